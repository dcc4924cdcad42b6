"""What can happen in a game of Flatiron, about in the order of the rules."""

from typing import Literal

from boulevard.core.events import Event
from boulevard.games.flatiron.moves import Colour, End, Kind, Location, Place, Side, Slot, Street

# Setting up ------------------------------------------------------------------------------------------------------


class BuildingBegun(Event, frozen=True, kw_only=True):
    """F2. A ★ floor is the floor under construction."""

    name = "start-floor"
    told = "quiet"
    floor: str


class FloorOpened(Event, frozen=True, kw_only=True):
    """F2, F20. The next floor, or the Roof, lies open at City Hall."""

    name = "open-floor"
    floor: str


class NewsPrinted(Event, frozen=True, kw_only=True):
    """F3, F37. Another newspaper is the newspaper of the day; nobody has spent it."""

    name = "news"
    reveals = True
    newspaper: Kind


class CardOpened(Event, frozen=True, kw_only=True):
    """F4, F12. The next card of a pile lies open."""

    name = "open-card"
    street: Street
    card: str


class DecreeOpened(Event, frozen=True, kw_only=True):
    """F5. A decree lies open at City Hall."""

    name = "open-decree"
    told = "quiet"
    decree: str


class BoardsDealt(Event, frozen=True, kw_only=True):
    """F7. The two boards from which a player chooses."""

    name = "deal-boards"
    told = "quiet"
    board: tuple[str, ...]


class BoardChosen(Event, frozen=True):
    """F7. A player has chosen, in secret."""

    name = "choose-board"
    told = "act"


class BoardShown(Event, frozen=True, kw_only=True):
    """F7. All have chosen, and the boards are shown."""

    name = "board"
    told = "act"
    reveals = True
    board: str
    side: Side


class DanielsBoardDealt(Event, frozen=True, kw_only=True):
    """F33. Daniel's board."""

    name = "daniel-board"
    told = "act"
    board: str


class Started(Event, frozen=True):
    """F8, F33. Who starts."""

    name = "first"
    told = "act"


# A turn ----------------------------------------------------------------------------------------------------------


class Moved(Event, frozen=True, kw_only=True):
    """F10. An architect moves."""

    name = "move"
    told = "turn"
    location: Location


class Activated(Event, frozen=True, kw_only=True):
    """F15. A player activates the actions of a place."""

    name = "activate"
    location: Location


class CardBought(Event, frozen=True, kw_only=True):
    """F12. A street card is paid for and tucked into the column of its street."""

    name = "buy-card"
    told = "act"
    card: str
    street: Street
    end: End
    price: int


class DecreeBought(Event, frozen=True, kw_only=True):
    """F13. A decree is paid for and tucked into a column."""

    name = "buy-decree"
    told = "act"
    decree: str
    street: Street
    end: End
    price: int


class Earned(Event, frozen=True, kw_only=True):
    """F6. Dollars come from the supply, which has no end."""

    name = "dollars"
    dollars: int


class NewspaperSpent(Event, frozen=True, kw_only=True):
    """F16. A newspaper in hand becomes the newspaper of the day."""

    name = "spend"
    told = "act"
    reveals = True
    newspaper: Kind


# Actions ---------------------------------------------------------------------------------------------------------


class PillarBought(Event, frozen=True, kw_only=True):
    """F18, F22. A pillar comes into its warehouse."""

    name = "buy-pillar"
    told = "act"
    colour: Colour
    price: int


class PillarSold(Event, frozen=True, kw_only=True):
    """F18. A pillar goes back into the supply."""

    name = "sell-pillar"
    told = "act"
    colour: Colour
    price: int


class PillarsSwapped(Event, frozen=True, kw_only=True):
    """F22. A pillar in stock for one of another colour."""

    name = "swap"
    told = "act"
    colour_given: Colour
    colour_taken: Colour


class PillarBuilt(Event, frozen=True, kw_only=True):
    """F19, F35. A pillar now stands on a slot of the floor under construction."""

    name = "build"
    told = "act"
    colour: Colour
    slot: Slot
    level: int
    price: int


class FloorBuilt(Event, frozen=True, kw_only=True):
    """F20, F35. The open floor, or the Roof, lies on three pillars."""

    name = "floor"
    told = "act"
    floor: str
    level: int
    price: int


class TokenTaken(Event, frozen=True):
    """F21. A reputation token."""

    name = "reputation"


class OwnCopied(Event, frozen=True, kw_only=True):
    """F22, F23. Another visible action of the own columns, counted from the top, is paid for."""

    name = "copy-own"
    told = "act"
    street: Street
    place: Place
    price: int


class OpenCopied(Event, frozen=True, kw_only=True):
    """F22, F23. An action of an open street card is paid for."""

    name = "copy-open"
    told = "act"
    card: str
    end: End
    price: int


class HallCopied(Event, frozen=True, kw_only=True):
    """F22, F23. One of City Hall's options is paid for."""

    name = "copy-hall"
    told = "act"
    price: int


# Points and newspapers -------------------------------------------------------------------------------------------


class Scored(Event, frozen=True, kw_only=True):
    """F27. Points during play, and where the marker then stands."""

    name = "points"
    points: int
    total: int


class PaperboyReached(Event, frozen=True, kw_only=True):
    """F27. A marker has reached or passed the paperboy's space."""

    name = "paperboy"
    space: int


class NewspaperDrawn(Event, frozen=True, kw_only=True):
    """F21, F27, F28. One newspaper, hidden from the others."""

    name = "draw"
    secret = ("newspaper",)
    newspaper: Kind


class TwoDrawn(Event, frozen=True, kw_only=True):
    """F27. The two that the paperboy brings, of which one is kept."""

    name = "draw-two"
    secret = ("newspaper",)
    newspaper: tuple[Kind, ...]


class NewspaperKept(Event, frozen=True, kw_only=True):
    """F27. One of the two is kept."""

    name = "keep"
    secret = ("newspaper",)
    newspaper: Kind


class NewspaperGiven(Event, frozen=True, kw_only=True):
    """F27, F28. The other goes to the rival; the two of them know it."""

    name = "give"
    secret = ("newspaper",)
    reveals = True
    newspaper: Kind
    seat_given: str

    @property
    def known_to(self) -> tuple[str, ...]:
        return (*super().known_to, self.seat_given)


# Daniel ----------------------------------------------------------------------------------------------------------


class DanielMoved(Event, frozen=True, kw_only=True):
    """F34. He opens a card and goes where it says."""

    name = "daniel-card"
    told = "turn"
    daniel: str
    location: Location


class DanielMet(Event, frozen=True, kw_only=True):
    """F34. He has entered the player's location."""

    name = "daniel-meets"
    seat_met: str


class PopularityCounted(Event, frozen=True, kw_only=True):
    """F35. The popularity marks on his open cards."""

    name = "popularity"
    marks: int


class DanielTookDecree(Event, frozen=True, kw_only=True):
    """F35. An open decree is his."""

    name = "daniel-decree"
    decree: str


class DanielPaired(Event, frozen=True, kw_only=True):
    """F36. Two of his open cards have the same main location."""

    name = "daniel-pair"
    location: Location


class DanielTookCard(Event, frozen=True, kw_only=True):
    """F36. The open card of the pile where he stands is his."""

    name = "daniel-takes"
    card: str


class DanielShuffled(Event, frozen=True):
    """F36. All nine of his cards are shuffled anew."""

    name = "daniel-shuffles"


# The end ---------------------------------------------------------------------------------------------------------


class GameOver(Event, frozen=True, kw_only=True):
    """F17, F29. The game ends; `reason-REASON` in the catalogues."""

    name = "over"
    told = "heading"
    reason: Literal["roof", "turn-limit"]


ALL: tuple[type[Event], ...] = (
    *(BuildingBegun, FloorOpened, NewsPrinted, CardOpened, DecreeOpened),
    *(BoardsDealt, BoardChosen, BoardShown, DanielsBoardDealt, Started),
    *(Moved, Activated, CardBought, DecreeBought, Earned, NewspaperSpent),
    *(PillarBought, PillarSold, PillarsSwapped, PillarBuilt, FloorBuilt, TokenTaken),
    *(OwnCopied, OpenCopied, HallCopied),
    *(Scored, PaperboyReached, NewspaperDrawn, TwoDrawn, NewspaperKept, NewspaperGiven),
    *(DanielMoved, DanielMet, PopularityCounted, DanielTookDecree, DanielPaired, DanielTookCard, DanielShuffled),
    GameOver,
)
