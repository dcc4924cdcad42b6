"""Guests: codes and tokens, of which only hashes are kept; who somebody is, and where a request may come from."""

import base64
import hashlib
import re
import secrets
from collections.abc import Mapping
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

COOKIE = "guest"
SECURE_COOKIE = "__Host-guest"
"""Its name where the way is secure: no other site of the same domain, and no open page, can set one of that name."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,64}")


def new_code() -> str:
    """A table's id or an invite code: 96 bits, never beginning like a flag of the command line."""
    while (code := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return code


def new_token() -> str:
    """What lets somebody play: 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> bytes:
    """What chance is drawn by: 256 bits."""
    return secrets.token_bytes(32)


def derived(secret: str, what: str, length: int = 32) -> str:
    """A code or token that a caller's own secret stands for: the same again where it asks again."""
    found = hashlib.sha256(f"boulevard {what} {secret}".encode()).digest()
    return "r" + base64.urlsafe_b64encode(found).decode()[: length - 1]


def hashed(token: str) -> str:
    """Tokens are random and long, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(authorization: str | None) -> str | None:
    """The token of an `Authorization: Bearer …` header; an unreadable header is a token that nobody has."""
    if not authorization:
        return None
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def guest_cookie(cookies: Mapping[str, str], secure: bool) -> str | None:
    """The browser's cookie; one that an older version gave goes on working."""
    for name in (SECURE_COOKIE, COOKIE) if secure else (COOKIE,):
        if (value := cookies.get(name)) is not None and _TOKEN.fullmatch(value):
            return value
    return None


def same_origin(headers: Mapping[str, str], host: str, secure: bool = False) -> bool:
    """May a cookie count? Not where a browser says that another site's page sent the request; nor, where the way is
    secure, that a page of the same name did which came by an open one."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        found = urlsplit(origin or "")
        return origin is None or (found.netloc == host and (found.scheme == "https" or not secure))
    except ValueError:
        return False


class Proxies:
    """The proxies that are believed."""

    def __init__(self, trusted: tuple[str, ...]) -> None:
        self.networks = [ip_network(one, strict=False) for one in trusted]

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)

    def client(self, peer: str, forwarded: str | None) -> str:
        """The address of the one who asks: the last of the chain that is no proxy of ours."""
        if peer not in self or not forwarded:
            return peer
        for address in reversed([part.strip() for part in forwarded.split(",")]):
            try:
                ip_address(address)
            except ValueError:
                return peer
            if address not in self:
                return address
        return peer
