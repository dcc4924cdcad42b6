"""The judge on the compiled core: the same numbers as the readable one."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

import kernels
from boulevard.core.bot import TIME
from boulevard.core.contract import any_table
from boulevard.core.game import AnyGame
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import replay
from boulevard.games.couleurs import judge as readable
from boulevard.games.couleurs.actions import Improving, Painting
from boulevard.games.couleurs.kernel import judge
from boulevard.games.couleurs.rounds import Acting, Placing
from boulevard.games.couleurs.third_phase import Cut, DealBonus, DealPainting, Staying
from couleurs.tables import GAME
from couleurs.test_kernel import GENEROUS, MEAN, other
from goldens import told


def check_prospects(core: kernels.Core, words: Any, s: Any) -> None:
    points, times = np.full(core.rules.SEATS, 9.0), np.full(core.rules.SEATS, 9.0)
    spread = judge.prospects(core.box, words, points, times)
    found, wanted = readable.prospects(core.game, s)
    assert spread == pytest.approx(wanted, rel=1e-12)
    assert not times[: s.players].any()
    assert not any(TIME in parts for parts in found.values())
    sums = [sum(parts.values()) for parts in found.values()]
    assert points[: s.players].tolist() == pytest.approx(sums, rel=1e-10, abs=1e-10)
    assert judge.rests(core.box, words, 0) == readable.rests(core.game, s, 0)


def check_priors(core: kernels.Core, words: Any, s: Any, seat: str) -> None:
    weights = np.zeros(core.rules.MOVES)
    count = len(core.codes(words))
    judge.priors(core.box, words, core.game.seated(s).index(seat), core.moves, count, weights)
    wanted = readable.priors(core.game, s, seat, core.game.options(s, seat))
    assert weights[:count].tolist() == pytest.approx(wanted, rel=1e-9)


def check_judged(core: kernels.Core, s: Any) -> None:
    words = core.words(s)
    check_prospects(core, words, s)
    for seat in core.game.to_act(s):
        if seat != CHANCE:
            check_priors(core, words, s, seat)
    kernels.check_state(core, words, s)


def usual(s: Any) -> bool:
    """Is it one of the questions that every round asks?"""
    return isinstance(s.agenda[0], Placing | Acting | Staying | Painting | Improving | Cut | DealPainting | DealBonus)


def check_games(game: AnyGame, count: int, choose: kernels.Chooser, every: int, seed: str) -> int:
    """Positions of games over all options: rare questions each time, and one in so many of the others."""
    core, rng, judged = kernels.Core(game), Random(seed), 0
    for _ in range(count):
        table = any_table(game, rng)
        while table.to_act:
            if not usual(table.state) or rng.randrange(every) == 0:
                check_judged(core, table.state)
                judged += 1
            table.play_offered(*choose(table, rng))
    return judged


def test_positions_of_golden_games_are_judged_the_same() -> None:
    """They show all that is rare: bonus cards of every kind, bought and held, black within reach."""
    core, rng = kernels.Core(GAME), Random("golden")
    for path in kernels.golden_files("couleurs"):
        for s, *_ in told(replay(GAME, read_record(path.read_bytes()))):
            if not usual(s) or rng.randrange(10) == 0:
                check_judged(core, s)


@pytest.mark.parametrize(("games", "every"), [(4, 8), pytest.param(400, 2, marks=pytest.mark.long)])
def test_positions_of_random_games_are_judged_the_same(games: int, every: int) -> None:
    assert check_games(GAME, games, kernels.anybody, every, "random") > games * 50


@pytest.mark.parametrize(("games", "every"), [(4, 4), pytest.param(200, 1, marks=pytest.mark.long)])
def test_positions_of_bots_are_judged_the_same(games: int, every: int) -> None:
    assert check_games(GAME, games, kernels.bots("flaneur", GAME), every, "flaneur") > games * 50


@pytest.mark.parametrize(("changes", "games"), [(GENEROUS, 1), (MEAN, 4)], ids=["generous", "mean"])
def test_positions_of_other_content_are_judged_the_same(changes: dict[str, str], games: int) -> None:
    """Its tools may have more spaces than the judge knows, or fewer."""
    check_games(other(changes), games, kernels.anybody, 8, "other")
