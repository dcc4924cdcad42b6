"""A table from inside, without a socket: those who ask, those who listen, and a store in memory."""

import copy
from random import Random
from typing import Any, Literal

import msgspec

from boulevard import registry
from boulevard.server import acts
from boulevard.server import commands as c
from boulevard.server.guests import hashed
from boulevard.server.kept import KeptLine, Key, New, Seated, Stored, Write
from boulevard.server.messages import State
from boulevard.server.perform import Done, perform
from boulevard.server.room import Room

SEED = bytes(range(32))
FRAMED = ("couleurs", "flatiron")
"""Games in which a move and what chance draws after it are several frames."""
CHAINED = ("couleurs", "flatiron")
"""Games in which one line of the record is several frames."""
Kind = Literal["person", "bot", "open"]


class Holder:
    """Somebody who holds a seat by a token, and asks from inside."""

    guest: str | None = None
    called: str | None = None
    language, base, household = "en", "http://here", "192.0.2.1"

    def __init__(self, token: str | None) -> None:
        self.token: str | None = token
        self.browser = f"browser of {token}"
        self.holder = hashed(self.browser)
        self.hash = None if token is None else hashed(token)

    def limited(self, kind: str, of: str | None = None) -> None:
        pass

    def cookie_counts(self) -> None:
        pass


def ask(room: Room, who: str | None, command: c.Command[Any]) -> Done:
    """What comes of it when the holder of that token asks."""
    return perform(room, Holder(who), command, 2.0)


def wrote(done: Done) -> Write:
    assert done.write is not None
    return done.write


def room_of(new: New) -> Room:
    return Room(new.stored, new.lines)


def opened(name: str = "paris", kinds: Kind = "person", players: int | None = None, **options: Any) -> New:
    """A new table, where each seat is held by a token that is its name, and `code` lets one sit."""
    game = registry.game(name)
    count, settled = game.settle(players, options)
    seats = {seat: Seated(kinds, "" if kinds == "open" else "Ana") for seat in game.seats(count)}
    keys = [Key(hashed(seat), seat, "token") for seat in seats] + [Key(hashed("code"), "", "invite")]
    return acts.open_table("t", game, settled, seats, keys, SEED, 1.0)


def any_move(room: Room, rng: Random, client: str | None = None) -> Write:
    """Whoever is to act plays something."""
    seat = room.to_act[0]
    text = rng.choice(list(room.offered(seat)))
    return wrote(ask(room, seat, c.Playing(seat=seat, ply=room.ply, move=text, id=client)))


class Memory:
    """What a database would hold."""

    def __init__(self, new: New) -> None:
        self.stored, self.written = new.stored, list(new.lines)

    def write(self, write: Write) -> None:
        stored = self.stored
        assert (write.ply, write.version) == (stored.ply, stored.version)
        assert [line.ply for line in write.lines] == list(range(write.ply, write.new_ply))
        self.written += write.lines
        stored.ply, stored.version, stored.status = write.new_ply, write.new_version, write.status
        stored.company = write.company or stored.company
        if write.snapshot is not None:
            stored.snapshot, stored.snapshot_ply = write.snapshot, write.new_ply

    def room(self) -> Room:
        return Room(copy.deepcopy(self.stored), self.written)


class Kept(Memory):
    """A store that nothing delays; `shared`: with somebody else."""

    shared = False

    async def load(self, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]]:
        return copy.deepcopy(self.stored), self.written[after:]

    async def latest(self, table: str) -> tuple[int, int]:
        return self.stored.ply, self.stored.version

    async def lines(self, table: str, after: int = 0) -> list[KeptLine]:
        return self.written[after:]

    async def write(self, write: Write) -> bool:  # type: ignore[override]
        super().write(write)
        return True

    async def delete(self, table: str, ply: int, version: int) -> bool:
        return (ply, version) == (self.stored.ply, self.stored.version)


class Somebody:
    """A connection that keeps what it is sent."""

    def __init__(self, *seats: str, by: str = "") -> None:
        self.seat = seats[0] if seats else None
        self.mine, self.hash = seats, hashed(by or "".join(seats[:1]))
        self.fixed, self.ply = False, 0
        self.drawn: tuple[str | None, int] | None = None
        self.changes = False
        self.sent: State | None = None
        self.got: list[Any] = []
        self.closed = 0
        self.household = "192.0.2.1"

    def push(self, message: bytes) -> None:
        self.got.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        self.closed = code
