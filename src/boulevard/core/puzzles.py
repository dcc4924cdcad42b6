"""Problems to solve, as data: positions of games with one best move, what proves it, and what is to be learnt.

In the code they are puzzles, since a `Problem` is something that went wrong. A game's puzzles are the file
`puzzles.jsonl` of its package, a puzzle a line after a line that says how they were made; `boulevard problems make`
makes them. A position is the lines of a record up to it: there is no other form of a position, and no name in it.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from math import log10
from typing import Any

import msgspec
from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.record import Line, Record

FILE = "puzzles.jsonl"
FORMAT = 1


class Made(Struct, frozen=True):
    """The first line: by which rules, from whose games, and by which proof."""

    puzzles: int
    """The format."""
    game: str
    rules: int
    content: str
    source: str
    """`SEED: BOT,BOT at N` or `records`."""
    iterations: int
    """So many for a look by the search; 0 where the solver proves."""
    seeds: int
    """So many looks, each by its own lots, had to agree."""


class Step(Struct, frozen=True, omit_defaults=True):
    """A move that is asked for, and what proves it.

    By the solver: `worths`, what each legal move is worth, in the order in which the rules offer them (`core.kernel`:
    the sign says who wins, half of it is the lead in points). By the search: the chance and the lead with the move, and
    with the next best one, as the least certain of the looks found them.
    """

    move: str
    replies: list[str] = []
    """What follows before the next move that is asked for: the best answers, and moves without a choice."""
    worths: list[int] = []
    chance: float = 0.0
    lead: float = 0.0
    next: str = ""
    next_chance: float = 0.0
    next_lead: float = 0.0
    drivers: list[tuple[str, int]] = []
    """By the search: lines of the score sheet, or prospects, in which the move is better than the next best one."""

    @property
    def exact(self) -> bool:
        return bool(self.worths)

    @property
    def best(self) -> int:
        """By the solver: what the move is worth."""
        return max(self.worths)

    @property
    def second(self) -> int:
        """What the best of the others is worth."""
        return sorted(self.worths)[-2]


class Puzzle(Struct, frozen=True, omit_defaults=True):
    options: dict[str, Any]
    seats: list[str]
    lines: list[str]
    """The record up to the position."""
    seat: str
    """Whose move is asked for."""
    steps: list[Step]
    level: int
    """How difficult: from 1 to 3."""
    found: dict[str, float]
    """How often, of all tries, weaker bots find the whole of it."""
    themes: list[str]
    best: list[str] = []
    """What follows the last move that is asked for. By the solver: best answers by both, to the end. By the search: how
    the same seat would go on in its turn, until something is drawn or shown or it is over."""
    other: list[str] = []
    """And the first of the other moves that comes next, with what follows it."""

    @property
    def exact(self) -> bool:
        return self.steps[0].exact

    @property
    def answer(self) -> list[str]:
        """The moves that are asked for, and what follows each of them but the last, as lines."""
        return [line for step in self.steps for line in (f"{self.seat} {step.move}", *step.replies)]


def record_of(puzzle: Puzzle, made: Made) -> Record:
    """The position as a record of a table at which nobody has a name."""
    lines = [line_of(text) for text in puzzle.lines]
    players = {seat: seat for seat in puzzle.seats}
    return Record(game=made.game, rules=made.rules, options=puzzle.options, players=players, lines=lines)


def line_of(text: str) -> Line:
    seat, _, move = text.partition(" ")
    return Line(seat, move)


def read_puzzles(data: bytes) -> tuple[Made, list[Puzzle]]:
    first, *others = data.splitlines()
    return msgspec.json.decode(first, type=Made), [msgspec.json.decode(line, type=Puzzle) for line in others]


def written(made: Made, puzzles: list[Puzzle]) -> str:
    return "".join(f"{msgspec.json.encode(one).decode()}\n" for one in (made, *puzzles))


DAYS = 7919
"""A prime number: from one day to the next so many puzzles further, so that all come, and in no order."""


def of_the_day(count: int, day: int) -> int:
    """The number, from 1 to `count`, of the puzzle of a day, which is counted from any beginning."""
    return day * DAYS % count + 1


def rating(puzzle: Puzzle) -> int:
    """How strong one has to be to solve it every other time, on the scale of Elo, where 1500 is in the middle: from how
    often weaker bots find it."""
    found = [share for bot, share in puzzle.found.items() if bot != "random"]
    share = min(0.95, max(0.05, sum(found) / len(found)))
    return round(1500 - 400 * log10(share / (1 - share)))


def played(game: AnyGame, s: Any, lines: Iterable[str]) -> Any:
    """The state after some lines."""
    s = game.clone(s)
    for line in map(line_of, lines):
        game.do(s, game.parse(line.text))
    return s


@cache
def puzzles_of(package: str) -> tuple[Made, list[Puzzle]] | None:
    """A game's puzzles; None where it has none."""
    file = files(package).joinpath(FILE)
    return read_puzzles(file.read_bytes()) if file.is_file() else None
