"""`boulevard` alone, as a person starts it: once, twice, on the home network, and how it ends."""

import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from boulevard import __version__
from boulevard.cli import home, main
from boulevard.server.reach import Reach, at_this_machine, home_addresses, is_at_home
from boulevard.server.refusals import Refusal
from boulevard.server.run import place_at
from boulevard.server.settings import Settings
from boulevard.trial.process import free_port
from server.kit import Served

get, post = partial(httpx.get, timeout=60), partial(httpx.post, timeout=60)
"""A server that has just started on a busy machine answers late; what is asked here is what it answers."""


def said_first(ran: subprocess.Popen[str]) -> str:
    assert ran.stdout is not None
    return ran.stdout.readline()


class Home:
    """A person's account on a machine, with a browser that writes down what it is asked to open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data" / "boulevard"
        self.note = self.folder / "running.json"
        self.visits = folder / "visits"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.visits}\n')
        browser.chmod(0o755)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "BROWSER": f"{browser} %s"}
        self.environment |= {"LANG": "C", "LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}
        self.started: list[subprocess.Popen[str]] = []

    def start(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-W", "error", "-m", "boulevard", *words]
        ran = subprocess.Popen(
            command, env=self.environment, text=True, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self.started.append(ran)
        return ran

    def first(self, *words: str) -> tuple[subprocess.Popen[str], str]:
        """One that serves, and its address."""
        ran = self.start(*words)
        line = said_first(ran)
        assert line.startswith("Boulevard is open at http://127.0.0.1:"), line + self.ended(ran)[1]
        return ran, line.split()[4]

    def second(self, *words: str) -> tuple[int, str, str]:
        ran = self.start(*words)
        out, err = ran.communicate(timeout=60)
        return ran.returncode, out, err

    @staticmethod
    def ended(ran: subprocess.Popen[str]) -> tuple[str, str]:
        """What was said since the first line; `communicate` would lose what was read ahead with that."""
        ran.wait(60)
        assert ran.stdout is not None
        assert ran.stderr is not None
        return ran.stdout.read(), ran.stderr.read()

    def visited(self, count: int) -> list[str]:
        limit = time.monotonic() + 20
        while time.monotonic() < limit:
            found = self.visits.read_text().split() if self.visits.exists() else []
            if len(found) >= count:
                return found
            time.sleep(0.02)
        raise AssertionError("the browser was not opened")


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path)
    yield made
    for ran in made.started:
        if ran.poll() is None:
            ran.kill()
        ran.communicate()


def test_it_serves_the_table_here_and_opens_the_browser(person: Home) -> None:
    _, address = person.first()
    assert person.visited(1) == [address]
    assert get(address).headers["content-type"].startswith("text/")
    found = get(f"{address}/api/here").json()
    here = {"version": __version__, "reach": "loopback", "can_open": True, "links": []}
    assert found == {**here, "contact": None, "keep_days": 90.0, "backup_days": 0.0}
    opened = post(f"{address}/api/tables", json={"game": "paris", "seats": {"orange": "me", "blue": "bot:random"}})
    assert opened.status_code == 201
    assert "secure" not in opened.headers["set-cookie"].lower()
    for path in (person.folder, *person.folder.iterdir()):
        assert path.stat().st_mode & 0o077 == 0, f"{path.name} can be read by others"
    with pytest.raises(httpx.ConnectError):
        get(address.replace("127.0.0.1", "127.0.0.2"))


def test_a_second_start_finds_the_first(person: Home) -> None:
    ran, address = person.first("--no-browser")
    status, out, err = person.second("--lang", "fr")
    assert (status, err) == (0, "")
    assert out == f"Boulevard est déjà ouvert, à l’adresse {address}\n"
    assert person.visited(1) == [address]
    assert person.second("--no-browser")[0] == 0
    assert person.visited(1) == [address]
    assert ran.poll() is None


def test_two_starts_at_once_are_one_server(person: Home) -> None:
    both = [person.start("--no-browser"), person.start("--no-browser")]
    lines = sorted(said_first(ran) for ran in both)
    assert lines[0].startswith("Boulevard is open already, at ")
    assert lines[1].startswith("Boulevard is open at ")
    assert lines[0].split()[-1] == lines[1].split()[4]


def test_what_one_that_was_killed_left_behind_is_no_hindrance(person: Home) -> None:
    ran, address = person.first("--no-browser")
    ran.kill()
    ran.wait()
    assert json.loads(person.note.read_text())["address"] == address
    # and at its old address there is something else by now
    with socket.create_server(("127.0.0.1", int(address.rpartition(":")[2]))):
        again, other = person.first("--no-browser")
        assert other != address
        assert get(f"{other}/health").status_code == 200
        assert json.loads(person.note.read_text()) == {"pid": again.pid, "address": other}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_well_also_with_people_at_the_table(person: Home, how: int) -> None:
    ran, address = person.first("--no-browser")
    opened = post(f"{address}/api/tables", json={"game": "paris", "seats": {"orange": "me", "blue": "bot:random"}})
    table = opened.json()["table"]
    with connect(open_timeout=60, uri=f"{address.replace('http', 'ws')}/api/tables/{table}/live") as live:
        live.recv()
        ran.send_signal(how)
        out, err = person.ended(ran)
    assert (ran.returncode, out, err) == (0, "Goodbye. Your tables are kept.\n", "")
    assert not person.note.exists()
    _, address = person.first("--no-browser")
    assert get(f"{address}/api/tables/{table}").status_code == 200


def test_a_port_that_is_taken_is_said(person: Home) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, out, err = person.second("--port", str(port))
        assert (status, out) == (2, "")
        assert err == f"boulevard: 127.0.0.1:{port}: cannot listen at this address: Address already in use\n"
        with pytest.raises(Refusal, match=str(port)):
            place_at("127.0.0.1", (port,))
        with place_at("127.0.0.1", (port, 0)) as found:
            assert found.getsockname()[1] not in (0, port)


def test_one_that_does_not_answer_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Something holds the place and says nothing."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(home, "PATIENCE", 0.3)
    (tmp_path / "boulevard").mkdir()
    with (tmp_path / "boulevard" / "lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for left, said in (
            (None, "already but"),
            ({"pid": 77, "address": f"http://127.0.0.1:{free_port()}"}, "already (process 77) but"),
        ):
            if left is not None:
                (tmp_path / "boulevard" / "running.json").write_text(json.dumps(left))
            assert main(["--lang", "en"]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert err.startswith(f"boulevard: Boulevard has been started {said} does not answer")


def test_a_folder_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_data_folder_is_the_system_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # to be ignored, says the standard
    assert home.data_folder() == Path("/home/ana/.local/share/boulevard")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home.data_folder() == Path("/data/boulevard")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert home.data_folder() == Path("/home/ana/Library/Application Support/boulevard")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/ana/local")
    assert home.data_folder() == Path("/ana/local/boulevard")


def test_no_terminal_s_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def opened(address: str) -> bool:
        asked.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", opened)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not home.browse("http://127.0.0.1:1")
    monkeypatch.setenv("DISPLAY", ":0")
    assert home.browse("http://127.0.0.1:1")
    assert asked == ["http://127.0.0.1:1"]


# The home network ------------------------------------------------------------------------------------------------


def invited(out: str, port: int) -> None:
    """The addresses and a code, or a word that there is no network."""
    for address in home_addresses():
        assert f"On your home network: http://{address}:{port}\n" in out
    assert ("▀▀▀▀▀▀▀" in out) == bool(home_addresses())
    assert ("on no home network" in out) != bool(home_addresses())


def test_lan_serves_every_address_and_shows_a_code(person: Home) -> None:
    port = free_port()
    ran, address = person.first("--lan", "--no-browser", "--port", str(port))
    links = [f"http://{one}:{port}" for one in home_addresses()]
    for reached in (address, *links, f"http://127.0.0.2:{port}"):
        found = get(f"{reached}/api/here").json()
        assert (found["reach"], found["can_open"], found["links"]) == ("lan", False, links)
    ran.send_signal(signal.SIGINT)
    out, err = person.ended(ran)
    assert err == ""
    invited(out, port)


def test_a_second_start_opens_the_first_to_the_network(person: Home) -> None:
    port = free_port()
    ran, address = person.first("--no-browser", "--port", str(port))
    links = [f"http://{one}:{port}" for one in home_addresses()]
    for link in links:
        with pytest.raises(httpx.ConnectError):
            get(link)
    for _ in range(2):  # and once more changes nothing
        status, out, err = person.second("--lan", "--no-browser")
        assert (status, err) == (0, "")
        assert out.startswith(f"Boulevard is open already, at {address}\n")
        invited(out, port)
    for reached in (address, *links):
        found = get(f"{reached}/api/here").json()
        assert (found["reach"], found["links"]) == ("lan" if links else "loopback", links)
    for link in links:  # whoever comes by the network may play, and no more
        assert post(f"{link}/api/tables", json={"game": "paris", "seats": {}}).status_code == 201
        answer = post(f"{link}/api/here/lan")
        assert (answer.status_code, answer.json()["error"]) == (403, "only-here")
    ran.send_signal(signal.SIGINT)
    out, err = person.ended(ran)
    assert (ran.returncode, err) == (0, "")
    for link in links:
        with pytest.raises(httpx.ConnectError):
            get(link)


def test_another_page_or_name_does_not_open_the_network(person: Home) -> None:
    _, address = person.first("--no-browser")
    for headers, error in (
        ({"origin": "http://evil.example"}, "origin"),
        ({"sec-fetch-site": "cross-site"}, "origin"),
        ({"host": "evil.example", "origin": "http://evil.example"}, "only-here"),
        ({"host": "[", "origin": "null"}, "origin"),
    ):
        answer = post(f"{address}/api/here/lan", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, error), headers
    assert get(f"{address}/api/here").json()["reach"] == "loopback"


def test_a_server_for_others_opens_nothing_by_itself(served: Served) -> None:
    found = served.get("/api/here")
    assert (found["reach"], found["can_open"], found["links"]) == ("loopback", False, [])
    assert served.call("POST", "/api/here/lan").json()["error"] == "reach-fixed"


@pytest.mark.parametrize(
    ("settings", "reach"),
    [
        (Settings(), "loopback"),
        (Settings(host="::1"), "loopback"),
        (Settings(host="localhost"), "loopback"),
        (Settings(host="0.0.0.0"), "public"),
        (Settings(host="tables.example.org"), "public"),
        (Settings(public_url="https://tables.example.org"), "public"),
        (Settings(trusted_proxy=("127.0.0.1",)), "public"),
    ],
)
def test_who_reaches_a_server(settings: Settings, reach: str) -> None:
    assert Reach(settings).reach == reach


def test_which_addresses_are_at_home_and_who_sits_here() -> None:
    for address in ("192.168.1.20", "10.0.0.7", "172.16.5.5", "100.64.3.2"):
        assert is_at_home(address)
    for address in ("127.0.0.1", "8.8.8.8", "169.254.3.4", "0.0.0.0", "224.0.0.1"):
        assert not is_at_home(address)
    for host in ("127.0.0.1:8000", "localhost", "[::1]:8000"):
        assert at_this_machine("127.0.0.1", host)
        assert not at_this_machine("192.168.1.9", host)
    for host in ("evil.example", "", "[", "127.0.0.1.evil.example", "192.168.1.20:8000"):
        assert not at_this_machine("127.0.0.1", host)
