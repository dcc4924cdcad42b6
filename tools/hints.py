"""Are hints right? `.venv/bin/python tools/hints.py GAME…` asks for a hint at one decision of each of 200 games; and
ten times the iterations judge it: within 1 point, or 3% of a chance, of the best move that these find, it is right.

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
from boulevard.bots.maitre import FAMILIAR, Maitre
from boulevard.core.bot import Budget, Candidate
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
    found = Maitre(game).candidates(view, moves, rng, Budget(TIMES * args.iterations, per_decision=True))
    enough = FAMILIAR * max(one.visits for one in found)
    best = max((one for one in found if one.visits >= enough), key=lambda one: one.value)
    hint = next((one for one in found if str(one.move) == told), None) or again(game, view, moves, told, rng, args)
    said = f"game {number}, {told!r} ({hint.value:.0%}, {hint.lead:+.1f}), best {str(best.move)!r}"
    if hint.value >= best.value - CHANCE or hint.lead >= best.lead - POINTS:
        return None, said
    return best.value - hint.value, f"{said} ({best.value:.0%}, {best.lead:+.1f})"


def hinted(game: Any, view: Any, moves: Any, rng: Random, args: argparse.Namespace) -> str:
    """The first move of the hint."""
    budget = Budget(READABLE if args.readable else args.iterations, per_decision=True)
    with patch("boulevard.bots.maitre.core_of", lambda game: None) if args.readable else nullcontext():
        return advise(game, view, moves, rng, budget)[0].move


def again(game: Any, view: Any, moves: Any, text: str, rng: Random, args: argparse.Namespace) -> Candidate:
    """A move that the judge did not try: after it as many iterations."""
    bot = Maitre(game)
    search = bot.search(view, moves, rng, Budget(args.iterations, per_decision=True), telling=True)
    search.again(game.parse(text), args.iterations)
    one = next(one for one in search.tried(telling=True) if str(one.move) == text)
    return Candidate(one.move, one.visits, one.chance, one.lines, one.then)


if __name__ == "__main__":
    sys.exit(main())
