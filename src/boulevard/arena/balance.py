"""How fair the games are: over many games of bots, who wins, with what, and by how much.

What is counted is kept, the games are not: `Tally` is all that the document (`balance_sheet`) is made of.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from boulevard import registry
from boulevard.arena.datasets import Settings, put
from boulevard.core.balance import Counted
from boulevard.core.events import Event
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.problems import Problem
from boulevard.core.record import Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, open_table

FORMAT = 1
FIRST = "first"
"""The option that says who starts, and the event where chance does."""


class Item(Struct, array_like=True):
    """One thing, in how many games it was there, and in how many anybody took it; how often in all; in how many games
    one seat took it more often than any other, and how many of these that seat won (a shared victory in parts)."""

    offered: int = 0
    taken: int = 0
    times: int = 0
    most: int = 0
    won: float = 0.0


class Sheet(Struct):
    """Score sheets, added up line by line."""

    sheets: int = 0
    lines: dict[str, int] = field(default_factory=dict)

    def add(self, lines: Mapping[str, int]) -> None:
        self.sheets += 1
        for line, points in lines.items():
            self.lines[line] = self.lines.get(line, 0) + points


class Tally(Struct):
    """Games of one kind, counted."""

    settings: Settings
    games: int = 0
    moves: int = 0
    """Of all seats, in all games."""
    shared: int = 0
    """Games that were won by several."""
    places: list[float] = field(default_factory=list)
    """What was won by who started, by who sits next, and so on."""
    winners: Sheet = field(default_factory=Sheet)
    others: Sheet = field(default_factory=Sheet)
    items: dict[str, dict[str, Item]] = field(default_factory=dict)

    def add(self, record: Record, content: bytes | None = None) -> None:
        """A game; one that was not played to its end is left out."""
        game = registry.game(record.game, content, record.rules)
        table = open_table(game, record)
        events = happened(table, record)
        outcome = table.outcome
        if outcome is None or not outcome.played_out:
            return
        starter = record.options[FIRST]
        if starter == "random":
            starter = next(one.seat for one in events if one.name == FIRST)
        seats = game.seats(len(record.players))
        self.games += 1
        self.moves += sum(len(table.live_plies(seat)) for seat in seats)
        self.shared += len(outcome.winners) > 1
        self._ranked(seats, starter, outcome)
        for counted in counted_of(game):
            self._count(self.items.setdefault(counted.title, {}), counted, events, outcome)

    def _ranked(self, seats: Sequence[str], starter: str, outcome: Outcome) -> None:
        begins = seats.index(starter)
        self.places = self.places or [0.0] * len(seats)
        for place, seat in enumerate((*seats[begins:], *seats[:begins])):
            self.places[place] += share(outcome, seat)
            sheet = self.winners if seat in outcome.winners else self.others
            sheet.add(outcome.scores[seat])

    def _count(self, items: dict[str, Item], counted: Counted, events: Iterable[Event], outcome: Outcome) -> None:
        offered, taken = set[str](), dict[str, Counter[str]]()
        for event in events:
            if isinstance(event, counted.taken):
                assert event.seat is not None
                taken.setdefault(str(event.figures[counted.figure]), Counter())[event.seat] += 1
            elif counted.offered is not None and isinstance(event, counted.offered):
                offered.update(several(event.figures[counted.figure]))
        for name in sorted(offered | taken.keys()):
            item, by = items.setdefault(name, Item()), taken.get(name, Counter())
            item.offered += name in offered
            item.taken += bool(by)
            item.times += by.total()
            (leader, most), (_, next_most) = (*by.most_common(2), ("", 0), ("", 0))[:2]
            if most > next_most:
                item.most += 1
                item.won += share(outcome, leader)


def counted_of(game: AnyGame) -> tuple[Counted, ...]:
    found: tuple[Counted, ...] = registry.part(game.name, "balance").COUNTED
    return found


def options_of(game: AnyGame) -> dict[str, Any]:
    """Those with which all that is counted comes into play."""
    return dict(registry.part(game.name, "balance").OPTIONS)


def happened(table: Table, record: Record) -> list[Event]:
    """All that happened on its opened table, and was not taken back."""
    said = [table.say(line) for line in record.lines]
    plies = sorted(ply for seat in (CHANCE, *table.players) for ply in table.live_plies(seat))
    return [event for ply in plies for event in said[ply]]


def several(value: Any) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list | tuple) else [str(value)]


def share(outcome: Outcome, seat: str) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


# The file --------------------------------------------------------------------------------------------------------


class Kept(Struct):
    balance: int
    tallies: list[Tally]


def read(file: Path) -> list[Tally]:
    """What was counted before; nothing where there is no file."""
    if not file.exists():
        return []
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Kept)
    except msgspec.DecodeError as error:
        raise Problem("balance-file", place=str(file), detail=str(error)) from None
    if kept.balance != FORMAT:
        raise Problem("arena-format", place=str(file), given=kept.balance, known=FORMAT)
    return kept.tallies


def write(file: Path, tallies: Sequence[Tally]) -> None:
    """A line for each."""
    lines = b",\n".join(map(msgspec.json.encode, tallies))
    put(file, b'{"balance": %d, "tallies": [\n%s\n]}\n' % (FORMAT, lines))


def replaced(tallies: Iterable[Tally], new: Tally) -> list[Tally]:
    """With this one in place of what was counted of the same game with as many players."""

    def place(tally: Tally) -> tuple[float, str, int]:
        name = tally.settings.game
        return registry.place(name), name, tally.settings.players

    return sorted([*(one for one in tallies if place(one) != place(new)), new], key=place)
