"""P14: where a player may build. A building of the reserve, the garden (C3) and Lévitation (C1) all ask here."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from boulevard.core.moves import Move
from boulevard.core.steps import Why
from boulevard.games.paris.board import FULL, names
from boulevard.games.paris.box import Box
from boulevard.games.paris.state import State

M = TypeVar("M", bound=Move)


class Site(Struct, frozen=True):
    """The ground of a player: nothing lies on `closed`, a building on at most one space each of the others."""

    closed: int
    under_light: int
    """Streetlight spaces, with Métropolitain unspent (C2)."""
    under_rival: int
    """Spaces of the rival's colour, with Chartier unspent (C6)."""

    @classmethod
    def of(cls, s: State, me: int, powers: bool = True) -> "Site":
        """P14. Free spaces of the own colour or mixed, and what the powers open."""
        free = s.free
        own = free & (s.colours[me] | s.mixed)
        under_light = free & s.lights if powers and s.power(me, "metropolitain") else 0
        under_rival = free & s.colours[1 - me] if powers and s.power(me, "chartier") else 0
        return cls(FULL & ~(own | under_light | under_rival), under_light, under_rival)

    def admits(self, spaces: int) -> bool:
        return not (
            spaces & self.closed
            or (spaces & self.under_light).bit_count() > 1
            or (spaces & self.under_rival).bit_count() > 1
        )


def buildable(s: State, box: Box, me: int, placements: Iterable[tuple[int, M]], powers: bool = True) -> list[M]:
    """P14. Of these placements with their moves, the moves that the player may make; none without a chimney."""
    if not s.chimneys(box, me):
        return []
    site = Site.of(s, me, powers)
    closed = site.closed
    if site.under_light or site.under_rival:
        return [move for spaces, move in placements if not spaces & closed and site.admits(spaces)]
    return [move for spaces, move in placements if not spaces & closed]


def objection(s: State, box: Box, me: int, building: str, spaces: int, powers: bool = True) -> Why | None:
    """P14. The first rule that forbids this building, or the garden, on these spaces."""
    if not s.chimneys(box, me):
        return Why("P14", "no-chimney")
    if spaces not in box.placements[building, s.flip]:
        mirrored = spaces in box.placements[building, True]
        return Why("P3", "mirrored" if mirrored else "shape", {"building": building})
    if taken := spaces & s.covered:
        return Why("P6", "not-free", {"space": names(taken)})
    site = Site.of(s, me, powers)
    closed, under_light, under_rival = spaces & site.closed, spaces & site.under_light, spaces & site.under_rival
    if lights := closed & s.lights:
        return Why("P14", "on-light", {"space": names(lights)})
    if closed:
        return Why("P14", "on-rival", {"space": names(closed)})
    if under_light.bit_count() > 1:
        return Why("C2", "one-light", {"space": names(under_light)})
    if under_rival.bit_count() > 1:
        return Why("C6", "one-rival", {"space": names(under_rival)})
    return None
