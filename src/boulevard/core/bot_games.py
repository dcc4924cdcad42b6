"""Whole games played by bots."""

import hmac
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from boulevard.core.bot import Bot, Budget, Turns
from boulevard.core.game import AnyGame
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table


def bot_random(seed: bytes, seat: str) -> Random:
    """The random source of the bot in a seat: its own, so that a bot's thinking changes nobody's draws."""
    return Random(hmac.digest(seed, f"bot:{seat}".encode(), "sha256"))


def play(
    game: AnyGame,
    bots: Mapping[str, Bot],
    names: Mapping[str, str],
    options: Mapping[str, Any],
    seed: bytes,
    budget: Budget | None = None,
) -> Table:
    """One game from set-up to outcome; `names` stand in the record.

    The budget is the most that every bot has for each of its turns, or with `per_decision` for each decision.
    """
    table = Table(game, names, options)
    sources = {seat: bot_random(seed, seat) for seat in bots}
    turns = Turns(game, budget or Budget())
    while to_act := table.to_act:
        seat = to_act[0]
        if seat == CHANCE:
            table.draw(seed)
            continue
        moves = game.options(table.state, seat)
        view, left = game.view(table.state, seat), turns.left_to(bots[seat], table.state, seat)
        table.play_offered(seat, asked(bots[seat], view, moves, sources[seat], left, table))
    return table


def asked(bot: Bot, view: Any, moves: Sequence[Move], rng: Random, budget: Budget, table: Table) -> Move:
    """The bot's answer; a Problem where it breaks down or answers with something that is not among its moves.

    It gets a list of its own: what it does to that changes nothing.
    """
    figures: dict[str, Any] = {"bot": table.names[view.seat].removeprefix("bot:"), "ply": table.ply}
    try:
        move = bot.choose(view, list(moves), rng, budget)
    except Exception as error:  # whatever a stranger's bot raises
        raise Problem("bot-failed", detail=f"{type(error).__name__}: {error}", **figures) from error
    if not isinstance(move, Move) or move not in moves:
        raise Problem("bot-move", text=str(move), **figures)
    return move
