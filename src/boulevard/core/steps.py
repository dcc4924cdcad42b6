"""The agenda: where in the rule book a game is.

A state holds a tuple of small frozen steps, the next one first. A step runs by itself (`Do`), asks a seat (`Ask`) or
asks chance (`Draw`), and what it returns takes its place. An empty agenda is the end of the game. Steps are saved with
the state; they hold where the game is, never anything that some seat may not know.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from boulevard.core.events import Event
from boulevard.core.moves import Move

CHANCE = "-"
"""The seat that draws tiles and cards."""

Steps = Iterable["Ask | Draw | Do"]


class State(Struct, kw_only=True):
    """What every game's state has. Fields hold values that are never changed in place, so a clone is a shallow copy."""

    rules: int
    options: dict[str, Any]
    agenda: tuple[Any, ...]
    events: tuple[Event, ...] = ()
    resigned: tuple[str, ...] = ()

    def emit(self, name: str, seat: str | None = None, **figures: Any) -> None:
        """Something that everybody sees happened."""
        self.events += (Event(name, seat, figures),)

    def reveal(self, name: str, seat: str | None = None, **figures: Any) -> None:
        """Something that was hidden is shown to everybody: no undo goes back over it."""
        self.events += (Event(name, seat, figures, reveals=True),)

    def emit_secret(self, name: str, seat: str, **figures: Any) -> None:
        """Something happened whose figures are for that seat alone; the others see that it happened."""
        self.events += (Event(name, seat, figures, tuple(figures), (seat,)),)


class Ask(Struct, frozen=True, tag=True):
    """A decision of one seat: what it offers and what it does."""

    rule: ClassVar[str]
    key: ClassVar[str]
    """The decision's name: `prompt-KEY` in the catalogues."""
    seat: str

    def options(self, s: Any, box: Any) -> Sequence[Move]:
        """Every legal move, each once, in a fixed order."""
        raise NotImplementedError

    def take(self, s: Any, box: Any, move: Any) -> Steps:
        """Carry the move out; the steps that take this one's place."""
        raise NotImplementedError


class Draw(Struct, frozen=True, tag=True):
    """A chance event."""

    rule: ClassVar[str]

    def outcomes(self, s: Any, box: Any) -> Sequence[tuple[Move, int]]:
        """Every outcome with its weight, in a fixed order."""
        raise NotImplementedError

    def take(self, s: Any, box: Any, move: Any) -> Steps:
        raise NotImplementedError


class Do(Struct, frozen=True, tag=True):
    """Something that happens without anybody being asked."""

    rule: ClassVar[str]

    def run(self, s: Any, box: Any) -> Steps:
        raise NotImplementedError


def advance(s: State, box: Any) -> None:
    """Run what nobody is asked about, until somebody is, or the game is over."""
    agenda = s.agenda
    while agenda and isinstance(agenda[0], Do):
        s.agenda = agenda[1:]
        agenda = (*agenda[0].run(s, box), *s.agenda)
    s.agenda = agenda
