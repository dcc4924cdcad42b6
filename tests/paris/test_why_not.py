"""Why a text is not offered: the right rule, and a sentence for it in both languages."""

import ast
import inspect
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boulevard.core.steps import CHANCE
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.paris import why
from boulevard.games.paris.state import State
from boulevard.games.paris.view import View
from paris.drawing import game, new_game, offered, play, position

Asked = tuple[list[tuple[View, list[str]]], list[str]]
"""Positions with what was offered in them, and texts to try in the others."""

SEVEN = (
    "orange build LINE a1+a2+a3",
    "orange build CORNER c1+d1+d2",
    "orange build SQUARE f1+f2+g1+g2",
    "orange build SMALL_L a5+a6+a7+b5",
    "orange build SMALL_T d4+d5+d6+e5",
    "orange build ZIGZAG g5+g6+h4+h5",
    "orange build SMILE c7+c8+d8+e8+f7+f8",
)


def phase_one(*more: str) -> State:
    return new_game("deal orange 3", "deal blue 5", *more)


def open_ground(*lines: str, **more: Any) -> State:
    return position("", *lines, **{"rest": "O", **more})


def row(marks: str, *lines: str, up: str = "") -> State:
    return position(marks, "orange holds LINE", *lines, up=up)


BOTH = ("orange card metropolitain", "orange card chartier")
LASTING = (*BOTH, "orange card sacre-coeur", "orange card peintre -")

CASES = [
    (phase_one(), "build LINE a1+a2+a3", "P9", "phase-one"),
    (phase_one(), "card metropolitain", "P9", "phase-one"),
    (open_ground(), "tile 3 A1 0", "P12", "phase-two"),
    (open_ground(), "take LINE", "P12", "phase-two"),
    (phase_one(), "tile 5 A1 0", "P9", "tile-not-in-hand"),
    (phase_one("tile 3 B2 0", "deal orange 1"), "tile 5 B2 3", "P9", "square-taken"),
    (phase_one("take LINE"), "take LINE", "P9", "not-in-pool"),
    (phase_one(), "take TOWER", "P3", "building-unknown"),
    (phase_one(), "pass", "P10", "pass-tiles-left"),
    (open_ground(up="sacre-coeur"), "pass", "P15", "pass-tokens-left"),
    (row("OOO"), "pass", "P15", "pass-can-build"),
    (open_ground(), "build TOWER a1+a2+a3", "P3", "building-unknown"),
    (open_ground("blue holds LINE"), "build LINE a1+a2+a3", "P13", "not-in-reserve"),
    (open_ground(*SEVEN, "orange holds CROSS"), "build CROSS d4+e3+e4+e5+f4", "P14", "no-chimney"),
    (open_ground(*SEVEN, up="jardin"), "card jardin h7+h8", "P14", "no-chimney"),
    (open_ground("orange holds SMALL_L"), "build SMALL_L a1+a2+a3+b3", "P3", "mirrored"),
    (open_ground("orange holds SMALL_L"), "build SMALL_L a1+a2+a3+a4", "P3", "shape"),
    (open_ground(up="jardin"), "card jardin a1+b2", "P3", "shape"),
    (row("OOO", "blue card fontaine b1"), "build LINE a1+b1+c1", "P6", "not-free"),
    (row("OOO", "blue card fontaine b1", up="peintre"), "card peintre b1", "P6", "not-free"),
    (row("OOL"), "build LINE a1+b1+c1", "P14", "on-light"),
    (row("OOL", "orange spent metropolitain"), "build LINE a1+b1+c1", "P14", "on-light"),
    (row("OOB"), "build LINE a1+b1+c1", "P14", "on-rival"),
    (row("OLL", *BOTH), "build LINE a1+b1+c1", "C2", "one-light"),
    (row("OBB", *BOTH), "build LINE a1+b1+c1", "C6", "one-rival"),
    (open_ground(*LASTING, up="lampadaire"), "card lampadaire a1", "P17", "no-token"),
    (open_ground(up="lampadaire"), "card sacre-coeur", "P4", "card-not-in-play"),
    (open_ground("blue card chartier", up="lampadaire"), "card chartier", "P17", "card-used"),
    (open_ground("blue card peintre h8", up="lampadaire"), "card peintre -", "P17", "card-used"),
    (row("OL", up="grande-lumiere"), "card grande-lumiere a1", "C9", "wants-light"),
    (row("OL", up="fontaine"), "card fontaine b1", "C10", "wants-own-or-mixed"),
    (row("OB", up="fontaine"), "card fontaine b1", "C10", "wants-own-or-mixed"),
    (row("OM", up="peintre"), "card peintre b1", "C13", "wants-own-colour"),
    (row("OM", up="penseur"), "card penseur b1 n", "C13", "wants-own-colour"),
    (row("OM", up="penseur"), "card penseur a1 w", "C12", "statue-blocked"),
    (row("OM", "blue card fontaine b1", up="penseur"), "card penseur a1 e", "C12", "statue-blocked"),
    (open_ground("blue build LINE a1+a2+a3", up="bouquinistes"), "card bouquinistes b1 LINE", "C7", "annex-not-yours"),
    (open_ground("orange build LINE a1+a2+a3", up="bouquinistes"), "card bouquinistes b4 LINE", "C7", "annex-apart"),
    (open_ground(up="levitation"), "card levitation CROSS LINE a1+a2+a3", "C1", "not-in-reserve"),
    (
        open_ground("orange holds CROSS", "blue holds LINE", up="levitation"),
        "card levitation CROSS LINE a1+a2+a3",
        "C1",
        "not-in-pool",
    ),
    (open_ground(up="levitation"), "card levitation TOWER LINE a1+a2+a3", "P3", "building-unknown"),
    (
        position("OOL", "orange holds CROSS", *BOTH, up="levitation"),
        "card levitation CROSS LINE a1+b1+c1",
        "C1",
        "levitation-no-power",
    ),
    (phase_one(), "deal orange 1", "", "not-now"),
    (phase_one(), "tile three A1 0", "", "move-unreadable"),
    (phase_one(), "dance", "", "move-unknown"),
]


@pytest.mark.parametrize(("s", "text", "rule", "key"), CASES, ids=[f"{key}: {text}" for _, text, _, key in CASES])
def test_the_rule_that_is_broken(s: State, text: str, rule: str, key: str) -> None:
    """Each objection names the first rule that the text breaks."""
    assert text not in offered(s)
    (seat,) = game.to_act(s)
    found = game.why_not(game.view(s, seat), text)
    assert (found.rule, found.key) == (rule, key)


def test_it_is_the_other_s_turn() -> None:
    found = game.why_not(game.view(phase_one(), "blue"), "take LINE")
    assert (found.key, found.figures) == ("not-your-turn", {"seat": "orange"})


def test_the_game_is_over() -> None:
    """P16. Nothing more is asked."""
    s = play(position("B"), "pass")
    assert game.why_not(game.view(s, "orange"), "pass").key == "over"


def test_every_key_has_a_case() -> None:
    """The keys that the rules can give are those of the table above."""
    keys = set()
    for node in ast.walk(ast.parse(inspect.getsource(why))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Why":
            named = ast.walk(node.args[1])
            keys |= {one.value for one in named if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    assert keys == {key for *_, key in CASES} - {"not-now", "move-unreadable", "move-unknown"}


def random_game(rng: Random, options: dict[str, object]) -> Iterator[tuple[View, list[str]]]:
    """The positions of a random game in which a player is asked, with what is offered there."""
    s = game.setup(options=options)
    while game.outcome(s) is None:
        (seat,) = game.to_act(s)
        legal = sorted(offered(s))
        if seat != CHANCE:
            yield game.view(s, seat), legal
        play(s, rng.choice(legal))


@pytest.fixture(scope="module")
def asked() -> Asked:
    """Random positions, and the texts of players that were offered in some of them."""
    rng = Random(12)
    found: list[tuple[View, list[str]]] = []
    for flip in (False, True) * 6:
        found += random_game(rng, {"postcards": "random", "flip": flip})
    return found, sorted({text for _, legal in found for text in rng.sample(legal, min(len(legal), 40))})


def unoffered(asked: Asked, count: int) -> Iterator[tuple[View, str]]:
    positions, pool = asked
    rng = Random(34)
    while count:
        view, legal = rng.choice(positions)
        text = rng.choice(pool)
        if text not in legal:
            count -= 1
            yield view, text


def test_300_random_texts_have_a_reason_in_both_languages(asked: Asked) -> None:
    """Each is refused by a numbered rule, whose sentence both catalogues can say."""
    missing = set()
    for view, text in unoffered(asked, 300):
        found = game.why_not(view, text)
        assert found.rule, f"{text} is a player's move: some rule forbids it"
        for language in LANGUAGES:
            catalogue = texts(language, game.package)
            if catalogue.has(f"why-{found.key}"):
                assert catalogue(f"why-{found.key}", **found.figures)
            else:
                missing.add((language, found.key))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_has_a_sentence(language: str) -> None:
    """Every key of the table, said with its figures; the core's too."""
    catalogue = texts(language, game.package)
    missing = []
    for s, text, _, key in CASES:
        (seat,) = game.to_act(s)
        found = game.why_not(game.view(s, seat), text)
        try:
            assert catalogue(f"why-{key}", **found.figures)
        except KeyError as error:
            missing.append(str(error))
    missing += [key for key in ("over", "not-your-turn") if not catalogue.has(f"why-{key}")]
    assert not missing
