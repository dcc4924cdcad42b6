"""Who is thought for next, where many bots wait for few processors: everybody who waits gets the same share."""

from msgspec import Struct

PATIENCE = 30.0
"""Whoever has waited so many seconds waits no longer for others who are more urgent."""


class Waiting(Struct, eq=False):
    """A thought that waits for its turn."""

    owner: str
    """Whose processor time it takes: an address, or whatever else stands for those at the table."""
    away: bool
    """Is nobody there who waits for the answer?"""
    since: float
    behind: bool = False
    """Does it wait for all who are not, however long?"""


class Queue:
    """What waits. Each owner's time is counted: next is who has had least, as in fair queuing; who comes back after a
    while has saved up nothing."""

    def __init__(self) -> None:
        self.waiting: list[Waiting] = []
        self.thinking: list[Waiting] = []
        self.had: dict[str, float] = {}
        """The seconds that each owner has had, of those who wait or are thought for."""

    def put(self, one: Waiting) -> None:
        if one.owner not in self.had:
            self.had[one.owner] = min(self.had.values(), default=0.0)
        self.waiting.append(one)

    def next(self, now: float) -> Waiting | None:
        """Who is thought for now."""
        if not self.waiting:
            return None

        def rank(one: Waiting) -> tuple[bool, bool, float, float]:
            return one.behind, one.away and now - one.since < PATIENCE, self.had[one.owner], one.since

        found = min(self.waiting, key=rank)
        self.waiting.remove(found)
        self.thinking.append(found)
        return found

    def done(self, one: Waiting, seconds: float) -> None:
        """It was thought for, and took so long; or it waits no more."""
        if one in self.waiting:
            self.waiting.remove(one)
        if one in self.thinking:
            self.thinking.remove(one)
            self.had[one.owner] += seconds
        busy = {other.owner for other in (*self.waiting, *self.thinking)}
        self.had = {owner: had for owner, had in self.had.items() if owner in busy}
