"""Set-up: what chance and the players decide before the first round (L7, L6, M1, M5)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

from boulevard.core.held import changed
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import FirstPlayer, PainterKept, PaintersDealt, PainterShown
from boulevard.games.couleurs.moves import PAINTERS, SEATS, DealPainters, First, Keep, PainterName, Seat
from boulevard.games.couleurs.painters import painter_of
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.rounds import NewRound
from boulevard.games.couleurs.state import ME, State
from boulevard.games.couleurs.third_phase import DealBonus, DealPainting


class WhoStarts(Draw[First], frozen=True):
    """L7. Chance says who is first player."""

    rule = "L7"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[First, int]]:
        return [(First(seat), 1) for seat in SEATS[: s.players]]

    def take(self, s: State, box: Box, move: First) -> Steps:
        s.first = ME[move.seat]
        s.emit(FirstPlayer(move.seat))
        return ()


class DealTiles(Draw[DealPainters], frozen=True):
    """M5, L31. Two painters for a seat, which nobody else sees."""

    rule = "M5"
    seat: Seat

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealPainters, int]]:
        dealt = {painter for tiles in s.dealt for painter in tiles}
        left = [painter for painter in PAINTERS if painter not in dealt]
        return [(DealPainters(self.seat, pair), 1) for pair in combinations(left, 2)]

    def take(self, s: State, box: Box, move: DealPainters) -> Steps:
        s.dealt = changed(s.dealt, ME[self.seat], move.painters)
        s.emit(PaintersDealt(self.seat, painter=list(move.painters)))
        return ()


class KeepPainter(Ask[Keep], frozen=True):
    """M5. Keep one of two painters, in secret until all have chosen."""

    rule = "M5"
    key = "keep"

    def options(self, s: State, box: Box) -> Sequence[Keep]:
        return [Keep(painter) for painter in s.dealt[ME[self.seat]]]

    def take(self, s: State, box: Box, move: Keep) -> Steps:
        s.kept = changed(s.kept, ME[self.seat], move.painter)
        s.emit(PainterKept(self.seat, painter=move.painter))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Keep):
            return other_question(self)
        dealt = move.painter in s.dealt[ME[self.seat]]
        return None if dealt else Why("M5", "not-dealt", {"painter": move.painter})


class ShowPainters(Do, frozen=True):
    """M5. The kept painters are shown together; then Gauguin's colour."""

    rule = "M5"

    def run(self, s: State, box: Box) -> Steps:
        s.painters = cast(tuple[PainterName, ...], s.kept)  # all have chosen
        for seat, painter in zip(SEATS, s.painters, strict=False):
            s.emit(PainterShown(seat, painter=painter))
        return [step for me in range(s.players) for step in painter_of(s, me).once_shown(SEATS[me])]


def opening(players: int, easels: int, options: dict[str, Any]) -> Steps:
    """What chance and the players decide before the first round, in this order."""
    if options["first"] == "random":
        yield WhoStarts()
    yield from (DealPainting() for _ in range(easels))
    if options["bonus"] != "off":
        yield from (DealBonus() for _ in range(easels))
    if options["painters"] == "on":
        yield from (DealTiles(seat) for seat in SEATS[:players])
        yield from (KeepPainter(seat) for seat in SEATS[:players])
        yield ShowPainters()
    yield NewRound()


Step = WhoStarts | DealTiles | KeepPainter | ShowPainters
