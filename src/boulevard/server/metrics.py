"""Counts for those who run a server, as Prometheus text. None of them is about what happens at one table."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

ABOUT = {
    "tables": "tables opened",
    "lines": "lines written durably",
    "refusals": "requests refused",
    "trouble": "errors inside",
    "stumbles": "moves played for a bot that crashed, dawdled, answered nonsense or is not allowed here",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(ABOUT, 0))
        self.requests: Counter[int] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    @contextmanager
    def timing(self) -> Iterator[None]:
        """How long a change waits until it is durable."""
        began = perf_counter()
        yield
        took = perf_counter() - began
        self.seconds += took
        self.buckets[next((place for place, bound in enumerate(BOUNDS) if took <= bound), len(BOUNDS))] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        said = []
        for name, about in ABOUT.items():
            said += [f"# HELP boulevard_{name}_total {about}", f"# TYPE boulevard_{name}_total counter"]
            said.append(f"boulevard_{name}_total {self.counts[name]}")
        said.append("# TYPE boulevard_requests_total counter")
        said += [f'boulevard_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())]
        for name, value in gauges.items():
            said += [f"# TYPE boulevard_{name} gauge", f"boulevard_{name} {value}"]
        said.append("# TYPE boulevard_write_seconds histogram")
        total = 0
        for bound, found in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            total += found
            said.append(f'boulevard_write_seconds_bucket{{le="{bound}"}} {total}')
        said += [f"boulevard_write_seconds_sum {self.seconds}", f"boulevard_write_seconds_count {total}"]
        return "\n".join(said) + "\n"
