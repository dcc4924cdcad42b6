"""Studies: played on from any moment, shared by links, written in by several, and never lost."""

import secrets
import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import json
from websockets.exceptions import ConnectionClosed

from boulevard import registry
from boulevard.bots.analysis import decisions, depth, weighed
from boulevard.core.branches import read_branched
from boulevard.core.record import Line, Record, read_record
from boulevard.core.table import replay
from boulevard.server import study as studies
from boulevard.server.database import engine_for
from boulevard.server.guests import hashed
from boulevard.server.schema import analyses as kept_analyses
from boulevard.server.schema import moments
from boulevard.server.schema import studies as study_table
from boulevard.server.study import Study, from_nothing
from server.kit import Party, Served
from server.studies import FINISHED, RECORDS, Forked, Studied, founded
from server.test_analyses import brief, until

GAMES = registry.game_names()


# Playing on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_from_nothing_with_all_hands(served: Served, name: str) -> None:
    """Chance by lot, every seat by hand; the line that comes of it is a record of the game."""
    study = founded(served, game=name)
    drawn = served.post(f"{study.path}/draws", {"id": "begin", "node": "m0"}, study.token)
    node = drawn["node"]
    for _ in range(12):
        node = study.play(node)
    record = read_record(study.text(f"/record?node={node}").encode())
    game = registry.game(name)
    assert replay(game, record).ply == len(record.lines) >= 12
    assert study.get(f"/nodes/{node}")["ply"] == len(record.lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_studied_and_one_in_play_is_not(served: Served, name: str) -> None:
    game = registry.game(name)
    party = served.open(name, seats=dict.fromkeys(game.seats(min(game.players)), "me"), name="Ana")
    party.play(4)
    token = secrets.token_urlsafe(24)
    refused = served.call("POST", "/api/studies", {"table": party.table}, token)
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    party.post("resign", next(iter(party.tokens)))
    study = Studied(served, served.post("/api/studies", {"table": party.table}, token)["study"], token, "Ana")
    lines = [line for line in read_record(party.record().encode()).lines if line.seat != "~"]
    nodes = study.get()["nodes"]
    assert [(node["seat"], node["text"]) for node in nodes[1:]] == [(line.seat, line.text) for line in lines]
    assert study.get()["table"] == party.table
    last = nodes[-1]["id"]
    assert study.play(last) not in {node["id"] for node in nodes}


def test_a_branch_begins_where_somebody_plays_on(served: Served) -> None:
    study = founded(served)
    nodes = study.get()["nodes"]
    at, (other, *_) = study.fork()
    state = study.get(f"/nodes/{at}")
    assert state["status"] == "playing"
    played = next(node["text"] for node in nodes if node["parent"] == at)
    node = study.play(at, other)
    branch = study.nodes()[node]
    assert (branch["parent"], branch["seat"], branch["text"]) == (at, state["seat"], other)
    assert any(event["event"] for event in branch["events"])
    assert study.play(at, played) in {one["id"] for one in nodes}  # that is the game itself


def test_what_cannot_be_played_is_refused_by_its_rule(served: Served) -> None:
    study = founded(served)
    at = study.get()["nodes"][-2]["id"]
    state = study.get(f"/nodes/{at}")
    refused = study.write("add", at, seat=state["seat"], text="build grand-l a1+a2", status=422)
    assert refused["sentence"]
    wrong = next(seat for seat in state["seats"] if seat != state["seat"])
    assert study.write("add", at, seat=wrong, text=state["moves"][0], status=409)["error"] == "not-your-turn"
    assert study.write("add", at, seat="-", text="tile 3", status=422)["error"] == "study-chance"
    last = study.get()["nodes"][-1]["id"]
    assert study.write("add", last, seat="blue", text="pass", status=409)["error"] == "study-over"
    assert study.write("add", "nowhere", seat="blue", text="pass", status=404)["error"] == "no-node"


def test_chance_is_chosen_or_drawn(served: Served) -> None:
    study = founded(served, game="paris")
    asked = study.get("/nodes/m0/choices")
    assert len(asked["choices"]) > 1
    game = registry.game("paris")
    outcomes = [str(move) for move, _ in game.chance(game.setup())]
    node = study.write("add", "m0", "c1", seat="-", text=outcomes[-1])["node"]
    assert study.nodes()[node]["text"] == outcomes[-1]
    first = served.post(f"{study.path}/draws", {"id": "lot", "node": node}, study.token)
    again = served.post(f"{study.path}/draws", {"id": "lot", "node": node}, study.token)
    assert first["node"] == again["node"]
    assert study.get(f"/nodes/{first['node']}")["moves"]
    refused = served.post(f"{study.path}/draws", {"id": "more", "node": first["node"]}, study.token, 409)
    assert refused["error"] == "study-no-chance"


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_answers(served: Served, name: str) -> None:
    study = founded(served, game=name)
    node = served.post(f"{study.path}/draws", {"id": "begin", "node": "m0"}, study.token)["node"]
    asked = {"id": "b", "node": node, "bot": "apprenti", "draw": False}
    written = served.post(f"{study.path}/bots", asked, study.token)
    shown = study.nodes()[written["node"]]
    assert (shown["parent"], shown["bot"]) == (node, "apprenti")
    assert served.post(f"{study.path}/bots", asked, study.token)["node"] == written["node"]
    strange = {"id": "s", "node": node, "bot": "os:system"}
    assert served.post(f"{study.path}/bots", strange, study.token, 422)["error"] == "seat-word"


def test_a_moment_is_asked_like_a_table(served: Served) -> None:
    study = founded(served)
    at = study.get()["nodes"][-2]["id"]
    state = study.get(f"/nodes/{at}")
    assert study.get(f"/nodes/{at}/preview?move={state['moves'][0].replace('+', '%2B')}")["sheets"]
    assert study.get(f"/nodes/{at}/choices?lang=fr")["choices"]
    assert study.get(f"/nodes/{at}/words?lang=fr&eyes=orange")["lines"]


# Eyes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_open_eyes_see_what_each_seat_sees_and_a_seat_s_eyes_no_more(name: str) -> None:
    """A seat's eyes: changing what it may not see changes no byte. Open eyes: nothing hidden is left."""
    file = sorted(RECORDS.glob(f"{name}-*.game"))[-1]
    record = read_record(file.read_bytes())
    game = registry.game(record.game, None, record.rules)
    head, trouble = studies.from_record(game, record)
    assert trouble is None
    study = Study("x", game, head, bytes(32))
    for node in study.tree.main[:: max(1, len(study.tree.main) // 12)]:
        s = study.state_at(node.id)
        opened = study.shown(node, "open").view
        for seat in game.seated(s):
            seen = study.shown(node, seat)
            assert json.encode(seen.view) == json.encode(game.view(s, seat))
            disguised = game.disguise(s, seat, Random(1))
            assert json.encode(game.view(disguised, seat)) == json.encode(seen.view)
        if name == "paris":
            assert all(None not in hand for hand in opened.hands.values())
        if name == "flatiron":
            assert all(len(one.known) == one.newspapers for one in opened.players.values())


# Sharing ---------------------------------------------------------------------------------------------------------


def test_without_a_link_there_is_nothing(served: Served) -> None:
    study = founded(served)
    stranger = Studied(served, study.study, secrets.token_urlsafe(24), "Zoé")
    for path in ("", "/record", "/branches", "/nodes/m0", "/nodes/m0/words", "/nodes/m0/choices"):
        assert stranger.status("GET", path) == 404
        assert served.call("GET", study.path + path).status_code == 404
    assert stranger.write("comment", "m0", text="hello", status=404)["error"] == "no-study"
    for path in ("/copy", "/links", "/draws", "/bots"):
        body = {"may": "look", "id": "x", "node": "m0", "bot": "ami"}
        assert stranger.status("POST", path, body) == 404
    assert stranger.status("DELETE") == 404
    with stranger.live() as live:
        refused = live.next()
        assert (refused["type"], refused["error"]) == ("denied", "no-study")
    assert study.get()["seq"] == 0


def test_a_link_to_look_does_not_write(served: Served) -> None:
    study = founded(served)
    looker = study.shares("look")
    assert looker.get()["may"] == "look"
    assert looker.write("comment", "m0", text="hello", status=403)["error"] == "study-look"
    assert looker.status("POST", "/links", {"may": "write"}) == 403
    assert looker.status("DELETE", "/links/look") == 403
    assert looker.status("DELETE") == 403
    with looker.live() as live:
        live.until("study")
        live.send(type="write", id="x", edit={"edit": "comment", "node": "m0", "text": "hello"})
        assert live.until("denied")["error"] == "study-look"
    assert study.get()["seq"] == 0


def test_a_browser_that_came_by_a_link_comes_back_without(served: Served) -> None:
    study = founded(served)
    writer = study.shares("write")
    entered = served.call("POST", f"{study.path}/enter", {"key": writer.token})
    assert entered.json() == {"may": "write"}
    cookie = entered.headers["set-cookie"].partition(";")[0]
    mine: dict[str, Any] = {"headers": {"cookie": cookie}}
    assert served.get(study.path, **mine)["may"] == "write"
    assert [one["study"] for one in served.get("/api/studies", **mine)] == [study.study]
    wrong = served.call("POST", f"{study.path}/enter", {"key": "x" * 30})
    assert wrong.status_code == 404
    study.status("DELETE", "/links/write")
    assert served.call("GET", study.path, **mine).status_code == 404
    assert served.get("/api/studies", **mine) == []


def test_a_withdrawn_link_ends_at_once(served: Served) -> None:
    study = founded(served)
    looker, writer = study.shares("look"), study.shares("write")
    with looker.live() as theirs, writer.live() as others:
        theirs.until("study")
        others.until("study")
        assert study.status("DELETE", "/links/look") == 204
        closed(theirs)
        assert looker.status("GET") == 404
        assert writer.get()["may"] == "write"
        study.write("comment", "m0", text="for those who are left")
        assert others.until("nodes")["nodes"][0]["comments"]
    anew = study.shares("look")
    assert anew.get()["may"] == "look"
    assert looker.status("GET") == 404


def closed(live: Any) -> None:
    """Until the server ends it, since there is nothing to be seen here any more."""
    with suppress(ConnectionClosed):
        while live.next():
            pass
    assert live.socket.close_code == 4404


def test_it_is_copied_and_deleted(served: Served) -> None:
    study = founded(served)
    study.write("comment", "m3", text="mine")
    looker = study.shares("look")
    made = served.post(f"{study.path}/copy", {}, looker.token)
    copy = Studied(served, made["study"], looker.token, "Bruno")
    assert copy.get()["may"] == "own"
    assert list(copy.nodes()["m3"]["comments"].values()) == ["mine"]
    copy.write("comment", "m4", text="theirs")
    assert study.nodes()["m4"]["comments"] == {}
    with looker.live() as live:
        live.until("study")
        assert study.status("DELETE") == 204
        closed(live)
    assert study.status("GET") == 404
    assert copy.get()["may"] == "own"


def test_whoever_is_forgotten_leaves_no_name(served: Served) -> None:
    study = founded(served, name="Zéphyrine")
    writer = study.shares("write", "Balthazar-Unforgettable")
    writer.write("comment", "m1", text="stays")
    assert "Balthazar-Unforgettable" in study.get()["people"].values()
    served.call("DELETE", "/api/me", token=writer.token)
    assert writer.status("GET") == 404
    assert "Balthazar-Unforgettable" not in str(study.get())
    assert "stays" in str(study.nodes()["m1"])
    served.call("DELETE", "/api/me", token=study.token)
    assert study.status("GET") == 404


def test_a_player_who_is_forgotten_leaves_no_name_in_studies_of_the_table(served: Served) -> None:
    party = brief(served)
    token = secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"table": party.table}, token)
    study = Studied(served, made["study"], token, "Bruno")
    assert "Ana" in study.get()["players"].values()
    for one in party.tokens.values():
        served.call("DELETE", "/api/me", token=one)
    assert "Ana" not in str(study.get())


# Writing ---------------------------------------------------------------------------------------------------------


def test_an_edit_that_is_sent_twice_counts_once(served: Served) -> None:
    study = founded(served)
    first = study.write("comment", "m2", "once", text="hello")
    assert study.write("comment", "m2", "once", text="hello") == first
    assert study.get()["seq"] == 1
    at = study.get()["nodes"][-2]["id"]
    node = study.play(at, id_="twice")
    assert study.play(at, id_="twice") == node


def test_two_writers_on_one_node_lose_nothing(served: Served) -> None:
    ana = founded(served)
    bruno = ana.shares("write")
    at = ana.get()["nodes"][10]["id"]

    def write(who: Studied) -> None:
        for number in range(10):
            who.write("comment", at, text=f"{who.name} {number}")
            who.write("mark", at, at=f"a{number}", to="b2")

    both = [threading.Thread(target=write, args=(who,)) for who in (ana, bruno)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    node = ana.nodes()[at]
    assert sorted(node["comments"].values()) == ["Ana 9", "Bruno 9"]
    assert len(node["marks"]) == 20
    assert ana.nodes() == bruno.nodes()
    assert ana.get()["seq"] == 40


def test_branches_are_named_lifted_deleted_and_brought_back(served: Served) -> None:
    ana = founded(served)
    bruno = ana.shares("write")
    at, others = ana.fork()
    hers, his = ana.play(at, others[0]), bruno.play(at, others[-1])
    bruno.write("name", his, text="Le réverbère d’abord")
    assert ana.nodes()[his]["name"] == "Le réverbère d’abord"
    ana.write("lift", his)
    assert ana.nodes()[his]["lifted"] > 0
    assert bruno.write("remove", hers, status=403)["error"] == "study-theirs"
    assert ana.write("remove", at, status=403)["error"] == "study-main"
    ana.write("remove", his)
    assert bruno.nodes()[his]["gone"]
    bruno.write("comment", his, text="I was still there")
    assert not ana.nodes()[his]["gone"]


def test_texts_that_are_too_long_or_cannot_be_shown_are_refused(served: Served) -> None:
    study = founded(served)
    assert study.write("comment", "m1", text="x" * 4001, status=422)["figures"] == {"most": 4000, "count": 4001}
    assert study.write("name", "m1", text="x" * 81, status=422)["error"] == "study-text"
    assert study.write("mark", "m1", at="x" * 61, status=422)["error"] == "study-text"
    assert study.write("mark", "m1", at="", status=422)["error"] == "study-mark"
    assert study.write("comment", "m1", text="\x07", status=422)["error"] == "study-letters"
    assert study.write("comment", "m1", "m7", text="a node's name is no id", status=400)["error"] == "request"
    huge = served.call("POST", f"{study.path}/edits", {"id": "h", "edit": {"edit": "comment", "node": "m1",
                       "text": "x" * 70_000}}, study.token)  # fmt: skip
    assert huge.status_code == 413
    for number in range(studies.MOST_MARKS):
        study.write("mark", "m1", at=f"a{number}")
    assert study.write("mark", "m1", at="b1", status=422)["error"] == "study-marks"
    assert study.get()["seq"] == studies.MOST_MARKS


# Together --------------------------------------------------------------------------------------------------------


def test_everybody_hears_what_is_written_and_who_is_where(served: Served) -> None:
    ana = founded(served)
    bruno, looker = ana.shares("write"), ana.shares("look", "Chloé")
    with ana.live() as hers, bruno.live() as his, looker.live() as theirs:
        first = hers.until("study")
        assert (first["may"], first["seq"], first["nodes"][0]["id"]) == ("own", 0, "m0")
        his.until("study")
        theirs.until("study")
        his.send(type="be", node="m5", name="Bruno", at="c4")
        people = theirs.until("here")["people"]
        while not any((one["node"], one["at"]) == ("m5", "c4") for one in people):
            people = theirs.until("here")["people"]
        his.send(type="be", node="m5", name="Bruno")  # and points to nothing any more
        while any(one["at"] for one in theirs.until("here")["people"]):
            pass
        his.send(type="be", id="far", node="m5", at="x" * 61)
        assert his.until("denied")["id"] == "far"
        assert {one["may"] for one in people} == {"own", "write", "look"}
        his.send(type="write", id="e1", name="Bruno", edit={"edit": "comment", "node": "m5", "text": "look here"})
        assert his.until("written", id="e1")["seq"] == 1
        for one in (hers, theirs):
            told = one.until("nodes")
            assert (told["seq"], list(told["nodes"][0]["comments"].values())) == (1, ["look here"])
            assert "Bruno" in told["people"].values()
        his.send(type="lead")
        while not any(one["leads"] and one["name"] == "Bruno" for one in theirs.until("here")["people"]):
            pass
        theirs.send(type="lead", id="mine")
        assert theirs.until("denied")["error"] == "study-led"
        hers.send(type="lead")  # whoever owns it may
        while not any(one["leads"] and one["may"] == "own" for one in theirs.until("here")["people"]):
            pass
    with looker.live(after=1) as back:
        assert back.until("study")["nodes"] == []
    with looker.live(after=0) as back:
        assert [node["id"] for node in back.until("study")["nodes"]] == ["m5"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_lost_where_the_server_is_killed(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Two people write while it is killed and started again; what was not answered is sent once more, by its id."""
    database = f"sqlite:///{tmp_path}/s.db" if kind == "sqlite" else request.getfixturevalue("shared")
    server = Forked(database, tmp_path / "log", "--no-limits").start()
    try:
        ana = founded(server)
        writers = [ana, ana.shares("write")]
        for kill in range(2):
            for who in writers:
                with who.live() as live:
                    live.until("study")
                    for number in range(5):
                        live.send(type="write", id=f"{who.name}-{kill}-{number}", name=who.name,
                                  edit={"edit": "mark", "node": f"m{kill}", "at": f"a{number}"})  # fmt: skip
                    live.until("written", id=f"{who.name}-{kill}-2")
            server.kill()
            server.start()
            for who in writers:  # whatever they did not hear of is sent again, and what they did too
                for number in range(5):
                    who.write("mark", f"m{kill}", f"{who.name}-{kill}-{number}", at=f"a{number}")
        shown = ana.nodes()
        assert [len(shown[f"m{kill}"]["marks"]) for kill in range(2)] == [10, 10]
        assert ana.get()["seq"] == 20
    finally:
        server.stop()
    assert "error inside" not in (tmp_path / "log").read_text("utf-8")


def test_two_processes_write_in_one_study(shared: str, tmp_path: Path) -> None:
    one = Forked(shared, tmp_path / "one", "--no-limits").start()
    other = Forked(shared, tmp_path / "other", "--no-limits").start()
    try:
        ana = founded(one)
        writer = ana.shares("write")
        bruno = Studied(other, ana.study, writer.token, "Bruno")
        with ana.live() as hers, bruno.live() as his:
            hers.until("study")
            his.until("study")
            while len(hers.until("here")["people"]) < 2:
                pass
            bruno.write("comment", "m1", text="from there")
            assert list(hers.until("nodes")["nodes"][0]["comments"].values()) == ["from there"]
            ana.write("comment", "m2", text="from here")
            assert list(his.until("nodes", seq=2)["nodes"][0]["comments"].values()) == ["from here"]
            assert ana.status("DELETE", "/links/write") == 204
            closed(his)
    finally:
        one.stop()
        other.stop()


# Records ---------------------------------------------------------------------------------------------------------


def test_a_study_survives_its_file(served: Served) -> None:
    ana = founded(served)
    bruno = ana.shares("write")
    at, others = ana.fork()
    node = bruno.play(at, others[0])
    bruno.write("name", node, text="Another end")
    ana.write("comment", node, text="It is not only your light.\nIt is his.")
    ana.write("mark", node, at="c1", to="e1")
    text = ana.text("/branches")
    assert text.startswith("boulevard 2\n")
    again = founded(served, record=text)
    assert again.text("/branches") == text
    assert sorted(again.get()["people"].values()) == ["Ana", "Bruno"]
    record = ana.text("/record")
    assert read_record(record.encode()).outcome is not None
    assert read_branched(text.encode()).record.lines == read_record(record.encode()).lines


def test_nobody_is_named_where_names_are_left_out(served: Served) -> None:
    """In the files and in a copy: players are seats, those who wrote are letters, what they wrote stays."""
    ana = founded(served, name="Zéphyrine")
    bruno = ana.shares("write", "Balthazar")
    at, others = ana.fork()
    node = bruno.play(at, others[0])
    ana.write("comment", node, text="Mine.")
    bruno.write("comment", node, text="Also mine.")
    bruno.write("mark", node, at="c1", to="")
    players = [name for name in ana.get()["players"].values() if not name.startswith("bot:")]
    named, text = ana.text("/branches"), ana.text("/branches?names=false")
    for name in ("Zéphyrine", "Balthazar", *players):
        assert name in named
        assert name not in text
        assert name not in ana.text("/record?names=false")
    assert read_branched(text.encode()).branches == read_branched(named.encode()).branches
    made = served.post(f"{ana.path}/copy?names=false", {}, ana.token)
    copy = Studied(served, made["study"], ana.token, "")
    assert copy.text("/branches") == text
    assert sorted(copy.get()["people"].values()) == ["A", "B"]
    stranger = secrets.token_urlsafe(24)
    assert served.call("POST", f"{ana.path}/copy?names=false", {}, token=stranger).status_code == 404


def test_of_a_record_with_an_illegal_line_what_is_before_it_is_shown(served: Served) -> None:
    lines = FINISHED.splitlines()
    lines[30] = "orange build nowhere"
    token = secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"record": "\n".join(lines)}, token)
    assert made["trouble"]["sentence"].startswith("line 31")
    study = Studied(served, made["study"], token, "Ana")
    before = [line for line in read_record(FINISHED.encode()).lines[: 30 - 6] if line.seat != "~"]
    assert len(study.get()["nodes"]) == 1 + len(before)
    assert study.get()["trouble"] == made["trouble"]
    text = study.text("/branches") + "+ 2\norange build nowhere\nblue pass\n"
    left = served.post("/api/studies", {"record": text}, token)
    assert left["left_out"] == 2


@pytest.mark.parametrize(
    ("record", "key"),
    [
        ("", "empty"),
        ("hello", "not-a-record"),
        (FINISHED.replace("rules 1", "rules 99", 1), "rules-version"),
        (FINISHED.replace("boulevard 1", "boulevard 9", 1), "format-version"),
        (FINISHED.replace("game paris", "game lisbon", 1), "game-unknown"),
        (FINISHED.replace("rules 1\n", f"rules 1\ncontent sha256:{'0' * 64}\n", 1), "content-wanted"),
        (FINISHED.replace('"edition": "fr"', '"edition": "it"', 1), "option-value"),
    ],
)
def test_a_record_that_cannot_be_shown_is_refused_in_words(served: Served, record: str, key: str) -> None:
    for language in ("en", "fr"):
        answer = served.call("POST", "/api/studies", {"record": record}, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["error"]) == (422, key)
        assert answer.json()["sentence"]


def test_a_study_of_nothing_and_of_no_game(served: Served) -> None:
    assert served.post("/api/studies", {}, status=400)["error"] == "study-of-what"
    assert served.post("/api/studies", {"table": "nowhere"}, status=404)["error"] == "no-table"
    assert served.post("/api/studies", {"game": "paris", "players": 5}, status=422)["error"]
    asked = {"game": "paris", "id": "x" * 30}
    assert served.post("/api/studies", asked)["study"] == served.post("/api/studies", asked)["study"]


def test_ten_thousand_moments_and_no_more(served: Served) -> None:
    """A file of as many as fit is taken over, sent and asked; one more is refused in words."""
    game = registry.game("flatiron")
    head = from_nothing(game, 2, {})
    record = Record(game="flatiron", rules=game.version, options=head.options, players=head.players, lines=[])
    text = "\n".join(record.heading(2)) + "\n"
    number = 0
    stack: list[tuple[int, Any]] = [(0, game.setup(2, head.options))]
    body: list[str] = []
    while stack and number < studies.MOST_NODES:  # breadth first: everything that chance can say
        after, s = stack.pop(0)
        for move, _ in game.chance(s):
            if number == studies.MOST_NODES:
                break
            number += 1
            body += [f"+ {after}", f"- {move}"]
            then = game.clone(s)
            game.do(then, move)
            if game.to_act(then) == ("-",):
                stack.append((number, then))
    assert number == studies.MOST_NODES
    big = founded(served, record=text + "\n".join(body) + "\n")
    shown = big.get()
    assert (len(shown["nodes"]), shown["seq"]) == (studies.MOST_NODES + 1, studies.MOST_NODES)
    with big.live() as live:
        assert len(live.until("study")["nodes"]) == studies.MOST_NODES + 1
    last = shown["nodes"][-1]["id"]
    assert served.post(f"{big.path}/draws", {"id": "more", "node": last}, big.token, 409)["error"] == "study-nodes"
    big.write("comment", last, text="but this may still be said")
    assert big.text("/branches").count("\n") > studies.MOST_NODES


# Keeping ---------------------------------------------------------------------------------------------------------


def test_what_nobody_touches_is_deleted_after_its_time(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/s.db"
    server = Forked(database, tmp_path / "log", "--no-limits", "--keep-days", "30").start()
    study, kept = founded(server), founded(server)
    server.kill()
    engine = engine_for(database)
    with engine.begin() as connection:
        connection.execute(sa.update(study_table).where(study_table.c.id == study.study).values(touched=1.0))
    engine.dispose()
    server.start()
    try:
        for _ in range(200):
            if study.status("GET") == 404:
                break
        assert study.status("GET") == 404
        assert kept.status("GET") == 200
    finally:
        server.stop()


def test_only_hashes_of_links_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "s.db"
    server = Forked(f"sqlite:///{file}", tmp_path / "log", "--no-limits").start()
    study = founded(server)
    looker = study.shares("look")
    server.stop()
    kept = b"".join(one.read_bytes() for one in tmp_path.glob("s.db*"))
    assert looker.token.encode() not in kept
    assert hashed(looker.token).encode() in kept


def test_the_party_knows_its_studies(served: Served) -> None:
    party: Party = brief(served)
    token = secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"table": party.table, "title": "What was lost"}, token)
    assert made["url"].endswith(f"/study/{made['study']}")
    (listed,) = served.get("/api/studies", token)
    assert (listed["title"], listed["may"], listed["game"]) == ("What was lost", "own", "paris")


# Looked through --------------------------------------------------------------------------------------------------


def analysis(study: Studied) -> Any:
    return study.get("/analysis")


def looked_through(study: Studied) -> Any:
    study.served.post(f"{study.path}/analysis", token=study.token, status=202)
    return until(lambda: (now := analysis(study))["status"] == "done" and now)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_a_record_is_looked_through_like_a_table_s(served: Served, name: str) -> None:
    """The same figures as those of `boulevard analyse`, told by the plies of the record, undone lines counted."""
    party = brief(served, name)
    record = read_record(party.record().encode())
    study = founded(served, record=str(record))
    assert (analysis(study)["status"], analysis(study)["done"]) == ("none", 0)
    now = looked_through(study)
    game = registry.game(name)
    made = decisions(game, record)[0]
    assert [(one["ply"], one["seat"], one["move"]) for one in now["moments"]] == [
        (one.ply, one.seat, one.text) for one in made
    ]
    assert now["done"] == now["all"] == sum(len(one.moves) > 1 for one in made) > 0
    some = next(one for one in now["moments"] if one["looked"])
    same = weighed(game, next(one for one in made if one.ply == some["ply"]), depth(game, made)).cost
    assert same is not None
    assert (some["value"], some["lead"], some["points"]) == (same.value, same.lead, same.points)
    told = study.get(f"/analysis/{some['ply']}")
    assert told["played"]["move"] == some["move"]
    assert all(one["said"]["fr"]["move"] for one in told["best"])
    assert f"m{some['ply'] + 1}" in study.nodes(), "the moment after it is there by that name"


def test_lines_that_were_given_to_a_table_are_nobody_s_choices(served: Served) -> None:
    record = read_record(FINISHED.encode())
    made = decisions(registry.game("paris"), record)[0]
    given = made[-2].ply
    record.lines.insert(given, Line("~", "begin"))
    now = analysis(founded(served, record=str(record)))
    assert [one["ply"] for one in now["moments"]] == [one.ply + 1 for one in made[-2:]]


def test_of_a_bad_record_what_can_be_shown_is_looked_through(served: Served) -> None:
    record = read_record(FINISHED.encode())
    record.outcome = None
    record.lines = [*record.lines[:7], Line("orange", "build CROSS a1+a2"), *record.lines[7:]]
    study = founded(served, record=str(record))
    assert study.get()["trouble"]["error"] in ("illegal", "not-your-turn")
    now = looked_through(study)
    assert 0 < now["done"] == now["all"] < 7
    assert now["decided"] is None


def test_whoever_may_look_sees_what_was_found_and_a_stranger_nothing(served: Served) -> None:
    study = founded(served)
    reader, writer = study.shares("look"), study.shares("write")
    stranger = Studied(served, study.study, secrets.token_urlsafe(24), "Eve")
    for method, path in (("GET", ""), ("POST", ""), ("DELETE", ""), ("GET", "/7")):
        assert stranger.status(method, f"/analysis{path}") == 404
    assert stranger.status("GET", "/nodes/m7/weigh") == 404
    served.post(f"{study.path}/analysis", token=study.token, status=202)
    until(lambda: analysis(reader)["done"])
    assert analysis(reader)["status"] in ("runs", "done")
    assert reader.status("DELETE", "/analysis") in (204, 403)  # it may have been done by then
    assert writer.status("DELETE", "/analysis") == 204
    stopped = until(lambda: (now := analysis(reader))["status"] in ("stopped", "done") and now)
    assert 0 < stopped["done"] <= stopped["all"]


def test_a_study_of_a_table_tells_what_was_found_there_as_long_as_it_is_there(served: Served) -> None:
    party = brief(served, moves=2)
    token = secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"table": party.table}, token)
    study = Studied(served, made["study"], token, "Ana")
    now = looked_through(study)
    assert served.get(f"{party.path}/analysis") == now
    ply = next(one["ply"] for one in now["moments"] if one["looked"])
    assert study.get(f"/analysis/{ply}") == served.get(f"{party.path}/analysis/{ply}")
    served.call("DELETE", party.path, token=next(iter(party.tokens.values())))
    assert analysis(study)["status"] == "none"
    again = looked_through(study)
    assert [one["value"] for one in again["moments"]] == [one["value"] for one in now["moments"]]


def test_what_was_found_goes_with_its_study(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits").start()
    try:
        study = founded(server, record=brief(server, moves=1).record())
        looked_through(study)
        assert study.status("DELETE") == 204
        engine = engine_for(server.database)
        with engine.connect() as connection:
            for table in (kept_analyses, moments):
                assert connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one() == 0
        engine.dispose()
    finally:
        server.stop()


def test_a_move_of_a_branch_is_weighed_when_somebody_asks(served: Served) -> None:
    study = founded(served, record=brief(served).record())
    node, others = study.fork()
    tried = study.play(node, others[0], draw=False)
    found = study.get(f"/nodes/{tried}/weigh")
    assert (found["moment"]["move"], found["moment"]["looked"]) == (others[0], True)
    assert found["told"]["played"]["move"] == others[0]
    assert found["told"]["said"]["en"]["cost"] != found["told"]["said"]["fr"]["cost"]
    assert analysis(study)["done"] == 0, "branches are not part of what is looked through"
    assert study.status("GET", "/nodes/m0/weigh") == 422, "nobody moved there"


def test_nothing_that_is_told_of_an_empty_table(served: Served) -> None:
    study = founded(served, game="paris")
    now = analysis(study)
    assert (now["all"], now["moments"], now["decided"]) == (0, [], None)


def test_a_study_is_listed_by_the_name_it_has_now(served: Served) -> None:
    study = founded(served, record=FINISHED, title="A game")
    other = study.shares("write")

    def listed() -> str:
        return str(next(one for one in served.get("/api/studies", study.token) if one["study"] == study.study)["title"])

    assert listed() == "A game"
    study.write("name", "m7", text="A branch")
    other.write("name", "m0", text="Last evening")
    assert listed() == "Last evening"
    study.write("name", "m0", text="")
    assert listed() == ""
