"""Tables in and out of a server's database, for those who run it: also while it is being played on."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from time import time
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from boulevard import registry
from boulevard.core.draws import seed_hash
from boulevard.core.frames import Moment
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Line, Record
from boulevard.core.story import BOT, noted, totals
from boulevard.core.table import Table, open_table
from boulevard.server import counting, rows
from boulevard.server import database as databases
from boulevard.server.guests import hashed, new_code, new_token
from boulevard.server.kept import Company, KeptLine, Key, New, Seated, Stored
from boulevard.server.locked import file_of, held
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room
from boulevard.server.settings import settings_from

MOST_NAME, MOST_BOT_NAME = 40, 120
"""Letters in a name, as the interface takes them."""


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
        raise Refusal("database-trouble", detail=databases.in_a_line(error, engine)) from None
    finally:
        engine.dispose()


def existing(engine: sa.Engine) -> None:
    """A file that is not there is no database to read from; SQLite would make one."""
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).exists():
        raise Refusal("database-trouble", detail=f"{engine.url.database} is not there")


def backup(given: Mapping[str, Any], file: Path) -> int:
    with database(given) as engine:
        existing(engine)
        return databases.backup(engine, file)


def restore(given: Mapping[str, Any], file: Path) -> tuple[int, str]:
    """A backup becomes the database again; the number of its tables, and the database's address. The file stays as it
    is, of whatever version. What a server has in its hands is left alone."""
    with TemporaryDirectory() as folder, database(given) as engine, held(file_of(engine.url)) as ours:
        if not ours:
            raise Refusal("restore-taken", file=str(file_of(engine.url)))
        scratch = Path(folder, "backup.db")
        shutil.copyfile(file, scratch)
        source = databases.engine_for(f"sqlite:///{scratch}")
        try:
            databases.migrate(source)
            databases.migrate(engine)
            if sum(rows.counts(engine).values()):
                raise Refusal("database-full")
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


def bring_in(given: Mapping[str, Any], record: Record, seed: bytes) -> Imported:
    """A record as a new table. Persons' seats get new tokens; bots sit where the record last had bots."""
    game = registry.game(record.game, None, record.rules)
    record.seed = seed_hash(seed)
    check_names(record)
    table = open_table(game, record)
    now = time()
    lines = [kept_line(table, line, now) for line in record.lines]
    seats = {
        seat: Seated("bot" if name.startswith(BOT) else "person", name) for seat, name in table.names.items()
    }  # fmt: skip
    tokens = {seat: new_token() for seat, seated in seats.items() if seated.kind == "person"}
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


def check_names(record: Record) -> None:
    """Whoever is named in a record might have sat down by that name."""
    renamed = [line.text.split(" ", 2) for line in record.lines if line.seat == TABLE]
    for name in (*record.players.values(), *(words[2] for words in renamed if words[0] == "seat" and len(words) == 3)):
        most = MOST_BOT_NAME if name.startswith(BOT) else MOST_NAME
        if not name.isprintable() or name != " ".join(name.split()) or not 0 < len(name) <= most:
            shown = "".join(one if one.isprintable() else "\N{REPLACEMENT CHARACTER}" for one in name)
            raise Refusal("name", given=shown[: 2 * MOST_NAME])


def kept_line(table: Table, line: Line, now: float) -> KeptLine:
    """A line as it is stored, said at the table."""
    ply, game = table.ply, table.game
    seen = {}
    if line.seat != TABLE:
        try:
            move = game.parse(line.text)
            for viewer in ("", *table.players):
                known = game.seen(table.state, move, viewer or None)
                if known != line.text:
                    seen[viewer] = known
        except Problem:
            seen = {}
    moments: list[Moment] = []
    before = totals(game, table.state)
    try:
        table.say(line, moments)
    except Problem as problem:
        raise problem.at(f"ply {ply}") from None
    events, _ = noted(before, moments, partial(totals, game))
    return KeptLine(ply, line.seat, line.text, seen, events, table.last_is_fence, None, now)
