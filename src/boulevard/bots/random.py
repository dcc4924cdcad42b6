"""`random`: any legal move, each equally likely."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        return rng.choice(moves)
