"""`.venv/bin/python tools/suite.py [GAME…]`: our own bots play the suite, and docs/research.md shows what they reached.

The games are kept in `.cache/suite`, so that it can be stopped and goes on; the result files go to `docs/suite`, one
for each game and bot, so that where bots have changed at one game, that one alone is played again. `--table` plays
nothing and writes the table anew from these files.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

from boulevard import registry
from boulevard.arena.suite import OPPONENTS, Found, about, read
from boulevard.cli import main as boulevard

ROOT = Path(__file__).resolve().parent.parent
PAGE, KEPT, GAMES = ROOT / "docs" / "research.md", ROOT / "docs" / "suite", ROOT / ".cache" / "suite"
OURS = ("flaneur", "apprenti", "maitre")
MARKS = "<!-- suite: written by tools/suite.py -->\n", "<!-- /suite -->"


def table(files: Iterable[Found]) -> str:
    """What was reached, as lines of a table: shares of victories in percent, with their intervals."""
    heads = " | ".join(f"`{name}`" for name in OPPONENTS)
    lines = [f"| game | bot | {heads} |", "|---|---|" + "---:|" * len(OPPONENTS)]
    for one in files:
        cells = {match.opponent: match for match in one.matches}
        told = [
            f"{100 * cells[name].share:.0f} ({100 * cells[name].low:.0f}…{100 * cells[name].high:.0f})"
            if name in cells
            else "–"
            for name in OPPONENTS
        ]
        lines.append(f"| {', '.join(one.games)} | `{one.bot}` | {' | '.join(told)} |")
    return "\n".join(lines) + "\n"


def file_name(game: str, bot: str) -> str:
    return f"suite-{game}-{bot}.json"


def kept() -> list[Found]:
    return [read((KEPT / file_name(game, bot)).read_bytes()) for game in registry.game_names() for bot in OURS]


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
    named = [word for word in words if not word.startswith("-")]
    for game in (named or registry.game_names()) if "--table" not in words else ():
        # what was played with another core is not mixed with this
        folder = GAMES / f"{game}-{(about(registry.game(game)).core or 'readable')[:12]}"
        for bot in OURS:
            if status := boulevard(["arena", "--suite", game, bot, "--out", str(folder)]):
                return status
            (KEPT / file_name(game, bot)).write_bytes((folder / file_name(game, bot)).read_bytes())
    PAGE.write_text(shown(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
