"""Clocks as a function of what is stored and of a time that the test gives."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from boulevard import registry
from boulevard.core.record import read_record
from boulevard.core.table import replay
from boulevard.server import acts, clock_acts, clocks
from boulevard.server.clocks import DAY, MINUTE, Stop, passed
from boulevard.server.commands import BotPlaying, Calling, Playing, Seating, TakingBack, Undoing
from boulevard.server.kept import KeptLine, Rated, Seated, Stored, Write
from boulevard.server.messages import Timing
from boulevard.server.outside import Nowhere
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room

BEGAN = 1_000_000.0
LIVE = Timing("live", 20, 10)
DAYS = Timing("days", 3, vacation=7)


class House(Nowhere):
    """A house whose clock the test sets."""

    def __init__(self) -> None:
        self.at = BEGAN
        self.lost: list[Stop] = []
        self.away: dict[str, float] = {}

    def now(self) -> float:
        return self.at

    def outages(self) -> list[Stop]:
        return self.lost

    def gone(self, seat: str) -> float:
        return self.away.get(seat, 0.0)


class Sitting:
    """A room with a clock, and what it has written so far, from which another process takes it up."""

    def __init__(self, timing: Timing, kinds: str = "pp", game: str = "paris", **options: Any) -> None:
        self.house = House()
        played = registry.game(game)
        count, settled = played.settle(len(kinds), options)
        seats = {
            seat: Seated("person", seat) if kind == "p" else Seated("bot", "bot:random")
            for seat, kind in zip(played.seats(count), kinds, strict=True)
        }
        new = acts.open_table("t", played, settled, seats, [], bytes(32), BEGAN, clock=timing)
        self.stored, self.lines = new.stored, list(new.lines)
        self.room = self.again()

    def again(self) -> Room:
        """The table as another process would read it."""
        stored = msgspec.msgpack.decode(msgspec.msgpack.encode(self.stored), type=Stored)
        self.room = Room(stored, list(self.lines))
        self.room.house = self.house
        return self.room

    def keep(self, write: Write) -> list[KeptLine]:
        self.stored = replace(
            self.stored,
            status=write.status,
            version=write.new_version,
            ply=write.new_ply,
            company=write.company or self.stored.company,
            snapshot=write.snapshot or self.stored.snapshot,
            snapshot_ply=write.new_ply if write.snapshot else self.stored.snapshot_ply,
        )
        self.lines += write.lines
        return write.lines

    def after(self, seconds: float) -> "Sitting":
        self.house.at += seconds
        return self

    @property
    def due(self) -> str:
        return self.room.to_act[0]

    def move(self, seconds: float, thought: float | None = None) -> KeptLine:
        """Whoever is to act plays the first move after so many seconds."""
        self.after(seconds)
        seat, room = self.due, self.room
        move = next(iter(room.offered(seat)))
        if room.company.seats[seat].kind == "bot":
            asked = room.thought()
            assert asked is not None
            write = acts.bot_move(room, BotPlaying(asked, move, None, thought), self.house.at)
            assert write is not None
        else:
            write = acts.move(room, seat, Playing(ply=room.ply, move=move, thought=thought), self.house.at)
        return self.keep(write)[0]

    def left(self, seat: str) -> float:
        shown = self.room.seats_shown()[seat].clock
        assert shown is not None
        return shown.left

    def call(self, of: str, do: Any = "claim", by: str | None = None) -> Write:
        by = by or next(seat for seat in self.room.company.seats if seat != of)
        write = clock_acts.call(self.room, [by], Calling(of=of, do=do), self.house.at)
        self.keep(write)
        return write


def refused(key: str) -> Any:
    return pytest.raises(Refusal, check=lambda refusal: refusal.key == key)


# Time passes -----------------------------------------------------------------------------------------------------


def test_time_that_stood_is_not_counted() -> None:
    assert passed(10, 100) == 90
    assert passed(10, 100, [(20, 30), (25, 40)]) == 70
    assert passed(10, 100, [(90, 200), (0, 15)]) == 75
    assert passed(10, 100, [(0, 200)]) == 0
    assert passed(100, 10) == 0


def test_live_a_turn_takes_its_time_and_brings_its_seconds() -> None:
    at = Sitting(LIVE)
    first = at.due
    assert at.left(first) == 20 * MINUTE
    line = at.move(61)
    assert (line.spent, line.delay) == (61, 0)
    other = at.due
    assert other != first
    assert at.left(first) == 20 * MINUTE - 61 + 10
    assert at.after(30).left(other) == 20 * MINUTE - 30
    assert at.left(first) == 20 * MINUTE - 51


def test_over_days_each_turn_has_its_days() -> None:
    at = Sitting(DAYS)
    first = at.due
    at.move(2 * DAY)
    assert at.left(at.due) == 3 * DAY
    at.move(DAY)
    assert at.due == first
    assert at.left(first) == 3 * DAY


@pytest.mark.parametrize("timing", [LIVE, DAYS])
@pytest.mark.parametrize("game", ["paris", "couleurs", "flatiron"])
def test_another_process_reads_the_same_clock_after_every_move(game: str, timing: Timing) -> None:
    at = Sitting(timing, game=game)
    while at.room.ply < 60 and at.room.to_act:
        at.move(7.25)
        before = {seat: at.left(seat) for seat in at.room.company.seats}
        at.again()
        assert {seat: at.left(seat) for seat in at.room.company.seats} == before
        assert all(0 <= left <= clocks.whole(timing) + 60 * timing.increment for left in before.values())


def test_looking_at_a_clock_now_and_then_changes_nothing() -> None:
    one, other = Sitting(LIVE), Sitting(LIVE)
    for part in (3.5, 0.25, 6.25):
        one.after(part)
        clock = one.room.company.clock
        assert clock is not None
        clocks.settle(clock, one.house.at, [])
    one.move(0)
    other.move(10)
    assert one.room.company.clock == other.room.company.clock


def test_nothing_is_ever_below_zero_and_a_clock_that_runs_behind_takes_nothing() -> None:
    at = Sitting(LIVE)
    first = at.due
    assert at.after(-500).left(first) == 20 * MINUTE
    assert at.after(10**9).left(first) == 0
    line = at.move(0)  # nobody has claimed: it counts
    assert line.seat == first
    assert at.left(first) == 10


def test_while_no_server_was_there_time_stood() -> None:
    at = Sitting(DAYS)
    first = at.due
    at.house.lost = [(BEGAN + 100, BEGAN + 100 + 2 * DAY)]
    assert at.after(2 * DAY + 150).left(first) == 3 * DAY - 150
    line = at.move(50)
    assert line.spent == 200


# Bots, and the network -------------------------------------------------------------------------------------------


def test_what_the_network_took_is_not_thinking_up_to_a_limit() -> None:
    at = Sitting(LIVE)
    line = at.move(10, thought=9.75)
    assert (line.spent, line.delay) == (9.75, 0.25)
    line = at.move(10, thought=0)
    assert (line.spent, line.delay) == (9.5, 0.5)
    line = at.move(10, thought=900)
    assert (line.spent, line.delay) == (10, 0)


def test_a_bot_has_no_clock_and_its_thinking_is_told_apart_from_its_waiting() -> None:
    at = Sitting(LIVE, "pb", first="orange")
    person, bot = at.room.company.seats
    while at.due == person:
        at.move(1)
    line = at.move(8, thought=3)
    assert (line.seat, line.spent, line.delay) == (bot, 3, 5)
    assert at.left(bot) == 20 * MINUTE
    clock = at.room.seats_shown()[bot].clock
    assert clock is not None
    assert not clock.running
    assert at.room.company.clock is not None
    assert at.room.company.clock.running == at.due == person


# Going back ------------------------------------------------------------------------------------------------------


def undone(timing: Timing, seconds: float) -> tuple[Sitting, str]:
    """Somebody has ended a turn after so many seconds, and undone it."""
    at = Sitting(timing, game="couleurs")
    table = at.room.table
    assert table is not None
    while True:
        seat, had = at.due, at.left(at.due)
        at.move(seconds)
        if at.due != seat and (to := table.undo_to(seat)):
            assert at.left(seat) == had - seconds + timing.increment
            at.keep(acts.undo(at.room, seat, Undoing(to=to[-1], ply=at.room.ply), at.after(1).house.at))
            assert at.left(seat) == had - seconds
            return at, seat


def test_whoever_undoes_a_turn_gets_its_seconds_once() -> None:
    at, seat = undone(LIVE, 5)
    left = at.left(seat)
    at.move(5)
    assert at.left(seat) == left - 5 + 10


def test_over_days_undoing_brings_no_new_days() -> None:
    at, seat = undone(DAYS, DAY)
    assert at.left(seat) == 2 * DAY


def test_a_take_back_leaves_what_was_left_to_those_who_agreed() -> None:
    at = Sitting(LIVE)
    table = at.room.table
    assert table is not None
    seat = at.due
    at.move(5)
    other = at.due
    wish = TakingBack(to=table.takeback_to(seat)[-1], ply=at.room.ply)
    at.keep(acts.takeback(at.room, seat, wish, at.after(20).house.at))
    at.keep(acts.takeback_answer(at.room, other, True, at.house.at))
    assert at.due == seat
    assert (at.left(seat), at.left(other)) == (20 * MINUTE + 5, 20 * MINUTE - 20)


# Pauses and holidays ---------------------------------------------------------------------------------------------


def test_a_pause_stops_the_clock_once_all_agree_and_until_its_end() -> None:
    at = Sitting(LIVE)
    first, room = at.due, at.room
    other = next(seat for seat in room.company.seats if seat != first)
    at.keep(clock_acts.pause(room, other, [other], 15, at.after(60).house.at))
    assert room.state(None, []).clock.pause.waiting == [first]  # type: ignore[union-attr]
    assert at.after(5).left(first) == 20 * MINUTE - 65
    at.keep(clock_acts.pause_answer(room, [first], True, at.house.at))
    at.again()
    assert at.room.state(None, []).clock.pause.on  # type: ignore[union-attr]
    assert at.after(14 * MINUTE).left(first) == 20 * MINUTE - 65
    assert at.after(2 * MINUTE).left(first) == 19 * MINUTE - 65
    line = at.move(0)
    assert line.spent == 125
    assert at.room.state(None, []).clock.pause is None  # type: ignore[union-attr]


def test_a_pause_ends_early_when_everybody_would_go_on() -> None:
    at = Sitting(LIVE)
    first, second = at.room.company.seats
    at.keep(clock_acts.pause(at.room, first, [first], 15, at.house.at))
    at.keep(clock_acts.pause_answer(at.room, [second], True, at.house.at))
    at.keep(clock_acts.go_on(at.room, [second], at.after(60).house.at))
    at.after(60)
    assert at.left(at.due) == 20 * MINUTE
    at.keep(clock_acts.go_on(at.room, [first], at.house.at))
    assert at.after(30).left(at.due) == 20 * MINUTE - 30
    with refused("no-pause"):
        clock_acts.go_on(at.room, [first], at.house.at)


def test_in_a_pause_nobody_moves_or_gains_the_seconds_of_a_turn() -> None:
    at = Sitting(LIVE)
    first, second = at.room.company.seats
    at.move(30)
    due, other = at.due, first if at.due == second else second
    room = at.room
    assert room.table is not None
    back = room.table.takeback_to(other)[-1]
    at.keep(acts.takeback(room, other, TakingBack(to=back, ply=room.ply), at.after(5).house.at))
    at.keep(clock_acts.pause(room, first, [first, second], 15, at.house.at))
    before = {seat: at.left(seat) for seat in (first, second)}
    with refused("paused"):
        at.move(60)
    with refused("paused"):
        acts.undo(room, other, Undoing(to=back, ply=room.ply), at.house.at)
    with refused("paused"):
        acts.takeback(room, other, TakingBack(to=back, ply=room.ply), at.house.at)
    with refused("paused"):
        acts.takeback_answer(room, due, True, at.house.at)
    at.keep(acts.takeback_answer(room, due, False, at.house.at))
    # what can be asked is asked: one looks, and thinks
    assert acts.preview(room, due, next(iter(room.offered(due)))).events
    assert {seat: at.left(seat) for seat in (first, second)} == before
    at.move(14 * MINUTE)  # a minute before it was over nobody could
    assert at.left(due) == before[due] + 10


def test_in_a_pause_bots_play_until_a_person_is_due_and_then_it_rests() -> None:
    at = Sitting(LIVE, "pb", first="blue")
    person = at.room.persons()[0]
    at.keep(clock_acts.pause(at.room, person, [person], 15, at.house.at))
    while at.room.company.seats[at.due].kind == "bot":
        at.move(1)
    with refused("paused"):
        at.move(1)
    assert at.left(person) == 20 * MINUTE
    at.keep(clock_acts.go_on(at.room, [person], at.house.at))
    at.move(3)
    assert at.left(person) == 20 * MINUTE - 3 + 10


def test_in_a_pause_one_may_give_up() -> None:
    at = Sitting(LIVE)
    first, second = at.room.company.seats
    at.keep(clock_acts.pause(at.room, first, [first, second], 15, at.house.at))
    at.keep(acts.resign(at.room, first, at.house.at))
    assert at.room.status == "over"


@pytest.mark.parametrize("minutes", [0, -5, 721, 10**30])
def test_a_pause_has_a_sensible_length(minutes: int) -> None:
    at = Sitting(LIVE)
    with refused("pause-minutes"):
        clock_acts.pause(at.room, at.due, [at.due], minutes, at.house.at)


def test_nobody_is_asked_for_a_pause_again_and_again() -> None:
    at = Sitting(LIVE)
    first, second = at.room.company.seats
    room, now = at.room, at.house.at
    at.keep(clock_acts.pause(room, first, [first], 15, now))
    at.keep(clock_acts.pause(room, first, [first], 15, now))  # asked already: nothing changes
    with refused("pause-asked"):
        clock_acts.pause(room, second, [second], 5, now)
    at.keep(clock_acts.pause_answer(room, [second], False, now))
    with refused("pause-declined"):
        clock_acts.pause(room, first, [first], 15, now)
    with refused("no-pause-asked"):
        clock_acts.pause_answer(room, [second], True, now)
    at.move(1)
    at.keep(clock_acts.pause(room, first, [first], 15, now))
    at.keep(clock_acts.pause_answer(room, [first], False, now))  # withdrawn
    with refused("pause-declined"):
        clock_acts.pause(room, first, [first], 10, now)


def test_against_bots_one_pauses_alone() -> None:
    at = Sitting(LIVE, "pb", first="orange")
    seat = at.room.persons()[0]
    at.keep(clock_acts.pause(at.room, seat, [seat], 15, at.house.at))
    clock = at.room.company.clock
    assert clock is not None
    assert clocks.paused(clock, at.house.at)


def test_a_holiday_stops_one_s_own_clock_in_whole_days() -> None:
    at = Sitting(DAYS)
    first = at.due
    at.keep(clock_acts.holiday(at.room, first, 5, at.after(DAY).house.at))
    at.again()
    assert at.after(4 * DAY).left(first) == 2 * DAY
    assert at.after(2 * DAY).left(first) == DAY
    with refused("holiday-days"):
        clock_acts.holiday(at.room, first, 3, at.house.at)
    at.keep(clock_acts.holiday(at.room, first, 2, at.house.at))
    assert at.after(1.5 * DAY).left(first) == DAY


def test_days_that_were_not_used_are_kept() -> None:
    at = Sitting(DAYS)
    first = at.due
    at.keep(clock_acts.holiday(at.room, first, 5, at.house.at))
    at.keep(clock_acts.holiday(at.room, first, 0, at.after(1.5 * DAY).house.at))
    assert at.room.company.clock is not None
    assert at.room.company.clock.spare[first] == 5
    assert at.after(DAY).left(first) == 2 * DAY
    with refused("no-holiday"):
        clock_acts.holiday(at.room, first, 0, at.house.at)


@pytest.mark.parametrize("days", [-1, 8, 10**20])
def test_a_holiday_has_the_days_that_are_left(days: int) -> None:
    at = Sitting(DAYS)
    with refused("holiday-days"):
        clock_acts.holiday(at.room, at.due, days, at.house.at)


def test_too_late_is_too_late_for_a_holiday() -> None:
    at = Sitting(DAYS).after(4 * DAY)
    with refused("holiday-late"):
        clock_acts.holiday(at.room, at.due, 1, at.house.at)


def test_a_pause_is_live_and_a_holiday_over_days() -> None:
    live, days = Sitting(LIVE), Sitting(DAYS)
    with refused("clock-not-live"):
        clock_acts.pause(days.room, days.due, [days.due], 5, days.house.at)
    with refused("clock-not-days"):
        clock_acts.holiday(live.room, live.due, 1, live.house.at)


# Against whoever is late -----------------------------------------------------------------------------------------


def test_who_has_run_out_of_time_loses_once_somebody_says_so_and_the_record_tells() -> None:
    at = Sitting(LIVE)
    late = at.due
    other = next(seat for seat in at.room.company.seats if seat != late)
    with refused("call-early"):
        at.call(late)
    at.after(20 * MINUTE)
    with refused("call-own"):
        at.call(late, by=late)
    with refused("call-own"):
        clock_acts.call(at.room, [], Calling(of=late, do="claim"), at.house.at)
    with refused("no-seat"):
        at.call("nobody", by=other)
    at.call(late)
    assert at.room.status == "over"
    outcome, verdict = at.room.state(other, [other]).outcome, at.room.state(other, [other]).verdict
    assert outcome is not None
    assert verdict is not None
    assert (outcome.reason, outcome.winners, verdict.key) == ("time", (other,), "time")
    record = read_record(at.room.record(at.lines, None).encode())
    assert record.lines[-1].text == f"forfeit {late} time"
    again = replay(registry.game("paris"), record)
    assert again.outcome == outcome
    assert at.again().table.outcome == outcome  # type: ignore[union-attr]
    with refused("over"):
        at.call(late)


def test_whichever_is_written_first_counts_a_move_or_a_claim() -> None:
    at = Sitting(LIVE)
    late = at.due
    at.after(20 * MINUTE)
    move = Playing(ply=at.room.ply, move=next(iter(at.room.offered(late))))
    at.call(late)
    with refused("over"):
        acts.move(at.room, late, move, at.house.at)
    other = Sitting(LIVE)
    late = other.due
    other.move(20 * MINUTE)
    with refused("call-early"):
        other.call(late)


def test_absent_in_a_live_game_one_may_be_claimed_against_while_time_is_left() -> None:
    at = Sitting(LIVE)
    late = at.due
    at.house.away = {late: 119.0}
    with refused("call-early"):
        at.call(late)
    at.house.away = {late: 120.0}
    at.call(late)
    assert at.room.state(None, []).outcome.reason == "absence"  # type: ignore[union-attr]
    days = Sitting(DAYS)
    days.house.away = {days.due: 2 * DAY}
    with refused("call-early"):
        days.call(days.due)


def test_in_a_pause_or_a_holiday_nothing_is_due() -> None:
    live, days = Sitting(LIVE), Sitting(DAYS)
    live.house.away = {live.due: 600}
    clock_acts.pause(live.room, live.due, list(live.room.company.seats), 30, live.house.at)
    with refused("call-early"):
        live.call(live.due)
    clock_acts.holiday(days.room, days.due, 7, days.house.at)
    days.after(6 * DAY)
    with refused("call-early"):
        days.call(days.due)


def test_a_bot_plays_on_and_whoever_comes_back_has_a_minute() -> None:
    at = Sitting(replace(LIVE, late="bot"))
    late = at.due
    at.after(20 * MINUTE)
    with refused("call-bot"):
        at.call(late)
    at.call(late, "bot")
    assert at.room.status == "playing"
    assert at.room.company.seats[late] == Seated("bot", "bot:apprenti")
    at.keep(acts.reseat(at.room, [late], Seating(seat=late, person="Ana"), at.after(30).house.at))
    assert at.left(late) == 60
    at.keep(acts.reseat(at.room, [late], Seating(seat=late, bot="random"), at.after(20).house.at))
    at.keep(acts.reseat(at.room, [late], Seating(seat=late, person="Ana"), at.after(20).house.at))
    assert at.left(late) == 40  # who lends the seat to a bot gains nothing by it


def test_over_days_lending_the_seat_to_a_bot_brings_no_new_days() -> None:
    at = Sitting(DAYS)
    seat = at.due
    at.keep(acts.reseat(at.room, [seat], Seating(seat=seat, bot="random"), at.after(2 * DAY).house.at))
    at.keep(acts.reseat(at.room, [seat], Seating(seat=seat, person="Ana"), at.after(60).house.at))
    assert at.left(seat) == DAY


@pytest.mark.parametrize("timing", [LIVE, DAYS, replace(DAYS, late="wait")])
def test_whoever_has_time_left_is_not_replaced_for_being_away(timing: Timing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a clock a bot may play on for somebody who has been away for ten minutes."""
    at = Sitting(timing)
    away = at.due
    other = next(seat for seat in at.room.company.seats if seat != away)
    monkeypatch.setattr(at.house, "absent", lambda seat: True)
    for seat, by in ((away, other), (other, away)):
        with refused("call-clock"):
            acts.reseat(at.room, [by], Seating(seat=seat, bot="random"), at.house.at)
    at.keep(acts.reseat(at.room, [away], Seating(seat=away, bot="random"), at.house.at))  # one's own is lent as ever
    assert at.room.company.seats[away].kind == "bot"


def test_where_everybody_is_waited_for_nothing_can_be_claimed() -> None:
    at = Sitting(replace(DAYS, late="wait")).after(100 * DAY)
    for do in ("claim", "bot"):
        with refused("call-wait"):
            at.call(at.due, do)


def others(at: Sitting, late: str) -> list[str]:
    return [seat for seat in at.room.company.seats if seat != late]


def said(at: Sitting, seat: str) -> tuple[dict[str, str], int]:
    shown = at.room.seats_shown()[seat].clock
    assert shown is not None
    return dict(shown.claims), shown.needed


def test_among_four_nobody_has_lost_before_more_than_half_of_the_others_say_so() -> None:
    at = Sitting(DAYS, "pppp", "couleurs")
    late = at.due
    one, other, third = others(at, late)
    assert said(at, late) == ({}, 0)
    at.after(3 * DAY)
    assert said(at, late) == ({}, 2)
    at.call(late, by=one)
    at.call(late, by=one)  # once more says nothing new
    assert at.room.company.seats[late].kind == "person"
    at.again()
    assert said(at, late) == ({one: "claim"}, 2)
    at.keep(clock_acts.holiday(at.room, third, 1, at.house.at))  # what else is done takes nothing back
    assert said(at, late) == ({one: "claim"}, 2)
    at.call(late, by=other)
    assert at.room.company.resigned == [late]


def test_a_move_ends_what_was_said_about_whoever_was_late() -> None:
    at = Sitting(LIVE, "pppp", "couleurs")
    late = at.due
    at.after(20 * MINUTE)
    at.call(late, by=others(at, late)[0])
    at.move(1)
    clock = at.room.company.clock
    assert clock is not None
    assert clock.claims == {}


def test_in_a_live_game_those_decide_who_are_there_and_what_was_said_before_somebody_came_back_counts_no_more() -> None:
    at = Sitting(LIVE, "pppp", "couleurs")
    late = at.due
    one, other, third = others(at, late)
    at.house.away = {late: 130.0, third: 500.0}
    at.after(200)
    assert said(at, late) == ({}, 2)
    at.call(late, by=one)
    at.house.away |= {late: 0.0}
    assert said(at.after(1), late) == ({}, 0)
    at.house.away |= {late: 125.0}
    at.after(125)
    assert said(at, late) == ({}, 2)
    at.call(late, by=other)
    assert at.room.company.seats[late].kind == "person"
    at.house.away |= {one: 500.0}
    assert said(at, late) == ({other: "claim"}, 1)
    at.call(late, by=other)
    assert at.room.company.resigned == [late]


def test_a_bot_is_the_first_choice_and_needs_one_voice() -> None:
    at = Sitting(LIVE, "pppp", "couleurs")
    late = at.due
    one, other, _ = others(at, late)
    at.after(20 * MINUTE)
    at.call(late, by=one)
    at.call(late, "bot", by=other)
    assert at.room.company.seats[late].kind == "bot"
    assert at.room.company.resigned == []


def test_at_a_rated_table_a_bot_in_somebody_s_seat_is_their_loss_and_more_than_one_says_so() -> None:
    at = Sitting(LIVE, "pppp", "couleurs")
    at.room.company.rated = Rated({seat: seat for seat in at.room.company.seats})
    late = at.due
    one, other, _ = others(at, late)
    at.after(20 * MINUTE)
    at.call(late, "bot", by=one)
    assert at.room.company.seats[late].kind == "person"
    at.call(late, by=other)  # who would have it lost would have a bot there, too
    assert at.room.company.seats[late].kind == "bot"
    assert at.room.company.rated.lost == [late]


def test_over_days_whoever_is_late_may_be_given_a_day_more_once_a_turn() -> None:
    at = Sitting(DAYS)
    late = at.due
    with refused("call-early"):
        at.call(late, "day")
    at.after(3 * DAY)
    shown = at.room.seats_shown()[late].clock
    assert shown is not None
    assert shown.day
    at.call(late, "day")
    assert at.again().seats_shown()[late].clock.due is None  # type: ignore[union-attr]
    assert at.left(late) == DAY
    at.after(DAY)
    with refused("call-day"):
        at.call(late, "day")
    assert not at.room.seats_shown()[late].clock.day  # type: ignore[union-attr]
    at.move(0)
    assert at.left(at.due) == 3 * DAY
    live = Sitting(LIVE)
    live.after(20 * MINUTE)
    with refused("clock-no-day"):
        live.call(live.due, "day")


def test_among_four_whoever_is_late_has_lost_and_a_bot_plays_on() -> None:
    at = Sitting(DAYS, "pppp", "couleurs")
    late = at.due
    at.after(3 * DAY)
    for by in others(at, late)[:2]:
        at.call(late, by=by)
    assert at.room.status == "playing"
    assert at.room.company.seats[late].kind == "bot"
    assert at.room.company.resigned == [late]
    assert at.again().company.clock.running is None  # type: ignore[union-attr]
    at.move(5)
    assert at.left(at.due) == 3 * DAY


def test_alone_a_clock_runs_and_nobody_claims() -> None:
    at = Sitting(LIVE, "p", "flatiron")
    seat = at.due
    turns = [at.room.company.clock.turn]  # type: ignore[union-attr]
    while len(turns) < 3:
        at.move(1)
        if (turn := at.room.company.clock.turn) != turns[-1]:  # type: ignore[union-attr]
            turns.append(turn)
    assert at.left(seat) == 20 * MINUTE - (at.house.at - BEGAN) + 20


def test_the_next_table_has_the_same_clock_wound_up() -> None:
    at = Sitting(LIVE)
    at.after(20 * MINUTE)
    at.call(at.due)
    write = acts.rematch(at.room, "next", bytes(32), at.house.at)
    assert write.opens is not None
    clock = write.opens.stored.company.clock
    assert clock is not None
    assert clock.timing == LIVE
    assert set(clock.left.values()) == {20 * MINUTE}


# Absurd wishes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("timing", "key"),
    [
        (Timing("live", 0), "clock-live-time"),
        (Timing("live", -20), "clock-live-time"),
        (Timing("live", 10**40), "clock-live-time"),
        (Timing("live", 20, 181), "clock-live-increment"),
        (Timing("live", 20, -1), "clock-live-increment"),
        (Timing("live", 20, 0, 3), "clock-live-vacation"),
        (Timing("days", 15), "clock-days-time"),
        (Timing("days", 0), "clock-days-time"),
        (Timing("days", 3, 10), "clock-days-increment"),
        (Timing("days", 3, 0, 31), "clock-days-vacation"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused_in_words(timing: Timing, key: str) -> None:
    with refused(key) as caught:
        clocks.made(timing, ["orange", "blue"])
    for language in ("en", "fr"):
        assert len(caught.value.sentence(language)) > 40


def test_a_table_without_a_clock_has_none() -> None:
    at = Sitting(LIVE)
    at.room.company.clock = None
    with refused("no-clock"):
        clock_acts.pause(at.room, at.due, [at.due], 5, BEGAN)
    with refused("no-clock"):
        clock_acts.holiday(at.room, at.due, 1, BEGAN)
    with refused("no-clock"):
        at.call(at.due)
    state = at.room.state(at.due, [at.due])
    assert state.clock is None
