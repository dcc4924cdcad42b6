"""What learners see of a game: the fields of observations and of actions, by name.

A core may have a module `encoding` (`core.kernel` says what it answers). It lists its fields here, so that documents,
environments and nets speak of the same places.
"""

from collections.abc import Sequence
from typing import NamedTuple


class Field(NamedTuple):
    """A run of planes, of numbers or of actions."""

    name: str
    size: int
    meaning: str
    scale: float = 1.0
    """A number divided by this is about one."""


def starts(fields: Sequence[Field]) -> dict[str, int]:
    """Where each field begins; `""`: where the last one ends."""
    found, at = dict[str, int](), 0
    for field in fields:
        found[field.name] = at
        at += field.size
    return {**found, "": at}


def table(fields: Sequence[Field]) -> str:
    """The fields as lines of a table for a document: from where, how many, name, meaning."""
    places = starts(fields)
    lines = [f"| {places[one.name]} | {one.size} | `{one.name}` | {one.meaning} |" for one in fields]
    return "\n".join(["| from | size | field | holds |", "|---:|---:|---|---|", *lines]) + "\n"
