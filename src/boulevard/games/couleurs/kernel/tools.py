"""The tracks of the three tools (L14, L15), and Cézanne, who goes further on them (M6)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.couleurs.kernel.layout import (
    AGAIN,
    BLACK,
    BONUS_SPACE,
    CEZANNE,
    DONE,
    END_SPACE,
    FURTHER,
    LEVELS,
    M_IMPROVE,
    M_PAY,
    M_REWARD,
    NEWCOMERS,
    ONCE_MORE,
    PAIR_COUNT,
    PAIRS,
    PAY_FURTHER,
    SIXTH_SPACE,
    STOCK,
    TOKENS,
    TOOL_BONUS,
    TOOL_END,
    TOOLS,
    TRACK,
    coded,
    kind_of,
    left_of,
    one_of,
    other_of,
    own,
    painter_of,
    pigments,
    pop,
    push,
    seat_of,
    step,
    turn_into,
    which_of,
)


@compiled
def improving_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """L14. Each tool that can move, for any two pigments."""
    mine, count = own(me), 0
    for tool in range(3):
        if s[mine + TOOLS + tool] >= box[END_SPACE]:
            continue
        for pair in range(PAIR_COUNT):
            a, b = box[PAIRS + 2 * pair], box[PAIRS + 2 * pair + 1]
            if s[mine + STOCK + a] > (1 if a == b else 0) and s[mine + STOCK + b] > 0:
                moves[count] = coded(M_IMPROVE, tool, pair)
                count += 1
    return count


@compiled
def improve(box: Words, s: Words, me: int, move: int) -> None:
    """L14, M6. Two pigments, one space; then Cézanne may go further."""
    tool, pair = one_of(move), other_of(move)
    stock = own(me) + STOCK
    s[stock + box[PAIRS + 2 * pair]] -= 1
    s[stock + box[PAIRS + 2 * pair + 1]] -= 1
    pop(s)
    if painter_of(s, me) == CEZANNE:
        push(s, step(FURTHER, me, tool, 0))
    advance(box, s, me, tool, 1)


@compiled
def advance(box: Words, s: Words, me: int, tool: int, spaces: int) -> None:
    """L15. Move a tool's marker; the sixth space asks, the last one brings its token."""
    at = own(me) + TOOLS + tool
    before = s[at]
    s[at] = before + spaces
    if s[at] == box[END_SPACE]:
        take_token(s, me, tool, box[TOOL_END])
    if before < box[BONUS_SPACE] <= s[at]:
        push(s, step(SIXTH_SPACE, me, tool, 0))


@compiled
def take_token(s: Words, me: int, tool: int, points: int) -> None:
    """L15. A token that shows more stays as it is."""
    at = own(me) + TOKENS + tool
    s[at] = max(s[at], points)


@compiled
def rewards(moves: Words) -> int:
    """L15. An assistant or points."""
    moves[0] = coded(M_REWARD, 0, 0)
    moves[1] = coded(M_REWARD, 1, 0)
    return 2


@compiled
def choose_reward(box: Words, s: Words, word: int, move: int) -> None:
    """L15. At the sixth space."""
    me, tool = seat_of(word), which_of(word)
    pop(s)
    if one_of(move) == 1:
        take_token(s, me, tool, box[TOOL_BONUS])
    else:
        s[own(me) + NEWCOMERS] += 1


@compiled
def further(box: Words, s: Words, word: int) -> None:
    """M6. Cézanne is asked if the next space can be paid."""
    me, tool = seat_of(word), which_of(word)
    space = s[own(me) + TOOLS + tool]
    if space < box[END_SPACE] and pigments(s, me) >= box[LEVELS + TRACK * tool + space]:
        push(s, step(ONCE_MORE, me, tool, 0))


@compiled
def once_more_options(moves: Words) -> int:
    moves[0] = AGAIN
    moves[1] = DONE
    return 2


@compiled
def once_more(box: Words, s: Words, word: int, move: int) -> None:
    """M6. The same tool again, for the level that it reaches."""
    pop(s)
    if kind_of(move) == AGAIN:
        me, tool = seat_of(word), which_of(word)
        price = box[LEVELS + TRACK * tool + s[own(me) + TOOLS + tool]]
        push(s, step(PAY_FURTHER, me, tool, price))


@compiled
def pay_further_options(s: Words, me: int, moves: Words) -> int:
    """M6. Any pigment but black."""
    count = 0
    for pigment in range(BLACK):
        if s[own(me) + STOCK + pigment] > 0:
            moves[count] = coded(M_PAY, pigment, 0)
            count += 1
    return count


@compiled
def pay_further(box: Words, s: Words, word: int, move: int) -> None:
    """M6. One pigment at a time; after the last the tool moves."""
    me, tool, left = seat_of(word), which_of(word), left_of(word)
    s[own(me) + STOCK + one_of(move)] -= 1
    if left > 1:
        turn_into(s, step(PAY_FURTHER, me, tool, left - 1))
    else:
        pop(s)
        advance(box, s, me, tool, 1)
