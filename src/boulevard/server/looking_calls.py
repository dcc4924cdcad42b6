"""Looking closely, over HTTP."""

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from boulevard.server import looking
from boulevard.server import messages as m
from boulevard.server.calls import READ_ERRORS, Call, Language, SeatAsked, TableId
from boulevard.server.process import the

MOST_PLY = 1_000_000_000

AnySeat = Annotated[str | None, QueryParameter(max_length=20, description="Any seat; a spectator's view without one")]
PathAsked = Annotated[str, QueryParameter(max_length=400, description="The words chosen so far")]


@get("/api/tables/{table:str}/choices", summary="A move word by word", responses=READ_ERRORS)
async def choices(
    request: Call,
    table: TableId,
    seat: SeatAsked = None,
    lang: Language = None,
    path: PathAsked = "",
) -> m.ChoicesShown:
    """What can come next, as `boulevard terminal` offers it: words that leave no choice are joined."""
    return await looking.choices(*the(request), table, seat, lang, path)


@get("/api/tables/{table:str}/plan", summary="What could be done if the turn came now", responses=READ_ERRORS)
async def plan(request: Call, table: TableId, seat: SeatAsked = None) -> m.Planned:
    """For a seat that waits: as far as it can be known, and without a promise, since the others are to move first."""
    return await looking.plan(*the(request), table, seat)


@get("/api/tables/{table:str}/words", summary="The table told in words", responses=READ_ERRORS)
async def words(
    request: Call,
    table: TableId,
    seat: SeatAsked = None,
    lang: Language = None,
    ply: Annotated[
        int | None, QueryParameter(ge=0, le=MOST_PLY, description="Of a finished game: as it was before that line")
    ] = None,
) -> m.Told:
    return await looking.words(*the(request), table, seat, lang, ply)


@get("/api/tables/{table:str}/review", summary="A finished game line by line", responses=READ_ERRORS)
async def review(request: Call, table: TableId, seat: AnySeat = None) -> m.Reviewed:
    """Every line of the record with its events, as that seat came to know them."""
    return await looking.review(*the(request), table, seat)


@get("/api/tables/{table:str}/review/{ply:int}", summary="A finished game before one of its lines",
     responses=READ_ERRORS)  # fmt: skip
async def review_at(
    request: Call,
    table: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=MOST_PLY, description="0 is before the first line, the last the end")],
    seat: AnySeat = None,
) -> m.State:
    """As that seat saw it then; `events` are those of the line before."""
    return await looking.review_at(*the(request), table, ply, seat)
