"""The search in a game's compiled core: what `search.Search` answers, from a hundred times as many iterations."""

import sys
import time
from collections.abc import Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from boulevard.bots.search import LIMIT, Tried, ahead, outlook
from boulevard.core.bot import Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.kernel import Words, lots
from boulevard.core.moves import Move
from boulevard.registry import part

ROOM = (1 << 16, 1 << 20)
"""Decisions and moves that a tree has room for: about 100 MB."""
PACE = 1000.0
"""Iterations a second, before it is known."""
CHUNK = 0.02
"""Seconds between two looks at the clock."""
LEAVES = 96
"""So many leaves say what leads are made of, those of each move as often as it was tried."""


@cache
def tree_of(name: str) -> ModuleType:
    """The search compiled with the core of that game."""
    return tree_with(name, part(name, "kernel.rules"), part(name, "kernel.judge"))


def tree_with(name: str, rules: Any, judge: Any) -> ModuleType:
    """The search compiled with these rules and this judge."""
    spec = spec_from_file_location(f"boulevard.bots.tree_{name}", Path(__file__).with_name("tree.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # what is kept of the compiled code names it
    vars(module).update(rules=rules, judge=judge)
    spec.loader.exec_module(module)
    return module


@cache
def room(name: str) -> tuple[Any, Any]:
    """A tree and the paper to grow it on, used again and again: a process thinks about one decision at a time."""
    tree = tree_of(name)
    return tree.tree(*ROOM), tree.paper()


class Core:
    """A game's compiled core, bound to its content."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.flat = part(game.name, "kernel.flat")
        self.box: Words = self.flat.laid_out(game)
        self.tree = tree_of(game.name)

    def search(self, view: Any, judge: Judge, rng: Random, telling: bool, plain: bool = False) -> "CoreSearch":
        return CoreSearch(self, view, judge, rng, telling, plain)


class CoreSearch:
    """A search from one view."""

    def __init__(self, core: Core, view: Any, judge: Judge, rng: Random, telling: bool, plain: bool) -> None:
        """`plain`: no liking at first sight, playouts at random to the end, to compare with."""
        self.core, self.view, self.judge, self.telling, self.plain = core, view, judge, telling, plain
        self.began = time.monotonic()
        self.imagined = core.game.determinize(view, rng)
        self.root: Words = core.flat.flat(core.game, self.imagined)
        self.seat = list(core.game.seated(self.imagined)).index(view.seat)
        self.lots = lots(rng.getrandbits(64))
        self.tree, self.paper = room(core.game.name)
        core.tree.cleared(self.tree)

    @property
    def done(self) -> int:
        return int(self.tree.counts[self.core.tree.DONE])

    @property
    def seconds(self) -> float:
        """How long it has been thought, what came before the first iteration included."""
        return time.monotonic() - self.began

    def run(self, moves: Sequence[Move], weights: Sequence[float], budget: Budget) -> None:
        """Search until the budget is used up, or nothing can change what was tried most. Moves and their weights are
        found in the core."""
        prepared = self.seconds
        most = LIMIT if budget.iterations is None and budget.seconds is None else budget.iterations
        pace = PACE
        while most is None or self.done < most:
            left = None if most is None else most - self.done
            if budget.seconds is not None and self.done:
                if (spent := self.seconds) >= budget.seconds:
                    break
                pace = self.done / max(spent - prepared, 1e-6)
                in_time = int(pace * (budget.seconds - spent)) + 1
                left = in_time if left is None else min(left, in_time)
            if left is not None and not self.telling and self.done and self.decided(left):
                break
            chunk = max(16, int(CHUNK * pace))
            self.grow(chunk if left is None else min(left, chunk))

    def grow(self, iterations: int, first: int = -1) -> None:
        """So many iterations; `first`: the edge that each begins with."""
        core = self.core
        core.tree.grow(core.box, self.root, self.seat, self.tree, first, self.lots, self.plain, self.paper, iterations)

    def decided(self, left: int) -> bool:
        """Can no other move be tried more often than the leading one in what is left?"""
        edges = self.edges()
        visits = np.sort(self.tree.edge_visits[edges.start : edges.stop])
        return len(visits) < 2 or int(visits[-1] - visits[-2]) > left

    def edges(self, node: int = 0) -> range:
        first = int(self.tree.node_first[node])
        return range(first, first + int(self.tree.node_edges[node]))

    def move(self, edge: int) -> Move:
        found: Move = self.core.flat.move(self.core.game, int(self.tree.edge_move[edge]))
        return found

    def tried(self, telling: bool = False) -> list[Tried]:
        tree = self.tree
        edges = sorted(
            self.edges(), key=lambda edge: (-tree.edge_visits[edge], -tree.edge_worth[edge], -tree.edge_prior[edge])
        )
        return [
            Tried(
                self.move(edge),
                int(tree.edge_visits[edge]),
                float(tree.edge_total[edge]) / max(1, int(tree.edge_visits[edge])),
                float(tree.edge_worth[edge]),
                float(tree.edge_prior[edge]),
                self.lines(edge) if telling else {},
                self.next(edge),
            )
            for edge in edges
        ]

    def again(self, move: Move, times: int) -> None:
        code = self.core.flat.code(self.core.game, move)
        self.grow(times, next(edge for edge in self.edges() if self.tree.edge_move[edge] == code))

    def next(self, edge: int) -> Move | None:
        """The move that was tried most after this one, if any was tried more than once."""
        child = int(self.tree.edge_child[edge])
        after = [one for one in self.edges(child) if child and self.tree.edge_visits[one] > 1]
        return self.move(max(after, key=lambda one: int(self.tree.edge_visits[one]))) if after else None

    def lines(self, edge: int) -> dict[str, float]:
        """What the lead after a move is made of, as the readable judge says it of leaves that the search comes to."""
        core, found = self.core, dict[str, float]()
        if not (visits := int(self.tree.edge_visits[edge])):
            return found
        leaves = max(1, LEAVES * visits // self.done)
        for _ in range(leaves):
            core.tree.leaf(core.box, self.root, self.seat, self.tree, edge, self.lots, self.paper)
            s = core.flat.state(core.game, self.paper.s, self.imagined)
            _, standings = outlook(core.game, self.judge, s)
            for line, points in ahead(standings, self.view.seat).items():
                found[line] = found.get(line, 0.0) + points / leaves
        return found
