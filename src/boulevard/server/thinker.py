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
from boulevard.core.bot import Budget


def think(question: dict[str, Any]) -> str:
    """A new bot for each decision: nothing that it saw at one table can be used at another."""
    game = registry.game(question["game"], None, question["rules"])
    bot = make_bot(question["bot"], game)
    view = game.read_view(question["view"].encode())
    moves = [game.parse(text) for text in question["moves"]]
    move = bot.choose(view, moves, Random(question["seed"]), Budget(seconds=question["seconds"]))
    return str(move)


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whatever a bot prints
    for line in sys.stdin.buffer:
        try:
            answer = {"move": think(msgspec.json.decode(line))}
        except Exception as trouble:
            answer = {"crash": type(trouble).__name__}
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    main()
