"""`boulevard verify`: checks every draw of a served game against the table's seed."""

import re
from argparse import Namespace

from boulevard.cli.files import read_game_file
from boulevard.cli.given import game_of
from boulevard.cli.problems import CommandProblem, Disagreement
from boulevard.core.draws import draw, seed_hash
from boulevard.core.problems import Problem
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replaying
from boulevard.core.texts import texts


def seed_from(text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise CommandProblem("seed-hex", given=text[:80])
    return bytes.fromhex(text)


def run(args: Namespace) -> int:
    record = read_game_file(args.file)
    seed = seed_from(args.seed)
    if record.seed is None:
        raise CommandProblem("no-seed", place=args.file)
    if seed_hash(seed) != record.seed:
        raise Disagreement("other-seed", place=args.file, found=seed_hash(seed), wanted=record.seed)
    game = game_of(args, args.file, record)
    draws = given = 0
    try:
        table = open_table(game, record)
        for ply, line in replaying(table, record):
            if line.seat != CHANCE:
                continue
            if ply < record.given:
                given += 1
                continue
            draws += 1
            outcomes = game.chance(table.state)
            if outcomes and line.text != (expected := str(draw(seed, ply, outcomes))):
                place = f"line {record.first_line + ply}"
                raise Disagreement("draw", place=place, text=line.text, expected=expected)
    except Problem as problem:
        raise problem.at(args.file) from None
    print(texts(args.lang, "boulevard.cli")("verified", draws=draws))
    if given:
        print(texts(args.lang, "boulevard.cli")("verified-given", draws=given))
    return 0
