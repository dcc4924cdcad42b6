"""The drawn examples of the rules that the page shows: what they say is what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from citations import numbered
from couleurs.tables import Arranged

EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/couleurs/examples/examples.json").read_text("utf-8")
)


def begun(example: dict[str, Any]) -> Arranged:
    painters = (example["painter"], "van-gogh") if "painter" in example else ()
    t = Arranged(2, painters=painters)
    if example.get("painter") == "gauguin":
        t.play("1 colour V")
    for card, (filled, _) in example.get("paintings", {}).items():
        t.painting("1", card, filled)
    for tool, (space, _) in example.get("tools", {}).items():
        t.tool("1", tool, space)
    return t.stock("1", example["stock"][0]).acting(example["turned"], _1=example["at"], _2="white")


@pytest.mark.parametrize("rule", EXAMPLES)
def test_an_example_is_as_the_rules_have_it(rule: str) -> None:
    """Its moves may be made, and stock, tools and paintings are afterwards as drawn."""
    example = EXAMPLES[rule]
    assert rule in numbered("couleurs")["en"]
    t = begun(example).play(*(f"1 {move}" for move in example["moves"]))
    assert sorted(t.held("1")) == sorted(example["stock"][1])
    for tool, (_, space) in example.get("tools", {}).items():
        assert t.space("1", tool) == space
    for card, (_, filled) in example.get("paintings", {}).items():
        assert t.filled("1").get(card) == filled
