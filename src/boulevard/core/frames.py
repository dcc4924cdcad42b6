"""Frames: a chain of events as the moments it went through, each as what changed since the one before.

Whoever plays a move may have its moments kept. What somebody may know of them, as plain JSON data, is sent as
differences, which anybody can apply.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, json

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
    """The changes that make one of the other. Objects of the same keys and lists of the same length are gone into;
    anything else that differs is replaced."""
    if before == after and json.encode(before) == json.encode(after):  # true is 1 before that
        return []
    if isinstance(before, dict) and isinstance(after, dict) and list(before) == list(after):
        places: Iterable[str | int] = after
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        places = range(len(after))
    else:
        return [Change([], after)]
    return [
        Change([place, *change.at], change.to)
        for place in places
        for change in differences(before[place], after[place])
    ]  # fmt: skip


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
