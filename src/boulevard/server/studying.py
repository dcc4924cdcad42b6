"""Learning from a finished game: the game looked through, and its decisions tried again."""

import asyncio
from typing import Any

from msgspec import convert
from msgspec.structs import asdict

from boulevard.bots import costs
from boulevard.bots.advice import Hint
from boulevard.bots.analysis import Best, Decision, Weighed, depth
from boulevard.core.game import AnyGame
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.analyses import question, reviewed
from boulevard.server.asked import Asker, Language, Serving, asks
from boulevard.server.limits import REVIEW_COST, WORDS_COST
from boulevard.server.looking import offered
from boulevard.server.refusals import Refusal
from boulevard.server.review import Review
from boulevard.server.rights import holds
from boulevard.server.room import Room
from boulevard.server.rooms import shown_cost, shown_hints

# The game looked through -----------------------------------------------------------------------------------------


@asks("GET", "/tables/{table}/analysis")
async def analysis(here: Serving, who: Asker, table: str) -> m.AnalysisShown:
    who.limited("ask", cost=REVIEW_COST)
    return await here.analyses.shown(table, here.analyses.of_table(table))


@asks("POST", "/tables/{table}/analysis")
async def analyse(here: Serving, who: Asker, table: str) -> m.AnalysisShown:
    who.cookie_counts()
    who.limited("ask", cost=REVIEW_COST)
    return await here.analyses.begin(table, here.analyses.of_table(table), who)


@asks("DELETE", "/tables/{table}/analysis")
async def stop_analysis(here: Serving, who: Asker, table: str) -> None:
    who.cookie_counts()
    await here.analyses.stop(table, who.hash or who.household, await sits(here, who, table))


async def sits(here: Serving, who: Asker, table: str) -> bool:
    """Does whoever asks hold a seat of a game that is over?"""
    async with here.tables.fresh(table) as entry:
        await reviewed(entry)
        return bool(holds(entry.room, who))


@asks("GET", "/tables/{table}/analysis/{ply}")
async def analysis_at(here: Serving, who: Asker, table: str, ply: int) -> m.MomentTold:
    who.limited("ask", cost=WORDS_COST)
    room, _, one = await _decision(here, table, ply)
    return await found_at(here, table, room.game, one, room.own_names())


async def found_at(here: Serving, of: str, game: AnyGame, one: Decision, names: dict[str, str]) -> m.MomentTold:
    """What was found of a decision of a game that was looked through; a Refusal where that was not done yet."""
    kept = await here.store.analyses.read(of)
    moment = None if kept is None else kept.moments.get(one.ply)
    if moment is None or moment.cost is None:
        raise Refusal("not-looked")
    return await asyncio.to_thread(told, game, one, moment, names)


def told(game: AnyGame, one: Decision, moment: Weighed, names: dict[str, str]) -> m.MomentTold:
    cost, view = moment.cost, one.view
    assert cost is not None
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


async def _decision(here: Serving, table: str, ply: int) -> tuple[Room, Review, Decision]:
    """The table of a finished game, the game replayed, and the decision that was made at that line."""
    async with here.tables.fresh(table) as entry:
        room, review = entry.room, await reviewed(entry)
    made = await asyncio.to_thread(lambda: review.decisions)
    one = next((one for one in made if one.ply == ply), None)
    if one is None:
        raise Refusal("no-decision", given=ply)
    return room, review, one


# A decision tried again ------------------------------------------------------------------------------------------


@asks("GET", "/tables/{table}/review/{ply}/preview")
async def preview_then(here: Serving, who: Asker, table: str, ply: int, move: str) -> m.Previewed:
    who.limited("ask", cost=REVIEW_COST)
    room, review, one = await _decision(here, table, ply)
    return acts.preview(review.room(room, ply), one.seat, move)


@asks("GET", "/tables/{table}/review/{ply}/choices")
async def choices_then(
    here: Serving, who: Asker, table: str, ply: int, lang: Language | None = None, path: str = ""
) -> m.ChoicesShown:
    who.limited("ask", cost=REVIEW_COST)
    room, review, one = await _decision(here, table, ply)
    return offered(acts.menu(review.room(room, ply), one.seat, lang or who.language), path)


@asks("GET", "/tables/{table}/review/{ply}/weigh")
async def weigh_then(here: Serving, who: Asker, table: str, ply: int, move: str) -> m.Weighed:
    room, review, one = await _decision(here, table, ply)
    acts.offered_move(review.room(room, ply), one.seat, move)
    who.limited("hint-address")
    who.limited("weigh-seat", f"{table} {one.seat}")
    iterations = depth(room.game, review.decisions)
    moment = await here.workers.look(question(table, room.game, one, iterations, who.household, move))
    if moment is None:
        raise Refusal("no-hint")
    view: Any = one.view
    cost = moment.cost or costs.Cost(move, 0.0, 0.0)
    return await asyncio.to_thread(shown_cost, room.game, view, ply, cost, room.own_names())
