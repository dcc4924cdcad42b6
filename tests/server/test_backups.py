"""Copies that a server makes of itself while people play, and tables that go on from them."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boulevard.cli import main
from boulevard.server.backups import NAMED, RETRY, Backups
from boulevard.server.database import engine_for, migrate
from boulevard.server.settings import HOUR, Settings
from boulevard.trial.process import soon_over
from server.conftest import new_database
from server.kit import Party, Served
from server.records import check_record

Start = Callable[..., Served]
OFTEN = ("--no-limits", "--backup-hours", "0.0001", "--backup-keep", "3")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers that are stopped in the end."""
    started: list[Served] = []

    def go(database: str, *flags: str) -> Served:
        started.append(Served(database, tmp_path / f"log{len(started)}", *flags))
        return started[-1].start()

    yield go
    for server in started:
        server.stop()
        assert "error inside" not in server.log.read_text("utf-8")
        assert "task failed" not in server.log.read_text("utf-8")


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("boulevard-*.db"))


def until(holds: Callable[[], Any]) -> Any:
    for _ in range(600):
        if found := holds():
            return found
        time.sleep(0.1)
    raise AssertionError("it never was so")


def test_tables_go_on_from_a_copy_made_while_people_played(
    start: Start, database: str, tmp_path: Path, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    """As a database of SQLite's own, and put back into one of the same kind."""
    folder = tmp_path / "copies"
    server = start(database, *OFTEN, "--backup", str(folder))
    parties = [server.open("paris", seats={"orange": "me", "blue": "me"}, name="Ana")]
    short: dict[str, Any] = {"seats": {"1": "me", "2": "me"}, "options": soon_over("couleurs", 2), "name": "Bo"}
    parties.append(server.open("couleurs", **short))
    for party in parties:
        party.play(6)
    others = [Party(Served(database, server.log, port=server.port), party.opened) for party in parties]
    played = [threading.Thread(target=one.play, args=(9,)) for one in others]
    for one in played:
        one.start()
    seen = {file.name for file in copies(folder)}
    until(lambda: len({file.name for file in copies(folder)} - seen) >= 3)
    for one, other in zip(played, others, strict=True):
        one.join()
        other.served.stop()
    known = {file.name for file in copies(folder)}
    until(lambda: not known & {file.name for file in copies(folder)})  # copies of what is there now
    assert server.get("/health") == {"status": "ok", "backup": "ok"}
    server.kill()
    assert 1 <= len(copies(folder)) <= 4  # rotation may just have been under way
    newest = copies(folder)[-1]
    empty = f"sqlite:///{tmp_path}/again.db"
    if not database.startswith("sqlite"):
        empty = new_database(request.getfixturevalue("postgresql"))
    assert main(["restore", str(newest), "--database", empty]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["restore", str(newest), "--database", empty]) == 2
    assert "already" in capsys.readouterr().err
    second = start(empty, "--no-limits")
    for party in parties:
        moved = Party(second, party.opened)
        assert moved.state()["ply"] >= 6
        assert moved.play()["status"] == "over"
        check_record(moved)
    second.stop()
    third = start(f"sqlite:///{newest}", "--no-limits")
    for party in parties:
        assert Party(third, party.opened).play(1)["status"] == "playing"


def test_a_copy_that_fails_is_told_and_harms_nobody(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    server = start(f"sqlite:///{tmp_path}/tables.db", *OFTEN, "--backup", str(folder))
    until(lambda: copies(folder))
    folder.rename(tmp_path / "elsewhere")
    folder.write_text("in the way", "utf-8")
    until(lambda: server.get("/health") == {"status": "ok", "backup": "failed"})
    assert "boulevard_backup_failed 1" in server.call("GET", "/metrics").text
    assert '"said": "backup failed"' in server.log.read_text("utf-8")
    server.open().join()
    folder.unlink()
    (tmp_path / "elsewhere").rename(folder)
    until(lambda: server.get("/health")["backup"] == "ok")


def backups(tmp_path: Path, hours: float = 6, keep: int = 7) -> Backups:
    engine = engine_for(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    return Backups(engine, Settings(backup=str(tmp_path / "copies"), backup_hours=hours, backup_keep=keep))


def test_the_oldest_copies_go(tmp_path: Path) -> None:
    one = backups(tmp_path, keep=2)
    (one.folder / "boulevard-mine.db").touch()  # nobody else's files are touched
    names = []
    for number in range(4):
        assert one.make(number * 6 * HOUR) == 0
        names.append(copies(one.folder)[-2].name)
    assert [file.name for file in copies(one.folder)] == [*names[-2:], "boulevard-mine.db"]
    assert one.age(19 * HOUR) == HOUR
    one.engine.dispose()


def test_of_two_processes_one_makes_the_copy(tmp_path: Path) -> None:
    one, other = backups(tmp_path), backups(tmp_path)
    assert one.wait(0.0) == other.wait(0.0) == 0
    with one._alone():
        assert other.make(0.0) is None
    assert one.make(0.0) == 0
    assert other.make(1.0) is None
    assert other.wait(1.0) == 6 * HOUR - 1
    assert other.make(6 * HOUR) == 0
    assert len(copies(one.folder)) == 2
    for each in (one, other):
        each.engine.dispose()


def test_what_was_never_finished_has_no_name_and_goes(tmp_path: Path) -> None:
    one = backups(tmp_path)
    left = one.folder / f".{NAMED}.part"
    left.write_text("half", "utf-8")
    one.engine.dispose()
    (tmp_path / "tables.db").write_bytes(b"no database at all, and longer than the beginning of one" * 100)
    assert one.make(0.0) is None
    assert one.failed
    assert one.wait(0.0) == RETRY
    assert [file.name for file in one.folder.iterdir()] == [".lock"]
    one.engine.dispose()


def test_settings_that_make_no_sense_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And it is said why: who runs the server may have forgotten a folder, or its rights."""
    (tmp_path / "file").touch()
    (tmp_path / "other" / ".lock").mkdir(parents=True)
    serve = ["serve", "--lang", "en", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    for folder, why in (("file", "Not a directory"), ("file/copies", "Not a directory"), ("other", "Is a directory")):
        assert main([*serve, "--backup", str(tmp_path / folder)]) == 2
        assert f"copies cannot be made in {tmp_path / folder}: {why}" in capsys.readouterr().err
    assert main([*serve, "--backup-hours", "0"]) == 2
    assert "--backup-hours cannot be “0.0”" in capsys.readouterr().err
