"""`boulevard restore FILE`: a backup becomes a server's database again, SQLite or PostgreSQL."""

import os
from argparse import Namespace
from pathlib import Path

from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.server import archive

    os.umask(0o077)  # it holds the seeds of games under way
    try:
        count, database = archive.restore(vars(args), Path(args.file))
    except OSError as error:
        raise CommandProblem("unreadable", place=args.file, detail=error.strerror or str(error)) from None
    print(texts(args.lang, "boulevard.cli")("restored", tables=count, file=args.file, database=database))
    return 0
