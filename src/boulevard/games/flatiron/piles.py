"""Street piles, decrees and the floor pile: opening, turning and buying (F2, F4, F5, F12–F14, F20)."""

from collections.abc import Sequence

from boulevard.core.held import without
from boulevard.core.steps import Do, Draw, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.columns import has_decree
from boulevard.games.flatiron.moves import STREETS, BuyDecree, DealFloor, DealStreet, End, HallDecree, Street
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.pieces import Box
from boulevard.games.flatiron.state import ROOF, Pile, State


def unaffordable(rule: str, price: int, dollars: int) -> Why | None:
    """The rule by which a price is paid, where the money does not reach."""
    return None if price <= dollars else Why(rule, "price", {"price": price, "dollars": dollars})


# Street piles ----------------------------------------------------------------------------------------------------


class OpenCard(Draw[DealStreet], frozen=True):
    """F4, F39. The next card of a pile is opened, one that was never seen."""

    rule = "F4"
    pile: Street

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealStreet, int]]:
        return [(DealStreet(self.pile, card), 1) for card in s.piles[self.pile].unseen]

    def take(self, s: State, box: Box, move: DealStreet) -> Steps:
        pile = s.piles[self.pile]
        s.piles = {**s.piles, self.pile: Pile(move.card, without(pile.unseen, move.card), pile.under)}
        s.emit(e.CardOpened(street=self.pile, card=move.card))
        return ()


class OpenNext(Do, frozen=True):
    """F12, F39. A pile without an open card: those never seen come first, by chance; then those turned under, in their
    known order. An empty pile stays empty."""

    rule = "F12"
    pile: Street

    def run(self, s: State, box: Box) -> Steps:
        pile = s.piles[self.pile]
        if pile.unseen:
            return (OpenCard(self.pile),)
        if pile.under:
            card, *under = pile.under
            s.piles = {**s.piles, self.pile: Pile(card, (), tuple(under))}
            s.emit(e.CardOpened(street=self.pile, card=card))
        return ()


class TurnPile(Do, frozen=True):
    """F20. The open card goes under its pile and the next is opened; an empty pile is passed over."""

    rule = "F20"
    pile: Street

    def run(self, s: State, box: Box) -> Steps:
        pile = s.piles[self.pile]
        if pile.open is None:
            return ()
        s.piles = {**s.piles, self.pile: Pile(None, pile.unseen, (*pile.under, pile.open))}
        return (OpenNext(self.pile),)


TURN_PILES = tuple(TurnPile(pile) for pile in STREETS)


def take_open(s: State, street: Street) -> OpenNext:
    """F12, F36. The open card leaves its pile, whose next card is opened at once."""
    pile = s.piles[street]
    s.piles = {**s.piles, street: Pile(None, pile.unseen, pile.under)}
    return OpenNext(street)


def card_price(box: Box, card: str, change: int = 0) -> int:
    """F25. A price is never below 0."""
    return max(0, box.cards[card].cost + change)


def against_card(s: State, box: Box, seat: str, street: Street, dollars: int, change: int = 0) -> Why | None:
    """F4, F12, F14. The open card of a pile is bought if there is one, its column has room, and it can be paid."""
    card = s.piles[street].open
    if card is None:
        return Why("F4", "pile-empty", {"location": street})
    column = box.cards[card].street
    if s.columns[seat][column].full:
        return Why("F14", "column-full", {"street": column})
    return unaffordable("F12", card_price(box, card, change), dollars)


def buy_card(s: State, box: Box, seat: str, street: Street, end: End, change: int = 0) -> Steps:
    """F12. Pay the open card of a pile, tuck it in; the next card is opened, before the point of F26."""
    card = s.piles[street].open
    assert card is not None
    price, column = card_price(box, card, change), box.cards[card].street
    s.pay(seat, price)
    s.emit(e.CardBought(seat, card=card, street=column, end=end, price=price))
    s.tuck(seat, column, card, end)
    return take_open(s, street), Score(seat, box.effect(s).card_points)


# Decrees ---------------------------------------------------------------------------------------------------------


def decree_price(s: State, box: Box, change: int = 0) -> int:
    """F13, F25, F26."""
    return max(0, box.decree_price + change - box.effect(s).decree_discount)


def may_buy_decree(s: State, box: Box, dollars: int, change: int = 0) -> bool:
    """F5, F13. A decree is open, and it can be paid; the columns say where it may go."""
    return bool(s.decrees) and decree_price(s, box, change) <= dollars


def buy_decree(s: State, box: Box, seat: str, move: BuyDecree | HallDecree, change: int = 0) -> None:
    """F13. An open decree, paid and tucked into any column; decrees are not refilled (F5)."""
    price = decree_price(s, box, change)
    s.pay(seat, price)
    s.decrees = without(s.decrees, move.decree)
    s.tuck(seat, move.street, move.decree, move.end)
    s.emit(e.DecreeBought(seat, decree=move.decree, street=move.street, end=move.end, price=price))


def against_decree(
    s: State, box: Box, seat: str, move: BuyDecree | HallDecree, dollars: int, change: int = 0
) -> Why | None:
    """Why `may_buy_decree` says no, or the column that was named."""
    if not s.decrees:
        return Why("F5", "no-decree")
    if move.decree not in s.decrees:
        return Why("F13", "decree-not-open", {"text": move.decree})
    column = s.columns[seat][move.street]
    if has_decree(box, column):
        return Why("F13", "one-decree", {"street": move.street})
    if column.full:
        return Why("F14", "column-full", {"street": move.street})
    return unaffordable("F13", decree_price(s, box, change), dollars)


# Floors ----------------------------------------------------------------------------------------------------------


class OpenFloor(Do, frozen=True):
    """F20. The next floor of the pile is opened at City Hall, after the last one the Roof."""

    rule = "F20"

    def run(self, s: State, box: Box) -> Steps:
        if s.floor_pile:
            return (DrawFloor(),)
        s.next_floor = ROOF
        s.emit(e.FloorOpened(floor=ROOF))
        return ()


class DrawFloor(Draw[DealFloor], frozen=True):
    """F2, F20. The first floor of the pile, any of those never seen."""

    rule = "F2"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealFloor, int]]:
        return [(DealFloor(floor), 1) for floor in s.floors_unseen]

    def take(self, s: State, box: Box, move: DealFloor) -> Steps:
        s.floor_pile -= 1
        s.floors_unseen = without(s.floors_unseen, move.floor)
        s.next_floor = move.floor
        s.emit(e.FloorOpened(floor=move.floor))
        return ()
