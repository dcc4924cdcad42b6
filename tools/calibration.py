"""Do chances mean something? `.venv/bin/python tools/calibration.py GAME…`: plays, counts and draws.

`maitre` plays against itself in the compiled core, so many iterations a decision. Of one decision of each game it is
kept what it said its chance was, and whether it won. What was played is kept in `.cache/calibration`, so that a run
that was stopped goes on; then `docs/calibration.json` has what came out, and `docs/pictures/calibration-GAME.svg` is
drawn from that. `--draw` only draws.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from html import escape
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
from boulevard.core.contract import any_setting
from boulevard.core.kernel import CHANCE, OVER, Words, lots

ROOT = Path(__file__).resolve().parent.parent
FIGURES, PICTURES = ROOT / "docs" / "calibration.json", ROOT / "docs" / "pictures"
BINS = 10
GAMES, ITERATIONS = 5000, 200
CLOSE = 0.03
"""How far chances may be off, on average."""


class Decision(Struct):
    """A decision that leaves a choice: the state, who decides, and what the search thinks of its favourite."""

    s: Words
    seat: int
    chance: float


class SelfPlay:
    """Games of `maitre` against itself, in the core alone, with any options but limits."""

    def __init__(self, name: str, iterations: int) -> None:
        self.game = registry.game(name)
        self.core, self.iterations = load(self.game), iterations
        self.tree, self.paper = self.core.tree.tree(1 << 13, 1 << 18), self.core.tree.paper()
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
            tree.cleared(self.tree)
            tree.grow(box, s, seat, self.tree, -1, chance, False, self.paper, self.iterations)
            first, count = int(self.tree.node_first[0]), int(self.tree.node_edges[0])
            best = first + int(self.tree.edge_visits[first : first + count].argmax())
            sure = float(self.tree.edge_total[best]) / int(self.tree.edge_visits[best])
            found.append(Decision(s.copy(), int(seat), sure))
            tree.rules.do(box, s, self.tree.edge_move[best])
        tree.rules.shares(box, s, self.won)
        return began, found, self.won.tolist()


class Seen(Struct):
    """Of one game: the chance that was told at one of its decisions, and what came of it."""

    game: int
    chance: float
    won: float


_players: dict[tuple[str, int], SelfPlay] = {}


def one(job: tuple[str, int, int]) -> tuple[int, float, float]:
    name, iterations, number = job
    if (name, iterations) not in _players:
        _players[name, iterations] = SelfPlay(name, iterations)
    _, decisions, won = _players[name, iterations].play(f"calibration {number}")
    told = Random(number).choice(decisions)
    return number, round(told.chance, 4), won[told.seat]


def played(name: str, games: int, iterations: int, processes: int) -> Iterator[Seen]:
    """What was kept, and what is played now, each game written before it is counted."""
    file = ROOT / ".cache" / "calibration" / f"{name}-{iterations}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    kept = [Seen(*json.loads(line)) for line in lines if line.endswith("\n")]
    yield from kept
    missing = sorted({*range(games)} - {seen.game for seen in kept})
    with Pool(processes) as pool, file.open("w") as writing:
        writing.writelines(line for line in lines if line.endswith("\n"))
        writing.flush()
        jobs = ((name, iterations, number) for number in missing)
        for count, found in enumerate(pool.imap_unordered(one, jobs, chunksize=4)):
            writing.write(json.dumps(found) + "\n")
            writing.flush()
            if count % 50 == 0:
                print(f"\r{name}: {len(kept) + count} of {games}", end="", file=sys.stderr, flush=True)
            yield Seen(*found)
    print(file=sys.stderr)


def counted(seen: Sequence[Seen], iterations: int) -> dict[str, Any]:
    """By tenths of the chance that was told: how many, what was told on average, and what was won."""
    tenths: list[list[Seen]] = [[] for _ in range(BINS)]
    for one in seen:
        tenths[min(BINS - 1, int(one.chance * BINS))].append(one)
    rows = [
        [len(some), round(fmean(one.chance for one in some), 4), round(fmean(one.won for one in some), 4)]
        for some in tenths
        if some
    ]
    off = sum(count * abs(told - won) for count, told, won in rows) / len(seen)
    return {"games": len(seen), "iterations": iterations, "off": round(off, 4), "tenths": rows}


# Drawing ---------------------------------------------------------------------------------------------------------

SIDE, LEFT, TOP = 320, 56, 60


def drawn(name: str, found: dict[str, Any]) -> str:
    """An SVG file's text: what was won by what was told, with 95% intervals; on the line, chances are what they say."""
    title = f"{name}: chances told and games won ({found['games']} games, {found['iterations']} iterations a decision)"

    def x(share: float) -> str:
        return f"{LEFT + SIDE * share:.1f}"

    def y(share: float) -> str:
        return f"{TOP + SIDE * (1 - share):.1f}"

    marks = [
        f'<text class="title" x="12" y="26">{escape(name)}</text>',
        f'<text class="small" x="12" y="44">{found["games"]} games, {found["iterations"]} iterations a decision; '
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
    parser.add_argument("--games", dest="count", type=int, default=GAMES)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--draw", action="store_true", help="only draw what docs/calibration.json has")
    args = parser.parse_args()
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    for name in args.games:
        if not args.draw:
            seen = list(played(name, args.count, args.iterations, args.processes))
            figures[name] = counted(sorted(seen, key=lambda one: one.game)[: args.count], args.iterations)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
        (PICTURES / f"calibration-{name}.svg").write_text(drawn(name, figures[name]))
        print(f"{name}: {100 * figures[name]['off']:.1f} points off on average ({figures[name]['games']} games)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
