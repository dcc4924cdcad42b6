"""`boulevard endings`: positions of bots' games with few turns left, each solved exactly and kept as a line of JSON;
`--score BOT` asks a bot for a move in each."""

from argparse import Namespace
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import msgspec

from boulevard.arena.optimal import Answer, answer, score
from boulevard.arena.solved import Endings, KeptEndings, Settings, Solution, read
from boulevard.bots import searches
from boulevard.cli.arena import compile_core
from boulevard.cli.files import check_seed, read_bytes, writable_directory
from boulevard.cli.given import check_bots, game_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json
from boulevard.cli.solve import core_for
from boulevard.core.bot import Budget
from boulevard.core.texts import texts

BOTS = "flaneur,apprenti"
ITERATIONS = 100
"""A decision, for a bot that is asked, where nothing else is said."""


def run(args: Namespace) -> int:
    if args.score:
        return scored(args)
    if args.iterations or args.seconds:
        raise CommandProblem("endings-iterations")
    game = game_from(args)
    bots = tuple((args.bots or BOTS).split(","))
    check_bots(game, bots)
    check_seed(args.seed)
    core_for(game, args.lang)
    settings = Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        bots=bots,
        seed=args.seed,
        turns=args.turns,
        nodes=args.nodes,
        every=args.every,
    )
    part, parts = args.part
    kept = KeptEndings(writable_directory(args.out), settings, part, parts)
    endings = Endings(settings, read_bytes(args.content) if args.content else None)
    numbers = range(part, args.games + 1, parts)
    progress, interrupted, found = Progress(len(numbers), args.lang), False, list[Solution]()
    known = [solution for solution in kept.found.values() if solution.number in numbers]

    def solutions() -> Generator[Solution, None, None]:
        for number in numbers:
            for position in endings.positions(number):
                if (position.number, position.ply) not in kept.found:
                    yield endings.solved(position)
            progress.step()

    try:
        with closing(kept.written(solutions())) as written:
            found.extend(written)
    except KeyboardInterrupt:
        interrupted = True
    progress.end()
    show(args, [*known, *found], len(found), kept)
    if interrupted:
        raise KeyboardInterrupt
    return 0


def scored(args: Namespace) -> int:
    """How often a bot finds a best move of the positions that lie in the folder."""
    game = game_from(args)
    check_bots(game, [args.score])
    solutions = read(Path(args.out), game)
    if searches(args.score):
        compile_core(game, args.lang)
    progress, given = Progress(len(solutions), args.lang), list[Answer]()
    iterations = args.iterations or (None if args.seconds else ITERATIONS)
    budget = Budget(iterations, args.seconds, per_decision=True)
    try:
        for solution in solutions:
            given.append(answer(game, args.score, solution, budget))
            progress.step()
    finally:
        progress.end()
    found = score(given)
    if args.json:
        print_json({"bot": args.score, "iterations": iterations, "seconds": args.seconds, **msgspec.to_builtins(found)})
        return 0
    program = texts(args.lang, "boulevard.cli")
    share = program("arena-share", share=found.share, low=100 * found.low, high=100 * found.high)
    print(program("endings-scored", bot=args.score, best=found.best, count=found.positions, share=share))
    if found.lost is not None:
        print(program("endings-lost", lost=found.lost))
    if found.stumbles:
        print(program("suite-stumbles", bot=args.score, count=found.stumbles))
    return 0


def show(args: Namespace, all_: list[Solution], new: int, kept: KeptEndings) -> None:
    unsolved = sum(not solution.best for solution in all_)
    if args.json:
        print_json({"file": str(kept.file), "positions": len(all_), "new": new, "unsolved": unsolved})
        return
    program = texts(args.lang, "boulevard.cli")
    print(program("endings-made", file=str(kept.file), count=len(all_), new=new, unsolved=unsolved))
