"""The tables of one server process: rooms are loaded when somebody comes and unloaded when all are gone; changes are
written, then told to everybody here, and other processes are woken, which read what was written.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from boulevard.core.problems import Problem
from boulevard.server import acts
from boulevard.server.clocks import Stop
from boulevard.server.commands import Abandoning, Deleting
from boulevard.server.guests import derived, new_seed
from boulevard.server.heart import Heart
from boulevard.server.keeping import Counts
from boulevard.server.kept import Meeting
from boulevard.server.listening import PRESENCE, TALK, TALK_ANEW, Changed, Listening
from boulevard.server.outside import Thinkers
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.rooms import LASTS, Entry, Rooms
from boulevard.server.settings import DAY, Settings
from boulevard.server.store import Store
from boulevard.server.watch import Watch

log = logging.getLogger("boulevard.server")

LOOKS_AGAIN = 1.0
"""Seconds after which what was written is looked for once more, where the database did not answer."""

DOUBT = "doubt"
"""Said of a table, as other processes say things of it, where this one does not know what it wrote."""


async def _nothing(entry: Entry, anew: bool) -> None:
    pass


async def nothing() -> None:
    """There is nothing else to let go."""


class Tables(Rooms):
    """All tables, as this process serves them."""

    def __init__(self, store: Store, workers: Thinkers, settings: Settings, metrics: Counts) -> None:
        super().__init__(store, workers, settings, metrics)
        self.store: Store = store
        self.now = Watch(settings.clock)
        self.heart = Heart(store, self.now)
        self.listening: Listening | None = None
        self.forgetting: Callable[[], Awaitable[object]] = nothing
        """Asked to let go what is of nobody any more, when tables that nobody touches are deleted."""
        self.met: list[Callable[[str, Meeting], object]] = []
        """What hears of a table that was opened for people, once it is there."""
        self.talked: Callable[[Entry, bool], Awaitable[None]] = _nothing
        """Hears of a table at which something was said by way of another process, or (True) has gone."""

    @property
    def outages(self) -> Sequence[Stop]:
        return self.heart.away

    async def sure(self) -> None:
        await self.heart.sure()

    # Coming and going of the process -----------------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.start()
        if self.store.shared:
            loop = asyncio.get_running_loop()
            self.listening = Listening(
                self.store.engine,
                self.store.origin,
                lambda changed: loop.call_soon_threadsafe(self._woken, changed),
                self.store.hears,
            )
            self.listening.start()
        self.store.doubtful = self._doubtful
        await self.heart.beat()
        await self._resume_bots(self.now())
        self.spawn(self._often())

    async def stop(self) -> None:
        await super().stop()
        if self.listening is not None:
            self.listening.ended.set()
            await asyncio.to_thread(self.listening.join)
        await self.store.stop()

    async def meet(self, id_: str, meeting: Meeting) -> str:
        """Open a table for people who have found each other; its address. `id_`: a random text of the caller's own,
        kept before this is asked and told to nobody: by it one table is opened, however often and by however many
        processes it is asked, and each is answered alike."""
        table = derived(id_, "meeting", 16)
        if await self.store.latest(table) is None:
            try:
                await self.create(acts.meet(table, meeting, new_seed(), self.now()))
            except DatabaseTrouble:
                if await self.store.latest(table) is None:  # it was no other process that was quicker
                    raise
        for hears in self.met:
            hears(table, meeting)
        return table

    async def _resume_bots(self, before: float) -> None:
        for table in await self.store.bots_due(before):
            entry = self.entries.get(table)
            if entry is not None and entry.thinking is not None and not entry.thinking.done():
                continue
            try:
                async with self.entry(table) as entry:
                    await entry.catch_up()
                    self.wake_bot(entry)
            except Problem:
                continue
            except DatabaseTrouble:
                raise
            except Exception:
                self.metrics.count("trouble")
                log.exception("error inside", extra={"path": "bots"})

    # From time to time -------------------------------------------------------------------------------------------

    def _woken(self, changed: Changed | None) -> None:
        """Other processes changed tables; None: any may have changed, and who is there."""
        if changed is None:
            changed = [(table, what) for table in self.entries for what in ("", PRESENCE, TALK_ANEW)]
        for table, what in changed:
            entry = self.entries.get(table)
            if entry is None or self.leaving or self._unload(table, entry):  # where nobody listens, nothing is read
                continue
            self._look_into(entry, what)

    def _doubtful(self, table: str) -> None:
        """Something was written or was not, and nobody knows: those here are told which."""
        entry = self.entries.get(table)
        if entry is not None and not self.leaving:
            self._look_into(entry, DOUBT)

    def _look_into(self, entry: Entry, said: str) -> None:
        if not entry.woken:
            self.spawn(self._look_again(entry))
        entry.woken = {*entry.woken, said}

    async def _look_again(self, entry: Entry) -> None:
        async with entry.lock:
            woken, entry.woken = entry.woken, set()
            if self.entries.get(entry.table) is not entry:
                return
            try:
                if entry.loaded is None or DOUBT in woken:
                    await entry.load_again()
                shown = entry.room.seats_shown()
                if PRESENCE in woken:
                    await entry.load_presence()
                caught_up = not woken <= {PRESENCE, TALK, TALK_ANEW} and await entry.catch_up()
                if entry.said is not None and not woken.isdisjoint({TALK, TALK_ANEW}):
                    await self.talked(entry, TALK_ANEW in woken)
                if not caught_up and entry.room.seats_shown() != shown:
                    entry.tell_seats()
                self.wake_bot(entry)
                return
            except Refusal:
                return
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
        await asyncio.sleep(LOOKS_AGAIN)  # nobody says it twice, and those here wait for it
        self._woken([(entry.table, what) for what in woken])

    async def _often(self) -> None:
        turn: Counter[str] = Counter()
        patience = 2 * self.settings.bot_seconds + self.settings.bot_pace + 5
        while True:
            await asyncio.sleep(5)
            turn["five seconds"] += 1
            try:
                await self.heart.beat()
                # bots that a process left waiting when it died, or that waited for the database
                await self._resume_bots(self.now() - patience)
                for entry in list(self.entries.values()):
                    if entry.loaded is not None and entry.listeners:
                        entry.look_around()
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
        now = self.now()
        present = [(table, seat) for table, entry in self.entries.items() for seat in entry.local_seats()]
        await self.store.still_present(present, now, now + LASTS)
        for table, entry in list(self.entries.items()):
            if now - entry.used > self.settings.idle_minutes * 60:
                self._unload(table, entry)

    async def forget(self) -> None:
        """Delete what nobody has touched for `--keep-days`; a game under way is first marked as abandoned."""
        await self.forgetting()
        before = self.now() - self.settings.keep_days * DAY
        for status in ("open", "abandoned", "over"):
            for table in await self.store.stale(status, before):
                with suppress(Problem):  # another process was quicker
                    await self.carry_out(table, None, Deleting())
        for table in await self.store.stale("playing", before):
            with suppress(Problem):
                await self.carry_out(table, None, Abandoning())
