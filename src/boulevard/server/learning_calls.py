"""Lessons, over HTTP."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter, QueryParameter

from boulevard.core.lessons import Lesson
from boulevard.server import learning
from boulevard.server import messages as m
from boulevard.server.calls import ERRORS, Call, Language
from boulevard.server.looking_calls import PathAsked
from boulevard.server.process import the

MOST_MOVES = 20

Moves = Annotated[
    list[Annotated[str, QueryParameter(max_length=400)]] | None,
    QueryParameter(description="What was played in the step so far, in the notation", max_items=MOST_MOVES),
]
At = Annotated[int, PathParameter(ge=0, le=1000, description="The step, counted from 0")]
LEARN_ERRORS = {status: ERRORS[status] for status in (400, 404, 409, 422, 429, 503)}


@get("/api/learn/{game:str}", summary="The lessons of a game", responses=LEARN_ERRORS)
async def lessons(request: Call, game: FromPath[str]) -> list[m.LessonShown]:
    return await learning.lessons(*the(request), game)


@get("/api/learn/{game:str}/{lesson:str}", summary="A lesson", responses=LEARN_ERRORS)
async def lesson(request: Call, game: FromPath[str], lesson: FromPath[str]) -> Lesson:
    return await learning.lesson(*the(request), game, lesson)


@get("/api/learn/{game:str}/{lesson:str}/{step:int}", summary="A step of a lesson, after some moves",
     responses=LEARN_ERRORS)  # fmt: skip
async def step(request: Call, game: FromPath[str], lesson: FromPath[str], step: At, moves: Moves = None) -> m.Tried:
    """A move that is not allowed is refused as at any table, by the rule that forbids it."""
    return await learning.step(*the(request), game, lesson, step, moves)


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
    return await learning.preview(*the(request), game, lesson, step, move, moves)


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
    return await learning.choices(*the(request), game, lesson, step, moves, lang, path)


@get("/api/learn/{game:str}/{lesson:str}/{step:int}/words", summary="The table told in words, there",
     responses=LEARN_ERRORS)  # fmt: skip
async def words(
    request: Call, game: FromPath[str], lesson: FromPath[str], step: At, moves: Moves = None, lang: Language = None
) -> m.Told:
    return await learning.words(*the(request), game, lesson, step, moves, lang)


HANDLERS = (lessons, lesson, step, preview, choices, words)
