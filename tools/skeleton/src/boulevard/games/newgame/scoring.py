"""The score sheet: one function for each line."""

from boulevard.core.scores import Sheets, best, sheet
from boulevard.games.newgame.box import Box
from boulevard.games.newgame.moves import SEATS
from boulevard.games.newgame.state import State


def cards(s: State, box: Box, seat: str) -> int:
    """R5. The numbers of the cards laid, added up."""
    return sum(s.laid[seat])


LINES = {"cards": cards}


def sheets(s: State, box: Box) -> Sheets:
    return {seat: sheet(LINES, s, box, seat) for seat in SEATS}


def winners(scores: Sheets) -> tuple[str, ...]:
    """R6. The most points; a victory is shared by those who are level."""
    return best({seat: sheet["total"] for seat, sheet in scores.items()})
