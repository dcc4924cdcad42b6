"""The house itself: locks, the wheel, and promises of the documents."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import house
import page
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
    for lock in [*ROOT.glob("requirements*.lock"), *ROOT.glob("tools/*.lock")]:
        assert "://" not in lock.read_text("utf-8")


def older_pythons() -> list[str]:
    """Those of this machine that answer."""
    found = [path for name in range(6, 11) if (path := shutil.which(f"python3.{name}"))]
    return [
        path for path in found if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0
    ]


@pytest.mark.parametrize("script", ["play", "test"])
def test_an_older_python_is_told_what_is_needed(script: str, tmp_path: Path) -> None:
    """By a sentence and no traceback: with every older Python of this machine, and with this one made to look older."""
    older = tmp_path / "sitecustomize.py"
    older.write_text("import sys\nsys.version_info = (3, 8, 18)\nsys.version = '3.8.18 (made up)'\n")
    for python, path in [*((python, None) for python in older_pythons()), (sys.executable, str(tmp_path))]:
        environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
        asked = subprocess.run(
            [python, str(ROOT / script)], capture_output=True, text=True, env=environment, check=False
        )
        assert asked.returncode == 2, python
        assert re.fullmatch(r"boulevard: Python 3\.11 or newer is needed; this is 3\.\S+: .*\n", asked.stderr), (
            asked.stderr
        )


def test_what_an_older_python_reads_first_is_written_for_it() -> None:
    """The syntax of 3.6, whatever Pythons there are here."""
    for name in ("play", "test", "tools/enough.py"):
        ast.parse((ROOT / name).read_text("utf-8"), feature_version=(3, 6))


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
        pad = ("example.json",) if registry.has_part(game, "pad") else ()
        for part in ("content.toml", *pad, "locale/fr.ftl", "locale/en.ftl", "rules/fr.md", "rules/en.md"):
            assert f"boulevard/games/{game}/{part}" in names
    for part in ("locale/fr.ftl", "locale/en.ftl", "migrations/env.py", "migrations/versions/v0001_tables.py"):
        assert f"boulevard/server/{part}" in names
    assert page.fresh()
    for path in page.PAGE.rglob("*"):
        if path.is_file():
            assert f"boulevard/server/page/{path.relative_to(page.PAGE).as_posix()}" in names
    assert "boulevard/server/page/index.html" in names
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "BOULEVARD_CORES": "off"}
    command = [sys.executable, "-m", "boulevard", "simulate", "paris", "--games", "2"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    command = [sys.executable, "-c", "import boulevard; print(boulevard.__file__)"]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert str(tmp_path / "site") in ran.stdout


def test_the_source_archive_can_build_the_page(tmp_path: Path) -> None:
    """All that the page is made from is in it, and nothing that is made."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {path.relative_to(ROOT).as_posix() for path in page.sources()} <= names
    assert {"hatch_build.py", "tools/page.py", "pyproject.toml"} <= names
    assert not [name for name in names if re.match(r"web/(node_modules|dist)/|src/boulevard/server/page/", name)]


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small `web/` elsewhere, whose build copies a file, and a package to put it into."""
    web, package = tmp_path / "web", tmp_path / "src" / "boulevard"
    web.mkdir()
    (package / "server" / "locale").mkdir(parents=True)
    (package / "server" / "locale" / "en.ftl").write_text("a = a\n")
    build = "import { cpSync, mkdirSync } from 'node:fs'; mkdirSync('dist', { recursive: true });\n"
    (web / "build.mjs").write_text(build + "cpSync('index.html', 'dist/index.html'); console.log('copied');\n")
    (web / "index.html").write_text("one")
    whole = {"name": "w", "version": "1.0.0", "scripts": {"build": "node build.mjs"}}
    (web / "package.json").write_text(json.dumps(whole))
    lock = {"name": "w", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "w", "version": "1.0.0"}}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    tool = tmp_path / "tools" / "page.py"
    tool.parent.mkdir()
    tool.write_bytes(Path(page.__file__).read_bytes())
    monkeypatch.setattr(page, "__file__", str(tool))
    for name, path in (("ROOT", tmp_path), ("WEB", web), ("PAGE", package / "server" / "page")):
        monkeypatch.setattr(page, name, path)
    return tmp_path


def test_the_page_is_built_when_something_changed_and_only_then(workshop: Path) -> None:
    built = page.PAGE / "index.html"
    assert not page.fresh()
    page.make()
    assert page.fresh()
    assert built.read_text() == "one"
    built.write_text("untouched")
    page.make()
    assert built.read_text() == "untouched"
    for changed in ("web/index.html", "web/new.txt", "src/boulevard/server/locale/en.ftl"):
        (workshop / changed).write_text(f"changed: {changed}\n")
        assert not page.fresh(), changed
        page.make()
        assert page.fresh()
    assert built.read_text() == "changed: web/index.html\n"
    (workshop / "web" / "node_modules" / "made.txt").write_text("by a tool")
    assert page.fresh()
    assert sorted(path.name for path in page.PAGE.parent.iterdir()) == ["locale", "page"]


def test_a_page_that_cannot_be_built_says_what_npm_said_and_keeps_the_old_one(workshop: Path) -> None:
    page.make()
    (page.WEB / "build.mjs").write_text("console.error('the roof leaks'); process.exit(3);\n")
    with pytest.raises(page.PageTrouble, match=r"npm run build failed(.|\n)*the roof leaks"):
        page.make()
    assert (page.PAGE / "index.html").read_text() == "one"
    assert not page.fresh()
    (page.WEB / "package-lock.json").unlink()
    with pytest.raises(page.PageTrouble, match=r"package-lock\.json is missing"):
        page.make()


def test_the_page_s_checks_fetch_more_than_its_build_and_say_what_they_found(workshop: Path) -> None:
    page.make()
    assert page.installed()
    assert not page.installed(checks=True)
    whole = json.loads((page.WEB / "package.json").read_text())
    whole["scripts"]["lint"] = "node lint.mjs"
    (page.WEB / "package.json").write_text(json.dumps(whole))
    (page.WEB / "lint.mjs").write_text("console.log('a word too long'); process.exit(1);\n")
    with pytest.raises(page.PageTrouble, match=r"lint failed(.|\n)*a word too long"):
        page.main(["lint"])
    assert page.installed()
    assert page.installed(checks=True)
    (page.WEB / "lint.mjs").write_text("")
    page.main(["lint"])


def test_every_check_of_the_page_is_a_script_that_node_s_users_have_too() -> None:
    checks = re.findall(r'"tools/page.py", "(\w+)"', (ROOT / "test").read_text("utf-8"))
    scripts = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["scripts"]
    assert checks
    assert set(checks) <= set(scripts)


def test_the_tests_browser_is_found_or_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("BOULEVARD_CHROMIUM", raising=False)
    monkeypatch.setattr(house, "MAC_BROWSERS", ())
    assert house.chromium() is None
    program = tmp_path / "google-chrome"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert house.chromium() == str(program)
    monkeypatch.setenv("BOULEVARD_CHROMIUM", str(tmp_path / "gone"))
    assert house.chromium() is None
    monkeypatch.setenv("BOULEVARD_CHROMIUM", str(program))
    assert house.chromium() == str(program)


def test_without_a_browser_the_tests_say_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # no apt-get either
    monkeypatch.setenv("BOULEVARD_CHROMIUM", "")
    monkeypatch.setattr(house, "MAC_BROWSERS", ())
    assert not house.browser()
    assert "apt-get install chromium" in capsys.readouterr().err


def test_the_tests_proxy_is_found_or_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was unpacked for the tests counts as installed; where nothing can be had, nothing happens."""
    monkeypatch.setenv("PATH", str(tmp_path))  # no apt-get either
    monkeypatch.setattr(house, "SYSTEM", str(tmp_path))
    monkeypatch.setattr(house, "KEPT_NGINX", tmp_path / "kept")
    house.proxy()
    assert house.nginx() is None
    program = tmp_path / "kept" / "usr" / "sbin" / "nginx"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert house.nginx() == str(program)


def test_the_changelog_names_the_version_and_every_game_s_rules_version() -> None:
    import boulevard

    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## {boulevard.__version__}" in changelog
    for name in registry.game_names():
        assert f"{name} rules {registry.game(name).rules}" in changelog


def test_links_between_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for command in ("./play", "./test", "simulate", "replay", "score", "perft", "fuzz", "content check", "terminal",
                    "serve", "verify", "backup", "export", "import"):  # fmt: skip
        assert command in readme


@pytest.mark.parametrize(
    ("typed", "shows"),
    [
        ("", True),
        ("serve --port 80", True),
        ("--lang fr --lan", True),
        ("--port 8000", True),
        ("--lang=fr serve", True),
        ("--lang fr terminal paris", False),
        ("fuzz paris", False),
        ("new-game carnet", False),
        ("--help", False),
        ("serve --help", False),
        ("--version", False),
    ],
)
def test_only_what_shows_the_page_builds_it(typed: str, shows: bool) -> None:
    assert house.shows_page(typed.split()) == shows


@pytest.mark.parametrize(
    ("typed", "fetches"),
    [
        ("build-offline out", True),
        ("--lang fr build-offline out", True),
        ("build-offline --help", False),
        ("serve", False),
        ("", False),
    ],
)
def test_what_builds_a_page_without_a_server_can_compile_its_bots(
    typed: str, fetches: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "extra", Path)
    assert house.python_for(typed.split()) == (Path("offline") if fetches else house.PYTHON)


def test_an_extra_s_lock_is_what_the_extra_asks_for() -> None:
    """But for what is locked already."""
    for name, wanted in PROJECT["project"]["optional-dependencies"].items():
        if (ROOT / "tools" / f"{name}.lock").exists():
            known, found = locked("requirements.lock"), locked(f"tools/{name}.lock")
            asked = [one for one in map(Requirement, wanted) if one.name not in known]
            assert {one.name for one in asked} == set(found)
            assert all(one.specifier.contains(found[one.name]) for one in asked)
