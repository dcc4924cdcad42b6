"""Where games and what bots know of them are found. Nobody else imports a game."""

from functools import cache
from importlib import import_module
from typing import Any

from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

_GAMES = {"paris": "Paris", "flatiron": "Flatiron"}


def game_names() -> list[str]:
    return list(_GAMES)


def game(name: str, content: bytes | None = None) -> AnyGame:
    """The game of that name, bound to its content: its own, or the bytes of a corrected file."""
    if name not in _GAMES:
        raise Problem("game-unknown", given=name, allowed=game_names())
    return _own(name) if content is None else _make(name, content)


@cache
def _own(name: str) -> AnyGame:
    return _make(name, None)


def _make(name: str, content: bytes | None) -> AnyGame:
    kind = getattr(import_module(f"boulevard.games.{name}.game"), _GAMES[name])
    made: AnyGame = kind(content)
    return made


def part(name: str, module: str) -> Any:
    """A module beside the rules of a game: `judge`, `pad`, `picture`."""
    return import_module(f"boulevard.games.{name}.{module}")
