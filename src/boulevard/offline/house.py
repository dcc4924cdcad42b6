"""A house in a page: what its calls share."""

from typing import Any

from boulevard.offline.kept import PageStore, Rows
from boulevard.server.analyses import Analyses
from boulevard.server.guests import hashed
from boulevard.server.outside import Thinkers
from boulevard.server.rooms import Rooms
from boulevard.server.settings import Settings
from boulevard.server.studies import Studies


class Uncounted:
    """Nobody looks after a page's figures."""

    @property
    def writes(self) -> "Uncounted":
        return self

    def observe(self, seconds: float) -> None: ...

    def count(self, name: str, by: int = 1) -> None: ...

    def refused(self, kind: str) -> None: ...

    def called(self, way: str, call: str, seconds: float) -> None: ...

    def waited(self, pool: str, seconds: float) -> None: ...


class Owner:
    """Who asks: whoever has the page open."""

    household = "here"
    token: str | None = None
    called: str | None = None

    def __init__(self, guest: str, language: str, base: str) -> None:
        """`guest`: what this browser's seats are held by, as a server's cookie would be."""
        self.guest: str | None = guest
        self.browser, self.language, self.base = guest, language, base
        self.holder = hashed(guest)
        self.hash: str | None = self.holder

    @property
    def hashes(self) -> list[str]:
        return [self.holder]

    def limited(self, kind: str, of: str | None = None, cost: float = 1.0) -> None:
        """Nobody is disturbed but the one who asks."""

    def cookie_counts(self) -> None:
        """Nobody else's page gets here."""


class PageHouse:
    """All tables and studies of a page."""

    talks = None

    def __init__(self, rows: Rows, workers: Thinkers, settings: Settings | None = None) -> None:
        self.settings = settings or Settings(limits=False, talk=False)
        self.store, self.workers, self.metrics = PageStore(rows), workers, Uncounted()
        self.tables = Rooms(self.store, workers, self.settings, self.metrics)
        self.analyses = Analyses(self.tables)
        self.studies = Studies(self.tables)

    def came(self, client: Any) -> None: ...

    def went(self, client: Any) -> None: ...

    def crowded(self, client: Any) -> None: ...

    async def stop(self) -> None:
        await self.tables.stop()
