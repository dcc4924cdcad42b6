"""Tournaments as rows; each function in a thread that may wait."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from boulevard.server.cup import Cup
from boulevard.server.database import transaction
from boulevard.server.kept import Company
from boulevard.server.schema import cup_keys, cup_tables, cups, presence, tables

encode = msgspec.json.encode
_cup = msgspec.json.Decoder(Cup).decode
_company = msgspec.json.Decoder(Company).decode

OWNER = -1
"""In place of a player's number: who founded it."""
MOST_LISTED = 60


class StoredCup(Struct):
    """A tournament as it is stored; `keys`: by what each player holds seats, by number."""

    id: str
    version: int
    cup: Cup
    touched: float
    keys: dict[int, str]

    def player(self, hash_: str | None) -> int | None:
        """As whom this key plays."""
        return next((number for number, one in self.keys.items() if one == hash_ and number != OWNER), None)


class AtTable(Struct, frozen=True):
    """A table of a tournament at which somebody plays: whose turn it is, who sits there with which clock, and when each
    was last connected."""

    cup: str
    table: str
    to_act: str
    company: Company
    seen: dict[str, float]


def _stored(connection: sa.Connection, found: Any) -> StoredCup:
    held = connection.execute(sa.select(cup_keys).where(cup_keys.c.cup_id == found.id))
    return StoredCup(found.id, found.version, _cup(found.body), found.touched, {row.player: row.hash for row in held})


def create(engine: sa.Engine, stored: StoredCup, due: float | None) -> bool:
    """False where it is there already."""
    try:
        with transaction(engine) as connection:
            values = {"id": stored.id, "version": stored.version, "touched": stored.touched}
            connection.execute(sa.insert(cups), {**values, **_values(stored.cup, due)})
            _write_keys(connection, stored.id, stored.keys)
    except sa.exc.IntegrityError:
        return False
    return True


def _values(cup: Cup, due: float | None) -> dict[str, Any]:
    return {"status": cup.status, "due": due, "body": encode(cup).decode()}


def _write_keys(connection: sa.Connection, cup: str, keys: dict[int, str]) -> None:
    connection.execute(sa.delete(cup_keys).where(cup_keys.c.cup_id == cup))
    if keys:
        found = [{"cup_id": cup, "player": number, "hash": hash_} for number, hash_ in keys.items()]
        connection.execute(sa.insert(cup_keys), found)


def load(engine: sa.Engine, cup: str) -> StoredCup | None:
    with engine.connect() as connection:
        found = connection.execute(sa.select(cups).where(cups.c.id == cup)).one_or_none()
        return None if found is None else _stored(connection, found)


def write(engine: sa.Engine, stored: StoredCup, due: float | None, now: float) -> bool:
    """Write it, with the next version, if it still has the one that it was read with: of two processes that pair the
    same round, one has paired it."""
    with transaction(engine) as connection:
        as_it_was = sa.update(cups).where(cups.c.id == stored.id, cups.c.version == stored.version)
        values = {**_values(stored.cup, due), "version": stored.version + 1, "touched": now}
        if connection.execute(as_it_was.values(**values)).rowcount != 1:
            return False
        _write_keys(connection, stored.id, stored.keys)
        awaited = set(stored.cup.awaited())
        theirs = sa.select(cup_tables.c.table_id).where(cup_tables.c.cup_id == stored.id)
        before = set(connection.execute(theirs).scalars())
        if gone := before - awaited:
            connection.execute(sa.delete(cup_tables).where(cup_tables.c.table_id.in_(gone)))
        if new := awaited - before:
            added = [{"table_id": table, "cup_id": stored.id} for table in sorted(new)]
            connection.execute(sa.insert(cup_tables), added)
        return True


def due(engine: sa.Engine, now: float) -> list[str]:
    """Those whose time has come, and those of whose tables one is over, or not opened, or gone."""
    ended = sa.or_(tables.c.id.is_(None), tables.c.status.in_(("over", "abandoned")))
    waits = sa.select(cup_tables.c.cup_id).outerjoin(tables, tables.c.id == cup_tables.c.table_id).where(ended)
    chosen = sa.union(sa.select(cups.c.id).where(cups.c.due <= now), waits)
    with engine.connect() as connection:
        return list(connection.execute(chosen).scalars())


def statuses(engine: sa.Engine, wanted: Sequence[str]) -> dict[str, str]:
    """Of those of these tables that are there."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(tables.c.id, tables.c.status).where(tables.c.id.in_(wanted)))
        return {row.id: row.status for row in found}


def under_way(engine: sa.Engine, cup: str | None = None) -> list[AtTable]:
    """The tables at which is played, of all tournaments or of one."""
    chosen = sa.select(cup_tables.c.cup_id, tables.c.id, tables.c.to_act, tables.c.sheet)
    chosen = chosen.join(tables, tables.c.id == cup_tables.c.table_id).where(tables.c.status == "playing")
    here = sa.select(presence).join(cup_tables, cup_tables.c.table_id == presence.c.table_id)
    if cup is not None:
        chosen, here = chosen.where(cup_tables.c.cup_id == cup), here.where(cup_tables.c.cup_id == cup)
    with engine.connect() as connection:
        seen: dict[str, dict[str, float]] = {}
        for row in connection.execute(here):
            seen.setdefault(row.table_id, {})[row.seat] = max(row.seen, row.until)
        return [
            AtTable(row.cup_id, row.id, row.to_act, _company(row.sheet), seen.get(row.id, {}))
            for row in connection.execute(chosen)
        ]


def listed(engine: sa.Engine) -> list[StoredCup]:
    """Those that are to come or run, and the latest that are over."""
    on = sa.select(cups).where(cups.c.status.in_(("before", "running", "pause")))
    over = sa.select(cups).where(cups.c.status.in_(("over", "cancelled")))
    with engine.connect() as connection:
        found = [
            *connection.execute(on.order_by(cups.c.touched.desc()).limit(MOST_LISTED)),
            *connection.execute(over.order_by(cups.c.touched.desc()).limit(MOST_LISTED // 3)),
        ]
        return [_stored(connection, row) for row in found]


def of_key(engine: sa.Engine, hash_: str) -> list[str]:
    """All tournaments that somebody founded or is in."""
    with engine.connect() as connection:
        return list(
            connection.execute(sa.select(cup_keys.c.cup_id).where(cup_keys.c.hash == hash_).distinct()).scalars()
        )


def founded_by(engine: sa.Engine, hash_: str) -> int:
    """How many that somebody founded are not over."""
    mine = sa.select(sa.func.count()).select_from(cup_keys.join(cups, cups.c.id == cup_keys.c.cup_id))
    mine = mine.where(cup_keys.c.hash == hash_, cup_keys.c.player == OWNER, cups.c.status.not_in(("over", "cancelled")))
    with engine.connect() as connection:
        count: int = connection.execute(mine).scalar_one()
        return count


def forget(engine: sa.Engine, before: float) -> None:
    """Delete what nobody has touched since then."""
    with transaction(engine) as connection:
        stale = list(connection.execute(sa.select(cups.c.id).where(cups.c.touched < before)).scalars())
        for table in (cup_keys, cup_tables):
            connection.execute(sa.delete(table).where(table.c.cup_id.in_(stale)))
        connection.execute(sa.delete(cups).where(cups.c.id.in_(stale)))
