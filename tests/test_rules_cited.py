"""Every numbered rule of every game has a test that names it, in both languages the same rules."""

from pathlib import Path

import pytest

from boulevard import registry
from citations import cited, named, numbered

TESTS = Path(__file__).parent
SOURCE = Path(str(registry.__file__)).parent / "games"


@pytest.mark.parametrize("game", registry.game_names())
def test_every_numbered_rule_is_cited_by_a_test(game: str) -> None:
    rules = numbered(game)["en"]
    assert rules, f"no numbered rule in {game}/rules/en.md"
    tested = cited(TESTS / game)
    assert [rule for rule in rules if rule not in tested] == [], "rules that no test cites"


@pytest.mark.parametrize("game", registry.game_names())
def test_tests_cite_rules_that_exist(game: str) -> None:
    assert sorted(cited(TESTS / game) - set(numbered(game)["en"])) == [], "cited, but not in the rules"


@pytest.mark.parametrize("game", registry.game_names())
def test_refusals_and_steps_cite_rules_that_exist(game: str) -> None:
    assert sorted(named(SOURCE / game) - set(numbered(game)["en"])) == [], "named by the code, but not in the rules"


@pytest.mark.parametrize("game", registry.game_names())
def test_both_languages_number_the_same_rules_once_each_in_the_same_order(game: str) -> None:
    languages = numbered(game)
    assert languages["en"] == languages["fr"]
    assert len(set(languages["en"])) == len(languages["en"])


def test_a_citation_is_the_beginning_of_a_test_s_docstring(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        'def test_a():\n    """C2, P14. Both."""\n\n\n'
        'def test_b():\n    """As C3 says."""\n\n\n'
        'def drawn():\n    """C4. No test."""\n\n\n'
        'class TestIt:\n    def test_c(self):\n        """S1: a colon."""\n',
        "utf-8",
    )
    assert cited(tmp_path) == {"C2", "P14", "S1"}
