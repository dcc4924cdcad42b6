"""What a table needs from outside, and no more: who asks, who listens, where it is kept, who thinks, where it stands.

A server answers with a network, a database and processes; whatever else does as well can have the same rooms.
"""

from collections.abc import Callable, Sequence
from time import time
from typing import Protocol

from boulevard.bots.advice import Hint
from boulevard.bots.analysis import Weighed
from boulevard.bots.costs import Cost
from boulevard.server.clocks import Stop
from boulevard.server.kept import KeptLine, Stored, Write
from boulevard.server.messages import State
from boulevard.server.thoughts import Answer, Thought, Turn


class Caller(Protocol):
    """Who asks: by a token, or by a browser's cookie."""

    token: str | None
    guest: str | None
    browser: str
    """The cookie, or the one that is given to a browser without."""
    hash: str | None
    """What seats are held by."""
    language: str
    base: str
    """The address by which this caller reaches the tables."""
    household: str
    """Where the caller comes from."""

    @property
    def holder(self) -> str:
        """What the caller's browser is given is held by this: its cookie's hash, or a member's."""

    @property
    def called(self) -> str | None:
        """The name that the caller has kept."""

    def limited(self, kind: str, of: str | None = None) -> None:
        """Counts one of these, of the caller's address where nothing else is named; a Refusal where it is too much."""

    def cookie_counts(self) -> None:
        """Another site's page may not act with a browser's cookie: a Refusal."""


class Listener(Protocol):
    """The line to a client that is connected to a table: a seat, or a spectator."""

    seat: str | None
    mine: tuple[str, ...]
    hash: str
    """What it holds its seats by."""
    household: str
    fixed: bool
    """Does it look at one seat, though it may hold several?"""
    ply: int
    drawn: tuple[str | None, int] | None
    """The seat and the ply of what it was last shown, once play has begun."""
    changes: bool
    """Is it told what changed, once it was sent a state?"""
    sent: State | None
    """What it was sent last, from which changes start."""

    def push(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Store(Protocol):
    """Where tables are kept."""

    @property
    def shared(self) -> bool:
        """May others write to the same tables?"""

    async def load(self, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None:
        """A table, and its lines from a ply on."""

    async def latest(self, table: str) -> tuple[int, int] | None:
        """A table's ply and version: both are the same as long as nobody has changed anything."""

    async def lines(self, table: str, after: int = 0) -> list[KeptLine]: ...

    async def write(self, write: Write) -> bool:
        """Carry a change out, durably; False if the table had changed meanwhile."""

    async def delete(self, table: str, ply: int, version: int) -> bool:
        """Delete it, for ever; False if it had changed meanwhile."""


class Thinkers(Protocol):
    """Those who think for bots and about hints, beside the table."""

    async def choose(self, thought: Thought, turn: Turn, told: Callable[[bool], None] | None = None) -> Answer:
        """A bot's answer; `told` hears that it waits for its turn to think, and that it waits no more."""

    async def advise(self, thought: Thought) -> list[Hint]: ...

    async def weigh(self, thought: Thought) -> Cost | None: ...

    async def look(self, thought: Thought) -> Weighed | None: ...

    async def play_out(self, thought: Thought) -> list[str] | None: ...

    async def stop(self) -> None: ...


class House(Protocol):
    """Where a table stands."""

    def here(self, seat: str) -> bool:
        """Is whoever sits there connected, or was heard of just now?"""

    def queued(self, seat: str) -> bool:
        """Does the bot in this seat wait for its turn to think?"""

    def absent(self, seat: str) -> bool:
        """Has whoever sits there been away for so long that the others may give the seat to a bot?"""

    def heard(self, seats: Sequence[str]) -> None:
        """Whoever holds these seats has just asked for something."""

    def allows_bot(self, name: str) -> bool: ...

    def now(self) -> float:
        """What time it is, for clocks."""

    def outages(self) -> Sequence[Stop]:
        """When nobody served the table, so that its clock stood."""

    def gone(self, seat: str) -> float:
        """For how many seconds whoever sits there has been away, while the table was served."""

    def parted(self, seat: str) -> bool:
        """Was whoever sits there connected, and is not any more?"""


class Nowhere:
    """The house of a table that stands in none: nobody is there but those who ask."""

    def here(self, seat: str) -> bool:
        return False

    def queued(self, seat: str) -> bool:
        return False

    def absent(self, seat: str) -> bool:
        return False

    def heard(self, seats: Sequence[str]) -> None:
        pass

    def allows_bot(self, name: str) -> bool:
        return True

    def now(self) -> float:
        return time()

    def outages(self) -> Sequence[Stop]:
        return ()

    def gone(self, seat: str) -> float:
        return 0.0

    def parted(self, seat: str) -> bool:
        return False
