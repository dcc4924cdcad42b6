"""The page that shows a whole game by curl is executed as it stands."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.kit import Served

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("sh")), reason="the page needs curl and a shell")
def test_a_whole_game_by_curl(served: Served, tmp_path: Path) -> None:
    page = (DOCS / "server.md").read_text("utf-8")
    script = "set -e\n" + "\n".join(re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    environment = {**os.environ, "SERVER": served.url, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "playing" in ran.stdout
    assert '"sentence"' in ran.stdout
    assert "draws checked" in ran.stdout


def test_the_pages_name_every_call_and_flag(served: Served) -> None:
    page = (DOCS / "server.md").read_text("utf-8") + (DOCS / "hosting.md").read_text("utf-8")
    for flag in (
        "--database",
        "--trusted-proxy",
        "--allow-bot",
        "--bot-workers",
        "--bot-pace",
        "--keep-days",
        "--no-limits",
    ):
        assert flag in page
    for call in served.get("/api/openapi.json")["paths"]:
        last = call.rstrip("/").rpartition("/")[2]
        assert last.strip("{}") in page, call
