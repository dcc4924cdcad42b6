"""What the commands about a server's desk have in common: which server it is."""

import os
from argparse import Namespace
from pathlib import Path
from typing import Any

from boulevard.cli.home import data_folder


def given(args: Namespace) -> dict[str, Any]:
    """The flags; where no database is named and none of `serve` lies here, it is that of plain `boulevard`."""
    found = vars(args)
    home = data_folder() / "tables.db"
    named = args.database is not None or "BOULEVARD_DATABASE" in os.environ
    if not named and not Path("boulevard.db").exists() and home.exists():
        return {**found, "database": f"sqlite:///{home}"}
    return found
