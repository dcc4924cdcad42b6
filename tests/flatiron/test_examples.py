"""The drawn examples of the rules that the page shows: what they say is what the rules say."""

import json
from pathlib import Path
from typing import Any

import pytest

from boulevard import registry
from boulevard.games.flatiron.moves import Street
from boulevard.games.flatiron.state import State
from citations import numbered
from flatiron.tables import game, play, table

EXAMPLES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "web/src/games/flatiron/examples/examples.json").read_text("utf-8")
)


def seen(s: State, street: Street) -> dict[str, Any]:
    """What an example can draw of a table."""
    column = s.columns["1"][street]
    return {
        "column": ", ".join(f"{card} {end}" for card, end in column.ends()),
        "stock": " ".join(s.stock["1"]),
        "floor": [pillar or "-" for pillar in s.floor.pillars],
        "dollars": s.dollars["1"],
        "points": s.points["1"],
        "paperboy": game.box.paperboy[s.paperboy],
        "newspapers": len(s.held["1"]),
        "tokens": s.tokens["1"],
        "reputation": game.scores(s)["1"]["reputation"],
        "decrees": game.scores(s)["1"]["decrees"],
    }


PLAYED = [rule for rule, example in EXAMPLES.items() if "moves" in example]


def test_examples_belong_to_rules() -> None:
    assert set(EXAMPLES) <= set(numbered("flatiron")["en"])


def test_what_is_drawn_as_it_is_printed_is_in_the_box() -> None:
    box = game.box
    for example in EXAMPLES.values():
        for kind, name in example.get("plate", {}).items():
            assert name in {"floor": box.floors, "card": box.cards, "board": box.boards}[kind]


@pytest.mark.parametrize("rule", PLAYED)
def test_an_example_is_as_the_rules_have_it(rule: str) -> None:
    """Whatever it draws is so before its moves, which may be made, and after them."""
    example = EXAMPLES[rule]
    s = table(example.get("at"), **example["table"])
    street = example.get("street", "broadway")
    first = seen(s, street)
    assert example.get("effect", s.levels[-1].floor) == s.levels[-1].floor
    if "tokens" in example:
        s = table(example.get("at"), **example["table"], tokens=example["tokens"][1])
    then = seen(play(s, *example["moves"]), street)
    for what in first.keys() & example.keys():
        assert [first[what], then[what]] == example[what], what
    if rule == "F15":
        view = game.view(table(example["at"], **example["table"]), "1")
        rows = registry.shown(game, view).columns["1"][street]
        assert [row.number for row in rows if row.action] == [1, 2, 3, 4], "numbered as they are drawn"
