"""A finished game looked through: step by step, scrubbed, from each seat's eyes, by a link to a ply."""

import re

from playwright.sync_api import Page, expect

from server.kit import Party, Served
from web.kit import PHONE, Visit, Words, examine, until
from web.test_together import finished

EN = Words("en", "paris", "study")


def tiles(page: Page) -> int:
    """How many tiles lie on the board as it is drawn in the first phase."""
    return page.locator("[role=gridcell][aria-label*=', top ']").count()


def at(page: Page, number: int) -> None:
    slider = page.get_by_role("slider", name=EN("review-range"))
    expect(slider).to_have_value(str(number))


def open_review(visit: Visit, party: Party, query: str = "?ply=0", **wishes: object) -> Page:
    page = visit(**wishes).page(f"/tables/{party.table}{query}")
    expect(page.get_by_role("slider", name=EN("review-range"))).to_be_visible()
    return page


def test_stepping_with_buttons_keys_and_the_slider(served: Served, visit: Visit) -> None:
    party = finished(served)
    page = open_review(visit, party)
    at(page, 0)
    expect(page.get_by_role("grid")).to_be_visible()
    assert tiles(page) == 0
    page.get_by_role("button", name=EN("review-next")).click()
    at(page, 1)
    slider = page.get_by_role("slider", name=EN("review-range"))
    most = int(slider.get_attribute("max") or 0)
    moves = [line for line in party.record().splitlines() if re.match("(orange|blue) ", line)]
    assert most == len(moves)
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.keyboard.press("End")
    at(page, most)
    scores = party.state()["outcome"]["scores"]
    expect(page.get_by_role("row", name=re.compile(EN("line-total"))).first).to_contain_text(
        str(scores["orange"]["total"]).replace("-", "−")
    )
    page.keyboard.press("Home")
    at(page, 0)
    slider.fill("20")
    at(page, 20)
    laid = sum(line.split(" ")[1] == "tile" for line in moves[:20])
    expect(page.locator("[role=gridcell][aria-label*=', top ']")).to_have_count(laid)
    examine(page, "review", board="[role=grid]")


def test_each_seat_s_eyes(served: Served, visit: Visit) -> None:
    """At its own turn a seat knew its tile and not the other's; a spectator knew neither."""
    party = finished(served)
    page = open_review(visit, party, "?ply=3&seat=orange")
    hands = page.locator(".hand [role=img], .hand button")
    expect(hands).to_have_count(2)
    hidden = EN("rail-tile-hidden")

    def labels() -> list[str]:
        return sorted(str(one.get_attribute("aria-label")) for one in hands.all())

    def knows(count: int) -> None:
        expect(page.get_by_label(hidden, exact=True)).to_have_count(2 - count)

    knows(1)
    orange = labels()
    eyes = page.get_by_label(EN("review-eyes"))
    eyes.select_option(index=1)
    until(lambda: labels() != orange, "another's tile", page=page)
    knows(1)
    eyes.select_option(label=EN("review-spectator"))
    knows(0)


def test_a_link_to_a_ply_opens_there(served: Served, visit: Visit) -> None:
    party = finished(served)
    page = open_review(visit, party, "?ply=0")
    page.get_by_role("slider", name=EN("review-range")).fill("12")
    at(page, 12)
    expect(page).to_have_url(re.compile(r"[?&]ply=\d+"))
    address = page.url
    other = visit(size=PHONE, touch=True, language="fr").page(address)
    slider = other.get_by_role("slider")
    expect(slider).to_have_value("12")
    examine(other, "review on a phone", board="[role=grid]")


def test_it_plays_by_itself_and_pauses(served: Served, visit: Visit) -> None:
    party = finished(served)
    page = open_review(visit, party, moving=True)
    page.get_by_label(EN("review-speed")).select_option(index=3)
    page.get_by_role("button", name=EN("review-play"), exact=True).click()
    at(page, 3)
    page.get_by_role("button", name=EN("review-pause"), exact=True).click()
    now = page.get_by_role("slider", name=EN("review-range")).input_value()
    page.wait_for_timeout(900)
    assert page.get_by_role("slider", name=EN("review-range")).input_value() == now
    page.get_by_role("link", name=EN("review-leave")).click()
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("slider", name=EN("review-range"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()


def test_the_text_table_tells_the_position_looked_at(served: Served, visit: Visit) -> None:
    party = finished(served)
    page = open_review(visit, party, "?ply=0", text=True)
    told = page.get_by_role("region", name=EN("text-table"))
    expect(told).to_be_visible()
    first = told.inner_text()
    page.get_by_role("button", name=EN("review-last")).click()
    expect(told).not_to_have_text(first)
    examine(page, "review in words")


def test_what_was_undone_is_left_out(served: Served, visit: Visit) -> None:
    """Neither the move that was taken back nor the taking back is a step; the first of them is the move that counts."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    party.move("orange", "take SQUARE")
    state = party.state("orange")
    party.post("undo", "orange", {"to": state["undo_to"][-1], "ply": state["ply"]})
    party.move("orange", "take CROSS")
    party.post("resign", "blue", {})
    page = open_review(visit, party, size=PHONE, text=True)
    steps = page.get_by_role("region", name=EN("review-lines")).get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.nth(0)).to_contain_text(
        EN("event-take", who="other", seat=EN("seat-orange"), building=EN("building-CROSS"))
    )
    expect(steps.nth(1)).to_contain_text(EN("event-table-resign", who="other", seat=EN("seat-blue")))
    expect(steps.nth(2)).to_contain_text(EN("study-end"))
    examine(page, "all moves on a phone")
