"""A server process: what all its calls share, and how it comes and goes."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol, get_args

from litestar import Litestar

from boulevard import __version__
from boulevard.bots.compiling import warming
from boulevard.registry import game_names
from boulevard.server.bots import Workers
from boulevard.server.doors import Doors
from boulevard.server.guests import Proxies
from boulevard.server.kept import Status
from boulevard.server.limits import Limits
from boulevard.server.metrics import Metrics
from boulevard.server.reach import Reach
from boulevard.server.settings import Settings
from boulevard.server.store import Store
from boulevard.server.tables import Tables
from boulevard.server.visitors import Visitor

log = logging.getLogger("boulevard.server")


class Leaver(Protocol):
    """A connected client that can be sent away."""

    def leave(self) -> None: ...


class Server:
    """What the application's calls share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reach = Reach(settings)
        self.proxies = Proxies(settings.trusted_proxy)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.sockets: set[Leaver] = set()
        self.of_address: Counter[str] = Counter()
        self.store = Store(settings.database, sync=settings.sync)
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_pace, self.metrics)
        self.tables = Tables(self.store, self.workers, settings, self.metrics)
        self.metrics_port: int | None = None
        """Where alone the figures are read, if they have a port of their own."""
        self.doors: Doors | None = None
        """Where connections come in, once it is served."""
        self.metrics.read("writes", "changes written", lambda: self.store.writer.writes)
        self.metrics.read("write_batches", "commits by which they were", lambda: self.store.writer.batches)

    def visitor(self, connection: Any) -> Visitor:
        return Visitor(connection, self.proxies, self.limits, self.settings.public_url)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.tables.start()
        self.tables.spawn(self._listen_to_loop())
        log.info("started", extra={"database": self.store.engine.dialect.name, "version": __version__})
        try:
            with warming(game_names()) as cold:
                if cold:
                    log.info(
                        "compiling the games' cores: for some minutes bots think more slowly, and then never again"
                    )
                yield
        finally:
            await self.hand_over()
            await self.tables.stop()
            log.info("stopped")

    async def _listen_to_loop(self) -> None:
        """Once a second, how late the loop comes: so long everybody waits."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1
            await asyncio.sleep(1)
            self.metrics.lag.observe(max(0.0, loop.time() - due))

    async def figures(self) -> bytes:
        """All that is counted and measured, with the figures of this moment."""
        tables, workers = await self.store.counts(), self.workers
        return self.metrics.text(
            {
                **{f"tables_{status}": tables.get(status, 0) for status in get_args(Status)},
                "rooms": len(self.tables.entries),
                "sockets": len(self.sockets),
                "connections": 0 if self.doors is None else self.doors.count,
                "bot_workers": len(workers.dear.alive) + len(workers.quick.alive),
                "bots_waiting": workers.waiting,
                "writes_waiting": self.store.writer.waiting.qsize(),
            },
            workers.queues,
        )

    def enter_by(self, doors: Doors) -> None:
        """Connections come in here."""
        self.doors = doors
        self.metrics.read("turned_away", "connections turned away: too many", lambda: doors.turned_away)
        self.metrics.read("hurried", "connections closed: a request did not come in its time", lambda: doors.hurried)

    async def hand_over(self) -> None:
        """Tell everybody connected to come back; another process, or the next one, goes on where they are."""
        self.tables.leaving = True
        for socket in list(self.sockets):
            socket.leave()
        for _ in range(50):
            if not self.sockets:
                break
            await asyncio.sleep(0.02)


def the(connection: Any) -> tuple[Server, Visitor]:
    """The server that a request or a connection came to, and who it is."""
    server: Server = connection.app.state.server
    return server, server.visitor(connection)
