"""What may be done about a table's clock: a pause that all agree to, a holiday, and what the others may do about
whoever has run out of time. Like `acts`: checked before anything has changed."""

from collections.abc import Collection

from boulevard.core.events import TableForfeit
from boulevard.core.story import BOT
from boulevard.server import clocks
from boulevard.server.acts import SUBSTITUTE, gave_up, lines_left, playing, sit, sits
from boulevard.server.clocks import Claim, Clock, Pause
from boulevard.server.commands import Adjudging, Calling
from boulevard.server.kept import Seated, Write
from boulevard.server.refusals import Refusal
from boulevard.server.room import Room


def _clock(room: Room, kind: str | None = None) -> Clock:
    clock = room.company.clock
    if clock is None:
        raise Refusal("no-clock")
    if kind is not None and clock.timing.kind != kind:
        raise Refusal(f"clock-not-{kind}")
    playing(room)
    return clock


# A pause ---------------------------------------------------------------------------------------------------------


def pause(room: Room, seat: str, mine: Collection[str], minutes: int, now: float) -> Write:
    """Ask the others; bots always agree, and so do the other seats of whoever asks."""
    clock = _clock(room, "live")
    if room.company.cup is not None:
        raise Refusal("cup-pause")
    sits(room, seat)
    least, most = clocks.PAUSE
    if not least <= minutes <= most:
        raise Refusal("pause-minutes", given=clocks.figure(minutes), least=least, most=most)
    if clocks.paused(clock, now):
        raise Refusal("pause-on")
    if clock.pause is not None and clock.pause.until is None:
        if clock.pause.seat == seat and clock.pause.minutes == minutes:
            return room.write(now)  # asked already, and waiting
        raise Refusal("pause-asked", seat=clock.pause.seat)
    if clock.declined.get(seat) == room.ply:
        raise Refusal("pause-declined")
    clock.pause = Pause(seat, minutes, [one for one in room.persons() if one in mine])
    return _pause_if_agreed(room, clock, now)


def pause_answer(room: Room, mine: Collection[str], yes: bool, now: float) -> Write:
    clock = _clock(room, "live")
    asked = clock.pause
    if asked is None or asked.until is not None:
        raise Refusal("no-pause-asked")
    answering = [seat for seat in room.persons() if seat in mine and seat not in asked.agreed]
    if asked.seat in mine and not yes:
        answering = [asked.seat]
    if not answering:
        raise Refusal("no-pause-asked")
    if yes:
        asked.agreed += answering
        return _pause_if_agreed(room, clock, now)
    clock.declined[asked.seat] = room.ply
    clock.pause = None
    return room.write(now, company=True)


def _pause_if_agreed(room: Room, clock: Clock, now: float) -> Write:
    assert clock.pause is not None
    if all(seat in clock.pause.agreed for seat in room.persons()):
        clocks.begin_pause(clock, now, room.house.outages())
    return room.write(now, company=True)


def go_on(room: Room, mine: Collection[str], now: float) -> Write:
    """A pause was agreed to by all, so it ends before its time when all would go on."""
    clock = _clock(room, "live")
    if clock.pause is None or not clocks.paused(clock, now):
        raise Refusal("no-pause")
    clock.pause.back += [seat for seat in room.persons() if seat in mine and seat not in clock.pause.back]
    if all(seat in clock.pause.back for seat in room.persons()):
        clocks.end_pause(clock, now, room.house.outages())
    return room.write(now, company=True)


# A holiday -------------------------------------------------------------------------------------------------------


def holiday(room: Room, seat: str, days: int, now: float) -> Write:
    clock, away = _clock(room, "days"), room.house.outages()
    sits(room, seat)
    if days == 0:
        if clock.holidays.get(seat, (now, now))[1] <= now:
            raise Refusal("no-holiday")
        clocks.end_holiday(clock, seat, now, away)
        return room.write(now, company=True)
    if not 0 < days <= clock.spare[seat]:
        raise Refusal("holiday-days", given=clocks.figure(days), most=clock.spare[seat])
    if clocks.due(clock, seat, now, away, 0.0) is not None:
        raise Refusal("holiday-late")
    clocks.begin_holiday(clock, seat, days, now, away)
    return room.write(now, company=True)


# Against somebody ------------------------------------------------------------------------------------------------


def call(room: Room, mine: Collection[str], asked: Calling, now: float) -> Write:
    """Whoever runs out of time has not lost yet: somebody else at the table says so, and whichever is written first,
    that or a move, counts."""
    clock, seat = _clock(room), asked.of
    room.check_seat(seat)
    callers = [one for one in room.persons() if one != seat and one in mine]
    if not callers:
        raise Refusal("call-own")
    if asked.do not in {"claim": ("claim", "bot", "day"), "bot": ("bot", "day"), "wait": ()}[clock.timing.late]:
        raise Refusal(f"call-{clock.timing.late}")
    why = clocks.due(clock, seat, now, room.house.outages(), room.house.gone(seat))
    if why is None:
        raise Refusal("call-early", seat=seat)
    if asked.do == "day":
        return _give_day(room, clock, seat, now)
    clock.claims |= dict.fromkeys(callers, Claim(asked.do, now))
    match _agreed(room, clock, seat, why, now):
        case "claim":
            assert room.table is not None
            room.table.forfeit(seat, why)
            return gave_up(room, seat, TableForfeit(seat, forfeit=why), now)
        case "bot":
            lines_left(room)
            clock.replaced.append(seat)
            room.lose(seat)
            sit(room, seat, Seated("bot", BOT + SUBSTITUTE), now)
    return room.write(now, company=True)


def _agreed(room: Room, clock: Clock, seat: str, why: clocks.Due, now: float) -> clocks.Wish | None:
    """What comes of what the others have said about a seat: a bot plays on as soon as one of them says so, since
    whoever comes back takes the seat again; but nobody has lost before as many say so as it takes. At a rated table who
    is replaced has lost too."""
    said = clocks.wishes(clock, why, now, room.house.gone(seat))
    needed = room.needed(seat)
    lost = sum(do == "claim" for do in said.values())
    if lost >= needed:
        return "claim"
    return "bot" if len(said) > lost and (len(said) >= needed or room.company.rated is None) else None


def _give_day(room: Room, clock: Clock, seat: str, now: float) -> Write:
    """The mild way, over days: time to move after all."""
    if clock.timing.kind != "days":
        raise Refusal("clock-no-day")
    if clock.given == clock.turn:
        raise Refusal("call-day", seat=seat)
    clocks.give_day(clock, seat, now, room.house.outages())
    return room.write(now, company=True)


def adjudge(room: Room, asked: Adjudging, now: float) -> Write:
    """At a tournament's table the house claims, and nobody else: against whoever has run out of time, is absent from a
    live game for longer than was agreed on, or is not there to play any more."""
    clock, seat = _clock(room), asked.of
    why: clocks.Due | None = "absence"
    if asked.grace is not None:
        away, gone = room.house.outages(), room.house.gone(seat)
        why = clocks.due(clock, seat, now, away, gone)
        if why == "absence" and gone < asked.grace:
            why = None
    if why is None:
        raise Refusal("call-early", seat=seat)
    assert room.table is not None
    room.table.forfeit(seat, why)
    return gave_up(room, seat, TableForfeit(seat, forfeit=why), now)
