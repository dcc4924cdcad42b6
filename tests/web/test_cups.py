"""Tournaments in the browser: founded, joined and played by guests; every state at every width."""

import time
from itertools import count
from typing import Any

from playwright.sync_api import Page, expect

from server.kit import Served
from web.kit import Visit, Words, axe, examine, settle

EN = Words("en", None, "club")
LIVE = {"kind": "live", "time": 10, "increment": 5}
NAMES = ["Ana", "Bea", "Cora", "Dora", "Emma"]
FOUNDERS = count()


def founded(served: Served, players: int = 4, **terms: Any) -> tuple[str, list[str]]:
    """A tournament of so many that has begun, and by what they are in it."""
    tokens = [f"the token of {name} in {next(FOUNDERS)}" for name in NAMES[:players]]
    given = {"kind": "swiss", "title": "Autumn Swiss", "game": "paris", "clock": {"kind": "days", "time": 2}, **terms}
    cup = str(served.post("/api/cups", {"terms": given, "name": "Odette"}, tokens[0])["cup"])
    for name, token in zip(NAMES, tokens, strict=False):
        served.post(f"/api/cups/{cup}/join", {"name": name}, token)
    served.post(f"/api/cups/{cup}/start", {}, tokens[0])
    return cup, tokens


def laid(served: Served, cup: str) -> Any:
    """Until all tables are there."""
    while True:
        shown = served.get(f"/api/cups/{cup}")
        if all(game["table"] or game["result"] or game["grace"] is not None for game in shown["games"]):
            return shown
        time.sleep(0.1)


def resign(served: Served, cup: str, tokens: list[str], most: int) -> None:
    """Of so many games, who begins gives up."""
    for game in [game for game in laid(served, cup)["games"] if game["result"] is None][:most]:
        answer = served.call("POST", f"/api/tables/{game['table']}/resign", {}, tokens[game["first"]])
        assert answer.is_success or answer.json()["error"] == "over"  # its result is on its way


def to_the_end(served: Served, cup: str, tokens: list[str]) -> None:
    while laid(served, cup)["status"] != "over":
        resign(served, cup, tokens, 9)
        time.sleep(0.1)


def shown(page: Page, name: str, level: int = 2) -> None:
    expect(page.get_by_role("heading", name=name, level=level)).to_be_visible()


def test_guests_found_a_tournament_and_play(visit: Visit, served: Served) -> None:
    """By keyboard alone from the list to the table."""
    page = visit().page("/club/cups")
    shown(page, EN("cups-found"))
    page.get_by_label(EN("cups-found-title")).fill("Sunday Cup")
    page.get_by_label(EN("cups-found-title")).press("Enter")
    shown(page, "Sunday Cup")
    cup = page.url.rpartition("/")[2]
    page.get_by_label(EN("cup-join-name")).fill("Colette")
    page.get_by_label(EN("cup-join-name")).press("Enter")
    expect(page.get_by_role("row", name="Colette")).to_be_visible()
    examine(page, "before it begins")
    token = "the token of somebody else at Sunday"
    served.post(f"/api/cups/{cup}/join", {"name": "Hugo"}, token)
    start = page.get_by_role("button", name=EN("cup-start"))
    start.focus()
    start.press("Enter")
    ready = page.get_by_role("button", name=EN("cup-ready"))
    ready.press("Enter")
    expect(page.get_by_text(EN("cup-ready-count", count=1))).to_be_visible()
    served.post(f"/api/cups/{cup}/ready", {}, token)
    link = page.get_by_role("link", name=EN("cup-to-game"))
    link.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()
    page.goto(f"/club/cups/{cup}")
    page.get_by_role("button", name=EN("cup-withdraw"), exact=True).click()
    page.get_by_role("button", name=EN("cup-withdraw-yes")).click()
    expect(page.get_by_text(EN("cup-how-absence"))).to_be_visible()
    shown(page, "Sunday Cup")


def test_a_swiss_in_its_round_and_over(visit: Visit, served: Served) -> None:
    cup, tokens = founded(served, 5, rounds=2)
    resign(served, cup, tokens, 1)
    page = visit().page(f"/club/cups/{cup}")
    shown(page, "Autumn Swiss")
    expect(page.get_by_text(EN("cup-round-status", round=1, over=2, all=3))).to_be_visible()
    expect(page.get_by_text(EN("cup-how-resigned"))).to_be_visible()
    examine(page, "a round")
    to_the_end(served, cup, tokens)
    page.reload()
    expect(page.get_by_role("link", name=EN("cup-records"))).to_be_visible()
    page.get_by_role("button", name=EN("cup-round-bead", round=1, state="done")).click()
    shown(page, EN("cup-round", round=1), 3)
    settle(page)
    axe(page, "over")
    page.goto("/club/cups")
    expect(page.get_by_role("link", name="Autumn Swiss").first).to_be_visible()
    examine(page, "the list")


def test_a_knock_out_and_an_arena(visit: Visit, served: Served) -> None:
    cup, tokens = founded(served, 5, kind="knockout", title="The Drawing-Office Cup")
    resign(served, cup, tokens, 9)
    guest = visit(theme="dark")
    page = guest.page(f"/club/cups/{cup}")
    shown(page, EN("cup-draw"), 3)
    shown(page, EN("cup-semifinals"), 3)
    examine(page, "a knock-out")
    arena, tokens = founded(served, 4, kind="arena", title="Sunday Hour", clock=LIVE)
    for token in tokens[:2]:
        served.post(f"/api/cups/{arena}/ready", {}, token)
    page.goto(f"/club/cups/{arena}")
    shown(page, EN("cup-tables"), 3)
    examine(page, "an arena")
