"""Many games at once, each with a tree that asks a net: compiled with a game's core, as `tree.py` is.

Whoever drives it calls `advance` on games, evaluates the positions that it has written into a `Batch`, all at once, and
calls it again. A game asks for one position at a time.

- The root tries a few moves, drawn by lot from what the net likes, and halves them until its simulations are used up
  (Gumbel); below, a move is chosen by what was found of it and how much the net likes it (PUCT).
- What is hidden is imagined anew and chance is drawn anew in every simulation. A node is what a seat is asked: where
  the same move leads to other choices, that is another node. A forced move is none.
- Where it is wanted the judge is heard beside the net, after playing on, as in `tree.py`.
- A node is worth to each seat its share of the victory, and for a part (`MARGIN`) by how much it is ahead.
- Everything random comes of words: one for a game's own draws, one for its search.
"""

from math import exp, log, sqrt, tanh
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import CHANCE, OVER, Lots, Words, below, compiled, drawn, next_lot

rules: Any = globals().get("rules")
encoding: Any = globals().get("encoding")
search: Any = globals().get("search")
"""A game's kernel and its compiled search (`tree.py`), put here by who loads this source."""

MARGIN = 0.2
"""So much of a result is not who won but by how much."""
LEAD = float(getattr(encoding, "LEAD", 20.0))
"""Points ahead that count as much as not to be mistaken."""
CANDIDATES = 16
"""So many moves are tried at the root."""
FIRM, SCALE = 50.0, 0.3
"""How much what was found counts against what was liked: a chance of 0.01 is worth SCALE × (FIRM + visits) / 100."""
EXPLORE, DOUBT = 0.8, 0.05
DEEPEST = 512
LONGEST = int(getattr(encoding, "KEPT", 160))
"""Decisions of a game that are kept to learn from."""
LISTED = min(256, int(getattr(encoding, "CHOICES", 256)))
"""Moves of a decision that are kept to learn from, those that are worth most."""
LASTING = 0.95
"""So much of what a position is told to have been worth is what its seat's next one was told; the rest is what the
search found there. What comes long after a decision is mostly luck."""

Figures = NDArray[np.float32]
Small = NDArray[np.int32]
Short = NDArray[np.int16]


class Forest(NamedTuple):
    """The games. `counts`: nodes, edges, simulations done, what is awaited, how many moves were played, kept rows."""

    states: Words
    draws: Lots
    lots: Lots
    counts: Words
    node_seat: Small
    node_first: Small
    node_edges: Small
    node_visits: Small
    node_total: Figures
    node_key: Words
    node_next: Small
    edge_action: Short
    edge_logit: Figures
    edge_prior: Figures
    edge_visits: Small
    edge_total: Figures
    edge_child: Small
    noise: Figures
    way_node: Small
    way_edge: Small
    value: Figures
    """What the root is said to be worth to who is asked."""
    judged: Figures
    """What the judge says of the position that is awaited, by seat."""
    usual: NDArray[np.float64]
    """What is known of everybody's time, as the search counts it (`tree.outlook`)."""


class Batch(NamedTuple):
    """Positions to be evaluated, a row for each game, and what was found."""

    planes: Words
    numbers: Short
    wanted: Small
    """The moves that are asked for, one after the other: row × ACTIONS + action."""
    first: Small
    sizes: Small
    side: Short
    """Whose net is asked: the one of this seat."""
    logits: Figures
    values: Figures
    """By row, what the position is worth to whoever is asked there, then to the next seat, and so on."""


class Rows(NamedTuple):
    """Decisions to learn from: what was seen, what the search found best, and what came of it."""

    planes: Words
    numbers: Short
    actions: Short
    shares: NDArray[np.uint16]
    """Of each action, how good it was found, of 65535 in all."""
    listed: Short
    seat: Short
    found: Figures
    """What it was worth to whoever was asked, by this search and all that followed."""
    won: Figures
    ahead: Figures
    lines: Figures
    """By seat, from whoever was asked on: the share of the victory, the lead from -1 to 1, the lines of the sheet."""


class Paper(NamedTuple):
    """What a thread writes on. `found`: rows written, games ended."""

    s: Words
    moves: Words
    weights: Words
    actions: Short
    sheets: Words
    won: NDArray[np.float64]
    worth: NDArray[np.float64]
    figures: NDArray[np.float64]
    found: Words
    leaf: Any
    """What the search writes on while the judge is asked."""


NODES, EDGES, DONE, AWAITS, PLAYED, KEPT = range(6)
FRESH, NOTHING, LEAF, STOPPED = range(4)
"""What a game awaits: to be begun, to be gone on with, an answer, nothing more."""
WRITTEN, ENDED = range(2)


def forest(games: int, nodes: int, edges: int) -> Forest:
    """Room for so many games, each with a tree of so many decisions and moves; more where one decision needs them."""
    shape, moves = (games, nodes), (games, max(edges, encoding.CHOICES))
    return Forest(
        states=np.zeros((games, encoding.STATE), np.int64),
        draws=np.zeros((games, 1), np.uint64),
        lots=np.zeros((games, 1), np.uint64),
        counts=np.zeros((games, 6), np.int64),
        node_seat=np.zeros(shape, np.int32),
        node_first=np.zeros(shape, np.int32),
        node_edges=np.zeros(shape, np.int32),
        node_visits=np.zeros(shape, np.int32),
        node_total=np.zeros(shape, np.float32),
        node_key=np.zeros(shape, np.int64),
        node_next=np.zeros(shape, np.int32),
        edge_action=np.zeros(moves, np.int16),
        edge_logit=np.zeros(moves, np.float32),
        edge_prior=np.zeros(moves, np.float32),
        edge_visits=np.zeros(moves, np.int32),
        edge_total=np.zeros(moves, np.float32),
        edge_child=np.zeros(moves, np.int32),
        noise=np.zeros((games, encoding.CHOICES), np.float32),
        way_node=np.zeros((games, DEEPEST), np.int32),
        way_edge=np.zeros((games, DEEPEST), np.int32),
        value=np.zeros(games, np.float32),
        judged=np.zeros((games, rules.SEATS), np.float32),
        usual=np.zeros((games, rules.SEATS + 1, 3)),
    )


def batch(games: int, moves: int) -> Batch:
    """Room for a position of each game, with so many moves on the average."""
    return Batch(
        planes=np.zeros((games, max(1, encoding.PLANES)), np.int64),
        numbers=np.zeros((games, encoding.NUMBERS), np.int16),
        wanted=np.zeros(games * moves, np.int32),
        first=np.zeros(games, np.int32),
        sizes=np.zeros(games, np.int32),
        side=np.zeros(games, np.int16),
        logits=np.zeros(games * moves, np.float32),
        values=np.zeros((games, rules.SEATS), np.float32),
    )


def rows(*size: int) -> Rows:
    """Room for so many decisions."""
    return Rows(
        planes=np.zeros((*size, max(1, encoding.PLANES)), np.int64),
        numbers=np.zeros((*size, encoding.NUMBERS), np.int16),
        actions=np.zeros((*size, LISTED), np.int16),
        shares=np.zeros((*size, LISTED), np.uint16),
        listed=np.zeros(size, np.int16),
        seat=np.zeros(size, np.int16),
        found=np.zeros(size, np.float32),
        won=np.zeros((*size, rules.SEATS), np.float32),
        ahead=np.zeros((*size, rules.SEATS), np.float32),
        lines=np.zeros((*size, rules.SEATS * rules.LINES), np.float32),
    )


def paper() -> Paper:
    return Paper(
        s=np.zeros(encoding.STATE, np.int64),
        moves=np.zeros(rules.MOVES, np.int64),
        weights=np.zeros(rules.MOVES, np.int64),
        actions=np.zeros(encoding.CHOICES, np.int16),
        sheets=np.zeros((rules.SEATS, rules.LINES), np.int64),
        won=np.zeros(rules.SEATS),
        worth=np.zeros(rules.SEATS),
        figures=np.zeros(encoding.CHOICES),
        found=np.zeros(2, np.int64),
        leaf=search.paper(),
    )


def schedule(simulations: int) -> Small:
    """For so many candidates, how often a candidate was tried that the root tries next, simulation by simulation: all
    of them equally often, then half of them, and so on."""
    found = np.zeros((CANDIDATES + 1, simulations), np.int32)
    found[:2] = np.arange(simulations)
    for most in range(2, CANDIDATES + 1):
        rounds, left, tried, listed = (most - 1).bit_length(), most, 0, list[int]()
        while len(listed) < simulations:
            for _ in range(max(1, simulations // (rounds * left))):
                listed += [tried] * left
                tried += 1
            left = max(2, left // 2)
        found[most] = listed[:simulations]
    return found


# The course of a game --------------------------------------------------------------------------------------------


@compiled
def settle(box: Words, s: Words, lots: Lots, paper: Paper) -> int:
    """Chance and what is forced, until somebody has a choice: how many actions there are (`paper.actions`), 0 once the
    game is over."""
    while True:
        seat = rules.to_act(box, s)
        if seat == OVER:
            return 0
        if seat == CHANCE:
            count = rules.chance(box, s, paper.moves, paper.weights)
            rules.do(box, s, paper.moves[drawn(paper.weights, count, lots)])
            continue
        count = encoding.legal(box, s, paper.actions, paper.moves)
        if count > 1:
            return int(count)
        encoding.play(box, s, paper.actions[0])


@compiled
def lead(points: float) -> float:
    """Points ahead, from -1 to 1."""
    return tanh(points / LEAD)


@compiled
def result(box: Words, s: Words, paper: Paper) -> None:
    """What a finished game is worth to each seat (`paper.worth`), its shares and sheets."""
    rules.shares(box, s, paper.won)
    rules.scores(box, s, paper.sheets)
    for seat in range(rules.seated(box, s)):
        paper.worth[seat] = (1 - MARGIN) * paper.won[seat] + MARGIN * (0.5 + 0.5 * ahead_of(box, s, seat, paper))


@compiled
def ahead_of(box: Words, s: Words, seat: int, paper: Paper) -> float:
    """The lead of a seat over the best of the others."""
    seats, best = rules.seated(box, s), -1e9
    if seats < 2:
        return 0.0
    for other in range(seats):
        if other != seat:
            best = max(best, float(paper.sheets[other, rules.LINES - 1]))
    return lead(paper.sheets[seat, rules.LINES - 1] - best)


@compiled
def key_of(seat: int, actions: Short, count: int) -> int:
    """What tells one choice from another: who is asked, and for what."""
    key = seat + 1
    for at in range(count):
        key = (key ^ actions[at]) * 0x100000001B3
        key ^= (key >> 29) & 0x7FFFFFFFF
    return key


# The tree --------------------------------------------------------------------------------------------------------


@compiled
def ask(
    box: Words, f: Forest, g: int, row: int, node: int, count: int, at: int, judged: float, batch: Batch, paper: Paper
) -> None:
    """Write down a new decision, and ask the net about it; the judge too, where it is heard."""
    seat = rules.to_act(box, paper.s)
    first = f.counts[g, EDGES]
    f.node_seat[g, node], f.node_first[g, node] = seat, first
    f.node_edges[g, node] = count
    f.node_visits[g, node], f.node_total[g, node], f.node_next[g, node] = 0, 0.0, 0
    f.counts[g, EDGES] = first + count
    f.counts[g, NODES] = node + 1
    batch.first[row], batch.sizes[row] = at, count
    for one in range(count):
        action = paper.actions[one]
        f.edge_action[g, first + one] = action
        batch.wanted[at + one] = row * encoding.ACTIONS + action
    encoding.observe(box, paper.s, seat, batch.planes[row], batch.numbers[row])
    if judged > 0.0:
        ask_judge(box, f, g, paper)
    f.counts[g, AWAITS] = LEAF


@compiled
def ask_judge(box: Words, f: Forest, g: int, paper: Paper) -> None:
    """What the judge says of everybody's chances after playing on, as in the search."""
    for word in range(rules.WORDS):
        paper.leaf.s[word] = paper.s[word]
    search.play_on(box, f.lots[g], False, paper.leaf)
    search.outlook(box, f.usual[g], paper.leaf)
    for seat in range(rules.seated(box, f.states[g])):
        f.judged[g, seat] = paper.leaf.chances[seat]


@compiled
def answered(box: Words, f: Forest, g: int, row: int, noisy: bool, judged: float, batch: Batch, paper: Paper) -> None:
    """What the net says goes into the tree, with what the judge says for its part."""
    node = f.counts[g, NODES] - 1
    first, count, at = f.node_first[g, node], f.node_edges[g, node], batch.first[row]
    most = -1e30
    for one in range(count):
        most = max(most, batch.logits[at + one])
    whole = 0.0
    for one in range(count):
        whole += exp(batch.logits[at + one] - most)
    for one in range(count):
        edge = first + one
        f.edge_logit[g, edge] = batch.logits[at + one] - most
        f.edge_prior[g, edge] = exp(batch.logits[at + one] - most) / whole
        f.edge_visits[g, edge], f.edge_total[g, edge], f.edge_child[g, edge] = 0, 0.0, 0
    seat, seats = f.node_seat[g, node], rules.seated(box, f.states[g])
    for away in range(seats):
        other = (seat + away) % seats
        paper.worth[other] = (1 - judged) * batch.values[row, away] + judged * f.judged[g, other]
    if node == 0:
        f.value[g] = paper.worth[seat]
        for edge in range(count):
            f.noise[g, edge] = -log(-log((next_lot(f.lots[g]) + 1) / (2.0**63 + 2))) if noisy else 0.0
    else:
        f.node_visits[g, node], f.node_total[g, node] = 1, paper.worth[seat]
        learn(f, g, paper)
    f.counts[g, AWAITS] = NOTHING


@compiled
def learn(f: Forest, g: int, paper: Paper) -> None:
    """Everybody who decided on the way learns what it led to."""
    for back in range(way_length(f, g)):
        node, edge = f.way_node[g, back], f.way_edge[g, back]
        worth = paper.worth[f.node_seat[g, node]]
        f.node_visits[g, node] += 1
        f.node_total[g, node] += worth
        f.edge_visits[g, edge] += 1
        f.edge_total[g, edge] += worth
    f.counts[g, DONE] += 1


@compiled
def way_length(f: Forest, g: int) -> int:
    """How many decisions the way has; behind the last one stands an edge of -1."""
    at = 0
    while f.way_edge[g, at] >= 0:
        at += 1
    return at


@compiled
def found_of(f: Forest, g: int, edge: int, unknown: float) -> float:
    """The mean of what came of a move."""
    visits = f.edge_visits[g, edge]
    return f.edge_total[g, edge] / visits if visits > 0 else unknown


@compiled
def mixed_value(f: Forest, g: int) -> float:
    """What a move of the root is worth that was not tried: what the net says of the root, and what the moves that were
    tried came to."""
    liked, whole, tried = 0.0, 0.0, 0
    for edge in range(f.node_edges[g, 0]):
        if f.edge_visits[g, edge] > 0:
            liked += f.edge_prior[g, edge]
            whole += f.edge_prior[g, edge] * f.edge_total[g, edge] / f.edge_visits[g, edge]
            tried += f.edge_visits[g, edge]
    if liked <= 0.0:
        return float(f.value[g])
    return float((f.value[g] + tried * whole / liked) / (1 + tried))


@compiled
def most_visits(f: Forest, g: int) -> int:
    most = 0
    for edge in range(f.node_edges[g, 0]):
        most = max(most, f.edge_visits[g, edge])
    return most


@compiled
def choose_at_root(f: Forest, g: int, visits: int) -> int:
    """The best of the moves that were tried that often."""
    firm = SCALE * (FIRM + most_visits(f, g))
    best, most = -1, -1e30
    for edge in range(f.node_edges[g, 0]):
        if f.edge_visits[g, edge] == visits:
            worth = f.noise[g, edge] + f.edge_logit[g, edge] + firm * found_of(f, g, edge, 0.0)
            if worth > most:
                best, most = edge, worth
    return best


@compiled
def choose_below(f: Forest, g: int, node: int) -> int:
    """What was found of a move, and how much it is liked for how little it was tried."""
    first, visits = f.node_first[g, node], f.node_visits[g, node]
    unknown = f.node_total[g, node] / visits - DOUBT
    promise = EXPLORE * sqrt(float(visits))
    best, most = first, -1e30
    for edge in range(first, first + f.node_edges[g, node]):
        tried = f.edge_visits[g, edge]
        worth = f.edge_total[g, edge] / tried if tried > 0 else unknown
        worth += promise * f.edge_prior[g, edge] / (1 + tried)
        if worth > most:
            best, most = edge, worth
    return int(best)


@compiled
def child_of(f: Forest, g: int, edge: int, key: int) -> int:
    """The decision that an edge leads to; 0 where there is none yet."""
    node = f.edge_child[g, edge]
    while node != 0 and f.node_key[g, node] != key:
        node = f.node_next[g, node]
    return int(node)


@compiled
def simulate(
    box: Words, f: Forest, g: int, row: int, at: int, end: int, plan: Small, judged: float, batch: Batch, paper: Paper
) -> int:
    """Once down the tree: how many moves the net is asked for; 0 where the way led to an end of the game; -1 where
    there is no room to ask."""
    for word in range(encoding.STATE):
        paper.s[word] = f.states[g, word]
    viewer = f.node_seat[g, 0]
    rules.imagine(box, paper.s, viewer, f.lots[g])
    node, depth = 0, 0
    while True:
        if node == 0:
            wanted = plan[min(CANDIDATES, f.node_edges[g, 0]), f.counts[g, DONE]]
            edge = choose_at_root(f, g, wanted)
            if edge < 0:  # fewer were tried that often: whatever was tried most
                edge = choose_at_root(f, g, most_visits(f, g))
        else:
            edge = choose_below(f, g, node)
        f.way_node[g, depth], f.way_edge[g, depth], f.way_edge[g, depth + 1] = node, edge, -1
        depth += 1
        encoding.play(box, paper.s, f.edge_action[g, edge])
        count = settle(box, paper.s, f.lots[g], paper)
        if count == 0:
            result(box, paper.s, paper)
            learn(f, g, paper)
            return 0
        key = key_of(rules.to_act(box, paper.s), paper.actions, count)
        child = child_of(f, g, edge, key)
        if child == 0 or depth == DEEPEST - 1:
            break
        node = child
    new = f.counts[g, NODES]
    if new >= f.node_seat.shape[1] or f.counts[g, EDGES] + count > f.edge_action.shape[1]:
        for seat in range(rules.seated(box, paper.s)):  # no room in the tree: what is known already stands
            paper.worth[seat] = 0.5
        paper.worth[f.node_seat[g, node]] = found_of(f, g, edge, f.value[g])
        learn(f, g, paper)
        return 0
    if at + count > end:
        return -1
    ask(box, f, g, row, new, count, at, judged, batch, paper)
    f.node_key[g, new] = key
    f.node_next[g, new] = f.edge_child[g, edge]
    f.edge_child[g, edge] = new
    return count


# Games -----------------------------------------------------------------------------------------------------------


@compiled
def improved(f: Forest, g: int, paper: Paper) -> None:
    """How good each move of the root was found (`paper.figures`, one in all)."""
    count, unknown, firm = f.node_edges[g, 0], mixed_value(f, g), SCALE * (FIRM + most_visits(f, g))
    most = -1e30
    for edge in range(count):
        paper.figures[edge] = f.edge_logit[g, edge] + firm * found_of(f, g, edge, unknown)
        most = max(most, paper.figures[edge])
    whole = 0.0
    for edge in range(count):
        paper.figures[edge] = exp(paper.figures[edge] - most)
        whole += paper.figures[edge]
    for edge in range(count):
        paper.figures[edge] /= whole


@compiled
def keep_row(box: Words, f: Forest, g: int, kept: Rows, paper: Paper) -> None:
    """The decision goes into the game's memory."""
    at = f.counts[g, KEPT]
    if at >= kept.listed.shape[1]:
        return
    f.counts[g, KEPT] = at + 1
    improved(f, g, paper)
    seat, count = f.node_seat[g, 0], 0
    encoding.observe(box, f.states[g], seat, kept.planes[g, at], kept.numbers[g, at])
    kept.seat[g, at], kept.found[g, at] = seat, 0.0
    unknown = mixed_value(f, g)
    for edge in range(f.node_edges[g, 0]):
        kept.found[g, at] += paper.figures[edge] * found_of(f, g, edge, unknown)
        share = np.uint16(min(65535.0, 65535.0 * paper.figures[edge] + 0.5))
        place = count
        if count == LISTED:  # instead of the least, if that is less
            place = 0
            for other in range(1, LISTED):
                if kept.shares[g, at, other] < kept.shares[g, at, place]:
                    place = other
            if kept.shares[g, at, place] >= share:
                continue
        else:
            count += 1
        kept.actions[g, at, place] = f.edge_action[g, edge]
        kept.shares[g, at, place] = share
    kept.listed[g, at] = count


@compiled
def hand_out(box: Words, f: Forest, g: int, kept: Rows, out: Rows, paper: Paper) -> None:
    """The game is over: its decisions are told what came of them."""
    s = f.states[g]
    seats = rules.seated(box, s)
    result(box, s, paper)
    for at in range(f.counts[g, KEPT] - 1, -1, -1):
        seat = kept.seat[g, at]
        paper.worth[seat] = LASTING * paper.worth[seat] + (1 - LASTING) * kept.found[g, at]
        kept.found[g, at] = paper.worth[seat]
    for at in range(f.counts[g, KEPT]):
        row = paper.found[WRITTEN]
        if row >= out.listed.shape[0]:
            return
        paper.found[WRITTEN] = row + 1
        out.planes[row] = kept.planes[g, at]
        out.numbers[row] = kept.numbers[g, at]
        count = kept.listed[g, at]
        out.listed[row] = count
        out.actions[row, :count] = kept.actions[g, at, :count]
        out.shares[row, :count] = kept.shares[g, at, :count]
        seat = kept.seat[g, at]
        out.seat[row], out.found[row] = seat, kept.found[g, at]
        out.won[row], out.ahead[row], out.lines[row] = 0.0, 0.0, 0.0
        for away in range(seats):
            other = (seat + away) % seats
            out.won[row, away] = paper.won[other]
            out.ahead[row, away] = ahead_of(box, s, other, paper)
            for line in range(rules.LINES):
                out.lines[row, away * rules.LINES + line] = paper.sheets[other, line]


@compiled
def begin(box: Words, f: Forest, g: int, roots: Words) -> None:
    """A new game, from one of these set-ups."""
    root = below(f.draws[g], roots.shape[0])
    for word in range(encoding.STATE):
        f.states[g, word] = roots[root, word]
    f.counts[g, NODES], f.counts[g, PLAYED], f.counts[g, KEPT], f.counts[g, AWAITS] = 0, 0, 0, NOTHING


@compiled
def ask_root(
    box: Words, f: Forest, g: int, row: int, at: int, end: int, count: int, judged: float, batch: Batch, paper: Paper
) -> int:
    """A new tree; -1 where there is no room to ask."""
    f.counts[g, NODES], f.counts[g, EDGES], f.counts[g, DONE] = 0, 0, 0
    if at + count > end:
        return -1
    for word in range(encoding.STATE):
        paper.s[word] = f.states[g, word]
    f.usual[g] = 0.0
    ask(box, f, g, row, 0, count, at, judged, batch, paper)
    batch.side[row] = f.node_seat[g, 0]
    return count


@compiled
def step(
    box: Words,
    f: Forest,
    g: int,
    row: int,
    at: int,
    end: int,
    roots: Words,
    plan: Small,
    judged: float,
    learning: bool,
    kept: Rows,
    out: Rows,
    batch: Batch,
    paper: Paper,
) -> int:
    """A game goes on until it asks the net, or cannot; how many moves it asks for."""
    if f.counts[g, AWAITS] == STOPPED:
        return 0
    if f.counts[g, AWAITS] == LEAF:
        answered(box, f, g, row, learning, judged, batch, paper)
    while True:
        if f.counts[g, AWAITS] == FRESH:
            begin(box, f, g, roots)
        if f.counts[g, NODES] == 0:
            count = settle(box, f.states[g], f.draws[g], paper)
            return max(0, ask_root(box, f, g, row, at, end, count, judged, batch, paper))
        if f.counts[g, DONE] < plan.shape[1]:
            asked = simulate(box, f, g, row, at, end, plan, judged, batch, paper)
            if asked != 0:
                return max(0, asked)
            continue
        if learning:
            keep_row(box, f, g, kept, paper)
        chosen = choose_at_root(f, g, most_visits(f, g))
        encoding.play(box, f.states[g], f.edge_action[g, chosen])
        f.counts[g, PLAYED] += 1
        f.counts[g, NODES] = 0
        if settle(box, f.states[g], f.draws[g], paper) == 0:
            paper.found[ENDED] += 1
            if not learning:
                f.counts[g, AWAITS] = STOPPED
                return 0
            hand_out(box, f, g, kept, out, paper)
            f.counts[g, AWAITS] = FRESH


@compiled
def advance(
    box: Words,
    f: Forest,
    first: int,
    last: int,
    offset: int,
    moves: int,
    roots: Words,
    plan: Small,
    judged: float,
    learning: bool,
    kept: Rows,
    out: Rows,
    batch: Batch,
    paper: Paper,
) -> None:
    """The games from `first` to below `last`, each until it asks the net. Their rows in the batch are these numbers
    less `offset`, each with room for so many moves on the average. `learning`: moves are drawn by lot, decisions are
    kept, and new games follow; otherwise the best is played, and a game that is over stops."""
    at, end = (first - offset) * moves, (last - offset) * moves
    for g in range(first, last):
        row = g - offset
        at += step(box, f, g, row, at, end, roots, plan, judged, learning, kept, out, batch, paper)
