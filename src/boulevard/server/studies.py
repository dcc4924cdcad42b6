"""The studies of one server process: loaded when somebody comes, unloaded when all are gone. An edit is written first
and then told; other processes are woken, which read what was written.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.core.branches import Branched, read_branched
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
from boulevard.core.study import MAIN, Adding, Node, Signed
from boulevard.server import study_messages as m
from boulevard.server.analyses import Played, Read, reviewed
from boulevard.server.guests import derived, hashed, new_code, new_seed, new_token
from boulevard.server.outside import Caller
from boulevard.server.posed import Posed
from boulevard.server.refusals import DatabaseTrouble, Refusal, error_of
from boulevard.server.rooms import TABLE_ID, Rooms
from boulevard.server.settings import DAY
from boulevard.server.study import (
    EDIT_ID,
    MOST_NODES,
    Head,
    Right,
    StoredStudy,
    Study,
    StudyKey,
    from_nothing,
    from_record,
    from_table,
    grown,
)
from boulevard.server.thoughts import Thought, Turn

log = logging.getLogger("boulevard.server")

CHANNEL = "boulevard_studies"
"""On which processes tell each other what changed in studies; a message is a `Woken`."""
MOST_LOADED = 200
MOST_LINKS = 20
QUIET = 30.0
"""Whoever leads and has done nothing for so many seconds may be followed by another leader."""
SAYS_AGAIN, LASTS = 30.0, 90.0
"""So often a process tells the others who is here, and so long they believe it."""
TIDIES_EVERY = 3600.0


class Reader(Protocol):
    """The line to somebody who has a study open."""

    who: str
    name: str
    node: str
    at: str
    may: Right
    hash: str
    ply: int
    """The number of the last edit that was told."""

    def push(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Woken(Struct):
    """What a process says of a study: that something was written in it, or who has it open there."""

    study: str
    origin: str
    here: list[m.Person] | None = None


class Open:
    """A study that is loaded, and those who have it open."""

    def __init__(self, study: Study, keys: Sequence[StudyKey]) -> None:
        self.study, self.lock = study, asyncio.Lock()
        study.keys = set(keys)
        self.readers: set[Reader] = set()
        self.leader = ""
        self.led = 0.0
        """When whoever leads last did something."""
        self.elsewhere: dict[str, tuple[float, list[m.Person]]] = {}
        """Who has it open at other processes, and when they said so."""
        self.said = 0.0
        """When the other processes were last told who is here."""

    def people(self) -> list[m.Person]:
        """Everybody who is here, once; who came last tells where they are."""
        found = {one.who: one for at, told in self.elsewhere.values() if time() - at < LASTS for one in told}
        found |= {one.who: one for one in self.local()}
        return list(found.values())

    def local(self) -> list[m.Person]:
        return [m.Person(one.who, one.name, one.node, one.may, one.who == self.leader, one.at) for one in self.readers]

    def tell(self, message: Any) -> None:
        said = msgspec.json.encode(message)
        for reader in list(self.readers):
            reader.push(said)

    def close(self, code: int, gone: Callable[[Reader], bool] = lambda reader: True) -> None:
        for reader in [one for one in self.readers if gone(one)]:
            self.readers.discard(reader)
            reader.close(code)


class Studies:
    """All studies, as this process serves them."""

    def __init__(self, tables: Rooms) -> None:
        self.tables, self.store, self.kept = tables, tables.store, tables.store.studies
        self.loaded: OrderedDict[str, Open] = OrderedDict()
        self._loading = asyncio.Lock()

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        read = msgspec.json.Decoder(Woken).decode

        def heard(said: str) -> None:
            self.tables.spawn(self._woken(read(said)))

        if self.store.shared:
            self.store.hears[CHANNEL] = lambda said: loop.call_soon_threadsafe(heard, said)

    # A study -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def entry(self, study: str) -> AsyncIterator[Open]:
        """The study as it is now, and nobody else at work on it; a Refusal where there is none."""
        if not TABLE_ID.fullmatch(study):
            raise Refusal("no-study")
        while True:
            async with self._loading:
                found = self.loaded.get(study) or await self._load(study)
            async with found.lock:
                if self.loaded.get(study) is not found:
                    continue
                if self.store.shared:
                    await self._catch_up(study, found)
                self.loaded.move_to_end(study)
                yield found
                return

    async def _load(self, study: str) -> Open:
        stored = await self.kept.load(study)
        if stored is None:
            raise Refusal("no-study")
        found = self.loaded[study] = Open(await asyncio.to_thread(made_of, stored), stored.keys)
        for name, one in list(self.loaded.items())[: max(0, len(self.loaded) - MOST_LOADED)]:
            if not one.readers and not one.lock.locked():
                del self.loaded[name]
        return found

    async def _catch_up(self, study: str, found: Open) -> None:
        """Take in what other processes wrote, and tell those here."""
        before = found.study.tree.seq
        stored = await self.kept.load(study, before)
        if stored is None:
            self._gone(study, found)
            raise Refusal("no-study")
        found.study.keys = set(stored.keys)
        for seq, signed in stored.edits:
            found.study.apply(seq, signed)
        self._dismiss(found)
        if stored.edits:
            await self._tell(found, before)

    def _gone(self, study: str, found: Open) -> None:
        self.loaded.pop(study, None)
        found.close(4404)

    def _dismiss(self, found: Open) -> None:
        """Whoever may look no more learns nothing more; whoever may less now comes in anew."""
        found.close(4404, lambda one: found.study.right([one.hash]) != one.may)

    async def _woken(self, said: Woken) -> None:
        found = self.loaded.get(said.study)
        if found is None:
            return
        if said.here is not None:
            found.elsewhere[said.origin] = time(), said.here
            found.tell(m.HereSent(found.people()))
            return
        with suppress(Problem, DatabaseTrouble):
            async with self.entry(said.study):
                pass

    async def _say(self, study: str, here: list[m.Person] | None = None) -> None:
        if self.store.shared:
            with suppress(DatabaseTrouble):
                said = msgspec.json.encode(Woken(study, self.store.origin, here)).decode()
                await self.store.say(CHANNEL, said)

    # Founding ------------------------------------------------------------------------------------------------------

    async def found(self, asked: m.Founding, owner: str, language: str) -> m.Founded:
        """A new study; where it is asked for once more, the same."""
        study = new_code() if asked.id is None else derived(asked.id, "study", 16)
        if asked.id is not None and (there := await self.kept.load(study)) is not None:
            return m.Founded(study, "", there.head.trouble)
        file: Branched | None = None
        trouble: Problem | None = None
        if asked.table is not None:
            game, head = await self._of_table(asked.table)
        elif asked.record is not None or asked.problem is not None:
            file = await asyncio.to_thread(file_of, asked, language)
            game = registry.game(file.record.game, None, file.record.rules)
            head, trouble = await asyncio.to_thread(from_record, game, file.record)
        elif asked.game is not None:
            game = registry.game(asked.game)
            head = from_nothing(game, asked.players, asked.options)
        else:
            raise Refusal("study-of-what")
        head.title = " ".join(asked.title.split())
        head.trouble = None if trouble is None else error_of(trouble, language)
        stored = StoredStudy(study, game.name, game.version, head, new_seed(), 0, time(), [], [])
        left_out = 0
        if file is not None:
            stored.edits, left_out = await asyncio.to_thread(grown_of, stored, file)
        stored.seq = len(stored.edits)
        stored.keys = [StudyKey(owner, "own")]
        await self.kept.create(stored)
        return m.Founded(study, "", head.trouble, left_out)

    async def _of_table(self, table: str) -> tuple[Any, Head]:
        async with self.tables.fresh(table) as entry:
            review, room = await reviewed(entry), entry.room
        outcome = review.table.outcome
        told = None if outcome is None else msgspec.to_builtins(outcome)
        head = from_table(review.table, told, room.seed_hash)
        head.table = table
        return room.game, head

    async def copy(self, study: str, who: Caller, owner: str) -> str:
        """The whole of it once more, for whoever may look at it."""
        async with self.entry(study) as found:
            self.may(found, who)
            stored = await self.kept.load(study)
        if stored is None:
            raise Refusal("no-study")
        stored.id, stored.seed, stored.touched = new_code(), new_seed(), time()
        stored.keys = [StudyKey(owner, "own")]
        await self.kept.create(stored)
        return stored.id

    def of_study(self, study: str) -> Read:
        """The game that a study began with, for whoever may look into it."""

        async def read() -> Played:
            async with self.entry(study) as found:
                return found.study.played

        return read

    # Who may what --------------------------------------------------------------------------------------------------

    def may(self, found: Open, who: Caller, wanted: Right = "look") -> Right:
        """What the caller may; a Refusal where that is less than wanted. To a stranger there is no study."""
        right = found.study.right([who.hash])
        if right is None:
            raise Refusal("no-study")
        if (wanted == "own" and right != "own") or (wanted == "write" and right == "look"):
            raise Refusal("study-own" if wanted == "own" else "study-look")
        return right

    async def enter(self, study: str, key: str, guest: str) -> Right:
        """A browser comes in by a link, and may come back without."""
        async with self.entry(study) as found:
            link = hashed(key.rstrip("/").rpartition("/")[2])
            right = found.study.right([link])
            if right is None or not any(one.hash == link and one.kind.endswith("-link") for one in found.study.keys):
                raise Refusal("no-study")
            if found.study.right([guest]) not in ("own", right):
                await self._add_key(found, StudyKey(guest, right))
            return found.study.right([guest]) or right

    async def _add_key(self, found: Open, key: StudyKey) -> None:
        await self.kept.add_key(found.study.id, key)
        found.study.keys.add(key)

    async def link(self, study: str, who: Caller, may: Right) -> str:
        async with self.entry(study) as found:
            self.may(found, who, "own")
            if sum(key.kind == f"{may}-link" for key in found.study.keys) >= MOST_LINKS:
                raise Refusal("study-links", most=MOST_LINKS)
            key = new_token()
            await self._add_key(found, StudyKey(hashed(key), f"{may}-link"))
        return f"{who.base}/study/{study}#{may}/{key}"

    async def unlink(self, study: str, who: Caller, may: Right) -> None:
        """No link of that kind opens it any more, nor any browser that came by one."""
        async with self.entry(study) as found:
            self.may(found, who, "own")
            kinds = (may, f"{may}-link")
            await self.kept.remove_keys(study, kinds)
            found.study.keys = {key for key in found.study.keys if key.kind not in kinds}
            self._dismiss(found)
        await self._say(study)

    async def delete(self, study: str, who: Caller | None) -> None:
        async with self.entry(study) as found:
            if who is not None:
                self.may(found, who, "own")
            await self.kept.delete(study)
            self._gone(study, found)
        await self._say(study)

    async def forget_seats(self, table: str, seats: Sequence[str]) -> None:
        """Whoever sat there is called by the seat's name in every study of that table."""
        for study in await self.kept.forget_seats(table, list(seats)):
            if (found := self.loaded.pop(study, None)) is not None:
                found.close(1012)
            await self._say(study)

    async def forget(self, hash_: str) -> None:
        """Of somebody who is to be forgotten: own studies go, and what was written elsewhere is nobody's."""
        for row in await self.kept.of_keys([hash_]):
            if row.kind == "own":
                with suppress(Refusal):
                    await self.delete(row.id, None)
                continue
            with suppress(Refusal):
                async with self.entry(row.id) as found:
                    await self.kept.forget(row.id, found.study.author(hash_), hash_)
                    self.loaded.pop(row.id, None)
                    found.close(1012)

    async def hand_over(self, before: str, holder: str) -> None:
        """What a guest's browser opened, whoever the guest turns out to be opens."""
        for study in await self.kept.hand_over(before, holder):
            if (found := self.loaded.pop(study, None)) is not None:
                found.close(1012)
            await self._say(study)

    # Writing -------------------------------------------------------------------------------------------------------

    async def write(self, study: str, who: Caller, asked: m.Writing) -> m.Written:
        checked_id(asked.id)
        async with self.entry(study) as found:
            right, by = self.may(found, who, "write"), found.study.author(who.hash or "")
            signed = Signed(asked.id, by, asked.name, asked.edit)
            return await self._write(study, found, [signed], right, draw=asked.draw)

    async def draw(self, study: str, who: Caller, asked: m.DrawAsked) -> m.Written:
        checked_id(asked.id)
        async with self.entry(study) as found:
            self.may(found, who, "write")
            by, of = found.study.author(who.hash or ""), found.study
            if of.tree.heard(f"{asked.id}-0"):
                return m.Written(of.tree.seq, last_of(of, asked.id))
            node = of.node(asked.node)
            edits = of.draws(node, asked.id, by, asked.name, of.tree.seq)
            if not edits and of.to_act(node.id) == CHANCE:
                raise Refusal("study-nodes", most=MOST_NODES)
            if not edits:
                raise Refusal("study-no-chance")
            return await self._write(study, found, edits, "write")

    async def bot(self, study: str, who: Caller, asked: m.BotAsked) -> m.Written:
        """A bot of the house plays a line; it is thought about behind all who play."""
        checked_id(asked.id)
        async with self.entry(study) as found:
            self.may(found, who, "write")
            of = found.study
            if of.tree.heard(asked.id):
                return m.Written(of.tree.seq, of.node(asked.id).id)
            name = asked.bot.removeprefix("bot:")
            if not self.tables.settings.allows_bot(name):
                raise Refusal("seat-word", seat="-", given=asked.bot)
            thought = question(of, of.node(asked.node), name, who.household)
        answer = await self.tables.workers.choose(thought, Turn())
        if answer.move is None:
            raise Refusal("no-hint")
        edit = Adding(asked.node, thought.seat, answer.move, name)
        async with self.entry(study) as found:
            right, by = self.may(found, who, "write"), found.study.author(who.hash or "")
            signed = Signed(asked.id, by, asked.name, edit)
            return await self._write(study, found, [signed], right, draw=asked.draw)

    async def _write(self, study: str, found: Open, edits: list[Signed], right: Right, draw: bool = False) -> m.Written:
        """Check them, write them, and then tell everybody."""
        of = found.study
        first = edits[0]
        if of.tree.heard(first.id):  # it came before, and its writer did not hear of it
            return m.Written(of.tree.seq, last_of(of, first.id) if draw else of.node(about(first)).id)
        before = of.tree.seq
        if len(edits) == 1:
            of.check(first.edit, first.by, right)
        for signed in edits:
            of.apply(of.tree.seq + 1, signed)
        if draw:
            drawn = of.draws(of.node(about(first)), first.id, first.by, first.called, of.tree.seq)
            for signed in drawn:
                of.apply(of.tree.seq + 1, signed)
            edits = [*edits, *drawn]
        well = False
        try:
            well = await self.kept.write(study, before, edits, time())
        finally:
            if not well:  # it is not known what is written: all come back, and what is asked once more counts once
                self.loaded.pop(study, None)
                found.close(1012)
        if not well:  # another process was quicker
            raise Refusal("study-again")
        if found.leader == first.by:
            found.led = time()
        await self._tell(found, before)
        await self._say(study)
        return m.Written(of.tree.seq, of.node(about(edits[-1])).id)

    async def _tell(self, found: Open, before: int) -> None:
        """Everybody here is told what changed since an edit."""
        of = found.study
        if found.readers:
            shown = [of.node_shown(node) for node in of.tree.since(before)]
            found.tell(m.NodesSent(of.tree.seq, shown, of.names, of.tree.people))
            for reader in found.readers:
                reader.ply = of.tree.seq

    # Coming and going ----------------------------------------------------------------------------------------------

    async def shown(self, found: Open, who: Caller, right: Right, after: int, kind: Any = m.StudyShown) -> Any:
        of = found.study

        def nodes() -> list[m.NodeShown]:
            return [of.node_shown(node) for node in of.tree.nodes.values() if after < 0 or node.changed > after]

        return kind(
            study=of.id,
            game=of.game.name,
            rules=of.game.version,
            options=of.head.options,
            players=of.head.players,
            title=of.head.title,
            table=of.head.table,
            outcome=of.head.outcome,
            trouble=of.head.trouble,
            may=right,
            me=of.author(who.hash or ""),
            seq=of.tree.seq,
            nodes=await asyncio.to_thread(nodes),
            names=of.names,
            people=of.tree.people,
        )

    async def connect(self, found: Open, reader: Reader) -> None:
        found.readers.add(reader)
        await self.tell_here(found)

    async def disconnect(self, study: str, reader: Reader) -> None:
        found = self.loaded.get(study)
        if found is not None and reader in found.readers:
            found.readers.discard(reader)
            if not any(one.who == found.leader for one in found.people()):
                found.leader = ""
            await self.tell_here(found)

    async def tell_here(self, found: Open) -> None:
        found.tell(m.HereSent(found.people()))
        found.said = time()
        await self._say(found.study.id, found.local())

    async def still_here(self, found: Open) -> None:
        """Others forget who is here unless they are told again."""
        if self.store.shared and time() - found.said > SAYS_AGAIN:
            found.said = time()
            await self._say(found.study.id, found.local())

    async def be(self, found: Open, reader: Reader, asked: m.Being) -> None:
        found.study.node(asked.node)
        reader.node, reader.name, reader.at = asked.node, asked.name, asked.at
        if found.leader == reader.who:
            found.led = time()
        await self.tell_here(found)

    async def lead(self, found: Open, reader: Reader, on: bool) -> None:
        """Nobody takes the lead from somebody who is at it; the owner may."""
        other = found.leader not in ("", reader.who) and any(one.who == found.leader for one in found.people())
        if on and other and reader.may != "own" and time() - found.led < QUIET:
            raise Refusal("study-led", seconds=int(QUIET))
        if on or found.leader == reader.who:
            found.leader, found.led = (reader.who if on else ""), time()
        await self.tell_here(found)

    async def tidy(self) -> None:
        """Delete what nobody has written in for `--keep-days`."""
        while True:
            before = time() - self.tables.settings.keep_days * DAY
            try:
                for study in await self.kept.stale(before):
                    with suppress(Refusal):
                        await self.delete(study, None)
            except DatabaseTrouble as trouble:
                log.warning("database trouble", extra={"trouble": str(trouble)})
            await asyncio.sleep(TIDIES_EVERY)


def checked_id(id_: str) -> None:
    if not EDIT_ID.fullmatch(id_) or MAIN.fullmatch(id_):
        raise Refusal("request", detail="id")


def about(signed: Signed) -> str:
    """The node that is there once the edit counts."""
    return signed.id if isinstance(signed.edit, Adding) else signed.edit.node


def last_of(study: Study, id_: str) -> str:
    """The last node of what chance said after that edit."""
    found: Node | None = study.tree.find(id_)
    number = 0
    while (then := study.tree.find(f"{id_}-{number}")) is not None:
        found, number = then, number + 1
    assert found is not None
    return found.id


def made_of(stored: StoredStudy) -> Study:
    study = Study(stored.id, registry.game(stored.game, None, stored.rules), stored.head, stored.seed)
    for seq, signed in stored.edits:
        study.apply(seq, signed)
    return study


def file_of(asked: m.Founding, language: str) -> Branched:
    """What a study is made of: the record that was sent, or a problem with its answer as a branch."""
    if asked.problem is not None:
        return Posed(asked.problem.game, asked.problem.number).studied(language)
    return read_branched(f"{(asked.record or '').strip()}\n".encode())


def grown_of(stored: StoredStudy, file: Branched) -> tuple[list[tuple[int, Signed]], int]:
    edits, left_out = grown(made_of(stored), file)
    return list(enumerate(edits, 1)), left_out


def question(study: Study, node: Node, bot: str, household: str) -> Thought:
    """What a bot is asked: nothing but what the seat may know."""
    room = study.room(node)
    seat = study.mover(room)
    if seat is None:
        raise Refusal("study-over" if study.to_act(node.id) is None else "study-chance", given=bot, due="-")
    thought = room.question(seat, bot)
    return msgspec.structs.replace(thought, owner=f"study {household}", behind=True)
