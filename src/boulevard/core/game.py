"""The Game protocol: what every game is asked, and the part of the answer that is the same for all.

A game is an object bound to its content (the box). It holds no state: states go in, states, events and views come out.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct, structs

from boulevard.core.content import fingerprint, own_content
from boulevard.core.events import Event
from boulevard.core.frames import Moment
from boulevard.core.moves import Move, Notation
from boulevard.core.options import Option, check_options, copied
from boulevard.core.problems import Problem
from boulevard.core.scores import Sheets
from boulevard.core.steps import CHANCE, Ask, Draw, State, Why, advance, keep_moment
from boulevard.core.verdict import TieBreaks, Verdict, verdict


class Item(Struct, frozen=True):
    """A part of a line of the score sheet; `item-KEY` in the catalogue words it, `where` is what to look at."""

    seat: str
    line: str
    points: int
    key: str
    figures: dict[str, Any]
    where: list[str]


class Near(Struct, frozen=True):
    """How near a game, or a phase of it, is to an end that the rules know; `ending-KEY` in the catalogue words it."""

    rule: str
    key: str
    count: int = 0
    of: int = 0
    """So many of so many, where it is nobody's own."""
    seats: dict[str, int] = {}
    """How many each seat has of what brings the end about, or still has to do."""


class Shown(Struct, frozen=True, kw_only=True):
    """What every game's `shown` has."""

    items: list[Item]
    """The score sheets in parts: the sum of a seat's items of a line is that line."""
    endings: list[Near] = []
    """`Game.endings`."""


RESIGNED = "resigned"
FORFEITS = ("time", "absence")
"""Why a seat loses at a table, otherwise than by the rules or by its own word."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    reason: str
    scores: Sheets
    winners: tuple[str, ...]

    @property
    def played_out(self) -> bool:
        """Did it end by its rules, so that the score sheets decided it?"""
        return self.reason != RESIGNED and self.reason not in FORFEITS


class Decision(Struct, frozen=True):
    """What is being asked, by which rule; `prompt-KEY` in the game's catalogue words it, with the step's figures."""

    rule: str
    key: str
    figures: dict[str, Any] = {}


class Preview(Struct, frozen=True):
    """What a move would do, as far as its player can know: events, the score sheets and the view after it."""

    events: list[dict[str, Any]]
    sheets: Sheets
    view: Any
    whole: bool
    """False where the move would reveal something: what comes after is not known, and sheets and view stay."""


class View(Struct, kw_only=True):
    """What every game's view begins with. It holds all that `determinize`, a bot and the browser need."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: str | None
    to_act: tuple[str, ...]
    decision: Decision | None
    outcome: Outcome | None
    agenda: tuple[Any, ...]
    """Where in the rule book the game is: the steps to come, of which none holds anything hidden."""
    resigned: tuple[str, ...] = ()

    picture: ClassVar[Callable[["View"], str] | None] = None
    """How a view is drawn as text; who knows the games says it, since the rules know no pictures."""

    def __str__(self) -> str:
        return repr(self) if View.picture is None else View.picture(self)

    def begun(self) -> dict[str, Any]:
        """The fields with which every state begins, as this view has them; nothing in them is the view's own."""
        return {
            "rules": self.rules,
            "options": copied(self.options),
            "agenda": self.agenda,
            "resigned": self.resigned,
        }


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
B = TypeVar("B")


class Game(ABC, Generic[S, V, B]):
    """A board game: set-up, decisions, chance, effects, scores, views."""

    name: ClassVar[str]
    """Its folder's."""
    rules: ClassVar[int]
    """The newest version of the rules; states carry the version they are played by."""
    package: ClassVar[str]
    """Where the game's content, catalogues and rules texts are."""
    table_options: ClassVar[tuple[Option, ...]]
    players: ClassVar[tuple[int, ...]]
    """The numbers of people that can play, the usual one first."""
    score_lines: ClassVar[tuple[str, ...]]
    ties: ClassVar[tuple[str, ...]] = ()
    """What `tie_breaks` compares, in order."""
    tie_rule: ClassVar[str] = ""
    """The rule that says who wins where totals are equal."""
    notation: ClassVar[Notation]
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    """Everything that can happen."""
    state_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    step_types: ClassVar[Any]
    """The union of the game's steps, for reading a saved agenda."""

    box: B
    """The content, laid out for play."""
    version: int
    """The version of the rules, and of the game's own content, that new games are played by."""
    fingerprint: str
    """What names the content."""
    own_content: bool

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not hasattr(cls, "package"):
            cls.package = cls.__module__.rpartition(".")[0]
            cls.name = cls.package.rpartition(".")[2]

    def __init__(self, content: bytes | None = None, rules: int | None = None) -> None:
        """`content`: the bytes of another content file; `rules`: an older version of the rules."""
        self.version = self.rules if rules is None else rules
        if not 1 <= self.version <= self.rules:
            raise Problem("rules-version", game=self.name, given=self.version, newest=self.rules)
        own = own_content(self.package, self.version)
        self.own_content = content is None or content == own
        self.fingerprint = fingerprint(own if content is None else content)
        self.box = self.unpack(own if content is None else content)

    def __repr__(self) -> str:
        return f"<boulevard game {self.name}, rules {self.version}{'' if self.own_content else ', other content'}>"

    # What a game says of itself ----------------------------------------------------------------------------------

    @abstractmethod
    def unpack(self, content: bytes) -> B:
        """Read and check a content file, and lay out what the rules need of it."""

    @abstractmethod
    def seats(self, players: int) -> tuple[str, ...]:
        """The names of the seats that decide, in seat order."""

    @abstractmethod
    def seated(self, s: S) -> tuple[str, ...]:
        """The seats that decide in this game, in seat order."""

    @abstractmethod
    def start(self, players: int, options: dict[str, Any], rules: int) -> S:
        """The state before the first chance event."""

    @abstractmethod
    def ended(self, s: S) -> Outcome | None:
        """How the game ended by its rules; None while it runs."""

    @abstractmethod
    def scores(self, s: S) -> Sheets:
        """The score sheets if the game ended now."""

    @abstractmethod
    def view(self, s: S, seat: str | None) -> V:
        """What that seat (None: a spectator) may know, built up field by field."""

    @abstractmethod
    def determinize(self, view: V, rng: Random) -> S:
        """A state that the viewer could be in, what is hidden drawn by `rng`."""

    @abstractmethod
    def disguise(self, s: S, seat: str | None, rng: Random) -> S:
        """Another state that this seat cannot tell from this one: everything hidden from it replaced."""

    @abstractmethod
    def conserved(self, s: S) -> Iterable[str]:
        """Every count that does not add up, in words for the engineer; none in a sound state."""

    # Setting up --------------------------------------------------------------------------------------------------

    def settle(self, players: int | None, given: Mapping[str, Any]) -> tuple[int, dict[str, Any]]:
        """The number of players and all options, checked, defaults filled in."""
        count = self.players[0] if players is None else players
        if count not in self.players:
            raise Problem("players", given=count, allowed=sorted(self.players))
        return count, check_options(self.table_options, given)

    def setup(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> S:
        """A new game."""
        count, settled = self.settle(players, options or {})
        s = self.start(count, settled, self.version)
        advance(s, self.box)
        return s

    def rematch(self, options: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
        """The options of another game after this one: the same, unless the game's book says who begins."""
        return copied(options)

    # Playing -----------------------------------------------------------------------------------------------------

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, by its rules or by a resignation; None while it runs."""
        if s.resigned and not s.agenda and len(self.seated(s)) <= 2:
            scores = self.scores(s)
            return Outcome(RESIGNED, scores, tuple(seat for seat in scores if seat not in s.resigned))
        return self.ended(s)

    def tie_breaks(self, s: S) -> TieBreaks:
        """What the rules compare where totals are equal; nothing, where they share the victory at once."""
        return {}

    def verdict(self, s: S) -> Verdict | None:
        """What decided the game; None while it runs."""
        outcome = self.outcome(s)
        if outcome is None:
            return None
        return verdict(outcome.reason, outcome.scores, outcome.winners, self.tie_breaks(s), self.tie_rule)

    def resign(self, s: S, seat: str) -> None:
        """A seat gives up. With two seats, or alone, the game ends; with three or four a bot plays the seat on."""
        if seat not in self.seated(s) or seat in s.resigned or not s.agenda:
            raise Problem("resign", seat=seat)
        s.resigned = (*s.resigned, seat)
        if len(self.seated(s)) <= 2:
            s.agenda = ()

    def to_act(self, s: S) -> tuple[str, ...]:
        """The seats asked now: one of the players', CHANCE, or none when the game is over."""
        if not s.agenda:
            return ()
        step = s.agenda[0]
        return (step.seat,) if isinstance(step, Ask) else (CHANCE,)

    def decision(self, s: S) -> Decision | None:
        if not s.agenda or not isinstance(step := s.agenda[0], Ask):
            return None
        fields = {name: getattr(step, name) for name in step.__struct_fields__ if name != "seat"}
        return Decision(step.rule, step.key, {n: v for n, v in fields.items() if isinstance(v, (bool, int, str))})

    def options(self, s: S, seat: str) -> Sequence[Move]:
        """The legal moves of a seat: complete, distinct, in a fixed order; none unless it is asked."""
        if s.agenda:
            step = s.agenda[0]
            if isinstance(step, Ask) and step.seat == seat:
                return step.options(s, self.box)
            if isinstance(step, Draw) and seat == CHANCE:
                return [move for move, _ in step.outcomes(s, self.box)]
        return ()

    def forced(self, s: S) -> bool:
        """Is nothing left to decide? Then one move is offered: a pass, or what is like one (`Ask.idle`)."""
        if not (idle := self.idle(s)):
            return False
        offered = s.agenda[0].options(s, self.box)
        return len(offered) == 1 and isinstance(offered[0], idle)

    def sure(self, s: S) -> Move | None:
        """What whoever is asked may take or leave, where nobody would leave it: it brings something at once, and
        nothing to anybody else. None where anything else is offered besides."""
        return None

    def idle(self, s: S) -> tuple[type[Move], ...]:
        """The moves by which whoever is asked does nothing: a pass, and what is like one."""
        return s.agenda[0].idle if s.agenda and isinstance(s.agenda[0], Ask) else ()

    def turn(self, s: S, seat: str) -> object:
        """What tells the turn of a seat that is asked from the one before it, where nobody else decided in between: the
        same from its first decision to its last."""
        return None

    def turn_of(self, s: S, seat: str) -> Ask[Any] | None:
        """What a seat that waits would be asked if its turn came now; None where nobody can say."""
        return None

    def chance(self, s: S) -> Sequence[tuple[Move, int]]:
        """What may be drawn now, each with its weight, in a fixed order; nothing unless chance is asked."""
        if s.agenda and isinstance(step := s.agenda[0], Draw):
            return step.outcomes(s, self.box)
        return ()

    def apply(self, s: S, seat: str, move: Move, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """Play a move if it is offered; otherwise refuse it, and nothing has changed. `moments`: as for `do`."""
        if not s.agenda:
            raise Problem("over")
        if seat not in self.to_act(s):
            raise Problem("not-your-turn", seat=seat, seat_due=self.to_act(s))
        if move not in self.options(s, seat):
            raise Problem("not-offered", text=str(move))
        return self.do(s, move, moments)

    def do(self, s: S, move: Move, moments: list[Moment] | None = None) -> tuple[Event, ...]:
        """Play a move that was just offered, without asking again whether it is legal.

        In an empty list, if one is given, a moment is kept after each step in which something happened; the last one
        is the end of the move.
        """
        step, s.agenda = s.agenda[0], s.agenda[1:]
        s.agenda = (*step.take(s, self.box, move), *s.agenda)
        if moments is not None:
            keep_moment(s, moments)
        advance(s, self.box, moments)
        events, s.events = s.events, ()
        if moments:
            moments[-1] = Moment(self.clone(s), moments[-1].events)
        return events

    def parse(self, text: str) -> Move:
        """The move that a text names, or a Problem that says what texts there are."""
        return self.notation.parse(text)

    def vocabulary(self) -> Mapping[str, Sequence[Any]]:
        """By a move's field, the values it may have where its type does not list them: enough to write any text of the
        notation, offered or not."""
        return {}

    def seen(self, s: S, move: Move, seat: str | None) -> str:
        """The record's text of a move about to be played in `s`, as that seat may know it."""
        return str(move)

    def nothing_hidden(self, s: S) -> bool:
        """Does every seat see the same? Then nobody has anything to hide from another."""
        first, *others = (structs.replace(self.view(s, seat), seat=None) for seat in self.seated(s))
        return all(other == first for other in others)

    def drawn_alike(self, s: S) -> bool:
        """Does all that is drawn and counted for a seat follow from what everybody sees? Then it is made once."""
        return False

    def veiled(self, s: S) -> S:
        """The state with all that a spectator does not see replaced, always by the same: what everybody can count and
        draw is counted and drawn in it. A game that can say it quicker does."""
        return self.determinize(self.view(s, None), Random(0))

    def own_view(self, s: S, seat: str, seen: V) -> V:
        """`view`, where `seen`, what a spectator sees, is made already. A game that need only add to it does."""
        return self.view(s, seat)

    # From a view alone -------------------------------------------------------------------------------------------

    def heading(self, s: S, seat: str | None) -> dict[str, Any]:
        """The fields with which every view begins; nothing in them is the state's own."""
        if seat is not None and seat not in self.seated(s):
            raise Problem("seat-unknown", seat=seat, allowed=self.seated(s))
        return {
            "game": self.name,
            "rules": s.rules,
            "options": copied(s.options),
            "seat": seat,
            "to_act": self.to_act(s),
            "decision": self.decision(s),
            "outcome": self.outcome(s),
            "agenda": s.agenda,
            "resigned": s.resigned,
        }

    def sheet(self, view: V) -> Sheets:
        """The score sheets if the game ended now."""
        return self.scores(self.determinize(view, Random(0)))

    def preview(self, view: V, move: Move) -> Preview:
        """What an offered move would do. Nothing but the view is looked at, so nothing can leak.

        What the move would reveal is not known before: a preview ends where that begins, and sheets and view stay.
        """
        if view.seat is None:
            raise Problem("not-your-turn", seat="-", seat_due=view.to_act or "-")
        s = self.determinize(view, Random(0))
        before = self.scores(s)
        events = self.apply(s, view.seat, move)
        known = list(takewhile(lambda event: not event.reveals, events))
        told = [event.seen_by(view.seat) for event in known]
        if len(known) < len(events):
            return Preview(told, before, view, False)
        return Preview(told, self.scores(s), self.view(s, view.seat), True)

    def planned(self, view: V) -> V | None:
        """What the viewer, who waits, would see if its turn came now; None where nobody can say what is asked then."""
        if view.seat is None or view.seat in view.to_act or not view.to_act:
            return None
        s = self.determinize(view, Random(0))
        if (step := self.turn_of(s, view.seat)) is None:
            return None
        s.agenda = (step,)
        return self.view(s, view.seat)

    def endings(self, view: V) -> list[Near]:
        """How the game ends and how near it is to that; nothing where it is over, or the game has nothing to say."""
        return []

    def objection(self, view: V, move: Move) -> Why | None:
        """The first rule that a move of the viewer, who is to act, breaks; None for those offered and for no other."""
        s = self.determinize(view, Random(0))
        step = s.agenda[0]
        assert isinstance(step, Ask)
        return step.objection(s, self.box, move)

    def why_not(self, view: V, text: str) -> Why:
        """Why a text that is not offered to the viewer is not; a Problem where it is."""
        if not view.to_act:
            return Why("", "over")
        if view.seat not in view.to_act:
            return Why("", "not-your-turn", {"seat": view.to_act[0]})
        try:
            move = self.parse(text)
        except Problem as problem:
            return Why("", problem.key, problem.figures)
        if (why := self.objection(view, move)) is None:
            raise Problem("offered", text=text)
        return why

    # Copies ------------------------------------------------------------------------------------------------------

    def clone(self, s: S) -> S:
        """An independent copy: fields hold values that are never changed in place."""
        return copy.copy(s)

    def save(self, s: S) -> bytes:
        """The state as JSON, for snapshots. A record is what lasts; this is a cache."""
        return msgspec.json.encode(s)

    def load(self, data: bytes) -> S:
        s: S = msgspec.json.decode(data, type=self.state_type)
        s.agenda = self._steps(s.agenda)
        return s

    def read_view(self, data: bytes) -> V:
        """A view from its JSON."""
        view: V = msgspec.json.decode(data, type=self.view_type)
        view.agenda = self._steps(view.agenda)
        return view

    def _steps(self, raw: Any) -> tuple[Any, ...]:
        steps: tuple[Any, ...] = msgspec.convert(raw, tuple[self.step_types, ...])  # type: ignore[name-defined]
        return steps


AnyGame = Game[Any, Any, Any]

__all__ = ["AnyGame", "Decision", "Game", "Near", "Outcome", "Preview", "Sheets", "View", "Why"]
