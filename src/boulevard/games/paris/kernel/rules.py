"""The course of a game of Paris, compiled; what `boulevard.core.kernel` asks of a core."""

from boulevard.core.kernel import CHANCE as CHANCE_ACTS
from boulevard.core.kernel import OVER as NOBODY_ACTS
from boulevard.core.kernel import Lots, Words, below, bits, compiled
from boulevard.games.paris.kernel.board import index
from boulevard.games.paris.kernel.postcards import activate, activations, stand, without
from boulevard.games.paris.kernel.scoring import scores, shares
from boulevard.games.paris.kernel.sites import buildable, can_build, own_ground, under_light, under_rival
from boulevard.games.paris.kernel.words import (
    AGENDA,
    ALL_SQUARES,
    BEGIN,
    BOX_GROUND,
    BOX_SETS,
    BUILD,
    CARDS_IN_PLAY,
    CHIMNEYS,
    COLOURS,
    DEAL,
    DONE_FIRST,
    DRAW_TILE,
    FIRST,
    HANDS,
    HELD,
    IN_PLAY,
    LAID,
    LAID_BITS,
    LAID_IN_WORD,
    LIGHTS,
    LINES,
    MIXED,
    MOVES,
    OVER,
    PASS,
    PASSES,
    PHASE_ONE,
    PHASE_TWO,
    PILES,
    PLACED,
    POOL,
    POSTCARDS,
    RESERVES,
    SEATS,
    SETS_OF_CARDS,
    STARTER,
    STEP,
    TAKE,
    TAKEN,
    TILE,
    TOKENS,
    WHO_STARTS,
    WORDS,
)

__all__ = [
    "HELD",
    "LINES",
    "MOVES",
    "SEATS",
    "WORDS",
    "chance",
    "do",
    "imagine",
    "options",
    "scores",
    "seated",
    "shares",
    "to_act",
]


@compiled
def seated(box: Words, s: Words) -> int:
    """How many are scored."""
    return SEATS


@compiled
def to_act(box: Words, s: Words) -> int:
    """Who is asked."""
    step = s[AGENDA] & 15
    if step == 0:
        return NOBODY_ACTS
    return int(step & 1) if step >= PHASE_ONE else CHANCE_ACTS


@compiled
def put_first(s: Words, step: int) -> None:
    """A step that comes next."""
    s[AGENDA] = s[AGENDA] << STEP | step


# What chance decides ---------------------------------------------------------------------------------------------


@compiled
def chance(box: Words, s: Words, moves: Words, weights: Words) -> int:
    """P4, P8, P18. Everything that may be drawn is equally likely."""
    step, count = s[AGENDA] & 15, 0
    if step == WHO_STARTS:
        for seat in range(2):
            moves[seat] = FIRST + seat
        count = 2
    elif step == CARDS_IN_PLAY:
        for one in range(SETS_OF_CARDS):
            moves[one] = POSTCARDS + box[BOX_SETS + one]
        count = SETS_OF_CARDS
    elif step in (DRAW_TILE, DRAW_TILE + 1):
        seat = step - DRAW_TILE
        left = s[PILES + seat]
        while left != 0:
            bit = left & -left
            left ^= bit
            moves[count] = DEAL + seat * 8 + index(bit)
            count += 1
    for one in range(count):
        weights[one] = 1
    return count


@compiled
def draw(s: Words, move: int) -> None:
    """P4, P8, P18. What was drawn, and after the last draw of the set-up the first turn (P9)."""
    if move >= DEAL:
        seat, tile = (move - DEAL) >> 3, 1 << ((move - DEAL) & 7)
        s[PILES + seat] ^= tile
        s[HANDS + seat] |= tile
    elif move >= POSTCARDS:
        s[IN_PLAY] = move - POSTCARDS
    else:
        s[STARTER] = move - FIRST
    if s[AGENDA] & 15 == BEGIN:
        s[AGENDA] = PHASE_ONE + s[STARTER]


# Phase 1 ---------------------------------------------------------------------------------------------------------


@compiled
def phase_one(s: Words, me: int, moves: Words) -> int:
    """P9–P11. Place a tile, or take a building; who has placed all tiles may also pass."""
    count, hand = 0, s[HANDS + me]
    while hand != 0:
        tile = index(hand & -hand)
        hand &= hand - 1
        empty = ALL_SQUARES & ~s[TAKEN]
        while empty != 0:
            code = TILE + tile * 64 + index(empty & -empty) * 4
            empty &= empty - 1
            for turns in range(4):
                moves[count + turns] = code + turns
            count += 4
    pool = s[POOL]
    while pool != 0:
        moves[count] = TAKE + index(pool & -pool)
        pool &= pool - 1
        count += 1
    if s[HANDS + me] == 0:
        moves[count] = PASS
        count += 1
    return count


@compiled
def lay(box: Words, s: Words, me: int, move: int) -> None:
    """P9, P12. A tile on a square, then the next one into the hand; the 16th ends the phase."""
    tile, square, turns = move >> 6, (move >> 2) & 15, move & 3
    ground, there = BOX_GROUND + (tile * 4 + turns) * 4, 16 * (square >> 2) + 2 * (square & 3)
    s[COLOURS + me] |= box[ground] << there
    s[COLOURS + 1 - me] |= box[ground + 1] << there
    s[MIXED] |= box[ground + 2] << there
    s[LIGHTS] |= box[ground + 3] << there
    number = bits(s[TAKEN])
    laid = square | me << 4 | tile << 5 | turns << 8
    s[LAID + number // LAID_IN_WORD] |= laid << LAID_BITS * (number % LAID_IN_WORD)
    s[TAKEN] |= 1 << square
    s[HANDS + me] &= ~(1 << tile)
    if s[HANDS + me] | s[PILES + me] == 0 and s[DONE_FIRST] < 0:
        s[DONE_FIRST] = me
    if s[TAKEN] == ALL_SQUARES:
        put_first(s, PHASE_TWO + s[DONE_FIRST])
        return
    put_first(s, PHASE_ONE + 1 - me)
    if s[PILES + me] != 0:
        put_first(s, DRAW_TILE + me)


@compiled
def take(s: Words, me: int, building: int) -> None:
    """P9. A building of the pool goes into the reserve, behind the others."""
    place = 0
    while s[RESERVES + me] >> place != 0:
        place += 4
    s[RESERVES + me] |= (building + 1) << place
    s[POOL] &= ~(1 << building)


@compiled
def do_phase_one(box: Words, s: Words, me: int, move: int) -> None:
    """P9–P12. One turn."""
    if move < TAKE:
        lay(box, s, me, move - TILE)
        return
    if move < PASS:
        take(s, me, move - TAKE)
    put_first(s, PHASE_ONE + 1 - me)


# Phase 2 ---------------------------------------------------------------------------------------------------------


@compiled
def phase_two(box: Words, s: Words, me: int, moves: Words) -> int:
    """P13–P17. Place a building of the reserve, or activate a postcard; pass only where nothing else is due."""
    count = 0
    if s[CHIMNEYS + me] > 0:
        own, light, rival = own_ground(s, me), under_light(s, me), under_rival(s, me)
        held = s[RESERVES + me]
        while held != 0:
            building = (held & 15) - 1
            held >>= 4
            count = buildable(box, s, building, own, light, rival, BUILD + building * PLACED, moves, count)
    count = activations(box, s, me, moves, count)
    if s[TOKENS + me] == 0 and (count == 0 or not can_build(box, s, me, False)):  # P15
        moves[count] = PASS
        count += 1
    return count


@compiled
def played_out(box: Words, s: Words) -> bool:
    """P16. All tokens used and nobody can place anything, powers included; or two passes in succession."""
    if s[PASSES] >= 2:
        return True
    if s[TOKENS] + s[TOKENS + 1] > 0:
        return False
    return not can_build(box, s, 0, True) and not can_build(box, s, 1, True)


@compiled
def do_phase_two(box: Words, s: Words, me: int, move: int) -> None:
    """P13–P17. One turn."""
    if move == PASS:
        s[PASSES] += 1
    else:
        s[PASSES] = 0
        if move < BUILD + 12 * PLACED:
            building, placement = (move - BUILD) // PLACED, (move - BUILD) % PLACED
            s[RESERVES + me] = without(s[RESERVES + me], building)
            stand(box, s, me, building, placement)
        else:
            activate(box, s, me, move)
    if played_out(box, s):
        s[OVER] = 1
    else:
        put_first(s, PHASE_TWO + 1 - me)


# All of it -------------------------------------------------------------------------------------------------------


@compiled
def options(box: Words, s: Words, moves: Words) -> int:
    """The legal moves of whoever is asked."""
    step = s[AGENDA] & 15
    if step >= PHASE_TWO:
        return phase_two(box, s, step - PHASE_TWO, moves)
    if step >= PHASE_ONE:
        return phase_one(s, step - PHASE_ONE, moves)
    return 0


@compiled
def do(box: Words, s: Words, move: int) -> None:
    """Plays a move that is offered, or a draw."""
    step = s[AGENDA] & 15
    s[AGENDA] >>= STEP
    if step >= PHASE_TWO:
        do_phase_two(box, s, step - PHASE_TWO, move)
    elif step >= PHASE_ONE:
        do_phase_one(box, s, step - PHASE_ONE, move)
    else:
        draw(s, move)


@compiled
def imagine(box: Words, s: Words, seat: int, lots: Lots) -> None:
    """P18. The tiles in the rival's hand are drawn anew from all those that the rival has not laid."""
    for me in range(2):
        if me == seat:
            continue
        held = bits(s[HANDS + me])
        left, hand = s[HANDS + me] | s[PILES + me], 0
        for _ in range(held):
            which = left
            for _ in range(below(lots, bits(left))):
                which &= which - 1
            tile = which & -which
            hand |= tile
            left ^= tile
        s[HANDS + me] = hand
        s[PILES + me] = left
