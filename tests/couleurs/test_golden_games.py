"""The golden games of Les Couleurs de Paris show every way to end, every painter and every bonus card."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boulevard.core.record import Record, read_record
from boulevard.games.couleurs.moves import BONUS_CARDS, PAINTERS
from couleurs.studio import GAME

GOLDEN = sorted((Path(__file__).parent.parent / "data" / "golden" / "couleurs").glob("*.game"))
RECORDS = [read_record(path.read_bytes()) for path in GOLDEN]


def texts(verb: str, **options: str) -> Iterator[str]:
    """The last words of the moves of this kind in the games with these options."""
    for record in RECORDS:
        if options.items() <= record.options.items():
            yield from (line.text.split(" ")[-1] for line in record.lines if line.text.startswith(f"{verb} "))


def ending(record: Record) -> tuple[int, str]:
    assert record.outcome is not None
    return len(record.players), record.outcome["reason"]


def test_each_end_with_each_number_of_players():
    """L27, L28. Second painting, fifth black, round limit: with two, three and four."""
    reasons = ("second painting", "fifth black", "round limit")
    assert {ending(record) for record in RECORDS} == {(count, reason) for count in GAME.players for reason in reasons}


def test_each_painter():
    """M5. Every painter is kept by somebody."""
    assert set(texts("keep")) == set(PAINTERS)


@pytest.mark.parametrize("rule", ["A", "B"])
def test_each_bonus_card_under_both_rules(rule):
    """M2, M3. Every bonus card is bought under either rule, and played under rule B."""
    assert set(texts("buy", bonus=rule)) == set(BONUS_CARDS)
    assert set(texts("play", bonus=rule)) == (set(BONUS_CARDS) if rule == "B" else set())
