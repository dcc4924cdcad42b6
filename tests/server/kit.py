"""A server of one's own for tests: the real command in a real process, and clients that speak to it."""

import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

from boulevard.server.database import engine_for
from boulevard.server.schema import beats, outages
from boulevard.trial.process import Process

HERE = Path(__file__).parent


class Served(Process):
    """A server process as anybody starts it, that warns of nothing, and is asked by a client as people have them."""

    python = ("-W", "error")

    def __init__(self, database: str, log: Path, *flags: str, port: int | None = None) -> None:
        super().__init__(database, log, *flags, port=port)
        self.client = httpx.Client(timeout=30)

    def surroundings(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
        return {**super().surroundings(), "PYTHONPATH": path}

    def start(self, wait: bool = True) -> "Served":
        super().start(wait)
        return self

    def stop(self) -> None:
        self.client.close()
        super().stop()

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


class Clocked(Served):
    """A server that takes its time from a file."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        super().__init__(database, folder / f"log{number}", "--no-limits", "--bot-pace", "0", "--bot-seconds", "1")
        self.file = folder / "clock"
        if not self.file.exists():
            self.file.write_text("0")

    def surroundings(self) -> dict[str, str]:
        return {**super().surroundings(), "BOULEVARD_CLOCK": str(self.file)}

    def later(self, seconds: float, served: bool = True) -> None:
        """So much later; `served`: some process was there all the time, and said so."""
        if served:
            engine = engine_for(self.database)
            with engine.begin() as connection:
                connection.execute(sa.update(beats).values(at=beats.c.at + seconds))
            engine.dispose()
        self.file.write_text(str(float(self.file.read_text()) + seconds))

    def outages(self) -> int:
        engine = engine_for(self.database)
        with engine.connect() as connection:
            found = len(connection.execute(sa.select(outages)).all())
        engine.dispose()
        return found


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
