"""Where people find each other: open seats, challenges, friends, and who is here. All of it is known by heart; what
changes is written first, and then told to whoever may know it, at every process.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Container
from contextlib import suppress
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from boulevard import registry
from boulevard.core.problems import Problem
from boulevard.server import acts
from boulevard.server import commands as c
from boulevard.server import lobby_messages as m
from boulevard.server import lobby_rows as rows
from boulevard.server.circle import Circle, pair, stronger
from boulevard.server.guests import derived, hashed, new_code, new_seed, new_token
from boulevard.server.hall import Hall, Present, Seen
from boulevard.server.kept import Meeting, Sitter
from boulevard.server.listening import LOBBY
from boulevard.server.lobby_rows import Person, Program, Seek
from boulevard.server.members import Holder, Members
from boulevard.server.naming import kept, looks, reserved
from boulevard.server.odds import Odds
from boulevard.server.refusals import DatabaseTrouble, Refusal
from boulevard.server.settings import DAY
from boulevard.server.tables import Tables

log = logging.getLogger("boulevard.server")

HOLDS = 30.0
"""For so many seconds a live seat stays open after its owner's page is gone."""
WRITES = 10.0
"""As long as its owner is here, it is written so often that it holds on."""
HOLDS_DAYS = 7 * DAY
"""One for a game over days stays open so long."""
SHOWN = 60.0
"""For so long it is told how a seat ended: at which table, or that somebody declined."""
MOST_SEATS, MOST_FRIENDS, MOST_ASKING, MOST_MUTED, MOST_BOTS = 6, 200, 30, 500, 5
GATHERS = 0.05
"""Seconds for which what changes is gathered before it is told."""
SAYS_AGAIN, LASTS = 30.0, 75.0
"""So often a process tells the others who is here, and so long they believe it."""
EVERY = 5.0
SEEN_EVERY = 60.0
"""So much later it is worth keeping that somebody was here again."""
MANY = 60
"""So many people are named in one message: it may have 8,000 letters."""


class Caller(Protocol):
    """Who asks: by a token, or by the browser's cookie."""

    token: str | None
    hash: str | None

    @property
    def holder(self) -> str: ...


class Listener(Protocol):
    """The line to somebody who has a page open on which people find each other."""

    hash: str
    told: bytes
    """What was told last."""

    def push(self, message: bytes) -> None: ...


class Met(Struct):
    table: str
    game: str
    holders: list[str]


class Said(Struct, omit_defaults=True):
    """What a process says to the others: which seat or whose ties changed, who met, and who is here: at which game, at
    nothing in particular, or (null) not any more."""

    origin: str
    seek: str | None = None
    person: str | None = None
    met: Met | None = None
    programs: bool = False
    """Somebody brought a bot, or ended one."""
    here: dict[str, str | None] = {}


class Lobby(Circle):
    """Everybody who looks for others, as this process knows them."""

    def __init__(self, tables: Tables, members: Members) -> None:
        super().__init__(members, tables.now)
        self.tables, self.store = tables, tables.store
        self.odds = Odds(tables, members)
        self.hall = Hall(self, tables.store)
        self.seeks: dict[str, Seek] = {}
        self.ended: Callable[[str], object] = lambda hash_: None
        """Called with what a bot held seats by, when it has ended."""
        self.challenged: Callable[[Seek], Awaitable[None]] | None = None
        """Told of a challenge to somebody who is not here to see it."""
        self.listeners: set[Listener] = set()
        self.missed: dict[tuple[str, str], float] = {}
        """Since when somebody who sat down at a live seat has not been here."""
        self._due: set[Listener] = set()
        """To whom something may have to be told, a moment later."""
        self._said: float | None = None
        tables.met.append(self._met)
        members.moved.append(self._hand_over)
        members.forgotten.append(self._forget)

    # Coming and going of the process -----------------------------------------------------------------------------

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        read = msgspec.json.Decoder(Said).decode
        self.store.hears[LOBBY] = lambda said: loop.call_soon_threadsafe(self._hear, read(said))

    async def begin(self) -> None:
        await self._learn()
        await self.hall.look()
        self.tables.spawn(self._often())

    async def _learn(self) -> None:
        found = await self.store.read(rows.everything)
        self.seeks = {one.id: one for one in found.seeks}
        self.people = {one.holder: one for one in found.people}
        self.ties = {"friend": {}, "asks": {}, "mutes": {}}
        for one in found.ties:
            self.ties[one.kind].setdefault(one.holder, {})[one.other] = one.since
        await self._learn_programs()
        await self.odds.again(self._weighed())
        self.tell()

    def _weighed(self) -> set[str]:
        """Those whose strength is of interest."""
        return {*(one.holder for one in self.seeks.values()), *(one.hash for one in self.listeners)}

    async def _learn_programs(self) -> None:
        before = self.programs
        self.programs = {one.hash: one for one in await self.store.read(rows.all_programs)}
        for gone in before.keys() - self.programs.keys():
            self.ended(gone)

    async def _learn_seek(self, seek: str) -> None:
        found = await self.store.read(rows.one_seek, seek)
        if found is None:
            self.seeks.pop(seek, None)
        else:
            self.seeks[seek] = found
            await self.odds.learn([found.holder])
        self.tell()

    async def _learn_person(self, holder: str) -> None:
        person, ties = await self.store.read(rows.of_person, holder)
        if person is None:
            self.people.pop(holder, None)
        else:
            self.people[holder] = person
        for kind in self.ties.values():
            kind.pop(holder, None)
            for others in kind.values():
                others.pop(holder, None)
        for one in ties:
            self.ties[one.kind].setdefault(one.holder, {})[one.other] = one.since
        self.tell()

    async def _changed(self, seek: str | None = None, person: str | None = None) -> None:
        """This process learns it now, the others soon."""
        if seek is not None:
            await self._learn_seek(seek)
        if person is not None:
            await self._learn_person(person)
        await self._say(Said(self.store.origin, seek, person))

    async def _say(self, said: Said) -> None:
        if self.store.shared:
            await self.store.say(LOBBY, msgspec.json.encode(said).decode())

    def _hear(self, said: Said) -> None:
        if said.met is not None:
            self._tell_met(said.met)
        for holder, place in said.here.items():
            if place is None:
                self.outside.pop((said.origin, holder), None)
            else:
                self.outside[said.origin, holder] = (self.now() + LASTS, place)
            self.tell(self.ties["friend"].get(holder, ()))
        if said.programs:
            self.tables.spawn(self._tried(self._learn_programs))
        if said.seek is not None:
            self.tables.spawn(self._tried(self._learn_seek, said.seek))
        if said.person is not None:
            self.tables.spawn(self._tried(self._learn_person, said.person))

    async def _tried(self, work: Callable[..., Any], *arguments: Any) -> None:
        try:
            await work(*arguments)
        except DatabaseTrouble as trouble:  # from time to time all is read again
            log.warning("database trouble", extra={"trouble": str(trouble)})

    async def _often(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(EVERY)
            rounds += 1
            try:
                await self.tidy()
                if self.store.shared and rounds % 12 == 0:
                    await self._learn()
                if rounds % 720 == 0:
                    for gone in await self.store.change(
                        rows.forget_unseen, self.now() - self.tables.settings.keep_days * DAY
                    ):
                        await self._changed(person=gone)
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            except Exception:  # whatever is wrong with one seat, the others are looked after
                self.tables.metrics.count("trouble")
                log.exception("error inside", extra={"path": "lobby"})

    async def tidy(self) -> None:
        """Seats hold as long as their owners are here; what is full is opened, should nobody have done so; what is over
        goes."""
        now = self.now()
        if self._said is None or now - self._said >= SAYS_AGAIN:
            await self._say_who_is_here(now)
        mine = [
            one.id
            for one in self.seeks.values()
            if one.state == "open"
            and self._live(one)
            and one.holder in self.inside
            and one.until < now + HOLDS - WRITES
        ]
        if mine:
            await self.store.change(rows.hold, mine, now + HOLDS)
        before = self.seeks
        self.seeks = {one.id: one for one in await self.store.read(rows.all_seeks)}
        for seek in list(self.seeks.values()):
            if seek.state == "full":
                await self._open(seek)
            elif seek.state == "open" and self._live(seek):
                await self._drop_gone(seek, now)
        if any(one.until <= now and one.state != "full" for one in self.seeks.values()):
            await self.store.change(rows.over, now)
            self.seeks = {one.id: one for one in self.seeks.values() if one.until > now or one.state == "full"}
        self.outside = {who: (until, place) for who, (until, place) in self.outside.items() if until > now}
        await self.odds.again(self._weighed())
        if self.listeners:
            await self.hall.look()
        if before != self.seeks or self.listeners:
            self.tell()

    async def _drop_gone(self, seek: Seek, now: float) -> None:
        """Whoever sat down at a live seat and is not here any more, while others are waited for, has got up."""
        for sitter in seek.sitters[1:]:
            at = (seek.id, sitter.holder or "")
            if self.here(sitter.holder or "") is not None:
                self.missed.pop(at, None)
            elif now - self.missed.setdefault(at, now) >= HOLDS:
                del self.missed[at]
                left = [one for one in seek.sitters if one != sitter]
                await self.store.change(rows.change_seek, seek, {"sitters": left})
                await self._changed(seek.id)
                return

    async def _say_who_is_here(self, now: float) -> None:
        self._said = now
        here = [(holder, stronger(places)) for holder, places in self.inside.items()]
        for first in range(0, len(here), MANY):
            await self._say(Said(self.store.origin, here=dict(here[first : first + MANY])))

    # Who is here ---------------------------------------------------------------------------------------------------

    def came(self, holder: str, place: str) -> None:
        """Somebody is connected, at a game's table, as a spectator, or at nothing in particular."""
        self.inside.setdefault(holder, Counter())[place] += 1
        self._presence(holder)

    def went(self, holder: str, place: str) -> None:
        places = self.inside.get(holder, Counter())
        places[place] -= 1
        places += Counter()  # whatever is not positive goes
        if not places:
            self.inside.pop(holder, None)
        self._presence(holder)

    def _presence(self, holder: str) -> None:
        self.tell(self.ties["friend"].get(holder, ()))
        if self.tables.leaving:
            return
        places = self.inside.get(holder)
        if places is None and self.now() - self.of(holder).seen > SEEN_EVERY and holder in self.people:
            self.tables.spawn(self._tried(self._was_here, holder))
        if places is None and (
            own := [one.id for one in self.seeks.values() if one.holder == holder and self._live(one)]
        ):
            self.tables.spawn(self._tried(self.store.change, rows.hold, own, self.now() + HOLDS))
        if self.store.shared and self.knows(holder):
            said = Said(self.store.origin, here={holder: None if places is None else stronger(places)})
            self.tables.spawn(self._tried(self._say, said))

    async def _was_here(self, holder: str) -> None:
        """It is kept when somebody was here last, for friends who may know it."""
        self.people[holder] = replace(self.people[holder], seen=self.now())
        await self.store.change(rows.change_person, holder, {"seen": self.now()})

    def _sitter(self, holder: str) -> Sitter:
        """A bot is called one wherever it sits, in the record too."""
        name = self.name(holder)
        return Sitter(holder, f"{name} (bot)" if holder in self.programs else name)

    async def known(self, caller: Caller, name: str = "") -> str:
        """Whoever asks for something is known from then on, by that name; what they hold things by."""
        holder = await self.someone(caller)
        if holder in self.members.holders or holder in self.programs:
            name = self.name(holder)
        else:
            name = acts.checked_name(name, "")
            if name and (looks(name) in self.members.names or looks(name) in reserved()):
                raise Refusal("name-taken", given=name)
        await self.store.change(rows.know, Person(holder, name, seen=self.now()))
        await self._changed(person=holder)
        return holder

    async def someone(self, caller: Caller) -> str:
        """What the caller holds things by; a program has to be a bot that somebody brought."""
        if caller.token is None:
            return caller.holder
        if caller.hash not in self.programs and self.store.shared:  # another process may have let it in just now
            await self._learn_programs()
        if caller.hash not in self.programs:
            raise Refusal("token")
        return caller.hash

    # Open seats and challenges ---------------------------------------------------------------------------------------

    def _live(self, seek: Seek) -> bool:
        return seek.terms.clock is None or seek.terms.clock.kind == "live"

    def sees(self, viewer: str | None, seek: Seek, now: float) -> bool:
        """Is this seat open to somebody, or theirs?"""
        if seek.until <= now and seek.state != "full":
            return False
        if any(viewer == one.holder for one in seek.sitters):
            return True
        if seek.state != "open" or any(self.deaf(one.holder or "", viewer) for one in seek.sitters):
            return False
        if seek.asks is not None:
            return viewer == seek.asks
        return self._wanted(viewer, seek)

    def _wanted(self, viewer: str | None, seek: Seek) -> bool:
        if seek.terms.whom == "friends" and not self.tied("friend", seek.holder, viewer):
            return False
        if not self.odds.wanted(seek.terms, seek.holder, viewer):
            return False
        bots = seek.terms.bots and not seek.terms.rated
        return {"guest": seek.terms.guests, "bot": bots, "member": True}[self.kind(viewer)]

    def _may_sit(self, holder: str, terms: m.Terms) -> None:
        """At a seat that counts for the ratings, who has kept a name."""
        if terms.rated:
            member = self.members.holders.get(holder)
            acts.kept_name(None if member is None else member.name)

    def _meeting(self, terms: m.Terms, sitters: list[Sitter]) -> Meeting:
        return Meeting(game=terms.game, sitters=sitters, options=terms.options, clock=terms.clock, rated=terms.rated)

    async def seek(self, caller: Caller, asked: m.Seeking) -> str:
        """Open a seat, for anybody or for one person alone; its id."""
        terms, now = asked.terms, self.now()
        if terms.game not in registry.game_names():
            raise Refusal("no-page")
        game = registry.game(terms.game)
        players = terms.players or min((one for one in game.players if one > 1), default=1)
        if players == 1:
            raise Refusal("seek-alone")
        if terms.chance is not None and terms.chance[0] > terms.chance[1]:
            raise Refusal("seek-chance")
        holder = await self.known(caller, asked.name)
        self._may_sit(holder, terms)
        asks = None
        if asked.to is not None or asked.friend is not None:
            asks = self.named(asked.to) if asked.to is not None else self.other(holder, asked.friend or "", "friend")
            if asks == holder:
                raise Refusal("seek-self")
            if not self.allows(self.of(asks).challenge, asks, holder):
                raise Refusal("challenge-closed", name=self.name(asks))
            if players != 2:
                raise Refusal("challenge-two")
            if terms.rated and asks in self.programs:
                raise Refusal("rated-bot", given=self.name(asks))
        terms = replace(terms, players=players)
        name = self.name(holder)
        # what could not be opened is refused now, and not to whoever sits down
        sitters = [Sitter(f"{holder} {place}", name) for place in range(players)]
        acts.meet("-", self._meeting(terms, sitters), new_seed(), now)
        seek = Seek(
            id=new_code() if asked.id is None else derived(asked.id, "seat", 16),
            holder=holder,
            name=name,
            asks=asks,
            asks_name="" if asks is None else self.name(asks),
            terms=terms,
            sitters=[self._sitter(holder)],
            state="open",
            meeting=new_token(),
            table_id=None,
            version=0,
            since=now,
            until=now + (HOLDS if terms.clock is None or terms.clock.kind == "live" else HOLDS_DAYS),
        )
        if not await self.store.change(rows.open_seek, seek, MOST_SEATS):
            raise Refusal("seek-many", most=MOST_SEATS)
        await self._changed(seek.id)
        if asks is not None and self.challenged and self.here(asks) is None and self.sees(asks, seek, now):
            await self.challenged(seek)
        return seek.id

    async def sit(self, caller: Caller, seek_id: str, name: str) -> str | None:
        """Take a seat, or accept a challenge; the table, once all have sat down. Of two at once one gets it."""
        holder = await self.known(caller, name)
        await self.odds.learn([holder])
        for _ in range(8):
            seek, now = await self.store.read(rows.one_seek, seek_id), self.now()
            if seek is None or not self.sees(holder, seek, now):
                raise Refusal("seek-gone")
            if seek.state == "set":
                return seek.table_id
            if seek.state == "full":
                return await self._open(seek)
            if seek.holder == holder:
                raise Refusal("seek-own")
            if any(one.holder == holder for one in seek.sitters):
                return None
            self._may_sit(holder, seek.terms)
            sitters = [*seek.sitters, self._sitter(holder)]
            full = len(sitters) == seek.terms.players
            changed = {"sitters": sitters, "state": "full" if full else "open"}
            if await self.store.change(rows.change_seek, seek, changed):
                if full:
                    return await self._open(replace(seek, **changed, version=seek.version + 1))
                await self._changed(seek_id)
                return None
        raise Refusal("seek-gone")

    async def _open(self, seek: Seek) -> str | None:
        """All have sat down: the table is opened, once, whoever does it. Who sits where is drawn by lot."""
        sitters = list(seek.sitters)
        Random(seek.meeting).shuffle(sitters)
        try:
            table = await self.tables.meet(seek.meeting, self._meeting(seek.terms, sitters))
        except Problem:
            await self.store.change(rows.close_seek, seek)
            await self._changed(seek.id)
            raise
        ended = {"state": "set", "table_id": table, "until": self.now() + SHOWN}
        await self.store.change(rows.change_seek, seek, ended)
        await self._changed(seek.id)
        return table

    async def leave(self, caller: Caller, seek_id: str) -> None:
        """Withdraw an own seat, decline a challenge, or get up again while others are waited for."""
        holder = await self.someone(caller)
        for _ in range(8):
            seek = await self.store.read(rows.one_seek, seek_id)
            if seek is None or not self.sees(holder, seek, self.now()):
                raise Refusal("seek-gone")
            if seek.state == "declined" and seek.holder == holder:
                done = await self.store.change(rows.close_seek, seek)
            elif seek.state != "open":
                raise Refusal("seek-set")
            elif seek.holder == holder:
                done = await self.store.change(rows.close_seek, seek)
            elif seek.asks == holder:
                changed: dict[str, Any] = {"state": "declined", "until": self.now() + SHOWN}
                done = await self.store.change(rows.change_seek, seek, changed)
            else:
                changed = {"sitters": [one for one in seek.sitters if one.holder != holder]}
                done = changed["sitters"] == seek.sitters or await self.store.change(rows.change_seek, seek, changed)
            if done:
                await self._changed(seek_id)
                return
        raise Refusal("seek-gone")

    async def expel(self, holder: str) -> None:
        """Somebody is kept out: own seats are withdrawn, and at others they get up."""
        for seek in [one for one in self.seeks.values() if one.state == "open"]:
            if holder in (seek.holder, seek.asks):
                await self.store.change(rows.close_seek, seek)
            elif any(one.holder == holder for one in seek.sitters):
                left = [one for one in seek.sitters if one.holder != holder]
                await self.store.change(rows.change_seek, seek, {"sitters": left})
            else:
                continue
            await self._changed(seek.id)

    # Friends, and whoever is muted -----------------------------------------------------------------------------------

    async def link(self, caller: Caller, called: str) -> str:
        """The key of a link that makes friends; one of before ends."""
        holder, key = await self.known(caller, called), new_token()
        await self.store.change(rows.change_person, holder, {"link": hashed(key)})
        await self._changed(person=holder)
        return key

    def whose(self, key: str) -> str:
        found = next((one.holder for one in self.people.values() if one.link == hashed(key)), None)
        if found is None:
            raise Refusal("friend-link")
        return found

    async def befriend(self, caller: Caller, asked: m.Befriending) -> m.Befriended:
        """By a link, at once: whoever gave it has agreed. By a name it is asked, unless the other asks already."""
        holder = await self.known(caller, asked.called)
        agreed = True
        if asked.key is not None:
            other = self.whose(asked.key)
        elif asked.id is not None:
            found = self.asker(holder, asked.id)
            if found is None:
                raise Refusal("no-person", given="none")
            other = found
        else:
            other = self.named(asked.name or "")
            agreed = self.tied("asks", other, holder) or self.tied("friend", holder, other)
        if other == holder:
            raise Refusal("friend-self")
        if agreed:
            done = await self.store.change(rows.befriend, holder, other, self.now(), MOST_FRIENDS)
        else:
            done = await self.store.change(rows.tie, holder, other, "asks", self.now(), MOST_ASKING)
        if not done:
            raise Refusal("friends-many", most=MOST_FRIENDS if agreed else MOST_ASKING)
        await self._changed(person=holder)
        return m.Befriended(self.name(other), agreed)

    async def unfriend(self, caller: Caller, id_: str) -> None:
        """Friends no more, or not asked, or not asking any more."""
        holder = await self.someone(caller)
        other = self.asker(holder, id_) or self.other(holder, id_, "friend", "asks")
        await self.store.change(rows.unfriend, holder, other)
        await self._changed(person=holder)

    async def mute(self, caller: Caller, asked: m.Muting) -> m.PersonShown:
        """Whoever is muted cannot challenge the caller, nor see that the caller is here; and is not told."""
        holder = await self.known(caller)
        if asked.seat is not None:
            seek = self.seeks.get(asked.seat)
            if seek is None or not self.sees(holder, seek, self.now()):
                raise Refusal("seek-gone")
            other = seek.holder
        elif asked.friend is not None:
            other = self.asker(holder, asked.friend) or self.other(holder, asked.friend, "friend")
        else:
            other = self.named(asked.name or "")
        if other == holder:
            raise Refusal("mute-self")
        if not await self.store.change(rows.tie, holder, other, "mutes", self.now(), MOST_MUTED):
            raise Refusal("muted-many", most=MOST_MUTED)
        await self._changed(person=holder)
        return self.shown(other)

    async def unmute(self, caller: Caller, id_: str) -> None:
        holder = await self.someone(caller)
        await self.store.change(rows.unmute, holder, self.other(holder, id_, "mutes"))
        await self._changed(person=holder)

    async def keep_privacy(self, caller: Caller, chosen: m.PrivacyKept) -> None:
        holder = await self.known(caller)
        await self.store.change(rows.change_person, holder, msgspec.structs.asdict(chosen))
        await self._changed(person=holder)

    # Bots that people brought ----------------------------------------------------------------------------------------

    async def bring(self, caller: Caller, name: str) -> m.Brought:
        """A bot of the caller's, by a name of its own; its token is told this once."""
        if caller.token is not None:
            raise Refusal("only-browser")
        name = kept(name)
        if looks(name) in self.members.names:
            raise Refusal("name-taken", given=name)
        owner = await self.known(caller)
        if len(self.bots_of(owner)) >= MOST_BOTS:
            raise Refusal("bots-many", most=MOST_BOTS)
        token = new_token()
        program = Program(hashed(token), new_code(), owner, name, self.now())
        if not await self.store.change(rows.bring, program, looks(name)):
            raise Refusal("name-taken", given=name)
        await self._programs_changed()
        return m.Brought(program.id, program.name, program.since, token)

    def bots_of(self, owner: str | None) -> list[Program]:
        return [one for one in self.programs.values() if one.owner == owner]

    async def end(self, caller: Caller, id_: str) -> None:
        """It plays no more: where it sits its seat is open, and its token is nobody's."""
        owner = await self.someone(caller)
        program = next((one for one in self.bots_of(owner) if one.id == id_), None)
        if program is None:
            raise Refusal("no-person", given="none")
        await self._end(program)

    async def _end(self, program: Program) -> None:
        await self.store.change(rows.end, program)
        await self._programs_changed()
        for table in await self.store.tables_of(program.hash):
            with suppress(Refusal):  # it has gone meanwhile
                await self.tables.carry_out(table, Holder(program.hash), c.Leaving())
        await self._forget(program.hash)

    async def _programs_changed(self) -> None:
        await self._learn_programs()
        self.tell()
        await self._say(Said(self.store.origin, programs=True))

    # Telling ---------------------------------------------------------------------------------------------------------

    def club(
        self, viewer: str | None, kind: type[m.ClubShown] = m.ClubShown, present: Present | None = None
    ) -> m.ClubShown:
        """Everything about others that somebody may know now."""
        seen = self._open_to(viewer)
        people, live = self.hall.counted(self.hall.seen(viewer, seen, present or self.hall.present()))
        own = viewer or ""
        person = self.of(own)
        asked = [
            one for one, others in self.ties["asks"].items() if viewer in others and not self.tied("mutes", own, one)
        ]
        return kind(
            me=self.shown(own) if self.knows(own) else None,
            people=people,
            live=live,
            seats=[self._seek_shown(one, viewer) for one in seen if one.asks is None or one.holder == viewer],
            challenges=[self._seek_shown(one, viewer) for one in seen if one.asks == viewer and one.asks is not None],
            friends=self._friends(own),
            asked=[self._tie_shown(own, one) for one in sorted(asked)],
            asking=[self._tie_shown(own, one) for one in self.ties["asks"].get(own, ())],
            muted=[self._tie_shown(own, one) for one in self.ties["mutes"].get(own, ())],
            privacy=m.PrivacyKept(person.challenge, person.here, person.watch),
        )

    def _open_to(self, viewer: str | None) -> list[Seek]:
        """The seats that are open to somebody, or theirs, the last first."""
        now = self.now()
        return sorted((one for one in self.seeks.values() if self.sees(viewer, one, now)), key=lambda one: -one.since)

    async def all_seen(self, viewer: str | None) -> Seen:
        """All that goes on in the club, as somebody may know it."""
        await self.hall.look()
        return self.hall.seen(viewer, self._open_to(viewer), self.hall.present())

    def _seek_shown(self, seek: Seek, viewer: str | None) -> m.SeekShown:
        return m.SeekShown(
            id=seek.id,
            by=self.shown(seek.holder, seek.name),
            mine=seek.holder == viewer,
            terms=seek.terms,
            players=seek.terms.players or 2,
            taken=[self.shown(one.holder or "", one.name) for one in seek.sitters[1:]],
            sits=any(one.holder == viewer for one in seek.sitters),
            since=seek.since,
            to=None if seek.asks is None else self.shown(seek.asks, seek.asks_name),
            table=seek.table_id,
            declined=seek.state == "declined",
            rating=self.odds.rating(seek.holder, viewer, seek.terms.game),
            chance=self.odds.chance(seek.holder, viewer, seek.terms.game) if seek.terms.players == 2 else None,
        )

    def _friends(self, holder: str) -> list[m.FriendShown]:
        friends = []
        for other in self.ties["friend"].get(holder, ()):
            if not self.tied("mutes", holder, other):
                at, person = self.sees_here(holder, other), self.shown(other)
                seen = self.of(other).seen if at is None and self.lets_see(holder, other) else 0.0
                friends.append(
                    m.FriendShown(pair(holder, other), person.name, person.kind, at is not None, at, seen or None)
                )
        return sorted(friends, key=lambda one: (not one.here, one.name.casefold(), one.id))

    def _tie_shown(self, holder: str, other: str) -> m.TieShown:
        person = self.shown(other)
        return m.TieShown(pair(holder, other), person.name, person.kind)

    async def connect(self, listener: Listener) -> None:
        self.listeners.add(listener)
        await self.hall.look()
        await self.odds.learn([listener.hash])
        self._tell(listener, self._told(listener.hash or None))

    def tell(self, only: Container[str] | None = None) -> None:
        """What changed is told, a moment later, to whomever it may concern: to all, or to those alone."""
        due = self.listeners if only is None else {one for one in self.listeners if one.hash in only}
        if due and not self._due:
            asyncio.get_running_loop().call_later(GATHERS, self._tell_due)
        self._due |= due

    def _tell_due(self) -> None:
        due, self._due = self._due & self.listeners, set()
        strangers: bytes | None = None
        present = self.hall.present()
        for listener in due:
            if self.knows(listener.hash):
                self._tell(listener, self._told(listener.hash, present))
            else:  # whoever is nobody here is told what all such are
                strangers = strangers or self._told(None, present)
                self._tell(listener, strangers)

    def _told(self, viewer: str | None, present: Present | None = None) -> bytes:
        return msgspec.json.encode(self.club(viewer, m.ClubSent, present))

    def _tell(self, listener: Listener, said: bytes) -> None:
        if said != listener.told:
            listener.told = said
            listener.push(said)

    def _met(self, table: str, meeting: Meeting) -> None:
        """The house has opened a table: whoever sits there and is connected is told."""
        met = Met(table, meeting.game, [one.holder for one in meeting.sitters if one.holder is not None])
        self._tell_met(met)
        if self.store.shared and not self.tables.leaving:
            self.tables.spawn(self._tried(self._say, Said(self.store.origin, met=met)))

    def _tell_met(self, met: Met) -> None:
        said = msgspec.json.encode(m.MetSent(met.table, met.game))
        for listener in list(self.listeners):
            if listener.hash in met.holders:
                listener.push(said)

    # Being somebody else, or nobody ----------------------------------------------------------------------------------

    async def _hand_over(self, before: str, holder: str) -> None:
        await self.store.change(rows.hand_over, before, holder)
        await self._learn()
        await self._changed(person=before)
        await self._changed(person=holder)

    async def _forget(self, holder: str) -> None:
        own = [one.id for one in self.seeks.values() if holder in (one.holder, one.asks)]
        for program in self.bots_of(holder):
            await self._end(program)
        await self.store.change(rows.forget, holder)
        for seek in own:
            with suppress(DatabaseTrouble):
                await self._changed(seek)
        await self._changed(person=holder)
