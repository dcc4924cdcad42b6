"""`python -m train.lessons flatiron --out DIR`: games of the search that the house has without a net, on all
processors, for a net to learn from before it plays with itself (`python -m train … --lessons DIR`)."""

import argparse
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from boulevard.core.kernel import below, lots
from train.game import Played

ASTRAY = 4
"""One decision of so many is drawn by how often each move was tried; at the others the most tried one is played."""
ROOM = (1 << 10, 1 << 14)


class Pupil:
    """A process that plays and keeps what was decided."""

    def __init__(self, name: str, iterations: int, seed: int) -> None:
        from boulevard.bots.cored import tree_of

        self.played, self.iterations, self.lots = Played(name), iterations, lots(seed)
        self.search = tree_of(name)
        forest = self.played.forest
        self.tree, self.thoughts, self.paper = self.search.tree(*ROOM), self.search.paper(), forest.paper()
        self.table, self.kept = forest.forest(1, 2, 1), forest.rows(1, forest.LONGEST)
        self.out = forest.rows(forest.LONGEST)

    def game(self) -> Any:
        """The decisions of a game, as rows of arrays."""
        played, forest = self.played, self.played.forest
        words, counts = self.table.states[0], self.table.counts[0]
        words[:], counts[forest.KEPT] = played.roots[below(self.lots, len(played.roots))], 0
        while forest.settle(played.box, words, self.lots, self.paper):
            self.decide(words, counts)
        self.paper.found[forest.WRITTEN] = 0
        forest.hand_out(played.box, self.table, 0, self.kept, self.out, self.paper)
        return type(self.out)(*(array[: counts[forest.KEPT]].copy() for array in self.out))

    def decide(self, words: Any, counts: Any) -> None:
        """Search, keep what was found, and play."""
        played, search, tree = self.played, self.search, self.tree
        seat = played.rules.to_act(played.box, words)
        state = words[: played.rules.WORDS]
        search.cleared(tree)
        search.grow(played.box, state, seat, tree, -1, self.lots, False, self.thoughts, self.iterations)
        first = int(tree.node_first[0])
        edges = slice(first, first + int(tree.node_edges[0]))
        moves, visits = tree.edge_move[edges], tree.edge_visits[edges]
        chosen = int(visits.argmax())
        if below(self.lots, ASTRAY) == 0:
            chosen = int(search.by_liking(visits.astype(np.float64), len(visits), self.lots))
        paths = [self.path(words, move) for move in moves.tolist()]
        for depth, action in enumerate(paths[chosen]):
            tried = dict[int, int]()
            for path, count in zip(paths, visits.tolist(), strict=True):
                if path[:depth] == paths[chosen][:depth]:
                    tried[path[depth]] = tried.get(path[depth], 0) + count
            self.keep(words, seat, tried, counts)
            played.encoding.play(played.box, words, action)

    def path(self, words: Any, move: int) -> list[int]:
        """The actions that a move is told by."""
        encoding = self.played.encoding
        part = int(encoding.part_before(words, move))
        return [*([part] if part >= 0 else []), int(encoding.action_of(words, move))]

    def keep(self, words: Any, seat: int, tried: dict[int, int], counts: Any) -> None:
        """Write down how often each action was tried, where there is a choice and room."""
        played, kept, at = self.played, self.kept, int(counts[self.played.forest.KEPT])
        whole = sum(tried.values())
        if len(tried) < 2 or whole == 0 or at >= kept.listed.shape[1]:
            return
        best = sorted(tried, key=lambda action: -tried[action])[: played.forest.LISTED]
        played.encoding.observe(played.box, words, seat, kept.planes[0, at], kept.numbers[0, at])
        kept.actions[0, at, : len(best)] = best
        kept.shares[0, at, : len(best)] = [65535 * tried[action] // whole for action in best]
        kept.listed[0, at], kept.seat[0, at] = len(best), seat
        kept.found[0, at] = self.tree.node_total[0] / self.tree.node_visits[0]
        counts[played.forest.KEPT] = at + 1


def learn(name: str, out: Path, iterations: int, seconds: float, number: int) -> None:
    """What one process does: so many seconds of games, as one file."""
    pupil, games = Pupil(name, iterations, time.time_ns() + number), list[Any]()
    pupil.game()  # whatever is compiled is compiled now
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        games.append(pupil.game())
    held: dict[str, Any] = {
        field: np.concatenate([getattr(game, field) for game in games]) for field in games[0]._fields
    }
    np.savez(out / f"{number}.npz", games=np.array(len(games)), **held)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.lessons", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=150)
    parser.add_argument("--iterations", type=int, default=64)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    Pupil(args.game, 1, 1).game()  # compiled once, for all
    context = multiprocessing.get_context("spawn")
    given = (args.game, args.out, args.iterations, args.seconds)
    pupils = [context.Process(target=learn, args=(*given, number)) for number in range(args.processes)]
    for pupil in pupils:
        pupil.start()
    for pupil in pupils:
        pupil.join()


if __name__ == "__main__":
    main()
