"""`boulevard dataset`: games by bots as records and arrays, in shards, with a datasheet."""

from argparse import Namespace
from contextlib import closing

from boulevard import registry
from boulevard.arena.datasets import DATASHEET, FORMAT, Head, Kept, Making, Settings, made_with, put
from boulevard.arena.datasheet import datasheet
from boulevard.arena.spread import spread
from boulevard.arena.suite import bot_versions
from boulevard.bots import searches
from boulevard.bots.cores import has_core
from boulevard.cli.arena import compile_core
from boulevard.cli.files import check_seed, read_bytes, writable_directory
from boulevard.cli.given import check_bots, check_ray, game_from, options_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, words_for
from boulevard.core.game import AnyGame
from boulevard.core.texts import texts

BOTS = "flaneur,apprenti"
ITERATIONS = 100
"""A decision, where nothing else is said: never seconds."""


def run(args: Namespace) -> int:
    check_ray(args)
    game = game_from(args)
    players, options = game.settle(args.players, options_from(game, args.option))
    bots = tuple((args.bots or BOTS).split(","))
    if given := next((bot for bot in bots if "@" in bot), None):
        raise CommandProblem("suite-seconds", given=given)
    check_bots(game, bots)
    check_seed(args.seed)
    encoding = encoding_of(game, args.records)
    folder = writable_directory(args.out)
    if encoding is not None or any(map(searches, bots)):
        compile_core(game, args.lang)
    settings = Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        options=options,
        players=players,
        bots=bots,
        seed=args.seed,
        iterations=args.iterations or ITERATIONS,
        shard=args.shard,
        encoding=encoding,
    )
    content = read_bytes(args.content) if args.content else None
    kept = Kept(folder, Head(FORMAT, settings, made_with(bot_versions(game, bots))), content)
    try:
        stumbles = make(args, kept, Making(settings, content))
    finally:
        games = kept.count()
        put(folder / DATASHEET, datasheet(kept, games, game.score_lines).encode())
    show(args, game, kept, games, stumbles)
    return 0


def encoding_of(game: AnyGame, records: bool) -> int | None:
    """The version of the encoding that arrays are made with; None where there are to be none, or can be none."""
    if records or not (registry.has_part(game.name, "kernel") and registry.has_part(game.name, "kernel.encoding")):
        return None
    if not has_core(game.name):
        raise CommandProblem("dataset-compiler")
    version: int = registry.part(game.name, "kernel.encoding").VERSION
    return version


def make(args: Namespace, kept: Kept, making: Making) -> int:
    """The games of this part that are not there yet; a shard is sealed as soon as it has all its games. How often bots
    stumbled in them."""
    missing: dict[int, set[int]] = {}
    stumbles = 0
    for shard in kept.shards(args.games, *args.part):
        numbers = kept.numbers(shard, args.games)
        if kept.sealed(shard) < len(numbers):
            missing[shard] = set(numbers) - kept.games(shard).keys()
    for shard in [shard for shard, left in missing.items() if not left]:
        kept.seal(shard)
    jobs = [number for left in missing.values() for number in sorted(left)]
    progress = Progress(len(jobs), args.lang)
    try:
        with closing(spread(making.play, jobs, args.processes, kept.head.settings.game if args.ray else None)) as games:
            for made in games:
                kept.add(made)
                stumbles += made.stumbles
                left = missing[shard := kept.shard_of(made.number)]
                left.discard(made.number)
                if not left:
                    kept.seal(shard)
                progress.step()
    finally:
        progress.end()
    return stumbles


def show(args: Namespace, game: AnyGame, kept: Kept, games: int, stumbles: int) -> None:
    files = [name for name, _ in kept.hashes()]
    arrays = kept.head.settings.encoding is not None
    if args.json:
        print_json(
            {
                "folder": args.out,
                "games": games,
                "missing": max(0, args.games - games),
                "arrays": arrays,
                "stumbles": stumbles,
                "files": files,
            }
        )
        return
    program = texts(args.lang, "boulevard.cli")
    title = words_for(game, args.lang)("game-title")
    print(program("dataset-made", folder=args.out, game=title, games=games, files=len(files)))
    if not arrays:
        print(program("dataset-records" if args.records else "dataset-unencoded", game=title))
    if stumbles:
        print(program("dataset-stumbles", count=stumbles))
    if args.games > games:
        print(program("arena-missing", missing=args.games - games))
