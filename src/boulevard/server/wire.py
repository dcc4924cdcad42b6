"""The way to a client: what it is told in one moment is one write, without a task or a layer for each message."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WIRE = "boulevard.wire"
"""Under this name an application finds the wire among what its connection can do."""


def heading(length: int) -> bytes:
    """What goes before a text of so many bytes: one whole frame of a server that compresses nothing (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 0x10000:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, on which an application may also speak at once."""

    async def run_asgi(self) -> None:
        self._said: list[bytes] = []
        """What is about to be written."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    @property
    def _open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def say(self, message: bytes) -> bool:
        """Send a text when this moment is over; False where it has to wait, or nobody listens any more: then it is to
        be sent as ASGI has it."""
        if not self.writable.is_set() or not self._open:
            return False
        if not self._said:
            self.loop.call_soon(self._write)
        self._said += heading(len(message)), message
        return True

    def _write(self) -> None:
        said, self._said = self._said, []
        if self._open:
            self.transport.write(b"".join(said))
