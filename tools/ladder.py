"""`.venv/bin/python tools/ladder.py [GAME…]`: every level meets the one below; docs/levels.md shows what came of it.

Each pair plays 200 games at the arena, each level by its own simulations (`levels.toml` of the game). The games are
kept in `.cache/ladder`, a folder for what two levels are, so that a run that was stopped goes on. What came out is
counted in `ladder.json` of the game, with the ratings that the arena gives for it, put so that the anchor has 1500.
Where the numbers of a level are changed, its own pairs alone are played again: of the others what `ladder.json` counted
stands, also on a machine that did not play them. `--anew` takes nothing from there, for whoever has changed how bots
play. `--table` plays nothing and writes both from what was played so far.
"""

import hashlib
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any

import msgspec

from boulevard import registry
from boulevard.arena.kept_lines import read_lines
from boulevard.arena.matches import Result
from boulevard.arena.ratings import AVERAGE, Rating, ratings, wilson
from boulevard.bots.levels import ANCHOR, FRIEND, LADDER, Ladder, Numbers, Pair, ladder_of, numbers_of
from boulevard.cli import main as boulevard

ROOT = Path(__file__).resolve().parent.parent
PAGE, GAMES = ROOT / "docs" / "levels.md", ROOT / ".cache" / "ladder"
MARKS = "<!-- ladder: written by tools/ladder.py -->\n", "<!-- /ladder -->"
COUNT, SEED = 200, "ladder"
ANCHORED = {"paris": "cocher", "couleurs": "modiste", "flatiron": "facteur"}
"""Whom the anchor meets: somebody about as strong, so that its games tell something."""
WANTED = 0.60, 0.75
"""What share of the games a level is to win over the one below."""


def pairs(game: str) -> list[tuple[str, str]]:
    """Who meets whom: each level the one below, the anchor somebody about as strong, and the friend the anchor."""
    return [*((upper, lower) for lower, upper in pairwise(LADDER)), (ANCHOR, ANCHORED[game]), (FRIEND, ANCHOR)]


def simulations(numbers: Iterable[Numbers]) -> int:
    """What a decision may take at the ladder: enough for everybody."""
    return max(one.simulations for one in numbers)


def net_of(package: str) -> str | None:
    """What tells the game's net from another."""
    file = files(package).joinpath("net.npz")
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else None


def folder(game: str, pair: tuple[str, str]) -> Path:
    """Where the games of a pair are kept: what was played by other numbers, or another net, is not mixed with them."""
    of = registry.game(game)
    numbers = numbers_of(of.package)
    what = what_met(pair, numbers, simulations(numbers.values()), of.version, net_of(of.package), SEED)
    return GAMES / game / f"{'-'.join(pair)}-{hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:12]}"


def what_met(
    pair: tuple[str, str], numbers: Mapping[str, Numbers], most: int, rules: int, net: str | None, seed: str
) -> tuple[Any, ...]:
    """All that the games of a pair come of: the net, where one of them asks it, and what a decision may take at most,
    where one of them takes all."""
    strongest = LADDER[-1] in pair
    asked = strongest or any(name in numbers and numbers[name].net for name in pair)
    return [numbers.get(name, name) for name in pair], most if strongest else None, rules, net if asked else None, seed


def stands(game: str, pair: tuple[str, str]) -> Pair | None:
    """What `ladder.json` counted of a pair, if both are today what they were then."""
    of = registry.game(game)
    if (found := ladder_of(of.package)) is None:
        return None
    numbers = numbers_of(of.package)
    then = what_met(pair, found.levels, found.simulations, found.rules, found.net, found.seed)
    now = what_met(pair, numbers, simulations(numbers.values()), of.version, net_of(of.package), SEED)
    counts = (one for one in found.pairs if (one.upper, one.lower) == pair and one.games >= COUNT)
    return next(counts, None) if then == now else None


def counted(pair: tuple[str, str], where: Path) -> Pair | None:
    """What is kept of a pair's games, the first of all that are wanted."""
    found = [
        msgspec.json.decode(line, type=Result)
        for file in sorted(where.glob("*.jsonl"))
        for _, line in read_lines(file)
        if not line.startswith(b'{"arena"')
    ]
    played = sorted(found, key=lambda one: (one.deal, one.bots))[:COUNT]
    if not played:
        return None
    seats = registry.game(where.parent.name).seats(2)
    won = sum((seats[one.bots.index(pair[0])] in one.winners) / len(one.winners) for one in played)
    return Pair(*pair, len(played), won)


def ladder(game: str, anew: bool = False) -> Ladder:
    """All that is kept of a game's pairs."""
    of = registry.game(game)
    numbers = numbers_of(of.package)
    found = ((None if anew else stands(game, pair)) or counted(pair, folder(game, pair)) for pair in pairs(game))
    met = [one for one in found if one is not None]
    return Ladder(of.version, SEED, simulations(numbers.values()), net_of(of.package), dict(numbers), met, rated(met))


def rated(met: Sequence[Pair]) -> dict[str, tuple[int, int]]:
    """Ratings with half of their intervals, as the arena gives them, put so that the anchor has 1500; nobody's where
    not everybody is linked to it by games. The friend, whom nobody has to pass, stands beside: as far from the anchor
    as their own games say."""
    ladder, beside = [[one for one in met if (one.upper == FRIEND) == friend] for friend in (False, True)]
    if not beside or {name for one in ladder for name in (one.upper, one.lower)} != {*LADDER, ANCHOR}:
        return {}
    found = points(ladder)
    (off,) = (AVERAGE - one.rating for one in found if one.bot == ANCHOR)
    given = {one.bot: (round(one.rating + off), round(one.error)) for one in found}
    friend, anchor = ({one.bot: one for one in points(beside)}[name] for name in (FRIEND, ANCHOR))
    unsure = hypot(friend.error + anchor.error, given[ANCHOR][1])
    return given | {FRIEND: (round(AVERAGE + friend.rating - anchor.rating), round(unsure))}


def points(met: Sequence[Pair]) -> list[Rating]:
    return ratings({(one.upper, one.lower): {one.upper: one.won, one.lower: one.games - one.won} for one in met})


def share(one: Pair) -> str:
    low, high = wilson(one.won, one.games)
    return f"{100 * one.won / one.games:.1f} ({100 * low:.0f}…{100 * high:.0f})"


def thought(numbers: Numbers | None) -> str:
    if numbers is None:
        return "– | – | –"
    return f"{numbers.simulations}{' with net' * numbers.net} | {numbers.attention:g} | {numbers.temperature:g}"


def table(game: str, found: Ladder) -> str:
    """A game's ladder as lines of a table, the strongest first."""
    lines = [
        f"**{registry.game(game).name.capitalize()}**, rules {found.rules}, at most {found.simulations} simulations a "
        "decision:\n",
        "| | simulations | attention | temperature | over | games | share of wins (95%) | rating |",
        "|---|---:|---:|---:|---|---:|---:|---:|",
    ]
    met = {one.upper: one for one in found.pairs}
    for name in (*reversed(LADDER), ANCHOR, FRIEND):
        played = "".join(f" `{one.lower}` | {one.games} | {share(one)} |" for one in (met.get(name),) if one)
        rating = "{} ± {}".format(*found.ratings[name]) if name in found.ratings else "–"
        lines.append(f"| `{name}` | {thought(found.levels.get(name))} |{played or ' – | – | – |'} {rating} |")
    return "\n".join(lines) + "\n"


def shown() -> str:
    """The page with the tables of what is kept with the games."""
    begin, end = MARKS
    kept = [(name, ladder_of(registry.game(name).package)) for name in registry.game_names()]
    tables = "\n".join(table(name, found) for name, found in kept if found is not None)
    return re.sub(
        f"{re.escape(begin)}.*?{re.escape(end)}",
        lambda _: f"{begin}{tables}{end}",
        PAGE.read_text("utf-8"),
        flags=re.DOTALL,
    )


def play(game: str, pair: tuple[str, str]) -> int:
    most = simulations(numbers_of(registry.game(game).package).values())
    return boulevard(
        ["arena", game, *pair, "--games", str(COUNT), "--iterations", str(most), "--seed", SEED,
         "--out", str(folder(game, pair))]
    )  # fmt: skip


def main(words: list[str]) -> int:
    named, anew = [word for word in words if not word.startswith("-")], "--anew" in words
    for game in named or registry.game_names():
        for pair in pairs(game) if "--table" not in words else ():
            if (anew or stands(game, pair) is None) and (status := play(game, pair)):
                return status
        if (found := ladder(game, anew)).pairs or "--table" not in words:
            file = ROOT / "src" / "boulevard" / "games" / game / "ladder.json"
            file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            ladder_of.cache_clear()
    PAGE.write_text(shown(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
