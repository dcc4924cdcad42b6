"""A real server with tables opened from records, and a browser to look at them: for pictures and benches."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import house
from boulevard.core.record import read_record
from boulevard.server import archive

ROOT = house.ROOT
RECORDS = ROOT / "tests" / "web" / "records"
GOLDEN = ROOT / "tests" / "data" / "golden"
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
)


class Stage:
    """A server that runs, and its database."""

    def __init__(self, url: str, database: str) -> None:
        self.url, self.database = url, database
        self.kept: dict[str, str] = {}
        """What was made here for one picture, and is there for the next."""

    def table(self, record: Path, players: dict[str, str] | None = None, turn: int | None = None) -> archive.Imported:
        """A table that goes on from a record, these players at their seats; `turn`: from the last line before that one
        at which somebody who is no bot is to move."""
        found = read_record(record.read_bytes())
        found.players.update(players or {})
        found.seed = None
        if turn is not None:
            people = {seat for seat, name in found.players.items() if not name.startswith("bot:")}
            asked = [ply for ply, line in enumerate(found.lines[:turn]) if line.seat in people]
            found.lines, found.outcome = found.lines[: asked[-1]], None
        return archive.bring_in({"database": self.database}, found, secrets.token_bytes(32))

    def post(self, path: str, body: dict[str, Any], token: str = "", cookie: str = "") -> dict[str, Any]:
        """Ask the server as somebody else."""
        headers = {"content-type": "application/json", "origin": self.url}
        headers |= {"authorization": f"Bearer {token}"} if token else {}
        headers |= {"cookie": f"guest={cookie}"} if cookie else {}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def staged(*flags: str, sources: Path | None = None, fill: Callable[[str], None] | None = None) -> Iterator[Stage]:
    """A server of one's own; gone, with its tables, when it is done with. `sources`: of another
    checkout, with its page; `fill`: writes what is to be in the database."""
    with tempfile.TemporaryDirectory() as folder:
        database, port = f"sqlite:///{folder}/tables.db", free_port()
        if fill is not None:
            fill(database)
        command = [sys.executable, "-m", "boulevard", "serve", "--port", str(port), "--database", database]
        with Path(folder, "log").open("wb") as log:
            environment = os.environ if sources is None else {**os.environ, "PYTHONPATH": str(sources)}
            process = subprocess.Popen([*command, "--no-limits", *flags], stdout=log, stderr=log, env=environment)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url, process, Path(folder, "log"))
            yield Stage(url, database)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def wait_for(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(600):
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    house.stop(f"the server does not start: {log.read_text('utf-8')}")


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium, without a window."""
    program = house.chromium()
    if program is None:
        house.stop(house.NO_BROWSER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), env=dict(os.environ))
        try:
            yield browser
        finally:
            browser.close()
