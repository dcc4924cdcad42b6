"""verify, backup, export, import: for those who run a server, and those who check its games."""

import json
import sqlite3
from pathlib import Path

import pytest

from boulevard.cli import main
from boulevard.server.database import engine_for, shown
from server.kit import Party, Served
from server.records import check_record


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    try:
        status = main([str(word) for word in words])
    except SystemExit as left:
        status = int(left.code or 0)
    found = capsys.readouterr()
    return status, found.out, found.err


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)


def played(served: Served, moves: int = 10_000) -> Party:
    party = served.open(seats={"orange": "me", "blue": "me"}, name="Ana")
    party.play(moves)
    return party


def test_verify(served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    party = played(served)
    file, seed = tmp_path / "a.game", party.state()["seed"]
    file.write_text(party.record(), "utf-8")
    status, out, _ = run(capsys, "verify", file, "--seed", seed)
    assert (status, "draws checked" in out) == (0, True)
    status, _, err = run(capsys, "verify", file, "--seed", "0" * 64)
    assert (status, "not the seed" in err, err.count("\n")) == (1, True, 1)
    status, _, err = run(capsys, "verify", file, "--seed", "xyz")
    assert (status, "64 hexadecimal" in err) == (2, True)
    lines = file.read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("- deal orange"))
    again = next(n for n, line in enumerate(lines) if line.startswith("- deal orange") and n > first)
    one, other = lines[first].split()[-1], lines[again].split()[-1]
    swap = {f"- deal orange {one}": f"- deal orange {other}", f"- deal orange {other}": f"- deal orange {one}"}
    swapped = [swap.get(line, line) for line in lines]
    end = min(n for n, line in enumerate(swapped) if line.startswith("orange tile"))
    file.write_text("\n".join(swapped[:end]) + "\n", "utf-8")
    status, _, err = run(capsys, "verify", file, "--seed", seed)
    assert status == 1
    assert f"line {first + 1}: the draw" in err
    golden = Path(__file__).parent.parent / "data" / "golden" / "paris" / "01.game"
    assert run(capsys, "verify", golden, "--seed", seed)[0] == 2


def test_backup_export_import(served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A game under way goes from one server's database to another's, and is played to its end there."""
    party = played(served, 9)
    copy = tmp_path / "copy.db"
    status, out, err = run(capsys, "backup", copy, "--database", served.database)
    assert status == 0, err
    assert "copied into" in out
    assert run(capsys, "backup", copy, "--database", served.database)[0] == 2
    status, record, err = run(capsys, "export", party.table, "--seed", "--database", f"sqlite:///{copy}")
    assert status == 0
    assert "- deal orange ?" not in record
    seed = err.split()[-1]
    file = tmp_path / "a.game"
    file.write_text(record, "utf-8")
    other = f"sqlite:///{tmp_path}/other.db"
    status, _, err = run(capsys, "import", file, "--database", other)
    assert (status, "--seed" in err) == (2, True)
    assert run(capsys, "import", file, "--seed", "1" * 64, "--database", other)[0] == 1
    status, out, err = run(capsys, "import", file, "--seed", seed, "--database", other)
    assert status == 0, err
    found = json.loads(out)
    server = Served(other, tmp_path / "log", "--no-limits").start()
    try:
        moved = Party(server, {"table": found["table"], "invite": found["invite"], "tokens": found["tokens"]})
        before, after = party.state("orange"), moved.state("orange")
        for name in ("view", "moves", "ply", "to_act", "undo_to", "seed_hash"):
            assert before[name] == after[name]
        assert moved.record("orange") == party.record("orange")
        assert moved.play()["status"] == "over"
        check_record(moved)
    finally:
        server.stop()


def test_a_served_record_replays_and_comes_back(
    served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    golden = Path(__file__).parent.parent / "data" / "golden" / "paris" / "14.game"
    database = f"sqlite:///{tmp_path}/new.db"
    status, out, err = run(capsys, "import", golden, "--database", database)
    assert status == 0, err
    status, record, _ = run(capsys, "export", json.loads(out)["table"], "--database", database)
    assert status == 0
    lines = [line for line in record.splitlines() if not line.startswith("seed ")]
    assert lines == golden.read_text("utf-8").splitlines()


def test_names_are_checked_on_their_way_in(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Nobody gets a name into a table that could not have been typed there."""
    golden = (Path(__file__).parent.parent / "data" / "golden" / "paris" / "14.game").read_text("utf-8")
    players = next(line for line in golden.splitlines() if line.startswith("players "))
    seats = json.loads(players.removeprefix("players "))
    strange = ("\x1b[2J", "two\nlines", "a" * 41, "", " ", "a  b", "bot:\x07", "\u202eevil")
    for place, name in enumerate(strange):
        one = {**seats, next(iter(seats)): name}
        files = [golden.replace(players, f"players {json.dumps(one)}")]
        if name.strip() and name.isprintable():  # the table itself says nothing else
            files.append(golden.replace("\n= ", f"\n~ seat {next(iter(seats))} {name}\n= "))
        for number, text in enumerate(files):
            file = tmp_path / f"{place}-{number}.game"
            file.write_text(text, "utf-8")
            status, _, err = run(capsys, "import", file, "--database", f"sqlite:///{tmp_path}/new.db")
            assert status == 2, (name, err)
            assert "cannot be used" in err
            assert err.rstrip("\n").isprintable()


def test_a_newer_database_is_one_clear_line_for_an_import_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    golden = Path(__file__).parent.parent / "data" / "golden" / "paris" / "14.game"
    database = f"sqlite:///{tmp_path}/new.db"
    assert run(capsys, "import", golden, "--database", database)[0] == 0
    with sqlite3.connect(tmp_path / "new.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from-tomorrow'")
    status, _, err = run(capsys, "import", golden, "--database", database)
    assert status == 2
    assert "written by a newer Boulevard" in err


def test_what_cannot_be_used(served: Served, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for words, said in (
        (("export", "nothing", "--database", served.database), "there is no table"),
        (("export", "x", "--database", f"sqlite:///{tmp_path}/none.db"), "is not there"),
        (("export", "x", "--database", "mysql://a:secret@b/c"), "is not a database address"),
        (("backup", tmp_path / "b.db", "--database", f"sqlite:///{tmp_path}/none.db"), "is not there"),
        (("backup", "/proc/nowhere/b.db", "--database", served.database), ""),
        (("import", tmp_path / "none.game"), "cannot be read"),
        (("serve", "--database", "oracle"), "is not a database address"),
        (("serve", "--host", "256.1.1.1", "--database", f"sqlite:///{tmp_path}/s.db"), "cannot listen at this address"),
        (("serve", "--port", "99999"), "port cannot be"),
    ):
        status, _, err = run(capsys, *words)
        assert status == 2, (words, err)
        assert said in err
        assert "secret" not in err
        assert err.count("\n") == 1, err
    assert not (tmp_path / "none.db").exists()


def test_tokens_are_hashed_at_rest(served: Served) -> None:
    party = served.open()
    party.join()
    database = sqlite3.connect(served.database.removeprefix("sqlite:///"))
    everything = "\n".join(database.iterdump())
    database.close()
    for secret in (*party.tokens.values(), party.invite):
        assert secret not in everything


def test_backup_of_postgresql_while_it_is_played_on(
    shared: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The copy is an SQLite file with the same tables."""
    server = Served(shared, tmp_path / "log", "--no-limits").start()
    try:
        party = played(server, 9)
        copy = tmp_path / "copy.db"
        status, out, err = run(capsys, "backup", copy, "--database", shared)
        assert status == 0, err
        assert "copied into" in out
        found = [run(capsys, "export", party.table, "--database", one)[1] for one in (shared, f"sqlite:///{copy}")]
        assert found[0] == found[1]
        assert "- deal orange" in found[0]
    finally:
        server.stop()


def test_a_record_does_not_choose_what_the_server_loads(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A bot by import path plays only where the host allowed it: otherwise moves are drawn for it, and told."""
    record = tmp_path / "a.game"
    players = '{"orange": "bot:strange_bots:Loaded", "blue": "Ana"}'
    options = '{"edition": "fr", "first": "orange", "flip": false, "hand": 1, "postcards": "first"}'
    head = ("boulevard 1", "game paris", "rules 1", f"options {options}", f"players {players}", "")
    record.write_text("\n".join([*head, "- deal orange 3", "- deal blue 8", ""]), "utf-8")
    database = f"sqlite:///{tmp_path}/new.db"
    status, out, err = run(capsys, "import", record, "--database", database)
    assert status == 0, err
    found = json.loads(out)
    server = Served(database, tmp_path / "log", "--no-limits", "--bot-pace", "0.05").start()
    try:
        moved = Party(server, {"table": found["table"], "invite": found["invite"], "tokens": found["tokens"]})
        with server.live(moved.table, moved.tokens["blue"], "?after=2") as live:
            state = live.until("state", to_act=["blue"])
            told = [event for event in state["events"] if event["event"] == "table-stumble"]
        assert [event["stumble"] for event in told] == ["barred"]
    finally:
        server.stop()


def test_what_a_server_has_in_its_hands_is_not_restored_into(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Not even where its file is gone: it would go on with the one that nobody finds any more."""
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    database = f"sqlite:///{file}"
    server = Served(database, tmp_path / "log", "--no-limits").start()
    try:
        server.open()
        assert run(capsys, "backup", copy, "--database", database)[0] == 0
        for beside in tmp_path.glob("tables.db*"):
            if beside.suffix != ".lock":
                beside.unlink()
        for language, said in (("en", "end it before you restore"), ("fr", "arrêtez-le avant")):
            status, _, err = run(capsys, "restore", copy, "--database", database, "--lang", language)
            assert (status, said in err, str(file) in err, err.count("\n")) == (2, True, True, 1)
        assert not file.exists()
    finally:
        server.stop()
    status, out, err = run(capsys, "restore", copy, "--database", database)
    assert status == 0, err
    assert out == f"1 table restored from {copy} into {database}\n"


def test_an_address_is_shown_without_its_password() -> None:
    engine = engine_for("postgresql://carla:secret@db.example.org/tables?password=secret")
    assert shown(engine) == "postgresql://carla:***@db.example.org/tables"
