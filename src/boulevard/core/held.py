"""What somebody holds, as tuples that are never changed in place."""

from typing import TypeVar

T = TypeVar("T")


def without(held: tuple[T, ...], one: T) -> tuple[T, ...]:
    """What is held, less one of these."""
    at = held.index(one)
    return held[:at] + held[at + 1 :]


def changed(of_all: tuple[T, ...], me: int, new: T) -> tuple[T, ...]:
    """What each has, with one's replaced."""
    return (*of_all[:me], new, *of_all[me + 1 :])
