"""Talk in the browser: a phrase goes over in the other's language, words as they are; muted, not sent, read again."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.kit import Party, Served
from web.kit import PHONE, Guest, Visit, Words, axe, laid_out

EN, FR = Words("en", "paris", "talk"), Words("fr", "paris", "talk")


def two(served: Served, ana: Guest, bob: Guest, game: str = "paris", **opening: Any) -> Party:
    seats = served.get("/api/games/" + game)["seats"]["2"]
    party = served.open(game, seats={seats[0]: "me", seats[1]: "open"}, name="Ana", **opening)
    party.join(seats[1], "Bob")
    ana.holds(party, seats[0])
    bob.holds(party, seats[1])
    return party


def way(page: Page) -> Locator:
    """What opens the talk: a tab at the log, or a tool of the page where the log is out of sight."""
    return page.locator("header [data-talk], section.log .talks").filter(visible=True).first


def opens(page: Page) -> None:
    way(page).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_phrase_and_words_go_over(served: Served, visit: Visit) -> None:
    ana, bob = visit(), visit(language="fr", size=PHONE, touch=True, theme="dark")
    party = two(served, ana, bob)
    page, theirs = ana.page(f"/tables/{party.table}"), bob.page(f"/tables/{party.table}")
    expect(way(theirs)).to_be_visible()
    expect(way(page)).to_be_visible()
    laid_out(page, "a table with talk")
    laid_out(theirs, "a table with talk, phone")
    page.locator("section.log .talks").click()
    dialog = page.get_by_role("dialog", name=EN("talk-panel"))
    dialog.get_by_role("button", name=EN("phrase-hello")).click()
    expect(dialog.get_by_text(EN("phrase-hello"), exact=True).first).to_be_visible()
    bubble = theirs.locator("[data-bubble]")
    expect(bubble).to_contain_text(FR("phrase-hello"))
    assert bubble.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    expect(theirs.locator(".unread")).to_have_text("1")
    opens(theirs)
    other = theirs.get_by_role("dialog", name=FR("talk-panel"))
    expect(other.get_by_text(EN("phrase-hello"))).to_be_visible()  # as it was said, and as it is read
    expect(other.get_by_text(FR("phrase-hello"), exact=True).first).to_be_visible()
    other.get_by_role("textbox").fill("<b>à vous</b>")
    other.get_by_role("textbox").press("Enter")
    expect(dialog.get_by_text("<b>à vous</b>")).to_be_visible()
    axe(page, "talk")
    axe(theirs, "talk on a phone, dark")
    theirs.keyboard.press("Escape")
    expect(other).to_have_count(0)


def test_muted_at_once_and_taken_back(served: Served, visit: Visit) -> None:
    ana, bob = visit(), visit()
    party = two(served, ana, bob)
    page, theirs = ana.page(f"/tables/{party.table}"), bob.page(f"/tables/{party.table}")
    expect(way(page)).to_be_visible()
    expect(way(theirs)).to_be_visible()
    theirs.keyboard.press("Alt+1")
    expect(page.locator("[data-bubble]")).to_have_count(1)
    page.keyboard.press("c")
    dialog = page.get_by_role("dialog", name=EN("talk-panel"))
    expect(dialog.locator("[data-said]")).to_have_count(1)
    dialog.get_by_role("button", name=EN("talk-menu", name="Bob")).click()
    axe(page, "the menu of something that was said")
    dialog.get_by_role("button", name=EN("talk-report")).click()
    dialog.get_by_role("button", name=EN("talk-report-yes"), exact=True).click()
    expect(dialog.get_by_text(EN("talk-reported"))).to_be_visible()
    dialog.locator(".mute").click()
    expect(dialog.locator("[data-said]")).to_have_count(0)
    expect(dialog.get_by_text(EN("talk-muted", name="Bob"))).to_be_visible()
    theirs.keyboard.press("Alt+2")
    dialog.get_by_role("button", name=EN("talk-undo")).click()
    expect(dialog.locator("[data-said]")).to_have_count(2)


def test_not_sent_and_tried_again(served: Served, visit: Visit) -> None:
    ana, bob = visit(), visit()
    party = two(served, ana, bob)
    page = ana.page(f"/tables/{party.table}")
    opens(page)
    ana.expects_maybe("ERR_FAILED", "request failed")
    page.route("**/talk", lambda route: route.abort())
    dialog = page.get_by_role("dialog", name=EN("talk-panel"))
    dialog.get_by_role("textbox").fill("can you hear me?")
    dialog.get_by_role("textbox").press("Enter")
    failed = dialog.locator(".failed")
    expect(failed).to_contain_text(EN("talk-failed"))
    axe(page, "a message that was not sent")
    page.unroute("**/talk")
    failed.get_by_role("button", name=EN("talk-again")).click()
    expect(dialog.locator("[data-said]")).to_have_count(1)
    expect(failed).to_have_count(0)


@pytest.mark.parametrize("game", ["couleurs", "flatiron"])
def test_at_every_table_it_is_at_hand(served: Served, visit: Visit, game: str) -> None:
    ana, bob = visit(), visit(size=PHONE, touch=True)
    party = two(served, ana, bob, game)
    if game == "couleurs":
        party.play(8)  # before the first move its bar says all that the game is about
    page, theirs = ana.page(f"/tables/{party.table}"), bob.page(f"/tables/{party.table}")
    for one, where in ((page, "desktop"), (theirs, "phone")):
        expect(way(one)).to_be_visible()
        expect(one.locator("nav.waits")).to_have_count(0)
        laid_out(one, f"{game} with talk, {where}")
    theirs.locator("header [data-talk]").click()
    theirs.get_by_role("dialog").locator(".chip").first.click()
    expect(page.locator("[data-bubble]")).to_have_count(1)


def test_what_was_said_is_read_again_in_the_review(served: Served, visit: Visit) -> None:
    ana, bob = visit(), visit()
    party = two(served, ana, bob)
    seat = next(iter(party.tokens))
    party.post("talk", seat, {"id": "1", "phrase": "luck"})
    party.post("resign", seat)
    page = ana.page(f"/tables/{party.table}?ply=0")
    expect(page.locator(".lines").get_by_text(EN("phrase-luck"))).to_be_visible()
    expect(page.locator("header [data-talk]")).to_be_visible()
    page.locator("header [data-talk]").click()
    expect(page.get_by_role("dialog").get_by_text(re.compile(re.escape(EN("talk-over"))))).to_be_visible()


def test_alone_there_is_nobody_to_talk_to(served: Served, visit: Visit) -> None:
    ana = visit()
    party = served.open(seats={"orange": "me", "blue": "bot:random"})
    ana.holds(party, "orange")
    page = ana.page(f"/tables/{party.table}")
    expect(page.get_by_role("button", name=EN("menu-title"))).to_be_visible()
    expect(page.locator("[data-talk]")).to_have_count(0)
    expect(page.locator(".talks")).to_have_count(0)
