"""A lesson's step as a table to itself: a room at the step's position, where somebody tries what is asked.

Nothing of it is kept: whoever asks says what was played in the step so far.
"""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from boulevard import registry
from boulevard.core.game import AnyGame
from boulevard.core.lessons import Lesson, Step, lessons_of, record_of
from boulevard.core.record import Record
from boulevard.core.story import BOT
from boulevard.core.table import open_table, replaying
from boulevard.server import acts
from boulevard.server.commands import Playing
from boulevard.server.kept import Company, KeptLine, Seated, Stored
from boulevard.server.messages import State, Tried
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room

RIVAL = "ami"
"""Who is said to sit at the other seats."""
SEED = bytes(32)
"""Chance says the same to everybody who learns."""
POSITIONS = 256
"""So many positions are kept ready."""


def lesson_of(game: str, name: str) -> tuple[AnyGame, Lesson]:
    if game in registry.game_names() and (lesson := lessons_of((found := registry.game(game)).package).get(name)):
        return found, lesson
    raise Refusal("no-page")


class Sitting:
    """Somebody at a step, after these moves of theirs. The last of them may be one that is allowed and was not asked
    for: it is answered, and not played."""

    def __init__(self, game: AnyGame, step: Step, moves: Sequence[str] = ()) -> None:
        self.game, self.step = game, step
        self.room = _room(game, step)
        self.begins = self.room.ply
        self.moves: list[str] = []
        self.other: int | None = None
        """Which of the step's others answers the last move, where it was not asked for; -1 where none does."""
        before = self._total
        for text in moves:
            if self.other is not None or len(self.moves) == len(step.moves):
                raise Refusal("old-ply", given=self.begins + len(moves) - 1, ply=self.room.ply)
            self._try(text, before)

    def _try(self, text: str, before: int) -> None:
        room, step, at = self.room, self.step, len(self.moves)
        move, last = acts.offered_move(room, step.seat, text), at + 1 == len(step.moves)
        enough = True
        if last and step.gain is not None:
            sheets = self.game.preview(room.look(step.seat).view, move).sheets
            enough = sheets[step.seat]["total"] - before >= step.gain
        if not enough or not step.counts(at, text):
            found = step.other(text)
            self.other = -1 if found is None else found
            return
        acts.move(room, step.seat, Playing(ply=room.ply, move=text), 0.0)
        self.moves.append(text)

    @property
    def _total(self) -> int:
        return self.room.position.totals[self.step.seat]

    @property
    def done(self) -> bool:
        return bool(self.step.moves) and len(self.moves) == len(self.step.moves)

    @property
    def tried(self) -> Tried:
        return Tried(self.state, self.done, self.other)

    @property
    def state(self) -> State:
        """As the learner sees it. Nothing is offered where nothing is asked for, or all of it is done."""
        room, seat, asked = self.room, self.step.seat, len(self.moves) < len(self.step.moves)
        since = self.begins if self.moves else self.step.since
        events = () if since is None else room.recent_events(since) or ()
        now = room.state(seat, [seat], events=events, since=since)
        return replace(
            now,
            moves=now.moves if asked else [],
            forced=False,
            sure=None,
            undo_to=[ply for ply in now.undo_to if ply >= self.begins] if asked else [],
            takeback_to=None,
        )


def _room(game: AnyGame, step: Step) -> Room:
    """The room at the step's position; what is to be shown act by act is said in it."""
    since = step.ply if step.since is None else step.since
    stored, lines = _position(game, step.record, since)
    others = {seat: Seated("bot", BOT + RIVAL) for seat in stored.company.seats}
    company = Company({**others, step.seat: Seated("person", step.seat)}, {seat: seat for seat in others})
    room = Room(replace(stored, company=company), lines)
    for line in record_of(game.package, step.record).lines[since : step.ply]:
        room.say(line.seat, game.parse(line.text), 0.0)
    return room


@lru_cache(POSITIONS)
def _position(game: AnyGame, name: str, ply: int) -> tuple[Stored, list[KeptLine]]:
    return position(game, record_of(game.package, name), ply, name)


def position(game: AnyGame, record: Record, ply: int, name: str) -> tuple[Stored, list[KeptLine]]:
    """The table of a record before that line, as it would be stored."""
    table = open_table(game, record)
    lines: list[KeptLine] = []
    for at, line in replaying(table, replace(record, lines=record.lines[:ply])):
        lines.append(KeptLine(at, line.seat, line.text, {}, [], False, None, 0.0))
        if at > 0:
            lines[at - 1].fence = table.last_is_fence
    seats = {seat: Seated("open", "") for seat in table.players}
    return Stored(
        id=name,
        game=game.name,
        rules=record.rules,
        options=table.options,
        seed=SEED,
        status="playing" if table.outcome is None else "over",
        version=0,
        ply=ply,
        company=Company(seats),
        snapshot_ply=ply,
        snapshot=game.save(table.state),
        touched=0.0,
        keys=[],
    ), lines
