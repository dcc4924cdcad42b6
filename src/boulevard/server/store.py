"""Where tables are kept: SQLite or PostgreSQL, one schema.

What is written while people play goes through the writer; everything else through SQLAlchemy, in threads of a pool.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any, Literal, TypeVar

import sqlalchemy as sa

from boulevard.server import talk_rows
from boulevard.server.database import engine_for, migrate
from boulevard.server.found import AnalysisRows
from boulevard.server.kept import Job, KeptLine, Present, Stored
from boulevard.server.listening import say
from boulevard.server.locked import file_of
from boulevard.server.refusals import DatabaseTrouble
from boulevard.server.rows import (
    checkpoint,
    counts,
    delete,
    knows,
    latest,
    load,
    of_keys,
    read_lines,
    read_presence,
    try_writing,
    write_presence,
)
from boulevard.server.schema import keys, tables
from boulevard.server.study_rows import StudyRows
from boulevard.server.talk import Said
from boulevard.server.writer import Writer

T = TypeVar("T")

log = logging.getLogger("boulevard.server")

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
        self.doubtful: Callable[[str], object] = lambda table: None
        """Hears of a table to which something was written or was not: there was trouble, or whoever waited for it had
        given up before it was done."""
        self.file = file_of(self.engine.url)
        self.began_with: tuple[int, int] | None = None
        """Which file it was when all this began, whatever lies at its place later."""
        self.lost = False
        """Was another there, or none, when somebody last looked?"""
        self.origin = secrets.token_hex(4)
        """Who this is, among those that share a database: it need not wake itself. Not the program's, of which several
        servers may be forked."""
        self.writer = Writer(self.engine, sync, self.origin)
        self.hears: dict[str, Callable[[str], object]] = {}
        """What is done with what other processes say, by channel; called from another thread."""
        self.studies, self.analyses = StudyRows(self.read, self.change), AnalysisRows(self.read, self.change)
        self._unanswered: dict[asyncio.Future[bool], float] = {}
        """What is being written for somebody who waits, and when this one gives up, the first first."""
        self._watched = False
        """Does a timer look after them? One does for all, and is not set and taken back at every move."""

    @property
    def shared(self) -> bool:
        """May other processes use the same database?"""
        return self.engine.dialect.name == "postgresql"

    async def start(self) -> None:
        await self._call(migrate, self.engine, patience=None)
        self.began_with = await self._call(self._which_file, patience=None)
        self.writer.call = asyncio.get_running_loop().call_soon_threadsafe
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
            if answer.done() or isinstance(well, Exception):
                self.doubtful(job.table)
            if not answer.done():
                if isinstance(well, Exception):
                    answer.set_exception(DatabaseTrouble(type(well).__name__))
                else:
                    answer.set_result(well)

        self._unanswered[answer] = loop.time() + self.patience
        if not self._watched:
            self._give_up()
        self.writer.waiting.put((job, reply))
        try:
            well = await answer
        except DatabaseTrouble:
            self.failed = True
            raise
        finally:
            del self._unanswered[answer]
        self.failed = False
        return well

    def _give_up(self) -> None:
        """Whoever has waited long enough is told so; the others are looked after when their time has come."""
        loop = asyncio.get_running_loop()
        self._watched = False
        for answer, until in self._unanswered.items():
            if until > loop.time():
                self._watched = True
                loop.call_at(until, self._give_up)
                return
            if not answer.done():
                answer.set_exception(DatabaseTrouble("late"))

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
                await self._write(try_writing, self.engine, self.origin, patience=patience)
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
        return await self._write(delete, self.engine, table, ply, version, self.origin)

    async def say(self, channel: str, said: str) -> None:
        """Tell the other processes something; PostgreSQL alone."""
        await self._call(say, self.engine, channel, said, self.origin, pool=self.writing)

    async def counts(self) -> dict[str, int]:
        return await self._call(counts, self.engine)

    async def said(self, table: str) -> list[Said]:
        return await self.read(talk_rows.read, table)

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
