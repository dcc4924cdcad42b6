"""F29–F32: the end, reputation, decrees, who wins."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boulevard.games.flatiron.scoring import best_split
from flatiron.tables import game, how_it_ended, offered, play, table

ROOF_READY: dict[str, Any] = {"levels": ["F01 orange blue ivory", "F02 orange blue charcoal"], "next_floor": "roof"}


def sheet(line: str, seat: str = "1", **more: Any) -> int:
    return game.scores(table(**more))[seat][line]


def test_the_turn_of_the_roof_is_finished() -> None:
    """F29. The rest of the activation, and newspapers; then the game ends."""
    s = table("av5", **ROOF_READY, columns={"av5": "FA7 top"}, hand="money2", dollars=9)
    play(s, "activate", "floor")
    assert game.outcome(s) is None
    play(s, "skip", "skip")
    assert offered(s) == {"end", "news money2"}
    play(s, "news money2", "gain")
    outcome = how_it_ended(s)
    assert outcome.reason == "roof"
    assert outcome.scores["1"]["play"] == 4 + 1
    assert game.to_act(s) == ()
    imagined = game.determinize(game.view(s, "2"), Random(0))
    assert (imagined.reason, imagined.daniel_pairs) == ("roof", 0), "what a bot imagines from a view is as far"


@pytest.mark.parametrize(
    ("columns", "tokens", "points"),
    [
        ({}, 0, 0),
        ({"broadway": "BW1 bottom"}, 0, 5),
        ({"broadway": "BW1 top"}, 0, -3),
        ({"broadway": "BW1 top, BW4 top"}, 0, 0),
        ({"broadway": "BW7 bottom", "av5": "FA6 top"}, 0, 5 - 3),
        ({"broadway": "BW1 top"}, 1, 5 - 3),
        ({"broadway": "BW1 top"}, 2, 10 - 3),
        ({"av5": "FA6 top"}, 3, 15 - 3),
        ({"av5": "FA6 top", "st22": "SS1 top"}, 4, 10 - 3),
        ({"broadway": "BW1 top", "st23": "TW1 top", "av5": "FA1 top", "st22": "SS3 top"}, 4, 5 + 5 - 3 - 3),
    ],
)
def test_reputation(columns: dict[str, str], tokens: int, points: int) -> None:
    """F30. +5 above 0, −3 below, the tokens split in the best way."""
    assert sheet("reputation", columns=columns, tokens=tokens) == points


def test_the_best_split_is_the_best_of_all() -> None:
    """F30. Against every way to lay out the tokens."""

    def every_way(sums: list[int], tokens: int) -> Iterator[int]:
        if not tokens:
            yield sum(5 if total > 0 else -3 if total < 0 else 0 for total in sums)
            return
        for column in range(4):
            yield from every_way([*sums[:column], sums[column] + 1, *sums[column + 1 :]], tokens - 1)

    for sums in ([-1, -1, 0, 2], [-2, -1, -1, 0], [-3, 0, 0, 0], [1, 1, 1, -1], [-2, -2, -2, -2], [-1, 0, 0, 0]):
        for tokens in range(5):
            assert best_split(game.box, tuple(sums), tokens) == max(every_way(sums, tokens)), (sums, tokens)


LEVELS = ["F01 orange blue ivory", "F06 blue blue orange", "F02 ivory charcoal -"]


@pytest.mark.parametrize(
    ("decree", "more", "points"),
    [
        ("DE1 top", {"columns": {"broadway": "BW1 top, BW2 top", "st23": "TW1 bottom"}}, 3),
        ("DE1 bottom", {"columns": {"broadway": "BW1 top, BW2 top", "st23": "TW1 bottom"}}, 1),
        ("DE2 top", {"dollars": 9}, 4),
        ("DE2 top", {"dollars": 30}, 12),
        ("DE2 bottom", {"dollars": 9}, 9),
        ("DE2 bottom", {"dollars": 30}, 12),
        ("DE3 top", {"columns": {"broadway": "BW7 bottom, BW1 bottom", "st23": "TW1 top"}, "tokens": 2}, 5),
        ("DE3 bottom", {"columns": {"broadway": "BW7 bottom, BW1 bottom", "st23": "TW1 top"}, "tokens": 2}, 3),
        ("DE4 top", {"stock": "orange blue"}, 2),
        ("DE4 bottom", {"stock": "orange blue"}, 4),
        ("DE5 top", {"columns": {"broadway": "DE2 top"}, "dollars": 0}, 4),
        ("DE5 bottom", {"columns": {"broadway": "DE2 top"}, "dollars": 0}, 2),
        ("DE6 top", {"levels": LEVELS}, 6),
        ("DE6 bottom", {"levels": LEVELS}, 3),
        ("DE7 top", {"levels": LEVELS}, 3),
        ("DE7 bottom", {"levels": LEVELS}, 0),
        ("DE8 top", {"levels": LEVELS}, 4),
        ("DE8 bottom", {"levels": LEVELS}, 2),
        ("DE9 top", {"levels": LEVELS}, 6),
        ("DE9 bottom", {"levels": LEVELS}, 4),
        ("DE10 top", {}, 4),
        ("DE10 bottom", {}, 6),
    ],
)
def test_decrees(decree: str, more: dict[str, Any], points: int) -> None:
    """F31. Each decree by its visible half; DE3 bottom counts its own mark; levels count once, the last one too."""
    columns = {**more.get("columns", {}), "st22": decree}
    assert (
        sheet("decrees", **{**more, "columns": columns, "decrees": " ".join(f"DE{n}" for n in range(1, 11))}) == points
    )


def test_what_the_rival_built_counts_for_a_decree() -> None:
    """F31. By anybody; decrees score at the end only, by no paperboy."""
    s = table(columns={"st22": "DE8 top"}, decrees="DE1 DE2 DE3 DE4 DE5", levels="F01 orange - -")
    assert game.scores(s)["1"]["decrees"] == 2
    assert s.points["1"] == 0


def finished(mine: int, theirs: int, roof: str | None) -> tuple[str, ...]:
    s = table("hall", points=mine, rival={"points": theirs}, turn_limit=1)
    s.roof_by = roof
    play(s, "dollars")
    return how_it_ended(s if roof else play(s, "move st22", "dollars")).winners


def test_who_wins() -> None:
    """F32. Most points; tie: who built the Roof; if nobody did, shared."""
    assert finished(12, 11, "2") == ("1",)
    assert finished(11, 12, "1") == ("2",)
    assert finished(12, 12, "2") == ("2",)
    assert finished(12, 12, "1") == ("1",)
    assert finished(12, 12, None) == ("1", "2")
