"""Thousands of games, a step of each at a time: compiled with a game's core, as `bots/tree.py` is."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import CHANCE, OVER, Lots, Words, below, compiled, drawn

rules: Any = globals().get("rules")
encoding: Any = globals().get("encoding")
"""A game's kernel, put here by who loads this source."""


class Arrays(NamedTuple):
    """By game: its words, its lots, who is asked, what is allowed, what the last step brought, what is seen."""

    states: Words
    lots: Lots
    seat: NDArray[np.int8]
    legal: NDArray[np.int16]
    counts: NDArray[np.int32]
    reward: NDArray[np.float32]
    points: NDArray[np.int16]
    over: NDArray[np.bool_]
    planes: Words
    numbers: NDArray[np.int16]


class Paper(NamedTuple):
    """What a step writes on."""

    moves: Words
    weights: Words
    sheets: Words
    won: NDArray[np.float64]


def arrays(games: int) -> Arrays:
    return Arrays(
        states=np.zeros((games, encoding.STATE), np.int64),
        lots=np.zeros((games, 1), np.uint64),
        seat=np.zeros(games, np.int8),
        legal=np.zeros((games, encoding.CHOICES), np.int16),
        counts=np.zeros(games, np.int32),
        reward=np.zeros((games, rules.SEATS), np.float32),
        points=np.zeros((games, rules.SEATS), np.int16),
        over=np.zeros(games, np.bool_),
        planes=np.zeros((games, encoding.PLANES), np.int64),
        numbers=np.zeros((games, encoding.NUMBERS), np.int16),
    )


def paper() -> Paper:
    return Paper(
        moves=np.zeros(rules.MOVES, np.int64),
        weights=np.zeros(rules.MOVES, np.int64),
        sheets=np.zeros((rules.SEATS, rules.LINES), np.int64),
        won=np.zeros(rules.SEATS),
    )


@compiled
def ask(box: Words, a: Arrays, g: int, drawing: bool, paper: Paper) -> None:
    """Who is asked next, and for what; chance speaks first, where it is drawn."""
    s = a.states[g]
    seat = rules.to_act(box, s)
    while seat == CHANCE and drawing:
        count = rules.chance(box, s, paper.moves, paper.weights)
        rules.do(box, s, paper.moves[drawn(paper.weights, count, a.lots[g])])
        seat = rules.to_act(box, s)
    a.seat[g] = seat
    if seat >= 0:
        a.counts[g] = encoding.legal(box, s, a.legal[g], paper.moves)
    elif seat == CHANCE:
        a.counts[g] = rules.chance(box, s, paper.moves, paper.weights)
    else:
        a.counts[g] = 0


@compiled
def begin(box: Words, a: Arrays, g: int, roots: Words, drawing: bool, paper: Paper) -> None:
    """A new game, from one of these set-ups."""
    root = below(a.lots[g], roots.shape[0])
    for word in range(encoding.STATE):
        a.states[g, word] = roots[root, word]
    ask(box, a, g, drawing, paper)


@compiled
def begin_all(box: Words, a: Arrays, roots: Words, drawing: bool, seeing: bool, paper: Paper) -> None:
    for g in range(a.seat.size):
        a.over[g] = False
        a.reward[g] = 0.0
        a.points[g] = 0
        begin(box, a, g, roots, drawing, paper)
        if seeing:
            see(box, a, g)


@compiled
def see(box: Words, a: Arrays, g: int) -> None:
    """What whoever is asked sees; where chance is, what the first seat does."""
    encoding.observe(box, a.states[g], max(0, a.seat[g]), a.planes[g], a.numbers[g])


@compiled
def step(box: Words, a: Arrays, g: int, action: int, roots: Words, drawing: bool, paper: Paper) -> None:
    """One action of a game, or one draw; a game that is over is paid out, and the next one begins."""
    s = a.states[g]
    if a.seat[g] == CHANCE:
        rules.chance(box, s, paper.moves, paper.weights)
        rules.do(box, s, paper.moves[action])
    else:
        encoding.play(box, s, action)
    ask(box, a, g, drawing, paper)
    if a.over[g]:
        a.over[g] = False
        a.reward[g] = 0.0
        a.points[g] = 0
    if a.seat[g] == OVER:
        a.over[g] = True
        rules.shares(box, s, paper.won)
        rules.scores(box, s, paper.sheets)
        for seat in range(rules.seated(box, s)):
            a.reward[g, seat] = paper.won[seat]
            a.points[g, seat] = paper.sheets[seat, rules.LINES - 1]
        begin(box, a, g, roots, drawing, paper)


@compiled
def step_all(box: Words, a: Arrays, actions: Any, roots: Words, drawing: bool, seeing: bool, paper: Paper) -> int:
    """One action of every game; -1, or the first game whose action is not allowed, in which case nothing is done."""
    for g in range(actions.size):
        if not allowed(a, g, actions[g]):
            return g
    for g in range(actions.size):
        step(box, a, g, actions[g], roots, drawing, paper)
        if seeing:
            see(box, a, g)
    return -1


@compiled
def allowed(a: Arrays, g: int, action: int) -> bool:
    if a.seat[g] == CHANCE:
        return bool(0 <= action < a.counts[g])
    for at in range(a.counts[g]):  # noqa: SIM110 - compiled
        if a.legal[g, at] == action:
            return True
    return False


@compiled
def sample_all(a: Arrays, actions: Any, lots: Lots) -> None:
    """Any of the allowed actions, for every game."""
    for g in range(actions.size):
        at = below(lots, a.counts[g])
        actions[g] = at if a.seat[g] == CHANCE else a.legal[g, at]


@compiled
def mask_all(a: Arrays, mask: Any) -> None:
    """A row of ones and zeros for every game."""
    for g in range(a.seat.size):
        mask[g] = False
        if a.seat[g] >= 0:
            for at in range(a.counts[g]):
                mask[g, a.legal[g, at]] = True
