"""Hands at the drawn table of Paris: a move of the notation made with the mouse, the keyboard or a finger alone."""

import re
import time
from collections.abc import Iterable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from web import hands
from web.hands import FRAME, Played
from web.kit import Guest, until

GHOST = """words => [...document.querySelectorAll("[role=gridcell]")]
  .filter((one) => words.some((word) => one.getAttribute("aria-label").includes(word)))
  .map((one) => one.dataset.cell)"""


def space_of(cell: str) -> str:
    """`x,y` of the drawing, y from above, as a space."""
    x, y = map(int, cell.split(","))
    return f"{'abcdefgh'[x]}{8 - y}"


def cell_of(place: str) -> str:
    """A space (`c4`) or a square (`B2`) as `x,y` of the drawing, in the grid of its phase."""
    if place[0].isupper():
        return f"{ord(place[0]) - 65},{4 - int(place[1])}"
    return f"{ord(place[0]) - 97},{8 - int(place[1])}"


def from_the_middle(spaces: Iterable[str]) -> list[str]:
    """The spaces of a piece, the one that it is held by first."""
    points = {space: (ord(space[0]), int(space[1])) for space in spaces}
    x, y = (sum(point[axis] for point in points.values()) / len(points) for axis in (0, 1))
    return sorted(points, key=lambda space: (points[space][0] - x) ** 2 + (points[space][1] - y) ** 2)


class Hands(hands.Hands):
    """What all hands share here: the things on the table, and what is held."""

    game = "paris"

    def __init__(self, guest: Guest, page: Page, party: Played, seat: str, language: str = "en") -> None:
        super().__init__(guest, page, party, seat, language)
        self.turned: str | None = None
        """What was asked about last and was not the move that is wanted."""
        self.held = [re.split(r"\s?\x00", self.words("cell-ghost", cell="\0", piece="\0"))[-1]]

    # Looking -----------------------------------------------------------------------------------------------------

    def ghost(self) -> set[str]:
        """The spaces that what is held covers, as the board tells those who hear it."""
        return {space_of(cell) for cell in self.page.evaluate(GHOST, self.held)}

    def lies_there(self, places: list[str], text: str) -> bool:
        """Is what is held where it should be, and turned as it should be?

        Several spaces show it; how a single one is turned shows only in what the page asks about, once it rests.
        """
        if len(places) > 1:
            return self.ghost() == set(places)
        if len(text.split(" ")) <= 3:
            return True
        place = text.rpartition(" ")[0]
        end = time.monotonic() + (5 if text.startswith("tile ") else 0.7)  # of what does not fit nothing may be asked
        while self.prepared() != text and time.monotonic() < end:
            asked = self.prepared() or ""
            if asked.startswith(f"{place} ") and asked != self.turned:
                break
            self.page.wait_for_timeout(10)
        self.turned = self.prepared()
        return self.turned == text

    def button(self, key: str, **figures: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **figures), exact=True)

    @property
    def confirm(self) -> Locator:
        """Whatever it is called: a card that is given up has its own word."""
        return self.page.locator("[data-offered=confirm]")

    def cell(self, place: str) -> Locator:
        return self.page.locator(f'[role=gridcell][data-cell="{cell_of(place)}"]')

    def stock(self, building: str) -> Locator:
        return self.page.locator(f'button[data-piece="{building}"]:visible')

    def card(self, card: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.words(f"card-{card}"))))

    def tile(self, number: str) -> Locator:
        label = self.words("rail-tile", tile=int(number), spaces="\0").partition("\0")[0]
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(label)))

    # Playing -----------------------------------------------------------------------------------------------------

    def make(self, text: str, before: Any) -> None:
        self.prepare(text)
        until(lambda: self.prepared() == text, f"{text} is prepared, not {self.prepared()}", page=self.page)
        expect(self.confirm).to_be_enabled()
        self.agree(text)

    def prepare(self, text: str) -> None:
        verb, *rest = text.split(" ")
        if verb == "tile":
            self.use(self.tile(rest[0]))
            self.lay([rest[1]], text)
        elif verb == "take":
            self.use(self.stock(rest[0]))
        elif verb == "pass":
            self.use(self.button("pass"))
        elif verb == "build":
            self.use(self.stock(rest[0]))
            self.lay(rest[1].split("+"), text)
        else:
            self.activate(rest[0], rest[1:], text)

    def activate(self, card: str, rest: list[str], text: str) -> None:
        self.use(self.card(card))
        if rest == ["-"]:
            if self.prepared() != text:  # with nothing else to choose it is prepared at once
                self.use(self.button("decline"))
        elif card == "levitation":
            for building, nth in ((rest[0], 2), (rest[1], 3)):
                if len({move.split(" ")[nth] for move in self.like(text, nth)}) > 1:
                    self.use(self.stock(building))
            self.lay(rest[2].split("+"), text)
        elif rest:
            self.lay(rest[0].split("+"), text)

    def like(self, text: str, words: int) -> list[str]:
        """Offered moves that begin with as many words as that one, and do not decline."""
        start = text.split(" ")[:words]
        return [one for one in self.state()["moves"] if one.split(" ")[:words] == start and not one.endswith("-")]

    def lay(self, places: list[str], text: str) -> None:
        raise NotImplementedError

    def agree(self, text: str) -> None:
        self.use(self.confirm)


class Mouse(Hands):
    """Moves over the board, turns with the wheel, clicks."""

    def use(self, what: Locator) -> None:
        what.click()

    def over(self, place: str) -> None:
        box = self.cell(place).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x - 3, y)
        self.page.mouse.move(x, y)
        self.page.evaluate(FRAME)

    def turn(self) -> None:
        self.page.mouse.wheel(0, 100)
        self.page.wait_for_timeout(190)

    def lay(self, places: list[str], text: str) -> None:
        for _ in range(5):
            for place in from_the_middle(places):
                self.over(place)
                if self.lies_there(places, text):
                    self.page.mouse.down()
                    self.page.mouse.up()
                    return
            self.turn()
        raise AssertionError(f"{text} cannot be laid; last asked: {self.prepared()}")


class Keys(Hands):
    """Tab, arrows, R, Enter."""

    def use(self, what: Locator) -> None:
        self.tab_to(what)
        self.page.keyboard.press("Enter")

    def walk(self, place: str) -> None:
        """With the arrows from the cell that has the focus."""
        x, y = map(int, cell_of(place).split(","))
        while True:
            now = self.page.evaluate("document.activeElement.dataset.cell")
            at = tuple(map(int, now.split(",")))
            if at == (x, y):
                return
            key = "ArrowRight" if at[0] < x else "ArrowLeft" if at[0] > x else "ArrowDown" if at[1] < y else "ArrowUp"
            self.page.keyboard.press(key)

    def lay(self, places: list[str], text: str) -> None:
        self.tab_to(self.page.locator("[role=gridcell][tabindex='0']"))
        for _ in range(5):
            for place in from_the_middle(places):
                self.walk(place)
                if self.lies_there(places, text):
                    self.page.keyboard.press("Enter")
                    return
            self.page.keyboard.press("r")
        raise AssertionError(f"{text} cannot be laid; last asked: {self.prepared()}")


class Finger(Hands):
    """Taps a piece, taps the board, turns with the button, confirms; opens no tab."""

    def tab(self, key: str) -> None:
        start = self.words(key, count=0).split(" ")[0]
        self.page.get_by_role("tab", name=re.compile("^" + re.escape(start))).tap()

    def use(self, what: Locator) -> None:
        what.tap()  # whatever may be taken up is in sight

    def lay(self, places: list[str], text: str) -> None:
        for place in from_the_middle(places):
            self.cell(place).tap()
            for _ in range(5):
                self.page.wait_for_timeout(60)
                if self.prepared() == text:
                    return
                turn = self.button("turn-right")
                if not turn.count():
                    break
                turn.tap()
            self.button("action-cancel").tap()
        raise AssertionError(f"{text} cannot be laid; last asked: {self.prepared()}")


def sensible(moves: list[str], rng: Random) -> str:
    """A move that keeps a game going: tiles and buildings, cards now and then, no needless declining."""
    kinds = {
        verb: [move for move in moves if move.startswith(f"{verb} ")] for verb in ("tile", "take", "build", "card")
    }
    effective = [move for move in kinds["card"] if not move.endswith(" -")]
    if kinds["tile"] and (not kinds["take"] or rng.random() < 0.6):
        return rng.choice(kinds["tile"])
    if kinds["build"] and (not effective or rng.random() < 0.6):
        return rng.choice(kinds["build"])
    if effective:
        card = rng.choice(sorted({move.split(" ")[1] for move in effective}))
        return rng.choice([move for move in effective if move.split(" ")[1] == card])
    return rng.choice(kinds["take"] or moves)
