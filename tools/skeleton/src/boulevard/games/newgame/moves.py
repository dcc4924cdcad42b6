"""The moves of Newgame and their texts."""

from typing import Literal

from boulevard.core.moves import Move, Notation

Seat = Literal["1", "2"]
SEATS: tuple[Seat, Seat] = ("1", "2")
RIVAL: dict[str, Seat] = {"1": "2", "2": "1"}


class Deal(Move, frozen=True):
    """Chance: a card comes into a hand."""

    form = "deal {seat} {card}"
    seat: Seat
    card: int


class Lay(Move, frozen=True):
    """Lay a card of the hand face up."""

    form = "lay {card}"
    card: int


NOTATION = Notation(Deal, Lay)
