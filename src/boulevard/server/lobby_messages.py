"""What is said where people find each other: open seats, challenges, friends, who is here; as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boulevard.server.messages import Id, LeavingSent, Name, PongSent, Secret, Timing

PersonKind = Literal["guest", "member", "bot"]
Allowed = Literal["everybody", "club", "friends", "nobody"]
"""Who may do something: `club` is whoever has kept a name."""


Percent = Annotated[int, Meta(ge=0, le=100)]


class Terms(Struct, frozen=True):
    """What somebody would play. Without `players` it is the fewest with whom nobody is alone. `whom`: anybody, or
    friends alone; `guests`, `bots`: may they sit down too? `rated`: it counts for the ratings, so whoever sits has kept
    a name; guests to whom it is open are told so. `chance`: between so many percent the owner's chance against whoever
    sits down is to be; whoever has no rating may sit where guests may."""

    game: Annotated[str, Meta(max_length=40)]
    players: int | None = None
    options: dict[str, Any] = {}
    clock: Timing | None = None
    whom: Literal["anybody", "friends"] = "anybody"
    guests: bool = True
    bots: bool = False
    rated: bool = False
    chance: tuple[Percent, Percent] | None = None


class Seeking(Struct):
    """`POST /api/club/seats`. A challenge where it is for one person alone: `to`, a name that is kept or a bot's, or
    `friend`, by the id in the caller's list."""

    terms: Terms
    name: Name = ""
    to: Name | None = None
    friend: Annotated[str, Meta(max_length=40)] | None = None
    id: Secret | None = None


class SittingDown(Struct):
    name: Name = ""


class PersonShown(Struct, frozen=True):
    name: str
    kind: PersonKind


class SeekRating(Struct, frozen=True):
    """How strong whoever looks for an opponent is thought to be at this game; half of the interval of 95 % is `error`,
    and `early` where that is too wide for a place on the ladder."""

    points: int
    error: int
    early: bool


class SeekChance(Struct, frozen=True):
    """What the caller would win of a game against whoever looks for an opponent, in percent, and within which bounds
    that is, 19 times out of 20."""

    win: int
    least: int
    most: int


class SeekShown(Struct):
    """Somebody looks for an opponent. `by`: who; `mine`: the caller. `taken`: who has sat down besides, of `players` in
    all; `sits`: the caller has. `to`: whom alone it is for. Then how it ended: at this `table`, or `declined`.
    `rating`: of whoever looks, where the caller may see it; `chance`: where both are rated, and two play."""

    id: str
    by: PersonShown
    mine: bool
    terms: Terms
    players: int
    taken: list[PersonShown]
    sits: bool
    since: float
    to: PersonShown | None = None
    table: str | None = None
    declined: bool = False
    rating: SeekRating | None = None
    chance: SeekChance | None = None


class FriendShown(Struct):
    """`at`: the game that is being played, `watches`, or nothing in particular; null where nobody is to see it. `seen`:
    when whoever it is was here last, of those who let it be seen and have gone."""

    id: str
    name: str
    kind: PersonKind
    here: bool
    at: str | None
    seen: float | None = None


class TieShown(Struct):
    """Somebody who asks to be a friend, is asked, or is muted."""

    id: str
    name: str
    kind: PersonKind


class PrivacyKept(Struct):
    """Who may challenge the caller, see that the caller is here, and find the caller's games to watch."""

    challenge: Allowed = "everybody"
    here: Allowed = "friends"
    watch: Allowed = "everybody"


class ClubShown(Struct):
    """Everything about others that the caller may know now. `me`: nobody yet where the caller holds nothing here.
    `people`: so many are here, `live`: so many games are played now, of those that the caller may know of.
    `seats`: open to the caller, or the caller's own, the last first; `challenges`: to the caller. `asked`: who would be
    the caller's friend, `asking`: whose friend the caller would be."""

    me: PersonShown | None
    people: int
    live: int
    seats: list[SeekShown]
    challenges: list[SeekShown]
    friends: list[FriendShown]
    asked: list[TieShown]
    asking: list[TieShown]
    muted: list[TieShown]
    privacy: PrivacyKept


class PersonHere(Struct):
    """Somebody who has kept a name, or a bot that somebody brought. `id`: in the caller's lists. `here`, `at`: as the
    caller may see it. `challenges`: does whoever it is take challenges from the caller? Then what they are to the
    caller: a `friend`; who would be one (`asked`), or of whom the caller would be one (`asking`); `muted`."""

    id: str
    name: str
    kind: PersonKind
    here: bool
    at: str | None
    challenges: bool
    friend: bool
    asked: bool = False
    asking: bool = False
    muted: bool = False


class PersonAt(Struct):
    """Somebody of the club. `at`: the game that is being played, `watches`, `seeks` where they look for an opponent, or
    nothing in particular; null where they are not here, or nobody is to see it. `me`: the caller."""

    name: str
    kind: PersonKind
    at: str | None
    me: bool = False


class SeatUnderWay(Struct):
    """Who sits there; a bot of the house is called `bot:ID`. `here`: are they connected?"""

    name: str
    kind: PersonKind
    here: bool


class TableUnderWay(Struct):
    """A game that may be watched. `live`: it is played now, and not over days; `cup`: the tournament it belongs to;
    `touched`: when something last happened."""

    table: str
    game: str
    seats: dict[str, SeatUnderWay]
    to_act: list[str]
    timing: Timing | None
    live: bool
    rated: bool
    cup: str | None
    touched: float


class HallShown(Struct):
    """What goes on: so many `people` are here, by name as far as one message goes; so many games are played now
    (`live`); the games that may be watched, those first that are played now; and how many there are besides."""

    people: int
    live: int
    named: list[PersonAt]
    tables: list[TableUnderWay]
    more: int


class Found(Struct):
    """People, and games that may be watched, by a part of a name."""

    people: list[PersonAt]
    tables: list[TableUnderWay]


class ClubSent(ClubShown, tag_field="type", tag="club"):
    """`ClubShown` over the WebSocket, whenever it is another one."""


class MetSent(Struct, tag_field="type", tag="met"):
    """The house has opened a table at which the caller sits."""

    table: str
    game: str


class Sought(Struct):
    """The seat that was opened."""

    id: str


class Sat(Struct):
    """The table, once all have sat down; null while others are waited for."""

    table: str | None


class Befriending(Struct):
    """`POST /api/club/friends`: a `name` that is kept, the `key` of a friend's link, or the `id` of somebody who
    asks."""

    name: Name | None = None
    key: Annotated[str, Meta(max_length=100)] | None = None
    id: Annotated[str, Meta(max_length=40)] | None = None
    called: Name = ""
    """How a guest who asks is called."""


class Befriended(Struct):
    """`name`: of the friend; `friends`: are they, or was it asked?"""

    name: str
    friends: bool


class FriendLink(Struct):
    link: str


class LinkAsked(Struct):
    called: Name = ""


class Muting(Struct):
    """By a `name` that is kept, the open `seat` or challenge of theirs, or the `friend`'s id."""

    name: Name | None = None
    seat: Annotated[str, Meta(max_length=40)] | None = None
    friend: Annotated[str, Meta(max_length=40)] | None = None


class Bringing(Struct):
    """`POST /api/club/bots`."""

    name: Name


class BotOwned(Struct):
    """A bot of the caller's."""

    id: str
    name: str
    since: float


class Brought(BotOwned):
    """The `token` by which it plays, which is told this once."""

    token: str


class ClubHeading(Struct):
    """What a client says over the WebSocket."""

    type: Literal["ping"]
    id: Id | None = None


Heard = ClubSent | MetSent | PongSent | LeavingSent
"""What comes over `WS /api/club/live`."""
