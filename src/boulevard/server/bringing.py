"""Tables brought from elsewhere: what a record holds is told before anything is kept, then it is a table here."""

import asyncio
from typing import Any

from boulevard.server import acts, brought
from boulevard.server import messages as m
from boulevard.server.asked import Asker, Serving, asks
from boulevard.server.at_tables import opened
from boulevard.server.guests import new_seed
from boulevard.server.kept import Key, New, Seated
from boulevard.server.refusals import RareRefusal

ME, OPEN = "me", "open"


async def _read(who: Asker, record: str) -> brought.Brought:
    who.limited("bring")
    return await asyncio.to_thread(brought.read, record)


@asks("POST", "/bring/look")
async def look(here: Serving, who: Asker, data: m.Recorded) -> m.RecordShown:
    found = await _read(who, data.record)
    seats = {seat: m.SatShown(one.name, one.kind) for seat, one in found.seats.items()}  # type: ignore[arg-type]
    over = found.outcome is not None
    to_act = [] if over else [seat for seat in found.table.to_act if seat in seats]
    status: Any = "over" if over else "playing"
    return m.RecordShown(found.game.name, found.game.version, found.table.options, seats, status, found.moves, to_act)


@asks("POST", "/bring")
async def bring(here: Serving, who: Any, data: m.Bringing) -> m.Opened:
    """`who`: as where a table is opened."""
    if who.guest is not None:
        who.cookie_counts()
    found = await _read(who, data.record)
    for seat, one in found.seats.items():
        if one.kind == "bot" and not here.settings.allows_bot(one.name.removeprefix("bot:")):
            raise RareRefusal("bring-bot", seat=seat, given=one.name)
    persons = [seat for seat, one in found.seats.items() if one.kind == "person"]
    if strange := sorted(set(data.seats) - set(persons)):
        raise RareRefusal("bring-seat", given=strange[0], allowed=persons)
    over = found.outcome is not None
    mine = [seat for seat in persons if over or data.seats.get(seat, ME) == ME]
    if len(mine) == 1 and not over and data.name:
        found = brought.named(found, mine[0], acts.checked_name(data.name, mine[0]))
    stays = {seat: one for seat, one in found.seats.items() if one.kind == "bot" or seat in mine}
    seats = {seat: stays.get(seat, Seated("open", "")) for seat in found.seats}

    def make(table: str, keys: list[Key]) -> New:
        options, now = found.table.options, here.tables.now()
        return acts.open_table(table, found.game, options, seats, keys, new_seed(), now, data.hints, found.start)

    return await opened(here, who, data.id, mine, make)
