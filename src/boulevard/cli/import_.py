"""`boulevard import FILE`: a record becomes a table of a server; prints its id, invite code and seat tokens as JSON."""

import json
import secrets
from argparse import Namespace

import msgspec

from boulevard.cli.files import read_game_file
from boulevard.cli.given import game_of
from boulevard.cli.problems import CommandProblem, Disagreement
from boulevard.cli.said import print_json
from boulevard.cli.verify import seed_from
from boulevard.core.draws import seed_hash
from boulevard.core.problems import Problem
from boulevard.core.table import replay


def run(args: Namespace) -> int:
    from boulevard.server import archive

    record = read_game_file(args.file)
    if record.content is not None:
        raise CommandProblem("import-content", place=args.file)
    try:
        table = replay(game_of(args, args.file, record), record)
    except Problem as problem:
        raise problem.at(args.file) from None
    if args.seed is not None:
        seed = seed_from(args.seed)
        if record.seed is not None and seed_hash(seed) != record.seed:
            raise Disagreement("other-seed", place=args.file, found=seed_hash(seed), wanted=record.seed)
    elif record.seed is not None and not args.brought:
        raise CommandProblem("import-seed", place=args.file)
    else:
        seed = secrets.token_bytes(32)
    found = msgspec.json.decode(msgspec.json.encode(table.outcome))
    if record.outcome is not None and record.outcome != found:
        raise Disagreement("outcome", place=args.file, found=json.dumps(found))
    print_json(msgspec.to_builtins(archive.bring_in(vars(args), record, seed, args.brought)))
    return 0
