"""The net as a file: arrays of half precision, with how they were made."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

from train.game import Played
from train.net import Weights


def write_net(path: Path, played: Played, weights: Weights, shape: dict[str, int], made: dict[str, Any]) -> None:
    """Arrays by name, and `about`: the game, its rules, the encoding, how it was made, and a digest of the arrays."""
    arrays = {name: value.float().cpu().numpy().astype(np.float16) for name, value in weights.items()}
    digest = hashlib.sha256()
    for name in sorted(arrays):
        digest.update(name.encode() + np.ascontiguousarray(arrays[name]).tobytes())
    about = {
        "game": played.name,
        "rules": played.game.rules,
        "encoding": played.encoding.VERSION,
        "shape": shape,
        "licence": "MIT",
        "made": made,
        "sha256": digest.hexdigest(),
    }
    np.savez_compressed(path, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
