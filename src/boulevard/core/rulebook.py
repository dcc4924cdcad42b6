"""The numbered rules of a game as people read them: a line of words each, and for some a table below it.

In the files a rule is a list item, `- P1. …`, and its table, if it has one, the indented lines that follow.
"""

import re
from importlib.resources import files

from msgspec import Struct

from boulevard.core.game import AnyGame
from boulevard.core.texts import tied

RULE = re.compile(r"^- ([A-Z]\d+)\. (.*)((?:\n  \|.*)*)$", re.MULTILINE)
WIDEST = 78
"""A table that is wider in a terminal is told row by row."""


class Rule(Struct, frozen=True):
    """The words of a rule, and the rows of its table, the heading first."""

    words: str
    table: tuple[tuple[str, ...], ...] = ()

    def __str__(self) -> str:
        """As a terminal shows it: no marks, columns below each other where there is room for them."""
        return re.sub("[*`]", "", "\n".join([self.words, *self._lines()]))

    def _lines(self) -> list[str]:
        widths = [max(map(len, column)) for column in zip(*self.table, strict=True)]
        if sum(widths) + 2 * len(widths) > WIDEST:
            return ["  " + " | ".join(row) for row in self.table]
        return ["".join(f"  {cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
                for row in self.table]  # fmt: skip


def rules_of(game: AnyGame, language: str) -> dict[str, Rule]:
    """The rules of a game by their numbers, in our own words."""
    text = files(game.package).joinpath("rules", f"{language}.md").read_text(encoding="utf-8")
    found = RULE.finditer(tied(text) if language == "fr" else text)
    return {match[1]: Rule(match[2], _rows(match[3])) for match in found}


def _rows(lines: str) -> tuple[tuple[str, ...], ...]:
    """The cells of a table; the line of dashes under the heading is none."""
    rows = (tuple(cell.strip() for cell in line.strip(" |").split("|")) for line in lines.strip("\n").split("\n"))
    return tuple(row for row in rows if any(cell.strip("-") for cell in row))
