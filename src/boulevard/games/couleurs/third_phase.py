"""The third phase of a round, part by part (L21, L23–L26, M1): disc, cards, stocks, assistants."""

from collections.abc import Sequence

from boulevard.core.held import changed, without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.events import Dealt, Discarded, DiscTurned, Renewed, Stayed
from boulevard.games.couleurs.moves import DISC, PIGMENTS, SEATS, STAY, Deal, Discard, Stay, Turn
from boulevard.games.couleurs.painters import painter_of
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.state import BLACK, INDEX, ME, State

# The disc ---------------------------------------------------------------------------------------------------------


class TurnDisc(Do, frozen=True):
    """L23. The disc turns one notch."""

    rule = "L23"

    def run(self, s: State, box: Box) -> Steps:
        return turn_disc(s, box, 1)


class Rotation(Ask[Turn], frozen=True):
    """L21. Turn the disc by no notch or by two."""

    rule = "L21"
    key = "rotation"

    def options(self, s: State, box: Box) -> Sequence[Turn]:
        return Turn(0), Turn(2)

    def take(self, s: State, box: Box, move: Turn) -> Steps:
        return turn_disc(s, box, move.notches)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        return None if isinstance(move, Turn) else other_question(self)


def turn_disc(s: State, box: Box, notches: int) -> Steps:
    """L23, L24, M1. At each half-turn, unless the deck is empty, paintings and bonus cards on show are renewed."""
    before = s.turned // box.half_turn
    s.turned += notches
    s.turner = None
    s.emit(DiscTurned(count=notches))
    if s.turned // box.half_turn > before and s.deck:
        s.gone = (*s.gone, *(card for card in s.easels if card))
        s.easels = (None,) * len(s.easels)
        s.bonus_discard = (*s.bonus_discard, *(card for card in s.offers if card))
        s.offers = (None,) * len(s.offers)
        s.emit(Renewed())
    return ()


# Cards ------------------------------------------------------------------------------------------------------------


class Refill(Do, frozen=True):
    """L24, M1, M3. Face-down cards go to the discard; then empty easels and empty places take cards while there are."""

    rule = "L24"

    def run(self, s: State, box: Box) -> Steps:
        s.bonus_discard = (*s.bonus_discard, *(card for card in s.used if card))
        s.used = ("",) * s.players
        paintings = min(s.easels.count(None), len(s.deck))
        bonuses = min(s.offers.count(None), len(s.bonus_deck) + len(s.bonus_discard))
        return (*(DealPainting() for _ in range(paintings)), *(DealBonus() for _ in range(bonuses)))


class DealPainting(Draw[Deal], frozen=True):
    """L6, L24. A painting of the deck, each equally likely, comes to an empty easel."""

    rule = "L24"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Deal, int]]:
        return [(box.deals[card], 1) for card in s.deck]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        s.deck = without(s.deck, move.card)
        s.easels = changed(s.easels, s.easels.index(None), move.card)
        s.emit(Dealt(card=move.card))
        return ()


class DealBonus(Draw[Deal], frozen=True):
    """M1. A bonus card comes to an empty place; the discard becomes the deck when that is empty."""

    rule = "M1"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Deal, int]]:
        deck = s.bonus_deck or s.bonus_discard
        return [(box.deals[card], deck.count(card)) for card in sorted(set(deck))]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        if not s.bonus_deck:
            s.bonus_deck, s.bonus_discard = tuple(sorted(s.bonus_discard)), ()
        s.bonus_deck = without(s.bonus_deck, move.card)
        s.offers = changed(s.offers, s.offers.index(None), move.card)
        s.emit(Dealt(card=move.card))
        return ()


# Stocks -----------------------------------------------------------------------------------------------------------


def surplus(s: State, box: Box, me: int) -> int:
    """L25. How many pigments, black apart, a stock has over its limit."""
    return sum(s.stocks[me][:BLACK]) - painter_of(s, me).stock_limit(box)


class CutStocks(Do, frozen=True):
    """L25. Stocks are cut to the limit, player by player in turn order."""

    rule = "L25"

    def run(self, s: State, box: Box) -> Steps:
        return [Cut(SEATS[me]) for me in s.order() if surplus(s, box, me) > 0]


class Cut(Ask[Discard], frozen=True):
    """L25. Give back pigments of the own choice until the stock is within its limit."""

    rule = "L25"
    key = "discard"

    def options(self, s: State, box: Box) -> Sequence[Discard]:
        me = ME[self.seat]
        over = surplus(s, box, me)
        return [
            Discard(pigment, count)
            for pigment, held in zip(PIGMENTS, s.stocks[me], strict=False)
            for count in range(1, min(held, over) + 1)
        ]

    def take(self, s: State, box: Box, move: Discard) -> Steps:
        me = ME[self.seat]
        s.add(me, INDEX[move.pigment], -move.count)
        s.emit(Discarded(self.seat, pigment=move.pigment, count=move.count))
        return (self,) if surplus(s, box, me) > 0 else ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Discard):
            return other_question(self)
        me = ME[self.seat]
        over = surplus(s, box, me)
        if not 1 <= move.count <= over:
            return Why("L25", "discard-count", {"count": over})
        enough = move.count <= s.stocks[me][INDEX[move.pigment]]
        return None if enough else Why("L25", "not-in-stock", {"pigment": move.pigment})


# Assistants -------------------------------------------------------------------------------------------------------


class RaiseAssistants(Do, frozen=True):
    """L26. In turn order, those with an assistant on the ring raise one of them; disc assistants come back."""

    rule = "L26"

    def run(self, s: State, box: Box) -> Steps:
        return [Staying(SEATS[me]) for me in s.order() if any(place not in DISC for place in s.lying[me])]


class Staying(Ask[Stay], frozen=True):
    """L26. Raise one assistant on the ring and leave it there, placed for the next round."""

    rule = "L26"
    key = "stay"

    def options(self, s: State, box: Box) -> Sequence[Stay]:
        places = dict.fromkeys(s.lying[ME[self.seat]])
        return [STAY[place] for place in places if place not in DISC]

    def take(self, s: State, box: Box, move: Stay) -> Steps:
        me = ME[self.seat]
        s.lying = changed(s.lying, me, without(s.lying[me], move.place))
        s.standing = changed(s.standing, me, (move.place,))
        s.emit(Stayed(self.seat, place=move.place, action=box.action_at(move.place, s.turned)))
        return ()

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if not isinstance(move, Stay):
            return other_question(self)
        lies = move.place in s.lying[ME[self.seat]]
        return None if lies else Why("L26", "not-lying-there", {"place": move.place})


Step = TurnDisc | Rotation | Refill | DealPainting | DealBonus | CutStocks | Cut | RaiseAssistants | Staying
