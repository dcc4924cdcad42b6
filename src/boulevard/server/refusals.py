"""Why a request is refused: a key and figures, the status of the answer, a sentence in the caller's language."""

from typing import Any

from boulevard.core.game import AnyGame, Why
from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server.messages import Error

STATUS = {
    "request": 400,
    "token": 401,
    "spectator": 403,
    "not-yours": 403,
    "origin": 403,
    "invite": 403,
    "only-here": 403,
    "no-hints": 403,
    "open-way": 403,
    "no-domain": 403,
    "only-browser": 403,
    "no-member": 403,
    "member-stays": 409,
    "member-already": 409,
    "name-taken": 409,
    "key-known": 409,
    "last-key": 409,
    "words-unknown": 403,
    "key-unknown": 403,
    "rated-name": 403,
    "rated-once": 409,
    "rated-seat": 409,
    "rated-takeback": 409,
    "no-profile": 404,
    "no-table": 404,
    "no-bell": 404,
    "no-mail": 403,
    "too-many-bells": 409,
    "no-page": 404,
    "no-study": 404,
    "no-node": 404,
    "study-own": 403,
    "study-look": 403,
    "study-main": 403,
    "study-theirs": 403,
    "study-over": 409,
    "study-no-chance": 409,
    "study-full": 409,
    "study-nodes": 409,
    "study-links": 409,
    "study-led": 409,
    "study-again": 409,
    "study-of-what": 400,
    "no-cup": 404,
    "cup-over": 409,
    "cup-begun": 409,
    "cup-late": 409,
    "cup-full": 409,
    "cup-few": 409,
    "cup-not-now": 409,
    "cup-not-over": 409,
    "cup-again": 409,
    "cup-not-in": 403,
    "cup-own": 403,
    "cup-founders": 403,
    "cup-seat": 409,
    "cup-pause": 409,
    "cup-many": 409,
    "method": 405,
    "not-your-turn": 409,
    "old-ply": 409,
    "not-begun": 409,
    "over": 409,
    "abandoned": 409,
    "not-over": 409,
    "not-looked": 409,
    "no-takeback": 409,
    "seat-taken": 409,
    "still-here": 409,
    "not-deletable": 409,
    "no-guest": 409,
    "resigned-seat": 409,
    "bot-sits": 409,
    "no-clock": 409,
    "clock-not-live": 409,
    "clock-not-days": 409,
    "paused": 409,
    "pause-on": 409,
    "pause-asked": 409,
    "pause-declined": 409,
    "no-pause-asked": 409,
    "no-pause": 409,
    "no-holiday": 409,
    "holiday-late": 409,
    "call-own": 403,
    "call-bot": 409,
    "call-wait": 409,
    "call-early": 409,
    "call-clock": 409,
    "call-day": 409,
    "clock-no-day": 409,
    "talk-off": 403,
    "talk-none": 403,
    "talk-phrases": 403,
    "talk-self": 409,
    "talk-gone": 404,
    "talk-full": 409,
    "desk-closed": 403,
    "desk-link": 403,
    "desk-open-way": 403,
    "desk-no-report": 404,
    "desk-no-bar": 404,
    "desk-settled": 409,
    "desk-no-backup": 409,
    "kept-out": 403,
    "talk-silenced": 403,
    "closed": 409,
    "seek-gone": 409,
    "seek-own": 409,
    "seek-set": 409,
    "seek-many": 409,
    "seek-self": 409,
    "no-person": 404,
    "challenge-closed": 403,
    "friend-link": 404,
    "friend-self": 409,
    "friends-many": 409,
    "mute-self": 409,
    "bots-many": 409,
    "muted-many": 409,
    "full": 409,
    "reach-fixed": 409,
    "no-network": 409,
    "too-large": 413,
    "media": 415,
    "too-many": 429,
    "inside": 500,
    "no-hint": 503,
    "leaving": 503,
    "storage": 503,
    "kept-broken": 400,
    "kept-newer": 400,
    "browser-full": 503,
    "browser-lost": 503,
}
"""What is not listed is 422: understood, and not possible."""


class Refusal(Problem):
    """A request that is not carried out; nothing has changed."""

    home = "boulevard.server"

    @property
    def status(self) -> int:
        return STATUS.get(self.key, 422)


class DatabaseTrouble(Exception):
    """The database cannot be used now. What was asked for has not happened, or it is not known yet whether it has."""

    @property
    def refusal(self) -> Refusal:
        return Refusal("storage")


class DeskRefusal(Refusal):
    """At the host's desk: its words come with the answer, and not with every page."""

    home = "boulevard.server.desk_telling"


class RareRefusal(Refusal):
    """What is seldom refused, or to whoever runs the server: a record that cannot become a table, a browser that keeps
    nothing, a setting. Its words come with the answer too."""

    home = "boulevard.server.telling"


class NotOffered(Refusal):
    """A move that is not among those offered: the game's own sentence says which rule forbids it."""

    def __init__(self, game: AnyGame, why: Why) -> None:
        super().__init__(why.key, rule=why.rule or None)
        self.figures = dict(why.figures)  # one of them may be called `place`
        self.package = game.package

    @property
    def status(self) -> int:
        return 422

    def sentence(self, language: str = "en") -> str:
        return texts(language, self.package)(f"why-{self.key}", **self.figures)


def error_of(problem: Problem, language: str) -> Error:
    try:
        sentence = problem.sentence(language)
    except Exception:  # a sentence that cannot be made must not hide the error it is about
        sentence = problem.key
    return Error(problem.key, plain(problem.figures), problem.rule, sentence)


LARGEST = 2**63
"""What JSON that others read can hold; a larger number that somebody sent is shown as text."""


def plain(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: _plain(value) for name, value in figures.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, int) and not -LARGEST <= value < LARGEST:
        return str(value)
    return list(value) if isinstance(value, tuple) else value


def in_words(problem: Problem) -> dict[str, str]:
    """What it says in each language, without the place."""
    return {
        language: texts(language, problem.home)(f"problem-{problem.key}", **plain(problem.figures))
        for language in LANGUAGES
    }


def status_of(problem: Problem) -> int:
    return problem.status if isinstance(problem, Refusal) else 422


def language_of(accepted: str) -> str:
    """The best of our languages for an `Accept-Language` header; English where it names neither."""
    best, quality = "en", 0.0
    for part in accepted[:200].split(","):
        tag, _, parameter = part.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = parameter.strip().removeprefix("q=")
        try:
            given = float(weight) if weight else 1.0
        except ValueError:
            continue
        if language in ("en", "fr") and given > quality:
            best, quality = language, given
    return best
