"""Rows in memory, and a house over them."""

from bisect import bisect_left
from collections.abc import Callable

from boulevard.offline.front import Front
from boulevard.offline.house import PageHouse
from boulevard.offline.kept import Change
from boulevard.server.bots import Process
from boulevard.server.settings import Settings
from boulevard.server.workers import Workers


class Memory:
    """What a browser's store promises: rows in the order of keys, a change whole or not at all."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.changes = 0

    async def get(self, key: str) -> str | None:
        return self.rows.get(key)

    async def range(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        keys = sorted(key for key in self.rows if key.startswith(prefix))
        return [(key, self.rows[key]) for key in keys[bisect_left(keys, prefix + after) :]]

    async def change(self, change: Change) -> bool:
        if any(self.rows.get(key) != value for key, value in change.expected.items()):
            return False
        for gone in change.gone:
            for key in [key for key in self.rows if key == gone or (gone.endswith("/") and key.startswith(gone))]:
                del self.rows[key]
        self.rows |= change.put
        self.changes += 1
        return True


def house(rows: Memory | None = None, pace: float = 0.0) -> PageHouse:
    """A house whose bots are processes."""
    settings = Settings(limits=False, talk=False, bot_pace=pace, bot_seconds=0.2)
    return PageHouse(rows or Memory(), Workers(0, settings.bot_seconds, pace, Process.begin), settings)


def front(rows: Memory | None = None, guest: str = "g" * 32) -> Front:
    return Front(house(rows), guest, "https://example.org")


Heard = list[str]


def hearing() -> tuple[Heard, Callable[[str], None]]:
    heard: Heard = []
    return heard, heard.append
