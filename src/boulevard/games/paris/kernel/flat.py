"""States and moves of Paris, carried over to the core and back. Nothing here is compiled."""

from functools import cache
from itertools import combinations
from typing import Any, cast, get_args

from boulevard.core.arrays import np
from boulevard.core.kernel import Beyond, Words
from boulevard.core.moves import Move
from boulevard.games.paris.board import FULL, SQUARES, Space, Spaces, Square, each
from boulevard.games.paris.box import JARDIN as GARDEN_NAME
from boulevard.games.paris.box import Box, ground
from boulevard.games.paris.game import Paris
from boulevard.games.paris.kernel import words as w
from boulevard.games.paris.kernel.board import signed
from boulevard.games.paris.moves import (
    SEATS,
    Annex,
    Build,
    Deal,
    Decline,
    First,
    Garden,
    InPlay,
    Lasting,
    Levitate,
    Pass,
    PieceCard,
    Put,
    Statue,
    Take,
    Tile,
)
from boulevard.games.paris.phases import Begin, CardsInPlay, DrawTile, PhaseOne, PhaseTwo, WhoStarts
from boulevard.games.paris.state import POWERS, Added, Laid, Piece, Standing, State, Used

RULES = 1
"""The version of the rules that the core plays."""

CARD = {card: number for number, card in enumerate(w.CARDS)}
PIECE_CARDS = (*get_args(PieceCard), "penseur")
STEPS: dict[int, Any] = {
    w.WHO_STARTS: WhoStarts(),
    w.CARDS_IN_PLAY: CardsInPlay(),
    w.BEGIN: Begin(),
    **{
        step + me: kind(seat)
        for step, kind in ((w.DRAW_TILE, DrawTile), (w.PHASE_ONE, PhaseOne), (w.PHASE_TWO, PhaseTwo))
        for me, seat in enumerate(SEATS)
    },
}
NUMBERS = {step: number for number, step in STEPS.items()}


# The content -----------------------------------------------------------------------------------------------------


class Plan:
    """The shapes of the buildings by number: how each lies, seen from its lowest space."""

    def __init__(self, box: Box) -> None:
        self.buildings = (*box.buildings, GARDEN_NAME)
        self.number = {name: number for number, name in enumerate(self.buildings)}
        self.shapes = [shapes(box, name, True) for name in self.buildings]
        self.unmirrored = [shapes(box, name, False) for name in self.buildings]

    def spaces(self, building: int, placement: int) -> Spaces:
        shape, lowest = divmod(placement, 64)
        return Spaces(sum(1 << lowest + away for away in self.shapes[building][shape]))

    def placement(self, building: int, spaces: int) -> int:
        lowest, shape = seen_from_lowest(spaces)
        return self.shapes[building].index(shape) * 64 + lowest


def seen_from_lowest(spaces: int) -> tuple[int, tuple[int, ...]]:
    """The lowest space of a placement, and how far each is from it."""
    places = [bit.bit_length() - 1 for bit in each(spaces)]
    return places[0], tuple(place - places[0] for place in places)


def shapes(box: Box, name: str, flip: bool) -> list[tuple[int, ...]]:
    """The different shapes of a building, in the order of the notation where they have the same lowest space."""
    return sorted({seen_from_lowest(mask)[1] for mask in box.placements[name, flip]})


@cache
def plan(box: Box) -> Plan:
    return Plan(box)


def laid_out(game: Paris) -> Words:
    """The content as the core's box. Its checks (P1–P5) keep every content file within the core's limits."""
    if game.version != RULES:
        raise Beyond(f"Paris's core plays rules {RULES}, this is {game.version}")
    box, words = game.box, np.zeros(w.BOX_WORDS, dtype=np.int64)
    words[w.BOX_CHIMNEYS], words[w.BOX_REACH], words[w.BOX_UNBUILT] = box.chimneys, box.reach, box.unbuilt
    for tile, pattern in enumerate(box.patterns[number] for number in box.tiles):
        for turns in range(4):
            printed = ground(pattern, SEATS[0], SQUARES[0], turns)
            at = w.BOX_GROUND + (tile * 4 + turns) * 4
            words[at : at + 4] = (*printed.colours, printed.mixed, printed.lights)
    for building, name in enumerate(plan(box).buildings):
        _lay_out_shapes(words, box, building, name)
    sets = [mask_of(chosen) for chosen in combinations(range(len(w.CARDS)), 8)]
    words[w.BOX_SETS : w.BOX_SETS + w.SETS_OF_CARDS] = sets
    return words


def _lay_out_shapes(words: Words, box: Box, building: int, name: str) -> None:
    numbered = plan(box).shapes[building]
    words[w.BOX_SIZES + building] = len(numbered[0])
    for number, shape in enumerate(numbered):
        words[w.BOX_MASKS + building * w.SHAPES + number] = signed(mask_of(shape))
    for flip, lying in enumerate((plan(box).unmirrored[building], numbered)):
        words[w.BOX_COUNTS + flip * w.BUILDINGS + building] = len(lying)
        placed = [seen_from_lowest(mask) for mask in box.placements[name, bool(flip)]]
        for order, shape in enumerate(lying):
            at = w.BOX_SHAPES + ((flip * w.BUILDINGS + building) * w.SHAPES + order) * w.SHAPE_WORDS
            words[at + w.SHAPE_LOWEST] = signed(mask_of(lowest for lowest, other in placed if other == shape))
            words[at + w.SHAPE_NUMBER] = numbered.index(shape)
            words[at + w.SHAPE_OTHERS : at + w.SHAPE_OTHERS + len(shape) - 1] = shape[1:]


# States ----------------------------------------------------------------------------------------------------------


def mask_of(numbers: Any) -> int:
    return sum(1 << number for number in numbers)


def numbers_in(mask: int) -> list[int]:
    return [bit.bit_length() - 1 for bit in each(mask)]


def packed(values: Any, size: int) -> int:
    """Small numbers in one word, the first one lowest."""
    return sum(value << size * place for place, value in enumerate(values))


def parts(word: int, size: int, count: int) -> list[int]:
    """That word's first numbers."""
    return [word >> size * place & (1 << size) - 1 for place in range(count)]


def flat(game: Paris, s: State) -> Words:
    """A state as the words of the core."""
    if s.rules != RULES:
        raise Beyond(f"Paris's core plays rules {RULES}, this game {s.rules}")
    number = plan(game.box).number
    words: dict[int, list[int]] = {
        w.AGENDA: [packed([NUMBERS[step] for step in s.agenda], w.STEP)],
        w.EDITION: [int(s.options["edition"] == "en")],
        w.FLIP: [int(s.flip)],
        w.STARTER: [SEATS.index(cast(Any, s.starter)) if s.starter else -1],
        w.DONE_FIRST: [-1 if s.done_first is None else s.done_first],
        w.PASSES: [s.passes],
        w.OVER: [int(s.over)],
        w.IN_PLAY: [mask_of(CARD[card] for card in s.cards)],
        w.USED: [
            packed(
                (CARD[one.card] + w.USED_OWNER * one.owner + w.USED_DECLINED * one.declined for one in s.used),
                w.USED_BITS,
            )
        ],
        w.USED_BY: [mask_of(CARD[one.card] for one in s.used if one.owner == me) for me in (0, 1)],
        w.SPENT: [
            mask_of(POWERS.index(cast(Any, card)) for card in s.spent)
            + (w.CHARTIER_FIRST if s.spent == ("chartier", "metropolitain") else 0)
        ],
        w.TOKENS: [s.tokens(game.box, me) for me in (0, 1)],
        w.CHIMNEYS: [s.chimneys(game.box, me) for me in (0, 1)],
        w.PILES: [mask_of(game.box.tiles.index(tile) for tile in pile) for pile in s.piles],
        w.HANDS: [mask_of(game.box.tiles.index(tile) for tile in hand) for hand in s.hands],
        w.TAKEN: [mask_of(SQUARES.index(one.square) for one in s.laid)],
        w.LAID: laid_words(game, s),
        w.COLOURS: list(s.colours),
        w.MIXED: [s.mixed],
        w.LIGHTS: [s.lights],
        w.COVERED: [s.covered],
        w.POOL: [mask_of(number[name] for name in s.pool)],
        w.RESERVES: [packed((number[name] + 1 for name in held), 4) for held in s.reserves],
        w.STANDING: [len(s.buildings)],
        w.SPACES: [one.spaces for one in s.buildings],
        w.NAMES: [packed((number[one.building] for one in s.buildings), 4)],
        w.OWNERS: [packed((one.owner for one in s.buildings), 1)],
        w.BUILT: [sum(one.spaces for one in s.buildings if one.owner == me) for me in (0, 1)],
        w.ANNEX: [s.annex.space if s.annex else 0],
        w.ANNEX_OF: [number[s.annex.building] if s.annex else 0],
        w.PIECES: [piece.space if (piece := s.piece(card)) else 0 for card in w.CARDS],
        w.FACING: [w.FACINGS.index(statue.facing or "n") if (statue := s.piece("penseur")) else 0],
    }
    found = np.zeros(w.WORDS, dtype=np.int64)
    for at, values in words.items():
        found[at : at + len(values)] = [signed(value) for value in values]
    return found


def laid_words(game: Paris, s: State) -> list[int]:
    laid = [
        SQUARES.index(one.square)
        | SEATS.index(cast(Any, one.owner)) << 4
        | game.box.tiles.index(one.tile) << 5
        | one.turns << 8
        for one in s.laid
    ]
    return [packed(laid[at : at + w.LAID_IN_WORD], w.LAID_BITS) for at in range(0, 3 * w.LAID_IN_WORD, w.LAID_IN_WORD)]


def state(game: Paris, words: Words, like: State) -> State:
    """The state that the words hold; its options, the version of its rules and who has resigned are those of `like`."""
    box, names = game.box, plan(game.box).buildings
    s: list[int] = [value & FULL for value in words.tolist()]
    used = [
        Used(w.CARDS[one & 15], one >> 4 & 1, bool(one >> 5))
        for one in parts(s[w.USED], w.USED_BITS, (s[w.USED_BY] | s[w.USED_BY + 1]).bit_count())
    ]
    standing = s[w.STANDING]
    buildings = [
        Standing(names[building], owner, spaces)
        for building, owner, spaces in zip(
            parts(s[w.NAMES], 4, standing),
            parts(s[w.OWNERS], 1, standing),
            s[w.SPACES : w.SPACES + standing],
            strict=True,
        )
    ]
    steps = [step for step in parts(s[w.AGENDA], w.STEP, 8) if step]
    spent = [card for at, card in enumerate(POWERS) if s[w.SPENT] >> at & 1]
    return State(
        rules=like.rules,
        options=like.options,
        agenda=tuple(STEPS[step] for step in steps),
        resigned=like.resigned,
        starter="" if words[w.STARTER] < 0 else SEATS[s[w.STARTER]],
        cards=tuple(w.CARDS[card] for card in numbers_in(s[w.IN_PLAY])),
        piles=_tiles(box, s, w.PILES),
        hands=_tiles(box, s, w.HANDS),
        laid=tuple(laid_tiles(box, s)),
        colours=(s[w.COLOURS], s[w.COLOURS + 1]),
        mixed=s[w.MIXED],
        lights=s[w.LIGHTS],
        covered=s[w.COVERED],
        pool=tuple(names[building] for building in numbers_in(s[w.POOL])),
        reserves=(_reserve(names, s[w.RESERVES]), _reserve(names, s[w.RESERVES + 1])),
        buildings=tuple(buildings),
        annex=Added(s[w.ANNEX], names[s[w.ANNEX_OF]]) if s[w.ANNEX] else None,
        pieces=tuple(pieces(s, used)),
        used=tuple(used),
        spent=tuple(reversed(spent) if s[w.SPENT] & w.CHARTIER_FIRST else spent),
        done_first=None if words[w.DONE_FIRST] < 0 else s[w.DONE_FIRST],
        passes=s[w.PASSES],
        over=bool(s[w.OVER]),
    )


def _tiles(box: Box, s: list[int], at: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    one, other = (tuple(box.tiles[tile] for tile in numbers_in(s[at + me])) for me in (0, 1))
    return one, other


def _reserve(names: tuple[str, ...], held: int) -> tuple[str, ...]:
    return tuple(names[building - 1] for building in parts(held, 4, 12) if building)


def laid_tiles(box: Box, s: list[int]) -> list[Laid]:
    count = s[w.TAKEN].bit_count()
    laid = [one for word in s[w.LAID : w.LAID + 3] for one in parts(word, w.LAID_BITS, w.LAID_IN_WORD)][:count]
    return [Laid(SQUARES[one & 15], SEATS[one >> 4 & 1], box.tiles[one >> 5 & 7], one >> 8) for one in laid]


def pieces(s: list[int], used: list[Used]) -> list[Piece]:
    """The special pieces stand in the order in which their cards were used."""
    return [
        Piece(
            one.card, one.owner, s[w.PIECES + CARD[one.card]], w.FACINGS[s[w.FACING]] if one.card == "penseur" else None
        )
        for one in used
        if one.card in PIECE_CARDS and not one.declined
    ]


# Moves -----------------------------------------------------------------------------------------------------------


def code(game: Paris, move: Move) -> int:
    """The code of a move, whatever the position."""
    here = plan(game.box)
    match move:
        case Build(building, spaces):
            number = here.number[building]
            return w.BUILD + number * w.PLACED + here.placement(number, spaces)
        case Levitate(old, new, spaces):
            pair = here.number[old] * 12 + here.number[new]
            return w.LEVITATE + pair * w.PLACED + here.placement(here.number[new], spaces)
        case Garden(spaces):
            return w.GARDEN + here.placement(w.JARDIN, spaces)
        case Tile(tile, square, turns):
            return w.TILE + game.box.tiles.index(tile) * 64 + SQUARES.index(square) * 4 + turns
        case Take(building):
            return w.TAKE + here.number[building]
        case Pass():
            return w.PASS
        case Put(card, space):
            return w.PUT + CARD[card] * 64 + space.bit_length() - 1
        case Annex(space, building):
            return w.ANNEXED + (space.bit_length() - 1) * w.BUILDINGS + here.number[building]
        case Statue(space, facing):
            return w.FACED + (space.bit_length() - 1) * 4 + w.FACINGS.index(facing)
        case Lasting(card):
            return w.LASTING + CARD[card]
        case Decline(card):
            return w.DECLINE + CARD[card]
        case Deal(seat, tile):
            return w.DEAL + SEATS.index(seat) * 8 + game.box.tiles.index(tile)
        case First(seat):
            return w.FIRST + SEATS.index(seat)
        case InPlay(cards):
            return w.POSTCARDS + mask_of(CARD[card] for card in cards)
    raise ValueError(move)


def move(game: Paris, code: int) -> Move:
    """The move that a code names."""
    here, tiles = plan(game.box), game.box.tiles
    start = max(start for start in STARTS if start <= code)
    more = int(code) - start
    match start:
        case w.FIRST:
            return First(SEATS[more])
        case w.POSTCARDS:
            return InPlay(tuple(w.CARDS[card] for card in numbers_in(more)))
        case w.DEAL:
            return Deal(SEATS[more // 8], tiles[more % 8])
        case w.TILE:
            return Tile(tiles[more // 64], Square(SQUARES[more // 4 % 16]), cast(Any, more % 4))
        case w.TAKE:
            return Take(here.buildings[more])
        case w.PASS:
            return Pass()
        case w.BUILD:
            building, placement = divmod(more, w.PLACED)
            return Build(here.buildings[building], here.spaces(building, placement))
    return _activation(here, start, more)


def _activation(here: Plan, start: int, more: int) -> Move:
    card: Any = w.CARDS[more % 12]
    match start:
        case w.LASTING:
            return Lasting(card)
        case w.PUT:
            return Put(cast(Any, w.CARDS[more // 64]), Space(1 << more % 64))
        case w.GARDEN:
            return Garden(here.spaces(w.JARDIN, more))
        case w.ANNEXED:
            return Annex(Space(1 << more // w.BUILDINGS), here.buildings[more % w.BUILDINGS])
        case w.FACED:
            return Statue(Space(1 << more // 4), cast(Any, w.FACINGS[more % 4]))
        case w.LEVITATE:
            pair, placement = divmod(more, w.PLACED)
            old, new = divmod(pair, 12)
            return Levitate(here.buildings[old], here.buildings[new], here.spaces(new, placement))
    return Decline(card)


STARTS = (
    *(w.FIRST, w.POSTCARDS, w.DEAL, w.TILE, w.TAKE, w.PASS, w.BUILD),
    *(w.LASTING, w.PUT, w.GARDEN, w.ANNEXED, w.FACED, w.LEVITATE, w.DECLINE),
)
"""The first code of each kind of move."""
