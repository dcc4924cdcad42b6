"""A bot under guard: being slow, breaking down or answering nonsense costs it only its own choice."""

import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from random import Random
from time import perf_counter
from typing import Any, Literal

from msgspec import Struct

from boulevard.core.bot import LONGEST, Bot, Budget, account
from boulevard.core.moves import Move

PATIENCE = 60.0
"""Seconds after which a decision is taken from a bot, where nothing else is said."""


class Stumble(Struct, frozen=True):
    """Why a bot's answer did not count; the words are those of the table's."""

    kind: Literal["crash", "nonsense", "late"]
    detail: str
    discreet: str
    """The detail without anything that a seat alone may know."""


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

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        began = perf_counter()
        found = self.ask(view, moves, rng, budget)
        took = perf_counter() - began
        self.decisions += 1
        self.seconds += took
        if isinstance(found, Move) and self.limit is not None and took > self.limit:
            found = Stumble("late", f"{took:.1f} s", f"{took:.1f} s")
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
            return Stumble("late", f"{self.limit:g} s", f"{self.limit:g} s")
        except (Exception, SystemExit) as error:  # whatever a stranger's bot raises
            return Stumble("crash", account(error), account(error, discreet=True))
        kind = type(move).__name__
        if not isinstance(move, Move):
            return Stumble("nonsense", f"{kind} {move!r}"[:LONGEST], kind)
        return move if move in moves else Stumble("nonsense", str(move), kind)
