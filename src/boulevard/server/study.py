"""Calls for those who look at a table closely: moves word by word, the table in words, the review of a finished game;
and a new invite link for the host."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import PathParameter, QueryParameter
from msgspec import structs

from boulevard import registry
from boulevard.core.game import AnyGame
from boulevard.core.steps import CHANCE
from boulevard.core.texts import texts
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.answers import READ_ERRORS, TABLE_ERRORS, Language, SeatAsked, TableId
from boulevard.server.desk import OWN, Caller, Server, the
from boulevard.server.guests import hashed, new_code
from boulevard.server.kept import Key, Write
from boulevard.server.live import Entry
from boulevard.server.refusals import Refusal
from boulevard.server.review import Review
from boulevard.server.room import Room, look

MOST_INVITES = 20
MOST_PLY = 1_000_000_000

AnySeat = Annotated[str | None, QueryParameter(max_length=20, description="Any seat; a spectator's view without one")]


@asynccontextmanager
async def table_of(server: Server, table: str) -> AsyncIterator[tuple[Entry, Room]]:
    """The table as it is now, and nobody else at work on it."""
    async with server.tables.entry(table) as entry:
        if server.store.shared:
            await server.tables.catch_up(entry)
        assert entry.room is not None
        yield entry, entry.room


# Moves and the table in words ------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/choices", summary="A move word by word", responses=READ_ERRORS)
async def choices(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatAsked = None,
    lang: Language = None,
    path: Annotated[str, QueryParameter(max_length=400, description="The words chosen so far")] = "",
) -> m.ChoicesShown:
    """What can come next, as `boulevard terminal` offers it: words that leave no choice are joined."""
    server, caller = the(request)
    server.limits.take("play-address", caller.address)
    async with table_of(server, table) as (_, room):
        viewer, _ = caller.sees(room, seat)
        if viewer is None:
            raise Refusal("spectator")
        menu = acts.menu(room, viewer, lang or caller.language)
        chosen = tuple(path.split())
        if not menu.beginning(chosen):
            raise Refusal("no-path", given=path)
        chosen = menu.resting(chosen)
        found = [menu.choice(chosen, token) for token in menu.following(chosen)]
        return m.ChoicesShown(
            " ".join(chosen),
            [
                m.ChoiceShown(
                    text=" ".join(choice.path),
                    says=", ".join(meaning or word for word, meaning in choice.added),
                    count=choice.count,
                    whole=choice.whole,
                    gain=menu.gain(choice.path) if choice.whole else None,
                )
                for choice in found
            ],
        )


def told(game: AnyGame, view: Any, language: str) -> m.Told:
    picture: str = registry.part(game.name, "picture").picture(game, view, texts(language, game.package), words=True)
    return m.Told(picture.split("\n"))


@get("/api/tables/{table:str}/words", summary="The table told in words", responses=READ_ERRORS)
async def words(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: SeatAsked = None,
    lang: Language = None,
    ply: Annotated[
        int | None, QueryParameter(ge=0, le=MOST_PLY, description="Of a finished game: as it was before that line")
    ] = None,
) -> m.Told:
    server, caller = the(request)
    language = lang or caller.language
    async with table_of(server, table) as (entry, room):
        if ply is not None:
            state = (await reviewed(server, entry)).before(ply)
            return told(room.game, room.game.view(state, anybody(caller, room, seat)), language)
        viewer, _ = caller.sees(room, seat)
        if room.table is None:
            raise Refusal("not-begun")
        return told(room.game, room.look(viewer).view, language)


# Review ----------------------------------------------------------------------------------------------------------


async def reviewed(server: Server, entry: Entry) -> Review:
    """The game replayed, once it is over: from then on everybody may see it with everybody's eyes."""
    room = entry.room
    assert room is not None
    if room.status != "over":
        raise Refusal("not-over")
    if entry.review is None:
        assert room.sheet.players is not None
        rows = await server.store.rows(entry.table)
        entry.review = await asyncio.to_thread(Review, room.game, room.sheet.players, room.options, rows)
    return entry.review


def anybody(caller: Caller, room: Room, seat: str | None) -> str | None:
    """The seat with whose eyes a finished game is looked at."""
    if seat == OWN:
        return caller.sees(room, seat)[0]
    if seat is not None and seat not in room.sheet.seats:
        raise Refusal("no-seat", given=seat, allowed=list(room.sheet.seats))
    return seat


@get("/api/tables/{table:str}/review", summary="A finished game line by line", responses=READ_ERRORS)
async def review(request: Request[Any, Any, Any], table: TableId, seat: AnySeat = None) -> m.Reviewed:
    """Every line of the record with its events, as that seat came to know them."""
    server, caller = the(request)
    async with table_of(server, table) as (entry, room):
        found = await reviewed(server, entry)
        return m.Reviewed(list(found.lines(anybody(caller, room, seat))), room.ply)


@get("/api/tables/{table:str}/review/{ply:int}", summary="A finished game before one of its lines",
     responses=READ_ERRORS)  # fmt: skip
async def review_at(
    request: Request[Any, Any, Any],
    table: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=MOST_PLY, description="0 is before the first line, the last the end")],
    seat: AnySeat = None,
) -> m.State:
    """As that seat saw it then; `events` are those of the line before."""
    server, caller = the(request)
    async with table_of(server, table) as (entry, room):
        found = await reviewed(server, entry)
        before, viewer = found.before(ply), anybody(caller, room, seat)
        state = room.state(viewer, caller.holds(room), room.is_host(caller.hash or ""), found.events(ply))
        if ply == room.ply:
            return state
        seen = look(room.game, before, viewer)
        to_act = [one for one in room.game.to_act(before) if one != CHANCE]
        then = {"view": seen.view, "sheets": seen.sheets, "shown": seen.shown, "to_act": to_act}
        return structs.replace(state, **then, ply=ply, status="playing", outcome=None, seed=None)


# Inviting --------------------------------------------------------------------------------------------------------


@post("/api/tables/{table:str}/invite", summary="A new invite link, for the host", responses=TABLE_ERRORS)
async def invite(request: Request[Any, Any, Any], table: TableId) -> m.Invited:
    """Codes are kept as hashes alone, so an old link cannot be shown again; it stays good."""
    server, caller = the(request)
    server.limits.take("play-address", caller.address)
    code = new_code()

    def add(entry: Entry, room: Room) -> Write:
        caller.cookie_counts()
        mine = caller.holds(room)
        if caller.hash is None or not room.is_host(caller.hash):
            raise Refusal("not-host" if mine else "spectator")
        if sum(key.kind == "invite" for keys in room.keys.values() for key in keys) >= MOST_INVITES:
            raise Refusal("too-many-invites", most=MOST_INVITES)
        return room.write(time(), keys=[Key(hashed(code), "", "invite")])

    await server.tables.change(table, add)
    return m.Invited(f"{server.base(caller)}/tables/{table}#invite/{code}")
