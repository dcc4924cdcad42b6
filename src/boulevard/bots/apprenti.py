"""`apprenti`: greedy. It imagines a state from its view, tries each move once, keeps the one its judge likes best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.core.bot import Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.registry import part


class Apprenti:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.judge: Judge = part(game.name, "judge")

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        imagined = self.game.determinize(view, rng)
        best: list[Move] = []
        best_value = float("-inf")
        for move in moves:
            s = self.game.clone(imagined)
            self.game.do(s, move)
            value = self.judge.value(self.game, s, view.seat)
            if value > best_value:
                best, best_value = [move], value
            elif value == best_value:
                best.append(move)
        return rng.choice(best)
