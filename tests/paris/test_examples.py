"""The drawn examples of the rules that the page shows: what they say is what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from boulevard.games.paris.board import names
from boulevard.games.paris.scoring import lights_on
from boulevard.games.paris.shown import area_of
from boulevard.games.paris.state import State
from citations import numbered
from paris.drawing import game, offered, play, position, score

EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/paris/examples/examples.json").read_text("utf-8")
)


def begun(example: dict[str, Any]) -> State:
    holds = [f"orange holds {example['holds']}"] if "holds" in example else []
    return position("\n".join(example["ground"]), *example["before"], *holds, up=example.get("up", ""))


@pytest.mark.parametrize("rule", EXAMPLES)
def test_an_example_is_as_the_rules_have_it(rule: str) -> None:
    """Its move may be made and the crossed one not; points, lights and areas are what the rules count."""
    example = EXAMPLES[rule]
    assert rule in numbered("paris")["en"]
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
