"""Bots to measure ours against, by their import path: `boulevard arena paris maitre bench.rivals:Plain`."""

from collections.abc import Sequence
from random import Random
from typing import Any

from boulevard.bots.cores import core_of
from boulevard.bots.maitre import GrandMaitre, Maitre
from boulevard.bots.search import Search, Searching
from boulevard.core.bot import Budget
from boulevard.core.moves import Move


class Readable(Maitre):
    """`maitre` as it was: the search on the readable rules, begun anew at every decision."""

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, telling: bool) -> Searching:
        search = Search(self.game, self.judge, view, rng, telling)
        search.run(moves, self.weights(view, moves, rng), budget.share())
        budget.spend(search.done, search.seconds)
        return search


class Plain(Maitre):
    """Information-set UCT in the core: no liking at first sight, playouts at random to the end."""

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, telling: bool) -> Searching:
        core = core_of(self.game)
        assert core is not None, "it needs the compiled core"
        search = core.search(view, self.judge, rng, telling, plain=True)
        search.run(moves, (), budget.share())
        budget.spend(search.done, search.seconds)
        return search


class Netless(GrandMaitre):
    """`grand-maitre` without the game's net, in one tree: the best there is without."""

    netted = False
    lanes = 1
