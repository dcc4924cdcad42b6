"""What a net says of a decision, as the search wants to hear it: compiled with a game's core, as `tree.py` is.

A net speaks of actions (`kernel.encoding`), the search of moves. A move that is told in two parts is as likely as its
first part, times its second where the first is told: so the net is asked again about the parts that it takes seriously.
"""

from typing import Any, NamedTuple

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, compiled, exp
from boulevard.core.net import Desk, Net, desk, evaluate, logit

rules: Any = globals().get("rules")
encoding: Any = globals().get("encoding")
"""A game's kernel, put here by who loads this source; there is no encoding where the game has none."""

MARGIN = 0.2
"""So much of what a position is worth is not who will win but by how much, as the net was taught."""
SERIOUS = 0.02
"""A part of a move that is less likely than that is not asked about: all that may follow it is as likely."""

Figures = NDArray[np.float64]


class Audience(NamedTuple):
    """What is written on when a net is asked."""

    desk: Desk
    s: Words


def audience(net: Net) -> Audience:
    if encoding is None:
        return Audience(desk(0, 0, net), np.zeros(1, np.int64))
    return Audience(desk(encoding.PLANES, encoding.NUMBERS, net), np.zeros(encoding.STATE, np.int64))


if encoding is None:

    @compiled
    def consult(
        box: Words, s: Words, seat: int, moves: Words, count: int, net: Net, a: Audience, likings: Figures, won: Figures
    ) -> float:
        """Nobody is ever asked."""
        return 0.0

else:
    _boards = dict(encoding.HEADS)
    SPACES, SQUARES = int(_boards.get("spaces", 0)), int(_boards.get("squares", 0))

    @compiled
    def consult(
        box: Words, s: Words, seat: int, moves: Words, count: int, net: Net, a: Audience, likings: Figures, won: Figures
    ) -> float:
        """How likely each move is to be played, and all of them together; into `won` what the position is worth to each
        seat."""
        for word in range(encoding.STATE):
            a.s[word] = s[word] if word < rules.WORDS else 0
        look(box, seat, net, a)
        worth(rules.seated(box, s), seat, a, won)
        most = -1e30
        for at in range(count):
            part = encoding.part_before(s, moves[at])
            action = part if part >= 0 else encoding.action_of(s, moves[at])
            likings[at] = logit(net, a.desk, SPACES, SQUARES, action)
            most = max(most, likings[at])
        whole, at = 0.0, 0
        while at < count:
            size = told_together(s, moves, at, count)
            likings[at] = exp(likings[at] - most)
            whole += likings[at]
            for other in range(at + 1, at + size):  # the moves that begin with one part share its weight
                likings[other] = 0.0
            at += size
        at = 0
        while at < count:
            size = told_together(s, moves, at, count)
            if size > 1:
                share(box, s, seat, moves, at, size, likings[at] > SERIOUS * whole, net, a, likings)
            at += size
        return whole

    @compiled
    def look(box: Words, seat: int, net: Net, a: Audience) -> None:
        """What the seat sees, and what the net says of it."""
        encoding.observe(box, a.s, seat, a.desk.planes, a.desk.numbers)
        evaluate(net, a.desk)

    @compiled
    def worth(seats: int, seat: int, a: Audience, won: Figures) -> None:
        """What it says to win and to be ahead, by seat."""
        said, most, whole = a.desk.outcome, -1e30, 0.0
        for away in range(seats):
            most = max(most, said[away])
        for away in range(seats):
            whole += exp(said[away] - most)
        for away in range(seats):
            lead = min(1.0, max(-1.0, said[rules.SEATS + away]))
            chance = exp(said[away] - most) / whole
            won[(seat + away) % seats] = (1 - MARGIN) * chance + MARGIN * (0.5 + 0.5 * lead)

    @compiled
    def told_together(s: Words, moves: Words, at: int, count: int) -> int:
        """How many moves from here on begin with the same part; 1 where this one is told as a whole."""
        part, size = encoding.part_before(s, moves[at]), 1
        while part >= 0 and at + size < count and encoding.part_before(s, moves[at + size]) == part:
            size += 1
        return size

    @compiled
    def share(
        box: Words,
        s: Words,
        seat: int,
        moves: Words,
        first: int,
        size: int,
        serious: bool,
        net: Net,
        a: Audience,
        likings: Figures,
    ) -> None:
        """Divide the weight of a part among the moves that begin with it."""
        weight = likings[first]
        if not serious:
            for at in range(first, first + size):
                likings[at] = weight / size
            return
        for word in range(encoding.STATE):
            a.s[word] = s[word] if word < rules.WORDS else 0
        encoding.play(box, a.s, encoding.part_before(s, moves[first]))
        look(box, seat, net, a)
        most, whole = -1e30, 0.0
        for at in range(first, first + size):
            likings[at] = logit(net, a.desk, SPACES, SQUARES, encoding.action_of(s, moves[at]))
            most = max(most, likings[at])
        for at in range(first, first + size):
            likings[at] = exp(likings[at] - most)
            whole += likings[at]
        for at in range(first, first + size):
            likings[at] *= weight / whole
