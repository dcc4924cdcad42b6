"""What a seat may know of a game of Les Couleurs de Paris (L31), and a state that it could be in."""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import cast

from msgspec import Struct

from boulevard.core.game import View as CoreView
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import DISC, PAINTERS, PIGMENTS, SEATS, SECTORS, TOOLS, PainterName
from boulevard.games.couleurs.painters import PaintingOver, PaintOver, painter_of
from boulevard.games.couleurs.state import ME, Canvas, Finished, State, Stock, canvas

LETTERS = (*PIGMENTS, "K")
PainterNames = tuple[PainterName, ...]


class Assistant(Struct, frozen=True):
    """An assistant on the board."""

    seat: str
    standing: bool


STANDING = tuple(Assistant(seat, True) for seat in SEATS)
LYING = tuple(Assistant(seat, False) for seat in SEATS)


class PlaceSeen(Struct, frozen=True):
    """A place on ring or disc: what it does now, how many it takes (null: any number), who is there."""

    place: str
    action: str
    spaces: int | None
    assistants: list[Assistant]


class ToolSeen(Struct, frozen=True):
    tool: str
    space: int
    level: int
    token: int


class CanvasSeen(Struct, frozen=True):
    """A painting in work: its squares as printed and what lies on them, row by row, a dot for an open one."""

    card: str
    points: int
    squares: str
    filled: str


class FinishedSeen(Struct, frozen=True):
    card: str
    points: int
    whites: int


class PlayerSeen(Struct, frozen=True):
    """What lies before a player."""

    hand: int
    newcomers: int
    stock: dict[str, int]
    limit: int
    tools: list[ToolSeen]
    canvases: list[CanvasSeen]
    finished: list[FinishedSeen]
    bonuses: list[str]
    used: str | None
    """The bonus card that lies face down this round."""
    painter: str | None
    """Shown to all; before that, to its owner alone."""
    tiles: list[str | None]
    """The two painters dealt; null for one that the viewer may not see."""
    chosen: bool


class View(CoreView, kw_only=True):
    round: int
    first: str | None
    turned: int
    places: list[PlaceSeen]
    easels: tuple[str | None, ...]
    offers: tuple[str | None, ...]
    """The bonus cards face up."""
    deck: tuple[str, ...]
    """Which paintings are left, alphabetical: everybody can tell; their order nobody can."""
    gone: tuple[str, ...]
    bonus_deck: tuple[str, ...]
    bonus_discard: tuple[str, ...]
    players: dict[str, PlayerSeen]
    painters_shown: bool
    colour: str | None
    next_first: str | None
    turner: str | None
    blacks_left: int
    ending: str | None


def view_of(s: State, box: Box, seat: str | None, heading: dict[str, object]) -> View:
    return View(
        **heading,  # type: ignore[arg-type]
        round=s.round,
        first=SEATS[s.first] if s.first >= 0 else None,
        turned=s.turned,
        places=_places(s, box),
        easels=s.easels,
        offers=s.offers,
        deck=s.deck,
        gone=s.gone,
        bonus_deck=s.bonus_deck,
        bonus_discard=s.bonus_discard,
        players={one: _player(s, box, me, one == seat) for me, one in enumerate(SEATS[: s.players])},
        painters_shown=bool(s.painters),
        colour=s.colour or None,
        next_first=None if s.next_first is None else SEATS[s.next_first],
        turner=None if s.turner is None else SEATS[s.turner],
        blacks_left=s.blacks_left(box),
        ending=s.ending or None,
    )


def _places(s: State, box: Box) -> list[PlaceSeen]:
    """Those where somebody is, among the empty ones."""
    there: dict[str, list[Assistant]] = {}
    for assistants, everybody in ((STANDING, s.standing), (LYING, s.lying)):
        for assistant, places in zip(assistants, everybody, strict=False):
            for place in places:
                there.setdefault(place, []).append(assistant)
    empty = _empty(box, s.turned % len(SECTORS), s.players)
    return [
        PlaceSeen(one.place, one.action, one.spaces, there[one.place]) if one.place in there else one for one in empty
    ]


@lru_cache
def _empty(box: Box, turned: int, players: int) -> list[PlaceSeen]:
    """The places while nobody is there."""
    facing, spaces = box.facing[turned], box.spaces[players]
    ring = [PlaceSeen(place, facing[place], spaces.get(place, 0), []) for place in SECTORS]
    disc = [PlaceSeen(place, place, None if place == "white" else 1, []) for place in DISC]
    return ring + disc


def _player(s: State, box: Box, me: int, own: bool) -> PlayerSeen:
    shown = bool(s.painters)
    kept = s.kept[me] if s.kept and (own or shown) else ""
    secret = own and not shown  # the painter that was not kept is out of the game, and nowhere repeated
    return _before_a_player(
        box, s.hands[me], s.newcomers[me], s.stocks[me], painter_of(s, me).stock_limit(box), s.tools[me], s.tokens[me],
        s.canvases[me], s.finished[me], s.bonuses[me], s.used[me], kept,
        tuple([tile if secret or tile == kept else None for tile in _tiles(s, me, secret)]),
        bool(s.kept and s.kept[me]),
    )  # fmt: skip


@lru_cache(2048)
def _before_a_player(
    box: Box,
    hand: int,
    newcomers: int,
    stock: Stock,
    limit: int,
    tools: tuple[int, ...],
    tokens: tuple[int, ...],
    canvases: tuple[Canvas, ...],
    finished: tuple[Finished, ...],
    bonuses: tuple[str, ...],
    used: str,
    kept: str,
    tiles: tuple[str | None, ...],
    chosen: bool,
) -> PlayerSeen:
    """What lies before a player, made once for as long as it stays so."""
    return PlayerSeen(
        hand=hand,
        newcomers=newcomers,
        stock=dict(zip(LETTERS, stock, strict=True)),
        limit=limit,
        tools=[
            ToolSeen(tool, space, box.levels[at][space - 1], token)
            for at, (tool, space, token) in enumerate(zip(TOOLS, tools, tokens, strict=True))
        ],
        canvases=[
            CanvasSeen(one.card, box.paintings[one.card].points, box.paintings[one.card].squares, one.filled)
            for one in canvases
        ],
        finished=[FinishedSeen(one.card, box.paintings[one.card].points, one.whites) for one in finished],
        bonuses=list(bonuses),
        used=used or None,
        painter=kept or None,
        tiles=list(tiles),
        chosen=chosen,
    )


def _tiles(s: State, me: int, all_seen: bool) -> Iterable[str]:
    """A seat's two tiles; where not both are seen the kept one first, so that their order tells nothing."""
    if not s.dealt:
        return ()
    return s.dealt[me] if all_seen else sorted(s.dealt[me], key=lambda tile: tile != s.kept[me])


def state_of(view: View, box: Box, rng: Random) -> State:
    """A state in which the viewer sees this view. Tiles it may not see are drawn from those not accounted for."""
    players = list(view.players.values())
    dealt, kept = _painters(view, rng)
    s = State(
        **view.begun(),
        players=len(players),
        first=-1 if view.first is None else ME[view.first],
        round=view.round,
        turned=view.turned,
        deck=view.deck,
        easels=view.easels,
        gone=view.gone,
        bonus_deck=view.bonus_deck,
        offers=view.offers,
        bonus_discard=view.bonus_discard,
        hands=tuple(one.hand for one in players),
        standing=_where(view, True),
        lying=_where(view, False),
        newcomers=tuple(one.newcomers for one in players),
        stocks=tuple(tuple(one.stock[letter] for letter in LETTERS) for one in players),
        tools=tuple(tuple(tool.space for tool in one.tools) for one in players),
        tokens=tuple(tuple(tool.token for tool in one.tools) for one in players),
        canvases=tuple(tuple(canvas(box, each.card, each.filled) for each in one.canvases) for one in players),
        finished=tuple(tuple(Finished(each.card, each.whites) for each in one.finished) for one in players),
        bonuses=tuple(tuple(one.bonuses) for one in players),
        used=tuple(one.used or "" for one in players),
        dealt=dealt,
        kept=kept,
        painters=kept if view.painters_shown else (),
        colour=view.colour or "",
        next_first=None if view.next_first is None else ME[view.next_first],
        turner=None if view.turner is None else ME[view.turner],
        ending=view.ending or "",
        over=view.outcome is not None and view.outcome.reason != "resigned",
    )
    s.in_play = pigments_out(s)
    return s


def _where(view: View, standing: bool) -> tuple[tuple[str, ...], ...]:
    """The places where each seat's assistants stand, or where they lie."""
    found: dict[str, list[str]] = {seat: [] for seat in view.players}
    for place in view.places:
        for one in place.assistants:
            if one.standing == standing:
                found[one.seat].append(place.place)
    return tuple(map(tuple, found.values()))


def _painters(view: View, rng: Random) -> tuple[tuple[PainterNames, ...], PainterNames]:
    """L31. The tiles of each seat and which it kept, as far as the viewer knows; the rest by chance."""
    players = view.players.values()
    if view.options["painters"] == "off":
        return (), ()
    known = {tile for one in players for tile in one.tiles}
    hidden = [painter for painter in PAINTERS if painter not in known]
    rng.shuffle(hidden)
    dealt = tuple(tuple(sorted(tile or hidden.pop() for tile in one.tiles)) for one in players)
    kept = tuple(
        (one.painter or rng.choice(tiles)) if one.chosen else "" for one, tiles in zip(players, dealt, strict=True)
    )
    return cast(tuple[PainterNames, ...], dealt), cast(PainterNames, kept)


def pigments_out(s: State) -> Stock:
    """All pigments outside the supply, counted: in stocks, on paintings, and lifted by Degas."""
    lifted = [step.lifted for step in s.agenda if isinstance(step, (PaintOver, PaintingOver))]
    on_paintings = "".join(one.filled for held in s.canvases for one in held)
    return tuple(
        sum(stock[at] for stock in s.stocks)
        + on_paintings.count(letter)
        + sum(stock[at] for stock in lifted if at < len(stock))
        + (sum(one.whites for held in s.finished for one in held) if letter == "W" else 0)
        for at, letter in enumerate(LETTERS)
    )
