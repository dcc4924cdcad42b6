"""Moments of a move, and differences of JSON data."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

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


class Place(Struct):
    called: str
    at: list[int]


class Score(Struct, omit_defaults=True):
    points: int = 0


def test_what_is_typed_differs_as_its_json_does() -> None:
    """Field by field; but what may leave a field out, or is of another type, is replaced whole."""
    assert differences(Place("a", [1, 2]), Place("a", [1, 3])) == [Change(["at", 1], 3)]
    assert differences(Place("a", [1]), Place("a", [1])) == []
    assert differences({"now": Score(1)}, {"now": Score()}) == [Change(["now"], Score())]
    assert differences({"now": Score(1)}, {"now": Place("a", [])}) == [Change(["now"], Place("a", []))]


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
