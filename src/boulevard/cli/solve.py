"""`boulevard solve`: an ending searched out: who wins, by how much, and by which moves, if both play their best."""

import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from boulevard.bots.compiling import missing, trouble_compiling
from boulevard.bots.cores import has_core, load
from boulevard.bots.endings import Limit, Solver, Unsolved
from boulevard.cli.files import read_game_file
from boulevard.cli.given import game_of
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Telling
from boulevard.cli.said import print_json, words_for
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Record
from boulevard.core.table import open_table, replaying
from boulevard.core.texts import Texts, texts
from boulevard.registry import has_part

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

SHOWN = 12
"""So many equally good moves are written out; with --json all."""


def core_for(game: AnyGame, language: str) -> "Core":
    """The core of a game that has a solver, compiled now where it was not before."""
    if not (has_part(game.name, "kernel") and has_part(game.name, "kernel.endings")):
        raise CommandProblem("no-solver", given=game.name)
    return any_core_for(game, language)


def any_core_for(game: AnyGame, language: str) -> "Core":
    """The core of a game, with a solver or without."""
    if not has_core(game.name):
        raise CommandProblem("no-compiler")
    if missing([game.name]):
        said = texts(language, "boulevard.cli")("arena-compiling", game=words_for(game, language)("game-title"))
        print(said, file=sys.stderr, flush=True)
        if trouble := trouble_compiling(game.name):
            raise CommandProblem("solve-uncompiled", detail=trouble)
    from boulevard.core.kernel import Beyond

    try:
        return load(game)
    except Beyond as error:
        raise CommandProblem("solve-beyond", detail=str(error)) from None


class Found:
    """What is known of an ending, and how it is told."""

    def __init__(self, args: Namespace, game: AnyGame, solver: Solver, s: Any, ply: int) -> None:
        self.game, self.solver, self.ply = game, solver, ply
        self.turns, self.ending = solver.turns(s), solver.ending(s)
        self.seats = list(game.seated(s))
        self.words, self.program = words_for(game, args.lang), texts(args.lang, "boulevard.cli")
        self.line: list[int] | None = None
        self.best: list[int] | None = None

    def search(self) -> None:
        """As far as the limit goes: the worth, then a best line, then all the best moves."""
        if not self.solver.solved(self.ending):
            return
        try:
            self.line = self.solver.line(self.ending)
            self.best = self.solver.best(self.ending)
        except Unsolved:
            pass

    # Telling -----------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> str:
        """Whoever is asked."""
        return self.seats[int(self.ending.seat)]

    @property
    def winner(self) -> str | None:
        """Who wins a solved ending; None where nobody does."""
        worth = self.ending.lower
        return None if worth == 0 else self.seats[self.ending.seat if worth > 0 else 1 - self.ending.seat]

    def lead(self, worth: int) -> int:
        return int(self.solver.endings.lead_of(worth))

    def moves(self, codes: list[int]) -> list[str]:
        return [str(self.solver.move(code)) for code in codes]

    def lines_of(self, codes: list[int]) -> list[str]:
        """Moves as a record has them, with their seats."""
        words, found = self.ending.words.copy(), []
        for code in codes:
            seat = self.seats[self.solver.rules.to_act(self.solver.core.box, words)]
            found.append(f"{seat} {self.solver.move(code)}")
            self.solver.rules.do(self.solver.core.box, words, code)
        return found

    def as_json(self) -> dict[str, Any]:
        ending = self.ending
        return {
            "game": self.game.name,
            "ply": self.ply,
            "seat": self.seat,
            "turns": self.turns,
            "solved": ending.solved,
            "lead": self.lead(ending.lower) if ending.solved else None,
            "winner": self.winner if ending.solved else None,
            "tie_break": ending.solved and abs(ending.lower) == 1,
            "least": self.lead(ending.lower),
            "most": self.lead(ending.upper),
            "move": None if ending.move is None else str(self.solver.move(ending.move)),
            "best": None if self.best is None else self.moves(self.best),
            "line": None if self.line is None else self.lines_of(self.line),
            "nodes": self.solver.limit.seen,
            "seconds": round(self.solver.limit.spent, 3),
        }

    def in_words(self) -> list[str]:
        program, ending = self.program, self.ending
        seat = self.words.figure("seat", self.seat)
        title = self.words("game-title")
        said = [program("solve-position", game=title, ply=self.ply, seat=seat, turns=self.turns)]
        said += self._solved() if ending.solved else [self._bounds(seat)]
        if self.line is None and ending.move is not None:
            said.append(program("solve-so-far", move=str(self.solver.move(ending.move))))
        limit = self.solver.limit
        return [*said, program("solve-looked", nodes=limit.seen, seconds=round(limit.spent, 2))]

    def _solved(self) -> list[str]:
        program, points = self.program, abs(self.lead(self.ending.lower))
        winner = self.words.figure("seat", self.winner) if self.winner else ""
        key = "solve-wins" if points else "solve-tie-break" if winner else "solve-tie"
        said = [program(key, **({"seat": winner} if winner else {}), **({"points": points} if points else {}))]
        if self.best is not None and len(self.best) > 1:
            some = ", ".join(self.moves(self.best[:SHOWN])) + (", …" if len(self.best) > SHOWN else "")
            said.append(program("solve-equal", count=len(self.best), moves=some))
        if self.line is not None:
            said += [program("solve-line", turns=len(self.line)), *(f"  {line}" for line in self.lines_of(self.line))]
        return said

    def _bounds(self, seat: Any) -> str:
        least, most = signed(self.lead(self.ending.lower)), signed(self.lead(self.ending.upper))
        return self.program("solve-bounds", seat=seat, least=least, most=most)


class Told(Telling):
    """How far a search has come, while it goes on."""

    def __init__(self, language: str, found: Found) -> None:
        super().__init__(language)
        self.found = found

    def between(self, ending: Any) -> None:
        self.tell(self._said)

    def _said(self, seconds: float) -> str:
        ending, nodes = self.found.ending, self.found.solver.limit.seen
        least, most = signed(self.found.lead(ending.lower)), signed(self.found.lead(ending.upper))
        return self.words(
            "progress-solve", nodes=nodes, rate=round(nodes / seconds), least=least, most=most, time=round(seconds)
        )


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def run(args: Namespace) -> int:
    """Exit status 1: not solved within the limit."""
    record = read_game_file(args.file)
    game = game_of(args, args.file, record)
    if args.ply is not None and args.ply > len(record.lines):
        raise CommandProblem("ply", place=args.file, given=args.ply, most=len(record.lines))
    core = core_for(game, args.lang)
    solver = Solver(core, Limit())
    s, ply = position(args, game, record, solver)
    found, interrupted = Found(args, game, solver, s, ply), False
    told = Told(args.lang, found)
    solver.limit = Limit(args.seconds, args.nodes, told.between)
    try:
        found.search()
    except KeyboardInterrupt:
        interrupted = True
    told.end()
    if args.json:
        print_json(found.as_json())
    else:
        print("\n".join(found.in_words()))
    if interrupted:
        raise KeyboardInterrupt
    return 0 if found.ending.solved else 1


def position(args: Namespace, game: AnyGame, record: Record, solver: Solver) -> tuple[Any, int]:
    """The state after so many lines of a record, or at its end, and how many these are; of a finished game, where the
    last choice was. A Problem where no ending begins there."""
    try:
        table = open_table(game, record)
        first, choice, wanted = None, None, None
        for ply, line in replaying(table, record):
            if ply == args.ply:
                wanted = game.clone(table.state)
            if line.seat == TABLE or not table.to_act or solver.turns(table.state) is None:
                continue
            first = ply if first is None else first
            if not game.forced(table.state):
                choice = game.clone(table.state), ply
    except Problem as problem:
        raise problem.at(args.file) from None
    s, after = (table.state, table.ply) if wanted is None else (wanted, args.ply)
    if not game.to_act(s):
        if args.ply is not None or choice is None:
            raise CommandProblem("solve-over", place=args.file)
        return choice
    if solver.turns(s) is None:
        raise CommandProblem("solve-early", place=args.file, ply=after, why=why(game, args.lang), first=first)
    return s, after


def why(game: AnyGame, language: str) -> str:
    """From where on the game can be solved, as it says itself."""
    words: Texts = words_for(game, language)
    return words("game-solvable")
