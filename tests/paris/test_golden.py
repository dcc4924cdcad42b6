"""The golden games of Paris show every way to end and every postcard, with effect and without."""

from pathlib import Path

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import Table, replay

FOLDER = Path(__file__).parent.parent / "data" / "golden" / "paris"
ALWAYS = {"metropolitain", "chartier", "sacre-coeur"}


def tables() -> list[Table]:
    return [replay(registry.game("paris"), read_record(path.read_bytes())) for path in sorted(FOLDER.glob("*.game"))]


def test_every_postcard_is_used_and_every_one_that_can_be_is_declined() -> None:
    """P17. Nine of the twelve may be activated without effect."""
    used = {(one.card, one.declined) for table in tables() for one in table.state.used}
    cards = set(registry.game("paris").box.cards)
    assert used == {(card, False) for card in cards} | {(card, True) for card in cards - ALWAYS}


def test_every_way_to_end() -> None:
    """P16. Nobody can place anything; two passes; and a resignation; one game still runs."""
    outcomes = [(table.outcome, table.state.passes) for table in tables()]
    ends = {(outcome.reason if outcome else None, passes >= 2) for outcome, passes in outcomes}
    assert ends == {("played out", False), ("played out", True), ("resigned", False), (None, False)}


def test_powers_are_spent_under_building_garden_and_fountain() -> None:
    """C2, C3, C6. Golden games hold the rarer combinations too."""
    states = [table.state for table in tables()]
    assert {card for s in states for card in s.spent} == {"metropolitain", "chartier"}
    under = [(one.building, bool(one.spaces & s.colours[1 - one.owner])) for s in states for one in s.buildings]
    assert any(building == "JARDIN" and rival for building, rival in under) or any(
        one.building == "JARDIN" and one.spaces & s.lights for s in states for one in s.buildings
    )
    fountains = [(s, piece) for s in states for piece in s.pieces if piece.card == "fontaine"]
    assert any(piece.space & s.colours[1 - piece.owner] for s, piece in fountains)


def test_ties_are_broken_and_shared() -> None:
    """S5. One golden game is decided by free spaces, one is shared."""
    ended = [table.outcome for table in tables() if table.outcome and table.outcome.reason == "played out"]
    level = [outcome for outcome in ended if len({sheet["total"] for sheet in outcome.scores.values()}) == 1]
    assert {len(outcome.winners) for outcome in level} == {1, 2}
