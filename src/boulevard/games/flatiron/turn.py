"""A player's turn (F9–F17) and what follows it."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.actions import DECREE, DOLLARS_TAKEN, NEWSPAPER, OneAction, one_action
from boulevard.games.flatiron.building import SecondPillar
from boulevard.games.flatiron.columns import front_of
from boulevard.games.flatiron.daniel import DanielTurn
from boulevard.games.flatiron.moves import DANIEL, HALL, KINDS, LOCATIONS, Street
from boulevard.games.flatiron.paperboy import let_go, print_news
from boulevard.games.flatiron.pieces import AnyVerb, Box
from boulevard.games.flatiron.piles import against_card, buy_card
from boulevard.games.flatiron.state import State

M = TypeVar("M", bound=Move)


class OwnTurn(Ask[M | m.Spend], Generic[M], frozen=True):
    """F16. A decision of one's own turn, not within an action: before it own newspapers may be spent, one after
    another. The spent one becomes the newspaper of the day, the old one leaves the game, its action is carried out,
    and the same decision is asked again."""

    def options(self, s: State, box: Box) -> Sequence[M | m.Spend]:
        """One option a kind, beside what is asked."""
        offers, held = self.offers(s, box), s.held[self.seat]
        return [*offers, *(m.SPEND[kind] for kind in KINDS if kind in held)] if held else offers

    def take(self, s: State, box: Box, move: M | m.Spend) -> Steps:
        if not isinstance(move, m.Spend):
            return self.perform(s, box, move)
        let_go(s, self.seat, move.newspaper)
        print_news(s, move.newspaper)
        s.emit(e.NewspaperSpent(self.seat, newspaper=move.newspaper))
        return one_action(self.seat, box.newspapers[move.newspaper]), self.again()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, m.Spend):
            return self.against(s, box, move)
        held = move.newspaper in s.held[self.seat]
        return None if held else Why("F16", "news-not-held", {"newspaper": move.newspaper})

    # What is asked, newspapers apart

    def offers(self, s: State, box: Box) -> Sequence[M]:
        raise NotImplementedError

    def perform(self, s: State, box: Box, move: M) -> Steps:
        raise NotImplementedError

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        raise NotImplementedError

    def again(self) -> Ask[Any] | Do:
        return self


# Moving ----------------------------------------------------------------------------------------------------------


class MoveArchitect(OwnTurn[m.Go], frozen=True):
    """F10. Moving is mandatory: to another location, not the rival's, unless architects may share one (F26)."""

    rule = "F10"
    key = "move"

    def offers(self, s: State, box: Box) -> Sequence[m.Go]:
        here = s.places[self.seat]
        taken = None if box.effect(s).architects_share else s.places[s.rival(self.seat)]
        return [m.GO[location] for location in LOCATIONS if location not in (here, taken)]

    def perform(self, s: State, box: Box, move: m.Go) -> Steps:
        s.places = {**s.places, self.seat: move.location}
        s.emit(e.Moved(self.seat, location=move.location))
        s.earn(self.seat, box.effect(s).arrival(move.location))
        return (OneThing(self.seat),)

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, (m.BuyHere, m.Activate, m.TakeDollars)):
            return Why("F9", "move-first")
        if not isinstance(move, m.Go):
            return m.unasked(move)
        if move.location == s.places[self.seat]:
            return Why("F10", "must-move", {"location": move.location})
        if move.location != s.places[s.rival(self.seat)] or box.effect(s).architects_share:
            return None
        return Why("F10", "rival-there", {"location": move.location})


# The one thing ---------------------------------------------------------------------------------------------------

Thing = m.BuyHere | m.BuyDecree | m.Activate | m.TakeDollars


class OneThing(OwnTurn[Thing], frozen=True):
    """F11. One of: buy a card there, activate the actions there, take $2."""

    rule = "F11"
    key = "one-thing"

    def offers(self, s: State, box: Box) -> Sequence[Thing]:
        seat, dollars = self.seat, s.dollars[self.seat]
        here = s.places[seat]
        assert here is not None
        cards: Sequence[Thing] = ()
        if here == HALL:
            cards = DECREE.offers(s, box, seat, dollars)
        elif not against_card(s, box, seat, here, dollars):
            cards = m.BUY_HERE
        return [*cards, m.ACTIVATE, m.DOLLARS]

    def perform(self, s: State, box: Box, move: Thing) -> Steps:
        seat = self.seat
        here = s.places[seat]
        assert here is not None
        match move:
            case m.BuyHere():
                assert here != HALL
                return (*buy_card(s, box, seat, here, move.end), TurnEnds(seat))
            case m.BuyDecree():
                return (*DECREE.perform(s, box, seat, move), TurnEnds(seat))
            case m.Activate():
                s.emit(e.Activated(seat, location=here))
                return (HallAction(seat) if here == HALL else NextAction(seat, here, None), TurnEnds(seat))
            case m.TakeDollars():
                s.earn(seat, box.effect(s).dollars_taken(DOLLARS_TAKEN, here))
        return (TurnEnds(seat),)

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        here, dollars = s.places[self.seat], s.dollars[self.seat]
        assert here is not None
        match move:
            case m.Activate() | m.TakeDollars():
                return None
            case m.BuyHere():
                wrong = Why("F13", "hall-sells-decrees")
                return wrong if here == HALL else against_card(s, box, self.seat, here, dollars)
            case m.BuyDecree() if here == HALL:
                return DECREE.objection(s, box, self.seat, dollars, move)
        return m.unasked(move)


# Activating ------------------------------------------------------------------------------------------------------


class NextAction(Do, frozen=True):
    """F15. From top to bottom: the next visible action of the column. What became visible below is reached too."""

    rule = "F15"
    seat: str
    street: Street
    after: int | None
    """The place of the current action, counted from the board's first printed one; none before the first."""

    def run(self, s: State, box: Box) -> Steps:
        place = front_of(s, box, self.seat, self.street).next_action(self.after)
        return () if place is None else (ColumnAction(self.seat, self.street, place),)


class ColumnAction(OwnTurn[Move], frozen=True):
    """F15. One action of the column, done or skipped."""

    rule = "F15"
    key = "action"
    idle = (m.Skip,)
    street: Street
    place: int
    """Counted from the board's first printed action, so that a card tucked above it changes nothing."""

    def action(self, s: State, box: Box) -> AnyVerb:
        action = front_of(s, box, self.seat, self.street).action(self.place)
        assert action is not None
        return action

    def offers(self, s: State, box: Box) -> Sequence[Move]:
        return (*self.action(s, box).offers(s, box, self.seat, s.dollars[self.seat]), m.SKIP)

    def perform(self, s: State, box: Box, move: Move) -> Steps:
        following = NextAction(self.seat, self.street, self.place)
        if isinstance(move, m.Skip):
            return (following,)
        return (*self.action(s, box).perform(s, box, self.seat, move), following)

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, m.Skip):
            return None
        return self.action(s, box).objection(s, box, self.seat, s.dollars[self.seat], move)


class HallAction(OwnTurn[Move], frozen=True):
    """F15, F16. City Hall's activation: the newspaper of the day, which may be one spent just now; done or skipped."""

    rule = "F15"
    key = "action"
    idle = (m.Skip,)

    def offers(self, s: State, box: Box) -> Sequence[Move]:
        return (*NEWSPAPER.offers(s, box, self.seat, s.dollars[self.seat]), m.SKIP)

    def perform(self, s: State, box: Box, move: Move) -> Steps:
        return () if isinstance(move, m.Skip) else NEWSPAPER.perform(s, box, self.seat, move)

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, m.Skip):
            return None
        return NEWSPAPER.objection(s, box, self.seat, s.dollars[self.seat], move)


def asked_action(s: State, box: Box, seat: str, step: Ask[Any]) -> AnyVerb | None:
    """The action that a seat is being asked about, the newspaper of the day as what it is today."""
    action: AnyVerb | None = None
    match step:
        case OneAction():
            action = step.action
        case SecondPillar():
            action = step.build
        case ColumnAction():
            action = step.action(s, box)
        case HallAction():
            action = NEWSPAPER
        case OneThing() if s.places[seat] == HALL:
            action = DECREE
    return box.news(s) if action == NEWSPAPER else action


# The end of the turn ---------------------------------------------------------------------------------------------


class TurnEnds(Do, frozen=True):
    """F16. Who still holds a newspaper is asked once more."""

    rule = "F16"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        return (LastNews(self.seat),) if s.held[self.seat] else (NextTurn(self.seat),)


class LastNews(OwnTurn[m.EndTurn], frozen=True):
    """F16. At the end of the turn newspapers may be spent, as long as there are any in hand."""

    rule = "F16"
    key = "end"

    def offers(self, s: State, box: Box) -> Sequence[m.EndTurn]:
        return (m.END,)

    def perform(self, s: State, box: Box, move: m.EndTurn) -> Steps:
        return (NextTurn(self.seat),)

    def against(self, s: State, box: Box, move: Move) -> Why | None:
        return None if isinstance(move, m.EndTurn) else m.unasked(move)

    def again(self) -> Do:
        return TurnEnds(self.seat)


class NextTurn(Do, frozen=True):
    """F17, F29. The game ends after the turn in which the Roof was built, or after the last turn of the limit."""

    rule = "F29"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        s.turns += 1
        if s.roof_by is not None:
            s.reason = "roof"
            s.emit(e.GameOver(reason="roof"))
            return ()
        if s.turns >= 2 * s.options["turn_limit"]:
            s.reason = "turn limit"
            s.emit(e.GameOver(reason="turn-limit"))
            return ()
        return begin_turn(s.rival(self.seat))


def begin_turn(seat: str) -> Steps:
    return (DanielTurn(), NextTurn(DANIEL)) if seat == DANIEL else (MoveArchitect(seat),)
