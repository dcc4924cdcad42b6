"""Problems to solve, made from games of bots or from records: positions with one clearly best move or line of moves,
proven (`bots.proving`), graded by which weaker bots find it, and told by what it is about.

What was found of each game is kept as soon as it was found, so that a run that was stopped goes on. Names are not read.
"""

from collections.abc import Generator, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard import registry
from boulevard.arena.kept_lines import check_settings, read_lines, written_to
from boulevard.bots import make_bot
from boulevard.bots.apprenti import Apprenti
from boulevard.bots.cores import endings_of, load
from boulevard.bots.flaneur import Flaneur
from boulevard.bots.maitre import Maitre
from boulevard.bots.proving import best_line, exact_step, look, searched_step, solver_for, worth_a_look
from boulevard.core.bot import Bot, Budget
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.puzzles import FORMAT, Made, Puzzle, Step, line_of, played, record_of
from boulevard.core.record import Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replay, replaying
from boulevard.core.texts import texts

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

TURNS = 9
"""By the solver: at most so many turns are left."""
STEPS = 3
"""At most so many moves of one's own are asked for."""
PLANNED = 6
"""At most so many are kept that follow them in the same turn, where no solver tells the end."""
FEWEST = {"solver": 2, "search": 3}
"""Moves that the first decision must leave at least: with two, a search finds little but "do it, or do not"."""
EACH = 3
"""At most so many of one game."""
APART = {"solver": 3, "search": 8}
"""And so many lines apart."""
LATE = {"solver": 0.0, "search": 0.5}
"""Only what comes after that part of a game is looked at: before, a search finds hardly anything clear."""
FEW = 30
"""The iterations by which the searching bot is still a weak one."""
TRIES = {"flaneur": 20, "apprenti": 5, "maitre": 5}
"""How often each of the weaker bots tries."""
EASY, HARD = 0.7, 0.3
"""What these find more often, in the mean, is easy; what they find less often is difficult."""
TELLING, THEMES = 2, 2
"""A line of the score sheet is a theme if it differs by so many points; and at most so many lines are."""


class Settings(Struct, frozen=True):
    """Everything that is found depends on, but the number of a game."""

    game: str
    rules: int
    content: str
    bots: tuple[str, ...]
    seed: str
    played: int
    """Iterations by which the bots play a turn."""
    iterations: int
    seeds: int
    records: str = ""
    """Where the games are records that were named: what tells them from others."""


class Header(Struct, frozen=True):
    puzzles: int
    settings: Settings


class Looked(Struct, frozen=True):
    """A game that was looked through, and what was found in it."""

    number: int
    puzzles: list[Puzzle]


@cache
def core_for(game: AnyGame) -> "Core":
    return load(game)


# Games -----------------------------------------------------------------------------------------------------------


class Maker(Struct, frozen=True):
    """Puzzles from games by number: those that bots play, or records."""

    settings: Settings
    records: tuple[Record, ...] = ()

    @property
    def game(self) -> AnyGame:
        return registry.game(self.settings.game, None, self.settings.rules)

    @property
    def proof(self) -> str:
        """What proves the puzzles of this game."""
        return "search" if endings_of(self.game.name) is None else "solver"

    def record(self, number: int) -> Record:
        if self.records:
            return plain(self.game, self.records[number - 1])
        game, settings = self.game, self.settings
        rng = Random(f"{settings.seed}:{number}")
        players, options = usual_setting(game, rng)
        names = {seat: rng.choice(settings.bots) for seat in game.seats(players)}
        bots: dict[str, Bot] = {seat: make_bot(name, game) for seat, name in names.items()}
        seed, budget = simulation_seed(settings.seed, number), Budget(settings.played)
        return play(game, bots, names, options, seed, budget).record_so_far()

    def looked(self, number: int) -> Looked:
        return Looked(number, list(self.puzzles(self.record(number))))

    def puzzles(self, record: Record) -> Iterator[Puzzle]:
        """Those of one game, from its end, where they are clearest, to its beginning; none whose answer is another's,
        or that is near another."""
        game, table, found = self.game, open_table(self.game, record), list[Any]()
        for ply, line in replaying(table, record):
            if line.seat != CHANCE and not game.forced(table.state):
                found.append((ply, line.seat, game.clone(table.state)))
        answers: set[str] = set()
        made, before, late = 0, len(record.lines), LATE[self.proof] * len(record.lines)
        for ply, seat, s in reversed(found):
            if made == EACH or ply < late:
                return
            if before - ply < APART[self.proof] and made:
                continue
            steps = self.steps(s, seat)
            if not steps or any(f"{seat} {step.move}" in answers for step in steps):
                continue
            answers.update(f"{seat} {step.move}" for step in steps)
            made, before = made + 1, ply
            lines = [str(line) for line in record.lines[:ply]]
            yield self.told(s, Puzzle(record.options, list(record.players), lines, seat, steps, 0, {}, []))

    # Proving -----------------------------------------------------------------------------------------------------

    def steps(self, s: Any, seat: str) -> list[Step]:
        """The moves that are asked for: as many as are clearly best, one after the other."""
        game, found = self.game, list[Step]()
        s = game.clone(s)
        while len(found) < STEPS and (step := self.step(s, seat, first=not found)) is not None:
            game.do(s, game.parse(step.move))
            replies = self.replies(s, seat)
            found.append(replace(step, replies=replies or []))
            if replies is None:
                break
        return [*found[:-1], replace(found[-1], replies=[])] if found else []

    def step(self, s: Any, seat: str, first: bool) -> Step | None:
        """The one clearly best move, where there is one."""
        game, core = self.game, core_for(self.game)
        moves = game.options(s, seat)
        if len(moves) < (FEWEST[self.proof] if first else 2):
            return None
        if self.proof == "solver":
            turns = solver_for(core).turns(s)
            return exact_step(core, s) if turns is not None and turns <= TURNS else None
        view = game.view(s, seat)
        if not worth_a_look(core, view, moves):
            return None
        return searched_step(game, view, moves, self.settings.iterations, self.settings.seeds)

    def replies(self, s: Any, seat: str) -> list[str] | None:
        """Play on to the next choice of the seat: moves without a choice and, where the solver knows them, the best
        answers of others. None where it does not come to that, or something is drawn or shown before."""
        game, lines = self.game, list[str]()
        while to_act := game.to_act(s):
            other = to_act[0]
            moves = game.options(s, other)
            if other == CHANCE:
                return None
            if other == seat and len(moves) > 1:
                return lines
            if other != seat and self.proof == "search":
                return None
            best = [f"{other} {moves[0]}"] if len(moves) == 1 else best_line(core_for(game), s)
            if not best:
                return None
            lines.append(best[0])
            game.do(s, game.parse(line_of(best[0]).text))
        return None

    # Telling -----------------------------------------------------------------------------------------------------

    def told(self, s: Any, puzzle: Puzzle) -> Puzzle:
        """With what it is about, and how difficult it is."""
        game, found = self.game, shares(self.game, s, puzzle)
        mean = sum(found[name] for name in TRIES) / len(TRIES)
        level = 1 if mean > EASY else 2 if mean >= HARD else 3
        if not puzzle.exact:
            lines = [f"gain-{line}" for line, points in puzzle.steps[0].drivers if points > 0]
            plan = self.plan(played(game, s, puzzle.answer), puzzle.seat)
            return replace(puzzle, found=found, level=level, themes=[*lines[:THEMES], *deeds(game, puzzle)], best=plan)
        core = core_for(game)
        best = best_line(core, played(game, s, puzzle.answer))
        first = puzzle.steps[0]
        second = str(game.options(s, puzzle.seat)[first.worths.index(first.second)])
        rest = best_line(core, played(game, s, [f"{puzzle.seat} {second}"]))
        assert best is not None
        assert rest is not None
        other = [f"{puzzle.seat} {second}", *rest]
        lines = differing(game, s, puzzle.seat, [*puzzle.answer, *best], other)
        themes = [*lines[:THEMES], *deeds(game, puzzle)]
        return replace(puzzle, found=found, level=level, themes=themes, best=best, other=other)

    def plan(self, s: Any, seat: str) -> list[str]:
        """How the search would have the seat go on, as long as it is its turn and nothing is drawn or shown."""
        game, lines = self.game, list[str]()
        s = game.clone(s)
        while len(lines) < PLANNED and game.to_act(s) == (seat,):
            view, moves = game.view(s, seat), list(game.options(s, seat))
            move = moves[0] if len(moves) == 1 else look(game, view, moves, self.settings.iterations, 0)[0].move
            lines.append(f"{seat} {move}")
            if not game.preview(view, move).whole:
                break
            game.do(s, move)
        return lines


def usual_setting(game: AnyGame, rng: Random) -> tuple[int, dict[str, Any]]:
    """A number of people, and options by lot; but what counts something stays as it usually is, and chance says who
    begins."""
    players = rng.choice([count for count in game.players if count > 1])
    for _ in range(1000):
        options: dict[str, Any] = {}
        for option in game.table_options:
            if option.kind == "flag":
                options[option.name] = rng.random() < 0.5
            elif option.kind == "choice" and option.name != "first":
                options[option.name] = rng.choice(option.values)
            elif option.kind == "names":
                options[option.name] = rng.choice(option.words)
        try:
            return game.settle(players, options)
        except Problem:
            continue
    raise AssertionError(f"no options of {game.name} go together")


def plain(game: AnyGame, record: Record) -> Record:
    """A record as if it had been played without a word of the table's: nothing taken back, and nobody named."""
    table = replay(game, record)
    plies = sorted(ply for seat in (CHANCE, *table.players) for ply in table.live_plies(seat))
    lines = [record.lines[ply] for ply in plies]
    return replace(record, players={seat: seat for seat in record.players}, lines=lines, outcome=None, seed=None)


# What it is about ------------------------------------------------------------------------------------------------


def differing(game: AnyGame, s: Any, seat: str, best: Sequence[str], other: Sequence[str]) -> list[str]:
    """Lines of the score sheet in which one end differs from another: `gain-LINE`, more for oneself, and `deny-LINE`,
    less for the rival; the most telling first."""
    with_it, without = (game.scores(played(game, s, lines)) for lines in (best, other))
    found: dict[str, int] = {}
    for one, sheet in with_it.items():
        for line in sheet:
            gain = sheet[line] - without[one].get(line, 0)
            if line != "total":
                found[f"gain-{line}" if one == seat else f"deny-{line}"] = gain if one == seat else -gain
    telling = [theme for theme, points in found.items() if points >= TELLING]
    return sorted(telling, key=lambda theme: -found[theme])


def deeds(game: AnyGame, puzzle: Puzzle) -> list[str]:
    """What the moves do: `do-VERB`, and of a card that has a name of its own that."""
    found, words = [], texts("en", game.package)
    for step in puzzle.steps:
        verb, name, *_ = (*step.move.split(" "), "")
        found.append(f"card-{name}" if verb == "card" and words.has(f"card-{name}") else f"do-{verb}")
    return list(dict.fromkeys(found))


def shares(game: AnyGame, s: Any, puzzle: Puzzle) -> dict[str, float]:
    """How often each of the weaker bots finds all the moves."""
    found = dict.fromkeys(("random", *TRIES), 1.0)
    for step in puzzle.steps:
        view, moves = game.view(s, puzzle.seat), list(game.options(s, puzzle.seat))
        found["random"] /= len(moves)
        bots: dict[str, Bot] = {"flaneur": Flaneur(game), "apprenti": Apprenti(game), "maitre": Maitre(game)}
        for name, bot in bots.items():
            chosen = [
                str(bot.choose(view, moves, Random(f"{name} {number}"), Budget(FEW, per_decision=True)))
                for number in range(TRIES[name])
            ]
            found[name] *= chosen.count(step.move) / len(chosen)
        s = played(game, s, [f"{puzzle.seat} {step.move}", *step.replies])
    return {name: round(share, 3) for name, share in found.items()}


# Kept ------------------------------------------------------------------------------------------------------------


class KeptPuzzles:
    """A folder of games that were looked through, a file for each part. Runs with the same settings add to each
    other."""

    def __init__(self, folder: Path, settings: Settings, part: int = 1, parts: int = 1) -> None:
        self.header = Header(FORMAT, settings)
        self.file = folder / f"looked-{settings.game}-{part}-of-{parts}.jsonl"
        self.found: dict[int, Looked] = {}
        for file in sorted(folder.glob(f"looked-{settings.game}-*.jsonl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        for place, line in read_lines(file):
            try:
                if line.startswith(b'{"puzzles":%d,' % FORMAT):
                    check_settings(self.header.settings, msgspec.json.decode(line, type=Header).settings, file)
                else:
                    looked = msgspec.json.decode(line, type=Looked)
                    self.found.setdefault(looked.number, looked)
            except msgspec.DecodeError as error:
                raise Problem("puzzles-line", place=place, detail=str(error)) from None

    def written(self, looked: Generator[Looked, None, None]) -> Generator[Looked, None, None]:
        return written_to(self.file, self.header, looked, sync=True)

    def made(self) -> Made:
        settings = self.header.settings
        exact = endings_of(settings.game) is not None
        bots = f"{settings.seed}: {','.join(settings.bots)} at {settings.played}"
        return Made(
            FORMAT,
            settings.game,
            settings.rules,
            settings.content,
            "records" if settings.records else bots,
            0 if exact else settings.iterations,
            1 if exact else settings.seeds,
        )

    def chosen(self, most: int) -> list[Puzzle]:
        """The first so many that differ, in the order of their games."""
        made, found = self.made(), dict[tuple[bytes, ...], Puzzle]()
        game = registry.game(made.game, None, made.rules)
        for number in sorted(self.found):
            for puzzle in self.found[number].puzzles:
                found.setdefault(same(game, puzzle, made), puzzle)
        return list(found.values())[:most]


def same(game: AnyGame, puzzle: Puzzle, made: Made) -> tuple[bytes, ...]:
    """What two puzzles have in common that are one: all that the seat sees, however it came about, and the answer."""
    s = replay(game, record_of(puzzle, made)).state
    return msgspec.json.encode(game.view(s, puzzle.seat)), *(step.move.encode() for step in puzzle.steps)


def digest_of(records: Sequence[bytes]) -> str:
    return sha256(b"".join(sha256(one).digest() for one in records)).hexdigest()
