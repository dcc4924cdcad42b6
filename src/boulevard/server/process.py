"""A server process: what all its calls share, and how it comes and goes."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

from litestar import Litestar

from boulevard import __version__
from boulevard.bots.compiling import warming
from boulevard.registry import game_names
from boulevard.server.bots import Workers
from boulevard.server.guests import Proxies
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
        self.workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_pace)
        self.tables = Tables(self.store, self.workers, settings, self.metrics)

    def visitor(self, connection: Any) -> Visitor:
        return Visitor(connection, self.proxies, self.limits, self.settings.public_url)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.tables.start()
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
