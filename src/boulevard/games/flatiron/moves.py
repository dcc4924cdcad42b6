"""The moves of Flatiron and their texts; and the rule against each where nobody asks for it."""

from typing import Literal, get_args

from boulevard.core.moves import Move, Notation
from boulevard.core.steps import Why

Seat = Literal["1", "2"]
Street = Literal["broadway", "st23", "av5", "st22"]
Location = Literal["broadway", "st23", "av5", "st22", "hall"]
Colour = Literal["orange", "blue", "ivory", "charcoal"]
Kind = Literal["money3", "swap", "money2", "build", "card", "decree", "pillar"]
Side = Literal["violet", "gold"]
End = Literal["top", "bottom"]
Slot = Literal[1, 2, 3]
Place = Literal[1, 2, 3, 4, 5]
Half = tuple[str, End]
"""A street card or decree, and the end of it that shows."""

SEATS: tuple[Seat, Seat] = ("1", "2")
DANIEL = "daniel"
STREETS: tuple[Street, ...] = ("broadway", "st23", "av5", "st22")
HALL: Literal["hall"] = "hall"
LOCATIONS: tuple[Location, ...] = (*STREETS, HALL)
COLOURS: tuple[Colour, ...] = ("orange", "blue", "ivory", "charcoal")
KINDS: tuple[Kind, ...] = ("money3", "swap", "money2", "build", "card", "decree", "pillar")
SIDES: tuple[Side, Side] = ("violet", "gold")
ENDS: tuple[End, End] = ("top", "bottom")
SLOTS: tuple[Slot, ...] = get_args(Slot)
PLACES: tuple[Place, ...] = get_args(Place)


# Chance ----------------------------------------------------------------------------------------------------------


class DealFloor(Move, frozen=True):
    form = "deal floor {floor}"
    floor: str


class DealNews(Move, frozen=True):
    """The first newspaper of the day."""

    form = "deal news {newspaper}"
    newspaper: Kind


class DealStreet(Move, frozen=True):
    """The next card of a pile is opened."""

    form = "deal street {street} {card}"
    street: Street
    card: str


class DealDecree(Move, frozen=True):
    form = "deal decree {decree}"
    decree: str


class DealBoards(Move, frozen=True):
    form = "deal boards {seat} {boards}"
    seat: Seat
    boards: tuple[str, ...]


class First(Move, frozen=True):
    form = "first {seat}"
    seat: Seat


class DealBoardDaniel(Move, frozen=True):
    form = "deal board daniel {board}"
    board: str


class DealDaniel(Move, frozen=True):
    """Daniel opens his next action card."""

    form = "deal daniel {card}"
    card: str


class DanielDecree(Move, frozen=True):
    form = "daniel decree {decree}"
    decree: str


class DrawNews(Move, frozen=True):
    """One newspaper, or the two that the paperboy brings, alphabetical."""

    form = "draw {seat} {newspapers}"
    seat: Literal["1", "2", "daniel"]
    newspapers: tuple[Kind, ...]


# The turn --------------------------------------------------------------------------------------------------------


class ChooseBoard(Move, frozen=True):
    form = "board {board} {side}"
    board: str
    side: Side


class Go(Move, frozen=True):
    form = "move {location}"
    location: Location


class BuyHere(Move, frozen=True):
    """Buy the open card of the pile where one's architect stands."""

    form = "buy {end}"
    end: End


class BuyDecree(Move, frozen=True):
    form = "decree {decree} {street} {end}"
    decree: str
    street: Street
    end: End


class Activate(Move, frozen=True):
    form = "activate"


class TakeDollars(Move, frozen=True):
    form = "dollars"


class Spend(Move, frozen=True):
    """Spend a newspaper in hand."""

    form = "news {newspaper}"
    newspaper: Kind


class Keep(Move, frozen=True):
    """Keep one of the two newspapers drawn."""

    form = "keep {newspaper}"
    newspaper: Kind


class EndTurn(Move, frozen=True):
    form = "end"


# Within an action ------------------------------------------------------------------------------------------------


class Skip(Move, frozen=True):
    form = "skip"


class Done(Move, frozen=True):
    """No second pillar."""

    form = "done"


class BuyPillar(Move, frozen=True):
    """Buy the pillar of a trade."""

    form = "buy"


class SellPillar(Move, frozen=True):
    form = "sell"


class BuyAnyPillar(Move, frozen=True):
    form = "buy {colour}"
    colour: Colour


class PutPillar(Move, frozen=True):
    form = "build {colour} {slot}"
    colour: Colour
    slot: Slot


class RaiseFloor(Move, frozen=True):
    form = "floor"


class Gain(Move, frozen=True):
    form = "gain"


class SwapPillar(Move, frozen=True):
    form = "swap {colour_given} {colour_taken}"
    colour_given: Colour
    colour_taken: Colour


class BuyFromPile(Move, frozen=True):
    """Buy the open card of any pile."""

    form = "card {street} {end}"
    street: Street
    end: End


class CopyOwn(Move, frozen=True):
    """Copy a visible action of an own column, counted from the top."""

    form = "copy {street} {place}"
    street: Street
    place: Place


class CopyOpen(Move, frozen=True):
    """Copy half of an open street card."""

    form = "copy {card} {end}"
    card: str
    end: End


class HallDecree(Move, frozen=True):
    form = "hall decree {decree} {street} {end}"
    decree: str
    street: Street
    end: End


class HallNews(Move, frozen=True):
    form = "hall news"


class HallDollars(Move, frozen=True):
    form = "hall dollars"


# Made once -------------------------------------------------------------------------------------------------------

SKIP, DONE, BUY, SELL, FLOOR, GAIN = Skip(), Done(), BuyPillar(), SellPillar(), RaiseFloor(), Gain()
ACTIVATE, DOLLARS, END, HALL_NEWS, HALL_DOLLARS = Activate(), TakeDollars(), EndTurn(), HallNews(), HallDollars()
GO = {location: Go(location) for location in LOCATIONS}
SPEND = {kind: Spend(kind) for kind in KINDS}
PUT = {(colour, slot): PutPillar(colour, slot) for colour in COLOURS for slot in SLOTS}
BUY_HERE = tuple(BuyHere(end) for end in ENDS)
BUY_ANY = {colour: BuyAnyPillar(colour) for colour in COLOURS}
BUY_FROM = {pile: tuple(BuyFromPile(pile, end) for end in ENDS) for pile in STREETS}
SWAP = {(given, taken): SwapPillar(given, taken) for given in COLOURS for taken in COLOURS if given != taken}
COPY_OWN = {street: tuple(CopyOwn(street, place) for place in PLACES) for street in STREETS}


# All of them -----------------------------------------------------------------------------------------------------

CHANCE_MOVES = (
    *(DealFloor, DealNews, DealStreet, DealDecree, DealBoards, First, DealBoardDaniel, DealDaniel, DanielDecree),
    DrawNews,
)
ACTION_MOVES = (
    *(BuyPillar, SellPillar, BuyAnyPillar, PutPillar, RaiseFloor, Gain, SwapPillar, BuyFromPile, BuyDecree),
    *(CopyOwn, CopyOpen, HallDecree, HallNews, HallDollars),
)
NOTATION = Notation(
    *CHANCE_MOVES,
    *(ChooseBoard, Go, BuyHere, BuyDecree, Activate, TakeDollars, Spend, Keep, EndTurn, Skip, Done),
    *(BuyPillar, SellPillar, BuyAnyPillar, PutPillar, RaiseFloor, Gain, SwapPillar, BuyFromPile),
    *(CopyOwn, CopyOpen, HallDecree, HallNews, HallDollars),
)

UNASKED: dict[type[Move], Why] = {
    **dict.fromkeys(CHANCE_MOVES, Why("F39", "chance")),
    ChooseBoard: Why("F7", "board-chosen"),
    Go: Why("F9", "moved-already"),
    **dict.fromkeys((BuyHere, Activate, TakeDollars), Why("F9", "one-thing")),
    Spend: Why("F16", "news-within-action"),
    Keep: Why("F27", "nothing-drawn"),
    EndTurn: Why("F16", "not-the-end"),
    Skip: Why("F15", "nothing-to-skip"),
    Done: Why("F19", "no-second-pillar"),
    **dict.fromkeys(ACTION_MOVES, Why("F11", "no-action")),
    BuyDecree: Why("F13", "decrees-at-hall"),
}
"""What speaks against a move where its decision is not asked, unless that decision knows better."""


def unasked(move: Move) -> Why:
    return UNASKED[type(move)]


def other_action(move: Move) -> Why:
    """F15. While an action is being done: the move belongs to another one, or to none."""
    return Why("F15", "other-action") if isinstance(move, ACTION_MOVES) else unasked(move)
