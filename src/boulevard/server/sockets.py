"""Play over a WebSocket: first the table as it is, then each change; and what the client wants, answered one by one."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeVar
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
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal, error_of, status_of
from boulevard.server.rights import holds, sees
from boulevard.server.visitors import Visitor
from boulevard.server.wire import WIRE, Wire

T = TypeVar("T")
log = logging.getLogger("boulevard.server")

SLOW, MOST_HINTING = ("hint", "weigh"), 4
"""What is answered when it was found, and how many of these may be under way for a client."""
MOST_WAITING = 64
"""A client that reads so slowly is cut off; it comes back with `after`."""


class Socket:
    """A client connected to a table."""

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
        self.hinting = 0
        """How many hints are being thought about for this client."""

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


def refused(problem: Problem, language: str, id_: str | None) -> m.RefusedSent:
    return m.RefusedSent(**asdict(error_of(problem, language)), id=id_)


_heading = msgspec.json.Decoder(Heading)
_commands = {name: msgspec.json.Decoder(kind) for name, kind in OVER_SOCKET.items()}


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    server, caller = the(socket)
    await socket.accept()
    client = Socket(socket, caller, table)
    counted = False
    try:
        try:
            asked = parse_qs(socket.scope["query_string"].decode("latin-1"), max_num_fields=20)
        except ValueError:
            raise Refusal("request", detail="?") from None
        after = ply_of(asked.get("after", [None])[0])
        seat = asked.get("seat", [None])[0]
        client.changes = asked.get("changes") == ["1"]
        if server.tables.leaving:
            raise Refusal("leaving")
        caller.limited("socket")
        if server.settings.limits and server.of_address[caller.household] >= SOCKETS_OF_ADDRESS:
            raise Refusal("too-many", seconds=60)
        if caller.guest is not None:
            caller.cookie_counts()
        async with server.tables.fresh(table) as entry:
            client.seat, client.mine = sees(entry.room, caller, seat), holds(entry.room, caller)
            same = sum(one.mine == client.mine for one in entry.listeners) if client.mine else 0
            if server.settings.limits and same >= SOCKETS_OF_SEAT:
                raise Refusal("too-many", seconds=60)
            if after is not None and entry.room.recent_events(after) is None:
                caller.limited("ask", cost=lines_cost(entry.room.ply - after))
            client.fixed = seat is not None
            server.sockets.add(client)
            server.of_address[caller.household] += 1
            counted = True
            await server.tables.connect(entry, client, after)
    except (Problem, DatabaseTrouble) as problem:
        if counted:
            await _gone(server, client)
        client.push(msgspec.json.encode(_refusal(server, client, None, problem)))
        client.close(4000 + status_of(problem if isinstance(problem, Problem) else problem.refusal))
        if client.sending is not None:
            await client.sending
        return
    try:
        await _converse(server, client)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await _gone(server, client)


async def _gone(server: Server, client: Socket) -> None:
    """A client that was counted is connected no more."""
    server.sockets.discard(client)
    server.of_address[client.caller.household] -= 1
    if server.of_address[client.caller.household] <= 0:
        del server.of_address[client.caller.household]
    with suppress(DatabaseTrouble):
        await server.tables.disconnect(client.table, client)


def ply_of(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("request", detail="after")
    return int(text)


async def _converse(server: Server, client: Socket) -> None:
    """Take messages one after another, and answer each."""
    strikes = 0
    while True:
        data = await client.socket.receive_data(mode="text")
        try:
            client.caller.limited("message")
            heading = read(_heading, data)
        except Refusal as refusal:
            answer: Any = _refusal(server, client, None, refusal)
        else:
            if heading.type in SLOW and client.hinting < MOST_HINTING:  # it takes its time, and nothing waits for it
                client.hinting += 1
                server.tables.spawn(_hint(server, client, heading, data))
                continue
            answer = await _answered(server, client, heading, data)
        client.push(msgspec.json.encode(answer))
        strikes = strikes + (answer.error == "too-many") if isinstance(answer, m.RefusedSent) else 0
        if strikes >= 100:
            client.close(1008)
            return


def read(kind: msgspec.json.Decoder[T], data: str) -> T:
    try:
        return kind.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None


async def _hint(server: Server, client: Socket, heading: Heading, data: str) -> None:
    """A hint or what a move costs, when it was found; whatever more is asked for meanwhile than a page would is waited
    for."""
    answer = await _answered(server, client, heading, data)
    client.hinting -= 1
    client.push(msgspec.json.encode(answer))


async def _answered(server: Server, client: Socket, heading: Heading, data: str) -> Any:
    """The answer to a message, whatever happens."""
    if heading.type == "ping":
        return m.PongSent(heading.id)
    began = perf_counter()
    try:
        command = _for_seat(client, read(_commands[heading.type], data))
        answer = await server.tables.perform(client.table, client.caller, command, shielded=False)
        return _sent(client, heading.id, answer)
    except (Problem, DatabaseTrouble) as problem:
        return _refusal(server, client, heading.id, problem)
    except Exception:
        server.metrics.count("trouble")
        log.exception("error inside", extra={"path": "live"})
        return refused(Refusal("inside"), client.caller.language, heading.id)
    finally:
        server.metrics.called("socket", heading.type, perf_counter() - began)


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


def _refusal(server: Server, client: Socket, id_: str | None, problem: Problem | DatabaseTrouble) -> m.RefusedSent:
    said = problem if isinstance(problem, Problem) else problem.refusal
    server.metrics.refused(said.key)
    return refused(said, client.caller.language, id_)
