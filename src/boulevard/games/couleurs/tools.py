"""The three tools: improving them, what their spaces bring, and Cézanne (L14, L15, M6)."""

from collections.abc import Sequence
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import (
    AGAIN,
    DONE,
    IMPROVE,
    PAIRS,
    PAY,
    SEATS,
    TOOLS,
    Choose,
    Done,
    Improve,
    Pay,
)
from boulevard.games.couleurs.state import BLACK, INDEX, ME, TOOL, State, changed

REWARDS = (Choose("assistant"), Choose("points"))


def movable(s: State, box: Box, me: int) -> list[int]:
    """L14. The tools that are not on their last space."""
    return [tool for tool, space in enumerate(s.tools[me]) if space < box.end_space]


class Improving(Ask, frozen=True):
    """L14. Pay any two pigments but black, move one tool one space on."""

    rule = "L14"
    key = "improve"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        me = ME[self.seat]
        stock = s.stocks[me]
        payable = [at for at, (a, b) in enumerate(PAIRS) if (stock[a] > 1 if a == b else stock[a] and stock[b])]
        moves: list[Move] = []
        for tool in movable(s, box, me):
            improve = IMPROVE[TOOLS[tool]]
            moves += [improve[at] for at in payable]
        return moves

    def take(self, s: State, box: Box, move: Improve) -> Steps:
        me, tool = ME[self.seat], TOOL[move.tool]
        for pigment in move.payment:
            s.pay(me, INDEX[pigment])
        s.emit("pay", self.seat, pigment=list(move.payment))
        asked = advance(s, box, me, tool)
        return (*asked, Further(self.seat, tool)) if s.painter(me) == "cezanne" else asked


def advance(s: State, box: Box, me: int, tool: int, spaces: int = 1) -> tuple[Ask, ...]:
    """L15. Move a tool's marker; reaching or passing the sixth space asks, the last one brings its token."""
    before = s.tools[me][tool]
    space = before + spaces
    s.tools = changed(s.tools, me, changed(s.tools[me], tool, space))
    s.emit("tool", SEATS[me], tool=TOOLS[tool], space=space, level=box.levels[tool][space - 1])
    if space == box.end_space:
        token(s, me, tool, box.score.tool_end)
    return (SixthSpace(SEATS[me], tool),) if before < box.bonus_space <= space else ()


def token(s: State, me: int, tool: int, points: int) -> None:
    """L15. A token on its side of 6 or of 10 points; one that shows more stays as it is."""
    points = max(points, s.tokens[me][tool])
    s.tokens = changed(s.tokens, me, changed(s.tokens[me], tool, points))
    s.emit("token", SEATS[me], tool=TOOLS[tool], points=points)


class SixthSpace(Ask, frozen=True):
    """L15. At the sixth space choose an assistant, who enters next round, or a token."""

    rule = "L15"
    key = "sixth-space"
    tool: int

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return REWARDS

    def take(self, s: State, box: Box, move: Choose) -> Steps:
        me = ME[self.seat]
        if move.reward == "points":
            token(s, me, self.tool, box.score.tool_bonus)
        else:
            s.newcomers = changed(s.newcomers, me, s.newcomers[me] + 1)
            s.emit("newcomer", self.seat)
        return ()


class MoveTool(Do, frozen=True):
    """M4. The Tool bonus moves a marker; the sixth space is asked about before the next tool moves."""

    rule = "M4"
    seat: str
    tool: int
    spaces: int

    def run(self, s: State, box: Box) -> Steps:
        return advance(s, box, ME[self.seat], self.tool, self.spaces)


class Further(Do, frozen=True):
    """M6. Cézanne may move the same tool once more, if its next space can be paid."""

    rule = "M6"
    seat: str
    tool: int

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        space = s.tools[me][self.tool]
        if space < box.end_space and sum(s.stocks[me][:BLACK]) >= box.levels[self.tool][space]:
            return (OnceMore(self.seat, self.tool),)
        return ()


class OnceMore(Ask, frozen=True):
    """M6. The same tool again, for as many pigments as the level that it reaches."""

    rule = "M6"
    key = "again"
    tool: int

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return AGAIN, DONE

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        return (PayFurther(self.seat, self.tool, box.levels[self.tool][s.tools[me][self.tool]]),)


class PayFurther(Ask, frozen=True):
    """M6. The price, one pigment at a time."""

    rule = "M6"
    key = "pay"
    tool: int
    left: int

    def options(self, s: State, box: Box) -> Sequence[Move]:
        stock = s.stocks[ME[self.seat]]
        return [move for pigment, move in enumerate(PAY) if stock[pigment]]

    def take(self, s: State, box: Box, move: Pay) -> Steps:
        me = ME[self.seat]
        s.pay(me, INDEX[move.pigment])
        s.emit("pay", self.seat, pigment=[move.pigment])
        if self.left > 1:
            return (PayFurther(self.seat, self.tool, self.left - 1),)
        return advance(s, box, me, self.tool)
