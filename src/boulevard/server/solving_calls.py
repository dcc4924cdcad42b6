"""Problems, over HTTP."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter

from boulevard.server import messages as m
from boulevard.server import solving
from boulevard.server.calls import Call, Language
from boulevard.server.learning_calls import LEARN_ERRORS, Moves
from boulevard.server.looking_calls import PathAsked
from boulevard.server.process import the
from boulevard.server.studying_calls import MoveAsked

Number = Annotated[int, PathParameter(ge=1, le=100_000, description="The problem, counted from 1")]


@get("/api/problems", summary="Problems to solve, and those of the day", responses=LEARN_ERRORS)
async def problems(request: Call) -> m.ProblemsToday:
    """The day begins at midnight in Greenwich, and is the same for everybody."""
    return await solving.problems(*the(request))


@get("/api/problems/{game:str}/{number:int}", summary="A problem, after some moves", responses=LEARN_ERRORS)
async def problem(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.ProblemShown:
    """A move that is not allowed is refused as at any table, by the rule that forbids it."""
    return await solving.problem(*the(request), game, number, moves)


@get("/api/problems/{game:str}/{number:int}/allowed", summary="Is a move allowed there?", responses=LEARN_ERRORS)
async def allowed(request: Call, game: FromPath[str], number: Number, move: MoveAsked, moves: Moves = None) -> bool:
    """What it would bring is not told: that is the problem. A move that is not allowed is refused by its rule."""
    return await solving.allowed(*the(request), game, number, move, moves)


@get("/api/problems/{game:str}/{number:int}/nudge", summary="What to think about, and where to look",
     responses=LEARN_ERRORS)  # fmt: skip
async def nudge(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.NudgeShown:
    return await solving.nudge(*the(request), game, number, moves)


@get("/api/problems/{game:str}/{number:int}/trial", summary="What a move that is not the answer falls short by",
     responses=LEARN_ERRORS)  # fmt: skip
async def trial(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.TrialShown:
    """Of the last of the moves. What was proven by the solver is told at once, with what follows where a worker is free
    to say it; elsewhere a worker looks into it."""
    return await solving.trial(*the(request), game, number, moves)


@get("/api/problems/{game:str}/{number:int}/solution", summary="The answer, and why", responses=LEARN_ERRORS)
async def solution(request: Call, game: FromPath[str], number: Number) -> m.SolutionShown:
    """For whoever found it, or gives up."""
    return await solving.solution(*the(request), game, number)


@get("/api/problems/{game:str}/{number:int}/choices", summary="A move word by word, there", responses=LEARN_ERRORS)
async def choices(
    request: Call,
    game: FromPath[str],
    number: Number,
    moves: Moves = None,
    lang: Language = None,
    path: PathAsked = "",
) -> m.ChoicesShown:
    """Without what a move would bring."""
    return await solving.choices(*the(request), game, number, moves, lang, path)


@get("/api/problems/{game:str}/{number:int}/words", summary="The table told in words, there", responses=LEARN_ERRORS)
async def words(
    request: Call, game: FromPath[str], number: Number, moves: Moves = None, lang: Language = None
) -> m.Told:
    return await solving.words(*the(request), game, number, moves, lang)


HANDLERS = (problems, problem, allowed, nudge, trial, solution, choices, words)
