"""What one guest can take from another: `./.venv/bin/python bench/floods.py [REVISION]`.

Three trials at a server of this version, and at an earlier one (taken from git into `.cache/before`), each with a
server of its own on 127.0.0.1 under the usual limits, its own and those of a login (1,024 open files). The flood comes
from another address of this machine than the guest, and is bounded in count and time: connections that begin a request
and never end it, while the guest asks after the health; tables with `maitre` on every seat, which somebody watches,
while the guest plays against `random`; hints asked for at many tables at once, while the guest asks for one.
"""

import argparse
import os
import resource
import socket
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from before import ROOT, earlier
from moves import not_asked_for
from websockets.sync.client import connect

from boulevard.trial.process import HERE, TROUBLE, Process

STRANGER = "127.0.0.5"
LONGEST = 15.0
"""Seconds after which an answer counts as none."""


@contextmanager
def serving(sources: Path, folder: Path, without: Sequence[str]) -> Iterator[Process]:
    folder.mkdir(parents=True)
    for name in without:  # as `moves.Side`
        (folder / f"{name}.py").write_text(f"raise ImportError({name!r})\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": f"{folder}:{sources}", "BOULEVARD_BOT_SECONDS": "1"}
    served = Process(f"sqlite:///{folder}/tables.db", folder / "log", environment=environment)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
    try:
        served.start()
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        yield served
    finally:
        if served.runs:
            served.kill()


def said(waits: list[float | None]) -> str:
    """Of so many, answered; the middle and the slowest answer."""
    well = [one for one in waits if one is not None]
    found = f"{len(well)} of {len(waits)} answered"
    return f"{found}, median {statistics.median(well):.2f} s, slowest {max(well):.2f} s" if well else found


def asked(served: Process, *question: object) -> float | None:
    began = time.monotonic()
    with suppress(*TROUBLE):
        if served.ask(*question, timeout=LONGEST).well:  # type: ignore[arg-type]
            return time.monotonic() - began
    return None


def half_open(served: Process, count: int) -> str:
    held = []
    for _ in range(count):
        with suppress(OSError):
            one = socket.create_connection((HERE, served.port), 2, (STRANGER, 0))
            one.send(b"POST /api/tables HTTP/1.1\r\nHost: ")
            held.append(one)
    until, waits = time.monotonic() + 20, []
    while time.monotonic() < until:
        waits.append(asked(served, "GET", "/health"))
        time.sleep(0.5)
    for one in held:
        one.close()
    held.clear()
    return f"{said(waits)}; log {served.log.stat().st_size / 1e6:.1f} MB"


def opened(served: Process, seats: dict[str, str], address: str = HERE) -> tuple[str, str | None]:
    answer = served.ask("POST", "/api/tables", {"game": "paris", "seats": seats}, address=address, timeout=LONGEST)
    return answer.json().get("table", ""), answer.json().get("token")


def bots(served: Process, count: int) -> str:
    """How long `random` takes for its turn, at the guest's table."""
    with ExitStack() as under:
        for _ in range(count):
            table, _ = opened(served, {"orange": "bot:maitre", "blue": "bot:maitre"}, STRANGER)
            with suppress(OSError):
                watching = connect(
                    served.live_url(table),
                    source_address=(STRANGER, 0),
                    max_queue=None,
                    ping_interval=None,
                    close_timeout=1,
                )
                under.enter_context(watching)
        time.sleep(2)
        table, token = opened(served, {"orange": "me", "blue": "bot:random"})
        waits: list[float | None] = []
        until = time.monotonic() + 25
        moved: float | None = None
        while time.monotonic() < until:
            state = served.ask("GET", f"/api/tables/{table}", None, token, timeout=LONGEST).json()
            if state["status"] != "playing":
                break
            if "orange" in state["to_act"]:
                if moved is not None:
                    waits.append(time.monotonic() - moved)
                move = {"ply": state["ply"], "move": state["moves"][0]}
                served.ask("POST", f"/api/tables/{table}/moves", move, token, timeout=LONGEST)
                moved = time.monotonic()
            elif moved is not None and time.monotonic() - moved > LONGEST:
                waits.append(None)
                break
            time.sleep(0.1)
    return said(waits)


def hints(served: Process, count: int) -> str:
    """How long the guest waits for a hint while a stranger waits for many."""
    alone = {"orange": "me", "blue": "bot:random"}
    with ThreadPoolExecutor(count + 1) as pool:

        def hint(address: str) -> float | None:
            table, token = opened(served, alone, address)
            for _ in range(60):  # until it is this seat's turn
                if "orange" in served.ask("GET", f"/api/tables/{table}", None, token).json()["to_act"]:
                    break
                time.sleep(0.1)
            began = time.monotonic()
            with suppress(*TROUBLE):
                path = f"/api/tables/{table}/hint"
                if served.ask("POST", path, {}, token, address=address, timeout=2 * LONGEST).well:
                    return time.monotonic() - began
            return None

        many = [pool.submit(hint, STRANGER) for _ in range(count)]
        time.sleep(3)
        waits = [hint(HERE) for _ in range(2)]
        found = said([one.result() for one in many])
    return f"the guest: {said(waits)}; the others: {found}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("revision", nargs="?", help="without one, this version alone")
    reader.add_argument("--only", default="", help="the trials with this in their names")
    args = reader.parse_args()
    sides = {"now": ROOT / "src"} | ({args.revision: earlier(args.revision)} if args.revision else {})
    trials = [("1,200 half-open connections", half_open, 1200)]
    trials += [(f"{count} tables of maitre", bots, count) for count in (0, 3, 20)]
    trials += [("12 hints at once", hints, 12)]
    with tempfile.TemporaryDirectory(prefix="boulevard-bench-") as folder:
        for number, (name, trial, count) in enumerate(trials):
            for side, sources in sides.items() if args.only in name else ():
                without = not_asked_for(side) if side == args.revision else ()
                with serving(sources, Path(folder) / f"{number}-{side}", without) as served:
                    try:
                        found = trial(served, count)
                    except TROUBLE as trouble:
                        found = f"no answer any more: {type(trouble).__name__}"
                    print(f"| {name} | {side} | {found} |", flush=True)


if __name__ == "__main__":
    main()
