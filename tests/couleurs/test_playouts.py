"""How the compiled search of Les Couleurs de Paris plays on: moves drawn by liking, about a round, then judged."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from boulevard import registry
from boulevard.bots.cores import load
from boulevard.core.kernel import OVER, lots
from boulevard.core.steps import CHANCE

game = registry.game("couleurs")


@pytest.fixture(scope="module")
def core() -> Any:
    return load(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_go_on_until_assistants_have_acted_each_another_way(core: Any, players: int) -> None:
    """With more at the table, so many decisions more: all have had theirs."""
    rng = Random(players)
    s = game.setup(players)
    while game.to_act(s) == (CHANCE,):
        game.do(s, rng.choice(game.chance(s))[0])
    leaves = set()
    for seed in range(6):
        paper = core.tree.paper()
        paper.s[:] = core.flat.flat(game, s)
        core.tree.play_on(core.box, lots(seed), False, paper)
        leaf = core.flat.state(game, paper.s, s)
        assert core.tree.rules.to_act(core.box, paper.s) != OVER
        assert core.tree.judge.rests(core.box, paper.s, 0)
        assert leaf.round > s.round
        leaves.add(paper.s.tobytes())
    assert len(leaves) == 6


def test_everybody_learns_their_own_share(core: Any) -> None:
    """Four at a table: what a leaf says adds up to one game, and nobody is left out."""
    rng = Random(9)
    s = game.setup(4)
    while game.to_act(s) == (CHANCE,):
        game.do(s, rng.choice(game.chance(s))[0])
    tree, paper = core.tree.tree(4, 256), core.tree.paper()
    for seed in range(20):
        paper.s[:] = core.flat.flat(game, s)
        core.tree.play_on(core.box, lots(seed), False, paper)
        core.tree.outlook(core.box, tree.seats, paper)
        assert sum(paper.chances.tolist()) == pytest.approx(1.0)
        assert min(paper.chances.tolist()) > 0.0
