"""Stamps: what somebody can do well in a game. Each is a row of a file, `stamps.toml`, beside the core for all games
and beside a game for its own, and names figures alone: nobody gets one for coming often.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

GENERAL = "boulevard.core"


class Stamp(Struct, frozen=True, forbid_unknown_fields=True):
    """What has to be so, all of it, at the end of a game that was played to its end."""

    won: bool = False
    """The victory is one's own alone."""
    least: dict[str, int] = {}
    """So many points on a line of the score sheet, or more."""
    did: dict[str, int] = {}
    """That happened by one's own doing so often, or more: events by their names."""
    ahead: tuple[int, int] | None = None
    """Points ahead of the best rival, from so many to so many."""
    behind: int = 0
    """At some moment one was so many points behind the best rival, or more."""
    beat: tuple[str, ...] = ()
    """One of these bots sat there, and came in behind."""
    stronger: int = 0
    """Somebody sat there who was thought to be so many points stronger, and came in behind."""
    seats: int = 0
    """So many sat there, or more."""


class Deed(Struct, frozen=True):
    """How a game went for a seat, as stamps ask for it."""

    won: bool
    sheet: Mapping[str, int]
    did: Mapping[str, int]
    ahead: int
    behind: int
    seats: int
    beaten: tuple[str, ...]
    """The bots that came in behind."""
    stronger: int
    """The most points by which somebody who came in behind was thought to be stronger."""


def earned(stamp: Stamp, deed: Deed) -> bool:
    return (
        (deed.won or not stamp.won)
        and all(line in deed.sheet and deed.sheet[line] >= points for line, points in stamp.least.items())
        and all(deed.did.get(event, 0) >= times for event, times in stamp.did.items())
        and (stamp.ahead is None or stamp.ahead[0] <= deed.ahead <= stamp.ahead[1])
        and deed.behind >= stamp.behind
        and (not stamp.beat or not set(stamp.beat).isdisjoint(deed.beaten))
        and deed.stronger >= stamp.stronger
        and deed.seats >= stamp.seats
    )


@cache
def stamps_of(package: str) -> Mapping[str, Stamp]:
    """The stamps of a package, in their order."""
    file = files(package).joinpath("stamps.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Stamp]) if file.is_file() else {}
