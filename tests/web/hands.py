"""Hands at a drawn table: what those of every game share. A game's own hands say how a move of its notation is made."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from web.kit import Guest, Words, until

FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
WAY = """one => document.activeElement === one ? 0 :
  (document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) ? 1 : -1"""
"""Where something stands from what has the focus: 1 is after it, -1 before, 0 is itself."""


def hurried(page: Page) -> bool:
    """Nothing is left to decide: what plays itself in a moment is played now. Is the moment there?"""
    now = "document.querySelector('[data-offered=forced-now]')"
    return bool(page.evaluate(f"() => {now}?.click() ?? {now} !== null"))


class Played(Protocol):
    """What hands play at: a table, or something that stands for one."""

    def state(self, seat: str) -> Any: ...

    def record(self, seat: str) -> str: ...


class Hands:
    """The page, the seat, and what was prepared last. They play with the mouse, the keyboard or a finger alone."""

    game: str

    def __init__(self, guest: Guest, page: Page, party: Played, seat: str, language: str = "en") -> None:
        self.guest, self.page, self.party, self.seat = guest, page, party, seat
        self.words = Words(language, self.game)

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
            lambda: self.seat in self.state()["to_act"] or self.state()["status"] != "playing", "a turn", 60, self.page
        )
        state = self.state()
        self.caught_up(state["ply"])
        return state

    def asked(self) -> dict[str, Any] | None:
        """What the page last asked the server to preview."""
        self.page.wait_for_timeout(1)
        return next((one for one in reversed(self.guest.sent) if one["type"] == "preview"), None)

    def prepared(self) -> str | None:
        """The move that the page last asked the server about."""
        asked = self.asked()
        return None if asked is None else str(asked["move"])

    def counts(self, before: Any) -> bool:
        """Has anything been played since that state?"""
        return bool(self.state()["ply"] > before["ply"])

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Make that move as a person would, and see it count."""
        before = self.state()
        assert text in before["moves"], text
        if before["forced"]:
            until(lambda: hurried(self.page) or self.counts(before), f"{text} is played", page=self.page)
        else:
            self.make(text, before)
        until(lambda: self.counts(before), f"{text} counts", page=self.page)
        lines = self.party.record(self.seat).splitlines()
        assert lines[lines.index("") + 1 :][before["ply"]] == f"{self.seat} {text}"

    def make(self, text: str, before: Any) -> None:
        """Choose everything that a move needs, and agree to it."""
        raise NotImplementedError

    def use(self, what: Locator) -> None:
        """Click it, tap it, or press Enter on it."""
        raise NotImplementedError

    def tab_to(self, what: Locator) -> None:
        """With the Tab key, the shorter way."""
        wanted = what.element_handle()
        for _ in range(250):
            way = self.page.evaluate(WAY, wanted)
            if way == 0:
                return
            self.page.keyboard.press("Tab" if way == 1 else "Shift+Tab")
        raise AssertionError(f"no tabbing leads to {what}")
