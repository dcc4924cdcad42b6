"""Every change of a table goes through here: who asks, by what right, and what comes of it."""

from typing import Any

from msgspec import Struct

from boulevard.server import acts, clock_acts
from boulevard.server import commands as c
from boulevard.server.guests import derived, hashed, new_code, new_seed, new_token
from boulevard.server.kept import Write
from boulevard.server.messages import Accepted, Claimed, Invited, Joined, Linked, Rematched
from boulevard.server.outside import Caller
from boulevard.server.refusals import Refusal
from boulevard.server.rights import acts_for, check_host, holds
from boulevard.server.room import Room
from boulevard.server.thoughts import Thought

LIMITS = {c.Joining: "join", c.Rematching: "open"}
"""What counts as more than a move."""


class Done(Struct):
    """What comes of a command: the answer, what is to be written before anybody learns of it, what must be thought
    about for the answer, or the end of the table."""

    answer: Any = None
    write: Write | None = None
    thought: Thought | None = None
    deletes: bool = False


def written(write: Write) -> Done:
    return Done(Accepted(write.new_ply), write)


def perform(room: Room, who: Caller | None, command: c.Command[Any], now: float) -> Done:
    """Carry out in the room what somebody asks, or the house itself (None); a Refusal where it is not to be, and
    nothing has changed."""
    if who is None:
        return _of_the_house(room, command, now)
    if isinstance(command, c.OfASeat):
        return _of_a_seat(room, who, command, now)
    return _of_anybody(room, who, command, now)


def _of_the_house(room: Room, command: c.Command[Any], now: float) -> Done:
    match command:
        case c.BotPlaying():
            return Done(write=acts.bot_move(room, command, now))
        case c.Adjudging():
            return Done(write=clock_acts.adjudge(room, command, now))
        case c.Abandoning():
            return Done(write=acts.abandon(room, now))
        case c.Closing():
            return Done(write=acts.close(room, command.why, now))
        case c.Expelling():
            return Done(write=acts.expel(room, command.hashes, now))
        case c.Deleting():
            return Done(deletes=True)
    raise Refusal("spectator")


def _of_anybody(room: Room, who: Caller, command: c.Command[Any], now: float) -> Done:
    match command:
        case c.Joining():
            token = new_token() if command.id is None else derived(command.id, f"seat at {room.id}")
            if held := room.held(hashed(token)):  # it was answered before, and nobody heard
                return Done(Joined(held[0], token), acts.claim(room, held[0], who.holder, now))
            seat, write = acts.join(room, command, [hashed(token), who.holder], now, who.called)
            room.house.heard([seat])
            return Done(Joined(seat, token), write)
        case c.Inviting():
            check_host(room, who)
            code = new_code()
            write = acts.invite(room, code, now)
            return Done(Invited(f"{who.base}/tables/{room.id}#invite/{code}"), write)
        case c.Forgetting():
            who.cookie_counts()
            forgotten = acts.forget(room, who.hash or "", now)
            return Done(write=forgotten, deletes=forgotten is None)
        case c.HandingOver():
            return Done(write=acts.hand_over(room, who.hash or "", command.holder, now))
        case c.Uninviting():
            check_host(room, who)
            return Done(write=acts.uninvite(room, now))
        case c.Dismissing():
            check_host(room, who)
            code = new_code()
            write = acts.dismiss(room, holds(room, who), command.seat, code, now)
            return Done(Invited(f"{who.base}/tables/{room.id}#invite/{code}"), write)
        case c.Deleting():
            check_host(room, who)
            acts.deletable(room, holds(room, who))
            return Done(deletes=True)
    raise Refusal("spectator")


def _of_a_seat(room: Room, who: Caller, command: c.OfASeat[Any], now: float) -> Done:
    seat = acts_for(room, who, command)
    if isinstance(command, c.Once):
        for one in holds(room, who) if command.seat is None else (seat,):
            if (ply := room.answered(one, command.id)) is not None:
                return Done(Accepted(ply))
    who.limited("play-seat", f"{room.id} {seat}")
    room.house.heard([seat])
    match command:
        case c.Playing():
            return written(acts.move(room, seat, command, now))
        case c.Undoing():
            return written(acts.undo(room, seat, command, now))
        case c.TakingBack():
            return written(acts.takeback(room, seat, command, now))
        case c.Answering():
            return written(acts.takeback_answer(room, seat, command.yes, now))
        case c.Resigning():
            return written(acts.resign(room, seat, now))
        case c.Previewing():
            return Done(acts.preview(room, seat, command.move, command.plan))
        case c.Hinting():
            return Done(thought=acts.hint_wanted(room, seat))
        case c.Weighing():
            return Done(thought=acts.hint_wanted(room, seat, command.move))
        case c.Pausing():
            return written(clock_acts.pause(room, seat, holds(room, who), command.minutes, now))
        case c.PauseAnswering():
            return written(clock_acts.pause_answer(room, holds(room, who), command.yes, now))
        case c.GoingOn():
            return written(clock_acts.go_on(room, holds(room, who), now))
        case c.Resting():
            return written(clock_acts.holiday(room, seat, command.days, now))
        case c.Calling():
            return written(clock_acts.call(room, holds(room, who), command, now))
        case c.Seating():
            return written(acts.reseat(room, holds(room, who), command, now))
        case c.Leaving():
            return written(acts.leave(room, holds(room, who), who.hash or "", now))
        case c.Linking():
            token = new_token()
            write = acts.link(room, seat, token, now)
            return Done(Linked(f"{who.base}/tables/{room.id}#seat/{token}", token), write)
        case c.Unlinking():
            own = {who.hash or "", who.holder}
            return Done(None, acts.unlink(room, seat, own, now))
        case c.Claiming():
            if who.token is None:
                raise Refusal("token")
            return Done(Claimed(seat), acts.claim(room, seat, who.holder, now))
        case c.Rematching():
            change = acts.rematch(room, new_code(), new_seed(), now) if room.company.rematch is None else None
            return Done(Rematched(room.company.rematch or "", f"{who.base}/tables/{room.company.rematch}"), change)
    raise Refusal("request", detail=type(command).__name__)
