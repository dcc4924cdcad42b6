"""Bots by their ids. A bot is made for a game and sees views alone."""

import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module

from boulevard.bots.ami import Ami
from boulevard.bots.apprenti import Apprenti
from boulevard.bots.flaneur import Flaneur
from boulevard.bots.guarded import error_line
from boulevard.bots.levels import LEVELS, level, numbers_of
from boulevard.bots.maitre import GrandMaitre, Maitre
from boulevard.bots.random import RandomBot
from boulevard.core.bot import Bot
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

BOTS: dict[str, Callable[[AnyGame], Bot]] = {
    "random": RandomBot,
    "flaneur": Flaneur,
    "ami": Ami,
    "apprenti": Apprenti,
    "maitre": Maitre,
    "grand-maitre": GrandMaitre,
    **{name: level(name) for name in LEVELS},
}


def wanted_by(name: str | None) -> float | None:
    """The seconds that a bot of the house would like for a turn; None for others, and for those that need no time."""
    wanted: float | None = getattr(BOTS.get(name or ""), "wanted", None)
    return wanted


def searches(name: str) -> bool:
    """Does a bot of the house look ahead, in a game's compiled core where there is one?"""
    return wanted_by(name.partition("@")[0]) is not None


def asks_net(name: str, game: AnyGame) -> bool:
    """May a bot of the house look at positions with the game's net, where there is one?"""
    known = name.partition("@")[0]
    return known in ("maitre", "grand-maitre") or (known in LEVELS and numbers_of(game.package)[known].net)


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot with that id, or of an import path `package.module:Class`; `ID@SECONDS`: with so much thought a turn."""
    if name in BOTS:
        return BOTS[name](game)
    known, at, seconds = name.partition("@")
    if at and searches(known) and re.fullmatch(r"\d+(\.\d+)?", seconds):
        bot = BOTS[known](game)
        vars(bot)["wanted"] = float(seconds)
        return bot
    module, colon, kind = name.partition(":")
    if not colon or not module or not kind:
        raise Problem("bot-unknown", given=name, allowed=list(BOTS))
    try:
        with redirect_stdout(sys.stderr):
            found = import_module(module)
            made = getattr(found, kind, None)
            loaded: Bot | None = None if made is None else made(game)
    except (Exception, SystemExit) as error:  # whatever a stranger's module raises while it is loaded
        raise Problem("bot-import", given=name, detail=error_line(error)) from error
    if loaded is None:
        raise Problem("bot-missing", given=name, kind=kind, file=getattr(found, "__file__", None) or module)
    if not callable(getattr(loaded, "choose", None)):
        raise Problem("bot-choose", given=name)
    return loaded
