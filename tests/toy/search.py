"""The compiled search in games drawn as trees."""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from boulevard.bots import kept_code
from boulevard.bots.cored import tree_with
from boulevard.core.kernel import CHANCE, OVER, Words, keep_code, lots

SEATS = "abc"


@cache
def grower() -> ModuleType:
    keep_code(lambda name: str(kept_code.folder(name)))
    from toy import judge, rules

    return tree_with("toy", rules, judge)


def best_in_core(tree: Any, weights: list[float], iterations: int) -> str:
    """The move tried most. It knows no weights from outside."""
    grow, names = grower(), list[str]()
    box = laid_out(tree.worlds, names)
    found, paper = grow.tree(256, 4096), grow.paper()
    grow.cleared(found)
    grow.grow(box, np.zeros(2, np.int64), 0, found, -1, lots(4), False, paper, iterations)
    first, count = found.node_first[0], found.node_edges[0]
    at = int(found.edge_visits[first : first + count].argmax())
    return str(names[found.edge_move[first + at]])


def laid_out(worlds: Any, names: list[str]) -> Words:
    """Trees as `toy.rules` reads them; `names`: of the moves, by their codes."""
    words = [len(worlds), *([0] * len(worlds))]

    def code(move: str) -> int:
        if move not in names:
            names.append(move)
        return names.index(move)

    def lay(node: Any) -> int:
        here = len(words)
        if not isinstance(node, tuple):
            words.extend([OVER, 0, *(node.get(seat, 0) for seat in SEATS)])
            return here
        seat, following = node
        words.extend([CHANCE if seat == "-" else SEATS.index(seat), len(following), *([0] * (3 * len(following)))])
        for at, (move, then) in enumerate(following.items()):
            weight, after = then if seat == "-" else (1, then)
            words[here + 2 + 3 * at : here + 5 + 3 * at] = [code(move), weight, lay(after)]
        return here

    for at, world in enumerate(worlds):
        words[1 + at] = lay(world)
    return np.array(words, np.int64)
