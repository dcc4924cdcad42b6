"""Everything that a client can ask of a table: one struct for each, which HTTP and WebSocket build alike.

The names of the fields are public and kept for ever.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import Meta, Struct

from boulevard.server import messages as m
from boulevard.server.messages import Id, Name, Secret
from boulevard.server.thoughts import Thought

Code = Annotated[str, Meta(max_length=300)]
Seat = Annotated[str, Meta(max_length=20)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=1_000_000_000)]
MoveText = Annotated[str, Meta(max_length=400)]
BotName = Annotated[str, Meta(max_length=100)]

A = TypeVar("A")


class Command(Struct, Generic[A], frozen=True):
    """Something that is asked of a table, and the type of its answer."""


class OfASeat(Command[A], Generic[A], frozen=True, kw_only=True):
    """What somebody asks who sits at the table. `seat`: one of the caller's; without it the one that is to act."""

    seat: Seat | None = None


class Once(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """What counts once, however often it is sent with the same `id`, which is the client's own."""

    id: Id | None = None


class Playing(Once, frozen=True, kw_only=True):
    """`POST /api/tables/{id}/moves`. `ply`: the one of the state it was chosen in."""

    ply: Ply
    move: MoveText
    thought: Seconds | None = None
    """For how many seconds the table was in front of whoever moves, as the client measured it: what passed besides, up
    to a limit, is the network's and is not counted."""


class Undoing(Once, frozen=True, kw_only=True):
    """Back to before one's own move at the ply `to`."""

    to: Ply
    ply: Ply


class TakingBack(Once, frozen=True, kw_only=True):
    """Asking the others to go back to before the ply `to`."""

    to: Ply
    ply: Ply


class Answering(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """An answer to somebody's take-back. Without a seat: the caller's that is asked."""

    yes: bool


class Resigning(OfASeat[m.Accepted], frozen=True, kw_only=True):
    pass


class Previewing(OfASeat[m.Previewed], frozen=True, kw_only=True):
    """What a move would do, or why it is none. `plan`: for a seat that waits, as if its turn came now."""

    move: MoveText
    plan: bool = False


class Hinting(OfASeat[m.Hinted], frozen=True, kw_only=True):
    """Two moves worth a thought."""


class Weighing(OfASeat[m.Weighed], frozen=True, kw_only=True):
    """What a move would cost against the best one, before it is played."""

    move: MoveText


class Pausing(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """Asking the others for a pause of a live game, of so many minutes."""

    minutes: int


class PauseAnswering(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """An answer to that; by whoever asked, `no` withdraws it."""

    yes: bool


class GoingOn(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """The caller would go on before a pause is over; when everybody would, it ends."""


class Resting(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """So many days of holiday at a table over days, from now on; none: the holiday ends."""

    days: int


class Calling(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """About the seat `of`, whose time has run out or which is absent in a live game: `claim` the victory, let a `bot`
    play on, or over days give it a `day` more."""

    of: Seat
    do: Literal["claim", "bot", "day"]


class Seating(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """Who sits in a seat from now on: a bot, whoever comes (`open`), or its owner again (`person`)."""

    bot: BotName | None = None
    open: bool = False
    person: Name | None = None


class Rematching(OfASeat[m.Rematched], frozen=True, kw_only=True):
    """The next table, for the same people."""


class Linking(OfASeat[m.Linked], frozen=True, kw_only=True):
    """A link that brings the seat to another device."""


class Unlinking(OfASeat[None], frozen=True, kw_only=True):
    """Every other device loses the seat; the one that asks keeps it."""


class Claiming(OfASeat[m.Claimed], frozen=True, kw_only=True):
    """The token's seat is bound to this browser's cookie."""


class Leaving(OfASeat[m.Accepted], frozen=True, kw_only=True):
    """One's own seats are given away."""


class Joining(Command[m.Joined], frozen=True):
    """`POST /api/tables/{id}/join`. `invite`: the code, or the link that ends in it."""

    invite: Code
    seat: Seat | None = None
    name: Name = ""
    id: Secret | None = None


class Inviting(Command[m.Invited], frozen=True):
    """A new invite link, for the host."""


class Forgetting(Command[None], frozen=True):
    """Whoever asks never was at this table; where nobody else is, it is deleted."""


class HandingOver(Command[None], frozen=True):
    """What a browser holds as a guest, a member holds from now on, by this key; the house asks."""

    holder: str


class Uninviting(Command[None], frozen=True):
    """No invite link lets anybody sit any more; the host says so."""


class Dismissing(Command[m.Invited], frozen=True):
    """A guest is sent away by the host: the seat is open, to whoever has the link that is the answer and no other."""

    seat: Seat


class Deleting(Command[None], frozen=True):
    """The table is deleted: by its host, or by the house where nobody has touched it for long."""


class BotPlaying(Command[None], frozen=True):
    """The house's own: what a bot answered. Where that is no move, `stumble` says why if it is known."""

    thought: Thought
    move: str | None
    stumble: str | None
    took: float | None = None
    """The seconds that it thought; what passed besides, it waited for its turn to think."""


class Adjudging(Command[None], frozen=True):
    """The house's own, at a tournament's table: a seat has run out of time, or has been absent for so many seconds;
    without them, it has been given up."""

    of: str
    grace: float | None = None


class Abandoning(Command[None], frozen=True):
    """The house's own: a game that nobody has touched for long."""


class Closing(Command[None], frozen=True):
    """The house's own: whoever runs the server ends the table, and says why."""

    why: str


class Expelling(Command[None], frozen=True):
    """The house's own: whoever sits here by one of these is kept out; a seat at a time."""

    hashes: tuple[str, ...]


# Over a WebSocket ------------------------------------------------------------------------------------------------


class Heading(Struct):
    """What every message of a client begins with: `type` says what it asks for, and the answer has its `id`."""

    type: Literal[
        "move", "undo", "takeback", "answer", "resign", "preview", "hint", "weigh", "seat", "rematch", "pause",
        "pause-answer", "go-on", "holiday", "call", "say", "ping",
    ]  # fmt: skip
    id: Id | None = None


OVER_SOCKET: dict[str, type[OfASeat[Any]]] = {
    "move": Playing,
    "undo": Undoing,
    "takeback": TakingBack,
    "answer": Answering,
    "resign": Resigning,
    "preview": Previewing,
    "hint": Hinting,
    "weigh": Weighing,
    "seat": Seating,
    "rematch": Rematching,
    "pause": Pausing,
    "pause-answer": PauseAnswering,
    "go-on": GoingOn,
    "holiday": Resting,
    "call": Calling,
}
"""What a message asks for, by its `type`; `say` is no command (`talk_messages`), `ping` wants an answer only."""
