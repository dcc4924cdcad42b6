"""What a seat may know of a game of Paris (P18), and a state that it could be in."""

from functools import lru_cache
from random import Random

from msgspec import Struct

from boulevard.core.game import View as CoreView
from boulevard.games.paris.board import NAMES, ROWS, mask_of, names
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import INDEX, SEATS
from boulevard.games.paris.state import POWERS, Added, Laid, Piece, Standing, State, Used


class BuildingSeen(Struct, frozen=True):
    building: str
    owner: str
    spaces: list[str]
    """Without the annex."""


class AnnexSeen(Struct, frozen=True):
    space: str
    building: str


class PieceSeen(Struct, frozen=True):
    card: str
    owner: str
    space: str
    facing: str | None


class CardSeen(Struct, frozen=True):
    """A postcard in play: whose token is on it, whether it was declined, whether its power is still to be spent."""

    card: str
    owner: str | None
    declined: bool
    unspent: bool


class View(CoreView, kw_only=True):
    phase: int
    starter: str | None
    ground: list[str]
    """Row 8 first: O, B, M, L as printed, also under pieces; a dot where no tile lies."""
    tiles: list[Laid]
    buildings: list[BuildingSeen]
    annex: AnnexSeen | None
    pieces: list[PieceSeen]
    cards: list[CardSeen]
    """In play; those activated first, in the order of their activation."""
    pool: list[str]
    reserves: dict[str, list[str]]
    hands: dict[str, list[int | None]]
    """The tiles in hand; null for one that the viewer may not see."""
    piles: dict[str, int]
    tokens: dict[str, int]
    chimneys: dict[str, int]
    done_first: str | None
    passes: int


LETTERS = "OBML"


@lru_cache(1024)
def ground_of(printed: tuple[int, ...]) -> tuple[str, ...]:
    """The board with these spaces orange, blue, mixed and lights, row 8 first."""
    marks = dict.fromkeys(NAMES, ".")
    for letter, spaces in zip(LETTERS, printed, strict=True):
        marks.update(dict.fromkeys(names(spaces), letter))
    return tuple("".join(marks[space] for space in row) for row in ROWS)


@lru_cache(1024)
def printed_on(ground: tuple[str, ...], letters: str = LETTERS) -> tuple[int, ...]:
    """The spaces that are orange, blue, mixed and lights on a ground, or marked by other letters, row 8 first."""
    marked = [pair for row, marks in zip(ROWS, ground, strict=True) for pair in zip(row, marks, strict=True)]
    return tuple(mask_of(space for space, mark in marked if mark == letter) for letter in letters)


def view_of(s: State, box: Box, seat: str | None, heading: dict[str, object]) -> View:
    annex = s.annex
    used = [
        CardSeen(
            one.card,
            SEATS[one.owner],
            one.declined,
            one.card in POWERS and one.card not in s.spent,
        )
        for one in s.used
    ]
    return View(
        **heading,  # type: ignore[arg-type]
        phase=s.phase,
        starter=s.starter or None,
        ground=list(ground_of((*s.colours, s.mixed, s.lights))),
        tiles=list(s.laid),
        buildings=[
            BuildingSeen(
                one.building,
                SEATS[one.owner],
                names(one.spaces & ~annex.space if annex and annex.building == one.building else one.spaces),
            )
            for one in s.buildings
        ],
        annex=AnnexSeen(names(annex.space)[0], annex.building) if annex else None,
        pieces=[PieceSeen(one.card, SEATS[one.owner], names(one.space)[0], one.facing) for one in s.pieces],
        cards=used + [CardSeen(card, None, False, False) for card in s.face_up()],
        pool=list(s.pool),
        reserves={one: list(s.reserves[me]) for me, one in enumerate(SEATS)},
        hands=hands_seen(s, seat),
        piles={one: len(s.piles[me]) for me, one in enumerate(SEATS)},
        tokens={one: s.tokens(box, me) for me, one in enumerate(SEATS)},
        chimneys={one: s.chimneys(box, me) for me, one in enumerate(SEATS)},
        done_first=None if s.done_first is None else SEATS[s.done_first],
        passes=s.passes,
    )


def hands_seen(s: State, seat: str | None) -> dict[str, list[int | None]]:
    """P18. One's own tiles, and how many the others have."""
    return {one: list(s.hands[me]) if seat == one else [None] * len(s.hands[me]) for me, one in enumerate(SEATS)}


def hand_and_pile(view: View, box: Box, seat: str, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """P18. A player's tiles; those in a hand that the viewer may not see are drawn from those not laid."""
    laid = {tile.tile for tile in view.tiles if tile.owner == seat}
    left = [tile for tile in box.tiles if tile not in laid]
    hand = [tile for tile in view.hands[seat] if tile is not None]
    if len(hand) < len(view.hands[seat]):
        hand = sorted(rng.sample(left, len(view.hands[seat])))
    return tuple(hand), tuple(tile for tile in left if tile not in hand)


def state_of(view: View, box: Box, rng: Random) -> State:
    """A state in which the viewer sees this view."""
    hands, piles = zip(*(hand_and_pile(view, box, seat, rng) for seat in SEATS), strict=True)
    annex = view.annex
    buildings = []
    for one in view.buildings:
        added = [annex.space] if annex and annex.building == one.building else []
        buildings.append(Standing(one.building, INDEX[one.owner], mask_of([*one.spaces, *added])))
    pieces = tuple(Piece(one.card, INDEX[one.owner], mask_of([one.space]), one.facing) for one in view.pieces)
    covered = 0
    for thing in (*(one.spaces for one in buildings), *(piece.space for piece in pieces)):
        covered |= thing
    used = [(card, INDEX[card.owner]) for card in view.cards if card.owner is not None]
    orange, blue, mixed, lights = printed_on(tuple(view.ground))
    return State(
        **view.begun(),
        starter=view.starter or "",
        cards=tuple(sorted(card.card for card in view.cards)),
        piles=(piles[0], piles[1]),
        hands=(hands[0], hands[1]),
        laid=tuple(view.tiles),
        colours=(orange, blue),
        mixed=mixed,
        lights=lights,
        covered=covered,
        pool=tuple(view.pool),
        reserves=(tuple(view.reserves["orange"]), tuple(view.reserves["blue"])),
        buildings=tuple(buildings),
        annex=Added(mask_of([annex.space]), annex.building) if annex else None,
        pieces=pieces,
        used=tuple(Used(card.card, owner, card.declined) for card, owner in used),
        spent=tuple(sorted(card.card for card, _ in used if card.card in POWERS and not card.unspent)),
        done_first=None if view.done_first is None else INDEX[view.done_first],
        passes=view.passes,
        over=view.outcome is not None and not view.resigned,
    )
