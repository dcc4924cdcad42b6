"""Set-up: who starts (L7), the painters (M5, M8); and what a seat cannot know of them (L31)."""

from boulevard.core.kernel import Lots, Words, below, bits, compiled
from boulevard.games.couleurs.kernel.layout import (
    DEALT,
    GAUGUIN,
    GAUGUIN_COLOUR,
    KEPT,
    M_COLOUR,
    M_DEAL_PAINTERS,
    M_FIRST,
    M_KEEP,
    ORANGE,
    PLAYERS,
    SHOWN,
    WHITE,
    WITH_PAINTERS,
    coded,
    own,
    painter_of,
    push,
    step,
)

PAINTER_COUNT = 8


@compiled
def who_starts(s: Words, moves: Words, weights: Words) -> int:
    """L7. Each seat, equally likely."""
    for me in range(s[PLAYERS]):
        moves[me] = coded(M_FIRST, me, 0)
        weights[me] = 1
    return int(s[PLAYERS])


@compiled
def tile_deals(s: Words, me: int, moves: Words, weights: Words) -> int:
    """M5. Each pair of the painters not dealt yet, equally likely. A move names both as bits."""
    dealt, count = 0, 0
    for other in range(s[PLAYERS]):
        dealt |= s[own(other) + DEALT]
    for one in range(PAINTER_COUNT):
        for other in range(one + 1, PAINTER_COUNT):
            if (dealt >> one | dealt >> other) & 1 == 0:
                moves[count] = coded(M_DEAL_PAINTERS, me, 1 << one | 1 << other)
                weights[count] = 1
                count += 1
    return count


@compiled
def keep_options(s: Words, me: int, moves: Words) -> int:
    """M5. One of the two dealt."""
    count = 0
    for painter in range(PAINTER_COUNT):
        if s[own(me) + DEALT] >> painter & 1 != 0:
            moves[count] = coded(M_KEEP, painter, 0)
            count += 1
    return count


@compiled
def show_painters(s: Words) -> None:
    """M5, M8. The kept painters are shown together; then Gauguin's colour."""
    s[SHOWN] = 1
    for me in range(s[PLAYERS]):
        if painter_of(s, me) == GAUGUIN:
            push(s, step(GAUGUIN_COLOUR, me, 0, 0))


@compiled
def colour_options(moves: Words) -> int:
    """M8. Orange, green or violet."""
    for colour in range(ORANGE, WHITE):
        moves[colour - ORANGE] = coded(M_COLOUR, colour, 0)
    return 3


@compiled
def deal_anew(s: Words, seat: int, lots: Lots) -> None:
    """L31. The tiles that a seat has not seen, and which of them the others keep."""
    hidden = (1 << PAINTER_COUNT) - 1 if s[WITH_PAINTERS] != 0 else 0
    for me in range(s[PLAYERS]):
        hidden &= ~seen_tiles(s, seat, me)
    for me in range(s[PLAYERS]):
        mine = own(me)
        if s[mine + DEALT] == 0:
            continue
        tiles = seen_tiles(s, seat, me)
        while bits(tiles) < 2:
            tile = 1 << painter_among(hidden, below(lots, bits(hidden)))
            hidden &= ~tile
            tiles |= tile
        s[mine + DEALT] = tiles
        if s[mine + KEPT] != 0 and s[SHOWN] == 0 and me != seat:
            s[mine + KEPT] = painter_among(tiles, below(lots, 2)) + 1


@compiled
def seen_tiles(s: Words, seat: int, me: int) -> int:
    """L31. A player's tiles that a seat has seen: the own ones, and once all are shown those kept, no others."""
    if s[SHOWN] != 0:
        return 1 << int(s[own(me) + KEPT]) - 1
    return int(s[own(me) + DEALT]) if me == seat else 0


@compiled
def painter_among(tiles: int, nth: int) -> int:
    """The nth of these painters."""
    for painter in range(PAINTER_COUNT):
        if tiles >> painter & 1 != 0:
            if nth == 0:
                return painter
            nth -= 1
    return 0
