"""Set-up: what chance and the players decide before the first round; and all steps of the game."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps
from boulevard.games.couleurs.actions import Advancing, ChoosingCard, Copying, Mixing, Swapping
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import PAINTERS, SEATS, ChooseColour, DealPainters, First, Keep
from boulevard.games.couleurs.painting import Flash, FlashPainting, Painting, PaintingOver, PaintOn, PaintOver
from boulevard.games.couleurs.rounds import (
    Acting,
    Afterwards,
    Cut,
    CutStocks,
    DealBonus,
    DealPainting,
    NewRound,
    Placing,
    RaiseAssistants,
    Refill,
    Rotation,
    Staying,
    TurnDisc,
    TurnDone,
)
from boulevard.games.couleurs.state import ME, State, changed
from boulevard.games.couleurs.tools import Further, Improving, MoveTool, OnceMore, PayFurther, SixthSpace


class WhoStarts(Draw, frozen=True):
    """L7. Chance says who is first player."""

    rule = "L7"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        return [(First(seat), 1) for seat in SEATS[: s.players]]

    def take(self, s: State, box: Box, move: First) -> Steps:
        s.first = ME[move.seat]
        s.emit("first", move.seat)
        return ()


class DealTiles(Draw, frozen=True):
    """M5, L31. Two painters for a seat, which nobody else sees."""

    rule = "M5"
    seat: str

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        dealt = {painter for tiles in s.dealt for painter in tiles}
        left = [painter for painter in PAINTERS if painter not in dealt]
        return [(DealPainters(self.seat, pair), 1) for pair in combinations(left, 2)]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: DealPainters) -> Steps:
        s.dealt = changed(s.dealt, ME[self.seat], move.painters)
        s.emit_secret("painters-dealt", self.seat, painter=list(move.painters))
        return ()


class KeepPainter(Ask, frozen=True):
    """M5. Keep one of two painters, in secret until all have chosen."""

    rule = "M5"
    key = "keep"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return [Keep(painter) for painter in s.dealt[ME[self.seat]]]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: Keep) -> Steps:
        s.kept = changed(s.kept, ME[self.seat], move.painter)
        s.emit_secret("keep", self.seat, painter=move.painter)
        return ()


class ShowPainters(Do, frozen=True):
    """M5. The kept painters are shown together; then Gauguin's colour."""

    rule = "M5"

    def run(self, s: State, box: Box) -> Steps:
        s.painters = s.kept
        for me, painter in enumerate(s.painters):
            s.reveal("painter", SEATS[me], painter=painter)
        return [GauguinColour(SEATS[me]) for me, painter in enumerate(s.painters) if painter == "gauguin"]


class GauguinColour(Ask, frozen=True):
    """M8. Gauguin chooses his colour, openly."""

    rule = "M8"
    key = "colour"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return ChooseColour("O"), ChooseColour("G"), ChooseColour("V")

    def take(self, s: State, box: Box, move: ChooseColour) -> Steps:
        s.colour = move.colour
        s.emit("colour", self.seat, pigment=move.colour)
        return ()


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


Step = (
    WhoStarts | DealPainting | DealBonus | DealTiles | KeepPainter | ShowPainters | GauguinColour
    | Placing | Acting | TurnDone | Afterwards
    | TurnDisc | Rotation | Refill | CutStocks | Cut | RaiseAssistants | Staying | NewRound
    | Improving | SixthSpace | MoveTool | Further | OnceMore | PayFurther
    | ChoosingCard | Copying | Mixing | Swapping | Advancing
    | PaintOn | Painting | Flash | FlashPainting | PaintOver | PaintingOver
)  # fmt: skip
