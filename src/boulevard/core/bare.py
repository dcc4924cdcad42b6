"""Arrays without numpy, as far as Python needs them around cores that came along compiled: numbers in one stretch of
memory, whose address the cores are told. Names and meaning are numpy's; what is not here, nobody asks for there."""

from array import array as packed
from collections.abc import Iterator, Sequence
from ctypes import addressof, c_char
from math import prod
from typing import Any

int8, int16, int32, int64 = "b", "h", "i", "q"
uint8, uint16, uint64 = "B", "H", "Q"
float32, float64 = "f", "d"
bool_ = "b"
"""A kind of numbers is told as `array` tells it."""


class NDArray:
    """An array in an annotation; what kind of numbers it holds is for those who read."""

    def __class_getitem__(cls, kind: Any) -> Any:
        return cls


class Array:
    """Numbers of one kind, in a row or in rows of equal length."""

    __slots__ = ("address", "numbers", "shape", "words")

    def __init__(self, numbers: memoryview, address: int, shape: tuple[int, ...]) -> None:
        self.numbers, self.address, self.shape = numbers, address, shape
        steps = [numbers.itemsize * prod(shape[at + 1 :]) for at in range(len(shape))]
        self.words = (0, 0, prod(shape), numbers.itemsize, address, *shape, *steps)
        """How the compiler passes an array: who owns it (nobody), its size, where it is, its shape, its strides."""

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def dtype(self) -> str:
        return self.numbers.format

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    def __getitem__(self, at: Any) -> Any:
        if len(self.shape) == 1 and not isinstance(at, slice):
            return self.numbers[at]
        if isinstance(at, tuple):
            return self[at[0]][at[1]]
        return self._part(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if len(self.shape) == 1 and not isinstance(at, slice):
            self.numbers[at] = value
        elif isinstance(at, tuple):
            self[at[0]][at[1]] = value
        else:
            self._part(at).fill(value)

    def _part(self, at: Any) -> "Array":
        """Rows from one to another, or one row: the same memory."""
        if isinstance(at, slice):
            first, last, step = at.indices(len(self))
            if step != 1:
                raise IndexError("only what lies together can be a part of an array")
            shape = (max(0, last - first), *self.shape[1:])
        else:
            first, shape = range(len(self))[at], self.shape[1:]
        width = prod(self.shape[1:])
        begin = first * width
        numbers = self.numbers[begin : begin + prod(shape)]
        return Array(numbers, self.address + begin * self.numbers.itemsize, shape)

    def fill(self, value: Any) -> None:
        """The same number everywhere, or as many as there is room for."""
        kind, size = self.dtype, self.size
        if isinstance(value, Array):
            self.numbers[:] = value.numbers
        elif isinstance(value, Sequence):
            self.numbers[:] = memoryview(packed(kind, value))
        elif value:
            self.numbers[:] = memoryview(packed(kind, [value]) * size)
        else:
            self.numbers.cast("B")[:] = bytes(size * self.numbers.itemsize)

    def tolist(self) -> list[Any]:
        if len(self.shape) == 1:
            return self.numbers.tolist()
        return [row.tolist() for row in self]

    def copy(self) -> "Array":
        found = zeros(self.shape, self.dtype)
        found.fill(self)
        return found


def zeros(shape: int | tuple[int, ...], dtype: str = float64) -> Array:
    shape = (shape,) if isinstance(shape, int) else shape
    return from_bytes(bytearray(packed(dtype).itemsize * max(1, prod(shape))), shape, dtype)


empty = zeros


def from_bytes(data: bytearray, shape: tuple[int, ...], dtype: str) -> Array:
    """The numbers whose bytes these are; never copied, and no longer to be resized."""
    plain: Any = memoryview(data)
    numbers = plain.cast(dtype)
    return Array(numbers[: prod(shape)], addressof(c_char.from_buffer(data)), shape)


def array(values: Sequence[Any], dtype: str | None = None) -> Array:
    """Numbers, or rows of numbers."""
    rows = isinstance(values[0], Sequence)
    row: list[Any] = [one for each in values for one in each] if rows else list(values)
    kind = dtype or (float64 if any(isinstance(one, float) for one in row) else int64)
    found = zeros((len(values), len(values[0])) if rows else len(values), kind)
    found.fill(row)
    return found
