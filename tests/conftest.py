"""Hypothesis: as many examples as fit an ordinary run, the same ones every time; no deadlines on shared machines."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from boulevard.cli import main
from command_line import Ran, Run

settings.register_profile("boulevard", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("boulevard")

# tests that run in the background ignore Ctrl-C, and so would the programs that they start in order to interrupt them
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

DATA = Path(__file__).parent / "data"

# where `./test` compiles the cores: a server that finds none would begin to
os.environ.setdefault("BOULEVARD_CACHE", str(Path(__file__).parent.parent / ".cache" / "boulevard"))

# a page without a server that somebody has built here is no part of what is tested
os.environ.setdefault("BOULEVARD_OFFLINE", "")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command line, called: `run("replay", file)`."""
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def ran(*argv: object) -> Ran:
        try:
            status = main([str(word) for word in argv])
        except SystemExit as left:
            status = int(left.code or 0)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return ran
