"""What can happen in a game of Paris. Spaces are told as the notation writes them: `c2+d2+d3`."""

from boulevard.core.events import Event
from boulevard.games.paris.board import Facing
from boulevard.games.paris.moves import AnyCard, DeclinableCard, PieceCard, PowerCard, Turns

# Before the first turn -------------------------------------------------------------------------------------------


class StarterDrawn(Event, frozen=True):
    """P8. Chance says who starts."""

    event = "first"


class PostcardsDrawn(Event, frozen=True, kw_only=True):
    """P4. Chance says which eight postcards are in play."""

    event = "in-play"
    card: tuple[str, ...]


class TileDrawn(Event, frozen=True, kw_only=True):
    """P7, P9, P18. A tile comes into a hand; the rival does not see which."""

    event = "draw"
    secret = ("tile",)
    tile: int


# Phase 1 ---------------------------------------------------------------------------------------------------------


class TileLaid(Event, frozen=True, kw_only=True):
    """P9. A tile goes on a square."""

    event = "tile"
    tile: int
    square: str
    turns: Turns


class BuildingTaken(Event, frozen=True, kw_only=True):
    """P9. A building goes from the pool into a reserve."""

    event = "take"
    building: str


class Passed(Event, frozen=True):
    """P11, P15. A turn without anything done."""

    event = "pass"


class PhaseTwoBegun(Event, frozen=True):
    """P12. The 16th tile is laid; who was first to place all tiles goes on."""

    event = "phase-two"


# Phase 2 ---------------------------------------------------------------------------------------------------------


class Built(Event, frozen=True, kw_only=True):
    """P13, C1, C3. A building of the reserve, one of the pool or the garden goes up."""

    event = "build"
    building: str
    spaces: str


class CardActivated(Event, frozen=True, kw_only=True):
    """P17. A token on a postcard; its action follows."""

    event = "card"
    card: AnyCard


class CardDeclined(Event, frozen=True, kw_only=True):
    """P17. A token on a postcard, its action left unused."""

    event = "decline"
    card: DeclinableCard


class PiecePut(Event, frozen=True, kw_only=True):
    """C5, C8, C9, C10, C11. The piece of a postcard goes on a space."""

    event = "piece"
    piece: PieceCard
    space: str


class StatuePut(Event, frozen=True, kw_only=True):
    """C12. The statue goes on a space, facing another."""

    event = "statue"
    space: str
    facing: Facing


class AnnexAdded(Event, frozen=True, kw_only=True):
    """C7. The annex goes on a space and is part of a building."""

    event = "annex"
    space: str
    building: str


class BuildingsExchanged(Event, frozen=True, kw_only=True):
    """C1. A building of the reserve for one of the pool."""

    event = "levitation"
    building_old: str
    building_new: str


class PowerSpent(Event, frozen=True, kw_only=True):
    """C2, C6. What is built covers a light or a space of the rival's colour: that power is used up."""

    event = "spent"
    card: PowerCard


class GameOver(Event, frozen=True):
    """P16. The game is played out."""

    event = "over"


EVENTS: tuple[type[Event], ...] = (
    *(StarterDrawn, PostcardsDrawn, TileDrawn),
    *(TileLaid, BuildingTaken, Passed, PhaseTwoBegun),
    *(Built, CardActivated, CardDeclined, PiecePut, StatuePut, AnnexAdded, BuildingsExchanged, PowerSpent, GameOver),
)
