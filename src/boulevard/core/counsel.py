"""A move given away little by little: what to think about, where to look, what to do, and what comes of it.

A game's `counsel` says it of one of its moves, as keys of the catalogues with their figures, from a view and nothing
else; hints put it into words. A figure may be something said itself, or several of them.
"""

from typing import Any

from msgspec import Struct


class Said(Struct, frozen=True):
    """A sentence of the catalogues, or a part of one."""

    key: str
    figures: dict[str, Any]


class Counsel(Struct, frozen=True, kw_only=True):
    nudge: Said
    """What to think about: a kind of thing, no more."""
    place: Said | None = None
    """Where to look; none where nothing on the table is meant."""
    where: tuple[dict[str, Any], ...] = ()
    """That place, told like events, so that a drawing can mark it."""
    deed: Said
    """The whole move."""
    gains: tuple[Said, ...] = ()
    """What it brings at once, or is good for."""


def said(key: str, **figures: Any) -> Said:
    return Said(key, figures)


def there(event: str, seat: str | None, **figures: Any) -> dict[str, Any]:
    """A place, told like something that happened there."""
    return {"event": event, "seat": seat, **figures}
