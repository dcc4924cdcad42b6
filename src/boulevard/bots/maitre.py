"""`maitre`: looks ahead, by the search that all games share.

What the greedy bot thinks of each move says where the search looks first; the move that it tried most is played.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from boulevard.bots.apprenti import Apprenti
from boulevard.bots.search import Edge, Search
from boulevard.core.bot import Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move

FAMILIAR = 0.1
"""A move that was tried less often than so many times the favourite is not known well enough to be put first."""
CLEAR = 0.97
"""A decision whose best move has so large a share of the greedy bot's liking takes a quarter of its budget."""


class Maitre:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.greedy = Apprenti(game)
        self.judge = self.greedy.judge

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.ranked(self.search(view, moves, rng, budget, telling=False))[0].move

    def candidates(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> list[Candidate]:
        """The moves that it tried, the one it would play first."""
        if len(moves) == 1:
            return self.greedy.candidates(view, moves, rng, budget)
        search = self.search(view, moves, rng, budget, telling=True)
        for _ in range(search.done // 4):  # a little more, so that the first two are known, and the one that looks best
            first, second = self.ranked(search)[:2]
            best = max(search.root.edges.values(), key=lambda edge: (edge.visits > 0, edge.worth))
            unknown = [edge for edge in (best, second) if edge.visits < FAMILIAR * first.visits]
            if not unknown:
                break
            search.iterate(unknown[0])
            budget.spend(1, 0.0)
        return [
            Candidate(
                edge.move,
                edge.visits,
                edge.total / edge.visits,
                {line: total / edge.visits for line, total in edge.lines.items()},
            )
            for edge in self.ranked(search)
            if edge.visits
        ]

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, telling: bool) -> Search:
        search = Search(self.game, self.judge, view, rng, telling)
        weights = self.weights(view, moves, rng)
        clear = not telling and max(weights) >= CLEAR * sum(weights)
        search.run(moves, weights, budget.share(0.25 if clear else 1.0))
        budget.spend(search.done, search.seconds)
        return search

    def weights(self, view: Any, moves: Sequence[Move], rng: Random) -> list[float]:
        """How promising each move is to the greedy bot."""
        imagined = self.game.determinize(view, rng)
        values = self.greedy.values(imagined, view.seat, moves)
        best = max(values)
        return [exp(max(-20.0, (value - best) / self.judge.WARMTH)) for value in values]

    def ranked(self, search: Search) -> list[Edge]:
        return sorted(search.root.edges.values(), key=lambda edge: (-edge.visits, -edge.worth, -edge.prior))
