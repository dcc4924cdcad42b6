"""What somebody holds, as tuples that are never changed in place."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def without(held: tuple[T, ...], one: T) -> tuple[T, ...]:
    """What is held, less one of these."""
    at = held.index(one)
    return held[:at] + held[at + 1 :]


def changed(of_all: tuple[T, ...], me: int, new: T) -> tuple[T, ...]:
    """What each has, with one's replaced."""
    return (*of_all[:me], new, *of_all[me + 1 :])


def miscounted(what: str, found: Iterable[T], wanted: Iterable[T]) -> Iterator[str]:
    """For `Game.conserved`: which of these things are missing or too many, where they should be just those wanted."""
    have, due = Counter(iter(found)), Counter(iter(wanted))  # a mapping stands for its keys
    if have == due:
        return
    wrong = [_miscount(one, have[one], due[one]) for one in {**due, **have} if have[one] != due[one]]
    yield f"{what}: {', '.join(wrong)}"


def _miscount(one: object, have: int, due: int) -> str:
    if due == 0:
        return f"{one} does not belong there"
    if have == 0 and due == 1:
        return f"{one} is missing"
    return f"{one} is there {have} times and should be {due} times"
