"""`ami`: a friend. It plays as `apprenti` does, but where it is well ahead it takes its second-best move."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.bots.apprenti import Apprenti
from boulevard.core.bot import Budget
from boulevard.core.moves import Move

AHEAD = 8
"""So many points on the sheet are enough for a friend."""


class Ami(Apprenti):
    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        lead = self.lead(view)
        if lead < AHEAD or len(moves) == 1:
            return super().choose(view, moves, rng, budget)
        imagined = self.game.determinize(view, rng)
        values = dict(zip(moves, self.values(imagined, view.seat, moves), strict=True))
        best = max(values.values())
        dominated = self.dominated(view, moves)
        spared = [value for move, value in values.items() if best - lead <= value < best and move not in dominated]
        wanted = max(spared, default=best)
        worthy = [move for move in moves if values[move] == wanted]
        return rng.choice([move for move in worthy if move not in dominated] or worthy)

    def lead(self, view: Any) -> int:
        """How far it is ahead of its best rival, on the sheet as its view has it."""
        totals = {seat: sheet["total"] for seat, sheet in self.game.sheet(view).items()}
        mine = totals.pop(view.seat)
        return mine - max(totals.values(), default=mine)
