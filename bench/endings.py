"""How long an ending takes to be solved, by the turns that are left: `./play` once, then `python3 bench/endings.py`.

Positions of games between bots, with options drawn by lot, as `boulevard endings` makes them; at most one of a game for
each number of turns. Each is solved by itself, on one core, counted by the processor's time; what is not solved within
the limit, by the clock, counts as longer than all others. Turns are those that may still come at most, without passes.

`--bot grand-maitre` asks a bot instead, with the time that it wants: how many of its moves are exactly the best. With
`--from DIR` it is asked in the first 500 positions of `boulevard endings --every --out DIR` in which a move can be
wrong, with `--seconds` for each, counted by the processor's time: `bench.rivals:FirstChoice` is the net without any
search, `bench.rivals:Unsolving` the search with the net and without the solver.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

import house

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

ENOUGH = 500
"""Positions of a folder that a bot is asked in."""


def wanted(game: str, seed: str, turns: range, each: int) -> Iterator[tuple[int, object]]:
    """The states to be solved, with their turns, until there are enough of each."""
    from boulevard import registry
    from boulevard.arena.solved import Endings, Settings
    from boulevard.core.table import replay

    rules = registry.game(game)
    bots = ("flaneur", "apprenti")
    endings = Endings(Settings(game, rules.version, rules.fingerprint, bots, seed, turns[-1], None, False), None)
    left = dict.fromkeys(turns, each)
    for number in count(1):
        of_game: set[int] = set()
        for position in endings.positions(number):
            if left.get(position.turns) and position.turns not in of_game:
                of_game.add(position.turns)
                left[position.turns] -= 1
                yield position.turns, replay(rules, position.record).state
        if not any(left.values()):
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="paris")
    parser.add_argument("--turns", default="1-9", help="from-to")
    parser.add_argument("--each", type=int, default=20, help="positions for each number of turns")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for a position")
    parser.add_argument("--seed", default="bench")
    parser.add_argument("--bot", help="whose moves are looked at")
    parser.add_argument("--from", dest="folder", type=Path, help="a folder of solved endings to ask the bot in")
    parser.add_argument("--seconds", type=float, help="for each of them")
    args = parser.parse_args()
    os.environ.setdefault("BOULEVARD_CLOCK", "processor")
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # bots of `bench` are named as such
    from boulevard import registry
    from boulevard.bots.compiling import missing, trouble_compiling
    from boulevard.bots.cores import load

    if missing([args.game]) and (trouble := trouble_compiling(args.game)):
        sys.exit(trouble)
    core = load(registry.game(args.game))
    first, last = map(int, args.turns.split("-"))
    turns = range(first, last + 1)
    positions = wanted(args.game, args.seed, turns, args.each)
    if args.folder:
        asked_from(core, args.bot, args.folder, args.seconds)
    elif args.bot:
        asked(core, args.bot, positions)
    else:
        timed(core, turns, positions, args.limit)


def timed(core: "Core", turns_left: range, positions: Iterator[tuple[int, object]], limit: float) -> None:
    """How long they take."""
    from boulevard.bots.endings import Limit, Solver

    found: dict[int, list[tuple[float, int, bool]]] = {turns: [] for turns in turns_left}
    for turns, s in positions:
        solver = Solver(core, Limit(seconds=limit))
        began = time.process_time()
        solved = solver.solved(solver.ending(s))
        found[turns].append((time.process_time() - began, solver.limit.seen, solved))
    print("| turns left | positions | solved | median s | 90% s | longest s | positions looked at, median | a second |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|")
    for turns, rows in found.items():
        times = sorted(spent if solved else float("inf") for spent, _, solved in rows)
        nodes = sorted(seen if solved else sys.maxsize for _, seen, solved in rows)
        middle, most = len(rows) // 2, -(-9 * len(rows) // 10) - 1
        pace = sum(seen for _, seen, _ in rows) / sum(spent for spent, _, _ in rows)
        looked = f"{nodes[middle]:,}" if nodes[middle] < sys.maxsize else "–"
        print(
            f"| {turns} | {len(rows)} | {sum(solved for *_, solved in rows)} | {shown(times[middle], limit)} | "
            f"{shown(times[most], limit)} | {shown(times[-1], limit)} | {looked} | {pace:,.0f} |"
        )


def asked(core: "Core", name: str, positions: Iterator[tuple[int, object]]) -> None:
    """How many moves of a bot are the best there are."""
    from boulevard.bots import make_bot
    from boulevard.bots.endings import Limit, Solver
    from boulevard.core.bot import Budget, allowance

    game = core.game
    best = number = 0
    for turns, s in positions:
        (seat,) = game.to_act(s)
        bot, solver = make_bot(name, game), Solver(core, Limit())
        move = bot.choose(game.view(s, seat), game.options(s, seat), Random(number), allowance(bot, Budget()))
        ending = solver.ending(s)
        solver.solved(ending)
        number += 1
        if move in map(solver.move, solver.best(ending)):
            best += 1
        else:
            print(f"{turns} turns left, position {number}: {move} is not the best")
    print(f"{name}: {best} of {number} moves are the best")


def asked_from(core: "Core", name: str, folder: Path, seconds: float | None) -> None:
    """How many moves of a bot are the best there are, in solved positions that leave something to be found."""
    from boulevard.arena.optimal import answer, score
    from boulevard.arena.solved import read
    from boulevard.core.bot import Budget

    solutions = [one for one in read(folder, core.game) if len(one.best) < len(one.worths)][:ENOUGH]
    budget = Budget(seconds=seconds, per_decision=True)
    answers = []
    for one in solutions:
        answers.append(answer(core.game, name, one, budget))
        print(f"\r{len(answers)} of {len(solutions)}", end="", file=sys.stderr, flush=True)
    found = score(answers)
    print(
        f"\n{name}: {found.best} of {found.positions}, {found.share:.1%} ({found.low:.1%}…{found.high:.1%}), "
        f"{found.lost:.2f} points given away; stumbled {found.stumbles} times"
    )


def shown(seconds: float, limit: float) -> str:
    return f"> {limit:.0f}" if seconds == float("inf") else f"{seconds:.3f}" if seconds < 1 else f"{seconds:.1f}"


if __name__ == "__main__":
    if Path(sys.executable) != house.PYTHON and not house.works():
        house.ready("requirements.lock")
    if sys.prefix == sys.base_prefix:
        house.become([str(house.PYTHON), str(Path(__file__).resolve()), *sys.argv[1:]])
    main()
