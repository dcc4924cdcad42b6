"""A player's turn (F9–F17) and what follows it."""

from collections.abc import Sequence
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.actions import (
    DECREE,
    DOLLARS_TAKEN,
    NEWSPAPER,
    Newspaper,
    OneAction,
    SecondPillar,
    Verb,
)
from boulevard.games.flatiron.box import Box
from boulevard.games.flatiron.daniel import DanielTurn
from boulevard.games.flatiron.moves import DANIEL, HALL, KINDS
from boulevard.games.flatiron.paperboy import spend
from boulevard.games.flatiron.piles import buy_card, may_buy_card
from boulevard.games.flatiron.state import State


def newspapers(s: State, seat: str) -> list[Move]:
    """F16. The newspapers that a player may spend, one option a kind."""
    held = s.held[seat]
    return [m.SPEND[kind] for kind in KINDS if kind in held] if held else []


def spend_newspaper(s: State, box: Box, asked: Ask, move: m.Spend) -> Steps:
    """F16. It becomes the newspaper of the day and its action is carried out; then the same decision is asked again."""
    spend(s, asked.seat, move.newspaper)
    return OneAction(asked.seat, box.newspapers[move.newspaper]), asked


class MoveArchitect(Ask, frozen=True):
    """F10. Moving is mandatory: to another location, not the rival's."""

    rule = "F10"
    key = "move"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        places = s.free_places(self.seat, box.effect(s).architects_share)
        return [m.GO[location] for location in places] + newspapers(s, self.seat)  # type: ignore[index]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, m.Spend):
            return spend_newspaper(s, box, self, move)
        s.places = {**s.places, self.seat: move.location}
        s.emit("move", self.seat, location=move.location)
        s.earn(self.seat, box.effect(s).arrival(move.location))
        return (OneThing(self.seat),)


class OneThing(Ask, frozen=True):
    """F11. One of: buy a card there, activate the actions there, take $2."""

    rule = "F11"
    key = "one-thing"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        seat, dollars = self.seat, s.dollars[self.seat]
        here = s.places[seat]
        assert here is not None
        moves: list[Move] = []
        if here == HALL:
            moves += DECREE.offers(s, box, seat, dollars)
        elif may_buy_card(s, box, seat, here, dollars):
            moves += m.BUY_HERE
        return [*moves, m.ACTIVATE, m.DOLLARS, *newspapers(s, seat)]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        seat = self.seat
        here = s.places[seat]
        assert here is not None
        match move:
            case m.Spend():
                return spend_newspaper(s, box, self, move)
            case m.BuyHere():
                return (*buy_card(s, box, seat, here, move.end), TurnEnds(seat))
            case m.BuyDecree():
                return (*DECREE.perform(s, box, seat, move), TurnEnds(seat))
            case m.Activate():
                s.emit("activate", seat, location=here)
                return (HallAction(seat) if here == HALL else NextAction(seat, here, None), TurnEnds(seat))
        s.earn(seat, box.effect(s).dollars_taken(DOLLARS_TAKEN, here))
        return (TurnEnds(seat),)


class NextAction(Do, frozen=True):
    """F15. From top to bottom: the next visible action of the column. What became visible below is reached too."""

    rule = "F15"
    seat: str
    street: str
    after: int | None
    """The place of the current action, counted from the board's first printed one; none before the first."""

    def run(self, s: State, box: Box) -> Steps:
        place = box.next_action(s, self.seat, self.street, self.after)
        return () if place is None else (ColumnAction(self.seat, self.street, place),)


class ColumnAction(Ask, frozen=True):
    """F15. One action of the column, done or skipped; before it newspapers may be spent (F16)."""

    rule = "F15"
    key = "action"
    street: str
    place: int
    """Counted from the board's first printed action, so that a card tucked above it changes nothing."""

    def options(self, s: State, box: Box) -> Sequence[Move]:
        seat = self.seat
        action = box.action_at(s, seat, self.street, self.place)
        return (*action.offers(s, box, seat, s.dollars[seat]), m.SKIP, *newspapers(s, seat))

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, m.Spend):
            return spend_newspaper(s, box, self, move)
        following = NextAction(self.seat, self.street, self.place)
        if isinstance(move, m.Skip):
            return (following,)
        action = box.action_at(s, self.seat, self.street, self.place)
        return (*action.perform(s, box, self.seat, move), following)


class HallAction(Ask, frozen=True):
    """F15, F16. City Hall's activation: the newspaper of the day, which may be one spent just now."""

    rule = "F15"
    key = "action"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        seat = self.seat
        return (*NEWSPAPER.offers(s, box, seat, s.dollars[seat]), m.SKIP, *newspapers(s, seat))

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, m.Spend):
            return spend_newspaper(s, box, self, move)
        return () if isinstance(move, m.Skip) else NEWSPAPER.perform(s, box, self.seat, move)


class TurnEnds(Do, frozen=True):
    """F16. Who still holds a newspaper is asked once more."""

    rule = "F16"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        return (LastNews(self.seat),) if s.held[self.seat] else (NextTurn(self.seat),)


class LastNews(Ask, frozen=True):
    """F16. At the end of the turn newspapers may be spent, one after another."""

    rule = "F16"
    key = "end"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return [m.END, *newspapers(s, self.seat)]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        if isinstance(move, m.Spend):
            spend(s, self.seat, move.newspaper)
            return OneAction(self.seat, box.newspapers[move.newspaper]), TurnEnds(self.seat)
        return (NextTurn(self.seat),)


class NextTurn(Do, frozen=True):
    """F17, F29. The game ends after the turn in which the Roof was built, or after the last turn of the limit."""

    rule = "F29"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        s.turns += 1
        if s.roof_by is not None:
            s.reason = "roof"
        elif s.turns >= 2 * s.options["turn_limit"]:
            s.reason = "turn limit"
        if s.reason:
            s.emit("over", reason=s.reason.replace(" ", "-"))
            return ()
        return begin_turn(s.rival(self.seat))


def begin_turn(seat: str) -> Steps:
    return (DanielTurn(), NextTurn(DANIEL)) if seat == DANIEL else (MoveArchitect(seat),)


def asked_action(s: State, box: Box, seat: str, step: Ask) -> Verb | None:
    """The action that a seat is being asked about, the newspaper of the day as what it is today."""
    action: Verb | None = None
    match step:
        case OneAction():
            action = step.action
        case SecondPillar():
            action = step.build
        case ColumnAction():
            action = box.action_at(s, seat, step.street, step.place)
        case HallAction():
            action = NEWSPAPER
        case OneThing() if s.places[seat] == HALL:
            action = DECREE
    return box.newspapers[s.news] if isinstance(action, Newspaper) else action
