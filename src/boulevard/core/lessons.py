"""Lessons that are played on the real table: what is said, what is asked, and what is answered to what was done.

A lesson is a file in the folder `lessons` of a game's package, `1-light.toml`; they come in the order of their numbers.
Its positions are plies of records, which stand beside it; there is no other form of a position, and nothing in a lesson
knows a rule: what may be done is what the table offers there.
"""

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from boulevard.core.record import Record, read_record
from boulevard.core.texts import tied

FOLDER = "lessons"


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said, in each language; `**stressed**`."""

    en: str
    fr: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "fr", tied(self.fr))


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers to a question: what it says, what it points at, and what comes of choosing it. One is right,
    or several."""

    says: Words
    reply: Words
    right: bool = False
    show: list[str] = []


class Other(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a move that is allowed and was not asked for, if its text is like one of these."""

    when: list[str]
    say: Words
    rule: str | None = None


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of a lesson: something told, a question with answers, or moves that are asked for."""

    title: Words
    say: Words
    record: str
    ply: int
    """The position: before the line of this ply of that record."""
    seat: str
    """Whose eyes and hands the learner has."""
    since: int | None = None
    """What happened from this earlier ply on is shown act by act, to whoever comes from there."""
    do: Words | None = None
    """The one thing to do; without it one reads, and goes on."""
    moves: list[list[str]] = []
    """The decisions that are asked for, one after the other: the texts that count, the first as a model; `*` in one of
    the others stands for anything."""
    gain: int | None = None
    """With at least so many points more than at the beginning of the step."""
    answers: list[Answer] = []
    others: list[Other] = []
    after: Words | None = None
    """What is said when it is done."""
    show: list[str] = []
    """What on the table is meant, in the ids of the game's drawing."""
    rule: str | None = None

    def counts(self, at: int, text: str) -> bool:
        """Is it what is asked for, as this decision of the step?"""
        return alike(text, self.moves[at])

    def other(self, text: str) -> int | None:
        """Which of the others is said to it."""
        return next((place for place, one in enumerate(self.others) if alike(text, one.when)), None)


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """What one knows at the end, and its rule."""

    says: Words
    rule: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    title: Words
    about: Words
    minutes: int
    learnt: list[Learnt]
    steps: list[Step]


def alike(text: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)


@cache
def lessons_of(package: str) -> dict[str, Lesson]:
    """The lessons of a game by their names, in their order."""
    found = sorted(one.name for one in _files(package) if one.name.endswith(".toml"))
    return {name.removesuffix(".toml").partition("-")[2]: _lesson(package, name) for name in found}


def _lesson(package: str, name: str) -> Lesson:
    data = tomllib.loads(files(package).joinpath(FOLDER, name).read_text(encoding="utf-8"))
    return msgspec.convert(data, Lesson)


@cache
def record_of(package: str, name: str) -> Record:
    """A record that stands beside the lessons."""
    return read_record(files(package).joinpath(FOLDER, f"{name}.game").read_bytes())


def _files(package: str) -> list[Traversable]:
    folder = files(package).joinpath(FOLDER)
    return list(folder.iterdir()) if folder.is_dir() else []
