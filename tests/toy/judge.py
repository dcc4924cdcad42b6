"""A judge who knows nothing: every game is played to its end."""

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import Words, compiled


@compiled
def priors(box: Words, s: Words, seat: int, moves: Words, count: int, weights: NDArray[np.float64]) -> None:
    for at in range(count):
        weights[at] = 1.0


@compiled
def rests(box: Words, s: Words, steps: int) -> bool:
    return False


@compiled
def prospects(box: Words, s: Words, points: NDArray[np.float64], times: NDArray[np.float64]) -> float:
    return 1.0
