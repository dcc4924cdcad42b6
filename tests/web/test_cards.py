"""Rules open as cards over the table, and cards are drawn large: by pointer, finger and key, without a server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from web.gallery import URL
from web.kit import axe

LARGE, RULE = "dialog[aria-label]:modal", "dialog[aria-labelledby='rule-card']:modal"

CLOSED_AND_OPENED = """async (card) => {
  const e = { key: "e", bubbles: true, cancelable: true };
  document.querySelector("dialog:modal .x").dispatchEvent(new KeyboardEvent("keydown", e));
  card.dispatchEvent(new KeyboardEvent("keydown", e));
  await new Promise((after) => setTimeout(() => requestAnimationFrame(after)));
}"""
"""Faster than any hand: the word that the first one closed comes when the second is open."""


class Shown:
    """Positions of the gallery, each in a window of its own."""

    def __init__(self, browser: Browser, folder: Path, **kept: Any) -> None:
        def give(route: Route) -> None:
            route.fulfill(path=folder / urlsplit(route.request.url).path.lstrip("/"))

        self.context: BrowserContext = browser.new_context(reduced_motion="reduce", **kept)
        self.context.route(f"{URL}/**", give)
        self.troubles: list[str] = []

    def page(self, position: str, **wishes: str) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.goto(f"{URL}/gallery/index.html?{urlencode({'position': position, 'language': 'en', **wishes})}")
        expect(page.locator("section.prompt")).to_be_visible()
        return page

    def close(self) -> None:
        self.context.close()
        assert self.troubles == []


@pytest.fixture(scope="module")
def folder() -> Path:
    import gallery

    return gallery.drawn()


@pytest.fixture
def shown(browser: Browser, folder: Path) -> Iterator[Shown]:
    opened = Shown(browser, folder, viewport={"width": 1366, "height": 768})
    yield opened
    opened.close()


@pytest.fixture
def touched(browser: Browser, folder: Path) -> Iterator[Shown]:
    opened = Shown(browser, folder, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    yield opened
    opened.close()


def test_a_cited_rule_opens_in_place(shown: Shown) -> None:
    """The card has the rule, its example and its neighbours; Escape brings the focus back to the citation."""
    page = shown.page("flatiron-thing")
    address = page.url
    cited = page.locator("a[href='/rules/flatiron#F5']").first
    cited.focus()
    page.keyboard.press("Enter")
    card = page.locator(RULE)
    expect(card).to_contain_text("Open six of the ten decrees")
    page.keyboard.press("ArrowLeft")
    expect(card.get_by_role("heading")).to_have_text("Rule F4")
    for _ in range(8):
        card.get_by_role("link", name="the next").click()
    expect(card).to_contain_text("In a street you can buy the open card")
    expect(card.locator("figure figcaption")).to_contain_text("upper half shows")
    axe(page, "the card of a rule")
    card.get_by_role("link", name="F13").first.click()
    expect(card.get_by_role("heading")).to_have_text("Rule F13")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(cited).to_be_focused()
    cited.click()
    expect(card).to_be_visible()
    page.mouse.click(5, 5)
    expect(card).to_have_count(0)
    assert page.url == address, "the table was never left"


def test_a_card_is_drawn_large_for_the_pointer(shown: Shown) -> None:
    """After a moment, beside it, out of every pointer's way; a press puts it away and chooses as ever."""
    page = shown.page("paris-build")
    card = page.locator("[data-offered='moulin-rouge']").first
    card.hover()
    glimpse = page.locator(".glimpse")
    expect(glimpse).to_contain_text("Her area is every space she could walk to")
    expect(glimpse.locator("figcaption")).to_contain_text("6 points")
    over, box = glimpse.bounding_box(), card.bounding_box()
    assert over is not None
    assert box is not None
    assert over["x"] >= box["x"] + box["width"], "it stands beside what it shows"
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.glimpse')",
                         [over["x"] + 30, over["y"] + 30]) is None  # fmt: skip
    card.click()
    expect(glimpse).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_press_looks_at_a_card_where_none_is_asked_for(shown: Shown) -> None:
    """Couleurs: while an assistant is placed, the easels are there to be looked at, and nobody is told no."""
    page = shown.page("couleurs-place")
    page.locator(".easel .card").first.click()
    expect(page.locator(LARGE)).to_contain_text("points when it is finished")
    expect(page.locator("section.prompt .why")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(LARGE)).to_have_count(0)


@pytest.mark.parametrize(
    ("position", "thing", "words"),
    [
        ("couleurs-card", ".easel .card", "points when it is finished"),
        ("couleurs-degas", "[data-rival] button.painter", "once more, to level 3, for three more pigments"),
        ("flatiron-late", "section.rival button.mi", "one half is left of it"),
        ("flatiron-decree", ".dec button.name", "counts at the end"),
    ],
)
def test_a_card_is_drawn_large_by_key(shown: Shown, position: str, thing: str, words: str) -> None:
    """E opens what has the focus, a rival's too, and E or Escape close it again."""
    page = shown.page(position)
    card = page.locator(thing).first
    for closing in ("e", "Escape"):
        card.focus()
        page.keyboard.press("e")
        large = page.locator(LARGE)
        expect(large).to_be_visible()
        expect(large).to_contain_text(words)
        page.keyboard.press(closing)
        expect(large).to_have_count(0)
        expect(card).to_be_focused()
    page.keyboard.press("e")
    expect(large).to_be_visible()
    card.evaluate(CLOSED_AND_OPENED)
    expect(large).to_be_visible()
    axe(page, thing)


def test_a_card_is_drawn_large_under_a_finger(touched: Shown) -> None:
    """Held, it opens and is not chosen; it stays when the finger is lifted, and goes with a press beside it."""
    page = touched.page("paris-build")
    card = page.locator("[data-offered='moulin-rouge']").first
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = touched.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    large = page.locator(LARGE)
    expect(large).to_contain_text("Her area")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.touchscreen.tap(195, 4)
    expect(large).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "false")
    # a finger that moves carries something, or scrolls
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{**point, "y": point["y"] - 40}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.touchscreen.tap(point["x"], point["y"])
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(large).to_have_count(0)
