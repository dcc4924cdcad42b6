"""Finds where short games begin: `.venv/bin/python tools/short.py GAME` writes `games/GAME/lessons/short.game`.

Two apprentices play many games; of each, the place is looked at where the seat that the lessons teach begins a turn and
about five turns each are left (`BEGINS`): whoever opens a short game sits there. The place is taken where both stand
even and end even, with good scores. Tables keep the lines they began with: the file may be made anew at any time.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame
from boulevard.core.lessons import lessons_of
from boulevard.core.record import Record
from boulevard.core.table import Table, open_table, replaying

GAMES = Path(registry.__file__).parent / "games"

Place = Callable[[Any, Table], bool]
"""Is it here that a short game may begin, in a game that ends as that table does?"""

BEGINS: dict[str, tuple[dict[str, Any], Place]] = {
    "paris": ({"first": "blue"}, lambda s, end: s.phase == 2 and [len(one) for one in s.reserves] == [5, 5]),
    "couleurs": ({"first": "1"}, lambda s, end: s.round == end.state.round - 2 and s.first == 0),
    "flatiron": ({"first": "1"}, lambda s, end: s.turns >= end.state.turns - 11),
}
"""By which options a game is played, and where the short one begins: five buildings, three rounds or six turns each."""

FIRST = {"paris": "phase-two", "couleurs": "place", "flatiron": "move"}
"""What is asked at the beginning of a turn."""


def places(name: str, games: int) -> Iterator[tuple[int, Record, Table]]:
    """Where a short game could begin, with how uneven it is: a record that ends there, and the table at its end."""
    game = registry.game(name)
    options, begins = BEGINS[name]
    seats = game.seats(2)
    first = next(iter(lessons_of(game.package).values())).steps[0].seat
    bots = {seat: make_bot("apprenti", game) for seat in seats}
    settled = game.settle(2, options)[1]
    for number in range(games):
        end = play(game, bots, dict.fromkeys(seats, "bot:apprenti"), settled, simulation_seed("short", number))
        record = end.record_so_far()
        table = open_table(game, record)
        for ply, _ in replaying(table, record):
            decision = game.decision(table.state)
            asked = decision is not None and decision.key == FIRST[name] and game.to_act(table.state) == (first,)
            if asked and begins(table.state, end):
                apart = abs(leads(game, end.state, first)) + abs(leads(game, table.state, first))
                least = min(sheet["total"] for sheet in game.scores(end.state).values())
                yield 2 * apart - least, replace(record, lines=record.lines[:ply]), end
                break


def leads(game: AnyGame, s: Any, seat: str) -> int:
    totals = {one: sheet["total"] for one, sheet in game.scores(s).items()}
    return totals.pop(seat) - max(totals.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(BEGINS))
    parser.add_argument("--games", type=int, default=60)
    given = parser.parse_args()
    found = sorted(places(given.game, given.games), key=lambda one: one[0])
    _, record, end = found[0]
    file = GAMES / given.game / "lessons" / "short.game"
    file.parent.mkdir(exist_ok=True)
    file.write_text(str(record), "utf-8")
    game = registry.game(given.game)
    totals = {seat: sheet["total"] for seat, sheet in game.scores(end.state).items()}
    print(f"{file}: {len(record.lines)} lines of {len(end.lines)}, of {len(found)} places; they ended {totals}")


if __name__ == "__main__":
    main()
