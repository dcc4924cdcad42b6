"""Where tables are kept: SQLite or PostgreSQL, one schema.

What is written while people play (tables opened, changes, who comes and goes) goes through one writer thread a process,
straight to the driver: all that waits is committed together, synced once, and only then is anybody told. Everything
else goes through SQLAlchemy, in threads of a pool.
"""

import asyncio
import logging
import os
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import Any, Literal, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event

from boulevard import __version__
from boulevard.core.events import Noted
from boulevard.server.kept import Company, Job, KeptLine, Key, New, Present, Stored, Write
from boulevard.server.locked import file_of
from boulevard.server.refusals import Refusal
from boulevard.server.schema import analyses, keys, lines, metadata, moments, presence, tables

T = TypeVar("T")

CHANNEL = "boulevard"
"""The PostgreSQL channel on which processes wake each other; a message is a table's id, who sent it and what of it."""

PRESENCE = "presence"
"""Said after these where nothing has changed but who is there."""

SPENT = "boulevard_spent"
"""The channel on which they tell each other what was spent; a message is who sent it, and what."""

ORIGIN = secrets.token_hex(4)
"""This process, among those that share a database: it need not wake itself."""

_encode = msgspec.json.encode
_line_events = msgspec.json.Decoder(list[Noted])
_line_seen = msgspec.json.Decoder(dict[str, str])
_company = msgspec.json.Decoder(Company)


log = logging.getLogger("boulevard.server")


class DatabaseTrouble(Exception):
    """The database cannot be used now. What was asked for has not happened, or it is not known yet whether it has."""

    @property
    def refusal(self) -> Refusal:
        return Refusal("storage")


def engine_for(url: str, sync: bool = True) -> sa.Engine:
    """The engine of a database URL: `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        made = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise Refusal("database", given=url.partition("@")[2] or url) from None
    if made.drivername not in ("sqlite", "postgresql+psycopg") or (made.drivername == "sqlite" and not made.database):
        raise Refusal("database", given=made.render_as_string(hide_password=True))
    if made.drivername == "sqlite":
        engine = sa.create_engine(made, connect_args={"check_same_thread": False, "timeout": 30})

        @event.listens_for(engine, "connect")
        def prepare(connection: sqlite3.Connection, record: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute(f"PRAGMA synchronous={'FULL' if sync else 'OFF'}")
            connection.execute("PRAGMA secure_delete=ON")
            connection.execute("PRAGMA busy_timeout=30000")

        return engine
    return sa.create_engine(made, pool_pre_ping=True, pool_size=4, connect_args={"connect_timeout": 10})


def shown(engine: sa.Engine) -> str:
    """A database's address as one may print it: a file in full, and no password."""
    if (file := file_of(engine.url)) is not None:
        return f"sqlite:///{file.absolute()}"
    return engine.url.set(drivername="postgresql", query={}).render_as_string()


def in_a_line(trouble: sa.exc.SQLAlchemyError, engine: sa.Engine) -> str:
    """What the database says of its trouble, and of which file."""
    said = str(getattr(trouble, "orig", None) or type(trouble).__name__).strip().splitlines()[0]
    file = file_of(engine.url)
    return said if file is None else f"{file.absolute()}: {said}"


def for_driver(engine: sa.Engine) -> dict[str, Any]:
    """What psycopg takes to connect: as a text it would not be understood where a password has spaces."""
    given = dict(engine.dialect.create_connect_args(engine.url)[1])
    given.pop("context", None)  # how SQLAlchemy itself wants values read
    return given


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Bring the database up to the newest schema, or to one on the way; several processes may try at once."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(20190605)"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, to)
        except CommandError:
            raise Refusal("database-newer", version=__version__) from None


# Rows to values and back -----------------------------------------------------------------------------------------


def line_values(table: str, line: KeptLine) -> tuple[Any, ...]:
    return (
        table, line.ply, line.seat, line.text, _encode(line.seen).decode(), _encode(line.events).decode(), line.fence,
        line.client, line.at,
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
        "options": _encode(stored.options).decode(),
        "seed": stored.seed,
        "status": stored.status,
        "version": stored.version,
        "ply": stored.ply,
        "sheet": _encode(stored.company).decode(),
        "to_act": new.to_act,
        "bot_due": new.bot_due,
        "snapshot_ply": stored.snapshot_ply,
        "snapshot": stored.snapshot,
        "touched": stored.touched,
    }


# The writer ------------------------------------------------------------------------------------------------------

GATHERING = 0.003
"""Seconds for which the first change waits for others, to be committed with them: nobody notices, and a commit costs as
much as a move."""

Reply = Callable[[bool | Exception], object]
"""Takes how a write went: done, refused since the table had changed, or the trouble there was."""


@cache
def claiming(mark: str, *names: str) -> str:
    """Writes these columns of a table's row, if it still is as it was."""
    changes = ", ".join(f"{name} = {mark}" for name in names)
    return f"UPDATE tables SET {changes} WHERE id = {mark} AND ply = {mark} AND version = {mark}"


@cache
def inserting(mark: str, into: str, columns: int) -> str:
    return f"INSERT INTO {into} VALUES ({', '.join([mark] * columns)})"


class Writer(threading.Thread):
    """Writes changes in the order they come, all that wait in one transaction."""

    def __init__(self, engine: sa.Engine, sync: bool) -> None:
        super().__init__(name="boulevard-writer", daemon=True)
        self.engine, self.sync = engine, sync
        self.waiting: queue.SimpleQueue[tuple[Job, Reply] | None] = queue.SimpleQueue()
        self.mark = "?" if engine.dialect.name == "sqlite" else "%s"
        self.connection: Any = None
        self.batches = self.writes = 0
        self.began: float | None = None
        """Since when it has been busy with a batch."""

    def run(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            last = False
            sleep(GATHERING)
            while len(batch) < 256:
                try:
                    more = self.waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self.began = monotonic()
            self._carry_out(batch)
            self.began = None
            if last:
                break
        if self.connection is not None:
            self.connection.close()

    def _carry_out(self, batch: list[tuple[Job, Reply]]) -> None:
        # in the order of tables, so that two processes never wait for each other in a circle
        batch.sort(key=lambda one: one[0].table)
        try:
            done = self._commit([job for job, _ in batch])
        except Exception as trouble:
            if len(batch) == 1:
                batch[0][1](trouble)
                return
            for one in batch:
                self._carry_out([one])
            return
        self.batches += 1
        self.writes += len(batch)
        for (_, reply), well in zip(batch, done, strict=True):
            reply(well)

    def _commit(self, jobs: list[Job]) -> list[bool]:
        try:
            return self._sqlite(jobs) if self.engine.dialect.name == "sqlite" else self._postgresql(jobs)
        except Exception:
            connection, self.connection = self.connection, None
            if connection is not None:
                try:
                    connection.rollback()
                    connection.close()
                except Exception:
                    pass
            raise

    def _sqlite(self, jobs: list[Job]) -> list[bool]:
        if self.connection is None:
            made = sqlite3.connect(
                str(self.engine.url.database), timeout=30, isolation_level=None, check_same_thread=False
            )
            made.execute("PRAGMA journal_mode=WAL")
            made.execute(f"PRAGMA synchronous={'FULL' if self.sync else 'OFF'}")
            made.execute("PRAGMA secure_delete=ON")
            self.connection = made
        cursor = self.connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        done = []
        for job in jobs:
            well = not isinstance(job, Write) or cursor.execute(*self._claim(job)).rowcount == 1
            done.append(well)
            if well:
                for text, values in self._rest(job):
                    cursor.executemany(text, values)
        cursor.execute("COMMIT")
        return done

    def _postgresql(self, jobs: list[Job]) -> list[bool]:
        import psycopg

        if self.connection is None:
            self.connection = psycopg.connect(**for_driver(self.engine), connect_timeout=10)
            if not self.sync:
                self.connection.execute("SET synchronous_commit TO off")
                self.connection.commit()
        connection: psycopg.Connection[Any] = self.connection
        with connection.pipeline() as pipeline:
            claims = [connection.execute(*self._claim(job)) if isinstance(job, Write) else None for job in jobs]
            pipeline.sync()
            done = [cursor is None or cursor.rowcount == 1 for cursor in claims]
            cursor = connection.cursor()
            for job, well in zip(jobs, done, strict=True):
                if well:
                    for text, values in self._rest(job):
                        cursor.executemany(text, values)
                    if not isinstance(job, New):  # nobody else knows of it yet
                        said = f"{job.table} {ORIGIN} {PRESENCE if isinstance(job, Present) else ''}".rstrip()
                        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
            connection.commit()
        return done

    def _claim(self, write: Write) -> tuple[str, tuple[Any, ...]]:
        """Take the table's row, if it still is as it was when the change was made."""
        names = ["status", "version", "ply", "to_act", "bot_due", "touched"]
        values: list[Any] = [write.status, write.new_version, write.new_ply, write.to_act, write.bot_due, write.touched]
        if write.company is not None:
            names.append("sheet")
            values.append(_encode(write.company).decode())
        if write.snapshot is not None:
            names += ["snapshot", "snapshot_ply"]
            values += [write.snapshot, write.new_ply]
        return claiming(self.mark, *names), (*values, write.table, write.ply, write.version)

    def _rest(self, job: Job) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
        match job:
            case New():
                values = table_values(job)
                yield self._insert(f"tables ({', '.join(values)})", [tuple(values.values())])
                yield from self._added(job.table, job.lines, job.stored.keys)
            case Present():
                text, found = self._insert("presence", [(job.table, one, job.seen, job.until) for one in job.seats])
                yield (
                    f"{text} ON CONFLICT (table_id, seat) DO UPDATE SET seen=excluded.seen, until=excluded.until",
                    found,
                )
            case Write():
                yield from self._changed(job)

    def _changed(self, write: Write) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
        if write.opens is not None:
            yield from self._rest(write.opens)
        yield from self._added(write.table, write.lines, write.keys)
        if write.keys_gone:
            wanted = " AND ".join(f"{column.name} = {self.mark}" for column in keys.c)
            yield f"DELETE FROM keys WHERE {wanted}", [key_values(write.table, key) for key in write.keys_gone]
        if write.forgets is not None:
            at = f"table_id = {self.mark} AND"
            if renamed := write.forgets.lines:
                said = [(one.text, _encode(one.events).decode(), write.table, one.ply) for one in renamed]
                yield f"UPDATE lines SET text = {self.mark}, events = {self.mark} WHERE {at} ply = {self.mark}", said
            if seats := write.forgets.seats:
                yield f"DELETE FROM presence WHERE {at} seat = {self.mark}", [(write.table, seat) for seat in seats]

    def _added(
        self, table: str, said: Sequence[KeptLine], added: Sequence[Key]
    ) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
        if said:
            yield self._insert("lines", [line_values(table, line) for line in said])
        if added:
            text, values = self._insert("keys", [key_values(table, key) for key in added])
            yield f"{text} ON CONFLICT DO NOTHING", values

    def _insert(self, into: str, values: list[tuple[Any, ...]]) -> tuple[str, list[tuple[Any, ...]]]:
        return inserting(self.mark, into, len(values[0])), values


# The store -------------------------------------------------------------------------------------------------------


Health = Literal["ok", "database", "writing"]
"""Is all well, can nothing be read, or can nothing be written?"""


class Store:
    """A database of tables, for one event loop."""

    def __init__(self, url: str, *, sync: bool = True, patience: float = 10.0) -> None:
        """`patience`: the seconds that anybody waits for the database."""
        self.engine = engine_for(url, sync)
        self.sync, self.patience = sync, patience
        self.pool = ThreadPoolExecutor(4, thread_name_prefix="boulevard-store")
        self.writing = ThreadPoolExecutor(1, thread_name_prefix="boulevard-writing")
        """Apart from those who read: while writing hangs, one can still look."""
        self.failed = False
        """Did what was written last fail, or take too long?"""
        self.late: Callable[[str], object] = lambda table: None
        """Hears of a table to which something was written, or not, after whoever waited for it had given up."""
        self.file = file_of(self.engine.url)
        self.began_with: tuple[int, int] | None = None
        """Which file it was when all this began, whatever lies at its place later."""
        self.lost = False
        """Was another there, or none, when somebody last looked?"""
        self.writer = Writer(self.engine, sync)
        self.hears: dict[str, Callable[[str], object]] = {}
        """What is done with what other processes say, by channel; called from another thread."""

    @property
    def shared(self) -> bool:
        """May other processes use the same database?"""
        return self.engine.dialect.name == "postgresql"

    async def start(self) -> None:
        await self._call(migrate, self.engine, patience=None)
        self.began_with = await self._call(self._which_file, patience=None)
        self.writer.start()

    async def stop(self) -> None:
        """What was asked to be written is written."""
        if self.writer.is_alive():
            self.writer.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
        self.pool.shutdown(wait=True)
        self.writing.shutdown(wait=True)
        self.engine.dispose()

    async def _call(
        self, work: Callable[..., T], *arguments: Any, patience: float | None = 0.0, pool: Executor | None = None
    ) -> T:
        try:
            async with asyncio.timeout(self.patience if patience == 0 else patience):
                return await asyncio.get_running_loop().run_in_executor(pool or self.pool, partial(work, *arguments))
        except sa.exc.SQLAlchemyError as trouble:
            raise DatabaseTrouble(type(trouble).__name__) from trouble
        except TimeoutError:
            raise DatabaseTrouble("late") from None

    async def _write(self, work: Callable[..., T], *arguments: Any, patience: float | None = 0.0) -> T:
        with self._noticed():
            return await self._call(work, *arguments, patience=patience, pool=self.writing)

    @contextmanager
    def _noticed(self) -> Iterator[None]:
        """Whether what is written goes well is remembered, for whoever asks after the health."""
        try:
            yield
        except DatabaseTrouble:
            self.failed = True
            raise
        self.failed = False

    async def write(self, job: Job) -> bool:
        """Carry a change out, durably; False if the table had changed meanwhile."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()

        def reply(well: bool | Exception) -> None:
            if answer.done():
                self.late(job.table)
            elif isinstance(well, Exception):
                answer.set_exception(DatabaseTrouble(type(well).__name__))
            else:
                answer.set_result(well)

        def give_up() -> None:
            if not answer.done():
                answer.set_exception(DatabaseTrouble("late"))

        patience = loop.call_later(self.patience, give_up)
        self.writer.waiting.put((job, lambda well: loop.call_soon_threadsafe(reply, well)))
        try:
            well = await answer
        except DatabaseTrouble:
            self.failed = True
            raise
        finally:
            patience.cancel()
        self.failed = False
        return well

    async def health(self, patience: float) -> Health:
        """What whoever looks after the server should know, found out in so many seconds. After trouble with writing
        something is written, to see whether it is over."""
        try:
            await self._call(counts, self.engine, patience=patience)
            lost = await self._call(self._which_file, patience=patience) != self.began_with
        except DatabaseTrouble:
            return "database"
        if lost and not self.lost:
            log.error(
                "the database's file was removed or replaced: what is played now is kept in none that can be found"
            )
        self.lost = lost
        if lost:
            return "database"
        began = self.writer.began
        try:
            if self.failed and (began is None or monotonic() - began < patience):
                await self._write(try_writing, self.engine, patience=patience)
        except DatabaseTrouble:
            return "writing"
        return "ok" if began is None or monotonic() - began < patience else "writing"

    def _which_file(self) -> tuple[int, int] | None:
        """The file of SQLite that lies at the database's place."""
        try:
            found = None if self.file is None else self.file.stat()
        except OSError:
            return None
        return None if found is None else (found.st_dev, found.st_ino)

    # Through SQLAlchemy ------------------------------------------------------------------------------------------

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """What that function reads in this database."""
        return await self._call(work, self.engine, *arguments)

    async def change(self, work: Callable[..., T], *arguments: Any) -> T:
        """What comes of that function, which writes to this database."""
        return await self._write(work, self.engine, *arguments)

    async def load(self, table: str, after: int = 0) -> tuple[Stored, list[KeptLine]] | None:
        return await self._call(load, self.engine, table, after)

    async def latest(self, table: str) -> tuple[int, int] | None:
        return await self._call(latest, self.engine, table)

    async def lines(self, table: str, after: int = 0) -> list[KeptLine]:
        return await self._call(read_lines, self.engine, table, after)

    async def of_keys(self, hashes: Sequence[str]) -> list[tuple[Any, list[str]]]:
        return await self._call(of_keys, self.engine, hashes)

    async def knows(self, hash_: str) -> bool:
        """Does this key open anything here?"""
        return await self._call(knows, self.engine, hash_)

    async def tables_of(self, hash_: str) -> list[str]:
        """Every table of whoever holds this key."""
        theirs = (keys.c.hash == hash_, keys.c.kind != "invite")
        return await self._call(self._ids, sa.select(keys.c.table_id.label("id")).where(*theirs).distinct())

    async def wipe(self) -> None:
        """What was deleted goes from the file of SQLite and from its journal too; PostgreSQL sees to it by itself."""
        if not self.shared:
            await self._write(checkpoint, self.engine)

    async def bots_due(self, before: float) -> list[str]:
        """Tables whose bot has been due since before then."""
        chosen = sa.select(tables.c.id).where(tables.c.bot_due.is_(True), tables.c.touched <= before).limit(500)
        return await self._call(self._ids, chosen)

    async def stale(self, status: str, before: float) -> list[str]:
        chosen = sa.select(tables.c.id).where(tables.c.status == status, tables.c.touched < before).limit(500)
        return await self._call(self._ids, chosen)

    def _ids(self, chosen: Any) -> list[str]:
        with self.engine.connect() as connection:
            return [found.id for found in connection.execute(chosen)]

    async def delete(self, table: str, ply: int, version: int) -> bool:
        """Delete a table, for ever; False if it had changed meanwhile."""
        return await self._write(delete, self.engine, table, ply, version)

    async def say(self, channel: str, said: str) -> None:
        """Tell the other processes something; PostgreSQL alone."""
        await self._call(say, self.engine, channel, said, pool=self.writing)

    async def counts(self) -> dict[str, int]:
        return await self._call(counts, self.engine)

    def note(self, present: Present) -> None:
        """Nobody waits for this to be written: who is here is no matter of life and death."""

        def reply(well: bool | Exception) -> None:
            self.failed = isinstance(well, Exception)
            if isinstance(well, Exception):
                log.warning("database trouble", extra={"trouble": type(well).__name__})

        self.writer.waiting.put((present, reply))

    async def still_present(self, seats: Sequence[tuple[str, str]], seen: float, until: float) -> None:
        await self._write(write_presence, self.engine, list(seats), seen, until)

    async def presence(self, table: str) -> dict[str, tuple[float, float]]:
        return await self._call(read_presence, self.engine, table)


@contextmanager
def transaction(engine: sa.Engine) -> Iterator[sa.Connection]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # take the writer's place at once: an upgrade from reading to writing could fail without waiting
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        connection.commit()


@contextmanager
def one_moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    """For reading several things as they were at one moment."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        yield connection


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
        chosen = sa.select(keys.c.table_id, keys.c.seat).where(
            keys.c.hash.in_(hashes), keys.c.kind.in_(("token", "link", "guest"))
        )
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


KNOWS = sa.select(keys.c.hash).where(keys.c.hash == sa.bindparam("hash")).limit(1)


def delete(engine: sa.Engine, table: str, ply: int, version: int) -> bool:
    with transaction(engine) as connection:
        as_it_was = (tables.c.id == table, tables.c.ply == ply, tables.c.version == version)
        if connection.execute(sa.delete(tables).where(*as_it_was)).rowcount != 1:
            return False
        for other in (lines, keys, presence, analyses, moments):
            connection.execute(sa.delete(other).where(other.c.table_id == table))
        if engine.dialect.name == "postgresql":
            wake_others(connection, table)
        return True


def wake_others(connection: sa.Connection, table: str) -> None:
    notify(connection, CHANNEL, f"{table} {ORIGIN}")


def notify(connection: sa.Connection, channel: str, said: str) -> None:
    connection.execute(sa.text("SELECT pg_notify(:channel, :said)"), {"channel": channel, "said": said})


def say(engine: sa.Engine, channel: str, said: str) -> None:
    with transaction(engine) as connection:
        notify(connection, channel, f"{ORIGIN} {said}")


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


def try_writing(engine: sa.Engine) -> None:
    """Something is written, and nothing is left of it."""
    with transaction(engine) as connection:
        connection.execute(sa.insert(presence), {"table_id": "-", "seat": ORIGIN, "seen": 0.0, "until": 0.0})
        connection.execute(sa.delete(presence).where(presence.c.table_id == "-"))


def read_presence(engine: sa.Engine, table: str) -> dict[str, tuple[float, float]]:
    with engine.connect() as connection:
        chosen = sa.select(presence).where(presence.c.table_id == table)
        return {found.seat: (found.seen, found.until) for found in connection.execute(chosen)}


class Listening(threading.Thread):
    """Hears which tables other processes changed, and what else they say; PostgreSQL alone."""

    def __init__(
        self,
        engine: sa.Engine,
        woken: Callable[[str | None, str], object],
        hears: Mapping[str, Callable[[str], object]] = MappingProxyType({}),
    ) -> None:
        """`woken`: called with the table, or None for all, and `PRESENCE` where nothing else has changed."""
        super().__init__(name="boulevard-listening", daemon=True)
        self.place = for_driver(engine)
        self.woken, self.hears = woken, hears
        self.ended = threading.Event()

    def run(self) -> None:
        import psycopg

        while not self.ended.is_set():
            try:
                with psycopg.connect(**self.place, autocommit=True, connect_timeout=10) as connection:
                    for channel in (CHANNEL, *self.hears):
                        connection.execute(f"LISTEN {channel}")
                    self.woken(None, "")  # whatever was said before this was not heard
                    while not self.ended.is_set():
                        for said in connection.notifies(timeout=0.5):
                            self._heard(said.channel, said.payload)
            except psycopg.Error:
                self.ended.wait(1)

    def _heard(self, channel: str, said: str) -> None:
        """Tables come before who says it and what of them; other things come after."""
        if channel == CHANNEL:
            table, origin, what = (*said.split(" "), "")[:3]
            if origin != ORIGIN:
                self.woken(table, what)
        else:
            origin, _, rest = said.partition(" ")
            if origin != ORIGIN:
                self.hears[channel](rest)


def backup(engine: sa.Engine, file: Path, ended: threading.Event | None = None) -> int:
    """Copy everything, as of one moment, into a new SQLite file that `serve` can use, and wait for the disk; the number
    of tables. `ended`: nobody wants it any more."""
    target = engine_for(f"sqlite:///{file}")
    try:
        if engine.dialect.name == "sqlite":
            with engine.connect() as source:
                source.exec_driver_sql("VACUUM INTO ?", (str(file),))
        else:
            migrate(target)
            copy(engine, target, ended or threading.Event())
        with target.connect() as connection:
            count: int = connection.execute(sa.select(sa.func.count()).select_from(tables)).scalar_one()
            if connection.exec_driver_sql("PRAGMA quick_check").scalar() != "ok":
                raise DatabaseTrouble("quick_check")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        target.dispose()
    with file.open("r+b") as written:
        os.fsync(written.fileno())
    return count


def copy(source: sa.Engine, target: sa.Engine, ended: threading.Event) -> None:
    """Everything, as of one moment, into a database of the same schema in which nothing is yet."""
    with one_moment(source) as taken, target.begin() as given:
        for table in metadata.sorted_tables:
            found = taken.execution_options(yield_per=500).execute(sa.select(table))
            for some in found.mappings().partitions(500):
                if ended.is_set():
                    raise DatabaseTrouble("ended")
                given.execute(sa.insert(table), [dict(one) for one in some])
