"""What may be asked of studies: founded, looked at, written in, shared; each moment of one as a table."""

import asyncio
from contextlib import suppress
from typing import Any, Literal

from msgspec.structs import replace

from boulevard.bots.analysis import Weighed, depth, standings
from boulevard.core.branches import Branched, nameless
from boulevard.core.branches import told as branches_told
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server import study_messages as sm
from boulevard.server.analyses import Read, question, shown_moment
from boulevard.server.asked import Asker, Language, Serving, asks
from boulevard.server.guests import hashed
from boulevard.server.limits import REVIEW_COST, WORDS_COST, lines_cost
from boulevard.server.looking import offered, told
from boulevard.server.refusals import Refusal
from boulevard.server.studies import Open
from boulevard.server.study import OPEN
from boulevard.server.studying import found_at, sits
from boulevard.server.studying import told as told_at

MOST_BYTES = 900_000
"""Of a record that a study is made of."""

# Studies ---------------------------------------------------------------------------------------------------------


def owner(who: Asker) -> str:
    return who.holder if who.token is None else hashed(who.token)


@asks("POST", "/studies")
async def found_study(here: Serving, who: Asker, data: sm.Founding) -> sm.Founded:
    if who.guest is not None:
        who.cookie_counts()
    who.limited("open")
    if data.record is not None:
        if len(data.record) > MOST_BYTES:
            raise Refusal("too-large", most=MOST_BYTES)
        who.limited("ask", cost=lines_cost(data.record.count("\n")))
    made = await here.studies.found(data, owner(who), who.language)
    return replace(made, url=f"{who.base}/study/{made.study}")


@asks("GET", "/studies")
async def my_studies(here: Serving, who: Asker) -> list[sm.StudyListed]:
    hashes = who.hashes
    found = await here.store.studies.of_keys(hashes) if hashes else []
    best: dict[str, sm.StudyListed] = {}
    order = ("own", "write", "look")
    for row in sorted(found, key=lambda one: order.index(one.kind) if one.kind in order else 3):
        if row.kind in order and row.id not in best:
            may: Any = row.kind
            best[row.id] = sm.StudyListed(
                row.id, row.game, row.title, row.head.players, may, row.seq, row.touched, row.head.table
            )
    return sorted(best.values(), key=lambda one: -one.touched)


@asks("GET", "/studies/{study}")
async def one_study(here: Serving, who: Asker, study: str, after: int = -1) -> sm.StudyShown:
    async with here.studies.entry(study) as found:
        right = here.studies.may(found, who)
        who.limited("ask", cost=lines_cost(len(found.study.tree.nodes)))
        shown: sm.StudyShown = await here.studies.shown(found, who, right, after)
        return shown


@asks("DELETE", "/studies/{study}")
async def delete_study(here: Serving, who: Asker, study: str) -> None:
    who.cookie_counts()
    await here.studies.delete(study, who)


@asks("POST", "/studies/{study}/copy")
async def copy_study(here: Serving, who: Asker, study: str, names: bool = True) -> sm.Founded:
    who.cookie_counts()
    who.limited("open")
    if names:
        made = await here.studies.copy(study, who, owner(who))
    else:
        file = sm.Founding(record=str(await _file(here, who, study, names)))
        made = (await here.studies.found(file, owner(who), who.language)).study
    return sm.Founded(made, f"{who.base}/study/{made}")


@asks("POST", "/studies/{study}/enter")
async def enter_study(here: Serving, who: Asker, study: str, data: sm.Entering) -> sm.Sharing:
    if who.guest is not None:
        who.cookie_counts()
    who.limited("join")
    return sm.Sharing(may=await here.studies.enter(study, data.key, who.holder))  # type: ignore[arg-type]


@asks("POST", "/studies/{study}/links")
async def link_study(here: Serving, who: Asker, study: str, data: sm.Sharing) -> sm.StudyLink:
    who.cookie_counts()
    who.limited("join")
    return sm.StudyLink(await here.studies.link(study, who, data.may), data.may)


@asks("DELETE", "/studies/{study}/links/{may}")
async def unlink_study(here: Serving, who: Asker, study: str, may: Literal["look", "write"]) -> None:
    who.cookie_counts()
    await here.studies.unlink(study, who, may)


# Files -----------------------------------------------------------------------------------------------------------


@asks("GET", "/studies/{study}/record")
async def study_record(here: Serving, who: Asker, study: str, node: str | None = None, names: bool = True) -> str:
    async with here.studies.entry(study) as found:
        here.studies.may(found, who)
        of = found.study
        who.limited("ask", cost=lines_cost(len(of.tree.nodes)))
        record = of.record(None if node is None else of.node(node))
        return str(record if names else nameless(Branched(record)).record)


@asks("GET", "/studies/{study}/branches")
async def study_branches(here: Serving, who: Asker, study: str, names: bool = True) -> str:
    return str(await _file(here, who, study, names))


async def _file(here: Serving, who: Asker, study: str, names: bool) -> Branched:
    async with here.studies.entry(study) as found:
        here.studies.may(found, who)
        who.limited("ask", cost=lines_cost(len(found.study.tree.nodes)))
        whole = await asyncio.to_thread(lambda: branches_told(found.study.tree, found.study.record()))
    return whole if names else nameless(whole)


# Moments ---------------------------------------------------------------------------------------------------------


async def _at(here: Serving, who: Asker, study: str, node: str, cost: int) -> tuple[Open, Any]:
    who.limited("ask", cost=cost)
    async with here.studies.entry(study) as found:
        here.studies.may(found, who)
        return found, found.study.node(node)


@asks("GET", "/studies/{study}/nodes/{node}")
async def study_moment(here: Serving, who: Asker, study: str, node: str, eyes: str = OPEN) -> m.State:
    found, at = await _at(here, who, study, node, REVIEW_COST)
    async with found.lock:
        return await asyncio.to_thread(found.study.shown, at, eyes)


@asks("GET", "/studies/{study}/nodes/{node}/preview")
async def study_preview(here: Serving, who: Asker, study: str, node: str, move: str) -> m.Previewed:
    found, at = await _at(here, who, study, node, REVIEW_COST)
    async with found.lock:
        room = found.study.room(at)
        seat = found.study.mover(room)
        if seat is None:
            raise Refusal("study-over")
        return acts.preview(room, seat, move)


@asks("GET", "/studies/{study}/nodes/{node}/choices")
async def study_choices(
    here: Serving, who: Asker, study: str, node: str, lang: Language | None = None, path: str = ""
) -> m.ChoicesShown:
    found, at = await _at(here, who, study, node, REVIEW_COST)
    async with found.lock:
        return offered(found.study.menu(at, lang or who.language), path)


@asks("GET", "/studies/{study}/nodes/{node}/words")
async def study_words(
    here: Serving, who: Asker, study: str, node: str, eyes: str = OPEN, lang: Language | None = None
) -> m.Told:
    found, at = await _at(here, who, study, node, WORDS_COST)
    async with found.lock:
        shown = found.study.shown(at, eyes)
        return told(found.study.game, shown.view, lang or who.language)


# The game that it began with, looked through -------------------------------------------------------------------------


async def _game_of(here: Serving, who: Asker, study: str) -> tuple[str, Read, sm.May]:
    """By what the game of a study is looked through, and what the caller may there: by the table that it is of, as long
    as that is there; else by itself."""
    async with here.studies.entry(study) as found:
        right, table = here.studies.may(found, who), found.study.head.table
    if table is not None:
        with suppress(Refusal):
            await (read := here.analyses.of_table(table))()
            return table, read, right
    return study, here.studies.of_study(study), right


@asks("GET", "/studies/{study}/analysis")
async def study_analysis(here: Serving, who: Asker, study: str) -> m.AnalysisShown:
    who.limited("ask", cost=REVIEW_COST)
    of, read, _ = await _game_of(here, who, study)
    return await here.analyses.shown(of, read)


@asks("POST", "/studies/{study}/analysis")
async def analyse_study(here: Serving, who: Asker, study: str) -> m.AnalysisShown:
    who.cookie_counts()
    who.limited("ask", cost=REVIEW_COST)
    of, read, _ = await _game_of(here, who, study)
    return await here.analyses.begin(of, read, who)


@asks("DELETE", "/studies/{study}/analysis")
async def stop_study_analysis(here: Serving, who: Asker, study: str) -> None:
    who.cookie_counts()
    of, _, right = await _game_of(here, who, study)
    may = right != "look" if of == study else await sits(here, who, of)
    await here.analyses.stop(of, who.hash or who.household, may)


@asks("GET", "/studies/{study}/analysis/{ply}")
async def study_analysis_at(here: Serving, who: Asker, study: str, ply: int) -> m.MomentTold:
    who.limited("ask", cost=WORDS_COST)
    of, read, _ = await _game_of(here, who, study)
    played = await read()
    made = await asyncio.to_thread(lambda: played.decisions)
    if (one := next((one for one in made if one.ply == ply), None)) is None:
        raise Refusal("no-decision", given=ply)
    async with here.studies.entry(study) as found:
        names = found.study.own_names
    return await found_at(here, of, played.game, one, names)


@asks("GET", "/studies/{study}/nodes/{node}/weigh")
async def weigh_in_study(here: Serving, who: Asker, study: str, node: str) -> sm.MoveWeighed:
    found, at = await _at(here, who, study, node, REVIEW_COST)
    async with found.lock:
        game, one, names = found.study.game, found.study.decision(at), found.study.own_names
        seats = list(game.scores(found.study.state_at(at.id)))
    moment = Weighed(one.ply, one.seat, one.drawn, only=True)
    if len(one.moves) > 1:
        who.limited("hint-address")
        who.limited("weigh-seat", f"{study} {one.seat}")
        thought = question(study, game, one, depth(game, [one]), who.household, one.text)
        if (moment := await here.workers.look(thought) or moment).cost is None:
            raise Refusal("no-hint")
    [stands] = standings(seats, [moment])
    shown = shown_moment(one, moment, stands.chances, stands.leads)
    words = None if moment.only else await asyncio.to_thread(told_at, game, one, moment, names)
    return sm.MoveWeighed(shown, words)


# Writing ---------------------------------------------------------------------------------------------------------


async def written(here: Serving, who: Asker, study: str, asked: Any) -> sm.Written:
    """Carried out even if the one who asked is gone meanwhile."""
    match asked:
        case sm.Writing():
            who.limited("play-address")
            work = here.studies.write(study, who, asked)
        case sm.DrawAsked():
            who.limited("play-address")
            work = here.studies.draw(study, who, asked)
        case _:
            who.limited("hint-address")
            work = here.studies.bot(study, who, asked)
    return await asyncio.shield(asyncio.ensure_future(work))


@asks("POST", "/studies/{study}/edits")
async def write_study(here: Serving, who: Asker, study: str, data: sm.Writing) -> sm.Written:
    who.cookie_counts()
    return await written(here, who, study, data)


@asks("POST", "/studies/{study}/draws")
async def draw_study(here: Serving, who: Asker, study: str, data: sm.DrawAsked) -> sm.Written:
    who.cookie_counts()
    return await written(here, who, study, data)


@asks("POST", "/studies/{study}/bots")
async def bot_study(here: Serving, who: Asker, study: str, data: sm.BotAsked) -> sm.Written:
    who.cookie_counts()
    return await written(here, who, study, data)
