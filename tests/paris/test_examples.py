"""The drawn examples of the rules that the page shows: what they say is what the rules say."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from boulevard.games.paris.board import names
from boulevard.games.paris.scoring import lights_on
from boulevard.games.paris.shown import area_of
from boulevard.games.paris.state import State
from citations import numbered
from paris.drawing import game, offered, play, position, score

BOARD = json.loads(files("boulevard.games.paris").joinpath("example.json").read_text("utf-8"))
EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/paris/examples/examples.json").read_text("utf-8")
)


def begun(example: dict[str, Any]) -> State:
    holds = [f"orange holds {example['holds']}"] if "holds" in example else []
    return position("\n".join(example["ground"]), *example["before"], *holds, up=example.get("up", ""))


MOVED = [rule for rule, example in EXAMPLES.items() if "move" in example]


def test_examples_belong_to_rules() -> None:
    assert set(EXAMPLES) <= set(numbered("paris")["en"])


def test_the_board_of_the_rulebooks_is_drawn_whole() -> None:
    """S6. Ground, buildings and pieces, lights and points."""
    example = EXAMPLES["S6"]
    assert example["ground"] == BOARD["ground"]
    s = position("\n".join(example["ground"]), *example["before"], *example["unbuilt"])
    assert {one.building: names(one.spaces) for one in s.buildings if one.building != "BIG_L"} == {
        one["building"]: one["spaces"] for one in BOARD["buildings"] if one["building"] != "BIG_L"
    }
    assert {one.building: lights_on(s, game.box, one) for one in s.buildings} == example["lights"]
    assert [score(s, seat, "total") for seat in ("orange", "blue")] == example["points"]


@pytest.mark.parametrize("rule", MOVED)
def test_an_example_is_as_the_rules_have_it(rule: str) -> None:
    """Its move may be made and the crossed one not; points, lights and areas are what the rules count."""
    example = EXAMPLES[rule]
    s = begun(example)
    assert example["move"] in offered(s)
    assert example.get("not") not in offered(s)
    seat, line, points = example.get("seat", "orange"), example.get("line", "total"), example.get("points")
    if points:
        assert score(s, seat, line) == points[0]
    play(s, example["move"])
    if points:
        assert score(s, seat, line) == points[1]
    for one in s.buildings:
        if one.building in example.get("lights", {}):
            assert lights_on(s, game.box, one) == example["lights"][one.building]
    if card := example.get("area"):
        piece = s.piece(card)
        assert piece is not None
        wide, high = len(example["ground"][0]), len(example["ground"])
        seen = names(area_of(s, piece))
        assert sorted(example["spaces"]) == sorted(seen)
        assert all("abcdefgh".index(space[0]) < wide and int(space[1]) <= high for space in seen), "all of it is drawn"
