"""What a move costs: against the best one found, tried alike, on which lines, in words, from the view alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boulevard import registry
from boulevard.bots.advice import Driver, Hint, advise
from boulevard.bots.costs import TAUGHT, Cost, in_words, weigh
from boulevard.bots.maitre import Maitre
from boulevard.core.bot import Budget
from boulevard.core.game import AnyGame
from boulevard.core.record import read_record
from boulevard.core.steps import CHANCE
from boulevard.core.table import open_table, replaying
from test_hints import positions

GOLDEN = Path(__file__).parent / "data" / "golden"


@pytest.fixture(autouse=True)
def readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the readable rules, so that all is the same with a compiled core and without."""
    monkeypatch.setattr("boulevard.bots.maitre.core_of", lambda game: None)


def thought(iterations: int = 40) -> Budget:
    return Budget(iterations=iterations, per_decision=True)


def decisions(name: str) -> Iterator[tuple[AnyGame, Any, str]]:
    """The decisions of the golden games, with more than one move."""
    game = registry.game(name)
    for file in sorted((GOLDEN / name).glob("*.game")):
        record = read_record(file.read_bytes())
        table = open_table(game, record)
        for _ in replaying(table, record):
            if table.to_act and table.to_act != (CHANCE,) and len(game.options(table.state, table.to_act[0])) > 1:
                yield game, game.clone(table.state), table.to_act[0]


@pytest.mark.parametrize("name", registry.game_names())
def test_a_cost_is_told_whole_or_there_is_none(name: str) -> None:
    """Any moves of random games: never less than nothing, the better move is another one that is offered, and what has
    no name is not told."""
    game, dear = registry.game(name), 0
    named = {*game.score_lines, *registry.part(name, "judge").PROSPECTS}
    for number, (table, seat) in enumerate(positions(game, 5, f"costs:{name}")):
        view, moves = game.view(table.state, seat), game.options(table.state, seat)
        for move in Random(number).sample(moves, min(3, len(moves))):
            cost = weigh(game, view, moves, move, Random(number), thought())
            assert cost.move == str(move)
            assert cost.points >= 0
            assert 0 <= cost.chance <= 1
            assert {driver.line for driver in cost.drivers} <= named
            if cost.better is None:
                assert (cost.points, cost.chance, cost.drivers, cost.grade) == (0, 0, [], "good")
            else:
                assert game.parse(cost.better.move) in moves
                assert cost.better.move != cost.move
                assert cost.points > 0 or cost.chance > 0 or cost.dominated
            for language in ("en", "fr"):
                said = in_words(game, cost, language)
                assert said.cost.endswith(".")
                assert "driver-" not in said.reason
            dear += cost.grade != "good"
    assert dear > 0


@pytest.mark.parametrize("name", registry.game_names())
def test_the_move_that_a_hint_names_costs_nothing(name: str) -> None:
    game = registry.game(name)
    for table, seat in positions(game, 4, f"best:{name}"):
        view, moves = game.view(table.state, seat), game.options(table.state, seat)
        best = advise(game, view, moves, Random(1), thought())[0].move
        cost = weigh(game, view, moves, game.parse(best), Random(1), thought())
        assert (cost.points, cost.chance, cost.better) == (0, 0, None)


@pytest.mark.parametrize("name", registry.game_names())
def test_the_move_is_tried_as_often_as_the_favourite(name: str) -> None:
    """Even the one that the search likes least: otherwise the two could not be compared."""
    game = registry.game(name)
    table, seat = positions(game, 1, f"least:{name}")[0]
    view, moves = game.view(table.state, seat), game.options(table.state, seat)
    maitre = Maitre(game)
    tried = {one.move: one.visits for one in maitre.candidates(view, moves, Random(1), thought())}
    least = min(moves, key=lambda move: tried.get(move, 0))
    assert tried.get(least, 0) < max(tried.values())
    tried = {one.move: one.visits for one in maitre.candidates(view, moves, Random(1), thought(), least)}
    assert tried[least] == max(tried.values())


@pytest.mark.parametrize("name", registry.game_names())
def test_a_cost_depends_on_the_view_and_the_seed_alone(name: str) -> None:
    """Everything hidden from the seat is changed, and it stays the same, figure for figure."""
    game = registry.game(name)
    for number, (table, seat) in enumerate(positions(game, 3, f"secret cost:{name}")):
        move = Random(number).choice(game.options(table.state, seat))
        states = (table.state, table.state, game.disguise(table.state, seat, Random(number)))
        found = [weigh(game, game.view(s, seat), game.options(s, seat), move, Random(3), thought(24)) for s in states]
        assert found[0] == found[1] == found[2]


def test_to_pass_at_paris_with_a_building_to_build_is_often_a_mistake() -> None:
    """Phase 2 of real games: whoever passes may leave a building unbuilt, and is told what it costs, decided or not."""
    grades = []
    for game, s, seat in decisions("paris"):
        moves = game.options(s, seat)
        if game.parse("pass") not in moves or not any(str(move).startswith("build ") for move in moves):
            continue
        cost = weigh(game, game.view(s, seat), moves, game.parse("pass"), Random(1), thought(60))
        grades.append(cost.grade)
        if cost.grade == "mistake":
            assert cost.better is not None
            assert cost.better.move.startswith("build ")
            assert cost.points >= 8
            assert sum(driver.points for driver in cost.drivers) < 0
        if len(grades) == 10:
            break
    assert grades[0] == "mistake"
    assert grades.count("mistake") >= 5


def test_a_dominated_move_is_never_good() -> None:
    """Couleurs: to rest where pigments can be taken. Whatever the search finds, another move is to be preferred."""
    seen = 0
    for game, s, seat in decisions("couleurs"):
        moves, view = game.options(s, seat), game.view(s, seat)
        worse = [move for move in moves if move in Maitre(game).dominated(view, moves)]
        if not worse:
            continue
        cost = weigh(game, view, moves, worse[0], Random(1), thought(24))
        assert cost.dominated
        assert cost.grade != "good"
        assert cost.better is not None
        assert game.parse(cost.better.move) not in worse
        assert "whatever comes" in in_words(game, cost, "en").cost
        seen += 1
        if seen == 4:
            return
    pytest.fail("no such position")


def test_the_only_move_costs_nothing_and_no_time_is_still_an_answer() -> None:
    game = registry.game("paris")
    table, seat = positions(game, 1, "one")[0]
    moves, view = game.options(table.state, seat), game.view(table.state, seat)
    assert weigh(game, view, moves[:1], moves[0], Random(1), thought()).better is None
    late = weigh(game, view, moves, moves[-1], Random(1), Budget(seconds=0.0, per_decision=True))
    assert late.move == str(moves[-1])


# In words --------------------------------------------------------------------------------------------------------

BETTER = Hint("take SMILE", 0.54, 2.0, [])


@pytest.mark.parametrize(
    ("points", "value", "grade", "en", "fr"),
    [
        (6.2, 0.42, "slip",
         "This move costs about 6 points by the end, and your chance to win falls from about 54% to 42%.",
         "Ce coup coûte environ 6 points d’ici la fin, et vos chances de gagner passent d’environ 54 % à 42 %."),
        (9.6, 0.54, "mistake", "This move costs about 10 points by the end; your chance to win hardly changes.",
         "Ce coup coûte environ 10 points d’ici la fin ; vos chances de gagner ne changent guère."),
        (0.0, 0.30, "mistake",
         "Your chance to win falls from about 54% to 30%, though the points come out nearly the same.",
         "Vos chances de gagner passent d’environ 54 % à 30 %, même si les points restent presque les mêmes."),
        (1.0, 0.51, "good",
         "This move costs about a point by the end, and your chance to win falls from about 54% to 51%.",
         "Ce coup coûte environ un point d’ici la fin, et vos chances de gagner passent d’environ 54 % à 51 %."),
    ],
)  # fmt: skip
def test_a_cost_in_both_languages(points: float, value: float, grade: str, en: str, fr: str) -> None:
    game = registry.game("paris")
    cost = Cost("pass", value, 0.0, points, 0.54 - value, [Driver("lit", -5), Driver("ground", 2)], better=BETTER)
    assert cost.grade == grade
    assert in_words(game, cost, "en").cost == en
    assert in_words(game, cost, "fr").cost == re.sub(" (?=[;%])", "\u00a0", fr)  # a sign stays with its word
    assert in_words(game, cost, "en").reason == (
        "Compared with the better move, in the lead at the end: "
        "lit buildings\u00a0−5, ground to build on and its lights\u00a0+2."
    )


def test_a_strict_teacher_speaks_of_more_than_a_patient_one() -> None:
    assert set(TAUGHT["patient"]) < set(TAUGHT["strict"])
    assert not any("good" in grades for grades in TAUGHT.values())
