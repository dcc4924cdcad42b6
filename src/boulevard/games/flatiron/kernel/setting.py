"""Setting up (F2–F8, F33): what chance decides before the first turn, and the secret choice of boards."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.layout import (
    BOARDS,
    CHOOSE_BOARD,
    DANIEL,
    DEAL_BOARD_DANIEL,
    DEAL_BOARDS,
    DEAL_DECREE,
    DEAL_NEWS,
    DEALT,
    DECREES,
    DECREES_OPEN,
    FIRST,
    FLOORS_UNSEEN,
    KINDS,
    LEVEL,
    LEVEL_COUNT,
    MONEY_FIRST,
    MONEY_SECOND,
    MONEY_SOLO,
    NEWS_POOL,
    OFFICE,
    OWN,
    PLAYER,
    SIDES,
    STARTER,
)
from boulevard.games.flatiron.kernel.paperboy import held
from boulevard.games.flatiron.kernel.pieces import earn, member, own


@compiled
def start_floor(s: Words, floor: int) -> None:
    """F2. One of the four ★ floors is the floor under construction."""
    s[FLOORS_UNSEEN] &= ~(1 << floor)
    s[LEVEL] = floor
    s[LEVEL_COUNT] = 1


@compiled
def first_news(s: Words, moves: Words, weights: Words) -> int:
    """F3. One newspaper lies open at City Hall."""
    for kind in range(KINDS):
        moves[kind], weights[kind] = DEAL_NEWS + kind, held(int(s[NEWS_POOL]), kind)
    return KINDS


@compiled
def decrees_to_open(s: Words, moves: Words, weights: Words) -> int:
    """F5. Any decree that is not open yet."""
    seen, found = 0, 0
    for place in range(s[DECREES_OPEN] & 15):
        seen |= 1 << member(int(s[DECREES_OPEN]), place)
    for decree in range(DECREES):
        if not seen & 1 << decree:
            moves[found], weights[found] = DEAL_DECREE + decree, 1
            found += 1
    return found


@compiled
def two_boards(s: Words, seat: int, moves: Words, weights: Words) -> int:
    """F7. A player is dealt two of the boards left."""
    gone, found = own(s, 0, DEALT) | own(s, 1, DEALT), 0
    for one in range(BOARDS):
        for other in range(one + 1, BOARDS):
            both = 1 << one | 1 << other
            if not gone & both:
                moves[found], weights[found] = DEAL_BOARDS + (seat << BOARDS) + both, 1
                found += 1
    return found


@compiled
def board_offers(s: Words, seat: int, moves: Words) -> int:
    """F7. One of the two boards and its side."""
    found = 0
    for board in range(BOARDS):
        if own(s, seat, DEALT) & 1 << board:
            for side in range(s[SIDES]):
                moves[found] = CHOOSE_BOARD + board * 2 + side
                found += 1
    return found


@compiled
def daniels_boards(s: Words, moves: Words, weights: Words) -> int:
    """F33. Daniel has one of the three boards not chosen, at random."""
    found = 0
    for board in range(BOARDS):
        if board != own(s, 0, OFFICE) >> 1:
            moves[found], weights[found] = DEAL_BOARD_DANIEL + board, 1
            found += 1
    return found


@compiled
def who_starts(moves: Words, weights: Words) -> int:
    """F8. A random player."""
    moves[0], moves[1] = FIRST, FIRST + 1
    weights[0], weights[1] = 1, 1
    return 2


@compiled
def starting_money(box: Words, s: Words) -> None:
    """F8, F33. Solo Daniel starts and has no money."""
    if s[DANIEL]:
        earn(s, 0, int(box[MONEY_SOLO]))
    else:
        earn(s, int(s[STARTER]), int(box[MONEY_FIRST]))
        earn(s, 1 - int(s[STARTER]), int(box[MONEY_SECOND]))


@compiled
def deal_boards(s: Words, seat: int, both: int) -> None:
    s[OWN + seat * PLAYER + DEALT] = both


@compiled
def choose_board(s: Words, seat: int, office: int) -> None:
    s[OWN + seat * PLAYER + OFFICE] = office
