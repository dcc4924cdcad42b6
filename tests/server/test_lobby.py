"""Finding each other: open seats, challenges, friends, who is here, and who is not to know."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from boulevard.server.database import engine_for
from boulevard.server.ending import pseudonym
from boulevard.server.member_rows import everybody
from boulevard.server.schema import ratings, results
from server.kit import Clocked, Served
from server.test_members import Browser, closed

__all__ = ["closed"]

QUICK = {"game": "paris", "clock": {"kind": "live", "time": 5, "increment": 5}}
SLOW = {"game": "paris", "clock": {"kind": "days", "time": 3, "vacation": 7}}


class Page:
    """A page of somebody's on which people find each other, as it is told what there is."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.said: list[str] = []
        self.met: list[Any] = []
        self.read = threading.Thread(target=self._read, daemon=True)
        self.read.start()
        self.wait(lambda club: True)

    def _read(self) -> None:
        for text in self.line:
            message = json.loads(text)
            if message["type"] == "club":
                self.said.append(str(text))
            elif message["type"] == "met":
                self.met.append(message)

    @property
    def club(self) -> Any:
        return json.loads(self.said[-1])

    def wait(self, wanted: Callable[[Any], object], seconds: float = 20) -> Any:
        until = time.monotonic() + seconds
        while not (self.said and wanted(self.club)):
            assert time.monotonic() < until, self.said[-1:]
            time.sleep(0.02)
        return self.club


@contextmanager
def page(browser: Browser) -> Iterator[Page]:
    headers = {"cookie": f"guest={browser.cookie}"} if list(browser.client.cookies.jar) else {}
    address = browser.url.replace("http", "ws") + "/api/club/live"
    with connect(address, origin=Origin(browser.url), additional_headers=headers) as line:
        opened = Page(line)
        yield opened
        line.close()
        opened.read.join()


def member(served: Served, name: str) -> Browser:
    browser = Browser(served)
    browser.keep_by_words(f"{name} {time.monotonic_ns() % 10**9}")
    return browser


def name_of(browser: Browser) -> str:
    return str(browser.get("/api/me")["name"])


def seek(browser: Browser, terms: Any = SLOW, name: str = "Ana", **more: Any) -> str:
    return str(browser.post("/api/club/seats", {"terms": terms, "name": name, **more})["id"])


def seats(browser: Browser) -> Any:
    return {one["id"]: one for one in browser.get("/api/club")["seats"]}


def sit(browser: Browser, seat: str, name: str = "Ben") -> Any:
    return browser.post(f"/api/club/seats/{seat}/sit", {"name": name})["table"]


def ask_no_more(browser: Browser, seat: str) -> None:
    assert browser.call("DELETE", f"/api/club/seats/{seat}").is_success


# Open seats ------------------------------------------------------------------------------------------------------


def test_two_guests_find_each_other(served: Served) -> None:
    ana, ben = Browser(served), Browser(served)
    seat = seek(ana, SLOW, "Ana")
    shown = seats(ben)[seat]
    assert (shown["by"], shown["mine"], shown["players"]) == ({"name": "Ana", "kind": "guest"}, False, 2)
    assert shown["terms"]["clock"]["time"] == 3
    assert seats(ana)[seat]["mine"]
    table = sit(ben, seat)
    for browser in (ana, ben):
        state = browser.get(f"/api/tables/{table}")
        assert state["status"] == "playing"
        assert len(state["mine"]) == 1
        assert state["clock"]["kind"] == "days"
        assert {one["name"] for one in state["seats"].values()} == {"Ana", "Ben"}
        assert not state["host"]
    assert seats(ana)[seat]["table"] == table  # told to those who sit, for a while
    assert seat not in seats(Browser(served))
    assert sit(ben, seat) == table  # asked again it is answered alike
    assert Browser(served).refused(f"/api/club/seats/{seat}/sit") == "seek-gone"


def test_those_who_are_connected_are_told_at_once(served: Served) -> None:
    ana, ben = Browser(served), Browser(served)
    seat = seek(ana, QUICK)
    with page(ana) as anas, page(ben) as bens:
        bens.wait(lambda club: any(one["id"] == seat for one in club["seats"]))
        table = sit(ben, seat)
        anas.wait(lambda club: any(one["table"] == table for one in club["seats"]))
        while not anas.met:
            time.sleep(0.02)
        assert anas.met[0]["table"] == table


def test_of_two_who_sit_down_at_once_one_gets_it(served: Served) -> None:
    ana, rivals = Browser(served), [Browser(served) for _ in range(4)]
    for rival in rivals:  # each is somebody already
        ask_no_more(rival, seek(rival))
    seat = seek(ana)
    answers: list[Any] = []

    def take(rival: Browser) -> None:
        answers.append(rival.call("POST", f"/api/club/seats/{seat}/sit", {"name": "Ben"}))

    threads = [threading.Thread(target=take, args=(rival,)) for rival in rivals]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    assert sorted(one.status_code for one in answers) == [200, 409, 409, 409]
    assert {one.json()["error"] for one in answers if one.status_code == 409} == {"seek-gone"}


def test_a_table_of_three_waits_until_all_have_sat_down(served: Served) -> None:
    ana, ben, cyd = (Browser(served) for _ in range(3))
    seat = seek(ana, {"game": "couleurs", "players": 3, "clock": SLOW["clock"]})
    assert sit(ben, seat) is None
    assert [one["name"] for one in seats(cyd)[seat]["taken"]] == ["Ben"]
    assert seats(ben)[seat]["sits"]
    ask_no_more(ben, seat)  # Ben gets up again
    assert seats(cyd)[seat]["taken"] == []
    assert sit(ben, seat) is None
    table = sit(cyd, seat, "Cyd")
    assert len(ana.get(f"/api/tables/{table}")["seats"]) == 3


def test_own_seats_are_withdrawn_and_none_is_opened_twice(served: Served) -> None:
    ana, ben = Browser(served), Browser(served)
    secret = "twenty random letters and more"
    seat = seek(ana, id=secret)
    assert seek(ana, id=secret) == seat
    assert len(seats(ana)) == len({*seats(ana)})
    assert ana.refused(f"/api/club/seats/{seat}/sit") == "seek-own"
    ask_no_more(ana, seat)
    assert ana.call("DELETE", f"/api/club/seats/{seat}").json()["error"] == "seek-gone"
    assert ben.refused(f"/api/club/seats/{seat}/sit") == "seek-gone"


def test_who_opens_many_is_told_kindly(served: Served) -> None:
    ana = Browser(served)
    opened = [seek(ana) for _ in range(6)]
    answer = ana.call("POST", "/api/club/seats", {"terms": SLOW, "name": "Ana"}, **{"accept-language": "fr"})
    assert answer.json()["error"] == "seek-many"
    assert "retirez-en une" in answer.json()["sentence"]
    ask_no_more(ana, opened[0])
    seek(ana)


def test_a_flood_is_answered_kindly(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log").start()
    try:
        ana = Browser(served)
        answers = [ana.call("POST", "/api/club/seats", {"terms": SLOW}) for _ in range(50)]
        assert [one.status_code for one in answers[:6]] == [201] * 6
        assert answers[6].json()["error"] == "seek-many"
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 0
        assert len(seats(ana)) == 6
    finally:
        served.stop()


@pytest.mark.parametrize(
    ("terms", "error"),
    [
        ({"game": "chess"}, "no-page"),
        ({"game": "flatiron", "players": 1}, "seek-alone"),
        ({"game": "paris", "players": 9}, "players"),
        ({"game": "paris", "options": {"first": "x"}}, "option-value"),
        ({"game": "paris", "clock": {"kind": "live", "time": 0}}, "clock-live-time"),
        ({"game": "paris", "whom": "x"}, "request"),
    ],
)
def test_what_could_not_be_played_is_refused_at_once(served: Served, terms: Any, error: str) -> None:
    assert Browser(served).refused("/api/club/seats", {"terms": terms}) == error


@pytest.mark.parametrize("name", ["a" * 41, "x" * 10_000])
def test_a_huge_name_is_no_name(served: Served, name: str) -> None:
    assert Browser(served).refused("/api/club/seats", {"terms": SLOW, "name": name}) == "request"


def test_names_that_imitate_or_turn_letters_are_refused(served: Served) -> None:
    colette = member(served, "Colette")
    guest = Browser(served)
    for name, error in (
        (name_of(colette).upper(), "name-taken"),
        (name_of(colette).replace("o", "ò"), "name-taken"),
        ("Le Maître", "name-taken"),
        ("\u202eana", "name"),
        ("bot:ami", "name"),
    ):
        assert guest.refused("/api/club/seats", {"terms": SLOW, "name": name}) == error, name
    seat = seek(guest, name="  ")  # nobody in particular
    assert seats(colette)[seat]["by"] == {"name": "", "kind": "guest"}


def test_guests_and_bots_sit_down_where_they_may(served: Served) -> None:
    ana, guest, other = member(served, "Ana"), Browser(served), member(served, "Ben")
    seat = seek(ana, {**SLOW, "guests": False})
    assert seat not in seats(guest)
    assert guest.refused(f"/api/club/seats/{seat}/sit") == "seek-gone"
    assert seats(other)[seat]["by"] == {"name": name_of(ana), "kind": "member"}
    assert sit(other, seat)


# How long they hold ----------------------------------------------------------------------------------------------


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Clocked]:
    served = Clocked(f"sqlite:///{tmp_path}/tables.db", tmp_path, 0)
    served.start()
    yield served
    served.stop()


def test_a_live_seat_ends_when_its_owners_page_is_gone(clocked: Clocked) -> None:
    ana, ben = Browser(clocked), Browser(clocked)
    seat, days = seek(ana, QUICK), seek(ana, SLOW)
    with page(ana), page(ben) as bens:
        for _ in range(2):  # more than half a minute, in which it is looked after every few seconds
            clocked.later(22)
            since = seats(ben)[seat]
            time.sleep(6)
            assert seats(ben)[seat] == since
    clocked.later(35)
    with page(ben) as bens:
        bens.wait(lambda club: seat not in {one["id"] for one in club["seats"]})
        assert days in {one["id"] for one in bens.club["seats"]}
    assert ben.refused(f"/api/club/seats/{seat}/sit") == "seek-gone"
    clocked.later(7 * 86_400 + 300)
    assert seats(ben) == {}


def test_what_was_full_when_a_server_died_is_opened_by_the_next(tmp_path: Path) -> None:
    from boulevard.server.database import engine_for
    from boulevard.server.kept import Sitter
    from boulevard.server.lobby_rows import change_seek, one_seek

    database = f"sqlite:///{tmp_path}/tables.db"
    served = Served(database, tmp_path / "log").start()
    ana, ben = Browser(served), Browser(served)
    ask_no_more(ben, seek(ben))
    seat = seek(ana)
    served.kill()
    engine = engine_for(database)
    found = one_seek(engine, seat)
    assert found is not None
    from boulevard.server.guests import hashed

    full = {"state": "full", "sitters": [*found.sitters, Sitter(hashed(ben.cookie), "Ben")]}
    assert change_seek(engine, found, full)  # and here it died
    engine.dispose()
    served.start()
    try:
        with page(ana) as anas:
            club = anas.wait(lambda club: any(one["table"] for one in club["seats"]))
        assert ben.get(f"/api/tables/{club['seats'][0]['table']}")["mine"]
    finally:
        served.stop()


def test_at_two_processes_it_is_one_lobby(shared: str, tmp_path: Path) -> None:
    one = Served(shared, tmp_path / "one").start()
    two = Served(shared, tmp_path / "two").start()
    try:
        ana, ben = Browser(one), Browser(two)
        seat = seek(ana, QUICK)
        with page(ana) as anas, page(ben) as bens:
            bens.wait(lambda club: any(found["id"] == seat for found in club["seats"]))
            table = sit(ben, seat)
            anas.wait(lambda club: any(found["table"] == table for found in club["seats"]))
            while not anas.met:
                time.sleep(0.02)
        assert ana.get(f"/api/tables/{table}")["mine"]
        assert ben.get(f"/api/tables/{table}")["mine"]
    finally:
        one.stop()
        two.stop()


# Challenges ------------------------------------------------------------------------------------------------------


def test_a_challenge_is_for_one_alone(served: Served) -> None:
    ana, theo, other = member(served, "Ana"), member(served, "Théo"), member(served, "Ben")
    challenge = seek(ana, SLOW, to=name_of(theo).lower())
    assert challenge not in seats(other)
    assert other.refused(f"/api/club/seats/{challenge}/sit") == "seek-gone"
    assert seats(ana)[challenge]["to"] == {"name": name_of(theo), "kind": "member"}
    asked = theo.get("/api/club")["challenges"]
    assert [one["by"]["name"] for one in asked] == [name_of(ana)]
    ask_no_more(theo, challenge)  # Théo declines
    assert theo.get("/api/club")["challenges"] == []
    assert seats(ana)[challenge]["declined"]
    ask_no_more(ana, challenge)  # it was read
    assert challenge not in seats(ana)
    again = seek(ana, SLOW, to=name_of(theo))
    assert sit(theo, again) is not None


def test_a_challenge_that_is_withdrawn_goes_by_itself(served: Served) -> None:
    ana, theo = member(served, "Ana"), member(served, "Théo")
    with page(theo) as theos:
        challenge = seek(ana, SLOW, to=name_of(theo))
        theos.wait(lambda club: club["challenges"])
        ask_no_more(ana, challenge)
        theos.wait(lambda club: not club["challenges"])


def test_whom_nobody_knows_and_oneself_cannot_be_challenged(served: Served) -> None:
    ana = member(served, "Ana")
    for body, error in (
        ({"terms": SLOW, "to": "Nobody at all"}, "no-person"),
        ({"terms": SLOW, "to": name_of(ana)}, "seek-self"),
        ({"terms": SLOW, "friend": "x"}, "no-person"),
    ):
        assert ana.refused("/api/club/seats", body) == error
    ben = member(served, "Ben")
    three = {"game": "couleurs", "players": 3, "clock": SLOW["clock"]}
    assert ana.refused("/api/club/seats", {"terms": three, "to": name_of(ben)}) == "challenge-two"


def test_who_takes_no_challenges_gets_none(served: Served) -> None:
    ana, theo = member(served, "Ana"), member(served, "Théo")
    theo.post("/api/club/privacy", {"challenge": "friends", "here": "nobody"})
    assert ana.refused("/api/club/seats", {"terms": SLOW, "to": name_of(theo)}) == "challenge-closed"
    assert not ana.get(f"/api/club/people/{name_of(theo)}")["challenges"]
    befriend(ana, theo)
    assert ana.get(f"/api/club/people/{name_of(theo)}")["challenges"]
    seek(ana, SLOW, to=name_of(theo))


# Friends ---------------------------------------------------------------------------------------------------------


def befriend(one: Browser, other: Browser) -> None:
    key = other.post("/api/club/friends/link", {"called": "Ben"})["link"].rpartition("/")[2]
    assert one.post("/api/club/friends", {"key": key, "called": "Ana"})["friends"]


def test_friends_agree_by_name_or_by_a_link(served: Served) -> None:
    ana, ben, guest = member(served, "Ana"), member(served, "Ben"), Browser(served)
    assert not ana.post("/api/club/friends", {"name": name_of(ben)})["friends"]
    assert [one["name"] for one in ana.get("/api/club")["asking"]] == [name_of(ben)]
    asked = ben.get("/api/club")["asked"]
    assert [one["name"] for one in asked] == [name_of(ana)]
    assert ben.post("/api/club/friends", {"id": asked[0]["id"]})["friends"]
    befriend(guest, ben)
    friends = ben.get("/api/club")["friends"]
    assert [(one["name"], one["kind"]) for one in friends] == [("Ana", "guest"), (name_of(ana), "member")]
    link = ben.post("/api/club/friends/link", {})["link"].rpartition("/")[2]
    assert guest.post("/api/club/friends/whose", {"key": link}) == {"name": name_of(ben), "kind": "member"}
    ben.post("/api/club/friends/link", {})  # another one ends it
    assert guest.refused("/api/club/friends", {"key": link}) == "friend-link"
    assert ben.call("DELETE", f"/api/club/friends/{friends[0]['id']}").is_success
    assert guest.get("/api/club")["friends"] == []


def test_friends_see_who_is_here_and_at_what(served: Served) -> None:
    ana, ben = member(served, "Ana"), member(served, "Ben")
    befriend(ana, ben)
    with page(ana) as anas:
        assert [(one["here"], one["at"]) for one in anas.club["friends"]] == [(False, None)]
        with page(ben):
            anas.wait(lambda club: club["friends"][0]["here"])
            table = ben.open()
            address = served.url.replace("http", "ws").replace("127.0.0.1", "localhost")
            cookie = {"cookie": f"guest={ben.cookie}"}
            live = f"{address}/api/tables/{table}/live"
            with connect(live, origin=Origin(ben.url), additional_headers=cookie):
                anas.wait(lambda club: club["friends"][0]["at"] == "paris")
            anas.wait(lambda club: club["friends"][0]["at"] == "")
        anas.wait(lambda club: not club["friends"][0]["here"])


def test_a_guest_who_keeps_a_name_keeps_friends_and_seats(served: Served) -> None:
    ana, ben = Browser(served), member(served, "Ben")
    befriend(ana, ben)
    seat = seek(ana, SLOW, "Ana")
    ana.keep_by_words(f"Anna {time.monotonic_ns() % 10**9}")
    assert [(one["name"], one["kind"]) for one in ben.get("/api/club")["friends"]] == [(name_of(ana), "member")]
    assert seats(ben)[seat]["by"] == {"name": name_of(ana), "kind": "member"}
    # and so does one who comes in by a name that is kept
    guest, phone = Browser(served), Browser(served)
    cyd = Browser(served)
    _, words = cyd.keep_by_words(f"Cyd {time.monotonic_ns() % 10**9}")
    befriend(phone, ben)
    phone.post("/api/me/enter", {"words": words})
    assert name_of(cyd) in [one["name"] for one in ben.get("/api/club")["friends"]]
    assert [one["name"] for one in cyd.get("/api/club")["friends"]] == [name_of(ben)]
    assert guest.get("/api/club")["friends"] == []


def test_whoever_is_forgotten_leaves_nothing(served: Served) -> None:
    ana, ben = Browser(served), member(served, "Ben")
    befriend(ana, ben)
    seat = seek(ana, SLOW, "Ana")
    assert ana.call("DELETE", "/api/me").is_success
    club = ben.get("/api/club")
    assert club["friends"] == []
    assert seat not in {one["id"] for one in club["seats"]}


# Who is not to know ----------------------------------------------------------------------------------------------


def told(browser: Browser) -> bytes:
    return browser.call("GET", "/api/club").content


def test_whoever_is_muted_is_told_what_a_stranger_is(served: Served) -> None:
    """Théo mutes Vlad. Whatever Théo does from then on, no byte that Vlad is sent is another."""
    theo, vlad, other = member(served, "Théo"), member(served, "Vlad"), member(served, "Lou")
    befriend(vlad, theo)
    theo.post("/api/club/muted", {"name": name_of(vlad)})
    assert [one["name"] for one in theo.get("/api/club")["muted"]] == [name_of(vlad)]
    with page(vlad) as vlads:
        before, person = told(vlad), vlad.call("GET", f"/api/club/people/{name_of(theo)}").content
        hall = vlad.call("GET", "/api/club/watch").content
        said = list(vlads.said)
        with page(theo) as theos:
            seat, quick = seek(theo, SLOW), seek(theo, QUICK)
            assert {seat, quick} <= {*seats(other)}
            assert told(vlad) == before
            assert vlad.call("GET", "/api/club/watch").content == hall
            assert vlad.call("GET", f"/api/club/people/{name_of(theo)}").content == person
            assert vlad.refused(f"/api/club/seats/{seat}/sit") == "seek-gone"
            # a challenge of Vlad's is sent as any other, and never comes
            challenge = seek(vlad, SLOW, to=name_of(theo))
            assert seats(vlad)[challenge]["to"]["name"] == name_of(theo)
            assert theos.club["challenges"] == []
            assert theo.get("/api/club")["challenges"] == []
            ask_no_more(vlad, challenge)
            ask_no_more(theo, seat)
        assert told(vlad) == before
        vlads.wait(lambda club: challenge not in {one["id"] for one in club["seats"]})
        assert vlads.said[-1] == said[-1]
    theo.call("DELETE", f"/api/club/muted/{theo.get('/api/club')['muted'][0]['id']}")
    with page(theo):
        assert json.loads(told(vlad))["friends"][0]["here"]


@pytest.mark.parametrize("allowed", ["everybody", "club", "friends", "nobody"])
def test_who_may_see_that_somebody_is_here(served: Served, allowed: str) -> None:
    theo, friend, somebody, guest = (
        member(served, "Théo"),
        member(served, "Ana"),
        member(served, "Lou"),
        Browser(served),
    )
    befriend(friend, theo)
    theo.post("/api/club/privacy", {"challenge": "everybody", "here": allowed})
    who = {"friends": friend, "club": somebody, "everybody": guest}
    path = f"/api/club/people/{name_of(theo)}"
    before = {name: browser.call("GET", path).content for name, browser in who.items()}
    halls = {name: browser.call("GET", "/api/club/watch").content for name, browser in who.items()}
    clubs = {name: told(browser) for name, browser in who.items()}
    seen = {"everybody": set(who), "club": {"friends", "club"}, "friends": {"friends"}, "nobody": set()}[allowed]
    with page(theo):
        for name, browser in who.items():
            changed = browser.call("GET", path).content != before[name]
            assert changed == (name in seen), name
            assert (told(browser) != clubs[name]) == (name in seen), name
            hall = browser.call("GET", "/api/club/watch")
            assert (hall.content != halls[name]) == (name in seen), name
            assert (name_of(theo) in [one["name"] for one in hall.json()["named"]]) == (name in seen), name


def test_another_sites_page_and_a_program_may_not(served: Served) -> None:
    ana = Browser(served)
    seek(ana)
    answer = ana.call("POST", "/api/club/seats", {"terms": SLOW}, **{"sec-fetch-site": "cross-site"})
    assert answer.json()["error"] == "origin"
    assert served.call("GET", "/api/club", token="x" * 30).json()["error"] == "token"
    assert served.call("POST", "/api/club/seats", {"terms": SLOW}, token="x" * 30).json()["error"] == "token"


# By strength -----------------------------------------------------------------------------------------------------


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, whose ratings are written by hand."""
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits").start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def thought(served: Served, browser: Browser, mu: float, sigma: float = 0.8, game: str = "paris") -> None:
    """That somebody is thought to be so strong: written as counting writes it, with a game that was counted."""
    engine = engine_for(served.database)
    (holder,) = (one.holder for one, _ in everybody(engine) if one.name == browser.get("/api/me")["name"])
    with engine.begin() as connection:
        row = {"who": pseudonym(holder), "game": game, "mu": mu, "sigma": sigma, "games": 90, "at": time.time()}
        connection.execute(sa.insert(ratings).values(**row))
        number = (connection.execute(sa.select(sa.func.max(results.c.number))).scalar() or 0) + 1
        ended = {"table_id": f"counted {number}", "number": number, "at": time.time(), "ended": "{}", "found": "{}"}
        connection.execute(sa.insert(results).values(**ended))
    engine.dispose()


def test_a_seat_says_how_strong_and_what_chance_one_has(lone: Served) -> None:
    """To whoever may see it: guests are told nothing of who shows their strength to the club alone."""
    ana, ben, cleo, guest = (*(member(lone, name) for name in ("Ana", "Ben", "Cleo")), Browser(lone))
    thought(lone, ana, 27.0)
    thought(lone, ben, 25.0)
    seat = seek(ana, {**SLOW, "rated": True})
    until_weighed = time.monotonic() + 20
    while (shown := seats(ben)[seat])["chance"] is None:
        assert time.monotonic() < until_weighed
        time.sleep(0.1)
    assert shown["rating"]["error"] < 100
    assert not shown["rating"]["early"]
    assert 0 < shown["chance"]["least"] < shown["chance"]["win"] < 50 <= shown["chance"]["most"] + 40
    mine = seats(ana)[seat]
    assert (mine["chance"], mine["rating"]) == (None, shown["rating"])
    assert (seats(cleo)[seat]["rating"], seats(cleo)[seat]["chance"]) == (shown["rating"], None)  # who is not rated
    assert (seats(guest)[seat]["rating"], seats(guest)[seat]["chance"]) == (None, None)
    ana.post("/api/me/visible", {"profile": "club", "ratings": "nobody", "stamps": True})
    assert (seats(ben)[seat]["rating"], seats(ben)[seat]["chance"]) == (None, None)


def test_a_seat_is_for_those_against_whom_the_chance_is_as_wished(lone: Served) -> None:
    ana, strong, weak, new = (member(lone, name) for name in ("Ana", "Strong", "Weak", "Newcomer"))
    for browser, mu in ((ana, 25.0), (strong, 25.5), (weak, 18.0)):
        thought(lone, browser, mu)
    assert ana.refused("/api/club/seats", {"terms": {**SLOW, "chance": [70, 30]}}) == "seek-chance"
    assert ana.call("POST", "/api/club/seats", {"terms": {**SLOW, "chance": [30, 170]}}).status_code == 400
    even = seek(ana, {**SLOW, "chance": [30, 70], "guests": False})
    open_to_new = seek(ana, {**SLOW, "chance": [30, 70]})
    until = time.monotonic() + 20
    while even not in seats(strong):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert not {even, open_to_new} & seats(weak).keys()
    assert weak.refused(f"/api/club/seats/{even}/sit", {}) == "seek-gone"
    assert even not in seats(new)
    assert open_to_new in seats(new)
    assert sit(strong, even) is not None
