"""Is one move clearly best, and what proves it? For problems to solve.

Where a game's solver reaches it is proven: all that can follow was searched out after every legal move. Elsewhere a
deep search has to find the same move, clearly ahead of the next, in several looks, each of which imagines what is
hidden, and what will be drawn, by other lots.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from boulevard.bots.advice import drivers, named, sober
from boulevard.bots.cores import core_of, endings_of
from boulevard.bots.endings import Limit, Solved, Solver, Unsolved, table_for
from boulevard.bots.maitre import Maitre
from boulevard.bots.search import Standing, ahead, honest
from boulevard.core.bot import Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.puzzles import Step

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

POINTS = 5
"""By the solver, a move is clearly best if it brings so many points more than any other, or another result."""
CHANCE, LEAD = 0.2, 1.0
"""By the search, if the chance with it is so much greater, and it brings so many points more."""
NODES = 2_000_000
"""An ending is given up after so many positions."""
ITERATIONS, SEEDS = 3000, 3
"""A look of the search: ten times as many games are imagined as at least when a game is looked through
(`analysis.ITERATIONS`); and so many looks must agree."""
GLANCES = ((100, 0.4), (1000, 0.9))
"""So many games are imagined before that is worth while, and the lead must be that part of what is asked for."""


def sign(value: int) -> int:
    return (value > 0) - (value < 0)


def clear(best: int, second: int) -> bool:
    """Is a move that is worth so much clearly better than one that is worth so much?"""
    return best > second and (int(best / 2) - int(second / 2) >= POINTS or sign(best) != sign(second))


# By the solver ---------------------------------------------------------------------------------------------------


def solver_for(core: "Core", nodes: int = NODES) -> Solver:
    return Solver(core, Limit(nodes=nodes), table_for(core.game.name, nodes))


def worths(core: "Core", s: Any, nodes: int = NODES) -> list[int] | None:
    """What each legal move is worth to the seat that is asked, in the order in which the rules offer them; None where
    no ending begins here, or it is too long."""
    solver, game = solver_for(core, nodes), core.game
    if solver.turns(s) is None:
        return None
    try:
        found = solver.worths(solver.ending(s))
    except Unsolved:
        return None
    by_move = {solver.move(code): worth for code, worth in found.items()}
    return [by_move[move] for move in game.options(s, game.to_act(s)[0])]


def exact_step(core: "Core", s: Any) -> Step | None:
    """The one clearly best move of an ending, proven; None where there is none, or no other."""
    moves = core.game.options(s, core.game.to_act(s)[0])
    if len(moves) < 2 or (found := worths(core, s)) is None:
        return None
    first, second = sorted(found, reverse=True)[:2]
    return Step(str(moves[found.index(first)]), worths=found) if clear(first, second) else None


def best_line(core: "Core", s: Any, nodes: int = NODES) -> list[str] | None:
    """The best moves by both from here to the end, as lines; None where they cannot be searched out."""
    game, solver = core.game, solver_for(core, nodes)
    if not game.to_act(s):
        return []
    if solver.turns(s) is None:
        return None
    ending = solver.ending(s)
    try:
        codes = solver.line(ending) if solver.solved(ending) else None
    except Unsolved:
        return None
    if codes is None:
        return None
    lines, s = list[str](), game.clone(s)
    for code in codes:
        move = solver.move(code)
        lines.append(f"{game.to_act(s)[0]} {move}")
        game.do(s, move)
    return lines


def line_after(game: AnyGame, view: Any, move: Move) -> list[str] | None:
    """The best moves by both after a move, to the end; None where there is no core, or they cannot be searched out."""
    if (core := core_of(game)) is None or endings_of(game.name) is None:
        return None
    s = game.determinize(view, Random(0))
    game.do(s, move)
    return best_line(core, s)


def played_out(game: AnyGame, view: Any, one: Solved) -> Solved:
    """A solved move with what its lead is made of once both have played as well as can be."""
    if (after := line_after(game, view, one.move)) is None:
        return one
    s = game.determinize(view, Random(0))
    for move in (one.move, *(game.parse(line.partition(" ")[2]) for line in after)):
        game.do(s, move)
    standings = {seat: Standing(sheet, {}) for seat, sheet in game.scores(s).items()}
    return one._replace(lines=ahead(standings, view.seat))


# By the search ---------------------------------------------------------------------------------------------------


def look(
    game: AnyGame, view: Any, moves: Sequence[Move], iterations: int, seed: int
) -> tuple[Candidate, list[Candidate]]:
    """The best move by one look, and those that were tried as often, the best of them first."""
    budget = Budget(iterations, per_decision=True)
    found = Maitre(game).candidates(view, moves, Random(f"puzzle {seed}"), budget)
    most = max(one.visits for one in found)
    best, *others = sorted((one for one in found if one.visits == most), key=lambda one: -one.value)
    return best, others


def worth_a_look(core: "Core", view: Any, moves: Sequence[Move]) -> bool:
    """May one move be clearly best? Two glances by the core alone: the deep looks go where they are worth it."""
    judge = Maitre(core.game).judge
    search, scored = core.search(view, judge, Random(0), telling=True), len(core.game.sheet(view))
    for iterations, part in GLANCES:
        search.run(moves, (), Budget(iterations, per_decision=True))
        tried = sorted((one for one in search.tried() if one.visits), key=lambda one: -one.visits)
        favourite, *others = [honest(one.chance, scored, judge.OUTLOOK) for one in tried]
        if favourite - max(others, default=favourite) < part * CHANCE:
            return False
    return True


def searched_step(
    game: AnyGame, view: Any, moves: Sequence[Move], iterations: int = ITERATIONS, seeds: int = SEEDS
) -> Step | None:
    """The move that every look finds clearly best; None where there is none, or no other."""
    found: list[tuple[Candidate, Candidate]] = []
    for seed in range(seeds):
        best, others = look(game, view, moves, iterations, seed)
        if not others or sober(best.value) - sober(others[0].value) < CHANCE or best.lead - others[0].lead < LEAD:
            return None
        if found and best.move != found[0][0].move:
            return None
        found.append((best, others[0]))
    best, other = min(found, key=lambda pair: pair[0].value - pair[1].value)
    told = drivers(best, [other], named(Maitre(game)))
    if not any(one.points > 0 for one in told):  # nothing that has a name speaks for it: nothing is learnt
        return None
    return Step(
        str(best.move),
        chance=sober(best.value),
        lead=round(best.lead, 1),
        next=str(other.move),
        next_chance=sober(other.value),
        next_lead=round(other.lead, 1),
        drivers=[(one.line, one.points) for one in told],
    )
