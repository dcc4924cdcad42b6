"""What can go wrong: each shows a sentence in the reader's language and a way on, and loses nothing."""

import os
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.kit import Party, Served
from web.kit import Guest, Visit, Wire, Words, axe, until

EN, FR = Words("en", "paris"), Words("fr", "paris")


def two(served: Served, **options: Any) -> Party:
    """A table of Paris: orange begins and comes with a browser, blue is played over HTTP."""
    return served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange", **options})


def sit(guest: Guest, party: Party, text: bool = True) -> Page:
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    if text:
        expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    return page


def prepare(page: Page, text: str) -> None:
    """Type a move at the text table; it is shown, and waits for a yes."""
    field = page.locator("#move-typed")
    field.fill(text)
    field.press("Enter")
    expect(page.locator("#move-preview li, #move-preview p").first).to_be_visible()


def agree(page: Page, words: Words = EN) -> None:
    page.get_by_role("button", name=words("text-confirm"), exact=True).click()


def lines(party: Party, seat: str = "orange") -> list[str]:
    whole = party.record(seat).splitlines()
    return [line for line in whole[whole.index("") + 1 :] if line.startswith(f"{seat} ")]


# The server goes away ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_move_sent_while_the_server_dies_counts_once(lonely: Served, visit: Visit, language: str) -> None:
    """Frozen, then killed without having read it, then started again: the page connects and sends it by itself."""
    words = Words(language, "paris")
    party = two(lonely)
    guest = visit(lonely, language=language, text=True)
    page = sit(guest, party)
    move = party.state("orange")["moves"][0]
    prepare(page, move)
    assert lonely.process is not None
    os.kill(lonely.process.pid, signal.SIGSTOP)
    agree(page, words)
    guest.away()
    guest.expects_maybe("409.*/choices")  # asked anew in the moment before the move is sent again
    lonely.kill()
    expect(page.get_by_text(words("banner-lost-sending"))).to_be_visible()
    axe(page, "connection lost")
    lonely.start()
    expect(page.get_by_text(words("banner-lost-sending"))).to_have_count(0)
    until(lambda: lines(party) == [f"orange {move}"], "the move counts once", page=page)
    party.move("blue")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    assert lines(party) == [f"orange {move}"]


def test_a_move_whose_answer_was_lost_counts_once(served: Served, visit: Visit) -> None:
    """The server has written it, but its answer never arrives: the page repeats it, with the same id."""
    party = two(served)
    guest = visit(text=True)
    guest.holds(party, "orange")
    page = guest.window()
    wire = Wire(page)
    page.goto(f"/tables/{party.table}")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    move = party.state("orange")["moves"][0]
    prepare(page, move)
    wire.down = lambda message: None
    agree(page)
    until(lambda: lines(party) == [f"orange {move}"], "the move is written", page=page)
    wire.down = lambda message: message
    wire.cut()
    until(lambda: len(wire.sockets) > 1, "the page connects again", page=page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(EN("prompt-waiting", name="").strip())
    party.move("blue")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    assert lines(party) == [f"orange {move}"]


def test_killed_and_started_again_in_mid_game(lonely: Served, visit: Visit) -> None:
    """The drawn table says so, comes back by itself, and the game goes on where it was."""
    party = two(lonely)
    party.play(12)
    while "orange" not in party.state()["to_act"]:
        party.move("blue")
    guest = visit(lonely)
    page = sit(guest, party, text=False)
    expect(page.get_by_role("grid")).to_be_visible()
    before = party.state("orange")
    guest.away()
    lonely.kill()
    expect(page.get_by_text(EN("banner-lost"))).to_be_visible()
    expect(page.get_by_role("grid")).to_be_visible()
    lonely.start()
    expect(page.get_by_text(EN("banner-lost"))).to_have_count(0)
    assert party.state("orange")["view"] == before["view"]
    page.keyboard.press("t")
    move = before["moves"][0]
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    prepare(page, move)
    agree(page)
    until(lambda: lines(party)[-1] == f"orange {move}", "the move counts", page=page)


def test_the_page_opens_while_the_server_is_away(lonely: Served, visit: Visit) -> None:
    """Installed once, it opens from what the browser kept, and says what is missing, in the reader's language."""
    guest = visit(lonely, language="fr", workers=True)
    page = guest.page("/")
    expect(page.get_by_role("heading", name=FR("poster-paris-title"))).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", name=FR("poster-paris-title"))).to_be_visible()
    page.evaluate("""async () => {
      for (let i = 0; i < 100; i++) {
        const kept = await (await caches.open("boulevard-assets")).keys();
        if (kept.length > 2) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    }""")
    guest.away()
    guest.expects_maybe("ERR_FAILED", "Failed to load resource", "request failed")
    lonely.kill()
    page.reload()
    expect(page.get_by_text(FR("trouble-away"))).to_be_visible()
    expect(page.get_by_role("heading", name=FR("poster-paris-title"))).to_be_visible()
    axe(page, "home without a server")
    lonely.start()
    page.get_by_role("button", name=FR("trouble-retry")).click()
    expect(page.get_by_text(FR("trouble-away"))).to_have_count(0)


def test_a_table_opened_while_the_server_is_away_comes_when_it_is_back(served: Served, visit: Visit) -> None:
    party = two(served)
    guest = visit()
    guest.holds(party, "orange")
    page = guest.window()
    wire = Wire(page)
    wire.refuses = True
    page.goto(f"/tables/{party.table}")
    expect(page.get_by_text(EN("table-away"))).to_be_visible()
    wire.refuses = False
    expect(page.get_by_role("grid")).to_be_visible()


# Links that lead nowhere ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
def test_a_table_that_never_was(served: Served, visit: Visit, words: Words) -> None:
    guest = visit(language="fr" if words is FR else "en")
    guest.expects_maybe("404", "WebSocket connection to")
    page = guest.page("/tables/thereisnosuchtable")
    expect(page.get_by_role("heading", name=words("table-none"))).to_be_visible()
    axe(page, "no such table")
    page.get_by_role("link", name=words("table-home")).click()
    expect(page.get_by_role("heading", name=words("poster-paris-title"))).to_be_visible()


def test_a_page_that_is_not_there(served: Served, visit: Visit) -> None:
    guest = visit()
    guest.expects("404")
    page = guest.page("/nowhere/at/all")
    expect(page.get_by_role("heading", name=EN("missing-title"))).to_be_visible()
    axe(page, "missing")
    page.get_by_role("link", name=EN("missing-home")).click()
    expect(page.get_by_role("heading", name=EN("poster-paris-title"))).to_be_visible()


def full(party: Party) -> None:
    party.join()


def over(party: Party) -> None:
    party.join()
    party.post("resign", "orange")


@pytest.mark.parametrize(("made", "key"), [(full, "join-full"), (over, "join-over")])
def test_an_invitation_that_comes_too_late(
    served: Served, visit: Visit, made: Callable[[Party], None], key: str
) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "open"})
    made(party)
    page = visit().page(f"/tables/{party.table}#invite/{party.invite}")
    expect(page.get_by_text(EN(key))).to_be_visible()
    expect(page.get_by_role("button", name=EN("join-sit"))).to_have_count(0)
    axe(page, key)
    page.get_by_role("link", name=EN("join-watch")).click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_an_invitation_that_was_cut_off(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "open"})
    guest = visit(language="fr")
    guest.expects("answer 403|answer 401|answer 404")
    guest.expects_maybe("Failed to load resource")
    page = guest.page(f"/tables/{party.table}#invite/{party.invite[:-3]}")
    page.get_by_role("button", name=FR("join-sit")).click()
    expect(page.get_by_text(FR("join-wrong"))).to_be_visible()
    axe(page, "wrong invitation")


def test_a_seat_s_link_that_was_revoked(served: Served, visit: Visit) -> None:
    party = two(served)
    guest = visit()
    guest.expects("answer 401")
    guest.expects_maybe("Failed to load resource")
    page = guest.page(f"/tables/{party.table}#seat/notatoken")
    expect(page.get_by_role("alert")).to_contain_text(EN("problem-token")[1:])
    expect(page.get_by_role("grid")).to_be_visible()
    assert "#" not in page.url


# Tabs ----------------------------------------------------------------------------------------------------------------


def test_a_tab_that_slept_catches_up(served: Served, visit: Visit) -> None:
    """It heard nothing for a while: the others have moved on. Its old list is refused, then it shows where they are."""
    party = two(served)
    guest = visit(text=True)
    guest.holds(party, "orange")
    page = guest.window()
    wire = Wire(page)
    page.goto(f"/tables/{party.table}")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    before = party.state("orange")
    old = before["moves"]
    prepare(page, old[0])
    wire.down = lambda message: message if message["type"] in ("refused", "accepted") else None
    party.move("orange", old[-1])
    party.move("blue")
    agree(page)
    state = party.state("orange")
    expect(page.get_by_text(EN("problem-old-ply", ply=state["ply"], given=before["ply"])[1:])).to_be_visible()
    wire.down = lambda message: message
    wire.cut()
    expect(page.get_by_text(EN("chip-turn", turn=3))).to_be_visible()
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    prepare(page, state["moves"][0])
    agree(page)
    until(lambda: lines(party) == [f"orange {old[-1]}", f"orange {state['moves'][0]}"], "it counts", page=page)


def test_two_tabs_on_one_seat(served: Served, visit: Visit) -> None:
    """What is played in one shows in the other; of two moves at once one counts and the other tab shows it."""
    party = two(served)
    guest = visit(text=True)
    first = sit(guest, party)
    second = guest.page(f"/tables/{party.table}")
    expect(second.locator("ol[aria-busy=false] > li").first).to_be_visible()
    moves = party.state("orange")["moves"]
    prepare(first, moves[0])
    prepare(second, moves[1])
    first.keyboard.press("Enter")
    second.keyboard.press("Enter")
    until(lambda: len(lines(party)) == 1, "one of them counts", page=first)
    # a press that comes after the other one's turn has begun plans the next move
    waiting = re.compile("|".join(EN(key, name="Blue") for key in ("prompt-waiting", "plan-title")))
    for page in (first, second):
        expect(page.get_by_role("heading", level=1)).to_contain_text(waiting)
    party.move("blue")
    for page in (first, second):
        expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    assert len(lines(party)) == 1


def test_a_page_older_than_the_server(served: Served, visit: Visit) -> None:
    """A part of the page is not there any more: it says so, and loading it again helps."""
    guest = visit()
    page = guest.page("/")
    guest.expects("404")
    guest.expects_maybe("Failed to load", "Failed to fetch dynamically imported module")
    page.route("**/assets/*.js", lambda route: route.fulfill(status=404, body=""))
    page.get_by_role("link", name=EN("frame-rules")).first.click()
    expect(page.get_by_role("heading", name=EN("crash-stale"))).to_be_visible()
    axe(page, "stale page")
    page.unroute("**/assets/*.js")
    page.get_by_role("button", name=EN("crash-reload")).click()
    expect(page.get_by_role("heading", name=EN("rules-title"))).to_be_visible()


# Refusals, slowness, faults ------------------------------------------------------------------------------------------


def test_a_move_that_the_server_refuses_says_why(served: Served, visit: Visit) -> None:
    """The table has moved on without the page having heard of it."""
    party = two(served)
    guest = visit(text=True, language="fr")
    guest.holds(party, "orange")
    page = guest.window()
    wire = Wire(page)
    wire.up = lambda message: {**message, "ply": 0} if message["type"] == "move" else message
    page.goto(f"/tables/{party.table}")
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    ply = party.state("orange")["ply"]
    prepare(page, party.state("orange")["moves"][0])
    agree(page, FR)
    expect(page.get_by_text(FR("problem-old-ply", ply=ply, given=0)[1:])).to_be_visible()
    assert lines(party) == []


def test_a_position_that_cannot_be_drawn_is_played_in_words(served: Served, visit: Visit) -> None:
    """The server could not tell what a drawing needs: the text table comes by itself, and goes when it can."""

    def undrawn(message: dict[str, Any]) -> dict[str, Any]:
        return {**message, "shown": None} if "shown" in message and hides else message

    hides = True
    party = two(served)
    guest = visit(served)
    guest.holds(party, "orange")
    page = guest.page()
    Wire(page).down = undrawn
    page.goto(f"/tables/{party.table}")
    prepare(page, party.state("orange")["moves"][0])
    hides = False
    agree(page)
    expect(page.get_by_role("grid")).to_be_visible()
    assert len(lines(party)) == 1


def test_a_slow_network(served: Served, visit: Visit) -> None:
    """Half a second each way and 50 kB a second: it says what it waits for, and a move is played all the same."""
    party = two(served)
    guest = visit(text=True)
    guest.holds(party, "orange")
    page = guest.window()
    throttle = guest.context.new_cdp_session(page)
    throttle.send("Network.enable")
    slow = {"offline": False, "latency": 500, "downloadThroughput": 50_000, "uploadThroughput": 20_000}
    throttle.send("Network.emulateNetworkConditions", slow)
    page.goto(f"/tables/{party.table}", wait_until="commit")
    expect(page.get_by_text(EN("table-coming"))).to_be_visible(timeout=60_000)
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible(timeout=60_000)
    move = party.state("orange")["moves"][0]
    prepare(page, move)
    agree(page)
    until(lambda: lines(party) == [f"orange {move}"], "the move counts", page=page)
    throttle.detach()


@pytest.mark.parametrize(("language", "later"), [("en", False), ("fr", True)], ids=["at once", "in mid-game"])
def test_an_error_in_the_page_shows_ways_on(served: Served, visit: Visit, language: str, later: bool) -> None:
    """A view that cannot be drawn: the table is safe, and loading the page again shows it."""
    words = Words(language, "paris")
    party = two(served)
    guest = visit(language=language)
    guest.holds(party, "orange")
    page = guest.window()
    wire = Wire(page)
    page.goto("/about")
    if later:
        page.goto(f"/tables/{party.table}")
        expect(page.get_by_role("grid")).to_be_visible()
    # what was drawn before the error is taken down half-way, of which Svelte warns too
    guest.expects("TypeError|Cannot read|derived_inert")
    wire.down = lambda message: {**message, "view": {"phase": 2}} if "view" in message else message
    if later:
        party.move("orange")
    else:
        page.goto(f"/tables/{party.table}")
    expect(page.get_by_role("heading", name=words("crash-title"))).to_be_visible()
    expect(page.get_by_text(words("crash-safe"))).to_be_visible()
    expect(page.get_by_role("button", name=words("crash-again"))).to_be_visible()
    axe(page, "crash")
    wire.down = lambda message: message
    page.get_by_role("button", name=words("crash-reload")).click()
    expect(page.get_by_role("grid")).to_be_visible()
    page.get_by_role("link", name=words("frame-home")).first.click()
    expect(page.get_by_role("heading", name=words("poster-paris-title"))).to_be_visible()
