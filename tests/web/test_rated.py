"""Two people whose names are kept find each other from the home page, and play a rated game with clocks to its end."""

import json
import re
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from server.kit import Served
from web.kit import Guest, Visit, Words, axe, laid_out, until
from web.paris import Mouse, sensible
from web.test_names import button, local, with_keys

FETCH = """([path, body]) => fetch(path, body === null ? {} :
  {method: "POST", headers: {"content-type": "application/json"}, body}
).then(async (answer) => [answer.ok, await answer.text()])"""
STAND = 10 * 60
"""So many seconds each has to begin with."""


class Sitter:
    """Somebody with a kept name: the browser, its page, and at a table what the server tells that page."""

    def __init__(self, guest: Guest, language: str, name: str) -> None:
        self.guest, self.language, self.name = guest, language, name
        self.words = Words(language, "paris", "club", "home")
        self.page = guest.window()
        with_keys(guest, self.page)
        self.page.goto(local(guest.served, "/name"))
        self.page.get_by_role("textbox", name=self.words("name-field")).fill(name)
        button(self.page, self.words("name-by-key-make"))
        expect(self.page.get_by_text(self.words("name-done-kept", name=name))).to_be_visible()
        self.page.goto(local(guest.served))

    def ask(self, path: str, body: Any = None) -> str:
        """What the page is answered where it asks itself, by its own cookie."""
        fine, text = self.page.evaluate(FETCH, [path, None if body is None else json.dumps(body)])
        assert fine, text
        return str(text)

    def sits(self) -> None:
        """The page has come to a table."""
        self.page.wait_for_url("**/tables/*")
        expect(self.page.get_by_role("grid")).to_be_visible()
        self.path = f"/api{urlsplit(self.page.url).path}"
        (self.seat,) = self.state()["mine"]
        self.hands = Mouse(self.guest, self.page, self, self.seat, self.language)

    def state(self, seat: str = "") -> Any:
        return json.loads(self.ask(self.path))

    def record(self, seat: str) -> str:
        return self.ask(f"{self.path}/record")

    def counted(self) -> Any:
        return json.loads(self.ask(f"{self.path}/counted"))

    def clock(self, seat: str) -> float:
        """What that seat has left, in seconds, as the page shows it."""
        minutes, seconds = self.page.locator(f"[data-clock={seat}] b:visible").inner_text().split(":")
        return int(minutes) * 60 + float(seconds)

    def sees_time_pass(self, seat: str, other: str) -> None:
        """That seat's clock runs, and the other's does not."""
        began, rests = self.clock(seat), self.clock(other)
        until(lambda: self.clock(seat) <= began - 2, f"{self.name} sees the clock of {seat} run", page=self.page)
        assert self.clock(other) == rests


def meet(ana: Sitter, ben: Sitter) -> None:
    """One opens a rated seat with a clock; the other has the home page open, sees it come, and sits down."""
    ana.page.get_by_role("link", name=ana.words("place-club"), exact=True).click()
    ana.page.get_by_text(ana.words("seek-live", minutes=STAND // 60, seconds=5), exact=True).click()
    ana.page.get_by_label(ana.words("seek-rates")).check()
    button(ana.page, ana.words("seek-open"))
    expect(ana.page.get_by_text(ana.words("seek-waits"))).to_be_visible()
    today = ben.page.get_by_role("complementary", name=ben.words("home-today"))
    expect(today.get_by_text(ana.name, exact=True)).to_be_visible()
    expect(today.get_by_text(ben.words("seek-rated"))).to_be_visible()
    axe(ben.page, "home with a rated seat, dark")
    laid_out(ben.page, "home with a rated seat")
    today.get_by_role("button", name=ben.words("sit")).click()
    for one in (ana, ben):
        one.sits()
    assert ana.path == ben.path


def play_out(both: list[Sitter]) -> Any:
    """To the end: of everybody the first move of each kind by mouse, the others through the page's own connection."""
    lots, by_hand = Random("rated"), set[tuple[str, str]]()
    while (seen := both[0].state())["status"] == "playing":
        one = next(each for each in both if each.seat in seen["to_act"])
        state = one.state()
        move = sensible(state["moves"], lots)
        kind = (one.name, move.split(" ")[0])
        if kind in by_hand or state["forced"]:
            one.ask(f"{one.path}/moves", {"ply": state["ply"], "move": move, "id": f"m{state['ply']}"})
        else:
            by_hand.add(kind)
            one.hands.caught_up(state["ply"])
            one.hands.play(move)
    assert {(one.name, kind) for one in both for kind in ("tile", "take", "build")} <= by_hand
    return seen["outcome"]


def test_two_kept_names_meet_and_play_a_rated_game_with_clocks(lonely: Served, visit: Visit) -> None:
    ana = Sitter(visit(served=lonely, language="en"), "en", "Ana")
    ben = Sitter(visit(served=lonely, language="fr", theme="dark"), "fr", "Benoît")
    meet(ana, ben)
    both = [ana, ben]
    first, second = both if ana.seat in ana.state()["to_act"] else both[::-1]
    for one in both:
        one.sees_time_pass(first.seat, second.seat)
        assert one.clock(second.seat) == STAND
    outcome = play_out(both)
    assert outcome["reason"] not in ("resigned", "time", "absence")
    winners = outcome["winners"]
    for one, other in (both, both[::-1]):
        said = one.words("prompt-won") if winners == [one.seat] else one.words("prompt-winner", name=other.name)
        shared = re.compile("[Vv]ict")
        expect(one.page.get_by_role("heading", name=said if len(winners) == 1 else shared).first).to_be_visible()
    # what it brought: the page says what the server has counted, a moment after the end
    until(lambda: ana.counted()["counted"], "the game counts")
    came = ana.counted()["seats"]
    if len(winners) == 1:
        assert all((came[one.seat]["gained"] > 0) == (one.seat in winners) for one in both)
    for one in both:
        mine = came[one.seat]
        gained = f"{mine['gained']:+d}".replace("-", "−")
        told = one.words("came-rated", points=str(mine["points"]), error=str(mine["error"]), gained=gained)
        link = one.page.get_by_role("link", name=told)
        expect(link).to_be_visible()
        axe(one.page, f"the end of a rated game, {one.language}")
        link.click()
        expect(one.page.get_by_role("heading", name=one.name, level=1)).to_be_visible()
        expect(one.page.get_by_text(str(mine["points"]), exact=True)).to_be_visible()
