"""Records: the only truth about a game. Text, one line a move; this module reads and writes it, without judging it."""

import json
import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE

FORMAT = 1
BRANCHES = 2
"""The format of a record with branches (`core.branches`), which is no record."""
TABLE = "~"
"""Who speaks on lines that are neither a seat's nor chance's: undo, take-back, seats, resignation, forfeit, begin."""
BEGIN = "begin"
"""What the table says where the lines before were given to it: it plays on from a position that it did not play."""
BROUGHT = "brought"
"""The same where these players did play it, elsewhere: nobody here saw its draws."""

_HASH = re.compile(r"sha256:[0-9a-f]{64}")


class Line(Struct, frozen=True):
    """One line after the blank one; its ply is its index."""

    seat: str
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


_BEGIN, _BROUGHT = Line(TABLE, BEGIN), Line(TABLE, BROUGHT)
_BACK = re.compile(r"(?:undo|takeback) \S+ (\d{1,9})")
"""The table's line by which a seat goes back to before a ply."""


class Record(Struct, kw_only=True):
    """A game as it is kept: header, lines, and the outcome of a finished one."""

    game: str
    rules: int
    content: str | None = None
    seed: str | None = None
    options: dict[str, Any]
    players: dict[str, str]
    lines: list[Line]
    outcome: dict[str, Any] | None = None

    @property
    def given(self) -> int:
        """How many of the lines were given to the table, and not played at it; of these, it drew none."""
        return max((ply for ply, line in enumerate(self.lines) if line in (_BEGIN, _BROUGHT)), default=0)

    @property
    def begun(self) -> int:
        """From which ply on its players have played it, here or elsewhere."""
        return next((ply for ply, line in enumerate(self.lines) if line == _BEGIN), 0)

    @property
    def settled(self) -> list[tuple[int, Line]]:
        """What counts of the lines, each with its ply: without those that were undone, and the word that they were."""
        counting: list[tuple[int, Line]] = []
        for ply, line in enumerate(self.lines):
            back = _BACK.fullmatch(line.text) if line.seat == TABLE else None
            if back is None:
                counting.append((ply, line))
            else:
                counting = [(at, one) for at, one in counting if one.seat == TABLE or at < int(back[1])]
        return counting

    @property
    def first_line(self) -> int:
        """The number, in the file, of the line that is ply 0."""
        return 7 + (self.content is not None) + (self.seed is not None)

    def __str__(self) -> str:
        body = [str(line) for line in self.lines]
        return "\n".join([*self.heading(FORMAT), *body, *self.ending()]) + "\n"

    def heading(self, form: int) -> list[str]:
        """The lines above ply 0, in a file of that format."""
        header = [f"boulevard {form}", f"game {self.game}", f"rules {self.rules}"]
        header += [f"content {self.content}"] if self.content else []
        header += [f"seed {self.seed}"] if self.seed else []
        return [*header, f"options {_json(dict(sorted(self.options.items())))}", f"players {_json(self.players)}", ""]

    def ending(self) -> list[str]:
        return [f"= {_json(self.outcome)}"] if self.outcome is not None else []


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


class Reader:
    """The lines of a file, taken one by one, with their numbers."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def take(self) -> str | None:
        if self.number >= len(self.lines) - 1:
            return None
        self.number += 1
        return self.lines[self.number - 1].removesuffix("\r")

    def word(self, name: str, pattern: str) -> str:
        """The value of the header line `NAME VALUE`."""
        line = self.take()
        found, _, value = (line or "").partition(" ")
        if line is None or found != name or not re.fullmatch(pattern, value):
            raise self.problem("header", expected=name, found=_cut(line))
        return value

    def peek(self, name: str) -> bool:
        return self.number < len(self.lines) - 1 and self.lines[self.number].startswith(f"{name} ")

    def mapping(self, name: str) -> dict[str, Any]:
        return self.json(name, self.word(name, r"\{.*\}"))

    def problem(self, key: str, **figures: Any) -> Problem:
        return Problem(key, place=f"line {self.number}", **figures)

    def header(self) -> "Record":
        """What stands above the blank line, but for the first line."""
        game = self.word("game", r"[a-z][a-z0-9_-]*")
        rules = int(self.word("rules", r"\d{1,9}"))
        content = self.word("content", _HASH.pattern) if self.peek("content") else None
        seed = self.word("seed", _HASH.pattern) if self.peek("seed") else None
        options = self.mapping("options")
        players = self.mapping("players")
        if not all(isinstance(name, str) for name in players.values()):
            raise self.problem("json", name="players")
        if self.take() != "":
            raise self.problem("blank-line")
        return Record(game=game, rules=rules, content=content, seed=seed, options=options, players=players, lines=[])

    def body(self, record: "Record", line: str) -> None:
        """A line below it: said, or the outcome."""
        seat, _, rest = line.partition(" ")
        if seat == "=":
            record.outcome = self.json("=", rest)
        else:
            record.lines.append(self.said(record, line))

    def said(self, record: "Record", line: str) -> Line:
        seat, _, rest = line.partition(" ")
        if seat not in {CHANCE, TABLE, *record.players} or not rest:
            raise self.problem("line", found=_cut(line), seats=[*record.players, CHANCE, TABLE, "="])
        return Line(seat, rest)

    def json(self, name: str, text: str) -> dict[str, Any]:
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            raise self.problem("json", name=name) from None
        if not isinstance(found, dict):
            raise self.problem("json", name=name)
        return found


def _cut(line: str | None) -> str:
    return "…" if line is None else line[:60]


def text_of(data: bytes) -> str:
    """The text of a file that may be a record; a Problem where it cannot be one."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("not-utf8") from None
    if not text.strip():
        raise Problem("empty")
    if not text.startswith("boulevard "):
        raise Problem("not-a-record", place="line 1")
    if not text.endswith("\n"):
        raise Problem("truncated", place=f"line {text.count(chr(10)) + 1}")
    return text


def read_record(data: bytes) -> Record:
    """The record in a file's bytes; a Problem names the line that is not as it should be."""
    reader = Reader(text_of(data))
    version = int(reader.word("boulevard", r"\d{1,9}"))
    if version == BRANCHES:
        raise reader.problem("branches")
    if version != FORMAT:
        raise reader.problem("format-version", given=version, newest=FORMAT)
    record = reader.header()
    while (line := reader.take()) is not None:
        if record.outcome is not None:
            raise reader.problem("after-outcome")
        reader.body(record, line)
    return record
