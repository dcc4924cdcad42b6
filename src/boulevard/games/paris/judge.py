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
SPACE, BY_LIGHT = 0.25, 0.75
"""What a space of ground is worth, and each light beside it."""
BUILT_SPACE = 0.9
"""What each space of a building that fits is worth."""
TOKEN = 2.0
"""What an action still to come is worth."""


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
            worth += SPACE * size + BY_LIGHT * sum((sides(bit) & lights).bit_count() for bit in each(plot))
    # `sheets` counts each building in the reserve as lost already: give back what can still be built
    owed = 0 if s.has_used(me, "sacre-coeur") else -box.unbuilt
    room = min(s.chimneys(box, me), ENOUGH)
    fitting = [
        box.size[name]
        for name in s.reserves[me]
        if s.phase == 1 or any(not spaces & closed for spaces, _ in box.builds[name, s.flip])
    ]
    fitting.sort(reverse=True)
    buildings = sum(owed + BUILT_SPACE * size for size in fitting[:room])
    return {"ground": worth, "buildings": buildings, "actions": TOKEN * s.tokens(box, me)}


# For the search --------------------------------------------------------------------------------------------------


TURN = 3.0
"""What it is worth to be the one who moves."""
SPREADS = (8.0, 5.0)
"""How far all that may be off, in phase 1 and in phase 2."""


def prospects(game: AnyGame, s: State) -> tuple[dict[str, dict[str, float]], float]:
    """What both may hope for, and the turn of who is to move."""
    found: dict[str, dict[str, float]] = {seat: hopes(s, game.box, me) for me, seat in enumerate(SEATS)}
    if s.agenda:
        found[s.agenda[0].seat]["buildings"] += TURN
    return found, SPREADS[s.phase - 1]


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """A turn is one move: prospects say more than a guess of what comes."""
    return True


# At first sight --------------------------------------------------------------------------------------------------

OUTLOOK = (1.6, 0.45)
WARMTH = 3.0
"""So many points more make a move almost three times as attractive."""

# Phase 1
JOINED, LIT, RIVALS = 1.2, 0.9, 0.6
"""A space beside own ground, a light beside own ground, and either of them for the rival."""
HUNGER, SATED = 2.5, 1.5
"""What the first building of the reserve is liked beyond its size, and how much less each further one."""
IDLE = -1.0
"""To pass."""

# Phase 2
BUILDING, LEVITATING, ANNEXING = 3.0, 2.0, 1.0
"""What these are liked beyond the points that they bring."""
APART = 0.2
"""So much of its size counts where a building joins no other."""
BY_GROUND = 0.8
"""Ground beside a light or a fountain, each space."""
FOUNTAIN = 3.0
"""An own building beside the fountain."""
LARGE_LIGHT, LARGE_LIGHT_ALONE = 0.7, 1.0
"""So much of what the Large Streetlight lights at its sides, and this besides."""
PAINTER, DANCER, STATUE = 0.8, 0.6, 0.7
"""So much of what a piece would score now is believed to last."""
SPARED = 2.0
"""Sacré-Cœur, for each building in the reserve."""
POWER, POWER_ALONE = 4.0, 0.5
"""Métropolitain and Chartier, with buildings in the reserve and without."""


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    me = SEATS.index(seat)
    likings = laying(s, game.box, me, moves) if s.phase == 1 else building(s, game.box, me, moves)
    return weights(likings, WARMTH)


def laying(s: State, box: Box, me: int, moves: Sequence[Move]) -> list[float]:
    """Phase 1: ground that hangs together and has lights beside it; the larger buildings, about five."""
    seat = SEATS[me]
    own, theirs, lights = s.colours[me] | s.mixed, s.colours[1 - me] | s.mixed, s.lights
    hunger = HUNGER - SATED * len(s.reserves[me])
    likings = []
    for move in moves:
        if isinstance(move, m.Tile):
            ground = box.ground[seat, move.tile, move.square, move.turns]
            mine, rivals = ground.colours[me] | ground.mixed, ground.colours[1 - me] | ground.mixed
            likings.append(
                JOINED * (beside(mine) & own).bit_count()
                + LIT * (beside(mine) & lights).bit_count()
                + LIT * (beside(ground.lights) & own).bit_count()
                - RIVALS * (beside(rivals) & theirs).bit_count()
                - RIVALS * (beside(ground.lights) & theirs).bit_count()
            )
        elif isinstance(move, m.Take):
            likings.append(hunger + box.size[move.building])
        else:
            likings.append(IDLE)
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
            return self.house(move.spaces, self.box.size[move.building]) + BUILDING
        if isinstance(move, m.Levitate):
            return self.house(move.spaces, self.box.size[move.building_new]) + LEVITATING
        if isinstance(move, m.Garden):
            return self.house(move.spaces, 2)
        if isinstance(move, m.Put):
            return self.piece(move)
        if isinstance(move, m.Annex):
            return self.annex(move)
        if isinstance(move, m.Statue):
            free = self.s.free
            return STATUE * (2 * (sides(move.space) & free).bit_count() + (corners(move.space) & free).bit_count())
        if isinstance(move, m.Lasting):
            if move.card == "sacre-coeur":
                return SPARED * len(self.s.reserves[self.me])
            return POWER if self.s.reserves[self.me] else POWER_ALONE
        return 0.0

    def house(self, spaces: int, size: int) -> float:
        """Its lights, and its place beside others."""
        around = beside(int(spaces))
        joins = size if around & self.mine or not self.own else APART * size
        return size * (around & self.lights).bit_count() + joins

    def annex(self, move: m.Annex) -> float:
        there = next(one for one in self.own if one.building == move.building)
        before = (beside(there.spaces) & self.lights).bit_count()
        after = (beside(int(there.spaces | move.space)) & self.lights).bit_count()
        return ANNEXING + (there.size + 1) * after - there.size * before

    def piece(self, move: m.Put) -> float:
        space, card = int(move.space), move.card
        around = beside(space)
        if card in ("lampadaire", "grande-lumiere"):
            lit = sum(one.size for one in self.own if one.spaces & around)
            lit -= sum(one.size for one in self.rivals if one.spaces & around)
            if card == "grande-lumiere":
                return LARGE_LIGHT * lit + LARGE_LIGHT_ALONE
            return lit + BY_GROUND * (around & self.ground).bit_count()
        if card == "fontaine":
            touching = sum(1 for one in self.own if one.spaces & around)
            return FOUNTAIN * touching + BY_GROUND * (around & self.ground).bit_count()
        if card == "peintre":
            return PAINTER * self.around(card, space, ~built(self.s), 2, self.lights)
        return DANCER * self.around(card, space, self.s.free, 1, self.s.free)

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
