"""Pillars and floors (F18–F20): the actions that trade, swap and build. What an action answers is said in `box`."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron import moves as m
from boulevard.games.flatiron.moves import COLOURS, SLOTS, Colour, Slot, other_action
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.pieces import Box, Count, Verb
from boulevard.games.flatiron.piles import TURN_PILES, OpenFloor, unaffordable
from boulevard.games.flatiron.state import ROOF, Level, State

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


class SecondPillar(Ask[m.PutPillar | m.Done], frozen=True):
    """F19. The second pillar of a build of two, optional and paid for already."""

    rule = "F19"
    key = "second-pillar"
    idle = (m.Done,)
    build: Build

    def options(self, s: State, box: Box) -> Sequence[m.PutPillar | m.Done]:
        return (*self.build.placements(s, box, self.seat), m.DONE)

    def take(self, s: State, box: Box, move: m.PutPillar | m.Done) -> Steps:
        return () if isinstance(move, m.Done) else self.build.put(s, box, self.seat, move, 0, 0)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return (
            None if isinstance(move, m.Done) else self.build.against(s, box, self.seat, move, 0, s.dollars[self.seat])
        )


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
