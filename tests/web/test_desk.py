"""The host's desk in the browser: opened by a link, in every state at every width; and what those see whom it is
about."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boulevard.server import bar_rows, desk_deeds, desk_health
from boulevard.server.database import engine_for
from boulevard.server.desk_commands import link
from boulevard.server.desk_health import ProcessShown
from boulevard.server.desk_rows import Doing
from server.kit import Party, Served
from web.kit import PHONE, Guest, Visit, Words, axe, examine, settle

EN, TALK = Words("en", None, "desk"), Words("en", None, "talk")


@pytest.fixture
def house(page_built: None, tmp_path: Path) -> Iterator[Served]:
    """A server that makes copies."""
    flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1", "--backup", str(tmp_path / "copies"))
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    yield server
    server.stop()
    assert "error inside" not in server.logged()


def opened(house: Served, guest: Guest) -> Page:
    """A window at the desk, by the link that the command line prints."""
    address = link({"database": house.database}).partition("/host")[2]
    page = guest.page(f"/host{address}")
    expect(page.get_by_role("heading", name=EN("health-title"))).to_be_visible()
    return page


def button(page: Page, said: str) -> None:
    page.get_by_role("button", name=said, exact=True).click()


def until(found: Any) -> None:
    while not found():
        time.sleep(0.05)


def reported(house: Served, said: str = "you fool, play faster") -> Party:
    """Ana has reported what Bob said at their table."""
    party = house.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, name="Ana")
    party.join("blue", "Bob")
    party.post("talk", "orange", {"id": "1", "phrase": "hello"})
    word = party.post("talk", "blue", {"id": "1", "text": said})
    path = f"{party.path}/talk/{word['id']}/report"
    assert house.call("POST", path, {"why": "This is rude."}, party.tokens["orange"]).is_success
    return party


def test_the_desk_is_shut_without_a_link(house: Served, visit: Visit) -> None:
    guest = visit(house)
    guest.expects("403.*GET /api/host", "console error: Failed to load resource.*403")
    page = guest.page("/host")
    expect(page.get_by_role("heading", name=EN("desk-shut-title"), level=1)).to_be_visible()
    expect(page.get_by_text("boulevard host-link")).to_be_visible()
    examine(page, "the desk is shut")


def test_the_desk_in_every_state(house: Served, visit: Visit) -> None:
    guest = visit(house)
    page = opened(house, guest)
    assert page.url.endswith("/host"), "the link's key stands nowhere"
    expect(page.get_by_text(EN("desk-well"))).to_be_visible()
    examine(page, "all is well, nothing there")
    reported(house)
    for game in ("couleurs", "flatiron"):
        house.open(game, name="Cléo")
    page.reload()
    expect(page.get_by_text(EN("concern-reports", count=1))).to_be_visible()
    page.get_by_text(EN("report-around")).click()
    expect(page.get_by_text(TALK("phrase-hello"))).to_be_visible()
    page.get_by_role("button", name=EN("tables-open")).last.click()
    expect(page.get_by_role("link", name=EN("tables-look"))).to_be_visible()
    button(page, EN("close-table"))
    examine(page, "something waits; a table is about to be ended")
    # a copy that is too old, and a process that was killed
    engine = engine_for(house.database)
    now = time.time()
    desk_health.say(
        engine,
        ProcessShown("gone", now - 120, now - 9000, "1", "ok", backup="ok", backup_at=now - 2e6, backup_every=60),
    )
    for copy in (Path(house.database.removeprefix("sqlite:///")).parent / "copies").glob("*.db"):
        copy.rename(copy.with_name("boulevard-20200101T000000000000Z.db"))
    engine.dispose()

    def old() -> bool:
        page.reload()
        settle(page)
        return page.get_by_role("alert").count() == 2

    until(old)
    examine(page, "trouble")
    with page.expect_response("**/api/host/backups"):
        page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_count(1)


def test_a_report_is_settled_and_somebody_is_kept_out_by_keyboard(house: Served, visit: Visit) -> None:
    host = opened(house, guest := visit(house, language="en"))
    party = reported(house)
    host.reload()
    report = host.get_by_role("article")
    mute = report.get_by_role("button", name=EN("do-mute"))
    mute.focus()
    mute.press("Enter")
    host.keyboard.press("Escape")
    expect(mute).to_be_visible()
    mute.focus()
    mute.press("Enter")
    host.keyboard.type("Be kind to each other.")
    host.keyboard.press("Tab")
    host.keyboard.press("ArrowUp")  # a day
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(host.get_by_text(EN("report-none"))).to_be_visible()
    expect(host.get_by_role("button", name=f"{EN('out-speak')}: Bob")).to_be_visible()
    refused = party.post("talk", "blue", {"id": "2", "phrase": "hello"}, status=403)
    assert refused["figures"]["why"] == "Be kind to each other."
    assert refused["figures"]["hours"] == 24
    button(host, f"{EN('out-speak')}: Bob")
    expect(host.get_by_text(EN("out-none"))).to_be_visible()
    # an end of the trail: who, what, when
    expect(host.get_by_text(EN("act-settle", outcome=EN("outcome-mute")))).to_be_visible()
    # what is set holds at once
    host.get_by_role("switch", name=EN("set-talk")).press("Space")
    expect(host.get_by_role("button", name=f"{EN('set-back')}: {EN('set-talk')}")).to_be_visible()
    assert party.post("talk", "orange", {"id": "3", "phrase": "hello"}, status=403)["error"] == "talk-off"
    days = host.get_by_role("spinbutton", name=EN("set-keep_days"))
    days.fill("0")
    days.press("Tab")
    expect(host.get_by_role("alert")).to_be_visible()
    guest.expects("422.*POST /api/host/settings", "console error: Failed to load resource.*422")
    button(host, f"{EN('set-back')}: {EN('set-talk')}")
    # closed here, it is closed
    guest.expects("403.*GET /api/host", "console error: Failed to load resource.*403")
    host.get_by_role("button", name=EN("session-end")).click()
    expect(host.get_by_role("heading", name=EN("desk-shut-title"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_whoever_is_kept_out_in_mid_game_reads_why(house: Served, visit: Visit, language: str) -> None:
    words = Words(language, None, "desk")
    guest = visit(house, language=language, size=PHONE, touch=True)
    guest.expects("(?#maybe)403", "(?#maybe)console error: Failed to load resource.*403")
    page = guest.page("/")
    party = house.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, name="Ana")
    page.evaluate(
        """([path, invite]) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({invite, seat: 'blue', name: 'Bob'})})""",
        [f"{party.path}/join", party.invite],
    )
    page.goto(f"/tables/{party.table}")
    expect(page.locator("main")).to_be_visible()
    engine = engine_for(house.database)
    at = {"table": party.table, "seat": "blue"}
    bar = desk_deeds.bar(engine, "ban", at, 2.0, "You insult people.", Doing("command", "ana", time.time()))
    expect(page.get_by_role("heading", name=words("out-heading"), level=1)).to_be_visible()
    expect(page.get_by_text("You insult people.")).to_be_visible()
    examine(page, "kept out")
    page.goto("/")
    expect(page.get_by_role("heading", name=words("out-heading"), level=1)).to_be_visible()
    page.get_by_role("link", name=words("out-forget")).click()
    expect(page.get_by_role("heading", name=words("out-heading"), level=1)).to_have_count(0)
    assert party.state("orange")["status"] == "over"
    bar_rows.lift(engine, bar.id, Doing("command", "ana", time.time()))
    engine.dispose()
    until(lambda: page.evaluate("fetch('/api/club').then((answer) => answer.status)") == 200)


def test_a_word_lies_over_the_page_until_it_is_read(house: Served, visit: Visit) -> None:
    guest = visit(house)
    page = guest.page("/")
    page.evaluate(
        """() => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({game: 'paris', name: 'Bob'})})"""
    )
    host = opened(house, visit(house))
    host.get_by_role("button", name=EN("tables-open")).click()
    host.get_by_role("button", name=EN("do-warn")).click()
    host.get_by_label(EN("why")).fill("Gently, please.")
    button(host, EN("say-warn"))
    expect(host.get_by_role("button", name=f"{EN('out-take-back')}: Bob").first).to_be_visible()
    page.reload()
    word = page.get_by_role("alertdialog", name=EN("word-heading"))
    expect(word).to_contain_text("Gently, please.")
    axe(page, "a word")
    button(page, EN("word-read"))
    expect(word).to_have_count(0)
    page.reload()
    settle(page)
    expect(word).to_have_count(0)


def test_those_at_a_table_read_why_it_was_ended(house: Served, visit: Visit) -> None:
    guest = visit(house, language="fr")
    party = house.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, name="Ana")
    party.join("blue", "Bob")
    page = guest.page(f"/tables/{party.table}")
    host = opened(house, visit(house))
    host.get_by_role("button", name=EN("tables-open")).click()
    button(host, EN("close-table"))
    host.get_by_label(EN("why")).fill("La maison ferme.")
    button(host, EN("close-do"))
    expect(page.get_by_text("La maison ferme.").first).to_be_visible()
