"""The texts of the moves: what is written is read, and nothing else."""

import pytest

from boulevard.core.problems import Problem
from paris.drawing import game, offered, position

TEXTS = [
    "first blue",
    "postcards bouquinistes+chartier+fontaine+grande-lumiere+jardin+lampadaire+levitation+metropolitain",
    "deal orange 3",
    "tile 3 B2 1",
    "take STAIRS",
    "pass",
    "build STAIRS c2+d2+d3+e3+e4",
    *("card metropolitain", "card chartier", "card sacre-coeur"),
    *("card lampadaire c3", "card peintre c3", "card moulin-rouge c3", "card fontaine c3", "card grande-lumiere c3"),
    *("card jardin c3+c4", "card bouquinistes c3 STAIRS", "card bouquinistes c3 JARDIN", "card penseur c3 n"),
    "card levitation CROSS LINE a1+a2+a3",
    "card peintre -",
]


@pytest.mark.parametrize("text", TEXTS)
def test_the_notation_s_examples_are_read_and_written(text: str) -> None:
    assert str(game.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "build STAIRS d2+c2+d3+e3+e4",
        "build STAIRS c2+c2+d2+d3+e3+e4",
        "build STAIRS c2+d2+d3+e3+i4",
        "build STAIRS",
        "tile 3 b2 1",
        "tile 3 B2 4",
        "tile 03 B2 1",
        "Pass",
        "pass ",
        " pass",
        "pass\n",
        "card metropolitain -",
        "card chartier -",
        "card sacre-coeur -",
        "card peintre",
        "card peintre c9",
        "card penseur c3",
        "card penseur c3 ne",
        "card tour-eiffel",
        "deal green 3",
        "first random",
        "",
    ],
)
def test_nothing_else_is_a_text(text: str) -> None:
    """A set of spaces is sorted and has each once; cases, spaces and words are as shown."""
    with pytest.raises(Problem):
        game.parse(text)


def test_c2_and_c6_follow_from_the_spaces_covered() -> None:
    """C2, C6. The text of a building says nothing of powers, so each placement has one text."""
    s = position("OBL", "orange holds LINE", "orange card chartier", "orange card metropolitain")
    assert offered(s, "build") == {"build LINE a1+b1+c1"}
