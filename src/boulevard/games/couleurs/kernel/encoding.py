"""Les Couleurs de Paris as learners see it: what a seat's view knows, as numbers, and its moves as fixed actions.

Everything is told as it lies before the seat that looks: seats from its own on, sectors by the place of the disc's rim
that faces them, paintings by their easel or in the order in which they were taken. So what plays alike looks alike,
however the disc is turned. Painting and cutting a stock are told in two parts: which work, then how; which pigment,
then how many.
"""

from typing import Any

from boulevard.core.arrays import np
from boulevard.core.encoding import Field, starts
from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.couleurs.kernel.layout import (
    ALL_SQUARES,
    BLACK,
    BLACK_POINTS,
    BONUS,
    BONUS_DECK,
    BONUSES,
    CANVASES,
    CARDS,
    COLOUR,
    DEALT,
    DECK,
    DISCARD,
    DISCARDED,
    EASELS,
    ENDING,
    FINISHED_COUNT,
    FIRST,
    FLASH_PAINTING,
    HALF_TURN,
    HAND,
    LAST_ASK,
    LIFTED_BITS,
    LIMIT,
    LINES,
    LYING,
    M_ACT,
    M_ACT_COPY,
    M_ADVANCE,
    M_AGAIN,
    M_BUY,
    M_COLOUR,
    M_COPY,
    M_DISCARD,
    M_DONE,
    M_END,
    M_IMPROVE,
    M_KEEP,
    M_MIX,
    M_PAINT,
    M_PAY,
    M_PLACE,
    M_PLAY,
    M_REST,
    M_REWARD,
    M_STAY,
    M_SWAP,
    M_TAKE,
    M_TURN,
    NEWCOMERS,
    NEXT,
    NEXT_FIRST,
    OFFERS,
    ONCE_MORE,
    OPEN_SQUARES,
    ORANGE,
    PAINTING_OVER,
    PAINTINGS,
    PAIR_COUNT,
    PAY_FURTHER,
    PLACES,
    PLAYERS,
    POINTS,
    ROUND,
    SEATS,
    SECTORS,
    SHOWN,
    SIXTH_SPACE,
    SPACES,
    SQUARES,
    STANDING,
    STOCK,
    STRAYS,
    TOKENS,
    TOOLS,
    TURNED,
    TURNER,
    USED,
    WHITE,
    WHITE_POINTS,
    WHITES,
    WITH_PAINTERS,
    WORDS,
    begun,
    blacks_left,
    coded,
    kind_of,
    left_of,
    level,
    next_step,
    one_of,
    other_of,
    own,
    seat_of,
    there,
    which_of,
)
from boulevard.games.couleurs.kernel.layout import (
    KEPT as KEPT_PAINTER,
)
from boulevard.games.couleurs.kernel.opening import PAINTER_COUNT
from boulevard.games.couleurs.kernel.rules import dearest, do, options, to_act, total, whites_used

VERSION = 1
TOLD, STATE = WORDS, WORDS + 1
"""Which part of a move was told: a work, from 1, or a pigment, from ONE_PIGMENT."""
ONE_PIGMENT = 64
PIGMENTS, COLOURS, KINDS, EASEL_PLACES, PAYMENTS, WORKS = 8, 6, 5, 8, 7, 4
MOST_CUT = 72
"""So many pigments of one colour are cut at once, at most; nobody has more with the box as it is."""

ASKED_FOR = (
    "1: what is asked: painter, Gauguin's colour, place, assistant, bonus card, tool, sixth space, once more, pigment, "
    "card, painting, Degas, flash, copy, mix, swap, advance, rotation, stock, who stays"
)
WORK_FIELDS = (
    Field("there", 1, "1: there is such a painting"),
    Field("points", 1, "its points", 10),
    Field("colours", COLOURS, "its open squares by colour", 2),
    Field("open", 1, "its open squares", 5),
    Field("whites", 1, "whites on it", 2),
    Field("strays", 1, "squares in another colour than their own"),
)
_work = starts(WORK_FIELDS)
WORK, W_POINTS, W_COLOURS, W_OPEN = (_work[name] for name in ("", "points", "colours", "open"))
EASEL = W_OPEN
"""Of a painting on an easel, what comes before its open squares is told: all are open."""
PAINTING_TOLD = "there, points, open squares by colour, open squares, whites, strays"
SIDE_FIELDS = (
    Field("seated", 1, "1: somebody sits there"),
    Field("hand", 1, "assistants in hand", 3),
    Field("newcomers", 1, "assistants that come next round"),
    Field("standing", PLACES, "assistants that stand; the rim, then first, copy, turn, white"),
    Field("lying", PLACES, "assistants that lie; the same"),
    Field("stock", PIGMENTS, "pigments, black last", 4),
    Field("pigments", 1, "pigments, black apart", 10),
    Field("tools", 3, "spaces of brush, palette, tube", 4),
    Field("levels", 3, "their levels", 4),
    Field("tokens", 3, "points of their tokens", 6),
    Field("works", WORKS * WORK, f"paintings in work, the first four: {PAINTING_TOLD}", 3),
    Field("begun", 1, "how many paintings are in work"),
    Field("finished", 1, "how many are finished"),
    Field("dearest", 1, "the points of the dearest", 10),
    Field("bonuses", KINDS, "bonus cards held, by kind"),
    Field("used", KINDS, "1: the bonus card face down"),
    Field("dealt", PAINTER_COUNT, "1: this painter was dealt, while that may be seen"),
    Field("chosen", 1, "1: has kept a painter"),
    Field("painter", PAINTER_COUNT, "1: this one, once that may be seen"),
    Field("sheet", LINES, "the sheet as if the game ended now, line by line, the total last", 15),
)
PLANE_FIELDS: tuple[Field, ...] = ()
NUMBER_FIELDS = (
    Field("asked", 1, "1: this seat is asked"),
    Field("ask", LAST_ASK, ASKED_FOR),
    Field("tool", 3, "1: the tool that is asked about"),
    Field("flash", COLOURS, "1: the colour to flash with"),
    Field("left", 1, "how many squares, swaps or pigments are left", 3),
    Field("begun", 1, "1: one was painted or swapped"),
    Field("lifted", COLOURS, "pigments that Degas lifted, by colour"),
    Field("work", WORK, f"the painting that was told first: {PAINTING_TOLD}", 3),
    Field("cut", PIGMENTS - 1, "1: the pigment that was told first"),
    Field("players", 3, "1: two, three, four play"),
    Field("bonus", 3, "1: bonus cards off, rule A, rule B"),
    Field("painters", 2, "1: painters are played; they are shown"),
    Field("gauguin", 3, "1: Gauguin's colour"),
    Field("round", 1, "the round", 10),
    Field("rounds_left", 1, "rounds after this one, 100 at most", 40),
    Field("ending", 4, "1: no end yet, a second painting, the last black, the last round"),
    Field("first", SEATS, "1: began this round; own, then the next seats"),
    Field("next_first", SEATS, "1: begins the next one"),
    Field("turner", SEATS, "1: decides how the disc turns"),
    Field("turned", SECTORS, "1: notches that the disc is turned by"),
    Field("half_turn", 1, "notches to the next half-turn", 3),
    Field("blacks", 1, "blacks that nobody has", 5),
    Field("spaces", SECTORS, "spaces of the sector before this place of the rim"),
    Field("free", SECTORS, "those of them that are free"),
    Field("easels", EASEL_PLACES * EASEL, "by easel: a painting there, its points, its squares by colour", 3),
    Field("deck", PAINTINGS, "1: this painting is in the deck, as in the content file"),
    Field("offers", KINDS, "bonus cards on show, by kind"),
    Field("bonus_deck", KINDS, "bonus cards in the deck", 2),
    Field("bonus_discard", KINDS, "bonus cards in the discard", 2),
    *(Field(f"{whose}_{one.name}", *one[1:]) for whose in ("own", "second", "third", "fourth") for one in SIDE_FIELDS),
)
LISTED = (
    (M_KEEP, PAINTER_COUNT, 1, "keep", "keeps this painter"),
    (M_COLOUR, 3, 1, "colour", "Gauguin's colour: orange, green, violet"),
    (M_PLACE, PLACES, 1, "place", "places an assistant; the rim, then first, copy, turn, white"),
    (M_ACT, PLACES, PAYMENTS, "act", "place × payment: the assistant there acts; nothing said, two primaries, a white"),
    (M_ACT_COPY, SECTORS, PAYMENTS, "act_copy", "rim × payment: the copyist copies that"),
    (M_REST, PLACES, 1, "rest", "the assistant there rests"),
    (M_IMPROVE, 3, PAIR_COUNT, "improve", "tool × pair of pigments: pays them, moves the tool"),
    (M_AGAIN, 1, 1, "again", "Cézanne goes on"),
    (M_PAY, PIGMENTS - 1, 1, "pay", "pays this pigment"),
    (M_REWARD, 2, 1, "reward", "at the sixth space: an assistant, points"),
    (M_TAKE, EASEL_PLACES, 1, "take", "takes the painting of this easel"),
    (M_BUY, KINDS, 1, "buy", "buys a bonus card of this kind"),
    (M_PAINT, COLOURS, PIGMENTS - 1, "paint", "square × pigment, on the work that was told"),
    (M_DONE, 1, 1, "done", "no more"),
    (M_END, 1, 1, "end", "ends the turn"),
    (M_PLAY, KINDS, 1, "play", "plays a bonus card of this kind"),
    (M_MIX, 4, PAYMENTS, "mix", "orange, green, violet, black × payment"),
    (M_COPY, SECTORS, PAYMENTS, "copy", "rim × payment: a bonus card copies that"),
    (M_SWAP, COLOURS, COLOURS, "swap", "colour given × colour taken"),
    (M_ADVANCE, 3, 4, "advance", "tool × none or another tool: moves them for nothing"),
    (M_TURN, 3, 1, "turn", "turns the disc by so many notches"),
    (M_DISCARD, MOST_CUT, 1, "discard", "discards so many, from one, of the pigment that was told"),
    (M_STAY, SECTORS, 1, "stay", "the assistant before this place of the rim stays"),
)
"""Moves by kind: what they name, twice, and how they are told."""
ACTION_FIELDS = (
    *(Field(name, ones * others, meaning) for _, ones, others, name, meaning in LISTED),
    Field("work", PAINTINGS, "a work, in the order in which they were taken: paints on it"),
    Field("pigment", PIGMENTS - 1, "a pigment: discards of it"),
)
_number, _action, _side = starts(NUMBER_FIELDS), starts(ACTION_FIELDS), starts(SIDE_FIELDS)
PLANES, NUMBERS, ACTIONS, CHOICES, DRAWS = 0, _number[""], _action[""], 192, PAINTINGS
LENGTH = 20_000
HEADS = (("others", ACTIONS),)
KEPT = 400
"""Decisions of a game that a net learns from, at most."""
LEAD, LINE = 15.0, 15.0

BEGINS, ENDS, OTHERS = (np.zeros(64, np.int64) for _ in range(3))
"""By kind of move: where its actions begin and end, and how many there are for each thing that it names first."""
for _kind, _ones, _others, _name, _ in LISTED:
    BEGINS[_kind], OTHERS[_kind], ENDS[_kind] = _action[_name], _others, _action[_name] + _ones * _others
WORK_ACTION, PIGMENT_ACTION = _action["work"], _action["pigment"]

SIDE, OWN_SIDE = _side[""], _number["own_seated"]
S_HAND, S_NEWCOMERS, S_STANDING, S_LYING, S_STOCK, S_PIGMENTS, S_TOOLS, S_LEVELS, S_TOKENS, S_WORKS = (
    _side[name]
    for name in (
        "hand", "newcomers", "standing", "lying", "stock", "pigments", "tools", "levels", "tokens", "works"
    )
)  # fmt: skip
S_BEGUN, S_FINISHED, S_DEAREST, S_BONUSES, S_USED, S_DEALT, S_CHOSEN, S_PAINTER, S_SHEET = (
    _side[name] for name in ("begun", "finished", "dearest", "bonuses", "used", "dealt", "chosen", "painter", "sheet")
)
N_ASKED, N_ASK, N_TOOL, N_FLASH, N_LEFT, N_BEGUN, N_LIFTED, N_WORK, N_CUT = (
    _number[name] for name in ("asked", "ask", "tool", "flash", "left", "begun", "lifted", "work", "cut")
)
N_PLAYERS, N_BONUS, N_PAINTERS, N_GAUGUIN, N_ROUND, N_ROUNDS_LEFT, N_ENDING = (
    _number[name] for name in ("players", "bonus", "painters", "gauguin", "round", "rounds_left", "ending")
)
N_FIRST, N_NEXT_FIRST, N_TURNER, N_TURNED, N_HALF_TURN, N_BLACKS, N_SPACES, N_FREE = (
    _number[name] for name in ("first", "next_first", "turner", "turned", "half_turn", "blacks", "spaces", "free")
)
N_EASELS, N_DECK, N_OFFERS, N_BONUS_DECK, N_DISCARD = (
    _number[name] for name in ("easels", "deck", "offers", "bonus_deck", "bonus_discard")
)


# What a seat sees ------------------------------------------------------------------------------------------------


@compiled
def observe(box: Words, s: Words, me: int, planes: Words, numbers: Any) -> None:
    """Writes what the view of a seat knows."""
    numbers[:] = 0
    see_question(box, s, me, numbers)
    see_table(box, s, me, numbers)
    see_cards(box, s, numbers)
    for away in range(s[PLAYERS]):
        at, seat = OWN_SIDE + away * SIDE, (me + away) % s[PLAYERS]
        see_side(box, s, seat, numbers, at)
        see_works(box, s, seat, numbers, at)
        see_painter(s, me, seat, numbers, at)
        sheet(box, s, seat, numbers, at + S_SHEET)


@compiled
def see_question(box: Words, s: Words, me: int, numbers: Any) -> None:
    """What is asked, of whoever is, and what was told already."""
    word = next_step(s)
    kind = kind_of(word)
    numbers[N_ASKED] = to_act(box, s) == me
    if kind == 0 or kind > LAST_ASK:
        return
    numbers[N_ASK + kind - 1] = 1
    if kind in (SIXTH_SPACE, ONCE_MORE, PAY_FURTHER):
        numbers[N_TOOL + which_of(word)] = 1
    elif kind == FLASH_PAINTING:
        numbers[N_FLASH + which_of(word)] = 1
    elif kind == PAINTING_OVER:
        for colour in range(COLOURS):
            numbers[N_LIFTED + colour] = word >> LIFTED_BITS + 4 * colour & 15
    numbers[N_LEFT], numbers[N_BEGUN] = left_of(word), begun(word)
    if s[TOLD] >= ONE_PIGMENT:
        numbers[N_CUT + s[TOLD] - ONE_PIGMENT] = 1
    elif s[TOLD] > 0:
        see_work(box, s, work_at(s, seat_of(word), s[TOLD] - 1), numbers, N_WORK)


@compiled
def see_table(box: Words, s: Words, me: int, numbers: Any) -> None:
    """The options, how far the game is, and the ring."""
    players = s[PLAYERS]
    numbers[N_PLAYERS + players - 2] = 1
    numbers[N_BONUS + s[BONUS]] = 1
    numbers[N_PAINTERS], numbers[N_PAINTERS + 1] = s[WITH_PAINTERS], s[SHOWN]
    if s[COLOUR] > 0:
        numbers[N_GAUGUIN + s[COLOUR] - ORANGE] = 1
    numbers[N_ROUND], numbers[N_ROUNDS_LEFT] = min(s[ROUND], 999), min(s[LIMIT] - s[ROUND], 100)
    numbers[N_ENDING + s[ENDING]] = 1
    for at, seat in ((N_FIRST, s[FIRST]), (N_NEXT_FIRST, s[NEXT_FIRST]), (N_TURNER, s[TURNER])):
        if seat >= 0:
            numbers[at + (seat - me + players) % players] = 1
    numbers[N_TURNED + s[TURNED] % SECTORS] = 1
    numbers[N_HALF_TURN] = box[HALF_TURN] - s[TURNED] % box[HALF_TURN]
    numbers[N_BLACKS] = blacks_left(box, s)
    for sector in range(SECTORS):
        rim, spaces = on_rim(s, sector), box[SPACES + SECTORS * (players - 2) + sector]
        numbers[N_SPACES + rim] = numbers[N_FREE + rim] = spaces
        for seat in range(players):
            numbers[N_FREE + rim] -= there(s[own(seat) + STANDING], sector)


@compiled
def see_cards(box: Words, s: Words, numbers: Any) -> None:
    """Easels, decks and what is on show."""
    for place in range(EASEL_PLACES):
        card, at = (s[EASELS] >> 6 * place & 63) - 1, N_EASELS + place * EASEL
        if card >= 0:
            numbers[at], numbers[at + W_POINTS] = 1, box[POINTS + card]
            for colour in range(COLOURS):
                numbers[at + W_COLOURS + colour] = bits(box[SQUARES + COLOURS * card + colour])
    for card in range(PAINTINGS):
        numbers[N_DECK + card] = s[DECK] >> card & 1
    for kind in range(KINDS):
        numbers[N_BONUS_DECK + kind] = s[BONUS_DECK] >> 4 * kind & 15
    for place in range(EASEL_PLACES):
        kind = (s[OFFERS] >> 4 * place & 15) - 1
        if kind >= 0:
            numbers[N_OFFERS + kind] += 1
    for place in range(s[DISCARDED]):
        numbers[N_DISCARD + (s[DISCARD] >> 4 * place & 15) - 1] += 1


@compiled
def see_side(box: Words, s: Words, seat: int, numbers: Any, at: int) -> None:
    """A player's assistants, stock, tools and bonus cards."""
    mine = own(seat)
    numbers[at] = 1
    numbers[at + S_HAND], numbers[at + S_NEWCOMERS] = s[mine + HAND], s[mine + NEWCOMERS]
    for place in range(PLACES):
        where = on_rim(s, place)
        numbers[at + S_STANDING + where] = there(s[mine + STANDING], place)
        numbers[at + S_LYING + where] = there(s[mine + LYING], place)
    for pigment in range(PIGMENTS):
        numbers[at + S_STOCK + pigment] = s[mine + STOCK + pigment]
        if pigment <= WHITE:
            numbers[at + S_PIGMENTS] += s[mine + STOCK + pigment]
    for tool in range(3):
        numbers[at + S_TOOLS + tool] = s[mine + TOOLS + tool]
        numbers[at + S_LEVELS + tool] = level(box, s, seat, tool)
        numbers[at + S_TOKENS + tool] = s[mine + TOKENS + tool]
    for kind in range(KINDS):
        numbers[at + S_BONUSES + kind] = s[mine + BONUSES] >> 4 * kind & 15
    if s[mine + USED] > 0:
        numbers[at + S_USED + s[mine + USED] - 1] = 1


@compiled
def see_works(box: Words, s: Words, seat: int, numbers: Any, at: int) -> None:
    """Paintings in work, and those finished."""
    card, count = s[own(seat) + CANVASES] - 1, 0
    while card >= 0:
        if count < WORKS:
            see_work(box, s, card, numbers, at + S_WORKS + count * WORK)
        count += 1
        card = (s[CARDS + card] >> NEXT & 63) - 1
    numbers[at + S_BEGUN], numbers[at + S_FINISHED] = count, s[own(seat) + FINISHED_COUNT]
    numbers[at + S_DEAREST] = dearest(box, s, seat)


@compiled
def see_work(box: Words, s: Words, card: int, numbers: Any, at: int) -> None:
    """A painting in work."""
    canvas = s[CARDS + card]
    numbers[at], numbers[at + W_POINTS] = 1, box[POINTS + card]
    for colour in range(COLOURS):
        numbers[at + W_COLOURS + colour] = bits(canvas >> OPEN_SQUARES & box[SQUARES + COLOURS * card + colour])
    numbers[at + W_OPEN] = bits(canvas >> OPEN_SQUARES & ALL_SQUARES)
    numbers[at + W_OPEN + 1], numbers[at + W_OPEN + 2] = canvas >> WHITES & 15, canvas >> STRAYS & 15


@compiled
def see_painter(s: Words, me: int, seat: int, numbers: Any, at: int) -> None:
    """L31. Painters are secret until all are shown, and the one that was not kept is for ever."""
    kept = s[own(seat) + KEPT_PAINTER]
    numbers[at + S_CHOSEN] = kept != 0
    if kept != 0 and (s[SHOWN] != 0 or seat == me):
        numbers[at + S_PAINTER + kept - 1] = 1
    if s[SHOWN] == 0 and seat == me:
        for painter in range(PAINTER_COUNT):
            numbers[at + S_DEALT + painter] = s[own(seat) + DEALT] >> painter & 1


@compiled
def sheet(box: Words, s: Words, seat: int, numbers: Any, at: int) -> None:
    """The lines of a sheet, and their sum."""
    mine = own(seat)
    numbers[at + 1] = box[BLACK_POINTS] * s[mine + STOCK + BLACK]
    numbers[at + 2] = s[mine + TOKENS] + s[mine + TOKENS + 1] + s[mine + TOKENS + 2]
    numbers[at + 3] = box[WHITE_POINTS] * whites_used(s, seat)
    numbers[at + 4] = total(box, s, seat)
    numbers[at] = numbers[at + 4] - numbers[at + 1] - numbers[at + 2] - numbers[at + 3]


# What a seat may do ----------------------------------------------------------------------------------------------


@compiled
def on_rim(s: Words, place: int) -> int:
    """The place of the rim before a sector; other places are as they are."""
    return int((place - s[TURNED] % SECTORS + SECTORS) % SECTORS) if place < SECTORS else place


@compiled
def work_at(s: Words, seat: int, place: int) -> int:
    """A painting in work, in the order in which they were taken."""
    card = s[own(seat) + CANVASES] - 1
    for _ in range(place):
        card = (s[CARDS + card] >> NEXT & 63) - 1
    return int(card)


@compiled
def place_of_work(s: Words, seat: int, wanted: int) -> int:
    """The other way."""
    card, place = s[own(seat) + CANVASES] - 1, 0
    while card != wanted:
        card = (s[CARDS + card] >> NEXT & 63) - 1
        place += 1
    return place


@compiled
def easel_of(s: Words, card: int) -> int:
    """The easel that a painting is on."""
    place = 0
    while s[EASELS] >> 6 * place & 63 != card + 1:
        place += 1
    return place


@compiled
def names_place(kind: int) -> bool:
    """Does a move of this kind name a sector or a place of the disc?"""
    return M_PLACE <= kind <= M_REST or kind in (M_COPY, M_STAY)


@compiled
def part_before(s: Words, move: int) -> int:
    """The action that comes before that of the move: the work to paint on, the pigment to discard; otherwise -1."""
    kind = kind_of(move)
    if kind == M_PAINT:
        return WORK_ACTION + place_of_work(s, seat_of(next_step(s)), one_of(move))
    return PIGMENT_ACTION + one_of(move) if kind == M_DISCARD else -1


@compiled
def action_of(s: Words, move: int) -> int:
    """The action of a move; its last part where it is told in two."""
    kind, one, other = kind_of(move), one_of(move), other_of(move)
    if kind == M_PAINT:
        one, other = other & 7, other >> 3
    elif kind == M_DISCARD:
        one, other = min(other, MOST_CUT) - 1, 0
    elif kind == M_TAKE:
        one = easel_of(s, one)
    elif kind in (M_COLOUR, M_MIX):
        one -= ORANGE
    elif names_place(kind):
        one = on_rim(s, one)
    return int(BEGINS[kind] + one * OTHERS[kind] + other)


@compiled
def move_of(s: Words, action: int) -> int:
    """The move of an action; -1 for the first part of one."""
    if action >= WORK_ACTION:
        return -1
    kind = M_KEEP
    while not BEGINS[kind] <= action < ENDS[kind]:
        kind += 1
    one, other = (action - BEGINS[kind]) // OTHERS[kind], (action - BEGINS[kind]) % OTHERS[kind]
    if kind == M_PAINT:
        one, other = work_at(s, seat_of(next_step(s)), s[TOLD] - 1), one | other << 3
    elif kind == M_DISCARD:
        one, other = s[TOLD] - ONE_PIGMENT, one + 1
    elif kind == M_TAKE:
        one = (s[EASELS] >> 6 * one & 63) - 1
    elif kind in (M_COLOUR, M_MIX):
        one += ORANGE
    elif names_place(kind) and one < SECTORS:
        one = (one + s[TURNED]) % SECTORS
    return int(coded(kind, one, other))


@compiled
def legal(box: Words, s: Words, actions: Any, moves: Words) -> int:
    """Writes the actions that are allowed, and returns how many; `moves` is scratch space. Moves that begin with the
    same part follow each other."""
    told = told_part(s)
    count, before = 0, -1
    for at in range(options(box, s, moves)):
        part = part_before(s, moves[at])
        if kind_of(moves[at]) == M_DISCARD and other_of(moves[at]) > MOST_CUT:
            continue  # the same in several moves
        if told < 0 and part >= 0:
            if part != before:
                actions[count] = part
                count += 1
            before = part
        elif part == told:
            actions[count] = action_of(s, moves[at])
            count += 1
    return count


@compiled
def told_part(s: Words) -> int:
    """The part of a move that was told, as an action; -1: none."""
    if s[TOLD] == 0:
        return -1
    return int(PIGMENT_ACTION + s[TOLD] - ONE_PIGMENT if s[TOLD] >= ONE_PIGMENT else WORK_ACTION + s[TOLD] - 1)


def part_of(action: int) -> str:
    """The name of an action that is a part of a move."""
    if action >= PIGMENT_ACTION:
        return f"discard, of pigment {action - PIGMENT_ACTION}"
    return f"paint, on work {action - WORK_ACTION}"


@compiled
def play(box: Words, s: Words, action: int) -> None:
    """Plays an action that is allowed."""
    if action >= PIGMENT_ACTION:
        s[TOLD] = ONE_PIGMENT + action - PIGMENT_ACTION
    elif action >= WORK_ACTION:
        s[TOLD] = 1 + action - WORK_ACTION
    else:
        move = move_of(s, action)
        s[TOLD] = 0
        do(box, s, move)
