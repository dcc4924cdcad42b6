"""Content files: what is accepted, and the one clear line for what is not."""

from importlib.resources import files

import pytest

import boulevard
from boulevard.core.problems import Problem

OWN = files("boulevard.games.couleurs").joinpath("content.toml").read_text(encoding="utf-8")

WRONG = [
    ("CE10 = {", "CE10 = { extra = 1,", "extra"),
    ("CE10 = { points = 10", "CE10 = { points = 12", "paintings"),
    ('squares = ["BRR", "BYO", "BYO"]', 'squares = ["BRR", "BYO", "BY"]', "paintings.CE10"),
    ('squares = ["BRR", "BYO", "BYO"]', 'squares = ["BRR", "BYO", "BYW"]', "paintings.CE10"),
    ("CE10 = {", '"CE 10" = {', "paintings"),
    ("4 = [0, 1, 2, 3,", "4 = [0, 1, 2,", "ring.4"),
    ("4 = [0, 1, 2, 3, 2,", "4 = [0, 0, 2, 3, 2,", "ring"),
    ("3 = [0, 1, 2, 3, 1,", "3 = [0, 2, 2, 3, 1,", "ring.3"),
    ("4 = [0, 1, 2, 3, 2, 1, 0, 1", "4 = [0, 1, 2, 3, 2, 1, 1, 1", "ring.4"),
    ('"violet", "paint"]', '"violet"]', "disc.rim"),
    ('rim = ["red", "tool"', 'rim = ["tool", "red"', "disc.rim"),
    ('rim = ["red", "tool"', 'rim = ["red", "nap"', "disc.rim"),
    ('inner = ["first", "copy", "turn"]', 'inner = ["first", "copy"]', "disc"),
    ("2 = 3\n", "2 = 0\n", "easels.2"),
    ("brush   = [1, 2, 3, 4,", "brush   = [1, 2, 2, 4,", "tools.brush"),
    ("brush   = [1, 2, 3, 4,", "brush   = [1, 2, 3,", "tools.brush"),
    ("bonus_space = 6", "bonus_space = 8", "tool_track.bonus_space"),
    ("stock = { R = 1", "stock = { K = 1", "player.stock"),
    ("K = 5", "K = 0", "supply.K"),
    ("bonus-mix   = { copies = 3", "bonus-mix   = { copies = 4", "bonus"),
    ("bonus-mix   =", "bonus-nap   =", "bonus"),
    ('"cezanne", "degas"', '"cezanne", "cezanne"', "painters.names"),
    ('"cezanne", "degas"', '"cezanne", "picasso"', "painters.names"),
    ('"cezanne", "degas"', '"cezanne", "cezanne", "degas"', "painters.names"),
    ("white = -2", "white = 2", "score.white"),
    ("[ring]", "[ring", "TOML"),
]


@pytest.mark.parametrize(("old", "new", "place"), WRONG)
def test_wrong_content_is_refused_in_one_line(old: str, new: str, place: str) -> None:
    """L1–L6, M1, M5. Counts, names and figures that do not fit are refused, naming the place."""
    assert old in OWN
    with pytest.raises(Problem) as caught:
        boulevard.game("couleurs", OWN.replace(old, new, 1).encode())
    for language in ("en", "fr"):
        sentence = caught.value.sentence(language)
        assert "\n" not in sentence
        assert place in sentence


def test_a_missing_painting_is_refused() -> None:
    """L6. 32 paintings, eight of each value."""
    lines = [line for line in OWN.splitlines() if not line.startswith("VA16")]
    with pytest.raises(Problem, match=r"7 × 16"):
        boulevard.game("couleurs", "\n".join(lines).encode())


def test_corrected_content_plays() -> None:
    """L5. Levels are data: a corrected tube gives other numbers."""
    game = boulevard.game("couleurs", OWN.replace("tube    = [3, 4,", "tube    = [2, 4,").encode())
    assert not game.own_content
    s = game.setup(2)
    assert s.level(game.box, 0, 2) == 2
