"""Whole games played by bots."""

import hmac
from collections.abc import Mapping
from random import Random
from typing import Any

from boulevard.core.bot import Bot, Budget
from boulevard.core.game import AnyGame
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
    """One game from set-up to outcome; `names` stand in the record."""
    table = Table(game, names, options)
    sources = {seat: bot_random(seed, seat) for seat in bots}
    while to_act := table.to_act:
        seat = to_act[0]
        if seat == CHANCE:
            table.draw(seed)
            continue
        moves = game.options(table.state, seat)
        view = game.view(table.state, seat)
        move = bots[seat].choose(view, moves, sources[seat], budget or Budget())
        if move not in moves:
            raise Problem("bot-move", bot=names[seat], text=str(move), ply=table.ply)
        table.play_offered(seat, move)
    return table
