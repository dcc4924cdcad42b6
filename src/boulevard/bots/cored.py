"""The search in a game's compiled core: what `search.Search` answers, from a hundred times as many iterations."""

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from boulevard.bots.clock import now
from boulevard.bots.search import LIMIT, Standing, Told, Tried, ahead, outlook
from boulevard.bots.weights import net_of
from boulevard.core.bot import Budget, Judge
from boulevard.core.game import AnyGame
from boulevard.core.kernel import Words, lots
from boulevard.core.moves import Move
from boulevard.core.net import NONE
from boulevard.registry import has_part, part

ROOM = (1 << 16, 1 << 20)
"""Decisions and moves that a tree has room for: about 100 MB."""
SMALL = (1 << 10, 1 << 16)
"""The same for a search of a few hundred iterations: what is small is cleared at once."""
CROWDED = 0.5
"""A tree that is fuller than that is not carried on to the next decision."""
PACE = 1000.0
"""Iterations a second, before it is known."""
CHUNK = 0.02
"""Seconds between two looks at the clock."""
LEAVES = (96, 300)
"""So many leaves say what leads are made of, those of each move as often as it was tried; and so many say it of one
move, where it is to be told exactly."""


@cache
def tree_of(name: str) -> ModuleType:
    """The search compiled with the core of that game."""
    encoding = part(name, "kernel.encoding") if has_part(name, "kernel.encoding") else None
    return tree_with(name, part(name, "kernel.rules"), part(name, "kernel.judge"), encoding)


def tree_with(name: str, rules: Any, judge: Any, encoding: Any = None) -> ModuleType:
    """The search compiled with these rules, this judge and, for nets, this encoding."""
    oracle = compiled_with("boulevard.bots.oracle", name, rules=rules, encoding=encoding)
    return compiled_with("boulevard.bots.tree", name, rules=rules, judge=judge, oracle=oracle)


@cache
def forest_of(name: str) -> ModuleType:
    """Trees that ask a net, compiled with the core of that game."""
    parts = {one: part(name, f"kernel.{one}") for one in ("rules", "encoding")}
    return compiled_with("boulevard.bots.forest", name, search=tree_of(name), **parts)


def compiled_with(source: str, name: str, **parts: Any) -> ModuleType:
    """A module once more, compiled with parts of a game's kernel in its place."""
    spec = find_spec(source)
    assert spec is not None
    loader: Any = spec.loader
    module = ModuleType(f"{source}_{name}")
    vars(module).update(parts, __file__=spec.origin)
    sys.modules[module.__name__] = module  # what is kept of the compiled code names it
    exec(loader.get_code(source), vars(module))
    return module


@cache
def room(name: str, lane: int, size: tuple[int, int] = ROOM) -> Any:
    """Room for a tree, used again and again: a process thinks about one decision at a time."""
    return tree_of(name).tree(*size)


@cache
def hands(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="lane")


class Core:
    """A game's compiled core, bound to its content."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.flat = part(game.name, "kernel.flat")
        self.box: Words = self.flat.laid_out(game)
        self.tree = tree_of(game.name)
        self.net = net_of(game)
        self.line: float = part(game.name, "kernel.encoding").LINE if self.has_net else 0.0
        """What a net's figure of a line of a sheet is to be taken times."""
        self.papers: dict[tuple[int, bool], Any] = {}
        self.growing: CoreSearch | None = None
        """Whose trees the rooms hold."""

    @property
    def has_net(self) -> bool:
        return self.net.weights.size > 0

    def paper(self, lane: int, netted: bool) -> Any:
        """What a lane writes on, with the game's net or without."""
        if (lane, netted) not in self.papers:
            self.papers[lane, netted] = self.tree.paper(self.net if netted else NONE)
        return self.papers[lane, netted]

    def search(
        self,
        view: Any,
        judge: Judge,
        rng: Random,
        telling: bool,
        plain: bool = False,
        lanes: int = 1,
        leaves: tuple[int, int] = LEAVES,
        netted: bool = False,
        size: tuple[int, int] = ROOM,
    ) -> "CoreSearch":
        found = CoreSearch(self, view, judge, rng, telling, plain, lanes, netted, size)
        found.leaves = leaves
        return found


class Lane:
    """One of the trees that a search grows, each by lots of its own."""

    def __init__(self, core: Core, number: int, seed: int, netted: bool, size: tuple[int, int] = ROOM) -> None:
        self.core, self.size = core, size
        self.lots = lots(seed)
        self.tree, self.paper = room(core.game.name, number, size), core.paper(number, netted)
        core.tree.cleared(self.tree)

    @property
    def done(self) -> int:
        return int(self.tree.counts[self.core.tree.DONE])

    @property
    def root(self) -> int:
        return int(self.tree.counts[self.core.tree.ROOT])

    @property
    def crowded(self) -> bool:
        counts, tree = self.tree.counts, self.core.tree
        kinds = zip((tree.NODES, tree.EDGES), self.size, strict=True)
        return any(counts[kind] > CROWDED * most for kind, most in kinds)

    def edges(self, node: int) -> range:
        first = int(self.tree.node_first[node])
        return range(first, first + int(self.tree.node_edges[node]))

    def edge(self, code: int) -> int:
        """The edge of a move of the root; -1 where it has none."""
        return next((edge for edge in self.edges(self.root) if self.tree.edge_move[edge] == code), -1)

    def most_tried_after(self, edge: int) -> tuple[int, int] | None:
        """The move that was tried most after this one, and how often, if any was tried more than once."""
        child = int(self.tree.edge_child[edge])
        after = [one for one in self.edges(child) if child and self.tree.edge_visits[one] > 1]
        if not after:
            return None
        best = max(after, key=lambda one: int(self.tree.edge_visits[one]))
        return int(self.tree.edge_move[best]), int(self.tree.edge_visits[best])


class CoreSearch:
    """A search from one view, in one tree or in several side by side, whose findings are added up: those do not depend
    on how many threads grow them."""

    leaves = LEAVES

    def __init__(
        self,
        core: Core,
        view: Any,
        judge: Judge,
        rng: Random,
        telling: bool,
        plain: bool = False,
        lanes: int = 1,
        netted: bool = False,
        size: tuple[int, int] = ROOM,
    ) -> None:
        """`plain`: no liking at first sight, playouts at random to the end, to compare with. `netted`: the game's net
        is asked, where it has one. `size`: what a tree has room for."""
        self.core, self.judge, self.telling, self.plain, self.netted = core, judge, telling, plain, netted
        self.lanes = [Lane(core, number, rng.getrandbits(64), netted, size) for number in range(lanes)]
        core.growing = self
        self.look_at(view, rng)

    def look_at(self, view: Any, rng: Random) -> None:
        """Search from this view on."""
        core = self.core
        self.began = now()
        self.view = view
        self.imagined = core.game.determinize(view, rng)
        self.root: Words = core.flat.flat(core.game, self.imagined)
        self.seat = list(core.game.seated(self.imagined)).index(view.seat)
        self.before = sum(lane.done for lane in self.lanes)

    def follow(self, move: Move, view: Any, rng: Random) -> bool:
        """Go on from the view after a move of this one's seat, where nothing was drawn or shown in between, with what
        was found there already; False where nothing was, or memory runs out."""
        code = self.core.flat.code(self.core.game, move)
        children = [int(lane.tree.edge_child[edge]) if (edge := lane.edge(code)) >= 0 else 0 for lane in self.lanes]
        if self.core.growing is not self or not all(children) or any(lane.crowded for lane in self.lanes):
            return False
        for lane, child in zip(self.lanes, children, strict=True):
            lane.tree.counts[self.core.tree.ROOT] = child
        self.look_at(view, rng)
        return True

    @property
    def done(self) -> int:
        """Iterations since it looks at this view."""
        return sum(lane.done for lane in self.lanes) - self.before

    @property
    def seconds(self) -> float:
        """How long it has been thought, what came before the first iteration included."""
        return now() - self.began

    def run(self, moves: Sequence[Move], weights: Sequence[float], budget: Budget) -> None:
        """Search until the budget is used up, or nothing can change what was tried most. `weights`, where there are
        any, say how promising the moves of a new root are; otherwise the core finds it."""
        if weights:
            self.promise(moves, weights)
        prepared = self.seconds
        most = LIMIT if budget.iterations is None and budget.seconds is None else budget.iterations
        if most == 0 and not self.tried():
            most = 1  # a long turn has used up what it counts: the core's own liking decides
        pace = PACE
        while most is None or self.done < most:
            left = None if most is None else most - self.done
            if budget.seconds is not None and self.done:
                if (spent := self.seconds) >= budget.seconds:
                    break
                pace = self.done / max(spent - prepared, 1e-6)
                in_time = int(pace * (budget.seconds - spent)) + 1
                left = in_time if left is None else min(left, in_time)
            if left is not None and not self.telling and self.done and self.decided(left):
                break
            chunk = max(16 * len(self.lanes), int(CHUNK * pace))
            self.grow(chunk if left is None else min(left, chunk), budget.threads)

    def promise(self, moves: Sequence[Move], weights: Sequence[float]) -> None:
        """Write down how promising the moves of the root are, in trees that have not begun to grow."""
        codes = [self.core.flat.code(self.core.game, move) for move in moves]
        for lane in self.lanes:
            lane.paper.moves[: len(codes)], lane.paper.likings[: len(codes)] = codes, weights
            self.core.tree.written_down(lane.tree, lane.root, len(codes), float(sum(weights)), lane.paper)

    def grow(self, iterations: int, threads: int = 1) -> None:
        """So many iterations, each lane its part of them."""
        share, odd = divmod(iterations, len(self.lanes))
        parts = [(lane, share + (number < odd)) for number, lane in enumerate(self.lanes)]
        spread: Callable[..., Any] = map if min(threads, len(self.lanes)) < 2 else hands(threads).map
        list(spread(lambda part: self.grow_lane(*part), parts))

    def grow_lane(self, lane: Lane, iterations: int, first: int = -1) -> None:
        """`first`: the edge that each iteration begins with."""
        core = self.core
        core.tree.grow(core.box, self.root, self.seat, lane.tree, first, lane.lots, self.plain, lane.paper, iterations)

    def decided(self, left: int) -> bool:
        """Can no other move be tried more often than the leading one in what is left?"""
        visits = Counter[int]()
        for lane in self.lanes:
            edges = slice((found := lane.edges(lane.root)).start, found.stop)
            visits.update(
                dict(zip(lane.tree.edge_move[edges].tolist(), lane.tree.edge_visits[edges].tolist(), strict=True))
            )
        (_, first), *others = visits.most_common(2)
        return first - max((count for _, count in others), default=0) > left

    def tried(self, telling: bool = False, least: int = 0) -> list[Tried]:
        found: dict[int, list[tuple[Lane, int]]] = {}
        for lane in self.lanes:
            for edge in (one for one in lane.edges(lane.root) if lane.tree.edge_visits[one] >= least):
                found.setdefault(int(lane.tree.edge_move[edge]), []).append((lane, edge))
        whole = sum(int(lane.tree.node_visits[lane.root]) for lane in self.lanes)
        all_of_them = [self.added_up(code, edges, whole if telling else 0) for code, edges in found.items()]
        return sorted(all_of_them, key=lambda one: (-one.visits, -one.worth, -one.prior))

    def added_up(self, code: int, edges: Sequence[tuple[Lane, int]], whole: int) -> Tried:
        """What all lanes found of a move; with what its lead is made of, where the visits of the `whole` are given and
        no net is asked: that takes longer, and is done for the moves that count (`told`)."""
        visits = [int(lane.tree.edge_visits[edge]) for lane, edge in edges]
        times = max(1, sum(visits))
        after = [one for lane, edge in edges if (one := lane.most_tried_after(edge))]
        return Tried(
            self.core.flat.move(self.core.game, code),
            sum(visits),
            sum(float(lane.tree.edge_total[edge]) for lane, edge in edges) / times,
            sum(count * float(lane.tree.edge_worth[edge]) for count, (lane, edge) in zip(visits, edges, strict=True))
            / times,
            sum(float(lane.tree.edge_prior[edge]) for lane, edge in edges) / len(edges),
            self.lines(edges[visits.index(max(visits))], max(1, self.leaves[0] * times // whole))
            if whole and sum(visits) and not self.netted
            else {},
            self.core.flat.move(self.core.game, max(after, key=lambda one: one[1])[0]) if after else None,
        )

    def again(self, move: Move, times: int) -> None:
        code = self.core.flat.code(self.core.game, move)
        for lane in self.lanes:
            self.grow_lane(lane, -(-times // len(self.lanes)), lane.edge(code))

    def told(self, move: Move) -> Told:
        code = self.core.flat.code(self.core.game, move)
        found = [(lane, edge) for lane in self.lanes if (edge := lane.edge(code)) >= 0]
        lane, edge = max(found, key=lambda one: int(one[0].tree.edge_visits[one[1]]))
        return self.mean_lines(lane, self.leaves[1], lambda: self.grow_lane(lane, 1, edge))

    def lines(self, at: tuple[Lane, int], leaves: int) -> dict[str, float]:
        """What the lead after a move is made of, down the moves that were tried most."""
        core, (lane, edge) = self.core, at
        return self.mean_lines(
            lane,
            leaves,
            lambda: core.tree.leaf(core.box, self.root, self.seat, lane.tree, edge, lane.lots, lane.paper),
        ).lines

    def mean_lines(self, lane: Lane, leaves: int, go: Callable[[], None]) -> Told:
        """What the readable judge or, with a net, the net says of so many leaves that the search comes to."""
        core, seat = self.core, self.view.seat
        found, shares = dict[str, float](), list[float]()
        for _ in range(leaves):
            go()
            if self.netted and (asked := core.tree.rules.to_act(core.box, lane.paper.s)) >= 0:
                standings: Mapping[str, Standing] = self.sheets_by_net(lane, asked)
            else:
                s = core.flat.state(core.game, lane.paper.s, self.imagined)
                chances, standings = outlook(core.game, self.judge, s)
                if not core.game.to_act(s):
                    shares.append(chances[seat])
            for line, points in ahead(standings, seat).items():
                found[line] = found.get(line, 0.0) + points / leaves
        return Told(found, sum(shares) / leaves if len(shares) == leaves else None)

    def sheets_by_net(self, lane: Lane, asked: int) -> dict[str, Standing]:
        """Everybody's sheet at the end as the net expects it, from the decision that the search came to last and
        whoever is asked there."""
        core, rules = self.core, self.core.tree.rules
        core.tree.asked_net(core.box, asked, 0, lane.paper)
        told, lines = lane.paper.audience.desk.outcome, core.game.score_lines
        seats = [*core.game.scores(self.imagined)]  # whoever is scored, Daniel too, who decides nothing
        found = {}
        for place, seat in enumerate(seats):
            first = 2 * rules.SEATS + (place - asked) % len(seats) * rules.LINES
            sheet = [core.line * float(points) for points in told[first : first + rules.LINES]]
            found[seat] = Standing(dict(zip(lines, sheet, strict=True)), {})
        return found
