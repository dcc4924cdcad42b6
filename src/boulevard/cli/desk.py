"""What the commands about a server's desk have in common: which server it is, and what `boulevard host` takes."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boulevard.cli.home import data_folder
from boulevard.core.texts import LANGUAGES, Texts

SETTLING = ("nothing", "warn", "mute", "ban")


def given(args: Namespace) -> dict[str, Any]:
    """The flags; where no database is named and none of `serve` lies here, it is that of plain `boulevard`."""
    found = vars(args)
    home = data_folder() / "tables.db"
    named = args.database is not None or "BOULEVARD_DATABASE" in os.environ
    if not named and not Path("boulevard.db").exists() and home.exists():
        return {**found, "database": f"sqlite:///{home}"}
    return found


def deeds(
    made: ArgumentParser, words: Texts, database: Callable[[ArgumentParser], None], days: Callable[[str], float]
) -> None:
    """What can be done at the desk, each a command of its own below `boulevard host`."""
    every = made.add_subparsers(
        dest="action", required=True, metavar=words("help-metavar-command"), title=words("help-commands")
    )

    def deed(name: str, *places: str, why: bool = False, for_days: bool = False) -> ArgumentParser:
        found = every.add_parser(name, help=words(f"help-host-{name}"), description=words(f"help-host-{name}"),
                                 allow_abbrev=False)  # fmt: skip
        found.add_argument("--lang", choices=LANGUAGES, help=words("help-lang"))
        for place in places:
            key, optional = place.rstrip("?"), place.endswith("?")
            found.add_argument(
                key, metavar=key.upper(), nargs="?" if optional else None, default="" if optional else None,
                help=words(f"help-host-of-{key}"),
            )  # fmt: skip
        if why:
            found.add_argument("--why", required=True, metavar=words("help-metavar-why"), help=words("help-host-why"))
        if for_days:
            found.add_argument("--days", type=days, metavar=words("help-metavar-days"), help=words("help-host-days"))
        database(found)
        return found

    def read(name: str, *places: str, flag: str | None = None) -> None:
        found = deed(name, *places)
        if flag is not None:
            found.add_argument(f"--{flag}", action="store_true", help=words(f"help-host-{flag}"))
        found.add_argument("--json", action="store_true", help=words("help-json"))

    read("status")
    read("tables", "search?", flag="all")
    deed("close", "table", why=True)
    read("people", "search?")
    deed("ban", "whom", why=True, for_days=True)
    deed("mute", "whom", why=True, for_days=True)
    deed("warn", "whom", why=True)
    read("bars")
    deed("lift", "bar")
    read("reports", flag="settled")
    settle = deed("settle", "report", for_days=True)
    settle.add_argument("outcome", choices=SETTLING, help=words("help-host-of-outcome"))
    settle.add_argument("--why", default="", metavar=words("help-metavar-why"), help=words("help-host-why"))
    read("settings")
    deed("set", "setting", "value")
    deed("backup")
    read("acts")
    deed("end")
