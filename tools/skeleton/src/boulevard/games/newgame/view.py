"""What a seat may know of a game of Newgame, and a state that it could be in."""

from random import Random
from typing import Any

from boulevard.core.game import View as CoreView
from boulevard.games.newgame.box import Box
from boulevard.games.newgame.moves import SEATS
from boulevard.games.newgame.state import State


class View(CoreView, kw_only=True):
    pile: int
    """How many cards are not dealt yet."""
    hands: dict[str, list[int | None]]
    """Null for a card that the viewer may not see."""
    laid: dict[str, list[int]]
    turns: int


def view_of(s: State, seat: str | None, heading: dict[str, Any]) -> View:
    """Filled in field by field: what is not written here cannot leak."""
    return View(
        **heading,
        pile=len(s.pile),
        hands={one: list(hand) if one == seat else [None] * len(hand) for one, hand in s.hands.items()},
        laid={one: list(cards) for one, cards in s.laid.items()},
        turns=s.turns,
    )


def state_of(view: View, box: Box, rng: Random) -> State:
    """A state in which the viewer sees this view: cards that it cannot see are drawn from those that lie nowhere."""
    seen = {card for seat in SEATS for card in (*view.hands[seat], *view.laid[seat])}
    unseen = [card for card in box.cards if card not in seen]
    rng.shuffle(unseen)
    hands: dict[str, tuple[int, ...]] = {}
    for seat in SEATS:
        own = [card for card in view.hands[seat] if card is not None]
        missing = len(view.hands[seat]) - len(own)
        hands[seat] = tuple(sorted([*own, *unseen[:missing]]))
        unseen = unseen[missing:]
    return State(
        **view.begun(),
        pile=tuple(sorted(unseen)),
        hands=hands,
        laid={seat: tuple(cards) for seat, cards in view.laid.items()},
        turns=view.turns,
    )
