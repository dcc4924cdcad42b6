"""What is said of studies, over HTTP and on their WebSocket. The names are kept for ever."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boulevard.core.study import Adding, Commenting, Edit, Lifting, Marking, Naming, Removing
from boulevard.server.messages import Error, EventOf, MomentShown, MomentTold, Name, OptionsOf, Secret

EDITS = (Adding, Naming, Commenting, Marking, Lifting, Removing)
May = Literal["own", "write", "look"]
EditId = Annotated[str, Meta(min_length=1, max_length=48)]
NodeName = Annotated[str, Meta(max_length=64)]
PlaceName = Annotated[str, Meta(max_length=60)]

# What is sent ----------------------------------------------------------------------------------------------------


class ProblemOf(Struct):
    """A problem, by its game and its number, counted from 1."""

    game: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=1, le=100_000)]


class Founding(Struct):
    """`POST /api/studies`: of a finished table, of a record (with branches or without), of a problem with its answer,
    or of a game set up."""

    table: Annotated[str, Meta(max_length=40)] | None = None
    record: str | None = None
    problem: ProblemOf | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    players: int | None = None
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=80)] = ""
    name: Name = ""
    id: Secret | None = None


class Entering(Struct):
    """`POST …/enter`: the last part of a link."""

    key: Annotated[str, Meta(max_length=100)]


class Sharing(Struct):
    """`POST …/links`: what the link lets people do."""

    may: Literal["look", "write"]


class Writing(Struct):
    """An edit; sent twice with one id, it counts once. `draw`: chance speaks after it, by lot, until somebody is to
    act."""

    id: EditId
    edit: Edit
    name: Name = ""
    draw: bool = False


class DrawAsked(Struct):
    """Chance speaks at a node, by lot, until somebody is to act."""

    id: EditId
    node: NodeName
    name: Name = ""


class BotAsked(Struct):
    """A bot plays the next line for whoever is to act; with `draw`, chance speaks after it."""

    id: EditId
    node: NodeName
    bot: Annotated[str, Meta(max_length=120)]
    name: Name = ""
    draw: bool = True


class Being(Struct):
    """Where somebody is, how they are called, and which place of the board they point to, if any."""

    node: NodeName
    name: Name = ""
    at: PlaceName = ""


class Leading(Struct):
    """To lead, or to lead no more."""

    on: bool = True


class StudyHeading(Struct):
    """What every message of a reader begins with; the answer has its `id`."""

    type: Literal["write", "draw", "bot", "be", "lead", "ping"]
    id: EditId | None = None


OVER_SOCKET: dict[str, type[Struct]] = {
    "write": Writing,
    "draw": DrawAsked,
    "bot": BotAsked,
    "be": Being,
    "lead": Leading,
}
"""What may be asked on a study's WebSocket, by the name in `type`."""

# What is answered ------------------------------------------------------------------------------------------------


class Founded(Struct):
    study: str
    url: str
    trouble: Error | None = None
    """Why not all of the record could be taken over."""
    left_out: int = 0
    """How many lines of its branches."""


class StudyListed(Struct):
    study: str
    game: str
    title: str
    players: dict[str, str]
    may: May
    edits: int
    touched: float
    table: str | None = None
    """The finished table that it was made of."""


class StudyLink(Struct):
    """Its last part is the key; it is not told again."""

    link: str
    may: Literal["look", "write"]


class MarkShown(Struct, frozen=True):
    by: str
    at: str
    to: str


class NodeShown(Struct):
    """A moment: what was said last, what happened by it, what was noted there. One without `born` belongs to the line
    that the study began with. After the same node those come first that have no `born`, then those `lifted` last."""

    id: str
    parent: str | None
    seat: str
    text: str
    by: str
    bot: str
    born: int
    changed: int
    lifted: int
    gone: bool
    name: str
    comments: dict[str, str]
    marks: list[MarkShown]
    events: list[EventOf]


class Person(Struct):
    """Somebody who is here: where, whether they lead, and which place of the board they point to."""

    who: str
    name: str
    node: str
    may: May
    leads: bool = False
    at: str = ""


class StudyShown(Struct):
    """A study, with the nodes that changed after an edit."""

    study: str
    game: str
    rules: int
    options: OptionsOf
    players: dict[str, str]
    title: str
    table: str | None
    """The finished table that it was made of."""
    outcome: dict[str, Any] | None
    trouble: Error | None
    may: May
    me: str
    """Who the caller is, in `by` and `comments`."""
    seq: int
    nodes: list[NodeShown]
    names: dict[str, str]
    """Other names of nodes: the same line was played twice."""
    people: dict[str, str]
    """How everybody who wrote is called."""


class Written(Struct):
    """The edit counts; the node that it is about."""

    seq: int
    node: str


class MoveWeighed(Struct):
    """What a move of a branch is worth, and in words; none where there was no other."""

    moment: MomentShown
    told: MomentTold | None


# On the WebSocket ------------------------------------------------------------------------------------------------


class StudySent(StudyShown, tag_field="type", tag="study"):
    pass


class NodesSent(Struct, tag_field="type", tag="nodes"):
    """What an edit changed."""

    seq: int
    nodes: list[NodeShown]
    names: dict[str, str]
    people: dict[str, str]


class HereSent(Struct, tag_field="type", tag="here"):
    """Everybody who is here."""

    people: list[Person]


class WrittenSent(Struct, tag_field="type", tag="written"):
    id: str | None
    seq: int
    node: str


class DeniedSent(Error, kw_only=True, tag_field="type", tag="denied"):
    id: str | None
