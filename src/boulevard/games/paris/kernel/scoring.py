"""The score sheet: one function for each line, for the seat `me`; and who wins."""

from typing import Any

from boulevard.core.kernel import Words, bits, compiled
from boulevard.games.paris.kernel.board import area, corners, onward, sides
from boulevard.games.paris.kernel.sites import free
from boulevard.games.paris.kernel.words import (
    BOX_REACH,
    BOX_UNBUILT,
    BUILT,
    COLOURS,
    COVERED,
    EDITION,
    FACING,
    FONTAINE,
    GRANDE_LUMIERE,
    LAMPADAIRE,
    LIGHTS,
    MOULIN_ROUGE,
    OWNERS,
    PEINTRE,
    PENSEUR,
    PIECES,
    RESERVES,
    SACRE_COEUR,
    SPACES,
    STANDING,
    USED_BY,
)


@compiled
def small_lights(s: Words) -> int:
    """Lights that reach the four spaces around them: printed ones not covered (C2, C9), and the Lampadaire (C8)."""
    return int(s[LIGHTS] & ~s[COVERED] | s[PIECES + LAMPADAIRE])


@compiled
def reached_from(box: Words, s: Words, large: int) -> int:
    """C9. The spaces that the Large Streetlight reaches from its own; a building shades what is behind it."""
    walls, lit = s[BUILT] | s[BUILT + 1], 0
    for facing in range(4):
        space = large
        for _ in range(box[BOX_REACH]):
            space = onward(space, facing)
            lit |= space
            if space & walls:
                break
    return int(lit)


@compiled
def large_light(box: Words, s: Words) -> int:
    """C9. The spaces that the Large Streetlight reaches, if it stands."""
    large = s[PIECES + GRANDE_LUMIERE]
    return reached_from(box, s, large) if large != 0 else 0


@compiled
def lit(box: Words, s: Words, me: int) -> int:
    """S1. Size times the number of lights, for each building."""
    small, large, points = small_lights(s), large_light(box, s), 0
    for standing in range(s[STANDING]):
        if (s[OWNERS] >> standing) & 1 == me:
            spaces = s[SPACES + standing]
            lights = bits(sides(spaces) & small)
            if spaces & large:
                lights += 1
            points += bits(spaces) * lights
    return points


@compiled
def largest_group(s: Words, me: int) -> int:
    """S2. The largest sum of sizes of buildings that touch."""
    left, most = s[BUILT + me], 0
    while left != 0:
        group = area(left & -left, left)
        left &= ~group
        most = max(most, bits(group))
    return most


@compiled
def unbuilt(box: Words, s: Words, me: int) -> int:
    """S3. Each building left in the reserve costs, unless Sacré-Cœur (C4)."""
    points, held = 0, s[RESERVES + me]
    if (s[USED_BY + me] >> SACRE_COEUR) & 1:
        return 0
    while held != 0:
        points += box[BOX_UNBUILT]
        held >>= 4
    return int(points)


@compiled
def painter(s: Words, space: int) -> int:
    """C5. 2 points for each light in his area, bounded by buildings and the edge alone."""
    walked = area(space, ~(s[BUILT] | s[BUILT + 1]))
    return 2 * bits(walked & (small_lights(s) | s[PIECES + GRANDE_LUMIERE]))


@compiled
def fountain(s: Words, me: int, space: int) -> int:
    """C10. 3 points for each own building that touches one of its sides."""
    beside, points = sides(space), 0
    for standing in range(s[STANDING]):
        if (s[OWNERS] >> standing) & 1 == me and s[SPACES + standing] & beside:
            points += 3
    return points


@compiled
def dancer(s: Words, space: int) -> int:
    """C11. 1 point for her own space and each free space of her area; `en`: free printed lights bound it too."""
    open_spaces = free(s)
    if s[EDITION]:
        open_spaces &= ~s[LIGHTS]
    return bits(area(space, open_spaces))


@compiled
def statue(s: Words, me: int, space: int) -> int:
    """C12. 2 points for each free space at a side, 1 at a corner (`en`: of the own colour); none if it is blocked."""
    counted = free(s)
    if not onward(space, s[FACING]) & counted:
        return 0
    if s[EDITION]:
        counted &= s[COLOURS + me]
    return 2 * bits(sides(space) & counted) + bits(corners(space) & counted)


@compiled
def stamped_cards(s: Words, me: int) -> int:
    """S4. The stamped cards with this player's token; a declined card has no piece and scores nothing."""
    points, used = 0, s[USED_BY + me]
    if (used >> PEINTRE) & 1 and s[PIECES + PEINTRE] != 0:
        points += painter(s, s[PIECES + PEINTRE])
    if (used >> FONTAINE) & 1 and s[PIECES + FONTAINE] != 0:
        points += fountain(s, me, s[PIECES + FONTAINE])
    if (used >> MOULIN_ROUGE) & 1 and s[PIECES + MOULIN_ROUGE] != 0:
        points += dancer(s, s[PIECES + MOULIN_ROUGE])
    if (used >> PENSEUR) & 1 and s[PIECES + PENSEUR] != 0:
        points += statue(s, me, s[PIECES + PENSEUR])
    return points


@compiled
def total(box: Words, s: Words, me: int) -> int:
    """The sum of the sheet."""
    return lit(box, s, me) + largest_group(s, me) + unbuilt(box, s, me) + stamped_cards(s, me)


@compiled
def scores(box: Words, s: Words, sheets: Any) -> None:
    """What each would score if the game ended now."""
    for me in range(2):
        sheets[me, 0] = lit(box, s, me)
        sheets[me, 1] = largest_group(s, me)
        sheets[me, 2] = unbuilt(box, s, me)
        sheets[me, 3] = stamped_cards(s, me)
        sheets[me, 4] = sheets[me, 0] + sheets[me, 1] + sheets[me, 2] + sheets[me, 3]


@compiled
def free_own(s: Words, me: int) -> int:
    """S5. Free spaces of the own printed colour, which break a tie."""
    return bits(s[COLOURS + me] & ~s[COVERED])


@compiled
def ahead(box: Words, s: Words) -> int:
    """S5. More points; then the tie-break: 1 where orange wins, -1 where blue does, 0 where both do."""
    lead = total(box, s, 0) - total(box, s, 1)
    if lead == 0:
        lead = free_own(s, 0) - free_own(s, 1)
    return (lead > 0) - (lead < 0)


@compiled
def shares(box: Words, s: Words, won: Any) -> None:
    """S5. Each seat's share of the victory."""
    lead = ahead(box, s)
    won[0] = (1 + lead) / 2
    won[1] = (1 - lead) / 2
