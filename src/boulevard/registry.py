"""Where games and what bots know of them are found. Nobody else imports a game."""

from functools import cache
from importlib import import_module
from typing import Any

from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

_GAMES = {"paris": "Paris", "couleurs": "Couleurs", "flatiron": "Flatiron"}


def game_names() -> list[str]:
    return list(_GAMES)


@cache
def game(name: str, content: bytes | None = None, rules: int | None = None) -> AnyGame:
    """The game of that name, bound to its content (its own, or another file's bytes) and a version of its rules."""
    if name not in _GAMES:
        raise Problem("game-unknown", given=name, allowed=game_names())
    made: AnyGame = getattr(import_module(f"boulevard.games.{name}.game"), _GAMES[name])(content, rules)
    return made


def part(name: str, module: str) -> Any:
    """A module beside the rules of a game: `judge`, `pad`, `picture`."""
    return import_module(f"boulevard.games.{name}.{module}")
