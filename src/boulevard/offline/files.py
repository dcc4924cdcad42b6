"""Tables and studies as a file: kept elsewhere, or brought to another browser. What is there already stays as it is."""

import re

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard.bots.analysis import Weighed
from boulevard.offline.kept import Change, Look, PageStore, Rows, Tabled, edit_of, mark, text
from boulevard.server.kept import KeptLine
from boulevard.server.refusals import RareRefusal, Refusal
from boulevard.server.room import Room
from boulevard.server.studies import made_of
from boulevard.server.study import StoredStudy

FORMAT = 1
NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
KINDS = ("table", "at", "line", "look", "moment", "study", "seq", "edit")


class File(Struct):
    """What is kept, as rows; `holder`: by what its seats were held where it comes from."""

    boulevard: int
    holder: str
    rows: dict[str, str]


class Taken(Struct):
    taken: int


def of(key: str) -> tuple[str, str]:
    """The kind of a row, and the table or study it is of."""
    kind, _, rest = key.partition("/")
    return kind, rest.partition("/")[0]


async def given(rows: Rows, holder: str, only: str | None = None) -> File:
    """All tables and studies, or one of them."""
    found: dict[str, str] = {}
    for kind in KINDS:
        some = await rows.range(f"{kind}/{only or ''}")
        found |= {key: value for key, value in some if only in (None, of(key)[1])}
    if only is not None and not found:
        raise Refusal("no-table")
    return File(FORMAT, holder, found)


async def record(store: PageStore, table: str) -> str:
    """The whole record of a table, also while it is played: whoever has the page could know all of it."""
    found = await store.load(table)
    if found is None:
        raise Refusal("no-table")
    room = Room(*found)
    if room.table is None:
        raise Refusal("not-begun")
    return str(room.table.record())


async def taken(rows: Rows, holder: str, file: File) -> Taken:
    """Take over what is not here yet; its seats are held by this browser from now on. Nothing of a file is taken in
    which something cannot be."""
    if file.boulevard > FORMAT:
        raise RareRefusal("kept-newer")
    if file.boulevard < 1:
        raise RareRefusal("kept-broken", what="boulevard")
    parts: dict[str, dict[str, str]] = {}
    for key, value in file.rows.items():
        kind, name = of(key)
        if kind not in KINDS or not NAME.fullmatch(name):
            raise RareRefusal("kept-broken", what=key[:80])
        try:
            parts.setdefault(name, {})[key] = held(kind, value, file.holder, holder)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise RareRefusal("kept-broken", what=key[:80]) from None
    heads = {name: checked(name, part) for name, part in parts.items()}
    return Taken(sum([await rows.change(Change({heads[name]: None}, part)) for name, part in parts.items()]))


def checked(name: str, part: dict[str, str]) -> str:
    """The row that tells whether a table or a study is here already; a Refusal where its rows make none."""
    try:
        if f"study/{name}" in part:
            stored = msgspec.json.decode(part[f"study/{name}"], type=StoredStudy)
            edits = [edit_of(value) for key, value in sorted(part.items()) if key.startswith("edit/")]
            made_of(replace(stored, edits=edits))
            head, at, wanted, named = f"seq/{name}", part[f"seq/{name}"], str(stored.seq), stored.id
        else:
            one = msgspec.json.decode(part[f"table/{name}"], type=Tabled).stored
            lines = [msgspec.json.decode(value, type=KeptLine) for key, value in sorted(part.items()) if is_line(key)]
            Room(one, lines)
            head, at, wanted, named = f"at/{name}", part[f"at/{name}"], mark(one), one.id
            if len(lines) != one.ply:
                raise ValueError(name)
        if at != wanted or named != name:
            raise ValueError(name)
    except Exception:  # whatever it is that such rows run into
        raise RareRefusal("kept-broken", what=name[:80]) from None
    return head


def is_line(key: str) -> bool:
    return key.startswith("line/")


def held(kind: str, value: str, before: str, holder: str) -> str:
    """A row as it is kept here; an error where it is none."""
    match kind:
        case "table":
            one = msgspec.json.decode(value, type=Tabled)
            keys = [replace(key, hash=holder) if key.hash == before else key for key in one.stored.keys]
            return text(replace(one, stored=replace(one.stored, keys=keys)))
        case "study":
            study = msgspec.json.decode(value, type=StoredStudy)
            own = [replace(key, hash=holder) if key.hash == before else key for key in study.keys]
            return text(replace(study, keys=own))
        case "line":
            msgspec.json.decode(value, type=KeptLine)
        case "edit":
            edit_of(value)
        case "look":
            msgspec.json.decode(value, type=Look)
        case "moment":
            msgspec.json.decode(value, type=Weighed)
    return value
