"""The weights of a net, laid out as the cores read them (`core/net.py`)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boulevard.core.kernel import VECTOR
from boulevard.core.net import PATCH, Net, padded

TO_TILES = np.array(((1, 0, 0), (0.5, 0.5, 0.5), (0.5, -0.5, 0.5), (0, 0, 1)), np.float64)
"""What weights of 3 × 3 are seen as from the tiles."""


def laid_out(arrays: Mapping[str, NDArray[Any]]) -> Net:
    """A net from the arrays that `train.net.folded` makes; a KeyError or a ValueError where they are none."""
    weights, layers, at = list[NDArray[Any]](), list[tuple[int, int, int, int]](), 0
    blocks = sum(name.endswith(".one.weight") for name in arrays)
    named = ["numbers", "stem", *(f"{block}.{name}" for block in range(blocks) for name in ("one", "two", "pool"))]
    for name in (*named, "spaces", "squares", "whole", "others", "told"):
        if f"{name}.weight" not in arrays and name in ("numbers", "others", "told"):
            raise KeyError(name)
        if f"{name}.weight" not in arrays:
            layers.append((0, 0, 0, 0))
            continue
        layer = matrices(np.asarray(arrays[f"{name}.weight"], np.float64), name)
        bias = np.zeros(layer.shape[-1] if name != "others" else len(layer))
        bias[: len(arrays[f"{name}.bias"])] = arrays[f"{name}.bias"]
        sizes = layer.shape[-2:] if name != "others" else layer.shape[::-1]
        layers.append((at, at + layer.size, *sizes))
        weights += [layer.ravel(), bias]
        at += layer.size + bias.size
    return Net(np.ascontiguousarray(np.concatenate(weights), np.float32), np.array(layers, np.int64))


PARTS = {"whole": 3, "pool": 2}
"""These layers see several things beside each other, each of the width of the net."""


def matrices(weight: NDArray[np.float64], name: str) -> NDArray[np.float64]:
    """The weights of a layer from inputs to outputs, with zeros to full vectors; of a convolution one matrix for each
    place of a tile. Those of the others lie action by action."""
    if name == "numbers":
        return filled(weight.T, weight.shape[1])
    if name == "others":
        return filled(weight, len(weight))
    if weight.ndim == 2:
        parts = PARTS.get(name.rpartition(".")[2], 1)
        return np.concatenate([filled(one.T) for one in np.split(weight, parts, 1)])
    if weight.shape[2:] == (3, 3):
        tiles = np.einsum("ai,bj,oxij->abxo", TO_TILES, TO_TILES, weight).reshape(PATCH, *weight.shape[1::-1])
        return np.array([filled(one, padded(len(one), VECTOR) if name == "stem" else None) for one in tiles])
    return np.concatenate([filled(one.T) for one in weight.reshape(*weight.shape[:2], -1).transpose(2, 0, 1)])


def filled(matrix: NDArray[np.float64], rows: int | None = None) -> NDArray[np.float64]:
    """With zeros below it and beside it."""
    found = np.zeros((rows or padded(len(matrix)), padded(matrix.shape[1])))
    found[: matrix.shape[0], : matrix.shape[1]] = matrix
    return found
