"""Games written by an independent reading of the rules: the same decisions, the same sheets."""

import json
from pathlib import Path

import pytest

from boulevard.core.record import read_record
from boulevard.core.table import replaying
from couleurs.studio import GAME

VECTORS = sorted((Path(__file__).parent.parent / "data" / "vectors" / "couleurs").glob("*.game"))


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_agrees_at_every_decision(path):
    expected = [json.loads(line) for line in path.with_suffix(".jsonl").read_text().splitlines()]
    record = read_record(path.read_bytes())
    for table, ply, _ in replaying(GAME, record):
        (seat,) = table.to_act
        assert (ply, seat) == (expected[ply]["ply"], expected[ply]["seat"])
        assert sorted(map(str, GAME.options(table.state, seat))) == sorted(expected[ply]["options"]), ply
    outcome = expected[-1]["outcome"]
    assert table.outcome is not None
    assert table.outcome.reason == outcome["reason"]
    assert table.outcome.scores == outcome["scores"]
    assert list(table.outcome.winners) == outcome["winners"]


def test_there_are_vectors():
    assert len(VECTORS) == 6
