"""Studies, over HTTP and WebSocket."""

from typing import Annotated, Any, Literal

from litestar import MediaType, Response, WebSocket, delete, get, post, websocket
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from boulevard.server import messages as m
from boulevard.server import study_asked
from boulevard.server import study_messages as sm
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call, Language
from boulevard.server.clients import StudyClient
from boulevard.server.looking_calls import PathAsked
from boulevard.server.process import the
from boulevard.server.sockets import Socket, attend
from boulevard.server.study import OPEN
from boulevard.server.study_asked import MOST_BYTES
from boulevard.server.studying_calls import Ply

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
    return with_cookie(await study_asked.found_study(server, caller, data), caller)


@get("/api/studies", summary="The caller's studies, the last one first", responses=READ_ERRORS)
async def my_studies(request: Call) -> list[sm.StudyListed]:
    return await study_asked.my_studies(*the(request))


@get("/api/studies/{study:str}", summary="A study", responses=READ_ERRORS)
async def one_study(
    request: Call,
    study: StudyId,
    after: Annotated[int, QueryParameter(ge=-1, description="Only the nodes that changed after that edit")] = -1,
) -> sm.StudyShown:
    return await study_asked.one_study(*the(request), study, after)


@delete("/api/studies/{study:str}", summary="Delete an own study, for ever", responses=READ_ERRORS)
async def delete_study(request: Call, study: StudyId) -> None:
    await study_asked.delete_study(*the(request), study)


@post("/api/studies/{study:str}/copy", summary="The same once more, as an own study", responses=TABLE_ERRORS)
async def copy_study(request: Call, study: StudyId, names: Names = True) -> Response[sm.Founded]:
    """Without names it is what the file without them would give: the title and what was hidden stay behind too."""
    server, caller = await sitting_down(request)
    return with_cookie(await study_asked.copy_study(server, caller, study, names), caller)


@post("/api/studies/{study:str}/enter", summary="Come in by a link", status_code=200, responses=TABLE_ERRORS)
async def enter_study(request: Call, study: StudyId, data: JSONBody[sm.Entering]) -> Response[sm.Sharing]:
    """This browser may come back without it."""
    server, caller = await sitting_down(request)
    return with_cookie(await study_asked.enter_study(server, caller, study, data), caller, 200)


@post("/api/studies/{study:str}/links", summary="A link to look, or to write, for the owner", responses=TABLE_ERRORS)
async def link_study(request: Call, study: StudyId, data: JSONBody[sm.Sharing]) -> sm.StudyLink:
    """Keys are kept as hashes alone, so an old link cannot be shown again; it stays valid."""
    return await study_asked.link_study(*the(request), study, data)


@delete("/api/studies/{study:str}/links/{may:str}", summary="Withdraw all links of that kind, for the owner",
        responses=READ_ERRORS)  # fmt: skip
async def unlink_study(request: Call, study: StudyId, may: FromPath[Literal["look", "write"]]) -> None:
    """And whatever was opened by them."""
    await study_asked.unlink_study(*the(request), study, may)


# Files -----------------------------------------------------------------------------------------------------------


@get("/api/studies/{study:str}/record", summary="The game, or the line that leads to a node, as a record",
     media_type=MediaType.TEXT, responses=READ_ERRORS)  # fmt: skip
async def study_record(
    request: Call,
    study: StudyId,
    node: Annotated[str | None, QueryParameter(max_length=64)] = None,
    names: Names = True,
) -> str:
    return await study_asked.study_record(*the(request), study, node, names)


@get("/api/studies/{study:str}/branches", summary="The whole as a record with branches", media_type=MediaType.TEXT,
     responses=READ_ERRORS)  # fmt: skip
async def study_branches(request: Call, study: StudyId, names: Names = True) -> str:
    return await study_asked.study_branches(*the(request), study, names)


# Moments ---------------------------------------------------------------------------------------------------------


@get("/api/studies/{study:str}/nodes/{node:str}", summary="A moment as a table", responses=READ_ERRORS)
async def study_moment(request: Call, study: StudyId, node: NodeId, eyes: Eyes = OPEN) -> m.State:
    """Whoever is to act is offered moves, where one looks with their eyes or open ones; all seats are the caller's."""
    return await study_asked.study_moment(*the(request), study, node, eyes)


@get("/api/studies/{study:str}/nodes/{node:str}/preview", summary="What a move would do there", responses=READ_ERRORS)
async def study_preview(request: Call, study: StudyId, node: NodeId, move: MoveAsked) -> m.Previewed:
    return await study_asked.study_preview(*the(request), study, node, move)


@get("/api/studies/{study:str}/nodes/{node:str}/choices", summary="A line word by word: a seat's, or chance's",
     responses=READ_ERRORS)  # fmt: skip
async def study_choices(
    request: Call, study: StudyId, node: NodeId, lang: Language = None, path: PathAsked = ""
) -> m.ChoicesShown:
    return await study_asked.study_choices(*the(request), study, node, lang, path)


@get("/api/studies/{study:str}/nodes/{node:str}/words", summary="A moment told in words", responses=READ_ERRORS)
async def study_words(request: Call, study: StudyId, node: NodeId, eyes: Eyes = OPEN, lang: Language = None) -> m.Told:
    return await study_asked.study_words(*the(request), study, node, eyes, lang)


# The game that it began with, looked through -------------------------------------------------------------------------


@get("/api/studies/{study:str}/analysis", summary="The game of a study looked through, as far as that has come",
     responses=READ_ERRORS)  # fmt: skip
async def study_analysis(request: Call, study: StudyId) -> m.AnalysisShown:
    """Of a study that was made of a finished table, as long as that is there, what was found at the table."""
    return await study_asked.study_analysis(*the(request), study)


@post("/api/studies/{study:str}/analysis", summary="Look the game of a study through", status_code=202,
      responses=TABLE_ERRORS)  # fmt: skip
async def analyse_study(request: Call, study: StudyId) -> m.AnalysisShown:
    """The line that it began with, not its branches; done as a finished table's is, and kept with the study."""
    return await study_asked.analyse_study(*the(request), study)


@delete("/api/studies/{study:str}/analysis", summary="Look no further", responses=READ_ERRORS)
async def stop_study_analysis(request: Call, study: StudyId) -> None:
    """For whoever asked for it, and for those who may write. What was found stays."""
    await study_asked.stop_study_analysis(*the(request), study)


@get("/api/studies/{study:str}/analysis/{ply:int}", summary="What was found of a decision, in words",
     responses=READ_ERRORS)  # fmt: skip
async def study_analysis_at(request: Call, study: StudyId, ply: Ply) -> m.MomentTold:
    return await study_asked.study_analysis_at(*the(request), study, ply)


@get("/api/studies/{study:str}/nodes/{node:str}/weigh", summary="What the move that led to a node is worth",
     responses=READ_ERRORS)  # fmt: skip
async def weigh_in_study(request: Call, study: StudyId, node: NodeId) -> sm.MoveWeighed:
    """In a branch too. It takes a few seconds at most, and is not kept."""
    return await study_asked.weigh_in_study(*the(request), study, node)


# Writing ---------------------------------------------------------------------------------------------------------


@post("/api/studies/{study:str}/edits", summary="Write in a study", status_code=200, responses=TABLE_ERRORS)
async def write_study(request: Call, study: StudyId, data: JSONBody[sm.Writing]) -> sm.Written:
    return await study_asked.write_study(*the(request), study, data)


@post("/api/studies/{study:str}/draws", summary="Chance speaks, by lot", status_code=200, responses=TABLE_ERRORS)
async def draw_study(request: Call, study: StudyId, data: JSONBody[sm.DrawAsked]) -> sm.Written:
    return await study_asked.draw_study(*the(request), study, data)


@post("/api/studies/{study:str}/bots", summary="A bot plays the next line", status_code=200, responses=TABLE_ERRORS)
async def bot_study(request: Call, study: StudyId, data: JSONBody[sm.BotAsked]) -> sm.Written:
    """It is thought about when nobody who plays needs the processors."""
    return await study_asked.bot_study(*the(request), study, data)


# Together --------------------------------------------------------------------------------------------------------


@websocket("/api/studies/{study:str}/live")
async def study_live(socket: WebSocket[Any, Any, Any], study: FromPath[str]) -> None:
    """First the study, or what changed in it `after` an edit; then each change, and who is here."""
    server, caller = the(socket)
    await socket.accept()
    way = Socket(socket)
    await attend(server, way, StudyClient(way, caller, study))


HANDLERS = (
    found_study, my_studies, one_study, delete_study, copy_study, enter_study, link_study, unlink_study, study_record,
    study_branches, study_moment, study_preview, study_choices, study_words, study_analysis, analyse_study,
    stop_study_analysis, study_analysis_at, weigh_in_study, write_study, draw_study, bot_study, study_live,
)  # fmt: skip
