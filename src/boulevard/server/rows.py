"""Tables as rows: written and read through SQLAlchemy, each function in a thread that may wait."""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from boulevard.core.events import Noted
from boulevard.server.database import one_moment, transaction
from boulevard.server.kept import SEATED, Company, KeptLine, Key, New, Stored
from boulevard.server.listening import wake_others
from boulevard.server.schema import (
    analyses,
    bells,
    cup_keys,
    keys,
    lines,
    moments,
    mutes,
    people,
    presence,
    study_keys,
    tables,
    talk,
)

encode = msgspec.json.encode

_line_events = msgspec.json.Decoder(list[Noted])

_line_seen = msgspec.json.Decoder(dict[str, str])

_company = msgspec.json.Decoder(Company)


def line_values(table: str, line: KeptLine, flag: type[int] = bool) -> tuple[Any, ...]:
    """`flag`: what the driver takes for yes and no; that of SQLite is quicker with figures."""
    return (
        table, line.ply, line.seat, line.text, encode(line.seen).decode(), encode(line.events).decode(),
        flag(line.fence), line.client, line.at, line.spent, line.delay,
    )  # fmt: skip


def key_values(table: str, key: Key) -> tuple[str, ...]:
    return (key.hash, table, key.seat, key.kind)


def read_line(found: Any) -> KeptLine:
    return KeptLine(
        ply=found.ply,
        seat=found.seat,
        text=found.text,
        seen=_line_seen.decode(found.seen),
        events=_line_events.decode(found.events),
        fence=found.fence,
        client=found.client,
        at=found.at,
        spent=found.spent,
        delay=found.delay,
    )


def read_stored(found: Any, held: Sequence[Key]) -> Stored:
    return Stored(
        id=found.id,
        game=found.game,
        rules=found.rules,
        options=msgspec.json.decode(found.options),
        seed=bytes(found.seed),
        status=found.status,
        version=found.version,
        ply=found.ply,
        company=_company.decode(found.sheet),
        snapshot_ply=found.snapshot_ply,
        snapshot=None if found.snapshot is None else bytes(found.snapshot),
        touched=found.touched,
        keys=list(held),
    )


def table_values(new: New) -> dict[str, Any]:
    stored = new.stored
    return {
        "id": stored.id,
        "game": stored.game,
        "rules": stored.rules,
        "options": encode(stored.options).decode(),
        "seed": stored.seed,
        "status": stored.status,
        "version": stored.version,
        "ply": stored.ply,
        "sheet": encode(stored.company).decode(),
        "to_act": new.to_act,
        "bot_due": new.bot_due,
        "snapshot_ply": stored.snapshot_ply,
        "snapshot": stored.snapshot,
        "touched": stored.touched,
        "met": stored.company.met,
    }


def create(engine: sa.Engine, new: New) -> None:
    id_ = new.stored.id
    with transaction(engine) as connection:
        connection.execute(sa.insert(tables), table_values(new))
        if new.stored.keys:
            held = [dict(zip(keys.c.keys(), key_values(id_, key), strict=True)) for key in new.stored.keys]
            connection.execute(sa.insert(keys), held)
        if new.lines:
            values = [dict(zip(lines.c.keys(), line_values(id_, line), strict=True)) for line in new.lines]
            connection.execute(sa.insert(lines), values)


def load(engine: sa.Engine, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None:
    """A table, and its lines from a ply on; all as of one moment."""
    with one_moment(engine) as connection:
        return load_by(connection, table, after)


def load_by(connection: sa.Connection, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None:
    found = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    held = connection.execute(sa.select(keys).where(keys.c.table_id == table).order_by(keys.c.hash))
    stored = read_stored(found, [Key(key.hash, key.seat, key.kind) for key in held])
    return stored, _lines(connection, table, after)


def latest(engine: sa.Engine, table: str) -> tuple[int, int] | None:
    """A table's ply and version."""
    with engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT")  # one question needs no transaction around it
        found = connection.execute(LATEST, {"table": table}).one_or_none()
        return None if found is None else (found.ply, found.version)


LATEST = sa.select(tables.c.ply, tables.c.version).where(tables.c.id == sa.bindparam("table"))


def _lines(connection: sa.Connection, table: str, after: int) -> list[KeptLine]:
    chosen = sa.select(lines).where(lines.c.table_id == table, lines.c.ply >= after).order_by(lines.c.ply)
    return [read_line(found) for found in connection.execute(chosen)]


def read_lines(engine: sa.Engine, table: str, after: int = 0) -> list[KeptLine]:
    with engine.connect() as connection:
        return _lines(connection, table, after)


def of_keys(engine: sa.Engine, hashes: Sequence[str]) -> list[tuple[Any, list[str]]]:
    """The tables where somebody with these keys sits, with the seats; the last touched first."""
    with engine.connect() as connection:
        chosen = sa.select(keys.c.table_id, keys.c.seat).where(keys.c.hash.in_(hashes), keys.c.kind.in_(SEATED))
        held: dict[str, list[str]] = {}
        for found in connection.execute(chosen):
            if found.seat not in held.setdefault(found.table_id, []):
                held[found.table_id].append(found.seat)
        if not held:
            return []
        listed = sa.select(
            tables.c.id, tables.c.game, tables.c.status, tables.c.ply, tables.c.sheet, tables.c.to_act, tables.c.touched
        )
        listed = listed.where(tables.c.id.in_(held)).order_by(tables.c.touched.desc()).limit(200)
        return [(found, held[found.id]) for found in connection.execute(listed)]


def knows(engine: sa.Engine, hash_: str) -> bool:
    with engine.connect() as connection:
        return connection.execute(KNOWS, {"hash": hash_}).first() is not None


KNOWS = sa.union_all(
    sa.select(keys.c.hash).where(keys.c.hash == sa.bindparam("hash")),
    sa.select(study_keys.c.hash).where(study_keys.c.hash == sa.bindparam("hash")),
    sa.select(talk.c.author).where(talk.c.author == sa.bindparam("hash")),
    sa.select(mutes.c.by).where(mutes.c.by == sa.bindparam("hash")),
    sa.select(cup_keys.c.hash).where(cup_keys.c.hash == sa.bindparam("hash")),
    sa.select(bells.c.holder).where(bells.c.holder == sa.bindparam("hash")),
    sa.select(people.c.holder).where(people.c.holder == sa.bindparam("hash")),
).limit(1)


def delete(engine: sa.Engine, table: str, ply: int, version: int, origin: str) -> bool:
    with transaction(engine) as connection:
        as_it_was = (tables.c.id == table, tables.c.ply == ply, tables.c.version == version)
        if connection.execute(sa.delete(tables).where(*as_it_was)).rowcount != 1:
            return False
        for other in (lines, keys, presence, analyses, moments, talk):
            connection.execute(sa.delete(other).where(other.c.table_id == table))
        if engine.dialect.name == "postgresql":
            wake_others(connection, table, origin)
        return True


def counts(engine: sa.Engine) -> dict[str, int]:
    with engine.connect() as connection:
        chosen = sa.select(tables.c.status, sa.func.count().label("found")).group_by(tables.c.status)
        return {one.status: one.found for one in connection.execute(chosen)}


def write_presence(engine: sa.Engine, seats: list[tuple[str, str]], seen: float, until: float) -> None:
    if not seats:
        return
    from sqlalchemy.dialects.postgresql import insert as postgresql_insert
    from sqlalchemy.dialects.sqlite import insert as sqlite_insert

    made: Any = (postgresql_insert if engine.dialect.name == "postgresql" else sqlite_insert)(presence)
    made = made.on_conflict_do_update(
        index_elements=["table_id", "seat"], set_={"seen": made.excluded.seen, "until": made.excluded.until}
    )
    values = [{"table_id": table, "seat": seat, "seen": seen, "until": until} for table, seat in sorted(set(seats))]
    with transaction(engine) as connection:
        connection.execute(made, values)


def checkpoint(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def try_writing(engine: sa.Engine, origin: str) -> None:
    """Something is written, and nothing is left of it."""
    with transaction(engine) as connection:
        connection.execute(sa.insert(presence), {"table_id": "-", "seat": origin, "seen": 0.0, "until": 0.0})
        connection.execute(sa.delete(presence).where(presence.c.table_id == "-"))


def read_presence(engine: sa.Engine, table: str) -> dict[str, tuple[float, float]]:
    with engine.connect() as connection:
        chosen = sa.select(presence).where(presence.c.table_id == table)
        return {found.seat: (found.seen, found.until) for found in connection.execute(chosen)}
