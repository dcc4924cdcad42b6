"""Play over a WebSocket: what is said to a client, written as soon as it can be, and what a client says."""

import asyncio
from collections import deque
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from boulevard.server.clients import Client, come, gone, take
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal, status_of
from boulevard.server.wire import WIRE, Wire

MOST_WAITING = 64
"""A client that reads so slowly is cut off; it comes back with `after`."""


class Socket:
    """The way to a client over the network."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.waiting: deque[bytes | int] = deque()
        self.sending: asyncio.Task[None] | None = None
        extensions: Any = socket.scope.get("extensions") or {}
        self.wire: Wire | None = extensions.get(WIRE)
        """Where the server below is ours."""

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


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    server, caller = the(socket)
    await socket.accept()
    way = Socket(socket)
    await attend(server, way, Client(way, caller, table))


async def attend(server: Server, way: Socket, client: Client) -> None:
    """A client from its coming to its going."""
    try:
        asked = parse_qs(way.socket.scope["query_string"].decode("latin-1"), max_num_fields=20)
    except ValueError:
        refusal = Refusal("request", detail="?")
        client.push(msgspec.json.encode(client.denied(server, None, refusal)))
        client.close(4000 + status_of(refusal))
        asked = None
    if asked is None or not await come(server, client, asked):
        if way.sending is not None:
            await way.sending
        return
    try:
        while await take(server, client, await way.socket.receive_data(mode="text")):
            pass
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await gone(server, client)
