"""Run by the Pyodide that will run the house (`in_page.mjs`): of the sources that were gathered, those that are reached
from the roots become bytecode in archives; data goes with them as it is.
"""

import ast
import json
import marshal
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.util import MAGIC_NUMBER
from pathlib import Path

EARLIEST = (1980, 1, 1, 0, 0, 0)
UNCHECKED = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""What a pyc begins with that nobody compares with a source."""


def reached(there: dict[str, Path], roots: list[str], stops: list[str]) -> set[str]:
    """All modules that the roots name, and that those name, as far as they are there."""
    waiting = [name for name in there if any(fnmatchcase(name, root) for root in roots)]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        stopped = any(fnmatchcase(name, one) or name.startswith(f"{one}.") for one in stops)
        if not stopped and name in there and name not in found:
            found.add(name)
            waiting += [*named(name, there[name]), name.rpartition(".")[0]]
    return found


def named(name: str, path: Path) -> Iterator[str]:
    """The modules that a module's imports may mean."""
    parts = (name if path.name == "__init__.py" else name.rpartition(".")[0]).split(".")
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            yield base
            yield from (f"{base}.{one.name}" for one in node.names)


def module(place: Path) -> str:
    return ".".join(place.with_suffix("").parts).removesuffix(".__init__")


def main(given: Path, made: Path) -> None:
    asked = json.loads((given / "asked.json").read_text("utf-8"))
    archives = sorted(path for path in given.iterdir() if path.is_dir())
    there = {module(path.relative_to(root)): path for root in archives for path in root.rglob("*.py")}
    wanted = {there[name] for name in reached(there, asked["roots"], asked["stops"])}
    for root in archives:
        with zipfile.ZipFile(made / f"{root.name}.zip", "w") as archive:
            for path in sorted(root.rglob("*")):
                if not path.is_file() or (path.suffix == ".py" and path not in wanted):
                    continue
                place, data = path.relative_to(root).as_posix(), path.read_bytes()
                if path.suffix == ".py":
                    code = compile(data, place, "exec", dont_inherit=True, optimize=2)
                    place, data = f"{place}c", UNCHECKED + marshal.dumps(code)
                archive.writestr(zipfile.ZipInfo(place, EARLIEST), data)


main(Path("/from"), Path("/to"))
