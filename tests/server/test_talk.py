"""Talk at the table: who says what, who hears it, what is kept of it and what is told of it."""

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, get_args

import pytest

from boulevard.core.problems import Problem
from boulevard.server import acts, talk
from boulevard.server.guests import hashed
from boulevard.server.kept import Meeting, Sitter
from boulevard.server.room import Room
from boulevard.server.talk import Ear, Said, converses, tamed
from boulevard.server.talk_messages import Phrase
from server.inside import opened, room_of
from server.kit import Party, Served
from server.test_members import Browser, closed

__all__ = ["closed"]

TWO = {"orange": "me", "blue": "me"}


@pytest.fixture
def alone(tmp_path: Path, database: str) -> Iterator[Served]:
    """A server with a database of its own, and with its limits."""
    served = Served(database, tmp_path / "log")
    served.start()
    yield served
    served.stop()
    assert "error inside" not in served.logged()
    assert "task failed" not in served.logged()


def table_of_two(served: Served) -> Party:
    """Ana at orange and Bob at blue, each with a token of their own."""
    party = served.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, name="Ana")
    party.join("blue", "Bob")
    return party


def say(party: Party, seat: str | None, id_: str, status: int | None = 200, **said: Any) -> Any:
    return party.post("talk", seat, {"id": id_, **said}, status)


def heard(party: Party, seat: str | None) -> list[str]:
    talk = party.served.get(f"{party.path}/talk", party.tokens[seat] if seat else None)
    return [one["text"] or one["phrase"] for one in talk["said"]]


def test_what_is_said_is_heard_by_those_who_play(served: Served) -> None:
    party = table_of_two(served)
    with (
        served.live(party.table, party.tokens["blue"], "?talk=1") as live,
        served.live(party.table, None, "?talk=1") as by,
    ):
        assert live.until("talk")["may"] == "words"
        assert by.until("talk")["ring"] == "watchers"
        said = say(party, "orange", "1", phrase="hello")
        assert said["mine"]
        came = live.until("said")["said"]
        assert (came["phrase"], came["seat"], came["name"], came["mine"]) == ("hello", "orange", "Ana", False)
        say(party, None, "1", text="who is ahead?")
        assert by.until("said")["said"]["text"] == "who is ahead?"
        live.send(type="say", id="b", text="  Bonjour\u202e,\n Ana  ")
        assert live.until("said")["said"]["text"] == "Bonjour, Ana"
        assert live.until("accepted")["id"] == "b"
    assert heard(party, "orange") == heard(party, "blue") == ["hello", "Bonjour, Ana"]
    assert heard(party, None) == ["who is ahead?"]
    party.post("resign", "orange")
    everything = ["hello", "who is ahead?", "Bonjour, Ana"]
    assert heard(party, "orange") == heard(party, None) == everything
    assert "Bonjour" not in party.record()
    assert "hello" not in party.record()


def test_when_the_game_ends_the_rings_become_one(served: Served) -> None:
    party = table_of_two(served)
    say(party, None, "w", text="blue will win")
    with served.live(party.table, party.tokens["orange"], "?talk=1") as live:
        assert live.until("talk")["said"] == []
        party.post("resign", "orange")
        whole = live.until("talk")
        assert whole["over"]
        assert [one["text"] for one in whole["said"]] == ["blue will win"]
        say(party, None, "w2", text="as I said")
        assert live.until("said")["said"]["ring"] == "watchers"


def test_said_twice_with_an_id_it_counts_once(served: Served) -> None:
    party = table_of_two(served)
    first = say(party, "orange", "same", text="once")
    again = say(party, "orange", "same", text="twice")
    assert again["id"] == first["id"]
    say(party, "blue", "same", text="mine")
    assert heard(party, "blue") == ["once", "mine"]


def test_at_once_there_is_one_order(alone: Served) -> None:
    party = table_of_two(alone)

    def speak(number: int) -> None:
        token = party.tokens["orange" if number % 2 else "blue"]
        alone.ask("POST", f"{party.path}/talk", {"id": str(number), "text": f"line {number}"}, token)

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(speak, range(12)))
    assert sorted(heard(party, "orange")) == sorted(f"line {n}" for n in range(12))
    assert heard(party, "orange") == heard(party, "blue")


def test_what_cannot_be_said_is_refused_kindly(served: Served) -> None:
    party = table_of_two(served)

    def refused(seat: str | None, body: dict[str, Any]) -> str:
        answer = served.call("POST", f"{party.path}/talk", {"id": "x", **body}, party.tokens[seat] if seat else None)
        assert 400 <= answer.status_code < 500
        assert answer.json()["sentence"]
        return str(answer.json()["error"])

    assert refused("orange", {}) == "talk-what"
    assert refused("orange", {"text": "a", "phrase": "hello"}) == "talk-what"
    assert refused("orange", {"text": " \u200b\u2066\n "}) == "talk-empty"
    assert refused("orange", {"text": "a" * 301}) == "talk-long"
    assert refused("orange", {"text": "a" * 10_000}) == "request"
    assert refused("orange", {"phrase": "goto"}) == "request"
    assert refused("orange", {"text": "a", "seat": "blue"}) == "not-yours"
    assert refused(None, {"text": "a", "seat": "blue"}) == "not-yours"
    assert heard(party, "blue") == []


def test_alone_or_at_one_device_there_is_no_talk(served: Served) -> None:
    for seats in (TWO, {"orange": "me", "blue": "bot:random"}):
        party = served.open(seats=seats)
        shown = served.get(f"{party.path}/talk", party.tokens["orange"])
        assert (shown["open"], shown["may"]) == (False, "nothing")
        assert say(party, "orange", "1", 403, phrase="hello")["error"] == "talk-none"
        assert say(party, None, "1", 403, phrase="hello")["error"] == "talk-none"


def test_a_host_turns_talk_off(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--no-talk")
    served.start()
    party = table_of_two(served)
    assert not served.get(f"{party.path}/talk", party.tokens["orange"])["open"]
    assert say(party, "orange", "1", 403, phrase="hello")["error"] == "talk-off"
    served.stop()


def test_a_flood_is_stopped(alone: Served) -> None:
    party = table_of_two(alone)
    answers = [
        alone.call("POST", f"{party.path}/talk", {"id": str(n), "text": "spam"}, party.tokens["orange"]).status_code
        for n in range(20)
    ]
    assert answers[:8] == [200] * 8
    assert 429 in answers[8:10]
    say(party, "blue", "1", phrase="gently")  # it is one's own limit
    assert len(heard(party, "blue")) == answers.count(200) + 1


def test_whoever_is_muted_is_not_heard_and_does_not_learn_it(served: Served) -> None:
    """Two tables, at one of which somebody talks whom Ana has muted: Ana is sent the same bytes; and Bob, muted or not,
    is sent the same too."""
    quiet, loud, free = table_of_two(served), table_of_two(served), table_of_two(served)
    for party in (quiet, loud):
        party.post("talk/mutes", "orange", {"of": "blue"})
    sent: dict[str, list[str]] = {}
    for name, party, talks in (("quiet", quiet, False), ("loud", loud, True), ("free", free, True)):
        with (
            served.live(party.table, party.tokens["orange"], "?talk=1") as ana,
            served.live(party.table, party.tokens["blue"], "?talk=1") as bob,
        ):
            ana.until("talk"), bob.until("talk")
            told = []
            if talks:
                for number in range(3):
                    said = say(party, "blue", str(number), text=f"psst {number}")
                    came = bob.until("said")
                    told.append(json.dumps({**came, "said": {**came["said"], "id": "", "at": 0}}))
                    assert came["said"]["id"] == said["id"]
            sent[f"bob {name}"] = told
            say(party, "orange", "a", phrase="nice")
            heard_by_ana: list[Any] = []
            while (
                not heard_by_ana or heard_by_ana[-1]["type"] != "said" or heard_by_ana[-1]["said"]["phrase"] != "nice"
            ):
                heard_by_ana.append(ana.next())
            # who comes and goes is told too, whenever that is
            sent[f"ana {name}"] = [one["type"] for one in heard_by_ana if one["type"] != "seats"]
    assert sent["ana quiet"] == sent["ana loud"]
    assert sent["bob loud"] == sent["bob free"]
    shown = [served.get(f"{party.path}/talk", party.tokens["orange"]) for party in (quiet, loud)]
    for one in shown:
        assert one["muted"] == ["blue"]
        assert one["quiet"]
        for said in one["said"]:
            said["id"], said["at"] = "", 0
    assert shown[0] == shown[1]
    loud.post("talk/mutes", "orange", {"of": "blue", "on": False})
    assert heard(loud, "orange") == ["psst 0", "psst 1", "psst 2", "nice"]


def test_a_mute_holds_at_other_tables_and_is_undone(served: Served) -> None:
    ana, bob = Browser(served), Browser(served)
    tables = []
    for _ in range(2):
        made = ana.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": "Ana"})
        bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bob"})
        tables.append(f"/api/tables/{made['table']}/talk")
    said = bob.post(tables[0], {"id": "1", "text": "grr"})
    assert ana.post(f"{tables[0]}/mutes", {"of": said["id"]})["said"] == []
    bob.post(tables[1], {"id": "1", "text": "grr again"})
    assert ana.get(tables[1])["said"] == []
    assert ana.get(tables[1])["muted"] == ["blue"]
    assert bob.get(tables[1])["said"][0]["text"] == "grr again"
    assert ana.post(f"{tables[1]}/mutes", {"on": False})["said"][0]["text"] == "grr again"
    assert ana.refused(f"{tables[1]}/mutes", {"of": "orange"}) == "talk-self"
    assert ana.refused(f"{tables[1]}/mutes", {"of": "nothing"}) == "talk-gone"


def test_a_report_keeps_what_was_heard_around_it(alone: Served, database: str) -> None:
    party = table_of_two(alone)
    say(party, None, "w", text="unheard by players")
    for number in range(3):
        say(party, "blue" if number % 2 else "orange", str(number), text=f"line {number}")
    about = next(
        one for one in alone.get(f"{party.path}/talk", party.tokens["orange"])["said"] if one["text"] == "line 1"
    )
    path = f"{party.path}/talk/{about['id']}/report"
    for _ in range(2):
        assert alone.call("POST", path, {"why": "rude"}, party.tokens["orange"]).status_code == 204
    assert alone.call("POST", path, {}, party.tokens["blue"]).json()["error"] == "talk-self"
    assert alone.call("POST", path, {}).json()["error"] == "talk-gone"  # who looks on has not heard it
    [found] = reports(alone)
    kept = json.loads(found["kept"])
    assert [(one["text"], one["this"]) for one in kept] == [("line 0", False), ("line 1", True), ("line 2", False)]
    assert (found["why"], found["of_called"], found["by_called"]) == ("rude", "Bob", "Ana")
    assert found["of"] == hashed(party.tokens["blue"])


def test_a_flood_of_reports_is_stopped(alone: Served) -> None:
    """It is one's own limit: whoever else has something to report is heard."""
    party = table_of_two(alone)
    said = [say(party, "blue", str(number), text=f"line {number}")["id"] for number in range(7)]
    mine = say(party, "orange", "mine", text="hush")["id"]
    answers = [alone.call("POST", f"{party.path}/talk/{one}/report", {}, party.tokens["orange"]) for one in said]
    assert [one.status_code for one in answers] == [204] * 5 + [429] * 2
    assert answers[-1].json()["sentence"]
    assert alone.call("POST", f"{party.path}/talk/{mine}/report", {}, party.tokens["blue"]).status_code == 204
    assert len(reports(alone)) == 6


def reports(served: Served) -> list[Any]:
    import sqlalchemy as sa

    from boulevard.server.database import engine_for
    from boulevard.server.schema import reports

    engine = engine_for(served.database)
    with engine.connect() as connection:
        found = [dict(one) for one in connection.execute(sa.select(reports)).mappings()]
    engine.dispose()
    return found


def test_it_is_kept_over_a_kill(alone: Served) -> None:
    party = table_of_two(alone)
    said = say(party, "orange", "1", text="still there")
    alone.kill()
    alone.start()
    assert say(party, "orange", "1", text="still there")["id"] == said["id"]
    assert heard(party, "blue") == ["still there"]


def test_whoever_is_forgotten_has_said_nothing(served: Served) -> None:
    ana, bob = Browser(served), Browser(served)
    made = ana.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": "Ana"})
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bob"})
    talk = f"/api/tables/{made['table']}/talk"
    ana.post(talk, {"id": "1", "text": "a secret"})
    bob.post(talk, {"id": "1", "text": "mine"})
    assert [one["text"] for one in ana.get("/api/me/data")["talk"]] == ["a secret"]
    ana.call("DELETE", "/api/me")
    assert [one["text"] for one in bob.get(talk)["said"]] == ["mine"]


def test_at_another_process_too_nothing_is_left_of_it(shared: str, tmp_path: Path) -> None:
    """Whoever listens there is told anew; what is said next takes no place of what has gone."""
    servers = [Served(shared, tmp_path / f"log{number}", "--no-limits").start() for number in range(2)]
    try:
        party = table_of_two(servers[0])
        watcher, other = Browser(servers[0]), Browser(servers[1])
        path = f"{party.path}/talk"
        other.post(path, {"id": "1", "text": "well"})
        watcher.post(path, {"id": "1", "text": "a secret"})
        with servers[1].live(party.table, None, "?talk=1") as live:
            assert len(live.until("talk")["said"]) == 2
            assert watcher.call("DELETE", "/api/me").status_code == 204
            other.post(path, {"id": "2", "text": "after it"})
            shown = ["well", "a secret"]
            while shown != ["well", "after it"]:
                message = live.next()
                if message["type"] == "talk":
                    shown = [one["text"] for one in message["said"]]
                elif message["type"] == "said":
                    shown.append(message["said"]["text"])
        for server in servers:
            assert [one["text"] for one in server.get(path)["said"]] == ["well", "after it"]
    finally:
        for server in servers:
            server.stop()
            assert "error inside" not in server.logged()


def test_who_keeps_a_name_takes_along_what_was_said(served: Served) -> None:
    ana, bob, other = Browser(served), Browser(served), Browser(served)
    _, words = other.keep_by_words(f"Talker {served.port}")
    made = ana.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": "Ana"})
    bob.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"], "name": "Bob"})
    talk = f"/api/tables/{made['table']}/talk"
    ana.post(talk, {"id": "1", "text": "before"})
    bob.post(talk, {"id": "1", "text": "hm"})
    ana.post(f"{talk}/mutes", {"of": "blue"})
    ana.post("/api/me/enter", {"words": words})
    assert [(one["text"], one["mine"]) for one in ana.get(talk)["said"]] == [("before", True)]
    assert ana.get(talk)["muted"] == ["blue"]


def test_nobody_is_deaf_to_themselves(served: Served) -> None:
    """A guest did not want to hear a member, and turns out to be that one."""
    ana, other = Browser(served), Browser(served)
    _, words = other.keep_by_words(f"Deaf {served.port}")
    made = ana.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": "Ana"})
    other.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    talk = f"/api/tables/{made['table']}/talk"
    other.post(talk, {"id": "1", "text": "from blue"})
    ana.post(f"{talk}/mutes", {"of": "blue"})
    assert ana.get(talk)["said"] == []
    ana.post("/api/me/enter", {"words": words})
    for browser in (ana, other):
        told = browser.get(talk)
        assert [one["text"] for one in told["said"]] == ["from blue"]
        assert told["muted"] == []


# From inside -----------------------------------------------------------------------------------------------------


def said(seq: int, author: str, seat: str | None, text: str = "x") -> Said:
    return Said(seq, f"id{seq}", author, seat, author, "en", None, text, 3, 1.0, f"{author} {seq}")


def test_an_ear_hears_its_ring_and_nobody_who_is_muted() -> None:
    all_ = [said(1, "a", "orange"), said(2, "b", "blue"), said(3, "w", None), said(4, "v", None)]
    player = Ear("a", ("orange",), True, False, True, frozenset("b"), ("blue",))
    watcher = Ear("w", (), True, False, True, frozenset(), ())
    after = Ear("a", ("orange",), True, True, True, frozenset("v"), ())
    assert [one.id for one in player.all(all_).said] == ["id1"]
    assert [one.id for one in watcher.all(all_).said] == ["id3", "id4"]
    assert [one.id for one in after.all(all_).said] == ["id1", "id2", "id3"]
    around = talk.around(all_, after, all_[1])
    assert [one.called for one in around] == ["a", "b", "w"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  a\n\tb ", "a b"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("z\u0300\u0301\u0302\u0303\u0304\u0305", "z\u0300\u0301\u0302"),
        ("\U0001f468\u200d\U0001f469 !", "\U0001f468\u200d\U0001f469 !"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("e\u0301", "\u00e9"),
        ("a\u0000b\x7f\ufeff\U000e0041c", "abc"),
    ],
)
def test_words_are_tamed(given: str, kept: str) -> None:
    assert tamed(given) == kept
    assert tamed(kept) == kept


@pytest.mark.parametrize("given", ["", " ", "\u200b", "\u0301", "\u202e\u202c", "\u3164" * 0 + "\u2028"])
def test_nothing_is_not_said(given: str) -> None:
    with pytest.raises(Problem):
        tamed(given)


def test_24_phrases() -> None:
    assert len(set(get_args(Phrase))) == 24


def test_who_is_there_to_talk_to() -> None:
    assert converses(room_of(opened()))
    against_a_bot = Meeting(game="paris", sitters=[Sitter("h1", "Ana"), Sitter(None, "bot:random")])
    assert not converses(room_of(acts.meet("t", against_a_bot, bytes(32), 1.0)))
    assert not converses(room_of(opened(kinds="open")))


def test_a_table_where_people_met_knows_it_and_so_does_the_next() -> None:
    meeting = Meeting(game="paris", sitters=[Sitter("h1", "Ana"), Sitter("h2", "Bob")])
    new = acts.meet("t", meeting, bytes(32), 1.0)
    assert new.stored.company.met
    room = room_of(new)
    assert converses(room)
    acts.resign(room, room.to_act[0], 2.0)
    write = acts.rematch(room, "next", bytes(32), 3.0)
    assert write.opens is not None
    assert write.opens.stored.company.met
    assert Room(write.opens.stored, write.opens.lines).company.met


def test_talk_is_in_a_backup_and_goes_with_its_table(tmp_path: Path) -> None:
    from boulevard.server import archive

    database = f"sqlite:///{tmp_path}/t.db"
    served = Served(database, tmp_path / "log")
    served.start()
    party = table_of_two(served)
    say(party, "orange", "1", text="kept")
    archive.backup({"database": database}, tmp_path / "copy.db")
    party.post("leave", "blue")
    served.call("DELETE", party.path, token=party.tokens["orange"])
    served.stop()
    for file, count in (("copy.db", 1), ("t.db", 0)):
        connection = sqlite3.connect(tmp_path / file)
        assert connection.execute("SELECT count(*) FROM talk").fetchone() == (count,)
        connection.close()
