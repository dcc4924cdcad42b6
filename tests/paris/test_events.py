"""What happens is told by the classes that say what can happen, with figures of the types that they promise."""

from random import Random

import msgspec

from boulevard.core import contract
from boulevard.core.events import HIDDEN, Event
from paris.drawing import game, new_game, position


def happened(games: int) -> list[Event]:
    events: list[Event] = []
    for number in range(games):
        rng = Random(f"events:{number}")
        table = contract.any_table(game, rng)
        while table.to_act:
            events += table.play_offered(*contract.any_move(game, table.state, rng))
    return events


def test_every_event_is_declared_and_every_declared_one_happens() -> None:
    events = happened(games=40)
    assert {type(event) for event in events} == set(game.event_types)
    assert len({kind.name for kind in game.event_types}) == len(game.event_types)
    for event in events:
        assert msgspec.convert(msgspec.to_builtins(event), type(event)) == event


def test_only_its_owner_knows_the_tile_drawn() -> None:
    """P18. Everything else that happens is told to everybody alike."""
    assert [kind.name for kind in game.event_types if kind.secret] == ["draw"]
    s = new_game()
    (drawn,) = game.apply(s, "-", game.parse("deal orange 3"))
    assert drawn.seen_by("orange") == {"event": "draw", "seat": "orange", "tile": 3}
    assert drawn.seen_by("blue") == drawn.seen_by(None) == {"event": "draw", "seat": "orange", "tile": HIDDEN}


def test_a_power_that_is_spent_tells_the_light_that_goes_out() -> None:
    """C2, C6. Métropolitain with the one space of the light; Chartier, which puts none out, with no space."""
    s = position("OBL", "orange holds LINE", "orange card metropolitain", "orange card chartier")
    events = game.apply(s, "orange", game.parse("build LINE a1+b1+c1"))
    spent = [event.seen_by(None) for event in events if event.name == "spent"]
    assert [(one["card"], one["light"]) for one in spent] == [("metropolitain", "c1"), ("chartier", None)]
