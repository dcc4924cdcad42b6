"""What is written together: each change as if it were alone, whatever the others are."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from boulevard import registry
from boulevard.server import acts
from boulevard.server.commands import Playing
from boulevard.server.kept import KeptLine, New, Present, Seated, Write
from boulevard.server.room import Room
from boulevard.server.store import Store

NAMES = ("“Zoé” \\ O'Neill", "лев 🗼")
"""Names end up in the record's events; none may break what is written."""


def opened(table: str) -> New:
    game = registry.game("paris")
    seats = {seat: Seated("person", name) for seat, name in zip(("orange", "blue"), NAMES, strict=True)}
    return acts.open_table(table, game, game.settle(None, {"first": "orange"})[1], seats, [], bytes(32), 1.5)


def move(room: Room, client: str | None = None) -> Write:
    seat = room.to_act[0]
    text = next(iter(room.offered(seat)))
    return acts.move(room, seat, Playing(ply=room.ply, move=text, id=client), 2.25)


def on(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(database)
        await store.start()
        try:
            await work(store)
        finally:
            await store.stop()

    asyncio.run(whole())


async def lines_of(store: Store, table: str) -> list[KeptLine]:
    found = await store.load(table)
    assert found is not None
    return found[1]


def test_moves_that_wait_together_are_written_as_if_each_were_alone(database: str) -> None:
    async def work(store: Store) -> None:
        new = [opened(f"t{number}") for number in range(5)]
        assert all(await asyncio.gather(*map(store.write, new)))
        rooms = [Room(one.stored, one.lines) for one in new]
        kept = [list(one.lines) for one in new]
        for turn in range(6):
            writes = [move(room, None if turn % 2 else f"c{turn}") for room in rooms]
            batches = store.writer.batches
            assert all(await asyncio.gather(*map(store.write, writes)))
            assert store.writer.batches - batches < len(writes)
            for lines, write in zip(kept, writes, strict=True):
                lines.extend(write.lines)
        for room, lines in zip(rooms, kept, strict=True):
            found = await store.load(room.id)
            assert found is not None
            stored, said = found
            assert said == lines
            assert (stored.ply, stored.version, stored.touched) == (room.ply, room.version, 2.25)

    on(database, work)


def test_a_table_that_changed_meanwhile_is_refused_and_the_others_are_not(database: str) -> None:
    async def work(store: Store) -> None:
        new = [opened(f"t{number}") for number in range(3)]
        await asyncio.gather(*map(store.write, new))
        quick = move(Room(new[1].stored, new[1].lines))
        assert await store.write(quick)
        writes = [move(Room(one.stored, one.lines)) for one in new]
        assert await asyncio.gather(*map(store.write, writes)) == [True, False, True]
        for number, write in enumerate((writes[0], quick, writes[2])):
            assert (await lines_of(store, f"t{number}"))[len(new[number].lines) :] == write.lines

    on(database, work)


def test_of_two_changes_of_a_table_that_wait_together_one_counts(database: str) -> None:
    async def work(store: Store) -> None:
        new = opened("t")
        await store.write(new)
        writes = [move(Room(new.stored, new.lines)) for _ in range(2)]
        assert sorted(await asyncio.gather(*map(store.write, writes))) == [False, True]
        assert len(await lines_of(store, "t")) == len(new.lines) + len(writes[0].lines)

    on(database, work)


@pytest.mark.parametrize("table", ["t0", "t1"])
def test_whatever_else_is_written_with_moves_is_written_too(database: str, table: str) -> None:
    """A snapshot, somebody who comes, a table that is opened."""

    async def work(store: Store) -> None:
        first = [opened("t0"), opened("t1")]
        await asyncio.gather(*map(store.write, first))
        rooms = {one.table: Room(one.stored, one.lines) for one in first}
        writes = [move(room) for room in rooms.values()]
        [large] = [one for one in writes if one.table == table]
        large.snapshot = rooms[table].game.save(rooms[table].position.state)
        store.note(Present(table, ["orange"], 3.0, 93.0))
        assert all(await asyncio.gather(*map(store.write, [*writes, opened("t2")])))
        found = await store.load(table)
        assert found is not None
        assert (found[0].snapshot, found[1][-1]) == (large.snapshot, large.lines[-1])
        assert await store.presence(table) == {"orange": (3.0, 93.0)}
        assert await store.load("t2") is not None

    on(database, work)
