"""The teacher in the browser: a dear move at a real position of Paris is not played before one has looked at it again,
in both languages, on a phone, in words, by keys."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.story import BOT
from boulevard.core.table import open_table
from boulevard.server import rows
from boulevard.server.brought import kept_line
from boulevard.server.database import engine_for
from boulevard.server.guests import hashed, new_token
from boulevard.server.kept import Company, Key, New, Seated, Stored
from server.kit import Party, Served
from web.kit import PHONE, Guest, Visit, Words, axe, until
from web.paris import Finger, Hands, Mouse
from web.test_records import RECORDS

DEAR = "build SMALL_L a2+a3+b3+c3"
"""In the dark, where nothing else finds room any more."""


@pytest.fixture
def party(served: Served) -> Party:
    """Colette in blue, to act in phase 2, against a bot; what the dear move costs is known to the server, so that no
    page has to wait for it."""
    record = read_record((RECORDS / "paris-mockup.game").read_bytes())
    game = registry.game(record.game)
    table, token = open_table(game, record), new_token()
    lines = [kept_line(table, line, 1.0) for line in record.lines]
    seats = {seat: Seated("bot" if name.startswith(BOT) else "person", name) for seat, name in table.players.items()}
    stored = Stored(
        id=f"taught{hashed(token)[:12]}", game=game.name, rules=game.version, options=table.options, seed=bytes(32),
        status="playing", version=0, ply=len(lines), company=Company(seats, dict(table.players), hints=True),
        snapshot_ply=len(lines), snapshot=game.save(table.state), touched=1.0,
        keys=[Key(hashed(token), "blue", "token")],
    )  # fmt: skip
    engine = engine_for(served.database)
    rows.create(engine, New(stored, lines, "blue", False))
    engine.dispose()
    party = Party(served, {"table": stored.id, "invite": "", "tokens": {"blue": token}})
    assert weighed(party)["grade"] == "mistake"
    return party


def weighed(party: Party) -> Any:
    return party.post("weigh", "blue", {"move": DEAR}, 200)


def sat_down(party: Party, guest: Guest) -> Page:
    guest.holds(party, "blue")
    return guest.page(f"/tables/{party.table}")


def confirmed(
    party: Party, guest: Guest, hands: Callable[..., Hands], language: str = "en"
) -> tuple[Page, Hands, Locator]:
    """The dear move, confirmed; and the card."""
    page = sat_down(party, guest)
    mine = hands(guest, page, party, "blue", language)
    mine.my_turn()
    mine.prepare(DEAR)
    mine.confirm.first.click()
    card = page.get_by_role("dialog", name=mine.words("teach-title"))
    expect(card).to_be_visible()
    return page, mine, card


def played(guest: Guest) -> list[str]:
    return [one["move"] for one in guest.sent if one["type"] == "move"]


def test_a_dear_move_is_looked_at_again_and_put_back(party: Party, visit: Visit) -> None:
    guest = visit(teaching="patient")
    page, mine, card = confirmed(party, guest, Mouse)
    cost = weighed(party)
    expect(card).to_be_focused()
    expect(card).to_contain_text(cost["said"]["en"]["cost"])
    expect(card.get_by_role("status")).to_contain_text(cost["said"]["en"]["reason"])
    expect(card.get_by_role("listitem")).to_have_count(len(cost["drivers"]))
    axe(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(mine.confirm.first).not_to_be_enabled()
    assert played(guest) == []
    assert party.state("blue")["ply"] == cost["ply"]
    mine.play(cost["better"]["move"])  # the teacher's own is not weighed
    until(lambda: played(guest) == [cost["better"]["move"]], "the better move is played", page=page)
    assert [one["type"] for one in guest.sent].count("weigh") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_better_move_is_shown_on_the_board_and_taken_up(
    party: Party, visit: Visit, language: str
) -> None:
    guest = visit(teaching="strict", size=PHONE, touch=True, language=language)
    page, mine, card = confirmed(party, guest, Finger, language)
    better = weighed(party)["better"]
    beside(card, mine.confirm.first)
    card.get_by_role("button", name=mine.words("teach-show")).tap()
    expect(card).to_contain_text(better["said"][language]["move"])
    expect(page.locator("main .pointed").filter(visible=True).first).to_be_visible()
    beside(card, mine.confirm.first)
    axe(page)
    card.get_by_role("button", name=mine.words("hint-prepare")).tap()
    expect(card).to_have_count(0)
    expect(mine.confirm.first).to_be_focused()
    mine.confirm.first.tap()
    until(lambda: played(guest) == [better["move"]], "the better move is played", page=page)


def beside(card: Locator, confirm: Locator) -> None:
    """The card is in sight, and not on what plays the move."""
    boxes = [one.bounding_box() for one in (card, confirm)]
    lies, go = boxes
    assert lies is not None
    assert go is not None
    assert lies["y"] >= 0
    assert lies["y"] + lies["height"] <= go["y"] or go["y"] + go["height"] <= lies["y"]


def test_by_keys_in_words_it_is_played_anyway(party: Party, visit: Visit) -> None:
    guest = visit(teaching="patient", text=True)
    page = sat_down(party, guest)
    words = Words("en", "paris")
    page.get_by_role("textbox").fill(DEAR)
    page.keyboard.press("Enter")
    confirm = page.get_by_role("button", name=words("text-confirm"))
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name=words("teach-title"))
    expect(card).to_be_focused()
    assert played(guest) == []
    page.keyboard.press("h")
    expect(card).to_contain_text(words("teach-better"))
    axe(page)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("textbox").fill(DEAR)
    page.keyboard.press("Enter")
    expect(confirm).to_be_focused()
    page.keyboard.press("Enter")  # who has looked at it again is not asked twice
    until(lambda: played(guest) == [DEAR], "it is played", page=page)


def test_a_teacher_is_chosen_for_a_new_table_and_in_the_menu(visit: Visit) -> None:
    guest = visit()
    page = guest.page("/new/paris")
    patient = page.get_by_role("radio", name="patient")
    expect(page.get_by_role("radio", name="none")).to_be_checked()
    page.get_by_text("Invite", exact=True).last.click()
    expect(patient).to_have_count(0)
    page.get_by_text("Bot", exact=True).last.click()
    page.get_by_text("patient", exact=True).click()
    expect(page.get_by_text("8 points")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Menu", exact=True).click()
    group = page.get_by_role("group", name="Teacher")
    expect(group.get_by_role("radio", name="patient")).to_be_checked()
    group.get_by_role("radio", name="none").check()
    page.reload()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(group.get_by_role("radio", name="none")).to_be_checked()
