"""The state of a game of Flatiron. What belongs to a player is kept by seat; no value is ever changed in place."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from boulevard.core.held import without
from boulevard.core.steps import State as CoreState
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.moves import DANIEL, SEATS, Colour, End, Half, Kind, Location, Side, Slot, Street

ROOF = "roof"
"""The Roof's name where it stands among the floors (F20)."""
COLUMN_LIMIT = 3
"""F14. Cards in a column, decrees included."""


class Office(Struct, frozen=True):
    """A player's board and the side that is up."""

    board: str
    side: Side


class Column(Struct, frozen=True):
    """The cards tucked into a column (F12): above and below the board, the nearest to it first."""

    above: tuple[str, ...] = ()
    below: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.above) + len(self.below)

    @property
    def full(self) -> bool:
        """F14. Has it no room for another card?"""
        return len(self.above) + len(self.below) >= COLUMN_LIMIT

    @property
    def cards(self) -> tuple[str, ...]:
        return (*self.above, *self.below)

    def ends(self) -> tuple[Half, ...]:
        """Each card with the half that shows, from top to bottom."""
        return _ends(self)


@lru_cache(4096)
def _ends(column: Column) -> tuple[Half, ...]:
    tops: list[Half] = [(card, "top") for card in reversed(column.above)]
    return (*tops, *((card, "bottom") for card in column.below))


EMPTY_COLUMN = Column()


class Pile(Struct, frozen=True):
    """A street pile: the open card, the cards never seen, and below them those turned under, in their order (F39)."""

    open: str | None = None
    unseen: tuple[str, ...] = ()
    under: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return (self.open is not None) + len(self.unseen) + len(self.under)


class Level(Struct, frozen=True):
    """A floor of the building and the pillars on its slots; the Roof has none."""

    floor: str
    pillars: tuple[Colour | None, ...] = (None, None, None)

    @property
    def full(self) -> bool:
        return len(self.pillars) == 3 and None not in self.pillars


class State(CoreState, kw_only=True):
    seats: tuple[str, ...] = SEATS
    """Everybody who is scored: `1` and `2`, or `1` and `daniel`."""
    dealt: dict[str, tuple[str, ...]]
    """The boards each player may choose from (F7)."""
    offices: dict[str, Office]
    """The boards chosen. Secret until all have chosen."""
    starter: str = ""
    turns: int = 0
    """Turns finished, of both together."""
    dollars: dict[str, int]
    points: dict[str, int]
    places: dict[str, Location | None]
    """Where the architects stand; none: beside the board."""
    stock: dict[str, tuple[Colour, ...]]
    """The pillars in the warehouses, at most one of a colour."""
    columns: dict[str, dict[Street, Column]]
    tokens: dict[str, int]
    """Reputation tokens taken."""
    levels: tuple[Level, ...] = ()
    """From the ground up; the last is under construction."""
    next_floor: str = ""
    floor_pile: int = 0
    """Floors still hidden on the Roof."""
    floors_unseen: tuple[str, ...] = ()
    piles: dict[Street, Pile]
    decrees: tuple[str, ...] = ()
    """The open ones."""
    supply: dict[Colour, int]
    """Pillars of each colour."""
    reputation: int = 0
    """Reputation tokens in the supply."""
    news: Kind | Literal[""] = ""
    """The newspaper of the day."""
    news_pool: tuple[Kind, ...] = ()
    """Newspapers not drawn yet, alphabetical."""
    news_gone: tuple[Kind, ...] = ()
    held: dict[str, tuple[Kind, ...]]
    """The newspapers in each hand, alphabetical."""
    known: dict[str, tuple[Kind, ...]]
    """Those of them that the rival gave and therefore knows (F28)."""
    drawn: tuple[Kind, ...] = ()
    """The two that the paperboy brought, until one is kept."""
    paperboy: int = 0
    """How many of his spaces have been reached."""
    daniel_open: tuple[str, ...] = ()
    """His action cards opened since the last shuffle."""
    daniel_pairs: int = 0
    daniel_cards: tuple[str, ...] = ()
    """Street cards and decrees that he took."""
    roof_by: str | None = None
    reason: Literal["", "roof", "turn limit"] = ""
    """How the game ended; empty while it runs."""

    @property
    def solo(self) -> bool:
        return DANIEL in self.seats

    @property
    def floor(self) -> Level:
        """The floor under construction."""
        return self.levels[-1]

    def rival(self, seat: str) -> str:
        return self.seats[1] if seat == self.seats[0] else self.seats[0]

    def revealed(self) -> bool:
        """F7. All have chosen: the boards are shown."""
        return all(seat in self.offices for seat in self.dealt)

    def earn(self, seat: str, dollars: int) -> None:
        self.dollars = {**self.dollars, seat: self.dollars[seat] + dollars}
        if dollars:
            self.emit(e.Earned(seat, dollars=dollars))

    def pay(self, seat: str, dollars: int) -> None:
        """A price, named by the event of what it pays for."""
        self.dollars = {**self.dollars, seat: self.dollars[seat] - dollars}

    def store(self, seat: str, colour: Colour) -> None:
        """A pillar comes from the supply into its warehouse."""
        self.supply = {**self.supply, colour: self.supply[colour] - 1}
        self.stock = {**self.stock, seat: (*self.stock[seat], colour)}

    def return_pillar(self, seat: str, colour: Colour) -> None:
        """A pillar goes from its warehouse back into the supply."""
        self.supply = {**self.supply, colour: self.supply[colour] + 1}
        self.stock = {**self.stock, seat: without(self.stock[seat], colour)}

    def stand(self, colour: Colour, slot: Slot) -> None:
        """A pillar now stands on a slot of the floor under construction."""
        pillars = list(self.floor.pillars)
        pillars[slot - 1] = colour
        self.levels = (*self.levels[:-1], Level(self.floor.floor, tuple(pillars)))

    def tuck(self, seat: str, street: Street, card: str, end: End) -> None:
        """F12. A card goes under the top of a column, above all that is there, or under its bottom, below all."""
        column = self.columns[seat][street]
        if end == "top":
            column = Column((*column.above, card), column.below)
        else:
            column = Column(column.above, (*column.below, card))
        self.columns = {**self.columns, seat: {**self.columns[seat], street: column}}
