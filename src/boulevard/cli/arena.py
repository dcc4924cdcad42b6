"""`boulevard arena`: bots against each other, every deal with every seating, win rates and ratings."""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from boulevard.arena.matches import (
    FORMAT,
    Contest,
    Fixture,
    Header,
    Kept,
    Result,
    Settings,
    part_of,
    results,
    schedule,
    versions,
)
from boulevard.arena.plot import plot
from boulevard.arena.standings import Meeting, Standings, standings
from boulevard.bots import searches
from boulevard.bots.compiling import missing, trouble_compiling
from boulevard.cli.files import check_seed, read_bytes, writable_directory, write_whole
from boulevard.cli.given import check_bots, check_ray, game_from, options_from, thought_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, stumble_line, words_for
from boulevard.core.game import AnyGame
from boulevard.core.texts import texts

GAMES = 20
"""For each line-up, where nothing else is said."""
LEAST = 20
"""Before so many games no match is settled: whoever looks after each of them is fooled by the first few."""


def run(args: Namespace) -> int:
    check_ray(args)
    if args.suite:
        from boulevard.cli import suite

        return suite.run(args)
    if args.check:
        raise CommandProblem("check-suite")
    if lacking := [*(["GAME"] if not args.game else []), *(["BOT"] if not args.bots else [])]:
        raise CommandProblem("lacking", names=lacking)
    args.games, args.seed = args.games or GAMES, args.seed or "0"
    game = game_from(args)
    named = len(args.bots) if len(set(args.bots)) < len(args.bots) else None
    players, options = game.settle(args.players or named, options_from(game, args.option))
    if players > 1 and len(args.bots) < 2:
        raise CommandProblem("arena-bots", given=args.bots[0])
    check_bots(game, args.bots)
    check_seed(args.seed)
    if any(map(searches, args.bots)):
        compile_core(game, args.lang)
    settings = settings_of(args, game, players, options)
    deals = schedule(args.bots, players, args.games)
    wanted = [fixture for deal in deals for fixture in deal]
    kept = None
    if args.out:
        header = Header(FORMAT, settings, versions(game, args.bots))
        kept = Kept(writable_directory(args.out), header, *args.part)
    if args.plot:
        writable_directory(str(Path(args.plot).parent))
    played = {fixture: kept.found[fixture] for fixture in wanted if fixture in kept.found} if kept else {}
    left = [fixture for fixture in part_of(deals, *args.part) if fixture not in played]
    if args.until is not None and settled(game, played, args.bots, args.until):
        left = []
    contest = Contest(settings, read_bytes(args.content) if args.content else None)
    progress, interrupted = Progress(len(left), args.lang), False
    try:
        games = results(contest, left, args.processes, args.ray)
        with closing(kept.written(games) if kept and left else games) as finished:
            for result in finished:
                played[result.fixture] = result
                progress.step()
                if args.until is not None and settled(game, played, args.bots, args.until):
                    break
    except KeyboardInterrupt:
        interrupted = True
    progress.end()
    show(args, game, settings, standings(game, played.values(), args.bots), len(wanted) - len(played))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def settled(game: AnyGame, played: Mapping[Fixture, Result], bots: Sequence[str], share: float) -> bool:
    """Is the first bot's share of victories surely above this, or surely below, in every line-up?"""
    if len(played) < LEAST:
        return False
    rows = [row for one in standings(game, played.values(), bots).meetings for row in one.rows if row.bot == bots[0]]
    return bool(rows) and all(row.low > share or row.high < share for row in rows)


def compile_core(game: AnyGame, language: str) -> None:
    """Bots that are measured are as strong as they can be: the core is waited for."""
    words = texts(language, "boulevard.cli")
    title = words_for(game, language)("game-title")
    for name in missing([game.name]):
        print(words("arena-compiling", game=title), file=sys.stderr, flush=True)
        if trouble := trouble_compiling(name):
            print(words("arena-uncompiled", game=title, detail=trouble), file=sys.stderr)


def settings_of(args: Namespace, game: AnyGame, players: int, options: dict[str, Any]) -> Settings:
    return Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        options=options,
        players=players,
        seed=args.seed,
        iterations=args.iterations,
        seconds=args.seconds,
        patience=thought_from(args)[1] if args.patience is None else args.patience,
    )


# Showing ---------------------------------------------------------------------------------------------------------


def show(args: Namespace, game: AnyGame, settings: Settings, found: Standings, missing: int) -> None:
    program = texts(args.lang, "boulevard.cli")
    title = program("arena-played", game=words_for(game, args.lang)("game-title"), games=found.games, seed=args.seed)
    if args.plot and found.ratings:
        write_whole(Path(args.plot), plot(found.ratings, title, program("arena-plot-axis")))
    if args.json:
        print_json({**msgspec.to_builtins(settings), "missing": missing, **msgspec.to_builtins(found)})
        return
    print(title)
    if missing:
        print(program("arena-missing", missing=missing))
    for meeting in found.meetings:
        print()
        print("\n".join(meeting_lines(meeting, args.lang)))
    if found.ratings:
        spent = {one.bot: program("arena-thought", milliseconds=one.milliseconds) for one in found.thoughts}
        rows = [("", program("arena-head-rating"), program("arena-head-thought"))]
        rows += [(one.bot, f"{one.rating:.0f} ± {one.error:.0f}", spent.get(one.bot, "")) for one in found.ratings]
        print()
        print("\n".join(columns(rows)))
        print()
        print(program("arena-legend"))
    for thought in found.thoughts:
        if thought.stumbles:
            print(stumble_line(thought.bot, thought.stumbles, thought.example, args.lang))


def meeting_lines(meeting: Meeting, language: str) -> list[str]:
    """Who met whom, and a row for each."""
    program = texts(language, "boulevard.cli")
    sitting = [program("arena-lineup", bot=bot, times=times) if times > 1 else bot
               for bot, times in Counter(meeting.lineup).items()]  # fmt: skip
    heads = ("share", "fair", "won", "shared", "margin")
    rows = [("", *(program(f"arena-head-{head}") for head in heads))]
    for row in meeting.rows:
        share = program("arena-share", share=row.share, low=100 * row.low, high=100 * row.high)
        margin = program("arena-margin", margin=abs(row.margin))
        sign = "+" if row.margin > 0 else "−" if row.margin < 0 else ""
        fair = program("arena-fair", fair=row.fair)
        rows.append((row.bot, share, fair, str(row.won), str(row.shared), sign + margin))
    return [" – ".join(sitting), *columns(rows)]


def columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Names to the left, everything else to the right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  "
        + row[0].ljust(widths[0])
        + "".join(f"  {text:>{width}}" for text, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]
