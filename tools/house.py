"""Sets up the environment that `./play` and `./test` run in: a virtual environment beside them, filled from a lock.

Needs Python 3.11 or newer and nothing else. Everything said here goes to standard error.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


def stop(said: str) -> NoReturn:
    print(f"boulevard: {said}", file=sys.stderr)
    sys.exit(2)


def ready(lock: str) -> None:
    """Make the environment if it is not there, and bring it up to date with a lock and the project file."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is read by whatever Python there is
        stop(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}: run it with a newer one")
    stamp = HOME / f".{lock}"
    wanted = hashlib.sha256()
    for name in (lock, "pyproject.toml", "src/boulevard/__init__.py"):
        wanted.update((ROOT / name).read_bytes())
    wanted.update(sys.version.encode())
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted.hexdigest():
        return
    print("boulevard: setting up, once …", file=sys.stderr)
    if not works():
        run([sys.executable, "-m", "venv", "--clear", str(HOME)], "no virtual environment could be made; on Debian and "
            "Ubuntu, install the package python3-venv")  # fmt: skip
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, "--require-hashes", "-r", str(ROOT / lock)], "the requirements could not be installed")
    run([*pip, "--no-build-isolation", "--no-deps", "-e", str(ROOT)], "Boulevard itself could not be installed")
    stamp.write_text(wanted.hexdigest())


def works() -> bool:
    """Is there an environment whose Python is the one that runs this?"""
    if not PYTHON.exists():
        return False
    asked = subprocess.run([str(PYTHON), "-c", "import sys; print(sys.version)"], capture_output=True, check=False)
    return asked.returncode == 0 and asked.stdout.decode().strip() == sys.version


def run(command: list[str], trouble: str) -> None:
    if subprocess.run(command, stdout=sys.stderr, check=False).returncode != 0:
        stop(f"{trouble} (see above)")


def become(command: list[str]) -> NoReturn:
    """Go on as another program, where the system can; else run it and end as it ended."""
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        sys.exit(subprocess.run(command, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
