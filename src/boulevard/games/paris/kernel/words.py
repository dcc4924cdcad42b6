"""Where things stand: the words of a state, the words of a box, and the codes of moves.

Seats, cards, buildings, tiles, squares and spaces are numbers from 0: cards in alphabetical order, buildings as in the
content file with the garden last, squares and spaces as in `board`. Sets of them are masks.
"""

SEATS = 2
LINES = 5
BUILDINGS = 13
JARDIN = 12
SHAPES = 8
"""The most ways in which a building can lie: four turns, and their mirror images."""

CARDS = (
    *("bouquinistes", "chartier", "fontaine", "grande-lumiere", "jardin", "lampadaire"),
    *("levitation", "metropolitain", "moulin-rouge", "peintre", "penseur", "sacre-coeur"),
)
BOUQUINISTES, CHARTIER, FONTAINE, GRANDE_LUMIERE, JARDIN_CARD, LAMPADAIRE = range(6)
LEVITATION, METROPOLITAIN, MOULIN_ROUGE, PEINTRE, PENSEUR, SACRE_COEUR = range(6, 12)
FACINGS = "nesw"


# The state -------------------------------------------------------------------------------------------------------

# The agenda: steps of four bits each, the next one lowest; those of a seat have its number added.
WHO_STARTS, CARDS_IN_PLAY, DRAW_TILE, BEGIN, PHASE_ONE, PHASE_TWO = 1, 2, 3, 5, 6, 8
STEP = 4

AGENDA = 0
EDITION = AGENDA + 1  # 1: en
FLIP = EDITION + 1
STARTER = FLIP + 1  # -1: not yet known
DONE_FIRST = STARTER + 1  # -1: nobody yet
PASSES = DONE_FIRST + 1
OVER = PASSES + 1
IN_PLAY = OVER + 1  # cards
USED = IN_PLAY + 1  # in order, six bits each: card, owner, declined
USED_BY = USED + 1  # cards
SPENT = USED_BY + 2  # which powers, and which of them first
TOKENS = SPENT + 1
CHIMNEYS = TOKENS + 2
PILES = CHIMNEYS + 2  # tiles
HANDS = PILES + 2
TAKEN = HANDS + 2  # squares
LAID = TAKEN + 1  # in order, ten bits each, six in a word: square, owner, tile, turns
COLOURS = LAID + 3  # spaces
MIXED = COLOURS + 2
LIGHTS = MIXED + 1
COVERED = LIGHTS + 1
POOL = COVERED + 1  # buildings
RESERVES = POOL + 1  # in order, four bits each: building + 1
STANDING = RESERVES + 2  # how many
SPACES = STANDING + 1  # of each building on the board, in order, its annex included
NAMES = SPACES + 13  # in order, four bits each: building
OWNERS = NAMES + 1  # a bit for each: is it blue's?
BUILT = OWNERS + 1  # spaces of all buildings of a seat
ANNEX = BUILT + 2  # its space, and the building
ANNEX_OF = ANNEX + 1
PIECES = ANNEX_OF + 1  # of each card, the space on which its piece stands
FACING = PIECES + 12
HELD = FACING + 1

FITS = HELD
"""Scratch space: where each shape of a building fits."""
WORDS = HELD + SHAPES

USED_BITS, USED_OWNER, USED_DECLINED = 6, 16, 32
LAID_BITS, LAID_IN_WORD = 10, 6
METROPOLITAIN_SPENT, CHARTIER_SPENT, CHARTIER_FIRST = 1, 2, 4
ALL_SQUARES = 0xFFFF

# The box ---------------------------------------------------------------------------------------------------------

SETS_OF_CARDS = 495
# A shape: the spaces on which its lowest space may lie, its number, and how far the others are from the lowest.
SHAPE_WORDS, SHAPE_LOWEST, SHAPE_NUMBER, SHAPE_OTHERS = 8, 0, 1, 2
BOX_CHIMNEYS = 0
BOX_REACH = BOX_CHIMNEYS + 1
BOX_UNBUILT = BOX_REACH + 1
BOX_GROUND = BOX_UNBUILT + 1  # by tile and turns, on square A1: own, rival, mixed, lights
BOX_SIZES = BOX_GROUND + 8 * 4 * 4  # how many spaces a building covers
BOX_COUNTS = BOX_SIZES + BUILDINGS  # how many shapes it has, by flip
BOX_SHAPES = BOX_COUNTS + 2 * BUILDINGS  # these shapes, by flip, in the order of the notation
BOX_MASKS = BOX_SHAPES + 2 * BUILDINGS * SHAPES * SHAPE_WORDS  # by a shape's number, its spaces if its lowest is a1
BOX_SETS = BOX_MASKS + BUILDINGS * SHAPES  # the sets of eight cards, in order
BOX_WORDS = BOX_SETS + SETS_OF_CARDS

# Codes of moves --------------------------------------------------------------------------------------------------

PLACED = SHAPES * 64
"""A placement is the number of a shape and its lowest space."""
FIRST = 0  # seat
POSTCARDS = FIRST + 2  # a set of cards
DEAL = POSTCARDS + (1 << 12)  # seat, tile
TILE = DEAL + 2 * 8  # tile, square, turns
TAKE = TILE + 8 * 16 * 4  # building
PASS = TAKE + 12
BUILD = PASS + 1  # building, placement
LASTING = BUILD + 12 * PLACED  # card
PUT = LASTING + 12  # card, space
GARDEN = PUT + 12 * 64  # placement
ANNEXED = GARDEN + PLACED  # space, building
FACED = ANNEXED + 64 * BUILDINGS  # space, facing
LEVITATE = FACED + 64 * 4  # building given, building placed, placement
DECLINE = LEVITATE + 12 * 12 * PLACED  # card
CODES = DECLINE + 12

MOVES = 16384
"""Lévitation offers the most, with six buildings in the reserve and in the pool: at most 336 placements of each of
these for each of those."""
