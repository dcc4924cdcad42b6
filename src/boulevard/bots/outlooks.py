"""What is known of a game's net, in `net.toml` beside it: how chances are told that a search with it found, by two
numbers, as `Judge.OUTLOOK` has them for the search without (`tools/calibration.py` measures what comes of them); and
whether games that are over are looked through with it."""

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
    reads: int = 0
    """Games that are over are looked through with it, unless this is 0: where it knows better than the search without
    what a move costs. To look at one position takes about as long as so many games that the search without imagines."""


@cache
def _known(package: str) -> Outlook:
    """Of the game that lives in this package; as it was found, where nothing is said."""
    file = files(package).joinpath("net.toml")
    if not file.is_file():
        return Outlook(1.0, 0.0)
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Outlook)


def outlook_by_net(package: str) -> tuple[float, float]:
    found = _known(package)
    return found.surer, found.hope


def reads_by_net(package: str) -> int:
    return _known(package).reads
