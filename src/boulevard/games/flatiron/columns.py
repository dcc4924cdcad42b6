"""The columns of a player's board (F12–F15): what they show, from top to bottom, and what they still take."""

from msgspec import Struct

from boulevard.games.flatiron.moves import Half, Street
from boulevard.games.flatiron.pieces import AnyVerb, Box
from boulevard.games.flatiron.state import Column, Office, State


class Front(Struct, frozen=True):
    """F12. What a column shows: the cards tucked in above the board and below it, and what is printed between them.

    A place is counted from the first printed action, so that a card tucked in above it changes nothing: cards above
    have the places -1, -2, …
    """

    box: Box
    printed: tuple[AnyVerb, ...]
    column: Column

    @property
    def places(self) -> range:
        """From top to bottom."""
        return range(-len(self.column.above), len(self.printed) + len(self.column.below))

    def half(self, place: int) -> Half | None:
        """The card that shows at a place, and which half of it; none: the board itself."""
        if place < 0:
            return self.column.above[-1 - place], "top"
        below = place - len(self.printed)
        return (self.column.below[below], "bottom") if below >= 0 else None

    def action(self, place: int) -> AnyVerb | None:
        """The action visible at a place; a decree has none."""
        half = self.half(place)
        return self.printed[place] if half is None else self.box.action.get(half)

    def next_action(self, after: int | None) -> int | None:
        """F15. The place of the first action below `after`; none: from the top."""
        places = self.places
        for place in places if after is None else range(after + 1, places.stop):
            if self.action(place) is not None:
                return place
        return None

    def actions(self) -> list[AnyVerb]:
        """The visible actions from top to bottom, as copying counts them (F22)."""
        found = (self.action(place) for place in self.places)
        return [action for action in found if action is not None]


def front(box: Box, office: Office, street: Street, column: Column) -> Front:
    return Front(box, box.printed[office.board, office.side][street], column)


def front_of(s: State, box: Box, seat: str, street: Street) -> Front:
    """A player's column as it is now."""
    return front(box, s.offices[seat], street, s.columns[seat][street])


def has_decree(box: Box, column: Column) -> bool:
    """F13. One decree a column."""
    return any(card in box.decrees for card in column.cards)


def decree_streets(s: State, box: Box, seat: str) -> list[Street]:
    """F13, F14. The columns that may take a decree: none there yet, and room for a card."""
    return [street for street, column in s.columns[seat].items() if not column.full and not has_decree(box, column)]
