"""What commands print, and ask: score sheets, outcomes, stumbles, JSON."""

import json
import sys
from collections.abc import Mapping
from typing import Any

from boulevard.core.game import AnyGame, Outcome, Sheets
from boulevard.core.story import StoryLine, line_in_words, naming
from boulevard.core.table import Table
from boulevard.core.texts import Texts, texts
from boulevard.core.verdict import verdict_in_words


def words_for(game: AnyGame, language: str) -> Texts:
    return texts(language, game.package)


def sheet_lines(sheets: Sheets, words: Texts) -> list[str]:
    """Score sheets side by side, a row for each line that any of them has, the total last."""
    seats = list(sheets)
    lines = sorted(dict.fromkeys(line for sheet in sheets.values() for line in sheet), key=lambda line: line == "total")
    heads = [str(words.figure("seat", seat)) for seat in seats]
    names = [words(f"line-{line}") for line in lines]
    width = max(map(len, names))
    found = [" " * width + "".join(f"  {head:>8}" for head in heads)]
    for line, name in zip(lines, names, strict=True):
        found.append(f"{name:<{width}}" + "".join(f"  {_number(sheets[seat].get(line, '')):>8}" for seat in seats))
    return found


def _number(value: object) -> str:
    return str(value).replace("-", "−")


def in_terminal(line: StoryLine, viewer: str | None, words: Texts) -> str:
    """A line of the story; a heading is set apart."""
    said = line_in_words(line, viewer, words, naming(words, {}))
    return f"— {said}" if line.heading else said


def stumble_line(bot: str, kinds: Mapping[str, int], example: str | None, language: str) -> str:
    """How often a bot stumbled, and how it went the first time."""
    program = texts(language, "boulevard.cli")
    counted = [program(f"stumble-{kind}", count=count) for kind, count in kinds.items()]
    return program("stumbled", bot=bot, count=sum(kinds.values()), kinds=counted, example=example or "-")


def ask(said: str) -> str:
    """A line from the keyboard; EOFError where there is none."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    return input(said)


def outcome_lines(table: Table, language: str) -> list[str]:
    """The sheets, how the game ended, who won and what decided it."""
    game, outcome, verdict = table.game, table.outcome, table.verdict
    assert outcome is not None
    assert verdict is not None
    words, program = words_for(game, language), texts(language, "boulevard.cli")
    reason = words("reason-" + outcome.reason.replace(" ", "-"))
    *sheets, winner = result_lines(game, outcome, language)
    return [*sheets, program("ended", reason=reason), winner, verdict_in_words(verdict, words)]


def result_lines(game: AnyGame, outcome: Outcome, language: str) -> list[str]:
    """The sheets and who won."""
    words, program = words_for(game, language), texts(language, "boulevard.cli")
    winners = [str(words.figure("seat", seat)) for seat in outcome.winners]
    key = "winner" if len(winners) == 1 else "winners"
    return [*sheet_lines(outcome.scores, words), program(key, winners=winners)]


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))
