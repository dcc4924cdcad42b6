"""What follows from a view by the rules and a drawing needs, so that whoever draws it knows no rules."""

from boulevard.core.game import AnyGame, Item
from boulevard.core.game import Shown as CoreShown
from boulevard.games.newgame.moves import SEATS
from boulevard.games.newgame.state import State
from boulevard.games.newgame.view import View


class Shown(CoreShown, frozen=True):
    """The score sheets in parts, and nothing more."""


def shown(game: AnyGame, view: View, s: State) -> Shown:
    return Shown(
        items=[
            Item(seat, "cards", card, "card", {"card": card}, [f"{seat}:{card}"])
            for seat in SEATS
            for card in s.laid[seat]
        ]
    )
