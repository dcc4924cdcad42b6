"""Undo, take-back, seats and resignation as lines of the record."""

import pytest

from boulevard import registry
from boulevard.core.game import Outcome
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.table import Table, account, replay


def table(*texts: str) -> Table:
    made = Table(registry.game("paris"), {"orange": "Ana", "blue": "Léo"}, {"first": "orange"})
    for text in ("deal orange 3", "deal blue 8", *texts):
        made.play(made.to_act[0], made.game.parse(text))
    return made


def again(made: Table) -> Table:
    return replay(made.game, read_record(str(made.record()).encode()))


def test_a_seat_undoes_its_own_last_move() -> None:
    made = table("take CROSS")
    assert made.undo_to("orange") == [2]
    assert made.undo_to("blue") == []
    made.undo("orange", 2)
    assert made.to_act == ("orange",)
    assert "CROSS" in made.state.pool
    assert made.ply == 4
    assert again(made).state == made.state


def test_plies_never_fall_and_what_was_undone_stays_in_the_record() -> None:
    made = table("take CROSS")
    made.undo("orange", 2)
    made.play("orange", made.game.parse("take LINE"))
    assert [str(line) for line in made.lines[2:]] == ["orange take CROSS", "~ undo orange 2", "orange take LINE"]
    assert made.live_plies("orange") == [4]
    assert made.undo_to("orange") == [4]


def test_no_undo_over_chance() -> None:
    made = table("tile 3 A1 0", "deal orange 5")
    assert made.undo_to("orange") == []
    with pytest.raises(Problem, match="cannot go back"):
        made.undo("orange", 2)


def test_no_undo_once_another_seat_has_moved() -> None:
    made = table("take CROSS", "take LINE")
    assert made.undo_to("orange") == []
    assert made.undo_to("blue") == [3]


def test_a_takeback_goes_over_chance_and_others() -> None:
    made = table("tile 3 A1 0", "deal orange 5", "take LINE")
    made.takeback("orange", 2)
    assert made.to_act == ("orange",)
    assert made.state.hands[0] == (3,)
    assert again(made).state == made.state


def test_chance_is_drawn_anew_after_a_takeback() -> None:
    seed = b"\x07" * 32
    made = table("tile 3 A1 0")
    made.draw(seed)
    drawn = [made.lines[-1].text]
    for _ in range(12):
        made.takeback("orange", made.live_plies("orange")[0])
        made.play("orange", made.game.parse("tile 3 A1 0"))
        made.draw(seed)
        drawn.append(made.lines[-1].text)
    assert len(set(drawn)) > 3


def test_seats_change_hands_and_an_undo_leaves_that_alone() -> None:
    made = table("take CROSS")
    made.rename("blue", "bot:apprenti")
    made.undo("orange", 2)
    assert made.names == {"orange": "Ana", "blue": "bot:apprenti"}
    assert made.players == {"orange": "Ana", "blue": "Léo"}
    assert again(made).names == made.names


def test_resigning_ends_a_game_of_two_and_the_other_wins() -> None:
    made = table("take CROSS")
    made.resign("blue")
    assert made.to_act == ()
    assert made.outcome is not None
    assert (made.outcome.reason, made.outcome.winners) == ("resigned", ("orange",))
    assert made.outcome.scores["orange"]["unbuilt"] == -3
    assert made.undo_to("orange") == []
    with pytest.raises(Problem, match="over"):
        made.play("blue", made.game.parse("take LINE"))
    assert again(made).outcome == made.outcome


def test_a_resigned_game_is_over_for_everybody() -> None:
    made = table("take CROSS")
    made.resign("blue")
    view = made.game.view(made.state, "orange")
    assert view.to_act == ()
    assert view.outcome == made.outcome
    assert made.game.outcome(made.game.load(made.game.save(made.state))) == made.outcome
    for seat in ("blue", "orange", "green"):
        with pytest.raises(Problem, match="cannot resign"):
            made.resign(seat)


def test_the_account_of_a_seat_blanks_what_it_may_not_know() -> None:
    made = table("tile 3 A1 0", "deal orange 5", "take LINE")
    made.takeback("blue", made.live_plies("blue")[0])
    wanted = {"orange": ("3", "?", "5"), "blue": ("?", "8", "?"), None: ("?", "?", "?")}
    for seat, (first, second, third) in wanted.items():
        lines = [str(line) for line in account(made.game, made.record(), seat)]
        assert lines[:2] == [f"- deal orange {first}", f"- deal blue {second}"]
        assert lines[2:] == ["orange tile 3 A1 0", f"- deal orange {third}", "blue take LINE", "~ takeback blue 4"]


def test_a_rematch_at_paris_starts_with_who_lost() -> None:
    """P8, S5: by the tie-break or by giving up too; by lot after a shared victory."""
    game = registry.game("paris")
    options = game.settle(None, {"edition": "en", "first": "orange"})[1]
    tied = {"orange": {"total": 40}, "blue": {"total": 40}}
    ahead = {"orange": {"total": 50}, "blue": {"total": 40}}
    assert game.rematch(options, Outcome("played out", tied, ("orange",))) == {**options, "first": "blue"}
    assert game.rematch(options, Outcome("played out", tied, ("blue",))) == {**options, "first": "orange"}
    assert game.rematch(options, Outcome("resigned", ahead, ("blue",))) == {**options, "first": "orange"}
    assert game.rematch(options, Outcome("played out", tied, ("orange", "blue"))) == {**options, "first": "random"}


@pytest.mark.parametrize("name", ["couleurs", "flatiron"])
def test_where_the_book_knows_no_rematch_the_options_stay(name: str) -> None:
    """L7, F8: by lot, or as the option says, whoever lost."""
    game = registry.game(name)
    outcome = Outcome("played out", {"1": {"total": 9}, "2": {"total": 40}}, ("2",))
    for first in ("random", "2"):
        options = game.settle(2, {"first": first})[1]
        again = game.rematch(options, outcome)
        assert again == options
        assert again is not options


def test_a_name_with_a_line_end_is_refused() -> None:
    with pytest.raises(Problem):
        table().rename("blue", "two\nlines")
