"""`boulevard build-offline`: the house in a page, as a folder of files: for any web host, or for this Boulevard's own
servers.
"""

import subprocess
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

import boulevard
from boulevard.cli.problems import CommandProblem
from boulevard.core.texts import texts
from boulevard.server.pages import OFFLINE_BUILT

TOOL = Path("tools", "in_page.py")


def run(args: Namespace) -> int:
    root = Path(boulevard.__file__).resolve().parents[2]
    if not (root / TOOL).is_file():
        raise CommandProblem("build-offline-checkout", place=str(Path(boulevard.__file__).parent))
    out = OFFLINE_BUILT if args.out is None else Path(args.out)
    if out.exists() and not (out / "files.json").is_file():
        raise CommandProblem("exists", place=str(out))
    words = texts(args.lang, "boulevard.cli")
    print(words("build-offline-begins"), flush=True)
    if find_spec("numba") is None or find_spec("ziglang") is None:
        print(words("build-offline-weaker"), flush=True)
    ran = subprocess.run([sys.executable, root / TOOL, out.resolve()], check=False)
    if ran.returncode == 0:
        size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
        said = "build-offline-offered" if args.out is None else "build-offline-written"
        print(words(said, place=str(out), megabytes=f"{size / 1e6:.1f}"))
    return ran.returncode
