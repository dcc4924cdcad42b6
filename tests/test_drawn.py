"""What was drawn can be checked for ever: games of long ago, each draw of which its seed still gives."""

from pathlib import Path

import pytest

from boulevard.core.draws import simulation_seed
from command_line import Run

DRAWN = sorted((Path(__file__).parent / "data" / "drawn").glob("*.game"))


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.stem)
def test_a_seed_gives_what_it_gave(path: Path, run: Run) -> None:
    """P18, L31, F39. Weights and order of what may be drawn never change: a guest who kept seed and record would be
    told that the server had cheated."""
    ran = run("verify", path, "--seed", simulation_seed("drawn", 1).hex())
    assert (ran.status, ran.err) == (0, "")


def test_each_game_was_kept() -> None:
    assert {path.stem for path in DRAWN} == {"paris", "couleurs", "flatiron", "flatiron-alone"}
