"""A finished game looked through in the browser: asked for, watched, stopped, read; and one's mistakes tried again."""

import re

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from server.kit import Party, Served
from server.test_analyses import brief, looked_through
from web.kit import PHONE, Visit, Words, axe, examine, laid_out, settle

GAMES = registry.game_names()


def words(game: str, language: str = "en") -> Words:
    return Words(language, game, "study")


def opened(visit: Visit, party: Party, game: str, query: str = "?ply=0", **wishes: object) -> Page:
    page = visit(**wishes).page(f"/tables/{party.table}{query}")
    expect(page.get_by_role("slider", name=words(game)("review-range"))).to_be_visible()
    return page


def test_it_is_asked_for_and_read(served: Served, visit: Visit) -> None:
    """From the button to the best moves, one of which lies on the board as long as it is pointed at."""
    party, said = brief(served, moves=5), words("paris")
    page = opened(visit, party, "paris")
    page.get_by_role("button", name=said("study-look")).click()
    expect(page.locator("[data-decided]")).to_be_visible()
    now = served.get(f"{party.path}/analysis")
    assert now["status"] == "done"
    first = next(at for at, one in enumerate(now["moments"]) if one["looked"] and len(one["chances"]) == 2)
    slider = page.get_by_role("slider", name=said("review-range"))
    slider.fill(str(first))
    best = page.get_by_role("region", name=re.compile(said("study-best")))
    expect(best).to_contain_text(said("study-played"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"\d+ %"))
    one = best.get_by_role("button").first
    one.focus()
    expect(one).to_have_attribute("aria-pressed", "true")
    slider.focus()
    expect(one).to_have_attribute("aria-pressed", "false")
    row = page.get_by_role("row", name=re.compile(r"\d %"))
    expect(row.first).to_be_visible()
    examine(page, "study")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_studied(served: Served, visit: Visit, name: str) -> None:
    """On a phone, in French; the same at the text table."""
    party, said = brief(served, name), words(name, "fr")
    now = looked_through(party)
    at = max(range(len(now["moments"])), key=lambda place: now["moments"][place]["looked"])
    page = visit(size=PHONE, touch=True, language="fr").page(f"/tables/{party.table}?ply={now['moments'][at]['ply']}")
    best = page.get_by_role("region", name=re.compile(said("study-best")))
    expect(best.get_by_role("button").first).to_be_visible()
    best.get_by_role("button").first.click()
    expect(best.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name=said("text-table"))).to_be_visible()
    expect(best.get_by_role("button").first).to_be_visible()


def test_a_phone_on_its_side_has_the_board_beside_the_words(served: Served, visit: Visit) -> None:
    page = opened(visit, brief(served), "paris", size=(844, 390), touch=True)
    settle(page)
    laid_out(page, "study, on its side")
    board, strip = page.locator(".exhibit > .board").bounding_box(), page.locator(".exhibit > .strip").bounding_box()
    assert board is not None
    assert strip is not None
    assert board["height"] > 300
    assert board["x"] + board["width"] <= strip["x"]


def test_one_learns_from_ones_mistakes(served: Served, visit: Visit) -> None:
    """A task, two hints, the move shown on the board, and found by playing it with the table's own hand."""
    party, said = brief(served, moves=9), words("paris")
    now = looked_through(party)
    lost = {seat: sum(one["seat"] == seat and one["grade"] in ("slip", "mistake") for one in now["moments"])
            for seat in party.tokens}  # fmt: skip
    seat = max(lost, key=lambda one: lost[one])
    guest = visit()
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    page.get_by_role("link", name=said("result-learn")).click()
    if lost[seat] == 0:
        expect(page.get_by_text(said("find-none"))).to_be_visible()
        return
    card = page.locator("section").filter(has=page.locator("#find-title"))
    expect(card).to_contain_text(said("find-count", at=1, count=min(3, lost[seat])))
    hint = card.get_by_role("button", name=said("find-hint"))
    hint.click()
    expect(card.get_by_role("status")).not_to_be_empty()
    card.get_by_role("button", name=said("find-show")).click()
    expect(card.get_by_role("status")).to_contain_text(said("find-shown"))
    page.get_by_role("button", name=re.compile(f"^{said('action-confirm')}")).first.click()
    expect(card.get_by_role("status")).to_contain_text(said("find-found"))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        settle(page)
        axe(page, f"find, {theme}", None if theme == "light" else "color-contrast")
    for _ in range(min(3, lost[seat])):
        card.get_by_role("button", name=re.compile(f"{said('find-next')}|{said('find-skip')}")).click()
    expect(page.get_by_text(said("find-done"))).to_be_visible()
