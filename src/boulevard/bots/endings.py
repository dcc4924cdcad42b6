"""Endings that a game's exact solver searches out, piece by piece, within whatever bounds: for bots, who have little
time, and for whoever wants to know."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from boulevard.bots.clock import now
from boulevard.bots.cores import endings_of
from boulevard.core.moves import Move
from boulevard.registry import part

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

PIECE = 0.02
"""Seconds between two looks at the clock."""
LEAST = 64
"""So many positions are looked at in the first piece, and in the smallest."""
PACE = 250_000.0
"""Positions a second, before it is known."""
TELLING = 2000
"""Fewer positions than these say nothing about the pace: code may have been loaded meanwhile."""
ENTRIES = 1 << 21
"""What the table that bots share has room for: 32 MB."""


class Solved(NamedTuple):
    """A move, the best one where no other was asked about, and what it is worth to the seat that is asked
    (`core.kernel`): the sign says who wins, half of it is the lead in points."""

    move: Move
    value: int
    lines: dict[str, float] | None = None
    """What the lead is made of at the end, with best play by both; None where that was not looked for."""

    @property
    def lead(self) -> int:
        return int(self.value / 2)

    @property
    def chance(self) -> float:
        return 0.5 * (1 + (self.value > 0) - (self.value < 0))


class Limit:
    """How far may be looked: for so many seconds, at so many positions, or as far as it takes."""

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        between: Callable[[Any], None] | None = None,
    ) -> None:
        """`between` is called after every piece, with the ending that is being looked at."""
        self.seconds, self.nodes, self.between = seconds, nodes, between
        self.began = now()
        self.seen, self.looking = 0, 0.0
        self.piece = LEAST

    @property
    def spent(self) -> float:
        """Seconds since it began."""
        return now() - self.began

    def over(self) -> bool:
        return (self.seconds is not None and self.spent >= self.seconds) or (
            self.nodes is not None and self.seen >= self.nodes
        )

    def answer(self, ending: Any, ask: Callable[[int], bool | None]) -> bool | None:
        """What `ask` answers, asked again and again with so many positions more; None where the limit came first."""
        while True:
            nodes = self.piece if self.nodes is None else min(self.piece, max(0, self.nodes - self.seen))
            before, began = ending.nodes, now()
            answered = ask(nodes)
            took = now() - began
            self.seen += ending.nodes - before
            self.looking += took
            if answered is None:  # a whole piece was looked at
                self.piece = max(LEAST, min(2 * self.piece, int(self.piece * PIECE / max(took, 1e-6))))
            if self.between is not None:
                self.between(ending)
            if answered is not None or self.over():
                return answered


class Unsolved(Exception):
    """The limit came first."""


class Solver:
    """The exact solver of a game's core, within a limit."""

    def __init__(self, core: "Core", limit: Limit, table: Any = None) -> None:
        self.core, self.limit = core, limit
        self.rules, self.endings = part(core.game.name, "kernel.rules"), endings_of(core.game.name)
        self.table = self.endings.new_table() if table is None else table

    def turns(self, s: Any) -> int | None:
        """At most so many turns are left from a state on; None where no ending begins with it: something is still
        hidden or drawn, or all is over."""
        words = self.core.flat.flat(self.core.game, s)
        return int(self.endings.turns_left(self.core.box, words)) if self.endings.begins(self.core.box, words) else None

    def ending(self, s: Any) -> Any:
        """The ending that begins with a state."""
        return self._after(self.core.flat.flat(self.core.game, s))

    def solved(self, ending: Any) -> bool:
        """Search it out."""
        return bool(ending.solved) or self.limit.answer(ending, lambda nodes: ending.look(nodes) or None) is True

    def best(self, ending: Any) -> list[int]:
        """All moves of a solved ending that are as good as the best; Unsolved where the limit came first."""
        return [code for code in self.codes(ending) if self.is_best(ending, code)]

    def is_best(self, ending: Any, code: int) -> bool:
        """Is a move of a solved ending as good as the best? One question tells, which is less than to solve it."""
        words, best = self._played(ending.words, code), int(ending.lower)
        if code == ending.move:
            return True
        if self._is_over(words):
            return bool(self.endings.final_worth(self.core.box, words, ending.seat) == best)
        after = self._after(words)
        same = bool(after.seat == ending.seat)
        answer = self.limit.answer(after, lambda nodes: after.is_worth(best if same else 1 - best, nodes))
        if answer is None:
            raise Unsolved
        return answer == same

    def worths(self, ending: Any) -> dict[int, int]:
        """What each move is worth to the seat that is asked; Unsolved where the limit came first."""
        return {code: self.worth(ending, code) for code in self.codes(ending)}

    def worth(self, ending: Any, code: int) -> int:
        words = self._played(ending.words, code)
        if self._is_over(words):
            return int(self.endings.final_worth(self.core.box, words, ending.seat))
        after = self._after(words)
        if not self.solved(after):
            raise Unsolved
        return int(after.lower if after.seat == ending.seat else -after.lower)

    def line(self, ending: Any) -> list[int]:
        """The moves of a solved ending, best play by both, to its end; Unsolved where the limit came first."""
        found: list[int] = []
        while True:
            found.append(ending.move)
            words = self._played(ending.words, ending.move)
            if self._is_over(words):
                return found
            ending = self._after(words)
            if not self.solved(ending):
                raise Unsolved

    def codes(self, ending: Any) -> list[int]:
        """The legal moves, as the core writes them."""
        from boulevard.core.arrays import np

        moves = np.zeros(self.rules.MOVES, dtype=np.int64)
        count = self.rules.options(self.core.box, ending.words.copy(), moves)
        found: list[int] = moves[:count].tolist()
        return found

    def move(self, code: int) -> Move:
        found: Move = self.core.flat.move(self.core.game, code)
        return found

    def _played(self, words: Any, code: int) -> Any:
        after = words.copy()
        self.rules.do(self.core.box, after, code)
        return after

    def _is_over(self, words: Any) -> bool:
        from boulevard.core.kernel import OVER

        return bool(self.rules.to_act(self.core.box, words) == OVER)

    def _after(self, words: Any) -> Any:
        return self.endings.Ending(self.core.box, words, self.table)


# For bots --------------------------------------------------------------------------------------------------------


class Pace:
    """How many positions a second this machine looks at, as far as it is known; what it did last counts most."""

    def __init__(self) -> None:
        self.nodes, self.seconds = PACE / 10, 0.1

    def learn(self, nodes: int, seconds: float) -> None:
        if nodes < TELLING:
            return
        fading = min(1.0, 1 / self.seconds)
        self.nodes, self.seconds = fading * self.nodes + nodes, fading * self.seconds + seconds

    def within(self, seconds: float) -> int:
        return int(seconds * self.nodes / self.seconds)


PACES = Pace()


@cache
def shared_table(name: str) -> Any:
    """What the solver remembers in this process, from one decision and one game to the next."""
    return endings_of(name).new_table(ENTRIES)


def table_for(name: str, nodes: int) -> Any:
    """An empty table with room for so many positions, or nearly."""
    return endings_of(name).new_table(min(ENTRIES, 1 << max(10, nodes.bit_length())))


def reach(core: "Core", seconds: float | None = None, nodes: int | None = None) -> int:
    """With at most so many turns left, an ending is at least as likely as not to be solved in so many seconds, or by
    looking at so many positions; -1 where none is: the game has no solver."""
    if (endings := endings_of(core.game.name)) is None:
        return -1
    bounds = [PACES.within(seconds)] if seconds is not None else []
    bounds += [nodes] if nodes is not None else []
    return int(endings.reach(min(bounds)))


def exact(
    core: "Core", view: Any, moves: Sequence[Move], seconds: float | None = None, nodes: int | None = None
) -> Solved | None:
    """The best move and its value, where the game has a solver, nothing is hidden or drawn any more, and it was solved
    within so many seconds or positions; None otherwise, and at once where it is not likely to be.

    Between moves of the same value any is played; a game that is decided is still played for its points. With `nodes`
    alone the answer depends on the view and on nothing before it; with `seconds`, what was found before helps.
    """
    if (begun := within_reach(core, view, seconds, nodes)) is None:
        return None
    solver, ending = begun
    solved = solver.solved(ending)
    PACES.learn(solver.limit.seen, solver.limit.looking)
    if not solved:
        return None
    found = solver.move(ending.move)
    return Solved(found, int(ending.lower)) if found in moves else None


def exact_of(
    core: "Core", view: Any, move: Move, seconds: float | None = None, nodes: int | None = None
) -> Solved | None:
    """What one move is worth, where `exact` could say what the best is."""
    if (begun := within_reach(core, view, seconds, nodes)) is None:
        return None
    solver, ending = begun
    try:
        return Solved(move, solver.worth(ending, core.flat.code(core.game, move)))
    except Unsolved:
        return None


def within_reach(core: "Core", view: Any, seconds: float | None, nodes: int | None) -> tuple[Solver, Any] | None:
    """The ending that begins with a view, and a solver for it; None where there is no solver, something is still hidden
    or drawn, or it is not likely to be solved within so many seconds or positions."""
    if endings_of(core.game.name) is None:
        return None
    limit, name = Limit(seconds, nodes), core.game.name
    table = shared_table(name) if seconds is not None or nodes is None else table_for(name, nodes)
    solver, s = Solver(core, limit, table), core.game.determinize(view, Random(0))
    turns = solver.turns(s)
    if turns is None or turns > reach(core, seconds, nodes):
        return None
    return solver, solver.ending(s)
