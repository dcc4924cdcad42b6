"""The judge on the core of Flatiron: the same numbers as the readable one."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

import kernels
from boulevard.core.bot import TIME
from boulevard.core.contract import any_move, any_table
from boulevard.core.kernel import Words
from boulevard.core.moves import Move
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.games.flatiron import judge as readable
from boulevard.games.flatiron.kernel import judge
from boulevard.games.flatiron.state import State
from flatiron.tables import game
from flatiron.test_kernel import other_content

STEPS = (0, 7, 8, 19, 20)
"""How many decisions a playout may have had, about where it rests."""


def check_judged(core: kernels.Core, s: State) -> None:
    """What attracts at first sight, where a playout rests, and what everybody may hope for."""
    words = core.words(s)
    (seat,) = core.game.to_act(s)
    if seat != CHANCE:
        codes, offered = core.codes(words), core.game.options(s, seat)
        found = np.zeros(core.rules.MOVES)
        judge.priors(core.box, words, s.seats.index(seat), core.moves, len(codes), found)
        wanted = readable.priors(core.game, s, seat, offered)
        assert found[: len(codes)].tolist() == pytest.approx(wanted, rel=1e-9), (s.agenda[0], list(map(str, offered)))
    for steps in STEPS:
        assert judge.rests(core.box, words, steps) == readable.rests(core.game, s, steps)
    if len(s.offices) == 2:
        check_hopes(core, words, s)


def check_hopes(core: kernels.Core, words: Words, s: State) -> None:
    points, times = np.full(2, -1.0), np.full(2, -1.0)
    spread = judge.prospects(core.box, words, points, times)
    hopes, wanted = readable.prospects(core.game, s)
    assert spread == pytest.approx(wanted)
    for number, seat in enumerate(s.seats):
        parts = dict(hopes.get(seat, {}))
        assert times[number] == pytest.approx(parts.pop(TIME, 0.0))
        assert points[number] == pytest.approx(sum(parts.values()))


def at_first_sight(table: Table, rng: Random) -> tuple[str, Move]:
    """What attracts most, or now and then anything: such games buy, build and copy, and end with the Roof."""
    (seat,) = table.to_act
    if seat == CHANCE or rng.random() < 0.2:
        return any_move(table.game, table.state, rng)
    offered = table.game.options(table.state, seat)
    weights = readable.priors(table.game, table.state, seat, offered)
    return seat, offered[weights.index(max(weights))]


def check_games(core: kernels.Core, count: int, seed: str, choose: kernels.Chooser) -> None:
    rng = Random(seed)
    for _ in range(count):
        table = any_table(core.game, rng)
        while table.to_act:
            check_judged(core, table.state)
            table.play_offered(*choose(table, rng))


CHOOSERS: dict[str, Any] = {"random": kernels.anybody, "at first sight": at_first_sight}


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("count", [6, pytest.param(500, marks=pytest.mark.long)])
def test_the_core_judges_as_the_readable_judge_does(chooser: str, count: int) -> None:
    check_games(kernels.Core(game), count, chooser, CHOOSERS[chooser])


def test_the_core_judges_other_content_as_the_readable_judge_does() -> None:
    core = kernels.Core(type(game)(other_content().encode()))
    check_games(core, 4, "other content", kernels.anybody)
