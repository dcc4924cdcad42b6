"""Clocks in the browser: chosen with a new table, seen above it, paused, and called against whoever is late."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from server.kit import Clocked
from web.kit import PHONE, Visit, Words, axe, laid_out

EN, FR = Words("en", "paris", "clock"), Words("fr", "paris", "clock")
LIVE = {"kind": "live", "time": 20, "increment": 10}


@pytest.fixture
def clocked(page_built: None, tmp_path: Path) -> Iterator[Clocked]:
    """A server whose time the test gives."""
    server = Clocked(f"sqlite:///{tmp_path}/tables.db", tmp_path, 0)
    server.start()
    yield server
    server.stop()


def test_a_clock_is_chosen_and_runs_above_the_table(clocked: Clocked, visit: Visit) -> None:
    page = visit(served=clocked).page("/new/paris")
    page.get_by_role("radio", name=EN("new-clock-own")).check(force=True)
    page.get_by_label(EN("new-clock-minutes")).fill("7")
    axe(page, "new table with a clock")
    laid_out(page, "new table with a clock")
    page.get_by_role("button", name=EN("new-start")).click()
    clock = page.get_by_role("timer")
    expect(clock).to_have_count(1)  # bots have none
    expect(clock).to_have_text(re.compile(r"^\s*[67]:\d\d\s*$"))
    expect(page.get_by_text(EN("clock-none"))).to_be_visible()
    axe(page, "a table with a clock")
    # against bots one pauses alone, by the keyboard
    summary = page.locator("summary", has_text=EN("pause"))
    summary.focus()
    page.keyboard.press("Enter")
    page.get_by_label(EN("pause-minutes")).press("Enter")
    back = page.get_by_role("button", name=EN("pause-end"))
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def test_who_is_late_is_told_and_called(clocked: Clocked, visit: Visit) -> None:
    party = clocked.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"}, clock=LIVE)
    late, rival, watcher = (
        visit(served=clocked, language="fr", size=PHONE, touch=True, theme="dark"),
        visit(served=clocked),
        visit(served=clocked),
    )
    late.holds(party, "orange")
    rival.holds(party, "blue")
    clocked.later(19 * 60 + 15)
    theirs = late.page(f"/tables/{party.table}")
    expect(theirs.get_by_role("timer").first).to_have_text(re.compile(r"^\s*0:[0-4]\d"))
    axe(theirs, "a short clock, dark")
    laid_out(theirs, "a short clock")
    page, looking = rival.page(f"/tables/{party.table}"), watcher.page(f"/tables/{party.table}")
    expect(looking.get_by_role("timer")).to_have_count(2)
    clocked.later(60)
    page.reload()
    claim = page.get_by_role("button", name=EN("late-claim", count=2))
    expect(claim).to_be_visible()
    axe(page, "somebody is late")
    expect(looking.get_by_role("button", name=EN("late-claim", count=2))).to_have_count(0)
    claim.click()
    expect(page.get_by_role("heading", name=EN("prompt-won")).first).to_be_visible()
    expect(theirs.get_by_text(FR("decided-time", who="you", seat="-")).first).to_be_visible()
    assert party.state()["outcome"]["reason"] == "time"
