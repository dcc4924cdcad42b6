"""The desk of whoever runs the server, over HTTP: nothing of it is reached without the cookie that a link was exchanged
for, over a way that nobody else can read. And what whoever runs the server has to say to somebody."""

from time import time
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter

from boulevard import __version__
from boulevard.server import bar_rows, desk_deeds, desk_health, desk_reads, knobs
from boulevard.server import desk_messages as m
from boulevard.server import desk_rows as rows
from boulevard.server import member_messages as mm
from boulevard.server.calls import ERRORS, Call, TableId
from boulevard.server.desk import address_of, doing
from boulevard.server.desk_rows import Doing, Session
from boulevard.server.desk_shown import act_shown, bar_shown, person_shown, report_shown, settings_shown, table_shown
from boulevard.server.member_calls import called, words_of
from boulevard.server.process import Server, the
from boulevard.server.refusals import DeskRefusal, Refusal
from boulevard.server.visitors import Visitor

COOKIE, SECURE_COOKIE = "desk", "__Host-desk"
MOST = 100

ANSWERS = {status: ERRORS[status] for status in (400, 403, 404, 409, 413, 415, 422, 429, 503)}
READS = {status: ERRORS[status] for status in (400, 403, 404, 409, 429, 503)}
SessionId = Annotated[str, PathParameter(description="Of a browser in which the desk is open", max_length=40)]
BarId = Annotated[str, PathParameter(description="Of what holds for somebody", max_length=40)]
ReportId = Annotated[str, PathParameter(description="Of what was reported", max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Older than this number")]
Search = Annotated[str, QueryParameter(max_length=80, description="In somebody's name, or a table's id")]
All = Annotated[bool, QueryParameter(name="all", description="Those that are over too")]
Settled = Annotated[bool, QueryParameter(description="What was settled, and not what waits")]


def check(caller: Visitor) -> None:
    """A browser's own page asks, over a way that nobody else can read."""
    if not caller.same_origin:
        raise Refusal("origin")
    if not (caller.secure or caller.at_this_machine):
        raise DeskRefusal("desk-open-way")


async def guarded(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Whoever runs the server, and nobody else: looked up before anything of the request is read."""
    server, caller = the(connection)
    check(caller)
    cookie = connection.cookies.get(SECURE_COOKIE if caller.secure else COOKIE)
    connection.state.session = await server.desk.session(cookie)


def at_desk(request: Call) -> tuple[Server, Session]:
    """The server, and in which browser its desk is open."""
    return the(request)[0], request.state.session


def cookie(caller: Visitor, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=SECURE_COOKIE if caller.secure else COOKIE,
        value=value,
        httponly=True,
        samesite="strict",
        secure=caller.secure,
        path="/",
        max_age=seconds,
    )


# What is shown ---------------------------------------------------------------------------------------------------


async def shown(server: Server, session: Session) -> m.DeskShown:
    store, now = server.store, time()
    health = await server.health()
    reports = await store.read(desk_reads.waiting_reports)
    waiting = await store.read(rows.waiting)
    processes = await store.read(desk_health.said, now)
    kept, guests = await store.read(desk_reads.heads, now)
    chosen = await store.read(rows.settings)
    stands = knobs.now_set(server.settings, server.limits)
    began = server.desk.began_with
    return m.DeskShown(
        version=__version__,
        address=address_of(server.settings, server.reach.port),
        database="postgresql" if store.shared else "sqlite",
        bytes=await store.read(desk_reads.size),
        status=health.status,
        started=server.desk.started,
        now=now,
        here=len(server.lobby.inside),
        tables=await store.counts(),
        over_days=await store.read(desk_reads.over_days),
        members=kept,
        guests=guests,
        figures=await server.moment(),
        reports=reports,
        waits=len(waiting),
        concerns=desk_health.concerns(processes, reports, waiting, now),
        processes=processes,
        settings=settings_shown(stands, began, chosen),
        bars=[bar_shown(bar) for bar in server.desk.bars.all if bar.holds(now)],
        sessions=[
            m.DeskSession(one.id, one.called, one.since, one.seen, one.until, one.hash == session.hash)
            for one in await store.read(rows.sessions, now)
        ],
    )


# Coming and going ------------------------------------------------------------------------------------------------


@post("/api/host/session", summary="Open the host's desk by a link", status_code=200, responses=ANSWERS)
async def enter_desk(request: Call, data: JSONBody[m.DeskEntering]) -> Response[m.DeskShown]:
    """A link works once, for ten minutes; the browser gets a cookie of its own for twelve hours."""
    server, caller = the(request)
    check(caller)
    caller.limited("member")
    given = await server.desk.enter(data.link, called(caller.agent))
    content = await shown(server, await server.desk.session(given))
    return Response(content, cookies=[cookie(caller, given, 12 * 3600)])


@delete("/api/host/session", summary="Close the host's desk in this browser", status_code=204, guards=[guarded],
        responses=READS)  # fmt: skip
async def leave_desk(request: Call) -> Response[None]:
    server, session = at_desk(request)
    await server.store.change(rows.end, session.id, doing(session))
    return Response(None, status_code=204, cookies=[cookie(the(request)[1], "", 0)])


@delete("/api/host/sessions/{session:str}", summary="Close it in another browser", guards=[guarded], responses=READS)
async def end_desk(request: Call, session: SessionId) -> None:
    server, mine = at_desk(request)
    await server.store.change(rows.end, session, doing(mine))


# Looking ---------------------------------------------------------------------------------------------------------


@get("/api/host", summary="How the server is, for whoever runs it", guards=[guarded], responses=READS)
async def desk(request: Call) -> m.DeskShown:
    return await shown(*at_desk(request))


@get("/api/host/acts", summary="What was done at the desk and by the command line, the latest first",
     guards=[guarded], responses=READS)  # fmt: skip
async def desk_acts(request: Call, before: Before = None) -> list[m.DeskAct]:
    server, _ = at_desk(request)
    return [act_shown(one) for one in await server.store.read(rows.acts, MOST, before)]


@get("/api/host/tables", summary="Tables, as anybody may know them", guards=[guarded], responses=READS)
async def desk_tables(request: Call, search: Search = "", all_: All = False) -> m.DeskTables:
    """Those that are open or under way, the last touched first; or all. What the host sees of one is what everybody
    sees who has its address: its page shows it."""
    server, _ = at_desk(request)
    found, more = await server.store.read(desk_reads.listed, search, all_)
    return m.DeskTables([table_shown(one) for one in found], more)


@get("/api/host/people", summary="People, as far as the house knows them", guards=[guarded], responses=READS)
async def desk_people(request: Call, search: Search = "") -> m.DeskPeople:
    """Members, bots that people brought, and guests who have looked for others; the last seen first."""
    server, _ = at_desk(request)
    found, more = await server.store.read(desk_reads.known, search)
    here, bars, now = server.lobby.here, server.desk.bars, time()
    people = []
    for one in found:
        held = [bar for bar in bars.of.get(one.hash, ()) if bar.holds(now)]
        people.append(person_shown(one, here(one.hash) is not None, held))
    return m.DeskPeople(people, more)


@get("/api/host/reports", summary="What was reported, with what was heard around it", guards=[guarded],
     responses=READS)  # fmt: skip
async def desk_reports(request: Call, settled: Settled = False) -> list[m.DeskReport]:
    server, _ = at_desk(request)
    return [report_shown(*one) for one in await server.store.read(desk_reads.reported, settled)]


# Deciding --------------------------------------------------------------------------------------------------------


@post("/api/host/tables/{table:str}/close", summary="End a table, and say why", status_code=200, guards=[guarded],
      responses=ANSWERS)  # fmt: skip
async def close_table(request: Call, table: TableId, data: JSONBody[m.DeskClosing]) -> m.DeskShown:
    """Nobody has won, and it counts for nothing. Those who sit there read why."""
    server, session = at_desk(request)
    await server.desk.act(desk_deeds.close, table, data.why, doing(session))
    return await shown(server, session)


@post("/api/host/bars", summary="Keep somebody out, silence somebody, or tell somebody a word", status_code=201,
      guards=[guarded], responses=ANSWERS)  # fmt: skip
async def bar(request: Call, data: JSONBody[m.DeskBarring]) -> m.DeskBar:
    """Whoever is kept out reads why, and until when, whatever they ask for; games with others go on without them, and
    are lost as if they were absent. Whoever is silenced plays as ever. A word is there until it was read."""
    server, session = at_desk(request)
    given = {name: getattr(data, name) for name in ("person", "table", "seat", "address")}
    of = {name: value for name, value in given.items() if value is not None}
    made = await server.desk.act(desk_deeds.bar, data.kind, of, data.days, data.why, doing(session))
    return bar_shown(made)


@delete("/api/host/bars/{bar:str}", summary="Let somebody in, or speak, again", guards=[guarded], responses=READS)
async def lift_bar(request: Call, bar: BarId) -> None:
    server, session = at_desk(request)
    await server.desk.act(bar_rows.lift, bar, doing(session))


@post("/api/host/reports/{report:str}", summary="Say what comes of a report", status_code=200, guards=[guarded],
      responses=ANSWERS)  # fmt: skip
async def settle_report(request: Call, report: ReportId, data: JSONBody[m.DeskSettling]) -> list[m.DeskReport]:
    """What still waits."""
    server, session = at_desk(request)
    await server.desk.act(desk_deeds.settle, report, data.outcome, data.days, data.why, doing(session))
    return [report_shown(*one) for one in await server.store.read(desk_reads.reported, False)]


@post("/api/host/settings", summary="Set something while the server runs", status_code=200, guards=[guarded],
      responses=ANSWERS)  # fmt: skip
async def set_knob(request: Call, data: JSONBody[m.DeskChange]) -> m.DeskShown:
    """Every process takes it up within a second, and the next ones when they start."""
    server, session = at_desk(request)
    await server.desk.act(desk_deeds.turn, data.name, data.value, doing(session))
    return await shown(server, session)


@post("/api/host/backups", summary="Make a copy of the tables now", status_code=200, guards=[guarded],
      responses=ANSWERS)  # fmt: skip
async def back_up(request: Call) -> m.DeskShown:
    server, session = at_desk(request)
    if server.backups is None:
        raise DeskRefusal("desk-no-backup")
    await server.desk.act(desk_deeds.back_up, doing(session))
    await server.store.change(desk_health.say, await server.told())
    return await shown(server, session)


# What somebody is told -------------------------------------------------------------------------------------------


@get("/api/me/host", summary="What whoever runs the server has to say to the caller",
     responses={status: ERRORS[status] for status in (429, 503)})  # fmt: skip
async def host_words(request: Call) -> list[mm.HostWord]:
    """That they are kept out, or silenced, why and until when; or a word, until it was read."""
    server, caller = the(request)
    return words_of(server, caller)


@post("/api/me/host/{bar:str}", summary="A word was read", status_code=200, responses=READS)
async def read_word(request: Call, bar: BarId) -> list[mm.HostWord]:
    server, caller = the(request)
    caller.cookie_counts()
    now = time()
    if not any(one.id == bar and one.kind == "warn" for one in server.desk.bars.on(caller, now)):
        raise DeskRefusal("desk-no-bar")
    await server.desk.act(bar_rows.lift, bar, Doing("house", "", now), "read")
    return words_of(server, caller)


HANDLERS: tuple[Any, ...] = (
    enter_desk, leave_desk, end_desk, desk, desk_acts, desk_tables, desk_people, desk_reports, close_table, bar,
    lift_bar, settle_report, set_knob, back_up, host_words, read_word,
)  # fmt: skip
