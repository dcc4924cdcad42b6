"""How long somebody waits for `maitre` and `grand-maitre` at a served table: `./.venv/bin/python bench/answers.py`.

A server of its own with its usual settings, on 127.0.0.1; a person who plays sensibly at random, with the mouse in a
real browser or over the API (`--api`), against each bot of each game, one game after the other, while at another table
two `maitre` play on and are watched. An answer is from the person's move until the person's turn is shown again: all
decisions of the bot in between, and the pauses in which they are shown. Memory is what server, workers and, in the
browser, the page hold at the end of each game. Needs `./test` once (the browser).
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Protocol

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path[:1] = [str(ROOT / "tools"), str(ROOT / "tests")]  # this folder has a `server` too

import house  # noqa: E402
from boulevard import registry  # noqa: E402
from server.kit import Party, Served  # noqa: E402
from web.kit import FLAGS, Guest, until  # noqa: E402

BOTS = ("maitre", "grand-maitre")
HEAP = "() => performance.memory.usedJSHeapSize"


class Person(Protocol):
    def my_turn(self) -> Any: ...

    def play(self, text: str) -> None: ...


class Caller:
    """Somebody who plays over the API."""

    def __init__(self, party: Party, seat: str) -> None:
        self.party, self.seat = party, seat

    def my_turn(self) -> Any:
        until(
            lambda: self.seat in (state := self.party.state(self.seat))["to_act"] or state["status"] == "over", "a turn"
        )
        return self.party.state(self.seat)

    def play(self, text: str) -> None:
        self.party.move(self.seat, text)


def resident(pid: int) -> float:
    """MB that a process holds."""
    with suppress(OSError):
        text = Path(f"/proc/{pid}/status").read_text()
        return next((int(line.split()[1]) / 1000 for line in text.splitlines() if line.startswith("VmRSS")), 0.0)
    return 0.0


def below(pid: int) -> list[int]:
    """The processes that a process started, and those that they did."""
    with suppress(OSError):
        children = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return [*children, *(far for child in children for far in below(child))]
    return []


def seats_of(game: str, mine: str, others: str) -> dict[str, str]:
    first, *rest = registry.game(game).seats(2)
    return {first: mine, **dict.fromkeys(rest, others)}


class Neighbour:
    """Another table, at which two bots play on, one game after the other, and somebody watches."""

    def __init__(self, served: Served, game: str) -> None:
        self.served, self.game, self.before = served, game, 0
        self.sit()

    def sit(self) -> None:
        self.party = self.served.open(self.game, seats=seats_of(self.game, "bot:maitre", "bot:maitre"))
        self.watching = connect(self.served.live_url(self.party.table), max_size=None, max_queue=None)

    def moves(self) -> int:
        """How many were made so far; where a game has ended, the next begins."""
        state = self.party.state()
        if state["status"] != "over":
            return self.before + int(state["ply"])
        self.before += state["ply"]
        self.watching.close()
        self.sit()
        return self.before


@contextmanager
def sitting(browser: Browser | None, party: Party, game: str, seat: str) -> Iterator[tuple[Person, Page | None]]:
    """Somebody at a seat, and the page where there is one."""
    if browser is None:
        yield Caller(party, seat), None
        return
    guest = Guest(browser, party.served)
    guest.holds(party, seat)
    page = guest.page(f"/tables/{party.table}")
    yield import_module(f"web.{game}").Mouse(guest, page, party, seat), page
    guest.close()


def answered(person: Person, party: Party, game: str, seat: str, neighbour: Neighbour, most: int) -> list[float]:
    """Seconds of each answer, until so many came or the game is over."""
    waits: list[float] = []
    rng, sensible = Random(f"{game} {most}"), import_module(f"web.{game}").sensible
    while len(waits) < most and (state := person.my_turn())["status"] == "playing":
        person.play(sensible(state["moves"], rng))
        began = time.monotonic()
        if seat not in party.state(seat)["to_act"]:
            person.my_turn()
            waits.append(time.monotonic() - began)
            neighbour.moves()
    return sorted(waits)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=registry.game_names())
    reader.add_argument("--answers", type=int, default=1000, help="the most answers of a bot in a game")
    reader.add_argument("--neighbour", default="couleurs", help="what is played at the other table")
    reader.add_argument("--api", action="store_true")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="boulevard-bench-") as folder, sync_playwright() as playwright:
        served = Served(f"sqlite:///{folder}/tables.db", Path(folder) / "log", "--no-limits").start()
        browser = None
        if not args.api:
            browser = playwright.chromium.launch(executable_path=house.chromium(), args=list(FLAGS))
        try:
            print(
                "| | answers | median s | 90% s | longest s | moves beside | server MB | workers MB | page MB | load |"
            )
            print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|", flush=True)
            neighbour = Neighbour(served, args.neighbour)
            for game in args.games:
                for bot in BOTS:
                    before, seats = neighbour.moves(), seats_of(game, "me", f"bot:{bot}")
                    party, seat = served.open(game, seats=seats), next(iter(seats))
                    with sitting(browser, party, game, seat) as (person, page):
                        waits = answered(person, party, game, seat, neighbour, args.answers)
                        heap = f"{page.evaluate(HEAP) / 1e6:.0f}" if page else ""
                    workers = " + ".join(f"{resident(pid):.0f}" for pid in below(served.process.pid))
                    print(
                        f"| {game}, `{bot}` | {len(waits)} | {statistics.median(waits):.1f} "
                        f"| {waits[int(0.9 * (len(waits) - 1))]:.1f} | {waits[-1]:.1f} | {neighbour.moves() - before} "
                        f"| {resident(served.process.pid):.0f} | {workers} | {heap} | {os.getloadavg()[0]:.0f} |",
                        flush=True,
                    )
            neighbour.watching.close()
        finally:
            served.stop()


if __name__ == "__main__":
    main()
