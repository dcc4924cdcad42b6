"""What is known of a game's net, in `net.toml` beside it: how chances are told that a search with it found, as
`Judge.OUTLOOK` says it of the search without; and whether games that are over are looked through with it. At the
beginning of a game who is ahead counts for less than such a search thinks, and near its end for more; so there are
numbers of both, and what lies between follows from how far the judge may be off there. `tools/calibration.py` measures
what comes of them."""

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

    def part(self, off: float) -> float:
        """How near to the beginning is it, where the judge may be off by so much: 1, and 0 near the end."""
        return min(1.0, max(0.0, (off - self.late.off) / (self.early.off - self.late.off)))

    def at(self, off: float) -> tuple[float, float]:
        """How chances are told there, as `honest` takes it."""
        part = self.part(off)
        surer = part * self.early.surer + (1 - part) * self.late.surer
        return surer, part * self.early.hope + (1 - part) * self.late.hope


AS_FOUND = Outlook(Stage(1.0, 1.0, 0.0), Stage(0.0, 1.0, 0.0))


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    told: Outlook = AS_FOUND
    alone: Outlook | None = None
    """Where one plays alone against the game, if that is told otherwise: what a lead is worth there depends on nobody
    else's mistakes."""
    reads: int = 0
    """Games that are over are looked through with it, unless this is 0: where it knows better than the search without
    what a move costs. To look at one position takes about as long as so many games that the search without imagines."""


@cache
def known_of(package: str) -> Known:
    """Of the net of the game that lives in this package; as it was found, where nothing is said."""
    file = files(package).joinpath("net.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Known) if file.is_file() else Known()


def outlook_by_net(package: str, alone: bool = False) -> Outlook:
    """How chances are told, where one plays alone or not."""
    known = known_of(package)
    return known.alone if alone and known.alone is not None else known.told


def reads_by_net(package: str) -> int:
    return known_of(package).reads
