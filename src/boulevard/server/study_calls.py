"""Studies over the network: founded, looked at, written in, shared; each moment of one as a table."""

import asyncio
import logging
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec.structs import asdict, replace

from boulevard.core.branches import Branched, nameless
from boulevard.core.branches import told as branches_told
from boulevard.core.problems import Problem
from boulevard.core.study import ROOT
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server import study_messages as sm
from boulevard.server import study_rows as rows
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call, Language
from boulevard.server.guests import hashed
from boulevard.server.limits import REVIEW_COST, WORDS_COST, lines_cost
from boulevard.server.looking import PathAsked, offered, told
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal, error_of
from boulevard.server.sockets import Asked, Socket, after_of, attend, read
from boulevard.server.studies import Open
from boulevard.server.study import OPEN, Right
from boulevard.server.visitors import Visitor

log = logging.getLogger("boulevard.server")

MOST_BYTES = 900_000
"""Of a record that a study is made of."""

StudyId = Annotated[str, PathParameter(description="The study's id")]
NodeId = Annotated[str, PathParameter(description="A node: `m0` is the root", max_length=64)]
Eyes = Annotated[str, QueryParameter(max_length=20, description="A seat's, or `open`: all that any seat may know")]
MoveAsked = Annotated[str, QueryParameter(max_length=400, description="In the notation")]
Names = Annotated[bool, QueryParameter(description="false: nobody is named, who played or wrote")]


# Studies ---------------------------------------------------------------------------------------------------------


@post("/api/studies", summary="Found a study", request_max_body_size=MOST_BYTES + 10_000, responses=TABLE_ERRORS)
async def found_study(request: Call, data: JSONBody[sm.Founding]) -> Response[sm.Founded]:
    """Of a finished table, of a record, of a problem with its answer, or of a game from its set-up. Of a record in
    which a line cannot be, what is before it is taken over, and `trouble` says what is wrong."""
    server, caller = await sitting_down(request)
    if caller.guest is not None:
        caller.cookie_counts()
    caller.limited("open")
    if data.record is not None:
        if len(data.record) > MOST_BYTES:
            raise Refusal("too-large", most=MOST_BYTES)
        caller.limited("ask", cost=lines_cost(data.record.count("\n")))
    owner = caller.holder if caller.token is None else hashed(caller.token)
    made = await server.studies.found(data, owner, caller.language)
    return with_cookie(replace(made, url=f"{caller.base}/study/{made.study}"), caller)


@get("/api/studies", summary="The caller's studies, the last one first", responses=READ_ERRORS)
async def my_studies(request: Call) -> list[sm.StudyListed]:
    server, caller = the(request)
    hashes = caller.hashes
    found = await server.store.read(rows.of_keys, hashes) if hashes else []
    best: dict[str, sm.StudyListed] = {}
    order = ("own", "write", "look")
    for row in sorted(found, key=lambda one: order.index(one.kind) if one.kind in order else 3):
        if row.kind in order and row.id not in best:
            may: Any = row.kind
            best[row.id] = sm.StudyListed(
                row.id, row.game, row.head.title, row.head.players, may, row.seq, row.touched, row.head.table
            )
    return sorted(best.values(), key=lambda one: -one.touched)


@get("/api/studies/{study:str}", summary="A study", responses=READ_ERRORS)
async def one_study(
    request: Call,
    study: StudyId,
    after: Annotated[int, QueryParameter(ge=-1, description="Only the nodes that changed after that edit")] = -1,
) -> sm.StudyShown:
    server, caller = the(request)
    async with server.studies.entry(study) as found:
        right = server.studies.may(found, caller)
        caller.limited("ask", cost=lines_cost(len(found.study.tree.nodes)))
        shown: sm.StudyShown = await server.studies.shown(found, caller, right, after)
        return shown


@delete("/api/studies/{study:str}", summary="Delete an own study, for ever", responses=READ_ERRORS)
async def delete_study(request: Call, study: StudyId) -> None:
    server, caller = the(request)
    caller.cookie_counts()
    await server.studies.delete(study, caller)


@post("/api/studies/{study:str}/copy", summary="The same once more, as an own study", responses=TABLE_ERRORS)
async def copy_study(request: Call, study: StudyId, names: Names = True) -> Response[sm.Founded]:
    """Without names it is what the file without them would give: the title and what was hidden stay behind too."""
    server, caller = await sitting_down(request)
    caller.cookie_counts()
    caller.limited("open")
    owner = caller.holder if caller.token is None else hashed(caller.token)
    if names:
        made = await server.studies.copy(study, caller, owner)
    else:
        file = sm.Founding(record=str(await _file(request, study, names)))
        made = (await server.studies.found(file, owner, caller.language)).study
    return with_cookie(sm.Founded(made, f"{caller.base}/study/{made}"), caller)


@post("/api/studies/{study:str}/enter", summary="Come in by a link", status_code=200, responses=TABLE_ERRORS)
async def enter_study(request: Call, study: StudyId, data: JSONBody[sm.Entering]) -> Response[sm.Sharing]:
    """This browser may come back without it."""
    server, caller = await sitting_down(request)
    if caller.guest is not None:
        caller.cookie_counts()
    caller.limited("join")
    may: Any = await server.studies.enter(study, data.key, caller.holder)
    return with_cookie({"may": may}, caller, 200)


@post("/api/studies/{study:str}/links", summary="A link to look, or to write, for the owner", responses=TABLE_ERRORS)
async def link_study(request: Call, study: StudyId, data: JSONBody[sm.Sharing]) -> sm.StudyLink:
    """Keys are kept as hashes alone, so an old link cannot be shown again; it stays valid."""
    server, caller = the(request)
    caller.cookie_counts()
    caller.limited("join")
    return sm.StudyLink(await server.studies.link(study, caller, data.may), data.may)


@delete("/api/studies/{study:str}/links/{may:str}", summary="Withdraw all links of that kind, for the owner",
        responses=READ_ERRORS)  # fmt: skip
async def unlink_study(request: Call, study: StudyId, may: FromPath[Literal["look", "write"]]) -> None:
    """And whatever was opened by them."""
    server, caller = the(request)
    caller.cookie_counts()
    await server.studies.unlink(study, caller, may)


# Files -----------------------------------------------------------------------------------------------------------


@get("/api/studies/{study:str}/record", summary="The game, or the line that leads to a node, as a record",
     media_type=MediaType.TEXT, responses=READ_ERRORS)  # fmt: skip
async def study_record(
    request: Call,
    study: StudyId,
    node: Annotated[str | None, QueryParameter(max_length=64)] = None,
    names: Names = True,
) -> str:
    server, caller = the(request)
    async with server.studies.entry(study) as found:
        server.studies.may(found, caller)
        of = found.study
        caller.limited("ask", cost=lines_cost(len(of.tree.nodes)))
        record = of.record(None if node is None else of.node(node))
        return str(record if names else nameless(Branched(record)).record)


@get("/api/studies/{study:str}/branches", summary="The whole as a record with branches", media_type=MediaType.TEXT,
     responses=READ_ERRORS)  # fmt: skip
async def study_branches(request: Call, study: StudyId, names: Names = True) -> str:
    return str(await _file(request, study, names))


async def _file(request: Call, study: str, names: bool) -> Branched:
    server, caller = the(request)
    async with server.studies.entry(study) as found:
        server.studies.may(found, caller)
        caller.limited("ask", cost=lines_cost(len(found.study.tree.nodes)))
        whole = await asyncio.to_thread(lambda: branches_told(found.study.tree, found.study.record()))
    return whole if names else nameless(whole)


# Moments ---------------------------------------------------------------------------------------------------------


async def _at(request: Call, study: str, node: str, cost: int) -> tuple[Open, Any]:
    server, caller = the(request)
    caller.limited("ask", cost=cost)
    async with server.studies.entry(study) as found:
        server.studies.may(found, caller)
        return found, found.study.node(node)


@get("/api/studies/{study:str}/nodes/{node:str}", summary="A moment as a table", responses=READ_ERRORS)
async def study_moment(request: Call, study: StudyId, node: NodeId, eyes: Eyes = OPEN) -> m.State:
    """Whoever is to act is offered moves, where one looks with their eyes or open ones; all seats are the caller's."""
    found, at = await _at(request, study, node, REVIEW_COST)
    async with found.lock:
        return await asyncio.to_thread(found.study.shown, at, eyes)


@get("/api/studies/{study:str}/nodes/{node:str}/preview", summary="What a move would do there", responses=READ_ERRORS)
async def study_preview(request: Call, study: StudyId, node: NodeId, move: MoveAsked) -> m.Previewed:
    found, at = await _at(request, study, node, REVIEW_COST)
    async with found.lock:
        room = found.study.room(at)
        seat = found.study.mover(room)
        if seat is None:
            raise Refusal("study-over")
        return acts.preview(room, seat, move)


@get("/api/studies/{study:str}/nodes/{node:str}/choices", summary="A line word by word: a seat's, or chance's",
     responses=READ_ERRORS)  # fmt: skip
async def study_choices(
    request: Call, study: StudyId, node: NodeId, lang: Language = None, path: PathAsked = ""
) -> m.ChoicesShown:
    found, at = await _at(request, study, node, REVIEW_COST)
    async with found.lock:
        return offered(found.study.menu(at, lang or the(request)[1].language), path)


@get("/api/studies/{study:str}/nodes/{node:str}/words", summary="A moment told in words", responses=READ_ERRORS)
async def study_words(request: Call, study: StudyId, node: NodeId, eyes: Eyes = OPEN, lang: Language = None) -> m.Told:
    found, at = await _at(request, study, node, WORDS_COST)
    async with found.lock:
        shown = found.study.shown(at, eyes)
        return told(found.study.game, shown.view, lang or the(request)[1].language)


# Writing ---------------------------------------------------------------------------------------------------------


async def _written(server: Server, caller: Visitor, study: str, asked: Any) -> sm.Written:
    """Carried out even if the one who asked is gone meanwhile."""
    match asked:
        case sm.Writing():
            caller.limited("play-address")
            work = server.studies.write(study, caller, asked)
        case sm.DrawAsked():
            caller.limited("play-address")
            work = server.studies.draw(study, caller, asked)
        case _:
            caller.limited("hint-address")
            work = server.studies.bot(study, caller, asked)
    return await asyncio.shield(asyncio.ensure_future(work))


@post("/api/studies/{study:str}/edits", summary="Write in a study", status_code=200, responses=TABLE_ERRORS)
async def write_study(request: Call, study: StudyId, data: JSONBody[sm.Writing]) -> sm.Written:
    server, caller = the(request)
    caller.cookie_counts()
    return await _written(server, caller, study, data)


@post("/api/studies/{study:str}/draws", summary="Chance speaks, by lot", status_code=200, responses=TABLE_ERRORS)
async def draw_study(request: Call, study: StudyId, data: JSONBody[sm.DrawAsked]) -> sm.Written:
    server, caller = the(request)
    caller.cookie_counts()
    return await _written(server, caller, study, data)


@post("/api/studies/{study:str}/bots", summary="A bot plays the next line", status_code=200, responses=TABLE_ERRORS)
async def bot_study(request: Call, study: StudyId, data: JSONBody[sm.BotAsked]) -> sm.Written:
    """It is thought about when nobody who plays needs the processors."""
    server, caller = the(request)
    caller.cookie_counts()
    return await _written(server, caller, study, data)


# Together --------------------------------------------------------------------------------------------------------

_asked = {name: msgspec.json.Decoder(kind) for name, kind in sm.OVER_SOCKET.items()}


class StudySocket(Socket):
    """Somebody who has a study open."""

    heading = msgspec.json.Decoder(sm.StudyHeading)
    slow, most_thinking = ("bot",), 2

    def __init__(self, socket: WebSocket[Any, Any, Any], caller: Visitor, study: str) -> None:
        super().__init__(socket, caller, study)
        self.who, self.name, self.node, self.at = "", "", ROOT, ""
        self.may: Right = "look"

    async def enter(self, server: Server, asked: Asked) -> None:
        caller, after = self.caller, after_of(asked)
        async with server.studies.entry(self.table) as found:
            self.may = server.studies.may(found, caller)
            self.who = found.study.author(caller.hash or "")
            self.count(server)
            caller.limited("ask", cost=lines_cost(len(found.study.tree.nodes)) if after is None else 1)
            shown = await server.studies.shown(found, caller, self.may, -1 if after is None else after, sm.StudySent)
            self.ply = shown.seq
            self.push(msgspec.json.encode(shown))
            await server.studies.connect(found, self)

    async def part(self, server: Server) -> None:
        await server.studies.disconnect(self.table, self)

    def denied(self, server: Server, id_: str | None, problem: Problem) -> sm.DeniedSent:
        server.metrics.refused(problem.key)
        return sm.DeniedSent(**asdict(error_of(problem, self.caller.language)), id=id_)

    async def answered(self, server: Server, heading: Any, data: str) -> Any:
        studies = server.studies
        if heading.type == "ping":
            if (loaded := studies.loaded.get(self.table)) is not None:
                await studies.still_here(loaded)
            return m.PongSent(heading.id)
        asked = read(_asked[heading.type], data)
        if isinstance(asked, (sm.Being, sm.Leading)):
            async with studies.entry(self.table) as found:
                if isinstance(asked, sm.Being):
                    await studies.be(found, self, asked)
                else:
                    await studies.lead(found, self, asked.on)
            return None
        written = await _written(server, self.caller, self.table, asked)
        return sm.WrittenSent(heading.id, written.seq, written.node)

    def called(self, heading: Any) -> str:
        return f"study-{heading.type}"


@websocket("/api/studies/{study:str}/live")
async def study_live(socket: WebSocket[Any, Any, Any], study: FromPath[str]) -> None:
    """First the study, or what changed in it `after` an edit; then each change, and who is here."""
    server, caller = the(socket)
    await socket.accept()
    await attend(server, StudySocket(socket, caller, study))


HANDLERS = (
    found_study, my_studies, one_study, delete_study, copy_study, enter_study, link_study, unlink_study, study_record,
    study_branches, study_moment, study_preview, study_choices, study_words, write_study, draw_study, bot_study,
    study_live,
)  # fmt: skip
