"""Score sheets, line by line, and who wins by them."""

from collections.abc import Callable, Mapping
from typing import Any

Sheets = dict[str, dict[str, int]]
"""The score sheet of each seat: line by line, `total` last."""


def sheet(lines: Mapping[str, Callable[..., int]], *of: Any) -> dict[str, int]:
    """A sheet: each line by its function, all of them asked the same, and the total."""
    found = {line: score(*of) for line, score in lines.items()}
    return {**found, "total": sum(found.values())}


def best(ranks: Mapping[str, Any]) -> tuple[str, ...]:
    """Who ranks highest; all of them where a tie remains."""
    most = max(ranks.values())
    return tuple(one for one, rank in ranks.items() if rank == most)


def ranked(scores: Sheets, ties: Mapping[str, Mapping[str, int]]) -> tuple[str, ...]:
    """Who wins: most points, then the tie-breaks in their order; all of them where a tie remains."""
    return best({seat: (scores[seat]["total"], *breaks.values()) for seat, breaks in ties.items()})
