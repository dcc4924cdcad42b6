"""What the command line gives: language, game, options, bots and what they may spend."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from boulevard import registry
from boulevard.bots import BOTS, make_bot
from boulevard.bots.guarded import PATIENCE
from boulevard.cli.files import read_bytes
from boulevard.cli.problems import CommandProblem
from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.record import Record
from boulevard.core.texts import LANGUAGES

PERSON = "me"
"""How a seat for a person is written among `--bots`."""


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, or what the environment asks for, or English."""
    for index, word in enumerate(argv):
        if word == "--lang" and index + 1 < len(argv) and argv[index + 1] in LANGUAGES:
            return argv[index + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.startswith("fr") else "en"
    return "en"


def game_from(args: Namespace, name: str | None = None, rules: int | None = None) -> AnyGame:
    """The game that is asked for, with `--content` where it is given."""
    game = registry.game(name or args.game, rules=rules)
    if not getattr(args, "content", None):
        return game
    data = read_bytes(args.content)
    try:
        return registry.game(game.name, data, rules)
    except Problem as problem:
        raise problem.at(args.content) from None


def game_of(args: Namespace, path: str, record: Record) -> AnyGame:
    """The game that a record was played with."""
    try:
        return game_from(args, record.game, record.rules)
    except Problem as problem:
        lines = {"game-unknown": 2, "rules-version": 3}
        raise problem.at(f"{path}, line {lines[problem.key]}") if problem.key in lines else problem from None


def options_from(game: AnyGame, pairs: Iterable[str]) -> dict[str, Any]:
    """`--option NAME=VALUE`, as given; the game checks them."""
    declared = {option.name: option for option in game.table_options}
    given = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Problem("option-text", given=pair)
        given[name] = declared[name].read(text) if name in declared else text
    return given


def bots_from(game: AnyGame, named: str | None, seats: Sequence[str], default: str) -> list[str]:
    """One bot a seat; a single one stands for all."""
    bots = (named or default).split(",")
    if len(bots) == 1:
        bots *= len(seats)
    if len(bots) != len(seats):
        raise Problem("bots-count", given=len(bots), wanted=len(seats), seats=list(seats))
    check_bots(game, (bot for bot in bots if bot != PERSON))
    return bots


def check_bots(game: AnyGame, bots: Iterable[str]) -> None:
    """A Problem where one of these bots cannot be had; a stranger's module may stand in the current directory."""
    for bot in dict.fromkeys(bots):
        if ":" in bot and (folder := os.getcwd()) not in sys.path:
            sys.path.append(folder)
        make_bot(bot, game)


def thought_from(args: Namespace) -> tuple[Budget, float]:
    """What bots may spend, and the seconds after which a decision is taken from one."""
    budget = Budget(args.iterations, args.seconds, per_decision=args.iterations is not None)
    return budget, PATIENCE if args.seconds is None else 2 * args.seconds + 2


def check_ray(args: Namespace) -> None:
    """A Problem where `--ray` is asked for and cannot be had."""
    if args.ray and args.processes != 1:
        raise CommandProblem("ray-processes")
    if args.ray and find_spec("ray") is None:
        raise CommandProblem("ray-lacking")


def known_bots() -> list[str]:
    return list(BOTS)
