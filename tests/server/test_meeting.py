"""Tables that the house opens for people who have found each other."""

import asyncio

import pytest

from boulevard.core.problems import Problem
from boulevard.server import commands as c
from boulevard.server.guests import hashed
from boulevard.server.kept import Meeting, Sitter
from boulevard.server.messages import Timing
from boulevard.server.metrics import Metrics
from boulevard.server.refusals import Refusal
from boulevard.server.settings import Settings
from boulevard.server.store import Store
from boulevard.server.tables import Tables
from server.inside import Holder
from server.test_parts import with_tables

ID = "a random text of the caller's"
ANA, BEN = Sitter(hashed("ana"), "Ana"), Sitter(hashed("ben"), "Ben")
PARIS = Meeting(game="paris", sitters=[ANA, BEN], options={"first": "blue"}, clock=Timing("live", 10, 5))


def test_they_sit_already_and_play_begins(database: str) -> None:
    heard: list[str] = []

    async def work(tables: Tables) -> None:
        tables.met.append(lambda table, meeting: heard.append(f"{table} {meeting.sitters[0].name}"))
        table = await tables.meet(ID, PARIS)
        async with tables.entry(table) as entry:
            room = entry.room
            assert (room.status, room.to_act) == ("playing", ["blue"])
            assert room.own_names() == {"orange": "Ana", "blue": "Ben"}
            assert room.held(hashed("ben")) == ["blue"]
            assert {key.kind for key in room.all_keys()} == {"guest"}  # no host, and no code to sit by
            assert room.company.clock is not None
            assert room.company.clock.running == "blue"
            assert not room.company.hints
            move = next(iter(room.offered("blue")))
        ben = Holder("ben")
        assert (await tables.perform(table, ben, c.Playing(ply=room.ply, move=move))).ply > 0
        with pytest.raises(Refusal, match="opened the table"):
            await tables.perform(table, ben, c.Deleting())
        assert heard == [f"{table} Ana"]

    with_tables(database, work)


def test_asked_again_it_is_the_same_table(database: str) -> None:
    async def work(tables: Tables) -> None:
        first = await tables.meet(ID, PARIS)
        assert await tables.meet(ID, PARIS) == first
        assert await tables.store.counts() == {"playing": 1}
        assert await tables.meet(ID + ".", PARIS) != first

    with_tables(database, work)


def test_at_once_and_by_two_processes_it_is_one_table(shared: str) -> None:
    async def work(tables: Tables) -> None:
        other = Tables(Store(shared), tables.workers, Settings(database=shared), Metrics())
        await other.start()
        try:
            found = await asyncio.gather(*(one.meet(ID, PARIS) for one in (tables, other) * 4))
            assert len(set(found)) == 1
            assert await tables.store.counts() == {"playing": 1}
            async with tables.fresh(found[0]) as here, other.fresh(found[0]) as there:
                assert here.room.seed == there.room.seed
        finally:
            other.leaving = True
            for task in list(other.tasks):
                task.cancel()
            await other.store.stop()

    with_tables(shared, work)


def test_a_bot_fills_a_seat_and_nonsense_is_refused(database: str) -> None:
    async def work(tables: Tables) -> None:
        odd = Meeting(game="couleurs", sitters=[ANA, BEN, Sitter(None, "bot:random")])
        async with tables.entry(await tables.meet(ID, odd)) as entry:
            assert [one.kind for one in entry.room.company.seats.values()] == ["person", "person", "bot"]
        with pytest.raises(Problem, match="players"):
            await tables.meet(ID + "2", Meeting(game="paris", sitters=[ANA, BEN, ANA]))
        with pytest.raises(Refusal, match="minute"):
            await tables.meet(ID + "3", Meeting(game="paris", sitters=[ANA, BEN], clock=Timing("live", 0)))
        with pytest.raises(Refusal, match="already"):
            await tables.meet(ID + "4", Meeting(game="paris", sitters=[ANA, ANA], rated=True))

    with_tables(database, work)
