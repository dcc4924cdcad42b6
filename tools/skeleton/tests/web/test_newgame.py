"""The table of Newgame in a browser."""

from playwright.sync_api import expect

from server.kit import Served
from web.kit import Visit, Words, examine


def test_a_card_is_laid_with_the_mouse(served: Served, visit: Visit) -> None:
    words = Words("en", "newgame")
    party = served.open("newgame", seats={"1": "me", "2": "bot:random"})
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    card = party.state("1")["moves"][0].removeprefix("lay ")
    page.get_by_role("button", name=words("card-lay", card=card), exact=True).click()
    examine(page, "newgame")
    page.get_by_role("button", name=words("action-confirm")).click()
    expect(page.get_by_role("img", name=words("card-laid", card=card), exact=True)).to_be_visible()
