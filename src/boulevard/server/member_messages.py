"""What is said about names that are kept: asked and answered, as types."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from boulevard.server.lobby_messages import ClubShown
from boulevard.server.messages import Name
from boulevard.server.notice_messages import BellShown, WishesShown
from boulevard.server.people_messages import ProfileShown
from boulevard.server.talk_messages import SaidKept

Offers = Literal["all", "words", "nothing"]
"""What a name can be kept by here: by a passkey or words; by words alone, since this address has no domain; by nothing,
since what is sent could be read on the way."""

Settings = Annotated[dict[Annotated[str, Meta(max_length=20)], bool | int | Name | None], Meta(max_length=30)]
"""What was chosen in the page's settings."""

TwelveWords = Annotated[str, Meta(max_length=400)]


class KeyShown(Struct):
    """A passkey."""

    id: str
    called: str
    since: float


class DeviceShown(Struct):
    """A browser that acts for whoever has the name. `here`: the one that asks."""

    id: str
    called: str
    since: float
    seen: float
    here: bool


class Me(Struct):
    """Who asks, where a name is kept; a guest has none. `words`: do twelve words stand for it too? `leaves`: when it is
    to be forgotten, where that was asked for."""

    offers: Offers
    name: str | None = None
    since: float | None = None
    words: bool = False
    passkeys: list[KeyShown] = []
    devices: list[DeviceShown] = []
    settings: Settings | None = None
    leaves: float | None = None


class NameKept(Struct):
    name: Name


class WordsShown(Struct):
    """Twelve words that stand for nothing yet."""

    words: list[str]


class WordsKept(Struct):
    """`name`: for a guest, who keeps that name by them."""

    words: TwelveWords
    name: Name | None = None


class KeyAsked(Struct):
    """`name`: for a guest, who is about to keep it."""

    name: Name | None = None


class KeyOptions(Struct):
    """What the browser is to be asked, as `navigator.credentials` takes it in JSON."""

    options: dict[str, Any]


class KeyMade(Struct):
    """What the browser answered."""

    credential: dict[str, Any]


class Returning(Struct):
    """By a passkey's answer, or by the words."""

    credential: dict[str, Any] | None = None
    words: TwelveWords | None = None


class SettingsKept(Struct):
    settings: Settings


class TableKept(Struct):
    """A table of one's own, and its record as one may know it: nothing before it began."""

    table: str
    game: str
    status: str
    seats: list[str]
    names: dict[str, str]
    touched: float
    record: str | None


class StudyKept(Struct):
    study: str
    game: str
    title: str
    may: str
    touched: float
    record: str | None


class CupKept(Struct):
    """A tournament that was founded, or is or was played in, by the caller."""

    cup: str
    title: str
    game: str
    status: str
    name: str | None
    """The caller's in it; none of who only founded it."""
    founded: bool


class NoticesKept(Struct):
    """A mail address whole: it is one's own."""

    bells: list[BellShown]
    mail: list[str]
    wishes: WishesShown


class HostWord(Struct):
    """What whoever runs the server has to say to the caller: that they are kept out, silenced, or a word. `until`: null
    where it is for good; a word stays until it was read."""

    id: str
    kind: Literal["ban", "mute", "warn"]
    why: str
    until: float | None


class Data(Struct):
    """All that is known of whoever asks. `notices`: where they are told, without the keys to it."""

    me: Me
    tables: list[TableKept]
    studies: list[StudyKept]
    notices: NoticesKept
    club: ClubShown
    """Own seats, friends, whoever is muted, and what others may do."""
    cups: list[CupKept] = []
    profile: ProfileShown | None = None
    """Where a name is kept."""
    talk: list[SaidKept] = []
    host: list[HostWord] = []
