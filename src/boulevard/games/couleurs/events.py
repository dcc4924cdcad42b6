"""What can happen in a game of Les Couleurs de Paris: a class for each, with the rule by which it does."""

from typing import Literal

from boulevard.core.events import Event
from boulevard.games.couleurs.moves import (
    AnyPigment,
    Anywhere,
    BonusCard,
    Colour,
    Disc,
    Mixed,
    PainterName,
    Pigment,
    RimAction,
    Sector,
    Tool,
)

# Set-up -----------------------------------------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True):
    """L7, L19. The seat is first player from now on."""

    name = "first"
    told = "act"


class Dealt(Event, frozen=True, kw_only=True):
    """L6, M1. A painting comes to an easel, or a bonus card beside them."""

    name = "deal"
    told = "quiet"
    card: str


class PaintersDealt(Event, frozen=True, kw_only=True):
    """M5. Two painters for a seat, which it alone sees."""

    name = "painters-dealt"
    told = "act"
    secret = ("painter",)
    painter: list[PainterName]


class PainterKept(Event, frozen=True, kw_only=True):
    """M5. The seat keeps one of its two, in secret."""

    name = "keep"
    told = "act"
    secret = ("painter",)
    painter: PainterName


class PainterShown(Event, frozen=True, kw_only=True):
    """M5. All have chosen: what the seat kept is shown."""

    name = "painter"
    told = "act"
    reveals = True
    painter: PainterName


class ColourChosen(Event, frozen=True, kw_only=True):
    """M8. Gauguin's colour."""

    name = "colour"
    told = "act"
    pigment: Mixed


# Placing and acting -----------------------------------------------------------------------------------------------


class RoundBegun(Event, frozen=True, kw_only=True):
    """L8. The round with this number; the seat is the first player."""

    name = "round"
    told = "heading"
    count: int


class FinalRound(Event, frozen=True):
    """L28. The round that begins is the last one."""

    name = "final-round"
    told = "heading"


class Placed(Event, frozen=True, kw_only=True):
    """L8. An assistant comes to stand on a place."""

    name = "place"
    told = "act"
    place: Anywhere
    action: RimAction | None = None
    """What faces it on the ring then."""


class ActingBegun(Event, frozen=True):
    """L9. All assistants are placed; the first player is first to act."""

    name = "acting"
    told = "quiet"


class Acted(Event, frozen=True, kw_only=True):
    """L9. An assistant on the ring is laid down and does its action."""

    name = "act"
    told = "act"
    place: Sector
    action: RimAction


class ActedOnDisc(Event, frozen=True, kw_only=True):
    """L19, L21, L22. An assistant on the disc is laid down and does its action."""

    name = "act-disc"
    told = "act"
    place: Disc


class Rested(Event, frozen=True, kw_only=True):
    """L9. An assistant is laid down and declines its action."""

    name = "rest"
    told = "act"
    place: Anywhere
    action: RimAction | None = None


class Copied(Event, frozen=True, kw_only=True):
    """L20, M4. The action that faces a standing assistant is done by another."""

    name = "copy"
    place: Sector
    action: RimAction


# Pigments and tools -----------------------------------------------------------------------------------------------


class Gained(Event, frozen=True, kw_only=True):
    """L11, L12, L13, L22. Pigments come from the supply."""

    name = "gain"
    pigment: AnyPigment
    count: int


class Paid(Event, frozen=True, kw_only=True):
    """L12, L13, L14, M6. Pigments go to the supply."""

    name = "pay"
    pigment: list[Pigment]


class Swapped(Event, frozen=True, kw_only=True):
    """M4. A pigment is exchanged by the Swap bonus."""

    name = "swap"
    pigment: Colour
    pigment_for: Colour


class ToolMoved(Event, frozen=True, kw_only=True):
    """L14. A tool's marker reaches a space and has its level."""

    name = "tool"
    tool: Tool
    space: int
    level: int


class TokenTaken(Event, frozen=True, kw_only=True):
    """L15. A tool's token is taken, or turned to its better side."""

    name = "token"
    tool: Tool
    points: int


class NewcomerTaken(Event, frozen=True):
    """L15. An assistant, who enters next round."""

    name = "newcomer"


# Cards and paintings ----------------------------------------------------------------------------------------------


class PaintingTaken(Event, frozen=True, kw_only=True):
    """L16. A painting leaves its easel and is in work."""

    name = "take"
    card: str


class BonusBought(Event, frozen=True, kw_only=True):
    """M1. A bonus card, for so many whites."""

    name = "buy"
    card: BonusCard
    count: int


class BonusPlayed(Event, frozen=True, kw_only=True):
    """M3. A bonus card that was kept is carried out."""

    name = "play"
    told = "act"
    card: BonusCard


class Painted(Event, frozen=True, kw_only=True):
    """L17. A pigment comes to lie on a square of that colour."""

    name = "paint"
    gathers = ("pigment", "colour")
    card: str
    colour: Colour
    pigment: Pigment
    square: int
    """Of the nine, row by row from 0."""
    count: int = 0
    """How many of the nine are painted now."""


class PaintingFinished(Event, frozen=True, kw_only=True):
    """L18, L29. Its points, how many whites stay on it, and what they cost."""

    name = "finish"
    card: str
    points: int
    count: int
    cost: int = 0


# The end and the third phase --------------------------------------------------------------------------------------


class EndBroughtAbout(Event, frozen=True, kw_only=True):
    """L27. Those who stand still act; then the game is over."""

    name = "ending"
    told = "heading"
    reason: Literal["second-painting", "fifth-black"]


class LastRoundOver(Event, frozen=True):
    """L28. The limit of rounds is reached."""

    name = "last-round"
    told = "heading"


class GameOver(Event, frozen=True):
    """L27, L28."""

    name = "over"
    told = "heading"


class DiscTurned(Event, frozen=True, kw_only=True):
    """L23, L21. The disc turns so many notches."""

    name = "disc"
    told = "act"
    count: int


class Renewed(Event, frozen=True):
    """L24, M1. All cards on show leave it."""

    name = "renewal"


class Discarded(Event, frozen=True, kw_only=True):
    """L25. A stock over its limit is cut."""

    name = "discard"
    sums = ("count",)
    pigment: Pigment
    count: int


class Stayed(Event, frozen=True, kw_only=True):
    """L26. An assistant is raised on the ring and left there."""

    name = "stay"
    told = "act"
    place: Sector
    action: RimAction | None = None


EVENTS: tuple[type[Event], ...] = (
    *(FirstPlayer, Dealt, PaintersDealt, PainterKept, PainterShown, ColourChosen),
    *(RoundBegun, FinalRound, Placed, ActingBegun, Acted, ActedOnDisc, Rested, Copied),
    *(Gained, Paid, Swapped, ToolMoved, TokenTaken, NewcomerTaken),
    *(PaintingTaken, BonusBought, BonusPlayed, Painted, PaintingFinished),
    *(EndBroughtAbout, LastRoundOver, GameOver, DiscTurned, Renewed, Discarded, Stayed),
)
