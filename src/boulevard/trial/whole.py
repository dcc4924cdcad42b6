"""The whole trial: twins, a flood, kills; in a folder of its own that is gone in the end."""

import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sa

from boulevard import __version__, registry
from boulevard.server.database import engine_for
from boulevard.server.refusals import RareRefusal
from boulevard.server.settings import Settings
from boulevard.trial.flood import Flood, can_flood
from boulevard.trial.kills import Kills
from boulevard.trial.process import Process
from boulevard.trial.report import Part, Report
from boulevard.trial.twins import Twins
from boulevard.trial.warm import Warm

SERVERS = 2
"""Killed by turns: on SQLite each with a file of its own, on PostgreSQL both with the same tables."""
TABLES = 4
"""In play at once at each."""
SHORT = 20
"""With fewer kills the rest of the trial is shorter too."""

TROUBLE = re.compile(r'^(?:{"at": "[^"]*", )?("level": "(?:error|critical)".*|Traceback.*)$', re.MULTILINE)
"""A line of a server's log that should not be there."""

Step = Callable[[str, int, int], object]
"""Takes the part of the trial that is under way, how much of it is done, and of how much."""


def alone(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment without the settings of a server that somebody runs here; bots need no compiler for this."""
    ours = {f"BOULEVARD_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    kept = {name: value for name, value in environment.items() if name not in ours}
    return {**kept, "BOULEVARD_CORES": "off"}


@contextmanager
def database_of(given: str | None, folder: Path) -> Iterator[Callable[[str], str]]:
    """Databases by name: files of SQLite; or one schema of the PostgreSQL that is given, dropped in the end."""
    if given is None:
        yield lambda name: f"sqlite:///{folder}/{name}.db"
        return
    engine = engine_for(given)
    if engine.dialect.name != "postgresql":
        raise RareRefusal("database", given=engine.url.render_as_string(hide_password=True))
    schema = f"boulevard_trial_{secrets.token_hex(6)}"
    url = engine.url.update_query_dict({"options": f"-csearch_path={schema}"}).set(drivername="postgresql")
    try:
        with engine.begin() as connection:
            connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
    except sa.exc.SQLAlchemyError as trouble:
        detail = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise RareRefusal("database-trouble", detail=detail) from None
    try:
        yield lambda name: url.render_as_string(hide_password=False)
    finally:
        with engine.begin() as connection:
            connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
        engine.dispose()


class Trial:
    def __init__(
        self,
        folder: Path,
        *,
        kills: int,
        seed: str,
        seconds: float | None = None,
        database: str | None = None,
        step: Step = lambda part, done, total: None,
    ) -> None:
        self.folder, self.kills, self.seed, self.database, self.step = folder, kills, seed, database, step
        self.began = monotonic()
        self.until = None if seconds is None else self.began + seconds
        kind = "SQLite" if database is None else "PostgreSQL"
        self.report = Report(version=__version__, database=kind, seed=seed)

    def run(self) -> Report:
        """What was found; also where it was interrupted."""
        try:
            with database_of(self.database, self.folder) as named:
                self._twins(named("twins"))
                self._flood(named("flood"))
                self._kills(named)
        except KeyboardInterrupt:
            self.report.interrupted = True
        self.report.seconds = round(monotonic() - self.began, 1)
        return self.report

    @property
    def late(self) -> bool:
        return self.until is not None and monotonic() > self.until

    @contextmanager
    def _served(self, part: Part, name: str, database: str, *flags: str, **settings: str) -> Iterator[Process]:
        """A server for a part of the trial; an error that it logs is a promise broken."""
        environment = {**alone(os.environ), **settings}
        server = Warm(database, self.folder / f"{name}.log", *flags, environment=environment)
        server.start()
        try:
            yield server
        finally:
            server.stop()
            said = re.findall(
                r'^(?:{"at": "[^"]*", )?("level": "(?:error|critical)".*|Traceback.*)$', server.logged(), re.M
            )
            for line in dict.fromkeys(said):
                part.found("log", server=name, detail=line[:400])

    def _twins(self, database: str) -> None:
        found, names = self.report.twins, registry.game_names()
        each, deep = (1, 2) if self.kills < SHORT else (3, 3)
        total = each * len(names)
        with self._served(found, "twins", database, "--no-limits", "--log-level", "debug") as server:
            twins = Twins(server, found)
            try:
                for number in range(total):
                    if self.late:
                        break
                    name, rng = names[number % len(names)], Random(f"{self.seed} twins {number}")
                    twins.at(name, rng, rng.randrange(2, 45), viewers=deep, moves=deep)
                    self.step("twins", number + 1, total)
            finally:
                twins.close()

    def _flood(self, database: str) -> None:
        found = self.report.flood
        if self.late or not can_flood():
            return
        self.step("flood", 0, 1)
        with self._served(found, "flood", database, **Flood.environment()) as server:
            seconds, count = (3.0, 120) if self.kills < SHORT else (10.0, 600)
            Flood(server, found, seconds=seconds, seed=self.seed, count=count).run()
        self.step("flood", 1, 1)

    def _kills(self, named: Callable[[str], str]) -> None:
        found = self.report.kills
        flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1")
        with ExitStack() as stack:
            servers: list[Process] = [
                stack.enter_context(self._served(found, f"kills{n}", named(f"kills{n}"), *flags))
                for n in range(SERVERS)
            ]
            houses: list[list[Process]] = [servers] if self.database is not None else [[server] for server in servers]
            Kills(
                houses,
                found,
                kills=self.kills,
                tables=TABLES * SERVERS // len(houses),
                seed=self.seed,
                until=self.until,
                step=lambda: self.step("kills", found.kills, self.kills),
            ).run()


def figures(report: Report) -> Any:
    """A report for programs."""
    return {**msgspec.to_builtins(report), "held": not report.broken}
