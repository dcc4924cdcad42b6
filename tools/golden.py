"""Finds golden games for a game: `.venv/bin/python tools/golden.py GAME`.

Golden records are never changed. This only adds to `tests/data/golden/GAME` games by bots that show what
`tests/GAME/golden.py` wants and no record there shows yet, the shortest of many; and with `--perft` it writes perft
counts from positions in them, where there is no file of counts yet.
"""

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import prod
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
sys.path.insert(0, str(ROOT / "tests"))

from boulevard import registry  # noqa: E402
from boulevard.bots import make_bot  # noqa: E402
from boulevard.cli.perft import perft  # noqa: E402
from boulevard.core.bot import Bot, Budget  # noqa: E402
from boulevard.core.bot_games import asked  # noqa: E402
from boulevard.core.contract import any_move, any_setting  # noqa: E402
from boulevard.core.game import View  # noqa: E402
from boulevard.core.moves import Move  # noqa: E402
from boulevard.core.record import read_record  # noqa: E402
from boulevard.core.steps import CHANCE  # noqa: E402
from boulevard.core.table import Table, replay  # noqa: E402
from goldens import lacking  # noqa: E402

BOTS = ["random", "leaning", "leaning", "flaneur", "apprenti"]
"""Who plays: a sensible bot comes to what random moves seldom do, and so does one with a bent of its own."""
AGAIN = 20
"""How often the end of a game is tried again, where what is missing can only be seen there."""
SHORT = 300
"""Longer games than this are not tried again."""


class Leaning:
    """Any move, but some words are much dearer to it than others: it takes whatever it can, or builds at once, or …"""

    def __init__(self, rng: Random) -> None:
        self.likes: defaultdict[str, float] = defaultdict(lambda: 12 ** rng.gauss(0, 1))

    def choose(self, view: View, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        weights = [prod(self.likes[word] for word in str(move).split(" ")[:2]) for move in moves]
        return rng.choices(moves, weights)[0]


def one_game(name: str, rng: Random, bots: list[str]) -> Table:
    """A game by some bot; one in ten is left running, one in ten is resigned, in some somebody thinks better of it."""
    game = registry.game(name)
    players, options = any_setting(game, rng)
    bot = rng.choice(bots)
    table = Table(game, dict.fromkeys(game.seats(players), f"bot:{bot}"), options)
    fate, stop, minds = rng.random(), rng.randint(5, 60), rng.random() < 0.1
    play_on(table, rng, bot, stop if fate < 0.2 else None, minds)
    if fate < 0.1 and table.to_act:
        table.resign(rng.choice(list(table.players)))
    return table


def play_on(table: Table, rng: Random, name: str, stop: int | None = None, minds: bool = False) -> None:
    """To the end, or until so many lines are said."""
    game = table.game
    bots: dict[str, Bot] = {
        seat: Leaning(rng) if name == "leaning" else make_bot(name, game) for seat in game.seated(table.state)
    }
    while table.to_act and (stop is None or table.ply < stop):
        seat, move = any_move(game, table.state, rng)
        if seat != CHANCE and name != "random":
            view, moves = game.view(table.state, seat), game.options(table.state, seat)
            move = asked(bots[seat], view, moves, rng, Budget(), table)
        table.play_offered(seat, move)
        if minds and rng.random() < 0.1:
            change_of_mind(table, rng)


def change_of_mind(table: Table, rng: Random) -> None:
    """An undo, a take-back or somebody else at a seat."""
    seat = rng.choice(list(table.players))
    match rng.choice(("undo", "takeback", "seat")):
        case "undo" if table.undo_to(seat):
            table.undo(seat, table.undo_to(seat)[-1])
        case "takeback" if table.to_act and table.live_plies(seat):
            table.takeback(seat, table.live_plies(seat)[-1])
        case "seat":
            table.rename(seat, "bot:random")


def other_ends(table: Table, rng: Random) -> Iterator[Table]:
    """The same game with its last moves made otherwise."""
    game = table.game
    for _ in range(AGAIN):
        again = Table(game, table.players, table.options)
        for line in table.lines[: max(0, table.ply - rng.randint(3, 60))]:
            again.say(line)
        play_on(again, rng, rng.choice(("random", "flaneur")))
        yield again


def find(name: str, attempts: range, bots: list[str], at_the_end: str) -> None:
    """The shortest games found for each thing that is shown too seldom; one that shows several is kept once."""
    folder = DATA / "golden" / name
    folder.mkdir(parents=True, exist_ok=True)
    goal = import_module(f"{name}.golden")
    files = sorted(folder.glob("*.game"))
    seen = Counter(what for path in files for what in goal.shown(replayed(name, path)))
    wanted = lacking(goal, seen)
    best: dict[str, list[Table]] = {what: [] for what in wanted}
    for attempt in attempts:
        rng = Random(f"golden:{attempt}")
        table = one_game(name, rng, bots)
        rare = any(not found for what, found in best.items() if what.startswith(at_the_end))
        for one in (table, *(other_ends(table, rng) if rare and table.outcome and table.ply < SHORT else ())):
            for what in goal.shown(one) & best.keys():
                best[what] = sorted([*best[what], one], key=lambda table: table.ply)[: wanted[what]]
    for what in sorted(best, key=lambda what: best[what][0].ply if best[what] else 0):
        for one in best[what]:
            if what in (left := lacking(goal, seen)):
                files.append(folder / f"{len(files) + 1:02d}.game")
                files[-1].write_text(str(one.record()), "utf-8")
                seen.update(goal.shown(one))
                print(f"{files[-1].name} shows {', '.join(sorted(goal.shown(one) & left.keys()))}")
    print(f"still shown too seldom: {', '.join(lacking(goal, seen))}" if lacking(goal, seen) else "all is shown")


def replayed(name: str, path: Path) -> Table:
    return replay(registry.game(name), read_record(path.read_bytes()))


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
    parser.add_argument("--tries", type=int, default=2_000)
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--begin", type=int, default=0, help="go on after so many tries")
    parser.add_argument(
        "--at-the-end", default="tie", help="what begins so is looked for among other ends of each game"
    )
    parser.add_argument("--perft", action="store_true")
    args = parser.parse_args()
    find(args.game, range(args.begin, args.begin + args.tries), args.bots, args.at_the_end)
    if args.perft:
        write_perft(args.game)


if __name__ == "__main__":
    main()
