"""Paintings in work: which squares are open, a pigment laid on one, a painting finished (L17, L18)."""

from boulevard.core.held import changed
from boulevard.core.steps import Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import EndBroughtAbout, Painted, PaintingFinished
from boulevard.games.couleurs.moves import COLOURS, SEATS, PaintWith, Stroke
from boulevard.games.couleurs.state import Canvas, Finished, State, Stock, canvas


def lay_on(s: State, box: Box, me: int, move: Stroke) -> Stock | None:
    """L17. A pigment comes to lie on an open square; where that finishes the painting, the coloured pigments on it."""
    held = s.canvases[me]
    at = next(index for index, painting in enumerate(held) if painting.card == move.card)
    square, filled = square_for(box, held[at], move.colour), held[at].filled
    painting = canvas(box, move.card, f"{filled[:square]}{move.pigment}{filled[square + 1 :]}")
    painted = 9 - painting.filled.count(".")
    s.emit(Painted(SEATS[me], card=move.card, colour=move.colour, pigment=move.pigment, square=square, count=painted))
    if painting.open:
        s.canvases = changed(s.canvases, me, changed(held, at, painting))
        return None
    s.canvases = changed(s.canvases, me, held[:at] + held[at + 1 :])
    return finish(s, box, me, painting)


def square_for(box: Box, painting: Canvas, colour: str) -> int:
    """L17. Squares of one colour are all the same: the first open one is painted."""
    squares = box.paintings[painting.card].squares
    return next(at for at in range(9) if squares[at] == colour and painting.filled[at] == ".")


def finish(s: State, box: Box, me: int, painting: Canvas) -> Stock:
    """L18, L27. Whites stay on a finished painting, coloured pigments leave it; the second one brings the end."""
    s.finished = changed(s.finished, me, (*s.finished[me], Finished(painting.card, painting.whites)))
    points, cost = box.paintings[painting.card].points, -box.score.white * painting.whites
    s.emit(PaintingFinished(SEATS[me], card=painting.card, points=points, count=painting.whites, cost=cost))
    if len(s.finished[me]) == 2 and not s.ending:
        s.ending = "second painting"
        s.emit(EndBroughtAbout(SEATS[me], reason="second-painting"))
    return tuple(painting.filled.count(colour) for colour in COLOURS)


def give_back(s: State, lifted: Stock) -> None:
    """L18. Coloured pigments of a finished painting return to the supply."""
    left = s.in_play
    s.in_play = (*(count - back for count, back in zip(left, lifted, strict=False)), *left[len(lifted) :])


def square_objection(s: State, me: int, move: Stroke) -> Why | None:
    """L17. An open square of the colour on an own painting, and another pigment named only where it is another."""
    painting = in_work(s, me, move.card)
    if painting is None:
        return Why("L17", "not-your-painting", {"card": move.card})
    if move.colour not in painting.open:
        return Why("L17", "no-open-square", {"card": move.card, "pigment": move.colour})
    if isinstance(move, PaintWith) and move.pigment == move.colour:
        return Why("L17", "own-colour-unsaid", {"pigment": move.colour})
    return None


def in_work(s: State, me: int, card: str) -> Canvas | None:
    """That painting of the player's, unless it is another's, or finished."""
    return next((painting for painting in s.canvases[me] if painting.card == card), None)
