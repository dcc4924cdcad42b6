"""The judge on the core of Paris: the same numbers as the readable one."""

from collections import Counter
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

import kernels
from boulevard import registry
from boulevard.core.contract import any_table
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import replay
from boulevard.games.paris import judge as readable
from boulevard.games.paris.board import FULL, mask_of
from boulevard.games.paris.game import Paris
from boulevard.games.paris.kernel import judge
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.phases import PhaseTwo
from boulevard.games.paris.state import Laid, State
from goldens import told
from paris.test_kernel import ALL_PIECES, OTHER

game = registry.game("paris")

Seen = Counter[str]
"""How many moves of each kind were judged."""


@pytest.fixture(scope="module")
def core() -> kernels.Core:
    return kernels.Core(game)


def check_judged(core: kernels.Core, s: State, seen: Seen) -> None:
    """What attracts at first sight, where a playout rests, and what both may hope for."""
    words = core.words(s)
    assert judge.rests(core.box, words, 0) == readable.rests(core.game, s, 0)
    if not s.agenda or hasattr(s.agenda[0], "seat"):  # nobody judges what comes before the first tile is dealt
        check_prospects(core, words, s)
    for seat in core.game.to_act(s):
        if seat != CHANCE:
            check_priors(core, words, s, seat, seen)
    kernels.check_state(core, words, s)


def check_prospects(core: kernels.Core, words: Any, s: State) -> None:
    points, times = np.full(2, 9.0), np.full(2, 9.0)
    spread = judge.prospects(core.box, words, points, times)
    found, wanted = readable.prospects(core.game, s)
    assert spread == wanted
    assert not times.any()
    assert points.tolist() == pytest.approx([sum(found[seat].values()) for seat in SEATS], rel=1e-12, abs=1e-12)


def check_priors(core: kernels.Core, words: Any, s: State, seat: str, seen: Seen) -> None:
    weights, count, offered = np.zeros(core.rules.MOVES), len(core.codes(words)), core.game.options(s, seat)
    judge.priors(core.box, words, SEATS.index(seat), core.moves, count, weights)
    wanted = readable.priors(core.game, s, seat, offered)
    wrong = np.nonzero(np.abs(weights[:count] - wanted) > 1e-12)[0]
    assert not wrong.size, [(str(offered[at]), weights[at], wanted[at]) for at in wrong[:5]]
    seen.update(getattr(move, "card", type(move).__name__) for move in offered)


def check_games(core: kernels.Core, count: int, choose: kernels.Chooser, seed: str, every: int) -> Seen:
    """One in so many positions of games over all options, and how all of them end."""
    rng, seen = Random(seed), Counter[str]()
    for _ in range(count):
        table = any_table(core.game, rng)
        while table.to_act:
            if rng.randrange(every) == 0:
                check_judged(core, table.state, seen)
            table.play_offered(*choose(table, rng))
        check_judged(core, table.state, seen)
    return seen


ALL_KINDS = {"Tile", "Take", "Pass", "Build", *game.box.cards}


@pytest.mark.parametrize(("games", "every"), [(25, 3), pytest.param(2000, 2, marks=pytest.mark.long)])
def test_positions_of_random_games_are_judged_the_same(core: kernels.Core, games: int, every: int) -> None:
    assert check_games(core, games, kernels.anybody, "random", every).keys() == ALL_KINDS


@pytest.mark.parametrize(("games", "every"), [(8, 2), pytest.param(800, 1, marks=pytest.mark.long)])
def test_positions_of_bots_are_judged_the_same(core: kernels.Core, games: int, every: int) -> None:
    """Bots build more than chance does: groups, annexes, little ground that is left."""
    assert check_games(core, games, kernels.bots("flaneur", game), "flaneur", every).keys() == ALL_KINDS


def test_positions_of_golden_games_are_judged_the_same(core: kernels.Core) -> None:
    rng, seen = Random("golden"), Counter[str]()
    for path in kernels.golden_files("paris"):
        for s, *_ in told(replay(game, read_record(path.read_bytes()))):
            if rng.randrange(4) == 0:
                check_judged(core, s, seen)
    assert seen.keys() == ALL_KINDS


def test_positions_of_other_content_are_judged_the_same() -> None:
    """Other tiles and shapes, twelve chimneys, and 20 points lost for a building that is not built."""
    check_games(kernels.Core(Paris(OTHER.encode())), 6, kernels.anybody, "other content", 4)


def phase_two(ground: int, **changes: Any) -> State:
    """Phase 2 on a board of mixed ground here and lights elsewhere."""
    s: State = game.setup(2, {"first": "orange", "postcards": ALL_PIECES})
    s.agenda = (PhaseTwo("orange"),)
    s.laid = tuple(Laid(f"{column}{row}", "orange", 1, 0) for column in "ABCD" for row in range(1, 5))
    s.mixed, s.lights, s.hands, s.piles = ground, FULL & ~ground, ((), ()), ((), ())
    for name, value in changes.items():
        setattr(s, name, value)
    return s


@pytest.mark.parametrize(
    "plots",
    [
        ("a1",),
        ("a1", "a2"),
        ("a1", "b1", "b2"),
        ("h6", "h7", "h8"),
        ("a8", "b1", "b2"),  # the end of a column and the beginning of the next are no neighbours
        ("c3", "c4", "d4", "d5", "g7", "h7", "a8", "h1", "f1", "g1"),
    ],
)
def test_plots_are_measured_the_same(core: kernels.Core, plots: tuple[str, ...]) -> None:
    """Small ones are worth nothing, large ones more by each light beside each of their spaces."""
    check_judged(core, phase_two(mask_of(plots)), Counter())


def test_the_largest_buildings_count(core: kernels.Core) -> None:
    """More in the reserve than anybody can place: five of them, or as many as chimneys are left."""
    names = game.box.buildings
    for reserves in ((names[:4], names[4:]), (names, ()), (names[::-1], ())):
        check_judged(core, phase_two(FULL, reserves=reserves, pool=()), Counter())
