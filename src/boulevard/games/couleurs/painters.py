"""The painters (M5–M11): a class for each, with what it changes in the rules, and the decisions that come of it.

The rules ask `painter_of` a player; the painter answers as the rules say, but for the one thing that it changes.
"""

from collections.abc import Mapping, Sequence

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.canvases import give_back, lay_on, square_objection
from boulevard.games.couleurs.events import ColourChosen
from boulevard.games.couleurs.moves import (
    AGAIN,
    DONE,
    PAY,
    SEATS,
    UNSAID,
    Again,
    ChooseColour,
    Colour,
    Done,
    Mixed,
    Paint,
    Pay,
    Payment,
    Stroke,
    payments,
)
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.state import BLACK, INDEX, ME, State, Stock, plus
from boulevard.games.couleurs.tools import advance

AS_USUAL: Sequence[Payment] = (UNSAID,)


class Painter:
    """M5. What the rules ask of a player's painter. This one changes nothing: without painters it is everybody's."""

    flash_colour: Colour | None = None
    """M9. The colour that is painted at once when it is taken."""

    def once_shown(self, seat: str) -> Steps:
        """M5. What is asked when the painters have been shown."""
        return ()

    def payments(self, s: State, colour: Mixed) -> Sequence[Payment]:
        """L12. The ways to pay for a mixed colour: one of each primary, which is not said."""
        return AS_USUAL

    def after_taking(self, box: Box, seat: str, colour: Colour) -> Steps:
        """L11. What follows when pigments of a colour were taken on the ring."""
        return (Flash(seat, colour, box.painters.flash_squares),) if colour == self.flash_colour else ()

    def after_improving(self, seat: str, tool: int) -> Steps:
        """L14. What follows when a tool was moved by the Tool action."""
        return ()

    def squares_of_any_colour(self, box: Box) -> int:
        """L17. How many squares of a painting may take another colour than their own, white apart."""
        return 0

    def after_finishing(self, s: State, box: Box, seat: str, lifted: Stock) -> Steps:
        """L18. What becomes of the coloured pigments on a finished painting: they return to the supply."""
        give_back(s, lifted)
        return ()

    def stock_limit(self, box: Box) -> int:
        """L25. How many pigments, black apart, a stock may keep at the end of a round."""
        return box.player.stock_limit


def painter_of(s: State, me: int) -> Painter:
    return BY_NAME[s.painters[me]] if s.painters else NOBODY


def paint(s: State, box: Box, me: int, move: Stroke) -> Steps:
    """L17, L18. A pigment on a square; what its colours do when that finishes the painting, the painter says."""
    lifted = lay_on(s, box, me, move)
    return () if lifted is None else painter_of(s, me).after_finishing(s, box, SEATS[me], lifted)


# Cézanne ----------------------------------------------------------------------------------------------------------


class Cezanne(Painter):
    """M6. After a Tool action, also copied, the same tool may move once more, for as many pigments as the level
    printed on the space that it reaches."""

    def after_improving(self, seat: str, tool: int) -> Steps:
        return (Further(seat, tool),)


class Further(Do, frozen=True):
    """M6. Cézanne may move the same tool once more, if its next space can be paid."""

    rule = "M6"
    seat: str
    tool: int

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        space = s.tools[me][self.tool]
        if space < box.end_space and sum(s.stocks[me][:BLACK]) >= box.levels[self.tool][space]:
            return (OnceMore(self.seat, self.tool),)
        return ()


class OnceMore(Ask[Again | Done], frozen=True):
    """M6. The same tool again, for as many pigments as the level that it reaches."""

    rule = "M6"
    key = "again"
    tool: int

    def options(self, s: State, box: Box) -> Sequence[Again | Done]:
        return AGAIN, DONE

    def take(self, s: State, box: Box, move: Again | Done) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        return (PayFurther(self.seat, self.tool, box.levels[self.tool][s.tools[me][self.tool]]),)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return None if isinstance(move, Again | Done) else other_question(self)


class PayFurther(Ask[Pay], frozen=True):
    """M6. The price, one pigment at a time."""

    rule = "M6"
    key = "pay"
    tool: int
    left: int

    def options(self, s: State, box: Box) -> Sequence[Pay]:
        stock = s.stocks[ME[self.seat]]
        return [move for pigment, move in enumerate(PAY) if stock[pigment]]

    def take(self, s: State, box: Box, move: Pay) -> Steps:
        me = ME[self.seat]
        s.pay(me, (move.pigment,))
        if self.left > 1:
            return (PayFurther(self.seat, self.tool, self.left - 1),)
        return advance(s, box, me, self.tool)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Pay):
            return other_question(self)
        held = s.stocks[ME[self.seat]][INDEX[move.pigment]]
        return None if held else Why("M6", "not-in-stock", {"pigment": move.pigment})


# Degas ------------------------------------------------------------------------------------------------------------


class Degas(Painter):
    """M7. On finishing a painting, up to three of its pigments other than white may go at once to open squares of one
    other own painting, the first one fixing which."""

    def after_finishing(self, s: State, box: Box, seat: str, lifted: Stock) -> Steps:
        return (PaintOver(seat, lifted, box.painters.degas_pigments),)


class PaintOver(Do, frozen=True):
    """M7. Degas: the pigments lifted from a finished painting, until no more can go on; the rest goes back."""

    rule = "M7"
    seat: str
    lifted: Stock
    left: int
    onto: str | None = None

    def run(self, s: State, box: Box) -> Steps:
        asked = PaintingOver(self.seat, self.lifted, self.left, self.onto)
        if self.left and asked.fitting(s, box):
            return (asked,)
        give_back(s, self.lifted)
        return ()


class PaintingOver(Ask[Stroke | Done], frozen=True):
    """M7. Up to three pigments of the finished painting, not white, on one other painting, fixed by the first."""

    rule = "M7"
    key = "degas"
    idle = (Done,)
    lifted: Stock
    left: int
    onto: str | None

    def fitting(self, s: State, box: Box) -> list[Stroke]:
        """Where the lifted pigments may go."""
        return [
            box.paints[painting.card, colour, colour]
            for painting in s.canvases[ME[self.seat]]
            if self.onto in (None, painting.card)
            for colour in painting.open
            if self.lifted[INDEX[colour]]
        ]

    def options(self, s: State, box: Box) -> Sequence[Stroke | Done]:
        return [*self.fitting(s, box), DONE]

    def take(self, s: State, box: Box, move: Stroke | Done) -> Steps:
        if isinstance(move, Done):
            give_back(s, self.lifted)
            return ()
        lifted = plus(self.lifted, INDEX[move.pigment], -1)
        return *paint(s, box, ME[self.seat], move), PaintOver(self.seat, lifted, self.left - 1, move.card)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Stroke):
            return other_question(self)
        if why := square_objection(s, ME[self.seat], move):
            return why
        if self.onto not in (None, move.card):
            return Why("M7", "degas-one", {"card": self.onto})
        if move.pigment == "W" or not self.lifted[INDEX[move.pigment]]:
            return Why("M7", "degas-lifted", {"pigment": move.pigment})
        if move.pigment != move.colour:
            return Why("L17", "wrong-colour", {"pigment": move.pigment, "colour": move.colour})
        return None


# Gauguin ----------------------------------------------------------------------------------------------------------


class Gauguin(Painter):
    """M8. Chooses orange, green or violet at the start; when he mixes that colour, one white may stand for one of the
    two primaries, and what is paid is always said."""

    def once_shown(self, seat: str) -> Steps:
        return (GauguinColour(seat),)

    def payments(self, s: State, colour: Mixed) -> Sequence[Payment]:
        return payments(colour) if colour == s.colour else AS_USUAL


class GauguinColour(Ask[ChooseColour], frozen=True):
    """M8. Gauguin chooses his colour, openly."""

    rule = "M8"
    key = "colour"

    def options(self, s: State, box: Box) -> Sequence[ChooseColour]:
        return ChooseColour("O"), ChooseColour("G"), ChooseColour("V")

    def take(self, s: State, box: Box, move: ChooseColour) -> Steps:
        s.colour = move.colour
        s.emit(ColourChosen(self.seat, pigment=move.colour))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return None if isinstance(move, ChooseColour) else other_question(self)


# Manet, Monet, Renoir ---------------------------------------------------------------------------------------------


class Manet(Painter):
    """M9. After taking red on the ring, also copied, up to two squares of it may be painted at once."""

    flash_colour = "R"


class Monet(Painter):
    """M9. As Manet, with yellow."""

    flash_colour = "Y"


class Renoir(Painter):
    """M9. As Manet, with blue."""

    flash_colour = "B"


class Flash(Do, frozen=True):
    """M9. Manet, Monet, Renoir: squares of their colour, while there are any and pigments for them."""

    rule = "M9"
    seat: str
    colour: Colour
    left: int

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        fits = any(self.colour in painting.open for painting in s.canvases[me])
        if self.left and fits and s.stocks[me][INDEX[self.colour]]:
            return (FlashPainting(self.seat, self.colour, self.left),)
        return ()


class FlashPainting(Ask[Stroke | Done], frozen=True):
    """M9. Up to two squares of the colour just taken, with pigments of it, not white, beside the brush."""

    rule = "M9"
    key = "flash"
    idle = (Done,)
    colour: Colour
    left: int

    def options(self, s: State, box: Box) -> Sequence[Stroke | Done]:
        fitting = [painting.card for painting in s.canvases[ME[self.seat]] if self.colour in painting.open]
        return [*(box.paints[card, self.colour, self.colour] for card in fitting), DONE]

    def take(self, s: State, box: Box, move: Stroke | Done) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        s.use(me, INDEX[self.colour])
        return *paint(s, box, me, move), Flash(self.seat, self.colour, self.left - 1)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Stroke):
            return other_question(self)
        if why := square_objection(s, ME[self.seat], move):
            return why
        if move != Paint(move.card, self.colour):
            return Why("M9", "flash-colour", {"pigment": self.colour})
        return None


# Toulouse-Lautrec, Van Gogh ---------------------------------------------------------------------------------------


class ToulouseLautrec(Painter):
    """M10. On each painting two squares may take any colour but white and black; the three whites are apart."""

    def squares_of_any_colour(self, box: Box) -> int:
        return box.painters.lautrec_squares


class VanGogh(Painter):
    """M11. His stock may keep 16."""

    def stock_limit(self, box: Box) -> int:
        return box.painters.van_gogh_limit


NOBODY = Painter()
BY_NAME: Mapping[str, Painter] = {
    "cezanne": Cezanne(),
    "degas": Degas(),
    "gauguin": Gauguin(),
    "manet": Manet(),
    "monet": Monet(),
    "renoir": Renoir(),
    "toulouse-lautrec": ToulouseLautrec(),
    "van-gogh": VanGogh(),
}

Step = Further | OnceMore | PayFurther | PaintOver | PaintingOver | GauguinColour | Flash | FlashPainting
