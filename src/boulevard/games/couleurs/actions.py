"""What an assistant on the ring does: pigments, tools, painting (L11–L15, L17). Cards are in `cards`."""

from collections.abc import Sequence

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.canvases import in_work, square_objection
from boulevard.games.couleurs.events import EndBroughtAbout
from boulevard.games.couleurs.moves import (
    COLOURS,
    DONE,
    IMPROVE,
    PAIRS,
    PRIMARIES,
    SEATS,
    TOOLS,
    UNSAID,
    Colour,
    Done,
    Improve,
    Mixed,
    Payment,
    Stroke,
    payments,
)
from boulevard.games.couleurs.painters import paint, painter_of
from boulevard.games.couleurs.refusals import cannot_pay, in_order, other_question
from boulevard.games.couleurs.state import BLACK, BRUSH, INDEX, ME, PALETTE, TOOL, TUBE, WHITE, Canvas, State
from boulevard.games.couleurs.tools import advance, movable

POSSIBLE: Sequence[Payment] = (UNSAID,)
IMPOSSIBLE: Sequence[Payment] = ()


class Action:
    """An action of the rim: what it wants, the ways in which it can be paid, and what it does."""

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        """Why it could not be done in any way."""
        return None

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        """The payments for which it can be done, unsaid where there is no choice; none where it cannot be done."""
        return IMPOSSIBLE if self.lacks(s, box, me) else POSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        raise NotImplementedError

    def objection(self, s: State, box: Box, me: int, payment: Payment) -> Why | None:
        """Why it cannot be done for this payment."""
        return self.lacks(s, box, me) or (Why("M8", "payment-unsaid") if payment else None)


# Pigments ---------------------------------------------------------------------------------------------------------


class TakePigments(Action):
    """L11. Red, yellow, blue: as many pigments as the tube's level."""

    def __init__(self, colour: Colour) -> None:
        self.colour: Colour = colour

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        return POSSIBLE

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        s.gain(me, self.colour, s.level(box, me, TUBE))
        return painter_of(s, me).after_taking(box, SEATS[me], self.colour)


class MixTwo(Action):
    """L12. Orange, green, violet: pay one of each primary, take as many as the palette's level."""

    def __init__(self, colour: Mixed) -> None:
        self.colour: Mixed = colour
        self.primaries = PRIMARIES[colour]
        self.prices = {payment: self._price(payment) for payment in (UNSAID, *payments(colour))}

    def _price(self, payment: Payment) -> tuple[int, int]:
        one, other = payment or self.primaries
        return INDEX[one], INDEX[other]

    def ways(self, s: State, box: Box, me: int) -> Sequence[Payment]:
        stock, found = s.stocks[me], []
        for payment in painter_of(s, me).payments(s, self.colour):
            one, other = self.prices[payment]
            if stock[one] and stock[other]:
                found.append(payment)
        return found

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        return None if self.ways(s, box, me) else cannot_pay("L12", s.stocks[me], self.primaries)

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        s.pay(me, payment or self.primaries)
        s.gain(me, self.colour, s.level(box, me, PALETTE))
        return ()

    def objection(self, s: State, box: Box, me: int, payment: Payment) -> Why | None:
        allowed = painter_of(s, me).payments(s, self.colour)
        if payment in allowed:
            return cannot_pay("L12", s.stocks[me], payment or self.primaries)
        if not payment:
            return self.lacks(s, box, me) or Why("M8", "payment-said", {"pigment": self.colour})
        if UNSAID in allowed:
            return Why("M8", "payment-unsaid")
        if in_order(payment) in allowed:
            return Why("M8", "payment-order")
        return Why("M8", "payment-wrong", {"pigment": self.colour})


class MixBlack(Action):
    """L13, L27. One orange, green and violet for one black, whatever the palette; the last one brings the end."""

    price: Payment = ("O", "G", "V")

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        return cannot_pay("L13", s.stocks[me], self.price) if s.blacks_left(box) else Why("L13", "no-black-left")

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        s.pay(me, self.price)
        s.gain(me, "K", 1)
        if not s.blacks_left(box) and not s.ending:
            s.ending = "fifth black"
            s.emit(EndBroughtAbout(SEATS[me], reason="fifth-black"))
        return ()


# Tools ------------------------------------------------------------------------------------------------------------


class ImproveTool(Action):
    """L14. Two pigments, and a tool that can still move."""

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        if not movable(s, box, me):
            return Why("L14", "tools-at-end")
        return None if sum(s.stocks[me][:BLACK]) >= 2 else Why("L14", "two-pigments")

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (Improving(SEATS[me]),)


class Improving(Ask[Improve], frozen=True):
    """L14. Pay any two pigments but black, move one tool one space on."""

    rule = "L14"
    key = "improve"

    def options(self, s: State, box: Box) -> Sequence[Improve]:
        me = ME[self.seat]
        stock = s.stocks[me]
        payable = [at for at, (a, b) in enumerate(PAIRS) if (stock[a] > 1 if a == b else stock[a] and stock[b])]
        moves: list[Improve] = []
        for tool in movable(s, box, me):
            improve = IMPROVE[TOOLS[tool]]
            moves += [improve[at] for at in payable]
        return moves

    def take(self, s: State, box: Box, move: Improve) -> Steps:
        me, tool = ME[self.seat], TOOL[move.tool]
        s.pay(me, move.payment)
        return *advance(s, box, me, tool), *painter_of(s, me).after_improving(self.seat, tool)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Improve):
            return other_question(self)
        me = ME[self.seat]
        if TOOL[move.tool] not in movable(s, box, me):
            return Why("L14", "tool-at-end", {"tool": move.tool})
        if len(move.payment) != 2:
            return Why("L14", "two-pigments")
        if why := cannot_pay("L14", s.stocks[me], move.payment):
            return why
        return None if move.payment == in_order(move.payment) else Why("L14", "payment-order")


# Painting ---------------------------------------------------------------------------------------------------------


def takes_white(s: State, box: Box, me: int, painting: Canvas) -> bool:
    """L17. White fits any square, a few times on a painting."""
    return s.stocks[me][WHITE] > 0 and painting.whites < box.player.whites_per_painting


def can_paint(s: State, box: Box, me: int) -> bool:
    """L17. Is there a legal square?"""
    stock, of_any_colour = s.stocks[me], painter_of(s, me).squares_of_any_colour(box)
    for painting in s.canvases[me]:
        if takes_white(s, box, me, painting) or any(stock[INDEX[colour]] for colour in painting.open):
            return True
        if painting.strays < of_any_colour and any(stock[:WHITE]):
            return True
    return False


class PaintSquares(Action):
    """L17. Pigments on open squares of own paintings."""

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        if can_paint(s, box, me):
            return None
        if s.stocks[me][WHITE] and s.canvases[me]:
            figures = {"count": box.player.whites_per_painting, "paintings": len(s.canvases[me])}
            return Why("L17", "no-square-white", figures)
        return Why("L17", "no-square")

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (PaintOn(SEATS[me], s.level(box, me, BRUSH), begun=False),)


class PaintOn(Do, frozen=True):
    """L17. Painting goes on while the brush reaches and a square is open to something in the stock."""

    rule = "L17"
    seat: str
    left: int
    begun: bool = True

    def run(self, s: State, box: Box) -> Steps:
        if self.left and can_paint(s, box, ME[self.seat]):
            return (Painting(self.seat, self.left, self.begun),)
        return ()


class Painting(Ask[Stroke | Done], frozen=True):
    """L17, M10. Up to as many pigments as the brush's level on own paintings, one after the other: each on an open
    square of its colour, white on any."""

    rule = "L17"
    key = "paint"
    idle = (Done,)
    left: int
    begun: bool

    def options(self, s: State, box: Box) -> Sequence[Stroke | Done]:
        me = ME[self.seat]
        held = [colour for colour in COLOURS if s.stocks[me][INDEX[colour]]]
        of_any_colour = painter_of(s, me).squares_of_any_colour(box)
        moves: list[Stroke | Done] = []
        for painting in s.canvases[me]:
            card = painting.card
            if painting.strays < of_any_colour:
                moves += [box.paints[card, colour, pigment] for colour in painting.open for pigment in held]
            else:
                moves += [box.paints[card, colour, colour] for colour in painting.open if colour in held]
            if takes_white(s, box, me, painting):
                moves += [box.paints[card, colour, "W"] for colour in painting.open]
        if self.begun:
            moves.append(DONE)
        return moves

    def take(self, s: State, box: Box, move: Stroke | Done) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        s.use(me, INDEX[move.pigment])
        return *paint(s, box, me, move), PaintOn(self.seat, self.left - 1)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Done):
            return None if self.begun else Why("L17", "first-piece")
        if not isinstance(move, Stroke):
            return other_question(self)
        me, pigment = ME[self.seat], move.pigment
        if why := square_objection(s, me, move):
            return why
        if not s.stocks[me][INDEX[pigment]]:
            return Why("L17", "not-in-stock", {"pigment": pigment})
        painting = in_work(s, me, move.card)
        assert painting is not None
        if pigment == "W":
            fits = takes_white(s, box, me, painting)
            return None if fits else Why("L17", "whites-enough", {"count": box.player.whites_per_painting})
        of_any_colour = painter_of(s, me).squares_of_any_colour(box)
        if pigment == move.colour or painting.strays < of_any_colour:
            return None
        if of_any_colour:
            return Why("M10", "strays-enough", {"count": of_any_colour})
        return Why("L17", "wrong-colour", {"pigment": pigment, "colour": move.colour})


Step = Improving | PaintOn | Painting
