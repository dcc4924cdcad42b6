"""What is said about people: how strong they are thought to be, what they have played, and who may see it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Said = dict[str, str]
"""In each language."""


class VisibleKept(Struct):
    """Who may see what of the caller's; `club` is whoever has kept a name. `stamps`: are they part of the profile?"""

    profile: Literal["everybody", "club", "nobody"]
    ratings: Literal["everybody", "club", "nobody"]
    stamps: bool = True


class CurvePoint(Struct):
    """A moment of a curve: when, how strong one was thought to be, and half of the interval of 95 %."""

    at: float
    points: int
    error: int


class RatingShown(Struct):
    """How strong somebody is thought to be at a game, as of now: half of the interval of 95 % is `error`, and it grows
    while one does not play. `early`: it is too wide for a place on the ladder. `curve`: from the first rated game
    on."""

    game: str
    points: int
    error: int
    games: int
    early: bool
    curve: list[CurvePoint] = []


class ItemShown(Struct):
    """A thing that somebody took in so many rated games, won so much of these, and within which bounds the true share
    lies 19 times out of 20. `few`: too few to say anything by."""

    item: str
    said: Said
    games: int
    won: float
    least: float
    most: float
    few: bool


class ItemsShown(Struct):
    """Things of one kind, those one wins most with first."""

    kind: str
    said: Said
    items: list[ItemShown]


class AverageShown(Struct):
    """A line of the score sheet: what somebody has of it on average, and everybody else."""

    line: str
    said: Said
    mine: float
    others: float | None


class OpensShown(Struct):
    """What somebody takes first most often."""

    said: Said
    item: Said
    games: int


class FiguresShown(Struct):
    """A game in figures, of rated games that were played to their end. Shares of victories are with how many games and
    the bounds of their interval; those of who began, and of who did not."""

    game: str
    games: int
    won: ItemShown | None
    first: ItemShown | None
    second: ItemShown | None
    points: float | None
    opens: OpensShown | None
    items: list[ItemsShown]
    lines: list[AverageShown]


class PersonNamed(Struct):
    """Somebody in a list. `kind`: a `member`, whose name leads to a profile; a `bot`; a `guest`, by the name given at
    that table; or `gone`: somebody who left, or cannot be known."""

    kind: Literal["member", "bot", "guest", "gone"]
    name: str = ""


class RivalShown(Struct):
    """Head to head: how often one came in before the other, and behind; the rest was shared."""

    who: PersonNamed
    games: int
    won: int
    lost: int


class GamePlayed(Struct):
    """A finished game. `rank`: 0 for who won; `shared`: by so many; `total` and `totals` of the others where it was
    played to its end; `gained`: in points of the rating, where it counted. `there`: can the table still be looked
    at?"""

    table: str
    number: int
    game: str
    at: float
    timing: Literal["none", "live", "days"]
    rated: bool
    reason: str
    rank: int
    shared: int
    total: int | None
    gained: int | None
    others: list[PersonNamed]
    totals: list[int | None]
    there: bool


class StampShown(Struct):
    """Something that can be done well in a game: what it is called, how it is done, and when somebody did it first; by
    whom it was not done yet, `at` is null. `game`: null where it may be any."""

    stamp: str
    game: str | None
    said: Said
    how: Said
    at: float | None = None


class ProfileShown(Struct):
    """Somebody's profile, as the caller may see it. `me`: it is the caller's own. `games`: finished ones. `ratings`:
    null where they are not for the caller to see, and then so is all that is made of them. `figures`: of the game that
    was asked for, else of the one played most. `stamps`: those that were got, and for whoever it is all of them; null
    where they are not shown."""

    name: str
    kind: Literal["member", "bot"]
    me: bool
    since: float | None
    games: int
    ratings: list[RatingShown] | None
    figures: FiguresShown | None
    rivals: list[RivalShown]
    last: list[GamePlayed]
    stamps: list[StampShown] | None
    visible: VisibleKept | None = None


class GamesPlayed(Struct):
    """Finished games, the last first; `more`: there are older ones, before the last one's `number`."""

    games: list[GamePlayed]
    more: bool


class Rung(Struct):
    """Somebody on a ladder. `places`: from which place to which, shared with all whose intervals overlap; null for
    bots, and where it is known too little."""

    who: PersonNamed
    points: int
    error: int
    games: int | None
    places: tuple[int, int] | None
    me: bool = False


Pace = Literal["live", "days"]
"""How somebody has played rated games: within an evening, or over days."""


class LadderShown(Struct):
    """The ladder of a game, the strongest first, of those who let the caller see it, and who were asked for: `rungs`
    from the rung `start` on; `all` rungs, on which so many are `placed`.
    `mine`: the caller's rung, wherever it is, with its number."""

    game: str
    all: int
    placed: int
    start: int
    rungs: list[Rung]
    mine: Rung | None
    at: int | None
    needed: int | None = None
    """About how many games more give the caller a place, against equals."""


class SeatCounted(Struct):
    """What a game said of a seat's player: how strong they are thought to be after it, what they gained."""

    points: int
    error: int
    gained: int


class Counted(Struct):
    """What came of a finished game. `counted`: it was; `stamps`: those that the caller got by it first."""

    rated: bool
    counted: bool
    seats: dict[str, SeatCounted]
    stamps: list[StampShown]


PersonName = Annotated[str, Meta(max_length=80)]
