"""What a bot knows of Newgame: how good a state looks to a seat. The state is one that the bot imagined."""

from collections.abc import Sequence

from boulevard.core.bot import weights
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.games.newgame.moves import RIVAL, SEATS, Lay
from boulevard.games.newgame.scoring import sheets
from boulevard.games.newgame.state import State

PROSPECTS = ("hand",)
OUTLOOK = (1.0, 0.0)
WARMTH = 3.0
"""So many points more make a move almost three times as attractive."""


def hopes(game: AnyGame, s: State, seat: str) -> float:
    """The best cards in hand, for as many turns as are left."""
    left = game.box.turns - s.turns // len(SEATS)
    return float(sum(sorted(s.hands[seat], reverse=True)[:left]))


def value(game: AnyGame, s: State, seat: str) -> float:
    """Points and prospects of the seat, less those of its rival."""
    mine, theirs = (sheets(s, game.box)[one]["total"] + hopes(game, s, one) for one in (seat, RIVAL[seat]))
    return mine - theirs


def priors(game: AnyGame, s: State, seat: str, moves: Sequence[Move]) -> list[float]:
    """High cards look good."""
    likings = [float(move.card) if isinstance(move, Lay) else 0.0 for move in moves]
    return weights(likings, WARMTH)


def prospects(game: AnyGame, s: State) -> tuple[dict[str, dict[str, float]], float]:
    return {seat: {"hand": hopes(game, s, seat)} for seat in SEATS}, 8.0


def rests(game: AnyGame, s: State, steps: int) -> bool:
    """Any state is fit to be judged."""
    return True
