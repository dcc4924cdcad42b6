"""A game as the trainer sees it: its core, its encoding, and the set-ups that it is played from."""

from typing import Any

import numpy as np

from boulevard import registry
from boulevard.bots import kept_code
from boulevard.core.kernel import Words, keep_code

SETUPS: dict[str, list[tuple[int, int | None, dict[str, Any]]]] = {
    "paris": [
        (weight, None, {"edition": edition, "hand": hand, "flip": flip, "postcards": postcards})
        for edition in ("fr", "en")
        for hand, rare in ((1, 3), (2, 1))
        for flip, strange in ((False, 3), (True, 1))
        for postcards, drawn in (("first", 1), ("random", 2))
        if (weight := rare * strange * drawn)
    ],
    "flatiron": [
        (10, 2, {}),
        (4, 2, {"side": "free"}),
        *((1, 2, {"turn_limit": limit}) for limit in (8, 16, 24, 40)),  # at first nobody comes to an end
        *((1, 1, {"daniel": level, "side": side}) for level in ("normal", "hard") for side in ("violet", "free")),
    ],
    "couleurs": [
        (weight, players, {"bonus": bonus, "painters": painters})
        for players, often in ((2, 4), (3, 1), (4, 1))
        for bonus, rule in (("off", 6), ("A", 1), ("B", 1))
        for painters, with_them in (("off", 3), ("on", 1))
        if (weight := often * rule * with_them)
    ],
}
"""How often each table is played: a weight, how many players, the options. What is not listed plays as usual."""


class Played:
    """The game's core with its encoding, and trees that ask a net."""

    def __init__(self, name: str) -> None:
        keep_code(lambda game: str(kept_code.folder(game)))
        from boulevard.bots.cored import forest_of

        self.name, self.game = name, registry.game(name)
        self.forest = forest_of(name)
        self.rules: Any = registry.part(name, "kernel.rules")
        self.encoding: Any = registry.part(name, "kernel.encoding")
        self.flat: Any = registry.part(name, "kernel.flat")
        self.box: Words = self.flat.laid_out(self.game)
        self.roots = self.setups()

    def setups(self) -> Words:
        """A state for each set-up, as often as it is to be drawn."""
        found = []
        for weight, players, options in SETUPS.get(self.name, [(1, None, {})]):
            words = np.zeros(self.encoding.STATE, np.int64)
            words[: self.rules.WORDS] = self.flat.flat(self.game, self.game.setup(players, options))
            found += [words] * weight
        return np.array(found)

    def scales(self) -> Any:
        """What each number of an observation is divided by."""
        return np.array([field.scale for field in self.encoding.NUMBER_FIELDS for _ in range(field.size)], np.float32)

    def turns(self) -> tuple[Any, Any]:
        """By quarter turns: where each space and each action goes; one row where the game has no symmetry."""
        spaces, actions = [np.arange(64)], [np.arange(self.encoding.ACTIONS)]
        if hasattr(self.encoding, "turned"):
            by_space, by_action = self.encoding.turned(self.box)
            for _ in range(3):
                spaces.append(by_space[spaces[-1]])
                actions.append(by_action[actions[-1]])
        return np.array(spaces), np.array(actions)
