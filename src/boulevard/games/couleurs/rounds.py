"""The course of a round: placing, acting, then the third phase or the end; and the next round."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from boulevard.core.held import changed, without
from boulevard.core.moves import Move
from boulevard.core.steps import Ask, Do, Steps, Why
from boulevard.games.couleurs.box import Box
from boulevard.games.couleurs.cards import (
    ACTIONS,
    copy_action,
    copy_objection,
    copyable,
    facing,
    play,
    play_objection,
    playable,
)
from boulevard.games.couleurs.events import (
    Acted,
    ActedOnDisc,
    ActingBegun,
    FinalRound,
    FirstPlayer,
    GameOver,
    LastRoundOver,
    Placed,
    Rested,
    RoundBegun,
)
from boulevard.games.couleurs.moves import (
    ACT,
    ACT_COPY,
    DISC,
    END,
    PLACE,
    REST,
    SEATS,
    SECTORS,
    UNSAID,
    ActAlone,
    ActCopy,
    ActCopying,
    ActCopyPaying,
    End,
    LayDown,
    Place,
    Play,
    Rest,
)
from boulevard.games.couleurs.refusals import other_question
from boulevard.games.couleurs.state import ME, TUBE, State, joined
from boulevard.games.couleurs.third_phase import CutStocks, RaiseAssistants, Refill, Rotation, TurnDisc

# Phase 1: placing -------------------------------------------------------------------------------------------------


class Placing(Ask[Place], frozen=True):
    """L8. Place one assistant on a free space: not on a dark sector, nor on `first` if first already."""

    rule = "L8"
    key = "place"

    def options(self, s: State, box: Box) -> Sequence[Place]:
        taken = [place for standing in s.standing for place in standing]
        moves = [PLACE[place] for place, spaces in box.spaces[s.players].items() if taken.count(place) < spaces]
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
        s.emit(Placed(self.seat, place=move.place, action=box.action_at(move.place, s.turned)))
        return next_to_place(s, s.after(me))

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, LayDown | Play):
            return Why("L8", "placing-first")
        if not isinstance(move, Place):
            return other_question(self)
        place, spaces = move.place, box.spaces[s.players]
        if place == "white":
            return None
        if place in SECTORS and place not in spaces:
            return Why("L8", "dark", {"place": place})
        if place == "first" and s.first == ME[self.seat]:
            return Why("L8", "first-already")
        taken = sum(standing.count(place) for standing in s.standing)
        return None if taken < spaces.get(place, 1) else Why("L8", "place-taken", {"place": place})


def next_to_place(s: State, seats: Iterator[int]) -> Steps:
    """L8. Who has an assistant in hand; when nobody has, phase 2 begins."""
    for other in seats:
        if s.hands[other]:
            return (Placing(SEATS[other]),)
    s.emit(ActingBegun(SEATS[s.first]))
    return next_to_act(s, s.order())


# Phase 2: acting --------------------------------------------------------------------------------------------------


def next_to_act(s: State, seats: Iterator[int]) -> Steps:
    """L9. Who has an assistant standing; when nobody has, phase 2 is over."""
    for other in seats:
        if s.standing[other]:
            return (Acting(SEATS[other]),)
    return after_acting(s)


class Acting(Ask[LayDown | Play], frozen=True):
    """L9. Lay down one own standing assistant and do its action or decline it; a bonus of rule B may come before."""

    rule = "L9"
    key = "act"
    idle = (Rest,)

    def options(self, s: State, box: Box) -> Sequence[LayDown | Play]:
        me = ME[self.seat]
        moves: list[LayDown | Play] = []
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

    def take(self, s: State, box: Box, move: LayDown | Play) -> Steps:
        me = ME[self.seat]
        if isinstance(move, Play):
            return (*play(s, box, me, move.card), self)
        place = laid_down(move)
        s.standing = changed(s.standing, me, without(s.standing[me], place))
        s.lying = changed(s.lying, me, joined(s.lying[me], place))
        if isinstance(move, Rest):
            s.emit(Rested(self.seat, place=move.place, action=box.action_at(move.place, s.turned)))
            return (TurnDone(self.seat),)
        if isinstance(move, (ActCopy, ActCopyPaying)):  # quicker than by the union
            return (*copy_action(s, box, me, move), TurnDone(self.seat))
        return (*self.act(s, box, me, move), TurnDone(self.seat))

    def act(self, s: State, box: Box, me: int, move: ActAlone) -> Steps:
        """L11–L19, L21, L22. What the assistant on that place does."""
        place = move.place
        if place in DISC:
            s.emit(ActedOnDisc(self.seat, place=place))
            DISC_ACTIONS[place](s, box, me)
            return ()
        assert place in SECTORS
        action = facing(s, box, place)
        s.emit(Acted(self.seat, place=place, action=action))
        return ACTIONS[action].run(s, box, me, move.payment)

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        me = ME[self.seat]
        if isinstance(move, Play):
            return play_objection(s, box, me, move.card)
        if isinstance(move, Place):
            return Why("L9", "placing-over")
        if not isinstance(move, LayDown):
            return other_question(self)
        if (place := laid_down(move)) not in s.standing[me]:
            return Why("L9", "nobody-standing", {"place": place})
        if isinstance(move, ActCopying):
            return copy_objection(s, box, me, move)
        if isinstance(move, Rest):
            return None
        if move.place in DISC:
            return Why("L20", "copy-whom") if move.place == "copy" else None
        return ACTIONS[facing(s, box, move.place)].objection(s, box, me, move.payment)


def laid_down(move: LayDown) -> str:
    """L9. Where the assistant stands that is laid down; a copyist's move names another's place."""
    return "copy" if isinstance(move, (ActCopy, ActCopyPaying)) else move.place


def become_first(s: State, box: Box, me: int) -> None:
    """L19. One white at once; the marker comes at the very end of phase 3."""
    s.gain(me, "W", 1)
    s.next_first = me


def turn_later(s: State, box: Box, me: int) -> None:
    """L21. Its owner will turn the disc at the start of phase 3."""
    s.turner = me


def take_whites(s: State, box: Box, me: int) -> None:
    """L22. As many whites as the tube's level."""
    s.gain(me, "W", s.level(box, me, TUBE))


DISC_ACTIONS: Mapping[str, Callable[[State, Box, int], None]] = {
    "first": become_first,
    "turn": turn_later,
    "white": take_whites,
}


class TurnDone(Do, frozen=True):
    """M3. After the action a bonus of rule B may follow, if none was used and one can do something."""

    rule = "M3"
    seat: str

    def run(self, s: State, box: Box) -> Steps:
        me = ME[self.seat]
        return (Afterwards(self.seat),) if playable(s, box, me) else next_to_act(s, s.after(me))


class Afterwards(Ask[Play | End], frozen=True):
    """M3. Play a bonus card after the action, or end the turn."""

    rule = "M3"
    key = "after"

    def options(self, s: State, box: Box) -> Sequence[Play | End]:
        return [*playable(s, box, ME[self.seat]), END]

    def take(self, s: State, box: Box, move: Play | End) -> Steps:
        me = ME[self.seat]
        if isinstance(move, End):
            return next_to_act(s, s.after(me))
        return (*play(s, box, me, move.card), TurnDone(self.seat))

    def objection(self, s: State, box: Box, move: Move) -> Why | None:
        if isinstance(move, End):
            return None
        return play_objection(s, box, ME[self.seat], move.card) if isinstance(move, Play) else other_question(self)


# The third phase, or the end --------------------------------------------------------------------------------------


def after_acting(s: State) -> Steps:
    """L27, L28. The game ends here if its end was brought about or the last round is over; else phase 3."""
    if not s.ending and s.round >= s.options["round_limit"]:
        s.ending = "round limit"
        s.emit(LastRoundOver())
    if s.ending:
        s.over = True
        s.emit(GameOver())
        return ()
    return phase_three(s)


def phase_three(s: State) -> Steps:
    """L10. In this order."""
    rotation = TurnDisc() if s.turner is None else Rotation(SEATS[s.turner])
    return rotation, Refill(), CutStocks(), RaiseAssistants(), NewRound()


class NewRound(Do, frozen=True):
    """L26, L19, L15. Assistants come back and new ones enter, the first-player marker moves, placing begins."""

    rule = "L10"

    def run(self, s: State, box: Box) -> Steps:
        s.hands = tuple(map(sum, zip(s.hands, map(len, s.lying), s.newcomers, strict=True)))
        s.lying = ((),) * s.players
        s.newcomers = (0,) * s.players
        if s.next_first is not None:
            s.first, s.next_first = s.next_first, None
            s.emit(FirstPlayer(SEATS[s.first]))
        s.round += 1
        s.emit(RoundBegun(SEATS[s.first], count=s.round))
        if s.round == s.options["round_limit"]:
            s.emit(FinalRound())
        return next_to_place(s, s.order())


Step = Placing | Acting | TurnDone | Afterwards | NewRound
