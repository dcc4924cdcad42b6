"""Figures for those who run a server, as Prometheus text. None of them is about what happens at one table."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
WAITS = (0, 1, 2, 5, 10, 30, 60)

COUNTS = {
    "tables": "tables opened",
    "lines": "lines written durably",
    "refusals": "requests refused",
    "trouble": "errors inside",
    "stumbles": "moves played for a bot that crashed, dawdled, answered nonsense or is not allowed here",
}
GAUGES = {
    "tables_open": "tables where a seat is free",
    "tables_playing": "tables where a game is under way",
    "tables_over": "tables whose game is over",
    "tables_abandoned": "tables whose game was given up",
    "rooms": "tables loaded in this process",
    "sockets": "connections to tables",
    "connections": "connections beside those to tables",
    "bot_workers": "processes that think for bots",
    "bots_waiting": "thoughts that wait for a process",
    "writes_waiting": "changes that wait to be written",
    "backup_failed": "1 where the last copy of the database failed",
    "backup_age_seconds": "how old the last copy of the database is, where copies are made",
}
POOLS = ("dear", "quick")

disable_created_metrics()  # type: ignore[no-untyped-call]


class Read(Collector):
    """A count that somebody else keeps, read when it is asked for."""

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        self.name, self.about, self.read = name, about, read

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(f"boulevard_{self.name}", self.about, value=self.read())


class Durations:
    """How often something took how long. The library's own histograms take a lock for each figure, which costs a move
    more than all the rest that is counted of it; these are the event loop's alone, and need none."""

    def __init__(self) -> None:
        self.counts, self.sum = [0] * (len(BOUNDS) + 1), 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def bound(self, share: float) -> float | None:
        """The milliseconds in which so great a share was done, as the next bound; None where nothing was, or where it
        took longer than any."""
        wanted = share * sum(self.counts)
        below = zip(BOUNDS, accumulate(self.counts), strict=False)
        return next((1000 * bound for bound, count in below if wanted and count >= wanted), None)

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """For each bound, how often it took no longer."""
        return list(zip([*map(str, BOUNDS), "+Inf"], accumulate(self.counts), strict=True))


class Took(Collector):
    """Durations by labels, read when they are asked for."""

    def __init__(self, name: str, about: str, labels: tuple[str, ...] = ()) -> None:
        self.name, self.about, self.labels = f"boulevard_{name}", about, labels
        self.found: dict[tuple[str, ...], Durations] = {}

    def of(self, *labels: str) -> Durations:
        found = self.found.get(labels)
        if found is None:
            found = self.found[labels] = Durations()
        return found

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(self.name, self.about, labels=self.labels)
        for labels, one in self.found.items():
            family.add_metric(labels, one.buckets, one.sum)
        yield family


class Metrics:
    """What is counted and measured in one process. What every move passes costs it a microsecond or two; the rest is
    read when somebody asks."""

    def __init__(self) -> None:
        of = self.registry = CollectorRegistry()
        ProcessCollector(registry=of)
        self.counts = dict.fromkeys(COUNTS, 0)
        for name, about in COUNTS.items():
            self.read(name, about, partial(self.counts.__getitem__, name))
        self.gauges = {name: Gauge(f"boulevard_{name}", about, registry=of) for name, about in GAUGES.items()}
        self.requests = Counter("boulevard_requests", "requests by status", ["status"], registry=of)
        self.kinds = Counter("boulevard_refused", "requests refused, by the key of the error", ["kind"], registry=of)
        self.writes = self._took("write_seconds", "how long a change waits until it is durable").of()
        self.calls = self._took("call_seconds", "how long a call takes", ("way", "call"))
        self.lag = self._took("loop_lag_seconds", "how late the event loop comes, once a second").of()
        self.queue = Gauge("boulevard_bot_queue", "thoughts that wait, by pool", ["pool"], registry=of)
        waits = Histogram(
            "boulevard_bot_wait_seconds",
            "how long thoughts wait, in whole seconds",
            ["pool"],
            buckets=WAITS,
            registry=of,
        )
        self.waits = {pool: waits.labels(pool) for pool in POOLS}

    def _took(self, name: str, about: str, labels: tuple[str, ...] = ()) -> Took:
        self.registry.register(made := Took(name, about, labels))
        return made

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def refused(self, kind: str) -> None:
        self.count("refusals")
        self.kinds.labels(kind).inc()

    def called(self, way: str, call: str, seconds: float) -> None:
        """A call was answered. `way`: http or socket; `call`: one of ours, never what a client wrote."""
        self.calls.of(way, call).observe(seconds)

    def waited(self, pool: str, seconds: float) -> None:
        """In whole seconds: how long one bot waits may be how long another thought."""
        self.waits[pool].observe(round(seconds))

    def read(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A count that somebody else keeps."""
        self.registry.register(Read(name, about, read))

    def text(self, gauges: Mapping[str, float], queue: Mapping[str, int]) -> bytes:
        """Everything, with these figures of the moment."""
        for name, value in gauges.items():
            self.gauges[name].set(value)
        for pool, length in queue.items():
            self.queue.labels(pool).set(length)
        return generate_latest(self.registry)
