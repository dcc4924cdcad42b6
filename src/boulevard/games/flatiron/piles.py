"""Street piles, decrees and the floor pile: opening, turning and buying (F2, F4, F5, F12–F14, F20)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boulevard.core.moves import Move
from boulevard.core.steps import Do, Draw, Steps
from boulevard.games.flatiron.moves import STREETS, DealFloor, DealStreet
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.state import ROOF, Pile, State, without

if TYPE_CHECKING:
    from boulevard.games.flatiron.box import Box

COLUMN_LIMIT = 3
"""F14. Cards in a column, decrees included."""


class OpenCard(Draw, frozen=True):
    """F4, F39. The next card of a pile is opened, one that was never seen."""

    rule = "F4"
    pile: str

    def outcomes(self, s: State, box: "Box") -> Sequence[tuple[Move, int]]:
        return [(DealStreet(self.pile, card), 1) for card in s.piles[self.pile].unseen]  # type: ignore[arg-type]

    def take(self, s: State, box: "Box", move: DealStreet) -> Steps:
        pile = s.piles[self.pile]
        s.piles = {**s.piles, self.pile: Pile(move.card, without(pile.unseen, move.card), pile.under)}
        s.emit("open-card", street=self.pile, card=move.card)
        return ()


class TurnPile(Do, frozen=True):
    """F20. The open card goes under its pile and the next is opened; an empty pile is passed over."""

    rule = "F20"
    pile: str

    def run(self, s: State, box: "Box") -> Steps:
        pile = s.piles[self.pile]
        if pile.open is None:
            return ()
        s.piles = {**s.piles, self.pile: Pile(None, pile.unseen, (*pile.under, pile.open))}
        return open_next(s, self.pile)


class OpenFloor(Do, frozen=True):
    """F20. The next floor of the pile is opened at City Hall, after the last one the Roof."""

    rule = "F20"

    def run(self, s: State, box: "Box") -> Steps:
        if s.floor_pile:
            return (DrawFloor(),)
        s.next_floor = ROOF
        s.emit("open-floor", floor=ROOF)
        return ()


class DrawFloor(Draw, frozen=True):
    """F2, F20. The first floor of the pile, any of those never seen."""

    rule = "F2"

    def outcomes(self, s: State, box: "Box") -> Sequence[tuple[Move, int]]:
        return [(DealFloor(floor), 1) for floor in s.floors_unseen]

    def take(self, s: State, box: "Box", move: DealFloor) -> Steps:
        s.floor_pile -= 1
        s.floors_unseen = without(s.floors_unseen, move.floor)
        s.next_floor = move.floor
        s.emit("open-floor", floor=move.floor)
        return ()


TURN_PILES = tuple(TurnPile(pile) for pile in STREETS)


def open_next(s: State, street: str) -> Steps:
    """F12, F39. Cards never seen come first, by chance; then those turned under, in their known order."""
    pile = s.piles[street]
    if pile.unseen:
        return (OpenCard(street),)
    if pile.under:
        card, *under = pile.under
        s.piles = {**s.piles, street: Pile(card, (), tuple(under))}
        s.emit("open-card", street=street, card=card)
    return ()


def take_open(s: State, street: str) -> Steps:
    """The open card has been taken: the pile's next card is opened at once."""
    pile = s.piles[street]
    s.piles = {**s.piles, street: Pile(None, pile.unseen, pile.under)}
    return open_next(s, street)


def card_price(box: "Box", card: str, change: int = 0) -> int:
    """F25. A price is never below 0."""
    return max(0, box.cards[card].cost + change)


def may_buy_card(s: State, box: "Box", seat: str, street: str, dollars: int, change: int = 0) -> bool:
    """F12, F14. There is an open card, its column has room, and it can be paid."""
    card = s.piles[street].open
    if card is None or card_price(box, card, change) > dollars:
        return False
    return s.columns[seat][box.cards[card].street].size < COLUMN_LIMIT


def buy_card(s: State, box: "Box", seat: str, street: str, end: str, change: int = 0) -> Steps:
    """F12. Pay the open card of a pile, tuck it in; the next card is opened, before the point of F26."""
    card = s.piles[street].open
    assert card is not None
    price, column = card_price(box, card, change), box.cards[card].street
    s.pay(seat, price)
    s.emit("buy-card", seat, card=card, street=column, end=end, price=price)
    s.tuck(seat, column, card, end)
    return (*take_open(s, street), Score(seat, box.effect(s).card_points))


def decree_price(s: State, box: "Box", change: int = 0) -> int:
    """F13, F25, F26."""
    return max(0, box.decree_price + change - box.effect(s).decree_discount)


def decree_streets(s: State, box: "Box", seat: str) -> list[str]:
    """F13, F14. The columns that may take a decree: none there yet, and room for a card."""
    return [
        street
        for street, column in s.columns[seat].items()
        if column.size < COLUMN_LIMIT and not any(card in box.decrees for card in column.cards)
    ]


def may_buy_decree(s: State, box: "Box", seat: str, dollars: int, change: int = 0) -> bool:
    return bool(s.decrees) and decree_price(s, box, change) <= dollars


def buy_decree(s: State, box: "Box", seat: str, decree: str, street: str, end: str, change: int = 0) -> None:
    """F13. An open decree, paid and tucked into any column; decrees are not refilled (F5)."""
    price = decree_price(s, box, change)
    s.pay(seat, price)
    s.decrees = without(s.decrees, decree)
    s.tuck(seat, street, decree, end)
    s.emit("buy-decree", seat, decree=decree, street=street, end=end, price=price)
