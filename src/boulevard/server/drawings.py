"""What somebody sees of a position, and of a chain of positions: each as what changed since the one before."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import compress
from operator import is_not
from random import Random
from typing import Any

from msgspec import Struct, structs

from boulevard import registry
from boulevard.core.events import Noted
from boulevard.core.frames import Change, Moment
from boulevard.core.game import AnyGame, Sheets
from boulevard.server.messages import ChangesSent, FrameShown, State

log = logging.getLogger("boulevard.server")


class Look(Struct, frozen=True):
    """What somebody sees of a position: the view, and what follows from it alone."""

    view: Any
    sheets: Sheets
    shown: Any


UNSEEN = Look(None, {}, None)
"""Before play begins."""


class Position:
    """A state, and what anybody sees of it: made once, and what is the same for all once for all."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game, self.state = game, state
        self._looks: dict[str | None, Look] = {}

    @cached_property
    def veiled(self) -> Any:
        return self.game.veiled(self.state)

    @cached_property
    def sheets(self) -> Sheets:
        return self.game.scores(self.veiled)

    @cached_property
    def open(self) -> Any:
        """What a spectator sees."""
        return self.game.view(self.state, None)

    @cached_property
    def common(self) -> Any:
        return registry.common(self.game, self.open, self.veiled)

    @cached_property
    def totals(self) -> dict[str, int]:
        """Everybody's points, as all may see them (`story.totals`)."""
        return {seat: sheet["total"] for seat, sheet in self.sheets.items()}

    def look(self, viewer: str | None) -> Look:
        if viewer not in self._looks:
            self._looks[viewer] = self._look(viewer)
        return self._looks[viewer]

    def _look(self, viewer: str | None) -> Look:
        game = self.game
        if viewer is None or game.drawn_alike(self.state):
            view = self.open if viewer is None else game.own_view(self.state, viewer, self.open)
            return Look(view, self.sheets, drawn(game, lambda: registry.shown(game, view, self.veiled, self.common)))
        view = game.view(self.state, viewer)
        s = game.determinize(view, Random(0))
        return Look(view, game.scores(s), drawn(game, lambda: registry.shown(game, view, s)))


def drawing_of(game: AnyGame, view: Any) -> Any:
    """What a drawing of a view needs to know."""
    return drawn(game, lambda: registry.shown(game, view))


def drawn(game: AnyGame, shown: Callable[[], Any]) -> Any:
    """An error costs the drawing alone: the page then shows the text table."""
    try:
        return shown()
    except Exception:
        log.exception("a position cannot be drawn", extra={"game": game.name})
        return None


def seen_events(events: Iterable[tuple[int, Noted]], viewer: str | None) -> list[dict[str, Any]]:
    """Events as that seat (None: a spectator) may know them, each with the ply of its line."""
    return [{**event.seen_by(viewer), "ply": ply} for ply, event in events]


# Chains ----------------------------------------------------------------------------------------------------------


class Passed(Struct, frozen=True):
    """A moment that a line went through: how many events it had, whether none of them is told, and what came of it."""

    count: int
    quiet: bool
    after: Position


Moments = list[Passed]
Steps = list[tuple[list[tuple[int, Noted]], Passed]]
"""What happened in each step of a chain, each event with the ply of its line."""


class Passage(Struct, frozen=True):
    """A line with what happened in it, in the moments it went through; None where they are not known, or the table
    itself spoke: then no frame leads over it."""

    ply: int
    events: list[Noted]
    moments: Moments | None

    def steps(self) -> Steps:
        """Its moments. What the table said before them belongs to the first."""
        moments, events = self.moments or [], [(self.ply, event) for event in self.events]
        ends = [len(events) - sum(one.count for one in moments[at:]) for at in range(1, len(moments) + 1)]
        return [(events[start:end], one) for start, end, one in zip([0, *ends], ends, moments, strict=False)]


def passed(game: AnyGame, moments: Iterable[Moment]) -> Moments:
    return [
        Passed(len(one.events), all(event.told == "quiet" for event in one.events), Position(game, one.state))
        for one in moments
    ]


def steps_of(lines: Sequence[Passage]) -> Steps:
    """The steps that these lines went through, if there are several and nothing is told outside of them."""
    if sum(len(line.moments or ()) for line in lines) < 2:
        return []
    if any(line.moments is None or (line.events and not line.moments) for line in lines):
        return []
    steps: Steps = []
    for events, moment in (step for line in lines for step in line.steps()):
        if moment.quiet and steps:  # what is not told happens with what was before it
            steps[-1] = [*steps[-1][0], *events], moment
        else:
            steps.append((events, moment))
    return steps if len(steps) > 1 else []


def frames(before: Position, steps: Steps, after: Position, viewer: str | None) -> list[FrameShown]:
    """What that viewer saw on the way from one drawing to another."""
    made, last = [], before.look(viewer)
    for number, (events, moment) in enumerate(steps, 1):
        now = (after if number == len(steps) else moment.after).look(viewer)
        made.append(FrameShown(events[0][0], seen_events(events, viewer), _changed(last, now)))
        last = now
    return made


# Messages --------------------------------------------------------------------------------------------------------

TOLD_ANEW = ("seats", "events", "since", "frames")
"""What of a state is sent whole each time."""
DRAWING = Look.__struct_fields__


def changes(before: State, after: State) -> ChangesSent:
    """How a state that was sent becomes the next."""
    left_out = (*TOLD_ANEW, *DRAWING) if after.frames else TOLD_ANEW  # to the drawing the frames lead
    return ChangesSent(after.seats, after.events, after.since, after.frames, _changed(before, after, left_out))


def _changed(before: Struct, after: Struct, left_out: Sequence[str] = ()) -> list[Change]:
    """Field by field, and those of a drawing. Further down it takes longer to look for what changed than to send all
    that is there."""
    found: list[Change] = []
    for name, one, other in _made_anew(before, after):
        if name in left_out:
            continue
        if name in DRAWING and type(one) is type(other) and isinstance(other, Struct):
            found += [Change([name, field], to) for field, was, to in _made_anew(one, other) if was != to]
        elif one != other:
            found.append(Change([name], other))
    return found


def _made_anew(before: Struct, after: Struct) -> Iterable[tuple[str, Any, Any]]:
    """The fields that do not hold the very same as before, what they held, and what they hold."""
    was, now = structs.astuple(before), structs.astuple(after)
    return compress(zip(after.__struct_fields__, was, now, strict=True), map(is_not, was, now))
