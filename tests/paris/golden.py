"""What the golden games of Paris must show between them."""

from typing import Any

from boulevard import registry
from boulevard.core.events import Event
from boulevard.core.game import Outcome
from boulevard.core.table import Table
from boulevard.games.paris.board import DIRECTIONS
from boulevard.games.paris.box import JARDIN
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.scoring import STAMPS, built, is_blocked
from goldens import answer, shown_by_any, told, wanted_of

POWERS = ("metropolitain", "chartier")
ANSWERS = (
    *("phase-one: tile", "phase-one: take", "phase-one: pass"),
    *("phase-two: build", "phase-two: card", "phase-two: pass"),
)
ALWAYS = (*POWERS, "sacre-coeur")
EDITIONS = ("fr", "en")
game = registry.game("paris")
CARDS = game.box.cards

WANTED = {
    *wanted_of(game),
    *ANSWERS,
    *(f"{card} used by {seat}" for card in CARDS for seat in SEATS),
    *(f"{card} declined by {seat}" for card in CARDS if card not in ALWAYS for seat in SEATS),
    *(f"{power} spent by {seat}" for power in POWERS for seat in SEATS),
    *(f"{power} never spent" for power in POWERS),
    *(f"{building} built" for building in (*game.box.buildings, JARDIN)),
    *("both powers in one building", "garden with a power", "fountain with Chartier"),
    *(f"annex of {what}" for what in ("a building", "the garden")),
    *("a mirror image", "no chimney left", "a light built over", "the large light lights", "the large light is shaded"),
    *(f"{card} scores, edition {edition}" for card in STAMPS for edition in EDITIONS),
    *(f"statue faces {facing}" for facing in "nesw"),
    *("statue blocked", "unbuilt", "unbuilt with Sacré-Cœur"),
    *("pool empty", "the starter is not done first"),
    *("ended: nobody can place", "ended: two passes"),
    *(f"ended: {seat} resigned" for seat in SEATS),
    *("running in phase 1", "running in phase 2"),
    *(f"tie broken by free spaces for {seat}" for seat in SEATS),
    "shared victory",
}

RARE: set[str] = set()


def shown(table: Table) -> set[str]:
    """What a game shows."""
    s = table.state
    found = shown_by_any(table)
    found |= {f"{one.card} {'declined' if one.declined else 'used'} by {SEATS[one.owner]}" for one in s.used}
    found |= {f"{one.building} built" for one in s.buildings}
    if s.annex is not None:
        found.add("annex of the garden" if s.annex.building == JARDIN else "annex of a building")
    for before, move, after, events in told(table):
        found |= answer(before, game, move) | happened(after, events)
    if any(not s.chimneys(game.box, me) for me in (0, 1)):
        found.add("no chimney left")
    if table.outcome is None:
        found.add(f"running in phase {s.phase}")
    else:
        found |= ending(s, table.outcome)
    return found


def happened(after: Any, events: tuple[Event, ...]) -> set[str]:
    found = set()
    spent = [event for event in events if event.name == "spent"]
    for event in events:
        match event.name, event.figures:
            case "spent", {"card": power}:
                found.add(f"{power} spent by {event.seat}")
                found |= {"a light built over"} if power == "metropolitain" else set()
            case "build", {"building": building}:
                found |= {"both powers in one building"} if len(spent) == 2 else set()
                found |= {"garden with a power"} if spent and building == JARDIN else set()
                found |= {"a mirror image"} if mirrored(after) else set()
            case "piece", {"piece": "fontaine"} if spent:
                found.add("fountain with Chartier")
            case "statue", {"facing": facing}:
                found.add(f"statue faces {facing}")
            case "phase-two", _ if SEATS[after.done_first] != after.starter:
                found.add("the starter is not done first")
    if not after.pool:
        found.add("pool empty")
    return found


def mirrored(s: Any) -> bool:
    """Does the building built last stand as a mirror image?"""
    last = s.buildings[-1]
    return last.spaces not in game.box.placements[last.building, False]


def lights(s: Any) -> set[str]:
    """C9. Does the Large Streetlight light a building, and does one stand in its way?"""
    large, walls, found = s.piece("grande-lumiere"), built(s), set()
    if large is not None:
        for onward in DIRECTIONS.values():
            near = onward(large.space)
            if (near | onward(near)) & walls:
                found.add("the large light lights")
            if near & walls and onward(near):
                found.add("the large light is shaded")
    return found


def ending(s: Any, outcome: Outcome) -> set[str]:
    if outcome.reason == "resigned":
        return {f"ended: {seat} resigned" for seat in s.resigned}
    left = {f"{power} never spent" for power in POWERS for me in (0, 1) if s.power(me, power)}
    found = left | lights(s)
    found.add("ended: two passes" if s.passes >= 2 else "ended: nobody can place")
    for piece in s.pieces:
        if piece.card in STAMPS and STAMPS[piece.card](s, game.box, piece) > 0:
            found.add(f"{piece.card} scores, edition {s.options['edition']}")
        if piece.card == "penseur" and is_blocked(s, piece):
            found.add("statue blocked")
    for me in (0, 1):
        if s.reserves[me]:
            found.add("unbuilt with Sacré-Cœur" if s.has_used(me, "sacre-coeur") else "unbuilt")
    if len({sheet["total"] for sheet in outcome.scores.values()}) == 1:
        (first, *others) = outcome.winners
        found.add("shared victory" if others else f"tie broken by free spaces for {first}")
    return found
