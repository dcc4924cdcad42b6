"""Short lists in a word, the agenda, and what the box says of the floor under construction (F26)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.flatiron.kernel.layout import (
    AGENDA,
    ANSWERS,
    COLOURS,
    DOLLARS,
    EFFECT,
    LEVEL,
    LEVEL_COUNT,
    NEWS,
    NEWS_VERB,
    NEWSPAPER,
    OFFICE,
    OWN,
    PLAYER,
    PRICE,
    STEPS,
    VERB,
    VERB_FIGURES,
)

# Lists: how many, and then each, four bits ----------------------------------------------------------------------


@compiled
def with_one(listed: int, one: int) -> int:
    """One more, at the end."""
    return (listed + 1) | one << 4 * (listed & 15) + 4


@compiled
def member(listed: int, place: int) -> int:
    return listed >> 4 * place + 4 & 15


@compiled
def without(listed: int, one: int) -> int:
    """Less one that is there; the others keep their order."""
    place = 0
    while member(listed, place) != one:
        place += 1
    low = listed & (1 << 4 * place + 4) - 1
    return (low | listed >> 4 * place + 8 << 4 * place + 4) - 1


# The agenda ------------------------------------------------------------------------------------------------------


@compiled
def push(s: Words, kind: int, seat: int, figure: int) -> None:
    """A step that comes before all the others."""
    s[AGENDA + s[STEPS]] = kind | seat << 6 | figure << 8
    s[STEPS] += 1


@compiled
def next_step(s: Words) -> int:
    """The step that is asked or run next; 0 where there is none."""
    return int(s[AGENDA + s[STEPS] - 1]) if s[STEPS] > 0 else 0


# What belongs to a player ----------------------------------------------------------------------------------------


@compiled
def own(s: Words, seat: int, what: int) -> int:
    return int(s[OWN + seat * PLAYER + what])


@compiled
def earn(s: Words, seat: int, dollars: int) -> None:
    s[OWN + seat * PLAYER + DOLLARS] += dollars


# The building ----------------------------------------------------------------------------------------------------


@compiled
def level(s: Words) -> int:
    """The floor under construction, its pillars too."""
    return int(s[LEVEL + s[LEVEL_COUNT] - 1])


@compiled
def effect(box: Words, s: Words, question: int) -> int:
    """F26. What the floor under construction answers."""
    return int(box[EFFECT + (level(s) & 15) * ANSWERS + question])


@compiled
def pillar(of: int, slot: int) -> int:
    """The colour on a slot of a level, and one more; 0: empty."""
    return of >> 3 * slot + 4 & 7


@compiled
def standing(of: int) -> int:
    """The colours on a level, one bit each."""
    return (1 << (of >> 4 & 7) | 1 << (of >> 7 & 7) | 1 << (of >> 10 & 7)) >> 1


@compiled
def full(of: int) -> bool:
    """Has it three pillars? The Roof has none."""
    return (of >> 4 & 7) != 0 and (of >> 7 & 7) != 0 and (of >> 10 & 7) != 0


# What is printed -------------------------------------------------------------------------------------------------


@compiled
def figure(box: Words, verb: int, place: int) -> int:
    """A figure of an action; at 0 its kind."""
    return int(box[VERB + verb * VERB_FIGURES + place])


@compiled
def today(box: Words, s: Words, verb: int) -> int:
    """F15. The newspaper of the day as what it is today; any other action is itself."""
    return int(box[NEWS_VERB + s[NEWS]]) if figure(box, verb, 0) == NEWSPAPER else verb


@compiled
def board_price(box: Words, s: Words, seat: int, colour: int) -> int:
    """F18. The board's price, to buy and to sell."""
    return int(box[PRICE + (own(s, seat, OFFICE) >> 1) * COLOURS + colour])
