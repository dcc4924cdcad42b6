"""Privacy at the socket: two tables that differ only in what somebody may not see send the same bytes."""

from random import Random

import pytest

from boulevard import registry
from boulevard.trial.report import Compared
from boulevard.trial.twins import Twins, position
from server.inside import FRAMED
from server.kit import Served


@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_hidden_stays_hidden(served: Served, name: str) -> None:
    compared = Compared()
    twins = Twins(served, compared)
    for number in range(10):
        twins.at(name, Random(f"privacy {name} {number}"), 2 + 7 * number)
    twins.close()
    assert compared.broken == []
    assert compared.different == 0
    assert compared.answers > 100
    assert twins.followed > 10
    assert twins.frames > 10 or name not in FRAMED


def test_the_twins_do_differ(served: Served) -> None:
    """The test would see nothing if the two were the same."""
    rng = Random("differ")
    table, _ = position("paris", rng, 6)
    others = [table.game.disguise(table.state, "orange", rng) for _ in range(5)]
    assert any(table.game.save(other) != table.game.save(table.state) for other in others)
