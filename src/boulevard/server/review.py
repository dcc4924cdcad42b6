"""A finished game line by line: how each position looked to each seat."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import asdict, replace

from boulevard.bots.analysis import Decision, decisions
from boulevard.core.events import Noted
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.record import TABLE, Line
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.server.drawings import Passage, Position, frames, passed, seen_events, steps_of
from boulevard.server.kept import Company, KeptLine, Seated, Stored
from boulevard.server.messages import LineShown, State
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room


class Review:
    """The game replayed once; every position is kept."""

    def __init__(
        self, game: AnyGame, players: Mapping[str, str], options: Mapping[str, Any], lines: Sequence[KeptLine]
    ) -> None:
        self.table = table = Table(game, players, options, remember=len(lines))
        self.game, self.kept, self.positions = game, lines, [Position(game, game.clone(table.state))]
        self.passages: list[Passage] = []
        for line in lines:
            moments: list[Moment] = []
            table.say(Line(line.seat, line.text), moments)
            self.passages.append(Passage(line.ply, line.events, None if line.seat == TABLE else passed(game, moments)))
            self.positions.append(Position(game, game.clone(table.state)))
        self.live = {ply for seat in (*players, CHANCE) for ply in table.live_plies(seat)}

    def before(self, ply: int) -> Position:
        """The position before that line; before the one after the last, the end."""
        if not 0 <= ply < len(self.positions):
            raise Refusal("no-ply", given=ply, most=len(self.kept))
        return self.positions[ply]

    def events(self, ply: int) -> list[tuple[int, Noted]]:
        """What happened in the line before that one."""
        return [(line.ply, event) for line in self.kept[max(0, ply - 1) : ply] for event in line.events]

    def state(self, room: Room, ply: int, viewer: str | None, mine: Sequence[str], host: bool) -> State:
        """The room as that seat saw it before that line, with what happened in the line before."""
        then = self.before(ply)
        now = room.state(viewer, mine, host, self.events(ply))
        if steps := steps_of(self.passages[max(0, ply - 1) : ply]):
            now = replace(now, since=ply - 1, frames=frames(self.positions[ply - 1], steps, then, viewer))
        if ply == room.ply:
            return now
        to_act = [seat for seat in self.game.to_act(then.state) if seat != CHANCE]
        moves = [str(move) for move in self.game.options(then.state, viewer)] if viewer in to_act else []
        changes = {**asdict(then.look(viewer)), "ply": ply, "status": "playing", "to_act": to_act, "moves": moves}
        return replace(now, **changes, outcome=None, verdict=None, seed=None)

    def room(self, room: Room, ply: int) -> Room:
        """The table as it was before that line, where anybody may try what was offered."""
        then = self.before(ply)
        if ply == room.ply:
            return room
        seats = {seat: Seated("person", seated.name or seat) for seat, seated in room.company.seats.items()}
        stored = Stored(
            id=room.id,
            game=self.game.name,
            rules=room.rules,
            options=room.options,
            seed=room.seed,
            status="playing",
            version=0,
            ply=ply,
            company=Company(seats, dict(room.company.players or {}), hints=True),
            snapshot_ply=ply,
            snapshot=self.game.save(then.state),
            touched=0.0,
            keys=[],
        )
        return Room(stored, self.kept[:ply])

    @cached_property
    def decisions(self) -> list[Decision]:
        """Those that were made at this table and count."""
        return decisions(self.game, self.table.record())[0]

    def lines(self, viewer: str | None) -> Iterator[LineShown]:
        """Every line as that seat (None: a spectator) came to know it."""
        for line in self.kept:
            events = seen_events([(line.ply, event) for event in line.events], viewer)
            counts = line.ply in self.live or line.seat == TABLE
            yield LineShown(
                line.ply, line.seat, line.seen.get(viewer or "", line.text), events, counts, line.spent, line.delay
            )
