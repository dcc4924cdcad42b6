"""Hints in the browser: by button or key, bit by bit, shown on the board, prepared; in both languages, on a phone, in
words."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from server.kit import Served
from web.kit import PHONE, Guest, Visit, Wire, axe, until

SEATS = {
    "paris": {"orange": "me", "blue": "bot:random"},
    "couleurs": {"1": "me", "2": "bot:random"},
    "flatiron": {"1": "me", "2": "bot:random"},
}


def table(visit: Visit, served: Served, game: str, **wishes: object) -> tuple[Page, str]:
    """A table of one's own against a bot, whoever begins, and its first decision."""
    page, opened, _ = seated(visit, game, **wishes)
    return page, opened


def seated(visit: Visit, game: str, **wishes: object) -> tuple[Page, str, Guest]:
    guest = visit(**wishes)
    page = guest.window()
    page.goto("/")
    first = next(iter(SEATS[game]))
    wanted = {"game": game, "seats": SEATS[game], "options": {"first": first}}
    ask = "async (wanted) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': "
    opened = page.evaluate(ask + "'application/json'}, body: JSON.stringify(wanted)})).json())", wanted)
    page.goto(f"/tables/{opened['table']}")
    return page, opened["table"], guest


def all_told(panel: Locator) -> None:
    """What to think about, the place, and the move."""
    where, what = panel.get_by_role("button", name="Where?"), panel.get_by_role("button", name="Which move?")
    expect(where.or_(what)).to_be_visible()
    if where.count():
        where.click()
    what.click()
    expect(what).to_have_count(0)


def moves_told(panel: Locator) -> Locator:
    """The moves, once all the rest was told."""
    all_told(panel)
    expect(panel.locator("li").first).to_be_visible()
    return panel.locator("li")


@pytest.mark.parametrize("game", list(SEATS))
def test_a_hint_bit_by_bit_then_prepared_and_played(visit: Visit, served: Served, game: str) -> None:
    page, _ = table(visit, served, game)
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    button.click()
    panel = page.get_by_role("dialog", name="Hint")
    expect(panel).to_contain_text("Think about")
    confirm = page.locator("main .btn.go").first
    if panel.get_by_role("button", name="Where?").count():
        panel.get_by_role("button", name="Where?").click()
        expect(panel).to_contain_text("Look ")
        if game == "paris":  # of the board, the pool or the postcards
            expect(page.locator("main .pointed").filter(visible=True).first).to_be_visible()
    expect(confirm).not_to_be_enabled()  # what to think about and the place prepare nothing
    panel.get_by_role("button", name="Which move?").click()
    expect(panel).to_be_focused()
    expect(panel.locator("li").first).to_contain_text("with this move you end, on average")
    axe(page)
    expect(confirm).to_be_enabled()  # the first is shown on the board at once
    panel.locator("li").last.hover()
    page.mouse.move(700, 5)
    expect(confirm).to_be_enabled()  # and lies there again when another one is pointed at no more
    panel.locator("li").first.get_by_role("button").click()
    expect(panel).to_have_count(0)
    expect(confirm).to_be_enabled()
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    expect(confirm).not_to_be_enabled()


OWN = {"paris": "[role=gridcell][data-cell]", "flatiron": "main button[aria-pressed]:visible"}
"""Something that can be chosen at once."""


def prepared(guest: Guest) -> list[str]:
    return [one["move"] for one in guest.sent if one["type"] == "preview"]


@pytest.mark.parametrize("game", list(OWN))
def test_a_move_of_ones_own_comes_back_when_a_hint_goes(visit: Visit, game: str) -> None:
    page, _, guest = seated(visit, game)
    confirm = page.locator("main .btn.go").first
    page.locator(OWN[game]).last.click()
    expect(confirm).to_be_enabled()
    own = prepared(guest)[-1]
    page.keyboard.press("h")
    hints = moves_told(page.get_by_role("dialog", name="Hint"))
    hints.first.hover()
    hints.last.hover()
    page.mouse.move(700, 5)
    page.get_by_role("dialog", name="Hint").get_by_role("button", name="Close").click()
    until(lambda: prepared(guest)[-1] == own and len(prepared(guest)) > 1, "the own move again", page=page)
    expect(confirm).to_be_enabled()
    if game == "paris":
        expect(page.get_by_text("Tile on", exact=False).first).to_be_visible()


@pytest.mark.parametrize("game", list(SEATS))
def test_the_hinted_move_is_confirmed_by_a_pointer_that_comes_from_the_panel(visit: Visit, game: str) -> None:
    """The pointer rests on the words of the move when they come, and has to leave them on its way to Confirm: the move
    went with it, Confirm went grey, and nothing was played."""
    page, _, guest = seated(visit, game)
    page.get_by_role("button", name="Hint", exact=True).click()
    moves_told(page.get_by_role("dialog", name="Hint")).first.hover()
    confirm = page.locator("main .btn.go").first
    expect(confirm).to_be_enabled()
    hinted = prepared(guest)[-1]
    where = confirm.bounding_box()
    assert where is not None
    page.mouse.move(where["x"] + 20, where["y"] + 20, steps=5)
    page.mouse.click(where["x"] + 20, where["y"] + 20)
    until(lambda: any(one["type"] == "move" for one in guest.sent), "the move is played", page=page)
    assert next(one["move"] for one in guest.sent if one["type"] == "move") == hinted


def test_key_and_escape_put_the_hints_away_and_give_the_focus_back(visit: Visit) -> None:
    page, _, _ = seated(visit, "couleurs")
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_enabled()
    place = page.locator("[data-place][tabindex='0']").first
    place.focus()
    panel = page.get_by_role("dialog", name="Hint")
    page.keyboard.press("h")
    expect(panel.get_by_role("button", name="Where?")).to_be_visible()
    page.keyboard.press("h")
    expect(panel).to_contain_text("Look at")
    expect(page.locator("main path[stroke-dasharray='7 5']")).to_have_count(1)  # the place is marked, and it alone
    page.keyboard.press("h")
    expect(panel.locator("li").first).to_be_visible()
    page.keyboard.press("h")
    expect(panel).to_have_count(0)
    expect(place).to_be_focused()
    page.keyboard.press("h")
    expect(panel).to_contain_text("Think about")
    place.focus()
    page.keyboard.press("Escape")  # from the board too, and nothing is undone
    expect(panel).to_have_count(0)
    expect(place).to_be_focused()


def test_one_press_plays_a_hint_where_confirming_is_switched_off(visit: Visit) -> None:
    page, _, guest = seated(visit, "couleurs", confirm=False)
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("dialog", name="Hint")
    moves_told(panel)
    panel.get_by_role("button", name=re.compile("^Play it")).first.click()
    expect(panel).to_have_count(0)
    until(lambda: any(one["type"] == "move" for one in guest.sent), "the move is played", page=page)


def test_a_hint_that_was_played_leaves_no_mark(visit: Visit) -> None:
    """A finger on the button sent the preview and the move at once; the place stayed marked."""
    page, _, guest = seated(visit, "couleurs", size=PHONE, touch=True)
    page.get_by_role("button", name="Hint", exact=True).tap()
    panel = page.get_by_role("dialog", name="Hint")
    all_told(panel)
    page.locator("main .btn.go:enabled").first.tap()  # it lies there already
    until(lambda: guest.ply() > 1, "the move is played", page=page)
    expect(page.locator("main path[stroke-dasharray='7 5']")).to_have_count(0)


def test_a_bot_that_thinks_says_so_on_its_board(visit: Visit) -> None:
    """Among four it is seen at a glance which one; the wire keeps the bot's turn in sight."""
    guest = visit()
    page = guest.window()
    wire = Wire(page)
    page.goto("/")
    seats = {"1": "bot:random", "2": "me", "3": "bot:random", "4": "bot:random"}
    wanted = {"game": "couleurs", "seats": seats, "options": {"first": "2"}}
    ask = "async (wanted) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': "
    opened = page.evaluate(ask + "'application/json'}, body: JSON.stringify(wanted)})).json())", wanted)
    page.goto(f"/tables/{opened['table']}")
    confirm = page.locator("main .btn.go").first
    page.get_by_role("button", name="Hint", exact=True).click()
    moves_told(page.get_by_role("dialog")).first.get_by_role("button").click()
    wire.down = lambda message: None if message["type"] == "state" and message["to_act"] != ["3"] else message
    confirm.click()
    expect(page.locator('[data-rival="3"] header')).to_contain_text("thinking")
    expect(page.locator('[data-rival="4"] header')).to_contain_text("bot")


def test_by_key_in_words_and_in_french(visit: Visit, served: Served) -> None:
    page, _ = table(visit, served, "paris", language="fr", text=True)
    expect(page.get_by_role("button", name="Conseil", exact=True)).to_be_enabled()
    page.keyboard.press("h")
    panel = page.get_by_role("dialog", name="Conseil")
    expect(panel).to_be_focused()
    expect(panel).to_contain_text("Pensez au")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press("h")
    panel.get_by_role("button", name="Où ?").press("Enter")
    expect(panel).to_contain_text("Regardez")
    panel.get_by_role("button", name="Quel coup ?").press("Enter")
    expect(panel.locator("li").first).to_contain_text("avec ce coup, en moyenne")
    panel.locator("li").first.get_by_role("button").press("Enter")
    expect(page.locator("#move-preview")).to_be_visible()


def test_on_a_phone_the_panel_leaves_the_board_in_sight(visit: Visit, served: Served) -> None:
    page, _ = table(visit, served, "paris", size=PHONE, touch=True)
    page.get_by_role("button", name="Hint", exact=True).tap()
    panel = page.get_by_role("dialog", name="Hint")
    all_told(panel)
    why = panel.get_by_role("button", name="Why?")
    expect(why).to_be_visible()
    box = panel.bounding_box()
    assert box is not None
    assert box["height"] < PHONE[1] * 0.15  # a strip: the move lies on the board
    why.tap()
    expect(panel.locator("li").first).to_contain_text("with this move you end, on average")
    expect(panel.locator("li").first.get_by_role("button")).to_have_count(0)  # it is prepared
    box = panel.bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] * 0.35
    assert box["y"] + box["height"] <= PHONE[1]
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_have_count(0)
    expect(page.locator("main .btn.go").first).to_be_enabled()  # and stays so


def test_on_the_smallest_phone_the_place_to_look_at_is_in_sight(visit: Visit, served: Served) -> None:
    page, _ = table(visit, served, "couleurs", size=(360, 640), touch=True)
    page.get_by_role("button", name="Hint", exact=True).tap()
    panel = page.get_by_role("dialog", name="Hint")
    panel.get_by_role("button", name="Where?").tap()
    expect(panel).to_contain_text("Look ")
    expect(panel.get_by_role("button", name="Which move?")).to_be_visible()
    strip, place = panel.bounding_box(), page.locator("main path.pointed").first.bounding_box()
    assert strip is not None
    assert place is not None
    assert strip["y"] + strip["height"] <= place["y"]


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
