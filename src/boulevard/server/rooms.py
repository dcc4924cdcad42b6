"""The tables that a house has in hand, a server's process or a page: rooms are loaded when somebody comes and unloaded
when all are gone; one thing after another is done at each; bots and hints are thought about beside it.
"""

import asyncio
import hashlib
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from time import perf_counter, time
from typing import Any

from msgspec import convert
from msgspec.structs import asdict

from boulevard.bots import costs
from boulevard.bots.advice import Hint, in_all_languages, where
from boulevard.bots.costs import Cost
from boulevard.core.game import AnyGame
from boulevard.core.record import Line
from boulevard.server import clocks
from boulevard.server.commands import A, BotPlaying, Command
from boulevard.server.hosted import Hosted
from boulevard.server.keeping import Counts, Kept
from boulevard.server.kept import KeptLine, New, Present, Write
from boulevard.server.messages import Hinted, HintShown, Weighed
from boulevard.server.outside import Caller, Listener, Thinkers
from boulevard.server.perform import LIMITS, Done
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.review import Review
from boulevard.server.room import Room
from boulevard.server.settings import DAY, Settings
from boulevard.server.talk import Said
from boulevard.server.thoughts import Answer, Thought, Turn

log = logging.getLogger("boulevard.server")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

LASTS = 90.0
"""Seconds for which a connection is taken to hold after it was last written down."""
LINGERS = 60.0
"""Seconds for which whoever was heard of is told to be here: a page that is loaded anew, a phone that changes its
network and a move sent without a connection are no going away."""

About = tuple[str, int, str | None]
"""What hints are about: a seat, a ply, and the move that is weighed, where one is."""


class Entry(Hosted):
    """A table that is loaded in this process."""

    def __init__(self, table: str, rooms: "Rooms") -> None:
        super().__init__(table, rooms.store, self)
        self.rooms, self.settings = rooms, rooms.settings
        self.lock = asyncio.Lock()
        self.review: Review | None = None
        """Kept from the first time that somebody asks to review the finished game."""
        self.hints: dict[About, asyncio.Task[Any]] = {}
        """The hints of a seat at the latest ply that somebody asked about, and what its moves cost, found or being
        thought about."""
        self.seen: dict[str, float] = {}
        """When each seat was last heard of, by this process or by what was stored."""
        self.until: dict[str, float] = {}
        """Until when a seat is taken to be connected to another process."""
        self.dropped: set[str] = set()
        """Whose connection has ended, and who was not heard of since."""
        self.around: set[str] = set()
        """Who was here when those connected were last looked after, and against whom something was due."""
        self.used = rooms.now()
        self.looked = 0.0
        """When somebody looked at the table without a connection."""
        self.owner = ""
        """The address from which it was last asked for something, or listened to."""
        self.said: list[Said] | None = None
        """All that was said here, from the first time that somebody listens."""
        self.queues: str | None = None
        """The seat whose bot waits for its turn to think."""
        self.thinking: asyncio.Task[None] | None = None
        self.woken: set[str] = set()
        """What was said of it, mostly by other processes, and not looked into yet."""

    async def load(self) -> list[KeptLine]:
        lines = await super().load()
        for line in lines:  # who plays without a connection was there when the move came
            self.seen[line.seat] = max(line.at, self.seen.get(line.seat, 0))
        await self.load_presence()
        if self.said is not None:
            self.said = await self.rooms.store.said(self.table)
        return lines

    async def load_presence(self) -> None:
        for seat, (seen, until) in (await self.rooms.store.presence(self.table)).items():
            self.seen[seat] = max(seen, self.seen.get(seat, 0))
            if self.store.shared:
                if until > self.now():
                    self.dropped.discard(seat)
                elif self.until.get(seat, 0) > self.now():
                    self.dropped.add(seat)
                self.until[seat] = until

    async def written(self, write: Write) -> bool:
        began = perf_counter()
        try:
            well = await super().written(write)
        finally:
            self.rooms.metrics.writes.observe(perf_counter() - began)
        if well:
            self.rooms.metrics.count("lines", len(write.lines))
            self.rooms.metrics.count("tables", write.opens is not None)
            if write.ended is not None:
                for hears in self.rooms.over:
                    hears(self.table)
        return well

    def tell(self, before: int) -> None:
        super().tell(before)
        self.rooms.told(self)

    def close(self) -> None:
        self.rooms.entries.pop(self.table, None)
        super().close()

    # The house in which the table stands -------------------------------------------------------------------------

    def connected(self, seat: str) -> bool:
        return self.connected_here(seat) or self.until.get(seat, 0) > self.now()

    def connected_here(self, seat: str) -> bool:
        """To this process."""
        return any(seat in (listener.mine or (listener.seat,)) for listener in self.listeners)

    def here(self, seat: str) -> bool:
        return self.connected(seat) or self.now() - self.seen.get(seat, 0) < LINGERS

    def look_around(self) -> None:
        """Whoever has lingered long enough is gone, and the others are told; so they are when a clock has run out."""
        around = {seat for seat in self.room.company.seats if self.here(seat)}
        if (clock := self.room.company.clock) is not None and clock.running is not None:
            seat = clock.running
            why = clocks.due(clock, seat, self.now(), self.outages(), self.gone(seat))
            around |= {f"{seat} {why}"} if why else set()
        if around != self.around:
            self.around = around
            self.tell_seats()

    def local_seats(self) -> set[str]:
        return {seat for listener in self.listeners for seat in listener.mine}

    def heard(self, seats: Sequence[str]) -> None:
        self.seen.update(dict.fromkeys(seats, self.now()))
        self.dropped.difference_update(seats)

    def queued(self, seat: str) -> bool:
        return self.queues == seat

    def queue(self, seat: str | None) -> None:
        self.queues = seat
        self.tell_seats()

    @property
    def watched(self) -> bool:
        """Is somebody looking on?"""
        return bool(self.listeners) or self.now() - self.looked < LINGERS

    @property
    def away(self) -> bool:
        """Is nobody there who waits for what happens next?"""
        return not self.watched and not any(self.here(seat) for seat in self.room.persons())

    def absent(self, seat: str) -> bool:
        if self.connected(seat):
            return False
        gone = self.now() - self.seen.get(seat, self.room.touched)
        others_here = all(self.connected(other) for other in self.room.persons() if other != seat)
        patience = self.settings.absent_all_here * 60 if others_here else self.settings.absent * DAY
        return gone >= min(patience, self.settings.absent * DAY)

    def allows_bot(self, name: str) -> bool:
        return self.settings.allows_bot(name)

    def now(self) -> float:
        return self.rooms.now()

    def outages(self) -> Sequence[clocks.Stop]:
        return self.rooms.outages

    def gone(self, seat: str) -> float:
        if self.connected(seat):
            return 0.0
        return clocks.passed(self.seen.get(seat, self.room.touched), self.now(), self.outages())

    def parted(self, seat: str) -> bool:
        return seat in self.dropped and not self.connected(seat)


def _told(entry: Entry, seat: str, queued: bool) -> None:
    entry.queue(seat if queued else None)


def short(table: str) -> str:
    """How a table is named in logs: its id would let a reader watch."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


class Rooms:
    """All tables that are in hand here."""

    def __init__(self, store: Kept, workers: Thinkers, settings: Settings, metrics: Counts) -> None:
        self.store, self.workers, self.settings, self.metrics = store, workers, settings, metrics
        self.now: Callable[[], float] = time
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.leaving = False
        self.over: list[Callable[[str], object]] = []
        """What hears of a table whose game has ended."""
        self.changed: Callable[[Entry], object] = lambda entry: None
        """Hears of a table that was changed here, once it is written."""
        self.told: Callable[[Entry], object] = lambda entry: None
        """Hears of each change of a table, once those connected were told of it."""

    @property
    def outages(self) -> Sequence[clocks.Stop]:
        """When nobody served the tables, so that all clocks stood."""
        return ()

    async def sure(self) -> None:
        """Before a clock is looked at: the outages are all that there were."""

    async def stop(self) -> None:
        self.leaving = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for entry in list(self.entries.values()):
            async with entry.lock:  # whatever is being written is finished
                pass
        await self.workers.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            self.metrics.count("trouble")
            log.error("task failed", exc_info=trouble)

    # A table -----------------------------------------------------------------------------------------------------

    async def _taken(self, table: str) -> Entry:
        """The table, loaded, and its lock, which whoever asked gives back; a Refusal where there is none."""
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-table")
        while True:
            entry = self.entries.get(table)
            if entry is None:
                entry = self.entries[table] = Entry(table, self)
            await entry.lock.acquire()
            try:
                if self.entries.get(table) is entry:
                    await self._used(entry)
                    return entry
            except BaseException:
                entry.lock.release()
                raise
            entry.lock.release()

    async def _used(self, entry: Entry) -> None:
        """Somebody has it in hand: it is loaded, and the one that was used last."""
        if entry.loaded is None:
            try:
                await entry.load_again()
            except BaseException:
                if not entry.listeners:
                    self.entries.pop(entry.table, None)
                raise
            self._make_room()
        if entry.room.company.clock is not None:
            await self.sure()
        entry.used = self.now()
        self.entries.move_to_end(entry.table)

    @asynccontextmanager
    async def entry(self, table: str) -> AsyncIterator[Entry]:
        """The table, loaded, and nobody else at work on it; a Refusal where there is none."""
        entry = await self._taken(table)
        try:
            yield entry
        finally:
            entry.lock.release()

    @asynccontextmanager
    async def fresh(self, table: str) -> AsyncIterator[Entry]:
        """The table as it is now, whoever wrote to it last, and nobody else at work on it."""
        async with self.entry(table) as entry:
            await entry.catch_up()
            yield entry

    def _make_room(self) -> None:
        """Unload the rooms longest unused when there are too many."""
        over = max(0, len(self.entries) - self.settings.max_rooms)
        for table, entry in list(islice(self.entries.items(), over)):
            self._unload(table, entry)

    def _unload(self, table: str, entry: Entry) -> bool:
        """Forget a room that nobody uses; whether it was."""
        busy = entry.thinking is not None and not entry.thinking.done()
        if entry.listeners or entry.lock.locked() or busy:
            return False
        del self.entries[table]
        entry.loaded = entry.review = None  # at once, and not when garbage is looked for: an entry refers to itself
        return True

    # Changing ----------------------------------------------------------------------------------------------------

    async def perform(self, table: str, who: Caller, command: Command[A], *, shielded: bool = True) -> A:
        """Carry out what somebody asks, and answer it. Whoever is never interrupted before the process ends, as those
        who talk to a socket, needs no shield, and hears the answer together with what comes of it."""
        who.limited(LIMITS.get(type(command), "play-address"))
        done = await (self.carry_out if shielded else self._carry_out)(table, who, command)
        answer: A = done.answer if done.thought is None else await self._hint(table, who, done.thought)
        return answer

    async def carry_out(self, table: str, who: Caller | None, command: Command[Any]) -> Done:
        """Finished even if the one who asked is gone meanwhile."""
        task = asyncio.create_task(self._carry_out(table, who, command))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _carry_out(self, table: str, who: Caller | None, command: Command[Any]) -> Done:
        entry = await self._taken(table)  # every move comes here, and a context around it costs more than the lock
        try:
            if who is not None:
                entry.owner = who.household
            done = await entry.perform(who, command, self.now())
            if done.deletes:
                entry.close()
            elif done.write is not None:
                self.wake_bot(entry)
                self.changed(entry)
        finally:
            entry.lock.release()
        if done.write is not None and done.write.opens is not None:
            await self._wake(done.write.opens)
        return done

    async def create(self, new: New) -> None:
        await self.store.write(new)
        self.metrics.count("tables")
        if new.table not in self.entries:  # what has just been written need not be read
            self.entries[new.table] = entry = Entry(new.table, self)
            entry.take(new.stored, new.lines)
            self._make_room()
        await self._wake(new)

    async def _wake(self, new: New) -> None:
        if new.bot_due:
            async with self.entry(new.stored.id) as entry:
                self.wake_bot(entry)

    # Coming and going of those who play --------------------------------------------------------------------------

    async def connect(self, entry: Entry, listener: Listener, after: int | None) -> None:
        """The caller has the entry."""
        new = [seat for seat in listener.mine if not entry.connected(seat)]
        await entry.connect(listener, after)
        entry.owner = listener.household
        await self._presence_changed(entry, new, LASTS)
        self.wake_bot(entry)

    async def disconnect(self, table: str, listener: Listener) -> None:
        entry = self.entries.get(table)
        if entry is None or listener not in entry.listeners:
            return
        async with entry.lock:
            entry.listeners.discard(listener)
            entry.used = self.now()
            gone = [seat for seat in listener.mine if seat not in entry.local_seats()]
            await self._presence_changed(entry, gone, 0)

    async def _presence_changed(self, entry: Entry, seats: Sequence[str], lasts: float) -> None:
        if not seats:
            return
        now = self.now()
        entry.heard(seats)
        for seat in seats:
            entry.until.pop(seat, None)
        if lasts == 0:
            entry.dropped.update(seats)
        entry.tell_seats()
        if not self.leaving:
            self.store.note(Present(entry.table, list(seats), now, now + lasts))

    # Hints -------------------------------------------------------------------------------------------------------

    async def _hint(self, table: str, who: Caller, thought: Thought) -> Any:
        """Two moves worth a thought, or what a move costs, found once for a seat and a ply, by a worker and without
        holding up the table."""
        async with self.entry(table) as entry:
            about = (thought.seat, thought.ply, thought.weighed)
            if about not in entry.hints:
                who.limited("hint-address")
                who.limited("hint-seat" if thought.weighed is None else "weigh-seat", f"{table} {thought.seat}")
                if thought.weighed is None:
                    told = entry.hints.get((thought.seat, thought.ply - 1, None))
                    thought.planned = followed(
                        told.result() if told and told.done() else None, entry.room, thought.seat
                    )
                find = self._advice if thought.weighed is None else self._weight
                found = asyncio.create_task(find(entry.room.game, thought, entry.room.own_names()))
                last = {one: task for one, task in entry.hints.items() if thought.ply - one[1] in (0, 1)}
                entry.hints = {**last, about: found}
            hints = entry.hints
        answer = await asyncio.shield(hints[about])
        if answer is None:
            hints.pop(about, None)
            raise Refusal("no-hint")
        return answer

    async def _advice(self, game: AnyGame, thought: Thought, names: dict[str, str]) -> Hinted | None:
        hints = await self.workers.advise(thought)
        view = game.read_view(thought.view)
        return Hinted(thought.ply, shown_hints(game, view, hints, names)) if hints else None

    async def _weight(self, game: AnyGame, thought: Thought, names: dict[str, str]) -> Weighed | None:
        cost = await self.workers.weigh(thought)
        if cost is None:
            return None
        return shown_cost(game, game.read_view(thought.view), thought.ply, cost, names)

    # Bots --------------------------------------------------------------------------------------------------------

    def wake_bot(self, entry: Entry) -> None:
        """Where a bot is to act, it is asked; where bots alone sit and nobody looks on, they wait for somebody."""
        if self.leaving or entry.loaded is None or not entry.room.bot_to_act:
            return
        if not entry.room.persons() and not entry.watched:
            return
        if entry.thinking is None or entry.thinking.done():
            entry.thinking = self.spawn(self._think(entry.table))

    async def _think(self, table: str) -> None:
        """Let bots play as long as it is their turn."""
        turn = Turn()
        try:
            while True:
                async with self.entry(table) as entry:
                    thought = entry.room.thought()
                if thought is None or not (entry.room.persons() or entry.watched):
                    return
                thought.owner, thought.away = entry.owner, entry.away
                answer = Answer(stumble="barred")  # a record that was taken in, or an older set-up, seated it
                if self.settings.allows_bot(thought.bot or ""):
                    answer = await self.workers.choose(thought, turn, partial(_told, entry, thought.seat))
                else:
                    await asyncio.sleep(self.settings.bot_pace)
                done = await self.carry_out(table, None, BotPlaying(thought, answer.move, answer.stumble, answer.took))
                if done.write is not None and any(e.name == "table-stumble" for e in done.write.lines[0].events):
                    self.metrics.count("stumbles")
                    why = {"why": answer.stumble, "detail": answer.detail}
                    log.warning("bot stumbled", extra={"table": short(table), "bot": thought.bot, **why})
        except Refusal:
            return
        except DatabaseTrouble as trouble:
            log.warning("bot waits for the database", extra={"trouble": str(trouble)})


def shown_cost(game: AnyGame, view: Any, ply: int, cost: Cost, names: dict[str, str]) -> Weighed:
    """What a move costs, with its words and the better one, as it is sent to whoever asked."""
    better = shown_hints(game, view, [cost.better], names)[0] if cost.better else None
    said = costs.in_all_languages(game, cost)
    shown = {**asdict(cost), "ply": ply, "grade": cost.grade, "said": said, "better": better}
    return convert(shown, Weighed, from_attributes=True)


def followed(told: Hinted | None, room: Room, seat: str) -> str | None:
    """What was to come next in hints that a seat was told at the ply before, where the move it has just played is one
    of them: nothing was revealed since."""
    if told is None or room.table is None:
        return None
    return next((hint.then for hint in told.hints if room.table.lines[-1] == Line(seat, hint.move)), None)


def shown_hints(game: AnyGame, view: Any, hints: Sequence[Hint], names: dict[str, str]) -> list[HintShown]:
    """Hints with their words and places, as they are sent to the seat that asked."""
    return [
        convert({**asdict(hint), "said": said, "where": where(game, view, hint)}, HintShown, from_attributes=True)
        for hint, said in zip(hints, in_all_languages(game, view, hints, names), strict=True)
    ]
