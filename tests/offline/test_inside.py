"""The rules keep their promises in the Python that a page ships: their own tests, inside."""

import json

import pytest

from offline.inside import outcomes, ran

SAMPLE = (
    "tests/paris/test_scoring.py", "tests/couleurs/test_rounds.py", "tests/flatiron/test_turn.py",
    "tests/core/test_table.py", "tests/couleurs/test_why_not.py",
)  # fmt: skip
WHOLE = ("paris", "couleurs", "flatiron", "core", "test_golden.py", "test_contract.py")


def test_all_that_ships_can_be_had_without_anything_beside_it() -> None:
    found = json.loads(ran("inside_alone.py"))
    assert len(found) > 200
    assert {name: why for name, why in found.items() if why is not None} == {}


def test_some_tests_of_the_rules_pass_in_the_python_that_ships() -> None:
    found = outcomes(*SAMPLE)
    assert found["passed"] > 100
    assert set(found) <= {"passed", "skipped", "in"}


@pytest.mark.long
def test_all_tests_of_the_rules_pass_in_the_python_that_ships() -> None:
    """Those of the three games and of what they share, the golden games, the contract."""
    found = outcomes(*(f"tests/{one}" for one in WHOLE))
    assert found["passed"] > 2_000
    assert "failed" not in found
