"""The moves of Paris and their texts."""

from typing import ClassVar, Literal

from boulevard.core.moves import Move, Notation
from boulevard.games.paris.board import Space, Spaces, Square

Seat = Literal["orange", "blue"]
SEATS: tuple[Seat, Seat] = ("orange", "blue")


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
    turns: Literal[0, 1, 2, 3]


class Take(Move, frozen=True):
    """Take a building from the pool."""

    form = "take {building}"
    building: str


class Pass(Move, frozen=True):
    form = "pass"


class Build(Move, frozen=True):
    """Place a building of the reserve."""

    form = "build {building} {spaces}"
    building: str
    spaces: Spaces


class Lasting(Move, frozen=True):
    """Activate a card that asks for nothing more."""

    form = "card {card}"
    card: Literal["metropolitain", "chartier", "sacre-coeur"]


class Put(Move, frozen=True):
    """Activate a card and put its piece on a space."""

    form = "card {card} {space}"
    card: Literal["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere"]
    space: Space


class Garden(Move, frozen=True):
    form = "card jardin {spaces}"
    card: ClassVar = "jardin"
    spaces: Spaces


class Annex(Move, frozen=True):
    form = "card bouquinistes {space} {building}"
    card: ClassVar = "bouquinistes"
    space: Space
    building: str


class Statue(Move, frozen=True):
    form = "card penseur {space} {facing}"
    card: ClassVar = "penseur"
    space: Space
    facing: Literal["n", "e", "s", "w"]


class Levitate(Move, frozen=True):
    """Exchange a building of the reserve for one of the pool and place it."""

    form = "card levitation {building_old} {building_new} {spaces}"
    card: ClassVar = "levitation"
    building_old: str
    building_new: str
    spaces: Spaces


class Decline(Move, frozen=True):
    """Activate a card without its effect."""

    form = "card {card} -"
    card: Literal[
        "lampadaire",
        "peintre",
        "moulin-rouge",
        "fontaine",
        "grande-lumiere",
        "jardin",
        "bouquinistes",
        "penseur",
        "levitation",
    ]


NOTATION = Notation(
    First, InPlay, Deal, Tile, Take, Pass, Build, Lasting, Put, Garden, Annex, Statue, Levitate, Decline
)
