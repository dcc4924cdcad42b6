"""Painting: the Paint action and what painters may paint besides (L17, L18, M7, M9, M10)."""

from collections.abc import Sequence
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import COLOURS, DONE, SEATS, Done
from boulevard.games.couleurs.state import INDEX, ME, WHITE, Canvas, Finished, State, Stock, canvas, changed, plus

FLASHES = {"manet": "R", "monet": "Y", "renoir": "B"}
"""M9. The colour of each of these painters."""


def takes_white(s: State, box: Box, me: int, painting: Canvas) -> bool:
    """L17. White fits any square, a few times on a painting."""
    return s.stocks[me][WHITE] > 0 and painting.whites < box.player.whites_per_painting


def takes_any(s: State, box: Box, me: int, painting: Canvas) -> bool:
    """M10. With Toulouse-Lautrec two squares of a painting may take any colour."""
    return s.painter(me) == "toulouse-lautrec" and painting.strays < box.painters.lautrec_squares


def can_paint(s: State, box: Box, me: int) -> bool:
    """L17. Is there a legal square?"""
    stock = s.stocks[me]
    for painting in s.canvases[me]:
        if takes_white(s, box, me, painting) or any(stock[INDEX[colour]] for colour in painting.open):
            return True
        if takes_any(s, box, me, painting) and any(stock[:WHITE]):
            return True
    return False


def paintable(s: State, box: Box, me: int) -> list[Move]:
    """L17, M10. Every pigment of the stock on every square that it fits."""
    stock = s.stocks[me]
    held = [colour for colour in COLOURS if stock[INDEX[colour]]]
    moves: list[Move] = []
    for painting in s.canvases[me]:
        card = painting.card
        if takes_any(s, box, me, painting):
            moves += [box.paints[card, colour, pigment] for colour in painting.open for pigment in held]
        else:
            moves += [box.paints[card, colour, colour] for colour in painting.open if colour in held]
        if takes_white(s, box, me, painting):
            moves += [box.paints[card, colour, "W"] for colour in painting.open]
    return moves


def lay_on(s: State, box: Box, me: int, card: str, colour: str, pigment: str) -> Steps:
    """A pigment comes to lie on an open square of that colour; the painting may be finished by it."""
    held = s.canvases[me]
    at = next(index for index, painting in enumerate(held) if painting.card == card)
    squares, filled = box.paintings[card].squares, held[at].filled
    square = next(index for index in range(9) if squares[index] == colour and filled[index] == ".")
    painting = canvas(box, card, f"{filled[:square]}{pigment}{filled[square + 1 :]}")
    s.emit("paint", SEATS[me], card=card, colour=colour, pigment=pigment)
    if painting.open:
        s.canvases = changed(s.canvases, me, changed(held, at, painting))
        return ()
    s.canvases = changed(s.canvases, me, held[:at] + held[at + 1 :])
    return finish(s, box, me, painting)


def finish(s: State, box: Box, me: int, painting: Canvas) -> Steps:
    """L18, L27. Coloured pigments leave a finished painting, whites stay; the second one brings the end."""
    s.finished = changed(s.finished, me, (*s.finished[me], Finished(painting.card, painting.whites)))
    s.emit("finish", SEATS[me], card=painting.card, points=box.paintings[painting.card].points, count=painting.whites)
    if len(s.finished[me]) == 2 and not s.ending:
        s.ending = "second painting"
        s.emit("ending", SEATS[me], reason="second-painting")
    lifted = tuple(painting.filled.count(colour) for colour in COLOURS)
    if s.painter(me) == "degas":
        return (PaintOver(SEATS[me], lifted, box.painters.degas_pigments),)
    give_back(s, lifted)
    return ()


def give_back(s: State, lifted: Stock) -> None:
    """L18. Coloured pigments of a finished painting return to the supply."""
    left = s.in_play
    s.in_play = (*(count - back for count, back in zip(left, lifted, strict=False)), *left[len(lifted) :])


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


class Painting(Ask, frozen=True):
    """L17. Up to as many pigments as the brush's level on own paintings, one after the other."""

    rule = "L17"
    key = "paint"
    left: int
    begun: bool

    def options(self, s: State, box: Box) -> Sequence[Move]:
        moves = paintable(s, box, ME[self.seat])
        if self.begun:
            moves.append(DONE)
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, Done):
            return ()
        me, pigment = ME[self.seat], getattr(move, "pigment", move.colour)
        s.stocks = changed(s.stocks, me, plus(s.stocks[me], INDEX[pigment], -1))
        return (*lay_on(s, box, me, move.card, move.colour, pigment), PaintOn(self.seat, self.left - 1))


class Flash(Do, frozen=True):
    """M9. Manet, Monet, Renoir: squares of their colour, while there are any and pigments for them."""

    rule = "M9"
    seat: str
    colour: str
    left: int

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        fits = any(self.colour in painting.open for painting in s.canvases[me])
        if self.left and fits and s.stocks[me][INDEX[self.colour]]:
            return (FlashPainting(self.seat, self.colour, self.left),)
        return ()


class FlashPainting(Ask, frozen=True):
    """M9. After taking red (Manet), yellow (Monet) or blue (Renoir), up to two squares of it beside the brush."""

    rule = "M9"
    key = "flash"
    colour: str
    left: int

    def options(self, s: State, box: Box) -> Sequence[Move]:
        fitting = [painting.card for painting in s.canvases[ME[self.seat]] if self.colour in painting.open]
        return [*(box.paints[card, self.colour, self.colour] for card in fitting), DONE]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        s.stocks = changed(s.stocks, me, plus(s.stocks[me], INDEX[self.colour], -1))
        return (
            *lay_on(s, box, me, move.card, self.colour, self.colour),
            Flash(self.seat, self.colour, self.left - 1),
        )


class PaintOver(Do, frozen=True):
    """M7. Degas: the pigments lifted from a finished painting, until no more can go on; the rest goes back."""

    rule = "M7"
    seat: str
    lifted: Stock
    left: int
    onto: str | None = None

    def run(self, s: State, box: Box) -> Steps:
        if self.left and lifted_fit(s, box, self):
            return (PaintingOver(self.seat, self.lifted, self.left, self.onto),)
        give_back(s, self.lifted)
        return ()


class PaintingOver(Ask, frozen=True):
    """M7. Up to three pigments of the finished painting, not white, on one other painting, fixed by the first."""

    rule = "M7"
    key = "degas"
    lifted: Stock
    left: int
    onto: str | None

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return [*lifted_fit(s, box, self), DONE]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, Done):
            give_back(s, self.lifted)
            return ()
        lifted = plus(self.lifted, INDEX[move.colour], -1)
        return (
            *lay_on(s, box, ME[self.seat], move.card, move.colour, move.colour),
            PaintOver(self.seat, lifted, self.left - 1, move.card),
        )


def lifted_fit(s: State, box: Box, step: PaintOver | PaintingOver) -> list[Move]:
    """M7. Where the pigments of a finished painting may go."""
    return [
        box.paints[painting.card, colour, colour]
        for painting in s.canvases[ME[step.seat]]
        if step.onto in (None, painting.card)
        for colour in painting.open
        if step.lifted[INDEX[colour]]
    ]
