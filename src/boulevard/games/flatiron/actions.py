"""The actions (F18–F25): verbs that serve boards, cards, newspapers, bonuses and copies alike.

A row of the content file names a verb and its figures, `["build", 2, 3, 2, false]`, and is read as one of these
records. A verb says what it offers a player who has so many dollars, and does what was chosen.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from msgspec import Meta, Struct

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.moves import COLOURS, ENDS, STREETS, Colour
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.piles import (
    TURN_PILES,
    OpenFloor,
    buy_card,
    buy_decree,
    decree_streets,
    may_buy_card,
    may_buy_decree,
)
from boulevard.games.flatiron.state import ROOF, Level, State, without

if TYPE_CHECKING:
    from boulevard.games.flatiron.box import Box

Count = Annotated[int, Meta(ge=0, le=99)]


class Verb(Struct, frozen=True, array_like=True, tag=True, forbid_unknown_fields=True):
    """What every action answers. No offers: it cannot be done, and only `skip` is left (F25)."""

    copies: ClassVar[bool] = False
    """F23. Does it point to another action? Such a one is never copied."""

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        raise NotImplementedError

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        raise NotImplementedError


# Pillars ---------------------------------------------------------------------------------------------------------


class Trade(Verb, frozen=True, tag="trade"):
    """F18. Buy one pillar of the colour at the board's price, or sell the one in stock at the same price."""

    colour: Colour

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        if self.colour in s.stock[seat]:
            return (m.SELL,)
        price = pillar_price(s, box, box.price(s, seat, self.colour))
        return (m.BUY,) if s.supply[self.colour] and price <= dollars else ()

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        usual = box.price(s, seat, self.colour)
        if move == m.BUY:
            buy_pillar(s, box, seat, self.colour, usual)
        else:
            price = usual + box.effect(s).sale_extra
            s.return_pillar(seat, self.colour)
            s.pay(seat, -price)
            s.emit("sell-pillar", seat, colour=self.colour, price=price)
        return ()


class BuyAny(Verb, frozen=True, tag="buy_any"):
    """F22. Buy any pillar at the price shown."""

    price: Count

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        if pillar_price(s, box, self.price) > dollars:
            return ()
        stock = s.stock[seat]
        return [m.BUY_ANY[colour] for colour in COLOURS if colour not in stock and s.supply[colour]]

    def perform(self, s: State, box: "Box", seat: str, move: m.BuyAnyPillar) -> Steps:
        buy_pillar(s, box, seat, move.colour, self.price)
        return ()


class Swap(Verb, frozen=True, tag="swap"):
    """F22. Swap a pillar in stock for one of another colour whose warehouse is empty."""

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        stock = s.stock[seat]
        taken = [colour for colour in COLOURS if colour not in stock and s.supply[colour]]
        return [m.SWAP[given, other] for given in COLOURS if given in stock for other in taken]

    def perform(self, s: State, box: "Box", seat: str, move: m.SwapPillar) -> Steps:
        s.return_pillar(seat, move.colour_given)
        s.store(seat, move.colour_taken)
        s.emit("swap", seat, colour_given=move.colour_given, colour_taken=move.colour_taken)
        return ()


def pillar_price(s: State, box: "Box", usual: int) -> int:
    """F25, F26. Every way of buying a pillar."""
    return max(0, usual - box.effect(s).pillar_discount)


def buy_pillar(s: State, box: "Box", seat: str, colour: str, usual: int) -> None:
    price = pillar_price(s, box, usual)
    s.pay(seat, price)
    s.store(seat, colour)
    s.emit("buy-pillar", seat, colour=colour, price=price)


# Building --------------------------------------------------------------------------------------------------------


class Build(Verb, frozen=True, tag="build"):
    """F19. Pay once, put a pillar from a warehouse on an empty slot; `many` is 1 or 2."""

    many: Annotated[int, Meta(ge=1, le=2)]
    cost: Count
    extra: Count
    doubled: bool
    """F22. A colour already on the floor is allowed."""

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return self.placements(s, box, seat) if self.cost <= dollars else ()

    def placements(self, s: State, box: "Box", seat: str) -> Sequence[Move]:
        """F19. No two pillars of a colour on one floor, unless action or floor allow it."""
        pillars, stock = s.floor.pillars, s.stock[seat]
        if not stock or None not in pillars:
            return ()
        doubles = self.doubled or box.effect(s).doubles
        colours = [colour for colour in COLOURS if colour in stock and (doubles or colour not in pillars)]
        slots = [slot for slot, pillar in enumerate(pillars, 1) if pillar is None]
        return [m.PUT[colour, slot] for colour in colours for slot in slots]

    def perform(self, s: State, box: "Box", seat: str, move: m.PutPillar) -> Steps:
        s.pay(seat, self.cost)
        first = self.put(s, box, seat, move, self.cost, self.extra)
        return (*first, SecondPillar(seat, self)) if self.many == 2 else first

    def put(self, s: State, box: "Box", seat: str, move: m.PutPillar, cost: int, extra: int) -> tuple[Do, Do]:
        """F19. The warehouse's points, the floor's effect and the action's extra points at once; then the bonus."""
        colour = move.colour
        s.stock = {**s.stock, seat: without(s.stock[seat], colour)}
        s.stand(colour, move.slot)
        s.emit("build", seat, colour=colour, slot=move.slot, level=len(s.levels), price=cost)
        points = box.warehouse(s, seat, colour) + box.effect(s).pillar_points(colour) + extra
        return Score(seat, points), TakeBonus(seat, move.slot, colour)


class TakeBonus(Do, frozen=True):
    """F21. The bonus of the slot on which a pillar was put."""

    rule = "F21"
    seat: str
    slot: int
    colour: str

    def run(self, s: State, box: "Box") -> Steps:
        return box.floors[s.floor.floor].slots[self.slot - 1].grant(s, box, self.seat, self.colour)


class Floor(Verb, frozen=True, tag="floor"):
    """F20. With three pillars on the floor under construction: pay, put the open floor on them, score."""

    cost: Count
    points: Count

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return (m.FLOOR,) if self.cost <= dollars and s.floor.full else ()

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        s.pay(seat, self.cost)
        return raise_floor(s, seat, self.points, self.cost)


def raise_floor(s: State, seat: str, points: int, cost: int = 0) -> Steps:
    """F20. The open floor goes up and its points are scored; unless it is the Roof, the piles move on, then the next
    floor is opened."""
    floor = s.next_floor
    s.next_floor = ""
    s.levels += (Level(floor, () if floor == ROOF else (None, None, None)),)
    s.emit("floor", seat, floor=floor, level=len(s.levels), price=cost)
    if floor == ROOF:
        s.roof_by = seat
        return (Score(seat, points),)
    return (Score(seat, points), *TURN_PILES, OpenFloor())


# Dollars and points ----------------------------------------------------------------------------------------------


class Income(Verb, frozen=True):
    """`gain`, offered only if it yields something."""

    def dollars_gained(self, s: State, box: "Box", seat: str) -> int:
        return 0

    def points_gained(self, s: State, box: "Box", seat: str) -> int:
        return 0

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return (m.GAIN,) if self.dollars_gained(s, box, seat) or self.points_gained(s, box, seat) else ()

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        s.earn(seat, self.dollars_gained(s, box, seat))
        return (Score(seat, self.points_gained(s, box, seat)),)


class Money(Income, frozen=True, tag="money"):
    """F22. Gain dollars."""

    dollars: Count

    def dollars_gained(self, s: State, box: "Box", seat: str) -> int:
        return self.dollars


class MoneyAndPoints(Income, frozen=True, tag="money_and_points"):
    """F24. Dollars and points."""

    dollars: Count
    points: Count

    def dollars_gained(self, s: State, box: "Box", seat: str) -> int:
        return self.dollars

    def points_gained(self, s: State, box: "Box", seat: str) -> int:
        return self.points


class DollarsPerFloor(Income, frozen=True, tag="dollars_per_floor"):
    """F22. $1 per floor built, the first and the Roof too."""

    def dollars_gained(self, s: State, box: "Box", seat: str) -> int:
        return len(s.levels)


class DollarsPerPaperboy(Income, frozen=True, tag="dollars_per_paperboy"):
    """F22. $1 per paperboy space that one's marker has reached."""

    def dollars_gained(self, s: State, box: "Box", seat: str) -> int:
        points = s.points[seat]
        return sum(space <= points for space in box.paperboy)


class PointsPerTwoFloors(Income, frozen=True, tag="points_per_two_floors"):
    """F22. 1 point per two floors built."""

    def points_gained(self, s: State, box: "Box", seat: str) -> int:
        return len(s.levels) // 2


class PointsIfColour(Income, frozen=True, tag="points_if_colour"):
    """F22. Points if a pillar of the colour shown stands on the floor under construction."""

    colour: Colour
    points: Count

    def points_gained(self, s: State, box: "Box", seat: str) -> int:
        return self.points if self.colour in s.floor.pillars else 0


# Cards and decrees -----------------------------------------------------------------------------------------------


class BuyCard(Verb, frozen=True, tag="buy_card"):
    """F21, F24. Buy the open card of any pile, at a changed price or the normal one."""

    change: int = 0

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return [
            move
            for pile in STREETS
            if may_buy_card(s, box, seat, pile, dollars, self.change)
            for move in m.BUY_FROM[pile]
        ]

    def perform(self, s: State, box: "Box", seat: str, move: m.BuyFromPile) -> Steps:
        return buy_card(s, box, seat, move.street, move.end, self.change)


class BuyDecree(Verb, frozen=True, tag="buy_decree"):
    """F13, F24. Buy an open decree, at a changed price or the normal one."""

    change: int = 0

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        if not may_buy_decree(s, box, seat, dollars, self.change):
            return ()
        streets = decree_streets(s, box, seat)
        return [move for decree in s.decrees for street in streets for move in box.buy_decree[decree, street]]

    def perform(self, s: State, box: "Box", seat: str, move: m.BuyDecree | m.HallDecree) -> Steps:
        buy_decree(s, box, seat, move.decree, move.street, move.end, self.change)
        return ()


# Actions that point elsewhere ------------------------------------------------------------------------------------


class Newspaper(Verb, frozen=True, tag="newspaper"):
    """F15, F21, F22. The action of the newspaper of the day."""

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return box.newspapers[s.news].offers(s, box, seat, dollars)

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        return box.newspapers[s.news].perform(s, box, seat, move)


class CopyOwn(Verb, frozen=True, tag="copy_own"):
    """F22, F23. Another visible action of one's own columns, for a dollar and its own cost."""

    copies = True
    cost: Count

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return [
            m.CopyOwn(street, place)  # type: ignore[arg-type]
            for street in STREETS
            for place, action in enumerate(box.visible(s, seat, street), 1)
            if may_copy(s, box, seat, action, dollars - self.cost)
        ]

    def perform(self, s: State, box: "Box", seat: str, move: m.CopyOwn) -> Steps:
        s.pay(seat, self.cost)
        s.emit("copy-own", seat, street=move.street, place=move.place, price=self.cost)
        return (OneAction(seat, box.visible(s, seat, move.street)[move.place - 1]),)


class CopyOpen(Verb, frozen=True, tag="copy_open"):
    """F22, F23. An action of one of the open street cards, either half, for a dollar and its own cost."""

    copies = True
    cost: Count

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        return [
            m.CopyOpen(pile.open, end)
            for pile in s.piles.values()
            if pile.open is not None
            for end in ENDS
            if may_copy(s, box, seat, box.action[pile.open, end], dollars - self.cost)
        ]

    def perform(self, s: State, box: "Box", seat: str, move: m.CopyOpen) -> Steps:
        s.pay(seat, self.cost)
        s.emit("copy-open", seat, card=move.card, end=move.end, price=self.cost)
        return (OneAction(seat, box.action[move.card, move.end]),)


class CityHall(Verb, frozen=True, tag="city_hall"):
    """F22, F23. One of City Hall's three options, for a dollar and its own cost; its $2 stay $2."""

    copies = True
    cost: Count

    def offers(self, s: State, box: "Box", seat: str, dollars: int) -> Sequence[Move]:
        left = dollars - self.cost
        if left < 0:
            return ()
        moves: list[Move] = []
        if may_buy_decree(s, box, seat, left):
            streets = decree_streets(s, box, seat)
            moves += [move for decree in s.decrees for street in streets for move in box.hall_decree[decree, street]]
        if NEWSPAPER.offers(s, box, seat, left):
            moves.append(m.HALL_NEWS)
        moves.append(m.HALL_DOLLARS)
        return moves

    def perform(self, s: State, box: "Box", seat: str, move: Any) -> Steps:
        s.pay(seat, self.cost)
        s.emit("copy-hall", seat, price=self.cost)
        if isinstance(move, m.HallDecree):
            return DECREE.perform(s, box, seat, move)
        if isinstance(move, m.HallNews):
            return (OneAction(seat, NEWSPAPER),)
        s.earn(seat, DOLLARS_TAKEN)
        return ()


def may_copy(s: State, box: "Box", seat: str, action: Verb, left: int) -> bool:
    """F23. No copying action, and one that the money left lets be done."""
    return left >= 0 and not action.copies and bool(action.offers(s, box, seat, left))


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


class OneAction(Ask, frozen=True):
    """F25. An action copied, of a newspaper spent or of a bonus: done or skipped. No newspaper is spent within it."""

    rule = "F22"
    key = "action"
    action: Action

    def options(self, s: State, box: "Box") -> Sequence[Move]:
        return (*self.action.offers(s, box, self.seat, s.dollars[self.seat]), m.SKIP)

    def take(self, s: State, box: "Box", move: Any) -> Steps:
        return () if move == m.SKIP else self.action.perform(s, box, self.seat, move)


class SecondPillar(Ask, frozen=True):
    """F19. The second pillar of a build of two, optional and paid for already."""

    rule = "F19"
    key = "second-pillar"
    build: Build

    def options(self, s: State, box: "Box") -> Sequence[Move]:
        return (*self.build.placements(s, box, self.seat), m.DONE)

    def take(self, s: State, box: "Box", move: Any) -> Steps:
        return () if move == m.DONE else self.build.put(s, box, self.seat, move, 0, 0)
