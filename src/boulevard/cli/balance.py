"""`boulevard balance`: many games of strong bots, and what they say of how fair a game is."""

from argparse import Namespace
from pathlib import Path

from boulevard import registry
from boulevard.arena.balance import Tally, options_of, read, replaced, write
from boulevard.arena.balance_sheet import document
from boulevard.arena.datasets import FORMAT, Head, Kept, Making, Settings, made_with, put
from boulevard.arena.suite import bot_versions
from boulevard.cli.arena import compile_core
from boulevard.cli.dataset import make
from boulevard.cli.files import check_seed, read_bytes, writable_directory
from boulevard.cli.given import check_bots, check_ray, game_from, options_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, words_for
from boulevard.core.game import AnyGame
from boulevard.core.record import read_record
from boulevard.core.texts import texts

COUNTS, REPORT = "balance.json", "balance.md"
SHARD = 200


def run(args: Namespace) -> int:
    check_ray(args)
    game = game_from(args)
    if not registry.has_part(game.name, "balance"):
        raise CommandProblem("balance-none", game=game.name)
    players, options = game.settle(args.players, options_of(game) | options_from(game, args.option))
    bots = tuple(args.bots.split(","))
    if given := next((bot for bot in bots if "@" in bot), None):
        raise CommandProblem("suite-seconds", given=given)
    check_bots(game, bots)
    check_seed(args.seed)
    folder = writable_directory(args.out)
    report = writable_directory(args.report) if args.report else folder
    before = read(report / COUNTS)
    compile_core(game, args.lang)
    settings = Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        options=options,
        players=players,
        bots=bots,
        seed=args.seed,
        iterations=args.iterations,
        shard=SHARD,
        encoding=None,
    )
    kept = games_in(folder / f"{game.name}-{players}", args, game, settings)
    tally = counted(args, kept, settings)
    if not tally.games:
        raise CommandProblem("balance-nothing", folder=str(kept.folder))
    tallies = replaced(before, tally)
    write(report / COUNTS, tallies)
    put(report / REPORT, document(tallies).encode())
    show(args, game, report, tally)
    return 0


def games_in(folder: Path, args: Namespace, game: AnyGame, settings: Settings) -> Kept:
    """The games, played as far as they are not there yet: a data set of records."""
    writable_directory(str(folder))
    content = read_bytes(args.content) if args.content else None
    kept = Kept(folder, Head(FORMAT, settings, made_with(bot_versions(game, settings.bots))), content)
    make(args, kept, Making(settings, content))
    return kept


def counted(args: Namespace, kept: Kept, settings: Settings) -> Tally:
    """What the games that were asked for come to, as many of them as are there."""
    tally, progress = Tally(settings), Progress(args.games, args.lang)
    for shard in kept.shards(args.games, 1, 1):
        numbers = kept.numbers(shard, args.games)
        for number, made in sorted(kept.games(shard).items()):
            if number in numbers:
                tally.add(read_record(made.record.encode()), kept.content)
                progress.step()
    progress.end()
    return tally


def show(args: Namespace, game: AnyGame, report: Path, tally: Tally) -> None:
    files = [str(report / COUNTS), str(report / REPORT)]
    missing = max(0, args.games - tally.games)
    if args.json:
        print_json({"games": tally.games, "missing": missing, "files": files})
        return
    program = texts(args.lang, "boulevard.cli")
    title = words_for(game, args.lang)("game-title")
    print(program("balance-made", game=title, games=tally.games, players=tally.settings.players, file=files[1]))
    if missing:
        print(program("arena-missing", missing=missing))
