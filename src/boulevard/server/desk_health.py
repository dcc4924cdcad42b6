"""How every process of a server is, as each says of itself in the database, and what of it should worry whoever runs
the server."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from boulevard.server import desk_rows as rows
from boulevard.server.database import transaction
from boulevard.server.schema import desk_settings

SAID_EVERY = 10.0
"""Seconds after which a process says anew how it is."""
QUIET = 45.0
"""A process that has said nothing for so long is lost, or was stopped without a word."""
GONE = 900.0
"""After so long nobody speaks of it any more."""
MARK = "process "
LOW_DISK, LITTLE = 0.05, 500_000_000
"""Less than that part, or than so many bytes, is little."""
WAITED = 60.0
"""For so long nobody worries that something is still to be carried out."""


class ProcessShown(Struct):
    """A process, as it says of itself. `move_ms`: in which 95 of 100 moves were answered, as a bound; `trouble`: errors
    inside since it started; `backup`: how the last copy went, `none` where it makes none."""

    id: str
    at: float
    started: float
    version: str
    status: Literal["ok", "leaving", "database", "writing"]
    here: int = 0
    sockets: int = 0
    connections: int = 0
    rooms: int = 0
    bot_workers: int = 0
    bots_waiting: int = 0
    writes_waiting: int = 0
    trouble: int = 0
    move_ms: float | None = None
    backup: Literal["none", "ok", "failed"] = "none"
    backup_at: float | None = None
    backup_bytes: int = 0
    backup_every: float = 0.0
    disk_free: int | None = None
    disk_total: int | None = None


class Concern(Struct):
    """Something that whoever runs the server should know. `grave`: something is wrong; otherwise it only waits."""

    what: Literal[
        "reports", "acts", "no-process", "lost", "database", "writing", "errors", "disk", "no-backup", "backup-failed",
        "backup-old",
    ]  # fmt: skip
    grave: bool
    figures: dict[str, Any] = {}


def say(engine: sa.Engine, process: ProcessShown) -> None:
    with transaction(engine) as connection:
        rows.put(connection, MARK + process.id, process)


def leave(engine: sa.Engine, id_: str) -> None:
    with transaction(engine) as connection:
        rows.put(connection, MARK + id_, None)


def said(engine: sa.Engine, now: float) -> list[ProcessShown]:
    """All processes that were heard of lately, the oldest first."""
    chosen = sa.select(desk_settings.c.value).where(desk_settings.c.name.like(f"{MARK}%"))
    with engine.connect() as connection:
        found = [msgspec.json.decode(one, type=ProcessShown) for one in connection.execute(chosen).scalars()]
    return sorted((one for one in found if now - one.at < GONE), key=lambda one: (one.started, one.id))


def alone(engine: sa.Engine) -> None:
    """Nobody else has this database: whoever said something before is no more."""
    with transaction(engine) as connection:
        connection.execute(sa.delete(desk_settings).where(desk_settings.c.name.like(f"{MARK}%")))


def forget_gone(engine: sa.Engine, now: float) -> None:
    for name, value in rows.settings(engine).items():
        if name.startswith(MARK) and now - msgspec.convert(value, ProcessShown).at >= GONE:
            leave(engine, name.removeprefix(MARK))


def disk(folder: Path) -> tuple[int | None, int | None]:
    """What is free where that folder lies, and all there is."""
    try:
        found = shutil.disk_usage(folder)
    except OSError:
        return None, None
    return found.free, found.total


def concerns(processes: Sequence[ProcessShown], reports: int, acts: Sequence[rows.Act], now: float) -> list[Concern]:
    """What should worry somebody, the gravest first. `acts`: what waits to be carried out."""
    found: list[Concern] = []
    alive = [one for one in processes if now - one.at < QUIET]
    if not alive:
        found.append(Concern("no-process", True))
    for one in processes:
        if one not in alive and one.status != "leaving":
            found.append(Concern("lost", True, {"minutes": round((now - one.at) / 60)}))
        elif one.status in ("database", "writing"):
            found.append(Concern(one.status, True))
    for one in alive:
        if (
            one.disk_free is not None
            and one.disk_total
            and (one.disk_free < LITTLE or one.disk_free < LOW_DISK * one.disk_total)
        ):
            found.append(Concern("disk", True, {"percent": round(100 * one.disk_free / one.disk_total)}))
            break
    found += of_backups(alive, now)
    if trouble := sum(one.trouble for one in alive):
        found.append(Concern("errors", False, {"count": trouble}))
    if reports:
        found.append(Concern("reports", False, {"count": reports}))
    if late := sum(now - one.at > WAITED for one in acts):
        found.append(Concern("acts", False, {"count": late}))
    return sorted(found, key=lambda one: not one.grave)


def of_backups(alive: Sequence[ProcessShown], now: float) -> list[Concern]:
    making = [one for one in alive if one.backup != "none"]
    if not making:
        return [Concern("no-backup", False)] if alive else []
    last = max((one.backup_at for one in making if one.backup_at is not None), default=None)
    every = max(one.backup_every for one in making)
    found = []
    if all(one.backup == "failed" for one in making):
        found.append(Concern("backup-failed", True))
    if last is not None and now - last > 2 * every:
        found.append(Concern("backup-old", True, {"hours": round((now - last) / 3600)}))
    return found
