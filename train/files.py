"""The net as a file: arrays of half precision, with how they were made."""

import json
from pathlib import Path
from typing import Any

import numpy as np

from boulevard.bots.weights import digest
from train.game import Played
from train.net import Weights


def write_net(path: Path, played: Played, weights: Weights, shape: dict[str, int], made: dict[str, Any]) -> None:
    """Arrays by name, and `about`: the game, its rules, the encoding, how it was made, and a digest of the arrays."""
    arrays = {name: value.float().cpu().numpy().astype(np.float16) for name, value in weights.items()}
    about = {
        "game": played.name,
        "rules": played.game.version,
        "encoding": played.encoding.VERSION,
        "shape": shape,
        "licence": "MIT",
        "made": made,
        "sha256": digest(arrays),
    }
    np.savez_compressed(path, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
