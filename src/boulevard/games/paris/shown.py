"""What follows from a view by the rules and what a drawing needs, so that whoever draws it knows no rules."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from boulevard.core.game import AnyGame, Item
from boulevard.core.game import Shown as CoreShown
from boulevard.games.paris.board import each, names, sides
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import INDEX, SEATS
from boulevard.games.paris.scoring import (
    LINES,
    STAMPS,
    around_statue,
    beside_fountain,
    dancer_area,
    groups,
    is_blocked,
    lamps_on,
    large_light,
    painted_lights,
    painter_area,
    small_lights,
)
from boulevard.games.paris.state import POWERS, Piece, State
from boulevard.games.paris.view import View


class Lamp(Struct, frozen=True):
    """A light that exists: its space, and the spaces it reaches (the large one: as far as nothing shades them)."""

    space: str
    large: bool
    reach: list[str]


class Shown(CoreShown, frozen=True):
    lamps: list[Lamp]
    lights: dict[str, list[str]]
    """For each building on the board, the spaces of the lamps that reach it."""
    groups: dict[str, list[list[str]]]
    """Each player's groups of buildings that touch, the largest first."""
    areas: dict[str, list[str]]
    """For each stamped card with its piece on the board: the area of the painter or the dancer, the spaces that count
    for the statue, the buildings beside the fountain."""
    spends: dict[str, list[str]]
    """Of the moves that are offered to the viewer, those that spend a power, with the powers (C2, C6)."""


def common(game: AnyGame, view: View, s: State) -> dict[str, Any]:
    """What is drawn for all alike."""
    return {"endings": game.endings(view), **laid_out(s, game.box)}


def laid_out(s: State, box: Box) -> dict[str, Any]:
    """What follows from what lies there, whoever looks and however it came about."""
    grouped = {seat: largest_first(s, me) for me, seat in enumerate(SEATS)}
    return {
        "lamps": list(lamps(s, box)),
        "lights": {one.building: names(lamps_on(s, box, one)) for one in s.buildings},
        "groups": {seat: [names(group) for group in found] for seat, found in grouped.items()},
        "areas": {piece.card: names(area_of(s, piece)) for piece in s.pieces if piece.card in STAMPS},
        "items": [
            Item(seat, line, *item)
            for me, seat in enumerate(SEATS)
            for line in LINES
            for item in PARTS[line](s, box, me)
        ],
    }


def shown(game: AnyGame, view: View, s: State, same: dict[str, Any]) -> Shown:
    return Shown(**same, spends=dict(spending(game, view, s)))


def lamps(s: State, box: Box) -> Iterator[Lamp]:
    """S1, C2, C8, C9. A light covered by a building is no light any more."""
    large = s.piece("grande-lumiere")
    for space in each(small_lights(s) | (large.space if large else 0)):
        is_large = large is not None and space == large.space
        yield Lamp(names(space)[0], is_large, names(large_light(s, box) if is_large else sides(space)))


def spending(game: AnyGame, view: View, s: State) -> Iterator[tuple[str, list[str]]]:
    """C2, C6. Each offered move that spends a power; tried, so that the rules alone say which."""
    if view.seat is None or view.seat not in view.to_act or not any(s.power(INDEX[view.seat], one) for one in POWERS):
        return
    for move in game.options(s, view.seat):
        after = game.clone(s)
        game.do(after, move)
        if spent := after.spent[len(s.spent) :]:
            yield str(move), list(spent)


def largest_first(s: State, me: int) -> list[int]:
    """S2. A player's groups, the largest first."""
    return sorted(groups(s, me), key=int.bit_count, reverse=True)


def area_of(s: State, piece: Piece) -> int:
    """C5, C10, C11, C12. The spaces of which a stamped card makes its points."""
    match piece.card:
        case "peintre":
            return painter_area(s, piece)
        case "moulin-rouge":
            return dancer_area(s, piece)
        case "fontaine":
            return sum(one.spaces for one in beside_fountain(s, piece))
        case _:
            beside, cornering = around_statue(s, piece)
            return beside | cornering


# The score sheet in parts: points, key, figures, where to look ---------------------------------------------------

Part = tuple[int, str, dict[str, Any], list[str]]


def lit_buildings(s: State, box: Box, me: int) -> Iterator[Part]:
    """S1. Each building that a light reaches."""
    for one in s.buildings:
        if one.owner == me and (reached := lamps_on(s, box, one)):
            figures = {"building": one.building, "size": one.size, "lamps": reached.bit_count()}
            yield one.size * reached.bit_count(), "lit", figures, names(one.spaces | reached)


def group(s: State, box: Box, me: int) -> Iterator[Part]:
    """S2. The largest group."""
    for largest in largest_first(s, me)[:1]:
        joined = [one.building for one in s.buildings if one.owner == me and one.spaces & largest]
        figures = {"building": joined, "count": len(joined)}
        yield largest.bit_count(), "group", figures, names(largest)


def unbuilt(s: State, box: Box, me: int) -> Iterator[Part]:
    """S3, C4. Each building left in the reserve."""
    spared = s.has_used(me, "sacre-coeur")
    for building in s.reserves[me]:
        yield 0 if spared else box.unbuilt, "spared" if spared else "unbuilt", {"building": building}, []


def cards(s: State, box: Box, me: int) -> Iterator[Part]:
    """S4. Each stamped card whose piece is on the board."""
    for piece in s.pieces:
        if piece.owner != me or piece.card not in STAMPS:
            continue
        key, seen = piece.card, area_of(s, piece)
        figures: dict[str, int] = {}
        match piece.card:
            case "peintre":
                seen = painted_lights(s, piece)
                figures = {"count": seen.bit_count()}
            case "moulin-rouge":
                figures = {"count": seen.bit_count()}
            case "fontaine":
                figures = {"count": len(beside_fountain(s, piece))}
            case "penseur" if is_blocked(s, piece):
                key = "penseur-blocked"
            case "penseur":
                beside, cornering = around_statue(s, piece)
                figures = {"sides": beside.bit_count(), "corners": cornering.bit_count()}
        yield STAMPS[piece.card](s, box, piece), key, figures, names(piece.space | seen)


PARTS = {"lit": lit_buildings, "group": group, "unbuilt": unbuilt, "cards": cards}
