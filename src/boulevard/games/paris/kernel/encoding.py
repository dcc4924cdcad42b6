"""Paris as learners see it: what a seat's view knows, as planes and numbers, and its moves as fixed actions.

A plane is a mask of the 64 spaces. `own` and `rival` are meant from the seat that looks. Lévitation is decided in two
parts, which building is given back and where the other one goes; the first part is remembered in a word behind those
of the rules (`GIVEN`).
"""

from typing import Any

from boulevard.core.arrays import NDArray, np
from boulevard.core.encoding import Field, starts
from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.paris.kernel import words as w
from boulevard.games.paris.kernel.board import onward
from boulevard.games.paris.kernel.rules import do, options, to_act
from boulevard.games.paris.kernel.scoring import (
    large_light,
    largest_group,
    lit,
    small_lights,
    stamped_cards,
    unbuilt,
)
from boulevard.games.paris.kernel.sites import buildable, fits_anywhere, own_ground, under_light, under_rival
from boulevard.games.paris.kernel.words import (
    ANNEX,
    ANNEXED,
    BUILD,
    BUILDINGS,
    BUILT,
    CHARTIER,
    CHARTIER_SPENT,
    CHIMNEYS,
    COLOURS,
    COVERED,
    DECLINE,
    DONE_FIRST,
    EDITION,
    FACED,
    FACING,
    FLIP,
    GARDEN,
    HANDS,
    IN_PLAY,
    LASTING,
    LEVITATE,
    LEVITATION,
    LIGHTS,
    METROPOLITAIN,
    METROPOLITAIN_SPENT,
    MIXED,
    NAMES,
    PASS,
    PASSES,
    PENSEUR,
    PIECES,
    PILES,
    PLACED,
    POOL,
    PUT,
    RESERVES,
    SHAPES,
    SPACES,
    SPENT,
    STANDING,
    STARTER,
    TAKE,
    TAKEN,
    TILE,
    TOKENS,
    USED_BY,
)

VERSION = 1
STATE = w.WORDS + 1
GIVEN = w.WORDS
"""The building that Lévitation gives back, plus one, between the two parts of the decision."""

PIECE_CARDS = tuple(
    w.CARDS.index(card) for card in ("fontaine", "grande-lumiere", "lampadaire", "moulin-rouge", "peintre")
)

PLANE_FIELDS = (
    Field("own_colour", 1, "printed in the own colour, also under pieces"),
    Field("rival_colour", 1, "printed in the rival's colour"),
    Field("mixed", 1, "printed in both colours"),
    Field("lights", 1, "printed Streetlights"),
    Field("covered", 1, "a piece stands here"),
    Field("own_ground", 1, "free, and open to own buildings, powers included"),
    Field("rival_ground", 1, "the same for the rival"),
    Field("small_lights", 1, "lights that shine on the four spaces around them"),
    Field("large_light", 1, "what the Large Streetlight reaches"),
    Field("own_built", 1, "own buildings"),
    Field("rival_built", 1, "the rival's"),
    Field("buildings", 13, "where each building stands, as in the content file, the garden last; its annex included"),
    Field(
        "pieces", 6, "where the piece stands of fontaine, grande-lumiere, lampadaire, moulin-rouge, peintre, penseur"
    ),
    Field("faced", 1, "the space that the statue looks at"),
    Field("annex", 1, "the annex"),
)
NUMBER_FIELDS = (
    Field("asked", 1, "1: this seat is asked"),
    Field("phase_two", 1, "1: all tiles are laid"),
    Field("first", 2, "1: began; own, rival"),
    Field("done_first", 2, "1: was first to have laid all tiles; own, rival"),
    Field("passes", 1, "passes in succession, in phase 2"),
    Field("edition", 1, "0: fr, 1: en"),
    Field("flip", 1, "1: buildings may be mirrored"),
    Field("own_hand", 8, "1: this tile is in the own hand"),
    Field("own_pile", 8, "1: this tile is in the own pile"),
    Field("rival_tiles", 8, "1: the rival has not laid this tile yet"),
    Field("rival_hand", 1, "how many tiles the rival holds"),
    Field("own_left", 1, "own tiles not laid yet", 8),
    Field("rival_left", 1, "the rival's", 8),
    Field("squares", 1, "squares with a tile", 16),
    Field("pool", 12, "1: this building is in the pool"),
    Field("own_reserve", 12, "1: in the own reserve"),
    Field("rival_reserve", 12, "1: in the rival's"),
    Field("face_up", 12, "1: this postcard can still be activated"),
    Field("own_cards", 12, "1: the own token is on it"),
    Field("rival_cards", 12, "1: the rival's is"),
    Field("own_powers", 2, "1: held unspent; metropolitain, chartier"),
    Field("rival_powers", 2, "the same for the rival"),
    Field("tokens", 2, "tokens left; own, rival", 4),
    Field("chimneys", 2, "chimneys left; own, rival", 6),
    Field("own_sheet", 5, "the own sheet as if the game ended now, line by line, the total last", 20),
    Field("rival_sheet", 5, "the rival's", 20),
    Field("given", 12, "1: Lévitation gives this building back, and its second part is asked"),
)
ACTION_FIELDS = (
    Field(
        "build", 13 * PLACED, "building × shape × lowest space: builds it; the garden's card; Lévitation's second part"
    ),
    Field("put", 5 * 64, "fontaine, grande-lumiere, lampadaire, moulin-rouge, peintre × space"),
    Field("statue", 4 * 64, "facing n, e, s, w × space"),
    Field("annex", 13 * 64, "building × space: the annex goes there, as a part of that building"),
    Field("tile", 32 * 16, "tile × turns × square"),
    Field("take", 12, "takes this building of the pool"),
    Field("pass", 1, "passes"),
    Field("lasting", 12, "activates this postcard, which asks for nothing more"),
    Field("decline", 12, "activates it without its effect"),
    Field("give", 12, "Lévitation: gives this building of the reserve back"),
)

_plane, _number, _action = starts(PLANE_FIELDS), starts(NUMBER_FIELDS), starts(ACTION_FIELDS)
PLANES, NUMBERS, ACTIONS = _plane[""], _number[""], _action[""]
CHOICES = ACTIONS
"""The most actions at once."""
DRAWS, LENGTH = w.SETS_OF_CARDS, 256
"""The most that may be drawn at once, and more decisions than a game can have."""
HEADS = (("spaces", 126), ("squares", 32), ("others", 49))
"""The actions once more, as a net says them: so many boards of 64 spaces, then of 16 squares, then single ones."""
LEAD, LINE = 20.0, 20.0
"""Points that are much of a lead, and of a line of the sheet."""

BUILD_ACTION, PUT_ACTION, STATUE_ACTION, ANNEX_ACTION, TILE_ACTION = (
    _action[name] for name in ("build", "put", "statue", "annex", "tile")
)
TAKE_ACTION, PASS_ACTION, LASTING_ACTION, DECLINE_ACTION, GIVE_ACTION = (
    _action[name] for name in ("take", "pass", "lasting", "decline", "give")
)
BUILDING_PLANES, PIECE_PLANES = _plane["buildings"], _plane["pieces"]
FACED_PLANE, ANNEX_PLANE = _plane["faced"], _plane["annex"]
ASKED, PHASE, BEGAN, DONE = (_number[name] for name in ("asked", "phase_two", "first", "done_first"))
PASSED, EDITION_NUMBER, FLIP_NUMBER, OWN_HAND = (_number[name] for name in ("passes", "edition", "flip", "own_hand"))
OWN_PILE, RIVAL_TILES, RIVAL_HAND, OWN_LEFT = (
    _number[name] for name in ("own_pile", "rival_tiles", "rival_hand", "own_left")
)
RIVAL_LEFT, SQUARES, POOL_NUMBERS, OWN_RESERVE = (
    _number[name] for name in ("rival_left", "squares", "pool", "own_reserve")
)
RIVAL_RESERVE, FACE_UP, OWN_CARDS, RIVAL_CARDS = (
    _number[name] for name in ("rival_reserve", "face_up", "own_cards", "rival_cards")
)
OWN_POWERS, RIVAL_POWERS, TOKEN_NUMBERS, CHIMNEY_NUMBERS = (
    _number[name] for name in ("own_powers", "rival_powers", "tokens", "chimneys")
)
OWN_SHEET, RIVAL_SHEET, GIVEN_NUMBERS = (_number[name] for name in ("own_sheet", "rival_sheet", "given"))

PIECE_NUMBERS = np.array(PIECE_CARDS, np.int64)
PIECE_OF_CARD = np.array([PIECE_CARDS.index(card) if card in PIECE_CARDS else 0 for card in range(12)], np.int64)


# What a seat sees ------------------------------------------------------------------------------------------------


@compiled
def observe(box: Words, s: Words, me: int, planes: Words, numbers: Any) -> None:
    """Writes what the view of a seat knows."""
    other = 1 - me
    see_board(box, s, me, planes)
    numbers[:] = 0
    numbers[ASKED] = to_act(box, s) == me
    numbers[PHASE] = s[TAKEN] == w.ALL_SQUARES
    if s[STARTER] >= 0:
        numbers[BEGAN + (s[STARTER] != me)] = 1
    if s[DONE_FIRST] >= 0:
        numbers[DONE + (s[DONE_FIRST] != me)] = 1
    numbers[PASSED], numbers[EDITION_NUMBER], numbers[FLIP_NUMBER] = s[PASSES], s[EDITION], s[FLIP]
    spread(s[HANDS + me], 8, numbers, OWN_HAND)
    spread(s[PILES + me], 8, numbers, OWN_PILE)
    spread(s[HANDS + other] | s[PILES + other], 8, numbers, RIVAL_TILES)
    numbers[RIVAL_HAND] = bits(s[HANDS + other])
    numbers[OWN_LEFT] = bits(s[HANDS + me] | s[PILES + me])
    numbers[RIVAL_LEFT] = bits(s[HANDS + other] | s[PILES + other])
    numbers[SQUARES] = bits(s[TAKEN])
    spread(s[POOL], 12, numbers, POOL_NUMBERS)
    reserve(s[RESERVES + me], numbers, OWN_RESERVE)
    reserve(s[RESERVES + other], numbers, RIVAL_RESERVE)
    spread(s[IN_PLAY] & ~(s[USED_BY] | s[USED_BY + 1]), 12, numbers, FACE_UP)
    spread(s[USED_BY + me], 12, numbers, OWN_CARDS)
    spread(s[USED_BY + other], 12, numbers, RIVAL_CARDS)
    powers(s, me, numbers, OWN_POWERS)
    powers(s, other, numbers, RIVAL_POWERS)
    numbers[TOKEN_NUMBERS], numbers[TOKEN_NUMBERS + 1] = s[TOKENS + me], s[TOKENS + other]
    numbers[CHIMNEY_NUMBERS], numbers[CHIMNEY_NUMBERS + 1] = s[CHIMNEYS + me], s[CHIMNEYS + other]
    sheet(box, s, me, numbers, OWN_SHEET)
    sheet(box, s, other, numbers, RIVAL_SHEET)
    if s[GIVEN] != 0:
        numbers[GIVEN_NUMBERS + s[GIVEN] - 1] = 1


@compiled
def see_board(box: Words, s: Words, me: int, planes: Words) -> None:
    """The board from a seat, plane by plane."""
    other = 1 - me
    planes[0], planes[1], planes[2], planes[3] = s[COLOURS + me], s[COLOURS + other], s[MIXED], s[LIGHTS]
    planes[4] = s[COVERED]
    planes[5] = own_ground(s, me) | under_light(s, me) | under_rival(s, me)
    planes[6] = own_ground(s, other) | under_light(s, other) | under_rival(s, other)
    planes[7], planes[8] = small_lights(s), large_light(box, s)
    planes[9], planes[10] = s[BUILT + me], s[BUILT + other]
    for building in range(BUILDINGS):
        planes[BUILDING_PLANES + building] = 0
    for standing in range(s[STANDING]):
        planes[BUILDING_PLANES + ((s[NAMES] >> 4 * standing) & 15)] = s[SPACES + standing]
    for piece in range(5):
        planes[PIECE_PLANES + piece] = s[PIECES + PIECE_NUMBERS[piece]]
    planes[PIECE_PLANES + 5] = s[PIECES + PENSEUR]
    planes[FACED_PLANE] = onward(s[PIECES + PENSEUR], s[FACING])
    planes[ANNEX_PLANE] = s[ANNEX]


@compiled
def spread(mask: int, size: int, numbers: Any, at: int) -> None:
    """The bits of a mask as numbers."""
    for one in range(size):
        numbers[at + one] = (mask >> one) & 1


@compiled
def reserve(held: int, numbers: Any, at: int) -> None:
    """The buildings of a reserve."""
    while held != 0:
        numbers[at + (held & 15) - 1] = 1
        held >>= 4


@compiled
def powers(s: Words, me: int, numbers: Any, at: int) -> None:
    """C2, C6. The powers that a player holds unspent."""
    numbers[at] = (s[USED_BY + me] >> METROPOLITAIN) & 1 and not s[SPENT] & METROPOLITAIN_SPENT
    numbers[at + 1] = (s[USED_BY + me] >> CHARTIER) & 1 and not s[SPENT] & CHARTIER_SPENT


@compiled
def sheet(box: Words, s: Words, me: int, numbers: Any, at: int) -> None:
    """The lines of a sheet, and their sum."""
    numbers[at], numbers[at + 1] = lit(box, s, me), largest_group(s, me)
    numbers[at + 2], numbers[at + 3] = unbuilt(box, s, me), stamped_cards(s, me)
    numbers[at + 4] = numbers[at] + numbers[at + 1] + numbers[at + 2] + numbers[at + 3]


# What a seat may do ----------------------------------------------------------------------------------------------


@compiled
def legal(box: Words, s: Words, actions: Any, moves: Words) -> int:
    """Writes the actions that are allowed, and returns how many; `moves` is scratch space."""
    if s[GIVEN] != 0:
        return landings(box, s, actions, moves)
    me, hidden = to_act(box, s), 0
    if s[TAKEN] == w.ALL_SQUARES:  # Lévitation is told in parts: without it, then by what is given
        hidden = s[IN_PLAY] & (1 << LEVITATION)
        s[IN_PLAY] &= ~hidden
    count = options(box, s, moves)
    for one in range(count):
        actions[one] = action_of(s, moves[one])
    s[IN_PLAY] |= hidden
    used = (s[USED_BY] | s[USED_BY + 1]) >> LEVITATION & 1
    if hidden != 0 and me >= 0 and not used and s[TOKENS + me] > 0:
        actions[count] = DECLINE_ACTION + LEVITATION
        count += 1
        if s[CHIMNEYS + me] > 0 and lands(box, s, me):
            held = s[RESERVES + me]
            while held != 0:
                actions[count] = GIVE_ACTION + (held & 15) - 1
                count += 1
                held >>= 4
    return count


@compiled
def lands(box: Words, s: Words, me: int) -> bool:
    """C1. Can any building of the pool be placed?"""
    own = own_ground(s, me)
    for building in range(12):  # noqa: SIM110 - compiled
        if (s[POOL] >> building) & 1 and fits_anywhere(box, s, building, own, 0, 0):
            return True
    return False


@compiled
def landings(box: Words, s: Words, actions: Any, moves: Words) -> int:
    """C1. Where the buildings of the pool can be placed."""
    count, own = 0, own_ground(s, to_act(box, s))
    for building in range(12):
        if (s[POOL] >> building) & 1:
            count = buildable(box, s, building, own, 0, 0, BUILD_ACTION + building * PLACED, moves, count)
    for one in range(count):
        actions[one] = moves[one]
    return count


@compiled
def part_before(s: Words, move: int) -> int:
    """The action that comes before that of the move: what Lévitation gives back; otherwise -1."""
    return GIVE_ACTION + (move - LEVITATE) // (12 * PLACED) if LEVITATE <= move < DECLINE else -1


@compiled
def action_of(s: Words, move: int) -> int:
    """The action of a move; of Lévitation, its second part."""
    if move >= DECLINE:
        return DECLINE_ACTION + move - DECLINE
    if move >= LEVITATE:
        return BUILD_ACTION + (move - LEVITATE) % (12 * PLACED)
    if move >= FACED:
        space, facing = (move - FACED) >> 2, (move - FACED) & 3
        return STATUE_ACTION + facing * 64 + space
    if move >= ANNEXED:
        space, building = (move - ANNEXED) // BUILDINGS, (move - ANNEXED) % BUILDINGS
        return ANNEX_ACTION + building * 64 + space
    if move >= GARDEN:
        return BUILD_ACTION + w.JARDIN * PLACED + move - GARDEN
    if move >= PUT:
        card, space = (move - PUT) >> 6, (move - PUT) & 63
        return int(PUT_ACTION + PIECE_OF_CARD[card] * 64 + space)
    if move >= LASTING:
        return LASTING_ACTION + move - LASTING
    if move >= BUILD:
        return BUILD_ACTION + move - BUILD
    if move == PASS:
        return PASS_ACTION
    if move >= TAKE:
        return TAKE_ACTION + move - TAKE
    tile, square, turns = (move - TILE) >> 6, ((move - TILE) >> 2) & 15, (move - TILE) & 3
    return TILE_ACTION + (tile * 4 + turns) * 16 + square


@compiled
def move_of(s: Words, action: int) -> int:
    """The move of an action; -1 for the first part of Lévitation."""
    if action >= GIVE_ACTION:
        return -1
    if action >= DECLINE_ACTION:
        return DECLINE + action - DECLINE_ACTION
    if action >= LASTING_ACTION:
        return LASTING + action - LASTING_ACTION
    if action >= PASS_ACTION:
        return PASS
    if action >= TAKE_ACTION:
        return TAKE + action - TAKE_ACTION
    if action >= TILE_ACTION:
        turned, square = (action - TILE_ACTION) >> 4, (action - TILE_ACTION) & 15
        return TILE + (turned >> 2) * 64 + square * 4 + (turned & 3)
    if action >= ANNEX_ACTION:
        return ANNEXED + ((action - ANNEX_ACTION) & 63) * BUILDINGS + ((action - ANNEX_ACTION) >> 6)
    if action >= STATUE_ACTION:
        return FACED + ((action - STATUE_ACTION) & 63) * 4 + ((action - STATUE_ACTION) >> 6)
    if action >= PUT_ACTION:
        return int(PUT + PIECE_NUMBERS[(action - PUT_ACTION) >> 6] * 64 + ((action - PUT_ACTION) & 63))
    if s[GIVEN] != 0:
        return int(LEVITATE + (s[GIVEN] - 1) * 12 * PLACED + action - BUILD_ACTION)
    if action >= BUILD_ACTION + w.JARDIN * PLACED:
        return GARDEN + action - BUILD_ACTION - w.JARDIN * PLACED
    return BUILD + action - BUILD_ACTION


def part_of(action: int) -> str:
    """The name of an action that is a part of a move."""
    return f"card levitation, given back: building {action - GIVE_ACTION}"


@compiled
def play(box: Words, s: Words, action: int) -> None:
    """Plays an action that is allowed."""
    if action >= GIVE_ACTION:
        s[GIVEN] = action - GIVE_ACTION + 1
        return
    move = move_of(s, action)
    s[GIVEN] = 0
    do(box, s, move)


# The board turned ------------------------------------------------------------------------------------------------

BOARD = (8, 8)
"""Planes are boards of this size; a space is 8 × column + row."""


def turned(box: Words) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What becomes of each space and of each action when the board is turned clockwise by one quarter: Paris looks the
    same from all sides."""
    column, row = np.divmod(np.arange(64), 8)
    spaces = row * 8 + 7 - column
    column, row = np.divmod(np.arange(16), 4)
    squares = row * 4 + 3 - column
    actions = np.arange(ACTIONS)
    for building in range(BUILDINGS):
        _turn_shapes(box, building, spaces, actions)
    for at, planes in ((PUT_ACTION, 5), (ANNEX_ACTION, BUILDINGS)):
        for plane in range(planes):
            actions[at + plane * 64 : at + plane * 64 + 64] = at + plane * 64 + spaces
    for facing in range(4):
        at = STATUE_ACTION + facing * 64
        actions[at : at + 64] = STATUE_ACTION + (facing + 1) % 4 * 64 + spaces
    for tile in range(8):
        for turns in range(4):
            at = TILE_ACTION + (tile * 4 + turns) * 16
            actions[at : at + 16] = TILE_ACTION + (tile * 4 + (turns + 1) % 4) * 16 + squares
    return spaces, actions


def _turn_shapes(box: Words, building: int, spaces: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
    """The placements of a building; those that leave the board keep their number."""
    start, first = BUILD_ACTION + building * PLACED, w.BOX_SHAPES + (BUILDINGS + building) * SHAPES * w.SHAPE_WORDS
    others = int(box[w.BOX_SIZES + building]) - 1
    lying = {}
    for at in range(first, first + int(box[w.BOX_COUNTS + BUILDINGS + building]) * w.SHAPE_WORDS, w.SHAPE_WORDS):
        away = (0, *box[at + w.SHAPE_OTHERS : at + w.SHAPE_OTHERS + others].tolist())
        lying[away] = int(box[at + w.SHAPE_NUMBER]), int(box[at + w.SHAPE_LOWEST])
    for away, (number, allowed) in lying.items():
        for lowest in (place for place in range(64) if allowed >> place & 1):
            after = np.sort(spaces[lowest + np.array(away)])
            other, _ = lying[tuple((after - after[0]).tolist())]
            actions[start + number * 64 + lowest] = start + other * 64 + after[0]
