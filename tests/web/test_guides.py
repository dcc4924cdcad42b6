"""The words of the guide: whatever can be asked in a game is explained to whoever meets it for the first time."""

import re
from collections.abc import Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from boulevard import registry
from boulevard.core.rulebook import rules_of
from boulevard.core.steps import Ask
from web.sources import WEB

LANGUAGES = ("en", "fr")
GUIDED = [game for game in registry.game_names() if (WEB / "src" / "games" / game / "guide").exists()]
MOST = 330
"""Letters: a card is read in a moment, and has room on a phone."""


def kinds(game: str) -> set[str]:
    """The keys of the decisions that the rules of a game can ask for, each a class."""
    registry.game(game)

    def below(kind: type[Any]) -> Iterator[type[Any]]:
        for one in kind.__subclasses__():
            yield one
            yield from below(one)

    own = [one for one in below(Ask) if one.__module__.startswith(f"boulevard.games.{game}.")]
    return {one.key for one in own if hasattr(one, "key")}


def said(game: str, language: str) -> dict[str, str]:
    """What is said of each kind."""
    path: Path = WEB / "src" / "games" / game / "guide" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message):
            assert entry.value is not None
            (text,) = entry.value.elements
            assert isinstance(text, TextElement)  # what a guide says is the same at every table
            found[entry.id.name.removeprefix("guide-")] = text.value
    return found


def test_every_game_of_the_house_has_a_guide() -> None:
    assert [game for game in registry.game_names() if registry.place(game) < inf and game not in GUIDED] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_kind_of_decision_is_explained(game: str, language: str) -> None:
    assert kinds(game)
    assert set(said(game, language)) == kinds(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_an_explanation_is_short_and_ends_with_rules_that_there_are(game: str, language: str) -> None:
    numbers = set(rules_of(registry.game(game), language))
    for kind, text in said(game, language).items():
        cited = re.fullmatch(r".*[.!?] \(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)", text)
        assert cited is not None, f"{kind}: {text}"
        assert set(cited[1].split(", ")) <= numbers, kind
        assert len(text) <= MOST, kind


@pytest.mark.parametrize("game", GUIDED)
def test_both_languages_cite_the_same_rules(game: str) -> None:
    english, french = (said(game, language) for language in LANGUAGES)
    for kind, text in english.items():
        assert re.findall(r"[A-Z]\d{1,2}\b", text[text.rindex("(") :]) == re.findall(
            r"[A-Z]\d{1,2}\b", french[kind][french[kind].rindex("(") :]
        ), kind
