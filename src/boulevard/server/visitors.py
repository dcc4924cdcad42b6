"""Who asks over the network: by a token, or by the browser's cookie; from where, and in which language."""

from typing import Any

from litestar import Request, WebSocket

from boulevard.server.doors import household
from boulevard.server.guests import Proxies, bearer, guest_cookie, hashed, new_token, same_origin
from boulevard.server.limits import Limits
from boulevard.server.members import Members
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
        members: Members,
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
        self.cookie = None if self.guest is None else hashed(self.guest)
        if self.cookie is not None and members.spent(self.cookie):
            self.guest = self.cookie = None
        self.member = None if self.cookie is None else members.of(self.cookie)
        """Who has kept a name, where this browser acts for somebody who has."""
        self.browser = self.guest or new_token()
        self.hash = self.cookie if self.member is None else self.member.holder
        if self.token is not None:
            self.hash = hashed(self.token)
        self.agent = headers.get("user-agent", "")
        self.same_origin = same_origin(headers, host, self.secure)
        self.at_this_machine = at_this_machine(self.address, host)
        self.base = (public_url or f"{'https' if self.secure else 'http'}://{host}").rstrip("/")

    @property
    def holder(self) -> str:
        """What this browser is given is held by this."""
        return hashed(self.browser) if self.member is None else self.member.holder

    @property
    def called(self) -> str | None:
        return None if self.member is None else self.member.name

    @property
    def hashes(self) -> list[str]:
        """All that the caller holds things by."""
        held = [] if self.guest is None else [self.holder]
        return held if self.token is None else [hashed(self.token), *held]

    def limited(self, kind: str, of: str | None = None, cost: float = 1.0) -> None:
        self.limits.take(kind, self.household if of is None else of, cost)

    def new_browser(self) -> None:
        """Whatever cookie came, this browser gets another."""
        self.guest = self.cookie = self.member = None
        self.browser = new_token()
        if self.token is None:
            self.hash = None

    def cookie_counts(self) -> None:
        if self.token is None and not self.same_origin:
            raise Refusal("origin")
