"""A study in the browser: played on by hand, marked and named, by two at once, also while the server is away."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from server.kit import Served
from server.studies import FINISHED, Forked, Studied, founded
from server.test_analyses import brief, looked_through
from web.kit import PHONE, Guest, Visit, Words, axe, examine, laid_out, settle, until

GAMES = registry.game_names()


def words(game: str = "paris", language: str = "en") -> Words:
    return Words(language, game, "study")


def opened(guest: Guest, study: Studied, node: str = "", game: str = "paris", may: str = "write") -> Page:
    """A study by a link, in a browser of one's own."""
    link = study.served.post(f"{study.path}/links", {"may": may}, study.token)["link"]
    page = guest.page(link.partition(study.served.url)[2].replace("#", f"?node={node}#" if node else "#"))
    expect(page.get_by_role("button", name=words(game)("study-back"), exact=True)).to_be_visible()
    return page


def test_a_finished_game_is_played_on_from_its_moment(served: Served, visit: Visit) -> None:
    """From the finished table to a study of one's own, a branch by the table's own hand, named and commented."""
    party, said = brief(served, moves=6), words()
    looked_through(party)
    guest = visit(name="Ana")
    guest.holds(party, *party.tokens)
    page = guest.page(f"/tables/{party.table}?ply=0")
    slider = page.get_by_role("slider", name=said("review-range"))
    expect(slider).to_be_visible()
    slider.fill("2")
    page.get_by_role("button", name=said("study-from-here")).click()
    tree = page.get_by_role("tree")
    expect(tree.get_by_role("treeitem", selected=True)).to_be_visible()
    expect(page.get_by_role("slider", name=said("study-range"))).to_be_visible()
    moves = tree.get_by_role("treeitem").count()
    page.get_by_role("button", name=said("study-by-hand")).click()
    page.keyboard.press("t")
    page.locator("#move-typed").fill(offered(page))
    page.locator("#move-typed").press("Enter")
    page.locator("[aria-describedby=move-preview]").click()
    page.keyboard.press("t")
    page.get_by_role("button", name=said("study-leave")).click()
    expect(tree.get_by_role("treeitem", level=2).first).to_be_visible()
    page.get_by_role("button", name=said("study-rename")).click()
    page.get_by_label(said("study-branch-name")).fill("Another way")
    page.get_by_role("button", name=said("study-keep"), exact=True).click()
    expect(tree.get_by_text("Another way")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("study-next"), exact=True).click()
    page.keyboard.press("c")
    page.keyboard.type("Remember this one.")
    page.get_by_role("button", name=said("study-say")).click()
    expect(tree.get_by_text("Remember this one.")).to_be_visible()
    page.reload()
    expect(tree.get_by_text("Another way")).to_be_visible()
    expect(tree.get_by_text("Remember this one.")).to_be_visible()
    assert tree.get_by_role("treeitem").count() > moves
    page.goto(f"/tables/{party.table}?ply=0")
    page.get_by_role("button", name=said("study-from-here")).click()
    expect(tree.get_by_text("Another way")).to_be_visible()  # it is the same study


def offered(page: Page) -> str:
    """Another move than the one that was played, as the page's server offers it."""
    study, node = re.search(r"/study/([\w-]+)\?node=([\w-]+)", page.url).groups()  # type: ignore[union-attr]
    shown = page.request.get(f"/api/studies/{study}").json()["nodes"]
    played = {one["text"] for one in shown if one["parent"] == node}
    moves: list[str] = page.request.get(f"/api/studies/{study}/nodes/{node}").json()["moves"]
    return next(move for move in moves if move not in played)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_begun_from_nothing_on_a_phone(served: Served, visit: Visit, name: str) -> None:
    """In French: laid out, drawn by lot, answered by a bot; axe is content, and nothing is cut off."""
    said = words(name, "fr")
    page = visit(size=PHONE, touch=True, language="fr").page("/study")
    page.get_by_label(said("study-game")).select_option(name)
    page.get_by_role("button", name=said("study-lay")).click()
    page.get_by_role("button", name=said("study-draw")).click()
    page.get_by_label(said("study-bot")).select_option("flaneur")
    page.get_by_role("button", name=said("study-bot-plays")).click()
    page.get_by_role("tab", name=said("study-tab-moves")).click()
    tree = page.get_by_role("tree")
    expect(tree.get_by_role("treeitem", selected=True)).to_contain_text(said("bot-flaneur"))
    settle(page)
    axe(page, f"{name}, phone")
    laid_out(page, f"{name}, phone")


def test_the_screen_stands_in_every_size(served: Served, visit: Visit) -> None:
    study = founded(served)
    at, others = study.fork()
    node = study.play(at, others[0])
    study.write("name", node, text="Lamp first")
    study.write("comment", node, text="It is not only your light.")
    study.write("mark", node, at="c1")
    page = opened(visit(), study, node)
    expect(page.get_by_text("Lamp first").first).to_be_visible()
    examine(page, "study")


def test_marks_by_keys_and_a_share_sheet(served: Served, visit: Visit) -> None:
    study, said = founded(served), words()
    page = opened(visit(), study, "m55")
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_role("button", name="c1", exact=True).click()
    expect(page.locator(".frame > svg > circle")).to_have_count(2)  # with its light rim
    page.keyboard.press("a")
    page.get_by_role("button", name="a8", exact=True).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".frame > svg > path")).to_have_count(2)
    marks = study.nodes()["m55"]["marks"]
    assert [(one["at"], one["to"]) for one in marks] == [("c1", ""), ("a8", "b8")]
    page.keyboard.press("Escape")
    page.get_by_role("button", name=said("study-share")).click()
    axe(page, "share")
    expect(page.get_by_text(said("study-not-owner"))).to_be_visible()


def test_a_best_move_lies_on_the_board_as_it_was_before_and_is_tried(served: Served, visit: Visit) -> None:
    party, said = brief(served, moves=6), words()
    now = looked_through(party)
    ply = next(one["ply"] for one in now["moments"] if one["looked"])
    guest = visit(name="Ana")
    guest.holds(party, *party.tokens)
    page = guest.page(f"/tables/{party.table}?ply={ply}")
    page.get_by_role("button", name=said("study-from-here")).click()
    expect(page.get_by_role("tree")).to_be_visible()
    page.get_by_role("button", name=said("study-next"), exact=True).click()
    best = page.get_by_role("region", name=re.compile(said("study-best-instead")))
    other = best.get_by_role("button").filter(has_not_text=said("study-played")).first
    what = page.locator("p.what").text_content() or ""
    other.focus()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator("p.what")).to_have_text(what)  # one is where one was
    page.get_by_role("slider", name=said("study-range")).focus()
    expect(other).to_have_attribute("aria-pressed", "false")
    other.click()
    named = said("study-best-name", move="").strip()
    expect(page.get_by_role("tree").get_by_role("treeitem", level=2).filter(has_text=named)).to_be_visible()


def test_a_record_that_is_pasted_is_looked_through(served: Served, visit: Visit) -> None:
    """Asked for, seen to come on, stopped, gone on with; then read, at a move of the game and in a branch."""
    said, record = words(), brief(served, moves=6).record()
    page = visit(name="Ana").page("/study")
    page.get_by_label(said("study-paste")).fill(record)
    page.get_by_role("button", name=said("study-begin")).click()
    report = page.get_by_role("region", name=said("study-title"))
    report.get_by_role("button", name=said("study-look")).click()
    expect(report.get_by_role("progressbar")).to_be_visible()
    report.get_by_role("button", name=said("study-stop")).click()
    look, decided = report.get_by_role("button", name=said("study-look")), report.locator("[data-decided]")
    on = report.get_by_role("button", name=said("study-on")).or_(look)  # nothing may have been found until then
    expect(on.or_(decided)).to_be_visible()
    if on.count():
        on.click()
    expect(report.locator("[data-decided]")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name=said("study-last"), exact=True).click()
    best = page.get_by_role("region", name=re.compile(said("study-best-instead")))
    expect(best).to_be_visible()
    page.reload()
    expect(best).to_be_visible()
    expect(report.locator("[data-decided]")).to_be_visible()
    best.get_by_role("button").filter(has_not_text=said("study-played")).first.click()
    expect(best).to_have_count(0)
    page.get_by_role("button", name=said("study-weigh")).click()
    expect(best).to_contain_text(said("study-played"))
    axe(page, "a branch weighed")
    laid_out(page, "a branch weighed")


def test_somebody_points_and_the_other_sees_where(served: Served, visit: Visit) -> None:
    study = founded(served)
    hers, his = opened(visit(name="Ana"), study, "m55"), opened(visit(name="Bruno"), study, "m55")
    expect(his.get_by_role("grid")).to_be_visible()
    place = hers.locator("[data-mark=c4]").first.bounding_box()
    assert place is not None
    seen, aside = his.locator(".cursor", has_text="Ana"), 0

    def points() -> bool:
        nonlocal aside
        aside = (aside + 1) % 20  # a pointer that rests is forgotten
        hers.mouse.move(place["x"] + 10 + aside, place["y"] + 10)
        return seen.count() == 1

    until(points, "she is seen where she points", page=hers)
    expect(hers.locator(".cursor")).to_have_count(0)
    hers.get_by_role("tree").hover()
    expect(seen).to_have_count(0)


def test_the_owner_shares_and_withdraws(served: Served, visit: Visit) -> None:
    said, ana, bruno = words(), visit(name="Ana"), visit(name="Bruno")
    page = ana.page("/study")
    page.get_by_label(said("study-paste")).fill(FINISHED)
    page.get_by_role("button", name=said("study-begin")).click()
    page.get_by_role("button", name=said("study-share")).click()
    page.get_by_label(said("study-title-label")).fill("Last evening")
    page.get_by_role("button", name=said("study-keep"), exact=True).click()
    expect(page.get_by_role("banner").first).to_contain_text("Last evening")
    page.get_by_role("button", name=said("study-make-look")).click()
    link = page.get_by_role("textbox", name=said("study-link-look")).input_value()
    his = bruno.page(link.partition(served.url)[2])
    expect(his.get_by_role("tree")).to_be_visible()
    expect(his.get_by_role("button", name=said("study-by-hand"))).to_have_count(0)
    expect(his.get_by_label(re.compile(said("study-comment", number=0)[:7]))).to_have_count(0)
    bruno.expects_maybe("404")
    page.get_by_role("button", name=said("study-withdraw-look")).click()
    expect(his.get_by_role("heading", level=1)).to_have_text(said("study-none"))
    axe(his, "withdrawn")


def test_a_record_that_is_none_says_why(served: Served, visit: Visit) -> None:
    said, guest = words(), visit()
    guest.expects("422")
    page = guest.page("/study")
    page.get_by_label(said("study-paste")).fill("hello")
    page.get_by_role("button", name=said("study-begin")).click()
    expect(page.get_by_role("alert")).to_contain_text("not a record")
    examine(page, "studies")


SELECTED = "[role=treeitem][aria-selected=true] .said"


# Together --------------------------------------------------------------------------------------------------------


@pytest.fixture
def own(page_built: None, tmp_path: Path) -> Iterator[Served]:
    """A server that may be killed."""
    server = Forked(f"sqlite:///{tmp_path}/s.db", tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


def test_two_browsers_while_the_server_is_killed(own: Served, visit: Visit) -> None:
    """Both write, one follows the other, the server is killed; what they write meanwhile is there when it is back."""
    said, study = words(), founded(own)
    ana, bruno = (Guest(visit().context.browser, own, name=name) for name in ("Ana", "Bruno"))  # type: ignore[arg-type]
    try:
        hers, his = opened(ana, study, "m20"), opened(bruno, study)
        expect(hers.get_by_role("button", name=said("study-lead"), exact=True)).to_be_visible()
        hers.get_by_role("button", name=said("study-lead"), exact=True).click()
        expect(his.get_by_text(said("study-leads", name="Ana"))).to_be_visible()
        expect(his.locator(SELECTED)).to_have_text(hers.locator(SELECTED).inner_text())
        hers.keyboard.press("ArrowRight")
        expect(his.locator(SELECTED)).to_have_text(hers.locator(SELECTED).inner_text())
        his.keyboard.press("ArrowLeft")
        expect(his.get_by_role("button", name=said("study-follow"))).to_be_visible()
        comment(hers, said, "before")
        expect(his.get_by_text("before")).to_be_visible()

        ana.away()
        bruno.away()
        own.kill()
        for page in (hers, his):
            expect(page.get_by_text(said("study-lost"))).to_be_visible()
        comment(hers, said, "hers, meanwhile")
        comment(his, said, "his, meanwhile")
        for page in (hers, his):
            expect(page.get_by_text(said("study-unsent", count=1))).to_be_visible()
        his.keyboard.press("ArrowRight")  # one's own looking goes on
        own.start()
        for page in (hers, his):
            for text in ("hers, meanwhile", "his, meanwhile"):
                expect(page.get_by_role("tree").get_by_text(text)).to_be_visible()
            expect(page.get_by_text(said("study-unsent", count=1))).to_have_count(0)
        kept = [text for node in study.nodes().values() for text in node["comments"].values()]
        assert sorted(kept) == ["hers, meanwhile", "his, meanwhile"]
    finally:
        ana.close()
        bruno.close()


def comment(page: Page, said: Words, text: str) -> None:
    page.locator("textarea").fill(text)
    page.get_by_role("button", name=said("study-say")).click()
