"""The desk of whoever runs the server, over HTTP: nothing of it is reached without the cookie that a link was exchanged
for, over a way that nobody else can read."""

from time import time
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import convert
from msgspec.structs import asdict

from boulevard import __version__
from boulevard.server import desk_messages as m
from boulevard.server import desk_rows as rows
from boulevard.server.calls import ERRORS, Call
from boulevard.server.desk import doing
from boulevard.server.desk_rows import Session
from boulevard.server.member_calls import called
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal
from boulevard.server.visitors import Visitor

COOKIE, SECURE_COOKIE = "desk", "__Host-desk"
MOST = 100

ANSWERS = {status: ERRORS[status] for status in (400, 403, 404, 409, 413, 415, 422, 429, 503)}
READS = {status: ERRORS[status] for status in (400, 403, 404, 429, 503)}
SessionId = Annotated[str, PathParameter(description="Of a browser in which the desk is open", max_length=40)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Older than this number")]


def check(caller: Visitor) -> None:
    """A browser's own page asks, over a way that nobody else can read."""
    if not caller.same_origin:
        raise Refusal("origin")
    if not (caller.secure or caller.at_this_machine):
        raise Refusal("desk-open-way")


async def at_desk(request: Call) -> tuple[Server, Session]:
    """Whoever runs the server, and nobody else."""
    server, caller = the(request)
    check(caller)
    cookie = request.cookies.get(SECURE_COOKIE if caller.secure else COOKIE)
    return server, await server.desk.session(cookie)


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


async def shown(server: Server, session: Session) -> m.DeskShown:
    tables = await server.store.counts()
    health = await server.health()
    now = time()
    return m.DeskShown(
        version=__version__,
        database="postgresql" if server.store.shared else "sqlite",
        status=health.status,
        started=server.desk.started,
        now=now,
        here=len(server.lobby.inside),
        tables=tables,
        figures=await server.moment(),
        sessions=[
            m.DeskSession(one.id, one.called, one.since, one.seen, one.until, one.hash == session.hash)
            for one in await server.store.read(rows.sessions, now)
        ],
    )


@post("/api/host/session", summary="Open the host's desk by a link", status_code=200, responses=ANSWERS)
async def enter_desk(request: Call, data: JSONBody[m.DeskEntering]) -> Response[m.DeskShown]:
    """A link works once, for ten minutes; the browser gets a cookie of its own for twelve hours."""
    server, caller = the(request)
    check(caller)
    caller.limited("member")
    given = await server.desk.enter(data.link, called(caller.agent))
    content = await shown(server, await server.desk.session(given))
    return Response(content, cookies=[cookie(caller, given, 12 * 3600)])


@delete("/api/host/session", summary="Close the host's desk in this browser", status_code=204, responses=READS)
async def leave_desk(request: Call) -> Response[None]:
    server, session = await at_desk(request)
    await server.store.change(rows.end, session.id, doing(session))
    return Response(None, status_code=204, cookies=[cookie(the(request)[1], "", 0)])


@delete("/api/host/sessions/{session:str}", summary="Close it in another browser", responses=READS)
async def end_desk(request: Call, session: SessionId) -> None:
    server, mine = await at_desk(request)
    await server.store.change(rows.end, session, doing(mine))


@get("/api/host", summary="How the server is, for whoever runs it", responses=READS)
async def desk(request: Call) -> m.DeskShown:
    return await shown(*await at_desk(request))


@get("/api/host/acts", summary="What was done at the desk and by the command line, the latest first", responses=READS)
async def desk_acts(request: Call, before: Before = None) -> list[m.DeskAct]:
    server, _ = await at_desk(request)
    return [act_shown(one) for one in await server.store.read(rows.acts, MOST, before)]


def act_shown(act: rows.Act) -> m.DeskAct:
    return convert(asdict(act), m.DeskAct)


HANDLERS: tuple[Any, ...] = (enter_desk, leave_desk, end_desk, desk, desk_acts)
