"""What a bot knows of Les Couleurs de Paris, on the core: the game's `judge`, its figures and thoughts, compiled."""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import Words, bits, compiled, exp
from boulevard.games.couleurs import judge
from boulevard.games.couleurs.kernel.actions import one_primary, other_primary
from boulevard.games.couleurs.kernel.layout import (
    ACTING,
    ADVANCING,
    ALL_SQUARES,
    BONUS_COPY,
    BONUS_MIX,
    BONUS_SWAP,
    BONUS_TOOL,
    BONUSES,
    BRUSH,
    CARD_ACTION,
    CARDS,
    COPY_PLACE,
    COPYING,
    ENDING,
    FINISHED_COUNT,
    GREEN,
    HAND,
    M_ACT,
    M_ACT_COPY,
    M_ADVANCE,
    M_BUY,
    M_COPY,
    M_DISCARD,
    M_IMPROVE,
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
    MIX_BLACK,
    MIXING,
    NEWCOMERS,
    OPEN_SQUARES,
    ORANGE,
    PAINT_ACTION,
    PAIRS,
    PALETTE,
    PLACING,
    PLAYERS,
    POINTS,
    SQUARES,
    SWAPPING,
    TOOL_ACTION,
    TUBE,
    VIOLET,
    WHITE,
    begun,
    facing,
    kind_of,
    next_step,
    one_of,
    other_of,
    own,
    seat_of,
)
from boulevard.games.couleurs.kernel.rules import total
from boulevard.games.couleurs.kernel.studio import (
    ACTIONS,
    ALL,
    AWAITED,
    FINISHED_WORTH,
    FIRST_ACTION,
    LACKING,
    LAST,
    LATER,
    NEEDED,
    NOW,
    SPACES_OF,
    STUDIO,
    TOOL_WORTH,
    TRIED,
    WANTED,
    WANTING,
    WHITE_ACTION,
    WORKS,
    action_at,
    await_assistants,
    enter,
    in_stock,
    left_to_paint,
    level_of,
    net,
    on_the_ring,
    order_of,
    wanted_of,
    work,
    work_all,
    worth,
)
from boulevard.games.couleurs.moves import BONUS_CARDS

Figures = NDArray[np.float64]

BONUS_WORTH = np.array([judge.BONUS_WORTH[card] for card in BONUS_CARDS])
IN_HAND, RACE, REACHED, WARMTH = judge.IN_HAND, judge.RACE, judge.REACHED, judge.WARMTH


# For the search ----------------------------------------------------------------------------------------------------

DRAWN, FAR = True, 12
"""Playouts of this core are drawn, and judged about a round later: what an assistant is good for shows only when it
has acted, and whether the others leave it the place. The readable search has no time for that, and asks prospects at
once."""
MARGIN, LEAD = 0.3, 16.0
"""Of a playout that comes to the end, how much is by how many points; so many ahead count as three times of four."""
EXPLORE, EVEN = 7.0, 0.5
"""Samples differ more than prospects do, and what a move is good for is often seen only with the next one: the search
looks wider."""
SURE, JUDGED = 4.0, 0.7
"""Where a net speaks, it is heard beside this judge (`bots/tree.py`)."""


@compiled
def rests(box: Words, s: Words, steps: int) -> bool:
    """Between two assistants."""
    kind = kind_of(next_step(s))
    return kind in (PLACING, ACTING)


@compiled
def prospects(box: Words, s: Words, points: Figures, times: Figures) -> float:
    """What everybody may expect beyond the score sheet, into `points`, and how far that may be off. Nobody is asked to
    hurry: `times` are none."""
    least, players = float(NEEDED * ALL), s[PLAYERS]
    for me in range(players):
        times[me] = 0.0
        await_assistants(box, s, me)
        enter(box, s, me, NOW)
        work_all(box, s, NOW)
        if s[ENDING] != 0:
            points[me] = net(s, NOW, True)
            continue
        mine = own(me)
        left = left_to_paint(s, NOW)
        least = min(least, left)
        s[LACKING + me] = int(2 * left)
        s[WANTED + me] = net(s, NOW, False)
        points[me] = worth(box, s, NOW) + FINISHED_WORTH * s[mine + FINISHED_COUNT] + bonuses_worth(s, me)
        points[me] += 0.3 * (s[mine + HAND] + s[mine + NEWCOMERS])
    if s[ENDING] != 0:
        return 1.5
    late = max(0.0, 1 - least / (NEEDED * ALL))
    for me in range(players):
        race = REACHED * s[WANTED + me] - (1 - REACHED) * total(box, s, me) - RACE * 0.5 * s[LACKING + me]
        points[me] = (1 - late) * points[me] + IN_HAND * s[own(me) + HAND] + late * race
    return 2.5 + 10.0 * (1 - late)


# At first sight ----------------------------------------------------------------------------------------------------


@compiled
def priors(box: Words, s: Words, seat: int, moves: Words, count: int, weights: Figures) -> None:
    """How much a sensible player is drawn to each move. Beyond `count`, `weights` (of MOVES figures) is paper too."""
    look(box, s, seat)
    if kind_of(next_step(s)) == PLACING:
        imagine_placing(box, s, seat, weights, count)
    best = -1e9
    for at in range(count):
        weights[at] = liking(box, s, moves[at], weights, count)
        best = max(best, weights[at])
    for at in range(count):
        weights[at] = exp((weights[at] - best) / WARMTH)


@compiled
def look(box: Words, s: Words, me: int) -> None:
    """What the works lack, and which actions are awaited."""
    enter(box, s, me, NOW)
    await_assistants(box, s, me)
    for colour in range(8):
        s[WANTED + colour] = wanted_of(s, NOW, colour) if colour < WHITE else 0
        s[LACKING + colour] = max(0, s[WANTED + colour] - s[NOW + colour])
    for mix in range(ORANGE, WHITE):
        if s[LACKING + mix] > 0:
            s[LACKING + one_primary(mix)] += s[NOW + one_primary(mix)] == 0
            s[LACKING + other_primary(mix)] += s[NOW + other_primary(mix)] == 0


@compiled
def imagine_placing(box: Words, s: Words, me: int, weights: Figures, paper: int) -> None:
    """What each action would bring after those of the assistants that stand already, written from `paper` on."""
    enter(box, s, me, LATER)
    work_all(box, s, LATER)
    before = worth(box, s, LATER)
    for action in range(ACTIONS):
        for at in range(STUDIO):
            s[TRIED + at] = s[LATER + at]
        work(box, s, TRIED, action)
        weights[paper + action] = worth(box, s, TRIED) - before


@compiled
def placing(box: Words, s: Words, place: int, weights: Figures, paper: int) -> float:
    """What an assistant there would bring; a copyist nearly the most of what stands on the ring."""
    if place != COPY_PLACE:
        return float(weights[paper + action_at(box, s, place)])
    ring, most, any_there = on_the_ring(box, s), 0.0, False
    for action in range(PAINT_ACTION + 1):
        if ring >> action & 1 != 0:
            most = max(most, weights[paper + action]) if any_there else weights[paper + action]
            any_there = True
    return 0.8 * most


@compiled
def awaited(s: Words, action: int) -> int:
    """How many assistants are about to do that."""
    found = 0
    for at in range(AWAITED + 1, AWAITED + 1 + s[AWAITED]):
        found += s[at] == action
    return found


@compiled
def brings(box: Words, s: Words, action: int) -> float:
    """What an action would bring now."""
    if action < ORANGE:
        tube = level_of(box, s, NOW, TUBE)
        return float(0.6 * min(tube, s[LACKING + action]) + 0.08 * tube)
    if action == WHITE_ACTION:
        tube = level_of(box, s, NOW, TUBE)
        return 0.25 * min(tube, 3) + 0.08 * tube
    if action < MIX_BLACK:
        one, other = one_primary(action), other_primary(action)
        ready = (s[NOW + one] > 0 or awaited(s, one) > 0) and (s[NOW + other] > 0 or awaited(s, other) > 0)
        return 0.75 * min(level_of(box, s, NOW, PALETTE), s[LACKING + action]) if ready else 0.0
    if action == PAINT_ACTION:
        return painting_brings(box, s)
    if action == TOOL_ACTION:
        return tool_brings(s)
    if action == CARD_ACTION:
        waiting = s[NOW + WORKS] + awaited(s, CARD_ACTION) < s[NOW + WANTING]
        return (4.0 if s[NOW + WORKS] == 0 else 2.5) if waiting else 0.2
    if action == MIX_BLACK:
        return 5.0 if min(s[NOW + ORANGE], s[NOW + GREEN], s[NOW + VIOLET]) > 0 else 0.1
    return 0.7 if action == FIRST_ACTION else 0.3


@compiled
def painting_brings(box: Words, s: Words) -> float:
    fits, wanted = min(s[NOW + WHITE], 2), 0
    for colour in range(WHITE):
        fits += min(s[NOW + colour], s[WANTED + colour])
        wanted += s[WANTED + colour]
    for at in range(AWAITED + 1, AWAITED + 1 + s[AWAITED]):
        fits += s[at] < MIX_BLACK or s[at] == WHITE_ACTION
    return float(1.1 * min(level_of(box, s, NOW, BRUSH), fits, wanted))


@compiled
def tool_brings(s: Words) -> float:
    if in_stock(s, NOW) < 2 and s[AWAITED] == 0:
        return 0.2
    most, any_there = 0.0, False
    for tool in range(3):
        if s[NOW + SPACES_OF + tool] < LAST:
            most = max(most, step_brings(s, tool)) if any_there else step_brings(s, tool)
            any_there = True
    return most - 0.4


@compiled
def step_brings(s: Words, tool: int) -> float:
    """What one space more of a tool is worth."""
    space = s[NOW + SPACES_OF + tool]
    return float(TOOL_WORTH[tool, space] - TOOL_WORTH[tool, space - 1]) if space < LAST else 3.0


@compiled
def price(s: Words, pigment: int) -> float:
    """What a pigment is worth to the works."""
    if pigment == WHITE:
        return 0.35
    return 0.8 if s[NOW + pigment] <= s[WANTED + pigment] else 0.15


@compiled
def begins_well(box: Words, s: Words, card: int) -> float:
    """What it is worth to take a painting: its points, and the squares that could be painted at once."""
    ready = 0
    for colour in range(WHITE):
        ready += min(bits(box[SQUARES + 6 * card + colour]), s[NOW + colour])
    return float(0.15 * box[POINTS + card] + 0.5 * ready)


@compiled
def liking(box: Words, s: Words, move: int, weights: Figures, paper: int) -> float:
    """How much a move is liked, in points."""
    kind, one, other = kind_of(move), one_of(move), other_of(move)
    if kind == M_PLACE:
        return placing(box, s, one, weights, paper)
    if kind == M_ACT:
        action = action_at(box, s, one)
        order = order_of(action)
        return 3.0 - 0.6 * (order if order < 4 else 5) + min(brings(box, s, action), 0.5)
    if kind in (M_ACT_COPY, M_COPY, M_STAY):
        return brings(box, s, facing(box, s, one))
    if kind == M_REST:
        return -3.0
    if kind == M_PAINT:
        fresh = 2.0 if other >> 3 == other & 7 else (0.6 if other >> 3 == WHITE else 1.5)
        return fresh + 0.25 * (9 - bits(s[CARDS + one] >> OPEN_SQUARES & ALL_SQUARES))
    if kind == M_IMPROVE:
        pair = PAIRS + 2 * other
        return step_brings(s, one) - price(s, box[pair]) - price(s, box[pair + 1])
    if kind == M_TAKE:
        return begins_well(box, s, one)
    if kind == M_DISCARD:
        return float(other * (0.3 - price(s, one)))
    if kind == M_PAY:
        return -price(s, one)
    if kind == M_REWARD:
        return 1.0 - one
    return liking_of_bonus(s, kind, one, other)


@compiled
def liking_of_bonus(s: Words, kind: int, one: int, other: int) -> float:
    """Bonus cards; nothing else is liked or disliked."""
    if kind == M_BUY:
        return float(BONUS_WORTH[one] - 0.6)
    if kind == M_PLAY:
        return float(BONUS_WORTH[one])
    if kind == M_MIX:
        return 5.0 if one == MIX_BLACK else float(0.7 * s[LACKING + one])
    if kind == M_SWAP:
        return (0.8 if s[LACKING + other] > 0 else 0.0) - price(s, one)
    if kind == M_ADVANCE:
        return step_brings(s, one) + (step_brings(s, other - 1) if other > 0 else 0.0)
    return 0.0


@compiled
def bonuses_worth(s: Words, me: int) -> float:
    """Bonus cards held, and one just bought that asks how it is to be carried out."""
    found, held_cards = 0.0, s[own(me) + BONUSES]
    if held_cards != 0:
        for card in range(5):
            found += (held_cards >> 4 * card & 15) * BONUS_WORTH[card]
    word = next_step(s)
    if seat_of(word) == me and not begun(word):
        kind = kind_of(word)
        if kind == COPYING:
            found += BONUS_WORTH[BONUS_COPY]
        elif kind == MIXING:
            found += BONUS_WORTH[BONUS_MIX]
        elif kind == SWAPPING:
            found += BONUS_WORTH[BONUS_SWAP]
        elif kind == ADVANCING:
            found += BONUS_WORTH[BONUS_TOOL]
    return float(found)
