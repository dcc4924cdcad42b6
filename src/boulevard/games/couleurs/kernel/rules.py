"""Les Couleurs de Paris on flat arrays: what a core has to answer (see `boulevard.core.kernel`)."""

from boulevard.core.arrays import NDArray, np
from boulevard.core.kernel import CHANCE, OVER, Lots, Words, compiled
from boulevard.games.couleurs.kernel import layout
from boulevard.games.couleurs.kernel.cards import (
    advance_by_card,
    advancing_options,
    card_options,
    choose_card,
    copy_by_card,
    copying_options,
    mix_by_card,
    mixing_options,
    move_tool,
    swap,
    swapping_options,
)
from boulevard.games.couleurs.kernel.layout import (
    ACTING,
    ADVANCING,
    AFTERWARDS,
    BLACK,
    BLACK_POINTS,
    CARDS,
    CHOOSING_CARD,
    COLOUR,
    COPYING,
    CUT,
    CUT_STOCKS,
    DEAL_BONUS,
    DEAL_PAINTING,
    DEAL_TILES,
    DEALT,
    FINISHED,
    FIRST,
    FLASH,
    FLASH_PAINTING,
    FURTHER,
    GAUGUIN_COLOUR,
    IMPROVING,
    KEEP_PAINTER,
    KEPT,
    LAST_ASK,
    LAST_DRAW,
    M_COPY,
    MIXING,
    MOVE_TOOL,
    NEW_ROUND,
    NEXT,
    ONCE_MORE,
    PAINT_ON,
    PAINT_OVER,
    PAINTING,
    PAINTING_OVER,
    PAY_FURTHER,
    PLACING,
    PLAYERS,
    POINTS,
    RAISE_ASSISTANTS,
    REFILL,
    ROTATION,
    SIXTH_SPACE,
    STAYING,
    STOCK,
    SWAPPING,
    TOKENS,
    TURN_DISC,
    TURN_DONE,
    WHITE_POINTS,
    WHITES,
    WHO_STARTS,
    kind_of,
    next_step,
    one_of,
    other_of,
    own,
    pop,
    seat_of,
)
from boulevard.games.couleurs.kernel.opening import (
    colour_options,
    deal_anew,
    keep_options,
    show_painters,
    tile_deals,
    who_starts,
)
from boulevard.games.couleurs.kernel.painting import (
    flash,
    flash_options,
    flash_painting,
    paint_on,
    paint_over,
    painting,
    painting_options,
    painting_over,
    painting_over_options,
)
from boulevard.games.couleurs.kernel.rounds import (
    acting_options,
    afterwards,
    afterwards_options,
    bonus_deals,
    cut,
    cut_options,
    cut_stocks,
    deal_bonus,
    deal_painting,
    lay_down,
    new_round,
    painting_deals,
    place,
    placing_options,
    raise_assistants,
    refill,
    rotation,
    rotation_options,
    stay,
    staying_options,
    turn_disc,
    turn_done,
)
from boulevard.games.couleurs.kernel.tools import (
    choose_reward,
    further,
    improve,
    improving_options,
    once_more,
    once_more_options,
    pay_further,
    pay_further_options,
    rewards,
)

WORDS, HELD, MOVES, SEATS, LINES = layout.WORDS, layout.HELD, layout.MOVES, layout.SEATS, layout.LINES
Shares = NDArray[np.float64]


@compiled
def seated(box: Words, s: Words) -> int:
    """How many are scored."""
    return int(s[PLAYERS])


@compiled
def to_act(box: Words, s: Words) -> int:
    word = next_step(s)
    if word == 0:
        return OVER
    return seat_of(word) if kind_of(word) <= LAST_ASK else CHANCE


@compiled
def options(box: Words, s: Words, moves: Words) -> int:
    word = next_step(s)
    kind, me = kind_of(word), seat_of(word)
    if kind == PLACING:
        return placing_options(box, s, me, moves)
    if kind == ACTING:
        return acting_options(box, s, me, moves)
    if kind == PAINTING:
        return painting_options(box, s, word, moves)
    if kind == IMPROVING:
        return improving_options(box, s, me, moves)
    if kind == STAYING:
        return staying_options(s, me, moves)
    if kind == CHOOSING_CARD:
        return card_options(box, s, me, moves)
    if kind == CUT:
        return cut_options(box, s, me, moves)
    if kind == ROTATION:
        return rotation_options(moves)
    if kind == SIXTH_SPACE:
        return rewards(moves)
    return options_of_modules(box, s, word, moves)


@compiled
def options_of_modules(box: Words, s: Words, word: int, moves: Words) -> int:
    """Bonus cards and painters."""
    kind, me = kind_of(word), seat_of(word)
    if kind == AFTERWARDS:
        return afterwards_options(box, s, me, moves)
    if kind == COPYING:
        return copying_options(box, s, me, M_COPY, moves, 0)
    if kind == MIXING:
        return mixing_options(box, s, me, moves)
    if kind == SWAPPING:
        return swapping_options(s, word, moves)
    if kind == ADVANCING:
        return advancing_options(box, s, me, moves)
    if kind == FLASH_PAINTING:
        return flash_options(s, word, moves)
    if kind == PAINTING_OVER:
        return painting_over_options(s, word, moves)
    if kind == ONCE_MORE:
        return once_more_options(moves)
    if kind == PAY_FURTHER:
        return pay_further_options(s, me, moves)
    if kind == KEEP_PAINTER:
        return keep_options(s, me, moves)
    return colour_options(moves) if kind == GAUGUIN_COLOUR else 0


@compiled
def chance(box: Words, s: Words, moves: Words, weights: Words) -> int:
    word = next_step(s)
    kind = kind_of(word)
    if kind == DEAL_PAINTING:
        return painting_deals(s, moves, weights)
    if kind == DEAL_BONUS:
        return bonus_deals(s, moves, weights)
    if kind == DEAL_TILES:
        return tile_deals(s, seat_of(word), moves, weights)
    return who_starts(s, moves, weights) if kind == WHO_STARTS else 0


@compiled
def do(box: Words, s: Words, move: int) -> None:
    word = next_step(s)
    kind, me = kind_of(word), seat_of(word)
    if kind == PLACING:
        place(s, me, move)
    elif kind == ACTING:
        lay_down(box, s, me, move)
    elif kind == PAINTING:
        painting(box, s, word, move)
    elif kind == IMPROVING:
        improve(box, s, me, move)
    elif kind == STAYING:
        stay(s, me, move)
    elif kind == CHOOSING_CARD:
        choose_card(box, s, me, move)
    elif kind == CUT:
        cut(box, s, me, move)
    elif kind == ROTATION:
        rotation(box, s, move)
    elif kind == SIXTH_SPACE:
        choose_reward(box, s, word, move)
    elif kind > LAST_ASK:
        draw(s, word, move)
    else:
        do_of_modules(box, s, word, move)
    go_on(box, s)


@compiled
def do_of_modules(box: Words, s: Words, word: int, move: int) -> None:
    """Bonus cards and painters."""
    kind, me = kind_of(word), seat_of(word)
    if kind == AFTERWARDS:
        afterwards(box, s, me, move)
    elif kind == COPYING:
        copy_by_card(box, s, me, move)
    elif kind == MIXING:
        mix_by_card(box, s, me, move)
    elif kind == SWAPPING:
        swap(s, word, move)
    elif kind == ADVANCING:
        advance_by_card(s, me, move)
    elif kind == FLASH_PAINTING:
        flash_painting(box, s, word, move)
    elif kind == PAINTING_OVER:
        painting_over(box, s, word, move)
    elif kind == ONCE_MORE:
        once_more(box, s, word, move)
    elif kind == PAY_FURTHER:
        pay_further(box, s, word, move)
    elif kind == KEEP_PAINTER:
        s[own(me) + KEPT] = one_of(move) + 1
        pop(s)
    elif kind == GAUGUIN_COLOUR:
        s[COLOUR] = one_of(move)
        pop(s)


@compiled
def draw(s: Words, word: int, move: int) -> None:
    """What chance said."""
    kind = kind_of(word)
    if kind == DEAL_PAINTING:
        deal_painting(s, word, move)
    elif kind == DEAL_BONUS:
        deal_bonus(s, word, move)
    elif kind == DEAL_TILES:
        s[own(seat_of(word)) + DEALT] = other_of(move)
        pop(s)
    else:
        s[FIRST] = one_of(move)
        pop(s)


@compiled
def go_on(box: Words, s: Words) -> None:
    """Run what nobody is asked about, until somebody is, or the game is over."""
    word = next_step(s)
    while kind_of(word) > LAST_DRAW:
        pop(s)
        kind = kind_of(word)
        if kind == TURN_DONE:
            turn_done(box, s, seat_of(word))
        elif kind == PAINT_ON:
            paint_on(box, s, word)
        elif kind == TURN_DISC:
            turn_disc(box, s, 1)
        elif kind == REFILL:
            refill(s)
        elif kind == CUT_STOCKS:
            cut_stocks(box, s)
        elif kind == RAISE_ASSISTANTS:
            raise_assistants(s)
        elif kind == NEW_ROUND:
            new_round(s)
        elif kind == FLASH:
            flash(s, word)
        elif kind == PAINT_OVER:
            paint_over(s, word)
        elif kind == FURTHER:
            further(box, s, word)
        elif kind == MOVE_TOOL:
            move_tool(box, s, word)
        else:
            show_painters(s)
        word = next_step(s)


# The score sheet ---------------------------------------------------------------------------------------------------


@compiled
def scores(box: Words, s: Words, sheets: Words) -> None:
    """L29. Paintings, black, tools, whites; the total."""
    for me in range(s[PLAYERS]):
        mine = own(me)
        tokens = s[mine + TOKENS] + s[mine + TOKENS + 1] + s[mine + TOKENS + 2]
        sheets[me, 0] = 0
        sheets[me, 1] = box[BLACK_POINTS] * s[mine + STOCK + BLACK]
        sheets[me, 2] = tokens
        sheets[me, 3] = box[WHITE_POINTS] * whites_used(s, me)
        card = s[mine + FINISHED] - 1
        while card >= 0:
            sheets[me, 0] += box[POINTS + card]
            card = (s[CARDS + card] >> NEXT & 63) - 1
        sheets[me, 4] = sheets[me, 0] + sheets[me, 1] + sheets[me, 2] + sheets[me, 3]


@compiled
def total(box: Words, s: Words, me: int) -> int:
    """L29. The total of a seat's sheet."""
    mine = own(me)
    found = s[mine + TOKENS] + s[mine + TOKENS + 1] + s[mine + TOKENS + 2]
    found += box[BLACK_POINTS] * s[mine + STOCK + BLACK] + box[WHITE_POINTS] * whites_used(s, me)
    card = s[mine + FINISHED] - 1
    while card >= 0:
        found += box[POINTS + card]
        card = (s[CARDS + card] >> NEXT & 63) - 1
    return int(found)


@compiled
def whites_used(s: Words, me: int) -> int:
    """L18. The whites on finished paintings."""
    found, card = 0, s[own(me) + FINISHED] - 1
    while card >= 0:
        found += s[CARDS + card] >> WHITES & 15
        card = (s[CARDS + card] >> NEXT & 63) - 1
    return found


@compiled
def dearest(box: Words, s: Words, me: int) -> int:
    """L30. The points of the dearest finished painting."""
    found, card = 0, s[own(me) + FINISHED] - 1
    while card >= 0:
        found = max(found, box[POINTS + card])
        card = (s[CARDS + card] >> NEXT & 63) - 1
    return found


@compiled
def rank(box: Words, s: Words, me: int) -> int:
    """L30. The total, then fewer whites, the dearest painting, more black: one number, greater where it is better."""
    found = total(box, s, me) * 1024 - whites_used(s, me)
    found = found * 1024 + dearest(box, s, me)
    return int(found * 1024 + s[own(me) + STOCK + BLACK])


@compiled
def shares(box: Words, s: Words, won: Shares) -> None:
    """L30. Whoever ranks highest, all of them where a tie remains."""
    best, sharing = rank(box, s, 0), 0
    for me in range(s[PLAYERS]):
        best = max(best, rank(box, s, me))
    for me in range(s[PLAYERS]):
        sharing += rank(box, s, me) == best
    for me in range(s[PLAYERS]):
        won[me] = 1 / sharing if rank(box, s, me) == best else 0.0


@compiled
def imagine(box: Words, s: Words, seat: int, lots: Lots) -> None:
    """L31. Only painters are hidden: the order of the decks is drawn when it is wanted."""
    deal_anew(s, seat, lots)
