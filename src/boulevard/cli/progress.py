"""How far long work has come."""

import sys
from collections.abc import Callable
from time import monotonic

from boulevard.core.texts import texts


def clock_text(seconds: float) -> str:
    """A duration as a clock shows it: 0:05, 1:02:30."""
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Telling:
    """Words about long work, on standard error, now and then; nothing for work that is done at once."""

    def __init__(self, language: str, clock: Callable[[], float] = monotonic) -> None:
        self.words = texts(language, "boulevard.cli")
        self.clock = clock
        self.interactive = sys.stderr.isatty()
        self.began = clock()
        self.next = self.began + 1
        self.shown = False

    def tell(self, said: Callable[[float], str]) -> None:
        """Say what `said` makes of the seconds that have gone by, if it is time to say something."""
        if self.clock() < self.next:
            return
        now = self.clock()
        self.next = now + (0.3 if self.interactive else 10)
        text = said(now - self.began)
        print(f"\r{text}\x1b[K" if self.interactive else text, end="" if self.interactive else "\n", file=sys.stderr)
        sys.stderr.flush()
        self.shown = True

    def end(self) -> None:
        if self.shown and self.interactive:
            print(file=sys.stderr)


class Progress(Telling):
    """How far work has come of which it is known how much there is."""

    def __init__(self, total: int, language: str, of: str = "", clock: Callable[[], float] = monotonic) -> None:
        """`of`: what it is that is worked on, where there are several."""
        super().__init__(language, clock)
        self.total, self.done, self.of = total, 0, f"{of}: " if of else ""

    def step(self) -> None:
        self.done += 1
        self.tell(self._said)

    def _said(self, seconds: float) -> str:
        pace = self.done / max(0.001, seconds)
        key, rate = ("progress-second", pace) if pace >= 1 else ("progress-minute", 60 * pace)
        left = clock_text((self.total - self.done) / pace)
        return self.of + self.words(key, done=self.done, total=self.total, rate=round(rate, 1), left=left)
