"""A finished game looked through at a served table: in pieces, behind all who play, kept, and only once it is over."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from boulevard import registry
from boulevard.bots.analysis import Weighed, decisions, depth, standings, weighed
from boulevard.bots.costs import Cost
from boulevard.cli import main
from boulevard.core.record import read_record
from boulevard.server import found
from boulevard.server.database import engine_for, migrate
from boulevard.server.keeping import Found
from boulevard.server.queue import PATIENCE, Queue, Waiting
from boulevard.server.schema import analyses, moments
from server.kit import Party, Served

GAMES = registry.game_names()
GOLDEN = Path(__file__).parent.parent / "data" / "golden"
SECONDS = 300.0


def brief(served: Served, name: str = "paris", moves: int = 4) -> Party:
    """A game that was resigned after a few moves: little to look through."""
    game = registry.game(name)
    party = served.open(name, seats=dict.fromkeys(game.seats(min(game.players)), "me"), name="Ana")
    party.play(moves)
    party.post("resign", next(iter(party.tokens)))
    assert party.state()["status"] == "over"
    return party


def until(true: Callable[[], Any]) -> Any:
    end = time.monotonic() + SECONDS
    while not (got := true()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)
    return got


def asked(party: Party) -> Any:
    return party.served.get(f"{party.path}/analysis")


def looked_through(party: Party) -> Any:
    party.post("analysis", None, status=202)
    return until(lambda: (now := asked(party))["status"] == "done" and now)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_looked_through(served: Served, name: str) -> None:
    """Every choice as its seat could know it then, with the figures that `boulevard analyse` finds."""
    party = brief(served, name)
    before = asked(party)
    assert (before["status"], before["done"]) == ("none", 0)
    assert not any(one["looked"] for one in before["moments"])
    now = looked_through(party)
    game, record = registry.game(name), read_record(party.record().encode())
    found = decisions(game, record)[0]
    made = {one.ply: one for one in found}
    assert [one["ply"] for one in now["moments"]] == list(made)
    assert now["done"] == now["all"] == sum(len(one.moves) > 1 for one in made.values()) > 0
    scored = set(party.state()["sheets"])
    for one in now["moments"]:
        assert one["looked"] != one["only"] == (len(made[one["ply"]].moves) == 1)
        if one["looked"]:
            assert set(one["chances"]) == set(one["leads"]) == scored
            assert sum(one["chances"].values()) == pytest.approx(1, abs=0.01)
    some = next(one for one in now["moments"] if one["looked"])
    one, deep = made[some["ply"]], depth(game, found)
    # whether it is looked into anew depends on what comes after it
    same = next(
        look for look in (weighed(game, one, deep, anew=anew) for anew in (False, True)) if as_found(look, some)
    )
    told = served.get(f"{party.path}/analysis/{some['ply']}")
    assert [one["move"] for one in told["best"]] == [one.move for one in same.best]
    assert told["played"]["move"] == some["move"]
    for one in (*told["best"], told["played"]):
        assert all(one["said"][language]["move"] for language in ("en", "fr"))
        assert one["said"]["en"] != one["said"]["fr"]
    assert sum(one["choices"] for one in now["seats"].values()) == now["all"]


def as_found(look: Weighed, told: Any) -> bool:
    cost = look.cost
    assert cost is not None
    return (told["value"], told["lead"], told["points"], told["grade"]) == (
        cost.value, cost.lead, cost.points, cost.grade,
    )  # fmt: skip


def test_it_speaks_of_finished_games_alone(served: Served) -> None:
    """Nothing hidden of a game in play leaves, whoever asks."""
    party = served.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    party.play(4)
    move = party.state(party.state()["to_act"][0])["moves"][0]
    for method, path in (
        ("GET", "analysis"), ("POST", "analysis"), ("DELETE", "analysis"), ("GET", "analysis/3"),
        ("GET", f"review/3/preview?move={move}"), ("GET", "review/3/choices"), ("GET", f"review/3/weigh?move={move}"),
    ):  # fmt: skip
        for token in (None, *party.tokens.values()):
            answer = served.call(method, f"{party.path}/{path}", token=token)
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over"), path


def test_a_decision_is_tried_again(served: Served) -> None:
    party = brief(served)
    now = asked(party)
    one = next(one for one in now["moments"] if not one["only"])
    then = served.get(f"{party.path}/review/{one['ply']}", params={"seat": one["seat"]})
    assert one["move"] in then["moves"]
    other = next(seat for seat in party.tokens if seat != one["seat"])
    assert served.get(f"{party.path}/review/{one['ply']}", params={"seat": other})["moves"] == []
    move = next(text for text in then["moves"] if text != one["move"])
    path = f"{party.path}/review/{one['ply']}"
    brings = served.get(f"{path}/preview", params={"move": move})
    assert brings["events"]
    assert served.get(f"{path}/choices", params={"lang": "fr"})["choices"]
    cost = served.get(f"{path}/weigh", params={"move": move})
    assert (cost["move"], cost["ply"]) == (move, one["ply"])
    assert cost["said"]["fr"]["cost"] != cost["said"]["en"]["cost"]
    answer = served.call("GET", f"{path}/weigh?move=pass")
    assert answer.status_code == 422
    assert answer.json()["rule"]
    assert served.call("GET", f"{party.path}/review/0/weigh?move=pass").json()["error"] == "no-decision"
    assert served.call("GET", f"{party.path}/analysis/{one['ply']}").json()["error"] == "not-looked"


def test_it_can_be_stopped_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    """What was found is kept decision by decision, and found no second time."""
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits").start()
    try:
        party = brief(server, moves=9)
        party.post("analysis", None, status=202)
        until(lambda: asked(party)["done"])
        answer = server.call("DELETE", f"{party.path}/analysis", token=next(iter(party.tokens.values())))
        assert answer.status_code == 204
        stopped = until(lambda: (now := asked(party))["status"] in ("stopped", "done") and now)
        assert stopped["done"] > 0
        party.post("analysis", None, status=202)
        until(lambda: asked(party)["done"] > stopped["done"] or asked(party)["status"] == "done")
        server.kill()
        server.start()
        killed = asked(party)
        assert killed["status"] in ("stopped", "done")
        assert killed["done"] > 0
        before = {one["ply"]: one for one in killed["moments"] if one["looked"]}
        done = looked_through(party)
        after = {one["ply"]: one for one in done["moments"]}
        assert all(after[ply]["value"] == one["value"] for ply, one in before.items())
        assert done["done"] == done["all"]
        server.call("DELETE", party.path, token=next(iter(party.tokens.values())))
        engine = engine_for(f"sqlite:///{tmp_path}/tables.db")
        with engine.connect() as connection:
            for table in (analyses, moments):
                assert connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() == 0
        engine.dispose()
    finally:
        server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def test_only_who_asked_or_sits_there_stops_it(served: Served) -> None:
    party = brief(served, moves=9)
    party.post("analysis", next(iter(party.tokens)), status=202)
    answer = served.call("DELETE", f"{party.path}/analysis")
    assert answer.status_code in (204, 403)  # it may have been done by then
    assert served.call("DELETE", f"{party.path}/analysis", token=list(party.tokens.values())[1]).status_code == 204
    foreign = served.call("POST", f"{party.path}/analysis", {}, headers={"origin": "https://elsewhere.example"})
    assert foreign.json()["error"] == "origin"


def test_a_guest_s_games_are_looked_through_one_after_the_other(served: Served) -> None:
    first, second = brief(served, moves=4), brief(served, moves=2)
    for party in (first, second):
        party.post("analysis", None, status=202)
    while (now := asked(second))["status"] != "done":
        assert now["done"] == 0 or asked(first)["status"] == "done"
        time.sleep(0.05)
    assert asked(first)["status"] == "done"


def test_a_record_that_was_imported_with_a_bot_that_is_gone(served: Served, tmp_path: Path) -> None:
    party = brief(served)
    file = tmp_path / "gone.game"
    file.write_text(party.record().replace('"Ana"', '"bot:strange_bots:Gone"', 1), "utf-8")
    assert "bot:strange_bots:Gone" in file.read_text("utf-8")
    seed = party.state()["seed"]
    assert main(["import", str(file), "--seed", seed, "--database", served.database]) == 0
    engine = engine_for(served.database)
    with engine.connect() as connection:
        newest = connection.exec_driver_sql("SELECT id FROM tables ORDER BY touched DESC LIMIT 1")
        table = str(newest.scalar_one())
    engine.dispose()
    imported = Party(served, {"table": table, "tokens": {}, "invite": ""})
    assert looked_through(imported)["done"] == looked_through(party)["done"] > 0


# Without a server ----------------------------------------------------------------------------------------------------


def test_it_waits_behind_all_who_play_however_long() -> None:
    queue = Queue()
    queue.put(behind := Waiting("analysis", False, 0.0, behind=True))
    queue.put(Waiting("player", False, 5.0))
    queue.put(Waiting("away", True, 6.0))
    assert {one.owner for _ in range(2) if (one := queue.next(10 * PATIENCE))} == {"away", "player"}
    assert queue.next(10 * PATIENCE) is behind


def test_what_another_program_made_goes_when_it_is_made_anew(database: str) -> None:
    engine = engine_for(database)
    migrate(engine)
    assert not found.begin(engine, "none", "1", 10.0)  # there is no such table
    with engine.begin() as connection:
        values = {"game": "paris", "rules": 1, "options": "{}", "seed": b"", "status": "over", "version": 0, "ply": 0,
                  "sheet": "{}", "to_act": "", "bot_due": False, "snapshot_ply": 0, "touched": 0.0}  # fmt: skip
        connection.execute(sa.insert(sa.Table("tables", sa.MetaData(), autoload_with=engine)), {"id": "a", **values})
    moment = Weighed(3, "orange", False, Cost("pass", 0.5, 1.0))
    assert found.begin(engine, "a", "1", 10.0)
    assert found.keep(engine, "a", "1", moment, 20.0)
    assert found.keep(engine, "a", "1", moment, 30.0)  # twice is once
    assert found.read(engine, "a") == Found("1", 30.0, {3: moment})
    assert found.begin(engine, "a", "1", 40.0)
    assert found.read(engine, "a") == Found("1", 40.0, {3: moment})
    found.stop(engine, "a")
    assert not found.keep(engine, "a", "1", moment, 50.0)
    assert found.begin(engine, "a", "2", 60.0)
    assert found.read(engine, "a") == Found("2", 60.0, {})
    assert not found.keep(engine, "a", "1", moment, 70.0)
    engine.dispose()


def test_how_it_stands_for_everybody() -> None:
    def after(ply: int, seat: str, value: float) -> Weighed:
        return Weighed(ply, seat, False, Cost("move", value, 2.0))

    two = list(standings(["a", "b"], [after(0, "a", 0.6), Weighed(1, "b", False, only=True), after(2, "b", 0.7)]))
    assert [one.chances for one in two] == [{"a": 0.6, "b": 0.4}, {"a": 0.6, "b": 0.4}, {"a": 0.3, "b": 0.7}]
    assert two[-1].leads == {"a": -2.0, "b": 2.0}
    three = list(standings(["a", "b", "c"], [after(0, "a", 0.5), after(1, "b", 0.4)]))
    assert three[0].chances == {"a": 0.5, "b": 0.25, "c": 0.25}
    assert three[1].chances == {"a": 0.4, "b": 0.4, "c": 0.2}
    assert three[1].leads == {"a": 2.0, "b": 2.0, "c": 0.0}
