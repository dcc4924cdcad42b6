"""Endings of Paris, exact: in phase 2 nothing is hidden and nothing is drawn, so the best play can be searched out.

The worth of a position to the seat that is asked is twice the points by which it will be ahead, best play by both;
where totals will be equal it is 1, 0 or -1, by the tie-break (S5). So the sign says who wins.

The search asks again and again "is it worth at least so much?" (MTD(f)), each time by an alpha-beta search with that
single question as its window, and remembers what it has found in a table. It keeps its place in arrays: it can be
stopped after any number of positions and go on from there, and what is known so far is always a pair of bounds.
"""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, compiled
from boulevard.games.paris.kernel.bounds import most_ahead, most_at, parts
from boulevard.games.paris.kernel.rules import do, options
from boulevard.games.paris.kernel.scoring import free_own, total
from boulevard.games.paris.kernel.words import (
    AGENDA,
    CHARTIER,
    CHARTIER_SPENT,
    CHIMNEYS,
    CODES,
    COLOURS,
    COVERED,
    EDITION,
    FACING,
    FLIP,
    FONTAINE,
    HELD,
    IN_PLAY,
    LEVITATION,
    LIGHTS,
    METROPOLITAIN,
    METROPOLITAIN_SPENT,
    MIXED,
    MOULIN_ROUGE,
    MOVES,
    OVER,
    OWNERS,
    PASSES,
    PEINTRE,
    PENSEUR,
    PHASE_TWO,
    PIECES,
    POOL,
    RESERVES,
    SACRE_COEUR,
    SPACES,
    SPENT,
    STANDING,
    TOKENS,
    USED_BY,
    WORDS,
)

Table = NDArray[np.int64]

DEPTH = 64
"""No ending has so many turns: 8 tokens, 13 buildings, and at most one pass before each of these, two at the end."""
MOST = 4000
"""No position is worth more."""
MANY = 1 << 62
"""More positions than anybody looks at."""

USUAL = (3, 10, 15, 25, 40, 80, 300, 700, 1200, 2500, 7000, 45_000, 600_000)
"""So many positions are enough for half of the endings with 1, 2, … turns left (`bench/endings.py`)."""

# Where the search is: the words of its notebook, and those of each position on the way.
SEAT, SALT, PLY, NODES = range(4)
NOTES = 4
STAGE, WANTED, BEST, BEST_MOVE, TRIED, MOVES_LEFT, HASH, SINCE, HINT = range(9)
FRAME = 9
ENTER, ANSWERED, FRESH, HINTED, LISTED = range(5)

POINT, RENOWN, MOST_RENOWN = 64, 16, 11
"""A move is liked by the lead it leaves, so much a point, and by its renown: that grows towards 2 to the power of the
last by steps of the second, each time the move was good enough somewhere."""

BUCKET = 4
"""So many entries of the table are looked at for one position; the one that cost least to find gives way."""
MOVE_BITS, WORTH_BITS, COST_BITS = 18, 14, 6
NO_MOVE = (1 << MOVE_BITS) - 1


# One position ----------------------------------------------------------------------------------------------------


@compiled
def final_worth(box: Words, s: Words, me: int) -> int:
    """S5. What a finished game, or one that ended now, is worth to a seat."""
    lead = total(box, s, me) - total(box, s, 1 - me)
    if lead != 0:
        return 2 * lead
    lead = free_own(s, me) - free_own(s, 1 - me)
    return (lead > 0) - (lead < 0)


@compiled
def mixed(number: int, word: int) -> int:
    """Stirs a word into a hash."""
    number = (number ^ word) * -7046029254386353131
    return number ^ ((number >> 29) & 0x7FFFFFFFF)


@compiled
def held_set(held: int) -> int:
    """The buildings of a reserve, whatever their order."""
    found = 0
    while held != 0:
        found |= 1 << (held & 15)
        held >>= 4
    return found


@compiled
def salted(box: Words, s: Words) -> int:
    """What stays the same in phase 2: box, options, cards, and what is printed on the board."""
    number = 0
    for word in box:
        number = mixed(number, word)
    for word in (EDITION, FLIP, IN_PLAY, COLOURS, COLOURS + 1, MIXED, LIGHTS):
        number = mixed(number, s[word])
    return number


@compiled
def owned(s: Words) -> int:
    """Of orange's cards those that are not the same in blue's hands: Sacré-Cœur, an unspent power, a piece with a
    stamp."""
    cards = 1 << SACRE_COEUR
    if not s[SPENT] & METROPOLITAIN_SPENT:
        cards |= 1 << METROPOLITAIN
    if not s[SPENT] & CHARTIER_SPENT:
        cards |= 1 << CHARTIER
    for card in (FONTAINE, MOULIN_ROUGE, PEINTRE, PENSEUR):
        if s[PIECES + card] != 0:
            cards |= 1 << card
    return int(s[USED_BY] & cards)


@compiled
def hashed(s: Words, salt: int) -> int:
    """All that the rest of the game depends on, and no more: neither the order of things, nor the names of buildings,
    nor who used a card whose effect is over, nor the pool without Lévitation."""
    standing, used = salt, s[USED_BY] | s[USED_BY + 1]
    for one in range(s[STANDING]):
        standing += mixed(mixed(17 + ((s[OWNERS] >> one) & 1), s[SPACES + one]), 3)
    number = mixed(standing, s[COVERED])
    pool = 0 if (used >> LEVITATION) & 1 else s[POOL]
    number = mixed(number, held_set(s[RESERVES]) << 32 | held_set(s[RESERVES + 1]) << 16 | pool)
    spent = s[SPENT] & (METROPOLITAIN_SPENT | CHARTIER_SPENT)
    number = mixed(number, used << 32 | owned(s) << 16 | s[TOKENS] << 8 | s[FACING] << 6 | spent << 4 | s[PASSES])
    for card in range(12):
        if s[PIECES + card] != 0:
            number = mixed(number + card, s[PIECES + card])
    return mixed(number, s[AGENDA])


# The table -------------------------------------------------------------------------------------------------------


@compiled
def packed(lower: int, upper: int, move: int, cost: int) -> int:
    return (
        move
        | (lower + MOST) << MOVE_BITS
        | (upper + MOST) << (MOVE_BITS + WORTH_BITS)
        | cost << (MOVE_BITS + 2 * WORTH_BITS)
    )


@compiled
def move_of(entry: int) -> int:
    return entry & NO_MOVE


@compiled
def lower_of(entry: int) -> int:
    return ((entry >> MOVE_BITS) & ((1 << WORTH_BITS) - 1)) - MOST


@compiled
def upper_of(entry: int) -> int:
    return ((entry >> (MOVE_BITS + WORTH_BITS)) & ((1 << WORTH_BITS) - 1)) - MOST


@compiled
def cost_of(entry: int) -> int:
    return (entry >> (MOVE_BITS + 2 * WORTH_BITS)) & ((1 << COST_BITS) - 1)


@compiled
def found(table: Table, number: int) -> int:
    """What is remembered of a position; 0: nothing."""
    first = number & (table.shape[0] - BUCKET)
    for one in range(first, first + BUCKET):
        if table[one, 0] == number:
            return int(table[one, 1])
    return 0


@compiled
def remember(table: Table, number: int, lower: int, upper: int, move: int, nodes: int) -> None:
    """Keep what was found of a position. Of what was found before the better bounds stay, and the move that is worth
    the lower one, unless there is a better one now."""
    cost = 1
    while nodes > 1:
        nodes >>= 1
        cost += 1
    first = number & (table.shape[0] - BUCKET)
    place = first
    for one in range(first, first + BUCKET):
        if table[one, 0] == number and table[one, 1] != 0:
            before = table[one, 1]
            if lower_of(before) > lower or move == NO_MOVE:
                move = move_of(before)
            lower, upper, cost = max(lower, lower_of(before)), min(upper, upper_of(before)), max(cost, cost_of(before))
            place = one
            break
        if cost_of(table[one, 1]) < cost_of(table[place, 1]):
            place = one
    table[place, 0] = number
    table[place, 1] = packed(lower, upper, move, cost)


# The search ------------------------------------------------------------------------------------------------------


@compiled
def begin(notes: Words, frames: Table, wanted: int) -> None:
    """Ask whether the first position is worth at least so much."""
    notes[PLY] = 0
    frames[0, STAGE] = ENTER
    frames[0, WANTED] = wanted


@compiled
def known(box: Words, s: Words, me: int, table: Table, frame: Words, salt: int) -> bool:
    """Is what is asked of a position known without looking on? Then it is written down as its best."""
    frame[BEST], frame[BEST_MOVE], frame[HINT] = -MOST, NO_MOVE, NO_MOVE
    if s[OVER]:
        frame[BEST] = final_worth(box, s, me)
        return True
    frame[HASH] = hashed(s, salt)
    entry = found(table, frame[HASH])
    if entry != 0:
        frame[HINT] = move_of(entry)
        if lower_of(entry) >= frame[WANTED]:
            frame[BEST], frame[BEST_MOVE] = lower_of(entry), move_of(entry)
            return True
        if upper_of(entry) < frame[WANTED]:
            frame[BEST] = upper_of(entry)
            return True
    return False


@compiled
def try_move(box: Words, before: Words, after: Words, move: int) -> None:
    """The position after a move."""
    for word in range(HELD):
        after[word] = before[word]
    do(box, after, move)


@compiled
def better(frame: Words, worth: int, move: int) -> bool:
    """A move is worth so much; is that enough?"""
    if worth > frame[BEST]:
        frame[BEST], frame[BEST_MOVE] = worth, move
    return bool(frame[BEST] >= frame[WANTED])


@compiled
def list_moves(
    box: Words,
    s: Words,
    after: Words,
    me: int,
    table: Table,
    frame: Words,
    moves: Words,
    liking: Words,
    salt: int,
    renown: Table,
) -> int:
    """Lists the moves that have to be looked at, each liked by the lead that it leaves; those that end the game, and
    those of which enough is remembered, are judged at once. How many there are; 0 too where one is good enough."""
    count, kept = options(box, s, moves), 0
    for one in range(count):
        move = moves[one]
        if move == frame[HINT]:
            continue
        try_move(box, s, after, move)
        if after[OVER]:
            if better(frame, final_worth(box, after, me), move):
                return 0
            continue
        entry = found(table, hashed(after, salt))
        if entry != 0:
            if -upper_of(entry) >= frame[WANTED]:
                better(frame, -upper_of(entry), move)
                return 0
            if -lower_of(entry) < frame[WANTED]:
                better(frame, -lower_of(entry), move)
                continue
        moves[kept] = move
        liking[kept] = POINT * (total(box, after, me) - total(box, after, 1 - me)) + renown[me, move]
        kept += 1
    return kept


@compiled
def take_best(moves: Words, liking: Words, count: int) -> int:
    """Takes the move that is liked best out of a list, in which so many are left then."""
    best = count
    for one in range(count):
        if liking[one] > liking[best]:
            best = one
    move = moves[best]
    moves[best], liking[best] = moves[count], liking[count]
    return int(move)


@compiled
def next_move(
    box: Words,
    s: Words,
    after: Words,
    me: int,
    table: Table,
    frame: Words,
    moves: Words,
    liking: Words,
    salt: int,
    renown: Table,
) -> int:
    """The next move to look at: first the one that is remembered, then by liking; none where one was good enough."""
    if frame[BEST] >= frame[WANTED]:
        return NO_MOVE
    if frame[STAGE] == FRESH:
        frame[STAGE] = HINTED
        if frame[HINT] != NO_MOVE:
            return int(frame[HINT])
    if frame[STAGE] == HINTED:
        frame[STAGE] = LISTED
        frame[MOVES_LEFT] = list_moves(box, s, after, me, table, frame, moves, liking, salt, renown)
    if frame[MOVES_LEFT] == 0:
        return NO_MOVE
    frame[MOVES_LEFT] -= 1
    return take_best(moves, liking, frame[MOVES_LEFT])


@compiled
def look(
    box: Words,
    notes: Words,
    states: Table,
    frames: Table,
    moves: Table,
    liking: Table,
    renown: Table,
    table: Table,
    nodes: int,
) -> bool:
    """Looks at so many positions more. Is the question answered? Then the first frame has the best that was found."""
    end, ply, salt = notes[NODES] + nodes, notes[PLY], notes[SALT]
    while True:
        frame, s, after, me = frames[ply], states[ply], states[ply + 1], (notes[SEAT] + ply) & 1
        if frame[STAGE] == ENTER:
            if notes[NODES] >= end:
                notes[PLY] = ply
                return False
            notes[NODES] += 1
            frame[SINCE] = notes[NODES]
            frame[STAGE] = ANSWERED if known(box, s, me, table, frame, salt) else FRESH
        if frame[STAGE] != ANSWERED:
            move = next_move(box, s, after, me, table, frame, moves[ply], liking[ply], salt, renown)
            if move != NO_MOVE:
                try_move(box, s, after, move)
                frame[TRIED] = move
                ply += 1
                frames[ply, STAGE], frames[ply, WANTED] = ENTER, 1 - frame[WANTED]
                continue
            enough = frame[BEST] >= frame[WANTED]
            if enough:
                renown[me, frame[BEST_MOVE]] += RENOWN - (renown[me, frame[BEST_MOVE]] * RENOWN >> MOST_RENOWN)
            lower, upper = frame[BEST] if enough else -MOST, MOST if enough else frame[BEST]
            remember(table, frame[HASH], lower, upper, frame[BEST_MOVE], notes[NODES] - frame[SINCE] + 1)
        if ply == 0:
            return True
        ply -= 1
        better(frames[ply], -frame[BEST], frames[ply, TRIED])


# An ending -------------------------------------------------------------------------------------------------------


def begins(box: Words, s: Words) -> bool:
    """P12. Is a seat asked in phase 2?"""
    return int(s[AGENDA] & 15) - PHASE_TWO in (0, 1)


def turns_left(box: Words, s: Words) -> int:
    """P13, P17. At most so many turns are still to come, those that are passed not counted: one for each token, and for
    each building that still fits."""
    found = 0
    for me in range(2):
        held = (building - 1 for building in parts(int(s[RESERVES + me]), 4) if building)
        fitting = sum(most_at(box, s, me, building) is not None for building in held)
        found += int(s[TOKENS + me]) + min(fitting, int(s[CHIMNEYS + me]))
    return found


def reach(nodes: int) -> int:
    """Of endings with so many turns left about half, or more, are solved by looking at so many positions."""
    return sum(nodes >= usual for usual in USUAL)


def lead_of(worth: int) -> int:
    """The points by which a seat is ahead, of what a position is worth to it."""
    return int(worth / 2)


def even(worth: int) -> int:
    """The least that is worth so much: nothing is worth an odd number but 1 and -1."""
    return worth + (worth & 1) if abs(worth) > 1 else worth


class Ending:
    """An ending that is being searched out: `look` as often as there is time, until it is `solved`."""

    def __init__(self, box: Words, words: Words, table: Table | None = None) -> None:
        """`table`: where other endings, of any game, left what they found; a new one of the usual size otherwise."""
        self.box = box
        self.words = words.copy()
        self.table = new_table() if table is None else table
        self.seat = int(words[AGENDA] & 15) - PHASE_TWO
        if not begins(box, words):
            raise ValueError("an ending begins where a seat is asked in phase 2")
        self.lower = -(2 * most_ahead(box, self.words, 1 - self.seat) or 1)
        self.upper = 2 * most_ahead(box, self.words, self.seat) or 1
        """The position is worth at least, and at most, so much to the seat that is asked."""
        self.move: int | None = None
        """A move that is worth as much as `lower`; None as long as that comes of the score sheet alone."""
        self._step = 2
        self._notes = np.zeros(NOTES, dtype=np.int64)
        self._states = np.empty((DEPTH + 1, WORDS), dtype=np.int64)
        self._frames = np.zeros((DEPTH, FRAME), dtype=np.int64)
        self._moves = np.empty((DEPTH, MOVES), dtype=np.int64)
        self._liking = np.empty((DEPTH, MOVES), dtype=np.int64)
        self._renown = np.zeros((2, CODES), dtype=np.int64)
        self._states[0] = words
        self._notes[SEAT], self._notes[SALT] = self.seat, salted(box, words)
        self._ask(final_worth(box, self.words, self.seat))

    @property
    def solved(self) -> bool:
        return self.lower == self.upper and self.move is not None

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return int(self._notes[NODES])

    def look(self, nodes: int) -> bool:
        """Look at so many positions more, or until all is known. Is it?"""
        end = self.nodes + nodes
        while not self.solved and self.nodes < end:
            self._look(end - self.nodes)
        return self.solved

    def _look(self, nodes: int) -> None:
        arrays = (self._notes, self._states, self._frames, self._moves, self._liking, self._renown, self.table)
        if look(self.box, *arrays, nodes):
            self._answered(int(self._frames[0, BEST]))

    def is_worth(self, wanted: int, nodes: int) -> bool | None:
        """Is it worth at least so much? None where so many positions more do not tell."""
        wanted, end = even(wanted), self.nodes + nodes
        while self.lower < wanted <= self.upper and self.nodes < end:
            if self._wanted != wanted:
                self._ask(wanted)
            self._look(end - self.nodes)
        return True if self.lower >= wanted else False if self.upper < wanted else None

    def _ask(self, wanted: int) -> None:
        """Is it worth at least so much? Between the bounds."""
        self._wanted = even(min(max(wanted, self.lower + (self.move is not None)), self.upper))
        begin(self._notes, self._frames, self._wanted)

    def _answered(self, best: int) -> None:
        """The bounds close in. The same answer again makes the next step wider: a first guess far off costs little."""
        if best >= self._wanted:
            self.lower, self.move = best, int(self._frames[0, BEST_MOVE])
            self._ask(best + self._step)
        else:
            self.upper = best
            self._ask(best + 1 - self._step)
        self._step *= 2

    def line(self) -> list[int]:
        """The moves of a solved ending, best play by both, to its end."""
        moves, words, ending = [], self.words.copy(), self
        while True:
            assert ending.look(MANY)
            assert ending.move is not None
            moves.append(ending.move)
            do(self.box, words, ending.move)
            if words[OVER]:
                return moves
            ending = Ending(self.box, words, self.table)


def new_table(entries: int = 1 << 20) -> Table:
    """An empty table; each entry takes 16 bytes. `entries` is a power of two."""
    return np.zeros((entries, 2), dtype=np.int64)
