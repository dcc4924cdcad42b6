"""How strong somebody is thought to be at a game, how sure that is, and what a game's end says of it. Nothing here
knows who that is, or where it is kept.

The model is that of Plackett and Luce, by Weng and Lin's approximation (`openskill`): everybody's strength is a normal
distribution, `mu` and `sigma`, and who is stronger by `SPREAD` wins e times as often. For people it is told in points,
on the scale of the arena's ratings: 400 points more are ten wins for each loss, and `apprenti` has 1500.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct
from openskill.models import PlackettLuce

Z = 1.959964
"""Half of an interval of 95 % is so many times the deviation."""
DAY = 86_400.0

MIDDLE, BETA = 25.0, 25 / 6
SPREAD = sqrt(2) * BETA
SCALE = 400 / log(10) / SPREAD
"""Points in one of the model's units."""
ANCHOR = 1500
"""Points of whoever stands in the middle: the arena's `apprenti`."""
UNKNOWN = 6.0
"""How unsure it is of whom nobody knows anything: ± 347 points."""
PER_GAME = 0.04
"""Strength changes: so much more unsure it is after each game,"""
PER_DAY = 0.007
"""and by this variance after each day without one; after a year ± 38 have become ± 100."""
EARLY = 100
"""Points of uncertainty above which nobody has a place on the ladder."""


class Strength(Struct, frozen=True):
    """How strong somebody is thought to be at a game."""

    mu: float = MIDDLE
    sigma: float = UNKNOWN

    @property
    def points(self) -> int:
        return round(ANCHOR + SCALE * (self.mu - MIDDLE))

    @property
    def error(self) -> int:
        """Half of the interval of 95 %, in points."""
        return round(Z * SCALE * self.sigma)

    def later(self, seconds: float) -> "Strength":
        """The same after so long without a game: known less surely, though never less than of whom nobody knows
        anything."""
        variance = self.sigma**2 + PER_DAY * max(0.0, seconds) / DAY
        return Strength(self.mu, max(self.sigma, min(UNKNOWN, sqrt(variance))))


class Chance(Struct, frozen=True):
    """How likely somebody is to win, and within which bounds that is, 19 times out of 20."""

    win: float
    least: float
    most: float


def measured(points: float, error: float) -> Strength:
    """What the arena has measured of a bot: its rating, and half of its interval of 95 %."""
    return Strength(MIDDLE + (points - ANCHOR) / SCALE, error / Z / SCALE)


def expected(one: Strength, other: Strength) -> float:
    """What `one` is expected to win of a game of the two (a shared victory is half of one)."""
    # whoever is known less surely is less sure to be stronger, too
    spread = sqrt(2 * BETA**2 + one.sigma**2 + other.sigma**2)
    return 1 / (1 + exp((other.mu - one.mu) / spread))


def chance(one: Strength, other: Strength) -> Chance:
    """The same, with what both uncertainties together leave open."""
    unsure, ahead = Z * sqrt(one.sigma**2 + other.sigma**2), one.mu - other.mu
    least, most = (1 / (1 + exp(-(ahead + by) / SPREAD)) for by in (-unsure, unsure))
    return Chance(expected(one, other), least, most)


_model = PlackettLuce(mu=MIDDLE, sigma=UNKNOWN, beta=BETA, tau=PER_GAME, gamma=lambda *_, **__: 1.0)
"""`gamma`: nothing is held back. What openskill holds back by itself makes the interval wider than it has to be; the
decision on ratings has the figures."""


def after(sat: Sequence[Strength], ranks: Sequence[int]) -> list[Strength]:
    """How strong everybody is thought to be after a game that ended in these ranks: 0 for who won, the same for who
    shares a rank."""
    rated = _model.rate(
        [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in sat], ranks=[float(rank) for rank in ranks]
    )
    return [Strength(one.mu, one.sigma) for (one,) in rated]


def places(found: Sequence[Strength]) -> list[tuple[int, int] | None]:
    """Of each, the places on which the true strength may stand: who surely is stronger stands before, who surely is
    weaker behind, and with the others the places are shared. None where it is known too little."""
    known = [(one.points - one.error, one.points + one.error) for one in found if one.error <= EARLY]
    least, most = sorted(low for low, _ in known), sorted(high for _, high in known)
    return [
        None
        if one.error > EARLY
        else (
            1 + len(least) - bisect_right(least, one.points + one.error),
            len(most) - bisect_left(most, one.points - one.error),
        )
        for one in found
    ]
