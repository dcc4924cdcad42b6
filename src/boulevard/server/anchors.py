"""Bots on the ladder: what the arena has measured of them holds them where they are, whoever plays against them."""

from functools import cache

from boulevard import registry
from boulevard.bots.levels import MEASURED, ladder_of
from boulevard.core.story import BOT
from boulevard.server.strengths import Strength, measured


@cache
def of_bot(game: str, who: str) -> Strength | None:
    """How strong `bot:ID` is at a game, by the formula that `measured` is: the arena's points are these points. None
    for a bot, or a game, of which nothing was measured; a game that was played here may have gone."""
    if game not in registry.game_names():
        return None
    found = ladder_of(registry.game(game).package)
    points = None if found is None else found.ratings.get(who.removeprefix(BOT))
    return None if points is None else measured(*points)


def bots_of(game: str) -> dict[str, Strength]:
    """All that stand on a game's ladder, by `bot:ID`."""
    found = {f"{BOT}{one}": of_bot(game, f"{BOT}{one}") for one in MEASURED}
    return {who: strength for who, strength in found.items() if strength is not None}
