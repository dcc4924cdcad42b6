"""The interface of a bot: it sees a view and the moves offered, and chooses one."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.moves import Move


class Budget(Struct):
    """How much thought a whole turn may take, all its small decisions together.

    A bot gets the same object for every decision of a turn and draws it down as it thinks; it may also ignore it.
    """

    iterations: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """Anything with this method, made by calling its class with the game."""

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move: ...


class Judge(Protocol):
    """What a game's `judge` module knows for bots. States given to it were imagined by a bot from its view."""

    def value(self, game: AnyGame, s: Any, seat: str) -> float: ...
