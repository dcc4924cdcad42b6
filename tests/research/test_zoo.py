"""The environments of PettingZoo, under its own tests: `./test -m research`."""

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from boulevard.research.vectors import encoded_games
from boulevard.research.zoo import env, raw_env

pytestmark = [pytest.mark.research, pytest.mark.filterwarnings("default")]

GAMES = encoded_games()


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_pettingzoo(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # observations with a mask are dictionaries, seats have names
        api_test(env(name), num_cycles=400)
    seed_test(lambda: env(name), num_cycles=100)
    render_test(lambda render_mode=None: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_paid_out_to_nothing_in_all(name: str) -> None:
    table = raw_env(name)
    table.reset(seed=4)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            paid[agent] = reward
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert set(paid) == set(table.possible_agents)
    assert abs(sum(paid.values())) < 1e-9
    assert max(paid.values()) == 1 or set(paid.values()) == {0.0}


def test_what_is_not_allowed_is_refused() -> None:
    table: Any = raw_env("paris")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="action 0 is not allowed; these are: "):
        table.step(0)
