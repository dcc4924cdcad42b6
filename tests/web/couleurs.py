"""Hands at the drawn table of Couleurs: a move of the notation made with the mouse, the keyboard or a finger alone."""

from random import Random
from typing import Any

from playwright.sync_api import Locator

from web import hands
from web.kit import until

MIDDLE = """one => {
  const place = one.dataset.place, inner = { first: 0, copy: 120, turn: 240 };
  const ring = [228, 30 * Number(place.slice(1))];
  const [radius, degrees] = place === "white" ? [0, 0] : place in inner ? [98, inner[place] + 35] : ring;
  const turn = (degrees * Math.PI) / 180, svg = one.ownerSVGElement;
  const point = new DOMPoint(300 + radius * Math.sin(turn), 300 - radius * Math.cos(turn));
  const { x, y } = point.matrixTransform(svg.getScreenCTM());
  return [x, y];
}"""
"""Where a place of ring or disc is hit, on the screen."""


class Hands(hands.Hands):
    """What all hands share here: the things on the table, and what is used for a move."""

    game = "couleurs"

    # Looking -----------------------------------------------------------------------------------------------------

    def place(self, place: str) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def tube(self, pigment: str) -> Locator:
        return self.page.locator(f'[data-tube="{pigment}"]')

    def tool(self, tool: str) -> Locator:
        return self.page.locator(f'[data-tool="{tool}"]')

    def card(self, card: str) -> Locator:
        return self.page.locator(f'button[data-card="{card}"]:not([aria-disabled])').first

    def choice(self, text: str) -> Locator:
        return self.page.locator(f'[data-text="{text}"]:visible').first

    def square(self, card: str, square: int) -> Locator:
        return self.page.locator(f'[data-painting="{card}"] [data-square="{square}"]')

    @property
    def go(self) -> Locator:
        return self.page.locator(".table button.go:visible")

    # Playing -----------------------------------------------------------------------------------------------------

    def make(self, text: str, before: Any) -> None:
        self.prepare(text, before)
        if text in ("done", "end"):
            return
        until(
            lambda: self.prepared() == text or self.counts(before),
            f"{text} is prepared, not {self.prepared()}",
            page=self.page,
        )
        # what only leads to another question of one's own counts at once
        for _ in range(20):
            if self.counts(before) or self.go.is_enabled():
                break
            self.page.wait_for_timeout(50)
        self.page.wait_for_timeout(120)
        if not self.counts(before):
            self.agree(text)

    def prepare(self, text: str, state: Any) -> None:
        verb, *rest = text.split(" ")
        match verb:
            case "place" | "stay":
                self.at(rest[0])
            case "act" | "rest" | "copy":
                self.work(verb, rest, text)
            case "improve":
                self.use(self.tool(rest[0]))
                for pigment in rest[1].split("+"):
                    self.use(self.tube(pigment))
            case "pay":
                self.use(self.tube(rest[0]))
            case "take" | "buy" | "play":
                self.use(self.card(rest[0]))
            case "paint":
                self.paint(rest, state)
            case "swap":
                self.use(self.tube(rest[0]))
                self.use(self.tube(rest[1]))
            case "advance":
                for tool in rest[0].split("+"):
                    self.use(self.tool(tool))
            case "discard":
                for _ in range(int(rest[1])):
                    self.use(self.tube(rest[0]))
            case "done" | "end":
                self.use(self.go)
            case _:
                self.use(self.choice(text))

    def work(self, verb: str, rest: list[str], text: str) -> None:
        """Choose an assistant, whom it copies, and what it does or pays."""
        if verb == "copy":
            self.at(rest[0])
        else:
            self.at(rest[0])
            if verb == "act" and rest[0] == "copy":
                self.at(rest[1])
        self.page.wait_for_timeout(60)
        if self.choice(text).count():
            self.use(self.choice(text))

    def paint(self, rest: list[str], state: Any) -> None:
        card, colour = rest[:2]
        pigment = rest[2] if len(rest) > 2 else colour
        own = f"paint {card} {colour}"
        usual = "W" if own not in state["moves"] and f"{own} W" in state["moves"] else colour
        if pigment != usual:
            self.use(self.tube(pigment))
        (canvas,) = [one for one in state["view"]["players"][self.seat]["canvases"] if one["card"] == card]
        shown = [
            int(one.get_attribute("data-square") or "")
            for one in self.page.locator(f'[data-painting="{card}"] [data-square]:not([aria-disabled], .laid)').all()
        ]
        self.use(self.square(card, next(at for at in shown if canvas["squares"][at] == colour)))

    def agree(self, text: str) -> None:
        """Make what is prepared count."""
        self.use(self.go)

    def at(self, place: str) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Clicks, and nothing else."""

    def use(self, what: Locator) -> None:
        what.click()

    def at(self, place: str) -> None:
        x, y = self.place(place).evaluate(MIDDLE)
        self.page.mouse.click(x, y)


class Keys(Hands):
    """Tab, arrows, Enter."""

    def use(self, what: Locator) -> None:
        square = what.get_attribute("data-square")
        if square is None:
            self.tab_to(what)
        else:
            card = what.evaluate("one => one.closest('[data-painting]').dataset.painting")
            self.tab_to(self.page.locator(f'[data-painting="{card}"] [data-square][tabindex="0"]'))
            at = int(self.page.evaluate("document.activeElement.dataset.square"))
            to = int(square)
            for _ in range(abs(at // 3 - to // 3)):
                self.page.keyboard.press("ArrowDown" if to // 3 > at // 3 else "ArrowUp")
            for _ in range(abs(at % 3 - to % 3)):
                self.page.keyboard.press("ArrowRight" if to % 3 > at % 3 else "ArrowLeft")
        self.page.keyboard.press("Enter")

    def agree(self, text: str) -> None:
        """Enter once more where it was chosen, unless that would choose more of it."""
        if text.split(" ", 1)[0] in ("discard", "advance"):
            super().agree(text)
        else:
            self.page.keyboard.press("Enter")

    def at(self, place: str) -> None:
        self.tab_to(self.page.locator('[data-place][tabindex="0"]'))
        for _ in range(20):
            if self.page.evaluate("document.activeElement.dataset.place") == place:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {place}")


class Finger(Hands):
    """Taps, at the tab that opens by itself."""

    def use(self, what: Locator) -> None:
        what.tap()

    def at(self, place: str) -> None:
        self.place(place).scroll_into_view_if_needed()
        x, y = self.place(place).evaluate(MIDDLE)
        self.page.touchscreen.tap(x, y)


def sensible(moves: list[str], rng: Random) -> str:
    """A move that keeps a game going: acting rather than resting, painting on, taking cards."""
    for start in ("paint ", "take ", "act ", "improve "):
        some = [move for move in moves if move.startswith(start)]
        if some and rng.random() < 0.8:
            return rng.choice(some)
    return rng.choice(moves)
