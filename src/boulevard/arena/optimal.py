"""Solved endings as a test: how often a bot finds one of the best moves, and what its other moves cost."""

from collections.abc import Iterable
from random import Random

from msgspec import Struct, structs

from boulevard.arena.ratings import wilson
from boulevard.arena.solved import Solution
from boulevard.bots import make_bot
from boulevard.bots.guarded import Guarded
from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.record import read_record
from boulevard.core.table import replay


class Answer(Struct, frozen=True):
    """What a bot chose in a solved position."""

    number: int
    ply: int
    move: str
    best: bool
    lost: float | None
    """The points that it gave away, where the worth of every move is known (`endings --every`)."""
    stumbled: bool


class Score(Struct, frozen=True):
    positions: int
    best: int
    share: float
    low: float
    high: float
    lost: float | None
    """Points given away in a position, on average."""
    stumbles: int


def answer(game: AnyGame, bot: str, solution: Solution, budget: Budget | None = None) -> Answer:
    """The bot, made anew, is asked what to play in a position that was solved."""
    state = replay(game, read_record(solution.record.encode())).state
    view, moves = game.view(state, solution.seat), game.options(state, solution.seat)
    guarded = Guarded(make_bot(bot, game))
    given = Budget(per_decision=True) if budget is None else structs.replace(budget)
    move = str(guarded.choose(view, moves, Random(f"{solution.number}:{solution.ply}"), given))
    worth = solution.worths.get(move)
    return Answer(
        number=solution.number,
        ply=solution.ply,
        move=move,
        best=move in solution.best,
        lost=None if worth is None else (solution.lower - worth) / 2,
        stumbled=bool(guarded.stumbles),
    )


def score(answers: Iterable[Answer]) -> Score:
    """The share of best moves, with its 95% interval."""
    given = list(answers)
    best = sum(one.best for one in given)
    low, high = wilson(best, len(given))
    lost = [one.lost for one in given if one.lost is not None]
    return Score(
        positions=len(given),
        best=best,
        share=best / len(given) if given else 0.0,
        low=low,
        high=high,
        lost=sum(lost) / len(lost) if given and len(lost) == len(given) else None,
        stumbles=sum(one.stumbled for one in given),
    )
