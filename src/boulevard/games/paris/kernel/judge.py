"""What a bot knows of Paris, on the core: the game's `judge`, its names and figures, compiled."""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, bits, compiled, exp
from boulevard.games.paris import judge
from boulevard.games.paris.box import SIZES
from boulevard.games.paris.kernel.board import area, corners, east, north, sides, south, west
from boulevard.games.paris.kernel.scoring import small_lights
from boulevard.games.paris.kernel.sites import fits_anywhere, free, own_ground
from boulevard.games.paris.kernel.words import (
    AGENDA,
    ALL_SQUARES,
    ANNEXED,
    BOX_GROUND,
    BOX_MASKS,
    BOX_SIZES,
    BOX_UNBUILT,
    BUILD,
    BUILDINGS,
    BUILT,
    CHIMNEYS,
    COLOURS,
    DECLINE,
    DRAW_TILE,
    FACED,
    FITS,
    FONTAINE,
    GARDEN,
    GRANDE_LUMIERE,
    JARDIN,
    LAMPADAIRE,
    LASTING,
    LEVITATE,
    LIGHTS,
    MIXED,
    NAMES,
    OWNERS,
    PASS,
    PEINTRE,
    PHASE_ONE,
    PLACED,
    PUT,
    RESERVES,
    SACRE_COEUR,
    SHAPES,
    SPACES,
    STANDING,
    TAKE,
    TAKEN,
    TILE,
    TOKENS,
    USED_BY,
)

Figures = NDArray[np.float64]

LARGEST = max(SIZES)
"""The size of the largest buildings (P3)."""
SEEN = FITS
"""Scratch space: the area last looked at, and how much of what counts is in it, for the painter and for the dancer."""


# For the search --------------------------------------------------------------------------------------------------

DRAWN = True
"""Playouts of this core go to the end of the game, each move drawn by its liking: they cost little here, and many of
them know more than prospects do. The readable search has no time for that, and asks prospects at once (`rests`)."""
MARGIN, LEAD = 0.3, 16.0
"""A playout says who won, and for the rest by how much; so many points ahead count as three times of four."""
EXPLORE = 7.0
"""Samples differ more than prospects do, and liking at first sight misleads at times: the search looks wider."""


@compiled
def rests(box: Words, s: Words, steps: int) -> bool:
    """A turn is one move: prospects say more than a guess of what comes."""
    return True


@compiled
def prospects(box: Words, s: Words, points: Figures, times: Figures) -> float:
    """What both may hope for, and the turn of who is to move, into `points`; how far that may be off. Nobody is asked
    to hurry: `times` are none."""
    for me in range(2):
        own = own_ground(s, me)
        points[me] = ground(s, own) + buildings(box, s, me, own) + judge.TOKEN * s[TOKENS + me]
        times[me] = 0.0
    step = s[AGENDA] & 15
    if step >= PHASE_ONE:
        points[step & 1] += judge.TURN
    elif step in (DRAW_TILE, DRAW_TILE + 1):
        points[step - DRAW_TILE] += judge.TURN
    return judge.SPREADS[0] if s[TAKEN] != ALL_SQUARES else judge.SPREADS[1]


@compiled
def ground(s: Words, own: int) -> float:
    """What ground to build on is worth, the more under lights."""
    plots, lights = wide(own), small_lights(s)
    beside = bits(north(plots) & lights) + bits(south(plots) & lights)
    beside += bits(east(plots) & lights) + bits(west(plots) & lights)
    return judge.SPACE * bits(plots) + judge.BY_LIGHT * beside


@compiled
def wide(own: int) -> int:
    """The spaces of all plots of three or more, found together: those that touch two others of the ground, and those
    that touch such a space."""
    above, below, left, right = north(own), south(own), west(own), east(own)
    inner = own & (above & below | left & right | (above | below) & (left | right))
    return inner | sides(inner) & own


@compiled
def buildings(box: Words, s: Words, me: int, own: int) -> float:
    """What is hoped of the reserve: its largest buildings that fit, as many as there may be room for."""
    held, fitting = s[RESERVES + me], 0
    while held != 0:
        number = (held & 15) - 1
        held >>= 4
        if s[TAKEN] != ALL_SQUARES or fits_anywhere(box, s, number, own, 0, 0):
            fitting += 1 << 4 * box[BOX_SIZES + number]
    room, spaces = min(s[CHIMNEYS + me], judge.ENOUGH), 0
    left = room
    for size in range(LARGEST, 0, -1):
        placed = min(left, (fitting >> 4 * size) & 15)
        left -= placed
        spaces += placed * size
    owed = 0 if (s[USED_BY + me] >> SACRE_COEUR) & 1 else -box[BOX_UNBUILT]
    return float(owed * (room - left) + judge.BUILT_SPACE * spaces)


# At first sight --------------------------------------------------------------------------------------------------


@compiled
def priors(box: Words, s: Words, seat: int, moves: Words, count: int, weights: Figures) -> None:
    """How much a sensible player is drawn to each move."""
    if s[TAKEN] != ALL_SQUARES:
        best = laying(box, s, seat, moves, count, weights)
    else:
        best = building(box, s, seat, moves, count, weights)
    liked, weight = best, 1.0
    for at in range(count):
        if weights[at] != liked:  # neighbours are often liked the same
            liked = weights[at]
            weight = exp((liked - best) / judge.WARMTH)
        weights[at] = weight


@compiled
def held_by(s: Words, me: int) -> int:
    """How many buildings are in a reserve."""
    held, number = s[RESERVES + me], 0
    while held != 0:
        held >>= 4
        number += 1
    return number


@compiled
def laying(box: Words, s: Words, me: int, moves: Words, count: int, likings: Figures) -> float:
    """Phase 1: ground that hangs together and has lights beside it; the larger buildings, about five. The best liking,
    too."""
    own, theirs, lights = s[COLOURS + me] | s[MIXED], s[COLOURS + 1 - me] | s[MIXED], s[LIGHTS]
    hunger, best = judge.HUNGER - judge.SATED * held_by(s, me), -1e9
    for at in range(count):
        move = moves[at]
        if move < TAKE:
            liking = tile(box, move - TILE, own, theirs, lights)
        elif move < PASS:
            liking = hunger + box[BOX_SIZES + move - TAKE]
        else:
            liking = judge.IDLE
        likings[at] = liking
        best = max(best, liking)
    return best


@compiled
def tile(box: Words, move: int, own: int, theirs: int, lights: int) -> float:
    """What the sides of a tile join."""
    square, printed = (move >> 2) & 15, BOX_GROUND + ((move >> 6) * 4 + (move & 3)) * 4
    there = 16 * (square >> 2) + 2 * (square & 3)
    mine = sides((box[printed] | box[printed + 2]) << there)
    rivals = sides((box[printed + 1] | box[printed + 2]) << there)
    lit = sides(box[printed + 3] << there)
    return (
        judge.JOINED * bits(mine & own)
        + judge.LIT * bits(mine & lights)
        + judge.LIT * bits(lit & own)
        - judge.RIVALS * bits(rivals & theirs)
        - judge.RIVALS * bits(lit & theirs)
    )


@compiled
def building(box: Words, s: Words, me: int, moves: Words, count: int, likings: Figures) -> float:
    """Phase 2: what a move brings at once, and a little of what it makes possible. The best liking, too."""
    lights, mine, best = small_lights(s), s[BUILT + me], -1e9
    for word in range(SEEN, SEEN + 4):
        s[word] = 0
    for at in range(count):
        move = moves[at]
        if BUILD <= move < LASTING:
            number = (move - BUILD) // PLACED
            liking = house(box, number, (move - BUILD) % PLACED, lights, mine) + judge.BUILDING
        elif LEVITATE <= move < DECLINE:
            number = (move - LEVITATE) // PLACED % 12
            liking = house(box, number, (move - LEVITATE) % PLACED, lights, mine) + judge.LEVITATING
        else:
            liking = postcard(box, s, me, move, lights, mine)
        likings[at] = liking
        best = max(best, liking)
    return best


@compiled
def house(box: Words, number: int, placement: int, lights: int, mine: int) -> float:
    """Its lights, and its place beside others."""
    size = box[BOX_SIZES + number]
    around = sides(box[BOX_MASKS + number * SHAPES + (placement >> 6)] << (placement & 63))
    joins = float(size) if around & mine or mine == 0 else judge.APART * size
    return float(size * bits(around & lights) + joins)


@compiled
def postcard(box: Words, s: Words, me: int, move: int, lights: int, mine: int) -> float:
    """What the other postcards bring; nothing where one is declined, and nothing to pass."""
    if move < LASTING or move >= DECLINE:
        return 0.0
    if move < PUT:
        held = held_by(s, me)
        if move - LASTING == SACRE_COEUR:
            return judge.SPARED * held
        return judge.POWER if held else judge.POWER_ALONE
    if move < GARDEN:
        return piece(s, me, (move - PUT) // 64, 1 << (move - PUT) % 64, lights)
    if move < ANNEXED:
        return house(box, JARDIN, move - GARDEN, lights, mine)
    if move < FACED:
        return annex(s, (move - ANNEXED) % BUILDINGS, 1 << (move - ANNEXED) // BUILDINGS, lights)
    space, open_spaces = 1 << (move - FACED) // 4, free(s)
    return judge.STATUE * (2 * bits(sides(space) & open_spaces) + bits(corners(space) & open_spaces))


@compiled
def annex(s: Words, number: int, space: int, lights: int) -> float:
    """What the lights of a building bring once it is larger."""
    standing = 0
    while (s[NAMES] >> 4 * standing) & 15 != number:
        standing += 1
    spaces = s[SPACES + standing]
    before, after = bits(sides(spaces) & lights), bits(sides(spaces | space) & lights)
    return judge.ANNEXING + (bits(spaces) + 1) * after - bits(spaces) * before


@compiled
def piece(s: Words, me: int, card: int, space: int, lights: int) -> float:
    """What a piece would bring on that space."""
    around = sides(space)
    if card in (LAMPADAIRE, GRANDE_LUMIERE):
        lit = 0
        for standing in range(s[STANDING]):
            if s[SPACES + standing] & around:
                size = bits(s[SPACES + standing])
                lit += size if (s[OWNERS] >> standing) & 1 == me else -size
        if card == GRANDE_LUMIERE:
            return judge.LARGE_LIGHT * lit + judge.LARGE_LIGHT_ALONE
        return lit + judge.BY_GROUND * bits(around & own_ground(s, me))
    if card == FONTAINE:
        touching = 0
        for standing in range(s[STANDING]):
            if s[SPACES + standing] & around and (s[OWNERS] >> standing) & 1 == me:
                touching += 1
        return judge.FOUNTAIN * touching + judge.BY_GROUND * bits(around & own_ground(s, me))
    if card == PEINTRE:
        return judge.PAINTER * (2 * in_area(s, SEEN, space, ~(s[BUILT] | s[BUILT + 1]), lights))
    return judge.DANCER * in_area(s, SEEN + 2, space, free(s), free(s))


@compiled
def in_area(s: Words, seen: int, space: int, through: int, counted: int) -> int:
    """How much of what counts is in the area of a piece; for neighbours in one area it is looked at once."""
    if not s[seen] & space:
        s[seen] = area(space, through)
        s[seen + 1] = bits(s[seen] & counted)
    return int(s[seen + 1])
