"""The score pad."""

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from boulevard.core.problems import Problem
from boulevard.games.couleurs.pad import blank, questions, score_pad
from couleurs.tables import GAME

EXAMPLE = json.loads(files("boulevard.games.couleurs").joinpath("example.json").read_text("utf-8"))


def test_the_example_scores_as_it_says() -> None:
    """L29, L30. Each line of the sheet, and the winner."""
    outcome = score_pad(GAME, EXAMPLE)
    expected = dict(EXAMPLE["expected"])
    assert list(outcome.winners) == expected.pop("winners")
    assert outcome.scores == expected


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "paris"}, "pad-game"),
        ({"players": {"1": {}}}, "pad-seats"),
        ({"players": {"1": {}, "3": {}}}, "pad-seats"),
        ({"players": {"1": {"paintings": {"XX10": 0}}, "2": {}}}, "pad-painting"),
        ({"players": {"1": {"paintings": {"CE10": 0}}, "2": {"paintings": {"CE10": 1}}}}, "pad-twice"),
        ({"players": {"1": {"paintings": {"CE10": 4}}, "2": {}}}, "pad-whites"),
        ({"players": {"1": {"black": 3}, "2": {"black": 3}}}, "pad-black"),
        ({"players": {"1": {"black": -1}, "2": {}}}, "pad-black"),
        ({"players": {"1": {"tools": {"spoon": 6}}, "2": {}}}, "pad-tool"),
        ({"players": {"1": {"tools": {"tube": 7}}, "2": {}}}, "pad-token"),
        ({"players": {"1": {"painting": {}}, "2": {}}}, "field"),
        ({"players": []}, "field"),
    ],
)
def test_a_pad_that_cannot_be_is_refused(change: dict[str, Any], key: str) -> None:
    """L5, L6, L15, L17. One clear problem, in both languages."""
    with pytest.raises(Problem) as caught:
        score_pad(GAME, {**EXAMPLE, **change})
    assert caught.value.key == key
    for language in ("en", "fr"):
        assert "\n" not in caught.value.sentence(language)


def test_the_pad_asked_line_by_line() -> None:
    """L29. The same table by answers to questions; an answer that cannot be read is refused."""
    answers = {
        "players": ["3"],
        "painting": ["1 CE10 1", "1 va16 0", "2 MO14 3"],
        "black": ["1 1", "2 3"],
        "tool": ["1 brush 10", "1 tube 6", "2 palette 6", "3 brush 10", "3 palette 10", "3 tube 10"],
    }
    draft = blank(GAME)
    score_pad(GAME, draft)
    for question in questions(GAME):
        for line in answers[question.key]:
            question.answer(draft, line)
            score_pad(GAME, draft)
        for line in ("", "x", "9 9 9 9", "1 CE10 -1"):
            with pytest.raises(Problem):
                question.answer(copy.deepcopy(draft), line)
    assert score_pad(GAME, draft) == score_pad(GAME, EXAMPLE)
