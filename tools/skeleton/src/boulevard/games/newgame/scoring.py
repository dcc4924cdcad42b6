"""The score sheet: one function for each line."""

from boulevard.core.game import Sheets
from boulevard.games.newgame.box import Box
from boulevard.games.newgame.moves import SEATS
from boulevard.games.newgame.state import State


def cards(s: State, box: Box, seat: str) -> int:
    """R5. The numbers of the cards laid, added up."""
    return sum(s.laid[seat])


LINES = {"cards": cards}


def sheets(s: State, box: Box) -> Sheets:
    found = {seat: {line: count(s, box, seat) for line, count in LINES.items()} for seat in SEATS}
    return {seat: {**lines, "total": sum(lines.values())} for seat, lines in found.items()}


def winners(scores: Sheets) -> tuple[str, ...]:
    """R6. The most points; a victory is shared by those who are level."""
    most = max(sheet["total"] for sheet in scores.values())
    return tuple(seat for seat, sheet in scores.items() if sheet["total"] == most)
