"""Compiled cores as bots find them: there where the game has one, numba is installed, the code was compiled before, and
the content is within the core's limits; or where one came along compiled. Where one is lacking, everything goes on by
the readable rules."""

import logging
from functools import cache
from typing import TYPE_CHECKING, Any

from boulevard.bots import kept_code, shipped
from boulevard.core.game import AnyGame
from boulevard.registry import has_part, part

if TYPE_CHECKING:
    from boulevard.bots.cored import Core

log = logging.getLogger("boulevard.cores")


def has_core(name: str) -> bool:
    """Could the game have a compiled core here?"""
    return (kept_code.compiler() is not None or shipped.came(name)) and has_part(name, "kernel")


def endings_of(name: str) -> Any:
    """The game's exact solver (`kernel.endings`, as `core.kernel` says it), once its core was loaded; None where it has
    none."""
    return part(name, "kernel.endings") if has_part(name, "kernel") and has_part(name, "kernel.endings") else None


def core_of(game: AnyGame) -> "Core | None":
    """The game's core, ready to be used."""
    return _loaded(game) if has_core(game.name) and is_ready(game.name) else None


def is_ready(name: str) -> bool:
    """Can the game's core be used at once?"""
    return shipped.came(name) or kept_code.is_ready(name)


def load(game: AnyGame) -> "Core":
    """The game's core, compiled now where it was not before and did not come along."""
    from boulevard.core import kernel

    kernel.keep_code(lambda name: str(kept_code.folder(name)))
    kernel.came_compiled(shipped.bound)
    if shipped.came(game.name):  # the one function of all cores that Python calls, and that no game's core brings
        vars(kernel)["bits"] = shipped.bits
    from boulevard.bots.cored import Core

    return Core(game)


def look_again() -> None:
    """What came along is not what it was: cores that are asked for from now on are loaded anew."""
    _loaded.cache_clear()


@cache
def _loaded(game: AnyGame) -> "Core | None":
    try:
        from boulevard.core.kernel import Beyond

        try:
            return load(game)
        except Beyond:
            return None
    except Exception as error:  # a broken cache, a compiler that does not load: the readable rules play on
        log.warning("%s plays on the readable rules: its core does not load (%s)", game.name, error)
        return None
