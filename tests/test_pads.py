"""The score pad and the games: what lies on the table at the end, entered as people enter it, scores as it scored."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.core import contract
from boulevard.core.record import read_record
from boulevard.core.table import Table, replay
from pads import PADS

GAMES = 100
"""Of each game, in every run."""


def finished(name: str, number: int) -> Table:
    """A random game over all options, to its end."""
    game, rng = registry.game(name), Random(f"pad:{number}")
    table = contract.any_table(game, rng)
    while table.to_act:
        table.play_offered(*contract.any_move(game, table.state, rng))
    return table


def asks_besides(table: Table) -> bool:
    """The same sheets, line by line, and the same end; did something have to be told besides for it?"""
    game, outcome, pad = table.game, table.outcome, registry.part(table.game.name, "pad")
    data = PADS[game.name](game, table.state)
    assert outcome is not None
    counted = pad.count(game, data)
    odd = {remark.key for remark in counted.remarks}
    asked = bool(odd - {"pad-pool"})
    if "pad-colours" in odd:  # the English edition's statue: whoever sees the board tells it
        ground = game.view(table.state, None).ground
        data, odd = {**data, "ground": ground}, odd - {"pad-colours", "pad-free"}
        counted = pad.count(game, data)
    assert counted.outcome.scores == outcome.scores, data
    assert odd <= {"pad-pool", "pad-free"}, data
    if "pad-free" in odd:
        free = {seat: ties["free"] for seat, ties in game.tie_breaks(table.state).items()}
        counted = pad.count(game, {**data, "free": free})
    assert counted.outcome.winners == outcome.winners
    assert counted.verdict == game.verdict(table.state)
    return asked


@pytest.mark.parametrize("name", sorted(PADS))
def test_what_a_random_game_leaves_on_the_table_scores_the_same_in_the_pad(name: str) -> None:
    asked = sum(asks_besides(finished(name, number)) for number in range(GAMES))
    assert asked < GAMES / 5


@pytest.mark.parametrize("name", sorted(PADS))
def test_what_a_golden_game_leaves_on_the_table_scores_the_same_in_the_pad(name: str) -> None:
    """Games that somebody meant to win, one in four of them."""
    totals = set()
    for path in sorted((Path(__file__).parent / "data" / "golden" / name).glob("*.game"))[::4]:
        table = replay(registry.game(name), read_record(path.read_bytes()))
        if table.outcome is not None and table.outcome.reason != "resigned":
            asks_besides(table)
            totals |= {sheet["total"] for sheet in table.outcome.scores.values()}
    assert len(totals) > 5


def test_paris_asks_for_the_colours_that_decide_and_for_no_others() -> None:
    """C12, S5. With the whole ground nothing is asked; without it the statue of the English edition asks, and a tie."""
    game, pad = registry.game("paris"), registry.part("paris", "pad")
    blank: dict[str, Any] = pad.blank(game)
    level = {
        **blank,
        "ground": ["?" * 8] * 8,
        "buildings": [
            {"building": "LINE", "owner": "orange", "spaces": ["a1", "a2", "a3"]},
            {"building": "CORNER", "owner": "blue", "spaces": ["c1", "c2", "d1"]},
        ],
    }
    assert "pad-free" in {one.key for one in pad.count(game, level).remarks}
    decided = pad.count(game, {**level, "free": {"orange": 3, "blue": 5}})
    assert decided.outcome.winners == ("blue",)
    assert decided.verdict.key == "tie-free"
    whole = pad.count(game, {**level, "ground": ["OB" * 4] * 8})
    assert not {"pad-free", "pad-colours"} & {one.key for one in whole.remarks}
    statue = {
        **level,
        "options": {"edition": "en"},
        "cards": {"orange": ["penseur"], "blue": []},
        "pieces": {"penseur": {"space": "f5", "owner": "orange", "facing": "n"}},
    }
    asked = next(one for one in pad.count(game, statue).remarks if one.key == "pad-colours")
    assert asked.figures["spaces"] == ["e4", "e5", "e6", "f4", "f6", "g4", "g5", "g6"]
    coloured = {**statue, "ground": ["????????", "????????", *["????OOO?"] * 3, *["????????"] * 3]}
    assert pad.count(game, coloured).outcome.scores["orange"]["cards"] == 4 * 2 + 4
    assert "pad-colours" not in {one.key for one in pad.count(game, coloured).remarks}
    assert "pad-colours" not in {one.key for one in pad.count(game, {**statue, "options": {"edition": "fr"}}).remarks}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"ground": ["LLLLLLLL", "L???????", *["????????"] * 6]}, "pad-lamps"),
        ({"ground": [*["????????"] * 7, "L???????"]}, "pad-on-light"),
        ({"ground": [*["????????"] * 6, "B???????", "B???????"]}, "pad-on-rival"),
        ({"cards": {"orange": ["chartier"], "blue": []}}, "pad-few"),
        ({}, "pad-pool"),
    ],
)
def test_what_is_odd_in_paris_is_said_and_counted(change: dict[str, Any], key: str) -> None:
    """P2, C2, C6, P17. In both languages, with the place in the file."""
    game, pad = registry.game("paris"), registry.part("paris", "pad")
    table = {**pad.blank(game), "buildings": [{"building": "LINE", "owner": "orange", "spaces": ["a1", "a2", "a3"]}]}
    remarks = {one.key: one for one in pad.count(game, {**table, **change}).remarks}
    assert remarks[key].place
    for language in ("en", "fr"):
        assert remarks[key].sentence(language)
