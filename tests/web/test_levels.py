"""Choosing whom to play against: faces and characters, somebody about as strong as oneself, and what a game leaves."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from boulevard.bots.levels import LADDER, ladder_of
from boulevard.registry import game
from web.kit import DESKTOP, PHONE, Visit, Words, axe

EN = Words("en")
MEASURED = ladder_of(game("paris").package)
RATINGS = {name: rating for name, (rating, _) in MEASURED.ratings.items()} if MEASURED else {}


def poster(page: Page, game: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=EN(f"poster-{game}-title"))


def chooser(page: Page, game: str) -> Locator:
    poster(page, game).get_by_role("button", name=EN("home-opponent")).click()
    found = page.locator(".list.wide")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_of_the_boulevard_has_a_face_and_a_character(visit: Visit, theme: str, size: tuple[int, int]) -> None:
    page = visit(theme=theme, size=size).page("/")
    found = chooser(page, "paris")
    people = found.get_by_role("list", name=EN("levels-people")).get_by_role("listitem")
    expect(people).to_have_count(len(LADDER))
    for at, name in enumerate(LADDER):
        expect(people.nth(at).locator("svg").first).to_be_visible()
        expect(people.nth(at)).to_contain_text(EN(f"level-{name}"))
        expect(people.nth(at)).to_contain_text(str(RATINGS[name]))
    expect(found.get_by_role("button", name=re.compile("^Apprentice"))).to_be_hidden()
    found.get_by_text(EN("levels-others")).first.click()
    expect(found.get_by_role("button", name=re.compile("^Apprentice"))).to_be_visible()
    axe(page, f"opponents, {theme}, {size[0]} px")
    found.get_by_role("button", name=re.compile("^" + EN("bot-modiste"))).click()
    expect(poster(page, "paris").get_by_role("button", name=re.compile("^" + EN("home-play")))).to_contain_text(
        "the Milliner"
    )


def test_about_my_strength_says_whom_it_picked_and_moves_with_the_games(visit: Visit) -> None:
    """A game given up against the Florist is a game lost."""
    page = visit().page("/")
    play = poster(page, "paris").get_by_role("button", name=re.compile("^" + EN("home-play")))
    chooser(page, "paris").get_by_role("button", name=re.compile("^" + EN("levels-mine"))).click()
    expect(play).to_contain_text("the Florist")
    strength = {"paris": {"rating": RATINGS["croupier"] + 10, "games": 7, "tables": []}}
    page.evaluate("kept => localStorage.setItem('boulevard-strength', kept)", json.dumps(strength))
    page.reload()
    expect(play).to_contain_text("the Croupier")
    expect(chooser(page, "paris")).to_contain_text(str(RATINGS["croupier"] + 10))
    page.keyboard.press("Escape")
    play.click()
    page.get_by_role("button", name=EN("first-play")).click()
    expect(page).to_have_url(re.compile("/tables/"))
    page.get_by_role("button", name=EN("menu-title")).click()
    page.get_by_role("button", name=EN("menu-resign"), exact=True).click()
    expect(page.get_by_text(EN("menu-resign-sure"))).to_be_visible()
    page.get_by_role("button", name=EN("menu-resign-yes"), exact=True).click()
    page.wait_for_function(
        "before => JSON.parse(localStorage.getItem('boulevard-strength')).paris.rating < before",
        arg=strength["paris"]["rating"],
    )
    assert page.evaluate("JSON.parse(localStorage.getItem('boulevard-strength')).paris.games") == 8


def test_a_new_table_shows_who_was_chosen(visit: Visit) -> None:
    page = visit().page("/new/paris")
    page.get_by_label(EN("new-level")).select_option("comtesse")
    expect(page.locator(".person svg")).to_be_visible()
    expect(page.locator(".person")).to_contain_text(EN("level-comtesse"))
    axe(page, "new table, somebody of the boulevard")
    page.get_by_role("button", name=re.compile("^" + EN("levels-mine"))).click()
    expect(page.locator(".person")).to_contain_text(EN("level-fleuriste"))
