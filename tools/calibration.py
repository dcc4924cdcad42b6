"""Do chances mean something? `.venv/bin/python tools/calibration.py GAME…`: plays, counts and draws.

`maitre` plays against itself in the compiled core, a few iterations a decision. At one decision of each game it is
asked, with so many iterations more, what its chance is, and that is kept with whether it won: for the search with the
game's net, by which hints are told and games looked through (`--way net`: only that), also where one plays alone
against the game (`alone`), and for the search without (`search`). What was played is kept in `.cache/calibration`, so
that a run that was stopped goes on; then `docs/calibration.json` has what came out, and `docs/calibration-GAME.svg`,
`-net.svg` and `-alone.svg` are drawn from that. `--draw` only draws.

How a chance is told is the game's own matter (`OUTLOOK` of its judge, `net.toml` beside its net); what would have
fitted best is told too. Numbers are to be fitted to other games than they are then tried on: `--fit` plays such games,
asks at five decisions of each, and only says what fits.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
from msgspec import Struct, structs, to_builtins
from msgspec.structs import astuple
from numpy.typing import NDArray

from boulevard import registry
from boulevard.arena.plot import STYLE
from boulevard.arena.ratings import wilson
from boulevard.bots.cores import load
from boulevard.bots.outlooks import Outlook, outlook_by_net
from boulevard.bots.search import honest
from boulevard.core.contract import any_setting
from boulevard.core.kernel import CHANCE, OVER, Lots, Words, lots

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FIGURES = DOCS / "calibration.json"
BINS = 10
GAMES = 5000
SEARCH, NET, ALONE = WAYS = "search", "net", "alone"
PLAYED, ITERATIONS = {SEARCH: 100, NET: 4, ALONE: 32}, {SEARCH: 2000, NET: 200, ALONE: 200}
"""By the search without the net, with it, and with it where one plays alone: iterations by which games are played, and
by which the chance is told. Against oneself both play badly with few of them; alone, one would only lose."""
CLOSE = 0.03
"""How far chances may be off, on average."""
FITTED = 5
"""Decisions of each game that numbers are fitted to."""
SEED = "calibration"


class Decision(Struct):
    """A decision that leaves a choice: the state, and who decides."""

    s: Words
    seat: int


class SelfPlay:
    """Games of `maitre` against itself, or alone against the game, in the core alone, with any options but limits."""

    def __init__(self, name: str, iterations: int, way: str = SEARCH) -> None:
        self.game = registry.game(name)
        self.core, self.iterations, self.alone = load(self.game), iterations, way == ALONE
        self.tree, self.paper = self.core.tree.tree(1 << 13, 1 << 19), self.core.paper(0, way != SEARCH)
        rules = self.core.tree.rules
        self.moves, self.weights = np.zeros(rules.MOVES, np.int64), np.zeros(rules.MOVES, np.int64)
        self.won = np.zeros(rules.SEATS)

    def play(self, seed: str) -> tuple[Any, list[Decision], list[float]]:
        """A game: the state it began with, its decisions, and what everybody won."""
        rng = Random(f"{self.game.name} {seed}")
        players, options = any_setting(self.game, rng)
        while (players == 1) != self.alone:
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

    def off(self, decision: Decision) -> float:
        """How far the judge may be off there."""
        paper, judge = self.paper, self.core.tree.judge
        paper.s[: decision.s.size], paper.points[:], paper.times[:] = decision.s, 0.0, 0.0
        return float(judge.prospects(self.core.box, paper.s, paper.points, paper.times))


class Seen(Struct):
    """Of one game: what the search found at one of its decisions, among how many, and what came of it; and how far the
    judge might have been off there."""

    game: int
    found: float
    scored: int
    won: float
    off: float


@cache
def player(name: str, way: str) -> SelfPlay:
    return SelfPlay(name, PLAYED[way], way)


class Job(Struct, frozen=True):
    """A game to be played, and how many of its decisions to ask about."""

    name: str
    way: str
    iterations: int
    seed: str
    number: int
    asked: int


def one(job: Job) -> list[Seen]:
    selfplay, number = player(job.name, job.way), job.number
    _, decisions, won = selfplay.play(f"{job.seed} {number}")
    found = []
    for asked in Random(number).sample(decisions, min(job.asked, len(decisions))):
        _, chance = selfplay.searched(asked, job.iterations, lots(number))
        off = round(selfplay.off(asked), 2)
        found.append(Seen(number, round(chance, 4), len(won), won[asked.seat], off))
    return found


def called(name: str, way: str) -> str:
    """A game's curve, as its picture and its figures are called."""
    return name if way == SEARCH else f"{name}-{way}"


Telling = tuple[float, float] | Outlook
"""How what was found is told: everywhere alike, or otherwise at the beginning of a game than near its end."""


def outlook_of(name: str, way: str) -> Telling:
    """How what was found that way is told."""
    outlook: tuple[float, float] = registry.part(name, "judge").OUTLOOK
    return outlook if way == SEARCH else outlook_by_net(registry.game(name).package, way == ALONE)


def ways(name: str) -> list[str]:
    """What is measured of a game."""
    return [SEARCH, NET, ALONE] if 1 in registry.game(name).players else [SEARCH, NET]


def told(seen: Seen, outlook: Telling) -> float:
    """The chance that is told of what was found."""
    return honest(seen.found, seen.scored, outlook.at(seen.off) if isinstance(outlook, Outlook) else outlook)


def played(
    name: str, way: str, games: int, iterations: int, processes: int, seed: str = SEED, asked: int = 1
) -> Iterator[Seen]:
    """What was kept, and what is played now, each game written before it is counted."""
    file = ROOT / ".cache" / seed / f"{called(name, way)}-{iterations}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text().splitlines(keepends=True) if file.exists() else []
    kept = [[Seen(*each) for each in json.loads(line)] for line in lines if line.endswith("\n")]
    for game in kept:
        yield from game
    missing = sorted({*range(games)} - {game[0].game for game in kept})
    with Pool(processes) as pool, file.open("w") as writing:
        writing.writelines(line for line in lines if line.endswith("\n"))
        writing.flush()
        jobs = (Job(name, way, iterations, seed, number, asked) for number in missing)
        for count, found in enumerate(pool.imap_unordered(one, jobs, chunksize=4)):
            writing.write(json.dumps([astuple(each) for each in found]) + "\n")
            writing.flush()
            if count % 50 == 0:
                print(f"\r{called(name, way)}: {len(kept) + count} of {games}", end="", file=sys.stderr, flush=True)
            yield from found
    print(file=sys.stderr)


def counted(seen: Sequence[Seen], iterations: int, outlook: Telling) -> dict[str, Any]:
    """By tenths of the chance that is told: how many, what is told on average, and what was won."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for one in seen:
        chance = told(one, outlook)
        tenths[min(BINS - 1, int(chance * BINS))].append((chance, one.won))
    rows = [
        [len(some), round(fmean(chance for chance, _ in some), 4), round(fmean(won for _, won in some), 4)]
        for some in tenths
        if some
    ]
    off = sum(count * abs(chance - won) for count, chance, won in rows) / len(seen)
    return {
        "games": len(seen), "iterations": iterations, "outlook": to_builtins(outlook), "off": round(off, 4),
        "tenths": rows,
    }  # fmt: skip


def fitting(seen: Sequence[Seen], outlook: Telling) -> Telling:
    """The way of telling, of that kind, by which what came would have been likeliest."""
    found = np.clip([one.found for one in seen], 0.001, 0.999)
    won, fair = np.array([one.won for one in seen]), -np.log([one.scored - 1 for one in seen])
    sure, even = np.log(found / (1 - found)) - fair, np.ones(len(seen))
    if not isinstance(outlook, Outlook):
        surer, hope = likeliest([sure, -even], fair, won)
        return surer, hope
    early = np.array([outlook.part(one.off) for one in seen])
    first, last, hope, despair = likeliest([early * sure, (1 - early) * sure, -early, early - 1], fair, won)
    return Outlook(
        structs.replace(outlook.early, surer=first, hope=hope), structs.replace(outlook.late, surer=last, hope=despair)
    )


def likeliest(
    columns: Sequence[NDArray[np.float64]], fair: NDArray[np.float64], won: NDArray[np.float64]
) -> list[float]:
    """What the columns are to be multiplied by, so that all together and the fair share tell the chances (as
    logarithms of odds) by which what came would have been likeliest: by Newton's method."""
    x, found = np.column_stack(columns), np.zeros(len(columns))
    for _ in range(50):
        told = 1 / (1 + np.exp(-(x @ found + fair)))
        bent = (x * (told * (1 - told))[:, None]).T @ x + 1e-3 * np.eye(len(columns))
        found += np.linalg.solve(bent, x.T @ (won - told) - 1e-3 * found)
    return [round(float(one), 2) for one in found]


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
    parser.add_argument("--way", choices=WAYS, help="only the search without the net, with it, or with it alone")
    parser.add_argument("--games", dest="count", type=int, default=GAMES)
    parser.add_argument("--iterations", type=int, help="by which the chance is told")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="only say what fits, by games played for that")
    parser.add_argument("--seed", default=SEED, help="of the games; others for another seed")
    parser.add_argument("--draw", action="store_true", help="only draw what docs/calibration.json has")
    args = parser.parse_args()
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    wanted = [(name, way) for name in args.games for way in ways(name) if args.way in (None, way)]
    for name, way in wanted:
        curve, outlook = called(name, way), outlook_of(name, way)
        iterations = args.iterations or ITERATIONS[way]
        if args.fit:
            seen = [*played(name, way, args.count, iterations, args.processes, f"{args.seed}-fit", FITTED)]
            print(f"{curve}: {fitting(seen, outlook)} fits {len(seen)} decisions best; it is {outlook}")
            continue
        if not args.draw:
            found = played(name, way, args.count, iterations, args.processes, args.seed)
            seen = sorted(found, key=lambda one: one.game)[: args.count]
            figures[curve] = counted(seen, iterations, outlook)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
            print(f"{curve}: {fitting(seen, outlook)} would have fitted best; it is {outlook}")
            if isinstance(outlook, Outlook):
                for near, when in ((True, "beginning"), (False, "end")):
                    some = [one for one in seen if (outlook.part(one.off) > 0.5) == near]
                    off = counted(some, iterations, outlook)["off"]
                    print(f"  nearer to the {when}: {100 * off:.1f} points off on average ({len(some)} games)")
        if curve in figures:
            (DOCS / f"calibration-{curve}.svg").write_text(drawn(curve, figures[curve]))
            print(f"{curve}: {100 * figures[curve]['off']:.1f} points off on average ({figures[curve]['games']} games)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
