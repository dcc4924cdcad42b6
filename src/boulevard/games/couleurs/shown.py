"""What follows from a view by the rules and what a drawing needs, so that whoever draws it knows no rules."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, cast

from msgspec import Struct

from boulevard.core.game import AnyGame, Item, Why
from boulevard.core.game import Shown as CoreShown
from boulevard.games.couleurs.actions import MixBlack, MixTwo, TakePigments
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.canvases import square_for
from boulevard.games.couleurs.cards import ACTIONS, copyable
from boulevard.games.couleurs.moves import PLACES, SEATS, SECTORS, TOOLS, PainterName, RimAction
from boulevard.games.couleurs.opening import KeepPainter
from boulevard.games.couleurs.painters import GauguinColour
from boulevard.games.couleurs.rounds import Acting, Placing
from boulevard.games.couleurs.scoring import LINES
from boulevard.games.couleurs.state import BLACK, BRUSH, ME, NONE, PALETTE, TUBE, Canvas, Finished, State, Stock
from boulevard.games.couleurs.third_phase import Cut, Rotation, Staying, surplus
from boulevard.games.couleurs.view import LETTERS, View


class Asked(Struct, frozen=True):
    """Who is asked what; nobody while chance speaks or when the game is over."""

    seat: str
    key: str


class Use(Struct, frozen=True):
    """What an assistant of the viewer would do on a place; `use-KEY` in the catalogue words it."""

    key: str
    figures: dict[str, Any]
    lacks: Why | None
    """Why it could do nothing there now."""


class Shown(CoreShown, frozen=True):
    phase: str
    """`opening`, `placing`, `acting`, `turning` or `over`."""
    asked: Asked | None
    busy: bool
    """Is the action of an assistant under way, who lies already, or a bonus that follows it (L9, M3)?"""
    queue: list[str]
    """The seats in the order in which they will place or lay down an assistant, one entry for each."""
    next: dict[str, str]
    """What each sector faces after one more notch (L3)."""
    uses: dict[str, Use]
    """Of each place, for the viewer; for a spectator, for whom is asked."""
    last: str | None
    """Why this round is the last one, once that is certain (L27, L28)."""
    notches: int
    """How far the disc is on its way to the next half-turn."""
    half_turn: int
    renews: bool
    """Does the next notch renew the easels (L24)?"""
    held: dict[str, int]
    """Each player's pigments as L25 counts them, black apart."""
    surplus: dict[str, int]
    """How many of them each player has over the limit (L25)."""
    stock: dict[str, int]
    """The viewer's pigments: in a preview, those that the move leaves."""
    squares: dict[str, dict[str, int]]
    """Of the viewer's paintings in work, the square on which a pigment laid on each open colour comes to lie (L17)."""


def common(game: AnyGame, view: View, s: State) -> dict[str, Any]:
    """What is drawn for all alike."""
    box: Box = game.box
    phase, seats = phase_of(s, view), SEATS[: s.players]
    return {
        "endings": game.endings(view),
        "phase": phase,
        "asked": Asked(view.to_act[0], view.decision.key) if view.to_act and view.decision else None,
        "busy": busy(s, phase),
        "queue": [SEATS[one] for one in queue(s, phase, view.to_act[0] if view.to_act else None)],
        "next": box.facing[(s.turned + 1) % len(SECTORS)],
        "last": last(s),
        "notches": s.turned % box.half_turn,
        "half_turn": box.half_turn,
        "renews": (s.turned + 1) // box.half_turn > s.turned // box.half_turn and bool(s.deck),
        "held": {seat: sum(s.stocks[one][:BLACK]) for one, seat in enumerate(seats)},
        "surplus": {seat: max(0, surplus(s, box, one)) for one, seat in enumerate(seats)},
        "items": [
            item
            for one, seat in enumerate(seats)
            for item in items(box, Held(seat, s.stocks[one][BLACK], s.tools[one], s.tokens[one], s.finished[one]))
        ],
    }


def shown(game: AnyGame, view: View, s: State, same: dict[str, Any]) -> Shown:
    box: Box = game.box
    me = ME.get(view.seat or (view.to_act[0] if view.to_act else SEATS[0]), 0)
    return Shown(
        **same,
        uses=uses(s, box, me, same["phase"]),
        stock=dict(zip(LETTERS, s.stocks[me], strict=True)),
        squares={painting.card: squares(box, painting) for painting in s.canvases[me]},
    )


@lru_cache(1024)
def squares(box: Box, painting: Canvas) -> dict[str, int]:
    """L17. Where a pigment on each open colour of a painting comes to lie."""
    return {colour: square_for(box, painting, colour) for colour in painting.open}


def phase_of(s: State, view: View) -> str:
    """L8, L9, L10. Which part of the round it is."""
    if view.outcome is not None:
        return "over"
    step = s.agenda[0] if s.agenda else None
    if not s.round or isinstance(step, (KeepPainter, GauguinColour)):
        return "opening"
    if isinstance(step, Placing):
        return "placing"
    return "turning" if view.decision is None or isinstance(step, (Rotation, Cut, Staying)) else "acting"


def busy(s: State, phase: str) -> bool:
    """L9, M3. The assistant lies already; a bonus card that is played before that is nobody's action yet."""
    return phase == "acting" and not any(isinstance(step, Acting) for step in s.agenda)


def queue(s: State, phase: str, asked: str | None) -> Iterator[int]:
    """L8, L9. Round and round by seats, while they have an assistant left to place or to lay down."""
    if phase not in ("placing", "acting") or asked is None:
        return
    now = ME[asked]
    left = list(s.hands) if phase == "placing" else [len(standing) for standing in s.standing]
    under_way = busy(s, phase)
    if under_way:
        yield now
    order = list(s.after(now)) if under_way else [now, *s.after(now)][: s.players]
    while any(left):
        for me in order:
            if left[me]:
                left[me] -= 1
                yield me


def last(s: State) -> str | None:
    """L27, L28. Whatever brought the end about, or the limit of rounds is reached."""
    reason = s.ending or ("round limit" if s.round >= s.options["round_limit"] else "")
    return reason.replace(" ", "-") or None


# What places do --------------------------------------------------------------------------------------------------


def uses(s: State, box: Box, me: int, phase: str) -> dict[str, Use]:
    """L9. Of each place, with why an assistant there could only rest; whom a copyist will find is known once all are
    placed."""
    found = of_hand(
        box, s.turned % len(SECTORS), s.options["bonus"] != "off", s.stocks[me], s.tools[me], s.canvases[me],
        s.painters[me : me + 1], s.colour, s.easels, s.offers, s.in_play[BLACK],
    )  # fmt: skip
    if phase == "acting" and not copyable(s, box, me):
        found = {**found, "copy": Use(found["copy"].key, found["copy"].figures, Why("L20", "nothing-to-copy"))}
    return found


@lru_cache(2048)
def of_hand(
    box: Box,
    turned: int,
    bonus: bool,
    stock: Stock,
    tools: tuple[int, ...],
    canvases: tuple[Canvas, ...],
    painter: tuple[PainterName, ...],
    colour: str,
    easels: tuple[str | None, ...],
    offers: tuple[str | None, ...],
    blacks: int,
) -> dict[str, Use]:
    """What each place does for whoever has this. It is asked in a state that holds nothing else, so that it may be
    remembered: a move changes it for one player, seldom for all."""
    s = State(
        rules=0,
        options={},
        agenda=(),
        players=1,
        stocks=(stock,),
        tools=(tools,),
        canvases=(canvases,),
        painters=painter,
        colour=colour,
        easels=easels,
        offers=offers,
        in_play=(*NONE[:BLACK], blacks),
    )
    found = dict(of_places(box, turned, tuple([s.level(box, 0, tool) for tool in range(len(TOOLS))]), bonus))
    for place, action in box.facing[turned].items():
        if lacking := ACTIONS[action].lacks(s, box, 0):
            found[place] = Use(found[place].key, found[place].figures, lacking)
    return found


@lru_cache(1024)
def of_places(box: Box, turned: int, levels: tuple[int, ...], bonus: bool) -> dict[str, Use]:
    """What each place does with tools so good, the disc turned so far."""
    return {place: use(box.facing[turned].get(place, place), levels, bonus) for place in PLACES}


def use(name: str, levels: tuple[int, ...], bonus: bool) -> Use:
    """L11–L22. What is done at a place of the disc, or by the action that faces a sector, with tools so good."""
    if name == "white":
        return Use("take", {"pigment": "W", "count": levels[TUBE]}, None)
    match ACTIONS.get(cast(RimAction, name)):
        case TakePigments(colour=colour):
            return Use("take", {"pigment": colour, "count": levels[TUBE]}, None)
        case MixTwo(colour=colour, primaries=primaries):
            return Use("mix", {"pigment": colour, "pigment_from": list(primaries), "count": levels[PALETTE]}, None)
        case MixBlack():
            return Use("mix", {"pigment": "K", "pigment_from": ["O", "G", "V"], "count": 1}, None)
    if name == "card" and bonus:
        return Use("card-bonus", {}, None)
    return Use(name, {"count": levels[BRUSH]} if name == "paint" else {}, None)


# The score sheet in parts: points, key, figures, where to look ---------------------------------------------------

Part = tuple[int, str, dict[str, Any], list[str]]


class Held(NamedTuple):
    """What a player has that counts."""

    seat: str
    blacks: int
    tools: tuple[int, ...]
    tokens: tuple[int, ...]
    finished: tuple[Finished, ...]


@lru_cache(1024)
def items(box: Box, held: Held) -> list[Item]:
    """Line by line, made once for as long as it stays so."""
    return [Item(held.seat, line, *part) for line in LINES for part in PARTS[line](box, held)]


def paintings(box: Box, held: Held) -> Iterator[Part]:
    """L29. Each finished painting."""
    for one in held.finished:
        yield box.paintings[one.card].points, "painting", {"card": one.card}, [one.card]


def black(box: Box, held: Held) -> Iterator[Part]:
    """L13, L29. The black pigments."""
    if held.blacks:
        yield box.score.black * held.blacks, "black", {"count": held.blacks}, [f"{held.seat}:K"]


def tools(box: Box, held: Held) -> Iterator[Part]:
    """L15, L29. Each tool's token."""
    for tool, points, space in zip(TOOLS, held.tokens, held.tools, strict=True):
        if points:
            yield points, "token", {"tool": tool, "space": space}, [f"{held.seat}:{tool}"]


def whites(box: Box, held: Held) -> Iterator[Part]:
    """L29. The whites on each finished painting."""
    for one in held.finished:
        if one.whites:
            yield box.score.white * one.whites, "whites", {"card": one.card, "count": one.whites}, [one.card]


PARTS = {"paintings": paintings, "black": black, "tools": tools, "whites": whites}
