"""A database that a server is given, SQLite or PostgreSQL: its address, its schema, one moment of it, copies."""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from boulevard import __version__
from boulevard.server.locked import file_of
from boulevard.server.refusals import DatabaseTrouble, RareRefusal
from boulevard.server.schema import metadata, tables


def engine_for(url: str, sync: bool = True) -> sa.Engine:
    """The engine of a database URL: `sqlite:///FILE` or `postgresql://…`."""
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        made = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise RareRefusal("database", given=url.partition("@")[2] or url) from None
    if made.drivername not in ("sqlite", "postgresql+psycopg") or (made.drivername == "sqlite" and not made.database):
        raise RareRefusal("database", given=made.render_as_string(hide_password=True))
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
            raise RareRefusal("database-newer", version=__version__) from None


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
