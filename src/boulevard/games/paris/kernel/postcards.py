"""The twelve postcards: what each offers, and what it does."""

from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.paris.kernel.board import index, onward, sides
from boulevard.games.paris.kernel.sites import buildable, free, own_ground, under_light, under_rival
from boulevard.games.paris.kernel.words import (
    ANNEX,
    ANNEX_OF,
    ANNEXED,
    BOUQUINISTES,
    BOX_MASKS,
    BUILDINGS,
    BUILT,
    CHARTIER,
    CHARTIER_FIRST,
    CHARTIER_SPENT,
    CHIMNEYS,
    COLOURS,
    COVERED,
    DECLINE,
    FACED,
    FACING,
    FONTAINE,
    GARDEN,
    GRANDE_LUMIERE,
    IN_PLAY,
    JARDIN,
    JARDIN_CARD,
    LASTING,
    LEVITATE,
    LEVITATION,
    LIGHTS,
    METROPOLITAIN,
    METROPOLITAIN_SPENT,
    NAMES,
    OWNERS,
    PENSEUR,
    PIECES,
    PLACED,
    POOL,
    PUT,
    RESERVES,
    SACRE_COEUR,
    SHAPES,
    SPACES,
    SPENT,
    STANDING,
    TOKENS,
    USED,
    USED_BITS,
    USED_BY,
    USED_DECLINED,
    USED_OWNER,
)

# What they offer -------------------------------------------------------------------------------------------------


@compiled
def offers(box: Words, s: Words, me: int, card: int, moves: Words, count: int) -> int:
    """Writes the moves that activate a card with effect."""
    if card in (METROPOLITAIN, CHARTIER, SACRE_COEUR):  # C2, C4, C6
        moves[count] = LASTING + card
        return count + 1
    if card == LEVITATION:
        return levitations(box, s, me, moves, count)
    if card == JARDIN_CARD:
        return gardens(box, s, me, moves, count)
    if card == BOUQUINISTES:
        return annexes(s, me, moves, count)
    if card == PENSEUR:
        return statues(s, me, moves, count)
    return pieces(s, me, card, moves, count)


@compiled
def levitations(box: Words, s: Words, me: int, moves: Words, count: int) -> int:
    """C1. A building of the reserve for one of the pool, placed at once without Métropolitain and Chartier."""
    held, pool, own, first = s[RESERVES + me], s[POOL], own_ground(s, me), count
    if held == 0 or s[CHIMNEYS + me] == 0:
        return count
    given = (held & 15) - 1
    while pool != 0:
        bit = pool & -pool
        pool ^= bit
        building = index(bit)
        count = buildable(box, s, building, own, 0, 0, LEVITATE + (given * 12 + building) * PLACED, moves, count)
    landings = count - first
    held >>= 4
    while held != 0:  # the same placements for the next building of the reserve
        other = ((held & 15) - 1 - given) * 12 * PLACED
        for landing in range(first, first + landings):
            moves[count] = moves[landing] + other
            count += 1
        held >>= 4
    return count


@compiled
def gardens(box: Words, s: Words, me: int, moves: Words, count: int) -> int:
    """C3. The garden is a building of size 2 in every respect."""
    if s[CHIMNEYS + me] == 0:
        return count
    light, rival = under_light(s, me), under_rival(s, me)
    return buildable(box, s, JARDIN, own_ground(s, me), light, rival, GARDEN, moves, count)


@compiled
def annexes(s: Words, me: int, moves: Words, count: int) -> int:
    """C7. The annex on a free space of the own colour beside an own building."""
    left = s[COLOURS + me] & ~s[COVERED] & sides(s[BUILT + me])
    while left != 0:
        bit = left & -left
        left ^= bit
        beside = sides(bit)
        for standing in range(s[STANDING]):
            if (s[OWNERS] >> standing) & 1 == me and s[SPACES + standing] & beside:
                moves[count] = ANNEXED + index(bit) * BUILDINGS + ((s[NAMES] >> 4 * standing) & 15)
                count += 1
    return count


@compiled
def statues(s: Words, me: int, moves: Words, count: int) -> int:
    """C12. The statue on a free space of the own colour, facing a free space of the board."""
    left, open_spaces = s[COLOURS + me] & ~s[COVERED], free(s)
    while left != 0:
        bit = left & -left
        left ^= bit
        for facing in range(4):
            if onward(bit, facing) & open_spaces:
                moves[count] = FACED + index(bit) * 4 + facing
                count += 1
    return count


@compiled
def pieces(s: Words, me: int, card: int, moves: Words, count: int) -> int:
    """C5, C8, C9, C10, C11. A piece goes on one of the spaces that its card allows."""
    if card == GRANDE_LUMIERE:
        left = s[LIGHTS] & ~s[COVERED]
    elif card == FONTAINE:
        left = own_ground(s, me) | under_rival(s, me)
    else:
        left = s[COLOURS + me] & ~s[COVERED]
    while left != 0:
        bit = left & -left
        left ^= bit
        moves[count] = PUT + card * 64 + index(bit)
        count += 1
    return count


@compiled
def activations(box: Words, s: Words, me: int, moves: Words, count: int) -> int:
    """P17. A token on a face-up card: its action, or, for nine of the twelve, nothing."""
    if s[TOKENS + me] == 0:
        return count
    face_up = s[IN_PLAY] & ~(s[USED_BY] | s[USED_BY + 1])
    while face_up != 0:
        bit = face_up & -face_up
        face_up ^= bit
        card = index(bit)
        count = offers(box, s, me, card, moves, count)
        if card not in (METROPOLITAIN, CHARTIER, SACRE_COEUR):
            moves[count] = DECLINE + card
            count += 1
    return count


# What they do ----------------------------------------------------------------------------------------------------


@compiled
def spend(s: Words, me: int, spaces: int) -> None:
    """C2, C6. What is built over a light or a space of the rival's colour spends the power that allows it."""
    if spaces & s[LIGHTS]:
        s[SPENT] |= METROPOLITAIN_SPENT
        if s[SPENT] & CHARTIER_SPENT:
            s[SPENT] |= CHARTIER_FIRST
    if spaces & s[COLOURS + 1 - me]:
        s[SPENT] |= CHARTIER_SPENT


@compiled
def stand(box: Words, s: Words, me: int, building: int, placement: int) -> None:
    """A building goes up, with a chimney of its owner."""
    spaces = box[BOX_MASKS + building * SHAPES + (placement >> 6)] << (placement & 63)
    s[COVERED] |= spaces
    s[BUILT + me] |= spaces
    spend(s, me, spaces)
    standing = s[STANDING]
    s[SPACES + standing] = spaces
    s[NAMES] |= building << 4 * standing
    s[OWNERS] |= me << standing
    s[STANDING] += 1
    s[CHIMNEYS + me] -= 1


@compiled
def without(held: int, building: int) -> int:
    """A reserve that a building has left."""
    place = 0
    while (held >> place) & 15 != building + 1:
        place += 4
    before = held & ((1 << place) - 1)
    return before | (held >> (place + 4)) << place


@compiled
def exchange(box: Words, s: Words, me: int, move: int) -> None:
    """C1. A building of the reserve goes to the pool, one of the pool on the board."""
    pair, placement = move // PLACED, move % PLACED
    given, building = pair // 12, pair % 12
    s[RESERVES + me] = without(s[RESERVES + me], given)
    s[POOL] = s[POOL] & ~(1 << building) | 1 << given
    stand(box, s, me, building, placement)


@compiled
def annex(s: Words, me: int, space: int, building: int) -> None:
    """C7. The annex becomes a part of the building."""
    s[COVERED] |= space
    s[BUILT + me] |= space
    s[ANNEX] = space
    s[ANNEX_OF] = building
    for standing in range(s[STANDING]):
        if (s[NAMES] >> 4 * standing) & 15 == building:
            s[SPACES + standing] |= space


@compiled
def put(s: Words, card: int, space: int) -> None:
    """A card's piece goes on the board."""
    s[COVERED] |= space
    s[PIECES + card] = space


@compiled
def use(s: Words, me: int, card: int, declined: int) -> None:
    """P17. A token on the card."""
    number = bits(s[USED_BY] | s[USED_BY + 1])
    s[USED] |= (card | me * USED_OWNER | declined * USED_DECLINED) << USED_BITS * number
    s[USED_BY + me] |= 1 << card
    s[TOKENS + me] -= 1


@compiled
def activate(box: Words, s: Words, me: int, move: int) -> None:
    """P17. The card is used, whether its action is done or declined."""
    if move >= DECLINE:
        use(s, me, move - DECLINE, 1)
    elif move >= LEVITATE:
        exchange(box, s, me, move - LEVITATE)
        use(s, me, LEVITATION, 0)
    elif move >= FACED:
        put(s, PENSEUR, 1 << (move - FACED) // 4)
        s[FACING] = (move - FACED) % 4
        use(s, me, PENSEUR, 0)
    elif move >= ANNEXED:
        annex(s, me, 1 << (move - ANNEXED) // BUILDINGS, (move - ANNEXED) % BUILDINGS)
        use(s, me, BOUQUINISTES, 0)
    elif move >= GARDEN:
        stand(box, s, me, JARDIN, move - GARDEN)
        use(s, me, JARDIN_CARD, 0)
    elif move >= PUT:
        card, space = (move - PUT) // 64, 1 << (move - PUT) % 64
        put(s, card, space)
        if card == FONTAINE:  # C6
            spend(s, me, space)
        use(s, me, card, 0)
    else:
        use(s, me, move - LASTING, 0)
