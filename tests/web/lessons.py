"""Somebody who learns by playing: a lesson from its beginning to its end, with the hands of its game."""

import json
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Locator, Page, Request, Response, expect

from boulevard import registry
from boulevard.core import lessons
from boulevard.core.lessons import Lesson, Step, lessons_of
from boulevard.server import acts
from boulevard.server.coach import Sitting
from web import couleurs, flatiron, paris
from web.hands import FRAME, Hands
from web.kit import Guest, Words, until

HANDS: dict[str, dict[str, type[Hands]]] = {
    "paris": {"mouse": paris.Mouse, "keys": paris.Keys, "finger": paris.Finger},
    "couleurs": {"mouse": couleurs.Mouse, "keys": couleurs.Keys, "finger": couleurs.Finger},
    "flatiron": {"mouse": flatiron.Mouse, "keys": flatiron.Keys, "finger": flatiron.Finger},
}
LESSONS = [(game, name) for game in registry.game_names() for name in lessons_of(registry.game(game).package)]
KEPT = "boulevard-lessons"


def plain(text: str) -> str:
    """As it stands on the page: what is stressed is stressed by its letters."""
    return text.replace("**", "")


class Desk:
    """A lesson in the place of a table: how it stands after what the page has played. What a page asks and hears about
    moves over HTTP the guest keeps as it does what runs over a socket."""

    def __init__(self, guest: Guest, page: Page, game: str, lesson: str) -> None:
        self.guest = guest
        self.game = registry.game(game)
        self.lesson: Lesson = lessons_of(self.game.package)[lesson]
        self.path = f"/api/learn/{game}/{lesson}/"
        self.at = -1
        """The step that the page has come to, or is at."""
        self.begun = -1
        """The newest step of which it was told."""
        self.moves: list[str] = []
        self.seen: tuple[Sitting | None, Any] = (None, None)
        self.sittings: dict[tuple[int, tuple[str, ...]], Sitting] = {}
        page.on("request", self.on_request)
        page.on("response", self.on_response)

    # What runs between page and server -------------------------------------------------------------------------------

    def asked(self, url: str) -> tuple[int, str, dict[str, list[str]]] | None:
        """Which step it is about, what of it, and the rest of the question."""
        parts = urlsplit(url)
        if not parts.path.startswith(self.path):
            return None
        step, _, what = parts.path.removeprefix(self.path).partition("/")
        return int(step), what, parse_qs(parts.query)

    def on_request(self, request: Request) -> None:
        found = self.asked(request.url)
        if found and found[1] == "preview":
            self.guest.sent.append({"type": "preview", "id": request.url, "move": found[2]["move"][0]})

    def on_response(self, response: Response) -> None:
        found = self.asked(response.url)
        if found is None or not response.ok:
            return
        step, what, query = found
        moves = query.get("moves", [])
        if what == "":
            self.at, self.begun = step, step
            self.moves = self.sitting(step, moves).moves
        elif what == "preview":
            sitting = self.sitting(step, moves)
            said = msgspec.to_builtins(acts.preview(sitting.room, sitting.step.seat, query["move"][0]))
            answer = {"type": "preview", "id": response.url, **said}
            self.guest.heard.append(json.dumps(answer, separators=(",", ":")))

    # As hands look at a table ----------------------------------------------------------------------------------------

    def sitting(self, step: int, moves: list[str]) -> Sitting:
        key = (step, tuple(moves))
        if key not in self.sittings:
            self.sittings[key] = Sitting(self.game, self.lesson.steps[step], moves)
        return self.sittings[key]

    def state(self, seat: str) -> Any:
        sitting = self.sitting(self.at, self.moves)
        if sitting is not self.seen[0]:
            self.seen = (sitting, msgspec.to_builtins(sitting.state))
        return self.seen[1]

    def record(self, seat: str) -> str:
        """Everything before the step as nothing, and what was played in it."""
        plies = {self.sitting(self.at, self.moves[:at]).room.ply: text for at, text in enumerate(self.moves)}
        last = max(plies, default=-1)
        return "\n".join(["", *(f"{seat} {plies[at]}" if at in plies else "-" for at in range(last + 1))])


class Learner:
    """Somebody at a lesson, who does what they are told; once in each lesson they answer wrongly first."""

    def __init__(
        self, guest: Guest, page: Page, game: str, lesson: str, by: str = "mouse", language: str = "en"
    ) -> None:
        self.guest, self.page, self.game, self.name, self.language = guest, page, game, lesson, language
        self.desk = Desk(guest, page, game, lesson)
        self.lesson = self.desk.lesson
        self.words = Words(language, game, "learn")
        self.by = by
        self.seat = ""
        guest.expects_maybe("40[0-9].*/api/learn/.*preview", "422.*/api/learn/.*preview")  # what is tried in passing

    # Looking ---------------------------------------------------------------------------------------------------------

    def say(self, words: lessons.Words) -> str:
        return plain(words.fr if self.language == "fr" else words.en)

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("learn-card"), exact=True)

    @property
    def title(self) -> Locator:
        return self.card.get_by_role("heading", level=1)

    def button(self, key: str) -> Locator:
        return self.card.get_by_role("button", name=self.words(key), exact=True)

    @property
    def on(self) -> Locator:
        return self.button("learn-on")

    def hands(self, step: Step) -> Hands:
        return HANDS[self.game][self.by](self.guest, self.page, self.desk, step.seat, self.language)

    # Learning --------------------------------------------------------------------------------------------------------

    def opened(self, path: str = "") -> "Learner":
        self.page.goto(f"/learn/{self.game}/{self.name}{path}")
        expect(self.title).to_be_visible()
        return self

    def begin(self) -> None:
        self.opened()
        expect(self.title).to_have_text(self.say(self.lesson.title))
        self.use(self.button("learn-begin"))

    def use(self, what: Locator) -> None:
        self.hands(self.lesson.steps[0]).use(what)

    def shown(self, at: int) -> Step:
        """The step, once the page shows it and its table."""
        step = self.lesson.steps[at]
        expect(self.title).to_have_text(self.say(step.title))
        until(lambda: self.desk.begun == at, f"step {at} is shown", page=self.page)
        return step

    def learn(self, at: int, wrongly: bool = False) -> None:
        """One step, from its words to the way on."""
        step = self.shown(at)
        expect(self.card).to_contain_text(self.say(step.say))
        if step.answers:
            self.answer(step, wrongly)
        elif step.moves:
            self.play(step)
        expect(self.on).to_be_visible()

    def has_played(self, moves: int) -> bool:
        """Do so many moves count in the step?"""
        return len(self.desk.moves) >= moves

    def answer(self, step: Step, wrongly: bool = False) -> None:
        group = self.card.get_by_role("group")
        if wrongly:
            wrong = next(one for one in step.answers if not one.right)
            self.use(group.get_by_role("button", name=self.say(wrong.says), exact=True))
            expect(self.card).to_contain_text(self.say(wrong.reply))
            expect(self.on).to_have_count(0)
        right = next(one for one in step.answers if one.right)
        self.use(group.get_by_role("button", name=self.say(right.says), exact=True))
        expect(self.card).to_contain_text(self.say(right.reply))

    def play(self, step: Step) -> None:
        assert step.do is not None
        assert step.after is not None
        expect(self.card).to_contain_text(self.say(step.do))
        self.aside()
        hands = self.hands(step)
        for texts in step.moves:
            expect(self.button("learn-show")).to_be_enabled()  # the page has come to this decision
            self.page.evaluate(FRAME)
            hands.play(texts[0])
        expect(self.card).to_contain_text(self.say(step.after))

    def aside(self) -> None:
        """On a phone he steps aside, so that the board is free."""
        away = self.button("learn-look")
        if away.count():
            self.use(away)

    def learn_all(self) -> None:
        steps = self.lesson.steps
        first = next((at for at, step in enumerate(steps) if step.answers), None)
        self.begin()
        for at in range(len(steps)):
            self.learn(at, wrongly=at == first)
            self.guest.sent.clear()
            self.use(self.on)
        expect(self.title).to_have_text(self.words("learn-finished"))
        for one in self.lesson.learnt:
            expect(self.card).to_contain_text(self.say(one.says))
