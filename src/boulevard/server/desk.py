"""The desk of whoever runs the server: who is let in, and what was decided there, as this process knows it."""

import logging
from time import time

from boulevard.server import desk_rows as rows
from boulevard.server.desk_rows import Doing, Session
from boulevard.server.guests import hashed, new_code, new_token
from boulevard.server.refusals import Refusal
from boulevard.server.settings import HOUR, Settings
from boulevard.server.tables import Tables

log = logging.getLogger("boulevard.server")

LINK_LASTS = 600.0
"""Seconds for which a link opens the desk, once."""
LASTS = 12 * HOUR
"""For so long a browser is let in."""
SEEN_EVERY = 60.0


def address_of(settings: Settings, port: int) -> str:
    """Where a process is reached from the machine that it runs on, or from everywhere if it knows."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "localhost") else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Desk:
    """The desk, as this process keeps it."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, tables.store
        self.started = time()

    async def begin(self, address: str) -> None:
        await self.store.change(rows.reached, address)

    # Who is let in -------------------------------------------------------------------------------------------------

    async def enter(self, link: str, called: str) -> str:
        """Let a browser in by a link; the cookie that it is given."""
        now, cookie = time(), new_token()
        made = Session(hashed(cookie), new_code(), called, now, now, now + LASTS)
        if not await self.store.change(rows.begin, hashed(link), made, Doing("desk", called, now)):
            raise Refusal("desk-link")
        log.warning("the host's desk was opened in a browser")
        return cookie

    async def session(self, cookie: str | None) -> Session:
        """Who asks; a Refusal where the desk is not open in that browser."""
        now = time()
        found = None if cookie is None else await self.store.read(rows.session, hashed(cookie), now)
        if found is None:
            raise Refusal("desk-closed")
        if now - found.seen > SEEN_EVERY:
            await self.store.change(rows.seen, found.hash, now)
        return found


def doing(session: Session) -> Doing:
    return Doing("desk", session.called, time())
