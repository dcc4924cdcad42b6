"""What the commands share: language, files, games, options and bots from the command line."""

import json
import os
import re
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from boulevard import registry
from boulevard.bots import BOTS, make_bot
from boulevard.bots.guarded import PATIENCE
from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame, Outcome, Sheets
from boulevard.core.problems import Problem
from boulevard.core.record import Record, read_record
from boulevard.core.texts import LANGUAGES, Texts, texts

PERSON = "me"
"""How a seat for a person is written among `--bots`."""


class CommandProblem(Problem):
    home = "boulevard.cli"


class Disagreement(Problem):
    """What was given could be used, and does not agree: exit status 1."""

    home = "boulevard.cli"


def language_of(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, or what the environment asks for, or English."""
    for index, word in enumerate(argv):
        if word == "--lang" and index + 1 < len(argv) and argv[index + 1] in LANGUAGES:
            return argv[index + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return "fr" if value.startswith("fr") else "en"
    return "en"


def words_for(game: AnyGame, language: str) -> Texts:
    return texts(language, game.package)


# Files -----------------------------------------------------------------------------------------------------------


def read_bytes(path: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise CommandProblem("unreadable", place=path, detail=error.strerror or str(error)) from None


def read_game_file(path: str) -> Record:
    try:
        return read_record(read_bytes(path))
    except Problem as problem:
        raise problem if problem.key == "unreadable" else problem.at(path) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    try:
        descriptor, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise CommandProblem("unwritable", place=str(path), detail=error.strerror or str(error)) from None
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(scratch, 0o666 & ~_umask())
        os.replace(scratch, path)
    except BaseException as error:
        Path(scratch).unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise  # interrupted: nothing half is left
        raise CommandProblem("unwritable", place=str(path), detail=error.strerror or str(error)) from None


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current


def writable_directory(path: str) -> Path:
    """The directory, made if it is not there; a Problem where nothing can be written into it."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandProblem("unwritable", place=path, detail=error.strerror or str(error)) from None
    return folder


# Games, options, bots --------------------------------------------------------------------------------------------


def game_from(args: Namespace, name: str | None = None, rules: int | None = None) -> AnyGame:
    """The game that is asked for, with `--content` where it is given."""
    game = registry.game(name or args.game, rules=rules)
    if not getattr(args, "content", None):
        return game
    data = read_bytes(args.content)
    try:
        return registry.game(game.name, data, rules)
    except Problem as problem:
        raise problem.at(args.content) from None


def game_of(args: Namespace, path: str, record: Record) -> AnyGame:
    """The game that a record was played with."""
    try:
        return game_from(args, record.game, record.rules)
    except Problem as problem:
        lines = {"game-unknown": 2, "rules-version": 3}
        raise problem.at(f"{path}, line {lines[problem.key]}") if problem.key in lines else problem from None


def options_from(game: AnyGame, pairs: Iterable[str]) -> dict[str, Any]:
    """`--option NAME=VALUE`, as given; the game checks them."""
    declared = {option.name: option for option in game.table_options}
    given = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise Problem("option-text", given=pair)
        given[name] = declared[name].read(text) if name in declared else text
    return given


def bots_from(game: AnyGame, named: str | None, seats: Sequence[str], default: str) -> list[str]:
    """One bot a seat; a single one stands for all."""
    bots = (named or default).split(",")
    if len(bots) == 1:
        bots *= len(seats)
    if len(bots) != len(seats):
        raise Problem("bots-count", given=len(bots), wanted=len(seats), seats=list(seats))
    check_bots(game, (bot for bot in bots if bot != PERSON))
    return bots


def check_bots(game: AnyGame, bots: Iterable[str]) -> None:
    """A Problem where one of these bots cannot be had; a stranger's module may stand in the current directory."""
    for bot in dict.fromkeys(bots):
        if ":" in bot and (folder := os.getcwd()) not in sys.path:
            sys.path.append(folder)
        make_bot(bot, game)


def thought_from(args: Namespace) -> tuple[Budget, float]:
    """What bots may spend, and the seconds after which a decision is taken from one."""
    budget = Budget(args.iterations, args.seconds, per_decision=args.iterations is not None)
    return budget, PATIENCE if args.seconds is None else 2 * args.seconds + 2


def known_bots() -> list[str]:
    return list(BOTS)


# Showing ---------------------------------------------------------------------------------------------------------


def sheet_lines(sheets: Sheets, words: Texts) -> list[str]:
    """Score sheets side by side, a row for each line that any of them has, the total last."""
    seats = list(sheets)
    lines = sorted(dict.fromkeys(line for sheet in sheets.values() for line in sheet), key=lambda line: line == "total")
    heads = [str(words.figure("seat", seat)) for seat in seats]
    names = [words(f"line-{line}") for line in lines]
    width = max(map(len, names))
    found = [" " * width + "".join(f"  {head:>8}" for head in heads)]
    for line, name in zip(lines, names, strict=True):
        found.append(f"{name:<{width}}" + "".join(f"  {_number(sheets[seat].get(line, '')):>8}" for seat in seats))
    return found


def _number(value: object) -> str:
    return str(value).replace("-", "−")


def stumble_line(bot: str, kinds: Mapping[str, int], example: str | None, language: str) -> str:
    """How often a bot stumbled, and how it went the first time."""
    program = texts(language, "boulevard.cli")
    counted = [program(f"stumble-{kind}", count=count) for kind, count in kinds.items()]
    return program("stumbled", bot=bot, count=sum(kinds.values()), kinds=counted, example=example or "-")


def ask(said: str) -> str:
    """A line from the keyboard; EOFError where there is none."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return input(said)


def outcome_lines(game: AnyGame, outcome: Outcome, language: str) -> list[str]:
    """The sheets, how it ended, who won."""
    words, program = words_for(game, language), texts(language, "boulevard.cli")
    reason = words("reason-" + outcome.reason.replace(" ", "-"))
    *sheets, winner = result_lines(game, outcome, language)
    return [*sheets, program("ended", reason=reason), winner]


def result_lines(game: AnyGame, outcome: Outcome, language: str) -> list[str]:
    """The sheets and who won."""
    words, program = words_for(game, language), texts(language, "boulevard.cli")
    winners = [str(words.figure("seat", seat)) for seat in outcome.winners]
    key = "winner" if len(winners) == 1 else "winners"
    return [*sheet_lines(outcome.scores, words), program(key, winners=winners)]


def check_seed(seed: str) -> None:
    """A seed becomes part of file names."""
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,64}", seed):
        raise CommandProblem("seed", given=seed)


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def clock_text(seconds: float) -> str:
    """A duration as a clock shows it: 0:05, 1:02:30."""
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


class Progress:
    """How far long work has come, on standard error; nothing for work that is done at once."""

    def __init__(self, total: int, language: str, clock: Callable[[], float] = monotonic) -> None:
        self.total, self.done = total, 0
        self.words = texts(language, "boulevard.cli")
        self.clock = clock
        self.interactive = sys.stderr.isatty()
        self.began = clock()
        self.next = self.began + 1
        self.shown = False

    def step(self) -> None:
        self.done += 1
        if self.clock() < self.next:
            return
        now = self.clock()
        self.next = now + (0.3 if self.interactive else 10)
        pace = self.done / max(0.001, now - self.began)
        key, rate = ("progress-second", pace) if pace >= 1 else ("progress-minute", 60 * pace)
        left = clock_text((self.total - self.done) / pace)
        said = self.words(key, done=self.done, total=self.total, rate=round(rate, 1), left=left)
        print(f"\r{said}\x1b[K" if self.interactive else said, end="" if self.interactive else "\n", file=sys.stderr)
        sys.stderr.flush()
        self.shown = True

    def end(self) -> None:
        if self.shown and self.interactive:
            print(file=sys.stderr)
