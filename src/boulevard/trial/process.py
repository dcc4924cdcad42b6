"""A server of one's own: the real command in a real process, on this machine only, and clients that speak to it."""

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from websockets.sync.client import ClientConnection, connect

from boulevard import registry
from boulevard.core.problems import Problem

HERE = "127.0.0.1"
PATIENCE = 30.0
"""Seconds after which an answer comes no more."""
STARTING = 60.0
"""Seconds in which a server starts, on a busy machine."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Where there is no SIGKILL, SIGTERM lets nobody tidy up either."""
TROUBLE = (OSError, HTTPException)
"""What asking meets where nobody answers."""


class NotServed(Problem):
    """A server that does not start."""

    home = "boulevard.cli"


def free_port() -> int:
    """A port that nobody has, nor is given by the system while a server is away: those begin above."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as found, suppress(OSError):
            found.bind((HERE, port))
            return port


def soon_over(name: str, rounds: int = 8) -> dict[str, int]:
    """Options by which a random game ends after so many rounds, where the game knows a limit of them."""
    return {one.name: rounds for one in registry.game(name).table_options if one.name.endswith("_limit")}


class Answer(Struct, frozen=True):
    """What came back, as it came."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def well(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Process:
    """A server process; `start` again after `kill` takes the same place and database."""

    python: tuple[str, ...] = ()
    """Flags for the interpreter."""

    def __init__(
        self,
        database: str,
        log: Path,
        *flags: str,
        port: int | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.database, self.log = database, log
        self.port = port or free_port()
        self.flags, self.environment = flags, environment
        self.process: Any = None
        self.url = f"http://{HERE}:{self.port}"

    def surroundings(self) -> dict[str, str]:
        """The environment of the process, as it is when the process starts."""
        return {**self.environment, "LANG": "C"}

    def start(self, wait: bool = True) -> "Process":
        serve = ("-m", "boulevard", "serve", "--host", HERE, "--port", str(self.port), "--database", self.database)
        self.process = self.launch([sys.executable, *self.python, *serve, *self.flags])
        if wait:
            self.wait()
        return self

    def launch(self, command: list[str]) -> Any:
        """The process, of its own group: Ctrl-C is for whoever started it, who may have something to ask still."""
        apart: dict[str, Any] = {} if os.name == "nt" else {"process_group": 0}
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stderr=log, stdout=log, env=self.surroundings(), **apart)

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def wait(self) -> None:
        """Until it answers."""
        limit = time.monotonic() + STARTING
        while time.monotonic() < limit and self.runs:
            try:
                if self.ask("GET", "/health", timeout=5).status == 200:
                    return
            except TROUBLE:
                pass
            time.sleep(0.05)
        said = self.logged().strip().splitlines()
        raise NotServed("trial-start", detail=said[-1] if said else "-")

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def kill(self, how: int = KILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status: int = self.process.wait(30)
        self.process = None
        return status

    def stop(self) -> None:
        if self.runs:
            self.kill(signal.SIGTERM)

    # Speaking to it ----------------------------------------------------------------------------------------------

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        *,
        address: str = HERE,
        timeout: float = PATIENCE,
    ) -> Answer:
        """One question on a connection of its own, from one of this machine's own addresses."""
        connection = HTTPConnection(HERE, self.port, timeout=timeout, source_address=(address, 0))
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return Answer(answer.status, tuple(answer.getheaders()), answer.read())
        finally:
            connection.close()

    def live_url(self, table: str, query: str = "") -> str:
        return f"ws://{HERE}:{self.port}/api/tables/{table}/live{query}"

    @contextmanager
    def live(self, table: str, token: str | None = None, query: str = "", **headers: str) -> Iterator["Live"]:
        given = {**bearing(token), **headers}
        with connect(self.live_url(table, query), additional_headers=given, max_size=None, compression=None) as socket:
            yield Live(socket)


def bearing(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class Live:
    """A client on a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next_text(self) -> str:
        return str(self.socket.recv(timeout=PATIENCE))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.next_text())
        return found

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of that type, with these values."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    def state_text(self) -> str:
        """The next state, as it came."""
        while json.loads(text := self.next_text())["type"] != "state":
            pass
        return text

    def move(self, ply: int, move: str, id_: str) -> dict[str, Any]:
        self.send(type="move", ply=ply, move=move, id=id_)
        while True:
            message = self.next()
            if message["type"] in ("accepted", "refused") and message["id"] == id_:
                return message
