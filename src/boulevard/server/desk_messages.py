"""The desk of whoever runs the server, as it is sent and answered."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boulevard.server.bar_rows import BarKind, Kin
from boulevard.server.desk_health import Concern, ProcessShown
from boulevard.server.knobs import Knob
from boulevard.server.talk import Around

By = Literal["desk", "command", "house"]


class DeskEntering(Struct):
    """`POST /api/host/session`. `link`: what stands behind the `#` of the link that `boulevard host-link` printed."""

    link: Annotated[str, Meta(max_length=64)]


class DeskSession(Struct):
    """A browser in which the desk is open; `here`: the one that asks."""

    id: str
    called: str
    since: float
    seen: float
    until: float
    here: bool


class DeskAct(Struct):
    """Something that was done. `by`: at the desk, by the command line, or by the house itself; `who`: the browser, or
    the user of the machine; `of`: what it was done to; `waits`: a process is still to carry it out."""

    number: int
    at: float
    by: By
    who: str
    what: str
    of: str
    figures: dict[str, Any]
    waits: bool


class DeskSetting(Struct):
    """Something that may be set while the server runs. `value`: how it stands; `began`: as the server was started;
    `chosen`: was it set here?"""

    name: str
    knob: Knob
    value: bool | float | str
    began: bool | float | str
    chosen: bool


class DeskBar(Struct):
    """Somebody is kept out (`ban`), silenced (`mute`), or is to read a word (`warn`). `person`: by what the desk calls
    them; `until`: none where it is for good, or until the word is read."""

    id: str
    kind: BarKind
    person: str
    whom: Kin
    called: str
    why: str
    since: float
    until: float | None


class DeskShown(Struct):
    """How the server is, as the one who asks sees it. `address`: where it is reached; `tables`: by how they stand;
    `bytes`: of the database; `members`, `guests`: who has kept a name, and who else looked for others in 30 days;
    `figures`: of this process, as in `/metrics`; `reports`: how many wait; `waits`: what is still to be carried out."""

    version: str
    address: str
    database: Literal["sqlite", "postgresql"]
    bytes: int
    status: Literal["ok", "leaving", "database", "writing"]
    started: float
    now: float
    here: int
    tables: dict[str, int]
    over_days: int
    members: int
    guests: int
    figures: dict[str, float]
    reports: int
    waits: int
    concerns: list[Concern]
    processes: list[ProcessShown]
    settings: list[DeskSetting]
    bars: list[DeskBar]
    sessions: list[DeskSession]


class DeskSeat(Struct):
    """`person`: whoever holds the seat, by what the desk calls them."""

    name: str
    kind: Literal["person", "bot", "open"]
    person: str | None


class DeskTable(Struct):
    """A table, as anybody may know it who has its address."""

    table: str
    game: str
    status: Literal["open", "playing", "over", "abandoned"]
    seats: dict[str, DeskSeat]
    ply: int
    to_act: list[str]
    touched: float
    clock: Literal["none", "live", "days"]
    rated: bool
    cup: str | None
    closed: str | None


class DeskTables(Struct):
    """The ones touched last; `more`: there are others."""

    tables: list[DeskTable]
    more: bool


class DeskPerson(Struct):
    """Somebody whom the house knows. `keeps`: what a name is kept by; `playing`: games under way; `here`: connected
    now."""

    person: str
    name: str
    kind: Kin
    keeps: list[Literal["passkey", "words"]]
    since: float | None
    seen: float
    here: bool
    playing: int
    bars: list[DeskBar]


class DeskPeople(Struct):
    people: list[DeskPerson]
    more: bool


class DeskReport(Struct):
    """Something that was reported, with what the one who reported it had heard around it. `earlier`: how often that
    person was reported in the 30 days before; `outcome`: what came of it; none: it waits."""

    id: str
    table: str
    by_called: str
    person: str
    of_called: str
    why: str
    kept: list[Around]
    at: float
    earlier: int
    outcome: Literal["nothing", "warn", "mute", "ban"] | None
    settled: float | None


Why = Annotated[str, Meta(max_length=1000)]


class DeskClosing(Struct):
    """`why`: told to those who sit there, and to whoever comes later."""

    why: Why = ""


class DeskBarring(Struct):
    """Whom: a `person`, whoever holds a `seat` at a `table`, or an `address` or a network of them. `days`: for how
    long; without it, for good. `why`: what they read."""

    kind: BarKind = "ban"
    person: Annotated[str, Meta(max_length=64)] | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    seat: Annotated[str, Meta(max_length=20)] | None = None
    address: Annotated[str, Meta(max_length=60)] | None = None
    days: float | None = None
    why: Why = ""


class DeskSettling(Struct):
    """What comes of a report: nothing, a word, silence, or being kept out, for so many `days` (without: for good), and
    `why`, which is what they read."""

    outcome: Literal["nothing", "warn", "mute", "ban"] = "nothing"
    days: float | None = None
    why: Why = ""


class DeskChange(Struct):
    """`value`: null for what the server was started with."""

    name: Annotated[str, Meta(max_length=40)] = ""
    value: bool | float | Annotated[str, Meta(max_length=40)] | None = None
