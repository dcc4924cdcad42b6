"""Names that people keep: by a passkey or twelve words; what comes along, who may no more, and what is left of it."""

import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from boulevard.core.problems import Problem
from boulevard.server.guests import hashed
from boulevard.server.members import twelve, words_hash
from boulevard.server.naming import kept, looks
from server.authenticator import Authenticator
from server.kit import Served

opened: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Whatever browser a test had is closed."""
    yield
    while opened:
        opened.pop().close()


class Browser:
    """A browser of its own: its cookie, and a page of the server."""

    def __init__(self, served: Served, agent: str = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0") -> None:
        self.url = served.url.replace("127.0.0.1", "localhost")
        self.client = httpx.Client(base_url=self.url, headers={"user-agent": agent}, timeout=30)
        opened.append(self.client)

    def call(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.client.request(method, path, json=body, headers={"origin": self.url, **headers})

    def get(self, path: str) -> Any:
        answer = self.call("GET", path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.call("POST", path, {} if body is None else body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, body: Any = None, method: str = "POST") -> str:
        answer = self.call(method, path, {} if body is None and method == "POST" else body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"])

    @property
    def cookie(self) -> str:
        return next(one.value or "" for one in self.client.cookies.jar if one.name == "guest")

    # what people do

    def keep_by_words(self, name: str) -> tuple[Any, str]:
        words = " ".join(self.get("/api/me/words")["words"])
        return self.post("/api/me/words", {"words": words, "name": name}), words

    def keep_by_key(self, name: str | None) -> tuple[Any, Authenticator]:
        key = Authenticator(self.url, "localhost")
        options = self.post("/api/me/passkeys/begin", {"name": name})["options"]
        return self.post("/api/me/passkeys", {"credential": key.create(options)}), key

    def enter_by_key(self, key: Authenticator) -> Any:
        options = self.post("/api/me/enter/begin")["options"]
        return self.post("/api/me/enter", {"credential": key.get(options)})

    def open(self, **opening: Any) -> str:
        seats, options = {"orange": "me", "blue": "bot:random"}, {"first": "orange"}
        return str(self.post("/api/tables", {"game": "paris", "seats": seats, "options": options, **opening})["table"])

    def tables(self) -> set[str]:
        return {one["table"] for one in self.get("/api/me/tables")}


def closing(socket: ClientConnection) -> int | None:
    """By which code the server closes a connection."""
    try:
        while True:
            socket.recv(timeout=10)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


_number = iter(range(10_000))


def somebody() -> str:
    """A name that nobody has yet: in letters, since figures look like letters."""
    number = next(_number)
    return "Colette " + "".join("abcdefghjk"[int(figure)] for figure in f"{number:04}")


# What one may be called --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("", "name-length"), ("x", "name-length"), ("x" * 25, "name-length"), ("x" * 10_000, "name-length"),
        ("Ana\u202eeluap", "name-letter"), ("Ana\u200bPaula", "name-letter"), ("<b>Ana</b>", "name-letter"),
        ("Zoë\u0301\u0301\u0301\u0301", "name-form"), ("1234", "name-form"), ("A---na", "name-form"),
        ("Аna Paula", "name-scripts"), ("le Maître", "name-taken"), ("grand-maitre", "name-taken"),
        ("B0ulevard", "name-taken"), ("Apprenti", "name-taken"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_kept_says_why(given: str, why: str) -> None:
    with pytest.raises(Problem) as refused:
        kept(given)
    assert refused.value.key == why
    assert all(refused.value.sentence(language) for language in ("en", "fr"))


@pytest.mark.parametrize("given", ["Colette", "Élodie d’Aix", "Анна", "山田 たろう", "J.-P. 2", "Nuño"])
def test_names_of_all_alphabets_can_be_kept(given: str) -> None:
    assert kept(f"  {given} ") == given


@pytest.mark.parametrize(
    ("one", "other"), [("Colette", "C0LETTE"), ("Zoë", "zoe"), ("Anna-Lou", "annalou"), ("Iris", "lris")]
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert looks(one) == looks(other)


def test_twelve_words_are_right_or_wrong_in_either_language() -> None:
    for language in ("en", "fr"):
        words = twelve(language)
        assert words_hash(" ".join(words)) == words_hash(f"  {' '.join(words).upper()} ")
        with pytest.raises(Problem):
            words_hash(" ".join([words[1], words[0], *words[2:]]) if words[0] != words[1] else "a b")
    with pytest.raises(Problem):
        words_hash("lantern " * 12)


# Keeping a name, and coming in by it -------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["words", "key"])
def test_a_guests_seats_come_along_to_every_device(served: Served, way: str) -> None:
    laptop, phone, name = Browser(served), Browser(served, "Mozilla/5.0 (iPhone) Safari/605.1"), somebody()
    before = laptop.open()
    old = laptop.cookie
    on_phone = phone.open(name="me")
    if way == "words":
        me, words = laptop.keep_by_words(name)
        other = phone.post("/api/me/enter", {"words": words})
    else:
        me, key = laptop.keep_by_key(name)
        other = phone.enter_by_key(key)
    assert (me["name"], me["words"], len(me["passkeys"])) == (name, way == "words", int(way == "key"))
    assert laptop.cookie != old
    assert laptop.tables() == phone.tables() == {before, on_phone}
    assert [one["called"] for one in other["devices"]] == ["Safari, iPhone", "Firefox, Linux"]
    later = phone.open()
    assert later in laptop.tables()
    state = laptop.get(f"/api/tables/{later}")
    assert (state["seat"], state["to_act"], len(state["moves"]) > 1) == ("orange", ["orange"], True)
    assert laptop.post(f"/api/tables/{later}/moves", {"ply": state["ply"], "move": state["moves"][0]})
    # the cookie of before opens nothing any more, wherever it is
    thief = Browser(served)
    thief.client.cookies.set("guest", old)
    assert thief.tables() == set()
    assert thief.get(f"/api/tables/{before}")["seat"] is None


def test_a_device_can_be_ended_from_another_and_hears_nothing_more(served: Served) -> None:
    laptop, stolen = Browser(served), Browser(served)
    table = laptop.open()
    _, words = laptop.keep_by_words(somebody())
    stolen.post("/api/me/enter", {"words": words})
    address = stolen.url.replace("http", "ws") + f"/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": f"guest={stolen.cookie}", "origin": stolen.url}) as socket:
        assert '"orange"' in str(socket.recv())
        there = next(one for one in laptop.get("/api/me")["devices"] if not one["here"])
        left = laptop.call("DELETE", f"/api/me/devices/{there['id']}").json()
        assert [one["here"] for one in left["devices"]] == [True]
        assert closing(socket) == 4401
    assert stolen.get("/api/me")["name"] is None
    assert stolen.tables() == set()


def test_signing_out_leaves_a_guest(served: Served) -> None:
    laptop = Browser(served)
    laptop.open()
    me, words = laptop.keep_by_words(somebody())
    left = laptop.call("DELETE", f"/api/me/devices/{me['devices'][0]['id']}").json()
    assert (left["name"], left["devices"]) == (None, [])
    assert laptop.tables() == set()
    assert laptop.post("/api/me/enter", {"words": words})["name"] == me["name"]


def test_studies_come_along_too(served: Served) -> None:
    laptop, phone = Browser(served), Browser(served)
    first = laptop.post("/api/studies", {"game": "paris"})["study"]
    second = phone.post("/api/studies", {"game": "paris"})["study"]
    _, words = laptop.keep_by_words(somebody())
    phone.post("/api/me/enter", {"words": words})
    for browser in (laptop, phone):
        assert {one["study"] for one in browser.get("/api/studies")} == {first, second}
    assert {one["study"] for one in laptop.get("/api/me/data")["studies"]} == {first, second}


def test_a_name_belongs_to_one_and_so_do_those_that_look_like_it(served: Served) -> None:
    name, other = somebody(), Browser(served)
    Browser(served).keep_by_words(name)
    words = " ".join(twelve("en"))
    for same in (name, name.upper(), name.replace("o", "0"), name.replace(" ", "-")):
        assert other.refused("/api/me/words", {"words": words, "name": same}) == "name-taken"
    assert other.get("/api/me")["name"] is None
    mine, _ = other.keep_by_words(somebody())
    assert other.refused("/api/me/name", {"name": name}) == "name-taken"
    another = somebody()
    assert other.post("/api/me/name", {"name": another})["name"] == another != mine["name"]


def test_a_passkey_counts_once_and_only_for_what_was_asked(served: Served) -> None:
    laptop, stranger = Browser(served), Browser(served)
    _, key = laptop.keep_by_key(somebody())
    options = stranger.post("/api/me/enter/begin")["options"]
    answer = key.get(options)
    assert stranger.post("/api/me/enter", {"credential": answer})["name"]
    again = Browser(served)
    assert again.refused("/api/me/enter", {"credential": answer}) == "key-unknown"
    # somebody else's key, another site's answer, an answer to nothing, nonsense
    other = Authenticator(again.url, "localhost")
    assert again.refused("/api/me/enter", {"credential": other.get(again.post("/api/me/enter/begin")["options"])}) == (
        "key-unknown"
    )
    foreign = Authenticator("https://elsewhere.example", "localhost")
    foreign.key, foreign.id = key.key, key.id
    assert again.refused(
        "/api/me/enter", {"credential": foreign.get(again.post("/api/me/enter/begin")["options"])}
    ) == ("key-unknown")
    assert again.refused("/api/me/enter", {"credential": key.get({"challenge": "AAAA"})}) == "key-unknown"
    for nonsense in ({}, {"id": 3}, {"response": {"clientDataJSON": "??"}}, {"response": {"clientDataJSON": "W10"}}):
        assert again.refused("/api/me/enter", {"credential": nonsense}) == "key-unknown"
        assert again.refused("/api/me/passkeys", {"credential": nonsense}) == "key-unknown"
    assert again.refused("/api/me/enter", {}) == "request"
    assert again.get("/api/me")["name"] is None


def test_the_last_key_stays_until_there_is_another(served: Served) -> None:
    laptop = Browser(served)
    me, _ = laptop.keep_by_key(somebody())
    only = f"/api/me/passkeys/{me['passkeys'][0]['id']}"
    assert laptop.refused(only, method="DELETE") == "last-key"
    me, _ = laptop.keep_by_key(None)
    assert len(me["passkeys"]) == 2
    assert laptop.call("DELETE", only).status_code == 204
    last = f"/api/me/passkeys/{me['passkeys'][1]['id']}"
    assert laptop.refused(last, method="DELETE") == "last-key"
    words = " ".join(laptop.get("/api/me/words")["words"])
    assert laptop.post("/api/me/words", {"words": words})["words"]
    assert laptop.call("DELETE", last).status_code == 204
    assert Browser(served).post("/api/me/enter", {"words": words})["name"] == me["name"]


def test_who_has_a_name_keeps_no_second_one_in_the_same_browser(served: Served) -> None:
    laptop = Browser(served)
    _, words = laptop.keep_by_words(somebody())
    assert laptop.refused("/api/me/enter", {"words": words}) == "member-already"
    assert laptop.refused("/api/me", method="DELETE") == "member-stays"


# What is not allowed -----------------------------------------------------------------------------------------------


def test_over_an_open_way_no_name_is_kept(tmp_path: Path) -> None:
    flags = ("--no-limits", "--public-url", "http://club.example", "--trusted-proxy", "127.0.0.1")
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    try:
        plain = {"host": "club.example", "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http"}
        assert served.get("/api/me", headers=plain)["offers"] == "nothing"
        refused = served.call("GET", "/api/me/words", headers=plain)
        assert (refused.status_code, refused.json()["error"]) == (403, "open-way")
    finally:
        served.stop()
    flags = ("--no-limits", "--public-url", "https://203.0.113.1", "--trusted-proxy", "127.0.0.1")
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    try:
        figures = {"host": "203.0.113.1", "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        assert served.get("/api/me", headers=figures)["offers"] == "words"
        refused = served.call("POST", "/api/me/passkeys/begin", {"name": "Colette"}, headers=figures)
        assert (refused.status_code, refused.json()["error"]) == (403, "no-domain")
    finally:
        served.stop()


def test_other_sites_and_tokens_keep_no_name(served: Served) -> None:
    laptop = Browser(served)
    words = " ".join(twelve("en"))
    asked = {"words": words, "name": somebody()}
    foreign = laptop.client.post("/api/me/words", json=asked, headers={"origin": "https://elsewhere.example"})
    assert foreign.json()["error"] == "origin"
    party = served.open(seats={"orange": "me", "blue": "bot:random"})
    by_token = served.call("POST", "/api/me/words", asked, party.tokens["orange"])
    assert by_token.json()["error"] == "only-browser"


def test_what_a_guest_may_not_do(served: Served) -> None:
    guest = Browser(served)
    for path, body in (("/api/me/name", {"name": "Colette"}), ("/api/me/settings", {"settings": {}}),
                       ("/api/me/leaving", {}), ("/api/me/staying", {})):  # fmt: skip
        assert guest.refused(path, body) == "no-member"
    assert guest.refused("/api/me/devices/x", method="DELETE") == "no-member"
    assert guest.refused("/api/me/words", {"words": "a b c", "name": "Colette"}) == "words"
    assert guest.refused("/api/me/enter", {"words": " ".join(twelve("fr"))}) == "words-unknown"


# Settings, data, and being forgotten -------------------------------------------------------------------------------


def test_settings_come_along_and_are_bounded(served: Served) -> None:
    laptop, phone = Browser(served), Browser(served)
    _, words = laptop.keep_by_words(somebody())
    laptop.post("/api/me/settings", {"settings": {"theme": "dark", "volume": 30, "sound": True, "pace": None}})
    assert phone.post("/api/me/enter", {"words": words})["settings"] == {
        "theme": "dark", "volume": 30, "sound": True, "pace": None,
    }  # fmt: skip
    for huge in ({"x" * 21: 1}, {"x": "y" * 41}, {f"n{n}": n for n in range(31)}, {"x": {"y": 1}}):
        assert laptop.refused("/api/me/settings", {"settings": huge}) == "request"


def test_own_data_are_told_with_the_records_and_nothing_hidden(served: Served) -> None:
    laptop = Browser(served)
    opened = laptop.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}})
    joining = Browser(served).post(
        f"/api/tables/{opened['table']}/join", {"invite": opened["invite"].rpartition("/")[2], "name": "Ana"}
    )
    assert joining["seat"] == "blue"
    laptop.keep_by_words(somebody())
    data = laptop.get("/api/me/data")
    assert [one["table"] for one in data["tables"]] == [opened["table"]]
    told = data["tables"][0]["record"]
    assert told == laptop.call("GET", f"/api/tables/{opened['table']}/record?seat=orange").text
    assert "deal blue ?" in told
    assert data["me"]["devices"]


def test_to_be_forgotten_takes_seven_days_in_which_one_may_stay(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    served = Served(f"sqlite:///{database}", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    laptop, other, name = Browser(served), Browser(served), somebody()
    alone = laptop.open()
    opened = laptop.post("/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "name": name})
    other.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"].rpartition("/")[2], "name": "Ana"})
    _, words = laptop.keep_by_words(name)
    leaves = laptop.post("/api/me/leaving")["leaves"]
    assert leaves == pytest.approx(time.time() + 7 * 86400, abs=60)
    assert laptop.post("/api/me/staying")["leaves"] is None
    laptop.post("/api/me/leaving")
    assert name in other.call("GET", f"/api/tables/{opened['table']}").text
    served.kill(signal.SIGTERM)
    with sqlite3.connect(database) as rows:  # seven days go by
        rows.execute("UPDATE members SET leaves = 1")
    served.start()
    deadline = time.monotonic() + 60
    while name in other.call("GET", f"/api/tables/{opened['table']}").text:
        assert time.monotonic() < deadline, "the name is still there"
        time.sleep(0.05)
    while laptop.get("/api/me")["name"] is not None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert other.tables() == {opened["table"]}
    assert other.call("GET", f"/api/tables/{alone}").status_code == 404
    assert Browser(served).refused("/api/me/enter", {"words": words}) == "words-unknown"
    Browser(served).keep_by_words(name)  # it is free again
    served.stop()


def test_what_is_kept_survives_a_kill_and_hands_over_what_was_left(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    served = Served(f"sqlite:///{database}", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    laptop, phone = Browser(served), Browser(served)
    _, words = laptop.keep_by_words(somebody())
    table = phone.open()
    before = phone.cookie
    phone.post("/api/me/enter", {"words": words})
    served.kill()
    with sqlite3.connect(database) as rows:  # as if it had been killed before the seats were handed over
        rows.execute("UPDATE keys SET hash = ? WHERE kind IN ('guest', 'host-guest')", (hashed(before),))
        rows.execute("UPDATE devices SET came_with = ? WHERE hash = ?", (hashed(before), hashed(phone.cookie)))
    served.start()
    deadline = time.monotonic() + 60
    while laptop.tables() != {table}:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    served.stop()


# Several processes --------------------------------------------------------------------------------------------------


def test_two_processes_know_the_same_members(shared: str, tmp_path: Path) -> None:
    one = Served(shared, tmp_path / "one", "--no-limits", "--bot-pace", "0").start()
    two = Served(shared, tmp_path / "two", "--no-limits", "--bot-pace", "0").start()
    try:
        here, there = Browser(one), Browser(two)
        table = here.open()
        me, words = here.keep_by_words(somebody())
        moved = Browser(two)
        moved.client.cookies.set("guest", here.cookie)
        opened = moved.open()  # at once: it need not have been heard of there
        assert moved.cookie == here.cookie
        assert here.tables() == {table, opened}
        there.post("/api/me/enter", {"words": words})
        device = next(one for one in there.get("/api/me")["devices"] if not one["here"])
        there.call("DELETE", f"/api/me/devices/{device['id']}")
        deadline = time.monotonic() + 30
        while here.get("/api/me")["name"] is not None:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert there.tables() == {table, opened}
        assert there.get("/api/me")["name"] == me["name"]
    finally:
        one.stop()
        two.stop()
