"""What a bot knows of Flatiron, on the core: the numbers of `boulevard.games.flatiron.judge`, whose names these are.

A judge for a compiled search answers `priors`, `rests` and `prospects`. What makes a bot hurry, `TIME`, is told apart
from the other prospects, since it counts only against what is usual.
"""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, compiled, exp
from boulevard.games.flatiron.judge import (
    ACTIVATIONS,
    DANIELS_PACE,
    DOLLAR,
    FORESIGHT,
    HASTE,
    IN_TIME,
    LEVELS,
    NEWSPAPER,
    OWN_PACE,
    PILLARS,
    PURSE,
    SOLO_FORESIGHT,
    TOKEN,
    TURN,
    WARMTH,
)
from boulevard.games.flatiron.kernel.actions import (
    buildable,
    dollars_gained,
    may_copy,
    pillar_price,
    points_gained,
    to_be_had,
    visible,
    warehouse,
)
from boulevard.games.flatiron.kernel.columns import (
    above,
    action_at,
    below,
    card_above,
    card_below,
    end_of_places,
    first_place,
    marks,
    takes_decree,
)
from boulevard.games.flatiron.kernel.layout import (
    A_DECREE,
    ACTIVATE,
    BONUS,
    BONUS_DOLLARS,
    BONUS_IF_COLOUR,
    BONUS_POINTS,
    BONUS_REPUTATION,
    BUILD,
    BUY,
    BUY_ANY,
    BUY_DECREE,
    BUY_FROM,
    BUY_HERE,
    BUY_PILLAR,
    CARD_FOR,
    CARD_STREET,
    CARDS,
    CHOOSE_BOARD,
    CITY_HALL,
    COLOURS,
    COLUMN,
    COLUMN_ACTION,
    COPIES,
    COPY_OPEN,
    COPY_OPEN_ACTION,
    COPY_OWN,
    COPY_OWN_ACTION,
    DANIEL,
    DECISIONS,
    DECREE_FOR,
    DECREES_OPEN,
    DOLLARS,
    DOLLARS_PER_FLOOR,
    DOLLARS_TAKEN,
    DOUBLES,
    FLOOR,
    GAIN,
    GO,
    HALF_VERB,
    HALL,
    HALL_ACTION,
    HALL_DECREE,
    HALL_DOLLARS,
    HALL_NEWS,
    HAND,
    KINDS,
    LEVEL,
    LEVEL_COUNT,
    MARK,
    MONEY,
    MOVE_ARCHITECT,
    NEWS_VERB,
    OFFICE,
    ONE_ACTION,
    ONE_THING,
    OPEN,
    PILLAR_POINTS,
    PLACE,
    PLACES,
    POINTS_IF_COLOUR,
    POINTS_PER_TWO_FLOORS,
    PUT,
    RAISE,
    ROOF_BY,
    SALE_EXTRA,
    SEATS,
    SECOND_PILLAR,
    SELL,
    SLOTS,
    SPEND,
    STORED,
    STREETS,
    SUPPLY,
    SWAP,
    SWAP_PILLAR,
    TAKE_DOLLARS,
    THE_NEWSPAPER,
    TRADE,
)
from boulevard.games.flatiron.kernel.paperboy import newspapers
from boulevard.games.flatiron.kernel.pieces import (
    board_price,
    effect,
    figure,
    full,
    level,
    member,
    next_step,
    own,
    pillar,
    standing,
    today,
)
from boulevard.games.flatiron.kernel.piles import card_price, decree_price, may_buy_card
from boulevard.games.flatiron.kernel.scoring import column_score, decree_score
from boulevard.games.flatiron.kernel.turn import column_verb

Floats = NDArray[np.float64]

SURE, JUDGED = 4.0, 0.5
"""Beside the net (`bots/tree.py`), which alone is weaker than this judge."""

# The game as a whole ---------------------------------------------------------------------------------------------


@compiled
def future(s: Words) -> float:
    """How much of the building is still to come, from 1 to 0."""
    return (LEVELS - int(s[LEVEL_COUNT])) / (LEVELS - 1)


@compiled
def haste(s: Words) -> float:
    return HASTE if s[DANIEL] else 0.3


@compiled
def missing(s: Words) -> int:
    """The pillars and floors still to be built."""
    found = PILLARS + LEVELS - int(s[LEVEL_COUNT])
    for number in range(s[LEVEL_COUNT]):
        for slot in range(SLOTS):
            if pillar(int(s[LEVEL + number]), slot):
                found -= 1
    return found


@compiled
def usefulness(box: Words, verb: int) -> float:
    """About how many points an action brings each time it is reached."""
    kind, first, second, third = figure(box, verb, 0), figure(box, verb, 1), figure(box, verb, 2), figure(box, verb, 3)
    if kind == MONEY:
        return DOLLAR * first
    if kind in (DOLLARS_PER_FLOOR, POINTS_PER_TWO_FLOORS, COPY_OPEN_ACTION):
        return 1.4
    if kind == BUILD:
        return 2.2 * first + third - DOLLAR * second
    if kind == FLOOR:
        return 0.5 * second - 0.2 * first
    if kind == BUY_PILLAR:
        return 1.8 - DOLLAR * first
    if kind == POINTS_IF_COLOUR:
        return 0.6 * second
    return 2.0 if kind == COPY_OWN_ACTION else 0.7


# Pillars ---------------------------------------------------------------------------------------------------------


@compiled
def worth(box: Words, s: Words, seat: int, colour: int) -> float:
    """A pillar in stock: its points are almost earned where it fits the floor under construction."""
    points = warehouse(box, s, seat, colour)
    if effect(box, s, DOUBLES) or not standing(level(s)) & 1 << colour:
        return points * 0.75 + 0.6
    return points * 0.45 + 0.2


@compiled
def bonus_worth(box: Words, s: Words, slot: int, colour: int) -> float:
    at = BONUS + ((level(s) & 15) * SLOTS + slot) * 4
    kind, one = box[at], int(box[at + 1])
    if kind == BONUS_POINTS:
        return float(one)
    if kind == BONUS_IF_COLOUR:
        return float(box[at + 2]) if colour == one else 0.0
    if kind == BONUS_DOLLARS:
        return DOLLAR * one
    return TOKEN if kind == BONUS_REPUTATION else NEWSPAPER


@compiled
def placed(box: Words, s: Words, seat: int, colour: int, slot: int) -> float:
    """A pillar of the stock on a slot."""
    points = warehouse(box, s, seat, colour) + effect(box, s, PILLAR_POINTS + colour)
    return points + bonus_worth(box, s, slot, colour) - worth(box, s, seat, colour) + haste(s)


@compiled
def bought(box: Words, s: Words, seat: int, colour: int, usual: int) -> float:
    return worth(box, s, seat, colour) - DOLLAR * pillar_price(box, s, usual)


@compiled
def sold(box: Words, s: Words, seat: int, colour: int) -> float:
    price = board_price(box, s, seat, colour) + effect(box, s, SALE_EXTRA)
    return DOLLAR * price - worth(box, s, seat, colour)


# Cards and decrees -----------------------------------------------------------------------------------------------


@compiled
def marked(box: Words, s: Words, seat: int, street: int, mark: int) -> int:
    """F30. What another mark in a column changes."""
    before = marks(box, own(s, seat, COLUMN + street))
    return column_score(box, before + mark) - column_score(box, before)


@compiled
def card(box: Words, s: Words, seat: int, pile: int, end: int, change: int) -> float:
    """The open card of a pile, tucked in at an end."""
    which = int(s[OPEN + pile])
    used = ACTIVATIONS * future(s) * usefulness(box, int(box[HALF_VERB + which * 2 + end]))
    mark = marked(box, s, seat, int(box[CARD_STREET + which]), int(box[MARK + which * 2 + end]))
    return used + mark - DOLLAR * card_price(box, which, change)


@compiled
def brings(box: Words, s: Words, seat: int, half: int) -> float:
    """What a decree would bring now, and half as much again of what is still to come."""
    return decree_score(box, s, seat, half) * (1 + 0.5 * future(s))


@compiled
def decreed(box: Words, s: Words, seat: int, which: int) -> float:
    """A decree in a column, by its code."""
    decree, street, end = which >> 3, which >> 1 & 3, which & 1
    mark = int(box[MARK + (CARDS + decree) * 2 + end])
    return brings(box, s, seat, decree * 2 + end) + marked(box, s, seat, street, mark)


# The best that an action offers ----------------------------------------------------------------------------------


@compiled
def gained(box: Words, s: Words, seat: int, verb: int) -> float:
    return DOLLAR * dollars_gained(box, s, seat, verb) + points_gained(box, s, verb)


@compiled
def best_trade(box: Words, s: Words, seat: int, colour: int, dollars: int) -> float:
    """F18. To buy, or to sell what is in stock."""
    if own(s, seat, STORED) & 1 << colour:
        return sold(box, s, seat, colour)
    usual = board_price(box, s, seat, colour)
    if pillar_price(box, s, usual) > dollars or s[SUPPLY + colour] == 0:
        return 0.0
    return bought(box, s, seat, colour, usual)


@compiled
def best_slot(box: Words, s: Words, seat: int, colour: int) -> float:
    """The best slot for a pillar."""
    best, of = -1e9, level(s)
    for slot in range(SLOTS):
        if pillar(of, slot) == 0:
            best = max(best, placed(box, s, seat, colour, slot))
    return best


@compiled
def best_build(box: Words, s: Words, seat: int, verb: int, dollars: int) -> float:
    """The best pillar, and the second beside it where two may be built."""
    cost, colours = figure(box, verb, 2), buildable(box, s, seat, figure(box, verb, 4))
    if cost > dollars or colours == 0:
        return 0.0
    best = second = -1e9
    for colour in range(COLOURS):
        if colours & 1 << colour:
            found = best_slot(box, s, seat, colour)
            second = max(second, min(best, found))
            best = max(best, found)
    of, free = level(s), 0
    for slot in range(SLOTS):
        if pillar(of, slot) == 0:
            free += 1
    if figure(box, verb, 1) < 2 or free < 2:
        second = 0.0
    return best + max(0.0, second) + figure(box, verb, 3) - DOLLAR * cost


@compiled
def best_decree(box: Words, s: Words, seat: int, price: int, dollars: int, best: float) -> float:
    """The best decree in the best column, or what is better."""
    if s[DECREES_OPEN] == 0 or price > dollars:
        return best
    decrees = int(s[DECREES_OPEN])
    for place in range(decrees & 15):
        for end in range(2):
            half = member(decrees, place) * 2 + end
            lifts = -1e9
            for street in range(STREETS):
                if takes_decree(own(s, seat, COLUMN + street)):
                    lifts = max(lifts, float(marked(box, s, seat, street, int(box[MARK + CARDS * 2 + half]))))
            if lifts > -1e9:
                best = max(best, brings(box, s, seat, half) + lifts - DOLLAR * price)
    return best


@compiled
def best_pillar(box: Words, s: Words, seat: int, price: int, dollars: int) -> float:
    """F22. Any pillar at the price shown."""
    best, colours = -1e9, to_be_had(s, seat)
    if colours == 0 or pillar_price(box, s, price) > dollars:
        return 0.0
    for colour in range(COLOURS):
        if colours & 1 << colour:
            best = max(best, bought(box, s, seat, colour, price))
    return best


@compiled
def best_swap(box: Words, s: Words, seat: int) -> float:
    """F22. A pillar in stock for another."""
    best, stored, taken = -1e9, own(s, seat, STORED), to_be_had(s, seat)
    if stored == 0 or taken == 0:
        return 0.0
    for given in range(COLOURS):
        if stored & 1 << given:
            for other in range(COLOURS):
                if taken & 1 << other:
                    best = max(best, worth(box, s, seat, other) - worth(box, s, seat, given))
    return best


@compiled
def best_card(box: Words, s: Words, seat: int, change: int, dollars: int) -> float:
    """F21, F24. The open card of any pile."""
    best = -1e9
    for pile in range(STREETS):
        if may_buy_card(box, s, seat, pile, dollars, change):
            for end in range(2):
                best = max(best, card(box, s, seat, pile, end, change))
    return best if best > -1e9 else 0.0


@compiled
def raised(box: Words, s: Words, verb: int) -> float:
    return figure(box, verb, 2) + haste(s) - DOLLAR * figure(box, verb, 1)


@compiled
def use_of(box: Words, s: Words, seat: int, verb: int, cost: int) -> float:
    """The best that an action offers, reached at a cost; none that copies."""
    verb = today(box, s, verb)
    kind, first, dollars = figure(box, verb, 0), figure(box, verb, 1), own(s, seat, DOLLARS) - cost
    if kind == TRADE:
        best = best_trade(box, s, seat, first, dollars)
    elif kind == BUILD:
        best = best_build(box, s, seat, verb, dollars)
    elif kind == DECREE_FOR:
        best = best_decree(box, s, seat, decree_price(box, s, first), dollars, 0.0)
    elif kind == BUY_PILLAR:
        best = best_pillar(box, s, seat, first, dollars)
    elif kind == SWAP_PILLAR:
        best = best_swap(box, s, seat)
    elif kind == CARD_FOR:
        best = best_card(box, s, seat, first, dollars)
    elif kind == FLOOR:
        best = raised(box, s, verb) if first <= dollars and full(level(s)) else 0.0
    else:
        best = gained(box, s, seat, verb)
    return best - DOLLAR * cost


@compiled
def best_copy(box: Words, s: Words, seat: int, kind: int, cost: int) -> float:
    """F22, F23. The best that may be copied; City Hall's three options."""
    dollars = own(s, seat, DOLLARS)
    left, best = dollars - cost, -1e9
    if kind == CITY_HALL:
        best = 0.0
        if left >= 0:
            best = max(DOLLAR * (DOLLARS_TAKEN - cost), use_of(box, s, seat, THE_NEWSPAPER, cost))
        return best_decree(box, s, seat, decree_price(box, s, 0) + cost, dollars, best)
    if left < 0:
        return 0.0
    if kind == COPY_OWN_ACTION:
        for street in range(STREETS):
            for place in range(first_place(s, seat, street), end_of_places(s, seat, street)):
                verb = action_at(box, s, seat, street, place)
                if verb >= 0 and may_copy(box, s, seat, verb, left):
                    best = max(best, use_of(box, s, seat, verb, cost))
    else:
        for pile in range(STREETS):
            if s[OPEN + pile] >= 0:
                for end in range(2):
                    verb = int(box[HALF_VERB + s[OPEN + pile] * 2 + end])
                    if may_copy(box, s, seat, verb, left):
                        best = max(best, use_of(box, s, seat, verb, cost))
    return best if best > -1e9 else 0.0


@compiled
def use(box: Words, s: Words, seat: int, verb: int) -> float:
    """The best that an action offers."""
    kind = figure(box, verb, 0)
    return best_copy(box, s, seat, kind, figure(box, verb, 1)) if kind >= COPIES else use_of(box, s, seat, verb, 0)


# Places ----------------------------------------------------------------------------------------------------------


@compiled
def activation(box: Words, s: Words, seat: int, location: int) -> float:
    """All actions there, each as well as it can be used."""
    if location == HALL:
        return max(0.0, use(box, s, seat, THE_NEWSPAPER))
    total = 0.0
    for place in range(first_place(s, seat, location), end_of_places(s, seat, location)):
        verb = action_at(box, s, seat, location, place)
        if verb >= 0:
            total += max(0.0, use(box, s, seat, verb))
    return total


@compiled
def visit(box: Words, s: Words, seat: int, location: int) -> float:
    """The best that a place offers."""
    best = max(DOLLAR * DOLLARS_TAKEN, activation(box, s, seat, location))
    if location == HALL:
        return max(best, use(box, s, seat, A_DECREE))
    if may_buy_card(box, s, seat, location, own(s, seat, DOLLARS), 0):
        for end in range(2):
            best = max(best, card(box, s, seat, location, end, 0))
    return best


@compiled
def spent(box: Words, s: Words, seat: int, kind: int) -> float:
    """A newspaper spent now, which is not there later."""
    return use(box, s, seat, int(box[NEWS_VERB + kind])) - 2.0 * NEWSPAPER


# Moves -----------------------------------------------------------------------------------------------------------


@compiled
def liking(box: Words, s: Words, seat: int, verb: int, move: int, first: bool) -> float:
    """A move of an action; leaving it is worth nothing."""
    one, other = figure(box, verb, 1), figure(box, verb, 2)
    if move == GAIN:
        return gained(box, s, seat, verb)
    if move == BUY:
        return bought(box, s, seat, one, board_price(box, s, seat, one))
    if move == SELL:
        return sold(box, s, seat, one)
    if move == RAISE:
        return raised(box, s, verb)
    if move == HALL_DOLLARS:
        return DOLLAR * (DOLLARS_TAKEN - one)
    if move == HALL_NEWS:
        return use_of(box, s, seat, THE_NEWSPAPER, one)
    if BUY_HERE <= move < BUY_ANY:
        return card(box, s, seat, own(s, seat, PLACE), move - BUY_HERE, 0)
    if BUY_ANY <= move < PUT:
        return bought(box, s, seat, move - BUY_ANY, one)
    if PUT <= move < SWAP:
        extra = figure(box, verb, 3) - DOLLAR * other if first else 0.0
        return placed(box, s, seat, (move - PUT) // SLOTS, (move - PUT) % SLOTS) + extra
    if SWAP <= move < SPEND:
        return worth(box, s, seat, (move - SWAP) % COLOURS) - worth(box, s, seat, (move - SWAP) // COLOURS)
    if BUY_FROM <= move < COPY_OWN:
        return card(box, s, seat, (move - BUY_FROM) >> 1, (move - BUY_FROM) & 1, one)
    if COPY_OWN <= move < COPY_OPEN:
        copied = visible(box, s, seat, (move - COPY_OWN) // PLACES, (move - COPY_OWN) % PLACES)
        return use_of(box, s, seat, copied, one)
    if COPY_OPEN <= move < CHOOSE_BOARD:
        return use_of(box, s, seat, int(box[HALF_VERB + move - COPY_OPEN]), one)
    if BUY_DECREE <= move < HALL_DECREE:
        return decreed(box, s, seat, move - BUY_DECREE) - DOLLAR * decree_price(box, s, one)
    if HALL_DECREE <= move < DECISIONS:
        return decreed(box, s, seat, move - HALL_DECREE) - DOLLAR * (one + decree_price(box, s, 0))
    return 0.0


@compiled
def one_thing(box: Words, s: Words, seat: int, move: int) -> float:
    """F11."""
    if move == ACTIVATE:
        return activation(box, s, seat, own(s, seat, PLACE))
    if move == TAKE_DOLLARS:
        return DOLLAR * DOLLARS_TAKEN
    return liking(box, s, seat, A_DECREE, move, True)


@compiled
def asked_action(box: Words, s: Words, step: int) -> int:
    """The action that a seat is being asked about, the newspaper of the day as what it is today; none: -1."""
    kind, seat, about = step & 63, step >> 6 & 3, step >> 8
    verb = -1
    if kind in (ONE_ACTION, SECOND_PILLAR):
        verb = about
    elif kind == COLUMN_ACTION:
        verb = column_verb(box, s, seat, about)
    elif kind == HALL_ACTION:
        verb = THE_NEWSPAPER
    return today(box, s, verb) if verb >= 0 else -1


@compiled
def priors(box: Words, s: Words, seat: int, moves: Words, count: int, weights: Floats) -> None:
    """How much each of these moves attracts at first sight."""
    for number in range(count):
        weights[number] = 1.0
    if own(s, seat, OFFICE) < 0:
        return
    step = next_step(s)
    kind, verb = step & 63, asked_action(box, s, step)
    best = -1e9
    for number in range(count):
        move = int(moves[number])
        if SPEND <= move < SPEND + KINDS:
            liked = spent(box, s, seat, move - SPEND)
        elif kind == MOVE_ARCHITECT:
            liked = visit(box, s, seat, move - GO)
        elif kind == ONE_THING:
            liked = one_thing(box, s, seat, move)
        else:
            liked = liking(box, s, seat, verb, move, kind != SECOND_PILLAR) if verb >= 0 else 0.0
        weights[number] = liked
        best = max(best, liked)
    for number in range(count):
        weights[number] = exp((weights[number] - best) / WARMTH)


# Where one stands ------------------------------------------------------------------------------------------------


@compiled
def hopes(box: Words, s: Words, seat: int, lasting: float) -> float:
    """What is still to come of money and pillars, as far as there is time to use them; of cards and newspapers."""
    dollars, tucked, stock = own(s, seat, DOLLARS), 0.0, 0.0
    purse = min(dollars, PURSE)
    for street in range(STREETS):
        column = own(s, seat, COLUMN + street)
        for place in range(above(column)):
            if card_above(column, place) < CARDS:
                tucked += usefulness(box, int(box[HALF_VERB + card_above(column, place) * 2]))
        for place in range(below(column)):
            if card_below(column, place) < CARDS:
                tucked += usefulness(box, int(box[HALF_VERB + card_below(column, place) * 2 + 1]))
    for colour in range(COLOURS):
        if own(s, seat, STORED) & 1 << colour:
            stock += worth(box, s, seat, colour)
    money = DOLLAR * (purse + 0.2 * (dollars - purse))
    return lasting * (money + stock) + ACTIVATIONS * future(s) * tucked + NEWSPAPER * newspapers(own(s, seat, HAND))


@compiled
def prospects(box: Words, s: Words, points: Floats, times: Floats) -> float:
    """What everybody may hope for beyond the sheet, and the turn of who is to move; `times`: by being in time (`TIME`),
    which is apart. How far all that may be off."""
    for seat in range(SEATS):
        points[seat] = 0.0
        times[seat] = 0.0
    if s[ROOF_BY] < 0:
        left = missing(s)
        lasting = min(1.0, left / IN_TIME)
        points[0] = hopes(box, s, 0, lasting)
        if s[DANIEL]:
            times[0], times[1] = OWN_PACE * left, DANIELS_PACE * left
        else:
            points[1] = hopes(box, s, 1, lasting)
        step = next_step(s)
        if step & 63 == MOVE_ARCHITECT:
            points[step >> 6 & 3] += TURN
    return (8.0 if s[DANIEL] else 4.0) + 10.0 * future(s)


@compiled
def rests(box: Words, s: Words, steps: int) -> bool:
    """Between two turns."""
    return next_step(s) & 63 == MOVE_ARCHITECT and steps >= (SOLO_FORESIGHT if s[DANIEL] else FORESIGHT)
