"""A first game by the hand: the offer on the home page, what is explained when it comes up, how it is remembered."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.kit import Served
from web.kit import PHONE, Guest, Visit, Words, axe, laid_out, settle, until

EN = Words("en", "couleurs")
PRESSABLE = (Path(__file__).parent / "pressable.js").read_text("utf-8")
SIZES = {"desktop": (1366, 768), "phone": PHONE}
FIRST = {"paris": "phase-one", "couleurs": "place", "flatiron": "board"}
"""What is asked first in each game."""


def poster(page: Page, words: Words, game: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=words(f"poster-{game}-title"))


def plays(page: Page, words: Words, game: str) -> None:
    play = poster(page, words, game).get_by_role("button", name=re.compile("^" + words("home-play")))
    expect(poster(page, words, game).get_by_role("button", name=words("home-opponent"))).to_be_enabled()
    play.click()


def card(page: Page, words: Words) -> Locator:
    return page.get_by_role("region", name=words("guide-title"))


def begins(words: Words, kind: str) -> str:
    """The first words of what is said of a kind of decision."""
    return words(f"guide-{kind}")[:40]


def state_of(guest: Guest, table: str) -> dict[str, Any]:
    answer = guest.context.request.get(f"/api/tables/{table}")
    assert answer.ok
    found: dict[str, Any] = answer.json()
    return found


def until_asked(guest: Guest, page: Page, kind: str) -> None:
    """Play anything, beside the page, until that is asked."""
    table = page.url.rpartition("/")[2]

    def played() -> bool:
        state = state_of(guest, table)
        if not state["moves"]:
            return False
        if state["view"]["decision"]["key"] == kind:
            return True
        move = {"ply": state["ply"], "move": state["moves"][0]}
        guest.context.request.post(f"/api/tables/{table}/moves", data=move, headers={"origin": guest.served.url})
        return False

    until(played, kind, page=page)


OUT_OF_PLACE = """(card) => {
  const mine = card.getBoundingClientRect();
  const rooms = [...document.querySelectorAll("[data-room]")].map((one) => one.getBoundingClientRect());
  if (rooms.some((one) => mine.left >= one.left - 1 && mine.right <= one.right + 1
    && mine.top >= one.top - 1 && mine.bottom <= one.bottom + 1)) return [];
  const log = document.querySelector("main section.log").getBoundingClientRect();
  const header = document.querySelector("body header").getBoundingClientRect();
  return [
    ...(mine.left < log.left - 1 || mine.right > log.right + 1 ? ["beside the log's rail"] : []),
    ...(mine.top < header.bottom ? ["on the page's header"] : []),
    ...(mine.bottom > innerHeight ? ["below the window"] : []),
  ];
}"""
"""How a card fails to lie in what a table keeps free, or in the rail of the log. Elsewhere are the name of the page, a
rival's panel, the score track: nothing of that is offered, and yet it is not to be covered."""


def covered(page: Page) -> list[str]:
    """What may be pressed and lies under the card."""
    settle(page)
    found: dict[str, list[str]] = page.evaluate(PRESSABLE)
    inside = page.evaluate("() => [...document.querySelectorAll('.guide *')].map((one) => one.tagName.toLowerCase())")
    marks = re.compile(rf"covered .* by <({'|'.join(sorted(set(inside)))})[.>]")
    return [f"{name} {fault}" for name, faults in found.items() for fault in faults if marks.search(fault)]


def test_from_the_home_page_to_the_first_decisions(served: Served, visit: Visit) -> None:
    guest = visit()
    page = guest.page("/")
    plays(page, EN, "couleurs")
    offer = page.get_by_role("group", name=EN("first-title", game="Couleurs"))
    expect(offer.get_by_role("link", name=re.compile(EN("home-learn")))).to_be_focused()
    expect(offer.get_by_role("link")).to_have_attribute("href", "/learn/couleurs")
    axe(page)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    plays(page, EN, "couleurs")  # nothing was answered
    offer.get_by_role("button", name=re.compile(EN("first-show"))).click()
    expect(page).to_have_url(re.compile("/tables/"))
    guided = card(page, EN)
    expect(guided).to_contain_text(begins(EN, "place"))
    expect(page.get_by_role("status").filter(has=guided)).to_have_count(1)  # and it is heard
    axe(page)
    rule = guided.get_by_role("link", name="L8")
    rule.click()
    expect(page.get_by_role("dialog").filter(has_text="L8")).to_be_visible()  # over the table, which stays
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog").filter(has_text="L8")).to_have_count(0)
    guided.get_by_role("button", name=EN("guide-ok")).click()
    expect(guided).to_have_count(0)
    until_asked(guest, page, "act")
    expect(guided).to_contain_text(begins(EN, "act"))
    page.reload()
    expect(guided).to_contain_text(begins(EN, "act"))  # what was not read is told again
    page.keyboard.press("Escape")
    expect(guided).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=EN("menu-title"))).to_be_visible()
    expect(page.locator("main [data-offered]").first).to_be_visible()
    expect(guided).to_have_count(0)
    page.goto("/")
    plays(page, EN, "couleurs")  # once was enough
    expect(page).to_have_url(re.compile("/tables/"))


def test_what_was_decided_was_understood(served: Served, visit: Visit) -> None:
    """Who plays on without a word is not told the same again; who wants no more hears none, until the menu says so."""
    guest = visit(language="fr", size=PHONE, touch=True)
    words = Words("fr", "couleurs")
    page = guest.page("/")
    plays(page, words, "couleurs")
    page.get_by_role("button", name=re.compile(words("first-show"))).click()
    guided = card(page, words)
    expect(guided).to_contain_text(begins(words, "place"))
    until_asked(guest, page, "act")
    expect(guided).to_contain_text(begins(words, "act"))
    kept = "JSON.parse(localStorage.getItem('boulevard-guide')).couleurs"
    assert page.evaluate(kept) == {"on": True, "told": ["place"]}
    guided.get_by_role("button", name=words("guide-no-more")).click()
    expect(guided).to_have_count(0)
    assert page.evaluate(kept)["on"] is False
    page.get_by_role("button", name=words("menu-title")).click()
    page.get_by_label(words("menu-guide")).check()
    axe(page)
    page.keyboard.press("Escape")
    expect(guided).to_contain_text(begins(words, "act"))


def test_a_finger_that_puts_it_away_moves_nothing(served: Served, visit: Visit) -> None:
    """The focus goes back to the board, and what one is to pay with stays in sight."""
    party = served.open("couleurs", seats={"1": "me", "2": "me"}, options={"first": "1"})
    while True:  # until a tool is to be improved, and the painting below it could be scrolled to
        now = party.state("1")
        if now["moves"] and now["view"]["decision"]["key"] == "improve" and now["view"]["players"]["1"]["canvases"]:
            break
        now = party.play(1, str(now["ply"]))
        assert now["status"] == "playing"
    guest = visit(language="fr", size=PHONE, touch=True)
    guest.holds(party, "1")
    page = guest.window()
    page.add_init_script(
        "localStorage.setItem('boulevard-guide', JSON.stringify({ couleurs: { on: true, told: [] } }))"
    )
    page.goto(f"/tables/{party.table}")
    guided = card(page, Words("fr", "couleurs"))
    expect(guided).to_contain_text(begins(Words("fr", "couleurs"), "improve"))
    tools = page.locator("[data-tool]").first
    before = tools.bounding_box()
    guided.get_by_role("button", name=Words("fr", "couleurs")("guide-ok")).tap()
    expect(guided).to_have_count(0)
    settle(page)
    assert tools.bounding_box() == before
    assert page.evaluate("document.activeElement !== document.body")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", FIRST)
def test_the_card_covers_nothing_that_may_be_acted_on(served: Served, visit: Visit, game: str, size: str) -> None:
    guest = visit(language="fr", size=SIZES[size], touch=size == "phone")
    words = Words("fr", game)
    page = guest.page("/")
    plays(page, words, game)
    page.get_by_role("button", name=re.compile(words("first-show"))).click()
    guided = card(page, words)
    expect(guided).to_contain_text(begins(words, FIRST[game]))
    assert covered(page) == []
    if size == "desktop":  # only a phone has no room for it beside the board
        assert guided.evaluate(OUT_OF_PLACE) == []
    axe(page)
    ok = guided.get_by_role("button", name=words("guide-ok"))
    expect(ok).to_be_in_viewport(ratio=1)
    everywhere = {"inset": "0", "width": "auto", "maxHeight": "none", "pointerEvents": "auto"}
    guided.evaluate("(card, style) => Object.assign(card.style, style)", everywhere)
    assert covered(page)  # it would have been seen
    if size == "desktop":
        assert guided.evaluate(OUT_OF_PLACE)
    ok.click()
    expect(guided).to_have_count(0)


def test_at_the_text_table_it_stands_among_the_words(served: Served, visit: Visit) -> None:
    guest = visit(text=True)
    words = Words("en", "flatiron")
    page = guest.page("/")
    plays(page, words, "flatiron")
    page.get_by_role("button", name=re.compile(words("first-show"))).click()
    guided = card(page, words)
    expect(guided).to_contain_text(begins(words, "board"))
    assert guided.evaluate("card => getComputedStyle(card).position") == "static"
    laid_out(page, "text table")
    axe(page)
    guided.get_by_role("button", name=words("guide-ok")).press("Enter")
    expect(guided).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")  # the keyboard goes on from the table


def test_a_short_game_from_the_list_of_opponents(served: Served, visit: Visit) -> None:
    words = Words("en", "paris")
    page = visit().page("/")
    poster(page, words, "paris").get_by_role("button", name=words("home-opponent")).click()
    page.get_by_role("button", name=re.compile(words("home-short"))).click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.locator("section.log")).to_contain_text(words("event-table-begin"))
    expect(page.get_by_role("button", name=words("action-undo"))).to_be_disabled()
