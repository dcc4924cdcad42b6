"""What a bot knows of Flatiron: how good a state looks to a seat. The state is one that the bot imagined from its view.

Within a turn a move is worth what the rest of the turn makes of it. So the turn is first played out, each decision by
what one likes at first sight (`liking`); only then are points and prospects counted.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.steps import Draw
from boulevard.games.flatiron import actions as a
from boulevard.games.flatiron import bonuses as b
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.box import Box
from boulevard.games.flatiron.daniel import DanielTurn
from boulevard.games.flatiron.moves import DANIEL, HALL
from boulevard.games.flatiron.paperboy import KeepOne
from boulevard.games.flatiron.piles import card_price, decree_price, may_buy_card
from boulevard.games.flatiron.scoring import column_score, sheets
from boulevard.games.flatiron.state import State
from boulevard.games.flatiron.turn import MoveArchitect, OneThing, asked_action

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
        tried.append(max(purchases, key=lambda move: liking(s, game.box, seat, a.DECREE, move)))
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
    first = not isinstance(step, a.SecondPillar)
    moves = [move for move in moves if not isinstance(move, m.Spend)]
    return max(moves, key=lambda move: liking(s, game.box, seat, action, move, first))


def liking(s: State, box: Box, seat: str, action: a.Verb, move: Move, first: bool = True) -> float:
    """About how many points a move of an action is worth, its cost taken off; leaving it is worth nothing."""
    match action, move:
        case a.Income(), m.Gain():
            return DOLLAR * action.dollars_gained(s, box, seat) + action.points_gained(s, box, seat)
        case a.Trade(colour), m.BuyPillar():
            return pillar_worth(s, box, seat, colour) - DOLLAR * a.pillar_price(s, box, box.price(s, seat, colour))
        case a.Trade(colour), m.SellPillar():
            price = box.price(s, seat, colour) + box.effect(s).sale_extra
            return DOLLAR * price - pillar_worth(s, box, seat, colour)
        case a.BuyAny(price), m.BuyAnyPillar(colour):
            return pillar_worth(s, box, seat, colour) - DOLLAR * a.pillar_price(s, box, price)
        case a.Swap(), m.SwapPillar(given, taken):
            return pillar_worth(s, box, seat, taken) - pillar_worth(s, box, seat, given)
        case a.Build(_, cost, extra), m.PutPillar(colour, slot):
            points = box.warehouse(s, seat, colour) + box.effect(s).pillar_points(colour)
            bonus = bonus_worth(box.floors[s.floor.floor].slots[slot - 1], colour)
            return (
                points + bonus - pillar_worth(s, box, seat, colour) + haste(s) + (extra - DOLLAR * cost if first else 0)
            )
        case a.Floor(cost, points), m.RaiseFloor():
            return points + haste(s) - DOLLAR * cost
        case _, m.BuyHere(end):
            return card_worth(s, box, seat, str(s.places[seat]), end, 0)
        case a.BuyCard(change), m.BuyFromPile(street, end):
            return card_worth(s, box, seat, street, end, change)
        case a.BuyDecree(change), m.BuyDecree(decree, street, end):
            return decree_worth(s, box, seat, decree, street, end) - DOLLAR * decree_price(s, box, change)
        case a.CityHall(cost), m.HallDecree(decree, street, end):
            return decree_worth(s, box, seat, decree, street, end) - DOLLAR * (cost + decree_price(s, box))
        case a.CityHall(cost), m.HallDollars():
            return DOLLAR * (a.DOLLARS_TAKEN - cost)
        case a.CityHall(cost), m.HallNews():
            return best_use(s, box, seat, box.newspapers[s.news], cost)
        case a.CopyOwn(cost), m.CopyOwn(street, place):
            return best_use(s, box, seat, box.visible(s, seat, street)[place - 1], cost)
        case a.CopyOpen(cost), m.CopyOpen(card, end):
            return best_use(s, box, seat, box.action[card, end], cost)
    return 0.0


def best_use(s: State, box: Box, seat: str, action: a.Verb, cost: int) -> float:
    """The best that a copied action offers."""
    if isinstance(action, a.Newspaper):
        action = box.newspapers[s.news]
    offers = action.offers(s, box, seat, s.dollars[seat] - cost)
    return max((liking(s, box, seat, action, move) for move in offers), default=0.0) - DOLLAR * cost


def bonus_worth(bonus: b.Bonus, colour: str) -> float:
    match bonus:
        case b.Points(points):
            return points
        case b.PointsIfColour(shown, points):
            return points if shown == colour else 0.0
        case b.Dollars(dollars):
            return DOLLAR * dollars
        case b.Reputation():
            return TOKEN
    return NEWSPAPER


def pillar_worth(s: State, box: Box, seat: str, colour: str) -> float:
    """A pillar in stock: its points are almost earned where it fits the floor under construction."""
    fits = colour not in s.floor.pillars or box.effect(s).doubles
    return box.warehouse(s, seat, colour) * (0.75 if fits else 0.45) + (0.6 if fits else 0.2)  # type: ignore[arg-type]


def card_worth(s: State, box: Box, seat: str, pile: str, end: str, change: int) -> float:
    card = s.piles[pile].open
    assert card is not None
    street = box.cards[card].street
    used = ACTIVATIONS * future(s) * usefulness(box.action[card, end])
    return used + mark_worth(s, box, seat, street, box.mark[card, end]) - DOLLAR * card_price(box, card, change)


def decree_worth(s: State, box: Box, seat: str, decree: str, street: str, end: str) -> float:
    """What the decree would bring now, and half as much again of what is still to come."""
    brings = box.decree_score[decree, end].score(s, box, seat)
    return brings * (1 + 0.5 * future(s)) + mark_worth(s, box, seat, street, box.mark[decree, end])


def mark_worth(s: State, box: Box, seat: str, street: str, mark: int) -> int:
    """F30. What another mark in a column changes."""
    before = sum(box.mark[half] for half in s.columns[seat][street].ends())
    return column_score(box, before + mark) - column_score(box, before)


# Where one stands ------------------------------------------------------------------------------------------------


def standing(s: State, box: Box, seat: str) -> float:
    """Points and prospects of the seat, less those of its rival."""
    scores = sheets(s, box)
    rival = s.rival(seat)
    ahead = scores[seat]["total"] - scores[rival]["total"]
    if s.reason or s.roof_by is not None:
        return float(ahead)
    missing = PILLARS + LEVELS - len(s.levels) - built(s)
    ahead_later = prospects(s, box, seat) - (0.0 if rival == DANIEL else prospects(s, box, rival))
    return ahead + ahead_later - haste(s) * missing


def haste(s: State) -> float:
    return HASTE if s.solo else 0.3


def built(s: State) -> int:
    return sum(len(level.pillars) - level.pillars.count(None) for level in s.levels)


def future(s: State) -> float:
    """How much of the building is still to come, from 1 to 0."""
    return (LEVELS - len(s.levels)) / (LEVELS - 1)


def prospects(s: State, box: Box, seat: str) -> float:
    """What is still to come of money, pillars, cards and newspapers."""
    dollars = s.dollars[seat]
    purse = min(dollars, PURSE)
    worth = DOLLAR * (purse + 0.2 * (dollars - purse)) + NEWSPAPER * len(s.held[seat])
    worth += sum(pillar_worth(s, box, seat, colour) for colour in s.stock[seat])
    tucked = [box.action[half] for column in s.columns[seat].values() for half in column.ends() if half in box.action]
    return worth + ACTIVATIONS * future(s) * sum(usefulness(action) for action in tucked)


def usefulness(action: a.Verb) -> float:
    """About how many points an action brings each time it is reached."""
    match action:
        case a.Money(dollars):
            return DOLLAR * dollars
        case a.DollarsPerFloor() | a.PointsPerTwoFloors() | a.CopyOpen():
            return 1.4
        case a.Build(many, cost, extra):
            return 2.2 * many + extra - DOLLAR * cost
        case a.Floor(cost, points):
            return 0.5 * points - 0.2 * cost
        case a.BuyAny(price):
            return 1.8 - DOLLAR * price
        case a.PointsIfColour(_, points):
            return 0.6 * points
        case a.CopyOwn():
            return 2.0
    return 0.7


# For the search --------------------------------------------------------------------------------------------------


TURN = 3.1
"""What it is worth to be the one who moves."""


def standings(game: AnyGame, s: State) -> dict[str, float]:
    """Points and prospects of everybody, and the turn of who is to move."""
    found = {seat: float(sheet["total"]) for seat, sheet in sheets(s, game.box).items()}
    if s.roof_by is None:
        for seat in s.held:
            found[seat] += prospects(s, game.box, seat)
        if s.solo:
            found[DANIEL] += haste(s) * (PILLARS + LEVELS - len(s.levels) - built(s))
        if isinstance(step := s.agenda[0], MoveArchitect):
            found[step.seat] += TURN
    return found


def spread(game: AnyGame, s: State) -> float:
    return 4.0 + 10.0 * future(s)


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """Between two turns."""
    return isinstance(s.agenda[0], MoveArchitect)


# At first sight --------------------------------------------------------------------------------------------------

WARMTH = 1.2
"""So many points more make a move almost three times as attractive."""


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    likings = first_likings(s, game.box, seat, s.agenda[0], moves)
    best = max(likings)
    return [exp((one - best) / WARMTH) for one in likings]


def first_likings(s: State, box: Box, seat: str, step: Any, moves: Sequence[Move]) -> list[float]:
    """About how many points each move is worth."""
    if isinstance(step, MoveArchitect):
        return [
            visit(s, box, seat, one.location) if isinstance(one, m.Go) else spent(s, box, seat, one) for one in moves
        ]
    if isinstance(step, OneThing):
        return [one_thing(s, box, seat, move) for move in moves]
    action = asked_action(s, box, seat, step)
    if action is None:
        return [spent(s, box, seat, move) if isinstance(move, m.Spend) else 0.0 for move in moves]
    first = not isinstance(step, a.SecondPillar)
    return [
        spent(s, box, seat, move) if isinstance(move, m.Spend) else liking(s, box, seat, action, move, first)
        for move in moves
    ]


def spent(s: State, box: Box, seat: str, move: Any) -> float:
    """A newspaper spent now, which is not there later."""
    return best_use(s, box, seat, box.newspapers[move.newspaper], 0) - 2.0 * NEWSPAPER


def one_thing(s: State, box: Box, seat: str, move: Move) -> float:
    place = s.places[seat]
    if isinstance(move, m.Spend):
        return spent(s, box, seat, move)
    if isinstance(move, m.Activate):
        return activation(s, box, seat, str(place))
    if isinstance(move, m.TakeDollars):
        return DOLLAR * a.DOLLARS_TAKEN
    return liking(s, box, seat, a.DECREE, move)


def visit(s: State, box: Box, seat: str, location: str) -> float:
    """The best that a place offers."""
    worth = max(DOLLAR * a.DOLLARS_TAKEN, activation(s, box, seat, location))
    if location == HALL:
        worth = max(worth, best_use(s, box, seat, a.DECREE, 0))
    elif may_buy_card(s, box, seat, location, s.dollars[seat]):
        worth = max(worth, *(card_worth(s, box, seat, location, end, 0) for end in m.ENDS))
    return worth


def activation(s: State, box: Box, seat: str, location: str) -> float:
    """All actions there, each as well as it can be used."""
    actions = [box.newspapers[s.news]] if location == HALL else box.visible(s, seat, location)
    return sum(max(0.0, best_use(s, box, seat, action, 0)) for action in actions)
