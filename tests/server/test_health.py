"""While nothing can be written, whoever asks is told so: the one who plays, and the one who looks after the server."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Served


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that waits for half a second."""
    monkeypatch.setenv("BOULEVARD_WRITE_SECONDS", "0.5")
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits").start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")
    assert "task failed" not in server.log.read_text("utf-8")


def until_health(server: Served, status: int, said: str) -> None:
    for _ in range(300):
        answer = server.call("GET", "/health")
        if (answer.status_code, answer.json()["status"]) == (status, said):
            return
        time.sleep(0.1)
    raise AssertionError(answer.text)


def test_writing_that_hangs_is_told_and_what_became_of_it_too(own: Served, tmp_path: Path) -> None:
    party = own.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    with own.live(party.table) as watching:
        state = party.state("orange")
        assert watching.until("state")["ply"] == state["ply"]
        move = {"ply": state["ply"], "move": state["moves"][0], "id": "mine"}
        taken = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        taken.execute("BEGIN IMMEDIATE")  # somebody else holds the file, and does not let it go
        answer = own.call("POST", f"{party.path}/moves", move, party.tokens["orange"])
        assert (answer.status_code, answer.json()["error"]) == (503, "storage")
        assert "nothing counts twice" in answer.json()["sentence"]
        until_health(own, 503, "writing")
        assert party.state("orange")["ply"] == state["ply"]  # one can still look
        with own.live(party.table, party.tokens["blue"]) as live:  # and come, and be told
            live.send(type="answer", seat="blue", yes=True, id="late")
            assert live.until("refused")["error"] == "no-takeback"
            live.send(type="resign", seat="blue", id="late")
            assert live.until("refused")["error"] == "storage"
        taken.execute("ROLLBACK")
        taken.close()
        after = watching.until("state")
        assert after["ply"] > state["ply"]  # it was written after all, and whoever is there hears of it
    until_health(own, 200, "ok")
    again = party.post("moves", "orange", move)
    record = party.record("orange").splitlines()
    assert again["ply"] > state["ply"]
    assert sum(line.startswith("orange ") for line in record) == 1


def test_writing_that_fails_is_told_until_it_works_again(own: Served, tmp_path: Path) -> None:
    party = own.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    until_health(own, 200, "ok")
    file = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    full = "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
    file.execute(f"CREATE TRIGGER a BEFORE UPDATE ON tables {full}")
    file.execute(f"CREATE TRIGGER b BEFORE INSERT ON presence {full}")
    state = party.state("orange")
    move = {"ply": state["ply"], "move": state["moves"][0]}
    answer = own.call("POST", f"{party.path}/moves", move, party.tokens["orange"])
    assert (answer.status_code, answer.json()["error"]) == (503, "storage")
    until_health(own, 503, "writing")
    assert party.state("orange")["ply"] == state["ply"]
    for name in "ab":
        file.execute(f"DROP TRIGGER {name}")
    file.close()
    until_health(own, 200, "ok")  # nobody plays: it is tried
    party.move("orange")


def test_a_file_that_is_no_longer_at_its_place_is_told(own: Served, tmp_path: Path) -> None:
    """Removed or replaced: the server still writes to the one it opened, which nobody finds any more."""
    file, kept, other = tmp_path / "tables.db", tmp_path / "kept.db", tmp_path / "other.db"
    until_health(own, 200, "ok")
    kept.hardlink_to(file)
    other.write_bytes(file.read_bytes())
    other.replace(file)
    until_health(own, 503, "database")
    kept.replace(file)
    until_health(own, 200, "ok")
    file.unlink()
    until_health(own, 503, "database")
    assert own.log.read_text("utf-8").count("removed or replaced") == 2
