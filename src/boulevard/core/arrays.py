"""The arrays that cores work on: numpy's where cores are compiled, bare ones where they came along compiled."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

COMPILES = find_spec("numba") is not None
"""Is there a compiler? Otherwise numpy is not asked for either: a page in a browser would have to fetch it."""

if TYPE_CHECKING or COMPILES:
    import numpy as np
    from numpy.typing import NDArray
else:
    from boulevard.core import bare as np

    NDArray = np.NDArray

__all__ = ["COMPILES", "NDArray", "np"]
