"""The games, and what is asked of tables: opened, played at, read, told."""

import asyncio
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from boulevard import registry
from boulevard.bots import BOTS
from boulevard.bots.levels import LADDER, ladder_of
from boulevard.core.content import own_content
from boulevard.core.game import AnyGame
from boulevard.core.story import tellings
from boulevard.core.texts import texts
from boulevard.server import acts, clocks, short
from boulevard.server import commands as c
from boulevard.server import messages as m
from boulevard.server.asked import Asker, Serving, asks
from boulevard.server.guests import derived, hashed, new_code, new_seed, new_token
from boulevard.server.kept import Key, New
from boulevard.server.limits import lines_cost
from boulevard.server.refusals import Refusal
from boulevard.server.rights import sees

# The games -------------------------------------------------------------------------------------------------------


@asks("GET", "/games")
async def games(here: Serving, who: Asker) -> list[m.GameShown]:
    return [m.GameShown(**game_shown(registry.game(name), who.language, here)) for name in registry.game_names()]


@asks("GET", "/games/{game}")
async def one_game(here: Serving, who: Asker, game: str, rules: int | None = None) -> m.GameWhole:
    if game not in registry.game_names():
        raise Refusal("no-page")
    found = registry.game(game) if rules is None else registry.game(game, None, rules)
    forms = [kind.form for kind in found.notation.kinds]
    content, box = content_of(found)
    of = game_shown(found, who.language, here)
    return m.GameWhole(**of, content=content, forms=forms, box=box, tellings=tellings(found))


@cache
def content_of(game: AnyGame) -> tuple[str, dict[str, Any]]:
    """The content file of a game, as it stands and as data."""
    content = own_content(game.package, game.version).decode()
    return content, tomllib.loads(content)


def game_shown(game: AnyGame, language: str, here: Serving) -> dict[str, Any]:
    options = [
        m.OptionShown(o.name, o.kind, o.default, list(o.values), list(o.words), o.count, o.min, o.max)
        for o in game.table_options
    ]
    return {
        "game": game.name,
        "rules": game.version,
        "title": texts(language, game.package)("game-title"),
        "options": options,
        "players": list(game.players),
        "seats": {str(players): list(game.seats(players)) for players in game.players},
        "bots": [*BOTS, *here.settings.allow_bot],
        "levels": levels_shown(game),
        "short": list(short.seats_at(game.name)),
    }


def levels_shown(game: AnyGame) -> list[m.LevelShown]:
    found = ladder_of(game.package)
    ratings = found.ratings if found else {}
    return [m.LevelShown(name, ratings[name][0] if name in ratings else None) for name in LADDER]


# A table is opened -----------------------------------------------------------------------------------------------


@asks("POST", "/tables")
async def open_(here: Serving, who: Any, data: m.Opening) -> m.Opened:
    """`who`: an `Asker` whose token can be changed."""
    if who.guest is not None:
        who.cookie_counts()
    who.limited("open")
    game, wanted, words, start = registry.game(data.game), data.options, data.seats, None
    if data.short:
        start = await asyncio.to_thread(short.given, data.game)
        words = short.seats_of(start, data.seats, data.options)
        game, wanted = registry.game(data.game, None, start.rules), start.options
    options, seats, mine = acts.seats_from(game, words, wanted, data.name, here.settings.allows_bot)
    rated, hints = None, data.hints
    if data.rated:
        from boulevard.server.anchors import of_bot  # a page has no ratings, nor what counts them

        rated, hints = acts.rated(who, game, seats, mine, data.short, data.hints, of_bot), False

    def make(table: str, keys: list[Key]) -> New:
        now = here.tables.now()
        return acts.open_table(table, game, options, seats, keys, new_seed(), now, hints, start, data.clock, rated)

    return await opened(here, who, data.id, mine, make)


async def opened(
    here: Serving, who: Any, secret: str | None, mine: list[str], make: Callable[[str, list[Key]], New]
) -> m.Opened:
    """A table with keys for whoever opens it; the same once more where it is asked again with the same secret."""
    tokens = {seat: new_token() for seat in mine}
    invite, table = new_code(), new_code()
    if secret is not None:
        tokens = {seat: derived(secret, f"seat {seat}") for seat in mine}
        invite, table = derived(secret, "invite", 16), derived(secret, "table", 16)
    first = mine[0] if mine else None
    watch = f"{who.base}/tables/{table}"
    answer = m.Opened(table, first, tokens[first] if first else None, tokens, f"{watch}#invite/{invite}", watch)
    if secret is not None and await here.store.load(table) is not None:  # it was answered before, and nobody heard
        for seat, token in tokens.items():
            who.token, who.hash = token, hashed(token)
            await here.tables.perform(table, who, c.Claiming(seat=seat))
        return answer
    guest = who.holder
    keys = [Key(hashed(invite), "", "invite"), Key(guest, "", "host-guest")]
    keys += [Key(guest, seat, "guest") for seat in mine]
    keys += [Key(hashed(token), seat, "token") for seat, token in tokens.items()]
    keys += [Key(hashed(token), "", "host") for token in tokens.values()]
    await here.tables.create(make(table, keys))
    return answer


# What may be asked of one: each of these is a command ------------------------------------------------------------

COMMANDS: dict[tuple[str, str], type[c.Command[Any]]] = {
    ("POST", "/tables/{table}/join"): c.Joining,
    ("POST", "/tables/{table}/moves"): c.Playing,
    ("POST", "/tables/{table}/preview"): c.Previewing,
    ("POST", "/tables/{table}/hint"): c.Hinting,
    ("POST", "/tables/{table}/weigh"): c.Weighing,
    ("POST", "/tables/{table}/undo"): c.Undoing,
    ("POST", "/tables/{table}/takeback"): c.TakingBack,
    ("POST", "/tables/{table}/takeback/answer"): c.Answering,
    ("POST", "/tables/{table}/resign"): c.Resigning,
    ("POST", "/tables/{table}/pause"): c.Pausing,
    ("POST", "/tables/{table}/pause/answer"): c.PauseAnswering,
    ("POST", "/tables/{table}/pause/end"): c.GoingOn,
    ("POST", "/tables/{table}/holiday"): c.Resting,
    ("POST", "/tables/{table}/call"): c.Calling,
    ("POST", "/tables/{table}/seats/{seat}"): c.Seating,
    ("POST", "/tables/{table}/seats/{seat}/link"): c.Linking,
    ("DELETE", "/tables/{table}/seats/{seat}/link"): c.Unlinking,
    ("POST", "/tables/{table}/claim"): c.Claiming,
    ("POST", "/tables/{table}/leave"): c.Leaving,
    ("POST", "/tables/{table}/invite"): c.Inviting,
    ("DELETE", "/tables/{table}/invite"): c.Uninviting,
    ("DELETE", "/tables/{table}/seats/{seat}"): c.Dismissing,
    ("DELETE", "/tables/{table}"): c.Deleting,
    ("POST", "/tables/{table}/rematch"): c.Rematching,
}
"""The command that each call of a table stands for; its body, and a seat in its path, are the command's fields."""


# What may be read ------------------------------------------------------------------------------------------------


@asks("GET", "/tables/{table}")
async def state(here: Serving, who: Asker, table: str, seat: str | None = None, after: int | None = None) -> m.State:
    async with here.tables.fresh(table) as entry:
        if after is not None and entry.room.recent_events(after) is None:
            who.limited("ask", cost=lines_cost(entry.room.ply - after))
        entry.owner, entry.looked = who.household, here.tables.now()
        here.tables.wake_bot(entry)
        return await entry.state(who, seat, after)


@asks("GET", "/tables/{table}/record")
async def record(here: Serving, who: Asker, table: str, seat: str | None = None) -> str:
    async with here.tables.fresh(table) as entry:
        viewer = sees(entry.room, who, seat)
        who.limited("ask", cost=lines_cost(entry.room.ply))
        return entry.room.record(await here.store.lines(table), viewer)


@asks("GET", "/me/tables")
async def my_tables(here: Serving, who: Asker) -> list[m.TableShown]:
    hashes = who.hashes
    shown = []
    for found, held in await here.store.of_keys(hashes) if hashes else []:
        company = msgspec.json.decode(found.sheet)
        to_act = found.to_act.split()
        names = {seat: seated["name"] or seated["kind"] for seat, seated in company["seats"].items()}
        mine = [seat for seat in names if seat in held]
        turn = any(seat in mine for seat in to_act)
        clock = msgspec.convert(company.get("clock"), clocks.Clock | None)
        left, stands = await time_left(here, clock)
        timing = None if clock is None else clock.timing
        shown.append(
            m.TableShown(
                found.id, found.game, mine, names, found.status, found.ply, to_act, turn, found.touched, left, timing,
                stands,
            )
        )  # fmt: skip
    order = {"playing": 0, "open": 1, "over": 2, "abandoned": 3}
    return sorted(shown, key=lambda one: (not one.my_turn, order[one.status]))


async def time_left(here: Serving, clock: clocks.Clock | None) -> tuple[float | None, float]:
    """What the seat whose time runs has left at a table, and for how long it stands."""
    if clock is None or clock.running is None:
        return None, 0.0
    await here.tables.sure()
    now = here.tables.now()
    left = clocks.left(clock, clock.running, now, here.tables.outages)
    return round(left, 3), round(clocks.stands(clock, clock.running, now), 3)
