"""Who may hold a connection: so many from one address, so many in all, and nobody who says nothing.

A request has to come whole in a few seconds, then its connection counts as used; one that only waits is closed. What
becomes a WebSocket is let go here: `limits` counts those.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

log = logging.getLogger("boulevard.server")

KEPT_FREE = 128
"""Files that connections leave to the database, to workers and to whatever else is opened."""
MANY = 65_536
"""So many open files are asked of the system, where it allows them."""
FEW = 2048
"""Fewer are worth a word."""


def raise_file_limit() -> int | None:
    """Have as many open files as the system allows; how many those are, where systems know such a limit."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(MANY, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != resource.RLIM_INFINITY and soft < FEW:
        log.warning("few open files are allowed here (ulimit -n): so many connections at most", extra={"files": soft})
    return MANY if soft == resource.RLIM_INFINITY else soft


def household(address: str) -> str:
    """Whoever has one address of IPv6 has a whole network of them."""
    try:
        one = ip_address(address)
    except ValueError:
        return address
    if not isinstance(one, IPv6Address):
        return address
    return str(one.ipv4_mapped) if one.ipv4_mapped else f"{IPv6Address(int(one) >> 64 << 64)}/64"


class Doors:
    """The connections of a process."""

    def __init__(self, most: int, of_address: int, seconds: float, trusted: Callable[[str], bool]) -> None:
        """`seconds`: in which a request has to come; `trusted`: behind which addresses are many people."""
        self.most, self.of_address, self.seconds, self.trusted = most, of_address, seconds, trusted
        self.inside: Counter[str] = Counter()
        self.count = self.turned_away = self.hurried = 0

    def enter(self, address: str) -> bool:
        if self.count >= self.most or (self.inside[address] >= self.of_address and not self.trusted(address)):
            self.turned_away += 1
            log.warning("too many connections", extra={"inside": self.count})
            return False
        self.inside[address] += 1
        self.count += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]


def watched(kind: Any, doors: Doors) -> Any:
    """A protocol of uvicorn's, at these doors."""

    class Watched(kind):  # type: ignore[misc]
        address: str | None = None
        """Whose connection it is while it counts."""
        hurry: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            peer = transport.get_extra_info("peername")
            address = household(str(peer[0])) if peer else ""
            if not doors.enter(address):
                transport.abort()
                return
            self.address = address
            super().connection_made(transport)
            self.watch()

        def data_received(self, data: bytes) -> None:
            if self.address is not None:
                super().data_received(data)
                self.watch()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.address is not None:
                self.go()
                super().connection_lost(exc)

        def handle_websocket_upgrade(self, *given: Any) -> None:
            self.go()
            super().handle_websocket_upgrade(*given)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.watch()

        def go(self) -> None:
            if self.address is not None:
                doors.leave(self.address)
            self.address = None
            self.calm()

        def watch(self) -> None:
            """While a request is on its way, its time is counted, whatever trickles in."""
            if self.address is None:
                return
            asked = self.cycle is not None and not self.cycle.response_complete
            if asked and not self.cycle.more_body:
                self.calm()
            elif self.hurry is None:
                self.hurry = asyncio.get_running_loop().call_later(doors.seconds, self.too_slow)

        def calm(self) -> None:
            if self.hurry is not None:
                self.hurry.cancel()
                self.hurry = None

        def too_slow(self) -> None:
            doors.hurried += 1
            self.hurry = None
            self.transport.abort()

    return Watched
