"""Where games and what bots know of them are found: each folder under `boulevard/games` is one, and nobody else
imports it."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import inf
from pkgutil import iter_modules
from random import Random
from typing import Any

from boulevard.core.counsel import Counsel
from boulevard.core.game import AnyGame, Game, View
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import Record, read_record
from boulevard.core.story import endings_in_words, naming
from boulevard.core.texts import Texts, texts


def game_names() -> list[str]:
    """The games as they stand on the shelf: a package says its place in `SHELF`, those that do not come last."""
    return list(_shelf())


@cache
def _shelf() -> tuple[str, ...]:
    found = [one.name for one in iter_modules(import_module("boulevard.games").__path__) if one.ispkg]
    return tuple(sorted(found, key=lambda name: (place(name), name)))


def place(name: str) -> float:
    """Where on the shelf a game stands: last, where its package does not say it or does not load."""
    try:
        return getattr(import_module(f"boulevard.games.{name}"), "SHELF", inf)
    except Exception:  # whoever asks for that game is shown why; the others stand
        return inf


@cache
def game(name: str, content: bytes | None = None, rules: int | None = None) -> AnyGame:
    """The game of that name, bound to its content (its own, or another file's bytes) and a version of its rules."""
    if name not in _shelf():
        raise Problem("game-unknown", given=name, allowed=game_names())
    module = import_module(f"boulevard.games.{name}.game")
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Game)]
    (kind,) = (one for one in kinds if one.__module__ == module.__name__)
    made: AnyGame = kind(content, rules)
    return made


@cache
def short(name: str) -> Record | None:
    """Where a short game begins: a record that ends there; None where the game has none."""
    if name not in _shelf():
        raise Problem("game-unknown", given=name, allowed=game_names())
    file = files(f"boulevard.games.{name}").joinpath("lessons", "short.game")
    return read_record(file.read_bytes()) if file.is_file() else None


def part(name: str, module: str) -> Any:
    """A module beside the rules of a game: `judge`, `picture`, and those that it may have."""
    return import_module(f"boulevard.games.{name}.{module}")


@cache
def has_part(name: str, module: str) -> bool:
    """Has the game a module that it may do without: `pad`, `shown`?"""
    return find_spec(f"boulevard.games.{name}.{module}") is not None


def drawn(view: View) -> str:
    """The table as text, in English: what `str(view)` gives."""
    of = game(view.game, None, view.rules)
    return picture(of, view, texts("en", of.package))


def picture(game: AnyGame, view: View, words: Texts, told: bool = False) -> str:
    """The table as text, and below it how the game ends; `told`: all in words, nothing drawn."""
    text: str = part(game.name, "picture").picture(game, view, words, told)
    endings = endings_in_words(game.endings(view), view.seat, words, naming(words, {}))
    return f"{text}\n\n{endings}" if endings else text


View.picture = drawn


def shown(game: AnyGame, view: Any, s: Any = None, same: Any = None) -> Any:
    """What a drawing of the view needs to know by the rules; None where the game has no `shown`. `s` and `same`: a
    state in which the viewer sees this view, and what is `common` to all who see it, where they are known already."""
    teller = _optional(game.name, "shown", "shown")
    if teller is None:
        return None
    s = s or game.determinize(view, Random(0))
    parts = [same or common(game, view, s)] if _optional(game.name, "shown", "common") else []
    return teller(game, view, s, *parts)


def common(game: AnyGame, view: Any, s: Any) -> Any:
    """The part of `shown` that is the same for all who see the same table; None where the game has no such part."""
    teller = _optional(game.name, "shown", "common")
    return None if teller is None else teller(game, view, s)


def gloss(game: AnyGame) -> Callable[..., str | None] | None:
    """What only the game can tell of a word of a move, from the table as it is; None where it tells nothing more."""
    teller: Callable[..., str | None] | None = _optional(game.name, "picture", "gloss")
    return teller


def counsel(game: AnyGame) -> Callable[[AnyGame, Any, Move], Counsel] | None:
    """What somebody beside a player would say of a move, bit by bit; None where the game has no `counsel`."""
    teller: Callable[[AnyGame, Any, Move], Counsel] | None = _optional(game.name, "counsel", "counsel")
    return teller


def better(game: AnyGame, view: Any, line: str) -> str:
    """How the catalogues word it that a move is better on a line of the sheet, or in a prospect: of some, another way
    as long as a player has nothing of the kind."""
    teller: Callable[[Any, str], str | None] | None = _optional(game.name, "counsel", "better")
    return (teller(view, line) if teller else None) or f"better-{line}"


@cache
def _optional(name: str, module: str, function: str) -> Any:
    """A function of a module that a game may have."""
    return getattr(part(name, module), function, None) if has_part(name, module) else None
