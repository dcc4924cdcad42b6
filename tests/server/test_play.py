"""Whole games over real sockets, and the public interface call by call."""

import socket
import threading
from random import Random
from typing import Any

import httpx
import pytest

from boulevard import registry
from boulevard.bots.levels import LADDER, ladder_of
from boulevard.trial.process import soon_over
from server.kit import Party, Served
from server.records import check_record

GAMES = registry.game_names()


def full_party(served: Served, name: str) -> Party:
    game = registry.game(name)
    seats = game.seats(max(game.players))
    given = {seat: "open" if place else "me" for place, seat in enumerate(seats)}
    party = served.open(name, seats=given, options=soon_over(name))
    for seat in seats[1:]:
        assert party.join() == seat
    return party


def test_a_whole_game_over_http(served: Served) -> None:
    party = full_party(served, "paris")
    assert party.play()["status"] == "over"
    check_record(party)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_over_http(served: Served, name: str) -> None:
    party = full_party(served, name)
    state = party.play(40)
    assert state["ply"] > 40 or state["status"] == "over"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_over_sockets(served: Served, name: str) -> None:
    party = full_party(served, name)
    seats = list(party.tokens)
    ended = []

    def player(seat: str) -> None:
        rng = Random(seat)
        with served.live(party.table, party.tokens[seat], "?after=0") as live:
            state = live.until("state")
            while state["status"] == "playing":
                if seat in state["to_act"]:
                    id_ = f"{seat}{state['ply']}"
                    live.send(type="move", ply=state["ply"], move=rng.choice(state["moves"]), id=id_)
                    before = state["ply"]
                    state = live.until("state")
                    assert state["ply"] > before
                else:
                    assert state["moves"] == []
                    state = live.until("state")
            ended.append(state["outcome"]["winners"])

    players = [threading.Thread(target=player, args=(seat,)) for seat in seats]
    for one in players:
        one.start()
    for one in players:
        one.join(60)
    assert len(ended) == len(seats)
    check_record(party)


def test_what_opening_answers(served: Served) -> None:
    answer = served.call(
        "POST", "/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "me"}, "name": "Ana"}
    )
    opened = answer.json()
    assert set(opened) == {"table", "seat", "token", "tokens", "invite", "watch"}
    assert set(opened["tokens"]) == {"orange", "blue"}
    assert opened["token"] == opened["tokens"][opened["seat"]]
    assert opened["watch"].rpartition("/")[2] == opened["table"]
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("guest=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    party = Party(served, opened)
    state = party.state("blue")
    assert state["seats"] == {
        "orange": {"name": "Ana", "kind": "person", "here": False, "queued": False, "clock": None, "lent": False},
        "blue": {"name": "Ana", "kind": "person", "here": True, "queued": False, "clock": None, "lent": False},
    }
    assert state["seat"] == "blue"
    assert state["mine"] == ["blue"]


def test_a_table_waits_for_its_open_seats(served: Served) -> None:
    party = served.open(name="Ana")
    state = party.state("orange")
    assert (state["status"], state["to_act"], state["view"], state["moves"]) == ("open", [], None, [])
    assert party.post("moves", "orange", {"ply": 0, "move": "pass"}, 409)["error"] == "not-begun"
    assert party.served.call("GET", f"{party.path}/record").json()["error"] == "not-begun"
    assert party.join(name="  Bo \t Li ") == "blue"
    state = party.state("orange")
    assert state["status"] == "playing"
    assert state["seats"]["blue"]["name"] == "Bo Li"
    assert 'players {"orange": "Ana", "blue": "Bo Li"}' in party.record("orange")


def test_joining_is_for_those_invited(served: Served) -> None:
    party = served.open()
    wrong = {"invite": "nothing", "seat": "blue"}
    assert served.post(f"{party.path}/join", wrong, status=403)["error"] == "invite"
    taken = {"invite": party.invite, "seat": "orange"}
    assert served.post(f"{party.path}/join", taken, status=409)["error"] == "seat-taken"
    none = {"invite": party.invite, "seat": "green"}
    assert served.post(f"{party.path}/join", none, status=422)["error"] == "no-seat"
    bad = {"invite": party.invite, "name": "bot:random"}
    assert served.post(f"{party.path}/join", bad, status=422)["error"] == "name"
    assert served.post(f"{party.path}/join", {"invite": party.opened["invite"]})["seat"] == "blue"
    assert served.post(f"{party.path}/join", {"invite": party.invite}, status=409)["error"] == "seat-taken"


def test_the_host_can_invite_again(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        seats = {"orange": "open", "blue": "open"}
        party = Party(served, browser.post("/api/tables", json={"game": "paris", "seats": seats}).json())
        assert browser.get(party.path).json()["host"]
        assert not party.state()["host"]
        made = [browser.post(f"{party.path}/invite", json={}).json()["invite"] for _ in range(19)]
        assert len({*made, party.opened["invite"]}) == 20
        assert made[0].startswith(f"{party.opened['watch']}#invite/")
        refused = browser.post(f"{party.path}/invite", json={})
        assert (refused.status_code, refused.json()["error"]) == (422, "too-many-invites")
        evil = browser.post(f"{party.path}/invite", json={}, headers={"origin": "https://evil.example"})
        assert evil.json()["error"] == "origin"
    for number, invite in enumerate((made[0], party.opened["invite"])):
        joined = served.post(f"{party.path}/join", {"invite": invite})
        assert joined["seat"] == ("orange", "blue")[number]
        assert party.served.post(f"{party.path}/invite", {}, joined["token"], 422)["error"] == "not-host"
    assert party.post("invite", None, {}, 403)["error"] == "spectator"


def test_moves_are_refused_and_nothing_changes(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    state = party.state("orange")
    ply, move = state["ply"], state["moves"][0]
    assert served.post(f"{party.path}/moves", {"ply": ply, "move": move}, "no" * 16, 401)["error"] == "token"
    assert party.post("moves", None, {"ply": ply, "move": move}, 403)["error"] == "spectator"
    assert party.post("moves", "blue", {"ply": ply, "move": move}, 409)["error"] == "not-your-turn"
    assert party.post("moves", "orange", {"ply": ply - 1, "move": move}, 409)["error"] == "old-ply"
    assert party.post("moves", "orange", {"ply": ply + 1, "move": move}, 409)["error"] == "old-ply"
    assert party.post("moves", "orange", {"ply": ply, "move": move, "seat": "blue"}, 403)["error"] == "not-yours"
    refused = party.post("moves", "orange", {"ply": ply, "move": "take NOTHING"}, 422)
    assert set(refused) == {"error", "figures", "rule", "sentence"}
    french = party.post(
        "moves", "orange", {"ply": ply, "move": "x"}, 422, headers={"accept-language": "fr-CA,en;q=0.5"}
    )
    assert "n’est pas" in french["sentence"]
    bodies: list[Any] = [
        {},
        {"ply": "x", "move": move},
        {"ply": -1, "move": move},
        {"ply": ply, "move": ["a"]},
        [],
        "x",
    ]
    for body in bodies:
        assert party.post("moves", "orange", body, 400)["error"] == "request"
    assert served.post("/api/tables/nowhere/moves", {"ply": ply, "move": move}, "x" * 32, 404)["error"] == "no-table"
    assert party.state("orange") == state


def test_a_repeated_id_counts_once(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    state = party.state("orange")
    body = {"ply": state["ply"], "move": state["moves"][0], "id": "mine-1"}
    first = party.post("moves", "orange", body)
    assert party.post("moves", "orange", body) == first
    after = party.state("orange")
    assert after["ply"] == first["ply"]
    party.move("blue", id_="mine-1")
    assert party.state()["ply"] > first["ply"]
    assert party.post("moves", "orange", body) == first
    with served.live(party.table, party.tokens["orange"]) as live:
        assert live.move(body["ply"], body["move"], "mine-1") == {"type": "accepted", "id": "mine-1", **first}


def test_everybody_connected_is_told(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    with (
        served.live(party.table, party.tokens["orange"]) as orange,
        served.live(party.table, party.tokens["blue"]) as blue,
        served.live(party.table) as watcher,
    ):
        ply = orange.until("state")["ply"]
        assert watcher.until("state")["seats"]["blue"]["here"]
        blue.until("state")
        move = party.state("orange")["moves"][0]
        assert orange.move(ply, move, "a")["type"] == "accepted"
        seen = [live.until("state") for live in (blue, watcher)]
        assert [state["seat"] for state in seen] == ["blue", None]
        assert seen[0]["ply"] == seen[1]["ply"] > ply
        for state in seen:
            assert state["events"][0]["seat"] == "orange"
            assert [event["ply"] for event in state["events"]] == list(range(ply, state["ply"]))
        assert seen[0]["moves"]
        assert seen[1]["moves"] == []
    with served.live(party.table, None, f"?after={ply}") as again:
        assert again.until("state")["events"] == seen[1]["events"]
    with served.live(party.table) as again:
        assert again.until("state")["events"] == []


def test_here_is_told(served: Served) -> None:
    """Who connects is here, and still a moment after the connection is lost (`LINGERS`; how it ends is tested without a
    clock in test_parts)."""
    party = served.open()
    with served.live(party.table, party.tokens["orange"]) as orange:
        assert not orange.until("state")["seats"]["blue"]["here"]
        party.join()
        with served.live(party.table, party.tokens["blue"]):
            while not orange.until("seats")["seats"]["blue"]["here"]:
                pass
        assert party.state()["seats"]["blue"]["here"]


def test_who_waits_may_plan(served: Served) -> None:
    """What would be offered if the turn came now: to the seat that waits, and to nobody else."""
    party = served.open(options={"first": "orange"})
    party.join()
    path = f"{party.path}/plan"
    planned = served.get(path, party.tokens["blue"])
    assert planned["ply"] == party.state()["ply"]
    assert planned["decision"]["key"] == "phase-one"
    assert any(move.startswith("tile ") for move in planned["moves"])
    whose = served.get(path, party.tokens["orange"])
    assert (whose["decision"], whose["moves"]) == (None, [])
    answer = served.call("GET", path)
    assert (answer.status_code, answer.json()["error"]) == (403, "spectator")
    tile = next(move for move in party.state("orange")["moves"] if move.startswith("tile "))
    party.move("orange", tile)
    there = tile.split(" ")[2]
    assert not any(move.split(" ")[2:3] == [there] for move in party.state("blue")["moves"] if move.startswith("tile "))
    assert not served.get(path, party.tokens["blue"])["moves"]


def test_previews(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    state = party.state("orange")
    found = party.post("preview", "orange", {"move": state["moves"][0]})
    assert found["events"][0]["event"] == "tile"
    assert set(found["sheets"]) == {"orange", "blue"}
    tile = registry.game("paris").box.patterns[int(state["moves"][0].split(" ")[1])]
    assert len(found["shown"]["lamps"]) == "".join(tile).count("L")
    assert state["shown"]["lamps"] == []
    assert party.post("preview", "blue", {"move": state["moves"][0]}, 409)["error"] == "not-your-turn"
    party.post("preview", "orange", {"move": "dance"}, 422)
    with served.live(party.table, party.tokens["orange"]) as live:
        live.send(type="preview", move=state["moves"][0], id="p")
        sent = live.until("preview")
        assert {name: sent[name] for name in found} == found
    assert party.state("orange")["ply"] == state["ply"]


def test_the_sheets_if_the_game_ended_now(served: Served) -> None:
    party = served.open()
    state = party.state("orange")
    assert (state["sheets"], state["shown"]) == ({}, None)
    party.join()
    state = party.play()
    assert state["sheets"] == state["outcome"]["scores"]
    for seat in (*party.tokens, None):
        shown = party.state(seat)
        for one, sheet in shown["sheets"].items():
            items = [item for item in shown["shown"]["items"] if item["seat"] == one]
            assert sum(item["points"] for item in items) == sheet["total"]


def test_a_preview_says_why_not(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    refused = party.post("preview", "orange", {"move": "build LINE a1+a2+a3"}, 422)
    assert (refused["error"], refused["rule"]) == ("phase-one", "P9")
    assert "phase 1" in refused["sentence"]
    with served.live(party.table, party.tokens["orange"]) as live:
        live.send(type="preview", move="build LINE a1+a2+a3", id="p")
        assert live.until("refused") == {"type": "refused", "id": "p", **refused}


def test_a_device_that_several_share_sees_nothing_hidden_until_a_seat_is_named(served: Served) -> None:
    opening = {"game": "paris", "seats": {"orange": "me", "blue": "me"}, "options": {"first": "orange"}}
    with httpx.Client(base_url=served.url) as browser:
        opened = browser.post("/api/tables", json=opening).json()
        path = f"/api/tables/{opened['table']}"
        state = browser.get(path, params={"seat": "-"}).json()
        assert (state["seat"], state["mine"], state["moves"]) == (None, ["orange", "blue"], [])
        assert state["view"]["hands"] == {"orange": [None], "blue": [None]}
        assert browser.get(path, params={"seat": "blue"}).json()["view"]["hands"]["blue"] != [None]
        cookie = {"Cookie": f"guest={browser.cookies['guest']}"}
        with (
            served.live(opened["table"], None, "?seat=-&after=0", **cookie) as shared,
            served.live(opened["table"], None, "?seat=orange", **cookie) as fixed,
        ):
            state = shared.until("state")
            assert (state["seat"], state["mine"]) == (None, ["orange", "blue"])
            assert {event["tile"] for event in state["events"] if event["event"] == "draw"} == {"?"}
            state = fixed.until("state")
            fixed.send(type="move", ply=state["ply"], move=state["moves"][-1], id="a")
            state = fixed.until("state")
            assert (state["seat"], state["to_act"], state["moves"]) == ("orange", ["blue"], [])
            assert fixed.move(state["ply"], "pass", "b")["error"] == "not-your-turn"
            state = shared.until("state", to_act=["blue"])
            assert (state["seat"], state["moves"]) == (None, [])
            assert state["view"]["hands"] == {"orange": [None], "blue": [None]}
    party = served.open(seats={"orange": "me", "blue": "bot:random"})
    assert party.state("orange", "?seat=-")["seat"] == "orange"
    assert party.state(None, "?seat=-")["seat"] is None


def undoable(party: Party) -> tuple[str, dict[str, Any]]:
    """Play until somebody may undo."""
    rng = Random("undo")
    for _ in range(300):
        for seat in party.tokens:
            state = party.state(seat)
            if seat in state["to_act"]:
                party.post("moves", seat, {"ply": state["ply"], "move": rng.choice(state["moves"])})
                state = party.state(seat)
                if state["undo_to"]:
                    return seat, state
    raise AssertionError("nothing can be undone")


def test_undo(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "me"})
    seat, state = undoable(party)
    to, ply = state["undo_to"][0], state["ply"]
    other = next(one for one in party.tokens if one != seat)
    assert party.post("undo", other, {"to": to, "ply": ply}, 422)["error"] == "undo"
    assert party.post("undo", seat, {"to": to, "ply": ply - 1}, 409)["error"] == "old-ply"
    done = party.post("undo", seat, {"to": to, "ply": ply, "id": "u"})
    assert party.post("undo", seat, {"to": to, "ply": ply, "id": "u"}) == done
    after = party.state(seat, f"?after={ply}")
    assert [event["event"] for event in after["events"]] == ["table-undo"]
    assert after["to_act"] == [seat]
    assert f"~ undo {seat} {to}" in party.record(seat)
    assert party.play()["status"] == "over"
    check_record(party)


def test_take_back_waits_for_the_others(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    before = party.state("orange")
    party.move("orange")
    ply = party.state()["ply"]
    ask = {"to": before["ply"], "ply": ply}
    assert party.post("takeback", "blue", ask, 422)["error"] == "takeback"
    party.post("takeback", "orange", ask)
    assert party.state()["takeback"] == {"seat": "orange", "to": before["ply"], "waiting": ["blue"]}
    assert party.post("takeback/answer", "orange", {"yes": True}, 409)["error"] == "no-takeback"
    party.post("takeback/answer", "blue", {"yes": False})
    assert party.state()["takeback"] is None
    party.post("takeback", "orange", ask)
    party.post("takeback/answer", "blue", {"yes": True})
    after = party.state("orange")
    assert after["ply"] == ply + 1
    assert after["moves"] == before["moves"]
    party.post("takeback/answer", "blue", {"yes": True}, 409)
    party.move("orange")
    party.post("takeback", "orange", {"to": after["ply"], "ply": party.state()["ply"]})
    party.move("blue")
    assert party.state()["takeback"] is None
    assert party.play()["status"] == "over"
    check_record(party)


def test_bots_always_agree_to_a_take_back(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    ply = party.state()["ply"]
    party.move("orange")
    while party.state()["to_act"] != ["orange"]:
        pass
    party.post("takeback", "orange", {"to": ply, "ply": party.state()["ply"]})
    assert f"~ takeback orange {ply}" in party.record()
    assert party.play()["status"] == "over"
    check_record(party)


def test_resignation_and_rematch(served: Served) -> None:
    party = served.open(options={"first": "orange"}, name="Ana")
    party.join(name="Bo")
    party.move("orange")
    assert party.post("rematch", "orange", status=409)["error"] == "not-over"
    party.post("resign", "orange")
    state = party.state("blue")
    assert (state["status"], state["to_act"], state["moves"]) == ("over", [], [])
    assert state["outcome"]["reason"] == "resigned"
    assert state["outcome"]["winners"] == ["blue"]
    check_record(party)
    assert party.post("moves", "blue", {"ply": state["ply"], "move": "pass"}, 409)["error"] == "over"
    assert party.post("resign", "blue", status=409)["error"] == "over"
    assert party.post("rematch", None, status=403)["error"] == "spectator"
    new = party.post("rematch", "blue")
    assert party.post("rematch", "orange") == new
    assert party.state()["rematch"] == new["table"]
    again = Party(served, {**party.opened, "table": new["table"]})
    again.tokens = party.tokens
    state = again.state("orange")
    assert state["options"]["first"] == "orange"
    assert state["status"] == "playing"
    assert state["seats"]["orange"]["name"] == "Ana"
    assert state["seed_hash"] != party.state()["seed_hash"]
    assert again.play()["status"] == "over"
    check_record(again)


@pytest.mark.parametrize("bot", ["random", "apprenti"])
def test_bots_play(served: Served, bot: str) -> None:
    party = served.open(seats={"orange": "me", "blue": f"bot:{bot}"})
    assert party.play()["status"] == "over"
    check_record(party)
    assert party.state()["seats"]["blue"] == {
        "name": f"bot:{bot}",
        "kind": "bot",
        "here": True,
        "queued": False,
        "clock": None,
        "lent": False,
    }


@pytest.mark.parametrize(
    ("bot", "stumble", "detail"),
    [
        ("Nonsense", "nonsense", "str"),
        ("Crash", "crash", "RuntimeError (strange_bots.py:"),
        ("Exit", "crash", "its process ended"),
        ("Dawdle", "late", "4 s"),
    ],
)
def test_a_bot_that_stumbles_gets_a_move(served: Served, bot: str, stumble: str, detail: str) -> None:
    """The table is told, and the host where to look; nothing that the bot's seat knows gets into the log."""
    party = served.open(seats={"orange": "me", "blue": f"bot:strange_bots:{bot}"}, options={"first": "blue"})
    with served.live(party.table, party.tokens["orange"], "?after=0") as live:
        state = live.until("state")
        while "table-stumble" not in {event["event"] for event in state["events"]}:
            state = live.until("state")
        told = next(event for event in state["events"] if event["event"] == "table-stumble")
        assert told == {"event": "table-stumble", "seat": "blue", "stumble": stumble, "ply": told["ply"]}
    log = served.log.read_text("utf-8")
    assert f'"why": "{stumble}", "detail": "{detail}' in log
    assert "secret words" not in log
    assert "fly to the moon" not in log


def test_unknown_bots_are_refused(served: Served) -> None:
    for bot in ("bot:kasparov", "bot:os:system", "bot:", "human", ""):
        seats = {"orange": "me", "blue": bot}
        assert served.post("/api/tables", {"game": "paris", "seats": seats}, status=422)["error"] == "seat-word"


def test_what_cannot_be_opened(served: Served) -> None:
    for opening, key in (
        ({"game": "chess"}, "game-unknown"),
        ({"game": "paris", "options": {"feet": 2}}, "option-unknown"),
        ({"game": "paris", "options": {"edition": 2}}, "option-value"),
        ({"game": "paris", "seats": {"orange": "me"}}, "players"),
        ({"game": "paris", "seats": {"orange": "me", "green": "open"}}, "seats"),
        ({"game": "paris", "name": "\x00"}, "name"),
    ):
        refused = served.post("/api/tables", opening, status=422)
        assert refused["error"] == key
        assert refused["sentence"]


def test_accounts_are_each_seat_s_own(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    orange, blue, watcher = party.record("orange"), party.record("blue"), party.record()
    assert "- deal orange ?" in blue
    assert "- deal blue ?" in orange
    assert "- deal orange ?" in watcher
    assert "- deal blue ?" in watcher
    assert "- deal orange ?" not in orange


def test_games(served: Served) -> None:
    shown = served.get("/api/games")
    assert [one["game"] for one in shown] == GAMES
    for one in shown:
        assert [level["bot"] for level in one["levels"]] == [*LADDER]
        found = ladder_of(registry.game(one["game"]).package)
        rated = {name: rating for name, (rating, _) in found.ratings.items()} if found else {}
        assert [level["rating"] for level in one["levels"]] == [rated.get(name) for name in LADDER]
    whole = served.get("/api/games/paris", headers={"accept-language": "fr"})
    assert whole["seats"] == {"2": ["orange", "blue"]}
    assert "[tiles]" in whole["content"] or "tiles" in whole["content"]
    assert {option["name"] for option in whole["options"]} == {"edition", "first", "flip", "hand", "postcards"}
    assert "build {building} {spaces}" in whole["forms"]
    assert whole["box"]["buildings"]["LINE"] == ["###"]
    assert served.get("/api/games/paris?rules=1", headers={"accept-language": "fr"}) == whole
    assert served.call("GET", "/api/games/paris?rules=99").json()["error"] == "rules-version"
    assert served.call("GET", "/api/games/chess").status_code == 404


def test_one_browser_with_several_seats(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        opened = browser.post("/api/tables", json={"game": "paris", "seats": {"orange": "me", "blue": "me"}}).json()
        path = f"/api/tables/{opened['table']}"
        state = browser.get(path).json()
        assert state["mine"] == ["orange", "blue"]
        assert state["seat"] == state["to_act"][0]
        other = next(seat for seat in state["mine"] if seat != state["seat"])
        assert browser.get(path, params={"seat": other}).json()["moves"] == []
        for _ in range(4):
            state = browser.get(path).json()
            body = {"ply": state["ply"], "move": state["moves"][0]}
            assert browser.post(f"{path}/moves", json=body).status_code == 200
        listed = browser.get("/api/me/tables").json()
        assert [one["table"] for one in listed] == [opened["table"]]
        assert listed[0]["my_turn"]
        cookie = {"Cookie": f"guest={browser.cookies['guest']}"}
        with served.live(opened["table"], None, "", **cookie) as live:
            state = live.until("state")
            assert state["mine"] == ["orange", "blue"]
            assert live.move(state["ply"], state["moves"][0], "x")["type"] == "accepted"
        evil = {"origin": "https://evil.example"}
        body = {"ply": browser.get(path).json()["ply"], "move": browser.get(path).json()["moves"][0]}
        refused = browser.post(f"{path}/moves", json=body, headers=evil)
        assert (refused.status_code, refused.json()["error"]) == (403, "origin")
        with served.live(opened["table"], None, "", Origin="https://evil.example", **cookie) as live:
            assert live.next()["error"] == "origin"
        assert browser.post(f"{path}/moves", json=body, headers={"origin": served.url}).status_code == 200


def test_my_turn_comes_first(served: Served) -> None:
    with httpx.Client(base_url=served.url) as browser:
        tables = []
        for first in ("blue", "orange", "blue"):
            opened = browser.post("/api/tables", json={"game": "paris", "options": {"first": first}}).json()
            Party(served, opened).join()
            tables.append(opened["table"])
        listed = browser.get("/api/me/tables").json()
        assert [one["my_turn"] for one in listed] == [True, False, False]
        assert listed[0]["table"] == tables[1]


def test_a_seat_link_brings_the_seat_to_another_device(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    made = party.post("seats/orange/link", "orange")
    assert made["link"].rpartition("/")[2] == made["token"]
    assert party.post("seats/orange/link", "blue", status=403)["error"] == "not-yours"
    with httpx.Client(base_url=served.url) as phone:
        claimed = phone.post(f"{party.path}/claim", headers={"authorization": f"Bearer {made['token']}"}, json={})
        assert claimed.json() == {"seat": "orange"}
        assert phone.get(party.path).json()["mine"] == ["orange"]
        answer = served.call("DELETE", f"{party.path}/seats/orange/link", token=party.tokens["orange"])
        assert answer.status_code == 204
        assert phone.get(party.path).json()["mine"] == []
    assert served.call("GET", party.path, token=made["token"]).status_code == 401
    assert party.state("orange")["mine"] == ["orange"]


def test_seats_change_hands(served: Served) -> None:
    party = served.open(options={"first": "orange"}, name="Ana")
    party.join(name="Bo")
    party.move("orange")
    assert party.post("seats/blue", "orange", {"bot": "random"}, 409)["error"] == "still-here"
    assert party.post("seats/blue", None, {"bot": "random"}, 403)["error"] == "spectator"
    assert party.post("seats/blue", "orange", {"open": True}, 403)["error"] == "not-yours"
    assert party.post("seats/blue", "blue", {"open": True, "bot": "random"}, 422)["error"] == "seating"
    assert party.post("seats/blue", "blue", {"bot": "kasparov"}, 422)["error"] == "seat-word"
    party.post("seats/blue", "blue", {"bot": "random"})
    while party.state()["to_act"] != ["orange"]:
        pass
    assert party.post("seats/blue", "orange", {"open": True}, 403)["error"] == "not-yours"
    party.post("seats/blue", "blue", {"person": "Bo again"})
    assert party.state()["seats"]["blue"] == {
        "name": "Bo again",
        "kind": "person",
        "here": True,
        "queued": False,
        "clock": None,
        "lent": False,
    }
    party.post("leave", "blue")
    old = party.tokens["blue"]
    assert served.call("GET", party.path, token=old).status_code == 401
    assert party.state()["seats"]["blue"]["kind"] == "open"
    assert party.join(name="Cy") == "blue"
    record = party.record()
    for line in ("~ seat blue bot:random", "~ seat blue Bo again", "~ seat blue Cy"):
        assert line in record
    assert party.play()["status"] == "over"
    check_record(party)


def test_deleting(served: Served) -> None:
    party = served.open()
    party.join()
    path = party.path
    assert served.call("DELETE", path).status_code == 403
    assert served.call("DELETE", path, token=party.tokens["blue"]).json()["error"] == "not-host"
    assert served.call("DELETE", path, token=party.tokens["orange"]).json()["error"] == "not-deletable"
    party.post("resign", "blue")
    with served.live(party.table) as live:
        live.until("state")
        assert served.call("DELETE", path, token=party.tokens["orange"]).status_code == 204
        with pytest.raises(Exception, match="4404"):
            live.next()
    assert served.call("GET", path).status_code == 404


def test_pages_that_are_not_there_and_bad_bodies(served: Served) -> None:
    for path in (
        "/api/nothing",
        "/nothing.php",
        "/assets/nothing",
        "/-/schema",
        "/-/schema/openapi.json",
        "/api/tables/x/y",
    ):
        answer = served.call("GET", path)
        assert (answer.status_code, answer.json()["error"]) == (404, "no-page")
    assert served.call("PUT", "/api/tables", {}).json()["error"] == "method"
    assert served.call("POST", "/api/tables", {"game": "x" * 70_000}).status_code == 413
    for content in (b"", b"\xff\xfe", b"{", b"[" * 5000, b"null"):
        answer = httpx.post(served.url + "/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["error"] == "request"
    answer = httpx.post(served.url + "/api/tables", content=b"game=paris", headers={"content-type": "text/plain"})
    assert answer.status_code in (400, 415)
    assert "content-security-policy" in answer.headers


def test_operation(served: Served) -> None:
    assert served.get("/health") == {"status": "ok"}
    text = served.call("GET", "/metrics").text
    assert "boulevard_lines_total" in text
    assert "boulevard_write_seconds_bucket" in text
    assert served.get("/api/openapi.json")["info"]["title"] == "Boulevard"


def test_logs_hold_no_secrets(served: Served) -> None:
    party = served.open(name="Anastasia")
    party.join(name="Bonaventure")
    party.move(party.state()["to_act"][0])
    log = served.log.read_text("utf-8")
    for secret in (party.table, party.invite, *party.tokens.values(), "Anastasia", "Bonaventure"):
        assert secret not in log


def test_strange_messages_on_the_socket(served: Served) -> None:
    party = served.open(options={"first": "orange"})
    party.join()
    with served.live(party.table, party.tokens["orange"]) as live:
        live.until("state")
        for message in (
            "", "{", "null", "[]", '{"type": "dance"}', '{"type": "move"}', '{"type": "move", "ply": "x"}',
            '{"type": "seat", "seat": "blue"}', "[" * 10_000, '{"type": "answer", "yes": true}',
        ):  # fmt: skip
            live.socket.send(message)
            assert live.until("refused")["sentence"]
        live.send(type="ping", id="1")
        assert live.until("pong") == {"type": "pong", "id": "1"}
        state = party.state("orange")
        assert live.move(state["ply"], state["moves"][0], "ok")["type"] == "accepted"
        live.socket.send("x" * 100_000)
        with pytest.raises(Exception, match="1009"):
            live.until("never")
    with served.live("nowhere") as live:
        assert live.next()["error"] == "no-table"
    with served.live(party.table, "wrong" * 6) as live:
        assert live.next()["error"] == "token"
    with served.live(party.table, None, "?after=-1") as live:
        assert live.next()["error"] == "request"


def test_whoever_is_sent_away_sees_nothing_more_by_the_seat(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"})
    party.join(name="Bo")
    with served.live(party.table, party.tokens["blue"]) as guest:
        assert guest.until("state")["seat"] == "blue"
        sent = served.call("DELETE", f"{party.path}/seats/blue", token=party.tokens["orange"])
        assert sent.status_code == 200, sent.text
        with pytest.raises(Exception, match="4401"):
            guest.until("state")
    assert served.call("GET", party.path, token=party.tokens["blue"]).status_code == 401
    again = served.call("POST", f"{party.path}/join", {"invite": party.invite})
    assert (again.status_code, again.json()["error"]) == (403, "invite")
    party.invite = sent.json()["invite"]
    party.join(name="Cy")
    assert party.play()["status"] == "over"
    late = served.call("DELETE", f"{party.path}/seats/blue", token=party.tokens["orange"])
    assert (late.status_code, late.json()["error"]) == (409, "over")


def test_an_invite_is_withdrawn(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "open"})
    assert served.call("DELETE", f"{party.path}/invite").status_code == 403
    assert served.call("DELETE", f"{party.path}/invite", token=party.tokens["orange"]).status_code == 204
    assert served.call("POST", f"{party.path}/join", {"invite": party.invite}).status_code == 403
    party.invite = party.post("invite", "orange")["invite"]
    party.join()


def test_a_cookie_that_was_never_given_out_is_not_taken_on(served: Served) -> None:
    """Somebody else may have put it there, and know it."""
    planted = "planted-by-somebody-who-knows-it"

    def cookie(answer: httpx.Response) -> str:
        return answer.headers["set-cookie"].partition(";")[0].partition("=")[2]

    with_it: dict[str, Any] = {"headers": {"cookie": f"guest={planted}"}}
    opened = served.call("POST", "/api/tables", {"game": "paris"}, **with_it)
    table = opened.json()["table"]
    joined = served.call("POST", f"/api/tables/{table}/join", {"invite": opened.json()["invite"]}, **with_it)
    claimed = served.call("POST", f"/api/tables/{table}/claim", {}, token=opened.json()["token"], **with_it)
    for answer in (opened, joined, claimed):
        assert answer.is_success, answer.text
        assert cookie(answer) != planted
    assert served.get(f"/api/tables/{table}", **with_it)["mine"] == []
    given = cookie(opened)  # what was given out is kept
    again = served.call("POST", "/api/tables", {"game": "paris"}, headers={"cookie": f"guest={given}"})
    assert cookie(again) == given


@pytest.mark.parametrize("length", ["content-length: 10000000", "transfer-encoding: chunked"])
def test_what_is_refused_is_not_read_to_its_end(served: Served, length: str) -> None:
    """The connection ends with the answer, whatever was still to come."""
    for path, status in (("/api/tables", b"413"), ("/api/nothing", b"404"), ("/health", b"405")):
        with socket.create_connection(("127.0.0.1", served.port), timeout=30) as line:
            head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n{length}\r\n\r\n"
            line.sendall(head.encode())
            if "chunked" in length:
                line.sendall(b"11171\r\n" + b" " * 0x11171 + b"\r\n")  # 70,001 bytes, and more to come
            answer = b""
            while more := line.recv(65536):
                answer += more
            assert answer.startswith(b"HTTP/1.1 " + status), answer
            assert b"connection: close" in answer
