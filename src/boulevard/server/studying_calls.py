"""Learning from a finished game, over HTTP."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter, QueryParameter

from boulevard.server import messages as m
from boulevard.server import studying
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call, Language, TableId
from boulevard.server.looking_calls import MOST_PLY, PathAsked
from boulevard.server.process import the

Ply = Annotated[int, PathParameter(ge=0, le=MOST_PLY, description="The line of the decision, counted from 0")]
MoveAsked = Annotated[str, QueryParameter(max_length=400, description="In the notation")]


# The game looked through -----------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/analysis", summary="A finished game looked through, as far as that has come",
     responses=READ_ERRORS)  # fmt: skip
async def analysis(request: Call, table: TableId) -> m.AnalysisShown:
    return await studying.analysis(*the(request), table)


@post("/api/tables/{table:str}/analysis", summary="Look a finished game through", status_code=202,
      responses=TABLE_ERRORS)  # fmt: skip
async def analyse(request: Call, table: TableId) -> m.AnalysisShown:
    """Or go on with it. It is done when nobody who plays needs the processors, one game after the other for a guest;
    how far it has come is asked with `GET`. What was found before is found no second time."""
    return await studying.analyse(*the(request), table)


@delete("/api/tables/{table:str}/analysis", summary="Look no further", responses=READ_ERRORS)
async def stop_analysis(request: Call, table: TableId) -> None:
    """For whoever asked for it, and for those who sit at the table. What was found stays."""
    await studying.stop_analysis(*the(request), table)


@get("/api/tables/{table:str}/analysis/{ply:int}", summary="What was found of a decision, in words",
     responses=READ_ERRORS)  # fmt: skip
async def analysis_at(request: Call, table: TableId, ply: Ply) -> m.MomentTold:
    return await studying.analysis_at(*the(request), table, ply)


# A decision tried again ------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/review/{ply:int}/preview", summary="What a move would have done there",
     responses=READ_ERRORS)  # fmt: skip
async def preview_then(request: Call, table: TableId, ply: Ply, move: MoveAsked) -> m.Previewed:
    """For the seat that was to act, from what it could know."""
    return await studying.preview_then(*the(request), table, ply, move)


@get("/api/tables/{table:str}/review/{ply:int}/choices", summary="A move word by word, there",
     responses=READ_ERRORS)  # fmt: skip
async def choices_then(
    request: Call, table: TableId, ply: Ply, lang: Language = None, path: PathAsked = ""
) -> m.ChoicesShown:
    return await studying.choices_then(*the(request), table, ply, lang, path)


@get("/api/tables/{table:str}/review/{ply:int}/weigh", summary="What a move would have cost there",
     responses=READ_ERRORS)  # fmt: skip
async def weigh_then(request: Call, table: TableId, ply: Ply, move: MoveAsked) -> m.Weighed:
    """Looked into as deeply as the one that was played. It takes a few seconds at most, and nothing waits for it."""
    return await studying.weigh_then(*the(request), table, ply, move)


HANDLERS = (analysis, analyse, stop_analysis, analysis_at, preview_then, choices_then, weigh_then)
