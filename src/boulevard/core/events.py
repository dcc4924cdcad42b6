"""Events: what happened, as a class and its figures, and who may know which of them.

A game declares a class for each thing that can happen; its fields are the figures. Told to somebody, an event is
`{"event": NAME, "seat": …, figures…}`; `event-NAME` in the catalogues words it.
"""

from typing import Any, ClassVar, Literal

from msgspec import Struct, field

HIDDEN = "?"
"""How a word is written for somebody who may not know it."""


class Event(Struct, frozen=True):
    """Something that happened, most often to or by a seat."""

    name: ClassVar[str]
    secret: ClassVar[tuple[str, ...]] = ()
    """The figures that are only for those who may know; the others see that it happened."""
    reveals: ClassVar[bool] = False
    """Is something hidden shown by it? Then no undo goes back over it."""
    told: ClassVar[Literal["act", "more", "turn", "heading", "quiet"]] = "more"
    """Its place in the story: it begins a line, goes on with one, begins a line under a heading for the turn, is a
    heading itself, or is not told."""
    gathers: ClassVar[tuple[str, ...]] = ()
    """The figures that are told together where such events follow each other and their other words agree."""
    sums: ClassVar[tuple[str, ...]] = ()
    """The figures that are added up there: who gives back one yellow three times gives back three."""
    seat: str | None = None

    @property
    def figures(self) -> dict[str, Any]:
        names = zip(self.__struct_fields__, self.__struct_encode_fields__, strict=True)
        return {public: getattr(self, name) for name, public in names if name != "seat"}

    @property
    def known_to(self) -> tuple[str, ...]:
        """The seats that may know its secret figures: its own, unless its class says otherwise."""
        return (self.seat,) if self.secret and self.seat is not None else ()

    def seen_by(self, viewer: str | None) -> dict[str, Any]:
        """The event as that seat (None: a spectator) may know it, in its public form."""
        return self.noted().seen_by(viewer)

    def noted(self) -> "Noted":
        return Noted(self.name, self.seat, self.figures, self.secret, self.known_to, self.reveals)


class Noted(Struct, frozen=True):
    """An event as it is kept with its line, whatever became of its class. Figures in `secret` are for the seats in `to`
    alone."""

    name: str
    seat: str | None = None
    figures: dict[str, Any] = {}
    secret: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    reveals: bool = False
    gains: dict[str, int] = {}
    """The points that seats gained or lost by it, as everybody may see."""

    def seen_by(self, viewer: str | None) -> dict[str, Any]:
        """As `Event.seen_by`, with `gains` where there are any."""
        figures = dict(self.figures)
        if self.secret and viewer not in self.to:
            figures.update(dict.fromkeys(self.secret, HIDDEN))
        if self.gains:
            figures["gains"] = self.gains
        return {"event": self.name, "seat": self.seat, **figures}


# What the table itself says --------------------------------------------------------------------------------------


class TableUndo(Event, frozen=True, kw_only=True):
    """A seat went back to before its own move."""

    name = "table-undo"
    told = "act"
    to: int


class TableTakeback(Event, frozen=True, kw_only=True):
    """A seat went back further, and the others agreed."""

    name = "table-takeback"
    told = "act"
    to: int


class TableResign(Event, frozen=True):
    name = "table-resign"
    told = "act"


class TableForfeit(Event, frozen=True, kw_only=True):
    """A seat has lost because its time ran out, or because nobody was there to play it."""

    name = "table-forfeit"
    told = "act"
    forfeit: str


class TableSeat(Event, frozen=True, kw_only=True):
    """Somebody else sits in the seat."""

    name = "table-seat"
    told = "act"
    who: str = field(name="name")


class TableStumble(Event, frozen=True, kw_only=True):
    """A bot's answer was no move; one was played for it."""

    name = "table-stumble"
    told = "act"
    stumble: str


class TableBegin(Event, frozen=True):
    """What happened before was given to the table; it plays on from there."""

    name = "table-begin"
    told = "heading"


class TableBrought(Event, frozen=True):
    """What happened before was played and drawn elsewhere, by the same players."""

    name = "table-brought"
    told = "heading"


TABLE_EVENTS: tuple[type[Event], ...] = (
    TableUndo, TableTakeback, TableResign, TableForfeit, TableSeat, TableStumble, TableBegin, TableBrought,
)  # fmt: skip
