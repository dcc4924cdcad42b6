"""The engine beside an earlier version of itself: `./.venv/bin/python bench/before.py REVISION`.

Both play the same kind of random games, alternating in short rounds, and are counted by the processor's time, so that a
noisy machine slows both alike; the ratio is what counts. The earlier version is taken from git into `.cache/before`.
"""

import argparse
import contextlib
import hashlib
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CODE = """
import json, sys, time
from random import Random
from boulevard import registry
rng = Random(1)
for line in sys.stdin:
    name, players, seconds = json.loads(line)
    game = registry.game(name)
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        s = game.setup(players)
        while to_act := game.to_act(s):
            game.do(s, rng.choice(game.options(s, to_act[0])))
            decisions += 1
    print(json.dumps(decisions / (time.process_time() - began)), flush=True)
"""
"""Only what the engine has offered from its first day."""


def earlier(revision: str) -> Path:
    """The sources of that revision, taken from git once."""
    asked = subprocess.run(["git", "archive", revision, "src"], cwd=ROOT, capture_output=True, check=False)
    if asked.returncode != 0:
        sys.exit(f"bench: no revision {revision}: {asked.stderr.decode().strip()}")
    folder = ROOT / ".cache" / "before" / hashlib.sha256(asked.stdout).hexdigest()[:16]
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        unpacked = Path(tempfile.mkdtemp(dir=folder.parent))
        with tarfile.open(fileobj=BytesIO(asked.stdout)) as archive:
            archive.extractall(unpacked, filter="data")
        with contextlib.suppress(OSError):  # another process was first
            unpacked.rename(folder)
    return folder / "src"


class Side:
    """A process that plays with the sources of one folder."""

    def __init__(self, sources: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "0"},
        )

    def rate(self, name: str, players: int, seconds: float) -> float:
        """Decisions in a second of the processor's time."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps([name, players, seconds]), file=self.process.stdin, flush=True)
        return float(json.loads(self.process.stdout.readline()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a side, game and round")
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    from boulevard import registry

    then, now = Side(earlier(args.revision)), Side(ROOT / "src")
    print(
        f"| random play | decisions/s, {args.revision} | decisions/s, here | ratio |\n|---|---:|---:|---:|", flush=True
    )
    for name in registry.game_names():
        if not (ROOT / ".cache" / "before" / "src" / "boulevard" / "games" / name).exists():
            continue
        for players in sorted(registry.game(name).players):
            sides = (then, now)
            pairs = [[side.rate(name, players, args.seconds) for side in sides] for _ in range(args.rounds)]
            before, after = (statistics.median(column) for column in zip(*pairs, strict=True))
            ratio = statistics.median(new / old for old, new in pairs)
            print(f"| {name}, {players} | {before:.0f} | {after:.0f} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
