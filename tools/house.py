"""Sets up what `./play` and `./test` run in: a virtual environment beside them, filled from a lock; the browser's part
built; for the tests a browser.

Needs Python 3.11 or newer and nothing else. Everything said here goes to standard error.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NoReturn

import page

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")


def say(said: str) -> None:
    print(f"boulevard: {said}", file=sys.stderr, flush=True)


def stop(said: str) -> NoReturn:
    say(said)
    sys.exit(2)


def ready(lock: str, shows: bool = True, checks: bool = False) -> None:
    """Make the environment if it is not there, and bring it up to date with lock, project and sources.

    The page too, if what is to run `shows` it; with `checks`, what looks at the page's sources is fetched too.
    """
    stamp = HOME / f".{lock}"
    wanted = hashlib.sha256()
    for name in (lock, "pyproject.toml", "src/boulevard/__init__.py"):
        wanted.update((ROOT / name).read_bytes())
    wanted.update(sys.version.encode())
    if not (PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted.hexdigest()):
        install(lock)
        stamp.write_text(wanted.hexdigest())
    if shows and not page.fresh():
        say("building what the browser shows …")
        run([str(PYTHON), str(ROOT / "tools" / "page.py")], "the browser's part could not be built")
    if checks and not page.installed(checks=True):
        say("fetching what checks the browser's part …")
        run([str(PYTHON), str(ROOT / "tools" / "page.py"), "packages"], "the page's checks could not be fetched")


VALUED = ("--lang", "--port")
"""Flags of `boulevard` itself that a value follows."""


def command(words: list[str]) -> str | None:
    """What `boulevard WORDS…` is to do; alone it serves."""
    if "--help" in words or "-h" in words or "--version" in words:
        return None
    plain = [word for before, word in zip(["", *words], words, strict=False) if before not in VALUED]
    return next((word for word in plain if not word.startswith("-")), "serve")


def shows_page(words: list[str]) -> bool:
    """Does `boulevard WORDS…` serve the page?"""
    return command(words) == "serve"


def python_for(words: list[str]) -> Path:
    """The Python that `boulevard WORDS…` runs in: what builds a page without a server compiles bots for it."""
    return extra("offline") if command(words) == "build-offline" else PYTHON


def install(lock: str) -> None:
    """The environment, the requirements, and Boulevard itself, whose build hook builds the page."""
    wanted = (ROOT / lock).read_text().count("==")
    say("setting up, once; this needs the internet and takes some minutes")
    if not works():
        run([sys.executable, "-m", "venv", "--clear", str(HOME)], "no virtual environment could be made; on Debian and "
            "Ubuntu, install the package python3-venv")  # fmt: skip
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    say(f"1 of 2: fetching {wanted} packages …")
    run([*pip, "--require-hashes", "-r", str(ROOT / lock)], "the requirements could not be installed")
    say("2 of 2: building what the browser shows …")
    run([*pip, "--no-build-isolation", "--no-deps", "-e", str(ROOT)], "Boulevard itself could not be installed")


def extra(*names: str, more: tuple[str, ...] = ()) -> Path:
    """The Python of an environment of its own, in which packages of these extras, and `more`, are found beside all
    others. An extra that has a lock (`NAME.lock`, beside this) is what that says, and nothing else is fetched."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = sorted({package for name in names for package in told[name]} | set(more))
    home = ROOT / ".cache" / "extras" / "-".join((*names, *more))
    python, stamp = home / PYTHON.relative_to(HOME), home / ".stamp"
    locks = [lock for name in names if (lock := Path(__file__).with_name(f"{name}.lock")).exists()]
    if locks:
        wanted = [word for lock in locks for word in ("--no-deps", "--require-hashes", "-r", str(lock))]
    digest = hashlib.sha256(
        f"{wanted} {[lock.read_text('utf-8') for lock in locks]} {sys.version}".encode()
    ).hexdigest()
    if not (python.exists() and stamp.exists() and stamp.read_text() == digest):
        say(f"fetching what {', '.join((*names, *more))} needs …")
        run([sys.executable, "-m", "venv", "--clear", str(home)], "no environment for the extra could be made")
        packages = Path(printed(python, "import sysconfig; print(sysconfig.get_path('purelib'))"))
        ours = printed(PYTHON, "import sysconfig; print(sysconfig.get_path('purelib'))")
        (packages / "ours.pth").write_text(f"import site; site.addsitedir({ours!r})\n", "utf-8")
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, *wanted], "the extra could not be installed")
        stamp.write_text(digest)
    return python


def printed(python: Path, code: str) -> str:
    """What a line of Python prints."""
    return subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def works() -> bool:
    """Is there an environment whose Python is the one that runs this?"""
    if not PYTHON.exists():
        return False
    asked = subprocess.run([str(PYTHON), "-c", "import sys; print(sys.version)"], capture_output=True, check=False)
    return asked.returncode == 0 and asked.stdout.decode().strip() == sys.version


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is the same engine without windows, and lighter."""
MAC_BROWSERS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def chromium() -> str | None:
    """The browser that the tests drive: BOULEVARD_CHROMIUM, or what is installed."""
    if named := os.environ.get("BOULEVARD_CHROMIUM"):
        return named if Path(named).is_file() else None
    found = (shutil.which(name) for name in (*BROWSERS, *MAC_BROWSERS))
    return next((path for path in found if path is not None), None)


NO_BROWSER = (
    "the tests of the browser's part need Chromium or Chrome, and none was found: install it "
    "(on Debian: apt-get install chromium), or name its program in BOULEVARD_CHROMIUM"
)


def browser() -> bool:
    """Is there a browser for the tests? Where this is Debian's root, it is installed; else what is missing is said."""
    if chromium() is None and shutil.which("apt-get") and os.geteuid() == 0 and "BOULEVARD_CHROMIUM" not in os.environ:
        say("installing Chromium for the tests, once …")
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "--quiet=2"]
        subprocess.run([*apt, "update"], env=quietly, stdout=sys.stderr, check=False)
        for name in BROWSERS[:2]:
            install = [*apt, "install", "--yes", "--no-install-recommends", name]
            if subprocess.run(install, env=quietly, stdout=sys.stderr, check=False).returncode == 0:
                break
    if chromium() is None:
        say(NO_BROWSER)
        return False
    return True


KEPT_NGINX = ROOT / ".cache" / "nginx"
SYSTEM = "/usr/sbin"
"""Where Debian has it, which is not on everybody's path."""


def nginx() -> str | None:
    """The proxy that a test plays through: what is installed, or what `proxy` unpacked."""
    places = (os.environ.get("PATH", ""), SYSTEM, str(KEPT_NGINX / "usr" / "sbin"))
    return shutil.which("nginx", path=os.pathsep.join(places))


def proxy() -> None:
    """Have nginx for the tests where this is Debian's root. It is half a megabyte, unpacked beside the tests and not
    installed: an installed one would serve the machine's port 80 at once. Without it, the tests that need it say so."""
    if nginx() is not None or not (shutil.which("apt-get") and shutil.which("dpkg-deb")) or os.geteuid() != 0:
        return
    say("fetching nginx for the tests, once …")
    KEPT_NGINX.mkdir(parents=True, exist_ok=True)

    def well(*command: str) -> bool:
        return subprocess.run(command, cwd=KEPT_NGINX, capture_output=True, check=False).returncode == 0

    fetch = ("apt-get", "-o", "APT::Sandbox::User=root", "download", "nginx")
    if not well(*fetch) and well("apt-get", "update"):
        well(*fetch)
    for package in KEPT_NGINX.glob("nginx_*.deb"):
        well("dpkg-deb", "--extract", package.name, ".")
        package.unlink()


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
