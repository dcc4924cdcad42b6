"""`boulevard backup FILE`: a server's whole database in one new file, also while the server runs."""

import os
from argparse import Namespace
from pathlib import Path

from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.server import archive

    file = Path(args.file)
    if file.exists():
        raise CommandProblem("exists", place=args.file)
    scratch = file.with_name(f".{file.name}.part")
    os.umask(0o077)  # it holds the seeds of games under way
    try:
        scratch.unlink(missing_ok=True)
        count = archive.backup(vars(args), scratch)
        scratch.rename(file)
    except OSError as error:
        raise CommandProblem("unwritable", place=args.file, detail=error.strerror or str(error)) from None
    finally:
        scratch.unlink(missing_ok=True)
    print(texts(args.lang, "boulevard.cli")("backed-up", tables=count, file=args.file))
    return 0
