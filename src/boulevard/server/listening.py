"""What the processes that share a PostgreSQL tell each other."""

import threading
from collections.abc import Callable, Mapping
from types import MappingProxyType

import sqlalchemy as sa

from boulevard.server.database import for_driver, transaction

CHANNEL = "boulevard"
"""The PostgreSQL channel on which processes wake each other; a message is a table's id, who sent it and what of it."""

PRESENCE = "presence"
"""Said after these where nothing has changed but who is there."""

SPENT = "boulevard_spent"
"""The channel on which they tell each other what was spent; a message is who sent it, and what."""


def wake_others(connection: sa.Connection, table: str, origin: str) -> None:
    notify(connection, CHANNEL, f"{table} {origin}")


def notify(connection: sa.Connection, channel: str, said: str) -> None:
    connection.execute(sa.text("SELECT pg_notify(:channel, :said)"), {"channel": channel, "said": said})


def say(engine: sa.Engine, channel: str, said: str, origin: str) -> None:
    with transaction(engine) as connection:
        notify(connection, channel, f"{origin} {said}")


class Listening(threading.Thread):
    """Hears which tables other processes changed, and what else they say; PostgreSQL alone."""

    def __init__(
        self,
        engine: sa.Engine,
        origin: str,
        woken: Callable[[str | None, str], object],
        hears: Mapping[str, Callable[[str], object]] = MappingProxyType({}),
    ) -> None:
        """`origin`: who listens here, and does not hear itself. `woken`: called with the table, or None for all, and
        `PRESENCE` where nothing else has changed."""
        super().__init__(name="boulevard-listening", daemon=True)
        self.place = for_driver(engine)
        self.origin, self.woken, self.hears = origin, woken, hears
        self.ended = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self.ended.is_set():
            try:
                with psycopg.connect(**self.place, autocommit=True, connect_timeout=10) as connection:
                    for channel in (CHANNEL, *self.hears):
                        connection.execute(f"LISTEN {channel}")
                    self.woken(None, "")  # whatever was said before this was not heard
                    while not self.ended.is_set():
                        for said in connection.notifies(timeout=0.5):
                            self._heard(said.channel, said.payload)
            except psycopg.Error:
                self.ended.wait(1)

    def _heard(self, channel: str, said: str) -> None:
        """Tables come before who says it and what of them; other things come after."""
        if channel == CHANNEL:
            table, origin, what = (*said.split(" "), "")[:3]
            if origin != self.origin:
                self.woken(table, what)
        else:
            origin, _, rest = said.partition(" ")
            if origin != self.origin:
                self.hears[channel](rest)
