"""Events: what happened, as a name and figures, and who may know which of them."""

from typing import Any

from msgspec import Struct

HIDDEN = "?"
"""How a word is written for somebody who may not know it."""


class Event(Struct, frozen=True):
    """Something that happened. Figures named in `secret` are for the seats in `to` alone."""

    name: str
    seat: str | None = None
    figures: dict[str, Any] = {}
    secret: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    reveals: bool = False
    """Something hidden was shown by it: no undo goes back over it."""

    def seen_by(self, viewer: str | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may know it, in its public form."""
        figures = dict(self.figures)
        if self.secret and viewer not in self.to:
            figures.update(dict.fromkeys(self.secret, HIDDEN))
        return {"event": self.name, "seat": self.seat, **figures}
