"""How chances are told that a search with a game's net found: two numbers in `net.toml`, beside the net that they
belong to, as `Judge.OUTLOOK` has them for the search without. `tools/calibration.py` measures what comes of them."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Outlook(Struct, frozen=True, forbid_unknown_fields=True):
    surer: float
    """So many times surer it may be told."""
    hope: float
    """So much hope is taken off it."""


@cache
def outlook_by_net(package: str) -> tuple[float, float]:
    """Of the game that lives in this package; as it was found, where nothing is said."""
    file = files(package).joinpath("net.toml")
    if not file.is_file():
        return 1.0, 0.0
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Outlook)
    return found.surer, found.hope
