"""`boulevard perft`: counts the sequences of exactly N plies, chance texts as moves: the fingerprint of the rules."""

from argparse import Namespace
from typing import Any

from boulevard.cli.files import read_game_file
from boulevard.cli.given import game_from, game_of, options_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.said import print_json
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.table import replay


def perft(game: AnyGame, s: Any, depth: int) -> int:
    """How many sequences of `depth` plies there are from here; games that end before do not count."""
    if depth == 0:
        return 1
    to_act = game.to_act(s)
    if not to_act:
        return 0
    moves = game.options(s, to_act[0])
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = game.clone(s)
        game.do(after, move)
        count += perft(game, after, depth - 1)
    return count


def run(args: Namespace) -> int:
    if args.file is None:
        if args.ply is not None:
            raise CommandProblem("ply-without-file")
        game = game_from(args)
        s = game.setup(args.players, options_from(game, args.option))
    else:
        s, game = position(args)
    count = perft(game, s, args.depth)
    if args.json:
        print_json({"game": game.name, "depth": args.depth, "count": count})
    else:
        print(count)
    return 0


def position(args: Namespace) -> tuple[Any, AnyGame]:
    """The state of a record before ply K, or at its end."""
    record = read_game_file(args.file)
    if record.game != args.game:
        raise CommandProblem("other-game", place=args.file, found=record.game, expected=args.game)
    if args.players is not None or args.option:
        raise CommandProblem("settings-with-file", place=args.file)
    if args.ply is not None:
        if args.ply > len(record.lines):
            raise CommandProblem("ply", place=args.file, given=args.ply, most=len(record.lines))
        record.lines = record.lines[: args.ply]
        record.outcome = None
    game = game_of(args, args.file, record)
    try:
        return replay(game, record).state, game
    except Problem as problem:
        raise problem.at(args.file) from None
