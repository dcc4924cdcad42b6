"""Studies for tests: founded, written in, and listened to, by people with tokens of their own."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from boulevard.trial.process import Live, bearing
from boulevard.trial.warm import Warm
from server.kit import Served

RECORDS = Path(__file__).parent.parent / "web" / "records"
FINISHED = (RECORDS / "paris-finished.game").read_text("utf-8")


class Forked(Warm, Served):
    """A server of one's own that is killed, and starts again at once."""


class Studied:
    """A study, as one of those who may open it asks for it."""

    def __init__(self, served: Served, study: str, token: str, name: str) -> None:
        self.served, self.study, self.token, self.name = served, study, token, name
        self.path = f"/api/studies/{study}"

    def get(self, path: str = "") -> Any:
        return self.served.get(self.path + path, self.token)

    def text(self, path: str) -> str:
        answer = self.served.call("GET", self.path + path, token=self.token)
        assert answer.status_code == 200, answer.text
        return answer.text

    def status(self, method: str, path: str = "", body: Any = None) -> int:
        return self.served.call(method, self.path + path, body, self.token).status_code

    def nodes(self) -> dict[str, Any]:
        return {node["id"]: node for node in self.get()["nodes"]}

    def write(self, edit: str, node: str, id_: str | None = None, status: int = 200, draw: bool = False,
              **more: Any) -> Any:  # fmt: skip
        body = {"id": id_ or secrets.token_hex(6), "edit": {"edit": edit, "node": node, **more}, "name": self.name}
        return self.served.post(f"{self.path}/edits", {**body, "draw": draw}, self.token, status)

    def play(self, node: str, text: str | None = None, id_: str | None = None, draw: bool = True) -> str:
        """Play that move, or the first that is offered; the node after it."""
        state = self.get(f"/nodes/{node}")
        move = text or state["moves"][0]
        return str(self.write("add", node, id_, seat=state["seat"], text=move, draw=draw)["node"])

    def fork(self) -> tuple[str, list[str]]:
        """The last moment of the game at which something else could have been played, and what."""
        nodes = self.get()["nodes"]
        for node in reversed(nodes[1:]):
            others = [move for move in self.get(f"/nodes/{node['parent']}")["moves"] if move != node["text"]]
            if len(others) > 1:
                return node["parent"], others
        raise AssertionError("there was never a choice")

    def shares(self, may: str, name: str = "Bruno") -> "Studied":
        """Somebody else, who comes in by a new link."""
        link = self.served.post(f"{self.path}/links", {"may": may}, self.token)["link"]
        return Studied(self.served, self.study, link.rpartition("/")[2], name)

    @contextmanager
    def live(self, after: int | None = None) -> Iterator[Live]:
        query = "" if after is None else f"?after={after}"
        url = f"ws{self.served.url.removeprefix('http')}{self.path}/live{query}"
        with connect(url, additional_headers=bearing(self.token), max_size=None, compression=None) as socket:
            yield Live(socket)


def founded(served: Served, name: str = "Ana", **of: Any) -> Studied:
    """A new study; of a finished game of Paris where nothing else is said."""
    token = secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"name": name, **(of or {"record": FINISHED})}, token)
    return Studied(served, made["study"], token, name)
