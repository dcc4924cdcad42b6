"""Games that count: who may sit, what is asked of them, what comes of their end; once, durably, and the same when it is
made anew."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from boulevard.cli import main
from boulevard.core.game import Outcome
from boulevard.server import acts, counting
from boulevard.server import commands as c
from boulevard.server.database import engine_for
from boulevard.server.ending import pseudonym, ranks
from boulevard.server.guests import hashed
from boulevard.server.kept import Ended, Rated, SeatEnded
from boulevard.server.people_rows import profile
from boulevard.server.refusals import Refusal
from boulevard.server.schema import departed, metadata, played, ratings, results, rivals, stamps, tables, tallies
from boulevard.server.strengths import Strength, after
from server.inside import any_move, ask, opened, room_of, wrote
from server.kit import Served
from server.test_lobby import SLOW, seats, seek, sit
from server.test_members import Browser, closed  # noqa: F401 - closes the browsers

PATIENCE = 120.0
"""Seconds that a test waits for a game to be counted, on a busy machine."""
MADE = {"played": played, "ratings": ratings, "tallies": tallies, "rivals": rivals, "stamps": stamps}


_number = iter(range(10_000))


def member(served: Served) -> Browser:
    """A browser of somebody who has kept a name, in letters: figures look like letters."""
    browser = Browser(served)
    browser.open()
    called = "Odette " + "".join("abcdefghjk"[int(figure)] for figure in f"{next(_number):04}")
    browser.name = browser.keep_by_words(called)[0]["name"]  # type: ignore[attr-defined]
    return browser


def name(browser: Browser) -> str:
    return str(browser.name)  # type: ignore[attr-defined]


def between(served: Served, one: Browser, other: Browser, **opening: Any) -> tuple[str, str]:
    """A rated table of two; its path, and its id."""
    seats, options = {"orange": "me", "blue": "open"}, {"first": "orange"}
    made = one.post("/api/tables", {"game": "paris", "seats": seats, "options": options, "rated": True, **opening})
    path = f"/api/tables/{made['table']}"
    other.post(f"{path}/join", {"invite": made["invite"], "name": "ignored"})
    return path, made["table"]


def counted(browser: Browser, path: str) -> Any:
    """What came of it, once it was counted."""
    until = time.monotonic() + PATIENCE
    while not (found := browser.get(f"{path}/counted"))["counted"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def of(browser: Browser, game: str = "paris") -> Any:
    return next(one for one in browser.get(f"/api/people/{name(browser)}")["ratings"] if one["game"] == game)


def everything(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that is made of finished games, in an order of its own."""
    engine = engine_for(database)
    with engine.connect() as connection:
        found = {
            name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=str)
            for name, table in MADE.items()
        }
    engine.dispose()
    return found


def rounded(found: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """Shares of victories are added up in another order; strengths are the same to the last bit."""
    whole = [tuple(round(one, 6) if isinstance(one, float) else one for one in row) for row in found["tallies"]]
    return {**found, "tallies": sorted(whole, key=str)}


# How a game ended, by itself -----------------------------------------------------------------------------------------


def outcome(totals: dict[str, int], *winners: str) -> Outcome:
    return Outcome("built", {seat: {"total": total} for seat, total in totals.items()}, winners)


@pytest.mark.parametrize(
    ("lost", "ended", "expected"),
    [
        ([], outcome({"a": 9, "b": 9, "c": 4}, "a"), {"a": 0, "b": 1, "c": 2}),
        ([], outcome({"a": 9, "b": 9, "c": 4}, "a", "b"), {"a": 0, "b": 0, "c": 2}),
        ([], outcome({"a": 9, "b": 4, "c": 4}, "a"), {"a": 0, "b": 1, "c": 1}),
        (["a"], outcome({"a": 9, "b": 4, "c": 6}, "a"), {"c": 0, "b": 1, "a": 2}),
        (["b", "a"], None, {"c": 0, "a": 1, "b": 2}),
    ],
    ids=["tie-break", "shared", "losers-share", "a-bot-won-for-who-left", "who-held-out-longer"],
)
def test_ranks(lost: list[str], ended: Outcome | None, expected: dict[str, int]) -> None:
    assert ranks(["a", "b", "c"], ended, lost) == expected


def test_alone_one_may_lose_to_the_game() -> None:
    assert ranks(["a"], outcome({"a": 9, "daniel": 12}), []) == {"a": 1}


def test_a_pseudonym_stays_and_does_not_lead_back() -> None:
    assert pseudonym("key") == pseudonym("key") != pseudonym("other")
    assert "key" not in pseudonym("key")


# At the table, without a server --------------------------------------------------------------------------------------


def rated_room(**given: Any) -> Any:
    new = opened(first="orange", **given)
    new.stored.company.rated = Rated({seat: pseudonym(seat) for seat in new.stored.company.seats})
    new.stored.company.hints = False
    return room_of(new)


def test_resigning_is_losing_and_is_written_with_the_last_line() -> None:
    room = rated_room()
    ended = wrote(ask(room, "orange", c.Resigning())).ended
    assert ended is not None
    assert [(one.seat, one.rank) for one in ended.seats] == [("orange", 1), ("blue", 0)]
    assert (ended.rated, ended.reason, ended.played_out) == (True, "resigned", False)


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (c.Leaving(), "rated-seat"),
        (c.Seating(seat="orange", open=True), "rated-seat"),
        (c.Seating(seat="orange", bot="cocher"), "rated-seat"),
        (c.Deleting(), "spectator"),
        (c.Hinting(), "no-hints"),
    ],
)
def test_a_rated_game_is_played_by_those_who_sat_down(command: c.Command[Any], key: str) -> None:
    room = rated_room()
    with pytest.raises(Refusal) as refused:
        ask(room, "orange", command)
    assert refused.value.key in (key, "not-host")


def test_who_is_replaced_by_a_bot_has_lost_at_once_and_the_end_changes_nothing() -> None:
    room = rated_room()
    room.house.absent = lambda seat: seat == "orange"
    write = wrote(ask(room, "blue", c.Seating(seat="orange", bot="cocher")))
    assert write.ended is not None
    assert [(one.seat, one.rank) for one in write.ended.seats] == [("orange", 1), ("blue", 0)]
    assert (write.ended.reason, write.ended.played_out) == ("absence", False)
    again = wrote(ask(room, "blue", c.Resigning())).ended  # for pleasure
    assert again is not None
    assert [one.rank for one in again.seats] == [one.rank for one in write.ended.seats]


@pytest.mark.parametrize("moved", [False, True])
@pytest.mark.parametrize("command", [c.Resigning(), c.Seating(seat="blue", bot="cocher")], ids=["gives-up", "absent"])
def test_a_rematch_counts_for_whoever_has_moved_in_it(command: c.Command[Any], moved: bool) -> None:
    """One asks for it, and its clock runs: the other need not have seen it."""
    over = rated_room()
    wrote(ask(over, "orange", c.Resigning()))
    new = acts.rematch(over, "next", bytes(32), 3.0).opens
    assert new is not None
    room = room_of(new)
    room.house.absent = lambda seat: seat == "blue"  # type: ignore[method-assign]
    while moved and not any(line.seat == "blue" for line in (room.table.lines if room.table else ())):
        any_move(room, Random(1))
    write = wrote(ask(room, "blue" if isinstance(command, c.Resigning) else "orange", command))
    if not moved:
        assert room.company.rated is None
        assert write.ended is None or not write.ended.rated
        return
    assert write.ended is not None
    assert write.ended.rated
    assert [(one.seat, one.rank) for one in write.ended.seats] == [("orange", 0), ("blue", 1)]


@pytest.mark.parametrize(
    "end", [lambda room: acts.close(room, "The house is painted.", 1.0), lambda room: acts.abandon(room, 1.0)]
)
def test_what_the_server_ends_counts_for_nobody(end: Any) -> None:
    room = rated_room()
    wrote(ask(room, "orange", c.Playing(ply=room.ply, move=next(iter(room.offered("orange"))))))
    assert end(room).ended is None
    assert room.status == "abandoned"


def test_an_end_that_says_nothing_of_anybody_is_none() -> None:
    room = room_of(opened(first="orange"))  # nobody is known
    assert wrote(ask(room, "orange", c.Resigning())).ended is None


def test_a_record_holds_neither_pseudonyms_nor_keys() -> None:
    room = rated_room()
    wrote(ask(room, "orange", c.Resigning()))
    record = str(room.table.record())
    assert not any(pseudonym(seat) in record or hashed(seat) in record for seat in ("orange", "blue"))


# Served --------------------------------------------------------------------------------------------------------------


def test_guests_are_told_what_a_rated_game_needs(served: Served) -> None:
    guest, ana = Browser(served), member(served)
    opening = {"game": "paris", "seats": {"orange": "me", "blue": "open"}, "rated": True}
    assert guest.refused("/api/tables", opening) == "rated-name"
    made = ana.post("/api/tables", opening)
    path = f"/api/tables/{made['table']}"
    assert guest.refused(f"{path}/join", {"invite": made["invite"]}) == "rated-name"
    assert ana.refused(f"{path}/join", {"invite": made["invite"]}) == "rated-once"
    assert ana.get(path)["rated"] is True


@pytest.mark.parametrize(
    ("opening", "key"),
    [
        ({"seats": {"orange": "me", "blue": "me"}}, "rated-alone"),
        ({"seats": {"orange": "me", "blue": "bot:random"}}, "rated-bot"),
        ({"hints": True}, "rated-hints"),
        ({"short": True}, "rated-short"),
        ({"game": "flatiron", "seats": {"orange": "me"}, "options": {"daniel": "normal"}}, "rated-alone"),
    ],
)
def test_what_cannot_be_rated_is_refused_kindly(served: Served, opening: dict[str, Any], key: str) -> None:
    ana = member(served)
    if "flatiron" in opening.values():
        seats = served.get("/api/games/flatiron")["seats"]["1"]
        opening = {**opening, "seats": {seats[0]: "me"}}
    answer = ana.call("POST", "/api/tables", {"game": "paris", "rated": True, **opening})
    assert answer.json()["error"] == key
    assert len(answer.json()["sentence"]) > 20


def test_two_members_play_and_both_are_thought_of_otherwise(served: Served) -> None:
    ana, ben = member(served), member(served)
    path, table = between(served, ana, ben)
    assert [one["name"] for one in ana.get(path)["seats"].values()] == [name(ana), name(ben)]
    ben.post(f"{path}/resign")
    found = counted(ana, path)
    assert (found["rated"], found["stamps"]) == (True, [])
    winner, loser = after([Strength(), Strength()], [0, 1])
    assert found["seats"]["orange"] == {
        "points": winner.points, "error": winner.error, "gained": winner.points - 1500}  # fmt: skip
    assert found["seats"]["blue"]["gained"] == loser.points - 1500 < 0
    mine = of(ana)
    assert (mine["points"], mine["error"], mine["games"], mine["early"]) == (winner.points, winner.error, 1, True)
    assert len(mine["curve"]) == 2
    profile = ana.get(f"/api/people/{name(ana)}")
    assert profile["rivals"] == [{"who": {"kind": "member", "name": name(ben)}, "games": 1, "won": 1, "lost": 0}]
    (last,) = (one for one in profile["last"] if one["table"] == table)
    assert (last["rank"], last["gained"], last["rated"], last["reason"]) == (
        0, winner.points - 1500, True, "resigned")  # fmt: skip
    assert last["others"] == [{"kind": "member", "name": name(ben)}]


def test_a_rated_seat_is_for_those_who_have_kept_a_name_and_counts_once(served: Served) -> None:
    guest, ana, ben = Browser(served), member(served), member(served)
    terms = {**SLOW, "rated": True}
    assert guest.refused("/api/club/seats", {"terms": terms}) == "rated-name"
    assert not any(one["mine"] for one in seats(guest).values())
    seat = seek(ana, terms)
    assert seats(guest)[seat]["terms"]["rated"] is True
    assert guest.refused(f"/api/club/seats/{seat}/sit") == "rated-name"
    assert seats(ana)[seat]["taken"] == []
    table = sit(ben, seat)
    assert sit(ben, seat) == table  # asked again
    path = f"/api/tables/{table}"
    state = ana.get(path)
    assert (state["rated"], state["hints"]) == (True, False)
    assert {one["name"] for one in state["seats"].values()} == {name(ana), name(ben)}
    assert ben.refused(f"{path}/leave") == "rated-seat"
    ben.post(f"{path}/resign")
    assert counted(ana, path)["rated"]
    assert [of(one)["games"] for one in (ana, ben)] == [1, 1]
    assert of(ana)["points"] > 1500 > of(ben)["points"]


def test_a_challenge_may_count_but_not_to_a_bot_that_somebody_brought(served: Served) -> None:
    ana, ben = member(served), member(served)
    terms = {**SLOW, "rated": True}
    bot = ana.post("/api/club/bots", {"name": f"Rosalie {time.monotonic_ns() % 10**9}"})
    assert ana.refused("/api/club/seats", {"terms": terms, "to": bot["name"]}) == "rated-bot"
    by_token = {"authorization": f"Bearer {bot['token']}"}
    assert ana.call("POST", "/api/club/seats", {"terms": terms}, **by_token).json()["error"] == "rated-name"
    assert ana.get(f"/api/tables/{sit(ben, seek(ana, SLOW, to=name(ben)))}")["rated"] is False
    assert ana.get(f"/api/tables/{sit(ben, seek(ana, terms, to=name(ben)))}")["rated"] is True


def test_a_rated_game_against_a_bot_of_the_ladder(served: Served) -> None:
    """To its end: the bot stays where the arena has it, and what was taken is counted."""
    ana = member(served)
    seats = {"orange": "me", "blue": "bot:cocher"}
    made = ana.post("/api/tables", {"game": "paris", "seats": seats, "rated": True, "options": {"first": "orange"}})
    path = f"/api/tables/{made['table']}"
    played_out(ana, path)
    assert counted(ana, path)["rated"]
    profile = ana.get(f"/api/people/{name(ana)}")
    shown = profile["figures"]
    assert (shown["game"], shown["games"]) == ("paris", 1)
    kinds = {one["kind"]: one for one in shown["items"]}
    assert kinds["buildings"]["said"]["fr"] == "Les bâtiments qui vous réussissent"
    assert all(one["few"] and one["games"] == 1 for one in kinds["buildings"]["items"])
    assert {one["line"] for one in shown["lines"]} == {"lit", "group", "unbuilt", "cards", "total"}
    assert profile["rivals"][0]["who"] == {"kind": "bot", "name": "bot:cocher"}
    item = kinds["buildings"]["items"][0]["item"]
    behind = ana.get(f"/api/people/{name(ana)}/games?game=paris&item={item}")
    assert [one["table"] for one in behind["games"]] == [made["table"]]
    assert ana.get(f"/api/people/{name(ana)}/games?item=nothing")["games"] == []
    rung = next(one for one in ana.get("/api/ladder/paris")["rungs"] if one["who"]["name"] == "bot:cocher")
    assert (rung["points"], rung["error"], rung["places"]) == (1521, 62, None)


def played_out(browser: Browser, path: str) -> Any:
    while (state := browser.get(path))["status"] == "playing":
        if state["moves"]:
            browser.call("POST", f"{path}/moves", {"ply": state["ply"], "move": state["moves"][0]})
    return state


def test_against_a_bot_there_is_no_take_back_and_no_way_out(served: Served) -> None:
    ana = member(served)
    seats = {"orange": "me", "blue": "bot:cocher"}
    made = ana.post("/api/tables", {"game": "paris", "seats": seats, "rated": True, "options": {"first": "orange"}})
    path = f"/api/tables/{made['table']}"
    state = ana.get(path)
    ana.post(f"{path}/moves", {"ply": state["ply"], "move": state["moves"][0]})
    while (state := ana.get(path))["to_act"] != ["orange"]:
        pass
    assert ana.refused(f"{path}/takeback", {"to": state["takeback_to"], "ply": state["ply"]}) == "rated-takeback"
    assert ana.refused(path, method="DELETE") == "rated-seat"
    assert ana.refused(f"{path}/leave") == "rated-seat"


def test_what_one_may_see_of_somebody(served: Served) -> None:
    """Whoever hides is like nobody, to the last byte; the ladder shows those who let it."""
    ana, ben, guest = member(served), member(served), Browser(served)
    path, _ = between(served, ana, ben)
    ana.post(f"{path}/resign")
    counted(ana, path)

    def asked(browser: Browser, of: str) -> bytes:
        return browser.call("GET", f"/api/people/{of}").content

    def on_ladder(browser: Browser, of: Browser) -> bool:
        rungs = browser.get("/api/ladder/paris?most=100")["rungs"]
        return name(of) in [one["who"]["name"] for one in rungs]

    nobody = asked(guest, "Nobody Atall")
    assert asked(guest, name(ben)) == nobody  # the club alone
    assert json.loads(asked(ana, name(ben)))["ratings"]
    assert (on_ladder(guest, ben), on_ladder(ana, ben)) == (False, True)
    ben.post("/api/me/visible", {"profile": "everybody", "ratings": "nobody", "stamps": False})
    shown = json.loads(asked(guest, name(ben)))
    assert (shown["ratings"], shown["figures"], shown["stamps"]) == (None, None, None)
    assert shown["last"][0]["gained"] is None
    assert (on_ladder(guest, ben), on_ladder(ana, ben), on_ladder(ben, ben)) == (False, False, True)
    ben.post("/api/me/visible", {"profile": "everybody", "ratings": "everybody"})
    assert on_ladder(guest, ben)
    ben.post("/api/me/visible", {"profile": "nobody", "ratings": "nobody"})
    assert asked(ana, name(ben)) == asked(ana, "Nobody Atall")
    assert json.loads(asked(ben, name(ben)))["me"]


def test_what_hides_changes_no_byte_of_a_ladder(served: Served) -> None:
    """A hidden member wins game after game; nobody else's ladder changes but by what their opponent shows."""
    ana, ben, eve = member(served), member(served), member(served)
    path, _ = between(served, ana, ben)
    ben.post(f"{path}/resign")
    counted(ana, path)
    for one in (ana, ben):
        one.post("/api/me/visible", {"profile": "nobody", "ratings": "nobody"})
    before = eve.call("GET", "/api/ladder/paris").content
    path, _ = between(served, ana, ben)
    ben.post(f"{path}/resign")
    counted(ana, path)
    assert eve.call("GET", "/api/ladder/paris").content == before


def test_a_name_that_is_forgotten_leaves_the_others_ratings(database: str, tmp_path: Path) -> None:
    """Nothing is left of it but how the games ended, under a pseudonym; and made anew, all is as it was."""
    server = Served(database, tmp_path / "log", "--no-limits", "--bot-pace", "0").start()
    try:
        ana, ben = member(server), member(server)
        path, _ = between(server, ana, ben)
        ben.post(f"{path}/resign")
        counted(ana, path)
        before, gone = of(ana), who_is(database, name(ben))
        ben.post("/api/me/leaving")
        engine = engine_for(database)
        with engine.begin() as connection:
            people = metadata.tables["members"]
            connection.execute(sa.update(people).where(people.c.leaves.is_not(None)).values(leaves=1.0))
        server.kill()
        server.start()
        ana.url = server.url.replace("127.0.0.1", "localhost")
        while ana.call("GET", f"/api/people/{name(ben)}").status_code != 404 or left_of(engine, gone):
            pass
        assert of(ana)["points"] == before["points"]
        profile = ana.get(f"/api/people/{name(ana)}")
        assert profile["last"][0]["others"] == [{"kind": "gone", "name": ""}]
        assert profile["rivals"] == []
        kept = everything(database)
        assert main(["ratings", "rebuild", "--database", database]) == 0
        assert rounded(everything(database)) == rounded(kept)
        assert left_of(engine, gone) == []
        engine.dispose()
    finally:
        server.stop()


def who_is(database: str, called: str) -> str:
    engine = engine_for(database)
    people = metadata.tables["members"]
    with engine.connect() as connection:
        holder = connection.execute(sa.select(people.c.holder).where(people.c.name == called)).scalar_one()
    engine.dispose()
    return pseudonym(holder)


def left_of(engine: sa.Engine, who: str) -> list[Any]:
    """What is somebody's own; how strong they were thought to be is not."""
    with engine.connect() as connection:
        own = [made for made in MADE.values() if made is not ratings]
        return [row for made in own for row in connection.execute(sa.select(made).where(made.c.who == who))]


# Kept, killed, made anew ---------------------------------------------------------------------------------------------


def test_what_is_made_anew_is_what_was_kept(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games that ended in every way, a server killed between their ends and the counting, a table deleted, a member
    forgotten: made anew of the records it is the same to the last bit."""
    server = Served(database, tmp_path / "log", "--no-limits", "--bot-pace", "0", "--bot-seconds", "1").start()
    try:
        ana, ben, eve, guest = member(server), member(server), member(server), Browser(server)
        paths = []
        for number, (one, other) in enumerate([(ana, ben), (ben, eve), (eve, ana), (ana, ben)]):
            path, _ = between(server, one, other)
            (other if number % 2 else one).post(f"{path}/resign")
            paths.append(path)
        seats = {"orange": "me", "blue": "bot:cocher"}
        for browser, rated in ((ana, True), (ben, True), (guest, False)):
            opening = {"game": "paris", "seats": seats, "rated": rated, "options": {"first": "random"}}
            path = f"/api/tables/{browser.post('/api/tables', opening)['table']}"
            played_out(browser, path)
            paths.append(path)
        for path in paths:
            counted(ana, path)
        path, last = between(server, eve, ben)
        eve.post(f"{path}/resign")
        server.kill()
        server.start()
        for browser in (ana, ben, eve):
            browser.url = server.url.replace("127.0.0.1", "localhost")
        counted_here(database, last)
        kept = everything(database)
        assert len(kept["ratings"]) == 3
        assert len(kept["played"]) == 5 * 2 + 3
    finally:
        server.stop()
    engine = engine_for(database)
    with engine.begin() as connection:  # its table is no more; what it said stays
        connection.execute(sa.delete(tables).where(tables.c.id == last))
        connection.execute(sa.update(ratings).values(mu=0.0))
        connection.execute(sa.delete(tallies))
    assert main(["ratings", "rebuild", "--database", database]) == 0
    assert "8" in capsys.readouterr().out
    assert rounded(everything(database)) == rounded(kept)
    engine.dispose()


def counted_here(database: str, table: str) -> None:
    """Until it was counted: whoever was killed at it leaves it to another, half a minute later at the latest."""
    engine, number = engine_for(database), None
    until = time.monotonic() + PATIENCE
    while number is None and time.monotonic() < until:
        with engine.connect() as connection:
            number = connection.execute(sa.select(results.c.number).where(results.c.table_id == table)).scalar()
        time.sleep(0.05)
    engine.dispose()
    assert number is not None


def test_two_processes_count_a_game_once(shared: str, tmp_path: Path) -> None:
    """Whichever comes first, each game once, in one order; also where one is killed at it."""
    servers = [Served(shared, tmp_path / f"log{n}", "--no-limits", "--bot-pace", "0").start() for n in range(2)]
    try:
        ana, ben = member(servers[0]), member(servers[0])
        tables_ = []
        for number in range(6):
            path, table = between(servers[0], ana, ben)
            (ana, ben)[number % 2].post(f"{path}/resign")
            tables_.append(table)
        servers[0].kill()
        for table in tables_:
            counted_here(shared, table)
    finally:
        servers[1].stop()
    engine = engine_for(shared)
    counting.count(engine)
    with engine.connect() as connection:
        assert sorted(connection.execute(sa.select(results.c.number)).scalars()) == [1, 2, 3, 4, 5, 6]
        assert sorted(connection.execute(sa.select(ratings.c.games)).scalars()) == [6, 6]
    kept = everything(shared)
    counting.rebuild(engine)
    assert rounded(everything(shared)) == rounded(kept)
    engine.dispose()


# Counting by itself --------------------------------------------------------------------------------------------------


@pytest.fixture
def engine(tmp_path: Path) -> Any:
    made = engine_for(f"sqlite:///{tmp_path}/tables.db")
    metadata.create_all(made)
    yield made
    made.dispose()


def end(engine: sa.Engine, table: str, seats: list[tuple[str, int, int]], at: float = 0.0, **more: Any) -> None:
    """A game that has ended: who, in which rank, with how many points."""
    sat = [
        SeatEnded(seat, who, rank, {"total": total} if total else {})
        for seat, (who, rank, total) in zip(("orange", "blue", "a", "b"), seats, strict=False)
    ]
    given = {"game": "paris", "rated": True, "reason": "built", "timing": "none", "hints": False, "rules": 1, **more}
    ended = Ended(table=table, at=at, seats=sat, **given)
    row = {"table_id": table, "at": at, "ended": msgspec.json.encode(ended).decode()}
    with engine.begin() as connection:
        connection.execute(sa.insert(results), row)


def test_games_are_counted_in_the_order_of_their_ends(engine: sa.Engine) -> None:
    end(engine, "b", [("ana", 0, 0), ("ben", 1, 0)], at=2.0)
    end(engine, "a", [("ana", 1, 0), ("ben", 0, 0)], at=1.0)
    assert counting.count(engine) == ["a", "b"]
    assert counting.count(engine) == []


@pytest.mark.parametrize(
    ("seats", "more", "stamp"),
    [
        ([("ana", 0, 41), ("bot:maitre", 1, 30)], {"rated": False}, "master"),
        ([("ana", 0, 31), ("ben", 1, 30)], {}, "hair"),
        ([("ana", 0, 61), ("ben", 1, 30)], {}, "clear"),
        ([("ana", 0, 40), ("b", 1, 30), ("c", 1, 30), ("d", 1, 30)], {}, "crowd"),
    ],
)
def test_stamps_are_for_things_done_well(
    engine: sa.Engine, seats: list[tuple[str, int, int]], more: dict[str, Any], stamp: str
) -> None:
    end(engine, "t", seats, **more)
    end(engine, "u", seats, at=1.0, **more)
    end(engine, "h", [(f"{who}-hinted", rank, total) for who, rank, total in seats], at=2.0, **{**more, "hints": True})
    counting.count(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.select(stamps)).all() == [("ana", stamp, 1)]


def test_what_a_guest_played_becomes_a_members(engine: sa.Engine) -> None:
    end(engine, "t", [("guest", 0, 31), ("ben", 1, 30)], rated=False)
    end(engine, "u", [("ana", 0, 31), ("ben", 1, 30)], at=1.0)
    counting.count(engine)
    end(engine, "v", [("guest", 1, 0), ("ben", 0, 0)], at=2.0, rated=False)
    counting.merge(engine, "guest", "ana")
    counting.count(engine)
    with engine.connect() as connection:
        assert sorted(connection.execute(sa.select(rivals)).all()) == [("ana", "ben", 3, 2, 1), ("ben", "ana", 3, 1, 2)]
        assert set(connection.execute(sa.select(played.c.who)).scalars()) == {"ana", "ben"}
    made = everything(str(engine.url))
    counting.rebuild(engine)
    assert rounded(everything(str(engine.url))) == rounded(made)


def test_who_leaves_before_the_counting_is_left_out_of_it(engine: sa.Engine) -> None:
    end(engine, "t", [("ana", 0, 31), ("ben", 1, 30)])
    counting.depart(engine, "ben")
    counting.count(engine)
    assert left_of(engine, "ben") == []
    with engine.connect() as connection:
        assert connection.execute(sa.select(played.c.who)).scalars().all() == ["ana"]
        assert connection.execute(sa.select(departed.c.who)).scalars().all() == ["ben"]


def test_who_has_gone_is_as_strong_as_when_all_is_made_anew(engine: sa.Engine) -> None:
    """A game of somebody's may end, or be counted, when they are forgotten: the rival gains the same in both ways."""
    for number in range(6):
        end(engine, f"t{number}", [("ben", 0, 0), ("eve", 1, 0)], at=float(number))
    counting.count(engine)
    counting.depart(engine, "ben")
    end(engine, "last", [("ana", 0, 0), ("ben", 1, 0)], at=9.0)
    counting.count(engine)
    kept = everything(str(engine.url))
    counting.rebuild(engine)
    assert rounded(everything(str(engine.url))) == rounded(kept)
    assert left_of(engine, "ben") == []


def test_a_game_that_is_here_no_more_holds_nothing_up(engine: sa.Engine) -> None:
    """Somebody's own game was taken off the shelf before its last tables were counted."""
    end(engine, "t", [("ana", 0, 31), ("bot:cocher", 1, 30)], game="gone")
    end(engine, "u", [("ana", 0, 31), ("ben", 1, 30)], at=1.0)
    assert counting.count(engine) == ["t", "u"]
    assert counting.told("gone") == ()
    found = profile(engine, "ana", None, 5)
    assert [(one.game, one.games) for one in found.rated] == [("paris", 1)]
    kept = everything(str(engine.url))
    counting.rebuild(engine)
    assert rounded(everything(str(engine.url))) == rounded(kept)
