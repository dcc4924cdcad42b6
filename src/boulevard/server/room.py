"""A room: one table and everybody at it, without I/O. It takes what somebody wants, and gives what is to be written;
once that is written, it gives each seat its message. Whoever drives it keeps it to one thing at a time.
"""

import hmac
import random
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.core.choices import Menu
from boulevard.core.draws import draw, seed_hash
from boulevard.core.events import Event
from boulevard.core.game import AnyGame, Sheets
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Line, Record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table
from boulevard.core.texts import texts
from boulevard.server.messages import Previewed, SeatShown, State, TakebackShown
from boulevard.server.refusals import NotOffered, Refusal

BOT = "bot:"
SUBSTITUTE = "apprenti"
"""The bot that plays on for somebody who resigned among three or four."""

REMEMBERED = 32
"""So many positions are kept for undo; further back, the game is replayed."""

RECENT = 128
"""The events of so many lines are kept for those who come back; older ones are read from the store."""

SNAPSHOT_EVERY = 64
MOST_LINES = 20_000
"""A table with more lines than that only plays on: no undo, no take-back, no new seats."""

Status = Literal["open", "playing", "over", "abandoned"]
T = TypeVar("T")


# What is kept ----------------------------------------------------------------------------------------------------


class Seated(Struct):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: str


class Takeback(Struct):
    """Somebody asks to go back to before `to`; it waits for the others as long as the table stays at `ply`."""

    seat: str
    to: int
    ply: int
    agreed: list[str]
    client: str | None = None


class Sheet(Struct):
    """What a table's row holds besides its lines: the seats, and what is being asked of them."""

    seats: dict[str, Seated]
    players: dict[str, str] | None = None
    """The names in the record's header, from the beginning of play on."""
    takeback: Takeback | None = None
    rematch: str | None = None
    resigned: list[str] = []
    hints: bool = False
    """May whoever is to act ask for hints? Chosen when the table is opened, and seen by all."""


class Key(Struct, frozen=True):
    """What lets somebody do something: the hash of a token, a browser, an invite code or a host's right."""

    hash: str
    seat: str
    kind: Literal["token", "link", "guest", "invite", "host", "host-guest"]


class Row(Struct):
    """A line of the record as it is stored: what each seat may know of it, and its events, are kept beside it."""

    ply: int
    seat: str
    text: str
    seen: dict[str, str]
    """The line's text for the viewers for whom it differs; `""` is a spectator."""
    events: list[Event]
    fence: bool
    client: str | None
    at: float


class Stored(Struct):
    """A table as it is stored, without its lines."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: bytes
    status: Status
    version: int
    ply: int
    sheet: Sheet
    snapshot_ply: int
    snapshot: bytes | None
    touched: float
    keys: list[Key]


class Write(Struct):
    """What a change writes, all of it or nothing; it is refused if the table's ply or version is another by then."""

    table: str
    ply: int
    version: int
    status: Status
    new_version: int
    new_ply: int
    sheet: Sheet | None
    to_act: str
    bot_due: bool
    touched: float
    rows: list[Row]
    snapshot: bytes | None
    keys: list[Key]
    keys_gone: list[Key]


class Thought(Struct):
    """What a bot is asked: nothing but what its seat may know."""

    table: str
    ply: int
    seat: str
    game: str
    rules: int
    bot: str | None
    """None where a hint is wanted."""
    view: bytes
    moves: list[str]
    seed: int


class Look(Struct, frozen=True):
    """What somebody sees of a position: the view, and what follows from it alone."""

    view: Any
    sheets: Sheets
    shown: Any


def look(game: AnyGame, state: Any, viewer: str | None) -> Look:
    view = game.view(state, viewer)
    return Look(view, game.sheet(view), registry.shown(game, view))


class Room:
    """One table."""

    def __init__(self, stored: Stored, rows: Sequence[Row]) -> None:
        self.id = stored.id
        self.game: AnyGame = registry.game(stored.game, None, stored.rules)
        self.rules, self.options, self.seed = stored.rules, stored.options, stored.seed
        self.seed_hash = seed_hash(stored.seed)
        self.table: Table | None = None
        self.recent: deque[tuple[int, list[Event]]] = deque(maxlen=RECENT)
        self.clients: dict[str, int] = {}
        self.here: Callable[[str], bool] = lambda seat: False
        """Is somebody connected on this seat? Whoever drives the room knows."""
        self._others: list[str] = []
        """Who is on the score sheet without deciding anything: Daniel Burnham."""
        self._rows: list[Row] = []
        self._offered: tuple[int, str, list[str], dict[str, Move]] | None = None
        self._looks: tuple[int, dict[str | None, Look]] = (0, {})
        self._take(stored)
        self._resume(rows, stored)

    # Taking up what is stored ------------------------------------------------------------------------------------

    def _take(self, stored: Stored) -> None:
        self.status: Status = stored.status
        self.version = stored.version
        self.sheet = stored.sheet
        self.touched = stored.touched
        self.keys: dict[str, list[Key]] = {}
        for key in stored.keys:
            self.keys.setdefault(key.hash, []).append(key)
        self._snapshot_ply = stored.snapshot_ply

    def _new_table(self) -> Table:
        assert self.sheet.players is not None
        table = Table(
            self.game,
            self.sheet.players,
            self.options,
            seed=self.seed_hash,
            remember=REMEMBERED,
        )
        self._others = [seat for seat in self.game.scores(table.state) if seat not in self.sheet.seats]
        return table

    def _resume(self, rows: Sequence[Row], stored: Stored) -> None:
        if self.sheet.players is None:
            return
        self.table = table = self._new_table()
        saved = stored.snapshot_ply if stored.snapshot is not None else 0
        if stored.snapshot is not None:
            kept = rows[:saved]
            table.resume(
                [Line(row.seat, row.text) for row in kept],
                [row.fence for row in kept],
                self.game.load(stored.snapshot),
            )
        for row in rows[saved:]:
            table.say(Line(row.seat, row.text))
        for row in rows[-RECENT:]:
            self.recent.append((row.ply, row.events))
        self._note_clients(rows)

    def _note_clients(self, rows: Sequence[Row]) -> None:
        """What a client's id was answered: the ply after its line and the chance that follows."""
        after = rows[-1].ply + 1 if rows else 0
        for row in reversed(rows):
            if row.client is not None:
                self.clients[row.client] = after
            if row.seat != CHANCE:
                after = row.ply

    def catch_up(self, stored: Stored, rows: Sequence[Row]) -> int:
        """Take in what another process wrote; the ply from which the lines are new."""
        before = self.ply
        began = self.table is None and stored.sheet.players is not None
        self._take(stored)
        self._offered = None
        if began:
            self._resume(rows, stored)
            return before
        for row in rows:
            assert self.table is not None
            if row.ply == self.table.ply:
                self.table.say(Line(row.seat, row.text))
                self.recent.append((row.ply, row.events))
        self._note_clients(rows)
        return before

    # Asking ------------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return 0 if self.table is None else self.table.ply

    @property
    def to_act(self) -> list[str]:
        if self.table is None or self.status != "playing":
            return []
        return list(self.table.to_act)

    @property
    def bot_due(self) -> bool:
        return any(self.sheet.seats[seat].kind == "bot" for seat in self.to_act)

    def held(self, *hashes: str) -> list[str]:
        """The seats that these keys hold, in seat order."""
        keys = [key for one in hashes for key in self.keys.get(one, ())]
        held = {key.seat for key in keys if key.kind in ("token", "link", "guest")}
        return [seat for seat in self.sheet.seats if seat in held]

    def is_host(self, *hashes: str) -> bool:
        return any(key.kind in ("host", "host-guest") for one in hashes for key in self.keys.get(one, ()))

    def knows(self, hash_: str) -> bool:
        return hash_ in self.keys

    def _texts(self, seat: str) -> tuple[list[str], dict[str, Move]]:
        """The moves offered to a seat that is to act, by their texts."""
        assert self.table is not None
        if self._offered is None or self._offered[:2] != (self.ply, seat):
            moves = self.game.options(self.table.state, seat)
            by_text = {str(move): move for move in moves}
            self._offered = (self.ply, seat, list(by_text), by_text)
        return self._offered[2], self._offered[3]

    def persons(self) -> list[str]:
        return [seat for seat, seated in self.sheet.seats.items() if seated.kind == "person"]

    # What a seat is told: every message is made here, from that seat's view --------------------------------------

    def look(self, viewer: str | None) -> Look:
        """What that viewer sees, made once between two lines: it takes longer than all the rest of a message."""
        assert self.table is not None
        if self._looks[0] != self.ply:
            self._looks = (self.ply, {})
        looks = self._looks[1]
        if viewer not in looks:
            looks[viewer] = look(self.game, self.table.state, viewer)
        return looks[viewer]

    def state(
        self,
        viewer: str | None,
        mine: Sequence[str],
        host: bool = False,
        events: Iterable[tuple[int, Event]] = (),
        kind: type[State] = State,
    ) -> State:
        """The table as that seat (None: a spectator) may know it."""
        table, over = self.table, self.status == "over"
        seen = Look(None, {}, None) if table is None else self.look(viewer)
        to_act, persons = self.to_act, self.persons()
        return kind(
            table=self.id,
            game=self.game.name,
            rules=self.rules,
            options=self.options,
            seats=self.seats_shown(),
            seat=viewer,
            mine=list(mine),
            host=host,
            status=self.status,
            ply=self.ply,
            to_act=to_act,
            view=seen.view,
            sheets=seen.sheets,
            shown=seen.shown,
            moves=self._texts(viewer)[0] if viewer in to_act and viewer in persons else [],
            events=[{**event.seen_by(viewer), "ply": ply} for ply, event in events],
            undo_to=table.undo_to(viewer) if table is not None and viewer in persons and to_act else [],
            takeback_to=table.last_ply(viewer) if table is not None and viewer in persons and to_act else None,
            seed_hash=self.seed_hash,
            takeback=self._takeback_shown(),
            outcome=table.outcome if table is not None and over else None,
            rematch=self.sheet.rematch,
            hints=self.sheet.hints,
            seed=self.seed.hex() if over else None,
        )

    def seats_shown(self) -> dict[str, SeatShown]:
        shown = {
            seat: SeatShown(seated.name, seated.kind, seated.kind == "bot" or (
                seated.kind == "person" and self.here(seat)))
            for seat, seated in self.sheet.seats.items()
        }  # fmt: skip
        shown.update((seat, SeatShown(seat, seat, True)) for seat in self._others)
        return shown

    def _takeback_shown(self) -> TakebackShown | None:
        asked = self._asked()
        if asked is None:
            return None
        waiting = [seat for seat in self.persons() if seat != asked.seat and seat not in asked.agreed]
        return TakebackShown(asked.seat, asked.to, waiting)

    def _asked(self) -> Takeback | None:
        asked = self.sheet.takeback
        return asked if asked is not None and asked.ply == self.ply and self.status == "playing" else None

    def recent_events(self, after: int) -> list[tuple[int, Event]] | None:
        """The events of the lines from that ply on, each with its ply; None where older ones are wanted than kept."""
        if after >= self.ply:
            return []
        if not self.recent or self.recent[0][0] > after:
            return None
        return [(ply, event) for ply, events in self.recent if ply >= after for event in events]

    def preview(self, seat: str, text: str) -> Previewed:
        self._playing()
        self._sits(seat)
        self._turn(seat)
        found = self.game.preview(self.look(seat).view, self._offered_move(seat, text))
        return Previewed(found.events, found.sheets, registry.shown(self.game, found.view), found.whole)

    def menu(self, seat: str, language: str) -> Menu:
        """The moves offered to a seat whose turn it is, to be chosen word by word."""
        self._playing()
        self._sits(seat)
        self._turn(seat)
        moves = list(self._texts(seat)[1].values())
        words = texts(language, self.game.package)
        return Menu(self.game, self.look(seat).view, moves, words, registry.gloss(self.game))

    def record(self, rows: Sequence[Row], viewer: str | None) -> str:
        """The whole record of a game that is over; before, what that viewer may know of it."""
        if self.sheet.players is None:
            raise Refusal("not-begun")
        table, over = self.table, self.status == "over"
        assert table is not None
        record = Record(
            game=self.game.name,
            rules=self.rules,
            seed=self.seed_hash,
            options=self.options,
            players=self.sheet.players,
            lines=[Line(row.seat, row.text if over else row.seen.get(viewer or "", row.text)) for row in rows],
        )
        if over and table.outcome is not None:
            record.outcome = msgspec.to_builtins(table.outcome)
        return str(record)

    def thought(self) -> Thought | None:
        """What the bot whose turn it is must be asked; None if it is nobody's or a person's turn."""
        for seat in self.to_act:
            seated = self.sheet.seats[seat]
            if seated.kind == "bot":
                return self._question(seat, seated.name.removeprefix(BOT))
        return None

    def hint_wanted(self, seat: str) -> Thought:
        """What is thought about for a seat that wants a hint: nothing but what it may know."""
        self._playing()
        if not self.sheet.hints:
            raise Refusal("no-hints")
        self._sits(seat)
        self._turn(seat)
        return self._question(seat, None)

    def _question(self, seat: str, bot: str | None) -> Thought:
        kind = "hint" if bot is None else "bot"
        source = hmac.digest(self.seed, f"{kind}:{seat}:{self.ply}".encode(), "sha256")
        return Thought(
            table=self.id,
            ply=self.ply,
            seat=seat,
            game=self.game.name,
            rules=self.rules,
            bot=bot,
            view=msgspec.json.encode(self.look(seat).view),
            moves=self._texts(seat)[0],
            seed=int.from_bytes(source[:8], "big"),
        )

    # What must hold for a request --------------------------------------------------------------------------------

    def _playing(self) -> Table:
        if self.status == "abandoned":
            raise Refusal("abandoned")
        if self.status == "over":
            raise Refusal("over")
        if self.table is None:
            raise Refusal("not-begun")
        return self.table

    def _sits(self, seat: str) -> None:
        """Whoever resigned, or lent the seat to a bot, does not play it."""
        if seat in self.sheet.resigned:
            raise Refusal("resigned-seat")
        if self.sheet.seats[seat].kind != "person":
            raise Refusal("bot-sits", seat=seat)

    def _turn(self, seat: str) -> None:
        if seat not in self.to_act:
            raise Refusal("not-your-turn", seat=seat, seat_due=self.to_act)

    def _at(self, ply: int) -> None:
        if ply != self.ply:
            raise Refusal("old-ply", given=ply, ply=self.ply)

    def _room_left(self) -> None:
        if self.ply >= MOST_LINES:
            raise Refusal("full", most=MOST_LINES)

    def _offered_move(self, seat: str, text: str) -> Move:
        move = self._texts(seat)[1].get(text)
        if move is None:
            raise NotOffered(self.game, self.game.why_not(self.look(seat).view, text))
        return move

    def answered(self, seat: str, client: str | None) -> int | None:
        """What this client's id was answered before, if it was."""
        return None if client is None else self.clients.get(f"{seat} {client}")

    # Changes: each gives what is to be written -------------------------------------------------------------------

    def _say(self, seat: str, move: Move, now: float, client: str | None = None, told: Sequence[Event] = ()) -> None:
        table = self.table
        assert table is not None
        viewers = ["", *self.sheet.seats]
        text = str(move)
        seen = {viewer: self.game.seen(table.state, move, viewer or None) for viewer in viewers}
        ply = table.ply
        events = [*told, *table.play_offered(seat, move)]
        seen = {viewer: known for viewer, known in seen.items() if known != text}
        self._rows.append(Row(ply, seat, text, seen, events, table.last_is_fence, client, now))

    def _table_line(self, event: Event, now: float, client: str | None = None) -> None:
        """The line of the table that was just said."""
        table = self.table
        assert table is not None
        self._rows.append(Row(table.ply - 1, TABLE, table.lines[-1].text, {}, [event], False, client, now))

    def _chance(self, now: float) -> None:
        """Chance is drawn at once, by the table's seed."""
        table = self.table
        assert table is not None
        while table.to_act == (CHANCE,):
            self._say(CHANCE, draw(self.seed, table.ply, self.game.chance(table.state)), now)

    def _write(
        self,
        now: float,
        *,
        sheet: bool = False,
        keys: Sequence[Key] = (),
        keys_gone: Sequence[Key] = (),
        snapshot: bool = False,
    ) -> Write:
        """What has changed since the last time."""
        rows, self._rows = self._rows, []
        old_ply, old_version = self.ply - len(rows), self.version
        if self.table is not None and self.status == "playing" and self.table.outcome is not None:
            self.status, sheet = "over", True
        sheet = sheet or bool(keys or keys_gone)
        self.version += sheet
        self.touched = now
        data = None
        if self.table is not None and (snapshot or self.ply - self._snapshot_ply >= SNAPSHOT_EVERY):
            data = self.game.save(self.table.state)
            self._snapshot_ply = self.ply
        for key in keys:
            self.keys.setdefault(key.hash, []).append(key)
        for key in keys_gone:
            left = [one for one in self.keys.get(key.hash, ()) if one != key]
            self.keys[key.hash] = left
            if not left:
                del self.keys[key.hash]
        for row in rows:
            self.recent.append((row.ply, row.events))
        self._note_clients(rows)
        return Write(
            table=self.id,
            ply=old_ply,
            version=old_version,
            status=self.status,
            new_version=self.version,
            new_ply=self.ply,
            sheet=self.sheet if sheet else None,
            to_act=" ".join(self.to_act),
            bot_due=self.bot_due,
            touched=now,
            rows=rows,
            snapshot=data,
            keys=list(keys),
            keys_gone=list(keys_gone),
        )

    def begin_if_full(self, now: float) -> None:
        """Once nobody is waited for, play begins: the names go into the record, and chance speaks."""
        if self.status == "open" and all(seated.kind != "open" for seated in self.sheet.seats.values()):
            self.status = "playing"
            self.sheet.players = {seat: seated.name for seat, seated in self.sheet.seats.items()}
            self.table = self._new_table()
            self._chance(now)

    def join(self, invite: str, seat: str | None, name: str, keys: Sequence[str], now: float) -> tuple[str, Write]:
        """Somebody with the invite code sits down on an open seat; `keys`: hashes of the token and the browser."""
        if not any(key.kind == "invite" for key in self.keys.get(invite, ())):
            raise Refusal("invite")
        if self.status in ("over", "abandoned"):
            raise Refusal(self.status)
        open_seats = [one for one, seated in self.sheet.seats.items() if seated.kind == "open"]
        if seat is not None and seat not in self.sheet.seats:
            raise Refusal("no-seat", given=seat, allowed=list(self.sheet.seats))
        if not open_seats or (seat is not None and seat not in open_seats):
            raise Refusal("seat-taken", allowed=open_seats or "-")
        taken = seat or open_seats[0]
        name = checked_name(name, taken)
        if self.table is not None:
            self._room_left()
        self.sheet.seats[taken] = Seated("person", name)
        if self.table is not None:
            self._rename(taken, now)
        self.begin_if_full(now)
        added = [Key(keys[0], taken, "token"), *(Key(one, taken, "guest") for one in keys[1:])]
        return taken, self._write(now, sheet=True, keys=added)

    def _rename(self, seat: str, now: float) -> None:
        assert self.table is not None
        name = self.sheet.seats[seat].name
        self.table.rename(seat, name)
        self._table_line(Event("table-seat", seat, {"name": name}), now)

    def move(self, seat: str, ply: int, text: str, client: str | None, now: float) -> Write:
        """A move of a seat, and the chance that follows."""
        self._playing()
        self._sits(seat)
        self._at(ply)
        self._turn(seat)
        move = self._offered_move(seat, text)
        self._say(seat, move, now, None if client is None else f"{seat} {client}")
        self._chance(now)
        return self._write(now)

    def bot_move(self, thought: Thought, text: str | None, stumble: str | None, now: float) -> Write | None:
        """What a bot answered; where it is no move, one is played for it and the table is told."""
        if self.ply != thought.ply or thought.seat not in self.to_act:
            return None
        if self.sheet.seats[thought.seat] != Seated("bot", f"{BOT}{thought.bot}"):
            return None
        texts, moves = self._texts(thought.seat)
        told = []
        if text is None or text not in moves:
            stumble = stumble or "nonsense"
            text = random.Random(thought.seed).choice(texts)
            told = [Event("table-stumble", thought.seat, {"stumble": stumble})]
        self._say(thought.seat, moves[text], now, told=told)
        self._chance(now)
        return self._write(now)

    def undo(self, seat: str, to: int, ply: int, client: str | None, now: float) -> Write:
        table = self._playing()
        self._sits(seat)
        self._at(ply)
        self._room_left()
        if to not in (allowed := table.undo_to(seat)):
            raise Refusal("undo", to=to, allowed=allowed or "-")
        table.undo(seat, to)
        self._table_line(Event("table-undo", seat, {"to": to}), now, None if client is None else f"{seat} {client}")
        self._chance(now)
        return self._write(now, snapshot=True)

    def takeback(self, seat: str, to: int, ply: int, client: str | None, now: float) -> Write:
        """Ask the others to go back to before one's own move; bots always agree."""
        table = self._playing()
        self._sits(seat)
        pending = self._asked()
        if pending is not None and client is not None and (pending.seat, pending.client) == (seat, client):
            return self._write(now)  # asked already, and waiting
        self._at(ply)
        self._room_left()
        if to not in (allowed := table.live_plies(seat)):
            raise Refusal("takeback", to=to, allowed=allowed or "-")
        self.sheet.takeback = Takeback(seat, to, self.ply, [], client)
        return self._takeback_if_agreed(now)

    def takeback_answer(self, seat: str, yes: bool, now: float) -> Write:
        self._playing()
        asked = self._asked()
        if asked is None or seat == asked.seat or seat in asked.agreed or seat not in self.persons():
            raise Refusal("no-takeback")
        if not yes:
            self.sheet.takeback = None
            return self._write(now, sheet=True)
        asked.agreed.append(seat)
        return self._takeback_if_agreed(now)

    def _takeback_if_agreed(self, now: float) -> Write:
        asked, table = self.sheet.takeback, self.table
        assert asked is not None
        assert table is not None
        if any(seat != asked.seat and seat not in asked.agreed for seat in self.persons()):
            return self._write(now, sheet=True)
        self.sheet.takeback = None
        table.takeback(asked.seat, asked.to)
        client = None if asked.client is None else f"{asked.seat} {asked.client}"
        self._table_line(Event("table-takeback", asked.seat, {"to": asked.to}), now, client)
        self._chance(now)
        return self._write(now, sheet=True, snapshot=True)

    def resign(self, seat: str, now: float) -> Write:
        """With two seats, or alone, the game ends; with three or four a bot plays the seat on."""
        table = self._playing()
        if seat in self.sheet.resigned:
            raise Refusal("resigned-seat")
        table.resign(seat)
        self.sheet.resigned.append(seat)
        self._table_line(Event("table-resign", seat), now)
        if table.outcome is None:
            self.sheet.seats[seat] = Seated("bot", BOT + SUBSTITUTE)
            self._rename(seat, now)
        return self._write(now, sheet=True)

    def seat(
        self,
        by: Sequence[str],
        seat: str,
        seated: Seated,
        now: float,
        absent: Callable[[str], bool],
    ) -> Write:
        """Who sits on a seat from now on. Its holder may say so, and others for one who is absent.

        An absent one keeps the keys and may come back; `open` by the holder gives the seat away.
        """
        if self.status in ("over", "abandoned"):
            raise Refusal(self.status)
        if seat not in self.sheet.seats:
            raise Refusal("no-seat", given=seat, allowed=list(self.sheet.seats))
        own = seat in by
        if not by:
            raise Refusal("spectator")
        if seat in self.sheet.resigned:
            raise Refusal("resigned-seat")
        now_seated = self.sheet.seats[seat]
        if not own:
            if now_seated.kind == "person" and seated.kind != "bot":
                raise Refusal("not-yours", seat=seat)
            if now_seated.kind == "person" and not absent(seat):
                raise Refusal("still-here", seat=seat)
            if seated.kind == "person" or (now_seated.kind == "bot" and self._owned(seat)):
                raise Refusal("not-yours", seat=seat)
        if seated.kind == "person":
            seated = Seated("person", checked_name(seated.name, seat))
        if self.table is not None:
            self._room_left()
        gone: list[Key] = []
        if seated.kind == "open":
            gone = [key for keys in self.keys.values() for key in keys if key.seat == seat]
            seated = Seated("open", "")
        self.sheet.seats[seat] = seated
        if self.table is not None and seated.kind != "open":
            self._rename(seat, now)
        self.begin_if_full(now)
        return self._write(now, sheet=True, keys_gone=gone)

    def _owned(self, seat: str) -> bool:
        """Does a person hold keys to this seat, though a bot sits there for the time being?"""
        return any(key.seat == seat and key.kind in ("token", "guest") for keys in self.keys.values() for key in keys)

    def add_keys(self, keys: Sequence[Key], now: float) -> Write:
        return self._write(now, keys=keys)

    def drop_keys(self, keys: Sequence[Key], now: float) -> Write:
        return self._write(now, keys_gone=keys)

    def deletable(self, mine: Sequence[str]) -> None:
        """A table that is not being played by somebody else may be deleted by its host."""
        if self.status == "playing" and any(seat not in mine for seat in self.persons()):
            raise Refusal("not-deletable")

    def abandon(self, now: float) -> Write:
        self._playing()
        self.status = "abandoned"
        return self._write(now, sheet=True)

    # Rematch -----------------------------------------------------------------------------------------------------

    def rematch_stored(self, table: str, seed: bytes, now: float) -> tuple[Stored, list[Row], Write]:
        """The next table, for the same people: the last in the ranking starts, at random among equals."""
        if self.status != "over":
            raise Refusal("not-over")
        assert self.table is not None
        outcome = self.table.outcome
        assert outcome is not None
        options = dict(self.options)
        last = self._last(outcome.scores, seed)
        for option in self.game.table_options:
            if option.name == "first" and last in option.values:
                options["first"] = last
        seats = {}
        for seat, seated in self.sheet.seats.items():
            name = (self.sheet.players or {}).get(seat, seat)
            person = Seated("person", seat if name.startswith(BOT) else name)
            seats[seat] = person if seated.kind != "person" and self._owned(seat) else seated
        keys = [key for keys in self.keys.values() for key in keys]
        stored, rows = open_table(table, self.game, options, seats, keys, seed, now, self.sheet.hints)
        self.sheet.rematch = table
        return stored, rows, self._write(now, sheet=True)

    def _last(self, scores: Mapping[str, Mapping[str, int]], seed: bytes) -> str:
        if self.sheet.resigned and len(self.sheet.seats) <= 2:
            return self.sheet.resigned[0]
        totals = {seat: scores[seat]["total"] for seat in self.sheet.seats}
        lowest = [seat for seat, total in totals.items() if total == min(totals.values())]
        return random.Random(hmac.digest(seed, b"rematch", "sha256")).choice(lowest)


def checked_name(name: str, seat: str) -> str:
    """A person's name as it stands in the record; the seat's where none was given."""
    name = " ".join(name.split())
    if not name:
        return seat
    if not name.isprintable() or name.startswith(BOT):
        raise Refusal("name", given=name)
    return name


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
    written = room._write(now)
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
