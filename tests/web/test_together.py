"""Several people at one table: by a link on two devices, or on one device with a curtain between them."""

import json
import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from boulevard.core.record import read_record
from boulevard.server import archive
from server.kit import Party, Served
from web.kit import PHONE, ROOT, Guest, Visit, Words, axe, examine, laid_out, until
from web.paris import Mouse

EN, FR = Words("en", "paris"), Words("fr", "paris")


def test_two_browsers_on_one_table_by_a_link(served: Served, visit: Visit) -> None:
    """Ana opens a table and sends the link; Bruno follows it on his phone; each sees what the other does."""
    ana, bruno = visit(name="Ana"), visit(language="fr", size=PHONE, touch=True)
    page = ana.page("/")
    page.get_by_role("listitem").filter(has_text=EN("poster-paris-title")).get_by_role(
        "link", name=EN("home-invite")
    ).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN("new-title", game=EN("poster-paris-short")))
    page.get_by_role("button", name=EN("new-open")).click()
    link = page.get_by_role("textbox", name=EN("invite-link"))
    expect(link).to_be_visible()
    axe(page, "waiting room")
    address = link.input_value()
    assert re.fullmatch(re.escape(served.url) + r"/tables/[\w-]+#invite/[\w-]+", address)
    his = bruno.page(address)
    expect(his.get_by_role("heading", level=1)).to_have_text(FR("join-title", game=FR("poster-paris-short")))
    axe(his, "join")
    laid_out(his, "join")
    his.get_by_label(FR("join-name")).fill("Bruno")
    his.get_by_role("button", name=FR("join-sit")).click()
    for one in (page, his):
        expect(one.get_by_role("grid")).to_be_visible()
    assert "#" not in his.url
    table = address.partition("/tables/")[2].partition("#")[0]
    states = {guest: guest.context.request.get(f"/api/tables/{table}").json() for guest in (ana, bruno)}
    assert {state["seat"] for state in states.values()} == {"orange", "blue"}
    assert {one["name"] for one in states[ana]["seats"].values()} == {"Ana", "Bruno"}
    due = states[ana]["to_act"][0]
    mover, watcher = (ana, bruno) if states[ana]["seat"] == due else (bruno, ana)
    pages = {ana: page, bruno: his}
    move = states[mover]["moves"][0]
    pages[mover].keyboard.press("t")
    field = pages[mover].locator("#move-typed")
    field.fill(move)
    field.press("Enter")
    pages[mover].locator("[aria-describedby=move-preview]").click()
    until(lambda: len(served.get(f"/api/tables/{table}")["view"]["tiles"]) == 1, "a tile lies", page=page)
    words = FR if watcher is bruno else EN
    if watcher is bruno:
        expect(pages[watcher].get_by_role("heading", level=1)).to_contain_text(words("ask-tile").split(":")[0].strip())
    else:
        expect(pages[watcher]).to_have_title(re.compile("^●"))


def test_a_seat_is_taken_to_another_device(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    desk, phone = visit(), visit(size=PHONE, touch=True)
    desk.holds(party, "orange")
    page = desk.page(f"/tables/{party.table}")
    page.get_by_role("button", name=EN("menu-title")).click()
    page.get_by_role("button", name=EN("menu-link")).click()
    link = page.get_by_role("dialog").get_by_label(EN("menu-link-words"))
    expect(link).to_be_visible()
    axe(page, "menu")
    laid_out(page, "menu")
    other = phone.page(link.input_value())
    expect(other).to_have_title(re.compile("^●"))
    assert "#" not in other.url


def host_at(guest: Guest, **opening: Any) -> dict[str, Any]:
    """A table that this browser opened."""
    answer = guest.context.request.post("/api/tables", data={"game": "paris", "name": "Ana", **opening})
    assert answer.ok, answer.text()
    opened: dict[str, Any] = answer.json()
    return opened


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_host_sends_a_guest_away_and_somebody_else_comes(served: Served, visit: Visit, language: str) -> None:
    words = Words(language, "paris")
    host, bo, cy = visit(language=language), visit(language=language), visit(language=language)
    opened = host_at(host)
    party = Party(served, opened)
    party.join(name="Bo")
    bo.holds(party, "blue")
    theirs = bo.page(f"/tables/{party.table}")
    expect(theirs.get_by_role("grid").first).to_be_visible()
    page = host.page(f"/tables/{party.table}")
    page.get_by_role("button", name=words("menu-title"), exact=True).click()
    page.get_by_role("button", name=words("menu-away", name="Bo")).click()
    expect(page.get_by_text(words("menu-away-sure", name="Bo"))).to_be_visible()
    page.get_by_role("button", name=words("menu-away-no"), exact=True).click()
    expect(page.get_by_text(words("menu-away-sure", name="Bo"))).to_have_count(0)
    page.get_by_role("button", name=words("menu-away", name="Bo")).click()
    axe(page, "menu, a guest is to go")
    laid_out(page, "menu, a guest is to go")
    page.get_by_role("button", name=words("menu-away-yes"), exact=True).click()
    link = page.get_by_role("dialog").get_by_label(words("menu-away-link"))
    expect(link).to_be_visible()
    expect(theirs.get_by_role("heading", level=1)).to_have_text(words("table-refused"))
    expect(theirs.get_by_role("grid")).to_have_count(0)
    gone = words("problem-seat-gone")
    expect(theirs.get_by_text(f"{gone[0].upper()}{gone[1:]}.")).to_be_visible()
    other = cy.page(link.input_value())
    other.get_by_label(words("join-name")).fill("Cy")
    other.get_by_role("button", name=words("join-sit")).click()
    expect(other.get_by_role("grid").first).to_be_visible()
    assert party.state()["seats"]["blue"]["name"] == "Cy"


def test_a_host_withdraws_the_invite_links(served: Served, visit: Visit) -> None:
    host, late = visit(), visit()
    opened = host_at(host)
    page = host.page(f"/tables/{opened['table']}")
    page.get_by_role("button", name=EN("menu-title"), exact=True).click()
    page.get_by_role("button", name=EN("menu-uninvite")).click()
    expect(page.get_by_text(EN("menu-uninvited"))).to_be_visible()
    other = late.page(opened["invite"])
    late.expects("403")
    other.get_by_role("button", name=EN("join-sit")).click()
    expect(other.get_by_role("alert").or_(other.get_by_text(EN("join-wrong"))).first).to_be_visible()
    assert Party(served, opened).state()["seats"]["blue"]["kind"] == "open"


# One device ----------------------------------------------------------------------------------------------------------


def hidden_of(party: Party, seat: str) -> str:
    """The tile in a seat's hand, which the other must not know."""
    tiles: list[int] = party.state(seat)["view"]["hands"][seat]
    return str(tiles[0])


def told_of(text: str, other: str) -> list[Any]:
    """What a frame or answer says of another's hand, wherever it stands in it."""
    found: list[Any] = []

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(value.get("hands"), dict):
                found.extend(value["hands"].get(other, []))
            if value.get("event") == "deal" and value.get("seat") == other:
                found.append(value.get("tile"))
            for one in value.values():
                walk(one)
        elif isinstance(value, list):
            for one in value:
                walk(one)

    try:
        walk(json.loads(text))
    except ValueError:
        return []
    return [one for one in found if one not in (None, "?")]


def curtain(page: Page, words: Words, name: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words("curtain-title", name=name))


def test_hot_seat_hides_each_one_s_things_from_the_other(served: Served, visit: Visit) -> None:
    """Two people, one device: behind the curtain and at a seat, nothing hidden of the other is anywhere in the page."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit()
    guest.holds(party, "orange", "blue")
    names = {"orange": EN("seat-orange"), "blue": EN("seat-blue")}
    rng = Random("hot seat")
    page = guest.window()
    with guest.hearing_all(page) as everything:
        page.goto(f"/tables/{party.table}")
        curtain(page, EN, names["orange"])
        examine(page, "curtain")
        expect(page.get_by_role("grid")).to_have_count(0)
    for seat in ("orange", "blue"):
        assert [one for text in everything for one in told_of(text, seat)] == []
    for turn in range(4):
        seat = ("orange", "blue")[turn % 2]
        other = "blue" if seat == "orange" else "orange"
        with guest.hearing_all(page) as everything:
            page.get_by_role("button", name=EN("curtain-sit", name=names[seat])).click()
            expect(page.get_by_role("grid")).to_be_visible()
            mine = Mouse(guest, page, party, seat)
            state = mine.my_turn()
            own = EN("rail-tile", tile=int(hidden_of(party, seat)), spaces="\0").partition("\0")[0]
            expect(page.get_by_label(re.compile("^" + re.escape(own))).first).to_be_visible()
            rival = EN("rail-tile", tile=int(hidden_of(party, other)), spaces="\0").partition("\0")[0]
            if own != rival:
                assert rival not in page.content()
            mine.play(rng.choice([move for move in state["moves"] if move.startswith("tile ")]))
            curtain(page, EN, names[other])
            assert own not in page.content()
        assert [one for text in everything for one in told_of(text, other)] == []
        assert [one for text in everything for one in told_of(text, seat)], "a seat's own tile is told to it"


def test_hot_seat_at_the_text_table_on_a_phone(served: Served, visit: Visit) -> None:
    """The curtain is there while painters are secret; then it rests, and the table turns to whose turn it is."""
    options = {"round_limit": 1, "first": "1", "painters": "on"}
    party = served.open("couleurs", seats={"1": "me", "2": "me"}, options=options)
    guest = visit(size=PHONE, language="fr", touch=True, text=True)
    guest.holds(party, "1", "2")
    words = Words("fr", "couleurs")
    page = guest.page(f"/tables/{party.table}")
    curtain(page, words, words("seat-1"))
    axe(page, "curtain")
    page.get_by_role("button", name=words("curtain-sit", name=words("seat-1"))).tap()
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    party.move("1", next(move for move in party.state("1")["moves"] if move != "keep gauguin"))
    curtain(page, words, words("seat-2"))
    page.get_by_role("button", name=words("curtain-sit", name=words("seat-2"))).tap()
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    party.move("2", next(move for move in party.state("2")["moves"] if move != "keep gauguin"))
    for seat, other in (("1", "2"), ("2", "1"), ("1", "2")):
        expect(page.get_by_text(words("turned", name=words(f"seat-{seat}")), exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=words("turned-back", name=words(f"seat-{other}")))).to_be_visible()
        expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
        if party.state()["ply"] < 40 and seat == "1":
            axe(page, "the table turned")
        party.move(seat, "place white")


# Alone with a turn ---------------------------------------------------------------------------------------------------


def standing(served: Served, number: str, ply: int) -> Party:
    """Two people in the middle of a golden game of Paris."""
    record = read_record((ROOT / "tests" / "data" / "golden" / "paris" / f"{number}.game").read_bytes())
    people = {"orange": "Colette", "blue": "Ana"}
    cut = replace(record, lines=record.lines[:ply], outcome=None, seed=None, players=people)
    made = archive.bring_in({"database": served.database}, cut, bytes(32))
    return Party(served, {"table": made.table, "invite": made.invite, "tokens": made.tokens})


def test_a_forced_pass_plays_itself_after_a_moment_that_can_be_stopped(served: Served, visit: Visit) -> None:
    """P15. Nothing can be built and no token is left: the page passes, unless it is told to wait."""
    party = standing(served, "03", 56)
    seat = party.state()["to_act"][0]
    guest = visit()
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    page.get_by_role("button", name=EN("forced-wait")).click()
    expect(page.get_by_role("button", name=EN("forced-now"), exact=True)).to_have_count(0)
    ply = party.state()["ply"]
    page.reload()
    expect(page.get_by_role("heading", name=EN("forced-title"))).to_be_visible()
    until(lambda: party.state()["ply"] > ply, "the pass is played", page=page)
    lines = party.record(seat).splitlines()
    assert lines[lines.index("") + 1 :][ply] == f"{seat} pass"


def test_who_waits_plans_and_finds_the_plan_ready(served: Served, visit: Visit) -> None:
    """A touch is answered; what is planned stays here, lies ready when the turn comes, and is played by hand alone."""
    party = standing(served, "08", 41)
    guest = visit()
    guest.holds(party, "blue")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "blue")
    expect(page.get_by_role("heading", name=EN("prompt-waiting", name="Colette"))).to_be_visible()
    mine.cell("e6").click()
    expect(page.get_by_role("heading", name=EN("plan-title", name="Colette"))).to_be_visible()
    mine.stock("LINE").click()
    mine.cell("a3").click()
    keeps = page.get_by_role("button", name=EN("plan-keep"))
    expect(keeps).to_be_enabled()
    planned = mine.ghost()
    keeps.click()
    expect(page.get_by_text(EN("plan-kept"))).to_be_visible()
    axe(page, "a plan")
    assert party.state("blue")["ply"] == 41
    party.move("orange", "card fontaine a1")
    expect(page.get_by_text(EN("plan-ready"))).to_be_visible()
    assert mine.ghost() == planned
    assert [one["type"] for one in guest.sent if one["type"] == "move"] == []
    expect(mine.confirm).to_be_enabled()
    mine.confirm.click()
    until(lambda: party.state()["ply"] == 43, "it is played", page=page)


# After the game ------------------------------------------------------------------------------------------------------


def finished(served: Served) -> Party:
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    party.play()
    return party


def sitting(guest: Guest, party: Party, *seats: str) -> Page:
    guest.holds(party, *seats)
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()
    return page


def test_a_rematch_leads_both_to_the_same_new_table(served: Served, visit: Visit) -> None:
    party = finished(served)
    first, second = visit(), visit()
    one, other = sitting(first, party, "orange"), sitting(second, party, "blue")
    one.get_by_role("button", name=EN("result-rematch"), exact=True).click()
    expect(one).not_to_have_url(re.compile(party.table))
    expect(one.get_by_role("grid")).to_be_visible()
    other.get_by_role("link", name=EN("result-rematch-there")).click()
    expect(other).to_have_url(one.url)
    expect(other.get_by_role("grid")).to_be_visible()
    state = served.get(f"/api/tables/{one.url.rpartition('/')[2]}")
    assert (state["status"], state["game"]) == ("playing", "paris")


def test_the_record_is_downloaded_and_replays(served: Served, visit: Visit, tmp_path: Any) -> None:
    from boulevard import registry
    from boulevard.core.record import read_record
    from boulevard.core.table import replay

    party = finished(served)
    page = sitting(visit(), party, "orange")
    with page.expect_download() as loading:
        page.get_by_role("link", name=EN("result-record")).click()
    path = tmp_path / loading.value.suggested_filename
    loading.value.save_as(path)
    assert path.name == f"paris-{party.table}.game"
    record = read_record(path.read_bytes())
    assert str(replay(registry.game("paris"), record).record()) == path.read_text("utf-8")
    assert path.read_text("utf-8") == party.record()


def test_each_line_of_the_sheet_is_shown_on_the_board_when_pointed_at(served: Served, visit: Visit) -> None:
    party = finished(served)
    page = sitting(visit(), party, "orange")
    items = party.state("orange")["shown"]["items"]
    part = next(item for item in items if item["where"])
    expect(page.locator(".pointed")).to_have_count(0)
    page.get_by_role("button", name=EN(f"line-{part['line']}"), exact=True).first.hover()
    expect(page.locator(".pointed").first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".pointed")).to_have_count(0)
