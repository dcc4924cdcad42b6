"""Looking closely: a move word by word, the table in words, the review of a finished game."""

from typing import Annotated, Any

from litestar import get
from litestar.params import PathParameter, QueryParameter

from boulevard import registry
from boulevard.core.choices import Menu
from boulevard.core.game import AnyGame
from boulevard.core.texts import texts
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.analyses import reviewed
from boulevard.server.calls import READ_ERRORS, Call, Language, SeatAsked, TableId
from boulevard.server.limits import REVIEW_COST, WORDS_COST, lines_cost
from boulevard.server.process import the
from boulevard.server.refusals import Refusal
from boulevard.server.rights import holds, is_host, sees, sees_ended

MOST_PLY = 1_000_000_000

AnySeat = Annotated[str | None, QueryParameter(max_length=20, description="Any seat; a spectator's view without one")]
PathAsked = Annotated[str, QueryParameter(max_length=400, description="The words chosen so far")]


# Moves and the table in words ------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/choices", summary="A move word by word", responses=READ_ERRORS)
async def choices(
    request: Call,
    table: TableId,
    seat: SeatAsked = None,
    lang: Language = None,
    path: PathAsked = "",
) -> m.ChoicesShown:
    """What can come next, as `boulevard terminal` offers it: words that leave no choice are joined."""
    server, caller = the(request)
    caller.limited("play-address")
    async with server.tables.fresh(table) as entry:
        viewer = sees(entry.room, caller, seat)
        if viewer is None:
            raise Refusal("spectator")
        return offered(acts.menu(entry.room, viewer, lang or caller.language), path)


def offered(menu: Menu, path: str) -> m.ChoicesShown:
    """What can come after these words."""
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
                gain=menu.gain(choice.path) if choice.whole and menu.view.seat is not None else None,
            )
            for choice in found
        ],
    )


@get("/api/tables/{table:str}/plan", summary="What could be done if the turn came now", responses=READ_ERRORS)
async def plan(request: Call, table: TableId, seat: SeatAsked = None) -> m.Planned:
    """For a seat that waits: as far as it can be known, and without a promise, since the others are to move first."""
    server, caller = the(request)
    caller.limited("play-address")
    async with server.tables.fresh(table) as entry:
        viewer = sees(entry.room, caller, seat)
        if viewer is None:
            raise Refusal("spectator")
        return acts.plan(entry.room, viewer)


def told(game: AnyGame, view: Any, language: str) -> m.Told:
    return m.Told(registry.picture(game, view, texts(language, game.package), told=True).split("\n"))


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
    server, caller = the(request)
    language = lang or caller.language
    caller.limited("ask", cost=WORDS_COST)
    async with server.tables.fresh(table) as entry:
        room = entry.room
        if ply is not None:
            then = (await reviewed(entry)).before(ply)
            return told(room.game, then.look(sees_ended(room, caller, seat)).view, language)
        viewer = sees(room, caller, seat)
        if room.table is None:
            raise Refusal("not-begun")
        return told(room.game, room.look(viewer).view, language)


# Review ----------------------------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/review", summary="A finished game line by line", responses=READ_ERRORS)
async def review(request: Call, table: TableId, seat: AnySeat = None) -> m.Reviewed:
    """Every line of the record with its events, as that seat came to know them."""
    server, caller = the(request)
    async with server.tables.fresh(table) as entry:
        caller.limited("ask", cost=lines_cost(entry.room.ply))
        found = await reviewed(entry)
        return m.Reviewed(list(found.lines(sees_ended(entry.room, caller, seat))), entry.room.ply)


@get("/api/tables/{table:str}/review/{ply:int}", summary="A finished game before one of its lines",
     responses=READ_ERRORS)  # fmt: skip
async def review_at(
    request: Call,
    table: TableId,
    ply: Annotated[int, PathParameter(ge=0, le=MOST_PLY, description="0 is before the first line, the last the end")],
    seat: AnySeat = None,
) -> m.State:
    """As that seat saw it then; `events` are those of the line before."""
    server, caller = the(request)
    caller.limited("ask", cost=REVIEW_COST)
    async with server.tables.fresh(table) as entry:
        room, found = entry.room, await reviewed(entry)
        viewer = sees_ended(room, caller, seat)
        return found.state(room, ply, viewer, holds(room, caller), is_host(room, caller))
