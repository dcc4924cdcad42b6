"""What a game says of strength, and how sure that is: no server, no names."""

import math
import random

import pytest

from boulevard.server.strengths import EARLY, UNKNOWN, Strength, after, chance, expected, measured, places

DAY = 86_400.0


def test_a_newcomer_stands_in_the_middle_and_nobody_knows() -> None:
    assert (Strength().points, Strength().error) == (1500, 347)


def test_points_are_those_of_the_arena() -> None:
    """400 points more are ten wins for each loss, where both are known well."""
    strong, weak = measured(1900, 0), measured(1500, 0)
    assert (strong.points, strong.error) == (1900, 0)
    assert expected(strong, weak) == pytest.approx(10 / 11)
    assert measured(1782, 47).error == 47


def test_who_wins_gains_and_both_are_known_better() -> None:
    winner, loser = after([Strength(), Strength()], [0, 1])
    assert winner.points > 1500 > loser.points
    assert winner.points - 1500 == 1500 - loser.points
    assert winner.error == loser.error < 347


def test_beating_the_stronger_brings_more() -> None:
    mine = measured(1500, 80)
    over_strong = after([mine, measured(1800, 20)], [0, 1])[0].points
    over_weak = after([mine, measured(1200, 20)], [0, 1])[0].points
    assert over_strong > over_weak > 1500


def test_a_shared_victory_moves_equals_nowhere_and_others_together() -> None:
    both = after([Strength(), Strength()], [0, 0])
    assert [one.points for one in both] == [1500, 1500]
    assert both[0].error < 347
    strong, weak = after([measured(1700, 90), measured(1500, 90)], [0, 0])
    assert strong.points < 1700
    assert weak.points > 1500


def test_four_seats_count_by_their_ranks() -> None:
    four = after([Strength()] * 4, [0, 1, 2, 3])
    assert [one.points for one in four] == sorted((one.points for one in four), reverse=True)
    assert len({one.points for one in four}) == 4
    last_two = after([Strength()] * 4, [0, 1, 2, 2])
    assert last_two[2].points == pytest.approx(last_two[3].points, abs=1)


def test_who_does_not_play_is_known_less_surely_and_never_less_than_a_stranger() -> None:
    known = measured(1600, 38)
    year = known.later(365 * DAY)
    assert year.points == 1600
    assert 95 <= year.error <= 105
    assert known.later(1e12).sigma == UNKNOWN
    assert known.later(-5) == known


def test_a_chance_has_bounds_of_both_uncertainties() -> None:
    even = chance(measured(1500, 50), measured(1500, 50))
    assert even.win == pytest.approx(0.5)
    assert even.least == pytest.approx(1 - even.most)
    wider = chance(measured(1500, 200), measured(1500, 50))
    assert wider.least < even.least < 0.5 < even.most < wider.most
    ahead, behind = chance(measured(1700, 50), measured(1500, 90)), chance(measured(1500, 90), measured(1700, 50))
    assert ahead.win == pytest.approx(1 - behind.win)
    assert ahead.least == pytest.approx(1 - behind.most)
    assert ahead.least < ahead.win < ahead.most


def test_whose_intervals_overlap_share_their_places() -> None:
    found = [measured(*one) for one in ((1800, 40), (1700, 80), (1500, 60), (1600, EARLY + 1), (1200, 20))]
    assert places(found) == [(1, 2), (1, 2), (3, 3), None, (4, 4)]
    assert places([]) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_interval_holds_the_truth_19_times_out_of_20(seats: int) -> None:
    """Sixty people of known strength play; what is thought of them is right as often as it says."""
    held = asked = 0
    for seed in range(3):
        rng = random.Random(seed)
        true = [rng.gauss(0, 170) for _ in range(60)]
        middle = sum(true) / len(true)
        true = [one - middle for one in true]
        thought = [Strength()] * 60
        for round_ in range(60):
            order = rng.sample(range(60), 60)
            for first in range(0, 60, seats):
                left, ranking = order[first : first + seats], []
                spread = math.sqrt(seats / 2) * 400 / math.log(10)
                while left:
                    ranking.append(rng.choices(left, [math.exp(true[one] / spread) for one in left])[0])
                    left.remove(ranking[-1])
                new = after([thought[one] for one in ranking], range(seats))
                for one, strength in zip(ranking, new, strict=True):
                    thought[one] = strength
            if round_ in (9, 29, 59):
                held += sum(abs(thought[one].points - 1500 - true[one]) <= thought[one].error for one in range(60))
                asked += 60
    assert 0.93 <= held / asked <= 0.995
