"""A server that has the house in the page too: each with its own tables and worker, and a way from one to the other."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import in_page
from boulevard.core.record import read_record
from offline.tabs import ask
from server.kit import Party, Served
from web.kit import PHONE, Guest, axe, examine, settle
from web.test_offline import PATIENCE

OPENING = {"game": "paris", "seats": {"orange": "me", "blue": "me"}, "name": "Ana"}
KEPT = "Everything is kept"


@pytest.fixture(scope="module")
def folder(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("offline") / "made"
    in_page.make(made)
    return made


@pytest.fixture
def offering(folder: Path, tmp_path: Path) -> Iterator[Served]:
    flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1", "--offline", str(folder))
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


@pytest.fixture
def guest(browser: Browser, offering: Served) -> Iterator[Guest]:
    one = Guest(browser, offering, workers=True)
    one.context.set_default_timeout(PATIENCE)
    yield one
    one.close()


def opened_inside(page: Page) -> Page:
    """The house in the page at `/offline/`, once it can be asked."""
    page.goto("/offline/")
    page.get_by_text("Without a server").wait_for()
    return page


def test_it_is_kept_from_the_settings_and_is_there_when_the_server_is_not(guest: Guest, offering: Served) -> None:
    """With its size and how far it is told; tables of the two are apart, in lists and in what the page remembers."""
    page = guest.page("/")
    page.get_by_role("link", name="Play without a network").click()
    expect(page.get_by_role("heading", name="Without a network")).to_be_visible()
    keep = page.get_by_role("button", name=re.compile(r"Keep it on this device \(\d+ MB\)"))
    expect(keep).to_be_visible(timeout=PATIENCE)
    examine(page, "without a network, offered")
    keep.click()
    expect(page.get_by_text(KEPT)).to_be_visible(timeout=PATIENCE)
    expect(keep).to_have_count(0)
    page.get_by_role("link", name="Open it").click()
    page.wait_for_url("**/offline/")
    page.get_by_text("Without a server").wait_for()
    inside = ask(page, "POST", "/tables", OPENING)["table"]
    page.goto("/")
    page.get_by_role("button", name="Play", exact=False).first.wait_for()
    served = guest.context.request.post("/api/tables", data=OPENING).json()["table"]
    page.reload()
    expect(page.locator(f"a[href='/tables/{served}']")).to_be_visible()
    assert page.locator(f"a[href='/tables/{inside}']").count() == 0
    opened_inside(page)
    expect(page.locator(f"a[href='/tables/{inside}']")).to_be_visible()
    assert page.locator(f"a[href='/tables/{served}']").count() == 0
    assert [one["table"] for one in ask(page, "GET", "/me/tables")] == [inside]
    # the server's own worker keeps its own page, and neither has thrown away what the other keeps
    page.goto("/")
    page.locator(f"a[href='/tables/{served}']").wait_for()
    guest.away()
    guest.expects_maybe("503", "ERR_FAILED", "net::ERR")
    offering.stop()
    page.reload()
    away = page.get_by_role("link", name="Play without a network").first
    expect(away).to_be_visible(timeout=PATIENCE)
    page.locator("a.btn", has_text="Play without a network").click()
    page.wait_for_url("**/offline/")
    expect(page.locator(f"a[href='/tables/{inside}']")).to_be_visible(timeout=PATIENCE)
    offering.start()


def test_a_table_goes_from_the_page_to_its_server_and_a_friend_sits_down(
    guest: Guest, offering: Served, browser: Browser
) -> None:
    page = opened_inside(guest.window())
    table = ask(page, "POST", "/tables", OPENING)["table"]
    for _ in range(3):
        state = ask(page, "GET", f"/tables/{table}")
        seat = state["to_act"][0]
        own = ask(page, "GET", f"/tables/{table}?seat={seat}")
        ask(page, "POST", f"/tables/{table}/moves", {"ply": own["ply"], "seat": seat, "move": sorted(own["moves"])[0]})
    page.goto(f"/offline/#/tables/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Take to a server").click()
    field = page.get_by_label("The server’s address")
    expect(field).to_have_value(offering.url)
    for width, height in (PHONE, (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        axe(page, f"a table's menu in the page, {width} px")
    with page.expect_popup() as coming:
        page.get_by_role("button", name="Go there with the table").click()
    there = coming.value
    guest.listen(there)
    expect(there.get_by_role("heading", name="Bring a table")).to_be_visible()
    expect(there.get_by_text("Under way, 3 moves so far.")).to_be_visible()
    there.get_by_role("combobox").nth(1).select_option("open")
    examine(there, "bring a table, looked at")
    there.get_by_role("button", name="Bring it here").click()
    there.wait_for_url("**/tables/*")
    there.locator("main svg").first.wait_for(state="attached")
    expect(there.locator("section.log")).to_contain_text("The table was brought here.")
    brought = there.url.rpartition("/")[2].partition("?")[0]
    shown = guest.context.request.get(f"/api/tables/{brought}").json()
    assert (shown["brought"], shown["status"], shown["mine"]) == (True, "playing", ["orange"])
    assert shown["seats"]["blue"]["kind"] == "open"
    assert [one["table"] for one in ask(page, "GET", "/me/tables")] == [table]  # there it stays as it was
    invite = there.evaluate("() => Object.values(JSON.parse(localStorage.getItem('boulevard-invites')))[0]")
    friend = Guest(browser, offering, size=PHONE)
    try:
        joining = friend.page(invite)
        said = joining.locator("section.join").get_by_text("Begun elsewhere and brought here")
        expect(said).to_be_visible()
        joining.get_by_role("button", name="Sit down").click()
        joining.locator("main svg").first.wait_for(state="attached")
    finally:
        friend.close()
    assert guest.context.request.get(f"/api/tables/{brought}").json()["seats"]["blue"]["kind"] == "person"


def test_a_table_goes_by_file_and_what_is_no_table_is_refused_in_words(
    guest: Guest, offering: Served, tmp_path: Path
) -> None:
    page = opened_inside(guest.window())
    table = ask(page, "POST", "/tables", {**OPENING, "seats": {"orange": "me", "blue": "bot:random"}})["table"]
    while (state := ask(page, "GET", f"/tables/{table}"))["to_act"] != ["orange"]:
        page.wait_for_timeout(50)
    ask(page, "POST", f"/tables/{table}/moves", {"ply": state["ply"], "move": sorted(state["moves"])[0]})
    page.goto(f"/offline/#/tables/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Take to a server").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the whole record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    record = read_record(file.read_bytes())
    assert (record.game, file.suffix) == ("paris", ".game")
    assert not any("?" in line.text.split() for line in record.lines)
    page.goto("/bring")
    examine(page, "bring a table, empty")
    guest.expects("422.*/api/bring/look")
    page.get_by_label("Or paste the record").fill("hello")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("alert")).to_contain_text("this is not a record")
    large = tmp_path / "large.game"
    large.write_text("x" * 200_001, "utf-8")
    page.locator("input[type=file]").set_input_files(large)
    expect(page.get_by_role("alert")).to_have_text("This file is too large to be one table.")
    examine(page, "bring a table, refused")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("a bot, as before")).to_be_visible()
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_url("**/tables/*")
    party = Party(offering, {"table": page.url.rpartition("/")[2].partition("?")[0], "invite": "", "tokens": {}})
    assert party.state()["brought"]
    page.goto("/bring#1.broken.link")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no whole table")


def test_a_record_comes_into_the_page_too(guest: Guest) -> None:
    """From the terminal, or a server's finished game: it goes on there, drawn by the page."""
    golden = Path(__file__).parent.parent / "data" / "golden" / "paris" / "14.game"
    page = opened_inside(guest.window())
    page.get_by_text("Without a server").click()
    page.locator("input[type=file]").set_input_files(golden)
    expect(page.get_by_text(re.compile(r"Finished, after \d+ moves"))).to_be_visible()
    examine(page, "bring a table into the page")
    page.get_by_role("button", name="Bring it here").click()
    page.wait_for_url("**/#/tables/*")
    page.locator("main svg").first.wait_for(state="attached")
    (one,) = ask(page, "GET", "/me/tables")
    assert one["status"] == "over"
    assert "~ brought" in ask(page, "GET", f"/tables/{one['table']}/record")


def test_the_servers_worker_keeps_its_hands_off_the_first_load(guest: Guest) -> None:
    """The folder lies in its reach until it has a worker of its own: it is loaded once, with its bar, and that one
    takes over without another load; what the server's keeps is its own page still."""
    page = guest.page("/")
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js')")
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))
    page.goto("/offline/")
    expect(page.get_by_role("progressbar")).to_be_visible(timeout=PATIENCE)
    assert page.locator(".poster").count() == 0
    page.get_by_text("Without a server").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller?.scriptURL.endsWith('/offline/sw.js')")
    page.wait_for_timeout(300)
    assert len(loads) == 1
    index = page.evaluate("async () => await (await caches.match('/', { cacheName: 'boulevard-page' })).text()")
    assert "boulevard-offline" in index
    assert "boulevard-house" not in index
