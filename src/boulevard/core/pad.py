"""The score pad: the sheet of a finished table that people describe, from a file or asked line by line."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from boulevard.core.content import read_value
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.problems import Problem
from boulevard.core.scores import Sheets, ranked
from boulevard.core.verdict import TieBreaks, Verdict, verdict

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


class Counted(Struct, frozen=True):
    """A pad, counted as if the game ended so."""

    outcome: Outcome
    verdict: Verdict
    remarks: tuple[Problem, ...] = ()
    """What is odd without being impossible, and what is still to be told for the score to be sure."""
    shown: dict[str, Any] = {}
    """What a drawing of the table needs to know by the rules, as far as the game has something of the kind."""


def counted(
    game: AnyGame,
    reason: str,
    scores: Sheets,
    ties: TieBreaks,
    remarks: Iterable[Problem] = (),
    shown: dict[str, Any] | None = None,
) -> Counted:
    """What comes of these sheets: who wins, and what decided it."""
    winners = ranked(scores, ties)
    decided = verdict(reason, scores, winners, ties, game.tie_rule)
    return Counted(Outcome(reason, scores, winners), decided, tuple(remarks), shown or {})


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

    def count(self, game: AnyGame, data: Any) -> Counted: ...

    def score_pad(self, game: AnyGame, data: Any) -> Outcome: ...

    def blank(self, game: AnyGame) -> Draft: ...

    def questions(self, game: AnyGame) -> list[Question]: ...
