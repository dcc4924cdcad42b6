"""Hints in the browser: by button or key, shown on the board, prepared; in both languages, on a phone, in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from server.kit import Served
from web.kit import PHONE, Visit, axe

SEATS = {
    "paris": {"orange": "me", "blue": "bot:random"},
    "couleurs": {"1": "me", "2": "bot:random"},
    "flatiron": {"1": "me", "2": "bot:random"},
}


def table(visit: Visit, served: Served, game: str, **wishes: object) -> tuple[Page, str]:
    """A table of one's own against a bot, whoever begins, and its first decision."""
    guest = visit(**wishes)
    page = guest.window()
    page.goto("/")
    first = next(iter(SEATS[game]))
    wanted = {"game": game, "seats": SEATS[game], "options": {"first": first}}
    ask = "async (wanted) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': "
    opened = page.evaluate(ask + "'application/json'}, body: JSON.stringify(wanted)})).json())", wanted)
    page.goto(f"/tables/{opened['table']}")
    return page, opened["table"]


@pytest.mark.parametrize("game", list(SEATS))
def test_two_hints_one_of_them_prepared_and_played(visit: Visit, served: Served, game: str) -> None:
    page, _ = table(visit, served, game)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    panel = page.get_by_role("dialog", name="Worth a thought")
    expect(panel.locator("li")).to_have_count(2)
    expect(panel.locator("li").first).to_contain_text(re.compile(r"Chance to win: about \d+%"))
    axe(page)
    confirm = page.locator("main .btn.go").first
    panel.locator("li").first.hover()
    expect(confirm).to_be_enabled()  # shown on the board, and gone again
    page.mouse.move(700, 5)
    panel.locator("li").first.get_by_role("button").click()
    expect(panel).to_have_count(0)
    expect(confirm).to_be_enabled()
    confirm.click()
    expect(confirm).not_to_be_enabled()


def test_by_key_in_words_and_in_french(visit: Visit, served: Served) -> None:
    page, _ = table(visit, served, "paris", language="fr", text=True)
    expect(page.get_by_role("button", name="Conseil", exact=True)).to_be_enabled()
    page.keyboard.press("h")
    panel = page.get_by_role("dialog", name="Coups qui méritent réflexion")
    expect(panel).to_be_focused()
    expect(panel.locator("li")).to_have_count(2)
    expect(panel.locator("li").first).to_contain_text("Chances de gagner : environ")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    panel.locator("li").nth(1).get_by_role("button").press("Enter")
    expect(page.locator("#move-preview")).to_be_visible()


def test_on_a_phone_the_panel_leaves_the_board_in_sight(visit: Visit, served: Served) -> None:
    page, _ = table(visit, served, "paris", size=PHONE, touch=True)
    page.get_by_role("button", name="Hint", exact=True).tap()
    panel = page.get_by_role("dialog", name="Worth a thought")
    expect(panel.locator("li")).to_have_count(2)
    box = panel.bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] * 0.35
    assert box["y"] + box["height"] <= PHONE[1]


def test_no_button_where_the_table_has_no_hints(visit: Visit, served: Served) -> None:
    guest = visit()
    page = guest.page("/new/paris")
    box = page.get_by_role("checkbox", name="Hints allowed")
    expect(box).to_be_checked()
    page.get_by_text("Invite", exact=True).last.click()
    expect(box).not_to_be_checked()
    page.get_by_text("Bot", exact=True).last.click()
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("There are no hints at this table.")).to_be_visible()
