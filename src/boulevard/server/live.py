"""The tables of one server process: rooms are loaded when somebody comes and unloaded when all are gone; changes are
written, then told to everybody here, and other processes are woken, which read what was written.
"""

import asyncio
import hashlib
import logging
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any, Protocol

import msgspec

from boulevard.core.events import Noted
from boulevard.core.problems import Problem
from boulevard.server import acts
from boulevard.server.bots import Answer, Turn, Workers
from boulevard.server.kept import Row, Stored, Write
from boulevard.server.messages import Hinted, SeatsSent, State, StateSent
from boulevard.server.metrics import Metrics
from boulevard.server.refusals import Refusal
from boulevard.server.review import Review
from boulevard.server.room import Room
from boulevard.server.settings import DAY, Settings
from boulevard.server.store import DatabaseTrouble, Listening, Store

log = logging.getLogger("boulevard.server")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

PRESENCE = 90.0
"""Seconds for which a connection is taken to hold after it was last written down."""


class Already(Exception):
    """A client repeats what was done before: it gets the same answer."""

    def __init__(self, ply: int) -> None:
        super().__init__(ply)
        self.ply = ply


class Listener(Protocol):
    """Somebody connected to a table: a seat, or a spectator."""

    seat: str | None
    mine: tuple[str, ...]
    hash: str
    """What it holds its seats by."""
    fixed: bool
    """Does it look at one seat, though it may hold several?"""
    ply: int

    def push(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Entry:
    """A table that is loaded here, and those connected to it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.room: Room | None = None
        self.review: Review | None = None
        """Kept from the first time that somebody asks to review the finished game."""
        self.hints: dict[tuple[str, int], asyncio.Task[Hinted]] = {}
        """The hints of a seat at a ply, found or being thought about."""
        self.listeners: set[Listener] = set()
        self.seen: dict[str, float] = {}
        """When each seat was last heard of, by this process or by what was stored."""
        self.until: dict[str, float] = {}
        """Until when a seat is taken to be connected to another process."""
        self.used = time()
        self.thinking: asyncio.Task[None] | None = None
        self.woken = False

    def here(self, seat: str) -> bool:
        if any(seat in (listener.mine or (listener.seat,)) for listener in self.listeners):
            return True
        return self.until.get(seat, 0) > time()

    def local_seats(self) -> set[str]:
        return {seat for listener in self.listeners for seat in listener.mine}

    def heard(self, seats: Sequence[str]) -> None:
        self.seen.update(dict.fromkeys(seats, time()))


def short(table: str) -> str:
    """How a table is named in logs: its id would let a reader watch."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


class Tables:
    """All tables, as this process serves them."""

    def __init__(self, store: Store, workers: Workers, settings: Settings, metrics: Metrics) -> None:
        self.store, self.workers, self.settings, self.metrics = store, workers, settings, metrics
        self.entries: OrderedDict[str, Entry] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.leaving = False
        self.listening: Listening | None = None

    # Coming and going of the process -----------------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.start()
        if self.store.shared:
            loop = asyncio.get_running_loop()
            self.listening = Listening(self.store.engine, lambda said: loop.call_soon_threadsafe(self._woken, said))
            self.listening.start()
        await self._resume_bots(time())
        self.spawn(self._often())

    async def stop(self) -> None:
        self.leaving = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for entry in list(self.entries.values()):
            async with entry.lock:  # whatever is being written is finished
                pass
        await self.workers.stop()
        if self.listening is not None:
            self.listening.ended.set()
            await asyncio.to_thread(self.listening.join)
        await self.store.stop()

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

    @asynccontextmanager
    async def entry(self, table: str) -> AsyncIterator[Entry]:
        """The table, loaded, and nobody else at work on it; a Refusal where there is none."""
        if not TABLE_ID.fullmatch(table):
            raise Refusal("no-table")
        while True:
            entry = self.entries.get(table)
            if entry is None:
                entry = self.entries[table] = Entry(table)
            async with entry.lock:
                if self.entries.get(table) is not entry:
                    continue
                if entry.room is None:
                    try:
                        await self._load(entry)
                    except BaseException:
                        if entry.room is None and not entry.listeners:
                            self.entries.pop(table, None)
                        raise
                entry.used = time()
                self.entries.move_to_end(table)
                yield entry
                return

    async def _load(self, entry: Entry) -> None:
        found = await self.store.load(entry.table)
        if found is None:
            raise Refusal("no-table")
        entry.room = Room(*found)
        entry.room.here = entry.here
        for row in found[1]:  # who plays without a connection was there when the move came
            entry.seen[row.seat] = max(row.at, entry.seen.get(row.seat, 0))
        await self._load_presence(entry)
        self._make_room()

    async def _load_presence(self, entry: Entry) -> None:
        for seat, (seen, until) in (await self.store.presence(entry.table)).items():
            entry.seen[seat] = max(seen, entry.seen.get(seat, 0))
            if self.store.shared:
                entry.until[seat] = until

    def _make_room(self) -> None:
        """Unload the rooms longest unused when there are too many."""
        over = len(self.entries) - self.settings.max_rooms
        for table, entry in list(self.entries.items())[: max(0, over)]:
            self._unload(table, entry)

    def _unload(self, table: str, entry: Entry) -> None:
        busy = entry.thinking is not None and not entry.thinking.done()
        if not entry.listeners and not entry.lock.locked() and not busy:
            del self.entries[table]

    async def catch_up(self, entry: Entry) -> bool:
        """Read what another process wrote, and tell those here; whether there was anything."""
        room = entry.room
        assert room is not None
        found = await self.store.load(entry.table, room.ply)
        if found is None:
            self._deleted(entry)
            raise Refusal("no-table")
        stored, rows = found
        if stored.version == room.version and stored.ply == room.ply:
            return False
        before = room.catch_up(stored, rows)
        self.tell(entry, before)
        return True

    async def _reload(self, entry: Entry, before: int) -> None:
        """Forget a change that was not written, and tell what was, since that ply."""
        await self._load(entry)
        self.tell(entry, before)

    def _deleted(self, entry: Entry) -> None:
        self.entries.pop(entry.table, None)
        for listener in list(entry.listeners):
            listener.close(4404)

    # Changing ----------------------------------------------------------------------------------------------------

    async def change(self, table: str, act: Callable[[Entry, Room], Write | None]) -> int:
        """Carry a change out: written first, then told. The ply after it.

        It is finished even if the one who asked for it is gone meanwhile.
        """
        task = asyncio.create_task(self._change(table, act))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, table: str, act: Callable[[Entry, Room], Write | None]) -> int:
        async with self.entry(table) as entry:
            for attempt in range(4):
                room = entry.room
                assert room is not None
                before = room.ply
                try:
                    write = act(entry, room)
                except Already as already:
                    return already.ply
                except Problem:
                    if self.store.shared and attempt == 0 and await self.catch_up(entry):
                        continue
                    raise
                except BaseException:
                    entry.room = None
                    raise
                if write is None:
                    return room.ply
                try:
                    with self.metrics.timing():
                        well = await self.store.write(write)
                except BaseException:
                    entry.room = None
                    raise
                if well:
                    self.metrics.count("lines", len(write.rows))
                    self.tell(entry, before)
                    self.wake_bot(entry)
                    return write.new_ply
                await self._reload(entry, before)
            raise Refusal("old-ply", given=before, ply=before)

    async def create(self, stored: Stored, rows: Sequence[Row]) -> None:
        room = Room(stored, rows)
        stored.ply = len(rows)
        await self.store.create(stored, rows, " ".join(room.to_act), room.bot_due)
        self.metrics.count("tables")
        if room.bot_due:
            async with self.entry(stored.id) as entry:
                self.wake_bot(entry)

    async def delete(self, table: str) -> None:
        async with self.entry(table) as entry:
            await self.store.delete(table)
            self._deleted(entry)

    # Telling -----------------------------------------------------------------------------------------------------

    def tell(self, entry: Entry, before: int) -> None:
        """Everybody connected here gets the table as they may know it, with what happened since that ply."""
        room = entry.room
        if room is None or not entry.listeners:
            return
        self._dismiss(entry, room)
        events = room.recent_events(before) or []
        made: dict[tuple[str | None, tuple[str, ...], bool], bytes] = {}
        for listener in list(entry.listeners):
            if len(listener.mine) > 1 and not listener.fixed:  # several at one screen: whoever is to act
                listener.seat = next((one for one in room.to_act if one in listener.mine), listener.seat)
            group = (listener.seat, listener.mine, room.is_host(listener.hash))
            listener.ply = room.ply
            if group not in made:
                made[group] = msgspec.json.encode(room.state(*group, events, StateSent))
            listener.push(made[group])

    @staticmethod
    def _dismiss(entry: Entry, room: Room) -> None:
        """Whoever has lost a seat (given away, or its link revoked) learns nothing more by it."""
        for listener in list(entry.listeners):
            if listener.mine and not set(listener.mine) <= set(room.held(listener.hash)):
                entry.listeners.discard(listener)
                listener.close(4401)

    def tell_seats(self, entry: Entry) -> None:
        if entry.room is not None and entry.listeners:
            message = msgspec.json.encode(SeatsSent(entry.room.seats_shown()))
            for listener in list(entry.listeners):
                listener.push(message)

    async def state(
        self,
        table: str,
        who: Callable[[Room], tuple[str | None, tuple[str, ...]]],
        after: int | None = None,
        hash_: str | None = None,
    ) -> State:
        """The table for whoever asks, `hash_` being what they hold their seats by."""
        async with self.entry(table) as entry:
            if self.store.shared:
                await self.catch_up(entry)
            room = entry.room
            assert room is not None
            viewer, mine = who(room)
            entry.heard(mine)
            return room.state(viewer, mine, room.is_host(hash_ or ""), await self._events(room, after))

    async def _events(self, room: Room, after: int | None) -> list[tuple[int, Noted]]:
        if after is None or room.table is None:
            return []
        events = room.recent_events(after)
        if events is None:
            events = [(row.ply, event) for row in await self.store.rows(room.id, after) for event in row.events]
        return events

    async def connect(self, entry: Entry, listener: Listener, after: int | None) -> None:
        """First the current state, then each change. The caller has the entry."""
        room = entry.room
        assert room is not None
        new = [seat for seat in listener.mine if not entry.here(seat)]
        events = await self._events(room, after)
        entry.listeners.add(listener)
        host = room.is_host(listener.hash)
        listener.push(msgspec.json.encode(room.state(listener.seat, listener.mine, host, events, StateSent)))
        await self._presence_changed(entry, new, PRESENCE)

    async def disconnect(self, table: str, listener: Listener) -> None:
        entry = self.entries.get(table)
        if entry is None or listener not in entry.listeners:
            return
        async with entry.lock:
            entry.listeners.discard(listener)
            entry.used = time()
            gone = [seat for seat in listener.mine if seat not in entry.local_seats()]
            await self._presence_changed(entry, gone, 0)

    async def _presence_changed(self, entry: Entry, seats: Sequence[str], lasts: float) -> None:
        if not seats:
            return
        now = time()
        entry.heard(seats)
        for seat in seats:
            entry.until.pop(seat, None)
        self.tell_seats(entry)
        if not self.leaving:
            await self.store.present(entry.table, seats, now, now + lasts)

    def absent(self, entry: Entry, seat: str) -> bool:
        """May the others give this seat to a bot?"""
        room = entry.room
        assert room is not None
        if entry.here(seat):
            return False
        gone = time() - entry.seen.get(seat, room.touched)
        others_here = all(entry.here(other) for other in room.persons() if other != seat)
        patience = self.settings.absent_all_here * 60 if others_here else self.settings.absent * DAY
        return gone >= min(patience, self.settings.absent * DAY)

    # Bots --------------------------------------------------------------------------------------------------------

    def wake_bot(self, entry: Entry) -> None:
        if self.leaving or entry.room is None or not entry.room.bot_due:
            return
        if entry.thinking is None or entry.thinking.done():
            entry.thinking = self.spawn(self._think(entry.table))

    async def _think(self, table: str) -> None:
        """Let bots play as long as it is their turn."""
        turn = Turn()
        try:
            while True:
                async with self.entry(table) as entry:
                    assert entry.room is not None
                    thought = entry.room.thought()
                if thought is None:
                    return
                answer = Answer(stumble="barred")  # a record that was taken in, or an older set-up, seated it
                if self.settings.allows_bot(thought.bot or ""):
                    answer = await self.workers.choose(thought, turn)
                else:
                    await asyncio.sleep(self.settings.bot_pace)

                def play(entry: Entry, room: Room, thought: Any = thought, answer: Answer = answer) -> Any:
                    write = acts.bot_move(room, thought, answer.move, answer.stumble, time())
                    if (
                        write is not None
                        and write.rows
                        and any(e.event == "table-stumble" for e in write.rows[0].events)
                    ):
                        self.metrics.count("stumbles")
                        why = {"why": answer.stumble, "detail": answer.detail}
                        log.warning("bot stumbled", extra={"table": short(table), "bot": thought.bot, **why})
                    return write

                await self.change(table, play)
        except Refusal:
            return
        except DatabaseTrouble as trouble:
            log.warning("bot waits for the database", extra={"trouble": str(trouble)})

    async def _resume_bots(self, before: float) -> None:
        for table in await self.store.bots_due(before):
            entry = self.entries.get(table)
            if entry is not None and entry.thinking is not None and not entry.thinking.done():
                continue
            try:
                async with self.entry(table) as entry:
                    if self.store.shared:
                        await self.catch_up(entry)
                    self.wake_bot(entry)
            except Problem:
                continue
            except DatabaseTrouble:
                raise
            except Exception:
                self.metrics.count("trouble")
                log.exception("error inside", extra={"path": "bots"})

    # From time to time -------------------------------------------------------------------------------------------

    def _woken(self, table: str | None) -> None:
        """Another process changed a table; None: any may have changed."""
        for one in [table] if table is not None else list(self.entries):
            entry = self.entries.get(one)
            if entry is not None and not entry.woken and not self.leaving:
                entry.woken = True
                self.spawn(self._look_again(entry))

    async def _look_again(self, entry: Entry) -> None:
        async with entry.lock:
            entry.woken = False
            if entry.room is None or self.entries.get(entry.table) is not entry:
                return
            try:
                shown = entry.room.seats_shown()
                await self._load_presence(entry)
                if not await self.catch_up(entry) and entry.room.seats_shown() != shown:
                    self.tell_seats(entry)
                self.wake_bot(entry)
            except (Refusal, DatabaseTrouble):
                return

    async def _often(self) -> None:
        turn: Counter[str] = Counter()
        patience = 2 * self.settings.bot_seconds + self.settings.bot_pace + 5
        while True:
            await asyncio.sleep(5)
            turn["five seconds"] += 1
            try:
                # bots that a process left waiting when it died, or that waited for the database
                await self._resume_bots(time() - patience)
                if turn["five seconds"] % 6 == 0:
                    await self.tidy()
                if turn["five seconds"] % 720 == 0:
                    await self.forget()
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            except Exception:  # whatever one table does, the others are looked after
                self.metrics.count("trouble")
                log.exception("error inside", extra={"path": "often"})

    async def tidy(self) -> None:
        """Write down who is here; unload rooms that nobody uses."""
        now = time()
        present = [(table, seat) for table, entry in self.entries.items() for seat in entry.local_seats()]
        await self.store.still_present(present, now, now + PRESENCE)
        for table, entry in list(self.entries.items()):
            if now - entry.used > self.settings.idle_minutes * 60:
                self._unload(table, entry)

    async def forget(self) -> None:
        """Delete what nobody has touched for `--keep-days`; a game under way is first marked as abandoned."""
        before = time() - self.settings.keep_days * DAY
        for status in ("open", "abandoned", "over"):
            for table in await self.store.stale(status, before):
                with suppress(Problem):  # another process was quicker
                    await self.delete(table)
        for table in await self.store.stale("playing", before):
            with suppress(Problem):
                await self.change(table, lambda entry, room: acts.abandon(room, time()))
