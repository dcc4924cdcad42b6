"""The tutorial for bot authors is carried out as it stands: its file, its commands, its seat at a served table."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.kit import Served

PAGE = (Path(__file__).parent.parent / "docs" / "bots.md").read_text("utf-8")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of somebody who has copied the page's code."""
    folder = tmp_path_factory.mktemp("author")
    blocks = re.findall(r"^```python\n# my_bot.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 2
    (folder / "my_bot.py").write_text("\n\n".join(blocks), "utf-8")
    return folder


def ran(author: Path, command: str) -> str:
    words = [sys.executable, "-m", "boulevard", *command.split()[1:]]
    environment = {**os.environ, "LANG": "C"}
    done = subprocess.run(
        words, cwd=author, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "stumbled" not in done.stdout
    return done.stdout


def timeless(said: str) -> list[str]:
    """The lines, without the time that a decision took."""
    return [re.sub(r" +[\d.]+ ms|  +a decision", "", line).rstrip() for line in said.rstrip().splitlines()]


COMMANDS = re.findall(r"^(boulevard (?:arena|terminal) .*)$", PAGE, re.MULTILINE)


def test_the_tutorial_has_the_commands_that_a_bot_author_needs() -> None:
    assert [command.split()[1] for command in COMMANDS] == ["arena", "terminal", "arena"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_works(author: Path, command: str) -> None:
    said = ran(author, command)
    assert "my_bot:Counter" in said
    if shown := re.search(rf"{re.escape(command)}\n```\n```\n(.*?)```", PAGE, re.DOTALL):
        assert timeless(shown[1]) == timeless(said)[: len(timeless(shown[1]))]


def test_what_they_leave_behind(author: Path) -> None:
    """After the last command: the results and the plot."""
    ran(author, COMMANDS[-1])
    assert (author / "results" / "arena-paris-1-of-1.jsonl").exists()
    assert "my_bot:Dreamer" in (author / "ratings.svg").read_text("utf-8")


@pytest.mark.parametrize("game", ["couleurs", "flatiron"])
def test_it_plays_every_game(author: Path, game: str) -> None:
    ran(author, f"boulevard arena {game} my_bot:Counter random --games 2")


def test_it_sits_at_a_served_table(author: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flags = re.search(r"^boulevard serve (.*)$", PAGE, re.MULTILINE)
    assert flags is not None
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(author), os.environ.get("PYTHONPATH", "")]))
    served = Served(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", *flags[1].split(), "--bot-pace", "0.05").start()
    try:
        assert "my_bot:Counter" in served.get("/api/games")[0]["bots"]
        party = served.open(seats={"orange": "bot:my_bot:Counter", "blue": "me"}, options={"first": "orange"})
        with served.live(party.table, party.tokens["blue"], "?after=0") as live:
            state = live.until("state", to_act=["blue"])
            assert "table-stumble" not in {event["event"] for event in state["events"]}
        seats = {"orange": "bot:my_bot:Dreamer", "blue": "me"}  # nobody has allowed that one
        assert served.post("/api/tables", {"game": "paris", "seats": seats}, status=422)["error"] == "seat-word"
    finally:
        served.stop()
