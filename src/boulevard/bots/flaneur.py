"""`flaneur`: random but sensible. It looks no move ahead and takes any of those that look well at once."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.core.bot import Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.registry import part

SILLY = 0.07
"""What is less attractive than this, against the most attractive move, is never played."""


class Flaneur:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.judge: Judge = part(game.name, "judge")

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        weights = self.judge.priors(self.game, self.game.determinize(view, rng), view.seat, moves)
        least = SILLY * max(weights)
        return rng.choice([move for move, weight in zip(moves, weights, strict=True) if weight >= least])
