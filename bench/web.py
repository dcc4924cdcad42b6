"""The browser table in a real browser: `./.venv/bin/python bench/web.py`, after `./test` has made environment and page.

Bytes of each screen on a first visit, layout shift, time until the board of each game can be played on, and frames
while the pointer goes over it, in Paris with a building. Beside the times, in the same run, those of a page that is
empty but for one script: the machines are noisy, and a ratio says more than a time. Medians over the rounds; of layout
shifts the worst.
"""

import argparse
import statistics
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, Page

from boulevard.server.archive import Imported
from stage import RECORDS, Stage, browsing, staged

DESKTOP, PHONE = (1440, 900), (390, 844)
SLOW = 4
"""How many times slower the processor is made."""

EMPTY = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><link rel="icon" href="about:blank">
<style>#thing { position: fixed; left: 0; top: 0; width: 200px; height: 200px; background: #246; }</style>
<script type="module" src="/empty.js"></script></html>
"""
EMPTY_JS = """const thing = document.createElement("div");
thing.id = "thing";
document.body.append(thing);
addEventListener("pointermove", ({ x, y }) => (thing.style.transform = `translate(${x}px, ${y}px)`));
"""


@dataclass
class Drawn:
    """A drawn table: the record it stands at and whose turn it is, what tells that it can be played on, the board that
    the pointer goes over, and what is dragged there."""

    record: str
    seat: str
    ready: str
    board: str
    dragged: str | None = None


DRAWN = {
    "paris": Drawn("paris-mockup", "blue", '[role="gridcell"][tabindex="0"]', '[role="grid"]', '[data-piece="STAIRS"]'),
    "couleurs": Drawn("couleurs-rich", "1", '[data-place][tabindex="0"]', ".ring"),
    "flatiron": Drawn("flatiron-rich", "1", 'svg.map [role="button"]', "svg.map"),
}
EMPTY_READY = "#thing"

WATCH = """
window.bench = { appeared: null, tasks: [], shift: 0, frames: null };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) bench.tasks.push([task.startTime, task.startTime + task.duration]);
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) bench.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
const watcher = new MutationObserver(() => {
  if (!document.querySelector(READY)) return;
  bench.appeared = performance.now();
  watcher.disconnect();
});
watcher.observe(document, { subtree: true, childList: true, attributes: true });
bench.record = () => {
  bench.frames = [];
  let last = performance.now();
  const frame = (now) => {
    bench.frames.push(now - last);
    last = now;
    if (bench.frames !== null) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(frame); });
};
"""

INTERACTIVE = """() => bench.appeared === null ? null
  : Math.max(bench.appeared, ...bench.tasks.filter(([from]) => from < bench.appeared + 500).map(([, to]) => to))"""
"""From the start of the navigation until something can be chosen and no long task is in the way any more, in ms."""


class Visit:
    """A first visit: a browser that knows nothing yet."""

    def __init__(self, browser: Browser, size: tuple[int, int], slow: int = 1, ready: str = EMPTY_READY) -> None:
        # what the service worker fetches again comes from the browser's cache, but would not be counted here
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", service_workers="block"
        )
        self.page: Page = self.context.new_page()
        self.ready = ready
        self.page.add_init_script(f"const READY = {ready!r};{WATCH}")
        self.bytes = 0
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.on("Network.loadingFinished", self._finished)
        self.devtools.send("Network.enable")
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if slow > 1:
            self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})

    def _finished(self, loaded: dict[str, float]) -> None:
        self.bytes += int(loaded["encodedDataLength"])

    def sit(self, stage: Stage, table: Imported, seat: str) -> None:
        headers = {"authorization": f"Bearer {table.tokens[seat]}"}
        answer = self.page.request.post(f"{stage.url}/api/tables/{table.table}/claim", data={}, headers=headers)
        assert answer.ok, answer.text()

    def go(self, url: str) -> None:
        self.page.goto(url)
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(700)

    def interactive(self) -> float:
        self.page.wait_for_selector(self.ready, state="attached")
        self.page.wait_for_timeout(1500)
        return float(self.page.evaluate(INTERACTIVE))

    def work(self) -> float:
        """What the page's main thread has worked so far, in ms of its own clock: other programs do not count."""
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def shift(self) -> float:
        return float(self.page.evaluate("bench.shift"))

    def frames(self, way: list[tuple[float, float]]) -> tuple[float, float]:
        """While the pointer goes that way: the 95th of a hundred frames, and the work for each step of it, in ms."""
        before = self.work()
        self.page.evaluate("bench.record()")
        for x, y in way:
            self.page.mouse.move(x, y)
        found: list[float] = self.page.evaluate("() => { const all = bench.frames; bench.frames = null; return all; }")
        return statistics.quantiles(found, n=20)[-1], (self.work() - before) / len(way)

    def close(self) -> None:
        self.context.close()


@contextmanager
def empty_page() -> Iterator[str]:
    """Where the page that is empty but for one script is served."""
    with TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(EMPTY, "utf-8")
        Path(folder, "empty.js").write_text(EMPTY_JS, "utf-8")

        class Quiet(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


def over_the_board(page: Page, board: str) -> list[tuple[float, float]]:
    """A way to and fro over the board, in small steps."""
    box = page.locator(board).first.bounding_box()
    assert box is not None
    way = []
    for row in range(8):
        for step in range(24):
            across = (step + 0.5) / 24 if row % 2 == 0 else 1 - (step + 0.5) / 24
            way.append((box["x"] + box["width"] * across, box["y"] + box["height"] * (row + 0.5 + step / 24) / 9))
    return way


class Bench:
    def __init__(self, browser: Browser, stage: Stage, empty: str) -> None:
        self.browser, self.stage, self.empty = browser, stage, empty

    def seen(self, size: tuple[int, int], path: str, table: tuple[Imported, str] | None = None) -> tuple[int, float]:
        """Bytes and layout shift of a first visit to a page, on a slow processor, which shows what comes late."""
        visit = Visit(self.browser, size, SLOW)
        if table is not None:
            visit.sit(self.stage, *table)
        visit.go(self.stage.url + path)
        found = visit.bytes, visit.shift()
        visit.close()
        return found

    def ready(self, drawn: Drawn, slow: int) -> list[tuple[float, float]]:
        """Until the board, and the empty page, can be played on: time, and work."""
        table = self.stage.table(RECORDS / f"{drawn.record}.game")
        visit = Visit(self.browser, DESKTOP, slow, drawn.ready)
        visit.sit(self.stage, table, drawn.seat)
        visit.page.goto(f"{self.stage.url}/tables/{table.table}")
        board = visit.interactive(), visit.work()
        visit.close()
        visit = Visit(self.browser, DESKTOP, slow)
        visit.page.goto(self.empty)
        beside = visit.interactive(), visit.work()
        visit.close()
        return list(zip(board, beside, strict=True))

    def pointed(self, drawn: Drawn, slow: int) -> list[tuple[float, float]]:
        """While the pointer goes over the board, and a square follows it on the empty page: frames, work."""
        table = self.stage.table(RECORDS / f"{drawn.record}.game")
        visit = Visit(self.browser, DESKTOP, slow, drawn.ready)
        visit.sit(self.stage, table, drawn.seat)
        visit.go(f"{self.stage.url}/tables/{table.table}")
        way = over_the_board(visit.page, drawn.board)
        if drawn.dragged:
            visit.page.locator(drawn.dragged).hover()
            visit.page.mouse.down()
        visit.page.mouse.move(*way[0], steps=4)
        board = visit.frames(way)
        visit.page.mouse.up()
        visit.close()
        visit = Visit(self.browser, DESKTOP, slow)
        visit.go(self.empty)
        beside = visit.frames(way)
        visit.close()
        return list(zip(board, beside, strict=True))


def row(*cells: object) -> None:
    print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


def compared(rounds: int, names: tuple[str, ...], measured: "partial[list[tuple[float, float]]]") -> None:
    """A row for each figure: the medians of board and empty page, and of their ratio."""
    found = [measured() for _ in range(rounds)]
    for number, name in enumerate(names):
        pairs = [one[number] for one in found]
        board, beside = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
        ratio = statistics.median(one / other for one, other in pairs)
        row(name, f"{board:.1f} ms", f"{beside:.1f} ms", f"{ratio:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", choices=DRAWN, default=list(DRAWN), help="whose tables are timed")
    args = parser.parse_args()
    rounds, games = args.rounds, args.games
    with staged("--bot-pace", "3600") as stage, browsing() as browser, empty_page() as empty:
        bench = Bench(browser, stage, empty)
        tables = {name: (stage.table(RECORDS / f"{drawn.record}.game"), drawn.seat) for name, drawn in DRAWN.items()}
        screens = {
            "home": ("/", None),
            "new table, Paris": ("/new/paris", None),
            "rules of Paris": ("/rules/paris", None),
            "about": ("/about", None),
            **{f"table of {name.capitalize()}": (f"/tables/{one[0].table}", one) for name, one in tables.items()},
        }
        row("first visit", "compressed kB", "layout shift, desktop", "layout shift, phone")
        row("---", "---:", "---:", "---:")
        for name, (path, table) in screens.items():
            visits = [[bench.seen(size, path, table) for size in (DESKTOP, PHONE)] for _ in range(rounds)]
            weight = statistics.median(weighed for visit in visits for weighed, _ in visit)
            shifts = [max(visit[size][1] for visit in visits) for size in (0, 1)]
            row(name, f"{weight / 1000:.1f}", *(f"{shift:.3f}" for shift in shifts))
        for game in games:
            timed(bench, game, rounds)


def timed(bench: Bench, game: str, rounds: int) -> None:
    """The table of a game on a slow processor and on this one, each beside the empty page."""
    drawn = DRAWN[game]
    doing = "dragging" if drawn.dragged else "pointing"
    print()
    row(f"table of {game.capitalize()}, desktop", "board", "empty page", "ratio")
    row("---", "---:", "---:", "---:")
    for slow in (SLOW, 1):
        what = f"processor {slow} times slower" if slow > 1 else "processor as it is"
        names = f"until it can be played on, {what}", f"the main thread's work until then, {what}"
        compared(rounds, names, partial(bench.ready, drawn, slow))
        names = f"95th of 100 frames while {doing}, {what}", f"the main thread's work for a step, {what}"
        compared(rounds, names, partial(bench.pointed, drawn, slow))


if __name__ == "__main__":
    main()
