"""Where the compiled code of the cores is kept: in the user's cache, in a folder named after all that it was made of.

Whatever a core was compiled from has a part in the folder's name (its modules and those they import, the search, the
compiler), so that code is never used that another source made. A file `ready` says that all of it is there.
"""

import ast
import hashlib
import os
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

HOUSE = Path(__file__).resolve().parent.parent
COMMON = (
    *("core/kernel.py", "core/net.py", "core/vectors.py"),
    *("bots/tree.py", "bots/oracle.py", "bots/forest.py", "research/steps.py"),
)
"""What all cores are compiled with."""
ENTRIES = ("rules", "judge", "endings", "encoding")
"""The modules of a core that are compiled; what they import belongs to them."""


def cache_home() -> Path:
    """The user's cache folder; `BOULEVARD_CACHE` names another."""
    if given := os.environ.get("BOULEVARD_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "boulevard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "boulevard"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "boulevard"


@cache
def compiler() -> str | None:
    """The compiler's version; None where there is none, or `BOULEVARD_CORES=off` says that it is not wanted."""
    if os.environ.get("BOULEVARD_CORES") == "off" or find_spec("numba") is None:
        return None
    try:
        return version("numba")
    except PackageNotFoundError:
        return None


def sources(game: str) -> list[Path]:
    """All that a game's core is compiled from, in a fixed order."""
    found: dict[Path, None] = {HOUSE / name: None for name in COMMON}
    waiting = [f"boulevard.games.{game}.kernel.{entry}" for entry in ENTRIES]
    while waiting:
        name = waiting.pop()
        spec = find_spec(name) if _is_module(name) else None
        if spec is None or spec.origin is None or (path := Path(spec.origin)) in found:
            continue
        found[path] = None
        waiting += _imported(path, f"boulevard.games.{game}.")
    return sorted(found)


def _is_module(name: str) -> bool:
    stem = HOUSE.joinpath(*name.split(".")[1:])
    return stem.with_suffix(".py").exists() or (stem / "__init__.py").exists()


def _imported(path: Path, prefix: str) -> list[str]:
    """The game's own modules that a module imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
        elif isinstance(node, ast.Import):
            found += [one.name for one in node.names]
    return [name for name in found if name.startswith(prefix)]


@cache
def folder(game: str) -> Path:
    """Where the compiled code of a game's core is kept; `common`: of what no game has for itself."""
    digest = hashlib.sha256(f"{compiler()} {platform.python_version()} {platform.machine()}".encode())
    for path in sources(game):  # of no game: what all have
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())  # the compiler looks at these too
        digest.update(path.read_bytes())
    return cache_home() / "cores" / f"{game}-{digest.hexdigest()[:16]}"


def is_ready(game: str) -> bool:
    """Was all of it compiled before, where the compiler will look for it? It passes over a folder that it may not write
    to."""
    return compiler() is not None and (folder(game) / "ready").exists() and os.access(folder(game), os.W_OK)


@contextmanager
def alone(game: str) -> Iterator[None]:
    """Nobody else compiles the core meanwhile; who does so already is waited for. Where the system can lock no files,
    several may."""
    folder(game).mkdir(parents=True, exist_ok=True)
    with (folder(game) / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_ready(game: str) -> None:
    (folder(game) / "ready").write_text("")
