"""Finds golden games for a game: `.venv/bin/python tools/golden.py GAME`.

Golden records are never changed. This only adds to `tests/data/golden/GAME` random games that show what
`tests/GAME/golden.py` wants and no record there shows yet; and with `--perft` it writes perft counts from positions
in them, where there is no file of counts yet.
"""

import argparse
import json
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
sys.path.insert(0, str(ROOT / "tests"))

from boulevard import registry  # noqa: E402
from boulevard.cli.perft import perft  # noqa: E402
from boulevard.core.contract import any_move, any_table  # noqa: E402
from boulevard.core.record import read_record  # noqa: E402
from boulevard.core.table import Table, replay  # noqa: E402


def one_game(name: str, rng: Random) -> Table:
    """A random game; one in ten is left running, one in ten is resigned."""
    game = registry.game(name)
    table = any_table(game, rng)
    fate, stop = rng.random(), rng.randint(5, 60)
    while table.to_act:
        table.play_offered(*any_move(game, table.state, rng))
        if fate < 0.2 and table.ply >= stop and table.outcome is None:
            if fate < 0.1:
                table.resign(rng.choice(list(table.players)))
            break
    return table


def find(name: str, tries: int) -> None:
    folder = DATA / "golden" / name
    folder.mkdir(parents=True, exist_ok=True)
    goal = import_module(f"{name}.golden")
    missing = set(goal.WANTED)
    files = sorted(folder.glob("*.game"))
    for path in files:
        missing -= goal.shown(replay(registry.game(name), read_record(path.read_bytes())))
    number = len(files)
    for attempt in range(tries):
        if not missing:
            break
        table = one_game(name, Random(f"golden:{attempt}"))
        if new := goal.shown(table) & missing:
            number += 1
            (folder / f"{number:02d}.game").write_text(str(table.record()), "utf-8")
            missing -= new
            print(f"{number:02d}.game shows {', '.join(sorted(new))}")
    print("all is shown" if not missing else f"still missing: {', '.join(sorted(missing))}")


def counts(name: str, s: Any, seconds: float) -> dict[str, int]:
    """Perft from a position, as deep as it goes in a moment."""
    found: dict[str, int] = {}
    for depth in range(1, 6):
        began = time.monotonic()
        found[str(depth)] = perft(registry.game(name), s, depth)
        if time.monotonic() - began > seconds or found[str(depth)] == 0:
            break
    return {depth: count for depth, count in found.items() if count < 500_000}


def write_perft(name: str) -> None:
    path = DATA / "perft" / f"{name}.json"
    if path.exists():
        sys.exit(f"{path.name} is there already; counts are not made anew")
    game, rng = registry.game(name), Random(f"perft:{name}")
    positions: list[dict[str, Any]] = []
    for players in game.players:
        s = game.setup(players, {})
        positions.append({"players": players, "options": {}, "counts": counts(name, s, 0.05)})
    files = sorted((DATA / "golden" / name).glob("*.game"))
    while len(positions) < 12 + len(game.players):
        file = rng.choice(files)
        record = read_record(file.read_bytes())
        ply = rng.randrange(len(record.lines))
        record.lines, record.outcome = record.lines[:ply], None
        found = counts(name, replay(game, record).state, 0.05)
        if found:
            positions.append({"record": file.name, "ply": ply, "counts": found})
    path.write_text(json.dumps({"game": name, "positions": positions}, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.game_names())
    parser.add_argument("--tries", type=int, default=20_000)
    parser.add_argument("--perft", action="store_true")
    args = parser.parse_args()
    find(args.game, args.tries)
    if args.perft:
        write_perft(args.game)


if __name__ == "__main__":
    main()
