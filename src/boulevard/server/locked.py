"""Whose an SQLite file is: one process's own, for as long as it holds the lock beside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from boulevard.server.refusals import RareRefusal

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]


def file_of(database: str | sa.URL) -> Path | None:
    """The file of a database's address; None where it is no file of SQLite."""
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        return None  # who uses it says so
    return Path(url.database) if url.drivername == "sqlite" and url.database not in (None, "", ":memory:") else None


@contextmanager
def held(file: Path | None) -> Iterator[bool]:
    """Is this file ours alone from now on? Where it is none, or the system can lock no files, everybody's is."""
    if fcntl is None or file is None or not file.parent.is_dir():  # what else is wrong is said elsewhere
        yield True
        return
    beside = f"{file}.lock"
    try:
        lock = open(beside, "a", encoding="utf-8")  # noqa: SIM115
    except OSError as trouble:
        raise RareRefusal("database-trouble", detail=f"{Path(beside).absolute()}: {trouble.strerror}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            ours = True
        except OSError:
            ours = False
        yield ours
