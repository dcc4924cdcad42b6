"""The suite: fixed opponents, deals and budgets, so that what bots reach can be compared; and the file that tells it.

Nothing in that file depends on when, where or how fast it was made: the same bot, played twice, gives the same bytes.
Whatever is changed here makes another suite, with another number.
"""

import hashlib
import json
import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from boulevard import __version__, registry
from boulevard.arena.matches import Contest, Fixture, Result, Settings, rotations, versions
from boulevard.arena.ratings import wilson
from boulevard.bots import BOTS
from boulevard.bots.cores import has_core
from boulevard.bots.kept_code import compiler, sources
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

SUITE = 1
OPPONENTS = ("random", "flaneur", "apprenti", "maitre")
DEALS = 25
"""Each is played from every seat."""
ITERATIONS = 100
"""A decision, for opponents and for whoever meets them."""
SEED = f"suite-{SUITE}"


class About(Struct, frozen=True):
    """What was played: everything that a game depends on, but who sits where and which deal it is."""

    rules: int
    content: str
    options: dict[str, Any]
    players: int
    core: str | None
    """A digest of what its core is compiled from; None: by the readable rules."""
    net: str | None
    encoding: int | None


class Game(Struct, frozen=True, array_like=True):
    """A game that was played."""

    deal: int
    seat: int
    """Where the bot sat."""
    share: float
    """Its part of the victory."""
    total: int
    rival: int
    """The best total of the others."""
    plies: int
    record: str
    """The SHA-256 of the record."""


class Match(Struct, frozen=True):
    """A bot against one opponent."""

    game: str
    opponent: str
    games: int
    share: float
    low: float
    high: float
    margin: float
    stumbles: dict[str, int]
    played: list[Game]


class Found(Struct, frozen=True):
    """A result file."""

    suite: int
    bot: str
    version: str
    """What the bot was."""
    boulevard: str
    python: str
    compiler: str | None
    iterations: int
    seed: str
    games: dict[str, About]
    matches: list[Match]
    digest: str = ""
    """A hash of all the rest."""


def opponents(bot: str) -> list[str]:
    """Whom a bot meets: all but itself."""
    return [one for one in OPPONENTS if one != bot]


def options(game: AnyGame) -> dict[str, Any]:
    """The usual table, with everything drawn by lot that may be."""
    return {option.name: "random" for option in game.table_options if "random" in (*option.values, *option.words)}


def contest(game: AnyGame) -> Contest:
    players, chosen = game.settle(None, options(game))
    settings = Settings(
        game=game.name,
        rules=game.version,
        content=game.fingerprint,
        options=chosen,
        players=players,
        seed=SEED,
        iterations=ITERATIONS,
        seconds=None,
        patience=None,
    )
    return Contest(settings, None)


def schedule(game: AnyGame, bot: str) -> list[list[Fixture]]:
    """All games, deal by deal."""
    others = contest(game).settings.players - 1
    return [
        [Fixture(sitting, deal) for sitting in rotations((bot, *[opponent] * others))]
        for opponent in opponents(bot)
        for deal in range(1, DEALS + 1)
    ]


# What it was made with -------------------------------------------------------------------------------------------


def about(game: AnyGame) -> About:
    settings = contest(game).settings
    compiled = has_core(game.name)
    encoding = compiled and registry.has_part(game.name, "kernel.encoding")
    net = files(game.package).joinpath("net.npz")
    return About(
        rules=settings.rules,
        content=settings.content,
        options=settings.options,
        players=settings.players,
        core=_sha256(path.read_bytes() for path in sources(game.name)) if compiled else None,
        net=_sha256([net.read_bytes()]) if compiled and net.is_file() else None,
        encoding=registry.part(game.name, "kernel.encoding").VERSION if encoding else None,
    )


def bot_versions(game: AnyGame, bots: Iterable[str]) -> dict[str, str]:
    """What each bot is; those of the house, with all that they think with."""
    made = about(game)
    with_ = "".join(f", {name} {value[:16]}" for name, value in (("core", made.core), ("net", made.net)) if value)
    return {bot: f"{said}{with_}" if bot in BOTS else said for bot, said in versions(game, bots).items()}


def _sha256(parts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part)
    return digest.hexdigest()


# The file --------------------------------------------------------------------------------------------------------


def found(bot: str, games: Mapping[str, Iterable[Result]]) -> Found:
    """What all these games come to."""
    matches = [
        match(name, bot, opponent, [one for one in played if opponent in one.bots])
        for name, played in ((name, list(played)) for name, played in games.items())
        for opponent in opponents(bot)
    ]
    whole = msgspec.structs.replace(found_with(bot, [registry.game(name) for name in games]), matches=matches)
    return msgspec.structs.replace(whole, digest=digest(whole))


def found_with(bot: str, games: Sequence[AnyGame]) -> Found:
    """A file without matches yet: what it is made with here."""
    return Found(
        suite=SUITE,
        bot=bot,
        version=versions(games[0], [bot])[bot],
        boulevard=__version__,
        python=platform.python_version(),
        compiler=compiler(),
        iterations=ITERATIONS,
        seed=SEED,
        games={game.name: about(game) for game in games},
        matches=[],
    )


def match(game: str, bot: str, opponent: str, played: Sequence[Result]) -> Match:
    kinds: dict[str, int] = {}
    for result in played:
        for kind, count in result.stumbles.get(bot, {}).items():
            kinds[kind] = kinds.get(kind, 0) + count
    games = sorted((game_of(game, result, bot) for result in played), key=lambda one: (one.deal, one.seat))
    return counted(game, opponent, dict(sorted(kinds.items())), games)


def game_of(game: str, result: Result, bot: str) -> Game:
    seat = result.bots.index(bot)
    own = registry.game(game).seats(len(result.bots))[seat]
    rival = max(total for one, total in result.totals.items() if one != own)
    share = 1 / len(result.winners) if own in result.winners else 0.0
    return Game(result.deal, seat, round(share, 6), result.totals[own], rival, result.plies, result.record)


def counted(game: str, opponent: str, stumbles: dict[str, int], games: list[Game]) -> Match:
    """The figures of a match, from its games alone."""
    won = sum(one.share for one in games)
    low, high = wilson(won, len(games))
    return Match(
        game=game,
        opponent=opponent,
        games=len(games),
        share=round(won / len(games), 6),
        low=round(low, 6),
        high=round(high, 6),
        margin=round(sum(one.total - one.rival for one in games) / len(games), 6),
        stumbles=stumbles,
        played=games,
    )


def digest(whole: Found) -> str:
    plain = msgspec.structs.replace(whole, digest="")
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


def written(whole: Found) -> str:
    """The file's text: JSON, a line for each thing that is told, and for each game."""
    told = msgspec.to_builtins(whole)
    matches = told.pop("matches")
    last = told.pop("digest")

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    heads = [f" {line(name)}: {line(value)}," for name, value in told.items()]
    blocks = []
    for one in matches:
        played = ",\n   ".join(line(game) for game in one.pop("played"))
        blocks.append(f'  {line(one)[:-1]}, "played": [\n   {played}]}}')
    return "\n".join(["{", *heads, ' "matches": [', ",\n".join(blocks), " ],", f' "digest": {line(last)}', "}\n"])


def read(data: bytes) -> Found:
    """A result file; a Problem where it is none of this suite, or its figures are not those of its games."""
    try:
        suite = msgspec.json.decode(data, type=dict[str, Any]).get("suite")
        if suite != SUITE:
            raise Problem("suite-unknown", given=str(suite), known=SUITE)
        whole = msgspec.json.decode(data, type=Found)
    except msgspec.DecodeError as error:
        raise Problem("suite-file", detail=str(error)) from None
    if digest(whole) != whole.digest:
        raise Problem("suite-digest")
    return whole


# Checking --------------------------------------------------------------------------------------------------------


def wrong_figures(whole: Found) -> Iterator[Match]:
    """Matches whose games are not those of the suite, or whose figures are not those of their games."""
    for one in whole.matches:
        planned = {
            (fixture.deal, fixture.bots.index(whole.bot))
            for deal in schedule(registry.game(one.game), whole.bot)
            for fixture in deal
            if one.opponent in fixture.bots
        }
        right = {(game.deal, game.seat) for game in one.played} == planned and len(one.played) == len(planned)
        if not right or counted(one.game, one.opponent, one.stumbles, one.played) != one:
            yield one


def missing(whole: Found) -> list[str]:
    """Matches that the file should hold and does not, as `game: opponent`."""
    held = {(one.game, one.opponent) for one in whole.matches}
    wanted = ((game, opponent) for game in whole.games for opponent in opponents(whole.bot))
    return [f"{game}: {opponent}" for game, opponent in wanted if (game, opponent) not in held]


def sample(whole: Found, deals: int, seed: str) -> list[tuple[Match, Game]]:
    """Some games to be played again: so many deals of each match."""
    rng = Random(f"{seed}:{whole.digest}")
    chosen = []
    for one in whole.matches:
        drawn = rng.sample(range(1, DEALS + 1), min(deals, DEALS))
        chosen += [(one, game) for game in one.played if game.deal in drawn]
    return chosen


def again(whole: Found, match: Match, game: Game) -> Game:
    """A game, played again."""
    of = contest(registry.game(match.game))
    sitting = [match.opponent] * of.settings.players
    sitting[game.seat] = whole.bot
    return game_of(match.game, of.play(Fixture(tuple(sitting), game.deal)), whole.bot)
