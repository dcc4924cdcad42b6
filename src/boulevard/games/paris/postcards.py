"""The twelve postcards: what each offers, what it does, and why it offers nothing else. A row of the content file names
one by its id."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, get_args

from msgspec import Struct

from boulevard.core.held import without
from boulevard.core.moves import Move
from boulevard.core.steps import Why
from boulevard.games.paris import sites
from boulevard.games.paris.board import DIRECTIONS, Facing, Space, each, sides
from boulevard.games.paris.box import JARDIN, Box
from boulevard.games.paris.events import (
    AnnexAdded,
    BuildingsExchanged,
    Built,
    CardActivated,
    CardDeclined,
    PiecePut,
    StatuePut,
)
from boulevard.games.paris.moves import (
    SEATS,
    Activation,
    Annex,
    DeclinableCard,
    Decline,
    Garden,
    Lasting,
    LastingCard,
    Levitate,
    Put,
    Statue,
)
from boulevard.games.paris.state import Added, Piece, Standing, State, Used, changed

M = TypeVar("M", bound=Move)


# Where a piece may stand -----------------------------------------------------------------------------------------


class Where(Struct, frozen=True):
    """The free spaces on which a card lets its piece stand, and the rule that closes the others to it."""

    spaces: Callable[[State, int], int]
    rule: str
    key: str

    def objection(self, s: State, me: int, space: Space) -> Why | None:
        if space & s.covered:
            return Why("P6", "not-free", {"space": [str(space)]})
        if not space & self.spaces(s, me):
            return Why(self.rule, self.key, {"space": str(space)})
        return None


def own_colour(s: State, me: int) -> int:
    """C13. Free spaces printed in the player's colour; a mixed space is not."""
    return s.free & s.colours[me]


def printed_light(s: State, me: int) -> int:
    """C9. Free printed Streetlight spaces."""
    return s.free & s.lights


def fountain_ground(s: State, me: int) -> int:
    """C10, C6. Free spaces of the own colour or mixed, or of the rival's with Chartier unspent."""
    return s.free & ~sites.Site.of(s, me).closed & ~s.lights


OWN_COLOUR = Where(own_colour, "C13", "wants-own-colour")
PRINTED_LIGHT = Where(printed_light, "C9", "wants-light")
FOUNTAIN_GROUND = Where(fountain_ground, "C10", "wants-own-or-mixed")


# The cards -------------------------------------------------------------------------------------------------------


class Postcard(Generic[M]):
    """A card: the moves that activate it with effect, the effect, and what forbids any other move of it."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def offers(self, s: State, box: Box, me: int) -> Sequence[M]:
        raise NotImplementedError

    def play(self, s: State, box: Box, me: int, move: M) -> None:
        raise NotImplementedError

    def objection(self, s: State, box: Box, me: int, move: M) -> Why | None:
        """The first rule that the move breaks; None for those that are offered, and for no other."""
        raise NotImplementedError


class LastingEffect(Postcard[Lasting]):
    """C2, C4, C6. Métropolitain, Sacré-Cœur, Chartier: the token alone does it, and it cannot be declined."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Lasting]:
        return (_LASTING[self.name],)

    def play(self, s: State, box: Box, me: int, move: Lasting) -> None:
        pass

    def objection(self, s: State, box: Box, me: int, move: Lasting) -> Why | None:
        return None


_LASTING = {card: Lasting(card) for card in get_args(LastingCard)}


class OnePiece(Postcard[Put]):
    """C5, C8, C9, C10, C11. A piece goes at once on one of the spaces that its card allows."""

    def __init__(self, name: str, rule: str, where: Where, powers: bool = False) -> None:
        super().__init__(name, rule)
        self.where = where
        self.powers = powers
        """May it stand on what only a power allows (C6)?"""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Put]:
        return [box.puts[self.name, bit] for bit in each(self.where.spaces(s, me))]

    def play(self, s: State, box: Box, me: int, move: Put) -> None:
        s.covered |= move.space
        if self.powers:
            s.spend(me, move.space)
        s.pieces += (Piece(self.name, me, int(move.space)),)
        s.emit(PiecePut(SEATS[me], piece=move.card, space=str(move.space)))

    def objection(self, s: State, box: Box, me: int, move: Put) -> Why | None:
        return self.where.objection(s, me, move.space)


class TheGarden(Postcard[Garden]):
    """C3. The garden is a building of size 2 in every respect: it needs a chimney and may use earlier powers."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Garden]:
        return sites.buildable(s, box, me, box.gardens)

    def play(self, s: State, box: Box, me: int, move: Garden) -> None:
        s.stand(me, JARDIN, int(move.spaces))
        s.emit(Built(SEATS[me], building=JARDIN, spaces=str(move.spaces)))

    def objection(self, s: State, box: Box, me: int, move: Garden) -> Why | None:
        return sites.objection(s, box, me, JARDIN, int(move.spaces))


class Booksellers(Postcard[Annex]):
    """C7. The annex on a free space of the own colour beside an own building, whose part it becomes."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Annex]:
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
        s.emit(AnnexAdded(SEATS[me], space=str(move.space), building=move.building))

    def objection(self, s: State, box: Box, me: int, move: Annex) -> Why | None:
        if (why := OWN_COLOUR.objection(s, me, move.space)) is not None:
            return why
        own = {standing.building: standing.spaces for standing in s.buildings if standing.owner == me}
        if move.building not in own:
            return Why(self.rule, "annex-not-yours", {"text": move.building})
        if not sides(move.space) & own[move.building]:
            return Why(self.rule, "annex-apart", {"space": str(move.space), "building": move.building})
        return None


class Thinker(Postcard[Statue]):
    """C12. The statue on a free space of the own colour, facing a free space of the board."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Statue]:
        return [
            Statue(Space(bit), facing)
            for bit in each(own_colour(s, me))
            for facing in get_args(Facing)
            if DIRECTIONS[facing](bit) & s.free
        ]

    def play(self, s: State, box: Box, me: int, move: Statue) -> None:
        s.covered |= move.space
        s.pieces += (Piece(self.name, me, int(move.space), move.facing),)
        s.emit(StatuePut(SEATS[me], space=str(move.space), facing=move.facing))

    def objection(self, s: State, box: Box, me: int, move: Statue) -> Why | None:
        if (why := OWN_COLOUR.objection(s, me, move.space)) is not None:
            return why
        if not DIRECTIONS[move.facing](move.space) & s.free:
            return Why(self.rule, "statue-blocked", {"space": str(move.space), "facing": move.facing})
        return None


class Levitation(Postcard[Levitate]):
    """C1. A building of the reserve for one of the pool, placed at once without Métropolitain and Chartier."""

    def offers(self, s: State, box: Box, me: int) -> Sequence[Levitate]:
        if not s.reserves[me]:
            return ()
        landings = sites.buildable(s, box, me, box.builds_of(s.pool, s.flip), powers=False)
        return [Levitate(old, new.building, new.spaces) for old in s.reserves[me] for new in landings]

    def play(self, s: State, box: Box, me: int, move: Levitate) -> None:
        s.reserves = changed(s.reserves, me, without(s.reserves[me], move.building_old))
        pool = {*without(s.pool, move.building_new), move.building_old}
        s.pool = tuple(name for name in box.buildings if name in pool)
        s.emit(BuildingsExchanged(SEATS[me], building_old=move.building_old, building_new=move.building_new))
        s.stand(me, move.building_new, int(move.spaces))
        s.emit(Built(SEATS[me], building=move.building_new, spaces=str(move.spaces)))

    def objection(self, s: State, box: Box, me: int, move: Levitate) -> Why | None:
        for building in (move.building_old, move.building_new):
            if building not in box.size:
                return Why("P3", "building-unknown", {"text": building})
        if move.building_old not in s.reserves[me]:
            return Why(self.rule, "not-in-reserve", {"building": move.building_old})
        if move.building_new not in s.pool:
            return Why(self.rule, "not-in-pool", {"building": move.building_new})
        why = sites.objection(s, box, me, move.building_new, int(move.spaces), powers=False)
        if why is not None and sites.objection(s, box, me, move.building_new, int(move.spaces)) is None:
            return Why(self.rule, "levitation-no-power")
        return why


POSTCARDS: dict[str, Postcard[Any]] = {
    card.name: card
    for card in (
        Levitation("levitation", "C1"),
        LastingEffect("metropolitain", "C2"),
        TheGarden("jardin", "C3"),
        LastingEffect("sacre-coeur", "C4"),
        OnePiece("peintre", "C5", OWN_COLOUR),
        LastingEffect("chartier", "C6"),
        Booksellers("bouquinistes", "C7"),
        OnePiece("lampadaire", "C8", OWN_COLOUR),
        OnePiece("grande-lumiere", "C9", PRINTED_LIGHT),
        OnePiece("fontaine", "C10", FOUNTAIN_GROUND, powers=True),
        OnePiece("moulin-rouge", "C11", OWN_COLOUR),
        Thinker("penseur", "C12"),
    )
}

# A token on a card -----------------------------------------------------------------------------------------------

_DECLINE = {card: Decline(card) for card in get_args(DeclinableCard)}


def activations(s: State, box: Box, me: int) -> list[Activation]:
    """P17. A token on a face-up card: its action, or, for nine of the twelve, nothing."""
    moves: list[Activation] = []
    if not s.tokens(box, me):
        return moves
    for name in s.face_up():
        moves += POSTCARDS[name].offers(s, box, me)
        if name in _DECLINE:
            moves.append(_DECLINE[name])
    return moves


def activate(s: State, box: Box, me: int, move: Activation) -> None:
    """P17. The card is used, whether its action is done or declined."""
    if isinstance(move, Decline):
        s.emit(CardDeclined(SEATS[me], card=move.card))
    else:
        s.emit(CardActivated(SEATS[me], card=move.card))
        POSTCARDS[move.card].play(s, box, me, move)
    s.used += (Used(move.card, me, declined=isinstance(move, Decline)),)


def objection(s: State, box: Box, me: int, move: Activation) -> Why | None:
    """P17. What forbids a token on that card; then what forbids its action. Declining is never forbidden."""
    if not s.tokens(box, me):
        return Why("P17", "no-token")
    if move.card not in s.cards:
        return Why("P4", "card-not-in-play", {"card": move.card})
    if move.card not in s.face_up():
        return Why("P17", "card-used", {"card": move.card})
    return None if isinstance(move, Decline) else POSTCARDS[move.card].objection(s, box, me, move)
