"""The score sheet: one function for each line, for the seat `me`."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from boulevard.core.scores import Sheets, ranked, sheet
from boulevard.core.verdict import TieBreaks
from boulevard.games.paris.board import DIRECTIONS, area, corners, sides
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.state import Piece, Standing, State


def built(s: State) -> int:
    """Spaces under buildings, annex and garden included."""
    spaces = 0
    for standing in s.buildings:
        spaces |= standing.spaces
    return spaces


def small_lights(s: State) -> int:
    """Lights that reach the four spaces around them: printed ones not covered (C2, C9), and the Lampadaire (C8)."""
    lamp = s.piece("lampadaire")
    return s.lights & ~s.covered | (lamp.space if lamp else 0)


def large_light(s: State, box: Box) -> int:
    """C9. The spaces that the Large Streetlight reaches; a building shades what is behind it."""
    large = s.piece("grande-lumiere")
    walls, lit = built(s), 0
    if large is not None:
        for onward in DIRECTIONS.values():
            space = large.space
            for _ in range(box.reach):
                space = onward(space)
                lit |= space
                if space & walls:
                    break
    return lit


def lamps_on(s: State, box: Box, standing: Standing) -> int:
    """S1. The spaces of the lights that reach a building."""
    lamps = sides(standing.spaces) & small_lights(s)
    large = s.piece("grande-lumiere")
    if large is not None and large_light(s, box) & standing.spaces:
        lamps |= large.space
    return lamps


def lights_on(s: State, box: Box, standing: Standing) -> int:
    """S1. How many lights reach a building, each once."""
    return lamps_on(s, box, standing).bit_count()


def lit(s: State, box: Box, me: int) -> int:
    """S1. Size times the number of lights, for each building."""
    return sum(standing.size * lights_on(s, box, standing) for standing in s.buildings if standing.owner == me)


def groups(s: State, me: int) -> Sequence[int]:
    """S2. The spaces of each group of buildings of one player that touch side to side."""
    left = 0
    for standing in s.buildings:
        if standing.owner == me:
            left |= standing.spaces
    return groups_in(left)


@lru_cache(4096)
def groups_in(left: int) -> tuple[int, ...]:
    """The parts of a set of spaces that do not touch each other."""
    found = []
    while left:
        group = area(left & -left, left)
        found.append(group)
        left &= ~group
    return tuple(found)


def largest_group(s: State, box: Box, me: int) -> int:
    """S2. The largest sum of sizes of buildings that touch."""
    return max((group.bit_count() for group in groups(s, me)), default=0)


def unbuilt(s: State, box: Box, me: int) -> int:
    """S3. Each building left in the reserve costs, unless Sacré-Cœur (C4)."""
    return 0 if s.has_used(me, "sacre-coeur") else box.unbuilt * len(s.reserves[me])


def painter_area(s: State, piece: Piece) -> int:
    """C5. Around the painter, bounded by buildings and the edge alone."""
    return area(piece.space, ~built(s))


def painted_lights(s: State, piece: Piece) -> int:
    """C5. The lights in the painter's area."""
    large = s.piece("grande-lumiere")
    return painter_area(s, piece) & (small_lights(s) | (large.space if large else 0))


def painter(s: State, box: Box, piece: Piece) -> int:
    """C5. 2 points for each light in his area."""
    return 2 * painted_lights(s, piece).bit_count()


def beside_fountain(s: State, piece: Piece) -> list[Standing]:
    """C10. The owner's buildings that touch one of its sides."""
    beside = sides(piece.space)
    return [one for one in s.buildings if one.owner == piece.owner and one.spaces & beside]


def fountain(s: State, box: Box, piece: Piece) -> int:
    """C10. 3 points for each own building that touches one of its sides."""
    return 3 * len(beside_fountain(s, piece))


def dancer_area(s: State, piece: Piece) -> int:
    """C11. Around the dancer, bounded by the edge and every piece; `en`: by free printed lights too."""
    open_spaces = s.free if s.options["edition"] == "fr" else s.free & ~s.lights
    return area(piece.space, open_spaces)


def dancer(s: State, box: Box, piece: Piece) -> int:
    """C11. 1 point for her own space and for each free space of her area."""
    return dancer_area(s, piece).bit_count()


def is_blocked(s: State, piece: Piece) -> bool:
    """C12. Is the space in front of the statue occupied?"""
    assert piece.facing is not None
    return not DIRECTIONS[piece.facing](piece.space) & s.free


def around_statue(s: State, piece: Piece) -> tuple[int, int]:
    """C12. The free spaces at its sides and at its corners (`en`: of the own colour); none if the view is blocked."""
    if is_blocked(s, piece):
        return 0, 0
    counted = s.free if s.options["edition"] == "fr" else s.free & s.colours[piece.owner]
    return sides(piece.space) & counted, corners(piece.space) & counted


def statue(s: State, box: Box, piece: Piece) -> int:
    """C12. 2 points for each space that counts at a side, 1 at a corner."""
    beside, cornering = around_statue(s, piece)
    return 2 * beside.bit_count() + cornering.bit_count()


STAMPS: dict[str, Callable[[State, Box, Piece], int]] = {
    "peintre": painter,
    "fontaine": fountain,
    "moulin-rouge": dancer,
    "penseur": statue,
}


def stamped_cards(s: State, box: Box, me: int) -> int:
    """S4. The stamped cards with this player's token; a declined card has no piece and scores nothing."""
    return sum(STAMPS[piece.card](s, box, piece) for piece in s.pieces if piece.owner == me and piece.card in STAMPS)


LINES: dict[str, Callable[[State, Box, int], int]] = {
    "lit": lit,
    "group": largest_group,
    "unbuilt": unbuilt,
    "cards": stamped_cards,
}


def sheets(s: State, box: Box) -> Sheets:
    """What each would score if the game ended now."""
    return {seat: sheet(LINES, s, box, me) for me, seat in enumerate(SEATS)}


def winners(s: State, scores: Sheets) -> tuple[str, ...]:
    """S5. More points; then the tie-break; then both."""
    return ranked(scores, tie_breaks(s))


def tie_breaks(s: State) -> TieBreaks:
    """S5. More free spaces of the own printed colour."""
    return {seat: {"free": (s.free & s.colours[me]).bit_count()} for me, seat in enumerate(SEATS)}
