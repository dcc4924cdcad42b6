"""Positions of bots' games, each solved exactly, and the files in which they are kept."""

from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.arena.kept_lines import check_settings, read_lines, written_to
from boulevard.bots import make_bot
from boulevard.bots.cores import load
from boulevard.bots.endings import Limit, Solver
from boulevard.bots.guarded import PATIENCE, Guarded
from boulevard.core.bot_games import play
from boulevard.core.contract import any_setting
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.record import Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replay, replaying

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

FORMAT = 1


@cache
def core_for(game: AnyGame) -> "Core":
    return load(game)


class Settings(Struct, frozen=True):
    """Everything that a position and its solution depend on, but the number of its game."""

    game: str
    rules: int
    content: str
    bots: tuple[str, ...]
    seed: str
    turns: int
    nodes: int | None
    every: bool


class Header(Struct, frozen=True):
    """The first line of what a run writes."""

    endings: int
    settings: Settings


class Position(Struct, frozen=True):
    """A position to be solved: the ply of a game, which is in its record, and the turns that are left at most."""

    number: int
    ply: int
    turns: int
    record: Record


class Solution(Struct, frozen=True):
    """A position that was solved, or could not be with so many positions looked at. Worths are to the seat that is
    asked: twice the points it will be ahead, or 1, 0, -1 where they will be equal, by the tie-break."""

    number: int
    ply: int
    turns: int
    seat: str
    lower: int
    upper: int
    best: list[str]
    """All moves that are worth as much; none where it was not solved."""
    worths: dict[str, int]
    """What every move is worth, where that was asked for."""
    nodes: int
    """How many positions were looked at for the worth, and for it alone."""
    seconds: float
    """The processor's time for the same."""
    record: str
    """The record up to the position."""

    @property
    def key(self) -> tuple[int, int]:
        return self.number, self.ply


class Endings(Struct, frozen=True):
    """The settings and the content that goes with them."""

    settings: Settings
    content: bytes | None

    @property
    def game(self) -> AnyGame:
        return registry.game(self.settings.game, self.content)

    def played(self, number: int) -> Record:
        """A game by bots that sit down by lot, with options by lot."""
        game, settings = self.game, self.settings
        rng = Random(f"{settings.seed}:{number}")
        players, options = any_setting(game, rng)
        names = {seat: rng.choice(settings.bots) for seat in game.seats(players)}
        sitting = {seat: Guarded(make_bot(bot, game), PATIENCE) for seat, bot in names.items()}
        recorded = {seat: f"bot:{bot}" for seat, bot in names.items()}
        return play(game, sitting, recorded, options, simulation_seed(settings.seed, number)).record_so_far()

    def positions(self, number: int) -> Iterator[Position]:
        """Where, in a game, a choice is left and few enough turns are."""
        game, record = self.game, self.played(number)
        table, solver = open_table(game, record), Solver(core_for(game), Limit())
        for ply, line in replaying(table, record):
            turns = None if line.seat == CHANCE else solver.turns(table.state)
            if turns is None or turns > self.settings.turns or game.forced(table.state):
                continue
            yield Position(number, ply, turns, msgspec.structs.replace(record, lines=record.lines[:ply]))

    def solved(self, position: Position) -> Solution:
        """Solved by itself, so that what it cost depends on nothing else."""
        game, nodes = self.game, self.settings.nodes
        s = replay(game, position.record).state
        solver = Solver(core_for(game), Limit(nodes=nodes))
        began = process_time()
        ending = solver.ending(s)
        solved = solver.solved(ending)
        looked, seconds = solver.limit.seen, process_time() - began
        solver.limit = Limit()
        worths = solver.worths(ending) if solved and self.settings.every else {}
        best = [code for code in worths if worths[code] == ending.lower] or (solver.best(ending) if solved else [])
        return Solution(
            number=position.number,
            ply=position.ply,
            turns=position.turns,
            seat=game.to_act(s)[0],
            lower=ending.lower,
            upper=ending.upper,
            best=[str(solver.move(code)) for code in best],
            worths={str(solver.move(code)): worth for code, worth in worths.items()},
            nodes=looked,
            seconds=round(seconds, 6),
            record=str(position.record),
        )


def read(folder: Path, game: AnyGame) -> list[Solution]:
    """All positions of a folder that were solved, in order; a Problem where some were solved by other rules or with
    other content, or there are none."""
    found: dict[tuple[int, int], Solution] = {}
    for file in sorted(folder.glob(f"endings-{game.name}-*.jsonl")):
        for place, line in read_lines(file):
            try:
                if not line.startswith(b'{"endings"'):
                    solution = msgspec.json.decode(line, type=Solution)
                    found.setdefault(solution.key, solution)
                    continue
                header = msgspec.json.decode(line, type=Header)
            except msgspec.DecodeError as error:
                raise Problem("endings-line", place=place, detail=str(error)) from None
            if header.endings != FORMAT:
                raise Problem("arena-format", place=str(file), given=header.endings, known=FORMAT)
            theirs = header.settings
            check_settings(msgspec.structs.replace(theirs, rules=game.version, content=game.fingerprint), theirs, file)
    if not (solved := [found[key] for key in sorted(found) if found[key].best]):
        raise Problem("endings-none", place=str(folder), game=game.name)
    return solved


class KeptEndings:
    """A folder of solutions, a file for each part. Runs that have the same settings add to each other."""

    def __init__(self, folder: Path, settings: Settings, part: int, parts: int) -> None:
        self.header = Header(FORMAT, settings)
        self.file = folder / f"endings-{settings.game}-{part}-of-{parts}.jsonl"
        self.found: dict[tuple[int, int], Solution] = {}
        for file in sorted(folder.glob(f"endings-{settings.game}-*.jsonl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        for place, line in read_lines(file):
            try:
                if line.startswith(b'{"endings"'):
                    self._check(msgspec.json.decode(line, type=Header), file)
                else:
                    solution = msgspec.json.decode(line, type=Solution)
                    self.found.setdefault(solution.key, solution)
            except msgspec.DecodeError as error:
                raise Problem("endings-line", place=place, detail=str(error)) from None

    def _check(self, header: Header, file: Path) -> None:
        if header.endings != FORMAT:
            raise Problem("arena-format", place=str(file), given=header.endings, known=FORMAT)
        check_settings(self.header.settings, header.settings, file)

    def written(self, solutions: Generator[Solution, None, None]) -> Generator[Solution, None, None]:
        """The solutions, each written, down to the disk, before it is counted."""
        return written_to(self.file, self.header, solutions, sync=True)
