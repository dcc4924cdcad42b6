"""The public interface: what the server answers, and what is sent to it that is no command at a table (those are in
`commands`), as types. The names are kept for ever."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from boulevard.core.frames import Change
from boulevard.core.game import Decision, Outcome, Sheets
from boulevard.core.lessons import Words
from boulevard.core.options import Kind
from boulevard.core.story import Telling
from boulevard.core.verdict import Verdict

Name = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]*$")]

# What each game types for itself: tools/protocol.py knows the mark
OptionsOf = Annotated[dict[str, Any], Meta(extra={"of_game": "options"})]
ViewOf = Annotated[Any, Meta(extra={"of_game": "view"})]
"""Or null, before the game has begun."""
ShownOf = Annotated[Any, Meta(extra={"of_game": "shown"})]
"""Or null, as the view."""
EventOf = Annotated[dict[str, Any], Meta(extra={"of_game": "event"})]
Happened = Annotated[dict[str, Any], Meta(extra={"of_game": "happened"})]
"""An event with the `ply` of its line, and `gains` where by it seats gained or lost points: how many, by seat."""
BoxOf = Annotated[dict[str, Any], Meta(extra={"of_game": "box"})]

# What is sent ----------------------------------------------------------------------------------------------------


Secret = Annotated[str, Meta(min_length=20, max_length=100)]
"""A random text of the caller's own: a request that is repeated with it, because no answer came, is answered alike."""


class Timing(Struct, frozen=True):
    """A table's clock, as it is chosen. `live`: `time` minutes for the whole game, `increment` seconds more after each
    turn. `days`: `time` days for each turn, and so many days of `vacation`. `late`: what the others may do about
    whoever has run out of time, or is absent in a live game: claim the victory or let a bot play on, only the latter,
    or wait."""

    kind: Literal["live", "days"]
    time: int
    increment: int = 0
    vacation: int = 0
    late: Literal["claim", "bot", "wait"] = "claim"


class Opening(Struct):
    """`POST /api/tables`. A seat is `me`, `open` or `bot:ID`; without seats the first is mine, the others open.

    `short`: from the game's recorded position, near its end. Its options are the record's, no seat is open, and without
    seats a friend (`bot:ami`) plays the others.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: dict[str, Annotated[str, Meta(max_length=120)]] = {}
    name: Name = ""
    hints: bool | None = None
    """May whoever is to act ask for hints? Without a word: where one person plays against bots or alone."""
    id: Secret | None = None
    short: bool = False
    clock: Timing | None = None
    """Without one, nobody's time is counted."""
    rated: bool = False
    """Does the game count for the ratings? Only whoever has kept a name may sit, and bots of the ladder."""


class Recorded(Struct):
    """`POST /api/bring/look`. The whole record of a game, as the terminal or a page without a server gives it."""

    record: str


class Bringing(Struct):
    """`POST /api/bring`. `seats`: of those where persons sat, which are mine (`me`, as all of them where nothing is
    said) and which are `open` to whoever has the link. `name`: what I am called where one seat is mine."""

    record: str
    seats: dict[str, Literal["me", "open"]] = {}
    name: Name = ""
    hints: bool | None = None
    """As where a table is opened."""
    id: Secret | None = None


# What is answered ------------------------------------------------------------------------------------------------


class SatShown(Struct):
    """Who sat in a seat of a record."""

    name: str
    kind: Literal["person", "bot"]


class RecordShown(Struct):
    """What a record holds: who sat there, and where the game stands after so many `moves`."""

    game: str
    rules: int
    options: OptionsOf
    seats: dict[str, SatShown]
    status: Literal["playing", "over"]
    moves: int
    to_act: list[str]


class Opened(Struct):
    table: str
    seat: str | None
    token: str | None
    tokens: dict[str, str]
    invite: str
    watch: str


class Joined(Struct):
    seat: str
    token: str


class Linked(Struct):
    """A link that brings a seat to another device; its last part is the token."""

    link: str
    token: str


class Claimed(Struct):
    """The seat that the browser's cookie now holds too."""

    seat: str


class Accepted(Struct):
    ply: int


class Previewed(Struct):
    """What a move would do: as `State` has it, after the move; as it is now where the move would reveal something."""

    events: list[EventOf]
    sheets: Sheets
    shown: ShownOf
    whole: bool
    """False where the move would reveal something, so that its points are not known yet."""


class DriverShown(Struct):
    """What drives a hint: a line of the score sheet, or `prospects`, what is not on paper yet; and the points that the
    move is ahead there of what it is compared with."""

    line: str
    points: int


class HintSaid(Struct):
    """A hint in words: the move, what may be expected of it, and why; and, to be told before these, what to think about
    and where to look (empty where no place on the table is meant)."""

    move: str
    outlook: str
    reason: str
    nudge: str = ""
    place: str = ""


class HintShown(Struct):
    """A move worth a thought; a second one is told only where it is nearly as good. `value` is the chance of winning,
    `lead` the points that one may expect to be ahead of the best rival at the end. The first is compared with the other
    moves, the second with the first."""

    move: str
    value: float
    lead: float
    drivers: list[DriverShown]
    said: dict[str, HintSaid]
    """In each language."""
    where: list[EventOf] = []
    """The place alone, told like events, as a drawing marks them."""
    then: str | None = None
    """What the same player would do next, where the plan goes on."""
    only: bool = False
    """Is there no other move?"""
    idle: bool = False
    """Does it not matter any more what is played?"""


class Hinted(Struct):
    ply: int
    hints: list[HintShown]


class CostSaid(Struct):
    """What a move costs in words, and on which lines; these are empty where nothing that has a name tells it apart."""

    cost: str
    reason: str


class Weighed(Struct):
    """What a move would cost against the best one that was found: `points` fewer ahead of the best rival at the end,
    and so much less of a `chance` to win, which would be `value`. Both are 0 and `better` is null where it is among the
    best. `drivers`: the points that it is ahead of the better move, by lines; negative where it costs."""

    ply: int
    move: str
    value: float
    lead: float
    points: float
    chance: float
    drivers: list[DriverShown]
    dominated: bool
    """Is another move always to be preferred, whatever comes?"""
    grade: Literal["good", "slip", "mistake"]
    """From 3 points or a tenth of a chance on it is a slip, from 8 points or a fifth on a mistake."""
    said: dict[str, CostSaid]
    """In each language."""
    better: HintShown | None


class BestShown(HintShown, kw_only=True):
    """One of the best moves of a decision that was made, or the one that was played. `exact`: was all that can follow
    searched out?"""

    exact: bool


class MomentShown(Struct):
    """A decision of a finished game, as its seat could know it then; `move` is what was played. Where it was looked at:
    the chance to win and the lead over the best rival that were left by it (`value`, `lead`), what it gave away against
    the best move that was found (`points`, `chance`; `best` where that is nothing), and how the game then stood for
    everybody. `only`: there was no other move, and nothing to be found."""

    ply: int
    seat: str
    move: str
    only: bool
    looked: bool
    best: bool = False
    exact: bool = False
    grade: Literal["good", "slip", "mistake"] | None = None
    value: float = 0.0
    lead: float = 0.0
    points: float = 0.0
    chance: float = 0.0
    chances: dict[str, float] = {}
    leads: dict[str, float] = {}


class GivenShown(Struct):
    """What a seat gave away in its decisions, and what it was given by luck, in parts of a win. `small`: what its
    chance changed by where nothing was drawn and no move stands out. `accuracy`: the share of its choices that cost
    nothing worth a word, a slip counted by half."""

    choices: int
    best: int
    slips: int
    mistakes: int
    points: float
    chance: float
    luck: float
    small: float
    accuracy: float | None


class TurnShown(Struct):
    """A change of somebody's chance, by the move at this ply or, where it is `luck`, by what was drawn or shown before
    it; null: before the end."""

    ply: int | None
    seat: str
    before: float
    change: float
    luck: bool


class AnalysisShown(Struct):
    """A finished game looked through, as far as that has come: `done` of `all` choices. `status`: `none` where nobody
    has asked for it, `waits` behind others, `runs`, `stopped` on the way, `done`. `older`: the program looks otherwise
    by now, and it can be made anew; `newest`: the newest version of the rules, where the game was played by another.
    `doubt`: by how much, in the mean, estimates differ that should be the same; `decided`: what helped the winner
    most; where nothing did so, `gained`: the winner, who came ahead by many small differences, or `slipped`: the
    other, who gave it away by many moves."""

    status: Literal["none", "waits", "runs", "stopped", "done"]
    done: int
    all: int
    games: int
    """So many ways on were imagined for a choice, at least."""
    older: bool
    newest: int | None
    moments: list[MomentShown]
    seats: dict[str, GivenShown]
    turns: list[TurnShown]
    doubt: float | None
    decided: TurnShown | None
    gained: str | None
    slipped: str | None


class MomentTold(Struct):
    """A decision that was looked at, in words: what it cost, the best moves, and the one that was played, compared with
    the best of them."""

    ply: int
    seat: str
    said: dict[str, CostSaid]
    best: list[BestShown]
    played: BestShown


class Rematched(Struct):
    table: str
    watch: str


class Invited(Struct):
    """A link that lets one sit, ending in a new code; the older ones stay valid."""

    invite: str


class ChoiceShown(Struct):
    """A way to go on with a move: the text so far, what it adds in words, how many moves begin so, whether it is a
    move as it stands, and how it would then change one's own total."""

    text: str
    says: str
    count: int
    whole: bool
    gain: int | None


class ChoicesShown(Struct):
    path: str
    choices: list[ChoiceShown]


class Planned(Struct):
    """What a seat that waits would be asked and offered if its turn came now, and what a drawing of that needs; nothing
    where nobody can say."""

    ply: int
    decision: Decision | None
    shown: ShownOf
    moves: list[str]


class Told(Struct):
    """The table in words."""

    lines: list[str]


class LineShown(Struct):
    """A line of the record as a seat came to know it; one that was undone later does not count."""

    ply: int
    seat: str
    text: str
    events: list[Happened]
    counts: bool
    spent: float | None = None
    """The seconds that the move took, where the table had a clock."""
    delay: float | None = None
    """Those that were not counted: the network's, or those that a bot waited for its turn to think."""


class Reviewed(Struct):
    lines: list[LineShown]
    ply: int


class SeatClock(Struct):
    """A seat's clock at the moment of the message: it has so many seconds `left`, and if it runs, they pass; but first
    it `stands` for so many, in a pause or a `holiday`. `spare`: days of holiday that are left. `gone`: for how long
    whoever sits there has been away; null: not away. `due`: what the others may hold against the seat; then also what
    they have said so far (`claims`), how many are `needed` to say that it has lost, and whether it may be given a `day`
    more."""

    left: float
    running: bool
    stands: float
    holiday: float
    spare: int
    gone: float | None
    due: Literal["time", "absence"] | None
    claims: dict[str, Literal["claim", "bot"]] = {}
    needed: int = 0
    day: bool = False


class PauseShown(Struct):
    """A pause that a seat asks for and that waits for the others; or one that is `on`, and who would go `back` to play
    before its end."""

    seat: str
    minutes: int
    waiting: list[str]
    on: bool
    back: list[str]


class ClockShown(Timing, frozen=True):
    """A table's clock, without what each seat has left."""

    pause: PauseShown | None = None


class SeatShown(Struct):
    name: str
    kind: str
    here: bool
    queued: bool = False
    """Does a bot wait for its turn to think? Then the server is busy with others."""
    clock: SeatClock | None = None
    """At tables with a clock."""
    lent: bool = False
    """Does a bot play for somebody who may take the seat again?"""


class TakebackShown(Struct):
    """A take-back that waits for the answers of the seats in `waiting`."""

    seat: str
    to: int
    waiting: list[str]


class FrameShown(Struct):
    """A step of a chain of events: what happened, from the line `ply` on, and how the drawing (`{"view", "sheets",
    "shown"}`) after the step before changes into the one after these events."""

    ply: int
    events: list[Happened]
    changes: list[Change]


class State(Struct):
    """A table as one seat, or a spectator, may know it.

    `sheets`: the score sheets if the game ended now; empty before it began. `shown`: what a drawing of the view needs
    to know by the rules, null where the game has nothing of the kind. `host`: did the caller open the table? An event
    has the `ply` of its line.
    """

    table: str
    game: str
    rules: int
    options: OptionsOf
    seats: dict[str, SeatShown]
    seat: str | None
    mine: list[str]
    host: bool
    status: Literal["open", "playing", "over", "abandoned"]
    ply: int
    to_act: list[str]
    view: ViewOf
    sheets: Sheets
    shown: ShownOf
    moves: list[str]
    events: list[Happened]
    undo_to: list[int]
    takeback_to: int | None
    """One's own last move, which the others may be asked to let one take back."""
    seed_hash: str
    takeback: TakebackShown | None
    outcome: Outcome | None
    rematch: str | None
    hints: bool
    """May whoever is to act ask for hints?"""
    seed: str | None
    since: int | None = None
    """The ply of the drawing from which the first frame starts; null where there are none."""
    forced: bool = False
    """Is nothing left to decide, so that the only move may be played unasked? Everybody can see that it is so."""
    sure: str | None = None
    """The move offered that nobody would leave, where there is none besides but to leave it."""
    nothing_hidden: bool = False
    """Does every seat see the same, so that people who share a device need not look away? Told to whoever holds
    several seats."""
    frames: list[FrameShown] = []
    """What happened since, step by step, where it was more than one; the last leads to this state."""
    verdict: Verdict | None = None
    """What decided the game, once it is over."""
    clock: ClockShown | None = None
    """How time is counted here; what each seat has left stands with the seats."""
    rated: bool = False
    """Does the game count for the ratings?"""
    cup: str | None = None
    """The tournament whose game this is."""
    closed: str | None = None
    """Why whoever runs the server has ended the table, where that is so."""
    brought: bool = False
    """Was it begun elsewhere? Whoever brought it may know what is hidden; it counts for nothing."""


class TableShown(Struct):
    """A line of the caller's list of tables."""

    table: str
    game: str
    mine: list[str]
    seats: dict[str, str]
    status: str
    ply: int
    to_act: list[str]
    my_turn: bool
    touched: float
    left: float | None = None
    """The seconds that whoever is to act has left, at tables with a clock."""
    timing: Timing | None = None
    stands: float = 0.0
    """For so many seconds that time does not pass: a pause, or a holiday."""


class OptionShown(Struct):
    name: str
    kind: Kind
    default: bool | int | str | list[str]
    values: list[str]
    words: list[str]
    count: int | None
    min: int | None
    max: int | None


class LevelShown(Struct):
    """Somebody of the boulevard, with the rating that was measured; None where none was."""

    bot: str
    rating: int | None


class GameShown(Struct):
    game: str
    rules: int
    title: str
    options: list[OptionShown]
    players: list[int]
    seats: dict[str, list[str]]
    bots: list[str]
    levels: list[LevelShown]
    """Those of the bots who make the ladder, the weakest first."""
    short: list[str]
    """The seats of its short game, which begins from a recorded position; none where it has no such game."""


class GameWhole(GameShown):
    """`forms`: the notation, `build {building} {spaces}`; `box`: the content file as data; `tellings`: how each kind of
    event is told in the story, by its name."""

    content: str
    forms: list[str]
    box: BoxOf
    tellings: dict[str, Telling]


class LessonShown(Struct):
    """A lesson in the list of those of its game."""

    lesson: str
    title: Words
    about: Words
    minutes: int
    steps: list[Words]


class Tried(Struct):
    """A step of a lesson after some moves: the table, and whether the step is done. Where the last move was allowed and
    not asked for, `other` says which of the step's others answers it (-1: none of them); such a move is not played."""

    state: State
    done: bool
    other: int | None = None


Goal = Literal["win", "share", "points", "best"]


class ThemeShown(Struct):
    """What problems are about, in each language, and how many of a game's are about it."""

    theme: str
    said: dict[str, str]
    count: int


class ProblemsShown(Struct):
    """The problems of a game: how many there are, the one of the day, how difficult each is (from 1 to 3, and on the
    scale of Elo), and what they are about."""

    game: str
    count: int
    today: int
    levels: list[int]
    ratings: list[int]
    themes: list[ThemeShown]


class ProblemsToday(Struct):
    """All games that have problems, on a day; the same for everybody."""

    day: str
    games: list[ProblemsShown]


class ProblemShown(Struct):
    """A problem after some moves: what is asked, of which seat, and the table. With the best move one wins, or shares
    the victory, and with no other; or it brings `gap` points more than any other; or so many of a hundred more of a
    chance. Of `steps` moves `at` were found; where the last one was allowed and not the answer, it is `wrong`, and was
    not played."""

    game: str
    number: int
    level: int
    rating: int
    seat: str
    goal: Goal
    gap: int
    moves: int
    """So many moves are allowed at the beginning."""
    steps: int
    at: int
    done: bool
    wrong: bool
    exact: bool
    """Was all that can follow searched out?"""
    state: State


class NudgeSaid(Struct):
    nudge: str
    place: str


class NudgeShown(Struct):
    """What to think about, and where to look; the place told like events, as a drawing marks them."""

    said: dict[str, NudgeSaid]
    where: list[EventOf]


class StepShown(Struct):
    """A move of an answer, and in each language what it does."""

    move: str
    said: dict[str, str]


class SolutionSaid(Struct):
    """What speaks for an answer, what is answered to it, how one goes on, and what it teaches."""

    reason: str
    reply: str
    then: str
    teaches: str


class RowShown(Struct):
    """How the answer, and the next best move, come out: by the solver the totals at the end, by the search a chance."""

    move: dict[str, str]
    result: dict[str, str]
    totals: dict[str, int]
    chance: float | None


class SolutionShown(Struct):
    """The whole answer. `found`: how often weaker bots find it; `iterations`: of each look of the search."""

    steps: list[StepShown]
    said: dict[str, SolutionSaid]
    rows: list[RowShown]
    themes: list[ThemeShown]
    exact: bool
    found: dict[str, float]
    iterations: int


class TrialSaid(Struct):
    """How a move that is not the answer comes out, on which lines, and what is answered to it."""

    verdict: str
    reason: str
    reply: str


class TrialShown(Struct):
    """What is said to a move that is not the answer; `near`: it is a good one."""

    kind: Literal["near", "wrong"]
    exact: bool
    said: dict[str, TrialSaid]


class Error(Struct):
    """What went wrong, as a key and figures, the rule that forbids it if one does, and a sentence for a person."""

    error: str
    figures: dict[str, Any]
    rule: str | None
    sentence: str


class Remark(Struct):
    """Something to be said of an entry of a score pad: where it stands in the pad's file, by which rule, in words of
    each language. It is odd, or still to be told; the pad is counted all the same."""

    error: str
    figures: dict[str, Any]
    rule: str | None
    place: str | None
    said: dict[str, str]


class PadRefused(Error):
    """Why a score pad cannot be counted: `place` is the entry of its file that cannot be, `said` the words in each
    language, without the place."""

    place: str | None
    said: dict[str, str]


class Scored(Struct):
    """A score pad, counted: the sheets, who wins and what decided it. `shown`: what a drawing of the table needs to
    know by the rules, where the game has something of the kind."""

    scores: Sheets
    winners: list[str]
    verdict: Verdict
    remarks: list[Remark]
    shown: dict[str, Any]


class Health(Struct, omit_defaults=True):
    """`database`: nothing can be read, or its file is another; `writing`: nothing can be written, or not in time."""

    status: Literal["ok", "leaving", "database", "writing"]
    backup: Literal["ok", "failed"] | None = None
    """How the last copy of the tables went; missing where the server makes none. Who plays is not concerned."""


class ReachShown(Struct):
    """Where this server is reached from."""

    version: str
    reach: Literal["loopback", "lan", "public"]
    can_open: bool
    """May the caller open it to the home network?"""
    links: list[str]
    """The addresses to give to others."""
    contact: str | None = None
    """Where the host can be found, if the host says so."""
    keep_days: float = 0.0
    """So long tables are kept that nobody touches."""
    backup_days: float = 0.0
    """So long copies of the tables are kept besides; 0 where the server makes none."""


# On the WebSocket ------------------------------------------------------------------------------------------------


class StateSent(State, tag_field="type", tag="state"):
    pass


class ChangesSent(Struct, tag_field="type", tag="changes"):
    """How the state sent last becomes the one now, for whoever connected with `changes=1`: by frames, where there are
    any, its drawing; by the changes all the rest; the other fields take the place of those of the same names."""

    seats: dict[str, SeatShown]
    events: list[Happened]
    since: int | None
    frames: list[FrameShown]
    changes: list[Change]


class SeatsSent(Struct, tag_field="type", tag="seats"):
    """Somebody came or went."""

    seats: dict[str, SeatShown]


class AcceptedSent(Struct, tag_field="type", tag="accepted"):
    id: str | None
    ply: int
    table: str | UnsetType = UNSET
    """The new table, for a rematch."""


class PreviewSent(Previewed, kw_only=True, tag_field="type", tag="preview"):
    id: str | None


class HintSent(Hinted, kw_only=True, tag_field="type", tag="hint"):
    """It comes when it was found; other messages may come before it."""

    id: str | None


class WeighedSent(Weighed, kw_only=True, tag_field="type", tag="weighed"):
    """As a hint: it comes when it was found."""

    id: str | None


class RefusedSent(Error, kw_only=True, tag_field="type", tag="refused"):
    id: str | None


class PongSent(Struct, tag_field="type", tag="pong"):
    id: str | None


class LeavingSent(Struct, tag_field="type", tag="leaving"):
    """This server process ends; come back (to another, or the next) with `after`."""

    after: int
