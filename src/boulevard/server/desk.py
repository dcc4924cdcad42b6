"""The desk: who is asking, and what can be done at a table, over HTTP and WebSocket alike."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Any, Protocol

from litestar import Litestar, Request, WebSocket

from boulevard import __version__
from boulevard.bots.advice import in_all_languages
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.bots import Workers
from boulevard.server.guests import COOKIE, Proxies, bearer, guest_cookie, hashed, new_code, same_origin
from boulevard.server.here import Here, is_here
from boulevard.server.kept import BOT, Seated, Write
from boulevard.server.limits import Limits
from boulevard.server.live import Already, Entry, Tables
from boulevard.server.metrics import Metrics
from boulevard.server.refusals import Refusal, language_of
from boulevard.server.room import Room, Thought
from boulevard.server.settings import Settings
from boulevard.server.store import Store

log = logging.getLogger("boulevard.server")


OWN = "-"
"""Asked for instead of a seat: the own one if there is just one, otherwise nobody's."""


class Caller:
    """Who asks: by a token, or by the browser's cookie; from where, and in which language."""

    def __init__(self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any], proxies: Proxies) -> None:
        headers = connection.headers
        peer = connection.client.host if connection.client else ""
        self.address = proxies.client(peer, headers.get("x-forwarded-for"))
        self.language = language_of(headers.get("accept-language", ""))
        self.token = bearer(headers.get("authorization"))
        self.guest = guest_cookie(connection.cookies.get(COOKIE))
        self.host = headers.get("host", "localhost")
        self.secure = connection.url.scheme in ("https", "wss")
        if peer in proxies:
            self.secure = headers.get("x-forwarded-proto", "") in ("https", "wss")
            self.host = headers.get("x-forwarded-host", self.host)
        self.same_origin = same_origin(headers, self.host)
        self.is_here = is_here(self.address, self.host)

    @property
    def hash(self) -> str | None:
        if self.token is not None:
            return hashed(self.token)
        return None if self.guest is None else hashed(self.guest)

    def holds(self, room: Room) -> tuple[str, ...]:
        """The caller's seats; a token that is not known is refused, an unknown browser is a spectator."""
        if self.hash is None:
            return ()
        if self.token is not None and not room.knows(self.hash):
            raise Refusal("token")
        return tuple(room.held(self.hash))

    def sees(self, room: Room, seat: str | None) -> tuple[str | None, tuple[str, ...]]:
        """The seat whose view is shown: the one asked for, or the caller's that is to act, or the first.

        `-` is for a device that several share: the caller's only seat, and a spectator's view where there are more.
        """
        mine = self.holds(room)
        if seat == OWN:
            return (mine[0] if len(mine) == 1 else None), mine
        if seat is not None:
            self._own(room, mine, seat)
            return seat, mine
        return next((one for one in room.to_act if one in mine), mine[0] if mine else None), mine

    def acts(self, room: Room, seat: str | None) -> str:
        """The seat for which the caller acts."""
        self.cookie_counts()
        mine = self.holds(room)
        if not mine:
            raise Refusal("spectator")
        if seat is not None:
            self._own(room, mine, seat)
            return seat
        return next((one for one in room.to_act if one in mine), mine[0])

    @staticmethod
    def _own(room: Room, mine: tuple[str, ...], seat: str) -> None:
        if seat not in room.sheet.seats:
            raise Refusal("no-seat", given=seat, allowed=list(room.sheet.seats))
        if seat not in mine:
            raise Refusal("not-yours" if mine else "spectator", seat=seat)

    def cookie_counts(self) -> None:
        """Another site's page may not act with a browser's cookie."""
        if self.token is None and not self.same_origin:
            raise Refusal("origin")


class Leaver(Protocol):
    """A connected client that can be sent away."""

    def leave(self) -> None: ...


class Server:
    """What the application's calls share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.here = Here(settings)
        self.proxies = Proxies(settings.trusted_proxy)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics()
        self.sockets: set[Leaver] = set()
        self.of_address: Counter[str] = Counter()
        self.store = Store(settings.database, sync=settings.sync)
        workers = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_pace)
        self.tables = Tables(self.store, workers, settings, self.metrics)

    def caller(self, connection: Any) -> Caller:
        return Caller(connection, self.proxies)

    def base(self, caller: Caller) -> str:
        return (self.settings.public_url or f"{'https' if caller.secure else 'http'}://{caller.host}").rstrip("/")

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        await self.tables.start()
        log.info("started", extra={"database": self.store.engine.dialect.name, "version": __version__})
        try:
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

    # What can be done at a table, over HTTP and WebSocket alike --------------------------------------------------

    async def act(
        self,
        caller: Caller,
        table: str,
        seat: str | None,
        client: str | None,
        does: Callable[[Entry, Room, str], Write],
    ) -> int:
        """Something that a seat does; repeated with the same id it counts once."""

        def once(entry: Entry, room: Room) -> Write:
            acting = caller.acts(room, seat)
            for one in (acting,) if seat is not None else caller.holds(room):
                if (ply := room.answered(one, client)) is not None:
                    raise Already(ply)
            self.limits.take("play-seat", f"{table} {acting}")
            entry.heard([acting])
            return does(entry, room, acting)

        self.limits.take("play-address", caller.address)
        return await self.tables.change(table, once)

    async def move(self, caller: Caller, table: str, seat: str | None, ply: int, text: str, id: str | None) -> int:  # noqa: A002 - the interface's name
        def play(entry: Entry, room: Room, acting: str) -> Write:
            return acts.move(room, acting, ply, text, id, time())

        return await self.act(caller, table, seat, id, play)

    async def undo(self, caller: Caller, table: str, seat: str | None, to: int, ply: int, id: str | None) -> int:  # noqa: A002
        def go_back(entry: Entry, room: Room, acting: str) -> Write:
            return acts.undo(room, acting, to, ply, id, time())

        return await self.act(caller, table, seat, id, go_back)

    async def takeback(self, caller: Caller, table: str, seat: str | None, to: int, ply: int, id: str | None) -> int:  # noqa: A002
        def ask(entry: Entry, room: Room, acting: str) -> Write:
            return acts.takeback(room, acting, to, ply, id, time())

        return await self.act(caller, table, seat, id, ask)

    async def answer(self, caller: Caller, table: str, seat: str | None, yes: bool) -> int:
        def say(entry: Entry, room: Room, acting: str) -> Write:
            return acts.takeback_answer(room, acting, yes, time())

        def waiting(entry: Entry, room: Room) -> str | None:
            """Without a seat named, the caller's that is asked."""
            asked = room.sheet.takeback
            mine = caller.holds(room)
            return next(
                (one for one in mine if asked is not None and one != asked.seat and one not in asked.agreed), None
            )

        async with self.tables.entry(table) as entry:
            assert entry.room is not None
            seat = seat or waiting(entry, entry.room)
        return await self.act(caller, table, seat, None, say)

    async def resign(self, caller: Caller, table: str, seat: str | None) -> int:
        return await self.act(caller, table, seat, None, lambda e, room, acting: acts.resign(room, acting, time()))

    async def seat(self, caller: Caller, table: str, seat: str, wanted: Seated) -> int:
        if wanted.kind == "bot" and not self.settings.allows_bot(wanted.name.removeprefix(BOT)):
            raise Refusal("seat-word", seat=seat, given=wanted.name)

        def change(entry: Entry, room: Room, acting: str) -> Write:
            by = caller.holds(room)
            return acts.reseat(room, by, seat, wanted, time(), lambda one: self.tables.absent(entry, one))

        return await self.act(caller, table, None, None, change)

    async def preview(self, caller: Caller, table: str, seat: str | None, text: str) -> m.Previewed:
        self.limits.take("play-address", caller.address)
        async with self.tables.entry(table) as entry:
            assert entry.room is not None
            acting = caller.acts(entry.room, seat)
            self.limits.take("play-seat", f"{table} {acting}")
            return acts.preview(entry.room, acting, text)

    async def hint(self, caller: Caller, table: str, seat: str | None) -> m.Hinted:
        """Two moves worth a thought, found once for a seat and a ply, by a worker and without holding up the table."""
        self.limits.take("play-address", caller.address)
        async with self.tables.entry(table) as entry:
            room = entry.room
            assert room is not None
            acting = caller.acts(room, seat)
            thought = acts.hint_wanted(room, acting)
            if (acting, room.ply) not in entry.hints:
                self.limits.take("hint-address", caller.address)
                self.limits.take("hint-seat", f"{table} {acting}")
                names = {
                    seat: one.name
                    for seat, one in room.sheet.seats.items()
                    if one.kind == "person" and one.name != seat
                }
                entry.hints = {(acting, room.ply): asyncio.create_task(self._advice(room.game, thought, names))}
            found = entry.hints[acting, room.ply]
        hinted = await asyncio.shield(found)
        if not hinted.hints:
            entry.hints.pop((thought.seat, thought.ply), None)
            raise Refusal("no-hint")
        return hinted

    async def _advice(self, game: AnyGame, thought: Thought, names: dict[str, str]) -> m.Hinted:
        hints = await self.tables.workers.advise(thought)
        told = in_all_languages(game, game.read_view(thought.view), hints, names)
        shown = [
            m.HintShown(
                move=hint.move,
                value=hint.value,
                lead=hint.lead,
                drivers=[m.DriverShown(one.line, one.points) for one in hint.drivers],
                said={language: m.HintSaid(one.move, one.outlook, one.reason) for language, one in said.items()},
            )
            for hint, said in zip(hints, told, strict=True)
        ]
        return m.Hinted(thought.ply, shown)

    async def rematch(self, caller: Caller, table: str) -> str:
        """The next table: the first who asks opens it, the others are led to the same."""
        self.limits.take("open", caller.address)
        new, seed = new_code(), new_seed()
        made: list[Any] = []

        def ask(entry: Entry, room: Room, acting: str) -> Write:
            made.clear()
            if room.sheet.rematch is not None:
                raise Already(room.ply)
            stored, rows, write = acts.rematch(room, new, seed, time())
            made.append((stored, rows))
            return write

        # the new table is written before the old one leads to it
        async with self.tables.entry(table) as entry:
            assert entry.room is not None
            caller.acts(entry.room, None)
            if entry.room.sheet.rematch is not None:
                return entry.room.sheet.rematch
            stored, rows, _ = acts.rematch(Room(*(await self._whole(table))), new, seed, time())
        await self.tables.create(stored, rows)
        try:
            await self.act(caller, table, None, None, ask)
        except Problem:
            await self.tables.delete(new)
            raise
        async with self.tables.entry(table) as entry:
            assert entry.room is not None
            led = entry.room.sheet.rematch
        assert led is not None
        if led != new:
            await self.tables.delete(new)
        return led

    async def _whole(self, table: str) -> Any:
        found = await self.store.load(table)
        if found is None:
            raise Refusal("no-table")
        return found


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seated_from(bot: str | None, open_: bool, person: str | None) -> Seated:
    """Exactly one of the three."""
    if (bot is not None) + open_ + (person is not None) != 1:
        raise Refusal("seating")
    if bot is not None:
        return Seated("bot", BOT + bot.removeprefix(BOT))
    return Seated("open", "") if open_ else Seated("person", person or "")


def the(connection: Any) -> tuple[Server, Caller]:
    server: Server = connection.app.state.server
    return server, server.caller(connection)
