"""A request to an address that somebody gave: only to a public place, which is looked up, looked at and then connected
to itself, so that a name cannot stand for another place in between; no redirect is followed, and nothing of the answer
is kept but its status and how long to wait.
"""

import asyncio
import re
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from email.utils import parsedate_to_datetime
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from socket import AF_UNSPEC, SOCK_STREAM, getaddrinfo
from time import time
from urllib.parse import urlsplit

from msgspec import Struct

from boulevard import __version__
from boulevard.server.refusals import Refusal

SECONDS = 10.0
"""For which anybody is waited for."""
HEAD_BYTES = 16_384
LONGEST = 1000
"""Letters of an address."""
MOST_WAIT = 86_400.0
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses whose last figures are an IPv4 address."""
LETTERS = re.compile(r"[!-~]+")

_asking = ThreadPoolExecutor(16, thread_name_prefix="boulevard-names")
"""Names are looked up here: where that hangs, nobody else waits."""


class Site(Struct, frozen=True):
    """An address in its parts."""

    secure: bool
    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        return f"{'https' if self.secure else 'http'}://{host}{'' if usual else f':{self.port}'}"


class Answer(Struct, frozen=True):
    """All that is known of an answer. Status 0: there was none."""

    status: int
    wait: float | None = None
    """The seconds that it asks to be left alone for."""


def site(address: str, private: bool = False) -> Site:
    """An address that somebody gave; a Refusal where nothing may be sent there. `private`: the host allows addresses of
    the own network, and open ways."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refusal("bell-address") from None
    secure = parts.scheme == "https"
    if len(address) > LONGEST or not LETTERS.fullmatch(address) or not host or parts.username is not None:
        raise Refusal("bell-address")
    if not secure and not (private and parts.scheme == "http"):
        raise Refusal("bell-https")
    found = Site(
        secure, host, port or (443 if secure else 80), (parts.path or "/") + (parts.query and f"?{parts.query}")
    )
    if not private and ((found.port < 1024 and found.port != 443) or not is_name_or_public(host)):
        raise Refusal("bell-private")
    return found


def is_name_or_public(host: str) -> bool:
    try:
        return is_public(ip_address(host))
    except ValueError:
        return "." in host.rstrip(".") and not host.rstrip(".").endswith((".local", ".localhost", ".internal"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Does it lie in the net that everybody shares, whatever it is wrapped in?"""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None or address in TRANSLATED:
            return is_public(IPv4Address(int(address) & 0xFFFFFFFF))
        inner = [address.sixtofour, *(address.teredo or ())]
        if not all(is_public(one) for one in inner if one is not None):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def places(host: str, port: int, private: bool) -> list[str]:
    """Where a name leads; nowhere, if any of it is not public."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(_asking, getaddrinfo, host, port, AF_UNSPEC, SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    return addresses if private or all(is_public(ip_address(one.partition("%")[0])) for one in addresses) else []


@cache
def trusting() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(
    to: Site, body: bytes, headers: Mapping[str, str], private: bool = False, seconds: float = SECONDS
) -> Answer:
    """Send it, and look at nothing but how it was taken."""
    try:
        async with asyncio.timeout(seconds):
            for place in (await places(to.host, to.port, private))[:2]:
                try:
                    return await _posted(to, place, body, headers)
                except ConnectionRefusedError:
                    continue
    except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, UnicodeError):
        pass  # ssl.SSLError and TimeoutError are OSErrors
    return Answer(0)


async def _posted(to: Site, place: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    reader, writer = await asyncio.open_connection(
        place, to.port, ssl=trusting() if to.secure else None, server_hostname=to.host if to.secure else None,
        limit=HEAD_BYTES,
    )  # fmt: skip
    try:
        said = {
            "host": to.origin.partition("://")[2],
            "user-agent": f"Boulevard/{__version__}",
            "content-length": str(len(body)),
            "connection": "close",
            **headers,
        }
        lines = [f"POST {to.target} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        return read_head((await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n"))
    finally:
        writer.transport.abort()


def read_head(lines: Iterable[str]) -> Answer:
    first, *rest = lines
    protocol, _, status = first.partition(" ")
    if not protocol.startswith("HTTP/1.") or not status[:3].isdigit():
        return Answer(0)
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
    return Answer(int(status[:3]), seconds_of(headers.get("retry-after", "")))


def seconds_of(said: str) -> float | None:
    """How long to wait, as an answer says it: in seconds, or until when."""
    if said.isdigit():
        return min(float(said[:9]), MOST_WAIT)
    try:
        return max(0.0, min(parsedate_to_datetime(said).timestamp() - time(), MOST_WAIT))
    except (ValueError, TypeError):
        return None
