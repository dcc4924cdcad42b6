"""What a move costs the server: `./.venv/bin/python bench/moves.py [REVISION]`, milliseconds of its processor.

Everything is counted: rules, views, JSON, sockets, database. The server plays beside an earlier version of itself
(taken from git into `.cache/before`), in alternating rounds of the same random games over real sockets, one for each
seat; processor time is steadier than time, and the ratio of one run is what counts. `--spectators 2` has two looking
on at every table. Clients ask for changes, as the page does, and are sent whole states by a version that knows no
other; `--whole` asks for these always.
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
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
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

    def __init__(self, sources: Path, folder: Path, under: ExitStack, without: Sequence[str] = ()) -> None:
        """`without`: the packages that are installed here and which this version does not ask for."""
        folder.mkdir(parents=True)
        for name in without:
            (folder / f"{name}.py").write_text(f"raise ImportError({name!r})\n", encoding="utf-8")
        port = free_port()
        command = [sys.executable, "-m", "boulevard", "serve", "--port", str(port), "--no-limits"]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        self.url = f"http://127.0.0.1:{port}"
        self.process = under.enter_context(running(command, port, {"PYTHONPATH": f"{folder}:{sources}"}))

    def used(self) -> float:
        """Seconds of the processor, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """Random games at some tables; so many moves are counted."""

    def __init__(self, side: Side, game: str, spectators: int, seed: int, whole: bool = False) -> None:
        self.side, self.game, self.spectators, self.whole = side, game, spectators, whole
        self.rng = random.Random(seed)
        self.moves = self.received = 0

    async def play(self, tables: int, moves: int) -> tuple[float, float]:
        """Milliseconds a move, and bytes received for each."""
        playing = [asyncio.create_task(self.table()) for _ in range(tables)]
        while self.moves < 20 * tables:
            await asyncio.sleep(0.05)
        used, done, received = self.side.used(), self.moves, self.received
        while self.moves < done + moves:
            await asyncio.sleep(0.05)
        cost = 1000 * (self.side.used() - used) / (self.moves - done)
        size = (self.received - received) / (self.moves - done)
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return cost, size

    async def table(self) -> None:
        """One game after another."""
        async with httpx.AsyncClient(base_url=self.side.url) as client:
            while True:
                seats = dict.fromkeys(GAMES[self.game], "me")
                opened = (await client.post("/api/tables", json={"game": self.game, "seats": seats})).json()
                over = asyncio.Event()
                at = f"{self.side.url.replace('http', 'ws')}/api/tables/{opened['table']}/live"
                at += "" if self.whole else "?changes=1"
                tokens = [*opened["tokens"].values(), *[None] * self.spectators]
                sitting = [asyncio.create_task(self.sit(at, token, over)) for token in tokens]
                await over.wait()
                for one in sitting:
                    one.cancel()
                await asyncio.gather(*sitting, return_exceptions=True)

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
                        await socket.send(json.dumps({**move, "id": str(state["ply"])}))


def followed(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """As much of the new state as is needed to play on."""
    needed = [one for one in message["changes"] if one["at"][0] in ("ply", "status", "moves")]
    found: dict[str, Any] = changed(state, msgspec.convert(needed, list[Change]))
    return found


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
    reader.add_argument("--whole", action="store_true")
    reader.add_argument("--only", choices=list(GAMES))
    args = reader.parse_args()
    with ExitStack() as under:
        folder = Path(under.enter_context(tempfile.TemporaryDirectory(prefix="boulevard-bench-")))
        sides = [Side(ROOT / "src", folder / "now", under)]
        if args.revision:
            sides.append(Side(earlier(args.revision), folder / "before", under, not_asked_for(args.revision)))
        for side in sides:
            async with httpx.AsyncClient(base_url=side.url, timeout=60) as client:
                for _ in range(args.idle):
                    await client.post("/api/tables", json={"game": "paris", "seats": {"orange": "me", "blue": "me"}})
        print(
            "| game | ms a move | bytes a move | before | bytes | ratio |\n|---|---:|---:|---:|---:|---:|", flush=True
        )
        for game in [args.only] if args.only else GAMES:
            found: list[list[tuple[float, float]]] = [[] for _ in sides]
            for number in range(args.rounds):
                for side, kept in zip(sides, found, strict=True):
                    kept.append(
                        await Load(side, game, args.spectators, number, args.whole).play(args.tables, args.moves)
                    )
            middle = [tuple(statistics.median(column) for column in zip(*kept, strict=True)) for kept in found]
            cells = [f"{cost:.2f} | {size:.0f}" for cost, size in middle]
            ratio = f"{middle[0][0] / middle[1][0]:.2f}" if args.revision else ""
            print(f"| {game} | {' | '.join([*cells, *['', ''][: 4 - 2 * len(sides)]])} | {ratio} |", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
