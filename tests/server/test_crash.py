"""Any process can die at any moment: nothing acknowledged is lost, nothing counts twice, every game ends."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boulevard.trial.kills import Kills
from boulevard.trial.report import Killed
from server.kit import Party, Served
from server.records import check_record

Start = Callable[..., Served]


def crash(servers: list[Served], tables: int, kills: int, seed: str, rounds: int = 4) -> None:
    """Play at so many tables through so many kills: every record holds everything that was heard, once."""
    killed = Killed()
    Kills([servers], killed, kills=kills, tables=tables, seed=seed, rounds=rounds).run()
    assert killed.broken == []
    assert killed.kills == kills
    assert killed.games == killed.tables >= tables


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Servers that are stopped in the end."""
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


def test_ten_tables_and_three_kills(start: Start, database: str) -> None:
    crash([start(database)], tables=10, kills=3, seed="small")


@pytest.mark.long
def test_a_hundred_tables_and_twenty_kills(start: Start, database: str) -> None:
    crash([start(database)], tables=100, kills=20, seed="large", rounds=40)


def test_two_processes_on_one_database_also_while_one_is_killed(start: Start, shared: str) -> None:
    crash([start(shared), start(shared)], tables=4, kills=2, seed="two")


@pytest.mark.long
def test_three_processes_many_tables(start: Start, shared: str) -> None:
    crash([start(shared), start(shared), start(shared)], tables=60, kills=12, seed="three", rounds=40)


def test_two_people_on_two_processes(start: Start, shared: str) -> None:
    """Each is told at once what the other did on the other process, and sees the other there."""
    one, other = start(shared), start(shared)
    party = one.open(options={"first": "orange"})
    party.join()
    with (
        one.live(party.table, party.tokens["orange"]) as orange,
        other.live(party.table, party.tokens["blue"]) as blue,
    ):
        state = orange.until("state")
        assert blue.until("state")["ply"] == state["ply"]
        while not orange.until("seats")["seats"]["blue"]["here"]:
            pass
        assert orange.move(state["ply"], state["moves"][0], "a")["type"] == "accepted"
        seen = blue.until("state")
        assert seen["events"][0]["seat"] == "orange"
        # a move at an old ply, and one already made on the other process
        assert blue.move(state["ply"], state["moves"][0], "b")["error"] == "old-ply"
        body = {"ply": state["ply"], "move": state["moves"][0], "id": "a"}
        again = other.post(f"{party.path}/moves", body, party.tokens["orange"])
        assert again["ply"] == seen["ply"]
        blue.send(type="takeback", ply=seen["ply"], to=0, id="t")
        assert blue.until("refused")["error"] == "takeback"
        orange.send(type="takeback", ply=seen["ply"], to=state["ply"], id="t")
        while blue.until("state")["takeback"] is None:
            pass
        blue.send(type="answer", yes=True, id="y")
        while (state := orange.until("state"))["to_act"] != ["orange"]:
            pass
    # the same through two addresses of one proxy: every other request goes to the other process
    for turn in range(6):
        server = (one, other)[turn % 2]
        seat = server.get(party.path)["to_act"][0]
        mine = server.get(party.path, party.tokens[seat])
        server.post(f"{party.path}/moves", {"ply": mine["ply"], "move": mine["moves"][0]}, party.tokens[seat])


def test_both_claim_the_same_ply(start: Start, shared: str) -> None:
    """One wins, the other is told to look again."""
    servers = [start(shared), start(shared)]
    for _ in range(10):
        party = servers[0].open(options={"first": "orange"})
        party.join()
        state = party.state("orange")
        answers: list[int] = []

        def play(
            server: Served, move: str, party: Party = party, state: Any = state, answers: list[int] = answers
        ) -> None:
            body = {"ply": state["ply"], "move": move}
            answers.append(server.call("POST", f"{party.path}/moves", body, party.tokens["orange"]).status_code)

        both = [threading.Thread(target=play, args=(servers[n], state["moves"][n])) for n in (0, 1)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        assert sorted(answers) == [200, 409]


def test_bots_go_on_after_a_restart(start: Start, database: str) -> None:
    server = start(database)
    party = server.open(seats={"orange": "bot:apprenti", "blue": "bot:random"})
    while party.state()["ply"] < 6:
        time.sleep(0.01)
    server.kill()
    server.start()
    while party.state()["status"] != "over":
        time.sleep(0.05)
    check_record(party)


def test_another_process_takes_over_a_dead_one_s_bots(start: Start, shared: str) -> None:
    server, other = start(shared), start(shared)
    party = server.open(seats={"orange": "bot:apprenti", "blue": "bot:random"})
    server.kill()
    party.served = other
    while party.state()["status"] != "over":
        time.sleep(0.2)
    check_record(party)


def test_a_short_game_goes_on_in_another_process_and_after_a_restart(start: Start, shared: str) -> None:
    server, other = start(shared), start(shared)
    party = server.open("couleurs", short=True)
    (mine,) = party.tokens
    ply = party.state(mine)["ply"]
    party.served = other
    assert party.state(mine)["ply"] == ply
    party.move(mine)
    other.kill()
    party.served = server
    assert party.state(mine)["takeback_to"] in (ply, None)
    server.kill()
    server.start()
    assert party.play()["status"] == "over"
    check_record(party)


def test_a_graceful_end_hands_clients_over(start: Start, database: str) -> None:
    server = start(database)
    party = server.open(options={"first": "orange"})
    party.join()
    with server.live(party.table, party.tokens["orange"]) as live:
        ply = live.until("state")["ply"]
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert live.until("leaving")["after"] == ply
        with pytest.raises(Exception, match="1012"):
            live.next()
    assert server.process.wait(20) == 0
    server.start()
    party.move("orange")
    assert party.play()["status"] == "over"
    check_record(party)
