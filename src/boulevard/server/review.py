"""A finished game line by line: how each position looked to each seat."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boulevard.core.events import Noted
from boulevard.core.game import AnyGame
from boulevard.core.record import TABLE, Line
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.server.kept import Row
from boulevard.server.messages import LineShown
from boulevard.server.refusals import Refusal


class Review:
    """The game replayed once; every position is kept."""

    def __init__(
        self, game: AnyGame, players: Mapping[str, str], options: Mapping[str, Any], rows: Sequence[Row]
    ) -> None:
        table = Table(game, players, options, remember=len(rows))
        self.rows, self.positions = rows, [game.clone(table.state)]
        for row in rows:
            table.say(Line(row.seat, row.text))
            self.positions.append(game.clone(table.state))
        self.live = {ply for seat in (*players, CHANCE) for ply in table.live_plies(seat)}

    def before(self, ply: int) -> Any:
        """The state before that line; before the one after the last, the end."""
        if not 0 <= ply < len(self.positions):
            raise Refusal("no-ply", given=ply, most=len(self.rows))
        return self.positions[ply]

    def events(self, ply: int) -> list[tuple[int, Noted]]:
        """What happened in the line before that one."""
        return [(row.ply, event) for row in self.rows[max(0, ply - 1) : ply] for event in row.events]

    def lines(self, viewer: str | None) -> Iterator[LineShown]:
        """Every line as that seat (None: a spectator) came to know it."""
        for row in self.rows:
            events = [{**event.seen_by(viewer), "ply": row.ply} for event in row.events]
            counts = row.ply in self.live or row.seat == TABLE
            yield LineShown(row.ply, row.seat, row.seen.get(viewer or "", row.text), events, counts)
