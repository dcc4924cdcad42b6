"""Why a move is not offered: the first rule that it breaks. Asked from a view, of the seat whose turn it is."""

from boulevard.core.game import Why
from boulevard.core.moves import Move
from boulevard.games.paris.board import DIRECTIONS, names, placements, sides
from boulevard.games.paris.box import JARDIN, Box
from boulevard.games.paris.moves import (
    Annex,
    Build,
    Decline,
    Garden,
    Lasting,
    Levitate,
    Pass,
    Put,
    Statue,
    Take,
    Tile,
)
from boulevard.games.paris.postcards import POSTCARDS
from boulevard.games.paris.state import State


def objection(s: State, box: Box, me: int, move: Move) -> Why | None:
    match move:
        case Tile():
            return _tile(s, box, me, move)
        case Take():
            return _take(s, box, move)
        case Pass():
            return _pass(s, box, me)
        case Build():
            return _phase(s, 2) or _build(s, box, me, move)
        case Lasting() | Put() | Garden() | Annex() | Statue() | Levitate() | Decline():
            return _phase(s, 2) or _card(s, box, me, move)
    return None


def _phase(s: State, wanted: int) -> Why | None:
    if s.phase == wanted:
        return None
    return Why("P9", "phase-one") if wanted == 2 else Why("P12", "phase-two")


def _tile(s: State, box: Box, me: int, move: Tile) -> Why | None:
    if (why := _phase(s, 1)) is not None:
        return why
    if move.tile not in s.hands[me]:
        return Why("P9", "tile-not-in-hand", {"tile": move.tile, "hand": list(s.hands[me]) or None})
    if any(laid.square == move.square for laid in s.laid):
        return Why("P9", "square-taken", {"square": str(move.square)})
    return None


def _take(s: State, box: Box, move: Take) -> Why | None:
    if (why := _phase(s, 1)) is not None:
        return why
    if move.building not in box.size:
        return Why("P3", "building-unknown", {"text": move.building})
    return Why("P9", "not-in-pool", {"building": move.building})


def _pass(s: State, box: Box, me: int) -> Why:
    if s.phase == 1:
        return Why("P10", "pass-tiles-left")
    if s.tokens(box, me):
        return Why("P15", "pass-tokens-left", {"tokens": s.tokens(box, me)})
    return Why("P15", "pass-can-build")


def _build(s: State, box: Box, me: int, move: Build) -> Why | None:
    if move.building not in box.size:
        return Why("P3", "building-unknown", {"text": move.building})
    if move.building not in s.reserves[me]:
        return Why("P13", "not-in-reserve", {"building": move.building})
    return _site(s, box, me, move.building, int(move.spaces))


def _site(s: State, box: Box, me: int, building: str, spaces: int, powers: bool = True) -> Why | None:
    """P14 for one building on these spaces."""
    if not s.chimneys(box, me):
        return Why("P14", "no-chimney")
    flip = s.flip and building != JARDIN
    if spaces not in placements(box.shapes[building], flip):
        mirrored = spaces in placements(box.shapes[building], True)
        return Why("P3", "mirrored" if mirrored else "shape", {"building": building})
    if taken := spaces & s.covered:
        return Why("P6", "not-free", {"space": names(taken)})
    site = s.site(me, powers)
    if lights := spaces & s.lights & ~site.under_light:
        return Why("P14", "on-light", {"space": names(lights)})
    if rival := spaces & s.colours[1 - me] & ~site.under_rival:
        return Why("P14", "on-rival", {"space": names(rival)})
    if (spaces & site.under_light).bit_count() > 1:
        return Why("C2", "one-light", {"space": names(spaces & site.under_light)})
    if (spaces & site.under_rival).bit_count() > 1:
        return Why("C6", "one-rival", {"space": names(spaces & site.under_rival)})
    return None


def _card(
    s: State, box: Box, me: int, move: Lasting | Put | Garden | Annex | Statue | Levitate | Decline
) -> Why | None:
    name = move.card
    if not s.tokens(box, me):
        return Why("P17", "no-token")
    if name not in s.cards:
        return Why("P4", "card-not-in-play", {"card": name})
    if name not in s.face_up():
        return Why("P17", "card-used", {"card": name})
    match move:
        case Put() | Statue() | Annex():
            return _piece(s, me, name, move)
        case Garden():
            return _site(s, box, me, JARDIN, int(move.spaces))
        case Levitate():
            return _levitate(s, box, me, move)
    return None


def _piece(s: State, me: int, name: str, move: Put | Statue | Annex) -> Why | None:
    rule, space, shown = POSTCARDS[name].rule, int(move.space), str(move.space)
    if space & s.covered:
        return Why("P6", "not-free", {"space": [shown]})
    if name == "grande-lumiere":
        return None if space & s.lights else Why(rule, "wants-light", {"space": shown})
    if name == "fontaine":
        return Why(rule, "wants-own-or-mixed", {"space": shown})
    if not space & s.colours[me]:
        return Why("C13", "wants-own-colour", {"space": shown})
    if isinstance(move, Statue) and not DIRECTIONS[move.facing](space) & s.free:
        return Why(rule, "statue-blocked", {"space": shown, "facing": move.facing})
    if isinstance(move, Annex):
        own = {one.building: one.spaces for one in s.buildings if one.owner == me}
        if move.building not in own:
            return Why(rule, "annex-not-yours", {"text": move.building})
        if not sides(space) & own[move.building]:
            return Why(rule, "annex-apart", {"space": shown, "building": move.building})
    return None


def _levitate(s: State, box: Box, me: int, move: Levitate) -> Why | None:
    for building in (move.building_old, move.building_new):
        if building not in box.size:
            return Why("P3", "building-unknown", {"text": building})
    if move.building_old not in s.reserves[me]:
        return Why("C1", "not-in-reserve", {"building": move.building_old})
    if move.building_new not in s.pool:
        return Why("C1", "not-in-pool", {"building": move.building_new})
    if _site(s, box, me, move.building_new, int(move.spaces)) is None:
        return Why("C1", "levitation-no-power")
    return _site(s, box, me, move.building_new, int(move.spaces), powers=False)
