"""Lessons are played in a browser from their beginning to their end: in both languages, by mouse, keys and finger."""

import json
import re
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from boulevard import registry
from boulevard.core.lessons import lessons_of
from server.kit import Served
from web import paris
from web.kit import DESKTOP, PHONE, Visit, Words, axe, laid_out, settle, until
from web.lessons import KEPT, LESSONS, Learner

SIZES = {"mouse": (1366, 768), "keys": (1440, 900), "finger": PHONE}
ALWAYS = {("first", "mouse", "en"), ("last", "keys", "fr")}
"""Of each game these are always played, the others where there is time: that every step of every lesson can be played
to its end, and answers what it should, is seen without a browser (`tests/test_lessons.py`)."""
PLACES = {
    lesson: "first" if lesson == those[0] else "last" if lesson == those[-1] else "between"
    for those in ([one for one in LESSONS if one[0] == game] for game in registry.game_names())
    for lesson in those
}
WAYS = [
    pytest.param(*lesson, by, language, marks=() if (PLACES[lesson], by, language) in ALWAYS else pytest.mark.long)
    for lesson, by, language in product(LESSONS, SIZES, ("en", "fr"))
]


def listed(page: Page, learner: Learner) -> Locator:
    """The way into a lesson, in the list."""
    title = page.get_by_role("heading", name=learner.say(learner.lesson.title), exact=True)
    return page.get_by_role("listitem").filter(has=title).get_by_role("link")


@pytest.mark.parametrize(("game", "lesson", "by", "language"), WAYS)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str, by: str, language: str) -> None:
    guest = visit(language=language, size=SIZES[by], touch=by == "finger", pace="once")
    page = guest.window()
    learner = Learner(guest, page, game, lesson, by, language)
    learner.learn_all()
    names = [name for of, name in LESSONS if of == game]
    following = names[(names.index(lesson) + 1) % len(names)]  # none of the others is done yet
    title = learner.say(lessons_of(registry.game(game).package)[following].title)
    gold = learner.card.locator(".btn.go")
    expect(gold).to_have_text(learner.words("learn-next", title=title))
    learner.use(learner.card.get_by_role("link", name=learner.words("learn-all"), exact=True))
    expect(listed(page, learner)).to_contain_text(learner.words("learn-again"))


# What is answered ----------------------------------------------------------------------------------------------------


def at_step(visit: Visit, step: int, game: str = "paris", lesson: str = "light", **wishes: Any) -> Learner:
    """At a step of a lesson, by the address that names it."""
    guest = visit(**{"size": SIZES["mouse"], "pace": "once", **wishes})
    by, language = "finger" if wishes.get("touch") else "mouse", wishes.get("language", "en")
    learner = Learner(guest, guest.window(), game, lesson, by, language).opened(f"?step={step + 1}")
    learner.shown(step)
    return learner


CORNER = 1
"""The step of the first lesson of Paris that asks for a Corner."""


def otherwise(learner: Learner, at: int) -> str:
    """A move that is allowed there and not asked for: another house."""
    moves: list[str] = learner.desk.state("blue")["moves"]
    step = learner.lesson.steps[at]
    return next(text for text in moves if text.startswith("build ") and not step.counts(0, text))


def test_what_is_allowed_and_not_asked_for_is_answered_and_stays_where_it_lies(visit: Visit) -> None:
    learner = at_step(visit, CORNER)
    step, page = learner.lesson.steps[CORNER], learner.page
    hands = paris.Mouse(learner.guest, page, learner.desk, step.seat)
    text = otherwise(learner, CORNER)
    show = learner.button("learn-show")
    places = set(text.split(" ")[2].split("+"))
    hands.prepare(text)
    for _ in range(3):
        expect(hands.confirm).to_be_enabled()
        expect(show).not_to_have_class(re.compile(r"\bgo\b"))
        hands.confirm.click()
        expect(learner.title).to_have_text(learner.words("learn-nearly"))
        expect(learner.card).to_contain_text(learner.say(step.others[0].say))
        assert hands.ghost() == places
    expect(show).to_have_class(re.compile(r"\bgo\b"))  # the way is offered aloud
    axe(page, "wrong")
    show.click()
    expect(learner.card).to_contain_text(learner.words("learn-shown"))
    expect(show).to_be_disabled()
    assert hands.ghost() == set(step.moves[0][0].split(" ")[2].split("+"))
    hands.confirm.click()
    assert step.after is not None
    expect(learner.card).to_contain_text(learner.say(step.after))
    expect(learner.on).to_be_focused()


def test_what_is_not_allowed_is_answered_by_its_rule_which_opens_as_a_card(visit: Visit) -> None:
    learner = at_step(visit, CORNER, text=True)
    learner.guest.expects("422")
    page = learner.page
    field = page.locator("#move-typed")
    field.fill("build CORNER c1+c2+d2")  # on a lamp
    field.press("Enter")
    expect(learner.title).to_have_text(learner.words("learn-nearly"))
    learner.card.get_by_role("link", name=learner.words("learn-rule", number="P14")).click()
    rule = page.locator("dialog[aria-labelledby='rule-card']:modal")
    expect(rule.get_by_role("heading").first).to_have_text("Rule P14")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    expect(learner.card).to_be_visible()


def test_the_text_table_plays_a_step(visit: Visit) -> None:
    learner = at_step(visit, CORNER, text=True, language="fr")
    page, step = learner.page, learner.lesson.steps[CORNER]
    expect(page.locator("ol[aria-busy=false] > li").first).to_be_visible()
    axe(page, "text table of a lesson")
    field = page.locator("#move-typed")
    field.fill(step.moves[0][0])
    field.press("Enter")
    page.get_by_role("button", name=learner.words("text-confirm"), exact=True).click()
    expect(learner.on).to_be_visible()


# What is pointed at ---------------------------------------------------------------------------------------------------

MEANT = """() => {
  const card = document.querySelector("section.card").getBoundingClientRect();
  return [...document.querySelectorAll("main .pointed")].some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = width > 0 && height > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    return inside && (y < card.top || y > card.bottom);
  });
}"""


@pytest.mark.parametrize(
    ("game", "lesson"),
    [pytest.param(*one, marks=() if one[0] == "flatiron" else pytest.mark.long) for one in LESSONS],
)
def test_what_a_step_speaks_of_is_marked_in_sight_on_a_phone(visit: Visit, game: str, lesson: str) -> None:
    """Beside his words, in the tab that opens by itself, or as the tab where it lies; while one plays, once he has
    stepped aside."""
    guest = visit(size=PHONE, touch=True, pace="once", language="fr")
    learner = Learner(guest, guest.window(), game, lesson, "finger", "fr")
    for at, step in enumerate(learner.lesson.steps):
        if step.show:
            learner.opened(f"?step={at + 1}")
            learner.shown(at)
            if step.moves:
                learner.aside()
            until(partial(learner.page.evaluate, MEANT), f"what step {at + 1} speaks of is in sight", page=learner.page)


def test_a_slot_is_chosen_on_the_building_with_one_tap(visit: Visit) -> None:
    """Flatiron, "on the building or in the list": the lamplighter steps aside and the tap counts, though the building
    is drawn small; what is asked for is marked in the list, and no other tab."""
    guest = visit(size=PHONE, touch=True, pace="once", language="fr")
    learner = Learner(guest, guest.window(), "flatiron", "walk", "finger", "fr")
    at = next(at for at, step in enumerate(learner.lesson.steps) if step.moves == [["build orange 2"]])
    learner.opened(f"?step={at + 1}")
    learner.shown(at)
    page = learner.page
    expect(page.locator('.way[data-text="build orange 2"]')).to_have_class(re.compile(r"\bpointed\b"))
    expect(page.locator('[role="tab"].pointed')).to_have_count(0)
    page.locator('[data-slot="2"]').tap()
    expect(page.locator('.way[data-text="build orange 2"]')).to_have_attribute("aria-checked", "true")
    expect(page.locator('[data-offered="confirm"]')).to_contain_text("+7")


# Keys ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "lesson", "step"), [("paris", "light", 1), ("couleurs", "painting", 1), ("flatiron", "walk", 1)]
)
def test_a_step_is_shown_confirmed_and_left_by_keys_alone(visit: Visit, game: str, lesson: str, step: int) -> None:
    """The focus rests on the lamplighter's words, and Enter there means what lies on the board."""
    learner = at_step(visit, step, game, lesson)
    page, keyboard = learner.page, learner.page.keyboard
    asked = learner.lesson.steps[step]
    assert asked.moves
    for played in range(len(asked.moves)):
        expect(learner.button("learn-show")).to_be_enabled()
        keyboard.press("h")
        expect(learner.card).to_contain_text(learner.words("learn-shown"))
        keyboard.press("Escape")  # puts it back, and leaves nothing else
        expect(learner.card).not_to_contain_text(learner.words("learn-shown"))
        keyboard.press("h")
        expect(learner.card).to_contain_text(learner.words("learn-shown"))
        keyboard.press("Enter")
        until(partial(learner.has_played, played + 1), "it counts", page=page)
    expect(learner.on).to_be_focused()
    keyboard.press("Enter")
    learner.shown(step + 1)
    keyboard.press("Backspace")
    learner.shown(step)
    keyboard.press("Backspace")
    learner.shown(step - 1)
    keyboard.press("Escape")
    expect(page).to_have_url(re.compile(rf"/learn/{game}$"))


def test_what_was_shown_is_put_back_before_the_board_is_drawn(visit: Visit) -> None:
    """Escape belongs to the board's hand; while the board is still fetched, to the lesson."""
    guest = visit(size=SIZES["mouse"], pace="once")
    window = guest.window()
    late = re.compile(r"/assets/Table-")
    window.route(late, lambda route: None)
    learner = Learner(guest, window, "paris", "light").opened(f"?step={CORNER + 1}")
    learner.shown(CORNER)
    expect(window.get_by_role("grid")).to_have_count(0)
    window.keyboard.press("h")
    expect(learner.card).to_contain_text(learner.words("learn-shown"))
    window.keyboard.press("Escape")
    expect(learner.card).not_to_contain_text(learner.words("learn-shown"))


def test_two_presses_do_not_skip_a_step_that_is_still_to_be_done(visit: Visit) -> None:
    learner = at_step(visit, 0)
    learner.answer(learner.lesson.steps[0])
    learner.on.click()
    learner.play(learner.shown(CORNER))
    learner.page.keyboard.press("Backspace")
    learner.shown(0)
    learner.page.route("**/api/learn/paris/light/1?*", lambda route: None)  # nobody has said yet how it stands
    learner.answer(learner.lesson.steps[0])
    learner.on.click()
    expect(learner.title).to_have_text(learner.say(learner.lesson.steps[CORNER].title))
    expect(learner.on).to_have_count(0)


# Leaving and coming back ---------------------------------------------------------------------------------------------


def test_a_lesson_left_in_the_middle_goes_on_there(visit: Visit) -> None:
    guest = visit(size=SIZES["mouse"], pace="once")
    learner = Learner(guest, guest.window(), "paris", "light")
    learner.begin()
    for at in (0, 1):
        learner.learn(at)
        learner.on.click()
    learner.shown(2)
    learner.page.get_by_role("link", name=learner.words("learn-leave")).click()
    way = listed(learner.page, learner)
    expect(way).to_contain_text(learner.words("learn-continue", step=3))
    way.click()
    learner.shown(2)
    learner.page.close()
    again = Learner(guest, guest.window(), "paris", "light").opened()  # another window of the same browser
    again.shown(2)


NONSENSE = ["", "nothing", "null", "[]", "7", '{"paris/light":null}', '{"paris/light":{"at":"x","done":{}}}',
            '{"paris/light":{"at":-3,"done":[-1,99,"a",null,1.5]}}', '{"paris/light":[1,2]}']  # fmt: skip


def test_whatever_the_browser_has_kept_a_lesson_begins(visit: Visit) -> None:
    guest = visit(size=SIZES["mouse"])
    page = guest.page("/learn/paris")
    learner = Learner(guest, page, "paris", "light")
    for kept in NONSENSE:
        page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, kept])
        page.goto("/learn/paris")
        expect(listed(page, learner)).to_contain_text(learner.words("learn-begin"))
    learner.begin()
    learner.shown(0)


def test_addresses_of_lessons_that_are_none(visit: Visit) -> None:
    guest = visit(size=SIZES["mouse"])
    guest.expects("404")
    page = guest.window()
    words = Words("en")
    for path in ("/learn/paris/nothing", "/learn/nothing", "/learn/nothing/light", "/learn/paris/light/2", "/learn"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(words("missing-title"))
    for query in ("?step=99", "?step=0", "?step=-1", "?step=x", "?step=1.5", "?other=2"):
        learner = Learner(guest, page, "paris", "light").opened(query)
        expect(learner.title).to_have_text(learner.say(learner.lesson.title))


def test_a_server_that_is_away_is_said_and_the_lesson_goes_on_when_it_is_back(lonely: Served, visit: Visit) -> None:
    guest = visit(lonely, size=SIZES["mouse"], pace="once")
    guest.away()
    page = guest.window()
    learner = Learner(guest, page, "paris", "light").opened(f"?step={CORNER + 1}")
    step = learner.shown(CORNER)
    learner.button("learn-show").click()
    hands = paris.Mouse(guest, page, learner.desk, step.seat)
    expect(hands.confirm).to_be_enabled()
    lonely.kill()
    hands.confirm.click()
    expect(page.get_by_text(learner.words("banner-lost-sending"))).to_be_visible()
    expect(learner.title).to_have_text(learner.say(step.title))  # nobody did anything wrong
    lonely.start()
    expect(learner.on).to_be_visible()
    expect(page.get_by_text(learner.words("banner-lost-sending"))).to_have_count(0)


# What others did -----------------------------------------------------------------------------------------------------


def test_what_others_did_is_shown_act_by_act_and_can_be_skipped(visit: Visit) -> None:
    steps = lessons_of(registry.game("paris").package)["light"].steps
    at = next(at for at, step in enumerate(steps) if step.since is not None)
    learner = at_step(visit, at - 1, pace="step")
    page, before = learner.page, learner.lesson.steps[at - 1]
    if before.answers:
        learner.answer(before)
    elif before.moves:
        learner.play(before)
    learner.on.click()
    learner.shown(at)
    stop = page.get_by_role("button", name=learner.words("prompt-told-stop"), exact=True)
    expect(stop).to_be_visible()
    page.keyboard.press("Escape")
    expect(stop).to_have_count(0)
    learner.shown(at)


# Everybody -----------------------------------------------------------------------------------------------------------


ALL_LOOKS = list(product(registry.game_names(), (DESKTOP, PHONE)))
LOOKS = (("paris", DESKTOP), ("flatiron", PHONE))


@pytest.mark.parametrize(
    ("game", "size"),
    [pytest.param(*one, marks=() if one in LOOKS else pytest.mark.long) for one in ALL_LOOKS],
    ids=[f"{game}-{size[0]}" for game, size in ALL_LOOKS],
)
def test_list_and_lesson_are_for_everybody(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """axe at the list, the beginning, a question, a wrong answer, a move that is asked for, one that is done, and the
    end; in both themes."""
    lesson = next(name for of, name in LESSONS if of == game)
    touch = size == PHONE
    guest = visit(size=size, touch=touch, pace="once", language="fr" if touch else "en")
    page = guest.page(f"/learn/{game}")
    learner = Learner(guest, page, game, lesson, "finger" if touch else "mouse", "fr" if touch else "en")
    expect(listed(page, learner)).to_be_visible()

    def look(where: str) -> None:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
            settle(page)
            axe(page, f"{where}, {theme}", None if theme == "light" else "color-contrast")
        if where not in ("asked", "done"):  # there the game’s own buttons may show their signs alone
            laid_out(page, where)

    look("list")
    learner.opened()
    look("begin")
    steps = learner.lesson.steps
    question = next(at for at, step in enumerate(steps) if step.answers)
    asked = next(at for at, step in enumerate(steps) if step.moves)
    learner.opened(f"?step={question + 1}")
    look("question")
    wrong = next(one for one in learner.shown(question).answers if not one.right)
    learner.use(learner.card.get_by_role("button", name=learner.say(wrong.says), exact=True))
    expect(learner.card).to_contain_text(learner.say(wrong.reply))
    look("wrong answer")
    learner.opened(f"?step={asked + 1}")
    learner.shown(asked)
    look("asked")
    learner.play(learner.shown(asked))
    look("done")
    kept = {f"{game}/{lesson}": {"at": len(steps) - 1, "done": []}}
    page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEPT, json.dumps(kept)])
    learner.opened(f"?step={len(steps)}")
    learner.learn(len(steps) - 1)
    learner.use(learner.on)
    expect(learner.title).to_have_text(learner.words("learn-finished"))
    look("end")
