"""Finding each other, over HTTP and WebSocket: open seats, challenges, friends, and who is here."""

from typing import Annotated, Any

import msgspec
from litestar import Response, WebSocket, delete, get, post, websocket
from litestar.params import JSONBody, PathParameter, QueryParameter

from boulevard.server import lobby_messages as lm
from boulevard.server import messages as m
from boulevard.server.asked import Serving
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import ERRORS, Call
from boulevard.server.clients import Asked, Client, Way
from boulevard.server.lobby import Lobby
from boulevard.server.process import Server, the
from boulevard.server.sockets import Socket, attend
from boulevard.server.visitors import Visitor

ANSWERS = {status: ERRORS[status] for status in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)}
READS = {status: ERRORS[status] for status in (400, 401, 403, 404, 429, 503)}
SeekId = Annotated[str, PathParameter(description="Of an open seat or a challenge", max_length=40)]
TieId = Annotated[str, PathParameter(description="Of somebody in one of the caller's lists", max_length=40)]
BotId = Annotated[str, PathParameter(description="Of a bot of the caller's", max_length=40)]
NameAsked = Annotated[str, PathParameter(description="A name that is kept", max_length=40)]


async def asking(request: Call) -> tuple[Server, Visitor]:
    """Whoever changes something: who is not known yet gets a cookie to be known by."""
    server, caller = await sitting_down(request)
    if caller.guest is not None:
        caller.cookie_counts()
    caller.limited("seek")
    return server, caller


@get("/api/club", summary="Who looks for an opponent, and what else the caller may know of others",
     responses=READS)  # fmt: skip
async def club(request: Call) -> lm.ClubShown:
    server, caller = the(request)
    if caller.token is not None:
        await server.lobby.someone(caller)
    await server.lobby.odds.learn([caller.hash or ""])
    await server.lobby.hall.look()
    return server.lobby.club(caller.hash)


@post("/api/club/seats", summary="Look for an opponent, or challenge somebody", responses=ANSWERS)
async def open_seat(request: Call, data: JSONBody[lm.Seeking]) -> Response[lm.Sought]:
    """A seat for a live game, or for one without a clock, is open as long as a page of the caller's is connected (and
    half a minute longer); one for a game over days, for a week."""
    server, caller = await asking(request)
    return with_cookie(lm.Sought(await server.lobby.seek(caller, data)), caller)


@post("/api/club/seats/{seek:str}/sit", summary="Take an open seat, or accept a challenge", status_code=200,
      responses=ANSWERS)  # fmt: skip
async def sit_down(request: Call, seek: SeekId, data: JSONBody[lm.SittingDown]) -> Response[lm.Sat]:
    """Asked again, it is answered alike."""
    server, caller = await asking(request)
    return with_cookie(lm.Sat(await server.lobby.sit(caller, seek, data.name)), caller, 200)


@delete(
    "/api/club/seats/{seek:str}", summary="Withdraw a seat, decline a challenge, or get up again", responses=ANSWERS
)
async def leave_seat(request: Call, seek: SeekId) -> None:
    server, caller = await asking(request)
    await server.lobby.leave(caller, seek)


# What goes on ----------------------------------------------------------------------------------------------------


@get("/api/club/watch", summary="Games under way that the caller may watch, and who is here", responses=READS)
async def watch(request: Call) -> lm.HallShown:
    """Of tables that the house opened for people who found each other here, where nobody who sits there hides them;
    never of those that somebody opened."""
    server, caller = the(request)
    caller.limited("ask", cost=2)
    viewer = caller.hash
    return server.lobby.hall.shown(viewer, await server.lobby.all_seen(viewer))


@get("/api/club/search", summary="People, and games that may be watched, by a part of a name", responses=READS)
async def search(
    request: Call, q: Annotated[str, QueryParameter(min_length=1, max_length=40, description="A part of a name")]
) -> lm.Found:
    """Whoever does not let the caller see their profile is not found, like whoever is not there."""
    server, caller = the(request)
    caller.limited("ask", cost=2)
    viewer = caller.hash
    return server.lobby.hall.find(viewer, caller.member, q, await server.lobby.all_seen(viewer))


# Friends, and whoever is muted -----------------------------------------------------------------------------------


@get("/api/club/people/{name:str}", summary="Somebody who has kept a name, as the caller may know them",
     responses=READS)  # fmt: skip
async def person(request: Call, name: NameAsked) -> lm.PersonHere:
    server, caller = the(request)
    return server.lobby.person(caller.hash, name)


@post("/api/club/friends", summary="Ask somebody to be a friend, or agree", status_code=200, responses=ANSWERS)
async def befriend(request: Call, data: JSONBody[lm.Befriending]) -> Response[lm.Befriended]:
    server, caller = await asking(request)
    return with_cookie(await server.lobby.befriend(caller, data), caller, 200)


@delete("/api/club/friends/{tie:str}", summary="Be friends no more, or say no", responses=ANSWERS)
async def unfriend(request: Call, tie: TieId) -> None:
    server, caller = await asking(request)
    await server.lobby.unfriend(caller, tie)


@post("/api/club/friends/link", summary="A link that makes friends; the one of before ends", responses=ANSWERS)
async def friend_link(request: Call, data: JSONBody[lm.LinkAsked]) -> Response[lm.FriendLink]:
    server, caller = await asking(request)
    key = await server.lobby.link(caller, data.called)
    return with_cookie(lm.FriendLink(f"{caller.base}/club#friend/{key}"), caller)


@post("/api/club/friends/whose", summary="Whose link it is", status_code=200, responses=ANSWERS)
async def whose_link(request: Call, data: JSONBody[lm.Befriending]) -> lm.PersonShown:
    server, caller = the(request)
    caller.limited("seek")
    return server.lobby.shown(server.lobby.whose(data.key or ""))


@post("/api/club/muted", summary="Hear nothing of somebody any more, who is not told", status_code=200,
      responses=ANSWERS)  # fmt: skip
async def mute(request: Call, data: JSONBody[lm.Muting]) -> Response[lm.PersonShown]:
    server, caller = await asking(request)
    return with_cookie(await server.lobby.mute(caller, data), caller, 200)


@delete("/api/club/muted/{tie:str}", summary="Hear of somebody again", responses=ANSWERS)
async def unmute(request: Call, tie: TieId) -> None:
    server, caller = await asking(request)
    await server.lobby.unmute(caller, tie)


@post("/api/club/privacy", summary="Who may challenge the caller, see the caller here, and watch", status_code=200,
      responses=ANSWERS)  # fmt: skip
async def privacy(request: Call, data: JSONBody[lm.PrivacyKept]) -> Response[lm.PrivacyKept]:
    server, caller = await asking(request)
    await server.lobby.keep_privacy(caller, data)
    return with_cookie(data, caller, 200)


# Bots that people brought ----------------------------------------------------------------------------------------


@get("/api/club/bots", summary="The caller's own bots", sync_to_thread=False, responses=READS)
def own_bots(request: Call) -> list[lm.BotOwned]:
    server, caller = the(request)
    return [lm.BotOwned(one.id, one.name, one.since) for one in server.lobby.bots_of(caller.hash)]


@post("/api/club/bots", summary="Bring a bot that plays over the network", responses=ANSWERS)
async def bring_bot(request: Call, data: JSONBody[lm.Bringing]) -> Response[lm.Brought]:
    """Whoever has its token plays as it; it is told this once."""
    server, caller = await asking(request)
    return with_cookie(await server.lobby.bring(caller, data.name), caller)


@delete("/api/club/bots/{bot:str}", summary="An own bot plays no more", responses=ANSWERS)
async def end_bot(request: Call, bot: BotId) -> None:
    """What is open by it is closed, and its seats are given away."""
    server, caller = await asking(request)
    await server.lobby.end(caller, bot)


# Together --------------------------------------------------------------------------------------------------------


class LobbyClient(Client):
    """Somebody who has a page open on which people find each other."""

    heading = msgspec.json.Decoder(lm.ClubHeading)
    slow = ()

    def __init__(self, way: Way, caller: Visitor, lobby: Lobby) -> None:
        super().__init__(way, caller, "")
        self.lobby = lobby
        self.told = b""

    async def enter(self, here: Serving, asked: Asked) -> None:
        if self.caller.token is not None:
            await self.lobby.someone(self.caller)
        self.count(here)
        await self.lobby.connect(self)

    async def part(self, here: Serving) -> None:
        self.lobby.listeners.discard(self)

    async def answered(self, here: Serving, heading: Any, data: str) -> Any:
        return m.PongSent(heading.id)

    def called(self, heading: Any) -> str:
        return "club-ping"


@websocket("/api/club/live")
async def club_live(socket: WebSocket[Any, Any, Any]) -> None:
    """What `GET /api/club` answers, whenever it is another one."""
    server, caller = the(socket)
    await socket.accept()
    way = Socket(socket)
    await attend(server, way, LobbyClient(way, caller, server.lobby))


HANDLERS = (
    club, watch, search, open_seat, sit_down, leave_seat, person, befriend, unfriend, friend_link, whose_link, mute,
    unmute, privacy, own_bots, bring_bot, end_bot, club_live,
)  # fmt: skip
