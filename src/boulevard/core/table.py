"""A table: a game under way and everything said at it, as a fold over the lines of its record.

Lines are only ever added. What an undo or a take-back names stays in the record; the fold skips it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from boulevard.core.draws import draw
from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.game import FORFEITS, RESIGNED, AnyGame, Outcome
from boulevard.core.moves import Move
from boulevard.core.options import check_options
from boulevard.core.problems import Problem
from boulevard.core.record import BEGIN, BROUGHT, TABLE, Line, Record
from boulevard.core.steps import CHANCE
from boulevard.core.verdict import Verdict


class _Live(Struct, frozen=True):
    """A line that counts: not undone."""

    ply: int
    seat: str
    move: Move
    fence: bool
    """Chance spoke, or something hidden was shown: no undo goes back over it."""


class Table:
    """A game with its players and its lines so far."""

    def __init__(
        self,
        game: AnyGame,
        players: Mapping[str, str],
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        remember: int = 0,
    ) -> None:
        """`remember`: so many of the last positions are kept, so that going back to one needs no replay."""
        count, self.options = game.settle(len(players), options or {})
        if tuple(players) != game.seats(count):
            raise Problem("seats", given=list(players), allowed=game.seats(count))
        self.game = game
        self.players = dict(players)
        self.names = dict(players)
        self.seed = seed
        self.lines: list[Line] = []
        self._live: list[_Live] = []
        self._given = 0
        """Lines before this ply were given to the table: nobody goes back behind them."""
        self.brought = False
        """Were some of them played elsewhere, so that somebody may know more of the game than was to be seen?"""
        self._forfeits: dict[str, str] = {}
        """Who lost otherwise than by the rules or by giving up, and why."""
        self._remember = remember
        self._before: dict[int, Any] = {}
        self.state = game.setup(count, self.options)

    # Asking ------------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """The ply of the next line."""
        return len(self.lines)

    @property
    def to_act(self) -> tuple[str, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        outcome = self.game.outcome(self.state)
        if outcome is not None and outcome.reason == RESIGNED and self._forfeits:
            return msgspec.structs.replace(outcome, reason=next(iter(self._forfeits.values())))
        return outcome

    @property
    def verdict(self) -> Verdict | None:
        """What decided the game; None while it runs."""
        found, outcome = self.game.verdict(self.state), self.outcome
        if found is None or outcome is None or outcome.reason not in FORFEITS:
            return found
        return Verdict(outcome.reason, found.figures)

    @property
    def given(self) -> bool:
        """Was it given its first lines, so that what happened before is nobody's doing?"""
        return self._given > 0

    def undo_to(self, seat: str) -> list[int]:
        """The plies of its own moves to which a seat may go back without asking anybody, oldest first."""
        plies: list[int] = []
        if self.outcome is None:
            for line in reversed(self._live):
                if line.fence or line.seat != seat or line.ply < self._given:
                    break
                plies.insert(0, line.ply)
        return plies

    def before(self, ply: int) -> Any:
        """The position before a move, if it is among those that are kept; None otherwise."""
        return self._before.get(ply)

    def decided(self, seat: str) -> bool:
        """Was the last move that counts this seat's own, so that it is in the middle of its turn?"""
        return next((line.seat for line in reversed(self._live) if line.seat != CHANCE), None) == seat

    def live_plies(self, seat: str) -> list[int]:
        """The plies of a seat's moves that count, oldest first."""
        return [line.ply for line in self._live if line.seat == seat]

    def takeback_to(self, seat: str) -> list[int]:
        """The plies of its own moves to which a seat may go back if the others agree, oldest first."""
        return [ply for ply in self.live_plies(seat) if ply >= self._given]

    def last_ply(self, seat: str) -> int | None:
        """The ply of the last of them."""
        return next((line.ply for line in reversed(self._live) if line.seat == seat and line.ply >= self._given), None)

    def retold(self) -> Iterator[tuple[int, list[Moment]]]:
        """What happened, move by move, each with its ply, leaving out what was undone."""
        s = self.game.setup(len(self.players), self.options)
        for line in self._live:
            moments: list[Moment] = []
            self.game.do(s, line.move, moments)
            yield line.ply, moments

    # Saying ------------------------------------------------------------------------------------------------------

    def play(self, seat: str, move: Move, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """A move of a seat, or of chance, which must be one that is offered. `moments`: as for `Game.do`."""
        before = self.game.clone(self.state) if self._remember else None
        events = self.game.apply(self.state, seat, move, moments)
        self._keep(seat, move, events, before)
        return events

    def play_offered(self, seat: str, move: Move, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """As `play`, for a move that was just offered."""
        before = self.game.clone(self.state) if self._remember else None
        events = self.game.do(self.state, move, moments)
        self._keep(seat, move, events, before)
        return events

    def _keep(self, seat: str, move: Move, events: tuple[Event, ...], before: Any) -> None:
        if before is not None:
            self._before[self.ply] = before
            if len(self._before) > self._remember:
                del self._before[next(iter(self._before))]
        fence = seat == CHANCE or any(event.reveals for event in events)
        self._live.append(_Live(self.ply, seat, move, fence))
        self.lines.append(Line(seat, str(move)))

    def draw(self, seed: bytes, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """What chance says at this ply, by the table's seed. `moments`: as for `Game.do`."""
        return self.play_offered(CHANCE, draw(seed, self.ply, self.game.chance(self.state)), moments)

    def undo(self, seat: str, ply: int) -> None:
        """Go back to before one's own move at `ply`."""
        if ply not in self.undo_to(seat):
            raise Problem("undo", seat=seat, ply=ply, allowed=self.undo_to(seat) or "-")
        self._back(f"undo {seat} {ply}", ply)

    def takeback(self, seat: str, ply: int) -> None:
        """Go back to before `ply`, as a seat asked and the others agreed."""
        known = ply >= self._given and any(line.ply == ply for line in self._live)
        if self.outcome is not None or seat not in self.players or not known:
            raise Problem("takeback", seat=seat, ply=ply)
        self._back(f"takeback {seat} {ply}", ply)

    def _back(self, text: str, ply: int) -> None:
        self.lines.append(Line(TABLE, text))
        self._live = [line for line in self._live if line.ply < ply]
        resigned, remembered = self.state.resigned, self._before.get(ply)
        self._before = {at: state for at, state in self._before.items() if at < ply}
        if remembered is not None:
            self.state = remembered
            self.state.resigned = resigned
            return
        self.state = self.game.setup(len(self.players), self.options)
        for line in self._live:
            self.game.do(self.state, line.move)
        self.state.resigned = resigned

    def rename(self, seat: str, name: str) -> None:
        """Somebody else sits down at a seat."""
        if seat not in self.players or not name or not name.isprintable():
            raise Problem("table-line", text=f"seat {seat} {name}")
        self.names[seat] = name
        self.lines.append(Line(TABLE, f"seat {seat} {name}"))

    def resign(self, seat: str) -> None:
        self.game.resign(self.state, seat)
        self.lines.append(Line(TABLE, f"resign {seat}"))

    def forfeit(self, seat: str, why: str) -> None:
        """A seat has lost, as if it had resigned: its time ran out, or nobody was there."""
        if why not in FORFEITS:
            raise Problem("table-line", text=f"forfeit {seat} {why}")
        self.game.resign(self.state, seat)
        self._forfeits[seat] = why
        self.lines.append(Line(TABLE, f"forfeit {seat} {why}"))

    def begin(self) -> None:
        """What was said so far was given: play begins here."""
        if self._given or self.ply == 0 or self.outcome is not None:
            raise Problem("table-line", text=BEGIN)
        self._given = self.ply
        self.lines.append(Line(TABLE, BEGIN))

    def bring(self) -> None:
        """What was said so far was said elsewhere, by these players; the game may be over."""
        if self.ply == 0:
            raise Problem("table-line", text=BROUGHT)
        self._given, self.brought = self.ply, True
        self.lines.append(Line(TABLE, BROUGHT))

    def say(self, line: Line, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """Any line of a record, as it stands there. `moments`: as for `Game.do`."""
        if line.seat != TABLE:
            return self.play(line.seat, self.game.parse(line.text), moments)
        if match := re.fullmatch(r"(undo|takeback) (\S+) (\d{1,9})", line.text):
            (self.undo if match[1] == "undo" else self.takeback)(match[2], int(match[3]))
        elif match := re.fullmatch(r"seat (\S+) (.+)", line.text):
            self.rename(match[1], match[2])
        elif match := re.fullmatch(r"resign (\S+)", line.text):
            self.resign(match[1])
        elif match := re.fullmatch(r"forfeit (\S+) (\S+)", line.text):
            self.forfeit(match[1], match[2])
        elif line.text == BEGIN:
            self.begin()
        elif line.text == BROUGHT:
            self.bring()
        else:
            raise Problem("table-line", text=line.text)
        return ()

    def resume(self, lines: Iterable[Line], fences: Iterable[bool], state: Any) -> None:
        """Take up, on a new table, a game whose position after these lines was saved; nothing is replayed.

        `fences` says of each line whether an undo may not go back over it (`last_is_fence`, when it was played).
        """
        for line, fence in zip(lines, fences, strict=True):
            if line.seat != TABLE:
                self._live.append(_Live(self.ply, line.seat, self.game.parse(line.text), fence))
            else:
                verb, seat, rest = (*line.text.split(" ", 2), "", "")[:3]
                if verb in ("undo", "takeback"):
                    self._live = [live for live in self._live if live.ply < int(rest)]
                elif verb == "seat":
                    self.names[seat] = rest
                elif verb == "forfeit":
                    self._forfeits[seat] = rest
                elif verb in (BEGIN, BROUGHT):
                    self._given, self.brought = self.ply, self.brought or verb == BROUGHT
            self.lines.append(line)
        self.state = state

    @property
    def last_is_fence(self) -> bool:
        """Was the last line one that no undo goes back over?"""
        return bool(self._live) and self._live[-1].ply == self.ply - 1 and self._live[-1].fence

    def record_so_far(self) -> Record:
        """The record without its outcome."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            content=None if self.game.own_content else self.game.fingerprint,
            seed=self.seed,
            options=self.options,
            players=self.players,
            lines=list(self.lines),
        )

    def record(self) -> Record:
        """The record, with the outcome of a finished game."""
        record = self.record_so_far()
        if (outcome := self.outcome) is not None:
            record.outcome = msgspec.to_builtins(outcome)
        return record


def open_table(game: AnyGame, record: Record) -> Table:
    """The table of a record before its first line; a Problem where its header cannot be used with this game."""
    if record.rules != game.version:
        newest = game.rules if record.rules > game.rules else game.version
        raise Problem("rules-version", place="line 3", game=game.name, given=record.rules, newest=newest)
    if record.content is None and not game.own_content:
        raise Problem("content-unwanted")
    if record.content not in (None, game.fingerprint):
        raise Problem("content-wanted", place="line 4", wanted=record.content)
    line = record.first_line - 3
    try:
        check_options(game.table_options, record.options)
    except Problem as problem:
        raise problem.at(f"line {line}") from None
    try:
        return Table(game, record.players, record.options, record.seed)
    except Problem as problem:
        raise problem.at(f"line {line + 1}") from None


def replaying(table: Table, record: Record) -> Iterator[tuple[int, Line]]:
    """Replay a record on its opened table: the ply and the line, before the line is said.

    A Problem names the line in the file, and what was legal there.
    """
    for ply, line in enumerate(record.lines):
        yield ply, line
        try:
            table.say(line)
        except Problem as problem:
            raise explained(table, line, problem).at(f"line {record.first_line + ply}") from None


def explained(table: Table, line: Line, problem: Problem) -> Problem:
    """Why a line cannot be, with what could have been there."""
    if line.seat == TABLE or problem.key in ("over", "not-your-turn"):
        return problem
    texts = [str(move) for move in table.game.options(table.state, line.seat)]
    if problem.key not in ("not-offered", "move-unreadable", "move-unknown") or not texts:
        return problem
    some = sorted(texts, key=lambda text: (text.split(" ")[:1] != line.text.split(" ")[:1], text))
    legal = ", ".join(some[:8]) + (f", … ({len(texts)})" if len(texts) > 8 else "")
    return Problem("illegal", seat=line.seat, text=line.text, legal=legal)


def replay(game: AnyGame, record: Record) -> Table:
    """The table at the end of a record."""
    table = open_table(game, record)
    for _ in replaying(table, record):
        pass
    return table


def account(game: AnyGame, record: Record, seat: str | None) -> list[Line]:
    """The lines of a record as a seat (None: a spectator) came to know them; never rewritten after a reveal."""
    table = open_table(game, record)
    lines = []
    for _, line in replaying(table, record):
        if line.seat == TABLE:
            lines.append(line)
        else:
            lines.append(Line(line.seat, game.seen(table.state, game.parse(line.text), seat)))
    return lines
