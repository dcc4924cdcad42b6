"""Studies as rows: read, written, deleted. An edit is there with its number, or it is not."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from boulevard.core.study import ROOT, Edit, Naming, Signed
from boulevard.server.database import one_moment, transaction
from boulevard.server.schema import analyses, moments, studies, study_edits, study_keys
from boulevard.server.study import Head, StoredStudy, StudyKey, StudyRow

_head = msgspec.json.Decoder(Head).decode
_edit = msgspec.json.Decoder(Edit).decode
_encode = msgspec.json.encode
_CALLED = _encode(Naming(ROOT, "")).decode().removesuffix('"}') + "%"
"""What an edit looks like that calls the whole study something."""

Work = Callable[..., Awaitable[Any]]
"""Carries a function out in the database, in a thread."""


def create(engine: sa.Engine, stored: StoredStudy) -> None:
    with transaction(engine) as connection:
        row = {"id": stored.id, "game": stored.game, "rules": stored.rules, "head": _encode(stored.head).decode(),
               "seed": stored.seed, "seq": stored.seq, "touched": stored.touched}  # fmt: skip
        connection.execute(sa.insert(studies), row)
        connection.execute(sa.insert(study_keys), [_key(stored.id, key) for key in stored.keys])
        for rows in _some([_row(stored.id, seq, signed, stored.touched) for seq, signed in stored.edits]):
            connection.execute(sa.insert(study_edits), rows)


def _some(rows: list[dict[str, object]]) -> Iterator[list[dict[str, object]]]:
    yield from (rows[at : at + 500] for at in range(0, len(rows), 500))


def _key(study: str, key: StudyKey) -> dict[str, object]:
    return {"hash": key.hash, "study_id": study, "kind": key.kind}


def _row(study: str, seq: int, signed: Signed, at: float) -> dict[str, object]:
    edit = _encode(signed.edit).decode()
    return {"study_id": study, "seq": seq, "client": signed.id, "author": signed.by, "called": signed.called,
            "edit": edit, "at": at}  # fmt: skip


def load(engine: sa.Engine, study: str, after: int = 0) -> StoredStudy | None:
    """A study with the edits after that one; None where there is none."""
    with one_moment(engine) as connection:
        found = connection.execute(sa.select(studies).where(studies.c.id == study)).one_or_none()
        if found is None:
            return None
        held = connection.execute(sa.select(study_keys).where(study_keys.c.study_id == study))
        keys = [StudyKey(row.hash, row.kind) for row in held]
        wanted = (study_edits.c.study_id == study, study_edits.c.seq > after)
        rows = connection.execute(sa.select(study_edits).where(*wanted).order_by(study_edits.c.seq))
        edits = [(row.seq, Signed(row.client, row.author, row.called, _edit(row.edit))) for row in rows]
    return StoredStudy(found.id, found.game, found.rules, _head(found.head), found.seed, found.seq, found.touched,
                       keys, edits)  # fmt: skip


def latest(engine: sa.Engine, study: str) -> int | None:
    with engine.connect() as connection:
        return connection.execute(sa.select(studies.c.seq).where(studies.c.id == study)).scalar_one_or_none()


def write(engine: sa.Engine, study: str, after: int, edits: Sequence[Signed], now: float) -> bool:
    """Write the edits that come after that one; False where others were quicker, or the study is gone."""
    with transaction(engine) as connection:
        claimed = sa.update(studies).where(studies.c.id == study, studies.c.seq == after)
        if connection.execute(claimed.values(seq=after + len(edits), touched=now)).rowcount != 1:
            return False
        rows = [_row(study, seq, signed, now) for seq, signed in enumerate(edits, after + 1)]
        connection.execute(sa.insert(study_edits), rows)
        return True


def add_key(engine: sa.Engine, study: str, key: StudyKey) -> None:
    with transaction(engine) as connection:
        there = sa.select(study_keys).where(*_same(study, key))
        if connection.execute(there).first() is None:
            connection.execute(sa.insert(study_keys), _key(study, key))


def _same(study: str, key: StudyKey) -> tuple[sa.ColumnElement[bool], ...]:
    return study_keys.c.study_id == study, study_keys.c.hash == key.hash, study_keys.c.kind == key.kind


def remove_keys(engine: sa.Engine, study: str, kinds: Sequence[str]) -> None:
    with transaction(engine) as connection:
        gone = sa.delete(study_keys).where(study_keys.c.study_id == study, study_keys.c.kind.in_(kinds))
        connection.execute(gone)


def delete(engine: sa.Engine, study: str) -> None:
    """For ever."""
    with transaction(engine) as connection:
        for table, column in ((study_edits, study_edits.c.study_id), (study_keys, study_keys.c.study_id),
                              (analyses, analyses.c.table_id), (moments, moments.c.table_id),
                              (studies, studies.c.id)):  # fmt: skip
            connection.execute(sa.delete(table).where(column == study))


def of_keys(engine: sa.Engine, hashes: Sequence[str]) -> list[StudyRow]:
    """The studies that these keys open, the one touched last first."""
    joined = sa.select(studies, study_keys.c.kind).join(study_keys, study_keys.c.study_id == studies.c.id)
    wanted = joined.where(study_keys.c.hash.in_(hashes)).order_by(studies.c.touched.desc())
    with engine.connect() as connection:
        found = connection.execute(wanted).all()
        of_them = study_edits.c.study_id.in_({row.id for row in found}), study_edits.c.edit.like(_CALLED)
        called = sa.select(study_edits.c.study_id, study_edits.c.edit).where(*of_them).order_by(study_edits.c.seq)
        names = {row.study_id: _edit(row.edit).text for row in connection.execute(called)}  # the last one stands
    return [
        StudyRow(row.id, row.game, _head(row.head), row.seq, row.touched, row.kind, names.get(row.id)) for row in found
    ]


def stale(engine: sa.Engine, before: float) -> list[str]:
    """Studies that nobody has written in since then."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(studies.c.id).where(studies.c.touched < before).limit(500))
        return [row.id for row in found]


def forget(engine: sa.Engine, study: str, author: str, hash_: str) -> None:
    """Whoever wrote under that name is nobody any more, and holds no key; what was written stays."""
    with transaction(engine) as connection:
        theirs = sa.update(study_edits).where(study_edits.c.study_id == study, study_edits.c.author == author)
        connection.execute(theirs.values(called=""))
        connection.execute(sa.delete(study_keys).where(study_keys.c.study_id == study, study_keys.c.hash == hash_))


def forget_seats(engine: sa.Engine, table: str, seats: Sequence[str]) -> list[str]:
    """In the studies of a table these seats are named by themselves; which studies those are."""
    with transaction(engine) as connection:
        like = studies.c.head.like(f'%"table":"{table}"%')
        found = [(row.id, _head(row.head)) for row in connection.execute(sa.select(studies).where(like))]
        for study, head in found:
            head.players |= {seat: seat for seat in seats if seat in head.players}
            changed = sa.update(studies).where(studies.c.id == study)
            connection.execute(changed.values(head=_encode(head).decode()))
        return [study for study, _ in found]


def hand_over(engine: sa.Engine, before: str, holder: str) -> list[str]:
    """What a key opens, another opens from now on; the studies."""
    theirs = sa.select(study_keys).where(study_keys.c.hash == before)
    with transaction(engine) as connection:
        held = connection.execute(theirs).all()
        connection.execute(sa.delete(study_keys).where(study_keys.c.hash == before))
        for one in held:
            same = (
                study_keys.c.hash == holder,
                study_keys.c.study_id == one.study_id,
                study_keys.c.kind == one.kind,
            )
            if connection.execute(sa.select(study_keys).where(*same)).first() is None:
                connection.execute(sa.insert(study_keys), {"hash": holder, "study_id": one.study_id, "kind": one.kind})
    return [one.study_id for one in held]


class StudyRows:
    """The same for whoever waits in a loop."""

    def __init__(self, read: Work, change: Work) -> None:
        self._read, self._change = read, change

    async def create(self, stored: StoredStudy) -> None:
        await self._change(create, stored)

    async def load(self, study: str, after: int = 0) -> StoredStudy | None:
        found: StoredStudy | None = await self._read(load, study, after)
        return found

    async def write(self, study: str, after: int, edits: Sequence[Signed], now: float) -> bool:
        found: bool = await self._change(write, study, after, edits, now)
        return found

    async def add_key(self, study: str, key: StudyKey) -> None:
        await self._change(add_key, study, key)

    async def remove_keys(self, study: str, kinds: Sequence[str]) -> None:
        await self._change(remove_keys, study, kinds)

    async def delete(self, study: str) -> None:
        await self._change(delete, study)

    async def of_keys(self, hashes: Sequence[str]) -> list[StudyRow]:
        found: list[StudyRow] = await self._read(of_keys, hashes)
        return found

    async def stale(self, before: float) -> list[str]:
        found: list[str] = await self._read(stale, before)
        return found

    async def forget(self, study: str, author: str, hash_: str) -> None:
        await self._change(forget, study, author, hash_)

    async def forget_seats(self, table: str, seats: Sequence[str]) -> list[str]:
        found: list[str] = await self._change(forget_seats, table, seats)
        return found

    async def hand_over(self, before: str, holder: str) -> list[str]:
        found: list[str] = await self._change(hand_over, before, holder)
        return found
