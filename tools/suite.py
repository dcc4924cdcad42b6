"""`.venv/bin/python tools/suite.py`: our own bots play the suite, and docs/research.md shows what they reached.

The games are kept in `.cache/suite`, so that it can be stopped and goes on; the result files go to `docs/suite`.
`--table` plays nothing and writes the table anew from these files.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from boulevard import registry
from boulevard.arena.suite import OPPONENTS, Found, read
from boulevard.cli import main as boulevard

ROOT = Path(__file__).resolve().parent.parent
PAGE, KEPT, GAMES = ROOT / "docs" / "research.md", ROOT / "docs" / "suite", ROOT / ".cache" / "suite"
OURS = ("flaneur", "apprenti", "maitre")
MARKS = "<!-- suite: written by tools/suite.py -->\n", "<!-- /suite -->"


def table(files: Iterable[Found]) -> str:
    """What was reached, as lines of a table: shares of victories in percent, with their intervals."""
    found = list(files)
    lines = [
        f"| game | bot | {' | '.join(f'`{name}`' for name in OPPONENTS)} |",
        "|---|---|" + "---:|" * len(OPPONENTS),
    ]
    for game in registry.game_names():
        for one in found:
            cells = {match.opponent: match for match in one.matches if match.game == game}
            told = [
                f"{100 * cells[name].share:.0f} ({100 * cells[name].low:.0f}…{100 * cells[name].high:.0f})"
                if name in cells
                else "–"
                for name in OPPONENTS
            ]
            lines.append(f"| {game} | `{one.bot}` | {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def kept() -> list[Found]:
    return [read((KEPT / f"suite-{bot}.json").read_bytes()) for bot in OURS]


def shown() -> str:
    """The page with the table of the files that are kept."""
    begin, end = MARKS
    return re.sub(
        f"{re.escape(begin)}.*?{re.escape(end)}",
        lambda _: f"{begin}{table(kept())}{end}",
        PAGE.read_text("utf-8"),
        flags=re.DOTALL,
    )


def main(words: list[str]) -> int:
    KEPT.mkdir(exist_ok=True)
    for bot in OURS if "--table" not in words else ():
        if status := boulevard(["arena", "--suite", bot, "--out", str(GAMES)]):
            return status
        name = f"suite-{bot}.json"
        (KEPT / name).write_bytes((GAMES / name).read_bytes())
    PAGE.write_text(shown(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
