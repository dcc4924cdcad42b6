"""Learning from a finished game over the network: the game looked through, and its decisions tried again."""

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import convert
from msgspec.structs import asdict

from boulevard.bots import costs
from boulevard.bots.advice import Hint
from boulevard.bots.analysis import Best, Decision, Weighed, depth
from boulevard.server import acts, found
from boulevard.server import messages as m
from boulevard.server.analyses import question, reviewed
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call, Language, TableId
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import MOST_PLY, PathAsked, offered
from boulevard.server.process import the
from boulevard.server.refusals import Refusal
from boulevard.server.review import Review
from boulevard.server.rights import holds
from boulevard.server.room import Room
from boulevard.server.tables import shown_cost, shown_hints

Ply = Annotated[int, PathParameter(ge=0, le=MOST_PLY, description="The line of the decision, counted from 0")]
MoveAsked = Annotated[str, QueryParameter(max_length=400, description="In the notation")]


# The game looked through -----------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/analysis", summary="A finished game looked through, as far as that has come",
     responses=READ_ERRORS)  # fmt: skip
async def analysis(request: Call, table: TableId) -> m.AnalysisShown:
    server, caller = the(request)
    caller.limited("ask", cost=REVIEW_COST)
    return await server.analyses.shown(table)


@post("/api/tables/{table:str}/analysis", summary="Look a finished game through", status_code=202,
      responses=TABLE_ERRORS)  # fmt: skip
async def analyse(request: Call, table: TableId) -> m.AnalysisShown:
    """Or go on with it. It is done when nobody who plays needs the processors, one game after the other for a guest;
    how far it has come is asked with `GET`. What was found before is found no second time."""
    server, caller = the(request)
    caller.cookie_counts()
    caller.limited("ask", cost=REVIEW_COST)
    return await server.analyses.begin(table, caller)


@delete("/api/tables/{table:str}/analysis", summary="Look no further", responses=READ_ERRORS)
async def stop_analysis(request: Call, table: TableId) -> None:
    """For whoever asked for it, and for those who sit at the table. What was found stays."""
    server, caller = the(request)
    caller.cookie_counts()
    async with server.tables.fresh(table) as entry:
        await reviewed(entry)
        sits = bool(holds(entry.room, caller))
    await server.analyses.stop(table, caller.hash or caller.household, sits)


@get("/api/tables/{table:str}/analysis/{ply:int}", summary="What was found of a decision, in words",
     responses=READ_ERRORS)  # fmt: skip
async def analysis_at(request: Call, table: TableId, ply: Ply) -> m.MomentTold:
    server, caller = the(request)
    caller.limited("ask", cost=WORDS_COST)
    room, review, _ = await _decision(request, table, ply)
    kept = await server.store.read(found.read, table)
    moment = None if kept is None else kept.moments.get(ply)
    if moment is None or moment.cost is None:
        raise Refusal("not-looked")
    return await asyncio.to_thread(told, room, review, moment)


def told(room: Room, review: Review, moment: Weighed) -> m.MomentTold:
    cost = moment.cost
    assert cost is not None
    game, view, names = room.game, review.before(moment.ply).look(moment.seat).view, room.own_names()
    played = Best(cost.move, cost.value, cost.lead, cost.drivers, exact=cost.exact)
    listed: list[Hint] = [*moment.best]
    # the one that was played is compared with the best, as the second and third are
    after = shown_hints(game, view, [listed[0], played], names)[1]
    shown = shown_hints(game, view, listed, names)
    best = [best_shown(each, one.exact) for each, one in zip(shown, moment.best, strict=True)]
    return m.MomentTold(
        moment.ply,
        moment.seat,
        convert(costs.in_all_languages(game, cost), dict[str, m.CostSaid], from_attributes=True),
        best,
        best_shown(after, cost.exact),
    )


def best_shown(hint: m.HintShown, exact: bool) -> m.BestShown:
    return m.BestShown(**asdict(hint), exact=exact)


async def _decision(request: Call, table: str, ply: int) -> tuple[Room, Review, Decision]:
    """The table of a finished game, the game replayed, and the decision that was made at that line."""
    server, _ = the(request)
    async with server.tables.fresh(table) as entry:
        room, review = entry.room, await reviewed(entry)
    made = await asyncio.to_thread(lambda: review.decisions)
    one = next((one for one in made if one.ply == ply), None)
    if one is None:
        raise Refusal("no-decision", given=ply)
    return room, review, one


# A decision tried again ------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/review/{ply:int}/preview", summary="What a move would have done there",
     responses=READ_ERRORS)  # fmt: skip
async def preview_then(request: Call, table: TableId, ply: Ply, move: MoveAsked) -> m.Previewed:
    """For the seat that was to act, from what it could know."""
    the(request)[1].limited("ask", cost=REVIEW_COST)
    room, review, one = await _decision(request, table, ply)
    return acts.preview(review.room(room, ply), one.seat, move)


@get("/api/tables/{table:str}/review/{ply:int}/choices", summary="A move word by word, there",
     responses=READ_ERRORS)  # fmt: skip
async def choices_then(
    request: Call, table: TableId, ply: Ply, lang: Language = None, path: PathAsked = ""
) -> m.ChoicesShown:
    caller = the(request)[1]
    caller.limited("ask", cost=REVIEW_COST)
    room, review, one = await _decision(request, table, ply)
    return offered(acts.menu(review.room(room, ply), one.seat, lang or caller.language), path)


@get("/api/tables/{table:str}/review/{ply:int}/weigh", summary="What a move would have cost there",
     responses=READ_ERRORS)  # fmt: skip
async def weigh_then(request: Call, table: TableId, ply: Ply, move: MoveAsked) -> m.Weighed:
    """Looked into as deeply as the one that was played. It takes a few seconds at most, and nothing waits for it."""
    server, caller = the(request)
    room, review, one = await _decision(request, table, ply)
    acts.offered_move(review.room(room, ply), one.seat, move)
    caller.limited("hint-address")
    caller.limited("weigh-seat", f"{table} {one.seat}")
    iterations = depth(room.game, review.decisions)
    moment = await server.workers.look(question(table, room.game, one, iterations, caller.household, move))
    if moment is None:
        raise Refusal("no-hint")
    view: Any = one.view
    cost = moment.cost or costs.Cost(move, 0.0, 0.0)
    return await asyncio.to_thread(shown_cost, room.game, view, ply, cost, room.own_names())


HANDLERS = (analysis, analyse, stop_analysis, analysis_at, preview_then, choices_then, weigh_then)
