"""The rules as they are read: words in both languages, tables, what is this table's own, and French signs."""

import re
from itertools import pairwise

import pytest

from boulevard import registry
from boulevard.core.rulebook import Rule, rules_of

MARK = {"en": "at this table", "fr": "à cette table"}
OURS = {
    "paris": "P3 P14 P15 P16 C1 C2 C3 C5 C6 C7 C9 C11 C12 S5",
    "couleurs": "L8 L15 L19 L21 L24 L28 M1 M2 M3 M5 M6 M7 M8 M9",
    "flatiron": "F7 F15 F16 F17 F19 F20 F21 F22 F23 F26 F27 F28 F29 F31 F32 F35 F36 F37",
}
"""The rules of which a part is a ruling of ours, the rulebooks being silent or of two minds."""


def read(game: str, language: str) -> dict[str, Rule]:
    return rules_of(registry.game(game), language)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", MARK)
def test_our_own_rulings_say_that_they_are_this_table_s(game: str, language: str) -> None:
    marked = [number for number, rule in read(game, language).items() if MARK[language] in rule.words.lower()]
    assert marked == OURS[game].split()


@pytest.mark.parametrize("game", registry.game_names())
def test_both_languages_have_the_same_tables(game: str) -> None:
    """As many rows and cells, and as many cells in every row."""
    english, french = read(game, "en"), read(game, "fr")
    for number, rule in english.items():
        shape = [len(row) for row in rule.table]
        assert shape == [len(row) for row in french[number].table], number
        assert len(set(shape)) <= 1, number


@pytest.mark.parametrize("game", registry.game_names())
def test_a_french_sign_of_the_rules_stays_with_its_word(game: str) -> None:
    """Plain in the file, no-break where it is read, in tables too."""
    for number, rule in read(game, "fr").items():
        for text in (rule.words, str(rule), *(cell for row in rule.table for cell in row)):
            apart = [sign for before, sign in pairwise(text) if before == " " and sign in ";:!?»%$"]
            assert apart == [], f"{number}: {text}"
            assert "« " not in text, number
            assert not re.search(r"\w[;!?»]|\d\$", text), f"{number}: {text}"


def test_a_rule_is_read_plainly_with_its_table_below() -> None:
    rule = Rule("**Bold** and `code`.", (("Space", "1"), ("Tube", "10")))
    assert str(rule) == "Bold and code.\n  Space  1\n  Tube   10"
    wide = Rule("Words.", (("One", "x" * 80), ("Other", "y")))
    assert str(wide) == f"Words.\n  One | {'x' * 80}\n  Other | y"
