"""What is said to a client on its wire, without a network."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from boulevard.server.sockets import MOST_WAITING, Socket
from boulevard.server.wire import WIRE, Wire, heading

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Written(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Spoken:
    """As Litestar's socket: what is sent on it goes through the layers."""

    def __init__(self, scope: Any, send: Any) -> None:
        self.scope, self.send = scope, send

    async def send_data(self, data: str, mode: str) -> None:
        await self.send({"type": "websocket.send", "text": data})


async def connected() -> tuple[Wire, Written, Socket]:
    found: asyncio.Future[tuple[Any, Any]] = asyncio.get_running_loop().create_future()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        found.set_result((scope, send))
        await receive()

    config = Config(app, ws_ping_interval=None)
    wire, transport = Wire(config, ServerState(), {}), Written()
    wire.connection_made(transport)
    wire.data_received(HANDSHAKE)
    scope, send = await found
    assert scope["extensions"][WIRE] is wire
    transport.writes.clear()
    socket: Any = Spoken(scope, send)
    return wire, transport, Socket(socket)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_is_one_frame(length: int) -> None:
    assert heading(length) + b"x" * length == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


def test_after_the_last_word_nothing_is_said() -> None:
    async def tried() -> None:
        wire, transport, client = await connected()
        client.push(b"one")
        wire.conn.send_close(1000)
        assert not wire.say(b"two")
        await asyncio.sleep(0)
        assert transport.writes == []
        wire.connection_lost(None)

    asyncio.run(tried())


def test_what_is_said_in_one_moment_is_one_write() -> None:
    async def tried() -> None:
        wire, transport, client = await connected()
        client.push(b"one")
        client.push(b"two")
        assert transport.writes == []
        await asyncio.sleep(0)
        assert transport.writes == [b"\x81\x03one\x81\x03two"]
        assert client.sending is None
        wire.connection_lost(None)

    asyncio.run(tried())


def test_nothing_overtakes_what_waits_and_who_reads_too_slowly_is_cut_off() -> None:
    async def tried() -> None:
        wire, transport, client = await connected()
        wire.pause_writing()
        client.push(b"one")
        await asyncio.sleep(0)
        assert not wire.say(b"no")
        client.push(b"two")
        wire.resume_writing()
        client.push(b"three")
        await asyncio.sleep(0.01)
        assert b"".join(transport.writes) == b"\x81\x03one\x81\x03two\x81\x05three"
        wire.pause_writing()
        for _ in range(MOST_WAITING + 2):
            client.push(b"more")
        assert 1013 in client.waiting
        wire.connection_lost(None)
        assert not wire.say(b"nobody")
        await asyncio.sleep(0.01)

    asyncio.run(tried())
