"""What is done at the host's desk and by the command line: tables ended, people kept out, silenced and told a word,
what was reported, what is set, copies; and what nobody learns there."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.cli import main
from boulevard.server import bar_rows, desk_deeds, desk_health, desk_rows, knobs
from boulevard.server.bars import Bars
from boulevard.server.database import engine_for, migrate
from boulevard.server.desk_health import ProcessShown
from boulevard.server.desk_rows import Doing
from boulevard.server.limits import Limits
from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings
from boulevard.trial.twins import keep, position
from server.kit import Party, Served
from server.test_desk import acts
from server.test_desk import entered as let_in
from server.test_members import Browser, closed, closing

__all__ = ["closed"]

NOW = Doing("command", "ana", 1000.0)


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Served]:
    """A server with a database of its own."""
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--bot-pace", "0")
    served.start()
    yield served
    served.stop()
    assert "error inside" not in served.logged()
    assert "task failed" not in served.logged()


def entered(served: Served, capsys: pytest.CaptureFixture[str]) -> Browser:
    """A browser at the desk; what commands printed before is left aside."""
    capsys.readouterr()
    return let_in(served, capsys)


def command(served: Served, *words: str) -> None:
    assert main(["host", *words, "--database", served.database]) == 0


def until(found: Callable[[], bool]) -> None:
    """Servers look once a second; the test itself has an end."""
    while not found():
        time.sleep(0.05)


def of_two(served: Served, **opening: Any) -> Party:
    party = served.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, name="Ana", **opening)
    party.join("blue", "Bob")
    return party


def with_guest(served: Served, guest: Browser, seat: str = "blue") -> Party:
    """Ana at orange by a token; a browser's guest, called Bob, at blue."""
    party = served.open(seats={"orange": "me", seat: "open"}, options={"first": "orange"}, name="Ana")
    guest.post(f"{party.path}/join", {"invite": party.invite, "seat": seat, "name": "Bob"})
    return party


def error(answer: Any) -> str:
    return str(answer.json()["error"])


# Tables ----------------------------------------------------------------------------------------------------------


def test_a_table_is_ended_and_those_at_it_read_why(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    party = of_two(alone)
    with alone.live(party.table, party.tokens["blue"]) as live:
        live.state_text()
        command(alone, "close", party.table, "--why", "The house\n is painted.")
        state = live.until("state", status="abandoned")
    assert state["closed"] == "The house is painted."
    assert (state["outcome"], state["moves"]) == (None, [])
    refused = party.post("moves", "orange", {"ply": state["ply"], "move": "pass"}, status=409)
    assert (refused["error"], refused["figures"]["why"]) == ("closed", "The house is painted.")
    waits = alone.open(seats={"orange": "me", "blue": "open"})
    host = entered(alone, capsys)
    listed = host.get("/api/host/tables")["tables"]
    assert [one["table"] for one in listed] == [waits.table]
    host.post(f"/api/host/tables/{waits.table}/close", {"why": "Nobody came."})
    joining = {"invite": waits.invite, "name": "Bob"}
    assert alone.post(f"{waits.path}/join", joining, status=403)["error"] == "invite"
    assert waits.state("orange")["closed"] == "Nobody came."
    assert host.refused(f"/api/host/tables/{waits.table}/close", {"why": "Again."}) == "abandoned"
    assert host.refused("/api/host/tables/nowhere/close", {"why": "Why?"}) == "no-table"
    assert host.refused(f"/api/host/tables/{waits.table}/close", {"why": " "}) == "desk-why"
    assert [one["table"] for one in host.get("/api/host/tables?all=true")["tables"]] == [waits.table, party.table]
    found = host.get("/api/host/tables?all=true&search=BOB")["tables"]
    assert [one["seats"]["blue"]["name"] for one in found] == ["Bob"]
    done = [one for one in host.get("/api/host/acts") if one["what"] == "close"]
    assert [(one["by"], one["waits"]) for one in done] == [("desk", False), ("command", False)]


# People kept out -------------------------------------------------------------------------------------------------


def test_somebody_is_kept_out_in_mid_game(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    bob = Browser(alone)
    party = with_guest(alone, bob)
    own = bob.open(name="Bob")
    bob.post("/api/club/seats", {"terms": {"game": "paris"}, "name": "Bob"})
    host = entered(alone, capsys)
    person = host.get(f"/api/host/tables?search={party.table}")["tables"][0]["seats"]["blue"]["person"]
    cookie = {"Cookie": f"guest={bob.cookie}"}
    with (
        alone.live(party.table, None, "?after=0", **cookie) as live,
        alone.live(party.table, party.tokens["orange"]) as ana,
    ):
        live.state_text()
        made = host.post("/api/host/bars", {"kind": "ban", "person": person, "days": 3, "why": "He insults."})
        refused = live.until("refused")
        assert (refused["error"], refused["figures"]["why"]) == ("kept-out", "He insults.")
        assert "for 3 more days" in refused["sentence"]
        assert closing(live.socket) == 4403
        over = ana.until("state", status="over")
    assert over["outcome"]["winners"] == ["orange"]
    assert over["closed"] is None, "nothing is said of why"
    assert "~ forfeit blue absence" in party.record("orange")
    for method, path in (("GET", "/api/me/tables"), ("GET", party.path), ("POST", "/api/tables"), ("GET", "/api/club")):
        answer = bob.call(method, path, {} if method == "POST" else None)
        assert (answer.status_code, error(answer)) == (403, "kept-out"), path
    with alone.live(own, None, **cookie) as live:
        assert live.next()["error"] == "kept-out"
        assert closing(live.socket) == 4403
    assert [one["why"] for one in bob.get("/api/me/host")] == ["He insults."]
    assert bob.call("GET", "/api/games").status_code == 200
    assert Browser(alone).get("/api/club")["seats"] == [], "what he looked for is gone"
    mine = [one for one in host.get("/api/host/people")["people"] if one["person"] == person]
    assert [(one["name"], one["kind"], one["bars"][0]["why"]) for one in mine] == [("Bob", "guest", "He insults.")]
    # let in again: against bots he plays on where he was
    assert host.call("DELETE", f"/api/host/bars/{made['id']}").status_code == 204
    assert bob.get(f"/api/tables/{own}")["status"] == "playing"
    assert bob.get("/api/me/host") == []
    assert host.refused(f"/api/host/bars/{made['id']}", method="DELETE") == "desk-no-bar"
    assert acts(host)[-2:] == [("desk", "ban"), ("desk", "lift")]


def test_among_several_a_bot_plays_on(alone: Served) -> None:
    party = alone.open("couleurs", seats={"1": "me", "2": "open", "3": "open"}, name="Ana")
    for seat, name in (("2", "Bob"), ("3", "Cleo")):
        party.join(seat, name)
    command(alone, "ban", f"{party.table}/2", "--why", "Enough.", "--days", "1")
    until(lambda: party.state("1")["seats"]["2"]["kind"] == "bot")
    assert party.state("1")["status"] == "playing"
    assert error(alone.call("GET", party.path, token=party.tokens["2"])) == "kept-out"
    assert "~ forfeit 2 absence" in party.record("1")


def test_a_name_a_network_and_a_bot_are_kept_out(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    """By a name that is kept: on each device, and with every bot that was brought."""
    vlad, tablet = Browser(alone), Browser(alone, "Safari")
    _, words = vlad.keep_by_words("Vladimir")
    tablet.post("/api/me/enter", {"words": words})
    brought = vlad.post("/api/club/bots", {"name": "Vlads Maschine"})
    command(alone, "ban", "vladimir", "--why", "Insults.")
    until(lambda: vlad.call("GET", "/api/club").status_code == 403)
    assert error(tablet.call("GET", "/api/me")) == "kept-out"
    assert "for good" in tablet.call("GET", "/api/me").json()["sentence"]
    assert error(alone.call("GET", "/api/club", token=brought["token"])) == "kept-out"
    host = entered(alone, capsys)
    assert host.refused("/api/host/bars", {"kind": "ban", "address": "0.0.0.0/0", "why": "All."}) == "desk-wide"
    assert host.refused("/api/host/bars", {"kind": "mute", "address": "::1", "why": "All."}) == "desk-address-ban"
    assert host.refused("/api/host/bars", {"kind": "ban", "address": "nowhere", "why": "All."}) == "desk-address"
    host.post("/api/host/bars", {"kind": "ban", "address": "127.0.0.0/8", "days": 1, "why": "A flood."})
    assert error(Browser(alone).call("GET", "/api/club")) == "kept-out"
    assert {one["whom"] for one in host.get("/api/host")["bars"]} == {"member", "address"}, "the desk stays open"
    # whoever is kept out may be forgotten, and then nothing of them stands here
    vlad.post("/api/me/leaving")
    [network] = [one["id"] for one in host.get("/api/host")["bars"] if one["whom"] == "address"]
    command(alone, "lift", network)
    until(lambda: Browser(alone).call("GET", "/api/club").status_code == 200)


def test_a_person_who_is_forgotten_is_nobody_at_the_desk(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    bob = Browser(alone)
    party = with_guest(alone, bob)
    host = entered(alone, capsys)
    host.post("/api/host/bars", {"kind": "ban", "table": party.table, "seat": "blue", "why": "He insults."})
    assert [one["called"] for one in host.get("/api/host")["bars"]] == ["Bob"]
    assert bob.call("DELETE", "/api/me").status_code == 204
    assert host.get("/api/host")["bars"] == []
    kept = json.dumps(host.get("/api/host/acts"))
    assert "Bob" not in kept
    assert "insults" not in kept
    assert [what for by, what in acts(host) if by == "house"] == ["forgotten"]


# Talk ------------------------------------------------------------------------------------------------------------


def test_what_is_reported_is_read_and_settled_and_nothing_else(
    alone: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    party = of_two(alone)
    said = [
        party.post("talk", seat, {"id": str(number), "text": text})
        for number, (seat, text) in enumerate((("blue", "earlier words"), ("blue", "you fool"), ("orange", "please")))
    ]
    elsewhere = of_two(alone)
    elsewhere.post("talk", "blue", {"id": "x", "text": "a private word"})
    host = entered(alone, capsys)
    places = ("/api/host", "/api/host/tables?all=true", "/api/host/people", "/api/host/reports", "/api/host/acts")
    assert not any("you fool" in host.call("GET", path).text for path in places)
    reporting = f"{party.path}/talk/{said[1]['id']}/report"
    assert alone.call("POST", reporting, {"why": "rude"}, party.tokens["orange"]).is_success
    [report] = host.get("/api/host/reports")
    assert [(line["text"], line["this"]) for line in report["kept"]] == [
        ("earlier words", False),
        ("you fool", True),
        ("please", False),
    ]
    assert (report["by_called"], report["of_called"], report["why"], report["earlier"]) == ("Ana", "Bob", "rude", 0)
    assert host.get("/api/host")["reports"] == 1
    assert not any("private word" in host.call("GET", path).text for path in places)
    capsys.readouterr()
    command(alone, "reports", "--json")
    assert json.loads(capsys.readouterr().out)[0]["kept"] == report["kept"]
    path = f"/api/host/reports/{report['id']}"
    assert host.refused(path, {"outcome": "mute"}) == "desk-why"
    assert host.post(path, {"outcome": "mute", "days": 7, "why": "Be kind."}) == []
    assert host.refused(path, {"outcome": "nothing"}) == "desk-settled"
    assert host.refused("/api/host/reports/none", {"outcome": "nothing"}) == "desk-no-report"
    assert [one["outcome"] for one in host.get("/api/host/reports?settled=true")] == ["mute"]
    refused = party.post("talk", "blue", {"id": "9", "phrase": "hello"}, status=403)
    assert (refused["error"], refused["figures"]["why"]) == ("talk-silenced", "Be kind.")
    state = party.state()
    party.move(state["to_act"][0], status=200)
    party.post("talk", "orange", {"id": "9", "phrase": "hello"}, status=200)
    [mute] = host.get("/api/host")["bars"]
    host.call("DELETE", f"/api/host/bars/{mute['id']}")
    party.post("talk", "blue", {"id": "9", "phrase": "hello"}, status=200)


def test_a_word_is_there_until_it_was_read(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    bob, other = Browser(alone), Browser(alone)
    party = with_guest(alone, bob)
    host = entered(alone, capsys)
    host.post("/api/host/bars", {"kind": "warn", "table": party.table, "seat": "blue", "why": "Gently, please."})
    [word] = bob.get("/api/me/host")
    assert bob.get("/api/me/data")["host"] == [word]
    assert (word["kind"], word["why"], word["until"]) == ("warn", "Gently, please.", None)
    assert bob.get(party.path)["seat"] == "blue", "it stops nobody"
    assert bob.call("GET", "/api/me/tables").headers["boulevard-word"] == "1"
    assert "boulevard-word" not in other.call("GET", "/api/me/tables").headers
    assert other.get("/api/me/host") == []
    assert other.refused(f"/api/me/host/{word['id']}") == "desk-no-bar"
    assert bob.post(f"/api/me/host/{word['id']}") == []
    assert bob.get("/api/me/host") == []
    assert "boulevard-word" not in bob.call("GET", "/api/me/tables").headers
    assert acts(host)[-1] == ("house", "read")


def test_a_silence_follows_a_guest_who_comes_in_by_a_name(alone: Served, capsys: pytest.CaptureFixture[str]) -> None:
    home, cafe = Browser(alone), Browser(alone, "Safari")
    _, words = home.keep_by_words("Hugo")
    party = with_guest(alone, cafe)
    command(alone, "mute", f"{party.table}/blue", "--why", "Quiet.", "--days", "1")
    until(lambda: len(cafe.get("/api/me/host")) == 1)
    cafe.post("/api/me/enter", {"words": words})
    until(lambda: len(home.get("/api/me/host")) == 1)


# What is set, and copies -----------------------------------------------------------------------------------------


def test_something_is_set_at_every_process(shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = Served(shared, tmp_path / "one").start(), Served(shared, tmp_path / "two").start()
    try:
        party = of_two(first)
        command(first, "set", "talk", "off")
        command(first, "set", "keep_days", "30")
        for served in (first, second):
            until(lambda served=served: served.get("/api/here")["keep_days"] == 30)  # type: ignore[misc]
            talk = served.call("POST", f"{party.path}/talk", {"id": "1", "phrase": "hello"}, party.tokens["blue"])
            assert error(talk) == "talk-off"
        third = Served(shared, tmp_path / "three").start()
        try:
            assert third.get("/api/here")["keep_days"] == 30, "whoever starts later takes it up"
        finally:
            third.stop()
        command(first, "set", "keep_days", "-")
        command(first, "set", "talk", "-")
        for served in (first, second):
            until(lambda served=served: served.get("/api/here")["keep_days"] == 90)  # type: ignore[misc]
        # what was decided at one process holds at the other
        command(first, "ban", f"{party.table}/blue", "--why", "Enough.")
        until(lambda: second.call("GET", party.path, token=party.tokens["blue"]).status_code == 403)
        until(lambda: party.state("orange")["status"] == "over")
        assert party.record("orange").count("~ forfeit") == 1, "by one process alone"
        capsys.readouterr()
        until(lambda: _processes(first, capsys) == 2)
    finally:
        first.stop()
        second.stop()
    assert "error inside" not in first.logged() + second.logged()


def _processes(served: Served, capsys: pytest.CaptureFixture[str]) -> int:
    command(served, "status", "--json")
    return len(json.loads(capsys.readouterr().out)[1])


def test_what_cannot_be_set_is_refused_with_what_can(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    for name, value, key in (
        ("keep_days", "0", "desk-range"),
        ("keep_days", "nan", "desk-range"),
        ("backup_keep", 1.5, "desk-range"),
        ("keep_days", True, "desk-range"),
        ("talk", "perhaps", "desk-value"),
        ("talk", 1, "desk-value"),
        ("tournaments", "kings", "desk-value"),
        ("database", "sqlite:///other.db", "desk-no-setting"),
        ("database", None, "desk-no-setting"),
    ):
        with pytest.raises(Refusal) as refused:
            desk_deeds.turn(engine, name, value, NOW)
        assert refused.value.key == key, name
        for language in ("en", "fr"):
            assert str(value) in refused.value.sentence(language) or key == "desk-no-setting"
    assert desk_rows.acts(engine, 10) == []
    engine.dispose()


def test_a_limit_that_is_set_counts_from_then_on() -> None:
    settings, limits = Settings(), Limits(clock=lambda: 0.0)
    before = knobs.now_set(settings, limits)
    assert before["tables_an_hour"] == 200
    knobs.turn(settings, limits, "tables_an_hour", 2)
    assert knobs.now_set(settings, limits) == before | {"tables_an_hour": 2}
    limits.take("open", "somebody")
    with pytest.raises(Refusal) as refused:
        limits.take("open", "somebody")
    assert (refused.value.key, refused.value.figures["seconds"]) == ("too-many", 1800)
    knobs.turn(settings, limits, "tables_an_hour", before["tables_an_hour"])
    assert limits.rates == Limits().rates


def test_a_copy_is_made_when_one_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "copies"
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--backup", str(folder)).start()
    try:
        until(lambda: len(list(folder.glob("boulevard-*.db"))) == 1)
        host = entered(served, capsys)
        shown = host.post("/api/host/backups")
        assert len(list(folder.glob("boulevard-*.db"))) == 2
        [how] = shown["processes"]
        assert (how["backup"], how["backup_bytes"] > 0) == ("ok", True)
        assert shown["concerns"] == []
        until(lambda: process_said(served))
        command(served, "backup")
        until(lambda: len(list(folder.glob("boulevard-*.db"))) == 3)
        until(lambda: [what for _, what in acts(host)].count("backed-up") == 2)
        assert [one["waits"] for one in host.get("/api/host/acts") if one["what"] == "backup"] == [False, False]
        command(served, "set", "backup_hours", "0.25")
    finally:
        served.stop()
    engine = engine_for(served.database)
    desk_health.say(engine, process(at=time.time() - 300))  # killed, it could not say goodbye
    engine.dispose()
    without = Served(served.database, tmp_path / "log2").start()
    try:
        host = entered(without, capsys)
        assert host.refused("/api/host/backups") == "desk-no-backup"
        assert [one["what"] for one in host.get("/api/host")["concerns"]] == ["no-backup"]
    finally:
        without.stop()
    assert main(["host", "backup", "--database", served.database]) == 2
    assert "boulevard backup" in capsys.readouterr().err


def process_said(served: Served) -> bool:
    engine = engine_for(served.database)
    try:
        return bool(desk_health.said(engine, time.time()))
    finally:
        engine.dispose()


def process(**more: Any) -> ProcessShown:
    given: dict[str, Any] = {"id": "a", "at": 1000.0, "started": 0.0, "version": "1", "status": "ok"}
    return ProcessShown(**{**given, **more})


@pytest.mark.parametrize(
    ("processes", "reports", "expected"),
    [
        ([], 0, [("no-process", True)]),
        ([process(backup="ok", backup_at=900.0, backup_every=600.0)], 0, []),
        ([process(backup="ok", backup_at=900.0, backup_every=600.0)], 2, [("reports", False)]),
        ([process(backup="ok", backup_at=-3700.0, backup_every=600.0)], 1, [("backup-old", True), ("reports", False)]),
        ([process(backup="failed", backup_every=600.0)], 0, [("backup-failed", True)]),
        ([process()], 0, [("no-backup", False)]),
        ([process(trouble=3)], 0, [("no-backup", False), ("errors", False)]),
        ([process(status="database")], 0, [("database", True), ("no-backup", False)]),
        ([process(), process(id="b", at=900.0)], 0, [("lost", True), ("no-backup", False)]),
        ([process(disk_free=4, disk_total=100)], 0, [("disk", True), ("no-backup", False)]),
    ],
)  # fmt: skip
def test_what_should_worry_somebody(
    processes: list[ProcessShown], reports: int, expected: list[tuple[str, bool]]
) -> None:
    found = desk_health.concerns(processes, reports, [], 1000.0)
    assert [(one.what, one.grave) for one in found] == expected


def test_a_bar_holds_until_its_time_is_over(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path}/tables.db")
    migrate(engine)
    desk_deeds.bar(engine, "ban", {"address": "192.0.2.0/24"}, 1.0, "A flood.", NOW)
    bars = Bars(bar_rows.all_bars(engine, 1000.0))
    engine.dispose()

    class There:
        hashes: tuple[str, ...] = ()

        def __init__(self, address: str) -> None:
            self.address = address

    with pytest.raises(Refusal) as refused:
        bars.check(There("192.0.2.9"), "ban", 1000.0 + 3600)  # type: ignore[arg-type]
    assert (refused.value.key, refused.value.figures["hours"]) == ("kept-out", 23)
    with pytest.raises(Refusal, match="keeps you out"):
        bars.check(There("::ffff:192.0.2.9"), "ban", 1000.0)  # type: ignore[arg-type]
    bars.check(There("192.0.2.9"), "ban", 1000.0 + 86_400)  # type: ignore[arg-type]
    bars.check(There("192.0.3.9"), "ban", 1000.0)  # type: ignore[arg-type]
    bars.check(There("testclient"), "ban", 1000.0)  # type: ignore[arg-type]


# What nobody learns there ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.game_names())
def test_the_desk_tells_nothing_that_is_hidden_at_a_table(
    alone: Served, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """Two tables that differ in what a spectator may not see, and in what was said: every byte of the desk about them
    is the same."""
    rng = Random(name)
    game = registry.game(name)
    table, lines = position(name, rng, 30)
    tokens = {seat: f"{seat}{'x' * 32}" for seat in table.players}
    engine = engine_for(alone.database)
    host = entered(alone, capsys)
    told = []
    for id_, state in (("twin-one", table.state), ("twin-two", game.disguise(table.state, None, rng))):
        keep(engine, id_, table, lines, state, tokens, rng.randbytes(32))
        seat = next(iter(tokens))
        if id_ == "twin-two" and len(tokens) > 1:
            body = {"id": "1", "text": "a word among players"}
            assert alone.call("POST", f"/api/tables/{id_}/talk", body, tokens[seat]).status_code in (200, 403)
        capsys.readouterr()
        command(alone, "tables", id_, "--json")
        found = [capsys.readouterr().out, host.call("GET", f"/api/host/tables?search={id_}").text]
        told.append([one.replace(id_, "TABLE") for one in found])
    engine.dispose()
    assert told[0] == told[1]
    everything = " ".join(
        host.call("GET", path).text for path in ("/api/host", "/api/host/people", "/api/host/reports", "/api/host/acts")
    )
    assert "a word among players" not in everything


# By the command line ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_of_it_is_read_by_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """Also while no server runs."""
    database = f"sqlite:///{tmp_path}/tables.db"
    engine = engine_for(database)
    migrate(engine)
    desk_deeds.bar(engine, "ban", {"address": "192.0.2.7"}, None, "A flood.", NOW)
    desk_health.say(engine, process(at=time.time(), started=time.time(), backup="ok", backup_at=0.0, backup_every=60.0))
    engine.dispose()
    said = {}
    for action in ("status", "tables", "people", "bars", "reports", "settings", "acts"):
        assert main(["host", action, "--database", database, "--lang", language]) == 0
        said[action] = capsys.readouterr().out
        assert "host-" not in said[action], "every word has its sentence"
        assert main(["host", action, "--database", database, "--json"]) == 0
        json.loads(capsys.readouterr().out)
    assert "192.0.2.7" in said["bars"]
    assert "keep_days = 90" in said["settings"]
    assert ("TROUBLE" if language == "en" else "ENNUI") in said["status"]
    assert main(["host", "ban", "nobody at all", "--why", "Why?", "--database", database, "--lang", language]) == 2
    assert "nobody at all" in capsys.readouterr().err
    assert main(["host", "end", "--database", database]) == 0
