"""Moments of a move, and differences of JSON data."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boulevard import registry
from boulevard.core import contract
from boulevard.core.frames import Change, Moment, changed, differences

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 1.5]) | st.sampled_from("abc")
CHAINED = ("couleurs", "flatiron")
"""Games in which one move can lead to a chain of steps."""
JSON = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
)


@given(JSON, JSON)
def test_differences_lead_from_one_to_the_other(before: Any, after: Any) -> None:
    """Byte for byte: true is not 1, and 1 is not 1.0."""
    kept = json.dumps(before)
    assert json.dumps(changed(before, differences(before, after))) == json.dumps(after)
    assert json.dumps(before) == kept


@given(JSON)
def test_what_is_the_same_has_no_differences(data: Any) -> None:
    assert differences(data, json.loads(json.dumps(data))) == []


def test_only_what_differs_is_named() -> None:
    before = {"piles": {"a": [1, 2], "b": [3]}, "score": 4}
    after = {"piles": {"a": [1, 7], "b": []}, "score": 4}
    assert differences(before, after) == [Change(["piles", "a", 1], 7), Change(["piles", "b"], [])]


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
