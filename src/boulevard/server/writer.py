"""The writer: what is written while people play (tables opened, changes, who comes and goes) goes through one thread a
process, straight to the driver. All that waits is committed together, synced once, and only then is anybody told.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from time import monotonic, sleep
from typing import Any, TypeGuard

import sqlalchemy as sa

from boulevard.server.database import for_driver
from boulevard.server.kept import Job, KeptLine, Key, New, Present, Write
from boulevard.server.listening import CHANNEL, MOST, PRESENCE, of_tables
from boulevard.server.rows import encode, key_values, line_values, table_values
from boulevard.server.schema import keys

GATHERING = 0.003
"""Seconds for which the first change waits for others, to be committed with them: nobody notices, and a commit costs as
much as a move."""

MOVES = f"""
WITH given AS (
    SELECT * FROM json_to_recordset(%s::json) AS one (
        "table" text, ply bigint, version bigint, status text, new_version bigint, new_ply bigint, to_act text,
        bot_due boolean, touched double precision, lines json)
), still AS (
    SELECT given.* FROM tables JOIN given
    ON tables.id = given."table" AND tables.ply = given.ply AND tables.version = given.version
    ORDER BY tables.id FOR UPDATE OF tables
), claimed AS (
    UPDATE tables SET status = still.status, version = still.new_version, ply = still.new_ply, to_act = still.to_act,
        bot_due = still.bot_due, touched = still.touched
    FROM still WHERE tables.id = still."table" RETURNING tables.id
), said AS (
    INSERT INTO lines SELECT still."table", one.* FROM still, json_to_recordset(still.lines) AS one (
        ply bigint, seat text, text text, seen text, events text, fence boolean, client text, at double precision,
        spent double precision, delay double precision)
)
SELECT array_agg(id), pg_notify('{CHANNEL}', %s || ' ' || string_agg(id, ' ')) FROM claimed HAVING count(*) > 0
"""
"""Moves at several tables, each at another, in one statement of PostgreSQL: the rows of those that still are as they
were, the lines, and the word to other processes. Statement by statement it would be three times the work."""

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


def is_move(job: Job) -> TypeGuard[Write]:
    """Does it add lines to a table, and nothing else?"""
    if not isinstance(job, Write) or not job.lines:
        return False
    return not (job.company or job.snapshot or job.keys or job.keys_gone or job.opens or job.forgets or job.ended)


def _answer(answers: Sequence[tuple[Reply, bool | Exception]]) -> None:
    for reply, well in answers:
        reply(well)


class Writer(threading.Thread):
    """Writes changes in the order they come, all that wait together."""

    def __init__(self, engine: sa.Engine, sync: bool, origin: str) -> None:
        super().__init__(name="boulevard-writer", daemon=True)
        self.engine, self.sync, self.origin = engine, sync, origin
        self.waiting: queue.SimpleQueue[tuple[Job, Reply] | None] = queue.SimpleQueue()
        self.mark = "?" if engine.dialect.name == "sqlite" else "%s"
        self.flag: type[int] = int if engine.dialect.name == "sqlite" else bool
        self.call: Callable[..., object] = lambda work, *arguments: work(*arguments)
        """How answers get to those who wait: all of a batch at once, wherever they wait."""
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
            for part in self._parts(batch):
                self._carry_out(part)
            self.began = None
            if last:
                break
        if self.connection is not None:
            self.connection.close()

    def _parts(self, batch: list[tuple[Job, Reply]]) -> Iterator[list[tuple[Job, Reply]]]:
        """What is committed together: all of it; with PostgreSQL moves apart from the rest."""
        if self.engine.dialect.name == "sqlite":
            yield batch
            return
        moves = [one for one in batch if is_move(one[0])]
        for first in range(0, len(moves), MOST):
            yield moves[first : first + MOST]
        if others := [one for one in batch if not is_move(one[0])]:
            yield others

    def _carry_out(self, batch: list[tuple[Job, Reply]]) -> None:
        # in the order of tables, so that two processes never wait for each other in a circle
        batch.sort(key=lambda one: one[0].table)
        try:
            done = self._commit([job for job, _ in batch])
        except Exception as trouble:
            if len(batch) == 1:
                self.call(_answer, [(batch[0][1], trouble)])
                return
            for one in batch:
                self._carry_out([one])
            return
        self.batches += 1
        self.writes += len(batch)
        self.call(_answer, [(reply, well) for (_, reply), well in zip(batch, done, strict=True)])

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
        done: list[bool] = []
        said: list[tuple[Any, ...]] = []
        for job in jobs:
            well = not isinstance(job, Write) or cursor.execute(*self._claim(job)).rowcount == 1
            done.append(well)
            if well and is_move(job):
                said += [line_values(job.table, line, int) for line in job.lines]
            elif well:
                for text, values in self._rest(job):
                    cursor.executemany(text, values)
        if said:
            cursor.executemany(*self._insert("lines", said))
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
        connection.autocommit = all(map(is_move, jobs)) and len({job.table for job in jobs}) == len(jobs)
        if connection.autocommit:
            found = connection.execute(MOVES, (encode(jobs).decode(), self.origin)).fetchone()
            claimed = () if found is None else found[0]
            return [job.table in claimed for job in jobs]
        with connection.pipeline() as pipeline:
            claims = [connection.execute(*self._claim(job)) if isinstance(job, Write) else None for job in jobs]
            pipeline.sync()
            done = [cursor is None or cursor.rowcount == 1 for cursor in claims]
            cursor = connection.cursor()
            changed: list[tuple[str, str]] = []
            for job, well in zip(jobs, done, strict=True):
                if well:
                    for text, values in self._rest(job):
                        cursor.executemany(text, values)
                    if not isinstance(job, New):  # nobody else knows of it yet
                        changed.append((job.table, PRESENCE if isinstance(job, Present) else ""))
            for said in of_tables(self.origin, changed):
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
            connection.commit()
        return done

    def _claim(self, write: Write) -> tuple[str, tuple[Any, ...]]:
        """Take the table's row, if it still is as it was when the change was made."""
        names = ["status", "version", "ply", "to_act", "bot_due", "touched"]
        due = self.flag(write.bot_due)
        values: list[Any] = [write.status, write.new_version, write.new_ply, write.to_act, due, write.touched]
        if write.company is not None:
            names.append("sheet")
            values.append(encode(write.company).decode())
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
                said = [(one.text, encode(one.events).decode(), write.table, one.ply) for one in renamed]
                yield f"UPDATE lines SET text = {self.mark}, events = {self.mark} WHERE {at} ply = {self.mark}", said
            if known := write.forgets.keys:
                yield f"DELETE FROM talk WHERE {at} author = {self.mark}", [(write.table, one) for one in known]
            if seats := write.forgets.seats:
                yield f"DELETE FROM presence WHERE {at} seat = {self.mark}", [(write.table, seat) for seat in seats]

        if (ended := write.ended) is not None:  # the first end counts: what is played on is for pleasure
            text = f"INSERT INTO results (table_id, at, ended) VALUES ({', '.join([self.mark] * 3)})"
            yield f"{text} ON CONFLICT DO NOTHING", [(write.table, ended.at, encode(ended).decode())]

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
