"""The end of a game: its result beside the board, and the review move by move with anybody's eyes."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from boulevard.core.record import read_record
from server.kit import Party, Served
from web.kit import DESKTOP, PHONE, Visit, axe, laid_out, until

MOMENT = 250
"""Longer than the page waits before it fetches a position somebody rests on."""


@pytest.fixture(scope="module")
def finished(served: Served) -> Party:
    """A whole game of Paris by random moves; orange undid the first one and played another."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    party.move("orange", "take SQUARE")
    state = party.state("orange")
    party.post("undo", "orange", {"to": state["undo_to"][-1], "ply": state["ply"]})
    party.move("orange", "take CROSS")
    assert party.play()["status"] == "over"
    return party


def shown(page: Page) -> tuple[int, int]:
    """Which move of how many the slider stands at, once the page shows it."""
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")
    page.wait_for_timeout(MOMENT)
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def ply(page: Page) -> int:
    return int(parse_qs(urlsplit(page.url).query)["ply"][0])


@pytest.mark.parametrize(
    ("text", "size", "language", "theme"),
    [(False, DESKTOP, "en", "dark"), (True, DESKTOP, "fr", "dark"), (True, PHONE, "fr", "light")],
    ids=["drawn", "text", "text-phone"],
)
def test_result_and_review_are_laid_out_for_everybody(
    finished: Party, visit: Visit, text: bool, size: tuple[int, int], language: str, theme: str
) -> None:
    page = visit(language=language, size=size, theme=theme, text=text).page(f"/tables/{finished.table}")
    review = page.get_by_role("link", name=re.compile("Review|Revoir la partie"))
    expect(review).to_be_visible()
    opener = page.get_by_role("button", name=re.compile("score sheet|feuille de score"))
    if opener.is_visible():
        laid_out(page, "result, sheet closed")
        opener.click()
    expect(page.get_by_role("heading", name=re.compile("score sheet|feuille de score"))).to_be_visible()
    axe(page, "result")
    laid_out(page, "result")
    review.click()
    shown(page)
    page.keyboard.press("ArrowRight")
    shown(page)
    axe(page, "review")
    laid_out(page, "review")


def test_the_parts_of_the_sheet_add_up_and_show_themselves_on_the_board(finished: Party, visit: Visit) -> None:
    page = visit(text=False).page(f"/tables/{finished.table}")
    sheet = page.get_by_role("region", name="The score sheet")
    state = finished.state()
    for seat, scores in state["outcome"]["scores"].items():
        for line in ("lit", "group", "unbuilt", "cards"):
            parts = [item["points"] for item in state["shown"]["items"] if (item["seat"], item["line"]) == (seat, line)]
            assert sum(parts) == scores[line]
    expect(sheet.get_by_role("listitem")).to_have_count(len(state["shown"]["items"]))
    part = sheet.get_by_role("listitem").get_by_role("button").first
    expect(page.locator(".pointed")).to_have_count(0)
    part.focus()
    expect(page.locator(".pointed")).not_to_have_count(0)
    part.blur()
    expect(page.locator(".pointed")).to_have_count(0)


def test_stepping_scrubbing_and_playing(finished: Party, visit: Visit) -> None:
    guest = visit(text=False)
    page = guest.page(f"/tables/{finished.table}?ply=0")
    at, last = shown(page)
    assert at == 0
    decided = [line for line in lines_of(finished, None) if line["counts"] and line["seat"] in finished.tokens]
    assert last == len(decided)
    assert ply(page) == decided[0]["ply"]
    moves = page.get_by_role("region", name="All moves")
    assert "SQUARE" not in "".join(line["text"] for line in decided)  # it was undone
    steps = [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("ArrowRight", last), ("Home", 0)]
    for key, expected in steps:
        page.keyboard.press(key)
        assert shown(page)[0] == expected
        assert moves.locator("[aria-current=step] i").inner_text() == str(expected)
    page.get_by_role("combobox", name="Speed").select_option(label="× 4")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    until(lambda: int(page.get_by_role("slider").input_value()) >= 3, "it plays by itself", page=page)
    page.keyboard.press("Space")
    paused = shown(page)[0]
    page.wait_for_timeout(800)
    assert shown(page)[0] == paused
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert shown(page)[0] == paused + 1
    assert (slider.get_attribute("aria-valuetext") or "").startswith(f"Move {paused + 1} of {last}. ")
    page.get_by_role("link", name="Leave the review").click()
    expect(page.get_by_role("link", name="Review", exact=True)).to_be_visible()
    assert urlsplit(page.url).query == ""


def test_a_link_to_a_ply_shows_another_the_same_with_the_same_eyes(finished: Party, visit: Visit) -> None:
    """A tile drawn is seen by its owner alone; whoever opens the link sees what that seat saw."""
    holder = visit(text=True)
    holder.holds(finished, "orange")
    page = holder.page(f"/tables/{finished.table}?ply=0")
    shown(page)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    here = shown(page)
    assert parse_qs(urlsplit(page.url).query)["seat"] == ["orange"]
    told = page.get_by_role("region", name="The table in words")
    expect(told).to_contain_text("Orange holds tile")
    link = page.url
    other = visit(text=True).page(link.removeprefix(holder.served.url))
    assert shown(other) == here
    expect(other.get_by_role("region", name="The table in words")).to_contain_text("Orange holds tile")
    other.get_by_role("combobox", name="Seen by").select_option(label="a spectator")
    expect(other.get_by_role("region", name="The table in words")).to_contain_text("Orange holds a hidden tile")
    assert shown(other) == here


def test_the_record_comes_as_a_file_and_the_seed_beside_it(finished: Party, visit: Visit) -> None:
    page = visit(text=True).page(f"/tables/{finished.table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"paris-{finished.table}.game"
    assert read_record(download.value.path().read_bytes()).outcome is not None
    page.get_by_text("Were the draws fair?").click()
    seed = finished.state()["seed"]
    expect(page.get_by_text(f"boulevard verify paris-{finished.table}.game --seed {seed}")).to_be_visible()


def test_a_rematch_leads_everybody_to_the_same_table(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "me"})
    pages = []
    for seat in ("orange", "blue"):
        guest = visit(text=True)
        guest.holds(party, seat)
        pages.append(guest.page(f"/tables/{party.table}"))
        expect(pages[-1].get_by_role("heading", name="The table in words")).to_be_visible()
    party.post("resign", "blue", {})
    first, second = pages
    expect(first.get_by_text("By resignation.")).to_be_visible()
    first.get_by_role("button", name="Rematch").click()
    first.wait_for_url(lambda url: party.table not in url)
    second.get_by_role("link", name="To the rematch").click()
    second.wait_for_url(first.url)
    for page in pages:
        expect(page.get_by_role("heading", name="The table in words")).to_be_visible()


def lines_of(party: Party, seat: str | None) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = party.served.get(f"{party.path}/review{f'?seat={seat}' if seat else ''}")["lines"]
    return lines
