"""Pigments on paintings: by the brush (L17, L18), by Degas (M7), by Manet, Monet and Renoir (M9)."""

from boulevard.core.kernel import Words, compiled
from boulevard.games.couleurs.kernel.actions import can_paint, squares_of_any_colour
from boulevard.games.couleurs.kernel.layout import (
    BEGUN_BITS,
    CANVASES,
    CARDS,
    DEGAS,
    DEGAS_PIGMENTS,
    DONE,
    ENDING,
    FINISHED,
    FINISHED_COUNT,
    FLASH,
    FLASH_PAINTING,
    LIFTED_BITS,
    M_PAINT,
    NEXT,
    OPEN,
    OPEN_SQUARES,
    PAINT_ON,
    PAINT_OVER,
    PAINTING,
    PAINTING_OVER,
    SECOND_PAINTING,
    SQUARES,
    STOCK,
    STRAYS,
    WHITE,
    WHITES,
    WHITES_ALLOWED,
    begun,
    coded,
    held,
    kind_of,
    left_of,
    link,
    one_of,
    other_of,
    own,
    painter_of,
    pop,
    push,
    seat_of,
    step,
    turn_into,
    unlink,
    which_of,
)


@compiled
def paint_on(box: Words, s: Words, word: int) -> None:
    """L17. Painting goes on while the brush reaches and a square is open to something in the stock."""
    if left_of(word) > 0 and can_paint(box, s, seat_of(word)):
        push(s, (word & ~63) | PAINTING)


@compiled
def painting_options(box: Words, s: Words, word: int, moves: Words) -> int:
    """L17, M10. Each pigment on open squares of its colour, white on any; with Lautrec any on some."""
    me, count = seat_of(word), 0
    mine, colours = own(me), held(s, me)
    white, strays = s[mine + STOCK + WHITE] > 0, squares_of_any_colour(box, s, me)
    card = s[mine + CANVASES] - 1
    while card >= 0:
        canvas = s[CARDS + card]
        open_to = canvas >> OPEN & 63
        if canvas >> STRAYS & 15 < strays:
            count = painting_with_any(card, open_to, colours, moves, count)
        else:
            count = painting_with_own(card, open_to & colours, moves, count)
        if white and canvas >> WHITES & 15 < box[WHITES_ALLOWED]:
            for colour in range(WHITE):
                if open_to >> colour & 1 != 0:
                    moves[count] = coded(M_PAINT, card, colour | WHITE << 3)
                    count += 1
        card = (canvas >> NEXT & 63) - 1
    if begun(word):
        moves[count] = DONE
        count += 1
    return count


@compiled
def painting_with_own(card: int, colours: int, moves: Words, count: int) -> int:
    """L17. Each of these colours on a square of its own."""
    for colour in range(WHITE):
        if colours >> colour & 1 != 0:
            moves[count] = coded(M_PAINT, card, colour | colour << 3)
            count += 1
    return count


@compiled
def painting_with_any(card: int, open_to: int, colours: int, moves: Words, count: int) -> int:
    """M10. Each of these colours on each open one."""
    for colour in range(WHITE):
        if open_to >> colour & 1 != 0:
            for pigment in range(WHITE):
                if colours >> pigment & 1 != 0:
                    moves[count] = coded(M_PAINT, card, colour | pigment << 3)
                    count += 1
    return count


@compiled
def painting(box: Words, s: Words, word: int, move: int) -> None:
    """L17. A pigment of the stock on a square, and on with what the brush has left."""
    if kind_of(move) == DONE:
        pop(s)
        return
    me = seat_of(word)
    s[own(me) + STOCK + (other_of(move) >> 3)] -= 1
    turn_into(s, step(PAINT_ON, me, 0, left_of(word) - 1) | 1 << BEGUN_BITS)
    paint(box, s, me, move)


@compiled
def paint(box: Words, s: Words, me: int, move: int) -> None:
    """L17. A pigment on the first open square of a colour."""
    card, colour, pigment = one_of(move), other_of(move) & 7, other_of(move) >> 3
    canvas, squares = s[CARDS + card], box[SQUARES + 6 * card + colour]
    fitting = canvas >> OPEN_SQUARES & squares
    square = 0
    while fitting >> square & 1 == 0:
        square += 1
    canvas |= (pigment + 1) << 3 * square
    canvas &= ~(1 << OPEN_SQUARES + square)
    if canvas >> OPEN_SQUARES & squares == 0:
        canvas &= ~(1 << OPEN + colour)
    if pigment == WHITE:
        canvas += 1 << WHITES
    elif pigment != colour:
        canvas += 1 << STRAYS
    s[CARDS + card] = canvas
    if canvas >> OPEN & 63 == 0:
        finish(box, s, me, card)


@compiled
def finish(box: Words, s: Words, me: int, card: int) -> None:
    """L18, L27, M7. Whites stay; the second painting brings the end; Degas may paint with what was on it."""
    mine, canvas = own(me), s[CARDS + card]
    unlink(s, mine + CANVASES, card)
    s[CARDS + card] = (canvas >> WHITES & 15) << WHITES
    link(s, mine + FINISHED, card)
    s[mine + FINISHED_COUNT] += 1
    if s[mine + FINISHED_COUNT] == 2 and s[ENDING] == 0:
        s[ENDING] = SECOND_PAINTING
    if painter_of(s, me) == DEGAS:
        lifted = 0
        for square in range(9):
            pigment = (canvas >> 3 * square & 7) - 1
            if pigment < WHITE:
                lifted += 1 << LIFTED_BITS + 4 * pigment
        push(s, step(PAINT_OVER, me, 0, box[DEGAS_PIGMENTS]) | lifted)


@compiled
def painting_over_options(s: Words, word: int, moves: Words) -> int:
    """M7. Where the lifted pigments may go: on the painting that the first one fixed."""
    onto, colours, count = which_of(word) - 1, 0, 0
    for colour in range(WHITE):
        if word >> LIFTED_BITS + 4 * colour & 15 != 0:
            colours |= 1 << colour
    card = s[own(seat_of(word)) + CANVASES] - 1
    while card >= 0:
        if onto < 0 or onto == card:
            count = painting_with_own(card, s[CARDS + card] >> OPEN & 63 & colours, moves, count)
        card = (s[CARDS + card] >> NEXT & 63) - 1
    moves[count] = DONE
    return count + 1


@compiled
def paint_over(s: Words, word: int) -> None:
    """M7. Degas goes on until no more can; the rest goes back."""
    onto, colours = which_of(word) - 1, 0
    if left_of(word) == 0:
        return
    for colour in range(WHITE):
        if word >> LIFTED_BITS + 4 * colour & 15 != 0:
            colours |= 1 << colour
    card = s[own(seat_of(word)) + CANVASES] - 1
    while card >= 0:
        if (onto < 0 or onto == card) and s[CARDS + card] >> OPEN & 63 & colours != 0:
            push(s, (word & ~63) | PAINTING_OVER)
            return
        card = (s[CARDS + card] >> NEXT & 63) - 1


@compiled
def painting_over(box: Words, s: Words, word: int, move: int) -> None:
    """M7. A lifted pigment on another painting."""
    if kind_of(move) == DONE:
        pop(s)
        return
    lifted = word >> LIFTED_BITS << LIFTED_BITS
    lifted -= 1 << LIFTED_BITS + 4 * (other_of(move) >> 3)
    turn_into(s, step(PAINT_OVER, seat_of(word), one_of(move) + 1, left_of(word) - 1) | lifted)
    paint(box, s, seat_of(word), move)


@compiled
def flash(s: Words, word: int) -> None:
    """M9. While there are squares of the colour, and pigments for them."""
    mine, colour = own(seat_of(word)), which_of(word)
    if left_of(word) == 0 or s[mine + STOCK + colour] == 0:
        return
    card = s[mine + CANVASES] - 1
    while card >= 0:
        if s[CARDS + card] >> OPEN + colour & 1 != 0:
            push(s, (word & ~63) | FLASH_PAINTING)
            return
        card = (s[CARDS + card] >> NEXT & 63) - 1


@compiled
def flash_options(s: Words, word: int, moves: Words) -> int:
    """M9. Each painting with a square of the colour."""
    colour, count = which_of(word), 0
    card = s[own(seat_of(word)) + CANVASES] - 1
    while card >= 0:
        count = painting_with_own(card, s[CARDS + card] >> OPEN & 1 << colour, moves, count)
        card = (s[CARDS + card] >> NEXT & 63) - 1
    moves[count] = DONE
    return count + 1


@compiled
def flash_painting(box: Words, s: Words, word: int, move: int) -> None:
    """M9. A pigment of the colour just taken, beside the brush."""
    if kind_of(move) == DONE:
        pop(s)
        return
    me, colour = seat_of(word), which_of(word)
    s[own(me) + STOCK + colour] -= 1
    turn_into(s, step(FLASH, me, colour, left_of(word) - 1))
    paint(box, s, me, move)
