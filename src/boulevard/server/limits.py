"""How much one address or one seat may ask for: sized for fifty people of one club behind one address.

Several processes of one database tell each other what was spent, a little late; so what they allow is what one would,
and whatever was had too much in between is missing afterwards.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from math import ceil
from time import monotonic

from msgspec import Struct

from boulevard.server.refusals import Refusal

RATES: dict[str, tuple[float, float]] = {
    # kind: (so many at once, so many a second from then on)
    "open": (100, 200 / 3600),
    "bring": (30, 120 / 3600),
    "join": (200, 1.0),
    "ask": (600, 200.0),
    "play-address": (500, 150.0),
    "play-seat": (40, 8.0),
    "hint-address": (60, 2.0),
    "hint-seat": (6, 0.2),
    "weigh-seat": (10, 0.4),
    "talk": (8, 12 / 60),
    "talk-address": (120, 4.0),
    "report": (5, 10 / 3600),
    "analyse": (20, 40 / 3600),
    "member": (60, 120 / 3600),
    "cup": (20, 60 / 3600),
    "data": (3, 6 / 3600),
    "bell": (30, 60 / 3600),
    "mail": (3, 3 / 86_400),
    "seek": (40, 0.2),
    "message": (600, 100.0),
    "socket": (400, 20.0),
    "socket-seat": (30, 1.0),
}
SOCKETS_OF_ADDRESS = 1000
SOCKETS_OF_SEAT = 12
MESSAGE_BYTES = 16_384
BODY_BYTES = 65_536
MOST_BUCKETS = 50_000
WORDS_COST = 10
"""What a table told in words costs, in questions that cost one."""
REVIEW_COST = 5
"""The same for one position of a finished game."""
WORTH_TELLING = 0.01
"""So much of a bucket is spent before the other processes hear of it."""


class Spent(Struct, frozen=True, array_like=True):
    """What was taken out of a bucket, as processes tell each other."""

    kind: str
    who: str
    cost: float


class Limits:
    """Buckets that fill up again with time; the ones longest unused are forgotten."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.on, self.clock = on, clock
        self.rates = dict(RATES)
        """Some may be set while the server runs."""
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self.untold: dict[tuple[str, str], float] | None = None
        """What was spent since the others were told; None where there are no others."""

    def take(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Count one, or what costs as much as so many; a Refusal says how many seconds to wait."""
        if not self.on:
            return
        most, rate = self.rates[kind]
        left = self._left(kind, who)
        cost = min(cost, most)
        if left < cost:
            raise Refusal("too-many", seconds=ceil((cost - left) / rate))
        self.buckets[kind, who] = (left - cost, self.clock())
        if self.untold is not None:
            self.untold[kind, who] = self.untold.get((kind, who), 0.0) + cost

    def _left(self, kind: str, who: str) -> float:
        """What is in a bucket now; it is the one used last from now on."""
        most, rate = self.rates[kind]
        now = self.clock()
        left, since = self.buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * rate)
        self.buckets[kind, who] = (left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return left

    def to_tell(self) -> list[Spent]:
        """What the other processes should hear of, the most first; what is hardly worth a word is kept for later."""
        untold, self.untold = self.untold or {}, {}
        told = []
        for (kind, who), cost in untold.items():
            if cost >= WORTH_TELLING * self.rates[kind][0]:
                told.append(Spent(kind, who, cost))
            elif len(self.untold) < MOST_BUCKETS:
                self.untold[kind, who] = cost
        return sorted(told, key=lambda one: one.cost, reverse=True)

    def heard(self, told: Iterable[Spent]) -> None:
        """Another process let somebody have this: it is missing here too, if need be below nothing."""
        for one in told:
            if one.kind in self.rates:  # another version may know more kinds
                left = self._left(one.kind, one.who) - one.cost
                self.buckets[one.kind, one.who] = (max(left, -self.rates[one.kind][0]), self.clock())


def lines_cost(lines: int) -> float:
    """What it costs to read so many lines of a record once more, in questions that cost one."""
    return max(0.0, lines / 10)
