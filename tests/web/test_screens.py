"""Every screen and state, at every width, in both languages and themes: nothing cut off or overlapping, axe content."""

import json
import re
import secrets
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.rulebook import rules_of
from boulevard.server import archive
from server.kit import Party, Served
from web.kit import PHONE, Guest, Visit, Words, axe, examine, laid_out, settle, until
from web.paris import Mouse
from web.sources import PACKAGE, WEB

EN, FR = Words("en", "paris", "home"), Words("fr", "paris", "home")
RECORDS = Path(__file__).parent / "records"
BOARD = "[role=grid]"


def from_record(served: Served, name: str, players: dict[str, str]) -> Party:
    """A table that goes on from a record."""
    record = read_record((RECORDS / f"{name}.game").read_bytes())
    record.players.update(players)
    record.seed = None
    found = archive.bring_in({"database": served.database}, record, secrets.token_bytes(32))
    return Party(served, {"table": found.table, "invite": found.invite, "tokens": found.tokens})


def at_table(guest: Guest, party: Party, *seats: str) -> Page:
    guest.holds(party, *seats)
    page = guest.page(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


# Home, new table, rules, about ---------------------------------------------------------------------------------------


def test_home_of_a_newcomer(served: Served, visit: Visit) -> None:
    page = visit().page("/")
    for game in registry.game_names():
        expect(page.get_by_role("heading", name=EN(f"poster-{game}-title"))).to_be_visible()
    expect(page.get_by_role("heading", name=EN("home-tables"))).to_have_count(0)
    examine(page, "home")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_visit_is_light(served: Served, visit: Visit, language: str) -> None:
    """At most 150 kB come over the line, compressed, until home has all it wants."""
    guest = visit(language=language)
    page = guest.window()
    devtools = guest.context.new_cdp_session(page)
    came: list[float] = []
    devtools.on("Network.loadingFinished", lambda loaded: came.append(loaded["encodedDataLength"]))
    devtools.send("Network.enable")
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("heading", name=Words(language)("poster-flatiron-title"))).to_be_visible()
    assert 100_000 < sum(came) < 150_000


@pytest.mark.parametrize("game", registry.game_names())
def test_one_click_plays_against_a_bot(served: Served, visit: Visit, game: str) -> None:
    """No account, no form: from the poster to the table. The first time, another click says how to begin."""
    page = visit(language="fr").page("/")
    poster = page.get_by_role("listitem").filter(has_text=FR(f"poster-{game}-title"))
    expect(poster.get_by_role("button", name=FR("home-opponent"))).to_be_visible()
    play = poster.get_by_role("button", name=re.compile("^" + FR("home-play")))
    expect(play).to_contain_text(FR("home-against", who="ami", name=""))  # who is new meets a friend
    play.click()
    page.get_by_role("button", name=FR("first-play")).click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page).to_have_title(re.compile(re.escape(Words("fr", game)("game-title")).replace(r"\ ", r"\s")))
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("grid") if game == "paris" else page.locator("h1").first).to_be_visible()
    expect(page.locator("main :focus")).to_have_count(1)  # the keyboard is at the table


def test_who_was_met_last_is_met_again_until_another_is_chosen(visit: Visit) -> None:
    page = visit().page("/")
    poster = page.get_by_role("listitem").filter(has_text=EN("poster-flatiron-title"))
    play = poster.get_by_role("button", name=re.compile("^" + EN("home-play")))
    following = poster.get_by_role("button", name=re.compile("^" + EN("home-next", next="")))
    expect(play).to_contain_text("the Friend")
    expect(following).to_have_count(0)
    play.click()
    page.get_by_role("button", name=EN("first-play")).click()
    expect(page).to_have_url(re.compile("/tables/"))
    page.goto("/")
    expect(play).to_contain_text("the Friend")
    following.click()
    expect(play).not_to_contain_text("the Friend")
    chosen = play.inner_text()
    page.reload()
    expect(play).to_have_text(re.compile(re.escape(chosen.splitlines()[-1])))


def test_home_with_tables_of_one_s_own(served: Served, visit: Visit) -> None:
    """Those that wait for me come first; finished ones are folded away with their results."""
    guest = visit()
    mine = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    theirs = from_record(served, "paris-mockup", {"blue": "Ana", "orange": "Colette"})
    over = from_record(served, "paris-finished", {"blue": "Colette", "orange": "Ana"})
    guest.holds(theirs, "orange")
    guest.holds(over, "blue")
    guest.holds(mine, "blue")
    page = guest.page("/")
    cards = page.get_by_role("region", name=EN("home-due", count=1)).get_by_role("link")
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(EN("home-your-turn"))
    assert cards.first.get_attribute("href") == f"/tables/{mine.table}"
    expect(page).to_have_title(EN("home-document", count=1))
    page.get_by_text(EN("home-finished", count=1)).click()
    expect(page.get_by_text(re.compile("^" + EN("home-result-won", scores="")))).to_be_visible()
    page.mouse.move(0, 0)
    examine(page, "home with tables")
    page.get_by_role("link", name=re.compile(EN("home-review"))).click()
    expect(page.get_by_role("slider", name=EN("review-range"))).to_be_visible()


@pytest.mark.parametrize("game", registry.game_names())
def test_a_new_table_says_every_option_in_words(served: Served, visit: Visit, game: str) -> None:
    words = Words("en", game)
    page = visit().page(f"/new/{game}")
    expect(page.get_by_role("button", name=EN("new-start"))).to_be_visible()
    options = registry.game(game).table_options
    for option in options:
        if option.name == "daniel":  # who plays alone finds it among the opponents
            continue
        expect(page.get_by_text(words(f"option-{option.name}"), exact=True).first).to_be_visible()
        expect(page.get_by_text(words(f"option-{option.name}-hint"), exact=True).first).to_be_visible()
    examine(page, f"new table of {game}")


def test_a_new_table_is_opened_as_it_was_chosen(served: Served, visit: Visit) -> None:
    guest = visit()
    page = guest.page("/new/paris")
    page.get_by_role("group", name=EN("seat-blue")).get_by_text(EN("new-who-here"), exact=True).click()
    page.get_by_label(EN("new-name-here")).fill("Bruno")
    page.get_by_label(EN("new-name-me")).fill("Ana")
    page.get_by_role("group", name=EN("option-edition")).get_by_text(EN("option-edition-en"), exact=True).click()
    page.get_by_role("group", name=EN("option-first")).get_by_text(EN("option-first-blue"), exact=True).click()
    page.get_by_role("button", name=EN("new-start")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EN("curtain-title", name="Bruno"))
    state = guest.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert state["options"]["edition"] == "en"
    assert state["to_act"] == ["blue"]
    assert {seat: one["name"] for seat, one in state["seats"].items()} == {"orange": "Ana", "blue": "Bruno"}
    assert sorted(state["mine"]) == ["blue", "orange"]


def test_the_waiting_room(served: Served, visit: Visit) -> None:
    guest = visit()
    page = guest.page("/new/paris?friend")
    page.get_by_role("button", name=EN("new-open")).click()
    expect(page.get_by_role("textbox", name=EN("invite-link"))).to_be_visible()
    expect(page.get_by_text(EN("invite-loopback"))).to_be_visible()
    examine(page, "waiting room")
    other = visit().page(page.get_by_role("textbox", name=EN("invite-link")).input_value())
    expect(other.get_by_role("button", name=EN("join-sit"))).to_be_visible()
    examine(other, "join")


@pytest.mark.parametrize("game", registry.game_names())
def test_the_rules_are_whole_and_every_number_is_an_address(served: Served, visit: Visit, game: str) -> None:
    source = (PACKAGE / "games" / game / "rules" / "en.md").read_text("utf-8")
    numbers = re.findall(r"^- ([A-Z]\d+)\.", source, re.MULTILINE)
    late = numbers[2 * len(numbers) // 3]
    page = visit().page(f"/rules/{game}#{late}")
    expect(page.locator(f"#{late}")).to_be_in_viewport()
    assert [one.get_attribute("id") for one in page.locator(".rule").all()] == numbers
    page.get_by_role("searchbox").fill("zzz")
    expect(page.get_by_role("status")).to_have_text(EN("rules-hits", count=0))
    page.get_by_role("button", name=EN("rules-clear")).click()
    expect(page.locator(".rule")).to_have_count(len(numbers))
    if game == "paris":
        examine(page, "rules")


@pytest.mark.parametrize("game", [one for one in registry.game_names() if (WEB / f"src/games/{one}/examples").exists()])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_rules_are_read_with_their_pictures_on_a_phone(
    served: Served, visit: Visit, game: str, language: str, theme: Literal["light", "dark"]
) -> None:
    """Every example and table is in its place and no wider than the window; the rule that was asked for is on top."""
    drawn = json.loads((WEB / "src" / "games" / game / "examples" / "examples.json").read_text("utf-8"))
    tables = [number for number, rule in rules_of(registry.game(game), language).items() if rule.table]
    late = next(number for number in reversed(list(rules_of(registry.game(game), language))) if number in drawn)
    page = visit(language=language, theme=theme, size=PHONE).page(f"/rules/{game}#{late}")
    expect(page.locator(f"#{late} figcaption")).to_be_visible()
    assert page.locator(f"#{late}").evaluate("rule => rule.getBoundingClientRect().top") < 100, "it stands at the top"
    assert {one.get_attribute("id") for one in page.locator(".rule:has(figure)").all()} == set(drawn)
    assert [one.get_attribute("id") for one in page.locator(".rule:has(table)").all()] == tables
    assert all(page.locator("figcaption").all_inner_texts())
    out = "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML)"
    assert page.locator("article *").evaluate_all(out) == []
    if language == "fr":
        assert re.findall(r".{9} [;:!?»$%]|« .{9}", page.locator("article").inner_text()) == [], (
            "signs stay with their words"
        )
    axe(page, f"the rules of {game}, {theme}")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_the_way_back_from_the_rules_fits_on_a_phone(
    visit: Visit, size: tuple[int, int], language: Literal["en", "fr"]
) -> None:
    page = visit(size=size, language=language).page("/rules/couleurs/")
    page.evaluate("history.replaceState({ from: '/tables/x' }, '')")
    page.reload()
    expect(page.get_by_role("link", name=(EN if language == "en" else FR)("rules-back"))).to_be_visible()
    laid_out(page, "rules, from a table")


def test_the_rules_keep_their_place_when_the_language_changes(served: Served, visit: Visit) -> None:
    page = visit().page("/rules/paris#P14")
    expect(page.locator("#P14")).to_be_in_viewport()
    said = page.locator("#P14").inner_text()
    page.get_by_role("button", name=re.compile("^EN FR")).click()
    expect(page.locator("#P14")).not_to_have_text(said)
    expect(page.locator("#P14")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("path", "heading"),
    [("/rules", "rules-title"), ("/about", "about-title"), ("/privacy", "privacy-title")],
)
def test_other_screens(served: Served, visit: Visit, path: str, heading: str) -> None:
    page = visit().page(path)
    expect(page.get_by_role("heading", name=EN(heading), level=1)).to_be_visible()
    examine(page, path)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_guest_is_forgotten_after_two_questions(served: Served, visit: Visit, language: str) -> None:
    """From the about page on; nothing happens before both are answered with yes."""
    words = Words(language, "paris")
    guest = visit(language=language, name="Zoé")
    answer = guest.context.request.post("/api/tables", data={"game": "paris", "name": "Zoé"})
    party = Party(served, answer.json())
    page = guest.page("/about")
    page.get_by_role("link", name=words("about-privacy")).click()
    expect(page.get_by_role("heading", name=words("privacy-title"), level=1)).to_be_visible()
    expect(page.get_by_text(words("privacy-long-tables", days=90))).to_be_visible()
    for answered in (0, 1):
        page.get_by_role("button", name=words("privacy-forget"), exact=True).click()
        for _ in range(answered):
            page.get_by_role("button", name=words("privacy-forget-on"), exact=True).click()
        page.get_by_role("button", name=words("privacy-forget-no"), exact=True).click()
    assert party.state()["seats"]["orange"]["name"] == "Zoé"
    page.get_by_role("button", name=words("privacy-forget"), exact=True).click()
    page.get_by_role("button", name=words("privacy-forget-on"), exact=True).click()
    expect(page.get_by_text(words("privacy-forget-really"))).to_be_visible()
    examine(page, "privacy, the last question")
    page.get_by_role("button", name=words("privacy-forget-yes"), exact=True).click()
    expect(page.get_by_text(words("privacy-forgotten"))).to_be_visible()
    assert served.call("GET", party.path).status_code == 404
    assert guest.context.cookies() == []
    assert "Zoé" not in str(page.evaluate("JSON.stringify(localStorage)"))


def test_where_a_host_can_be_found(visit: Visit, tmp_path: Path, page_built: None) -> None:
    for contact, link in (("ana@example.org", "mailto:ana@example.org"), ("the bar of the club", None)):
        flags = ("--contact", contact, "--backup", str(tmp_path / "copies"), "--backup-hours", "24")
        own = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
        try:
            page = visit(own).page("/privacy")
            expect(page.get_by_text(contact)).to_be_visible()
            expect(page.get_by_text(EN("privacy-long-backups", days=7))).to_be_visible()
            if link:
                expect(page.get_by_role("link", name=contact)).to_have_attribute("href", link)
            page.close()
        finally:
            own.stop()


def test_missing(served: Served, visit: Visit) -> None:
    guest = visit()
    guest.expects("404")
    page = guest.page("/nowhere")
    expect(page.get_by_role("heading", name=EN("missing-title"))).to_be_visible()
    examine(page, "missing")


# The table of Paris in all its states --------------------------------------------------------------------------------


def test_phase_one_at_my_turn_and_while_the_other_plays(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-phase-one", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    examine(page, "phase 1, my turn", BOARD)
    waiting = at_table(visit(), party, "orange")
    expect(waiting.get_by_role("heading", level=1)).to_contain_text("Colette")
    examine(waiting, "phase 1, waiting", BOARD)


def test_phase_two_with_a_building_held(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    guest = visit()
    page = at_table(guest, party, "blue")
    examine(page, "phase 2, my turn", BOARD)
    mine = Mouse(guest, page, party, "blue")
    mine.prepare("build STAIRS b2+c2+c3+d3+d4")
    expect(mine.confirm).to_be_enabled()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        settle(page)
        axe(page, f"a building held, {theme}")
    laid_out(page, "a building held", BOARD)
    page.get_by_role("button", name=EN("action-cancel")).click()
    mine.use(mine.card("lampadaire"))
    settle(page)
    axe(page, "a card chosen")
    laid_out(page, "a card chosen", BOARD)
    page.keyboard.press("Escape")
    for overlay in ("light", "groups", "areas"):
        button = page.get_by_role("button", name=EN(f"overlay-{overlay}"), exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        axe(page, f"overlay {overlay}")
        button.click()


def test_a_spectator_sees_the_table_and_can_do_nothing(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-cards-fr", {"blue": "Colette", "orange": "Ana"})
    page = visit().page(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_text(EN("prompt-watching"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^" + EN("action-confirm")))).to_have_count(0)
    examine(page, "watching", BOARD)


def test_the_first_key_leads_past_the_bar_to_the_board(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    page.evaluate("document.activeElement.blur()")
    skip = page.get_by_role("button", name=EN("frame-skip"))
    page.keyboard.press("Tab")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("[role=grid]:focus, [role=grid] :focus")).to_have_count(1)


def test_an_arrow_leads_to_the_board(served: Served, visit: Visit) -> None:
    """Where nothing has the focus, as when a table is opened by its address."""
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    expect(page.locator("main :focus")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[role=grid]:focus, [role=grid] :focus")).to_have_count(1)


def test_nothing_lights_up_under_a_pointer_that_rests(served: Served, visit: Visit) -> None:
    """What a rival's move brings under a resting pointer waits for the pointer to move."""
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "orange")
    still = page.locator("html[data-still]")
    page.mouse.move(400, 300)
    page.mouse.move(402, 300)
    expect(still).to_have_count(0)
    party.move("blue")
    expect(still).to_have_count(1)
    page.mouse.move(404, 300)
    expect(still).to_have_count(0)


def test_the_result(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-finished", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()
    pictures = page.locator(".sides .card .art").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert len(pictures) == 8
    assert min(pictures) > 20, "a card without its picture has what it did over its name"
    examine(page, "result")


@pytest.mark.parametrize(
    ("record", "seat", "keys"),
    [
        ("paris-mockup", "blue", {"R": "turn", "F": "mirror"}),
        ("couleurs-rich", "1", {"1 … 8": "tube"}),
        ("flatiron-rich", "1", {"1 … 9": "way", "S": "skip"}),
    ],
)
def test_the_keys_are_told_the_game_s_own_too(
    served: Served, visit: Visit, record: str, seat: str, keys: dict[str, str]
) -> None:
    guest, party = visit(), from_record(served, record, {seat: "Colette"})
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    expect(page.locator("section.prompt")).to_be_visible()
    page.keyboard.press("?")
    told = page.get_by_role("dialog").locator("dl")
    words = Words("en", record.partition("-")[0])
    for key, does in {"P": "plan", "N": "next", **keys}.items():
        expect(told.locator("dt").filter(has_text=re.compile(f"^{key}$"))).to_have_count(1)
        expect(told).to_contain_text(words(f"menu-key-{does}"))


def test_resigning_asks_first_and_then_shows_the_result(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    page.get_by_role("button", name=EN("menu-title")).click()
    examine_dialog(page)
    page.get_by_role("button", name=EN("menu-resign"), exact=True).click()
    page.get_by_role("button", name=EN("menu-resign-no"), exact=True).click()
    assert party.state()["status"] == "playing"
    page.get_by_role("button", name=EN("menu-resign"), exact=True).click()
    page.get_by_role("button", name=EN("menu-resign-yes"), exact=True).click()
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()
    assert party.state()["outcome"]["reason"] == "resigned"


LISTENING = """() => {
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push({ seconds: this.buffer.duration, loop: this.loop });
    return start.apply(this, when);
  };
}"""


def test_sounds_are_off_until_asked_for(served: Served, visit: Visit) -> None:
    """Then the room is heard, and what happens; each is as loud as it is set, and none at nought."""
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(), party, "blue")
    page.evaluate(LISTENING)
    page.get_by_role("button", name=EN("menu-title")).click()
    page.get_by_label(EN("menu-room")).wait_for(state="detached")
    assert page.evaluate("heard") == []
    page.get_by_label(EN("menu-sound"), exact=True).check()
    until(lambda: any(one["loop"] for one in page.evaluate("heard")), "the room is heard", page=page)
    examine_dialog(page)
    page.get_by_label(EN("menu-volume")).fill("0")
    page.get_by_label(EN("menu-room")).fill("0")
    count = page.evaluate("heard.length")
    page.get_by_role("button", name=EN("menu-resign"), exact=True).click()
    page.get_by_role("button", name=EN("menu-resign-yes"), exact=True).click()
    expect(page.get_by_role("heading", name=EN("result-sheet"))).to_be_visible()
    assert page.evaluate("heard.length") == count


def test_what_happens_is_heard(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(sound=True, room=0), party, "blue")
    page.evaluate(LISTENING)
    page.get_by_role("heading").first.click()  # nothing sounds in a page that was never touched
    party.move("blue")
    until(lambda: page.evaluate("heard.length > 0"), "the move is heard", page=page)
    assert all(not one["loop"] and one["seconds"] < 3 for one in page.evaluate("heard"))


def examine_dialog(page: Page) -> None:
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 800})
        settle(page)
        axe(page, f"menu, {width} px")
        laid_out(page, f"menu, {width} px")
    page.set_viewport_size({"width": 1440, "height": 900})


def test_a_take_back_is_asked_and_answered(served: Served, visit: Visit) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "open"}, options={"first": "orange"})
    party.join()
    party.move("orange")
    party.move("blue")
    asking, asked = visit(), visit(language="fr")
    his, hers = at_table(asking, party, "orange"), at_table(asked, party, "blue")
    his.get_by_role("button", name=EN("action-takeback")).click()
    expect(hers.get_by_role("alertdialog")).to_be_visible()
    axe(hers, "take-back")
    laid_out(hers, "take-back", BOARD)
    hers.get_by_role("button", name=FR("takeback-yes")).click()
    expect(hers.get_by_role("alertdialog")).to_have_count(0)
    assert any(line.startswith("~ takeback orange") for line in party.record("orange").splitlines())


# Languages, themes, installing ---------------------------------------------------------------------------------------


def test_the_language_changes_at_once_without_a_reload(served: Served, visit: Visit) -> None:
    """Everything on the page: nothing that was said in English is still there, and what was being done goes on."""
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    guest = visit()
    page = at_table(guest, party, "blue")
    page.evaluate("window.stays = true")
    Mouse(guest, page, party, "blue").prepare("build STAIRS b2+c2+c3+d3+d4")
    confirm = page.get_by_role("button", name=re.compile("^" + EN("action-confirm")))
    expect(confirm).to_be_enabled()
    page.get_by_role("button", name=re.compile("^EN FR")).click()
    expect(page.get_by_role("button", name=re.compile("^" + FR("action-confirm")))).to_be_enabled()
    assert page.evaluate("window.stays && document.documentElement.lang") == "fr"
    body = page.locator("body").inner_text()
    for key in ("frame-rules", "rail-cards", "sheet-now", "log-title", "line-group", "overlay-groups", "action-cancel"):
        assert EN(key) not in body or EN(key) == FR(key), key
        assert FR(key) in body, key
    page.reload()
    expect(page.get_by_text(FR("log-title")).first).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("en", EN), ("fr", FR)])
def test_the_first_visit_follows_the_browser_s_language(
    served: Served, visit: Visit, language: str, words: Words
) -> None:
    page = visit(language=language).page("/")
    expect(page.get_by_text(words("home-promise"))).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_the_theme_follows_the_system_or_one_s_choice(served: Served, visit: Visit) -> None:
    page = visit(theme="dark").page("/about")
    theme = "document.documentElement.dataset.theme"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(theme) == "dark"
    page.emulate_media(color_scheme="light")
    settle(page)
    assert page.evaluate(theme) == "light"
    page.get_by_label(EN("menu-theme")).select_option("dark")
    assert page.evaluate(theme) == "dark"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(theme) == "dark"


def test_it_can_be_installed(served: Served, visit: Visit) -> None:
    """A manifest with a name, a start and icons that are there; a worker; Chromium finds nothing that hinders it."""
    guest = visit(workers=True)
    page = guest.page("/")
    expect(page.get_by_role("heading", name=EN("poster-paris-title"))).to_be_visible()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = guest.context.request.get(str(address))
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert manifest["name"]
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    for icon in manifest["icons"]:
        assert guest.context.request.get(icon["src"]).ok, icon
    assert page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.scriptURL)").endswith("/sw.js")
    tools = guest.context.new_cdp_session(page)
    hindrances = [one["errorId"] for one in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in hindrances if one != "in-incognito"] == []


def test_nothing_is_fetched_from_anywhere_else(served: Served, visit: Visit) -> None:
    guest = visit()
    page = guest.window()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_text(EN("home-promise"))).to_be_visible()
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    guest.holds(party, "blue")
    page.goto(f"/tables/{party.table}")
    expect(page.get_by_role("grid")).to_be_visible()
    assert {url for url in asked if not url.startswith(served.url)} == set()


def test_a_phone_held_upright_shows_the_whole_board(served: Served, visit: Visit) -> None:
    party = from_record(served, "paris-mockup", {"blue": "Colette", "orange": "Ana"})
    page = at_table(visit(size=PHONE, touch=True), party, "blue")
    box = page.get_by_role("grid").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE[1]
    assert box["width"] > 0.9 * PHONE[0]
