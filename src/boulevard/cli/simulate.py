"""`boulevard simulate`: whole games by bots, with a summary and, if wanted, their records."""

import multiprocessing
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from boulevard import registry
from boulevard.arena.spread import quiet
from boulevard.bots import make_bot
from boulevard.bots.guarded import PATIENCE, Guarded, Stumble
from boulevard.cli.files import check_seed, read_bytes, writable_directory, write_whole
from boulevard.cli.given import bots_from, game_from, options_from
from boulevard.cli.problems import CommandProblem
from boulevard.cli.progress import Progress
from boulevard.cli.said import print_json, sheet_lines, stumble_line, words_for
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.texts import texts


class Played(Struct):
    """A game of the simulation."""

    number: int
    outcome: Outcome
    plies: int
    record: str
    stumbles: dict[str, list[Stumble]]
    """Of each bot that stumbled: it cost only its own choice."""


class Job(Struct):
    """Everything that a game of the simulation depends on, but its number; it can be sent to another process."""

    name: str
    content: bytes | None
    options: dict[str, Any]
    names: dict[str, str]
    seed: str
    folder: Path | None

    @property
    def game(self) -> AnyGame:
        return registry.game(self.name, self.content)

    def file(self, number: int) -> Path:
        assert self.folder is not None
        return self.folder / f"{self.name}-{self.seed}-{number:05d}.game"

    def play(self, number: int) -> Played:
        game = self.game
        bots = {seat: Guarded(make_bot(name, game), PATIENCE) for seat, name in self.names.items()}
        recorded = {seat: f"bot:{name}" for seat, name in self.names.items()}
        table = play(game, bots, recorded, self.options, simulation_seed(self.seed, number))
        outcome = table.outcome
        assert outcome is not None
        stumbles: dict[str, list[Stumble]] = {}
        for seat, bot in bots.items():
            if bot.stumbles:
                stumbles.setdefault(self.names[seat], []).extend(bot.stumbles)
        record = str(table.record()) if self.folder is not None else ""
        return Played(number, outcome, table.ply, record, stumbles)


@contextmanager
def outcomes(job: Job, games: int, processes: int) -> Iterator[Iterator[Played]]:
    """The games one after another, or in several processes; the same games either way."""
    numbers = range(1, games + 1)
    if processes == 1:
        yield map(job.play, numbers)
        return
    with multiprocessing.Pool(processes, quiet) as pool:
        yield pool.imap(job.play, numbers, chunksize=4)


class Tally:
    """What is counted over the games."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names
        self.games = self.plies = 0
        self.reasons: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.shared: Counter[str] = Counter()
        self.points: dict[str, Counter[str]] = {}
        self.stumbles: dict[str, Counter[str]] = {}
        self.example: dict[str, str] = {}

    def add(self, outcome: Outcome, plies: int, stumbles: dict[str, list[Stumble]]) -> None:
        self.games += 1
        self.plies += plies
        self.reasons[outcome.reason] += 1
        (self.wins if len(outcome.winners) == 1 else self.shared).update(outcome.winners)
        for seat, sheet in outcome.scores.items():
            self.points.setdefault(seat, Counter()).update(sheet)
        for bot, those in stumbles.items():
            self.stumbles.setdefault(bot, Counter()).update(one.kind for one in those)
            self.example.setdefault(bot, those[0].detail)

    def summary(self) -> dict[str, Any]:
        seats = {
            seat: {
                "bot": self.names.get(seat),
                "wins": self.wins[seat],
                "shared": self.shared[seat],
                "mean": {line: round(points / self.games, 2) for line, points in lines.items()},
            }
            for seat, lines in self.points.items()
        }
        plies = round(self.plies / self.games, 1) if self.games else None
        found = {"games": self.games, "plies": plies, "reasons": dict(self.reasons.most_common()), "seats": seats}
        return {**found, "stumbles": {bot: dict(kinds) for bot, kinds in self.stumbles.items()}}


def run(args: Namespace) -> int:
    game = game_from(args)
    players, options = game.settle(args.players, options_from(game, args.option))
    seats = game.seats(players)
    names = dict(zip(seats, bots_from(game, args.bots, seats, "random"), strict=True))
    check_seed(args.seed)
    content = read_bytes(args.content) if args.content else None
    job = Job(game.name, content, options, names, args.seed, writable_directory(args.out) if args.out else None)
    if job.folder is not None:
        there = {file.name for file in job.folder.iterdir()}
        wanted = (job.file(number) for number in range(1, args.games + 1 if there else 1))
        if found := next((file for file in wanted if file.name in there), None):
            raise CommandProblem("exists", place=str(found))
    tally, progress = Tally(names), Progress(args.games, args.lang)
    interrupted = False
    try:
        with outcomes(job, args.games, args.processes) as played:
            for one in played:
                if job.folder is not None:
                    write_whole(job.file(one.number), one.record)
                tally.add(one.outcome, one.plies, one.stumbles)
                progress.step()
    except KeyboardInterrupt:
        interrupted = True
    progress.end()
    show(args, game, options, tally)
    if interrupted:
        raise KeyboardInterrupt
    return 0


def show(args: Namespace, game: AnyGame, options: dict[str, Any], tally: Tally) -> None:
    summary = tally.summary()
    if args.json:
        print_json({"game": game.name, "seed": args.seed, "options": options, **summary})
        return
    words, program = words_for(game, args.lang), texts(args.lang, "boulevard.cli")
    print(
        program("simulated", game=words("game-title"), games=tally.games, seed=args.seed, plies=summary["plies"] or 0)
    )
    for reason, count in summary["reasons"].items():
        print(program("simulated-reason", reason=words("reason-" + reason.replace(" ", "-")), count=count))
    for seat, found in summary["seats"].items():
        figures = {"seat": words.figure("seat", seat), "bot": found["bot"] or "-"}
        print(program("simulated-seat", **figures, wins=found["wins"], shared=found["shared"]))
    if tally.games:
        means = {seat: found["mean"] for seat, found in summary["seats"].items()}
        print("\n".join(sheet_lines(means, words)))
    for bot, kinds in tally.stumbles.items():
        print(stumble_line(bot, kinds, tally.example[bot], args.lang))
