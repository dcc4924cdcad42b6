"""Frames: a chain of events as the moments it went through, each as what changed since the one before.

Whoever plays a move may have its moments kept. What somebody may know of them, as plain JSON data, is sent as
differences, which anybody can apply.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from boulevard.core.events import Event


class Moment(Struct, frozen=True):
    """The state after a step that something happened in, and what that was."""

    state: Any
    events: tuple[Event, ...]


class Change(Struct, frozen=True):
    """What is now at a place in JSON data, named by the keys and indices that lead there."""

    at: list[str | int]
    to: Any


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
