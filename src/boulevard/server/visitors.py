"""Who asks over the network: by a token, or by the browser's cookie; from where, and in which language."""

from typing import Any

from litestar import Request, WebSocket

from boulevard.server.doors import household
from boulevard.server.guests import Proxies, bearer, guest_cookie, hashed, new_token, same_origin
from boulevard.server.limits import Limits
from boulevard.server.reach import at_this_machine
from boulevard.server.refusals import Refusal, language_of


class Visitor:
    """A caller, as a request or a connection tells it."""

    def __init__(
        self,
        connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any],
        proxies: Proxies,
        limits: Limits,
        public_url: str | None,
    ) -> None:
        headers = connection.headers
        peer = connection.client.host if connection.client else ""
        self.limits = limits
        self.address = proxies.client(peer, headers.get("x-forwarded-for"))
        self.household = household(self.address)
        self.language = language_of(headers.get("accept-language", ""))
        self.token = bearer(headers.get("authorization"))
        host = headers.get("host", "localhost")
        self.secure = connection.url.scheme in ("https", "wss")
        if peer in proxies:
            self.secure = headers.get("x-forwarded-proto", "") in ("https", "wss")
            host = headers.get("x-forwarded-host", host)
        self.guest = guest_cookie(connection.cookies, self.secure)
        self.browser = self.guest or new_token()
        held_by = self.guest if self.token is None else self.token
        self.hash = None if held_by is None else hashed(held_by)
        self.same_origin = same_origin(headers, host, self.secure)
        self.at_this_machine = at_this_machine(self.address, host)
        self.base = (public_url or f"{'https' if self.secure else 'http'}://{host}").rstrip("/")

    def limited(self, kind: str, of: str | None = None, cost: float = 1.0) -> None:
        self.limits.take(kind, self.household if of is None else of, cost)

    def new_browser(self) -> None:
        """Whatever cookie came, this browser gets another."""
        self.guest, self.browser = None, new_token()
        if self.token is None:
            self.hash = None

    def cookie_counts(self) -> None:
        if self.token is None and not self.same_origin:
            raise Refusal("origin")
