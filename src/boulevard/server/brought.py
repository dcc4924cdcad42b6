"""A record from elsewhere as the first lines of a table: read, checked line by line, and said to be from elsewhere.

What was undone there stays behind. Whoever brought it may know all of it, also what is hidden at the table; so it is
told as brought for ever, counts for nothing, and nobody goes back behind it. From there on the table draws.
"""

from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard import registry
from boulevard.core.events import (
    Event,
    TableBegin,
    TableBrought,
    TableForfeit,
    TableResign,
    TableSeat,
    TableTakeback,
    TableUndo,
)
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.record import BEGIN, BROUGHT, TABLE, Line, Record, read_record
from boulevard.core.story import BOT, noted, totals
from boulevard.core.table import Table, explained, open_table
from boulevard.server.kept import KeptLine, Seated
from boulevard.server.refusals import RareRefusal, Refusal
from boulevard.server.short import Given

MOST_BYTES = 200_000
"""Of a record; the longest game that was ever played here has a tenth of it."""
MOST_LINES = 4_000
"""That count."""
MOST_NAME, MOST_BOT_NAME = 40, 120
"""Letters in a name, as the interface takes them."""


class Brought(Struct, frozen=True):
    """A record that may become a table: how it stands, who sits there, and its lines as a table keeps them."""

    game: AnyGame
    table: Table
    seats: dict[str, Seated]
    resigned: list[str]
    lines: list[KeptLine]
    outcome: object

    @property
    def moves(self) -> int:
        """How many of its lines are moves of seats."""
        return sum(line.seat in self.seats for line in self.lines)

    @property
    def start(self) -> Given:
        """The same as a table is opened from."""
        names, state = dict(self.table.players), self.game.save(self.table.state)
        order, lines, options = tuple(self.seats), tuple(self.lines), dict(self.table.options)
        return Given(self.game.version, options, order, order, lines, state, names, tuple(self.resigned))


def read(text: str) -> Brought:
    """The record in a text; a Problem says what of it cannot be."""
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise Refusal("too-large", most=MOST_BYTES)
    try:
        record = read_record(text.encode())
    except UnicodeEncodeError:
        raise Problem("not-utf8") from None
    return brought(record)


def brought(record: Record) -> Brought:
    if record.content is not None:
        raise RareRefusal("bring-content")
    game = registry.game(record.game, None, record.rules)
    if any("?" in line.text.split() for line in record.lines if line.seat != TABLE):
        raise RareRefusal("bring-account")
    lines = record.settled
    if not lines:
        raise RareRefusal("bring-empty")
    if len(lines) > MOST_LINES:
        raise RareRefusal("bring-long", most=MOST_LINES)
    check_names(record)
    table = open_table(game, record)
    kept = []
    for ply, line in lines:
        try:
            kept.append(kept_line(table, line, 0.0))
        except Problem as problem:
            raise explained(table, line, problem).at(f"line {record.first_line + ply}") from None
    found = msgspec.json.decode(msgspec.json.encode(table.outcome))
    if record.outcome is not None and record.outcome != found:
        raise RareRefusal("bring-outcome")
    table.bring()
    kept.append(KeptLine(table.ply - 1, TABLE, BROUGHT, {}, [TableBrought().noted()], False, None, 0.0))
    return Brought(game, table, seated(table), list(table.state.resigned), kept, found)


def seated(table: Table) -> dict[str, Seated]:
    """Who sits at a replayed table, by the names that its record gives last."""
    return {seat: Seated("bot" if name.startswith(BOT) else "person", name) for seat, name in table.names.items()}


def check_names(record: Record) -> None:
    """Whoever is named in a record might have sat down by that name."""
    renamed = [line.text.split(" ", 2) for line in record.lines if line.seat == TABLE]
    for name in (*record.players.values(), *(words[2] for words in renamed if words[0] == "seat" and len(words) == 3)):
        most = MOST_BOT_NAME if name.startswith(BOT) else MOST_NAME
        if not name.isprintable() or name != " ".join(name.split()) or not 0 < len(name) <= most:
            shown = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in name)
            raise Refusal("name", given=shown[: 2 * MOST_NAME])


def kept_lines(table: Table, lines: Iterable[Line], now: float) -> Iterator[KeptLine]:
    """Lines as they are stored, said at the table one after the other; a Problem names the ply."""
    for line in lines:
        ply = table.ply
        try:
            yield kept_line(table, line, now)
        except Problem as problem:
            raise problem.at(f"ply {ply}") from None


def kept_line(table: Table, line: Line, now: float) -> KeptLine:
    """A line as it is stored, said at the table."""
    ply, game = table.ply, table.game
    if line.seat == TABLE:
        table.say(line)
        told = [] if (event := event_of(line)) is None else [event.noted()]
        return KeptLine(ply, TABLE, line.text, {}, told, False, None, now)
    move = game.parse(line.text)
    before, seen = totals(game, table.state), {}
    if line.seat in table.to_act:
        known = {viewer: game.seen(table.state, move, viewer or None) for viewer in ("", *table.players)}
        seen = {viewer: text for viewer, text in known.items() if text != line.text}
    moments: list[Moment] = []
    table.say(line, moments)
    events, _ = noted(before, moments, partial(totals, game))
    return KeptLine(ply, line.seat, line.text, seen, events, table.last_is_fence, None, now)


def event_of(line: Line) -> Event | None:
    """What a line of the table's own tells."""
    verb, seat, rest = (*line.text.split(" ", 2), "", "")[:3]
    match verb:
        case "undo":
            return TableUndo(seat, to=int(rest))
        case "takeback":
            return TableTakeback(seat, to=int(rest))
        case "seat":
            return TableSeat(seat, who=rest)
        case "resign":
            return TableResign(seat)
        case "forfeit":
            return TableForfeit(seat, forfeit=rest)
        case _ if verb == BEGIN:
            return TableBegin()
        case _ if verb == BROUGHT:
            return TableBrought()
    return None


def named(found: Brought, seat: str, name: str) -> Brought:
    """The same, where whoever brought it sits down by another name."""
    if found.table.names[seat] == name:
        return found
    line = kept_line(found.table, Line(TABLE, f"seat {seat} {name}"), 0.0)
    return replace(found, seats={**found.seats, seat: Seated("person", name)}, lines=[*found.lines, line])
