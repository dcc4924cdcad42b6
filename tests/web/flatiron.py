"""Hands that play at the drawn table of Flatiron: with the mouse, the keyboard or a finger alone."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from server.kit import Party
from web.kit import Guest, Words, until

FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
LEAVING = ("skip", "done", "end")
TABS = ("tab-board", "tab-hall", "tab-office")


class Hands:
    """What all hands share: the page, the seat, and which things on the table stand for a move."""

    def __init__(self, guest: Guest, page: Page, party: Party, seat: str, language: str = "en") -> None:
        self.guest, self.page, self.party, self.seat = guest, page, party, seat
        self.words = Words(language, "flatiron")

    # Looking -----------------------------------------------------------------------------------------------------

    def state(self) -> Any:
        return self.party.state(self.seat)

    def my_turn(self) -> Any:
        """The state once it is this seat's turn and the page shows so, or the game is over."""
        until(
            lambda: self.seat in self.state()["to_act"] or self.state()["status"] != "playing", "a turn", 40, self.page
        )
        state = self.state()
        until(lambda: self.guest.ply() >= state["ply"], f"the page shows ply {state['ply']}", page=self.page)
        self.page.evaluate(FRAME)
        return state

    def prepared(self) -> str | None:
        """The move that the page last asked the server about."""
        self.page.wait_for_timeout(1)
        asked = [one for one in self.guest.sent if one["type"] == "preview"]
        return str(asked[-1]["move"]) if asked else None

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

    def play(self, text: str) -> None:
        """Make that move as a person would, and see it count."""
        before = self.state()
        assert text in before["moves"], text
        if text in LEAVING:
            self.use(self.page.locator(f'button[data-text="{text}"]'))
        else:
            asked = self.prepare(text)
            until(
                lambda: self.counts(before) or ((asked or self.asks(text)) and self.confirm.is_enabled()),
                f"{text} is prepared, not {self.prepared()}",
                page=self.page,
            )
            if not self.counts(before):
                self.agree()
        until(lambda: self.counts(before), f"{text} counts", page=self.page)
        lines = self.party.record(self.seat).splitlines()
        assert lines[lines.index("") + 1 :][before["ply"]] == f"{self.seat} {text}"

    def counts(self, before: Any) -> bool:
        return bool(self.state()["ply"] > before["ply"])

    def asks(self, text: str) -> bool:
        """Does the page ask whether that move is meant? What only leads to another question of this seat it plays."""
        if self.prepared() != text:
            return False
        asked = [one for one in self.guest.sent if one["type"] == "preview"][-1]
        heard = (json.loads(one) for one in reversed(self.guest.heard) if one.startswith('{"type":"preview"'))
        answer = next((one for one in heard if one["id"] == asked["id"]), None)
        return answer is not None and not (answer["whole"] and answer["shown"]["turn"] == self.seat)

    def prepare(self, text: str) -> bool:
        """Click what stands for that move, until nothing is left to click; was it prepared already?"""
        if text.startswith("keep "):
            self.use(self.page.locator(f'button[data-text="{text}"]'))
            return False
        clicked = False
        for name in self.things(text):
            if self.prepared() == text and self.confirm.is_enabled() and not text.startswith("move"):
                break
            self.find(name)
            self.use(self.thing(name))
            clicked = True
            self.page.evaluate(FRAME)
        return not clicked

    def find(self, name: str) -> None:
        """Bring a thing to sight."""

    def use(self, what: Locator) -> None:
        raise NotImplementedError

    def agree(self) -> None:
        self.use(self.confirm)


class Mouse(Hands):
    def use(self, what: Locator) -> None:
        what.click()


class Keys(Hands):
    """Tab and Enter; S leaves out."""

    def use(self, what: Locator) -> None:
        wanted = what.element_handle()
        for _ in range(250):
            way = self.page.evaluate(
                """one => document.activeElement === one ? 0 :
                (document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ? 1 : -1""",
                wanted,
            )
            if way == 0:
                break
            self.page.keyboard.press("Tab" if way == 1 else "Shift+Tab")
        else:
            raise AssertionError(f"no tabbing leads to {what}")
        self.page.keyboard.press("Enter")

    def agree(self) -> None:
        """Enter on what was chosen last plays it."""
        self.page.keyboard.press("Enter")


class Finger(Hands):
    """Taps; what is under another tab, or on a card that is folded, is brought to sight first."""

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
                chip = self.page.locator(".chip button[aria-expanded=false]", has_text=street)
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
