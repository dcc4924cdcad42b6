"""Endings solved for bots and at the command line: only what is proven is answered, in no more time than is given."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from boulevard import registry
from boulevard.bots import compiling, cores, endings, kept_code, make_bot
from boulevard.bots.advice import advise
from boulevard.bots.costs import weigh
from boulevard.bots.endings import ENTRIES, Limit, Solved, Solver, exact, reach, shared_table
from boulevard.core.bot import Budget
from boulevard.core.contract import any_move, any_table
from boulevard.core.record import read_record
from boulevard.core.table import Table, open_table, replaying
from command_line import Run, refused

GOLDEN = Path(__file__).parent / "data" / "golden"
GAME = GOLDEN / "paris" / "01.game"
FIRST = 41
"""Where phase 2 of that game begins."""
LAST = 53
"""Its last choice: the building that is left."""

game = registry.game("paris")


@pytest.fixture(scope="module")
def core() -> Any:
    """Loaded, down to the last function."""
    assert not compiling.missing(["paris"]) or compiling.trouble_compiling("paris") is None
    loaded = cores.load(game)
    assert answer(loaded, states()[LAST], seconds=60) is not None
    return loaded


def states(record: Path = GAME) -> list[Any]:
    """The states of a game, before each line and at its end."""
    read = read_record(record.read_bytes())
    table = open_table(game, read)
    found = [game.clone(table.state) for _ in replaying(table, read)]
    return [*found, table.state]


def minimax(s: Any, seat: str) -> int:
    """By the readable rules: twice the points ahead in the end, or by the tie-break."""
    if not game.to_act(s):
        (rival,) = {*game.seated(s)} - {seat}
        scores, ties = game.scores(s), game.tie_breaks(s)
        free = ties[seat]["free"] - ties[rival]["free"]
        return 2 * (scores[seat]["total"] - scores[rival]["total"]) or (free > 0) - (free < 0)
    (asked,) = game.to_act(s)
    return (max if asked == seat else min)(minimax(after(s, move), seat) for move in game.options(s, asked))


def after(s: Any, move: Any) -> Any:
    s = game.clone(s)
    game.do(s, move)
    return s


def answer(core: Any, s: Any, **limits: Any) -> Solved | None:
    (seat,) = game.to_act(s)
    return exact(core, game.view(s, seat), game.options(s, seat), **limits)


# For bots --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limits", [{"seconds": 5.0}, {"nodes": 10_000}])
def test_what_bots_are_told_is_what_minimax_says(core: Any, limits: dict[str, Any]) -> None:
    for s in states()[-5:-1]:
        (seat,) = game.to_act(s)
        best = max(minimax(after(s, move), seat) for move in game.options(s, seat))
        found = answer(core, s, **limits)
        assert found is not None
        assert (found.value, found.lead) == (best, int(best / 2))
        assert minimax(after(s, found.move), seat) == best


def test_a_game_that_is_lost_is_played_for_its_points(core: Any) -> None:
    """The best margin, not any move that loses."""
    seen = 0
    for number in range(2, 12):
        for s in states(GOLDEN / "paris" / f"{number:02}.game")[-4:-1]:
            found = answer(core, s, nodes=10_000) if game.to_act(s) and s.phase == 2 else None
            if found is None or found.value >= 0:
                continue
            (seat,) = game.to_act(s)
            worths = [minimax(after(s, move), seat) for move in game.options(s, seat)]
            assert found.value == minimax(after(s, found.move), seat) == max(worths)
            seen += len(set(worths)) > 1
    assert seen > 2


def test_bots_are_told_nothing_where_nothing_can_be_known(core: Any) -> None:
    """Phase 1 draws; the beginning of phase 2 is too far, which is seen at once."""
    positions = states()
    for s in (positions[11], positions[FIRST]):
        assert answer(core, s, nodes=1000) is None
        assert answer(core, s, seconds=0.05) is None


@pytest.mark.usefixtures("core")
@pytest.mark.parametrize("bot", ["maitre", "grand-maitre"])
def test_searching_bots_play_endings_exactly(bot: str) -> None:
    """And what they advise is what is known, not what was guessed."""
    choices = 0
    for s in states()[-5:-1]:
        (seat,) = game.to_act(s)
        view, moves = game.view(s, seat), game.options(s, seat)
        if len(moves) == 1:
            continue
        worths = {move: minimax(after(s, move), seat) for move in moves}
        best, budget = max(worths.values()), Budget(iterations=400, per_decision=True)
        assert worths[make_bot(bot, game).choose(view, moves, Random(1), budget)] == best
        hint, *_ = advise(game, view, moves, Random(1), budget)
        assert worths[game.parse(hint.move)] == best
        assert hint.lead == int(best / 2)
        assert hint.value == (0.99 if best > 0 else 0.01 if best < 0 else 0.5)
        choices += 1
    assert choices > 1


@pytest.mark.usefixtures("core")
def test_what_moves_of_endings_cost_is_exact() -> None:
    """Every move of the last turns: as many points as minimax says, and nothing where it is as good as the best."""
    dear = 0
    for s in states()[-5:-1]:
        (seat,) = game.to_act(s)
        view, moves = game.view(s, seat), game.options(s, seat)
        worths = {move: minimax(after(s, move), seat) for move in moves}
        for move in moves if len(moves) > 1 else ():
            cost = weigh(game, view, moves, move, Random(1), Budget(iterations=400, per_decision=True))
            assert cost.points == int(max(worths.values()) / 2) - int(worths[move] / 2)
            assert (cost.better is None) == (worths[move] == max(worths.values()))
            dear += cost.better is not None
    assert dear > 1


def test_a_game_without_a_solver_has_none() -> None:
    class Without:
        game = registry.game("couleurs")

    assert reach(Without(), seconds=1000) == -1  # type: ignore[arg-type]
    assert exact(Without(), None, (), seconds=1000) is None  # type: ignore[arg-type]
    assert cores.endings_of("couleurs") is None


def test_time_that_is_up_ends_it(core: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it tries in vain, it stops: after the seconds, or after exactly so many positions."""
    monkeypatch.setattr(endings, "reach", lambda *_: 99)
    s, learnt = states()[FIRST], list[int]()
    monkeypatch.setattr(endings.PACES, "learn", lambda nodes, seconds: learnt.append(nodes))
    began = time.monotonic()
    assert answer(core, s, seconds=0.2) is None
    assert time.monotonic() - began >= 0.2
    assert answer(core, s, nodes=3000) is None
    assert learnt[1] == 3000


def test_with_positions_counted_nothing_from_before_helps(core: Any) -> None:
    """The same answer and the same cost, whatever was solved in between: a bot that counts is reproducible."""
    positions = states()
    s = positions[LAST - 4]
    costs = []
    for other in (s, positions[LAST]):
        limit = Limit(nodes=1_000_000)
        solver = Solver(core, limit, endings.table_for("paris", 1_000_000))
        ending = solver.ending(s)
        assert solver.solved(ending)
        costs.append((limit.seen, ending.move, ending.lower))
        assert answer(core, other, seconds=10) is not None
    assert costs[0] == costs[1]


def test_what_is_remembered_is_bounded_and_shared() -> None:
    assert shared_table("paris") is shared_table("paris")
    assert shared_table("paris").nbytes == 16 * ENTRIES <= 64 << 20
    assert endings.table_for("paris", 1 << 40).nbytes <= 64 << 20


def test_reach_grows_with_time_and_with_the_machine(core: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [reach(core, seconds=seconds) for seconds in (0, 0.001, 0.01, 0.1, 1, 10, 100, 1e6)]
    assert found == sorted(found)
    assert found[0] >= 0
    assert found[-1] > found[1]
    assert reach(core, seconds=1, nodes=10) == reach(core, nodes=10)
    pace = endings.Pace()
    monkeypatch.setattr(endings, "PACES", pace)
    before = reach(core, seconds=1)
    pace.learn(100, 1.0)  # too few to tell
    assert reach(core, seconds=1) == before
    for _ in range(20):
        pace.learn(3000, 1.0)
    assert 2000 < pace.within(1) < 4000
    assert reach(core, seconds=1) < before


def test_all_the_best_moves_and_what_every_move_is_worth(core: Any) -> None:
    several = 0
    for s in (s for number in range(1, 9) for s in states(GOLDEN / "paris" / f"{number:02}.game")[-4:-1]):
        (seat,) = game.to_act(s)
        solver = Solver(core, Limit())
        ending = solver.ending(s)
        assert solver.solved(ending)
        found = {str(solver.move(code)): worth for code, worth in solver.worths(ending).items()}
        assert found == {str(move): minimax(after(s, move), seat) for move in game.options(s, seat)}
        best = {str(solver.move(code)) for code in Solver(core, Limit()).best(ending)}
        assert best == {text for text, worth in found.items() if worth == ending.lower}
        several += len(best) > 1
    assert several


def test_compiling_a_core_compiles_its_solver(core: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of all kinds are met, so that nothing is left to be compiled while a bot thinks."""
    solver, asked = cores.endings_of("paris"), []

    class Watched(solver.Ending):  # type: ignore[misc, name-defined]
        def __init__(self, box: Any, words: Any, table: Any) -> None:
            super().__init__(box, words, table)
            asked.append(core.flat.state(game, words, game.setup()))

        def look(self, nodes: int) -> bool:
            looked.append(nodes)
            return bool(super().look(nodes))

    looked: list[int] = []
    monkeypatch.setattr(solver, "Ending", Watched)
    compiling.try_endings(game, Random(0))
    assert len(looked) == compiling.ENDED
    met = {use.card for s in asked for use in s.used}
    assert len(met) == 12


# The command -----------------------------------------------------------------------------------------------------


def test_solve_says_who_wins_by_how_much_and_how(run: Run) -> None:
    ran = run("solve", GAME, "--ply", LAST - 3)
    assert ran.status == 0
    s = states()[LAST - 3]
    (seat,) = game.to_act(s)
    worth = minimax(s, seat)
    assert f"Blue wins by {abs(worth) // 2} points" in ran.out if (worth > 0) == (seat == "blue") else "Orange wins"
    assert f"after {LAST - 3} lines" in ran.out
    assert "positions looked at" in ran.out
    found = json.loads(run("solve", GAME, "--ply", LAST - 3, "--json").out)
    assert found["solved"] is True
    assert (found["seat"], found["lead"], found["least"], found["most"]) == (seat, worth // 2, worth // 2, worth // 2)
    assert {move for move in map(str, game.options(s, seat)) if minimax(after(s, game.parse(move)), seat) == worth} == {
        *found["best"]
    }
    for line in found["line"]:
        who, _, text = line.partition(" ")
        assert game.to_act(s) == (who,)
        game.apply(s, who, game.parse(text))
    assert not game.to_act(s)
    assert minimax(s, seat) == worth


def test_solve_in_french(run: Run) -> None:
    ran = run("solve", GAME, "--ply", LAST - 3, "--lang", "fr")
    assert ran.status == 0
    assert "Si chacun joue au mieux" in ran.out


def test_of_a_finished_game_the_last_choice_is_solved(run: Run) -> None:
    found = json.loads(run("solve", GAME, "--json").out)
    assert (found["ply"], found["turns"], len(found["line"])) == (LAST, 1, 1)


def test_what_is_too_large_has_bounds_and_status_1(run: Run) -> None:
    ran = run("solve", GAME, "--ply", FIRST, "--nodes", 500)
    assert ran.status == 1
    assert "Not solved: in the end" in ran.out
    assert "500 positions looked at" in ran.out
    found = json.loads(run("solve", GAME, "--ply", FIRST, "--nodes", 500, "--json").out)
    assert found["solved"] is False
    assert found["least"] < found["most"]
    assert (found["lead"], found["winner"], found["line"], found["nodes"]) == (None, None, None, 500)
    assert run("solve", GAME, "--ply", FIRST, "--seconds", "0.3").status == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            (GAME, "--ply", 3),
            f"phase 1 tiles are still drawn. The first such position of this record: --ply {FIRST}",
        ),
        ((GAME, "--ply", 55), "there is no ply 55; the record has 54 lines"),
        ((GAME, "--ply", 54), "the game is over there, and nothing is left to solve"),
        ((GAME, "--ply", 3, "--lang", "fr"), "on pioche encore des tuiles. La première position"),
        ((GOLDEN / "couleurs" / "01.game",), "the game couleurs has no exact solver"),
        ((GAME.parent,), "cannot be read"),
    ],
)
def test_where_there_is_nothing_to_solve_it_is_said(run: Run, words: tuple[object, ...], said: str) -> None:
    refused(run("solve", *words), said)


def test_a_game_that_stopped_early_is_told_so(run: Run, tmp_path: Path) -> None:
    lines = GAME.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "cut.game").write_text("".join(lines[:20]), "utf-8")
    refused(run("solve", tmp_path / "cut.game"), "This record does not come that far.")


def test_without_a_compiler_there_is_no_solver(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_code, "compiler", lambda: None)
    refused(run("solve", GAME), "compiled by numba, which is not installed here or is switched off")
    refused(run("solve", GAME, "--lang", "fr"), "compilé par numba, qui n’est pas installé ici")


def test_a_solver_that_cannot_be_compiled_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boulevard.cli.solve.missing", list)
    monkeypatch.setattr("boulevard.cli.solve.trouble_compiling", lambda name: "no room on the disk")
    ran = run("solve", GAME)
    assert ran.status == 2
    assert ran.err.splitlines()[1:] == ["boulevard: the exact solver cannot be compiled: no room on the disk"]


def test_rules_beyond_the_core_are_not_solved(run: Run, monkeypatch: pytest.MonkeyPatch, core: Any) -> None:
    monkeypatch.setattr(core.flat, "RULES", 99)
    refused(run("solve", GAME), "does not know this version of the rules, or this content: Paris's core plays rules 99")


def test_ctrl_c_tells_the_bounds_so_far() -> None:
    words = [sys.executable, "-m", "boulevard", "solve", str(GAME), "--ply", str(FIRST), "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as ran:
        assert ran.stderr is not None
        assert "points ahead: between" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, err = ran.communicate(timeout=60)
    assert ran.returncode == 130
    assert "Not solved: in the end" in out
    assert "interrupted" in err
    assert "Traceback" not in err


# Files of solved positions ---------------------------------------------------------------------------------------


def made(run: Run, folder: Path, *more: object) -> list[Any]:
    """What the command keeps: the header, and then the positions."""
    ran = run("endings", "paris", "--out", folder, "--turns", 4, "--seed", "s", *more)
    assert ran.status == 0, ran.err
    (file,) = folder.iterdir()
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def same(one: list[Any], other: list[Any]) -> bool:
    """But for the time it took."""
    return [{**line, "seconds": 0} for line in one] == [{**line, "seconds": 0} for line in other]


def test_endings_are_solved_positions_of_bots_games(run: Run, tmp_path: Path) -> None:
    header, *found = made(run, tmp_path, "--games", 6, "--every")
    assert header["settings"]["bots"] == ["flaneur", "apprenti"]
    assert len({line["number"] for line in found}) > 3
    for line in found:
        table = replayed(line["record"])
        assert (table.ply, table.to_act) == (line["ply"], (line["seat"],))
        assert line["turns"] <= 4
        worth = {str(m): minimax(after(table.state, m), line["seat"]) for m in game.options(table.state, line["seat"])}
        assert worth == line["worths"]
        assert line["lower"] == line["upper"] == max(worth.values())
        assert line["best"] == [text for text, value in worth.items() if value == line["lower"]]
    assert len({json.dumps(read_record(line["record"].encode()).options) for line in found}) > 3


def replayed(text: str) -> Table:
    record = read_record(text.encode())
    table = open_table(game, record)
    for _ in replaying(table, record):
        pass
    return table


def test_endings_go_on_where_they_stopped(run: Run, tmp_path: Path) -> None:
    """More games add to fewer; a line that was cut is written again; nothing is solved twice."""
    bots = ("--bots", "flaneur")
    whole = made(run, tmp_path / "whole", "--games", 6, *bots)
    made(run, tmp_path / "bits", "--games", 2, *bots)
    (file,) = (tmp_path / "bits").iterdir()
    kept = file.read_bytes()
    file.write_bytes(kept[:-40])
    found = made(run, tmp_path / "bits", "--games", 6, *bots)
    assert same([line for line in found if "endings" not in line], whole[1:])
    before = file.read_bytes()
    again = ("--turns", 4, "--seed", "s", "--games", 6, *bots, "--json")
    ran = run("endings", "paris", "--out", tmp_path / "bits", *again)
    assert json.loads(ran.out) == {"file": str(file), "positions": len(whole) - 1, "new": 0, "unsolved": 0}
    assert file.read_bytes() == before


def test_parts_make_up_the_whole(run: Run, tmp_path: Path) -> None:
    whole = made(run, tmp_path / "whole", "--games", 5)
    parts = [
        line for part in ("1/2", "2/2") for line in made(run, tmp_path / part[0], "--games", 5, "--part", part)[1:]
    ]
    assert same(sorted(parts, key=lambda line: (line["number"], line["ply"])), whole[1:])


def test_what_is_not_solved_is_kept_with_its_bounds(run: Run, tmp_path: Path) -> None:
    _, *found = made(run, tmp_path, "--games", 3, "--nodes", 3)
    unsolved = [line for line in found if not line["best"]]
    assert unsolved
    assert all(line["lower"] <= line["upper"] and line["nodes"] == 3 for line in unsolved)


def test_endings_of_other_settings_are_not_mixed(run: Run, tmp_path: Path) -> None:
    made(run, tmp_path, "--games", 1)
    again = ("endings", "paris", "--out", tmp_path, "--games", 1)
    refused(run(*again, "--turns", 5, "--seed", "s"), "have another setting: turns is 4, not 5")
    (file,) = tmp_path.iterdir()
    with file.open("a", encoding="utf-8") as more:
        more.write("{}\n")
    refused(run(*again, "--turns", 4, "--seed", "s"), "this is not a solved position")
    refused(run("endings", "couleurs", "--out", tmp_path), "the game couleurs has no exact solver")
    refused(run("endings", "paris", "--out", tmp_path, "--bots", "nobody"), "nobody")


def test_random_games_are_played_to_endings(core: Any) -> None:
    """P12. Turns that are left are known from phase 2 on, and only there; never fewer than were played."""
    rng = Random("turns")
    solver = Solver(core, Limit())
    for _ in range(20):
        table, told, passed = any_table(game, rng), list[int](), list[bool]()
        while table.to_act:
            turns = solver.turns(table.state)
            assert (turns is not None) == (table.state.phase == 2)
            seat, move = any_move(game, table.state, rng)
            if turns is not None:
                told.append(turns)
                passed.append(str(move) == "pass")
            table.play_offered(seat, move)
        assert solver.turns(table.state) is None
        for place, turns in enumerate(told):
            assert turns >= passed[place:].count(False)
