"""Lessons. Nothing is kept: a learner's browser says what was played in a step so far, and remembers where it was."""

from boulevard import registry
from boulevard.core.lessons import Lesson, lessons_of
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.asked import Asker, Language, Serving, asks
from boulevard.server.coach import Sitting, lesson_of
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import offered, told
from boulevard.server.refusals import Refusal


@asks("GET", "/learn/{game}")
async def lessons(here: Serving, who: Asker, game: str) -> list[m.LessonShown]:
    who.limited("ask")
    if game not in registry.game_names():
        raise Refusal("no-page")
    found = lessons_of(registry.game(game).package)
    return [
        m.LessonShown(name, one.title, one.about, one.minutes, [step.title for step in one.steps])
        for name, one in found.items()
    ]


@asks("GET", "/learn/{game}/{lesson}")
async def lesson(here: Serving, who: Asker, game: str, lesson: str) -> Lesson:
    who.limited("ask")
    return lesson_of(game, lesson)[1]


def _sitting(who: Asker, game: str, lesson: str, step: int, moves: list[str] | None, cost: int) -> Sitting:
    who.limited("ask", cost=cost)
    of, found = lesson_of(game, lesson)
    if step >= len(found.steps):
        raise Refusal("no-page")
    return Sitting(of, found.steps[step], moves or ())


@asks("GET", "/learn/{game}/{lesson}/{step}")
async def step(here: Serving, who: Asker, game: str, lesson: str, step: int, moves: list[str] | None = None) -> m.Tried:
    return _sitting(who, game, lesson, step, moves, REVIEW_COST).tried


@asks("GET", "/learn/{game}/{lesson}/{step}/preview")
async def preview(
    here: Serving, who: Asker, game: str, lesson: str, step: int, move: str, moves: list[str] | None = None
) -> m.Previewed:
    sitting = _sitting(who, game, lesson, step, moves, REVIEW_COST)
    return acts.preview(sitting.room, sitting.step.seat, move)


@asks("GET", "/learn/{game}/{lesson}/{step}/choices")
async def choices(
    here: Serving,
    who: Asker,
    game: str,
    lesson: str,
    step: int,
    moves: list[str] | None = None,
    lang: Language | None = None,
    path: str = "",
) -> m.ChoicesShown:
    sitting = _sitting(who, game, lesson, step, moves, REVIEW_COST)
    return offered(acts.menu(sitting.room, sitting.step.seat, lang or who.language), path)


@asks("GET", "/learn/{game}/{lesson}/{step}/words")
async def words(
    here: Serving,
    who: Asker,
    game: str,
    lesson: str,
    step: int,
    moves: list[str] | None = None,
    lang: Language | None = None,
) -> m.Told:
    sitting = _sitting(who, game, lesson, step, moves, WORDS_COST)
    view = sitting.room.look(sitting.step.seat).view
    return told(sitting.game, view, lang or who.language)
