"""The state of a game of Les Couleurs de Paris. Seats are indexed from 0; pigments in the order R Y B O G V W K."""

from collections.abc import Iterator

from msgspec import Struct

from boulevard.core.held import changed
from boulevard.core.steps import State as CoreState
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import Gained, Paid
from boulevard.games.couleurs.moves import COLOURS, PLACES, SEATS, TOOLS, AnyPigment, PainterName, Payment

RED, YELLOW, BLUE, ORANGE, GREEN, VIOLET, WHITE, BLACK = range(8)
INDEX: dict[str, int] = {pigment: index for index, pigment in enumerate("RYBOGVWK")}
ME: dict[str, int] = {seat: index for index, seat in enumerate(SEATS)}
AFTER = [[tuple((me + step) % seats for step in range(1, seats + 1)) for me in range(seats)] for seats in range(5)]
"""By number of seats and seat: everybody once, from the next one on."""
BRUSH, PALETTE, TUBE = range(3)
TOOL: dict[str, int] = {tool: index for index, tool in enumerate(TOOLS)}

_AT: dict[str, int] = {place: index for index, place in enumerate(PLACES)}

Stock = tuple[int, ...]
"""How many pigments of each colour."""
NONE: Stock = (0,) * 8


class Canvas(Struct, frozen=True):
    """A painting in work: what lies on its nine squares, and what follows from it."""

    card: str
    filled: str
    """Nine letters: the pigment on each square, a dot where it is open."""
    open: str
    """The colours of its open squares, each once."""
    whites: int
    strays: int
    """Squares that bear another colour than their own, white apart (M10)."""


def canvas(box: Box, card: str, filled: str = "." * 9) -> Canvas:
    left, strays = set(), 0
    for colour, pigment in zip(box.paintings[card].squares, filled, strict=True):
        if pigment == ".":
            left.add(colour)
        elif pigment not in (colour, "W"):
            strays += 1
    return Canvas(card, filled, "".join(sorted(left, key=COLOURS.index)), filled.count("W"), strays)


class Finished(Struct, frozen=True):
    """A finished painting and the whites that stay on it (L18)."""

    card: str
    whites: int


class State(CoreState):
    players: int
    first: int = -1
    """The first player; -1 before chance has spoken."""
    round: int = 0
    turned: int = 0
    """How many notches the disc has turned in all (L3)."""
    deck: tuple[str, ...] = ()
    easels: tuple[str | None, ...] = ()
    gone: tuple[str, ...] = ()
    """Paintings that have left the game (L24)."""
    bonus_deck: tuple[str, ...] = ()
    offers: tuple[str | None, ...] = ()
    """The bonus cards face up (M1)."""
    bonus_discard: tuple[str, ...] = ()
    hands: tuple[int, ...] = ()
    """Assistants not placed."""
    standing: tuple[tuple[str, ...], ...] = ()
    lying: tuple[tuple[str, ...], ...] = ()
    newcomers: tuple[int, ...] = ()
    """Assistants won this round; they enter with the next (L15)."""
    stocks: tuple[Stock, ...] = ()
    tools: tuple[tuple[int, ...], ...] = ()
    """The space of each tool's marker, from 1: brush, palette, tube."""
    tokens: tuple[tuple[int, ...], ...] = ()
    """The points of each tool's token."""
    canvases: tuple[tuple[Canvas, ...], ...] = ()
    finished: tuple[tuple[Finished, ...], ...] = ()
    bonuses: tuple[tuple[str, ...], ...] = ()
    """Bonus cards held (rule B)."""
    used: tuple[str, ...] = ()
    """The bonus card that lies face down until phase 3, or nothing."""
    dealt: tuple[tuple[PainterName, ...], ...] = ()
    """Two painters for each seat (M5)."""
    kept: tuple[str, ...] = ()
    painters: tuple[PainterName, ...] = ()
    """The kept painters, once shown."""
    colour: str = ""
    """Gauguin's (M8)."""
    next_first: int | None = None
    turner: int | None = None
    """Who turns the disc at the start of phase 3 (L21)."""
    in_play: Stock = NONE
    """All pigments outside the supply."""
    ending: str = ""
    """What brought the end about."""
    over: bool = False

    def order(self) -> Iterator[int]:
        """L7. Turn order: by seat number, from the first player on."""
        return iter(AFTER[self.players][self.first - 1])

    def after(self, me: int) -> Iterator[int]:
        """Everybody once, from the next seat on, `me` last."""
        return iter(AFTER[self.players][me])

    def level(self, box: Box, me: int, tool: int) -> int:
        return box.levels[tool][self.tools[me][tool] - 1]

    def blacks_left(self, box: Box) -> int:
        return box.blacks - self.in_play[BLACK]

    # Pigments ----------------------------------------------------------------------------------------------------

    def add(self, me: int, pigment: int, count: int) -> None:
        """From the supply to a stock; less than none goes back."""
        self.stocks = changed(self.stocks, me, plus(self.stocks[me], pigment, count))
        self.in_play = plus(self.in_play, pigment, count)

    def use(self, me: int, pigment: int) -> None:
        """From a stock to a painting."""
        self.stocks = changed(self.stocks, me, plus(self.stocks[me], pigment, -1))

    def gain(self, me: int, pigment: AnyPigment, count: int) -> None:
        self.add(me, INDEX[pigment], count)
        self.emit(Gained(SEATS[me], pigment=pigment, count=count))

    def pay(self, me: int, payment: Payment) -> None:
        for pigment in payment:
            self.add(me, INDEX[pigment], -1)
        self.emit(Paid(SEATS[me], pigment=list(payment)))


def plus(stock: Stock, pigment: int, count: int) -> Stock:
    return (*stock[:pigment], stock[pigment] + count, *stock[pigment + 1 :])


def joined(there: tuple[str, ...], place: str) -> tuple[str, ...]:
    """The places of a seat's assistants with one more, always in the order of the board."""
    return tuple(sorted((*there, place), key=_AT.__getitem__))
