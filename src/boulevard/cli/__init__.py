"""The command line: `boulevard --help` says it all."""

import argparse
import os
import re
import sys
from argparse import Action, ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from boulevard import __version__
from boulevard.cli.desk import deeds
from boulevard.cli.given import known_bots, language_of
from boulevard.cli.problems import Disagreement
from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES, Texts, texts
from boulevard.registry import game_names


class Help(HelpFormatter):
    """Texts of the catalogue as they are, whatever signs they have."""

    def _expand_help(self, action: Action) -> str:
        return action.help or ""


class Parser(ArgumentParser):
    """Errors are one line on standard error; a file may stand before or after the flags."""

    mixing = False

    def __init__(self, **how: Any) -> None:
        super().__init__(formatter_class=Help, **how)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.mixing or self._subparsers is not None:
            return super().parse_known_args(args, namespace)
        self.mixing = True
        return self.parse_known_intermixed_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(2)


def parser(words: Texts) -> ArgumentParser:  # noqa: PLR0915 - one table, read from top to bottom
    top = Parser(prog="boulevard", description=words("help"), allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"boulevard {__version__}")
    top.add_argument("--lang", choices=LANGUAGES, help=words("help-lang"))
    top.add_argument("--lan", action="store_true", help=words("help-lan"))
    top.add_argument("--port", type=number(words, 0), metavar="N", help=words("help-home-port"))
    top.add_argument("--no-browser", dest="browser", action="store_false", help=words("help-no-browser"))
    top.set_defaults(run=_command("home"))
    commands = top.add_subparsers(metavar=words("help-metavar-command"), title=words("help-commands"))

    def command(name: str, *, game: bool = True, count: str | None = None) -> ArgumentParser:
        made = commands.add_parser(
            name, help=words(f"help-{name}"), description=words(f"help-{name}"), allow_abbrev=False
        )
        made.add_argument("--lang", choices=LANGUAGES, help=words("help-lang"))
        made.set_defaults(run=_command(name))
        if game:
            made.add_argument("game", metavar="GAME", nargs=count, help=", ".join(game_names()))
        return made

    def setting(made: ArgumentParser) -> None:
        made.add_argument("--players", type=number(words, 1), metavar="N", help=words("help-players"))
        made.add_argument(
            "--option", action="append", default=[], metavar=words("help-metavar-option"), help=words("help-option")
        )
        made.add_argument("--content", metavar="FILE", help=words("help-content-file"))

    def database(made: ArgumentParser) -> None:
        made.add_argument("--database", metavar="URL", help=words("help-database"))
        made.add_argument("--database-password-file", metavar="FILE", help=words("help-database-password-file"))

    def bots(made: ArgumentParser, key: str) -> None:
        made.add_argument("--bots", metavar="BOT,…", help=words(key, bots=", ".join(known_bots())))

    def thought(made: ArgumentParser) -> None:
        made.add_argument("--iterations", type=number(words, 1), metavar="N", help=words("help-iterations"))
        made.add_argument("--seconds", type=duration(words), metavar="S", help=words("help-seconds"))

    made = command("terminal", count="?")
    setting(made)
    bots(made, "help-terminal-bots")
    thought(made)
    made.add_argument("--record", metavar="FILE", help=words("help-record"))
    made.add_argument("--seed", metavar="S", help=words("help-terminal-seed"))
    made.add_argument("--words", action="store_true", help=words("help-words"))
    made.add_argument("--hints", action="store_true", help=words("help-hints"))
    made.add_argument("--teach", nargs="?", const="patient", choices=("patient", "strict"), help=words("help-teach"))

    made = command("simulate")
    setting(made)
    bots(made, "help-bots")
    made.add_argument("--games", type=number(words, 1), default=1, metavar="N", help=words("help-games"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-seed"))
    made.add_argument("--out", metavar="DIR", help=words("help-out"))
    made.add_argument("--processes", type=number(words, 1), default=1, metavar="N", help=words("help-processes"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("arena", count="?")
    made.add_argument("bots", metavar="BOT", nargs="*", help=words("help-arena-bots", bots=", ".join(known_bots())))
    setting(made)
    made.add_argument("--games", type=number(words, 1), metavar="N", help=words("help-arena-games"))
    made.add_argument("--until", type=share(words), metavar="P", help=words("help-arena-until"))
    made.add_argument("--seed", metavar="S", help=words("help-arena-seed"))
    thought(made)
    made.add_argument("--patience", type=duration(words), metavar="S", help=words("help-arena-patience"))
    made.add_argument("--processes", type=number(words, 1), default=1, metavar="N", help=words("help-processes"))
    made.add_argument("--part", type=fraction(words), default=(1, 1), metavar="K/N", help=words("help-arena-part"))
    made.add_argument("--out", metavar="DIR", help=words("help-arena-out"))
    made.add_argument("--plot", metavar="FILE", help=words("help-arena-plot"))
    made.add_argument("--suite", action="store_true", help=words("help-arena-suite"))
    made.add_argument("--check", metavar="FILE", help=words("help-arena-check"))
    made.add_argument("--ray", action="store_true", help=words("help-ray"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("replay", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-file"))
    made.add_argument("--log", action="store_true", help=words("help-log"))
    made.add_argument("--decisions", action="store_true", help=words("help-decisions"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("score")
    made.add_argument("file", metavar="FILE", nargs="?", help=words("help-pad"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("perft")
    setting(made)
    made.add_argument("--depth", type=number(words, 0), required=True, metavar="N", help=words("help-depth"))
    made.add_argument("file", metavar="FILE", nargs="?", help=words("help-perft-file"))
    made.add_argument("--ply", type=number(words, 0), metavar="K", help=words("help-ply"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("solve", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-file"))
    made.add_argument("--ply", type=number(words, 0), metavar="K", help=words("help-solve-ply"))
    made.add_argument("--seconds", type=duration(words), metavar="S", help=words("help-solve-seconds"))
    made.add_argument("--nodes", type=number(words, 1), metavar="N", help=words("help-solve-nodes"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("analyse", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-file"))
    made.add_argument("--iterations", type=number(words, 1), metavar="N", help=words("help-analyse-iterations"))
    made.add_argument(
        "--processes", type=number(words, 1), default=2, metavar="N", help=words("help-analyse-processes")
    )
    made.add_argument("--all", action="store_true", help=words("help-analyse-all"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("endings")
    made.add_argument("--out", metavar="DIR", required=True, help=words("help-endings-out"))
    made.add_argument("--games", type=number(words, 1), default=20, metavar="N", help=words("help-endings-games"))
    made.add_argument("--turns", type=number(words, 1), default=6, metavar="K", help=words("help-endings-turns"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-seed"))
    made.add_argument("--bots", metavar="BOT,…", help=words("help-endings-bots", bots=", ".join(known_bots())))
    made.add_argument("--nodes", type=number(words, 1), metavar="N", help=words("help-endings-nodes"))
    made.add_argument("--every", action="store_true", help=words("help-endings-every"))
    made.add_argument("--part", type=fraction(words), default=(1, 1), metavar="K/N", help=words("help-arena-part"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))
    made.add_argument("--score", metavar="BOT", help=words("help-endings-score"))
    made.add_argument("--iterations", type=number(words, 1), metavar="N", help=words("help-endings-iterations"))
    made.add_argument("--seconds", type=duration(words), metavar="S", help=words("help-endings-seconds"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("dataset")
    made.add_argument("--out", metavar="DIR", required=True, help=words("help-dataset-out"))
    made.add_argument("--games", type=number(words, 1), default=1000, metavar="N", help=words("help-dataset-games"))
    setting(made)
    made.add_argument("--bots", metavar="BOT,…", help=words("help-endings-bots", bots=", ".join(known_bots())))
    made.add_argument("--iterations", type=number(words, 1), metavar="N", help=words("help-dataset-iterations"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-seed"))
    made.add_argument("--shard", type=number(words, 1), default=200, metavar="N", help=words("help-dataset-shard"))
    made.add_argument("--records", action="store_true", help=words("help-dataset-records"))
    made.add_argument("--part", type=fraction(words), default=(1, 1), metavar="K/N", help=words("help-arena-part"))
    made.add_argument("--processes", type=number(words, 1), default=1, metavar="N", help=words("help-processes"))
    made.add_argument("--ray", action="store_true", help=words("help-ray"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("balance")
    made.add_argument("--out", metavar="DIR", required=True, help=words("help-balance-out"))
    made.add_argument("--report", metavar="DIR", help=words("help-balance-report"))
    made.add_argument("--games", type=number(words, 1), default=2000, metavar="N", help=words("help-balance-games"))
    setting(made)
    made.add_argument("--bots", default="maitre", metavar="BOT,…", help=words("help-balance-bots"))
    made.add_argument(
        "--iterations", type=number(words, 1), default=50, metavar="N", help=words("help-balance-iterations")
    )
    made.add_argument("--seed", default="balance", metavar="S", help=words("help-seed"))
    made.add_argument("--part", type=fraction(words), default=(1, 1), metavar="K/N", help=words("help-arena-part"))
    made.add_argument("--processes", type=number(words, 1), default=1, metavar="N", help=words("help-processes"))
    made.add_argument("--ray", action="store_true", help=words("help-ray"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("problems", game=False)
    made.add_argument("action", choices=("make",), help=words("help-problems-make"))
    made.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    made.add_argument("--out", metavar="DIR", required=True, help=words("help-problems-out"))
    made.add_argument("--games", type=number(words, 1), default=20, metavar="N", help=words("help-games"))
    made.add_argument("--most", type=number(words, 1), metavar="N", help=words("help-problems-most"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-seed"))
    made.add_argument("--bots", metavar="BOT,…", help=words("help-problems-bots", bots=", ".join(known_bots())))
    made.add_argument("--played", type=number(words, 1), metavar="N", help=words("help-problems-played"))
    made.add_argument("--iterations", type=number(words, 1), metavar="N", help=words("help-problems-iterations"))
    made.add_argument("--part", type=fraction(words), default=(1, 1), metavar="K/N", help=words("help-arena-part"))
    made.add_argument("--records", nargs="+", default=[], metavar="FILE", help=words("help-problems-records"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("fuzz")
    made.add_argument("--games", type=number(words, 1), default=100, metavar="N", help=words("help-games"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-seed"))
    made.add_argument("--every", type=number(words, 1), default=5, metavar="N", help=words("help-every"))
    made.add_argument("--out", default="fuzz-failures", metavar="DIR", help=words("help-fuzz-out"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))

    made = command("serve", game=False)
    made.add_argument("--host", metavar="ADDRESS", help=words("help-host"))
    made.add_argument("--port", type=number(words, 0), metavar="N", help=words("help-port"))
    database(made)
    made.add_argument("--public-url", metavar="URL", help=words("help-public-url"))
    made.add_argument("--trusted-proxy", action="append", metavar="ADDRESS", help=words("help-trusted-proxy"))
    made.add_argument("--allow-bot", action="append", metavar="PATH", help=words("help-allow-bot"))
    made.add_argument("--bot-workers", type=number(words, 1), metavar="N", help=words("help-bot-workers"))
    made.add_argument("--bot-seconds", type=duration(words), metavar="S", help=words("help-bot-seconds"))
    made.add_argument("--bot-pace", type=duration(words), metavar="S", help=words("help-bot-pace"))
    made.add_argument("--absent", type=duration(words), metavar=words("help-metavar-days"), help=words("help-absent"))
    made.add_argument(
        "--keep-days", type=duration(words), metavar=words("help-metavar-days"), help=words("help-keep-days")
    )
    founders = ("anybody", "members", "nobody")
    made.add_argument("--tournaments", choices=founders, help=words("help-tournaments"))
    made.add_argument("--backup", metavar="DIR", help=words("help-serve-backup"))
    made.add_argument(
        "--backup-hours", type=duration(words), metavar=words("help-metavar-hours"), help=words("help-backup-hours")
    )
    made.add_argument("--backup-keep", type=number(words, 1), metavar="N", help=words("help-backup-keep"))
    made.add_argument("--offline", metavar="DIR", help=words("help-offline"))
    made.add_argument("--contact", metavar=words("help-metavar-contact"), help=words("help-contact"))
    made.add_argument("--smtp-host", metavar="HOST", help=words("help-smtp-host"))
    made.add_argument("--smtp-port", type=number(words, 1), metavar="N", help=words("help-smtp-port"))
    made.add_argument("--smtp-tls", choices=("starttls", "tls", "none"), help=words("help-smtp-tls"))
    made.add_argument("--smtp-user", metavar="NAME", help=words("help-smtp-user"))
    made.add_argument("--smtp-password-file", metavar="FILE", help=words("help-smtp-password-file"))
    made.add_argument("--smtp-from", metavar=words("help-metavar-contact"), help=words("help-smtp-from"))
    made.add_argument("--allow-private", action="store_const", const=True, help=words("help-allow-private"))
    made.add_argument("--metrics-port", type=number(words, 0), metavar="N", help=words("help-metrics-port"))
    made.add_argument("--metrics-host", metavar="ADDRESS", help=words("help-metrics-host"))
    made.add_argument("--no-limits", dest="limits", action="store_const", const=False, help=words("help-no-limits"))
    made.add_argument("--no-talk", dest="talk", action="store_const", const=False, help=words("help-no-talk"))
    made.add_argument("--no-sync", dest="sync", action="store_const", const=False, help=words("help-no-sync"))
    levels = ("debug", "info", "warning", "error")
    made.add_argument("--log-level", choices=levels, help=words("help-log-level"))

    made = command("trial", game=False)
    made.add_argument("--kills", type=number(words, 0), default=20, metavar="N", help=words("help-trial-kills"))
    made.add_argument("--seconds", type=duration(words), metavar="S", help=words("help-trial-seconds"))
    made.add_argument("--database", metavar="URL", help=words("help-trial-database"))
    made.add_argument("--seed", default="0", metavar="S", help=words("help-trial-seed"))
    made.add_argument("--json", action="store_true", help=words("help-json"))

    made = command("verify", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-file"))
    made.add_argument("--seed", required=True, metavar="HEX", help=words("help-verify-seed"))
    made.add_argument("--content", metavar="FILE", help=words("help-content-file"))

    made = command("backup", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-backup-file"))
    database(made)

    made = command("restore", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-restore-file"))
    database(made)

    made = command("ratings", game=False)
    made.add_argument("action", choices=("rebuild",), help=words("help-ratings-rebuild"))
    database(made)

    made = command("host-link", game=False)
    made.add_argument("--public-url", metavar="URL", help=words("help-host-link-url"))
    database(made)

    made = commands.add_parser("host", help=words("help-desk"), description=words("help-desk"), allow_abbrev=False)
    made.set_defaults(run=_command("host"))
    deeds(made, words, database, duration(words))

    made = command("export", game=False)
    made.add_argument("table", metavar="TABLE", help=words("help-export-table"))
    made.add_argument("--seed", action="store_true", help=words("help-export-seed"))
    database(made)

    made = command("import", game=False)
    made.add_argument("file", metavar="FILE", help=words("help-file"))
    whose = made.add_mutually_exclusive_group()
    whose.add_argument("--seed", metavar="HEX", help=words("help-import-seed"))
    whose.add_argument("--brought", action="store_true", help=words("help-import-brought"))
    database(made)

    made = command("content", game=False)
    made.add_argument("action", choices=("check",), help=words("help-content-check"))
    made.add_argument("game", metavar="GAME", help=", ".join(game_names()))
    made.add_argument("file", metavar="FILE", help=words("help-content-file"))

    made = command("new-game", game=False)
    made.add_argument("name", metavar="NAME", help=words("help-new-game-name"))

    made = command("build-offline", game=False)
    made.add_argument("out", metavar="OUT", nargs="?", help=words("help-build-offline-out"))
    return top


def number(words: Texts, least: int) -> Callable[[str], int]:
    """A whole number on the command line."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise ArgumentTypeError(words("not-a-number", given=text, least=least))
        return int(text)

    return read


USAGE = {
    "usage: ": "usage",
    "options": "options",
    "positional arguments": "arguments",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
}
"""What argparse says by itself, and `usage-KEY` in the catalogue."""


def duration(words: Texts) -> Callable[[str], float]:
    """A number of seconds or days on the command line."""

    def read(text: str) -> float:
        if not re.fullmatch(r"\d{1,8}(\.\d{1,6})?", text):
            raise ArgumentTypeError(words("not-a-duration", given=text))
        return float(text)

    return read


def fraction(words: Texts) -> Callable[[str], tuple[int, int]]:
    """A part of the work on the command line: `2/8`."""

    def read(text: str) -> tuple[int, int]:
        match = re.fullmatch(r"(\d{1,4})/(\d{1,4})", text)
        if match is None or not 1 <= int(match[1]) <= int(match[2]):
            raise ArgumentTypeError(words("not-a-part", given=text))
        return int(match[1]), int(match[2])

    return read


def share(words: Texts) -> Callable[[str], float]:
    """A share on the command line: `0.6` or `60%`."""

    def read(text: str) -> float:
        match = re.fullmatch(r"(?:0?\.(\d{1,4})|(\d{1,2})%)", text)
        if match is None:
            raise ArgumentTypeError(words("not-a-share", given=text))
        return float(f"0.{match[1]}") if match[1] else int(match[2]) / 100

    return read


def speak(words: Texts) -> None:
    """argparse in the reader's language."""
    said = {english: words(f"usage-{key}") for english, key in USAGE.items()}
    argparse._ = lambda text: said.get(text, text)  # type: ignore[attr-defined]


def _command(name: str) -> Callable[[Namespace], int]:
    """Commands are imported when they are run, so that `--help` is quick."""

    def run(args: Namespace) -> int:
        from importlib import import_module

        module = {
            "import": "import_",
            "new-game": "new_game",
            "host-link": "host_link",
            "build-offline": "build_offline",
            "problems": "puzzles",
        }.get(name, name)
        status: int = import_module(f"boulevard.cli.{module}").run(args)
        return status

    return run


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status: 0 well; 1 used and disagrees; 2 cannot be used; 130 interrupted."""
    argv = sys.argv[1:] if argv is None else argv
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by whoever started us
            setattr(sys, stream, open(os.devnull, "w"))  # noqa: SIM115
    language = language_of(argv, os.environ)
    words = texts(language, "boulevard.cli")
    speak(words)
    args = parser(words).parse_args(argv)
    args.lang = language
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except Problem as problem:
        print(f"boulevard: {problem.sentence(language)}", file=sys.stderr)
        return 1 if isinstance(problem, Disagreement) else 2
    except KeyboardInterrupt:
        print(f"\nboulevard: {words('interrupted')}", file=sys.stderr)
        return 130
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        print(f"boulevard: {words('output-failed', detail=error.strerror or str(error))}", file=sys.stderr)
        return 2
    return status
