"""Looking closely: a move word by word, the table in words, the review of a finished game."""

from typing import Any

from boulevard import registry
from boulevard.core.choices import Menu
from boulevard.core.game import AnyGame
from boulevard.core.texts import texts
from boulevard.server import acts
from boulevard.server import messages as m
from boulevard.server.analyses import reviewed
from boulevard.server.asked import Asker, Language, Serving, asks
from boulevard.server.limits import REVIEW_COST, WORDS_COST, lines_cost
from boulevard.server.refusals import Refusal
from boulevard.server.rights import holds, is_host, sees, sees_ended

# Moves and the table in words ------------------------------------------------------------------------------------


@asks("GET", "/tables/{table}/choices")
async def choices(
    here: Serving, who: Asker, table: str, seat: str | None = None, lang: Language | None = None, path: str = ""
) -> m.ChoicesShown:
    who.limited("play-address")
    async with here.tables.fresh(table) as entry:
        viewer = sees(entry.room, who, seat)
        if viewer is None:
            raise Refusal("spectator")
        return offered(acts.menu(entry.room, viewer, lang or who.language), path)


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


@asks("GET", "/tables/{table}/plan")
async def plan(here: Serving, who: Asker, table: str, seat: str | None = None) -> m.Planned:
    who.limited("play-address")
    async with here.tables.fresh(table) as entry:
        viewer = sees(entry.room, who, seat)
        if viewer is None:
            raise Refusal("spectator")
        return acts.plan(entry.room, viewer)


def told(game: AnyGame, view: Any, language: str) -> m.Told:
    return m.Told(registry.picture(game, view, texts(language, game.package), told=True).split("\n"))


@asks("GET", "/tables/{table}/words")
async def words(
    here: Serving, who: Asker, table: str, seat: str | None = None, lang: Language | None = None, ply: int | None = None
) -> m.Told:
    language = lang or who.language
    who.limited("ask", cost=WORDS_COST)
    async with here.tables.fresh(table) as entry:
        room = entry.room
        if ply is not None:
            then = (await reviewed(entry)).before(ply)
            return told(room.game, then.look(sees_ended(room, who, seat)).view, language)
        viewer = sees(room, who, seat)
        if room.table is None:
            raise Refusal("not-begun")
        return told(room.game, room.look(viewer).view, language)


# Review ----------------------------------------------------------------------------------------------------------


@asks("GET", "/tables/{table}/review")
async def review(here: Serving, who: Asker, table: str, seat: str | None = None) -> m.Reviewed:
    async with here.tables.fresh(table) as entry:
        who.limited("ask", cost=lines_cost(entry.room.ply))
        found = await reviewed(entry)
        return m.Reviewed(list(found.lines(sees_ended(entry.room, who, seat))), entry.room.ply)


@asks("GET", "/tables/{table}/review/{ply}")
async def review_at(here: Serving, who: Asker, table: str, ply: int, seat: str | None = None) -> m.State:
    who.limited("ask", cost=REVIEW_COST)
    async with here.tables.fresh(table) as entry:
        room, found = entry.room, await reviewed(entry)
        viewer = sees_ended(room, who, seat)
        return found.state(room, ply, viewer, holds(room, who), is_host(room, who))
