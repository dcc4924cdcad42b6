"""The search of `search.py` once more, compiled into a game's core: information-set Monte Carlo tree search.

This source is loaded once for each game that has a core (`cored.py`), with `rules` and `judge` of that game's kernel
in its place; it knows no game. A tree is a handful of arrays of fixed size: where they are full, the search goes on
without growing it. What is written here follows `search.py`; the words are the same.

- A node is a decision. Its edges lie in one block, the most promising first; moves that only other imagined states
  offer come later, in a chain.
- Chance is drawn anew in every iteration, and what is hidden is imagined anew; neither is part of the tree.
- Where a net is given (`oracle.py`), it says of every new decision how promising its moves are and what everybody's
  chances are; these alone count, or those of the judge as well (`JUDGED`). Otherwise the game's judge says both.
- A game's kernel may want playouts that are drawn (`DRAWN`) and go far before they are judged, or to the end of the
  game (`FAR`), for which the readable search has not the time.
- Everything random comes of `lots`: the same seed and the same number of iterations grow the same tree.
"""

from math import log, sqrt
from typing import Any, NamedTuple

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import CHANCE, OVER, Lots, Words, below, compiled, drawn, exp, ln, next_lot
from boulevard.core.net import NONE, Net

rules: Any = globals().get("rules")
judge: Any = globals().get("judge")
oracle: Any = globals().get("oracle")
"""A game's kernel, put here by who loads this source."""

Figures = NDArray[np.float64]
Small = NDArray[np.int32]

LONGEST = 2000
"""No game takes more decisions: a playout that does is judged where it stands."""
DRAWN = bool(getattr(judge, "DRAWN", False))
"""Are playouts drawn, each move by how much it is liked? A leaf is one sample then, and what a move is worth the mean
of them: the best of few samples is luck. Otherwise everybody plays what is liked most."""
FAR = int(getattr(judge, "FAR", LONGEST if DRAWN else 0))
"""So many decisions of each seat a playout takes before the judge is asked whether it rests; those that are drawn go
to the end of the game unless the kernel says otherwise."""
MARGIN, LEAD = float(getattr(judge, "MARGIN", 0.0)), float(getattr(judge, "LEAD", 1.0))
"""So much of a playout's result is not who won but by how much: `LEAD` points ahead count as three times of four."""
EVEN = float(getattr(judge, "EVEN", 1.0))
"""In the tree likings are taken to this power: below 1 a move that is little liked at first sight is tried sooner."""
EXPLORE, DOUBT, WIDE = float(getattr(judge, "EXPLORE", 4.0)), 0.5, 4
SURE = float(getattr(judge, "SURE", 8.0))
"""In place of `EXPLORE` where a net speaks."""
JUDGED = float(getattr(judge, "JUDGED", 0.0))
"""Where a net speaks, so much of what a new decision is worth is what the judge says after playing on from there: two
opinions that are wrong in different ways."""
FEW, GUESS = 8, 0.1
THREE_TO_ONE = log(3)
PROBES = 64
"""How far from its place a move is looked for; one that finds no room is not tried."""


class Tree(NamedTuple):
    """What was found so far. `counts`: nodes, edges, iterations, whether memory ran out, the node to begin with."""

    counts: Words
    node_visits: Words
    node_total: Figures
    node_first: Small
    node_edges: Small
    node_more: Small
    edge_move: Words
    edge_listed: Words
    edge_prior: Figures
    edge_visits: Words
    edge_available: Words
    edge_total: Figures
    edge_worth: Figures
    edge_child: Small
    edge_next: Small
    edge_offered: Words
    edge_node: Small
    places: Small
    seats: Figures
    """Of each seat: how many leaves were seen, and the mean of its time; in the last row the chances at the root."""


class Paper(NamedTuple):
    """What an iteration writes on: states, moves, weights, the way it went."""

    s: Words
    moves: Words
    weights: Words
    likings: Figures
    sheets: NDArray[np.int64]
    points: Figures
    times: Figures
    chances: Figures
    way_node: Small
    way_edge: Small
    way_seat: Small
    way_drawn: Small
    """Was anything drawn before this decision, since the one before it?"""
    net: Net
    audience: Any
    said: Figures
    """What the net says everybody's chances are, while the judge is asked too."""


NODES, EDGES, DONE, FULL, ROOT = range(5)
LEAVES, MEAN, SQUARES = 0, 1, 2
"""Columns of `seats`; its last row is of the chances at the root."""


def tree(nodes: int, edges: int) -> Tree:
    """Room for so many decisions and moves."""
    places = 1
    while places < 2 * edges:
        places *= 2
    return Tree(
        counts=np.zeros(5, np.int64),
        node_visits=np.zeros(nodes, np.int64),
        node_total=np.zeros(nodes),
        node_first=np.zeros(nodes, np.int32),
        node_edges=np.zeros(nodes, np.int32),
        node_more=np.zeros(nodes, np.int32),
        edge_move=np.zeros(edges, np.int64),
        edge_listed=np.zeros(edges, np.int64),
        edge_prior=np.zeros(edges),
        edge_visits=np.zeros(edges, np.int64),
        edge_available=np.zeros(edges, np.int64),
        edge_total=np.zeros(edges),
        edge_worth=np.zeros(edges),
        edge_child=np.zeros(edges, np.int32),
        edge_next=np.zeros(edges, np.int32),
        edge_offered=np.zeros(edges, np.int64),
        edge_node=np.zeros(edges, np.int32),
        places=np.zeros(places, np.int32),
        seats=np.zeros((rules.SEATS + 1, 3)),
    )


def paper(net: Net = NONE) -> Paper:
    """Room for an iteration; with a net, it speaks."""
    return Paper(
        s=np.zeros(rules.WORDS, np.int64),
        moves=np.zeros(rules.MOVES, np.int64),
        weights=np.zeros(rules.MOVES, np.int64),
        likings=np.zeros(rules.MOVES),
        sheets=np.zeros((rules.SEATS, rules.LINES), np.int64),
        points=np.zeros(rules.SEATS),
        times=np.zeros(rules.SEATS),
        chances=np.zeros(rules.SEATS),
        way_node=np.zeros(LONGEST, np.int32),
        way_edge=np.zeros(LONGEST, np.int32),
        way_seat=np.zeros(LONGEST, np.int32),
        way_drawn=np.zeros(LONGEST, np.int32),
        net=net,
        audience=oracle.audience(net),
        said=np.zeros(rules.SEATS),
    )


def cleared(tree: Tree) -> None:
    """Forget everything; the root is node 0 again."""
    nodes, edges = int(tree.counts[NODES]) + 1, int(tree.counts[EDGES]) + 1
    for name, array in tree._asdict().items():
        array[: nodes if name.startswith("node") else edges if name.startswith("edge") else None] = 0
    tree.counts[NODES] = 1


# Decisions -------------------------------------------------------------------------------------------------------


@compiled
def place_of(tree: Tree, node: int, move: int) -> int:
    """Where in `places` a move of a decision stands, or would; -1 where no room is near."""
    mask = tree.places.size - 1
    at = ((node + 1) * 0x9E3779B97F4A7C1 ^ move * 0x2545F4914F6CDD1) & mask
    for _ in range(PROBES):
        edge = tree.places[at]
        if edge == 0 or (tree.edge_move[edge - 1] == move and tree.edge_node[edge - 1] == node):
            return int(at)
        at = (at + 1) & mask
    return -1


@compiled
def new_edge(tree: Tree, node: int, move: int, prior: float) -> int:
    """An edge behind all others; -1 where memory has run out."""
    edge = tree.counts[EDGES]
    if edge >= tree.edge_move.size:
        tree.counts[FULL] = 1
        return -1
    tree.counts[EDGES] = edge + 1
    tree.edge_move[edge] = move
    tree.edge_prior[edge] = prior
    tree.edge_node[edge] = node
    return int(edge)


@compiled
def find_by(tree: Tree, node: int, edge: int) -> None:
    """Let an edge be found by its move."""
    place = place_of(tree, node, tree.edge_move[edge])
    if place >= 0:
        tree.places[place] = edge + 1


@compiled
def netted(paper: Paper) -> bool:
    """Is there a net to be asked?"""
    return paper.net.weights.size > 0


@compiled
def asked_net(box: Words, seat: int, count: int, paper: Paper) -> float:
    """How likely the net finds each move, and all of them together; everybody's chances too (`paper.chances`)."""
    p = paper
    return float(oracle.consult(box, p.s, seat, p.moves, count, p.net, p.audience, p.likings, p.chances))


@compiled
def weigh(box: Words, seat: int, count: int, plain: bool, paper: Paper) -> float:
    """How much the seat is drawn to each move, and to all of them together."""
    if plain:
        paper.likings[:count] = 1.0
        return float(count)
    if netted(paper):
        return asked_net(box, seat, count, paper)
    judge.priors(box, paper.s, seat, paper.moves, count, paper.likings)
    whole = 0.0
    for at in range(count):
        if EVEN != 1.0:
            paper.likings[at] = paper.likings[at] ** EVEN
        whole += paper.likings[at]
    return whole if whole > 0.0 else 1.0


@compiled
def opened(box: Words, tree: Tree, node: int, seat: int, count: int, plain: bool, paper: Paper) -> bool:
    """Write down the moves of a new decision, the most promising first; False where there is no room."""
    return written_down(tree, node, count, weigh(box, seat, count, plain, paper), paper)


@compiled
def written_down(tree: Tree, node: int, count: int, whole: float, paper: Paper) -> bool:
    """The same, where it is known how much each is liked, and all of them together."""
    first = tree.counts[EDGES]
    if first + count > tree.edge_move.size:
        tree.counts[FULL] = 1
        return False
    for at in range(count):
        edge = new_edge(tree, node, paper.moves[at], paper.likings[at] / whole)
        tree.edge_listed[edge] = paper.moves[at]
    tree.node_first[node], tree.node_edges[node] = first, count
    for at in range(first + 1, first + count):  # few are out of order: the rules list likes together
        move, prior, back = tree.edge_move[at], tree.edge_prior[at], at
        while back > first and tree.edge_prior[back - 1] < prior:
            tree.edge_move[back], tree.edge_prior[back] = tree.edge_move[back - 1], tree.edge_prior[back - 1]
            back -= 1
        tree.edge_move[back], tree.edge_prior[back] = move, prior
    for edge in range(first, first + count):
        find_by(tree, node, edge)
    return True


@compiled
def listed(tree: Tree, node: int, count: int, paper: Paper) -> bool:
    """Are the same moves offered as when the decision was new?"""
    if tree.node_edges[node] != count:
        return False
    first = tree.node_first[node]
    for at in range(count):  # noqa: SIM110 - compiled
        if tree.edge_listed[first + at] != paper.moves[at]:
            return False
    return True


@compiled
def marked(box: Words, tree: Tree, node: int, seat: int, count: int, plain: bool, paper: Paper) -> None:
    """Mark the edges of the moves that are offered this time; those that are new are added."""
    stamp = tree.counts[DONE] + 1
    whole = 0.0
    for at in range(count):
        place = place_of(tree, node, paper.moves[at])
        if place < 0:
            continue
        edge = tree.places[place] - 1
        if edge < 0:
            if whole == 0.0:
                whole = weigh(box, seat, count, plain, paper)
            edge = new_edge(tree, node, paper.moves[at], paper.likings[at] / whole)
            if edge < 0:
                continue
            tree.places[place] = edge + 1
            tree.edge_next[edge] = tree.node_more[node]
            tree.node_more[node] = edge + 1
        tree.edge_offered[edge] = stamp


@compiled
def worth_trying(tree: Tree, node: int, edge: int, unknown: float, promise: float, plain: bool) -> float:
    """What was found of a move, and what it promises for how little it was tried."""
    tree.edge_available[edge] += 1
    tried = tree.edge_visits[edge]
    if plain:
        if tried == 0:
            return float(1e9 + tree.edge_available[edge])
        return float(tree.edge_total[edge] / tried + sqrt(ln(tree.edge_available[edge]) / tried))
    found = tree.edge_worth[edge] if tried > 0 else unknown
    return float(found + promise * tree.edge_prior[edge] * sqrt(tree.edge_available[edge]) / (1 + tried))


@compiled
def select(tree: Tree, node: int, same: bool, usual: float, explore: float, plain: bool) -> int:
    """The move to try next; -1 where none of those offered is written down."""
    visits = tree.node_visits[node]
    unknown = (tree.node_total[node] / visits if visits > 0 else 0.5) - DOUBT * usual
    promise = explore * usual
    left = 1 << 30 if plain else WIDE + int(sqrt(visits))
    stamp = tree.counts[DONE] + 1
    best, most = -1, -1e300
    first = tree.node_first[node]
    for edge in range(first, first + tree.node_edges[node]):
        if same or tree.edge_offered[edge] == stamp:
            worth = worth_trying(tree, node, edge, unknown, promise, plain)
            if worth > most:
                best, most = edge, worth
            left -= 1
            if left == 0:
                return best
    if not same:
        edge = tree.node_more[node] - 1
        while edge >= 0 and left > 0:
            if tree.edge_offered[edge] == stamp:
                worth = worth_trying(tree, node, edge, unknown, promise, plain)
                if worth > most:
                    best, most = edge, worth
                left -= 1
            edge = tree.edge_next[edge] - 1
    return best


# One iteration ---------------------------------------------------------------------------------------------------


@compiled
def by_liking(likings: Figures, count: int, lots: Lots) -> int:
    """One of so many, by how much each is liked."""
    whole = 0.0
    for at in range(count):
        whole += likings[at]
    left = whole * (next_lot(lots) / 2.0**63)
    for at in range(count):
        left -= likings[at]
        if left < 0.0:
            return at
    return most_liked(likings, count)  # nothing is liked, or rounding has left a trace


@compiled
def most_liked(likings: Figures, count: int) -> int:
    best = 0
    for at in range(1, count):
        if likings[at] > likings[best]:
            best = at
    return best


@compiled
def next_seat(box: Words, lots: Lots, paper: Paper) -> int:
    """Who decides next, after chance has spoken; OVER once the game is over."""
    seat = rules.to_act(box, paper.s)
    while seat == CHANCE:
        count = rules.chance(box, paper.s, paper.moves, paper.weights)
        rules.do(box, paper.s, paper.moves[drawn(paper.weights, count, lots)])
        seat = rules.to_act(box, paper.s)
    return int(seat)


@compiled
def play_on(box: Words, lots: Lots, plain: bool, paper: Paper) -> None:
    """Go on by what everybody likes at first sight (`DRAWN`: by lot), at least so `FAR`, until the judge finds the
    moment good; `plain`: at random, to the end."""
    steps, far = 0, FAR * rules.seated(box, paper.s)
    seat = next_seat(box, lots, paper)
    while seat != OVER and steps < LONGEST and (plain or steps < far or not judge.rests(box, paper.s, steps)):
        count = rules.options(box, paper.s, paper.moves)
        best = 0
        if count > 1:
            if plain:
                best = below(lots, count)
            else:
                judge.priors(box, paper.s, seat, paper.moves, count, paper.likings)
                best = by_liking(paper.likings, count, lots) if DRAWN else most_liked(paper.likings, count)
            steps += 1
        rules.do(box, paper.s, paper.moves[best])
        seat = next_seat(box, lots, paper)


@compiled
def add(row: Figures, found: float) -> None:
    """Count one more into a mean and its squares."""
    row[LEAVES] += 1
    off = found - row[MEAN]
    row[MEAN] += off / row[LEAVES]
    row[SQUARES] += off * (found - row[MEAN])


@compiled
def likely(points: Figures, seats: int, spread: float, chances: Figures) -> None:
    """Chances to win by expected points, as `search.chances_of` says it."""
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    whole = 0.0
    for seat in range(seats):
        chances[seat] = exp(THREE_TO_ONE * (points[seat] - best) / spread)
        whole += chances[seat]
    for seat in range(seats):
        chances[seat] /= whole


@compiled
def outlook(box: Words, usual: Figures, paper: Paper) -> None:
    """Everybody's chance to win, as `search.outlook` says it; `usual`: what is known of everybody's time."""
    chances = paper.chances
    if rules.to_act(box, paper.s) == OVER:
        rules.shares(box, paper.s, chances)
        if MARGIN > 0.0:
            rules.scores(box, paper.s, paper.sheets)
            seats = rules.seated(box, paper.s)
            for seat in range(seats):
                paper.points[seat] = paper.sheets[seat, rules.LINES - 1]
            likely(paper.points, seats, LEAD, paper.times)
            for seat in range(seats):
                chances[seat] += MARGIN * (paper.times[seat] - chances[seat])
        return
    paper.points[:] = 0.0
    paper.times[:] = 0.0
    spread = judge.prospects(box, paper.s, paper.points, paper.times)
    rules.scores(box, paper.s, paper.sheets)
    seats = rules.seated(box, paper.s)
    for seat in range(seats):
        add(usual[seat], paper.times[seat])
        paper.points[seat] += paper.times[seat] - usual[seat, MEAN] + paper.sheets[seat, rules.LINES - 1]
    likely(paper.points, seats, spread, chances)


@compiled
def hear_judge(box: Words, tree: Tree, lots: Lots, paper: Paper) -> None:
    """A part of everybody's chances is what the judge says of them after playing on from here, the rest what the net
    says."""
    paper.said[:] = paper.chances
    play_on(box, lots, False, paper)
    outlook(box, tree.seats, paper)
    for seat in range(rules.seated(box, paper.s)):
        paper.chances[seat] = JUDGED * paper.chances[seat] + (1 - JUDGED) * paper.said[seat]


@compiled
def usual_spread(tree: Tree) -> float:
    """By how much chances differ from leaf to leaf."""
    row = tree.seats[-1]
    return sqrt((row[SQUARES] + FEW * GUESS * GUESS) / (row[LEAVES] + FEW))


@compiled
def iterate(
    box: Words, root: Words, viewer: int, tree: Tree, first: int, lots: Lots, plain: bool, paper: Paper
) -> None:
    """Once from the root to a leaf; `first` is the edge to begin with, or -1."""
    for at in range(rules.WORDS):
        paper.s[at] = root[at]
    rules.imagine(box, paper.s, viewer, lots)
    node, length = tree.counts[ROOT], 0
    usual, explore = usual_spread(tree), SURE if netted(paper) else EXPLORE
    drew, known = False, False
    while length < LONGEST:
        drew = drew or rules.to_act(box, paper.s) == CHANCE
        seat = next_seat(box, lots, paper)
        if seat == OVER:
            break
        count = rules.options(box, paper.s, paper.moves)
        if count == 1:
            rules.do(box, paper.s, paper.moves[0])
            continue
        fresh = tree.node_edges[node] == 0
        same = True
        if fresh:
            room = opened(box, tree, node, seat, count, plain, paper)
            known = netted(paper)
            if known or not room:
                break
        else:
            same = listed(tree, node, count, paper)
            if not same:
                marked(box, tree, node, seat, count, plain, paper)
        edge = first if first >= 0 and length == 0 else select(tree, node, same, usual, explore, plain)
        if edge < 0:
            break
        paper.way_node[length], paper.way_edge[length], paper.way_seat[length] = node, edge, seat
        paper.way_drawn[length], drew = drew, False
        length += 1
        rules.do(box, paper.s, tree.edge_move[edge])
        if fresh or (tree.edge_visits[edge] == 0 and not netted(paper)):
            break
        if tree.edge_child[edge] == 0:
            if tree.counts[NODES] >= tree.node_visits.size:
                tree.counts[FULL] = 1
                break
            tree.edge_child[edge] = tree.counts[NODES]
            tree.counts[NODES] += 1
        node = tree.edge_child[edge]
    if not known:
        play_on(box, lots, plain, paper)
        outlook(box, tree.seats, paper)
    elif JUDGED > 0.0:
        hear_judge(box, tree, lots, paper)
    learn(tree, length, paper)


@compiled
def learn(tree: Tree, length: int, paper: Paper) -> None:
    """Everybody who decided on the way learns what it led to. Where the same seat decides again, the move is worth what
    the best that follows is, unless something was drawn in between: the best of what was tried once or twice was only
    lucky, and alone against chance, where nobody else decides, luck would add up over the whole game."""
    tree.counts[DONE] += 1
    for back in range(length - 1, -1, -1):
        node, edge, seat = paper.way_node[back], paper.way_edge[back], paper.way_seat[back]
        chance = paper.chances[seat]
        tree.node_visits[node] += 1
        tree.node_total[node] += chance
        tree.edge_visits[edge] += 1
        tree.edge_total[edge] += chance
        if (
            not (DRAWN or netted(paper))
            and back + 1 < length
            and paper.way_seat[back + 1] == seat
            and not paper.way_drawn[back + 1]
        ):
            tree.edge_worth[edge] = best_worth(tree, paper.way_node[back + 1])
        else:
            tree.edge_worth[edge] = tree.edge_total[edge] / tree.edge_visits[edge]
    if length > 0:
        add(tree.seats[-1], paper.chances[paper.way_seat[0]])


@compiled
def best_worth(tree: Tree, node: int) -> float:
    """What the best move of a decision is known to be worth."""
    best, first = -1.0, tree.node_first[node]
    for edge in range(first, first + tree.node_edges[node]):
        if tree.edge_visits[edge] > 0:
            best = max(best, tree.edge_worth[edge])
    more = tree.node_more[node] - 1
    while more >= 0:
        if tree.edge_visits[more] > 0:
            best = max(best, tree.edge_worth[more])
        more = tree.edge_next[more] - 1
    return best


@compiled
def grow(
    box: Words,
    root: Words,
    viewer: int,
    tree: Tree,
    first: int,
    lots: Lots,
    plain: bool,
    paper: Paper,
    n: int,
) -> None:
    """So many iterations."""
    for _ in range(n):
        iterate(box, root, viewer, tree, first, lots, plain, paper)


@compiled
def leaf(box: Words, root: Words, viewer: int, tree: Tree, first: int, lots: Lots, paper: Paper) -> None:
    """Down the moves that were tried most, what is hidden imagined and chance drawn anew, to a leaf (`paper.s`)."""
    for at in range(rules.WORDS):
        paper.s[at] = root[at]
    rules.imagine(box, paper.s, viewer, lots)
    node, begun = tree.counts[ROOT], first
    while True:
        seat = next_seat(box, lots, paper)
        if seat == OVER:
            return
        count = rules.options(box, paper.s, paper.moves)
        if count == 1:
            rules.do(box, paper.s, paper.moves[0])
            continue
        edge = begun if begun >= 0 else most_tried(tree, node, count, paper)
        begun = -1
        if edge < 0:
            break
        rules.do(box, paper.s, tree.edge_move[edge])
        node = tree.edge_child[edge]
        if node == 0:
            break
    play_on(box, lots, False, paper)


@compiled
def most_tried(tree: Tree, node: int, count: int, paper: Paper) -> int:
    """The edge that was tried most among the moves offered; -1 where none was tried more than once."""
    best, most = -1, 1
    for at in range(count):
        place = place_of(tree, node, paper.moves[at])
        if place >= 0:
            edge = tree.places[place] - 1
            if edge >= 0 and tree.edge_visits[edge] > most:
                best, most = edge, tree.edge_visits[edge]
    return best


# To measure with -------------------------------------------------------------------------------------------------


@compiled
def random_games(box: Words, root: Words, lots: Lots, paper: Paper, games: int) -> int:
    """Whole games at random from this state; how many actions there were, draws and forced moves among them."""
    actions = 0
    for _ in range(games):
        for at in range(rules.WORDS):
            paper.s[at] = root[at]
        seat = rules.to_act(box, paper.s)
        while seat != OVER:
            if seat == CHANCE:
                count = rules.chance(box, paper.s, paper.moves, paper.weights)
                move = drawn(paper.weights, count, lots)
            else:
                count = rules.options(box, paper.s, paper.moves)
                move = below(lots, count)
            rules.do(box, paper.s, paper.moves[move])
            actions += 1
            seat = rules.to_act(box, paper.s)
    return actions


@compiled
def followed(box: Words, root: Words, lots: Lots, paper: Paper, games: int) -> int:
    """Random games from this state, and a digest of all of it: at every decision who is asked, what is offered, what
    may be drawn and how likely, the state, and every line of everybody's sheet."""
    found = 0
    for _ in range(games):
        for at in range(rules.WORDS):
            paper.s[at] = root[at]
        seat = rules.to_act(box, paper.s)
        while seat != OVER:
            if seat == CHANCE:
                count = rules.chance(box, paper.s, paper.moves, paper.weights)
                found = digested(found, paper.weights, count)
                move = drawn(paper.weights, count, lots)
            else:
                count = rules.options(box, paper.s, paper.moves)
                move = below(lots, count)
            found = digested(found + seat, paper.moves, count)
            rules.do(box, paper.s, paper.moves[move])
            found = digested(found, paper.s, rules.WORDS)
            rules.scores(box, paper.s, paper.sheets)
            for one in range(rules.seated(box, paper.s)):
                found = digested(found, paper.sheets[one], rules.LINES)
            seat = rules.to_act(box, paper.s)
    return found


@compiled
def digested(found: int, words: Words, count: int) -> int:
    """A digest of what was digested before, and of so many words more."""
    for at in range(count):
        found = (found ^ words[at]) * 0x2545F4914F6CDD1D
        found ^= (found >> 29) & 0x7FFFFFFFF
    return found
