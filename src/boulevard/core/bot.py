"""The interface of a bot: it sees a view and the moves offered, and chooses one."""

from collections.abc import Mapping, Sequence
from copy import copy
from math import ceil, exp
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.moves import Move


class Budget(Struct):
    """How much thought a whole turn may take, all its small decisions together; with `per_decision`, each of them.

    A bot gets the same object for every decision of a turn and draws it down as it thinks (`spend`); it may also
    ignore it. A decision with one move costs nothing.
    """

    iterations: int | None = None
    seconds: float | None = None
    per_decision: bool = False
    threads: int = 1
    """How many processors may think at once; what is found does not depend on it, where iterations are counted."""

    def share(self, part: float = 1.0) -> "Budget":
        """What the decision at hand may take: half of what is left of the turn, or all that each decision has; or a
        part of that."""
        part = part if self.per_decision else part / 2
        iterations = None if self.iterations is None else ceil(self.iterations * part)
        return Budget(iterations, None if self.seconds is None else self.seconds * part, True, self.threads)

    def spend(self, iterations: int, seconds: float) -> None:
        """Draw down what a decision took."""
        if self.per_decision:
            return
        if self.iterations is not None:
            self.iterations = max(0, self.iterations - iterations)
        if self.seconds is not None:
            self.seconds = max(0.0, self.seconds - seconds)


class Bot(Protocol):
    """Anything with this method, made by calling its class with the game.

    It may have `wanted`: the seconds that it would like for a turn. Who asks it may give less, never more.
    """

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move: ...


def allowance(bot: Bot, most: Budget) -> Budget:
    """What a bot may think about a turn: what it wants, and no more than that; counted iterations are for all alike."""
    wanted = getattr(bot, "wanted", None)
    if wanted is None or most.iterations is not None:
        return copy(most)
    return Budget(None, wanted if most.seconds is None else min(wanted, most.seconds), most.per_decision, most.threads)


class Turns:
    """What bots may think, turn by turn: all decisions of a turn draw on one budget."""

    def __init__(self, game: AnyGame, most: Budget) -> None:
        self.game, self.most = game, most
        self.turn: object = None
        self.left = Budget()

    def left_to(self, bot: Bot, s: Any, seat: str) -> Budget:
        """What is left to the bot in this seat, which is asked now."""
        turn = (seat, self.game.turn(s, seat))
        if turn != self.turn:
            self.turn, self.left = turn, allowance(bot, self.most)
        return self.left


TIME = "time"
"""The prospect by which a judge makes a bot hurry: it counts only against what is usual among the states looked at."""


class Candidate(Struct, frozen=True):
    """A move that a bot has thought about, and what it thinks of it."""

    move: Move
    visits: int
    """How often it was tried."""
    value: float
    """The chance of winning, from 0 to 1."""
    lines: dict[str, float]
    """The points that the seat will be ahead of its best rival at the end, as far as the bot can tell, by what they
    come of: the lines of the score sheet as it stood where the bot stopped looking, and the prospects there."""
    then: Move | None = None
    """What would be decided next, and be tried most, by whoever it is."""

    @property
    def lead(self) -> float:
        return sum(self.lines.values())


class Adviser(Bot, Protocol):
    """A bot that can also tell what it thinks of several moves, the best first."""

    def candidates(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> list[Candidate]: ...


def weights(likings: Sequence[float], warmth: float) -> list[float]:
    """How much each move attracts, by how much it is liked: with `warmth` points more, almost three times as much."""
    best = max(likings)
    return [exp((liking - best) / warmth) for liking in likings]


class Judge(Protocol):
    """What a game's `judge` module knows for bots. States given to it were imagined by a bot from its view."""

    OUTLOOK: tuple[float, float]
    """How a chance to win that the search found is told: how many times surer it may be, and how much hope is to be
    taken off it. (1, 0) tells it as it is; `tools/calibration.py` finds what fits."""
    WARMTH: float
    """So many points more make a move almost three times as attractive."""
    PROSPECTS: Sequence[str]
    """What points beyond the score sheet may come of, where it is worth telling: the catalogues name each as
    `driver-…` and `better-…`, for hints."""

    def value(self, game: AnyGame, s: Any, seat: str) -> float:
        """How good a state looks to a seat after a move of its own, in points; the greedy bot compares these."""

    def priors(self, game: AnyGame, s: Any, seat: str, moves: Sequence[Move]) -> Sequence[float]:
        """How much a sensible player would be drawn to each move, at first sight: weights, none below 0. Cheap."""

    def prospects(self, game: AnyGame, s: Any) -> tuple[Mapping[str, dict[str, float]], float]:
        """The points that everybody who is scored may expect beyond those on the score sheet, by what they come of (one
        of `PROSPECTS`, or what is not told), and how far all that may be off: a lead of so many points wins about 3
        games of 4."""

    def rests(self, game: AnyGame, s: Any, steps: int) -> bool:
        """Should a playout of so many decisions end here: is the state fit to be judged?"""
