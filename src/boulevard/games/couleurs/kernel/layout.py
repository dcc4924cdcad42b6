"""How the table, the content, steps and moves lie in 64-bit words. Small things are packed, always below the sign."""

from boulevard.core.kernel import Words, compiled

RULES = 1
"""The version of the rules that this core plays."""
SEATS, LINES, MOVES = 4, 5, 1408
HIGHEST = 99
"""The highest level of a tool: a stock of a round's takes then offers no more moves than MOVES, and `left` has room."""

# Pigments, tools, places, actions, painters, bonus cards: numbered in the order of the readable rules ---------------

RED, YELLOW, BLUE, ORANGE, GREEN, VIOLET, WHITE, BLACK = range(8)
BRUSH, PALETTE, TUBE = range(3)
SECTORS, FIRST_PLACE, COPY_PLACE, TURN_PLACE, WHITE_PLACE, PLACES = 12, 12, 13, 14, 15, 16
MIX_BLACK, TOOL_ACTION, CARD_ACTION, PAINT_ACTION = 6, 7, 8, 9
"""Actions of the rim; those below take or mix the pigment of the same number."""
CEZANNE, DEGAS, GAUGUIN, MANET, MONET, RENOIR, LAUTREC, VAN_GOGH = range(1, 9)
"""0 is nobody."""
BONUS_COPY, BONUS_MIX, BONUS_PAINT, BONUS_SWAP, BONUS_TOOL = range(5)
RULE_A, RULE_B = 1, 2
SECOND_PAINTING, FIFTH_BLACK, ROUND_LIMIT = 1, 2, 3

# The words of a state ----------------------------------------------------------------------------------------------

PLAYERS, BONUS, WITH_PAINTERS, LIMIT = range(4)
"""The options: rule A or B, painters or not, the last round."""
FIRST, ROUND, TURNED, NEXT_FIRST, TURNER, COLOUR, SHOWN, ENDING, ENDED = range(4, 13)
"""Seats are -1 and Gauguin's colour is 0 where there is none; SHOWN: the painters are."""
DECK, EASELS, EASEL_COUNT, GONE = range(13, 17)
"""A bit for each painting; 6 bits for each easel, its painting from 1; the first painting gone, from 1."""
BONUS_DECK, OFFERS, DISCARD, DISCARDED = range(17, 21)
"""4 bits each: how many of a kind in the deck; the kind, from 1, of one on show or in the discard; how many there."""

OWN = 21
"""Here the words of each seat begin, EACH for each."""
HAND, NEWCOMERS, STANDING, LYING = range(4)
"""Assistants on places: 2 bits for each place, the last, white, has the rest."""
STOCK, TOOLS, TOKENS = 4, 12, 15
CANVASES, FINISHED, FINISHED_COUNT = range(18, 21)
"""The first painting in work, the first finished one, from 1: each painting's word names the next."""
BONUSES, USED, DEALT, KEPT = range(21, 25)
"""4 bits for each kind held; the card face down and the painter kept, from 1; a bit for each painter dealt."""
EACH = 25

CARDS = OWN + SEATS * EACH
"""A word for each painting."""
PAINTINGS = 32
DEPTH = CARDS + PAINTINGS
STACK = DEPTH + 1
"""The agenda, the next step last. Degas' chains are the deepest: one step for each painting, and the turn's own."""
HELD = STACK + PAINTINGS + 14
"""So many words say what the state is; those that follow are the judge's sheet of paper."""
PAPER = HELD
WORDS = PAPER + 136

# The word of a painting --------------------------------------------------------------------------------------------

NEXT, OPEN, WHITES, STRAYS, OPEN_SQUARES = 27, 33, 39, 43, 47
"""Bits 0 to 26: the pigment on each of nine squares, from 1. Then the next painting of the list, from 1; the colours
still open; whites; strays; the squares still open."""
ALL_SQUARES = 511

# The words of the box ----------------------------------------------------------------------------------------------

SPACES, RIM = 0, 3 * SECTORS
"""The spaces of each sector for 2, 3, 4 players; the actions of the rim."""
LEVELS = RIM + SECTORS
TRACK = 12
"""The most spaces of a tool."""
FIGURES = LEVELS + 3 * TRACK
HALF_TURN, BONUS_SPACE, END_SPACE, STOCK_LIMIT, WHITES_ALLOWED, BLACKS = range(FIGURES, FIGURES + 6)
BLACK_POINTS, WHITE_POINTS, TOOL_BONUS, TOOL_END = range(FIGURES + 6, FIGURES + 10)
SWAPS, DEGAS_PIGMENTS, FLASH_SQUARES, LAUTREC_SQUARES, VAN_GOGH_LIMIT = range(FIGURES + 10, FIGURES + 15)
COST = FIGURES + 15
POINTS = COST + 5
SQUARES = POINTS + PAINTINGS
"""For each painting and colour, its squares as bits."""
BLANK = SQUARES + 6 * PAINTINGS
"""The word of each painting when it is taken."""
PAYMENTS = BLANK + PAINTINGS
"""The two pigments of each payment, from 1: the primaries of each mixed colour, then each primary and a white."""
PAIRS = PAYMENTS + 2 * 7
"""The two pigments of each price of a tool."""
PAIR_COUNT = 28
BOX = PAIRS + 2 * PAIR_COUNT

# Steps -------------------------------------------------------------------------------------------------------------

KEEP_PAINTER, GAUGUIN_COLOUR, PLACING, ACTING, AFTERWARDS, IMPROVING, SIXTH_SPACE, ONCE_MORE = range(1, 9)
PAY_FURTHER, CHOOSING_CARD, PAINTING, PAINTING_OVER, FLASH_PAINTING, COPYING, MIXING = range(9, 16)
SWAPPING, ADVANCING, ROTATION, CUT, STAYING = range(16, 21)
WHO_STARTS, DEAL_TILES, DEAL_PAINTING, DEAL_BONUS = range(21, 25)
SHOW_PAINTERS, NEW_ROUND, TURN_DONE, PAINT_ON, PAINT_OVER, FLASH, FURTHER, MOVE_TOOL = range(25, 33)
TURN_DISC, REFILL, CUT_STOCKS, RAISE_ASSISTANTS = range(33, 37)
LAST_ASK, LAST_DRAW = STAYING, DEAL_BONUS

SEAT_BITS, WHICH_BITS, LEFT_BITS, BEGUN_BITS, LIFTED_BITS = 6, 8, 16, 24, 25
"""Bits 0 to 5: the kind. WHICH: the tool, the colour, or from 1 the painting. LEFT: also how many deals. LIFTED: 4 bits
for each colour."""

# Moves -------------------------------------------------------------------------------------------------------------

M_FIRST, M_DEAL, M_DEAL_PAINTERS, M_KEEP, M_COLOUR, M_PLACE, M_ACT, M_ACT_COPY, M_REST = range(9)
M_IMPROVE, M_AGAIN, M_PAY, M_REWARD, M_TAKE, M_BUY, M_PAINT, M_DONE, M_END, M_PLAY = range(9, 19)
M_MIX, M_COPY, M_SWAP, M_ADVANCE, M_TURN, M_DISCARD, M_STAY = range(19, 26)
DONE, END, AGAIN = M_DONE, M_END, M_AGAIN

ONE_BITS, OTHER_BITS = 6, 13
"""Bits 0 to 5: the kind. Then what it names: 7 bits, and the rest."""


@compiled
def coded(kind: int, one: int, other: int) -> int:
    """The code of a move."""
    return kind | one << ONE_BITS | other << OTHER_BITS


@compiled
def kind_of(word: int) -> int:
    """Of a move or a step."""
    return word & 63


@compiled
def one_of(move: int) -> int:
    return move >> ONE_BITS & 127


@compiled
def other_of(move: int) -> int:
    return move >> OTHER_BITS


# The agenda --------------------------------------------------------------------------------------------------------


@compiled
def step(kind: int, seat: int, which: int, left: int) -> int:
    return kind | seat << SEAT_BITS | which << WHICH_BITS | left << LEFT_BITS


@compiled
def seat_of(word: int) -> int:
    return word >> SEAT_BITS & 3


@compiled
def which_of(word: int) -> int:
    return word >> WHICH_BITS & 255


@compiled
def left_of(word: int) -> int:
    return word >> LEFT_BITS & 255


@compiled
def begun(word: int) -> bool:
    return (word >> BEGUN_BITS & 1) != 0


@compiled
def next_step(s: Words) -> int:
    """The step that the game is at; 0 when it is over."""
    depth = s[DEPTH]
    return int(s[STACK + depth - 1]) if depth > 0 else 0


@compiled
def push(s: Words, word: int) -> None:
    """A step that comes before those there are."""
    s[STACK + s[DEPTH]] = word
    s[DEPTH] += 1


@compiled
def pop(s: Words) -> None:
    """The next step is done; nothing of it stays."""
    s[DEPTH] -= 1
    s[STACK + s[DEPTH]] = 0


@compiled
def turn_into(s: Words, word: int) -> None:
    """Another step takes the place of the next one."""
    s[STACK + s[DEPTH] - 1] = word


# What everybody asks of the table ----------------------------------------------------------------------------------


@compiled
def own(me: int) -> int:
    """Where a seat's words begin."""
    return OWN + me * EACH


@compiled
def level(box: Words, s: Words, me: int, tool: int) -> int:
    return int(box[LEVELS + TRACK * tool + s[own(me) + TOOLS + tool] - 1])


@compiled
def painter_of(s: Words, me: int) -> int:
    """M5. The painter of a player, once they are shown."""
    return int(s[own(me) + KEPT]) if s[SHOWN] != 0 else 0


@compiled
def pigments(s: Words, me: int) -> int:
    """How many pigments there are in a stock, black apart."""
    at = own(me) + STOCK
    return int(s[at] + s[at + 1] + s[at + 2] + s[at + 3] + s[at + 4] + s[at + 5] + s[at + 6])


@compiled
def held(s: Words, me: int) -> int:
    """The colours in a stock, black and white apart, as bits."""
    at, found = own(me) + STOCK, 0
    for colour in range(WHITE):
        if s[at + colour] > 0:
            found |= 1 << colour
    return found


@compiled
def blacks_left(box: Words, s: Words) -> int:
    """L5. The blacks that nobody has."""
    left = box[BLACKS]
    for me in range(s[PLAYERS]):
        left -= s[own(me) + STOCK + BLACK]
    return int(left)


@compiled
def facing(box: Words, s: Words, sector: int) -> int:
    """L3. The action that faces a sector."""
    return int(box[RIM + (sector - s[TURNED] % 12 + 12) % 12])


@compiled
def there(assistants: int, place: int) -> int:
    """How many assistants are on a place."""
    return assistants >> 2 * place & 3 if place < WHITE_PLACE else assistants >> 2 * WHITE_PLACE


@compiled
def link(s: Words, head: int, card: int) -> None:
    """A painting comes last in a list."""
    if s[head] == 0:
        s[head] = card + 1
        return
    at = s[head] - 1
    while s[CARDS + at] >> NEXT & 63 != 0:
        at = (s[CARDS + at] >> NEXT & 63) - 1
    s[CARDS + at] |= (card + 1) << NEXT


@compiled
def unlink(s: Words, head: int, card: int) -> None:
    """A painting leaves a list."""
    after = s[CARDS + card] >> NEXT & 63
    if s[head] == card + 1:
        s[head] = after
        return
    at = s[head] - 1
    while s[CARDS + at] >> NEXT & 63 != card + 1:
        at = (s[CARDS + at] >> NEXT & 63) - 1
    s[CARDS + at] = (s[CARDS + at] & ~(63 << NEXT)) | after << NEXT
