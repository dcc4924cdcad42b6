"""A club of 10,000 people who have finished 100,000 games: how long profiles, ladders and the lists of tables take at
the server, and by which plans the database answers.

    .venv/bin/python bench/club.py                              # SQLite, in a new folder
    .venv/bin/python bench/club.py --database postgresql://…    # a database of yours: empty, or of such a run before

The rows are made up, by the same code that counts games: nobody played. Times are those of calls over HTTP, one after
the other, at a server of its own; and of its processor, which other work on the machine changes little.
"""

import argparse
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx
import msgspec
import sqlalchemy as sa

from boulevard.server import schema
from boulevard.server.counting import Books, Found, Seen, told
from boulevard.server.database import engine_for, migrate
from boulevard.server.ending import pseudonym
from boulevard.server.guests import hashed
from boulevard.server.kept import Company, Ended, Seated, SeatEnded
from boulevard.server.naming import looks
from boulevard.trial.process import Process

GAMES = ("paris", "couleurs", "flatiron")
SEATS = {"paris": ("orange", "blue"), "couleurs": ("orange", "blue", "rose", "green"), "flatiron": ("orange", "blue")}
LINES = {
    "paris": ("lit", "group", "unbuilt", "cards"),
    "couleurs": ("paintings", "black", "tools", "whites"),
    "flatiron": ("play", "reputation", "decrees"),
}
THINGS = {
    "postcards": ("chartier", "peintre", "lampadaire", "jardin", "sacre-coeur", "levitation", "metropolitain"),
    "buildings": ("BIG_L", "SMILE", "CHONK", "CROSS", "STAIRS", "BIG_T", "ZIGZAG", "SQUARE"),
    "painters": ("monet", "manet", "degas", "renoir"),
    "paintings": ("CE10", "DE12", "MO14", "RE16", "VA14", "GA12"),
    "decrees": tuple(f"D{number}" for number in range(1, 7)),
    "cards": tuple(f"C{number}" for number in range(1, 9)),
}  # fmt: skip
YEAR = 365 * 86_400.0


def names(count: int) -> Iterator[str]:
    """Names that nobody has twice: in letters, since figures look like letters."""
    for number in range(count):
        yield "Ana " + "".join("abcdefghjk"[int(figure)] for figure in f"{number:06}")


def with_cookies(called: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody's name, with the cookie of their device."""
    return [(name, f"cookie-of-member-{number:08}") for number, name in enumerate(called)]


def processor(server: Process) -> float:
    """Seconds that the server has had of a processor."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def filled(engine: sa.Engine, called: Sequence[str], games: int, rng: random.Random) -> list[tuple[str, str]]:
    """The club: members with a device each, who play more or less often; their names, each with the device's cookie."""
    now, people, found = time.time(), len(called), with_cookies(called)
    holders = [hashed(f"holder {number}") for number in range(people)]
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.members), [
            {"id": f"m{number}", "name": name, "looks": looks(name), "holder": holders[number], "words": None,
             "settings": "{}", "since": now - YEAR, "leaves": None, "visible": None}
            for number, (name, _) in enumerate(found)
        ])  # fmt: skip
        connection.execute(sa.insert(schema.devices), [
            {"hash": hashed(cookie), "id": f"d{number}", "member_id": f"m{number}", "called": "Firefox",
             "came_with": None, "since": now, "seen": now}
            for number, (_, cookie) in enumerate(found)
        ])  # fmt: skip
        who = [pseudonym(holder) for holder in holders]
        strength = [rng.gauss(0, 1) for _ in who]
        often = [rng.paretovariate(1.5) for _ in who]  # some play every evening
        books = Books(connection)
        for number in range(1, games + 1):
            game = rng.choices(GAMES, (3, 1, 1))[0]
            seats = SEATS[game][: rng.choice((2, 2, 4)) if game == "couleurs" else 2]
            sat: list[int] = []
            while len(sat) < len(seats):
                one = (
                    rng.choices(range(people), cum_weights=None, weights=None)[0]
                    if rng.random() < 0.5
                    else heavy(often, rng)
                )
                if one not in sat:
                    sat.append(one)
            add(
                connection,
                books,
                number,
                game,
                seats,
                sat,
                holders,
                who,
                strength,
                now - YEAR + YEAR * number / games,
                rng,
            )
            if number % 2000 == 0:
                books.write()
        books.write()
    return found


_sums: list[float] = []


def heavy(often: list[float], rng: random.Random) -> int:
    """Somebody, by how often they play."""
    from bisect import bisect
    from itertools import accumulate

    if not _sums:
        _sums.extend(accumulate(often))
    return min(len(often) - 1, bisect(_sums, rng.random() * _sums[-1]))


def add(
    connection: sa.Connection, books: Books, number: int, game: str, seats: tuple[str, ...], sat: list[int],
    holders: list[str], who: list[str], strength: list[float], at: float, rng: random.Random,
) -> None:  # fmt: skip
    """A game that ended: its table, its row, and what is made of it."""
    table, marks = f"t{number}", {seat: strength[one] + rng.gauss(0, 1) for seat, one in zip(seats, sat, strict=True)}
    order = sorted(seats, key=lambda seat: -marks[seat])
    ended, found = Ended(table, game, 1, at, True, "built", "live", False, []), Found(seats[0])
    for seat, one in zip(seats, sat, strict=True):
        sheet = {line: rng.randrange(0, 25) for line in LINES[game]}
        sheet["total"] = 60 - 9 * order.index(seat)
        ended.seats.append(SeatEnded(seat, who[one], order.index(seat), sheet))
        took = {kind.key: rng.sample(THINGS[kind.key], 3) for kind in told(game)}
        found.seats[seat] = Seen(took, {"floor": 1}, rng.randrange(20))
    books.add(number, ended, found)
    company = Company({seat: Seated("person", f"Ana {one}") for seat, one in zip(seats, sat, strict=True)})
    company.players = {seat: seated.name for seat, seated in company.seats.items()}
    encode: Callable[[object], bytes] = msgspec.json.encode
    connection.execute(sa.insert(schema.tables), {
        "id": table, "game": game, "rules": 1, "options": "{}", "seed": b"", "status": "over", "version": 1, "ply": 40,
        "sheet": encode(company).decode(), "to_act": "", "bot_due": False, "snapshot_ply": 0, "snapshot": None,
        "touched": at,
    })  # fmt: skip
    connection.execute(sa.insert(schema.keys), [
        {"hash": holders[one], "table_id": table, "seat": seat, "kind": "guest"}
        for seat, one in zip(seats, sat, strict=True)
    ])  # fmt: skip
    connection.execute(sa.insert(schema.results), {
        "table_id": table, "number": number, "at": at, "ended": encode(ended).decode(), "found": encode(found).decode(),
    })  # fmt: skip


def timed(client: httpx.Client, paths: list[tuple[str, str | None]]) -> list[float]:
    """Milliseconds of each call, by a cookie or by none."""
    found = []
    for path, cookie in paths:
        headers = {} if cookie is None else {"cookie": f"guest={cookie}"}
        began = time.perf_counter()
        answer = client.get(path, headers=headers)
        found.append(1000 * (time.perf_counter() - began))
        assert answer.status_code == 200, answer.text
    return sorted(found)


def plans(engine: sa.Engine) -> None:
    """By which way the database finds what a profile and a ladder are made of."""
    explain = "EXPLAIN QUERY PLAN " if engine.dialect.name == "sqlite" else "EXPLAIN "
    for title, text in (
        ("last games", "SELECT p.number, r.ended, t.sheet FROM played p JOIN results r ON r.table_id = p.table_id "
                       "LEFT JOIN tables t ON t.id = p.table_id WHERE p.who = 'x' ORDER BY p.number DESC LIMIT 5"),
        ("curve", "SELECT at, mu, sigma FROM played WHERE who = 'x' AND game = 'paris' AND rated ORDER BY number"),
        ("what one wins with", "SELECT * FROM tallies WHERE who IN ('x', '*') AND game = 'paris'"),
        ("head to head", "SELECT * FROM rivals WHERE who = 'x' ORDER BY games DESC, other LIMIT 30"),
        ("stamps", "SELECT s.stamp, r.at FROM stamps s JOIN results r ON r.number = s.number WHERE s.who = 'x'"),
        ("ladder", "SELECT who, mu, sigma, games, at FROM ratings WHERE game = 'paris'"),
        ("last number", "SELECT max(number) FROM results"),
        ("to be counted", "SELECT * FROM results WHERE number IS NULL ORDER BY at, table_id LIMIT 1"),
    ):  # fmt: skip
        with engine.connect() as connection:
            rows = connection.exec_driver_sql(explain + text).all()
        print(f"  {title}: " + "; ".join(str(row[-1]).strip() for row in rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database")
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--calls", type=int, default=300)
    args = parser.parse_args()
    rng = random.Random("club")
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/club.db"
        engine = engine_for(database, sync=False)
        migrate(engine)
        began = time.perf_counter()
        called = list(names(args.people))
        with engine.connect() as connection:
            there = connection.execute(sa.select(sa.func.count()).select_from(schema.members)).scalar()
        people = with_cookies(called) if there else filled(engine, called, args.games, rng)
        if engine.dialect.name != "sqlite":
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("ANALYZE")
        print(f"{args.people:,} people, {args.games:,} games in {time.perf_counter() - began:.0f} s")
        plans(engine)
        engine.dispose()
        server = Process(database, Path(folder, "log"), "--no-limits").start()
        try:
            client = httpx.Client(base_url=server.url, timeout=60)
            some = [rng.choice(people) for _ in range(args.calls)]
            viewer = people[0][1]
            asked: dict[str, list[tuple[str, str | None]]] = {
                "profile": [(f"/api/people/{name}", viewer) for name, _ in some],
                "own profile": [(f"/api/people/{name}", cookie) for name, cookie in some],
                "ladder, the first time": [("/api/ladder/paris", viewer), ("/api/ladder/paris", None)],
                "ladder": [(f"/api/ladder/{rng.choice(GAMES)}", cookie) for _, cookie in some],
                "ladder, those who played over days": [(f"/api/ladder/{rng.choice(GAMES)}?pace=days", cookie)
                                                       for _, cookie in some],
                "ladder, friends without bots": [(f"/api/ladder/{rng.choice(GAMES)}?friends=true&bots=false", cookie)
                                                 for _, cookie in some],
                "search": [("/api/club/search?q=" + name[-3:], cookie) for name, cookie in some],
                "watch": [("/api/club/watch", cookie) for _, cookie in some],
                "home: own tables": [("/api/me/tables", cookie) for _, cookie in some],
                "home: who asks": [("/api/me", cookie) for _, cookie in some],
                "home: the club": [("/api/club", cookie) for _, cookie in some],
                "home: tournaments": [("/api/cups", cookie) for _, cookie in some],
                "home: problems": [("/api/problems", cookie) for _, cookie in some],
            }  # fmt: skip
            for title, paths in asked.items():
                had = processor(server)
                found = timed(client, paths)
                took = 1000 * (processor(server) - had) / len(found)
                median, late = statistics.median(found), found[int(0.99 * (len(found) - 1))]
                print(
                    f"{title}: {len(found)} calls, median {median:.1f} ms, 99 % {late:.1f}, slowest {found[-1]:.1f}; "
                    f"processor {took:.1f}",
                    flush=True,
                )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
