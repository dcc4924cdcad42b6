"""Lessons: every position is a ply of a record that replays, every move that is asked for is offered there, and whoever
plays the models comes to the end."""

import re
from itertools import pairwise

import pytest

from boulevard import registry
from boulevard.core.lessons import Lesson, Step, Words, lessons_of, record_of
from boulevard.core.rulebook import rules_of
from boulevard.core.table import replay
from boulevard.server.coach import Sitting
from boulevard.server.refusals import NotOffered, Refusal

GAMES = {name: registry.game(name) for name in registry.game_names()}
LESSONS = {(name, lesson): one for name, game in GAMES.items() for lesson, one in lessons_of(game.package).items()}
STEPS = [
    pytest.param(game, step, id=f"{game}-{lesson}-{at}")
    for (game, lesson), one in LESSONS.items()
    for at, step in enumerate(one.steps)
]
MOST_SENTENCES = 3


def said(one: Lesson) -> list[Words]:
    """Everything that a lesson says."""
    words = [one.title, one.about, *(learnt.says for learnt in one.learnt)]
    for step in one.steps:
        words += [step.title, step.say, *(found for found in (step.do, step.after) if found)]
        words += [found for answer in step.answers for found in (answer.says, answer.reply)]
        words += [other.say for other in step.others]
    return words


def test_every_game_has_lessons() -> None:
    assert {game for game, _ in LESSONS} == set(GAMES)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_played_to_its_end(game: str, step: Step) -> None:
    models = [texts[0] for texts in step.moves]
    sitting = Sitting(GAMES[game], step)
    assert sitting.room.ply == step.ply
    assert bool(sitting.state.moves) == bool(step.moves)
    for played in range(1, len(models) + 1):
        sitting = Sitting(GAMES[game], step, models[:played])
        assert sitting.other is None
    assert sitting.done == bool(models)
    assert not models or not sitting.state.moves


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_asks_for_one_thing_and_answers_what_else_is_done(game: str, step: Step) -> None:
    assert not (step.moves and step.answers)
    assert bool(step.do) == bool(step.moves or step.answers)
    assert not step.answers or (any(one.right for one in step.answers) and len(step.answers) > 1)
    for texts in step.moves:
        assert "*" not in texts[0], "the first text is the model"
    assert not step.moves or (step.others and step.others[-1].when == ["*"]), "something is said to every other move"
    assert step.after is not None or not step.moves


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_what_a_step_cites_is_a_rule_of_its_game(game: str, step: Step) -> None:
    rules = rules_of(GAMES[game], "en")
    cited = [step.rule, *(one.rule for one in step.others)]
    assert {one for one in cited if one} <= set(rules)


@pytest.mark.parametrize("where", LESSONS, ids="-".join)
def test_a_lesson_is_short_and_says_everything_in_both_languages(where: tuple[str, str]) -> None:
    one = LESSONS[where]
    assert 4 <= one.minutes <= 8
    assert one.learnt
    assert {learnt.rule for learnt in one.learnt} <= set(rules_of(GAMES[where[0]], "en"))
    for words in said(one):
        assert words.en.strip()
        assert words.fr.strip()
        assert "'" not in words.en + words.fr, "the typographer's apostrophe"
    for step in one.steps:
        for text in (step.say.en, step.say.fr):
            assert len(re.findall(r"[.!?…](?=\s|$)", text)) <= MOST_SENTENCES, text


@pytest.mark.parametrize("where", LESSONS, ids="-".join)
def test_what_is_shown_act_by_act_begins_where_the_step_before_ends(where: tuple[str, str]) -> None:
    for before, step in pairwise(LESSONS[where].steps):
        if step.since is not None:
            ends = Sitting(GAMES[where[0]], before, [texts[0] for texts in before.moves])
            assert (before.record, before.seat, ends.room.ply) == (step.record, step.seat, step.since)
            record = record_of(GAMES[where[0]].package, step.record)
            played = [f"{line.seat} {line.text}" for line in ends.room.table.lines] if ends.room.table else []
            assert played == [str(line) for line in record.lines[: step.since]]
            assert Sitting(GAMES[where[0]], step).state.events


@pytest.mark.parametrize("game", GAMES)
def test_the_records_of_the_lessons_replay(game: str) -> None:
    for name in {step.record for (of, _), one in LESSONS.items() if of == game for step in one.steps}:
        replay(GAMES[game], record_of(GAMES[game].package, name))


def test_what_is_not_allowed_is_refused_by_its_rule() -> None:
    step = next(one for one in LESSONS["paris", "light"].steps if "SMALL_T" in one.show)
    with pytest.raises(NotOffered) as refused:
        Sitting(GAMES["paris"], step, ["build SMALL_T b3+b4+b5+c4"])
    assert refused.value.rule == "P14"


def test_what_is_allowed_and_not_asked_for_is_answered_and_not_played() -> None:
    step = next(one for one in LESSONS["paris", "light"].steps if one.moves)
    other = next(text for text in Sitting(GAMES["paris"], step).state.moves if not step.counts(0, text))
    tried = Sitting(GAMES["paris"], step, [other]).tried
    assert (tried.done, tried.state.ply) == (False, step.ply)
    assert tried.other == step.other(other)
    with pytest.raises(Refusal, match=r"\d"):
        Sitting(GAMES["paris"], step, [other, other])
