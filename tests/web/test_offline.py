"""The house in the page, in a browser whose network is cut: installed from a folder of any web host, then played."""

import functools
import http.server
import json
import shutil
import threading
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import in_page
from boulevard import registry
from offline.tabs import ask
from web.kit import examine

GAMES = registry.game_names()
PATIENCE = 120_000.0
"""Milliseconds that anything may take on a machine that is busy."""

INSTALLED = """async () => {
  const worker = await navigator.serviceWorker.ready;
  while (!worker.waiting) await new Promise((later) => setTimeout(later, 100));
}"""
"""Another version is there as a whole, and waits until no tab is open."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Any web host: it knows files, and no addresses of the page."""

    def log_message(self, *_: Any) -> None: ...


class Host:
    """A folder on a web host, which can go."""

    def __init__(self, folder: Path) -> None:
        serve = functools.partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/sub/folder/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def built(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    in_page.make(folder / "sub" / "folder")
    return folder


@pytest.fixture
def installed(built: Path, browser: Browser) -> Iterator[tuple[BrowserContext, Page, str]]:
    """A browser that has opened the page once; then the network is cut."""
    host = Host(built)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles: list[str] = []
    context.on("weberror", lambda error: troubles.append(str(error.error)))
    page.goto(host.url)
    page.get_by_text("Without a server").click()
    expect(page.get_by_text("Everything is kept")).to_be_visible(timeout=PATIENCE)
    if find_spec("ziglang"):  # then there are cores, and nets
        page.get_by_role("button", name="Keep all of it now").click()
        expect(page.get_by_text("is kept here too")).to_be_visible(timeout=PATIENCE)
    host.stop()
    context.set_offline(True)
    yield context, page, host.url
    context.close()
    assert troubles == []


def play(page: Page, table: str, seat: str, rng: Random, plies: int = 10_000) -> Any:
    """Moves by lot, against whoever sits there, as far as that ply or to the end."""
    while True:
        state = ask(page, "GET", f"/tables/{table}?seat={seat}")
        if state["status"] != "playing" or state["ply"] >= plies:
            return state
        if state["to_act"] == [seat]:
            body = {"ply": state["ply"], "move": rng.choice(sorted(state["moves"])), "seat": seat}
            ask(page, "POST", f"/tables/{table}/moves", body)
        else:
            page.wait_for_timeout(20)


@pytest.mark.parametrize("short", [True, pytest.param(False, marks=pytest.mark.long)])
def test_games_to_their_end_a_lesson_a_hint_and_a_study_without_a_network(
    installed: tuple[BrowserContext, Page, str], short: bool
) -> None:
    """Short ones against whom one plays first; whole ones against somebody strong. Reloaded in the middle; at the end
    all of it is there."""
    _, page, url = installed
    page.goto(url)  # from what is kept
    rng = Random("offline")
    for game in GAMES:
        seats = registry.game(game).seats(2)
        mine = {} if short else {"seats": {seats[0]: "me", seats[1]: "bot:architecte"}}
        opening = {"game": game, **mine, "name": "Ana", "hints": True, "short": short}
        page.get_by_text("Without a server").wait_for()
        opened = ask(page, "POST", "/tables", opening)
        table, seat = opened["table"], opened["seat"]
        begun = ask(page, "GET", f"/tables/{table}")
        state = play(page, table, seat, rng, begun["ply"] + 4)
        page.goto(f"{url}#/tables/{table}")
        board = page.locator("main")
        board.wait_for()
        page.reload()
        board.wait_for()
        page.wait_for_function("() => document.querySelectorAll('main svg').length > 0")
        again = ask(page, "GET", f"/tables/{table}?seat={seat}")
        assert again["ply"] >= state["ply"]
        if again["to_act"] == [seat]:
            hints = ask(page, "POST", f"/tables/{table}/hint", {"seat": seat})
            assert hints["hints"][0]["move"] in again["moves"]
        over = play(page, table, seat, rng)
        assert over["status"] == "over"
        record = ask(page, "GET", f"/tables/{table}/record")
        assert f"game {game}" in record
        study = ask(page, "POST", "/studies", {"table": table})["study"]
        page.goto(f"{url}#/study/{study}")
        page.locator("main svg").first.wait_for(state="attached")
        page.goto(f"{url}#/learn/{game}")
        page.locator("main a[href^='/learn/']").first.click()
        page.locator("main svg").first.wait_for(state="attached")
        page.goto(f"{url}#/")
    tables = ask(page, "GET", "/me/tables")
    assert [one["status"] for one in tables] == ["over"] * len(GAMES)


def test_play_begins_with_a_click_and_a_move_is_made_at_the_drawn_table(
    installed: tuple[BrowserContext, Page, str],
) -> None:
    _, page, url = installed
    page.goto(url)
    page.get_by_text("Without a server").wait_for()
    page.locator(".poster .ways button").first.click()
    page.get_by_text("I know it").click()
    page.wait_for_url("**/#/tables/**")
    page.locator("main svg").first.wait_for(state="attached")
    table = page.url.rpartition("/")[2].partition("?")[0]
    state = ask(page, "GET", f"/tables/{table}")
    assert state["game"] == GAMES[0]
    assert state["mine"]


def test_two_tabs_are_one_house_and_one_takes_over_when_the_other_closes(
    installed: tuple[BrowserContext, Page, str],
) -> None:
    context, first, url = installed
    second = context.new_page()
    second.goto(url)
    second.get_by_text("Without a server").wait_for()
    opening = {"game": "paris", "seats": {"orange": "me", "blue": "me"}}
    table = ask(first, "POST", "/tables", opening)["table"]
    assert [one["table"] for one in ask(second, "GET", "/me/tables")] == [table]
    second.goto(f"{url}#/tables/{table}")
    second.locator("main svg").first.wait_for(state="attached")
    seat = (state := ask(first, "GET", f"/tables/{table}"))["to_act"][0]
    own = ask(first, "GET", f"/tables/{table}?seat={seat}")
    move = {"ply": state["ply"], "seat": seat, "move": sorted(own["moves"])[0]}
    ask(first, "POST", f"/tables/{table}/moves", move)
    record = ask(first, "GET", f"/tables/{table}/record")
    first.close()
    second.reload()
    second.locator("main svg").first.wait_for(state="attached")
    assert ask(second, "GET", f"/tables/{table}/record") == record
    after = ask(second, "GET", f"/tables/{table}")
    assert after["ply"] > state["ply"]


def test_a_new_version_loses_no_table_and_keeps_what_was_kept(built: Path, browser: Browser, tmp_path: Path) -> None:
    """The page in use goes on with its files; the next one has the new ones, and the same tables. What the strongest
    bots have learned, which this browser was told to keep, is kept on."""
    folder = tmp_path / "sub" / "folder"
    shutil.copytree(built / "sub" / "folder", folder)
    (tmp_path / "paris.net").write_bytes(net := Random(1).randbytes(300_000))
    in_page.pack([tmp_path / "paris.net"], folder / "house")
    (folder / "house" / "cores.json").write_text(json.dumps({"paris": len(net)}))
    in_page.keeper(folder)
    host = Host(tmp_path)
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host.url)
    page.get_by_text("Without a server").click()
    expect(page.get_by_text("Everything is kept")).to_be_visible(timeout=PATIENCE)
    examine(page, "nets may be kept")
    page.get_by_role("button", name="Keep all of it now (0.3 MB)").click()
    expect(page.get_by_text("is kept here too")).to_be_visible(timeout=PATIENCE)
    table = ask(page, "POST", "/tables", {"game": "paris", "seats": {"orange": "me", "blue": "me"}})["table"]
    index = folder / "index.html"
    index.write_bytes(index.read_bytes().replace(b"<head>", b"<head><!-- another -->"))
    in_page.keeper(folder)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    page.evaluate(INSTALLED)
    page.close()
    again = context.new_page()
    again.goto(host.url)
    again.wait_for_timeout(500)
    again.reload()
    host.stop()
    context.set_offline(True)
    again.get_by_text("Without a server").click()
    assert "<!-- another -->" in again.content()
    expect(again.get_by_text("is kept here too")).to_be_visible(timeout=PATIENCE)
    assert [one["table"] for one in ask(again, "GET", "/me/tables")] == [table]
    context.close()


FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const draw = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}"""


@pytest.mark.long
@pytest.mark.skipif(not find_spec("ziglang"), reason="needs boulevard[offline]")
def test_the_strongest_bots_think_with_their_nets_while_the_page_stays_smooth(built: Path, browser: Browser) -> None:
    """A net comes with a game's first strong bot, and not before."""
    host = Host(built)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host.url)
    page.get_by_text("Without a server").click()
    expect(page.get_by_text("Everything is kept")).to_be_visible(timeout=PATIENCE)
    there = "async (net) => (await caches.match(net)) !== undefined"
    for game in GAMES:
        mine, other = registry.game(game).seats(2)
        opening = {"game": game, "seats": {mine: "me", other: "bot:grand-maitre"}, "name": "Ana"}
        table = ask(page, "POST", "/tables", opening)["table"]
        net = f"{host.url}house/{game}.net.zst"
        page.goto(f"{host.url}#/tables/{table}")
        page.locator("main svg").first.wait_for(state="attached")
        assert not page.evaluate(there, net)
        page.evaluate(FRAMES)
        play(page, table, mine, Random(game), ask(page, "GET", f"/tables/{table}")["ply"] + 6)
        assert page.evaluate(there, net)
        frames = sorted(page.evaluate("() => window.frames_"))
        assert frames[len(frames) // 2] < 40
        assert frames[len(frames) * 95 // 100] < 100
        record = ask(page, "GET", f"/tables/{table}/record")
        assert "stumble" not in record
        page.goto(f"{host.url}#/")
    context.close()
    host.stop()
