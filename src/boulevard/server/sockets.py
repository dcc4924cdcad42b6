"""Play over a WebSocket: first the table as it is, then each change; and what the client wants, answered one by one."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import perf_counter, time
from typing import Any, ClassVar, TypeVar
from urllib.parse import parse_qs

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec.structs import asdict, replace

from boulevard.core.problems import Problem
from boulevard.server import messages as m
from boulevard.server.commands import OVER_SOCKET, Answering, Heading, OfASeat, Playing, Rematching, Seating
from boulevard.server.database import DatabaseTrouble
from boulevard.server.limits import SOCKETS_OF_ADDRESS, SOCKETS_OF_SEAT, lines_cost
from boulevard.server.lobby import WATCHES
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal, error_of, status_of
from boulevard.server.rights import holds, sees
from boulevard.server.talk_messages import Saying
from boulevard.server.visitors import Visitor
from boulevard.server.wire import WIRE, Wire

T = TypeVar("T")
Asked = dict[str, list[str]]
"""What stands behind the question mark of an address."""

log = logging.getLogger("boulevard.server")

MOST_WAITING = 64
"""A client that reads so slowly is cut off; it comes back with `after`."""


class Socket:
    """A client connected to a table. One that has a study open does some of this in another way."""

    heading: ClassVar[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(Heading)
    slow: ClassVar[tuple[str, ...]] = ("hint", "weigh")
    """What is answered when it was found, and nothing waits for it."""
    most_thinking: ClassVar[int] = 4
    """How many of these may be under way; whatever more is asked for than a page would is waited for."""

    def __init__(self, socket: WebSocket[Any, Any, Any], caller: Visitor, table: str) -> None:
        self.socket, self.caller, self.table = socket, caller, table
        self.seat: str | None = None
        self.mine: tuple[str, ...] = ()
        self.hash = caller.hash or ""
        self.household = caller.household
        self.fixed = False
        self.waiting: deque[bytes | int] = deque()
        self.sending: asyncio.Task[None] | None = None
        extensions: Any = socket.scope.get("extensions") or {}
        self.wire: Wire | None = extensions.get(WIRE)
        """Where the server below is ours."""
        self.ply = 0
        self.drawn: tuple[str | None, int] | None = None
        self.changes = False
        self.sent: m.State | None = None
        self.thinking = 0
        """How much is being thought about for this client."""
        self.counted = False
        """Is it one of the server's connections?"""
        self.place = ""
        """Where others see its person to be: at a game, watching, or nowhere in particular."""

    # What a client of another kind does otherwise ----------------------------------------------------------------

    async def enter(self, server: Server, asked: Asked) -> None:
        """Be shown the table as it is, and hear of each change from then on."""
        caller, after, seat = self.caller, after_of(asked), asked.get("seat", [None])[0]
        self.changes = asked.get("changes") == ["1"]
        async with server.tables.fresh(self.table) as entry:
            self.seat, self.mine = sees(entry.room, caller, seat), holds(entry.room, caller)
            same = sum(one.mine == self.mine for one in entry.listeners) if self.mine else 0
            if server.settings.limits and same >= SOCKETS_OF_SEAT:
                raise Refusal("too-many", seconds=60)
            if after is not None and entry.room.recent_events(after) is None:
                caller.limited("ask", cost=lines_cost(entry.room.ply - after))
            self.fixed = seat is not None
            self.place = entry.room.game.name if self.mine else WATCHES
            self.count(server)
            if asked.get("talk") == ["1"]:
                await server.talks.come(entry, self)
            await server.tables.connect(entry, self, after)

    async def part(self, server: Server) -> None:
        server.talks.go(self.table, self)
        await server.tables.disconnect(self.table, self)

    def denied(self, server: Server, id_: str | None, problem: Problem) -> Any:
        server.metrics.refused(problem.key)
        return m.RefusedSent(**asdict(error_of(problem, self.caller.language)), id=id_)

    async def answered(self, server: Server, heading: Any, data: str) -> Any:
        """The answer to a message, if it has one; a Problem where it cannot be."""
        if heading.type == "ping":
            return m.PongSent(heading.id)
        if heading.type == "say":
            return m.AcceptedSent(
                heading.id, (await server.talks.say(self.table, self.caller, read(_saying, data))).ply
            )
        command = _for_seat(self, read(_commands[heading.type], data))
        answer = await server.tables.perform(self.table, self.caller, command, shielded=False)
        return _sent(self, heading.id, answer)

    def called(self, heading: Any) -> str:
        """Under which name it is counted how long an answer takes."""
        return str(heading.type)

    # What all do alike -------------------------------------------------------------------------------------------

    def count(self, server: Server) -> None:
        server.sockets.add(self)
        server.of_address[self.household] += 1
        self.counted = True
        if self.hash:
            server.lobby.came(self.hash, self.place)

    def push(self, message: bytes) -> None:
        if self.wire is not None and not self._sends() and self.wire.say(message):
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.waiting.append(1013)
        else:
            self.waiting.append(message)
        self._send()

    def close(self, code: int) -> None:
        self.waiting.append(code)
        self._send()

    def turn_away(self, refusal: Refusal) -> None:
        """It hears why, and nothing more."""
        self.push(msgspec.json.encode(m.RefusedSent(**asdict(error_of(refusal, self.caller.language)), id=None)))
        self.close(4000 + refusal.status)

    def leave(self) -> None:
        self.waiting.append(msgspec.json.encode(m.LeavingSent(self.ply)))
        self.close(1012)

    def _sends(self) -> bool:
        """Does something wait that has to go first?"""
        return self.sending is not None and not self.sending.done()

    def _send(self) -> None:
        if not self._sends():
            self.sending = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self.waiting:
                message = self.waiting.popleft()
                if isinstance(message, int):
                    self.waiting.clear()
                    await self.socket.close(message)
                    return
                await self.socket.send_data(message.decode(), mode="text")
        except Exception:  # whoever it was for is gone; the receiving side sees to it
            self.waiting.clear()


_saying = msgspec.json.Decoder(Saying)
_commands = {name: msgspec.json.Decoder(kind) for name, kind in OVER_SOCKET.items()}


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    server, caller = the(socket)
    await socket.accept()
    await attend(server, Socket(socket, caller, table))


async def attend(server: Server, client: Socket) -> None:
    """A client from its coming to its going."""
    try:
        await _come(server, client)
    except (Problem, DatabaseTrouble) as problem:
        if client.counted:
            await _gone(server, client)
        said = told(problem)
        client.push(msgspec.json.encode(client.denied(server, None, said)))
        client.close(4000 + status_of(said))
        if client.sending is not None:
            await client.sending
        return
    try:
        await _converse(server, client)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await _gone(server, client)


async def _come(server: Server, client: Socket) -> None:
    caller = client.caller
    try:
        asked = parse_qs(client.socket.scope["query_string"].decode("latin-1"), max_num_fields=20)
    except ValueError:
        raise Refusal("request", detail="?") from None
    after_of(asked)
    if server.tables.leaving:
        raise Refusal("leaving")
    server.desk.bars.check(caller, "ban", time())
    caller.limited("socket")
    if server.settings.limits and server.of_address[caller.household] >= SOCKETS_OF_ADDRESS:
        raise Refusal("too-many", seconds=60)
    if caller.guest is not None:
        caller.cookie_counts()
    await client.enter(server, asked)


async def _gone(server: Server, client: Socket) -> None:
    """A client that was counted is connected no more."""
    server.sockets.discard(client)
    server.of_address[client.household] -= 1
    if server.of_address[client.household] <= 0:
        del server.of_address[client.household]
    if client.hash:
        server.lobby.went(client.hash, client.place)
    with suppress(DatabaseTrouble):
        await client.part(server)


def after_of(asked: Asked) -> int | None:
    """The ply, or the edit, after which a client wants to hear what happened."""
    text = asked.get("after", [None])[0]
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("request", detail="after")
    return int(text)


def told(problem: Problem | DatabaseTrouble) -> Problem:
    """What is said of it."""
    return problem if isinstance(problem, Problem) else problem.refusal


async def _converse(server: Server, client: Socket) -> None:
    """Take messages one after another, and answer each."""
    strikes = 0
    while True:
        data = await client.socket.receive_data(mode="text")
        try:
            client.caller.limited("message")
            heading = read(client.heading, data)
        except Refusal as refusal:
            answer = client.denied(server, None, refusal)
        else:
            if heading.type in client.slow and client.thinking < client.most_thinking:
                client.thinking += 1
                server.tables.spawn(_thought(server, client, heading, data))
                continue
            answer = await _answered(server, client, heading, data)
        if answer is not None:
            client.push(msgspec.json.encode(answer))
        strikes = strikes + 1 if getattr(answer, "error", None) == "too-many" else 0
        if strikes >= 100:
            client.close(1008)
            return


def read(kind: msgspec.json.Decoder[T], data: str) -> T:
    try:
        return kind.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None


async def _thought(server: Server, client: Socket, heading: Any, data: str) -> None:
    """What takes its time, answered when it was found."""
    answer = await _answered(server, client, heading, data)
    client.thinking -= 1
    client.push(msgspec.json.encode(answer))


async def _answered(server: Server, client: Socket, heading: Any, data: str) -> Any:
    """The answer to a message, whatever happens."""
    began = perf_counter()
    try:
        return await client.answered(server, heading, data)
    except (Problem, DatabaseTrouble) as problem:
        return client.denied(server, heading.id, told(problem))
    except Exception:
        server.metrics.count("trouble")
        log.exception("error inside", extra={"path": "live"})
        return client.denied(server, heading.id, Refusal("inside"))
    finally:
        server.metrics.called("socket", client.called(heading), perf_counter() - began)


def _for_seat(client: Socket, command: OfASeat[Any]) -> OfASeat[Any]:
    """Where no seat is named, it is the one that this client looks at."""
    if command.seat is not None or isinstance(command, (Answering, Seating, Rematching)):
        return command
    if isinstance(command, Playing) and len(client.mine) > 1 and not client.fixed:
        return command  # several at one screen: whoever is to act
    return replace(command, seat=client.seat)


def _sent(client: Socket, id_: str | None, answer: Any) -> Any:
    """The answer as a message."""
    match answer:
        case m.Previewed():
            return m.PreviewSent(**asdict(answer), id=id_)
        case m.Hinted():
            return m.HintSent(**asdict(answer), id=id_)
        case m.Weighed():
            return m.WeighedSent(**asdict(answer), id=id_)
        case m.Rematched():
            return m.AcceptedSent(id_, client.ply, answer.table)
    client.ply = answer.ply
    return m.AcceptedSent(id_, answer.ply)
