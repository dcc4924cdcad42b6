"""What the processes that share a PostgreSQL tell each other."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

import sqlalchemy as sa

from boulevard.server.database import for_driver, transaction

CHANNEL = "boulevard"
"""The PostgreSQL channel on which processes wake each other; a message is who sent it, and the tables' ids."""

PRESENCE = "presence"
"""Said of a table, `id/presence`, where nothing has changed but who is there."""

MOST = 100
"""Tables in a message: it may have 8,000 letters."""

TALK = "talk"
"""Said of a table, `id/talk`, where something was said and the game goes on as before."""

TALK_ANEW = "talk-anew"
"""The same, where something that was said has gone, or is somebody else's."""

SPENT = "boulevard_spent"
"""The channel on which they tell each other what was spent; a message is who sent it, and what."""

MEMBERS = "boulevard_members"
"""The channel on which they tell each other who has kept a name, or was let in by one; nothing is said of whom where it
may be anybody."""

MUTES = "boulevard_mutes"
"""The channel on which they tell each other whose mutes have changed; a message is the key of whoever muted."""

BELLS = "boulevard_bells"
"""The channel on which they tell each other that somebody wants to be told something, or no more; nothing is said of
whom."""

LOBBY = "boulevard_lobby"
"""The channel on which they tell each other who looks for whom, who is here, and at which table people have met."""

Changed = Sequence[tuple[str, str]]
"""Tables, each with what was said of it."""


def of_tables(origin: str, changed: Changed) -> Iterator[str]:
    """The messages that say that these tables changed."""
    words = [f"{table}/{what}" if what else table for table, what in changed]
    for first in range(0, len(words), MOST):
        yield " ".join([origin, *words[first : first + MOST]])


def wake_others(connection: sa.Connection, table: str, origin: str) -> None:
    for said in of_tables(origin, [(table, "")]):
        notify(connection, CHANNEL, said)


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
        woken: Callable[[Changed | None], object],
        hears: Mapping[str, Callable[[str], object]] = MappingProxyType({}),
    ) -> None:
        """`origin`: who listens here, and does not hear itself. `woken`: called with the tables that changed, or
        None where any may have."""
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
                    self.woken(None)  # whatever was said before this was not heard
                    for channel in (MEMBERS, MUTES):
                        if channel in self.hears:
                            self.hears[channel]("")
                    while not self.ended.is_set():
                        for said in connection.notifies(timeout=0.5):
                            self._heard(said.channel, said.payload)
            except psycopg.Error:
                self.ended.wait(1)

    def _heard(self, channel: str, said: str) -> None:
        origin, _, rest = said.partition(" ")
        if origin == self.origin:
            return
        if channel == CHANNEL:
            self.woken([(table, what) for table, _, what in (word.partition("/") for word in rest.split(" "))])
        else:
            self.hears[channel](rest)
