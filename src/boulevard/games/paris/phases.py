"""The course of a game of Paris: set-up, phase 1, phase 2, the end."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps, Why
from boulevard.games.paris import postcards, sites
from boulevard.games.paris.board import SQUARES
from boulevard.games.paris.box import Box
from boulevard.games.paris.events import (
    BuildingTaken,
    Built,
    GameOver,
    Passed,
    PhaseTwoBegun,
    PostcardsDrawn,
    StarterDrawn,
    TileDrawn,
    TileLaid,
)
from boulevard.games.paris.moves import (
    INDEX,
    SEATS,
    Activation,
    Build,
    Deal,
    Decline,
    First,
    InPlay,
    Pass,
    Seat,
    Take,
    Tile,
)
from boulevard.games.paris.state import Laid, State, changed

PASS = Pass()
RIVAL = {"orange": "blue", "blue": "orange"}


# What chance decides ---------------------------------------------------------------------------------------------


class WhoStarts(Draw[First], frozen=True):
    """P8. Chance says who starts."""

    rule = "P8"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[First, int]]:
        return [(First(seat), 1) for seat in SEATS]

    def take(self, s: State, box: Box, move: First) -> Steps:
        s.starter = move.seat
        s.emit(StarterDrawn(move.seat))
        return ()


class CardsInPlay(Draw[InPlay], frozen=True):
    """P4. Chance chooses eight of the twelve postcards, each set equally likely."""

    rule = "P4"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[InPlay, int]]:
        return [(InPlay(cards), 1) for cards in combinations(sorted(box.cards), 8)]

    def take(self, s: State, box: Box, move: InPlay) -> Steps:
        s.cards = move.cards
        s.emit(PostcardsDrawn(card=move.cards))
        return ()


class DrawTile(Draw[Deal], frozen=True):
    """P7, P9, P18. A tile of the own pile, each equally likely, comes into the hand; the rival does not see it."""

    rule = "P18"
    seat: Seat

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Deal, int]]:
        return [(Deal(self.seat, tile), 1) for tile in s.piles[INDEX[self.seat]]]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        me = INDEX[self.seat]
        s.piles = changed(s.piles, me, without(s.piles[me], move.tile))
        s.hands = changed(s.hands, me, tuple(sorted((*s.hands[me], move.tile))))
        s.emit(TileDrawn(self.seat, tile=move.tile))
        return ()


def chance_objection(move: Move) -> Why | None:
    """P4, P8, P18. What chance decides is nobody's move."""
    for kind, draw in ((First, WhoStarts), (InPlay, CardsInPlay), (Deal, DrawTile)):
        if isinstance(move, kind):
            return Why(draw.rule, "chance")
    return None


# Phase 1 ---------------------------------------------------------------------------------------------------------


class Begin(Do, frozen=True):
    """P8, P9. The starting player takes the first turn."""

    rule = "P9"

    def run(self, s: State, box: Box) -> Steps:
        return (PhaseOne(s.starter),)


class PhaseOne(Ask[Tile | Take | Pass], frozen=True):
    """P9–P11. Place a tile, or take a building; who has placed all tiles may also pass."""

    rule = "P9"
    key = "phase-one"
    idle = (Pass,)

    def options(self, s: State, box: Box) -> Sequence[Tile | Take | Pass]:
        taken = {laid.square for laid in s.laid}
        empty = [square for square in SQUARES if square not in taken]
        hand = s.hands[INDEX[self.seat]]
        moves: list[Tile | Take | Pass] = []
        for tile in hand:
            for square in empty:
                moves += box.laying[tile, square]
        moves += [box.takes[name] for name in s.pool]
        if not hand:
            moves.append(PASS)
        return moves

    def take(self, s: State, box: Box, move: Tile | Take | Pass) -> Steps:
        me = INDEX[self.seat]
        if isinstance(move, Tile):
            return self.lay(s, box, me, move)
        if isinstance(move, Take):
            s.pool = without(s.pool, move.building)
            s.reserves = changed(s.reserves, me, (*s.reserves[me], move.building))
            s.emit(BuildingTaken(self.seat, building=move.building))
        else:
            s.emit(Passed(self.seat))
        return (PhaseOne(RIVAL[self.seat]),)

    def lay(self, s: State, box: Box, me: int, move: Tile) -> Steps:
        """P9, P12. A tile on a square, then the next one into the hand; the 16th ends the phase."""
        ground = box.ground[self.seat, move.tile, move.square, move.turns]
        s.colours = (s.colours[0] | ground.colours[0], s.colours[1] | ground.colours[1])
        s.mixed |= ground.mixed
        s.lights |= ground.lights
        s.laid += (Laid(str(move.square), self.seat, move.tile, move.turns),)
        s.hands = changed(s.hands, me, without(s.hands[me], move.tile))
        s.emit(TileLaid(self.seat, tile=move.tile, square=str(move.square), turns=move.turns))
        if not s.hands[me] and not s.piles[me] and s.done_first is None:
            s.done_first = me
        if len(s.laid) == 16:
            return begin_phase_two(s)
        following = PhaseOne(RIVAL[self.seat])
        return (DrawTile(SEATS[me]), following) if s.piles[me] else (following,)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        hand = s.hands[INDEX[self.seat]]
        match move:
            case Tile() if move.tile not in hand:
                return Why("P9", "tile-not-in-hand", {"tile": move.tile, "hand": list(hand) or None})
            case Tile() if any(laid.square == move.square for laid in s.laid):
                return Why("P9", "square-taken", {"square": str(move.square)})
            case Take() if move.building not in box.size:
                return Why("P3", "building-unknown", {"text": move.building})
            case Take() if move.building not in s.pool:
                return Why("P9", "not-in-pool", {"building": move.building})
            case Pass() if hand:
                return Why("P10", "pass-tiles-left")
            case Tile() | Take() | Pass():
                return None
        return chance_objection(move) or Why("P9", "phase-one")


def begin_phase_two(s: State) -> Steps:
    """P12. The 16th tile ends phase 1 at once; who was first to place all tiles goes on."""
    assert s.done_first is not None
    seat = SEATS[s.done_first]
    s.emit(PhaseTwoBegun(seat))
    return (PhaseTwo(seat),)


# Phase 2 ---------------------------------------------------------------------------------------------------------


class PhaseTwo(Ask[Build | Activation | Pass], frozen=True):
    """P13–P17. Place a building of the reserve, or activate a postcard; pass only where nothing else is due."""

    rule = "P13"
    key = "phase-two"
    idle = (Pass, Decline)

    def options(self, s: State, box: Box) -> Sequence[Build | Activation | Pass]:
        me = INDEX[self.seat]
        moves: list[Build | Activation | Pass] = [*builds(s, box, me), *postcards.activations(s, box, me)]
        if may_pass(s, box, me):
            moves.append(PASS)
        return moves

    def take(self, s: State, box: Box, move: Build | Activation | Pass) -> Steps:
        me = INDEX[self.seat]
        if isinstance(move, Pass):
            s.passes += 1
            s.emit(Passed(self.seat))
        else:
            s.passes = 0
            if isinstance(move, Build):
                s.reserves = changed(s.reserves, me, without(s.reserves[me], move.building))
                s.stand(me, move.building, int(move.spaces))
                s.emit(Built(self.seat, building=move.building, spaces=str(move.spaces)))
            else:
                postcards.activate(s, box, me, move)
        if played_out(s, box):
            s.over = True
            s.emit(GameOver())
            return ()
        return (PhaseTwo(RIVAL[self.seat]),)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        me = INDEX[self.seat]
        if isinstance(move, Activation):
            return postcards.objection(s, box, me, move)
        match move:
            case Build() if move.building not in box.size:
                return Why("P3", "building-unknown", {"text": move.building})
            case Build() if move.building not in s.reserves[me]:
                return Why("P13", "not-in-reserve", {"building": move.building})
            case Build():
                return sites.objection(s, box, me, move.building, int(move.spaces))
            case Pass() if tokens := s.tokens(box, me):
                return Why("P15", "pass-tokens-left", {"tokens": tokens})
            case Pass():
                return None if may_pass(s, box, me) else Why("P15", "pass-can-build")
            case Tile() | Take():
                return Why("P12", "phase-two")
        return chance_objection(move)


def builds(s: State, box: Box, me: int, powers: bool = True) -> list[Build]:
    """P13, P14. Every placement of a building of the reserve."""
    return sites.buildable(s, box, me, box.builds_of(s.reserves[me], s.flip), powers)


def may_pass(s: State, box: Box, me: int) -> bool:
    """P15. No token left and no placement without Métropolitain or Chartier."""
    return not s.tokens(box, me) and not builds(s, box, me, powers=False)


def played_out(s: State, box: Box) -> bool:
    """P16. All tokens used and nobody can place anything, powers included; or two passes in succession."""
    if s.passes >= 2:
        return True
    return len(s.used) == 2 * box.tokens and not any(builds(s, box, me) for me in (0, 1))


def opening(options: dict[str, Any]) -> Steps:
    """P4, P7, P8. What chance decides before the first turn, in this order."""
    if options["first"] == "random":
        yield WhoStarts()
    if options["postcards"] == "random":
        yield CardsInPlay()
    for _ in range(options["hand"]):
        for seat in SEATS:
            yield DrawTile(seat)
    yield Begin()


Step = WhoStarts | CardsInPlay | DrawTile | Begin | PhaseOne | PhaseTwo
