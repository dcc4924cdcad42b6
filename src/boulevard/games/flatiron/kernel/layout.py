"""Where everything stands: the words of a state, the figures of a box, and the codes of moves, steps and verbs.

Streets, colours, kinds of newspapers, sides and ends have the order of `moves`; boards, decrees and Daniel's cards that
of the content file; street cards and floors that of their names, since they are drawn in it. Seat 0 is `1`, seat 1 is
`2` or Daniel. -1 stands for nothing.
"""

from typing import Final

SEATS: Final = 2
LINES: Final = 5
"""play, reputation, decrees, cards, total"""
MOVES: Final = 64
"""The most at once: 6 decrees, 4 columns, 2 ends, 7 kinds of newspapers, and three more."""

STREETS: Final = 4
HALL: Final = 4
"""The location after the streets."""
LOCATIONS: Final = 5
COLOURS: Final = 4
SLOTS: Final = 3
KINDS: Final = 7
BOARDS: Final = 4
CARDS: Final = 32
PILE: Final = 8
"""Cards of a pile."""
DECREES: Final = 10
FLOORS: Final = 15
ROOF: Final = 15
"""The Roof's number among the floors."""
LEVELS: Final = 6
DANIEL_CARDS: Final = 9
SPACES: Final = 5
"""The paperboy's."""
ALPHABET: Final = (3, 4, 5, 2, 0, 6, 1)
"""The kinds of newspapers by their names: as they are drawn from the pool."""
ALPHABETICAL: Final = (4, 6, 3, 0, 1, 2, 5)
"""The place of each kind in that order."""

# The words of a state --------------------------------------------------------------------------------------------
# A list is its length and then its members, four bits each (`pieces`); a hand is how many of each kind, four bits each.

# The table's options (F7, F17, F33)
DANIEL: Final = 0
"""0: off, 1: normal, 2: hard"""
SIDES: Final = 1
"""How many sides of a board may be chosen."""
LIMIT: Final = 2

# Where the game is
STARTER: Final = 3
TURNS: Final = 4
ROOF_BY: Final = 5
REASON: Final = 6
"""0: it runs, 1: the Roof, 2: the limit of turns"""

# The building, and what lies at City Hall
LEVEL_COUNT: Final = 7
LEVEL: Final = 8
"""From the ground up: the floor, then for each slot, three bits, its pillar's colour and one more; 0: empty."""
NEXT_FLOOR: Final = LEVEL + LEVELS
FLOOR_PILE: Final = NEXT_FLOOR + 1
FLOORS_UNSEEN: Final = FLOOR_PILE + 1
"""One bit a floor."""
DECREES_OPEN: Final = FLOORS_UNSEEN + 1
"""A list."""
SUPPLY: Final = DECREES_OPEN + 1
"""By colour."""
REPUTATION: Final = SUPPLY + COLOURS
NEWS: Final = REPUTATION + 1
NEWS_POOL: Final = NEWS + 1
"""A hand, as the next one is."""
NEWS_GONE: Final = NEWS_POOL + 1
DRAWN: Final = NEWS_GONE + 1
"""The first kind times 8, and the second."""
PAPERBOY: Final = DRAWN + 1

# Street piles, by street: cards of a pile are counted from 0 within it, but for the open one
OPEN: Final = PAPERBOY + 1
UNSEEN: Final = OPEN + STREETS
"""One bit a card of the pile."""
UNDER: Final = UNSEEN + STREETS
"""A list."""

# Daniel
DANIEL_OPEN: Final = UNDER + STREETS
"""A list."""
DANIEL_PAIRS: Final = DANIEL_OPEN + 1
DANIEL_COUNT: Final = DANIEL_PAIRS + 1
"""How many street cards and decrees he took."""
DANIEL_TAKEN: Final = DANIEL_COUNT + 1
"""Which: ten a word, six bits each."""
TAKEN_WORDS: Final = 4
TAKEN_A_WORD: Final = 10

# What belongs to a player: `OWN + seat * PLAYER` and one of these
OWN: Final = DANIEL_TAKEN + TAKEN_WORDS
DEALT: Final = 0
"""One bit a board."""
OFFICE: Final = 1
"""The board times 2, and the side."""
DOLLARS: Final = 2
POINTS: Final = 3
PLACE: Final = 4
STOCK: Final = 5
"""A list."""
STORED: Final = 6
"""The same colours, one bit each."""
TOKENS: Final = 7
HAND: Final = 8
"""A hand, as the next one is."""
KNOWN: Final = 9
COLUMN: Final = 10
"""By street, see `columns`."""
PLAYER: Final = COLUMN + STREETS

# The agenda, the next step last; what is above it is 0
STEPS: Final = OWN + SEATS * PLAYER
AGENDA: Final = STEPS + 1
AGENDA_LIMIT: Final = 32
"""More than the set-up has (19), and more than a turn can gather."""
WORDS: Final = AGENDA + AGENDA_LIMIT

# Steps: the kind, six bits; the seat, two; then the figure ---------------------------------------------------------

BOARD_CHOICE: Final = 1
MOVE_ARCHITECT: Final = 2
ONE_THING: Final = 3
COLUMN_ACTION: Final = 4
"""Its figure: the street, and the place plus 8 times 4."""
HALL_ACTION: Final = 5
LAST_NEWS: Final = 6
ONE_ACTION: Final = 7
"""The verb."""
SECOND_PILLAR: Final = 8
"""The verb."""
KEEP_ONE: Final = 9

FIRST_DRAW: Final = 16
START_FLOOR: Final = 16
FIRST_NEWS: Final = 17
OPEN_DECREE: Final = 18
TWO_BOARDS: Final = 19
DANIELS_BOARD: Final = 20
WHO_STARTS: Final = 21
OPEN_CARD: Final = 22
"""The pile."""
DRAW_FLOOR: Final = 23
DRAW_NEWSPAPER: Final = 24
DRAW_FOR_HALL: Final = 25
DRAW_TWO: Final = 26
DANIEL_TURN: Final = 27
TAKE_DECREE: Final = 28

FIRST_DO: Final = 32
BEGIN: Final = 32
NEXT_ACTION: Final = 33
"""As that of an action; 0 instead of a place before the first."""
TURN_ENDS: Final = 34
NEXT_TURN: Final = 35
SCORE: Final = 36
"""The points."""
MEET: Final = 37
OPEN_NEXT: Final = 38
"""The pile."""
TURN_PILE: Final = 39
"""The pile."""
OPEN_FLOOR: Final = 40
TAKE_BONUS: Final = 41
"""The slot, from 0, times 4, and the colour."""
DANIEL_MEETS: Final = 42
DANIEL_ACTION: Final = 43
"""The card."""
DANIEL_PAIR: Final = 44
"""The card."""
DANIEL_TAKES: Final = 45
DANIEL_SHUFFLE: Final = 46

# The codes of moves: first what a seat decides, then what chance does ----------------------------------------------

SKIP: Final = 0
DONE: Final = 1
BUY: Final = 2
SELL: Final = 3
RAISE: Final = 4
GAIN: Final = 5
ACTIVATE: Final = 6
TAKE_DOLLARS: Final = 7
END: Final = 8
HALL_NEWS: Final = 9
HALL_DOLLARS: Final = 10
GO: Final = 11
"""and the location"""
BUY_HERE: Final = GO + LOCATIONS
"""and the end"""
BUY_ANY: Final = BUY_HERE + 2
"""and the colour"""
PUT: Final = BUY_ANY + COLOURS
"""and the colour, the slot"""
SWAP: Final = PUT + COLOURS * SLOTS
"""and the colour given, the colour taken"""
SPEND: Final = SWAP + COLOURS * COLOURS
"""and the kind"""
KEEP: Final = SPEND + KINDS
"""and the kind"""
BUY_FROM: Final = KEEP + KINDS
"""and the pile, the end"""
COPY_OWN: Final = BUY_FROM + STREETS * 2
"""and the street, the place from 0"""
PLACES: Final = 5
COPY_OPEN: Final = COPY_OWN + STREETS * PLACES
"""and the card, the end"""
CHOOSE_BOARD: Final = COPY_OPEN + CARDS * 2
"""and the board, the side"""
BUY_DECREE: Final = CHOOSE_BOARD + BOARDS * 2
"""and the decree, the street, the end"""
HALL_DECREE: Final = BUY_DECREE + DECREES * STREETS * 2
"""the same"""
DECISIONS: Final = HALL_DECREE + DECREES * STREETS * 2
"""What a seat decides has a code below this."""

DEAL_FLOOR: Final = DECISIONS
DEAL_NEWS: Final = DEAL_FLOOR + FLOORS
DEAL_STREET: Final = DEAL_NEWS + KINDS
"""and the pile, the card within it"""
DEAL_DECREE: Final = DEAL_STREET + STREETS * PILE
DEAL_BOARDS: Final = DEAL_DECREE + DECREES
"""and the seat, the boards, one bit each"""
FIRST: Final = DEAL_BOARDS + SEATS * (1 << BOARDS)
"""and the seat"""
DEAL_BOARD_DANIEL: Final = FIRST + SEATS
DEAL_DANIEL: Final = DEAL_BOARD_DANIEL + BOARDS
DANIEL_DECREE: Final = DEAL_DANIEL + DANIEL_CARDS
DRAW_ONE: Final = DANIEL_DECREE + DECREES
"""and the kind; for the seat, or for Daniel as seat 2"""
DRAW_PAIR: Final = DRAW_ONE + 3 * KINDS
"""and the seat, the two kinds"""
CODES: Final = DRAW_PAIR + SEATS * KINDS * KINDS

# Verbs: the kind and its figures, as the content file writes them --------------------------------------------------

TRADE: Final = 1
BUY_PILLAR: Final = 2
SWAP_PILLAR: Final = 3
BUILD: Final = 4
FLOOR: Final = 5
MONEY: Final = 6
MONEY_AND_POINTS: Final = 7
DOLLARS_PER_FLOOR: Final = 8
DOLLARS_PER_PAPERBOY: Final = 9
POINTS_PER_TWO_FLOORS: Final = 10
POINTS_IF_COLOUR: Final = 11
CARD_FOR: Final = 12
DECREE_FOR: Final = 13
NEWSPAPER: Final = 14
COPIES: Final = 15
"""F23. From here on they point to another action."""
COPY_OWN_ACTION: Final = 15
COPY_OPEN_ACTION: Final = 16
CITY_HALL: Final = 17

BONUS_POINTS: Final = 1
BONUS_IF_COLOUR: Final = 2
BONUS_DOLLARS: Final = 3
BONUS_REPUTATION: Final = 4
BONUS_DRAW: Final = 5
BONUS_CARD: Final = 6
BONUS_NEWSPAPER: Final = 7

PER_STREET_CARDS: Final = 1
PER_DOLLARS: Final = 2
PER_REPUTATION: Final = 3
PER_STOCK: Final = 4
PER_DECREES: Final = 5
PER_LEVELS_WITH: Final = 6
PER_BUILT: Final = 7
FIXED: Final = 8

POPULARITY: Final = 1
DANIELS_PILLAR: Final = 2
DANIELS_FLOOR: Final = 3

# The figures of a box --------------------------------------------------------------------------------------------

MOST: Final = 1_000_000
"""With a figure above this, or below its negative, the core does not play."""

GOOD_REPUTATION: Final = 0
BAD_REPUTATION: Final = 1
DECREE_PRICE: Final = 2
MONEY_FIRST: Final = 3
MONEY_SECOND: Final = 4
MONEY_SOLO: Final = 5
SPACE: Final = 6
"""The paperboy's spaces."""
PRICE: Final = SPACE + SPACES
"""By board and colour."""
WAREHOUSE: Final = PRICE + BOARDS * COLOURS
"""By board and colour."""
PRINTED: Final = WAREHOUSE + BOARDS * COLOURS
"""By board, side, street and place: the verb."""
CARD_STREET: Final = PRINTED + BOARDS * 2 * STREETS * 2
COST: Final = CARD_STREET + CARDS
"""Of a street card, and of the decrees after them (F38)."""
PILE_CARD: Final = COST + CARDS + DECREES
"""By pile and place in it: the card."""
PILE_PLACE: Final = PILE_CARD + STREETS * PILE
"""The place of a card in its pile."""
HALF_VERB: Final = PILE_PLACE + CARDS
"""By card and end; of the decrees after the street cards: none."""
MARK: Final = HALF_VERB + (CARDS + DECREES) * 2
"""By card and end."""
DECREE_HALF: Final = MARK + (CARDS + DECREES) * 2
"""By decree and end: the verb and three figures."""
BONUS: Final = DECREE_HALF + DECREES * 2 * 4
"""By floor and slot: the verb and two figures, in four."""
STARTS: Final = BONUS + FLOORS * SLOTS * 4
"""F2. The ★ floors, one bit each."""
NEWS_VERB: Final = STARTS + 1
DANIEL_CARD: Final = NEWS_VERB + KINDS
"""By card: main, alternative, verb, colour or points, three slots from 0, popularity."""
DANIEL_FIGURES: Final = 8
EFFECT: Final = DANIEL_CARD + DANIEL_CARDS * DANIEL_FIGURES
"""By floor, the Roof's too: what each answers to these questions."""
SHARE: Final = 0
DOUBLES: Final = 1
PILLAR_DISCOUNT: Final = 2
DECREE_DISCOUNT: Final = 3
SALE_EXTRA: Final = 4
CARD_POINTS: Final = 5
TAKEN: Final = 6
"""What "take $2" gives, by location."""
ARRIVAL: Final = TAKEN + LOCATIONS
"""By location."""
PILLAR_POINTS: Final = ARRIVAL + LOCATIONS
"""By colour."""
ANSWERS: Final = PILLAR_POINTS + COLOURS
VERB: Final = EFFECT + (FLOORS + 1) * ANSWERS
"""By verb: the kind and four figures, in eight."""
VERB_FIGURES: Final = 8
VERBS: Final = 160
"""More than boards, cards, newspapers and bonuses can name (138)."""
FIGURES: Final = VERB + VERBS * VERB_FIGURES

THE_NEWSPAPER: Final = 0
"""The verbs that bonuses and City Hall name by themselves come first."""
A_DECREE: Final = 1
A_CARD: Final = 2
DOLLARS_TAKEN: Final = 2
"""F11. What "take $2" gives."""
