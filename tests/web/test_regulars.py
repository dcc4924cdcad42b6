"""Home for whoever comes back: what waits first, the ways from everywhere, what is new; chances of open seats."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.kit import Party, Served
from server.test_lobby import SLOW, member, seek, thought
from server.test_members import Browser, closed
from web.kit import PHONE, Guest, Visit, Words, axe, examine, laid_out

__all__ = ["closed"]

EN, FR = Words("en", "paris", "club", "home"), Words("fr", "paris", "club", "home")
DAY = 86_400


@pytest.fixture
def alone(page_built: None, tmp_path: Path) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    yield served
    served.stop()
    assert "error inside" not in served.log.read_text("utf-8")


def over_days(served: Served, guest: Guest, days: int, first: bool = True) -> Party:
    """A table with so many days a turn, at which it is this browser's turn, or the other one's."""
    clock = {"kind": "days", "time": days, "vacation": 7}
    options = {"first": "orange" if first else "blue"}
    party = served.open("paris", seats={"orange": "me", "blue": "open"}, clock=clock, options=options, name="Colette")
    party.join(name="Ana")
    guest.holds(party, "orange")
    return party


def places(page: Page, words: Words) -> Any:
    return page.get_by_role("navigation", name=words("frame-places"))


def test_what_waits_comes_first_and_everything_is_one_way_off(alone: Served, visit: Visit) -> None:
    guest = visit(served=alone, name="Colette")
    long, short = over_days(alone, guest, 5), over_days(alone, guest, 1)
    waits = over_days(alone, guest, 3, first=False)
    page = guest.page("/")
    expect(page).to_have_title(EN("home-document", count=2))
    own = page.get_by_role("region", name=EN("home-due", count=2))
    cards = own.get_by_role("link")
    expect(cards).to_have_count(3)
    found = [card.get_attribute("href") for card in cards.all()]
    assert found == [f"/tables/{one.table}" for one in (short, long, waits)]
    expect(cards.first).to_contain_text(EN("home-your-turn"))
    expect(cards.first).to_contain_text("23 h")
    expect(cards.last).to_contain_text("Ana has 2 d 23 h")
    today = page.get_by_role("complementary", name=EN("home-today"))
    expect(today.get_by_role("heading", name=EN("home-problem"))).to_be_visible()
    expect(page.get_by_text(re.compile("^3 tables, the next deadline "))).to_be_visible()
    bell = page.get_by_role("button", name=EN("bell", count=2))
    expect(bell).to_be_visible()
    examine(page, "home of somebody who comes back")
    bell.click()
    expect(page.get_by_role("link", name=EN("bell-turn", game=EN("poster-paris-short")))).to_have_count(2)
    axe(page, "the bell")
    laid_out(page, "the bell")
    page.keyboard.press("Escape")
    expect(bell).to_be_focused()
    page.keyboard.press("2")  # the second of those that wait for me
    page.wait_for_url(f"**/tables/{long.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(places(page, EN)).to_have_count(0)  # a table has no room for it


def test_on_a_phone_a_bar_of_four_leads_everywhere(alone: Served, visit: Visit) -> None:
    guest = visit(served=alone, language="fr", size=PHONE, touch=True)
    page = guest.page("/")
    expect(page.get_by_role("heading", name=FR("poster-paris-title"))).to_be_visible()
    expect(places(page, FR)).to_have_count(0)  # on a first visit there is none
    over_days(alone, guest, 2)
    for _ in range(2):
        over_days(alone, guest, 3, first=False)
    page.reload()
    bar = places(page, FR)
    expect(bar.get_by_role("link")).to_have_count(4)
    expect(bar.get_by_role("link", name=FR("place-tables"))).to_have_attribute("aria-current", "page")
    fold = page.get_by_text(FR("home-fold", count=2))
    fold.click()
    expect(page.get_by_role("region", name=FR("home-due", count=1)).get_by_role("link")).to_have_count(3)
    for key, path in (("club", "/club"), ("learn", "/learn/paris"), ("me", "/name"), ("tables", "/")):
        bar.get_by_role("link", name=FR(f"place-{key}"), exact=True).tap()
        page.wait_for_url(f"**{path}")
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        expect(bar.get_by_role("link", name=FR(f"place-{key}"), exact=True)).to_have_attribute("aria-current", "page")
        laid_out(page, path)
        axe(page, path)
    # one press plays; who plays otherwise finds it under the arrow
    poster = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=FR("home-opponent"))).first
    poster.get_by_role("button", name=FR("home-opponent")).tap()
    expect(page.get_by_role("button", name=re.compile(FR("home-short"))).first).to_be_visible()
    laid_out(page, "opponents on a phone")


def test_a_guest_is_asked_once_whether_the_name_is_to_be_kept(alone: Served, visit: Visit) -> None:
    guest = visit(served=alone, name="Colette")
    for _ in range(2):
        party = alone.open("paris", seats={"orange": "me", "blue": "me"})
        guest.holds(party, "orange")
        party.post("resign", "orange")
    page = guest.page("/")
    asks = page.get_by_text(EN("home-keep", name="Colette"))
    expect(asks).to_be_visible()
    page.get_by_role("button", name=EN("home-keep-no")).click()
    expect(asks).to_have_count(0)
    page.reload()
    expect(page.get_by_text(EN("home-finished", count=2))).to_be_visible()
    expect(asks).to_have_count(0)


def weighed(browser: Browser, seats: int) -> None:
    """Until the server has read how strong everybody is."""
    until = time.monotonic() + 30
    while sum(one["chance"] is not None for one in browser.get("/api/club")["seats"]) < seats:
        assert time.monotonic() < until
        time.sleep(0.1)


def test_open_seats_tell_how_strong_and_what_chance_one_has(alone: Served, visit: Visit) -> None:
    """Nearest to an even game first, drawn where there is room, and the same in the list."""
    colette = member(alone, "Colette")
    thought(alone, colette, 25.0)
    for name, mu in (("Hugo", 29.0), ("Bastien", 25.4), ("Rosa", 20.0)):
        other = member(alone, name)
        thought(alone, other, mu)
        seek(other, SLOW if name == "Rosa" else {"game": "paris", "clock": {"kind": "days", "time": 1}})
    seek(Browser(alone), {"game": "paris", "clock": {"kind": "days", "time": 3}}, "Ines")
    weighed(colette, 3)
    guest = visit(served=alone)
    guest.context.add_cookies([{"name": "guest", "value": colette.cookie, "url": alone.url}])
    page = guest.page("/club")
    rows = page.locator("[data-seek]")
    expect(rows).to_have_count(4)
    told = [row.inner_text() for row in rows.all()]
    order = [name for row in told for name in ("Bastien", "Hugo", "Rosa", "Ines") if name in row]
    assert (order[0], order[-1], len(order)) == ("Bastien", "Ines", 4)
    expect(rows.first).to_contain_text(re.compile(r"\d{4} ± \d{2}4\d%"))
    drawn = page.get_by_role("img", name=EN("seek-plot"))
    expect(drawn).to_be_visible()
    drawn.get_by_text(re.compile("^Bastien")).click()  # a card comes beside it, by which one may sit down
    expect(page.locator(".plot").get_by_role("button", name=EN("sit"), exact=True)).to_be_visible()
    expect(page.get_by_text(EN("seek-strength"), exact=True)).to_be_visible()
    examine(page, "open seats with chances")
    page.goto("/")
    today = page.get_by_role("complementary", name=EN("home-today"))
    expect(today.get_by_text(EN("chance-even"))).to_be_visible()


def test_who_may_what_is_found_in_the_settings(alone: Served, visit: Visit) -> None:
    colette = member(alone, "Colette")
    guest = visit(served=alone)
    guest.context.add_cookies([{"name": "guest", "value": colette.cookie, "url": alone.url}])
    name = colette.get("/api/me")["name"]
    guest.context.add_init_script(f"localStorage.setItem('boulevard-member', '{name}')")
    words = Words("en", None, "club", "settings")
    page = guest.page("/settings")
    page.get_by_role("link", name=words("settings-place-privacy"), exact=True).click()
    page.get_by_label(words("privacy-challenge")).select_option("friends")
    page.get_by_label(words("privacy-ratings")).select_option("nobody")
    page.get_by_label(words("privacy-watch")).select_option("club")
    examine(page, "privacy")
    page.reload()
    expect(page.get_by_label(words("privacy-challenge"))).to_have_value("friends")
    expect(page.get_by_label(words("privacy-ratings"))).to_have_value("nobody")
    expect(page.get_by_label(words("privacy-watch"))).to_have_value("club")
