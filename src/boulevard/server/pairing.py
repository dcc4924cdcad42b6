"""Who meets whom: pure, so that whoever has the seed can find out the same.

A round of a Swiss is a perfect matching of least cost, found exactly (by `networkx`; decision 21 has why). What counts
more is worth so much more than what counts less that no sum of the latter outweighs it.
"""

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

FOLD = 1
BEGINS = 2**21
POINTS = 2**36
LOPSIDED = 2**53
AGAIN = 2**62
"""What it costs that two do not meet as the halves of their group would, that somebody has begun more often than not or
the reverse, that their points differ, that somebody has begun three times more than not, that they have met. (At most
128 people and 24 half points.)"""

Pair = tuple[int, int]


class Entrant(Struct, frozen=True):
    """Somebody to be paired. `begun`: games begun less those that the rival began; `met`: how often whom."""

    number: int
    points: float = 0.0
    begun: int = 0
    met: Mapping[int, int] = {}
    byes: int = 0


def lot(seed: bytes, what: str) -> str:
    """What is drawn for something: by it one sorts, and the least comes first."""
    return hashlib.sha256(f"boulevard cup {seed.hex()} {what}".encode()).hexdigest()


def drawn(seed: bytes, numbers: Iterable[int]) -> list[int]:
    """Players in the order of their lots."""
    return sorted(numbers, key=lambda number: lot(seed, f"player {number}"))


def begins(seed: bytes, what: str, one: Entrant, other: Entrant) -> Pair:
    """Who has begun less often begins; else it is drawn."""
    if one.begun != other.begun:
        return (one.number, other.number) if one.begun < other.begun else (other.number, one.number)
    first, second = sorted((one.number, other.number))
    odd = int(lot(seed, f"{what} {first} {second}")[-1], 16) % 2
    return (second, first) if odd else (first, second)


# Swiss -----------------------------------------------------------------------------------------------------------


def swiss(entrants: Sequence[Entrant], order: Sequence[int]) -> tuple[list[Pair], int | None]:
    """A round: who meets whom, the best first, and who has a bye. `order`: by lot, for those with equal points."""
    place = {number: at for at, number in enumerate(order)}
    ranked = sorted(entrants, key=lambda one: (-one.points, place[one.number]))
    groups = {points: sum(one.points == points for one in ranked) for points in {one.points for one in ranked}}
    costs = {}
    for high, one in enumerate(ranked):
        for low in range(high + 1, len(ranked)):
            costs[high, low] = _cost(one, ranked[low], low - high, groups[one.points])
    if len(ranked) % 2:
        least = min(one.points for one in ranked)
        for high, one in enumerate(ranked):
            behind = int(2 * (one.points - least))
            costs[high, len(ranked)] = one.byes * AGAIN + 4 * behind * behind * POINTS + (len(ranked) - high) * FOLD
    found = matched(costs)
    bye = next((ranked[high].number for high, low in found if low == len(ranked)), None)
    return [(ranked[high].number, ranked[low].number) for high, low in found if low < len(ranked)], bye


def _cost(high: Entrant, low: Entrant, apart: int, group: int) -> int:
    points = int(2 * abs(high.points - low.points))
    one, other = sorted((high.begun, low.begun))
    uneven = max(abs(one + 1), abs(other - 1))
    fold = apart - group // 2 if high.points == low.points else apart
    again = high.met.get(low.number, 0)
    lopsided = max(0, uneven - 2) * LOPSIDED
    return again * AGAIN + lopsided + points * points * POINTS + uneven * uneven * BEGINS + fold * fold * FOLD


def matched(costs: Mapping[Pair, int]) -> list[Pair]:
    """As many pairs as there can be, by the least cost; the first of the pairs' places first."""
    import networkx  # takes half a second to load, which only a server pays that pairs a round

    graph = networkx.Graph()
    for (one, other), cost in costs.items():
        graph.add_edge(one, other, weight=-cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in found)


# Round robin -----------------------------------------------------------------------------------------------------


def berger(count: int) -> list[list[tuple[int | None, int | None]]]:
    """All rounds for so many people, who are counted from 0: who begins, and the other. None: the one who meets it has
    no game in that round."""
    whole = count + count % 2
    return [
        [_named(pair, count) for pair in sorted(_berger_round(number, whole), key=min)] for number in range(whole - 1)
    ]


def _berger_round(number: int, whole: int) -> list[Pair]:
    """By Berger's tables: the sums of the numbers of a round leave the same rest; the last number meets the one that
    would meet itself."""
    ring = whole - 1
    pairs = []
    for one in range(ring):
        other = (number - one) % ring
        if one == other:
            pairs.append((one, ring) if one < whole // 2 else (ring, one))
        elif one < other:
            pairs.append((one, other) if (other - one) % 2 else (other, one))
    return pairs


def _named(pair: Pair, count: int) -> tuple[int | None, int | None]:
    one, other = (None if number >= count else number for number in pair)
    return one, other


# Knock-out -------------------------------------------------------------------------------------------------------


def bracket(order: Sequence[int]) -> list[tuple[int | None, int | None]]:
    """The first round of a knock-out: who stands highest in the order meets who stands lowest, and the two highest meet
    in the final at the soonest. Where there are too few, the highest have no rival."""
    size = 2
    while size < len(order):
        size *= 2
    places = [0]
    while len(places) < size:
        double = 2 * len(places) - 1
        places = [one for place in places for one in (place, double - place)]
    found = [order[place] if place < len(order) else None for place in places]
    return list(zip(found[::2], found[1::2], strict=True))


# Arena -----------------------------------------------------------------------------------------------------------


def rivals(waiting: Sequence[Entrant], last: Mapping[int, Collection[int]]) -> list[Pair]:
    """Of those who wait, who meet: near in points, never the same twice in a row. `last`: the latest rival of each."""
    costs = {}
    for at, one in enumerate(waiting):
        for later in range(at + 1, len(waiting)):
            other = waiting[later]
            if other.number not in last.get(one.number, ()) and one.number not in last.get(other.number, ()):
                apart = int(one.points - other.points)
                costs[at, later] = apart * apart * 100 + one.met.get(other.number, 0)
    return [(waiting[at].number, waiting[later].number) for at, later in matched(costs)] if costs else []
