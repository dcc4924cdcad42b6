"""Moments of a move, and changes of JSON data."""

import json
from random import Random

import pytest

from boulevard import registry
from boulevard.core import contract
from boulevard.core.frames import Change, Moment, changed

CHAINED = ("couleurs", "flatiron")
"""Games in which one move can lead to a chain of steps."""


def test_changes_are_put_where_they_belong_and_what_is_given_stays_as_it_was() -> None:
    before = {"piles": {"a": [1, 2], "b": [3]}, "score": 4}
    kept = json.dumps(before)
    after = changed(before, [Change(["piles", "a", 1], 7), Change(["piles", "b"], []), Change(["score"], None)])
    assert after == {"piles": {"a": [1, 7], "b": []}, "score": None}
    assert changed(before, [Change([], 5)]) == 5
    assert json.dumps(before) == kept


@pytest.mark.parametrize("name", registry.game_names())
def test_the_moments_of_a_move_tell_all_of_it_and_end_where_it_ends(name: str) -> None:
    game = registry.game(name)
    most = 0
    for number in range(6):
        rng = Random(f"moments {name} {number}")
        table = contract.any_table(game, rng)
        for _ in range(150):
            if not table.to_act:
                break
            seat, move = contract.any_move(game, table.state, rng)
            twin = game.clone(table.state)
            moments: list[Moment] = []
            events = table.play_offered(seat, move, moments)
            assert game.do(twin, move) == events
            assert game.save(twin) == game.save(table.state), "the moments changed what happened"
            assert tuple(event for moment in moments for event in moment.events) == events
            assert all(moment.events for moment in moments)
            if moments:
                assert game.save(moments[-1].state) == game.save(table.state)
            most = max(most, len(moments))
    assert most > 1 or name not in CHAINED
