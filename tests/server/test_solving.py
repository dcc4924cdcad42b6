"""Problems over HTTP: what is asked, what is answered to a try, and that nothing is given away before."""

import json
import secrets
from random import Random
from typing import Any

import msgspec
import pytest

from boulevard import registry
from boulevard.core.puzzles import Puzzle, puzzles_of, record_of
from boulevard.core.table import replay
from boulevard.server import posed
from boulevard.server.posed import Posed, listed
from boulevard.server.refusals import Refusal
from server.kit import Served

GAMES = registry.game_names()


def puzzle_of(game: str, number: int) -> Puzzle:
    found = puzzles_of(registry.game(game).package)
    assert found is not None
    return found[1][number - 1]


def refused(served: Served, address: str, **query: Any) -> tuple[int, str]:
    answer = served.call("GET", address, params=query)
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["error"]


def test_the_problems_of_the_day_are_the_same_for_all(served: Served) -> None:
    found = served.get("/api/problems")
    assert [one["game"] for one in found["games"]] == GAMES
    for one in found["games"]:
        assert 1 <= one["today"] <= one["count"] == len(one["levels"]) == len(one["ratings"])
        assert all(set(theme["said"]) == {"en", "fr"} for theme in one["themes"])
    assert listed("paris", 100) == listed("paris", 100)
    assert listed("paris", 100).today != listed("paris", 101).today


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_asked_tried_and_solved(served: Served, game: str) -> None:
    puzzle, address = puzzle_of(game, 1), f"/api/problems/{game}/1"
    answer = [step.move for step in puzzle.steps]
    begins = served.get(address)
    assert (begins["done"], begins["wrong"], begins["at"]) == (False, False, 0)
    assert begins["steps"] == len(answer)
    assert len(begins["state"]["moves"]) == begins["moves"]
    assert begins["state"]["undo_to"] == []
    other = next(move for move in begins["state"]["moves"] if move != answer[0])
    tried = served.get(address, params={"moves": other})
    assert (tried["done"], tried["wrong"]) == (False, True)
    assert tried["state"] == begins["state"], "it was answered, and not played"
    assert served.get(f"{address}/allowed", params={"move": other}) is True
    done = served.get(address, params={"moves": answer})
    assert (done["done"], done["wrong"], done["at"]) == (True, False, len(answer))
    assert done["state"]["moves"] == []
    assert done["state"]["ply"] == begins["state"]["ply"] + len(puzzle.answer)
    assert served.get(address) == begins, "nothing is kept"
    told = served.get(f"{address}/solution")
    assert [step["move"] for step in told["steps"]] == answer
    assert told["exact"] == puzzle.exact


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_not_sent_before_it_is_found(game: str) -> None:
    """Whatever the answer is, and whatever speaks for it, not a byte of what is sent before depends on it."""
    number = 1
    puzzle = puzzle_of(game, number)
    before = Posed(game, number)
    s = replay(before.game, record_of(puzzle, before.made)).state
    others = [str(move) for move in before.game.options(s, puzzle.seat) if str(move) != puzzle.steps[0].move]
    wrong = Random(1).choice(others)
    sent = json.dumps(_plain(before.shown)), json.dumps(_plain(Posed(game, number, [wrong]).shown))
    assert all(puzzle.steps[0].move in json.loads(one)["state"]["moves"] for one in sent)
    for one in sent:
        body = json.loads(one)
        del body["state"]["moves"]
        assert "theme" not in json.dumps(body)
        assert "answer" not in body


def _plain(shown: Any) -> Any:
    return msgspec.to_builtins(shown)


@pytest.mark.parametrize("game", GAMES)
def test_hints_give_away_a_little(served: Served, game: str) -> None:
    given = served.get(f"/api/problems/{game}/2/nudge")
    assert set(given["said"]) == {"en", "fr"}
    assert given["said"]["en"]["nudge"] != given["said"]["fr"]["nudge"]
    answer = [step.move for step in puzzle_of(game, 2).steps]
    assert refused(served, f"/api/problems/{game}/2/nudge", moves=answer) == (422, "no-decision")


def test_what_falls_short_is_said_by_what_was_proven(served: Served) -> None:
    puzzle, address = puzzle_of("paris", 1), "/api/problems/paris/1"
    begins = served.get(address)
    step = puzzle.steps[0]
    for move, worth in zip(begins["state"]["moves"], step.worths, strict=True):
        if move != step.move:
            told = served.get(f"{address}/trial", params={"moves": move})
            assert told["exact"]
            assert (told["kind"] == "near") == (worth > 0)
            assert told["said"]["en"]["verdict"] != told["said"]["fr"]["verdict"]
            break
    assert refused(served, f"{address}/trial", moves=step.move) == (422, "no-decision")
    assert refused(served, f"{address}/trial") == (422, "no-decision")


@pytest.mark.parametrize("game", ["couleurs", "flatiron"])
def test_elsewhere_a_worker_looks_into_a_try(served: Served, game: str) -> None:
    puzzle = puzzle_of(game, 1)
    told = served.get(f"/api/problems/{game}/1/trial", params={"moves": puzzle.steps[0].next})
    assert not told["exact"]
    assert "%" in told["said"]["en"]["verdict"]


def test_words_and_choices_tell_the_table_and_no_points(served: Served) -> None:
    address = "/api/problems/paris/1"
    english, french = (served.get(f"{address}/words", params={"lang": lang}) for lang in ("en", "fr"))
    assert english != french
    choices = served.get(f"{address}/choices")
    assert choices["choices"]
    assert all(one["gain"] is None for one in choices["choices"])


def test_bad_questions_are_refused_politely(served: Served) -> None:
    assert refused(served, "/api/problems/chess/1") == (404, "no-page")
    assert refused(served, "/api/problems/paris/99999") == (404, "no-page")
    assert refused(served, "/api/problems/paris/0")[0] == 400
    assert refused(served, "/api/problems/paris/1", moves="build NOWHERE a1")[0] == 422
    step = puzzle_of("paris", 1).steps[-1]
    assert refused(served, "/api/problems/paris/1", moves=[step.move, step.move]) == (409, "old-ply")
    assert refused(served, "/api/problems/paris/1/allowed", move="pass pass")[0] == 422


def test_a_game_without_problems_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posed, "puzzles_of", lambda package: None)
    with pytest.raises(Refusal) as refusal:
        posed.shelf("paris")
    assert refusal.value.key == "no-page"


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_is_studied_with_its_answer_as_a_branch(served: Served, game: str) -> None:
    """The study begins with the position; the answer follows, and what comes next best where the solver knows it, each
    named, and nothing is left out."""
    puzzle, token = puzzle_of(game, 1), secrets.token_urlsafe(24)
    made = served.post("/api/studies", {"problem": {"game": game, "number": 1}}, token)
    assert (made["trouble"], made["left_out"]) == (None, 0)
    nodes = served.get(f"/api/studies/{made['study']}", token)["nodes"]
    assert [f"{one['seat']} {one['text']}" for one in nodes if one["born"] == 0][1:] == puzzle.lines
    tried = [one for one in nodes if one["parent"] == f"m{len(puzzle.lines)}"]
    assert [one["name"] for one in tried] == ["The answer", "The next best move"][: 1 + puzzle.exact]
    assert tried[0]["text"] == puzzle.steps[0].move
    branches = [f"{one['seat']} {one['text']}" for one in nodes if one["born"] > 0]
    assert branches == [*puzzle.answer, *puzzle.best, *puzzle.other]
    for wrong in ({"game": game, "number": 9999}, {"game": "chess", "number": 1}):
        assert served.call("POST", "/api/studies", {"problem": wrong}, token=token).status_code == 404
