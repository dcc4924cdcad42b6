"""Problems in the browser: asked in the colour of the seat to move, tried, hinted at, solved and explained."""

import re

import pytest
from playwright.sync_api import Page, expect

from boulevard import registry
from boulevard.core.puzzles import Puzzle, puzzles_of
from boulevard.server.posed import Posed
from web.kit import DESKTOP, PHONE, Visit, Words, axe, laid_out, settle

GAMES = registry.game_names()


def puzzle_of(game: str, number: int) -> Puzzle:
    found = puzzles_of(registry.game(game).package)
    assert found is not None
    return found[1][number - 1]


def play(page: Page, move: str) -> None:
    """A move typed at the text table, and confirmed."""
    page.locator("#move-typed").fill(move)
    page.locator("#move-typed").press("Enter")
    page.locator("[aria-describedby=move-preview]").click()


@pytest.mark.parametrize(("game", "language"), [("paris", "en"), ("couleurs", "fr"), ("flatiron", "en")])
def test_a_problem_is_tried_solved_and_explained(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language, size=DESKTOP, text=True, pace="once")
    words = Words(language, game, "problems")
    puzzle = puzzle_of(game, 1)
    page = guest.page(f"/problems/{game}/1")
    card = page.locator("section.card")
    expect(card).to_be_visible()
    first = puzzle.steps[0]
    other = first.next or str(_others(game, puzzle)[0])
    play(page, other)
    expect(card.get_by_role("heading", level=1)).to_have_text(_either(words("problem-not"), words("problem-near")))
    expect(card).not_to_contain_text(words("problem-weighing"))
    card.get_by_role("button", name=words("problem-again")).click()
    for step in puzzle.steps:
        play(page, step.move)
    expect(card.get_by_role("heading", level=1)).to_have_text(words("problem-solved"))
    expect(card.get_by_role("table")).to_be_visible()
    settle(page)
    axe(page, f"a problem of {game}, solved")
    laid_out(page, f"a problem of {game}, solved")
    kept = page.evaluate("JSON.parse(localStorage.getItem('boulevard-problems'))")
    assert kept["done"][f"{game}/1"]["how"] == "helped"
    card.get_by_role("button", name=words("problem-study")).click()
    tree = page.get_by_role("tree")
    expect(tree).to_be_visible()
    assert page.url.endswith(f"?node=m{len(puzzle.lines)}")
    answer = {"en": "The answer", "fr": "La réponse"}[language]
    expect(tree.get_by_role("treeitem").filter(has_text=answer)).to_be_visible()
    page.go_back()
    page.locator("header").get_by_role("link", name=words("problem-leave")).click()
    expect(page.get_by_role("heading", name=words("problems-title"), level=1)).to_be_visible()


def _others(game: str, puzzle: Puzzle) -> list[str]:
    return [str(move) for move in Posed(game, 1).decision.moves if str(move) != puzzle.steps[0].move]


def _either(*said: str) -> re.Pattern[str]:
    return re.compile("|".join(map(re.escape, said)))


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_the_games_own_and_tells_no_points(visit: Visit, game: str) -> None:
    guest = visit(size=PHONE if game == "paris" else DESKTOP, pace="once")
    words = Words("en", game, "problems")
    page = guest.page(f"/problems/{game}/2")
    card = page.locator("section.card")
    expect(card).to_be_visible()
    axe(page, f"a problem of {game}")
    card.get_by_role("button", name=words("problem-hint"), exact=True).click()
    expect(card.locator(".hint")).to_be_visible()
    card.get_by_role("button", name=words("problem-hint-more")).click()
    card.get_by_role("button", name=words("problem-show")).click()
    expect(card.get_by_role("heading", level=1)).to_have_text(words("problem-shown"))
    kept = page.evaluate("JSON.parse(localStorage.getItem('boulevard-problems'))")
    assert kept["done"][f"{game}/2"]["how"] == "shown"
    assert kept["days"] == {}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_all_problems_and_those_of_the_day(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    words = Words("en", None, "problems")
    page = guest.page("/")
    page.get_by_role("main").get_by_role("link", name=words("home-problems")).click()
    expect(page.get_by_role("heading", name=words("problems-title"), level=1)).to_be_visible()
    expect(page.get_by_role("link", name=words("problems-solve"))).to_have_count(len(GAMES))
    settle(page)
    axe(page, "problems")
    laid_out(page, "problems")
    page.get_by_role("link", name=words("problems-solve")).first.click()
    expect(page.locator("section.card")).to_contain_text(words("problem-day"))


def test_a_problem_that_is_not_there_is_missing(visit: Visit) -> None:
    guest = visit()
    guest.expects("404")
    page = guest.page("/problems/paris/99999")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("section.card")).to_have_count(0)
