"""`boulevard arena --suite`: a bot against fixed opponents, and a file that tells what it reached, or is checked."""

import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from boulevard import registry
from boulevard.arena import suite
from boulevard.arena.matches import FORMAT, Fixture, Header, Kept, Result, part_of, results
from boulevard.arena.suite import Found
from boulevard.cli.arena import columns, compile_core
from boulevard.cli.files import read_bytes, writable_directory, write_whole
from boulevard.cli.given import check_bots
from boulevard.cli.problems import CommandProblem, Disagreement
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, words_for
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem
from boulevard.core.texts import texts

FIXED = ("players", "option", "content", "until", "iterations", "seconds", "patience", "plot")
"""What the suite says itself; `--games` and `--seed` too, where nothing is checked."""
OUT = "suite"
"""Where results are kept, unless something else is said."""


def run(args: Namespace) -> int:
    fixed = FIXED if args.check else (*FIXED, "games", "seed")
    if given := next((name for name in fixed if getattr(args, name)), None):
        raise CommandProblem("suite-fixed", given=f"--{given}")
    return check(args) if args.check else play(args)


def play(args: Namespace) -> int:
    *names, bot = [args.game, *args.bots] if args.game else [""]
    if not bot or bot in registry.game_names():
        raise CommandProblem("suite-bot")
    games = [registry.game(name) for name in dict.fromkeys(names or registry.game_names())]
    if "@" in bot:
        raise CommandProblem("suite-seconds", given=bot)
    for game in games:
        check_bots(game, [bot])
    folder = writable_directory(args.out or OUT)
    for game in games:
        compile_core(game, args.lang)
    played: dict[str, dict[Fixture, Result]] = {}
    missing = sum(kept_games(args, game, bot, folder, played) for game in games)
    if missing:
        if args.json:
            print_json({"suite": suite.SUITE, "bot": bot, "missing": missing})
        else:
            print(texts(args.lang, "boulevard.cli")("arena-missing", missing=missing))
        return 0
    found = suite.found(bot, {game.name: played[game.name].values() for game in games})
    file = folder / file_name(bot, games)
    write_whole(file, suite.written(found))
    show(args, found, str(file))
    return 0


def file_name(bot: str, games: Sequence[AnyGame]) -> str:
    """All games stand for none."""
    some = [game.name for game in games] if len(games) < len(registry.game_names()) else []
    return "-".join(["suite", *some, re.sub(r"[^A-Za-z0-9_.-]", ".", bot)]) + ".json"


def kept_games(args: Namespace, game: AnyGame, bot: str, folder: Path, played: dict[str, dict[Fixture, Result]]) -> int:
    """The games of one kind that were not played yet, played; how many are still missing, in other parts."""
    contest, deals = suite.contest(game), suite.schedule(game, bot)
    bots = suite.bot_versions(game, [bot, *suite.opponents(bot)])
    kept = Kept(folder, Header(FORMAT, contest.settings, bots), *args.part)
    wanted = [fixture for deal in deals for fixture in deal]
    found = played[game.name] = {fixture: kept.found[fixture] for fixture in wanted if fixture in kept.found}
    left = [fixture for fixture in part_of(deals, *args.part) if fixture not in found]
    if left:
        progress = Progress(len(left), args.lang, words_for(game, args.lang)("game-title"))
        try:
            with closing(kept.written(results(contest, left, args.processes, args.ray))) as finished:
                for result in finished:
                    found[result.fixture] = result
                    progress.step()
        finally:
            progress.end()
    return len(wanted) - len(found)


def show(args: Namespace, found: Found, file: str) -> None:
    if args.json:
        print_json({"file": file, **suite_summary(found)})
        return
    program = texts(args.lang, "boulevard.cli")
    print(program("suite-played", suite=found.suite, bot=found.bot))
    for name in found.games:
        print()
        print(words_for(registry.game(name), args.lang)("game-title"))
        rows = [("", program("arena-head-share"), program("arena-head-margin"))]
        for one in found.matches:
            if one.game == name:
                share = program("arena-share", share=one.share, low=100 * one.low, high=100 * one.high)
                sign = "+" if one.margin > 0 else "−" if one.margin < 0 else ""
                rows.append((one.opponent, share, sign + program("arena-margin", margin=abs(one.margin))))
        print("\n".join(columns(rows)))
    if stumbles := sum(sum(one.stumbles.values()) for one in found.matches):
        print()
        print(program("suite-stumbles", bot=found.bot, count=stumbles))
    print()
    print(program("suite-legend", iterations=found.iterations, games=found.matches[0].games))
    print(program("suite-file", file=file, digest=found.digest[:16]))


def suite_summary(found: Found) -> dict[str, object]:
    matches = [
        {"game": one.game, "opponent": one.opponent, "games": one.games, "share": one.share, "low": one.low,
         "high": one.high, "margin": one.margin, "stumbles": one.stumbles}
        for one in found.matches
    ]  # fmt: skip
    return {"suite": found.suite, "bot": found.bot, "digest": found.digest, "matches": matches}


# Checking --------------------------------------------------------------------------------------------------------


def check(args: Namespace) -> int:
    """Is a result file whole, and do some of its games, played again, come out as it says?"""
    try:
        found = suite.read(read_bytes(args.check))
        same_rules(found)
    except Problem as problem:
        raise problem if problem.key == "unreadable" else problem.at(args.check) from None
    if lacking := suite.missing(found):
        raise Disagreement("suite-missing", place=args.check, matches=lacking)
    if wrong := next(suite.wrong_figures(found), None):
        raise Disagreement("suite-figures", place=args.check, game=wrong.game, opponent=wrong.opponent)
    program = texts(args.lang, "boulevard.cli")
    games = [registry.game(name) for name in found.games]
    for game in games:
        check_bots(game, [found.bot])
        compile_core(game, args.lang)
    for remark in remarks(found, games):
        print(program("suite-remark", what=remark), file=sys.stderr)
    chosen = suite.sample(found, (args.games or 2) // 2 or 1, args.seed or "0")
    progress = Progress(len(chosen), args.lang)
    for match, told in chosen:
        if (now := suite.again(found, match, told)) != told:
            progress.end()
            raise Disagreement(
                "suite-game",
                place=args.check,
                game=match.game,
                opponent=match.opponent,
                deal=told.deal,
                found=f"{now.total}–{now.rival}",
                told=f"{told.total}–{told.rival}",
            )
        progress.step()
    progress.end()
    print(program("suite-checked", file=args.check, bot=found.bot, games=len(chosen)))
    return 0


def same_rules(found: Found) -> None:
    """A Problem where the games of a file cannot be played here as they were."""
    if not found.matches or not found.games:
        raise Problem("suite-empty")
    for name, theirs in found.games.items():
        ours = suite.about(registry.game(name))
        for what, told, here in (
            ("rules", theirs.rules, ours.rules),
            ("content", theirs.content, ours.content),
            ("options", theirs.options, ours.options),
            ("players", theirs.players, ours.players),
        ):
            if told != here:
                raise Problem("suite-other", game=name, setting=what, found=str(told), given=str(here))


def remarks(found: Found, games: Sequence[AnyGame]) -> list[str]:
    """What is another one here than where the file was made: its games may then come out differently."""
    here = suite.found_with(found.bot, games)
    told = {
        "boulevard": (found.boulevard, here.boulevard),
        "python": (found.python, here.python),
        "numba": (found.compiler, here.compiler),
        found.bot: (found.version, here.version),
        **{
            f"{name} {what}": (getattr(found.games[name], what), getattr(here.games[name], what))
            for name in found.games
            for what in ("core", "net", "encoding")
        },
    }
    return [f"{what}: {_short(theirs)} → {_short(ours)}" for what, (theirs, ours) in told.items() if theirs != ours]


def _short(version: object) -> str:
    text = str(version)
    return text if len(text) <= 24 else f"{text[:23]}…"
