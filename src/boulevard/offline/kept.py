"""Where a page's house keeps its tables and studies: rows of text by key, as a browser has them. Whatever a change
writes is one transaction, which is refused where what it starts from is another by then.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard.bots.analysis import Weighed
from boulevard.core.study import ROOT, Naming, Signed
from boulevard.server.keeping import Found
from boulevard.server.kept import Forgotten, Job, KeptLine, New, Present, Stored, Write
from boulevard.server.study import StoredStudy, StudyKey, StudyRow
from boulevard.server.talk import Said

encode = msgspec.json.encode


class Change(Struct):
    """What is written, all of it or nothing."""

    expected: dict[str, str | None] = {}
    """What these rows hold now; None: there is none of that key."""
    put: dict[str, str] = {}
    gone: list[str] = []
    """Rows that go; where a key ends with a slash, all that begin so."""


class Rows(Protocol):
    """Texts by key, in the order of keys."""

    async def get(self, key: str) -> str | None: ...

    async def range(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        """Those whose keys begin so, from `prefix + after` on."""

    async def change(self, change: Change) -> bool:
        """Durably; False, and nothing is written, where a row is not what was expected."""


class Tabled(Struct):
    """A table as a row; its lines are rows of their own."""

    stored: Stored
    to_act: str
    bot_due: bool


class Listed(Struct):
    """What a list of tables says of one."""

    id: str
    game: str
    status: str
    ply: int
    sheet: bytes
    to_act: str
    touched: float


class Look(Struct):
    """That a game is looked through, or was."""

    made: str
    until: float


_tabled = msgspec.json.Decoder(Tabled).decode
_line = msgspec.json.Decoder(KeptLine).decode
_studied = msgspec.json.Decoder(StoredStudy).decode
edit_of = msgspec.json.Decoder(tuple[int, Signed]).decode
_look = msgspec.json.Decoder(Look).decode
_moment = msgspec.json.Decoder(Weighed).decode


def text(value: Any) -> str:
    return encode(value).decode()


def number(count: int) -> str:
    """So that keys stand in the order of figures."""
    return f"{count:08}"


def mark(stored: Stored) -> str:
    """What tells a table from what it was before."""
    return f"{stored.ply} {stored.version}"


class PageStore:
    """Everything that a page's house keeps; `boulevard.server.keeping.Kept` for one house alone."""

    shared = False
    origin = ""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.hears: dict[str, Callable[[str], object]] = {}
        self.studies, self.analyses = PageStudies(rows), PageAnalyses(rows)

    # Reading -----------------------------------------------------------------------------------------------------

    async def load(self, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None:
        found = await self.rows.get(f"table/{table}")
        return None if found is None else (_tabled(found).stored, await self.lines(table, after))

    async def latest(self, table: str) -> tuple[int, int] | None:
        found = await self.rows.get(f"at/{table}")
        if found is None:
            return None
        ply, version = found.split()
        return int(ply), int(version)

    async def lines(self, table: str, after: int = 0) -> list[KeptLine]:
        return [_line(found) for _, found in await self.rows.range(f"line/{table}/", number(after))]

    async def of_keys(self, hashes: Sequence[str]) -> list[tuple[Any, list[str]]]:
        listed = []
        for _, found in await self.rows.range("table/"):
            one = _tabled(found)
            stored = one.stored
            held = {
                key.seat: None for key in stored.keys if key.hash in hashes and key.kind in ("token", "link", "guest")
            }
            if held:
                row = Listed(stored.id, stored.game, stored.status, stored.ply, encode(stored.company), one.to_act,
                             stored.touched)  # fmt: skip
                listed.append((row, list(held)))
        return sorted(listed, key=lambda one: -one[0].touched)

    async def presence(self, table: str) -> dict[str, tuple[float, float]]:
        return {}

    async def said(self, table: str) -> list[Said]:
        return []

    # Writing -----------------------------------------------------------------------------------------------------

    async def write(self, job: Job) -> bool:
        match job:
            case New():
                return await self.rows.change(opened(job))
            case Write():
                found = await self.rows.get(f"table/{job.table}")
                if found is None:
                    return False
                change = changed(_tabled(found).stored, job)
                if job.forgets is not None:
                    await self._rename(change, job.table, job.forgets)
                return await self.rows.change(change)
        return True  # who is here, nobody else asks

    async def _rename(self, change: Change, table: str, forgotten: Forgotten) -> None:
        for one in forgotten.lines:
            key = f"line/{table}/{number(one.ply)}"
            found = await self.rows.get(key)
            if found is not None:
                change.put[key] = text(replace(_line(found), text=one.text, events=one.events))

    async def delete(self, table: str, ply: int, version: int) -> bool:
        gone = [f"table/{table}", f"at/{table}", f"look/{table}", f"line/{table}/", f"moment/{table}/"]
        return await self.rows.change(Change({f"at/{table}": f"{ply} {version}"}, gone=gone))

    def note(self, present: Present) -> None:
        """Who is here, nobody else asks."""

    async def say(self, channel: str, said: str) -> None:
        """There is nobody else."""


def opened(new: New) -> Change:
    stored = new.stored
    put = {f"at/{stored.id}": mark(stored), f"table/{stored.id}": text(Tabled(stored, new.to_act, new.bot_due))}
    return Change({f"at/{stored.id}": None}, put | of_lines(stored.id, new.lines))


def of_lines(table: str, lines: Sequence[KeptLine]) -> dict[str, str]:
    return {f"line/{table}/{number(line.ply)}": text(line) for line in lines}


def changed(stored: Stored, write: Write) -> Change:
    """What a change of a table writes."""
    gone = set(write.keys_gone)
    forgotten = set(write.forgets.keys) if write.forgets is not None else set()
    keys = [key for key in stored.keys if key not in gone and key.hash not in forgotten]
    now = replace(
        stored,
        status=write.status,
        version=write.new_version,
        ply=write.new_ply,
        touched=write.touched,
        company=write.company or stored.company,
        keys=[*keys, *(key for key in write.keys if key not in keys)],
    )
    if write.snapshot is not None:
        now.snapshot, now.snapshot_ply = write.snapshot, write.new_ply
    put = {f"at/{write.table}": mark(now), f"table/{write.table}": text(Tabled(now, write.to_act, write.bot_due))}
    change = Change({f"at/{write.table}": f"{write.ply} {write.version}"}, put | of_lines(write.table, write.lines))
    if write.opens is not None:
        opens = opened(write.opens)
        change.expected |= opens.expected
        change.put |= opens.put
    return change


class PageStudies:
    """Studies, edit by edit."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def create(self, stored: StoredStudy) -> None:
        edits = {f"edit/{stored.id}/{number(seq)}": text((seq, signed)) for seq, signed in stored.edits}
        head = {f"study/{stored.id}": text(replace(stored, edits=[])), f"seq/{stored.id}": str(stored.seq)}
        await self.rows.change(Change({f"seq/{stored.id}": None}, head | edits))

    async def load(self, study: str, after: int = 0) -> StoredStudy | None:
        found = await self.rows.get(f"study/{study}")
        if found is None:
            return None
        edits = await self.rows.range(f"edit/{study}/", number(after + 1))
        return replace(_studied(found), edits=[edit_of(one) for _, one in edits])

    async def write(self, study: str, after: int, edits: Sequence[Signed], now: float) -> bool:
        found = await self.rows.get(f"study/{study}")
        if found is None:
            return False
        seq = after + len(edits)
        stored = replace(_studied(found), seq=seq, touched=now)
        put = {f"edit/{study}/{number(at)}": text((at, one)) for at, one in enumerate(edits, after + 1)}
        put |= {f"study/{study}": text(stored), f"seq/{study}": str(seq)}
        return await self.rows.change(Change({f"seq/{study}": str(after)}, put))

    async def _keyed(self, study: str, keys: Callable[[list[StudyKey]], list[StudyKey]]) -> None:
        if (found := await self.rows.get(f"study/{study}")) is not None:
            stored = _studied(found)
            put = {f"study/{study}": text(replace(stored, keys=keys(stored.keys)))}
            await self.rows.change(Change({f"study/{study}": found}, put))

    async def add_key(self, study: str, key: StudyKey) -> None:
        await self._keyed(study, lambda keys: [*(one for one in keys if one != key), key])

    async def remove_keys(self, study: str, kinds: Sequence[str]) -> None:
        await self._keyed(study, lambda keys: [one for one in keys if one.kind not in kinds])

    async def delete(self, study: str) -> None:
        gone = [f"study/{study}", f"seq/{study}", f"edit/{study}/", f"look/{study}", f"moment/{study}/"]
        await self.rows.change(Change(gone=gone))

    async def of_keys(self, hashes: Sequence[str]) -> list[StudyRow]:
        found = [_studied(one) for _, one in await self.rows.range("study/")]
        rows = [
            StudyRow(one.id, one.game, one.head, one.seq, one.touched, key.kind, await self._called(one.id))
            for one in found
            for key in one.keys
            if key.hash in hashes
        ]
        return sorted(rows, key=lambda one: -one.touched)

    async def _called(self, study: str) -> str | None:
        edits = [edit_of(one)[1].edit for _, one in await self.rows.range(f"edit/{study}/")]
        return next((one.text for one in reversed(edits) if isinstance(one, Naming) and one.node == ROOT), None)

    async def stale(self, before: float) -> list[str]:
        return []  # what is kept here is nobody else's to throw away

    async def forget(self, study: str, author: str, hash_: str) -> None:
        await self._keyed(study, lambda keys: [one for one in keys if one.hash != hash_])

    async def forget_seats(self, table: str, seats: Sequence[str]) -> list[str]:
        changed = []
        for key, one in await self.rows.range("study/"):
            stored = _studied(one)
            if stored.head.table == table:
                stored.head.players |= {seat: seat for seat in seats if seat in stored.head.players}
                await self.rows.change(Change({key: one}, {key: text(stored)}))
                changed.append(stored.id)
        return changed

    async def hand_over(self, before: str, holder: str) -> list[str]:
        return []  # nobody keeps a name here


class PageAnalyses:
    """What was found of games, decision by decision."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def _head(self, table: str) -> tuple[str | None, Look | None]:
        found = await self.rows.get(f"look/{table}")
        return found, None if found is None else _look(found)

    async def read(self, table: str) -> Found | None:
        _, head = await self._head(table)
        if head is None:
            return None
        moments = [_moment(one) for _, one in await self.rows.range(f"moment/{table}/")]
        return Found(head.made, head.until, {one.ply: one for one in moments})

    async def begin(self, table: str, made: str, until: float) -> bool:
        if await self.rows.get(f"at/{table}") is None and await self.rows.get(f"seq/{table}") is None:
            return False
        found, head = await self._head(table)
        gone = [f"moment/{table}/"] if head is not None and head.made != made else []
        key = f"look/{table}"
        return await self.rows.change(Change({key: found}, {key: text(Look(made, until))}, gone))

    async def keep(self, table: str, made: str, moment: Weighed, until: float) -> bool:
        found, head = await self._head(table)
        if head is None or head.made != made or head.until <= 0:
            return False
        key = f"look/{table}"
        put = {key: text(Look(made, until)), f"moment/{table}/{number(moment.ply)}": text(moment)}
        return await self.rows.change(Change({key: found}, put))

    async def stop(self, table: str) -> None:
        found, head = await self._head(table)
        if head is not None:
            await self.rows.change(Change({f"look/{table}": found}, {f"look/{table}": text(replace(head, until=0.0))}))
