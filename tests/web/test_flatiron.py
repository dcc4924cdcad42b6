"""The drawn table of Flatiron: whole games with the mouse, the keyboard or a finger alone; every kind of move."""

import json
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from boulevard import registry
from boulevard.core.draws import draw
from boulevard.core.record import read_record
from boulevard.server import archive
from server.kit import Party, Served
from web.flatiron import Finger, Hands, Keys, Mouse, sensible
from web.kit import DESKTOP, PHONE, WIDTHS, Visit, axe, examine, laid_out, settle, tells_total, until

RECORDS = Path(__file__).parent / "records"
GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "flatiron"


def kind(text: str, view: Any) -> str:
    """Which decision of the notation table a text belongs to."""
    verb, *rest = text.split(" ")
    key = view["decision"]["key"]
    if verb == "buy" and rest:
        return "buy a card" if rest[0] in ("top", "bottom") else "buy any pillar"
    if verb == "copy":
        return "copy an own action" if rest[0] in ("broadway", "st23", "av5", "st22") else "copy an open card"
    if verb == "hall":
        return f"hall {rest[0]}"
    if verb == "decree":
        return "decree" if key == "one-thing" else "decree within an action"
    return verb


@pytest.mark.parametrize(
    ("hands", "size", "alone"),
    [(Mouse, (1440, 900), False), (Keys, (1440, 900), False), (Finger, PHONE, False), (Mouse, (1440, 900), True)],
    ids=["mouse", "keys", "finger", "solo"],
)
def test_a_whole_game(served: Served, visit: Visit, hands: type[Hands], size: tuple[int, int], alone: bool) -> None:
    """F7 to F32, and alone against Daniel (F33 to F38), in a few turns."""
    seats = {"1": "me"} if alone else {"1": "me", "2": "bot:random"}
    options = {"turn_limit": 4, "side": "free", **({"daniel": "hard"} if alone else {"first": "1"})}
    party = served.open("flatiron", seats=seats, options=options)
    guest = visit(size=size, touch=hands is Finger)
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator(".map, .boards").first).to_be_visible()
    one, rng, made = hands(guest, page, party, "1"), Random(f"{hands.__name__} {alone}"), set()
    while (state := one.my_turn())["status"] == "playing":
        text = sensible(state["moves"], rng)
        made.add(kind(text, state["view"]))
        one.play(text)
    assert {"board", "move"} <= made
    tells_total(page, party.state("1")["outcome"]["scores"]["1"]["total"])


WANTED = {
    *("move", "buy a card", "decree", "activate", "dollars", "buy", "sell", "build", "done", "floor", "gain", "swap"),
    *("buy any pillar", "copy an own action", "copy an open card", "card", "decree within an action"),
    *("news", "keep", "end", "skip"),
}


TURNS = [("19", 155), ("02", 113), ("22", 139), ("30", 44), ("08", 133), ("21", 127), ("06", 35), ("13", 17)]
"""Golden games, and lines of theirs from which the first seat makes every kind of move before chance comes in."""


def opened(served: Served, path: Path, ply: int | None = None, seed: bytes = b"\5" * 32) -> Party:
    """A table that goes on from a record, or from one of its lines; a person has the first seat."""
    record = read_record(path.read_bytes())
    record.players["1"] = "Colette"
    if ply is not None:
        record.lines, record.outcome, record.seed = record.lines[:ply], None, None
    found = archive.bring_in({"database": served.database}, record, seed)
    return Party(served, {"table": found.table, "invite": found.invite, "tokens": found.tokens})


def test_every_kind_of_move_can_be_made(served: Served, visit: Visit) -> None:
    """The whole notation table with the mouse; of what was shown already the server is told directly."""
    missing, guest = set(WANTED), visit()
    for name, ply in TURNS:
        path = GOLDEN / f"{name}.game"
        party = opened(served, path, ply)
        guest.holds(party, "1")
        hands = Mouse(guest, guest.page(f"/tables/{party.table}"), party, "1")
        for line in takewhile(lambda line: line.seat == "1", read_record(path.read_bytes()).lines[ply:]):
            one = kind(line.text, party.state("1")["view"])
            if one in missing:
                hands.my_turn()
                hands.play(line.text)
                missing.discard(one)
            else:
                party.move("1", line.text)
        hands.page.close()
    assert missing == set()


@pytest.mark.parametrize("text", ["hall decree DE3 st23 top", "hall news", "hall dollars"])
def test_the_options_of_city_hall(served: Served, visit: Visit, text: str) -> None:
    """F22, F23. Board 3's golden side has them on 5th Avenue: each with the mouse, each with a finger."""
    for hands, size in ((Mouse, (1440, 900)), (Finger, PHONE)):
        party, guest = opened(served, RECORDS / "flatiron-hall.game"), visit(size=size, touch=hands is Finger)
        guest.holds(party, "1")
        one = hands(guest, guest.page(f"/tables/{party.table}"), party, "1")
        one.my_turn()
        one.play(text)


def test_every_state_fits_every_window(served: Served, visit: Visit) -> None:
    """Twelve cards in the columns, five newspapers: from 360 to 2560 px, both languages, both themes, axe content."""
    party, guest = opened(served, RECORDS / "flatiron-rich.game"), visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator(".told")).to_be_visible()
    examine(page, "one thing", ".board, .pmap")


def test_a_long_game_alone_fits(served: Served, visit: Visit) -> None:
    """Daniel has 170 points and over 20 cards, oneself twelve: on a desk and at 400 %; the decrees stay in sight."""
    party = opened(served, GOLDEN / "18.game", 374)
    for size, language in ((DESKTOP, "fr"), (WIDTHS[0], "fr"), (DESKTOP, "en")):
        guest = visit(size=size, language=language)
        guest.holds(party, "1")
        page = guest.page(f"/tables/{party.table}")
        expect(page.locator(".told")).to_be_visible()
        settle(page)
        laid_out(page, f"{size}, {language}", ".board, .pmap")
        if size == DESKTOP:
            bottom = "one => one.getBoundingClientRect().bottom"
            assert page.locator(".dec").last.evaluate(bottom) < page.locator(".desk").evaluate(bottom) <= size[1]
    axe(page)


WATCHED = """
window.told = [];
new MutationObserver(() => {
    const [prompt, pile] = [document.querySelector(".prompt.replay"), document.querySelector(".p-st22 .card")];
    const now = JSON.stringify([prompt?.textContent ?? "", pile !== null]);
    if (window.told.at(-1) !== now) window.told.push(now);
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Notes what the prompt says, and whether a card lies on the pile of 22nd Street, whenever one of them changes."""


def test_daniels_turn_is_shown_one_thing_after_the_other(served: Served, visit: Visit) -> None:
    """F34 to F36. His turn comes as one and is shown as it went: the last card of a pile lies there until he takes it,
    and is gone then; that is the table as it is, and one's own turn."""
    seed = seed_for("02.game", 278, "deal daniel DB8")
    party, guest = opened(served, GOLDEN / "02.game", 278, seed), visit(moving=True)
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    page.locator(".p-st22 .card").wait_for()
    page.evaluate(WATCHED)
    page.locator('[data-thing="dollars"]').first.click()
    page.locator(".acts .btn.go").click()
    expect(page.locator(".p-st22 > .none")).to_be_visible()
    steps = [(said, lies) for said, lies in map(json.loads, page.evaluate("window.told")) if "Daniel" in said]
    assert len({said for said, _ in steps}) > 1, "one thing after the other"
    assert all(lies for _, lies in steps)
    expect(page.locator(".prompt.mine")).to_be_visible()


def seed_for(name: str, ply: int, wanted: str) -> bytes:
    """A seed by which chance, after that line of a golden game is played again, says what it said."""
    record = read_record((GOLDEN / name).read_bytes())
    game = registry.game("flatiron")
    s = game.setup(len(record.players), record.options)
    for line in record.lines[: ply + 1]:
        game.apply(s, line.seat, game.parse(line.text))
    seeds = (bytes([byte]) * 32 for byte in range(256))
    return next(seed for seed in seeds if str(draw(seed, ply + 1, game.chance(s))) == wanted)


def test_a_refused_click_says_why(served: Served, visit: Visit) -> None:
    """F10. One's own place is no place to go to."""
    party = opened(served, RECORDS / "flatiron-rich.game")
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    here = party.state("1")["view"]["players"]["1"]["place"]
    other = next(street for street in ("broadway", "st23", "av5", "st22") if street != here)
    page.locator(f'[data-thing="half:{other}:top"]').first.click(force=True)
    expect(page.locator(".prompt .why")).to_be_visible()
    expect(page.locator(".prompt .rule")).to_be_visible()


def test_one_confirmation_is_enough(served: Served, visit: Visit) -> None:
    """What can be undone is done by one click; what ends the turn lies there until it is confirmed, and a second click
    on it takes it back."""
    party = opened(served, GOLDEN / "02.game", 52)
    guest = visit()
    guest.holds(party, "1")
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator(".pile.p-av5 .go button")).to_be_visible()
    page.locator(".pile.p-av5 .head").focus()  # a card is read by its title, which walks nowhere by itself
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").filter(visible=True)).to_be_visible()
    page.keyboard.press("Escape")
    assert party.state("1")["view"]["decision"]["key"] == "move"
    page.locator(".pile.p-av5 .go button").click()
    thing, confirm = page.locator('[data-thing="dollars"]').first, page.locator(".acts .btn.go")
    thing.click()
    expect(confirm).to_be_enabled()
    page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()
    page.locator('[data-thing="activate"]').first.click()
    confirm.click()
    until(lambda: party.state("1")["view"]["decision"]["key"] == "action", "the activation has begun", page=page)
    expect(page.locator(".told .now")).to_be_visible()
    expect(confirm).to_be_enabled()
    page.keyboard.press("u")  # what lies ready by itself is put back first
    expect(confirm).to_be_disabled()
    page.keyboard.press("u")
    until(lambda: party.state("1")["view"]["decision"]["key"] == "one-thing", "it was undone", page=page)
    expect(page.locator(".three .ch").first).to_be_visible()
    thing.click()
    expect(confirm).to_be_enabled()
    before = party.state("1")["ply"]
    thing.click()
    expect(confirm).to_be_disabled()
    thing.click()
    expect(confirm).to_be_enabled()
    assert party.state("1")["ply"] == before, "nothing is played that is asked about"
    confirm.click()
    until(lambda: party.state("1")["ply"] > before, "what is confirmed counts", page=page)
