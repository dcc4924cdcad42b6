"""Actions (F22–F25): income, cards, decrees, copies; with those of `building` all that the box can name.

A row of the content file names a verb and its figures, `["money_and_points", 2, 1]`, and is read as one of these
records. The same verb serves boards, cards, newspapers, bonuses and copies.
"""

from collections.abc import Sequence
from typing import cast

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.building import Build, BuyAny, Floor, Swap, Trade
from boulevard.games.flatiron.columns import decree_streets, front_of
from boulevard.games.flatiron.moves import ENDS, STREETS, Colour, other_action
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.pieces import AnyVerb, Box, Count, Verb
from boulevard.games.flatiron.piles import (
    against_card,
    against_decree,
    buy_card,
    buy_decree,
    may_buy_decree,
    unaffordable,
)
from boulevard.games.flatiron.state import State

# Dollars and points ----------------------------------------------------------------------------------------------


class Income(Verb[m.Gain], frozen=True):
    """`gain`, offered only if it yields something."""

    def dollars_gained(self, s: State, box: Box, seat: str) -> int:
        return 0

    def points_gained(self, s: State, box: Box, seat: str) -> int:
        return 0

    def yields(self, s: State, box: Box, seat: str) -> bool:
        return bool(self.dollars_gained(s, box, seat) or self.points_gained(s, box, seat))

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.Gain]:
        return (m.GAIN,) if self.yields(s, box, seat) else ()

    def perform(self, s: State, box: Box, seat: str, move: m.Gain) -> Steps:
        s.earn(seat, self.dollars_gained(s, box, seat))
        return (Score(seat, self.points_gained(s, box, seat)),)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.Gain):
            return other_action(move)
        return None if self.yields(s, box, seat) else Why("F22", "gains-nothing")


class Money(Income, frozen=True, tag="money"):
    """F22. Gain dollars."""

    dollars: Count

    def dollars_gained(self, s: State, box: Box, seat: str) -> int:
        return self.dollars


class MoneyAndPoints(Income, frozen=True, tag="money_and_points"):
    """F24. Dollars and points."""

    dollars: Count
    points: Count

    def dollars_gained(self, s: State, box: Box, seat: str) -> int:
        return self.dollars

    def points_gained(self, s: State, box: Box, seat: str) -> int:
        return self.points


class DollarsPerFloor(Income, frozen=True, tag="dollars_per_floor"):
    """F22. $1 per floor built, the first and the Roof too."""

    def dollars_gained(self, s: State, box: Box, seat: str) -> int:
        return len(s.levels)


class DollarsPerPaperboy(Income, frozen=True, tag="dollars_per_paperboy"):
    """F22. $1 per paperboy space that one's marker has reached."""

    def dollars_gained(self, s: State, box: Box, seat: str) -> int:
        points = s.points[seat]
        return sum(space <= points for space in box.paperboy)


class PointsPerTwoFloors(Income, frozen=True, tag="points_per_two_floors"):
    """F22. 1 point per two floors built."""

    def points_gained(self, s: State, box: Box, seat: str) -> int:
        return len(s.levels) // 2


class PointsIfColour(Income, frozen=True, tag="points_if_colour"):
    """F22. Points if a pillar of the colour shown stands on the floor under construction."""

    colour: Colour
    points: Count

    def points_gained(self, s: State, box: Box, seat: str) -> int:
        return self.points if self.colour in s.floor.pillars else 0


# Cards and decrees -----------------------------------------------------------------------------------------------


class BuyCard(Verb[m.BuyFromPile], frozen=True, tag="buy_card"):
    """F21, F24. Buy the open card of any pile, at a changed price or the normal one."""

    change: int = 0

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.BuyFromPile]:
        return [
            move
            for pile in STREETS
            if not against_card(s, box, seat, pile, dollars, self.change)
            for move in m.BUY_FROM[pile]
        ]

    def perform(self, s: State, box: Box, seat: str, move: m.BuyFromPile) -> Steps:
        return buy_card(s, box, seat, move.street, move.end, self.change)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.BuyFromPile):
            return other_action(move)
        return against_card(s, box, seat, move.street, dollars, self.change)


class BuyDecree(Verb[m.BuyDecree], frozen=True, tag="buy_decree"):
    """F13, F24. Buy an open decree, at a changed price or the normal one."""

    change: int = 0

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.BuyDecree]:
        if not may_buy_decree(s, box, dollars, self.change):
            return ()
        streets = decree_streets(s, box, seat)
        return [move for decree in s.decrees for street in streets for move in box.buy_decree[decree, street]]

    def perform(self, s: State, box: Box, seat: str, move: m.BuyDecree) -> Steps:
        buy_decree(s, box, seat, move, self.change)
        return ()

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.BuyDecree):
            return other_action(move)
        return against_decree(s, box, seat, move, dollars, self.change)


# Actions that point elsewhere ------------------------------------------------------------------------------------


class Newspaper(Verb[Move], frozen=True, tag="newspaper"):
    """F15, F21, F22. The action of the newspaper of the day."""

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[Move]:
        return box.news(s).offers(s, box, seat, dollars)

    def perform(self, s: State, box: Box, seat: str, move: Move) -> Steps:
        return box.news(s).perform(s, box, seat, move)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        return box.news(s).objection(s, box, seat, dollars, move)


class CopyOwn(Verb[m.CopyOwn], frozen=True, tag="copy_own"):
    """F22, F23. Another visible action of one's own columns, for a dollar and its own cost."""

    copies = True
    cost: Count

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.CopyOwn]:
        left = dollars - self.cost
        if left < 0:
            return ()
        return [
            move
            for street in STREETS
            for move, action in zip(m.COPY_OWN[street], front_of(s, box, seat, street).actions(), strict=False)
            if not against_copy(s, box, seat, action, left)
        ]

    def perform(self, s: State, box: Box, seat: str, move: m.CopyOwn) -> Steps:
        s.pay(seat, self.cost)
        s.emit(e.OwnCopied(seat, street=move.street, place=move.place, price=self.cost))
        return (one_action(seat, front_of(s, box, seat, move.street).actions()[move.place - 1]),)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.CopyOwn):
            return other_action(move)
        if too_dear := unaffordable("F23", self.cost, dollars):
            return too_dear
        visible = front_of(s, box, seat, move.street).actions()
        if move.place > len(visible):
            return Why("F22", "no-such-action", {"street": move.street, "count": len(visible)})
        return against_copy(s, box, seat, visible[move.place - 1], dollars - self.cost)


class CopyOpen(Verb[m.CopyOpen], frozen=True, tag="copy_open"):
    """F22, F23. An action of one of the open street cards, either half, for a dollar and its own cost."""

    copies = True
    cost: Count

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.CopyOpen]:
        left = dollars - self.cost
        if left < 0:
            return ()
        return [
            m.CopyOpen(pile.open, end)
            for pile in s.piles.values()
            if pile.open is not None
            for end in ENDS
            if not against_copy(s, box, seat, box.action[pile.open, end], left)
        ]

    def perform(self, s: State, box: Box, seat: str, move: m.CopyOpen) -> Steps:
        s.pay(seat, self.cost)
        s.emit(e.OpenCopied(seat, card=move.card, end=move.end, price=self.cost))
        return (one_action(seat, box.action[move.card, move.end]),)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.CopyOpen):
            return other_action(move)
        if too_dear := unaffordable("F23", self.cost, dollars):
            return too_dear
        if all(pile.open != move.card for pile in s.piles.values()):
            return Why("F22", "card-not-open", {"text": move.card})
        return against_copy(s, box, seat, box.action[move.card, move.end], dollars - self.cost)


HallOption = m.HallDecree | m.HallNews | m.HallDollars


class CityHall(Verb[HallOption], frozen=True, tag="city_hall"):
    """F22, F23. One of City Hall's three options, for a dollar and its own cost; its $2 stay $2."""

    copies = True
    cost: Count

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[HallOption]:
        left = dollars - self.cost
        if left < 0:
            return ()
        moves: list[HallOption] = []
        if may_buy_decree(s, box, left):
            streets = decree_streets(s, box, seat)
            moves += [move for decree in s.decrees for street in streets for move in box.hall_decree[decree, street]]
        if NEWSPAPER.offers(s, box, seat, left):
            moves.append(m.HALL_NEWS)
        moves.append(m.HALL_DOLLARS)
        return moves

    def perform(self, s: State, box: Box, seat: str, move: HallOption) -> Steps:
        s.pay(seat, self.cost)
        s.emit(e.HallCopied(seat, price=self.cost))
        match move:
            case m.HallDecree():
                buy_decree(s, box, seat, move)
            case m.HallNews():
                return (OneAction(seat, NEWSPAPER),)
            case m.HallDollars():
                s.earn(seat, DOLLARS_TAKEN)
        return ()

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, HallOption):
            return other_action(move)
        too_dear, left = unaffordable("F23", self.cost, dollars), dollars - self.cost
        match move:
            case m.HallDecree():
                return too_dear or against_decree(s, box, seat, move, left)
            case m.HallNews():
                return too_dear or against_copy(s, box, seat, NEWSPAPER, left)
            case m.HallDollars():
                return too_dear


def against_copy(s: State, box: Box, seat: str, action: AnyVerb, left: int) -> Why | None:
    """F23. No copying action, and one that the money left lets be done."""
    if action.copies:
        return Why("F23", "copies-copy")
    return None if action.offers(s, box, seat, left) else Why("F23", "copy-impossible")


DOLLARS_TAKEN = 2
"""F11. What "take $2" gives."""

NEWSPAPER, DECREE, CARD = Newspaper(), BuyDecree(), BuyCard()

Action = (
    Trade
    | BuyAny
    | Swap
    | Build
    | Floor
    | Money
    | MoneyAndPoints
    | DollarsPerFloor
    | DollarsPerPaperboy
    | PointsPerTwoFloors
    | PointsIfColour
    | BuyCard
    | BuyDecree
    | Newspaper
    | CopyOwn
    | CopyOpen
    | CityHall
)


# Asking for one action -------------------------------------------------------------------------------------------


class OneAction(Ask[Move], frozen=True):
    """F25. An action copied, of a newspaper spent or of a bonus: done or skipped. No newspaper is spent within it."""

    rule = "F22"
    key = "action"
    idle = (m.Skip,)
    action: Action

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return (*self.action.offers(s, box, self.seat, s.dollars[self.seat]), m.SKIP)

    def take(self, s: State, box: Box, move: Move) -> Steps:
        action: AnyVerb = self.action
        return () if isinstance(move, m.Skip) else action.perform(s, box, self.seat, move)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, m.Skip):
            return None
        return self.action.objection(s, box, self.seat, s.dollars[self.seat], move)


def one_action(seat: str, action: AnyVerb) -> OneAction:
    """Ask for an action of the box, which holds none but those above."""
    return OneAction(seat, cast(Action, action))
