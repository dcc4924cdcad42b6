"""Are hints right? `.venv/bin/python tools/hints.py GAME…` asks for a hint at one decision of each of 200 games; and
ten times the iterations judge it: within 1 point, or 3% of a chance, of the best move that these find, it is right. The
hint is looked into as deeply as the best move, and as the moves that this was compared with.

The games are those of `maitre` against itself (`tools/calibration.py`). Beside it two others are asked at the same
decision: the search in the core without the game's net, and that on the readable rules, as hints came before there were
cores, with as many iterations as it does in the time of a hint. The judge is the search with the net for all three.

What was judged is kept in `.cache/hints`, so that a run that was stopped goes on; `--from 100 --hints 100` judges the
hundred after the first.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parent))

from boulevard import registry
from boulevard.arena.ratings import wilson
from boulevard.bots.advice import advise
from boulevard.bots.maitre import Maitre
from boulevard.bots.search import honest
from boulevard.core.bot import Budget
from calibration import PLAYED, SEARCH, SelfPlay

ROOT = Path(__file__).resolve().parent.parent
HINTS, TIMES = 200, 10
ITERATIONS, HEARD, READABLE = 2000, 500, 200
"""Of a hint; where the net is heard alone, so that a position takes longer; on the readable rules."""
POINTS, CHANCE = 1.0, 0.03
NOW, NETLESS, BEFORE = KINDS = "now", "without the net", "before"


class Heard(Maitre):
    """Asks the net as it does where time is to be kept, and counts iterations all the same."""

    def asks_net(self, core: Any, budget: Budget, telling: bool) -> bool:
        return True


class Judged(Struct):
    """A hint: is it right, how much of a chance does it give away, and the words for it."""

    right: bool
    loss: float
    told: str


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_names())
    parser.add_argument("--hints", type=int, default=HINTS)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    args = parser.parse_args()
    for name in args.games:
        found = list[dict[str, Judged]]()
        for hints in all_judged(name, range(args.first, args.first + args.hints)):
            found.append(hints)
            told = ", ".join(f"{kind} {right_among(found, kind)}" for kind in KINDS)
            print(f"\r{name}, right of {len(found)}: {told}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for kind in KINDS:
            right = right_among(found, kind)
            low, high = wilson(right, args.hints)
            print(f"{name}, {kind}: {right} of {args.hints} hints right ({low:.0%}…{high:.0%})", flush=True)
            wrong = sorted((one[kind] for one in found if not one[kind].right), key=lambda one: -one.loss)
            for one in wrong[:5]:
                print(f"  {100 * one.loss:.0f}% lost: {one.told}")
    return 0


def all_judged(name: str, numbers: range) -> Iterator[dict[str, Judged]]:
    """What was kept of these games, and what is judged now, each written before it is counted."""
    file = ROOT / ".cache" / "hints" / f"{name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
    whole = [line for line in lines if line.endswith(b"\n")]
    kept = dict(msgspec.json.decode(line, type=tuple[int, dict[str, Judged]]) for line in whole)
    selfplay = SelfPlay(name, PLAYED[SEARCH])
    with file.open("wb") as writing:
        writing.writelines(whole)
        writing.flush()
        for number in numbers:
            if number not in kept:
                kept[number] = judged(selfplay, number)
                writing.write(msgspec.json.encode((number, kept[number])) + b"\n")
                writing.flush()
            yield kept[number]


def right_among(found: Sequence[dict[str, Judged]], kind: str) -> int:
    return sum(one[kind].right for one in found)


def judged(selfplay: SelfPlay, number: int) -> dict[str, Judged]:
    """What the hints of a decision are worth, of each kind."""
    game, rng = selfplay.game, Random(f"hints {number}")
    began, decisions, _ = selfplay.play(f"hints {number}")
    asked = rng.choice(decisions)
    s = selfplay.core.flat.state(game, asked.s, began)
    seat = list(game.seated(s))[asked.seat]
    view, moves = game.view(s, seat), game.options(s, seat)
    many = ITERATIONS if selfplay.core.tree.JUDGED else HEARD
    iterations = {NOW: many, NETLESS: ITERATIONS, BEFORE: READABLE}
    hints = {kind: hinted(game, view, moves, rng, kind, iterations[kind]) for kind in KINDS}
    bot = Heard(game)
    search = bot.search(view, moves, rng, Budget(TIMES * many, per_decision=True), telling=True)
    bot.compare(search, ())
    for hint in hints.values():
        bot.look_into(search, game.parse(hint))
    tried = search.tried(telling=True)
    found = {str(one.move): one for one in tried if one.visits == tried[0].visits}
    best = max(found.values(), key=lambda one: one.chance)
    scored, outlook = len(game.sheet(view)), bot.outlook(search, view, rng)
    most_likely, most_ahead = honest(best.chance, scored, outlook), sum(best.lines.values())
    told = {}
    for kind, hint in hints.items():
        chance, lead = honest(found[hint].chance, scored, outlook), sum(found[hint].lines.values())
        words = f"game {number}, {hint!r} ({chance:.0%}, {lead:+.1f}), best {str(best.move)!r}"
        right = chance >= most_likely - CHANCE or lead >= most_ahead - POINTS
        told[kind] = Judged(right, most_likely - chance, f"{words} ({most_likely:.0%}, {most_ahead:+.1f})")
    return told


def hinted(game: Any, view: Any, moves: Any, rng: Random, kind: str, iterations: int) -> str:
    """The first move of the hint."""
    with ExitStack() as changed:
        if kind == NOW:
            changed.enter_context(patch("boulevard.bots.advice.Maitre", Heard))
        if kind == BEFORE:
            changed.enter_context(patch("boulevard.bots.maitre.core_of", lambda game: None))
        return advise(game, view, moves, rng, Budget(iterations, per_decision=True))[0].move


if __name__ == "__main__":
    sys.exit(main())
