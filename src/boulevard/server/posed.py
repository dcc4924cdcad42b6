"""A problem as a table to itself: a room at its position, where somebody looks for the best move.

Nothing of it is kept: whoever asks says what was found so far. Nothing of the answer leaves before it was found, or was
asked to be shown.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import convert
from msgspec.structs import asdict, replace

from boulevard import registry
from boulevard.bots import answers
from boulevard.bots.advice import in_all_languages, where
from boulevard.bots.analysis import Decision
from boulevard.core.branches import Branch, Branched, Note
from boulevard.core.game import AnyGame
from boulevard.core.puzzles import Made, Puzzle, line_of, of_the_day, puzzles_of, rating, record_of
from boulevard.core.story import BOT
from boulevard.core.table import replay
from boulevard.core.texts import texts
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.coach import POSITIONS, RIVAL, position
from boulevard.server.kept import Company, KeptLine, Seated, Stored
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room


def shelf(game: str) -> tuple[AnyGame, Made, list[Puzzle]]:
    """A game with its puzzles, by the rules they were made by."""
    if game in registry.game_names() and (found := puzzles_of(registry.game(game).package)) is not None:
        made, puzzles = found
        return registry.game(game, None, made.rules), made, puzzles
    raise Refusal("no-page")


@cache
def themes(game: str) -> list[m.ThemeShown]:
    """What a game's puzzles are about, and how many of them: the most frequent first."""
    of, _, puzzles = shelf(game)
    names = [name for one in puzzles for name in one.themes]
    found = sorted(set(names), key=lambda name: (-names.count(name), name))
    return [m.ThemeShown(name, answers.theme(of, name), names.count(name)) for name in found]


def listed(game: str, day: int) -> m.ProblemsShown:
    _, _, puzzles = shelf(game)
    number = of_the_day(len(puzzles), day)
    ratings = [rating(one) for one in puzzles]
    return m.ProblemsShown(game, len(puzzles), number, [one.level for one in puzzles], ratings, themes(game))


class Posed:
    """Somebody at a problem, after these moves of theirs. The last of them may be one that is allowed and is not the
    answer: it is not played."""

    def __init__(self, game: str, number: int, moves: Sequence[str] = ()) -> None:
        self.game, self.made, puzzles = shelf(game)
        if not 1 <= number <= len(puzzles):
            raise Refusal("no-page")
        self.number, self.puzzle = number, puzzles[number - 1]
        self.room = _room(self.game, self.puzzle, number)
        self.begins = self.room.ply
        self.at = 0
        """So many of the moves were found."""
        self.wrong: str | None = None
        for text in moves:
            if self.wrong is not None or self.done:
                raise Refusal("old-ply", given=self.begins + len(moves) - 1, ply=self.room.ply)
            self._try(text)

    def _try(self, text: str) -> None:
        seat, step = self.puzzle.seat, self.puzzle.steps[self.at]
        move = acts.offered_move(self.room, seat, text)
        if text != step.move:
            self.wrong = text
            return
        self.room.say(seat, move, 0.0)
        for line in map(line_of, step.replies):
            self.room.say(line.seat, self.game.parse(line.text), 0.0)
        self.at += 1

    @property
    def done(self) -> bool:
        return self.at == len(self.puzzle.steps)

    @property
    def _state(self) -> Any:
        assert self.room.table is not None
        return self.room.table.state

    @property
    def decision(self) -> Decision:
        """What is to be decided now, and the move that was tried."""
        seat = self.puzzle.seat
        view, moves = self.room.look(seat).view, list(self.room.offered(seat).values())
        return Decision(self.room.ply, seat, view, moves, self.wrong or "", drawn=False)

    @property
    def shown(self) -> m.ProblemShown:
        puzzle, step = self.puzzle, self.puzzle.steps[0]
        if not puzzle.exact:
            goal, gap = "best", round(100 * (step.chance - step.next_chance))
        elif step.best > 0 >= step.second:
            goal, gap = "win", 0
        elif step.best == 0 > step.second:
            goal, gap = "share", 0
        else:
            goal, gap = "points", int(step.best / 2) - int(step.second / 2)
        return m.ProblemShown(
            self.game.name,
            self.number,
            puzzle.level,
            rating(puzzle),
            puzzle.seat,
            convert(goal, m.Goal),
            gap,
            len(self.game.options(start(self.game.name, self.number), puzzle.seat)),
            len(puzzle.steps),
            self.at,
            self.done,
            self.wrong is not None,
            puzzle.exact,
            self._table,
        )

    @property
    def _table(self) -> m.State:
        """As the solver sees it; nothing is offered once all is found."""
        room, seat = self.room, self.puzzle.seat
        since = self.begins if self.at else None
        events = () if since is None else room.recent_events(since) or ()
        now = room.state(seat, [seat], events=events, since=since)
        moves = [] if self.done else now.moves
        return replace(now, moves=moves, forced=False, sure=None, undo_to=[], takeback_to=None)

    @property
    def nudge(self) -> m.NudgeShown:
        """What to think about, and where to look, for the move that is next."""
        if self.done:
            raise Refusal("no-decision", given=self.room.ply)
        view, hint = self.room.look(self.puzzle.seat).view, answers.hint(self.puzzle.steps[self.at])
        said = in_all_languages(self.game, view, [hint])[0]
        return m.NudgeShown(
            {language: m.NudgeSaid(one.nudge, one.place) for language, one in said.items()},
            where(self.game, view, hint),
        )

    @property
    def solution(self) -> m.SolutionShown:
        """All of the answer."""
        game, puzzle, s = self.game, self.puzzle, start(self.game.name, self.number)
        hints = [self._step(at) for at in range(len(puzzle.steps))]
        return m.SolutionShown(
            hints,
            convert(answers.said(game, s, puzzle), dict[str, m.SolutionSaid], from_attributes=True),
            convert(answers.rows(game, s, puzzle), list[m.RowShown], from_attributes=True),
            [m.ThemeShown(name, answers.theme(game, name), 0) for name in puzzle.themes],
            puzzle.exact,
            puzzle.found,
            self.made.iterations,
        )

    def studied(self, language: str) -> Branched:
        """The position with what follows it as branches: the answer and, where the solver knows it, the next best
        move, each to its end."""
        puzzle, words = self.puzzle, texts(language, "boulevard.bots")
        found = Branched(record_of(puzzle, self.made))
        number = begins = len(found.record.lines)
        for name, lines in (("answer", [*puzzle.answer, *puzzle.best]), ("other", puzzle.other)):
            after = begins
            if lines:
                found.notes[number + 1] = Note(name=words(f"puzzle-branch-{name}"))
            for line in map(line_of, lines):
                found.branches.append(Branch(after, line))
                number = after = number + 1
        return found

    def _step(self, at: int) -> m.StepShown:
        puzzle = self.puzzle
        before = Posed(self.game.name, self.number, [step.move for step in puzzle.steps[:at]])
        view, hint = before.room.look(puzzle.seat).view, answers.hint(puzzle.steps[at])
        said = in_all_languages(self.game, view, [hint])[0]
        return m.StepShown(hint.move, {language: one.move for language, one in said.items()})

    def trial(self, after: Sequence[str] | None, found: Any) -> m.TrialShown:
        """What is said to the move that was tried: by the solver, with what follows it where that is known; by the
        search, with what it costs."""
        assert self.wrong is not None
        step = self.puzzle.steps[self.at]
        if self.puzzle.exact:
            s = self._state
            made = answers.short_by_worth(self.game, s, self.puzzle, step, self.wrong, after)
        elif found is None or found.cost is None:
            made = answers.unknown(self.game, step)
        else:
            made = answers.short_by_cost(self.game, step, found.cost)
        exact = self.puzzle.exact
        return convert({**asdict(made), "exact": exact}, m.TrialShown, from_attributes=True)


@lru_cache(POSITIONS)
def start(game: str, number: int) -> Any:
    """The state of a problem's position."""
    of, made, puzzles = shelf(game)
    return replay(of, record_of(puzzles[number - 1], made)).state


def _room(game: AnyGame, puzzle: Puzzle, number: int) -> Room:
    stored, lines = _position(game, number)
    others = {seat: Seated("bot", BOT + RIVAL) for seat in stored.company.seats}
    company = Company({**others, puzzle.seat: Seated("person", puzzle.seat)}, {seat: seat for seat in others})
    return Room(replace(stored, company=company), lines)


@lru_cache(POSITIONS)
def _position(game: AnyGame, number: int) -> tuple[Stored, list[KeptLine]]:
    _, made, puzzles = shelf(game.name)
    record = record_of(puzzles[number - 1], made)
    return position(game, record, len(record.lines), f"{game.name}-{number}")
