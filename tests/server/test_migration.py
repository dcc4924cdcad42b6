"""A database of the first schema, written by version 0.1.0 in mid-game, is brought up to today's and played on."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from boulevard.cli import main
from boulevard.server import migrations
from boulevard.server.database import engine_for, migrate
from boulevard.server.schema import metadata
from server.kit import Party, Served
from server.records import check_record

FIRST = (Path(__file__).parent.parent / "data" / "schema" / "0001.sql").read_text("utf-8")
KNOWN: dict[str, dict[str, Any]] = json.loads(FIRST.splitlines()[1].removeprefix("-- "))
"""What those who played then know of their tables."""
NEWEST = ScriptDirectory(str(Path(migrations.__file__).parent)).get_current_head()


def old_file(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.executescript(FIRST)
    connection.close()


def old_database(database: str, tmp_path: Path) -> None:
    """Fill a new database with what was written then."""
    if database.startswith("sqlite:///"):
        old_file(Path(database.removeprefix("sqlite:///")))
        return
    old_file(tmp_path / "first.db")
    source, target = engine_for(f"sqlite:///{tmp_path}/first.db"), engine_for(database)
    migrate(target, "0001")
    then = sa.MetaData()
    then.reflect(target, only=("tables", "lines", "keys", "presence"))
    with source.connect() as taken, target.begin() as given:
        for table in then.sorted_tables:
            if rows := [dict(row) for row in taken.execute(sa.select(table)).mappings()]:
                given.execute(sa.insert(table), rows)
    source.dispose()
    target.dispose()


def version(database: str) -> str:
    engine = engine_for(database)
    with engine.connect() as connection:
        found = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one())
    engine.dispose()
    return found


def test_games_begun_under_the_first_schema_are_played_to_their_ends(database: str, tmp_path: Path) -> None:
    old_database(database, tmp_path)
    assert version(database) == "0001"
    server = Served(database, tmp_path / "log", "--no-limits").start()
    try:
        assert version(database) == NEWEST
        for table, known in KNOWN.items():
            party = Party(server, {"table": table, "tokens": known["tokens"], "invite": known["invite"]})
            for seat, moves in known["moves"].items():
                state = party.state(seat, "?after=0")
                assert (state["ply"], state["moves"]) == (known["ply"], moves)
                assert {event["ply"] for event in state["events"]} >= {0, known["ply"] - 1}
                assert sorted(one["name"] for one in state["seats"].values()) == ["Ana", "Bo"]
            assert party.play()["status"] == "over"
            check_record(party)
            assert server.call("GET", f"{party.path}/review/{known['ply']}").status_code == 200
    finally:
        server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def test_a_backup_of_the_first_schema_is_restored_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old_file(tmp_path / "old.db")
    database = f"sqlite:///{tmp_path}/new.db"
    assert main(["restore", str(tmp_path / "old.db"), "--database", database]) == 0
    assert f"{len(KNOWN)} tables" in capsys.readouterr().out
    assert version(database) == NEWEST
    assert version(f"sqlite:///{tmp_path}/old.db") == "0001"  # whoever has a backup keeps it as it was


def test_migrations_lead_to_the_schema_that_the_code_knows(database: str, tmp_path: Path) -> None:
    """From nothing, and from the first."""
    for begun in (False, True):
        here = database if begun else f"sqlite:///{tmp_path}/empty.db"
        if begun:
            old_database(database, tmp_path)
        engine = engine_for(here)
        migrate(engine)
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        engine.dispose()
