"""Bots that people bring, and that play over the network: the very text of docs/bots.md."""

import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.kit import Served
from server.test_lobby import SLOW, ask_no_more, member, name_of, seats, seek, sit
from server.test_members import Browser, closed

__all__ = ["closed"]

DOCS = Path(__file__).resolve().parents[2] / "docs"


def brought(browser: Browser, name: str = "Rosalie") -> Any:
    return browser.post("/api/club/bots", {"name": f"{name} {time.monotonic_ns() % 10**9}"})


def test_the_example_of_the_docs_plays_a_whole_game(served: Served, tmp_path: Path) -> None:
    program = re.search(r"```python\n(# rosalie\.py\n.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL)
    assert program is not None
    (tmp_path / "rosalie.py").write_text(program[1], "utf-8")
    ana, ben = Browser(served), Browser(served)
    bot = brought(ana)
    playing = subprocess.Popen(
        [sys.executable, str(tmp_path / "rosalie.py"), served.url, bot["token"]], stdout=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + 60
        while not (found := [one for one in seats(ben).values() if one["by"]["name"] == bot["name"]]):
            assert time.monotonic() < until
            assert playing.poll() is None
            time.sleep(0.1)
        assert found[0]["by"]["kind"] == "bot"
        table = sit(ben, found[0]["id"])
        lots = Random(1)
        while True:
            state = ben.get(f"/api/tables/{table}")
            if state["status"] == "over":
                break
            if state["moves"]:
                ben.post(f"/api/tables/{table}/moves", {"ply": state["ply"], "move": lots.choice(state["moves"])})
            else:
                time.sleep(0.02)
        assert {one["name"] for one in state["seats"].values()} == {"Ben", f"{bot['name']} (bot)"}
        said, _ = playing.communicate(timeout=60)
        assert said.splitlines()[-1] == f"over: {state['outcome']['winners']}"
        assert playing.returncode == 0
    finally:
        playing.kill()
        playing.wait()


def test_a_bot_is_marked_and_sits_where_it_may(served: Served) -> None:
    ana, owner = member(served, "Ana"), Browser(served)
    bot = brought(owner)
    token = bot["token"]
    closed_seat, open_seat = seek(ana), seek(ana, {**SLOW, "bots": True})
    shown = {one["id"] for one in served.get("/api/club", token)["seats"]}
    assert open_seat in shown
    assert closed_seat not in shown
    path = f"/api/club/seats/{closed_seat}/sit"
    assert served.call("POST", path, {}, token=token).json()["error"] == "seek-gone"
    challenge = seek(ana, SLOW, to=bot["name"].upper())
    assert [one["id"] for one in served.get("/api/club", token)["challenges"]] == [challenge]
    ask_no_more(ana, challenge)
    table = served.call("POST", f"/api/club/seats/{open_seat}/sit", {}, token=token).json()["table"]
    state = served.get(f"/api/tables/{table}", token)
    assert state["mine"]
    assert {one["name"] for one in state["seats"].values()} == {name_of(ana), f"{bot['name']} (bot)"}


def test_who_ends_a_bot_ends_all_of_it(served: Served) -> None:
    ana, owner = member(served, "Ana"), Browser(served)
    bot = brought(owner)
    token = bot["token"]
    assert [one["name"] for one in owner.get("/api/club/bots")] == [bot["name"]]
    assert ana.get("/api/club/bots") == []
    assert ana.call("DELETE", f"/api/club/bots/{bot['id']}").json()["error"] == "no-person"
    seat = seek(ana, {**SLOW, "bots": True})
    table = served.call("POST", f"/api/club/seats/{seat}/sit", {}, token=token).json()["table"]
    bearer = {"authorization": f"Bearer {token}"}
    with connect(served.url.replace("http", "ws") + "/api/club/live", additional_headers=bearer) as line:
        line.recv()
        assert owner.call("DELETE", f"/api/club/bots/{bot['id']}").is_success
        with pytest.raises(ConnectionClosed) as ended:
            list(iter(line.recv, None))
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 4401
    assert served.call("GET", "/api/club", token=token).json()["error"] == "token"
    assert served.call("GET", f"/api/tables/{table}", token=token).json()["error"] == "token"
    assert "open" in {one["kind"] for one in ana.get(f"/api/tables/{table}")["seats"].values()}


def test_names_and_numbers_of_bots(served: Served) -> None:
    ana, owner = member(served, "Ana"), Browser(served)
    bot = brought(owner)
    for name, error in ((bot["name"].lower(), "name-taken"), (name_of(ana), "name-taken"), ("Maître", "name-taken"),
                        ("", "name-length"), ("\u202eabc", "name-letter")):  # fmt: skip
        assert owner.refused("/api/club/bots", {"name": name}) == error, name
    for _ in range(4):
        brought(owner, "Odile")
    assert owner.refused("/api/club/bots", {"name": "Sixth of them"}) == "bots-many"
    answer = served.call("POST", "/api/club/bots", {"name": "Of a bot"}, token=bot["token"])
    assert answer.json()["error"] == "only-browser"
    assert owner.call("DELETE", "/api/me").is_success  # with its owner it goes
    assert served.call("GET", "/api/club", token=bot["token"]).json()["error"] == "token"
