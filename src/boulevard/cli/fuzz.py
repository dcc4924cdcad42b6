"""`boulevard fuzz`: random games over all options under every promise of the contract; failures become records."""

import sys
from argparse import Namespace
from pathlib import Path
from random import Random

from boulevard.cli.files import check_seed, writable_directory, write_whole
from boulevard.cli.given import game_from
from boulevard.cli.progress import Progress
from boulevard.cli.said import words_for
from boulevard.core.contract import Broken, any_table, check_game
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    game, words = game_from(args), texts(args.lang, "boulevard.cli")
    check_seed(args.seed)
    folder = writable_directory(args.out) if Path(args.out).exists() else None
    progress, failures = Progress(args.games, args.lang), 0
    for number in range(1, args.games + 1):
        rng = Random(f"{args.seed}:{number}")
        table = any_table(game, rng)
        try:
            check_game(table, rng, every=args.every)
        except Exception as error:  # whatever breaks is what a fuzzer looks for
            failures += 1
            folder = folder or writable_directory(args.out)
            file = folder / f"{game.name}-{args.seed}-{number:05d}.game"
            write_whole(file, str(table.record_so_far()))
            said = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            print(words("fuzz-failure", number=number, ply=table.ply, said=said, file=str(file)), file=sys.stderr)
        progress.step()
    progress.end()
    title = words_for(game, args.lang)("game-title")
    print(words("fuzzed", game=title, games=args.games, failures=failures))
    return 1 if failures else 0
