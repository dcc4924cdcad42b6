"""Whoever asks to be forgotten is: no byte of the name, of a token or of what it is kept as remains."""

from pathlib import Path
from typing import Any

import pytest

from boulevard.server import commands as c
from boulevard.server.database import engine_for
from boulevard.server.guests import hashed
from boulevard.server.kept import Key, Seated
from boulevard.server.refusals import Refusal
from server.inside import ask, opened, room_of, wrote
from server.kit import Party, Served

NAME, FRIEND = "Zéphyrine-Unforgettable", "Balthazar"


def cookie(answer: Any) -> str:
    return str(answer.headers["set-cookie"].partition(";")[0].partition("=")[2])


def everything(database: str) -> bytes:
    """All that a database holds; of SQLite each byte of its files, journal and all."""
    if database.startswith("sqlite:///"):
        file = Path(database.removeprefix("sqlite:///"))
        return b"".join(one.read_bytes() for one in file.parent.glob(f"{file.name}*"))
    engine = engine_for(database)
    found = []
    with engine.connect() as connection:
        for table in ("tables", "lines", "keys", "presence"):
            found += [str(dict(row)) for row in connection.exec_driver_sql(f"SELECT * FROM {table}").mappings()]
    engine.dispose()
    return "\n".join(found).encode()


def test_no_byte_of_a_name_or_a_token_remains(database: str, tmp_path: Path) -> None:
    server = Served(database, tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    try:
        first = server.call("POST", "/api/tables", {"game": "paris", "name": NAME, "options": {"first": "orange"}})
        mine: dict[str, Any] = {"headers": {"cookie": f"guest={cookie(first)}"}}
        shared = Party(server, first.json())
        shared.join(name=FRIEND)
        friend = shared.tokens["blue"]
        server.post(f"{shared.path}/seats/orange", {"bot": "random"}, **mine)
        server.post(f"{shared.path}/seats/orange", {"person": f"{NAME} again"}, **mine)
        link = server.post(f"{shared.path}/seats/orange/link", {}, **mine)["token"]
        alone = Party(server, server.post("/api/tables", {"game": "paris", "name": NAME, "seats": {
            "orange": "me", "blue": "bot:random"}}, **mine))  # fmt: skip
        over = Party(server, server.post("/api/tables", {"game": "paris", "name": NAME}, **mine))
        over.join(name=FRIEND)
        over.post("resign", "blue")
        secrets = [*shared.tokens.values(), *alone.tokens.values(), *over.tokens.values(), link, cookie(first)]
        gone = [one for one in secrets if one not in (friend, over.tokens["blue"])]
        before = everything(database)
        assert NAME.encode() in before
        assert all(hashed(one).encode() in before for one in gone)

        with server.live(shared.table, friend) as live:
            live.until("state")
            answer = server.call("DELETE", "/api/me", **mine)
            assert answer.status_code == 204, answer.text
            assert "guest=" in answer.headers["set-cookie"]
            assert "Max-Age=0" in answer.headers["set-cookie"]
            state = live.until("state")
        assert state["seats"]["orange"]["kind"] == "open"
        assert NAME not in server.call("GET", f"{shared.path}?after=0", token=friend).text
        assert server.call("GET", alone.path).status_code == 404
        assert NAME not in over.record("blue")
        assert FRIEND in over.record("blue")
        assert over.state("blue")["seats"]["orange"]["name"] == "orange"
        assert server.get("/api/me/tables", **mine) == []
        for token in gone[:-1]:
            for table in (shared, over):
                assert server.call("GET", table.path, token=token).status_code == 401
        after = everything(database)
        assert FRIEND.encode() in after
        for secret in (NAME, *map(hashed, gone), *gone):
            assert secret.encode() not in after
        # and the others play on, with whoever comes
        shared.tokens["blue"] = friend
        shared.join(name="Somebody else")
        assert shared.play()["status"] == "over"
    finally:
        server.stop()
    assert NAME.encode() not in everything(database)
    assert "error inside" not in server.log.read_text("utf-8")


def test_another_process_forgets_too(shared: str, tmp_path: Path) -> None:
    servers = [Served(shared, tmp_path / f"log{number}", "--no-limits").start() for number in range(2)]
    try:
        party = servers[0].open(name=NAME)
        party.join(name=FRIEND)
        with servers[1].live(party.table, party.tokens["blue"], "?after=0") as live:
            assert live.until("state")["seats"]["orange"]["name"] == NAME
            assert servers[0].call("DELETE", "/api/me", token=party.tokens["orange"]).status_code == 204
            while live.until("state")["seats"]["orange"]["kind"] != "open":
                pass
        answer = servers[1].call("GET", f"{party.path}/record", token=party.tokens["blue"])
        assert NAME not in answer.text
    finally:
        for server in servers:
            server.stop()


def test_another_site_makes_nobody_forget(served: Served) -> None:
    first = served.call("POST", "/api/tables", {"game": "paris", "name": NAME})
    evil = {"cookie": f"guest={cookie(first)}", "origin": "https://evil.example"}
    assert served.call("DELETE", "/api/me", headers=evil).status_code == 403
    assert served.get(f"/api/tables/{first.json()['table']}")["seats"]["orange"]["name"] == NAME


def test_an_invite_code_is_nobody_s_to_delete_a_table_with(served: Served) -> None:
    party = served.open(seats={"orange": "open", "blue": "open"})
    assert served.call("DELETE", "/api/me", token=party.invite).status_code == 204
    assert party.state()["status"] == "open"
    room = room_of(opened())
    with pytest.raises(Refusal):
        ask(room, "code", c.Forgetting())


def test_a_bot_that_took_the_seat_over_stays_and_a_friend_with_a_link_keeps_the_own_seat() -> None:
    room = room_of(opened("couleurs", players=3))
    room.company.seats["1"] = Seated("bot", "bot:apprenti")
    room.keys[hashed("2")].append(Key(hashed("2"), "1", "guest"))  # the friend in 2 was lent the seat
    room.keys[hashed("2")].append(Key(hashed("2"), "", "host"))
    done = ask(room, "1", c.Forgetting())
    assert not done.deletes
    assert wrote(done).forgets is not None
    assert room.company.seats["1"] == Seated("bot", "bot:apprenti")
    assert room.company.players is not None
    assert room.company.players["1"] == "1"
    assert room.held(hashed("1")) == []
    assert room.held(hashed("2")) == ["2"]
    assert room.is_host(hashed("2"))
