"""The house in the page in another browser, as it comes with the system: Firefox, where one is installed."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import in_page
from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import replay
from offline.tabs import ANOTHER_TAB
from web.firefox import PROGRAM, Firefox
from web.test_offline import Host
from web.test_text_table import LOOK

pytestmark = [pytest.mark.long, pytest.mark.skipif(PROGRAM is None, reason="needs Firefox")]
GAMES = registry.game_names()
READY, KEPT = "Without a server", "Everything is kept"
DRAWN = "document.querySelector('main svg')"


@pytest.fixture
def host(page_built: None, tmp_path: Path) -> Iterator[Host]:
    in_page.make(tmp_path / "host" / "sub" / "folder")
    one = Host(tmp_path / "host")
    yield one
    one.stop()


def ask(firefox: Firefox, method: str, path: str, body: Any = None) -> Any:
    """What the house answers to another tab."""
    found = firefox.run(ANOTHER_TAB, {"method": method, "path": path, "body": body and json.dumps(body)})
    assert 200 <= found["status"] < 300, found
    return found["text"] if path.endswith("/record") else json.loads(found["text"] or "null")


def state_of(firefox: Firefox, table: str, seat: str) -> Any:
    return ask(firefox, "GET", f"/tables/{table}?seat={seat}")


def play_by_keyboard(firefox: Firefox, table: str, seat: str, moves: int, rng: Random) -> None:
    """So many moves at the text table, by digits and Enter."""
    for _ in range(moves):
        ply = (state := state_of(firefox, table, seat))["ply"]
        while state["status"] == "playing" and state["ply"] <= ply:
            now = firefox.run(f"async () => ({LOOK})()")
            if now["confirm"]:
                firefox.press("\ue007")
            elif now["numbers"] and not now["busy"]:
                assert now["inside"], "the focus is lost"
                firefox.press(str(rng.choice([number for number in now["numbers"] if number < 10])))
            state = state_of(firefox, table, seat)


def play_out(firefox: Firefox, table: str, seat: str, rng: Random) -> None:
    """The rest by lot, as the page asks for it."""
    while (state := state_of(firefox, table, seat))["status"] == "playing":
        if state["to_act"] == [seat]:
            body = {"ply": state["ply"], "move": rng.choice(sorted(state["moves"])), "seat": seat}
            ask(firefox, "POST", f"/tables/{table}/moves", body)


def a_game(firefox: Firefox, url: str, game: str) -> str:
    """A short one by keyboard, reloaded in the middle, with a hint, to its end; then a study of it and a lesson."""
    rng = Random(game)
    firefox.see(READY)
    opened = ask(firefox, "POST", "/tables", {"game": game, "short": True, "hints": True, "name": "Ana"})
    table, seat = opened["table"], opened["seat"]
    firefox.go(f"{url}#/tables/{table}")
    play_by_keyboard(firefox, table, seat, 2, rng)
    before = ask(firefox, "GET", f"/tables/{table}/record")
    firefox.reload()
    firefox.wait("document.querySelector('ol[aria-busy] > li')")
    play_by_keyboard(firefox, table, seat, 1, rng)
    assert ask(firefox, "GET", f"/tables/{table}/record").startswith(before)
    if (state := state_of(firefox, table, seat))["to_act"] == [seat]:
        hint = ask(firefox, "POST", f"/tables/{table}/hint", {"seat": seat})
        assert hint["hints"][0]["move"] in state["moves"]
    play_out(firefox, table, seat, rng)
    ended = ask(firefox, "GET", f"/tables/{table}/record")
    again = replay(registry.game(game), read_record(ended.encode()))
    assert str(again.record()) == ended
    assert again.outcome is not None
    study = ask(firefox, "POST", "/studies", {"table": table})["study"]
    for place in (f"study/{study}", f"learn/{game}/1"):
        firefox.go(f"{url}#/{place}")
        firefox.wait(DRAWN)
    firefox.go(f"{url}#/")
    return str(table)


def mine(firefox: Firefox) -> set[str]:
    firefox.see(READY)
    return {one["table"] for one in ask(firefox, "GET", "/me/tables")}


def test_firefox_opens_the_folder_and_plays_every_game_without_a_network(host: Host, tmp_path: Path) -> None:
    """Kept, and the network cut: games; two tabs, of which the first is closed; and all of it again in a browser that
    was closed."""
    firefox = Firefox(tmp_path / "profile")
    try:
        firefox.go(host.url)
        firefox.see(READY)
        firefox.click("details.state summary")
        firefox.see(KEPT)
        if "Keep all of it now" in firefox.text():  # it was built with cores and nets
            firefox.click("button", "Keep all of it now")
            firefox.see("is kept here too")
        host.stop()
        firefox.cut()
        firefox.run("async () => localStorage.setItem('boulevard', JSON.stringify({ text: true }))")
        firefox.reload()
        tables = {a_game(firefox, host.url, game) for game in GAMES}
        first, second = firefox.tab(), firefox.another()
        firefox.go(host.url)
        assert mine(firefox) == tables
        firefox.front(first)
        firefox.shut()
        firefox.front(second)
        assert mine(firefox) == tables  # which has the house now
    finally:
        firefox.close()
    firefox = Firefox(tmp_path / "profile")
    try:
        firefox.cut()
        firefox.go(host.url)
        assert mine(firefox) == tables
    finally:
        firefox.close()
