"""Compiled cores: the rules once more, on flat arrays, for whoever has to play millions of decisions.

A game may have a folder `kernel`: `rules.py` plays on states that are arrays of 64-bit words, compiled by numba, and
`flat.py` carries states and moves over, both ways. The readable rules are the truth; tests prove the two equal. Nothing
here is needed to play: without numba, or with content beyond a kernel's limits, everything runs on the readable rules.

`rules.py` has these, compiled, and no others need to be known (`box` is what `flat.laid_out` made of the content, `s`
the words of a state, both `int64`):

| | |
|---|---|
| `WORDS`, `MOVES` | the length of a state, and the most moves or draws at once |
| `SEATS`, `LINES` | the most seats, and the lines of a sheet, the total last |
| `seated(box, s)` | how many are scored |
| `to_act(box, s)` | the seat that decides, from 0; `CHANCE`; `OVER` |
| `options(box, s, moves)` | writes the legal moves, in the order of the readable rules, and returns how many |
| `chance(box, s, moves, weights)` | the same for what may be drawn, with weights |
| `do(box, s, move)` | plays a move that is offered, or a draw, and goes on until somebody is asked |
| `scores(box, s, sheets)` | fills `sheets[seat, line]` as if the game ended now |
| `shares(box, s, won)` | fills `won[seat]` with each seat's share of the victory once the game is over |
| `imagine(box, s, seat, lots)` | draws anew, in place, all that this seat cannot know |

`judge.py` is the game's judge on the core: `priors(box, s, seat, moves, count, weights)`, `rests(box, s, steps)`, and
`prospects(box, s, points, times)`, which fills both by seat and returns how far all that may be off. It may say how the
compiled search goes about it (`DRAWN`, `FAR`, `MARGIN`, `LEAD`, `EXPLORE`, `SURE`, `JUDGED`: see `bots/tree.py`).

`flat.py` has `laid_out(game)`, `flat(game, state)`, `state(game, words, like)`, `code(game, move)`, `move(game, code)`;
the first raises `Beyond` where the content or the version of the rules is more than the core was made for.

`encoding.py`, which a core may have, is the game as learners see it (docs/research.md): a seat's sight as masks of 64
spaces and as numbers, and its decisions as actions out of a fixed list. A move may be told in parts, each an action;
what was told of one stands in words behind those of the rules.

| | |
|---|---|
| `VERSION` | another one with every change of what follows |
| `PLANE_FIELDS`, `NUMBER_FIELDS`, `ACTION_FIELDS` | what each place holds (`core.encoding`) |
| `PLANES`, `NUMBERS`, `ACTIONS` | how many there are |
| `STATE`, `CHOICES`, `DRAWS` | words of a state; the most actions, and the most draws, at once |
| `LENGTH` | more decisions than a game has |
| `observe(box, s, seat, planes, numbers)` | writes what the seat sees, and nothing that its view does not know |
| `legal(box, s, actions, moves)` | writes the actions allowed, and returns how many; `moves` is scratch space |
| `play(box, s, action)` | plays one that is allowed; chance is left to `do` |
| `move_of(s, action)`, `part_of(action)` | the code of its move; -1 for a part that does not finish one, and its name |
| `action_of(s, move)`, `part_before(s, move)` | the other way: a move's last action, and the one before it, or -1 |
| `HEADS`, `LEAD`, `LINE` | for nets: the actions as boards, squares and single ones; points that are much |
| `KEPT` | decisions of a game that a net learns from, where they are more than 160 |
| `turned(box)` | if the game looks the same from four sides: where each space and action goes by a quarter turn |

`endings.py`, which a core may have, solves positions of two seats from which on nothing is hidden and nothing is
drawn. What one is worth to a seat is twice the points by which it will be ahead, best play by both; where points will
be equal it is 1, 0 or -1, by what breaks the tie. The sign says who wins.

| | |
|---|---|
| `begins(box, s)` | is a seat asked, in a position that can be solved? |
| `turns_left(box, s)` | at most so many turns are still to come from there, those that are passed not counted |
| `reach(nodes)` | with so many turns left at most, looking at that many positions is as likely as not to be enough |
| `final_worth(box, s, seat)` | what a finished game is worth |
| `lead_of(worth)` | the points ahead |
| `new_table(entries)` | room for what is found, 16 bytes an entry, a power of two; to be used again for any position |
| `Ending(box, s, table)` | a position that is being solved |
| `….seat`, `lower`, `upper` | who is asked; it is worth at least, and at most, so much to that seat |
| `….move` | worth as much as `lower`; None at first |
| `….look(nodes)`, `solved` | looks at so many positions more, until all is known; is it? |
| `….is_worth(wanted, nodes)` | the same for one question, which costs less: True, False, or None for not yet known |
| `….nodes`, `words` | how many positions were looked at; those of the first |

The game's catalogues say in `game-solvable` from where on it can be solved.
"""

import re
from collections.abc import Callable
from math import factorial
from typing import TYPE_CHECKING, Any, TypeVar, cast

from boulevard.core.arrays import COMPILES, NDArray, np

if TYPE_CHECKING or COMPILES:
    import numba

CHANCE = -1
OVER = -2

VECTOR = 16
"""Numbers that products work on at once (`core/vectors.py`)."""

Words = NDArray[np.int64]
Lots = NDArray[np.uint64]
"""One word: the state of a generator of random numbers."""

F = TypeVar("F", bound=Callable[..., Any])


class Beyond(Exception):
    """The content, or the version of the rules, is more than the core was made for."""


_kept: dict[str, Callable[[str], str]] = {}


def keep_code(folder: Callable[[str], str]) -> None:
    """Keep compiled code in these folders, by game; said before a core is loaded. Otherwise numba keeps it where it
    likes."""
    _kept["folder"] = folder


_came: dict[str, Callable[[str, Callable[..., Any]], Callable[..., Any]]] = {}


def came_compiled(bound: Callable[[str, Callable[..., Any]], Callable[..., Any]]) -> None:
    """Where there is no compiler, but code that was compiled before it came here: what answers in place of a function
    of a game's core. Said before a core is loaded."""
    _came["bound"] = bound


def compiled(function: F) -> F:
    """Compile a function for the hot path: no Python objects, no exceptions, no checks of bounds. Its code is kept with
    that of the game whose module it stands in."""
    game = re.match(
        r"boulevard\.(?:games\.|bots\.tree_|bots\.oracle_|bots\.forest_|research\.steps_)(\w+)", function.__module__
    )
    if not COMPILES:
        return cast(F, _came["bound"](game[1], function)) if game and _came else function
    if folder := _kept.get("folder"):
        vars(numba.config)["CACHE_DIR"] = folder(game[1] if game else "common")
    function.__qualname__ = f"{function.__module__}.{function.__name__}"
    return cast(F, numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=False)(function))


def lots(seed: int) -> Lots:
    """A generator of random numbers that begins with this seed."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], dtype=np.uint64)


@compiled
def next_lot(lots: Lots) -> int:
    """63 random bits (splitmix64), as a number from 0 on."""
    lots[0] += np.uint64(0x9E3779B97F4A7C15)
    z = lots[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int((z ^ (z >> np.uint64(31))) >> np.uint64(1))


@compiled
def below(lots: Lots, count: int) -> int:
    """A random number from 0 to below `count`."""
    return next_lot(lots) % count


@compiled
def drawn(weights: Words, count: int, lots: Lots) -> int:
    """One of so many, by their weights."""
    whole = 0
    for at in range(count):
        whole += weights[at]
    left = below(lots, whole)
    for at in range(count):
        left -= weights[at]
        if left < 0:
            return at
    return count - 1


_HALVES, _MOST_OF_HALF, _REST_OF_HALF = 1.4426950408889634, 0.6931471803691238, 1.9082149292705877e-10
"""One by the logarithm of 2; that logarithm, cut off so that its multiples are exact, and what was cut off."""
_SERIES = tuple(1 / factorial(power) for power in range(14))


@compiled
def exp(x: float) -> float:
    """e to the power of x, for what is not large: the same digits on every machine, which libraries do not promise."""
    if x < -700.0:
        return 0.0
    halves = int(x * _HALVES + (0.5 if x > 0.0 else -0.5))
    rest = x - halves * _MOST_OF_HALF - halves * _REST_OF_HALF
    c, square = _SERIES, rest * rest
    fourth = square * square
    low = (c[0] + c[1] * rest) + square * (c[2] + c[3] * rest)
    middle = (c[4] + c[5] * rest) + square * (c[6] + c[7] * rest)
    high = (c[8] + c[9] * rest) + square * (c[10] + c[11] * rest) + fourth * (c[12] + c[13] * rest)
    found = low + fourth * (middle + fourth * high)
    return float(found * np.int64((halves + 1023) << 52).view(np.float64))


@compiled
def ln(x: float) -> float:
    """The logarithm of what is above 0, the same digits on every machine."""
    word = np.float64(x).view(np.int64)
    halves, part = (word >> 52) - 1023, np.int64((word & 0xFFFFFFFFFFFFF) | (1023 << 52)).view(np.float64)
    if part > 1.4142135623730951:
        halves, part = halves + 1, part * 0.5
    near = (part - 1.0) / (part + 1.0)
    square, found = near * near, 0.0
    for term in range(10, 0, -1):
        found = (found + 1.0 / (2 * term + 1)) * square
    return float(halves * _MOST_OF_HALF + (2.0 * (near + near * found) + halves * _REST_OF_HALF))


@compiled
def bits(mask: int) -> int:
    """How many bits of a mask are set."""
    found = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
