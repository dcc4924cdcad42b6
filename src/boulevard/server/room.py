"""A room: one table without I/O, what it holds and what is told of it. A change is said in it first, then it gives what
is to be written; once that is written, it gives each seat its message. What may be changed, and by whom, is for `acts`
to say. Whoever drives a room keeps it to one thing at a time.
"""

import hmac
from collections import deque
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.core.draws import draw, seed_hash
from boulevard.core.events import Event, Noted
from boulevard.core.frames import Moment
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.record import TABLE, Line, Record
from boulevard.core.steps import CHANCE
from boulevard.core.story import BOT, noted
from boulevard.core.table import Table
from boulevard.server import clocks
from boulevard.server.drawings import (
    UNSEEN,
    Look,
    Moments,
    Passage,
    Position,
    Steps,
    frames,
    passed,
    seen_events,
    steps_of,
)
from boulevard.server.ending import decided, ended, sat
from boulevard.server.kept import SEATED, Ended, Forgotten, KeptLine, Key, New, Status, Stored, Takeback, Write
from boulevard.server.messages import ClockShown, FrameShown, SeatShown, State, TakebackShown
from boulevard.server.outside import House, Nowhere
from boulevard.server.refusals import Refusal
from boulevard.server.thoughts import Thought


class Public(Struct, frozen=True):
    """What everybody is told of a table at one moment."""

    seats: dict[str, SeatShown]
    to_act: list[str]
    persons: list[str]
    takeback: TakebackShown | None


REMEMBERED = 32
"""So many positions are kept for undo; further back, the game is replayed."""

RECENT = 128
"""The events of so many lines are kept for those who come back; older ones are read from the store."""

SHOWN_STEP_BY_STEP = 32
"""Of so many lines, the moments they went through are kept too, for those who were there."""

SNAPSHOT_EVERY = 64


def client_key(seat: str, client: str | None) -> str | None:
    """What a client's id is kept as: it counts for its seat alone."""
    return None if client is None else f"{seat} {client}"


def is_undo(line: KeptLine) -> bool:
    return line.seat == TABLE and line.text.startswith("undo ")


class Room:
    """One table."""

    def __init__(self, stored: Stored, lines: Sequence[KeptLine]) -> None:
        self.id = stored.id
        self.game: AnyGame = registry.game(stored.game, None, stored.rules)
        self.rules, self.options, self.seed = stored.rules, stored.options, stored.seed
        self.seed_hash = seed_hash(stored.seed)
        self.table: Table | None = None
        self.recent: deque[Passage] = deque(maxlen=RECENT)
        self.clients: dict[str, int] = {}
        self.house: House = Nowhere()
        self._others: list[str] = []
        """Who is on the score sheet without deciding anything: Daniel Burnham."""
        self._unwritten: list[KeptLine] = []
        self._lost = False
        """Has somebody just lost, though others may play on?"""
        self._offered: tuple[int, str, dict[str, Move]] | None = None
        self._position: tuple[int, Position] | None = None
        self._position_before: tuple[int, Position] | None = None
        self._steps: tuple[int, int, Steps] | None = None
        self._take(stored)
        self._resume(lines, stored)

    # Taking up what is stored ------------------------------------------------------------------------------------

    def _take(self, stored: Stored) -> None:
        self.status: Status = stored.status
        self.version = stored.version
        self.company = stored.company
        self.touched = stored.touched
        self.keys: dict[str, list[Key]] = {}
        for key in stored.keys:
            self.keys.setdefault(key.hash, []).append(key)
        self._snapshot_ply = stored.snapshot_ply

    def _new_table(self) -> Table:
        assert self.company.players is not None
        table = Table(
            self.game,
            self.company.players,
            self.options,
            seed=self.seed_hash,
            remember=REMEMBERED,
        )
        self._others = [seat for seat in self.game.scores(table.state) if seat not in self.company.seats]
        return table

    def _resume(self, lines: Sequence[KeptLine], stored: Stored) -> None:
        if self.company.players is None:
            return
        self.table = table = self._new_table()
        saved = stored.snapshot_ply if stored.snapshot is not None else 0
        if stored.snapshot is not None:
            before = lines[:saved]
            table.resume(
                [Line(line.seat, line.text) for line in before],
                [line.fence for line in before],
                self.game.load(stored.snapshot),
            )
        for line in lines[saved:]:
            table.say(Line(line.seat, line.text))
        self.recent.extend(Passage(line.ply, line.events, None) for line in lines[-RECENT:])
        self._note_clients(lines)

    def _note_clients(self, lines: Sequence[KeptLine]) -> None:
        """What a client's id was answered: the ply after its line and the chance that follows."""
        after = lines[-1].ply + 1 if lines else 0
        for line in reversed(lines):
            if line.client is not None:
                self.clients[line.client] = after
            if line.seat != CHANCE:
                after = line.ply

    def catch_up(self, stored: Stored, lines: Sequence[KeptLine]) -> int:
        """Take in what another process wrote; the ply from which the lines are new."""
        before = self.ply
        began = self.table is None and stored.company.players is not None
        self._take(stored)
        self._offered = None
        if began:
            self._resume(lines, stored)
            return before
        for line in lines:
            assert self.table is not None
            if line.ply == self.table.ply:
                moments: list[Moment] = []
                self.table.say(Line(line.seat, line.text), moments)
                self._remember(line, passed(self.game, moments))
        self._note_clients(lines)
        return before

    # Asking ------------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return 0 if self.table is None else len(self.table.lines)

    @property
    def to_act(self) -> list[str]:
        if self.table is None or self.status != "playing":
            return []
        return list(self.table.to_act)

    @property
    def bot_due(self) -> bool:
        """Must a bot be asked? Where bots alone sit, only while somebody looks on: that is no matter of the room."""
        return bool(self.persons()) and self.bot_to_act

    @property
    def bot_to_act(self) -> bool:
        return any(self.company.seats[seat].kind == "bot" for seat in self.to_act)

    def held(self, *hashes: str) -> list[str]:
        """The seats that these keys hold, in seat order."""
        keys = [key for one in hashes for key in self.keys.get(one, ())]
        held = {key.seat for key in keys if key.kind in SEATED}
        return [seat for seat in self.company.seats if seat in held]

    def is_host(self, *hashes: str) -> bool:
        return any(key.kind in ("host", "host-guest") for one in hashes for key in self.keys.get(one, ()))

    def knows(self, hash_: str) -> bool:
        return hash_ in self.keys

    def owned(self, seat: str) -> bool:
        """Does a person hold keys to this seat, though a bot sits there for the time being?"""
        return any(key.seat == seat and key.kind in ("token", "guest") for key in self.all_keys())

    def lent(self, seat: str) -> bool:
        """Does a bot play for somebody who may take the seat again?"""
        plays = self.status == "playing" and self.company.seats[seat].kind == "bot"
        return plays and seat not in self.company.resigned and self.owned(seat)

    def all_keys(self) -> list[Key]:
        return [key for keys in self.keys.values() for key in keys]

    def check_seat(self, seat: str) -> None:
        if seat not in self.company.seats:
            raise Refusal("no-seat", given=seat, allowed=list(self.company.seats))

    def persons(self) -> list[str]:
        return [seat for seat, seated in self.company.seats.items() if seated.kind == "person"]

    def own_names(self) -> dict[str, str]:
        """Whoever has a name of their own, by seat; a bot's is `bot:` and its id."""
        seats = self.company.seats.items()
        return {seat: one.name for seat, one in seats if one.kind != "open" and one.name != seat}

    def offered(self, seat: str) -> dict[str, Move]:
        """The moves offered to a seat that is to act, by their texts."""
        assert self.table is not None
        if self._offered is None or self._offered[:2] != (self.ply, seat):
            moves = self.game.options(self.table.state, seat)
            self._offered = (self.ply, seat, {str(move): move for move in moves})
        return self._offered[2]

    @property
    def takeback_asked(self) -> Takeback | None:
        """The take-back that waits for the others."""
        asked = self.company.takeback
        return asked if asked is not None and asked.ply == self.ply and self.status == "playing" else None

    def answered(self, seat: str, client: str | None) -> int | None:
        """What this client's id was answered before, if it was."""
        key = client_key(seat, client)
        return None if key is None else self.clients.get(key)

    # What a seat is told: every message is made here, from that seat's view --------------------------------------

    @property
    def position(self) -> Position:
        """As it is now, with what anybody sees of it: to make that takes longer than all the rest of a message."""
        assert self.table is not None
        if self._position is None or self._position[0] != self.ply:
            self._stands(Position(self.game, self.game.clone(self.table.state)))
        assert self._position is not None
        return self._position[1]

    def _stands(self, position: Position) -> None:
        self._position_before, self._position = self._position, (self.ply, position)

    def look(self, viewer: str | None) -> Look:
        return self.position.look(viewer)

    def state(
        self,
        viewer: str | None,
        mine: Sequence[str],
        host: bool = False,
        events: Iterable[tuple[int, Noted]] = (),
        kind: type[State] = State,
        since: int | None = None,
        public: Public | None = None,
    ) -> State:
        """The table as that seat (None: a spectator) may know it. `since`: the ply of what it has seen last; `public`:
        what all are told, where it is known already."""
        table, over = self.table, self.status == "over"
        seen = UNSEEN if table is None else self.look(viewer)
        steps = [] if table is None or since is None else self.frames(viewer, since)
        public = public or self.public()
        to_act, persons = public.to_act, public.persons
        moves = list(self.offered(viewer)) if viewer in to_act and viewer in persons else []
        return kind(
            table=self.id,
            game=self.game.name,
            rules=self.rules,
            options=self.options,
            seats=public.seats,
            seat=viewer,
            mine=list(mine),
            host=host,
            status=self.status,
            ply=self.ply,
            to_act=to_act,
            view=seen.view,
            sheets=seen.sheets,
            shown=seen.shown,
            moves=moves,
            events=seen_events(events, viewer),
            undo_to=table.undo_to(viewer) if table is not None and viewer in persons and to_act else [],
            takeback_to=table.last_ply(viewer) if table is not None and viewer in persons and to_act else None,
            seed_hash=self.seed_hash,
            takeback=public.takeback,
            outcome=table.outcome if table is not None and over else None,
            rematch=self.company.rematch,
            hints=self.company.hints,
            seed=self.seed.hex() if over else None,
            since=since if steps else None,
            forced=table is not None and len(moves) == 1 and self.game.forced(table.state),
            sure=str(sure) if table is not None and moves and (sure := self.game.sure(table.state)) else None,
            nothing_hidden=table is not None and len(mine) > 1 and self.game.nothing_hidden(table.state),
            frames=steps,
            verdict=table.verdict if table is not None and over else None,
            clock=self._clock_shown(),
            rated=self.company.rated is not None,
            cup=self.company.cup,
            closed=self.company.closed,
            brought=table is not None and table.brought,
        )

    def public(self) -> Public:
        return Public(self.seats_shown(), self.to_act, self.persons(), self._takeback_shown())

    def seats_shown(self) -> dict[str, SeatShown]:
        shown = {
            seat: SeatShown(
                seated.name,
                seated.kind,
                seated.kind == "bot" or (seated.kind == "person" and self.house.here(seat)),
                seated.kind == "bot" and self.house.queued(seat),
                lent=self.lent(seat),
            )
            for seat, seated in self.company.seats.items()
        }
        if (clock := self.company.clock) is not None:
            now, away = self.house.now(), self.house.outages()
            for seat, one in shown.items():
                one.clock = clocks.seat_shown(clock, seat, now, away, self.house.gone(seat), self.needed(seat))
                if one.here and not self.house.parted(seat):
                    one.clock.gone = None
        shown.update((seat, SeatShown(seat, seat, True)) for seat in self._others)
        return shown

    def needed(self, seat: str) -> int:
        """How many of the others must say that a seat which is late has lost: more than half of those who play, in a
        live game of those who are not absent themselves."""
        clock = self.company.clock
        assert clock is not None
        others = [one for one in self.persons() if one != seat]
        if clock.timing.kind == "live":
            others = [one for one in others if self.house.gone(one) < clocks.ABSENT]
        return len(others) // 2 + 1

    def _clock_shown(self) -> ClockShown | None:
        clock = self.company.clock
        return None if clock is None else clocks.shown(clock, self.persons(), self.house.now())

    def _takeback_shown(self) -> TakebackShown | None:
        asked = self.takeback_asked
        if asked is None:
            return None
        waiting = [seat for seat in self.persons() if seat != asked.seat and seat not in asked.agreed]
        return TakebackShown(asked.seat, asked.to, waiting)

    def recent_events(self, after: int) -> list[tuple[int, Noted]] | None:
        """The events of the lines from that ply on, each with its ply; None where older ones are wanted than kept."""
        if after >= self.ply:
            return []
        if not self.recent or self.recent[0].ply > after:
            return None
        return [(line.ply, event) for line in self._lines_from(after) for event in line.events]

    def _lines_from(self, ply: int) -> list[Passage]:
        """The last lines, as far back as that ply where they are kept; no others are looked at."""
        return [self.recent[at] for at in range(max(ply - self.ply, -len(self.recent)), 0)]

    def frames(self, viewer: str | None, since: int) -> list[FrameShown]:
        """What that viewer saw happen since the drawing of that ply, step by step; nothing where it was one step, or
        where the steps are not known any more."""
        assert self.table is not None
        if not (steps := self._steps_since(since)):
            return []
        after, before = self.position, self._position_before
        if before is None or before[0] != since:
            if (state := self.table.before(since)) is None:
                return []
            before = since, Position(self.game, state)
        return frames(before[1], steps, after, viewer)

    def _steps_since(self, since: int) -> Steps:
        """What happened since that ply, found once for all who see it."""
        if self._steps is None or self._steps[:2] != (self.ply, since):
            lines = self._lines_from(since)
            self._steps = self.ply, since, steps_of(lines) if len(lines) == self.ply - since else []
        return self._steps[2]

    def record(self, lines: Sequence[KeptLine], viewer: str | None) -> str:
        """The whole record of a game that is over; before, what that viewer may know of it."""
        if self.company.players is None:
            raise Refusal("not-begun")
        table, over = self.table, self.status == "over"
        assert table is not None
        record = Record(
            game=self.game.name,
            rules=self.rules,
            seed=self.seed_hash,
            options=self.options,
            players=self.company.players,
            lines=[Line(line.seat, line.text if over else line.seen.get(viewer or "", line.text)) for line in lines],
        )
        if over and table.outcome is not None:
            record.outcome = msgspec.to_builtins(table.outcome)
        return str(record)

    def thought(self) -> Thought | None:
        """What the bot whose turn it is must be asked; None if it is nobody's or a person's turn."""
        for seat in self.to_act:
            seated = self.company.seats[seat]
            if seated.kind == "bot":
                return self.question(seat, seated.name.removeprefix(BOT))
        return None

    def question(self, seat: str, bot: str | None, weighed: str | None = None) -> Thought:
        """What that bot is asked for a seat, or whoever finds hints, or weighs a move, where none is named."""
        assert self.table is not None
        kind = "hint" if bot is None else "bot"
        source = hmac.digest(self.seed, f"{kind}:{seat}:{self.ply}".encode(), "sha256")
        return Thought(
            table=self.id,
            ply=self.ply,
            seat=seat,
            turn=str(self.game.turn(self.table.state, seat)),
            game=self.game.name,
            rules=self.rules,
            bot=bot,
            view=msgspec.json.encode(self.look(seat).view),
            moves=list(self.offered(seat)),
            seed=int.from_bytes(source[:8], "big"),
            forced=self.game.forced(self.table.state),
            weighed=weighed,
        )

    # What a change is made of ------------------------------------------------------------------------------------

    def say(self, seat: str, move: Move, now: float, client: str | None = None, notices: Sequence[Event] = ()) -> None:
        """A move that is offered to a seat or to chance is made; `notices` are what the table says before it."""
        table = self.table
        assert table is not None
        viewers = ["", *self.company.seats]
        text = str(move)
        seen = {viewer: self.game.seen(table.state, move, viewer or None) for viewer in viewers}
        ply = table.ply
        moments: list[Moment] = []
        before = self.position.totals
        table.play_offered(seat, move, moments)
        passage = passed(self.game, moments)
        positions = {id(one.after.state): one.after for one in passage}
        events, _ = noted(before, moments, lambda state: positions[id(state)].totals)
        events = [*(notice.noted() for notice in notices), *events]
        if passage:  # the last moment is the end of the move
            self._stands(passage[-1].after)
        seen = {viewer: known for viewer, known in seen.items() if known != text}
        self._said(KeptLine(ply, seat, text, seen, events, table.last_is_fence, client, now), passage)

    def table_said(self, event: Event, now: float, client: str | None = None) -> None:
        """Take down the line that the table itself has just said."""
        table = self.table
        assert table is not None
        self._said(KeptLine(table.ply - 1, TABLE, table.lines[-1].text, {}, [event.noted()], False, client, now), [])

    def _said(self, line: KeptLine, moments: Moments) -> None:
        self._unwritten.append(line)
        self._remember(line, moments)

    def _remember(self, line: KeptLine, moments: Moments) -> None:
        """Keep what happened in a line for those who are told of it, and the moments of the last ones."""
        self.recent.append(Passage(line.ply, line.events, None if line.seat == TABLE else moments))
        if len(self.recent) > SHOWN_STEP_BY_STEP:
            old = self.recent[-1 - SHOWN_STEP_BY_STEP]
            self.recent[-1 - SHOWN_STEP_BY_STEP] = Passage(old.ply, old.events, None)

    def all_told(self, since: int) -> None:
        """Everybody has seen what happened since that ply, and is led there step by step no more: the drawings on the
        way, which are most of what a table takes in memory, are let go."""
        self._position_before = self._steps = None
        for at in range(max(since - self.ply, -len(self.recent)), 0):
            self.recent[at] = Passage(self.recent[at].ply, self.recent[at].events, None)

    def chance(self, now: float) -> None:
        """Chance is drawn at once, by the table's seed."""
        table = self.table
        assert table is not None
        while table.to_act == (CHANCE,):
            self.say(CHANCE, draw(self.seed, table.ply, self.game.chance(table.state)), now)

    def write(
        self,
        now: float,
        *,
        company: bool = False,
        keys: Sequence[Key] = (),
        keys_gone: Sequence[Key] = (),
        snapshot: bool = False,
        opens: New | None = None,
        forgets: Forgotten | None = None,
        thought: float | None = None,
    ) -> Write:
        """What is to be written: all that has changed since the last time. `thought`: the seconds that whoever moved
        says it took, for the clock."""
        lines, self._unwritten = self._unwritten, []
        old_ply, old_version = self.ply - len(lines), self.version
        told = self._ended(now)
        if self.table is not None and self.status == "playing" and self.table.outcome is not None:
            self.status, company = "over", True
        company = self._turn_clock(lines, now, thought) or company
        company = company or bool(keys or keys_gone)
        self.version += company
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
        self._note_clients(lines)
        return Write(
            table=self.id,
            ply=old_ply,
            version=old_version,
            status=self.status,
            new_version=self.version,
            new_ply=self.ply,
            company=self.company if company else None,
            to_act=" ".join(self.to_act),
            bot_due=self.bot_due,
            touched=now,
            lines=lines,
            snapshot=data,
            keys=list(keys),
            keys_gone=list(keys_gone),
            opens=opens,
            forgets=forgets,
            ended=told,
        )

    def lose(self, seat: str) -> None:
        """At a rated table this seat has lost, whoever plays on for it; but who has never moved in a rematch has not
        agreed to it, and it counts for nothing."""
        rated = self.company.rated
        if rated is None or seat in rated.lost:
            return
        if rated.again and self.table is not None and not any(line.seat == seat for line in self.table.lines):
            self.company.rated = None
            return
        rated.lost.append(seat)
        self._lost = True

    def _ended(self, now: float) -> Ended | None:
        """How the game ended, where it does by what is written now: by its rules, or since all but one have lost."""
        table, lost = self.table, self._lost
        self._lost = False
        if table is None or self.status != "playing":
            return None
        if table.outcome is None and not (lost and decided(self.company)):
            return None
        return ended(self.id, table, self.company, sat(self.company, self.all_keys()), now)

    def _turn_clock(self, lines: Sequence[KeptLine], now: float, thought: float | None) -> bool:
        """Whose time runs after these lines; whether the clock has changed."""
        clock, table = self.company.clock, self.table
        if clock is None or table is None:
            return False
        seat = next(iter(self.to_act), None)
        turn = "" if seat is None else f"{seat} {self.game.turn(table.state, seat)}"
        running = seat if seat is not None and self.company.seats[seat].kind == "person" else None
        moved = next((line for line in lines if line.seat in self.company.seats), None)
        if moved is None and (running, turn) == (clock.running, clock.turn):
            return False
        undone = next((line.text.split(" ")[1] for line in lines if is_undo(line)), None)
        used = clocks.turned(
            clock, now, self.house.outages(), turn=turn, running=running, mover=None if moved is None else moved.seat,
            thought=thought, undone=undone,
        )  # fmt: skip
        if moved is not None and used is not None:
            moved.spent, moved.delay = round(used.spent, 3), round(used.delay, 3)
        return True

    def begin_if_full(self, now: float) -> None:
        """Once nobody is waited for, play begins: the names go into the record, and chance speaks."""
        if self.status == "open" and all(seated.kind != "open" for seated in self.company.seats.values()):
            self.status = "playing"
            self.company.players = {seat: seated.name for seat, seated in self.company.seats.items()}
            self.table = self._new_table()
            self.chance(now)
