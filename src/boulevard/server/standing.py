"""Standings of a tournament: points, and what parts those who have as many. Never by lot: who is equal in all of it
shares a place.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

ROW = 2
"""After so many wins in a row an arena's next ones count half as much again."""


class Played(Struct, frozen=True):
    """A game that is over: who began, the other (nobody: a bye), the points of both, the margin of the first."""

    first: int
    second: int | None
    points: tuple[float, float]
    margin: int = 0

    def of(self, player: int) -> float:
        return self.points[0 if player == self.first else 1]


class Tally(Struct):
    """What somebody has reached; `place` is filled in where everybody is compared."""

    player: int
    points: float = 0.0
    met: float = 0.0
    between: float = 0.0
    margin: int = 0
    seconds: int = 0
    streak: int = 0
    """Wins in a row, up to now."""
    place: int | None = None

    @property
    def key(self) -> tuple[float, ...]:
        return (-self.points, -self.met, -self.between, -self.margin, -self.seconds)


def tallies(players: Iterable[int], games: Sequence[Played], *, arena: bool = False) -> dict[int, Tally]:
    """What each has reached. A bye counts its points and nobody that was met."""
    found = {player: Tally(player) for player in players}
    for game in games:
        for player in _both(game):
            tally = found[player]
            tally.points += worth(game.of(player), tally.streak) if arena else game.of(player)
            tally.streak = tally.streak + 1 if game.of(player) == 1 and game.second is not None else 0
            tally.margin += game.margin if player == game.first else -game.margin
            tally.seconds += game.second == player and game.of(player) == 1
    if not arena:
        for game in games:
            if game.second is not None:
                found[game.first].met += found[game.second].points
                found[game.second].met += found[game.first].points
    return found


def worth(points: float, streak: int) -> float:
    """What a game of an arena brings: 2 for a win, 3 after two wins in a row, 1 for a shared one."""
    return (3.0 if streak >= ROW else 2.0) if points == 1 else 2 * points


def _both(game: Played) -> tuple[int, ...]:
    return (game.first,) if game.second is None else (game.first, game.second)


def ranked(tallies: Iterable[Tally], games: Sequence[Played], without: Iterable[int] = ()) -> list[Tally]:
    """The best first, each with a place, which equals share. `without`: those who take none, as bots."""
    rows = sorted(tallies, key=lambda tally: tally.key)
    for _, equal in groupby(rows, lambda tally: tally.key[:2]):
        group = list(equal)
        among = {tally.player for tally in group}
        if len(group) > 1:
            for tally in group:
                tally.between = sum(
                    game.of(tally.player) for game in games
                    if game.second is not None and tally.player in _both(game) and among.issuperset(_both(game))
                )  # fmt: skip
    rows.sort(key=lambda tally: tally.key)
    no_place = set(without)
    counted = 0
    for _, equal in groupby(rows, lambda tally: tally.key):
        group = [tally for tally in equal if tally.player not in no_place]
        for tally in group:
            tally.place = counted + 1
        counted += len(group)
    return rows
