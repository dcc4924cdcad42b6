"""A toy core: games drawn as trees, laid out in `box`, to ask the compiled search what the readable one is asked.

`box` begins with the number of worlds and where each begins; a node is its kind (a seat, CHANCE or OVER), how many
moves it has, and for each its code, weight and node; where the game is over it has the seats' points instead.
"""

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import OVER, Lots, Words, below, compiled

WORDS, MOVES, SEATS, LINES = 2, 16, 3, 1


@compiled
def seated(box: Words, s: Words) -> int:
    return SEATS


@compiled
def to_act(box: Words, s: Words) -> int:
    return int(box[s[0]])


@compiled
def options(box: Words, s: Words, moves: Words) -> int:
    count = box[s[0] + 1]
    for at in range(count):
        moves[at] = box[s[0] + 2 + 3 * at]
    return int(count)


@compiled
def chance(box: Words, s: Words, moves: Words, weights: Words) -> int:
    count = options(box, s, moves)
    for at in range(count):
        weights[at] = box[s[0] + 3 + 3 * at]
    return count


@compiled
def do(box: Words, s: Words, move: int) -> None:
    for at in range(box[s[0] + 1]):
        if box[s[0] + 2 + 3 * at] == move:
            s[0] = box[s[0] + 4 + 3 * at]
            return


@compiled
def scores(box: Words, s: Words, sheets: NDArray[np.int64]) -> None:
    for seat in range(SEATS):
        sheets[seat, 0] = box[s[0] + 2 + seat] if box[s[0]] == OVER else 0


@compiled
def shares(box: Words, s: Words, won: NDArray[np.float64]) -> None:
    most, winners = -1, 0
    for seat in range(SEATS):
        most = max(most, box[s[0] + 2 + seat])
    for seat in range(SEATS):
        winners += box[s[0] + 2 + seat] == most
    for seat in range(SEATS):
        won[seat] = 1.0 / winners if box[s[0] + 2 + seat] == most else 0.0


@compiled
def imagine(box: Words, s: Words, seat: int, lots: Lots) -> None:
    """A world by lot: asked at the root alone."""
    s[0] = box[1 + below(lots, box[0])]
