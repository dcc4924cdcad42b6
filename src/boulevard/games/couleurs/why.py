"""Why a move is not offered: the first rule that it breaks. Asked from a view, of the seat whose turn it is."""

from collections import Counter
from typing import Any

from boulevard.core.game import Why
from boulevard.core.moves import Move
from boulevard.games.couleurs import moves as m
from boulevard.games.couleurs.actions import (
    MIXES,
    Advancing,
    ChoosingCard,
    Copying,
    Mixing,
    Swapping,
    facing,
)
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.opening import GauguinColour, KeepPainter
from boulevard.games.couleurs.painting import FlashPainting, Painting, PaintingOver
from boulevard.games.couleurs.rounds import (
    Acting,
    Afterwards,
    Cut,
    Placing,
    Rotation,
    Staying,
    surplus,
)
from boulevard.games.couleurs.state import BLACK, INDEX, TOOL, WHITE, State
from boulevard.games.couleurs.tools import Improving, OnceMore, PayFurther, SixthSpace, movable

ANSWERS: dict[type[Move], tuple[type[Any], ...]] = {
    m.Keep: (KeepPainter,),
    m.ChooseColour: (GauguinColour,),
    m.Place: (Placing,),
    **dict.fromkeys((m.Act, m.ActPaying, m.ActCopy, m.ActCopyPaying, m.Rest), (Acting,)),
    m.Improve: (Improving,),
    m.Again: (OnceMore,),
    m.Pay: (PayFurther,),
    m.Choose: (SixthSpace,),
    **dict.fromkeys((m.Take, m.Buy), (ChoosingCard,)),
    **dict.fromkeys((m.Paint, m.PaintWith), (Painting, FlashPainting, PaintingOver)),
    m.Done: (Painting, FlashPainting, PaintingOver, Swapping, OnceMore),
    m.End: (Afterwards,),
    m.Play: (Acting, Afterwards),
    **dict.fromkeys((m.Mix, m.MixPaying), (Mixing,)),
    **dict.fromkeys((m.Copy, m.CopyPaying), (Copying,)),
    m.Swap: (Swapping,),
    m.Advance: (Advancing,),
    m.Turn: (Rotation,),
    m.Discard: (Cut,),
    m.Stay: (Staying,),
}
"""Which questions a move answers."""


def objection(s: State, box: Box, me: int, move: Move) -> Why | None:
    step = s.agenda[0]
    if not isinstance(step, ANSWERS.get(type(move), ())):
        return _other_question(step, move)
    match move:
        case m.Keep():
            return Why("M5", "not-dealt", {"painter": move.painter})
        case m.Place():
            return _place(s, box, me, move.place)
        case m.Act() | m.ActPaying() | m.ActCopy() | m.ActCopyPaying() | m.Rest():
            return _act(s, box, me, move)
        case m.Copy() | m.CopyPaying():
            return _copy(s, box, me, move)
        case m.Improve():
            return _improve(s, box, me, move)
        case m.Pay():
            return Why("M6", "not-in-stock", {"pigment": move.pigment})
        case m.Take():
            return Why("L16", "not-on-easel", {"card": move.card})
        case m.Buy():
            return _buy(s, box, me, move)
        case m.Paint() | m.PaintWith():
            return _paint(s, box, me, step, move)
        case m.Done():
            return Why(step.rule, "first-piece")
        case m.Play():
            return _play(s, me, move)
        case m.Mix() | m.MixPaying():
            return _mix(s, box, me, move.colour, getattr(move, "payment", m.UNSAID))
        case m.Swap():
            return _swap(s, me, move)
        case m.Advance():
            return _advance(s, box, me, move)
        case m.Discard():
            return _discard(s, box, me, move)
        case m.Stay():
            return Why("L26", "not-lying-there", {"place": move.place})
    return None


def _other_question(step: Any, move: Move) -> Why:
    if isinstance(step, Placing) and Acting in ANSWERS.get(type(move), ()):
        return Why("L8", "placing-first")
    if isinstance(step, Acting) and isinstance(move, m.Place):
        return Why("L9", "placing-over")
    return Why(step.rule, "other-question", {"asked": step.key})


def _place(s: State, box: Box, me: int, place: str) -> Why | None:
    """L8."""
    if place in m.SECTORS and place not in box.spaces[s.players]:
        return Why("L8", "dark", {"place": place})
    if place == "first" and s.first == me:
        return Why("L8", "first-already")
    return Why("L8", "place-taken", {"place": place})


def _act(s: State, box: Box, me: int, move: Any) -> Why | None:
    """L9, L20."""
    copying = isinstance(move, (m.ActCopy, m.ActCopyPaying))
    place = "copy" if copying else move.place
    if place not in s.standing[me]:
        return Why("L9", "nobody-standing", {"place": place})
    if copying:
        return _copy(s, box, me, move)
    if place == "copy":
        return Why("L20", "copy-whom")
    return action_objection(s, box, me, facing(s, box, place), getattr(move, "payment", m.UNSAID))


def _copy(s: State, box: Box, me: int, move: Any) -> Why | None:
    if not any(move.place in standing for standing in s.standing):
        return Why("L20", "nobody-to-copy", {"place": move.place})
    return action_objection(s, box, me, facing(s, box, move.place), getattr(move, "payment", m.UNSAID))


def action_objection(s: State, box: Box, me: int, action: str, payment: m.Payment) -> Why | None:
    """L11–L17. What an action wants."""
    colours = {"orange": "O", "green": "G", "violet": "V", "black": "K"}
    if action in colours:
        return _mix(s, box, me, colours[action], payment)
    if payment:
        return Why("M8", "payment-unsaid")
    if action == "tool":
        return Why("L14", "two-pigments") if movable(s, box, me) else Why("L14", "tools-at-end")
    if action == "card":
        return Why("L16", "no-card")
    return Why("L17", "no-square") if action == "paint" else None


def _mix(s: State, box: Box, me: int, colour: str, payment: m.Payment) -> Why | None:
    """L12, L13, M8."""
    stock = s.stocks[me]
    if colour == "K":
        if not s.blacks_left(box):
            return Why("L13", "no-black-left")
        return Why("L13", "cannot-pay", {"pigment": [one for one in "OGV" if not stock[INDEX[one]]]})
    gauguin = s.painter(me) == "gauguin" and s.colour == colour
    if gauguin and not payment and MIXES[colour].ways(s, box, me):
        return Why("M8", "payment-said", {"pigment": colour})
    if payment and not gauguin:
        return Why("M8", "payment-unsaid")
    wanted = payment or m.PRIMARIES[colour]  # type: ignore[index]
    if gauguin and payment and payment not in m.payments(colour):  # type: ignore[arg-type]
        return Why("M8", "payment-wrong", {"pigment": colour})
    return Why("L12", "cannot-pay", {"pigment": [one for one in wanted if not stock[INDEX[one]]]})


def _improve(s: State, box: Box, me: int, move: m.Improve) -> Why:
    """L14."""
    if TOOL[move.tool] not in movable(s, box, me):
        return Why("L14", "tool-at-end", {"tool": move.tool})
    if len(move.payment) != 2:
        return Why("L14", "two-pigments")
    lacking = [one for one, count in Counter(move.payment).items() if s.stocks[me][INDEX[one]] < count]
    return Why("L14", "cannot-pay", {"pigment": lacking}) if lacking else Why("L14", "payment-order")


def _buy(s: State, box: Box, me: int, move: m.Buy) -> Why:
    """M1."""
    if s.options["bonus"] == "off":
        return Why("M1", "no-bonus-cards")
    if move.card not in s.offers:
        return Why("M1", "not-on-show", {"card": move.card})
    return Why("M1", "whites-wanted", {"count": box.cost[move.card], "held": s.stocks[me][WHITE]})


def _paint(s: State, box: Box, me: int, step: Any, move: Any) -> Why | None:
    """L17, M7, M9, M10."""
    painting = next((one for one in s.canvases[me] if one.card == move.card), None)
    if painting is None:
        return Why("L17", "not-your-painting", {"card": move.card})
    if move.colour not in painting.open:
        return Why("L17", "no-open-square", {"card": move.card, "pigment": move.colour})
    pigment = getattr(move, "pigment", move.colour)
    if isinstance(step, FlashPainting):
        return Why("M9", "flash-colour", {"pigment": step.colour})
    if isinstance(step, PaintingOver):
        if step.onto not in (None, move.card):
            return Why("M7", "degas-one", {"card": step.onto})
        return Why("M7", "degas-lifted", {"pigment": pigment})
    if not s.stocks[me][INDEX[pigment]]:
        return Why("L17", "not-in-stock", {"pigment": pigment})
    if pigment == "W":
        return Why("L17", "whites-enough", {"count": box.player.whites_per_painting})
    if s.painter(me) == "toulouse-lautrec":
        return Why("M10", "strays-enough", {"count": box.painters.lautrec_squares})
    return Why("L17", "wrong-colour", {"pigment": pigment, "colour": move.colour})


def _play(s: State, me: int, move: m.Play) -> Why:
    """M3."""
    if s.options["bonus"] != "B":
        return Why("M3", "rule-b")
    if s.used[me]:
        return Why("M3", "bonus-used", {"card": s.used[me]})
    if move.card not in s.bonuses[me]:
        return Why("M3", "bonus-not-held", {"card": move.card})
    return Why("M3", "bonus-idle", {"card": move.card})


def _swap(s: State, me: int, move: m.Swap) -> Why:
    """M4."""
    if not s.stocks[me][INDEX[move.pigment]]:
        return Why("M4", "not-in-stock", {"pigment": move.pigment})
    return Why("M4", "swap-kinds")


def _advance(s: State, box: Box, me: int, move: m.Advance) -> Why:
    """M4, L14."""
    stuck = [tool for tool in m.TOOLS if s.tools[me][TOOL[tool]] + move.tools.count(tool) > box.end_space]
    return Why("L14", "tool-at-end", {"tool": stuck}) if stuck else Why("M4", "advance-order")


def _discard(s: State, box: Box, me: int, move: m.Discard) -> Why:
    """L25."""
    if s.stocks[me][INDEX[move.pigment]] < move.count:
        return Why("L25", "not-in-stock", {"pigment": move.pigment})
    return Why("L25", "discard-count", {"count": surplus(s, box, me), "held": sum(s.stocks[me][:BLACK])})
