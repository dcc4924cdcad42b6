"""The board of 8×8 spaces as 64-bit masks. Bit 0 is a1, bit 1 is a2, bit 8 is b1: the notation's order is bit order."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, Literal, Self

from msgspec import Meta

SIZE = 8
FULL = (1 << 64) - 1
NAMES = tuple(f"{column}{row}" for column in "abcdefgh" for row in range(1, 9))
BITS = {name: 1 << index for index, name in enumerate(NAMES)}
ROW_1 = sum(1 << (8 * column) for column in range(8))
ROW_8 = ROW_1 << 7
ROWS = tuple(tuple(f"{column}{row}" for column in "abcdefgh") for row in range(8, 0, -1))
"""The names of the spaces as the board is drawn: row 8 first."""
SQUARES = tuple(f"{column}{row}" for column in "ABCD" for row in range(1, 5))


SpaceName = Annotated[str, Meta(pattern="^[a-h][1-8]$")]
SquareName = Annotated[str, Meta(pattern="^[A-D][1-4]$")]


class Spaces(int):
    """A set of spaces whose text is the notation's: `c2+d2+d3`."""

    plain: ClassVar[Any] = tuple[SpaceName, ...]

    def __str__(self) -> str:
        return written(self)

    def __repr__(self) -> str:
        return f"Spaces.parse({written(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Self:
        mask = 0
        for name in text.split("+"):
            if name not in BITS:
                raise ValueError(text)
            mask |= BITS[name]
        return cls(mask)


class Space(Spaces):
    """One space."""

    plain: ClassVar[Any] = SpaceName

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in BITS:
            raise ValueError(text)
        return cls(BITS[text])


class Square(str):
    """One of the 16 squares that take a tile: `A1` holds a1, a2, b1 and b2."""

    __slots__ = ()
    plain: ClassVar[Any] = SquareName

    @classmethod
    def parse(cls, text: str) -> Self:
        if text not in SQUARES:
            raise ValueError(text)
        return cls(text)


@cache
def written(mask: int) -> str:
    return "+".join(names(mask))


def names(mask: int) -> list[str]:
    """The names of the spaces, column first."""
    return list(_names(mask))


@lru_cache(4096)
def _names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[bit.bit_length() - 1] for bit in each(mask))


def mask_of(spaces: Iterable[str]) -> int:
    return sum({BITS[name] for name in spaces})


def each(mask: int) -> Iterable[int]:
    """The spaces of a set, one by one."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def north(mask: int) -> int:
    return (mask & ~ROW_8) << 1


def south(mask: int) -> int:
    return (mask & ~ROW_1) >> 1


def east(mask: int) -> int:
    return (mask << 8) & FULL


def west(mask: int) -> int:
    return mask >> 8


Facing = Literal["n", "e", "s", "w"]
DIRECTIONS: dict[str, Callable[[int], int]] = {"n": north, "e": east, "s": south, "w": west}


def sides(mask: int) -> int:
    """The spaces that touch a side of the set, the set itself left out."""
    around = (mask & ~ROW_8) << 1 | (mask & ~ROW_1) >> 1 | (mask << 8) & FULL | mask >> 8  # as the four above
    return around & ~mask


def corners(space: int) -> int:
    """The spaces that touch a corner of one space."""
    return north(east(space)) | north(west(space)) | south(east(space)) | south(west(space))


def area(start: int, through: int) -> int:
    """The spaces connected side by side with `start` by way of `through`, `start` included."""
    reached = start
    while grown := sides(reached) & through:
        reached |= grown
    return reached


def turned(shape: list[str], turns: int = 1) -> list[str]:
    """A drawing turned clockwise by quarter turns."""
    for _ in range(turns % 4):
        shape = ["".join(column) for column in zip(*reversed(shape), strict=True)]
    return shape


def placements(shape: list[str], flip: bool) -> set[int]:
    """Every way to lay a drawing of `#` on the board, by quarter turns and, with `flip`, mirrored."""
    drawings = [shape, [row[::-1] for row in shape]] if flip else [shape]
    found = set()
    for drawing in drawings:
        for turns in range(4):
            rows = turned(drawing, turns)
            for column in range(SIZE - len(rows[0]) + 1):
                for row in range(SIZE - len(rows) + 1):
                    found.add(
                        sum(
                            1 << (8 * (column + x) + row + len(rows) - 1 - y)
                            for y, line in enumerate(rows)
                            for x, mark in enumerate(line)
                            if mark == "#"
                        )
                    )
    return found
