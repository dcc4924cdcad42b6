"""Solved endings as a test: the share of best moves of a bot, and what its other moves cost."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from boulevard import registry
from boulevard.arena.optimal import answer, score
from boulevard.arena.solved import read
from boulevard.bots.cores import load
from boulevard.bots.endings import exact
from command_line import Run, refused


class Exact:
    """Asks the solver."""

    def __init__(self, game: Any) -> None:
        self.core = load(game)

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        assert (budget.iterations, budget.seconds) == (30, None)
        found = exact(self.core, view, moves, nodes=10_000_000)
        assert found is not None
        return found.move


class Last:
    def __init__(self, game: Any) -> None:
        pass

    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        return moves[-1]


class Timed(Last):
    def choose(self, view: Any, moves: Any, rng: Any, budget: Any) -> Any:
        assert (budget.iterations, budget.seconds, budget.per_decision) == (None, 0.5, True)
        return super().choose(view, moves, rng, budget)


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    words = ("--games", 6, "--turns", 3, "--every", "--bots", "flaneur", "--out", tmp_path)
    assert run("endings", "paris", *words).status == 0
    return tmp_path


def scored(run: Run, folder: Path, bot: str) -> dict[str, Any]:
    ran = run("endings", "paris", "--out", folder, "--score", bot, "--iterations", 30, "--json")
    assert ran.status == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_who_knows_the_best_move_finds_all_of_them(run: Run, folder: Path) -> None:
    found = scored(run, folder, f"{__name__}:Exact")
    assert found["positions"] > 5
    assert (found["share"], found["lost"], found["stumbles"]) == (1.0, 0.0, 0)
    assert found["best"] == found["positions"]


def test_what_is_not_best_is_counted_with_its_cost(run: Run, folder: Path) -> None:
    """Against the worths that the file holds."""
    found = scored(run, folder, f"{__name__}:Last")
    paris = registry.game("paris")
    solutions = read(folder, paris)
    answers = [answer(paris, f"{__name__}:Last", one) for one in solutions]
    cost = [(one.lower - one.worths[given.move]) / 2 for one, given in zip(solutions, answers, strict=True)]
    assert [given.best for given in answers] == [not one for one in cost]
    assert 0 < found["share"] == sum(not one for one in cost) / len(cost) < 1
    assert found["lost"] == pytest.approx(sum(cost) / len(cost))
    assert found["low"] < found["share"] < found["high"]
    assert score(answers).best == found["best"]
    ran = run("--lang", "fr", "endings", "paris", "--out", folder, "--score", f"{__name__}:Last")
    assert f"l’un des meilleurs coups dans {found['best']} de {len(cost)} positions résolues" in ran.out


def test_a_bot_may_be_given_seconds(run: Run, folder: Path) -> None:
    """Then no iterations are counted: the bot says what it was given."""
    ran = run("endings", "paris", "--out", folder, "--score", f"{__name__}:Timed", "--seconds", 0.5, "--json")
    found = json.loads(ran.out)
    assert (found["iterations"], found["seconds"], found["stumbles"]) == (None, 0.5, 0)


def test_bad_input_is_one_clear_line(run: Run, folder: Path, tmp_path: Path) -> None:
    for given in ("--iterations", "--seconds"):
        refused(run("endings", "paris", "--out", folder, given, 3), "for the bot of --score")
    refused(run("endings", "paris", "--out", folder, "--score", "kasparov"), "there is no bot “kasparov”")
    refused(
        run("endings", "paris", "--out", tmp_path / "empty", "--score", "random"),
        "there are no solved positions of paris",
    )
    file = folder / "endings-paris-1-of-1.jsonl"
    text = file.read_text("utf-8")
    file.write_text(text.replace('"rules":1', '"rules":9', 1), "utf-8")
    refused(run("endings", "paris", "--out", folder, "--score", "random"), "another setting: rules is 9, not 1")
    file.write_text("nonsense\n", "utf-8")
    refused(run("endings", "paris", "--out", folder, "--score", "random"), "line 1: this is not a solved position")
