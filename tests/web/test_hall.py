"""The club around its open seats: another's profile and what one may do about them, games to watch, the ladder of those
one asks for, people and tables by a part of a name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.kit import Served
from server.test_hall import played_over_days
from server.test_lobby import QUICK, SLOW, befriend, member, name_of, seek, sit, thought
from server.test_members import Browser, closed
from web.kit import PHONE, Guest, Visit, Words, axe, examine, laid_out, until

__all__ = ["closed"]

EN, FR = Words("en", "paris", "club", "home"), Words("fr", "paris", "club", "home")


@pytest.fixture
def alone(page_built: None, tmp_path: Path) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    yield served
    served.stop()
    assert "error inside" not in served.log.read_text("utf-8")


def as_member(guest: Guest, browser: Browser) -> Guest:
    """The guest's browser acts for that member."""
    guest.context.add_cookies([{"name": "guest", "value": browser.cookie, "url": guest.served.url}])
    guest.context.add_init_script(f"localStorage.setItem('boulevard-member', '{name_of(browser)}')")
    return guest


def button(page: Page, said: str, **more: Any) -> Any:
    return page.get_by_role("button", name=said, exact=True, **more)


def test_anothers_profile_has_a_way_to_challenge_to_be_friends_and_to_mute(alone: Served, visit: Visit) -> None:
    ana, theo = member(alone, "Ana"), member(alone, "Théo")
    thought(alone, theo, 26.0)
    table = sit(theo, seek(ana, SLOW))
    ana.post(f"/api/tables/{table}/resign")
    guest = as_member(visit(served=alone), ana)
    theirs = as_member(visit(served=alone, language="fr", size=PHONE, touch=True), theo)
    page = guest.page(f"/people/{name_of(theo)}")
    expect(page.get_by_role("heading", name=name_of(theo), level=1)).to_be_visible()
    examine(page, "another's profile")
    button(page, EN("person-challenge")).click()
    dialog = page.get_by_role("dialog", name=EN("challenge-title", name=name_of(theo)))
    dialog.get_by_text(EN("seek-days", days=3), exact=True).click()
    axe(page, "somebody is asked to a game")
    laid_out(page, "somebody is asked to a game")
    button(page, EN("seek-challenge")).click()
    expect(page.get_by_text(EN("seek-done-one", name=name_of(theo)))).to_be_visible()
    phone = theirs.page("/club")
    expect(phone.get_by_role("heading", name=FR("challenges"))).to_be_visible()
    # friends: one asks, the other agrees on the profile of the one who asks
    button(page, EN("person-friend")).click()
    expect(page.get_by_text(EN("friend-asked", name=name_of(theo)))).to_be_visible()
    phone.goto(f"/people/{name_of(ana)}")
    button(phone, FR("person-agree")).click()
    expect(phone.get_by_text(FR("friend-made", name=name_of(ana)))).to_be_visible()
    laid_out(phone, "a friend's profile on a phone")
    # whoever is here is seen to be, by a friend, at once
    expect(page.get_by_text(EN("person-here"), exact=True)).to_be_visible()
    button(page, EN("mute")).click()
    expect(page.get_by_text(EN("muted-done", name=name_of(theo)))).to_be_visible()
    expect(button(page, EN("person-challenge"))).to_have_count(0)
    button(page, EN("muted-end")).click()
    expect(button(page, EN("person-challenge"))).to_be_visible()
    # whoever takes no challenges has no button for them
    theo.post("/api/club/privacy", {"challenge": "nobody", "here": "friends"})
    page.reload()
    expect(button(page, EN("mute"))).to_be_visible()
    expect(button(page, EN("person-challenge"))).to_have_count(0)


def test_games_under_way_are_watched_and_who_is_here_is_told(alone: Served, visit: Visit) -> None:
    ana, ben = member(alone, "Ana"), member(alone, "Ben")
    guest = visit(served=alone, language="fr")
    page = guest.page("/club/watch")
    expect(page.get_by_text(FR("watch-none"))).to_be_visible()
    examine(page, "nothing to watch")
    quick, slow = sit(ben, seek(ana, QUICK)), sit(ana, seek(ben, SLOW))
    theirs = as_member(visit(served=alone), ana).page(f"/tables/{quick}")
    expect(theirs.get_by_role("grid")).to_be_visible()
    now = page.get_by_role("region", name=FR("watch-now"))
    expect(now.get_by_role("link")).to_have_attribute("href", f"/tables/{quick}")
    days = page.get_by_role("region", name=FR("watch-days"))
    expect(days.get_by_role("link")).to_have_attribute("href", f"/tables/{slow}")
    here = page.get_by_role("region", name=FR("watch-here"))
    expect(here.get_by_text(name_of(ana))).to_be_visible()  # in plain sight, at that game
    expect(page.get_by_text(FR("club-here", people=1, tables=1))).to_be_visible()
    examine(page, "games to watch")
    button(page, "Couleurs").click()
    expect(page.get_by_text(FR("watch-none"))).to_be_visible()
    button(page, FR("seeks-all-games")).click()
    now.get_by_role("link").click()
    expect(page.get_by_role("grid")).to_be_visible()
    assert guest.context.request.get(f"/api/tables/{quick}").json()["mine"] == []
    # who hides them is not found, at once where somebody looks
    ana.post("/api/club/privacy", {"challenge": "everybody", "here": "friends", "watch": "nobody"})
    page.goto("/club/watch")
    expect(page.get_by_text(FR("watch-none"))).to_be_visible()


def test_the_ladder_shows_those_one_asks_for(alone: Served, visit: Visit) -> None:
    ana, ben, cleo = (member(alone, name) for name in ("Ana", "Ben", "Cleo"))
    for browser, mu, days in ((ana, 30.0, 0), (ben, 29.0, 90), (cleo, 20.0, 40)):
        thought(alone, browser, mu)
        played_over_days(alone, name_of(browser), days)
    befriend(ana, cleo)
    page = as_member(visit(served=alone), ana).page("/club/ladder")
    paris = page.get_by_role("table", name=EN("ladder-caption", game="Paris"))
    people = paris.locator("th[scope=row]")

    def are(*names: str) -> None:
        expect(people).to_have_text([re.compile(rf"\b{re.escape(name)}\b") for name in names])

    expect(people.filter(has_text=EN("bot-ami"))).to_be_visible()
    button(page, EN("ladder-bots")).click()
    are(name_of(ana), name_of(ben), name_of(cleo))
    button(page, EN("ladder-pace-days")).click()
    are(name_of(ben), name_of(cleo))
    button(page, EN("ladder-pace-any")).click()
    button(page, EN("ladder-friends")).click()
    are(name_of(ana), name_of(cleo))
    expect(paris.locator(".place")).to_have_text(["1–2", "3"])  # the places among all
    examine(page, "the ladder of friends")


def test_a_slash_looks_for_people_and_tables(alone: Served, visit: Visit) -> None:
    ana, ben, carla = member(alone, "Ana"), member(alone, "Benoît"), member(alone, "Benita")
    mine, others = sit(ben, seek(ana, SLOW)), sit(carla, seek(ben, SLOW))
    guest = as_member(visit(served=alone), ana)
    page = guest.page("/")
    expect(page.get_by_role("heading", name=EN("home-today"))).to_be_visible()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name=EN("lookup-title"))
    expect(field).to_be_focused()
    until(lambda: ana.get("/api/club/search?q=BENO")["tables"], "what goes on is looked at once in a while")
    field.press_sequentially("BENO")
    dialog = page.get_by_role("dialog", name=EN("lookup-title"))
    expect(dialog.get_by_role("link")).to_have_count(3)
    hrefs = [one.get_attribute("href") for one in dialog.get_by_role("link").all()]
    assert hrefs == [f"/tables/{mine}", f"/people/Beno%C3%AEt%20{name_of(ben).split()[1]}", f"/tables/{others}"]
    expect(dialog.get_by_role("status")).to_have_text(EN("lookup-count", count=3))
    axe(page, "people and tables are looked for")
    laid_out(page, "people and tables are looked for")
    page.keyboard.press("ArrowDown")
    expect(dialog.get_by_role("link").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    field.fill("nobody of that name")
    expect(dialog.get_by_role("status")).to_have_text(EN("lookup-none"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # by touch, and the first one found by Enter
    phone = as_member(visit(served=alone, language="fr", size=PHONE, touch=True), ana).page("/")
    phone.get_by_role("button", name=FR("place-find")).first.tap()
    phone.get_by_role("searchbox", name=FR("lookup-title")).fill("benita")
    expect(phone.get_by_role("dialog").get_by_role("link", name=name_of(carla)).first).to_be_visible()
    laid_out(phone, "people and tables are looked for on a phone")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("heading", name=name_of(carla), level=1)).to_be_visible()
