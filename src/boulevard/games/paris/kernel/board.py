"""Sets of spaces as masks of 64 bits with a sign: right shifts are masked, so that the sign does not spread."""

from boulevard.core.kernel import bits, compiled
from boulevard.games.paris import board


def signed(mask: int) -> int:
    """A mask as the number with a sign that has the same bits."""
    return mask - (1 << 64) if mask >= 1 << 63 else mask


NOT_ROW_1 = signed(board.FULL & ~board.ROW_1)
NOT_ROW_8 = signed(board.FULL & ~board.ROW_8)
NOT_COLUMN_H = board.FULL >> 8


@compiled
def north(mask: int) -> int:
    return (mask << 1) & NOT_ROW_1


@compiled
def south(mask: int) -> int:
    return (mask >> 1) & NOT_ROW_8


@compiled
def east(mask: int) -> int:
    return mask << 8


@compiled
def west(mask: int) -> int:
    return (mask >> 8) & NOT_COLUMN_H


@compiled
def onward(mask: int, facing: int) -> int:
    """One step north, east, south or west."""
    if facing == 0:
        return north(mask)
    if facing == 1:
        return east(mask)
    if facing == 2:
        return south(mask)
    return west(mask)


@compiled
def sides(mask: int) -> int:
    """The spaces that touch a side of the set, the set itself left out."""
    return (north(mask) | south(mask) | east(mask) | west(mask)) & ~mask


@compiled
def corners(space: int) -> int:
    """The spaces that touch a corner of one space."""
    return north(east(space)) | north(west(space)) | south(east(space)) | south(west(space))


@compiled
def area(start: int, through: int) -> int:
    """The spaces connected side by side with `start` by way of `through`, `start` included."""
    reached = start
    grown = sides(reached) & through
    while grown != 0:
        reached |= grown
        grown = sides(reached) & through
    return reached


@compiled
def index(bit: int) -> int:
    """Which space, or other thing, a single bit stands for."""
    return bits(bit - 1)
