"""What the golden games of any game must show between them: every option, number of players, end and table line."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Protocol

from boulevard.core.events import Event
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.options import Option
from boulevard.core.record import TABLE, Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table

TIMES = 2
"""How many golden games show a thing at least, so that it is not seen in one constellation alone."""


class Goal(Protocol):
    """What `tests/GAME/golden.py` says."""

    WANTED: set[str]
    RARE: set[str]
    """Among what is wanted: one game is enough."""

    def shown(self, table: Table) -> set[str]: ...


def lacking(goal: Goal, seen: Counter[str]) -> dict[str, int]:
    """How many games more must show each thing."""
    missing = {what: (1 if what in goal.RARE else TIMES) - seen[what] for what in sorted(goal.WANTED)}
    return {what: count for what, count in missing.items() if count > 0}


def wanted_of(game: AnyGame) -> set[str]:
    """What is wanted of every game."""
    return {
        *(f"option {option.name}={value}" for option in game.table_options for value in values(option)),
        *(f"{players} players" for players in game.players),
        *("running", "undo", "takeback", "seat", "resign"),
        *(f"won by {seat}" for seat in game.seats(max(game.players))),
    }


def values(option: Option) -> list[str]:
    """The values of an option that a game may show; a number: its ends, its default and any other."""
    if option.kind == "flag":
        return ["False", "True"]
    if option.kind == "number":
        kinds = [str(option.min), str(option.default), *([] if option.max is None else [str(option.max)])]
        between = option.max is None or option.max - (option.min or 0) > 1
        return sorted({*kinds, *(["other"] if between else [])})
    return [*option.values, *option.words] if option.kind == "choice" else [*option.words, "named"]


def shown_by_any(table: Table) -> set[str]:
    """What a game shows of that."""
    options = table.game.table_options
    found = {f"option {option.name}={chosen(option, table.options[option.name])}" for option in options}
    found |= {line.text.split(" ")[0] for line in table.lines if line.seat == TABLE}
    found.add(f"{len(table.players)} players")
    if table.outcome is None:
        found.add("running")
    else:
        found |= {f"won by {seat}" for seat in table.outcome.winners if len(table.outcome.winners) == 1}
    return found


def chosen(option: Option, value: Any) -> str:
    if option.kind == "names" and not isinstance(value, str):
        return "named"
    return str(value) if str(value) in values(option) else "other"


def some_plies(record: Record) -> set[int]:
    """So many positions of a game, spread over all of it, and its last ones."""
    said = len(record.lines)
    return {*range(0, said, max(1, said // 30)), *range(max(0, said - 3), said)}


def answer(s: Any, game: AnyGame, move: Move) -> set[str]:
    """Which question a move answers, and how: `degas: done`."""
    decision = game.decision(s)
    return set() if decision is None else {f"{decision.key}: {str(move).split(' ')[0]}"}


def told(table: Table) -> Iterator[tuple[Any, Move, Any, tuple[Event, ...]]]:
    """The lines that count, played again: the state before, the move, the state after, what happened."""
    game = table.game
    s = game.setup(len(table.players), table.options)
    for ply in sorted(ply for seat in (CHANCE, *table.players) for ply in table.live_plies(seat)):
        move = game.parse(table.lines[ply].text)
        before = game.clone(s)
        events = game.do(s, move)
        yield before, move, s, events
