"""The games of OpenSpiel, under its own tests: `./test -m research`."""

import hashlib
import os
from pathlib import Path

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

from boulevard.research import spiel

pytestmark = [pytest.mark.research, pytest.mark.filterwarnings("default")]

KEPT = 40_000
"""So much of a playthrough is kept as it is, and a digest of the whole."""
DATA = Path(__file__).parent.parent / "data" / "playthroughs"


@pytest.mark.parametrize("name", spiel.GAMES)
def test_random_games(name: str) -> None:
    """OpenSpiel's own test: legality, copies, histories, returns, tensors, texts."""
    pyspiel.random_sim_test(pyspiel.load_game(f"python_boulevard_{name}"), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", spiel.GAMES)
def test_the_playthrough_is_the_same(name: str) -> None:
    """`BOULEVARD_WRITE=1 ./test -m research` writes it anew."""
    path = DATA / f"{name}.txt"
    whole = generate_playthrough.playthrough(f"python_boulevard_{name}", action_sequence=None, seed=7)
    told = f"{whole[:KEPT]}\n\n… and so on: {hashlib.sha256(whole.encode()).hexdigest()}\n"
    if os.environ.get("BOULEVARD_WRITE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")


def test_options_are_told() -> None:
    game = pyspiel.load_game("python_boulevard_paris(options=edition:en;hand:2;flip:true;first:blue)")
    state = game.new_initial_state()
    assert state.action_to_string(0) == "deal orange 1"
    assert spiel.read_options("paris", "edition:en;hand:2;flip:true") == {"edition": "en", "hand": 2, "flip": True}
    with pytest.raises(ValueError, match="'town:lyon' is no option of paris; these are: edition, "):
        spiel.read_options("paris", "town:lyon")
