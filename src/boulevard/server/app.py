"""The application: every call over HTTP, the errors, and what stands around them."""

import asyncio
import logging
from functools import cache
from time import perf_counter, time
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Response, delete, get, post
from litestar.config.app import AppConfig
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, QueryParameter
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4

from boulevard import __version__
from boulevard.core.problems import Problem
from boulevard.server import (
    at_tables,
    bring_calls,
    cup_calls,
    desk_calls,
    learning_calls,
    lobby_calls,
    member_calls,
    notice_calls,
    people_calls,
    solving_calls,
    study_calls,
    studying_calls,
    talk_calls,
)
from boulevard.server import commands as c
from boulevard.server import messages as m
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import ERRORS, READ_ERRORS, TABLE_ERRORS, Call, SeatAsked, TableId
from boulevard.server.guests import COOKIE, SECURE_COOKIE
from boulevard.server.limits import BODY_BYTES
from boulevard.server.looking_calls import choices, plan, review, review_at, words
from boulevard.server.pad_calls import score
from boulevard.server.pages import Pages, offline_folder, policy
from boulevard.server.process import Server, the
from boulevard.server.reach import home_addresses
from boulevard.server.refusals import DatabaseTrouble, Refusal, error_of, status_of
from boulevard.server.settings import Settings
from boulevard.server.sockets import live
from boulevard.server.visitors import Visitor

log = logging.getLogger("boulevard.server")

FRAMED = "; frame-ancestors 'none'"
POLICY, OFFLINE_POLICY = [(b"content-security-policy", f"{policy(house)}{FRAMED}".encode()) for house in (False, True)]
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip


@get("/api/games", summary="The games", responses={429: ERRORS[429]})
async def games(request: Call) -> list[m.GameShown]:
    return await at_tables.games(*the(request))


@get("/api/games/{game:str}", summary="A game, with its content",
     responses={status: ERRORS[status] for status in (400, 404, 422, 429)})  # fmt: skip
async def one_game(
    request: Call,
    game: FromPath[str],
    rules: Annotated[int | None, QueryParameter(ge=1, le=1_000_000, description="A version of its rules")] = None,
) -> m.GameWhole:
    return await at_tables.one_game(*the(request), game, rules)


@post("/api/tables", summary="Open a table",
      responses={status: ERRORS[status] for status in (400, 403, 413, 415, 422, 429, 503)})  # fmt: skip
async def open_(request: Call, data: JSONBody[m.Opening]) -> Response[m.Opened]:
    server, caller = await sitting_down(request)
    return with_cookie(await at_tables.open_(server, caller, data), caller)


# What may be asked of a table: each call builds a command --------------------------------------------------------


async def asked(request: Call, table: str, command: c.Command[c.A]) -> c.A:
    server, caller = the(request)
    return await server.tables.perform(table, caller, command)


@post("/api/tables/{table:str}/join", summary="Take an open seat", responses=TABLE_ERRORS)
async def join(request: Call, table: TableId, data: JSONBody[c.Joining]) -> Response[m.Joined]:
    server, caller = await sitting_down(request)
    if caller.guest is not None:
        caller.cookie_counts()
    return with_cookie(await server.tables.perform(table, caller, data), caller)


@post("/api/tables/{table:str}/moves", summary="Play", status_code=200, responses=TABLE_ERRORS)
async def move(request: Call, table: TableId, data: JSONBody[c.Playing]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/preview", summary="What a move would do", status_code=200, responses=TABLE_ERRORS)
async def preview(request: Call, table: TableId, data: JSONBody[c.Previewing]) -> m.Previewed:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/hint", summary="A move worth a thought, or two", status_code=200, responses=TABLE_ERRORS)
async def hint(request: Call, table: TableId, data: JSONBody[c.Hinting]) -> m.Hinted:
    """For the seat that is to act, where the table allows hints. It takes a few seconds; nothing waits for it."""
    return await asked(request, table, data)


@post("/api/tables/{table:str}/weigh", summary="What a move would cost", status_code=200, responses=TABLE_ERRORS)
async def weigh(request: Call, table: TableId, data: JSONBody[c.Weighing]) -> m.Weighed:
    """For the seat that is to act, where the table allows hints, before the move is played. It takes a second or two;
    nothing waits for it."""
    return await asked(request, table, data)


@post("/api/tables/{table:str}/undo", summary="Go back to an own move", status_code=200, responses=TABLE_ERRORS)
async def undo(request: Call, table: TableId, data: JSONBody[c.Undoing]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/takeback", summary="Ask to go back further", status_code=200, responses=TABLE_ERRORS)
async def takeback(request: Call, table: TableId, data: JSONBody[c.TakingBack]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/takeback/answer", summary="Agree or not", status_code=200, responses=TABLE_ERRORS)
async def takeback_answer(request: Call, table: TableId, data: JSONBody[c.Answering]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/resign", summary="Resign", status_code=200, responses=TABLE_ERRORS)
async def resign(request: Call, table: TableId, data: JSONBody[c.Resigning | None] = None) -> m.Accepted:
    return await asked(request, table, data or c.Resigning())


@post("/api/tables/{table:str}/pause", summary="Ask for a pause of a live game", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def pause(request: Call, table: TableId, data: JSONBody[c.Pausing]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/pause/answer", summary="Agree or not", status_code=200, responses=TABLE_ERRORS)
async def pause_answer(request: Call, table: TableId, data: JSONBody[c.PauseAnswering]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/pause/end", summary="Go on before a pause is over", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def go_on(request: Call, table: TableId) -> m.Accepted:
    """It ends when everybody would."""
    return await asked(request, table, c.GoingOn())


@post("/api/tables/{table:str}/holiday", summary="Days of holiday, or none: back again", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def holiday(request: Call, table: TableId, data: JSONBody[c.Resting]) -> m.Accepted:
    return await asked(request, table, data)


@post("/api/tables/{table:str}/call", summary="Against a seat whose time has run out", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def call(request: Call, table: TableId, data: JSONBody[c.Calling]) -> m.Accepted:
    """Or against one that is absent in a live game. Whichever is written first, this or a move, counts."""
    return await asked(request, table, data)


@post("/api/tables/{table:str}/seats/{seat:str}", summary="Who sits here", status_code=200, responses=TABLE_ERRORS)
async def seats(request: Call, table: TableId, seat: FromPath[str], data: JSONBody[c.Seating]) -> m.Accepted:
    return await asked(request, table, msgspec.structs.replace(data, seat=seat))


@post("/api/tables/{table:str}/seats/{seat:str}/link", summary="A link that brings the seat to another device",
      responses=TABLE_ERRORS)  # fmt: skip
async def link(request: Call, table: TableId, seat: FromPath[str]) -> m.Linked:
    return await asked(request, table, c.Linking(seat=seat))


@delete("/api/tables/{table:str}/seats/{seat:str}/link", summary="Revoke the seat's links, and what was made of them",
        responses=READ_ERRORS)  # fmt: skip
async def unlink(request: Call, table: TableId, seat: FromPath[str]) -> None:
    """Every other device loses the seat; the one that asks keeps it."""
    await asked(request, table, c.Unlinking(seat=seat))


@post("/api/tables/{table:str}/claim", summary="Bind the token's seat to this browser's cookie", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def claim(request: Call, table: TableId) -> Response[m.Claimed]:
    server, caller = await sitting_down(request)
    return with_cookie(await server.tables.perform(table, caller, c.Claiming()), caller, 200)


@post("/api/tables/{table:str}/leave", summary="Give the own seats away", status_code=200, responses=TABLE_ERRORS)
async def leave(request: Call, table: TableId) -> m.Accepted:
    """In a game under way the seat is open to whoever has the invite code."""
    return await asked(request, table, c.Leaving())


@post("/api/tables/{table:str}/invite", summary="A new invite link, for the host", responses=TABLE_ERRORS)
async def invite(request: Call, table: TableId) -> m.Invited:
    """Codes are kept as hashes alone, so an old link cannot be shown again; it stays valid."""
    return await asked(request, table, c.Inviting())


@delete("/api/tables/{table:str}/invite", summary="No invite link lets anybody sit any more, for the host",
        responses=READ_ERRORS)  # fmt: skip
async def uninvite(request: Call, table: TableId) -> None:
    await asked(request, table, c.Uninviting())


@delete("/api/tables/{table:str}/seats/{seat:str}", summary="Send a guest away, for the host", status_code=200,
        responses=READ_ERRORS)  # fmt: skip
async def dismiss(request: Call, table: TableId, seat: FromPath[str]) -> m.Invited:
    """The seat is open to whoever has the new link; the older ones have ended, and so has what the guest sees."""
    return await asked(request, table, c.Dismissing(seat))


@delete("/api/tables/{table:str}", summary="Delete an own table", responses=READ_ERRORS)
async def delete_table(request: Call, table: TableId) -> None:
    await asked(request, table, c.Deleting())


@post("/api/tables/{table:str}/rematch", summary="The next table, for the same people", responses=TABLE_ERRORS)
async def rematch(request: Call, table: TableId) -> m.Rematched:
    return await asked(request, table, c.Rematching())


# What may be read ------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}", summary="A table as the caller may know it", responses=READ_ERRORS)
async def state(
    request: Call,
    table: TableId,
    seat: SeatAsked = None,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000, description="Events from this ply on")] = None,
) -> m.State:
    return await at_tables.state(*the(request), table, seat, after)


@get("/api/tables/{table:str}/record", summary="The record, or the caller's account of it", media_type=MediaType.TEXT,
     responses=READ_ERRORS)  # fmt: skip
async def record(request: Call, table: TableId, seat: SeatAsked = None) -> str:
    return await at_tables.record(*the(request), table, seat)


@get("/api/me/tables", summary="The caller's tables, those where it is their turn first",
     responses={status: ERRORS[status] for status in (429, 503)})  # fmt: skip
async def my_tables(request: Call) -> list[m.TableShown]:
    return await at_tables.my_tables(*the(request))


@delete("/api/me", summary="Forget the caller, for ever",
        response_cookies=[Cookie(key=COOKIE, max_age=0), Cookie(key=SECURE_COOKIE, max_age=0, secure=True)],
        responses={status: ERRORS[status] for status in (403, 429, 503)})  # fmt: skip
async def forget_me(request: Call) -> None:
    """Tables that nobody else uses are deleted, and own studies; elsewhere the caller's seats are let go, and the name
    is replaced by the seat's. Asked with a token, it is about that token's tables. Who has kept a name is forgotten
    with it: see `/api/me/leaving`."""
    server, caller = the(request)
    caller.cookie_counts()
    caller.limited("join")
    if caller.member is not None and caller.token is None:
        raise Refusal("member-stays")
    if caller.hash is not None:
        await server.members.forget_all(caller)
        await server.store.wipe()


@get("/api/here", summary="Where this server is reached from", responses={429: ERRORS[429]})
async def reach(request: Call) -> m.ReachShown:
    server, caller = the(request)
    can_open = server.reach.listen is not None and server.reach.reach == "loopback" and caller.at_this_machine
    return await reached(server, caller, can_open)


async def reached(server: Server, caller: Visitor, can_open: bool) -> m.ReachShown:
    settings, links = server.settings, await server.reach.links(caller.base)
    backed_up = settings.backup_hours * settings.backup_keep / 24 if settings.backup else 0.0
    return m.ReachShown(
        __version__, server.reach.reach, can_open, links, settings.contact, settings.keep_days, backed_up
    )


@post("/api/here/lan", summary="Serve the home network too", status_code=200,
      responses={status: ERRORS[status] for status in (403, 409, 429, 503)})  # fmt: skip
async def open_lan(request: Call) -> m.ReachShown:
    """Only for the one who sits at this machine, and only where plain `boulevard` was started."""
    server, caller = the(request)
    if not caller.same_origin:
        raise Refusal("origin")
    if server.reach.listen is None:
        raise Refusal("reach-fixed")
    if not caller.at_this_machine:
        raise Refusal("only-here")
    await server.reach.open(await asyncio.to_thread(home_addresses))
    return await reached(server, caller, False)


@get("/health", summary="Is this process well?", responses={503: ResponseSpec(m.Health, description="No")})
async def health(request: Call) -> Response[m.Health]:
    server: Server = request.app.state.server
    found = await server.health()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", summary="Prometheus text", media_type=MediaType.TEXT,
     responses={status: ERRORS[status] for status in (404, 429, 503)})  # fmt: skip
async def metrics(request: Call) -> Response[bytes]:
    """Where `--metrics-port` says so, there alone."""
    server: Server = request.app.state.server
    if server.metrics_port not in (None, port_of(request.scope)):
        raise Refusal("no-page")
    return Response(await server.figures(), media_type=PLAIN)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Call) -> Response[bytes]:
    return Response(described(request.app), media_type=MediaType.JSON)


@cache
def described(app: Litestar) -> bytes:
    """What every call takes and answers, made once."""
    return msgspec.json.encode(app.openapi_schema.to_schema())


PLAIN = CONTENT_TYPE_PLAIN_0_0_4.partition("; charset")[0]
"""The framework adds the letters' set itself."""
WATCHED = ("/metrics", "/health")
"""What is answered at a port of its own for those who watch the server."""

FRAMEWORK = "/-/schema"
"""Where the framework would show the same document in its own way; nobody is let in."""


def problem_answer(request: Call, problem: Problem) -> Response[Any]:
    server, caller = the(request)
    server.metrics.refused(problem.key)
    headers = {"retry-after": str(problem.figures["seconds"])} if problem.key == "too-many" else {}
    if status_of(problem) == 401:
        headers["www-authenticate"] = "Bearer"
    body = msgspec.json.encode(error_of(problem, caller.language))
    return Response(body, status_code=status_of(problem), media_type=MediaType.JSON, headers=headers)


GONE = "client disconnected prematurely"
"""What Litestar says where somebody went away in the middle of a request: nothing went wrong inside."""


def http_answer(request: Call, trouble: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words."""
    keys = {404: "no-page", 405: "method", 413: "too-large", 415: "media"}
    if trouble.status_code in keys:
        return problem_answer(request, Refusal(keys[trouble.status_code]))
    if trouble.status_code >= 500 and trouble.detail != GONE:
        return inside_answer(request, trouble)
    extra: Any = getattr(trouble, "extra", None)
    details = [str(one.get("message", "")) for one in extra] if isinstance(extra, list) else []
    detail = "; ".join(filter(None, details)) or trouble.detail.partition(" for ")[0]
    return problem_answer(request, Refusal("request", detail=detail[:200]))


def deep_answer(request: Call, trouble: Exception) -> Response[Any]:
    """JSON that is nested too deeply (nothing of ours recurses), or whose letters are none."""
    return problem_answer(request, Refusal("request", detail="JSON"))


def database_answer(request: Call, trouble: DatabaseTrouble) -> Response[Any]:
    log.warning("database trouble", extra={"trouble": str(trouble)})
    return problem_answer(request, trouble.refusal)


def inside_answer(request: Call, trouble: Exception) -> Response[Any]:
    server, _ = the(request)
    server.metrics.count("trouble")
    log.error("error inside", exc_info=trouble, extra={"path": request.scope.get("path_template", "")})
    return problem_answer(request, Refusal("inside"))


def large(scope: Any) -> bool:
    """May a request bring more than it is allowed to?"""
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"0")
    return b"transfer-encoding" in headers or not length.isdigit() or int(length[:20]) > BODY_BYTES


def port_of(scope: Any) -> int | None:
    """The port that a request came to."""
    return scope["server"][1] if scope.get("server") else None


def call_of(scope: Any) -> str:
    """Which of our calls a request was for; nothing that a client could make up."""
    handler = scope.get("route_handler")
    return "none" if handler is None else handler.handler_name.rstrip("_")


class Doorway:
    """Around the application and the page: headers of safety, counts and a line of the log for each request."""

    def __init__(self, app: Litestar, server: Server, pages: Pages) -> None:
        self.app, self.server, self.pages = app, server, pages

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and self.hides(scope):
            scope = {**scope, "path": "/api/nothing", "raw_path": b"/api/nothing"}
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, unread = perf_counter(), 0, large(scope)
        page = self.pages.owns(scope["method"], scope["path"])

        async def receiving() -> Any:
            nonlocal unread
            message = await receive()
            unread = unread and message.get("more_body", False)
            return message

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = OFFLINE_POLICY if self.pages.is_offline(scope["path"]) else POLICY
                headers = [*message.get("headers", ()), own, *HEADERS]
                if scope.get(WORD):
                    headers.append((WORD.encode(), b"1"))
                if unread:  # nobody waits for the rest of what is refused
                    headers.append((b"connection", b"close"))
                if scope["path"].startswith("/api/") and not scope["path"].startswith("/api/games"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            if page:
                await self.pages.answer(scope, sending)
            else:
                await self.app(scope, receiving, sending)
        finally:
            took = perf_counter() - began
            self.server.metrics.requests.labels(status).inc()
            self.server.metrics.called("http", "page" if page else call_of(scope), took)
            route, ms = scope.get("path_template") or "-", round(took * 1000, 1)
            log.debug("request", extra={"method": scope["method"], "route": route, "status": status, "ms": ms})

    def hides(self, scope: Any) -> bool:
        """Is there nothing at this address? At the figures' own port there are figures alone."""
        watched = self.server.metrics_port is not None and port_of(scope) == self.server.metrics_port
        return scope["path"] not in WATCHED if watched else scope["path"].startswith("/-/")


OPEN = (
    "/api/host", "/api/me/host", "/api/me/data", "/api/me/leaving", "/api/games", "/api/here", "/api/openapi.json",
    "/health", "/metrics",
)  # fmt: skip
"""What whoever is kept out may still ask for: why, what the house keeps of them, to be forgotten; and what is open to
all. Who runs the server comes to the desk from wherever."""


WORD = "boulevard-word"
"""Said with every answer to whoever has a word to read: `GET /api/me/host` tells it."""


async def limited(request: Call) -> None:  # one that did not wait would be called in a thread of its own
    server, caller = the(request)
    if server.tables.leaving and request.method != "GET":
        raise Refusal("leaving")
    if not (request.scope["path"].startswith(OPEN) or (request.method, request.scope["path"]) == ("DELETE", "/api/me")):
        server.desk.bars.check(caller, "ban", time())
    if server.desk.bars.warns(caller, time()):
        request.scope[WORD] = True  # type: ignore[literal-required]
    caller.limited("ask")


def application(settings: Settings) -> Doorway:
    """The server as an ASGI application."""
    server = Server(settings)

    def remember(config: AppConfig) -> AppConfig:
        config.state.server = server
        return config

    app = Litestar(
        route_handlers=[
            games, one_game, open_, join, state, move, preview, hint, weigh, undo, takeback, takeback_answer, resign,
            seats, link, unlink, claim, leave, delete_table, rematch, record, my_tables, forget_me, health, metrics,
            openapi, live, choices, plan, words, review, review_at, invite, uninvite, dismiss, reach, open_lan, score,
            pause, pause_answer, go_on, holiday, call,
            *bring_calls.HANDLERS, *learning_calls.HANDLERS, *studying_calls.HANDLERS, *study_calls.HANDLERS,
            *solving_calls.HANDLERS, *member_calls.HANDLERS,
            *notice_calls.HANDLERS, *lobby_calls.HANDLERS, *cup_calls.HANDLERS, *people_calls.HANDLERS,
            *talk_calls.HANDLERS, *desk_calls.HANDLERS,
        ],
        on_app_init=[remember],
        lifespan=[server.lifespan],
        before_request=limited,
        exception_handlers={
            Problem: problem_answer,
            HTTPException: http_answer,
            DatabaseTrouble: database_answer,
            RecursionError: deep_answer,
            UnicodeError: deep_answer,
            Exception: inside_answer,
        },
        openapi_config=OpenAPIConfig(
            title="Boulevard",
            version=__version__,
            path=FRAMEWORK,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=BODY_BYTES,
        debug=False,
        logging_config=None,
    )  # fmt: skip
    return Doorway(app, server, Pages(offline=offline_folder(settings.offline)))
