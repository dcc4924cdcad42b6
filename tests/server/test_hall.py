"""What goes on in the club: games that may be watched, who is here, finding somebody by a part of a name; and who is
not found, to the byte."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.sync.client import connect
from websockets.typing import Origin

from boulevard.server.database import engine_for
from boulevard.server.ending import pseudonym
from boulevard.server.member_rows import everybody
from boulevard.server.schema import ratings
from server.kit import Served
from server.test_lobby import QUICK, SLOW, ask_no_more, befriend, member, name_of, page, seek, sit, thought
from server.test_members import Browser


@pytest.fixture(scope="module")
def lone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where nothing else goes on than these tests, one after the other."""
    folder = tmp_path_factory.mktemp("hall")
    server = Served(f"sqlite:///{folder}/tables.db", folder / "log", "--no-limits", "--bot-pace", "0").start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def hall(browser: Browser) -> Any:
    return browser.get("/api/club/watch")


def watched(browser: Browser) -> dict[str, Any]:
    """A moment later, when what was found before is not fresh any more."""
    time.sleep(2.1)
    return {one["table"]: one for one in hall(browser)["tables"]}


def met(one: Browser, other: Browser, terms: Any = QUICK, **more: Any) -> str:
    return str(sit(other, seek(one, terms, **more)))


def allow(browser: Browser, **chosen: str) -> None:
    browser.post("/api/club/privacy", {"challenge": "everybody", "here": "friends", "watch": "everybody"} | chosen)


@contextmanager
def at_table(browser: Browser, table: str) -> Iterator[None]:
    address = f"{browser.url.replace('http', 'ws')}/api/tables/{table}/live"
    cookie = {"cookie": f"guest={browser.cookie}"}
    with connect(address, origin=Origin(browser.url), additional_headers=cookie) as line:
        line.recv()
        yield


def here(browser: Browser) -> dict[str, str]:
    return {one["name"]: one["at"] for one in hall(browser)["named"]}


def wait(wanted: Any, seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < until
        time.sleep(0.1)


# Games that may be watched -----------------------------------------------------------------------------------------


def test_games_of_people_who_found_each_other_may_be_watched(lone: Served) -> None:
    ana, ben, guest = member(lone, "Ana"), Browser(lone), Browser(lone)
    table = met(ana, ben, {**QUICK, "rated": False})
    slow = met(ben, ana, SLOW)
    found = watched(guest)
    order = [one for one in found if one in (table, slow)]
    assert order == [table, slow]  # those first that are played now
    assert (found[table]["live"], found[slow]["live"]) == (True, False)
    seats = found[table]["seats"].values()
    assert {(one["name"], one["kind"]) for one in seats} == {(name_of(ana), "member"), ("Ben", "guest")}
    assert found[table]["timing"]["kind"] == "live"
    assert guest.get(f"/api/tables/{table}")["mine"] == []  # and it can be
    assert not {table, slow} & watched(ana).keys()  # one's own are at home
    ben.post(f"/api/tables/{table}/resign")
    assert {table, slow} & watched(guest).keys() == {slow}


def test_tables_that_somebody_opened_are_nobodys_to_find(lone: Served) -> None:
    """By a link, against a bot, or on one device: whoever opened it gives the link to whom they want."""
    ana, guest = member(lone, "Ana"), Browser(lone)
    before = guest.call("GET", "/api/club/watch").content
    for blue in ("open", "bot:ami", "me"):
        ana.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": blue}, "name": name_of(ana)})
    time.sleep(2.1)
    assert guest.call("GET", "/api/club/watch").content == before


def test_a_challenge_that_was_taken_may_be_watched_and_its_rematch(lone: Served) -> None:
    ana, ben, guest = member(lone, "Ana"), member(lone, "Ben"), Browser(lone)
    table = met(ana, ben, to=name_of(ben))
    assert table in watched(guest)
    ana.post(f"/api/tables/{table}/resign")
    again = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert again in watched(guest)


@pytest.mark.parametrize("allowed", ["club", "friends", "nobody"])
def test_who_hides_a_game_hides_it_to_the_byte(lone: Served, allowed: str) -> None:
    """Of two who play one hides: nothing that others ask is answered by another byte, whatever happens there."""
    ana, ben, friend, other, guest = (
        *(member(lone, name) for name in ("Ana", f"{allowed} ben", "Fay", "Lou")),
        Browser(lone),
    )
    befriend(friend, ana)
    allow(ana, watch=allowed, here="nobody")
    seen = {"club": {"friends", "club"}, "friends": {"friends"}, "nobody": set()}[allowed]
    who = {"friends": friend, "club": other, "everybody": guest}
    asked = ["/api/club/watch", "/api/club", f"/api/club/search?q={allowed}"]
    time.sleep(2.1)
    before = {(name, path): one.call("GET", path).content for name, one in who.items() for path in asked}
    table = met(ana, ben)
    with at_table(ana, table), at_table(ben, table):
        for browser in (ana, ben):
            state = browser.get(f"/api/tables/{table}")
            if state["moves"]:
                browser.post(f"/api/tables/{table}/moves", {"ply": state["ply"], "move": state["moves"][0]})
        time.sleep(2.1)
        for (name, path), was in before.items():
            assert (who[name].call("GET", path).content != was) == (name in seen), (name, path)
        assert {name for name, one in who.items() if table in watched(one)} == seen
    ana.post(f"/api/tables/{table}/resign")


def test_whoever_is_muted_finds_nothing_of_it(lone: Served) -> None:
    ana, ben, vlad = (member(lone, name) for name in ("Ana", "Ben", "Vlad"))
    ana.post("/api/club/muted", {"name": name_of(vlad)})
    allow(ana, here="everybody")
    asked = ["/api/club/watch", "/api/club", "/api/club/search?q=an"]
    before = [vlad.call("GET", path).content for path in asked]
    with page(ana):
        table = met(ana, ben)
        with at_table(ana, table):
            time.sleep(2.1)
            assert [vlad.call("GET", path).content for path in asked] == before
    assert name_of(ana) not in before[2].decode()
    assert ana.get(f"/api/club/search?q={name_of(vlad)[:4]}")["people"] == []


# Who is here -------------------------------------------------------------------------------------------------------


def test_who_is_here_is_who_lets_it_be_seen_or_is_in_plain_sight(lone: Served) -> None:
    ana, ben, cleo, guest = (*(member(lone, name) for name in ("Ana", "Ben", "Cleo")), Browser(lone))
    wait(lambda: (hall(guest)["people"], hall(guest)["named"]) == (0, []))
    allow(cleo, here="everybody")
    with page(ana) as anas, page(ben), page(cleo):
        assert here(guest) == {name_of(cleo): ""}
        mine = hall(ana)["named"]
        assert [(one["name"], one["me"]) for one in mine] == [(name_of(cleo), False), (name_of(ana), True)]
        anas.wait(lambda club: club["people"] == 2)
        # a live seat says that its owner is here; one over days does not
        days, live = seek(ben, SLOW), seek(ana, QUICK)
        assert here(guest) == {name_of(cleo): "", name_of(ana): "seeks"}
        ask_no_more(ana, live)
        assert hall(guest)["people"] == 1
        table = sit(ana, days)
        with at_table(ben, table):  # over days nobody is in plain sight
            assert table in watched(guest)
            assert hall(guest)["people"] == 1
        quick = met(ana, ben, QUICK)
        with at_table(ben, quick):
            wait(lambda: here(guest) == {name_of(cleo): "", name_of(ben): "paris"})
            assert hall(guest)["people"] == 2
            assert hall(guest)["live"] > 0


def test_friends_see_when_somebody_was_here_last(lone: Served) -> None:
    ana, ben, other = member(lone, "Ana"), member(lone, "Ben"), member(lone, "Lou")
    befriend(ana, ben)
    befriend(other, ben)
    ben.post("/api/club/privacy", {"challenge": "everybody", "here": "friends"})
    with page(ben):
        assert ana.get("/api/club")["friends"][0]["seen"] is None  # who is here was not here once
    began = time.time()
    while (seen := ana.get("/api/club")["friends"][0]["seen"]) is None:
        assert time.time() < began + 20
    assert began - 120 < seen < began + 20
    allow(ben, here="nobody")
    assert ana.get("/api/club")["friends"][0]["seen"] is None


# The ladder, of those one asks for ---------------------------------------------------------------------------------


def played_over_days(served: Served, name: str, games: int) -> None:
    engine = engine_for(served.database)
    (holder,) = (one.holder for one, _ in everybody(engine) if one.name == name)
    with engine.begin() as connection:
        connection.execute(sa.update(ratings).where(ratings.c.who == pseudonym(holder)).values(days=games))
    engine.dispose()


def test_a_ladder_has_those_who_were_asked_for_in_the_places_among_all(lone: Served) -> None:
    ana, ben, cleo, dora = (member(lone, name) for name in ("Ana", "Ben", "Cleo", "Dora"))
    for browser, mu, days in ((ana, 30.0, 0), (ben, 29.0, 90), (cleo, 20.0, 40)):
        thought(lone, browser, mu)
        played_over_days(lone, name_of(browser), days)
    befriend(ana, cleo)

    def ladder(browser: Browser, query: str) -> dict[str, Any]:
        said = browser.get(f"/api/ladder/paris?{query}")
        assert said["all"] == len(said["rungs"])
        return {one["who"]["name"]: one["places"] for one in said["rungs"]}

    names = [name_of(browser) for browser in (ana, ben, cleo)]
    whole = ladder(dora, "most=100")
    assert "bot:ami" in whole
    people = ladder(dora, "bots=false")
    assert list(people) == names
    assert people == {name: whole[name] for name in names}
    assert list(ladder(dora, "bots=false&pace=days")) == names[1:]
    assert list(ladder(dora, "bots=false&pace=live")) == [names[0], names[2]]
    friends = ladder(ana, "bots=false&friends=true")
    assert list(friends) == [names[0], names[2]]
    assert friends[names[2]] == whole[names[2]]  # and not the second of two
    assert ana.get("/api/ladder/paris?friends=true")["mine"]["me"]
    assert ladder(dora, "bots=false&friends=true") == {}
    assert dora.call("GET", "/api/ladder/paris?pace=never").status_code == 400


# Finding somebody --------------------------------------------------------------------------------------------------


def found(browser: Browser, part: str) -> list[str]:
    return [one["name"] for one in browser.get(f"/api/club/search?q={part}")["people"]]


def test_people_are_found_who_let_their_profile_be_seen(lone: Served) -> None:
    ana, anna, ben, guest = (*(member(lone, name) for name in ("Quita", "Joaquita", "Ben")), Browser(lone))
    everybody = {"profile": "everybody", "ratings": "club", "stamps": True}
    assert found(guest, "quit") == []  # so it is unless something else was said
    before = guest.call("GET", "/api/club/search?q=quit").content
    anna.post("/api/me/visible", {**everybody, "profile": "nobody"})
    assert found(ben, "quit") == [name_of(ana)]
    assert guest.call("GET", "/api/club/search?q=quit").content == before
    ana.post("/api/me/visible", everybody)
    anna.post("/api/me/visible", everybody)
    assert found(guest, "QUÍ") == [name_of(ana), name_of(anna)]  # who begins so comes first
    assert found(guest, "zzz") == found(guest, "'") == []
    assert guest.call("GET", "/api/club/search?q=").status_code == 400
    assert guest.call("GET", f"/api/club/search?q={'x' * 41}").status_code == 400


def test_games_are_found_by_whoever_plays_them(lone: Served) -> None:
    ana, ben, guest = member(lone, "Wanda"), Browser(lone), Browser(lone)
    table = str(sit(ben, seek(ana, QUICK), "Xavier"))
    time.sleep(2.1)
    for part in ("wand", "XAV"):
        assert [one["table"] for one in guest.get(f"/api/club/search?q={part}")["tables"]] == [table]
    assert guest.get("/api/club/search?q=cleo")["tables"] == []


def test_what_two_people_are_to_each_other_is_said(lone: Served) -> None:
    ana, ben = member(lone, "Ana"), member(lone, "Ben")

    def tie(one: Browser, other: Browser) -> set[str]:
        said = one.get(f"/api/club/people/{name_of(other)}")
        return {what for what in ("friend", "asked", "asking", "muted") if said[what]}

    assert tie(ana, ben) == tie(ben, ana) == set()
    ana.post("/api/club/friends", {"name": name_of(ben)})
    assert (tie(ana, ben), tie(ben, ana)) == ({"asking"}, {"asked"})
    ben.post("/api/club/friends", {"name": name_of(ana)})
    assert tie(ana, ben) == tie(ben, ana) == {"friend"}
    id_ = ana.get(f"/api/club/people/{name_of(ben)}")["id"]
    assert ana.call("DELETE", f"/api/club/friends/{id_}").is_success
    ben.post("/api/club/muted", {"name": name_of(ana)})
    assert (tie(ana, ben), tie(ben, ana)) == (set(), {"muted"})
    id_ = ben.get(f"/api/club/people/{name_of(ana)}")["id"]
    assert ben.call("DELETE", f"/api/club/muted/{id_}").is_success
    assert tie(ben, ana) == set()
