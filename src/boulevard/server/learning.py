"""Lessons over the network. Nothing is kept: a learner's browser says what was played in a step so far, and remembers
where it was."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter, QueryParameter

from boulevard import registry
from boulevard.core.lessons import Lesson, lessons_of
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.calls import ERRORS, Call, Language
from boulevard.server.coach import Sitting, lesson_of
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import PathAsked, offered, told
from boulevard.server.process import the
from boulevard.server.refusals import Refusal

MOST_MOVES = 20

Moves = Annotated[
    list[Annotated[str, QueryParameter(max_length=400)]] | None,
    QueryParameter(description="What was played in the step so far, in the notation", max_items=MOST_MOVES),
]
At = Annotated[int, PathParameter(ge=0, le=1000, description="The step, counted from 0")]
LEARN_ERRORS = {status: ERRORS[status] for status in (400, 404, 409, 422, 429, 503)}


@get("/api/learn/{game:str}", summary="The lessons of a game", responses=LEARN_ERRORS)
async def lessons(request: Call, game: FromPath[str]) -> list[m.LessonShown]:
    the(request)[1].limited("ask")
    if game not in registry.game_names():
        raise Refusal("no-page")
    found = lessons_of(registry.game(game).package)
    return [
        m.LessonShown(name, one.title, one.about, one.minutes, [step.title for step in one.steps])
        for name, one in found.items()
    ]


@get("/api/learn/{game:str}/{lesson:str}", summary="A lesson", responses=LEARN_ERRORS)
async def lesson(request: Call, game: FromPath[str], lesson: FromPath[str]) -> Lesson:
    the(request)[1].limited("ask")
    return lesson_of(game, lesson)[1]


def _sitting(request: Call, game: str, lesson: str, step: int, moves: list[str] | None, cost: int) -> Sitting:
    the(request)[1].limited("ask", cost=cost)
    of, found = lesson_of(game, lesson)
    if step >= len(found.steps):
        raise Refusal("no-page")
    return Sitting(of, found.steps[step], moves or ())


@get("/api/learn/{game:str}/{lesson:str}/{step:int}", summary="A step of a lesson, after some moves",
     responses=LEARN_ERRORS)  # fmt: skip
async def step(request: Call, game: FromPath[str], lesson: FromPath[str], step: At, moves: Moves = None) -> m.Tried:
    """A move that is not allowed is refused as at any table, by the rule that forbids it."""
    return _sitting(request, game, lesson, step, moves, REVIEW_COST).tried


@get("/api/learn/{game:str}/{lesson:str}/{step:int}/preview", summary="What a move would do there",
     responses=LEARN_ERRORS)  # fmt: skip
async def preview(
    request: Call,
    game: FromPath[str],
    lesson: FromPath[str],
    step: At,
    move: Annotated[str, QueryParameter(max_length=400)],
    moves: Moves = None,
) -> m.Previewed:
    sitting = _sitting(request, game, lesson, step, moves, REVIEW_COST)
    return acts.preview(sitting.room, sitting.step.seat, move)


@get("/api/learn/{game:str}/{lesson:str}/{step:int}/choices", summary="A move word by word, there",
     responses=LEARN_ERRORS)  # fmt: skip
async def choices(
    request: Call,
    game: FromPath[str],
    lesson: FromPath[str],
    step: At,
    moves: Moves = None,
    lang: Language = None,
    path: PathAsked = "",
) -> m.ChoicesShown:
    sitting = _sitting(request, game, lesson, step, moves, REVIEW_COST)
    return offered(acts.menu(sitting.room, sitting.step.seat, lang or the(request)[1].language), path)


@get("/api/learn/{game:str}/{lesson:str}/{step:int}/words", summary="The table told in words, there",
     responses=LEARN_ERRORS)  # fmt: skip
async def words(
    request: Call, game: FromPath[str], lesson: FromPath[str], step: At, moves: Moves = None, lang: Language = None
) -> m.Told:
    sitting = _sitting(request, game, lesson, step, moves, WORDS_COST)
    view = sitting.room.look(sitting.step.seat).view
    return told(sitting.game, view, lang or the(request)[1].language)


HANDLERS = (lessons, lesson, step, preview, choices, words)
