"""How the compiled search of Paris plays on: moves drawn by liking, to the end of the game."""

from collections import Counter
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from boulevard import registry
from boulevard.bots.cores import load
from boulevard.core.bot import Budget
from boulevard.core.contract import any_table
from boulevard.core.kernel import OVER, lots
from boulevard.core.steps import CHANCE

game = registry.game("paris")
judge = registry.part("paris", "judge")


@pytest.fixture(scope="module")
def core() -> Any:
    return load(game)


def decisions(seed: str, count: int, every: int) -> Any:
    """States of random games in which somebody has a choice."""
    rng, met = Random(seed), 0
    while True:
        table = any_table(game, rng)
        while table.to_act:
            seat = table.to_act[0]
            moves = game.options(table.state, seat)
            if seat != CHANCE and len(moves) > 1 and rng.randrange(every) == 0:
                yield table.state, seat, moves
                met += 1
                if met == count:
                    return
            table.play_offered(seat, rng.choice(moves))


def test_moves_are_drawn_by_how_much_they_are_liked(core: Any) -> None:
    likings, chance = np.array([1.0, 0.0, 3.0, 100.0]), lots(1)
    found = Counter(core.tree.by_liking(likings, 3, chance) for _ in range(4000))
    assert found.keys() == {0, 2}
    assert found[2] / 4000 == pytest.approx(0.75, abs=0.03)
    assert core.tree.by_liking(np.zeros(3), 3, chance) == 0


def test_playouts_go_to_the_end_each_another_way(core: Any) -> None:
    for s, _, _ in decisions("to the end", 6, 20):
        ends = set()
        for seed in range(4):
            paper = core.tree.paper()
            paper.s[:] = core.flat.flat(game, s)
            core.tree.play_on(core.box, lots(seed), False, paper)
            assert core.tree.rules.to_act(core.box, paper.s) == OVER
            ends.add(paper.s[: core.tree.rules.HELD].tobytes())
        assert len(ends) > 1 or len(game.options(s, game.to_act(s)[0])) < 4


def test_a_result_is_a_chance_that_knows_by_how_much(core: Any) -> None:
    """Who wins has more than half of it, however close; more for more points; both together have all of it."""
    told = dict[int, float]()
    tree, paper = core.tree.tree(4, 64), core.tree.paper()
    for s, _, _ in decisions("results", 40, 20):
        paper.s[:] = core.flat.flat(game, s)
        core.tree.play_on(core.box, lots(len(told)), False, paper)
        core.tree.outlook(core.box, tree.seats, paper)
        orange, blue = paper.chances.tolist()
        assert orange + blue == pytest.approx(1.0)
        over = game.outcome(core.flat.state(game, paper.s, s))
        assert over is not None
        lead = over.scores["orange"]["total"] - over.scores["blue"]["total"]
        if len(over.winners) == 1 and lead:
            won, other = (orange, blue) if over.winners == ("orange",) else (blue, orange)
            assert 1.0 >= won > 0.8
            assert 0.2 > other >= 0.0
            told[abs(lead)] = won
    assert len(told) > 10
    assert [told[lead] for lead in sorted(told)] == sorted(told.values())
    assert max(told.values()) > min(told.values()) + 0.05


def test_the_same_seed_grows_the_same_tree_and_says_what_leads_are_made_of(core: Any) -> None:
    for s, seat, moves in decisions("the same", 3, 20):
        found = []
        for _ in range(2):
            search = core.search(game.view(s, seat), judge, Random(3), telling=True)
            search.run(moves, (), Budget(iterations=300, per_decision=True))
            found.append(search.tried(telling=True))
        assert found[0] == found[1]
        sheet = {line for line in game.scores(s)[seat] if line != "total"}
        for one in found[0]:
            assert 0.0 <= one.chance <= 1.0
            assert one.worth == pytest.approx(one.chance)
            assert not one.visits or {*one.lines} == sheet
