"""Copies of the database in a folder, made from time to time; the oldest go."""

import errno
import logging
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from boulevard.server.database import backup
from boulevard.server.refusals import DatabaseTrouble, RareRefusal, Refusal
from boulevard.server.settings import HOUR, Settings

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("boulevard.server")

NAMED = "boulevard-%Y%m%dT%H%M%S%fZ.db"
"""A copy's name tells when it was begun."""
RETRY = 600.0
"""Seconds after which one that failed is tried again, or sooner where they are wanted more often."""


class Backups:
    """What is kept in a folder. Several processes may have the same one: who comes first makes the copy for all."""

    def __init__(self, engine: sa.Engine, settings: Settings) -> None:
        self.engine, self.settings = engine, settings
        self.folder = Path(settings.backup or "")
        self.failed = False
        """Did the last one that was tried fail?"""
        self.ended = threading.Event()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / ".lock").open("a", encoding="utf-8"):
                pass
        except FileExistsError:
            raise RareRefusal("backup-folder", folder=settings.backup, detail=os.strerror(errno.ENOTDIR)) from None
        except OSError as trouble:
            raise RareRefusal("backup-folder", folder=settings.backup, detail=trouble.strerror or "") from None

    @property
    def every(self) -> float:
        """Seconds between one and the next."""
        return self.settings.backup_hours * HOUR

    def made(self) -> list[tuple[float, Path]]:
        """The copies that are there, the oldest first, with their times."""
        found = []
        for file in self.folder.glob("boulevard-*.db"):
            with suppress(ValueError):
                found.append((datetime.strptime(file.name, NAMED).replace(tzinfo=UTC).timestamp(), file))
        return sorted(found)

    def age(self, now: float) -> float | None:
        """The seconds since the last; None where there is none."""
        made = self.made()
        return now - made[-1][0] if made else None

    def figures(self, now: float) -> dict[str, float]:
        """How they go, for whoever watches over the server."""
        age = self.age(now)
        return {"backup_failed": float(self.failed)} | ({} if age is None else {"backup_age_seconds": age})

    def wait(self, now: float) -> float:
        """Until the next is due, or to be tried again."""
        age = self.age(now)
        due = 0.0 if age is None else max(0.0, self.every - age)
        return max(due, min(RETRY, self.every)) if self.failed else due

    def make(self, now: float, wanted: float | None = None) -> int | None:
        """One more copy, whole and on the disk before it has its name; how many tables it holds. None where another
        process is about it, or has just been. What goes wrong is noted, and does no harm to anybody. `wanted`: somebody
        asked for one then, due or not."""
        try:
            with self._alone() as alone:
                if not alone or not (self.failed or self._lacks(now, wanted)):
                    return None
                count = self._copy(now)
                for _, file in self.made()[: -self.settings.backup_keep]:
                    file.unlink(missing_ok=True)
        except (OSError, sa.exc.SQLAlchemyError, DatabaseTrouble, Refusal) as trouble:
            self.failed = not self.ended.is_set()
            if self.failed:
                log.error("backup failed", extra={"trouble": type(trouble).__name__})
            return None
        self.failed = False
        log.info("backup made", extra={"tables": count})
        return count

    def _lacks(self, now: float, wanted: float | None) -> bool:
        if wanted is None:
            return self.wait(now) <= 0
        made = self.made()
        return not made or made[-1][0] < wanted

    @contextmanager
    def _alone(self) -> Iterator[bool]:
        with (self.folder / ".lock").open("a", encoding="utf-8") as lock:
            try:
                if fcntl is not None:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                yield False
                return
            yield True

    def _copy(self, now: float) -> int:
        self._sweep()
        name = datetime.fromtimestamp(now, UTC).strftime(NAMED)
        scratch = self.folder / f".{name}.part"
        try:
            count = backup(self.engine, scratch, self.ended)
            scratch.rename(self.folder / name)
        finally:
            self._sweep()
        if os.name != "nt":
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
        return count

    def _sweep(self) -> None:
        """What a copy left behind that was never finished."""
        for file in self.folder.glob(".boulevard-*.part*"):
            file.unlink(missing_ok=True)
