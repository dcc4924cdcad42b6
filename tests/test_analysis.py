"""A game looked through: exact where the solver reaches, play told from luck, turns, and what can be shown of a bad
record."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")

from boulevard import registry
from boulevard.bots import compiling, cores
from boulevard.bots.advice import SURE, Hint
from boulevard.bots.analysis import (
    JUMP,
    MOST,
    Analysis,
    Decision,
    Turn,
    Weighed,
    analysed,
    decisions,
    depth,
    is_doubtful,
    weighed,
)
from boulevard.bots.costs import Cost
from boulevard.bots.endings import Limit, Solver
from boulevard.bots.maitre import with_told
from boulevard.bots.search import Told
from boulevard.core.bot import Candidate
from boulevard.core.puzzles import puzzles_of, record_of
from boulevard.core.record import Line, Record, read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import Table, open_table, replay, replaying
from command_line import Run

DATA = Path(__file__).parent / "data"
GOLDEN = DATA / "golden"
FINISHED = Path(__file__).parent / "web" / "records" / "paris-finished.game"


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    for name in registry.game_names():
        if cores.has_core(name):
            assert not compiling.missing([name]) or compiling.trouble_compiling(name) is None


def read(path: Path) -> Record:
    return read_record(path.read_bytes())


# What is found of a decision ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("games", "choices"),
    [pytest.param(2, 4, id="some"), pytest.param(100, 140, marks=pytest.mark.long, id="many")],
)
def test_where_the_solver_reaches_it_says_what_the_solver_says(games: int, choices: int) -> None:
    """The lead with the move that was played, with the best ones, and what lies between, to the point, line by line of
    the sheet; and those that it calls best are worth as much to the solver."""
    game = registry.game("paris")
    solver = Solver(cores.load(game), Limit(nodes=50_000_000))
    seen = 0
    for file in sorted((GOLDEN / "paris").glob("*.game"))[:games]:
        record = read(file)
        made = {one.ply: one for one in decisions(game, record)[0]}
        table = open_table(game, record)
        for ply, _ in replaying(table, record):
            if ply not in made or len(made[ply].moves) == 1 or (solver.turns(table.state) or 99) > 5:
                continue
            ending = solver.ending(table.state)
            assert solver.solved(ending)

            def worth(text: str, ending: Any = ending) -> int:
                return solver.worth(ending, solver.core.flat.code(game, game.parse(text)))

            found = weighed(game, made[ply], 40)
            assert found.cost is not None
            assert found.cost.exact
            assert found.cost.lead == int(worth(made[ply].text) / 2)
            assert worth(found.best[0].move) == ending.lower
            assert [one.lead for one in found.best] == [int(worth(one.move) / 2) for one in found.best]
            if found.cost.better is not None:
                assert found.cost.points == found.best[0].lead - found.cost.lead
                assert found.cost.points == -sum(one.points for one in found.cost.drivers)
            seen += 1
    assert seen >= choices


@pytest.mark.parametrize(
    ("every", "positions"),
    [pytest.param(50, 4, id="some"), pytest.param(1, 200, marks=pytest.mark.long, id="all")],
)
def test_solved_positions_are_told_as_they_were_solved(every: int, positions: int) -> None:
    """Of the problems of Paris the worth of every move is known: a move by lot is told with its own, and the best with
    theirs. Where the analysis stops before the end it does not say that it is exact."""
    game = registry.game("paris")
    puzzles = puzzles_of(game.package)
    assert puzzles is not None
    made, seen = puzzles[0], 0
    for number, puzzle in enumerate(puzzles[1][::every]):
        state = replay(game, record_of(puzzle, made)).state
        moves = game.options(state, puzzle.seat)
        worths = {str(move): worth for move, worth in zip(moves, puzzle.steps[0].worths, strict=True)}
        played = Random(number).choice([*worths])
        found = weighed(game, Decision(0, puzzle.seat, game.view(state, puzzle.seat), moves, played, False), 40)
        assert found.cost is not None
        if not found.cost.exact:
            continue
        assert found.cost.lead == int(worths[played] / 2)
        assert worths[found.best[0].move] == max(worths.values())
        assert [one.lead for one in found.best] == [int(worths[one.move] / 2) for one in found.best]
        seen += 1
    assert seen >= positions


@pytest.mark.parametrize("name", registry.game_names())
def test_a_choice_is_looked_at_as_its_seat_could_know_it(name: str) -> None:
    """What was played is weighed against moves that were offered, and the same comes of it again."""
    game = registry.game(name)
    made, _, _ = decisions(game, read(GOLDEN / name / "01.game"))
    chosen = [one for one in made if len(one.moves) > 2][::40][:4]
    for one in chosen:
        found = weighed(game, one, 30)
        assert found == weighed(game, one, 30)
        assert found.cost is not None
        assert found.cost.move == one.text
        assert {best.move for best in found.best} <= {str(move) for move in one.moves}
        assert found.before >= found.cost.value


JUDGED = [
    (path.stem, number, line)
    for path in sorted((Path(__file__).parent / "data" / "judged").glob("*.jsonl"))
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
]


@pytest.mark.parametrize(("name", "line"), [pytest.param(one, line, id=f"{one}-{at}") for one, at, line in JUDGED])
def test_costs_are_what_comes_of_playing_on(name: str, line: str) -> None:
    """Positions of which `bench/analysis.py --on` knows it. The search that imagines games of *Paris* to their ends
    told a chance of 18% where all games are won. With the net two in three are told early in a game, since that comes
    true in the mean of all positions that look so (`net.toml`)."""
    game, found = registry.game(name), json.loads(line)
    lines = [Line(*text.split(" ", 1)) for text in [*found["lines"], f"{found['seat']} {found['move']}"]]
    players = {seat: seat for seat in game.seats(2)}
    record = Record(game=name, rules=game.version, options=found["options"], players=players, lines=lines)
    one = decisions(game, record)[0][-1]
    cost = weighed(game, one, MOST).cost
    assert cost is not None
    assert cost.points == pytest.approx(found["points"], abs=4 + 2 * found["off"])
    assert cost.value == pytest.approx(found["won"], abs=0.35)


def test_a_game_that_is_won_whatever_comes_is_told_as_won() -> None:
    """The search of Couleurs counts the margin of points as well, and would say less."""
    game = registry.game("couleurs")
    record = read(GOLDEN / "couleurs" / "01.game")
    winners = replay(game, record).outcome.winners  # type: ignore[union-attr]
    last = [one for one in decisions(game, record)[0] if len(one.moves) > 1][-1]
    cost = weighed(game, last, 30).cost
    assert cost is not None
    assert cost.value == (SURE if last.seat in winners else pytest.approx(1 - SURE))


@pytest.mark.parametrize(("beside", "value"), [((1.0, 0.0), 1.0), ((1.0, None), 0.8), ((0.6, 0.7), 0.8)])
def test_only_where_all_ends_were_seen_and_one_is_certain(beside: tuple[float | None, ...], value: float) -> None:
    """Moves that are compared are told by the same measure."""
    told = [Told({"play": 4.0}, ended) for ended in beside]
    move = registry.game("couleurs").parse("done")
    assert with_told(Candidate(move, 9, 0.8, {}), told[0], told) == Candidate(move, 9, value, {"play": 4.0})


def test_what_had_to_come_is_no_draw() -> None:
    """P18. The last tile of a pile is drawn like any other, and nobody learns anything by it."""
    game = registry.game("paris")
    record = read(FINISHED)
    table, drawn, certain = open_table(game, record), False, 0
    made = {one.ply: one for one in decisions(game, record)[0]}
    for ply, line in replaying(table, record):
        if line.seat == CHANCE:
            count = len(game.chance(table.state))
            drawn, certain = drawn or count > 1, certain + (count == 1)
        elif ply in made:
            assert made[ply].drawn == drawn
            drawn = False
    assert certain == 2


def test_what_was_undone_is_no_decision() -> None:
    game = registry.game("paris")
    table = Table(game, {"orange": "Ana", "blue": "Bo"}, {"first": "orange"})
    while table.to_act == ("-",):
        table.play("-", game.chance(table.state)[0][0])
    first, second = game.options(table.state, "orange")[-2:]
    table.play("orange", first)
    table.undo("orange", table.undo_to("orange")[0])
    table.play("orange", second)
    made, _, stopped = decisions(game, table.record_so_far())
    assert [(one.seat, one.text) for one in made] == [("orange", str(second))]
    assert stopped is None


def test_what_the_next_choice_says_otherwise_is_looked_into_anew() -> None:
    """Blue has won: a chance is held against the next choice, of whoever of the two it is, or against the end."""
    table = replay(registry.game("paris"), read(FINISHED))
    assert is_doubtful(table, moment(4, "orange", 0.5), [moment(7, "orange", 0.5), moment(6, "blue", 0.2, lost=0.1)])
    assert not is_doubtful(table, moment(4, "orange", 0.5), [moment(7, "orange", 0.9), moment(6, "blue", 0.45)])
    assert not is_doubtful(table, moment(4, "orange", 0.5), [moment(5, "orange", 0.3, lost=0.2), moment(3, "blue", 1)])
    assert is_doubtful(table, moment(4, "orange", 0.5), [Weighed(6, "blue", False, only=True)])
    assert is_doubtful(table, moment(4, "blue", 0.8), [])
    assert not is_doubtful(table, moment(4, "blue", 0.95), [])
    assert not is_doubtful(table, Weighed(4, "blue", False, only=True), [])


def test_what_came_of_not_seeing_far_enough_is_not_told_to_be_luck() -> None:
    """Between these two choices of Couleurs a round ends, and a painting is laid out that nobody can finish any more:
    the first look at the first of them says 50%, and the second choice 80%."""
    game = registry.game("couleurs")
    made, table, _ = decisions(game, read(DATA / "analysed" / "couleurs-end-of-a-round.game"))
    first, then = (weighed(game, one, depth(game, made)) for one in made if one.ply in (167, 170))
    assert is_doubtful(table, first, [then])
    anew = weighed(game, next(one for one in made if one.ply == 167), depth(game, made), anew=True)
    assert anew.cost is not None
    assert abs(then.before - anew.cost.value) < JUMP


# What it comes to -----------------------------------------------------------------------------------------------------


def moment(ply: int, seat: str, value: float, lost: float = 0.0, points: float = 0.0, drawn: bool = False) -> Weighed:
    better = Hint("better", round(value + lost, 3), 0.0, []) if lost or points else None
    return Weighed(ply, seat, drawn, Cost("played", value, 0.0, points, lost, better=better))


def looked(path: Path, *moments: Weighed) -> Analysis:
    record = read(path)
    return analysed(replay(registry.game(record.game, rules=record.rules), record), moments)


def test_luck_is_told_apart_from_play() -> None:
    """Blue has won. Orange gives away 0.3; a draw gives 0.2 back to it; between the other two nothing was drawn."""
    found = looked(
        FINISHED,
        moment(0, "orange", 0.3, lost=0.3, points=9),
        moment(1, "blue", 0.5, drawn=True),
        moment(2, "orange", 0.46, lost=0.02),
    )
    orange, blue = found.seats["orange"], found.seats["blue"]
    assert (orange.choices, orange.mistakes, orange.slips, orange.points) == (2, 1, 0, 9)
    assert orange.accuracy == 0.5
    assert blue.accuracy == 1
    # the draw before blue's choice, and nothing else: after orange's last one nothing was drawn
    assert (round(orange.luck, 3), round(blue.luck, 3)) == (0.2, -0.2)
    assert [(one.ply, one.seat, round(one.change, 3), one.luck) for one in found.turns] == [
        (0, "orange", -0.3, False),
        (1, "blue", -0.2, True),
    ]
    assert found.doubt == pytest.approx((0.02 + 0.45) / 2)
    assert found.decided == Turn(0, "orange", 0.6, -0.3, luck=False)


def test_what_was_given_back_did_not_decide_it() -> None:
    """Blue has won: orange gives it away, blue gives it back, orange gives it away again."""
    found = looked(
        FINISHED,
        moment(0, "orange", 0.01, lost=0.98, points=11),
        moment(1, "blue", 0.01, lost=0.98, points=13),
        moment(2, "orange", 0.01, lost=0.97, points=15),
    )
    assert found.decided is not None
    assert found.decided.ply == 2


def test_nothing_decided_it_where_nothing_stands_out() -> None:
    found = looked(FINISHED, moment(0, "orange", 0.5, lost=0.05), moment(1, "blue", 0.55, lost=0.04))
    assert found.decided is None
    assert found.gained is None
    assert found.turns == []


def test_many_moves_that_cost_a_little_decide_a_game() -> None:
    """No move of orange's stands out, and together they are what it lost by; what helped the loser decides nothing."""
    found = looked(FINISHED, *(moment(ply, "orange", 0.6 - 0.1 * ply, lost=0.09, points=4) for ply in range(5)))
    assert found.decided is None
    assert (found.slipped, found.gained) == ("orange", None)
    assert found.seats["orange"].chance == pytest.approx(0.45)
    helped = looked(FINISHED, *(moment(ply, "orange", 0.3 + 0.1 * ply) for ply in range(4)), moment(9, "blue", 0.4))
    assert helped.gained is None


def test_alone_many_moves_that_cost_a_little_give_the_game_to_daniel() -> None:
    """Who decides nothing is not asked what it gave away: the analysis of a game that was lost to Daniel broke down."""
    lost = FINISHED.parents[2] / "data" / "golden" / "flatiron" / "56.game"
    found = looked(lost, *(moment(ply, "1", 0.55 - 0.1 * ply, lost=0.09, points=4) for ply in range(6)))
    assert found.winner == "daniel"
    assert (found.decided, found.slipped, found.gained) == (None, "1", None)
    few = looked(lost, moment(0, "1", 0.1, lost=0.01))
    assert (few.slipped, few.gained) == (None, None)


def test_many_small_differences_decide_a_game_too() -> None:
    """Nobody's move costs anything, nothing is drawn, and yet blue comes from a half to the victory."""
    steps = [moment(ply, "orange", 0.5 - 0.1 * ply) for ply in range(5)]
    found = looked(FINISHED, *steps)
    assert found.decided is None
    assert found.gained == "blue"
    assert found.seats["blue"].small == pytest.approx(0.5, abs=0.02)
    assert found.seats["orange"].small == -found.seats["blue"].small
    assert found.seats["orange"].luck == 0


def test_a_half_that_is_crossed_is_a_turn_and_a_small_change_beyond_it_none() -> None:
    found = looked(
        FINISHED,
        moment(0, "orange", 0.42, lost=0.12),
        moment(1, "blue", 0.58),
        moment(2, "blue", 0.4, 0.12),
        moment(3, "blue", 0.48, lost=0.08),
    )
    assert [one.ply for one in found.turns if not one.luck] == [0, 2]


def test_what_was_not_looked_at_counts_for_nobody() -> None:
    found = looked(FINISHED, Weighed(0, "orange", False), Weighed(1, "blue", True, only=True))
    assert {given.choices for given in found.seats.values()} == {0}
    assert {given.accuracy for given in found.seats.values()} == {None}


def test_among_four_a_chance_is_known_at_ones_own_decisions_alone() -> None:
    path = next(path for path in sorted((GOLDEN / "couleurs").glob("*.game")) if len(read(path).players) == 4)
    found = looked(path, moment(0, "1", 0.3), moment(1, "2", 0.5, lost=0.2), moment(2, "1", 0.4))
    assert found.doubt is None
    assert [(one.ply, one.seat) for one in found.turns if one.ply is not None] == [(1, "2")]


# The command ---------------------------------------------------------------------------------------------------------


def ending(tmp_path: Path, lines: int = 8) -> Path:
    """A game of which only the last lines are to be looked at: the others were given to its table."""
    record = read(FINISHED)
    record.lines.insert(len(record.lines) - lines, type(record.lines[0])("~", "begin"))
    path = tmp_path / "end.game"
    path.write_text(str(record), "utf-8")
    return path


def test_a_game_is_told_in_both_languages(run: Run, tmp_path: Path) -> None:
    path = ending(tmp_path)
    english = run("analyse", path, "--iterations", 20, "--processes", 1, "--all")
    french = run("analyse", path, "--iterations", 20, "--processes", 1, "--all", "--lang", "fr")
    assert (english.status, french.status) == (0, 0)
    assert "6 of 6 choices looked at, 6 of them exactly." in english.out
    assert "exactly +8 points" in english.out
    assert "Better, “card lampadaire c1”: " in english.out
    assert "6 choix examinés sur 6, dont 6 exactement." in french.out.replace("\u202f", " ").replace("\xa0", " ")
    assert len(english.out.splitlines()) == len(french.out.splitlines())


def test_two_processes_find_the_same(run: Run, tmp_path: Path) -> None:
    path = ending(tmp_path)
    one, two = (run("analyse", path, "--iterations", 20, "--processes", count, "--json") for count in (1, 2))
    assert one.out == two.out
    found = json.loads(one.out)
    assert found["game"] == "paris"
    assert set(found["seats"]) == {"orange", "blue"}
    assert 0 <= found["seats"]["blue"]["accuracy"] <= 1


def test_a_record_with_a_bad_line_is_shown_up_to_it(run: Run, tmp_path: Path) -> None:
    record = read(ending(tmp_path))
    record.outcome = None
    record.lines[-3] = type(record.lines[0])("blue", "build CROSS a1+a2")
    path = tmp_path / "bad.game"
    path.write_text(str(record), "utf-8")
    ran = run("analyse", path, "--iterations", 20, "--processes", 1)
    assert ran.status == 2
    assert "5 of 5 choices looked at" in ran.out
    assert f"line {record.first_line + len(record.lines) - 3}" in ran.err
    assert "Traceback" not in ran.err
