"""Hands at the drawn table of Paris: a move of the notation made with the mouse, the keyboard or a finger alone."""

import re
import time
from collections.abc import Iterable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from server.kit import Party
from web.kit import Guest, Words, until

GHOST = """words => [...document.querySelectorAll("[role=gridcell]")]
  .filter((one) => words.some((word) => one.getAttribute("aria-label").includes(word)))
  .map((one) => one.dataset.cell)"""
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


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


class Hands:
    """What all hands share: the page, the seat, and what was prepared last."""

    def __init__(self, guest: Guest, page: Page, party: Party, seat: str, language: str = "en") -> None:
        self.guest, self.page, self.party, self.seat = guest, page, party, seat
        self.words = Words(language, "paris")
        self.held = [re.split(r"\s?\x00", self.words("cell-ghost", cell="\0", piece="\0"))[-1]]

    # Looking -----------------------------------------------------------------------------------------------------

    def state(self) -> Any:
        return self.party.state(self.seat)

    def caught_up(self, ply: int) -> None:
        """Wait until the page shows that ply or a later one."""
        until(lambda: self.guest.ply() >= ply, f"the page shows ply {ply}", page=self.page)
        self.page.evaluate(FRAME)

    def my_turn(self) -> Any:
        """The state once it is this seat's turn and the page shows so, or the game is over."""
        until(
            lambda: self.seat in self.state()["to_act"] or self.state()["status"] != "playing", "a turn", page=self.page
        )
        state = self.state()
        self.caught_up(state["ply"])
        return state

    def prepared(self) -> str | None:
        """The move that the page last asked the server about."""
        self.page.wait_for_timeout(1)
        asked = [one for one in self.guest.sent if one["type"] == "preview"]
        return str(asked[-1]["move"]) if asked else None

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
        end = time.monotonic() + 0.7
        while self.prepared() != text and time.monotonic() < end:
            self.page.wait_for_timeout(10)
        return self.prepared() == text

    def button(self, key: str, **figures: Any) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **figures), exact=True)

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.words("action-confirm"))))

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

    def play(self, text: str) -> None:
        """Make that move as a person would, and see it count."""
        before = self.state()
        assert text in before["moves"], text
        self.prepare(text)
        until(lambda: self.prepared() == text, f"{text} is prepared, not {self.prepared()}", page=self.page)
        expect(self.confirm).to_be_enabled()
        self.agree(text)
        until(lambda: self.state()["ply"] > before["ply"], f"{text} counts", page=self.page)
        lines = self.party.record(self.seat).splitlines()
        ply = lines[lines.index("") + 1 :][before["ply"]]
        assert ply == f"{self.seat} {text}"

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

    def use(self, what: Locator) -> None:
        raise NotImplementedError

    def lay(self, places: list[str], text: str) -> None:
        raise NotImplementedError

    def agree(self, text: str) -> None:
        self.use(self.confirm)


class Mouse(Hands):
    """Moves over the board, turns with the wheel, clicks; every other time a second click on the piece plays it."""

    again = False

    def use(self, what: Locator) -> None:
        what.click()

    def over(self, place: str) -> None:
        box = self.cell(place).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x - 3, y)
        self.page.mouse.move(x, y)  # the plaque may have been there a moment ago
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
                    self.where = place
                    return
            self.turn()
        raise AssertionError(f"{text} cannot be laid; last asked: {self.prepared()}")

    def agree(self, text: str) -> None:
        self.again = not self.again
        if self.again and text.split(" ", maxsplit=1)[0] in ("tile", "build"):
            self.over(self.where)
            self.page.mouse.down()
            self.page.mouse.up()
        else:
            self.confirm.click()


class Keys(Hands):
    """Tab, arrows, R, Enter."""

    def to(self, what: Locator) -> None:
        """Tab there, the shorter way."""
        wanted = what.element_handle()
        for _ in range(200):
            way = self.page.evaluate(
                """one => document.activeElement === one ? 0 :
                (document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ? 1 : -1""",
                wanted,
            )
            if way == 0:
                return
            self.page.keyboard.press("Tab" if way == 1 else "Shift+Tab")
        raise AssertionError(f"no tabbing leads to {what}")

    def use(self, what: Locator) -> None:
        self.to(what)
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
        self.to(self.page.locator("[role=gridcell][tabindex='0']"))
        for _ in range(5):
            for place in from_the_middle(places):
                self.walk(place)
                if self.lies_there(places, text):
                    self.page.keyboard.press("Enter")
                    return
            self.page.keyboard.press("r")
        raise AssertionError(f"{text} cannot be laid; last asked: {self.prepared()}")

    def agree(self, text: str) -> None:
        if self.page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            self.page.keyboard.press("Enter")
        else:
            self.use(self.confirm)


class Finger(Hands):
    """Taps a piece, taps the board, turns with the button, confirms."""

    def prepare(self, text: str) -> None:
        verb = text.split(" ", maxsplit=1)[0]
        if verb in ("card", "take"):
            self.tab("tab-cards" if verb == "card" else "tab-pool")
        super().prepare(text)

    def tab(self, key: str) -> None:
        start = self.words(key, count=0).split(" ")[0]
        self.page.get_by_role("tab", name=re.compile("^" + re.escape(start))).tap()

    def use(self, what: Locator) -> None:
        if what.count() == 0 and self.page.get_by_role("tab").count():
            self.tab("tab-pool")
        what.tap()

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
