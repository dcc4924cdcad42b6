"""Which branches of the rules and of the core no test takes: `.venv/bin/python tools/uncovered.py [GAME…]`.

Runs the tests of the games and of the core under coverage.py and prints every line and branch that was not taken, by
module. The server, the page and the bots are not looked at; with games named, only those are.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".cache" / "coverage"
TESTS = ("tests/core", "tests/test_contract.py", "tests/test_golden.py", "tests/test_machine.py", "tests/test_texts.py")
SETTINGS = """
[run]
branch = true
data_file = {folder}/data
source = {source}

[report]
show_missing = true
skip_covered = true
exclude_also =
    raise NotImplementedError
    if TYPE_CHECKING:
    @abstractmethod
    @overload
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--html", action="store_true", help=f"also as pages, in {FOLDER.relative_to(ROOT)}/html")
    args = parser.parse_args()
    os.chdir(ROOT)
    FOLDER.mkdir(parents=True, exist_ok=True)
    looked_at = ["src/boulevard/core", *(f"src/boulevard/games/{game}" for game in args.games or [""])]
    settings = FOLDER / "settings"
    settings.write_text(SETTINGS.format(folder=FOLDER, source=",".join(looked_at)), "utf-8")
    tests = [
        "tests/core",
        "tests/test_contract.py",
        "tests/test_golden.py",
        "tests/test_machine.py",
        "tests/test_texts.py",
    ]
    tests += [f"tests/{game}" for game in args.games or games()]
    chosen = ["-k", "core or " + " or ".join(args.games)] if args.games else []
    coverage = [sys.executable, "-m", "coverage"]
    with_settings = f"--rcfile={settings}"
    ran = subprocess.run(
        [*coverage, "run", with_settings, "-m", "pytest", "-q", "-p", "no:xdist", *tests, *chosen], check=False
    )
    subprocess.run([*coverage, "report", with_settings], check=False)
    if args.html:
        subprocess.run([*coverage, "html", with_settings, "-d", str(FOLDER / "html")], check=False)
    return ran.returncode


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "boulevard" / "games").glob("*/game.py"))


if __name__ == "__main__":
    sys.exit(main())
