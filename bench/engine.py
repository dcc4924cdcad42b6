"""Random play beside catanatron, in one run on one core: `./play` once, then `python3 bench/engine.py`.

Both sides play whole games with random players, alternating in short rounds, so that a noisy machine slows both
alike; ratios are what counts. catanatron comes from its own lock into an environment of its own.
"""

import argparse
import hashlib
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import house  # noqa: E402

PEER = ROOT / ".cache" / "bench"
PEER_PYTHON = PEER / "bin" / "python"

PEER_CODE = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
for line in sys.stdin:
    began = time.perf_counter(); games = actions = 0
    while time.perf_counter() - began < float(line):
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play(); games += 1; actions += len(game.state.actions)
    print(json.dumps([games, actions, time.perf_counter() - began]), flush=True)
"""


def peer(code: str = PEER_CODE) -> subprocess.Popen[str]:
    """A process that plays catanatron, or what this code says, for as many seconds as it is told."""
    lock = ROOT / "bench" / "requirements.lock"
    stamp = PEER / ".lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        house.run([sys.executable, "-m", "venv", "--clear", str(PEER)], "no environment for the peer could be made")
        pip = [str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        house.run([*pip, "--require-hashes", "-r", str(lock)], "the peer could not be installed")
        stamp.write_text(wanted)
    return subprocess.Popen([str(PEER_PYTHON), "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


class RandomPlay:
    """Random games of one of ours, from set-up to score."""

    def __init__(self, name: str, players: int | None, options: dict[str, object]) -> None:
        from boulevard import game

        self.game, self.players, self.options = game(name), players, options
        self.label = name + (f", {players} player{'s' * (players > 1)}" if players else "")
        self.rng = Random(1)

    def play(self, seconds: float) -> tuple[int, int, float]:
        game, choice = self.game, self.rng.choice
        began = time.perf_counter()
        games = decisions = 0
        while time.perf_counter() - began < seconds:
            s = game.setup(self.players, self.options)
            while to_act := game.to_act(s):
                game.do(s, choice(game.options(s, to_act[0])))
                decisions += 1
            assert game.outcome(s)
            games += 1
        return games, decisions, time.perf_counter() - began

    def sample(self, positions: int = 400) -> list[object]:
        """Positions on the way through random games."""
        found: list[object] = []
        while len(found) < positions:
            s = self.game.setup(self.players, self.options)
            while to_act := self.game.to_act(s):
                if to_act != ("-",) and self.rng.random() < 0.2:
                    found.append(self.game.clone(s))
                self.game.do(s, self.rng.choice(self.game.options(s, to_act[0])))
        return found


def per_second(act: object, things: list[object], seconds: float) -> float:
    """How often `act` can be done to one of the things in a second."""
    began, done = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        for thing in things:
            act(thing)  # type: ignore[operator]
        done += len(things)
    return done / (time.perf_counter() - began)


def contenders() -> list[RandomPlay]:
    from boulevard.registry import game, game_names

    found = []
    for name in game_names():
        counts = sorted(game(name).players)
        found += [RandomPlay(name, players if len(counts) > 1 else None, {}) for players in counts]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds a side and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    ours, rows = contenders(), []
    ratios: dict[str, list[tuple[float, float]]] = {one.label: [] for one in ours}
    rates: dict[str, list[tuple[float, float]]] = {one.label: [] for one in ours}
    theirs = []
    with peer() as process:
        assert process.stdin
        assert process.stdout
        for _ in range(args.rounds):
            process.stdin.write(f"{args.seconds}\n")
            process.stdin.flush()
            games, actions, spent = json.loads(process.stdout.readline())
            theirs.append((games / spent, actions / spent))
            for one in ours:
                played, decisions, spent = one.play(args.seconds)
                rates[one.label].append((played / spent, decisions / spent))
                ratios[one.label].append((played / spent / theirs[-1][0], decisions / spent / theirs[-1][1]))
    peer_games, peer_actions = (statistics.median(column) for column in zip(*theirs, strict=True))
    rows.append(("catanatron, 4 random players", peer_games, peer_actions, 1.0, 1.0))
    for label, found in rates.items():
        medians = [statistics.median(column) for column in zip(*found, strict=True)]
        medians += [statistics.median(column) for column in zip(*ratios[label], strict=True)]
        rows.append((label, *medians))
    views = []
    for one in ours:
        things = one.sample()
        view = per_second(lambda s, one=one: one.game.view(s, one.game.to_act(s)[0]), things, args.seconds / 2)
        views.append((one.label, per_second(one.game.clone, things, args.seconds / 2), view))
    if args.json:
        print(json.dumps({"play": rows, "positions": views}))
        return
    print("| random play | games/s | decisions/s | games, ratio | decisions, ratio |\n|---|---:|---:|---:|---:|")
    for label, games, decisions, game_ratio, decision_ratio in rows:
        print(f"| {label} | {games:.1f} | {decisions:.0f} | {game_ratio:.1f} | {decision_ratio:.2f} |")
    print("\n| positions | clones/s | views/s |\n|---|---:|---:|")
    for label, clones, view in views:
        print(f"| {label} | {clones:.0f} | {view:.0f} |")


if __name__ == "__main__":
    if Path(sys.executable) != house.PYTHON and not house.works():
        house.ready("requirements.lock")
    if sys.prefix == sys.base_prefix:
        house.become([str(house.PYTHON), str(Path(__file__).resolve()), *sys.argv[1:]])
    main()
