"""Are hints right? `.venv/bin/python tools/hints.py GAME…` asks for a hint at one decision of each of 200 games; and
ten times the iterations judge it: within 1 point, or 3% of a chance, of the best move that these find, it is right. The
hint is looked into as deeply as the best move, and as the moves that this was compared with.

The games are those of `maitre` against itself (`tools/calibration.py`). `--readable` asks the search on the readable
rules instead, with as many iterations as it does in the time of a hint; the judge is the same.
"""

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent))

from boulevard import registry
from boulevard.arena.ratings import wilson
from boulevard.bots.advice import advise
from boulevard.bots.maitre import Maitre
from boulevard.bots.search import honest
from boulevard.core.bot import Budget
from calibration import SelfPlay

HINTS, ITERATIONS, READABLE, TIMES = 200, 2000, 200, 10
POINTS, CHANCE = 1.0, 0.03


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.game_names())
    parser.add_argument("--hints", type=int, default=HINTS)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--readable", action="store_true")
    args = parser.parse_args()
    for name in args.games:
        selfplay, right, worst = SelfPlay(name), 0, list[tuple[float, str]]()
        for number in range(args.hints):
            loss, told = judged(selfplay, number, args)
            right += loss is None
            worst += [(loss, told)] if loss is not None else []
            print(f"\r{name}: {right} of {number + 1}", end="", file=sys.stderr, flush=True)
        low, high = wilson(right, args.hints)
        print(f"\r{name}: {right} of {args.hints} hints right ({low:.0%}…{high:.0%})")
        for loss, told in sorted(worst, reverse=True)[:5]:
            print(f"  {100 * loss:.0f}% lost: {told}")
    return 0


def judged(selfplay: SelfPlay, number: int, args: argparse.Namespace) -> tuple[float | None, str]:
    """How much of a chance the hint of a decision gives away, where it is not right; and the words for it."""
    game, rng = selfplay.game, Random(f"hints {number}")
    began, decisions, _ = selfplay.play(f"hints {number}")
    asked = rng.choice(decisions)
    s = selfplay.core.flat.state(game, asked.s, began)
    seat = list(game.seated(s))[asked.seat]
    view, moves = game.view(s, seat), game.options(s, seat)
    told = hinted(game, view, moves, rng, args)
    bot = Maitre(game)
    search = bot.search(view, moves, rng, Budget(TIMES * args.iterations, per_decision=True), telling=True)
    bot.compare(search, ())
    most = search.tried()[0].visits
    search.again(game.parse(told), most - next(one.visits for one in search.tried() if str(one.move) == told))
    found = [one for one in search.tried(telling=True) if one.visits == most]
    best, hint = max(found, key=lambda one: one.chance), next(one for one in found if str(one.move) == told)
    scored = len(game.sheet(view))
    chance, most_likely = (honest(one.chance, scored, bot.judge.OUTLOOK) for one in (hint, best))
    lead, most_ahead = sum(hint.lines.values()), sum(best.lines.values())
    said = f"game {number}, {told!r} ({chance:.0%}, {lead:+.1f}), best {str(best.move)!r}"
    if chance >= most_likely - CHANCE or lead >= most_ahead - POINTS:
        return None, said
    return most_likely - chance, f"{said} ({most_likely:.0%}, {most_ahead:+.1f})"


def hinted(game: Any, view: Any, moves: Any, rng: Random, args: argparse.Namespace) -> str:
    """The first move of the hint."""
    budget = Budget(READABLE if args.readable else args.iterations, per_decision=True)
    with patch("boulevard.bots.maitre.core_of", lambda game: None) if args.readable else nullcontext():
        return advise(game, view, moves, rng, budget)[0].move


if __name__ == "__main__":
    sys.exit(main())
