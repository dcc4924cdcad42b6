"""What the house in the page says and does where something is missing, broken, full, newer or asleep."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

import in_page
from offline.tabs import ANOTHER_TAB, ask
from web.kit import PHONE, axe, examine, laid_out, settle
from web.test_offline import INSTALLED, PATIENCE, Host

OPENING = {"game": "paris", "seats": {"orange": "me", "blue": "me"}, "name": "Ana"}
READY = "Without a server"
KEPT = "Everything is kept"


@pytest.fixture(scope="module")
def made(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host")
    in_page.make(folder / "sub" / "folder")
    return folder


@pytest.fixture
def host(made: Path) -> Iterator[Host]:
    one = Host(made)
    yield one
    one.stop()


@pytest.fixture
def own(made: Path, tmp_path: Path) -> Path:
    """A folder of one's own, to take things out of."""
    shutil.copytree(made, tmp_path / "host")
    return tmp_path / "host"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    one = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", accept_downloads=True)
    one.set_default_timeout(PATIENCE)
    yield one
    one.close()


def opened(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.get_by_text(READY).wait_for()
    return page


def unfolded(page: Page) -> Page:
    page.locator("details.state summary").click()
    return page


def kept(page: Page) -> None:
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=PATIENCE)


# The first load ------------------------------------------------------------------------------------------------------


def test_the_first_load_says_how_far_it_is_and_a_later_one_shows_the_page_at_once(
    context: BrowserContext, host: Host
) -> None:
    """A screen with a bar, by keyboard and screen reader too, in both languages; then never again."""
    held: list[Route] = []

    def waits(route: Route) -> None:
        held.append(route)

    context.route(re.compile(r"/house/boulevard\.zip"), waits)
    page = context.new_page()
    page.goto(host.url)
    bar = page.get_by_role("progressbar")
    expect(bar).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The house is being opened in your browser…")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+\.\d of \d+\.\d MB"))).to_be_visible()
    assert page.locator(".poster").count() == 0
    for width, height in ((1366, 768), PHONE, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            settle(page)
            laid_out(page, f"first load {width} {theme}")
            axe(page, f"first load {width} {theme}")
    french = context.browser.new_context(locale="fr") if context.browser else context
    reading = french.new_page()
    reading.route(re.compile(r"/house/boulevard\.zip"), waits)
    reading.goto(host.url)
    expect(reading.get_by_text("La maison s’ouvre dans votre navigateur…")).to_be_visible(timeout=PATIENCE)
    french.close()
    held[0].continue_()
    context.unroute_all()
    page.get_by_text(READY).wait_for()
    assert bar.count() == 0
    unfolded(page)
    kept(page)
    again = context.new_page()
    again.goto(host.url)
    again.locator(".poster").first.wait_for()
    again.get_by_text(READY).wait_for()


def test_a_file_that_is_missing_is_named(context: BrowserContext, own: Path) -> None:
    """Whoever uploaded the folder without it reads what to do; and once it is there, the same page goes on."""
    folder = own / "sub" / "folder" / "house"
    gone = next(path for path in folder.iterdir() if path.name.startswith("boulevard.zip"))
    content = gone.read_bytes()
    gone.unlink()
    host = Host(own)
    try:
        page = context.new_page()
        page.goto(host.url)
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(f"house/{gone.name} (404)", timeout=PATIENCE)
        expect(alert).to_contain_text("all its files have to lie there")
        axe(page, "a file is missing")
        gone.write_bytes(content)
        page.get_by_role("button", name="Try again").click()
        page.get_by_text(READY).wait_for()
        unfolded(page)
        kept(page)
    finally:
        host.stop()


def test_what_cannot_be_kept_for_later_is_said_and_tried_again(context: BrowserContext, own: Path) -> None:
    """A file that only the keeper wants is not what it should be: the house opens, and says that it will not without a
    network."""
    stray = next((own / "sub" / "folder" / "assets").glob("*.woff2"))
    content = stray.read_bytes()
    stray.write_bytes(content + b"?")
    host = Host(own)
    try:
        page = unfolded(opened(context, host.url))
        expect(page.get_by_role("alert")).to_contain_text(stray.name, timeout=PATIENCE)
        axe(page, "not kept")
        stray.write_bytes(content)
        page.reload()
        page.get_by_text(READY).wait_for()
        unfolded(page)
        kept(page)
    finally:
        host.stop()


# What the browser keeps ----------------------------------------------------------------------------------------------


def test_where_the_browser_keeps_nothing_one_plays_all_the_same(browser: Browser, host: Host) -> None:
    """It is said, and a file of the tables can be kept; the tables are gone with the page."""
    context = browser.new_context(locale="en", service_workers="block", accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    broken = "self.indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"

    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=broken + answer.text())

    context.route(re.compile(r"/assets/worker-.*\.js"), without)
    try:
        page = opened(context, host.url)
        unfolded(page)
        expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
        axe(page, "nothing is kept")
        table = ask(page, "POST", "/tables", OPENING)["table"]
        assert [one["table"] for one in ask(page, "GET", "/me/tables")] == [table]
        with page.expect_download() as saved:
            page.get_by_role("button", name="Keep a file of all tables").click()
        file = json.loads(Path(saved.value.path()).read_text("utf-8"))
        assert f"table/{table}" in file["rows"]
        page.reload()
        page.get_by_text(READY).wait_for()
        assert ask(page, "GET", "/me/tables") == []
    finally:
        context.close()


def test_where_there_is_no_room_left_nothing_is_changed_and_it_is_said(browser: Browser, host: Host) -> None:
    """In the middle of a game; and with room again the same table goes on."""
    context = browser.new_context(locale="en", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    origin = host.url.partition("/sub")[0]
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000})
    try:
        page.goto(host.url)
        page.get_by_text(READY).wait_for()
        table = ask(page, "POST", "/tables", OPENING)["table"]
        state = ask(page, "GET", f"/tables/{table}")
        seat = state["to_act"][0]
        page.goto(f"{host.url}#/tables/{table}")
        page.locator("main svg").first.wait_for(state="attached")
        assert page.evaluate(FILLED)
        for _ in range(2):
            answer = asked(page, "POST", f"/tables/{table}/moves", first_move(page, table, seat))
            assert (answer["status"], answer["body"]["error"]) == (503, "browser-full"), answer
            assert "no room left" in answer["body"]["sentence"]
        assert asked(page, "POST", "/tables", OPENING)["body"]["error"] == "browser-full"
        assert ask(page, "GET", f"/tables/{table}")["ply"] == state["ply"]
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
        ask(page, "POST", f"/tables/{table}/moves", first_move(page, table, seat))
        assert ask(page, "GET", f"/tables/{table}")["ply"] > state["ply"]
    finally:
        context.close()


FILLED = """async () => {
  const asked = indexedDB.open("much", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("much");
  await new Promise((done) => (asked.onsuccess = done));
  for (let size = 65_536, at = 0; size > 64 && at < 300; at++) {
    const written = await new Promise((done) => {
      const writing = asked.result.transaction("much", "readwrite");
      writing.onabort = () => done(writing.error.name !== "QuotaExceededError");
      writing.oncomplete = () => done(true);
      writing.objectStore("much").put(crypto.getRandomValues(new Uint8Array(size)), at);
    });
    if (!written) size /= 4;
    if (size <= 64) return true;
  }
  return false;
}"""
"""Somebody else's pages of the same host have taken all the room there is."""


def first_move(page: Page, table: str, seat: str) -> dict[str, Any]:
    own = ask(page, "GET", f"/tables/{table}?seat={seat}")
    return {"ply": own["ply"], "seat": seat, "move": sorted(own["moves"])[0]}


def asked(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the house answers, also where it refuses."""
    given = {"method": method, "path": path, "body": None if body is None else json.dumps(body)}
    found = page.evaluate(ANOTHER_TAB, given)
    return {"status": found["status"], "body": json.loads(found["text"])}


def test_a_store_that_somebody_clears_meanwhile_is_said_and_opened_anew(context: BrowserContext, host: Host) -> None:
    page = unfolded(opened(context, host.url))
    table = ask(page, "POST", "/tables", OPENING)["table"]
    state = ask(page, "GET", f"/tables/{table}")
    page.evaluate(
        """name => new Promise((done, fail) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => done();
          asked.onerror = () => fail(asked.error);
        })""",
        "boulevard /sub/folder/",
    )
    refused = asked(page, "POST", f"/tables/{table}/moves", first_move(page, table, state["to_act"][0]))
    assert refused["body"]["error"] == "no-table", refused
    again = ask(page, "POST", "/tables", OPENING)["table"]
    page.reload()
    page.get_by_text(READY).wait_for()
    assert [one["table"] for one in ask(page, "GET", "/me/tables")] == [again]


def test_tables_go_by_file_one_or_all_and_nonsense_is_refused(
    context: BrowserContext, browser: Browser, host: Host, tmp_path: Path
) -> None:
    page = unfolded(opened(context, host.url))
    kept(page)
    examine(page, "the house's panel")
    first, second = (ask(page, "POST", "/tables", OPENING)["table"] for _ in range(2))
    page.goto(f"{host.url}#/tables/{first}")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Keep a file of this table").click()
    one = tmp_path / "one.json"
    saved.value.save_as(one)
    rows = json.loads(one.read_text("utf-8"))["rows"]
    assert f"table/{first}" in rows
    assert not [key for key in rows if second in key]
    elsewhere = browser.new_context(locale="en")
    elsewhere.set_default_timeout(PATIENCE)
    try:
        other = unfolded(opened(elsewhere, host.url))
        chooser = other.locator("input[type=file]")
        chooser.set_input_files(one)
        expect(other.get_by_text("One table or study was taken over.")).to_be_visible()
        assert [found["table"] for found in ask(other, "GET", "/me/tables")] == [first]
        chooser.set_input_files(one)
        expect(other.get_by_text("All of it was here already.")).to_be_visible()
        file = json.loads(one.read_text("utf-8"))
        broken = {**file, "rows": {key: value.replace("paris", "chess") for key, value in file["rows"].items()}}
        for name, text, said in (
            ("nonsense.json", "hello", "This is no file of tables that was kept here."),
            ("newer.json", json.dumps({**file, "boulevard": 2}), "made by a newer Boulevard"),
            ("broken.json", json.dumps(broken), "this is no whole file of tables"),
        ):
            (tmp_path / name).write_text(text, "utf-8")
            chooser.set_input_files(tmp_path / name)
            expect(other.get_by_text(re.compile(said, re.IGNORECASE))).to_be_visible()
        assert [found["table"] for found in ask(other, "GET", "/me/tables")] == [first]
    finally:
        elsewhere.close()
    page.get_by_role("button", name="Delete this table").click()
    page.get_by_role("button", name="Delete it", exact=True).click()
    page.wait_for_url("**/#/")
    assert [found["table"] for found in ask(page, "GET", "/me/tables")] == [second]


# Another version -----------------------------------------------------------------------------------------------------


def test_a_newer_version_is_taken_at_once_in_every_tab_and_tables_go_on(context: BrowserContext, own: Path) -> None:
    host = Host(own)
    folder = own / "sub" / "folder"
    try:
        page = unfolded(opened(context, host.url))
        kept(page)
        table = ask(page, "POST", "/tables", OPENING)["table"]
        state = ask(page, "GET", f"/tables/{table}")
        seat = state["to_act"][0]
        other = context.new_page()
        other.goto(f"{host.url}#/tables/{table}")
        other.locator("main svg").first.wait_for(state="attached")
        index = folder / "index.html"
        index.write_bytes(index.read_bytes().replace(b"<head>", b"<head><!-- another -->"))
        in_page.keeper(folder)
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        page.evaluate(INSTALLED)
        expect(page.get_by_text("A newer version is here.")).to_be_visible(timeout=PATIENCE)
        axe(page, "a newer version")
        assert "<!-- another -->" not in page.content()
        page.get_by_role("button", name="Take it now").click()
        for one in (page, other):
            one.wait_for_function("() => document.head.innerHTML.includes('<!-- another -->')")
        other.locator("main svg").first.wait_for(state="attached")
        page.get_by_text(READY).wait_for()
        ask(page, "POST", f"/tables/{table}/moves", first_move(page, table, seat))
        assert ask(other, "GET", f"/tables/{table}")["ply"] > state["ply"]
    finally:
        host.stop()


# Several tabs --------------------------------------------------------------------------------------------------------


def test_the_tab_with_the_house_is_closed_in_the_middle_of_a_game_and_the_other_plays_on(
    context: BrowserContext, host: Host
) -> None:
    """While a bot is thinking, and without a reload: whoever sits there sees the bot's answer."""
    first = opened(context, host.url)
    seats = {"orange": "me", "blue": "bot:apprenti"}
    table = ask(first, "POST", "/tables", {**OPENING, "seats": seats, "options": {"first": "orange"}})["table"]
    second = context.new_page()
    second.goto(f"{host.url}#/tables/{table}")
    second.locator("main svg").first.wait_for(state="attached")
    while (state := ask(second, "GET", f"/tables/{table}?seat=orange"))["to_act"] != ["orange"]:
        second.wait_for_timeout(50)
    ask(second, "POST", f"/tables/{table}/moves", first_move(second, table, "orange"))
    first.close()
    second.wait_for_function(
        "ply => performance.now() > 0 && document.querySelectorAll('main svg').length > 0", arg=state["ply"]
    )
    for _ in range(600):
        now = ask(second, "GET", f"/tables/{table}?seat=orange")
        if now["to_act"] == ["orange"] and now["ply"] > state["ply"] + 1:
            break
        second.wait_for_timeout(100)
    assert now["to_act"] == ["orange"]
    record = ask(second, "GET", f"/tables/{table}/record")
    assert record.count("\norange ") >= 1
    assert record.count("\nblue ") >= 1


# An app --------------------------------------------------------------------------------------------------------------


def test_it_can_be_installed_from_a_folder_of_any_host(context: BrowserContext, host: Host) -> None:
    """The manifest's addresses are the folder's own; a host that knows no addresses but files has all that is asked."""
    asked_for: list[tuple[int, str]] = []
    context.on("response", lambda answer: asked_for.append((answer.status, answer.url)))
    page = opened(context, host.url)
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{host.url}manifest.webmanifest"
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("./", "./", "./")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        answer = context.request.get(f"{host.url}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    for address in ("#/rules/paris", "#/learn/paris", "#/score", "#/problems", "#/settings/offline", "#/nothing"):
        page.goto(host.url + address)
        page.reload()
        page.locator("main h1").first.wait_for(state="attached")
    assert [one for one in asked_for if one[0] >= 400] == []
    assert all(url.startswith((host.url, "blob:")) for _, url in asked_for)
