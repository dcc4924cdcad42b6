"""The score pad: the example, its questions, and what is said of a pad that cannot be."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from boulevard.core.problems import Problem
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron import pad
from flatiron.tables import game

EXAMPLE = json.loads(files(game.package).joinpath("example.json").read_text("utf-8"))


def changed(**fields: object) -> dict[str, Any]:
    return {**copy.deepcopy(EXAMPLE), **fields}


def with_player(**fields: object) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(EXAMPLE)
    data["players"]["1"].update(fields)
    return data


def test_the_example_scores_as_expected() -> None:
    outcome = pad.score_pad(game, EXAMPLE)
    assert {**outcome.scores, "winners": list(outcome.winners)} == EXAMPLE["expected"]


def test_daniel_s_sheet() -> None:
    data = changed(options={"daniel": "hard"}, roof="daniel")
    data["players"] = {"1": {"points": 20}, "daniel": {"points": 30, "cards": ["BW4", "DE2"]}}
    outcome = pad.score_pad(game, data)
    assert outcome.scores["daniel"] == {"play": 30, "cards": 2 + 3 + 1 + 1, "total": 37}
    assert outcome.winners == ("daniel",)


BROKEN = [
    ([], "field"),
    (changed(game="paris"), "pad-game"),
    (changed(options={"daniel": "hard"}), "option-value"),
    (changed(roof="3"), "pad-roof"),
    (changed(levels=[["red"]]), "pad-colour"),
    (changed(levels=[["orange"]] * 6), "pad-levels"),
    (changed(levels=[["orange", "blue", "ivory", "blue"]]), "pad-levels"),
    (changed(levels=[["orange"] * 3] * 5), "pad-pillars"),
    (changed(levels=[["orange", "blue", "ivory"]] * 4), "pad-unfinished"),
    (changed(levels=[["orange"], ["blue"]], roof=None), "pad-unfinished"),
    (changed(players={"1": {"points": 3}}), "pad-players"),
    (with_player(points=-1), "pad-number"),
    (with_player(tokens=5), "pad-number"),
    (with_player(tokens=4), "pad-number"),
    (with_player(stock=["blue", "blue"]), "pad-stock"),
    (with_player(stock=["red"]), "pad-colour"),
    (with_player(columns={"hall": []}), "pad-column-unknown"),
    (with_player(columns={"av5": ["XX1 top"]}), "pad-card"),
    (with_player(columns={"av5": ["FA1"]}), "pad-answer"),
    (with_player(columns={"av5": ["FA1 bottom", "FA3 top"]}), "pad-answer"),
    (with_player(columns={"av5": ["BW1 top"]}), "pad-street"),
    (with_player(columns={"av5": ["FA1 top", "FA3 top", "FA4 top", "FA5 top"]}), "pad-column-full"),
    (with_player(columns={"av5": ["DE1 top", "DE2 top"]}), "pad-decrees"),
    (with_player(columns={"av5": ["FA7 top"]}), "pad-twice"),
]


@pytest.mark.parametrize(("data", "key"), BROKEN, ids=[f"{key} {n}" for n, (_, key) in enumerate(BROKEN)])
def test_an_impossible_pad_is_refused(data: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as caught:
        pad.score_pad(game, data)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.sentence(language)


def answered(*lines: str) -> dict[str, Any]:
    """The draft after these answers; `.` ends a question that is asked again and again."""
    draft, left = pad.blank(game), list(lines)
    for question in pad.questions(game):
        if question.when is not None and not question.when(draft):
            continue
        for language in LANGUAGES:
            assert texts(language, game.package)(f"pad-{question.key}", **question.figures)
        while (line := left.pop(0)) != "." or not question.many:
            question.answer(draft, line)
            pad.score_pad(game, draft)
            if not question.many:
                break
    assert not left
    return draft


def test_the_example_can_be_told_line_by_line() -> None:
    said = ["2", *(" ".join(level) for level in EXAMPLE["levels"]), ".", "2"]
    for seat in ("1", "2"):
        player = EXAMPLE["players"][seat]
        said += [str(player["points"]), str(player["dollars"]), str(player["tokens"]), ", ".join(player["stock"])]
        said += [", ".join(cards) for cards in player["columns"].values()]
    draft = answered(*said)
    assert pad.score_pad(game, draft) == pad.score_pad(game, EXAMPLE)


def test_daniel_can_be_told_line_by_line() -> None:
    draft = answered(
        "hard",
        "orange blue",
        ".",
        "",
        *("20", "5", "1", "", "bw1 bottom", "", "", ""),
        *("30", "BW4 DE2"),
    )
    outcome = pad.score_pad(game, draft)
    assert outcome.scores["1"]["reputation"] == 10
    assert outcome.scores["daniel"]["cards"] == 7


@pytest.mark.parametrize("line", ["many", "", "-1", "1 2"])
def test_a_wrong_answer_is_refused(line: str) -> None:
    points = next(question for question in pad.questions(game) if question.key == "points")
    with pytest.raises(Problem):
        points.answer(pad.blank(game), line)
