"""Daniel Burnham, the rival of the solo game (F33–F37): he never decides, his turns are chance events."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from boulevard.core.held import without
from boulevard.core.steps import Do, Draw, Steps
from boulevard.games.flatiron import events as e
from boulevard.games.flatiron.building import raise_floor
from boulevard.games.flatiron.moves import DANIEL, HALL, Colour, DanielDecree, DealDaniel, Slot
from boulevard.games.flatiron.paperboy import Score
from boulevard.games.flatiron.pieces import Box, Count, DanielVerb
from boulevard.games.flatiron.piles import take_open
from boulevard.games.flatiron.state import State

MEETING = 2
"""F34. Points for entering the player's location."""
OWN_PILLAR = 1
"""F35. Points with each pillar, beside his board's."""
PAIRS_TO_SHUFFLE = 2


# What his cards tell him to do -----------------------------------------------------------------------------------


class Popularity(DanielVerb, frozen=True, tag="popularity"):
    """F35. As many points as popularity marks on his open cards, this one included."""

    def perform(self, s: State, box: Box) -> Steps:
        marks = popularity_marks(s, box)
        s.emit(e.PopularityCounted(DANIEL, marks=marks))
        return (Score(DANIEL, marks),)


def popularity_marks(s: State, box: Box) -> int:
    return sum(box.daniel[card].popularity for card in s.daniel_open)


class Pillar(DanielVerb, frozen=True, tag="pillar"):
    """F35. A pillar from the supply on the first possible slot, no doubling of colours; no bonus. Else popularity."""

    colour: Colour
    slots: Annotated[tuple[Slot, ...], Meta(min_length=3, max_length=3)]

    def perform(self, s: State, box: Box) -> Steps:
        pillars = s.floor.pillars
        slot = next((slot for slot in self.slots if pillars and pillars[slot - 1] is None), None)
        if slot is None or self.colour in pillars or not s.supply[self.colour]:
            return Popularity().perform(s, box)
        s.supply = {**s.supply, self.colour: s.supply[self.colour] - 1}
        s.stand(self.colour, slot)
        s.emit(e.PillarBuilt(DANIEL, colour=self.colour, slot=slot, level=len(s.levels), price=0))
        return (Score(DANIEL, box.warehouse(s, DANIEL, self.colour) + OWN_PILLAR),)


class Floor(DanielVerb, frozen=True, tag="floor"):
    """F35. The floor, the piles moving as in F20. Else a random open decree; no decree left: nothing."""

    points: Count

    def perform(self, s: State, box: Box) -> Steps:
        if s.floor.full:
            return raise_floor(s, DANIEL, self.points)
        return (TakeDecree(),) if s.decrees else ()


AnyDanielVerb = Popularity | Pillar | Floor


# His turn --------------------------------------------------------------------------------------------------------


class DanielTurn(Draw[DealDaniel], frozen=True):
    """F34. He opens a card and goes to its main location, or, if he is there, to the alternative."""

    rule = "F34"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DealDaniel, int]]:
        return [(DealDaniel(card), 1) for card in box.daniel if card not in s.daniel_open]

    def take(self, s: State, box: Box, move: DealDaniel) -> Steps:
        card = box.daniel[move.card]
        s.daniel_open = (*s.daniel_open, move.card)
        location = card.main if s.places[DANIEL] != card.main else card.alternative
        s.places = {**s.places, DANIEL: location}
        s.emit(e.DanielMoved(DANIEL, daniel=move.card, location=location))
        return DanielMeets(), DanielAction(move.card), DanielPair(move.card)


class DanielMeets(Do, frozen=True):
    """F34. Entering the player's location brings him points before his action."""

    rule = "F34"

    def run(self, s: State, box: Box) -> Steps:
        player = s.rival(DANIEL)
        if s.places[DANIEL] != s.places[player]:
            return ()
        s.emit(e.DanielMet(DANIEL, seat_met=player))
        return (Score(DANIEL, MEETING),)


class DanielAction(Do, frozen=True):
    """F35. The action of the card just opened."""

    rule = "F35"
    card: str

    def run(self, s: State, box: Box) -> Steps:
        return box.daniel[self.card].action.perform(s, box)


class TakeDecree(Draw[DanielDecree], frozen=True):
    """F35. A random open decree."""

    rule = "F35"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[DanielDecree, int]]:
        return [(DanielDecree(decree), 1) for decree in s.decrees]

    def take(self, s: State, box: Box, move: DanielDecree) -> Steps:
        s.decrees = without(s.decrees, move.decree)
        s.daniel_cards = (*s.daniel_cards, move.decree)
        s.emit(e.DanielTookDecree(DANIEL, decree=move.decree))
        return ()


class DanielPair(Do, frozen=True):
    """F36. Another open card has the same main location: a pair. The second pair since the last shuffle is followed by
    another shuffle."""

    rule = "F36"
    card: str

    def run(self, s: State, box: Box) -> Steps:
        main = box.daniel[self.card].main
        if sum(box.daniel[card].main == main for card in s.daniel_open) < 2:
            return ()
        s.daniel_pairs += 1
        s.emit(e.DanielPaired(DANIEL, location=main))
        return (DanielTakes(), DanielShuffle()) if s.daniel_pairs == PAIRS_TO_SHUFFLE else (DanielTakes(),)


class DanielTakes(Do, frozen=True):
    """F36. He takes the open card of the pile where he stands, if there is one."""

    rule = "F36"

    def run(self, s: State, box: Box) -> Steps:
        here = s.places[DANIEL]
        if here is None or here == HALL or (card := s.piles[here].open) is None:
            return ()
        s.daniel_cards = (*s.daniel_cards, card)
        s.emit(e.DanielTookCard(DANIEL, card=card))
        return (take_open(s, here),)


class DanielShuffle(Do, frozen=True):
    """F36. All nine cards are shuffled anew."""

    rule = "F36"

    def run(self, s: State, box: Box) -> Steps:
        s.daniel_pairs, s.daniel_open = 0, ()
        s.emit(e.DanielShuffled(DANIEL))
        return ()
