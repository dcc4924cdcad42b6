"""The way to a client: what it is told in one moment is one write, without a task or a layer for each message."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

WIRE = "boulevard.wire"
"""Under this name an application finds the wire among what its connection can do."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, on which an application may also speak at once."""

    _due = False
    """Is what was said about to be written?"""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        await super().run_asgi()

    def say(self, message: bytes) -> bool:
        """Send a text when this moment is over; False where it has to wait, or nobody listens any more: then it is to
        be sent as ASGI has it."""
        if not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:
            return False
        if not self._due:
            self._due = True
            self.loop.call_soon(self._write)
        return True

    def _write(self) -> None:
        self._due = False
        if (said := self.conn.data_to_send()) and not self.transport.is_closing():
            self.transport.write(b"".join(said))
