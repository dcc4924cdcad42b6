"""Short games: a table that plays on from a position near the end of its game, which is a record kept beside the rules.

What was played before is given to the table: it is told and drawn like all that happens, and a line of the record says
where the table itself begins. Nobody goes back behind it, and the table's seed drew nothing of it.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from boulevard import registry
from boulevard.core.events import TableBegin
from boulevard.core.lessons import lessons_of
from boulevard.core.problems import Problem
from boulevard.core.story import BOT
from boulevard.server.kept import Company, KeptLine, Seated, Stored
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room

FRIEND = f"{BOT}ami"
"""Who plays the other seats, unless somebody else is named."""


class Given(Struct, frozen=True):
    """A position and all that led to it, as a table keeps it."""

    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    """First the one that the lessons teach, for whoever opens it."""
    order: tuple[str, ...]
    """The same as they sit."""
    lines: tuple[KeptLine, ...]
    state: bytes
    players: dict[str, str] | None = None
    """Who sat there at the beginning, where that was elsewhere; otherwise those who sit down now."""
    resigned: tuple[str, ...] = ()


def seats_at(name: str) -> tuple[str, ...]:
    """Who sits at a short game, first the one that the lessons teach; nobody where the game has none."""
    record = registry.short(name)
    taught = {step.seat for lesson in lessons_of(registry.game(name).package).values() for step in lesson.steps}
    return () if record is None else tuple(sorted(record.players, key=lambda seat: seat not in taught))


@cache
def given(name: str) -> Given:
    """Where the short game begins; a Refusal where the game has none."""
    record = registry.short(name)
    if record is None:
        raise Refusal("no-short", game=name)
    game = registry.game(name, None, record.rules)
    seats = {seat: Seated("bot", FRIEND) for seat in record.players}
    room = Room(
        Stored(
            id="",
            game=name,
            rules=record.rules,
            options=record.options,
            seed=b"",
            status="playing",
            version=0,
            ply=0,
            company=Company(seats, players=dict.fromkeys(seats, FRIEND)),
            snapshot_ply=0,
            snapshot=None,
            touched=0.0,
            keys=[],
        ),
        (),
    )
    assert room.table is not None
    for line in record.lines:
        room.say(line.seat, game.parse(line.text), 0.0)
    room.table.begin()
    room.table_said(TableBegin(), 0.0)
    written = room.write(0.0, snapshot=True)
    assert written.snapshot is not None
    return Given(record.rules, record.options, seats_at(name), tuple(seats), tuple(written.lines), written.snapshot)


def seats_of(start: Given, asked: Mapping[str, str], options: Mapping[str, Any]) -> dict[str, str]:
    """Who is to sit where: the caller, and bots. The options are the record's."""
    first, *others = start.seats
    seats = dict(asked) or {first: "me", **dict.fromkeys(others, FRIEND)}
    if set(seats) != set(start.order):
        raise Problem("seats", given=list(seats), allowed=start.order)
    if options:
        raise Refusal("short-options")
    for seat, word in seats.items():
        if word == "open":
            raise Refusal("short-open", seat=seat)
    return {seat: seats[seat] for seat in start.order}
