"""Who meets whom over which deals, the games themselves, and the files in which their results are kept."""

import hashlib
import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from boulevard import __version__, registry
from boulevard.arena.kept_lines import check_settings, read_lines, written_to
from boulevard.arena.spread import spread
from boulevard.bots import BOTS, make_bot
from boulevard.bots.guarded import Guarded
from boulevard.core.bot import Budget
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame
from boulevard.core.problems import Problem

FORMAT = 1


class Settings(Struct, frozen=True):
    """Everything that a game depends on, but who sits where and which deal it is."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    players: int
    seed: str
    iterations: int | None
    seconds: float | None
    patience: float | None


class Header(Struct, frozen=True):
    """The first line of what a run writes."""

    arena: int
    settings: Settings
    bots: dict[str, str]
    """What each bot was: a bot that has changed is another one."""


class Fixture(Struct, frozen=True):
    """A game to be played: the bots in seat order, and the number of the deal."""

    bots: tuple[str, ...]
    deal: int


class Result(Struct, frozen=True):
    """A game that was played. What is counted is by bot; seats on the sheet that no bot holds go by their own name."""

    bots: tuple[str, ...]
    deal: int
    winners: tuple[str, ...]
    totals: dict[str, int]
    plies: int
    decisions: dict[str, int]
    seconds: dict[str, float]
    stumbles: dict[str, dict[str, int]] = {}
    example: dict[str, str] = {}
    """The first stumble of each bot, in its own words."""
    record: str = ""
    """The SHA-256 of its record."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.bots, self.deal)


class Contest(Struct, frozen=True):
    """The settings and the content that goes with them; it can be sent to another process."""

    settings: Settings
    content: bytes | None

    @property
    def game(self) -> AnyGame:
        return registry.game(self.settings.game, self.content)

    def play(self, fixture: Fixture) -> Result:
        """A game; the draws depend on the deal alone, so that all who sit down to it meet the same ones."""
        game, settings = self.game, self.settings
        seats = game.seats(settings.players)
        sitting = {seat: Guarded(make_bot(bot, game), settings.patience) for seat, bot in _pairs(seats, fixture.bots)}
        names = {seat: f"bot:{bot}" for seat, bot in _pairs(seats, fixture.bots)}
        budget = Budget(settings.iterations, settings.seconds, per_decision=settings.iterations is not None)
        table = play(game, sitting, names, settings.options, simulation_seed(settings.seed, fixture.deal), budget)
        outcome = table.outcome
        assert outcome is not None
        decisions, seconds = Counter[str](), dict.fromkeys(fixture.bots, 0.0)
        stumbles: dict[str, Counter[str]] = {}
        example: dict[str, str] = {}
        for bot, guarded in zip(fixture.bots, sitting.values(), strict=True):
            decisions[bot] += guarded.decisions
            seconds[bot] += guarded.seconds
            for stumble in guarded.stumbles:
                stumbles.setdefault(bot, Counter())[stumble.kind] += 1
                example.setdefault(bot, stumble.detail)
        return Result(
            bots=fixture.bots,
            deal=fixture.deal,
            winners=outcome.winners,
            totals={seat: sheet["total"] for seat, sheet in outcome.scores.items()},
            plies=table.ply,
            decisions=dict(decisions),
            seconds={bot: round(spent, 6) for bot, spent in seconds.items()},
            stumbles={bot: dict(kinds) for bot, kinds in stumbles.items()},
            example=example,
            record=hashlib.sha256(str(table.record()).encode()).hexdigest(),
        )


def _pairs(seats: Sequence[str], bots: Sequence[str]) -> Iterator[tuple[str, str]]:
    return zip(seats, bots, strict=True)


# Who meets whom --------------------------------------------------------------------------------------------------


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits together. All sets of so many bots; where there are fewer bots, some of them sit several times.

    A bot that is named several times says the line-up itself: one `maitre` and three `apprenti`.
    """
    if len(set(bots)) < len(bots):
        if len(bots) != players:
            raise Problem("arena-lineup", given=len(bots), players=players)
        return [tuple(bots)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [one for one in combinations_with_replacement(bots, players) if set(one) == set(bots)]


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Everybody in every seat once, in turn; the same sitting is not played twice."""
    turned = ((*lineup[turn:], *lineup[:turn]) for turn in range(len(lineup)))
    return list(dict.fromkeys(turned))


def schedule(bots: Sequence[str], players: int, games: int) -> list[list[Fixture]]:
    """All games, deal by deal: so many for each line-up, and as many more as make the last deal whole."""
    found = []
    for lineup in lineups(bots, players):
        turns = rotations(lineup)
        deals = -(-games // len(turns))
        found += [[Fixture(sitting, deal) for sitting in turns] for deal in range(1, deals + 1)]
    return found


def part_of(deals: Sequence[Sequence[Fixture]], part: int, parts: int) -> list[Fixture]:
    """A part of the schedule, the first being 1: whole deals, spread evenly."""
    return [fixture for deal in deals[part - 1 :: parts] for fixture in deal]


# Playing ---------------------------------------------------------------------------------------------------------


def results(
    contest: Contest, fixtures: Sequence[Fixture], processes: int, ray: bool = False
) -> Generator[Result, None, None]:
    """The games as they are finished, in this process, in several, or on a cluster; the same games either way."""
    return spread(contest.play, fixtures, processes, contest.settings.game if ray else None)


# What is kept ----------------------------------------------------------------------------------------------------


def versions(game: AnyGame, bots: Iterable[str]) -> dict[str, str]:
    """What each bot is: this Boulevard's own, or a stranger's by the bytes of its module and of the files beside it
    that its class names in `files`."""
    found = {}
    for name in dict.fromkeys(bots):
        if name.partition("@")[0] in BOTS:
            found[name] = f"boulevard {__version__}"
            continue
        bot = make_bot(name, game)
        module = getattr(sys.modules[type(bot).__module__], "__file__", None)
        found[name] = "?" if module is None else f"sha256:{_digest(name, Path(module), getattr(bot, 'files', ()))}"
    return found


def _digest(bot: str, module: Path, beside: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for file in (module, *(module.with_name(name) for name in beside)):
        try:
            digest.update(file.read_bytes())
        except OSError as error:
            raise Problem("bot-file", bot=bot, file=str(file), detail=error.strerror or str(error)) from None
    return digest.hexdigest()


class Kept:
    """A folder of results, a file for each part. Runs that have the same settings add to each other."""

    def __init__(self, folder: Path, header: Header, part: int, parts: int) -> None:
        self.folder, self.header = folder, header
        game = header.settings.game
        self.file = folder / f"arena-{game}-{part}-of-{parts}.jsonl"
        self.found: dict[Fixture, Result] = {}
        for file in sorted(folder.glob(f"arena-{game}-*.jsonl")):
            self._read(file)

    def _read(self, file: Path) -> None:
        """Take in what a file holds."""
        for place, line in read_lines(file):
            try:
                if line.startswith(b'{"arena"'):
                    self._check(msgspec.json.decode(line, type=Header), file)
                else:
                    result = msgspec.json.decode(line, type=Result)
                    self.found.setdefault(result.fixture, result)
            except msgspec.DecodeError as error:
                raise Problem("arena-line", place=place, detail=str(error)) from None

    def _check(self, header: Header, file: Path) -> None:
        if header.arena != FORMAT:
            raise Problem("arena-format", place=str(file), given=header.arena, known=FORMAT)
        check_settings(self.header.settings, header.settings, file)
        for bot, version in header.bots.items():
            if self.header.bots.get(bot, version) != version:
                raise Problem("arena-changed", place=str(file), bot=bot)

    def written(self, played: Generator[Result, None, None]) -> Generator[Result, None, None]:
        """The games, each written before it is counted."""
        return written_to(self.file, self.header, played)
