"""A move of Paris as somebody beside you would give it away: the kind of thing, the place, the deed, what it brings."""

from collections.abc import Iterator
from random import Random
from typing import Any

from boulevard.core.counsel import Counsel, Said, said, there
from boulevard.core.game import AnyGame, Preview
from boulevard.core.moves import Move
from boulevard.games.paris import moves as m
from boulevard.games.paris.board import names
from boulevard.games.paris.moves import INDEX, SEATS
from boulevard.games.paris.scoring import STAMPS
from boulevard.games.paris.shown import PARTS
from boulevard.games.paris.view import View

KINDS = {
    **dict.fromkeys(("lampadaire", "grande-lumiere"), "light"),
    **dict.fromkeys(STAMPS, "stamp"),
    **dict.fromkeys(("metropolitain", "chartier"), "power"),
    **dict.fromkeys(("jardin", "bouquinistes", "levitation"), "room"),
    "sacre-coeur": "spared",
}
"""What each postcard is good for."""


def counsel(game: AnyGame, view: View, move: Move) -> Counsel:
    after = game.preview(view, move)
    place, where = place_of(game, view, move)
    return Counsel(
        nudge=nudge(game, view, move, after),
        place=place,
        where=where,
        deed=deed(view, move),
        gains=tuple(gains(game, view, move, after)),
    )


def nudge(game: AnyGame, view: View, move: Move, after: Preview) -> Said:
    if isinstance(move, m.Decline):
        return said("hint-nudge-token")
    if isinstance(move, m.Activation):
        return said(f"hint-nudge-card-{KINDS[move.card]}")
    if isinstance(move, m.Build):
        more = {line: gained(game, view, after, line) for line in ("lit", "group")}
        best = max(more, key=lambda line: more[line])
        return said(f"hint-nudge-build-{best}" if more[best] > 0 else "hint-nudge-build")
    return said(f"hint-nudge-{str(move).partition(' ')[0]}")


def place_of(game: AnyGame, view: View, move: Move) -> tuple[Said | None, tuple[dict[str, Any], ...]]:
    """The square of a tile; the neighbourhood of a building, not its shape; the space of a piece; a card."""
    if isinstance(move, m.Tile):
        return said("hint-place-square", square=str(move.square)), (there("tile", view.seat, square=str(move.square)),)
    if isinstance(move, m.Take):
        size = game.box.size[move.building]
        alike = [building for building in view.pool if game.box.size[building] == size]
        return said("hint-place-pool", size=size), tuple(there("take", view.seat, building=one) for one in alike)
    if isinstance(move, (m.Build, m.Garden, m.Levitate)):
        around = neighbourhood(names(move.spaces))
        found = said("hint-place-spaces", space_from=around[0], space_to=around[-1])
        return found, (there("build", view.seat, spaces=around),)
    if isinstance(move, (m.Put, m.Annex, m.Statue)):
        (space,) = names(move.space)
        return said("hint-place-space", space=space), (there("piece", view.seat, space=space),)
    if isinstance(move, (m.Lasting, m.Decline)):
        return said("hint-place-card", card=move.card), (there("card", view.seat, card=move.card),)
    return None, ()


def neighbourhood(spaces: list[str]) -> list[str]:
    """The smallest rectangle of spaces around some, from its lower left corner to its upper right one."""
    columns, rows = sorted(space[0] for space in spaces), sorted(int(space[1]) for space in spaces)
    across = [chr(column) for column in range(ord(columns[0]), ord(columns[-1]) + 1)]
    return [f"{column}{row}" for column in across for row in range(rows[0], rows[-1] + 1)]


def deed(view: View, move: Move) -> Said:
    match move:
        case m.Tile():
            held = len(view.hands[view.seat or ""])
            return said("hint-deed-tile", tile=move.tile, square=str(move.square), turns=move.turns, count=held)
        case m.Take():
            return said("hint-deed-take", building=move.building)
        case m.Build():
            return said("hint-deed-build", building=move.building, spaces=names(move.spaces))
        case m.Put():
            key = "hint-deed-streetlight" if move.card == "lampadaire" else "hint-deed-piece"
            return said(key, card=move.card, piece=move.card, space=names(move.space)[0])
        case m.Statue():
            return said("hint-deed-statue", card=move.card, space=names(move.space)[0], facing=move.facing)
        case m.Garden():
            return said("hint-deed-garden", card=move.card, spaces=names(move.spaces))
        case m.Annex():
            return said("hint-deed-annex", card=move.card, space=names(move.space)[0], building=move.building)
        case m.Levitate():
            built = {"building_old": move.building_old, "building_new": move.building_new}
            return said("hint-deed-levitation", card=move.card, spaces=names(move.spaces), **built)
        case m.Decline():
            return said("hint-deed-decline", card=move.card)
        case m.Lasting():
            return said("hint-deed-card", card=move.card)
    return said("hint-deed-pass")


def gains(game: AnyGame, view: View, move: Move, after: Preview) -> Iterator[Said]:
    """What the score sheets say of it at once, and what the rival can no longer have."""
    rival = SEATS[1 - INDEX[view.seat or ""]]
    yield from own_gains(game, view, move, after)
    if (group := gained(game, view, after, "group")) > 0:
        yield said("hint-gain-group", points=group)
    for event in after.events:
        if event["event"] == "spent":
            yield said("hint-gain-spent", card=event["card"])
    if (lost := game.sheet(view)[rival]["total"] - after.sheets[rival]["total"]) > 0:
        yield said("hint-gain-rival", seat=rival, points=lost)
    if isinstance(move, m.Take):
        yield said("hint-gain-denied-building", seat=rival)
    elif isinstance(move, m.Activation) and view.tokens[rival]:
        yield said("hint-gain-denied-card", seat=rival)


def own_gains(game: AnyGame, view: View, move: Move, after: Preview) -> Iterator[Said]:
    """S1, S3, S4. Of the light on what goes up, of a stamped card, of what stays in the reserve."""
    me, s = INDEX[view.seat or ""], game.determinize(after.view, Random(0))
    if isinstance(move, (m.Build, m.Levitate)):
        building = move.building if isinstance(move, m.Build) else move.building_new
        for points, _, figures, _ in PARTS["lit"](s, game.box, me):
            if figures["building"] == building:
                yield said("hint-gain-lit", lamps=figures["lamps"], points=points)
    elif isinstance(move, (m.Put, m.Statue)) and move.card in STAMPS:
        for points, key, figures, _ in PARTS["cards"](s, game.box, me):
            if key == move.card:
                yield said(f"hint-gain-{key}", points=points, count=figures.get("count", 0))
    elif isinstance(move, m.Lasting) and move.card == "sacre-coeur":
        if (spared := gained(game, view, after, "unbuilt")) > 0:
            yield said("hint-gain-spared", points=spared)
    elif isinstance(move, m.Activation) and (points := gained(game, view, after, "lit")) > 0:
        yield said("hint-gain-light", points=points)


def gained(game: AnyGame, view: View, after: Preview, line: str) -> int:
    """How a line of the viewer's sheet would change."""
    seat = view.seat or ""
    return after.sheets[seat][line] - game.sheet(view)[seat][line]
