"""Who may see and do what at a table, by the keys that they hold."""

from typing import Any

from boulevard.server.commands import Answering, OfASeat, Rematching, Seating
from boulevard.server.outside import Caller
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room

OWN = "-"
"""Asked for instead of a seat: one's own if there is just one, otherwise nobody's."""


def holds(room: Room, who: Caller) -> tuple[str, ...]:
    """The caller's seats; a token that is not known is refused, an unknown browser is a spectator."""
    if who.hash is None:
        return ()
    if who.token is not None and not room.knows(who.hash):
        raise Refusal("token")
    return tuple(room.held(who.hash))


def is_host(room: Room, who: Caller) -> bool:
    return who.hash is not None and room.is_host(who.hash)


def sees(room: Room, who: Caller, seat: str | None) -> str | None:
    """The seat whose view is shown: the one asked for, or the caller's that is to act, or the first.

    `-` is for a device that several share: the caller's only seat, and a spectator's view where there are more.
    """
    mine = holds(room, who)
    if seat == OWN:
        return mine[0] if len(mine) == 1 else None
    return _own(room, mine, seat) if mine or seat is not None else None


def sees_ended(room: Room, who: Caller, seat: str | None) -> str | None:
    """The seat with whose eyes a finished game is looked at: anybody's."""
    if seat == OWN:
        return sees(room, who, seat)
    if seat is not None:
        room.check_seat(seat)
    return seat


def acts_for(room: Room, who: Caller, command: OfASeat[Any]) -> str:
    """The seat for which the caller acts."""
    who.cookie_counts()
    mine = holds(room, who)
    if not mine:
        raise Refusal("spectator")
    if isinstance(command, (Seating, Rematching)):  # any seat of the caller's may speak of a seat, or of the table
        return _own(room, mine, None)
    asked = room.company.takeback
    if isinstance(command, Answering) and command.seat is None and asked is not None:
        return next((one for one in mine if one != asked.seat and one not in asked.agreed), _own(room, mine, None))
    return _own(room, mine, command.seat)


def _own(room: Room, mine: tuple[str, ...], seat: str | None) -> str:
    """That seat, if it is the caller's; without one, the caller's that is to act, or the first."""
    if seat is None:
        return next((one for one in room.to_act if one in mine), mine[0])
    room.check_seat(seat)
    if seat not in mine:
        raise Refusal("not-yours" if mine else "spectator", seat=seat)
    return seat


def check_host(room: Room, who: Caller) -> None:
    who.cookie_counts()
    mine = holds(room, who)
    if not is_host(room, who):
        raise Refusal("not-host" if mine else "spectator")
