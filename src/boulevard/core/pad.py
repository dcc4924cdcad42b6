"""The score pad: the sheet of a finished table that people describe, from a file or asked line by line."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from boulevard.core.content import read_value
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.problems import Problem

Draft = dict[str, Any]


class Filed(Protocol):
    """What every pad's file has, whatever else is in it."""

    game: str


F = TypeVar("F", bound=Filed)


def read_pad(game: AnyGame, data: Any, kind: type[F]) -> F:
    """A pad's file as a typed value, if it is one of this game."""
    pad = read_value(data, kind)
    if pad.game != game.name:
        raise Problem("pad-game", place="game", found=pad.game, expected=game.name)
    return pad


class Question(Struct, frozen=True):
    """One thing asked: `pad-KEY` in the game's catalogue. `answer` puts a line into the draft or raises a Problem."""

    key: str
    answer: Callable[[Draft, str], None]
    figures: dict[str, Any] = {}
    many: bool = False
    """Asked again until an empty line."""
    when: Callable[[Draft], bool] | None = None
    """Asked only where this is so of the answers before."""


class Pad(Protocol):
    """A game's `pad` module. A draft is what the file would hold; it can be scored after every answer."""

    def score_pad(self, game: AnyGame, data: Any) -> Outcome: ...

    def blank(self, game: AnyGame) -> Draft: ...

    def questions(self, game: AnyGame) -> list[Question]: ...
