"""The moves of Paris and their texts."""

from typing import ClassVar, Literal

from boulevard.core.moves import Move, Notation
from boulevard.games.paris.board import Facing, Space, Spaces, Square

Seat = Literal["orange", "blue"]
SEATS: tuple[Seat, Seat] = ("orange", "blue")
INDEX: dict[str, int] = {seat: index for index, seat in enumerate(SEATS)}
"""Where a seat stands in the pairs of the state."""

Turns = Literal[0, 1, 2, 3]
LastingCard = Literal["metropolitain", "chartier", "sacre-coeur"]
"""Cards that ask for nothing more, and cannot be declined (P17)."""
PowerCard = Literal["metropolitain", "chartier"]
"""Those of them whose power is spent later, when something is built (C2, C6)."""
PieceCard = Literal["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere"]
"""Cards whose piece goes on one space, with nothing more to choose."""
DeclinableCard = Literal[PieceCard, "jardin", "bouquinistes", "penseur", "levitation"]
AnyCard = Literal[LastingCard, DeclinableCard]


class First(Move, frozen=True):
    """Chance: who starts."""

    form = "first {seat}"
    seat: Seat


class InPlay(Move, frozen=True):
    """Chance: the eight postcards in play, alphabetical."""

    form = "postcards {cards}"
    cards: tuple[str, ...]


class Deal(Move, frozen=True):
    """Chance: a tile is drawn into a hand."""

    form = "deal {seat} {tile}"
    seat: Seat
    tile: int


class Tile(Move, frozen=True):
    """Place a tile on a square, turned clockwise by quarter turns."""

    form = "tile {tile} {square} {turns}"
    tile: int
    square: Square
    turns: Turns


class Take(Move, frozen=True):
    """Take a building from the pool."""

    form = "take {building}"
    building: str


class Pass(Move, frozen=True):
    """Do nothing this turn."""

    form = "pass"


class Build(Move, frozen=True):
    """Place a building of the reserve."""

    form = "build {building} {spaces}"
    building: str
    spaces: Spaces


class Lasting(Move, frozen=True):
    """Activate a card that asks for nothing more."""

    form = "card {card}"
    card: LastingCard


class Put(Move, frozen=True):
    """Activate a card and put its piece on a space."""

    form = "card {card} {space}"
    card: PieceCard
    space: Space


class Garden(Move, frozen=True):
    """Place the garden."""

    form = "card jardin {spaces}"
    card: ClassVar[Literal["jardin"]] = "jardin"
    spaces: Spaces


class Annex(Move, frozen=True):
    """Put the annex on a space, as a part of a building."""

    form = "card bouquinistes {space} {building}"
    card: ClassVar[Literal["bouquinistes"]] = "bouquinistes"
    space: Space
    building: str


class Statue(Move, frozen=True):
    """Put the statue on a space, facing one of its sides."""

    form = "card penseur {space} {facing}"
    card: ClassVar[Literal["penseur"]] = "penseur"
    space: Space
    facing: Facing


class Levitate(Move, frozen=True):
    """Exchange a building of the reserve for one of the pool and place it."""

    form = "card levitation {building_old} {building_new} {spaces}"
    card: ClassVar[Literal["levitation"]] = "levitation"
    building_old: str
    building_new: str
    spaces: Spaces


class Decline(Move, frozen=True):
    """Activate a card without its effect."""

    form = "card {card} -"
    card: DeclinableCard


Activation = Lasting | Put | Garden | Annex | Statue | Levitate | Decline
"""What puts a token on a postcard (P17)."""

NOTATION = Notation(
    First, InPlay, Deal, Tile, Take, Pass, Build, Lasting, Put, Garden, Annex, Statue, Levitate, Decline
)
