"""Clocks at a real server, whose time the test gives: killed and started anew, two processes, what each is told."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from boulevard.server.clocks import DAY, MINUTE
from boulevard.server.database import engine_for
from boulevard.server.kept import Ended
from boulevard.server.schema import results
from boulevard.trial.process import soon_over
from boulevard.trial.report import Compared
from boulevard.trial.twins import Twins
from server.kit import Clocked, Party, Served
from server.records import check_record

LIVE = {"kind": "live", "time": 20, "increment": 10}
DAYS = {"kind": "days", "time": 3, "vacation": 7}
SOON = 25.0
"""Seconds that a test may take without anybody noticing: less than half a minute, after which a server was away."""


Start = Callable[[str], Clocked]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[Clocked] = []

    def go(database: str) -> Clocked:
        started.append(Clocked(database, tmp_path, len(started)))
        started[-1].start()
        return started[-1]

    yield go
    for server in started:
        server.stop()
        assert "error inside" not in server.log.read_text("utf-8")
        assert "task failed" not in server.log.read_text("utf-8")


def left(party: Party, seat: str, served: Served | None = None) -> float:
    clock = (served or party.served).get(party.path)["seats"][seat]["clock"]
    assert clock["left"] >= 0
    return float(clock["left"])


def about(seconds: float) -> Any:
    """So much, or a little less: the test itself takes its time."""
    return pytest.approx(seconds - SOON / 2, abs=SOON / 2)


def play(party: Party, rng: Random) -> str:
    """A move of whoever is to act; who that was."""
    seat = party.state()["to_act"][0]
    state = party.state(seat)
    party.served.post(
        f"{party.path}/moves", {"ply": state["ply"], "move": rng.choice(state["moves"])}, party.tokens[seat]
    )
    return str(seat)


def ending(database: str, table: str) -> Ended:
    """How a game ended, as it is written for the statistics."""
    engine = engine_for(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(results.c.ended).where(results.c.table_id == table)).scalar_one()
    engine.dispose()
    return msgspec.json.decode(found, type=Ended)


def through_kills_to_the_end(served: Clocked, party: Party, bot: str) -> int:
    """Played on, the server killed for two days now and then; every clock is the same before and after. How often."""
    rng, turns, kills = Random("end"), 0, 0
    while (state := party.state())["status"] == "playing":
        due = state["to_act"][0]
        if due == bot:
            time.sleep(0.01)
            continue
        play(party, rng)
        state = party.state()
        if state["status"] != "playing" or state["to_act"][0] in (due, bot):
            continue
        turns += 1
        if turns % 3 != 1:
            continue
        served.later(DAY / 2)
        clocks = {seat: left(party, seat) for seat in party.tokens if seat != bot}
        assert clocks[state["to_act"][0]] == about(2.5 * DAY)
        served.kill()
        kills += 1
        served.later(2 * DAY, served=False)
        served.start()
        back = party.state()
        assert (back["ply"], back["to_act"]) == (state["ply"], state["to_act"])
        for seat, before in clocks.items():
            assert left(party, seat) == about(before)
    return kills


def lost_among_four(served: Clocked, party: Party, late: str) -> None:
    """Too early, then a day more, then a vote of which one half is said before a restart."""
    one, other, _ = (seat for seat in party.tokens if seat != late)
    body = {"of": late, "do": "claim"}
    early = served.call("POST", f"{party.path}/call", body, party.tokens[one])
    assert (early.status_code, early.json()["error"]) == (409, "call-early")
    served.later(3 * DAY)
    assert party.state()["seats"][late]["clock"]["due"] == "time"
    served.post(f"{party.path}/call", {"of": late, "do": "day"}, party.tokens[one])
    assert left(party, late) == about(DAY)
    served.later(DAY)
    served.post(f"{party.path}/call", body, party.tokens[one])
    served.kill()
    served.start()
    clock = party.state()["seats"][late]["clock"]
    assert (clock["due"], clock["claims"], clock["needed"], clock["day"]) == ("time", {one: "claim"}, 2, False)
    served.post(f"{party.path}/call", body, party.tokens[other])
    state = party.state()
    assert (state["status"], state["seats"][late]["kind"]) == ("playing", "bot")


def test_four_play_couleurs_over_days_while_the_server_is_killed_and_restarted(start: Start, database: str) -> None:
    """Days pass while it is served, and count; days pass while it is dead, and do not; whatever was played is there,
    to the end."""
    served, rng = start(database), Random("days")
    names = served.get("/api/games/couleurs")["seats"]["4"]
    seats = {seat: "open" if at else "me" for at, seat in enumerate(names)}
    party = served.open("couleurs", seats=seats, clock=DAYS, options=soon_over("couleurs", 2))
    for seat in names[1:]:
        party.join(seat)
    assert len(party.tokens) == 4
    for number in range(4):
        due = party.state()["to_act"][0]
        before = left(party, due)
        served.later(DAY)
        assert left(party, due) == about(before - DAY)
        if number % 2:
            ply = party.state()["ply"]
            served.kill()
            served.later(5 * DAY, served=False)
            served.start()
            assert party.state()["ply"] == ply
            assert left(party, due) == about(before - DAY)
        while play(party, rng) == due and party.state()["to_act"][0] == due:
            pass
        if (now_due := party.state()["to_act"][0]) != due:
            assert left(party, now_due) == about(3 * DAY)
    assert served.outages() == 2
    late = party.state()["to_act"][0]
    lost_among_four(served, party, late)
    kills = through_kills_to_the_end(served, party, late)
    state = party.state()
    assert kills > 1
    assert served.outages() == 2 + kills
    assert state["status"] == "over"
    assert state["outcome"]["reason"] == "round limit"
    assert f"forfeit {late} time" in party.record()
    check_record(party)
    ended = ending(database, party.table)
    assert ended.timing == "days"
    assert {one.seat: one.rank for one in ended.seats}[late] == 3
    assert len({one.who for one in ended.seats}) == 4


def test_killed_in_mid_game_and_lost_on_time(start: Start, database: str) -> None:
    served, rng = start(database), Random("live")
    party = served.open(seats={"orange": "me", "blue": "me"}, clock=LIVE)
    for number in range(8):
        play(party, rng)
        if number % 4 == 3:
            served.kill()
            served.start()
    state = party.state()
    late = state["to_act"][0]
    other = next(seat for seat in party.tokens if seat != late)
    served.later(19 * MINUTE)
    served.kill()
    served.later(DAY, served=False)
    served.start()
    assert 0 < left(party, late) < 3 * MINUTE
    served.later(3 * MINUTE)
    assert left(party, late) == 0
    with served.live(party.table, party.tokens[other]) as live:
        live.until("state")
        live.send(type="call", of=late, do="claim", id="c")
        over = live.until("state")
        assert live.until("accepted")["id"] == "c"
    assert over["outcome"]["reason"] == "time"
    assert over["outcome"]["winners"] == [other]
    assert over["events"][-1] == {"event": "table-forfeit", "seat": late, "forfeit": "time", "ply": state["ply"]}
    check_record(party)
    lines = served.get(f"{party.path}/review")["lines"]
    spent = [line["spent"] for line in lines if line["seat"] in party.tokens]
    assert len(spent) == 8
    assert all(0 <= one < SOON for one in spent)


def test_both_processes_read_one_clock_and_the_first_word_counts(start: Start, shared: str) -> None:
    one, other = start(shared), start(shared)
    party = one.open(seats={"orange": "me", "blue": "me"}, clock=LIVE)
    rng = Random("two")
    late = party.state()["to_act"][0]
    rival = next(seat for seat in party.tokens if seat != late)
    one.later(10 * MINUTE)
    assert left(party, late) == about(10 * MINUTE)
    assert left(party, late, other) == about(10 * MINUTE)
    one.kill()
    one.later(MINUTE)  # the other one is there
    assert left(party, late, other) == about(9 * MINUTE)
    one.start()
    assert left(party, late) == about(9 * MINUTE)
    one.later(20 * MINUTE)
    assert left(party, late) == left(party, late, other) == 0
    state = party.state(late)
    move = {"ply": state["ply"], "move": rng.choice(state["moves"])}
    claim = {"of": late, "do": "claim"}
    assert one.call("POST", f"{party.path}/moves", move, party.tokens[late]).status_code == 200
    refused = other.call("POST", f"{party.path}/call", claim, party.tokens[rival])
    assert (refused.status_code, refused.json()["error"]) == (409, "call-early")
    assert one.outages() == 0
    late, rival = party.state()["to_act"][0], late
    one.later(21 * MINUTE)
    other.post(f"{party.path}/call", {"of": late, "do": "claim"}, party.tokens[rival])
    state = one.get(party.path)
    assert (state["status"], state["outcome"]["reason"]) == ("over", "time")
    check_record(party)


def test_a_move_and_a_claim_in_the_same_instant_have_one_order_for_all(start: Start, database: str) -> None:
    """At two processes where they share a database: one of the two counts, the other is told so, both read the same."""
    one = start(database)
    other = start(database) if database.startswith("postgresql") else one
    parties = [one.open(seats={"orange": "me", "blue": "me"}, clock=LIVE) for _ in range(8)]
    states = [party.state() for party in parties]
    one.later(20 * MINUTE + 1)
    for party, state in zip(parties, states, strict=True):
        late = state["to_act"][0]
        rival = next(seat for seat in party.tokens if seat != late)
        move = {"ply": state["ply"], "move": party.state(late)["moves"][0]}
        start_line = Barrier(2)

        def said(
            served: Served, path: str, body: Any, seat: str, party: Party = party, at: Barrier = start_line
        ) -> Any:
            at.wait()
            return served.call("POST", f"{party.path}/{path}", body, party.tokens[seat])

        with ThreadPoolExecutor(2) as pool:
            moved = pool.submit(said, one, "moves", move, late)
            claimed = pool.submit(said, other, "call", {"of": late, "do": "claim"}, rival)
            answers = (moved.result(), claimed.result())
        fine = [answer.is_success for answer in answers]
        assert sorted(fine) == [False, True], [answer.text for answer in answers]
        refused = answers[fine[0]].json()["error"]
        assert refused == ("call-early" if fine[0] else "over")
        for served in (one, other):
            found = served.get(party.path)
            assert found["status"] == ("playing" if fine[0] else "over")
            assert (found["outcome"] or {"reason": None})["reason"] == (None if fine[0] else "time")
        if not fine[0]:
            check_record(party)


def test_nobody_is_absent_because_the_server_was(start: Start, database: str) -> None:
    served = start(database)
    party = served.open(seats={"orange": "me", "blue": "me"}, clock=LIVE)
    due = party.state()["to_act"][0]
    other = next(seat for seat in party.tokens if seat != due)
    with served.live(party.table, party.tokens[due]) as live:
        live.until("state")
        served.kill()
    served.later(3600, served=False)
    served.start()
    body = {"of": due, "do": "claim"}
    refused = served.call("POST", f"{party.path}/call", body, party.tokens[other])
    assert refused.json()["error"] == "call-early"
    served.later(3 * MINUTE)
    served.post(f"{party.path}/call", body, party.tokens[other])
    assert party.state()["outcome"]["reason"] == "absence"


def test_a_clock_over_the_wire_pause_holiday_and_what_makes_no_sense(served: Served) -> None:
    party = served.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, clock=LIVE)
    party.join("blue")
    state = party.state("orange")
    assert state["clock"] == {**LIVE, "vacation": 0, "late": "claim", "pause": None}
    with served.live(party.table, party.tokens["orange"]) as orange, served.live(party.table) as watcher:
        orange.until("state")
        watcher.until("state")
        orange.send(type="pause", minutes=5, id="a")
        assert watcher.until("state")["clock"]["pause"]["waiting"] == ["blue"]
        served.post(f"{party.path}/pause/answer", {"yes": True}, party.tokens["blue"])
        told = watcher.until("state")
        assert told["clock"]["pause"]["on"]
        orange.send(type="move", ply=told["ply"], move=state["moves"][0], id="m")
        refused = orange.until("refused")
        assert (refused["error"], refused["id"]) == ("paused", "m")
        assert 290 < told["seats"]["blue"]["clock"]["stands"] <= 300
        for seat in ("blue", "orange"):
            served.post(f"{party.path}/pause/end", None, party.tokens[seat])
        while (told := watcher.until("state"))["clock"]["pause"] is not None:
            pass
        assert told["seats"]["blue"]["clock"]["stands"] == 0
    for path, body, error in (
        ("pause", {"minutes": 10**25}, "pause-minutes"),
        ("pause", {"minutes": "long"}, "request"),
        ("holiday", {"days": 1}, "clock-not-days"),
        ("call", {"of": "blue", "do": "claim"}, "call-early"),
        ("call", {"of": "nobody", "do": "claim"}, "no-seat"),
        ("pause/answer", {"yes": True}, "no-pause-asked"),
        ("pause/end", {}, "no-pause"),
    ):
        answer = served.call("POST", f"{party.path}/{path}", body, party.tokens["orange"])
        assert answer.json()["error"] == error, path
        assert answer.status_code in (400, 409, 422)
    assert served.call("POST", f"{party.path}/pause", {"minutes": 5}).json()["error"] == "spectator"
    for clock in ({"kind": "live", "time": -1}, {"kind": "days", "time": 10**30}, {"kind": "sand", "time": 3}):
        assert served.call("POST", "/api/tables", {"game": "paris", "clock": clock}).status_code in (400, 422)
    assert served.open().state()["clock"] is None


def test_whoever_comes_back_takes_the_seat_from_the_bot_by_the_name_it_had(start: Start, database: str) -> None:
    served = start(database)
    party = served.open(seats={"orange": "me", "blue": "open"}, options={"first": "blue"}, clock=LIVE)
    party.join("blue", "Colette")
    served.later(3 * MINUTE)
    served.post(f"{party.path}/call", {"of": "blue", "do": "bot"}, party.tokens["orange"])
    seat = party.state()["seats"]["blue"]
    assert (seat["kind"], seat["lent"]) == ("bot", True)
    assert not party.state()["seats"]["orange"]["lent"]
    served.later(MINUTE)
    served.post(f"{party.path}/seats/blue", {"person": ""}, party.tokens["blue"])
    seat = party.state()["seats"]["blue"]
    assert (seat["kind"], seat["name"], seat["lent"]) == ("person", "Colette", False)
    assert seat["clock"]["left"] == about(17 * MINUTE)


def test_whoever_loses_the_connection_is_told_of_at_once(start: Start, database: str) -> None:
    """Also to those who are connected to another process; who plays without a connection is not away."""
    served = start(database)
    party = served.open(seats={"orange": "me", "blue": "me"}, options={"first": "blue"}, clock=LIVE)

    def gone(live: Any, is_gone: bool) -> Any:
        """What is told of blue, once it is told that blue has gone, or is here; who comes oneself is told too."""
        while ((found := live.until("seats")["seats"]["blue"]["clock"]["gone"]) is not None) != is_gone:
            pass
        return found

    party.state("blue")
    with served.live(party.table, party.tokens["orange"]) as orange:
        assert orange.until("state")["seats"]["blue"]["clock"]["gone"] is None
        with served.live(party.table, party.tokens["blue"]) as blue:
            blue.until("state")
            assert gone(orange, False) is None
        assert gone(orange, True) == pytest.approx(0, abs=5)
        party.state("blue")
        assert party.state("orange")["seats"]["blue"]["clock"]["gone"] is None
    assert party.state()["seats"]["orange"]["clock"]["gone"] == pytest.approx(0, abs=5)


def test_the_list_of_tables_tells_what_is_left(served: Served) -> None:
    opened = served.call(
        "POST", "/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "me"}, "clock": DAYS}
    )
    cookie = opened.headers["set-cookie"].partition(";")[0]
    (listed,) = served.get("/api/me/tables", headers={"cookie": cookie})
    assert listed["left"] == pytest.approx(3 * DAY, abs=60)
    assert (listed["timing"]["kind"], listed["timing"]["time"], listed["stands"]) == ("days", 3, 0)
    path = f"/api/tables/{listed['table']}/holiday"
    assert served.call("POST", path, {"days": 2}, headers={"cookie": cookie}).is_success
    (listed,) = served.get("/api/me/tables", headers={"cookie": cookie})
    assert listed["stands"] == pytest.approx(2 * DAY, abs=60)


@pytest.mark.parametrize("name", ["couleurs", "flatiron"])
def test_clocks_tell_nothing_of_what_is_hidden(start: Start, tmp_path: Path, name: str) -> None:
    """Twin tables with clocks, at a server whose time stands still: every byte is the same."""
    served = Clocked(f"sqlite:///{tmp_path}/twins.db", tmp_path, 99)
    served.flags = (*served.flags, "--log-level", "debug")
    served.file.write_text("still 1000")
    served.start()
    try:
        compared = Compared()
        twins = Twins(served, compared, clock=True)
        for number in range(4):
            twins.at(name, Random(f"clocks {name} {number}"), 2 + 9 * number)
        twins.close()
        assert compared.broken == []
        assert compared.answers > 50
        assert twins.followed > 3
    finally:
        served.stop()
