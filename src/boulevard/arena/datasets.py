"""Data sets of games by bots: records, and arrays where the game has an encoding, in shards of so many games.

A game is a line in the journal of its shard as soon as it is over. Once a shard has all its games it is sealed: its
lines in order, its arrays, and last a file with the hashes of both. Whatever is interrupted goes on from there.
"""

import hashlib
import os
import platform
import secrets
from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from boulevard import __version__, registry
from boulevard.arena.kept_lines import check_settings
from boulevard.bots import make_bot
from boulevard.bots.guarded import Guarded, Stumble, error_line
from boulevard.bots.kept_code import compiler
from boulevard.core.bot import Bot, Budget
from boulevard.core.bot_games import play
from boulevard.core.draws import simulation_seed
from boulevard.core.game import AnyGame, Sheets
from boulevard.core.moves import Move
from boulevard.core.problems import Problem
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE

FORMAT = 1
HEAD, DATASHEET = "dataset.json", "README.md"


class Settings(Struct, frozen=True):
    """Everything that a game of the set depends on, but its number."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    seed: str
    iterations: int
    shard: int
    encoding: int | None
    """The version of the encoding; None: records alone."""


class Head(Struct, frozen=True):
    """What stands in the folder before anything else."""

    dataset: int
    settings: Settings
    versions: dict[str, str]
    """What each bot was, and what it was made with."""


class Made(Struct, frozen=True):
    """A game of the set."""

    number: int
    bots: tuple[str, ...]
    """In seat order."""
    winners: tuple[str, ...]
    scores: Sheets
    record: str
    visits: dict[int, dict[str, int]]
    """By ply, where a search chose: how often it tried each move."""
    stumbles: int = 0


class Noting:
    """A bot, and how often its search tried each move, decision by decision; those of a whole table into one list."""

    def __init__(self, bot: Guarded, noted: list[dict[str, int]]) -> None:
        self.bot, self.noted = bot, noted

    def choose(self, view: Any, moves: Sequence[Move], rng: Random, budget: Budget) -> Move:
        stumbles = len(self.bot.stumbles)
        move = self.bot.choose(view, moves, rng, budget)
        self.noted.append(self.visits(moves) if len(self.bot.stumbles) == stumbles else {})
        return move

    def visits(self, moves: Sequence[Move]) -> dict[str, int]:
        """What the bot tells of its last choice, if it can; one that breaks down over it has stumbled."""
        told = getattr(self.bot.bot, "visits", None)
        try:
            counts = {} if told is None else {move: int(told().get(move, 0)) for move in moves}
        except Exception as error:  # whatever a stranger's bot raises
            self.bot.stumbles.append(Stumble("crash", error_line(error), error_line(error, discreet=True)))
            return {}
        return {str(move): count for move, count in counts.items() if count > 0}


class Making(Struct, frozen=True):
    """The settings and the content that goes with them; it can be sent to another process."""

    settings: Settings
    content: bytes | None

    @property
    def game(self) -> AnyGame:
        return registry.game(self.settings.game, self.content)

    def play(self, number: int) -> Made:
        """A game by bots that sit down by lot; no decision is taken from one because of the time."""
        game, settings = self.game, self.settings
        seats, rng = game.seats(settings.players), Random(f"{settings.seed}:{number}")
        names = {seat: rng.choice(settings.bots) for seat in seats}
        guarded = {seat: Guarded(make_bot(bot, game)) for seat, bot in names.items()}
        noted: list[dict[str, int]] = []
        sitting: dict[str, Bot] = {seat: Noting(bot, noted) for seat, bot in guarded.items()}
        recorded = {seat: f"bot:{bot}" for seat, bot in names.items()}
        budget = Budget(settings.iterations, per_decision=True)
        table = play(game, sitting, recorded, settings.options, simulation_seed(settings.seed, number), budget)
        record, outcome = table.record(), table.outcome
        assert outcome is not None
        decided = (ply for ply, line in enumerate(record.lines) if line.seat != CHANCE)
        return Made(
            number=number,
            bots=tuple(names.values()),
            winners=outcome.winners,
            scores=outcome.scores,
            record=str(record),
            visits={ply: visits for ply, visits in zip(decided, noted, strict=True) if visits},
            stumbles=sum(len(bot.stumbles) for bot in guarded.values()),
        )


# What is kept ----------------------------------------------------------------------------------------------------


class Kept:
    """The folder of a data set."""

    def __init__(self, folder: Path, head: Head, content: bytes | None) -> None:
        """A Problem where it holds another one."""
        self.folder, self.head, self.content = folder, head, content
        self.size = head.settings.shard
        file = folder / HEAD
        if file.exists():
            self._check(file)
        else:
            put(file, msgspec.json.format(msgspec.json.encode(head), indent=1) + b"\n")

    def _check(self, file: Path) -> None:
        try:
            theirs = msgspec.json.decode(file.read_bytes(), type=Head)
        except msgspec.DecodeError as error:
            raise Problem("dataset-head", place=str(file), detail=str(error)) from None
        if theirs.dataset != FORMAT:
            raise Problem("arena-format", place=str(file), given=theirs.dataset, known=FORMAT)
        check_settings(self.head.settings, theirs.settings, file)
        for name, version in theirs.versions.items():
            if (ours := self.head.versions.get(name)) != version:
                raise Problem("dataset-version", place=str(file), name=name, found=version, given=ours or "–")

    def shards(self, games: int, part: int, parts: int) -> list[int]:
        """The shards of a part, the first being 1."""
        return list(range(1, -(-games // self.size) + 1))[part - 1 :: parts]

    def numbers(self, shard: int, games: int) -> range:
        return range((shard - 1) * self.size + 1, min(games, shard * self.size) + 1)

    def shard_of(self, number: int) -> int:
        return -(-number // self.size)

    def file(self, shard: int, kind: str) -> Path:
        return self.folder / f"{self.head.settings.game}-{shard:05d}.{kind}"

    def sealed(self, shard: int) -> int:
        """How many games a sealed shard holds; 0 where it is not sealed."""
        if not self.file(shard, "sha256").exists():
            return 0
        return self.file(shard, "jsonl").read_bytes().count(b"\n")

    def count(self) -> int:
        """How many games all sealed shards hold."""
        sealed = self.folder.glob(f"{self.head.settings.game}-*.sha256")
        return sum(file.with_suffix(".jsonl").read_bytes().count(b"\n") for file in sealed)

    def games(self, shard: int) -> dict[int, Made]:
        """The games of a shard, sealed or not; of its journal, a last line that is not whole is cut off."""
        found: dict[int, Made] = {}
        for kind in ("jsonl", "journal"):
            file = self.file(shard, kind)
            data = file.read_bytes() if file.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            if len(whole) < len(data):
                os.truncate(file, len(whole))
            for number, line in enumerate(whole.splitlines(), 1):
                try:
                    made = msgspec.json.decode(line, type=Made)
                except msgspec.DecodeError as error:
                    raise Problem("dataset-line", place=f"{file}, line {number}", detail=str(error)) from None
                found.setdefault(made.number, made)
        return found

    def add(self, made: Made) -> None:
        """A game, into the journal of its shard."""
        with self.file(self.shard_of(made.number), "journal").open("ab") as file:
            file.write(msgspec.json.encode(made) + b"\n")

    def seal(self, shard: int) -> None:
        """All that a shard holds, for good; more games may be added later, and it is sealed again."""
        games = [made for _, made in sorted(self.games(shard).items())]
        self.file(shard, "sha256").unlink(missing_ok=True)
        kinds = {"jsonl": b"".join(msgspec.json.encode(made) + b"\n" for made in games)}
        if self.head.settings.encoding is not None:
            kinds["npz"] = self.packed(games)
        hashes = []
        for kind, data in kinds.items():
            put(self.file(shard, kind), data)
            hashes.append(f"{hashlib.sha256(data).hexdigest()}  {self.file(shard, kind).name}\n")
        put(self.file(shard, "sha256"), "".join(hashes).encode())
        self.file(shard, "journal").unlink(missing_ok=True)

    def packed(self, games: Sequence[Made]) -> bytes:
        """The arrays of these games, as a file's bytes."""
        import numpy as np

        from boulevard.research.rows import Reader, arrays
        from boulevard.research.vectors import Encoded

        reader = Reader(Encoded(registry.game(self.head.settings.game, self.content)))
        read = [reader.game(made.number, read_record(made.record.encode()), made.visits) for made in games]
        packed = BytesIO()
        named: dict[str, Any] = dict(arrays(read))
        np.savez_compressed(packed, **named)
        return packed.getvalue()

    def hashes(self) -> Iterator[tuple[str, str]]:
        """The files of all sealed shards, with their hashes."""
        for file in sorted(self.folder.glob(f"{self.head.settings.game}-*.sha256")):
            for line in file.read_text("utf-8").splitlines():
                digest, _, name = line.partition("  ")
                yield name, digest


def put(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all, whatever happens."""
    scratch = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        scratch.write_bytes(data)
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)


def made_with(bots: Mapping[str, str]) -> dict[str, str]:
    return {**bots, "boulevard": __version__, "python": platform.python_version(), "numba": compiler() or "–"}
