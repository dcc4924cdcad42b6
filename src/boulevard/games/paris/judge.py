"""What a bot knows of Paris: how good a state looks to a seat. The state is one that the bot imagined from its view."""

from collections.abc import Sequence
from functools import lru_cache

from boulevard.core.bot import weights
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.games.paris import moves as m
from boulevard.games.paris.board import FULL, area, corners, each, sides
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.scoring import built, sheets, small_lights
from boulevard.games.paris.sites import Site
from boulevard.games.paris.state import State

beside = lru_cache(maxsize=1 << 15)(sides)

PROSPECTS = ("ground", "buildings", "actions")
ENOUGH = 5
"""As many buildings as one can hope to place."""


def value(game: AnyGame, s: State, seat: str) -> float:
    """Points and prospects of the seat, less those of its rival."""
    me = SEATS.index(seat)
    scores = sheets(s, game.box)
    ahead = scores[seat]["total"] - scores[SEATS[1 - me]]["total"]
    if s.over:
        return float(ahead)
    mine, theirs = (sum(hopes(s, game.box, one).values()) for one in (me, 1 - me))
    return ahead + mine - 0.8 * theirs


def hopes(s: State, box: Box, me: int) -> dict[str, float]:
    """What is still to come: of ground to build on, the more under lights; of buildings that fit it; of actions."""
    closed = Site.of(s, me, powers=False).closed
    ground, lights = ~closed, small_lights(s)
    worth, left = 0.0, ground & FULL
    while left:
        plot = area(left & -left, left)
        left &= ~plot
        if (size := plot.bit_count()) >= 3:
            worth += 0.25 * size + 0.75 * sum((sides(bit) & lights).bit_count() for bit in each(plot))
    # `sheets` counts each building in the reserve as lost already: give back what can still be built
    owed = 0 if s.has_used(me, "sacre-coeur") else -box.unbuilt
    room = min(s.chimneys(box, me), ENOUGH)
    fitting = [
        box.size[name]
        for name in s.reserves[me]
        if s.phase == 1 or any(not spaces & closed for spaces, _ in box.builds[name, s.flip])
    ]
    fitting.sort(reverse=True)
    buildings = sum(owed + 0.9 * size for size in fitting[:room])
    return {"ground": worth, "buildings": buildings, "actions": 2.0 * s.tokens(box, me)}


# For the search --------------------------------------------------------------------------------------------------


TURN = 3.0
"""What it is worth to be the one who moves."""


def prospects(game: AnyGame, s: State) -> tuple[dict[str, dict[str, float]], float]:
    """What both may hope for, and the turn of who is to move."""
    found: dict[str, dict[str, float]] = {seat: hopes(s, game.box, me) for me, seat in enumerate(SEATS)}
    if s.agenda:
        found[s.agenda[0].seat]["buildings"] += TURN
    return found, 8.0 if s.phase == 1 else 5.0


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """A turn is one move: prospects say more than a guess of what comes."""
    return True


# At first sight --------------------------------------------------------------------------------------------------

WARMTH = 3.0
"""So many points more make a move almost three times as attractive."""


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    me = SEATS.index(seat)
    likings = laying(s, game.box, me, moves) if s.phase == 1 else building(s, game.box, me, moves)
    return weights(likings, WARMTH)


def laying(s: State, box: Box, me: int, moves: Sequence[Move]) -> list[float]:
    """Phase 1: ground that hangs together and has lights beside it; the larger buildings, about five."""
    seat = SEATS[me]
    own, theirs, lights = s.colours[me] | s.mixed, s.colours[1 - me] | s.mixed, s.lights
    hunger = 4.5 - 1.5 * len(s.reserves[me])
    likings = []
    for move in moves:
        if isinstance(move, m.Tile):
            ground = box.ground[seat, move.tile, move.square, move.turns]
            mine, rivals = ground.colours[me] | ground.mixed, ground.colours[1 - me] | ground.mixed
            likings.append(
                1.2 * (beside(mine) & own).bit_count()
                + 0.9 * (beside(mine) & lights).bit_count()
                + 0.9 * (beside(ground.lights) & own).bit_count()
                - 0.6 * (beside(rivals) & theirs).bit_count()
                - 0.6 * (beside(ground.lights) & theirs).bit_count()
            )
        elif isinstance(move, m.Take):
            likings.append(hunger + box.size[move.building] - 2)
        else:
            likings.append(-1.0)
    return likings


def building(s: State, box: Box, me: int, moves: Sequence[Move]) -> list[float]:
    """Phase 2: what a move brings at once, and a little of what it makes possible."""
    sight = Sight(s, box, me)
    return [sight.liking(move) for move in moves]


class Sight:
    """What a player sees of the board at first sight."""

    def __init__(self, s: State, box: Box, me: int) -> None:
        self.s, self.box, self.me = s, box, me
        self.lights = small_lights(s)
        self.own = [one for one in s.buildings if one.owner == me]
        self.rivals = [one for one in s.buildings if one.owner != me]
        self.mine = 0
        for one in self.own:
            self.mine |= one.spaces
        self.ground = ~Site.of(s, me, powers=False).closed
        self.regions: dict[str, list[tuple[int, float]]] = {}

    def liking(self, move: Move) -> float:
        if isinstance(move, m.Build):
            return self.house(move.spaces, self.box.size[move.building]) + 3.0
        if isinstance(move, m.Levitate):
            return self.house(move.spaces, self.box.size[move.building_new]) + 2.0
        if isinstance(move, m.Garden):
            return self.house(move.spaces, 2)
        if isinstance(move, m.Put):
            return self.piece(move)
        if isinstance(move, m.Annex):
            return self.annex(move)
        if isinstance(move, m.Statue):
            free = self.s.free
            return 0.7 * (2 * (sides(move.space) & free).bit_count() + (corners(move.space) & free).bit_count())
        if isinstance(move, m.Lasting):
            if move.card == "sacre-coeur":
                return 2.0 * len(self.s.reserves[self.me])
            return 4.0 if self.s.reserves[self.me] else 0.5
        return 0.0

    def house(self, spaces: int, size: int) -> float:
        """Its lights, and its place beside others."""
        around = beside(int(spaces))
        joins = size if around & self.mine or not self.own else 0.2 * size
        return size * (around & self.lights).bit_count() + joins

    def annex(self, move: m.Annex) -> float:
        there = next(one for one in self.own if one.building == move.building)
        before = (beside(there.spaces) & self.lights).bit_count()
        after = (beside(int(there.spaces | move.space)) & self.lights).bit_count()
        return 1.0 + (there.size + 1) * after - there.size * before

    def piece(self, move: m.Put) -> float:
        space, card = int(move.space), move.card
        around = beside(space)
        if card in ("lampadaire", "grande-lumiere"):
            lit = sum(one.size for one in self.own if one.spaces & around)
            lit -= sum(one.size for one in self.rivals if one.spaces & around)
            if card == "grande-lumiere":
                return 0.7 * lit + 1.0
            return lit + 0.8 * (around & self.ground).bit_count()
        if card == "fontaine":
            return 3.0 * sum(1 for one in self.own if one.spaces & around) + 0.8 * (around & self.ground).bit_count()
        if card == "peintre":
            return 0.8 * self.around(card, space, ~built(self.s), 2, self.lights)
        return 0.6 * self.around(card, space, self.s.free, 1, self.s.free)

    def around(self, card: str, space: int, through: int, points: int, counted: int) -> float:
        """The points of a piece that counts what is in its area; each area is looked at once."""
        known = self.regions.setdefault(card, [])
        for region, worth in known:
            if region & space:
                return worth
        region = area(space, through & FULL)
        worth = float(points * (region & counted).bit_count())
        known.append((region, worth))
        return worth
