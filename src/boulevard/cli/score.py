"""`boulevard score`: the score sheet of a finished table, from a file or asked line by line."""

import copy
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from boulevard import registry
from boulevard.cli.files import read_bytes, write_whole
from boulevard.cli.given import game_from
from boulevard.cli.problems import CommandProblem, Disagreement
from boulevard.cli.said import ask, print_json, result_lines, words_for
from boulevard.core.game import AnyGame, Outcome
from boulevard.core.pad import Counted, Pad
from boulevard.core.problems import Problem
from boulevard.core.texts import texts


def run(args: Namespace) -> int:
    game = game_from(args)
    if not registry.has_part(game.name, "pad"):
        raise CommandProblem("no-pad", given=game.name)
    pad: Pad = registry.part(game.name, "pad")
    if args.file is None:
        return interview(args, game, pad)
    data = read_pad(args.file)
    try:
        counted = pad.count(game, data)
    except Problem as problem:
        raise problem.at(args.file) from None
    outcome = counted.outcome
    show(args, game, counted)
    if isinstance(data, dict) and data.get("expected") is not None:
        compare(args.file, data["expected"], outcome)
    return 0


def read_pad(path: str) -> Any:
    data = read_bytes(path)
    try:
        return json.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise Problem("not-utf8", place=path) from None
    except (ValueError, RecursionError) as error:
        raise CommandProblem("not-json", place=path, detail=str(error)) from None


def show(args: Namespace, game: AnyGame, counted: Counted) -> None:
    """The sheets, who won, and what of the table is odd or still to be told."""
    if args.json:
        found = msgspec.to_builtins(counted.outcome)
        print_json({"scores": found["scores"], "winners": found["winners"]})
    else:
        print("\n".join(result_lines(game, counted.outcome, args.lang)))
        for remark in counted.remarks:
            print(remark.sentence(args.lang))


def compare(path: str, expected: Any, outcome: Outcome) -> None:
    """`expected`: each seat's sheet and the winners, as far as given."""
    found = {**outcome.scores, "winners": list(outcome.winners)}
    if not isinstance(expected, dict):
        raise CommandProblem("expected", place=path)
    for key, value in expected.items():
        if found.get(key) != value:
            said = json.dumps(found.get(key), ensure_ascii=False)
            raise Disagreement("expected", place=f"{path}, expected.{key}", found=said)


def interview(args: Namespace, game: AnyGame, pad: Pad) -> int:
    """Ask line by line; every answer is checked with all those before it, and can be taken back."""
    words, program = words_for(game, args.lang), texts(args.lang, "boulevard.cli")
    asked = pad.questions(game)
    drafts, at = [(0, pad.blank(game))], 0
    print(program("pad-hello"))
    while at < len(asked):
        question, draft = asked[at], copy.deepcopy(drafts[-1][1])
        if question.when is not None and not question.when(draft):
            at += 1
            continue
        line = answer(words(f"pad-{question.key}", **question.figures))
        if line.strip().lower() in ("back", "retour"):
            at, _ = drafts.pop() if len(drafts) > 1 else drafts[0]
            print(program("terminal-undone"))
            continue
        if question.many and not line.strip():
            drafts.append((at, draft))
            at += 1
            continue
        try:
            question.answer(draft, line)
            pad.score_pad(game, draft)
        except Problem as problem:
            print(problem.sentence(args.lang))
            continue
        drafts.append((at, draft))
        at += not question.many
    draft = drafts[-1][1]
    show(args, game, pad.count(game, draft))
    while path := answer(program("pad-save")).strip():
        try:
            if Path(path).exists():
                raise CommandProblem("exists", place=path)
            write_whole(Path(path), json.dumps(draft, ensure_ascii=False, indent=1) + "\n")
        except Problem as problem:
            print(problem.sentence(args.lang))
            continue
        print(program("saved", file=path))
        break
    return 0


def answer(said: str) -> str:
    try:
        return ask(f"{said}\n> ")
    except EOFError:
        raise CommandProblem("no-answer") from None
