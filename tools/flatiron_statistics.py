"""Statistics of Flatiron for docs/flatiron.md: `.venv/bin/python tools/flatiron_statistics.py --games N`.

Turns, scores, ends and supplies that ran out, for bots against themselves, for `apprenti` against `random` with seats
swapped, and alone against Daniel.
"""

import argparse
from collections import Counter
from statistics import mean
from typing import Any

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.table import Table

GAME = registry.game("flatiron")
SEED = "flatiron"


def one_game(number: int, bots: tuple[str, ...], options: dict[str, Any]) -> Table:
    seats = GAME.seats(len(bots))
    names = {seat: f"bot:{bot}" for seat, bot in zip(seats, bots, strict=True)}
    seated = {seat: make_bot(bot, GAME) for seat, bot in zip(seats, bots, strict=True)}
    return play(GAME, seated, names, options, simulation_seed(SEED, number))


def run_out(table: Table) -> set[str]:
    """What was used up at some moment of a game."""
    s = GAME.setup(len(table.players), table.options)
    found = set()
    for line in table.lines:
        GAME.do(s, GAME.parse(line.text))
        if not s.starter or not s.dealt:
            continue
        found |= {"newspapers"} if not s.news_pool else set()
        found |= {"reputation"} if not s.reputation else set()
        found |= {"decrees"} if not s.decrees else set()
        found |= {"a colour"} if not all(s.supply.values()) else set()
        found |= {"a pile"} if any(not pile.size for pile in s.piles.values()) else set()
    return found


def row(title: str, bots: tuple[str, ...], options: dict[str, Any], games: int) -> str:
    tables = []
    won = 0.0
    for number in range(1, games + 1):
        swapped = len(bots) == 2 and number % 2 == 0
        table = one_game(number, bots[::-1] if swapped else bots, options)
        assert table.outcome is not None
        mine = "2" if swapped else "1"
        won += (mine in table.outcome.winners) / len(table.outcome.winners)
        totals = [table.outcome.scores[seat]["total"] for seat in (mine, table.state.rival(mine))]
        tables.append((table, totals))
    ends = Counter(table.outcome.reason for table, _ in tables if table.outcome)
    gone = Counter(supply for table, _ in tables for supply in run_out(table))
    turns = mean(table.state.turns / 2 for table, _ in tables)
    scores = " : ".join(f"{mean(column):.0f}" for column in zip(*(totals for _, totals in tables), strict=True))
    shares = ", ".join(f"{what} {100 * count / games:.0f}%" for what, count in gone.most_common()) or "nothing"
    by_roof = 100 * ends["roof"] / games
    return f"| {title} | {100 * won / games:.0f}% | {scores} | {turns:.0f} | {by_roof:.0f}% | {shares} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    print("| games | first named wins | mean scores | turns each | ended by the Roof | used up at some moment |")
    print("|---|---|---|---|---|---|")
    free = {"side": "free"}
    print(row("`random`, `random`", ("random", "random"), free, games))
    print(row("`apprenti`, `apprenti`", ("apprenti", "apprenti"), free, games))
    print(row("`apprenti`, `random`", ("apprenti", "random"), free, games))
    for level in ("normal", "hard"):
        print(row(f"`random`, Daniel {level}", ("random",), {**free, "daniel": level}, games))
        print(row(f"`apprenti`, Daniel {level}", ("apprenti",), {**free, "daniel": level}, games))


if __name__ == "__main__":
    main()
