"""The state of a game of Paris. Sets of spaces are masks (`board`), seats are indexed 0 orange, 1 blue."""

from typing import TypeVar, get_args

from msgspec import Struct

from boulevard.core.steps import State as CoreState
from boulevard.games.paris.board import Spaces
from boulevard.games.paris.box import Box
from boulevard.games.paris.events import PowerSpent
from boulevard.games.paris.moves import SEATS, PowerCard

T = TypeVar("T")

POWERS: tuple[PowerCard, ...] = get_args(PowerCard)


class Laid(Struct, frozen=True):
    """A tile on the board."""

    square: str
    owner: str
    tile: int
    turns: int


class Standing(Struct, frozen=True):
    """A building on the board (the garden too), its annex included."""

    building: str
    owner: int
    spaces: int

    @property
    def size(self) -> int:
        return self.spaces.bit_count()


class Added(Struct, frozen=True):
    """The annex: its space and the building it belongs to (C7)."""

    space: int
    building: str


class Piece(Struct, frozen=True):
    """A special piece on the board, named by its card."""

    card: str
    owner: int
    space: int
    facing: str | None = None


class Used(Struct, frozen=True):
    """A card with a token on it."""

    card: str
    owner: int
    declined: bool = False


class State(CoreState):
    starter: str = ""
    cards: tuple[str, ...] = ()
    piles: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    laid: tuple[Laid, ...] = ()
    colours: tuple[int, int] = (0, 0)
    mixed: int = 0
    lights: int = 0
    """Streetlight spaces as printed, also under a piece."""
    covered: int = 0
    """Spaces on which a piece stands."""
    pool: tuple[str, ...] = ()
    reserves: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    buildings: tuple[Standing, ...] = ()
    annex: Added | None = None
    pieces: tuple[Piece, ...] = ()
    used: tuple[Used, ...] = ()
    spent: tuple[str, ...] = ()
    """Powers used up: metropolitain, chartier."""
    done_first: int | None = None
    """Who was first to place all tiles (P12)."""
    passes: int = 0
    """Passes in succession in phase 2 (P16)."""
    over: bool = False

    @property
    def phase(self) -> int:
        return 2 if len(self.laid) == 16 else 1

    @property
    def flip(self) -> bool:
        return bool(self.options["flip"])

    @property
    def free(self) -> int:
        """P6. Spaces on which nothing stands."""
        printed = self.colours[0] | self.colours[1] | self.mixed | self.lights
        return printed & ~self.covered

    def tokens(self, box: Box, me: int) -> int:
        return box.tokens - sum(used.owner == me for used in self.used)

    def chimneys(self, box: Box, me: int) -> int:
        return box.chimneys - sum(standing.owner == me for standing in self.buildings)

    def face_up(self) -> list[str]:
        """The cards that can still be activated."""
        used = {one.card for one in self.used}
        return [card for card in self.cards if card not in used]

    def has_used(self, me: int, card: str) -> bool:
        return any(one.card == card and one.owner == me for one in self.used)

    def power(self, me: int, card: str) -> bool:
        """Does this player hold Métropolitain or Chartier unspent?"""
        return card not in self.spent and self.has_used(me, card)

    def piece(self, card: str) -> Piece | None:
        return next((piece for piece in self.pieces if piece.card == card), None)

    def spend(self, me: int, spaces: int) -> None:
        """C2, C6. What is built over a light or a space of the rival's colour spends the power that allows it."""
        for card, under in zip(POWERS, (self.lights, self.colours[1 - me]), strict=True):
            if spaces & under:
                self.spent += (card,)
                light = str(Spaces(spaces & under)) if card == "metropolitain" else None
                self.emit(PowerSpent(SEATS[me], card=card, light=light))

    def stand(self, me: int, building: str, spaces: int) -> None:
        """A building goes up, with a chimney of its owner."""
        self.covered |= spaces
        self.spend(me, spaces)
        self.buildings += (Standing(building, me, spaces),)


def changed(pair: tuple[T, T], me: int, new: T) -> tuple[T, T]:
    """A pair of hands, piles or reserves with one of them replaced."""
    return (new, pair[1]) if me == 0 else (pair[0], new)
