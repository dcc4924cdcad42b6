"""Talk at the tables of one server process: what is said is written first, then told to those who may hear it; other
processes are woken, which read what was written."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from boulevard.server import talk_rows as rows
from boulevard.server.guests import new_code
from boulevard.server.listening import MUTES
from boulevard.server.members import Members
from boulevard.server.outside import Listener
from boulevard.server.refusals import Refusal
from boulevard.server.rights import holds
from boulevard.server.room import Room
from boulevard.server.rooms import Entry
from boulevard.server.tables import Tables
from boulevard.server.talk import (
    Ear,
    Said,
    around,
    check_room,
    converses,
    ended,
    holders,
    muted_seats,
    of_seat,
    tamed,
)
from boulevard.server.talk_messages import Muting, Reporting, SaidSent, Saying, TalkSent, TalkShown
from boulevard.server.visitors import Visitor

log = logging.getLogger("boulevard.server")

encode = msgspec.json.encode


class Hearer(Listener, Protocol):
    """The line to a client that hears what is said at its table."""

    caller: Visitor


class Told(Struct):
    """What a hearer knows: as whom it listens, and what was said when it was told all of it."""

    ear: Ear
    said: list[Said]


class Talks:
    """What is said at all tables, as this process tells it."""

    def __init__(self, tables: Tables, members: Members) -> None:
        self.tables, self.members, self.store = tables, members, tables.store
        self.hearers: dict[str, dict[Hearer, Told]] = {}
        """Who listens at a table."""
        self.mutes: dict[str, frozenset[str]] = {}
        """Whom those who listen do not want to hear."""
        self.silenced: Callable[[Visitor], object] = lambda who: None
        """Refuses whoever was silenced by whoever runs the server."""
        tables.talked, tables.told = self.catch_up, self.changed
        members.forgotten.append(self.forget)
        members.moved.append(self.hand_over)

    @property
    def on(self) -> bool:
        """May people talk here?"""
        return self.tables.settings.talk

    def start(self) -> None:
        """Other processes say whose mutes have changed; nothing is said of whom where it may be anybody's."""
        if self.store.shared:
            loop = asyncio.get_running_loop()
            self.store.hears[MUTES] = lambda by: loop.call_soon_threadsafe(self._muted_elsewhere, by)

    # Who may hear and say what -----------------------------------------------------------------------------------

    def _ear(self, room: Room, who: Visitor, mine: tuple[str, ...], mutes: frozenset[str]) -> Ear:
        author = author_of(who)
        return Ear(
            author,
            mine,
            self.on and converses(room),
            ended(room),
            self._words(room, who, mine),
            mutes,
            tuple(seat for seat in muted_seats(room, mutes) if seat not in mine),
        )

    def _words(self, room: Room, who: Visitor, mine: tuple[str, ...]) -> bool:
        """May it be words of one's own? Not among people who met here as guests: there phrases alone go over."""
        if not room.company.met:
            return True
        if not mine:
            return who.member is not None
        seats = [seat for seat in room.company.seats if holders(room, seat)]
        return all(any(map(self.members.spent, holders(room, seat))) for seat in seats)

    async def ear(self, entry: Entry, who: Visitor) -> Ear:
        """As whom somebody listens who asks; the caller has the entry, and all that was said is there."""
        if entry.said is None or self.store.shared:
            await self.catch_up(entry)
        author = author_of(who)
        mutes = self.mutes.get(author)
        if mutes is None or self.store.shared:
            mutes = await self.store.read(rows.muted_by, author)
        return self._ear(entry.room, who, holds(entry.room, who), mutes)

    async def hear(self, table: str, who: Visitor) -> TalkShown:
        """All that the caller may hear there."""
        async with self.tables.fresh(table) as entry:
            return (await self.ear(entry, who)).all(entry.said or [])

    # Speaking ----------------------------------------------------------------------------------------------------

    async def say(self, table: str, who: Visitor, asked: Saying) -> Said:
        """It is said, and kept; once, however often it is asked for with the same id."""
        who.limited("talk-address")
        if (asked.phrase is None) == (asked.text is None):
            raise Refusal("talk-what")
        return await asyncio.shield(asyncio.ensure_future(self._say(table, who, asked)))

    async def _say(self, table: str, who: Visitor, asked: Saying) -> Said:
        author = author_of(who)
        client = f"{author[:24]} {asked.id}"
        async with self.tables.fresh(table) as entry:
            ear, room, said = await self.ear(entry, who), entry.room, entry.said or []
            if (before := _of_client(said, client)) is not None:
                return before
            if not self.on:
                raise Refusal("talk-off")
            if not ear.open:
                raise Refusal("talk-none")
            self.silenced(who)
            if asked.seat is not None and asked.seat not in ear.mine:
                room.check_seat(asked.seat)
                raise Refusal("not-yours", seat=asked.seat)
            text = None if asked.text is None else tamed(asked.text)
            if text is not None and not ear.words:
                raise Refusal("talk-phrases")
            check_room(said, author, ear.ring)
            who.limited("talk", f"{table} {author}")
            seat = asked.seat or (ear.mine[0] if ear.mine else None)
            made = Said(
                seq=0,
                id=new_code(),
                author=author,
                seat=seat,
                called=room.company.seats[seat].name if seat else who.member.name if who.member else "",
                language=who.language,
                phrase=asked.phrase,
                text=text,
                ply=room.ply,
                at=self.tables.now(),
                client=client,
            )
            await self.store.change(rows.say, table, made, self.store.origin)
            await self.catch_up(entry)
            found = _of_client(entry.said or [], client)
            assert found is not None
            return found

    async def mute(self, table: str, who: Visitor, asked: Muting) -> TalkShown:
        """Somebody is not to be heard by the caller any more, at any table, or is heard again."""
        who.limited("talk-address")
        author = author_of(who)
        async with self.tables.fresh(table) as entry:
            ear = await self.ear(entry, who)
            if asked.of is None:
                if asked.on:
                    raise Refusal("talk-whom")
                await self.store.change(rows.unmute, author, None)
            else:
                of = self._whom(entry, ear, asked.of) - {author}
                if not of:
                    raise Refusal("talk-self")
                if asked.on:
                    await self.store.change(rows.mute, author, of, self.tables.now())
                else:
                    await self.store.change(rows.unmute, author, of)
        await self._muted(author)
        if self.store.shared:
            await self.store.say(MUTES, author)
        return await self.hear(table, who)

    def _whom(self, entry: Entry, ear: Ear, of: str) -> set[str]:
        """All by which somebody is known who sits there, or who said that."""
        if of in entry.room.company.seats:
            return set() if of in ear.mine else holders(entry.room, of)
        said = next((one for one in entry.said or [] if one.id == of), None)
        if said is None or (said.author not in ear.mutes and not ear.hears(said)):
            raise Refusal("talk-gone")
        return set() if said.author == ear.hash else of_seat(entry.room, said.author, said.seat)

    async def report(self, table: str, who: Visitor, said: str, asked: Reporting) -> None:
        """The host is shown it, with what the caller heard around it."""
        who.limited("talk-address")
        async with self.tables.fresh(table) as entry:
            ear = await self.ear(entry, who)
            about = next((one for one in entry.said or [] if one.id == said and ear.hears(one)), None)
            if about is None:
                raise Refusal("talk-gone")
            if about.author == ear.hash:
                raise Refusal("talk-self")
            who.limited("report", ear.hash)
            seat = ear.mine[0] if ear.mine else None
            called = entry.room.company.seats[seat].name if seat else who.member.name if who.member else ""
            made = rows.Report(
                id=new_code(),
                table_id=table,
                said=said,
                by=ear.hash,
                by_called=called,
                of=about.author,
                of_called=about.called,
                why=" ".join(asked.why.split()),
                kept=around(entry.said or [], ear, about),
                at=self.tables.now(),
            )
            await self.store.change(rows.report, made)
        log.warning("something that was said was reported", extra={"report": made.id})

    # Listening ---------------------------------------------------------------------------------------------------

    async def come(self, entry: Entry, hearer: Hearer) -> None:
        """A client hears what was said, and from then on whatever is; the caller has the entry."""
        ear = await self.ear(entry, hearer.caller)
        self.mutes[ear.hash] = ear.mutes
        self.hearers.setdefault(entry.table, {})[hearer] = told = Told(ear, entry.said or [])
        self._tell_all(hearer, told)

    def go(self, table: str, hearer: Hearer) -> None:
        here = self.hearers.get(table, {})
        here.pop(hearer, None)
        if not here:
            self.hearers.pop(table, None)
        author = author_of(hearer.caller)
        if not any(author_of(one.caller) == author for others in self.hearers.values() for one in others):
            self.mutes.pop(author, None)

    def _tell_all(self, hearer: Hearer, told: Told) -> None:
        hearer.push(encode(TalkSent(**asdict(told.ear.all(told.said)))))

    async def catch_up(self, entry: Entry, anew: bool = False) -> None:
        """What was said since is read, and told to those who may hear it; the caller has the entry. `anew`: something
        has gone; where it was the last, that is seen here too."""
        if entry.said is None:
            entry.said = await self.store.read(rows.read, entry.table)
            return
        last = entry.said[-1:]
        new = [] if anew else await self.store.read(rows.read, entry.table, last[0].seq - 1 if last else 0)
        if anew or new[: len(last)] != last:
            entry.said = await self.store.read(rows.read, entry.table)
            if entry.loaded is not None:
                self.changed(entry)
            return
        new = new[len(last) :]
        entry.said += new
        for hearer, told in self._here(entry):
            for said in new:
                if told.ear.hears(said):
                    hearer.push(encode(SaidSent(told.ear.shown(said))))

    def _here(self, entry: Entry) -> list[tuple[Hearer, Told]]:
        """Who listens; whoever was sent away does not any more."""
        return [one for one in self.hearers.get(entry.table, {}).items() if one[0] in entry.listeners]

    def changed(self, entry: Entry) -> None:
        """The table has changed: whoever may hear or say more by it, or less, is told all anew."""
        for hearer, told in self._here(entry):
            mutes = self.mutes.get(told.ear.hash, frozenset())
            ear = self._ear(entry.room, hearer.caller, hearer.mine, mutes)
            if ear != told.ear or told.said is not entry.said:
                told.ear, told.said = ear, entry.said or []
                self._tell_all(hearer, told)

    def all_changed(self) -> None:
        """Who may say what is another thing at every table."""
        for table in list(self.hearers):
            if (entry := self.tables.entries.get(table)) is not None and entry.loaded is not None:
                self.changed(entry)

    def _muted_elsewhere(self, by: str) -> None:
        for one in [by] if by else list(self.mutes):
            if one in self.mutes:
                self.tables.spawn(self._muted(one))

    async def _muted(self, by: str) -> None:
        """Whom somebody does not want to hear has changed."""
        if by not in self.mutes:
            return
        self.mutes[by] = await self.store.read(rows.muted_by, by)
        self.all_changed()

    # Being forgotten ---------------------------------------------------------------------------------------------

    async def forget(self, author: str) -> None:
        await self._anew(await self.store.change(rows.forget, author, self.store.origin))

    async def hand_over(self, before: str, holder: str) -> None:
        await self._anew(await self.store.change(rows.hand_over, before, holder, self.store.origin))

    async def _anew(self, tables: Iterable[str]) -> None:
        """What was read of these is not so any more."""
        for table in tables:
            if (entry := self.tables.entries.get(table)) is not None:
                async with entry.lock:
                    if entry.said is not None:
                        entry.said = await self.store.read(rows.read, table)
                    if entry.loaded is not None:
                        self.changed(entry)


def author_of(who: Visitor) -> str:
    """What somebody is known by who speaks."""
    return who.hash or who.holder


def _of_client(said: Collection[Said], client: str) -> Said | None:
    return next((one for one in said if one.client == client), None)
