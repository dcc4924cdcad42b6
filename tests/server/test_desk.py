"""The desk of whoever runs the server: who is let in, and what is written down of what was done."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from boulevard.cli import main
from boulevard.server import desk_rows
from boulevard.server.database import engine_for, migrate, transaction
from boulevard.server.desk_rows import Doing
from boulevard.server.guests import hashed
from boulevard.server.schema import desk_acts
from server.kit import Served
from server.test_members import Browser, closed

__all__ = ["closed"]


@pytest.fixture
def alone(tmp_path: Path, database: str) -> Iterator[Served]:
    """A server with a database of its own, and with its limits."""
    served = Served(database, tmp_path / "log")
    served.start()
    yield served
    served.stop()
    assert "error inside" not in served.logged()
    assert "task failed" not in served.logged()


def link(database: str, capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """What `boulevard host-link` prints."""
    assert main(["host-link", "--database", database, *flags]) == 0
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 1
    return out[0]


def token(printed: str) -> str:
    return printed.partition("#")[2]


def entered(served: Served, capsys: pytest.CaptureFixture[str], agent: str = "Firefox/140.0 (X11; Linux)") -> Browser:
    """A browser at the desk."""
    browser = Browser(served, agent)
    browser.post("/api/host/session", {"link": token(link(served.database, capsys))})
    return browser


def acts(browser: Browser) -> list[tuple[str, str]]:
    """By what, and what was done; the first first."""
    return [(one["by"], one["what"]) for one in reversed(browser.get("/api/host/acts"))]


def calls(served: Served) -> list[tuple[str, str]]:
    """Every call about the desk."""
    paths: dict[str, dict[str, Any]] = served.get("/api/openapi.json")["paths"]
    return [(way.upper(), path) for path, ways in paths.items() if path.startswith("/api/host") for way in ways]


def test_a_link_opens_the_desk_once(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    printed = link(alone.database, capsys)
    assert printed.startswith(f"{alone.url}/host#"), "it leads to where the server says that it is"
    host, other = Browser(alone), Browser(alone)
    shown = host.post("/api/host/session", {"link": token(printed)})
    assert shown["status"] == "ok"
    assert [one["here"] for one in shown["sessions"]] == [True]
    assert other.refused("/api/host/session", {"link": token(printed)}) == "desk-link"
    assert host.get("/api/host")["tables"] == {}
    assert acts(host) == [("command", "link"), ("desk", "enter")]


def test_a_link_opens_nothing_after_ten_minutes(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    printed = link(alone.database, capsys)
    engine = engine_for(alone.database)
    with transaction(engine) as connection:
        connection.execute(sa.text("UPDATE desk_links SET until = until - 601"))
    engine.dispose()
    assert Browser(alone).refused("/api/host/session", {"link": token(printed)}) == "desk-link"


def test_nothing_of_the_desk_is_reached_without_its_cookie(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    table = alone.open(seats={"orange": "me", "blue": "open"})
    host = entered(alone, capsys)
    guest = Browser(alone)
    guest.post("/api/tables", {"game": "paris"})
    every = calls(alone)
    assert ("GET", "/api/host/acts") in every
    for way, described in every:
        if (way, described) == ("POST", "/api/host/session"):
            continue
        path = re.sub(r"{\w+}", "1", described)
        for answer in (
            guest.call(way, path, {} if way != "GET" else None),
            guest.call(way, path, {} if way != "GET" else None, cookie="desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"),
            alone.call(way, path, {} if way != "GET" else None, table.tokens["orange"]),
        ):
            assert (answer.status_code, answer.json()["error"]) == (403, "desk-closed"), (way, path)
        foreign = host.call(way, path, {} if way != "GET" else None, origin="https://elsewhere.example")
        assert (foreign.status_code, foreign.json()["error"]) == (403, "origin"), (way, path)


def test_a_session_can_be_ended_here_and_from_another_browser(
    alone: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = entered(alone, capsys, "Firefox"), entered(alone, capsys, "Chrome")
    sessions = {one["called"]: one for one in second.get("/api/host")["sessions"]}
    assert sorted(sessions) == ["Chrome", "Firefox"]
    assert second.call("DELETE", f"/api/host/sessions/{sessions['Firefox']['id']}").status_code == 204
    assert first.refused("/api/host", method="GET") == "desk-closed"
    assert second.call("DELETE", "/api/host/session").status_code == 204
    assert second.refused("/api/host", method="GET") == "desk-closed"
    third = entered(alone, capsys)
    assert acts(third)[-4:] == [("desk", "leave"), ("desk", "leave"), ("command", "link"), ("desk", "enter")]


def test_the_cookie_is_the_desks_own_and_the_database_holds_no_key_to_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log").start()
    try:
        printed = token(link(served.database, capsys))
        answer = served.call("POST", "/api/host/session", {"link": printed})
        given = answer.headers["set-cookie"]
        name, _, value = given.partition(";")[0].partition("=")
        assert name == "desk"
        assert {"httponly", "samesite=strict", "path=/"} <= {part.strip().lower() for part in given.split(";")}
        other: dict[str, Any] = {"headers": {"cookie": f"guest={value}"}}
        assert served.call("GET", "/api/host", **other).status_code == 403
        assert served.call("GET", "/api/host", headers={"cookie": f"desk={value}"}).status_code == 200
    finally:
        served.stop()
    held = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert hashed(value).encode() in held
    assert value.encode() not in held
    assert printed.encode() not in held
    assert printed not in served.logged()


def test_over_an_open_way_nobody_is_let_in(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    """Who reads on the way could take the cookie."""
    printed = token(link(alone.database, capsys))
    by_name = {"host": "tables.example.org", "origin": "http://tables.example.org"}
    refused = httpx.post(f"{alone.url}/api/host/session", json={"link": printed}, headers=by_name)
    assert refused.json()["error"] == "desk-open-way"
    assert Browser(alone).post("/api/host/session", {"link": printed})["status"] == "ok"


def test_several_processes_let_the_same_browser_in(
    shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = Served(shared, tmp_path / "one", "--public-url", "https://tables.example.org").start()
    second = Served(shared, tmp_path / "two", "--public-url", "https://tables.example.org").start()
    try:
        printed = link(shared, capsys)
        assert printed.startswith("https://tables.example.org/host#")
        answer = first.call("POST", "/api/host/session", {"link": token(printed)})
        mine: dict[str, Any] = {"headers": {"cookie": answer.headers["set-cookie"].partition(";")[0]}}
        assert second.get("/api/host", **mine)["sessions"][0]["here"]
        assert second.call("DELETE", "/api/host/session", **mine).status_code == 204
        assert first.call("GET", "/api/host", **mine).status_code == 403
    finally:
        first.stop()
        second.stop()


def test_the_trail_is_of_a_bounded_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits is kept, however much comes after it."""
    monkeypatch.setattr(desk_rows, "MOST_ACTS", 5)
    engine = engine_for(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    for number in range(1, 10):
        with transaction(engine) as connection:
            doing = Doing("command", "ana", float(number))
            assert desk_rows.note(connection, doing, "link", waits=number == 2) == number
    assert [one.number for one in desk_rows.acts(engine, 100)] == [9, 8, 7, 6, 5, 2]
    assert [one.number for one in desk_rows.waiting(engine)] == [2]
    with engine.connect() as connection:
        assert connection.execute(sa.select(sa.func.count()).select_from(desk_acts)).scalar() == 6
    engine.dispose()


def test_the_link_of_a_laptop_leads_to_plain_boulevards_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without any flag it is the server of this house, if no database of `serve` lies here."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BOULEVARD_DATABASE", raising=False)
    monkeypatch.setattr("boulevard.cli.desk.data_folder", lambda: tmp_path / "home")
    assert main(["host-link"]) == 2
    assert "boulevard.db is not there" in capsys.readouterr().err
    (tmp_path / "home").mkdir()
    engine = engine_for(f"sqlite:///{tmp_path}/home/tables.db")
    migrate(engine)
    desk_rows.reached(engine, "http://127.0.0.1:8003")
    engine.dispose()
    assert main(["host-link"]) == 0
    assert capsys.readouterr().out.startswith("http://127.0.0.1:8003/host#")
    sqlite3.connect(tmp_path / "boulevard.db").close()
    assert main(["host-link", "--public-url", "https://tables.example.org"]) == 0
    assert capsys.readouterr().out.startswith("https://tables.example.org/host#")
