"""Tables in and out of a server's database, for those who run it: also while it is being played on."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from time import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from boulevard import registry
from boulevard.core.draws import seed_hash
from boulevard.core.record import Record
from boulevard.core.table import open_table
from boulevard.server import counting, rows
from boulevard.server import database as databases
from boulevard.server.brought import brought, check_names, kept_lines, seated
from boulevard.server.guests import hashed, new_code, new_token
from boulevard.server.kept import Company, Key, New, Stored
from boulevard.server.locked import file_of, held
from boulevard.server.refusals import RareRefusal, Refusal
from boulevard.server.room import Room
from boulevard.server.settings import settings_from


class Imported(Struct):
    """A record that is now a table, and who may sit down at it."""

    table: str
    invite: str
    tokens: dict[str, str]


@contextmanager
def database(given: Mapping[str, Any]) -> Iterator[sa.Engine]:
    """The server's database, by the same flag and variable as `serve`; trouble with it is said in a sentence."""
    named = {name: given.get(name) for name in ("database", "database_password_file")}
    engine = databases.engine_for(settings_from(named).database)
    try:
        yield engine
    except sa.exc.SQLAlchemyError as error:
        raise RareRefusal("database-trouble", detail=databases.in_a_line(error, engine)) from None
    finally:
        engine.dispose()


def existing(engine: sa.Engine) -> None:
    """A file that is not there is no database to read from; SQLite would make one."""
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists():
        raise RareRefusal("database-trouble", detail=f"{engine.url.database} is not there")


def backup(given: Mapping[str, Any], file: Path) -> int:
    with database(given) as engine:
        existing(engine)
        return databases.backup(engine, file)


def restore(given: Mapping[str, Any], file: Path) -> tuple[int, str]:
    """A backup becomes the database again; the number of its tables, and the database's address. The file stays as it
    is, of whatever version. What a server has in its hands is left alone."""
    with TemporaryDirectory() as folder, database(given) as engine, held(file_of(engine.url)) as ours:
        if not ours:
            raise RareRefusal("restore-taken", file=str(file_of(engine.url)))
        scratch = Path(folder, "backup.db")
        shutil.copyfile(file, scratch)
        source = databases.engine_for(f"sqlite:///{scratch}")
        try:
            databases.migrate(source)
            databases.migrate(engine)
            if sum(rows.counts(engine).values()):
                raise RareRefusal("database-full")
            databases.copy(source, engine, Event())
            return sum(rows.counts(source).values()), databases.shown(engine)
        finally:
            source.dispose()


def recount(given: Mapping[str, Any]) -> int:
    """Make ratings and statistics anew of all finished games; how many they were."""
    with database(given) as engine:
        existing(engine)
        databases.migrate(engine)
        while counting.count(engine):
            pass
        return counting.rebuild(engine)


def export(given: Mapping[str, Any], table: str) -> tuple[str, str] | None:
    """A table's record, whole, and its seed; None where there is no such table."""
    with database(given) as engine:
        existing(engine)
        found = rows.load(engine, table)
    if found is None:
        return None
    stored, lines = found
    room = Room(stored, lines)
    if room.table is None:
        raise Refusal("not-begun")
    return str(room.table.record()), stored.seed.hex()


def bring_in(given: Mapping[str, Any], record: Record, seed: bytes, foreign: bool = False) -> Imported:
    """A record as a new table. Persons' seats get new tokens; bots sit where the record last had bots. `foreign`: it
    says that it was brought, as where somebody brings one to the page, and the seed draws what follows alone."""
    game = registry.game(record.game, None, record.rules)
    record.seed = seed_hash(seed)
    now = time()
    if foreign:
        found = brought(record)
        table, lines, seats = found.table, [replace(line, at=now) for line in found.lines], found.seats
    else:
        check_names(record)
        table = open_table(game, record)
        lines = list(kept_lines(table, record.lines, now))
        seats = seated(table)
    tokens = {seat: new_token() for seat, one in seats.items() if one.kind == "person"}
    invite = new_code()
    keys = [Key(hashed(invite), "", "invite"), *(Key(hashed(token), seat, "token") for seat, token in tokens.items())]
    resigned = list(table.state.resigned)
    stored = Stored(
        id=new_code(),
        game=game.name,
        rules=record.rules,
        options=table.options,
        seed=seed,
        status="playing" if table.outcome is None else "over",
        version=0,
        ply=len(lines),
        company=Company(seats, players=dict(record.players), resigned=resigned),
        snapshot_ply=len(lines),
        snapshot=game.save(table.state),
        touched=now,
        keys=keys,
    )
    room = Room(stored, lines)
    if room.to_act and room.to_act[0] not in seats:
        # the record broke off where chance was to speak
        room.chance(now)
        added = room.write(now)
        lines += added.lines
        stored.ply = stored.snapshot_ply = len(lines)
        assert room.table is not None
        stored.snapshot = game.save(room.table.state)
    with database(given) as engine:
        databases.migrate(engine)
        rows.create(engine, New(stored, lines, " ".join(room.to_act), room.bot_due))
    return Imported(stored.id, invite, tokens)
