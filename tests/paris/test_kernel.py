"""The compiled core of Paris, beside the readable rules."""

from random import Random

import pytest

pytest.importorskip("numba")

import kernels
from boulevard import registry
from boulevard.core.kernel import Beyond, lots
from boulevard.games.paris.board import FULL
from boulevard.games.paris.game import Paris
from boulevard.games.paris.phases import PhaseTwo

game = registry.game("paris")


@pytest.fixture(scope="module")
def core() -> kernels.Core:
    return kernels.Core(game)


# Other content ---------------------------------------------------------------------------------------------------


OTHER = """
[tiles]
1 = ["MM", "MM"]
2 = ["MM", "MM"]
3 = ["MM", "ML"]
4 = ["MM", "NM"]
5 = ["MM", "MM"]
6 = ["MR", "MM"]
7 = ["LM", "MM"]
8 = ["NM", "NM"]

[buildings]
BIG_L   = ["######"]
LINE    = [".#", "##"]
CORNER  = ["###"]
SQUARE  = ["####"]
SMALL_L = ["##", ".#", ".#"]
SMALL_T = ["##", "#.", "#."]
ZIGZAG  = [".#", "##", "#."]
BIG_T   = ["##.", ".##", ".#."]
STAIRS  = ["##", "##", "#."]
CROSS   = ["#...", "####"]
CHONK   = [".##", "###"]
SMILE   = ["#....", "#####"]

[garden]
shape = ["#", "#"]

[grande_lumiere]
reach = 7

[postcards]
levitation     = {}
metropolitain  = {}
jardin         = { first = true }
sacre-coeur    = { first = true }
peintre        = { first = true, stamp = true }
chartier       = {}
bouquinistes   = { first = true }
lampadaire     = {}
moulin-rouge   = { first = true, stamp = true }
fontaine       = { first = true, stamp = true }
penseur        = { first = true, stamp = true }
grande-lumiere = { first = true }

[player]
tokens = 4
chimneys = 12

[score]
unbuilt = -20
"""
"""A box as far from the printed one as P1–P5 allow."""


def test_other_content_is_the_same() -> None:
    """P1, P2, P3, P4, P5, C9, S3. Other tiles, shapes, figures and orders."""
    core = kernels.Core(Paris(OTHER.encode()))
    kernels.check_games(core, 20, "other content", every=4)


@pytest.mark.parametrize("content", [None, OTHER.encode()], ids=["own", "other"])
@pytest.mark.parametrize("flip", [False, True])
def test_the_most_moves_find_room(content: bytes | None, flip: bool) -> None:
    """C1. An empty board on which everything fits, with half of the buildings in the reserve."""
    core = kernels.Core(Paris(content))
    s = core.game.setup(2, {"flip": flip, "first": "orange", "postcards": ALL_PIECES})
    names = core.game.box.buildings
    s.agenda, s.mixed, s.reserves, s.pool = (PhaseTwo("orange"),), FULL, (names[::2], ()), names[1::2]
    assert len(core.game.options(s, "orange")) < core.rules.MOVES
    kernels.check_asked(core, core.words(s), s)


ALL_PIECES = ["fontaine", "grande-lumiere", "jardin", "lampadaire", "levitation", "moulin-rouge", "peintre", "penseur"]


class Newer(Paris):
    """Rules that the core does not know yet."""

    rules = 2


def test_other_rules_are_beyond_the_core(core: kernels.Core) -> None:
    """A version of the rules that is new, and whoever writes it, finds the core here."""
    newer = Newer()
    with pytest.raises(Beyond):
        core.flat.laid_out(newer)
    with pytest.raises(Beyond):
        core.flat.flat(newer, newer.setup())


# What is hidden --------------------------------------------------------------------------------------------------


def test_what_is_imagined_looks_the_same(core: kernels.Core) -> None:
    """P18. Whatever the core imagines for a seat, that seat cannot tell it from the truth."""
    lot = lots(18)
    for s in kernels.positions(game, 150, "imagined"):
        kernels.check_imagined(core, s, lot)


def test_what_is_hidden_is_equally_likely(core: kernels.Core) -> None:
    """P18. Each tile that the rival has not laid may be in its hand."""
    rng = Random(18)
    assert sum(kernels.check_spread(core, s, 300, rng) for s in kernels.positions(game, 12, "spread")) > 50
