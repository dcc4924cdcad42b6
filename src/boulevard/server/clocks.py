"""A table's clock: what each seat has left, as a function of what is stored with the moves and of the time that
somebody says it is. Nothing here looks at a watch.

Live, a seat has so many minutes for the whole game, and some seconds more after each of its turns. Over days it has so
many days for each turn, and some days of holiday. Where the server was away nobody's time passes.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from boulevard.server.messages import ClockShown, PauseShown, SeatClock, Timing
from boulevard.server.refusals import Refusal

MINUTE, DAY = 60.0, 86_400.0

LIMITS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "live": {"time": (1, 180), "increment": (0, 180), "vacation": (0, 0)},
    "days": {"time": (1, 14), "increment": (0, 0), "vacation": (0, 30)},
}
"""The least and the most of each figure: minutes, or days a turn; seconds a turn; days of holiday."""

PAUSE = (1, 720)
"""Minutes for which a live game may be paused."""

ABSENT = 120.0
"""Seconds after which whoever is to move in a live game, and is not connected, counts as absent."""

DELAY = 0.5
"""Seconds of a move that may be the network's, where the client says how long was thought: no more is believed."""

WELCOME = 60.0
"""Who comes back to a seat that a bot took over, the time having run out, has at least so many seconds."""

DAY_MORE = DAY
"""What the others may give whoever has run out of time over days, once a turn."""

Stop = tuple[float, float]
"""From when to when time does not pass."""

Due = Literal["time", "absence"]

Wish = Literal["claim", "bot"]


class Pause(Struct):
    """Somebody asks for a pause of so many minutes; once all have agreed, it has a beginning and an end."""

    seat: str
    minutes: int
    agreed: list[str]
    begins: float | None = None
    until: float | None = None
    back: list[str] = []
    """Who would go on before its end: when all would, it is over."""


class Claim(Struct):
    """What somebody would have done about the seat whose time runs, and since when."""

    do: Wish
    at: float


class Clock(Struct):
    """What is stored of a clock: how it was chosen, what each seat had left at a moment, whose time has run since."""

    timing: Timing
    left: dict[str, float]
    spare: dict[str, int]
    """Days of holiday that each seat has left."""
    running: str | None = None
    turn: str = ""
    """Whose turn it is and which, as the game tells turns apart."""
    since: float = 0.0
    before: float = 0.0
    """The seconds that the move under way took before that, taken off already."""
    pause: Pause | None = None
    declined: dict[str, int] = {}
    """Who was last denied a pause, or withdrew the wish, and at which ply: there they do not ask again."""
    holidays: dict[str, Stop] = {}
    replaced: list[str] = []
    """For whom a bot plays because the time had run out; they may come back."""
    claims: dict[str, Claim] = {}
    """Among three or four: who would have what done about the seat whose time runs."""
    given: str = ""
    """The turn for which the others have given a day more."""


class Used(Struct, frozen=True):
    """The seconds that a move took: those that count, and those that were the network's, or a bot's waiting."""

    spent: float
    delay: float


# Making ----------------------------------------------------------------------------------------------------------


def made(timing: Timing, seats: Iterable[str]) -> Clock:
    """A new clock, or a Refusal that says what is possible."""
    for name, (least, most) in LIMITS[timing.kind].items():
        if not least <= (given := getattr(timing, name)) <= most:
            raise Refusal(f"clock-{timing.kind}-{name}", given=figure(given), least=least, most=most)
    seats = list(seats)
    return Clock(timing, dict.fromkeys(seats, whole(timing)), dict.fromkeys(seats, timing.vacation))


def figure(given: int) -> str:
    """A number that somebody sent, however large, as it can be said."""
    text = str(given)
    return text if len(text) < 12 else f"{text[:9]}…"


def whole(timing: Timing) -> float:
    """Seconds that one has: for the game, or for a turn."""
    return timing.time * (MINUTE if timing.kind == "live" else DAY)


# Asking ----------------------------------------------------------------------------------------------------------


def passed(begin: float, end: float, stops: Iterable[Stop] = ()) -> float:
    """The seconds from one moment to another, without those in which time did not pass; never less than none."""
    total, at = max(0.0, end - begin), begin
    for begins, ends in sorted(stops):
        start, stop = max(begins, at), min(ends, end)
        if stop > start:
            total -= stop - start
            at = stop
    return max(0.0, total)


def stops_of(clock: Clock, seat: str) -> list[Stop]:
    found = [clock.holidays[seat]] if seat in clock.holidays else []
    if clock.pause is not None and clock.pause.begins is not None and clock.pause.until is not None:
        found.append((clock.pause.begins, clock.pause.until))
    return found


def left(clock: Clock, seat: str, now: float, away: Sequence[Stop]) -> float:
    """What a seat has left; `away`: when no server was there."""
    if seat != clock.running:
        return clock.left[seat]
    return max(0.0, clock.left[seat] - passed(clock.since, now, [*away, *stops_of(clock, seat)]))


def stands(clock: Clock, seat: str, now: float) -> float:
    """For how many seconds from now on a seat's time does not pass: a pause, or a holiday."""
    return max((until - now for begins, until in stops_of(clock, seat) if begins <= now < until), default=0.0)


def paused(clock: Clock, now: float) -> bool:
    return clock.pause is not None and clock.pause.until is not None and now < clock.pause.until


def due(clock: Clock, seat: str, now: float, away: Sequence[Stop], gone: float) -> Due | None:
    """What may be held against a seat: its time has run out, or it is live, its turn, and it has been gone so long."""
    if seat != clock.running or stands(clock, seat, now) > 0:
        return None
    if left(clock, seat, now, away) == 0:
        return "time"
    return "absence" if clock.timing.kind == "live" and gone >= ABSENT else None


def wishes(clock: Clock, why: Due | None, now: float, gone: float) -> dict[str, Wish]:
    """What each of the others would have done about the seat whose time runs; of one that is `gone` for so long, what
    was said since."""
    since = now - gone if why == "absence" else 0.0
    return {seat: claim.do for seat, claim in clock.claims.items() if why is not None and claim.at >= since}


# Going on --------------------------------------------------------------------------------------------------------


def turned(
    clock: Clock,
    now: float,
    away: Sequence[Stop],
    *,
    turn: str,
    running: str | None,
    mover: str | None = None,
    thought: float | None = None,
    undone: str | None = None,
) -> Used | None:
    """Something was done: from now on that seat's time runs. What the mover used, if somebody moved.

    `thought`: the seconds that the mover, or who thinks for a bot, says it took; `undone`: who went back by oneself,
    and gets neither the seconds of the turn that is not over after all nor a new turn's days.
    """
    took = passed(clock.since, now, [*away, *stops_of(clock, clock.running or "")])
    used = None
    if mover is not None:
        used = _used(took, None if thought is None else thought - clock.before, mover == clock.running)
    if clock.running is not None:
        counts = used.spent if used is not None and mover == clock.running else took
        clock.left[clock.running] = max(0.0, clock.left[clock.running] - counts)
    if used is not None:
        used = Used(clock.before + used.spent, used.delay)
    clock.before = clock.before + took if used is None and turn == clock.turn else 0.0
    if used is not None or turn != clock.turn:
        clock.claims = {}
    if turn != clock.turn:
        _next_turn(clock, turn.partition(" ")[0], mover, undone)
    clock.running, clock.turn, clock.since = running, turn, max(now, clock.since)
    _tidy(clock, now)
    return used


def _used(took: float, thought: float | None, runs: bool) -> Used:
    if thought is None:
        return Used(took, 0.0)
    # a person is believed up to a limit; what a bot thought was measured beside it
    spent = max(min(thought, took), took - DELAY if runs else 0.0)
    return Used(spent, took - spent)


def _next_turn(clock: Clock, seat: str, mover: str | None, undone: str | None) -> None:
    timing = clock.timing
    if timing.kind == "days":
        if seat in clock.left and undone is None:
            clock.left[seat] = whole(timing)
    elif undone is not None:
        clock.left[undone] = max(0.0, clock.left[undone] - timing.increment)
    elif mover is not None and mover == clock.running:
        clock.left[mover] += timing.increment


def _tidy(clock: Clock, now: float) -> None:
    """What is over and was counted is forgotten."""
    if clock.pause is not None and clock.pause.until is not None and clock.pause.until <= now:
        clock.pause = None
    clock.holidays = {seat: stop for seat, stop in clock.holidays.items() if stop[1] > now}


def settle(clock: Clock, now: float, away: Sequence[Stop]) -> None:
    """What has passed so far is taken off, so that what stops the clock from now on says nothing of before."""
    turned(clock, now, away, turn=clock.turn, running=clock.running)


def begin_pause(clock: Clock, now: float, away: Sequence[Stop]) -> None:
    settle(clock, now, away)
    assert clock.pause is not None
    clock.pause.begins, clock.pause.until = now, now + clock.pause.minutes * MINUTE


def end_pause(clock: Clock, now: float, away: Sequence[Stop]) -> None:
    settle(clock, now, away)
    clock.pause = None


def begin_holiday(clock: Clock, seat: str, days: int, now: float, away: Sequence[Stop]) -> None:
    """In whole days; one that has begun grows longer."""
    settle(clock, now, away)
    begins, until = clock.holidays.get(seat, (now, now))
    clock.spare[seat] -= days
    clock.holidays[seat] = (begins, until + days * DAY)


def end_holiday(clock: Clock, seat: str, now: float, away: Sequence[Stop]) -> None:
    """Whole days that were not used are kept for later."""
    settle(clock, now, away)
    if seat in clock.holidays:
        clock.spare[seat] += int((clock.holidays.pop(seat)[1] - now) // DAY)


def give_day(clock: Clock, seat: str, now: float, away: Sequence[Stop]) -> None:
    """Whoever has run out of time has a day more for this turn."""
    settle(clock, now, away)
    clock.left[seat] += DAY_MORE
    clock.given, clock.claims = clock.turn, {}


def welcome(clock: Clock, seat: str) -> None:
    """Somebody whose seat a bot took over, the time having run out, is back."""
    if seat in clock.replaced:
        clock.replaced.remove(seat)
        clock.left[seat] = max(clock.left[seat], WELCOME if clock.timing.kind == "live" else whole(clock.timing))


# Telling ---------------------------------------------------------------------------------------------------------


def shown(clock: Clock, persons: Sequence[str], now: float) -> ClockShown:
    """What everybody is told of a clock besides what each seat has left."""
    pause, timing = clock.pause, clock.timing
    told = None
    if pause is not None and (pause.until is None or now < pause.until):
        waiting = [] if pause.until else [seat for seat in persons if seat not in pause.agreed]
        told = PauseShown(pause.seat, pause.minutes, waiting, pause.until is not None, list(pause.back))
    return ClockShown(timing.kind, timing.time, timing.increment, timing.vacation, timing.late, told)


def seat_shown(clock: Clock, seat: str, now: float, away: Sequence[Stop], gone: float, needed: int) -> SeatClock:
    """`needed`: how many of the others must say that it has lost, where it is late."""
    why = due(clock, seat, now, away, gone)
    holiday = max(0.0, clock.holidays.get(seat, (now, now))[1] - now)
    return SeatClock(
        left=round(left(clock, seat, now, away), 3),
        running=seat == clock.running,
        stands=round(stands(clock, seat, now), 3),
        holiday=round(holiday, 3),
        spare=clock.spare[seat],
        gone=round(gone, 3),
        due=why,
        claims=dict(wishes(clock, why, now, gone)),
        needed=0 if why is None else needed,
        day=why is not None and clock.timing.kind == "days" and clock.given != clock.turn,
    )
