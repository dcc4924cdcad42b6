"""The problems that are shipped are what they say: allowed, proven, told in both languages; and the command that makes
them goes on where it stopped, keeps no name, and says what is wrong."""

from pathlib import Path
from random import Random

import pytest

from boulevard import registry
from boulevard.arena.puzzles import Maker, Settings, plain
from boulevard.bots import answers, proving
from boulevard.bots.cores import core_of, endings_of
from boulevard.bots.proving import CHANCE, clear, exact_step, searched_step, worths
from boulevard.core.game import AnyGame
from boulevard.core.puzzles import (
    Made,
    Puzzle,
    line_of,
    of_the_day,
    played,
    puzzles_of,
    rating,
    read_puzzles,
    record_of,
)
from boulevard.core.record import Line
from boulevard.core.table import replay
from boulevard.core.texts import LANGUAGES
from command_line import Run, refused

GAMES = registry.game_names()
LEAST = {"paris": 300, "couleurs": 100, "flatiron": 100}
PROVEN = {"paris": 20, "couleurs": 2, "flatiron": 2}
"""So many of each game are proven anew each time; all of them where there is time."""


def shipped(game: str) -> tuple[AnyGame, Made, list[Puzzle]]:
    found = puzzles_of(registry.game(game).package)
    assert found is not None
    return registry.game(game, None, found[0].rules), *found


def proven(game: AnyGame, made: Made, puzzle: Puzzle) -> None:
    """Each move that is asked for is the one clearly best, by what proved it; and what follows is as it says."""
    core = core_of(game)
    assert core is not None
    s = replay(game, record_of(puzzle, made)).state
    for step in puzzle.steps:
        moves = game.options(s, puzzle.seat)
        assert game.to_act(s) == (puzzle.seat,)
        if puzzle.exact:
            assert worths(core, s) == step.worths
            found = exact_step(core, s)
        else:
            found = searched_step(game, game.view(s, puzzle.seat), moves, made.iterations, made.seeds)
            assert found is not None
            assert (found.chance, found.next, found.next_chance) == (step.chance, step.next, step.next_chance)
        assert found is not None
        assert found.move == step.move
        s = played(game, s, [f"{puzzle.seat} {step.move}"])
        for line in map(line_of, step.replies):
            assert game.to_act(s) == (line.seat,)
            options = game.options(s, line.seat)
            if len(options) > 1:
                answers_ = worths(core, s)
                assert answers_ is not None
                assert answers_[options.index(game.parse(line.text))] == max(answers_)
            s = played(game, s, [str(line)])


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_problems_and_all_are_sound(game: str) -> None:
    of, made, puzzles = shipped(game)
    assert len(puzzles) >= LEAST[game]
    assert (made.game, made.rules, made.content) == (game, of.version, of.fingerprint)
    exact = endings_of(game) is not None
    for puzzle in puzzles:
        assert puzzle.exact == exact
        table = replay(of, record_of(puzzle, made))
        first = puzzle.steps[0]
        moves = [str(move) for move in of.options(table.state, puzzle.seat)]
        assert first.move in moves
        assert len(moves) > 1
        assert puzzle.level in (1, 2, 3)
        assert 900 < rating(puzzle) < 2100
        if exact:
            assert len(first.worths) == len(moves)
            assert clear(first.best, first.second)
            assert moves[first.worths.index(first.best)] == first.move
            assert of.outcome(played(of, table.state, [*puzzle.answer, *puzzle.best])) is not None
            assert of.outcome(played(of, table.state, puzzle.other)) is not None
        else:
            assert first.next in moves
            assert first.chance - first.next_chance >= CHANCE - 1e-9
            s = played(of, table.state, puzzle.answer)
            for line in map(line_of, puzzle.best):  # the same seat's turn goes on
                assert line.seat == puzzle.seat
                assert line.text in map(str, of.options(s, puzzle.seat))
                s = played(of, s, [str(line)])
    answered = {(tuple(one.lines), *(step.move for step in one.steps)) for one in puzzles}
    assert len(answered) == len(puzzles), "none comes twice"


@pytest.mark.parametrize("game", GAMES)
def test_problems_are_what_proved_them_says(game: str) -> None:
    of, made, puzzles = shipped(game)
    for puzzle in Random(20261118).sample(puzzles, PROVEN[game]):
        proven(of, made, puzzle)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_all_problems_are_what_proved_them_says(game: str) -> None:
    of, made, puzzles = shipped(game)
    for puzzle in puzzles:
        proven(of, made, puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_told_in_both_languages(game: str) -> None:
    of, made, puzzles = shipped(game)
    for puzzle in puzzles:
        s = replay(of, record_of(puzzle, made)).state
        said = answers.said(of, s, puzzle)
        assert set(said) == set(LANGUAGES)
        assert said["en"].reason
        assert said["en"].reason != said["fr"].reason
        assert (said["en"].teaches != said["fr"].teaches) or not said["en"].teaches
        best, other = answers.rows(of, s, puzzle)
        assert best.move != other.move
        if puzzle.exact:  # the totals at the end say what the solver says
            leads = [row.totals[puzzle.seat] - max(v for k, v in row.totals.items() if k != puzzle.seat)
                     for row in (best, other)]  # fmt: skip
            first = puzzle.steps[0]
            assert leads == [int(first.best / 2), int(first.second / 2)]
        for name in puzzle.themes:
            assert all(answers.theme(of, name).values())


def test_a_move_that_falls_short_is_told_by_what_it_is_worth() -> None:
    of, made, puzzles = shipped("paris")
    core = core_of(of)
    assert core is not None
    told = set()
    for puzzle in puzzles[:40]:
        s = replay(of, record_of(puzzle, made)).state
        step = puzzle.steps[0]
        for move, worth in zip(of.options(s, puzzle.seat), step.worths, strict=True):
            if str(move) == step.move:
                continue
            after = proving.best_line(core, played(of, s, [f"{puzzle.seat} {move}"]))
            trial = answers.short_by_worth(of, s, puzzle, step, str(move), after)
            assert (trial.kind == "near") == (worth > 0), "a good move wins too"
            assert str(abs(int(worth / 2))) in trial.said["en"].verdict or abs(worth) < 2
            told.add(trial.kind)
            break
    assert told == {"near", "wrong"}


def test_every_problem_has_its_day() -> None:
    assert sorted(of_the_day(317, day) for day in range(1000, 1317)) == list(range(1, 318))
    assert of_the_day(1, 99) == 1


def test_what_is_clear() -> None:
    assert clear(12, 2)
    assert not clear(12, 4)
    assert clear(1, 0), "it wins, and the other shares"
    assert clear(2, -1)
    assert not clear(4, 4)


# Making ------------------------------------------------------------------------------------------------------------


def make(run: Run, folder: Path, *more: object) -> list[str]:
    ran = run("problems", "make", "paris", "--out", folder, "--seed", "made", "--played", 20, *more)
    assert ran.status == 0, ran.err
    return (folder / "paris-puzzles.jsonl").read_text().splitlines()


def test_problems_are_made_and_a_run_goes_on_where_it_stopped(run: Run, tmp_path: Path) -> None:
    whole = make(run, tmp_path / "whole", "--games", 4)
    assert len(whole) > 1
    of = registry.game("paris")
    made, puzzles = read_puzzles("\n".join(whole).encode())
    for puzzle in puzzles:
        proven(of, made, puzzle)
    make(run, tmp_path / "bits", "--games", 2)
    kept = next((tmp_path / "bits").glob("looked-*"))
    kept.write_bytes(kept.read_bytes()[:-20])  # it was being written when the run was stopped
    assert make(run, tmp_path / "bits", "--games", 4) == whole
    make(run, tmp_path / "parts", "--games", 4, "--part", "1/2")
    assert make(run, tmp_path / "parts", "--games", 4, "--part", "2/2") == whole
    ran = run("problems", "make", "paris", "--out", tmp_path / "bits", "--seed", "other", "--games", 1)
    assert ran.status == 2
    assert "seed" in ran.err


def test_problems_come_of_records_without_their_names(run: Run, tmp_path: Path) -> None:
    of = registry.game("paris")
    settings = Settings("paris", of.version, of.fingerprint, ("flaneur", "apprenti"), "made", 20, 100, 1)
    record = Maker(settings).record(3)
    record.players = {"orange": "Odette", "blue": "Ernest"}
    whole = list(record.lines)
    taken = len(whole) - 3
    seat = whole[taken].seat
    record.lines = [*whole[: taken + 1], Line("~", f"takeback {seat} {taken}"), *whole[taken:]]
    file = tmp_path / "own.game"
    file.write_text(str(record))
    assert plain(of, record).lines == whole, "what was taken back is as if it had not been"
    ran = run("problems", "make", "paris", "--out", tmp_path / "out", "--records", file)
    assert ran.status == 0, ran.err
    for made in (tmp_path / "out").iterdir():
        assert "Odette" not in made.read_text()
        assert "Ernest" not in made.read_text()


def test_a_record_that_cannot_be_used_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.game"
    file.write_text("boulevard 1\ngame paris\nrules 1\noptions {}\nplayers {}\n\n- nonsense\n")
    refused(run("problems", "make", "paris", "--out", tmp_path / "out", "--records", file), str(file))
    other = next((Path(__file__).parent / "data" / "golden" / "couleurs").glob("*.game"))
    refused(run("problems", "make", "paris", "--out", tmp_path / "out", "--records", other), "couleurs")
