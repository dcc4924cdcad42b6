"""Compiled cores as bots find them: where one is lacking, everything goes on by the readable rules."""

import logging
import subprocess
import sys
import time
from functools import cache
from multiprocessing.pool import ThreadPool
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.bots import compiling, cores, kept_code, make_bot
from boulevard.core.bot import Budget
from boulevard.core.steps import CHANCE


def asked(name: str, content: bytes | None = None) -> Any:
    """A game, and its first decision that leaves a choice."""
    game = registry.game(name, content)
    s = game.setup()
    while game.to_act(s) == (CHANCE,):
        game.do(s, game.chance(s)[0][0])
    (seat,) = game.to_act(s)
    return game, game.view(s, seat), game.options(s, seat)


def chosen(name: str, content: bytes | None = None) -> None:
    """`maitre` answers."""
    game, view, moves = asked(name, content)
    budget = Budget(iterations=8, per_decision=True)
    assert make_bot("maitre", game).choose(view, moves, Random(1), budget) in moves


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was loaded before, and nothing stays."""
    monkeypatch.setattr(cores, "_loaded", cache(cores._loaded.__wrapped__))


def test_without_a_compiler_everything_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_code, "compiler", lambda: None)
    assert not cores.has_core("paris")
    assert cores.core_of(registry.game("paris")) is None
    assert compiling.missing(registry.game_names()) == []
    with compiling.warming(registry.game_names()) as cold:
        assert not cold
    chosen("paris")


def test_the_readable_rules_need_no_compiler() -> None:
    """Rules, bots, server and command line are loaded without numba and numpy being touched."""
    loaded = "boulevard.cli, boulevard.server.app, boulevard.bots.advice"
    code = f"import sys, {loaded}; print({{'numba', 'numpy'}} & {{*sys.modules}})"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "set()"


@pytest.mark.usefixtures("fresh")
def test_until_it_is_compiled_the_readable_rules_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(kept_code, "folder", lambda game: tmp_path / game)
    assert cores.core_of(registry.game("paris")) is None
    chosen("paris")


@pytest.mark.usefixtures("fresh")
def test_a_core_that_does_not_load_is_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is wrong with it: the cache, the compiler, the machine."""

    def broken(game: Any) -> Any:
        raise OSError("the cache is broken")

    monkeypatch.setattr(kept_code, "is_ready", lambda game: True)
    monkeypatch.setattr(cores, "load", broken)
    with caplog.at_level(logging.WARNING, "boulevard.cores"):
        chosen("flatiron")
    (line,) = caplog.messages
    assert "flatiron plays on the readable rules" in line
    assert "the cache is broken" in line


def test_a_cache_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    """Compiling fails with one line and a status, and nothing else breaks."""
    (tmp_path / "cores").write_text("not a folder")
    code = "import sys; from boulevard.bots.compiling import main; sys.exit(main(['paris']))"
    environment = {"BOULEVARD_CACHE": str(tmp_path), "PATH": "", "PYTHONPATH": ":".join(sys.path)}
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)
    assert found.returncode == 1
    assert "it plays on the readable rules" in found.stderr
    assert "Traceback" not in found.stderr


def test_older_rules_and_content_beyond_the_limits_play_on_the_readable_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = pytest.importorskip("boulevard.core.kernel")

    def beyond(game: Any) -> Any:
        raise kernel.Beyond

    monkeypatch.setattr(cores, "_loaded", cache(cores._loaded.__wrapped__))
    monkeypatch.setattr(cores, "load", beyond)
    monkeypatch.setattr(kept_code, "is_ready", lambda game: True)
    chosen("couleurs")


@pytest.mark.parametrize("name", registry.game_names())
def test_the_key_is_of_all_that_is_compiled(name: str) -> None:
    """The search, what all cores share, and every module that the core's own import."""
    found = {path.name for path in kept_code.sources(name)}
    assert {"tree.py", "kernel.py", "rules.py", "judge.py"} <= found
    folders = {path.parent.name for path in kept_code.sources(name)}
    assert folders <= {"bots", "core", "kernel", "research", name}


def test_another_source_is_kept_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """So that code is never used that another source made."""
    source = tmp_path / "rules.py"
    monkeypatch.setattr(kept_code, "sources", lambda game: [source])
    source.write_text("one = 1")
    first = kept_code.folder.__wrapped__("paris")
    source.write_text("one = 2")
    assert kept_code.folder.__wrapped__("paris") != first


def test_compiling_ends_with_what_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is left behind; what is not compiled then is the next time."""
    began: list[subprocess.Popen[bytes]] = []

    class Watched(subprocess.Popen[bytes]):
        def __init__(self, *given: Any, **how: Any) -> None:
            super().__init__([sys.executable, "-c", "import time; time.sleep(600)"], **how)
            began.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)
    monkeypatch.setattr(compiling, "missing", list)
    with compiling.warming(["paris"]) as cold:
        assert cold
        assert began[0].poll() is None
    assert began[0].poll() is not None


def test_cores_can_be_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOULEVARD_CORES", "off")
    assert kept_code.compiler.__wrapped__() is None


def test_the_cache_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BOULEVARD_CACHE", str(tmp_path))
    assert kept_code.cache_home() == tmp_path


def test_two_who_start_at_once_compile_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The second waits for the first, and finds it done."""
    pytest.importorskip("fcntl")
    made: list[str] = []

    def slow(game: Any, rng: Any) -> None:
        time.sleep(0.2)
        made.append(game.name)

    monkeypatch.setattr(kept_code, "folder", lambda game: tmp_path / game)
    monkeypatch.setattr(compiling, "call_all", slow)
    with ThreadPool(4) as pool:
        pool.map(compiling.compile_core, ["paris"] * 4)
    assert made == ["paris"]
    assert kept_code.is_ready("paris")
