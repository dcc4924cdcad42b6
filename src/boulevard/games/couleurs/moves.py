"""The moves of Les Couleurs de Paris and their texts. Those that name no card are built here, once."""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Literal, get_args

from boulevard.core.moves import Move, Notation

Seat = Literal["1", "2", "3", "4"]
Sector = Literal["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11"]
Disc = Literal["first", "copy", "turn", "white"]
Anywhere = Literal[Sector, Disc]
RimAction = Literal["red", "yellow", "blue", "orange", "green", "violet", "black", "tool", "card", "paint"]
Tool = Literal["brush", "palette", "tube"]
Colour = Literal["R", "Y", "B", "O", "G", "V"]
Mixed = Literal["O", "G", "V"]
Pigment = Literal["R", "Y", "B", "O", "G", "V", "W"]
AnyPigment = Literal[Pigment, "K"]
Payment = tuple[Pigment, ...]
PainterName = Literal["cezanne", "degas", "gauguin", "manet", "monet", "renoir", "toulouse-lautrec", "van-gogh"]
BonusCard = Literal["bonus-copy", "bonus-mix", "bonus-paint", "bonus-swap", "bonus-tool"]

SEATS: tuple[Seat, ...] = get_args(Seat)
SECTORS: tuple[Sector, ...] = get_args(Sector)
DISC: tuple[Disc, ...] = get_args(Disc)
RIM_ACTIONS: tuple[RimAction, ...] = get_args(RimAction)
TOOLS: tuple[Tool, ...] = get_args(Tool)
COLOURS: tuple[Colour, ...] = get_args(Colour)
PIGMENTS: tuple[Pigment, ...] = get_args(Pigment)
"""All that can be paid; black, the eighth, is never paid."""
PAINTERS: tuple[PainterName, ...] = get_args(PainterName)
BONUS_CARDS: tuple[BonusCard, ...] = get_args(BonusCard)

PRIMARIES: dict[Mixed, tuple[Pigment, Pigment]] = {"O": ("R", "Y"), "G": ("Y", "B"), "V": ("R", "B")}
"""L12. What each colour is mixed from."""
UNSAID: Payment = ()
"""The payment of an action that leaves no choice: it is not written."""


class First(Move, frozen=True):
    """Chance: who starts."""

    form = "first {seat}"
    seat: Seat


class Deal(Move, frozen=True):
    """Chance: a painting or a bonus card is drawn."""

    form = "deal {card}"
    card: str


class DealPainters(Move, frozen=True):
    """Chance: two painters for a seat, alphabetical."""

    form = "deal {seat} {painters}"
    seat: Seat
    painters: tuple[PainterName, ...]


class Keep(Move, frozen=True):
    form = "keep {painter}"
    painter: PainterName


class ChooseColour(Move, frozen=True):
    """Gauguin's colour."""

    form = "colour {colour}"
    colour: Mixed


class Place(Move, frozen=True):
    form = "place {place}"
    place: Anywhere


class Act(Move, frozen=True):
    """Lay an assistant down and do its action."""

    form = "act {place}"
    payment = UNSAID
    place: Anywhere


class ActPaying(Move, frozen=True):
    """The same, mixing Gauguin's colour."""

    form = "act {place} {payment}"
    place: Sector
    payment: Payment


class ActCopy(Move, frozen=True):
    """Lay the copyist down and do the action that faces a standing assistant."""

    form = "act copy {place}"
    payment = UNSAID
    place: Sector


class ActCopyPaying(Move, frozen=True):
    form = "act copy {place} {payment}"
    place: Sector
    payment: Payment


class Rest(Move, frozen=True):
    """Lay an assistant down and decline its action."""

    form = "rest {place}"
    place: Anywhere


class Improve(Move, frozen=True):
    form = "improve {tool} {payment}"
    tool: Tool
    payment: Payment


class Again(Move, frozen=True):
    """Cézanne moves the same tool once more."""

    form = "again"


class Pay(Move, frozen=True):
    form = "pay {pigment}"
    pigment: Pigment


class ChooseReward(Move, frozen=True):
    """What the sixth space of a tool brings."""

    form = "bonus {reward}"
    reward: Literal["assistant", "points"]


class Take(Move, frozen=True):
    """Take a painting from an easel."""

    form = "take {card}"
    card: str


class Buy(Move, frozen=True):
    form = "buy {card}"
    card: BonusCard


class Paint(Move, frozen=True):
    """A pigment on a square of its colour."""

    form = "paint {card} {colour}"
    card: str
    colour: Colour

    @property
    def pigment(self) -> Colour:
        return self.colour


class PaintWith(Move, frozen=True):
    """Another pigment than the square's colour: white, or any with Toulouse-Lautrec."""

    form = "paint {card} {colour} {pigment}"
    card: str
    colour: Colour
    pigment: Pigment


class Done(Move, frozen=True):
    form = "done"


class End(Move, frozen=True):
    """Close the turn without playing a bonus card."""

    form = "end"


class Play(Move, frozen=True):
    form = "play {card}"
    card: BonusCard


class Mix(Move, frozen=True):
    form = "mix {colour}"
    payment = UNSAID
    colour: Literal["O", "G", "V", "K"]


class MixPaying(Move, frozen=True):
    form = "mix {colour} {payment}"
    colour: Mixed
    payment: Payment


class Copy(Move, frozen=True):
    """Copy by the bonus card."""

    form = "copy {place}"
    payment = UNSAID
    place: Sector


class CopyPaying(Move, frozen=True):
    form = "copy {place} {payment}"
    place: Sector
    payment: Payment


class Swap(Move, frozen=True):
    form = "swap {pigment} {pigment_for}"
    pigment: Colour
    pigment_for: Colour


class Advance(Move, frozen=True):
    """Tools moved by the bonus card, alphabetical."""

    form = "advance {tools}"
    tools: tuple[Tool, ...]


class Turn(Move, frozen=True):
    form = "turn {notches}"
    notches: Literal[0, 2]


class Discard(Move, frozen=True):
    form = "discard {pigment} {count}"
    pigment: Pigment
    count: int


class Stay(Move, frozen=True):
    """The assistant that stays on the ring."""

    form = "stay {place}"
    place: Sector


NOTATION = Notation(
    *(First, Deal, DealPainters, Keep, ChooseColour, Place, Act, ActPaying, ActCopy, ActCopyPaying, Rest),
    *(
        Improve,
        Again,
        Pay,
        ChooseReward,
        Take,
        Buy,
        Paint,
        PaintWith,
        Done,
        End,
        Play,
        Mix,
        MixPaying,
        Copy,
        CopyPaying,
    ),
    *(Swap, Advance, Turn, Discard, Stay),
)

# Kinds that answer the same question -------------------------------------------------------------------------------

ActAlone = Act | ActPaying
ActCopying = ActCopy | ActCopyPaying
LayDown = ActAlone | ActCopying | Rest
CopyByCard = Copy | CopyPaying
MixByCard = Mix | MixPaying
Stroke = Paint | PaintWith

# Moves built once -------------------------------------------------------------------------------------------------

PLACES: tuple[Anywhere, ...] = (*SECTORS, *DISC)


def payments(colour: Mixed) -> tuple[Payment, ...]:
    """M8. Both primaries, or one of them and a white."""
    one, other = PRIMARIES[colour]
    return (one, other), (one, "W"), (other, "W")


_SAID = (*payments("O"), *payments("G"), *payments("V"))

PLACE: Mapping[str, Place] = {place: Place(place) for place in PLACES}
REST: Mapping[str, Rest] = {place: Rest(place) for place in PLACES}
STAY: Mapping[str, Stay] = {place: Stay(place) for place in SECTORS}
ACT: Mapping[tuple[str, Payment], ActAlone] = {
    **{(place, UNSAID): Act(place) for place in PLACES},
    **{(place, payment): ActPaying(place, payment) for place in SECTORS for payment in _SAID},
}
ACT_COPY: Mapping[tuple[str, Payment], ActCopying] = {
    **{(place, UNSAID): ActCopy(place) for place in SECTORS},
    **{(place, payment): ActCopyPaying(place, payment) for place in SECTORS for payment in _SAID},
}
COPY: Mapping[tuple[str, Payment], CopyByCard] = {
    **{(place, UNSAID): Copy(place) for place in SECTORS},
    **{(place, payment): CopyPaying(place, payment) for place in SECTORS for payment in _SAID},
}
MIX: Mapping[tuple[str, Payment], MixByCard] = {
    **{(colour, UNSAID): Mix(colour) for colour in get_args(Literal["O", "G", "V", "K"])},
    **{(colour, payment): MixPaying(colour, payment) for colour in PRIMARIES for payment in payments(colour)},
}
PAIRS = tuple(combinations_with_replacement(range(7), 2))
IMPROVE = {tool: tuple(Improve(tool, (PIGMENTS[a], PIGMENTS[b])) for a, b in PAIRS) for tool in TOOLS}
"""For each tool, its moves in the order of PAIRS."""
PAY = tuple(Pay(pigment) for pigment in PIGMENTS)
PLAY: Mapping[str, Play] = {card: Play(card) for card in BONUS_CARDS}
BUY: Mapping[str, Buy] = {card: Buy(card) for card in BONUS_CARDS}
AGAIN, DONE, END = Again(), Done(), End()
