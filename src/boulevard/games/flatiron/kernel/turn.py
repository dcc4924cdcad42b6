"""A player's turn (F9–F17) and what follows it."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.actions import offers, perform
from boulevard.games.flatiron.kernel.columns import NOTHING_BELOW, action_at, first_place, next_action
from boulevard.games.flatiron.kernel.layout import (
    A_DECREE,
    ACTIVATE,
    ARRIVAL,
    BUY_DECREE,
    BUY_HERE,
    COLUMN_ACTION,
    DANIEL,
    DANIEL_TURN,
    DOLLARS,
    END,
    GO,
    HALL,
    HALL_ACTION,
    HAND,
    KINDS,
    LAST_NEWS,
    LIMIT,
    LOCATIONS,
    MOVE_ARCHITECT,
    NEWS_VERB,
    NEXT_ACTION,
    NEXT_TURN,
    ONE_ACTION,
    ONE_THING,
    OWN,
    PLACE,
    PLAYER,
    REASON,
    ROOF_BY,
    SHARE,
    SKIP,
    SPEND,
    TAKE_DOLLARS,
    TAKEN,
    THE_NEWSPAPER,
    TURN_ENDS,
    TURNS,
)
from boulevard.games.flatiron.kernel.paperboy import held, let_go, print_news
from boulevard.games.flatiron.kernel.pieces import earn, effect, own, push
from boulevard.games.flatiron.kernel.piles import buy_card, buy_decree, may_buy_card

# Newspapers (F16) ------------------------------------------------------------------------------------------------


@compiled
def news_offers(s: Words, seat: int, moves: Words, found: int) -> int:
    """F16. One option a kind in hand, beside what is asked."""
    hand = own(s, seat, HAND)
    if hand:
        for kind in range(KINDS):
            if held(hand, kind):
                moves[found] = SPEND + kind
                found += 1
    return found


@compiled
def spend(box: Words, s: Words, seat: int, kind: int, again: int, figure: int) -> None:
    """F16. It becomes the newspaper of the day, its action is carried out, and the same decision is asked again."""
    let_go(s, seat, kind)
    print_news(s, kind)
    push(s, TURN_ENDS if again == LAST_NEWS else again, seat, figure)
    push(s, ONE_ACTION, seat, int(box[NEWS_VERB + kind]))


# Moving, and the one thing ---------------------------------------------------------------------------------------


@compiled
def places_to_go(box: Words, s: Words, seat: int, moves: Words) -> int:
    """F10. Another location, not the rival's, unless architects may share one (F26)."""
    here, taken, found = own(s, seat, PLACE), own(s, 1 - seat, PLACE), 0
    if effect(box, s, SHARE):
        taken = -1
    for location in range(LOCATIONS):
        if location not in (here, taken):
            moves[found] = GO + location
            found += 1
    return found


@compiled
def go(box: Words, s: Words, seat: int, location: int) -> None:
    """F10, F26."""
    s[OWN + seat * PLAYER + PLACE] = location
    earn(s, seat, effect(box, s, ARRIVAL + location))
    push(s, ONE_THING, seat, 0)


@compiled
def things(box: Words, s: Words, seat: int, moves: Words) -> int:
    """F11. Buy a card there, activate the actions there, take $2."""
    here, dollars, found = own(s, seat, PLACE), own(s, seat, DOLLARS), 0
    if here == HALL:
        found = offers(box, s, seat, A_DECREE, dollars, moves)
    elif may_buy_card(box, s, seat, here, dollars, 0):
        moves[0], moves[1] = BUY_HERE, BUY_HERE + 1
        found = 2
    moves[found], moves[found + 1] = ACTIVATE, TAKE_DOLLARS
    return found + 2


@compiled
def one_thing(box: Words, s: Words, seat: int, move: int) -> None:
    """F11."""
    here = own(s, seat, PLACE)
    push(s, TURN_ENDS, seat, 0)
    if move == ACTIVATE:
        if here == HALL:
            push(s, HALL_ACTION, seat, 0)
        else:
            push(s, NEXT_ACTION, seat, here)
    elif move == TAKE_DOLLARS:
        earn(s, seat, effect(box, s, TAKEN + here))
    elif move >= BUY_DECREE:
        buy_decree(box, s, seat, move - BUY_DECREE, 0)
    else:
        buy_card(box, s, seat, here, move - BUY_HERE, 0)


# Activating ------------------------------------------------------------------------------------------------------


@compiled
def activate_next(box: Words, s: Words, seat: int, where: int) -> None:
    """F15. From top to bottom: the next visible action of the column."""
    street, after = where & 3, where >> 2
    place = next_action(box, s, seat, street, first_place(s, seat, street) if after == 0 else after - 7)
    if place != NOTHING_BELOW:
        push(s, COLUMN_ACTION, seat, street | place + 8 << 2)


@compiled
def column_verb(box: Words, s: Words, seat: int, where: int) -> int:
    return action_at(box, s, seat, where & 3, (where >> 2) - 8)


@compiled
def or_skip(box: Words, s: Words, seat: int, verb: int, moves: Words) -> int:
    """F15, F25. An action done in any way, or skipped."""
    found = offers(box, s, seat, verb, own(s, seat, DOLLARS), moves)
    moves[found] = SKIP
    return found + 1


@compiled
def column_action(box: Words, s: Words, seat: int, where: int, move: int) -> None:
    """F15. One action of the column, done or skipped."""
    push(s, NEXT_ACTION, seat, where)
    if move != SKIP:
        perform(box, s, seat, column_verb(box, s, seat, where), move)


@compiled
def hall_action(box: Words, s: Words, seat: int, move: int) -> None:
    """F15, F16. City Hall's activation: the newspaper of the day, which may be one spent just now."""
    if move != SKIP:
        perform(box, s, seat, THE_NEWSPAPER, move)


# The end of the turn ---------------------------------------------------------------------------------------------


@compiled
def turn_ends(s: Words, seat: int) -> None:
    """F16. Who still holds a newspaper is asked once more."""
    push(s, LAST_NEWS if own(s, seat, HAND) else NEXT_TURN, seat, 0)


@compiled
def last_news(s: Words, seat: int, moves: Words) -> int:
    """F16. At the end of the turn newspapers may be spent."""
    moves[0] = END
    return news_offers(s, seat, moves, 1)


@compiled
def next_turn(s: Words, seat: int) -> None:
    """F17, F29. The game ends after the turn in which the Roof was built, or after the last turn of the limit."""
    s[TURNS] += 1
    if s[ROOF_BY] >= 0:
        s[REASON] = 1
    elif s[TURNS] >= 2 * s[LIMIT]:
        s[REASON] = 2
    else:
        begin_turn(s, 1 - seat)


@compiled
def begin_turn(s: Words, seat: int) -> None:
    if s[DANIEL] and seat == 1:
        push(s, NEXT_TURN, seat, 0)
        push(s, DANIEL_TURN, 0, 0)
    else:
        push(s, MOVE_ARCHITECT, seat, 0)
