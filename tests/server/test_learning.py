"""Lessons over HTTP: what they say, what they answer, and what they refuse."""

from typing import Any

import pytest
from litestar.testing import TestClient

from boulevard import registry
from boulevard.core.lessons import lessons_of
from boulevard.server.app import application
from boulevard.server.learning_calls import MOST_MOVES
from boulevard.server.limits import RATES, REVIEW_COST, WORDS_COST
from boulevard.server.settings import Settings
from server.kit import Served

LIGHT = "/api/learn/paris/light"
CORNER, MODEL = 1, "build CORNER b1+b2+c1"
"""A step that asks for a Corner anywhere, and its model."""


def refused(served: Served, address: str, **query: Any) -> tuple[int, str]:
    answer = served.call("GET", address, params=query)
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["error"]


@pytest.mark.parametrize("game", registry.game_names())
def test_the_lessons_of_a_game_are_listed_and_read(served: Served, game: str) -> None:
    own = lessons_of(registry.game(game).package)
    listed = served.get(f"/api/learn/{game}")
    assert [one["lesson"] for one in listed] == list(own)
    for one in listed:
        whole = served.get(f"/api/learn/{game}/{one['lesson']}")
        assert one["steps"] == [step["title"] for step in whole["steps"]]
        assert (one["title"], one["about"], one["minutes"]) == (whole["title"], whole["about"], whole["minutes"])


def test_a_step_is_asked_for_tried_and_done(served: Served) -> None:
    step = f"{LIGHT}/{CORNER}"
    begins = served.get(step)
    assert (begins["done"], begins["other"]) == (False, None)
    assert MODEL in begins["state"]["moves"]
    would = served.get(f"{step}/preview", params={"move": MODEL})
    assert would["whole"]
    done = served.get(step, params={"moves": MODEL})
    assert (done["done"], done["other"], done["state"]["moves"]) == (True, None, [])
    assert done["state"]["sheets"] == would["sheets"]
    other = next(text for text in begins["state"]["moves"] if not text.startswith("build CORNER"))
    answered = served.get(step, params={"moves": other})
    assert (answered["done"], answered["other"] is None) == (False, False)
    assert answered["state"]["ply"] == begins["state"]["ply"], "it was answered, and not played"
    assert served.get(step) == begins, "nothing is kept"


def test_a_step_is_told_in_words_and_word_by_word(served: Served) -> None:
    step = f"{LIGHT}/{CORNER}"
    english, french = (served.get(f"{step}/words", params={"lang": lang}) for lang in ("en", "fr"))
    assert english != french
    choices = served.get(f"{step}/choices", params={"path": "build CORNER"})
    assert choices["choices"]
    assert all(one["text"].startswith("build CORNER") for one in choices["choices"])
    assert refused(served, f"{step}/choices", path="build NOTHING") == (422, "no-path")


@pytest.mark.parametrize(
    "path",
    ["/api/learn/nothing", "/api/learn/nothing/light", "/api/learn/paris/nothing", "/api/learn/paris/nothing/0",
     f"{LIGHT}/99", f"{LIGHT}/8", "/api/learn/paris/__init__", "/api/learn/paris/1-light", f"{LIGHT}/99/words"],
)  # fmt: skip
def test_what_is_no_lesson_and_no_step_is_not_there(served: Served, path: str) -> None:
    assert refused(served, path) == (404, "no-page")


@pytest.mark.parametrize("step", ["-1", "x", "1.5", "1001", "9" * 40])
def test_a_step_that_is_no_number_is_refused(served: Served, step: str) -> None:
    answer = served.call("GET", f"{LIGHT}/{step}")
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]


def test_what_is_not_allowed_is_refused_by_its_rule(served: Served) -> None:
    on_a_lamp = "build CORNER c1+c2+d2"
    for path, query in (
        (f"{LIGHT}/{CORNER}", {"moves": on_a_lamp}),
        (f"{LIGHT}/{CORNER}/preview", {"move": on_a_lamp}),
    ):
        answer = served.call("GET", path, params=query)
        assert (answer.status_code, answer.json()["rule"]) == (422, "P14")


def test_moves_of_another_step_and_too_many_are_refused(served: Served) -> None:
    step = f"{LIGHT}/{CORNER}"
    assert refused(served, step, moves=[MODEL, MODEL]) == (409, "old-ply")
    assert refused(served, f"{LIGHT}/0", moves=[MODEL])[0] == 409, "nothing is asked for there"
    for nonsense in ("nonsense", "", "x" * 401):
        assert served.call("GET", step, params={"moves": nonsense}).status_code in (400, 422)
    assert served.call("GET", step, params={"moves": [MODEL] * (MOST_MOVES + 1)}).status_code == 400
    assert served.call("GET", f"{step}/preview").status_code == 400
    assert served.call("GET", f"{step}/preview", params={"move": "x" * 401}).status_code == 400
    assert served.call("POST", step).status_code == 405


@pytest.mark.parametrize(("what", "cost"), [("", REVIEW_COST), ("/words", WORDS_COST)])
def test_a_learner_is_limited_by_what_it_costs(tmp_path: Any, what: str, cost: int) -> None:
    most, _ = RATES["ask"]
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db")
    with TestClient(application(settings)) as client:
        answers = [client.get(f"{LIGHT}/99{what}").status_code for _ in range(int(most / cost) + 200)]
    assert answers[0] == 404
    assert 429 in answers


def test_every_way_of_learning_stands_in_the_openapi_document(served: Served) -> None:
    """Which schemathesis holds the server to."""
    paths = {path for path in served.get("/api/openapi.json")["paths"] if path.startswith("/api/learn")}
    game = "/api/learn/{game}"
    step = f"{game}/{{lesson}}/{{step}}"
    more = [f"{step}/{what}" for what in ("preview", "choices", "words")]
    assert paths == {game, f"{game}/{{lesson}}", step, *more}
