"""What may be done at a table, and by whom: each function checks what must hold, or raises a Refusal before anything
has changed; those that change a room give what is to be written.
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from boulevard import registry
from boulevard.core.choices import Menu
from boulevard.core.events import Event, TableForfeit, TableResign, TableSeat, TableStumble, TableTakeback, TableUndo
from boulevard.core.game import AnyGame, Preview
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE
from boulevard.core.story import BOT
from boulevard.core.table import Table
from boulevard.core.texts import texts
from boulevard.server import clocks
from boulevard.server.commands import BotPlaying, Joining, Playing, Seating, TakingBack, Undoing
from boulevard.server.drawings import drawing_of
from boulevard.server.ending import pseudonym
from boulevard.server.guests import hashed
from boulevard.server.kept import (
    Company,
    Forgotten,
    KeptLine,
    Key,
    Meeting,
    New,
    Rated,
    Renamed,
    Seated,
    Stored,
    Takeback,
    Write,
)
from boulevard.server.messages import Planned, Previewed, Timing
from boulevard.server.outside import Caller
from boulevard.server.refusals import NotOffered, Refusal
from boulevard.server.room import Room, client_key
from boulevard.server.short import Given
from boulevard.server.thoughts import Thought

SUBSTITUTE = "apprenti"
"""The bot that plays on for somebody who resigned among three or four."""

MOST_LINES = 20_000
"""A table with more lines than that only plays on: no undo, no take-back, no new seats."""

MOST_INVITES = MOST_LINKS = 20
"""A table has no more invite codes, and no more links that bring a seat elsewhere."""


# What must hold --------------------------------------------------------------------------------------------------


def playing(room: Room) -> Table:
    if room.status == "abandoned":
        raise _gone(room)
    if room.status == "over":
        raise Refusal("over")
    if room.table is None:
        raise Refusal("not-begun")
    return room.table


def _gone(room: Room) -> Refusal:
    """Nobody moved for long, or whoever runs the server has ended it."""
    closed = room.company.closed
    return Refusal("abandoned") if closed is None else Refusal("closed", why=closed)


def _not_ended(room: Room) -> None:
    if room.status == "abandoned":
        raise _gone(room)
    if room.status == "over":
        raise Refusal("over")


def _not_resigned(room: Room, seat: str) -> None:
    if seat in room.company.resigned:
        raise Refusal("resigned-seat")


def _keeps_seats(room: Room) -> None:
    """In a tournament nobody plays for somebody else."""
    if room.company.cup is not None:
        raise Refusal("cup-seat")


def sits(room: Room, seat: str) -> None:
    """Whoever resigned, or lent the seat to a bot, does not play it."""
    _not_resigned(room, seat)
    if room.company.seats[seat].kind != "person":
        raise Refusal("bot-sits", seat=seat)


def _turn(room: Room, seat: str) -> None:
    if seat not in room.to_act:
        raise Refusal("not-your-turn", seat=seat, seat_due=room.to_act)


def _may_decide(room: Room, seat: str) -> None:
    playing(room)
    sits(room, seat)
    _turn(room, seat)


def _at(room: Room, ply: int) -> None:
    if ply != room.ply:
        raise Refusal("old-ply", given=ply, ply=room.ply)


def _not_paused(room: Room, now: float) -> None:
    """A pause was agreed to by all: until it is over nobody moves. A move in it would bring the seconds of a turn that
    took no time."""
    clock = room.company.clock
    if clock is not None and clocks.paused(clock, now):
        raise Refusal("paused")


def _not_rated(room: Room) -> None:
    """Who plays a rated game has agreed to play it to its end."""
    if room.company.rated is not None and room.status == "playing":
        raise Refusal("rated-seat")


def lines_left(room: Room) -> None:
    if room.ply >= MOST_LINES:
        raise Refusal("full", most=MOST_LINES)


def offered_move(room: Room, seat: str, text: str) -> Move:
    move = room.offered(seat).get(text)
    if move is None:
        raise NotOffered(room.game, room.game.why_not(room.look(seat).view, text))
    return move


def checked_name(name: str, seat: str) -> str:
    """A person's name as it stands in the record; the seat's where none was given."""
    name = " ".join(name.split())
    if not name:
        return seat
    if not name.isprintable() or name.startswith(BOT):
        raise Refusal("name", given=name)
    return name


# Asking, for the seat whose turn it is ---------------------------------------------------------------------------


def preview(room: Room, seat: str, text: str, plan: bool = False) -> Previewed:
    found = _plan_preview(room, seat, text) if plan else _preview(room, seat, text)
    return Previewed(found.events, found.sheets, drawing_of(room.game, found.view), found.whole)


def _preview(room: Room, seat: str, text: str) -> Preview:
    _may_decide(room, seat)
    return room.game.preview(room.look(seat).view, offered_move(room, seat, text))


def _plan_preview(room: Room, seat: str, text: str) -> Preview:
    view, moves = _plans(room, seat)
    if view is None:
        raise Refusal("not-your-turn", seat=seat, seat_due=room.to_act)
    if text not in moves:
        raise NotOffered(room.game, room.game.why_not(view, text))
    return room.game.preview(view, moves[text])


def plan(room: Room, seat: str) -> Planned:
    """What a seat that waits may plan with: nothing but what follows from its view."""
    view, moves = _plans(room, seat)
    if view is None:
        return Planned(room.ply, None, None, [])
    return Planned(room.ply, view.decision, drawing_of(room.game, view), list(moves))


def _plans(room: Room, seat: str) -> tuple[Any, dict[str, Move]]:
    playing(room)
    sits(room, seat)
    game = room.game
    if (view := game.planned(room.look(seat).view)) is None:
        return None, {}
    return view, {str(move): move for move in game.options(game.determinize(view, random.Random(0)), seat)}


def menu(room: Room, seat: str, language: str) -> Menu:
    """The moves offered to a seat whose turn it is, to be chosen word by word."""
    _may_decide(room, seat)
    moves = list(room.offered(seat).values())
    words = texts(language, room.game.package)
    return Menu(room.game, room.look(seat).view, moves, words, registry.gloss(room.game))


def hint_wanted(room: Room, seat: str, weighed: str | None = None) -> Thought:
    """What is thought about for a seat that wants a hint, or a move weighed: nothing but what it may know."""
    playing(room)
    if not room.company.hints:
        raise Refusal("no-hints")
    sits(room, seat)
    _turn(room, seat)
    if weighed is not None:
        offered_move(room, seat, weighed)
    return room.question(seat, None, weighed)


# Playing ---------------------------------------------------------------------------------------------------------


def move(room: Room, seat: str, asked: Playing, now: float) -> Write:
    """A move of a seat, and the chance that follows."""
    playing(room)
    sits(room, seat)
    _not_paused(room, now)
    _at(room, asked.ply)
    _turn(room, seat)
    room.say(seat, offered_move(room, seat, asked.move), now, client_key(seat, asked.id))
    room.chance(now)
    return room.write(now, thought=asked.thought)


def bot_move(room: Room, answer: BotPlaying, now: float) -> Write | None:
    """What a bot answered; where it is no move, one is played for it and the table is told."""
    thought, text = answer.thought, answer.move
    if room.ply != thought.ply or thought.seat not in room.to_act:
        return None
    if room.company.seats[thought.seat] != Seated("bot", f"{BOT}{thought.bot}"):
        return None
    moves = room.offered(thought.seat)
    notices: list[Event] = []
    if text is None or text not in moves:
        text = random.Random(thought.seed).choice(list(moves))
        notices = [TableStumble(thought.seat, stumble=answer.stumble or "nonsense")]
    room.say(thought.seat, moves[text], now, notices=notices)
    room.chance(now)
    return room.write(now, thought=answer.took)


def undo(room: Room, seat: str, asked: Undoing, now: float) -> Write:
    table = playing(room)
    sits(room, seat)
    _not_paused(room, now)
    _at(room, asked.ply)
    lines_left(room)
    if asked.to not in (allowed := table.undo_to(seat)):
        raise Refusal("undo", to=asked.to, allowed=allowed or "-")
    table.undo(seat, asked.to)
    room.table_said(TableUndo(seat, to=asked.to), now, client_key(seat, asked.id))
    room.chance(now)
    return room.write(now, snapshot=True)


def takeback(room: Room, seat: str, wanted: TakingBack, now: float) -> Write:
    """Ask the others to go back to before one's own move; bots always agree."""
    table = playing(room)
    sits(room, seat)
    pending = room.takeback_asked
    if pending is not None and wanted.id is not None and (pending.seat, pending.client) == (seat, wanted.id):
        return room.write(now)  # asked already, and waiting
    _not_paused(room, now)
    if room.company.rated is not None and len(room.persons()) == 1:
        raise Refusal("rated-takeback")
    _at(room, wanted.ply)
    lines_left(room)
    if wanted.to not in (allowed := table.takeback_to(seat)):
        raise Refusal("takeback", to=wanted.to, allowed=allowed or "-")
    asked = room.company.takeback = Takeback(seat, wanted.to, room.ply, [], wanted.id)
    return _takeback_if_agreed(room, table, asked, now)


def takeback_answer(room: Room, seat: str, yes: bool, now: float) -> Write:
    table = playing(room)
    asked = room.takeback_asked
    if asked is None or seat == asked.seat or seat in asked.agreed or seat not in room.persons():
        raise Refusal("no-takeback")
    if not yes:
        room.company.takeback = None
        return room.write(now, company=True)
    _not_paused(room, now)
    asked.agreed.append(seat)
    return _takeback_if_agreed(room, table, asked, now)


def _takeback_if_agreed(room: Room, table: Table, asked: Takeback, now: float) -> Write:
    if any(seat != asked.seat and seat not in asked.agreed for seat in room.persons()):
        return room.write(now, company=True)
    room.company.takeback = None
    table.takeback(asked.seat, asked.to)
    event = TableTakeback(asked.seat, to=asked.to)
    room.table_said(event, now, client_key(asked.seat, asked.client))
    room.chance(now)
    return room.write(now, company=True, snapshot=True)


def resign(room: Room, seat: str, now: float) -> Write:
    """With two seats, or alone, the game ends; with three or four a bot plays the seat on."""
    table = playing(room)
    _not_resigned(room, seat)
    table.resign(seat)
    return gave_up(room, seat, TableResign(seat), now)


def gave_up(room: Room, seat: str, event: Event, now: float) -> Write:
    """A seat has lost, as the table has just said; where the others play on, a bot plays for it."""
    room.company.resigned.append(seat)
    room.lose(seat)
    room.table_said(event, now)
    assert room.table is not None
    if room.table.outcome is None:
        sit(room, seat, Seated("bot", BOT + SUBSTITUTE), now)
    return room.write(now, company=True)


# Sitting down and getting up -------------------------------------------------------------------------------------


def join(room: Room, asked: Joining, keys: Sequence[str], now: float, called: str | None = None) -> tuple[str, Write]:
    """Somebody with the invite code takes an open seat; `keys`: hashes of the token and the browser; `called`: the name
    that whoever asks has kept."""
    code = hashed(asked.invite.rstrip("/").rpartition("/")[2])
    if not any(key.kind == "invite" for key in room.keys.get(code, ())):
        raise Refusal("invite")
    _not_ended(room)
    if asked.seat is not None:
        room.check_seat(asked.seat)
    open_seats = [one for one, seated in room.company.seats.items() if seated.kind == "open"]
    if not open_seats or (asked.seat is not None and asked.seat not in open_seats):
        raise Refusal("seat-taken", allowed=open_seats or "-")
    taken = asked.seat or open_seats[0]
    if room.table is not None:
        lines_left(room)
    name = asked.name
    if (rated := room.company.rated) is not None:
        _not_rated(room)
        name = _rates(rated, taken, keys[-1], called)
    sit(room, taken, Seated("person", checked_name(name, taken)), now)
    room.begin_if_full(now)
    added = [Key(keys[0], taken, "token"), *(Key(one, taken, "guest") for one in keys[1:])]
    return taken, room.write(now, company=True, keys=added)


def kept_name(called: str | None) -> str:
    """Whoever sits at a rated table has kept a name."""
    if called is None:
        raise Refusal("rated-name")
    return called


def _rates(rated: Rated, seat: str, holder: str, called: str | None) -> str:
    """Somebody sits down at a rated table: whoever has kept a name, by that name, and once."""
    name, who = kept_name(called), pseudonym(holder)
    if who in rated.who.values():
        raise Refusal("rated-once")
    rated.who[seat] = who
    return name


def reseat(room: Room, by: Collection[str], asked: Seating, now: float) -> Write:
    """Who sits in a seat from now on. Its holder may say so, and others for one who is absent.

    An absent one keeps the keys and may come back; `open` by the holder gives the seat away.
    """
    _keeps_seats(room)
    seat, seated = asked.seat, _seated_from(asked)
    if seat is None:
        raise Refusal("request", detail="seat: seat")
    if seated.kind == "bot" and not room.house.allows_bot(seated.name.removeprefix(BOT)):
        raise Refusal("seat-word", seat=seat, given=seated.name)
    _not_ended(room)
    room.check_seat(seat)
    _not_resigned(room, seat)
    now_seated = room.company.seats[seat]
    if room.company.rated is not None:
        _reseats_rated(room, seat in by, seated)
    if seat not in by:
        if now_seated.kind == "person" and seated.kind != "bot":
            raise Refusal("not-yours", seat=seat)
        if now_seated.kind == "person" and room.company.clock is not None and room.status == "playing":
            raise Refusal("call-clock")  # who has days for a move may be away for hours
        if now_seated.kind == "person" and not room.house.absent(seat):
            raise Refusal("still-here", seat=seat)
        if seated.kind == "person" or (now_seated.kind == "bot" and room.owned(seat)):
            raise Refusal("not-yours", seat=seat)
    if seated.kind == "open":
        return _give_away(room, [seat], now)
    if seated.kind == "person":
        seated = Seated("person", checked_name(seated.name or _called_before(room, seat), seat))
    if room.table is not None:
        lines_left(room)
    sit(room, seat, seated, now)
    room.lose(seat)
    room.begin_if_full(now)
    return room.write(now, company=True)


def _called_before(room: Room, seat: str) -> str:
    """What whoever sat there was called when the game began."""
    name = (room.company.players or {}).get(seat, "")
    return "" if name.startswith(BOT) else name


def _reseats_rated(room: Room, own: bool, seated: Seated) -> None:
    """Nobody lets a bot play for them, or gives the seat away; who has lost by absence may come back for pleasure."""
    if room.status == "open" or seated.kind != ("person" if own else "bot"):
        raise Refusal("rated-seat")


def _seated_from(asked: Seating) -> Seated:
    """Exactly one of the three."""
    if (asked.bot is not None) + asked.open + (asked.person is not None) != 1:
        raise Refusal("seating")
    if asked.bot is not None:
        return Seated("bot", BOT + asked.bot.removeprefix(BOT))
    return Seated("open", "") if asked.open else Seated("person", asked.person or "")


def sit(room: Room, seat: str, seated: Seated, now: float) -> None:
    room.company.seats[seat] = seated
    if room.company.clock is not None and seated.kind == "person":
        clocks.welcome(room.company.clock, seat)
    if room.table is not None:
        _rename(room, seat, now)


def leave(room: Room, seats: Sequence[str], by: str, now: float) -> Write:
    """One's own seats are given away: in a game under way they are open to whoever has the invite code. After it, the
    keys of the one who asks are forgotten."""
    if room.status not in ("open", "playing"):
        return room.write(now, keys_gone=[key for key in room.keys.get(by, ()) if key.seat])
    _not_rated(room)
    _keeps_seats(room)
    for seat in seats:
        _not_resigned(room, seat)
    return _give_away(room, seats, now)


def _give_away(room: Room, seats: Sequence[str], now: float) -> Write:
    if room.table is not None:
        lines_left(room)
    room.company.seats |= dict.fromkeys(seats, Seated("open", ""))
    if room.company.rated is not None:
        room.company.rated.who = {seat: who for seat, who in room.company.rated.who.items() if seat not in seats}
    return room.write(now, company=True, keys_gone=[key for key in room.all_keys() if key.seat in seats])


def forget(room: Room, by: str, now: float) -> Write | None:
    """Whoever holds this key never was here: keys and names go, seats are let go. None where nobody else holds a seat:
    then the table goes too.

    Who has no name is called like the seat; so is, from now on, whoever sat there. A bot that took the seat over stays.
    """
    if all(key.kind == "invite" for key in room.keys.get(by, ())):
        raise Refusal("spectator")
    mine = room.held(by)
    keys = [key for key in room.all_keys() if key.seat in mine]
    if all(key.seat in mine for key in room.all_keys() if key.seat):
        return None
    own = {by, *(key.hash for key in keys if key.kind in ("token", "link"))}
    keys += [key for key in room.all_keys() if not key.seat and key.hash in own and key.kind != "invite"]
    company = room.company
    for seat in mine:
        if company.seats[seat].kind == "person":
            leaves = room.status in ("open", "playing")
            if room.status == "playing":
                room.lose(seat)
            company.seats[seat] = Seated("open", "") if leaves else Seated("person", seat)
        if company.players is not None and not company.players[seat].startswith(BOT):
            company.players[seat] = seat
    if company.takeback is not None and company.takeback.seat in mine:
        company.takeback = None
    lines = []
    for ply, line in enumerate(room.table.lines if room.table is not None else ()):
        words = line.text.split(" ", 2)
        if line.seat == TABLE and words[0] == "seat" and words[1] in mine and not words[2].startswith(BOT):
            event = TableSeat(words[1], who=words[1])
            lines.append(Renamed(ply, f"seat {words[1]} {words[1]}", [event.noted()]))
    return room.write(
        now, company=True, keys_gone=keys, forgets=Forgotten(mine, lines, sorted({by, *(key.hash for key in keys)}))
    )


# Bringing a seat elsewhere, and inviting -------------------------------------------------------------------------


def link(room: Room, seat: str, token: str, now: float) -> Write:
    """A token that brings the seat to another device."""
    if sum(key.kind == "link" for key in room.all_keys()) >= MOST_LINKS:
        raise Refusal("too-many-links")
    return room.write(now, keys=[Key(hashed(token), seat, "link")])


def unlink(room: Room, seat: str, kept: Collection[str], now: float) -> Write:
    """Every other device loses the seat; the one that asks keeps it by what it holds."""
    gone = [
        key
        for key in room.all_keys()
        if key.seat == seat and key.kind in ("link", "guest") and key.hash not in kept
    ]  # fmt: skip
    return room.write(now, keys_gone=gone)


def claim(room: Room, seat: str, holder: str, now: float) -> Write | None:
    """The seat is bound to a browser's cookie, or to whom it acts for; nothing is written where it is already."""
    key = Key(holder, seat, "guest")
    return None if key in room.keys.get(key.hash, ()) else room.write(now, keys=[key])


def hand_over(room: Room, by: str, holder: str, now: float) -> Write | None:
    """What a guest's browser held, whoever the guest turns out to be holds; None where it held nothing."""
    gone = [key for key in room.keys.get(by, ()) if key.kind in ("guest", "host-guest")]
    return room.write(now, keys=[replace(key, hash=holder) for key in gone], keys_gone=gone) if gone else None


def invite(room: Room, code: str, now: float) -> Write:
    """One more code that lets one sit; the older ones stay valid."""
    if sum(key.kind == "invite" for key in room.all_keys()) >= MOST_INVITES:
        raise Refusal("too-many-invites", most=MOST_INVITES)
    return room.write(now, keys=[Key(hashed(code), "", "invite")])


def uninvite(room: Room, now: float) -> Write:
    """No code lets anybody sit any more."""
    return room.write(now, keys_gone=_invites(room))


def dismiss(room: Room, mine: Collection[str], seat: str, code: str, now: float) -> Write:
    """Whoever holds the seat holds it no more. It is open to whoever has the new code; with an old one, the guest would
    be back at once. Where a bot has taken the seat over, it goes on."""
    _not_ended(room)
    _not_rated(room)
    room.check_seat(seat)
    _not_resigned(room, seat)
    if seat in mine or not (room.owned(seat) or room.company.seats[seat].kind == "person"):
        raise Refusal("no-guest", seat=seat)
    if room.company.seats[seat].kind == "person":
        room.company.seats[seat] = Seated("open", "")
    gone = [key for key in room.all_keys() if key.seat == seat] + _invites(room)
    return room.write(now, company=True, keys=[Key(hashed(code), "", "invite")], keys_gone=gone)


def _invites(room: Room) -> list[Key]:
    return [key for key in room.all_keys() if key.kind == "invite"]


def _rename(room: Room, seat: str, now: float) -> None:
    assert room.table is not None
    name = room.company.seats[seat].name
    room.table.rename(seat, name)
    room.table_said(TableSeat(seat, who=name), now)


# Opening and ending a table --------------------------------------------------------------------------------------


def deletable(room: Room, mine: Sequence[str]) -> None:
    """A table that is not being played by somebody else may be deleted by its host."""
    if room.status == "playing" and any(seat not in mine for seat in room.persons()):
        raise Refusal("not-deletable")
    _not_rated(room)


def abandon(room: Room, now: float) -> Write:
    playing(room)
    room.status = "abandoned"
    return room.write(now, company=True)


def close(room: Room, why: str, now: float) -> Write:
    """Whoever runs the server ends the table, and says why: nobody has won, and it counts for nothing."""
    _not_ended(room)
    room.status = "abandoned"
    room.company.closed = why
    return room.write(now, company=True, keys_gone=_invites(room))


def expel(room: Room, hashes: Collection[str], now: float) -> Write | None:
    """Somebody is kept out who sits here by these: one seat of theirs after the other is let go, or, in a game with
    others, lost, as if they were absent. None where there is nothing more to do: whoever plays alone may go on
    later."""
    mine = [seat for seat in room.held(*hashes) if room.company.seats[seat].kind == "person"]
    if room.status == "open":
        return _give_away(room, mine, now) if mine else None
    mine = [seat for seat in mine if seat not in room.company.resigned]
    if room.status != "playing" or not mine or set(room.persons()) <= set(mine):
        return None
    assert room.table is not None
    room.table.forfeit(mine[0], "absence")
    return gave_up(room, mine[0], TableForfeit(mine[0], forfeit="absence"), now)


def rematch(room: Room, table: str, seed: bytes, now: float) -> Write:
    """The next table, for the same people; who begins is for the game to say."""
    if room.status != "over":
        raise Refusal("not-over")
    assert room.table is not None
    outcome = room.table.outcome
    assert outcome is not None
    options = room.game.rematch(room.options, outcome)
    seats = {}
    for seat, seated in room.company.seats.items():
        name = (room.company.players or {}).get(seat, seat)
        person = Seated("person", seat if name.startswith(BOT) else name)
        seats[seat] = person if seated.kind != "person" and room.owned(seat) else seated
    timing = None if room.company.clock is None else room.company.clock.timing
    rated = None if room.company.rated is None else Rated(dict(room.company.rated.who), again=True)
    new = open_table(
        table, room.game, options, seats, room.all_keys(), seed, now, room.company.hints, clock=timing, rated=rated
    )
    new.stored.company.met = room.company.met
    room.company.rematch = table
    return room.write(now, company=True, opens=new)


def open_table(
    table: str,
    game: AnyGame,
    options: Mapping[str, Any],
    seats: dict[str, Seated],
    keys: Sequence[Key],
    seed: bytes,
    now: float,
    hints: bool | None = None,
    start: Given | None = None,
    clock: Timing | None = None,
    rated: Rated | None = None,
) -> New:
    """A new table; play begins at once where no seat is open, from a position that is given, if one is.

    Without a word about hints there are some where one person plays against bots or alone, and none among persons.
    """
    if hints is None:
        hints = [seated.kind for seated in seats.values() if seated.kind != "bot"] == ["person"]
    stored = Stored(
        id=table,
        game=game.name,
        rules=game.version,
        options=dict(options),
        seed=seed,
        status="open",
        version=0,
        ply=0,
        company=Company(seats, hints=hints, clock=None if clock is None else clocks.made(clock, seats), rated=rated),
        snapshot_ply=0,
        snapshot=None,
        touched=now,
        keys=list(keys),
    )
    lines: list[KeptLine] = []
    if start is not None:
        lines = [replace(line, at=now) for line in start.lines]
        stored.status, stored.ply = "playing", len(lines)
        stored.company.players = start.players or {seat: seated.name for seat, seated in seats.items()}
        stored.company.resigned = list(start.resigned)
        stored.snapshot, stored.snapshot_ply = start.state, len(lines)
    room = Room(stored, lines)
    room.begin_if_full(now)
    if start is not None:
        room.chance(now)  # where it broke off before that was drawn
    written = room.write(now)
    stored.status, stored.ply = room.status, room.ply
    return New(stored, [*lines, *written.lines], written.to_act, written.bot_due)


def meet(table: str, meeting: Meeting, seed: bytes, now: float) -> New:
    """A table at which people sit already, by what they hold seats by, and play begins at once. Nobody is its host, and
    no code lets anybody else sit; or a Refusal that says what cannot be."""
    game = registry.game(meeting.game)
    count, options = game.settle(len(meeting.sitters), meeting.options)
    seats: dict[str, Seated] = {}
    keys = []
    rated = Rated({}) if meeting.rated else None
    for seat, sitter in zip(game.seats(count), meeting.sitters, strict=True):
        if sitter.holder is None:
            seats[seat] = Seated("bot", sitter.name)
            if rated is not None:
                rated.who[seat] = sitter.name
        else:
            if rated is not None:
                _rates(rated, seat, sitter.holder, sitter.name)
            seats[seat] = Seated("person", checked_name(sitter.name, seat))
            keys.append(Key(sitter.holder, seat, "guest"))
    hints = meeting.hints and rated is None
    new = open_table(table, game, options, seats, keys, seed, now, hints, clock=meeting.clock, rated=rated)
    new.stored.company.met = True
    new.stored.company.cup = meeting.cup
    return new


def seats_from(game: AnyGame, given: Mapping[str, str], options: Mapping[str, Any], name: str,
               allowed_bot: Callable[[str], bool]) -> tuple[dict[str, Any], dict[str, Seated], list[str]]:  # fmt: skip
    """What somebody wants to open, checked: all options, who sits where, and which seats are the caller's."""
    count, settled = game.settle(len(given) or None, options)
    names = game.seats(count)
    if given and set(given) != set(names):
        raise Problem("seats", given=list(given), allowed=names)
    seats: dict[str, Seated] = {}
    mine = []
    for place, seat in enumerate(names):
        word = given.get(seat, "me" if place == 0 else "open")
        if word == "me":
            mine.append(seat)
            seats[seat] = Seated("person", checked_name(name, seat))
        elif word == "open":
            seats[seat] = Seated("open", "")
        elif word.startswith(BOT) and allowed_bot(word.removeprefix(BOT)):
            seats[seat] = Seated("bot", word)
        else:
            raise Refusal("seat-word", seat=seat, given=word)
    return settled, seats, mine


def rated(who: Caller, game: AnyGame, seats: dict[str, Seated], mine: Sequence[str], short: bool, hints: bool | None,
          measured: Callable[[str, str], object]) -> Rated:  # fmt: skip
    """What makes a table that is opened count for the ratings; or a Refusal that says why it cannot. Whoever sits there
    is called by the name that is kept."""
    name = kept_name(who.called)
    if short:
        raise Refusal("rated-short")
    if hints:
        raise Refusal("rated-hints")
    if len(mine) != 1 or len(seats) < 2:
        raise Refusal("rated-alone")
    for seated in seats.values():
        if seated.kind == "bot" and measured(game.name, seated.name) is None:
            raise Refusal("rated-bot", given=seated.name)
    seats[mine[0]].name = checked_name(name, mine[0])
    found = {seat: seated.name for seat, seated in seats.items() if seated.kind == "bot"}
    return Rated({**found, mine[0]: pseudonym(who.holder)})
