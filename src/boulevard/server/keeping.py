"""What keeps everything that a house has in hand, and no more: tables, studies, what was found of games.

A server answers with a database; a page with what its browser keeps. Neither is known here.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec import Struct

from boulevard.bots.analysis import Weighed
from boulevard.core.study import Signed
from boulevard.server.kept import Job, KeptLine, Present, Stored
from boulevard.server.study import StoredStudy, StudyKey, StudyRow
from boulevard.server.talk import Said


class Observes(Protocol):
    def observe(self, seconds: float) -> None: ...


class Counts(Protocol):
    """What counts and measures, for whoever looks after a house."""

    @property
    def writes(self) -> Observes: ...

    def count(self, name: str, by: int = 1) -> None: ...

    def refused(self, kind: str) -> None: ...

    def called(self, way: str, call: str, seconds: float) -> None: ...

    def waited(self, pool: str, seconds: float) -> None: ...


class StudiesKept(Protocol):
    """Where studies are kept. An edit is there with its number, or it is not."""

    async def create(self, stored: StoredStudy) -> None: ...

    async def load(self, study: str, after: int = 0) -> StoredStudy | None:
        """A study with the edits after that one."""

    async def write(self, study: str, after: int, edits: Sequence[Signed], now: float) -> bool:
        """Write the edits that come after that one; False where others were quicker, or the study is gone."""

    async def add_key(self, study: str, key: StudyKey) -> None: ...

    async def remove_keys(self, study: str, kinds: Sequence[str]) -> None: ...

    async def delete(self, study: str) -> None: ...

    async def of_keys(self, hashes: Sequence[str]) -> list[StudyRow]:
        """The studies that these keys open, the one touched last first."""

    async def stale(self, before: float) -> list[str]: ...

    async def forget(self, study: str, author: str, hash_: str) -> None: ...

    async def forget_seats(self, table: str, seats: Sequence[str]) -> list[str]: ...

    async def hand_over(self, before: str, holder: str) -> list[str]: ...


class Found(Struct, frozen=True):
    """What is kept of a game: what made it, until when somebody is at it, and what was found, by plies."""

    made: str
    until: float
    moments: dict[int, Weighed]


class AnalysesKept(Protocol):
    """Where it is kept what was found of finished games, decision by decision."""

    async def read(self, table: str) -> Found | None: ...

    async def begin(self, table: str, made: str, until: float) -> bool: ...

    async def keep(self, table: str, made: str, moment: Weighed, until: float) -> bool: ...

    async def stop(self, table: str) -> None: ...


class Kept(Protocol):
    """Where a house keeps what it has; `outside.Store` is the part of it that a table needs."""

    hears: dict[str, Callable[[str], object]]
    """What is done with what other processes say, by channel."""

    @property
    def shared(self) -> bool: ...

    @property
    def origin(self) -> str: ...

    @property
    def studies(self) -> StudiesKept: ...

    @property
    def analyses(self) -> AnalysesKept: ...

    async def load(self, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None: ...

    async def latest(self, table: str) -> tuple[int, int] | None: ...

    async def lines(self, table: str, after: int = 0) -> list[KeptLine]: ...

    async def write(self, job: Job) -> bool: ...

    async def delete(self, table: str, ply: int, version: int) -> bool: ...

    async def of_keys(self, hashes: Sequence[str]) -> list[tuple[Any, list[str]]]:
        """The tables where somebody with these keys sits, with the seats; the last touched first."""

    async def presence(self, table: str) -> dict[str, tuple[float, float]]: ...

    async def said(self, table: str) -> list[Said]:
        """All that was said at a table."""

    def note(self, present: Present) -> None: ...

    async def say(self, channel: str, said: str) -> None: ...
