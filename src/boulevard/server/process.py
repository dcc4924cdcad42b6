"""A server process: what all its calls share, and how it comes and goes."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, time
from typing import Any, Literal, get_args

import msgspec
from litestar import Litestar

from boulevard import __version__
from boulevard.bots.compiling import warming
from boulevard.registry import game_names
from boulevard.server import messages as m
from boulevard.server.analyses import Analyses
from boulevard.server.asked import Coming
from boulevard.server.backups import Backups
from boulevard.server.bots import Process
from boulevard.server.cups import Cups
from boulevard.server.desk import Desk, address_of
from boulevard.server.desk_health import ProcessShown, disk
from boulevard.server.doors import Doors
from boulevard.server.guests import Proxies
from boulevard.server.kept import Status
from boulevard.server.limits import SOCKETS_OF_ADDRESS, Limits, Spent
from boulevard.server.listening import SPENT
from boulevard.server.lobby import Lobby
from boulevard.server.lobby_rows import Seek
from boulevard.server.members import Members
from boulevard.server.metrics import Metrics
from boulevard.server.notices import Notices
from boulevard.server.people import People
from boulevard.server.reach import Reach
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.settings import Settings
from boulevard.server.store import Health, Store
from boulevard.server.studies import Studies
from boulevard.server.tables import Tables
from boulevard.server.talks import Talks
from boulevard.server.visitors import Visitor
from boulevard.server.workers import Workers

log = logging.getLogger("boulevard.server")

HEALTH_SECONDS = 2.0
"""In which the database has to answer whoever asks after the health, and once more for writing."""
TELLS_EVERY = 0.25
"""Seconds after which the other processes are told what was spent."""
MOST_TOLD = 64
"""Spendings in one message, of which PostgreSQL takes no more than 8,000 letters."""


class Server:
    """What the application's calls share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reach = Reach(settings)
        self.proxies = Proxies(settings.trusted_proxy)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.sockets: set[Coming] = set()
        self.of_address: Counter[str] = Counter()
        self.store = Store(settings.database, sync=settings.sync, patience=settings.write_seconds)
        self.workers = Workers(
            settings.bot_workers, settings.bot_seconds, settings.bot_pace, Process.begin, self.metrics.waited
        )
        self.tables = Tables(self.store, self.workers, settings, self.metrics)
        self.analyses = Analyses(self.tables)
        self.studies = Studies(self.tables)
        self.members = Members(self.tables, self.studies)
        self.members.ended = self._let_go
        self.talks = Talks(self.tables, self.members)
        self.people = People(self.tables, self.members)
        self.notices = Notices(self.tables)
        self.lobby = Lobby(self.tables, self.members)
        self.lobby.ended = self._end_bot
        self.lobby.challenged = self._tell_challenged
        self.cups = Cups(self.tables, self.members)
        self.desk = Desk(self.tables, self.limits, self, lambda: self.backups)
        self.members.moved.append(self.desk.hand_over)
        self.members.forgotten.append(self.desk.forget)
        self.talks.silenced = lambda who: self.desk.bars.check(who, "mute", time())
        self.metrics_port: int | None = None
        """Where alone the figures are read, if they have a port of their own."""
        self.doors: Doors | None = None
        """Where connections come in, once it is served."""
        self.metrics.read("writes", "changes written", lambda: self.store.writer.writes)
        self.metrics.read("write_batches", "commits by which they were", lambda: self.store.writer.batches)

        self.backups = None if settings.backup is None else Backups(self.store.engine, settings)
        self._looked: tuple[float, asyncio.Task[Health]] | None = None

    # Who is connected --------------------------------------------------------------------------------------------

    def came(self, client: Coming) -> None:
        self.sockets.add(client)
        self.of_address[client.household] += 1
        if client.hash:
            self.lobby.came(client.hash, client.place)

    def went(self, client: Coming) -> None:
        self.sockets.discard(client)
        self.of_address[client.household] -= 1
        if self.of_address[client.household] <= 0:
            del self.of_address[client.household]
        if client.hash:
            self.lobby.went(client.hash, client.place)

    def crowded(self, client: Coming) -> None:
        self.desk.bars.check(client.caller, "ban", time())
        if self.settings.limits and self.of_address[client.household] >= SOCKETS_OF_ADDRESS:
            raise Refusal("too-many", seconds=60)

    async def health(self) -> m.Health:
        """How this process is; found out once a second at most, whoever asks how often."""
        if self.tables.leaving:
            return m.Health("leaving")
        backup: Literal["ok", "failed"] | None = None
        if self.backups is not None:
            backup = "failed" if self.backups.failed else "ok"
        if self._looked is None or (self._looked[1].done() and monotonic() - self._looked[0] > 1):
            patience = min(HEALTH_SECONDS, self.settings.write_seconds)
            self._looked = (monotonic(), asyncio.create_task(self.store.health(patience)))
        return m.Health(await asyncio.shield(self._looked[1]), backup)

    def visitor(self, connection: Any) -> Visitor:
        return Visitor(connection, self.proxies, self.limits, self.settings.public_url, self.members)

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        if self.store.shared and self.limits.on:
            self._share_limits()
        self.studies.start()
        self.members.start()
        self.talks.start()
        self.people.start()
        self.notices.start()
        self.lobby.start()
        await self.tables.start()
        await self.members.begin()
        await self.notices.begin()
        await self.lobby.begin()
        await self.desk.begin(address_of(self.settings, self.reach.port))
        self.tables.spawn(self.people.often())
        self.tables.spawn(self.studies.tidy())
        self.cups.start_running()
        if self.backups is not None:
            self.tables.spawn(self._back_up(self.backups))
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
            if self.backups is not None:
                self.backups.ended.set()
            self.notices.stop()
            await self.desk.leave()
            await self.tables.stop()
            log.info("stopped")

    async def _back_up(self, backups: Backups) -> None:
        while True:
            self.desk.due.clear()
            with suppress(TimeoutError):  # it is due; or something was set, and it may be
                await asyncio.wait_for(self.desk.due.wait(), max(0.001, backups.wait(time())))
                continue
            if await asyncio.to_thread(backups.make, time()) is None:
                await asyncio.sleep(1)  # another process makes it

    def _let_go(self) -> None:
        """Whoever is connected by a device that was ended hears nothing more."""
        for socket in list(self.sockets):
            caller = socket.caller
            if caller.member is not None and caller.token is None and self.members.of(caller.cookie or "") is None:
                socket.close(4401)

    # What the desk decides ---------------------------------------------------------------------------------------

    async def withdraw(self, hash_: str) -> None:
        """Whatever somebody looks for, or has entered, goes on without them."""
        await self.lobby.expel(hash_)
        await self.cups.withdraw_from_all(hash_)

    def shut_out(self) -> None:
        """Whoever is kept out is connected no more."""
        for socket in list(self.sockets):
            try:
                self.desk.bars.check(socket.caller, "ban", time())
            except Refusal as refusal:
                socket.turn_away(refusal)

    def turned(self) -> None:
        """Something was set: whoever hears of it is told."""
        self.talks.all_changed()

    async def told(self) -> ProcessShown:
        """How this process is."""
        health, figures = await self.health(), await self.moment()
        free, total = await asyncio.to_thread(disk, self.desk.folder())
        made = [] if self.backups is None else await asyncio.to_thread(self.backups.made)
        return ProcessShown(
            id=self.desk.id,
            at=time(),
            started=self.desk.started,
            version=__version__,
            status=health.status,
            here=len(self.lobby.inside),
            sockets=len(self.sockets),
            connections=int(figures["connections"]),
            rooms=int(figures["rooms"]),
            bot_workers=int(figures["bot_workers"]),
            bots_waiting=int(figures["bots_waiting"]),
            writes_waiting=int(figures["writes_waiting"]),
            trouble=self.metrics.counts["trouble"],
            move_ms=self.metrics.calls.of("socket", "move").bound(0.95),
            backup=health.backup or "none",
            backup_at=made[-1][0] if made else None,
            backup_bytes=made[-1][1].stat().st_size if made else 0,
            backup_every=0.0 if self.backups is None else self.backups.every,
            disk_free=free,
            disk_total=total,
        )

    def _end_bot(self, hash_: str) -> None:
        """A bot that somebody brought plays no more, and hears nothing more."""
        for socket in list(self.sockets):
            if socket.caller.token is not None and socket.caller.hash == hash_:
                socket.close(4401)

    async def _tell_challenged(self, seek: Seek) -> None:
        """Somebody who is not here was asked to a game: it stands in the club, and is told elsewhere if that can be
        kept."""
        if seek.asks is not None:
            with suppress(DatabaseTrouble):
                figures = {"name": seek.name, "game": seek.terms.game}
                await self.notices.tell([seek.asks], "challenge", seek.id, figures, "/club")

    def _share_limits(self) -> None:
        """The other processes hear what is spent here, and this one what is spent there."""
        loop = asyncio.get_running_loop()
        read = msgspec.json.Decoder(list[Spent]).decode
        self.limits.untold = {}

        def heard(said: str) -> None:
            self.limits.heard(read(said))

        self.store.hears[SPENT] = lambda said: loop.call_soon_threadsafe(heard, said)

        async def tell() -> None:
            while True:
                await asyncio.sleep(TELLS_EVERY)
                told = self.limits.to_tell()[: MOST_TOLD * 8]
                try:
                    for first in range(0, len(told), MOST_TOLD):
                        text = msgspec.json.encode(told[first : first + MOST_TOLD]).decode()
                        await self.store.say(SPENT, text)
                except DatabaseTrouble as trouble:
                    log.warning("database trouble", extra={"trouble": str(trouble)})

        self.tables.spawn(tell())

    async def _listen_to_loop(self) -> None:
        """Once a second, how late the loop comes: so long everybody waits."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 1
            await asyncio.sleep(1)
            self.metrics.lag.observe(max(0.0, loop.time() - due))

    async def figures(self) -> bytes:
        """All that is counted and measured, with the figures of this moment."""
        return self.metrics.text(await self.moment(), self.workers.queues)

    async def moment(self) -> dict[str, float]:
        """The figures of this moment."""
        tables, workers = await self.store.counts(), self.workers
        return {
            **{f"tables_{status}": tables.get(status, 0) for status in get_args(Status)},
            "rooms": len(self.tables.entries),
            "sockets": len(self.sockets),
            "connections": 0 if self.doors is None else self.doors.count,
            "bot_workers": len(workers.dear.alive) + len(workers.quick.alive),
            "bots_waiting": workers.waiting,
            "writes_waiting": self.store.writer.waiting.qsize(),
            **({} if self.backups is None else self.backups.figures(time())),
        }

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
