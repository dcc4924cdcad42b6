"""Those who have kept a name, and the browsers that act for them: known by heart, so that nobody who asks for anything
waits for it. Other processes are told of every change.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Any

from mnemonic import Mnemonic

from boulevard.server import commands as c
from boulevard.server import member_rows as rows
from boulevard.server import notice_rows
from boulevard.server.guests import hashed, new_code, new_token
from boulevard.server.listening import MEMBERS
from boulevard.server.member_rows import Device, Member, Passkey, Visible
from boulevard.server.naming import kept, looks
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.rights import holds
from boulevard.server.settings import DAY, HOUR
from boulevard.server.studies import Studies
from boulevard.server.tables import Tables

log = logging.getLogger("boulevard.server")

GRACE = 7 * DAY
"""So long one may come back after having asked to be forgotten."""
LANGUAGES = {"en": "english", "fr": "french"}
MOST_DEVICES, MOST_PASSKEYS = 20, 20


def twelve(language: str) -> list[str]:
    """Twelve words that nobody else will ever come upon, the last of which proves the others."""
    return Mnemonic(LANGUAGES.get(language, "english")).generate(128).split()


def words_hash(given: str) -> str:
    """What is kept of twelve words; a Refusal where they cannot be right."""
    said = Mnemonic.normalize_string(" ".join(given.lower().split()))
    for language in LANGUAGES.values():
        words = Mnemonic(language)
        if len(said.split()) == 12 and words.check(said):
            return hashed(f"boulevard words {words.to_entropy(said).hex()} {language}")
    raise Refusal("words")


class Holder:
    """Whoever held something by a key, as the one who asks for what is done about it."""

    token: str | None = None
    guest: str | None = None
    called: str | None = None
    browser = ""
    language = "en"
    base = ""
    household = ""

    def __init__(self, hash_: str) -> None:
        self.hash: str | None = hash_
        self.holder = hash_

    def limited(self, kind: str, of: str | None = None) -> None:
        pass

    def cookie_counts(self) -> None:
        pass


class Members:
    """All members, as this process knows them."""

    def __init__(self, tables: Tables, studies: Studies) -> None:
        self.tables, self.studies, self.store = tables, studies, tables.store
        self.devices: dict[str, Member] = {}
        self.holders: dict[str, Member] = {}
        self.names: dict[str, Member] = {}
        """By what the name looks like."""
        self.known: dict[str, tuple[Member, list[str]]] = {}
        """Each member, with the hashes of the devices, by the id."""
        self.pseudonyms: dict[str, Member] = {}
        """Each, by what they are called where no name is kept."""
        self.changes = 0
        """How often anybody has changed; whatever is made of all of them is made anew then."""
        self.ended: Callable[[], object] = lambda: None
        """Called where a device may have come to act for nobody any more."""
        self.moved: list[Callable[[str, str], Awaitable[None]]] = []
        """What else hands over what a guest had, from one key to another."""
        self.forgotten: list[Callable[[str], Awaitable[None]]] = []
        """What else forgets whoever had this key."""

    # Who it is -----------------------------------------------------------------------------------------------------

    def of(self, cookie: str) -> Member | None:
        """For whom a browser with a cookie of that hash acts."""
        return self.devices.get(cookie)

    def spent(self, cookie: str) -> bool:
        """Was this a guest's cookie, before the guest kept a name? It opens nothing any more."""
        return cookie in self.holders

    async def look_up(self, cookie: str) -> None:
        """Another process may have let this device in just now."""
        if self.store.shared and (member := await self.store.read(rows.of_device, cookie)) is not None:
            await self._learn(member)

    def start(self) -> None:
        loop = asyncio.get_running_loop()

        def heard(said: str) -> None:
            self.tables.spawn(self._heard(said))

        self.store.hears[MEMBERS] = lambda said: loop.call_soon_threadsafe(heard, said)

    async def begin(self) -> None:
        """Everybody is learnt, and what was left undone is done."""
        await self._learn(None)
        self.tables.spawn(self._often())

    async def _heard(self, said: str) -> None:
        try:
            await self._learn(said or None)
        except DatabaseTrouble as trouble:
            log.warning("database trouble", extra={"trouble": str(trouble)})
            await asyncio.sleep(1)
            self.tables.spawn(self._heard(""))

    async def _learn(self, member: str | None) -> None:
        """Read one member, or all."""
        found = await self.store.read(rows.everybody, member)
        for gone in list(self.known) if member is None else [member]:
            if (before := self.known.pop(gone, None)) is not None:
                self.pseudonyms.pop(before[0].who, None)
                self.holders.pop(before[0].holder, None)
                self.names.pop(looks(before[0].name), None)
                for hash_ in before[1]:
                    self.devices.pop(hash_, None)
        for one, hashes in found:
            self.known[one.id] = one, hashes
            self.pseudonyms[one.who] = one
            self.holders[one.holder] = self.names[looks(one.name)] = one
            self.devices.update(dict.fromkeys(hashes, one))
        self.changes += 1
        self.ended()

    async def _changed(self, member: str) -> None:
        await self._learn(member)
        if self.store.shared:
            await self.store.say(MEMBERS, member)

    # Keeping a name, and coming in by it -----------------------------------------------------------------------------

    async def take(
        self,
        member: str,
        name: str,
        guest: str | None,
        cookie: str,
        called: str,
        words: str | None,
        key: Passkey | None,
    ) -> None:
        """A guest keeps a name; what the guest held, by that hash, is the member's."""
        now = time()
        made = Member(member, kept(name), guest or hashed(new_token()))
        device = Device(cookie, new_code(), member, called, now, now)
        if not await self.store.change(rows.take, made, looks(made.name), device, words, key):
            raise Refusal("name-taken", given=made.name)
        if guest is not None:
            await self.store.change(notice_rows.hand_over, guest, guest, cookie)
        await self._changed(member)

    async def enter(self, member: str, guest: str | None, cookie: str, called: str) -> None:
        """A browser acts for a member from now on, and brings what it held as a guest."""
        now = time()
        found = await self.whole(member)
        if len(found.devices) >= MOST_DEVICES:
            await self.store.change(rows.remove_device, member, found.devices[-1].id)
        device = Device(cookie, new_code(), member, called, now, now, guest)
        await self.store.change(rows.add_device, device)
        await self._changed(member)
        if guest is not None:
            await self._hand_over(device, found.member)

    async def _hand_over(self, device: Device, member: Member) -> None:
        """Seats and studies that a browser had as a guest; should it break off, it goes on at the next start."""
        before = device.came_with or ""
        for table in await self.store.tables_of(before):
            with suppress(Refusal):  # it has gone meanwhile
                await self.tables.carry_out(table, Holder(before), c.HandingOver(member.holder))
        await self.studies.hand_over(before, member.holder)
        await self.store.change(notice_rows.hand_over, before, member.holder, device.hash)
        for move in self.moved:
            await move(before, member.holder)
        await self.store.change(rows.handed_over, device.hash)

    # What one may do with it -----------------------------------------------------------------------------------------

    async def whole(self, member: str) -> rows.Whole:
        found = await self.store.read(rows.whole, member)
        if found is None:
            raise Refusal("no-member")
        return found

    async def rename(self, member: str, name: str) -> None:
        made = kept(name)
        if not await self.store.change(rows.rename, member, made, looks(made)):
            raise Refusal("name-taken", given=made)
        await self._changed(member)

    async def change(self, member: str, **values: Any) -> None:
        await self.store.change(rows.change, member, values)

    async def show(self, member: str, visible: Visible) -> None:
        await self.change(member, visible=visible)
        await self._changed(member)

    async def add_passkey(self, key: Passkey) -> None:
        if len((await self.whole(key.member_id)).passkeys) >= MOST_PASSKEYS:
            raise Refusal("too-many-keys", most=MOST_PASSKEYS)
        if not await self.store.change(rows.add_passkey, key):
            raise Refusal("key-known")

    async def remove_passkey(self, member: str, key: str) -> None:
        if not await self.store.change(rows.remove_passkey, member, key):
            raise Refusal("last-key")

    async def end_device(self, member: str, device: str) -> None:
        await self.store.change(rows.remove_device, member, device)
        await self._changed(member)

    async def seen(self, cookie: str, last: float) -> None:
        """It was used; written down once an hour."""
        if time() - last > HOUR:
            await self.store.change(rows.seen, cookie, time())

    # Being forgotten -------------------------------------------------------------------------------------------------

    async def forget_all(self, who: Any) -> None:
        """Tables that nobody else uses are deleted, and own studies; elsewhere the seats are let go, and the name is
        replaced by the seat's."""
        for forget in self.forgotten:  # first: games that are waited for are ended before their seats are let go
            await forget(who.hash)
        for table in await self.store.tables_of(who.hash):
            with suppress(Refusal):  # it has gone meanwhile
                async with self.tables.fresh(table) as entry:
                    seats = holds(entry.room, who)
                await self.studies.forget_seats(table, seats)
                await self.tables.carry_out(table, who, c.Forgetting())
        await self.studies.forget(who.hash)
        await self.store.change(notice_rows.forget, who.hash)

    async def forget_due(self, now: float) -> None:
        """Whose grace is over."""
        for member in await self.store.read(rows.due, now):
            await self.forget_all(Holder(member.holder))
            await self.store.change(rows.forget, member.id)
            await self._changed(member.id)
            await self.store.wipe()

    async def _often(self) -> None:
        while True:
            try:
                for device, member in await self.store.read(rows.handing_over):
                    await self._hand_over(device, member)
                await self.forget_due(time())
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            await asyncio.sleep(600)
