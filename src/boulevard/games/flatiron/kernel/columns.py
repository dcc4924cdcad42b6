"""The columns of a player's board (F12–F15): what they show, from top to bottom, and what they still take.

A column is one word: how many cards are above the board, two bits; below it, two bits; whether there is a decree; from
bit 8 on those above and from bit 26 on those below, six bits each, the nearest to the board first.
"""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.layout import (
    CARDS,
    COLUMN,
    HALF_VERB,
    MARK,
    OFFICE,
    OWN,
    PLAYER,
    PRINTED,
    STREETS,
)
from boulevard.games.flatiron.kernel.pieces import own

DECREE_THERE = 16
ABOVE = 8
BELOW = 26
PRINTED_ACTIONS = 2
COLUMN_LIMIT = 3
NOTHING_BELOW = 99
"""No place has this number."""


@compiled
def above(column: int) -> int:
    return column & 3


@compiled
def below(column: int) -> int:
    return column >> 2 & 3


@compiled
def card_above(column: int, place: int) -> int:
    return column >> 6 * place + ABOVE & 63


@compiled
def card_below(column: int, place: int) -> int:
    return column >> 6 * place + BELOW & 63


@compiled
def column_full(column: int) -> bool:
    """F14. Has it no room for another card?"""
    return above(column) + below(column) >= COLUMN_LIMIT


@compiled
def takes_decree(column: int) -> bool:
    """F13, F14. No decree there yet, and room for a card."""
    return not column & DECREE_THERE and not column_full(column)


@compiled
def tucked(column: int, card: int, end: int) -> int:
    """F12. The column with a card under its top, above all that is there, or under its bottom, below all."""
    if card >= CARDS:
        column |= DECREE_THERE
    if end == 0:
        return (column | card << 6 * above(column) + ABOVE) + 1
    return (column | card << 6 * below(column) + BELOW) + 4


@compiled
def tuck(s: Words, seat: int, street: int, card: int, end: int) -> None:
    at = OWN + seat * PLAYER + COLUMN + street
    s[at] = tucked(int(s[at]), card, end)


@compiled
def action_at(box: Words, s: Words, seat: int, street: int, place: int) -> int:
    """The verb visible at a place, counted from the first printed one; a decree has none (-1)."""
    column = own(s, seat, COLUMN + street)
    if place < 0:
        return int(box[HALF_VERB + card_above(column, -1 - place) * 2])
    if place < PRINTED_ACTIONS:
        return int(box[PRINTED + (own(s, seat, OFFICE) * STREETS + street) * PRINTED_ACTIONS + place])
    return int(box[HALF_VERB + card_below(column, place - PRINTED_ACTIONS) * 2 + 1])


@compiled
def first_place(s: Words, seat: int, street: int) -> int:
    return -above(own(s, seat, COLUMN + street))


@compiled
def end_of_places(s: Words, seat: int, street: int) -> int:
    return PRINTED_ACTIONS + below(own(s, seat, COLUMN + street))


@compiled
def next_action(box: Words, s: Words, seat: int, street: int, place: int) -> int:
    """F15. The first place with an action, from this one on; NOTHING_BELOW where there is none."""
    end = end_of_places(s, seat, street)
    while place < end:
        if action_at(box, s, seat, street, place) >= 0:
            return place
        place += 1
    return NOTHING_BELOW


@compiled
def marks(box: Words, column: int) -> int:
    """F30. The sum of the visible marks."""
    total = 0
    for place in range(above(column)):
        total += box[MARK + card_above(column, place) * 2]
    for place in range(below(column)):
        total += box[MARK + card_below(column, place) * 2 + 1]
    return total
