"""A player's studio, moved about in thought: `judge.Studio`, written on the sheet of paper behind a state's words."""

from boulevard.core.arrays import np
from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.couleurs import judge
from boulevard.games.couleurs.kernel.actions import one_primary, other_primary
from boulevard.games.couleurs.kernel.cards import standing_anywhere
from boulevard.games.couleurs.kernel.layout import (
    ALL_SQUARES,
    BLACK,
    BRUSH,
    CANVASES,
    CARD_ACTION,
    CARDS,
    COPY_PLACE,
    END_SPACE,
    FINISHED_COUNT,
    GREEN,
    LEVELS,
    MIX_BLACK,
    NEXT,
    OPEN_SQUARES,
    ORANGE,
    PAINT_ACTION,
    PALETTE,
    PAPER,
    PLACES,
    POINTS,
    SECTORS,
    SQUARES,
    STANDING,
    STOCK,
    TOOL_ACTION,
    TOOLS,
    TRACK,
    TUBE,
    VIOLET,
    WHITE,
    WHITES,
    WHITES_ALLOWED,
    facing,
    own,
    there,
)

TOOL_WORTH = np.array([judge.TOOL_WORTH[tool] for tool in range(3)])
LAST, NEEDED, ALL = judge.LAST, judge.NEEDED, judge.SQUARES
CARD_WORTH, FIRST_WORTH, BLACK_WORTH, FINISHED_WORTH = judge.CARD, judge.FIRST, judge.MIXED_BLACK, judge.FINISHED

FIRST_ACTION, TURN_ACTION, WHITE_ACTION = 10, 12, 13
"""What the disc's places do, after the actions of the rim; the copyist's action is another's."""
ACTIONS = 14

# The sheet of paper ------------------------------------------------------------------------------------------------

STUDIO = 32
"""The words of a studio: stock and tools, what assistants will have brought, and works of eight words each."""
SPACES_OF, CARDS_OF, BLACKS_OF, FIRST_OF, WANTING, WORKS, WORK = 8, 11, 12, 13, 14, 15, 16
WORK_POINTS, WORK_WHITES, WORK_SQUARES, WORK_WORDS = 0, 1, 2, 8
NOW, LATER, TRIED = PAPER, PAPER + STUDIO, PAPER + 2 * STUDIO
"""The studio as it is, after the assistants that still stand have acted, and after one more."""
LEFT_OVER, WANTED, LACKING, AWAITED = (PAPER + 3 * STUDIO + at for at in (0, 8, 16, 24))
"""A stock as it is used up; the colours that the works want, and of these what is not there; the actions awaited, after
their number."""

# The studio --------------------------------------------------------------------------------------------------------


@compiled
def enter(box: Words, s: Words, me: int, t: int) -> None:
    """The studio as it is, written at `t`: stock, tools, and the works that the player is likely to finish."""
    mine = own(me)
    for at in range(8):
        s[t + at] = s[mine + STOCK + at]
    for tool in range(3):
        s[t + SPACES_OF + tool] = s[mine + TOOLS + tool]
    s[t + CARDS_OF] = s[t + BLACKS_OF] = s[t + FIRST_OF] = 0
    s[t + WANTING] = max(NEEDED - s[mine + FINISHED_COUNT], 0)
    first, second = -1, -1
    card = s[mine + CANVASES] - 1
    while card >= 0:
        if first < 0 or sooner(box, s, card, first):
            first, second = card, first
        elif second < 0 or sooner(box, s, card, second):
            second = card
        card = (s[CARDS + card] >> NEXT & 63) - 1
    s[t + WORKS] = 0
    if first >= 0 and s[t + WANTING] > 0:
        put_on_easel(box, s, t, first)
    if second >= 0 and s[t + WANTING] > 1:
        put_on_easel(box, s, t, second)


@compiled
def sooner(box: Words, s: Words, card: int, other: int) -> bool:
    """Would a painting rather be worked on? By its empty squares, each worth eight points."""
    ours = 8 * bits(s[CARDS + card] >> OPEN_SQUARES & ALL_SQUARES) - box[POINTS + card]
    theirs = 8 * bits(s[CARDS + other] >> OPEN_SQUARES & ALL_SQUARES) - box[POINTS + other]
    return bool(ours < theirs)


@compiled
def put_on_easel(box: Words, s: Words, t: int, card: int) -> None:
    """One work more: its points, its whites, its open squares by colour."""
    work = t + WORK + WORK_WORDS * s[t + WORKS]
    s[t + WORKS] += 1
    s[work + WORK_POINTS] = box[POINTS + card]
    s[work + WORK_WHITES] = s[CARDS + card] >> WHITES & 15
    for colour in range(WHITE):
        s[work + WORK_SQUARES + colour] = bits(s[CARDS + card] >> OPEN_SQUARES & box[SQUARES + 6 * card + colour])


@compiled
def empty(s: Words, work: int) -> int:
    """The open squares of a work."""
    found = 0
    for colour in range(WHITE):
        found += s[work + WORK_SQUARES + colour]
    return found


@compiled
def level_of(box: Words, s: Words, t: int, tool: int) -> int:
    return int(box[LEVELS + TRACK * tool + s[t + SPACES_OF + tool] - 1])


@compiled
def in_stock(s: Words, t: int) -> int:
    """The pigments in a studio, black apart."""
    return int(s[t] + s[t + 1] + s[t + 2] + s[t + 3] + s[t + 4] + s[t + 5] + s[t + 6])


# What assistants will do -------------------------------------------------------------------------------------------


@compiled
def action_at(box: Words, s: Words, place: int) -> int:
    return facing(box, s, place) if place < SECTORS else FIRST_ACTION + place - SECTORS


@compiled
def await_assistants(box: Words, s: Words, me: int) -> None:
    """The actions of the player's standing assistants; a copyist will find the best one on the ring."""
    standing, count = s[own(me) + STANDING], 0
    for place in range(PLACES):
        for _ in range(there(standing, place) if place != COPY_PLACE else 0):
            count += 1
            s[AWAITED + count] = action_at(box, s, place)
    if there(standing, COPY_PLACE) != 0:
        ring = on_the_ring(box, s)
        for action in (TOOL_ACTION, PAINT_ACTION, CARD_ACTION):
            if ring >> action & 1 != 0:
                count += 1
                s[AWAITED + count] = action
                break
    s[AWAITED] = count


@compiled
def on_the_ring(box: Words, s: Words) -> int:
    """The actions that face anybody's standing assistants, as bits."""
    anybody, found = standing_anywhere(s), 0
    for sector in range(SECTORS):
        if anybody >> 2 * sector & 3 != 0:
            found |= 1 << facing(box, s, sector)
    return found


@compiled
def order_of(action: int) -> int:
    """When a sensible player lets an assistant act."""
    if action == CARD_ACTION:
        return 0
    if action < ORANGE:
        return 1
    if action in (WHITE_ACTION, FIRST_ACTION):
        return 2
    return 3 if action < MIX_BLACK else 4


@compiled
def work_all(box: Words, s: Words, t: int) -> None:
    """The awaited actions, in that order."""
    for order in range(5):
        for at in range(AWAITED + 1, AWAITED + 1 + s[AWAITED]):
            if order_of(s[at]) == order:
                work(box, s, t, s[at])


@compiled
def work(box: Words, s: Words, t: int, action: int) -> None:
    """What an assistant would do, as well as a thought can tell."""
    if action < ORANGE:
        s[t + action] += level_of(box, s, t, TUBE)
    elif action == WHITE_ACTION:
        s[t + WHITE] += level_of(box, s, t, TUBE)
    elif action < MIX_BLACK:
        one, other = one_primary(action), other_primary(action)
        if s[t + one] > 0 and s[t + other] > 0:
            s[t + one] -= 1
            s[t + other] -= 1
            s[t + action] += level_of(box, s, t, PALETTE)
    elif action == MIX_BLACK:
        if min(s[t + ORANGE], s[t + GREEN], s[t + VIOLET]) > 0:
            for colour in range(ORANGE, WHITE):
                s[t + colour] -= 1
            s[t + BLACKS_OF] += 1
    elif action == TOOL_ACTION:
        improve_in_thought(box, s, t)
    elif action == CARD_ACTION:
        if s[t + WORKS] < s[t + WANTING]:
            s[t + CARDS_OF] += 1
    elif action == PAINT_ACTION:
        paint_in_thought(box, s, t)
    elif action == FIRST_ACTION:
        s[t + WHITE] += 1
        s[t + FIRST_OF] += 1


@compiled
def improve_in_thought(box: Words, s: Words, t: int) -> None:
    """Pay what is least needed, and move the tool that gains most."""
    end, best, most = min(box[END_SPACE], LAST), -1, 0.0
    for tool in range(3):
        space = s[t + SPACES_OF + tool]
        if space < end and (best < 0 or TOOL_WORTH[tool, space] - TOOL_WORTH[tool, space - 1] > most):
            best, most = tool, TOOL_WORTH[tool, space] - TOOL_WORTH[tool, space - 1]
    if best < 0 or in_stock(s, t) < 2:
        return
    for _ in range(2):
        paid, spare = -1, 0
        for at in range(BLACK):
            over = s[t + at] - 2 if at == WHITE else s[t + at] - wanted_of(s, t, at)
            if s[t + at] > 0 and (paid < 0 or over > spare):
                paid, spare = at, over
        s[t + paid] -= 1
    s[t + SPACES_OF + best] += 1


@compiled
def wanted_of(s: Words, t: int, colour: int) -> int:
    """The open squares of a colour on all works."""
    found = 0
    for at in range(s[t + WORKS]):
        found += s[t + WORK + WORK_WORDS * at + WORK_SQUARES + colour]
    return found


@compiled
def paint_in_thought(box: Words, s: Words, t: int) -> None:
    """Fill what fits, then help out with whites."""
    brush = level_of(box, s, t, BRUSH)
    for at in range(s[t + WORKS]):
        easel = t + WORK + WORK_WORDS * at
        for colour in range(WHITE):
            count = min(s[easel + WORK_SQUARES + colour], s[t + colour], brush)
            s[easel + WORK_SQUARES + colour] -= count
            s[t + colour] -= count
            brush -= count
        for colour in range(WHITE):
            room = box[WHITES_ALLOWED] - s[easel + WORK_WHITES]
            count = min(s[easel + WORK_SQUARES + colour], s[t + WHITE], brush, room)
            s[easel + WORK_SQUARES + colour] -= count
            s[easel + WORK_WHITES] += count
            s[t + WHITE] -= count
            brush -= count


# What it is worth --------------------------------------------------------------------------------------------------


@compiled
def worth(box: Words, s: Words, t: int) -> float:
    """Paintings by how far they are, pigments by their use, tools by their levels."""
    found = CARD_WORTH * s[t + CARDS_OF] + BLACK_WORTH * s[t + BLACKS_OF] + FIRST_WORTH * s[t + FIRST_OF]
    for at in range(8):
        s[LEFT_OVER + at] = s[t + at]
    for at in range(s[t + WORKS]):
        easel = t + WORK + WORK_WORDS * at
        net, squares = s[easel + WORK_POINTS] - 2 * s[easel + WORK_WHITES], empty(s, easel)
        if squares > 0:
            found += 1.0 + net * (0.25 + 0.65 * (9 - squares) / 9) + fitting(box, s, easel)
        else:
            found += net + 0.8 * FINISHED_WORTH
    for tool in range(3):
        found += TOOL_WORTH[tool, min(s[t + SPACES_OF + tool], LAST) - 1]
    return float(found + 0.12 * min(in_stock(s, LEFT_OVER), 8))


@compiled
def fitting(box: Words, s: Words, easel: int) -> float:
    """What the stock that is left over, which it uses up, could bring to a painting."""
    found, room = 0.0, box[WHITES_ALLOWED] - s[easel + WORK_WHITES]
    for colour in range(WHITE):
        squares = s[easel + WORK_SQUARES + colour]
        ready = min(squares, s[LEFT_OVER + colour])
        s[LEFT_OVER + colour] -= ready
        found += ready * (0.62 if colour < ORANGE else 0.72)
        if squares == ready:
            continue
        if colour >= ORANGE:
            one, other = LEFT_OVER + one_primary(colour), LEFT_OVER + other_primary(colour)
            if s[one] > 0 and s[other] > 0:
                s[one] -= 1
                s[other] -= 1
                found += 0.5
        helped = min(squares - ready, room, s[LEFT_OVER + WHITE])
        s[LEFT_OVER + WHITE] -= helped
        room -= helped
        found += 0.4 * helped
    return found


@compiled
def left_to_paint(s: Words, t: int) -> float:
    """The squares still to be painted before the end, those for which pigments are ready by half."""
    found = float(ALL * (s[t + WANTING] - s[t + WORKS]))
    for colour in range(WHITE):
        stock = s[t + colour]
        for at in range(s[t + WORKS]):
            squares = s[t + WORK + WORK_WORDS * at + WORK_SQUARES + colour]
            ready = min(squares, stock)
            stock -= ready
            found += squares - 0.5 * ready
    return found


@compiled
def net(s: Words, t: int, finished: bool) -> int:
    """The points of the works, or of those that are finished by now."""
    found = 0
    for at in range(s[t + WORKS]):
        easel = t + WORK + WORK_WORDS * at
        if not finished or empty(s, easel) == 0:
            found += s[easel + WORK_POINTS] - 2 * s[easel + WORK_WHITES]
    return found
