"""What is to be told of a table to those who sit there and may not be looking: made of what everybody may know of it,
and of nothing else. Each thing is told once: it is known by whose turn it is and which, or by what has happened.
"""

import hashlib
from collections.abc import Callable, Collection, Iterator
from typing import Any

from msgspec import Struct

from boulevard.core.steps import CHANCE
from boulevard.server.room import Room

HOUR = 3600.0
SOON = 5.0
"""Seconds after which somebody who is away is told: a page may be loading anew."""
LOOKS = 45.0
"""The same for somebody who is connected: a phone that was laid down is so for a while, and is found out by then."""
SHORT = (6, 1)
"""Hours that are left when it is said that time runs short."""

KINDS = ("turn", "short", "over", "challenge", "talk", "cup")
"""What one may be told, each with a switch of its own. A game that begins (`begun`) goes with the turns; the last three
are said by whoever knows of them, through `Notices.tell`."""
OFFERED = KINDS[:4]
"""What can be chosen: the others are told by nobody yet."""
USUAL = ("turn", "short", "over", "challenge", "cup")
"""What is told where nobody chose: what waits, and nothing that lures back."""


class Notice(Struct, frozen=True):
    """Something that somebody is to be told once. `about`: what tells it from all others; without `due` it was told, or
    came to nothing."""

    about: str
    kind: str
    figures: dict[str, Any]
    made: float
    due: float | None


def turn_of(seat: str, turn: object) -> str:
    """Which turn it is, in few letters."""
    return hashlib.sha256(f"{seat} {turn}".encode()).hexdigest()[:16]


def noticed(room: Room, holders: Collection[str], here: Callable[[str], bool], now: float) -> list[tuple[str, Notice]]:
    """What those of these holders who sit at the table are to be told, as it is now. `here`: is that seat connected?
    Who plays against bots alone, or holds every seat, waits for nobody."""
    if room.table is None or room.status not in ("playing", "over"):
        return []
    persons = room.persons()
    told: list[tuple[str, Notice]] = []
    for holder in [one for one in room.keys if one in holders]:
        mine = [seat for seat in room.held(holder) if seat in persons]
        if mine and not set(persons) <= set(mine):
            told += [(holder, one) for one in _of(room, mine, now + (LOOKS if any(map(here, mine)) else SOON), now)]
    return told


def _of(room: Room, mine: list[str], due: float, now: float) -> Iterator[Notice]:
    table = room.table
    assert table is not None

    def notice(kind: str, which: str, **figures: Any) -> Notice:
        return Notice(f"{kind} {room.id} {which}", kind, {"table": room.id, **figures}, now, due)

    if room.status == "over":
        winners = () if table.outcome is None else table.outcome.winners
        won = [seat for seat in mine if seat in winners]
        yield notice("over", "", seat=mine[0], result=("won" if len(winners) == 1 else "shared") if won else "lost")
        return
    clock = room.company.clock
    turns = [seat for seat in room.to_act if seat in mine]
    for seat in turns:
        turn = turn_of(seat, room.game.turn(table.state, seat))
        yield notice("turn", turn, seat=seat, live=clock is not None and clock.timing.kind == "live")
        if clock is not None and clock.timing.kind == "days" and clock.running == seat:
            for hours in SHORT:
                yield notice("short", f"{turn} {hours}", seat=seat, hours=hours, turn=turn)
    if not turns and all(line.seat == CHANCE for line in table.lines):
        yield notice("begun", "", seat=mine[0])


def short_at(left: float, hours: int, now: float, quiet: Callable[[float], tuple[float, float] | None]) -> float | None:
    """When to say that so many hours are left; None where it need not be said. Where that would be in quiet hours which
    last too long, the first word comes before them, if there is still time, and the last one not at all. `quiet`: from
    when to when the quiet hours are in which a moment lies."""
    at, ends = now + left - hours * HOUR, now + left
    hushed = quiet(at)
    if hushed is None:
        return at
    if hushed[1] <= ends - hours * HOUR / 2:
        return hushed[1]
    if hours != SHORT[0]:
        return None
    if hushed[0] > now:
        return max(now, hushed[0] - HOUR)
    return hushed[1] if hushed[1] < ends else None
