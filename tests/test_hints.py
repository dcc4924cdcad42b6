"""Hints: two moves worth a thought, what drives them, in words, from the view alone."""

from random import Random

import pytest

from boulevard import registry
from boulevard.bots.advice import Driver, Hint, advise, drivers, in_all_languages, in_words, reason
from boulevard.bots.search import outlook
from boulevard.core import contract
from boulevard.core.bot import TIME, Budget, Candidate
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table

FEW = Budget(iterations=24, per_decision=True)


def positions(game: AnyGame, count: int, seed: str) -> list[tuple[Table, str]]:
    """Some decisions of random games, with more than one move."""
    found: list[tuple[Table, str]] = []
    rng = Random(seed)
    while len(found) < count:
        table = contract.any_table(game, rng)
        for _ in range(rng.randrange(8, 90)):
            if table.to_act:
                table.play_offered(*contract.any_move(game, table.state, rng))
        while table.to_act and (table.to_act == (CHANCE,) or len(game.options(table.state, table.to_act[0])) < 2):
            table.play_offered(*contract.any_move(game, table.state, rng))
        if table.to_act:
            found.append((table, table.to_act[0]))
    return found


def candidate(visits: int = 50, **lines: float) -> Candidate:
    return Candidate(Move(), visits, 0.5, lines)


def test_drivers_are_differences_in_what_has_a_name() -> None:
    one = candidate(lit=6.0, unbuilt=-3.0, ground=6.0)
    others = [candidate(lit=2.0, ground=1.0, actions=2.0), candidate(lit=0.0, ground=0.0, actions=2.0, visits=150)]
    assert one.lead == 9
    found = [Driver("ground", 6), Driver("lit", 6), Driver("unbuilt", -3), Driver("actions", -2)]
    named = {"ground", "lit", "unbuilt", "actions"}
    assert drivers(one, others, named) == found
    assert drivers(one, others, named - {"lit"}) == [found[0], *found[2:]]
    assert drivers(one, [], named) == []
    assert drivers(one, [candidate(lit=6.4, unbuilt=-3.0, ground=6.0)], named) == []


@pytest.mark.parametrize("name", registry.game_names())
def test_what_a_lead_is_made_of_has_a_name(name: str) -> None:
    """Lines of the score sheet, and prospects that the judge names; at the end of a game, the sheets alone."""
    game = registry.game(name)
    judge = registry.part(name, "judge")
    for table, _ in positions(game, 6, f"parts:{name}"):
        prospects, spread = judge.prospects(game, table.state)
        assert spread > 0
        assert prospects.keys() <= game.scores(table.state).keys()
        assert all(set(parts) <= {*judge.PROSPECTS, "counted"} for parts in prospects.values())
        _, standings = outlook(game, judge, table.state)
        for seat, standing in standings.items():  # nothing to compare the time with
            hopes = sum(points for part, points in prospects.get(seat, {}).items() if part != TIME)
            whole = game.scores(table.state)[seat]["total"] + hopes
            assert sum(standing.lines().values()) == pytest.approx(whole)
        rng = Random(1)
        while table.to_act:
            table.play_offered(*contract.any_move(game, table.state, rng))
        chances, standings = outlook(game, judge, table.state)
        assert {seat: one.points for seat, one in standings.items()} == {
            seat: sheet["total"] for seat, sheet in game.scores(table.state).items()
        }
        assert sum(chances.values()) == pytest.approx(1)


def test_reasons_are_sentences_in_both_languages() -> None:
    game = registry.game("paris")
    hint = Hint("take SMILE", 0.43, -1.8, [Driver("lit", 6), Driver("unbuilt", -3)])
    assert reason(game, hint, 0, "en") == (
        "In points, compared with the other moves: lit buildings\u00a0+6, buildings left in the reserve\u00a0−3."
    )
    assert reason(game, hint, 1, "fr") == (
        "En points, par rapport au premier\u00a0: bâtiments éclairés\u00a0+6, bâtiments restés en réserve\u00a0−3."
    )
    plain = Hint("take SMILE", 0.43, -1.8, [])
    assert reason(game, plain, 0, "en") == "Hardly anything tells it apart from the other moves."


@pytest.mark.parametrize("name", registry.game_names())
def test_two_offered_moves_with_words(name: str) -> None:
    game = registry.game(name)
    for table, seat in positions(game, 4, f"hints:{name}"):
        moves, view = game.options(table.state, seat), game.view(table.state, seat)
        hints = advise(game, view, moves, Random(1), FEW)
        assert len(hints) == 2
        assert len({hint.move for hint in hints}) == 2
        assert {hint.move for hint in hints} <= {str(move) for move in moves}
        for hint, told in zip(hints, in_all_languages(game, view, hints), strict=True):
            assert 0 <= hint.value <= 1
            assert told.keys() == {"en", "fr"}
            for words in told.values():
                assert words.move.endswith((".", "!", "?"))
                assert words.outlook.endswith(".")
                assert words.reason.endswith(".")
                assert "driver-" not in words.reason


@pytest.mark.parametrize("name", registry.game_names())
def test_a_hint_depends_on_the_view_alone(name: str) -> None:
    """Everything hidden from the seat is changed, and the hint stays the same, word for word."""
    game = registry.game(name)
    for number, (table, seat) in enumerate(positions(game, 3, f"secret:{name}")):
        other = game.disguise(table.state, seat, Random(number))
        found = []
        for state in (table.state, other):
            view = game.view(state, seat)
            hints = advise(game, view, game.options(state, seat), Random(3), FEW)
            found.append((hints, in_words(game, view, hints, "en")))
        assert found[0] == found[1]


def test_where_there_is_one_move_it_is_said() -> None:
    game = registry.game("paris")
    table, seat = positions(game, 1, "one")[0]
    moves, view = game.options(table.state, seat)[:1], game.view(table.state, seat)
    (hint,) = advise(game, view, moves, Random(1), FEW)
    assert hint.move == str(moves[0])
    assert in_words(game, view, [hint], "en")[0].outlook == "There is no other move."


def test_a_hint_without_time_is_still_one() -> None:
    game = registry.game("paris")
    table, seat = positions(game, 1, "late")[0]
    moves = game.options(table.state, seat)
    hints = advise(game, game.view(table.state, seat), moves, Random(1), Budget(seconds=0.0, per_decision=True))
    assert hints
    assert hints[0].move in map(str, moves)
