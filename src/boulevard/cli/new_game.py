"""`boulevard new-game NAME`: the skeleton of a game, playable at once, in folders of its own."""

import keyword
import re
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import boulevard
from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts

SKELETON = Path("tools", "skeleton")
"""A whole game, of this name, lying as it would lie in the checkout."""
NAME = "newgame"


def run(args: Namespace) -> int:
    root = checkout()
    name = usable(root, args.name)
    write(root, name)
    subprocess.run([sys.executable, root / "tools" / "protocol.py"], cwd=root, check=True)  # the browser's types of it
    words = texts(args.lang, "boulevard.cli")
    print(words("new-game-written", name=name))
    for place in places(root, name):
        print(f"  {place.relative_to(root).as_posix()}")
    print(words("new-game-next", name=name))
    print(words("new-game-remove", places=" ".join(place.relative_to(root).as_posix() for place in places(root, name))))
    return 0


def checkout() -> Path:
    """The checkout that this Boulevard runs from: games are found in its folders."""
    root = Path(boulevard.__file__).resolve().parents[2]
    if not (root / SKELETON).is_dir():
        raise CommandProblem("new-game-checkout", place=str(Path(boulevard.__file__).parent))
    return root


def usable(root: Path, name: str) -> str:
    """The name, if a game can be called so and nothing is."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name):
        raise CommandProblem("new-game-name", given=name)
    if name in taken(root):
        raise CommandProblem("new-game-taken", given=name)
    for place in places(root, name):
        if place.exists():
            raise CommandProblem("exists", place=str(place))
    return name


def taken(root: Path) -> set[str]:
    """Names that mean something else where a game's code says them, or where somebody types them: Python's, the tools',
    those of the skeleton, and what lies beside `play` and `test`."""
    modules = {path.stem for folder in ("tests", "tools") for path in (root / folder).glob("*.py")}
    modules |= {"play", "test", "boulevard", *(path.stem for path in root.iterdir())}
    named = set(re.findall(r"\w+", "\n".join(path.read_text("utf-8") for path in (root / SKELETON).rglob("*.py"))))
    return {*keyword.kwlist, *keyword.softkwlist, *sys.stdlib_module_names, *modules} | {
        word.lower() for word in named if word.istitle() and word != NAME.capitalize()
    }


def places(root: Path, name: str) -> Iterator[Path]:
    """Where a game of that name lives: its package, its tests and the one in a browser, its page."""
    for found in sorted((root / SKELETON).rglob(f"*{NAME}*")):
        inside = found.relative_to(root / SKELETON)
        if not any(NAME in part for part in inside.parts[:-1]):
            yield root / renamed(inside.as_posix(), name)


def write(root: Path, name: str) -> None:
    """The skeleton, copied under another name."""
    for template in sorted((root / SKELETON).rglob("*")):
        if template.is_file() and "__pycache__" not in template.parts:
            path = root / renamed(template.relative_to(root / SKELETON).as_posix(), name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(template.read_text("utf-8"), name), "utf-8")


def renamed(text: str, name: str) -> str:
    return text.replace(NAME, name).replace(NAME.capitalize(), name.capitalize())
