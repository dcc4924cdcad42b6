"""How strong the searching bots are: every match below, each until its 95% interval is clear of its figure.

`python3 bench/strength.py` plays them all, two games at a time, and prints a table; what was played is kept in
`.cache/strength`, so that it goes on where it was stopped. `--only paris` plays those whose line has the word; `--full`
plays 20 games each with all the time that the bots want, as a check; otherwise a turn has 0.2 seconds, and 1 where
`grand-maitre` meets `maitre`. Thought is measured by the processor's clock: so
whatever else the machine does takes nothing from either side.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import house  # noqa: E402

EARLIER, PLAIN, NETLESS = "bench.rivals:Earlier", "bench.rivals:Plain", "bench.rivals:Netless"
GAMES = {"paris": 0.95, "flatiron": 0.9, "couleurs": 0.9}
"""How much better than `maitre` as it was before there were cores it has to be."""
MATCHES: list[tuple[str, list[str], list[str], float]] = [
    *((game, [], ["maitre", EARLIER], figure) for game, figure in GAMES.items()),
    *((game, [], ["maitre", PLAIN], 0.7) for game in GAMES),
    ("couleurs", [], ["maitre", EARLIER, EARLIER, EARLIER], 0.6),
    ("paris", ["--option", "postcards=random"], ["grand-maitre", NETLESS], 0.5),
    ("flatiron", [], ["grand-maitre", NETLESS], 0.5),
    *((game, [], ["grand-maitre", "maitre"], 0.5) for game in GAMES),
    *(
        ("flatiron", ["--players", "1", "--option", f"daniel={level}"], [bot], figure)
        for bot, figures in (("maitre", (0.6, 0.5)), ("grand-maitre", (0.8, 0.7)))
        for level, figure in zip(("normal", "hard"), figures, strict=True)
    ),
]
"""Game, options, bots, and the share that the first one has to clear."""
PATIENCE = 120
"""Seconds on the wall that a decision may take: on a busy machine much more than on the processor's clock."""
SHORT = {"maitre": "maitre@0.2", "grand-maitre": "grand-maitre@1"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="matches whose line has this word")
    parser.add_argument("--games", type=int, default=400, help="the most games of a match")
    parser.add_argument("--full", action="store_true", help="20 games each at full time")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args()
    print("| | wanted | games | share of wins (95%) | margin |\n|---|---:|---:|---:|---:|", flush=True)
    for game, options, bots, figure in MATCHES:
        named = f"{game} {' '.join(options)} {' '.join(bots)}"
        if args.only in named:
            print(line(game, options, bots, figure, args), flush=True)


def line(game: str, options: list[str], bots: list[str], figure: float, args: argparse.Namespace) -> str:
    """Play a match, or as much of it as is missing, and say how it stands."""
    alone = "--players" in options
    longer = "maitre" in bots and "grand-maitre" in bots
    time = [] if args.full else ["--seconds", "1" if longer else "0.2"]
    sitting = bots if args.full or alone or NETLESS in bots else [SHORT.get(bot, bot) for bot in bots]
    games = 20 if args.full else args.games
    folder = ROOT / ".cache" / "strength" / ("full" if args.full else "short") / "-".join([game, *options, *bots])
    folder.mkdir(parents=True, exist_ok=True)
    command = [house.PYTHON, "-m", "boulevard", "arena", game, *sitting, *options, *time, "--json", "--out", folder]
    command += ["--games", str(games), "--processes", str(args.processes), "--patience", PATIENCE]
    if not args.full:
        command += ["--until", str(figure)]
    environment = {**os.environ, "BOULEVARD_CLOCK": "processor"}
    words = [str(word) for word in command]
    ran = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    found = json.loads(ran.stdout)
    row = next(row for meeting in found["meetings"] for row in meeting["rows"] if row["bot"] == sitting[0])
    share = f"{row['share']:.0%} ({row['low']:.0%}…{row['high']:.0%})"
    title = f"{game} {' '.join(options)}".strip()
    return f"| {title}: {' – '.join(sitting)} | {figure:.0%} | {row['games']} | {share} | {row['margin']:+.1f} |"


if __name__ == "__main__":
    main()
