"""F28, F39. What a seat cannot know, drawn anew: newspapers, and the board that a rival chose in secret.

Piles have no order before they are drawn from, so nothing of them is hidden in a state.
"""

from boulevard.core.kernel import Lots, Words, below, compiled
from boulevard.games.flatiron.kernel.layout import (
    ALPHABETICAL,
    BOARDS,
    DANIEL,
    DEALT,
    DRAWN,
    HAND,
    KEEP_ONE,
    KNOWN,
    NEWS_POOL,
    OFFICE,
    OWN,
    PLAYER,
    SIDES,
)
from boulevard.games.flatiron.kernel.paperboy import held, newspapers
from boulevard.games.flatiron.kernel.pieces import next_step, own


@compiled
def imagine(box: Words, s: Words, seat: int, lots: Lots) -> None:
    """Draw anew, in place, all that this seat cannot know."""
    if s[DANIEL]:
        return
    rival = 1 - seat
    if own(s, rival, OFFICE) >= 0 and own(s, seat, OFFICE) < 0:
        s[OWN + rival * PLAYER + OFFICE] = any_office(s, rival, lots)
    hidden = own(s, rival, HAND) - own(s, rival, KNOWN)
    s[NEWS_POOL] += hidden
    s[OWN + rival * PLAYER + HAND] -= hidden
    if s[DRAWN] >= 0 and next_step(s) != (KEEP_ONE | seat << 6):
        s[NEWS_POOL] += (1 << 4 * (s[DRAWN] >> 3)) + (1 << 4 * (s[DRAWN] & 7))
        one, other = from_the_pool(s, lots), from_the_pool(s, lots)
        if ALPHABETICAL[one] > ALPHABETICAL[other]:
            one, other = other, one
        s[DRAWN] = one * 8 + other
    for _ in range(newspapers(hidden)):
        s[OWN + rival * PLAYER + HAND] += 1 << 4 * from_the_pool(s, lots)


@compiled
def any_office(s: Words, seat: int, lots: Lots) -> int:
    """F7. A board and side that somebody may have chosen."""
    first = below(lots, 2)
    for board in range(BOARDS):
        if own(s, seat, DEALT) & 1 << board:
            if first == 0:
                return board * 2 + below(lots, int(s[SIDES]))
            first -= 1
    return -1


@compiled
def from_the_pool(s: Words, lots: Lots) -> int:
    """A newspaper leaves the pool, each token equally likely."""
    pool = int(s[NEWS_POOL])
    token, kind = below(lots, newspapers(pool)), 0
    while token >= held(pool, kind):
        token -= held(pool, kind)
        kind += 1
    s[NEWS_POOL] -= 1 << 4 * kind
    return kind
