"""`boulevard export TABLE`: the whole record of a table, for those who run the server."""

import sys
from argparse import Namespace

from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    from boulevard.server import archive

    found = archive.export(vars(args), args.table.rpartition("/")[2])
    if found is None:
        raise CommandProblem("no-such-table", given=args.table)
    record, seed = found
    sys.stdout.write(record)
    if args.seed:
        print(texts(args.lang, "boulevard.cli")("table-seed", seed=seed), file=sys.stderr)
    return 0
