"""Daniel Burnham, the rival of the solo game (F33–F37): he never decides, his turns are chance events."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.actions import raise_floor, stand, warehouse
from boulevard.games.flatiron.kernel.layout import (
    CARDS,
    DANIEL_ACTION,
    DANIEL_CARD,
    DANIEL_CARDS,
    DANIEL_COUNT,
    DANIEL_DECREE,
    DANIEL_FIGURES,
    DANIEL_MEETS,
    DANIEL_OPEN,
    DANIEL_PAIR,
    DANIEL_PAIRS,
    DANIEL_SHUFFLE,
    DANIEL_TAKEN,
    DANIEL_TAKES,
    DANIELS_FLOOR,
    DANIELS_PILLAR,
    DEAL_DANIEL,
    DECREES_OPEN,
    HALL,
    OPEN,
    OWN,
    PLACE,
    PLAYER,
    ROOF,
    SCORE,
    SUPPLY,
    TAKE_DECREE,
    TAKEN_A_WORD,
)
from boulevard.games.flatiron.kernel.pieces import full, level, member, own, pillar, push, standing, with_one, without
from boulevard.games.flatiron.kernel.piles import take_open

HIS_SEAT = 1
MEETING = 2
"""F34. Points for entering the player's location."""
OWN_PILLAR = 1
"""F35. Points with each pillar, beside his board's."""
PAIRS_TO_SHUFFLE = 2

MAIN = 0
ALTERNATIVE = 1
HIS_VERB = 2
COLOUR = 3
HIS_POINTS = 3
SLOT = 4
MARKS = 7


@compiled
def of_card(box: Words, card: int, what: int) -> int:
    return int(box[DANIEL_CARD + card * DANIEL_FIGURES + what])


@compiled
def daniel_turns(s: Words, moves: Words, weights: Words) -> int:
    """F34. Any of his cards that is not open."""
    seen, found = 0, 0
    for place in range(s[DANIEL_OPEN] & 15):
        seen |= 1 << member(int(s[DANIEL_OPEN]), place)
    for card in range(DANIEL_CARDS):
        if not seen & 1 << card:
            moves[found], weights[found] = DEAL_DANIEL + card, 1
            found += 1
    return found


@compiled
def daniel_turn(box: Words, s: Words, card: int) -> None:
    """F34. He goes to the card's main location, or, if he is there, to the alternative."""
    s[DANIEL_OPEN] = with_one(int(s[DANIEL_OPEN]), card)
    main = of_card(box, card, MAIN)
    at = OWN + HIS_SEAT * PLAYER + PLACE
    s[at] = main if s[at] != main else of_card(box, card, ALTERNATIVE)
    push(s, DANIEL_PAIR, 0, card)
    push(s, DANIEL_ACTION, 0, card)
    push(s, DANIEL_MEETS, 0, 0)


@compiled
def daniel_meets(s: Words) -> None:
    """F34. Entering the player's location brings him points before his action."""
    if own(s, HIS_SEAT, PLACE) == own(s, 0, PLACE):
        push(s, SCORE, HIS_SEAT, MEETING)


@compiled
def daniel_action(box: Words, s: Words, card: int) -> None:
    """F35. The main action of the card just opened, or the alternative if it is impossible."""
    verb = of_card(box, card, HIS_VERB)
    if verb == DANIELS_FLOOR:
        if full(level(s)):
            raise_floor(s, HIS_SEAT, of_card(box, card, HIS_POINTS))
        elif s[DECREES_OPEN]:
            push(s, TAKE_DECREE, 0, 0)
    elif verb != DANIELS_PILLAR or not puts_pillar(box, s, card):
        popularity(box, s)


@compiled
def puts_pillar(box: Words, s: Words, card: int) -> bool:
    """F35. A pillar from the supply on the first possible slot, no doubling of colours; no bonus."""
    colour, of = of_card(box, card, COLOUR), level(s)
    if of & 15 == ROOF or full(of) or standing(of) & 1 << colour or s[SUPPLY + colour] == 0:
        return False
    place = 0
    while pillar(of, of_card(box, card, SLOT + place)) != 0:
        place += 1
    s[SUPPLY + colour] -= 1
    stand(s, colour, of_card(box, card, SLOT + place))
    push(s, SCORE, HIS_SEAT, warehouse(box, s, HIS_SEAT, colour) + OWN_PILLAR)
    return True


@compiled
def popularity(box: Words, s: Words) -> None:
    """F35. As many points as popularity marks on his open cards, this one included."""
    marks = 0
    for place in range(s[DANIEL_OPEN] & 15):
        marks += of_card(box, member(int(s[DANIEL_OPEN]), place), MARKS)
    push(s, SCORE, HIS_SEAT, marks)


@compiled
def decrees_to_take(s: Words, moves: Words, weights: Words) -> int:
    """F35. A random open decree."""
    decrees = int(s[DECREES_OPEN])
    for place in range(decrees & 15):
        moves[place], weights[place] = DANIEL_DECREE + member(decrees, place), 1
    return decrees & 15


@compiled
def take_decree(s: Words, decree: int) -> None:
    s[DECREES_OPEN] = without(int(s[DECREES_OPEN]), decree)
    take(s, CARDS + decree)


@compiled
def take(s: Words, card: int) -> None:
    """A card for his end of the table."""
    count = s[DANIEL_COUNT]
    s[DANIEL_TAKEN + count // TAKEN_A_WORD] |= card << 6 * (count % TAKEN_A_WORD)
    s[DANIEL_COUNT] += 1


@compiled
def daniel_pair(box: Words, s: Words, card: int) -> None:
    """F36. Another open card has the same main location: a pair; the second since the last shuffle is followed by
    another shuffle."""
    same, main = 0, of_card(box, card, MAIN)
    for place in range(s[DANIEL_OPEN] & 15):
        if of_card(box, member(int(s[DANIEL_OPEN]), place), MAIN) == main:
            same += 1
    if same >= 2:
        s[DANIEL_PAIRS] += 1
        if s[DANIEL_PAIRS] == PAIRS_TO_SHUFFLE:
            push(s, DANIEL_SHUFFLE, 0, 0)
        push(s, DANIEL_TAKES, 0, 0)


@compiled
def daniel_takes(s: Words) -> None:
    """F36. He takes the open card of the pile where he stands, if there is one."""
    here = own(s, HIS_SEAT, PLACE)
    if here != HALL and s[OPEN + here] >= 0:
        take(s, int(s[OPEN + here]))
        take_open(s, here)


@compiled
def daniel_shuffle(s: Words) -> None:
    """F36. All nine cards are shuffled anew."""
    s[DANIEL_PAIRS] = 0
    s[DANIEL_OPEN] = 0
