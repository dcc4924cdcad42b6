"""Cards (L16), bonus cards (M1–M4) and copying (L20).

A bonus card may copy any action, the one that takes cards too: so all actions are listed here.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations_with_replacement

from msgspec import Struct

from boulevard.core.held import changed, without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Steps, Why
from boulevard.games.couleurs.actions import (
    Action,
    ImproveTool,
    MixBlack,
    MixTwo,
    PaintSquares,
    TakePigments,
    can_paint,
)
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import BonusBought, BonusPlayed, Copied, PaintingTaken, Swapped
from boulevard.games.couleurs.moves import (
    BUY,
    COPY,
    DONE,
    MIX,
    PLAY,
    SEATS,
    SECTORS,
    TOOLS,
    UNSAID,
    ActCopying,
    Advance,
    BonusCard,
    Buy,
    Colour,
    CopyByCard,
    Done,
    MixByCard,
    Payment,
    Play,
    RimAction,
    Sector,
    Swap,
    Take,
)
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.state import INDEX, ME, TOOL, WHITE, State, canvas
from boulevard.games.couleurs.tools import MoveTool, movable

# Taking and buying ------------------------------------------------------------------------------------------------


def affordable(s: State, box: Box, me: int) -> list[str]:
    """M1. The bonus cards face up that the player's whites can pay, each kind once."""
    whites = s.stocks[me][WHITE]
    return [card for card in dict.fromkeys(s.offers) if card and box.cost[card] <= whites]


class TakeCard(Action):
    """L16. A painting from an easel, or a bonus card that can be paid (M1)."""

    def lacks(self, s: State, box: Box, me: int) -> Why | None:
        return None if any(s.easels) or affordable(s, box, me) else Why("L16", "no-card")

    def run(self, s: State, box: Box, me: int, payment: Payment) -> Steps:
        return (ChoosingCard(SEATS[me]),)


class ChoosingCard(Ask[Take | Buy], frozen=True):
    """L16, M1. Take one painting, which is not replaced before phase 3; or buy a bonus card with whites."""

    rule = "L16"
    key = "card"

    def options(self, s: State, box: Box) -> Sequence[Take | Buy]:
        bought = (BUY[card] for card in affordable(s, box, ME[self.seat]))
        return [*(box.takes[card] for card in s.easels if card), *bought]

    def take(self, s: State, box: Box, move: Take | Buy) -> Steps:
        me = ME[self.seat]
        if isinstance(move, Buy):
            return self.buy(s, box, me, move.card)
        s.easels = emptied(s.easels, move.card)
        s.canvases = changed(s.canvases, me, (*s.canvases[me], canvas(box, move.card)))
        s.emit(PaintingTaken(self.seat, card=move.card))
        return ()

    def buy(self, s: State, box: Box, me: int, card: BonusCard) -> Steps:
        """M2, M3. Rule A: carried out at once, if it can do anything; rule B: kept."""
        s.offers = emptied(s.offers, card)
        s.add(me, WHITE, -box.cost[card])
        s.emit(BonusBought(self.seat, card=card, count=box.cost[card]))
        if s.options["bonus"] == "B":
            s.bonuses = changed(s.bonuses, me, tuple(sorted((*s.bonuses[me], card))))
            return ()
        s.bonus_discard = (*s.bonus_discard, card)
        return carry_out(s, box, me, card)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Take):
            return None if move.card in s.easels else Why("L16", "not-on-easel", {"card": move.card})
        if not isinstance(move, Buy):
            return other_question(self)
        if s.options["bonus"] == "off":
            return Why("M1", "no-bonus-cards")
        if move.card not in s.offers:
            return Why("M1", "not-on-show", {"card": move.card})
        whites, cost = s.stocks[ME[self.seat]][WHITE], box.cost[move.card]
        return None if cost <= whites else Why("M1", "whites-wanted", {"count": cost, "held": whites})


def emptied(row: tuple[str | None, ...], card: str) -> tuple[str | None, ...]:
    return changed(row, row.index(card), None)


# All actions, and copying them ------------------------------------------------------------------------------------

MIXES: Mapping[str, Action] = {"O": MixTwo("O"), "G": MixTwo("G"), "V": MixTwo("V"), "K": MixBlack()}
ACTIONS: Mapping[RimAction, Action] = {
    "red": TakePigments("R"),
    "yellow": TakePigments("Y"),
    "blue": TakePigments("B"),
    "orange": MIXES["O"],
    "green": MIXES["G"],
    "violet": MIXES["V"],
    "black": MIXES["K"],
    "tool": ImproveTool(),
    "card": TakeCard(),
    "paint": PaintSquares(),
}


def facing(s: State, box: Box, place: str) -> RimAction:
    """L3. The action that faces a sector."""
    return box.facing[s.turned % 12][place]


def copyable(s: State, box: Box, me: int) -> list[tuple[Sector, Payment]]:
    """L20. Every standing assistant on the ring, anybody's, whose action can be done, and the ways to pay it."""
    there = {place for standing in s.standing for place in standing}
    return [
        (place, payment)
        for place in SECTORS
        if place in there
        for payment in ACTIONS[facing(s, box, place)].ways(s, box, me)
    ]


def copy_action(s: State, box: Box, me: int, move: ActCopying | CopyByCard) -> Steps:
    """L20. Do at once the action facing another assistant, with own levels and payments."""
    action = facing(s, box, move.place)
    s.emit(Copied(SEATS[me], place=move.place, action=action))
    return ACTIONS[action].run(s, box, me, move.payment)


def copy_objection(s: State, box: Box, me: int, move: ActCopying | CopyByCard) -> Why | None:
    """L20. Somebody stands there, and the action can be done."""
    if not any(move.place in standing for standing in s.standing):
        return Why("L20", "nobody-to-copy", {"place": move.place})
    return ACTIONS[facing(s, box, move.place)].objection(s, box, me, move.payment)


# What bonus cards ask ---------------------------------------------------------------------------------------------


class Copying(Ask[CopyByCard], frozen=True):
    """M4. The Copyist bonus: as L20."""

    rule = "M4"
    key = "bonus-copy"

    def options(self, s: State, box: Box) -> Sequence[CopyByCard]:
        return [COPY[way] for way in copyable(s, box, ME[self.seat])]

    def take(self, s: State, box: Box, move: CopyByCard) -> Steps:
        return copy_action(s, box, ME[self.seat], move)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return copy_objection(s, box, ME[self.seat], move) if isinstance(move, CopyByCard) else other_question(self)


class Mixing(Ask[MixByCard], frozen=True):
    """M4. The Mix bonus: any mix of L12 or L13."""

    rule = "M4"
    key = "bonus-mix"

    def options(self, s: State, box: Box) -> Sequence[MixByCard]:
        return mixable(s, box, ME[self.seat])

    def take(self, s: State, box: Box, move: MixByCard) -> Steps:
        return MIXES[move.colour].run(s, box, ME[self.seat], move.payment)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, MixByCard):
            return other_question(self)
        return MIXES[move.colour].objection(s, box, ME[self.seat], move.payment)


def mixable(s: State, box: Box, me: int) -> list[MixByCard]:
    return [MIX[colour, payment] for colour, mix in MIXES.items() for payment in mix.ways(s, box, me)]


KINDS: Sequence[Sequence[Colour]] = (("R", "Y", "B"), ("O", "G", "V"))
"""Primaries, and what is mixed from two of them."""
SWAPS = {
    INDEX[pigment]: tuple(Swap(pigment, other) for other in kind if other != pigment)
    for kind in KINDS
    for pigment in kind
}


class Swapping(Ask[Swap | Done], frozen=True):
    """M4. The Swap bonus: 1 to 4 pigments, primary for primary, secondary for secondary."""

    rule = "M4"
    key = "bonus-swap"
    idle = (Done,)
    left: int
    begun: bool = False

    def options(self, s: State, box: Box) -> Sequence[Swap | Done]:
        stock = s.stocks[ME[self.seat]]
        moves: list[Swap | Done] = [move for pigment, moves in SWAPS.items() if stock[pigment] for move in moves]
        if self.begun:
            moves.append(DONE)
        return moves

    def take(self, s: State, box: Box, move: Swap | Done) -> Steps:
        if isinstance(move, Done):
            return ()
        me = ME[self.seat]
        s.add(me, INDEX[move.pigment], -1)
        s.add(me, INDEX[move.pigment_for], 1)
        s.emit(Swapped(self.seat, pigment=move.pigment, pigment_for=move.pigment_for))
        return (Swapping(self.seat, self.left - 1, begun=True),) if self.left > 1 else ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, Done):
            return None if self.begun else Why("M4", "first-piece")
        if not isinstance(move, Swap):
            return other_question(self)
        if not s.stocks[ME[self.seat]][INDEX[move.pigment]]:
            return Why("M4", "not-in-stock", {"pigment": move.pigment})
        if move.pigment == move.pigment_for:
            return Why("M4", "swap-same", {"pigment": move.pigment})
        alike = any(move.pigment in kind and move.pigment_for in kind for kind in KINDS)
        return None if alike else Why("M4", "swap-kinds")


def swappable(s: State, box: Box, me: int) -> bool:
    return any(s.stocks[me][:WHITE])


ADVANCES = tuple(Advance(tools) for count in (1, 2) for tools in combinations_with_replacement(TOOLS, count))


class Advancing(Ask[Advance], frozen=True):
    """M4. The Tool bonus: one tool two spaces, two tools one space each, or a part of it, for nothing."""

    rule = "M4"
    key = "bonus-tool"

    def stuck(self, s: State, box: Box, move: Advance) -> list[str]:
        """L14. The tools that have not so many spaces left."""
        spaces = s.tools[ME[self.seat]]
        tools = dict.fromkeys(move.tools)
        return [tool for tool in tools if spaces[TOOL[tool]] + move.tools.count(tool) > box.end_space]

    def options(self, s: State, box: Box) -> Sequence[Advance]:
        return [move for move in ADVANCES if not self.stuck(s, box, move)]

    def take(self, s: State, box: Box, move: Advance) -> Steps:
        return [MoveTool(self.seat, TOOL[tool], move.tools.count(tool)) for tool in dict.fromkeys(move.tools)]

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Advance):
            return other_question(self)
        if len(move.tools) > 2:
            return Why("M4", "advance-count")
        if tuple(sorted(move.tools)) != move.tools:
            return Why("M4", "advance-order")
        stuck = self.stuck(s, box, move)
        return Why("L14", "tool-at-end", {"tool": stuck}) if stuck else None


# Playing bonus cards ----------------------------------------------------------------------------------------------


class Bonus(Struct, frozen=True):
    """M4. A bonus card: whether it can do something, and what it then asks."""

    possible: Callable[[State, Box, int], object]
    asks: Callable[[State, Box, int], Steps]


BONUSES: Mapping[str, Bonus] = {
    "bonus-paint": Bonus(can_paint, lambda s, box, me: ACTIONS["paint"].run(s, box, me, UNSAID)),
    "bonus-copy": Bonus(copyable, lambda s, box, me: (Copying(SEATS[me]),)),
    "bonus-mix": Bonus(mixable, lambda s, box, me: (Mixing(SEATS[me]),)),
    "bonus-swap": Bonus(swappable, lambda s, box, me: (Swapping(SEATS[me], box.swaps),)),
    "bonus-tool": Bonus(movable, lambda s, box, me: (Advancing(SEATS[me]),)),
}


def carry_out(s: State, box: Box, me: int, card: BonusCard) -> Steps:
    """M2, M4. What a bonus card brings; nothing where it can do nothing."""
    bonus = BONUSES[card]
    return bonus.asks(s, box, me) if bonus.possible(s, box, me) else ()


def playable(s: State, box: Box, me: int) -> list[Play]:
    """M3. The bonus cards held that can do something; none if one was used this round."""
    if s.used[me] or not s.bonuses[me]:
        return []
    return [PLAY[card] for card in dict.fromkeys(s.bonuses[me]) if BONUSES[card].possible(s, box, me)]


def play(s: State, box: Box, me: int, card: BonusCard) -> Steps:
    """M3. A card held is carried out and lies face down until phase 3."""
    s.bonuses = changed(s.bonuses, me, without(s.bonuses[me], card))
    s.used = changed(s.used, me, card)
    s.emit(BonusPlayed(SEATS[me], card=card))
    return carry_out(s, box, me, card)


def play_objection(s: State, box: Box, me: int, card: BonusCard) -> Why | None:
    """M3. Under rule B, a card held, the first of the round, that can do something."""
    if s.options["bonus"] != "B":
        return Why("M3", "rule-b")
    if s.used[me]:
        return Why("M3", "bonus-used", {"card": s.used[me]})
    if card not in s.bonuses[me]:
        return Why("M3", "bonus-not-held", {"card": card})
    return None if BONUSES[card].possible(s, box, me) else Why("M3", "bonus-idle", {"card": card})


Step = ChoosingCard | Copying | Mixing | Swapping | Advancing
