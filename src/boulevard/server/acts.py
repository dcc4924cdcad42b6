"""What may be done at a table, and by whom: each function checks what must hold, or raises a Refusal before anything
has changed; those that change a room give what is to be written.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boulevard import registry
from boulevard.core.choices import Menu
from boulevard.core.events import Event, TableResign, TableSeat, TableStumble, TableTakeback, TableUndo
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.table import Table
from boulevard.core.texts import texts
from boulevard.server.kept import BOT, Key, Row, Seated, Sheet, Stored, Takeback, Write
from boulevard.server.messages import Previewed
from boulevard.server.refusals import NotOffered, Refusal
from boulevard.server.room import Room, Thought, client_key, drawing_of

SUBSTITUTE = "apprenti"
"""The bot that plays on for somebody who resigned among three or four."""

MOST_LINES = 20_000
"""A table with more lines than that only plays on: no undo, no take-back, no new seats."""


# What must hold --------------------------------------------------------------------------------------------------


def _playing(room: Room) -> Table:
    if room.status == "abandoned":
        raise Refusal("abandoned")
    if room.status == "over":
        raise Refusal("over")
    if room.table is None:
        raise Refusal("not-begun")
    return room.table


def _not_ended(room: Room) -> None:
    if room.status in ("over", "abandoned"):
        raise Refusal(room.status)


def _is_seat(room: Room, seat: str) -> None:
    if seat not in room.sheet.seats:
        raise Refusal("no-seat", given=seat, allowed=list(room.sheet.seats))


def _sits(room: Room, seat: str) -> None:
    """Whoever resigned, or lent the seat to a bot, does not play it."""
    if seat in room.sheet.resigned:
        raise Refusal("resigned-seat")
    if room.sheet.seats[seat].kind != "person":
        raise Refusal("bot-sits", seat=seat)


def _turn(room: Room, seat: str) -> None:
    if seat not in room.to_act:
        raise Refusal("not-your-turn", seat=seat, seat_due=room.to_act)


def _at(room: Room, ply: int) -> None:
    if ply != room.ply:
        raise Refusal("old-ply", given=ply, ply=room.ply)


def _lines_left(room: Room) -> None:
    if room.ply >= MOST_LINES:
        raise Refusal("full", most=MOST_LINES)


def _offered_move(room: Room, seat: str, text: str) -> Move:
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


def preview(room: Room, seat: str, text: str) -> Previewed:
    _playing(room)
    _sits(room, seat)
    _turn(room, seat)
    found = room.game.preview(room.look(seat).view, _offered_move(room, seat, text))
    return Previewed(found.events, found.sheets, drawing_of(room.game, found.view), found.whole)


def menu(room: Room, seat: str, language: str) -> Menu:
    """The moves offered to a seat whose turn it is, to be chosen word by word."""
    _playing(room)
    _sits(room, seat)
    _turn(room, seat)
    moves = list(room.offered(seat).values())
    words = texts(language, room.game.package)
    return Menu(room.game, room.look(seat).view, moves, words, registry.gloss(room.game))


def hint_wanted(room: Room, seat: str) -> Thought:
    """What is thought about for a seat that wants a hint: nothing but what it may know."""
    _playing(room)
    if not room.sheet.hints:
        raise Refusal("no-hints")
    _sits(room, seat)
    _turn(room, seat)
    return room.question(seat, None)


# Playing ---------------------------------------------------------------------------------------------------------


def move(room: Room, seat: str, ply: int, text: str, client: str | None, now: float) -> Write:
    """A move of a seat, and the chance that follows."""
    _playing(room)
    _sits(room, seat)
    _at(room, ply)
    _turn(room, seat)
    room.say(seat, _offered_move(room, seat, text), now, client_key(seat, client))
    room.chance(now)
    return room.write(now)


def bot_move(room: Room, thought: Thought, text: str | None, stumble: str | None, now: float) -> Write | None:
    """What a bot answered; where it is no move, one is played for it and the table is told."""
    if room.ply != thought.ply or thought.seat not in room.to_act:
        return None
    if room.sheet.seats[thought.seat] != Seated("bot", f"{BOT}{thought.bot}"):
        return None
    moves = room.offered(thought.seat)
    told: list[Event] = []
    if text is None or text not in moves:
        stumble = stumble or "nonsense"
        text = random.Random(thought.seed).choice(list(moves))
        told = [TableStumble(thought.seat, stumble=stumble)]
    room.say(thought.seat, moves[text], now, told=told)
    room.chance(now)
    return room.write(now)


def undo(room: Room, seat: str, to: int, ply: int, client: str | None, now: float) -> Write:
    table = _playing(room)
    _sits(room, seat)
    _at(room, ply)
    _lines_left(room)
    if to not in (allowed := table.undo_to(seat)):
        raise Refusal("undo", to=to, allowed=allowed or "-")
    table.undo(seat, to)
    room.table_said(TableUndo(seat, to=to), now, client_key(seat, client))
    room.chance(now)
    return room.write(now, snapshot=True)


def takeback(room: Room, seat: str, to: int, ply: int, client: str | None, now: float) -> Write:
    """Ask the others to go back to before one's own move; bots always agree."""
    table = _playing(room)
    _sits(room, seat)
    pending = room.takeback_asked
    if pending is not None and client is not None and (pending.seat, pending.client) == (seat, client):
        return room.write(now)  # asked already, and waiting
    _at(room, ply)
    _lines_left(room)
    if to not in (allowed := table.live_plies(seat)):
        raise Refusal("takeback", to=to, allowed=allowed or "-")
    asked = room.sheet.takeback = Takeback(seat, to, room.ply, [], client)
    return _takeback_if_agreed(room, table, asked, now)


def takeback_answer(room: Room, seat: str, yes: bool, now: float) -> Write:
    table = _playing(room)
    asked = room.takeback_asked
    if asked is None or seat == asked.seat or seat in asked.agreed or seat not in room.persons():
        raise Refusal("no-takeback")
    if not yes:
        room.sheet.takeback = None
        return room.write(now, sheet=True)
    asked.agreed.append(seat)
    return _takeback_if_agreed(room, table, asked, now)


def _takeback_if_agreed(room: Room, table: Table, asked: Takeback, now: float) -> Write:
    if any(seat != asked.seat and seat not in asked.agreed for seat in room.persons()):
        return room.write(now, sheet=True)
    room.sheet.takeback = None
    table.takeback(asked.seat, asked.to)
    event = TableTakeback(asked.seat, to=asked.to)
    room.table_said(event, now, client_key(asked.seat, asked.client))
    room.chance(now)
    return room.write(now, sheet=True, snapshot=True)


def resign(room: Room, seat: str, now: float) -> Write:
    """With two seats, or alone, the game ends; with three or four a bot plays the seat on."""
    table = _playing(room)
    if seat in room.sheet.resigned:
        raise Refusal("resigned-seat")
    table.resign(seat)
    room.sheet.resigned.append(seat)
    room.table_said(TableResign(seat), now)
    if table.outcome is None:
        room.sheet.seats[seat] = Seated("bot", BOT + SUBSTITUTE)
        _rename(room, seat, now)
    return room.write(now, sheet=True)


# Sitting down and getting up -------------------------------------------------------------------------------------


def join(room: Room, invite: str, seat: str | None, name: str, keys: Sequence[str], now: float) -> tuple[str, Write]:
    """Somebody with the invite code sits down on an open seat; `keys`: hashes of the token and the browser."""
    if not any(key.kind == "invite" for key in room.keys.get(invite, ())):
        raise Refusal("invite")
    _not_ended(room)
    if seat is not None:
        _is_seat(room, seat)
    open_seats = [one for one, seated in room.sheet.seats.items() if seated.kind == "open"]
    if not open_seats or (seat is not None and seat not in open_seats):
        raise Refusal("seat-taken", allowed=open_seats or "-")
    taken = seat or open_seats[0]
    name = checked_name(name, taken)
    if room.table is not None:
        _lines_left(room)
    room.sheet.seats[taken] = Seated("person", name)
    if room.table is not None:
        _rename(room, taken, now)
    room.begin_if_full(now)
    added = [Key(keys[0], taken, "token"), *(Key(one, taken, "guest") for one in keys[1:])]
    return taken, room.write(now, sheet=True, keys=added)


def reseat(
    room: Room, by: Sequence[str], seat: str, seated: Seated, now: float, absent: Callable[[str], bool]
) -> Write:
    """Who sits on a seat from now on. Its holder may say so, and others for one who is absent.

    An absent one keeps the keys and may come back; `open` by the holder gives the seat away.
    """
    _not_ended(room)
    _is_seat(room, seat)
    if not by:
        raise Refusal("spectator")
    if seat in room.sheet.resigned:
        raise Refusal("resigned-seat")
    now_seated = room.sheet.seats[seat]
    if seat not in by:
        if now_seated.kind == "person" and seated.kind != "bot":
            raise Refusal("not-yours", seat=seat)
        if now_seated.kind == "person" and not absent(seat):
            raise Refusal("still-here", seat=seat)
        if seated.kind == "person" or (now_seated.kind == "bot" and room.owned(seat)):
            raise Refusal("not-yours", seat=seat)
    if seated.kind == "person":
        seated = Seated("person", checked_name(seated.name, seat))
    if room.table is not None:
        _lines_left(room)
    gone: list[Key] = []
    if seated.kind == "open":
        gone = [key for keys in room.keys.values() for key in keys if key.seat == seat]
        seated = Seated("open", "")
    room.sheet.seats[seat] = seated
    if room.table is not None and seated.kind != "open":
        _rename(room, seat, now)
    room.begin_if_full(now)
    return room.write(now, sheet=True, keys_gone=gone)


def _rename(room: Room, seat: str, now: float) -> None:
    assert room.table is not None
    name = room.sheet.seats[seat].name
    room.table.rename(seat, name)
    room.table_said(TableSeat(seat, name=name), now)


# Opening and ending a table --------------------------------------------------------------------------------------


def deletable(room: Room, mine: Sequence[str]) -> None:
    """A table that is not being played by somebody else may be deleted by its host."""
    if room.status == "playing" and any(seat not in mine for seat in room.persons()):
        raise Refusal("not-deletable")


def abandon(room: Room, now: float) -> Write:
    _playing(room)
    room.status = "abandoned"
    return room.write(now, sheet=True)


def rematch(room: Room, table: str, seed: bytes, now: float) -> tuple[Stored, list[Row], Write]:
    """The next table, for the same people; who begins is for the game to say."""
    if room.status != "over":
        raise Refusal("not-over")
    assert room.table is not None
    outcome = room.table.outcome
    assert outcome is not None
    options = room.game.rematch(room.options, outcome)
    seats = {}
    for seat, seated in room.sheet.seats.items():
        name = (room.sheet.players or {}).get(seat, seat)
        person = Seated("person", seat if name.startswith(BOT) else name)
        seats[seat] = person if seated.kind != "person" and room.owned(seat) else seated
    keys = [key for keys in room.keys.values() for key in keys]
    stored, rows = open_table(table, room.game, options, seats, keys, seed, now, room.sheet.hints)
    room.sheet.rematch = table
    return stored, rows, room.write(now, sheet=True)


def open_table(
    table: str,
    game: AnyGame,
    options: Mapping[str, Any],
    seats: dict[str, Seated],
    keys: Sequence[Key],
    seed: bytes,
    now: float,
    hints: bool | None = None,
) -> tuple[Stored, list[Row]]:
    """A new table; play begins at once where no seat is open.

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
        sheet=Sheet(seats, hints=hints),
        snapshot_ply=0,
        snapshot=None,
        touched=now,
        keys=list(keys),
    )
    room = Room(stored, ())
    room.begin_if_full(now)
    written = room.write(now)
    stored.status, stored.ply = room.status, room.ply
    return stored, written.rows


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
