"""Talk at a table: who may say what, who hears it, and what becomes of words on the way."""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct

from boulevard.server.kept import SEATED
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room
from boulevard.server.talk_messages import Phrase, Ring, SaidShown, TalkShown

MOST_LETTERS = 300
"""In what is said at once."""
MOST_SAID = 500
"""By one person, at one table."""
MOST_WATCHERS_SAID = 2000
"""By all who look on, at one table."""
MOST_MARKS = 3
"""On one letter."""
JOINERS = "\u200c\u200d\ufe0f"
"""Signs without a width of their own that some scripts, and drawn faces, are written with."""


class Said(Struct, frozen=True):
    """Something that was said, as it is kept. `seat`: whose it was; none for somebody who looked on. `author`: what the
    speaker holds things by."""

    seq: int
    id: str
    author: str
    seat: str | None
    called: str
    language: str
    phrase: Phrase | None
    text: str | None
    ply: int
    at: float
    client: str

    @property
    def ring(self) -> Ring:
        return "watchers" if self.seat is None else "players"


class Ear(Struct, frozen=True):
    """Who listens, and what that one may hear and say."""

    hash: str
    mine: tuple[str, ...]
    open: bool
    over: bool
    words: bool
    """May it be words of one's own?"""
    mutes: frozenset[str]
    muted: tuple[str, ...]

    @property
    def ring(self) -> Ring:
        return "players" if self.mine else "watchers"

    def hears(self, said: Said) -> bool:
        return said.author not in self.mutes and (self.over or said.ring == self.ring)

    def shown(self, said: Said) -> SaidShown:
        """What was said, as whoever listens is told of it."""
        return SaidShown(
            id=said.id,
            ring=said.ring,
            seat=said.seat,
            name=said.called,
            phrase=said.phrase,
            text=said.text,
            language=said.language,
            ply=said.ply,
            at=said.at,
            mine=said.author == self.hash or said.seat in self.mine,
        )

    def all(self, said: Iterable[Said]) -> TalkShown:
        return TalkShown(
            open=self.open or any(map(self.hears, said)),
            may="nothing" if not self.open else "words" if self.words else "phrases",
            ring=self.ring,
            over=self.over,
            muted=list(self.muted),
            quiet=bool(self.mutes),
            said=[self.shown(one) for one in said if self.hears(one)],
        )


def converses(room: Room) -> bool:
    """Is there anybody to talk to: two people at least, who do not share a device?"""
    if room.status == "open":
        return False
    parties: list[set[str]] = []
    for seat in room.company.seats:
        held = holders(room, seat)
        if held and (room.company.seats[seat].kind == "person" or room.owned(seat)):
            apart = [one for one in parties if not one & held]
            parties = [*apart, held.union(*(one for one in parties if one & held))]
    return len(parties) > 1


def holders(room: Room, seat: str) -> set[str]:
    """All that whoever sits there holds the seat by."""
    return {key.hash for key in room.all_keys() if key.seat == seat and key.kind in SEATED}


def ended(room: Room) -> bool:
    return room.status in ("over", "abandoned")


def of_seat(room: Room, author: str, seat: str | None) -> set[str]:
    """All by which whoever said something is known here."""
    held = set() if seat is None else holders(room, seat)
    return held if author in held else {author}


def muted_seats(room: Room, mutes: Collection[str]) -> tuple[str, ...]:
    return tuple(seat for seat in room.company.seats if not holders(room, seat).isdisjoint(mutes))


def tamed(text: str) -> str:
    """Words as they are kept: on one line, without signs that turn or hide others; a Refusal where nothing is left, or
    too much."""
    plain = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for one in plain:
        kind = unicodedata.category(one)
        if one not in JOINERS and not one.isspace() and kind in ("Cc", "Cf", "Cs", "Co", "Cn"):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") and one not in JOINERS else 0
        if marks <= MOST_MARKS:
            kept.append(one)
    made = " ".join("".join(kept).split())
    if not any(unicodedata.category(one)[0] in "LNPS" for one in made):
        raise Refusal("talk-empty")
    if len(made) > MOST_LETTERS:
        raise Refusal("talk-long", count=len(made), most=MOST_LETTERS)
    return made


def check_room(said: Sequence[Said], author: str, ring: Ring) -> None:
    """Somebody who has said very much at a table is asked to leave it at that."""
    if sum(one.author == author for one in said) >= MOST_SAID:
        raise Refusal("talk-full", most=MOST_SAID)
    if ring == "watchers" and sum(one.ring == ring for one in said) >= MOST_WATCHERS_SAID:
        raise Refusal("talk-full", most=MOST_WATCHERS_SAID)


BEFORE, AFTER = 10, 5


class Around(Struct, frozen=True):
    """A line of what was said around something that is reported."""

    called: str
    seat: str | None
    phrase: str | None
    text: str | None
    at: float
    this: bool


def around(said: Sequence[Said], ear: Ear, about: Said) -> list[Around]:
    """What was said before and after it, as far as whoever reports it has heard that."""
    heard = [one for one in said if ear.hears(one)]
    at = heard.index(about)
    return [
        Around(one.called, one.seat, one.phrase, one.text, one.at, one is about)
        for one in heard[max(0, at - BEFORE) : at + AFTER + 1]
    ]
