"""The course of a round: placing, acting, the third phase; and the end."""

from collections.abc import Iterator, Sequence
from typing import Any

from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Draw, Steps
from boulevard.games.couleurs.actions import (
    ACTIONS,
    copy_action,
    copyable,
    facing,
    gain,
    play,
    playable,
)
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.moves import (
    ACT,
    ACT_COPY,
    DISC,
    END,
    PIGMENTS,
    PLACE,
    REST,
    SEATS,
    STAY,
    UNSAID,
    ActCopy,
    ActCopyPaying,
    Deal,
    Discard,
    End,
    Place,
    Play,
    Rest,
    Stay,
    Turn,
)
from boulevard.games.couleurs.state import BLACK, INDEX, ME, TUBE, State, changed, joined, without

# Phase 1: placing -------------------------------------------------------------------------------------------------


class Placing(Ask, frozen=True):
    """L8. Place one assistant on a free space: not on a dark sector, nor on `first` if first already."""

    rule = "L8"
    key = "place"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        taken = [place for standing in s.standing for place in standing]
        moves: list[Move] = [
            PLACE[place] for place, spaces in box.spaces[s.players].items() if taken.count(place) < spaces
        ]
        if "first" not in taken and s.first != ME[self.seat]:
            moves.append(PLACE["first"])
        if "copy" not in taken:
            moves.append(PLACE["copy"])
        if "turn" not in taken:
            moves.append(PLACE["turn"])
        moves.append(PLACE["white"])
        return moves

    def take(self, s: State, box: Box, move: Place) -> Steps:
        me = ME[self.seat]
        s.hands = changed(s.hands, me, s.hands[me] - 1)
        s.standing = changed(s.standing, me, joined(s.standing[me], move.place))
        s.emit("place", self.seat, place=move.place)
        return next_to_place(s, s.after(me))


def next_to_place(s: State, seats: Iterator[int]) -> Steps:
    """L8. Who has an assistant in hand; when nobody has, phase 2 begins."""
    for other in seats:
        if s.hands[other]:
            return (Placing(SEATS[other]),)
    s.emit("acting", SEATS[s.first])
    return next_to_act(s, s.order())


# Phase 2: acting --------------------------------------------------------------------------------------------------


def next_to_act(s: State, seats: Iterator[int]) -> Steps:
    """L9. Who has an assistant standing; when nobody has, phase 2 is over."""
    for other in seats:
        if s.standing[other]:
            return (Acting(SEATS[other]),)
    return after_acting(s)


class Acting(Ask, frozen=True):
    """L9. Lay down one own standing assistant and do its action or decline it; a bonus of rule B may come before."""

    rule = "L9"
    key = "act"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        me = ME[self.seat]
        moves: list[Move] = []
        for place in dict.fromkeys(s.standing[me]):
            if place == "copy":
                moves += [ACT_COPY[way] for way in copyable(s, box, me)]
            elif place in DISC:
                moves.append(ACT[place, UNSAID])
            else:
                moves += [ACT[place, way] for way in ACTIONS[facing(s, box, place)].ways(s, box, me)]
            moves.append(REST[place])
        moves += playable(s, box, me)
        return moves

    def take(self, s: State, box: Box, move: Any) -> Steps:
        me = ME[self.seat]
        if isinstance(move, Play):
            return (*play(s, box, me, move.card), self)
        copying = isinstance(move, (ActCopy, ActCopyPaying))
        place = "copy" if copying else move.place
        s.standing = changed(s.standing, me, without(s.standing[me], place))
        s.lying = changed(s.lying, me, joined(s.lying[me], place))
        if isinstance(move, Rest):
            s.emit("rest", self.seat, place=place)
            return (TurnDone(self.seat),)
        return (*self.act(s, box, me, place, move), TurnDone(self.seat))

    def act(self, s: State, box: Box, me: int, place: str, move: Any) -> Steps:
        """L11–L22. What the assistant on that place does."""
        if place == "copy":
            return copy_action(s, box, me, move)
        if place in DISC:
            s.emit("act-disc", self.seat, place=place)
            DISC_ACTIONS[place](s, box, me)
            return ()
        action = facing(s, box, place)
        s.emit("act", self.seat, place=place, action=action)
        return ACTIONS[action].run(s, box, me, getattr(move, "payment", UNSAID))


def become_first(s: State, box: Box, me: int) -> None:
    """L19. One white at once; the marker comes at the very end of phase 3."""
    gain(s, me, "W", 1)
    s.next_first = me


def turn_later(s: State, box: Box, me: int) -> None:
    """L21. Its owner will turn the disc at the start of phase 3."""
    s.turner = me


def take_whites(s: State, box: Box, me: int) -> None:
    """L22. As many whites as the tube's level."""
    gain(s, me, "W", s.level(box, me, TUBE))


DISC_ACTIONS = {"first": become_first, "turn": turn_later, "white": take_whites}


class TurnDone(Do, frozen=True):
    """M3. After the action a bonus of rule B may follow, if none was used and one can do something."""

    rule = "M3"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        return (Afterwards(self.seat),) if playable(s, box, me) else next_to_act(s, s.after(me))


class Afterwards(Ask, frozen=True):
    """M3. Play a bonus card after the action, or end the turn."""

    rule = "M3"
    key = "after"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return [*playable(s, box, ME[self.seat]), END]

    def take(self, s: State, box: Box, move: Any) -> Steps:
        me = ME[self.seat]
        if isinstance(move, End):
            return next_to_act(s, s.after(me))
        return (*play(s, box, me, move.card), TurnDone(self.seat))


def after_acting(s: State) -> Steps:
    """L27, L28. The game ends here if its end was brought about or the last round is over; else phase 3."""
    if not s.ending and s.round >= s.options["round_limit"]:
        s.ending = "round limit"
        s.emit("last-round")
    if s.ending:
        s.over = True
        s.emit("over")
        return ()
    return phase_three(s)


# Phase 3 ----------------------------------------------------------------------------------------------------------


def phase_three(s: State) -> Steps:
    """L10. In this order."""
    rotation = TurnDisc() if s.turner is None else Rotation(SEATS[s.turner])
    return rotation, Refill(), CutStocks(), RaiseAssistants(), NewRound()


class TurnDisc(Do, frozen=True):
    """L23. The disc turns one notch."""

    rule = "L23"

    def run(self, s: State, box: Box) -> Steps:
        return turn_disc(s, box, 1)


class Rotation(Ask, frozen=True):
    """L21. Turn the disc by no notch or by two."""

    rule = "L21"
    key = "rotation"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        return Turn(0), Turn(2)

    def take(self, s: State, box: Box, move: Turn) -> Steps:
        return turn_disc(s, box, move.notches)


def turn_disc(s: State, box: Box, notches: int) -> Steps:
    """L23, L24, M1. At each half-turn, unless the deck is empty, paintings and bonus cards on show are renewed."""
    before = s.turned // box.half_turn
    s.turned += notches
    s.turner = None
    s.emit("disc", count=notches)
    if s.turned // box.half_turn > before and s.deck:
        s.gone = (*s.gone, *(card for card in s.easels if card))
        s.easels = (None,) * len(s.easels)
        s.bonus_discard = (*s.bonus_discard, *(card for card in s.offers if card))
        s.offers = (None,) * len(s.offers)
        s.emit("renewal")
    return ()


class Refill(Do, frozen=True):
    """L24, M1, M3. Face-down cards go to the discard; then empty easels and empty places take cards while there are."""

    rule = "L24"

    def run(self, s: State, box: Box) -> Steps:
        s.bonus_discard = (*s.bonus_discard, *(card for card in s.used if card))
        s.used = ("",) * s.players
        paintings = min(s.easels.count(None), len(s.deck))
        bonuses = min(s.offers.count(None), len(s.bonus_deck) + len(s.bonus_discard))
        return (*(DealPainting() for _ in range(paintings)), *(DealBonus() for _ in range(bonuses)))


class DealPainting(Draw, frozen=True):
    """L6, L24. A painting of the deck, each equally likely, comes to an empty easel."""

    rule = "L24"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        return [(box.deals[card], 1) for card in s.deck]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        s.deck = without(s.deck, move.card)
        s.easels = changed(s.easels, s.easels.index(None), move.card)
        s.emit("deal", card=move.card)
        return ()


class DealBonus(Draw, frozen=True):
    """M1. A bonus card comes to an empty place; the discard becomes the deck when that is empty."""

    rule = "M1"

    def outcomes(self, s: State, box: Box) -> Sequence[tuple[Move, int]]:
        deck = s.bonus_deck or s.bonus_discard
        return [(box.deals[card], deck.count(card)) for card in sorted(set(deck))]

    def take(self, s: State, box: Box, move: Deal) -> Steps:
        if not s.bonus_deck:
            s.bonus_deck, s.bonus_discard = tuple(sorted(s.bonus_discard)), ()
        s.bonus_deck = without(s.bonus_deck, move.card)
        s.offers = changed(s.offers, s.offers.index(None), move.card)
        s.emit("deal", card=move.card)
        return ()


def surplus(s: State, box: Box, me: int) -> int:
    """L25. How many pigments, black apart, a stock has over its limit."""
    return sum(s.stocks[me][:BLACK]) - s.limit(box, me)


class CutStocks(Do, frozen=True):
    """L25. Stocks are cut to the limit, player by player in turn order."""

    rule = "L25"

    def run(self, s: State, box: Box) -> Steps:
        return [Cut(SEATS[me]) for me in s.order() if surplus(s, box, me) > 0]


class Cut(Ask, frozen=True):
    """L25. Give back pigments of the own choice until the stock is within its limit."""

    rule = "L25"
    key = "discard"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        me = ME[self.seat]
        over = surplus(s, box, me)
        return [
            Discard(pigment, count)
            for pigment, held in zip(PIGMENTS, s.stocks[me], strict=False)
            for count in range(1, min(held, over) + 1)
        ]

    def take(self, s: State, box: Box, move: Discard) -> Steps:
        me = ME[self.seat]
        s.pay(me, INDEX[move.pigment], move.count)
        s.emit("discard", self.seat, pigment=move.pigment, count=move.count)
        return (self,) if surplus(s, box, me) > 0 else ()


class RaiseAssistants(Do, frozen=True):
    """L26. In turn order, those with an assistant on the ring raise one of them; disc assistants come back."""

    rule = "L26"

    def run(self, s: State, box: Box) -> Steps:
        return [Staying(SEATS[me]) for me in s.order() if any(place not in DISC for place in s.lying[me])]


class Staying(Ask, frozen=True):
    """L26. Raise one assistant on the ring and leave it there, placed for the next round."""

    rule = "L26"
    key = "stay"

    def options(self, s: State, box: Box) -> Sequence[Move]:
        places = dict.fromkeys(s.lying[ME[self.seat]])
        return [STAY[place] for place in places if place not in DISC]

    def take(self, s: State, box: Box, move: Stay) -> Steps:
        me = ME[self.seat]
        s.lying = changed(s.lying, me, without(s.lying[me], move.place))
        s.standing = changed(s.standing, me, (move.place,))
        s.emit("stay", self.seat, place=move.place)
        return ()


class NewRound(Do, frozen=True):
    """L26, L19, L15. Assistants come back and new ones enter, the first-player marker moves, placing begins."""

    rule = "L10"

    def run(self, s: State, box: Box) -> Steps:
        s.hands = tuple(map(sum, zip(s.hands, map(len, s.lying), s.newcomers, strict=True)))
        s.lying = ((),) * s.players
        s.newcomers = (0,) * s.players
        if s.next_first is not None:
            s.first, s.next_first = s.next_first, None
            s.emit("first", SEATS[s.first])
        s.round += 1
        s.emit("round", SEATS[s.first], count=s.round)
        if s.round == s.options["round_limit"]:
            s.emit("final-round")
        return next_to_place(s, s.order())
