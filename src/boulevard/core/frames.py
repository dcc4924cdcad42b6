"""Frames: a chain of events as the moments it went through, each as what changed since the one before.

Whoever plays a move may have its moments kept. What somebody may know of them, as plain JSON data, is sent as
differences, which anybody can apply.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct, json, structs

from boulevard.core.events import Event


class Moment(Struct, frozen=True):
    """The state after a step that something happened in, and what that was."""

    state: Any
    events: tuple[Event, ...]


class Change(Struct, frozen=True):
    """What is now at a place in JSON data, named by the keys and indices that lead there."""

    at: list[str | int]
    to: Any


def differences(before: Any, after: Any) -> list[Change]:
    """The changes that make one of the other, as JSON data; what is typed need not be turned into that before. Objects
    of the same keys and lists of the same length are gone into; anything else that differs is replaced."""
    found: list[Change] = []
    if not _same(before, after):
        _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, at: list[str | int], found: list[Change]) -> None:
    """The changes between two things that differ, at that place."""
    parts = None if type(after) in PLAIN else _parts(before, after)
    if parts is None:
        found.append(Change(at, after))
        return
    for place, one, other in parts:
        if not _same(one, other):
            _compare(one, other, [*at, place], found)


PLAIN = (str, int, bool, float, type(None))


def _same(before: Any, after: Any) -> bool:
    if before is after:
        return True
    kind = type(after)
    if before != after or (kind in PLAIN and kind is not type(before)):  # true is 1
        return False
    return kind in PLAIN or isinstance(after, Struct) or json.encode(before) == json.encode(after)


def _parts(before: Any, after: Any) -> Iterable[tuple[str | int, Any, Any]] | None:
    """What is at each place of both; None where they have not the same places."""
    if isinstance(after, Struct):
        fields = _fields(type(after)) if type(before) is type(after) else None
        return None if fields is None else [(key, getattr(before, name), getattr(after, name)) for name, key in fields]
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        return [(key, before[key], after[key]) for key in after]
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        return [(at, *both) for at, both in enumerate(zip(before, after, strict=True))]
    return None


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str], ...] | None:
    """The fields of a type by their names in Python and in JSON; None where it is not always an object with all."""
    config = kind.__struct_config__
    if config.array_like or config.omit_defaults:
        return None
    return tuple((one.name, one.encode_name) for one in structs.fields(kind))


def changed(data: Any, changes: Iterable[Change]) -> Any:
    """The data with these changes; what is given stays as it was."""
    for change in changes:
        data = _put(data, change.at, change.to)
    return data


def _put(data: Any, at: list[str | int], to: Any) -> Any:
    if not at:
        return to
    copy = data.copy()
    copy[at[0]] = _put(data[at[0]], at[1:], to)
    return copy
