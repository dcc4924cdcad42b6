"""The compiled core of Les Couleurs de Paris, beside the readable rules."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import kernels
from boulevard.core.contract import any_move
from boulevard.core.held import changed
from boulevard.core.kernel import Beyond, lots
from boulevard.games.couleurs.game import Couleurs
from boulevard.games.couleurs.moves import NOTATION
from boulevard.games.couleurs.state import canvas
from couleurs.tables import GAME, Arranged
from couleurs.test_content import OWN


@pytest.fixture(scope="module")
def core() -> kernels.Core:
    return kernels.Core(GAME)


def test_every_move_has_a_code_of_its_own(core: kernels.Core) -> None:
    """Those of the notation that no position offers have none."""
    rng, words, named = Random(1), GAME.vocabulary(), Counter[type]()
    for kind in NOTATION.kinds:
        for _ in range(60):
            move = NOTATION.any_move(kind, words, rng)
            try:
                code = core.flat.code(GAME, move)
            except (KeyError, ValueError):
                continue
            if core.flat.move(GAME, code) == move:
                named[kind] += 1
    assert set(named) == set(NOTATION.kinds)


# The farthest corners ---------------------------------------------------------------------------------------------


def test_all_the_paintings_of_the_box_find_room(core: kernels.Core) -> None:
    """L16, M10. Lautrec holds all 32, everything in stock: the most moves that there can be, and the longest list."""
    t = Arranged(2, painters=("toulouse-lautrec", "degas")).stock("1", "RRRYYYBBBOOOGGGVVVWWW")
    held = tuple(canvas(GAME.box, card) for card in GAME.box.paintings)
    t.s.deck, t.s.easels, t.s.canvases = (), (None,) * len(t.s.easels), (held, ())
    t.acting(_1="s7", _2="white").play("1 act s7")
    assert 500 < len(GAME.options(t.s, "1")) < core.rules.MOVES
    kernels.check_position(core, core.words(t.s), t.s)


def test_a_black_by_the_mix_bonus(core: kernels.Core) -> None:
    """M4, L13, L27. Any mix, the fifth black too."""
    t = Arranged(2, bonus="B").bonus("1", "bonus-mix").stock("1", "RYBOGVKKKK").acting(_1="s7", _2="white")
    t.play("1 play bonus-mix")
    words = core.words(t.s)
    kernels.check_position(core, words, t.s)
    t.play("1 mix K")
    core.do(words, GAME.parse("mix K"))
    kernels.check_position(core, words, t.s)
    assert t.s.ending == "fifth black"


def test_a_chain_of_paintings_finds_room(core: kernels.Core) -> None:
    """M7. Degas finishes one painting after the other, each with what lay on the one before: the deepest agenda."""
    t = Arranged(2, painters=("degas", "monet"))
    ready = []
    for card, printed in GAME.box.paintings.items():
        squares = printed.squares.replace("R", ".", 1)
        ready.append(canvas(GAME.box, card, squares if "." in squares else printed.squares.replace("B", ".", 1)))
    red = [one for one in ready if one.open == "R"]
    t.s.deck, t.s.easels = tuple(one.card for one in ready if one.open != "R"), (None,) * len(t.s.easels)
    t.s.canvases = changed(t.s.canvases, 0, tuple(red))
    t.stock("1", "R").acting(_1="s7", _2="white").play("1 act s7")
    words = core.words(t.s)
    for one in red:
        move = GAME.parse(f"paint {one.card} R")
        kernels.check_position(core, words, t.s)
        GAME.apply(t.s, "1", move)
        core.do(words, move)
    kernels.check_position(core, words, t.s)
    assert len(t.s.finished[0]) == len(red) > 16


# Other content ----------------------------------------------------------------------------------------------------

GENEROUS = {
    "2 = 3\n3 = 4\n4 = 4": "2 = 8\n3 = 8\n4 = 8",
    "half_turn = 6": "half_turn = 12",
    "[3, 4, 5, 6, 7, 8, 9, 10]": "[9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 98, 99]",
    "[2, 3, 4, 5, 6, 7, 8, 9]": "[9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 98, 99]",
    "[1, 2, 3, 4, 5, 6, 7, 8]": "[9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 98, 99]",
    "end_space = 8": "end_space = 12",
    "\nassistants = 3": "\nassistants = 6",
    "R = 1, Y = 1, B = 1": "R = 12, Y = 12, B = 12, O = 12, G = 12, V = 12, W = 12",
    "stock_limit = 12": "stock_limit = 99",
    "whites_per_painting = 3": "whites_per_painting = 9",
    "K = 5 ": "K = 99 ",
    "copies = 3, cost = 4 }\nbonus-copy  = { copies = 3": "copies = 11, cost = 0 }\nbonus-copy  = { copies = 1",
    "bonus-mix   = { copies = 3": "bonus-mix   = { copies = 1",
    "bonus-swap  = { copies = 3": "bonus-swap  = { copies = 1",
    "bonus-tool  = { copies = 3": "bonus-tool  = { copies = 1",
    "at_most = 4": "at_most = 99",
    "degas_pigments = 3": "degas_pigments = 9",
    "flash_squares = 2": "flash_squares = 9",
    "lautrec_squares = 2": "lautrec_squares = 9",
    "van_gogh_limit = 16": "van_gogh_limit = 99",
}
MEAN = {
    "2 = 3\n3 = 4\n4 = 4": "2 = 1\n3 = 2\n4 = 1",
    "half_turn = 6": "half_turn = 1",
    "[3, 4, 5, 6, 7, 8, 9, 10]": "[1, 2, 5]",
    "[2, 3, 4, 5, 6, 7, 8, 9]": "[1, 4, 5]",
    "[1, 2, 3, 4, 5, 6, 7, 8]": "[2, 3, 9]",
    "bonus_space = 6": "bonus_space = 2",
    "end_space = 8": "end_space = 3",
    "\nassistants = 3": "\nassistants = 1",
    "R = 1, Y = 1, B = 1": "O = 1, G = 1, V = 1",
    "stock_limit = 12": "stock_limit = 4",
    "whites_per_painting = 3": "whites_per_painting = 0",
    "K = 5 ": "K = 1 ",
    '"red", "tool", "orange", "card"': '"red", "card", "orange", "paint"',
}


def other(changes: dict[str, str]) -> Couleurs:
    content = OWN
    for old, new in changes.items():
        assert old in content
        content = content.replace(old, new, 1)
    return Couleurs(content.encode())


@pytest.mark.parametrize(("changes", "games"), [(GENEROUS, 3), (MEAN, 30)], ids=["generous", "mean"])
def test_other_content_is_the_same(changes: dict[str, str], games: int) -> None:
    """L1–L6, M1. The most and the least that a content file may say."""
    kernels.check_games(kernels.Core(other(changes)), games, "other content", every=4)


def test_levels_beyond_the_core() -> None:
    with pytest.raises(Beyond):
        kernels.Core(other({"6, 7, 8, 9, 10]": "6, 7, 8, 9, 100]"}))


class Newer(Couleurs):
    """Rules that the core does not know yet."""

    rules = 2


def test_other_rules_are_beyond_the_core(core: kernels.Core) -> None:
    """Whoever writes a new version of the rules finds the core here."""
    newer = Newer()
    with pytest.raises(Beyond):
        core.flat.laid_out(newer)
    with pytest.raises(Beyond):
        core.flat.flat(newer, newer.setup())


# What is hidden ---------------------------------------------------------------------------------------------------


def opening(players: int, seed: str) -> Iterator[Any]:
    """Positions with painters, before they are shown and after."""
    rng = Random(seed)
    s = GAME.setup(players, {"painters": "on"})
    while not s.round:
        yield GAME.clone(s)
        GAME.do(s, any_move(GAME, s, rng)[1])
    yield s


def test_what_is_imagined_looks_the_same(core: kernels.Core) -> None:
    """L31. Whatever the core imagines for a seat, that seat cannot tell it from the truth."""
    lot = lots(31)
    for s in kernels.positions(GAME, 60, "imagined"):
        kernels.check_imagined(core, s, lot)
    for seed in "abcdefgh":
        for s in opening(4, seed):
            kernels.check_imagined(core, s, lot)


def test_what_is_hidden_is_equally_likely(core: kernels.Core) -> None:
    """L31. Each painter that a seat has not seen may be another's, kept or not."""
    rng = Random(31)
    shown = [s for players in GAME.players for s in opening(players, "spread") if s.dealt[0]]
    assert sum(kernels.check_spread(core, s, 300, rng) for s in shown[::4]) > 20
