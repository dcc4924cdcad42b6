"""Games written by an independent reading of the rules: the same seat and texts at every decision, the same end."""

import json
from pathlib import Path

import pytest

from boulevard.cli import main

VECTORS = sorted((Path(__file__).parent / "data" / "vectors").rglob("*.game"))


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_replay_agrees_at_every_decision(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--decisions"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    wanted = [json.loads(line) for line in path.with_suffix(".jsonl").read_text("utf-8").splitlines()]
    for decision in found[:-1]:
        decision["options"].sort()
        probabilities = decision.pop("probabilities", [1.0])
        assert sum(probabilities) == pytest.approx(1)
    assert found == wanted


def test_there_are_vectors() -> None:
    assert len(VECTORS) >= 6
