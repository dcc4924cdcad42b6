"""What a bot knows of Paris: how good a state looks to a seat. The state is one that the bot imagined from its view."""

from boulevard.core.game import AnyGame
from boulevard.games.paris.board import area, each, sides
from boulevard.games.paris.box import Box
from boulevard.games.paris.moves import SEATS
from boulevard.games.paris.scoring import sheets, small_lights
from boulevard.games.paris.state import State

ENOUGH = 5
"""As many buildings as one can hope to place."""


def value(game: AnyGame, s: State, seat: str) -> float:
    """Points and prospects of the seat, less those of its rival."""
    me = SEATS.index(seat)
    scores = sheets(s, game.box)
    ahead = scores[seat]["total"] - scores[SEATS[1 - me]]["total"]
    if s.over:
        return float(ahead)
    return ahead + prospects(s, game.box, me) - 0.8 * prospects(s, game.box, 1 - me)


def prospects(s: State, box: Box, me: int) -> float:
    """What is still to come: ground to build on, the more under lights, and buildings that fit it."""
    closed = s.site(me, powers=False).closed
    ground, lights = ~closed, small_lights(s)
    worth, left = 0.0, ground & ((1 << 64) - 1)
    while left:
        plot = area(left & -left, left)
        left &= ~plot
        if (size := plot.bit_count()) >= 3:
            worth += 0.25 * size + 0.75 * sum((sides(bit) & lights).bit_count() for bit in each(plot))
    # `sheets` counts each building in the reserve as lost already: give back what can still be built
    owed = 0 if s.has_used(me, "sacre-coeur") else -box.unbuilt
    room = min(s.chimneys(box, me), ENOUGH)
    fitting = [
        box.size[name]
        for name in s.reserves[me]
        if s.phase == 1 or any(not spaces & closed for spaces, _ in box.builds[name, s.flip])
    ]
    fitting.sort(reverse=True)
    return worth + sum(owed + 0.9 * size for size in fitting[:room]) + 2.0 * s.tokens(box, me)
