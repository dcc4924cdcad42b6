"""Catalogues: both languages say everything, with words of their own for every verb and a name for every piece."""

from typing import get_args

import pytest

from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron import actions, bonuses, daniel, effects, scoring
from boulevard.games.flatiron.moves import KINDS
from boulevard.games.flatiron.picture import acted, picture, worded
from flatiron.tables import BOARDS, OPEN_TABLE, game, new_solo, play, table

GROUPS = {
    "action": actions.Action,
    "bonus": bonuses.AnyBonus,
    "effect": effects.AnyEffect,
    "earns": scoring.AnyDecreeVerb,
    "does": daniel.AnyDanielVerb,
}
PIECES = {
    "card": game.box.cards,
    "decree": game.box.decrees,
    "floor": [*game.box.floors, "roof"],
    "newspaper": KINDS,
    "daniel": game.box.daniel,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_words_of_its_own(language: str) -> None:
    words = texts(language, game.package)
    for group, verbs in GROUPS.items():
        keys = [f"{group}-{verb.__struct_config__.tag}" for verb in get_args(verbs)]
        assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence(language: str) -> None:
    words = texts(language, game.package)
    assert [kind.name for kind in game.event_types if not words.has(f"event-{kind.name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    words = texts(language, game.package)
    for piece, ids in PIECES.items():
        names = [words(f"{piece}-{one}") for one in ids]
        assert len(set(names)) == len(names), piece


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_can_be_said(language: str) -> None:
    words, box = texts(language, game.package), game.box
    office = table().offices["1"]
    said = [acted(box, words, action, office) for action in box.action.values()]
    said += [worded(words, "earns", score) for score in box.decree_score.values()]
    said += [worded(words, "effect", floor.effect) for floor in box.floors.values()]
    said += [worded(words, "bonus", bonus) for floor in box.floors.values() for bonus in floor.slots]
    said += [worded(words, "does", card.action) for card in box.daniel.values()]
    assert all(said)


def test_the_picture_names_the_action_asked_about() -> None:
    s = play(table("broadway"), "activate")
    words = texts("en", game.package)
    shown = picture(game, game.view(s, "1"), words)
    assert shown.endswith("Now: buy or sell an orange pillar for $4")
    assert "Now:" not in picture(game, game.view(s, "2"), words)


def test_the_picture_shows_daniel() -> None:
    shown = picture(game, game.view(new_solo("deal daniel DB4"), "1"), texts("fr", game.package))
    assert "Ses cartes visibles\u00a0: La Conférence\u00a0; popularité 1\u00a0; paires 0" in shown


def test_the_picture_hides_what_the_viewer_may_not_know() -> None:
    s = table(hand="swap", rival={"hand": "decree"})
    words = texts("en", game.package)
    assert "The Daily Barter" in picture(game, game.view(s, "1"), words)
    assert "The Daily Barter" not in picture(game, game.view(s, "2"), words)


def test_the_picture_shows_the_boards_to_choose_from() -> None:
    s = play(game.setup(2, {"side": "free"}), *OPEN_TABLE, *BOARDS[:2])
    words = texts("en", game.package)
    own, rival = (picture(game, game.view(s, seat), words) for seat in ("1", "2"))
    assert "Broadway: buy or sell an orange pillar for $4 / build a pillar for $1" in own
    assert "Broadway: buy or sell an orange pillar for $4 / build a pillar for $1" not in rival
