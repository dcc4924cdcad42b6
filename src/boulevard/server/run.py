"""Runs the application until it is told to stop."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterable
from contextlib import ExitStack

import sqlalchemy as sa
import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from boulevard.server.app import Doorway, application
from boulevard.server.database import engine_for, in_a_line, migrate
from boulevard.server.doors import FEW, KEPT_FREE, MANY, Doors, raise_file_limit
from boulevard.server.doors import watched as at_doors
from boulevard.server.limits import MESSAGE_BYTES
from boulevard.server.locked import file_of, held
from boulevard.server.logs import set_up
from boulevard.server.reach import exposed
from boulevard.server.refusals import RareRefusal
from boulevard.server.settings import Settings
from boulevard.server.wire import Wire

log = logging.getLogger("boulevard.server")

BACKLOG = 4096
Announce = Callable[[tuple[str, int]], None]
"""Takes the address at which a server answers."""


def serve(
    settings: Settings, announce: Announce | None = None, *, home: bool = False, ports: Iterable[int] = ()
) -> int:
    """Serve; `announce` is called with the address once it answers there.

    At home, whoever sits at this machine may open it to the network. Of several ports the first free one is taken.
    """
    set_up(settings.log_level)
    os.umask(0o077)  # the database holds the seeds of games under way
    files = raise_file_limit()
    file = file_of(settings.database)
    with held(file) as ours, ExitStack() as places:
        if not ours:
            raise RareRefusal("database-taken", file=str(file))
        check_database(settings)
        place = places.enter_context(place_at(settings.host, ports or (settings.port,)))
        watched = None
        if settings.metrics_port is not None:
            watched = places.enter_context(place_at(settings.metrics_host, (settings.metrics_port,)))
        if not home and (wrong := exposed(settings)) is not None:
            log.warning(wrong.sentence())
        return _serve(settings, place, watched, announce, home, files or MANY)


def place_at(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket that listens at the first of these ports that is free; 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    trouble = RareRefusal("address", place=host, detail="")
    for port in ports:
        # named as TCP, or asyncio would not switch off the delay of small packets
        place = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name != "nt":  # there it would let two programs have the same place
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, port))
            place.listen(BACKLOG)
        except OSError as error:
            place.close()
            trouble = RareRefusal("address", place=f"{host}:{port}", detail=error.strerror or "")
        else:
            return place
    raise trouble


def check_database(settings: Settings) -> None:
    """A database that cannot be used is said before anything is served."""
    engine = engine_for(settings.database, settings.sync)
    try:
        migrate(engine)
    except sa.exc.SQLAlchemyError as trouble:
        raise RareRefusal("database-trouble", detail=in_a_line(trouble, engine)) from None
    finally:
        engine.dispose()


def _serve(
    settings: Settings,
    place: socket.socket,
    watched: socket.socket | None,
    announce: Announce | None,
    home: bool,
    files: int,
) -> int:
    """At this place; for those who watch the server at another, where there is one."""
    app = application(settings)
    of_address = settings.address_connections if settings.limits else files
    doors = Doors(files - KEPT_FREE, of_address, settings.request_seconds, app.server.proxies.__contains__)
    app.server.enter_by(doors)
    config = uvicorn.Config(
        app,
        http=at_doors(AutoHTTPProtocol, doors),
        ws=Wire,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        lifespan="on",
        backlog=BACKLOG,
        # where files run out, uvloop closes whoever waits at the door; Python's own loop lets them wait
        loop="auto" if files >= FEW else "asyncio",
    )
    server = Handing(config, app, announce, watched)
    app.server.metrics_port = None if watched is None else watched.getsockname()[1]
    app.server.reach.port = place.getsockname()[1]
    if home:
        app.server.reach.listen = server.listen
    # uvicorn ends gracefully, then raises the signal again for whoever listened before: that is a good end
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    # what was loaded is never garbage, and need not be looked through; the rest is, in small parts: to look through a
    # million things at once holds everybody up for a third of a second
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 80)
    server.run(sockets=[place])
    return 0 if server.started else 1


class Handing(uvicorn.Server):
    """Says where it answers once it does, listens at more places, hands clients over before it closes connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Doorway,
        announce: Announce | None = None,
        watched: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self.app, self.announce, self.watched = app, announce, watched

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.watched is not None and self.started:
            await self._listen(self.watched)
        if self.announce is not None and sockets:
            self.announce(sockets[0].getsockname()[:2])

    async def listen(self, address: str, port: int) -> int:
        """One more address, served like the first until the end; the port it got."""
        place = place_at(address, (port,))
        await self._listen(place)
        return int(place.getsockname()[1])

    async def _listen(self, place: socket.socket) -> None:
        def protocol() -> asyncio.Protocol:  # as uvicorn makes it in its own startup
            made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        self.servers.append(
            await asyncio.get_running_loop().create_server(protocol, sock=place, backlog=self.config.backlog)
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.server.hand_over()
        await super().shutdown(sockets)
