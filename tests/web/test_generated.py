"""What is made from something else is fresh."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import protocol  # noqa: E402


@pytest.mark.parametrize("path", sorted(protocol.files()), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_browser_s_types_follow_the_server_s(path: Path) -> None:
    assert path.read_text("utf-8") == protocol.files()[path], "python tools/protocol.py"
