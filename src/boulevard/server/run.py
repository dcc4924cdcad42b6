"""Runs the application until it is told to stop."""

import os
import signal
import socket
from collections.abc import Callable

import sqlalchemy as sa
import uvicorn

from boulevard.server.app import Doorway, application
from boulevard.server.limits import MESSAGE_BYTES
from boulevard.server.logs import set_up
from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings
from boulevard.server.store import engine_for, migrate


def serve(settings: Settings, told: Callable[[tuple[str, int]], None] | None = None) -> int:
    """Serve; `told` is called with the address once the place is taken."""
    set_up(settings.log_level)
    os.umask(0o077)  # the database holds the seeds of games under way
    reach(settings)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # named as TCP, or asyncio would not switch off the delay of small packets
    place = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    with place:
        return _serve(settings, place, told)


def reach(settings: Settings) -> None:
    """A database that cannot be used is said before anything is served."""
    engine = engine_for(settings.database, settings.sync)
    try:
        migrate(engine)
    except sa.exc.SQLAlchemyError as trouble:
        detail = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise Refusal("database-trouble", detail=detail) from None
    finally:
        engine.dispose()


def _serve(settings: Settings, place: socket.socket, told: Callable[[tuple[str, int]], None] | None) -> int:
    try:
        place.bind((settings.host, settings.port))
    except OSError as error:
        raise Refusal("address", place=f"{settings.host}:{settings.port}", detail=error.strerror or "") from None
    app = application(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        lifespan="on",
        backlog=4096,
    )
    server = Handing(config, app)
    if told is not None:
        told(place.getsockname()[:2])
    # uvicorn ends gracefully, then raises the signal again for whoever listened before: that is a good end
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    server.run(sockets=[place])
    return 0 if server.started else 1


class Handing(uvicorn.Server):
    """Clients are handed over before the connections are closed."""

    def __init__(self, config: uvicorn.Config, app: Doorway) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.server.hand_over()
        await super().shutdown(sockets)
