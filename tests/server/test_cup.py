"""A tournament as a function of what is done and of the time: no network, no database."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from boulevard.core.problems import Problem
from boulevard.server.cup import Cup, Game, Result, founded, options_of
from boulevard.server.cup_messages import CupTerms, Kind
from boulevard.server.messages import Timing

NAMES = [f"{letter}{letter.lower()}na" for letter in "ABCDEFGHJKMNOPQR"]
LIVE, DAYS = Timing("live", 10), Timing("days", 2)
WON, LOST, SHARED = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Problem) as told:
        yield
    assert told.value.key == key
    assert all(told.value.sentence(language) for language in ("en", "fr"))


def cup(kind: Kind, people: int, clock: Timing = DAYS, **more: Any) -> Cup:
    made = founded(CupTerms(kind=kind, title="Autumn", game="paris", clock=clock, **more), "Odette", bytes(32), 0.0)
    for number in range(people):
        made.join(NAMES[number], "guest")
    return made


def status(made: Cup) -> str:
    return made.status


def due(made: Cup) -> list[Game]:
    return [game for game in made.games if game.result is None]


def result(points: tuple[float, float], margin: int = 5) -> Result:
    return Result(points, (30 + int(margin * (points[0] - points[1])), 30), "played")


def play(made: Cup, rng: random.Random, now: float = 0.0) -> float:
    """To the end, with any results, kept and read again at each step as by another process."""
    for _ in range(2000):
        if made.ended:
            return now
        now += 60
        for game in due(made):
            for player in game.both:
                made.ready(player, now)
            assert game.table is not None
            made.ends(game, result(rng.choice((WON, LOST, SHARED))))
        made.go_on(now)
        read = msgspec.json.decode(msgspec.json.encode(made), type=Cup)
        assert read == made
    raise AssertionError("it goes on for ever")


@pytest.mark.parametrize("kind", ["swiss", "robin", "knockout"])
@pytest.mark.parametrize("bot", [None, "ami"])
@pytest.mark.parametrize("clock", [LIVE, DAYS])
@pytest.mark.parametrize("people", [2, 3, 4, 7, 16])
def test_it_comes_to_its_end(kind: Kind, people: int, clock: Timing, bot: str | None) -> None:
    made = cup(kind, people, clock, bot=bot, games=3 if kind == "knockout" and people == 4 else 1)
    assert [row.place for row in made.standings()] == [1] * people
    made.start(0.0)
    play(made, random.Random(people))
    assert status(made) == "over"
    assert made.round == made.rounds
    for number in range(1, made.rounds + 1):
        here = made.of_round(number)
        pairs = {(game.board, game.both) for game in here}
        assert kind == "knockout" or len({board for board, _ in pairs}) == len(here)
    rows = made.standings()
    places = [row.place for row in rows if row.place is not None]
    assert len(places) == people
    assert places[0] == 1
    if kind == "robin":
        met = [tuple(sorted(game.both)) for game in made.games]
        assert len(set(met)) == len(met)
    if kind == "knockout":
        assert places.count(1) == 1
        assert made.matches()[-1][0].winner == rows[0].player


def test_a_swiss_takes_late_entries_and_lets_people_go() -> None:
    made = cup("swiss", 5, rounds=4)
    made.start(0.0)
    (bye,) = (game for game in made.games if game.second is None)
    assert bye.result is not None
    late = made.join("Late", "member")
    for game in due(made):
        made.ends(game, result(WON))
    made.withdraw(made.games[0].first)
    made.go_on(1.0)
    assert made.round == 2
    there = [one for game in made.of_round(2) for one in game.both]
    assert late in there
    assert made.games[0].first not in there
    made.back(made.games[0].first)
    with refused("name-taken"):
        made.join("Làte", "guest")
    for _ in range(2):
        for game in due(made):
            made.ends(game, result(LOST))
        made.go_on(2.0)
    with refused("cup-late"):
        made.join("Later", "guest")


@pytest.mark.parametrize("kind", ["robin", "knockout"])
def test_nobody_comes_late_where_all_is_drawn_and_who_leaves_has_lost(kind: Kind) -> None:
    made = cup(kind, 4)
    made.start(0.0)
    with refused("cup-late"):
        made.join("Late", "guest")
    first = due(made)[0]
    gone = first.first
    made.withdraw(gone)
    made.ends(first, Result((0.0, 1.0), None, "absence"))
    play(made, random.Random(1))
    assert made.standings()[-1].player == gone or kind == "knockout"
    assert all(game.result is not None and game.result.how == "absence" for game in made.games if gone in game.both)


def test_a_live_game_waits_for_both_and_no_longer_than_was_said() -> None:
    made = cup("swiss", 4, LIVE, grace=5, rounds=2)
    made.start(0.0)
    one, other = due(made)
    made.ready(one.first, 10.0)
    assert not made.awaited()
    made.ready(one.second or 0, 20.0)
    assert made.awaited() == [one.table]
    made.ready(other.first, 20.0)
    made.go_on(299.0)
    assert due(made) == [one, other]
    assert made.due(299.0) == 300.0
    made.go_on(301.0, away=[(0.0, 100.0)])  # nobody was there to be told
    assert due(made) == [one, other]
    made.go_on(401.0, away=[(0.0, 100.0)])
    assert due(made) == [one]
    assert other.result == Result(WON, None, "absence")
    made.ends(one, result(SHARED))
    made.go_on(402.0)
    assert (made.status, made.until) == ("pause", 462.0)
    with refused("cup-not-now"):
        made.ready(one.first, 410.0)
    made.go_on(462.0)
    assert (made.status, made.round) == ("running", 2)


def test_where_both_are_absent_both_have_lost() -> None:
    made = cup("swiss", 2, LIVE, rounds=1)
    made.start(0.0)
    made.go_on(600.0)
    assert made.games[0].result == Result((0.0, 0.0), None, "absence")
    assert status(made) == "over"


def test_a_shared_victory_in_a_knock_out_is_played_again_and_then_counted() -> None:
    """Two games more at the most, who begins changing; then the margin, then who stood higher in the draw."""
    made = cup("knockout", 2)
    made.start(0.0)
    begun = []
    for _ in range(3):
        (game,) = due(made)
        begun.append(game.first)
        made.ends(game, result(SHARED))
        made.go_on(1.0)
    assert begun[0] != begun[1]
    assert status(made) == "over"
    assert made.matches()[0][0].winner == made.order[0]
    two = cup("knockout", 2)
    two.start(0.0)
    for totals in ((30, 30), (30, 30), (30, 29)):
        (game,) = due(two)
        last = game
        two.ends(game, Result(SHARED, totals, "played"))
        two.go_on(1.0)
    assert two.matches()[0][0].winner == last.first


def test_the_best_of_three_ends_after_two() -> None:
    made = cup("knockout", 2, games=3)
    made.start(0.0)
    winner = made.order[1]
    for _ in range(2):
        (game,) = due(made)
        made.ends(game, result(WON if game.first == winner else LOST))
        made.go_on(1.0)
    assert status(made) == "over"
    assert made.matches()[0][0].points == (0.0, 2.0)


def test_a_match_that_nobody_came_to_has_no_winner() -> None:
    made = cup("knockout", 4, LIVE, rest=0)
    made.start(0.0)
    one, other = due(made)
    made.ready(one.first, 0.0)
    made.ready(one.second or 0, 0.0)
    made.ends(one, result(WON))
    made.go_on(600.0)
    assert other.result is not None
    assert status(made) == "over"
    assert made.matches()[1][0].winner == one.first
    assert [row.place for row in made.standings()] == [1, 2, 3, 3] or made.standings()[0].player == one.first


def test_an_arena_finds_rivals_until_its_end() -> None:
    made = cup("arena", 3, LIVE, minutes=5, bot="ami")
    made.start(0.0)
    made.ready(0, 1.0)
    made.go_on(2.0)
    assert not made.games
    made.ready(1, 3.0)
    made.go_on(3.0)
    (game,) = made.games
    assert game.table is not None
    assert made.players[0].waits is None
    made.ends(game, result(WON if game.first == 0 else LOST))
    made.ready(0, 4.0)
    made.ready(1, 4.0)
    made.go_on(5.0)
    assert len(made.games) == 1  # not the same again
    made.ready(2, 6.0)
    made.go_on(6.0)
    assert set(made.games[1].both) == {0, 2} or set(made.games[1].both) == {1, 2}
    made.go_on(70.0)  # somebody has waited for a minute
    assert {made.players[one].kind for one in made.games[2].both} == {"guest", "bot"}
    late = made.join("Late", "guest")
    with refused("cup-not-now"):
        made.ready(late, 301.0)
    made.go_on(301.0)
    assert status(made) == "running"
    assert made.due(301.0) is None
    for game in due(made):
        made.ends(game, result(SHARED))
    made.go_on(302.0)
    assert status(made) == "over"
    assert made.standings()[0].player == 0


def test_two_who_are_alone_in_an_arena_meet_again_after_a_minute() -> None:
    made = cup("arena", 2, LIVE)
    made.start(0.0)
    for now in (1.0, 100.0):
        made.ready(0, now)
        made.ready(1, now)
        made.go_on(now + 1)
        made.go_on(now + 61)
        made.ends(made.games[-1], result(WON))
    assert [game.both for game in made.games] in ([(0, 1), (1, 0)], [(1, 0), (0, 1)])


def test_who_is_forgotten_leaves_a_place_without_a_name() -> None:
    made = cup("swiss", 4)
    made.start(0.0)
    made.forget(2)
    assert (made.players[2].name, made.players[2].gone) == ("", True)
    for game in due(made):
        made.ends(game, result(WON))
    made.go_on(1.0)
    assert all(2 not in game.both for game in made.of_round(2))
    assert "Ccna" not in msgspec.json.encode(made).decode()


def test_it_begins_by_itself_or_is_called_off() -> None:
    made = cup("swiss", 2, begins=100.0)
    made.go_on(99.0)
    assert status(made) == "before"
    assert made.due(50.0) == 100.0
    made.go_on(100.0)
    assert status(made) == "running"
    alone = cup("swiss", 1, begins=100.0)
    alone.go_on(100.0)
    assert status(alone) == "cancelled"
    with refused("cup-few"):
        cup("swiss", 1).start(0.0)
    with refused("cup-over"):
        alone.join("Late", "guest")
    with refused("cup-full"):
        cup("swiss", 3, most=2)


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"title": " "}, "cup-title"),
        ({"title": "a\u202eb"}, "cup-title"),
        ({"kind": "arena", "clock": DAYS}, "cup-arena-live"),
        ({"begins": 1e12}, "cup-when"),
        ({"clock": Timing("live", 0)}, "clock-live-time"),
        ({"game": "chess"}, "game-unknown"),
        ({"options": {"hand": 9}}, "option-value"),
    ],
)
def test_what_cannot_be_is_refused(changed: dict[str, Any], key: str) -> None:
    given = {"kind": "swiss", "title": "Autumn", "game": "paris", "clock": DAYS, **changed}
    with refused(key):
        founded(CupTerms(**given), "Odette", bytes(32), 0.0)


def test_who_begins_sits_first_where_the_game_can_be_told_so() -> None:
    assert options_of(cup("swiss", 0)) == {"first": "orange"}
