"""Data sets that `boulevard dataset` made, read: `shards` one after the other, or `whole` at once."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from boulevard import registry
from boulevard.research.rows import Arrays, offsets

OFFSETS = {"legal_from": "legal", "rows_from": "game"}
"""Where pieces begin, and the array that is cut into them."""


class NoDataset(Exception):
    """The folder holds none that can be read here."""


def about(folder: Path | str) -> dict[str, Any]:
    """How a data set was made; `NoDataset` where its arrays are not what this Boulevard's encoding says."""
    file = Path(folder) / "dataset.json"
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        name, encoding = found["settings"]["game"], found["settings"]["encoding"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NoDataset(f"{file} is not the head of a data set: {error}") from None
    if encoding is not None and encoding != (ours := registry.part(name, "kernel.encoding").VERSION):
        raise NoDataset(f"{folder} has arrays of {name}, encoding {encoding}; this Boulevard has encoding {ours}")
    return found


def shards(folder: Path | str) -> Iterator[Arrays]:
    """The arrays of each shard that is whole, in order."""
    settings = about(folder)["settings"]
    if settings["encoding"] is None:
        raise NoDataset(f"{folder} holds records alone, no arrays; read them with `records`")
    for file in sorted(Path(folder).glob(f"{settings['game']}-*.npz")):
        with np.load(file, allow_pickle=False) as kept:
            yield {name: kept[name] for name in kept.files}


def whole(folder: Path | str) -> Arrays:
    """All shards as one."""
    found = list(shards(folder))
    if not found:
        raise NoDataset(f"{folder} has no shard that is whole")
    joined = {name: np.concatenate([one[name] for one in found]) for name in found[0] if name not in OFFSETS}
    for name in OFFSETS:
        joined[name] = offsets(np.concatenate([np.diff(one[name]) for one in found]).tolist())
    return joined


def records(folder: Path | str) -> Iterator[dict[str, Any]]:
    """The games of each shard that is whole, in order: `number`, `bots`, `winners`, `scores`, `record`, `visits`."""
    name = about(folder)["settings"]["game"]
    for file in sorted(Path(folder).glob(f"{name}-*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            yield json.loads(line)
