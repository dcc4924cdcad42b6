"""A server of one's own for tests: the real command in a real process, and clients that speak to it."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from boulevard import registry

HERE = Path(__file__).parent


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def soon_over(name: str, rounds: int = 8) -> dict[str, int]:
    """Options by which a random game ends after so many rounds, where the game knows a limit of them."""
    return {one.name: rounds for one in registry.game(name).table_options if one.name.endswith("_limit")}


class Served:
    """A server process; `start` again after `kill` takes the same place and database."""

    def __init__(self, database: str, log: Path, *flags: str, port: int | None = None) -> None:
        self.database, self.log = database, log
        self.port = port or free_port()
        self.flags = flags
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(timeout=30)

    def start(self, wait: bool = True) -> "Served":
        command = [
            sys.executable,
            "-W",
            "error",
            "-m",
            "boulevard",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "C"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.flags], stderr=log, stdout=log, env=environment)
        if wait:
            self.wait()
        return self

    def wait(self) -> None:
        for _ in range(600):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text("utf-8")
            try:
                if self.client.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("the server does not start: " + self.log.read_text("utf-8"))

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(30)
        self.process = None
        return status

    def stop(self) -> None:
        self.client.close()
        if self.process is not None and self.process.poll() is None:
            self.kill(signal.SIGTERM)

    # Speaking to it ----------------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Any = None, token: str | None = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        headers.update(more.pop("headers", {}))
        content = None
        if body is not None:
            content = json.dumps(body)
            headers.setdefault("content-type", "application/json")
        self.client.cookies.clear()
        return self.client.request(method, self.url + path, content=content, headers=headers, **more)

    def get(self, path: str, token: str | None = None, **more: Any) -> Any:
        answer = self.call("GET", path, token=token, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(
        self, path: str, body: Any = None, token: str | None = None, status: int | None = None, **more: Any
    ) -> Any:
        answer = self.call("POST", path, {} if body is None else body, token, **more)
        assert answer.status_code == status if status else answer.is_success, answer.text
        return answer.json()

    def open(self, game: str = "paris", status: int = 201, **opening: Any) -> "Party":
        return Party(self, self.post("/api/tables", {"game": game, **opening}, status=status))

    @contextmanager
    def live(self, table: str, token: str | None = None, query: str = "", **headers: str) -> Iterator["Live"]:
        given = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}"
        with connect(url, additional_headers={**given, **headers}, max_size=None, compression=None) as socket:
            yield Live(socket)


class Live:
    """A client on a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
        return found

    def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of that type, with these values."""
        while True:
            message = self.next()
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    def move(self, ply: int, move: str, id_: str) -> dict[str, Any]:
        self.send(type="move", ply=ply, move=move, id=id_)
        while True:
            message = self.next()
            if message["type"] in ("accepted", "refused") and message["id"] == id_:
                return message


class Party:
    """A table that was opened, with the tokens of those who sit at it."""

    def __init__(self, served: Served, opened: dict[str, Any]) -> None:
        self.served = served
        self.opened = opened
        self.table: str = opened["table"]
        self.path = f"/api/tables/{self.table}"
        self.invite: str = opened["invite"].rpartition("/")[2]
        self.tokens: dict[str, str] = dict(opened["tokens"])

    def join(self, seat: str | None = None, name: str = "") -> str:
        body = {"invite": self.invite, "name": name} | ({"seat": seat} if seat else {})
        joined = self.served.post(f"{self.path}/join", body)
        self.tokens[joined["seat"]] = joined["token"]
        return str(joined["seat"])

    def state(self, seat: str | None = None, query: str = "") -> Any:
        return self.served.get(self.path + query, self.tokens[seat] if seat else None)

    def post(self, call: str, seat: str | None, body: Any = None, status: int | None = None, **more: Any) -> Any:
        token = self.tokens[seat] if seat else None
        return self.served.post(f"{self.path}/{call}", body, token, status, **more)

    def move(self, seat: str, text: str | None = None, status: int | None = None, id_: str | None = None) -> Any:
        """Play that move, or the first that is offered."""
        state = self.state(seat)
        body = {"ply": state["ply"], "move": text or state["moves"][0]} | ({"id": id_} if id_ else {})
        return self.post("moves", seat, body, status)

    def record(self, seat: str | None = None) -> str:
        answer = self.served.call("GET", f"{self.path}/record", token=self.tokens[seat] if seat else None)
        assert answer.status_code == 200, answer.text
        return answer.text

    def play(self, moves: int = 10_000, seed: str = "party") -> Any:
        """Play random moves for whoever is to act, over HTTP; the state after so many, or at the end."""
        rng = Random(seed)
        spectator = self.state()
        for _ in range(moves):
            if spectator["status"] != "playing":
                break
            seat = spectator["to_act"][0]
            if seat in self.tokens:
                state = self.state(seat)
                if seat in state["to_act"]:
                    self.post("moves", seat, {"ply": state["ply"], "move": rng.choice(state["moves"])})
            else:
                time.sleep(0.01)
            spectator = self.state()
        return spectator
