"""What the golden games of Paris must show between them."""

from boulevard import registry
from boulevard.core.table import Table
from boulevard.games.paris.box import JARDIN

POWERS = ("metropolitain", "chartier")
ALWAYS = (*POWERS, "sacre-coeur")
CARDS = registry.game("paris").box.cards

WANTED = {
    *(f"{card} used" for card in CARDS),
    *(f"{card} declined" for card in CARDS if card not in ALWAYS),
    *(f"{power} spent" for power in POWERS),
    *("ended: nobody can place", "ended: two passes", "ended: resigned", "running"),
    *("garden with a power", "fountain with Chartier", "tie broken by free spaces", "shared victory"),
    *("option edition=fr", "option edition=en", "option flip=True", "option hand=2"),
}


def shown(table: Table) -> set[str]:
    """What a game shows."""
    s, outcome = table.state, table.outcome
    found = {f"option {name}={value}" for name, value in table.options.items()}
    found |= {f"{used.card} {'declined' if used.declined else 'used'}" for used in s.used}
    found |= {f"{power} spent" for power in s.spent}
    if any(one.building == JARDIN and one.spaces & (s.lights | s.colours[1 - one.owner]) for one in s.buildings):
        found.add("garden with a power")
    if any(piece.card == "fontaine" and piece.space & s.colours[1 - piece.owner] for piece in s.pieces):
        found.add("fountain with Chartier")
    if outcome is None:
        found.add("running")
    elif outcome.reason == "resigned":
        found.add("ended: resigned")
    else:
        found.add("ended: two passes" if s.passes >= 2 else "ended: nobody can place")
        level = len({sheet["total"] for sheet in outcome.scores.values()}) == 1
        if level:
            found.add("shared victory" if len(outcome.winners) == 2 else "tie broken by free spaces")
    return found
