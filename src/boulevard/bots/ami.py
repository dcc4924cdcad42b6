"""`ami`: a friend. It plays as `apprenti` does, but where it is well ahead it takes its second-best move; and it never
does nothing (rests, skips, passes) for that reason, nor where something else is as good: that would be dull."""

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
        if len(moves) == 1:
            return moves[0]
        imagined = self.game.determinize(view, rng)
        values = dict(zip(moves, self.values(imagined, view.seat, moves), strict=True))
        idle, dominated = self.game.idle(imagined), self.dominated(view, moves)
        doing = [move for move in moves if move not in dominated and not isinstance(move, idle)]
        wanted = best = max(values.values())
        if (lead := self.lead(view)) >= AHEAD:
            wanted = max((values[move] for move in doing if best - lead <= values[move] < best), default=best)
        worthy = [move for move in moves if values[move] == wanted]
        return rng.choice([move for move in worthy if move in doing] or worthy)

    def lead(self, view: Any) -> int:
        """How far it is ahead of its best rival, on the sheet as its view has it."""
        totals = {seat: sheet["total"] for seat, sheet in self.game.sheet(view).items()}
        mine = totals.pop(view.seat)
        return mine - max(totals.values(), default=mine)
