"""Clocks in the browser: chosen with a new table, seen at everybody's panel, paused by consent, and what is done about
whoever is late."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.kit import Clocked, Party
from web.kit import PHONE, Guest, Visit, Words, axe, laid_out, settle, until

EN, FR = Words("en", "paris", "clock", "talk"), Words("fr", "paris", "clock", "talk")
LIVE = {"kind": "live", "time": 20, "increment": 10}
DAYS = {"kind": "days", "time": 3, "vacation": 7}
DAY = 86_400.0


@pytest.fixture
def clocked(page_built: None, tmp_path: Path) -> Iterator[Clocked]:
    """A server whose time the test gives."""
    server = Clocked(f"sqlite:///{tmp_path}/tables.db", tmp_path, 0)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def two(clocked: Clocked) -> Party:
    """Two at a table of Paris, orange to play."""
    party = clocked.open(seats={"orange": "me", "blue": "open"}, options={"first": "orange"}, clock=LIVE)
    party.join("blue")
    return party


def sits(guest: Guest, party: Party, seat: str) -> Page:
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    expect(clock(page, seat)).to_be_visible()
    return page


def clock(page: Page, seat: str) -> Locator:
    return page.locator(f'[data-clock="{seat}"]:visible')


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name=EN("prompt-label")).or_(page.get_by_role("region", name=FR("prompt-label")))


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


SEEN = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const clock of document.querySelectorAll("[data-clock]")) {
    const face = clock.querySelector("b");
    if (!face.checkVisibility()) continue;
    const { left, right, top, bottom } = face.getBoundingClientRect();
    if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push(`outside: ${clock.innerText}`);
    for (const x of [left + 1, right - 1]) {
      const over = document.elementFromPoint(x, (top + bottom) / 2);
      if (!clock.contains(over)) faults.push(`${clock.innerText} is below ${over?.outerHTML.slice(0, 80)}`);
    }
  }
  return faults;
}"""
"""Every clock is in the window, read from its first figure to its last."""


def test_a_clock_is_chosen_and_runs_at_the_own_panel(clocked: Clocked, visit: Visit) -> None:
    page = visit(served=clocked).page("/new/paris")
    page.get_by_role("radio", name=EN("new-clock-own")).check(force=True)
    page.get_by_label(EN("new-clock-minutes")).fill("7")
    axe(page, "new table with a clock")
    laid_out(page, "new table with a clock")
    page.get_by_role("button", name=EN("new-start")).click()
    own = page.locator("[data-own-clock]")
    expect(own).to_have_count(1)  # bots have none
    expect(own).to_contain_text(re.compile(r"[67]:\d\d"))
    axe(page, "a table with a clock")
    # against bots one pauses alone, by the keyboard; and nobody moves until one is back
    own.press("Enter")
    yours = card(page, EN("yours"))
    expect(yours).to_be_visible()
    axe(page, "the own time")
    laid_out(page, "the own time")
    page.keyboard.press("Escape")
    expect(yours).to_have_count(0)
    expect(own).to_be_focused()
    own.press("Enter")
    for name in ("yours-more", "yours-less", "yours-less"):
        yours.get_by_role("button", name=EN(name)).click()
    expect(yours.get_by_text(EN("pause-length", minutes=10))).to_be_visible()
    yours.get_by_role("button", name=EN("pause-ask")).click()
    expect(prompt(page)).to_contain_text(re.compile(r"Pause: (10:00|9:5\d)"))
    expect(prompt(page)).to_contain_text(EN("pause-rests"))
    expect(page.locator("[data-offered]:visible")).to_have_count(0)
    axe(page, "a pause")
    prompt(page).get_by_role("button", name=EN("pause-end")).click()
    expect(prompt(page)).not_to_contain_text(EN("pause-rests"))
    expect(page.locator("[data-offered]:visible").first).to_be_visible()


def test_a_pause_is_agreed_to_and_over_once_both_are_back(clocked: Clocked, two: Party, visit: Visit) -> None:
    """On a phone all of it is read, and nothing that can be chosen is covered while it lasts."""
    theirs = sits(visit(served=clocked, language="fr", size=(360, 640), touch=True, theme="dark"), two, "orange")
    page = sits(visit(served=clocked), two, "blue")
    watching = visit(served=clocked).page(f"/tables/{two.table}")
    expect(watching.get_by_role("timer")).to_have_count(2)
    expect(watching.locator("[data-own-clock]")).to_have_count(0)
    page.locator("[data-own-clock]").click()
    card(page, EN("yours")).get_by_role("button", name=EN("pause-ask")).click()
    asked = theirs.get_by_role("alertdialog")
    expect(asked).to_contain_text(FR("pause-asked", name="Bleu", minutes=15))
    axe(theirs, "a pause is asked for, dark")
    laid_out(theirs, "a pause is asked for")
    # put away it stays offered, while one plays on
    theirs.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    prompt(theirs).get_by_role("button", name=FR("pause-answer")).click()
    asked.get_by_role("button", name=FR("pause-yes")).click()
    for at, words in ((theirs, FR), (page, EN), (watching, EN)):
        expect(prompt(at)).to_contain_text(words("pause-rests"))
        expect(at.locator("[data-offered]:visible")).to_have_count(0)
    expect(prompt(watching).get_by_role("button")).to_have_count(0)
    axe(theirs, "a pause, dark")
    laid_out(theirs, "a pause")
    back = prompt(theirs).get_by_role("button", name=FR("pause-end"))
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(prompt(theirs)).to_contain_text(FR("pause-back", name="Bleu"))
    prompt(page).get_by_role("button", name=EN("pause-end")).click()
    expect(theirs.locator("[data-offered]:visible").first).to_be_visible()
    expect(prompt(page)).to_contain_text("is to play")


def test_a_pause_that_is_declined_is_told_and_one_that_is_over_lets_play_go_on(
    clocked: Clocked, two: Party, visit: Visit
) -> None:
    page = sits(visit(served=clocked), two, "orange")
    page.locator("[data-own-clock]").click()
    card(page, EN("yours")).get_by_role("button", name=EN("pause-ask")).click()
    until(lambda: two.state()["clock"]["pause"] is not None, "a pause is asked for")
    page.locator("[data-own-clock]").click()
    expect(card(page, EN("yours"))).to_contain_text(EN("pause-waits", name="Blue"))
    page.keyboard.press("Escape")
    two.post("pause/answer", "blue", {"yes": False})
    expect(page.get_by_role("alert")).to_contain_text(EN("pause-declined"))
    two.move("orange")
    two.post("pause", "orange", {"minutes": 1})
    two.post("pause/answer", "blue", {"yes": True})
    expect(prompt(page)).to_contain_text(EN("pause-rests"))
    clocked.later(59)
    page.reload()
    expect(prompt(page)).to_contain_text("Blue is to play")  # nobody has said that it is over
    clocked.later(2)  # the page may think so a moment before the server does
    assert two.move("blue")["ply"] > 0


def test_whoever_is_away_is_told_at_once_and_waited_for_without_giving_anything_up(
    clocked: Clocked, two: Party, visit: Visit
) -> None:
    theirs = sits(visit(served=clocked), two, "orange")
    page = sits(visit(served=clocked, language="fr", size=PHONE, touch=True), two, "blue")
    theirs.close()
    expect(prompt(page)).to_contain_text(FR("clock-lost"), timeout=15_000)
    laid_out(page, "the connection is lost")
    expect(page.get_by_role("dialog")).to_have_count(0)
    clocked.later(125)
    late = card(page, FR("late-label", name="Orange"))
    expect(late).to_be_visible()
    expect(late).to_contain_text("17:")
    axe(page, "somebody is absent")
    laid_out(page, "somebody is absent")
    late.get_by_role("button", name=FR("late-ask")).click()
    said = f"{two.path}/talk"
    until(
        lambda: [one["phrase"] for one in clocked.get(said, two.tokens["orange"])["said"]] == ["there"], "it is asked"
    )
    late.get_by_role("button", name=FR("late-do-wait"), exact=True).click()
    expect(late).to_have_count(0)
    offer = prompt(page).get_by_role("button", name=FR("late-ways"))
    expect(offer).to_be_visible()
    laid_out(page, "somebody is waited for")
    two.state("blue")
    expect(late).to_have_count(0)
    offer.click()
    expect(late).to_contain_text(FR("late-absence", name="Orange", time="2 min"))
    late.get_by_label(FR("late-way-claim", name="Orange", people=2)).check()
    late.get_by_role("button", name=FR("late-do-claim", people=2), exact=True).click()
    expect(page.get_by_role("heading", name=FR("prompt-won")).first).to_be_visible()
    assert two.state()["outcome"]["reason"] == "absence"


def test_whoever_comes_back_takes_the_seat_again_from_the_bot(clocked: Clocked, two: Party, visit: Visit) -> None:
    guest = visit(served=clocked)
    theirs = sits(guest, two, "orange")
    page = sits(visit(served=clocked), two, "blue")
    theirs.close()
    until(lambda: two.state()["seats"]["orange"]["clock"]["gone"] is not None, "orange is away")
    clocked.later(125)
    late = card(page, EN("late-label", name="Orange"))
    late.get_by_label(EN("late-way-bot", name="Orange")).check()
    late.get_by_role("button", name=EN("late-do-bot")).click()
    expect(clock(page, "orange")).to_have_count(0)
    theirs = guest.page(f"/tables/{two.table}")
    theirs.get_by_role("button", name=EN("prompt-lent-back")).click()
    expect(clock(theirs, "orange")).to_be_visible()
    expect(clock(page, "orange")).to_be_visible()
    assert two.state()["seats"]["orange"]["kind"] == "person"


def test_who_is_late_is_told_and_called(clocked: Clocked, two: Party, visit: Visit) -> None:
    clocked.later(19 * 60 + 15)
    theirs = sits(visit(served=clocked, language="fr", size=PHONE, touch=True, theme="dark"), two, "orange")
    expect(clock(theirs, "orange")).to_contain_text(re.compile(r"0:[0-4]\d"))
    until(lambda: re.match(r"● 0:[0-4]\d", theirs.title()) is not None, "the title counts", page=theirs)
    axe(theirs, "a short clock, dark")
    laid_out(theirs, "a short clock")
    page, looking = sits(visit(served=clocked), two, "blue"), visit(served=clocked).page(f"/tables/{two.table}")
    clocked.later(60)
    page.reload()
    late = card(page, EN("late-label", name="Orange"))
    late.get_by_label(EN("late-way-claim", name="Orange", people=2)).check()
    axe(page, "somebody is late")
    expect(prompt(theirs)).to_contain_text(FR("late-own"))
    expect(looking.get_by_role("dialog")).to_have_count(0)
    late.get_by_role("button", name=EN("late-do-claim", people=2)).click()
    expect(page.get_by_role("heading", name=EN("prompt-won")).first).to_be_visible()
    expect(theirs.get_by_text(FR("decided-time", who="you", seat="-")).first).to_be_visible()
    assert two.state()["outcome"]["reason"] == "time"


def test_among_four_a_claim_is_a_vote_of_the_others(clocked: Clocked, visit: Visit) -> None:
    seats = clocked.get("/api/games/couleurs")["seats"]["4"]
    party = clocked.open("couleurs", seats=dict.fromkeys(seats, "me"), clock=LIVE)
    late = party.state()["to_act"][0]
    one, other, _ = (seat for seat in seats if seat != late)
    words = Words("en", "couleurs", "clock")
    first = sits(visit(served=clocked, size=PHONE, touch=True), party, one)
    second = sits(visit(served=clocked), party, other)
    clocked.later(20 * 60 + 5)
    for page in (first, second):
        page.reload()
        who = card(page, re.compile("is late"))  # type: ignore[arg-type]
        laid_out(page, "somebody is late among four")
        who.get_by_role("radio", name=re.compile("has lost")).check()
        if page is first:
            expect(who).to_contain_text(words("late-voices-none", needed=2))
            axe(page, "a vote")
        else:
            expect(who).to_contain_text(re.compile("^.*1 of 2 who must say so: "))
        who.get_by_role("button", name=words("late-do-claim", people=4)).click()
        expect(who).to_have_count(0)
        if page is first:
            expect(prompt(page)).to_contain_text(re.compile("has run out of time"))
            assert party.state()["seats"][late]["kind"] == "person"
    until(lambda: party.state()["seats"][late]["kind"] == "bot", "the seat is lost")


def test_over_days_the_own_clock_says_until_when_and_a_day_more_can_be_given(clocked: Clocked, visit: Visit) -> None:
    party, other = (
        clocked.open(seats={"orange": "me", "blue": "me"}, options={"first": "orange"}, clock=clock)
        for clock in (DAYS, {**DAYS, "vacation": 3})
    )
    guest = visit(served=clocked, size=PHONE, touch=True, language="fr")
    guest.holds(other, "blue")
    theirs = sits(guest, party, "orange")
    page = sits(visit(served=clocked), party, "blue")
    expect(clock(page, "orange")).to_contain_text("2 d 23 h")
    expect(clock(page, "orange")).to_contain_text("until")
    theirs.locator("[data-own-clock]").click()
    yours = card(theirs, FR("yours"))
    yours.get_by_role("button", name=FR("yours-more")).click()
    expect(yours.get_by_role("checkbox", name=FR("holiday-everywhere", count=1))).to_be_checked()
    axe(theirs, "a holiday")
    laid_out(theirs, "a holiday")
    yours.get_by_role("button", name=FR("holiday-go")).click()
    until(lambda: party.state()["seats"]["orange"]["clock"]["spare"] == 5, "a holiday")
    until(lambda: other.state()["seats"]["blue"]["clock"]["spare"] == 1, "a holiday elsewhere")
    expect(clock(page, "orange")).to_contain_text(EN("clock-holiday"))
    expect(prompt(page)).to_contain_text(re.compile("Orange is on holiday until .* [0-9]+:[0-9]{2}"))
    theirs.locator("[data-own-clock]").click()
    yours.get_by_role("button", name=FR("holiday-end")).click()
    until(lambda: other.state()["seats"]["blue"]["clock"]["spare"] == 2, "a whole day is kept")
    theirs.locator("[data-own-clock]:visible").click()
    for _ in range(3):
        yours.get_by_role("button", name=FR("yours-more")).click()
    guest.expects(r"422.*/holiday", r"422 \(Unprocessable")
    yours.get_by_role("button", name=FR("holiday-go")).click()
    expect(theirs.get_by_role("alert")).to_contain_text(FR("holiday-not", count=1))
    party.post("holiday", "orange", {"days": 0})
    clocked.later(3 * DAY + 60)
    page.reload()
    late = card(page, EN("late-label", name="Orange"))
    expect(late.get_by_role("radio").first).to_be_checked()
    late.get_by_role("button", name=EN("late-do-day")).click()
    expect(late).to_have_count(0)
    expect(clock(page, "orange")).to_contain_text("23 h")
    clocked.later(DAY)
    page.reload()
    expect(late.get_by_role("button", name=EN("late-do-wait"), exact=True)).to_be_visible()
    expect(late.get_by_role("radio")).to_have_count(3)


@pytest.mark.parametrize(("game", "count"), [("paris", 2), ("couleurs", 2), ("couleurs", 4), ("flatiron", 2)])
def test_with_clocks_everything_has_its_place(clocked: Clocked, visit: Visit, game: str, count: int) -> None:
    seats = clocked.get(f"/api/games/{game}")["seats"][str(count)]
    for timing in (LIVE, DAYS):
        party = clocked.open(game, seats=dict.fromkeys(seats, "me"), clock=timing)
        for _ in range(12):
            party.move(party.state()["to_act"][0])
        guest = visit(served=clocked, language="fr")
        page = sits(guest, party, party.state()["to_act"][0])
        sizes: Any = ((1440, 900), (1366, 768), (1920, 1080), (1024, 1366), (390, 844), (360, 640), (844, 390))
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("[data-own-clock]:visible").first).to_be_visible()
            settle(page)
            assert page.evaluate(SEEN) == [], f"{game} for {count} by {timing['kind']}, {width} px"
        guest.context.close()
    axe_at = visit(served=clocked, theme="dark")
    axe(sits(axe_at, party, party.state()["to_act"][0]), f"{game} with clocks, dark")


def test_in_the_text_table_clocks_are_read_too(clocked: Clocked, two: Party, visit: Visit) -> None:
    page = sits(visit(served=clocked, text=True), two, "orange")
    expect(page.get_by_role("timer", name=re.compile("^Blue has 20 min left"))).to_be_visible()
    axe(page, "clocks in the text table")
    laid_out(page, "clocks in the text table")
