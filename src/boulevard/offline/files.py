"""Tables and studies as a file: kept elsewhere, or brought to another browser. What is there already stays as it is."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard.offline.kept import Change, Rows, Tabled, text
from boulevard.server.kept import KeptLine
from boulevard.server.refusals import Refusal
from boulevard.server.study import StoredStudy

FORMAT = 1
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
        found |= {key: value for key, value in await rows.range(f"{kind}/") if only in (None, of(key)[1])}
    return File(FORMAT, holder, found)


async def taken(rows: Rows, holder: str, file: File) -> Taken:
    """Take over what is not here yet; its seats are held by this browser from now on."""
    if file.boulevard != FORMAT:
        raise Refusal("request", detail=f"boulevard: {file.boulevard}")
    parts: dict[str, dict[str, str]] = {}
    for key, value in file.rows.items():
        kind, name = of(key)
        if kind not in KINDS or not name:
            raise Refusal("request", detail=key[:80])
        parts.setdefault(name, {})[key] = held(kind, value, file.holder, holder)
    count = 0
    for name, part in parts.items():
        head = next((key for key in (f"at/{name}", f"seq/{name}") if key in part), None)
        if head is None or not {f"table/{name}", f"study/{name}"} & set(part):
            raise Refusal("request", detail=name[:80])
        count += await rows.change(Change({head: None}, part))
    return Taken(count)


def held(kind: str, value: str, before: str, holder: str) -> str:
    """A row as it is kept here; a Refusal where it is none."""
    try:
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
    except msgspec.DecodeError as trouble:
        raise Refusal("request", detail=str(trouble)[:200]) from None
    return value
