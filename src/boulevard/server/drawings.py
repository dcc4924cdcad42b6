"""What somebody sees of a position, and of a chain of positions: each as what changed since the one before."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.core.events import Noted
from boulevard.core.frames import Moment, differences
from boulevard.core.game import AnyGame, Sheets
from boulevard.server.messages import FrameShown

log = logging.getLogger("boulevard.server")


class Look(Struct, frozen=True):
    """What somebody sees of a position: the view, and what follows from it alone."""

    view: Any
    sheets: Sheets
    shown: Any


UNSEEN = Look(None, {}, None)
"""Before play begins."""


def look(game: AnyGame, state: Any, viewer: str | None) -> Look:
    view = game.view(state, viewer)
    return Look(view, game.sheet(view), drawing_of(game, view))


def drawing_of(game: AnyGame, view: Any) -> Any:
    """What a drawing needs to know. An error in it costs the drawing alone: the page then shows the text table."""
    try:
        return registry.shown(game, view)
    except Exception:
        log.exception("a position cannot be drawn", extra={"game": game.name})
        return None


def seen_events(events: Iterable[tuple[int, Noted]], viewer: str | None) -> list[dict[str, Any]]:
    """Events as that seat (None: a spectator) may know them, each with the ply of its line."""
    return [{**event.seen_by(viewer), "ply": ply} for ply, event in events]


# Chains ----------------------------------------------------------------------------------------------------------


Steps = list[tuple[list[tuple[int, Noted]], Any]]
"""What happened in each step of a chain, each event with the ply of its line, and the state after it."""


class Passage(Struct, frozen=True):
    """A line with what happened in it, in the moments it went through; None where they are not known, or the table
    itself spoke: then no frame leads over it."""

    ply: int
    events: list[Noted]
    moments: list[Moment] | None

    def steps(self) -> Steps:
        """Its moments. What the table said before them belongs to the first."""
        moments, events = self.moments or [], [(self.ply, event) for event in self.events]
        ends = [len(events) - sum(len(one.events) for one in moments[at:]) for at in range(1, len(moments) + 1)]
        return [(events[start:end], one.state) for start, end, one in zip([0, *ends], ends, moments, strict=False)]


def steps_of(lines: Sequence[Passage]) -> Steps:
    """The steps that these lines went through, if there are several and nothing is told outside of them."""
    if any(line.moments is None or (line.events and not line.moments) for line in lines):
        return []
    steps = [step for line in lines for step in line.steps()]
    return steps if len(steps) > 1 else []


def frames(game: AnyGame, before: Look, steps: Steps, after: Look, viewer: str | None) -> list[FrameShown]:
    """What that viewer saw on the way from one drawing to another."""
    made, drawn = [], plain(before)
    for number, (events, state) in enumerate(steps, 1):
        now = plain(after if number == len(steps) else look(game, state, viewer))
        made.append(FrameShown(events[0][0], seen_events(events, viewer), differences(drawn, now)))
        drawn = now
    return made


def plain(seen: Look) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(seen))
