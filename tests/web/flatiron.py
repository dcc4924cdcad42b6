"""Hands that play at the drawn table of Flatiron: with the mouse, the keyboard or a finger alone."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator

from web import hands
from web.hands import FRAME
from web.kit import until

LEAVING = ("skip", "done", "end")
TABS = ("tab-board", "tab-hall", "tab-office")


class Hands(hands.Hands):
    """What all hands share here: which things on the table stand for a move."""

    game = "flatiron"
    in_words: tuple[str, ...] = ("keep ", "sell")
    """Moves that are chosen as a whole, from a list."""

    # Looking -----------------------------------------------------------------------------------------------------

    def ready(self) -> bool:
        """May what is prepared be agreed to? The button goes as soon as a move is played by itself."""
        return self.confirm.filter(visible=True).and_(self.page.locator(":enabled")).count() > 0

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".acts .btn.go")

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]:visible').first

    def things(self, text: str) -> list[str]:
        """What is clicked for a move, one after the other; nothing where it is prepared by itself."""
        view = self.state()["view"]
        verb, *rest = text.split(" ")
        here = view["players"][self.seat]["place"]
        pile = next((street for street, pile in view["piles"].items() if rest and pile["open"] == rest[0]), None)
        match verb, rest:
            case "move", [location]:
                return [f"at:{location}"]
            case "buy", ["top" | "bottom" as end]:
                return [f"half:{here}:{end}"]
            case "buy", [colour]:
                return [f"pillar:{colour}"]
            case "build", [colour, slot]:
                return [f"pillar:{colour}", f"slot:{slot}"]
            case "swap", [given, taken]:
                return [f"pillar:{given}", f"pillar:{taken}"]
            case "card", [street, end]:
                return [f"half:{street}:{end}"]
            case "copy", [_, end] if pile is not None:
                return [f"half:{pile}:{end}"]
            case "copy", [street, place]:
                return [f"row:{street}:{place}"]
            case ("decree", [decree, street, end]) | ("hall", ["decree", decree, street, end]):
                return [f"decree:{decree}:{end}", f"tuck:{street}:{end}"]
            case "hall", [what]:
                return [f"hall:{what}"]
            case "news", [kind]:
                return [f"news:{kind}"]
            case "board", [board, side]:
                return [f"board:{board}:{side}"]
            case (("activate" | "dollars"), _):
                return [verb]
        return []

    # Playing -----------------------------------------------------------------------------------------------------

    def make(self, text: str, before: Any) -> None:
        asked = self.prepare(text, before)
        until(
            lambda: self.counts(before) or ((asked or self.asks(text)) and self.ready()),
            f"{text} is prepared, not {self.prepared()}",
            page=self.page,
        )
        if not self.counts(before):
            self.agree()

    def asks(self, text: str) -> bool:
        """Does the page ask whether that move is meant? One walks at once where more is asked of this seat."""
        asked = self.asked()
        if asked is None or asked["move"] != text:
            return False
        if not text.startswith("move "):
            return True
        heard = (json.loads(one) for one in reversed(self.guest.heard) if one.startswith('{"type":"preview"'))
        answer = next((one for one in heard if one["id"] == asked["id"]), None)
        if answer is None:
            return False
        return not (answer["whole"] and answer["shown"]["turn"] == self.seat)

    def prepare(self, text: str, before: Any) -> bool:
        """Click what stands for that move, until nothing is left to click, or it was played already, as one walks
        at once; was it prepared already?"""
        if text.startswith(self.in_words) or text in LEAVING:
            self.use(self.page.locator(f'button[data-text="{text}"]'))
            return False
        clicked = False
        for name in self.things(text):
            if self.prepared() == text and self.ready() and not text.startswith("move"):
                break
            self.find(name)
            if not self.waited_for(name, before):
                break
            self.use(self.thing(name))
            clicked = True
            self.page.evaluate(FRAME)
        return not clicked

    def waited_for(self, name: str, before: Any) -> bool:
        """Does the thing come into sight, before anything is played?"""
        thing = self.thing(name)
        until(lambda: self.counts(before) or thing.count() > 0, f"{name} comes into sight", page=self.page)
        return not self.counts(before)

    def find(self, name: str) -> None:
        """Bring a thing to sight."""

    def agree(self) -> None:
        self.use(self.confirm)


class Mouse(Hands):
    def use(self, what: Locator) -> None:
        what.click()


class Keys(Hands):
    """Tab and Enter; S leaves out."""

    def use(self, what: Locator) -> None:
        self.tab_to(what)
        self.page.keyboard.press("Enter")

    def agree(self) -> None:
        """Enter on what was chosen last plays it."""
        self.page.keyboard.press("Enter")


class Finger(Hands):
    """Taps; what is under another tab, or on a card that is folded, is brought to sight first.
    The boards are to be read, and chosen below."""

    in_words = ("keep ", "sell", "board ")

    def use(self, what: Locator) -> None:
        what.tap()

    def find(self, name: str) -> None:
        for key in TABS:
            if self.page.locator(f'[data-thing="{name}"]:visible').count():
                return
            tab = self.page.get_by_role("tab", name=re.compile("^" + re.escape(self.words(key))))
            tab.tap()
            if key == "tab-board" and name.startswith("half:"):
                street = self.words(f"short-{name.split(':')[1]}")
                chip = self.page.locator(f'.chip button[aria-expanded=false]:has(b:text-is("{street}"))')
                if chip.count():
                    chip.first.tap()


def sensible(moves: list[str], rng: Random) -> str:
    """A move that gets on: things are done rather than left out."""
    doing = [move for move in moves if move not in LEAVING and not move.startswith("news ")]
    if not doing:
        return rng.choice(moves)
    verbs = sorted({move.split(" ")[0] for move in doing})
    verb = rng.choice([*verbs, *(["activate"] * 2 if "activate" in verbs else [])])
    return rng.choice([move for move in doing if move.split(" ")[0] == verb])
