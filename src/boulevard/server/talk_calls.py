"""What is said at tables, over HTTP: heard, said, muted, reported."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call, TableId
from boulevard.server.process import Server, the
from boulevard.server.talk_messages import Muting, Reporting, SaidShown, Saying, TalkShown
from boulevard.server.talks import author_of
from boulevard.server.visitors import Visitor

SaidId = Annotated[str, PathParameter(description="Of something that was said", max_length=40)]


async def speaking(request: Call) -> tuple[Server, Visitor]:
    """Who speaks is known by a cookie from then on, also among those who look on."""
    server, caller = await sitting_down(request)
    caller.cookie_counts()
    return server, caller


def answer(content: Any, caller: Visitor) -> Response[Any]:
    return Response(content) if caller.token is not None else with_cookie(content, caller, 200)


@get("/api/tables/{table:str}/talk", summary="What the caller hears at a table", responses=READ_ERRORS)
async def hear(request: Call, table: TableId) -> TalkShown:
    server, caller = the(request)
    return await server.talks.hear(table, caller)


@post("/api/tables/{table:str}/talk", summary="Say something", status_code=200, responses=TABLE_ERRORS)
async def say(request: Call, table: TableId, data: JSONBody[Saying]) -> Response[SaidShown]:
    """Those who play are heard by those who play, those who look on by those who look on; after the game all by all."""
    server, caller = await speaking(request)
    said = await server.talks.say(table, caller, data)
    shown = SaidShown(
        id=said.id, ring=said.ring, seat=said.seat, name=said.called, phrase=said.phrase, text=said.text,
        language=said.language, ply=said.ply, at=said.at, mine=said.author == author_of(caller),
    )  # fmt: skip
    return answer(shown, caller)


@post("/api/tables/{table:str}/talk/mutes", summary="Hear somebody no more, or again", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def mute(request: Call, table: TableId, data: JSONBody[Muting]) -> Response[TalkShown]:
    """Nobody else learns of it."""
    server, caller = await speaking(request)
    return answer(await server.talks.mute(table, caller, data), caller)


@post("/api/tables/{table:str}/talk/{said:str}/report", summary="Show the host what was said", status_code=204,
      responses=TABLE_ERRORS)  # fmt: skip
async def report(request: Call, table: TableId, said: SaidId, data: JSONBody[Reporting]) -> None:
    server, caller = await speaking(request)
    await server.talks.report(table, caller, said, data)


HANDLERS = (hear, say, mute, report)
