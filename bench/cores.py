"""The compiled cores beside the readable rules, OpenSpiel and catanatron, in one run on one core: `./play` once, then
`python3 bench/cores.py`.

Random games by all sides, alternating in short rounds and counted by the processor's time, so that a noisy machine
slows all alike; ratios are what counts. An action is a move or a draw, forced ones among them. OpenSpiel plays amazons,
driven from Python, as researchers do; it and catanatron come from their own lock into an environment of their own.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from engine import PEER_CODE, RandomPlay, peer

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import house

TABLES = (("paris", 2), ("couleurs", 2), ("couleurs", 4), ("flatiron", 2), ("flatiron", 1))
SPIEL_CODE = """
import json, random, sys, time
import pyspiel
game = pyspiel.load_game("amazons")
for line in sys.stdin:
    began = time.process_time(); games = actions = 0
    while time.process_time() - began < float(line):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions())); actions += 1
        games += 1
    print(json.dumps([games, actions, time.process_time() - began]), flush=True)
"""
"""An action of amazons is a third of a turn."""

Round = Callable[[float], tuple[int, int, float]]


class Compiled:
    """Random games in a core."""

    def __init__(self, name: str, players: int) -> None:
        from boulevard import game
        from boulevard.bots.cores import load
        from boulevard.core.kernel import lots

        self.game = game(name)
        self.core, self.lots = load(self.game), lots(1)
        self.start = self.game.setup(players)
        self.root = self.core.flat.flat(self.game, self.start)
        self.paper = self.core.tree.paper()
        self.core.tree.random_games(self.core.box, self.root, self.lots, self.paper, 1)

    def play(self, seconds: float) -> tuple[int, int, float]:
        games = actions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            actions += self.core.tree.random_games(self.core.box, self.root, self.lots, self.paper, 64)
            games += 64
        return games, actions, spent

    def searched(self, seconds: float, plain: bool) -> float:
        """Iterations of the search a second of the processor's time, from where the first decision with several moves
        is."""
        from boulevard.core.bot import Budget
        from boulevard.registry import part

        s, rng = self.game.clone(self.start), Random(1)
        while self.game.to_act(s)[0] == "-" or len(self.game.options(s, self.game.to_act(s)[0])) == 1:
            self.game.do(s, rng.choice(list(self.game.options(s, self.game.to_act(s)[0]))))
        seat = self.game.to_act(s)[0]
        search = self.core.search(self.game.view(s, seat), part(self.game.name, "judge"), rng, True, plain)
        began = time.process_time()
        search.run((), (), Budget(seconds=seconds, per_decision=True))
        return search.done / (time.process_time() - began)

    def solved(self, seconds: float) -> float | None:
        """Positions that the exact solver looks at in a second of the processor's time, from where a random game can
        first be solved; None where the game has no solver."""
        from boulevard.bots.cores import endings_of

        if (endings := endings_of(self.game.name)) is None:
            return None
        s, rng = self.game.clone(self.start), Random(1)
        while not endings.begins(self.core.box, words := self.core.flat.flat(self.game, s)):
            self.game.do(s, rng.choice(list(self.game.options(s, self.game.to_act(s)[0]))))
        ending = endings.Ending(self.core.box, words)
        ending.look(1)
        before, began = ending.nodes, time.process_time()
        while time.process_time() - began < seconds and not ending.look(1000):
            pass
        return float((ending.nodes - before) / (time.process_time() - began))


def speaking(process: "subprocess.Popen[str]") -> Round:
    def play(seconds: float) -> tuple[int, int, float]:
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{seconds}\n")
        process.stdin.flush()
        games, actions, spent = json.loads(process.stdout.readline())
        return games, actions, spent

    return play


def by_processor(play: Round) -> Round:
    """The same, with the processor's time."""

    def timed(seconds: float) -> tuple[int, int, float]:
        began = time.process_time()
        games, actions, _ = play(seconds)
        return games, actions, time.process_time() - began

    return timed


FIRST = """
import sys
from random import Random
from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.compiling import compile_core
from boulevard.core.bot import Budget
compile_core(sys.argv[1])
game = registry.game(sys.argv[1])
s, rng = game.setup(), Random(0)
while game.to_act(s)[0] == "-" or len(game.options(s, game.to_act(s)[0])) == 1:
    game.do(s, game.options(s, game.to_act(s)[0])[0])
seat = game.to_act(s)[0]
make_bot("maitre", game).choose(game.view(s, seat), game.options(s, seat), rng, Budget(iterations=100))
"""
"""Compiles a core, unless it is, and asks a bot for its first move."""


def started(name: str, cache: Path) -> float:
    """Seconds of the processor until a bot has made its first move in a core, in a process of its own."""
    before = os.times()
    environment = {**os.environ, "BOULEVARD_CACHE": str(cache)}
    subprocess.run([sys.executable, "-c", FIRST, name], check=True, env=environment)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a side and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cold", action="store_true", help="also how long compiling takes, and starting after that")
    args = parser.parse_args()
    with peer(SPIEL_CODE) as spiel, peer(PEER_CODE.replace("perf_counter", "process_time")) as catan:
        sides: dict[str, Round] = {
            "OpenSpiel, amazons": speaking(spiel),
            "catanatron, 4 players": speaking(catan),
        }
        cores = {f"{name}, {players}": Compiled(name, players) for name, players in TABLES}
        for label, core in cores.items():
            sides[f"{label}: core"] = core.play
            sides[f"{label}: readable"] = by_processor(RandomPlay(core.game.name, int(label[-1]), {}).play)
        rates: dict[str, list[tuple[float, float]]] = {label: [] for label in sides}
        for _ in range(args.rounds):
            for label, play in sides.items():
                games, actions, spent = play(args.seconds)
                rates[label].append((games / spent, actions / spent))
    print("| random play, a second of the processor | games | actions | to amazons | to the readable rules |")
    print("|---|---:|---:|---:|---:|")
    for label, found in rates.items():
        games, actions = (statistics.median(column) for column in zip(*found, strict=True))
        to_spiel = ratio(found, rates["OpenSpiel, amazons"])
        readable = rates.get(label.replace("core", "readable"))
        own = f"{ratio(found, readable):.0f}" if readable and readable is not found else ""
        print(f"| {label} | {games:,.0f} | {actions:,.0f} | {to_spiel:.2f} | {own} |")
    print("\n| search, iterations a second of the processor | judged | random playouts |\n|---|---:|---:|")
    for label, core in cores.items():
        print(f"| {label} | {core.searched(args.seconds, False):,.0f} | {core.searched(args.seconds, True):,.0f} |")
    print("\n| exact solver, positions a second of the processor | |\n|---|---:|")
    for label, core in cores.items():
        if pace := core.solved(args.seconds):
            print(f"| {label} | {pace:,.0f} |")
    if args.cold:
        print("\n| seconds of the processor until a bot has made its first move | cold | warm |\n|---|---:|---:|")
        for name in dict.fromkeys(name for name, _ in TABLES):
            with TemporaryDirectory() as folder:
                print(f"| {name} | {started(name, Path(folder)):.0f} | {started(name, Path(folder)):.1f} |", flush=True)


def ratio(found: list[tuple[float, float]], to: list[tuple[float, float]]) -> float:
    """The median of the rounds' ratios of actions."""
    return statistics.median(one / other for (_, one), (_, other) in zip(found, to, strict=True))


if __name__ == "__main__":
    if Path(sys.executable) != house.PYTHON and not house.works():
        house.ready("requirements.lock")
    if sys.prefix == sys.base_prefix:
        house.become([str(house.PYTHON), str(Path(__file__).resolve()), *sys.argv[1:]])
    main()
