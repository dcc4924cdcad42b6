"""A worker process in which bots think: a question a line on standard input, an answer a line on standard output.

It is given what a bot's seat may know and nothing else, and an environment without the server's secrets. With a
language and names of bots as arguments, it only says whether these can be had.
"""

import os
import sys
from collections.abc import Iterable
from io import FileIO
from random import Random
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from boulevard import registry
from boulevard.bots import make_bot, searches
from boulevard.bots.advice import advise
from boulevard.bots.analysis import Decision, weighed
from boulevard.bots.cores import core_of
from boulevard.bots.costs import weigh
from boulevard.bots.guarded import Guarded, Stumble, error_line
from boulevard.bots.proving import line_after
from boulevard.core.bot import Bot, Budget
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

FOUND, NOT_FOUND = 10, 11
"""How a process ends that was asked whether bots can be had. Any other end was a bot's doing."""


class Sitting(Struct):
    """The bot that thought last, and about which turn."""

    turn: str = ""
    bot: Bot | None = None

    def at(self, question: dict[str, Any], game: AnyGame) -> Bot:
        """A new bot for each turn, so that nothing that it saw at one table can be used at another; a stranger's for
        each decision, and it finds nobody else's here."""
        if not searches(question["bot"]):
            self.bot = None
            return make_bot(question["bot"], game)
        if self.bot is None or self.turn != question["turn"]:
            self.turn, self.bot = question["turn"], make_bot(question["bot"], game)
        return self.bot


def think(question: dict[str, Any], sitting: Sitting) -> dict[str, Any]:
    """Without a bot, a hint is wanted, or what a move costs, or what is to be found of one that was played, or how the
    game would go on after it."""
    game = registry.game(question["game"], None, question["rules"])
    view = game.read_view(question["view"].encode())
    moves = [game.parse(text) for text in question["moves"]]
    source, budget = Random(question["seed"]), Budget(seconds=question["seconds"], per_decision=True)
    if question["line"]:
        return {"line": line_after(game, view, game.parse(question["weighed"]))}
    if question["iterations"]:
        one = Decision(question["ply"], question["seat"], view, moves, question["weighed"], drawn=False)
        # in a core it takes what it takes, and the same is found everywhere
        seconds = question["seconds"] if core_of(game) is None else None
        return {"moment": weighed(game, one, question["iterations"], seconds, anew=question["anew"])}
    if question["weighed"] is not None:
        return {"cost": weigh(game, view, moves, game.parse(question["weighed"]), source, budget)}
    if question["bot"] is None:
        planned = next((move for move in moves if str(move) == question["planned"]), None)
        return {"hints": advise(game, view, moves, source, budget, planned)}
    bot = Guarded(sitting.at(question, game))
    answer = bot.ask(view, moves, source, budget)
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


def say_trouble(names: Iterable[str], language: str) -> NoReturn:
    """Say what is wrong with the first of these bots that cannot be had, and end, whatever they have begun."""
    answers = own_answers()
    wrong = next(filter(None, map(trouble, names)), None)
    if wrong is not None:
        answers.write(wrong.sentence(language).encode())
    os._exit(FOUND if wrong is None else NOT_FOUND)


def own_answers() -> FileIO:
    """Standard output for answers alone: whatever a bot prints there is lost."""
    answers = FileIO(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return answers


def main() -> None:
    answers, sitting = own_answers(), Sitting()
    for line in sys.stdin.buffer:
        try:
            answer = think(msgspec.json.decode(line), sitting)
        except Exception as error:
            answer = {"stumble": "crash", "detail": error_line(error.__cause__ or error, discreet=True)}
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    if sys.argv[1:]:
        say_trouble(sys.argv[2:], sys.argv[1])
    else:
        main()
