"""The score sheet: one function for each line, for the seat `me`."""

from collections.abc import Callable

from boulevard.core.scores import Sheets, ranked, sheet
from boulevard.core.verdict import TieBreaks
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import SEATS
from boulevard.games.couleurs.state import BLACK, State


def paintings(s: State, box: Box, me: int) -> int:
    """L29. The points of finished paintings."""
    return sum(box.paintings[one.card].points for one in s.finished[me])


def black(s: State, box: Box, me: int) -> int:
    """L13, L29. Points for each black."""
    return box.score.black * s.stocks[me][BLACK]


def tools(s: State, box: Box, me: int) -> int:
    """L15, L29. The tokens of the tools."""
    return sum(s.tokens[me])


def whites_used(s: State, me: int) -> int:
    return sum(one.whites for one in s.finished[me])


def whites(s: State, box: Box, me: int) -> int:
    """L29. Each white on a finished painting costs."""
    return box.score.white * whites_used(s, me)


LINES: dict[str, Callable[[State, Box, int], int]] = {
    "paintings": paintings,
    "black": black,
    "tools": tools,
    "whites": whites,
}


def sheets(s: State, box: Box) -> Sheets:
    return {seat: sheet(LINES, s, box, me) for me, seat in enumerate(SEATS[: s.players])}


def tie_breaks(s: State, box: Box) -> TieBreaks:
    """L30. Fewer whites on finished paintings; the dearest finished painting; more black."""
    return {
        seat: {
            "whites": -whites_used(s, me),
            "dearest": max((box.paintings[one.card].points for one in s.finished[me]), default=0),
            "black": s.stocks[me][BLACK],
        }
        for me, seat in enumerate(SEATS[: s.players])
    }


def winners(s: State, box: Box, scores: Sheets) -> tuple[str, ...]:
    """L30. Who ranks highest, all of them where a tie remains."""
    return ranked(scores, tie_breaks(s, box))
