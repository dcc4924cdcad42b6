"""The text table: every game whole with the keyboard alone, in both languages."""

from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.kit import Party, Served
from web.kit import PHONE, Visit, axe, laid_out, until

LOOK = """() => {
  const busy = document.querySelector("ol[aria-busy=true]") !== null;
  const list = [...document.querySelectorAll("ol[aria-busy=false] > li > button")];
  const confirm = document.querySelector("#move-preview");
  return {
    busy,
    confirm: confirm !== null && document.activeElement?.getAttribute("aria-describedby") === "move-preview",
    numbers: list.map((one) => Number(one.querySelector("b").firstChild.data)),
    inside: document.activeElement !== null && document.activeElement !== document.body,
  };
}"""


def play_by_keyboard(page: Page, party: Party, seat: str, rng: Random) -> int:
    """Play the seat to the end of the game with digits and Enter, never a click; how many moves were made."""
    moves = 0
    asked = 0

    def is_after(ply: int) -> bool:
        return bool(party.state(seat)["ply"] > ply)

    while party.state()["status"] == "playing":
        asked += 1
        assert asked < 3000, "this game does not end"
        now: dict[str, Any] = page.evaluate(LOOK)
        if now["confirm"]:
            ply = party.state(seat)["ply"]
            page.keyboard.press("Enter")
            until(partial(is_after, ply), "the move counts")
            moves += 1
        elif now["numbers"] and not now["busy"]:
            assert now["inside"], "the focus is lost"
            page.keyboard.press(str(rng.choice([number for number in now["numbers"] if number < 10])))
        page.wait_for_timeout(15)
    return moves


BOT = "bot:random"


@pytest.mark.parametrize(
    ("game", "language", "options", "seats"),
    [
        ("paris", "fr", {}, {"orange": "me", "blue": BOT}),
        ("couleurs", "en", {"round_limit": 3}, {"1": "me", "2": BOT}),
        ("couleurs", "fr", {"round_limit": 1, "painters": "on", "bonus": "A"}, {"1": "me", "2": BOT, "3": BOT}),
        ("flatiron", "en", {"turn_limit": 5}, {"1": "me", "2": BOT}),
        ("flatiron", "fr", {"turn_limit": 3, "daniel": "normal"}, {"1": "me"}),
    ],
    ids=["paris", "couleurs", "couleurs-three", "flatiron", "flatiron-alone"],
)
def test_a_whole_game_by_keyboard_alone(
    served: Served, visit: Visit, game: str, language: str, options: dict[str, Any], seats: dict[str, str]
) -> None:
    party = served.open(game, seats=seats, options=options)
    guest = visit(language=language, text=True)
    me = next(iter(seats))
    guest.holds(party, me)
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    axe(page, "text table")
    laid_out(page, "text table")
    assert play_by_keyboard(page, party, me, Random(game)) > 3
    page.wait_for_timeout(300)
    axe(page, "text table, over")
    laid_out(page, "text table, over")


def test_the_text_table_is_one_key_away_and_remembered(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    guest = visit()
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="The table in words")).to_be_visible()
    page.keyboard.press("t")
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_typed_move_that_is_not_possible_names_its_rule(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    guest = visit(text=True, size=PHONE)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    field = page.get_by_role("textbox", name="Narrow the list, or type a move")
    field.fill("pass")
    field.press("Enter")
    rule = page.get_by_role("region", name="Whose turn it is").get_by_role("link", name="Rule P10")
    expect(rule).to_be_visible()
    assert rule.get_attribute("href") == "/rules/paris#P10"
    offered = party.state("orange")["moves"]
    field.fill(offered[0])
    field.press("Enter")
    page.keyboard.press("Enter")
    until(lambda: "orange" not in party.state()["to_act"] or party.state("orange")["moves"] != offered, "it counts")


def test_the_rule_of_a_refusal_opens_with_its_example(served: Served, visit: Visit) -> None:
    """F7. A board that was not dealt: the rule comes over the table, with the drawing of a board below it."""
    party = served.open("flatiron", seats={"1": "me", "2": "bot:random"}, options={"first": "1"})
    guest = visit(text=True, size=PHONE)
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    other = next(one for one in (f"board {number} violet" for number in "1234") if one not in party.state("1")["moves"])
    field = page.get_by_role("textbox", name="Narrow the list, or type a move")
    field.fill(other)
    field.press("Enter")
    page.get_by_role("region", name="Whose turn it is").get_by_role("link", name="Rule F7").click()
    card = page.locator("dialog[aria-labelledby='rule-card']:modal")
    expect(card.get_by_role("heading")).to_have_text("Rule F7")
    expect(card.locator("figcaption")).to_contain_text("The violet side of board 1")
