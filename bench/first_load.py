"""The house in the page: how much is fetched first, when it can be played at, how much memory it takes.

`python bench/first_load.py OUT` measures a folder that `boulevard build-offline OUT` has written: cold (nothing is
kept), warm (everything is), and warm where the browser is let run a quarter of the time, as on a processor four times
slower: all of it, workers too, which the developer tools do not slow down. Each is told as the median of a few
openings, in seconds, and in seconds of processor that the page's process took, all its threads together and the busiest
one of them: these hold on a busy machine too.
"""

import functools
import gzip
import http.server
import os
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright  # noqa: E402

import house  # noqa: E402
import in_page  # noqa: E402
from boulevard import registry  # noqa: E402
from offline.tabs import ask  # noqa: E402

OPENINGS = 5
PATIENCE = 180_000.0
TURN = 0.02
"""Seconds in which a browser that is slowed down runs once, and stands still."""


class Host(http.server.ThreadingHTTPServer):
    """A web host that knows what it would have sent, compressed."""

    def __init__(self, folder: Path) -> None:
        self.sent = 0
        host = self

        class Counted(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_: Any) -> None: ...

            def copyfile(self, source: Any, outputfile: Any) -> None:
                data = source.read()
                packed = self.path.endswith(in_page.PACKED)
                host.sent += len(data) if packed else len(gzip.compress(data, 9))
                with suppress(ConnectionError):  # a page was closed that was still being kept
                    outputfile.write(data)

        super().__init__(("127.0.0.1", 0), functools.partial(Counted, directory=str(folder)))
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server_port}/"


def sizes(folder: Path) -> dict[str, int]:
    """Bytes of the folder's parts, as a host sends them that compresses by gzip."""
    found = {"python": 0, "page": 0, "cores": 0, "nets": 0}
    for path in folder.rglob("*"):
        if path.is_file():
            part = "python" if path.is_relative_to(folder / "house") else "page"
            if path.match("house/*.net.zst"):
                part = "nets"
            elif path.match("house/*.wasm.zst") and not path.name.startswith("pyodide"):
                part = "cores"
            found[part] += in_page.sent(path)
    return found


# The browser's processes -----------------------------------------------------------------------------------------


def below(pid: int) -> Iterator[int]:
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                yield child
                yield from below(child)


def processes(kind: str = "--") -> list[int]:
    """Of the browser that this has started: all, or those of a kind."""
    found = []
    for pid in below(os.getpid()):
        with suppress(OSError):
            words = Path(f"/proc/{pid}/cmdline").read_text()
            if "chrom" in words.partition(" ")[0].partition("\0")[0] and kind in words:
                found.append(pid)
    return found


class Taken(NamedTuple):
    """What a page took: seconds, seconds of processor, those of its busiest thread."""

    seconds: float
    processor: float
    busiest: float


def processor() -> tuple[float, float]:
    """Of the pages' processes so far, all threads together, and the busiest one."""
    threads = []
    for pid in processes("--type=renderer"):
        for one in Path(f"/proc/{pid}/task").glob("*/schedstat"):
            with suppress(OSError):
                threads.append(int(one.read_text().split()[0]) / 1e9)
    return sum(threads), max(threads, default=0.0)


def memory() -> float:
    """Megabytes of the pages' processes, what they share with others in part."""
    found = 0
    for pid in processes("--type=renderer"):
        with suppress(OSError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            found += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return found / 1000


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """The browser runs for one part of the time in so many."""
    over = threading.Event()

    def hold() -> None:
        while not over.is_set():
            held = processes()
            for number, pause in ((signal.SIGSTOP, TURN * (times - 1) / times), (signal.SIGCONT, TURN / times)):
                for pid in held:
                    with suppress(ProcessLookupError):
                        os.kill(pid, number)
                time.sleep(pause)

    holding = threading.Thread(target=hold)
    if times > 1:
        holding.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            holding.join()


# Openings --------------------------------------------------------------------------------------------------------


def opened(context: BrowserContext, url: str) -> tuple[Taken, Page]:
    """What it takes until the house answers, in a page of its own."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    before, began = processor()[0], time.perf_counter()
    page.goto(url)
    page.get_by_text("Without a server").wait_for(state="visible")
    seconds = time.perf_counter() - began
    after, busiest = processor()
    return Taken(seconds, after - before, busiest), page


def kept(page: Page) -> None:
    page.get_by_text("Without a server").click()
    page.get_by_text("Everything is kept").wait_for()


@contextmanager
def browsing(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=house.chromium(), args=["--no-sandbox"])
    yield browser
    browser.close()


def openings(playwright: Playwright, url: str, warm: bool, slower: int) -> Taken:
    taken = []
    for _ in range(OPENINGS):
        with browsing(playwright) as browser:
            context = browser.new_context(locale="en")
            if warm:
                _, page = opened(context, url)
                kept(page)
                page.close()
            with slowed(slower):
                taken.append(opened(context, url)[0])
    return Taken(*map(statistics.median, zip(*taken, strict=True)))


def remembered(playwright: Playwright, url: str) -> Iterator[tuple[str, float]]:
    """Megabytes of a page on the way through a few moves of each game, against the strongest bot."""
    with browsing(playwright) as browser:
        _, page = opened(browser.new_context(locale="en"), url)
        kept(page)
        yield "house", memory()
        for bot in ("ami", "grand-maitre"):
            for game in registry.game_names():
                moved(page, game, f"bot:{bot}")
                yield f"after {game}, {bot}", memory()


def moved(page: Page, game: str, bot: str, moves: int = 3) -> None:
    """A table at which the bot has made some moves."""
    mine, other = registry.game(game).seats(2)
    rng = Random(game)
    table = ask(page, "POST", "/tables", {"game": game, "seats": {mine: "me", other: bot}, "name": "Ana"})["table"]
    while True:
        state = ask(page, "GET", f"/tables/{table}?seat={mine}")
        if state["to_act"] != [mine]:
            page.wait_for_timeout(50)
            continue
        if moves == 0 or state["status"] != "playing":
            return
        body = {"ply": state["ply"], "move": rng.choice(sorted(state["moves"])), "seat": mine}
        ask(page, "POST", f"/tables/{table}/moves", body)
        moves -= ask(page, "GET", f"/tables/{table}?seat={mine}")["to_act"] != [mine]


def main(folder: Path) -> None:
    for part, size in (found := sizes(folder)).items():
        print(f"{part:28} {size / 1e6:6.2f} MB")
    print(f"{'first load, without nets':28} {(sum(found.values()) - found['nets']) / 1e6:6.2f} MB")
    host = Host(folder)
    with sync_playwright() as playwright:
        with browsing(playwright) as browser:
            _, page = opened(browser.new_context(locale="en"), host.url)
            print(f"{'sent until the house answers':28} {host.sent / 1e6:6.2f} MB")
            kept(page)
            print(f"{'sent until all is kept':28} {host.sent / 1e6:6.2f} MB", flush=True)
        for name, warm, slower in (("cold", False, 1), ("warm", True, 1), ("warm, four times slower", True, 4)):
            seconds, took, busiest = openings(playwright, host.url, warm, slower)
            print(f"{name:28} {seconds:6.2f} s, processor {took:.2f} s, busiest thread {busiest:.2f} s", flush=True)
        for name, megabytes in remembered(playwright, host.url):
            print(f"{name:28} {megabytes:6.0f} MB", flush=True)
    host.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
