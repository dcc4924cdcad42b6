"""What an assistant on the ring does (L11–L17, M8–M10): whether an action can be done, and what comes of it."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.couleurs.kernel.layout import (
    BLACK,
    BLUE,
    BRUSH,
    CANVASES,
    CARD_ACTION,
    CARDS,
    CHOOSING_CARD,
    COLOUR,
    COST,
    EASELS,
    END_SPACE,
    ENDING,
    FIFTH_BLACK,
    FLASH,
    FLASH_SQUARES,
    GAUGUIN,
    GREEN,
    IMPROVING,
    LAUTREC,
    LAUTREC_SQUARES,
    MANET,
    MIX_BLACK,
    NEXT,
    OFFERS,
    OPEN,
    ORANGE,
    PAINT_ACTION,
    PAINT_ON,
    PALETTE,
    PAYMENTS,
    RED,
    STOCK,
    STRAYS,
    TOOL_ACTION,
    TOOLS,
    TUBE,
    VIOLET,
    WHITE,
    WHITES,
    WHITES_ALLOWED,
    YELLOW,
    blacks_left,
    held,
    level,
    own,
    painter_of,
    pigments,
    push,
    step,
)

UNSAID = 1
"""The way to do an action where nothing has to be said of its payment, as a bit; Gauguin's three payments follow."""

# Which actions can be done -----------------------------------------------------------------------------------------


@compiled
def ways(box: Words, s: Words, me: int, action: int) -> int:
    """The ways to do an action, as bits; none where it cannot be done."""
    if action < ORANGE:
        return UNSAID
    if action < MIX_BLACK:
        return ways_to_mix(s, me, action)
    if action == MIX_BLACK:
        return UNSAID if can_mix_black(box, s, me) else 0
    if action == TOOL_ACTION:
        return UNSAID if pigments(s, me) >= 2 and movable(box, s, me) else 0
    if action == CARD_ACTION:
        return UNSAID if s[EASELS] != 0 or can_buy(box, s, me) else 0
    return UNSAID if can_paint(box, s, me) else 0


@compiled
def one_primary(colour: int) -> int:
    """L12. Of the two that a colour is mixed from."""
    return YELLOW if colour == GREEN else RED


@compiled
def other_primary(colour: int) -> int:
    return YELLOW if colour == ORANGE else BLUE


@compiled
def ways_to_mix(s: Words, me: int, colour: int) -> int:
    """L12, M8. One of each primary; Gauguin says whether a white stands for one of his colour's."""
    at = own(me) + STOCK
    one, other = s[at + one_primary(colour)] > 0, s[at + other_primary(colour)] > 0
    if painter_of(s, me) != GAUGUIN or s[COLOUR] != colour:
        return UNSAID if one and other else 0
    found = 0
    if one and other:
        found |= 2
    if s[at + WHITE] > 0:
        if one:
            found |= 4
        if other:
            found |= 8
    return found


@compiled
def payment_of(colour: int, way: int) -> int:
    """What a move says of its payment: nothing, both primaries, or one of them and a white."""
    if way == 0:
        return 0
    if way == 1:
        return colour - ORANGE + 1
    return 4 + (one_primary(colour) if way == 2 else other_primary(colour))


@compiled
def can_mix_black(box: Words, s: Words, me: int) -> bool:
    """L13. One orange, green and violet, and a black that nobody has."""
    at = own(me) + STOCK
    return s[at + ORANGE] > 0 and s[at + GREEN] > 0 and s[at + VIOLET] > 0 and blacks_left(box, s) > 0


@compiled
def movable(box: Words, s: Words, me: int) -> bool:
    """L14. Is a tool not on its last space?"""
    at = own(me) + TOOLS
    return bool(min(s[at], s[at + 1], s[at + 2]) < box[END_SPACE])


@compiled
def can_buy(box: Words, s: Words, me: int) -> bool:
    """M1. Is there a bonus card on show that the player's whites can pay?"""
    offers, whites = s[OFFERS], s[own(me) + STOCK + WHITE]
    while offers != 0:
        if offers & 15 != 0 and box[COST + (offers & 15) - 1] <= whites:
            return True
        offers >>= 4
    return False


@compiled
def squares_of_any_colour(box: Words, s: Words, me: int) -> int:
    """M10. Squares of a painting that may take another colour than their own."""
    return int(box[LAUTREC_SQUARES]) if painter_of(s, me) == LAUTREC else 0


@compiled
def can_paint(box: Words, s: Words, me: int) -> bool:
    """L17. Is there a legal square?"""
    mine = own(me)
    card = s[mine + CANVASES]
    if card == 0:
        return False
    colours, white, strays = held(s, me), s[mine + STOCK + WHITE] > 0, squares_of_any_colour(box, s, me)
    while card != 0:
        canvas = s[CARDS + card - 1]
        if canvas >> OPEN & 63 & colours != 0 or (white and canvas >> WHITES & 15 < box[WHITES_ALLOWED]):
            return True
        if colours != 0 and canvas >> STRAYS & 15 < strays:
            return True
        card = canvas >> NEXT & 63
    return False


# What they do ------------------------------------------------------------------------------------------------------


@compiled
def run(box: Words, s: Words, me: int, action: int, payment: int) -> None:
    """Do an action of the rim."""
    if action < ORANGE:
        take_pigments(box, s, me, action)
    elif action < MIX_BLACK:
        mix_two(box, s, me, action, payment)
    elif action == MIX_BLACK:
        mix_black(box, s, me)
    elif action == TOOL_ACTION:
        push(s, step(IMPROVING, me, 0, 0))
    elif action == CARD_ACTION:
        push(s, step(CHOOSING_CARD, me, 0, 0))
    elif action == PAINT_ACTION:
        push(s, step(PAINT_ON, me, 0, level(box, s, me, BRUSH)))


@compiled
def take_pigments(box: Words, s: Words, me: int, colour: int) -> None:
    """L11, M9. As many as the tube's level; Manet, Monet and Renoir may paint with their colour at once."""
    s[own(me) + STOCK + colour] += level(box, s, me, TUBE)
    if painter_of(s, me) == MANET + colour:
        push(s, step(FLASH, me, colour, box[FLASH_SQUARES]))


@compiled
def mix_two(box: Words, s: Words, me: int, colour: int, payment: int) -> None:
    """L12. Pay two, take as many as the palette's level."""
    at = PAYMENTS + 2 * (payment if payment != 0 else payment_of(colour, 1))
    stock = own(me) + STOCK
    s[stock + box[at]] -= 1
    s[stock + box[at + 1]] -= 1
    s[stock + colour] += level(box, s, me, PALETTE)


@compiled
def mix_black(box: Words, s: Words, me: int) -> None:
    """L13, L27. One of each mixed colour for a black; the last one brings the end."""
    stock = own(me) + STOCK
    for colour in range(ORANGE, WHITE):
        s[stock + colour] -= 1
    s[stock + BLACK] += 1
    if s[ENDING] == 0 and blacks_left(box, s) == 0:
        s[ENDING] = FIFTH_BLACK
