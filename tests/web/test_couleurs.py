"""The drawn table of Couleurs: whole games with the mouse, the keyboard or a finger; every form of the notation."""

from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from boulevard import registry
from boulevard.core.record import Record, read_record
from boulevard.core.table import Table
from boulevard.server import archive
from server.kit import Party, Served
from web.couleurs import Finger, Hands, Keys, Mouse, sensible
from web.kit import PHONE, Visit, axe, examine, laid_out, settle, tells_total, until
from web.test_records import RECORDS

GAME = registry.game("couleurs")
MODULES = {"bonus": "B", "painters": "on"}


def whole_game(hands: Hands, rng: Random) -> set[str]:
    """Play to the end; the kinds of moves that were made. What is asked never moves the board, and the last round is
    told."""
    made = set()
    heights = set()
    told = False
    while (state := hands.my_turn())["status"] == "playing":
        heights.add(hands.page.locator(".prompt > section").evaluate("one => one.offsetHeight"))
        if not told and state["view"]["round"] == state["view"]["options"]["round_limit"]:
            key = "chip-last-short" if isinstance(hands, Finger) else "chip-last"  # on a phone in fewer words
            told_as = hands.words(key, round=state["view"]["round"])
            expect(hands.page.get_by_text(told_as, exact=True)).to_be_visible()
            told = True
        text = sensible(state["moves"], rng)
        hands.play(text)
        made.add(text.split(" ", 1)[0])
    assert len(heights) == 1, heights
    return made


@pytest.mark.parametrize(
    ("hands", "size", "players", "options"),
    [
        pytest.param(Mouse, (1440, 900), 2, {}, marks=pytest.mark.long),
        (Mouse, (1440, 900), 4, MODULES),
        (Keys, (1440, 900), 2, {"bonus": "A"}),
        (Finger, PHONE, 3, {"painters": "on"}),
    ],
)
def test_a_whole_game(
    served: Served, visit: Visit, hands: type[Hands], size: tuple[int, int], players: int, options: dict[str, str]
) -> None:
    seats = {"1": "me"} | {str(seat): "bot:random" for seat in range(2, players + 1)}
    party = served.open("couleurs", seats=seats, options={"round_limit": 3, **options})
    guest = visit(size=size, touch=hands is Finger)
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    made = whole_game(hands(guest, page, party, "1"), Random(hands.__name__))
    assert {"place", "act", "stay"} <= made
    state = party.state("1")
    assert state["outcome"]["reason"] in ("round limit", "second painting", "fifth black")
    tells_total(page, state["outcome"]["scores"]["1"]["total"])


# Every form of the notation ------------------------------------------------------------------------------------------

FORMS = {
    *("keep", "colour", "place", "act place", "act place payment", "act copy place", "rest", "improve", "again", "pay"),
    *("bonus", "take", "buy", "paint", "paint with", "done", "end", "play", "mix", "mix payment", "copy", "swap"),
    *("advance", "turn", "discard", "stay"),
}


KNOWN = (93, 168, 153)
"""Seeds that give them all; the others are tried where a change of the rules has changed these games."""


def form_of(text: str) -> str:
    """Which form of the notation a text has."""
    verb, *rest = text.split(" ")
    paid = bool(rest) and "+" in rest[-1]
    match verb:
        case "act":
            return "act copy place" if rest[0] == "copy" else f"act place{' payment' if paid else ''}"
        case "mix":
            return f"mix{' payment' if paid else ''}"
        case "paint":
            return "paint with" if len(rest) == 3 else "paint"
        case _:
            return verb


@pytest.fixture(scope="module")
def positions() -> dict[str, tuple[Record, str]]:
    """For each form a game in which the first player is offered it, found by playing at random."""
    found: dict[str, tuple[Record, str]] = {}
    for seed in (*KNOWN, *range(400)):
        rng = Random(seed)
        options = {"bonus": "AB"[seed % 2], "painters": "on", "first": "1"}
        table = Table(GAME, {"1": "Ada", "2": "Berthe"}, options)
        for _ in range(500):
            if table.outcome is not None or found.keys() >= FORMS:
                break
            (seat,) = table.to_act
            if seat == "-":
                drawn = [move for move, weight in GAME.chance(table.state) for _ in range(weight)]
                table.play(seat, rng.choice(drawn))
                continue
            texts = {str(move): move for move in GAME.options(table.state, seat)}
            if seat == "1":
                for text in texts:
                    if form_of(text) not in found:
                        found[form_of(text)] = (table.record_so_far(), text)
            liked = [text for text in texts if not text.startswith("rest")] or list(texts)
            table.play(seat, texts[rng.choice(liked)])
    assert found.keys() >= FORMS, FORMS - found.keys()
    return found


def brought(served: Served, record: Record) -> Party:
    """A table of the server that stands where the record ends."""
    made = archive.bring_in({"database": served.database}, record, bytes(32))
    return Party(served, {"table": made.table, "invite": made.invite, "tokens": made.tokens})


@pytest.mark.parametrize("hands", [Mouse, pytest.param(Keys, marks=pytest.mark.long)])
def test_every_form_of_the_notation(
    served: Served, visit: Visit, positions: dict[str, tuple[Record, str]], hands: type[Hands]
) -> None:
    guest = visit()
    page = guest.window()
    for record, text in positions.values():
        party = brought(served, record)
        guest.holds(party, "1")
        guest.heard.clear()
        guest.sent.clear()
        page.goto(f"/tables/{party.table}")
        mine = hands(guest, page, party, "1")
        expect(page.locator(".ring").first).to_be_visible()
        mine.my_turn()
        if text.startswith("turn") and hands is Mouse:
            edge = page.locator(".ring .next")
            expect(edge).to_have_count(12)
            mine.choice("turn 2").hover()
            expect(edge).to_have_count(0)  # the disc itself shows what each sector would face
        mine.play(text)


# Laying and taking up again ------------------------------------------------------------------------------------------


def rich(served: Served) -> Party:
    return brought(served, read_record((RECORDS / "couleurs-rich.game").read_bytes()))


def test_a_laid_pigment_is_clicked_away_again(served: Served, visit: Visit) -> None:
    """L17. Two pigments lie; the first is taken up, the second stays; then both ways back."""
    party = rich(served)
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "1")
    state = mine.my_turn()
    filled = {one["card"]: one["filled"] for one in state["view"]["players"]["1"]["canvases"]}
    laid = page.locator("[data-square].laid")
    expect(laid).to_have_count(2)
    first = page.locator("[data-square].laid:has(.ord:text-is('1'))")
    first.click()
    expect(laid).to_have_count(1)
    after = mine.my_turn()["view"]["players"]["1"]["canvases"]
    painted = sum(one["filled"].count(".") for one in after) - sum(one.count(".") for one in filled.values())
    assert painted == 1
    page.keyboard.press("Escape")
    expect(laid).to_have_count(0)


def test_a_refused_square_names_the_rule(served: Served, visit: Visit) -> None:
    """L17. A lifted blue does not fit a green square."""
    party = rich(served)
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "1")
    state = mine.my_turn()
    mine.tube("B").click()
    page.locator("[data-square][aria-disabled]:not(.done)").first.click(force=True)
    assert party.state("1")["ply"] == state["ply"]
    page.get_by_role("link", name="Rule L17").click()
    card = page.get_by_role("dialog", name="Rule L17")
    expect(card).to_contain_text("White fits every square")
    card.get_by_role("link", name=mine.words("rule-all")).click()
    expect(page.locator("#L17")).to_be_visible()
    page.get_by_role("link", name=mine.words("rules-back")).click()
    expect(page.locator(".ring").first).to_be_visible()


def test_a_crowded_table_at_every_width_in_both_languages_and_themes(served: Served, visit: Visit) -> None:
    """Six assistants, 22 whites, four paintings, four bonus cards, long names; at last enlarged four times."""
    party = brought(served, read_record((RECORDS / "couleurs-crowd.game").read_bytes()))
    state = party.state("1")["view"]
    own = state["players"]["1"]
    assert sum(one["seat"] == "1" for place in state["places"] for one in place["assistants"]) == 6
    assert (own["stock"]["W"], len(own["canvases"]), len(own["bonuses"])) == (22, 4, 4)
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator(".ring").first).to_be_visible()
    until(lambda: guest.ply() > 0, "the state has come", page=page)
    examine(page, "couleurs")
    page.set_viewport_size({"width": 360, "height": 225})
    settle(page)
    laid_out(page, "enlarged")
    assert page.locator(".dock").evaluate("one => getComputedStyle(one).position") == "static"


def has_seen(hands: Hands, ply: int) -> bool:
    return hands.guest.ply() >= ply


def test_four_browsers_at_one_table(served: Served, visit: Visit) -> None:
    """Each places an assistant; all four see each of them come, and who is next."""
    party = served.open("couleurs", seats=dict.fromkeys("1234", "me"), options={"first": "1"})
    hands = {}
    for seat in "1234":
        guest = visit()
        guest.holds(party, seat)
        hands[seat] = Mouse(guest, guest.page(f"/tables/{party.table}"), party, seat)
    hands["1"].my_turn()
    hands["1"].at("s4")
    expect(hands["1"].page.get_by_text("Take 3 yellow.")).to_be_visible()
    hands["1"].page.keyboard.press("Escape")
    for seat, place in zip("1234", ("s4", "s4", "white", "copy"), strict=True):
        hands[seat].my_turn()
        hands[seat].play(f"place {place}")
        ply = party.state()["ply"]
        for other in hands.values():
            until(partial(has_seen, other, ply), "all have seen it", page=other.page)
    for one in hands.values():
        expect(one.page.locator(".ring .pawn")).to_have_count(4)


def test_a_phone_tells_what_the_others_did(served: Served, visit: Visit) -> None:
    """The last of it under the banner, in room that is kept; the log fills the screen down to the buttons."""
    party = served.open("couleurs", seats=dict.fromkeys("1234", "me"), options={"first": "1"})
    guest = visit(size=PHONE, touch=True)
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    ring = page.locator(".ring").first
    expect(ring).to_be_visible()
    top = ring.bounding_box()
    for seat, place in zip("1234", ("s4", "s4", "white", "copy"), strict=True):
        party.move(seat, f"place {place}")
    told = page.get_by_role("list", name="Since my turn").get_by_role("listitem")
    expect(told).to_have_count(2)
    expect(told.last).to_contain_text("Player 4")
    assert ring.bounding_box() == top
    laid_out(page, "told")
    page.get_by_role("tab", name="Log").tap()
    log, dock = (page.locator(one).bounding_box() for one in (".log ol", ".dock"))
    assert log is not None
    assert dock is not None
    assert log["height"] > 300
    assert log["y"] + log["height"] <= dock["y"]


def test_the_result_of_four(served: Served, visit: Visit) -> None:
    """L29. The sheet in parts for four seats, readable beside the board in both themes."""
    party = served.open("couleurs", seats=dict.fromkeys("1234", "me"), options={"round_limit": 2})
    party.play()
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator("table.many")).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        settle(page)
        laid_out(page, "result")
        axe(page, f"result, {theme}")
    # upright, what is told has the width of the window, below the board
    page.set_viewport_size({"width": 1024, "height": 1366})
    settle(page)
    laid_out(page, "result, upright")
    box = page.locator(".told").bounding_box()
    assert box is not None
    assert box["width"] > 900


def test_a_name_is_read_whole_beside_its_figures(served: Served, visit: Visit) -> None:
    """The bot's own name, at a laptop's width, whether it is thought of or thinks: never broken, never cut."""
    party = served.open("couleurs", seats={"1": "me", "2": "bot:apprenti"}, options={"first": "2"})
    guest = visit(size=(1366, 768))
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator('[data-rival="2"]')).to_be_visible()
    for name in (page.locator(".sheet tbody i").last, page.locator('[data-rival="2"] h2')):
        expect(name).to_have_text("Apprentice")
        cut, height, size = name.evaluate(
            "one => [one.scrollWidth > one.clientWidth, one.clientHeight, parseFloat(getComputedStyle(one).fontSize)]"
        )
        assert not cut
        assert height < 1.9 * size
