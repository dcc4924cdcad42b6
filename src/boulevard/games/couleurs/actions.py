"""What an assistant on the ring does (L11–L17), copying it (L20), and the bonus cards (M1–M4)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Steps
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import (
    BUY,
    COPY,
    DONE,
    MIX,
    PLAY,
    PRIMARIES,
    SEATS,
    SECTORS,
    TOOLS,
    UNSAID,
    Advance,
    Buy,
    Done,
    Mixed,
    Payment,
    Swap,
    Take,
    payments,
)
from boulevard.games.couleurs.painting import FLASHES, Flash, PaintOn, can_paint
from boulevard.games.couleurs.state import (
    BLACK,
    BRUSH,
    GREEN,
    INDEX,
    ME,
    ORANGE,
    PALETTE,
    TOOL,
    TUBE,
    VIOLET,
    WHITE,
    State,
    canvas,
    changed,
    without,
)
from boulevard.games.couleurs.tools import Improving, MoveTool, movable

POSSIBLE: Sequence[Payment] = (UNSAID,)
IMPOSSIBLE: Sequence[Payment] = ()


class Action:
    """An action of the rim: the ways in which it can be paid, none where it cannot be done, and what it does."""

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        raise NotImplementedError

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        raise NotImplementedError


class TakePigments(Action):
    """L11. Red, yellow, blue: as many pigments as the tube's level. M9: its painter may paint with them at once."""

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        return POSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        gain(s, me, self.colour, s.level(box, me, TUBE))
        if FLASHES.get(s.painter(me)) == self.colour:
            return (Flash(SEATS[me], self.colour, box.painters.flash_squares),)
        return ()


class MixTwo(Action):
    """L12. Orange, green, violet: pay one of each primary, take as many as the palette's level. M8: Gauguin."""

    def __init__(self, colour: Mixed) -> None:
        self.colour = colour
        self.primaries = PRIMARIES[colour]
        self.pair = (INDEX[self.primaries[0]], INDEX[self.primaries[1]])
        self.payments = tuple((payment, tuple(INDEX[pigment] for pigment in payment)) for payment in payments(colour))

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        stock = s.stocks[me]
        if s.colour == self.colour and s.painter(me) == "gauguin":
            return [payment for payment, (one, other) in self.payments if stock[one] and stock[other]]
        one, other = self.pair
        return POSSIBLE if stock[one] and stock[other] else IMPOSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        pay(s, me, payment or self.primaries)
        gain(s, me, self.colour, s.level(box, me, PALETTE))
        return ()


class MixBlack(Action):
    """L13, L27. One orange, green and violet for one black, whatever the palette; the last one brings the end."""

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        stock = s.stocks[me]
        return POSSIBLE if stock[ORANGE] and stock[GREEN] and stock[VIOLET] and s.blacks_left(box) else IMPOSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        pay(s, me, ("O", "G", "V"))
        gain(s, me, "K", 1)
        if not s.blacks_left(box) and not s.ending:
            s.ending = "fifth black"
            s.emit("ending", SEATS[me], reason="fifth-black")
        return ()


class ImproveTool(Action):
    """L14. Two pigments, and a tool that can still move."""

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        return POSSIBLE if sum(s.stocks[me][:BLACK]) >= 2 and movable(s, box, me) else IMPOSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (Improving(SEATS[me]),)


class TakeCard(Action):
    """L16. A painting from an easel, or a bonus card that can be paid (M1)."""

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        return POSSIBLE if any(s.easels) or affordable(s, box, me) else IMPOSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (ChoosingCard(SEATS[me]),)


class PaintSquares(Action):
    """L17."""

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        return POSSIBLE if can_paint(s, box, me) else IMPOSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (PaintOn(SEATS[me], s.level(box, me, BRUSH), begun=False),)


ACTIONS: Mapping[str, Action] = {
    "red": TakePigments("R"),
    "yellow": TakePigments("Y"),
    "blue": TakePigments("B"),
    "orange": MixTwo("O"),
    "green": MixTwo("G"),
    "violet": MixTwo("V"),
    "black": MixBlack(),
    "tool": ImproveTool(),
    "card": TakeCard(),
    "paint": PaintSquares(),
}
MIXES = {"O": ACTIONS["orange"], "G": ACTIONS["green"], "V": ACTIONS["violet"], "K": ACTIONS["black"]}


def gain(s: State, me: int, pigment: str, count: int) -> None:
    s.gain(me, INDEX[pigment], count)
    s.emit("gain", SEATS[me], pigment=pigment, count=count)


def pay(s: State, me: int, payment: Payment) -> None:
    for pigment in payment:
        s.pay(me, INDEX[pigment])
    s.emit("pay", SEATS[me], pigment=list(payment))


def facing(s: State, box: Box, place: str) -> str:
    """L3. The action that faces a sector."""
    return box.facing[s.turned % 12][place]


def copyable(s: State, box: Box, me: int) -> list[tuple[str, Payment]]:
    """L20. Every standing assistant on the ring, anybody's, whose action can be done, and the ways to pay it."""
    there = {place for standing in s.standing for place in standing}
    return [
        (place, payment)
        for place in SECTORS
        if place in there
        for payment in ACTIONS[facing(s, box, place)].ways(s, box, me)
    ]


def copy_action(s: State, box: Box, me: int, move: Any) -> Steps:
    """L20. Do at once the action facing another assistant, with own levels and payments."""
    action = facing(s, box, move.place)
    s.emit("copy", SEATS[me], place=move.place, action=action)
    return ACTIONS[action].run(s, box, me, getattr(move, "payment", UNSAID))


# Cards ------------------------------------------------------------------------------------------------------------


def affordable(s: State, box: Box, me: int) -> list[str]:
    """M1. The bonus cards face up that the player's whites can pay, each kind once."""
    whites = s.stocks[me][WHITE]
    return [card for card in dict.fromkeys(s.offers) if card and box.cost[card] <= whites]


class ChoosingCard(Ask, frozen=True):
    """L16, M1. Take one painting, which is not replaced before phase 3; or buy a bonus card with whites."""

    rule = "L16"
    key = "card"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        moves: list[Move] = [box.takes[card] for card in s.easels if card]
        moves += [BUY[card] for card in affordable(s, box, ME[self.seat])]
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        me = ME[self.seat]
        if isinstance(move, Take):
            s.easels = emptied(s.easels, move.card)
            s.canvases = changed(s.canvases, me, (*s.canvases[me], canvas(box, move.card)))
            s.emit("take", self.seat, card=move.card)
            return ()
        return self.buy(s, box, me, move)

    def buy(self, s: State, box: Box, me: int, move: Buy) -> Steps:
        """M2, M3. Rule A: carried out at once, if it can do anything; rule B: kept."""
        s.offers = emptied(s.offers, move.card)
        s.pay(me, WHITE, box.cost[move.card])
        s.emit("buy", self.seat, card=move.card, count=box.cost[move.card])
        if s.options["bonus"] == "B":
            s.bonuses = changed(s.bonuses, me, tuple(sorted((*s.bonuses[me], move.card))))
            return ()
        s.bonus_discard = (*s.bonus_discard, move.card)
        return carry_out(s, box, me, move.card)


def emptied(row: tuple[str | None, ...], card: str) -> tuple[str | None, ...]:
    return changed(row, row.index(card), None)


def carry_out(s: State, box: Box, me: int, card: str) -> Steps:
    """M2, M4. What a bonus card brings; nothing where it can do nothing."""
    possible, steps = BONUSES[card]
    return steps(s, box, me) if possible(s, box, me) else ()


def playable(s: State, box: Box, me: int) -> list[Move]:
    """M3. The bonus cards held that can do something; none if one was used this round."""
    if s.used[me] or not s.bonuses[me]:
        return []
    return [PLAY[card] for card in dict.fromkeys(s.bonuses[me]) if BONUSES[card][0](s, box, me)]


def play(s: State, box: Box, me: int, card: str) -> Steps:
    """M3. A card held is carried out and lies face down until phase 3."""
    s.bonuses = changed(s.bonuses, me, without(s.bonuses[me], card))
    s.used = changed(s.used, me, card)
    s.emit("play", SEATS[me], card=card)
    return carry_out(s, box, me, card)


class Copying(Ask, frozen=True):
    """M4. The Copyist bonus: as L20."""

    rule = "M4"
    key = "bonus-copy"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return [COPY[way] for way in copyable(s, box, ME[self.seat])]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        return copy_action(s, box, ME[self.seat], move)


class Mixing(Ask, frozen=True):
    """M4. The Mix bonus: any mix of L12 or L13."""

    rule = "M4"
    key = "bonus-mix"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return mixable(s, box, ME[self.seat])

    def take(self, s: State, box: Box, move: Any) -> Steps:
        return MIXES[move.colour].run(s, box, ME[self.seat], getattr(move, "payment", UNSAID))


def mixable(s: State, box: Box, me: int) -> list[Move]:
    return [MIX[colour, payment] for colour, mix in MIXES.items() for payment in mix.ways(s, box, me)]


SWAPS = {
    INDEX[pigment]: tuple(Swap(pigment, other) for other in kind if other != pigment)
    for kind in (("R", "Y", "B"), ("O", "G", "V"))
    for pigment in kind
}


class Swapping(Ask, frozen=True):
    """M4. The Swap bonus: 1 to 4 pigments, primary for primary, secondary for secondary."""

    rule = "M4"
    key = "bonus-swap"
    left: int
    begun: bool = False

    def options(self, s: State, box: Box) -> Sequence[Move]:
        stock = s.stocks[ME[self.seat]]
        moves: list[Move] = [move for pigment, moves in SWAPS.items() if stock[pigment] for move in moves]
        if self.begun:
            moves.append(DONE)
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        s.pay(me, INDEX[move.pigment])
        s.gain(me, INDEX[move.pigment_for], 1)
        s.emit("swap", self.seat, pigment=move.pigment, pigment_for=move.pigment_for)
        return (Swapping(self.seat, self.left - 1, begun=True),) if self.left > 1 else ()


ADVANCES = tuple(Advance(tools) for count in (1, 2) for tools in combinations_with_replacement(TOOLS, count))


class Advancing(Ask, frozen=True):
    """M4. The Tool bonus: one tool two spaces, two tools one space each, or a part of it, for nothing."""

    rule = "M4"
    key = "bonus-tool"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        room = {tool: box.end_space - space for tool, space in zip(TOOLS, s.tools[ME[self.seat]], strict=True)}
        return [move for move in ADVANCES if all(room[tool] >= move.tools.count(tool) for tool in move.tools)]

    def take(self, s: State, box: Box, move: Advance) -> Steps:
        return [MoveTool(self.seat, TOOL[tool], move.tools.count(tool)) for tool in dict.fromkeys(move.tools)]


def has_swap(s: State, box: Box, me: int) -> bool:
    return any(s.stocks[me][:WHITE])


BONUSES: Mapping[str, tuple[Callable[[State, Box, int], Any], Callable[[State, Box, int], Steps]]] = {
    "bonus-paint": (can_paint, lambda s, box, me: ACTIONS["paint"].run(s, box, me, UNSAID)),
    "bonus-copy": (copyable, lambda s, box, me: (Copying(SEATS[me]),)),
    "bonus-mix": (mixable, lambda s, box, me: (Mixing(SEATS[me]),)),
    "bonus-swap": (has_swap, lambda s, box, me: (Swapping(SEATS[me], box.swaps),)),
    "bonus-tool": (movable, lambda s, box, me: (Advancing(SEATS[me]),)),
}
"""M4. For each card, whether it can do something, and what it asks."""
