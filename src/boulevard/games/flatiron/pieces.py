"""What lies in the box, laid out for play, and what the rules ask of all that is printed there.

Cards, boards and floors name verbs: an action, a bonus, a decree's score, what Daniel does. Here stands what each of
them answers; the verbs themselves stand above, with the rules that they carry out.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from msgspec import Meta, Struct

from boulevard.core.moves import Move
from boulevard.core.steps import Steps, Why
from boulevard.games.flatiron.effects import Effect
from boulevard.games.flatiron.moves import BuyDecree, Colour, Half, HallDecree, Kind, Location, Side, Street
from boulevard.games.flatiron.state import State

M = TypeVar("M", bound=Move)

Count = Annotated[int, Meta(ge=0, le=99)]
Price = Annotated[int, Meta(ge=0, le=20)]
Mark = Annotated[int, Meta(ge=-3, le=3)]


# What is printed -------------------------------------------------------------------------------------------------


class Verb(Struct, Generic[M], frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """An action (F18–F24), for a player who has so many dollars. No offers: it cannot be done (F25)."""

    copies: ClassVar[bool] = False
    """F23. Does it point to another action? Such a one is never copied."""

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[M]:
        """Every way to do it."""
        raise NotImplementedError

    def perform(self, s: State, box: "Box", seat: str, move: M) -> Steps:
        """Do it in the way that was chosen; what follows."""
        raise NotImplementedError

    def objection(self, s: State, box: "Box", seat: str, dollars: int, move: Move) -> Why | None:
        """The first rule that a move breaks as a way to do it; None for its offers, and for nothing else."""
        raise NotImplementedError


AnyVerb = Verb[Any]


class Bonus(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """The bonus of a slot (F21)."""

    def grant(self, s: State, box: "Box", seat: str, colour: Colour) -> Steps:
        """What the player gets who put a pillar of that colour on the slot."""
        raise NotImplementedError


class DecreeVerb(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """What half of a decree counts (F31)."""

    def score(self, s: State, box: "Box", seat: str) -> int:
        """What it brings its owner at the end."""
        raise NotImplementedError


class DanielVerb(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """What one of Daniel's cards tells him to do (F35)."""

    def perform(self, s: State, box: "Box") -> Steps:
        """The main action, or the alternative if it is impossible."""
        raise NotImplementedError


# Pieces ----------------------------------------------------------------------------------------------------------


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the box."""


class Board(Piece, frozen=True):
    price: dict[Colour, Price]
    points: dict[Colour, Price]


class Card(Piece, frozen=True):
    """A street card: the pile in which it lies by its back, the street printed on it, its price (F4, F12)."""

    pile: Street
    street: Street
    cost: Price


class Floor(Piece, frozen=True):
    start: bool
    """F2. Is it a ★ floor?"""
    effect: Effect
    slots: tuple[Bonus, ...]


class DanielCard(Piece, frozen=True):
    main: Location
    alternative: Location
    action: DanielVerb
    popularity: Annotated[int, Meta(ge=0, le=9)]


class StartingMoney(Piece, frozen=True):
    first: Price
    second: Price
    solo: Price


class Box(Struct, frozen=True, eq=False, kw_only=True):
    """The content laid out for play."""

    pillars: int
    """Of each colour (F6)."""
    reputation: int
    dollars: StartingMoney
    paperboy: tuple[int, ...]
    """His spaces on the score track (F3, F27)."""
    decree_price: int
    good_reputation: int
    bad_reputation: int
    boards: Mapping[str, Board]
    printed: Mapping[tuple[str, Side], Mapping[Street, tuple[AnyVerb, ...]]]
    """The actions of a board's side, column by column."""
    cards: Mapping[str, Card]
    decrees: Mapping[str, Piece]
    action: Mapping[Half, AnyVerb]
    """The action of half a street card."""
    decree_score: Mapping[Half, DecreeVerb]
    mark: Mapping[Half, int]
    """The reputation mark of half a street card or decree."""
    floors: Mapping[str, Floor]
    effects: Mapping[str, Effect]
    """Of each floor, the Roof's too (F20, F26)."""
    newspapers: Mapping[Kind, AnyVerb]
    all_news: tuple[Kind, ...]
    """Each of the newspapers, alphabetical."""
    daniel: Mapping[str, DanielCard]
    buy_decree: Mapping[tuple[str, Street], tuple[BuyDecree, ...]]
    """The moves that put a decree into a column, made once."""
    hall_decree: Mapping[tuple[str, Street], tuple[HallDecree, ...]]

    def price(self, s: State, seat: str, colour: Colour) -> int:
        """F18. The board's price, to buy and to sell."""
        return self.boards[s.offices[seat].board].price[colour]

    def warehouse(self, s: State, seat: str, colour: Colour) -> int:
        """F19. The warehouse's points."""
        return self.boards[s.offices[seat].board].points[colour]

    def effect(self, s: State) -> Effect:
        """F26. The effect of the floor under construction."""
        return self.effects[s.levels[-1].floor]

    def news(self, s: State) -> AnyVerb:
        """F15. The action of the newspaper of the day."""
        assert s.news, "it lies open from the beginning (F3)"
        return self.newspapers[s.news]
