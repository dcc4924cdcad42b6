"""Do chances mean something? `.venv/bin/python tools/calibration.py GAME…`: plays, counts and draws.

`maitre` plays against itself in the compiled core, a few iterations a decision. At one decision of each game it is
asked, with so many iterations more, what its chance is, and that is kept with whether it won: once for the search
with the game's net, and once for the search without, by which hints are told and games looked through (`--way net` or
`--way search`: only that). What was played is kept in `.cache/calibration`, so that a run that was stopped goes on;
then `docs/calibration.json` has what came out, and `docs/calibration-GAME.svg` and `docs/calibration-GAME-net.svg` are
drawn from that. `--draw` only draws.

How a chance is told is the game's own matter (`OUTLOOK` of its judge, `net.toml` beside its net); what would have
fitted best is told too.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from math import log
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct

from boulevard import registry
from boulevard.arena.plot import STYLE
from boulevard.arena.ratings import wilson
from boulevard.bots.cores import load
from boulevard.bots.outlooks import outlook_by_net
from boulevard.bots.search import honest
from boulevard.core.contract import any_setting
from boulevard.core.kernel import CHANCE, OVER, Lots, Words, lots

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FIGURES = DOCS / "calibration.json"
BINS = 10
GAMES = 5000
SEARCH, NET = "search", "net"
PLAYED, ITERATIONS = {SEARCH: 100, NET: 4}, {SEARCH: 2000, NET: 200}
"""By the search without the net and with it: iterations by which games are played, and by which the chance is told."""
CLOSE = 0.03
"""How far chances may be off, on average."""


class Decision(Struct):
    """A decision that leaves a choice: the state, and who decides."""

    s: Words
    seat: int


class SelfPlay:
    """Games of `maitre` against itself, in the core alone, with any options but limits."""

    def __init__(self, name: str, iterations: int, way: str = SEARCH) -> None:
        self.game = registry.game(name)
        self.core, self.iterations = load(self.game), iterations
        self.tree, self.paper = self.core.tree.tree(1 << 13, 1 << 19), self.core.paper(0, way == NET)
        rules = self.core.tree.rules
        self.moves, self.weights = np.zeros(rules.MOVES, np.int64), np.zeros(rules.MOVES, np.int64)
        self.won = np.zeros(rules.SEATS)

    def play(self, seed: str) -> tuple[Any, list[Decision], list[float]]:
        """A game: the state it began with, its decisions, and what everybody won."""
        rng = Random(f"{self.game.name} {seed}")
        players, options = any_setting(self.game, rng)
        options |= {one.name: one.default for one in self.game.table_options if one.kind == "number"}  # whole games
        began = self.game.setup(players, options)
        core, box, tree, chance = self.core, self.core.box, self.core.tree, lots(rng.getrandbits(64))
        s, found = core.flat.flat(self.game, began), list[Decision]()
        while (seat := tree.rules.to_act(box, s)) != OVER:
            if seat == CHANCE:
                count = tree.rules.chance(box, s, self.moves, self.weights)
                tree.rules.do(box, s, self.moves[tree.drawn(self.weights, count, chance)])
                continue
            if tree.rules.options(box, s, self.moves) == 1:
                tree.rules.do(box, s, self.moves[0])
                continue
            found.append(Decision(s.copy(), int(seat)))
            tree.rules.do(box, s, self.searched(found[-1], self.iterations, chance)[0])
        tree.rules.shares(box, s, self.won)
        return began, found, self.won[: tree.rules.seated(box, s)].tolist()

    def searched(self, decision: Decision, iterations: int, chance: Lots) -> tuple[int, float]:
        """The move that is tried most, and the mean of what came of it."""
        core, tree = self.core, self.core.tree
        tree.cleared(self.tree)
        tree.grow(core.box, decision.s, decision.seat, self.tree, -1, chance, False, self.paper, iterations)
        first, count = int(self.tree.node_first[0]), int(self.tree.node_edges[0])
        best = first + int(self.tree.edge_visits[first : first + count].argmax())
        return int(self.tree.edge_move[best]), float(self.tree.edge_total[best]) / int(self.tree.edge_visits[best])


class Seen(Struct):
    """Of one game: what the search found at one of its decisions, among how many, and what came of it."""

    game: int
    found: float
    scored: int
    won: float


@cache
def player(name: str, way: str) -> SelfPlay:
    return SelfPlay(name, PLAYED[way], way)


def one(job: tuple[str, str, int, int]) -> tuple[int, float, int, float]:
    name, way, iterations, number = job
    selfplay = player(name, way)
    _, decisions, won = selfplay.play(f"calibration {number}")
    asked = Random(number).choice(decisions)
    _, found = selfplay.searched(asked, iterations, lots(number))
    return number, round(found, 4), len(won), won[asked.seat]


def called(name: str, way: str) -> str:
    """A game's curve, as its picture and its figures are called."""
    return name if way == SEARCH else f"{name}-{way}"


def outlook_of(name: str, way: str) -> tuple[float, float]:
    """How what was found that way is told."""
    outlook: tuple[float, float] = registry.part(name, "judge").OUTLOOK
    return outlook if way == SEARCH else outlook_by_net(registry.game(name).package)


def played(name: str, way: str, games: int, iterations: int, processes: int) -> Iterator[Seen]:
    """What was kept, and what is played now, each game written before it is counted."""
    file = ROOT / ".cache" / "calibration" / f"{called(name, way)}-{iterations}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    kept = [Seen(*json.loads(line)) for line in lines if line.endswith("\n")]
    yield from kept
    missing = sorted({*range(games)} - {seen.game for seen in kept})
    with Pool(processes) as pool, file.open("w") as writing:
        writing.writelines(line for line in lines if line.endswith("\n"))
        writing.flush()
        jobs = ((name, way, iterations, number) for number in missing)
        for count, found in enumerate(pool.imap_unordered(one, jobs, chunksize=4)):
            writing.write(json.dumps(found) + "\n")
            writing.flush()
            if count % 50 == 0:
                print(f"\r{called(name, way)}: {len(kept) + count} of {games}", end="", file=sys.stderr, flush=True)
            yield Seen(*found)
    print(file=sys.stderr)


def counted(seen: Sequence[Seen], iterations: int, outlook: tuple[float, float]) -> dict[str, Any]:
    """By tenths of the chance that is told: how many, what is told on average, and what was won."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in seen:
        told = honest(one.found, one.scored, outlook)
        tenths[min(BINS - 1, int(told * BINS))].append((told, one.won))
    rows = [
        [len(some), round(fmean(told for told, _ in some), 4), round(fmean(won for _, won in some), 4)]
        for some in tenths
        if some
    ]
    off = sum(count * abs(told - won) for count, told, won in rows) / len(seen)
    return {
        "games": len(seen), "iterations": iterations, "outlook": outlook, "off": round(off, 4), "tenths": rows
    }  # fmt: skip


def fitting(seen: Sequence[Seen]) -> tuple[float, float]:
    """The way of telling by which what came would have been likeliest."""

    def likelihood(outlook: tuple[float, float]) -> float:
        told = [(min(0.999, max(0.001, honest(one.found, one.scored, outlook))), one.won) for one in seen]
        return sum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in told)

    return max(((surer / 10, hope / 20) for surer in range(5, 30) for hope in range(-10, 20)), key=likelihood)


# Drawing ---------------------------------------------------------------------------------------------------------

SIDE, LEFT, TOP = 320, 56, 60


def drawn(name: str, found: dict[str, Any]) -> str:
    """An SVG file's text: what was won by what was told, with 95% intervals; on the line, chances are what they say."""
    title = f"{name}: chances told and games won ({found['games']} games, {found['iterations']} iterations)"

    def x(share: float) -> str:
        return f"{LEFT + SIDE * share:.1f}"

    def y(share: float) -> str:
        return f"{TOP + SIDE * (1 - share):.1f}"

    marks = [
        f'<text class="title" x="12" y="26">{escape(name)}</text>',
        f'<text class="small" x="12" y="44">{found["games"]} games, {found["iterations"]} iterations; '
        f"{100 * found['off']:.1f} points off on average</text>",
        f'<line class="grid" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>',
        f'<rect class="grid" fill="none" x="{x(0)}" y="{y(1)}" width="{SIDE}" height="{SIDE}"/>',
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        marks.append(f'<text class="small" x="{x(tick)}" y="{TOP + SIDE + 18}" text-anchor="middle">{tick:.0%}</text>')
        marks.append(f'<text class="small" x="{LEFT - 8}" y="{y(tick)}" dy="4" text-anchor="end">{tick:.0%}</text>')
    for count, told, won in found["tenths"]:
        low, high = wilson(won * count, count)
        marks.append(f'<line class="bar" x1="{x(told)}" x2="{x(told)}" y1="{y(low)}" y2="{y(high)}"/>')
        marks.append(f'<circle class="dot" cx="{x(told)}" cy="{y(won)}" r="4"/>')
    marks.append(f'<text class="small" x="{LEFT}" y="{TOP + SIDE + 36}">told → ; won ↑ ; bars: 95%</text>')
    width, height = LEFT + SIDE + 30, TOP + SIDE + 50
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    told = "; ".join(f"{told:.0%}: {won:.0%} of {count}" for count, told, won in found["tenths"])
    return "\n".join(
        [
            f'{head} width="{width}" height="{height}">',
            f"<title>{escape(title)}</title>",
            f"<desc>{escape(told)}</desc>",
            f"<style>{STYLE}</style>",
            *marks,
            "</svg>\n",
        ]
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_names())
    parser.add_argument("--way", choices=(SEARCH, NET), help="only the search without the net, or only with it")
    parser.add_argument("--games", dest="count", type=int, default=GAMES)
    parser.add_argument("--iterations", type=int, help="by which the chance is told")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--draw", action="store_true", help="only draw what docs/calibration.json has")
    args = parser.parse_args()
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    for name, way in ((name, way) for name in args.games for way in (SEARCH, NET) if args.way in (None, way)):
        curve, outlook = called(name, way), outlook_of(name, way)
        if not args.draw:
            iterations = args.iterations or ITERATIONS[way]
            found = played(name, way, args.count, iterations, args.processes)
            seen = sorted(found, key=lambda one: one.game)[: args.count]
            figures[curve] = counted(seen, iterations, outlook)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
            print(f"{curve}: {fitting(seen)} would have fitted best; it is {outlook}")
        if curve in figures:
            (DOCS / f"calibration-{curve}.svg").write_text(drawn(curve, figures[curve]))
            print(f"{curve}: {100 * figures[curve]['off']:.1f} points off on average ({figures[curve]['games']} games)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
