"""The tracks of the three tools: moving a marker, and what the spaces bring (L14, L15)."""

from collections.abc import Sequence
from typing import Any

from boulevard.core.held import changed
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import NewcomerTaken, TokenTaken, ToolMoved
from boulevard.games.couleurs.moves import SEATS, TOOLS, ChooseReward
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.state import ME, State

REWARDS = (ChooseReward("assistant"), ChooseReward("points"))


def movable(s: State, box: Box, me: int) -> list[int]:
    """L14. The tools that are not on their last space."""
    return [tool for tool, space in enumerate(s.tools[me]) if space < box.end_space]


def advance(s: State, box: Box, me: int, tool: int, spaces: int = 1) -> tuple[Ask[Any], ...]:
    """L15. Move a tool's marker; reaching or passing the sixth space asks, the last one brings its token."""
    before = s.tools[me][tool]
    space = before + spaces
    s.tools = changed(s.tools, me, changed(s.tools[me], tool, space))
    s.emit(ToolMoved(SEATS[me], tool=TOOLS[tool], space=space, level=box.levels[tool][space - 1]))
    if space == box.end_space:
        take_token(s, me, tool, box.score.tool_end)
    return (SixthSpace(SEATS[me], tool),) if before < box.bonus_space <= space else ()


def take_token(s: State, me: int, tool: int, points: int) -> None:
    """L15. A token on its side of 6 or of 10 points; one that shows more stays as it is."""
    points = max(points, s.tokens[me][tool])
    s.tokens = changed(s.tokens, me, changed(s.tokens[me], tool, points))
    s.emit(TokenTaken(SEATS[me], tool=TOOLS[tool], points=points))


class SixthSpace(Ask[ChooseReward], frozen=True):
    """L15. At the sixth space choose an assistant, who enters next round, or a token."""

    rule = "L15"
    key = "sixth-space"
    tool: int

    def options(self, s: State, box: Box) -> Sequence[ChooseReward]:
        return REWARDS

    def take(self, s: State, box: Box, move: ChooseReward) -> Steps:
        me = ME[self.seat]
        if move.reward == "points":
            take_token(s, me, self.tool, box.score.tool_bonus)
        else:
            s.newcomers = changed(s.newcomers, me, s.newcomers[me] + 1)
            s.emit(NewcomerTaken(self.seat))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return None if isinstance(move, ChooseReward) else other_question(self)


class MoveTool(Do, frozen=True):
    """M4. The Tool bonus moves a marker; the sixth space is asked about before the next tool moves."""

    rule = "M4"
    seat: str
    tool: int
    spaces: int

    def run(self, s: State, box: Box) -> Steps:
        return advance(s, box, ME[self.seat], self.tool, self.spaces)


Step = SixthSpace | MoveTool
