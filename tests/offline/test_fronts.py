"""A house in a page answers what a server answers: whole games through both fronts, byte for byte."""

import asyncio
import inspect
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from boulevard import registry
from boulevard.offline.front import Connection, Front
from boulevard.offline.house import PageHouse
from boulevard.server import at_tables
from boulevard.server.app import application, described
from boulevard.server.asked import ASKS
from boulevard.server.at_tables import COMMANDS
from boulevard.server.bots import Process
from boulevard.server.settings import Settings
from boulevard.server.watch import STILL, Watch
from boulevard.server.workers import Workers
from offline.rows import Memory, front

GAMES = registry.game_names()
SEED = bytes(range(32))
BASE = "http://testserver.local"
LOOKED = '{"type":"seats"'
"""A server looks around from time to time, and says who is here."""
Loop = asyncio.Runner


class Both:
    """The two fronts, each asked the same."""

    def __init__(self, client: Any, clock: Path, runner: Loop) -> None:
        self.client, self.runner = client, runner
        self.front: Front | None = None
        self.clock = clock

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """What both answer, which is the same."""
        content = None if body is None else json.dumps(body)
        headers = {"accept-language": "fr"} | ({} if body is None else {"content-type": "application/json"})
        served = self.client.request(method, f"/api{path}", content=content, headers=headers)
        if self.front is None:
            cookie = self.client.cookies["guest"]
            self.house = PageHouse(Memory(), Workers(0, 1.0, 0.0, Process.begin), Settings(limits=False))
            self.house.tables.now = Watch(str(self.clock))
            self.front = Front(self.house, cookie, BASE)
        paged = self.runner.run(self.front.call(method, path, content, "fr"))
        assert (paged.status, paged.body) == (
            {201: 200, 202: 200}.get(served.status_code, served.status_code),
            served.content,
        ), path
        return json.loads(paged.body) if paged.body and paged.kind == "application/json" else paged.body.decode()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_through_both_fronts_is_the_same_to_the_byte(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was said on the way to a listener too, and everything that is asked of it afterwards."""
    monkeypatch.setattr(at_tables, "new_seed", lambda: SEED)
    clock = tmp_path / "clock"
    clock.write_text(f"{STILL}1000000")
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", limits=False, clock=str(clock), talk=False)
    rng = Random(f"both {name}")
    with asyncio.Runner() as runner, TestClient(application(settings), base_url=BASE) as client:
        both = Both(client, clock, runner)
        seats = dict.fromkeys(registry.game(name).seats(2), "me")
        opening = {"game": name, "seats": seats, "name": "Ana", "hints": True, "id": "ab" * 16}
        table = both.call("POST", "/tables", opening)["table"]
        path = f"/tables/{table}/live?after=0&seat={next(iter(seats))}&changes=1"
        heard: list[str] = []
        closed: list[int] = []
        assert both.front is not None
        with client.websocket_connect(f"/api{path}", headers={"accept-language": "fr"}) as socket:
            line = runner.run(both.front.connect(path, "fr", heard.append, closed.append))
            assert isinstance(line, Connection)
            for step in range(2_000):
                state = both.call("GET", f"/tables/{table}?seat={next(iter(seats))}")
                if state["status"] != "playing":
                    break
                seat = state["to_act"][0]
                own = both.call("GET", f"/tables/{table}?seat={seat}")
                if step % 7 == 0:
                    both.call("GET", f"/tables/{table}/choices?seat={seat}&path=")
                    both.call("GET", f"/tables/{table}/words?seat={seat}&lang=en")
                move = rng.choice(sorted(own["moves"]))
                said = json.dumps({"type": "move", "seat": seat, "ply": state["ply"], "move": move, "id": f"m{step}"})
                socket.send_text(said)
                runner.run(line.take(said))
                answered = [one for one in heard if f'"id":"m{step}"' in one]
                assert '"accepted"' in answered[0], answered
            assert state["status"] == "over"
            runner.run(line.gone())
            for one in heard:
                if not one.startswith(LOOKED):
                    while (received := socket.receive_text()).startswith(LOOKED):
                        pass
                    assert received == one
        for asked in ("", "/record", "/review", "/review/7", "/review/7?seat=", "/words?ply=9", "/analysis"):
            both.call("GET", f"/tables/{table}{asked}")
        both.call("GET", "/me/tables")
        study = runner.run(both.front.call("POST", "/studies", json.dumps({"table": table}), "fr"))
        assert study.status == 200
        runner.run(both.house.stop())


QUESTIONS = (
    "/games", "/games/paris", "/games/none", "/games/paris?rules=0x", "/learn/couleurs", "/learn/paris/light",
    "/learn/paris/light/0", "/learn/paris/light/0/choices?path=",
    "/learn/paris/light/99", "/problems/flatiron/1", "/problems/flatiron/1/words?lang=en",
    "/problems/paris/9/choices", "/problems/paris/90000",
    "/tables/none", "/tables/none/record", "/studies/none", "/nothing", "/me/tables", "/studies",
)  # fmt: skip


def test_lessons_problems_pads_and_refusals_are_the_same(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/t.db", limits=False, talk=False)
    with asyncio.Runner() as runner, TestClient(application(settings), base_url=BASE) as client:
        asked = front()
        for path in QUESTIONS:
            served = client.get(f"/api{path}", headers={"accept-language": "en"})
            paged = runner.run(asked.call("GET", path, None, "en"))
            assert paged.status == served.status_code, (path, paged.body, served.content)
            if paged.status != 400:  # what cannot be read is said in the words of whoever reads
                assert paged.body == served.content, path
        for game in GAMES:
            file = Path(registry.__file__).parent / "games" / game / "example.json"
            for body in (file.read_text("utf-8") if file.exists() else "{}", "{}"):
                served = client.post(f"/api/score/{game}", content=body, headers={"content-type": "application/json"})
                paged = runner.run(asked.call("POST", f"/score/{game}", body, "en"))
                assert (paged.status, paged.body) == (served.status_code, served.content)
        runner.run(asked.house.stop())


def test_what_a_page_can_ask_a_server_answers_too(tmp_path: Path) -> None:
    """Every call that is listed is one of HTTP, asked with values of the same names."""
    app = application(Settings(database=f"sqlite:///{tmp_path}/t.db")).app
    paths: Any = msgspec.json.decode(described(app))["paths"]
    for method, path in (*ASKS, *COMMANDS):
        call = paths[f"/api{path}"][method.lower()]
        named = {one["name"] for one in call.get("parameters", [])}
        assert set(re.findall(r"\{(\w+)\}", path)) <= named
        if (method, path) in ASKS:
            taken = list(inspect.signature(ASKS[method, path]).parameters)[2:]
            assert set(taken) - {"data"} == named, path
            assert ("data" in taken) == ("requestBody" in call), path


def test_a_change_that_starts_from_what_is_no_more_is_refused() -> None:
    """Two houses over the same rows: one is quicker, and the other takes up what was written."""

    async def main() -> None:
        rows = Memory()
        first, second = front(rows), front(rows)
        seats = {"orange": "me", "blue": "me"}
        opened = await first.call("POST", "/tables", json.dumps({"game": "paris", "seats": seats}), "en")
        table = json.loads(opened.body)["table"]
        states = [json.loads((await one.call("GET", f"/tables/{table}", None, "en")).body) for one in (first, second)]
        assert states[0] == states[1]
        seat, ply = states[0]["to_act"][0], states[0]["ply"]
        own = json.loads((await first.call("GET", f"/tables/{table}?seat={seat}", None, "en")).body)
        moves = sorted(own["moves"])
        answers = [
            await one.call("POST", f"/tables/{table}/moves", json.dumps({"seat": seat, "ply": ply, "move": move}), "en")
            for one, move in ((first, moves[0]), (second, moves[1]))
        ]
        assert answers[0].status == 200
        assert answers[1].status == 409
        again = [(await one.call("GET", f"/tables/{table}/record", None, "en")).body for one in (first, second)]
        assert again[0] == again[1]
        for one in (first, second):
            await one.house.stop()

    asyncio.run(main())


def test_bots_play_hints_come_and_studies_are_written_in_a_house_of_its_own() -> None:
    async def main() -> None:
        asked = front()
        opening = {"game": "flatiron", "seats": {"1": "me", "2": "bot:random"}, "hints": True, "name": "Ana"}

        async def call(method: str, path: str, body: Any = None, status: int = 200) -> Any:
            answer = await asked.call(method, path, None if body is None else json.dumps(body), "en")
            assert answer.status == status, answer.body
            return json.loads(answer.body) if answer.body else None

        seat = sorted(registry.game("flatiron").seats(2))
        opening["seats"] = {seat[0]: "me", seat[1]: "bot:random"}
        table = (await call("POST", "/tables", opening))["table"]
        for _ in range(400):
            state = await call("GET", f"/tables/{table}?seat={seat[0]}")
            if state["to_act"] == [seat[0]] and state["ply"] > 12:
                break
            if state["to_act"] == [seat[0]]:
                body = {"ply": state["ply"], "move": sorted(state["moves"])[0]}
                await call("POST", f"/tables/{table}/moves", body)
            else:
                await asyncio.sleep(0.05)
        while (hint := await asked.call("POST", f"/tables/{table}/hint", "{}", "en")).status == 503:
            pass  # none came in time, on a machine that is busy
        assert json.loads(hint.body)["hints"]
        await call("POST", f"/tables/{table}/resign", {})
        study = (await call("POST", "/studies", {"table": table}))["study"]
        heard: list[str] = []
        closed: list[int] = []
        line = await asked.connect(f"/studies/{study}/live", "en", heard.append, closed.append)
        assert line is not None
        node = json.loads(heard[0])["nodes"][-1]
        edit = {"id": "c1", "edit": {"edit": "comment", "node": node["id"], "text": "Here."}, "name": "Ana"}
        await call("POST", f"/studies/{study}/edits", edit)
        assert any("Here." in one for one in heard[1:])
        again = front(asked.house.store.rows, asked.guest)  # type: ignore[arg-type]
        kept = json.loads((await again.call("GET", f"/studies/{study}", None, "en")).body)
        assert kept["seq"] == 1
        await call("DELETE", f"/studies/{study}", status=204)
        assert await asked.house.store.studies.load(study) is None
        assert not [key for key in asked.house.store.rows.rows if study in key]  # type: ignore[attr-defined]
        await asked.house.stop()
        await again.house.stop()

    asyncio.run(main())


def test_nothing_of_a_deleted_table_is_left() -> None:
    async def main() -> None:
        rows = Memory()
        asked = front(rows)
        seats = {"orange": "me", "blue": "me"}
        opened = await asked.call("POST", "/tables", json.dumps({"game": "paris", "seats": seats}), "en")
        table = json.loads(opened.body)["table"]
        assert rows.rows
        assert (await asked.call("DELETE", f"/tables/{table}", None, "en")).status == 204
        assert rows.rows == {}
        await asked.house.stop()

    asyncio.run(main())


def test_tables_as_a_file_come_to_another_browser_once() -> None:
    """Seats are held by whoever takes the file; what is there already stays; what is no such file is refused."""

    async def main() -> None:
        one, other = front(guest="a" * 32), front(guest="b" * 32)
        seats = {"orange": "me", "blue": "me"}
        await one.call("POST", "/tables", json.dumps({"game": "paris", "seats": seats}), "en")
        await one.call("POST", "/studies", json.dumps({"game": "paris"}), "en")
        file = (await one.call("GET", "/kept", None, "en")).body.decode()
        assert json.loads((await other.call("POST", "/kept", file, "en")).body) == {"taken": 2}
        assert json.loads((await other.call("POST", "/kept", file, "en")).body) == {"taken": 0}
        for path in ("/me/tables", "/studies"):
            here, there = [(await asked.call("GET", path, None, "en")).body for asked in (one, other)]
            assert here == there != b"[]"
        for broken in ("", "{}", '{"boulevard":2,"holder":"","rows":{}}', file.replace('"at/', '"to/')):
            assert (await other.call("POST", "/kept", broken, "en")).status == 400
        await one.house.stop()
        await other.house.stop()

    asyncio.run(main())
