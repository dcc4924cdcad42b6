"""The figures in the rules of Flatiron are those of the content file, and its names those of the table."""

from collections import Counter

import pytest

from boulevard.core.rulebook import rules_of
from boulevard.core.texts import LANGUAGES, texts
from boulevard.games.flatiron.moves import COLOURS, ENDS, STREETS
from boulevard.games.flatiron.picture import worded
from flatiron.tables import game

SIGNED = {mark: f" ({'+' if mark > 0 else '−'}{abs(mark)})" for mark in (-2, -1, 1, 2)} | {0: ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_prices_is_that_of_the_content(language: str) -> None:
    """F18, F19. What a colour costs on a board, and its points, which are the same."""
    words = texts(language, game.package)
    head, *rows = rules_of(game, language)["F18"].table
    assert head[1:] == tuple(words(f"colour-{colour}") for colour in COLOURS)
    boards = game.box.boards
    assert rows == [(name, *(str(board.price[colour]) for colour in COLOURS)) for name, board in boards.items()]
    assert all(board.price == board.points for board in boards.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_has_the_actions_that_are_told(language: str) -> None:
    """F7. Seven actions are on every side; the eighth is told."""
    told = rules_of(game, language)["F7"].words
    eighth = {
        ("money", 3): {"en": "$3 on every violet side", "fr": "3\u00a0$ sur toutes les faces violettes"},
        ("dollars_per_floor",): {"en": "$1 for each floor built (board", "fr": "1\u00a0$ par étage construit (plateau"},
        ("buy_any", 2): {"en": "any pillar for $2 (board", "fr": "un pilier au choix pour 2\u00a0$ (plateau"},
        ("city_hall", 1): {
            "en": "City Hall’s options for $1 (board",
            "fr": "de l’hôtel de ville pour 1\u00a0$ (plateau",
        },
        ("newspaper",): {"en": "newspaper of the day (board", "fr": "journal du jour (plateau"},
    }
    for (board, side), columns in game.box.printed.items():
        assert [len(columns[street]) for street in STREETS] == [2] * 4
        rows = [(one.__struct_config__.tag, *(getattr(one, name) for name in one.__struct_fields__))
                for column in columns.values() for one in column]  # fmt: skip
        base = [("build", 1, 1, 0, False), ("build", 2, 2, 0, False), ("floor", 5, 6), *(("trade", c) for c in COLOURS)]
        assert not Counter(base) - Counter(rows)
        (more,) = (Counter(rows) - Counter(base)).elements()
        assert eighth[more][language] + ("" if side == "violet" else f" {board})") in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_street_cards_are_as_they_are_told(language: str) -> None:
    """F4. Prices, marks, and two cards of each street in every pile."""
    told, cards = rules_of(game, language)["F4"].words.replace("\u00a0", " "), game.box.cards
    prices = sorted({card.cost for card in cards.values()})
    shape = {"en": "from ${} to ${}", "fr": "de {} $ à {} $"}[language]
    assert shape.format(prices[0], prices[-1]) in told
    marks = [game.box.mark[card, end] for card in cards for end in ENDS]
    assert f"−{-min(marks)}" in told
    assert f"+{max(marks)}" in told
    assert set(Counter((card.pile, card.street) for card in cards.values()).values()) == {2}
    assert f" {len(cards)} " in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newspapers_are_told_by_name(language: str) -> None:
    """F24. Each kind with its action, in the words of the table."""
    words = texts(language, game.package)
    _, *rows = rules_of(game, language)["F24"].table
    found = {words(f"newspaper-{kind}"): worded(words, "action", verb) for kind, verb in game.box.newspapers.items()}
    assert rows == list(found.items())
    assert set(Counter(game.box.all_news).values()) == {2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_decrees_is_that_of_the_content(language: str) -> None:
    """F31. What each half earns, and its mark."""
    words = texts(language, game.package)
    _, *rows = rules_of(game, language)["F31"].table
    box = game.box
    assert rows == [
        (
            words(f"decree-{decree}"),
            *(worded(words, "earns", box.decree_score[decree, end]) + SIGNED[box.mark[decree, end]] for end in ENDS),
        )
        for decree in box.decrees
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_prices_and_points_are_those_of_the_content(language: str) -> None:
    """F3, F5, F8, F13, F27, F30. Figures told in words."""
    rules = {number: rule.words.replace("\u00a0", " ") for number, rule in rules_of(game, language).items()}
    box = game.box
    money = {"en": "${}", "fr": "{} $"}[language].format
    assert money(box.dollars.first) in rules["F8"]
    assert money(box.dollars.second) in rules["F8"]
    assert money(box.dollars.solo) in rules["F33"]
    assert money(box.decree_price) in rules["F13"]
    assert f" {box.paperboy[0]}" in rules["F3"]
    assert all(str(space) in rules["F27"] for space in box.paperboy[1:])
    assert f"{box.good_reputation} points" in rules["F30"]
    assert str(-box.bad_reputation) in rules["F30"]


def test_floors_have_the_effects_that_are_told() -> None:
    """F2, F26. Fifteen: the four with a star name a street each, four a colour each, and seven differ."""
    floors, effects = game.box.floors, game.box.effects
    verbs = Counter(effects[name].__struct_config__.tag for name in floors)
    assert (len(floors), verbs.pop("arrival_dollar"), verbs.pop("points_for_colour")) == (15, 4, 4)
    assert (len(verbs), set(verbs.values())) == (7, {1})
    starred = [effects[name] for name, floor in floors.items() if floor.start]
    assert {effect.__struct_config__.tag for effect in starred} == {"arrival_dollar"}
