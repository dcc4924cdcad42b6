"""The rules of Newgame, each cited."""

import pytest

from boulevard import registry
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.games.newgame import scoring
from boulevard.games.newgame.moves import SEATS

game = registry.game("newgame")


def dealt(first: list[int], second: list[int]) -> Table:
    """A table at which these hands have been dealt."""
    table = Table(game, dict.fromkeys(SEATS, "somebody"), {})
    for cards in zip(first, second, strict=True):
        for seat, card in zip(SEATS, cards, strict=True):
            table.play(CHANCE, game.parse(f"deal {seat} {card}"))
    return table


def played(table: Table) -> Table:
    """The game played to its end, the first move of those offered every time."""
    while table.to_act:
        seat = table.to_act[0]
        table.play(seat, game.options(table.state, seat)[0])
    return table


def test_every_card_is_in_one_place() -> None:
    """R1. And a content file with too few of them is refused."""
    assert game.box.cards == tuple(range(1, 19))
    assert list(game.conserved(dealt([1, 2, 3], [4, 5, 6]).state)) == []
    with pytest.raises(Problem, match="there are 17 cards; hands and turns need 18"):
        registry.game("newgame", b"cards = 17\nhand = 3\nturns = 6\n")


def test_hands_are_hidden() -> None:
    """R2. From the other player and from spectators."""
    s = dealt([1, 2, 3], [4, 5, 6]).state
    assert game.view(s, "1").hands == {"1": [1, 2, 3], "2": [None] * 3}
    assert game.view(s, None).hands == {"1": [None] * 3, "2": [None] * 3}


def test_a_turn() -> None:
    """R3. A card is drawn, then one of the hand is laid; what is not in the hand cannot be."""
    table = dealt([1, 2, 3], [4, 5, 6])
    table.play(CHANCE, game.parse("deal 1 18"))
    assert [str(move) for move in game.options(table.state, "1")] == ["lay 1", "lay 2", "lay 3", "lay 18"]
    why = game.why_not(game.view(table.state, "1"), "lay 4")
    assert (why.rule, why.key) == ("R3", "not-in-hand")
    why = game.why_not(game.view(table.state, "1"), "deal 1 7")
    assert (why.rule, why.key) == ("R3", "lay-only")
    table.play("1", game.parse("lay 3"))
    assert table.state.hands["1"] == (1, 2, 18)
    assert table.state.laid["1"] == (3,)
    table.play(CHANCE, game.parse("deal 2 17"))
    assert table.to_act == ("2",)


def test_six_turns_each() -> None:
    """R4. And no more."""
    table = played(dealt([1, 2, 3], [4, 5, 6]))
    assert [len(table.state.laid[seat]) for seat in SEATS] == [6, 6]
    assert table.outcome is not None
    assert table.outcome.reason == "played out"


def test_the_sheet() -> None:
    """R5. What is laid counts; each part says where to look, and together they are the sheet."""
    s = played(dealt([1, 2, 3], [4, 5, 6])).state
    parts = registry.shown(game, game.view(s, None)).items
    for seat, sheet in game.scores(s).items():
        assert sheet == {"cards": sum(s.laid[seat]), "total": sum(s.laid[seat])}
        assert sum(item.points for item in parts if item.seat == seat) == sheet["cards"]


def test_who_wins() -> None:
    """R6. The most points, or several who are level."""
    assert scoring.winners({"1": {"total": 4}, "2": {"total": 5}}) == ("2",)
    assert scoring.winners({"1": {"total": 5}, "2": {"total": 5}}) == ("1", "2")
