"""Cards (L16), copying (L20) and bonus cards (M1–M4)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.couleurs.kernel.actions import (
    can_mix_black,
    can_paint,
    mix_black,
    mix_two,
    movable,
    payment_of,
    run,
    ways,
    ways_to_mix,
)
from boulevard.games.couleurs.kernel.layout import (
    ADVANCING,
    BEGUN_BITS,
    BLANK,
    BONUS,
    BONUS_COPY,
    BONUS_MIX,
    BONUS_PAINT,
    BONUS_SWAP,
    BONUSES,
    CANVASES,
    CARDS,
    COPYING,
    COST,
    DISCARD,
    DISCARDED,
    DONE,
    EASELS,
    END_SPACE,
    GREEN,
    M_ADVANCE,
    M_BUY,
    M_MIX,
    M_PLAY,
    M_SWAP,
    M_TAKE,
    MIX_BLACK,
    MIXING,
    MOVE_TOOL,
    OFFERS,
    ORANGE,
    PAINT_ACTION,
    PLAYERS,
    RULE_B,
    SECTORS,
    STANDING,
    STOCK,
    SWAPPING,
    SWAPS,
    TOOLS,
    USED,
    VIOLET,
    WHITE,
    begun,
    coded,
    facing,
    held,
    kind_of,
    left_of,
    link,
    one_of,
    other_of,
    own,
    pop,
    push,
    seat_of,
    step,
    turn_into,
    which_of,
)
from boulevard.games.couleurs.kernel.tools import advance

# Taking and buying -------------------------------------------------------------------------------------------------


@compiled
def card_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """L16, M1. The paintings on easels, then the bonus cards that can be paid, each kind once."""
    count, easels, offers, seen = 0, s[EASELS], s[OFFERS], 0
    while easels != 0:
        if easels & 63 != 0:
            moves[count] = coded(M_TAKE, (easels & 63) - 1, 0)
            count += 1
        easels >>= 6
    whites = s[own(me) + STOCK + WHITE]
    while offers != 0:
        card = (offers & 15) - 1
        if card >= 0 and seen >> card & 1 == 0 and box[COST + card] <= whites:
            moves[count] = coded(M_BUY, card, 0)
            count += 1
            seen |= 1 << card
        offers >>= 4
    return count


@compiled
def choose_card(box: Words, s: Words, me: int, move: int) -> None:
    """L16. A painting comes to the player; or a bonus card is bought."""
    pop(s)
    card = one_of(move)
    if kind_of(move) == M_BUY:
        buy(box, s, me, card)
        return
    place = 0
    while s[EASELS] >> place & 63 != card + 1:
        place += 6
    s[EASELS] &= ~(63 << place)
    s[CARDS + card] = box[BLANK + card]
    link(s, own(me) + CANVASES, card)


@compiled
def buy(box: Words, s: Words, me: int, card: int) -> None:
    """M1–M3. Rule A: discarded and carried out at once; rule B: kept."""
    place, mine = 0, own(me)
    while s[OFFERS] >> place & 15 != card + 1:
        place += 4
    s[OFFERS] &= ~(15 << place)
    s[mine + STOCK + WHITE] -= box[COST + card]
    if s[BONUS] == RULE_B:
        s[mine + BONUSES] += 1 << 4 * card
    else:
        discard(s, card)
        carry_out(box, s, me, card)


@compiled
def discard(s: Words, card: int) -> None:
    """M1. A bonus card comes last in the discard."""
    s[DISCARD] |= (card + 1) << 4 * s[DISCARDED]
    s[DISCARDED] += 1


# Copying -----------------------------------------------------------------------------------------------------------


@compiled
def standing_anywhere(s: Words) -> int:
    """L20. Where anybody's assistants stand; how many is not told."""
    found = 0
    for me in range(s[PLAYERS]):
        found |= s[own(me) + STANDING]
    return found


@compiled
def copying_options(box: Words, s: Words, me: int, kind: int, moves: Words, count: int) -> int:
    """L20. Every standing assistant on the ring whose action can be done, and the ways to pay it."""
    anybody = standing_anywhere(s)
    for sector in range(SECTORS):
        if anybody >> 2 * sector & 3 != 0:
            count = ways_there(box, s, me, kind, sector, moves, count)
    return count


@compiled
def ways_there(box: Words, s: Words, me: int, kind: int, sector: int, moves: Words, count: int) -> int:
    """L11–L17. The ways to do the action that faces a sector."""
    action = facing(box, s, sector)
    possible = ways(box, s, me, action)
    for way in range(4):
        if possible >> way & 1 != 0:
            moves[count] = coded(kind, sector, payment_of(action, way))
            count += 1
    return count


@compiled
def can_copy(box: Words, s: Words, me: int) -> bool:
    """L20. Can any action be copied?"""
    anybody = standing_anywhere(s)
    for sector in range(SECTORS):
        if anybody >> 2 * sector & 3 != 0 and ways(box, s, me, facing(box, s, sector)) != 0:
            return True
    return False


# Bonus cards -------------------------------------------------------------------------------------------------------


@compiled
def possible(box: Words, s: Words, me: int, card: int) -> bool:
    """M2, M3. Can a bonus card do something?"""
    if card == BONUS_COPY:
        return can_copy(box, s, me)
    if card == BONUS_MIX:
        mixes = ways_to_mix(s, me, ORANGE) | ways_to_mix(s, me, GREEN) | ways_to_mix(s, me, VIOLET)
        return mixes != 0 or can_mix_black(box, s, me)
    if card == BONUS_PAINT:
        return can_paint(box, s, me)
    if card == BONUS_SWAP:
        return held(s, me) != 0
    return movable(box, s, me)


@compiled
def carry_out(box: Words, s: Words, me: int, card: int) -> None:
    """M2, M4. What a bonus card asks; nothing where it can do nothing."""
    if not possible(box, s, me, card):
        return
    if card == BONUS_COPY:
        push(s, step(COPYING, me, 0, 0))
    elif card == BONUS_MIX:
        push(s, step(MIXING, me, 0, 0))
    elif card == BONUS_PAINT:
        run(box, s, me, PAINT_ACTION, 0)
    elif card == BONUS_SWAP:
        push(s, step(SWAPPING, me, 0, box[SWAPS]))
    else:
        push(s, step(ADVANCING, me, 0, 0))


@compiled
def playable(box: Words, s: Words, me: int, moves: Words, count: int) -> int:
    """M3. The bonus cards held that can do something; none if one was used this round."""
    mine = own(me)
    if s[mine + BONUSES] == 0 or s[mine + USED] != 0:
        return count
    for card in range(5):
        if s[mine + BONUSES] >> 4 * card & 15 != 0 and possible(box, s, me, card):
            moves[count] = coded(M_PLAY, card, 0)
            count += 1
    return count


@compiled
def can_play(box: Words, s: Words, me: int) -> bool:
    """M3. Is there a bonus card to play?"""
    mine = own(me)
    if s[mine + BONUSES] == 0 or s[mine + USED] != 0:
        return False
    found = False
    for card in range(5):
        found = found or (s[mine + BONUSES] >> 4 * card & 15 != 0 and possible(box, s, me, card))
    return found


@compiled
def play(box: Words, s: Words, me: int, card: int) -> None:
    """M3. A card held is carried out and lies face down until phase 3."""
    mine = own(me)
    s[mine + BONUSES] -= 1 << 4 * card
    s[mine + USED] = card + 1
    carry_out(box, s, me, card)


@compiled
def copy_by_card(box: Words, s: Words, me: int, move: int) -> None:
    """M4. As L20."""
    pop(s)
    run(box, s, me, facing(box, s, one_of(move)), other_of(move))


@compiled
def mixing_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """M4. Any mix of L12 or L13."""
    count = 0
    for colour in range(ORANGE, WHITE):
        mixes = ways_to_mix(s, me, colour)
        for way in range(4):
            if mixes >> way & 1 != 0:
                moves[count] = coded(M_MIX, colour, payment_of(colour, way))
                count += 1
    if can_mix_black(box, s, me):
        moves[count] = coded(M_MIX, MIX_BLACK, 0)
        count += 1
    return count


@compiled
def mix_by_card(box: Words, s: Words, me: int, move: int) -> None:
    """M4. The palette's level, or one black."""
    pop(s)
    if one_of(move) == MIX_BLACK:
        mix_black(box, s, me)
    else:
        mix_two(box, s, me, one_of(move), other_of(move))


@compiled
def swapping_options(s: Words, word: int, moves: Words) -> int:
    """M4. Primary for primary, mixed for mixed."""
    mine, count = own(seat_of(word)), 0
    for pigment in range(WHITE):
        if s[mine + STOCK + pigment] > 0:
            kind = pigment // 3 * 3
            for other in range(kind, kind + 3):
                if other != pigment:
                    moves[count] = coded(M_SWAP, pigment, other)
                    count += 1
    if begun(word):
        moves[count] = DONE
        count += 1
    return count


@compiled
def swap(s: Words, word: int, move: int) -> None:
    """M4. One pigment for another, a few times."""
    if kind_of(move) == DONE:
        pop(s)
        return
    me, left = seat_of(word), left_of(word)
    s[own(me) + STOCK + one_of(move)] -= 1
    s[own(me) + STOCK + other_of(move)] += 1
    if left > 1:
        turn_into(s, step(SWAPPING, me, 0, left - 1) | 1 << BEGUN_BITS)
    else:
        pop(s)


@compiled
def advancing_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """M4. One tool one space; then two: one tool, or two tools. A move names its first tool, and the second from 1."""
    at, end, count = own(me) + TOOLS, box[END_SPACE], 0
    for tool in range(3):
        if s[at + tool] < end:
            moves[count] = coded(M_ADVANCE, tool, 0)
            count += 1
    for tool in range(3):
        for other in range(tool, 3):
            last = end - 1 if tool == other else end
            if s[at + tool] < last and s[at + other] < last:
                moves[count] = coded(M_ADVANCE, tool, other + 1)
                count += 1
    return count


@compiled
def advance_by_card(s: Words, me: int, move: int) -> None:
    """M4. The sixth space of the first tool is asked about before the second moves."""
    tool, other = one_of(move), other_of(move) - 1
    pop(s)
    if other == tool:
        push(s, step(MOVE_TOOL, me, tool, 2))
        return
    if other >= 0:
        push(s, step(MOVE_TOOL, me, other, 1))
    push(s, step(MOVE_TOOL, me, tool, 1))


@compiled
def move_tool(box: Words, s: Words, word: int) -> None:
    """M4. For nothing."""
    advance(box, s, seat_of(word), which_of(word), left_of(word))
