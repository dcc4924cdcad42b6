"""What a game has counted over many games: things that lie there to be taken, and things that are done again and again.

A game says it in its module `balance`: `COUNTED`, and `OPTIONS`, with which all of it comes into play.
"""

from msgspec import Struct

from boulevard.core.events import Event


class Counted(Struct, frozen=True):
    """Things of one kind."""

    title: str
    """What they are called in a document: documents are in English."""
    taken: type[Event]
    figure: str
    """The figure of this event, and of the next, that says which of them; the game's catalogues name it."""
    offered: type[Event] | None = None
    """That it is there to be taken; None: all of them always are, and may be taken again and again."""
    key: str = ""
    """People are told how often they win with each of them, under `wins-KEY` of the game's catalogue, and how often
    others do, under `wins-KEY-other`; none: they are not."""
    opens: bool = False
    """Is it worth telling which of them somebody most often takes first? `opens-KEY` says so."""
