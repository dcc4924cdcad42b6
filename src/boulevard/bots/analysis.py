"""A game looked through: what every decision gave away, how much was luck, where it turned, and what decided it.

Each decision is judged by what its seat could know then, and by nothing that came later: the chance to win and the lead
with the best move found, and with the one that was played (`bots.costs`). Where a game's solver reaches, this is exact.

Between what a move left to a seat and what it had at the next decision lies what nobody decided: draws and things that
were shown. That is luck. Where nothing was drawn or shown in between, the two should be the same, and what they differ
by says how far the estimates may be off. Between two seats what one loses the other gains. Among more, a seat's chance
is known at its own decisions alone, and what the others did in between counts with the luck.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from boulevard.bots import kept_code
from boulevard.bots.advice import Hint, hinted, sober
from boulevard.bots.cores import core_of, has_core
from boulevard.bots.costs import Cost, looked_into
from boulevard.bots.endings import Solved, exact, exact_of
from boulevard.bots.maitre import EXACT, Maitre
from boulevard.bots.outlooks import reads_by_net
from boulevard.bots.proving import played_out
from boulevard.core.bot import Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, open_table, replaying

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

VERSION = 6
"""Raised whenever other figures may be found of the same game: what was kept of it is then made anew."""
ITERATIONS, MOST = 300, 900
"""Games that are imagined for a decision: at least, and at most."""
WHOLE = 90_000
"""So many are imagined for a game, shared by its choices: a short one is looked into more deeply than a long one, in
about the same time."""
ROUGH, DEEP = (8, 24), (32, 120)
"""How exactly leads are told (`cored.LEAVES`): for the first look, and for those after it."""
LEAST = 8
"""Fewer ways on say nothing."""
SPARE = 2
"""Where a game's net is asked, so much fewer positions say what leads are made of."""
DEEPER, DEEPEST, ANEW = 4, 12, 40
"""A move that seems to cost anything is looked into again, with so many times as many; what would then be called a slip
or a mistake once more; and anew, where the next decision says otherwise."""
NODES = 200_000
"""An ending is given up after so many positions."""
SHOWN = 3
"""At most so many of the best moves are kept."""
ABOUT = 0.9
"""A change of so much of the largest is about as large."""
TURN, CROSSING = 0.15, 0.1
"""Where somebody's chance changes by so much at once, the game turns; by as much as makes a slip, where it crosses a
half."""
JUMP = 0.1
"""Where the next decision says so much more or less of a chance than was found of a move, the move is looked into anew:
much may have been drawn in between, or the search did not see far enough."""


class Decision(Struct, frozen=True):
    """A decision that counts, as it was to be made."""

    ply: int
    seat: str
    view: Any
    moves: Sequence[Move]
    text: str
    """What was played."""
    drawn: bool
    """Was anything drawn or shown since the decision before? What had to come is no draw."""


class Best(Hint, frozen=True, kw_only=True):
    """One of the best moves as a hint: the first is compared with the others, each of these with the first."""

    exact: bool


class Weighed(Struct, frozen=True):
    """A decision, and what was found of it."""

    ply: int
    seat: str
    drawn: bool
    cost: Cost | None = None
    """None where there was only one move, or it was not looked at."""
    best: list[Best] = []
    only: bool = False

    @property
    def before(self) -> float:
        """The chance to win with the best move."""
        assert self.cost is not None
        return self.cost.value if self.cost.better is None else self.cost.better.value


class Given(Struct):
    """What a seat gave away, and what it was given by luck."""

    choices: int = 0
    """Decisions with more than one move."""
    slips: int = 0
    mistakes: int = 0
    points: float = 0.0
    chance: float = 0.0
    luck: float = 0.0
    small: float = 0.0
    """What its chance changed by where nothing was drawn or shown and no move stands out: differences too small to be
    told of any one move, which come to much in a long game; between two seats alone."""

    @property
    def accuracy(self) -> float | None:
        """The share of its choices that cost nothing worth a word, a slip counted by half; None without a choice."""
        return None if not self.choices else 1 - (self.mistakes + self.slips / 2) / self.choices


class Turn(Struct, frozen=True):
    """A change of somebody's chance: by the move at this ply or, where it is `luck`, by what was drawn or shown before
    it; the end of a game has no ply."""

    ply: int | None
    seat: str
    before: float
    change: float
    luck: bool

    @property
    def is_large(self) -> bool:
        leads = (self.before - 0.5) * (self.before + self.change - 0.5) < 0
        return abs(self.change) >= (CROSSING if leads else TURN)


class Analysis(Struct, frozen=True):
    moments: list[Weighed]
    seats: dict[str, Given]
    turns: list[Turn]
    doubt: float | None
    """By how much, in the mean, estimates differ that should be the same; None where none can be compared."""
    decided: Turn | None
    """What helped the winner most; None where nothing stands out, or nobody won alone."""
    winner: str | None = None
    """Who won alone, where it was played to its end."""

    @property
    def gained(self) -> str | None:
        """The winner, who came ahead by many small differences, where nothing else decided it."""
        if self.decided is not None or self.winner is None or self.slipped is not None:
            return None
        return self.winner if self.of_winner.small >= TURN else None

    @property
    def slipped(self) -> str | None:
        """Of two, who gave the game away by many moves that cost something, where none of them decided it."""
        others = [seat for seat in self.seats if seat != self.winner]
        if self.decided is not None or self.winner is None or len(others) != 1:
            return None
        more = self.seats[others[0]].chance - self.of_winner.chance
        return others[0] if more >= max(TURN, self.of_winner.small) else None

    @property
    def of_winner(self) -> Given:
        """Nothing, where the winner decides nothing: Daniel."""
        return self.seats.get(self.winner or "", Given())


def decisions(game: AnyGame, record: Record) -> tuple[list[Decision], Table, Problem | None]:
    """The decisions of a record that count, its table at the end, and, where a line cannot be played, why; then the
    decisions before it."""
    table = open_table(game, record)
    found: dict[int, Decision] = {}
    drawn, certain, stopped = False, False, None
    try:
        for ply, line in replaying(table, record):
            drawn = drawn or (table.last_is_fence and not certain)
            certain = line.seat == CHANCE and table.to_act == (CHANCE,) and len(game.chance(table.state)) == 1
            if line.seat in (CHANCE, TABLE) or ply < record.begun or line.seat not in table.to_act:
                continue
            view, moves = game.view(table.state, line.seat), game.options(table.state, line.seat)
            found[ply] = Decision(ply, line.seat, view, moves, line.text, drawn)
            drawn = False
    except Problem as problem:
        stopped = problem
    live = {ply for seat in table.players for ply in table.live_plies(seat)}
    return [one for one in found.values() if one.ply in live], table, stopped


class Reader(Maitre):
    """Looks at a decision of a game that is over, and at endings as far as they can be searched out."""

    nodes = NODES

    def asks_net(self, core: "Core", budget: Budget, telling: bool) -> bool:
        return core.has_net and reads_by_net(self.game.package) > 0

    @property
    def each(self) -> int:
        """So many games that are imagined are worth one look with the game's net; 1 where it is not asked."""
        core = core_of(self.game)
        return reads_by_net(self.game.package) or 1 if core is not None and core.has_net else 1

    def all_solved(
        self, view: Any, moves: Sequence[Move], budget: Budget, about: Move | None = None
    ) -> Sequence[Solved]:
        core, nodes = core_of(self.game), self.nodes
        if core is None or nodes == 0:
            return ()
        best = exact(core, view, moves, None, nodes)
        other = (
            best if best is None or about is None or about == best.move else exact_of(core, view, about, None, nodes)
        )
        if best is None or other is None:
            self.nodes = 0  # nor will it be found out by another look
            return ()
        return [played_out(self.game, view, one) for one in ((best,) if other is best else (best, other))]


def has_ready_core(game: AnyGame) -> bool:
    return has_core(game.name) and kept_code.is_ready(game.name)


def depth(game: AnyGame, made: Sequence[Decision]) -> int:
    """How many games are imagined for each decision of a game; the fewest where it has no core, which takes long."""
    if not has_ready_core(game):
        return ITERATIONS
    return min(MOST, max(ITERATIONS, WHOLE // max(1, sum(len(one.moves) > 1 for one in made))))


def looks(game: AnyGame, made: Sequence[Decision]) -> int:
    """How many ways on that is, at least."""
    return depth(game, made) // (reads_by_net(game.package) or 1)


def weighed(
    game: AnyGame,
    one: Decision,
    iterations: int = ITERATIONS,
    seconds: float | None = None,
    times: int = 1,
    anew: bool = False,
) -> Weighed:
    """What is found of a decision: the same, whoever looks, unless a look ends after so many seconds, of which there
    are two at most. `times`: so many times as deeply, to compare with; `anew`: what was found of it is doubtful."""
    if len(one.moves) == 1:
        return Weighed(one.ply, one.seat, one.drawn, only=True)
    reader, move = Reader(game), game.parse(one.text)

    each = reader.each
    spare = SPARE if each > 1 else 1

    def look(deeper: int, leaves: tuple[int, int]) -> tuple[Cost, list[Candidate]]:
        reader.leaves = leaves[0] * times // spare, leaves[1] * times // spare
        rng = Random(f"{one.ply} {one.seat}")
        budget = Budget(max(LEAST, deeper * times * iterations // each), seconds, per_decision=True)
        return looked_into(reader, one.view, one.moves, move, rng, budget)

    if anew:
        cost, compared = look(ANEW, DEEP)
        return Weighed(one.ply, one.seat, one.drawn, cost, best_of(reader, one.view, compared))
    cost, compared = look(1, ROUGH)
    if cost.better is not None:
        cost, compared = look(DEEPER, DEEP)
    if cost.grade != "good" and not cost.exact and seconds is None:
        cost, compared = look(DEEPEST, DEEP)
    return Weighed(one.ply, one.seat, one.drawn, cost, best_of(reader, one.view, compared))


def is_doubtful(table: Table, one: Weighed, others: Iterable[Weighed]) -> bool:
    """Does what comes after a move say something else of its chance? It is held against the next choice among the
    others, or against the end of the game, so a game is looked through from there. What comes later says only that a
    move is to be looked into anew, and nothing of what is found."""
    if one.cost is None or one.cost.exact:
        return False
    later = [each for each in others if each.ply > one.ply and each.cost is not None]
    if later:
        after = min(later, key=lambda each: each.ply)
        if after.seat != one.seat and len(table.players) != 2:
            return False
        then = after.before if after.seat == one.seat else 1 - after.before
    elif (outcome := table.outcome) is not None and outcome.played_out and outcome.winners:
        then = (one.seat in outcome.winners) / len(outcome.winners)
    else:
        return False
    return abs(then - one.cost.value) >= JUMP


def best_of(reader: Reader, view: Any, compared: Sequence[Candidate]) -> list[Best]:
    first, *others = compared
    best = []
    for each in compared[:SHOWN]:
        hint = hinted(reader, view, each, others if each is first else [first])
        best.append(Best(**asdict(hint), exact=EXACT in each.lines))
    return best


# The whole -----------------------------------------------------------------------------------------------------------


def analysed(table: Table, moments: Sequence[Weighed]) -> Analysis:
    """What the decisions of a game come to; some of them may not have been looked at."""
    reading = _Reading(tuple(table.players))
    for moment in moments:
        reading.read(moment)
    outcome = table.outcome
    winners = outcome.winners if outcome is not None and outcome.played_out else ()
    if winners:
        reading.end({seat: sober((seat in winners) / len(winners)) for seat in table.players})
    doubts = reading.doubts
    return Analysis(
        list(moments),
        reading.seats,
        [one for one in reading.turns if one.is_large],
        sum(doubts) / len(doubts) if doubts else None,
        reading.decided(winners[0]) if len(winners) == 1 else None,
        winners[0] if len(winners) == 1 else None,
    )


class Standing(Struct, frozen=True):
    """How a game stands after a decision: everybody's chance to win, and the lead over the best rival. Each is known
    at the own decisions; among more than two, the others share what a chance leaves, as they stood before."""

    chances: dict[str, float]
    leads: dict[str, float]


def standings(seats: Sequence[str], moments: Sequence[Weighed]) -> Iterator[Standing]:
    """After each decision in turn; `seats` are all who are scored."""
    chances, leads = dict.fromkeys(seats, 1 / len(seats)), dict.fromkeys(seats, 0.0)
    for moment in moments:
        if moment.cost is not None:
            own, others = moment.cost.value, [seat for seat in seats if seat != moment.seat]
            had = sum(chances[seat] for seat in others)
            chances.update({seat: (1 - own) * chances[seat] / had for seat in others}, **{moment.seat: own})
            leads[moment.seat] = moment.cost.lead
            if len(others) == 1:
                leads[others[0]] = -moment.cost.lead
        yield Standing({seat: round(chance, 3) for seat, chance in chances.items()}, dict(leads))


class _Reading:
    """A game read from its first decision to its end, with what each seat's chance was when it was last known."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = {seat: Given() for seat in seats}
        self.rival = dict(zip(seats, reversed(seats), strict=True)) if len(seats) == 2 else {}
        self.known: dict[str, float] = {}
        self.drawn = False
        self.turns: list[Turn] = []
        self.doubts: list[float] = []

    def read(self, moment: Weighed) -> None:
        self.drawn = self.drawn or moment.drawn
        if (cost := moment.cost) is None:
            return
        seat, given = moment.seat, self.seats[moment.seat]
        self.compare(moment.ply, seat, moment.before)
        given.choices += 1
        given.slips += cost.grade == "slip"
        given.mistakes += cost.grade == "mistake"
        given.points += cost.points
        given.chance += cost.chance
        if cost.chance:
            self.turns.append(Turn(moment.ply, seat, moment.before, -cost.chance, luck=False))
        self.know(seat, cost.value)

    def end(self, chances: Mapping[str, float]) -> None:
        for seat in list(chances)[: 1 if self.rival else None]:
            self.compare(None, seat, chances[seat])

    def know(self, seat: str, chance: float) -> None:
        self.known[seat], self.drawn = chance, False
        if rival := self.rival.get(seat):
            self.known[rival] = 1 - chance

    def compare(self, ply: int | None, seat: str, chance: float) -> None:
        """What a seat has now, with what its last move, or its only rival's, left it."""
        if (was := self.known.get(seat)) is None:
            return
        change, rival = chance - was, self.rival.get(seat)
        if rival and not self.drawn:
            self.doubts.append(abs(change))
            if abs(change) < TURN:
                self.seats[seat].small += change
                self.seats[rival].small -= change
            return
        self.seats[seat].luck += change
        if rival:
            self.seats[rival].luck -= change
        self.turns.append(Turn(ply, seat, was, change, luck=True))

    def decided(self, winner: str) -> Turn | None:
        """What helped the winner most; of several that did so about as much, the last: what was given back did not
        decide it."""
        most = max((self.helps(one, winner) for one in self.turns), default=0.0)
        if most < TURN:
            return None
        return next(one for one in reversed(self.turns) if self.helps(one, winner) >= ABOUT * most)

    def helps(self, one: Turn, winner: str) -> float:
        """How much of a chance it gave the winner; what another one of several lost, it gave to all of them."""
        return one.change if one.seat == winner else -one.change / max(1, len(self.seats) - 1)
