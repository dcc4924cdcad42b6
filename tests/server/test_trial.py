"""The public trial: it passes, and it would see what is lost, doubled, told or left unanswered."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from boulevard import registry
from boulevard.cli.trial import lines
from boulevard.core.game import AnyGame
from boulevard.core.texts import LANGUAGES, texts
from boulevard.server.database import engine_for, migrate
from boulevard.trial.flood import Flood, Guest
from boulevard.trial.kills import Kills, Sitting
from boulevard.trial.process import Process
from boulevard.trial.records import wrong_with
from boulevard.trial.report import Broken, Compared, Flooded, Killed, Report
from boulevard.trial.twins import Twins, position
from boulevard.trial.warm import Warm
from boulevard.trial.whole import Trial, alone, database_of
from command_line import Run, refused
from server.kit import Served

QUICK = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1")


def trial(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """The command, whose temporary folder is in this one."""
    command = [sys.executable, "-W", "error", "-m", "boulevard", "trial", "--lang", "en", *words]
    environment = {**os.environ, "TMPDIR": str(folder)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_a_short_trial(tmp_path: Path) -> None:
    out, err = trial(tmp_path, "--kills", "3", "--json").communicate(timeout=300)
    assert "Traceback" not in err
    report = json.loads(out)
    assert report["held"], report
    assert report["kills"]["kills"] == 3
    assert report["kills"]["acknowledged"] > 100
    assert report["kills"]["games"] == report["kills"]["tables"] >= 8
    assert report["kills"]["lost"] == report["kills"]["doubled"] == report["twins"]["different"] == 0
    assert report["twins"]["answers"] > 100
    assert report["flood"]["closed"] == report["flood"]["silent"] == 120
    assert report["flood"]["tables"] > 0
    assert report["flood"]["during"]["count"] > 0
    assert report["flood"]["unanswered"] == 0
    assert not list(tmp_path.iterdir())


def test_ctrl_c_ends_it_well(tmp_path: Path) -> None:
    ran = trial(tmp_path)
    limit = time.monotonic() + 120
    while not any(tmp_path.glob("*/twins.db")) and time.monotonic() < limit:
        time.sleep(0.05)
    ran.send_signal(signal.SIGINT)
    out, err = ran.communicate(timeout=120)
    assert ran.returncode == 130, err
    assert out.splitlines()[-1] == "Every promise held, as far as it came."
    assert err.splitlines()[-1] == "boulevard: interrupted"
    assert "Traceback" not in err
    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_a_thousand_kills(tmp_path: Path, database: str) -> None:
    given = None if database.startswith("sqlite") else database
    report = Trial(tmp_path, kills=1000, seed="long", database=given).run()
    assert report.broken == []
    assert report.kills.kills == 1000
    assert report.kills.lost == report.kills.doubled == report.twins.different == report.flood.unanswered == 0


def test_servers_forked_from_one_program_hear_of_each_other(tmp_path: Path, shared: str) -> None:
    """As they do where each has read the program by itself."""
    servers = [Warm(shared, tmp_path / f"log{n}", *QUICK, environment=alone(os.environ)).start() for n in range(2)]
    body = {"game": "paris", "seats": {"orange": "me", "blue": "me"}}
    opened = servers[0].ask("POST", "/api/tables", body).json()
    with servers[1].live(opened["table"]) as watcher:
        state = watcher.until("state")
        token = opened["tokens"][state["to_act"][0]]
        path = f"/api/tables/{opened['table']}"
        moves = servers[0].ask("GET", path, None, token).json()["moves"]
        played = servers[0].ask("POST", f"{path}/moves", {"ply": state["ply"], "move": moves[0]}, token)
        assert watcher.until("state")["ply"] == played.json()["ply"]
    for server in servers:
        server.stop()


# What it would see ---------------------------------------------------------------------------------------------------


class Forgetful(Warm):
    """A server that forgets what was written since it was started, when it is killed."""

    def start(self, wait: bool = True) -> Process:
        super().start(wait=True)
        self.keep(self.file, self.copy)
        return self

    def kill(self, how: int = signal.SIGKILL) -> int:
        status = super().kill(how)
        if how == signal.SIGKILL:
            self.keep(self.copy, self.file)
        return status

    @property
    def file(self) -> Path:
        return Path(self.database.removeprefix("sqlite:///"))

    @property
    def copy(self) -> Path:
        return self.file.with_suffix(".copy")

    @staticmethod
    def keep(source: Path, target: Path) -> None:
        for ending in ("-wal", "-shm"):
            Path(f"{target}{ending}").unlink(missing_ok=True)
            if Path(f"{source}{ending}").exists():
                shutil.copy(f"{source}{ending}", f"{target}{ending}")
        shutil.copy(source, target)


def test_it_sees_what_a_server_forgets(tmp_path: Path) -> None:
    server = Forgetful(f"sqlite:///{tmp_path}/a.db", tmp_path / "log", *QUICK, environment=alone(os.environ))
    server.start()
    killed = Killed()
    Kills([[server]], killed, kills=1, tables=2, seed="forgetful").run()
    server.stop()
    assert killed.lost > 0
    assert {"lost", "refused"} <= {one.key for one in killed.broken}


class Gone(Warm):
    """A server that does not come back."""

    def start(self, wait: bool = True) -> Process:
        self.flags = (*self.flags, "--log-level", "none") if self.log.exists() else self.flags
        return super().start(wait)


def test_a_server_that_does_not_come_back_is_a_promise_broken(tmp_path: Path) -> None:
    server = Gone(f"sqlite:///{tmp_path}/a.db", tmp_path / "log", *QUICK, environment=alone(os.environ))
    server.start()
    killed = Killed()
    Kills([[server]], killed, kills=1, tables=1, seed="gone").run()
    assert [one.key for one in killed.broken] == ["start"]
    assert "none" in killed.broken[0].figures["detail"]


def test_what_is_interrupted_is_compared_as_far_as_it_came(tmp_path: Path) -> None:
    server = Warm(f"sqlite:///{tmp_path}/a.db", tmp_path / "log", *QUICK, environment=alone(os.environ))
    server.start()

    def interrupt() -> None:
        os.kill(os.getpid(), signal.SIGINT)

    killed = Killed()
    kills = Kills([[server]], killed, kills=5, tables=4, seed="interrupted 1", step=interrupt)
    with pytest.raises(KeyboardInterrupt):
        kills.run()
    assert killed.kills == 1
    assert killed.acknowledged == sum(len(sitting.heard) for sitting in kills.sittings) > 0
    assert killed.broken == []
    # the same once more, with one move that was never made
    sitting = kills.sittings[0]
    seat = next(iter(sitting.tokens))
    sitting.heard[seat, 9999] = "pass"
    kills._settle()
    assert [one.key for one in killed.broken] == ["lost"]
    server.stop()


def test_lost_doubled_and_gone_are_told_apart() -> None:
    killed = Killed()
    kills = Kills([], killed, kills=0, tables=0, seed="")
    sitting = Sitting([], "t", {"a": "", "b": ""})
    sitting.heard = {("a", 0): "one", ("b", 1): "two"}
    sitting.waiting = {"a": (2, "three", "id")}
    kills._compare(sitting, ["a one", "b two", "a three"], {"a", "b"})
    assert killed.broken == []  # the third may have come or not
    kills._compare(sitting, ["a one", "b two", "a three", "b two"], {"a", "b"})
    assert killed.broken == [Broken("doubled", {"table": "t", "ply": 3, "seat": "b", "move": "two"})]
    kills._compare(sitting, ["a one"], {"a", "b"})
    assert killed.broken[1:] == [Broken("lost", {"table": "t", "ply": 1, "seat": "b", "move": "two"})]
    sitting.heard, sitting.told = {}, 7
    kills._compare(sitting, ["- x"] * 5, {"a"})
    assert killed.broken[2:] == [Broken("gone", {"table": "t", "ply": 5, "told": 7})]
    assert (killed.lost, killed.doubled) == (2, 1)


def test_it_sees_a_difference_between_twins(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they differ in what the one who looks may know: here, in what is hidden from somebody else."""
    game = registry.game("paris")
    disguise = type(game).disguise

    def of_another(self: AnyGame, state: Any, viewer: str | None, rng: Random) -> Any:
        return disguise(self, state, "blue" if viewer == "orange" else "orange", rng)

    monkeypatch.setattr(type(game), "disguise", of_another)
    compared = Compared()
    twins = Twins(served, compared)
    twins.at("paris", Random("another"), 6, moves=1)
    twins.close()
    assert compared.different > 0
    assert {one.key for one in compared.broken} == {"differs"}


def test_what_the_rules_show_is_no_difference_between_twins(served: Served) -> None:
    """F7. One has chosen a board in secret; when the other has too, both are shown."""
    plies = 16
    tables = ((seed, position("flatiron", Random(seed), plies)[0]) for seed in range(200))
    seed = next(seed for seed, table in tables if len(table.players) == 2 and len(table.state.offices) == 1)
    compared = Compared()
    twins = Twins(served, compared)
    twins.at("flatiron", Random(seed), plies)
    twins.close()
    assert compared.broken == []


def test_a_record_that_was_meddled_with_is_noticed(served: Served) -> None:
    party = served.open("paris", seats={"orange": "me", "blue": "me"})
    party.play(3)
    party.post("resign", "orange")
    state, text = party.state(), party.record()
    assert wrong_with("t", state, text) is None
    deal = next(line for line in text.splitlines() if line.startswith("- deal"))
    others = [text.replace(deal, f"{deal[:-1]}{number}") for number in range(1, 9) if not deal.endswith(str(number))]
    found = [wrong_with("t", state, other) for other in others]
    assert all(found)
    assert "draw" in {one.key for one in found if one}
    wrong = {**state, "outcome": {**state["outcome"], "winners": ["orange"]}}
    assert wrong_with("t", wrong, text) == Broken("outcome", {"table": "t"})
    assert wrong_with("t", {**state, "seed": "00" * 32}, text) == Broken("seed", {"table": "t"})


def test_a_guest_whom_nobody_answers_is_told(tmp_path: Path) -> None:
    flooded = Flooded()
    guest = Guest(Process("sqlite://", tmp_path / "log"), flooded, Random(1))
    guest.start()
    while not flooded.unanswered:
        time.sleep(0.01)
    guest.ended.set()
    guest.join()
    assert flooded.broken[0].key == "unanswered"


def test_a_flood_sees_connections_that_are_never_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what an error answers garbage."""
    monkeypatch.setattr("boulevard.trial.flood.LONGEST", 0.2)

    async def main() -> Flooded:
        async def careless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if writer.get_extra_info("peername")[0] == "127.0.0.4":
                writer.write(b"HTTP/1.1 500 Oh\r\n\r\n")
                writer.close()
            else:
                await reader.read()
                writer.close()

        server = await asyncio.start_server(careless, "127.0.0.1", 0)
        async with server:
            flooded = Flooded()
            port = server.sockets[0].getsockname()[1]
            flood = Flood(Process("sqlite://", Path("log"), port=port), flooded, seconds=0.1, seed="x")
            until = asyncio.get_running_loop().time() + 0.1
            await flood._hold(3, "127.0.0.2", until)
            await flood._garbage(1, until + 60)
        return flooded

    flooded = asyncio.run(main())
    assert (flooded.silent, flooded.closed) == (3, 0)
    assert [one.key for one in flooded.broken] == ["held", "garbage"]


# What it leaves alone ------------------------------------------------------------------------------------------------


def test_a_trial_has_nothing_to_do_with_a_server_that_runs_here() -> None:
    given = {"BOULEVARD_HOST": "0.0.0.0", "BOULEVARD_DATABASE": "postgresql://x/y", "HOME": "/h"}
    assert alone(given) == {"HOME": "/h", "BOULEVARD_CORES": "off"}


def test_in_postgresql_it_has_a_schema_of_its_own_and_leaves_nothing(shared: str, tmp_path: Path) -> None:
    engine = engine_for(shared)
    with database_of(shared, tmp_path) as named:
        own = engine_for(named("kills"))
        migrate(own)
        assert "tables" in sa.inspect(own).get_table_names()
        own.dispose()
        assert sa.inspect(engine).get_table_names("public") == []
    assert sa.inspect(engine).get_schema_names() == ["information_schema", "public"]
    engine.dispose()


@pytest.mark.parametrize("url", ["sqlite:///mine.db", "mysql://x"])
def test_no_other_database_is_taken(run: Run, url: str) -> None:
    refused(run("trial", "--database", url), "postgresql://")


# What it says --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_promise_that_can_be_broken_has_its_words(language: str) -> None:
    words = texts(language, "boulevard.cli")
    source = Path(str(sys.modules["boulevard.trial.whole"].__file__)).parent
    code = "".join(file.read_text("utf-8") for file in source.glob("*.py"))
    keys = set(re.findall(r'(?:found|Broken)\(\s*"([\w-]+)"', code))
    assert len(keys) > 10
    assert [key for key in sorted(keys) if not words.has(f"trial-broken-{key}")] == []
    report = Report(version="1", database="SQLite", seed="0")
    report.kills.broken = [Broken("lost", {"table": "t", "ply": n, "seat": "a", "move": "m"}) for n in range(60)]
    said = lines(report, words)
    assert len([line for line in said if line.startswith("  ")]) == 51
    assert "10" in said[-1]
