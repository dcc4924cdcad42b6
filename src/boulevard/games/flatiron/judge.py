"""What a bot knows of Flatiron: how good a state looks to a seat. The state is one that the bot imagined from its view.

Within a turn a move is worth what the rest of the turn makes of it. So the turn is first played out, each decision by
what one likes at first sight (`liking`); only then are points and prospects counted.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from boulevard.core.bot import TIME, weights
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.steps import Draw
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import bonuses as b
from boulevard.games.flatiron import building
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.columns import decree_streets, front, front_of
from boulevard.games.flatiron.daniel import DanielTurn
from boulevard.games.flatiron.moves import DANIEL, HALL, End, Location, Street
from boulevard.games.flatiron.paperboy import KeepOne
from boulevard.games.flatiron.pieces import AnyVerb, Bonus, Box
from boulevard.games.flatiron.piles import against_card, card_price, decree_price
from boulevard.games.flatiron.scoring import column_score, sheets
from boulevard.games.flatiron.state import Column, Office, State
from boulevard.games.flatiron.turn import MoveArchitect, OneThing, asked_action

PROSPECTS = ("dollars", "stock", "columns", "newspapers", TIME)
DOLLAR = 0.45
"""What a dollar in hand is worth in points, up to `PURSE` of them; what is above is worth little."""
PURSE = 14
NEWSPAPER = 1.0
TOKEN = 2.0
LEVELS = 6
PILLARS = 15
ACTIVATIONS = 1.5
"""How often an action tucked in at the beginning is reached in a game."""
HASTE = 9.0
"""Solo, what each pillar and floor still missing costs: Daniel scores in every turn that it takes."""


def value(game: AnyGame, s: State, seat: str) -> float:
    """Points and prospects of the seat at the end of its turn, less those of its rival."""
    end = game.clone(s)
    play_on(game, end, seat)
    return standing(end, game.box, seat)


# The rest of the turn --------------------------------------------------------------------------------------------


def play_on(game: AnyGame, s: State, seat: str) -> None:
    """Play the seat's turn to its end."""
    while s.agenda:
        step = s.agenda[0]
        if isinstance(step, (DanielTurn, MoveArchitect)):
            return
        if isinstance(step, Draw):
            game.do(s, game.chance(s)[0][0])
        elif step.seat != seat:
            return
        elif isinstance(step, OneThing):
            game.do(s, best_thing(game, s, seat))
        else:
            game.do(s, liked_best(game, s, seat, step))


def best_thing(game: AnyGame, s: State, seat: str) -> Move:
    """Activate, take the dollars, or the purchase that one likes best: each is tried."""
    moves = [move for move in game.options(s, seat) if not isinstance(move, m.Spend)]
    purchases = [move for move in moves if isinstance(move, (m.BuyHere, m.BuyDecree))]
    tried = [move for move in moves if move not in purchases]
    if purchases:
        sight = Sight(s, game.box, seat)
        tried.append(max(purchases, key=lambda move: sight.liking(a.DECREE, move)))
    worth = {}
    for move in tried:
        trial = game.clone(s)
        game.do(trial, move)
        play_on(game, trial, seat)
        worth[move] = standing(trial, game.box, seat)
    return max(worth, key=lambda move: worth[move])


def liked_best(game: AnyGame, s: State, seat: str, step: Any) -> Move:
    """What one likes at first sight; newspapers in hand are kept for later."""
    moves = game.options(s, seat)
    if len(moves) == 1 or isinstance(step, KeepOne):
        return moves[0]
    action = asked_action(s, game.box, seat, step)
    if action is None:
        return moves[0]
    first = not isinstance(step, building.SecondPillar)
    moves = [move for move in moves if not isinstance(move, m.Spend)]
    sight = Sight(s, game.box, seat)
    return max(moves, key=lambda move: sight.liking(action, move, first))


class Sight:
    """What a player sees at first sight: about how many points each move or action is worth, its cost taken off."""

    def __init__(self, s: State, box: Box, seat: str) -> None:
        self.s, self.box, self.seat = s, box, seat
        self.effect = box.effect(s)
        self.future, self.haste = future(s), haste(s)
        self.board = box.boards[s.offices[seat].board]
        self.stock, self.pillars = s.stock[seat], s.floor.pillars
        doubles = self.effect.doubles
        self.worth: dict[str, float] = {
            colour: pillar_worth(points, doubles or colour not in self.pillars)
            for colour, points in self.board.points.items()
        }

    # Moves -------------------------------------------------------------------------------------------------------

    def liking(self, action: AnyVerb, move: Any, first: bool = True) -> float:
        """A move of an action; leaving it is worth nothing."""
        like = LIKES.get(type(move))
        return 0.0 if like is None else like(self, action, move, first)

    def gain(self, action: Any, move: Any, first: bool) -> float:
        s, box, seat = self.s, self.box, self.seat
        return float(DOLLAR * action.dollars_gained(s, box, seat) + action.points_gained(s, box, seat))

    def buy(self, action: Any, move: Any, first: bool) -> float:
        colour = action.colour
        return self.worth[colour] - DOLLAR * building.pillar_price(self.s, self.box, self.board.price[colour])

    def sell(self, action: Any, move: Any, first: bool) -> float:
        return DOLLAR * (self.board.price[action.colour] + self.effect.sale_extra) - self.worth[action.colour]

    def buy_any(self, action: Any, move: Any, first: bool) -> float:
        return self.worth[move.colour] - DOLLAR * building.pillar_price(self.s, self.box, action.price)

    def swap(self, action: Any, move: Any, first: bool) -> float:
        return self.worth[move.colour_taken] - self.worth[move.colour_given]

    def put(self, action: Any, move: Any, first: bool) -> float:
        return self.placed(move.colour, move.slot) + (action.extra - DOLLAR * action.cost if first else 0.0)

    def placed(self, colour: Any, slot: int) -> float:
        """A pillar of the stock on a slot."""
        points = self.board.points[colour] + self.effect.pillar_points(colour)
        bonus = bonus_worth(self.box.floors[self.s.floor.floor].slots[slot - 1], colour)
        return points + bonus - self.worth[colour] + self.haste

    def floor(self, action: Any, move: Any, first: bool) -> float:
        return float(action.points + self.haste - DOLLAR * action.cost)

    def card_here(self, action: Any, move: Any, first: bool) -> float:
        here = self.s.places[self.seat]
        assert here is not None
        assert here != HALL
        return self.card(here, move.end, 0)

    def card_there(self, action: Any, move: Any, first: bool) -> float:
        return self.card(move.street, move.end, action.change)

    def card(self, pile: Street, end: End, change: int) -> float:
        card = self.s.piles[pile].open
        assert card is not None
        used = ACTIVATIONS * self.future * usefulness(self.box.action[card, end])
        marked = self.marked(self.box.cards[card].street, self.box.mark[card, end])
        return used + marked - DOLLAR * card_price(self.box, card, change)

    def decree(self, action: Any, move: Any, first: bool) -> float:
        return self.decreed(move) - DOLLAR * decree_price(self.s, self.box, action.change)

    def hall_decree(self, action: Any, move: Any, first: bool) -> float:
        return self.decreed(move) - DOLLAR * float(action.cost + decree_price(self.s, self.box))

    def decreed(self, move: Any) -> float:
        """What a decree would bring now, and half as much again of what is still to come."""
        brings = self.brings(move.decree, move.end)
        return brings + self.marked(move.street, self.box.mark[move.decree, move.end])

    def brings(self, decree: str, end: End) -> float:
        return self.box.decree_score[decree, end].score(self.s, self.box, self.seat) * (1 + 0.5 * self.future)

    def marked(self, street: Street, mark: int) -> int:
        """F30. What another mark in a column changes."""
        before = marks(self.box, self.s.columns[self.seat][street])
        return column_score(self.box, before + mark) - column_score(self.box, before)

    def hall_dollars(self, action: Any, move: Any, first: bool) -> float:
        return DOLLAR * float(a.DOLLARS_TAKEN - action.cost)

    def hall_news(self, action: Any, move: Any, first: bool) -> float:
        return self.use(self.box.news(self.s), action.cost)

    def copy_own(self, action: Any, move: Any, first: bool) -> float:
        return self.use(front_of(self.s, self.box, self.seat, move.street).actions()[move.place - 1], action.cost)

    def copy_open(self, action: Any, move: Any, first: bool) -> float:
        return self.use(self.box.action[move.card, move.end], action.cost)

    # Actions -----------------------------------------------------------------------------------------------------

    def use(self, action: AnyVerb, cost: int = 0) -> float:
        """The best that an action offers, reached at a cost."""
        if isinstance(action, a.Newspaper):
            action = self.box.news(self.s)
        return USES.get(type(action), Sight.best_offer)(self, action, self.s.dollars[self.seat] - cost) - DOLLAR * cost

    def best_offer(self, action: Any, dollars: int) -> float:
        offers = action.offers(self.s, self.box, self.seat, dollars)
        return max((self.liking(action, move) for move in offers), default=0.0)

    def best_gain(self, action: Any, dollars: int) -> float:
        return self.gain(action, None, True)

    def best_trade(self, action: Any, dollars: int) -> float:
        """F18. To buy, or to sell what is in stock."""
        if action.colour in self.stock:
            return self.sell(action, None, True)
        price = building.pillar_price(self.s, self.box, self.board.price[action.colour])
        return self.buy(action, None, True) if price <= dollars and self.s.supply[action.colour] else 0.0

    def best_build(self, action: Any, dollars: int) -> float:
        """The best pillar, and the second beside it where two may be built."""
        if action.cost > dollars or not self.stock:
            return 0.0
        doubles = action.doubled or self.effect.doubles
        free = [slot for slot, pillar in enumerate(self.pillars, 1) if pillar is None]
        found = sorted(
            max(self.placed(colour, slot) for slot in free)
            for colour in self.stock
            if free and (doubles or colour not in self.pillars)
        )
        if not found:
            return 0.0
        second = found[-2] if action.many == 2 and len(found) > 1 and len(free) > 1 else 0.0
        return float(found[-1] + max(0.0, second) + action.extra - DOLLAR * action.cost)

    def best_decree(self, action: Any, dollars: int) -> float:
        """The best decree in the best column; City Hall's other offers too."""
        change, cost = getattr(action, "change", 0), getattr(action, "cost", 0)
        price = decree_price(self.s, self.box, change) + cost
        best = 0.0
        if isinstance(action, a.CityHall) and cost <= dollars:
            best = max(self.hall_dollars(action, None, True), self.use(a.NEWSPAPER, cost))
        if not self.s.decrees or price > dollars:
            return best
        streets = decree_streets(self.s, self.box, self.seat)
        for decree in self.s.decrees if streets else ():
            for end in m.ENDS:
                mark = self.box.mark[decree, end]
                worth = self.brings(decree, end) + max(self.marked(street, mark) for street in streets)
                best = max(best, worth - DOLLAR * price)
        return best

    # Places ------------------------------------------------------------------------------------------------------

    def visit(self, location: Location) -> float:
        """The best that a place offers."""
        worth = max(DOLLAR * a.DOLLARS_TAKEN, self.activation(location))
        if location == HALL:
            return max(worth, self.use(a.DECREE))
        if not against_card(self.s, self.box, self.seat, location, self.s.dollars[self.seat]):
            worth = max(worth, *(self.card(location, end, 0) for end in m.ENDS))
        return worth

    def activation(self, location: Location) -> float:
        """All actions there, each as well as it can be used."""
        if location == HALL:
            return max(0.0, self.use(a.NEWSPAPER))
        s = self.s
        actions = visible(self.box, s.offices[self.seat], location, s.columns[self.seat][location])
        return sum(max(0.0, self.use(action)) for action in actions)

    def spend(self, move: Any) -> float:
        """A newspaper spent now, which is not there later."""
        return self.use(self.box.newspapers[move.newspaper]) - 2.0 * NEWSPAPER

    def one_thing(self, move: Any) -> float:
        if isinstance(move, m.Activate):
            here = self.s.places[self.seat]
            assert here is not None
            return self.activation(here)
        if isinstance(move, m.TakeDollars):
            return DOLLAR * a.DOLLARS_TAKEN
        return self.spend(move) if isinstance(move, m.Spend) else self.liking(a.DECREE, move)

    def likings(self, step: Any, moves: Sequence[Any]) -> list[float]:
        """All moves of a decision."""
        if isinstance(step, MoveArchitect):
            return [self.visit(move.location) if isinstance(move, m.Go) else self.spend(move) for move in moves]
        if isinstance(step, OneThing):
            return [self.one_thing(move) for move in moves]
        action = asked_action(self.s, self.box, self.seat, step)
        first = not isinstance(step, building.SecondPillar)
        return [
            self.spend(move) if isinstance(move, m.Spend) else self.liking(action, move, first) if action else 0.0
            for move in moves
        ]


Like = Callable[[Sight, Any, Any, bool], float]
LIKES: dict[type[Move], Like] = {
    m.Gain: Sight.gain,
    m.BuyPillar: Sight.buy,
    m.SellPillar: Sight.sell,
    m.BuyAnyPillar: Sight.buy_any,
    m.SwapPillar: Sight.swap,
    m.PutPillar: Sight.put,
    m.RaiseFloor: Sight.floor,
    m.BuyHere: Sight.card_here,
    m.BuyFromPile: Sight.card_there,
    m.BuyDecree: Sight.decree,
    m.HallDecree: Sight.hall_decree,
    m.HallDollars: Sight.hall_dollars,
    m.HallNews: Sight.hall_news,
    m.CopyOwn: Sight.copy_own,
    m.CopyOpen: Sight.copy_open,
}


Use = Callable[[Sight, Any, int], float]
USES: dict[type[AnyVerb], Use] = {
    building.Trade: Sight.best_trade,
    building.Build: Sight.best_build,
    a.BuyDecree: Sight.best_decree,
    a.CityHall: Sight.best_decree,
    **dict.fromkeys(
        (a.Money, a.MoneyAndPoints, a.DollarsPerFloor, a.DollarsPerPaperboy, a.PointsPerTwoFloors, a.PointsIfColour),
        Sight.best_gain,
    ),
}
"""What need not be offered move by move to be weighed."""


@lru_cache(maxsize=1 << 12)
def visible(box: Box, office: Office, street: Street, column: Column) -> tuple[AnyVerb, ...]:
    """The visible actions of a column."""
    return tuple(front(box, office, street, column).actions())


@lru_cache(maxsize=1 << 12)
def marks(box: Box, column: Column) -> int:
    """F30. The marks of a column."""
    return sum(box.mark[half] for half in column.ends())


def bonus_worth(bonus: Bonus, colour: str) -> float:
    if isinstance(bonus, b.Points):
        return bonus.points
    if isinstance(bonus, b.PointsIfColour):
        return bonus.points if bonus.colour == colour else 0.0
    if isinstance(bonus, b.Dollars):
        return DOLLAR * bonus.dollars
    return TOKEN if isinstance(bonus, b.Reputation) else NEWSPAPER


def pillar_worth(points: int, fits: bool) -> float:
    """A pillar in stock: its points are almost earned where it fits the floor under construction."""
    return points * (0.75 if fits else 0.45) + (0.6 if fits else 0.2)


# Where one stands ------------------------------------------------------------------------------------------------


def standing(s: State, box: Box, seat: str) -> float:
    """Points and prospects of the seat, less those of its rival."""
    scores = sheets(s, box)
    rival = s.rival(seat)
    ahead = scores[seat]["total"] - scores[rival]["total"]
    if s.reason or s.roof_by is not None:
        return float(ahead)
    missing = PILLARS + LEVELS - len(s.levels) - built(s)
    later = sum(hopes(s, box, seat).values())
    rivals = 0.0 if rival == DANIEL else sum(hopes(s, box, rival).values())
    return ahead + later - rivals - haste(s) * missing


def haste(s: State) -> float:
    return HASTE if s.solo else 0.3


def built(s: State) -> int:
    return sum(len(level.pillars) - level.pillars.count(None) for level in s.levels)


def future(s: State) -> float:
    """How much of the building is still to come, from 1 to 0."""
    return (LEVELS - len(s.levels)) / (LEVELS - 1)


def hopes(s: State, box: Box, seat: str, lasting: float = 1.0) -> dict[str, float]:
    """What is still to come of money and pillars, as far as there is time to use them; of cards and newspapers."""
    dollars = s.dollars[seat]
    purse = min(dollars, PURSE)
    tucked = [box.action[half] for column in s.columns[seat].values() for half in column.ends() if half in box.action]
    found = {
        "dollars": lasting * DOLLAR * (purse + 0.2 * (dollars - purse)),
        "columns": ACTIVATIONS * future(s) * sum(usefulness(action) for action in tucked),
        "newspapers": NEWSPAPER * len(s.held[seat]),
    }
    if s.stock[seat]:
        sight = Sight(s, box, seat)
        found["stock"] = lasting * sum(sight.worth[colour] for colour in s.stock[seat])
    return found


@cache
def usefulness(action: AnyVerb) -> float:
    """About how many points an action brings each time it is reached."""
    match action:
        case a.Money(dollars):
            return DOLLAR * dollars
        case a.DollarsPerFloor() | a.PointsPerTwoFloors() | a.CopyOpen():
            return 1.4
        case building.Build(many, cost, extra):
            return 2.2 * many + extra - DOLLAR * cost
        case building.Floor(cost, points):
            return 0.5 * points - 0.2 * cost
        case building.BuyAny(price):
            return 1.8 - DOLLAR * price
        case a.PointsIfColour(_, points):
            return 0.6 * points
        case a.CopyOwn():
            return 2.0
    return 0.7


# For the search --------------------------------------------------------------------------------------------------


FORESIGHT, SOLO_FORESIGHT = 8, 20
"""Decisions of a playout before it is judged: about three turns, since what money and cards are good for shows only
then; solo about seven, since a race against Daniel is won by those that are not lost."""
DANIELS_PACE, OWN_PACE = 6.0, 3.5
"""Solo, the points that he, and a player, win for each pillar and floor still missing."""
IN_TIME = 13
"""With fewer pillars and floors missing, not all that one has in hand will be used."""
TURN = 3.1
"""What it is worth to be the one who moves."""


def prospects(game: AnyGame, s: State) -> tuple[dict[str, dict[str, float]], float]:
    """What everybody may hope for, and the turn of who is to move."""
    found: dict[str, dict[str, float]] = {}
    if s.roof_by is None:
        missing = PILLARS + LEVELS - len(s.levels) - built(s)
        lasting = min(1.0, missing / IN_TIME)
        found = {seat: hopes(s, game.box, seat, lasting) for seat in s.held}
        if s.solo:
            for one in s.seats:
                found.setdefault(one, {})[TIME] = (DANIELS_PACE if one == DANIEL else OWN_PACE) * missing
        if isinstance(step := s.agenda[0], MoveArchitect):
            found[step.seat]["columns"] += TURN
    return found, (8.0 if s.solo else 4.0) + 10.0 * future(s)


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """Between two turns."""
    return isinstance(s.agenda[0], MoveArchitect) and steps >= (SOLO_FORESIGHT if s.solo else FORESIGHT)


def dominated(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> set[Move]:
    """The moves to which another one that is offered is always to be preferred: to skip an action that brings dollars
    and nothing else (F15, F22) is the same position with less money. Points are another matter: they may bring the
    paperboy, and a newspaper to the rival (F27)."""
    if not {m.GAIN, m.SKIP} <= set(moves):
        return set()
    action = asked_action(s, game.box, seat, s.agenda[0])
    assert isinstance(action, a.Income)
    return set() if action.points_gained(s, game.box, seat) else {m.SKIP}


# At first sight --------------------------------------------------------------------------------------------------

OUTLOOK = (1.7, 0.1)
WARMTH = 1.2
"""So many points more make a move almost three times as attractive."""


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    if seat not in s.offices:
        return [1.0] * len(moves)
    likings = Sight(s, game.box, seat).likings(s.agenda[0], moves)
    return weights(likings, WARMTH)
