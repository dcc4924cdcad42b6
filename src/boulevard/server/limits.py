"""How much one address or one seat may ask for: sized for fifty people of one club behind one address."""

from collections import OrderedDict
from collections.abc import Callable
from math import ceil
from time import monotonic

from boulevard.server.refusals import Refusal

RATES: dict[str, tuple[float, float]] = {
    # kind: (so many at once, so many a second from then on)
    "open": (100, 200 / 3600),
    "join": (200, 1.0),
    "ask": (600, 200.0),
    "play-address": (500, 150.0),
    "play-seat": (40, 8.0),
    "hint-address": (60, 2.0),
    "hint-seat": (6, 0.2),
    "message": (600, 100.0),
    "socket": (400, 20.0),
    "socket-seat": (30, 1.0),
}
SOCKETS_OF_ADDRESS = 1000
SOCKETS_OF_SEAT = 12
MESSAGE_BYTES = 16_384
BODY_BYTES = 65_536
MOST_BUCKETS = 50_000


class Limits:
    """Buckets that fill up again with time; the ones longest unused are forgotten."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = monotonic) -> None:
        self.on, self.clock = on, clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Count one, or what costs as much as so many; a Refusal says how many seconds to wait."""
        if not self.on:
            return
        most, rate = RATES[kind]
        now = self.clock()
        left, since = self.buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - since) * rate)
        cost = min(cost, most)
        well = left >= cost
        self.buckets[kind, who] = (left - cost if well else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not well:
            raise Refusal("too-many", seconds=ceil((cost - left) / rate))


def lines_cost(lines: int) -> float:
    """What it costs to read so many lines of a record once more, in questions that cost one."""
    return max(0.0, lines / 10)
