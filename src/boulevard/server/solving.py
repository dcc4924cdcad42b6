"""Problems over the network. Nothing is kept: a solver's browser says what was found so far, and remembers its days."""

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from litestar import get
from litestar.params import FromPath, PathParameter
from msgspec.structs import replace

from boulevard import registry
from boulevard.bots.analysis import depth
from boulevard.core.puzzles import puzzles_of
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.analyses import question
from boulevard.server.calls import Call, Language
from boulevard.server.learning import LEARN_ERRORS, Moves
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import PathAsked, offered, told
from boulevard.server.posed import Posed, listed
from boulevard.server.process import the
from boulevard.server.refusals import Refusal
from boulevard.server.studying import MoveAsked

Number = Annotated[int, PathParameter(ge=1, le=100_000, description="The problem, counted from 1")]


@get("/api/problems", summary="Problems to solve, and those of the day", responses=LEARN_ERRORS)
async def problems(request: Call) -> m.ProblemsToday:
    """The day begins at midnight in Greenwich, and is the same for everybody."""
    the(request)[1].limited("ask", cost=REVIEW_COST)
    today = datetime.now(UTC).date()
    games = [name for name in registry.game_names() if puzzles_of(registry.game(name).package) is not None]
    return m.ProblemsToday(str(today), [listed(name, today.toordinal()) for name in games])


def _posed(request: Call, game: str, number: int, moves: list[str] | None, cost: int) -> Posed:
    the(request)[1].limited("ask", cost=cost)
    return Posed(game, number, moves or ())


@get("/api/problems/{game:str}/{number:int}", summary="A problem, after some moves", responses=LEARN_ERRORS)
async def problem(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.ProblemShown:
    """A move that is not allowed is refused as at any table, by the rule that forbids it."""
    return _posed(request, game, number, moves, REVIEW_COST).shown


@get("/api/problems/{game:str}/{number:int}/allowed", summary="Is a move allowed there?", responses=LEARN_ERRORS)
async def allowed(request: Call, game: FromPath[str], number: Number, move: MoveAsked, moves: Moves = None) -> bool:
    """What it would bring is not told: that is the problem. A move that is not allowed is refused by its rule."""
    posed = _posed(request, game, number, moves, REVIEW_COST)
    acts.offered_move(posed.room, posed.puzzle.seat, move)
    return True


@get("/api/problems/{game:str}/{number:int}/nudge", summary="What to think about, and where to look",
     responses=LEARN_ERRORS)  # fmt: skip
async def nudge(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.NudgeShown:
    return _posed(request, game, number, moves, REVIEW_COST).nudge


@get("/api/problems/{game:str}/{number:int}/trial", summary="What a move that is not the answer falls short by",
     responses=LEARN_ERRORS)  # fmt: skip
async def trial(request: Call, game: FromPath[str], number: Number, moves: Moves = None) -> m.TrialShown:
    """Of the last of the moves. What was proven by the solver is told at once, with what follows where a worker is free
    to say it; elsewhere a worker looks into it."""
    server, caller = the(request)
    posed = _posed(request, game, number, moves, REVIEW_COST)
    if posed.wrong is None:
        raise Refusal("no-decision", given=posed.room.ply)
    caller.limited("hint-address")
    one, iterations = posed.decision, depth(posed.game, [posed.decision])
    asked = question(f"problem {game} {number}", posed.game, one, iterations, caller.household, posed.wrong)
    if posed.puzzle.exact:
        after = await server.workers.play_out(replace(asked, line=True, iterations=0))
        return await asyncio.to_thread(posed.trial, after, None)
    found = await server.workers.look(asked)
    return await asyncio.to_thread(posed.trial, None, found)


@get("/api/problems/{game:str}/{number:int}/solution", summary="The answer, and why", responses=LEARN_ERRORS)
async def solution(request: Call, game: FromPath[str], number: Number) -> m.SolutionShown:
    """For whoever found it, or gives up."""
    posed = _posed(request, game, number, None, WORDS_COST)
    return await asyncio.to_thread(lambda: posed.solution)


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
    posed = _posed(request, game, number, moves, REVIEW_COST)
    found = offered(acts.menu(posed.room, posed.puzzle.seat, lang or the(request)[1].language), path)
    return replace(found, choices=[replace(one, gain=None) for one in found.choices])


@get("/api/problems/{game:str}/{number:int}/words", summary="The table told in words, there", responses=LEARN_ERRORS)
async def words(
    request: Call, game: FromPath[str], number: Number, moves: Moves = None, lang: Language = None
) -> m.Told:
    posed = _posed(request, game, number, moves, WORDS_COST)
    return told(posed.game, posed.room.look(posed.puzzle.seat).view, lang or the(request)[1].language)


HANDLERS = (problems, problem, allowed, nudge, trial, solution, choices, words)
