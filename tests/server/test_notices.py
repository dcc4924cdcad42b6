"""Messages that reach people: what is told, when, how often, and what becomes of it where nobody takes it."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from boulevard import registry
from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES
from boulevard.server import acts, outgoing, push
from boulevard.server import commands as c
from boulevard.server import notice_rows as rows
from boulevard.server.clocks import DAY
from boulevard.server.guests import hashed
from boulevard.server.kept import Key, Seated
from boulevard.server.messages import Timing
from boulevard.server.metrics import Metrics
from boulevard.server.notice_rows import Bell, Wishes
from boulevard.server.notice_words import Told, for_browser, for_web, message
from boulevard.server.notices import AT_ONE_HOST, TOGETHER, WAITS, Notices, quiet_at
from boulevard.server.noticing import HOUR, KINDS, LOOKS, Notice, noticed, short_at
from boulevard.server.outgoing import Answer, Site, is_public, site
from boulevard.server.room import Room
from boulevard.server.schema import beats, bells, notices
from boulevard.server.settings import Settings
from boulevard.server.store import Store
from boulevard.server.tables import Tables
from boulevard.trial.twins import position
from server.inside import Holder, Somebody
from server.receivers import AUTH, Browser, Receiver

NOON = 1_700_049_600.0
"""Noon, in Greenwich."""
ANA, BOB = hashed("ana"), hashed("bob")
SEATS = {ANA: "orange", BOB: "blue"}


class Nobody:
    """Bots think nowhere here."""

    async def stop(self) -> None:
        pass


class Desk:
    """A server's tables and notices without its network, whose clock stands where the test puts it."""

    def __init__(self, database: str, folder: Path, **settings: Any) -> None:
        self.clock = folder / "clock"
        self.at(NOON)
        given: dict[str, Any] = {"database": database, "clock": str(self.clock), "sync": False, **settings}
        self.settings = Settings(**given)
        self.store = Store(database, sync=False)
        self.tables = Tables(self.store, Nobody(), self.settings, Metrics())  # type: ignore[arg-type]
        self.notices = Notices(self.tables)
        self.sent: list[tuple[Site, bytes, dict[str, str]]] = []
        self.answers: dict[str, list[Answer]] = {}
        """What a host answers, one after the other; then that all is well."""
        self.notices.post = self._post  # type: ignore[assignment]

    async def _post(self, to: Site, body: bytes, headers: dict[str, str]) -> Answer:
        self.sent.append((to, body, headers))
        answers = self.answers.get(to.host, [])
        return answers.pop(0) if answers else Answer(201)

    def at(self, now: float) -> None:
        self.now = now
        self.clock.write_text(f"still {now}")

    async def later(self, seconds: float) -> list[Any]:
        """So much later, what is due is sent; what came of it."""
        self.at(self.now + seconds)
        with self.store.engine.begin() as connection:  # a server was there all the time, and said so
            connection.execute(sa.update(beats).values(at=self.now))
        before = len(self.sent)
        await self.notices.round(wait=True)
        return [json.loads(body) for _, body, _ in self.sent[before:]]

    async def bell(self, holder: str, name: str = "", **more: Any) -> Bell:
        """A webhook, which shows what it is sent."""
        host = more.pop("host", f"{name or holder[:8]}.example.org")
        given: dict[str, Any] = {
            "id": f"bell {name or holder[:8]}", "holder": holder, "kind": "webhook", "address": f"https://{host}/x",
            "host": host, "keys": {"shape": "json", "base": "http://here"}, "called": "json", "language": "en",
            "kinds": list(KINDS), "since": self.now, "used": self.now, **more,
        }  # fmt: skip
        made = Bell(**given)
        await self.notices.add(made)
        return made

    async def wish(self, holder: str, **wished: Any) -> None:
        await self.store.change(rows.wish, holder, Wishes(**{"quiet": (0, 0), **wished}))

    async def table(self, id_: str = "t", timing: Timing | None = None, game: str = "paris", kinds: str = "pp") -> str:
        played = registry.game(game)
        count, settled = played.settle(2, {"first": "orange"} if game == "paris" else {})
        names = {"orange": "Ana", "blue": "Bob"}
        seats = {
            seat: Seated("person", names.get(seat, seat)) if kind == "p" else Seated("bot", "bot:apprenti")
            for seat, kind in zip(played.seats(count), kinds, strict=True)
        }
        held = [Key(holder, seat, "guest") for holder, seat in zip((ANA, BOB), seats, strict=True)]
        held += [Key(hashed(seat), seat, "token") for seat in seats]
        await self.tables.create(acts.open_table(id_, played, settled, seats, held, bytes(32), self.now, clock=timing))
        return id_

    async def move(self, table: str = "t", moves: int = 1) -> str:
        """Whoever is to act plays; who is to act then."""
        for _ in range(moves):
            async with self.tables.entry(table) as entry:
                seat, ply = entry.room.to_act[0], entry.room.ply
                text = next(iter(entry.room.offered(seat)))
            await self.tables.carry_out(table, Holder(seat), c.Playing(seat=seat, ply=ply, move=text))
        await asyncio.sleep(0)
        while pending := [one for one in self.tables.tasks if "_keep_later" in repr(one)]:
            await asyncio.gather(*pending)
        async with self.tables.entry(table) as entry:
            return entry.room.to_act[0]

    async def until_turn_of(self, seat: str, table: str = "t") -> None:
        while await self.move(table) != seat:
            pass


@asynccontextmanager
async def desk(database: str, folder: Path, **settings: Any) -> AsyncIterator[Desk]:
    made = Desk(database, folder, **settings)
    made.notices.start()
    await made.store.start()
    await made.tables.heart.beat()
    await made.notices.ready()
    try:
        yield made
    finally:
        made.notices.stop()
        await made.tables.stop()


def at_desk(database: str, folder: Path, work: Callable[[Desk], Awaitable[None]], **settings: Any) -> None:
    async def go() -> None:
        async with desk(database, folder, **settings) as made:
            await work(made)

    asyncio.run(go())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


# Whose turn it is ------------------------------------------------------------------------------------------------


def test_one_message_when_it_is_your_turn(database: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table()
        await at.move()
        assert await at.later(0) == []
        (said,) = await at.later(LOOKS)
        assert said["title"] == "It is your turn"
        assert said["body"] == "Paris: La Cité de la Lumière, with Ana"
        assert said["url"] == "http://here/tables/t"
        assert said["notices"] == [
            {"kind": "turn", "table": "t", "game": "paris", "names": ["Ana"], "url": "http://here/tables/t"}
        ]
        assert await at.later(HOUR) == []
        await at.notices.sweep()
        assert await at.later(HOUR) == []  # it is found again, and was told

    at_desk(database, tmp_path, work)


def test_nothing_is_told_to_whoever_is_looking(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table()
        async with at.tables.entry("t") as entry:
            listener = Somebody("blue")
            await at.tables.connect(entry, listener, None)
        await at.move()
        assert await at.later(LOOKS + 1) == []
        await at.tables.disconnect("t", listener)
        assert await at.later(LOOKS) == []  # the turn was seen

    at_desk(sqlite, tmp_path, work)


def test_whoever_put_the_phone_down_just_before_is_told(sqlite: str, tmp_path: Path) -> None:
    """The connection still stands when the turn comes, and breaks a moment later."""

    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table()
        async with at.tables.entry("t") as entry:
            listener = Somebody("blue")
            await at.tables.connect(entry, listener, None)
        await at.move()
        assert await at.later(20) == []
        await at.tables.disconnect("t", listener)
        while (await at.store.presence("t"))["blue"][1] > at.now:
            await asyncio.sleep(0.01)
        assert [one["title"] for one in await at.later(LOOKS - 19)] == ["It is your turn"]

    at_desk(sqlite, tmp_path, work)


def test_nothing_comes_of_a_turn_that_is_over(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table()
        await at.move(moves=2)  # Bob has played, though elsewhere
        assert [one["notices"][0]["kind"] for one in await at.later(LOOKS)] == []

    at_desk(sqlite, tmp_path, work)


def test_against_bots_alone_nobody_is_called_back(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(ANA)
        await at.table(kinds="pb")
        async with at.tables.entry("t") as entry:
            assert noticed(entry.room, {ANA, BOB}, lambda seat: False, at.now) == []

    at_desk(sqlite, tmp_path, work)


def test_what_a_process_did_not_note_before_it_died_is_found(database: str, tmp_path: Path) -> None:
    async def before(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.notices.sweep()
        await at.table()
        at.tables.changed = lambda entry: None  # it is killed between the two
        await at.move()

    async def after(at: Desk) -> None:
        at.at(NOON + 3 * DAY)
        await at.notices.sweep()
        assert [one["title"] for one in await at.later(LOOKS)] == ["It is your turn"]

    at_desk(database, tmp_path, before)
    at_desk(database, tmp_path, after)


def test_killed_while_it_is_sent_it_comes_once_more_and_no_more(sqlite: str, tmp_path: Path) -> None:
    async def before(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table()
        await at.move()

        async def dies(to: Site, body: bytes, headers: dict[str, str]) -> Answer:
            at.sent.append((to, body, headers))
            raise asyncio.CancelledError

        at.notices.post = dies  # type: ignore[assignment]
        at.at(NOON + LOOKS)
        with pytest.raises(asyncio.CancelledError):
            await at.notices.round(wait=True)
        assert len(at.sent) == 1

    async def after(at: Desk) -> None:
        at.at(NOON + LOOKS)
        assert await at.later(1) == []  # the one that died is taken to be at it
        assert len(await at.later(150)) == 1
        assert await at.later(HOUR) == []

    at_desk(sqlite, tmp_path, before)
    at_desk(sqlite, tmp_path, after)


def test_of_two_processes_one_sends_it(database: str, tmp_path: Path) -> None:
    async def go() -> None:
        async with desk(database, tmp_path) as one, desk(database, tmp_path) as other:
            await one.bell(BOB)
            await one.wish(BOB)
            await one.table()
            await other.notices.sweep()
            await one.move()
            at = one.now + LOOKS
            one.at(at)
            other.at(at)
            await asyncio.gather(one.notices.round(wait=True), other.notices.round(wait=True))
            assert len(one.sent) + len(other.sent) == 1

    asyncio.run(go())


# When ------------------------------------------------------------------------------------------------------------


def test_what_comes_soon_after_is_told_together(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        for number in range(4):
            await at.table(f"t{number}")
        await at.move("t0")
        assert len(await at.later(LOOKS)) == 1
        for number in range(1, 4):
            await at.move(f"t{number}")
        assert await at.later(LOOKS) == []
        (said,) = await at.later(TOGETHER)
        assert said["title"] == "It is your turn at 3 tables"
        assert said["url"] == "http://here/"
        assert {one["table"] for one in said["notices"]} == {"t1", "t2", "t3"}

    at_desk(sqlite, tmp_path, work)


def test_in_quiet_hours_nothing_comes_and_afterwards_what_is_still_so(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        at.at(NOON + 11 * HOUR)
        await at.bell(BOB)
        await at.wish(BOB, quiet=(22 * 60, 8 * 60), zone="Europe/Paris")
        await at.table("t")
        await at.table("u")
        await at.move("t")
        await at.move("u")
        assert await at.later(LOOKS) == []
        await at.move("u")
        assert await at.later(7 * HOUR) == []  # a quarter to eight, in Paris
        (said,) = await at.later(HOUR)
        assert [one["table"] for one in said["notices"]] == ["t"]

    at_desk(sqlite, tmp_path, work)


@pytest.mark.parametrize(
    ("quiet", "zone", "hours", "found"),
    [
        ((1320, 480), "UTC", 0, None), ((1320, 480), "UTC", 11, (10, 20)), ((1320, 480), "UTC", -5, (-14, -4)),
        ((600, 780), "UTC", 0, (-2, 1)), ((0, 0), "UTC", 0, None), ((1320, 480), "Asia/Tokyo", 2, (1, 11)),
        ((1320, 480), "America/New_York", 0, (-9, 1)), ((1320, 480), "Nowhere/Else", 11, (10, 20)),
    ],
)  # fmt: skip
def test_quiet_hours_are_those_of_the_persons_day(
    quiet: tuple[int, int], zone: str, hours: int, found: tuple[int, int] | None
) -> None:
    """Hours after noon in Greenwich."""
    hushed = quiet_at(Wishes(quiet=quiet, zone=zone), NOON + hours * HOUR)
    assert hushed == (None if found is None else tuple(NOON + one * HOUR for one in found))


def test_time_that_runs_short_is_told_six_hours_before_and_one(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table(timing=Timing("days", 1, vacation=7))
        await at.until_turn_of("blue")
        assert [one["title"] for one in await at.later(LOOKS)] == ["It is your turn"]
        assert await at.later(17 * HOUR) == []
        (said,) = await at.later(HOUR)
        assert said["title"] == "Your time runs short"
        assert said["body"] == "Paris: La Cité de la Lumière, with Ana: 6 hours are left"
        assert await at.later(4 * HOUR) == []
        (said,) = await at.later(HOUR)
        assert said["body"].endswith("one hour is left")
        assert await at.later(DAY) == []

    at_desk(sqlite, tmp_path, work)


def test_on_holiday_nothing_is_told_and_time_runs_short_later(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        await at.table(timing=Timing("days", 1, vacation=7))
        await at.until_turn_of("blue")
        await at.tables.carry_out("t", Holder("blue"), c.Resting(seat="blue", days=2))
        assert await at.later(LOOKS) == []
        assert await at.later(20 * HOUR) == []
        assert [one["title"] for one in await at.later(28 * HOUR)] == ["It is your turn"]
        assert [one["title"] for one in await at.later(18 * HOUR)] == ["Your time runs short"]

    at_desk(sqlite, tmp_path, work)


def test_a_word_that_would_come_too_late_comes_before_the_quiet_hours() -> None:
    night = Wishes()

    def quiet(at: float) -> tuple[float, float] | None:
        return quiet_at(night, at)

    assert short_at(24 * HOUR, 6, NOON, quiet) == NOON + 20 * HOUR  # at six in the morning: at eight, four are left
    assert short_at(19 * HOUR, 6, NOON, quiet) == NOON + 9 * HOUR  # ends at seven: told at nine in the evening
    assert short_at(19 * HOUR, 1, NOON, quiet) is None
    assert short_at(30 * HOUR, 6, NOON, quiet) == NOON + 24 * HOUR
    assert short_at(5 * HOUR, 6, NOON, quiet) == NOON - HOUR


def test_how_a_game_ended_is_told(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(ANA)
        await at.bell(BOB, language="fr")
        for holder in (ANA, BOB):
            await at.wish(holder)
        await at.table()
        await at.move()
        await at.tables.carry_out("t", Holder("blue"), c.Resigning(seat="blue"))
        await asyncio.sleep(0)
        while pending := [one for one in at.tables.tasks if "_keep_later" in repr(one)]:
            await asyncio.gather(*pending)
        said = {one["title"]: one["body"] for one in await at.later(LOOKS)}
        assert said == {
            "A game has ended": "Paris: La Cité de la Lumière, with Bob: you have won",
            "Une partie est finie": "Paris : la Cité de la lumière, avec Ana\u00a0: vous n’avez pas gagné",
        } or said["A game has ended"].endswith("with Bob: you have won")

    at_desk(sqlite, tmp_path, work)


# What becomes of it where nobody takes it ------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_bell_that_is_gone_is_forgotten(sqlite: str, tmp_path: Path, status: int) -> None:
    async def work(at: Desk) -> None:
        bell = await at.bell(BOB)
        await at.wish(BOB)
        at.answers[bell.host] = [Answer(status)]
        await at.table()
        await at.move()
        assert len(await at.later(LOOKS)) == 1
        assert await at.store.read(rows.bell, bell.id) is None
        assert at.notices.holders == set()
        assert await at.later(DAY) == []
        with at.store.engine.connect() as connection:
            assert connection.execute(sa.select(notices)).all() == []

    at_desk(sqlite, tmp_path, work)


def test_who_asks_to_be_left_alone_is_until_then(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        bell = await at.bell(BOB)
        await at.wish(BOB)
        at.answers[bell.host] = [Answer(429, 1234.0)]
        await at.table()
        await at.move()
        assert len(await at.later(LOOKS)) == 1
        assert await at.later(1233) == []
        assert len(await at.later(1)) == 1
        assert await at.later(DAY) == []

    at_desk(sqlite, tmp_path, work)


def test_what_fails_is_tried_again_after_ever_longer_waits_and_then_no_more(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        bell = await at.bell(BOB)
        await at.wish(BOB)
        at.answers[bell.host] = [Answer(0)] * 20
        await at.table()
        await at.move()
        assert len(await at.later(LOOKS)) == 1
        for wait in WAITS:
            assert await at.later(wait - 1) == []
            assert len(await at.later(1)) == 1
        assert await at.later(WAITS[-1]) == []
        assert await at.store.read(rows.bell, bell.id) is not None
        del at.answers[bell.host]
        await at.move()  # the next turn is a new thing
        await at.until_turn_of("blue")
        assert len(await at.later(LOOKS)) == 1

    at_desk(sqlite, tmp_path, work)


def test_a_service_that_does_not_answer_holds_nobody_up(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        never = asyncio.Event()

        async def post(to: Site, body: bytes, headers: dict[str, str]) -> Answer:
            if to.host == "silent.example.org":
                await never.wait()
            at.sent.append((to, body, headers))
            return Answer(201)

        at.notices.post = post  # type: ignore[assignment]
        for number in range(20):
            await at.bell(hashed(f"somebody {number}"), f"a{number}", host="silent.example.org")
        await at.bell(BOB, "z")
        told = {"cup": "Cup", "what": "over"}
        await at.notices.tell([hashed(f"somebody {number}") for number in range(20)] + [BOB], "cup", "1 over", told)
        await at.notices.round()
        while not at.sent:
            await asyncio.sleep(0.01)
        assert at.notices.of_host["silent.example.org"] == AT_ONE_HOST
        assert [to.host for to, _, _ in at.sent] == ["z.example.org"]
        never.set()

    at_desk(sqlite, tmp_path, work)


def test_what_is_of_nobody_any_more_is_let_go(database: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.table()
        await at.bell(ANA)
        await at.bell(hashed("gone"), "gone")
        await at.bell(BOB, "waits", kind="mail", confirmed=False)
        await at.wish(hashed("gone"))
        await at.notices.prune()
        assert at.notices.holders == {ANA, BOB, hashed("gone")}
        at.at(NOON + 3 * DAY)
        await at.notices.prune()
        assert at.notices.holders == {ANA, hashed("gone")}
        at.at(NOON + 91 * DAY)
        await at.notices.prune()
        assert at.notices.holders == {ANA}
        await at.store.change(rows.forget, ANA)
        with at.store.engine.connect() as connection:
            assert connection.execute(sa.select(bells)).all() == []

    at_desk(database, tmp_path, work)


# What others tell ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_parts_tell_their_own(sqlite: str, tmp_path: Path, language: str) -> None:
    said: dict[str, dict[str, Any]] = {
        "challenge": {"name": "Zoë", "game": "paris"},
        "talk": {"name": "Zoë", "game": "couleurs"},
        "cup": {"cup": "Coupe d’automne", "what": "paired", "round": 2, "name": "turn"},
    }

    async def work(at: Desk) -> None:
        await at.wish(BOB)
        await at.bell(BOB, language=language)
        for kind, figures in said.items():
            await at.notices.tell([BOB, ANA], kind, "one", figures, "/club")
            await at.notices.tell([BOB], kind, "one", figures, "/club")
        (told,) = await at.later(1)
        assert [one["kind"] for one in told["notices"]] == ["challenge", "cup", "talk"]
        assert told["url"] == "http://here/club"
        assert "Zoë" in told["body"]
        assert "Coupe d’automne" in told["body"]
        assert "turn" in told["body"]  # a name is shown as it is

    at_desk(sqlite, tmp_path, work)


def test_only_what_was_chosen_is_told(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB, kinds=["over"])
        await at.wish(BOB)
        await at.table()
        await at.move()
        assert await at.later(LOOKS) == []

    at_desk(sqlite, tmp_path, work)


def test_names_stay_in_the_page_where_that_is_wished(sqlite: str, tmp_path: Path) -> None:
    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB, names=False)
        await at.table()
        await at.move()
        (told,) = await at.later(LOOKS)
        assert (told["title"], told["body"]) == ("Boulevard", "It is your turn")

    at_desk(sqlite, tmp_path, work)


# Nothing hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_hidden_changes_no_byte(name: str, tmp_path: Path) -> None:
    """What is told is made of the room's public side: in states that differ in what somebody may not see, it is the
    same, for a player and for the others."""
    rng = Random(f"told {name}")
    compared = 0
    for plies in range(3, 40, 4):
        table, lines = position(name, rng, plies)
        for viewer in table.players:
            other = table.game.disguise(table.state, viewer, rng)
            told = [noted(table, lines, state, viewer) for state in (table.state, other)]
            assert told[0] == told[1]
            compared += bool(told[0])
    assert compared > 5


def noted(table: Any, lines: Any, state: Any, viewer: str) -> list[Notice]:
    from boulevard.server.kept import Company, Stored

    keys = [Key(hashed(seat), seat, "guest") for seat in table.players]
    company = Company({seat: Seated("person", "Ana") for seat in table.players}, dict(table.players))
    stored = Stored(
        id="t", game=table.game.name, rules=table.game.version, options=table.options, seed=bytes(32),
        status="playing", version=0, ply=len(lines), snapshot_ply=len(lines), snapshot=table.game.save(state),
        touched=1.0, keys=keys, company=company,
    )  # fmt: skip
    room = Room(stored, lines)
    return [one for _, one in noticed(room, {hashed(viewer)}, lambda seat: False, NOON)]


def test_of_a_table_nothing_is_read_but_what_all_may_know(sqlite: str, tmp_path: Path) -> None:
    """What is sent is made of the row's public columns; a row with other hidden ones sends the same."""

    async def work(at: Desk) -> None:
        await at.bell(BOB)
        await at.wish(BOB)
        said = []
        for secret in (b"one", b"two"):
            table = await at.table("t" if secret == b"one" else "u")
            await at.move(table)
            with at.store.engine.begin() as connection:
                connection.exec_driver_sql(
                    "UPDATE tables SET seed = ?, snapshot = ? WHERE id = ?", (secret, secret, table)
                )
                connection.exec_driver_sql("UPDATE lines SET text = ? WHERE table_id = ?", (secret.decode(), table))
            (told,) = await at.later(LOOKS + TOGETHER)
            said.append(json.dumps(told).replace(f"/tables/{table}", "/").replace(f'"{table}"', '""'))
        assert said[0] == said[1]

    at_desk(sqlite, tmp_path, work)


# Words -----------------------------------------------------------------------------------------------------------

TURN = {"game": "paris", "names": [("blue", {"name": "*Bob* @everyone", "kind": "person"})], "table": "t"}


def told(kind: str, **figures: Any) -> Told:
    return Told(Notice(kind, kind, {}, 0.0, 0.0), {**TURN, **figures}, "/tables/t")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_alone_and_together(language: str) -> None:
    every = [
        told("turn"), told("begun"), told("short", hours=0), told("over", result="shared"),
        told("challenge", name="Zoë"), told("talk", name="Zoë"), told("cup", cup="Cup", what="round", round=1),
        told("try"),
    ]  # fmt: skip
    for one in every:
        assert message(language, [one]).title
        assert message(language, [one]).body
        if one.notice.kind != "try":
            assert message(language, [one, one]).title != message(language, [one]).title
    said = message(language, every)
    assert said.body.count("\n") == 5
    assert said.path == "/tables/t"
    assert len(for_browser(message(language, every[:-1] * 40))) < push.LONGEST


def test_those_without_a_name_and_bots_are_told_by_what_all_call_them() -> None:
    names = [("blue", {"name": "blue", "kind": "person"}), ("orange", {"name": "bot:maitre", "kind": "bot"})]
    assert message("en", [told("turn", names=names)]).body.endswith("with Blue and the Master")
    assert message("fr", [told("turn", names=names)]).body.endswith("avec Bleu et le Maître")


def test_each_service_is_told_as_it_takes_it() -> None:
    said = message("en", [told("turn")])
    address, body = for_web("ntfy", said, "https://ntfy.example.org/sub/topic?auth=x", "https://here")
    assert address == "https://ntfy.example.org/sub"
    assert json.loads(body) == {
        "topic": "topic", "title": said.title, "message": said.body, "click": "https://here/tables/t"
    }  # fmt: skip
    _, body = for_web("discord", said, "https://d.example.org/x", "https://here")
    found = json.loads(body)
    assert found["allowed_mentions"] == {"parse": []}
    assert "\\*Bob\\*" in found["content"]
    _, body = for_web("matrix", message("en", [told("turn", names=[("blue", {"name": "<b>", "kind": "person"})])]),
                      "https://m.example.org/x", "https://here")  # fmt: skip
    assert "&lt;b&gt;" in json.loads(body)["html"]


# Where it goes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://example.org/", "bell-https"), ("ftp://example.org/", "bell-https"), ("https://", "bell-address"),
        ("example.org", "bell-address"), ("https://me:secret@example.org/", "bell-address"),
        ("https://exa mple.org/", "bell-address"), ("https://example.org/\r\nx: y", "bell-address"),
        ("https://example.org/" + "x" * 1000, "bell-address"), ("https://[::1", "bell-address"),
        ("https://example.org:99999/", "bell-address"), ("https://example.org:22/", "bell-private"),
        ("https://localhost/", "bell-private"), ("https://127.0.0.1/", "bell-private"),
        ("https://[::1]/", "bell-private"), ("https://[::ffff:10.0.0.1]/", "bell-private"),
        ("https://10.0.0.1/", "bell-private"), ("https://169.254.169.254/", "bell-private"),
        ("https://printer.local/", "bell-private"), ("https://é.example.org/", "bell-address"),
    ],
)  # fmt: skip
def test_only_public_addresses_are_taken(address: str, why: str) -> None:
    with pytest.raises(Problem) as refused:
        site(address)
    assert refused.value.key == why
    assert all(refused.value.sentence(language) for language in LANGUAGES)


def test_a_host_may_allow_its_own_network() -> None:
    assert site("http://192.168.1.9:8080/x?y", private=True) == Site(False, "192.168.1.9", 8080, "/x?y")
    assert site("https://Example.org").origin == "https://example.org"
    with pytest.raises(Problem):
        site("ftp://192.168.1.9/", private=True)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1",
        "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:db8::1", "64:ff9b:1::a00:1",
    ],
)  # fmt: skip
def test_what_is_not_public_is_known_in_every_wrapping(address: str) -> None:
    from ipaddress import ip_address

    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_what_is_public_is_too(address: str) -> None:
    from ipaddress import ip_address

    assert is_public(ip_address(address))


def test_a_name_that_leads_home_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only one of its addresses does, and what was looked at is what is connected to."""
    receiver = Receiver()
    port = receiver.server.server_port
    answers = [[("127.0.0.1", port)], [("1.1.1.1", port), ("127.0.0.1", port)]]

    def lookup(host: str, *given: Any) -> list[Any]:
        return [(0, 0, 0, "", place) for place in answers.pop(0)]

    monkeypatch.setattr(outgoing, "getaddrinfo", lookup)
    to = Site(False, "rebinding.example.org", port, "/")
    for _ in range(2):
        assert asyncio.run(outgoing.post(to, b"x", {})) == Answer(0)
    answers.append([("127.0.0.1", port)])
    assert asyncio.run(outgoing.post(to, b"x", {}, private=True)).status == 201
    assert answers == []  # it was asked once, and not again in between
    assert [one.headers["host"] for one in receiver.got] == [f"rebinding.example.org:{port}"]
    receiver.close()


def test_a_redirect_is_not_followed_and_nothing_of_the_answer_is_kept() -> None:
    receiver, other = Receiver(), Receiver()
    receiver.answers = [
        (302, {"location": other.url}),
        (429, {"retry-after": "77"}),
        (500, {"retry-after": "x" * 20_000}),
    ]
    to = site(receiver.url + "/a?b", private=True)
    found = [asyncio.run(outgoing.post(to, b"x", {"a": "b"}, private=True)) for _ in range(3)]
    assert found == [Answer(302), Answer(429, 77.0), Answer(0)]
    assert other.got == []
    assert receiver.got[0].path == "/a?b"
    assert receiver.got[0].headers["a"] == "b"
    receiver.close()
    other.close()


def test_who_does_not_answer_is_waited_for_a_short_time_only() -> None:
    import socket
    from time import monotonic

    with socket.create_server(("127.0.0.1", 0)) as silent:
        to = site(f"http://127.0.0.1:{silent.getsockname()[1]}/", private=True)
        began = monotonic()
        assert asyncio.run(outgoing.post(to, b"x", {}, private=True, seconds=0.3)) == Answer(0)
        assert monotonic() - began < 5
    assert asyncio.run(outgoing.post(to, b"x", {}, private=True)) == Answer(0)  # and nobody is there


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["HTTP/1.1 201 Created", "Retry-After: 5"], Answer(201, 5.0)), (["HTTP/1.0 410"], Answer(410)),
        (["SSH-2.0-OpenSSH"], Answer(0)), (["HTTP/1.1 abc"], Answer(0)),
        (["HTTP/1.1 429 X", "retry-after: 99999999999"], Answer(429, 86_400.0)),
        (["HTTP/1.1 429 X", "retry-after: Wed, 21 Oct 2015 07:28:00 GMT"], Answer(429, 0.0)),
        (["HTTP/1.1 429 X", "retry-after: soon"], Answer(429)),
    ],
)  # fmt: skip
def test_of_an_answer_the_status_is_read_and_how_long_to_wait(lines: list[str], found: Answer) -> None:
    assert outgoing.read_head(lines) == found


# Web Push itself -------------------------------------------------------------------------------------------------


def test_what_is_sealed_only_that_browser_reads() -> None:
    one, other = Browser("https://push.example.org/1"), Browser("https://push.example.org/2")
    body = push.sealed(b"Bonjour", one.given["p256dh"], one.given["auth"])
    assert one.read(body) == b"Bonjour"
    assert b"Bonjour" not in body
    with pytest.raises(ValueError, match="somebody else"):
        other.read(body)
    assert len(push.sealed(b"x" * push.LONGEST, one.given["p256dh"], one.given["auth"])) <= push.RECORD


def test_the_example_of_the_standard_is_read() -> None:
    """RFC 8291, section 5: what its application server sends, its user agent reads."""
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.derive_private_key(
        int.from_bytes(push.bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), push.CURVE
    )
    body = push.bytes_of(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    said = push.opened(body, key, push.bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    assert said == b"When I grow up, I want to be a watermelon"


def test_a_push_service_can_check_whose_it_is() -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    vapid = push.Vapid(push.new_key())
    said = vapid.authorization("https://push.example.org", "mailto:host@example.org", NOON)
    token, _, key = said.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(push.bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    found = json.loads(push.bytes_of(claims))
    assert found["aud"] == "https://push.example.org"
    assert found["sub"] == "mailto:host@example.org"
    assert NOON < found["exp"] <= NOON + DAY
    raw = push.bytes_of(signature)
    encoded = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    push.browser_key(key).verify(encoded, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert key == vapid.public


@pytest.mark.parametrize("given", ["", "AAAA", "é", "B" * 87, push.plain(AUTH)])
def test_keys_that_are_none_are_refused(given: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        push.browser_key(given)


def test_the_servers_key_is_made_once(database: str, tmp_path: Path) -> None:
    found = []

    async def work(at: Desk) -> None:
        assert at.notices.vapid is not None
        found.append((at.notices.vapid.public, at.notices.secret))

    at_desk(database, tmp_path, work)
    at_desk(database, tmp_path, work)
    assert found[0] == found[1]
