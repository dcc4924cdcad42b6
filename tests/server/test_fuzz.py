"""Anything may be sent: no 5xx, no traceback, no dead room."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.kit import Served

TYPES = ["move", "undo", "takeback", "answer", "resign", "preview", "seat", "rematch", "ping", "dance", "", None, 7]
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**80, 1.5, "", "x", "orange", "blue", "-", "~", "random", "bot:random",
    "os:system", "pass", "tile 3 B2 1", "take NOTHING", "é\u0000\ud7ff", "y" * 500, [], {}, ["a"], {"a": {"b": []}},
]  # fmt: skip


def message(rng: Random, ply: int, moves: list[str]) -> str | bytes:
    """Something that a client might send, mostly wrong."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(60))
    if rng.random() < 0.1:
        return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x800), 0x1F600])) for _ in range(40))
    made: dict[str, Any] = {"type": rng.choice(TYPES[:10])} if rng.random() < 0.9 else {"type": rng.choice(TYPES)}
    if made["type"] in ("resign", "rematch") and rng.random() < 0.98:
        made["type"] = "move"
    for name in ("id", "seat", "ply", "to", "move", "yes", "bot", "open", "person"):
        if rng.random() < 0.4:
            made[name] = rng.choice(VALUES)
    if rng.random() < 0.3:
        made |= {"ply": ply + rng.choice([0, 0, 1, -1]), "move": rng.choice(moves or ["pass"]), "id": str(rng.random())}
        made.pop("seat", None)
    text = json.dumps(made)
    return text[: rng.randrange(len(text))] if rng.random() < 0.05 else text


def fuzz(served: Served, cases: int, seed: str) -> None:
    rng = Random(seed)
    sent = 0
    while sent < cases:
        party = served.open(seats={"orange": "me", "blue": rng.choice(["me", "bot:random", "open"])})
        if "blue" not in party.tokens and party.state()["status"] == "open":
            party.join()
        who = rng.choice([*party.tokens, None])
        with served.live(party.table, party.tokens[who] if who else None) as live:
            state = live.until("state")
            for _ in range(150):
                data = message(rng, state["ply"], state["moves"])
                live.socket.send(data)
                sent += 1
                while True:
                    answer = live.next()
                    if answer["type"] == "state":
                        state = answer
                    elif answer["type"] != "seats":
                        break
                assert answer["type"] in ("accepted", "refused", "preview", "pong")
                assert answer.get("error") != "inside", (data, answer)
        assert party.state()["table"] == party.table
        assert "ply" in party.state()


def test_anything_on_the_socket(served: Served) -> None:
    fuzz(served, 2000, "small")


@pytest.mark.long
def test_much_more_on_the_socket(served: Served) -> None:
    fuzz(served, 50_000, "large")


def schemathesis(served: Served, tmp_path: Path, examples: int) -> None:
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{served.url}/api/openapi.json", "--checks", checks,
        "--max-examples", str(examples), "--seed", "1", "--generation-deterministic", "--no-color",
        "--phases", "examples,coverage,fuzzing",
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]


def test_the_openapi_document_is_kept(served: Served, tmp_path: Path) -> None:
    schemathesis(served, tmp_path, 15)


@pytest.mark.long
def test_the_openapi_document_is_kept_in_thousands_of_cases(served: Served, tmp_path: Path) -> None:
    schemathesis(served, tmp_path, 300)
