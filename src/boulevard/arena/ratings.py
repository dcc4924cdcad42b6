"""What can be said of strength from games won: shares with Wilson's interval, and ratings on Elo's scale.

Ratings are those of Bradley and Terry, for more than two seats of Plackett and Luce: a seat of strength g wins a game
with the probability g / (the sum of all strengths at the table). The strengths are the most likely ones, found by
Hunter's iteration; one game more is counted, at which everybody sat and which all shared, so that a bot that has lost
every game still has a rating. A rating is 1500 + 400 log10(g), 1500 being the average of all. Its interval comes from
the Fisher information at that point. Both intervals are of 95 %, count a shared victory in parts, and take games as
independent.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

Lineup = tuple[str, ...]
Z = 1.959964
SCALE = 400 / log(10)
AVERAGE = 1500


class Rating(Struct, frozen=True):
    bot: str
    rating: float
    error: float
    """Half of the interval of 95 %."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies, by Wilson's score."""
    if not games:
        return 0.0, 1.0
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(won: Mapping[Lineup, Mapping[str, float]]) -> list[Rating]:
    """The ratings, best first, from the games that each bot won in each line-up (a bot may sit there several times)."""
    bots = list(dict.fromkeys(bot for lineup in won for bot in lineup))
    if not bots:
        return []
    counted = [(Counter(lineup), dict(shares)) for lineup, shares in won.items()]
    counted.append((Counter(bots), dict.fromkeys(bots, 1 / len(bots))))
    strength = _strengths(bots, counted)
    spread = _inverse(_information(bots, counted, strength))
    found = [
        Rating(bot, AVERAGE + SCALE * strength[bot], Z * SCALE * sqrt(max(0.0, spread[i][i] - 1 / len(bots))))
        for i, bot in enumerate(bots)
    ]
    return sorted(found, key=lambda one: -one.rating)


Counted = Sequence[tuple[Counter[str], Mapping[str, float]]]


def _strengths(bots: Sequence[str], counted: Counted) -> dict[str, float]:
    """The most likely strengths, as logarithms whose average is 0."""
    wins = {bot: sum(shares.get(bot, 0.0) for _, shares in counted) for bot in bots}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(10_000):
        weight = dict.fromkeys(bots, 0.0)
        for sitting, shares in counted:
            games = sum(shares.values()) / sum(times * strength[bot] for bot, times in sitting.items())
            for bot, times in sitting.items():
                weight[bot] += times * games
        new = {bot: wins[bot] / weight[bot] for bot in bots}
        middle = exp(sum(map(log, new.values())) / len(bots))
        new = {bot: value / middle for bot, value in new.items()}
        done = all(abs(log(new[bot] / strength[bot])) < 1e-10 for bot in bots)
        strength = new
        if done:
            break
    return {bot: log(value) for bot, value in strength.items()}


def _information(bots: Sequence[str], counted: Counted, strength: Mapping[str, float]) -> list[list[float]]:
    """The Fisher information of the logarithms; 1/n in each place fixes their average, which no game can tell."""
    size = len(bots)
    found = [[1 / size] * size for _ in bots]
    for sitting, shares in counted:
        games = sum(shares.values())
        whole = sum(times * exp(strength[bot]) for bot, times in sitting.items())
        chance = [sitting[bot] * exp(strength[bot]) / whole for bot in bots]
        for i in range(size):
            for j in range(size):
                found[i][j] += games * chance[i] * ((i == j) - chance[j])
    return found


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix is symmetric and positive."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(size):
            if k != i and (factor := rows[k][i]):
                rows[k] = [value - factor * other for value, other in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
