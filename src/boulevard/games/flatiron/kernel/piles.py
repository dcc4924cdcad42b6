"""Street piles, decrees and the floor pile: opening, turning and buying (F2, F4, F5, F12–F14, F20)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.columns import column_full, takes_decree, tuck
from boulevard.games.flatiron.kernel.layout import (
    CARD_POINTS,
    CARD_STREET,
    CARDS,
    COLUMN,
    COST,
    DEAL_FLOOR,
    DEAL_STREET,
    DECREE_DISCOUNT,
    DECREE_PRICE,
    DECREES_OPEN,
    DRAW_FLOOR,
    FLOOR_PILE,
    FLOORS,
    FLOORS_UNSEEN,
    NEXT_FLOOR,
    OPEN,
    OPEN_CARD,
    OPEN_NEXT,
    PILE,
    PILE_CARD,
    PILE_PLACE,
    ROOF,
    SCORE,
    STREETS,
    UNDER,
    UNSEEN,
)
from boulevard.games.flatiron.kernel.pieces import earn, effect, member, own, push, with_one, without

# Street piles ----------------------------------------------------------------------------------------------------


@compiled
def cards_to_open(s: Words, pile: int, moves: Words, weights: Words) -> int:
    """F4, F39. Any card of a pile that was never seen."""
    found = 0
    for place in range(PILE):
        if s[UNSEEN + pile] & 1 << place:
            moves[found], weights[found] = DEAL_STREET + pile * PILE + place, 1
            found += 1
    return found


@compiled
def open_card(box: Words, s: Words, pile: int, place: int) -> None:
    s[UNSEEN + pile] &= ~(1 << place)
    s[OPEN + pile] = box[PILE_CARD + pile * PILE + place]


@compiled
def open_next(box: Words, s: Words, pile: int) -> None:
    """F12, F39. Those never seen come first, by chance; then those turned under, in their known order."""
    if s[UNSEEN + pile]:
        push(s, OPEN_CARD, 0, pile)
    elif s[UNDER + pile]:
        place = member(int(s[UNDER + pile]), 0)
        s[UNDER + pile] = without(int(s[UNDER + pile]), place)
        s[OPEN + pile] = box[PILE_CARD + pile * PILE + place]


@compiled
def turn_pile(box: Words, s: Words, pile: int) -> None:
    """F20. The open card goes under its pile and the next is opened; an empty pile is passed over."""
    card = s[OPEN + pile]
    if card >= 0:
        s[UNDER + pile] = with_one(int(s[UNDER + pile]), int(box[PILE_PLACE + card]))
        take_open(s, pile)


@compiled
def take_open(s: Words, pile: int) -> None:
    """F12, F36. The open card leaves its pile, whose next card is opened at once."""
    s[OPEN + pile] = -1
    push(s, OPEN_NEXT, 0, pile)


@compiled
def card_price(box: Words, card: int, change: int) -> int:
    """F25. A price is never below 0."""
    return max(0, int(box[COST + card]) + change)


@compiled
def may_buy_card(box: Words, s: Words, seat: int, pile: int, dollars: int, change: int) -> bool:
    """F4, F12, F14. There is an open card, its column has room, and it can be paid."""
    card = int(s[OPEN + pile])
    if card < 0 or card_price(box, card, change) > dollars:
        return False
    return not column_full(own(s, seat, COLUMN + box[CARD_STREET + card]))


@compiled
def may_buy_any_card(box: Words, s: Words, seat: int, dollars: int, change: int) -> bool:
    """F21, F24. Of any pile."""
    found = False
    for pile in range(STREETS):
        found = found or may_buy_card(box, s, seat, pile, dollars, change)
    return found


@compiled
def buy_card(box: Words, s: Words, seat: int, pile: int, end: int, change: int) -> None:
    """F12. Pay the open card of a pile, tuck it in; the next card is opened, before the point of F26."""
    card = int(s[OPEN + pile])
    earn(s, seat, -card_price(box, card, change))
    tuck(s, seat, int(box[CARD_STREET + card]), card, end)
    push(s, SCORE, seat, effect(box, s, CARD_POINTS))
    take_open(s, pile)


# Decrees ---------------------------------------------------------------------------------------------------------


@compiled
def decree_price(box: Words, s: Words, change: int) -> int:
    """F13, F25, F26."""
    return max(0, int(box[DECREE_PRICE]) + change - effect(box, s, DECREE_DISCOUNT))


@compiled
def may_buy_decree(box: Words, s: Words, dollars: int, change: int) -> bool:
    """F5, F13. A decree is open, and it can be paid; the columns say where it may go."""
    return s[DECREES_OPEN] != 0 and decree_price(box, s, change) <= dollars


@compiled
def any_column_takes_decree(s: Words, seat: int) -> bool:
    found = False
    for street in range(STREETS):
        found = found or takes_decree(own(s, seat, COLUMN + street))
    return found


@compiled
def decree_offers(s: Words, seat: int, code: int, moves: Words, found: int) -> int:
    """F13. Every open decree into every column that may take one, top and bottom."""
    decrees = int(s[DECREES_OPEN])
    for place in range(decrees & 15):
        decree = member(decrees, place)
        for street in range(STREETS):
            if takes_decree(own(s, seat, COLUMN + street)):
                moves[found] = code + (decree * STREETS + street) * 2
                moves[found + 1] = moves[found] + 1
                found += 2
    return found


@compiled
def buy_decree(box: Words, s: Words, seat: int, which: int, change: int) -> None:
    """F13. An open decree, paid and tucked into any column; decrees are not refilled (F5)."""
    earn(s, seat, -decree_price(box, s, change))
    decree, street, end = which >> 3, which >> 1 & 3, which & 1
    s[DECREES_OPEN] = without(int(s[DECREES_OPEN]), decree)
    tuck(s, seat, street, CARDS + decree, end)


# Floors ----------------------------------------------------------------------------------------------------------


@compiled
def open_floor(s: Words) -> None:
    """F20. The next floor of the pile is opened at City Hall, after the last one the Roof."""
    if s[FLOOR_PILE]:
        push(s, DRAW_FLOOR, 0, 0)
    else:
        s[NEXT_FLOOR] = ROOF


@compiled
def floors_to_open(s: Words, among: int, moves: Words, weights: Words) -> int:
    """F2, F20. Any of these that was never seen."""
    found = 0
    for floor in range(FLOORS):
        if s[FLOORS_UNSEEN] & among & 1 << floor:
            moves[found], weights[found] = DEAL_FLOOR + floor, 1
            found += 1
    return found


@compiled
def draw_floor(s: Words, floor: int) -> None:
    s[FLOOR_PILE] -= 1
    s[FLOORS_UNSEEN] &= ~(1 << floor)
    s[NEXT_FLOOR] = floor
