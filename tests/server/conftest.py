"""One server for all tests of a worker process: SQLite, no limits, bots that do not dawdle."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Served


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("served")
    flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1", "--allow-bot", "strange_bots:Nonsense",
             "--allow-bot", "strange_bots:Crash", "--allow-bot", "strange_bots:Exit", "--allow-bot",
             "strange_bots:Dawdle", "--log-level", "debug")  # fmt: skip
    server = Served(f"sqlite:///{folder}/tables.db", folder / "log", *flags).start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"
