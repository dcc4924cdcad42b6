"""Games that nets play with themselves or with each other: trees in the core on all processors, positions evaluated
together. While one half of the games is evaluated, the other half grows its trees."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from torch import Tensor

from train.game import Played
from train.net import Weights, evaluate, worth

MOVES = 128
"""Moves that a position is asked about, on the average at most."""
OUT = 8192
"""Decisions that a thread hands out between two looks."""


class Evaluator:
    """A net with room for a batch; its weights may be replaced at any time between two batches."""

    def __init__(self, played: Played, weights: Weights, blocks: int, rows: int, device: torch.device) -> None:
        self.played, self.blocks, self.rows, self.device = played, blocks, rows, device
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.weights = {name: _laid(value.to(device, kind)) for name, value in weights.items()}
        encoding, rules = played.encoding, played.rules
        self.planes = torch.zeros((rows, max(1, encoding.PLANES)), dtype=torch.int64, device=device)
        self.numbers = torch.zeros((rows, encoding.NUMBERS), dtype=torch.int16, device=device)
        self.wanted = torch.zeros(rows * MOVES, dtype=torch.int32, device=device)
        self.logits = torch.zeros(rows * MOVES, device=device)
        self.values = torch.zeros((rows, rules.SEATS), device=device)
        self.graph: Any = None
        if device.type == "cuda":
            with torch.no_grad():
                for _ in range(3):
                    self.think()
                torch.cuda.synchronize()
                self.graph = torch.cuda.CUDAGraph()
                with torch.cuda.graph(self.graph):
                    self.think()

    def learn_from(self, weights: Weights) -> None:
        with torch.no_grad():
            for name, value in weights.items():
                self.weights[name].copy_(value)

    def think(self) -> None:
        policy, told = evaluate(self.weights, self.blocks, self.planes, self.numbers)
        self.logits.copy_(policy.flatten()[self.wanted.long()])
        self.values.copy_(worth(told, self.played.rules.SEATS, self.played.forest.MARGIN))

    def run(self) -> None:
        if self.graph is not None:
            self.graph.replay()
        else:
            with torch.no_grad():
                self.think()


def _laid(value: Tensor) -> Tensor:
    return value.contiguous(memory_format=torch.channels_last) if value.dim() == 4 else value.contiguous()


class Half:
    """One half of the games: its batch, on the processor and on the device."""

    def __init__(self, played: Played, first: int, last: int, device: torch.device) -> None:
        self.first, self.last = first, last
        gpu = device.type == "cuda"
        plain = played.forest.batch(last - first, MOVES)
        self.kept = {name: torch.from_numpy(array) for name, array in plain._asdict().items()}
        if gpu:
            self.kept = {name: tensor.pin_memory() for name, tensor in self.kept.items()}
        self.batch = type(plain)(**{name: tensor.numpy() for name, tensor in self.kept.items()})
        self.done = torch.cuda.Event() if gpu else None
        self.asked = 0


class Games:
    """So many games at once; each seat of a game belongs to one of the nets."""

    def __init__(
        self,
        played: Played,
        evaluators: Sequence[Evaluator],
        games: int,
        simulations: int,
        seed: int,
        learning: bool,
        sides: Any = None,
        judged: float = 0.0,
    ) -> None:
        """`sides[game, seat]`: whose net decides there. `judged`: so much of what a position is worth is what the judge
        says, as in the product's search (`tree.JUDGED`)."""
        forest = played.forest
        self.played, self.evaluators, self.learning, self.sides = played, evaluators, learning, sides
        self.judged = judged
        self.device = evaluators[0].device
        self.plan = forest.schedule(simulations)
        self.trees = forest.forest(games, simulations + 2, (simulations + 1) * 64)
        lots = np.random.default_rng(seed)
        self.trees.draws[:, 0] = lots.integers(1 << 63, size=games, dtype=np.uint64)
        self.trees.lots[:, 0] = lots.integers(1 << 63, size=games, dtype=np.uint64)
        self.memory = forest.rows(games if learning else 1, forest.LONGEST)
        self.threads = max(1, min(os.cpu_count() or 1, games // 32))
        self.pool = ThreadPoolExecutor(self.threads)
        self.papers = [forest.paper() for _ in range(self.threads)]
        self.out = [forest.rows(OUT if learning else 1) for _ in range(self.threads)]
        middle = games // 2
        self.halves = [Half(played, 0, middle, self.device), Half(played, middle, games, self.device)]
        self.evaluated = 0

    @property
    def ended(self) -> int:
        """Games that are over."""
        return int(sum(paper.found[self.played.forest.ENDED] for paper in self.papers))

    def grow(self, half: Half) -> None:
        """The trees of a half go on until each asks its net."""
        size = half.last - half.first
        bounds = [half.first + size * thread // self.threads for thread in range(self.threads + 1)]

        def part(thread: int) -> None:
            self.played.forest.advance(
                self.played.box,
                self.trees,
                bounds[thread],
                bounds[thread + 1],
                half.first,
                MOVES,
                self.played.roots,
                self.plan,
                self.judged,
                self.learning,
                self.memory,
                self.out[thread],
                half.batch,
                self.papers[thread],
            )

        list(self.pool.map(part, range(self.threads)))
        awaited = self.trees.counts[half.first : half.last, self.played.forest.AWAITS]
        half.asked = int((awaited == self.played.forest.LEAF).sum())
        self.evaluated += half.asked

    def send(self, half: Half) -> None:
        """Have the positions of a half evaluated; the answers come while others are worked on."""
        found = []
        for evaluator in self.evaluators:
            for name in ("planes", "numbers", "wanted"):
                getattr(evaluator, name).copy_(half.kept[name], non_blocking=True)
            evaluator.run()
            found.append((evaluator.logits, evaluator.values))
        logits, values = found[0]
        if len(found) > 1:
            logits, values = self.by_side(half, found)
        half.kept["logits"].copy_(logits, non_blocking=True)
        half.kept["values"].copy_(values, non_blocking=True)
        if half.done is not None:
            half.done.record()

    def by_side(self, half: Half, found: list[tuple[Tensor, Tensor]]) -> tuple[Tensor, Tensor]:
        """Of each game what the net says whose search it is."""
        rows = np.arange(half.first, half.last)
        asked = torch.from_numpy(self.sides[rows, half.batch.side]).to(self.device)
        one, other = found
        values = torch.where(asked[:, None] == 0, one[1], other[1])
        of = (half.kept["wanted"].to(self.device) // self.played.encoding.ACTIONS).long()
        return torch.where(asked[of] == 0, one[0], other[0]), values

    def tick(self) -> None:
        """Every game goes on by one evaluation."""
        for half in self.halves:
            if half.done is not None:
                half.done.synchronize()
            self.grow(half)
            self.send(half)

    def handed_out(self) -> list[Any]:
        """Decisions of games that ended since the last look, as rows of arrays; copied before the next tick."""
        found = []
        for paper, rows in zip(self.papers, self.out, strict=True):
            count = int(paper.found[self.played.forest.WRITTEN])
            if count:
                found.append(type(rows)(*(array[:count] for array in rows)))
                paper.found[self.played.forest.WRITTEN] = 0
        return found

    def close(self) -> None:
        self.pool.shutdown()


def match(
    played: Played, one: Evaluator, other: Evaluator, pairs: int, simulations: int, seed: int, judged: float = 0.0
) -> tuple[float, float]:
    """The share of games that the first net wins, and its lead by points on the average; every deal is played twice,
    with seats changed. Where more than two play, each net has every other seat."""
    every = np.arange(played.rules.SEATS) % 2
    sides = np.tile(np.array([every, 1 - every]), (pairs, 1))
    games = Games(played, [one, other], 2 * pairs, simulations, seed, learning=False, sides=sides, judged=judged)
    for lots in (games.trees.draws, games.trees.lots):
        lots[1::2] = lots[::2]
    while games.ended < 2 * pairs:
        games.tick()
    won = np.zeros(played.rules.SEATS)
    sheets = np.zeros((played.rules.SEATS, played.rules.LINES), np.int64)
    share = lead = 0.0
    for game in range(2 * pairs):
        played.rules.shares(played.box, games.trees.states[game], won)
        played.rules.scores(played.box, games.trees.states[game], sheets)
        seats = played.rules.seated(played.box, games.trees.states[game])
        own = sides[game, :seats] == 0
        share += won[:seats][own].sum() / (2 * pairs)
        lead += (sheets[:seats, -1][own].mean() - sheets[:seats, -1][~own].mean()) / (2 * pairs)
    games.close()
    return float(share), float(lead)
