"""`boulevard problems`: `make` finds positions with one clearly best move, proves them and writes them down."""

from argparse import Namespace
from collections.abc import Generator
from contextlib import closing

from boulevard.arena.puzzles import KeptPuzzles, Looked, Maker, Settings, digest_of
from boulevard.bots.proving import ITERATIONS, SEEDS
from boulevard.cli.files import check_seed, read_bytes, writable_directory, write_whole
from boulevard.cli.given import check_bots, game_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json
from boulevard.cli.solve import any_core_for
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.puzzles import FILE, Puzzle, written
from boulevard.core.record import Record, read_record
from boulevard.core.table import replay
from boulevard.core.texts import texts

BOTS = "maitre,maitre,apprenti"
PLAYED = 100
"""Iterations for a turn of the bots' games."""


def run(args: Namespace) -> int:
    game = game_from(args)
    bots = tuple((args.bots or BOTS).split(","))
    check_bots(game, bots)
    check_seed(args.seed)
    any_core_for(game, args.lang)
    files = [read_bytes(path) for path in args.records]
    records = tuple(record(game, path, data) for path, data in zip(args.records, files, strict=True))
    settings = Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        bots=() if records else bots,
        seed="" if records else args.seed,
        played=0 if records else args.played or PLAYED,
        iterations=args.iterations or ITERATIONS,
        seeds=SEEDS,
        records=digest_of(files) if files else "",
    )
    folder = writable_directory(args.out)
    part, parts = args.part
    kept, maker = KeptPuzzles(folder, settings, part, parts), Maker(settings, records)
    numbers = range(part, (len(records) or args.games) + 1, parts)
    progress, interrupted, enough = Progress(len(numbers), args.lang), False, args.most

    def looked() -> Generator[Looked, None, None]:
        found = sum(len(one.puzzles) for one in kept.found.values())
        for number in numbers:
            if number not in kept.found:
                if enough is not None and found >= enough:
                    return
                kept.found[number] = one = maker.looked(number)
                found += len(one.puzzles)
                yield one
            progress.step()

    try:
        with closing(kept.written(looked())) as found:
            for _ in found:
                pass
    except KeyboardInterrupt:
        interrupted = True
    progress.end()
    puzzles = kept.chosen(enough if enough is not None else len(kept.found) * 100)
    file = folder / f"{game.name}-{FILE}"
    write_whole(file, written(kept.made(), puzzles))
    show(args, str(file), puzzles, len(kept.found))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def record(game: AnyGame, path: str, data: bytes) -> Record:
    """A record that was named, which must be of this game and can be played to its end."""
    try:
        found = read_record(data)
        if found.game != game.name:
            raise CommandProblem("puzzles-game", given=found.game, wanted=game.name)
        replay(game, found)
    except Problem as problem:
        raise problem.at(path) from None
    return found


def show(args: Namespace, file: str, puzzles: list[Puzzle], games: int) -> None:
    levels = [sum(one.level == level for one in puzzles) for level in (1, 2, 3)]
    if args.json:
        print_json({"file": file, "puzzles": len(puzzles), "games": games, "levels": levels})
        return
    program = texts(args.lang, "boulevard.cli")
    easy, middling, hard = levels
    print(program("puzzles-made", file=file, count=len(puzzles), games=games, easy=easy, middling=middling, hard=hard))
