"""How true are the costs that `boulevard analyse` tells? `python bench/analysis.py [GAME …]`

Of each game, choices of bots' games (one plays well, one not) are weighed as the analysis does, and by two searches
that imagine ten times as many games and draw other lots. Told are the rank correlations of the costs in chance and in
points: with one of these (`tenfold`), of these with each other (`itself`), beyond which nothing can be had, with one
of them where either finds a cost (`dear`: most choices cost nothing, and equals say little about an order), each with
its 95% interval below; how often both call a move by the same grade; and the processor's time of a choice. What was
found so far is told after every game, so that it may be stopped.

`--on N` asks something else: are they true? Choices that are told to be slips or mistakes are played on to the end, N
times after the move that was played and N times after the better one, by `grand-maitre`, the same things hidden and
drawn both times; told is what playing on makes of the difference, and of the chance after the move that was played.
`--keep FILE` keeps these positions, a line each, as tests/data/judged has them.
"""

import argparse
import json
import time
from collections.abc import Iterator
from math import atanh, nan, sqrt, tanh
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from msgspec import structs

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.analysis import Decision, decisions, depth, weighed
from boulevard.bots.costs import Cost
from boulevard.bots.maitre import GrandMaitre
from boulevard.bots.search import drawn
from boulevard.core.bot import Budget
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame
from boulevard.core.record import Record
from boulevard.core.steps import CHANCE

BOTS = ("apprenti", "flaneur")


TENFOLD, OTHER = 10, 100_000
"""Another look draws other lots where the line has another number."""
COLUMNS = f"game      choices   dear{'tenfold':>24}{'itself':>24}{'dear':>24}   same grade  exact  s each  tenfold"


def choices(name: str, games: int, each: int) -> Iterator[tuple[Record, Decision, int]]:
    """Some choices of every game, drawn by lot, and how many games are imagined for one."""
    game = registry.game(name)
    count, options = game.settle(None, {})
    seats = game.seats(count)
    for number in range(games):
        bots = {seat: make_bot(BOTS[(at + number) % 2], game) for at, seat in enumerate(seats)}
        seed = simulation_seed("analysis", number)
        table = play(game, bots, dict.fromkeys(seats, "bot"), options, seed, Budget(iterations=50, per_decision=True))
        record = table.record()
        made = decisions(game, record)[0]
        found = [one for one in made if len(one.moves) > 1]
        for one in Random(number).sample(found, min(each, len(found))):
            yield record, one, depth(game, made)


def played_on(game: AnyGame, one: Decision, move: str, number: int, iterations: int) -> tuple[int, float]:
    """The lead at the end and the share of the victory, where both play well after that move."""
    rng = Random(f"{one.ply} {number}")
    s = game.determinize(one.view, rng)
    game.do(s, game.parse(move))
    bots = {seat: GrandMaitre(game) for seat in game.seated(s)}
    while (over := game.outcome(s)) is None:
        seat = game.to_act(s)[0]
        if seat == CHANCE:
            game.do(s, drawn(game.chance(s), rng))
            continue
        budget = Budget(iterations, per_decision=True)
        game.do(s, bots[seat].choose(game.view(s, seat), game.options(s, seat), rng, budget))
    totals = {seat: sheet["total"] for seat, sheet in over.scores.items()}
    lead = totals.pop(one.seat) - max(totals.values())
    return lead, (one.seat in over.winners) / len(over.winners)


def true(name: str, count: int, each: int, times: int, iterations: int) -> Iterator[dict[str, Any]]:
    """What playing on says of the choices that are told to cost something."""
    game = registry.game(name)
    for record, one, deep in choices(name, count, each):
        cost = weighed(game, one, deep).cost
        assert cost is not None
        if cost.grade == "good" or cost.better is None or cost.exact:
            continue
        ends = [
            [played_on(game, one, move, number, iterations) for number in range(times)]
            for move in (cost.move, cost.better.move)
        ]
        more = [better - lead for (lead, _), (better, _) in zip(*ends, strict=True)]
        if not (off := stdev(more) / sqrt(times)):  # nothing is hidden or drawn any more: all these games were one
            continue
        yield {
            "lines": [str(line) for line in record.lines[: one.ply]],
            "options": record.options,
            "seat": one.seat,
            "move": cost.move,
            "better": cost.better.move,
            "points": round(mean(more), 1),
            "off": round(off, 1),
            "won": round(mean(won for _, won in ends[0]), 2),
            "told": [cost.points, cost.value],
        }


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
    spread = sqrt(sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b))
    return shared / spread if spread else nan


def interval(r: float, count: int) -> str:
    """95% of a rank correlation, after Bonett and Wright."""
    if count < 5 or not abs(r) < 1:
        return "-"
    off = 1.96 * sqrt((1 + r * r / 2) / (count - 3))
    return f"{tanh(atanh(r) - off):.2f}…{tanh(atanh(r) + off):.2f}"


def agreement(pairs: list[tuple[Cost, Cost]]) -> tuple[str, str]:
    """By chance and by points; and how sure that is."""
    found = [
        correlation([a.chance for a, _ in pairs], [b.chance for _, b in pairs]),
        correlation([a.points for a, _ in pairs], [b.points for _, b in pairs]),
    ]
    sure = [interval(r, len(pairs)) for r in found]
    return "".join(f"{r:12.2f}" for r in found), "".join(f"{text:>12}" for text in sure)


def tell(name: str, looks: list[tuple[Cost, Cost, Cost]], spent: list[float]) -> None:
    pairs = [(a, b) for a, b, _ in looks]
    dear = [(a, b) for a, b in pairs if a.better or b.better]
    told = [agreement(pairs), agreement([(a, b) for _, a, b in looks]), agreement(dear)]
    same = sum(a.grade == b.grade for a, b in pairs) / len(pairs)
    exact = sum(a.exact for a, _ in pairs)
    print(
        f"{name:9} {len(pairs):7}  {len(dear):5}{''.join(one for one, _ in told)}   {same:10.0%}  {exact:5}  "
        f"{spent[0] / len(pairs):6.2f}  {spent[1] / len(pairs):7.2f}\n"
        f"{'':24}{''.join(sure for _, sure in told)}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(registry.game_names()), metavar="GAME")
    parser.add_argument("--count", type=int, default=15, help="bots' games of each (default: 15)")
    parser.add_argument("--each", type=int, default=8, help="choices of each of them (default: 8)")
    parser.add_argument("--on", type=int, default=0, metavar="N", help="play on so many times instead")
    parser.add_argument("--iterations", type=int, default=16, help="of each decision there (default: 16)")
    parser.add_argument("--keep", type=Path, help="where these positions are kept")
    args = parser.parse_args()
    if args.on:
        for name in args.games:
            for position in true(name, args.count, args.each, args.on, args.iterations):
                points, value = position["told"]
                print(
                    f"{name} {position['seat']} {position['move']}: {points:.1f} points told, "
                    f"{position['points']:.1f} ± {position['off']:.1f} by playing on; chance {value:.2f}, "
                    f"{position['won']:.2f}",
                    flush=True,
                )
                if args.keep is not None:
                    with args.keep.open("a") as file:
                        file.write(json.dumps(position) + "\n")
        return
    print(f"{COLUMNS}\n" + " " * 24 + f"{'chance':>12}{'points':>12}" * 3)
    for name in args.games:
        game, spent = registry.game(name), [0.0, 0.0]
        looks: list[tuple[Cost, Cost, Cost]] = []
        for _, one, iterations in choices(name, args.count, args.each):
            found = []
            for side, (ply, times) in enumerate(((0, 1), (0, TENFOLD), (OTHER, TENFOLD))):
                began = time.process_time()
                cost = weighed(game, structs.replace(one, ply=one.ply + ply), iterations, times=times).cost
                assert cost is not None
                found.append(cost)
                if side < 2:
                    spent[side] += time.process_time() - began
            looks.append((found[0], found[1], found[2]))
            if len(looks) % args.each == 0:
                tell(name, looks, spent)
        if len(looks) % args.each:
            tell(name, looks, spent)


if __name__ == "__main__":
    main()
