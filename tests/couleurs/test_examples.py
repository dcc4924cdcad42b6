"""The drawn examples of the rules that the page shows: what they say is what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from boulevard.core.held import changed
from boulevard.games.couleurs.state import Finished
from citations import numbered
from couleurs.tables import GAME, Arranged

EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/couleurs/examples/examples.json").read_text("utf-8")
)
PLAYED = [rule for rule, example in EXAMPLES.items() if "moves" in example]


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


def test_examples_belong_to_rules() -> None:
    assert set(EXAMPLES) <= set(numbered("couleurs")["en"])


@pytest.mark.parametrize("rule", PLAYED)
def test_an_example_is_as_the_rules_have_it(rule: str) -> None:
    """Its moves may be made, and stock, tools, tokens and paintings are afterwards as drawn."""
    example = EXAMPLES[rule]
    t = begun(example).play(*(f"1 {move}" for move in example["moves"]))
    assert sorted(t.held("1")) == sorted(example["stock"][1])
    for tool, (_, space) in example.get("tools", {}).items():
        assert t.space("1", tool) == space
        if "tokens" in example:
            assert t.token("1", tool) == example["tokens"][1]
    for card, (_, filled) in example.get("paintings", {}).items():
        assert t.filled("1").get(card) == filled
        if "whites" in example:
            assert t.s.finished[0] == (Finished(card, example["whites"]),)


def test_the_disc_is_drawn_as_it_turns() -> None:
    """L3. After one notch, what the sentence says: the tool has gone on to sector 2, red to sector 1."""
    first, then = (GAME.box.facing[turned] for turned in EXAMPLES["L3"]["wheel"])
    assert (first["s1"], then["s2"], then["s1"]) == ("tool", "tool", "red")
    assert EXAMPLES["L2"]["wheel"] == [0]


def test_what_is_added_up_is_as_the_rules_add_it() -> None:
    """L29. A painting with a white on it, a black and a token."""
    example = EXAMPLES["L29"]
    t = Arranged(2).stock("1", example["stock"][0])
    for card in example["paintings"]:
        t.finished("1", card, example["whites"])
    t.s.tokens = changed(t.s.tokens, 0, (example["tokens"][0], 0, 0))
    assert GAME.scores(t.s)["1"]["total"] == example["points"]
