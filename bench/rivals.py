"""Bots to measure ours against, by their import path: `boulevard arena paris maitre bench.rivals:Plain`."""

import json
import os
import pickle
import subprocess
import sys
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from boulevard.bots.cored import SMALL
from boulevard.bots.cores import core_of, load
from boulevard.bots.maitre import GrandMaitre, Maitre
from boulevard.bots.search import Search, Searching
from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.registry import part

sys.path.insert(0, str(Path(__file__).resolve().parent))

from before import earlier


class Readable(Maitre):
    """The search on the readable rules with today's judge, begun anew at every decision."""

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, telling: bool) -> Searching:
        search = Search(self.game, self.judge, view, rng, telling)
        search.run(moves, self.weights(view, moves, rng), budget.share())
        budget.spend(search.done, search.seconds)
        return search


REVISION = "ffbb735"
"""The last one before there were cores."""
CODE = """
import base64, json, os, pickle, sys, time
from random import Random
if os.environ.get("BOULEVARD_CLOCK") == "processor":
    time.monotonic = time.perf_counter = time.process_time
import msgspec
from boulevard import registry
from boulevard.bots.maitre import Maitre
from boulevard.core.bot import Budget
game = registry.game(sys.argv[1])
bot = Maitre(game)
for line in sys.stdin:
    view, moves, seed, budget = json.loads(line)
    view, budget = pickle.loads(base64.b64decode(view)), msgspec.convert(budget, Budget)
    chosen = bot.choose(view, [game.parse(move) for move in moves], Random(seed), budget)
    print(json.dumps([str(chosen), msgspec.to_builtins(budget)]), flush=True)
"""
"""That version's `maitre`, told what a bot is told."""


class Earlier:
    """`maitre` as it was before there were cores, with its own rules, judge and search, in a process of its own."""

    def __init__(self, game: AnyGame) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, game.name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(earlier(REVISION))},
        )

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        assert self.process.stdin
        assert self.process.stdout
        asked = [b64encode(pickle.dumps(view)).decode(), [str(move) for move in moves], rng.random()]
        print(json.dumps([*asked, msgspec.to_builtins(budget)]), file=self.process.stdin, flush=True)
        text, left = json.loads(self.process.stdout.readline())
        budget.iterations, budget.seconds = left["iterations"], left["seconds"]
        return next(move for move in moves if str(move) == text)

    def __del__(self) -> None:
        self.process.kill()
        self.process.wait()


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

    lanes = 1

    def asks_net(self, core: Any, budget: Budget, telling: bool) -> bool:
        return False


class FirstChoice:
    """What the game's net likes most, without any search."""

    def __init__(self, game: AnyGame) -> None:
        self.core, self.judge = load(game), part(game.name, "judge")

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        search = self.core.search(view, self.judge, rng, telling=True, netted=True, size=SMALL)
        search.run(moves, (), Budget(1, per_decision=True))  # the net is heard, and no move tried yet
        return max(search.tried(), key=lambda one: one.prior).move


class Unsolving(GrandMaitre):
    """`grand-maitre` that does not search endings out."""

    def solved(self, view: Any, moves: Sequence[Move], budget: Budget) -> None:
        return None
