"""The arena, the suite and data sets as tasks of a Ray cluster on this machine: `./test -m ray`."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("ray")

import ray

from boulevard.arena import suite
from boulevard.arena.cluster import on_cluster, on_node
from boulevard.core.problems import Problem
from command_line import Run, refused

pytestmark = [pytest.mark.ray, pytest.mark.filterwarnings("default")]

BOT = """
class First:
    def __init__(self, game):
        pass

    def choose(self, view, moves, rng, budget):
        return moves[0]


class Exit(First):
    def choose(self, view, moves, rng, budget):
        import os

        os._exit(3)
"""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cluster of two processors, and a folder with a stranger's bot, found by its nodes as a cluster's user would
    have it."""
    folder = tmp_path_factory.mktemp("bots")
    (folder / "ray_bot.py").write_text(BOT, "utf-8")
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = f"{folder}{os.pathsep}{before}"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield folder
    ray.shutdown()
    os.environ["PYTHONPATH"] = before


def timeless(out: str) -> object:
    found = json.loads(out)
    for thought in found["thoughts"]:
        del thought["milliseconds"]
    return found


def test_the_same_games_are_played(run: Run, cluster: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one process; results are kept, and a second run plays nothing."""
    monkeypatch.syspath_prepend(str(cluster))
    words = ("arena", "paris", "flaneur", "ray_bot:First", "--games", 4, "--json")
    here = run(*words)
    there = run(*words, "--ray", "--out", tmp_path)
    assert there.status == 0, there.err
    assert timeless(there.out) == timeless(here.out)
    kept = (tmp_path / "arena-paris-1-of-1.jsonl").read_bytes()
    assert kept.count(b"\n") == 5
    assert run(*words, "--ray", "--out", tmp_path).status == 0
    assert (tmp_path / "arena-paris-1-of-1.jsonl").read_bytes() == kept


def test_searches_play_on_the_core_there_too(run: Run, cluster: Path) -> None:
    words = ("arena", "paris", "maitre", "random", "--games", 2, "--iterations", 20, "--json")
    assert timeless(run(*words, "--ray").out) == timeless(run(*words).out)


def test_the_suite_writes_the_same_file(
    run: Run, cluster: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "OPPONENTS", ("random", "apprenti"))
    monkeypatch.setattr(suite, "DEALS", 1)
    for folder, *more in (("here",), ("there", "--ray")):
        ran = run("arena", "--suite", "paris", "flaneur", "--out", tmp_path / folder, *more)
        assert ran.status == 0, ran.err
    name = "suite-paris-flaneur.json"
    assert (tmp_path / "there" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_a_data_set_is_the_same(run: Run, cluster: Path, tmp_path: Path) -> None:
    words = ("dataset", "paris", "--games", 5, "--shard", 2, "--bots", "flaneur,random")
    assert run(*words, "--out", tmp_path / "here").status == 0
    ran = run(*words, "--out", tmp_path / "there", "--ray")
    assert ran.status == 0, ran.err
    here, there = ({file.name: file.read_bytes() for file in (tmp_path / one).iterdir()} for one in ("here", "there"))
    assert here == there
    assert "paris-00003.npz" in here


def test_a_bot_that_ends_its_process_is_told(run: Run, cluster: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(cluster))
    ran = run("arena", "paris", "ray_bot:Exit", "random", "--games", 2, "--ray")
    refused(ran, "a process ended in the middle of a game")


def doubled(number: int) -> int:
    return 2 * number


def test_another_boulevard_on_a_node_is_refused(cluster: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match=r"a node of the cluster has Boulevard .*, this is 0\.0"):
        on_node(doubled, 1, "paris", "0.0")
    monkeypatch.setattr("boulevard.arena.cluster.__version__", "0.0")
    with pytest.raises(Problem, match="install the same on all"):
        list(on_cluster(max, [(1, 2)], "paris"))
