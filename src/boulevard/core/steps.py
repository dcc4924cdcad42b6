"""The agenda: where in the rule book a game is.

A state holds a tuple of small frozen steps, the next one first. A step runs by itself (`Do`), asks a seat (`Ask`) or
asks chance (`Draw`), and what it returns takes its place. An empty agenda is the end of the game. Steps are saved with
the state; they hold where the game is, never anything that some seat may not know.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.moves import Move

CHANCE = "-"
"""The seat that draws tiles and cards."""

Steps = Iterable["Ask[Any] | Draw[Any] | Do"]

M = TypeVar("M", bound=Move)
"""The moves of a step: what it offers is what it carries out."""


class State(Struct, kw_only=True):
    """What every game's state has. Fields hold values that are never changed in place, so a clone is a shallow copy."""

    rules: int
    options: dict[str, Any]
    agenda: tuple[Any, ...]
    events: tuple[Event, ...] = ()
    resigned: tuple[str, ...] = ()

    def emit(self, event: Event) -> None:
        """Something happened."""
        self.events += (event,)


class Why(Struct, frozen=True):
    """Why a move is not offered: the rule's number and `why-KEY` in the game's catalogue."""

    rule: str
    key: str
    figures: dict[str, Any] = {}


class Ask(Struct, Generic[M], frozen=True, tag=True):
    """A decision of one seat: what it offers, what it does, and why it offers nothing else."""

    rule: ClassVar[str]
    key: ClassVar[str]
    """The decision's name: `prompt-KEY` in the catalogues."""
    idle: ClassVar[tuple[type[Move], ...]] = ()
    """Moves by which nothing is decided where there is no other: a pass. Named only where everybody can see that there
    is no other, so that whoever plays them at once tells nothing."""
    seat: str

    def options(self, s: Any, box: Any) -> Sequence[M]:
        """Every legal move, each once, in a fixed order."""
        raise NotImplementedError

    def take(self, s: Any, box: Any, move: M) -> Steps:
        """Carry the move out; the steps that take this one's place."""
        raise NotImplementedError

    def objection(self, s: Any, box: Any, move: Move) -> Why | None:
        """The first rule that a move of the notation breaks here; None for those that are offered, and for no other."""
        raise NotImplementedError


class Draw(Struct, Generic[M], frozen=True, tag=True):
    """A chance event."""

    rule: ClassVar[str]

    def outcomes(self, s: Any, box: Any) -> Sequence[tuple[M, int]]:
        """Every outcome with its weight, in a fixed order."""
        raise NotImplementedError

    def take(self, s: Any, box: Any, move: M) -> Steps:
        raise NotImplementedError


class Do(Struct, frozen=True, tag=True):
    """Something that happens without anybody being asked."""

    rule: ClassVar[str]

    def run(self, s: Any, box: Any) -> Steps:
        raise NotImplementedError


def advance(s: State, box: Any, moments: list[Moment] | None = None) -> None:
    """Run what nobody is asked about, until somebody is, or the game is over. `moments`: as for `Game.do`."""
    agenda = s.agenda
    while agenda and isinstance(agenda[0], Do):
        s.agenda = agenda[1:]
        agenda = (*agenda[0].run(s, box), *s.agenda)
        if moments is not None:
            s.agenda = agenda
            keep_moment(s, moments)
    s.agenda = agenda


def keep_moment(s: State, moments: list[Moment]) -> None:
    """Keep the state as it is now, if anything has happened since the last moment."""
    kept = sum(len(moment.events) for moment in moments)
    if len(s.events) > kept:
        state = copy(s)
        state.events = ()
        moments.append(Moment(state, s.events[kept:]))
