"""The house in the page: how much is fetched first, when it can be played at, how much memory it takes.

`python bench/first_load.py OUT` measures a folder that `boulevard build-offline OUT` has written: cold (nothing is
kept), warm (everything is), and warm on a processor four times slower; each as the median of a few openings.
"""

import functools
import gzip
import http.server
import statistics
import sys
import threading
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from playwright.sync_api import BrowserContext, Page, sync_playwright  # noqa: E402

import house  # noqa: E402

OPENINGS = 3
PATIENCE = 180_000.0
PACKED = (".zst", ".woff2")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None: ...


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
            data = path.read_bytes()
            found[part] += len(data) if path.suffix in PACKED else len(gzip.compress(data, 9))
    return found


def opened(context: BrowserContext, url: str, slower: int = 1) -> tuple[float, Page]:
    """Seconds until the house answers, in a page of its own."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if slower > 1:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    began = perf_counter()
    page.goto(url)
    page.get_by_text("Without a server").wait_for(state="visible")
    return perf_counter() - began, page


def main(folder: Path) -> None:
    for part, size in (found := sizes(folder)).items():
        print(f"{part:8} {size / 1e6:6.2f} MB")
    print(f"{'all':8} {sum(found.values()) / 1e6:6.2f} MB")
    serve = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=house.chromium(), args=["--no-sandbox"])
        for name, warm, slower in (("cold", False, 1), ("warm", True, 1), ("warm, four times slower", True, 4)):
            took = []
            for _ in range(OPENINGS):
                context = browser.new_context(locale="en")
                if warm:
                    _, page = opened(context, url)
                    page.get_by_text("Without a server").click()
                    page.get_by_text("Everything is kept").wait_for()
                    page.close()
                seconds, page = opened(context, url, slower)
                took.append(seconds)
                context.close()
            print(f"{name:24} {statistics.median(took):6.2f} s")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
