"""The twelve postcards: what each offers and what it does. A row of the content file names one by its id."""

from collections.abc import Callable, Sequence
from typing import Any

from boulevard.core.moves import Move
from boulevard.games.paris.board import DIRECTIONS, Space, each, sides, written
from boulevard.games.paris.box import JARDIN, Box
from boulevard.games.paris.moves import SEATS, Annex, Decline, Garden, Lasting, Levitate, Put, Statue
from boulevard.games.paris.state import Added, Piece, Standing, State, Used, changed, without


class Postcard:
    """A card: the moves that activate it with effect, and the effect."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        raise NotImplementedError

    def play(self, s: State, box: Box, me: int, move: Any) -> None:
        raise NotImplementedError


class Power(Postcard):
    """C2, C4, C6. Métropolitain, Sacré-Cœur, Chartier: the token alone does it, and it cannot be declined."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        return (_LASTING[self.name],)

    def play(self, s: State, box: Box, me: int, move: Lasting) -> None:
        pass


_LASTING = {card: Lasting(card) for card in Lasting.__annotations__["card"].__args__}


class OnePiece(Postcard):
    """C5, C8, C9, C10, C11. A piece goes at once on one of the spaces that its card allows."""

    def __init__(self, name: str, rule: str, where: Callable[[State, int], int], powers: bool = False) -> None:
        super().__init__(name, rule)
        self.where = where
        self.powers = powers
        """May it stand on what only a power allows (C6)?"""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        return [box.puts[self.name, bit] for bit in each(self.where(s, me))]

    def play(self, s: State, box: Box, me: int, move: Put) -> None:
        s.covered |= move.space
        if self.powers:
            s.spend(me, move.space)
        s.pieces += (Piece(self.name, me, int(move.space)),)
        s.emit("piece", SEATS[me], piece=self.name, space=str(move.space))


def own_colour(s: State, me: int) -> int:
    """C13. Free spaces printed in the player's colour; a mixed space is not."""
    return s.free & s.colours[me]


def printed_light(s: State, me: int) -> int:
    """C9. Free printed Streetlight spaces."""
    return s.free & s.lights


def fountain_ground(s: State, me: int) -> int:
    """C10, C6. Free spaces of the own colour or mixed, or of the rival's with Chartier unspent."""
    return s.free & ~s.site(me).closed & ~s.lights


class TheGarden(Postcard):
    """C3. The garden is a building of size 2 in every respect: it needs a chimney and may use earlier powers."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        if not s.chimneys(box, me):
            return ()
        site = s.site(me)
        return [move for spaces, move in box.gardens if site.admits(spaces)]

    def play(self, s: State, box: Box, me: int, move: Garden) -> None:
        s.stand(me, JARDIN, int(move.spaces))
        s.emit("build", SEATS[me], building=JARDIN, spaces=str(move.spaces))


class Booksellers(Postcard):
    """C7. The annex on a free space of the own colour beside an own building, whose part it becomes."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        own = [standing for standing in s.buildings if standing.owner == me]
        return [
            Annex(Space(bit), standing.building)
            for bit in each(own_colour(s, me))
            for standing in own
            if sides(bit) & standing.spaces
        ]

    def play(self, s: State, box: Box, me: int, move: Annex) -> None:
        s.covered |= move.space
        s.annex = Added(int(move.space), move.building)
        s.buildings = tuple(
            Standing(one.building, one.owner, one.spaces | move.space) if one.building == move.building else one
            for one in s.buildings
        )
        s.emit("annex", SEATS[me], space=str(move.space), building=move.building)


class Thinker(Postcard):
    """C12. The statue on a free space of the own colour, facing a free space of the board."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        return [
            Statue(Space(bit), facing)  # type: ignore[arg-type]
            for bit in each(own_colour(s, me))
            for facing, ahead in DIRECTIONS.items()
            if ahead(bit) & s.free
        ]

    def play(self, s: State, box: Box, me: int, move: Statue) -> None:
        s.covered |= move.space
        s.pieces += (Piece(self.name, me, int(move.space), move.facing),)
        s.emit("statue", SEATS[me], space=str(move.space), facing=move.facing)


class Levitation(Postcard):
    """C1. A building of the reserve for one of the pool, placed at once without Métropolitain and Chartier."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Move]:
        if not s.chimneys(box, me):
            return ()
        closed = s.site(me, powers=False).closed
        landings = [
            (new, build.spaces) for new in s.pool for spaces, build in box.builds[new, s.flip] if not spaces & closed
        ]
        return [Levitate(old, new, spaces) for old in s.reserves[me] for new, spaces in landings]

    def play(self, s: State, box: Box, me: int, move: Levitate) -> None:
        s.reserves = changed(s.reserves, me, without(s.reserves[me], move.building_old))
        pool = {*without(s.pool, move.building_new), move.building_old}
        s.pool = tuple(name for name in box.buildings if name in pool)
        s.emit("levitation", SEATS[me], building_old=move.building_old, building_new=move.building_new)
        s.stand(me, move.building_new, int(move.spaces))
        s.emit("build", SEATS[me], building=move.building_new, spaces=written(move.spaces))


POSTCARDS: dict[str, Postcard] = {
    card.name: card
    for card in (
        Levitation("levitation", "C1"),
        Power("metropolitain", "C2"),
        TheGarden("jardin", "C3"),
        Power("sacre-coeur", "C4"),
        OnePiece("peintre", "C5", own_colour),
        Power("chartier", "C6"),
        Booksellers("bouquinistes", "C7"),
        OnePiece("lampadaire", "C8", own_colour),
        OnePiece("grande-lumiere", "C9", printed_light),
        OnePiece("fontaine", "C10", fountain_ground, powers=True),
        OnePiece("moulin-rouge", "C11", own_colour),
        Thinker("penseur", "C12"),
    )
}

_DECLINE = {card: Decline(card) for card in Decline.__annotations__["card"].__args__}


def activations(s: State, box: Box, me: int) -> list[Move]:
    """P17. A token on a face-up card: its action, or, for nine of the twelve, nothing."""
    moves: list[Move] = []
    for name in s.face_up():
        moves += POSTCARDS[name].offers(s, box, me)
        if name in _DECLINE:
            moves.append(_DECLINE[name])
    return moves


def activate(s: State, box: Box, me: int, move: Any) -> None:
    """P17. The card is used, whether its action is done or declined."""
    declined = isinstance(move, Decline)
    s.emit("decline" if declined else "card", SEATS[me], card=move.card)
    if not declined:
        POSTCARDS[move.card].play(s, box, me, move)
    s.used += (Used(move.card, me, declined),)
