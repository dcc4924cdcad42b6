"""A game as an environment of PettingZoo, one seat after the other (AEC). Needs `boulevard[research]`."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from boulevard import registry
from boulevard.research.single import Single
from boulevard.research.vectors import Encoded


def env(name: str, **settings: Any) -> AECEnv:
    """The game under PettingZoo's usual guards: an action that is not allowed loses for who played it."""
    guarded: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo's users expect
    """The game itself. An observation holds the planes as ones and zeros, space by space, then the numbers; a reward is
    1 for a victory of one's own, shared with others less, and what the winners get is what the others lose."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"boulevard_{name}"}
        self.render_mode = render_mode
        self.encoded = Encoded(registry.game(name))
        self.table = Single(self.encoded, players, options or {})
        self.possible_agents = self.table.seats
        encoding = self.encoded.encoding
        size = (encoding.PLANES * 64 + encoding.NUMBERS,)
        seen = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-(1 << 15), (1 << 15) - 1, size, np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (encoding.ACTIONS,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(encoding.ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed if seed is not None else int(np.random.default_rng().integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.encoded.encoding.ACTIONS, np.int8)
        if seat == self.table.seat:
            mask[self.table.legal()] = 1
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        self.table.play(int(action))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as whoever is asked sees it."""
        return self.table.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
