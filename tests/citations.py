"""Which numbered rules a game has, and which of them its tests cite."""

import ast
import re
from importlib.resources import files
from pathlib import Path

from boulevard import registry

NUMBER = r"[A-Z]{1,2}\d+"
CITED = re.compile(rf"{NUMBER}(?:, {NUMBER})*(?=[.:])")


def numbered(game: str) -> dict[str, list[str]]:
    """The numbers of a game's rules as players read them, by language: list items that begin `- P1. `."""
    folder = files(registry.game(game).package).joinpath("rules")
    return {
        language: re.findall(rf"^- ({NUMBER})\. ", folder.joinpath(f"{language}.md").read_text("utf-8"), re.MULTILINE)
        for language in ("en", "fr")
    }


def cited(folder: Path) -> set[str]:
    """The rules with which the docstrings of the test functions under a folder begin: `C2, C6. …`."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                match = CITED.match(ast.get_docstring(node) or "")
                found.update(match[0].split(", ") if match else ())
    return found


def named(folder: Path) -> set[str]:
    """The rules that the code gives as its reason: of a refusal, `Why("P14", …)`, and of a step, `rule = "P9"`."""
    code = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py")))
    return set(re.findall(rf"""(?:Why\(\s*|^    rule = )"({NUMBER})\"""", code, re.MULTILINE))
