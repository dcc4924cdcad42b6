"""What a call costs is what is counted; and what used to break or to lie does not."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from litestar.testing import TestClient

from boulevard import registry
from boulevard.core.options import MOST_NUMBER
from boulevard.server.app import application
from boulevard.server.limits import RATES, REVIEW_COST, WORDS_COST, WORTH_TELLING, Limits, Spent, lines_cost
from boulevard.server.refusals import Refusal
from boulevard.server.room import RECENT
from boulevard.server.settings import Settings
from server.kit import Served


def test_what_costs_more_is_sooner_too_much() -> None:
    limits = Limits(clock=lambda: 0.0)
    most = int(RATES["ask"][0])
    for _ in range(most // 50):
        limits.take("ask", "a", 50.0)
    with pytest.raises(Refusal) as found:
        limits.take("ask", "a")
    assert found.value.figures == {"seconds": 1}
    limits.take("ask", "b", 10.0 * most)  # more than all there is takes all there is
    with pytest.raises(Refusal):
        limits.take("ask", "b")


def test_a_refusal_costs_nothing_and_says_how_long_to_wait() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    most, rate = RATES["ask"]
    limits.take("ask", "a", most)
    for _ in range(3):
        with pytest.raises(Refusal) as found:
            limits.take("ask", "a", rate)
        assert found.value.figures == {"seconds": 1}
    now = 1.0
    limits.take("ask", "a", rate)


def test_what_another_process_let_somebody_have_is_missing_here() -> None:
    now = 0.0
    here, there = (Limits(clock=lambda: now) for _ in range(2))
    here.untold = {}
    most, rate = RATES["ask"]
    here.take("ask", "a", most)
    here.take("ask", "b")  # hardly worth a word
    there.take("ask", "a", most)  # both at once: too much, and missed afterwards
    there.heard(here.to_tell())
    there.take("ask", "b", most)
    now = most / rate
    with pytest.raises(Refusal):
        there.take("ask", "a")
    now += 1.0
    there.take("ask", "a")
    assert here.to_tell() == []
    here.take("ask", "b", WORTH_TELLING * most)
    assert here.to_tell() == [Spent("ask", "b", 1 + WORTH_TELLING * most)]


def test_processes_of_one_database_share_their_limits(shared: str, tmp_path: Path) -> None:
    servers = [Served(shared, tmp_path / f"log{number}").start() for number in range(2)]
    try:
        most = int(RATES["open"][0])
        wrong = {"game": "nothing"}
        for _ in range(most):
            assert servers[0].call("POST", "/api/tables", wrong).status_code == 422
        assert servers[0].call("POST", "/api/tables", wrong).status_code == 429
        for _ in range(most // 2):
            if servers[1].call("POST", "/api/tables", wrong).status_code == 429:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("the other process knows nothing of it")
    finally:
        for server in servers:
            server.stop()


def test_each_question_costs_what_it_costs(tmp_path: Path) -> None:
    """Nothing fills up again: the clock stands still."""
    app = application(Settings(database=f"sqlite:///{tmp_path}/tables.db"))
    limits = app.server.limits
    limits.clock = lambda: 0.0

    def left() -> float:
        return limits.buckets.get(("ask", "testclient"), RATES["ask"])[0]

    seats = dict.fromkeys(registry.game("flatiron").seats(2), "me")
    with TestClient(app.app) as client:
        opened = client.post("/api/tables", json={"game": "flatiron", "seats": seats}).json()
        table = f"/api/tables/{opened['table']}"

        def costs(path: str) -> float:
            limits.buckets.clear()
            client.get(path)
            return round(RATES["ask"][0] - left(), 6)

        def costs_live(query: str) -> float:
            limits.buckets.clear()
            with client.websocket_connect(f"{table}/live{query}") as live:
                assert live.receive_json()["type"] == "state"
            return round(RATES["ask"][0] - left(), 6)

        assert costs(table) == costs("/health") == costs("/api/openapi.json") == 1
        assert costs(f"{table}/words") == 1 + WORDS_COST
        assert costs(f"{table}/review/0") == 1 + REVIEW_COST
        while (state := client.get(table).json())["status"] == "playing":
            limits.buckets.clear()
            client.post(f"{table}/moves", json={"ply": state["ply"], "move": state["moves"][0]})
        ply = state["ply"]
        assert ply > RECENT, "too short a game to say anything"
        assert costs(f"{table}/record") == costs(f"{table}?after=0") == costs(f"{table}/review") == 1 + lines_cost(ply)
        assert costs(f"{table}?after={ply}") == 1
        assert costs_live("?after=0") == lines_cost(ply)
        assert costs_live("") == costs_live(f"?after={ply}") == 0


def test_numbers_have_bounds_even_where_an_option_names_none(served: Served) -> None:
    for number in (10**9, 10**30, -1, 0):
        answer = served.call("POST", "/api/tables", {"game": "couleurs", "options": {"round_limit": number}})
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == "option-value"
    assert (
        served.open("couleurs", options={"round_limit": MOST_NUMBER}).state()["options"]["round_limit"] == 999_999_999
    )


def test_long_records_cost_more() -> None:
    assert lines_cost(0) == 0
    assert lines_cost(300) == 30


def test_records_cost_by_their_length(tmp_path: Path) -> None:
    """A server of its own: the others' buckets are full."""
    own = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log").start()
    try:
        party = own.open("paris", seats={"orange": "me", "blue": "me"})
        party.play()
        statuses = [own.call("GET", f"{party.path}/record").status_code for _ in range(200)]
        assert statuses[:20] == [200] * 20
        assert 429 in statuses
        assert own.call("GET", "/health").status_code in (200, 429)
    finally:
        own.stop()


def test_pings_and_garbage_over_a_socket_are_counted(tmp_path: Path) -> None:
    own = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log").start()
    try:
        party = own.open("paris", seats={"orange": "me", "blue": "me"})
        for sent in ('{"type": "ping"}', "garbage"):
            with own.live(party.table, party.tokens["orange"]) as live:
                live.until("state")
                answer: dict[str, object] = {}
                for _ in range(5000):
                    live.socket.send(sent)
                    answer = live.next()
                    assert answer["type"] in ("pong", "refused", "seats")
                    if answer.get("error") == "too-many":
                        break
                assert answer["error"] == "too-many"
    finally:
        own.stop()


def test_letters_that_are_none_are_a_bad_request(served: Served) -> None:
    for body in (b'{"game": "\xff"}', b'{"game": "\xed\xa0\x80"}', b"\xff\xfe"):
        answer = served.client.post(
            f"{served.url}/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "request"


def test_the_description_is_made_once_and_whole(served: Served) -> None:
    first, second = (served.client.get(f"{served.url}/api/openapi.json") for _ in range(2))
    assert first.content == second.content
    assert "/api/tables" in first.json()["paths"]
    assert first.headers["content-type"].startswith("application/json")


def begun(database: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "boulevard", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "LANG": "C"}
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)


def test_two_processes_on_one_file_are_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    first = Served(database, tmp_path / "log").start()
    try:
        second = begun(database)
        assert second.returncode == 2
        assert "another server process uses" in second.stderr
        assert "Traceback" not in second.stderr
        assert first.call("GET", "/health").status_code == 200
    finally:
        first.kill()
        first.stop()
    Served(database, tmp_path / "log").start().stop()  # whoever is dead holds nothing


def test_a_database_of_a_newer_version_is_one_clear_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    Served(database, tmp_path / "log").start().stop()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'from-tomorrow'")
    found = begun(database)
    assert found.returncode == 2
    assert "written by a newer Boulevard" in found.stderr
    assert "Traceback" not in found.stderr


# Answers that are lost -----------------------------------------------------------------------------------------------


def test_an_opening_that_is_repeated_opens_one_table(served: Served) -> None:
    """The answer was lost, cookie and all: the same again, and whoever asks so sits there."""
    asked = {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "id": "a secret of twenty letters or more"}
    first, second = (served.call("POST", "/api/tables", asked) for _ in range(2))
    assert first.status_code == second.status_code == 201
    assert first.json() == second.json()
    for answer in (first, second):
        cookie = {"cookie": answer.headers["set-cookie"].partition(";")[0]}
        state = served.client.get(f"{served.url}/api/tables/{first.json()['table']}", headers=cookie).json()
        assert state["mine"] == ["orange"]
    other = served.call("POST", "/api/tables", {**asked, "id": "another secret of twenty letters"}).json()
    assert other["table"] != first.json()["table"]
    assert other["token"] != first.json()["token"]


def test_a_seat_that_is_asked_for_again_is_the_same_seat(served: Served) -> None:
    party = served.open("couleurs", seats={"1": "me", "2": "open", "3": "open"})
    asked = {"invite": party.invite, "name": "Bo", "id": "a secret of twenty letters or more"}
    first, second = (served.call("POST", f"{party.path}/join", asked) for _ in range(2))
    assert first.json() == second.json()
    assert first.json()["seat"] == "2"
    assert party.state()["seats"]["3"]["kind"] == "open"
    other = served.call("POST", f"{party.path}/join", {**asked, "id": "another secret of twenty letters"}).json()
    assert other["seat"] == "3"


def test_a_secret_that_is_none_is_refused(served: Served) -> None:
    answer = served.call("POST", "/api/tables", {"game": "paris", "id": "short"})
    assert answer.status_code == 400
    assert "20" in answer.json()["sentence"]
