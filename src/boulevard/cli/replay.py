"""`boulevard replay`: replays and checks a record; `--log` tells what happened, `--decisions` lists what was legal at
each decision."""

import json
from argparse import Namespace
from typing import Any

import msgspec

from boulevard.cli.files import read_game_file
from boulevard.cli.given import game_of
from boulevard.cli.problems import Disagreement
from boulevard.cli.said import in_terminal, outcome_lines, print_json, words_for
from boulevard.core.problems import Problem
from boulevard.core.record import TABLE, Record
from boulevard.core.steps import CHANCE
from boulevard.core.story import Chronicle
from boulevard.core.table import Table, open_table, replaying
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    record = read_game_file(args.file)
    game = game_of(args, args.file, record)
    try:
        table, decisions = replayed(game, record, args.decisions)
    except Problem as problem:
        raise problem.at(args.file) from None
    outcome = table.outcome
    found: dict[str, Any] | None = None if outcome is None else json.loads(msgspec.json.encode(outcome))
    if args.decisions:
        for decision in decisions:
            print_json(decision)
        print_json({"outcome": found})
    elif args.json:
        print_json({"game": record.game, "plies": table.ply, "outcome": found})
    else:
        words = texts(args.lang, "boulevard.cli")
        if args.log:
            print("\n".join(story_lines(table, args.lang)))
        print(words("replayed", game=record.game, plies=table.ply))
        print("\n".join(outcome_lines(table, args.lang)) if outcome else words("unfinished"))
    if record.outcome is not None and record.outcome != found:
        place = f"{args.file}, line {record.first_line + len(record.lines)}"
        said = "-" if found is None else json.dumps(found, ensure_ascii=False)
        raise Disagreement("outcome", place=place, found=said)
    return 0


def story_lines(table: Table, language: str) -> list[str]:
    """What happened and counts, as somebody who looks on may know it."""
    story = Chronicle(table.game, table.game.setup(len(table.players), table.options))
    for ply, moments in table.retold():
        story.hear(ply, moments)
    words = words_for(table.game, language)
    return [in_terminal(line, None, words) for line in story.lines(None)]


def replayed(game: Any, record: Record, listing: bool) -> tuple[Table, list[dict[str, Any]]]:
    """The table at the end, and the decisions on the way."""
    table = open_table(game, record)
    decisions: list[dict[str, Any]] = []
    for ply, line in replaying(table, record):
        if listing and line.seat != TABLE:
            decisions.append(decision(table, ply, line.seat, line.text))
    live = {ply for seat in (CHANCE, *table.players) for ply in table.live_plies(seat)}
    for found in decisions:
        if found["ply"] not in live:
            found["undone"] = True
    return table, decisions


def decision(table: Table, ply: int, seat: str, text: str) -> dict[str, Any]:
    if seat != CHANCE:
        options = [str(move) for move in table.game.options(table.state, seat)]
        return {"ply": ply, "seat": seat, "options": options, "move": text}
    outcomes = table.game.chance(table.state)
    total = sum(weight for _, weight in outcomes)
    return {
        "ply": ply,
        "seat": seat,
        "options": [str(move) for move, _ in outcomes],
        "probabilities": [weight / total for _, weight in outcomes],
        "move": text,
    }
