"""Flatiron as learners see it: what a seat's view knows, as numbers, and its moves as fixed actions.

An action is the code of its move. `own` and `rival` are meant from the seat that looks; alone, the rival is Daniel.
Floors and street cards are numbered as they are drawn, by their names; the decrees as in the content file.
"""

from typing import Any

from boulevard.core.encoding import Field, starts
from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.columns import (
    above,
    action_at,
    below,
    card_above,
    card_below,
    end_of_places,
    first_place,
)
from boulevard.games.flatiron.kernel.layout import (
    BOARDS,
    CARDS,
    COLOURS,
    COLUMN,
    COLUMN_ACTION,
    DANIEL,
    DANIEL_CARDS,
    DANIEL_COUNT,
    DANIEL_OPEN,
    DANIEL_PAIRS,
    DEALT,
    DECISIONS,
    DECREES,
    DECREES_OPEN,
    DOLLARS,
    DRAWN,
    FLOOR_PILE,
    FLOORS,
    FLOORS_UNSEEN,
    HALL_ACTION,
    HAND,
    KEEP_ONE,
    KINDS,
    KNOWN,
    LEVEL,
    LEVEL_COUNT,
    LEVELS,
    LIMIT,
    LINES,
    LOCATIONS,
    MOVES,
    NEWS,
    NEWS_GONE,
    NEWS_POOL,
    NEXT_FLOOR,
    OFFICE,
    ONE_ACTION,
    OPEN,
    PAPERBOY,
    PILE,
    PILE_CARD,
    PLACE,
    POINTS,
    POINTS_IF_COLOUR,
    REPUTATION,
    ROOF_BY,
    SECOND_PILLAR,
    SLOTS,
    SPACES,
    STARTER,
    STOCK,
    STREETS,
    SUPPLY,
    THE_NEWSPAPER,
    TOKENS,
    TRADE,
    TURNS,
    UNDER,
    UNSEEN,
    WORDS,
)
from boulevard.games.flatiron.kernel.paperboy import held, newspapers
from boulevard.games.flatiron.kernel.pieces import figure, member, next_step, own, pillar, today
from boulevard.games.flatiron.kernel.rules import do, options, to_act
from boulevard.games.flatiron.kernel.scoring import daniel_cards, decrees, reputation

VERSION = 2
STATE = WORDS
ASKS, VERB_KINDS, VERB_FIGURES = 9, 18, 4
SHOWN = VERB_KINDS + COLOURS
ASKED_FOR = (
    "1: what is asked: board, move, one thing, column, City Hall, last newspapers, action, second pillar, "
    "which newspaper to keep"
)
SIDE_FIELDS = (
    Field("dealt", BOARDS, "1: this board was dealt"),
    Field("chosen", 1, "1: has chosen a board"),
    Field("office", BOARDS * 2, "1: this board, on this side; board × side, once it may be seen"),
    Field("dollars", 1, "dollars", 20),
    Field("points", 1, "points scored in play", 20),
    Field("place", LOCATIONS, "1: the architect is here; the streets, then City Hall"),
    Field("stock", COLOURS, "pillars in stock, by colour", 3),
    Field("tokens", 1, "tokens left", 4),
    Field("newspapers", 1, "newspapers in hand", 3),
    Field("known", KINDS, "of these by kind, those that the rival of their owner gave"),
    Field(
        "above", CARDS + DECREES, "by card, decrees last: its place above the board, from 1 beside it; 0: not there", 3
    ),
    Field("below", CARDS + DECREES, "the same below the board", 3),
    Field("decrees", DECREES, "by decree: its column, from 1", 4),
    Field("shows", STREETS * SHOWN, "by street: visible actions, by kind, then trades by colour"),
    Field("sheet", LINES, "the sheet as if the game ended now, line by line, the total last", 20),
)
PLANE_FIELDS: tuple[Field, ...] = ()
NUMBER_FIELDS = (
    Field("asked", 1, "1: this seat is asked"),
    Field("ask", ASKS, ASKED_FOR),
    Field("verb", VERB_KINDS, "1: the kind of the action that is asked about"),
    Field("verb_colour", COLOURS, "1: its colour, if it names one"),
    Field("verb_figures", VERB_FIGURES, "its figures, as they are printed", 3),
    Field("to_come", SHOWN, "actions of the column that follow it, by kind, then trades by colour"),
    Field("street", STREETS, "1: the column whose actions are asked"),
    Field("daniel", 3, "1: off, normal, hard"),
    Field("first", 2, "1: began; own, rival"),
    Field("turns", 1, "turns that are over", 40),
    Field("limit", 1, "the limit of turns; 0: none", 40),
    Field("roof", 2, "1: has put the Roof on; own, rival"),
    Field("levels", 1, "levels of the building", 6),
    Field("floors", LEVELS * (FLOORS + 1), "1: level × floor, the Roof last"),
    Field("pillars", LEVELS * SLOTS * COLOURS, "1: level × slot × colour"),
    Field("next_floor", FLOORS, "1: this floor lies open at City Hall"),
    Field("floor_pile", 1, "floors that are not open yet", 4),
    Field("floors_unseen", FLOORS, "1: this floor may be among them"),
    Field("decrees_open", DECREES, "1: this decree lies open"),
    Field("supply", COLOURS, "pillars in the supply, by colour", 5),
    Field("reputation", 1, "where the reputation stands", 5),
    Field("news", KINDS, "1: the newspaper of the day"),
    Field("news_hidden", KINDS, "newspapers that this seat has not seen, by kind", 2),
    Field("news_pool", 1, "newspapers not drawn yet", 10),
    Field("news_gone", KINDS, "newspapers that are out of the game, by kind", 2),
    Field("drawn", KINDS, "the two that the paperboy brought this seat, by kind"),
    Field("paperboy", SPACES + 1, "1: the paperboy's space; last: he has left"),
    Field("open", CARDS, "1: this street card lies open"),
    Field("unseen", CARDS, "1: it was never seen"),
    Field("under", CARDS, "its place under its pile, from 1", 8),
    Field("daniel_open", DANIEL_CARDS, "1: this card of Daniel's is open"),
    Field("daniel_pairs", 1, "pairs that he had", 3),
    Field("daniel_count", 1, "cards and decrees that he took", 10),
    Field("hand", KINDS, "own newspapers, by kind"),
    *(Field(f"{whose}_{one.name}", *one[1:]) for whose in ("own", "rival") for one in SIDE_FIELDS),
)
ACTION_FIELDS = (
    Field("plain", 11, "skip, done, buy, sell, raise, gain, activate, take $2, end, City Hall: newspapers, dollars"),
    Field("go", LOCATIONS, "the architect goes there; the streets, then City Hall"),
    Field("buy_here", 2, "buys the open card here, to this end of the column"),
    Field("buy_any", COLOURS, "buys a pillar of this colour"),
    Field("put", COLOURS * SLOTS, "builds: colour × slot"),
    Field("swap", COLOURS * COLOURS, "colour given × colour taken"),
    Field("spend", KINDS, "spends this newspaper"),
    Field("keep", KINDS, "keeps this one of the two that were drawn"),
    Field("buy_from", STREETS * 2, "buys from this pile, to this end"),
    Field("copy_own", STREETS * 5, "copies an action of one's own: street × place"),
    Field("copy_open", CARDS * 2, "copies an action of an open card: card × end"),
    Field("board", BOARDS * 2, "chooses this board, this side up"),
    Field("buy_decree", DECREES * STREETS * 2, "buys this decree: decree × street × end"),
    Field("hall_decree", DECREES * STREETS * 2, "the same at City Hall"),
)
_number = starts(NUMBER_FIELDS)
PLANES, NUMBERS, ACTIONS, CHOICES, DRAWS = 0, _number[""], DECISIONS, MOVES, MOVES
LENGTH = 10_000
HEADS = (("others", ACTIONS),)
KEPT = 400
"""Decisions of a game that a net learns from, at most."""
LEAD, LINE = 20.0, 20.0

_side = starts(SIDE_FIELDS)
SIDE = _side[""]
OWN_SIDE = _number["own_dealt"]
S_DEALT, S_CHOSEN, S_OFFICE, S_DOLLARS, S_POINTS = (
    _side[name] for name in ("dealt", "chosen", "office", "dollars", "points")
)
S_PLACE, S_STOCK, S_TOKENS, S_NEWSPAPERS, S_KNOWN = (
    _side[name] for name in ("place", "stock", "tokens", "newspapers", "known")
)
S_ABOVE, S_BELOW, S_DECREES, S_SHOWS, S_SHEET = (
    _side[name] for name in ("above", "below", "decrees", "shows", "sheet")
)
N_ASKED, N_ASK, N_VERB, N_COLOUR = (_number[name] for name in ("asked", "ask", "verb", "verb_colour"))
N_FIGURES, N_TO_COME, N_STREET, N_DANIEL = (_number[name] for name in ("verb_figures", "to_come", "street", "daniel"))
N_FIRST, N_TURNS, N_LIMIT, N_ROOF, N_LEVELS = (_number[name] for name in ("first", "turns", "limit", "roof", "levels"))
N_FLOORS, N_PILLARS, N_NEXT, N_PILE = (_number[name] for name in ("floors", "pillars", "next_floor", "floor_pile"))
N_FLOORS_UNSEEN, N_DECREES, N_SUPPLY = (_number[name] for name in ("floors_unseen", "decrees_open", "supply"))
N_REPUTATION, N_NEWS, N_HIDDEN, N_POOL = (_number[name] for name in ("reputation", "news", "news_hidden", "news_pool"))
N_GONE, N_DRAWN, N_PAPERBOY, N_OPEN = (_number[name] for name in ("news_gone", "drawn", "paperboy", "open"))
N_UNSEEN, N_UNDER, N_DANIEL_OPEN = (_number[name] for name in ("unseen", "under", "daniel_open"))
N_PAIRS, N_COUNT, N_HAND = (_number[name] for name in ("daniel_pairs", "daniel_count", "hand"))


# What a seat sees ------------------------------------------------------------------------------------------------


@compiled
def observe(box: Words, s: Words, me: int, planes: Words, numbers: Any) -> None:
    """Writes what the view of a seat knows."""
    numbers[:] = 0
    see_question(box, s, me, numbers)
    see_table(s, me, numbers)
    see_building(s, numbers)
    see_news(s, me, numbers)
    see_cards(box, s, numbers)
    for away in range(2):
        see_side(box, s, me, (me + away) % 2, numbers, OWN_SIDE + away * SIDE)
        sheet(box, s, (me + away) % 2, numbers, OWN_SIDE + away * SIDE + S_SHEET)


@compiled
def see_question(box: Words, s: Words, me: int, numbers: Any) -> None:
    """What is asked, of whoever is."""
    step = next_step(s)
    kind, about = step & 63, step >> 8
    numbers[N_ASKED] = to_act(box, s) == me
    if kind == 0 or kind > ASKS:
        return
    numbers[N_ASK + kind - 1] = 1
    verb = -1
    if kind in (ONE_ACTION, SECOND_PILLAR):
        verb = about
    elif kind == HALL_ACTION:
        verb = THE_NEWSPAPER
    elif kind == COLUMN_ACTION:
        seat, street, place = step >> 6 & 3, about & 3, (about >> 2) - 8
        numbers[N_STREET + street] = 1
        verb = action_at(box, s, seat, street, place)
        see_actions(box, s, seat, street, place + 1, numbers, N_TO_COME)
    if verb >= 0:
        verb = today(box, s, verb)
        numbers[N_VERB + figure(box, verb, 0)] = 1
        if figure(box, verb, 0) in (TRADE, POINTS_IF_COLOUR):
            numbers[N_COLOUR + figure(box, verb, 1)] = 1
        for place in range(VERB_FIGURES):
            numbers[N_FIGURES + place] = figure(box, verb, place + 1)


@compiled
def see_actions(box: Words, s: Words, seat: int, street: int, first: int, numbers: Any, at: int) -> None:
    """The visible actions of a column from a place on: how many of each kind, and trades by colour."""
    for place in range(first, end_of_places(s, seat, street)):
        verb = action_at(box, s, seat, street, place)
        if verb >= 0:
            kind = figure(box, verb, 0)
            numbers[at + kind] += 1
            if kind == TRADE:
                numbers[at + VERB_KINDS + figure(box, verb, 1)] += 1


@compiled
def see_table(s: Words, me: int, numbers: Any) -> None:
    """The options, and how far the game is."""
    numbers[N_DANIEL + s[DANIEL]] = 1
    if s[STARTER] >= 0:
        numbers[N_FIRST + (s[STARTER] != me)] = 1
    if s[ROOF_BY] >= 0:
        numbers[N_ROOF + (s[ROOF_BY] != me)] = 1
    numbers[N_TURNS], numbers[N_LIMIT] = s[TURNS], max(0, s[LIMIT])
    numbers[N_REPUTATION] = s[REPUTATION]
    for colour in range(COLOURS):
        numbers[N_SUPPLY + colour] = s[SUPPLY + colour]
    ones_of(s[DECREES_OPEN], numbers, N_DECREES)
    ones_of(s[DANIEL_OPEN], numbers, N_DANIEL_OPEN)
    numbers[N_PAIRS], numbers[N_COUNT] = s[DANIEL_PAIRS], s[DANIEL_COUNT]


@compiled
def ones_of(listed: int, numbers: Any, at: int) -> None:
    """A one for each member of a list."""
    for place in range(listed & 15):
        numbers[at + member(listed, place)] = 1


@compiled
def see_building(s: Words, numbers: Any) -> None:
    """The building, and the floors to come."""
    numbers[N_LEVELS] = s[LEVEL_COUNT]
    for at in range(s[LEVEL_COUNT]):
        level = s[LEVEL + at]
        numbers[N_FLOORS + at * (FLOORS + 1) + (level & 15)] = 1
        for slot in range(SLOTS):
            colour = pillar(level, slot) - 1
            if colour >= 0:
                numbers[N_PILLARS + (at * SLOTS + slot) * COLOURS + colour] = 1
    if 0 <= s[NEXT_FLOOR] < FLOORS:
        numbers[N_NEXT + s[NEXT_FLOOR]] = 1
    numbers[N_PILE] = s[FLOOR_PILE]
    for floor in range(FLOORS):
        numbers[N_FLOORS_UNSEEN + floor] = s[FLOORS_UNSEEN] >> floor & 1


@compiled
def see_news(s: Words, me: int, numbers: Any) -> None:
    """F28. Newspapers: the own, those that are gone, and what the others can be."""
    rival = 1 - me
    hidden = s[NEWS_POOL] + own(s, rival, HAND) - own(s, rival, KNOWN)
    if s[DRAWN] >= 0:
        pair = (1 << 4 * (s[DRAWN] >> 3)) + (1 << 4 * (s[DRAWN] & 7))
        if next_step(s) == (KEEP_ONE | me << 6):
            hand(pair, numbers, N_DRAWN)
        else:
            hidden += pair
    hand(hidden, numbers, N_HIDDEN)
    hand(s[NEWS_GONE], numbers, N_GONE)
    hand(own(s, me, HAND), numbers, N_HAND)
    numbers[N_POOL] = newspapers(s[NEWS_POOL])
    if s[NEWS] >= 0:
        numbers[N_NEWS + s[NEWS]] = 1
    numbers[N_PAPERBOY + min(SPACES, s[PAPERBOY])] = 1


@compiled
def hand(of: int, numbers: Any, at: int) -> None:
    """Newspapers by kind."""
    for kind in range(KINDS):
        numbers[at + kind] = held(of, kind)


@compiled
def see_cards(box: Words, s: Words, numbers: Any) -> None:
    """The street piles."""
    for street in range(STREETS):
        if s[OPEN + street] >= 0:
            numbers[N_OPEN + s[OPEN + street]] = 1
        for place in range(PILE):
            numbers[N_UNSEEN + box[PILE_CARD + street * PILE + place]] = s[UNSEEN + street] >> place & 1
        for place in range(s[UNDER + street] & 15):
            card = box[PILE_CARD + street * PILE + member(s[UNDER + street], place)]
            numbers[N_UNDER + card] = place + 1


@compiled
def see_side(box: Words, s: Words, me: int, seat: int, numbers: Any, at: int) -> None:
    """A player's side of the table; F7: a rival's board is secret until all have chosen."""
    for board in range(BOARDS):
        numbers[at + S_DEALT + board] = own(s, seat, DEALT) >> board & 1
    office = own(s, seat, OFFICE)
    numbers[at + S_CHOSEN] = office >= 0
    if office >= 0 and (s[DANIEL] != 0 or own(s, me, OFFICE) >= 0):
        numbers[at + S_OFFICE + office] = 1
        for street in range(STREETS):
            first = first_place(s, seat, street)
            see_actions(box, s, seat, street, first, numbers, at + S_SHOWS + street * SHOWN)
    numbers[at + S_DOLLARS], numbers[at + S_POINTS] = own(s, seat, DOLLARS), own(s, seat, POINTS)
    if own(s, seat, PLACE) >= 0:
        numbers[at + S_PLACE + own(s, seat, PLACE)] = 1
    stock = own(s, seat, STOCK)
    for place in range(stock & 15):
        numbers[at + S_STOCK + member(stock, place)] += 1
    numbers[at + S_TOKENS], numbers[at + S_NEWSPAPERS] = own(s, seat, TOKENS), newspapers(own(s, seat, HAND))
    hand(own(s, seat, KNOWN), numbers, at + S_KNOWN)
    for street in range(STREETS):
        column = own(s, seat, COLUMN + street)
        for place in range(above(column)):
            card = card_above(column, place)
            numbers[at + S_ABOVE + card] = place + 1
            if card >= CARDS:
                numbers[at + S_DECREES + card - CARDS] = street + 1
        for place in range(below(column)):
            card = card_below(column, place)
            numbers[at + S_BELOW + card] = place + 1
            if card >= CARDS:
                numbers[at + S_DECREES + card - CARDS] = street + 1


@compiled
def sheet(box: Words, s: Words, seat: int, numbers: Any, at: int) -> None:
    """The lines of a sheet, and their sum."""
    his = s[DANIEL] != 0 and seat == 1
    numbers[at] = own(s, seat, POINTS)
    numbers[at + 1] = 0 if his else reputation(box, s, seat)
    numbers[at + 2] = 0 if his else decrees(box, s, seat)
    numbers[at + 3] = daniel_cards(box, s) if his else 0
    numbers[at + 4] = numbers[at] + numbers[at + 1] + numbers[at + 2] + numbers[at + 3]


# What a seat may do ----------------------------------------------------------------------------------------------


@compiled
def legal(box: Words, s: Words, actions: Any, moves: Words) -> int:
    """Writes the actions that are allowed, and returns how many; `moves` is scratch space."""
    count = options(box, s, moves)
    for at in range(count):
        actions[at] = moves[at]
    return int(count)


@compiled
def move_of(s: Words, action: int) -> int:
    """The move of an action."""
    return action


@compiled
def part_before(s: Words, move: int) -> int:
    """No move is told in parts."""
    return -1


@compiled
def action_of(s: Words, move: int) -> int:
    """The action of a move."""
    return move


def part_of(action: int) -> str:
    """No move is told in parts."""
    raise ValueError(f"action {action} is a whole move")


@compiled
def play(box: Words, s: Words, action: int) -> None:
    """Plays an action that is allowed."""
    do(box, s, action)
