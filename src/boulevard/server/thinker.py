"""A worker process in which bots think: a question a line on standard input, an answer a line on standard output.

It is given what a bot's seat may know and nothing else, and an environment without the server's secrets.
"""

import os
import sys
from random import Random
from typing import Any

import msgspec

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.advice import advise
from boulevard.core.bot import Budget


def think(question: dict[str, Any]) -> dict[str, Any]:
    """A new bot for each decision: nothing that it saw at one table can be used at another.

    Without a bot, a hint is wanted.
    """
    game = registry.game(question["game"], None, question["rules"])
    view = game.read_view(question["view"].encode())
    moves = [game.parse(text) for text in question["moves"]]
    source, seconds = Random(question["seed"]), question["seconds"]
    if question["bot"] is None:
        return {"hints": advise(game, view, moves, source, Budget(seconds=seconds, per_decision=True))}
    bot = make_bot(question["bot"], game)
    return {"move": str(bot.choose(view, moves, source, Budget(seconds=seconds)))}


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whatever a bot prints
    for line in sys.stdin.buffer:
        try:
            answer = think(msgspec.json.decode(line))
        except Exception as trouble:
            answer = {"crash": type(trouble).__name__}
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
