"""The course of a round (L8–L10): placing, acting, the third phase (L21, L23–L26, M1) or the end."""

from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.couleurs.kernel.actions import run
from boulevard.games.couleurs.kernel.cards import can_play, copying_options, discard, play, playable, ways_there
from boulevard.games.couleurs.kernel.layout import (
    ACTING,
    AFTERWARDS,
    BLACK,
    BONUS,
    BONUS_DECK,
    COPY_PLACE,
    CUT,
    CUT_STOCKS,
    DEAL_BONUS,
    DEAL_PAINTING,
    DECK,
    DISCARD,
    DISCARDED,
    EASEL_COUNT,
    EASELS,
    END,
    ENDED,
    ENDING,
    FIRST,
    FIRST_PLACE,
    GONE,
    HALF_TURN,
    HAND,
    LEFT_BITS,
    LIMIT,
    LYING,
    M_ACT,
    M_ACT_COPY,
    M_DEAL,
    M_DISCARD,
    M_PLACE,
    M_PLAY,
    M_REST,
    M_STAY,
    M_TURN,
    NEW_ROUND,
    NEWCOMERS,
    NEXT_FIRST,
    OFFERS,
    PAINTINGS,
    PLACES,
    PLACING,
    PLAYERS,
    RAISE_ASSISTANTS,
    REFILL,
    ROTATION,
    ROUND,
    ROUND_LIMIT,
    SECTORS,
    SPACES,
    STANDING,
    STAYING,
    STOCK,
    STOCK_LIMIT,
    TUBE,
    TURN_DISC,
    TURN_DONE,
    TURN_PLACE,
    TURNED,
    TURNER,
    USED,
    VAN_GOGH,
    VAN_GOGH_LIMIT,
    WHITE,
    WHITE_PLACE,
    coded,
    facing,
    kind_of,
    left_of,
    level,
    link,
    one_of,
    other_of,
    own,
    painter_of,
    pigments,
    pop,
    push,
    step,
    there,
    turn_into,
)

# Phase 1: placing --------------------------------------------------------------------------------------------------


@compiled
def placing_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """L8. Free spaces: not on a dark sector, nor on `first` if first already; the centre is always open."""
    taken, count = 0, 0
    for other in range(s[PLAYERS]):
        taken += s[own(other) + STANDING]
    spaces = SPACES + SECTORS * (s[PLAYERS] - 2)
    for sector in range(SECTORS):
        if taken >> 2 * sector & 3 < box[spaces + sector]:
            moves[count] = coded(M_PLACE, sector, 0)
            count += 1
    for place in range(FIRST_PLACE, WHITE_PLACE):
        if taken >> 2 * place & 3 == 0 and (place != FIRST_PLACE or s[FIRST] != me):
            moves[count] = coded(M_PLACE, place, 0)
            count += 1
    moves[count] = coded(M_PLACE, WHITE_PLACE, 0)
    return count + 1


@compiled
def place(s: Words, me: int, move: int) -> None:
    """L8. One assistant; then whoever has one in hand."""
    s[own(me) + HAND] -= 1
    s[own(me) + STANDING] += 1 << 2 * one_of(move)
    pop(s)
    next_to_place(s, me + 1)


@compiled
def next_to_place(s: Words, start: int) -> None:
    """L8. Who has an assistant in hand, from that seat on; when nobody has, phase 2 begins."""
    for after in range(s[PLAYERS]):
        other = (start + after) % s[PLAYERS]
        if s[own(other) + HAND] > 0:
            push(s, step(PLACING, other, 0, 0))
            return
    next_to_act(s, s[FIRST])


# Phase 2: acting ---------------------------------------------------------------------------------------------------


@compiled
def next_to_act(s: Words, start: int) -> None:
    """L9. Who has an assistant standing, from that seat on; when nobody has, phase 2 is over."""
    for after in range(s[PLAYERS]):
        other = (start + after) % s[PLAYERS]
        if s[own(other) + STANDING] != 0:
            push(s, step(ACTING, other, 0, 0))
            return
    after_acting(s)


@compiled
def acting_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """L9, M3. Each own standing assistant: do its action, or decline it; then the bonus cards."""
    standing, count = s[own(me) + STANDING], 0
    for place in range(PLACES):
        if there(standing, place) == 0:
            continue
        if place < SECTORS:
            count = ways_there(box, s, me, M_ACT, place, moves, count)
        elif place == COPY_PLACE:
            count = copying_options(box, s, me, M_ACT_COPY, moves, count)
        else:
            moves[count] = coded(M_ACT, place, 0)
            count += 1
        moves[count] = coded(M_REST, place, 0)
        count += 1
    return playable(box, s, me, moves, count)


@compiled
def lay_down(box: Words, s: Words, me: int, move: int) -> None:
    """L9, L20, M3. An assistant acts or rests; or a bonus card is played before."""
    kind, where = kind_of(move), one_of(move)
    if kind == M_PLAY:
        play(box, s, me, where)
        return
    assistant = 1 << 2 * (COPY_PLACE if kind == M_ACT_COPY else where)
    s[own(me) + STANDING] -= assistant
    s[own(me) + LYING] += assistant
    turn_into(s, step(TURN_DONE, me, 0, 0))
    if kind == M_REST:
        return
    if where < SECTORS:
        run(box, s, me, facing(box, s, where), other_of(move))
    else:
        act_on_disc(box, s, me, where)


@compiled
def act_on_disc(box: Words, s: Words, me: int, where: int) -> None:
    """L19, L21, L22. First player and a white; the rotation; whites."""
    if where == FIRST_PLACE:
        s[own(me) + STOCK + WHITE] += 1
        s[NEXT_FIRST] = me
    elif where == TURN_PLACE:
        s[TURNER] = me
    else:
        s[own(me) + STOCK + WHITE] += level(box, s, me, TUBE)


@compiled
def turn_done(box: Words, s: Words, me: int) -> None:
    """M3. A bonus card may follow, if one can."""
    if can_play(box, s, me):
        push(s, step(AFTERWARDS, me, 0, 0))
    else:
        next_to_act(s, me + 1)


@compiled
def afterwards_options(box: Words, s: Words, me: int, moves: Words) -> int:
    count = playable(box, s, me, moves, 0)
    moves[count] = END
    return count + 1


@compiled
def afterwards(box: Words, s: Words, me: int, move: int) -> None:
    """M3. A bonus card after the action, or the end of the turn."""
    if kind_of(move) == END:
        pop(s)
        next_to_act(s, me + 1)
    else:
        turn_into(s, step(TURN_DONE, me, 0, 0))
        play(box, s, me, one_of(move))


@compiled
def after_acting(s: Words) -> None:
    """L27, L28, L10. The game ends here, or phase 3 follows, in its order."""
    if s[ENDING] == 0 and s[ROUND] >= s[LIMIT]:
        s[ENDING] = ROUND_LIMIT
    if s[ENDING] != 0:
        s[ENDED] = 1
        return
    push(s, NEW_ROUND)
    push(s, RAISE_ASSISTANTS)
    push(s, CUT_STOCKS)
    push(s, REFILL)
    push(s, TURN_DISC if s[TURNER] < 0 else step(ROTATION, s[TURNER], 0, 0))


@compiled
def new_round(s: Words) -> None:
    """L26, L15, L19. Assistants come back, new ones enter, the first-player marker moves, placing begins."""
    for me in range(s[PLAYERS]):
        mine = own(me)
        back = s[mine + NEWCOMERS]
        for place in range(PLACES):
            back += there(s[mine + LYING], place)
        s[mine + HAND] += back
        s[mine + LYING] = 0
        s[mine + NEWCOMERS] = 0
    if s[NEXT_FIRST] >= 0:
        s[FIRST] = s[NEXT_FIRST]
        s[NEXT_FIRST] = -1
    s[ROUND] += 1
    next_to_place(s, s[FIRST])


# Phase 3: disc and cards -------------------------------------------------------------------------------------------


@compiled
def turn_disc(box: Words, s: Words, notches: int) -> None:
    """L21, L23, L24, M1. At each half-turn, unless the deck is empty, what is on show is renewed."""
    before = s[TURNED] // box[HALF_TURN]
    s[TURNED] += notches
    s[TURNER] = -1
    if s[TURNED] // box[HALF_TURN] == before or s[DECK] == 0:
        return
    easels, offers = s[EASELS], s[OFFERS]
    while easels != 0:
        if easels & 63 != 0:
            link(s, GONE, (easels & 63) - 1)
        easels >>= 6
    while offers != 0:
        if offers & 15 != 0:
            discard(s, (offers & 15) - 1)
        offers >>= 4
    s[EASELS] = 0
    s[OFFERS] = 0


@compiled
def rotation_options(moves: Words) -> int:
    """L21. No notch, or two."""
    moves[0] = coded(M_TURN, 0, 0)
    moves[1] = coded(M_TURN, 2, 0)
    return 2


@compiled
def rotation(box: Words, s: Words, move: int) -> None:
    pop(s)
    turn_disc(box, s, one_of(move))


@compiled
def refill(s: Words) -> None:
    """L24, M1, M3. Face-down cards are discarded; then empty easels and places take cards while there are."""
    for me in range(s[PLAYERS]):
        if s[own(me) + USED] != 0:
            discard(s, s[own(me) + USED] - 1)
            s[own(me) + USED] = 0
    easels, places, left = 0, 0, s[DISCARDED]
    for place in range(s[EASEL_COUNT]):
        easels += s[EASELS] >> 6 * place & 63 == 0
        places += s[OFFERS] >> 4 * place & 15 == 0
    for card in range(5):
        left += s[BONUS_DECK] >> 4 * card & 15
    bonuses = min(places, left) if s[BONUS] != 0 else 0
    paintings = min(easels, bits(s[DECK]))
    if bonuses > 0:
        push(s, step(DEAL_BONUS, 0, 0, bonuses))
    if paintings > 0:
        push(s, step(DEAL_PAINTING, 0, 0, paintings))


@compiled
def one_dealt(s: Words, word: int) -> None:
    """One deal less to come."""
    if left_of(word) > 1:
        turn_into(s, word - (1 << LEFT_BITS))
    else:
        pop(s)


@compiled
def painting_deals(s: Words, moves: Words, weights: Words) -> int:
    """L6, L24. Each painting of the deck, equally likely."""
    count = 0
    for card in range(PAINTINGS):
        if s[DECK] >> card & 1 != 0:
            moves[count] = coded(M_DEAL, card, 0)
            weights[count] = 1
            count += 1
    return count


@compiled
def deal_painting(s: Words, word: int, move: int) -> None:
    """L24. It comes to the first empty easel."""
    card, place = one_of(move), 0
    s[DECK] &= ~(1 << card)
    while s[EASELS] >> place & 63 != 0:
        place += 6
    s[EASELS] |= (card + 1) << place
    one_dealt(s, word)


@compiled
def bonus_deals(s: Words, moves: Words, weights: Words) -> int:
    """M1. Each kind in the deck, or in the discard where that is empty. Their codes follow those of the paintings."""
    deck, count = deck_or_discard(s), 0
    for card in range(5):
        if deck >> 4 * card & 15 != 0:
            moves[count] = coded(M_DEAL, PAINTINGS + card, 0)
            weights[count] = deck >> 4 * card & 15
            count += 1
    return count


@compiled
def deck_or_discard(s: Words) -> int:
    """M1. The discard becomes the deck when that is empty."""
    if s[BONUS_DECK] != 0:
        return int(s[BONUS_DECK])
    deck = 0
    for at in range(s[DISCARDED]):
        deck += 1 << 4 * ((s[DISCARD] >> 4 * at & 15) - 1)
    return deck


@compiled
def deal_bonus(s: Words, word: int, move: int) -> None:
    """M1. A bonus card comes to the first empty place."""
    card, place = one_of(move) - PAINTINGS, 0
    if s[BONUS_DECK] == 0:
        s[BONUS_DECK] = deck_or_discard(s)
        s[DISCARD] = 0
        s[DISCARDED] = 0
    s[BONUS_DECK] -= 1 << 4 * card
    while s[OFFERS] >> place & 15 != 0:
        place += 4
    s[OFFERS] |= (card + 1) << place
    one_dealt(s, word)


# Phase 3: stocks and assistants ------------------------------------------------------------------------------------


@compiled
def surplus(box: Words, s: Words, me: int) -> int:
    """L25, M11. How many pigments, black apart, a stock has over its limit."""
    limit = box[VAN_GOGH_LIMIT] if painter_of(s, me) == VAN_GOGH else box[STOCK_LIMIT]
    return int(pigments(s, me) - limit)


@compiled
def cut_stocks(box: Words, s: Words) -> None:
    """L25. In turn order."""
    for before in range(s[PLAYERS] - 1, -1, -1):
        me = (s[FIRST] + before) % s[PLAYERS]
        if surplus(box, s, me) > 0:
            push(s, step(CUT, me, 0, 0))


@compiled
def cut_options(box: Words, s: Words, me: int, moves: Words) -> int:
    """L25. From one to as many of a colour as are held and over the limit."""
    over, count = surplus(box, s, me), 0
    for pigment in range(BLACK):
        for some in range(1, min(s[own(me) + STOCK + pigment], over) + 1):
            moves[count] = coded(M_DISCARD, pigment, some)
            count += 1
    return count


@compiled
def cut(box: Words, s: Words, me: int, move: int) -> None:
    """L25. Until the stock is within its limit."""
    s[own(me) + STOCK + one_of(move)] -= other_of(move)
    if surplus(box, s, me) <= 0:
        pop(s)


@compiled
def raise_assistants(s: Words) -> None:
    """L26. In turn order, those with an assistant on the ring."""
    ring = (1 << 2 * SECTORS) - 1
    for before in range(s[PLAYERS] - 1, -1, -1):
        me = (s[FIRST] + before) % s[PLAYERS]
        if s[own(me) + LYING] & ring != 0:
            push(s, step(STAYING, me, 0, 0))


@compiled
def staying_options(s: Words, me: int, moves: Words) -> int:
    """L26. Each own assistant on the ring."""
    count = 0
    for sector in range(SECTORS):
        if s[own(me) + LYING] >> 2 * sector & 3 != 0:
            moves[count] = coded(M_STAY, sector, 0)
            count += 1
    return count


@compiled
def stay(s: Words, me: int, move: int) -> None:
    """L26. Raised, and placed for the next round."""
    assistant = 1 << 2 * one_of(move)
    s[own(me) + LYING] -= assistant
    s[own(me) + STANDING] = assistant
    pop(s)
