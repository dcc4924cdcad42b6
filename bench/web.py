"""The browser table in a real browser: `./.venv/bin/python bench/web.py`, after `./test` has made environment and page.

Bytes of each screen on a first visit, layout shift, time until the board of Paris can be played on, and frames while a
building is dragged over it. Beside the times, in the same run, those of a page that is empty but for one script: the
machines are noisy, and a ratio says more than a time. Medians over the rounds; of layout shifts the worst.
"""

import argparse
import statistics
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, Page

from boulevard.server.archive import Imported
from stage import GOLDEN, RECORDS, Stage, browsing, staged

DESKTOP, PHONE = (1440, 900), (390, 844)
SLOW = 4
"""How many times slower the processor is made."""

EMPTY = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><link rel="icon" href="about:blank">
<style>#thing { position: fixed; left: 0; top: 0; width: 200px; height: 200px; background: #246; }</style>
<script type="module" src="/empty.js"></script></html>
"""
EMPTY_JS = """const thing = document.createElement("div");
thing.id = "thing";
thing.setAttribute("role", "gridcell");
thing.tabIndex = 0;
document.body.append(thing);
addEventListener("pointermove", ({ x, y }) => (thing.style.transform = `translate(${x}px, ${y}px)`));
"""

CELL = '[role="gridcell"][tabindex="0"]'
"""A cell of the board that the keyboard reaches."""

WATCH = (
    f"const CELL = {CELL!r};"
    + """
window.bench = { appeared: null, tasks: [], shift: 0, frames: null };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) bench.tasks.push([task.startTime, task.startTime + task.duration]);
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) bench.shift += one.value;
}).observe({ type: "layout-shift", buffered: true });
const watcher = new MutationObserver(() => {
  if (!document.querySelector(CELL)) return;
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
)

INTERACTIVE = """() => bench.appeared === null ? null
  : Math.max(bench.appeared, ...bench.tasks.filter(([from]) => from < bench.appeared + 500).map(([, to]) => to))"""
"""From the start of the navigation until a cell can be chosen and no long task is in the way any more, in ms."""


class Visit:
    """A first visit: a browser that knows nothing yet."""

    def __init__(self, browser: Browser, size: tuple[int, int], slow: int = 1) -> None:
        # what the service worker fetches again comes from the browser's cache, but would not be counted here
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", service_workers="block"
        )
        self.page: Page = self.context.new_page()
        self.page.add_init_script(WATCH)
        self.bytes = 0
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.on("Network.loadingFinished", self._finished)
        self.devtools.send("Network.enable")
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        if slow > 1:
            self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow})

    def _finished(self, told: dict[str, float]) -> None:
        self.bytes += int(told["encodedDataLength"])

    def sit(self, stage: Stage, table: Imported, seat: str) -> None:
        headers = {"authorization": f"Bearer {table.tokens[seat]}"}
        answer = self.page.request.post(f"{stage.url}/api/tables/{table.table}/claim", data={}, headers=headers)
        assert answer.ok, answer.text()

    def go(self, url: str) -> None:
        self.page.goto(url)
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(700)

    def interactive(self) -> float:
        self.page.wait_for_selector(CELL, state="attached")
        self.page.wait_for_timeout(1500)
        return float(self.page.evaluate(INTERACTIVE))

    def work(self) -> float:
        """What the page's main thread has worked so far, in ms of its own clock: other programs do not count."""
        told = self.devtools.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in told if one["name"] == "TaskDuration")

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


def over_the_board(page: Page) -> list[tuple[float, float]]:
    """A way to and fro over the board, in small steps."""
    box = page.locator('[role="grid"]').bounding_box()
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

    def ready(self, slow: int) -> list[tuple[float, float]]:
        """Until the board, and the empty page, can be played on: time, and work."""
        table = self.stage.table(RECORDS / "paris-mockup.game")
        visit = Visit(self.browser, DESKTOP, slow)
        visit.sit(self.stage, table, "blue")
        visit.page.goto(f"{self.stage.url}/tables/{table.table}")
        board = visit.interactive(), visit.work()
        visit.close()
        visit = Visit(self.browser, DESKTOP, slow)
        visit.page.goto(self.empty)
        beside = visit.interactive(), visit.work()
        visit.close()
        return list(zip(board, beside, strict=True))

    def dragged(self, slow: int) -> list[tuple[float, float]]:
        """While Stairs is dragged over the board, and a square follows the pointer on the empty page: frames, work."""
        table = self.stage.table(RECORDS / "paris-mockup.game")
        visit = Visit(self.browser, DESKTOP, slow)
        visit.sit(self.stage, table, "blue")
        visit.go(f"{self.stage.url}/tables/{table.table}")
        way = over_the_board(visit.page)
        visit.page.locator('[data-piece="STAIRS"]').hover()
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
    rounds = parser.parse_args().rounds
    with staged("--bot-pace", "3600") as stage, browsing() as browser, empty_page() as empty:
        bench = Bench(browser, stage, empty)
        paris = stage.table(RECORDS / "paris-mockup.game"), "blue"
        others = {
            name: (stage.table(GOLDEN / name / f"{record}.game", {"1": "Ana"}, 150), "1")
            for name, record in (("couleurs", "01"), ("flatiron", "20"))
        }
        screens = {
            "home": ("/", None),
            "new table, Paris": ("/new/paris", None),
            "rules of Paris": ("/rules/paris", None),
            "about": ("/about", None),
            "table of Paris": (f"/tables/{paris[0].table}", paris),
            **{f"table of {name.capitalize()}": (f"/tables/{one[0].table}", one) for name, one in others.items()},
        }
        row("first visit", "compressed kB", "layout shift, desktop", "layout shift, phone")
        row("---", "---:", "---:", "---:")
        for name, (path, table) in screens.items():
            visits = [[bench.seen(size, path, table) for size in (DESKTOP, PHONE)] for _ in range(rounds)]
            weight = statistics.median(weighed for visit in visits for weighed, _ in visit)
            shifts = [max(visit[size][1] for visit in visits) for size in (0, 1)]
            row(name, f"{weight / 1000:.1f}", *(f"{shift:.3f}" for shift in shifts))
        print()
        row("table of Paris, desktop", "board", "empty page", "ratio")
        row("---", "---:", "---:", "---:")
        for slow in (SLOW, 1):
            what = f"processor {slow} times slower" if slow > 1 else "processor as it is"
            names = f"until it can be played on, {what}", f"the main thread's work until then, {what}"
            compared(rounds, names, partial(bench.ready, slow))
            names = f"95th of 100 frames while dragging, {what}", f"the main thread's work for a step, {what}"
            compared(rounds, names, partial(bench.dragged, slow))


if __name__ == "__main__":
    main()
