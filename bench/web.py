"""The browser table in a real browser: `./.venv/bin/python bench/web.py`, after `./test` has made environment and page.

Bytes of each screen on a first visit, layout shift, time until the board of each game can be played on, frames while
the pointer goes over it, in Paris with a building, and frames while a move is shown that was made elsewhere. Beside the
times, in the same run, those of a page that is empty but for one script: the machines are noisy, and a ratio says more
than a time. `--before FOLDER`: beside those of another checkout instead, whose page is built. Medians over the rounds;
of layout shifts the worst.
"""

import argparse
import statistics
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from playwright.sync_api import Browser, Error, Page

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
addEventListener("click", () => thing.animate({ left: ["0", "900px"] }, 900));
"""


@dataclass
class Drawn:
    """A drawn table: the record it stands at and whose turn it is, what tells that it can be played on, the board that
    the pointer goes over, a move to be shown, and what is dragged there."""

    record: str
    seat: str
    ready: str
    board: str
    move: str
    dragged: str | None = None


DRAWN = {
    "paris": Drawn(
        "paris-mockup",
        "blue",
        '[role="gridcell"][tabindex="0"]',
        '[role="grid"]',
        "build STAIRS a1+a2+b2+b3+c3",
        '[data-piece="STAIRS"]',
    ),
    "couleurs": Drawn("couleurs-rich", "1", '[data-place][tabindex="0"]', ".ring", "paint GA16 G"),
    "flatiron": Drawn("flatiron-rich", "1", 'svg.map [role="button"]', "svg.map", "dollars"),
}
EMPTY_READY = "#thing"
QUIET = ("--bot-pace", "3600")
"""No bot moves while something is measured."""

Given = tuple["Drawn", int, int]
"""A table, how many times slower the processor is made, and how many rounds."""

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


def ninety_fifth(frames: list[float]) -> float:
    """Of a hundred frames."""
    return statistics.quantiles(frames, n=20, method="inclusive")[-1]


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
        return ninety_fifth(found), (self.work() - before) / len(way)

    def shown(self, begin: Callable[[], object]) -> tuple[float, float, float]:
        """While what this begins is shown, until nothing moves any more and a hundred frames have passed, so that moves
        that are shown longer do not count as smoother: the 95th of a hundred frames, the longest, and the work."""
        before = self.work()
        self.page.evaluate("bench.record()")
        begin()
        with suppress(Error):  # what moves in one page may stand still in another
            self.page.wait_for_function(MOVING, timeout=5000)
        self.page.wait_for_function(f"() => bench.frames.length >= 100 && !({MOVING})()", polling=100)
        found: list[float] = self.page.evaluate("() => { const all = bench.frames; bench.frames = null; return all; }")
        return ninety_fifth(found), max(found), self.work() - before

    def close(self) -> None:
        self.context.close()


MOVING = """() => document.getAnimations().some(
  ({ playState, effect }) => playState === "running" && effect.getComputedTiming().endTime < Infinity)"""


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


class Empty:
    """The page with nothing in it, measured as a table is."""

    title = "empty page"

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    @contextmanager
    def at(self, drawn: Drawn, slow: int) -> Iterator[Visit]:
        visit = Visit(self.browser, DESKTOP, slow)
        visit.go(self.url)
        yield visit
        visit.close()

    def ready(self, drawn: Drawn, slow: int) -> tuple[float, float]:
        with self.at(drawn, slow) as visit:
            return visit.interactive(), visit.work()

    def pointed(self, drawn: Drawn, slow: int) -> tuple[float, float]:
        with self.at(drawn, slow) as visit:
            return visit.frames(over_the_board(visit.page, "body"))

    def moved(self, drawn: Drawn, slow: int) -> tuple[float, float, float]:
        with self.at(drawn, slow) as visit:
            return visit.shown(lambda: visit.page.mouse.click(400, 400))


class Bench:
    """The page of a server."""

    def __init__(self, browser: Browser, stage: Stage, title: str) -> None:
        self.browser, self.stage, self.title = browser, stage, title

    def seen(self, size: tuple[int, int], path: str, table: tuple[Imported, str] | None = None) -> tuple[int, float]:
        """Bytes and layout shift of a first visit to a page, on a slow processor, which shows what comes late."""
        visit = Visit(self.browser, size, SLOW)
        if table is not None:
            visit.sit(self.stage, *table)
        visit.go(self.stage.url + path)
        found = visit.bytes, visit.shift()
        visit.close()
        return found

    @contextmanager
    def at(self, drawn: Drawn, slow: int) -> Iterator[tuple[Visit, Imported]]:
        """At a table of one's own."""
        table = self.stage.table(RECORDS / f"{drawn.record}.game")
        visit = Visit(self.browser, DESKTOP, slow, drawn.ready)
        visit.sit(self.stage, table, drawn.seat)
        visit.page.goto(f"{self.stage.url}/tables/{table.table}")
        yield visit, table
        visit.close()

    def ready(self, drawn: Drawn, slow: int) -> tuple[float, float]:
        """Until the board can be played on: time, and work."""
        with self.at(drawn, slow) as (visit, _):
            return visit.interactive(), visit.work()

    def pointed(self, drawn: Drawn, slow: int) -> tuple[float, float]:
        """While the pointer goes over the board: frames, work."""
        with self.at(drawn, slow) as (visit, _):
            visit.interactive()
            way = over_the_board(visit.page, drawn.board)
            if drawn.dragged:
                visit.page.locator(drawn.dragged).hover()
                visit.page.mouse.down()
            visit.page.mouse.move(*way[0], steps=4)
            return visit.frames(way)

    def moved(self, drawn: Drawn, slow: int) -> tuple[float, float, float]:
        """While a move that was made elsewhere is shown: frames, work."""
        with self.at(drawn, slow) as (visit, table):
            visit.interactive()
            path, token = f"/api/tables/{table.table}", table.tokens[drawn.seat]
            ply = visit.page.request.get(f"{self.stage.url}{path}").json()["ply"]
            return visit.shown(lambda: self.stage.post(f"{path}/moves", {"ply": ply, "move": drawn.move}, token))


def row(*cells: object) -> None:
    print("|", " | ".join(str(cell) for cell in cells), "|", flush=True)


Measure = Literal["ready", "pointed", "moved"]


def compared(board: Bench, beside: Bench | Empty, measure: Measure, names: tuple[str, ...], given: Given) -> None:
    """A row for each figure: the medians of the board and of what is beside it, and of their ratio."""
    drawn, slow, rounds = given
    found = [[getattr(side, measure)(drawn, slow) for side in (board, beside)] for _ in range(rounds)]
    for number, name in enumerate(names):
        pairs = [(one[number], other[number]) for one, other in found]
        ratio = statistics.median(one / other for one, other in pairs)
        row(name, *(f"{statistics.median(pair[side] for pair in pairs):.1f} ms" for side in (0, 1)), f"{ratio:.2f}")


def weighed(bench: Bench, rounds: int) -> None:
    """Bytes and layout shifts of first visits."""
    tables = {name: (bench.stage.table(RECORDS / f"{one.record}.game"), one.seat) for name, one in DRAWN.items()}
    screens = {
        "home": ("/", None),
        "new table, Paris": ("/new/paris", None),
        "rules of Paris": ("/rules/paris", None),
        "about": ("/about", None),
        **{f"table of {name.capitalize()}": (f"/tables/{one[0].table}", one) for name, one in tables.items()},
    }
    print()
    row(f"first visit, {bench.title}", "compressed kB", "layout shift, desktop", "layout shift, phone")
    row("---", "---:", "---:", "---:")
    for name, (path, table) in screens.items():
        visits = [[bench.seen(size, path, table) for size in (DESKTOP, PHONE)] for _ in range(rounds)]
        weight = statistics.median(weighed for visit in visits for weighed, _ in visit)
        shifts = [max(visit[size][1] for visit in visits) for size in (0, 1)]
        row(name, f"{weight / 1000:.1f}", *(f"{shift:.3f}" for shift in shifts))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", choices=DRAWN, default=list(DRAWN), help="whose tables are timed")
    parser.add_argument(
        "--before", type=Path, metavar="FOLDER", help="another checkout, its page built, to compare with"
    )
    args = parser.parse_args()
    with staged(*QUIET) as stage, browsing() as browser, ExitStack() as more:
        bench = Bench(browser, stage, "board")
        beside: Bench | Empty
        weighed(bench, args.rounds)
        if args.before is None:
            beside = Empty(browser, more.enter_context(empty_page()))
        else:
            before = more.enter_context(staged(*QUIET, sources=args.before.resolve() / "src"))
            beside = Bench(browser, before, "before")
            weighed(beside, args.rounds)
        for game in args.games:
            timed(bench, beside, game, args.rounds)


def timed(bench: Bench, beside: Bench | Empty, game: str, rounds: int) -> None:
    """The table of a game on a slow processor and on this one, each beside the other page."""
    drawn = DRAWN[game]
    doing = "dragging" if drawn.dragged else "pointing"
    print()
    row(f"table of {game.capitalize()}, desktop", bench.title, beside.title, "ratio")
    row("---", "---:", "---:", "---:")
    for slow in (SLOW, 1):
        what = f"processor {slow} times slower" if slow > 1 else "processor as it is"
        given = (drawn, slow, rounds)
        names = f"until it can be played on, {what}", f"the main thread's work until then, {what}"
        compared(bench, beside, "ready", names, given)
        names = f"95th of 100 frames while {doing}, {what}", f"the main thread's work for a step, {what}"
        compared(bench, beside, "pointed", names, given)
        shown = "95th of 100 frames while a move is shown", "the longest of them", "the main thread's work for it"
        compared(bench, beside, "moved", tuple(f"{name}, {what}" for name in shown), given)


if __name__ == "__main__":
    main()
