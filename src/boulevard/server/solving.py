"""Problems. Nothing is kept: a solver's browser says what was found so far, and remembers its days."""

import asyncio
from datetime import UTC, datetime

from msgspec.structs import replace

from boulevard import registry
from boulevard.bots.analysis import depth
from boulevard.core.puzzles import puzzles_of
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.analyses import question
from boulevard.server.asked import Asker, Language, Serving, asks
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import offered, told
from boulevard.server.posed import Posed, listed
from boulevard.server.refusals import Refusal


@asks("GET", "/problems")
async def problems(here: Serving, who: Asker) -> m.ProblemsToday:
    who.limited("ask", cost=REVIEW_COST)
    today = datetime.now(UTC).date()
    games = [name for name in registry.game_names() if puzzles_of(registry.game(name).package) is not None]
    return m.ProblemsToday(str(today), [listed(name, today.toordinal()) for name in games])


def _posed(who: Asker, game: str, number: int, moves: list[str] | None, cost: int) -> Posed:
    who.limited("ask", cost=cost)
    return Posed(game, number, moves or ())


@asks("GET", "/problems/{game}/{number}")
async def problem(here: Serving, who: Asker, game: str, number: int, moves: list[str] | None = None) -> m.ProblemShown:
    return _posed(who, game, number, moves, REVIEW_COST).shown


@asks("GET", "/problems/{game}/{number}/allowed")
async def allowed(here: Serving, who: Asker, game: str, number: int, move: str, moves: list[str] | None = None) -> bool:
    posed = _posed(who, game, number, moves, REVIEW_COST)
    acts.offered_move(posed.room, posed.puzzle.seat, move)
    return True


@asks("GET", "/problems/{game}/{number}/nudge")
async def nudge(here: Serving, who: Asker, game: str, number: int, moves: list[str] | None = None) -> m.NudgeShown:
    return _posed(who, game, number, moves, REVIEW_COST).nudge


@asks("GET", "/problems/{game}/{number}/trial")
async def trial(here: Serving, who: Asker, game: str, number: int, moves: list[str] | None = None) -> m.TrialShown:
    posed = _posed(who, game, number, moves, REVIEW_COST)
    if posed.wrong is None:
        raise Refusal("no-decision", given=posed.room.ply)
    who.limited("hint-address")
    one, iterations = posed.decision, depth(posed.game, [posed.decision])
    asked = question(f"problem {game} {number}", posed.game, one, iterations, who.household, posed.wrong)
    if posed.puzzle.exact:
        after = await here.workers.play_out(replace(asked, line=True, iterations=0))
        return await asyncio.to_thread(posed.trial, after, None)
    found = await here.workers.look(asked)
    return await asyncio.to_thread(posed.trial, None, found)


@asks("GET", "/problems/{game}/{number}/solution")
async def solution(here: Serving, who: Asker, game: str, number: int) -> m.SolutionShown:
    posed = _posed(who, game, number, None, WORDS_COST)
    return await asyncio.to_thread(lambda: posed.solution)


@asks("GET", "/problems/{game}/{number}/choices")
async def choices(
    here: Serving,
    who: Asker,
    game: str,
    number: int,
    moves: list[str] | None = None,
    lang: Language | None = None,
    path: str = "",
) -> m.ChoicesShown:
    posed = _posed(who, game, number, moves, REVIEW_COST)
    found = offered(acts.menu(posed.room, posed.puzzle.seat, lang or who.language), path)
    return replace(found, choices=[replace(one, gain=None) for one in found.choices])


@asks("GET", "/problems/{game}/{number}/words")
async def words(
    here: Serving, who: Asker, game: str, number: int, moves: list[str] | None = None, lang: Language | None = None
) -> m.Told:
    posed = _posed(who, game, number, moves, WORDS_COST)
    return told(posed.game, posed.room.look(posed.puzzle.seat).view, lang or who.language)
