"""A bot under guard: being slow, breaking down or answering nonsense costs it only its own choice."""

import os
import signal
import site
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from boulevard.core.bot import Bot, Budget
from boulevard.core.moves import Move

PATIENCE = 60.0
"""Seconds after which a decision is taken from a bot, where nothing else is said."""
OURS = (str(Path(__file__).parents[1]) + os.sep, "<")
LIBRARIES = tuple(path + os.sep for path in {*site.getsitepackages(), str(Path(os.__file__).parent)})
"""Where lines of code say nothing to the author of a bot: in Boulevard, and less in libraries."""
LONGEST = 300


class Stumble(Struct, frozen=True):
    """Why a bot's answer did not count; the words are those of the table's."""

    kind: Literal["crash", "nonsense", "late"]
    detail: str
    discreet: str
    """The detail without anything that a seat alone may know."""


def late(seconds: float | None) -> Stumble:
    return Stumble("late", f"{seconds:.3g} s", f"{seconds:.3g} s")


class Late(BaseException):
    """Time is up. Not an Exception, so that a bot's own `except Exception` lets it pass."""


@contextmanager
def patience(seconds: float | None) -> Iterator[None]:
    """Interrupts what takes longer by raising `Late`, where the system has timers and this is the main thread."""
    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds is None or not timed:
        yield
        return

    def ring(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Guarded:
    """Any bot; where it stumbles, a legal move is played for it by lot and the stumble is noted.

    It also counts decisions and the seconds they took. One that cannot be interrupted is late once it answers. The bot
    gets a list of moves of its own, and what it prints goes to standard error: it disturbs nobody's results.
    """

    def __init__(self, bot: Bot, seconds: float | None = None) -> None:
        """`seconds`: the longest that one decision may take."""
        self.bot, self.limit = bot, seconds
        self.stumbles: list[Stumble] = []
        self.decisions = 0
        self.seconds = 0.0

    @property
    def wanted(self) -> float | None:
        """The seconds that the bot would like for a turn."""
        wanted: float | None = getattr(self.bot, "wanted", None)
        return wanted

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        began = perf_counter()
        found = self.ask(view, moves, rng, budget)
        took = perf_counter() - began
        self.decisions += 1
        self.seconds += took
        if isinstance(found, Move) and self.limit is not None and took > self.limit:
            found = late(took)
        if isinstance(found, Stumble):
            self.stumbles.append(found)
            return rng.choice(moves)
        return found

    def ask(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move | Stumble:
        """Its answer, if that is one."""
        try:
            with patience(self.limit), redirect_stdout(sys.stderr):
                move: object = self.bot.choose(view, list(moves), rng, budget)
        except Late:
            return late(self.limit)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # whatever a stranger's bot raises
            return Stumble("crash", error_line(error), error_line(error, discreet=True))
        kind = type(move).__name__
        if not isinstance(move, Move):
            return Stumble("nonsense", one_line(f"{kind} ", move, repr), kind)
        return move if move in moves else Stumble("nonsense", one_line("", move), kind)


def error_line(error: BaseException, *, discreet: bool = False) -> str:
    """A bot's error on one line, with the place in its author's file where it happened.

    `discreet`: without the error's own words, which may hold what its seat alone may know.
    """
    said = type(error).__name__ if discreet else one_line(f"{type(error).__name__}: ", error)
    places = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(OURS)]
    own = [frame for frame in places if not frame.filename.startswith(LIBRARIES)] or places
    return f"{said} ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else said


def one_line(before: str, thing: object, kind: Callable[[object], str] = str) -> str:
    """A stranger's object on one line; it may break down while it is asked for its words."""
    try:
        return f"{before}{' '.join(kind(thing).split())}"[:LONGEST]
    except Exception:
        return f"{before}?"
