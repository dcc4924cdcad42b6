"""What is kept of a table: its row, its lines and its keys as they are stored, and what a change writes."""

from typing import Any, Literal

from msgspec import Struct

from boulevard.core.events import Noted
from boulevard.server.clocks import Clock
from boulevard.server.messages import Timing

Status = Literal["open", "playing", "over", "abandoned"]


class Seated(Struct):
    """Who sits in a seat."""

    kind: Literal["person", "bot", "open"]
    name: str


class Takeback(Struct):
    """Somebody asks to go back to before `to`; it waits for the others as long as the table stays at `ply`."""

    seat: str
    to: int
    ply: int
    agreed: list[str]
    client: str | None = None


class Rated(Struct):
    """That a table's game tells of its players' strength. `who`: by their seats, a member's pseudonym or `bot:ID`,
    which stay whoever plays on for them; `lost`: who has lost already, whatever comes (gave up, ran out of time, was
    absent), the first first; `again`: one of them asked for it after another game, and the others agree to it by
    moving."""

    who: dict[str, str]
    lost: list[str] = []
    again: bool = False


class Company(Struct):
    """Who sits at a table, and what they ask of each other. (The column that holds it is called `sheet`.)"""

    seats: dict[str, Seated]
    players: dict[str, str] | None = None
    """The names in the record's header, from the beginning of play on."""
    takeback: Takeback | None = None
    rematch: str | None = None
    resigned: list[str] = []
    hints: bool = False
    """May whoever is to act ask for hints? Chosen when the table is opened, and seen by all."""
    clock: Clock | None = None
    met: bool = False
    """Did the house open the table, for people who found each other here and have no link from each other?"""
    rated: Rated | None = None
    cup: str | None = None
    """The tournament whose game this is: everybody keeps the own seat, and the house claims against who is late."""
    closed: str | None = None
    """Why whoever runs the server has ended the table, where that is so."""


class Key(Struct, frozen=True):
    """What lets somebody do something: the hash of a token, a browser, an invite code or a host's right."""

    hash: str
    seat: str
    kind: Literal["token", "link", "guest", "invite", "host", "host-guest"]


SEATED = ("token", "link", "guest")
"""The kinds of keys by which somebody sits."""


class KeptLine(Struct):
    """A line of the record as it is stored: what each seat may know of it, and its events, are kept beside it."""

    ply: int
    seat: str
    text: str
    seen: dict[str, str]
    """The line's text for the viewers for whom it differs; `""` is a spectator."""
    events: list[Noted]
    fence: bool
    client: str | None
    at: float
    spent: float | None = None
    """The seconds that it took, where the table has a clock; and those that were not counted."""
    delay: float | None = None


class Stored(Struct):
    """A table as it is stored, without its lines."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: bytes
    status: Status
    version: int
    ply: int
    company: Company
    snapshot_ply: int
    snapshot: bytes | None
    touched: float
    keys: list[Key]


class New(Struct):
    """A table that is opened: as it is stored, its lines so far, whose turn it is, and whether that is a bot."""

    stored: Stored
    lines: list[KeptLine]
    to_act: str
    bot_due: bool

    @property
    def table(self) -> str:
        return self.stored.id


class Sitter(Struct, frozen=True):
    """Somebody for whom the house keeps a seat. `holder`: the key by which a guest or a member holds seats; None where
    a bot (`bot:ID`) is to sit."""

    holder: str | None
    name: str


class Meeting(Struct, frozen=True, kw_only=True):
    """A table that the house opens for people who have found each other. They sit in the order of the game's seats;
    who begins is for the game to say, unless an option does."""

    game: str
    sitters: list[Sitter]
    options: dict[str, Any] = {}
    clock: Timing | None = None
    hints: bool = False
    rated: bool = False
    """Does it count for the ratings? Then all who sit have kept a name, which is what they are called, or are bots of
    the ladder."""
    cup: str | None = None
    """The tournament whose game it is."""


class Renamed(Struct):
    """A line of the record in which a name is replaced: the one kind of line that is ever written anew."""

    ply: int
    text: str
    events: list[Noted]


class SeatEnded(Struct, omit_defaults=True):
    """How a game ended for a seat. `who`: a pseudonym, `bot:ID`, or nobody who could be known; `rank`: 0 for who won,
    the same for all who share it."""

    seat: str
    who: str
    rank: int
    sheet: dict[str, int] = {}
    """The score sheet, where the game was played to its end."""


class Ended(Struct):
    """A game that has ended, as it is kept when the table is no more: no name, nothing that was said. `timing`: the
    kind of clock; `hints`: were there any?"""

    table: str
    game: str
    rules: int
    at: float
    rated: bool
    reason: str
    timing: Literal["none", "live", "days"]
    hints: bool
    seats: list[SeatEnded]

    @property
    def played_out(self) -> bool:
        return all(one.sheet for one in self.seats)


class Forgotten(Struct):
    """Somebody's seats, the lines that held the name, and the keys: nothing that was said by them is left."""

    seats: list[str]
    lines: list[Renamed]
    keys: list[str]


class Write(Struct):
    """What a change writes, all of it or nothing; it is refused if the table's ply or version is another by then."""

    table: str
    ply: int
    version: int
    status: Status
    new_version: int
    new_ply: int
    company: Company | None
    to_act: str
    bot_due: bool
    touched: float
    lines: list[KeptLine]
    snapshot: bytes | None
    keys: list[Key]
    keys_gone: list[Key]
    opens: New | None = None
    """The next table, to which this one leads from then on."""
    forgets: Forgotten | None = None
    ended: Ended | None = None
    """How the game ended, where it did by this."""


class Present(Struct):
    """Who is connected to a table, as of when, and until when that is taken to hold."""

    table: str
    seats: list[str]
    seen: float
    until: float


Job = Write | New | Present
"""What is written among the moves."""
