"""Bots by their ids. A bot is made for a game and sees views alone."""

from collections.abc import Callable
from importlib import import_module

from boulevard.bots.apprenti import Apprenti
from boulevard.bots.flaneur import Flaneur
from boulevard.bots.maitre import Maitre
from boulevard.bots.random import RandomBot
from boulevard.core.bot import Bot
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomBot,
    "flaneur": Flaneur,
    "apprenti": Apprenti,
    "maitre": Maitre,
}


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot with that id, or of an import path `package.module:Class`."""
    if name in BOTS:
        return BOTS[name](game)
    module, colon, kind = name.partition(":")
    if not colon or not module or not kind:
        raise Problem("bot-unknown", given=name, allowed=list(BOTS))
    try:
        loaded: Bot = getattr(import_module(module), kind)(game)
    except Exception as error:  # whatever a stranger's module raises while it is loaded
        raise Problem("bot-import", given=name, detail=f"{type(error).__name__}: {error}") from None
    return loaded
