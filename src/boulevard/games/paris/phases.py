"""The course of a game of Paris: set-up, phase 1, phase 2, the end."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps
from boulevard.games.paris.board import SQUARES
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import SEATS, Build, Deal, First, InPlay, Pass, Take, Tile
from boulevard.games.paris.postcards import activate, activations
from boulevard.games.paris.state import Laid, State, changed, without

PASS = Pass()
INDEX: dict[str, int] = {seat: index for index, seat in enumerate(SEATS)}
RIVAL = {"orange": "blue", "blue": "orange"}


class WhoStarts(Draw, frozen=True):
    """P8. Chance says who starts."""

    rule = "P8"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        return [(First(seat), 1) for seat in SEATS]

    def take(self, s: State, box: Box, move: First) -> Steps:
        s.starter = move.seat
        s.emit("first", move.seat)
        return ()


class CardsInPlay(Draw, frozen=True):
    """P4. Chance chooses eight of the twelve postcards, each set equally likely."""

    rule = "P4"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        return [(InPlay(cards), 1) for cards in combinations(sorted(box.cards), 8)]

    def take(self, s: State, box: Box, move: InPlay) -> Steps:
        s.cards = move.cards
        s.emit("in-play", card=list(move.cards))
        return ()


class DrawTile(Draw, frozen=True):
    """P7, P9, P18. A tile of the own pile, each equally likely, comes into the hand; the rival does not see it."""

    rule = "P18"
    seat: str

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        return [(Deal(self.seat, tile), 1) for tile in s.piles[INDEX[self.seat]]]  # type: ignore[arg-type]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        me = INDEX[self.seat]
        s.piles = changed(s.piles, me, without(s.piles[me], move.tile))
        s.hands = changed(s.hands, me, tuple(sorted((*s.hands[me], move.tile))))
        s.emit_secret("draw", self.seat, tile=move.tile)
        return ()


class Begin(Do, frozen=True):
    """P8, P9. The starting player takes the first turn."""

    rule = "P9"

    def run(self, s: State, box: Box) -> Steps:
        return (PhaseOne(s.starter),)


class PhaseOne(Ask, frozen=True):
    """P9–P11. Place a tile, or take a building; who has placed all tiles may also pass."""

    rule = "P9"
    key = "phase-one"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        taken = {laid.square for laid in s.laid}
        empty = [square for square in SQUARES if square not in taken]
        hand = s.hands[INDEX[self.seat]]
        moves: list[Move] = []
        for tile in hand:
            for square in empty:
                moves += box.laying[tile, square]
        moves += [box.takes[name] for name in s.pool]
        if not hand:
            moves.append(PASS)
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        me = INDEX[self.seat]
        if isinstance(move, Tile):
            return self.lay(s, box, me, move)
        if isinstance(move, Take):
            s.pool = without(s.pool, move.building)
            s.reserves = changed(s.reserves, me, (*s.reserves[me], move.building))
            s.emit("take", self.seat, building=move.building)
        else:
            s.emit("pass", self.seat)
        return (PhaseOne(RIVAL[self.seat]),)

    def lay(self, s: State, box: Box, me: int, move: Tile) -> Steps:
        ground = box.ground[self.seat, move.tile, move.square, move.turns]
        s.colours = (s.colours[0] | ground.colours[0], s.colours[1] | ground.colours[1])
        s.mixed |= ground.mixed
        s.lights |= ground.lights
        s.laid += (Laid(str(move.square), self.seat, move.tile, move.turns),)
        s.hands = changed(s.hands, me, without(s.hands[me], move.tile))
        s.emit("tile", self.seat, tile=move.tile, square=str(move.square), turns=move.turns)
        if not s.hands[me] and not s.piles[me] and s.done_first is None:
            s.done_first = me
        if len(s.laid) == 16:
            return begin_phase_two(s)
        following = PhaseOne(RIVAL[self.seat])
        return (DrawTile(self.seat), following) if s.piles[me] else (following,)


def begin_phase_two(s: State) -> Steps:
    """P12. The 16th tile ends phase 1 at once; who was first to place all tiles goes on."""
    assert s.done_first is not None
    seat = SEATS[s.done_first]
    s.emit("phase-two", seat)
    return (PhaseTwo(seat),)


class PhaseTwo(Ask, frozen=True):
    """P13–P17. Place a building of the reserve, or activate a postcard; pass only where nothing else is due."""

    rule = "P13"
    key = "phase-two"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        me = INDEX[self.seat]
        moves = buildable(s, box, me)
        if s.tokens(box, me):
            moves += activations(s, box, me)
        if may_pass(s, box, me):
            moves.append(PASS)
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        me = INDEX[self.seat]
        if isinstance(move, Pass):
            s.passes += 1
            s.emit("pass", self.seat)
        else:
            s.passes = 0
            if isinstance(move, Build):
                s.reserves = changed(s.reserves, me, without(s.reserves[me], move.building))
                s.stand(me, move.building, int(move.spaces))
                s.emit("build", self.seat, building=move.building, spaces=str(move.spaces))
            else:
                activate(s, box, me, move)
        if played_out(s, box):
            s.over = True
            s.emit("over")
            return ()
        return (PhaseTwo(RIVAL[self.seat]),)


def buildable(s: State, box: Box, me: int, powers: bool = True) -> list[Move]:
    """P14. Every placement of a building of the reserve."""
    if not s.reserves[me] or not s.chimneys(box, me):
        return []
    site = s.site(me, powers)
    closed = site.closed
    fits = [
        (spaces, move) for name in s.reserves[me] for spaces, move in box.builds[name, s.flip] if not spaces & closed
    ]
    if site.under_light or site.under_rival:
        return [move for spaces, move in fits if site.admits(spaces)]
    return [move for _, move in fits]


def may_pass(s: State, box: Box, me: int) -> bool:
    """P15. No token left and no placement without Métropolitain or Chartier."""
    return not s.tokens(box, me) and not buildable(s, box, me, powers=False)


def played_out(s: State, box: Box) -> bool:
    """P16. All tokens used and nobody can place anything, powers included; or two passes in succession."""
    if s.passes >= 2:
        return True
    return len(s.used) == 2 * box.tokens and not any(buildable(s, box, me) for me in (0, 1))


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
