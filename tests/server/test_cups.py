"""Tournaments as they are served: over the network, by several processes, through kills, absences and departures."""

import asyncio
import io
import json
import threading
import time
import zipfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from boulevard.core.record import read_record
from boulevard.server import cup_messages as m
from boulevard.server.cup_rows import StoredCup
from boulevard.server.cup_shown import shown as told_of
from boulevard.server.cups import Cups
from boulevard.server.guests import hashed
from boulevard.server.members import Members
from boulevard.server.messages import Timing
from boulevard.server.studies import Studies
from boulevard.server.tables import Tables
from boulevard.trial.records import wrong_with
from server.cup_players import Entrants, check_swiss
from server.kit import Clocked, Served
from server.test_parts import with_tables

Start = Callable[..., Served]
ANA, BEN = "the token of somebody called Ana", "the token of somebody called Ben"
LIVE = {"kind": "live", "time": 10}
DAYS = {"kind": "days", "time": 1}
FOUNDERS = count()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Served] = []

    def go(database: str, *flags: str) -> Served:
        log = tmp_path / f"log{len(started)}"
        server = Served(database, log, "--no-limits", "--bot-pace", "0", "--bot-seconds", "1", *flags)
        started.append(server)
        return server.start()

    yield go
    for server in started:
        server.stop()
        assert "error inside" not in server.log.read_text("utf-8")
        assert "task failed" not in server.log.read_text("utf-8")


def found(served: Served, token: str | None = None, **terms: Any) -> str:
    """By somebody who founds nothing else, unless told whom."""
    token = token or f"the token of founder {next(FOUNDERS)}"
    given = {"kind": "swiss", "title": "Autumn Swiss", "game": "paris", "clock": DAYS, **terms}
    return str(served.post("/api/cups", {"terms": given}, token)["cup"])


def pair(served: Served, **terms: Any) -> tuple[str, Any]:
    """A tournament of two that has begun, over days unless told otherwise."""
    owner = f"the token of founder {next(FOUNDERS)}"
    cup = found(served, owner, **terms)
    for token, name in ((ANA, "Ana"), (BEN, "Ben")):
        served.post(f"/api/cups/{cup}/join", {"name": name}, token)
    return cup, served.post(f"/api/cups/{cup}/start", {}, owner)


def until(served: Served, cup: str, what: Callable[[Any], bool], token: str | None = None) -> Any:
    for _ in range(600):
        shown = served.get(f"/api/cups/{cup}", token)
        if what(shown):
            return shown
        time.sleep(0.05)
    raise AssertionError(shown)


# Through kills ---------------------------------------------------------------------------------------------------


def through_kills(servers: list[Served], players: int, rounds: int, kills: int, seed: str) -> None:
    entrants = Entrants(servers, players, seed)
    entrants.found(rounds=rounds)
    ended = threading.Event()

    def killing() -> None:
        rng = Random(seed)
        for _ in range(kills):
            wanted = entrants.moves + rng.randrange(5, 25)
            while entrants.moves < wanted and not ended.is_set():
                time.sleep(0.01)
            if ended.is_set():
                return
            server = rng.choice(servers)
            entrants.up.discard(server)
            server.kill()
            killed.append(server)
            server.start()
            entrants.up.add(server)

    killed: list[Served] = []
    killer = threading.Thread(target=killing)
    entrants.start()
    killer.start()
    try:
        shown = entrants.play()
    finally:
        ended.set()
        killer.join()
    assert len(killed) == kills
    assert shown["status"] == "over"
    assert len(shown["games"]) == rounds * (players // 2)
    check_swiss(shown, rounds)
    for game in shown["games"]:  # no game is lost, and each counts as it was played
        server = servers[0]
        state = server.get(f"/api/tables/{game['table']}")
        record = server.call("GET", f"/api/tables/{game['table']}/record").text
        assert wrong_with(game["table"], state, record) is None
        seats = list(state["outcome"]["scores"])
        assert game["result"]["totals"] == [state["outcome"]["scores"][seat]["total"] for seat in seats]
        won = [seat in state["outcome"]["winners"] for seat in seats]
        assert [points > 0 for points in game["result"]["points"]] == won


def test_a_swiss_of_four_while_one_of_two_processes_is_killed(start: Start, shared: str) -> None:
    through_kills([start(shared), start(shared)], players=4, rounds=2, kills=2, seed="four")


@pytest.mark.long
def test_a_swiss_of_sixteen_through_four_rounds_and_kills(start: Start, shared: str) -> None:
    through_kills([start(shared), start(shared)], players=16, rounds=4, kills=8, seed="sixteen")


def test_whoever_pairs_a_round_it_is_paired_once(shared: str) -> None:
    """Two processes at the same moment, three times over."""

    async def work(tables: Tables) -> None:
        other = Tables(tables.store, tables.workers, tables.settings, tables.metrics)
        here, there = (Cups(one, Members(one, Studies(one))) for one in (tables, other))
        for number in range(3):
            terms = m.CupTerms(kind="swiss", title="Twice", game="paris", clock=Timing("days", 1), rounds=1)
            cup = await here.found(m.CupFounding(terms=terms), hashed(f"owner {number}"))
            for one in range(6):
                await here.join(cup, f"{'ABCDEF'[one]}na", "guest", hashed(f"player {one}"))
            begun = here.tables.now() - 1
            await here.change(cup, lambda stored, begun=begun: stored.cup.start(begun))  # type: ignore[misc]
            await asyncio.gather(*(one.go_on(cup) for one in (here, there, here, there)))
            stored = await there.whole(cup)
            assert len(stored.cup.games) == 3
            assert all(game.opened for game in stored.cup.games)
            assert (await tables.store.counts())["playing"] == 3 * (number + 1)

    with_tables(shared, work)


# Coming, going, being ready --------------------------------------------------------------------------------------


def test_guests_play_by_their_cookie_and_members_of_nothing_are_asked(served: Served) -> None:
    cup = found(served)
    answer = served.call("POST", f"/api/cups/{cup}/join", {"name": "Colette"})
    assert answer.status_code == 200
    cookie = answer.cookies["guest"]
    mine = served.get(f"/api/cups/{cup}", headers={"cookie": f"guest={cookie}"})
    assert mine["mine"] == {"player": 0, "owns": False, "game": None}
    assert mine["players"] == [{"name": "Colette", "kind": "guest", "left": False, "waits": False}]
    assert mine["seed"] is None
    again = served.call("POST", f"/api/cups/{cup}/join", {"name": "Another"}, headers={"cookie": f"guest={cookie}"})
    assert len(again.json()["players"]) == 1
    elsewhere = {"cookie": f"guest={cookie}", "sec-fetch-site": "cross-site"}
    assert served.call("POST", f"/api/cups/{cup}/withdraw", {}, headers=elsewhere).status_code == 403
    (listed,) = [one for one in served.get("/api/cups")["cups"] if one["id"] == cup]
    assert (listed["players"], listed["status"], listed["mine"]) == (1, "before", False)


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "name-length"), ("x" * 40, "name-length"), ("A\u202eb", "name-letter"), ("Bot", "name-taken"),
     ("C0lette", "name-taken")],
)  # fmt: skip
def test_names_that_imitate_or_hide_are_refused(served: Served, name: str, key: str) -> None:
    cup = found(served)
    served.post(f"/api/cups/{cup}/join", {"name": "Colette"}, ANA)
    answer = served.call("POST", f"/api/cups/{cup}/join", {"name": name}, BEN)
    assert answer.json()["error"] == key
    long = served.call("POST", f"/api/cups/{cup}/join", {"name": "x" * 10_000}, BEN)
    assert long.status_code == 400


def test_what_only_some_may_do(served: Served) -> None:
    cup = found(served, ANA)
    for call in ("start", "cancel"):
        assert served.call("POST", f"/api/cups/{cup}/{call}", {}, BEN).json()["error"] == "cup-own"
    for call in ("ready", "withdraw"):
        assert served.call("POST", f"/api/cups/{cup}/{call}", {}, BEN).json()["error"] == "cup-not-in"
    assert served.call("POST", f"/api/cups/{cup}/start", {}, ANA).json()["error"] == "cup-few"
    assert served.call("GET", f"/api/cups/{cup}/records").json()["error"] == "cup-not-over"
    assert served.call("GET", "/api/cups/nothing-here").json()["error"] == "no-cup"
    shown = served.post(f"/api/cups/{cup}/cancel", {}, ANA)
    assert shown["status"] == "cancelled"
    assert hashed_seed(shown) == shown["fingerprint"]
    assert served.call("POST", f"/api/cups/{cup}/join", {"name": "Late"}, BEN).json()["error"] == "cup-over"


def hashed_seed(shown: Any) -> str:
    from hashlib import sha256

    return sha256(bytes.fromhex(shown["seed"])).hexdigest()


def test_nobody_founds_too_many_and_asked_twice_it_is_one(served: Served) -> None:
    token = "the token of somebody who founds much"
    terms = {"kind": "swiss", "title": "Many", "game": "paris", "clock": DAYS}
    body = {"terms": terms, "id": "a secret of the one who founds"}
    one = served.post("/api/cups", body, token)["cup"]
    assert served.post("/api/cups", body, token)["cup"] == one
    for _ in range(4):
        found(served, token)
    assert served.call("POST", "/api/cups", {"terms": terms}, token).json()["error"] == "cup-many"
    assert served.post("/api/cups", body, token)["cup"] == one


def test_the_host_says_who_founds(start: Start, tmp_path: Path) -> None:
    server = start(f"sqlite:///{tmp_path}/tables.db", "--tournaments", "nobody")
    terms = {"kind": "swiss", "title": "None", "game": "paris", "clock": DAYS}
    assert server.call("POST", "/api/cups", {"terms": terms}, ANA).json()["error"] == "cup-founders"
    assert server.get("/api/cups")["may_found"] is False


def test_a_live_game_opens_when_both_are_ready(served: Served) -> None:
    cup, shown = pair(served, clock=LIVE)
    (game,) = shown["games"]
    assert game["table"] is None
    assert 0 < game["grace"] <= 600
    shown = served.post(f"/api/cups/{cup}/ready", {}, ANA)
    assert shown["games"][0]["ready"] == [0]
    served.post(f"/api/cups/{cup}/ready", {}, BEN)
    shown = until(served, cup, lambda one: one["games"][0]["table"] is not None)
    table = shown["games"][0]["table"]
    first = shown["games"][0]["first"]
    state = served.get(f"/api/tables/{table}", (ANA, BEN)[first])
    assert (state["cup"], state["seat"], state["to_act"]) == (cup, "orange", ["orange"])
    assert state["options"]["first"] == "orange"
    assert not state["hints"]
    for body, key in (({"bot": "maitre"}, "cup-seat"), ({"open": True}, "cup-seat")):
        answer = served.call("POST", f"/api/tables/{table}/seats/orange", body, (ANA, BEN)[first])
        assert answer.json()["error"] == key
    assert served.call("POST", f"/api/tables/{table}/leave", {}, ANA).json()["error"] == "cup-seat"
    assert served.call("POST", f"/api/tables/{table}/pause", {"minutes": 5}, ANA).json()["error"] == "cup-pause"
    shown = until(served, cup, lambda one: one["games"][0]["to_act"] is not None)
    assert shown["games"][0]["to_act"] == first
    assert shown["games"][0]["left"] > 500


def test_the_records_can_be_had_when_it_is_over(served: Served) -> None:
    cup, shown = pair(served, rounds=1)
    shown = until(served, cup, lambda one: one["games"][0]["table"] is not None)
    served.post(f"/api/tables/{shown['games'][0]['table']}/resign", {}, ANA)
    shown = until(served, cup, lambda one: one["status"] == "over")
    result = shown["games"][0]["result"]
    assert (result["how"], result["totals"]) == ("resigned", None)
    assert [(row["player"], row["place"]) for row in shown["standings"]] == [(1, 1), (0, 2)]
    answer = served.call("GET", f"/api/cups/{cup}/records")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        (name,) = files.namelist()
        text = files.read(name).decode()
    assert name == "round-01-board-01-game-001.game"
    assert {"Ana", "Ben"} == set(read_record(text.encode()).players.values())
    assert shown["id"] not in text


def test_who_withdraws_has_lost_the_game_under_way(served: Served) -> None:
    cup, _ = pair(served, rounds=1)
    until(served, cup, lambda one: one["games"][0]["table"] is not None)
    served.post(f"/api/cups/{cup}/withdraw", {}, BEN)
    shown = until(served, cup, lambda one: one["status"] == "over")
    assert shown["games"][0]["result"]["how"] == "absence"
    assert shown["standings"][0]["player"] == 0
    state = served.get(f"/api/tables/{shown['games'][0]['table']}")
    assert state["outcome"]["reason"] == "absence"


def test_who_is_forgotten_in_the_middle_leaves_no_name(served: Served) -> None:
    cup, _ = pair(served, rounds=1)
    until(served, cup, lambda one: one["games"][0]["table"] is not None)
    (kept,) = [one for one in served.get("/api/me/data", BEN)["cups"] if one["cup"] == cup]
    assert (kept["name"], kept["founded"]) == ("Ben", False)
    assert served.call("DELETE", "/api/me", token=BEN).status_code == 204
    shown = until(served, cup, lambda one: one["status"] == "over")
    assert shown["players"][1] == {"name": "", "kind": "guest", "left": True, "waits": False}
    assert shown["games"][0]["result"]["how"] == "absence"
    assert shown["standings"][0]["player"] == 0
    assert "Ben" not in json.dumps(shown)


def test_a_bot_fills_the_odd_seat_and_a_bye_does_otherwise(served: Served) -> None:
    cup = found(served, ANA, bot="random", rounds=1)
    for token, name in ((ANA, "Ana"), (BEN, "Ben"), ("the token of somebody called Cleo", "Cleo")):
        served.post(f"/api/cups/{cup}/join", {"name": name}, token)
    shown = served.post(f"/api/cups/{cup}/start", {}, ANA)
    assert [one["kind"] for one in shown["players"]] == ["guest", "guest", "guest", "bot"]
    assert len(shown["games"]) == 2
    assert next(row for row in shown["standings"] if row["player"] == 3)["place"] is None
    answer = served.call("POST", "/api/cups", {"terms": {"kind": "swiss", "title": "Odd", "game": "paris",
                         "clock": DAYS, "bot": "os:system"}}, BEN)  # fmt: skip
    assert answer.json()["error"] == "seat-word"


def test_an_arena_finds_a_rival(served: Served) -> None:
    cup, shown = pair(served, kind="arena", clock=LIVE, minutes=5)
    assert shown["status"] == "running"
    assert shown["until"] > 200
    shown = served.post(f"/api/cups/{cup}/ready", {}, ANA)
    assert shown["players"][0]["waits"]
    shown = served.post(f"/api/cups/{cup}/ready", {}, BEN)
    assert shown["games"][0]["table"] is not None
    assert shown["mine"]["game"] == 0
    served.post(f"/api/tables/{shown['games'][0]['table']}/resign", {}, ANA)
    shown = until(served, cup, lambda one: one["games"][0]["result"] is not None)
    assert [(row["player"], row["points"]) for row in shown["standings"]] == [(1, 2), (0, 0)]


# Time ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Clocked]:
    server = Clocked(f"sqlite:///{tmp_path}/tables.db", tmp_path, 0)
    server.start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def test_the_house_claims_against_who_is_late(clocked: Clocked) -> None:
    cup, _ = pair(clocked, rounds=1)
    shown = until(clocked, cup, lambda one: one["games"][0]["table"] is not None)
    first = shown["games"][0]["first"]
    table = f"/api/tables/{shown['games'][0]['table']}"
    seat = clocked.get(table)["to_act"][0]
    token = (ANA, BEN)[1 - first]
    clocked.later(86_000)
    answer = clocked.call("POST", f"{table}/call", {"of": seat, "do": "claim"}, token)
    assert answer.json()["error"] == "call-wait"  # nobody but the house
    clocked.later(1000)
    shown = until(clocked, cup, lambda one: one["status"] == "over")
    assert shown["games"][0]["result"]["how"] == "time"
    assert shown["standings"][0]["player"] == 1 - first


def test_who_is_not_ready_in_time_has_lost_but_not_while_the_server_was_away(clocked: Clocked) -> None:
    cup, _ = pair(clocked, rounds=1, clock=LIVE, grace=5)
    clocked.post(f"/api/cups/{cup}/ready", {}, ANA)
    clocked.kill()
    clocked.later(1000, served=False)
    clocked.start()
    shown = clocked.get(f"/api/cups/{cup}")
    assert shown["games"][0]["result"] is None
    assert shown["games"][0]["grace"] > 200
    clocked.later(301)
    shown = until(clocked, cup, lambda one: one["status"] == "over")
    assert shown["games"][0]["result"]["how"] == "absence"
    assert shown["standings"][0]["player"] == 0


def test_who_is_absent_from_a_live_game_has_lost_it_after_the_grace(clocked: Clocked) -> None:
    cup, _ = pair(clocked, rounds=1, clock={"kind": "live", "time": 60}, grace=5)
    for token in (ANA, BEN):
        clocked.post(f"/api/cups/{cup}/ready", {}, token)
    shown = clocked.get(f"/api/cups/{cup}")
    clocked.later(280)
    time.sleep(0.5)
    assert clocked.get(f"/api/cups/{cup}")["status"] == "running"
    clocked.later(200)
    shown = until(clocked, cup, lambda one: one["status"] == "over")
    assert shown["games"][0]["result"]["how"] == "absence"
    assert shown["standings"][0]["player"] == 1 - shown["games"][0]["first"]


def test_it_begins_by_itself(clocked: Clocked) -> None:
    begins = clocked.get("/api/cups")["now"] + 100
    cup = found(clocked, begins=begins)
    for token, name in ((ANA, "Ana"), (BEN, "Ben")):
        clocked.post(f"/api/cups/{cup}/join", {"name": name}, token)
    assert clocked.get(f"/api/cups/{cup}")["status"] == "before"
    clocked.later(101)
    until(clocked, cup, lambda one: one["status"] == "running")


# What nobody is told ---------------------------------------------------------------------------------------------


def test_no_key_and_no_seed_leaves_the_server(shared: str) -> None:
    """What others may not know changes no byte of what they are sent."""

    def bytes_of(stored: StoredCup, holder: str | None) -> bytes:
        return msgspec.json.encode(told_of(stored, [], holder, 0.0, []))

    async def work(tables: Tables) -> None:
        cups = Cups(tables, Members(tables, Studies(tables)))
        terms = m.CupTerms(kind="swiss", title="Silent", game="paris", clock=Timing("days", 1))
        cup = await cups.found(m.CupFounding(terms=terms), hashed("owner"))
        for one in range(4):
            await cups.join(cup, f"{'ABCDEF'[one]}na", "guest", hashed(f"player {one}"))
        await cups.start(cup, hashed("owner"))
        stored = await cups.whole(cup)
        before, mine = bytes_of(stored, None), bytes_of(stored, hashed("player 1"))
        for secret in (*stored.keys.values(), stored.cup.seed.hex()):
            assert secret.encode() not in before + mine
        stored.keys = {number: hashed(f"another {key}") for number, key in stored.keys.items()}
        stored.keys[1] = hashed("player 1")
        assert (bytes_of(stored, None), bytes_of(stored, hashed("player 1"))) == (before, mine)
        fingerprint = stored.cup.fingerprint
        stored.cup.seed = bytes(range(32))
        assert bytes_of(stored, None) == before.replace(fingerprint.encode(), stored.cup.fingerprint.encode())

    with_tables(shared, work)
