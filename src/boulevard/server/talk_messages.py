"""What is said at a table, as it is sent and answered."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boulevard.server.messages import Id

Phrase = Literal[
    "hello", "luck", "met", "first", "learning", "bye",
    "nice", "bold", "unseen", "close", "lucky", "mistake",
    "moment", "thinking", "gently", "there", "back", "soon",
    "well", "thanks", "again", "later", "yes", "no",
]  # fmt: skip
"""Said by a key, and read by each in the own language: on meeting, of the play, of time, at the end; six of each."""

Ring = Literal["players", "watchers"]
"""Who hears it while the game goes on: those who play, or those who look on. After the game it is one."""


class Saying(Struct):
    """`POST /api/tables/{id}/talk`. A phrase, or words of one's own; with the same `id`, which is the client's own, it
    counts once. `seat`: one of the caller's, where there are several; who has none looks on."""

    id: Id
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=2000)] | None = None
    seat: Annotated[str, Meta(max_length=20)] | None = None


class Muting(Struct):
    """`of`: a seat, or the id of something that was said: whoever sits there, or said it, is heard no more, at any
    table; with `on: false`, again. Without it, `on: false`: everybody is."""

    of: Annotated[str, Meta(max_length=40)] | None = None
    on: bool = True


class Reporting(Struct):
    """What was said is shown to the host of the server, with what the caller heard around it. `why`, in words."""

    why: Annotated[str, Meta(max_length=500)] = ""


class SaidShown(Struct):
    """Something that was said: a phrase, or words as they were written; by a seat, or by somebody who looks on (whose
    name may be empty). `language`: the speaker's. `ply`: of the game, at that time."""

    id: str
    ring: Ring
    seat: str | None
    name: str
    phrase: Phrase | None
    text: str | None
    language: str
    ply: int
    at: float
    mine: bool


class TalkShown(Struct):
    """What the caller hears at a table, in order, and what the caller may say. `open`: is there talk at all? `muted`:
    the seats that the caller does not hear; `quiet`: is anybody muted, here or elsewhere?"""

    open: bool
    may: Literal["words", "phrases", "nothing"]
    ring: Ring
    over: bool
    muted: list[str]
    quiet: bool
    said: list[SaidShown]


class SaidKept(Struct):
    """What the caller said at a table, among all that is known of the caller."""

    table: str
    at: float
    phrase: str | None
    text: str | None


# On the WebSocket, to whoever connected with `talk=1` --------------------------------------------------------------


class TalkSent(TalkShown, tag_field="type", tag="talk"):
    """First of all, and whenever more or less is heard than before."""


class SaidSent(Struct, tag_field="type", tag="said"):
    """Somebody has said something."""

    said: SaidShown
