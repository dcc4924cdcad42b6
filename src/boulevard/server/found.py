"""What was found of games that were looked through, in the database: kept decision by decision, so that nothing is lost
where a process dies. One process at a time is at a game: it says so, and for how long that is taken to hold.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from boulevard.bots.analysis import Weighed
from boulevard.server.database import transaction
from boulevard.server.keeping import Found
from boulevard.server.schema import analyses, moments, studies, tables

_encode = msgspec.json.encode
_decode = msgspec.json.Decoder(Weighed).decode

Work = Callable[..., Awaitable[Any]]
"""Carries a function out in the database, in a thread."""


def read(engine: sa.Engine, table: str) -> Found | None:
    with engine.connect() as connection:
        head = connection.execute(sa.select(analyses).where(analyses.c.table_id == table)).one_or_none()
        if head is None:
            return None
        rows = connection.execute(sa.select(moments).where(moments.c.table_id == table).order_by(moments.c.ply))
        return Found(head.made, head.until, {row.ply: _decode(row.found) for row in rows})


def begin(engine: sa.Engine, table: str, made: str, until: float) -> bool:
    """Somebody is at it from now on; what something else made of it goes. False where there is no such table, nor a
    study of that id."""
    with transaction(engine) as connection:
        there = (sa.select(one.c.id).where(one.c.id == table) for one in (tables, studies))
        if connection.execute(sa.union_all(*there)).first() is None:
            return False
        before = connection.execute(sa.select(analyses).where(analyses.c.table_id == table)).one_or_none()
        if before is None:
            connection.execute(sa.insert(analyses), {"table_id": table, "made": made, "until": until})
            return True
        if before.made != made:
            connection.execute(sa.delete(moments).where(moments.c.table_id == table))
        changed = sa.update(analyses).where(analyses.c.table_id == table).values(made=made, until=until)
        connection.execute(changed)
        return True


def keep(engine: sa.Engine, table: str, made: str, moment: Weighed, until: float) -> bool:
    """Keep what was found of a decision; False where nobody wants more of it: it was stopped, or the table is gone."""
    with transaction(engine) as connection:
        wanted = (analyses.c.table_id == table, analyses.c.made == made, analyses.c.until > 0)
        if connection.execute(sa.update(analyses).where(*wanted).values(until=until)).rowcount != 1:
            return False
        connection.execute(sa.delete(moments).where(moments.c.table_id == table, moments.c.ply == moment.ply))
        row = {"table_id": table, "ply": moment.ply, "found": _encode(moment).decode()}
        connection.execute(sa.insert(moments), row)
        return True


def stop(engine: sa.Engine, table: str) -> None:
    """Nobody is to be at it any more."""
    with transaction(engine) as connection:
        connection.execute(sa.update(analyses).where(analyses.c.table_id == table).values(until=0.0))


class AnalysisRows:
    """The same for whoever waits in a loop."""

    def __init__(self, read: Work, change: Work) -> None:
        self._read, self._change = read, change

    async def read(self, table: str) -> Found | None:
        found: Found | None = await self._read(read, table)
        return found

    async def begin(self, table: str, made: str, until: float) -> bool:
        found: bool = await self._change(begin, table, made, until)
        return found

    async def keep(self, table: str, made: str, moment: Weighed, until: float) -> bool:
        found: bool = await self._change(keep, table, made, moment, until)
        return found

    async def stop(self, table: str) -> None:
        await self._change(stop, table)
