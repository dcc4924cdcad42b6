"""What bots are asked and what they answer; and what they were allowed of their turn so far."""

from msgspec import Struct

from boulevard.bots import analysis
from boulevard.bots.advice import Hint
from boulevard.bots.costs import Cost

LEAST = 0.1
"""Every decision of a turn has at least this part of its time, even the last of many."""


class Thought(Struct):
    """What a bot is asked: nothing but what its seat may know."""

    table: str
    ply: int
    seat: str
    turn: str
    """What tells the seat's turn from the one before."""
    game: str
    rules: int
    bot: str | None
    """None where a hint is wanted, or a move weighed."""
    view: bytes
    moves: list[str]
    seed: int
    forced: bool = False
    """Can everybody see that there is nothing to decide?"""
    owner: str = ""
    """Whose share of the processors it takes."""
    away: bool = False
    """Is nobody there who waits for the answer?"""
    weighed: str | None = None
    """The move of which it is asked what it costs."""
    planned: str | None = None
    """What the seat was told to play now when it was advised the move before."""
    iterations: int = 0
    """Where it was played, in a game that is over: so many games are imagined to look into that decision."""
    anew: bool = False
    """Is what was found of it doubtful?"""
    line: bool = False
    """Is it asked how the game would go on after that move, best play by all, to its end?"""
    behind: bool = False
    """Does it wait for all others?"""


class Answer(Struct):
    """A move, hints, what a move costs or what was found of one that was played, or how the bot stumbled: `crash`,
    `nonsense`, `late`; with a detail for the host alone."""

    move: str | None = None
    hints: list[Hint] | None = None
    cost: Cost | None = None
    moment: analysis.Weighed | None = None
    line: list[str] | None = None
    stumble: str | None = None
    detail: str | None = None
    took: float | None = None
    """The seconds that it was thought about, once that had begun."""


class Turn(Struct):
    """What a bot was allowed of its turn so far: all its small decisions share the time of one turn."""

    name: str = ""
    spent: float = 0.0

    def allowed(self, thought: Thought, whole: float) -> float:
        """What this decision may take, of so much for the whole turn: half of what is left. It counts as taken, however
        little the bot needs, so that nothing here depends on what the seat alone knows."""
        name = f"{thought.seat} {thought.turn}"
        if name != self.name:
            self.name, self.spent = name, 0.0
        part = 0.0 if thought.forced else max(whole - self.spent, LEAST * whole) / 2
        self.spent += part
        return part
