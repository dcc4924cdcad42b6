"""People over HTTP: profiles, ladders, what came of a game, and who may see what."""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from boulevard.server import people_messages as pm
from boulevard.server.calls import ERRORS, READ_ERRORS, Call, TableId
from boulevard.server.member_calls import ANSWERS, by_browser, member_of
from boulevard.server.member_rows import Visible
from boulevard.server.process import the

READS = {status: ERRORS[status] for status in (400, 404, 422, 429, 503)}

GameAsked = Annotated[str | None, QueryParameter(max_length=40, description="One game")]


@get("/api/people/{name:str}", summary="Somebody's profile, as the caller may see it", responses=READS)
async def person(request: Call, name: FromPath[str], game: GameAsked = None) -> pm.ProfileShown:
    """A member by the name, or a bot by `bot:ID`. Whoever is not to be seen is answered for like whoever is not
    there."""
    server, caller = the(request)
    caller.limited("ask", cost=5)
    return await server.people.person(name[:80], game, caller.member)


@get("/api/people/{name:str}/games", summary="Somebody's finished games, the last first", responses=READS)
async def games(
    request: Call,
    name: FromPath[str],
    game: GameAsked = None,
    against: Annotated[str | None, QueryParameter(max_length=80, description="Games with this other")] = None,
    item: Annotated[str | None, QueryParameter(max_length=60, description="In which this was taken")] = None,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53, description="Older than this number")] = None,
) -> pm.GamesPlayed:
    server, caller = the(request)
    caller.limited("ask", cost=5)
    return await server.people.games(name[:80], caller.member, game, against, item, before)


@get("/api/ladder/{game:str}", summary="The ladder of a game", responses=READS)
async def ladder(
    request: Call,
    game: FromPath[str],
    start: Annotated[int | None, QueryParameter(ge=0, le=10**6, description="From this rung on, 0 the highest")] = None,
    most: Annotated[int, QueryParameter(ge=1, le=100, description="So many rungs")] = 50,
    pace: Annotated[pm.Pace | None, QueryParameter(description="Those who have played rated games so")] = None,
    bots: Annotated[bool, QueryParameter(description="Bots, too")] = True,
    friends: Annotated[bool, QueryParameter(description="Of people, the caller and friends alone")] = False,
) -> pm.LadderShown:
    """Places are those among all, whoever is asked for."""
    server, caller = the(request)
    caller.limited("ask", cost=2)
    theirs = server.lobby.ties["friend"].get(caller.hash or "", {}) if friends else None
    return await server.people.ladder(game, caller.member, start, most, pace, bots, theirs)


@get("/api/tables/{table:str}/counted", summary="What came of a finished game", responses=READ_ERRORS)
async def counted(request: Call, table: TableId) -> pm.Counted:
    """For ratings, a moment after the end; and the stamps that the caller got by it."""
    server, caller = the(request)
    async with server.tables.fresh(table):
        pass
    return await server.people.counted(table, caller.hash)


@post("/api/me/visible", summary="Who may see what of the caller's", status_code=200, responses=ANSWERS)
async def show(request: Call, data: JSONBody[pm.VisibleKept]) -> pm.VisibleKept:
    server, caller = by_browser(request, counts=False)
    await server.members.show(member_of(caller).id, msgspec.convert(data, Visible, from_attributes=True))
    return data


HANDLERS = (person, games, ladder, counted, show)
