"""Tournaments over HTTP."""

import asyncio
import io
import zipfile
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from boulevard.server import cup_messages as m
from boulevard.server.browsers import sitting_down, with_cookie
from boulevard.server.calls import READ_ERRORS, TABLE_ERRORS, Call
from boulevard.server.cup_rows import StoredCup
from boulevard.server.guests import hashed
from boulevard.server.limits import lines_cost
from boulevard.server.naming import kept
from boulevard.server.process import Server, the
from boulevard.server.refusals import Refusal
from boulevard.server.visitors import Visitor

CupId = Annotated[str, PathParameter(description="The tournament's id", max_length=40)]


def holder_of(caller: Visitor) -> str:
    """By what the caller is in a tournament, and holds the seats that come of it: a token of one's own, or what the
    browser stands for."""
    return caller.holder if caller.token is None else hashed(caller.token)


async def coming_in(request: Call) -> tuple[Server, Visitor]:
    """Somebody who may be nobody yet; a browser without a cookie gets one."""
    server, caller = await sitting_down(request)
    if caller.guest is not None:
        caller.cookie_counts()
    caller.limited("join")
    return server, caller


def acting(request: Call) -> tuple[Server, Visitor]:
    server, caller = the(request)
    caller.cookie_counts()
    caller.limited("join")
    return server, caller


def may_found(server: Server, caller: Visitor) -> bool:
    who = server.settings.tournaments
    return who == "anybody" or (who == "members" and caller.member is not None and caller.token is None)


@get("/api/cups", summary="Tournaments to come and under way, and the latest", responses=READ_ERRORS)
async def list_cups(request: Call) -> m.CupList:
    server, caller = the(request)
    return await server.cups.listed(caller.hash, may_found(server, caller))


@post("/api/cups", summary="Found a tournament", responses=TABLE_ERRORS)
async def found_cup(request: Call, data: JSONBody[m.CupFounding]) -> Response[m.CupFounded]:
    """Whoever founds it starts it, or calls it off; to play in it is another thing."""
    server, caller = await coming_in(request)
    if not may_found(server, caller):
        raise Refusal("cup-founders", who=server.settings.tournaments)
    caller.limited("cup")
    if caller.member is not None:
        data.name = caller.member.name
    elif data.name.strip():
        data.name = kept(data.name)
    cup = await asyncio.shield(server.cups.found(data, holder_of(caller)))
    return with_cookie(m.CupFounded(cup, f"{caller.base}/club/cups/{cup}"), caller)


@get("/api/cups/{cup:str}", summary="A tournament: who is in it, standings, games", responses=READ_ERRORS)
async def one_cup(request: Call, cup: CupId) -> m.CupShown:
    server, caller = the(request)
    return await server.cups.shown(cup, caller.hash)


@post("/api/cups/{cup:str}/join", summary="Play in a tournament", status_code=200, responses=TABLE_ERRORS)
async def join_cup(request: Call, cup: CupId, data: JSONBody[m.CupJoining]) -> Response[m.CupShown]:
    """Guests too. Whoever withdrew comes back by it, where that is possible."""
    server, caller = await coming_in(request)
    holder = holder_of(caller)
    member = caller.member is not None and caller.token is None
    there = (await server.cups.whole(cup)).player(holder) is not None
    name = caller.member.name if caller.member is not None and member else "" if there else kept(data.name)
    await asyncio.shield(server.cups.join(cup, name, "member" if member else "guest", holder))
    return with_cookie(await server.cups.shown(cup, holder), caller, 200)


@post("/api/cups/{cup:str}/withdraw", summary="Play in it no more", status_code=200, responses=TABLE_ERRORS)
async def withdraw_cup(request: Call, cup: CupId) -> m.CupShown:
    """A game under way is lost."""
    server, caller = acting(request)
    await asyncio.shield(server.cups.withdraw(cup, caller.hash))
    return await server.cups.shown(cup, caller.hash)


@post("/api/cups/{cup:str}/ready", summary="Be ready to play", status_code=200, responses=TABLE_ERRORS)
async def ready_cup(request: Call, cup: CupId) -> m.CupShown:
    """Live: the game of this round begins when both are. In an arena: the next rival, please."""
    server, caller = acting(request)
    await asyncio.shield(server.cups.ready(cup, caller.hash))
    return await server.cups.shown(cup, caller.hash)


@post("/api/cups/{cup:str}/start", summary="Begin, for whoever founded it", status_code=200, responses=TABLE_ERRORS)
async def start_cup(request: Call, cup: CupId) -> m.CupShown:
    server, caller = acting(request)
    await asyncio.shield(server.cups.start(cup, caller.hash))
    return await server.cups.shown(cup, caller.hash)


@post("/api/cups/{cup:str}/cancel", summary="Call it off, for whoever founded it", status_code=200,
      responses=TABLE_ERRORS)  # fmt: skip
async def cancel_cup(request: Call, cup: CupId) -> m.CupShown:
    """Games under way may be played to their ends, and count for nothing."""
    server, caller = acting(request)
    await asyncio.shield(server.cups.cancel(cup, caller.hash))
    return await server.cups.shown(cup, caller.hash)


@get("/api/cups/{cup:str}/records", summary="All records, once it is over", media_type="application/zip",
     responses=READ_ERRORS)  # fmt: skip
async def cup_records(request: Call, cup: CupId) -> Response[bytes]:
    """A ZIP of a record for each game that was played; those whose tables were deleted meanwhile are not in it."""
    server, caller = the(request)
    stored = await server.cups.whole(cup)
    if not stored.cup.ended:
        raise Refusal("cup-not-over")
    caller.limited("data")
    found = await records_of(server, caller, stored)
    headers = {"content-disposition": f'attachment; filename="{stored.cup.terms.game}-{len(found)}-games.zip"'}
    return Response(await asyncio.to_thread(packed, found), media_type="application/zip", headers=headers)


async def records_of(server: Server, caller: Visitor, stored: StoredCup) -> dict[str, str]:
    found = {}
    for game in stored.cup.games:
        if game.table is None or game.result is None or game.result.how in ("void", "bye"):
            continue
        try:
            async with server.tables.fresh(game.table) as entry:
                if entry.room.status != "over":
                    continue
                caller.limited("ask", cost=lines_cost(entry.room.ply) / 10)
                record = entry.room.record(await server.store.lines(game.table), None)
        except Refusal as refusal:
            if refusal.key != "no-table":
                raise
            continue
        found[f"round-{game.round:02}-board-{game.board:02}-game-{game.number + 1:03}.game"] = record
    return found


def packed(files: dict[str, str]) -> bytes:
    """Always the same bytes for the same files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as made:
        for name, text in files.items():
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
    return written.getvalue()


HANDLERS = (
    list_cups, found_cup, one_cup, join_cup, withdraw_cup, ready_cup, start_cup, cancel_cup, cup_records,
)  # fmt: skip
