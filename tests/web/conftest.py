"""One browser and one server for the browser tests of a worker; every guest's troubles fail the test.

They live as long as the tests of this folder run in the worker, and no longer: Playwright keeps an event loop running,
in which other tests could not start theirs.
"""

import fcntl
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.kit import Served
from web.gallery import Gallery
from web.kit import FLAGS, Guest, Visit

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import gallery as recorded  # noqa: E402
import house  # noqa: E402
import page as built  # noqa: E402


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = house.chromium()
    assert program is not None, house.NO_BROWSER
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as the sources are now; one worker builds, the others wait."""
    if built.fresh():
        return
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built.make()


@pytest.fixture(scope="package")
def served(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("web")
    flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1")
    server = Served(f"sqlite:///{folder}/tables.db", folder / "log", *flags).start()
    yield server
    server.stop()
    assert "error inside" not in server.log.read_text("utf-8")


@pytest.fixture(scope="module")
def gallery(browser: Browser) -> Iterator[Gallery]:
    shown = Gallery(browser, recorded.drawn())
    yield shown
    shown.close()


@pytest.fixture
def lonely(page_built: None, tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, to be killed and started again."""
    flags = ("--no-limits", "--bot-pace", "0", "--bot-seconds", "1")
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log", *flags).start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Guests: `visit(language="fr", theme="dark", size=PHONE, touch=True)`, at `served` unless another is given."""
    guests: list[Guest] = []

    def come(served: Served | None = None, **wishes: object) -> Guest:
        guests.append(Guest(browser, served or request.getfixturevalue("served"), **wishes))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    failed = None
    for guest in guests:
        try:
            guest.close()
        except AssertionError as found:
            failed = failed or found
    if failed:
        raise failed
