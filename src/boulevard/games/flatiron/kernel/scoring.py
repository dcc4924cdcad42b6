"""The score sheet (F30–F32, F38), and who wins by it."""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.columns import above, below, card_above, card_below, marks
from boulevard.games.flatiron.kernel.layout import (
    BAD_REPUTATION,
    CARDS,
    COLUMN,
    COST,
    DANIEL,
    DANIEL_COUNT,
    DANIEL_TAKEN,
    DECREE_HALF,
    DOLLARS,
    FIXED,
    GOOD_REPUTATION,
    LEVEL,
    LEVEL_COUNT,
    LINES,
    MARK,
    PER_BUILT,
    PER_DECREES,
    PER_DOLLARS,
    PER_LEVELS_WITH,
    PER_REPUTATION,
    PER_STOCK,
    PER_STREET_CARDS,
    POINTS,
    ROOF_BY,
    SEATS,
    SLOTS,
    STOCK,
    STREETS,
    TAKEN_A_WORD,
    TOKENS,
)
from boulevard.games.flatiron.kernel.pieces import own, pillar, standing

HARD = 2

# Decrees ---------------------------------------------------------------------------------------------------------


@compiled
def street_cards(s: Words, seat: int) -> int:
    """All cards of a player that are no decrees."""
    found = 0
    for street in range(STREETS):
        column = own(s, seat, COLUMN + street)
        found += above(column) + below(column) - (column >> 4 & 1)
    return found


@compiled
def own_decrees(s: Words, seat: int) -> int:
    """F13. One a column at most."""
    found = 0
    for street in range(STREETS):
        found += own(s, seat, COLUMN + street) >> 4 & 1
    return found


@compiled
def praise(box: Words, s: Words, seat: int) -> int:
    """F31. Positive reputation in points: visible marks and tokens."""
    found = own(s, seat, TOKENS)
    for street in range(STREETS):
        column = own(s, seat, COLUMN + street)
        for place in range(above(column)):
            found += max(0, int(box[MARK + card_above(column, place) * 2]))
        for place in range(below(column)):
            found += max(0, int(box[MARK + card_below(column, place) * 2 + 1]))
    return found


@compiled
def levels_with(s: Words, one: int, other: int) -> int:
    """F31. Levels having both colours, each level once, the unfinished one too."""
    found, both = 0, 1 << one | 1 << other
    for number in range(s[LEVEL_COUNT]):
        if standing(int(s[LEVEL + number])) & both == both:
            found += 1
    return found


@compiled
def built(s: Words, colour: int) -> int:
    """F31. Pillars of a colour built by anybody."""
    found = 0
    for number in range(s[LEVEL_COUNT]):
        for slot in range(SLOTS):
            if pillar(int(s[LEVEL + number]), slot) == colour + 1:
                found += 1
    return found


@compiled
def decree_score(box: Words, s: Words, seat: int, half: int) -> int:
    """F31. What half a decree brings its owner at the end."""
    at = DECREE_HALF + half * 4
    kind, one, other, third = box[at], int(box[at + 1]), int(box[at + 2]), int(box[at + 3])
    if kind == PER_STREET_CARDS:
        return one * (street_cards(s, seat) // other)
    if kind == PER_DOLLARS:
        return min(third, one * (own(s, seat, DOLLARS) // other))
    if kind == PER_REPUTATION:
        return one * (praise(box, s, seat) // other)
    if kind == PER_STOCK:
        return one * (own(s, seat, STOCK) & 15)
    if kind == PER_DECREES:
        return one * own_decrees(s, seat)
    if kind == PER_LEVELS_WITH:
        return third * levels_with(s, one, other)
    if kind == PER_BUILT:
        return other * built(s, one)
    return one if kind == FIXED else 0


# The lines -------------------------------------------------------------------------------------------------------


@compiled
def column_score(box: Words, total: int) -> int:
    """F30. Points above 0, a loss below 0."""
    if total > 0:
        return int(box[GOOD_REPUTATION])
    return int(box[BAD_REPUTATION]) if total < 0 else 0


@compiled
def reputation(box: Words, s: Words, seat: int) -> int:
    """F30. Each column by its visible marks, the tokens split in the best way: no token makes a column worse, so a
    column gets none, or just what lifts it to 0 or above."""
    tokens, best = own(s, seat, TOKENS), 0
    for street in range(STREETS):
        best += column_score(box, marks(box, own(s, seat, COLUMN + street)))
    if tokens == 0:
        return best
    for way in range(3**STREETS):
        left, total, choice = tokens, 0, way
        for street in range(STREETS):
            mark = marks(box, own(s, seat, COLUMN + street))
            given = max(0, choice % 3 - 1 - mark) if choice % 3 else 0
            left -= given
            total += column_score(box, mark + given)
            choice //= 3
        if left >= 0:
            best = max(best, total)
    return best


@compiled
def decrees(box: Words, s: Words, seat: int) -> int:
    """F31. Each decree by its visible half."""
    total = 0
    for street in range(STREETS):
        column = own(s, seat, COLUMN + street)
        if column & 16:
            for place in range(above(column)):
                card = card_above(column, place)
                if card >= CARDS:
                    total += decree_score(box, s, seat, (card - CARDS) * 2)
            for place in range(below(column)):
                card = card_below(column, place)
                if card >= CARDS:
                    total += decree_score(box, s, seat, (card - CARDS) * 2 + 1)
    return total


@compiled
def daniel_cards(box: Words, s: Words) -> int:
    """F38. The prices of his street cards and decrees; `hard`: also the positive marks on their top halves."""
    total = 0
    for number in range(s[DANIEL_COUNT]):
        card = s[DANIEL_TAKEN + number // TAKEN_A_WORD] >> 6 * (number % TAKEN_A_WORD) & 63
        total += box[COST + card]
        if s[DANIEL] == HARD:
            total += max(0, int(box[MARK + card * 2]))
    return total


@compiled
def scores(box: Words, s: Words, sheets: Words) -> None:
    """The sheets if the game ended now, by seat: play, reputation, decrees, cards, total."""
    for seat in range(SEATS):
        his = s[DANIEL] and seat == 1
        sheets[seat, 0] = own(s, seat, POINTS)
        sheets[seat, 1] = 0 if his else reputation(box, s, seat)
        sheets[seat, 2] = 0 if his else decrees(box, s, seat)
        sheets[seat, 3] = daniel_cards(box, s) if his else 0
        sheets[seat, LINES - 1] = sheets[seat, 0] + sheets[seat, 1] + sheets[seat, 2] + sheets[seat, 3]


@compiled
def total(box: Words, s: Words, seat: int) -> int:
    """The last line of a seat's sheet."""
    if s[DANIEL] and seat == 1:
        return own(s, seat, POINTS) + daniel_cards(box, s)
    return own(s, seat, POINTS) + reputation(box, s, seat) + decrees(box, s, seat)


@compiled
def shares(box: Words, s: Words, won: NDArray[np.float64]) -> None:
    """F32. Most points; then whoever built the Roof; then both."""
    ahead = total(box, s, 0) - total(box, s, 1)
    if ahead == 0 and s[ROOF_BY] >= 0:
        ahead = 1 if s[ROOF_BY] == 0 else -1
    won[0] = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    won[1] = 1.0 - won[0]
