"""The two programs of docs/research.md, as they stand there, at a small size: they learn, and by how much."""

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from boulevard.core.encoding import starts
from boulevard.registry import part
from boulevard.research.datasets import records
from boulevard.research.player import Player
from boulevard.research.vectors import encoded_games
from command_line import Run

PAGE = (Path(__file__).parent.parent / "docs" / "research.md").read_text("utf-8")


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The directory of somebody who has copied the page's programs."""
    blocks = dict(re.findall(r"^```python\n# (\w+)\.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
    assert blocks.keys() == {"first_learner", "taught", "learned_bot"}
    for name, code in blocks.items():
        (tmp_path / f"{name}.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in blocks:
        sys.modules.pop(name, None)


def test_the_first_learner_learns(reader: Path, run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """From about half of the games against random to clearly more, in a tenth of what the page shows; and as a bot."""
    first = import_module("first_learner")
    assert first.main(rounds=8) > 0.58
    (before,) = re.findall(r"before: (\d+)% against random", capsys.readouterr().out)
    assert 40 < int(before) < 60
    assert f"before: {before}% against random" in PAGE
    found = json.loads(run("arena", "paris", "taught:Taught", "random", "--games", 20, "--json").out)
    assert found["thoughts"][0]["stumbles"] == {}
    assert found["meetings"][0]["rows"][0]["share"] > 0.5


class Anything(Player):
    """Any action that is allowed."""

    def action(self, planes: Any, numbers: Any, legal: Any, rng: Any) -> int:
        if legal[-1] >= GIVE:  # the first part of Lévitation, where it is offered
            return int(legal[-1])
        return int(rng.choice(legal))


class Stubborn(Player):
    def action(self, planes: Any, numbers: Any, legal: Any, rng: Any) -> int:
        return -1


GIVE = starts(part("paris", "kernel.encoding").ACTION_FIELDS)["give"]


@pytest.mark.parametrize("name", encoded_games())
def test_a_policy_over_actions_is_a_bot(run: Run, name: str, tmp_path: Path) -> None:
    """It plays whole games without a stumble, moves told in parts too; an action that is not allowed is one."""
    me = f"{__name__}:Anything"
    cards = ("--option", "postcards=bouquinistes+chartier+fontaine+jardin+lampadaire+levitation+peintre+penseur")
    words = (
        "dataset",
        name,
        "--games",
        6,
        "--bots",
        me,
        "--out",
        tmp_path,
        "--json",
        *(cards if name == "paris" else ()),
    )
    ran = run(*words)
    assert ran.status == 0, ran.err
    assert json.loads(ran.out)["stumbles"] == 0
    if name == "paris":
        assert "card levitation " in "".join(one["record"] for one in records(tmp_path))
    found = json.loads(run("arena", name, f"{__name__}:Stubborn", "random", "--games", 2, "--json").out)
    thought = found["thoughts"][0]
    assert thought["stumbles"] == {"crash": thought["decisions"]}
    assert thought["example"].startswith("ValueError: action -1 is not allowed; these are: ")


def test_the_policy_beats_flaneur(reader: Path, run: Run) -> None:
    """Learnt from games at random, it wins most of 40 games, surely more than half."""
    learned = import_module("learned_bot")
    learned.np.save(reader / "learned.npy", learned.learn(games=500))
    (command,) = re.findall(r"^boulevard (arena paris learned_bot:Learned flaneur .*) --games 100$", PAGE, re.MULTILINE)
    ran = run(*command.split(), "--games", 40, "--json")
    assert ran.status == 0, ran.err
    found = json.loads(ran.out)
    (row,) = [row for row in found["meetings"][0]["rows"] if row["bot"] == "learned_bot:Learned"]
    assert row["low"] > 0.5
    assert found["thoughts"][0]["stumbles"] == {}
