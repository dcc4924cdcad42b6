"""The course of a game of Newgame, one step for each thing that is decided."""

from collections.abc import Sequence

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Draw, Steps, Why
from boulevard.games.newgame.box import Box
from boulevard.games.newgame.events import CardDealt, CardLaid, GameOver
from boulevard.games.newgame.moves import RIVAL, SEATS, Deal, Lay, Seat
from boulevard.games.newgame.state import State


class DealCard(Draw[Deal], frozen=True):
    """R2, R3. A card of the pile, each equally likely, comes into a hand; only its owner sees it."""

    rule = "R2"
    seat: Seat

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Deal, int]]:
        return [(Deal(self.seat, card), 1) for card in s.pile]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        s.pile = without(s.pile, move.card)
        s.hands = {**s.hands, self.seat: tuple(sorted((*s.hands[self.seat], move.card)))}
        s.emit(CardDealt(self.seat, card=move.card))
        return ()


class LayCard(Ask[Lay], frozen=True):
    """R3. Lay a card of your hand face up."""

    rule = "R3"
    key = "lay"
    seat: Seat

    def options(self, s: State, box: Box) -> Sequence[Lay]:
        return [Lay(card) for card in s.hands[self.seat]]

    def take(self, s: State, box: Box, move: Lay) -> Steps:
        s.hands = {**s.hands, self.seat: without(s.hands[self.seat], move.card)}
        s.laid = {**s.laid, self.seat: (*s.laid[self.seat], move.card)}
        s.emit(CardLaid(self.seat, card=move.card))
        return next_turn(s, box, self.seat)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Lay):
            return Why("R3", "lay-only")
        if move.card not in s.hands[self.seat]:
            return Why("R3", "not-in-hand", {"card": move.card})
        return None


def turn(seat: Seat) -> Steps:
    """R3. A card is drawn, then one is laid."""
    return DealCard(seat), LayCard(seat)


def next_turn(s: State, box: Box, seat: Seat) -> Steps:
    """R4. The other player's turn, unless both have had all of theirs."""
    s.turns += 1
    if s.turns == len(SEATS) * box.turns:
        s.emit(GameOver())
        return ()
    return turn(RIVAL[seat])


def opening(box: Box) -> Steps:
    """R2, R3. Hands are dealt; the first player begins."""
    return *(DealCard(seat) for _ in range(box.hand) for seat in SEATS), *turn(SEATS[0])


Step = DealCard | LayCard
