"""The drawn table of Paris: whole games with the mouse, the keyboard or a finger alone; every kind of move."""

import re
from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from playwright.sync_api import expect

from boulevard.core.record import read_record
from server.kit import Party, Served
from web.hands import FRAME
from web.kit import PHONE, Visit, Words, laid_out, tells_total, until
from web.paris import Finger, Hands, Keys, Mouse, cell_of, sensible
from web.test_couleurs import brought
from web.test_records import RECORDS


def whole_game(hands: Hands, rng: Random) -> set[str]:
    """Play to the end; the kinds of moves that were made."""
    made = set()
    while (state := hands.my_turn())["status"] == "playing":
        text = sensible(state["moves"], rng)
        hands.play(text)
        made.add(" ".join(text.split(" ")[: 2 if text.startswith("card") else 1]))
    return made


BY_KEYS_TOO = [Mouse, pytest.param(Keys, marks=pytest.mark.long)]
"""What is done by mouse is done by keys where there is time; always by both: powers, declining and passing."""


@pytest.mark.parametrize(
    ("hands", "size"),
    [(Mouse, (1440, 900)), pytest.param(Keys, (1440, 900), marks=pytest.mark.long), (Finger, PHONE)],
)
def test_a_whole_game(served: Served, visit: Visit, hands: type[Hands], size: tuple[int, int]) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "bot:random"}, options={"first": "orange"})
    guest = visit(size=size, touch=hands is Finger)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    made = whole_game(hands(guest, page, party, "orange"), Random(hands.__name__))
    assert {"tile", "take", "build"} <= made
    state = party.state("orange")
    tells_total(page, state["outcome"]["scores"]["orange"]["total"])
    said = {("orange",): "You have won", ("blue",): "Random has won"}
    said_of = said.get(tuple(state["outcome"]["winners"]), "You share the victory with Random")
    expect(page.get_by_role("heading", level=1).first).to_contain_text(said_of)


CARDS = {
    "powers": ("metropolitain", "chartier", "sacre-coeur", "levitation"),
    "first": ("jardin", "lampadaire", "peintre", "bouquinistes"),
    "others": ("moulin-rouge", "fontaine", "penseur", "grande-lumiere"),
}


def phase_two(served: Served, cards: tuple[str, ...]) -> Party:
    """A table with these cards in play, orange to begin the second phase with five buildings."""
    more = [card for group in CARDS.values() for card in group if card not in cards]
    party = served.open(
        "paris",
        seats={"orange": "me", "blue": "me"},
        options={"first": "orange", "postcards": sorted([*cards, *more[: 8 - len(cards)]])},
    )
    rng = Random("phase two")
    while (state := party.state())["view"]["phase"] == 1:
        seat = state["to_act"][0]
        view, moves = state["view"], party.state(seat)["moves"]
        tiles = [move for move in moves if move.startswith("tile ")]
        takes = [move for move in moves if move.startswith("take ")]
        # blue takes more, so that orange has laid eight tiles first
        takes = takes if len(view["reserves"][seat]) < (5 if seat == "orange" else 6) else []
        party.move(seat, rng.choice(takes or tiles or moves))
    assert party.state()["to_act"] == ["orange"]
    return party


def others_move(party: Party, spared: tuple[str, ...]) -> None:
    """Blue plays anything but these cards, as long as it can."""
    moves = party.state("blue")["moves"]
    free = (move for move in moves if not (move.startswith("card ") and move.split(" ")[1] in spared))
    party.move("blue", next(free, moves[0]))


@pytest.mark.parametrize("group", CARDS)
@pytest.mark.parametrize("hands", BY_KEYS_TOO)
def test_every_postcard_can_be_activated(served: Served, visit: Visit, hands: type[Hands], group: str) -> None:
    cards = CARDS[group]
    rng = Random(group)
    left = set(cards)
    for _ in range(16):  # a deal may leave no place for one of them
        if not left:
            break
        party = phase_two(served, cards)
        guest = visit()
        guest.holds(party, "orange")
        page = guest.page(f"/tables/{party.table}")
        expect(page.get_by_role("grid")).to_be_visible()
        mine = hands(guest, page, party, "orange")
        while left and party.state()["status"] == "playing":
            if "orange" not in party.state()["to_act"]:
                others_move(party, cards)
                continue
            moves = mine.my_turn()["moves"]
            effective = [move for move in moves if move.startswith("card ") and not move.endswith(" -")]
            wanted = sorted(left & {move.split(" ")[1] for move in effective})
            if not wanted:
                party.move("orange", next((move for move in moves if not move.startswith("card ")), moves[0]))
                continue
            mine.play(rng.choice([move for move in effective if move.split(" ")[1] == wanted[0]]))
            left.remove(wanted[0])
    assert not left


def under(build: str, ground: list[str]) -> set[str]:
    """The letters of the ground that a building would cover."""
    return {ground[8 - int(space[1])]["abcdefgh".index(space[0])] for space in build.split(" ")[2].split("+")}


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_powers_are_spent_cards_declined_and_turns_passed(served: Served, visit: Visit, hands: type[Hands]) -> None:
    """Both powers taken, then buildings on a light and on the rival's colour; a card left unused; a pass."""
    wanted = {"metropolitain", "chartier", "on a light", "on blue", "declined"}
    done: set[str] = set()
    for _ in range(4):  # a deal may leave no place for one of them
        party = phase_two(served, ("metropolitain", "chartier", "sacre-coeur", "peintre"))
        guest = visit()
        guest.holds(party, "orange")
        page = guest.page(f"/tables/{party.table}")
        expect(page.get_by_role("grid")).to_be_visible()
        mine = hands(guest, page, party, "orange")
        ground = party.state()["view"]["ground"]

        while party.state()["status"] == "playing":
            if "orange" not in party.state()["to_act"]:
                others_move(party, ("metropolitain", "chartier", "peintre"))
                continue
            moves = mine.my_turn()["moves"]
            builds = [move for move in moves if move.startswith("build ")]
            wishes = [
                ("metropolitain", "card metropolitain" if "card metropolitain" in moves else None),
                ("chartier", "card chartier" if "card chartier" in moves else None),
                ("on a light", next((move for move in builds if {"L", "B"} & under(move, ground) == {"L"}), None)),
                ("on blue", next((move for move in builds if {"L", "B"} & under(move, ground) == {"B"}), None)),
                ("declined", next((move for move in moves if move.endswith(" -")), None)),
                ("pass", "pass" if "pass" in moves else None),
            ]
            found = next(((name, text) for name, text in wishes if text and name not in done), None)
            if found:
                mine.play(found[1])
                done.add(found[0])
            else:
                party.move("orange", builds[0] if builds else moves[0])
        if done >= wanted:
            break
        done.clear()
    assert done >= wanted, done


def test_a_refused_spot_says_why_and_names_the_rule(served: Served, visit: Visit) -> None:
    party = phase_two(served, CARDS["powers"])
    guest = visit()
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "orange")
    state = mine.my_turn()
    building = next(move for move in state["moves"] if move.startswith("build ")).split(" ")[1]
    legal = {
        space
        for move in state["moves"]
        if move.startswith(f"build {building} ")
        for space in move.split(" ")[2].split("+")
    }
    spot = next(f"{x}{y}" for x in "cdef" for y in range(3, 7) if f"{x}{y}" not in legal)
    # with nothing in hand it is said what to take up first; that goes with the next click
    mine.cell(spot).click()
    first = page.get_by_text(mine.words("why-take-up"))
    expect(first).to_be_visible()
    mine.stock(building).click()
    expect(first).to_have_count(0)
    mine.over(spot)
    page.mouse.down()
    page.mouse.up()
    rule = page.get_by_role("link", name="Rule P14").first
    expect(rule).to_be_visible()
    expect(mine.confirm).to_be_disabled()
    assert party.state("orange")["ply"] == state["ply"]
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    # the pool is closed in phase 2, and says so
    page.locator(".pool button").first.click(force=True)  # told to be disabled, and answers all the same
    expect(page.get_by_text(mine.words("why-phase-two"))).to_be_visible()
    rule_page = page.context.new_page()
    guest.listen(rule_page)
    rule_page.goto("/rules/paris#P14")
    expect(rule_page.locator("#P14")).to_be_in_viewport()


@pytest.mark.parametrize(("size", "touch"), [((1366, 768), False), (PHONE, True)])
def test_the_rule_of_a_refused_postcard_can_be_read(
    served: Served, visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    """P9: postcards come in phase 2. The press on the rule does not take the refusal away before it is answered."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit(size=size, touch=touch)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = (Finger if touch else Mouse)(guest, page, party, "orange")
    mine.my_turn()
    if touch:
        page.get_by_role("tab", name=re.compile("Postcards")).click()
    cards = page.locator(".cards .list button" if touch else ".cards button")
    expect(cards.first).to_be_visible()
    cards.first.click(force=True)  # told to be disabled, and answers all the same
    if touch:  # and where its words are small, is drawn large
        card = page.get_by_role("dialog")
        expect(card.locator(".why")).not_to_be_empty()
        card.get_by_role("button", name="Close").tap()
        expect(card).to_have_count(0)
    rule = page.get_by_role("link", name="Rule P9")
    expect(rule).to_be_visible()
    assert rule.evaluate("link => link.getBoundingClientRect().height") >= 24
    rule.click()
    expect(page.get_by_role("dialog", name="Rule P9")).to_be_visible()
    expect(rule).to_have_count(1)


def test_a_move_can_be_taken_back_until_another_has_moved(served: Served, visit: Visit) -> None:
    party = phase_two(served, CARDS["powers"])
    guest = visit()
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "orange")
    state = mine.my_turn()
    mine.play("card chartier")
    mine.caught_up(state["ply"] + 1)
    mine.button("action-undo").click()
    until(lambda: party.state("orange")["moves"] == state["moves"], "it is orange's turn again", page=page)
    expect(mine.card("chartier")).to_be_enabled()
    mine.my_turn()
    mine.play(next(move for move in state["moves"] if move.startswith("build ")))


@pytest.mark.parametrize(("size", "touch"), [((1366, 768), False), (PHONE, True)])
def test_back_first_drops_what_is_held(served: Served, visit: Visit, size: tuple[int, int], touch: bool) -> None:
    """A building taken up, a card without a place, a card used for nothing: each is put back, by the arrow or its key,
    and no move is. Back keeps its place whatever else is offered."""
    party = phase_two(served, ("jardin", "peintre", "chartier", "metropolitain"))
    guest = visit(size=size, touch=touch)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = (Finger if touch else Mouse)(guest, page, party, "orange")
    mine.my_turn()
    mine.play("card chartier")
    party.move("blue", next(move for move in party.state("blue")["moves"] if move.startswith("build ")))
    state = mine.my_turn()
    building = next(move for move in state["moves"] if move.startswith("build ")).split(" ")[1]
    back = page.locator("[data-offered=back]")
    for held in (mine.stock(building), mine.card("peintre")):
        for by_key in (False, True):
            mine.use(held)
            expect(held).to_have_attribute("aria-pressed", "true")
            expect(back).to_have_text(mine.words("action-cancel"))
            if by_key:
                page.keyboard.press("u")
            else:
                back.click()
            expect(held).to_have_attribute("aria-pressed", "false")
            expect(back).not_to_have_text(mine.words("action-cancel"))
    mine.use(mine.card("peintre"))
    left = back.evaluate("one => one.getBoundingClientRect().left")
    mine.use(mine.button("decline"))
    expect(page.locator(".prompt p")).to_have_text(mine.words("ask-declined"))
    expect(page.locator("[data-offered=confirm]")).to_have_text(mine.words("decline-confirm"))
    if touch:
        assert back.evaluate("one => one.getBoundingClientRect().left") == left
    assert party.state("orange")["ply"] == state["ply"]


def test_on_a_phone_it_is_said_whose_score_it_is_and_what_the_rival_did(served: Served, visit: Visit) -> None:
    """The number in the banner is one's own whoever's turn it is; what a tab opens is in sight."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit(size=PHONE, touch=True)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Finger(guest, page, party, "orange")
    mine.my_turn()
    expect(page.locator(".under")).to_have_text(mine.words("plaque-hint"))
    party.move("orange", "take CROSS")
    score = page.locator(".prompt .mine")
    expect(page.locator(".prompt h1")).to_contain_text("Blue")
    expect(score).to_contain_text("You")
    party.move("blue", "take SQUARE")
    told = page.get_by_role("list", name=mine.words("log-since"))
    expect(told).to_have_text(re.compile(r"^Blue takes .+\. \(−3\)"))
    laid_out(page, "told")
    for tab, opened in (("tab-log", ".log ol"), ("tab-score", ".score"), ("tab-play", ".pool")):
        mine.tab(tab)
        bottom = page.locator(opened).evaluate("one => one.getBoundingClientRect().bottom")
        assert bottom <= page.locator(".tabs").evaluate("one => one.getBoundingClientRect().top") + 1, tab
    party.play()
    expect(page.locator("#result-title")).to_be_visible()


def test_by_keys_enter_leads_to_confirm_and_back_to_the_board(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit()
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    mine = Keys(guest, page, party, "orange")
    text = next(move for move in mine.my_turn()["moves"] if move.startswith("tile "))
    mine.prepare(text)
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    expect(mine.confirm).to_be_enabled()
    page.keyboard.press("Enter")
    expect(mine.confirm).to_be_focused()
    assert party.state("orange")["ply"] == mine.state()["ply"], "nothing is played yet"
    page.keyboard.press("Enter")
    until(lambda: party.state()["to_act"] == ["blue"], "it counts", page=page)
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


def test_without_confirming_a_click_plays(served: Served, visit: Visit) -> None:
    party = phase_two(served, CARDS["powers"])
    guest = visit(confirm=False)
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "orange")
    state = mine.my_turn()
    text = next(move for move in state["moves"] if move.startswith("build "))
    mine.prepare(text)
    until(lambda: party.state("orange")["ply"] > state["ply"], "it counts", page=page)
    assert f"orange {text}" in party.record("orange").splitlines()


def test_the_rails_stay_where_they_are_while_a_rival_takes_and_lays(served: Served, visit: Visit) -> None:
    """A building that is taken leaves its place empty; neither the pool nor Confirm moves for anything that happens."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit(size=(1366, 768))
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "orange")
    mine.my_turn()
    places = """() => Object.fromEntries([...document.querySelectorAll(".pool li, .acts .go, .board, .me, .under")]
        .map((one, index) => [index, Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join()]))"""
    before = page.evaluate(places)
    for taken in ("CROSS", "SQUARE", "LINE"):
        mine.stock(taken).click()
        expect(mine.confirm).to_be_enabled()
        assert page.evaluate(places) == before, f"{taken} prepared"
        mine.confirm.click()
        tiles = [move for move in party.state("blue")["moves"] if move.startswith("tile ")]
        party.move("blue", "take CORNER" if taken == "CROSS" else tiles[0])
        mine.my_turn()
        expect(page.locator(f'[data-slot="{taken}"]')).to_be_visible()
        assert page.evaluate(places) == before, f"after {taken}"
    page.locator('[data-slot="SQUARE"]').click(force=True)
    expect(page.locator(".prompt .why")).to_contain_text("not in the pool")


def test_what_was_held_over_the_board_does_not_come_back(served: Served, visit: Visit) -> None:
    """A building taken at once after the tile was held over the board stays what is prepared."""
    party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange"})
    guest = visit()
    guest.holds(party, "orange")
    page = guest.page(f"/tables/{party.table}")
    mine = Keys(guest, page, party, "orange")
    mine.my_turn()
    mine.tab_to(page.locator("[role=gridcell][tabindex='0']"))
    mine.walk("A1")
    page.evaluate(
        """() => {
          document.querySelector('[data-cell="1,3"]').focus();
          document.querySelector('button[data-piece="CROSS"]').click();
        }"""
    )
    page.wait_for_timeout(400)
    assert mine.prepared() == "take CROSS"
    mine.confirm.click()
    until(lambda: "orange take CROSS" in party.record("orange").splitlines(), "the building is taken", page=page)


def test_mirrored_where_the_table_allows_it(served: Served, visit: Visit) -> None:
    """The mirror image of a building that has one, laid with F."""
    rng = Random("flip")
    places: list[list[str]] = []
    while not places:  # a deal may leave no place for it
        party = served.open("paris", seats={"orange": "me", "blue": "me"}, options={"first": "orange", "flip": True})
        while (state := party.state())["view"]["phase"] == 1:
            seat = state["to_act"][0]
            wanted = f"take {'ZIGZAG' if seat == 'orange' else 'BIG_L'}"
            moves = party.state(seat)["moves"]
            tiles = [one for one in moves if one.startswith("tile ")]
            party.move(seat, wanted if wanted in moves else rng.choice(tiles or moves))
        seat = party.state()["to_act"][0]
        building = "ZIGZAG" if seat == "orange" else "BIG_L"
        moves = party.state(seat)["moves"]
        places = [move.split(" ")[2].split("+") for move in moves if move.startswith(f"build {building} ")]
    guest = visit()
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, seat)
    mine.my_turn()
    mine.stock(building).click()
    mine.over(places[0][len(places[0]) // 2])
    before = shape(mine.ghost())
    for _ in range(4):
        mine.turn()
        assert mirrored(before) not in turns(shape(mine.ghost()))
    page.keyboard.press("f")
    page.evaluate(FRAME)
    assert mirrored(before) in turns(shape(mine.ghost()))


def test_a_building_over_a_light_and_the_rival_s_colour_says_both_powers(served: Served, visit: Visit) -> None:
    """C2, C6. Blue holds Métropolitain and Chartier, and one building would spend both: the page says so before it is
    confirmed, and it is so."""
    record = read_record((RECORDS / "paris-powers.game").read_bytes())
    *before, last = record.lines
    party = brought(served, msgspec.structs.replace(record, lines=before))
    guest = visit()
    guest.holds(party, "blue")
    page = guest.page(f"/tables/{party.table}")
    mine = Mouse(guest, page, party, "blue")
    mine.my_turn()
    mine.prepare(last.text)
    powers = [mine.words(f"card-{card}") for card in ("metropolitain", "chartier")]
    expect(page.get_by_text(mine.words("plaque-spends", card=", ".join(powers)))).to_be_visible()
    mine.agree(last.text)
    until(lambda: party.record("blue").splitlines()[-1] == f"blue {last.text}", "it is built", page=page)
    cards = party.state("blue")["view"]["cards"]
    assert [one["unspent"] for one in cards if one["card"] in ("metropolitain", "chartier")] == [False, False]


def test_only_what_happens_moves(served: Served, visit: Visit) -> None:
    """Looking a game through: step by step a building is seen coming; where one jumps, the board stands as it stood,
    however much it differs from the one before."""
    party = brought(served, read_record((RECORDS / "paris-finished.game").read_bytes()))
    moves = [line.split(" ") for line in party.record().splitlines() if re.match("(orange|blue) ", line)]
    builds = [(at, words[3][:2]) for at, words in enumerate(moves, start=1) if words[1] == "build"]
    page = visit(moving=True).page(f"/tables/{party.table}?ply=0")
    slider = page.get_by_role("slider", name=Words("en")("review-range"))
    free, built = re.compile("free$"), re.compile("(?<!free)$")
    for (_, earlier), (at, space) in ((builds[-2], builds[-1]), (builds[0], builds[1])):
        slider.fill(str(at - 1))
        for place, label in ((earlier, built), (space, free)):
            expect(page.locator(f'[data-cell="{cell_of(place)}"]')).to_have_attribute("aria-label", label)
        expect(page.locator(".board .drop")).to_have_count(0)
        slider.press("ArrowRight")
        expect(page.locator(".board .drop")).to_have_count(1)


Shape = frozenset[tuple[int, int]]


def shape(spaces: set[str]) -> Shape:
    """As it lies, wherever it is."""
    return settled((ord(space[0]), int(space[1])) for space in spaces)


def settled(points: Iterable[tuple[int, int]]) -> Shape:
    kept = list(points)
    left, low = min(x for x, _ in kept), min(y for _, y in kept)
    return frozenset((x - left, y - low) for x, y in kept)


def mirrored(one: Shape) -> Shape:
    return settled((-x, y) for x, y in one)


def turns(one: Shape) -> list[Shape]:
    found = [one]
    for _ in range(3):
        found.append(settled((y, -x) for x, y in found[-1]))
    return found
