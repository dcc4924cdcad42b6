"""Games that are over are looked through, decision by decision, in the workers' spare time: behind everybody who plays,
and for a guest one game after the other. What was found is kept at once, so that it goes on wherever it was broken off.
A game is that of a finished table, or the one that a study began with, and is named by the id of either.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Protocol

from msgspec import convert, json
from msgspec.structs import asdict, replace

from boulevard.bots.analysis import (
    VERSION,
    Analysis,
    Decision,
    Turn,
    Weighed,
    analysed,
    depth,
    has_ready_core,
    is_doubtful,
    looks,
    standings,
)
from boulevard.bots.cores import has_core
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.table import Table
from boulevard.registry import game as newest
from boulevard.server.messages import AnalysisShown, GivenShown, MomentShown, TurnShown
from boulevard.server.outside import Caller
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.review import Review
from boulevard.server.rooms import Entry, Rooms, short
from boulevard.server.thoughts import Thought

log = logging.getLogger("boulevard.server")

LASTS = 120.0
"""Seconds for which a process is taken to be at a game after it last kept something: a decision takes less."""
COMPILING = 300.0
"""So long it waits for the game's core, which is compiled once after an update."""


class Played(Protocol):
    """A game that is over, or that nobody plays any more, replayed."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def table(self) -> Table: ...

    @property
    def decisions(self) -> list[Decision]: ...


Read = Callable[[], Awaitable[Played]]
"""Replays a game, unless it was replayed before; a Refusal where there is none, or none to be looked through."""


async def reviewed(entry: Entry) -> Review:
    """The game replayed, once it is over: from then on everybody may see it with everybody's eyes."""
    room = entry.room
    if room.status != "over":
        raise Refusal("not-over")
    if entry.review is None:
        assert room.company.players is not None
        lines = await entry.store.lines(entry.table)
        entry.review = await asyncio.to_thread(Review, room.game, room.company.players, room.options, lines)
    return entry.review


class Looking:
    """A game that is being looked through."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        """Who asked for it."""
        self.waits = True
        self.stopped = False
        self.again = False
        """Was it asked for once more meanwhile?"""


class Analyses:
    """All the games that this process looks through, each named by its table or its study."""

    def __init__(self, tables: Rooms) -> None:
        self.tables, self.store = tables, tables.store
        self.looking: dict[str, Looking] = {}
        self.turns: dict[str, asyncio.Lock] = {}
        """Of each guest, whose games are looked through one after the other."""

    def of_table(self, table: str) -> Read:
        """The game of a table, once it is over."""

        async def read() -> Played:
            async with self.tables.fresh(table) as entry:
                return await reviewed(entry)

        return read

    # Asking ------------------------------------------------------------------------------------------------------

    async def shown(self, of: str, read: Read) -> AnalysisShown:
        """How far it has come, and what was found."""
        played = await read()
        made = await asyncio.to_thread(lambda: played.decisions)
        kept = await self.store.analyses.read(of)
        here, current = self.looking.get(of), made_by(played.game)
        choices = [one for one in made if len(one.moves) > 1]
        moments = kept.moments if kept is not None else {}
        if kept is not None and kept.made != current and len(moments) < len(choices):
            moments = {}  # half of it, and the other half would be of another kind
        elsewhere = kept is not None and self.store.shared and kept.until > time()
        shown = told(played, made, moments)
        shown.older = bool(moments) and kept is not None and kept.made != current
        latest = newest(played.game.name).version
        shown.newest = latest if latest != played.game.version else None
        if here is not None and not here.stopped:
            shown.status = "waits" if here.waits else "runs"
        elif elsewhere and shown.done < shown.all:
            shown.status = "runs"
        elif kept is not None and (moments or not choices):
            shown.status = "done" if shown.done == shown.all else "stopped"
        return shown

    async def begin(self, of: str, read: Read, who: Caller) -> AnalysisShown:
        """Look through a game, or go on with it; again, where it is done and the program looks otherwise by now."""
        now = await self.shown(of, read)
        if of in self.looking:
            self.looking[of].stopped, self.looking[of].again = False, True
        elif now.status not in ("waits", "runs") and (now.status != "done" or now.older):
            who.limited("analyse")
            guest = who.hash or who.household
            self.looking[of] = Looking(guest)
            self.tables.spawn(self._look(of, read, self.looking[of], who.household))
        return await self.shown(of, read)

    async def stop(self, of: str, guest: str | None, may: bool) -> None:
        """Whoever asked for it, or may do so besides, wants no more of it; what was found stays."""
        here = self.looking.get(of)
        if here is not None and not may and here.guest != guest:
            raise Refusal("spectator")
        if here is not None:
            here.stopped = True
        await self.store.analyses.stop(of)

    # Looking -----------------------------------------------------------------------------------------------------

    async def _look(self, of: str, read: Read, looking: Looking, household: str) -> None:
        turn = self.turns.setdefault(looking.guest, asyncio.Lock())
        try:
            async with turn:
                with suppress(Problem):  # it is gone
                    await self._look_through(of, read, looking, household)
                    while looking.again:  # it had been stopped, or was about to end
                        looking.again = False
                        await self._look_through(of, read, looking, household)
        except DatabaseTrouble as trouble:
            log.warning("analysis broken off", extra={"table": short(of), "trouble": str(trouble)})
        finally:
            self.looking.pop(of, None)
            if not turn.locked():
                self.turns.pop(looking.guest, None)

    async def _look_through(self, of: str, read: Read, looking: Looking, household: str) -> None:
        played = await read()
        game, made = played.game, await asyncio.to_thread(lambda: played.decisions)
        await compiled(game)
        name, iterations, cored = made_by(game), depth(game, made), has_ready_core(game)
        if not await self.store.analyses.begin(of, name, time() + LASTS):
            return
        kept = await self.store.analyses.read(of)
        done = kept.moments if kept is not None else {}
        for one in reversed(made):  # the end first: there it is exact
            if looking.stopped:
                return
            if one.ply in done or len(one.moves) == 1:
                continue
            thought = question(of, game, one, iterations, f"analysis {household}")
            moment = await self.tables.workers.look(thought) or Weighed(one.ply, one.seat, one.drawn)
            looking.waits = False
            if cored and is_doubtful(played.table, moment, done.values()):
                moment = await self.tables.workers.look(replace(thought, anew=True)) or moment
            done[one.ply] = moment = replace(moment, drawn=one.drawn)
            if not await self.store.analyses.keep(of, name, moment, time() + LASTS):
                return
        await self.store.analyses.stop(of)


async def compiled(game: AnyGame) -> None:
    """Until the game's core can be used, where it has one; without, the same is found out far more slowly."""
    for _ in range(int(COMPILING)):
        if not has_core(game.name) or has_ready_core(game):
            return
        await asyncio.sleep(1)


def made_by(game: AnyGame) -> str:
    """All that what is found depends on, but the game."""
    return f"{VERSION} {'core' if has_ready_core(game) else 'plain'}"


def question(of: str, game: AnyGame, one: Decision, iterations: int, owner: str, move: str | None = None) -> Thought:
    """What a worker is asked of a decision, or of another move there: nothing but what the seat could know then."""
    return Thought(
        table=of,
        ply=one.ply,
        seat=one.seat,
        turn=str(one.ply),
        game=game.name,
        rules=game.version,
        bot=None,
        view=json.encode(one.view),
        moves=[str(each) for each in one.moves],
        seed=0,
        owner=owner,
        weighed=move or one.text,
        iterations=iterations,
        behind=move is None,
    )


# What is told ----------------------------------------------------------------------------------------------------


def told(played: Played, made: list[Decision], kept: dict[int, Weighed]) -> AnalysisShown:
    """What was found of a game so far."""
    moments = [kept.get(one.ply) or Weighed(one.ply, one.seat, one.drawn, only=len(one.moves) == 1) for one in made]
    whole = analysed(played.table, moments)
    seats = list(played.game.scores(played.table.state))
    stands = zip(made, moments, standings(seats, moments), strict=True)
    choices = [one.ply for one in moments if not one.only]
    return AnalysisShown(
        status="none",
        done=sum(ply in kept for ply in choices),
        all=len(choices),
        games=looks(played.game, made),
        older=False,
        newest=None,
        moments=[shown_moment(one, moment, stand.chances, stand.leads) for one, moment, stand in stands],
        seats=given(whole),
        turns=[turn(one) for one in whole.turns],
        doubt=whole.doubt,
        decided=None if whole.decided is None else turn(whole.decided),
        gained=whole.gained,
        slipped=whole.slipped,
    )


def shown_moment(one: Decision, moment: Weighed, chances: dict[str, float], leads: dict[str, float]) -> MomentShown:
    cost = moment.cost
    if cost is None:
        return MomentShown(one.ply, one.seat, one.text, moment.only, False)
    return MomentShown(
        one.ply,
        one.seat,
        one.text,
        only=False,
        looked=True,
        best=cost.better is None,
        exact=cost.exact,
        grade=cost.grade,
        value=cost.value,
        lead=cost.lead,
        points=cost.points,
        chance=cost.chance,
        chances=chances,
        leads=leads,
    )


def given(whole: Analysis) -> dict[str, GivenShown]:
    best = dict.fromkeys(whole.seats, 0)
    for one in whole.moments:
        best[one.seat] += one.cost is not None and one.cost.better is None
    return {
        seat: GivenShown(**asdict(one), best=best[seat], accuracy=one.accuracy) for seat, one in whole.seats.items()
    }


def turn(one: Turn) -> TurnShown:
    return convert(one, TurnShown, from_attributes=True)
