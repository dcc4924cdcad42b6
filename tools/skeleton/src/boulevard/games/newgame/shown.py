"""What follows from a view by the rules and a drawing needs, so that whoever draws it knows no rules."""

from random import Random

from msgspec import Struct

from boulevard.core.game import AnyGame, Item
from boulevard.games.newgame.moves import SEATS
from boulevard.games.newgame.view import View


class Shown(Struct, frozen=True):
    items: list[Item]
    """The score sheets in parts: the sum of a seat's items of a line is that line."""


def shown(game: AnyGame, view: View) -> Shown:
    s = game.determinize(view, Random(0))
    return Shown(
        [
            Item(seat, "cards", card, "card", {"card": card}, [f"{seat}:{card}"])
            for seat in SEATS
            for card in s.laid[seat]
        ]
    )
