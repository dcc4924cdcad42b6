"""Every game's compiled core beside its readable rules; what is a game's own stands in `tests/GAME/test_kernel.py`."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis.stateful import run_state_machine_as_test

pytest.importorskip("numba")

import kernels
import test_machine
from boulevard import registry

NAMES = [name for name in registry.game_names() if registry.has_part(name, "kernel")]
GOLDEN = [pytest.param(name, path, id=f"{name}-{path.stem}") for name in NAMES for path in kernels.golden_files(name)]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_are_the_same(name: str) -> None:
    assert kernels.check_games(kernels.core(name), 300, "random", every=12) > 300 * 40


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", NAMES)
def test_many_random_games_are_the_same(name: str, seed: int) -> None:
    kernels.check_games(kernels.core(name), 950, seed, every=8)


@pytest.mark.parametrize("count", [4, pytest.param(1000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", NAMES)
def test_games_of_bots_are_the_same(name: str, count: int) -> None:
    """Bots come to what chance seldom does: full boards, finished paintings, the Roof."""
    kernels.check_games(kernels.core(name), count, "flaneur", kernels.bots("flaneur", registry.game(name)), every=8)


@pytest.mark.parametrize(("name", "path"), GOLDEN)
def test_golden_games_are_the_same(name: str, path: Path) -> None:
    kernels.check_golden(kernels.core(name), path)


@pytest.mark.parametrize("begun", [test_machine.from_the_start, test_machine.from_golden_games])
@pytest.mark.parametrize(
    "chosen", [test_machine.BRIEF, pytest.param(test_machine.LONG, marks=pytest.mark.long)], ids=["brief", "long"]
)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_played_is_the_same(name: str, begun: Any, chosen: Any) -> None:
    run_state_machine_as_test(kernels.machine(kernels.core(name), begun(registry.game(name))), settings=chosen)


@pytest.mark.parametrize("name", NAMES)
def test_perft(name: str) -> None:
    core = kernels.core(name)
    for position, s, counts in kernels.counted(registry.game(name)):
        found = {depth: kernels.perft(core, core.words(s), depth) for depth in counts}
        assert (position, found) == (position, counts)
