"""A worker process in which bots think: a question a line on standard input, an answer a line on standard output.

It is given what a bot's seat may know and nothing else, and an environment without the server's secrets. With a
language and names of bots as arguments, it only says whether these can be had.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from random import Random
from typing import Any

import msgspec

from boulevard import registry
from boulevard.bots import make_bot
from boulevard.bots.advice import advise
from boulevard.bots.guarded import Guarded, Stumble
from boulevard.core.bot import Budget, account
from boulevard.core.problems import Problem


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
    bot = Guarded(make_bot(question["bot"], game))
    answer = bot.ask(view, moves, source, Budget(seconds=seconds))
    if isinstance(answer, Stumble):
        return {"stumble": answer.kind, "detail": answer.discreet}
    return {"move": str(answer)}


def trouble(name: str) -> Problem | None:
    """Why no game can have this bot."""
    found: Problem | None = None
    for game in registry.game_names():
        try:
            make_bot(name, registry.game(game))
        except Problem as problem:
            found = found or problem
        else:
            return None
    return found


def check(names: Iterable[str], language: str) -> None:
    """Say what is wrong with the first of these bots that cannot be had."""
    with redirect_stdout(sys.stderr):
        wrong = next(filter(None, map(trouble, names)), None)
    if wrong is not None:
        print(wrong.sentence(language))


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whatever a bot prints
    for line in sys.stdin.buffer:
        try:
            answer = think(msgspec.json.decode(line))
        except Exception as error:
            answer = {"stumble": "crash", "detail": account(error, discreet=True)}
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        check(sys.argv[2:], sys.argv[1])
    else:
        main()
