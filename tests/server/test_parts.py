"""The parts of the server one by one, without a socket."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from boulevard import registry
from boulevard.core import contract
from boulevard.core.game import Why
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table
from boulevard.server import acts
from boulevard.server import commands as c
from boulevard.server.bots import Process
from boulevard.server.brought import kept_line
from boulevard.server.guests import Proxies, bearer, guest_cookie, hashed, same_origin
from boulevard.server.hosted import Hosted
from boulevard.server.kept import Key, New, Seated
from boulevard.server.limits import MOST_BUCKETS, RATES, Limits
from boulevard.server.messages import Hinted, HintShown, State
from boulevard.server.metrics import Metrics
from boulevard.server.refusals import DatabaseTrouble, NotOffered, Refusal, error_of, language_of
from boulevard.server.room import Room
from boulevard.server.rooms import Entry, followed
from boulevard.server.settings import Settings, settings_from
from boulevard.server.store import Store
from boulevard.server.tables import Tables
from boulevard.server.thoughts import Thought, Turn
from boulevard.server.workers import Workers
from server.inside import (
    SEED,
    Holder,
    Kept,
    Memory,
    Somebody,
    any_move,
    ask,
    opened,
    room_of,
    wrote,
)
from server.kit import Served

GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "paris"


@pytest.mark.parametrize("name", registry.game_names())
def test_a_room_loaded_again_is_the_same(name: str) -> None:
    """At any moment of a long game with undo and take-back, what is stored gives the same room."""
    rng = Random(name)
    memory = Memory(opened(name))
    room = memory.room()
    moves = 0
    while room.status == "playing" and moves < 400:
        seat = room.to_act[0]
        moves += 1
        assert room.table is not None
        if (back := room.table.undo_to(seat)) and rng.random() < 0.5 and moves < 300:
            memory.write(wrote(ask(room, seat, c.Undoing(to=rng.choice(back), ply=room.ply))))
        elif (back := room.table.live_plies(seat)) and rng.random() < 0.2 and moves < 300:
            memory.write(wrote(ask(room, seat, c.TakingBack(to=rng.choice(back[-6:]), ply=room.ply))))
            for other in room.persons():
                if room.takeback_asked is not None and other != seat:
                    memory.write(wrote(ask(room, other, c.Answering(yes=True))))
        else:
            memory.write(any_move(room, rng, f"id{moves}"))
        if moves % 7 == 0:
            again = memory.room()
            for viewer in (*room.company.seats, None):
                assert again.state(viewer, ()) == room.state(viewer, ())
            assert again.clients == room.clients
            assert again.record(memory.written, None) == room.record(memory.written, None)
    assert room.ply > 64 or room.status == "over"


def test_an_error_in_a_drawing_costs_the_drawing_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Memory(opened("paris")).room()
    whole = room.state("orange", ())
    monkeypatch.setattr(registry, "shown", lambda game, view: 1 // 0)
    other = Memory(opened("paris")).room().state("orange", ())
    assert whole.shown is not None
    assert other.shown is None
    assert other == msgspec.structs.replace(whole, shown=None)
    seat = room.to_act[0]
    text = next(iter(room.offered(seat)))
    assert ask(room, seat, c.Previewing(move=text)).answer.shown is None


def test_another_process_catches_up() -> None:
    memory = Memory(opened(kinds="open"))
    room, other = memory.room(), memory.room()
    for name in ("Ana", "Bo"):
        write = wrote(ask(room, None, c.Joining("code", name=name)))
        memory.write(write)
        memory.stored.keys += write.keys
    assert other.catch_up(memory.stored, memory.written) == 0
    rng = Random(1)
    while room.status == "playing":
        memory.write(any_move(room, rng))
        if rng.random() < 0.4:
            before = other.ply
            assert other.catch_up(memory.stored, memory.written[before:]) == before
            for viewer in (*room.company.seats, None):
                assert other.state(viewer, ()) == room.state(viewer, ())


def test_with_three_a_bot_plays_on_for_one_who_resigns() -> None:
    for name in registry.game_names():
        game = registry.game(name)
        if max(game.players) < 3:
            continue
        room = room_of(opened(name, players=3))
        first = next(iter(room.company.seats))
        ask(room, first, c.Resigning())
        assert room.status == "playing"
        assert room.company.seats[first].kind == "bot"
        with pytest.raises(Refusal):
            ask(room, first, c.Resigning())


# Rematch ---------------------------------------------------------------------------------------------------------


def ended_level(winners: int) -> Room:
    """The room of a golden game of Paris, at its end with equal scores and so many winners."""
    for path in sorted(GOLDEN.glob("*.game")):
        record = read_record(path.read_bytes())
        outcome = record.outcome or {}
        if len({sheet["total"] for sheet in outcome["scores"].values()}) == 1 and len(outcome["winners"]) == winners:
            break
    table = open_table(registry.game("paris", None, record.rules), record)
    seats = {seat: Seated("person", "Ana") for seat in table.players}
    stored = acts.open_table("t", table.game, table.options, seats, (), SEED, 1.0).stored
    stored.status, stored.ply = "over", len(record.lines)
    return Room(stored, [kept_line(table, line, 1.0) for line in record.lines])


def next_game(room: Room, seed: bytes = SEED) -> New:
    new = acts.rematch(room, "next", seed, 2.0).opens
    assert new is not None
    return new


def test_at_an_equal_score_the_loser_by_the_tie_break_starts_a_rematch() -> None:
    room = ended_level(winners=1)
    shown = room.state(None, ())
    assert shown.sheets["orange"]["total"] == shown.sheets["blue"]["total"]
    assert shown.outcome is not None
    (lost,) = {"orange", "blue"} - {*shown.outcome.winners}
    for number in range(8):
        new = next_game(room, bytes([number] * 32))
        assert new.stored.options["first"] == lost
        assert room_of(new).to_act == [lost]


def test_after_a_shared_victory_the_lot_is_a_line_of_the_record() -> None:
    room = ended_level(winners=2)
    outcome = room.state(None, ()).outcome
    assert outcome is not None
    assert outcome.winners == ("orange", "blue")
    starts = set()
    for number in range(8):
        new = next_game(room, bytes([number] * 32))
        assert new.stored.options["first"] == "random"
        (drawn,) = [line.text for line in new.lines if line.seat == CHANCE and line.text.startswith("first ")]
        assert room_of(new).to_act == [drawn.removeprefix("first ")]
        starts.add(drawn)
    assert len(starts) == 2


@pytest.mark.parametrize("seat", ["orange", "blue"])
def test_who_resigned_starts_a_rematch(seat: str) -> None:
    room = Memory(opened(first="orange")).room()
    rng = Random(seat)
    for _ in range(20):
        any_move(room, rng)
    ask(room, seat, c.Resigning())
    assert room_of(next_game(room)).to_act == [seat]


@pytest.mark.parametrize("name", ["couleurs", "flatiron"])
@pytest.mark.parametrize("first", ["random", "2"])
def test_where_the_book_knows_no_rematch_the_option_counts_again(name: str, first: str) -> None:
    room = Memory(opened(name, first=first)).room()
    ask(room, "1", c.Resigning())
    new = next_game(room)
    assert new.stored.options["first"] == first
    if name == "couleurs":  # at Flatiron, the boards are chosen before the starter is drawn
        assert any(line.text.startswith("first ") for line in new.lines) == (first == "random")


# Tables, in one event loop ---------------------------------------------------------------------------------------


def with_tables(database: str, work: Callable[[Tables], Coroutine[Any, Any, None]], **settings: Any) -> None:
    async def go() -> None:
        made = Settings(database=database, bot_pace=0, **settings)
        tables = Tables(Store(database), Workers(1, 1, 0, Process.begin), made, Metrics())
        await tables.start()
        try:
            await work(tables)
        finally:
            await tables.stop()

    asyncio.run(go())


def test_old_tables_are_forgotten(database: str) -> None:
    async def work(tables: Tables) -> None:
        for id_, new in (("open", opened(kinds="open")), ("playing", opened())):
            new.stored.id = id_
            await tables.create(new)
        await tables.forget()
        assert await tables.store.counts() == {"abandoned": 1}
        with pytest.raises(Refusal, match="abandoned"):
            await tables.perform("playing", Holder("orange"), c.Playing(ply=3, move="x"))
        await asyncio.sleep(0.01)
        await tables.forget()
        assert await tables.store.counts() == {}

    with_tables(database, work, keep_days=0.0)


def test_idle_rooms_are_unloaded_and_loaded_again(database: str) -> None:
    async def work(tables: Tables) -> None:
        for number in range(5):
            new = opened()
            new.stored.id = f"t{number}"
            await tables.create(new)

        async def seen(table: str) -> State:
            async with tables.fresh(table) as entry:
                return await entry.state(Holder("orange"), None)

        before = [await seen(f"t{n}") for n in range(5)]
        assert len(tables.entries) <= 3
        assert [await seen(f"t{n}") for n in range(5)] == before
        with pytest.raises(Refusal, match="no such table"):
            await seen("nowhere")
        assert "nowhere" not in tables.entries

    with_tables(database, work, max_rooms=2)


def test_changes_of_many_tables_are_committed_together(database: str) -> None:
    async def work(tables: Tables) -> None:
        for number in range(30):
            new = opened()
            new.stored.id = f"t{number}"
            await tables.create(new)

        async def play(table: str) -> None:
            rng = Random(table)
            for _ in range(10):
                async with tables.fresh(table) as entry:
                    seat, ply = entry.room.to_act[0], entry.room.ply
                    move = rng.choice(list(entry.room.offered(seat)))
                await tables.perform(table, Holder(seat), c.Playing(ply=ply, move=move))

        writer = tables.store.writer
        writes, batches = writer.writes, writer.batches
        await asyncio.gather(*(play(f"t{n}") for n in range(30)))
        assert writer.writes - writes == 300
        assert writer.batches - batches < 300

    with_tables(database, work)


def test_an_absent_player_s_seat_goes_to_a_bot_and_back(tmp_path: Path) -> None:
    flags = ("--no-limits", "--absent", "0", "--bot-pace", "0")
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", *flags).start()
    try:
        party = server.open(options={"first": "blue"}, name="Ana")
        party.join(name="Bo")
        with server.live(party.table, party.tokens["blue"]) as live:
            live.until("state")
            assert party.post("seats/blue", "orange", {"bot": "random"}, 409)["error"] == "still-here"
        # who has just been here lingers for the others, and can be replaced all the same
        assert party.state()["seats"]["blue"]["here"]
        seat = (f"{party.path}/seats/blue", {"bot": "random"}, party.tokens["orange"])
        while server.call("POST", *seat).status_code == 409:
            time.sleep(0.02)
        while party.state()["to_act"] != ["orange"]:
            time.sleep(0.02)
        party.post("seats/blue", "blue", {"person": "Bo"})
        assert party.state()["seats"]["blue"]["kind"] == "person"
        assert party.play()["status"] == "over"
    finally:
        server.stop()


# Guests and limits -----------------------------------------------------------------------------------------------


def test_limits() -> None:
    now = 0.0
    limits = Limits(clock=lambda: now)
    for _ in range(int(RATES["open"][0])):
        limits.take("open", "a")
    with pytest.raises(Refusal) as refused:
        limits.take("open", "a")
    assert refused.value.status == 429
    assert refused.value.figures["seconds"] == 18
    limits.take("open", "b")
    now += 18
    limits.take("open", "a")
    for number in range(MOST_BUCKETS + 10):
        limits.take("ask", str(number))
    assert len(limits.buckets) <= MOST_BUCKETS


def test_limits_at_the_server(tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", "--trusted-proxy", "127.0.0.1").start()
    try:
        opening, club = {"game": "paris"}, {"x-forwarded-for": "10.0.0.1"}
        answers = [server.call("POST", "/api/tables", opening, headers=club) for _ in range(105)]
        assert {answer.status_code for answer in answers} == {201, 429}
        assert int(answers[-1].headers["retry-after"]) > 0
        assert sum(answer.status_code == 201 for answer in answers) >= 100
        other = {"x-forwarded-for": "10.0.0.2", "x-forwarded-proto": "https", "x-forwarded-host": "tables.example"}
        answer = server.call("POST", "/api/tables", opening, headers=other)
        assert answer.status_code == 201
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["set-cookie"].startswith("__Host-guest=")
        assert answer.json()["watch"].startswith("https://tables.example/tables/")
    finally:
        server.stop()


def test_proxies_are_believed_only_where_they_are_trusted() -> None:
    proxies = Proxies(("10.0.0.0/8", "127.0.0.1"))
    assert proxies.client("1.2.3.4", "9.9.9.9") == "1.2.3.4"
    assert proxies.client("127.0.0.1", "9.9.9.9, 10.1.1.1") == "9.9.9.9"
    assert proxies.client("127.0.0.1", "6.6.6.6, 9.9.9.9") == "9.9.9.9"
    assert proxies.client("127.0.0.1", "nonsense") == "127.0.0.1"
    assert proxies.client("127.0.0.1", None) == "127.0.0.1"


def test_who_somebody_is() -> None:
    assert bearer(None) is None
    assert bearer("Bearer abc") == "abc"
    assert bearer("Basic abc") == ""
    old, new = "x" * 32, "y" * 32
    assert guest_cookie({"guest": "short"}, False) is None
    assert guest_cookie({"guest": old}, False) == guest_cookie({"guest": old}, True) == old
    assert guest_cookie({"guest": old, "__Host-guest": new}, True) == new
    assert guest_cookie({"guest": old, "__Host-guest": new}, False) == old
    assert same_origin({}, "a.example")
    assert same_origin({"origin": "https://a.example"}, "a.example")
    assert not same_origin({"origin": "https://b.example"}, "a.example")
    assert not same_origin({"origin": "null"}, "a.example")
    assert same_origin({"origin": "http://a.example"}, "a.example")
    assert same_origin({"origin": "https://a.example"}, "a.example", secure=True)
    assert not same_origin({"origin": "http://a.example"}, "a.example", secure=True)
    assert not same_origin({"sec-fetch-site": "cross-site"}, "a.example")


def test_languages() -> None:
    for header, language in (
        ("", "en"), ("fr", "fr"), ("fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("de, en;q=0.5, fr;q=0.6", "fr"),
        ("en;q=x, fr;q=0.1", "fr"),
        ("de", "en"), ("en-GB, fr", "en"),
    ):  # fmt: skip
        assert language_of(header) == language


def test_settings() -> None:
    environment = {"BOULEVARD_PORT": "81", "BOULEVARD_LIMITS": "no", "BOULEVARD_TRUSTED_PROXY": "::1,10.0.0.0/8"}
    made = settings_from({"host": "::", "port": None}, environment)
    assert (made.host, made.port, made.limits, made.trusted_proxy) == ("::", 81, False, ("::1", "10.0.0.0/8"))
    assert settings_from({"port": 82}, environment).port == 82
    with pytest.raises(Refusal, match="BOULEVARD_PORT"):
        settings_from({}, {"BOULEVARD_PORT": "many"})


def test_the_simulator_does_not_load_the_server() -> None:
    import subprocess
    import sys

    code = (
        "import sys, boulevard.cli; boulevard.cli.main(['simulate', 'paris']);"
        "print([name for name in sys.modules if name.split('.')[0] in ('litestar', 'sqlalchemy', 'uvicorn')])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_options_are_any_that_go_together() -> None:
    """Every game can be opened with every kind of option."""
    for name in registry.game_names():
        game = registry.game(name)
        for number in range(10):
            players, options = contract.any_setting(game, Random(number))
            seats = {seat: Seated("person", "Ana") for seat in game.seats(players)}
            assert room_of(acts.open_table("t", game, options, seats, (), SEED, 1.0)).status == "playing"


def hosted(*somebody: Somebody) -> Hosted:
    """Paris, orange to act, and those connected to it."""
    made = Hosted("t", Kept(opened(first="orange")))
    asyncio.run(made.load())
    made.listeners = set(somebody)
    return made


def test_whoever_gives_a_seat_away_learns_nothing_more_by_it() -> None:
    """Also over a connection that was open before."""
    ana, bob = Somebody("orange"), Somebody("blue")
    table = hosted(ana, bob)
    asyncio.run(table.perform(Holder("orange"), c.Seating(seat="orange", open=True), 1.0))
    assert (ana.got, ana.closed) == ([], 4401)
    assert ana not in table.listeners
    assert bob.got[-1]["seat"] == "blue"


def test_several_at_one_screen_see_the_seat_that_is_to_act() -> None:
    both = Somebody("orange", "blue", by="orange")
    table = hosted(both)
    table.room.keys[hashed("orange")].append(Key(hashed("orange"), "blue", "token"))
    table.tell(0)
    for seat in ("orange", "blue"):
        assert (both.got[-1]["seat"], both.ply) == (seat, table.room.ply)
        move = c.Playing(ply=both.ply, move=both.got[-1]["moves"][-1])
        asyncio.run(table.perform(Holder("orange"), move, 1.0))


def test_whoever_resigned_among_three_neither_plays_nor_answers() -> None:
    room = room_of(opened("couleurs", players=3, first="1"))
    text = room.state("1", ("1",)).moves[0]
    ask(room, "1", c.Playing(ply=room.ply, move=text))
    back = c.TakingBack(to=room.ply - 1, ply=room.ply, id="same")
    ask(room, "1", back)
    ask(room, "2", c.Answering(yes=True))
    ask(room, "1", back)
    shown = room.state("1", ("1",)).takeback
    assert shown is not None
    assert shown.waiting == ["3"]
    ask(room, "2", c.Resigning())
    assert room.state("2", ("2",)).moves == []
    with pytest.raises(Refusal, match="has resigned"):
        ask(room, "2", c.Playing(ply=room.ply, move=text))
    with pytest.raises(Refusal, match="nobody is waiting"):
        ask(room, "2", c.Answering(yes=False))


def test_an_odd_origin_is_another_origin() -> None:
    assert not same_origin({"origin": "http://["}, "example.org")


def test_the_rest_of_a_hint_that_was_followed_is_asked_about_next() -> None:
    """Not where something else was played, where nothing was told, or to another seat."""
    room = room_of(opened("couleurs", players=2))
    seat = room.to_act[0]
    text, move = next(iter(room.offered(seat).items()))
    told = Hinted(room.ply, [HintShown(one, 0.5, 0.0, [], {}, then=then) for one, then in (("pass", "a"), (text, "b"))])
    assert followed(told, room, seat) is None
    room.say(seat, move, 1.0)
    assert followed(told, room, seat) == "b"
    assert followed(None, room, seat) is None
    assert followed(told, room, "3") is None


def test_an_absent_player_is_waited_for_three_days_or_ten_minutes_where_all_others_are_here() -> None:
    tables = Tables(None, None, Settings(), None)  # type: ignore[arg-type]
    for here, minutes, may in (
        (("2", "3"), 9, False),
        (("2", "3"), 11, True),
        (("2",), 11, False),
        (("2",), 60 * 24 * 3 - 1, False),
        (("2",), 60 * 24 * 3 + 1, True),
        (("1", "2", "3"), 60 * 24 * 9, False),
    ):
        entry = Entry("t", tables)
        entry.loaded = room_of(opened("couleurs", players=3))
        entry.listeners = {Somebody(seat) for seat in here}
        entry.seen = {"1": time.time() - 60 * minutes}
        assert entry.absent("1") is may, (here, minutes)


def test_whoever_was_heard_of_within_a_minute_is_here_and_the_others_are_told_once() -> None:
    """A reload, or a move without a connection, is no going away."""
    tables = Tables(None, None, Settings(), None)  # type: ignore[arg-type]
    entry = Entry("t", tables)
    entry.loaded = room_of(opened("couleurs", players=3))
    told: list[set[str]] = []
    entry.tell_seats = lambda: told.append(set(entry.around))  # type: ignore[method-assign]
    entry.listeners = {Somebody("2")}
    entry.seen = {"1": time.time() - 50}
    assert [entry.here(seat) for seat in "123"] == [True, True, False]
    entry.look_around()
    entry.look_around()
    entry.seen = {"1": time.time() - 61}
    assert not entry.here("1")
    entry.look_around()
    assert told == [{"1", "2"}, {"2"}]


def test_a_figure_of_a_why_not_may_be_called_place() -> None:
    """`place` is a word of Problem too; the figure must reach the one who asked."""
    error = error_of(NotOffered(registry.game("couleurs"), Why("L8", "dark", {"place": "s0"})), "en")
    assert error.figures == {"place": "s0"}
    assert "sector 0" in error.sentence
    assert error.rule == "L8"


# Bots' time ------------------------------------------------------------------------------------------------------


def test_the_decisions_of_a_turn_share_its_time() -> None:
    def asked(seat: str, turn: str) -> Thought:
        return Thought("t", 1, seat, turn, "flatiron", 1, "maitre", b"", [], 1)

    turn = Turn()
    assert [turn.allowed(asked("1", "4"), 8.0) for _ in range(6)] == [4.0, 2.0, 1.0, 0.5, 0.4, 0.4]  # never nothing
    assert turn.allowed(asked("2", "4"), 8.0) == 4.0  # another seat: a turn begins
    assert turn.allowed(asked("1", "4"), 8.0) == 4.0
    assert turn.allowed(asked("1", "6"), 8.0) == 4.0  # alone, the same seat has the next turn too
    forced = asked("1", "6")
    forced.forced = True
    assert turn.allowed(forced, 8.0) == 0.0
    assert turn.allowed(asked("1", "6"), 8.0) == 2.0  # what is forced cost nothing


def test_what_another_process_wrote_is_looked_for_until_it_is_found(tmp_path: Path, monkeypatch: Any) -> None:
    """Nobody says twice that something was written: where the database does not answer, it is asked again."""
    monkeypatch.setattr("boulevard.server.tables.LOOKS_AGAIN", 0.01)
    asked: list[str] = []

    async def work(tables: Tables) -> None:
        await tables.create(opened("paris"))
        async with tables.entry(opened("paris").table) as entry:
            listener = Mock(mine=(), seat=None)
            entry.listeners.add(listener)

            async def catch_up() -> bool:
                asked.append(entry.table)
                if len(asked) < 3:
                    raise DatabaseTrouble("late")
                return False

            monkeypatch.setattr(entry, "catch_up", catch_up)
        tables._woken([(entry.table, "")])
        for _ in range(200):
            await asyncio.sleep(0.005 if len(asked) < 3 else 0)
        assert len(asked) == 3
        entry.listeners.clear()

    with_tables(f"sqlite:///{tmp_path}/tables.db", work)


async def until(found: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0.005)


def test_whoever_is_here_hears_of_a_move_whose_writing_was_in_doubt(database: str) -> None:
    """It was written, but the connection to the database broke before it said so, and whoever moved is gone."""

    async def work(tables: Tables) -> None:
        await tables.create(opened("paris"))
        watcher, commit = Somebody(), tables.store.writer._commit
        async with tables.entry("t") as entry:
            await tables.connect(entry, watcher, None)
            ply, seat = entry.room.ply, entry.room.to_act[0]
            text = next(iter(entry.room.offered(seat)))

        def broken(jobs: list[Any]) -> list[bool]:
            commit(jobs)
            raise OSError

        tables.store.writer._commit = broken  # type: ignore[method-assign]
        with pytest.raises(DatabaseTrouble):
            await tables.perform("t", Holder(seat), c.Playing(ply=ply, move=text))
        tables.store.writer._commit = commit  # type: ignore[method-assign]
        await until(lambda: watcher.ply > ply)
        assert watcher.got[-1]["type"] == "state"
        assert watcher.got[-1]["events"][0]["ply"] == ply
        entry.listeners.clear()

    with_tables(database, work)


def test_a_table_in_doubt_is_looked_at_until_the_database_answers(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("boulevard.server.tables.LOOKS_AGAIN", 0.01)

    async def work(tables: Tables) -> None:
        await tables.create(opened("paris"))
        watcher, load, asked = Somebody(), tables.store.load, []

        async def stumbling(table: str, after: int = 0) -> Any:
            asked.append(table)
            if len(asked) < 3:
                raise DatabaseTrouble("late")
            return await load(table, after)

        async with tables.entry("t") as entry:
            await tables.connect(entry, watcher, None)
            any_move(entry.room, Random(1))  # said in the room, and not kept
        monkeypatch.setattr(tables.store, "load", stumbling)
        tables.store.doubtful("t")
        await until(lambda: len(asked) == 3 and entry.room.ply == watcher.ply)
        assert [message["type"] for message in watcher.got].count("state") == 1  # nobody hears what they know
        entry.listeners.clear()

    with_tables(f"sqlite:///{tmp_path}/tables.db", work)
