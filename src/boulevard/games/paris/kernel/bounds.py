"""How far ahead a seat can come at most, from the score sheet: what it may still gain, and its rival may still lose.

The rival is taken to decline every card and to build only where it must, which it always may; so nothing that the rival
does is counted against it, and the bound holds for the best play of both. Spaces and lights only ever become fewer but
for what the seat itself does with its cards, of which it has no more than its tokens.
"""

from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.paris.kernel import words
from boulevard.games.paris.kernel.board import area, corners, index, sides
from boulevard.games.paris.kernel.scoring import (
    fountain,
    large_light,
    largest_group,
    reached_from,
    small_lights,
    stamped_cards,
    total,
)
from boulevard.games.paris.kernel.sites import first_shape, fits, free, own_ground, shapes
from boulevard.games.paris.kernel.words import (
    BOUQUINISTES,
    BOX_MASKS,
    BOX_SIZES,
    BOX_UNBUILT,
    BUILT,
    CARDS,
    CHARTIER,
    CHARTIER_SPENT,
    CHIMNEYS,
    COLOURS,
    COVERED,
    EDITION,
    FONTAINE,
    GRANDE_LUMIERE,
    IN_PLAY,
    JARDIN,
    JARDIN_CARD,
    LEVITATION,
    LIGHTS,
    METROPOLITAIN,
    METROPOLITAIN_SPENT,
    OWNERS,
    PIECES,
    POOL,
    RESERVES,
    SACRE_COEUR,
    SHAPE_NUMBER,
    SHAPE_WORDS,
    SHAPES,
    SPACES,
    SPENT,
    STANDING,
    TOKENS,
    USED_BY,
)


@compiled
def within_reach(s: Words, me: int) -> int:
    """The cards that a seat may still activate."""
    return int(s[IN_PLAY] & ~(s[USED_BY] | s[USED_BY + 1])) if s[TOKENS + me] > 0 else 0


@compiled
def may_spend(s: Words, me: int, card: int, spent: int) -> bool:
    """C2, C6. Does the seat hold that power unspent, or may it still take it?"""
    return bool((s[USED_BY + me] | within_reach(s, me)) >> card & 1 and not s[SPENT] & spent)


@compiled
def most_lights(box: Words, s: Words, building: int, own: int, light: int, rival: int) -> int:
    """S1. The most lights that reach a building wherever it fits; -1 where it fits nowhere."""
    first, size, most = first_shape(s, building), box[BOX_SIZES + building], -1
    small, large = small_lights(s), large_light(box, s)
    for shape in range(shapes(box, s, building)):
        at = first + shape * SHAPE_WORDS
        left = fits(box, at, size, own, light, rival)
        mask = box[BOX_MASKS + building * SHAPES + box[at + SHAPE_NUMBER]]
        while left != 0:
            bit = left & -left
            left ^= bit
            spaces = mask << index(bit)
            lights = bits(sides(spaces) & small) + (1 if spaces & large else 0)
            most = max(most, lights)
    return most


@compiled
def sizes_at(s: Words, me: int, spaces: int) -> int:
    """The sizes of a seat's buildings that have one of these spaces, together."""
    found = 0
    for standing in range(s[STANDING]):
        if (s[OWNERS] >> standing) & 1 == me and s[SPACES + standing] & spaces:
            found += bits(s[SPACES + standing])
    return found


@compiled
def most_by_light(s: Words, me: int) -> int:
    """C2. The most points that a seat has of one printed light."""
    left, most = s[LIGHTS] & ~s[COVERED], 0
    while left != 0:
        bit = left & -left
        left ^= bit
        most = max(most, sizes_at(s, me, sides(bit)))
    return most


# What a card may bring -------------------------------------------------------------------------------------------


@compiled
def most_by_lamp(s: Words, me: int) -> int:
    """C8. A light beside own buildings that stand."""
    left, most = s[COLOURS + me] & ~s[COVERED] & sides(s[BUILT + me]), 0
    while left != 0:
        bit = left & -left
        left ^= bit
        most = max(most, sizes_at(s, me, sides(bit)))
    return most


@compiled
def most_by_large_light(box: Words, s: Words, me: int) -> int:
    """C9. Own buildings that it reaches, but not those beside it, which the printed light lit before."""
    left, most = s[LIGHTS] & ~s[COVERED], 0
    while left != 0:
        bit = left & -left
        left ^= bit
        most = max(most, sizes_at(s, me, reached_from(box, s, bit) & ~sides(bit)))
    return most


@compiled
def most_by_annex(box: Words, s: Words, me: int) -> int:
    """C7, S1, S2. A building that stands grows by one, and may reach more lights."""
    small, large = small_lights(s), large_light(box, s)
    left, most = s[COLOURS + me] & ~s[COVERED] & sides(s[BUILT + me]), 0
    while left != 0:
        bit = left & -left
        left ^= bit
        for standing in range(s[STANDING]):
            spaces = s[SPACES + standing]
            if (s[OWNERS] >> standing) & 1 == me and spaces & sides(bit):
                before = bits(sides(spaces) & small) + (1 if spaces & large else 0)
                after = bits(sides(spaces | bit) & small) + (1 if (spaces | bit) & large else 0)
                most = max(most, 1 + (bits(spaces) + 1) * after - bits(spaces) * before)
    return most


@compiled
def most_by_dancer(s: Words) -> int:
    """C11. The largest area."""
    left, most = free(s), 0
    if s[EDITION]:
        left &= ~s[LIGHTS]
    while left != 0:
        walked = area(left & -left, left)
        left &= ~walked
        most = max(most, bits(walked))
    return most


@compiled
def most_by_statue(s: Words, me: int) -> int:
    """C12. The best space."""
    left, counted, most = s[COLOURS + me] & ~s[COVERED], free(s), 0
    if s[EDITION]:
        counted &= s[COLOURS + me]
    while left != 0:
        bit = left & -left
        left ^= bit
        most = max(most, 2 * bits(sides(bit) & counted) + bits(corners(bit) & counted))
    return most


@compiled
def most_by_levitation(box: Words, s: Words, me: int) -> int:
    """C1, S1, S2, S3. The best building of the pool, for one that costs nothing any more."""
    pool, own, most = s[POOL], own_ground(s, me), 0
    if s[RESERVES + me] == 0 or s[CHIMNEYS + me] == 0:
        return 0
    while pool != 0:
        bit = pool & -pool
        pool ^= bit
        building = index(bit)
        lights = most_lights(box, s, building, own, 0, 0)
        if lights >= 0:
            most = max(most, box[BOX_SIZES + building] * (1 + lights) - box[BOX_UNBUILT])
    return int(most)


# All of it -------------------------------------------------------------------------------------------------------


def most_gain(box: Words, s: Words, me: int) -> int:
    """The most points that a seat can still gain: by its reserve, and by as many cards as it has tokens."""
    cards = [card for card in range(len(CARDS)) if within_reach(s, me) >> card & 1]
    penalty = 0 if int(s[USED_BY + me]) >> SACRE_COEUR & 1 else -int(box[BOX_UNBUILT])
    held = [building - 1 for building in parts(int(s[RESERVES + me]), 4) if building]
    sites = [site for building in held if (site := most_at(box, s, me, building)) is not None]
    gain = sum(size * (1 + lights) + penalty for size, lights in sites)
    if JARDIN_CARD in cards and (site := most_at(box, s, me, JARDIN)) is not None:
        sites.append(site)
    if LEVITATION in cards and most_by_levitation(box, s, me):
        sites.append((6, 8))
    number, annexes = len(sites), int(BOUQUINISTES in cards)
    if number + annexes:
        gain += bits(int(s[BUILT + me])) - largest_group(s, me)  # groups may join
        if int(s[USED_BY + me]) >> FONTAINE & 1:
            gain += 3 * min(number + annexes, bits(sides(s[PIECES + FONTAINE]) & free(s)))
    by_card = sorted(most_by_card(box, s, me, card, sites, annexes, penalty * len(held)) for card in cards)
    return int(gain + sum(by_card[len(by_card) - int(s[TOKENS + me]) :] if cards else ()))


def parts(word: int, size: int) -> list[int]:
    """The small numbers in a word."""
    return [word >> place & (1 << size) - 1 for place in range(0, word.bit_length(), size)]


def most_at(box: Words, s: Words, me: int, building: int) -> tuple[int, int] | None:
    """P14. The size of a building that fits somewhere, and the most lights it reaches there; None where it does not."""
    light = s[LIGHTS] & ~s[COVERED] if may_spend(s, me, METROPOLITAIN, METROPOLITAIN_SPENT) else 0
    rival = s[COLOURS + 1 - me] & ~s[COVERED] if may_spend(s, me, CHARTIER, CHARTIER_SPENT) else 0
    if s[CHIMNEYS + me] == 0:
        return None
    lights = most_lights(box, s, building, own_ground(s, me), light, rival)
    return None if lights < 0 else (int(box[BOX_SIZES + building]), lights)


def most_by_card(
    box: Words, s: Words, me: int, card: int, sites: list[tuple[int, int]], annexes: int, unbuilt: int
) -> int:
    """The most points that one card brings, with all that may be built after it."""
    sizes = sum(size for size, _ in sites)
    match card:
        case words.JARDIN_CARD:
            site = most_at(box, s, me, JARDIN)
            return 0 if site is None else 2 * (1 + site[1])
        case words.LEVITATION:
            return most_by_levitation(box, s, me)
        case words.SACRE_COEUR:
            return unbuilt
        case words.PEINTRE:
            return 2 * bits(small_lights(s) | s[PIECES + GRANDE_LUMIERE])
        case words.FONTAINE:
            return 3 * min(4, len(sites) + int(s[STANDING]))
        case words.MOULIN_ROUGE:
            return most_by_dancer(s)
        case words.PENSEUR:
            return most_by_statue(s, me)
        case words.LAMPADAIRE:
            return most_by_lamp(s, me) + sizes + annexes + 2
        case words.GRANDE_LUMIERE:
            return most_by_large_light(box, s, me) + sizes + annexes
        case words.BOUQUINISTES:  # or a part of what is built later: one more at its lights, three lights more
            later = (1 + lights + 3 * (size + 1) for size, lights in sites)
            return max(most_by_annex(box, s, me), *later, 0)
    return 0  # Métropolitain and Chartier do nothing by themselves


def most_loss(box: Words, s: Words, me: int) -> int:
    """The most points that a seat can still lose, whatever its rival does and whatever it must build itself."""
    loss, large = stamped_cards(s, me), int(s[PIECES + GRANDE_LUMIERE])
    if int(s[USED_BY + me]) >> FONTAINE & 1 and s[PIECES + FONTAINE]:
        loss -= fountain(s, me, s[PIECES + FONTAINE])
    if may_spend(s, 1 - me, METROPOLITAIN, METROPOLITAIN_SPENT):
        loss += most_by_light(s, me)
    if large:  # C9: what is not beside it may come to lie in the shade
        loss += sizes_at(s, me, large_light(box, s) & ~sides(large))
    return loss


def most_ahead(box: Words, s: Words, me: int) -> int:
    """The most points by which a seat can be ahead in the end."""
    return total(box, s, me) - total(box, s, 1 - me) + most_gain(box, s, me) + most_loss(box, s, 1 - me)
