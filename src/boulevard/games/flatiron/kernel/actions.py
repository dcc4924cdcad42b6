"""Actions (F18–F25) and the bonuses of slots (F21)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.columns import action_at, end_of_places, first_place
from boulevard.games.flatiron.kernel.layout import (
    A_CARD,
    BONUS,
    BONUS_CARD,
    BONUS_DOLLARS,
    BONUS_DRAW,
    BONUS_IF_COLOUR,
    BONUS_NEWSPAPER,
    BONUS_POINTS,
    BONUS_REPUTATION,
    BUILD,
    BUY,
    BUY_ANY,
    BUY_DECREE,
    BUY_FROM,
    BUY_PILLAR,
    CARD_FOR,
    COLOURS,
    COPIES,
    COPY_OPEN,
    COPY_OPEN_ACTION,
    COPY_OWN,
    COPY_OWN_ACTION,
    DECREE_FOR,
    DOLLARS_PER_FLOOR,
    DOLLARS_PER_PAPERBOY,
    DOLLARS_TAKEN,
    DOUBLES,
    DRAW_NEWSPAPER,
    FLOOR,
    GAIN,
    HALF_VERB,
    HALL_DECREE,
    HALL_DOLLARS,
    HALL_NEWS,
    LEVEL,
    LEVEL_COUNT,
    MONEY,
    MONEY_AND_POINTS,
    NEWS_POOL,
    NEXT_FLOOR,
    OFFICE,
    ONE_ACTION,
    OPEN,
    OPEN_FLOOR,
    OWN,
    PILLAR_DISCOUNT,
    PILLAR_POINTS,
    PLACES,
    PLAYER,
    POINTS,
    POINTS_IF_COLOUR,
    POINTS_PER_TWO_FLOORS,
    PUT,
    RAISE,
    REPUTATION,
    ROOF,
    ROOF_BY,
    SALE_EXTRA,
    SCORE,
    SECOND_PILLAR,
    SELL,
    SLOTS,
    SPACE,
    SPACES,
    STOCK,
    STORED,
    STREETS,
    SUPPLY,
    SWAP,
    SWAP_PILLAR,
    TAKE_BONUS,
    THE_NEWSPAPER,
    TOKENS,
    TRADE,
    TURN_PILE,
    WAREHOUSE,
)
from boulevard.games.flatiron.kernel.pieces import (
    board_price,
    earn,
    effect,
    figure,
    full,
    level,
    own,
    pillar,
    push,
    standing,
    today,
    with_one,
    without,
)
from boulevard.games.flatiron.kernel.piles import (
    any_column_takes_decree,
    buy_card,
    buy_decree,
    decree_offers,
    may_buy_any_card,
    may_buy_card,
    may_buy_decree,
)

# Pillars ---------------------------------------------------------------------------------------------------------


@compiled
def pillar_price(box: Words, s: Words, usual: int) -> int:
    """F25, F26. Every way of buying a pillar."""
    return max(0, usual - effect(box, s, PILLAR_DISCOUNT))


@compiled
def store(s: Words, seat: int, colour: int) -> None:
    """A pillar comes from the supply into its warehouse."""
    at = OWN + seat * PLAYER
    s[SUPPLY + colour] -= 1
    s[at + STOCK] = with_one(int(s[at + STOCK]), colour)
    s[at + STORED] |= 1 << colour


@compiled
def take_from_stock(s: Words, seat: int, colour: int) -> None:
    at = OWN + seat * PLAYER
    s[at + STOCK] = without(int(s[at + STOCK]), colour)
    s[at + STORED] &= ~(1 << colour)


@compiled
def return_pillar(s: Words, seat: int, colour: int) -> None:
    """A pillar goes from its warehouse back into the supply."""
    s[SUPPLY + colour] += 1
    take_from_stock(s, seat, colour)


@compiled
def to_be_had(s: Words, seat: int) -> int:
    """F6, F18. The colours whose warehouse is empty and of which there are pillars, one bit each."""
    found = 0
    for colour in range(COLOURS):
        if s[SUPPLY + colour]:
            found |= 1 << colour
    return found & ~own(s, seat, STORED)


@compiled
def buildable(box: Words, s: Words, seat: int, doubled: int) -> int:
    """F19. The colours in stock that may stand on the floor under construction, one bit each: no two of a colour,
    unless action or floor allow it."""
    of = level(s)
    if full(of) or of & 15 == ROOF:
        return 0
    stored = own(s, seat, STORED)
    return stored if doubled or effect(box, s, DOUBLES) else stored & ~standing(of)


@compiled
def placements(box: Words, s: Words, seat: int, doubled: int, moves: Words, found: int) -> int:
    """F19. Each of these colours on each empty slot."""
    colours, of = buildable(box, s, seat, doubled), level(s)
    for colour in range(COLOURS):
        if colours & 1 << colour:
            for slot in range(SLOTS):
                if pillar(of, slot) == 0:
                    moves[found] = PUT + colour * SLOTS + slot
                    found += 1
    return found


@compiled
def stand(s: Words, colour: int, slot: int) -> None:
    """A pillar now stands on a slot of the floor under construction."""
    s[LEVEL + s[LEVEL_COUNT] - 1] |= colour + 1 << 3 * slot + 4


@compiled
def put(box: Words, s: Words, seat: int, move: int, extra: int) -> None:
    """F19. The warehouse's points, the floor's effect and the action's extra points at once; then the bonus."""
    colour, slot = (move - PUT) // SLOTS, (move - PUT) % SLOTS
    take_from_stock(s, seat, colour)
    stand(s, colour, slot)
    points = warehouse(box, s, seat, colour) + effect(box, s, PILLAR_POINTS + colour) + extra
    push(s, TAKE_BONUS, seat, slot * COLOURS + colour)
    push(s, SCORE, seat, points)


@compiled
def warehouse(box: Words, s: Words, seat: int, colour: int) -> int:
    """F19. The warehouse's points."""
    return int(box[WAREHOUSE + (own(s, seat, OFFICE) >> 1) * COLOURS + colour])


@compiled
def take_bonus(box: Words, s: Words, seat: int, slot: int, colour: int) -> None:
    """F21. The bonus of the slot on which a pillar was put."""
    at = BONUS + ((level(s) & 15) * SLOTS + slot) * 4
    kind, one, other = box[at], int(box[at + 1]), int(box[at + 2])
    if kind == BONUS_POINTS:
        push(s, SCORE, seat, one)
    elif kind == BONUS_IF_COLOUR:
        if colour == one:
            push(s, SCORE, seat, other)
    elif kind == BONUS_DOLLARS:
        earn(s, seat, one)
    elif kind == BONUS_REPUTATION:
        if s[REPUTATION]:
            s[REPUTATION] -= 1
            s[OWN + seat * PLAYER + TOKENS] += 1
    elif kind == BONUS_DRAW:
        if s[NEWS_POOL]:
            push(s, DRAW_NEWSPAPER, seat, 0)
    elif kind == BONUS_CARD:
        push(s, ONE_ACTION, seat, A_CARD)
    elif kind == BONUS_NEWSPAPER:
        push(s, ONE_ACTION, seat, THE_NEWSPAPER)


@compiled
def raise_floor(s: Words, seat: int, points: int) -> None:
    """F20. The open floor goes up and its points are scored; unless it is the Roof, the piles move on, then the next
    floor is opened."""
    floor = s[NEXT_FLOOR]
    s[NEXT_FLOOR] = -1
    s[LEVEL + s[LEVEL_COUNT]] = floor
    s[LEVEL_COUNT] += 1
    if floor == ROOF:
        s[ROOF_BY] = seat
    else:
        push(s, OPEN_FLOOR, 0, 0)
        for pile in range(STREETS - 1, -1, -1):
            push(s, TURN_PILE, 0, pile)
    push(s, SCORE, seat, points)


# Dollars and points ----------------------------------------------------------------------------------------------


@compiled
def dollars_gained(box: Words, s: Words, seat: int, verb: int) -> int:
    """F22, F24."""
    kind = figure(box, verb, 0)
    if kind in (MONEY, MONEY_AND_POINTS):
        return figure(box, verb, 1)
    if kind == DOLLARS_PER_FLOOR:
        return int(s[LEVEL_COUNT])
    found = 0
    if kind == DOLLARS_PER_PAPERBOY:
        points = own(s, seat, POINTS)
        for space in range(SPACES):
            if box[SPACE + space] <= points:
                found += 1
    return found


@compiled
def points_gained(box: Words, s: Words, verb: int) -> int:
    """F22, F24."""
    kind = figure(box, verb, 0)
    if kind == MONEY_AND_POINTS:
        return figure(box, verb, 2)
    if kind == POINTS_PER_TWO_FLOORS:
        return int(s[LEVEL_COUNT]) >> 1
    if kind == POINTS_IF_COLOUR and standing(level(s)) & 1 << figure(box, verb, 1):
        return figure(box, verb, 2)
    return 0


# Any action ------------------------------------------------------------------------------------------------------


@compiled
def possible(box: Words, s: Words, seat: int, verb: int, dollars: int) -> bool:
    """F25. Is there any way to do an action with so many dollars? None that points to another one is asked (F23)."""
    verb = today(box, s, verb)
    kind, first = figure(box, verb, 0), figure(box, verb, 1)
    if kind == TRADE:
        if own(s, seat, STORED) & 1 << first:
            return True
        return s[SUPPLY + first] > 0 and pillar_price(box, s, board_price(box, s, seat, first)) <= dollars
    if kind == BUILD:
        return figure(box, verb, 2) <= dollars and buildable(box, s, seat, figure(box, verb, 4)) != 0
    if kind == FLOOR:
        return first <= dollars and full(level(s))
    if kind == BUY_PILLAR:
        return pillar_price(box, s, first) <= dollars and to_be_had(s, seat) != 0
    if kind == SWAP_PILLAR:
        return own(s, seat, STORED) != 0 and to_be_had(s, seat) != 0
    if kind == CARD_FOR:
        return may_buy_any_card(box, s, seat, dollars, first)
    if kind == DECREE_FOR:
        return may_buy_decree(box, s, dollars, first) and any_column_takes_decree(s, seat)
    return dollars_gained(box, s, seat, verb) != 0 or points_gained(box, s, verb) != 0


@compiled
def may_copy(box: Words, s: Words, seat: int, verb: int, left: int) -> bool:
    """F23. No copying action, and one that the money left lets be done."""
    return figure(box, verb, 0) < COPIES and possible(box, s, seat, verb, left)


@compiled
def offers(box: Words, s: Words, seat: int, verb: int, dollars: int, moves: Words) -> int:
    """Every way to do an action."""
    verb = today(box, s, verb)
    kind, first = figure(box, verb, 0), figure(box, verb, 1)
    if kind == TRADE:
        if not possible(box, s, seat, verb, dollars):
            return 0
        moves[0] = SELL if own(s, seat, STORED) & 1 << first else BUY
        return 1
    if kind == BUILD:
        return placements(box, s, seat, figure(box, verb, 4), moves, 0) if figure(box, verb, 2) <= dollars else 0
    if kind == BUY_PILLAR:
        return pillar_offers(box, s, seat, first, dollars, moves)
    if kind == SWAP_PILLAR:
        return swap_offers(s, seat, moves)
    if kind == CARD_FOR:
        return card_offers(box, s, seat, first, dollars, moves)
    if kind == DECREE_FOR:
        return decree_offers(s, seat, BUY_DECREE, moves, 0) if may_buy_decree(box, s, dollars, first) else 0
    if kind >= COPIES:
        return copy_offers(box, s, seat, kind, dollars - first, moves)
    moves[0] = RAISE if kind == FLOOR else GAIN
    return 1 if possible(box, s, seat, verb, dollars) else 0


@compiled
def pillar_offers(box: Words, s: Words, seat: int, price: int, dollars: int, moves: Words) -> int:
    """F22. Any pillar at the price shown."""
    if pillar_price(box, s, price) > dollars:
        return 0
    found, colours = 0, to_be_had(s, seat)
    for colour in range(COLOURS):
        if colours & 1 << colour:
            moves[found] = BUY_ANY + colour
            found += 1
    return found


@compiled
def swap_offers(s: Words, seat: int, moves: Words) -> int:
    """F22. A pillar in stock for one of another colour whose warehouse is empty."""
    found, stored, taken = 0, own(s, seat, STORED), to_be_had(s, seat)
    for given in range(COLOURS):
        if stored & 1 << given:
            for other in range(COLOURS):
                if taken & 1 << other:
                    moves[found] = SWAP + given * COLOURS + other
                    found += 1
    return found


@compiled
def card_offers(box: Words, s: Words, seat: int, change: int, dollars: int, moves: Words) -> int:
    """F21, F24. The open card of any pile."""
    found = 0
    for pile in range(STREETS):
        if may_buy_card(box, s, seat, pile, dollars, change):
            moves[found], moves[found + 1] = BUY_FROM + pile * 2, BUY_FROM + pile * 2 + 1
            found += 2
    return found


@compiled
def copy_offers(box: Words, s: Words, seat: int, kind: int, left: int, moves: Words) -> int:
    """F22, F23. What may be copied with the money left."""
    found = 0
    if left < 0:
        return 0
    if kind == COPY_OWN_ACTION:
        for street in range(STREETS):
            number = 0
            for place in range(first_place(s, seat, street), end_of_places(s, seat, street)):
                verb = action_at(box, s, seat, street, place)
                if verb >= 0:
                    if may_copy(box, s, seat, verb, left):
                        moves[found] = COPY_OWN + street * PLACES + number
                        found += 1
                    number += 1
    elif kind == COPY_OPEN_ACTION:
        for pile in range(STREETS):
            card = int(s[OPEN + pile])
            if card >= 0:
                for end in range(2):
                    if may_copy(box, s, seat, int(box[HALF_VERB + card * 2 + end]), left):
                        moves[found] = COPY_OPEN + card * 2 + end
                        found += 1
    else:
        if may_buy_decree(box, s, left, 0):
            found = decree_offers(s, seat, HALL_DECREE, moves, 0)
        if possible(box, s, seat, THE_NEWSPAPER, left):
            moves[found] = HALL_NEWS
            found += 1
        moves[found] = HALL_DOLLARS
        found += 1
    return found


@compiled
def visible(box: Words, s: Words, seat: int, street: int, number: int) -> int:
    """F22. A visible action of a column, counted from the top, from 0."""
    place = first_place(s, seat, street)
    while True:
        verb = action_at(box, s, seat, street, place)
        if verb >= 0:
            if number == 0:
                return verb
            number -= 1
        place += 1


@compiled
def perform(box: Words, s: Words, seat: int, verb: int, move: int) -> None:
    """Do an action in the way that was chosen."""
    verb = today(box, s, verb)
    kind, first = figure(box, verb, 0), figure(box, verb, 1)
    if kind == TRADE:
        trade(box, s, seat, first, move)
    elif kind == BUILD:
        earn(s, seat, -figure(box, verb, 2))
        if first == 2:
            push(s, SECOND_PILLAR, seat, verb)
        put(box, s, seat, move, figure(box, verb, 3))
    elif kind == FLOOR:
        earn(s, seat, -first)
        raise_floor(s, seat, figure(box, verb, 2))
    elif kind == BUY_PILLAR:
        earn(s, seat, -pillar_price(box, s, first))
        store(s, seat, move - BUY_ANY)
    elif kind == SWAP_PILLAR:
        return_pillar(s, seat, (move - SWAP) // COLOURS)
        store(s, seat, (move - SWAP) % COLOURS)
    elif kind == CARD_FOR:
        buy_card(box, s, seat, (move - BUY_FROM) >> 1, (move - BUY_FROM) & 1, first)
    elif kind == DECREE_FOR:
        buy_decree(box, s, seat, move - BUY_DECREE, first)
    elif kind >= COPIES:
        earn(s, seat, -first)
        copy(box, s, seat, move)
    else:
        points = points_gained(box, s, verb)
        earn(s, seat, dollars_gained(box, s, seat, verb))
        push(s, SCORE, seat, points)


@compiled
def trade(box: Words, s: Words, seat: int, colour: int, move: int) -> None:
    """F18. Buy one pillar of the colour at the board's price, or sell the one in stock at the same price."""
    usual = board_price(box, s, seat, colour)
    if move == BUY:
        earn(s, seat, -pillar_price(box, s, usual))
        store(s, seat, colour)
    else:
        return_pillar(s, seat, colour)
        earn(s, seat, usual + effect(box, s, SALE_EXTRA))


@compiled
def copy(box: Words, s: Words, seat: int, move: int) -> None:
    """F22, F23. What was chosen among own columns, open cards, or City Hall's three options, whose $2 stay $2."""
    if move == HALL_NEWS:
        push(s, ONE_ACTION, seat, THE_NEWSPAPER)
    elif move == HALL_DOLLARS:
        earn(s, seat, DOLLARS_TAKEN)
    elif move >= HALL_DECREE:
        buy_decree(box, s, seat, move - HALL_DECREE, 0)
    elif move >= COPY_OPEN:
        push(s, ONE_ACTION, seat, int(box[HALF_VERB + move - COPY_OPEN]))
    else:
        street, number = (move - COPY_OWN) // PLACES, (move - COPY_OWN) % PLACES
        push(s, ONE_ACTION, seat, visible(box, s, seat, street, number))
