"""What can happen in a game of Paris. Spaces are told as the notation writes them: `c2+d2+d3`."""

from boulevard.core.events import Event
from boulevard.games.paris.board import Facing
from boulevard.games.paris.moves import AnyCard, DeclinableCard, PieceCard, PowerCard, Turns

# Before the first turn -------------------------------------------------------------------------------------------


class StarterDrawn(Event, frozen=True):
    """P8. Chance says who starts."""

    name = "first"
    told = "act"


class PostcardsDrawn(Event, frozen=True, kw_only=True):
    """P4. Chance says which eight postcards are in play."""

    name = "in-play"
    told = "act"
    card: tuple[str, ...]


class TileDrawn(Event, frozen=True, kw_only=True):
    """P7, P9, P18. A tile comes into a hand; the rival does not see which."""

    name = "draw"
    told = "quiet"
    secret = ("tile",)
    tile: int


# Phase 1 ---------------------------------------------------------------------------------------------------------


class TileLaid(Event, frozen=True, kw_only=True):
    """P9. A tile goes on a square."""

    name = "tile"
    told = "act"
    tile: int
    square: str
    turns: Turns


class BuildingTaken(Event, frozen=True, kw_only=True):
    """P9. A building goes from the pool into a reserve."""

    name = "take"
    told = "act"
    building: str


class Passed(Event, frozen=True):
    """P11, P15. A turn without anything done."""

    name = "pass"
    told = "act"


class PhaseTwoBegun(Event, frozen=True):
    """P12. The 16th tile is laid; who was first to place all tiles goes on."""

    name = "phase-two"
    told = "heading"


# Phase 2 ---------------------------------------------------------------------------------------------------------


class Built(Event, frozen=True, kw_only=True):
    """P13, C1, C3. A building of the reserve, one of the pool or the garden goes up."""

    name = "build"
    told = "act"
    building: str
    spaces: str


class CardActivated(Event, frozen=True, kw_only=True):
    """P17. A token on a postcard; its action follows."""

    name = "card"
    told = "act"
    card: AnyCard


class CardDeclined(Event, frozen=True, kw_only=True):
    """P17. A token on a postcard, its action left unused."""

    name = "decline"
    told = "act"
    card: DeclinableCard


class PiecePut(Event, frozen=True, kw_only=True):
    """C5, C8, C9, C10, C11. The piece of a postcard goes on a space."""

    name = "piece"
    piece: PieceCard
    space: str


class StatuePut(Event, frozen=True, kw_only=True):
    """C12. The statue goes on a space, facing another."""

    name = "statue"
    space: str
    facing: Facing


class AnnexAdded(Event, frozen=True, kw_only=True):
    """C7. The annex goes on a space and is part of a building."""

    name = "annex"
    space: str
    building: str


class BuildingsExchanged(Event, frozen=True, kw_only=True):
    """C1. A building of the reserve for one of the pool."""

    name = "levitation"
    building_old: str
    building_new: str


class PowerSpent(Event, frozen=True, kw_only=True):
    """C2, C6. What is built covers a light or a space of the rival's colour: that power is used up."""

    name = "spent"
    card: PowerCard
    light: str | None = None
    """The space of the light that goes out (C2)."""


class GameOver(Event, frozen=True):
    """P16. The game is played out."""

    name = "over"
    told = "heading"


EVENTS: tuple[type[Event], ...] = (
    *(StarterDrawn, PostcardsDrawn, TileDrawn),
    *(TileLaid, BuildingTaken, Passed, PhaseTwoBegun),
    *(Built, CardActivated, CardDeclined, PiecePut, StatuePut, AnnexAdded, BuildingsExchanged, PowerSpent, GameOver),
)
