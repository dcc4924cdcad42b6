"""The actions (F18–F25): verbs that serve boards, cards, newspapers, bonuses and copies alike.

A row of the content file names a verb and its figures, `["build", 2, 3, 2, false]`, and is read as one of these
records. A verb says what it offers a player who has so many dollars, does what was chosen, and says what speaks
against anything else.
"""

from collections.abc import Sequence
from typing import Annotated, cast

from msgspec import Meta

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.box import AnyVerb, Box, Count, Verb
from boulevard.games.flatiron.columns import decree_streets, front_of
from boulevard.games.flatiron.moves import COLOURS, ENDS, SLOTS, STREETS, Colour, Slot
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.piles import (
    TURN_PILES,
    OpenFloor,
    against_card,
    against_decree,
    buy_card,
    buy_decree,
    may_buy_decree,
    unaffordable,
)
from boulevard.games.flatiron.state import ROOF, Level, State, without


def other_action(move: Move) -> Why:
    """F15. The move belongs to another action, or to none."""
    return Why("F15", "other-action") if isinstance(move, m.ACTION_MOVES) else m.unasked(move)


# Pillars ---------------------------------------------------------------------------------------------------------


class Trade(Verb[m.BuyPillar | m.SellPillar], frozen=True, tag="trade"):
    """F18. Buy one pillar of the colour at the board's price, or sell the one in stock at the same price."""

    colour: Colour

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.BuyPillar | m.SellPillar]:
        if self.colour in s.stock[seat]:
            return (m.SELL,)
        price = pillar_price(s, box, box.price(s, seat, self.colour))
        return (m.BUY,) if s.supply[self.colour] and price <= dollars else ()

    def perform(self, s: State, box: Box, seat: str, move: m.BuyPillar | m.SellPillar) -> Steps:
        usual = box.price(s, seat, self.colour)
        if isinstance(move, m.BuyPillar):
            buy_pillar(s, box, seat, self.colour, usual)
        else:
            price = usual + box.effect(s).sale_extra
            s.return_pillar(seat, self.colour)
            s.pay(seat, -price)
            s.emit(e.PillarSold(seat, colour=self.colour, price=price))
        return ()

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if isinstance(move, m.BuyPillar):
            return against_pillar(s, box, seat, self.colour, box.price(s, seat, self.colour), dollars)
        if isinstance(move, m.SellPillar):
            return None if self.colour in s.stock[seat] else Why("F18", "nothing-to-sell", {"colour": self.colour})
        return other_action(move)


class BuyAny(Verb[m.BuyAnyPillar], frozen=True, tag="buy_any"):
    """F22. Buy any pillar at the price shown."""

    price: Count

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.BuyAnyPillar]:
        if pillar_price(s, box, self.price) > dollars:
            return ()
        stock = s.stock[seat]
        return [m.BUY_ANY[colour] for colour in COLOURS if colour not in stock and s.supply[colour]]

    def perform(self, s: State, box: Box, seat: str, move: m.BuyAnyPillar) -> Steps:
        buy_pillar(s, box, seat, move.colour, self.price)
        return ()

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if isinstance(move, m.BuyAnyPillar):
            return against_pillar(s, box, seat, move.colour, self.price, dollars)
        return other_action(move)


class Swap(Verb[m.SwapPillar], frozen=True, tag="swap"):
    """F22. Swap a pillar in stock for one of another colour whose warehouse is empty."""

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.SwapPillar]:
        stock = s.stock[seat]
        taken = [colour for colour in COLOURS if colour not in stock and s.supply[colour]]
        return [m.SWAP[given, other] for given in COLOURS if given in stock for other in taken]

    def perform(self, s: State, box: Box, seat: str, move: m.SwapPillar) -> Steps:
        s.return_pillar(seat, move.colour_given)
        s.store(seat, move.colour_taken)
        s.emit(e.PillarsSwapped(seat, colour_given=move.colour_given, colour_taken=move.colour_taken))
        return ()

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.SwapPillar):
            return other_action(move)
        if not s.stock[seat]:
            return Why("F22", "stock-empty")
        if move.colour_given not in s.stock[seat]:
            return Why("F22", "not-in-stock", {"colour": move.colour_given})
        if move.colour_taken in s.stock[seat]:
            return Why("F22", "warehouse-full", {"colour": move.colour_taken})
        return None if s.supply[move.colour_taken] else Why("F6", "no-pillar", {"colour": move.colour_taken})


def pillar_price(s: State, box: Box, usual: int) -> int:
    """F25, F26. Every way of buying a pillar."""
    return max(0, usual - box.effect(s).pillar_discount)


def buy_pillar(s: State, box: Box, seat: str, colour: Colour, usual: int) -> None:
    price = pillar_price(s, box, usual)
    s.pay(seat, price)
    s.store(seat, colour)
    s.emit(e.PillarBought(seat, colour=colour, price=price))


def against_pillar(s: State, box: Box, seat: str, colour: Colour, usual: int, dollars: int) -> Why | None:
    """F6, F18. One pillar a colour, as long as there are any, for its price."""
    if colour in s.stock[seat]:
        return Why("F18", "warehouse-full", {"colour": colour})
    if not s.supply[colour]:
        return Why("F6", "no-pillar", {"colour": colour})
    return unaffordable("F18", pillar_price(s, box, usual), dollars)


# Building --------------------------------------------------------------------------------------------------------


class Build(Verb[m.PutPillar], frozen=True, tag="build"):
    """F19. Pay once, put a pillar from a warehouse on an empty slot; `many` is 1 or 2."""

    many: Annotated[int, Meta(ge=1, le=2)]
    cost: Count
    extra: Count
    doubled: bool
    """F22. A colour already on the floor is allowed."""

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.PutPillar]:
        return self.placements(s, box, seat) if self.cost <= dollars else ()

    def placements(self, s: State, box: Box, seat: str) -> Sequence[m.PutPillar]:
        """F19. No two pillars of a colour on one floor, unless action or floor allow it."""
        pillars, stock = s.floor.pillars, s.stock[seat]
        if not stock or None not in pillars:
            return ()
        doubles = self.doubled or box.effect(s).doubles
        colours = [colour for colour in COLOURS if colour in stock and (doubles or colour not in pillars)]
        slots = [slot for slot in SLOTS if pillars[slot - 1] is None]
        return [m.PUT[colour, slot] for colour in colours for slot in slots]

    def perform(self, s: State, box: Box, seat: str, move: m.PutPillar) -> Steps:
        s.pay(seat, self.cost)
        first = self.put(s, box, seat, move, self.cost, self.extra)
        return (*first, SecondPillar(seat, self)) if self.many == 2 else first

    def put(self, s: State, box: Box, seat: str, move: m.PutPillar, cost: int, extra: int) -> tuple[Do, Do]:
        """F19. The warehouse's points, the floor's effect and the action's extra points at once; then the bonus."""
        colour = move.colour
        s.stock = {**s.stock, seat: without(s.stock[seat], colour)}
        s.stand(colour, move.slot)
        s.emit(e.PillarBuilt(seat, colour=colour, slot=move.slot, level=len(s.levels), price=cost))
        points = box.warehouse(s, seat, colour) + box.effect(s).pillar_points(colour) + extra
        return Score(seat, points), TakeBonus(seat, move.slot, colour)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        return self.against(s, box, seat, move, self.cost, dollars)

    def against(self, s: State, box: Box, seat: str, move: Move, cost: int, dollars: int) -> Why | None:
        """F19. The cost, which a second pillar has not, and what `placements` leaves out."""
        if not isinstance(move, m.PutPillar):
            return other_action(move)
        pillars, stock = s.floor.pillars, s.stock[seat]
        if s.floor.floor == ROOF:
            return Why("F20", "roof-stands")
        if too_dear := unaffordable("F19", cost, dollars):
            return too_dear
        if None not in pillars:
            return Why("F19", "floor-full")
        if move.colour not in stock:
            return Why("F19", "not-in-stock", {"colour": move.colour}) if stock else Why("F19", "stock-empty")
        if pillars[move.slot - 1] is not None:
            return Why("F19", "slot-taken", {"slot": move.slot})
        twice = move.colour in pillars and not self.doubled and not box.effect(s).doubles
        return Why("F19", "colour-twice", {"colour": move.colour}) if twice else None


class TakeBonus(Do, frozen=True):
    """F21. The bonus of the slot on which a pillar was put."""

    rule = "F21"
    seat: str
    slot: Slot
    colour: Colour

    def run(self, s: State, box: Box) -> Steps:
        return box.floors[s.floor.floor].slots[self.slot - 1].grant(s, box, self.seat, self.colour)


class Floor(Verb[m.RaiseFloor], frozen=True, tag="floor"):
    """F20. With three pillars on the floor under construction: pay, put the open floor on them, score."""

    cost: Count
    points: Count

    def offers(self, s: State, box: Box, seat: str, dollars: int) -> Sequence[m.RaiseFloor]:
        return (m.FLOOR,) if self.cost <= dollars and s.floor.full else ()

    def perform(self, s: State, box: Box, seat: str, move: m.RaiseFloor) -> Steps:
        s.pay(seat, self.cost)
        return raise_floor(s, seat, self.points, self.cost)

    def objection(self, s: State, box: Box, seat: str, dollars: int, move: Move) -> Why | None:
        if not isinstance(move, m.RaiseFloor):
            return other_action(move)
        if s.floor.floor == ROOF:
            return Why("F20", "roof-stands")
        if not s.floor.full:
            return Why("F20", "three-pillars", {"standing": 3 - s.floor.pillars.count(None)})
        return unaffordable("F20", self.cost, dollars)


def raise_floor(s: State, seat: str, points: int, cost: int = 0) -> Steps:
    """F20. The open floor goes up and its points are scored; unless it is the Roof, the piles move on, then the next
    floor is opened."""
    floor = s.next_floor
    s.next_floor = ""
    s.levels += (Level(floor, () if floor == ROOF else (None, None, None)),)
    s.emit(e.FloorBuilt(seat, floor=floor, level=len(s.levels), price=cost))
    if floor == ROOF:
        s.roof_by = seat
        return (Score(seat, points),)
    return (Score(seat, points), *TURN_PILES, OpenFloor())


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


class SecondPillar(Ask[m.PutPillar | m.Done], frozen=True):
    """F19. The second pillar of a build of two, optional and paid for already."""

    rule = "F19"
    key = "second-pillar"
    build: Build

    def options(self, s: State, box: Box) -> Sequence[m.PutPillar | m.Done]:
        return (*self.build.placements(s, box, self.seat), m.DONE)

    def take(self, s: State, box: Box, move: m.PutPillar | m.Done) -> Steps:
        return () if isinstance(move, m.Done) else self.build.put(s, box, self.seat, move, 0, 0)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return (
            None if isinstance(move, m.Done) else self.build.against(s, box, self.seat, move, 0, s.dollars[self.seat])
        )
