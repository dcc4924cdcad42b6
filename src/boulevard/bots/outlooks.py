"""How chances are told that a search with a game's net found: a few numbers in `net.toml`, beside the net that they
belong to, as `Judge.OUTLOOK` has two for the search without. At the beginning of a game who is ahead counts for less
than such a search thinks, and near its end for more; so there are numbers of both, and what lies between follows from
how far the judge may be off there. `tools/calibration.py` measures what comes of them."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """How chances are told at one end of a game, or nearer to it."""

    off: float
    """How far the judge may be off there: a lead of so many points wins three games of four (`Judge.prospects`)."""
    surer: float
    """So many times surer it may be told."""
    hope: float
    """So much hope is taken off it."""


class Outlook(Struct, frozen=True, forbid_unknown_fields=True):
    early: Stage
    late: Stage
    alone: "Outlook | None" = None
    """Where one plays alone against the game, if that is told otherwise: what a lead is worth there depends on nobody
    else's mistakes."""

    def part(self, off: float) -> float:
        """How near to the beginning is it, where the judge may be off by so much: 1, and 0 near the end."""
        return min(1.0, max(0.0, (off - self.late.off) / (self.early.off - self.late.off)))

    def at(self, off: float) -> tuple[float, float]:
        """How chances are told there, as `honest` takes it."""
        part = self.part(off)
        surer = part * self.early.surer + (1 - part) * self.late.surer
        return surer, part * self.early.hope + (1 - part) * self.late.hope


AS_FOUND = Outlook(Stage(1.0, 1.0, 0.0), Stage(0.0, 1.0, 0.0))


@cache
def outlook_by_net(package: str, alone: bool = False) -> Outlook:
    """Of the game that lives in this package, where one plays alone or not; as it was found, where nothing is said."""
    file = files(package).joinpath("net.toml")
    if not file.is_file():
        return AS_FOUND
    found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Outlook)
    return found.alone if alone and found.alone is not None else found
