"""P14: where a player may build."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.paris.kernel.board import index
from boulevard.games.paris.kernel.words import (
    BOX_COUNTS,
    BOX_SHAPES,
    BOX_SIZES,
    BUILDINGS,
    CHARTIER,
    CHARTIER_SPENT,
    CHIMNEYS,
    COLOURS,
    COVERED,
    FITS,
    FLIP,
    LIGHTS,
    METROPOLITAIN,
    METROPOLITAIN_SPENT,
    MIXED,
    RESERVES,
    SHAPE_LOWEST,
    SHAPE_NUMBER,
    SHAPE_OTHERS,
    SHAPE_WORDS,
    SHAPES,
    SPENT,
    USED_BY,
)


@compiled
def free(s: Words) -> int:
    """P6. Spaces on which nothing stands."""
    return int((s[COLOURS] | s[COLOURS + 1] | s[MIXED] | s[LIGHTS]) & ~s[COVERED])


@compiled
def own_ground(s: Words, me: int) -> int:
    """P14. Free spaces of the own colour or mixed."""
    return int((s[COLOURS + me] | s[MIXED]) & ~s[COVERED])


@compiled
def under_light(s: Words, me: int) -> int:
    """C2. Free Streetlight spaces, with Métropolitain unspent."""
    holds = (s[USED_BY + me] >> METROPOLITAIN) & 1 and not s[SPENT] & METROPOLITAIN_SPENT
    return int(s[LIGHTS] & ~s[COVERED]) if holds else 0


@compiled
def under_rival(s: Words, me: int) -> int:
    """C6. Free spaces of the rival's colour, with Chartier unspent."""
    holds = (s[USED_BY + me] >> CHARTIER) & 1 and not s[SPENT] & CHARTIER_SPENT
    return int(s[COLOURS + 1 - me] & ~s[COVERED]) if holds else 0


@compiled
def first_shape(s: Words, building: int) -> int:
    """Where the box has the shapes in which a building may lie."""
    return int(BOX_SHAPES + (s[FLIP] * BUILDINGS + building) * SHAPES * SHAPE_WORDS)


@compiled
def shapes(box: Words, s: Words, building: int) -> int:
    """P3. In how many shapes a building may lie."""
    return int(box[BOX_COUNTS + s[FLIP] * BUILDINGS + building])


@compiled
def fits(box: Words, shape: int, size: int, own: int, light: int, rival: int) -> int:
    """P14, C2, C6. The spaces that may be the lowest of a shape: all of it on open ground, at most one of its spaces
    on a light and at most one on the rival's colour. All places are tried at once, each bit a place."""
    ground = own | light | rival
    lowest = box[shape + SHAPE_LOWEST] & ground
    if light | rival == 0:
        for other in range(size - 1):
            lowest &= ground >> box[shape + SHAPE_OTHERS + other]
        return int(lowest)
    some_light, two_lights, some_rival, two_rivals = light, 0, rival, 0
    for other in range(size - 1):
        away = box[shape + SHAPE_OTHERS + other]
        lowest &= ground >> away
        two_lights |= some_light & (light >> away)
        some_light |= light >> away
        two_rivals |= some_rival & (rival >> away)
        some_rival |= rival >> away
    return int(lowest & ~two_lights & ~two_rivals)


@compiled
def buildable(
    box: Words, s: Words, building: int, own: int, light: int, rival: int, code: int, moves: Words, count: int
) -> int:
    """P14. Writes every placement of a building, in the order of the notation: by the lowest space, then by shape."""
    first, number, size = first_shape(s, building), shapes(box, s, building), box[BOX_SIZES + building]
    left = 0
    for shape in range(number):
        s[FITS + shape] = fits(box, first + shape * SHAPE_WORDS, size, own, light, rival)
        left |= s[FITS + shape]
    while left != 0:
        bit = left & -left
        left ^= bit
        lowest = code + index(bit)
        for shape in range(number):
            if s[FITS + shape] & bit:
                moves[count] = lowest + 64 * box[first + shape * SHAPE_WORDS + SHAPE_NUMBER]
                count += 1
    return count


@compiled
def fits_anywhere(box: Words, s: Words, building: int, own: int, light: int, rival: int) -> bool:
    """P14. Is there any placement of a building?"""
    first, size = first_shape(s, building), box[BOX_SIZES + building]
    for shape in range(shapes(box, s, building)):
        if fits(box, first + shape * SHAPE_WORDS, size, own, light, rival) != 0:
            return True
    return False


@compiled
def can_build(box: Words, s: Words, me: int, powers: bool) -> bool:
    """P15, P16. Is there any placement of a building of the reserve?"""
    if s[CHIMNEYS + me] == 0:
        return False
    own = own_ground(s, me)
    light = under_light(s, me) if powers else 0
    rival = under_rival(s, me) if powers else 0
    held = s[RESERVES + me]
    while held != 0:
        if fits_anywhere(box, s, (held & 15) - 1, own, light, rival):
            return True
        held >>= 4
    return False
