"""Who meets whom, and who stands where: for any number of people, any results, any seed."""

from itertools import combinations, permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from boulevard.server.pairing import Entrant, berger, bracket, drawn, matched, rivals, swiss
from boulevard.server.standing import Played, ranked, tallies, worth

SEED = bytes(32)


@given(st.integers(2, 8), st.randoms(use_true_random=False))
def test_a_matching_costs_as_little_as_any(half: int, rng: object) -> None:
    """Against all pairings there are, for up to eight people."""
    count = min(8, 2 * (half // 2 + 1))
    costs = {pair: rng.randrange(1000) for pair in combinations(range(count), 2)}  # type: ignore[attr-defined]

    def cost(pairs: list[tuple[int, int]]) -> int:
        return sum(costs[pair] for pair in pairs)

    def all_pairings(left: tuple[int, ...]) -> list[list[tuple[int, int]]]:
        if not left:
            return [[]]
        return [
            [(left[0], other), *rest]
            for other in left[1:]
            for rest in all_pairings(tuple(one for one in left[1:] if one != other))
        ]

    found = matched(costs)
    assert sorted(one for pair in found for one in pair) == list(range(count))
    assert cost(found) == min(map(cost, all_pairings(tuple(range(count)))))


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 17), st.data())
def test_a_swiss_pairs_everybody_once_and_nobody_twice_with_the_same(count: int, data: st.DataObject) -> None:
    """As many rounds as half the number of people, in which that can always be (Dirac); nobody has two byes, who begins
    is even."""
    order = drawn(SEED, range(count))
    points, begun = dict.fromkeys(range(count), 0.0), dict.fromkeys(range(count), 0)
    met: dict[int, dict[int, int]] = {one: {} for one in range(count)}
    byes = dict.fromkeys(range(count), 0)
    for _ in range(count // 2):
        entrants = [Entrant(one, points[one], begun[one], met[one], byes[one]) for one in range(count)]
        pairs, bye = swiss(entrants, order)
        there = [one for pair in pairs for one in pair] + ([] if bye is None else [bye])
        assert sorted(there) == list(range(count))
        assert (bye is None) == (count % 2 == 0)
        if bye is not None:
            byes[bye] += 1
            points[bye] += 1
        for one, other in pairs:
            first, second = (one, other) if begun[one] <= begun[other] else (other, one)
            begun[first] += 1
            begun[second] -= 1
            assert other not in met[one]
            met[one][other] = met[other][one] = 1
            won = data.draw(st.sampled_from((0.0, 0.5, 1.0)))
            points[one] += won
            points[other] += 1 - won
    assert max(byes.values()) <= 1
    assert all(abs(one) <= 3 for one in begun.values())


def test_equals_meet_equals() -> None:
    """Whose points are the same are paired as long as they have not met."""
    entrants = [Entrant(one, points=one // 2) for one in range(8)]
    pairs, _ = swiss(entrants, range(8))
    assert sorted(tuple(sorted(pair)) for pair in pairs) == [(0, 1), (2, 3), (4, 5), (6, 7)]


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    entrants = [Entrant(0, 2), Entrant(1, 1), Entrant(2, 1, byes=1), Entrant(3, 0, byes=1), Entrant(4, 1)]
    assert swiss(entrants, [0, 1, 2, 3, 4])[1] == 4


def test_where_nothing_else_is_left_two_meet_again() -> None:
    """And not rather than whoever has met nobody."""
    assert swiss([Entrant(0, met={1: 1}), Entrant(1, met={0: 1})], [0, 1]) == ([(0, 1)], None)


@given(st.integers(2, 20))
def test_in_a_round_robin_all_meet_once_and_begin_as_often(count: int) -> None:
    rounds = berger(count)
    games = [pair for row in rounds for pair in row if None not in pair]
    assert sorted(tuple(sorted(pair)) for pair in games) == list(combinations(range(count), 2))  # type: ignore[type-var]
    for row in rounds:
        there = [one for pair in row for one in pair if one is not None]
        assert sorted(there) == list(range(count))
    for one in range(count):
        firsts = sum(pair[0] == one for pair in games)
        assert abs(2 * firsts - (count - 1)) <= 1 + count % 2


@given(st.integers(2, 64))
def test_in_a_draw_the_highest_have_no_rival_where_some_have_none(count: int) -> None:
    pairs = bracket(range(count))
    assert sorted(one for pair in pairs for one in pair if one is not None) == list(range(count))
    alone = sorted(one for pair in pairs for one in pair if None in pair and one is not None)
    assert alone == list(range(len(alone)))
    if count > 2:
        half = len(pairs) // 2
        assert not {0, 1} <= {one for pair in pairs[:half] for one in pair}


def test_in_an_arena_nobody_meets_the_same_twice_in_a_row() -> None:
    waiting = [Entrant(0, 6), Entrant(1, 5), Entrant(2, 0)]
    assert rivals(waiting, {}) == [(0, 1)]
    assert rivals(waiting, {0: [1], 1: [0]}) == [(1, 2)]
    assert rivals(waiting[:2], {0: [1]}) == []
    assert rivals(waiting[:1], {}) == []


# Standings -------------------------------------------------------------------------------------------------------


results = st.lists(
    st.tuples(st.integers(0, 5), st.integers(0, 5), st.sampled_from((0.0, 0.5, 1.0)), st.integers(-20, 20)).filter(
        lambda one: one[0] != one[1]
    ),
    max_size=20,
)


@given(results, st.permutations(range(6)))
def test_standings_do_not_depend_on_the_order_of_people(
    found: list[tuple[int, int, float, int]], order: list[int]
) -> None:
    games = [Played(one, other, (won, 1 - won), margin) for one, other, won, margin in found]
    rows = ranked(tallies(range(6), games).values(), games)
    again = ranked(tallies(order, games).values(), games)
    assert {row.player: row.place for row in rows} == {row.player: row.place for row in again}
    places = [row.place for row in rows if row.place is not None]
    assert places == sorted(places)
    assert places[0] == 1
    assert sum(row.points for row in rows) == len(games)
    assert sum(row.margin for row in rows) == 0
    for place in set(places):
        assert places.index(place) == place - 1  # after two who share the first comes the third


def test_what_parts_equals_comes_in_its_order() -> None:
    """What the rivals have scored, the game between the two, the margin, wins from the second seat."""
    tie = [Played(0, 1, (1, 0), 1), Played(1, 2, (1, 0), 30), Played(2, 0, (1, 0), 2), Played(2, 3, (1, 0), 1),
           Played(3, 0, (0, 1), 0)]  # fmt: skip
    rows = {row.player: row for row in ranked(tallies(range(4), tie).values(), tie)}
    assert [rows[0].points, rows[2].points, rows[0].met, rows[2].met] == [2, 2, 3, 3]
    assert (rows[2].place, rows[0].place) == (1, 2)  # 2 has beaten 0
    margin = [Played(0, 2, (1, 0), 3), Played(1, 3, (1, 0), 4)]
    assert [row.player for row in ranked(tallies(range(4), margin).values(), margin)][:2] == [1, 0]
    seat = [Played(0, 2, (1, 0), 3), Played(3, 1, (0, 1), -3)]
    assert [row.player for row in ranked(tallies(range(4), seat).values(), seat)][:2] == [1, 0]
    shared = ranked(tallies(range(3), []).values(), [])
    assert [row.place for row in shared] == [1, 1, 1]


def test_a_bot_takes_no_place() -> None:
    games = [Played(0, 1, (1, 0), 3), Played(2, 1, (1, 0), 1)]
    assert [(row.player, row.place) for row in ranked(tallies(range(3), games).values(), games, without=[0])] == [
        (0, None), (2, 1), (1, 2),
    ]  # fmt: skip


def test_a_bye_counts_its_point_and_nobody_met() -> None:
    rows = tallies(range(2), [Played(0, None, (1, 0))])
    assert (rows[0].points, rows[0].met, rows[0].streak) == (1, 0, 0)


def test_in_an_arena_two_wins_in_a_row_make_the_next_worth_half_as_much_again() -> None:
    won, lost = (1.0, 0.0), (0.0, 1.0)
    games = [Played(0, 1, one) for one in (won, won, won, won, lost, won, (0.5, 0.5), won)]
    rows = tallies(range(2), games, arena=True)
    assert rows[0].points == 2 + 2 + 3 + 3 + 0 + 2 + 1 + 2
    assert rows[0].streak == 1
    assert [worth(points, 2) for points in (1, 0.5, 0)] == [3, 1, 0]


def test_whoever_reads_the_lots_comes_to_the_same() -> None:
    assert drawn(SEED, range(9)) == drawn(SEED, reversed(range(9)))
    assert len({tuple(drawn(bytes([one] * 32), range(5))) for one in range(40)}) > 20
    assert any(list(order) == drawn(SEED, range(3)) for order in permutations(range(3)))
