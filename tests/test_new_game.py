"""`boulevard new-game`, and docs/tutorial-game.md carried out as it stands, in a copy of the checkout."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import boulevard
from command_line import Run

ROOT = Path(__file__).resolve().parent.parent
TUTORIAL = ROOT / "docs" / "tutorial-game.md"
PARTS = ("src", "tools", "tests", "web")
MADE = shutil.ignore_patterns("node_modules", "dist", "page", "__pycache__", "vectors", ".*_cache", ".svelte-kit")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the checkout, to write games into; what the page is built with is lent to it."""
    root = tmp_path / "checkout"
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=MADE)
    for name in ("pyproject.toml", ".importlinter"):
        shutil.copy(ROOT / name, root / name)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    return root


def ran(root: Path, *argv: object, status: int = 0) -> str:
    """A program of this environment, run in the checkout and with its source; what it printed."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment = {**kept, "PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1", "LANG": "C"}
    environment["BOULEVARD_CORES"] = "off"  # a copy of the checkout would compile its own
    words = [str(word) for word in argv]
    done = subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


PROGRAMS: dict[str, list[object]] = {
    "./play": [sys.executable, "-m", "boulevard"],
    "./test": [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
    ".venv/bin/python": [sys.executable],
}


def command(root: Path, line: str) -> str:
    """A line as it is typed in the checkout."""
    program, *words = line.split(" ")
    return ran(root, *PROGRAMS[program], *words)


# The tutorial's blocks -----------------------------------------------------------------------------------------------


class Block(NamedTuple):
    """What stands between fences: commands, or a file, whole or changed."""

    file: str
    kind: str
    text: str


def blocks(document: str) -> list[Block]:
    found = re.findall(r"(?:^\*\*(\S+)\*\*\n)?^```(\w+)\n(.*?)^```$", document, re.MULTILINE | re.DOTALL)
    return [Block(*one) for one in found]


def changed(text: str, change: str) -> str:
    """A text with a change made: each of its parts, between `@@`, stands in the text once."""
    for part in re.split(r"^@@\n", change, flags=re.MULTILINE):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] or "\n" for line in lines if not line.startswith("+"))
        new = "".join(line[1:] or "\n" for line in lines if not line.startswith("-"))
        assert text.count(old) == 1, f"stands {text.count(old)} times:\n{old}"
        text = text.replace(old, new)
    return text


def carry_out(root: Path, block: Block) -> None:
    if block.kind == "sh":
        for line in block.text.splitlines():
            command(root, line)
        return
    path = root / block.file
    assert path.exists(), f"{block.file}: the tutorial changes what the skeleton has"
    path.write_text(changed(path.read_text("utf-8"), block.text) if block.kind == "diff" else block.text, "utf-8")


def test_a_change_is_made_where_it_fits() -> None:
    assert changed("a\n\nb\nc\nd\n", " a\n\n-b\n+B\n c\n@@\n c\n+e\n d\n") == "a\n\nB\nc\ne\nd\n"
    with pytest.raises(AssertionError, match="stands 2 times"):
        changed("a\na\n", "-a\n+b\n")


# The tutorial, and the skeleton beside it ----------------------------------------------------------------------------


def sound(root: Path, name: str) -> None:
    """The game is as the house wants its own: formatting, lint, types, directions of imports."""
    folders = [f"src/boulevard/games/{name}", f"tests/{name}", f"tests/web/test_{name}.py"]
    for words in (["ruff", "format", "--check"], ["ruff", "check"], ["mypy"]):
        ran(root, sys.executable, "-m", *words, *folders)
    ran(root, Path(sys.executable).with_name("lint-imports"), "--no-logo")


def test_the_tutorial_is_carried_out(checkout: Path) -> None:
    """Command by command; beside it, on the same shelf, a game is left as the skeleton has it."""
    said = command(checkout, "./play new-game esquisse")
    assert "docs/tutorial-game.md builds a game from here" in said
    removed = re.search("rm -r (.*)", said)
    assert removed is not None
    for block in blocks(TUTORIAL.read_text("utf-8")):
        carry_out(checkout, block)
    command(checkout, ".venv/bin/python tools/golden.py esquisse --perft")
    suites = (
        "tests/esquisse tests/web/test_esquisse.py tests/test_texts.py tests/test_rules_cited.py tests/test_golden.py"
    )
    command(checkout, f"./test {suites} -k esquisse")
    assert "the game esquisse has no score pad" in ran(checkout, *PROGRAMS["./play"], "score", "esquisse", status=2)
    for name in ("carnet", "esquisse"):
        sound(checkout, name)
    before, after = (files(root) for root in (ROOT, checkout))
    new = {path for path, data in after.items() if before.get(path) != data}
    assert [path for path in new if not re.search("carnet|esquisse", path.as_posix())] == []
    ran(checkout, "rm", "-r", *removed[1].split(" "))
    left = {path.parts[:3] for path in files(checkout) if "esquisse" in path.as_posix()}
    assert left <= {("tests", "data", "golden"), ("tests", "data", "perft")}, "golden games are made later, by hand"


def files(root: Path) -> dict[Path, bytes]:
    """The sources in a checkout."""
    found = (path for part in PARTS for path in (root / part).rglob("*") if path.is_file())
    made = {"node_modules", "dist", "page", "__pycache__", "vectors", ".hypothesis"}
    named = ((path.relative_to(root), path) for path in found)
    return {name: path.read_bytes() for name, path in named if not made & set(name.parts)}


@pytest.mark.long
def test_the_page_of_a_new_game_is_as_the_others(checkout: Path) -> None:
    """Formatting, lint, types of Svelte and TypeScript, of the skeleton and of the tutorial's game."""
    command(checkout, "./play new-game esquisse")
    command(checkout, "./play new-game carnet")
    for block in blocks(TUTORIAL.read_text("utf-8")):
        if block.kind != "sh":
            carry_out(checkout, block)
    command(checkout, ".venv/bin/python tools/protocol.py")
    command(checkout, ".venv/bin/python tools/page.py formatted lint check")


# Refusals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Carnet", "2 to 20 lower-case letters and digits"),
        ("c", "2 to 20 lower-case letters and digits"),
        ("9tiles", "2 to 20 lower-case letters and digits"),
        ("carnet-de-bal", "2 to 20 lower-case letters and digits"),
        ("class", "a word of the code around it"),
        ("json", "a word of the code around it"),
        ("box", "a word of the code around it"),
        ("golden", "a word of the code around it"),
        ("test", "Allowed is any other name of 2 to 20 lower-case letters and digits"),
        ("play", "a word of the code around it"),
        ("docs", "a word of the code around it"),
        ("paris", "already exists; it is not overwritten"),
        ("server", "already exists; it is not overwritten"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(run: Run, name: str, said: str) -> None:
    shelf = sorted((ROOT / "src" / "boulevard" / "games").iterdir())
    found = run("new-game", name)
    assert (found.status, found.out) == (2, "")
    assert found.err.startswith("boulevard: ")
    assert said in found.err
    assert sorted((ROOT / "src" / "boulevard" / "games").iterdir()) == shelf


def test_a_place_that_is_no_checkout_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As where pip installed it: there is no skeleton, and nobody would look there for sources."""
    monkeypatch.setattr(boulevard, "__file__", str(tmp_path / "site" / "boulevard" / "__init__.py"))
    found = run("new-game", "carnet")
    assert found.status == 2
    assert "does not run from a checkout" in found.err
    found = run("--lang", "fr", "new-game", "carnet")
    assert "ne tourne pas depuis une copie de ses sources" in found.err
    assert list(tmp_path.iterdir()) == []
