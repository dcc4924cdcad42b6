"""The house itself: locks, the wheel, and promises of the documents."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from boulevard import registry

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def locked(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text("utf-8")
    return {match[1].lower(): match[2] for match in re.finditer(r"^([\w.-]+)==([^ ;]+)", text, re.MULTILINE)}


@pytest.mark.parametrize(
    ("lock", "groups"), [("requirements.lock", ("build",)), ("requirements-dev.lock", ("build", "dev"))]
)
def test_a_lock_holds_what_the_project_asks_for(lock: str, groups: tuple[str, ...]) -> None:
    found = locked(lock)
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    for group in groups:
        wanted += PROJECT["dependency-groups"][group]
    for text in wanted:
        requirement = Requirement(text)
        name = requirement.name.lower().replace("_", "-")
        version = found.get(name) or found.get(name.replace(".", "-"))
        assert version, f"{name} is not in {lock}"
        assert requirement.specifier.contains(version), f"{lock} has {name} {version}, asked is {text}"


def test_the_two_locks_agree() -> None:
    small, large = locked("requirements.lock"), locked("requirements-dev.lock")
    assert {name: large.get(name) for name in small} == small


def test_locks_name_no_host() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text("utf-8")


def test_the_wheel_is_whole_and_works_alone(tmp_path: Path) -> None:
    """Built as a user's pip would, unpacked elsewhere, and played with, without the source beside it."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    for game in registry.game_names():
        for part in ("content.toml", "example.json", "locale/fr.ftl", "locale/en.ftl", "rules/fr.md", "rules/en.md"):
            assert f"boulevard/games/{game}/{part}" in names
    for part in ("locale/fr.ftl", "locale/en.ftl", "migrations/env.py", "migrations/versions/v0001_tables.py"):
        assert f"boulevard/server/{part}" in names
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    command = [sys.executable, "-m", "boulevard", "simulate", "paris", "--games", "2"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    command = [sys.executable, "-c", "import boulevard; print(boulevard.__file__)"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert str(tmp_path / "site") in ran.stdout


def test_the_changelog_names_the_version_and_every_game_s_rules_version() -> None:
    import boulevard

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## {boulevard.__version__}" in changelog
    for name in registry.game_names():
        assert f"{name} rules {registry.game(name).rules}" in changelog


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for command in ("./play", "./test", "simulate", "replay", "score", "perft", "fuzz", "content check", "terminal",
                    "serve", "verify", "backup", "export", "import"):  # fmt: skip
        assert command in readme
