"""A table that is loaded, and those connected to it: what is asked of it is carried out, written, and then told."""

from collections.abc import Sequence
from typing import Any

import msgspec

from boulevard.core.events import Noted
from boulevard.core.problems import Problem
from boulevard.server.commands import Command
from boulevard.server.drawings import changes
from boulevard.server.kept import KeptLine, Stored, Write
from boulevard.server.messages import SeatsSent, State, StateSent
from boulevard.server.outside import Caller, House, Listener, Nowhere, Store
from boulevard.server.perform import Done, perform
from boulevard.server.refusals import Refusal
from boulevard.server.rights import holds, is_host, sees
from boulevard.server.room import Public, Room


class Telling:
    """A state, as those are told who may know the same."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._made: dict[int, tuple[State | None, bytes]] = {}

    def message(self, before: State | None) -> bytes:
        """The state, or for whoever was sent that before, what changed; what serves several is made once."""
        if id(before) not in self._made:
            said = self.state if before is None else changes(before, self.state)
            self._made[id(before)] = before, msgspec.json.encode(said)  # kept with it: nothing else gets its id
        return self._made[id(before)][1]


class Hosted:
    """A table and those connected to it. Whoever drives it keeps it to one thing at a time."""

    def __init__(self, table: str, store: Store, house: House | None = None) -> None:
        self.table, self.store, self.house = table, store, house or Nowhere()
        self.listeners: set[Listener] = set()
        self.loaded: Room | None = None
        """None before it is loaded, and after a change in it that may not have been written."""
        self._told = (0, 0)
        """The ply and the version that those connected know."""
        self._looked_through = -1
        """The version at which those connected were last found to hold their seats."""

    @property
    def room(self) -> Room:
        assert self.loaded is not None
        return self.loaded

    # Reading what is kept ----------------------------------------------------------------------------------------

    async def load(self) -> list[KeptLine]:
        """Take up the table as it is kept; its lines."""
        found = await self.store.load(self.table)
        if found is None:
            self.close()
            raise Refusal("no-table")
        self.take(*found)
        return found[1]

    async def load_again(self) -> None:
        """Take it up once more, after a change that may not have been written: where it was, whoever is connected is
        told of it."""
        await self.load()
        if self.listeners and (self.room.ply, self.room.version) != self._told:
            self.tell(self._told[0])

    def take(self, stored: Stored, lines: Sequence[KeptLine]) -> None:
        self.loaded = Room(stored, lines)
        self.loaded.house = self.house

    async def catch_up(self) -> bool:
        """Read what others may have written, and tell those here; whether there was anything."""
        if not self.store.shared:
            return False
        latest = await self.store.latest(self.table)
        if latest == (self.room.ply, self.room.version):
            return False
        found = None if latest is None else await self.store.load(self.table, self.room.ply)
        if found is None:
            self.close()
            raise Refusal("no-table")
        stored, lines = found
        before = self.room.ply
        if self.room.company.players not in (None, stored.company.players):
            await self.load()  # somebody was forgotten
            self.tell(before)
        else:
            self.tell(self.room.catch_up(stored, lines))
        return True

    def close(self) -> None:
        """The table is no more."""
        for listener in list(self.listeners):
            listener.close(4404)

    # Changing ----------------------------------------------------------------------------------------------------

    async def perform(self, who: Caller | None, command: Command[Any], now: float) -> Done:
        """Carry out what somebody asks: written first, then told."""
        for attempt in range(4):
            before = self.room.ply
            try:
                done = perform(self.room, who, command, now)
            except Problem:
                if attempt == 0 and await self.catch_up():
                    continue
                raise
            except BaseException:
                self.loaded = None
                raise
            if done.deletes:
                if await self.store.delete(self.table, self.room.ply, self.room.version):
                    return done
            elif done.write is None or await self.written(done.write):
                if done.write is not None:
                    if done.write.forgets is not None:
                        await self.load()  # nothing of it is remembered either
                    self.tell(before)
                return done
            await self.load()  # forget the change, which others were quicker than, and tell theirs
            self.tell(before)
        raise Refusal("old-ply", given=before, ply=before)

    async def written(self, write: Write) -> bool:
        try:
            return await self.store.write(write)
        except BaseException:
            self.loaded = None
            raise

    # Telling -----------------------------------------------------------------------------------------------------

    def tell(self, before: int) -> None:
        """Everybody connected gets the table as they may know it, with what happened since that ply."""
        room = self.room
        self._told = room.ply, room.version
        self._dismiss()
        if self.listeners:
            self._show_all(room.recent_events(before) or [])
        room.all_told(before)

    def _show_all(self, events: Sequence[tuple[int, Noted]]) -> None:
        room, public = self.room, self.room.public()
        made: dict[Any, Telling] = {}
        for listener in list(self.listeners):
            if len(listener.mine) > 1 and not listener.fixed:  # several at one screen: whoever is to act
                listener.seat = next((one for one in room.to_act if one in listener.mine), listener.seat)
            self._show(listener, events, made, public)

    def _show(
        self, listener: Listener, events: Sequence[tuple[int, Noted]], made: dict[Any, Telling], public: Public
    ) -> None:
        """The table as this listener may know it; what others are shown who may know the same is made once."""
        room, seat, last = self.room, listener.seat, listener.drawn
        since = last[1] if last is not None and last[0] == seat else None
        group = (seat, listener.mine, room.is_host(listener.hash))
        if (group, since) not in made:
            made[group, since] = Telling(room.state(*group, events, StateSent, since, public))
        telling, before = made[group, since], listener.sent
        listener.ply = telling.state.ply
        listener.drawn = None if room.table is None else (seat, listener.ply)
        listener.sent = telling.state if listener.changes else None
        listener.push(telling.message(before if before is not None and before.seat == seat else None))

    def _dismiss(self) -> None:
        """Whoever has lost a seat (given away, or its link revoked) learns nothing more by it. Keys change with the
        table's version alone."""
        if self._looked_through == self.room.version:
            return
        self._looked_through = self.room.version
        for listener in list(self.listeners):
            if listener.mine and not set(listener.mine) <= set(self.room.held(listener.hash)):
                self.listeners.discard(listener)
                listener.close(4401)

    def tell_seats(self) -> None:
        """Somebody came or went."""
        if self.loaded is not None and self.listeners:
            message = msgspec.json.encode(SeatsSent(self.room.seats_shown()))
            for listener in list(self.listeners):
                listener.push(message)

    async def state(self, who: Caller, seat: str | None, after: int | None = None) -> State:
        """The table for whoever asks, with what happened since that ply."""
        room = self.room
        viewer, mine = sees(room, who, seat), holds(room, who)
        room.house.heard(mine)
        return room.state(viewer, mine, is_host(room, who), await self._events(after))

    async def connect(self, listener: Listener, after: int | None) -> None:
        """First the table as it is, then each change."""
        events = await self._events(after)
        self.listeners.add(listener)
        self._told = self.room.ply, self.room.version
        self._show(listener, events, {}, self.room.public())

    async def _events(self, after: int | None) -> Sequence[tuple[int, Noted]]:
        if after is None or self.room.table is None:
            return []
        events = self.room.recent_events(after)
        if events is None:
            events = [(line.ply, event) for line in await self.store.lines(self.table, after) for event in line.events]
        return events
