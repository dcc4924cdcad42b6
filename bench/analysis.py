"""How true are the costs that `boulevard analyse` tells? `python bench/analysis.py [GAME …]`

Of each game, choices of bots' games (one plays well, one does not) are weighed as the analysis does and by a search of
ten times as many iterations; told are the rank correlation of the costs in points and in chance, how often both call a
move by the same grade, and the processor's time of both.
"""

import argparse
import time
from collections.abc import Iterator
from math import sqrt
from random import Random

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.analysis import ITERATIONS, Decision, Weighed, decisions, weighed
from boulevard.core.bot import Budget
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed

BOTS = ("apprenti", "flaneur")


def choices(name: str, games: int, each: int) -> Iterator[Decision]:
    """Some choices of every game, drawn by lot."""
    game = registry.game(name)
    count, options = game.settle(None, {})
    seats = game.seats(count)
    for number in range(games):
        bots = {seat: make_bot(BOTS[(at + number) % 2], game) for at, seat in enumerate(seats)}
        seed = simulation_seed("analysis", number)
        table = play(game, bots, dict.fromkeys(seats, "bot"), options, seed, Budget(iterations=50, per_decision=True))
        found = [one for one in decisions(game, table.record())[0] if len(one.moves) > 1]
        yield from Random(number).sample(found, min(each, len(found)))


def ranks(values: list[float]) -> list[float]:
    """The place of each value, equals in the middle of theirs."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    at = 0
    while at < len(order):
        end = at
        while end + 1 < len(order) and values[order[end + 1]] == values[order[at]]:
            end += 1
        for place in order[at : end + 1]:
            found[place] = (at + end) / 2
        at = end + 1
    return found


def correlation(one: list[float], other: list[float]) -> float:
    """Spearman's: that of the ranks."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) - 1) / 2
    shared = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    return shared / sqrt(sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(registry.game_names()), metavar="GAME")
    parser.add_argument("--count", type=int, default=10, help="bots' games of each (default: 10)")
    parser.add_argument("--each", type=int, default=10, help="choices of each of them (default: 10)")
    args = parser.parse_args()
    print("game      choices  points  chance  same grade  exact   s each  tenfold")
    for name in args.games:
        game = registry.game(name)
        sides: tuple[list[Weighed], list[Weighed]] = ([], [])
        spent = [0.0, 0.0]
        for one in choices(name, args.count, args.each):
            for side, times in enumerate((1, 10)):
                began = time.process_time()
                sides[side].append(weighed(game, one, times * ITERATIONS))
                spent[side] += time.process_time() - began
        costs = [[one.cost for one in side if one.cost is not None] for side in sides]
        points, chance = ([[getattr(one, what) for one in side] for side in costs] for what in ("points", "chance"))
        same = sum(a.grade == b.grade for a, b in zip(*costs, strict=True)) / len(costs[0])
        exact = sum(one.exact for one in costs[0])
        print(
            f"{name:9} {len(costs[0]):7}  {correlation(*points):6.2f}  {correlation(*chance):6.2f}  {same:10.0%}  "
            f"{exact:5}  {spent[0] / len(costs[0]):6.2f}  {spent[1] / len(costs[0]):7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
