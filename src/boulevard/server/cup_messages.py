"""What is said of tournaments, over HTTP. The names are kept for ever."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boulevard.server.messages import Name, Secret, Timing

Kind = Literal["swiss", "robin", "knockout", "arena"]
CupStatus = Literal["before", "running", "pause", "over", "cancelled"]
Ended = Literal["played", "resigned", "time", "absence", "bye", "void"]
"""How a game ended: by the rules, by giving up, on time, by absence; it was a bye, or its table is gone."""
Kin = Literal["guest", "member", "bot"]


class CupTerms(Struct, frozen=True, kw_only=True):
    """What a tournament is, as it is chosen; `POST /api/cups` takes it with an `id` of the caller's own."""

    kind: Kind
    title: Annotated[str, Meta(max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    clock: Timing
    """There is always one: it alone ends games that nobody ends. What its `late` says counts for nothing, for the house
    claims."""
    options: dict[str, Any] = {}
    rounds: Annotated[int, Meta(ge=0, le=12)] = 0
    """Of a Swiss; 0: as many as find a winner."""
    games: Literal[1, 3] = 1
    """Of a match of a knock-out: the best of so many."""
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    """Of an arena: for so long rivals are found."""
    begins: float | None = None
    """When it begins by itself, in seconds since 1970; without it, when whoever founded it says so."""
    grace: Annotated[int, Meta(ge=1, le=60)] = 10
    """Live: minutes in which both say that they are ready, and after which who is absent in a game has lost it."""
    rest: Annotated[int, Meta(ge=0, le=60)] = 1
    """Live: minutes between a round and the next."""
    bot: Annotated[str, Meta(max_length=40)] | None = None
    """Of the house's bots, the one that takes the seat of who would have no rival; without one, there are byes."""
    most: Annotated[int, Meta(ge=2, le=128)] = 64


class CupFounding(Struct, kw_only=True):
    """`POST /api/cups`. With an `id` of the caller's own, asked once more it is the same tournament."""

    terms: CupTerms
    name: Name = ""
    """What whoever founds it is called, as its host."""
    id: Secret | None = None


class CupFounded(Struct):
    cup: str
    link: str


class CupJoining(Struct):
    """`POST …/join`. A member's own name is taken."""

    name: Name = ""


class PlayerShown(Struct):
    """Somebody in a tournament; games name them by their place in the list. `name`: empty where somebody has left
    Boulevard."""

    name: str
    kind: Kin
    left: bool
    waits: bool
    """An arena: for a rival, now."""


class ResultShown(Struct):
    points: tuple[float, float]
    totals: tuple[int, int] | None
    how: Ended


class CupGame(Struct):
    """A game: who begins, and the other; nobody where it is a bye. `ready`: who has said so, before it is opened;
    `grace`: the seconds that are left to do so."""

    round: int
    board: int
    first: int
    second: int | None
    table: str | None
    ready: list[int]
    grace: float | None
    result: ResultShown | None
    to_act: int | None = None
    """Whose turn it is, and the seconds that this one has left."""
    left: float | None = None


class CupMark(Struct):
    """What a round, or a game of an arena, brought somebody; `points` is null while it is played."""

    points: float | None
    rival: int | None
    how: Ended | None


class Standing(Struct):
    """A row of the standings: the place that is shared with all of that place, none for a bot; the points, and what
    parts those with as many, in this order: what the rivals have scored, the games between those who are still equal,
    the margin of totals, wins from the second seat."""

    player: int
    place: int | None
    points: float
    met: float
    between: float
    margin: int
    seconds: int
    streak: int
    marks: list[CupMark]


class MatchShown(Struct):
    """A match of a knock-out: who meets whom (null: nobody, or not known yet), what each has won, who goes on."""

    pair: tuple[int | None, int | None]
    points: tuple[float, float]
    winner: int | None
    over: bool


class Mine(Struct):
    """What the caller is in a tournament. `owns`: it was founded by this caller. `game`: of its list, the one that is
    the caller's now."""

    player: int | None
    owns: bool
    game: int | None


class CupShown(Struct):
    """A tournament, whole. `version`: another after each change."""

    id: str
    version: int
    terms: CupTerms
    host: str
    status: CupStatus
    round: int
    rounds: int
    until: float | None
    """The seconds until the next round, or the end of an arena."""
    fingerprint: str
    """SHA-256 of the seed from which all lots follow; the seed itself is told when it is over."""
    seed: str | None
    players: list[PlayerShown]
    standings: list[Standing]
    games: list[CupGame]
    matches: list[list[MatchShown]]
    now: float
    mine: Mine


class CupLine(Struct):
    """A tournament in a list."""

    id: str
    title: str
    kind: Kind
    game: str
    clock: Timing
    status: CupStatus
    players: int
    most: int
    round: int
    rounds: int
    begins: float | None
    mine: bool


class CupList(Struct):
    cups: list[CupLine]
    may_found: bool
    now: float
