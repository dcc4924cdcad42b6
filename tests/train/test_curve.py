"""Learning curves: what is kept of them, and what docs/research.md shows."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from boulevard import registry
from train import curve

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("game", ["paris", "flatiron", "couleurs"])
def test_the_curve_that_is_shown_is_the_one_that_was_kept(game: str) -> None:
    lines = curve.read(DOCS / "nets" / f"{game}-curve.jsonl")
    assert curve.drawn(lines, f"{game}: self-play") == (DOCS / "nets" / f"{game}-curve.svg").read_text("utf-8")
    shown = (DOCS / "research.md").read_text("utf-8")
    for line in lines:
        row = f"| {line['seconds']:.0f} | {line['games']:,} | {line['share']:.1%} | {line['lead']:+.1f} |"
        assert row in shown


def test_each_gate_stands_on_the_best_before_it(tmp_path: Path) -> None:
    """A net that was not kept is shown where it stood; the next one is measured against the best all the same."""
    path = tmp_path / "curve.jsonl"
    assert curve.read(path) == []
    for seconds, share in ((10, 10 / 11), (20, 0.5), (30, 1 / 11), (40, 10 / 11)):
        curve.add(path, {"seconds": seconds, "share": share, "kept": share > 0.5})
    found = curve.rated(curve.read(path))
    assert [(seconds, round(rating)) for seconds, rating in found] == [(0, 0), (10, 400), (20, 400), (30, 0), (40, 800)]
    assert curve.rated([{"seconds": 1, "share": 1.0, "kept": True}])[1][1] < 1000


NETS = sorted((DOCS.parent / "train" / "nets").glob("*.npz"))


@pytest.mark.parametrize("path", NETS, ids=lambda path: path.stem)
def test_a_net_that_is_kept_is_whole_and_tells_of_itself(path: Path) -> None:
    """Its digest, its licence, the versions that it was made for, how it was made; and it is small."""
    with np.load(path) as net:
        about = json.loads(bytes(net["about"]))
        digest = hashlib.sha256()
        for name in sorted(set(net.files) - {"about"}):
            assert net[name].dtype == np.float16
            assert np.isfinite(net[name]).all()
            digest.update(name.encode() + np.ascontiguousarray(net[name]).tobytes())
    assert about["sha256"] == digest.hexdigest()
    assert about["licence"] == "MIT"
    assert about["game"] == path.stem
    assert about["rules"] == registry.game(path.stem).rules
    assert about["encoding"] == registry.part(path.stem, "kernel.encoding").VERSION
    assert about["made"]["games"] > 0
    assert path.stat().st_size < 1_000_000
