"""The score pad in the browser: filled in by clicks, counted by the server, kept on the device, given on by a link."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from boulevard.core.table import Table
from pads import PADS
from server.kit import Served
from test_pads import finished
from web.kit import PHONE, Visit, Words, axe, examine, laid_out, settle
from web.pads import ENTER, Clicks, counter

EXAMPLE: dict[str, Any] = json.loads(files("boulevard.games.paris").joinpath("example.json").read_text("utf-8"))


def as_in_the_box(game: str, number: int) -> tuple[Table, dict[str, Any]]:
    """A finished game whose pieces were not mirrored, and whose score hangs on no colour of the ground."""
    for one in range(100 * number, 100 * number + 100):
        table = finished(game, one)
        data = PADS[game](registry.game(game), table.state)
        odd = {remark.key for remark in registry.part(game, "pad").count(registry.game(game), data).remarks}
        if not table.options.get("flip") and "pad-colours" not in odd:
            return table, data
    raise AssertionError(f"no such game of {game}")


def totals(page: Page, expected: dict[str, int]) -> None:
    """The bill says so, whether it is in sight or behind the board."""
    for seat, total in expected.items():
        expect(page.locator(f".bill [data-total='{seat}']")).to_have_text(str(total).replace("-", "−"))


def test_the_example_of_the_rulebook_is_entered_on_a_phone_by_clicks(served: Served, visit: Visit) -> None:
    """S6. 48 and 57, in 56 clicks; the sheet is whole, and nothing of it is hidden from anybody."""
    guest = visit(size=PHONE, touch=True)
    guest.expects_maybe("422")  # a card on its way from one to the other may be one too many for a moment
    page = guest.page("/score/paris")
    clicks = Clicks(page, Words("en", "paris"))
    ENTER["paris"](clicks, EXAMPLE)
    totals(page, {"orange": 48, "blue": 57})
    assert clicks.count == 56
    settle(page)
    axe(page, "the pad of Paris, filled in")
    laid_out(page, "the pad of Paris, filled in")
    page.locator(".totals").click()
    expect(page.get_by_text(clicks.words("scorepad-wins-by", name="Blue", points=9))).to_be_visible()
    settle(page)
    axe(page, "the bill of Paris")
    laid_out(page, "the bill of Paris")


@pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, marks=[pytest.mark.long] if number > 1 else [])
        for game in ENTER
        for number in (1, 2, 3)
    ],
)
def test_a_finished_game_entered_by_clicks_scores_as_it_did(
    served: Served, visit: Visit, game: str, number: int
) -> None:
    table, data = as_in_the_box(game, number)
    guest = visit(size=PHONE)
    guest.expects_maybe("422")  # a card on its way from one to the other may be one too many for a moment
    page = guest.page(f"/score/{game}")
    ENTER[game](Clicks(page, Words("en", game)), data)
    assert table.outcome is not None
    totals(page, {seat: sheet["total"] for seat, sheet in table.outcome.scores.items()})


def couleurs(page: Page) -> Words:
    """A small table of Couleurs: 14 with a white, and black."""
    words = Words("en", "couleurs")
    clicks = Clicks(page, words)
    clicks.button(words("scorepad-add-of", points=14))
    counter(clicks, words("scorepad-whites-of", number=1, points=14), 1)
    counter(clicks, words("scorepad-black"), 1)
    totals(page, {"1": 14 - 2 + 6, "2": 0})
    return words


def test_a_sheet_is_kept_shared_and_deleted(served: Served, visit: Visit) -> None:
    """It is there after a reload; its link holds names and table, and no server is asked for either; a cut or changed
    link says so."""
    guest = visit()
    page = guest.page("/score/couleurs")
    words = couleurs(page)
    page.get_by_label(words("scorepad-name", seat="Player 1")).fill("Ada & Zoé")
    page.keyboard.press("Tab")
    page.reload()
    totals(page, {"1": 18, "2": 0})
    expect(page.get_by_text(words("scorepad-wins-by", name="Ada & Zoé", points=18)).first).to_be_visible()
    page.get_by_role("button", name=words("scorepad-share"), exact=True).first.click()
    field = page.get_by_label(words("scorepad-link"))
    expect(field).to_have_value(re.compile(r"/score/couleurs#1\.\w+\.[\w-]+$"))
    link = field.input_value()
    settle(page)
    axe(page, "the sheet is shared")
    with page.expect_download() as download:
        page.get_by_role("button", name=words("result-picture")).click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG\r\n")

    other = visit(language="fr", size=PHONE)
    french = Words("fr", "couleurs")
    theirs = other.window()
    asked: list[str] = []
    theirs.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    theirs.goto(link)
    totals(theirs, {"1": 18, "2": 0})
    expect(theirs.get_by_text(french("scorepad-wins-by", name="Ada & Zoé", points=18)).first).to_be_visible()
    assert not [one for one in asked if "Ada" in one or link.rpartition(".")[2] in one]
    for broken in (link[:-7], link[:-3] + ("A" if link[-3] != "A" else "B") + link[-2:]):
        theirs.goto("/about")
        theirs.goto(broken)
        expect(theirs.get_by_role("alert")).to_contain_text(french("scorepad-link-broken"))
        totals(theirs, {"1": 0, "2": 0})
    theirs.goto("/score")
    expect(theirs.get_by_text(french("scorepad-sheets-none"))).to_be_visible()

    page.goto("/score")
    page.get_by_role("link", name=re.compile("18")).click()
    totals(page, {"1": 18, "2": 0})
    page.goto("/score")
    page.get_by_role("button", name=re.compile("^Delete")).click()
    expect(page.get_by_text(words("scorepad-sheets-none"))).to_be_visible()


def test_what_cannot_be_is_named_at_its_place_in_both_languages(served: Served, visit: Visit) -> None:
    """L5. More black than the box has; undone, the sheet is as it was."""
    guest = visit()
    guest.expects(r"422.*/score/couleurs", r"422 \(")
    page = guest.page("/score/couleurs")
    words = couleurs(page)
    counter(Clicks(page, words), words("scorepad-black"), 5)
    fault = page.locator("[data-fault='players']")
    expect(fault).to_contain_text("6 black; from 0 to 5 are possible in all (L5)")
    page.get_by_role("button", name=re.compile("^EN FR")).click()
    expect(fault).to_contain_text("(L5)")
    expect(fault).not_to_contain_text("possible in all")
    page.locator("h1").focus()
    page.keyboard.press("u")
    expect(fault).to_have_count(0)
    totals(page, {"1": 14 - 2 + 5 * 6, "2": 0})


def test_a_house_that_does_not_fit_stays_in_the_hand(served: Served, visit: Visit) -> None:
    """By keyboard alone; the line says why, and turned it lies."""
    guest = visit()
    guest.expects(r"422.*/score/paris", r"422 \(")
    page = guest.page("/score/paris")
    words = Words("en", "paris")
    page.locator("[data-cell='0,0']").focus()
    page.keyboard.press("Enter")  # a light on a8
    page.keyboard.press("2")
    page.locator("[data-thing='LINE']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell='0,0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing='LINE'].laid")).to_be_visible()
    expect(page.locator(".tell p")).to_have_text(
        words("scorepad-earns", piece="Line", name="Orange", size=3, lamps=1, points=3)
    )
    page.keyboard.press("b")
    totals(page, {"orange": 0, "blue": 6})
    page.locator("[data-thing='CORNER']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-cell='0,1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tell p")).to_have_text(re.compile("^Two pieces stand on"))
    expect(page.locator("[data-thing='CORNER'].laid")).to_have_count(0)
    totals(page, {"orange": 0, "blue": 6})
    page.keyboard.press("u")
    totals(page, {"orange": 6, "blue": 0})


@pytest.mark.parametrize("path", ["/score", *(f"/score/{game}" for game in ENTER)])
def test_every_pad_fits_and_can_be_heard(served: Served, visit: Visit, path: str) -> None:
    page = visit().page(path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    if path != "/score":
        expect(page.locator(".bill tfoot")).to_be_attached()
    examine(page, path)


def test_the_pad_is_found_from_home_and_from_the_rules(served: Served, visit: Visit) -> None:
    page = visit().page("/")
    page.get_by_role("link", name=Words("en")("home-pad")).click()
    expect(page.get_by_role("heading", name=Words("en")("scorepad-title"), exact=True)).to_be_visible()
    page.goto("/rules/flatiron")
    page.get_by_role("link", name=Words("en")("rules-pad")).click()
    expect(page).to_have_url(re.compile("/score/flatiron$"))
