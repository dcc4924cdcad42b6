"""Where this server is reached from: this machine alone, the home network too, or everywhere."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Literal
from urllib.parse import urlsplit

from boulevard.server.refusals import RareRefusal, Refusal
from boulevard.server.settings import Settings

EVERYWHERE = "0.0.0.0"


class Reach:
    """The places where a server listens. Only one that was started at home, by plain `boulevard`, may open more."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = settings.port
        self.opened: dict[str, int] = {}
        """Addresses of the home network opened since, and their ports."""
        self.listen: Callable[[str, int], Awaitable[int]] | None = None
        """Opens one more address; only at home."""
        self.opening = asyncio.Lock()

    @property
    def reach(self) -> Literal["loopback", "lan", "public"]:
        if self.listen is not None:
            return "lan" if self.opened or self.settings.host == EVERYWHERE else "loopback"
        behind = self.settings.public_url is not None or self.settings.trusted_proxy
        return "public" if behind or not is_loopback(self.settings.host) else "loopback"

    async def links(self, base: str) -> list[str]:
        """The addresses to give to others."""
        if self.reach == "loopback":
            return []
        if self.reach == "public":
            return [base]
        if self.opened:
            return [f"http://{address}:{port}" for address, port in self.opened.items()]
        return [f"http://{address}:{self.port}" for address in await asyncio.to_thread(home_addresses)]

    async def open(self, addresses: list[str]) -> None:
        """Listen at these addresses too; those that are open already stay as they are."""
        assert self.listen is not None
        async with self.opening:
            if self.settings.host == EVERYWHERE:
                return
            for address in addresses:
                for port in (self.port, 0):
                    if address not in self.opened:
                        try:
                            self.opened[address] = await self.listen(address, port)
                        except Refusal:
                            continue  # taken there by somebody else: any other port will do
        if not self.opened:
            raise Refusal("no-network")


def exposed(settings: Settings) -> Refusal | None:
    """What is wrong with a server that everybody reaches; it is said, and nothing refused. Either what is sent can be
    read on the way, or a proxy stands before it that it does not know: all who come by that are one to its limits."""
    public = urlsplit(settings.public_url or "")
    if settings.public_url is not None and public.scheme != "https" and not _is_private(public.hostname or ""):
        return RareRefusal("exposed-plain")
    if settings.trusted_proxy:
        return None
    if settings.public_url is not None and public.scheme == "https":
        return RareRefusal("exposed-unnamed")
    return None if _is_private(settings.host) else RareRefusal("exposed-plain")


def _is_private(host: str) -> bool:
    """Is this a name or an address of this machine or of a home network? What listens everywhere is not."""
    try:
        return host == "localhost" or not (ip_address(host).is_global or ip_address(host).is_unspecified)
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def home_addresses() -> list[str]:
    """This machine's addresses in home networks, the usual one first.

    Connecting a datagram socket sends nothing, but the system has to choose the address it would send from.
    """
    found: dict[str, None] = {}
    for beyond in ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "100.127.255.254"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((beyond, 9))
                found[asking.getsockname()[0]] = None
            except OSError:
                continue  # no way there
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found |= {str(place[0]): None for *_, place in named}
    return [address for address in found if is_at_home(address)]


def is_at_home(address: str) -> bool:
    one = ip_address(address)
    return not (one.is_global or one.is_loopback or one.is_link_local or one.is_unspecified or one.is_multicast)


def at_this_machine(address: str, host: str) -> bool:
    """Does a request come from this machine, from a page that this machine named itself?

    The name is asked too: a stranger's page whose name leads here would be of one origin with itself.
    """
    try:
        return is_loopback(address) and is_loopback(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
