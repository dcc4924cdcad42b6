"""The people of the boulevard: opponents from a beginner to nearly the strongest, each with a taste of its own.

All of them look ahead by the same search, each by so many simulations a decision. The less experienced one is, the
more often it plays at first sight (`attention`), and the more freely it takes a move that looks a little worse
(`temperature`, in points); and each likes some things more than they are worth (`style`). These few numbers stand in
the game's `levels.toml`, and `tools/ladder.py` measures what comes of them.
"""

import tomllib
from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from boulevard.bots.cores import core_of
from boulevard.bots.search import THREE_TO_ONE, Search, Searching, outlook
from boulevard.core.bot import Bot, Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.registry import part

LEVELS = ("fleuriste", "cocher", "modiste", "facteur", "croupier", "comtesse", "prefet", "architecte")
"""The weakest first."""
LADDER = (*LEVELS, "grand-maitre")
"""All whom one climbs past, the strongest of whom takes as much time as it wants; at the ladder it is given so many
simulations as `levels.toml` says."""
ANCHOR = "apprenti"
"""Whoever plays as well as it has 1500 points."""
FRIEND = "ami"
"""Whoever is new plays against it first. It spares whoever is well behind, and stands where that leaves it."""
MEASURED = (*LADDER, ANCHOR, FRIEND)
"""All whose strength `tools/ladder.py` measures."""
RIVAL = "rival"
"""In a style: what the best rival has, on its sheet and beyond."""
CONSIDERED = 4.0
"""A move is not considered that is so many temperatures worse than the best."""
SLIGHT = 1.0
"""Points within which even who makes no mistakes follows its taste."""
KNOWN = 0.1
"""A move that was tried less often than so many times the favourite is not known well enough."""

NETLESS = 16
"""Where the net that a level looks with is not to be had, so many times the simulations take its place, if poorly."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes a level of a game."""

    simulations: int
    """Of a decision; 0: it plays what it likes at first sight."""
    temperature: float = 0.0
    """A move that looks so many points worse is taken about a third as often; 0: never."""
    attention: float = 1.0
    """The share of its decisions at which it looks ahead; the others it takes at first sight."""
    net: bool = False
    """Does the game's net look at the positions, where there is one?"""
    style: dict[str, float] = {}
    """How many points each point is worth beyond itself that a move brings on a line of the score sheet or as a
    prospect of the judge; or that it leaves to the best `rival`."""


class Pair(Struct, frozen=True):
    """How two levels played against each other."""

    upper: str
    lower: str
    games: int
    won: float
    """By the upper one; a shared victory is half of one."""


class Ladder(Struct, frozen=True):
    """What was measured of a game's levels, as they were then; `tools/ladder.py` writes it."""

    rules: int
    seed: str
    simulations: int
    """What each decision might take."""
    net: str | None
    levels: dict[str, Numbers]
    pairs: list[Pair]
    ratings: dict[str, tuple[int, int]]
    """Of each, with half of its interval of 95 %."""


OTHERWISE = {
    name: Numbers(simulations, temperature)
    for name, simulations, temperature in zip(
        LADDER, (0, 0, 8, 8, 16, 32, 48, 64, 128), (8.0, 2.0, 4.0, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0), strict=True
    )
}
"""For games that say nothing of levels; what comes of these was never measured."""


@cache
def numbers_of(package: str) -> Mapping[str, Numbers]:
    """The levels of a game, by the package that it lives in."""
    file = files(package).joinpath("levels.toml")
    if not file.is_file():
        return OTHERWISE
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Numbers])
    return {name: found[name] for name in LADDER}


@cache
def ladder_of(package: str) -> Ladder | None:
    """What was measured of a game's levels; None where nothing was."""
    file = files(package).joinpath("ladder.json")
    return msgspec.json.decode(file.read_bytes(), type=Ladder) if file.is_file() else None


class Level:
    """Somebody of the boulevard."""

    wanted = 0.5
    """Seconds for a turn, at most: where there is no compiled core, they may end the search before its simulations."""
    level: str

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.judge: Judge = part(game.name, "judge")
        self.numbers = numbers_of(game.package)[self.level]
        core_of(game)  # loaded now: whoever interrupts a thought must not interrupt that

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        imagined = self.game.determinize(view, rng)
        dominated = self.dominated(imagined, view.seat, moves)
        points: dict[Move, float] = {}
        if self.numbers.simulations and rng.random() < self.numbers.attention:
            found = self.looking_ahead(view, imagined, moves, rng, budget)
            points = {move: worth for move, worth in found.items() if move not in dominated}
        if not points:
            allowed = [move for move in moves if move not in dominated]
            points = self.at_first_sight(imagined, view.seat, allowed or moves)
        least = max(points.values()) - (CONSIDERED * self.numbers.temperature or SLIGHT)
        worthy = {move: worth for move, worth in points.items() if worth >= least}
        liked = {move: worth + self.taste(imagined, view.seat, move) for move, worth in worthy.items()}
        return drawn(liked, self.numbers.temperature, rng)

    def dominated(self, imagined: Any, seat: str, moves: Sequence[Move]) -> Container[Move]:
        """The moves to which another is always to be preferred, where the judge can tell: nobody plays them."""
        tell: Callable[..., Container[Move]] | None = getattr(self.judge, "dominated", None)
        return tell(self.game, imagined, seat, moves) if tell else ()

    def at_first_sight(self, imagined: Any, seat: str, moves: Sequence[Move]) -> dict[Move, float]:
        """What each move seems to be worth, in points, to who looks no move ahead."""
        weights = self.judge.priors(self.game, imagined, seat, moves)
        return {move: self.judge.WARMTH * log(max(weight, 1e-9)) for move, weight in zip(moves, weights, strict=True)}

    def looking_ahead(
        self, view: Any, imagined: Any, moves: Sequence[Move], rng: Random, budget: Budget
    ) -> dict[Move, float]:
        """What the search found of the moves that it knows well enough, in points."""
        search = self.search(view, moves, rng, budget)
        budget.spend(search.done, search.seconds)
        tried = search.tried(least=1)
        _, spread = self.judge.prospects(self.game, imagined)
        return {one.move: in_points(one.worth, spread) for one in tried if one.visits >= KNOWN * tried[0].visits}

    def search(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Searching:
        """All the simulations of the level, unless fewer are allowed or time is up."""
        core = core_of(self.game)
        netted = self.numbers.net and core is not None and core.has_net
        mine = self.numbers.simulations * (NETLESS if self.numbers.net and not netted else 1)
        share = budget.share()
        share.iterations = mine if share.iterations is None else min(mine, share.iterations)
        search: Searching
        if core is not None:
            from boulevard.bots.cored import SMALL

            search = core.search(view, self.judge, rng, telling=True, netted=netted, size=SMALL)
            search.run(moves, (), share)
        else:
            search = Search(self.game, self.judge, view, rng, telling=True)
            imagined = self.game.determinize(view, rng)
            search.run(moves, self.judge.priors(self.game, imagined, view.seat, moves), share)
        return search

    def taste(self, imagined: Any, seat: str, move: Move) -> float:
        """How much more a move is liked for what the table looks like right after it."""
        if not self.numbers.style:
            return 0.0
        s = self.game.clone(imagined)
        self.game.do(s, move)
        _, standings = outlook(self.game, self.judge, s)
        mine = standings[seat].lines()
        mine[RIVAL] = max((one.points for other, one in standings.items() if other != seat), default=0.0)
        return sum(weight * mine.get(line, 0.0) for line, weight in self.numbers.style.items())


def in_points(chance: float, spread: float) -> float:
    """The lead that makes such a chance of winning, where `spread` points ahead win three games of four."""
    chance = min(0.999, max(0.001, chance))
    return spread * log(chance / (1 - chance)) / THREE_TO_ONE


def drawn(liked: Mapping[Move, float], temperature: float, rng: Random) -> Move:
    """One of the moves, the better ones the more often; the best one where there is no temperature."""
    best = max(liked.values())
    if not temperature:
        return next(move for move, worth in liked.items() if worth == best)
    weights = [exp((worth - best) / temperature) for worth in liked.values()]
    return rng.choices(list(liked), weights)[0]


def level(name: str) -> Callable[[AnyGame], Bot]:
    """The bot of that level."""
    return type(name.title(), (Level,), {"level": name, "__doc__": f"`{name}`, somebody of the boulevard."})
