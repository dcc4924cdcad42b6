"""One search for all games: information-set Monte Carlo tree search from a view.

An iteration imagines a state that fits the view (`determinize`), goes down one tree of moves that all imagined
states share, adds a decision to it, plays on for a little by what a sensible player likes at first sight, and lets the
game's judge say how each seat stands. What comes of it counts for every seat that decided on the way, each for its own
chance to win, so the same search serves two, three and four players, and one against an automaton.

- Moves that some imagined states offer and others do not are counted by how often they were to be had.
- Chance is drawn anew in every iteration and is no part of the tree: a decision after it is the mean over its draws.
- A decision looks at its most promising moves first and at more of them the more often it is reached.

The search asks a game for `determinize`, `clone`, `to_act`, `options`, `chance`, `do`, `scores` and `outcome`, and the
judge for the rest; a faster engine has to answer these alone.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from boulevard.bots.clock import now
from boulevard.core.bot import TIME, Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.steps import CHANCE

EXPLORE = 4.0
"""How much a move's promise weighs against what was found of it, in what findings usually differ by."""
DOUBT = 0.5
"""How much worse than its decision a move is taken to be that was never tried, in the same measure."""
WIDE = 4
"""How many moves a decision looks at when it is new; each visit adds some."""
SHARED = 4
"""So many iterations begin with the same imagined state; chance is drawn anew in each."""
FEW, GUESS = 8, 0.1
"""Before there are leaves, chances are taken to differ by so much, as if that many had been seen."""
THREE_TO_ONE = log(3)
LIMIT = 200
"""Iterations where a budget says nothing."""


class Edge:
    """A move of a decision: how often it was to be had, how often tried, and what came of it for who decides."""

    __slots__ = ("available", "below", "lines", "move", "prior", "total", "visits", "worth")

    def __init__(self, move: Move, prior: float) -> None:
        self.move, self.prior = move, prior
        self.visits = self.available = 0
        self.total = self.worth = 0.0
        self.lines: dict[str, float] = {}
        self.below: Node | None = None

    def next(self) -> Move | None:
        """The move that was tried most after this one, if any was tried more than once."""
        tried = [one for one in self.below.edges.values() if one.visits > 1] if self.below else []
        return max(tried, key=lambda one: one.visits).move if tried else None


class Tried(Struct):
    """A move that a search has looked at, and what was found of it."""

    move: Move
    visits: int
    chance: float
    """The mean of what came of it, for who decides."""
    worth: float
    """The same, with the best that is known to follow where the same seat goes on."""
    prior: float
    lines: dict[str, float] = {}
    """What the lead is made of, where that was wanted."""
    then: Move | None = None
    """The move that was tried most after this one, if any was tried more than once."""


class Told(NamedTuple):
    """What a search can tell of a move."""

    lines: dict[str, float]
    """What the lead after it is made of."""
    ended: float | None = None
    """The share of the victory, where all that was looked at came to the end of the game; None where it did not."""


class Searching(Protocol):
    """A search from one view, by the readable rules or in a compiled core."""

    netted: bool
    """Does the game's net look at the positions?"""

    @property
    def done(self) -> int:
        """Iterations so far."""

    @property
    def seconds(self) -> float: ...

    def run(self, moves: Sequence[Move], weights: Sequence[float], budget: Budget) -> None: ...

    def tried(self, telling: bool = False, least: int = 0) -> list[Tried]:
        """The moves that it offers, the one tried most first; `telling`: with what their leads are made of; `least`:
        those alone that were tried so often."""

    def again(self, move: Move, times: int) -> None:
        """So many iterations more that begin with this move."""

    def told(self, move: Move) -> Told:
        """What the lead after a move that was tried is made of, as exactly as the search can tell, and how it ends."""

    def follow(self, move: Move, view: Any, rng: Random) -> bool:
        """Go on from the view after a move of this one's seat, where nothing was drawn or shown in between, with what
        was found there already; False where nothing was."""


class Node:
    """A decision: its moves, the most promising first."""

    __slots__ = ("edges", "moves", "ranked", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.moves: Sequence[Move] = ()
        self.edges: dict[Move, Edge] = {}
        self.ranked: list[Edge] = []

    def offered(self, moves: Sequence[Move]) -> list[Edge] | None:
        """The edges of the moves that are to be had this time, the most promising first; none if one is new."""
        if moves == self.moves:
            return self.ranked
        found = [self.edges.get(move) for move in moves]
        if None in found:
            return None
        return sorted((edge for edge in found if edge is not None), key=lambda edge: -edge.prior)

    def open(self, moves: Sequence[Move], weights: Sequence[float]) -> list[Edge]:
        """The same where some moves are new."""
        whole = sum(weights) or 1.0
        for move, weight in zip(moves, weights, strict=True):
            if move not in self.edges:
                self.edges[move] = Edge(move, weight / whole)
        ranked = sorted((self.edges[move] for move in moves), key=lambda edge: -edge.prior)
        if not self.moves:
            self.moves, self.ranked = moves, ranked
        return ranked

    def select(self, ranked: list[Edge], usual: float) -> Edge:
        """The move to try next: what was found of it, and what it promises for how little it was tried.

        `usual` is by how much chances differ from leaf to leaf: a search that finds small differences weighs them.
        """
        unknown = (self.total / self.visits if self.visits else 0.5) - DOUBT * usual
        promise = EXPLORE * usual
        best, best_worth = ranked[0], float("-inf")
        for edge in ranked[: WIDE + int(sqrt(self.visits))]:
            edge.available += 1
            tried = edge.visits
            found = edge.worth if tried else unknown
            worth = found + promise * edge.prior * sqrt(edge.available) / (1 + tried)
            if worth > best_worth:
                best, best_worth = edge, worth
        return best


class Step(NamedTuple):
    """A decision on the way to a leaf."""

    seat: str
    node: Node
    edge: Edge
    drew: bool
    """Was anything drawn before it, since the decision before?"""


class Spread:
    """The mean of what was found at the leaves, such as chances, and by how much it differs from leaf to leaf."""

    def __init__(self) -> None:
        self.count, self.mean, self.squares = 0, 0.5, 0.0

    def add(self, found: float) -> None:
        self.count += 1
        off = found - self.mean
        self.mean += off / self.count
        self.squares += off * (found - self.mean)

    @property
    def usual(self) -> float:
        """The standard deviation; a few leaves more than there were, so that the first ones do not mislead."""
        return sqrt((self.squares + FEW * GUESS * GUESS) / (self.count + FEW))


class Standing:
    """What a seat has on its score sheet, and what it may expect beyond."""

    __slots__ = ("points", "prospects", "sheet")

    def __init__(self, sheet: Mapping[str, float], prospects: Mapping[str, float]) -> None:
        self.sheet, self.prospects = sheet, prospects
        self.points = sheet["total"] + sum(prospects.values())

    def lines(self) -> dict[str, float]:
        """What the points are made of."""
        found = {line: float(points) for line, points in self.sheet.items() if line != "total"}
        for source, points in self.prospects.items():
            found[source] = found.get(source, 0.0) + points
        return found


class Search:
    """A search from one view."""

    netted = False

    def __init__(self, game: AnyGame, judge: Judge, view: Any, rng: Random, telling: bool = False) -> None:
        self.game, self.judge, self.view, self.rng = game, judge, view, rng
        self.telling = telling
        """Is it wanted what leads are made of?"""
        self.root = Node()
        self.began = now()
        self.done = 0
        self.imagined: Any = None
        self.spread = Spread()
        self.times: dict[str, Spread] = {}

    def follow(self, move: Move, view: Any, rng: Random) -> bool:
        below = self.root.edges[move].below if move in self.root.edges else None
        if below is None:
            return False
        self.root, self.view, self.rng = below, view, rng
        self.began, self.done, self.imagined = now(), 0, None
        return True

    def run(self, moves: Sequence[Move], weights: Sequence[float], budget: Budget) -> None:
        """Search until the budget is used up, or nothing can change what was tried most."""
        if not self.root.moves:
            self.root.open(moves, weights)
        prepared = self.seconds
        most = LIMIT if budget.iterations is None and budget.seconds is None else budget.iterations
        while most is None or self.done < most:
            left = None if most is None else most - self.done
            if budget.seconds is not None and self.done:
                if (spent := self.seconds) >= budget.seconds:
                    break
                in_time = int(self.done * (budget.seconds - spent) / max(spent - prepared, 1e-6))
                left = in_time if left is None else min(left, in_time)
            if left is not None and not self.telling and self.decided(left):
                break
            self.iterate()

    @property
    def seconds(self) -> float:
        """How long it has been thought, what came before the first iteration included."""
        return now() - self.began

    def decided(self, left: int) -> bool:
        """Can no other move be tried more often than the leading one in what is left?"""
        first, second = sorted((edge.visits for edge in self.root.edges.values()), reverse=True)[:2]
        return first - second > left

    def tried(self, telling: bool = False, least: int = 0) -> list[Tried]:
        known = [edge for edge in self.root.edges.values() if edge.visits >= least]
        edges = sorted(known, key=lambda edge: (-edge.visits, -edge.worth, -edge.prior))
        return [
            Tried(
                edge.move,
                edge.visits,
                edge.total / max(1, edge.visits),
                edge.worth,
                edge.prior,
                {line: total / edge.visits for line, total in edge.lines.items()},
                edge.next(),
            )
            for edge in edges
        ]

    def told(self, move: Move) -> Told:
        edge = self.root.edges[move]
        return Told({line: total / edge.visits for line, total in edge.lines.items()})

    def again(self, move: Move, times: int) -> None:
        for _ in range(times):
            self.iterate(self.root.edges[move])

    def iterate(self, first: Edge | None = None) -> None:
        """Once from the root to a leaf; `first` is the move to begin with, where it is not to be chosen."""
        game = self.game
        if self.done % SHARED == 0 or self.imagined is None:
            self.imagined = game.determinize(self.view, self.rng)
        s = game.clone(self.imagined)
        node = self.root
        path: list[Step] = []
        drew = False
        while True:
            drew = drew or game.to_act(s) == (CHANCE,)
            seat = self.next_seat(s)
            if seat is None:
                break
            moves = game.options(s, seat)
            if len(moves) == 1:
                game.do(s, moves[0])
                continue
            fresh = not node.moves
            ranked = node.offered(moves) or node.open(moves, self.judge.priors(game, s, seat, moves))
            edge = first if first is not None and not path else node.select(ranked, self.spread.usual)
            path.append(Step(seat, node, edge, drew))
            drew = False
            game.do(s, edge.move)
            if fresh or not edge.visits:
                self.play_on(s)
                break
            if edge.below is None:
                edge.below = Node()
            node = edge.below
        self.learn(s, path)
        self.done += 1

    def next_seat(self, s: Any) -> str | None:
        """Who decides next, after chance has spoken; nobody once the game is over."""
        game = self.game
        while to_act := game.to_act(s):
            if to_act[0] != CHANCE:
                return to_act[0]
            game.do(s, drawn(game.chance(s), self.rng))
        return None

    def play_on(self, s: Any) -> None:
        """Go on by what everybody likes at first sight, until the judge finds the moment good."""
        game, judge = self.game, self.judge
        steps = 0
        while (seat := self.next_seat(s)) is not None and not judge.rests(game, s, steps):
            moves = game.options(s, seat)
            if len(moves) == 1:
                game.do(s, moves[0])
                continue
            weights = judge.priors(game, s, seat, moves)
            game.do(s, moves[weights.index(max(weights))])
            steps += 1

    def learn(self, s: Any, path: list[Step]) -> None:
        """Everybody who decided on the way learns what it led to. Where the same seat decides again, the move is worth
        what the best that follows is, unless something was drawn in between: the best of what was tried once or twice
        was only lucky, and alone against chance, where nobody else decides, luck would add up over the whole game."""
        chances, standings = outlook(self.game, self.judge, s, self.times)
        later: Step | None = None
        for step in reversed(path):
            seat, node, edge, _ = step
            node.visits += 1
            node.total += chances[seat]
            edge.visits += 1
            edge.total += chances[seat]
            if later is not None and later.seat == seat and not later.drew:
                edge.worth = max(one.worth for one in later.node.edges.values() if one.visits)
            else:
                edge.worth = edge.total / edge.visits
            later = step
        seat, _, edge, _ = path[0]
        self.spread.add(chances[seat])
        if self.telling:
            for line, difference in ahead(standings, seat).items():
                edge.lines[line] = edge.lines.get(line, 0.0) + difference


def drawn(outcomes: Sequence[tuple[Move, int]], rng: Random) -> Move:
    """One of the outcomes, by their weights."""
    if len(outcomes) == 1:
        return outcomes[0][0]
    at = rng.random() * sum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        at -= weight
        if at < 0:
            return move
    return outcomes[-1][0]


def outlook(
    game: AnyGame, judge: Judge, s: Any, times: dict[str, Spread] | None = None
) -> tuple[Mapping[str, float], Mapping[str, Standing]]:
    """Everybody's chance to win, and what everybody may expect.

    `times`, to which it adds, says how everybody was off for time in the states seen before. To be better off than
    usual counts; what is usual says nothing about who will win.
    """
    over = game.outcome(s)
    if over is not None:
        standings = {seat: Standing(sheet, {}) for seat, sheet in over.scores.items()}
        return {seat: (seat in over.winners) / len(over.winners) for seat in standings}, standings
    prospects, spread = judge.prospects(game, s)
    for seat, parts in prospects.items():
        if TIME in parts:
            usual = (times if times is not None else {}).setdefault(seat, Spread())
            usual.add(parts[TIME])
            parts[TIME] -= usual.mean
    standings = {seat: Standing(sheet, prospects.get(seat, {})) for seat, sheet in game.scores(s).items()}
    return chances_of({seat: one.points for seat, one in standings.items()}, spread), standings


def chances_of(points: Mapping[str, float], spread: float) -> dict[str, float]:
    """Chances to win by expected points: `spread` ahead of one rival wins three times of four."""
    best = max(points.values())
    weights = {seat: exp(THREE_TO_ONE * (one - best) / spread) for seat, one in points.items()}
    whole = sum(weights.values())
    return {seat: weight / whole for seat, weight in weights.items()}


def honest(found: float, scored: int, outlook: tuple[float, float]) -> float:
    """The chance to win, among so many, of which a search found so much. It tries bad moves too, and so is more
    moderate than it might be; and it hopes, since it thinks harder for itself than for others (`Judge.OUTLOOK`;
    `outlooks` where a net is asked)."""
    if not 0.0 < found < 1.0 or scored < 2:
        return found
    (sureness, hope), fair = outlook, log(1 / (scored - 1))
    return 1 / (1 + exp(hope - fair - sureness * (log(found / (1 - found)) - fair)))


def ahead(standings: Mapping[str, Standing], seat: str) -> dict[str, float]:
    """How far a seat is ahead of its best rival, by the lines of the score sheet and the prospects."""
    mine = standings[seat].lines()
    rivals = max((one for other, one in standings.items() if other != seat), key=lambda one: one.points).lines()
    return {line: mine.get(line, 0.0) - rivals.get(line, 0.0) for line in dict.fromkeys([*mine, *rivals])}
