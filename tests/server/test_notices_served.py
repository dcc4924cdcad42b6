"""Messages that reach people, of a real server: a push service, a service of the web, a mail server that take them."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from boulevard.server.clocks import DAY
from server.kit import Clocked
from server.receivers import Browser, MailServer, Receiver


class Noticing(Clocked):
    """A server that may write to this machine, whose clock the test puts forward."""

    def __init__(self, database: str, folder: Path, number: int, *flags: str) -> None:
        super().__init__(database, folder, number)
        self.flags = (*self.flags, "--allow-private", *flags)


class Guest:
    """Somebody's browser."""

    def __init__(self, served: Clocked) -> None:
        self.url = served.url
        self.client = httpx.Client(base_url=served.url, timeout=30, headers={"user-agent": "X11; Linux Firefox/140.0"})

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.client.post(path, json={} if body is None else body, headers={"origin": self.url})
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, body: Any, method: str = "POST") -> str:
        answer = self.client.request(method, path, json=body, headers={"origin": self.url})
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"])

    def move(self, table: str) -> str:
        state = self.get(f"/api/tables/{table}")
        self.post(f"/api/tables/{table}/moves", {"ply": state["ply"], "move": state["moves"][0]})
        return str(self.get(f"/api/tables/{table}")["to_act"][0])


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Any]]:
    """Whatever a test started is stopped."""
    found: list[Any] = []
    yield found
    for one in found:
        if isinstance(one, Guest):
            one.client.close()
        elif isinstance(one, Clocked):
            one.stop()
            log = one.log.read_text("utf-8")
            assert "error inside" not in log
            assert "task failed" not in log
        else:
            one.close()


def served(started: list[Any], database: str, tmp_path: Path, *flags: str) -> Noticing:
    made = Noticing(database, tmp_path, len(started), *flags)
    started.append(made)
    made.start()
    return made


def guest(started: list[Any], server: Clocked) -> Guest:
    made = Guest(server)
    started.append(made)
    return made


def two(started: list[Any], server: Clocked) -> tuple[Guest, Guest, str]:
    """Two people at a table over days, each in a browser of their own."""
    ana, bob = guest(started, server), guest(started, server)
    opened = ana.post(
        "/api/tables",
        {
            "game": "paris", "name": "Ana", "seats": {"orange": "me", "blue": "open"}, "options": {"first": "orange"},
            "clock": {"kind": "days", "time": 3, "vacation": 7},
        },
    )  # fmt: skip
    table = opened["table"]
    bob.post(f"/api/tables/{table}/join", {"invite": opened["invite"].rpartition("/")[2], "name": "Bob"})
    return ana, bob, table


def always(who: Guest) -> None:
    """Without quiet hours: the test runs at any."""
    who.post(
        "/api/me/notices/wishes",
        {"quiet": [0, 0], "zone": "Europe/Paris", "together": False, "holiday": True, "names": True},
    )


def test_a_browser_is_told_that_it_is_its_turn(
    started: list[Any], database: str, tmp_path: Path, receiver: Receiver
) -> None:
    """Killed and started anew in between; the push service needs no cookie, and only the browser reads it."""
    server = served(started, database, tmp_path)
    ana, bob, table = two(started, server)
    browser = Browser(f"{receiver.url}/push/bob")
    key = bob.get("/api/me/notices")["key"]
    shown = bob.post("/api/me/notices/push", {**browser.given, "zone": "Europe/Paris"})
    assert [one["here"] for one in shown["bells"]] == [True]
    assert shown["bells"][0]["called"] == "Firefox, Linux"
    assert shown["wishes"]["zone"] == "Europe/Paris"
    always(bob)
    while ana.move(table) != "blue":
        pass
    server.kill()
    server.later(60, served=False)
    server.start()
    (post,) = receiver.wait(1)
    said = json.loads(browser.read(post.body))
    assert said == {
        "title": "It is your turn", "body": "Paris: La Cité de la Lumière, with Ana", "path": f"/tables/{table}",
        "tag": "turn",
    }  # fmt: skip
    assert post.headers["content-encoding"] == "aes128gcm"
    assert post.headers["authorization"].endswith(f", k={key}")
    assert post.headers["topic"] == "boulevard-turn"
    # what is tried comes at once, and a browser that is gone is forgotten
    receiver.answers = [(410, {})]
    bell = bob.get("/api/me/notices")["bells"][0]["id"]
    bob.post(f"/api/me/notices/{bell}/try")
    receiver.wait(2)
    until(lambda: bob.get("/api/me/notices")["bells"] == [])
    assert key == bob.get("/api/me/notices")["key"]


def test_who_is_asked_to_a_game_and_is_not_here_is_told(started: list[Any], tmp_path: Path, receiver: Receiver) -> None:
    """Whoever is muted asks nobody, there as in the club."""
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    ana, bob, zoe = (guest(started, server) for _ in range(3))
    bob.post("/api/me/words", {"words": " ".join(bob.get("/api/me/words")["words"]), "name": "Bob"})
    bob.post("/api/club/privacy", {"challenge": "everybody", "here": "everybody"})
    browser = Browser(f"{receiver.url}/push/bob")
    bob.post("/api/me/notices/push", {**browser.given, "zone": "Europe/Paris"})
    always(bob)
    asked = {"terms": {"game": "paris", "clock": {"kind": "days", "time": 3, "vacation": 7}}, "to": "Bob"}
    seat = ana.post("/api/club/seats", {**asked, "name": "Ana"})["id"]
    (post,) = receiver.wait(1)
    said = json.loads(browser.read(post.body))
    assert (said["title"], said["path"]) == ("A challenge", "/club")
    assert said["body"] == "Ana asks you to Paris: La Cité de la Lumière"
    bob.post("/api/club/muted", {"seat": seat})
    ana.post("/api/club/seats", {**asked, "name": "Ana"})
    zoe.post("/api/club/seats", {**asked, "name": "Zoe"})
    _, post = receiver.wait(2)
    assert json.loads(browser.read(post.body))["body"].startswith("Zoe asks")


def until(true: Any, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_mail_comes_after_its_link_was_confirmed_and_ends_in_one_click(started: list[Any], tmp_path: Path) -> None:
    mails = MailServer()
    started.append(mails)
    flags = ("--smtp-host", "127.0.0.1", "--smtp-port", str(mails.port), "--smtp-tls", "none",
             "--smtp-from", "games@example.org", "--public-url", "https://tables.example.org")  # fmt: skip
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path, *flags)
    ana, bob, table = two(started, server)
    shown = bob.post("/api/me/notices/mail", {"address": "bob@example.net", "language": "fr"})
    assert shown["mail"] is True
    assert [(one["where"], one["waits"]) for one in shown["bells"]] == [("b…@example.net", True)]
    always(bob)
    (first,) = mails.wait(1)
    assert first["to"] == "bob@example.net"
    assert first["list-unsubscribe"] is None
    token = token_of(first, "confirm")
    while ana.move(table) != "blue":
        pass
    server.later(60)
    stranger = guest(started, server)
    assert stranger.refused("/api/notices/confirm", {"token": token[:-1] + "x"}) == "no-bell"
    assert stranger.post("/api/notices/confirm", {"token": token}) == {"where": "b…@example.net"}
    assert [one["waits"] for one in bob.get("/api/me/notices")["bells"]] == [False]
    bob.move(table)
    while ana.move(table) != "blue":
        pass
    server.later(60)
    _, said = mails.wait(2)
    assert said["subject"] == "À vous de jouer"
    text = said.get_content()
    assert f"https://tables.example.org/tables/{table}" in text
    assert "avec Ana" in text
    off = token_of(said, "off")
    assert said["list-unsubscribe"] == f"<https://tables.example.org/api/notices/off/{off}>"
    assert said["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    # as a mail program asks, which has neither a page nor JSON
    answer = stranger.client.post(f"/api/notices/off/{off}", data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200, answer.text
    assert bob.get("/api/me/notices")["bells"] == []
    assert stranger.refused(f"/api/notices/off/{off}", {}) == "no-bell"
    # an address that nobody has is forgotten
    mails.refuses.add("nobody@example.net")
    bob.post("/api/me/notices/mail", {"address": "nobody@example.net", "language": "en"})
    until(lambda: bob.get("/api/me/notices")["bells"] == [])


def token_of(mail: Any, what: str) -> str:
    found = re.search(rf"https://tables\.example\.org/settings#{what}/(\S+)", mail.get_content())
    assert found
    return found[1]


def test_a_service_of_the_web_is_told_and_nothing_is_said_of_its_answer(
    started: list[Any], tmp_path: Path, receiver: Receiver
) -> None:
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    ana, bob, table = two(started, server)
    shown = bob.post("/api/me/notices/webhook", {"address": f"{receiver.url}/hook", "shape": "json", "language": "en"})
    always(bob)
    (bell,) = shown["bells"]
    assert bell["where"] == "127.0.0.1"  # neither the path, which may be a secret, nor what it answers
    receiver.answers = [(500, {}), (201, {})]
    bob.post(f"/api/me/notices/{bell['id']}/try")
    receiver.wait(1)
    assert bob.get("/api/me/notices")["bells"] == [bell]
    server.later(61)
    said = json.loads(receiver.wait(2)[1].body)
    assert said["title"] == "This is how it looks"
    bob.post(f"/api/me/notices/{bell['id']}", {"kinds": ["over"], "language": "fr"})
    ana.post(f"/api/tables/{table}/resign", {"seat": "orange"})
    server.later(60)
    said = json.loads(receiver.wait(3)[2].body)
    assert (said["title"], said["notices"][0]["result"]) == ("Une partie est finie", "won")


def test_a_program_that_plays_is_told_by_its_token(started: list[Any], tmp_path: Path, receiver: Receiver) -> None:
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    party = server.open(name="Ana")
    party.join(name="Bob")
    seat = next(one for one in party.tokens if one != party.opened["seat"])
    token = party.tokens[seat]
    given = {"address": f"{receiver.url}/hook", "shape": "json", "language": "en"}
    assert server.post("/api/me/notices/webhook", given, "nobody's", 401)["error"] == "token"
    shown = server.post("/api/me/notices/webhook", given, token, 201)
    assert shown["key"] is None
    assert server.call("DELETE", f"/api/me/notices/{shown['bells'][0]['id']}").json()["error"] == "no-bell"
    wishes = {"quiet": [0, 0], "zone": "UTC", "together": True, "holiday": True, "names": True}
    server.post("/api/me/notices/wishes", wishes, token)
    other = party.opened["seat"]
    while (state := party.state())["to_act"][0] != seat or state["ply"] < 4:
        party.move(state["to_act"][0])
    server.later(60)
    assert json.loads(receiver.wait(1)[0].body)["notices"][0]["kind"] == "turn"
    assert other != seat


def test_what_is_set_up_is_ones_own_and_goes_with_one(started: list[Any], tmp_path: Path, receiver: Receiver) -> None:
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    ana, bob, _ = two(started, server)
    browser = Browser(f"{receiver.url}/push/ana")
    ana.post("/api/me/notices/push", browser.given)
    shown = ana.post(
        "/api/me/notices/webhook", {"address": f"{receiver.url}/x?secret", "shape": "ntfy", "language": "en"}
    )
    bell = shown["bells"][1]["id"]
    # nobody else sees it, changes it, tries it or ends it
    assert bob.get("/api/me/notices")["bells"] == []
    for path, method in ((f"/{bell}", "POST"), (f"/{bell}/try", "POST"), (f"/{bell}", "DELETE")):
        assert bob.refused(f"/api/me/notices{path}", {}, method) == "no-bell"
    evil = httpx.post(
        f"{server.url}/api/me/notices/{bell}/try", json={}, headers={"origin": "https://evil.example.org"},
        cookies=dict(ana.client.cookies),
    )  # fmt: skip
    assert evil.json()["error"] == "origin"
    # own data: where, and no keys
    kept = ana.get("/api/me/data")
    assert [one["kind"] for one in kept["notices"]["bells"]] == ["push", "webhook"]
    said = json.dumps(kept)
    assert not any(secret in said for secret in ("secret", browser.given["p256dh"], browser.given["auth"], "/push/ana"))
    # the same browser once more is the same bell; with another cookie, that one's
    assert len(ana.post("/api/me/notices/push", browser.given)["bells"]) == 2
    assert len(bob.post("/api/me/notices/push", browser.given)["bells"]) == 1
    assert [one["kind"] for one in ana.get("/api/me/notices")["bells"]] == ["webhook"]
    # whoever knows the address alone takes nothing away
    stolen = {**Browser(f"{receiver.url}/push/ana").given, "auth": "A" * 22}
    ana.post("/api/me/notices/push", stolen)
    assert len(bob.get("/api/me/notices")["bells"]) == 1
    # forgotten with whoever it is of
    assert ana.client.delete("/api/me", headers={"origin": server.url}).status_code == 204
    assert ana.get("/api/me/notices")["bells"] == []


def test_what_cannot_be_is_said(started: list[Any], tmp_path: Path) -> None:
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    ana = guest(started, server)
    given = Browser("https://push.example.org/x").given
    assert ana.refused("/api/me/notices/push", {**given, "auth": "AAAA"}) == "bell-keys"
    assert ana.refused("/api/me/notices/push", {**given, "p256dh": "AAAA"}) == "bell-keys"
    assert ana.refused("/api/me/notices/push", {**given, "endpoint": "ftp://x.example.org"}) == "bell-https"
    assert ana.refused("/api/me/notices/push", {**given, "zone": "../../etc/passwd"}) == "bell-zone"
    assert ana.refused("/api/me/notices/mail", {"address": "a@example.org", "language": "en"}) == "no-mail"
    wishes = {"quiet": [0, 1440], "zone": "UTC", "together": True, "holiday": True, "names": True}
    assert ana.refused("/api/me/notices/wishes", wishes) == "request"
    assert ana.refused("/api/me/notices/wishes", {**wishes, "quiet": [0, 1], "zone": "Mars"}) == "bell-zone"
    assert ana.refused("/api/notices/confirm", {"token": "é.x"}) == "no-bell"
    for number in range(12):
        ana.post(
            "/api/me/notices/webhook",
            {"address": f"https://hook{number}.example.org/", "shape": "json", "language": "en"},
        )
    assert ana.refused("/api/me/notices/push", given) == "too-many-bells"


def test_what_a_guest_set_up_comes_along_with_a_name_and_ends_with_the_device(
    started: list[Any], tmp_path: Path, receiver: Receiver
) -> None:
    server = served(started, f"sqlite:///{tmp_path}/t.db", tmp_path)
    first, second = guest(started, server), guest(started, server)
    first.post("/api/me/notices/push", Browser(f"{receiver.url}/push/1").given)
    words = " ".join(first.get("/api/me/words")["words"])
    first.post("/api/me/words", {"words": words, "name": "Colette"})
    assert [one["here"] for one in first.get("/api/me/notices")["bells"]] == [True]
    second.post("/api/me/notices/push", Browser(f"{receiver.url}/push/2").given)
    second.post("/api/me/enter", {"words": words})
    until(lambda: len(second.get("/api/me/notices")["bells"]) == 2)
    assert [one["here"] for one in second.get("/api/me/notices")["bells"]] == [False, True]
    # a device that is ended is told nothing more
    device = next(one["id"] for one in first.get("/api/me")["devices"] if not one["here"])
    assert first.client.delete(f"/api/me/devices/{device}", headers={"origin": server.url}).is_success
    assert [one["here"] for one in first.get("/api/me/notices")["bells"]] == [True]


def test_killed_at_any_moment_nobody_is_forgotten_and_nobody_told_over_and_over(
    started: list[Any], database: str, tmp_path: Path, receiver: Receiver
) -> None:
    """Ten turns, the server killed a moment after each: each is told once, or twice where the kill fell in between."""
    server = served(started, database, tmp_path)
    ana, bob, table = two(started, server)
    browser = Browser(f"{receiver.url}/push/bob")
    bob.post("/api/me/notices/push", browser.given)
    always(bob)
    for number in range(1, 5):
        before = len(receiver.got)
        while ana.move(table) != "blue":
            pass
        time.sleep(0.02 * (number - 1))
        server.kill()
        server.later(200 + DAY / 24, served=False)
        server.start()
        receiver.wait(before + 1)
        if number == 2:
            server.kill()  # perhaps before it was written down that it was sent
            server.later(200, served=False)
            server.start()
            time.sleep(2)
        assert len(receiver.got) - before <= 2
        while bob.move(table) != "orange":
            pass
