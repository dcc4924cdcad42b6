"""Points, and the paperboy who waits for them on the score track (F3, F27, F37); newspapers drawn and printed."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.layout import (
    ALPHABET,
    DANIEL,
    DRAW_FOR_HALL,
    DRAW_NEWSPAPER,
    DRAW_ONE,
    DRAW_PAIR,
    DRAW_TWO,
    DRAWN,
    HAND,
    KEEP,
    KEEP_ONE,
    KINDS,
    KNOWN,
    MEET,
    NEWS,
    NEWS_GONE,
    NEWS_POOL,
    OWN,
    PAPERBOY,
    PLAYER,
    POINTS,
    SPACE,
    SPACES,
)
from boulevard.games.flatiron.kernel.pieces import push

# Points ----------------------------------------------------------------------------------------------------------


@compiled
def score(box: Words, s: Words, seat: int, points: int) -> None:
    """F27. Points during play; each of the paperboy's spaces reached by them counts at once."""
    if points == 0:
        return
    s[OWN + seat * PLAYER + POINTS] += points
    total = s[OWN + seat * PLAYER + POINTS]
    for space in range(s[PAPERBOY], SPACES):
        if box[SPACE + space] <= total:
            push(s, MEET, seat, 0)


@compiled
def meet(s: Words, seat: int) -> None:
    """F27, F37. The paperboy moves on, and two newspapers are drawn, as far as there are any."""
    s[PAPERBOY] += 1
    left = newspapers(int(s[NEWS_POOL]))
    if left == 0:
        return
    if s[DANIEL] and seat == 1:
        if left > 1:
            push(s, DRAW_NEWSPAPER, 0, 0)
        push(s, DRAW_FOR_HALL, 0, 0)
    elif left == 1:
        push(s, DRAW_NEWSPAPER, seat, 0)
    else:
        push(s, KEEP_ONE, seat, 0)
        push(s, DRAW_TWO, seat, 0)


# Drawing ---------------------------------------------------------------------------------------------------------


@compiled
def one_of_the_pool(s: Words, seat: int, moves: Words, weights: Words) -> int:
    """F21, F27, F37. One newspaper, each token equally likely."""
    pool, found = int(s[NEWS_POOL]), 0
    for kind in ALPHABET:
        count = held(pool, kind)
        if count:
            moves[found], weights[found] = DRAW_ONE + seat * KINDS + kind, count
            found += 1
    return found


@compiled
def two_of_the_pool(s: Words, seat: int, moves: Words, weights: Words) -> int:
    """F27. Two newspapers, each pair of tokens equally likely."""
    pool, found, code = int(s[NEWS_POOL]), 0, DRAW_PAIR + seat * KINDS * KINDS
    for first in range(KINDS):
        one = ALPHABET[first]
        ones = held(pool, one)
        if ones > 1:
            moves[found], weights[found] = code + one * KINDS + one, ones * (ones - 1) // 2
            found += 1
        for second in range(first + 1, KINDS):
            other = ALPHABET[second]
            ways = ones * held(pool, other)
            if ways:
                moves[found], weights[found] = code + one * KINDS + other, ways
                found += 1
    return found


@compiled
def draw_two(s: Words, one: int, other: int) -> None:
    s[NEWS_POOL] -= (1 << 4 * one) + (1 << 4 * other)
    s[DRAWN] = one * 8 + other


@compiled
def keep_offers(s: Words, moves: Words) -> int:
    one, other = int(s[DRAWN]) >> 3, int(s[DRAWN]) & 7
    moves[0], moves[1] = KEEP + one, KEEP + other
    return 1 if one == other else 2


@compiled
def keep(s: Words, seat: int, kind: int) -> None:
    """F27, F28. Keep one of the two; the rival gets the other, which the giver knows. F37: solo it is for City Hall."""
    other = int(s[DRAWN] >> 3) + int(s[DRAWN] & 7) - kind
    s[DRAWN] = -1
    s[OWN + seat * PLAYER + HAND] += 1 << 4 * kind
    if s[DANIEL]:
        print_news(s, other)
    else:
        s[OWN + (1 - seat) * PLAYER + HAND] += 1 << 4 * other
        s[OWN + (1 - seat) * PLAYER + KNOWN] += 1 << 4 * other


# Hands, and the newspaper of the day -----------------------------------------------------------------------------


@compiled
def held(hand: int, kind: int) -> int:
    """How many of a kind."""
    return hand >> 4 * kind & 15


@compiled
def newspapers(hand: int) -> int:
    """How many in all."""
    found = 0
    while hand:
        found += hand & 15
        hand >>= 4
    return found


@compiled
def draw_newspaper(s: Words, seat: int, kind: int) -> None:
    s[NEWS_POOL] -= 1 << 4 * kind
    s[OWN + seat * PLAYER + HAND] += 1 << 4 * kind


@compiled
def let_go(s: Words, seat: int, kind: int) -> None:
    """F28. A newspaper leaves the hand: one that the rival knows of first."""
    s[OWN + seat * PLAYER + HAND] -= 1 << 4 * kind
    if held(int(s[OWN + seat * PLAYER + KNOWN]), kind):
        s[OWN + seat * PLAYER + KNOWN] -= 1 << 4 * kind


@compiled
def print_news(s: Words, kind: int) -> None:
    """F16, F37. Another newspaper of the day; the old one leaves the game."""
    if s[NEWS] >= 0:
        s[NEWS_GONE] += 1 << 4 * s[NEWS]
    s[NEWS] = kind
