"""The two programs of docs/research.md, as they stand there, at a small size: they learn, and by how much."""

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from command_line import Run

PAGE = (Path(__file__).parent.parent / "docs" / "research.md").read_text("utf-8")


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The directory of somebody who has copied the page's programs."""
    blocks = dict(re.findall(r"^```python\n# (\w+)\.py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
    assert blocks.keys() == {"first_learner", "learned_bot"}
    for name, code in blocks.items():
        (tmp_path / f"{name}.py").write_text(code, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in blocks:
        sys.modules.pop(name, None)


def test_the_first_learner_learns(reader: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From about half of the games against random to clearly more, in a tenth of what the page shows."""
    first = import_module("first_learner")
    assert first.main(rounds=8) > 0.58
    (before,) = re.findall(r"before: (\d+)% against random", capsys.readouterr().out)
    assert 40 < int(before) < 60
    assert f"before: {before}% against random" in PAGE


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
