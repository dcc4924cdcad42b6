"""Is a server there? Each process says so every few seconds, in the database. When none has for half a minute, the time
from the last word to the next one is written down as an outage, by whichever process speaks first: all clocks stood.
"""

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from boulevard.server.clocks import DAY, Stop
from boulevard.server.database import transaction
from boulevard.server.schema import beats, outages
from boulevard.server.store import Store

AWAY = 30.0
"""After so many seconds without a word nobody was there."""

REMEMBERED = 400 * DAY
"""Longer than any clock runs without a move."""


def beat(engine: sa.Engine, now: float) -> list[Stop]:
    """Say that somebody is there; all outages that are known, this one's among them, the first first."""
    insert = postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert
    with transaction(engine) as connection:
        connection.execute(insert(beats).values(id=1, at=now).on_conflict_do_nothing())
        last: float = connection.execute(sa.select(beats.c.at).where(beats.c.id == 1).with_for_update()).scalar_one()
        if now > last:
            connection.execute(sa.update(beats).where(beats.c.id == 1).values(at=now))
        if now - last > AWAY:
            connection.execute(sa.insert(outages), {"began": last, "ended": now})
            connection.execute(sa.delete(outages).where(outages.c.ended < now - REMEMBERED))
        return [(row.began, row.ended) for row in connection.execute(sa.select(outages).order_by(outages.c.began))]


class Heart:
    """That of this process."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store, self.now = store, now
        self.away: list[Stop] = []
        """When no server was there, as far as this process has to know."""
        self.last: float | None = None

    async def beat(self) -> None:
        now = self.now()
        self.away = await self.store.change(beat, now)
        self.last = now

    async def sure(self) -> None:
        """Before a clock is looked at: whoever has spoken in the last half minute knows every outage, for the next one
        ends half a minute after that at the soonest."""
        if self.last is None or self.now() - self.last > AWAY:
            await self.beat()
