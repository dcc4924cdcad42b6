"""What a trial found: counts, and every promise that was not kept, as a key and figures."""

from statistics import median
from typing import Any

from msgspec import Struct, field


class Broken(Struct, frozen=True):
    """A promise that was not kept, and where; `trial-broken-KEY` says it in words."""

    key: str
    figures: dict[str, Any]


class Part(Struct):
    """A part of a trial."""

    broken: list[Broken] = field(default_factory=list)

    def found(self, key: str, **figures: Any) -> None:
        self.broken.append(Broken(key, figures))


class Killed(Part):
    """What became of play under kills."""

    servers: int = 0
    kills: int = 0
    tables: int = 0
    games: int = 0
    """Of these tables, those played to the end."""
    acknowledged: int = 0
    """Moves whose answer came."""
    repeated: int = 0
    """Moves that were sent again, because none had come."""
    lost: int = 0
    doubled: int = 0


class Compared(Part):
    """What twins told."""

    twins: int = 0
    answers: int = 0
    bytes: int = 0
    different: int = 0
    """Bytes."""


class Waits(Struct):
    """How long somebody waited for answers, in milliseconds."""

    count: int
    median: float
    slowest: float


def waits(seconds: list[float]) -> Waits:
    if not seconds:
        return Waits(0, 0.0, 0.0)
    return Waits(len(seconds), round(1000 * median(seconds), 1), round(1000 * max(seconds), 1))


class Flooded(Part):
    """What a flood was, and what it did to somebody else."""

    silent: int = 0
    """Connections that began a request and never ended it."""
    closed: int = 0
    """Of these, those that the server closed."""
    garbage: int = 0
    tables: int = 0
    """Tables opened, with bots on every seat."""
    refused: int = 0
    """Tables that the server's limits did not let be opened."""
    watched: int = 0
    """Tables at which somebody looked on, so that the bots thought."""
    unanswered: int = 0
    """Questions of the other guest's."""
    before: Waits | None = None
    during: Waits | None = None
    bots: Waits | None = None
    """How long the other guest waited for the bot it played against."""


class Report(Struct):
    version: str
    database: str
    seed: str
    seconds: float = 0.0
    interrupted: bool = False
    twins: Compared = field(default_factory=Compared)
    flood: Flooded = field(default_factory=Flooded)
    kills: Killed = field(default_factory=Killed)

    @property
    def broken(self) -> list[Broken]:
        return [*self.twins.broken, *self.flood.broken, *self.kills.broken]
