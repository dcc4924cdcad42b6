"""Short games: the recorded positions from which they begin."""

from random import Random

import pytest

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.core.bot import Budget
from boulevard.core.bot_games import bot_random
from boulevard.core.lessons import lessons_of
from boulevard.core.record import TABLE
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, replay

WITH_ONE = [name for name in registry.game_names() if registry.short(name) is not None]
MOST = {"paris": 10, "couleurs": 40, "flatiron": 90}
"""Decisions with a choice that are left to each: how long a short game is at most."""


def begun(name: str) -> Table:
    record = registry.short(name)
    assert record is not None
    return replay(registry.game(name, None, record.rules), record)


def test_every_game_of_the_house_has_one() -> None:
    assert WITH_ONE == ["paris", "couleurs", "flatiron"]


@pytest.mark.parametrize("name", WITH_ONE)
def test_a_short_game_begins_where_the_seat_of_the_lessons_decides(name: str) -> None:
    table, record = begun(name), registry.short(name)
    (first,) = {step.seat for lesson in lessons_of(table.game.package).values() for step in lesson.steps}
    (second,) = table.players.keys() - {first}
    assert table.to_act == (first,)
    assert len(table.game.options(table.state, first)) > 1
    assert record is not None
    assert record.outcome is None
    assert record.seed is None
    assert all(line.seat != TABLE for line in record.lines)
    totals = {seat: sheet["total"] for seat, sheet in table.game.scores(table.state).items()}
    assert abs(totals[first] - totals[second]) < 8  # nobody has won or lost it yet


@pytest.mark.parametrize("name", WITH_ONE)
def test_bots_finish_a_short_game_soon(name: str) -> None:
    """And it is open: of eight games between the friend and itself, each side wins some."""
    won = set()
    for number in range(8):
        table, seed = begun(name), bytes([number]) * 32
        game, bot, decisions = table.game, make_bot("ami", table.game), 0
        while (to_act := table.to_act) and decisions <= 2 * MOST[name]:
            seat = to_act[0]
            if seat == CHANCE:
                table.draw(seed)
                continue
            moves = game.options(table.state, seat)
            decisions += len(moves) > 1
            rng: Random = bot_random(seed, f"{seat} {table.ply}")
            table.play(seat, bot.choose(game.view(table.state, seat), moves, rng, Budget()))
        assert table.outcome is not None
        won |= set(table.outcome.winners)
    assert won == set(table.players)
